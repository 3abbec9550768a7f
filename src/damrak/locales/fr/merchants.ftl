# Ce que dit Les marchands d’Amsterdam. L’argent se compte en milliers de florins.

# Mots
merchants-commodity-sugar = sucre
merchants-commodity-gems = pierres précieuses
merchants-commodity-spice = épices
merchants-commodity-silk = soie
merchants-continent-americas = Amériques
merchants-continent-africa = Afrique
merchants-continent-east-indies = Indes orientales
merchants-continent-far-east = Extrême-Orient
merchants-district-grachten = Grachten
merchants-district-nieuwe-zijde = Nieuwe Zijde
merchants-district-oude-zijde = Oude Zijde
merchants-district-lastage = Lastage
merchants-disc-mayor = maire
merchants-disc-clock = horloge
merchants-disc-bucket = seau
merchants-kind-hourglass = sablier
merchants-kind-goods = marchandises
merchants-kind-colony = colonie
merchants-kind-amsterdam = Amsterdam
merchants-event-start = Début
merchants-event-nothing = Il ne se passe rien
merchants-event-ship = Navire : chacun peut faire un pas à la Bourse
merchants-event-globe = Globe : chacun peut fonder un comptoir
merchants-event-coat-of-arms = Blason : chacun construit une maison
merchants-event-credit = Crédit : chacun peut emprunter
merchants-event-lose-house = Chacun perd une maison
merchants-event-lose-colony = Chacun perd un comptoir
merchants-event-lose-goods = Chacun recule une tuile à la Bourse
merchants-event-leaders-back = Le premier de chaque rangée recule
merchants-event-score-exchange = Décompte de la Bourse
merchants-event-score-districts = Décompte des quartiers
merchants-event-score-colonies = Décompte des colonies
merchants-event-final = Le décompte final
merchants-scoring-exchange = Bourse
merchants-scoring-districts = quartiers
merchants-scoring-colonies = colonies
merchants-phase-put = un disque pour la carte
merchants-phase-goods = trois pas à la Bourse
merchants-phase-colony = un comptoir
merchants-phase-amsterdam = une maison
merchants-phase-step = un pas à la Bourse
merchants-phase-auction = un prix à l’horloge
merchants-phase-ship = le pas du navire
merchants-phase-globe = le comptoir du globe
merchants-phase-coat-of-arms = la maison du blason
merchants-phase-credit = un emprunt
merchants-phase-lose-house = une maison à perdre
merchants-phase-lose-colony = un comptoir à perdre
merchants-phase-lose-goods = un recul à la Bourse
merchants-phase-bonus-house = la maison de bonus
merchants-phase-house-back = une maison à rendre
merchants-card-hourglass = sablier
merchants-card-goods = marchandises
merchants-card-goods-4 = { merchants-card-goods }
merchants-card-goods-5 = { merchants-card-goods }
merchants-card-colony-americas = colonie : Amériques
merchants-card-colony-africa = colonie : Afrique
merchants-card-colony-east-indies = colonie : Indes orientales
merchants-card-colony-far-east = colonie : Extrême-Orient
merchants-card-colony-sugar = colonie : sucre
merchants-card-colony-gems = colonie : pierres précieuses
merchants-card-colony-spice = colonie : épices
merchants-card-colony-silk = colonie : soie
merchants-card-colony-sugar-4 = { merchants-card-colony-sugar }
merchants-card-colony-gems-4 = { merchants-card-colony-gems }
merchants-card-colony-spice-4 = { merchants-card-colony-spice }
merchants-card-colony-silk-4 = { merchants-card-colony-silk }
merchants-card-amsterdam-grachten = Amsterdam : Grachten, marchandise au choix
merchants-card-amsterdam-nieuwe-zijde = Amsterdam : Nieuwe Zijde, marchandise au choix
merchants-card-amsterdam-oude-zijde = Amsterdam : Oude Zijde, marchandise au choix
merchants-card-amsterdam-lastage = Amsterdam : Lastage, marchandise au choix
merchants-card-amsterdam-grachten-5 = { merchants-card-amsterdam-grachten }
merchants-card-amsterdam-nieuwe-zijde-5 = { merchants-card-amsterdam-nieuwe-zijde }
merchants-card-amsterdam-oude-zijde-5 = { merchants-card-amsterdam-oude-zijde }
merchants-card-amsterdam-lastage-5 = { merchants-card-amsterdam-lastage }
merchants-card-amsterdam-grachten-nieuwe-zijde-sugar = Amsterdam : Grachten ou Nieuwe Zijde, sucre
merchants-card-amsterdam-grachten-nieuwe-zijde-silk = Amsterdam : Grachten ou Nieuwe Zijde, soie
merchants-card-amsterdam-grachten-oude-zijde-gems = Amsterdam : Grachten ou Oude Zijde, pierres précieuses
merchants-card-amsterdam-grachten-oude-zijde-spice = Amsterdam : Grachten ou Oude Zijde, épices
merchants-card-amsterdam-grachten-lastage-spice = Amsterdam : Grachten ou Lastage, épices
merchants-card-amsterdam-grachten-lastage-sugar = Amsterdam : Grachten ou Lastage, sucre
merchants-card-amsterdam-nieuwe-zijde-oude-zijde-silk = Amsterdam : Nieuwe Zijde ou Oude Zijde, soie
merchants-card-amsterdam-nieuwe-zijde-oude-zijde-gems = Amsterdam : Nieuwe Zijde ou Oude Zijde, pierres précieuses
merchants-card-amsterdam-nieuwe-zijde-lastage-gems = Amsterdam : Nieuwe Zijde ou Lastage, pierres précieuses
merchants-card-amsterdam-nieuwe-zijde-lastage-spice = Amsterdam : Nieuwe Zijde ou Lastage, épices
merchants-card-amsterdam-oude-zijde-lastage-sugar = Amsterdam : Oude Zijde ou Lastage, sucre
merchants-card-amsterdam-oude-zijde-lastage-silk = Amsterdam : Oude Zijde ou Lastage, soie
# Événements
merchants-event-start-player = { $who } commence.
merchants-event-capital = { $who } commence avec { $gain }.
merchants-event-drawn = { $who } tire « { $card } ».
merchants-event-put = { $who } pose « { $card } » sur le disque « { $disc } ».
merchants-event-time = Un sablier : nous sommes en { $year }. { $event }.
merchants-event-last-space = Il n’y a plus de cartes : nous sommes en { $year }, et tout est décompté une dernière fois.
merchants-event-skipped = Cette carte « { $card } » est réservée à un plus grand nombre de joueurs : elle est remplacée.
merchants-event-thrown-away = « { $card } » part au seau sans servir.
merchants-event-uses = { $who } utilise « { $card } ».
merchants-event-stepped = { $who } est maintenant sur la case { $space } ({ $commodity }).
merchants-event-step-lost = { $who } perd le pas ({ $commodity }).
merchants-event-founded = { $who } fonde un comptoir à { $post }.
merchants-event-built = { $who } construit une maison sur { $parcel }.
merchants-event-declined = { $who } renonce : { $phase }.
merchants-event-cannot = { $who } ne peut rien poser ici.
merchants-event-no-tile = { $who } n’a plus de tuile.
merchants-event-auction = « { $card } » est mise aux enchères.
merchants-event-sold = { $who } achète « { $card } » pour { $price }.
merchants-event-unsold = Personne n’a appuyé : « { $card } » est défaussée.
merchants-event-early-press = { $who } appuie trop tôt : l’horloge repart, doublée.
merchants-event-sold-to-early = Personne n’a appuyé à l’horloge doublée : { $who } reçoit « { $card } » pour { $price }.
merchants-event-early-alone = Personne d’autre ne peut payer à l’horloge doublée : { $who } reçoit « { $card } » pour { $price }.
merchants-event-failed-press = { $who } a appuyé mais ne peut pas payer { $price }, et ne participe plus pour cette carte.
merchants-event-no-run = Personne ne peut payer : « { $card } » est défaussée sans enchère.
merchants-event-ship-step = Le navire apporte une marchandise à { $who } : { $commodity }.
merchants-event-globe-colony = { $who } fonde un comptoir à { $post }.
merchants-event-arms-house = { $who } construit une maison sur { $parcel }.
merchants-event-borrowed = { $who } emprunte { $gain }.
merchants-event-house-lost = { $who } perd une maison : { $parcel }.
merchants-event-colony-lost = { $who } abandonne un comptoir : { $post }.
merchants-event-goods-lost = { $space ->
    [0] { $who } reprend sa tuile en réserve ({ $commodity }).
   *[other] { $who } recule à la case { $space } ({ $commodity }).
}
merchants-event-leader-back = { $space ->
    [0] { $who } menait ({ $commodity }) et reprend sa tuile en réserve.
   *[other] { $who } menait ({ $commodity }) et recule à la case { $space }.
}
merchants-event-scoring = Décompte : { $scoring }.
merchants-event-exchange-prize = { $place ->
    [1] { $who } mène la rangée ({ $commodity }) : { $gain }.
   *[other] { $who } est deuxième de la rangée ({ $commodity }) : { $gain }.
}
merchants-event-district-prize = { $place ->
    [1] { $who } a le plus grand groupe ({ $district }) : { $gain }.
   *[other] { $who } a le deuxième plus grand groupe ({ $district }) : { $gain }.
}
merchants-event-colony-prize = { $place ->
    [1] { $who } a le plus de comptoirs ({ $continent }) : { $gain }.
   *[other] { $who } est deuxième en comptoirs ({ $continent }) : { $gain }.
}
merchants-event-exchange-alone = Un seul joueur est présent ({ $commodity }) : la deuxième prime de { $amount } n’est pas payée.
merchants-event-district-alone = Un seul joueur a des maisons dans { $district } : la deuxième prime de { $amount } n’est pas payée.
merchants-event-colony-alone = Un seul joueur a des comptoirs ({ $continent }) : la deuxième prime de { $amount } n’est pas payée.
merchants-event-exchange-shared = { $place ->
    [1] { $who } partage la première place ({ $commodity }), à { $sharers } joueurs : { $gain }.
   *[other] { $who } partage la deuxième place ({ $commodity }), à { $sharers } joueurs : { $gain }.
}
merchants-event-district-shared = { $place ->
    [1] { $who } partage la première place ({ $district }), à { $sharers } joueurs : { $gain }.
   *[other] { $who } partage la deuxième place ({ $district }), à { $sharers } joueurs : { $gain }.
}
merchants-event-colony-shared = { $place ->
    [1] { $who } partage la première place ({ $continent }), à { $sharers } joueurs : { $gain }.
   *[other] { $who } partage la deuxième place ({ $continent }), à { $sharers } joueurs : { $gain }.
}
merchants-event-house-earned = { $who } a atteint la deuxième case des quatre rangées et peut construire une maison.
merchants-event-bonus-house = { $who } construit la maison de bonus sur { $parcel }.
merchants-event-continents-bonus = { $who } a des comptoirs sur les quatre continents : { $gain }.
merchants-event-districts-bonus = { $who } a des maisons dans les quatre quartiers : { $gain }.
merchants-event-bridge-bonus = { $who } a des maisons aux deux bouts du pont { $bridge } : { $gain }.
merchants-event-continents-back = { $who } rend { $amount } pour les quatre continents.
merchants-event-districts-back = { $who } rend { $amount } pour les quatre quartiers.
merchants-event-bridge-back = { $who } rend { $amount } pour le pont { $bridge }.
merchants-event-house-back = { $who } rend une maison : { $parcel }.
merchants-event-forced-loan = { $who } n’a pas assez d’argent et doit emprunter { $gain }.
merchants-event-house-lapsed = { $who } ne peut pas construire la maison de bonus : ce droit est perdu.
merchants-event-leftovers = Le dernier tour est fini ; { $cards ->
    [one] une carte reste et est retournée.
   *[other] { $cards } cartes restent et sont retournées.
}
merchants-event-repaid = { $loans ->
    [one] { $who } rembourse un emprunt : { $amount }.
   *[other] { $who } rembourse { $loans } emprunts : { $amount }.
}
merchants-event-won = { $who } gagne avec { $money }.
merchants-event-shared-win = { $who } partage la victoire avec { $money }.
merchants-event-discs-passed = { $who } est maire du tour { $turn }.

