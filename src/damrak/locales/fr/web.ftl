# La page dans le navigateur.

# Toutes les pages
web-skip = Aller au contenu
web-pages = Pages
web-home = Retour à l’accueil
web-rules = Règles
web-replay = Revoir une partie
web-replay-this = Revoir la partie
web-tastes = Langue, thème et son
web-language = Langue
web-theme-auto = Thème : comme le système
web-theme-light = Thème : lumière du jour
web-theme-dark = Thème : à la chandelle
web-sound = Son
web-sound-on = Le son est activé
web-sound-off = Le son est coupé
web-close = Fermer
web-loading = Un instant…
web-unofficial = Damrak est une table de jeu libre et non officielle pour deux jeux de société. Elle n’est ni faite ni approuvée par leurs éditeurs.
web-why-rule = Règle { $rule }
web-unreachable = Le serveur est injoignable.
web-no-cookies = Ce navigateur ne garde pas de cookies de cette page. Sans eux, la table ne saurait pas qui vous êtes : veuillez les autoriser.
web-refused-by-server = Le serveur a refusé ({ $status }).
web-try-again = Réessayer

# Les jeux
web-game-merchants = Les Marchands d’Amsterdam
web-game-merchants-about = Commercez, construisez et enchérissez face à une horloge dont le prix descend. Soyez maire, gardez une carte, vendez-en une, et appuyez au bon prix.
web-game-tickets = Les Aventuriers du Rail : Amsterdam
web-game-tickets-about = Réunissez des cartes, prenez des routes avec vos chariots et remplissez vos contrats. Un jeu rapide où les projets se croisent.
web-players-range = De { $least } à { $most } joueurs

# Accueil
web-home-title = L’Amsterdam du siècle d’or, à votre table
web-home-lead = Deux jeux de société entre amis, d’ici ou d’ailleurs, sur un seul écran ou avec des robots. Rien à installer, aucun compte à créer.
web-pick-game = Choisissez un jeu
web-who-plays = Qui joue ?
web-who-me = Moi
web-who-friend = Un ami
web-who-here = Quelqu’un ici
web-who-bot = Un robot
web-guest = Invité
web-seat-number = Place { $seat }
web-seat-who = Place { $seat } : qui ?
web-seat-name = Place { $seat } : nom
web-seat-level = Place { $seat } : quelle force ?
web-your-name = Votre nom
web-their-name = Son nom
web-name-missing = Indiquez un nom.
web-friend-note = arrive par un lien
web-add-seat = Un joueur de plus
web-remove-seat = Retirer la place { $seat }
web-agreed = Réglages de la partie
web-board = Le plateau
web-board-merchants-amsterdam-name = Amsterdam
web-board-tickets-amsterdam = La ville entre ses canaux : 17 lieux, un quart d’heure environ.
web-board-tickets-provinces = Les Provinces-Unies, de la Zélande à Groningue : 20 villes, une partie tout aussi courte.
web-board-merchants-amsterdam = Tout le siècle d’or, de 1579 à 1666 : une bonne heure.
web-board-merchants-short = La même ville et les mêmes mers, chacun trois fois maire : moins d’une heure.
web-option-auction = L’enchère
web-option-auction-live = L’horloge en direct : au plus rapide
web-option-auction-sealed = Limites secrètes : sans hâte, même sur plusieurs jours
web-clock-speed = Rythme de l’horloge
web-more-choices = Autres réglages
web-speed-slow = Tranquille : deux secondes par prix
web-speed-medium = Régulier : une seconde par prix
web-speed-fast = Vif : une demi-seconde par prix
web-speed-other = { $seconds ->
    [one] { $seconds } seconde par prix
   *[other] { $seconds } secondes par prix
}
web-option-early_press = On appuie trop tôt
web-option-early_press-leaves = Tant que l’aiguille n’a pas quitté 200
web-option-early_press-reaches = Avant que l’aiguille n’atteigne 200
web-option-step_without_house = Un pas à la Bourse sans maison
web-option-step_without_house-false = Sans maison, aucun pas
web-option-step_without_house-true = Le pas seul là où aucune maison n’est possible
web-option-hidden_money = L’argent de chacun
web-option-hidden_money-false = Visible
web-option-hidden_money-true = Caché
web-option-first = Qui commence
web-option-first-lot = Tiré au sort
web-open-table = Montrer cette table dans la liste : chacun peut s’y asseoir
web-start = Commencer
web-learn = Apprendre en jouant
web-my-tables = Mes tables
web-finished-tables = Tables terminées
web-open-tables = Tables ouvertes
web-no-open-tables = Personne ne cherche de joueurs en ce moment.
web-your-turn = À vous de jouer
web-seats-free = { $free ->
    [one] Une place libre
   *[other] { $free } places libres
}
web-phase-playing = En cours

