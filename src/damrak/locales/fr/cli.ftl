# La commande `damrak`.
cli-about = Damrak : deux jeux de plateau dans l’Amsterdam du siècle d’or, au terminal et dans le navigateur.
cli-version-compiled = damrak { $version }, règles compilées
cli-version-interpreted = damrak { $version }, règles interprétées
cli-interpreted = Cette copie a été installée sans compiler les règles : elles et les robots sont environ neuf fois plus lents. Réinstallez-la là où il y a un compilateur C, sans DAMRAK_PURE.
cli-no-pages = Cette copie a été installée sans les pages du serveur : un navigateur n’y voit aucune partie. Réinstallez-la sans DAMRAK_NO_WEB.

cli-game-merchants = Les Marchands d’Amsterdam
cli-game-tickets = Les Aventuriers du Rail : Amsterdam

cli-help-usage = Usage :
cli-help-shape = COMMANDE …
cli-help-commands = Commandes
cli-help-arguments = Arguments{"\u00A0"}
cli-help-flags = Options{"\u00A0"}
cli-help-help = afficher cette aide et quitter
cli-help-language = parler anglais, français ou néerlandais (sinon selon LANG)
cli-help-version = afficher la version, et si les règles sont compilées
cli-help-more = « damrak COMMANDE --help » explique une commande.
cli-noun-game = JEU
cli-noun-file = FICHIER
cli-noun-file-or-game = FICHIER|JEU
cli-noun-board-or-file = PLATEAU|FICHIER
cli-noun-number = N
cli-noun-text = TEXTE
cli-noun-option = NOM=VALEUR
cli-noun-names = NOMS
cli-noun-levels = NIVEAUX
cli-noun-level = NIVEAU
cli-noun-bot = ROBOT
cli-noun-rule = NUMÉRO
cli-noun-seat = PLACE
cli-noun-folder = DOSSIER
cli-noun-address = ADRESSE
cli-noun-addresses = ADRESSE|RÉSEAU
cli-noun-name = NOM
cli-noun-milliseconds = MS

cli-game-help = merchants ou tickets
cli-seed-help = la graine du hasard : la même graine donne les mêmes cartes
cli-option-help = une option du jeu, comme auction=live ou first=0 ; peut être répétée
cli-board-help = un autre plateau : son identifiant (voir « damrak board list ») ou un fichier
cli-jobs-help = combien de processus (1)
cli-json-help = afficher du JSON pour d’autres programmes
cli-playing = Parties

# Ce qui ne va pas sur la ligne de commande
cli-see-help = Ajoutez --help pour l’aide.
cli-command-unknown = Il n’y a pas de commande « { $command } » ; il y a { $known }.
cli-command-unknown-close = Il n’y a pas de commande « { $command } » ; pensiez-vous à « { $close } » ?
cli-flag-wants-value = { $flag } demande une valeur.
cli-flag-not-with = { $flag } ne va pas avec une autre option donnée.
cli-flag-ambiguous = On ne sait pas quelle option est visée : { $flag }.
cli-arguments-missing = Il manque quelque chose : { $flag }.
cli-flags-unknown = Ceci n’est pas compris ici : { $flags }.
cli-flag-bad = { $flag } : { $reason }
cli-empty = ceci est vide.
cli-not-among = « { $value } » n’est pas parmi { $known }.
cli-not-whole = « { $value } » n’est pas un nombre entier d’au moins { $least }.
cli-not-network = « { $value } » n’est ni une adresse ni un réseau, comme 127.0.0.1 ou 172.16.0.0/12.
cli-not-whole-between = « { $value } » n’est pas un nombre entier de { $least } à { $most }.
cli-option-shape = « { $option } » devrait s’écrire nom=valeur : { $known }.
cli-interrupted = Interrompu.
cli-our-fault = Il s’est produit une erreur qui n’aurait pas dû : { $error }. Merci de la signaler ; avec DAMRAK_TRACEBACK=1, les détails s’affichent.
cli-the-output = la sortie
cli-disk-full = Il n’y a plus de place sur le disque pour { $file }.
cli-not-allowed = Vous n’avez pas le droit d’écrire { $file }.
cli-no-such-folder = Impossible d’écrire { $file } : ce dossier n’existe pas.
cli-is-folder = { $file } est un dossier.
cli-cannot-write = { $file } est inutilisable : { $reason }.
cli-bad-record = { $file } ne peut pas être rejoué. { $reason }
cli-no-such-rule = Il n’y a pas de règle « { $number } » ; elles vont de { $first } à { $last }.
cli-no-such-seat = Il n’y a pas de place « { $seat } » : donnez un nom, ou un numéro de 1 à { $seats }.

