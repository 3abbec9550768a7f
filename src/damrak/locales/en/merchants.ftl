# What Merchants of Amsterdam says. Money counts in thousands of florins.

# Words
merchants-commodity-sugar = sugar
merchants-commodity-gems = gems
merchants-commodity-spice = spice
merchants-commodity-silk = silk
merchants-continent-americas = the Americas
merchants-continent-africa = Africa
merchants-continent-east-indies = the East Indies
merchants-continent-far-east = the Far East
merchants-district-grachten = Grachten
merchants-district-nieuwe-zijde = Nieuwe Zijde
merchants-district-oude-zijde = Oude Zijde
merchants-district-lastage = Lastage
merchants-disc-mayor = mayor
merchants-disc-clock = clock
merchants-disc-bucket = bucket
merchants-kind-hourglass = hourglass
merchants-kind-goods = goods
merchants-kind-colony = colony
merchants-kind-amsterdam = Amsterdam
merchants-event-start = Start
merchants-event-nothing = Nothing happens
merchants-event-ship = Ship: each may take an exchange step
merchants-event-globe = Globe: each may found a trading post
merchants-event-coat-of-arms = Coat of arms: each builds a house
merchants-event-credit = Credit: each may borrow
merchants-event-lose-house = Each loses a house
merchants-event-lose-colony = Each loses a trading post
merchants-event-lose-goods = Each moves a tile back on the exchange
merchants-event-leaders-back = The leaders on the exchange move back
merchants-event-score-exchange = The exchange is scored
merchants-event-score-districts = The districts are scored
merchants-event-score-colonies = The colonies are scored
merchants-event-final = The final scoring
merchants-scoring-exchange = exchange
merchants-scoring-districts = districts
merchants-scoring-colonies = colonies
merchants-phase-put = a disc for the card
merchants-phase-goods = three steps on the exchange
merchants-phase-colony = a trading post
merchants-phase-amsterdam = a house
merchants-phase-step = a step on the exchange
merchants-phase-auction = a price at the clock
merchants-phase-ship = a step from the ship
merchants-phase-globe = a trading post from the globe
merchants-phase-coat-of-arms = a house from the coat of arms
merchants-phase-credit = a loan
merchants-phase-lose-house = a house to lose
merchants-phase-lose-colony = a trading post to lose
merchants-phase-lose-goods = a step back on the exchange
merchants-phase-bonus-house = the bonus house
merchants-phase-house-back = a house to give back
merchants-card-hourglass = hourglass
merchants-card-goods = goods
merchants-card-goods-4 = { merchants-card-goods }
merchants-card-goods-5 = { merchants-card-goods }
merchants-card-colony-americas = colony: the Americas
merchants-card-colony-africa = colony: Africa
merchants-card-colony-east-indies = colony: the East Indies
merchants-card-colony-far-east = colony: the Far East
merchants-card-colony-sugar = colony: sugar
merchants-card-colony-gems = colony: gems
merchants-card-colony-spice = colony: spice
merchants-card-colony-silk = colony: silk
merchants-card-colony-sugar-4 = { merchants-card-colony-sugar }
merchants-card-colony-gems-4 = { merchants-card-colony-gems }
merchants-card-colony-spice-4 = { merchants-card-colony-spice }
merchants-card-colony-silk-4 = { merchants-card-colony-silk }
merchants-card-amsterdam-grachten = Amsterdam: Grachten, any commodity
merchants-card-amsterdam-nieuwe-zijde = Amsterdam: Nieuwe Zijde, any commodity
merchants-card-amsterdam-oude-zijde = Amsterdam: Oude Zijde, any commodity
merchants-card-amsterdam-lastage = Amsterdam: Lastage, any commodity
merchants-card-amsterdam-grachten-5 = { merchants-card-amsterdam-grachten }
merchants-card-amsterdam-nieuwe-zijde-5 = { merchants-card-amsterdam-nieuwe-zijde }
merchants-card-amsterdam-oude-zijde-5 = { merchants-card-amsterdam-oude-zijde }
merchants-card-amsterdam-lastage-5 = { merchants-card-amsterdam-lastage }
merchants-card-amsterdam-grachten-nieuwe-zijde-sugar = Amsterdam: Grachten or Nieuwe Zijde, sugar
merchants-card-amsterdam-grachten-nieuwe-zijde-silk = Amsterdam: Grachten or Nieuwe Zijde, silk
merchants-card-amsterdam-grachten-oude-zijde-gems = Amsterdam: Grachten or Oude Zijde, gems
merchants-card-amsterdam-grachten-oude-zijde-spice = Amsterdam: Grachten or Oude Zijde, spice
merchants-card-amsterdam-grachten-lastage-spice = Amsterdam: Grachten or Lastage, spice
merchants-card-amsterdam-grachten-lastage-sugar = Amsterdam: Grachten or Lastage, sugar
merchants-card-amsterdam-nieuwe-zijde-oude-zijde-silk = Amsterdam: Nieuwe Zijde or Oude Zijde, silk
merchants-card-amsterdam-nieuwe-zijde-oude-zijde-gems = Amsterdam: Nieuwe Zijde or Oude Zijde, gems
merchants-card-amsterdam-nieuwe-zijde-lastage-gems = Amsterdam: Nieuwe Zijde or Lastage, gems
merchants-card-amsterdam-nieuwe-zijde-lastage-spice = Amsterdam: Nieuwe Zijde or Lastage, spice
merchants-card-amsterdam-oude-zijde-lastage-sugar = Amsterdam: Oude Zijde or Lastage, sugar
merchants-card-amsterdam-oude-zijde-lastage-silk = Amsterdam: Oude Zijde or Lastage, silk
# Events
merchants-event-start-player = { $who } begins.
merchants-event-capital = { $who } begins with { $gain }.
merchants-event-drawn = { $who } draws “{ $card }”.
merchants-event-put = { $who } puts “{ $card }” on the { $disc } disc.
merchants-event-time = An hourglass: it is { $year }. { $event }.
merchants-event-last-space = The cards are used up: it is { $year }, and all is scored for the last time.
merchants-event-skipped = This “{ $card }” card is only for more players and is replaced.
merchants-event-thrown-away = “{ $card }” goes into the bucket unused.
merchants-event-uses = { $who } uses “{ $card }”.
merchants-event-stepped = { $who } is now on space { $space } of { $commodity }.
merchants-event-step-lost = { $who } loses the step in { $commodity }.
merchants-event-founded = { $who } founds a trading post at { $post }.
merchants-event-built = { $who } builds a house on { $parcel }.
merchants-event-declined = { $who } declines { $phase }.
merchants-event-cannot = There is nothing { $who } could place here.
merchants-event-no-tile = { $who } has no tile left.
merchants-event-auction = “{ $card }” is put up for auction.
merchants-event-sold = { $who } buys “{ $card }” for { $price }.
merchants-event-unsold = Nobody pressed: “{ $card }” is discarded.
merchants-event-early-press = { $who } presses early: the clock starts again, doubled.
merchants-event-sold-to-early = Nobody pressed the doubled clock: { $who } gets “{ $card }” for { $price }.
merchants-event-early-alone = Nobody else can pay the doubled clock: { $who } gets “{ $card }” for { $price }.
merchants-event-failed-press = { $who } pressed but cannot pay { $price }, and is out for this card.
merchants-event-no-run = Nobody can pay: “{ $card }” is discarded without an auction.
merchants-event-ship-step = The ship brings { $who } { $commodity }.
merchants-event-globe-colony = { $who } founds a trading post at { $post }.
merchants-event-arms-house = { $who } builds a house on { $parcel }.
merchants-event-borrowed = { $who } borrows { $gain }.
merchants-event-house-lost = { $who } loses the house on { $parcel }.
merchants-event-colony-lost = { $who } gives up the trading post at { $post }.
merchants-event-goods-lost = { $space ->
    [0] { $who } takes the tile of { $commodity } back into supply.
   *[other] { $who } goes back to space { $space } of { $commodity }.
}
merchants-event-leader-back = { $space ->
    [0] { $who } led { $commodity } and takes the tile back into supply.
   *[other] { $who } led { $commodity } and goes back to space { $space }.
}
merchants-event-scoring = Scoring: { $scoring }.
merchants-event-exchange-prize = { $place ->
    [1] { $who } is first in { $commodity }: { $gain }.
   *[other] { $who } is second in { $commodity }: { $gain }.
}
merchants-event-district-prize = { $place ->
    [1] { $who } is first in { $district }: { $gain }.
   *[other] { $who } is second in { $district }: { $gain }.
}
merchants-event-colony-prize = { $place ->
    [1] { $who } has the most trading posts ({ $continent }): { $gain }.
   *[other] { $who } has the second most trading posts ({ $continent }): { $gain }.
}
merchants-event-exchange-alone = Only one player stands in { $commodity }: the second prize of { $amount } is not paid.
merchants-event-district-alone = Only one player has houses in { $district }: the second prize of { $amount } is not paid.
merchants-event-colony-alone = Only one player has trading posts ({ $continent }): the second prize of { $amount } is not paid.
merchants-event-exchange-shared = { $place ->
    [1] { $who } shares the lead in { $commodity }, { $sharers } players tied: { $gain }.
   *[other] { $who } shares second place in { $commodity }, { $sharers } players tied: { $gain }.
}
merchants-event-district-shared = { $place ->
    [1] { $who } shares the lead in { $district }, { $sharers } players tied: { $gain }.
   *[other] { $who } shares second place in { $district }, { $sharers } players tied: { $gain }.
}
merchants-event-colony-shared = { $place ->
    [1] { $who } shares the lead ({ $continent }), { $sharers } players tied: { $gain }.
   *[other] { $who } shares second place ({ $continent }), { $sharers } players tied: { $gain }.
}
merchants-event-house-earned = { $who } has reached the second space of all four rows and may build a house.
merchants-event-bonus-house = { $who } builds the bonus house on { $parcel }.
merchants-event-continents-bonus = { $who } has posts on all four continents: { $gain }.
merchants-event-districts-bonus = { $who } has houses in all four districts: { $gain }.
merchants-event-bridge-bonus = { $who } has houses at both ends of the bridge { $bridge }: { $gain }.
merchants-event-continents-back = { $who } gives back { $amount } for the four continents.
merchants-event-districts-back = { $who } gives back { $amount } for the four districts.
merchants-event-bridge-back = { $who } gives back { $amount } for the bridge { $bridge }.
merchants-event-house-back = { $who } gives back a house: { $parcel }.
merchants-event-forced-loan = { $who } lacks the money and must borrow { $gain }.
merchants-event-house-lapsed = { $who } cannot build the bonus house: the right lapses.
merchants-event-leftovers = The last turn is over; { $cards ->
    [one] one card is left and is turned.
   *[other] { $cards } cards are left and are turned.
}
merchants-event-repaid = { $loans ->
    [one] { $who } pays back a loan: { $amount }.
   *[other] { $who } pays back { $loans } loans: { $amount }.
}
merchants-event-won = { $who } wins with { $money }.
merchants-event-shared-win = { $who } shares the win with { $money }.
merchants-event-discs-passed = { $who } is mayor of turn { $turn }.

