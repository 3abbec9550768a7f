# The `damrak` command.
cli-about = Damrak: two board games of golden-age Amsterdam, in the terminal and in the browser.
cli-version-compiled = damrak { $version }, rules compiled
cli-version-interpreted = damrak { $version }, rules interpreted
cli-interpreted = This copy was installed without compiling the rules, so they and the bots are about nine times slower. Install it again where there is a C compiler, without DAMRAK_PURE.
cli-no-pages = This copy was installed without the pages of the server, so browsers see no game. Install it again without DAMRAK_NO_WEB.

cli-game-merchants = Merchants of Amsterdam
cli-game-tickets = Ticket to Ride: Amsterdam

cli-help-usage = Usage:
cli-help-shape = COMMAND …
cli-help-commands = Commands
cli-help-arguments = Arguments
cli-help-flags = Flags
cli-help-help = show this help and leave
cli-help-language = speak English, French or Dutch (else as LANG says)
cli-help-version = show the version, and whether the rules are compiled
cli-help-more = “damrak COMMAND --help” explains a command.
cli-noun-game = GAME
cli-noun-file = FILE
cli-noun-file-or-game = FILE|GAME
cli-noun-board-or-file = BOARD|FILE
cli-noun-number = N
cli-noun-text = TEXT
cli-noun-option = NAME=VALUE
cli-noun-names = NAMES
cli-noun-levels = LEVELS
cli-noun-level = LEVEL
cli-noun-bot = BOT
cli-noun-rule = NUMBER
cli-noun-seat = SEAT
cli-noun-folder = FOLDER
cli-noun-address = ADDRESS
cli-noun-addresses = ADDRESS|NETWORK
cli-noun-name = NAME
cli-noun-milliseconds = MS

cli-game-help = merchants or tickets
cli-seed-help = the seed of all chance: the same seed gives the same cards
cli-option-help = an option of the game, such as auction=live or first=0; may be given several times
cli-board-help = another board: its id (see “damrak board list”) or a file
cli-jobs-help = how many processes (1)
cli-json-help = print JSON for other programs
cli-playing = Playing

# What goes wrong on the command line
cli-see-help = Add --help for help.
cli-command-unknown = There is no command “{ $command }”; there are { $known }.
cli-command-unknown-close = There is no command “{ $command }”; did you mean “{ $close }”?
cli-flag-wants-value = { $flag } wants a value.
cli-flag-not-with = { $flag } cannot be given together with another flag that is there.
cli-flag-ambiguous = It is not clear which flag is meant: { $flag }.
cli-arguments-missing = Something is missing: { $flag }.
cli-flags-unknown = This is not understood here: { $flags }.
cli-flag-bad = { $flag }: { $reason }
cli-empty = this is empty.
cli-not-among = “{ $value }” is none of { $known }.
cli-not-whole = “{ $value }” is not a whole number of at least { $least }.
cli-not-network = “{ $value }” is neither an address nor a network, such as 127.0.0.1 or 172.16.0.0/12.
cli-not-whole-between = “{ $value }” is not a whole number from { $least } to { $most }.
cli-option-shape = “{ $option }” should look like name=value: { $known }.
cli-interrupted = Interrupted.
cli-our-fault = Something went wrong that should not have: { $error }. Please report it; with DAMRAK_TRACEBACK=1 the details are shown.
cli-the-output = the output
cli-disk-full = There is no room left on the disk for { $file }.
cli-not-allowed = You may not write { $file }.
cli-no-such-folder = { $file } cannot be written: there is no such folder.
cli-is-folder = { $file } is a folder.
cli-cannot-write = { $file } cannot be used: { $reason }.
cli-bad-record = { $file } cannot be replayed. { $reason }
cli-no-such-rule = There is no rule “{ $number }”; they go from { $first } to { $last }.
cli-no-such-seat = There is no seat “{ $seat }”: give a name, or a number from 1 to { $seats }.

