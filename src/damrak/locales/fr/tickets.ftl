# Ce qui se passe dans tickets, pourquoi pas, et ce qui cloche dans un plateau ou une position.

tickets-colour-pink = rose
tickets-colour-blue = bleu
tickets-colour-green = vert
tickets-colour-black = noir
tickets-colour-red = rouge
tickets-colour-orange = orange
tickets-colour-joker = joker
tickets-colour-grey = gris

# Ce qui s’est passé. Les secrets manquent à qui ne doit pas les connaître : la dernière forme est alors dite.
tickets-event-first-kept = { $who } commence avec { $kept ->
    [one] un contrat
   *[other] deux contrats
}{ $seen ->
    [1] {" "}et a rendu { $returned }
   *[other] {""}
}.
tickets-event-drew-unseen = { $seen ->
    [1] { $who } a pioché une carte : { $colour }.
   *[other] { $who } a pioché une carte.
}
tickets-event-drew-face-up = { $who } a pris une carte visible : { $colour }.
tickets-event-row-redrawn = Trois jokers étaient visibles : les cinq cartes ont été remplacées.
tickets-event-pile-reshuffled = { $cards ->
    [one] La seule carte défaussée est retournée dans la pioche.
   *[other] Les { $cards } cartes défaussées ont été mélangées à la pioche.
}
tickets-event-claimed = { $who } a pris { $route } ({ $colour ->
    [joker] { $jokers ->
        [one] 1 joker
       *[other] { $jokers } jokers
    }
   *[other] { $colour }{ $jokers ->
        [0] {""}
        [one] , 1 joker
       *[other] , { $jokers } jokers
    }
}) pour { $gain ->
    [one] 1 point
   *[other] { $gain } points
}.
tickets-event-closed = { $route } : l’autre route est désormais fermée.
tickets-event-merchandise = { $who } a pris une carte Marchandise et en a maintenant { $cards }.
tickets-event-took-contracts = { $seen ->
    [2] { $who } a pioché deux contrats : { $contract } et { $other }.
   *[other] { $who } a pioché deux contrats.
}
tickets-event-kept = { $who } a gardé { $kept ->
    [one] un contrat
   *[other] deux contrats
}{ $seen ->
    [1] {" "}et a rendu { $returned }
   *[other] {""}
}.
tickets-event-took-last = { $seen ->
    [1] { $who } a pris le dernier contrat : { $contract }.
   *[other] { $who } a pris le dernier contrat.
}
tickets-event-passed = { $who } ne peut rien faire et passe.
tickets-event-nobody-can-act = Plus personne ne peut rien faire : la partie s’arrête.
tickets-event-last-turns = { $carts ->
    [0] { $who } n’a plus de chariot
    [one] { $who } n’a plus qu’un chariot
   *[other] { $who } n’a plus que { $carts } chariots
} : chacun joue encore un tour.
tickets-event-contract-joined = { $who } a rempli le contrat { $contract } et gagne { $gain } points.
tickets-event-contract-failed = { $who } n’a pas rempli le contrat { $contract } et perd { $loss } points.
tickets-event-merchandise-scored = { $who } marque { $gain } points pour { $cards ->
    [one] 1 carte Marchandise
   *[other] { $cards } cartes Marchandise
}.
tickets-event-won = { $who } l’emporte avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} et { $completed ->
    [0] aucun contrat rempli
    [one] 1 contrat rempli
   *[other] { $completed } contrats remplis
}.
tickets-event-shared-win = { $who } partage la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} et { $completed ->
    [0] aucun contrat rempli
    [one] 1 contrat rempli
   *[other] { $completed } contrats remplis
}.

# Pourquoi pas.
tickets-refusal-has-chosen = Vous avez choisi vos contrats ; attendez maintenant les autres.
tickets-refusal-choose-contracts = Choisissez d’abord les contrats que vous gardez : un ou les deux.
tickets-refusal-not-offered = { $contract } n’est pas l’un des contrats qui vous sont proposés.
tickets-refusal-nothing-to-choose = Vous n’avez pas de contrats à choisir en ce moment.
tickets-refusal-pile-empty = La pioche est vide et il n’y a pas de défausse à mélanger.
tickets-refusal-second-joker = Un joker visible ne peut pas être votre deuxième carte.
tickets-refusal-not-face-up = Aucune carte visible n’est de couleur { $colour }.
tickets-refusal-second-card = Vous avez pris une carte : prenez la deuxième.
tickets-refusal-no-contracts = Il n’y a plus de contrats.
tickets-refusal-must-not-pass = Vous ne pouvez passer que si vous ne pouvez rien faire d’autre.
tickets-refusal-route-taken = { $route } appartient à quelqu’un d’autre.
tickets-refusal-own-route = { $route } est déjà à vous.
tickets-refusal-own-double = Vous possédez l’une des deux routes { $route } : personne ne peut prendre les deux.
tickets-refusal-double-closed = { $route } est fermée : à deux, une seule route d’une route double peut être prise.
tickets-refusal-carts = { $route } demande { $spaces ->
    [one] 1 chariot
   *[other] { $spaces } chariots
} ; vous en avez { $carts }.
tickets-refusal-jokers = Il faut { $needed ->
    [one] 1 joker
   *[other] { $needed } jokers
} ; vous en avez { $jokers }.
tickets-refusal-cards = Il faut { $needed ->
    [one] 1 carte
   *[other] { $needed } cartes
} de couleur { $colour } ; vous en avez { $cards }.
tickets-refusal-wrong-colour = { $route } ne se paie pas avec des cartes de couleur { $colour }.