# Actions
merchants-action-put = Put on the { $disc } disc
merchants-action-goods = Take three steps: { $steps }
merchants-action-found = Found a trading post at { $post }
merchants-action-build = Build a house on { $parcel }
merchants-action-step = Take a step: { $commodity }
merchants-action-back = Move back: { $commodity }
merchants-action-decline = Decline
merchants-action-decline-offer = Decline: { $phase }
merchants-action-decline-card = Decline: { $phase } (“{ $card }”)
merchants-action-borrow = Borrow
merchants-action-press = Press at { $price }
merchants-action-limit = Limit { $price }
merchants-action-limit-none = No limit: do not press
merchants-action-limit-start = Limit at START: press early
merchants-action-press-start = Press at START, early
merchants-action-run-out = The clock runs out
merchants-action-remove = Remove the house on { $parcel }
merchants-action-abandon = Give up { $post }

# Refusals
merchants-refusal-not-optional = This cannot be declined: what is asked is { $phase }.
merchants-refusal-asked-else = Something else is asked now: { $phase }.
merchants-refusal-disc-covered = There is already a card on the { $disc } disc; a drawn card goes on a free one.
merchants-refusal-commodity-not-shown = The card does not show { $commodity }.
merchants-refusal-no-tile-in-row = You have no tile in the row of { $commodity } to move back.
merchants-refusal-post-not-shown = The card does not allow { $post }: neither its continent nor its commodity is shown.
merchants-refusal-post-taken = { $post } is taken by player { $seat }.
merchants-refusal-parcel-not-shown = The card does not show the district of { $parcel }.
merchants-refusal-parcel-taken = { $parcel } is taken by player { $seat }.
merchants-refusal-not-your-post = You have no trading post at { $post }.
merchants-refusal-not-your-house = You have no house on { $parcel }.
merchants-refusal-auction-now = The clock’s card is being auctioned: press, or name a limit.
merchants-refusal-excluded = You pressed without being able to pay: you are out for this card.
merchants-refusal-sealed = This auction is held by sealed limits; there is no clock to press.
merchants-refusal-clock = Only the clock itself can run out, and it can do nothing else.
merchants-refusal-dial-ends = The doubled dial does not go down to that price.
merchants-refusal-no-start = The dial of this run has no place before its first price.
merchants-refusal-limit-named = You have named your limit; it stands until the card is sold.
merchants-refusal-limit-too-high = That would cost { $price }, and you have { $money }.