# play
cli-play-about = play in the terminal: people at one keyboard, and bots
cli-play-seats = how many seats (else as few as possible)
cli-play-people = the people, with commas: Anna,Bram; "" for bots alone
cli-play-bots = the bots’ levels, with commas: apprentice, clerk, skipper, merchant, regent, random (skipper, or what they were in a saved match); the last one goes for all that follow
cli-play-save = save the match here after every move
cli-play-load = go on with a saved match
cli-which-game = Which game? There are { $known }.
cli-load-other-game = { $file } is a match of { $found }, not of { $asked }.
cli-load-settled = { $flag } cannot be given with --load: the saved match has settled it.
cli-somebody = Player
cli-same-names = Two people have the same name.
cli-too-many-people = { $people } people do not fit on { $seats } seats.
cli-bot-random = random
cli-play-welcome = { $game }   (seed { $seed })
cli-play-help-hint = Type a number or the name of an action; ? for help.
cli-play-help =
    A number plays that action; so does its name, or enough of it.
    Enter or “table”       show the table again
    map                    show the map
    hint                   what a merchant would do, and why
    why ACTION             why an action is not allowed now
    rules NUMBER           a rule
    undo                   undo your last move
    redo                   play again what you undid
    save [FILE]            write the match down
    quit                   leave the table
cli-command-help = help
cli-command-hint = hint
cli-command-why = why
cli-command-rules = rules
cli-command-table = table
cli-command-map = map
cli-command-undo = undo
cli-command-redo = redo
cli-command-save = save
cli-command-quit = quit
cli-play-several = Which of these?
cli-play-what = “{ $typed }” is no action here. Perhaps “{ $close }”? Type ? for help.
cli-play-more = … and { $number } more like these.
cli-play-allowed = This is allowed.
cli-play-why-what = Why what? Give the name of an action after “why”.
cli-play-nothing-to-undo = You have no move to undo.
cli-play-redone = Redone.
cli-play-all-agree = { $moves ->
    [one] Somebody has learnt something by this move. Does everybody agree to undo it? [y/n]
   *[other] This undoes { $moves } moves, and others have played or learnt something. Does everybody agree? [y/n]
}
cli-play-thinking = { $who } is thinking …
cli-saved = Saved in { $file }.
cli-left = Goodbye.
cli-curtain-close = Enter hides the table; then pass the keyboard to { $who }.
cli-curtain-open = { $who }, press Enter when nobody else is looking.
cli-and = { $first } and { $last }
cli-the-clock = the clock
cli-winner = { $who } wins!
cli-winners = { $who } share the win!
cli-sheet = How the scores came about
cli-sheet-total = total
cli-cause-tickets-routes = routes
cli-cause-tickets-contracts-joined = contracts joined
cli-cause-tickets-contracts-failed = contracts missed
cli-cause-tickets-merchandise = merchandise
cli-cause-merchants-start = at the start
cli-cause-merchants-auctions = bought at auction
cli-cause-merchants-exchange = the exchange
cli-cause-merchants-districts = the districts
cli-cause-merchants-colonies = the colonies
cli-cause-merchants-bonuses = bonuses
cli-cause-merchants-given-back = bonuses given back
cli-cause-merchants-loans = loans
cli-cause-merchants-repaid = loans repaid

