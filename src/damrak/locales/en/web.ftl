# The page in the browser.

# Every page
web-skip = Skip to the content
web-pages = Pages
web-home = To the home page
web-rules = Rules
web-replay = Replay
web-replay-this = Replay
web-tastes = Language, theme and sound
web-language = Language
web-theme-auto = Theme: as the system has it
web-theme-light = Theme: daylight
web-theme-dark = Theme: candlelight
web-sound = Sound
web-sound-on = Sound is on
web-sound-off = Sound is off
web-close = Close
web-loading = One moment…
web-unofficial = Damrak is an unofficial, open-source table for two board games. It is not made or endorsed by their publishers.
web-why-rule = Rule { $rule }
web-unreachable = The server cannot be reached.
web-no-cookies = This browser keeps no cookies from this page. Without one the table would not know you: please allow them.
web-refused-by-server = The server refused this ({ $status }).
web-try-again = Try again

# The games
web-game-merchants = Merchants of Amsterdam
web-game-merchants-about = Trade, build and bid against a falling clock. Be mayor, keep a card, sell a card, and press when the price is right.
web-game-tickets = Ticket to Ride: Amsterdam
web-game-tickets-about = Collect cards, claim routes with your carts and fulfil your contracts. A quick game of plans crossing plans.
web-players-range = { $least } to { $most } players

# Home
web-home-title = Golden-age Amsterdam, at your table
web-home-lead = Two board games with friends near and far, on one screen, or with bots. Nothing to install, no account.
web-pick-game = Pick a game
web-who-plays = Who plays?
web-who-me = Me
web-who-friend = A friend
web-who-here = Someone here
web-who-bot = A bot
web-guest = Guest
web-seat-number = Seat { $seat }
web-seat-who = Seat { $seat }: who?
web-seat-name = Seat { $seat }: name
web-seat-level = Seat { $seat }: how strong?
web-your-name = Your name
web-their-name = Their name
web-name-missing = Please give a name.
web-friend-note = joins by a link
web-add-seat = One more player
web-remove-seat = Remove seat { $seat }
web-agreed = What is agreed
web-board = Board
web-board-merchants-amsterdam-name = Amsterdam
web-board-tickets-amsterdam = The city between its canals: 17 places, about a quarter of an hour.
web-board-tickets-provinces = The Dutch Republic, from Zeeland to Groningen: 20 towns, just as quick.
web-board-merchants-amsterdam = The whole golden age, from 1579 to 1666: an hour and more.
web-board-merchants-short = The same city and seas, everybody mayor three times: under an hour.
web-option-auction = The auction
web-option-auction-live = A live clock: press first
web-option-auction-sealed = Sealed limits: no hurry, also over days
web-clock-speed = Pace of the clock
web-more-choices = More choices
web-speed-slow = Leisurely: two seconds a price
web-speed-medium = Steady: one second a price
web-speed-fast = Brisk: half a second a price
web-speed-other = { $seconds } seconds a price
web-option-early_press = A press is early
web-option-early_press-leaves = Until the dial leaves 200
web-option-early_press-reaches = Before the dial reaches 200
web-option-step_without_house = A step on the exchange without a house
web-option-step_without_house-false = No house, no step
web-option-step_without_house-true = The step alone where no house can be built
web-option-hidden_money = Everybody’s money
web-option-hidden_money-false = Open
web-option-hidden_money-true = Hidden
web-option-first = Who starts
web-option-first-lot = Drawn by lot
web-open-table = Show this table in the list, so that anyone here can join
web-start = Start
web-learn = Learn by playing
web-my-tables = My tables
web-finished-tables = Finished tables
web-open-tables = Open tables
web-no-open-tables = Nobody is looking for players just now.
web-your-turn = Your turn
web-seats-free = { $free ->
    [one] One seat free
   *[other] { $free } seats free
}
web-phase-playing = In play