# Invitation et salle d’attente
web-invites = { $who } vous invite à jouer à « { $game } »
web-also-there = { $count ->
    [one] { $who } est là aussi.
   *[other] { $who } sont là aussi.
}
web-sit-down = Prendre place
web-just-watch = Je veux seulement regarder
web-shuffling = On bat les cartes : chacun y ajoute un peu de hasard.
web-waiting-seats = { $free ->
    [one] La partie commence quand la dernière place est prise.
   *[other] La partie commence quand les { $free } dernières places sont prises.
}
web-listed = Cette table est dans la liste : chacun peut s’y asseoir.
web-free-seat = Place libre
web-starts-at-once = Avec un robot ici, la partie commence aussitôt.
web-send-bot-away = Renvoyer le robot de la place { $seat }
web-get-up = Libérer la place
web-free-away = Libérer la place
web-clear-table = Débarrasser la table
web-meanwhile = En attendant, le jeu en une minute
web-read-rules = Lire les règles
web-seat-stays = Les deux s’ouvrent dans un nouvel onglet : votre place ici vous reste.
web-invite-friends = Inviter des amis
web-invite-link = Lien d’invitation
web-invite-about = Qui l’ouvre reçoit une place libre, à soi.
web-renew-invitation = Renouveler l’invitation
web-qr = Code QR de l’invitation
web-watch = Regarder
web-watch-link = Lien pour regarder
web-watch-about = Qui l’ouvre voit la table, mais les cartes de personne.
web-gallery-closed = La table est fermée aux spectateurs : seuls ses joueurs la voient.
web-close-gallery = Fermer aux spectateurs
web-open-gallery = Ouvrir aux spectateurs
web-bring-seat = Un autre appareil pour { $who }
web-bring-seat-about = Pour continuer sur votre téléphone, par exemple. Ce n’est pas une invitation : ce lien donne votre propre place.
web-move-seat = Lien qui déplace ma place
web-add-device = Lien pour un second appareil
web-seat-link-moves = Gardez ce lien pour vous. Qui l’ouvre joue pour { $who }, et cet appareil ne peut plus que regarder. Il sert une fois, dans les dix minutes.
web-seat-link-adds = Gardez ce lien pour vous. Qui l’ouvre joue aussi pour { $who }, et tous voient qu’il y a deux appareils. Il sert une fois, dans les dix minutes.
web-seat-qr = QR code du lien privé de votre place
web-seat-link = Lien privé de cette place
web-take-seat-moves = Jouer pour { $who } sur cet appareil ?
web-take-seat-adds = Jouer pour { $who } sur cet appareil aussi ?
web-take-seat-where = { $count ->
    [0] C’est une place à une table de « { $game } ».
   *[other] C’est une place à une table de « { $game } », avec { $others }.
}
web-take-seat-held = Cet appareil a déjà la place.
web-take-seat-moves-about = Tous les autres appareils qui jouent pour { $who } perdent la place et ne peuvent plus que regarder.
web-take-seat-adds-about = Les appareils qui jouent pour { $who } gardent la place : tous voient les mêmes cartes et peuvent jouer. Toute la table voit combien ils sont.
web-take-seat-no-invitation = Ce n’est pas une invitation à une place à vous : ce lien vient d’un appareil qui joue pour { $who }.
web-take-seat-moves-yes = Déplacer la place ici
web-take-seat-adds-yes = Ajouter cet appareil
web-seat-moved = Votre place est sur un autre appareil
web-seat-moved-about = { $who } joue maintenant sur un autre appareil, grâce à un lien vers cette place. Cet appareil ne voit plus ses cartes.
web-seat-moved-help = Si ce n’est pas vous qui l’avez voulu, dites-le aux autres.
web-watch-on = Regarder
web-devices = { $count ->
    [one] sur un appareil
   *[other] sur { $count } appareils
}
web-in-charge = responsable
web-is-in-charge = { $who } est responsable de cette table.
web-you-in-charge = Vous êtes responsable de cette table : vous pouvez la fermer aux spectateurs et leur retirer la parole.
web-notices = Ce qui s’est passé à cette table
web-remove = Faire partir
web-remove-about = { $who } ne pourra revenir ni à cette table ni à la revanche, et l’invitation sera renouvelée.
web-remove-yes = Faire partir pour de bon
web-for-programs = Une place pour un programme à vous
web-for-programs-about = Tout programme qui parle JSON par WebSocket peut s’asseoir ici avec cette clé (docs/external-bots.md).
web-program-key = Clé de la place { $seat }
web-copy = Copier
web-copied = Copié
web-send-link = Envoyer…
web-share = Liens et invitations

