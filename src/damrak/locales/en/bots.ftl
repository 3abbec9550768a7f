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