# Invitation and waiting room
web-invites = { $who } invites you to { $game }
web-also-there = { $count ->
    [one] { $who } is there too.
   *[other] { $who } are there too.
}
web-sit-down = Sit down
web-just-watch = I only want to watch
web-shuffling = The cards are being shuffled: everybody adds some chance.
web-waiting-seats = { $free ->
    [one] The game starts when the last seat is taken.
   *[other] The game starts when the last { $free } seats are taken.
}
web-listed = This table is in the list: anyone here can join.
web-free-seat = Free seat
web-starts-at-once = With a bot here, the game starts at once.
web-send-bot-away = Send the bot at seat { $seat } away
web-get-up = Get up
web-free-away = Free the seat
web-clear-table = Clear the table away
web-meanwhile = Meanwhile, the game in a minute
web-read-rules = Read the rules
web-seat-stays = Both open in a new tab: your seat here stays yours.
web-invite-friends = Invite friends
web-invite-link = Link that invites
web-invite-about = Whoever opens it gets a free seat of their own.
web-renew-invitation = Renew the invitation
web-qr = QR code of the invitation
web-watch = Watch
web-watch-link = Link to watch
web-watch-about = Whoever opens it sees the table, and nobody’s cards.
web-gallery-closed = The table is closed to spectators: only its players see it.
web-close-gallery = Close to spectators
web-open-gallery = Open to spectators
web-bring-seat = { $who }’s seat on another device
web-bring-seat-about = Go on playing on your phone, say. This is no invitation: the link gives your own seat away.
web-move-seat = Link that moves my seat
web-add-device = Link for a second device
web-seat-link-moves = Keep this link to yourself. Whoever opens it plays for { $who }, and this device can only watch. It works once, within ten minutes.
web-seat-link-adds = Keep this link to yourself. Whoever opens it plays for { $who } too, and everybody sees that there are two devices. It works once, within ten minutes.
web-seat-qr = QR code of the private link to your seat
web-seat-link = Private link to this seat
web-take-seat-moves = Move { $who }’s seat to this device?
web-take-seat-adds = Play { $who }’s seat on this device too?
web-take-seat-where = { $count ->
    [0] It is at a table of { $game }.
   *[other] It is at a table of { $game } with { $others }.
}
web-take-seat-held = This device has the seat already.
web-take-seat-moves-about = All other devices that have { $who }’s seat lose it and can only watch.
web-take-seat-adds-about = The devices that have { $who }’s seat keep it: all of them see the same cards and may play. Everybody at the table sees how many there are.
web-take-seat-no-invitation = This is no invitation to a seat of your own: somebody who plays as { $who } has made this link.
web-take-seat-moves-yes = Move the seat here
web-take-seat-adds-yes = Add this device
web-seat-moved = Your seat is on another device now
web-seat-moved-about = The seat of { $who } was moved to another device by a link to it. This device no longer sees its cards.
web-seat-moved-help = If it was not you who moved it, tell the others at the table.
web-watch-on = Watch
web-devices = { $count ->
    [one] on one device
   *[other] on { $count } devices
}
web-in-charge = in charge
web-is-in-charge = { $who } is in charge of this table.
web-you-in-charge = You are in charge of this table: you may close it to spectators and mute them.
web-notices = What has happened at this table
web-remove = Remove
web-remove-about = { $who } cannot come back to this table nor to a rematch, and the invitation is renewed.
web-remove-yes = Remove for good
web-for-programs = A seat for a program of your own
web-for-programs-about = Any program that speaks JSON over a WebSocket can sit down here with this key (docs/external-bots.md).
web-program-key = Key for seat { $seat }
web-copy = Copy
web-copied = Copied
web-send-link = Send…
web-share = Links and invitations