# La table
web-wait = Un instant…
web-wait-away = { $who } n’est pas là : la partie attend son retour.
web-ask = { $who }, c’est à vous.
web-help = Aide et raccourcis
web-more = Plus
web-leave = Quitter la table
web-undo = Annuler
web-undo-ask = Demander à annuler
web-undo-asked = { $who } demande à annuler son dernier coup.
web-undo-yes = Accepter
web-undo-no = Refuser
web-undo-waiting = On attend { $who }.
web-undo-withdraw = Retirer la demande
web-undo-what = { $word } : { $what }
web-undo-sure = { $count ->
    [0] { $word } : { $what } ?
    [one] { $word } : { $what }, et le coup suivant, joué par { $who } ?
   *[other] { $word } : { $what }, et les { $count } coups suivants, joués par { $who } ?
}
web-undo-keep = Ne rien changer
web-undo-after = { $count ->
    [one] Le coup suivant, joué par { $who }, disparaîtrait aussi.
   *[other] Les { $count } coups suivants, joués par { $who }, disparaîtraient aussi.
}
web-undo-agreed = Accepté par { $who }.
web-undo-left = Sans réponse, ce sera non dans { $left }.
web-undo-until = Sans réponse, ce sera non { $when }.
web-redo = Rétablir
web-log = Journal
web-log-empty = Il ne s’est encore rien passé.
web-chat = Discussion
web-log-and-chat = Journal et discussion
web-new-lines = nouveaux messages
web-say = Votre message
web-send = Envoyer
web-watching = Vous regardez la partie.
web-spectator = Spectateur
web-spectator-number = Spectateur { $spectator }
web-about-speaker = { $who } : masquer ?
web-mute-for-me = Masquer pour moi
web-mute-for-all = Retirer la parole
web-silenced = { $count ->
    [one] Une personne masquée
   *[other] { $count } personnes masquées
}
web-silenced-for-me = pour vous
web-silenced-for-all = pour tous
web-hear-again = Entendre de nouveau
web-spectators = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}
web-the-clock = l’horloge
web-here = en ligne
web-away = hors ligne
web-bot = Un robot joue à cette place
web-stands-in = Un robot remplace un joueur absent
web-hand-over = Laisser jouer un robot
web-take-back = Reprendre ma place
web-line-lost = Connexion perdue. Nouvelle tentative…
web-line-back = Connexion rétablie.
web-curtain = { $who }, c’est à vous
web-curtain-about = Les autres, regardez ailleurs un instant.
web-curtain-lift = Je suis { $who }
web-notify = M’avertir quand c’est à moi
web-notify-refused = Ce navigateur ne le permet pas ici : il faut votre accord, et une adresse qui commence par https.
web-rematch = Rejouer
web-rematch-join = Aller à la partie suivante
web-rematch-ready = La partie suivante est prête.
web-download = Télécharger la partie
web-clock-stopped = L’horloge s’est arrêtée.
web-audits = Comment les enchères ont été tranchées
web-audits-about = Pour chaque pression : quand le joueur a vu le prix, combien de temps met sa connexion, et l’instant retenu. Les limites perdantes restent secrètes.
web-audit-line = { $who } a appuyé en premier, à { $price } au cadran.
web-audit-nobody = Personne n’a appuyé.
web-audit-void = Le serveur a été retardé : ce tour ne compte pas.
web-hint = Conseil
web-understood = Compris
web-hint-about = Demander ce qu’un marchand ferait ici, et pourquoi
web-hint-thinking = Un marchand réfléchit…
web-hint-merchant = Un marchand ferait ceci :
web-hint-play = Jouer ce coup
web-tour-next = Suivant
web-tour-end = Terminer la visite

