# Wat elk spel kan zeggen.
core-not-json = Dit is geen JSON: { $why ->
    [cut-short] het houdt te vroeg op
    [malformed] zie regel { $line }, kolom { $column }
    [not-text] het is geen UTF-8-tekst
    [too-deep] de haakjes staan te diep in elkaar
    [too-large] een getal erin is te groot
   *[other] { $reason }
}.
core-file-unreadable = { $file } is niet te lezen: { $why ->
    [missing] dit bestand bestaat niet
    [folder] het is een map
    [forbidden] je mag het niet lezen
    [not-text] het is geen UTF-8-tekst
    [too-large] het is te groot
   *[other] { $reason }
}.
core-unknown-option = Dit spel heeft geen optie ‘{ $option }’; er zijn: { $known }.
core-bad-option = Optie ‘{ $option }’ kan niet ‘{ $value }’ zijn; wel { $allowed }.
core-seat-count = Dit spel is voor { $least } tot { $most } spelers, niet voor { $seats }.
core-no-such-seat = Er is geen plaats { $seat }; de plaatsen gaan van 0 tot en met { $last }.
core-name-count = { $names ->
    [one] Er is één naam voor { $seats } plaatsen.
   *[other] Er zijn { $names } namen voor { $seats } plaatsen.
}
core-bad-seed = Een zaad is een tekst zoals "7", niet { $seed }.
core-unknown-game = Er is geen spel ‘{ $game }’; er zijn { $known }.
core-unknown-board = Er is geen bord ‘{ $board }’; er zijn { $known }, of het pad van een bestand zoals ./board.toml.
core-nothing-to-undo = { $moves ->
    [one] Er is geen zet om terug te nemen.
   *[other] Er zijn geen { $moves } zetten om terug te nemen.
}
core-undo-needs-consent = Iemand heeft sindsdien gespeeld of iets te weten gekregen: iedereen moet met terugnemen instemmen.
core-nothing-to-redo = Er is niets om opnieuw te doen.
core-event-undone = { $who } nam ‘{ $what }’ terug{ $others ->
    [0] {""}
    [one] {" "}en één zet daarna
   *[other] {" "}en { $others } zetten daarna
}.{ $agreed ->
    [0] {""}
   *[other] {" "}Iedereen vond het goed.
}
core-secret-choice = een keuze in het geheim
core-no-such-move = Er is geen zet { $move }; de partij heeft er { $moves }.
core-bad-record = Dit is geen verslag van een partij: { core-misshapen }.
core-record-format = Het verslag heeft indeling { $found }; deze versie leest indeling { $known }.
core-record-game = Het verslag is van ‘{ $found }’, niet van ‘{ $known }’.
core-record-rules = Het verslag volgt versie { $found } van de regels; dit is versie { $known }. Een nieuwere Damrak kan het lezen.
core-position-rules = De stelling volgt versie { $found } van de regels; dit is versie { $known }. Een nieuwere Damrak kan haar lezen.
core-record-board = De partij is gespeeld op het bord ‘{ $found }’, dat verschilt van ‘{ $known }’ hier.
core-record-move = Zet { $move } van het verslag kan niet worden gespeeld: { $reason }
core-unknown-action = Er is geen actie ‘{ $action }’ in dit spel.
core-bad-position = Dit is geen stelling van het spel: { core-misshapen }.
core-foreign-view = Dit is geen weergave van dit spel op het bord ‘{ $board }’.
core-not-asked = Je bent niet aan de beurt.
core-game-over = Het spel is afgelopen.
core-board-not-toml = { $file }, { $entry }: dit is geen TOML: { $reason }.
core-board-missing-key = { $file }, { $entry }: de sleutel ‘{ $key }’ ontbreekt.
core-board-unknown-key = { $file }, { $entry }: er is hier geen sleutel ‘{ $key }’.
core-board-wrong-type = { $file }, { $entry }: dit moet van het type { $wanted } zijn, niet { $found }.
core-board-wrong-value = { $file }, { $entry }: ‘{ $found }’ kan hier niet.
core-board-wrong-length = { $file }, { $entry }: hier horen er { $wanted } te staan, niet { $found }.

# Wat er mis is met een verslag of een stelling
core-misshapen = { $why ->
    [missing-key] ‘{ $key }’ ontbreekt ({ $entry })
    [unknown-key] er bestaat geen ‘{ $key }’ ({ $entry })
    [wrong-type] { $entry } moet van het type { $wanted } zijn, niet { $found }
    [wrong-length] { $entry } moet { $wanted } waarden hebben, niet { $found }
    [wrong-value] { $entry } kan niet ‘{ $found }’ zijn
   *[other] { $found }
}