# Actions
merchants-action-put = Poser sur le disque « { $disc } »
merchants-action-goods = Faire trois pas : { $steps }
merchants-action-found = Fonder un comptoir à { $post }
merchants-action-build = Construire une maison sur { $parcel }
merchants-action-step = Faire un pas : { $commodity }
merchants-action-back = Reculer : { $commodity }
merchants-action-decline = Renoncer
merchants-action-decline-offer = Renoncer : { $phase }
merchants-action-decline-card = Renoncer : { $phase } (« { $card } »)
merchants-action-borrow = Emprunter
merchants-action-press = Appuyer à { $price }
merchants-action-limit = Limite { $price }
merchants-action-limit-none = Aucune limite : ne pas appuyer
merchants-action-limit-start = Limite à START : appuyer trop tôt
merchants-action-press-start = Appuyer à START, trop tôt
merchants-action-run-out = L’horloge s’arrête
merchants-action-remove = Retirer la maison : { $parcel }
merchants-action-abandon = Abandonner { $post }

# Refus
merchants-refusal-not-optional = On ne peut pas y renoncer. Ce qui est demandé : { $phase }.
merchants-refusal-asked-else = Autre chose est demandé maintenant : { $phase }.
merchants-refusal-disc-covered = Il y a déjà une carte sur le disque « { $disc } » ; une carte tirée va sur un disque libre.
merchants-refusal-commodity-not-shown = La carte ne montre pas cette marchandise : { $commodity }.
merchants-refusal-no-tile-in-row = Vous n’avez pas de tuile à reculer dans cette rangée : { $commodity }.
merchants-refusal-post-not-shown = La carte ne permet pas { $post } : ni son continent ni sa marchandise n’y figurent.
merchants-refusal-post-taken = { $post } est occupé par le joueur { $seat }.
merchants-refusal-parcel-not-shown = La carte ne montre pas le quartier où se trouve { $parcel }.
merchants-refusal-parcel-taken = { $parcel } est occupée par le joueur { $seat }.
merchants-refusal-not-your-post = Vous n’avez pas de comptoir à { $post }.
merchants-refusal-not-your-house = Vous n’avez pas de maison sur { $parcel }.
merchants-refusal-auction-now = La carte de l’horloge est aux enchères : appuyez, ou fixez une limite.
merchants-refusal-excluded = Vous avez appuyé sans pouvoir payer : vous ne participez plus pour cette carte.
merchants-refusal-sealed = Cette enchère se tient par limites secrètes ; il n’y a pas d’horloge.
merchants-refusal-clock = Seule l’horloge peut s’arrêter, et elle ne peut rien d’autre.
merchants-refusal-dial-ends = Le cadran doublé ne descend pas à ce prix.
merchants-refusal-no-start = Ce tour de cadran n’a pas de case avant son premier prix.
merchants-refusal-limit-named = Vous avez fixé votre limite ; elle vaut jusqu’à la vente.
merchants-refusal-limit-too-high = Cela coûterait { $price }, et vous avez { $money }.