# Touches
web-keys = Raccourcis clavier
web-key-tab = d’un élément au suivant
web-key-arrows = le long des routes, parcelles et rangées éclairées
web-key-enter-name = Entrée
web-key-enter = jouer l’élément choisi
web-key-escape-name = Échap
web-key-escape = revenir en arrière
web-key-space-name = Espace
web-key-space = appuyer sur l’horloge
web-key-undo = annuler
web-key-redo = rétablir
web-key-hint = un conseil de marchand
web-key-log = aller au journal
web-key-list = cette aide

# La fin
web-over = { $winners ->
    [one] { $who } gagne !
   *[other] { $who } partagent la victoire !
}
web-score-sheet = Feuille de score
web-winner = Vainqueur
web-shares-win = Partage la victoire
web-sheet-total = Total
web-so-far = Jusqu’ici
web-sheet-capital = Argent de départ
web-sheet-exchange = La Bourse
web-sheet-districts = Les quartiers
web-sheet-colonies = Les colonies
web-sheet-bonuses = Bonus
web-sheet-auctions = Enchères
web-sheet-loans = Emprunts
web-sheet-routes = Routes
web-sheet-contracts = Contrats
web-sheet-merchandise = Marchandises
web-sheet-other = Divers
web-chart-merchants = L’argent au fil de la partie
web-chart-tickets = Les points au fil de la partie
web-deal-fair = Donne honnête ?
web-look-back = Analyse
web-looking-back = La partie est en cours d’analyse. Cela prend quelques secondes…
web-chances = Chances de victoire
web-turning-points = Tournants
web-deed = { $who } : { $deed }
web-move-number = Coup { $move }
web-worth = Ce que valait chaque carte
web-worth-about = En milliers de florins, avec l’intervalle à 95 %. Vert : achetée moins cher qu’elle ne valait pour l’acheteur ; rouge : plus cher.
web-worth-card = Carte
web-worth-paid = Payé
web-worth-unsold = invendue
web-look-back-about = Les chances viennent de nombreuses suites jouées depuis chaque coup : elles fluctuent un peu. Choisissez une ligne pour voir son coup.

# Revoir une partie
web-replay-about = Toute partie, coup par coup : une de vos tables terminées, ou une partie téléchargée.
web-drop-record = Déposez une partie ici
web-choose-file = Choisir un fichier
web-play = Lecture
web-pause = Pause
web-not-a-record = « { $file } » n’est pas une partie de Damrak.
web-move = Coup
web-move-of = Coup { $move } sur { $moves }
web-back = Un coup en arrière
web-forward = Un coup en avant
web-seen-from = Vu par
web-link-to-move = Lien vers ce coup
web-to-table = Aller à la table

# Quand quelque chose va mal
web-lost-dead = Ce lien ne mène nulle part
web-lost-dead-next = Demandez un nouveau lien, ou ouvrez votre propre table.
web-lost-full = Il n’y a pas de place pour vous ici
web-lost-full-next = Vous pouvez regarder la partie, ou ouvrir votre propre table.
web-lost-closed = Vous ne pouvez pas regarder cette table
web-lost-closed-next = Vous pouvez ouvrir votre propre table.
web-lost-unreachable = Personne ne répond
web-lost-unreachable-next = Le serveur est arrêté, ou vous êtes hors ligne. Votre place et la partie sont conservées.
web-lost-mishap = Cela n’a pas marché
web-lost-mishap-next = Réessayez dans un instant. Votre place et la partie sont conservées.
web-missing = Cette partie de la page n’a pas pu être chargée : vous êtes hors ligne, ou le serveur a été mis à jour. Votre place et la partie sont conservées.
web-rules-of = Règles : { $game }
web-contents = Sommaire
web-in-a-minute = Le jeu en une minute

