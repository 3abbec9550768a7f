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
bots-level-regent-about = The best we have: thinks for about a second and misses little.
bots-unknown-bot = There is no bot “{ $bot }” for this game; there are { $known }.

# The arena.
cli-arena-about = Let bots play each other and say how strong each is.
cli-arena-bots-help = Bots: a level, a bot by name, search:ITERATIONS, or "exec:PROGRAM" that speaks JSON lines. The last one fills the seats left.
cli-arena-games-help = At least so many games, in whole sets: every seating with the same seed.
cli-arena-seats-help = Seats at the table.
cli-arena-seed-help = The seed of all games.
cli-arena-jobs-help = Processes to play in.
cli-arena-ray-help = Play on the Ray cluster at this address.
cli-arena-resume-help = Keep results in this file, and go on from what it holds.
cli-arena-json-help = Write the report as JSON.
cli-arena-html-help = Write the report as a page with tables and plots.
arena-two-bots = An arena needs at least two bots.
arena-no-ray = Ray is not installed here: “pip install ray” adds it.
arena-other-results = { $file } holds results of another arena: other bots, seats, seed, board or rules.
arena-bad-results = { $file } cannot be read as results of an arena: { $reason }.
arena-playing = Playing
arena-title = Arena: { $game }, { $seats } seats
arena-counts = { $games } games in { $sets } sets (every seating of a set has the same seed); seed “{ $seed }”.
arena-ratings = Ratings
arena-wins = Share of wins for one seat
arena-meetings = Sets, bot against bot
arena-method = Ratings after Plackett and Luce on the Elo scale, the average bot at 0. Intervals hold 95 %: ratings and wins by drawing whole sets again, shares of decided sets after Wilson.
arena-meeting = { $first } against { $second }: wins { $share } % of { $decided } decided sets.
arena-column-bot = Bot
arena-column-rating = Rating
arena-column-wins = Wins a seat, %
arena-column-seats = Seats
arena-column-score = Mean score
arena-column-simple = Choices made for it
arena-column-seconds = ms a choice
arena-column-first = Bot
arena-column-second = Against
arena-column-won = Won
arena-column-lost = Lost
arena-column-level = Level
arena-column-share = Won of decided, %

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
bots-reason-search = Playing on from here in imagination went well: { $chances } of 100.
bots-reason-worth = It is worth about { $worth },000 florins in prizes and bonuses to come.
bots-reason-bridge = It completes the bridge to { $parcel }.
bots-reason-keep = The card is worth about { $worth },000 florins here, to { $rival } about { $rivals },000: keep it.
bots-reason-sell = The card is worth about { $worth },000 florins here, to { $rival } about { $rivals },000: let it be sold.
bots-reason-drop = The card is worth about { $worth },000 florins here, to { $rival } about { $rivals },000: drop it.
bots-reason-limit = The card is worth about { $worth },000 florins here and { $rivals },000 to the keenest rival; { $price },000 should be enough and leaves a gain.
bots-reason-no-limit = The card is worth only about { $worth },000 florins here ({ $rivals },000 to the keenest rival): no price is low enough.
arena-no-program = The program “{ $program }” cannot be started.

# Looking back on a match.
cli-analyse-about = Look back on a match: chances move by move, turning points, what auctions were worth.
cli-analyse-record-help = The record of a match.
cli-analyse-playouts-help = Playouts for each move; more are slower and surer.
cli-analyse-json-help = Write the analysis as JSON.
cli-analyse-html-help = Write the analysis as a page with a chart.
analyse-title = Looking back: { $game }
analyse-chances = Chance of winning, %
analyse-turning-points = Turning points
analyse-auctions = Auctions: what the card was worth to whom (95 % interval), against what was paid
analyse-unsold = unsold
analyse-column-move = Move
analyse-column-who = Who
analyse-column-action = Action
analyse-column-gained = Chance, %
analyse-column-card = Card
analyse-column-buyer = Buyer
analyse-column-price = Paid