# Boards that are refused
merchants-board-too-small = { $file }, { $entry }: { $found } is too small.
merchants-board-too-many = { $file }, { $entry }: there are { $found }, and there can be { $most } at most.
merchants-board-row-length = { $file }, { $entry }: a row has 2 to { $most } spaces, not { $found }.
merchants-board-not-four = { $file }, { $entry }: the rules need four different ones, not { $found }.
merchants-board-prices-not-falling = { $file }, { $entry }: the prices must fall from one to the next and stay above zero.
merchants-board-unknown-id = { $file }, { $entry }: there is no “{ $id }”.
merchants-board-twice = { $file }, { $entry }: “{ $id }” is there twice.
merchants-board-bad-id = { $file }, { $entry }: “{ $id }” is not an id: small letters, digits and single hyphens.
merchants-board-start-places = { $file }, { $entry }: seat { $seat } needs one start place, not { $found }.
merchants-board-start-seat = { $file }, { $entry }: there is no seat { $found }.
merchants-board-empty-continent = { $file }, { $entry }: “{ $id }” has no trading posts.
merchants-board-empty-district = { $file }, { $entry }: “{ $id }” has no parcels.
merchants-board-next-to-across = { $file }, { $entry }: “{ $id }” lies in another district; only bridges join districts.
merchants-board-bridge-inside = { $file }, { $entry }: both ends lie in “{ $id }”; a bridge joins two districts.
merchants-board-card-shape = { $file }, { $entry }: a card of the kind “{ $kind }” does not show such areas and commodities.
merchants-board-start-first = { $file }, { $entry }: the first space, and no other, is the start.
merchants-board-final-last = { $file }, { $entry }: the last space, and no other, is the final scoring.
merchants-board-no-prizes = { $file }, { $entry }: a scoring needs prizes.
merchants-board-prizes-unused = { $file }, { $entry }: “{ $event }” pays no prizes.
merchants-board-prizes-malformed = { $file }, { $entry }: prizes are four pairs, the first of a pair not below the second.
merchants-board-hourglasses = { $file }, { $entry }: there are { $found } hourglasses; two fewer than spaces of time is { $wanted }.
merchants-board-unequal-turns = { $file }, { $entry }: with { $seats } players { $found } cards are used, which is no multiple of { $wanted }: not everyone would have the same number of turns.
merchants-board-not-drawn = { $file }, { $entry }: “{ $id }” is not drawn.
merchants-board-too-few-points = { $file }, { $entry }: at least { $least } points are needed.

