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
bots-level-regent-about = De beste die we hebben: denkt het langst na en ziet weinig over het hoofd.
bots-unknown-bot = Er is voor dit spel geen bot ‘{ $bot }’; er zijn { $known }.

# De arena.
bots-arena-bots-help = minstens twee: een niveau (apprentice tot regent), random, greedy, planner of trader, search:ITERATIES, of "exec:PROGRAMMA" dat JSON-regels spreekt; de laatste vult de overige plaatsen
bots-arena-games-help = minstens zoveel partijen, in hele reeksen: elke zitplaats met hetzelfde zaad (100)
bots-arena-seats-help = hoeveel plaatsen (anders één per bot)
bots-arena-seed-help = het zaad van alle partijen (arena)
bots-arena-ray-help = op de Ray-cluster op dit adres spelen
bots-arena-resume-help = de uitslagen in dit bestand bewaren en verdergaan met wat erin staat
bots-arena-html-help = het verslag schrijven als pagina met tabellen en grafieken
bots-arena-two-bots = Een arena heeft minstens twee bots nodig.
bots-arena-no-ray = Ray is hier niet geïnstalleerd: ‘pip install ray’ voegt het toe.
bots-arena-ray-silent = Er antwoordt geen Ray-cluster op { $address }: { $reason }
bots-arena-other-results = { $file } bevat uitslagen van een andere arena: andere bots, plaatsen, zaad, bord of regels. Kies voor deze een ander bestand.
bots-arena-bad-results = { $file } bevat geen uitslagen van een arena: --resume wil een bestand dat een arena heeft geschreven, of een nieuw.
bots-arena-kept = De tot nu toe gespeelde partijen staan in { $file }; dezelfde opdracht gaat daar verder.
bots-arena-worker-lost = Een van de processen is van buitenaf beëindigd, misschien door gebrek aan geheugen. Partijen die afgelopen waren, staan in het bestand van --resume, als dat er is; minder --jobs vragen minder geheugen.
bots-arena-title = Arena: { $game }, { $seats } plaatsen
bots-arena-counts = { $sets ->
    [one] { $games } partijen in één reeks (elke zitplaats van een reeks heeft hetzelfde zaad); zaad ‘{ $seed }’.
   *[other] { $games } partijen in { $sets } reeksen (elke zitplaats van een reeks heeft hetzelfde zaad); zaad ‘{ $seed }’.
}
bots-arena-ratings = Ratings
bots-arena-wins = Aandeel gewonnen voor één plaats
bots-arena-meetings = Reeksen, bot tegen bot
bots-arena-method = Ratings naar Plackett en Luce op de Elo-schaal, de gemiddelde bot op 0. Intervallen van 95 %: ratings en winst door hele reeksen opnieuw te trekken, aandelen van besliste reeksen naar Wilson.
bots-arena-meeting = { $decided ->
    [0] { $first } tegen { $second }: geen reeks beslist.
    [one] { $first } tegen { $second }: wint { $share } % van één besliste reeks.
   *[other] { $first } tegen { $second }: wint { $share } % van { $decided } besliste reeksen.
}
bots-arena-simple = { $bot } wist niet te kiezen: { $simple } van zijn { $choices } keuzes zijn voor hem gemaakt.
bots-arena-why = { $why ->
    [illegal] De eerste keer noemde hij ‘{ $answer }’, en dat mocht niet.
    [no-action] De eerste keer antwoordde hij ‘{ $answer }’, waarin geen ‘action’ staat.
    [not-json] De eerste keer antwoordde hij ‘{ $answer }’, en dat is geen JSON.
    [late] De eerste keer duurde het te lang.
   *[ended] De eerste keer was hij al gestopt.
}
bots-figure-0 = { NUMBER($value, maximumFractionDigits: 0) }
bots-figure-1 = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
bots-arena-column-bot = Bot
bots-arena-column-rating = Rating
bots-arena-column-wins = Winst per plaats, %
bots-arena-column-seats = Plaatsen
bots-arena-column-score = Gemiddelde score
bots-arena-column-simple = Keuzes voor hem gemaakt
bots-arena-column-seconds = ms per keuze
bots-arena-column-first = Bot
bots-arena-column-second = Tegen
bots-arena-column-won = Gewonnen
bots-arena-column-lost = Verloren
bots-arena-column-level = Gelijk
bots-arena-column-share = Gewonnen van beslist, %

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
bots-reason-kept = { $contract } kan verbonden worden, voor { $points ->
    [one] één punt
   *[other] { $points } punten
}.
bots-reason-search = In { $chances } van de 100 gedachte vervolgen eindigt deze plaats vooraan.
bots-reason-worth = Het is ongeveer { $worth } aan toekomstige beloningen en premies waard.
bots-reason-bridge = Het voltooit de brug naar { $parcel }.
bots-reason-keep = De kaart is hier ongeveer { $worth } waard, voor { $rival } ongeveer { $rivals }: houd hem.
bots-reason-sell = De kaart is hier ongeveer { $worth } waard, voor { $rival } ongeveer { $rivals }: laat hem veilen.
bots-reason-drop = De kaart is hier ongeveer { $worth } waard, voor { $rival } ongeveer { $rivals }: gooi hem weg.
bots-reason-limit = De kaart is hier ongeveer { $worth } waard en { $rivals } voor de gretigste rivaal; { $price } moet genoeg zijn en laat winst over.
bots-reason-no-limit = De kaart is hier maar ongeveer { $worth } waard ({ $rivals } voor de gretigste rivaal): geen prijs is laag genoeg.
bots-arena-no-program = Het programma ‘{ $program }’ kan niet worden gestart.

# Goede raad.
bots-hint = { $level } op de plaats van { $who }: { $action }
bots-hint-move-help = waar de partij stond na zoveel zetten (na de laatste)
bots-hint-seat-help = voor wie: een naam of een nummer (wie aan zet is)
bots-hint-level-help = welke bot wordt gevraagd: apprentice, clerk, skipper, merchant of regent (merchant)
bots-hint-nothing-to-do = Hier heeft niemand iets te kiezen; met --move vraag je naar een ander moment.
bots-hint-not-asked = Plaats { $seat } heeft hier niets te kiezen; zonder --seat vraag je voor wie aan zet is, met --move naar een ander moment.

# Analyse van een partij.
bots-analyse-playouts-help = nagespeelde partijen per zet; meer is trager en zekerder (100)
bots-analyse-html-help = de analyse schrijven als pagina met een grafiek
bots-analyse-looking = Terugblik
bots-analyse-title = Analyse: { $game }
bots-analyse-chances = Winstkans, %
bots-analyse-turning-points = Keerpunten
bots-analyse-auctions = Veilingen: wat de kaart voor wie waard was (interval van 95 %), tegenover de betaalde prijs
bots-analyse-unsold = onverkocht
bots-analyse-column-move = Zet
bots-analyse-column-who = Wie
bots-analyse-column-action = Actie
bots-analyse-column-gained = Kans, %
bots-analyse-column-card = Kaart
bots-analyse-column-buyer = Koper
bots-analyse-column-price = Betaald
