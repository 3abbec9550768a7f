# What any game may say.
core-not-json = This is not JSON: { $why ->
    [cut-short] it ends too early
    [malformed] look at line { $line }, column { $column }
    [not-text] it is not UTF-8 text
    [too-deep] its brackets lie too deep in one another
    [too-large] a number in it is too large
   *[other] { $reason }
}.
core-file-unreadable = { $file } cannot be read: { $why ->
    [missing] there is no such file
    [folder] it is a folder
    [forbidden] you may not read it
    [not-text] it is not UTF-8 text
    [too-large] it is too large
   *[other] { $reason }
}.
core-unknown-option = There is no option “{ $option }” in this game; there are: { $known }.
core-bad-option = Option “{ $option }” cannot be “{ $value }”; it can be { $allowed }.
core-seat-count = This game is for { $least } to { $most } players, not { $seats }.
core-no-such-seat = There is no seat { $seat }; the seats are 0 to { $last }.
core-name-count = { $names ->
    [one] There is one name for { $seats } seats.
   *[other] There are { $names } names for { $seats } seats.
}
core-bad-seed = A seed is a text such as "7", not { $seed }.
core-unknown-game = There is no game “{ $game }”; there are { $known }.
core-unknown-board = There is no board “{ $board }”; there are { $known }, or the path to a file such as ./board.toml.
core-nothing-to-undo = { $moves ->
    [one] There is no move to undo.
   *[other] There are no { $moves } moves to undo.
}
core-undo-needs-consent = Somebody has acted or learnt something since: all players must agree to undo this.
core-nothing-to-redo = There is nothing to redo.
core-event-undone = { $who } undid “{ $what }”{ $others ->
    [0] {""}
    [one] {" "}and one move after it
   *[other] {" "}and { $others } moves after it
}.{ $agreed ->
    [0] {""}
   *[other] {" "}Everybody agreed.
}
core-secret-choice = a choice made in secret
core-no-such-move = There is no move { $move }; the match has { $moves }.
core-bad-record = This is not a record of a match: { core-misshapen }.
core-record-format = The record is written in format { $found }; this version reads format { $known }.
core-record-game = The record is of “{ $found }”, not of “{ $known }”.
core-record-rules = The record follows version { $found } of the rules; this is version { $known }. A newer Damrak can read it.
core-position-rules = The position follows version { $found } of the rules; this is version { $known }. A newer Damrak can read it.
core-record-board = The record was played on the board “{ $found }”, which differs from “{ $known }” here.
core-record-move = Move { $move } of the record cannot be played: { $reason }
core-unknown-action = There is no action “{ $action }” in this game.
core-bad-position = This is not a position of the game: { core-misshapen }.
core-foreign-view = This is not a view of this game on the board “{ $board }”.
core-not-asked = It is not your turn to act.
core-game-over = The game is over.
core-board-not-toml = { $file }, { $entry }: this is not TOML: { $reason }.
core-board-missing-key = { $file }, { $entry }: the key “{ $key }” is missing.
core-board-unknown-key = { $file }, { $entry }: there is no key “{ $key }” here.
core-board-wrong-type = { $file }, { $entry }: this should be of type { $wanted }, not { $found }.
core-board-wrong-value = { $file }, { $entry }: “{ $found }” is not possible here.
core-board-wrong-length = { $file }, { $entry }: there should be { $wanted } of these, not { $found }.

# What is wrong with a record or a position
core-misshapen = { $why ->
    [missing-key] “{ $key }” is missing ({ $entry })
    [unknown-key] there is no “{ $key }” ({ $entry })
    [wrong-type] { $entry } should be of type { $wanted }, not { $found }
    [wrong-length] { $entry } should have { $wanted } values, not { $found }
    [wrong-value] { $entry } cannot be “{ $found }”
   *[other] { $found }
}
