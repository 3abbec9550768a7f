# Les robots : leurs niveaux et leurs raisons.
bots-level-apprentice = Apprenti
bots-level-clerk = Commis
bots-level-skipper = Capitaine
bots-level-merchant = Marchand
bots-level-regent = Régent
bots-level-apprentice-about = Un débutant sympathique, qui apprend encore le métier.
bots-level-clerk-about = Prend ce qui rapporte tout de suite et voit rarement plus loin.
bots-level-skipper-about = Suit un plan et connaît la valeur des choses.
bots-level-merchant-about = Réfléchit quelques coups à l’avance et punit les cadeaux.
bots-level-regent-about = Le meilleur que nous ayons : réfléchit le plus longtemps et laisse passer peu de choses.
bots-unknown-bot = Il n’y a pas de robot « { $bot } » pour ce jeu ; il y a { $known }.

# L’arène.
bots-arena-bots-help = au moins deux : un niveau (d’apprentice à regent), random, greedy, planner ou trader, search:ITÉRATIONS, ou "exec:PROGRAMME" qui parle en lignes JSON ; le dernier occupe les places restantes
bots-arena-games-help = au moins tant de parties, par séries complètes : chaque disposition à table avec la même graine (100)
bots-arena-seats-help = combien de places (sinon une par robot)
bots-arena-seed-help = la graine de toutes les parties (arena)
bots-arena-ray-help = jouer sur la grappe Ray à cette adresse
bots-arena-resume-help = conserver les résultats dans ce fichier et reprendre à partir de ce qu’il contient
bots-arena-html-help = écrire le rapport sous forme de page avec tableaux et graphiques
bots-arena-two-bots = Une arène demande au moins deux robots.
bots-arena-no-ray = Ray n’est pas installé ici : « pip install ray » l’ajoute.
bots-arena-ray-silent = Aucune grappe Ray ne répond à { $address } : { $reason }
bots-arena-other-results = { $file } contient les résultats d’une autre arène : autres robots, places, graine, plateau ou règles. Choisissez un autre fichier pour ceux-ci.
bots-arena-bad-results = { $file } ne contient pas les résultats d’une arène : --resume demande un fichier écrit par une arène, ou un nouveau.
bots-arena-kept = Les parties jouées jusqu’ici sont dans { $file } ; la même commande reprend là.
bots-arena-worker-lost = L’un des processus a été arrêté de l’extérieur, peut-être faute de mémoire. Les parties finies sont conservées dans le fichier de --resume, s’il y en a un ; moins de --jobs demandent moins de mémoire.
bots-arena-title = Arène : { $game }, { $seats } places
bots-arena-counts = { $sets ->
    [one] { $games } parties en une série (toutes les places d’une série ont la même graine) ; graine « { $seed } ».
   *[other] { $games } parties en { $sets } séries (toutes les places d’une série ont la même graine) ; graine « { $seed } ».
}
bots-arena-ratings = Cotes
bots-arena-wins = Part des victoires pour une place
bots-arena-meetings = Séries, robot contre robot
bots-arena-method = Cotes d’après Plackett et Luce sur l’échelle Elo, le robot moyen à 0. Intervalles à 95 % : cotes et victoires par rééchantillonnage de séries entières, parts des séries décidées d’après Wilson.
bots-arena-meeting = { $decided ->
    [0] { $first } contre { $second } : aucune série décidée.
    [one] { $first } contre { $second } : gagne { $share } % d’une seule série décidée.
   *[other] { $first } contre { $second } : gagne { $share } % de { $decided } séries décidées.
}
bots-arena-simple = { $bot } n’a pas su choisir : { $simple } de ses { $choices } choix ont été faits à sa place.
bots-arena-why = { $why ->
    [illegal] La première fois, il a nommé « { $answer } », ce qui n’était pas permis.
    [no-action] La première fois, il a répondu « { $answer } », où il n’y a pas d’« action ».
    [not-json] La première fois, il a répondu « { $answer } », ce qui n’est pas du JSON.
    [late] La première fois, il a mis trop longtemps.
   *[ended] La première fois, il s’était arrêté.
}
bots-figure-0 = { NUMBER($value, maximumFractionDigits: 0) }
bots-figure-1 = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
bots-arena-column-bot = Robot
bots-arena-column-rating = Cote
bots-arena-column-wins = Victoires par place, %
bots-arena-column-seats = Places
bots-arena-column-score = Score moyen
bots-arena-column-simple = Choix faits à sa place
bots-arena-column-seconds = ms par choix
bots-arena-column-first = Robot
bots-arena-column-second = Contre
bots-arena-column-won = Gagnées
bots-arena-column-lost = Perdues
bots-arena-column-level = Égales
bots-arena-column-share = Gagnées sur décidées, %

