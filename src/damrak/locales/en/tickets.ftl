# What happens in tickets, why not, and what is wrong with a board or a position.

tickets-colour-pink = pink
tickets-colour-blue = blue
tickets-colour-green = green
tickets-colour-black = black
tickets-colour-red = red
tickets-colour-orange = orange
tickets-colour-joker = joker
tickets-colour-grey = grey

# What happened. Secrets are missing for those who may not know them: then the last form is told.
tickets-event-first-kept = { $who } starts with { $kept ->
    [one] one contract
   *[other] two contracts
}{ $seen ->
    [1] {" "}and returned { $returned }
   *[other] {""}
}.
tickets-event-drew-unseen = { $seen ->
    [1] { $who } drew a card from the pile: { $colour }.
   *[other] { $who } drew a card from the pile.
}
tickets-event-drew-face-up = { $who } took a face-up card: { $colour }.
tickets-event-row-redrawn = Three jokers lay face up: all five cards were replaced.
tickets-event-pile-reshuffled = { $cards ->
    [one] The one discarded card went back into the pile.
   *[other] The { $cards } discards were shuffled into the pile.
}
tickets-event-claimed = { $who } claimed { $route } ({ $colour ->
    [joker] { $jokers ->
        [one] 1 joker
       *[other] { $jokers } jokers
    }
   *[other] { $colour }{ $jokers ->
        [0] {""}
        [one] , 1 joker
       *[other] , { $jokers } jokers
    }
}) for { $gain ->
    [one] 1 point
   *[other] { $gain } points
}.
tickets-event-closed = { $route }: the second route is now closed.
tickets-event-merchandise = { $who } took a merchandise card and now has { $cards }.
tickets-event-took-contracts = { $seen ->
    [2] { $who } drew two contracts: { $contract } and { $other }.
   *[other] { $who } drew two contracts.
}
tickets-event-kept = { $who } kept { $kept ->
    [one] one contract
   *[other] two contracts
}{ $seen ->
    [1] {" "}and returned { $returned }
   *[other] {""}
}.
tickets-event-took-last = { $seen ->
    [1] { $who } took the last contract: { $contract }.
   *[other] { $who } took the last contract.
}
tickets-event-passed = { $who } can do nothing and passes.
tickets-event-nobody-can-act = Nobody can do anything any more: the game ends.
tickets-event-last-turns = { $who } has { $carts ->
    [0] no carts
    [one] only 1 cart
   *[other] only { $carts } carts
} left: everyone has one more turn.
tickets-event-contract-joined = { $who } fulfilled { $contract } and gains { $gain } points.
tickets-event-contract-failed = { $who } did not fulfil { $contract } and loses { $loss } points.
tickets-event-merchandise-scored = { $who } scores { $gain } points for { $cards ->
    [one] 1 merchandise card
   *[other] { $cards } merchandise cards
}.
tickets-event-won = { $who } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
} and { $completed ->
    [0] no fulfilled contract
    [one] 1 fulfilled contract
   *[other] { $completed } fulfilled contracts
}.
tickets-event-shared-win = { $who } shares the win with { $points ->
    [one] 1 point
   *[other] { $points } points
} and { $completed ->
    [0] no fulfilled contract
    [one] 1 fulfilled contract
   *[other] { $completed } fulfilled contracts
}.

# Why not.
tickets-refusal-has-chosen = You have chosen your contracts; now wait for the others.
tickets-refusal-choose-contracts = First choose which contracts you keep: one or both.
tickets-refusal-not-offered = { $contract } is not one of the contracts you were offered.
tickets-refusal-nothing-to-choose = There are no contracts for you to choose from now.
tickets-refusal-pile-empty = The draw pile is empty, and there are no discards to shuffle.
tickets-refusal-second-joker = A face-up joker may not be your second card.
tickets-refusal-not-face-up = No { $colour } card lies face up.
tickets-refusal-second-card = You have drawn one card: draw your second one.
tickets-refusal-no-contracts = There are no contracts left.
tickets-refusal-must-not-pass = You may pass only when you can do nothing else.
tickets-refusal-route-taken = { $route } belongs to another player.
tickets-refusal-own-route = { $route } is yours already.
tickets-refusal-own-double = You own the other route of { $route }: nobody may own both.
tickets-refusal-double-closed = { $route } is closed: with two players only one route of a double route can be claimed.
tickets-refusal-carts = { $route } needs { $spaces ->
    [one] 1 cart
   *[other] { $spaces } carts
}; you have { $carts }.
tickets-refusal-jokers = This takes { $needed ->
    [one] 1 joker
   *[other] { $needed } jokers
}; you have { $jokers }.
tickets-refusal-cards = This takes { $needed ->
    [one] 1 card
   *[other] { $needed } cards
} of colour { $colour }; you have { $cards }.
tickets-refusal-wrong-colour = { $route } cannot be paid with { $colour } cards.