# play
cli-play-about = jouer au terminal : des personnes à un même clavier, et des robots
cli-play-seats = combien de places (sinon le moins possible)
cli-play-people = les personnes, avec des virgules : Anna,Bram ; "" pour des robots seuls
cli-play-bots = les niveaux des robots, avec des virgules : apprentice, clerk, skipper, merchant, regent, random (skipper, ou ce qu’ils étaient dans une partie enregistrée) ; le dernier vaut pour tous les suivants
cli-play-save = enregistrer la partie ici après chaque coup
cli-play-load = reprendre une partie enregistrée
cli-which-game = Quel jeu ? Il y a { $known }.
cli-load-other-game = { $file } est une partie de { $found }, pas de { $asked }.
cli-load-settled = { $flag } ne va pas avec --load : la partie enregistrée en a décidé.
cli-somebody = Joueur
cli-same-names = Deux personnes portent le même nom.
cli-too-many-people = { $people } personnes ne tiennent pas sur { $seats } places.
cli-bot-random = au hasard
cli-play-welcome = { $game }   (graine { $seed })
cli-play-help-hint = Tapez un numéro ou le nom d’une action ; ? pour l’aide.
cli-play-help =
    Un numéro joue l’action ; son nom aussi, ou un début de nom qui suffit.
    Entrée ou « table »    revoir la table
    carte                  voir la carte
    conseil                ce que ferait un marchand, et pourquoi
    pourquoi ACTION        pourquoi une action n’est pas permise maintenant
    règles NUMÉRO          une règle
    annuler                annuler votre dernier coup
    rétablir               rejouer ce que vous avez annulé
    sauver [FICHIER]       enregistrer la partie
    quitter                quitter la table
cli-command-help = aide
cli-command-hint = conseil
cli-command-why = pourquoi
cli-command-rules = règles
cli-command-table = table
cli-command-map = carte
cli-command-undo = annuler
cli-command-redo = rétablir
cli-command-save = sauver
cli-command-quit = quitter
cli-play-several = Lequel de ceux-ci ?
cli-play-what = « { $typed } » n’est pas une action ici. Peut-être « { $close } » ? Tapez ? pour l’aide.
cli-play-more = … et { $number } autres du même genre.
cli-play-allowed = C’est permis.
cli-play-why-what = Pourquoi quoi ? Donnez le nom d’une action après « pourquoi ».
cli-play-nothing-to-undo = Vous n’avez aucun coup à annuler.
cli-play-redone = Rétabli.
cli-play-all-agree = { $moves ->
    [one] Ce coup a appris quelque chose à quelqu’un. Tout le monde accepte-t-il de l’annuler ? [o/n]
   *[other] Cela annule { $moves } coups, et d’autres ont joué ou appris quelque chose. Tout le monde accepte-t-il ? [o/n]
}
cli-play-thinking = { $who } réfléchit…
cli-saved = Enregistré dans { $file }.
cli-left = Au revoir.
cli-curtain-close = Entrée cache la table ; passez ensuite le clavier à { $who }.
cli-curtain-open = { $who }, appuyez sur Entrée quand personne d’autre ne regarde.
cli-and = { $first } et { $last }
cli-the-clock = l’horloge
cli-winner = { $who } gagne !
cli-winners = { $who } partagent la victoire !
cli-sheet = D’où viennent les scores
cli-sheet-total = total
cli-cause-tickets-routes = routes
cli-cause-tickets-contracts-joined = contrats réussis
cli-cause-tickets-contracts-failed = contrats manqués
cli-cause-tickets-merchandise = marchandises
cli-cause-merchants-start = au départ
cli-cause-merchants-auctions = achats aux enchères
cli-cause-merchants-exchange = la Bourse
cli-cause-merchants-districts = les quartiers
cli-cause-merchants-colonies = les colonies
cli-cause-merchants-bonuses = bonus
cli-cause-merchants-given-back = bonus rendus
cli-cause-merchants-loans = emprunts
cli-cause-merchants-repaid = emprunts remboursés