# Plateaux refusés
merchants-board-too-small = { $file }, { $entry } : { $found } est trop petit.
merchants-board-too-many = { $file }, { $entry } : il y en a { $found }, et il ne peut y en avoir que { $most }.
merchants-board-row-length = { $file }, { $entry } : une rangée a de 2 à { $most } cases, pas { $found }.
merchants-board-not-four = { $file }, { $entry } : les règles en veulent quatre, toutes différentes, pas { $found }.
merchants-board-prices-not-falling = { $file }, { $entry } : les prix doivent baisser de l’un à l’autre et rester au-dessus de zéro.
merchants-board-unknown-id = { $file }, { $entry } : « { $id } » n’existe pas.
merchants-board-twice = { $file }, { $entry } : « { $id } » y est deux fois.
merchants-board-bad-id = { $file }, { $entry } : « { $id } » n’est pas un identifiant : minuscules, chiffres et traits d’union simples.
merchants-board-start-places = { $file }, { $entry } : la place { $seat } doit avoir un emplacement de départ, pas { $found }.
merchants-board-start-seat = { $file }, { $entry } : il n’y a pas de place { $found }.
merchants-board-empty-continent = { $file }, { $entry } : « { $id } » n’a pas de comptoirs.
merchants-board-empty-district = { $file }, { $entry } : « { $id } » n’a pas de parcelles.
merchants-board-next-to-across = { $file }, { $entry } : « { $id } » est dans un autre quartier ; seuls les ponts relient les quartiers.
merchants-board-bridge-inside = { $file }, { $entry } : les deux bouts sont dans « { $id } » ; un pont relie deux quartiers.
merchants-board-card-shape = { $file }, { $entry } : une carte « { $kind } » ne montre pas de telles zones et marchandises.
merchants-board-start-first = { $file }, { $entry } : la première case, et elle seule, est le départ.
merchants-board-final-last = { $file }, { $entry } : la dernière case, et elle seule, est le décompte final.
merchants-board-no-prizes = { $file }, { $entry } : un décompte a besoin de primes.
merchants-board-prizes-unused = { $file }, { $entry } : « { $event } » ne paie pas de primes.
merchants-board-prizes-malformed = { $file }, { $entry } : les primes sont quatre paires, la première d’une paire jamais sous la deuxième.
merchants-board-hourglasses = { $file }, { $entry } : il y a { $found } sabliers ; deux de moins que de cases de temps font { $wanted }.
merchants-board-unequal-turns = { $file }, { $entry } : à { $seats } joueurs, { $found } cartes servent, ce qui n’est pas un multiple de { $wanted } : tous n’auraient pas le même nombre de tours.
merchants-board-not-drawn = { $file }, { $entry } : « { $id } » n’est pas dessiné.
merchants-board-too-few-points = { $file }, { $entry } : il faut au moins { $least } points.