# replay, rules, board
cli-replay-about = see a saved match again, move by move
cli-replay-file = a match saved by Damrak
cli-replay-move = show the table after this move only
cli-replay-view = see it with the eyes of this seat (a name or a number)
cli-replay-prompt = Move { $move } of { $moves }. Enter: next, b: back, a number: that move, q: leave.
cli-seat = seat { $seat }
cli-verify-about = check whether the cards of a match were dealt as had been promised
cli-rules-about = look up the rules by number
cli-rules-number = one rule, such as M34 or T9 (else all of them)
cli-rules-board = With the board “{ $board }”. { $figures ->
    [0] Its figures are those of the rules.
   *[other] Where its figures are not those of the rules, they stand below them.
}
cli-board-about = list the boards, check one of your own, or look at one
cli-board-deed = list the boards there are, check a file, or show a board
cli-board-subject = a board file; to show, also a game, with --board for another of its boards; to list, a game (else both)
cli-board-check-file = “board check” wants a file; “board show { $game }” shows the game’s own board.
cli-board-show-game = “{ $id }” is no file; “board show { $game } --board { $id }” shows a board that comes with Damrak.
cli-board-only-show = --board goes with “board show GAME” only.
cli-board-listed = { $game } --board { $id }: “{ $name }”
cli-board-no-game = { $file } is not the board of a game: it has neither places and routes nor posts and parcels.
cli-board-is-drawing = { $file } is a drawing: give the board whose “layout” names it.
cli-board-sound = { $file } is a sound board for { $game }.
cli-board-name = “{ $name }”, fingerprint { $fingerprint }
cli-board-count-merchants-time = { $count } spaces on the time track
cli-board-count-merchants-card = { $count } kinds of cards
cli-board-count-merchants-post = { $count } trading posts
cli-board-count-merchants-parcel = { $count } parcels
cli-board-count-merchants-bridge = { $count } bridges
cli-board-count-tickets-place = { $count } places
cli-board-count-tickets-route = { $count } routes
cli-board-count-tickets-contract = { $count } contracts

# simulate
cli-simulate-about = play many games of random choices and count what happens
cli-arena-about = let bots play each other and say how strong each is
cli-hint-about = what a merchant would do where a match stands, and why
cli-analyse-about = look back on a match: chances move by move, turning points, what auctions were worth
cli-simulate-games = how many games (200)
cli-simulate-seats = how many seats (else as many as possible)
cli-simulate-plot = draw the charts into this file
cli-plot-svg-only = The charts are drawn as SVG: { $file } should end in .svg.
cli-simulate-heading = { $games ->
    [one] { $game }: one game with { $seats } seats (seed { $seed })
   *[other] { $game }: { $games } games with { $seats } seats (seed { $seed })
}
cli-simulate-title = { $game }: { $games } games of random choices, { $seats } seats
cli-simulate-lengths = Length in choices: { $least } to { $most }, median { $median }, mean { $mean }
cli-simulate-scores-tickets = Points: { $least } to { $most }, median { $median }, mean { $mean }
cli-simulate-scores-merchants = Florins (thousands): { $least } to { $most }, median { $median }, mean { $mean }
cli-simulate-wins = Wins by seat, with 95 % intervals
cli-simulate-share = { $share } %  ({ $low } to { $high } %), mean score { $mean }
cli-simulate-rules = How often each rule fired
cli-simulate-fired = { $times } a game, in { $share } % of games

