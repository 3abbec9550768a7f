# What the server says, in the browser and in the terminal.
server-stale = The table has changed since you chose: look again.
server-not-begun = The game has not begun yet.
server-not-over = The game is still going on.
server-bot-plays = A bot is playing for this seat: take the seat back first.
server-press-the-clock = The clock is pressed while it runs, not before.
server-not-in-auction = You no longer take part in this auction.
server-clock-not-started = The clock has not started yet.
server-clock-ran-out = The dial had already passed its last price.
server-clock-stopped = The clock has stopped already.
server-no-clock-waits = No auction is waiting to begin.
server-dial-has-passed = The dial has already come to { $price }: a limit must lie below.
server-no-undo-at-the-clock = Nothing can be taken back while an auction is on.
server-undo-asked-already = The table is already being asked about an undo.
server-no-undo-asked = Nobody has asked for an undo.
server-empty-line = An empty line says nothing.
server-line-too-long = A line of chat has at most { $most } characters.
server-only-players = Only the players of this table may do that.
server-nobody-absent = This seat has nobody to stand in for.
server-no-such-level = There is no bot called “{ $level }”.
server-grace-time = { $seconds ->
    [one] Please give them another second to come back.
   *[other] Please give them another { $seconds } seconds to come back.
}
server-no-bot-here = No bot is playing for you.
server-nothing-to-choose = There is nothing for this seat to choose now.
server-hint-coming = A hint is already on its way.
server-no-hint = No hint this time: see for yourself.
server-no-analysis = Looking back on this match went wrong. Please try again.
server-no-such-seat = There is no seat { $seat } at this table.
server-not-your-seat = Seat { $seat } is not yours.
server-no-such-table = There is no such table here. The link may be incomplete, or the table may be on another server.
server-no-such-page = There is nothing at this address.
server-nobody-sits = Somebody must sit at the table.
server-table-taken = The table could not be laid. Please try again.
server-table-full = All seats of this table are taken. You can watch.
server-wrong-key = This link does not open a seat at this table.
server-bad-name = A name has at most { $most } characters, all of them printable.
server-too-fast = That was too fast. Please wait a moment.
server-too-large = That is too large for this server.
server-csrf = This page is out of date. Please load it again.
server-bad-request = The server did not understand this: { $reason }.
server-bad-message = The server did not understand this message: { $reason }.
server-message-too-long = A message has at most { $most } characters.
server-restarts = The server is restarting. The table is kept.
server-mishap = Something went wrong on the server. The table is as it was before.
server-page-missing = The page is not there
server-page-missing-hint = The server runs, but this copy of Damrak was installed without its web page. “make play” builds it.

server-folder-unusable = Damrak cannot keep its games in { $folder }: { $reason }. Choose another folder with --data.
server-database-broken = { $file } is damaged or is not Damrak’s ({ $reason }). Move it away to start afresh.
server-database-format = { $file } was written by another version of Damrak (format { $found }; this one reads { $known }).
server-port-busy = Port { $port } is taken by another program. Choose another one with --port.
server-here = Damrak is at { $address }
server-here-for-friends = Friends on the same network: { $address }
server-how-to-end = Ctrl-C ends it. Every game is kept.
server-ended = Goodbye. Every game is kept.