# Positions refusées
merchants-position-unknown = La position nomme quelque chose que le plateau ne connaît pas : { $what }.
merchants-position-seats = Une position est pour 3 à 5 joueurs, pas { $seats }.
merchants-position-seat = Il n’y a pas de place { $seat } dans cette position.
merchants-position-cards = Il y a { $found } cartes « { $card } » dans la position au lieu de { $wanted }.
merchants-position-time = Le marqueur est sur { $found }, mais les sabliers retournés mènent à { $wanted }.
merchants-position-tiles = Le joueur { $seat } a plus de { $wanted } tuiles sur le plateau.
merchants-position-space = Le joueur { $seat } est sur la case { $found } de la Bourse, qui n’existe pas.
merchants-position-ledger = Le compte du joueur { $seat } fait { $found }, pas { $wanted }.
merchants-position-money = Le joueur { $seat } ne peut avoir moins que rien, ni moins de zéro emprunt.
merchants-position-turn = Il n’y a pas de tour { $turn } sur { $turns }.
merchants-position-mayor = Au tour { $turn }, quelqu’un d’autre est maire.
merchants-position-turn-cards = Au tour { $turn }, il ne peut y avoir { $found } cartes utilisées ou sur les disques.
merchants-position-asked = Personne ne pourrait répondre à ce que demande la position : { $phase }.
merchants-position-no-card = La carte dont parle la position manque : { $phase }.
merchants-position-not-mayor = Seul le maire peut être sollicité pour cela : { $phase }.
merchants-position-during = « { $phase } » ne peut être demandé en { $year } pendant « { $during } ».
merchants-position-early = L’horloge est doublée si un participant a appuyé au prix le plus haut, et seulement alors.