# Ce qui est demandé : les Marchands
web-ask-merchants-put = { $who }, posez la carte sur un disque : gardez-la, vendez-la ou défaussez-la.
web-wait-merchants-put = C’est à { $who } de poser une carte sur un disque.
web-ask-merchants-goods = { $who }, faites trois pas à la Bourse.
web-wait-merchants-goods = C’est à { $who } de faire trois pas à la Bourse.
web-ask-merchants-colony = { $who }, fondez un comptoir, ou renoncez.
web-wait-merchants-colony = C’est à { $who } de fonder un comptoir.
web-ask-merchants-amsterdam = { $who }, construisez une maison, ou renoncez.
web-wait-merchants-amsterdam = C’est à { $who } de construire une maison.
web-ask-merchants-step = { $who }, choisissez une marchandise pour votre pas, ou renoncez.
web-wait-merchants-step = C’est à { $who } de faire un pas à la Bourse.
web-ask-merchants-auction = { $who }, fixez le prix auquel vous appuieriez.
web-wait-merchants-auction = On attend les limites secrètes : { $who }.
web-chosen-merchants-auction = Votre limite est fixée. La carte sera vendue dès que chacun aura fixé la sienne.
web-ask-merchants-clock-waits = { $who }, regardez la carte : le prix va descendre.
web-wait-merchants-clock-waits = L’horloge va partir pour { $who }.
web-ask-merchants-clock-runs = { $who }, appuyez au bon prix.
web-wait-merchants-clock-runs = L’horloge tourne pour { $who }.
web-ask-merchants-ship = { $who }, un navire arrive : faites un pas dans une rangée, ou renoncez.
web-wait-merchants-ship = C’est à { $who } de décharger un navire.
web-ask-merchants-globe = { $who }, fondez un comptoir où vous voulez, ou renoncez.
web-wait-merchants-globe = C’est à { $who } de fonder un comptoir.
web-ask-merchants-coat-of-arms = { $who }, construisez une maison sur la parcelle de votre choix.
web-wait-merchants-coat-of-arms = C’est à { $who } de construire une maison.
web-ask-merchants-credit = { $who }, empruntez 120, à rendre 200 à la fin, ou renoncez.
web-wait-merchants-credit = { $who } réfléchit à un emprunt.
web-ask-merchants-lose-house = { $who }, choisissez une de vos maisons à perdre.
web-wait-merchants-lose-house = { $who } doit perdre une maison.
web-ask-merchants-lose-colony = { $who }, choisissez un de vos comptoirs à perdre.
web-wait-merchants-lose-colony = { $who } doit perdre un comptoir.
web-ask-merchants-lose-goods = { $who }, choisissez la rangée où vous reculez d’une case.
web-wait-merchants-lose-goods = { $who } doit perdre des marchandises.
web-ask-merchants-bonus-house = { $who }, construisez une maison de bonus, ou renoncez.
web-wait-merchants-bonus-house = C’est à { $who } de construire une maison de bonus.
web-ask-merchants-house-back = { $who }, rendez le bonus : choisissez une maison à retirer.
web-wait-merchants-house-back = { $who } doit rendre une maison.

# Ce qui est demandé : les Aventuriers
web-ask-tickets-choosing = { $who }, gardez un contrat ou les deux.
web-wait-tickets-choosing = Chacun choisit ses contrats.
web-chosen-tickets-choosing = Votre choix est fait. La partie commence dès que chacun aura choisi.
web-ask-tickets-turn = { $who }, prenez des cartes, une route ou des contrats.
web-wait-tickets-turn = On attend { $who }.
web-ask-tickets-last-turn = { $who }, votre dernier tour : cartes, route ou contrats.
web-wait-tickets-last-turn = On attend { $who } : dernier tour.
web-ask-tickets-second-card = { $who }, prenez votre deuxième carte.
web-wait-tickets-second-card = C’est à { $who } de prendre une deuxième carte.
web-ask-tickets-contracts = { $who }, gardez un des nouveaux contrats ou les deux.
web-wait-tickets-contracts = C’est à { $who } de choisir des contrats.