# The table
web-wait = One moment…
web-wait-away = { $who } is away, and the game waits.
web-ask = { $who }, it is your turn.
web-help = Help and keys
web-more = More
web-leave = Leave the table
web-undo = Undo
web-undo-ask = Ask to undo
web-undo-asked = { $who } asks to undo their last move.
web-undo-yes = Allow
web-undo-no = Refuse
web-undo-waiting = Waiting for { $who }.
web-undo-withdraw = Never mind
web-undo-what = { $word }: { $what }
web-undo-sure = { $count ->
    [0] { $word }: { $what }?
    [one] { $word }: { $what }, and one move after it by { $who }?
   *[other] { $word }: { $what }, and { $count } moves after it by { $who }?
}
web-undo-keep = Leave it
web-undo-after = { $count ->
    [one] One move after it by { $who } would go too.
   *[other] { $count } moves after it by { $who } would go too.
}
web-undo-agreed = Allowed by { $who }.
web-undo-left = Without an answer it is a no in { $left }.
web-undo-until = Without an answer it is a no on { $when }.
web-redo = Redo
web-log = Log
web-log-empty = Nothing has happened yet.
web-chat = Chat
web-log-and-chat = Log and chat
web-new-lines = new lines
web-say = Say something
web-send = Send
web-watching = You are watching.
web-spectator = Spectator
web-spectator-number = Spectator { $spectator }
web-about-speaker = { $who }: mute?
web-mute-for-me = Mute for me
web-mute-for-all = Mute for everybody
web-silenced = { $count ->
    [one] One person is muted
   *[other] { $count } people are muted
}
web-silenced-for-me = for you
web-silenced-for-all = for everybody
web-hear-again = Hear again
web-spectators = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
web-the-clock = the clock
web-here = here
web-away = away
web-bot = A bot plays this seat
web-stands-in = A bot stands in for an absent player
web-hand-over = Let a bot play
web-take-back = Take my seat back
web-line-lost = The connection is lost. Trying again…
web-line-back = Connected again.
web-curtain = { $who }, it is your turn
web-curtain-about = Everybody else, please look away for a moment.
web-curtain-lift = I am { $who }
web-notify = Notify me when it is my turn
web-notify-refused = This browser does not allow it here: it needs your permission, and an address that begins with https.
web-rematch = Play again
web-rematch-join = To the next game
web-rematch-ready = The next game is laid out.
web-download = Download the record
web-clock-stopped = The clock has stopped.
web-audits = How auctions were decided
web-audits-about = Each press, when its player saw the price, how far away they are, and when it counted. Losing limits stay secret.
web-audit-line = { $who } pressed first, at { $price } on the dial.
web-audit-nobody = Nobody pressed.
web-audit-void = The server was held up: this run does not count.
web-hint = Hint
web-understood = I see
web-hint-about = Ask what a merchant would do here, and why
web-hint-thinking = A merchant is thinking…
web-hint-merchant = A merchant would do this:
web-hint-play = Play this
web-tour-next = Next
web-tour-end = End the tour

# Keys
web-keys = Keys
web-key-tab = from one thing to the next
web-key-arrows = along routes, parcels and rows that are lit
web-key-enter-name = Enter
web-key-enter = play what has the focus
web-key-escape-name = Esc
web-key-escape = step back
web-key-space-name = Space
web-key-space = press the clock
web-key-undo = undo
web-key-redo = redo
web-key-hint = a hint from a merchant
web-key-log = to the log
web-key-list = this list

# The end
web-over = { $winners ->
    [one] { $who } wins!
   *[other] { $who } share the win!
}
web-score-sheet = Score sheet
web-winner = Winner
web-shares-win = Shares the win
web-sheet-total = Total
web-so-far = So far
web-sheet-capital = Starting money
web-sheet-exchange = The exchange
web-sheet-districts = The districts
web-sheet-colonies = The colonies
web-sheet-bonuses = Bonuses
web-sheet-auctions = Auctions
web-sheet-loans = Loans
web-sheet-routes = Routes
web-sheet-contracts = Contracts
web-sheet-merchandise = Merchandise
web-sheet-other = Other
web-chart-merchants = Money over the game
web-chart-tickets = Points over the game
web-deal-fair = Was the deal fair?
web-look-back = Look back
web-looking-back = Looking back on the game. This takes some seconds…
web-chances = Chance of winning
web-turning-points = Turning points
web-deed = { $who }: { $deed }
web-move-number = Move { $move }
web-worth = What each card was worth
web-worth-about = In thousands of florins, with the interval of 95%. Green: bought for less than it was worth to the buyer; red: for more.
web-worth-card = Card
web-worth-paid = Paid
web-worth-unsold = unsold
web-look-back-about = Chances come from playing on many times from each move, so they waver a little. Choose a line to see its move.

# Replay
web-replay-about = Any game, move by move: one of your finished tables, or a record that you downloaded.
web-drop-record = Drop a record here
web-choose-file = Choose a file
web-play = Play
web-pause = Pause
web-not-a-record = “{ $file }” is not a record of a game of Damrak.
web-move = Move
web-move-of = Move { $move } of { $moves }
web-back = One move back
web-forward = One move on
web-seen-from = Seen from
web-link-to-move = Link to this move
web-to-table = To the table