# Pourquoi un robot ferait une chose.
bots-reason-plan = C’est sur le chemin du contrat { $contract }.
bots-reason-on-the-way = Cela fait partie du plan pour les contrats.
bots-reason-points = Cela rapporte { $points ->
    [one] un point
   *[other] { $points } points
} tout de suite.
bots-reason-merchandise = Cela rapporte une carte Marchandise.
bots-reason-card = La carte aide à payer { $route }.
bots-reason-unseen = La pioche promet davantage que les cartes visibles.
bots-reason-contracts = D’autres contrats devraient rapporter environ { $worth } points.
bots-reason-kept = { $contract } peut être relié, pour { $points ->
    [one] un point
   *[other] { $points } points
}.
bots-reason-search = Ainsi, on finit en tête dans { $chances } suites imaginées sur 100.
bots-reason-worth = Cela vaut environ { $worth } en primes et en bonus à venir.
bots-reason-bridge = Cela achève le pont vers { $parcel }.
bots-reason-keep = La carte vaut environ { $worth } ici, pour { $rival } environ { $rivals } : gardez-la.
bots-reason-sell = La carte vaut environ { $worth } ici, pour { $rival } environ { $rivals } : mettez-la en vente.
bots-reason-drop = La carte vaut environ { $worth } ici, pour { $rival } environ { $rivals } : défaussez-la.
bots-reason-limit = La carte vaut environ { $worth } ici et { $rivals } pour le rival le plus intéressé ; { $price } devrait suffire et laisse un gain.
bots-reason-no-limit = La carte ne vaut qu’environ { $worth } ici ({ $rivals } pour le rival le plus intéressé) : aucun prix n’est assez bas.
bots-arena-no-program = Le programme « { $program } » ne peut pas être lancé.

# Un conseil.
bots-hint = { $level } jouant pour { $who } : { $action }
bots-hint-move-help = où en était la partie après tant de coups (après le dernier)
bots-hint-seat-help = pour qui : un nom ou un numéro (qui doit jouer)
bots-hint-level-help = le robot à qui l’on demande : apprentice, clerk, skipper, merchant ou regent (merchant)
bots-hint-nothing-to-do = Personne n’a rien à choisir ici ; --move demande pour un autre moment.
bots-hint-not-asked = La place { $seat } n’a rien à choisir ici ; sans --seat on demande pour qui doit jouer, avec --move pour un autre moment.

# Regarder une partie après coup.
bots-analyse-playouts-help = parties simulées par coup ; plus il y en a, plus c’est lent et sûr (100)
bots-analyse-html-help = écrire l’analyse sous forme de page avec un graphique
bots-analyse-looking = Coups analysés
bots-analyse-title = Analyse : { $game }
bots-analyse-chances = Chances de gagner, %
bots-analyse-turning-points = Tournants
bots-analyse-auctions = Enchères : ce que la carte valait et pour qui (intervalle à 95 %), face au prix payé
bots-analyse-unsold = invendue
bots-analyse-column-move = Coup
bots-analyse-column-who = Qui
bots-analyse-column-action = Action
bots-analyse-column-gained = Chances, %
bots-analyse-column-card = Carte
bots-analyse-column-buyer = Acheteur
bots-analyse-column-price = Payé
