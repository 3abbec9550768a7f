# Ce que disent les tables dessinées dans le navigateur.

boards-line-tickets = chariots, contrats et marchandises
boards-title-merchants = Amstelredam
boards-line-merchants = la ville des marchands
boards-map-of-tickets = { $board } : la carte et ses routes
boards-close = Fermer
boards-sheet = Vos affaires
boards-seats = Places
boards-causes = Voir d’où cela vient
boards-you = (vous)
boards-tab-cards = Cartes
boards-tab-contracts = Contrats
boards-tab-seats = Joueurs
boards-tab-log = Journal

boards-spaces = { $count ->
    [one] { $count } espace
   *[other] { $count } espaces
}
boards-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
boards-carts = { $count ->
    [one] { $count } chariot restant
   *[other] { $count } chariots restants
}
boards-cards = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
boards-contracts = Vos contrats
boards-show-contract = Le marquer sur la carte
boards-contracts-held = { $count ->
    [one] { $count } contrat
   *[other] { $count } contrats
}
boards-merchandise = { $count ->
    [one] { $count } carte Marchandise
   *[other] { $count } cartes Marchandise
}
boards-key-carts = chariots
boards-key-cards = cartes
boards-key-contracts = contrats
boards-key-merchandise = marchandises
boards-key-tiles = tuiles en réserve
boards-key-loans = emprunts
boards-key-bridges = ponts
boards-route = { $route } : { $colour }, { $length ->
    [one] { $length } espace
   *[other] { $length } espaces
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
boards-owned = prise par { $who }
boards-closed = fermée : l’autre route est prise
boards-gives-merchandise = rapporte une carte Marchandise
boards-carts-left = { $count ->
    [0] plus aucun chariot ensuite
    [one] { $count } chariot restera
   *[other] { $count } chariots resteront
}
boards-completes = remplit { $contract }
boards-pay = Payer avec
boards-pay-for = Façons de payer { $route }
boards-cards-of = { $count } × { $colour }
boards-market = Cartes Transport à prendre
boards-draw-face-up = Prendre la carte visible : { $colour }
boards-only-card = { $colour }, votre seule carte de ce tour
boards-draw-unseen = { $count ->
    [one] Piocher une carte à l’aveugle : { $count } carte restante
   *[other] Piocher une carte à l’aveugle : { $count } cartes restantes
}
boards-discards = Défausse : { $cards }
boards-no-discards = Défausse vide
boards-draw-contracts = { $count ->
    [one] Piocher des contrats : { $count } carte restante
   *[other] Piocher des contrats : { $count } cartes restantes
}
boards-pile-unseen = Pioche
boards-pile-contracts = Contrats
boards-pass = Passer
boards-hand = Vos cartes Transport
boards-hand-empty = Aucune carte Transport en main
boards-offered = Gardez un de ces contrats, ou les deux
boards-keep-one = Garder seulement { $contract }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
boards-keep-this = Garder celui-ci seul
boards-keep-both = Garder les deux
boards-joined = Reliés
boards-last-turns = { $count ->
    [one] { $who } a annoncé la fin : encore un tour.
   *[other] { $who } a annoncé la fin : encore { $count } tours.
}

# Les marchands
boards-map-of-merchants = Carte d’Amsterdam et de ses quartiers
boards-places = Ville, monde et Bourse
boards-tab-city = Ville
boards-tab-world = Monde
boards-tab-exchange = Bourse
boards-tab-desk = Bureau
boards-world = Les quatre continents
boards-exchange = La Bourse
boards-time = Ligne du temps
boards-desk = Le bureau du maire, { $who }
boards-mayor = maire
boards-parcel = { $district }, parcelle { $number }
boards-build = Construire : { $where }
boards-remove = Retirer la maison : { $where }
boards-house-of = { $where } : { $who } y a une maison
boards-group = { $count ->
    [one] une maison isolée
   *[other] un groupe de { $count } maisons
}
boards-group-left = { $count ->
    [0] plus aucune maison à vous dans le quartier
    [one] il vous y restera une maison isolée
   *[other] votre plus grand groupe y sera de { $count } maisons
}
boards-bridge-money = { $count ->
    [one] { $gain } pour le pont
   *[other] { $gain } pour { $count } ponts
}
boards-fourth-district = { $gain } pour des maisons dans les quatre quartiers
boards-post = { $post } ({ $commodity })
boards-found = Fonder un comptoir : { $where }
boards-abandon = Abandonner { $where }
boards-post-of = { $where } : { $who } y a un comptoir
boards-brings-step = un pas à la Bourse : { $commodity }
boards-fourth-continent = { $gain } pour des comptoirs sur les quatre continents
boards-gives-back = { $loss } à rendre
boards-must-borrow = faute d’argent, un emprunt de { $loan }
boards-continent-americas = Amériques
boards-continent-africa = Afrique
boards-continent-east-indies = Indes orientales
boards-continent-far-east = Extrême-Orient
boards-step-row = Un pas à la Bourse : { $row }
boards-back-row = Un pas en arrière : { $row }
boards-to-space = jusqu’à la case { $space }
boards-to-supply = retour en réserve
boards-step-lost = le pas est perdu
boards-passes = dépasse { $who }
boards-draws-level = rejoint { $who }
boards-falls-behind = passe derrière { $who }
boards-earns-house = une maison de bonus
boards-goods-left = { $count ->
    [one] Encore { $count } pas à placer
   *[other] Encore { $count } pas à placer
}
boards-goods-done = Les trois pas sont placés.
boards-goods-go = Faire ces pas
boards-again = Recommencer
boards-pile = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
boards-disc-mayor = Maire
boards-disc-clock = Horloge
boards-disc-bucket = Seau
boards-put-mayor = Poser la carte sur le disque du maire : l’utiliser gratuitement
boards-put-clock = Poser la carte sur le disque de l’horloge : la vendre aux enchères
boards-put-bucket = Poser la carte sur le disque du seau : la défausser
boards-card-back = Une carte face cachée
boards-card-colony = Tout continent
boards-card-goods = Marchandises
boards-card-hourglass = Sablier
boards-card-goods-foot = 3 pas
boards-card-steps = Trois pas à la Bourse, deux au plus par rangée
boards-card-founds = Un comptoir ({ $continent }) et un pas dans sa marchandise
boards-card-founds-any = Un comptoir ({ $commodity }, tout continent) et un pas dans cette marchandise
boards-card-builds = Une maison ({ $districts }), puis un pas ({ $commodity })
boards-card-builds-any = Une maison ({ $districts }), puis un pas au choix
boards-tiles = { $count ->
    [one] { $count } tuile en réserve
   *[other] { $count } tuiles en réserve
}
boards-loans = { $count ->
    [one] { $count } emprunt
   *[other] { $count } emprunts
}
boards-thousand-florins = mille florins
boards-dial-start = START
boards-before-prices = avant les prix
boards-bonus-continents = comptoirs sur les quatre continents
boards-bonus-districts = maisons dans les quatre quartiers
boards-bonus-house = la maison de la Bourse
boards-bonus-bridges = { $count ->
    [one] { $count } pont
   *[other] { $count } ponts
}
boards-decline = Renoncer
boards-bonus-offer = Quatre rangées atteintes : une maison où vous voulez
boards-borrow = Emprunter { $loan }, rendre { $repay } à la fin
boards-time-start = La partie commence
boards-time-nothing = Il ne se passe rien
boards-time-ship = Navire : chacun peut faire un pas à la Bourse
boards-time-globe = Globe : chacun peut fonder un comptoir où il veut
boards-time-coat-of-arms = Blason : chacun construit une maison où il veut
boards-time-credit = Crédit : chacun peut emprunter
boards-time-lose-house = Chacun retire une maison
boards-time-lose-colony = Chacun abandonne un comptoir
boards-time-lose-goods = Chacun recule une tuile
boards-time-leaders-back = Le premier de chaque rangée recule
boards-time-score-exchange = Décompte de la Bourse
boards-time-score-districts = Décompte des quartiers
boards-time-score-colonies = Décompte des colonies
boards-time-final = Décompte final des trois

# L’horloge
boards-auction = À vendre
boards-auction-doubled = Horloge doublée
boards-else-early = { $who } a appuyé tout en haut, et aura la carte pour { $price } si personne n’appuie.
boards-see-board = Voir le plateau
boards-show-clock = Montrer
boards-ready = C’est bon pour moi
boards-all-ready = C’est bon pour nous
boards-waiting-ready = On attend { $who }
boards-starts-soon = L’horloge va partir…
boards-starts-in = Départ dans { $seconds } s, ou dès que tous sont prêts
boards-run-void = Le serveur a été retardé, et personne ne sait qui était le premier : ce tour ne compte pas. L’horloge repart.
boards-runs-void = Le serveur a encore été retardé : plus d’horloge pour cette carte, les limites secrètes décident.
boards-sealed-in = Encore { $seconds } s : qui ne fixe pas de limite n’appuie pas
boards-get-ready = Départ dans { $count }…
boards-press = Appuyer à { $price }
boards-pressed = Vous avez appuyé à { $price }.
boards-has-pressed = { $who } a appuyé à { $price }.
boards-shared-clock = Appuyer sur l’horloge
boards-would-double = lance l’horloge doublée
boards-purse-holds = vous avez { $money }
boards-purse-after = il vous resterait { $money }
boards-purse-too-small = Il vous reste { $money } : pas assez pour le moindre prix du cadran.
boards-cannot-pay = Trop cher : vous n’avez que { $money }
boards-would-fail = Appuyer maintenant vous exclurait pour cette carte.
boards-limit-at = J’appuierais à { $price }
boards-seal = Fixer { $price }
boards-seal-none = Ne pas appuyer
boards-seal-instead = Plutôt fixer une limite secrète
boards-limit-is = Votre limite secrète est { $price }.
boards-limit-is-none = Vous n’appuyez pas cette fois.
boards-limit-is-none-live = Aucune limite n’appuie pour vous : vous pouvez encore appuyer à la main.
boards-lift = Finalement, appuyer à la main
boards-left-out = Vous avez appuyé sans pouvoir payer : cette carte se vend sans vous.
boards-sold = { $who } achète la carte pour { $price }.
boards-unsold = Personne n’a appuyé : la carte est défaussée.
boards-sold-to-early = Personne n’a appuyé : { $who } a la carte pour { $price }.
boards-how-decided = Comment cela s’est décidé
boards-how = Comment ?
boards-by-limit = { $who } : { $price }, par limite secrète
boards-by-hand = { $who } : { $price }, appuyé après { $claimed } s, aller-retour { $trip } s, compté à { $counted } s
boards-tap-again = Touchez encore une fois pour le faire
boards-tap-again-joker = Ce joker sera votre seule carte : touchez encore
boards-last-sale = Dernière carte : { $who }, pour { $price }.
boards-last-unsold = La dernière carte n’a pas trouvé d’acheteur.
boards-pressed-first = { $who } a appuyé en premier, à { $price }.

# Ce qu’on dit à un joueur, dit par son nom à qui regarde par-dessus son épaule ; la place montre déjà le nom.
boards-you-by-name = { "" }
boards-sheet-by-name = Affaires : { $who }
boards-hand-by-name = Cartes Transport : { $who }
boards-contracts-by-name = Contrats : { $who }
boards-limit-is-by-name = { $who } a fixé sa limite secrète à { $price }.
boards-limit-is-none-by-name = { $who } n’appuie pas cette fois.
boards-left-out-by-name = { $who } ne participe pas à cette enchère.