# When things go wrong
web-lost-dead = This link leads nowhere
web-lost-dead-next = Ask for a new link, or open a table of your own.
web-lost-full = There is no seat for you here
web-lost-full-next = You may watch the game, or open a table of your own.
web-lost-closed = You cannot watch this table
web-lost-closed-next = You may open a table of your own.
web-lost-unreachable = Nobody answers
web-lost-unreachable-next = The server is away, or you are offline. Your seat and the game are kept.
web-lost-mishap = That did not work
web-lost-mishap-next = Try again in a moment. Your seat and the game are kept.
web-missing = This part of the page could not be fetched: you are offline, or the server has been renewed. Your seat and the game are kept.
web-rules-of = Rules: { $game }
web-contents = Contents
web-in-a-minute = The game in a minute

# What is asked: merchants
web-ask-merchants-put = { $who }, put the card on a disc: keep it, sell it or drop it.
web-wait-merchants-put = Waiting for { $who } to put a card on a disc.
web-ask-merchants-goods = { $who }, take three steps on the exchange.
web-wait-merchants-goods = Waiting for { $who } to take three steps on the exchange.
web-ask-merchants-colony = { $who }, found a trading post, or decline.
web-wait-merchants-colony = Waiting for { $who } to found a trading post.
web-ask-merchants-amsterdam = { $who }, build a house, or decline.
web-wait-merchants-amsterdam = Waiting for { $who } to build a house.
web-ask-merchants-step = { $who }, choose a commodity for your step, or decline.
web-wait-merchants-step = Waiting for { $who } to take a step on the exchange.
web-ask-merchants-auction = { $who }, name the price at which you would press.
web-wait-merchants-auction = Waiting for the sealed limits of { $who }.
web-chosen-merchants-auction = Your limit is set. The card is sold as soon as everybody has named one.
web-ask-merchants-clock-waits = { $who }, look at the card: the price is about to fall.
web-wait-merchants-clock-waits = The clock is about to start for { $who }.
web-ask-merchants-clock-runs = { $who }, press when the price is right.
web-wait-merchants-clock-runs = The clock is running for { $who }.
web-ask-merchants-ship = { $who }, a ship comes in: take one step in any row, or decline.
web-wait-merchants-ship = Waiting for { $who } to unload a ship.
web-ask-merchants-globe = { $who }, found a trading post anywhere, or decline.
web-wait-merchants-globe = Waiting for { $who } to found a trading post.
web-ask-merchants-coat-of-arms = { $who }, build a house on any parcel.
web-wait-merchants-coat-of-arms = Waiting for { $who } to build a house.
web-ask-merchants-credit = { $who }, borrow 120 and owe 200 at the end, or decline.
web-wait-merchants-credit = Waiting for { $who } to think about a loan.
web-ask-merchants-lose-house = { $who }, choose a house of yours to lose.
web-wait-merchants-lose-house = Waiting for { $who } to lose a house.
web-ask-merchants-lose-colony = { $who }, choose a trading post of yours to lose.
web-wait-merchants-lose-colony = Waiting for { $who } to lose a trading post.
web-ask-merchants-lose-goods = { $who }, choose a row in which you go one space back.
web-wait-merchants-lose-goods = Waiting for { $who } to lose goods.
web-ask-merchants-bonus-house = { $who }, build a bonus house, or decline.
web-wait-merchants-bonus-house = Waiting for { $who } to build a bonus house.
web-ask-merchants-house-back = { $who }, give back the bonus: choose a house to remove.
web-wait-merchants-house-back = Waiting for { $who } to give back a house.

# What is asked: tickets
web-ask-tickets-choosing = { $who }, keep one or both of your contracts.
web-wait-tickets-choosing = Everybody is choosing contracts.
web-chosen-tickets-choosing = You have chosen. The game begins as soon as everybody has.
web-ask-tickets-turn = { $who }, take cards, claim a route, or take contracts.
web-wait-tickets-turn = Waiting for { $who }.
web-ask-tickets-last-turn = { $who }, your last turn: cards, a route, or contracts.
web-wait-tickets-last-turn = Waiting for { $who }’s last turn.
web-ask-tickets-second-card = { $who }, take your second card.
web-wait-tickets-second-card = Waiting for { $who } to take a second card.
web-ask-tickets-contracts = { $who }, keep one or both of the new contracts.
web-wait-tickets-contracts = Waiting for { $who } to choose contracts.

