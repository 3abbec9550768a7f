# De bots: hun niveaus en hun redenen.
bots-level-apprentice = Leerling
bots-level-clerk = Klerk
bots-level-skipper = Schipper
bots-level-merchant = Koopman
bots-level-regent = Regent
bots-level-apprentice-about = Een vriendelijke beginner die het vak nog leert.
bots-level-clerk-about = Pakt wat meteen loont en kijkt zelden verder.
bots-level-skipper-about = Vaart op een plan en weet wat alles waard is.
bots-level-merchant-about = Denkt enkele zetten vooruit en straft cadeautjes af.
bots-level-regent-about = De beste die we hebben: denkt ongeveer een seconde na en ziet weinig over het hoofd.
bots-unknown-bot = Er is voor dit spel geen bot “{ $bot }”; er zijn { $known }.

# De arena.
cli-arena-about = Laat bots tegen elkaar spelen en zeg hoe sterk elk is.
cli-arena-bots-help = Bots: een niveau, een bot bij naam, search:ITERATIES, of "exec:PROGRAMMA" dat JSON-regels spreekt. De laatste vult de overige plaatsen.
cli-arena-games-help = Minstens zoveel partijen, in hele reeksen: elke zitplaats met hetzelfde zaad.
cli-arena-seats-help = Plaatsen aan tafel.
cli-arena-seed-help = Het zaad van alle partijen.
cli-arena-jobs-help = Aantal processen.
cli-arena-ray-help = Speel op de Ray-cluster op dit adres.
cli-arena-resume-help = Bewaar de uitslagen in dit bestand en ga verder met wat erin staat.
cli-arena-json-help = Schrijf het verslag als JSON.
cli-arena-html-help = Schrijf het verslag als pagina met tabellen en grafieken.
arena-two-bots = Een arena heeft minstens twee bots nodig.
arena-no-ray = Ray is hier niet geïnstalleerd: “pip install ray” voegt het toe.
arena-other-results = { $file } bevat uitslagen van een andere arena: andere bots, plaatsen, zaad, bord of regels.
arena-bad-results = { $file } is niet te lezen als uitslagen van een arena: { $reason }.
arena-playing = Bezig
arena-title = Arena: { $game }, { $seats } plaatsen
arena-counts = { $games } partijen in { $sets } reeksen (elke zitplaats van een reeks heeft hetzelfde zaad); zaad “{ $seed }”.
arena-ratings = Ratings
arena-wins = Aandeel gewonnen voor één plaats
arena-meetings = Reeksen, bot tegen bot
arena-method = Ratings naar Plackett en Luce op de Elo-schaal, de gemiddelde bot op 0. Intervallen van 95 %: ratings en winst door hele reeksen opnieuw te trekken, aandelen van besliste reeksen naar Wilson.
arena-meeting = { $first } tegen { $second }: wint { $share } % van { $decided } besliste reeksen.
arena-column-bot = Bot
arena-column-rating = Rating
arena-column-wins = Winst per plaats, %
arena-column-seats = Plaatsen
arena-column-score = Gemiddelde score
arena-column-simple = Keuzes voor hem gemaakt
arena-column-seconds = ms per keuze
arena-column-first = Bot
arena-column-second = Tegen
arena-column-won = Gewonnen
arena-column-lost = Verloren
arena-column-level = Gelijk
arena-column-share = Gewonnen van beslist, %

# Waarom een bot iets zou doen.
bots-reason-plan = Het ligt op de weg van het contract { $contract }.
bots-reason-on-the-way = Het hoort bij het plan voor de contracten.
bots-reason-points = Het levert meteen { $points ->
    [one] één punt
   *[other] { $points } punten
} op.
bots-reason-merchandise = Het levert een handelswaarkaart op.
bots-reason-card = De kaart helpt { $route } te betalen.
bots-reason-unseen = De stapel belooft meer dan de open kaarten.
bots-reason-contracts = Meer contracten leveren naar verwachting ongeveer { $worth } punten op.
bots-reason-search = In gedachten verder gespeeld ging het goed: { $chances } van de 100.
bots-reason-worth = Het is ongeveer { $worth }.000 florijnen aan toekomstige prijzen en bonussen waard.
bots-reason-bridge = Het voltooit de brug naar { $parcel }.
bots-reason-keep = De kaart is hier ongeveer { $worth }.000 florijnen waard, voor { $rival } ongeveer { $rivals }.000: houd haar.
bots-reason-sell = De kaart is hier ongeveer { $worth }.000 florijnen waard, voor { $rival } ongeveer { $rivals }.000: laat haar veilen.
bots-reason-drop = De kaart is hier ongeveer { $worth }.000 florijnen waard, voor { $rival } ongeveer { $rivals }.000: gooi haar weg.
bots-reason-limit = De kaart is hier ongeveer { $worth }.000 florijnen waard en { $rivals }.000 voor de gretigste rivaal; { $price }.000 moet genoeg zijn en laat winst over.
bots-reason-no-limit = De kaart is hier maar ongeveer { $worth }.000 florijnen waard ({ $rivals }.000 voor de gretigste rivaal): geen prijs is laag genoeg.
arena-no-program = Het programma “{ $program }” kan niet worden gestart.

# Terugkijken op een partij.
cli-analyse-about = Terugkijken op een partij: kansen zet voor zet, keerpunten, wat veilingen waard waren.
cli-analyse-record-help = Het verslag van een partij.
cli-analyse-playouts-help = Nagespeelde partijen per zet; meer is trager en zekerder.
cli-analyse-json-help = Schrijf de analyse als JSON.
cli-analyse-html-help = Schrijf de analyse als pagina met een grafiek.
analyse-title = Terugblik: { $game }
analyse-chances = Winstkans, %
analyse-turning-points = Keerpunten
analyse-auctions = Veilingen: wat de kaart voor wie waard was (interval van 95 %), tegenover de betaalde prijs
analyse-unsold = onverkocht
analyse-column-move = Zet
analyse-column-who = Wie
analyse-column-action = Actie
analyse-column-gained = Kans, %
analyse-column-card = Kaart
analyse-column-buyer = Koper
analyse-column-price = Betaald
