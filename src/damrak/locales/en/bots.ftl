# The bots: their levels and their reasons.
bots-level-apprentice = Apprentice
bots-level-clerk = Clerk
bots-level-skipper = Skipper
bots-level-merchant = Merchant
bots-level-regent = Regent
bots-level-apprentice-about = A friendly beginner who is still learning the trade.
bots-level-clerk-about = Takes what pays at once and seldom looks further.
bots-level-skipper-about = Sails by a plan and knows what things are worth.
bots-level-merchant-about = Thinks a few moves ahead and punishes gifts.
bots-level-regent-about = The best we have: thinks longest and misses little.
bots-unknown-bot = There is no bot “{ $bot }” for this game; there are { $known }.

# The arena.
bots-arena-bots-help = at least two: a level (apprentice to regent), random, greedy, planner or trader, search:ITERATIONS, or "exec:PROGRAM" that speaks JSON lines; the last one fills the seats left
bots-arena-games-help = at least so many games, in whole sets: every seating with the same seed (100)
bots-arena-seats-help = how many seats (else one for each bot)
bots-arena-seed-help = the seed of all games (arena)
bots-arena-ray-help = play on the Ray cluster at this address
bots-arena-resume-help = keep results in this file, and go on from what it holds
bots-arena-html-help = write the report as a page with tables and plots
bots-arena-two-bots = An arena needs at least two bots.
bots-arena-no-ray = Ray is not installed here: “pip install ray” adds it.
bots-arena-ray-silent = No Ray cluster answers at { $address }: { $reason }
bots-arena-other-results = { $file } holds results of another arena: other bots, seats, seed, board or rules. Choose another file for these.
bots-arena-bad-results = { $file } does not hold results of an arena: --resume wants a file that an arena has written, or a new one.
bots-arena-kept = The games played so far are in { $file }; the same command goes on from there.
bots-arena-worker-lost = One of the processes was ended from outside, perhaps for want of memory. Games that were over are kept in the file of --resume, if there is one; fewer --jobs need less memory.
bots-arena-title = Arena: { $game }, { $seats } seats
bots-arena-counts = { $sets ->
    [one] { $games } games in one set (every seating of a set has the same seed); seed “{ $seed }”.
   *[other] { $games } games in { $sets } sets (every seating of a set has the same seed); seed “{ $seed }”.
}
bots-arena-ratings = Ratings
bots-arena-wins = Share of wins for one seat
bots-arena-meetings = Sets, bot against bot
bots-arena-method = Ratings after Plackett and Luce on the Elo scale, the average bot at 0. Intervals hold 95 %: ratings and wins by drawing whole sets again, shares of decided sets after Wilson.
bots-arena-meeting = { $decided ->
    [0] { $first } against { $second }: no set was decided.
    [one] { $first } against { $second }: wins { $share } % of one decided set.
   *[other] { $first } against { $second }: wins { $share } % of { $decided } decided sets.
}
bots-arena-simple = { $bot } failed to choose: { $simple } of its { $choices } choices were made for it.
bots-arena-why = { $why ->
    [illegal] The first time it named “{ $answer }”, which was not legal.
    [no-action] The first time it answered “{ $answer }”, which has no “action”.
    [not-json] The first time it answered “{ $answer }”, which is not JSON.
    [late] The first time it took too long.
   *[ended] The first time it had come to an end.
}
bots-figure-0 = { NUMBER($value, maximumFractionDigits: 0) }
bots-figure-1 = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
bots-arena-column-bot = Bot
bots-arena-column-rating = Rating
bots-arena-column-wins = Wins a seat, %
bots-arena-column-seats = Seats
bots-arena-column-score = Mean score
bots-arena-column-simple = Choices made for it
bots-arena-column-seconds = ms a choice
bots-arena-column-first = Bot
bots-arena-column-second = Against
bots-arena-column-won = Won
bots-arena-column-lost = Lost
bots-arena-column-level = Level
bots-arena-column-share = Won of decided, %

# Why a bot would do a thing.
bots-reason-plan = It is on the way of the contract { $contract }.
bots-reason-on-the-way = It is part of the plan for the contracts.
bots-reason-points = It scores { $points ->
    [one] one point
   *[other] { $points } points
} at once.
bots-reason-merchandise = It brings a merchandise card.
bots-reason-card = The card helps to pay for { $route }.
bots-reason-unseen = The pile promises more than the cards in sight.
bots-reason-contracts = More contracts can be expected to bring about { $worth } points.
bots-reason-kept = { $contract } can be joined for { $points ->
    [one] one point
   *[other] { $points } points
}.
bots-reason-search = In { $chances } of 100 imagined continuations this seat ends ahead.
bots-reason-worth = It is worth about { $worth } in prizes and bonuses to come.
bots-reason-bridge = It completes the bridge to { $parcel }.
bots-reason-keep = The card is worth about { $worth } here, to { $rival } about { $rivals }: keep it.
bots-reason-sell = The card is worth about { $worth } here, to { $rival } about { $rivals }: let it be sold.
bots-reason-drop = The card is worth about { $worth } here, to { $rival } about { $rivals }: drop it.
bots-reason-limit = The card is worth about { $worth } here and { $rivals } to the keenest rival; { $price } should be enough and leaves a gain.
bots-reason-no-limit = The card is worth only about { $worth } here ({ $rivals } to the keenest rival): no price is low enough.
bots-arena-no-program = The program “{ $program }” cannot be started.

# A hint.
bots-hint = A { $level } in { $who }’s place: { $action }
bots-hint-move-help = where the match stood after so many moves (after the last)
bots-hint-seat-help = whose hint: a name or a number (whoever is to act)
bots-hint-level-help = which bot is asked: apprentice, clerk, skipper, merchant or regent (merchant)
bots-hint-nothing-to-do = Nobody has anything to choose here; --move asks about another moment.
bots-hint-not-asked = Seat { $seat } has nothing to choose here; leave out --seat to ask whoever has, or ask about another moment with --move.

# Looking back on a match.
bots-analyse-playouts-help = playouts for each move; more are slower and surer (100)
bots-analyse-html-help = write the analysis as a page with a chart
bots-analyse-looking = Looking back
bots-analyse-title = Looking back: { $game }
bots-analyse-chances = Chance of winning, %
bots-analyse-turning-points = Turning points
bots-analyse-auctions = Auctions: what the card was worth to whom (95 % interval), against what was paid
bots-analyse-unsold = unsold
bots-analyse-column-move = Move
bots-analyse-column-who = Who
bots-analyse-column-action = Action
bots-analyse-column-gained = Chance, %
bots-analyse-column-card = Card
bots-analyse-column-buyer = Buyer
bots-analyse-column-price = Paid