# replay, rules, board
cli-replay-about = revoir une partie enregistrée, coup par coup
cli-replay-file = une partie enregistrée par Damrak
cli-replay-move = ne montrer que la table après ce coup
cli-replay-view = la voir avec les yeux de cette place (un nom ou un numéro)
cli-replay-prompt = Coup { $move } sur { $moves }. Entrée : suivant, b : retour, un nombre : ce coup, q : quitter.
cli-seat = place { $seat }
cli-verify-about = vérifier si les cartes d’une partie ont été données comme promis
cli-rules-about = consulter les règles par numéro
cli-rules-number = une règle, comme M34 ou T9 (sinon toutes)
cli-rules-board = Avec le plateau « { $board } ». { $figures ->
    [0] Ses chiffres sont ceux des règles.
   *[other] Quand ses chiffres ne sont pas ceux des règles, ils sont indiqués dessous.
}
cli-board-about = énumérer les plateaux, vérifier un plateau à vous, ou en regarder un
cli-board-deed = énumérer (list) les plateaux, vérifier (check) un fichier, ou montrer (show) un plateau
cli-board-subject = un fichier de plateau ; pour montrer, aussi un jeu, avec --board pour un autre de ses plateaux ; pour énumérer, un jeu (sinon les deux)
cli-board-check-file = « board check » demande un fichier ; « board show { $game } » montre le plateau du jeu.
cli-board-show-game = « { $id } » n’est pas un fichier ; « board show { $game } --board { $id } » montre un plateau fourni avec Damrak.
cli-board-only-show = --board ne va qu’avec « board show JEU ».
cli-board-listed = { $game } --board { $id } : « { $name } »
cli-board-no-game = { $file } n’est pas le plateau d’un jeu : il n’a ni lieux et routes, ni comptoirs et parcelles.
cli-board-is-drawing = { $file } est un dessin : donnez le plateau dont « layout » le nomme.
cli-board-sound = { $file } est un plateau valable pour { $game }.
cli-board-name = « { $name } », empreinte { $fingerprint }
cli-board-count-merchants-time = { $count } cases sur la ligne du temps
cli-board-count-merchants-card = { $count } sortes de cartes
cli-board-count-merchants-post = { $count } comptoirs
cli-board-count-merchants-parcel = { $count } parcelles
cli-board-count-merchants-bridge = { $count } ponts
cli-board-count-tickets-place = { $count } lieux
cli-board-count-tickets-route = { $count } routes
cli-board-count-tickets-contract = { $count } contrats

# simulate
cli-simulate-about = jouer beaucoup de parties au hasard et compter ce qui arrive
cli-arena-about = faire jouer des robots entre eux et dire la force de chacun
cli-hint-about = ce que ferait un marchand là où en est une partie, et pourquoi
cli-analyse-about = analyser une partie : chances coup par coup, tournants, valeur des enchères
cli-simulate-games = combien de parties (200)
cli-simulate-seats = combien de places (sinon le plus possible)
cli-simulate-plot = dessiner les graphiques dans ce fichier
cli-plot-svg-only = Les graphiques sont dessinés en SVG : { $file } devrait finir par .svg.
cli-simulate-heading = { $games ->
    [one] { $game } : une partie à { $seats } places (graine { $seed })
   *[other] { $game } : { $games } parties à { $seats } places (graine { $seed })
}
cli-simulate-title = { $game } : { $games } parties au hasard, { $seats } places
cli-simulate-lengths = Durée en décisions : de { $least } à { $most }, médiane { $median }, moyenne { $mean }
cli-simulate-scores-tickets = Points : de { $least } à { $most }, médiane { $median }, moyenne { $mean }
cli-simulate-scores-merchants = Florins (milliers) : de { $least } à { $most }, médiane { $median }, moyenne { $mean }
cli-simulate-wins = Victoires par place, avec intervalles à 95 %
cli-simulate-share = { $share } %  ({ $low } à { $high } %), score moyen { $mean }
cli-simulate-rules = Combien de fois chaque règle a joué
cli-simulate-fired = { $times } par partie, dans { $share } % des parties

