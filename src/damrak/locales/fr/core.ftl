# Ce que tout jeu peut dire.
core-not-json = Ceci n’est pas du JSON : { $why ->
    [cut-short] le texte s’arrête trop tôt
    [malformed] voyez ligne { $line }, colonne { $column }
    [not-text] ce n’est pas du texte UTF-8
    [too-deep] ses crochets sont trop imbriqués
    [too-large] un nombre y est trop grand
   *[other] { $reason }
}.
core-file-unreadable = { $file } est illisible : { $why ->
    [missing] ce fichier n’existe pas
    [folder] c’est un dossier
    [forbidden] vous n’en avez pas le droit
    [not-text] ce n’est pas du texte UTF-8
    [too-large] il est trop gros
   *[other] { $reason }
}.
core-unknown-option = Ce jeu n’a pas d’option « { $option } » ; il y a : { $known }.
core-bad-option = L’option « { $option } » ne peut pas être « { $value } » ; au choix : { $allowed }.
core-seat-count = Ce jeu se joue de { $least } à { $most }, pas à { $seats }.
core-no-such-seat = Il n’y a pas de place { $seat } ; les places vont de 0 à { $last }.
core-name-count = { $names ->
    [one] Il y a un seul nom pour { $seats } places.
   *[other] Il y a { $names } noms pour { $seats } places.
}
core-bad-seed = Une graine est un texte comme "7", pas { $seed }.
core-unknown-game = Il n’y a pas de jeu « { $game } » ; il y a { $known }.
core-unknown-board = Il n’y a pas de plateau « { $board } » ; il y a { $known }, ou le chemin d’un fichier comme ./board.toml.
core-nothing-to-undo = { $moves ->
    [one] Il n’y a aucun coup à annuler.
   *[other] Il n’y a pas { $moves } coups à annuler.
}
core-undo-needs-consent = Quelqu’un a joué ou appris quelque chose depuis : tout le monde doit accepter l’annulation.
core-nothing-to-redo = Il n’y a rien à rétablir.
core-event-undone = { $who } a annulé « { $what } »{ $others ->
    [0] {""}
    [one] {" "}et le coup suivant
   *[other] {" "}et les { $others } coups suivants
}.{ $agreed ->
    [0] {""}
   *[other] {" "}Tout le monde était d’accord.
}
core-secret-choice = un choix fait en secret
core-no-such-move = Il n’y a pas de coup { $move } ; la partie en compte { $moves }.
core-bad-record = Ceci n’est pas l’enregistrement d’une partie : { core-misshapen }.
core-record-format = L’enregistrement est au format { $found } ; cette version lit le format { $known }.
core-record-game = L’enregistrement est celui de « { $found } », pas de « { $known } ».
core-record-rules = L’enregistrement suit la version { $found } des règles ; celle-ci est la version { $known }. Un Damrak plus récent saura le lire.
core-position-rules = La position suit la version { $found } des règles ; celle-ci est la version { $known }. Un Damrak plus récent saura la lire.
core-record-board = La partie a été jouée sur le plateau « { $found } », différent de « { $known } » ici.
core-record-move = Le coup { $move } de l’enregistrement ne peut pas être joué : { $reason }
core-unknown-action = Il n’y a pas d’action « { $action } » dans ce jeu.
core-bad-position = Ceci n’est pas une position du jeu : { core-misshapen }.
core-foreign-view = Ceci n’est pas une vue de ce jeu sur le plateau « { $board } ».
core-not-asked = Ce n’est pas à vous d’agir.
core-game-over = La partie est terminée.
core-board-not-toml = { $file }, { $entry } : ceci n’est pas du TOML : { $reason }.
core-board-missing-key = { $file }, { $entry } : la clé « { $key } » manque.
core-board-unknown-key = { $file }, { $entry } : il n’y a pas de clé « { $key } » ici.
core-board-wrong-type = { $file }, { $entry } : le type attendu est { $wanted }, pas { $found }.
core-board-wrong-value = { $file }, { $entry } : « { $found } » n’est pas possible ici.
core-board-wrong-length = { $file }, { $entry } : il en faut { $wanted }, pas { $found }.

# Ce qui ne va pas dans un enregistrement ou une position
core-misshapen = { $why ->
    [missing-key] « { $key } » manque ({ $entry })
    [unknown-key] il n’y a pas de « { $key } » ({ $entry })
    [wrong-type] { $entry } doit être de type { $wanted }, pas { $found }
    [wrong-length] { $entry } doit avoir { $wanted } valeurs, pas { $found }
    [wrong-value] { $entry } ne peut pas être « { $found } »
   *[other] { $found }
}