# What is wrong with a board.
tickets-board-no-jokers = { $file }, { $entry }: the key “{ $key }” is missing.
tickets-board-too-many = { $file }, { $entry }: { $found } are too many; there can be { $most }.
tickets-board-too-few = { $file }, { $entry }: { $found } are too few; there must be { $least }.
tickets-board-bad-id = { $file }, { $entry }: “{ $id }” is not an id: small letters, digits and hyphens only.
tickets-board-twice = { $file }, { $entry }: “{ $id }” is there twice.
tickets-board-reserved = { $file }, { $entry }: no colour can be called “{ $id }”.
tickets-board-card-count = { $file }, { $entry }: { $found } is not between 0 and { $most }.
tickets-board-colours = { $file }, { $entry }: there can be 1 to { $most } colours beside jokers, not { $found }.
tickets-board-unknown-place = { $file }, { $entry }: there is no place “{ $id }”.
tickets-board-same-place = { $file }, { $entry }: both ends are “{ $id }”.
tickets-board-unknown-colour = { $file }, { $entry }: there are no cards of colour “{ $id }”.
tickets-board-no-points = { $file }, { $entry }: no points are given for length { $length }.
tickets-board-unclaimable = { $file }, { $entry }: nobody could ever claim a route of length { $length }.
tickets-board-three-routes = { $file }, { $entry }: { $found } routes join these places; there can be two.
tickets-board-not-double = { $file }, { $entry }: it is marked as double, but there is no second route.
tickets-board-double-unmarked = { $file }, { $entry }: there is a second route, so it must be marked as double.
tickets-board-unequal-double = { $file }, { $entry }: the two routes of a double route must be equally long.
tickets-board-worthless = { $file }, { $entry }: a contract cannot be worth { $found } points.
tickets-board-unreachable = { $file }, { $entry }: no path joins these places.
tickets-board-drawn-unknown = { $file }, { $entry }: “{ $id }” is not on the board.
tickets-board-not-drawn = { $file }, { $entry }: “{ $id }” is not drawn.

# What is wrong with a position.
tickets-position-board = This position was written for another board than { $board }.
tickets-position-seats = A position has 2 to 4 players, not { $found }.
tickets-position-unknown = The board has no “{ $id }”.
tickets-position-seat = There is no seat { $seat } at this table.
tickets-position-negative = There cannot be fewer than no cards.
tickets-position-cards = There are { $found } cards of colour { $colour }, not { $wanted }.
tickets-position-seen = Seat { $seat } was seen to take cards that are not in its hand.
tickets-position-pile-from = The pile holds cards it cannot have been made from.
tickets-position-row = The row has 5 spaces, not { $found }.
tickets-position-pile-empty = An empty pile would have been made new from the discards.
tickets-position-row-short = The row would have been filled from the pile.
tickets-position-row-jokers = A row with three jokers would have been replaced.
tickets-position-contract = The contract { $contract } is there { $found } times.
tickets-position-route = The route { $route } has two owners.
tickets-position-double = Seat { $seat } owns a route that a double route closes to it.
tickets-position-carts = Seat { $seat } has put down more carts than it had.
tickets-position-given = Seat { $seat } has { $found } { $what ->
    [carts] carts
   *[points] points
} written down, but { $wanted } follow from the rest.
tickets-position-merchandise = The merchandise cards do not add up.
tickets-position-offered = The contracts offered to seat { $seat } do not fit the moment.
tickets-position-contracts-held = The contracts that seat { $seat } holds do not fit the moment.
tickets-position-all-chosen = All have chosen, so their choices would have been carried out.
tickets-position-second-card = There is no second card to draw.
tickets-position-last-turns = There cannot be { $found } last turns left.
tickets-position-takes = The contracts cannot have been taken like this, as seat { $seat } knows.

# Actions
tickets-action-keep-both = Keep both contracts
tickets-action-keep = Keep only { $contract }
tickets-action-draw-unseen = Draw unseen from the pile
tickets-action-draw-contracts = Draw new contracts
tickets-action-draw = Take the face-up card: { $colour }
tickets-action-claim = Claim { $route } ({ $cards })
tickets-action-pass = Pass