# Conseils à chaque première fois
web-hint-merchants-put = Vous êtes maire. Trois cartes sortent l’une après l’autre, et chacune va sur un disque : sur « maire » vous l’utilisez, sur « horloge » elle est mise aux enchères, sur « seau » elle est perdue. Choisissez un disque éclairé.
web-hint-merchants-goods = Trois pas à la Bourse : deux dans une rangée et un dans une autre, ou trois rangées différentes. Qui mène une rangée gagne ses primes.
web-hint-merchants-colony = Choisissez un comptoir éclairé pour le fonder. Vous faites aussi un pas dans sa marchandise. Des comptoirs sur les quatre continents rapportent aussitôt 100.
web-hint-merchants-amsterdam = Choisissez une parcelle éclairée pour construire. Les maisons voisines forment un groupe ; vos maisons aux deux bouts d’un pont rapportent aussitôt 40.
web-hint-merchants-step = Un pas à la Bourse accompagne votre maison. Choisissez la rangée où il sert le plus.
web-hint-merchants-auction = Chacun fixe un prix en secret. Le plus haut achète la carte et paie ce prix : fixez donc ce qu’elle vaut pour vous, pas plus.
web-hint-merchants-clock = Le prix descend depuis 200. Appuyez quand il vous convient, avec le grand bouton ou la barre d’espace. Trop tôt (à 200), chaque prix double ! Vous pouvez aussi fixer une limite d’avance.
web-hint-merchants-ship = La ligne du temps donne quelque chose à chacun. Un navire, c’est un pas gratuit à la Bourse.
web-hint-merchants-globe = La ligne du temps donne un comptoir à chacun, là où il en reste un libre.
web-hint-merchants-coat-of-arms = La ligne du temps donne une maison à chacun, sur une parcelle libre.
web-hint-merchants-credit = Vous pouvez emprunter 120 maintenant et devrez 200 à la fin. Cela vaut la peine si cet argent vous rapporte plus de 80.
web-hint-tickets-choosing = Voici vos contrats secrets : reliez les deux lieux par vos propres routes et ils ajoutent des points ; sinon ils en coûtent. Gardez-en au moins un.
web-hint-tickets-turn = Une action par tour : deux cartes, visibles ou de la pioche, une route éclairée que vous pouvez payer, ou de nouveaux contrats.
web-hint-tickets-second-card = Encore une carte. Un joker visible ne se prend que comme première et seule carte.
web-hint-tickets-contracts = Gardez au moins l’un des deux. Chacun compte pour vous si ses lieux sont reliés à la fin, et contre vous sinon.

# Le jeu en une minute
web-tour-merchants-1 = Le maire retourne trois cartes et en pose une sur chaque disque : une à utiliser, une à vendre, une à défausser.
web-tour-merchants-2 = La carte de l’horloge est mise aux enchères : le prix descend, et le premier qui appuie achète.
web-tour-merchants-3 = Les cartes posent vos tuiles à la Bourse, dans Amsterdam et sur les quatre continents. Soyez le premier d’une zone quand elle est décomptée.
web-tour-merchants-4 = Les sabliers font avancer le temps de 1579 à 1666. À la fin, le marchand le plus riche gagne.
web-tour-tickets-1 = À votre tour, prenez deux cartes, ou une route, ou de nouveaux contrats.
web-tour-tickets-2 = Une route coûte autant de cartes de sa couleur qu’elle a d’espaces ; les jokers remplacent n’importe quelle couleur. Les routes longues rapportent davantage.
web-tour-tickets-3 = Les routes à symboles de chariot donnent des marchandises ; qui en a le plus marque des points à la fin.
web-tour-tickets-4 = Quand quelqu’un n’a plus que deux chariots ou moins, chacun joue un dernier tour. Puis les contrats ajoutent ou coûtent des points.

# La visite, partie par partie
web-tour-tickets-map = Voici Amsterdam et ses routes, d’un lieu à l’autre. Chaque espace prend un chariot, et une route appartient à qui la prend le premier.
web-tour-tickets-seats = Voici les joueurs : à droite leurs points, au-dessous leurs chariots, cartes, contrats et marchandises.
web-tour-tickets-hand = Voici vos cartes Transport. Une route se paie avec autant de cartes de sa couleur qu’elle a d’espaces ; les jokers violets remplacent n’importe quelle couleur.
web-tour-tickets-contracts = Voici les contrats que vous avez gardés. Touchez-en un, ou pointez dessus, pour voir ses lieux sur la carte ; une coche indique que vous les avez reliés.
web-tour-tickets-map-routes = Ce qui est éclairé peut être pris maintenant. Touchez ou pointez une route pour voir ce qu’elle coûte et rapporte ; les grises se paient d’une seule couleur, au choix.
web-tour-merchants-time = Le temps va de 1579 à 1666. Des sabliers parmi les cartes le font avancer, et chaque date apporte quelque chose : primes, dons ou pertes.
web-tour-merchants-city = Voici Amsterdam. Vos maisons se dressent sur ses parcelles ; quand un quartier est décompté, les plus grands groupes gagnent ses primes.
web-tour-merchants-world = Sur les quatre continents vous fondez des comptoirs. Chacun donne aussi un pas à la Bourse, et chaque continent a ses primes.
web-tour-merchants-exchange = À la Bourse vos tuiles courent vers la droite. Au décompte, les deux premiers de chaque rangée se partagent ses primes, écrites à droite.
web-tour-merchants-seats = Voici les marchands : leur argent, les tuiles qu’il leur reste et le chapeau du maire. Le plus riche à la fin gagne.