# serve
cli-serve-about = open the tables in the browser, for friends near and far
cli-serve-host = the address to listen on; 0.0.0.0 lets others join (127.0.0.1)
cli-serve-port = the port to listen on (8123, or the next one free)
cli-serve-data = the folder that keeps the matches (else your own data folder)
cli-serve-boards = the folder with the host’s own boards: tickets/*.toml, merchants/*.toml (“boards” in the data folder unless named)
cli-serve-open = open the browser
cli-serve-bot-pause = how long bots pause before a move, so that people can follow (700)
cli-serve-trusted-proxy = a proxy in front of Damrak whose headers are believed; may be given several times, or with commas (none)
cli-serve-name = a name under which people reach this server, such as games.example.org; may be given several times, or with commas

# tickets at the terminal
cli-tickets-points = points
cli-tickets-carts = carts
cli-tickets-cards = cards
cli-tickets-contracts = contracts
cli-tickets-merchandise = merchandise
cli-tickets-last-turns = { $left ->
    [one] { $who } has few carts left: one last turn.
   *[other] { $who } has few carts left: { $left } last turns.
}
cli-tickets-piles = pile { $pile }, discards { $discards }, contracts { $contracts }
cli-tickets-row = Face up
cli-tickets-hand = Your hand
cli-tickets-own-contracts = Your contracts
cli-tickets-ask-choosing = { $who }, keep one or both of your contracts.
cli-tickets-ask-contracts = { $who }, keep one or both of these contracts.
cli-tickets-ask-turn = { $who }, draw a card, claim a route or take contracts.
cli-tickets-ask-second-card = { $who }, draw your second card.
cli-tickets-keep = Keep
cli-tickets-draw = Draw a card
cli-tickets-claim = Claim a route
cli-tickets-rest = Or else
cli-tickets-keep-both = both
cli-tickets-unseen = the top of the pile
cli-tickets-draw-contracts = take contracts
cli-tickets-pass = pass

# merchants at the terminal
cli-merchants-turn = turn { $turn } of { $turns }
cli-merchants-drawn = just drawn
cli-merchants-sale = last auction
cli-merchants-unsold = nobody bought it
cli-merchants-sold = for { $price }
cli-merchants-pile = cards in the pile
cli-merchants-exchange = Exchange
cli-merchants-money = money
cli-merchants-loans = loans
cli-merchants-tiles = tiles
cli-merchants-posts = posts
cli-merchants-houses = houses
cli-merchants-four-continents = 4 continents
cli-merchants-four-districts = 4 districts
cli-merchants-bridges = { $bridges ->
    [one] 1 bridge
   *[other] { $bridges } bridges
}
cli-merchants-bridge-list = Bridges
cli-merchants-space-start = the start
cli-merchants-space-nothing = nothing
cli-merchants-space-ship = ship: each may take a step on the exchange
cli-merchants-space-globe = globe: each may found a trading post
cli-merchants-space-coat-of-arms = coat of arms: each builds a house
cli-merchants-space-credit = credit: each may borrow
cli-merchants-space-lose-house = each loses a house
cli-merchants-space-lose-colony = each loses a trading post
cli-merchants-space-lose-goods = each moves a tile one space back
cli-merchants-space-leaders-back = the foremost tiles move back
cli-merchants-space-score-exchange = the exchange is scored
cli-merchants-space-score-districts = the districts are scored
cli-merchants-space-score-colonies = the colonies are scored
cli-merchants-space-final = exchange, districts and colonies are scored, and the game ends
cli-merchants-ask-put = { $who }, on which disc do you put the card “{ $card }”?
cli-merchants-ask-limit = { $who }, at which price would you press for “{ $card }”?
cli-merchants-ask-limit-doubled = { $who }, at which price would you press for “{ $card }”? The clock is doubled: you pay twice the price.
cli-merchants-ask-goods = { $who }, take three steps on the exchange.
cli-merchants-ask-found = { $who }, where do you found a trading post?
cli-merchants-ask-build = { $who }, where do you build a house?
cli-merchants-ask-step = { $who }, in which row do you take a step?
cli-merchants-ask-borrow = { $who }, do you borrow?
cli-merchants-ask-abandon = { $who }, which trading post do you give up?
cli-merchants-ask-remove = { $who }, which house do you remove?
cli-merchants-ask-back = { $who }, which tile moves back?
cli-merchants-ask-press = { $who }, press when the price is right.
cli-merchants-ask-run = The clock runs out.
cli-merchants-ask-decline = { $who }, nothing is left but to decline.
cli-merchants-do-put = Put the card on
cli-merchants-do-goods = Steps
cli-merchants-do-found = Found a trading post
cli-merchants-do-build = Build a house
cli-merchants-do-step = Step
cli-merchants-do-borrow = Credit
cli-merchants-do-abandon = Give up
cli-merchants-do-remove = Remove
cli-merchants-do-back = Move back
cli-merchants-do-limit = Your secret limit
cli-merchants-do-press = Press
cli-merchants-do-run = Clock
cli-merchants-do-decline = Or else
cli-merchants-decline = decline
cli-merchants-borrow = borrow
cli-merchants-limit-none = no limit: do not press
cli-merchants-limit-start = START
cli-merchants-run-out = run out