# Positions that are refused
merchants-position-unknown = The position names something that the board does not know: { $what }.
merchants-position-seats = A position is for 3 to 5 players, not { $seats }.
merchants-position-seat = There is no seat { $seat } in this position.
merchants-position-cards = There are { $found } cards “{ $card }” in the position instead of { $wanted }.
merchants-position-time = The marker stands on { $found }, but the hourglasses turned lead to { $wanted }.
merchants-position-tiles = Player { $seat } has more than { $wanted } tiles on the board.
merchants-position-space = Player { $seat } stands on space { $found } of the exchange, which does not exist.
merchants-position-ledger = The ledger of player { $seat } adds up to { $found }, not to { $wanted }.
merchants-position-money = Player { $seat } cannot have less than nothing, nor fewer loans than none.
merchants-position-turn = There is no turn { $turn } of { $turns }.
merchants-position-mayor = In turn { $turn } somebody else is mayor.
merchants-position-turn-cards = In turn { $turn } there cannot be { $found } cards used or on discs.
merchants-position-asked = Nobody could answer what the position asks: { $phase }.
merchants-position-no-card = The card that the position asks about is missing: { $phase }.
merchants-position-not-mayor = Only the mayor can be asked this: { $phase }.
merchants-position-during = “{ $phase }” cannot be asked in { $year } while “{ $during }” goes on.
merchants-position-early = The clock is doubled if somebody who takes part has pressed early, and only then.