# serve
cli-serve-about = ouvrir les tables dans le navigateur, pour des amis proches et lointains
cli-serve-host = l’adresse d’écoute ; 0.0.0.0 laisse entrer les autres (127.0.0.1)
cli-serve-port = le port d’écoute (8123, ou le suivant qui est libre)
cli-serve-data = le dossier qui garde les parties (sinon votre dossier de données)
cli-serve-boards = le dossier des plateaux de l’hôte : tickets/*.toml, merchants/*.toml (à défaut « boards » dans le dossier des parties)
cli-serve-open = ouvrir le navigateur
cli-serve-bot-pause = la pause des robots avant de jouer, pour qu’on puisse suivre (700)
cli-serve-trusted-proxy = un mandataire devant Damrak dont les en-têtes sont crus ; plusieurs fois, ou avec des virgules (aucun)
cli-serve-name = un nom sous lequel on joint ce serveur, comme jeux.example.org ; plusieurs fois, ou avec des virgules

# tickets au terminal
cli-tickets-points = points
cli-tickets-carts = chariots
cli-tickets-cards = cartes
cli-tickets-contracts = contrats
cli-tickets-merchandise = marchandises
cli-tickets-last-turns = { $left ->
    [one] Il reste peu de chariots à { $who } : un dernier tour de jeu.
   *[other] Il reste peu de chariots à { $who } : encore { $left } tours de jeu.
}
cli-tickets-piles = pioche { $pile }, défausse { $discards }, contrats { $contracts }
cli-tickets-row = Face visible
cli-tickets-hand = Votre main
cli-tickets-own-contracts = Vos contrats
cli-tickets-ask-choosing = { $who }, gardez un de vos contrats ou les deux.
cli-tickets-ask-contracts = { $who }, gardez un de ces contrats ou les deux.
cli-tickets-ask-turn = { $who }, piochez une carte, prenez une route ou prenez des contrats.
cli-tickets-ask-second-card = { $who }, piochez votre deuxième carte.
cli-tickets-keep = Garder
cli-tickets-draw = Piocher une carte
cli-tickets-claim = Prendre une route
cli-tickets-rest = Ou bien
cli-tickets-keep-both = les deux
cli-tickets-unseen = le dessus de la pioche
cli-tickets-draw-contracts = prendre des contrats
cli-tickets-pass = passer

# merchants au terminal
cli-merchants-turn = tour { $turn } sur { $turns }
cli-merchants-drawn = vient d’être tirée
cli-merchants-sale = dernière enchère
cli-merchants-unsold = personne ne l’a achetée
cli-merchants-sold = pour { $price }
cli-merchants-pile = cartes dans la pioche
cli-merchants-exchange = Bourse
cli-merchants-money = argent
cli-merchants-loans = emprunts
cli-merchants-tiles = tuiles
cli-merchants-posts = comptoirs
cli-merchants-houses = maisons
cli-merchants-four-continents = 4 continents
cli-merchants-four-districts = 4 quartiers
cli-merchants-bridges = { $bridges ->
    [one] { $bridges } pont
   *[other] { $bridges } ponts
}
cli-merchants-bridge-list = Ponts
cli-merchants-space-start = le départ
cli-merchants-space-nothing = rien
cli-merchants-space-ship = navire : chacun peut avancer d’une case à la Bourse
cli-merchants-space-globe = globe : chacun peut fonder un comptoir
cli-merchants-space-coat-of-arms = blason : chacun construit une maison
cli-merchants-space-credit = crédit : chacun peut emprunter
cli-merchants-space-lose-house = chacun perd une maison
cli-merchants-space-lose-colony = chacun perd un comptoir
cli-merchants-space-lose-goods = chacun recule une tuile d’une case
cli-merchants-space-leaders-back = les tuiles de tête reculent
cli-merchants-space-score-exchange = décompte de la Bourse
cli-merchants-space-score-districts = décompte des quartiers
cli-merchants-space-score-colonies = décompte des colonies
cli-merchants-space-final = décompte de la Bourse, des quartiers et des colonies, puis fin de la partie
cli-merchants-ask-put = { $who }, sur quel disque posez-vous la carte « { $card } » ?
cli-merchants-ask-limit = { $who }, à quel prix appuieriez-vous pour « { $card } » ?
cli-merchants-ask-limit-doubled = { $who }, à quel prix appuieriez-vous pour « { $card } » ? L’horloge est doublée : vous payez deux fois le prix.
cli-merchants-ask-goods = { $who }, faites trois pas à la Bourse.
cli-merchants-ask-found = { $who }, où fondez-vous un comptoir ?
cli-merchants-ask-build = { $who }, où construisez-vous une maison ?
cli-merchants-ask-step = { $who }, dans quelle rangée faites-vous un pas ?
cli-merchants-ask-borrow = { $who }, empruntez-vous ?
cli-merchants-ask-abandon = { $who }, quel comptoir abandonnez-vous ?
cli-merchants-ask-remove = { $who }, quelle maison retirez-vous ?
cli-merchants-ask-back = { $who }, quelle tuile recule ?
cli-merchants-ask-press = { $who }, appuyez quand le prix vous convient.
cli-merchants-ask-run = L’horloge arrive au bout.
cli-merchants-ask-decline = { $who }, il ne reste qu’à renoncer.
cli-merchants-do-put = Poser la carte sur
cli-merchants-do-goods = Pas
cli-merchants-do-found = Fonder un comptoir
cli-merchants-do-build = Construire une maison
cli-merchants-do-step = Pas
cli-merchants-do-borrow = Crédit
cli-merchants-do-abandon = Abandonner
cli-merchants-do-remove = Retirer
cli-merchants-do-back = Reculer
cli-merchants-do-limit = Votre limite secrète
cli-merchants-do-press = Appuyer
cli-merchants-do-run = Horloge
cli-merchants-do-decline = Ou bien
cli-merchants-decline = renoncer
cli-merchants-borrow = emprunter
cli-merchants-limit-none = aucune limite : ne pas appuyer
cli-merchants-limit-start = START
cli-merchants-run-out = arriver au bout