# Ce qui cloche dans un plateau.
tickets-board-no-jokers = { $file }, { $entry } : la clé « { $key } » manque.
tickets-board-too-many = { $file }, { $entry } : { $found }, c’est trop ; il peut y en avoir { $most }.
tickets-board-too-few = { $file }, { $entry } : { $found }, c’est trop peu ; il en faut { $least }.
tickets-board-bad-id = { $file }, { $entry } : « { $id } » n’est pas un identifiant : lettres minuscules, chiffres et traits d’union seulement.
tickets-board-twice = { $file }, { $entry } : « { $id } » y est deux fois.
tickets-board-reserved = { $file }, { $entry } : aucune couleur ne peut s’appeler « { $id } ».
tickets-board-card-count = { $file }, { $entry } : { $found } n’est pas entre 0 et { $most }.
tickets-board-colours = { $file }, { $entry } : il peut y avoir de 1 à { $most } couleurs outre les jokers, pas { $found }.
tickets-board-unknown-place = { $file }, { $entry } : il n’y a pas de lieu « { $id } ».
tickets-board-same-place = { $file }, { $entry } : les deux bouts sont « { $id } ».
tickets-board-unknown-colour = { $file }, { $entry } : il n’y a pas de cartes de couleur « { $id } ».
tickets-board-no-points = { $file }, { $entry } : aucun barème pour la longueur { $length }.
tickets-board-unclaimable = { $file }, { $entry } : personne ne pourrait jamais prendre une route de longueur { $length }.
tickets-board-three-routes = { $file }, { $entry } : { $found } routes relient ces lieux ; il peut y en avoir deux.
tickets-board-not-double = { $file }, { $entry } : elle est notée double, mais il n’y a pas de deuxième route.
tickets-board-double-unmarked = { $file }, { $entry } : il y a une deuxième route ; il faut donc la noter double.
tickets-board-unequal-double = { $file }, { $entry } : les deux routes d’une route double doivent avoir la même longueur.
tickets-board-worthless = { $file }, { $entry } : un contrat ne peut pas valoir { $found } points.
tickets-board-unreachable = { $file }, { $entry } : aucun chemin ne relie ces lieux.
tickets-board-drawn-unknown = { $file }, { $entry } : « { $id } » n’est pas sur le plateau.
tickets-board-not-drawn = { $file }, { $entry } : « { $id } » n’est pas dessiné.

# Ce qui cloche dans une position.
tickets-position-board = Cette position a été écrite pour un autre plateau que { $board }.
tickets-position-seats = Une position a de 2 à 4 joueurs, pas { $found }.
tickets-position-unknown = Le plateau n’a pas de « { $id } ».
tickets-position-seat = Il n’y a pas de place { $seat } à cette table.
tickets-position-negative = Il ne peut pas y avoir moins de zéro carte.
tickets-position-cards = Il y a { $found } cartes de couleur { $colour }, pas { $wanted }.
tickets-position-seen = La place { $seat } a pris à la vue de tous des cartes qu’elle n’a pas en main.
tickets-position-pile-from = La pioche contient des cartes dont elle ne peut pas avoir été faite.
tickets-position-row = La rangée a 5 cases, pas { $found }.
tickets-position-pile-empty = Une pioche vide aurait été refaite avec la défausse.
tickets-position-row-short = La rangée aurait été complétée depuis la pioche.
tickets-position-row-jokers = Une rangée de trois jokers aurait été remplacée.
tickets-position-contract = Le contrat { $contract } y est { $found } fois.
tickets-position-route = La route { $route } a deux propriétaires.
tickets-position-double = La place { $seat } possède une route qu’une route double lui ferme.
tickets-position-carts = La place { $seat } a posé plus de chariots qu’elle n’en avait.
tickets-position-given = Pour la place { $seat }, { $found } { $what ->
    [carts] chariots
   *[points] points
} sont notés, mais le reste en donne { $wanted }.
tickets-position-merchandise = Le compte des cartes Marchandise n’y est pas.
tickets-position-offered = Les contrats proposés à la place { $seat } ne conviennent pas à ce moment.
tickets-position-contracts-held = Les contrats de la place { $seat } ne conviennent pas à ce moment.
tickets-position-all-chosen = Tous ont choisi : leurs choix auraient été exécutés.
tickets-position-second-card = Il n’y a pas de deuxième carte à prendre.
tickets-position-last-turns = Il ne peut pas rester { $found } derniers tours.
tickets-position-takes = Les contrats n’ont pas pu être pris ainsi, la place { $seat } le sait.

# Actions
tickets-action-keep-both = Garder les deux contrats
tickets-action-keep = Garder seulement { $contract }
tickets-action-draw-unseen = Piocher une carte à l’aveugle
tickets-action-draw-contracts = Piocher de nouveaux contrats
tickets-action-draw = Prendre la carte visible : { $colour }
tickets-action-claim = Prendre { $route } ({ $cards })
tickets-action-pass = Passer
