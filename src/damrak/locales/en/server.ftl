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
server-limit-again = The server was held up, and the run does not count: please name your limit again.
server-no-undo-at-the-clock = Nothing can be undone while an auction is on.
server-undo-asked-already = The table is already being asked about an undo.
server-undo-refused = The others would not undo your move: it stands.
server-undo-asked-before = You have already asked to undo this move: it stands.
server-undo-stale = That is no longer your last move: nothing was changed.
server-undo-stand-in = A bot plays for { $who } and agrees to no undo: { $who } must take the seat back first.
server-no-undo-asked = Nobody has asked for an undo.
server-empty-line = An empty line says nothing.
server-line-too-long = A line of chat has at most { $most } characters.
server-too-much-chat = { $seconds ->
    [one] That was a lot of talk. You may say more in a second.
   *[other] That was a lot of talk. You may say more in { $seconds } seconds.
}
server-chat-full = The chat of this table is full: nothing more can be said here.
server-log-full = So much has happened at this table that nothing more can be kept here.
server-too-many-tables = { $minutes ->
    [one] A lot of tables have been laid from here. You may lay another one in a minute.
   *[other] A lot of tables have been laid from here. You may lay another one in { $minutes } minutes.
}
server-too-many-waiting = You already sit at { $most } tables that wait for players. Get up from one of them first, or let bots fill it.
server-too-many-hints = { $seconds ->
    [one] Those were many hints. You may ask for the next one in a second.
   *[other] Those were many hints. You may ask for the next one in { $seconds } seconds.
}
server-too-many-analyses = { $minutes ->
    [one] Many games have been looked back on from here. You may look back on another one in a minute.
   *[other] Many games have been looked back on from here. You may look back on another one in { $minutes } minutes.
}
server-too-many-undos = { $seconds ->
    [one] You have undone a lot. You may undo again in a second.
   *[other] You have undone a lot. You may undo again in { $seconds } seconds.
}
server-too-many-replays = { $seconds ->
    [one] Many records have been played back from here. Please try again in a second.
   *[other] Many records have been played back from here. Please try again in { $seconds } seconds.
}
server-only-players = Only the players of this table may do that.
server-nobody-absent = This seat has nobody to stand in for.
server-seat-taken = Seat { $seat } is no longer free.
server-no-getting-up = The game has begun: nobody can get up any more. If you have to go, the others may let a bot play for you.
server-seat-freed = While you were away, the others freed your seat. You can sit down again as long as a seat is free.
server-no-deal = You are not asked to add anything to the deal now.
server-deal-closed = The cards are being dealt already: nobody can add anything more.
server-deal-committed = What was added first counts.
server-deal-not-closed = Not everybody has committed yet: keep your chance to yourself.
server-deal-mismatch = This is not the chance you had committed to.
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
server-table-deserted = Everybody got up from this table before the game began, and it was cleared away.
server-no-such-board = There is no board “{ $board }” here; there are { $known }.
server-no-such-page = There is nothing at this address.
server-wrong-host = This server has no such name as “{ $host }”. If it is yours, start it with --name { $host }.
server-nobody-sits = Somebody must sit at the table.
server-table-taken = The table could not be opened. Please try again.
server-table-full = All seats of this table are taken.
server-table-crowded = There is no more room around this table. Close other tabs in which you have it open, or come back later.
server-wrong-key = This link does not open a seat at this table. It may be an old one: ask for a new link.
server-seat-link-void = This link no longer gives a seat: it was used already, or it is older than ten minutes. Make a new one on the device that has the seat.
server-dealing = The cards are being dealt: try again in a moment.
server-seat-moved = Your seat at this table is on another device now.
server-removed = You were removed from this table.
server-gallery-closed = This table is closed to spectators: only its players see it.
server-not-in-charge = Only the player in charge of this table may do that.
server-begun = The game has begun: it is too late for that.
server-own-seat = This is your own seat: get up instead.
server-nobody-to-remove = Nobody sits at seat { $seat } who could be removed.
server-no-such-spectator = There is no spectator { $spectator } at this table.
server-muted = The player in charge of this table has muted you.
server-notice-charge = { $who } is now in charge of this table.
server-notice-device = { $who } now plays on one more device.
server-notice-seat-moved = { $who } now plays on another device.
server-notice-removed = { $who } was removed from the table. The old invitation no longer works.
server-notice-invitation = The invitation was renewed. The old one no longer works.
server-notice-gallery-closed = The table is now closed to spectators.
server-notice-gallery-open = The table is open to spectators again.
server-notice-muted = Spectator { $spectator } was muted.
server-notice-unmuted = Spectator { $spectator } may chat again.
server-bad-name = A name has at most { $most } characters, all of them printable.
server-too-fast = That was too fast. Please wait a moment.
server-cut-off = Far too much came over this line, and it was cut off. Load the page again.
server-too-large = That is too large for this server.
server-csrf = This page is out of date. Please load it again.
server-bad-request = The server did not understand this: { $reason }.
server-bad-message = The server did not understand this message: { $reason }.
server-message-too-long = A message has at most { $most } characters.
server-restarts = The server is restarting. The table is kept.
server-mishap = Something went wrong on the server. The table is as it was before.
server-disk-full = The server’s disk is full, and nothing more can be kept until there is room. The table is as it was before.
server-about = Two board games of golden-age Amsterdam, in the browser, with friends and with bots. No account: take a seat.
server-needs-scripts = Damrak needs JavaScript.
server-page-missing = The page is not there
server-page-missing-hint = The server runs, but this copy of Damrak was installed without its web page. Install it again without DAMRAK_NO_WEB.

server-no-home = You have no home folder in which Damrak could keep its games. Choose a folder with --data.
server-folder-unusable = Damrak cannot keep its games in { $folder }: { $reason }. Choose another folder with --data.
server-no-room = There is no room left on the disk for Damrak’s games in { $folder }. Make some, or choose another folder with --data.
server-folder-closed = Damrak may not write in { $folder }. Choose another folder with --data.
server-files-closed = Others on this machine could read the games in { $folder }. Now only you can.
server-files-open = Others on this machine can read the games in { $folder }, and their rights could not be taken away.
server-folder-taken = Damrak is already running with the games in { $folder }, at { $address }. Go there, or choose another folder with --data.
server-database-broken = { $file } is damaged or is not Damrak’s ({ $reason }). Move it away to start afresh.
server-database-format = { $file } was written by another version of Damrak (format { $found }; this one reads { $known }).
server-port-busy = Port { $port } is taken by another program. Choose another one with --port.
server-cannot-listen = Damrak cannot listen at { $host }, port { $port }: { $reason }. Choose another address with --host or another port with --port.
server-here = Damrak is at { $address }
server-here-for-friends = Friends on the same network: { $address }
server-how-to-end = Ctrl-C ends it. Every game is kept.
server-ended = Goodbye. Every game is kept.
server-no-boards-folder = There is no folder { $folder } to take boards from.
server-board-left-out = { $file } is left out: { $reason }
