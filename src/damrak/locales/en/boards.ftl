# What the drawn tables say in the browser.

boards-line-tickets = carts, contracts and merchandise
boards-title-merchants = Amstelredam
boards-line-merchants = the city of merchants
boards-map-of-tickets = { $board }: the map with its routes
boards-close = Close
boards-sheet = Your things
boards-seats = Seats
boards-causes = Show what made this
boards-you = (you)
boards-tab-cards = Cards
boards-tab-contracts = Contracts
boards-tab-seats = Seats
boards-tab-log = Log

boards-spaces = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
boards-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
boards-carts = { $count ->
    [one] { $count } cart left
   *[other] { $count } carts left
}
boards-cards = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
boards-contracts = Your contracts
boards-show-contract = Mark it on the map
boards-contracts-held = { $count ->
    [one] { $count } contract
   *[other] { $count } contracts
}
boards-merchandise = { $count ->
    [one] { $count } merchandise card
   *[other] { $count } merchandise cards
}
boards-key-carts = carts
boards-key-cards = cards
boards-key-contracts = contracts
boards-key-merchandise = merchandise
boards-key-tiles = tiles in supply
boards-key-loans = loans
boards-key-bridges = bridges
boards-route = { $route }: { $colour }, { $length ->
    [one] { $length } space
   *[other] { $length } spaces
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
boards-owned = claimed by { $who }
boards-closed = closed: the other route is claimed
boards-gives-merchandise = brings a merchandise card
boards-carts-left = { $count ->
    [0] no carts left after it
    [one] { $count } cart left after it
   *[other] { $count } carts left after it
}
boards-completes = fulfils { $contract }
boards-pay = Pay with
boards-pay-for = Ways to pay for { $route }
boards-cards-of = { $count } × { $colour }
boards-market = Transport cards to draw
boards-draw-face-up = Draw face up: { $colour }
boards-only-card = { $colour }, your only card this turn
boards-draw-unseen = { $count ->
    [one] Draw unseen from the pile: { $count } card
   *[other] Draw unseen from the pile: { $count } cards
}
boards-discards = Discards: { $cards }
boards-no-discards = No discards
boards-draw-contracts = { $count ->
    [one] Draw contracts: { $count } card left
   *[other] Draw contracts: { $count } cards left
}
boards-pile-unseen = Pile
boards-pile-contracts = Contracts
boards-pass = Pass
boards-hand = Your transport cards
boards-hand-empty = No transport cards in hand
boards-offered = Keep one of these contracts or both
boards-keep-one = Keep only { $contract }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
boards-keep-this = Keep only this
boards-keep-both = Keep both
boards-joined = Joined
boards-last-turns = { $count ->
    [one] { $who } called the last turns: one turn to go.
   *[other] { $who } called the last turns: { $count } turns to go.
}

# Merchants
boards-map-of-merchants = Map of Amsterdam with its districts
boards-places = City, world and exchange
boards-tab-city = City
boards-tab-world = World
boards-tab-exchange = Exchange
boards-tab-desk = Desk
boards-world = The four continents
boards-exchange = The exchange
boards-time = Time track
boards-desk = The desk of { $who }, the mayor
boards-mayor = mayor
boards-parcel = { $district }, parcel { $number }
boards-build = Build on { $where }
boards-remove = Remove the house on { $where }
boards-house-of = { $where }: house of { $who }
boards-group = { $count ->
    [one] a house on its own
   *[other] a group of { $count } houses
}
boards-group-left = { $count ->
    [0] no house of yours left in the district
    [one] a house on its own left as your largest group
   *[other] { $count } houses left in your largest group here
}
boards-bridge-money = { $count ->
    [one] { $gain } for the bridge
   *[other] { $gain } for { $count } bridges
}
boards-fourth-district = { $gain } for houses in all four districts
boards-post = { $post } ({ $commodity })
boards-found = Found a trading post at { $where }
boards-abandon = Give up { $where }
boards-post-of = { $where }: post of { $who }
boards-brings-step = one step in { $commodity }
boards-fourth-continent = { $gain } for posts on all four continents
boards-gives-back = { $loss } to give back
boards-must-borrow = a loan of { $loan } for it, for want of money
boards-step-row = One step in { $row }
boards-back-row = One step back in { $row }
boards-to-space = to space { $space }
boards-to-supply = back into supply
boards-step-lost = the step is lost
boards-passes = passes { $who }
boards-draws-level = draws level with { $who }
boards-falls-behind = falls behind { $who }
boards-earns-house = a bonus house
boards-goods-left = { $count ->
    [one] { $count } step to place
   *[other] { $count } steps to place
}
boards-goods-done = All three steps are placed.
boards-goods-go = Take these steps
boards-again = Start again
boards-pile = { $count ->
    [one] { $count } card in the pile
   *[other] { $count } cards in the pile
}
boards-disc-mayor = Mayor
boards-disc-clock = Clock
boards-disc-bucket = Bucket
boards-put-mayor = Put the card on the mayor disc: use it for free
boards-put-clock = Put the card on the clock disc: sell it by auction
boards-put-bucket = Put the card on the bucket disc: drop it
boards-card-back = A card face down
boards-card-colony = Any continent
boards-card-goods = Goods
boards-card-hourglass = Hourglass
boards-card-goods-foot = 3 steps
boards-card-steps = Three steps on the exchange, at most two in one row
boards-card-founds = A post ({ $continent }), and a step in its commodity
boards-card-founds-any = A post ({ $commodity }, any continent), and a step in that commodity
boards-card-builds = A house ({ $districts }), then a step ({ $commodity })
boards-card-builds-any = A house ({ $districts }), then a step of one’s choice
boards-tiles = { $count ->
    [one] { $count } tile in supply
   *[other] { $count } tiles in supply
}
boards-loans = { $count ->
    [one] { $count } loan
   *[other] { $count } loans
}
boards-thousand-florins = thousand florins
boards-dial-start = START
boards-before-prices = no price yet
boards-bonus-continents = posts on all four continents
boards-bonus-districts = houses in all four districts
boards-bonus-house = the exchange’s house
boards-bonus-bridges = { $count ->
    [one] { $count } bridge
   *[other] { $count } bridges
}
boards-decline = Decline
boards-bonus-offer = All four rows reached: a house anywhere
boards-borrow = Borrow { $loan }, repay { $repay } at the end
boards-time-start = The game begins
boards-time-nothing = Nothing happens
boards-time-ship = Ship: each may take a step in any row
boards-time-globe = Globe: each may found a trading post anywhere
boards-time-coat-of-arms = Coat of arms: each builds a house anywhere
boards-time-credit = Credit: each may borrow
boards-time-lose-house = Each removes one house
boards-time-lose-colony = Each gives up one post
boards-time-lose-goods = Each moves one tile back
boards-time-leaders-back = The leader of every row moves back
boards-time-score-exchange = The exchange is scored
boards-time-score-districts = The districts are scored
boards-time-score-colonies = The colonies are scored
boards-time-final = Final scoring of all three

# The Dutch clock
boards-auction = For sale
boards-auction-doubled = Doubled clock
boards-else-early = { $who } pressed at the top, and gets the card for { $price } if nobody presses.
boards-see-board = See the board
boards-show-clock = Show
boards-ready = I am ready
boards-all-ready = We are ready
boards-waiting-ready = Waiting for { $who }
boards-starts-soon = The clock is about to start…
boards-starts-in = Starts in { $seconds } s, or as soon as everybody is ready
boards-run-void = The server was held up, and nobody can say who was first: that run does not count. The clock starts again.
boards-runs-void = The server was held up again, so no clock runs for this card: sealed limits decide.
boards-sealed-in = { $seconds } s left: whoever names no limit does not press
boards-get-ready = It starts in { $count }…
boards-press = Press at { $price }
boards-pressed = You pressed at { $price }.
boards-has-pressed = { $who } pressed at { $price }.
boards-shared-clock = Press the clock
boards-would-double = starts the doubled clock
boards-purse-holds = { $money } in your purse
boards-purse-after = { $money } left in your purse
boards-purse-too-small = Your purse holds { $money }: too little for any price on the dial.
boards-cannot-pay = Too dear: you have only { $money }
boards-would-fail = A press now would shut you out of this card.
boards-limit-at = I would press at { $price }
boards-seal = Seal { $price }
boards-seal-none = Do not press
boards-limit-is = Your sealed limit is { $price }.
boards-limit-is-none = You do not press this time.
boards-limit-is-none-live = No limit presses for you: you may still press by hand.
boards-lift = Press by hand after all
boards-left-out = You pressed and could not pay: this card is sold without you.
boards-sold = { $who } buys the card for { $price }.
boards-unsold = Nobody pressed: the card is dropped.
boards-sold-to-early = Nobody pressed: { $who } gets the card for { $price }.
boards-how-decided = How it was decided
boards-how = How?
boards-by-limit = { $who }: { $price }, by sealed limit
boards-by-hand = { $who }: { $price }, pressed after { $claimed } s, round trip { $trip } s, counted as { $counted } s
boards-continent-americas = Americas
boards-continent-africa = Africa
boards-continent-east-indies = East Indies
boards-continent-far-east = Far East
boards-seal-instead = Seal a limit instead
boards-tap-again = Tap again to do it
boards-tap-again-joker = A joker is your only card this turn: tap again
boards-last-sale = { $who } bought the last card at { $price }.
boards-last-unsold = The last card found no buyer.
boards-pressed-first = { $who } pressed first, at { $price }.

# What is said to a player, told by name to those who look over a shoulder in a replay; the seat shows the name already.
boards-you-by-name = { "" }
boards-sheet-by-name = Things of { $who }
boards-hand-by-name = Transport cards of { $who }
boards-contracts-by-name = Contracts of { $who }
boards-limit-is-by-name = The sealed limit of { $who } is { $price }.
boards-limit-is-none-by-name = { $who } does not press this time.
boards-left-out-by-name = { $who } takes no part in this auction.