# Hints at the first of everything
web-hint-merchants-put = You are mayor. Three cards come up, one after the other, and each goes on a disc: on “mayor” you use it yourself, on “clock” it is auctioned, on “bucket” it is lost. Choose a lit disc.
web-hint-merchants-goods = Three steps on the exchange: two in one row and one in another, or three different rows. Who is furthest in a row wins its prizes.
web-hint-merchants-colony = Choose a lit trading post to found it. You also take a step in its commodity. Posts on all four continents pay 100 at once.
web-hint-merchants-amsterdam = Choose a lit parcel to build on. Neighbouring houses make a group; your own houses at both ends of a bridge pay 40 at once.
web-hint-merchants-step = A step on the exchange comes with your house. Choose the row where it helps most.
web-hint-merchants-auction = Everybody names a price in secret. The highest buys the card and pays that price, so name what it is worth to you, no more.
web-hint-merchants-clock = The price falls from 200. Press when it is right for you, by the big button or the space bar. Too early (at 200) doubles every price! You may also set a limit beforehand.
web-hint-merchants-ship = The time track gives everyone something now. A ship is one free step on the exchange.
web-hint-merchants-globe = The time track gives everyone a trading post now, wherever one is empty.
web-hint-merchants-coat-of-arms = The time track gives everyone a house now, on any empty parcel.
web-hint-merchants-credit = You may borrow 120 now and owe 200 at the end. It pays if the money buys you more than 80.
web-hint-tickets-choosing = These are your secret contracts: join both places by your own routes and they add points; fail and they cost them. Keep at least one.
web-hint-tickets-turn = One action a turn: two cards from the row or the pile, a lit route on the map that you can pay, or new contracts.
web-hint-tickets-second-card = One more card. A face-up joker may only be taken as the first and only card.
web-hint-tickets-contracts = Keep at least one of the two. Each counts for you if its places are joined at the end, and against you if not.

# The game in a minute
web-tour-merchants-1 = The mayor turns three cards and puts one on each disc: one to use, one to sell, one to drop.
web-tour-merchants-2 = The card on the clock is auctioned: the price falls, and the first to press buys.
web-tour-merchants-3 = Cards put your tiles on the exchange, in Amsterdam and on the four continents. Be first in an area when it is scored.
web-tour-merchants-4 = Hourglasses move time on from 1579 to 1666. Then the richest merchant wins.
web-tour-tickets-1 = On your turn take two cards, or claim a route, or take new contracts.
web-tour-tickets-2 = A route costs as many cards of its colour as it has spaces; jokers stand in for any colour. Longer routes score more.
web-tour-tickets-3 = Routes with cart symbols give merchandise; the most merchandise scores at the end.
web-tour-tickets-4 = When somebody has two carts or fewer left, everyone has one last turn. Then contracts add or cost points.

# The tour, pointing at the table part by part
web-tour-tickets-map = This is Amsterdam, with routes from place to place. Each space of a route takes one cart, and a route belongs to whoever claims it first.
web-tour-tickets-seats = These are the players: on the right their points, below their carts, cards, contracts and merchandise.
web-tour-tickets-hand = These are your transport cards. A route is paid with as many cards of its colour as it has spaces; the violet jokers stand in for any colour.
web-tour-tickets-contracts = These are the contracts you kept. Touch or point at one to see its places on the map; a tick shows that you have joined them.
web-tour-tickets-map-routes = What is lit can be claimed now. Touch or point at a route to see what it costs and brings; grey ones take any one colour.
web-tour-merchants-time = Time runs from 1579 to 1666. Hourglasses among the cards move it on, and each date brings something: prizes, gifts or losses.
web-tour-merchants-city = This is Amsterdam. Your houses stand on its parcels; when a district is scored, the largest groups win its prizes.
web-tour-merchants-world = On the four continents you found trading posts. Each also brings a step on the exchange, and each continent has prizes.
web-tour-merchants-exchange = On the exchange your tiles race to the right. At the scoring the first two of each row share its prizes, written on the right.
web-tour-merchants-seats = These are the merchants: their money, the tiles they have left, and the hat of the mayor. Whoever is richest at the end wins.
