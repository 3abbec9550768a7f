# What the drawn tables say in the browser.

boards-title-tickets = Amsterdam
boards-line-tickets = carts, contracts and merchandise
boards-title-merchants = Amstelredam
boards-line-merchants = the city of merchants
boards-map-of-tickets = Map of Amsterdam with its routes
boards-close = Close
boards-sheet = Your things
boards-seats = Seats
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
boards-contracts-held = { $count ->
    [one] { $count } contract
   *[other] { $count } contracts
}
boards-merchandise = { $count ->
    [one] { $count } merchandise card
   *[other] { $count } merchandise cards
}
boards-route = { $route }: { $colour }, { $length ->
    [one] { $length } space
   *[other] { $length } spaces
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
boards-owned = claimed by { $who }
boards-gives-merchandise = brings a merchandise card
boards-carts-left = { $count ->
    [0] no carts left after it
    [one] { $count } cart left after it
   *[other] { $count } carts left after it
}
boards-completes = completes { $contract }
boards-pay = Pay with
boards-pay-for = Ways to pay for { $route }
boards-cards-of = { $count } × { $colour }
boards-market = Transport cards to draw
boards-draw-face-up = Draw face up: { $colour }
boards-draw-unseen = { $count ->
    [one] Draw unseen from the pile: { $count } card
   *[other] Draw unseen from the pile: { $count } cards
}
boards-draw-contracts = { $count ->
    [one] Draw contracts: { $count } card left
   *[other] Draw contracts: { $count } cards left
}
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
