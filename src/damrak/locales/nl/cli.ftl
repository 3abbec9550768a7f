# De opdracht `damrak`.
cli-about = Damrak: twee bordspellen in het Amsterdam van de Gouden Eeuw, in de terminal en in de browser.
cli-version-compiled = damrak { $version }, regels gecompileerd
cli-version-interpreted = damrak { $version }, regels geïnterpreteerd
cli-interpreted = Deze Damrak is geïnstalleerd zonder de regels te compileren: de regels en de bots zijn ongeveer negen keer zo traag. Installeer opnieuw waar een C-compiler is, zonder DAMRAK_PURE.
cli-no-pages = Deze Damrak is geïnstalleerd zonder de pagina’s van de server: een browser ziet geen spel. Installeer opnieuw zonder DAMRAK_NO_WEB.

cli-game-merchants = Kooplieden van Amsterdam
cli-game-tickets = Ticket to Ride: Amsterdam

cli-help-usage = Gebruik:
cli-help-shape = OPDRACHT …
cli-help-commands = Opdrachten
cli-help-arguments = Argumenten
cli-help-flags = Vlaggen
cli-help-help = deze hulp tonen en stoppen
cli-help-language = Engels, Frans of Nederlands spreken (anders volgens LANG)
cli-help-version = de versie tonen, en of de regels gecompileerd zijn
cli-help-more = ‘damrak OPDRACHT --help’ legt een opdracht uit.
cli-noun-game = SPEL
cli-noun-file = BESTAND
cli-noun-file-or-game = BESTAND|SPEL
cli-noun-board-or-file = BORD|BESTAND
cli-noun-number = N
cli-noun-text = TEKST
cli-noun-option = NAAM=WAARDE
cli-noun-names = NAMEN
cli-noun-levels = NIVEAUS
cli-noun-level = NIVEAU
cli-noun-bot = BOT
cli-noun-rule = NUMMER
cli-noun-seat = PLAATS
cli-noun-folder = MAP
cli-noun-address = ADRES
cli-noun-addresses = ADRES|NETWERK
cli-noun-name = NAAM
cli-noun-milliseconds = MS

cli-game-help = merchants of tickets
cli-seed-help = het zaad van het toeval: hetzelfde zaad geeft dezelfde kaarten
cli-option-help = een optie van het spel, zoals auction=live of first=0; mag vaker worden gegeven
cli-board-help = een ander bord: zijn id (zie ‘damrak board list’) of een bestand
cli-jobs-help = hoeveel processen (1)
cli-json-help = JSON afdrukken voor andere programma’s
cli-playing = Partijen

# Wat er misgaat op de opdrachtregel
cli-see-help = Met --help krijg je hulp.
cli-command-unknown = Er is geen opdracht ‘{ $command }’; er zijn { $known }.
cli-command-unknown-close = Er is geen opdracht ‘{ $command }’; bedoel je ‘{ $close }’?
cli-flag-wants-value = { $flag } vraagt om een waarde.
cli-flag-not-with = { $flag } gaat niet samen met een andere vlag die er staat.
cli-flag-ambiguous = Het is niet duidelijk welke vlag bedoeld is: { $flag }.
cli-arguments-missing = Er ontbreekt iets: { $flag }.
cli-flags-unknown = Dit wordt hier niet begrepen: { $flags }.
cli-flag-bad = { $flag }: { $reason }
cli-empty = dit is leeg.
cli-not-among = ‘{ $value }’ is geen van { $known }.
cli-not-whole = ‘{ $value }’ is geen geheel getal van minstens { $least }.
cli-not-network = ‘{ $value }’ is geen adres en geen netwerk, zoals 127.0.0.1 of 172.16.0.0/12.
cli-not-whole-between = ‘{ $value }’ is geen geheel getal van { $least } tot en met { $most }.
cli-option-shape = ‘{ $option }’ moet eruitzien als naam=waarde: { $known }.
cli-interrupted = Afgebroken.
cli-our-fault = Er ging iets mis dat niet mis had mogen gaan: { $error }. Meld het alsjeblieft; met DAMRAK_TRACEBACK=1 zie je de details.
cli-the-output = de uitvoer
cli-disk-full = Er is geen ruimte meer op de schijf voor { $file }.
cli-not-allowed = Je mag { $file } niet schrijven.
cli-no-such-folder = { $file } kan niet worden geschreven: die map bestaat niet.
cli-is-folder = { $file } is een map.
cli-cannot-write = { $file } is niet te gebruiken: { $reason }.
cli-bad-record = { $file } kan niet worden nagespeeld. { $reason }
cli-no-such-rule = Er is geen regel ‘{ $number }’; ze lopen van { $first } tot { $last }.
cli-no-such-seat = Er is geen plaats ‘{ $seat }’: geef een naam, of een nummer van 1 tot { $seats }.

# play
cli-play-about = spelen in de terminal: mensen aan één toetsenbord, en bots
cli-play-seats = hoeveel plaatsen (anders zo weinig mogelijk)
cli-play-people = de mensen, met komma’s: Anna,Bram; "" voor alleen bots
cli-play-bots = de niveaus van de bots, met komma’s: apprentice, clerk, skipper, merchant, regent, random (skipper, of wat ze in een bewaarde partij waren); het laatste geldt voor alle volgende
cli-play-save = de partij hier na elke zet bewaren
cli-play-load = doorgaan met een bewaarde partij
cli-which-game = Welk spel? Er zijn { $known }.
cli-load-other-game = { $file } is een partij van { $found }, niet van { $asked }.
cli-load-settled = { $flag } gaat niet samen met --load: de bewaarde partij ligt daarin vast.
cli-somebody = Speler
cli-same-names = Twee mensen hebben dezelfde naam.
cli-too-many-people = { $people } mensen passen niet op { $seats } plaatsen.
cli-bot-random = willekeurig
cli-play-welcome = { $game }   (zaad { $seed })
cli-play-help-hint = Typ een nummer of de naam van een actie; ? voor hulp.
cli-play-help =
    Een nummer speelt die actie; haar naam ook, of een begin dat genoeg zegt.
    Enter of ‘tafel’       de tafel opnieuw tonen
    kaart                  de kaart tonen
    raad                   wat een koopman zou doen, en waarom
    waarom ACTIE           waarom een actie nu niet mag
    regels NUMMER          een regel
    terug                  je laatste zet terugnemen
    opnieuw                opnieuw doen wat je terugnam
    bewaar [BESTAND]       de partij bewaren
    stop                   de tafel verlaten
cli-command-help = hulp
cli-command-hint = raad
cli-command-why = waarom
cli-command-rules = regels
cli-command-table = tafel
cli-command-map = kaart
cli-command-undo = terug
cli-command-redo = opnieuw
cli-command-save = bewaar
cli-command-quit = stop
cli-play-several = Welke van deze?
cli-play-what = ‘{ $typed }’ is hier geen actie. Misschien ‘{ $close }’? Typ ? voor hulp.
cli-play-more = … en nog { $number } zulke.
cli-play-allowed = Dit mag.
cli-play-why-what = Waarom wat? Geef de naam van een actie na ‘waarom’.
cli-play-nothing-to-undo = Je hebt geen zet om terug te nemen.
cli-play-redone = Opnieuw gedaan.
cli-play-all-agree = { $moves ->
    [one] Iemand heeft door deze zet iets te weten gekregen. Stemt iedereen in met terugnemen? [j/n]
   *[other] Dit neemt { $moves } zetten terug, en anderen hebben gespeeld of iets te weten gekregen. Stemt iedereen in? [j/n]
}
cli-play-thinking = { $who } denkt na …
cli-saved = Bewaard in { $file }.
cli-left = Tot ziens.
cli-curtain-close = Enter verbergt de tafel; geef dan het toetsenbord aan { $who }.
cli-curtain-open = { $who }, druk op Enter als niemand anders kijkt.
cli-and = { $first } en { $last }
cli-the-clock = de klok
cli-winner = { $who } wint!
cli-winners = { $who } delen de overwinning!
cli-sheet = Hoe de scores tot stand kwamen
cli-sheet-total = totaal
cli-cause-tickets-routes = routes
cli-cause-tickets-contracts-joined = contracten gehaald
cli-cause-tickets-contracts-failed = contracten gemist
cli-cause-tickets-merchandise = handelswaar
cli-cause-merchants-start = bij het begin
cli-cause-merchants-auctions = gekocht op de veiling
cli-cause-merchants-exchange = de beurs
cli-cause-merchants-districts = de wijken
cli-cause-merchants-colonies = de koloniën
cli-cause-merchants-bonuses = premies
cli-cause-merchants-given-back = premies teruggegeven
cli-cause-merchants-loans = leningen
cli-cause-merchants-repaid = leningen terugbetaald

# replay, rules, board
cli-replay-about = een bewaarde partij terugzien, zet voor zet
cli-replay-file = een partij die Damrak heeft bewaard
cli-replay-move = alleen de tafel na deze zet tonen
cli-replay-view = kijken met de ogen van deze plaats (een naam of een nummer)
cli-replay-prompt = Zet { $move } van { $moves }. Enter: volgende, b: terug, een getal: die zet, q: stoppen.
cli-seat = plaats { $seat }
cli-verify-about = controleren of de kaarten van een partij zijn gedeeld zoals beloofd
cli-rules-about = de regels opzoeken op nummer
cli-rules-number = één regel, zoals M34 of T9 (anders allemaal)
cli-rules-board = Met het bord ‘{ $board }’. { $figures ->
    [0] De getallen zijn die van de regels.
   *[other] Wijken de getallen af van die in de regels, dan staan ze eronder.
}
cli-board-about = de borden opsommen, een eigen bord controleren, of een bord bekijken
cli-board-deed = de borden opsommen (list), een bestand controleren (check), of een bord tonen (show)
cli-board-subject = een bordbestand; om te tonen ook een spel, met --board voor een ander bord ervan; om op te sommen een spel (anders beide)
cli-board-check-file = ‘board check’ vraagt om een bestand; ‘board show { $game }’ toont het bord van het spel.
cli-board-show-game = ‘{ $id }’ is geen bestand; ‘board show { $game } --board { $id }’ toont een bord dat bij Damrak hoort.
cli-board-only-show = --board gaat alleen met ‘board show SPEL’.
cli-board-listed = { $game } --board { $id }: ‘{ $name }’
cli-board-no-game = { $file } is geen bord van een spel: er zijn geen plekken en routes en geen posten en percelen.
cli-board-is-drawing = { $file } is een tekening: geef het bord waarvan ‘layout’ haar noemt.
cli-board-sound = { $file } is een deugdelijk bord voor { $game }.
cli-board-name = ‘{ $name }’, vingerafdruk { $fingerprint }
cli-board-count-merchants-time = { $count } vakken op de tijdlijn
cli-board-count-merchants-card = { $count } soorten kaarten
cli-board-count-merchants-post = { $count } handelsposten
cli-board-count-merchants-parcel = { $count } percelen
cli-board-count-merchants-bridge = { $count } bruggen
cli-board-count-tickets-place = { $count } plekken
cli-board-count-tickets-route = { $count } routes
cli-board-count-tickets-contract = { $count } contracten

# simulate
cli-simulate-about = veel partijen met willekeurige keuzes spelen en tellen wat er gebeurt
cli-arena-about = laat bots tegen elkaar spelen en zeg hoe sterk elk is
cli-hint-about = wat een koopman zou doen waar een partij nu staat, en waarom
cli-analyse-about = een partij analyseren: kansen zet voor zet, keerpunten, wat veilingen waard waren
cli-simulate-games = hoeveel partijen (200)
cli-simulate-seats = hoeveel plaatsen (anders zo veel mogelijk)
cli-simulate-plot = de grafieken in dit bestand tekenen
cli-plot-svg-only = De grafieken worden als SVG getekend: { $file } moet op .svg eindigen.
cli-simulate-heading = { $games ->
    [one] { $game }: één partij met { $seats } plaatsen (zaad { $seed })
   *[other] { $game }: { $games } partijen met { $seats } plaatsen (zaad { $seed })
}
cli-simulate-title = { $game }: { $games } partijen met willekeurige keuzes, { $seats } plaatsen
cli-simulate-lengths = Lengte in keuzes: { $least } tot { $most }, mediaan { $median }, gemiddeld { $mean }
cli-simulate-scores-tickets = Punten: { $least } tot { $most }, mediaan { $median }, gemiddeld { $mean }
cli-simulate-scores-merchants = Guldens (duizenden): { $least } tot { $most }, mediaan { $median }, gemiddeld { $mean }
cli-simulate-wins = Winst per plaats, met intervallen van 95 %
cli-simulate-share = { $share } %  ({ $low } tot { $high } %), gemiddelde score { $mean }
cli-simulate-rules = Hoe vaak elke regel gold
cli-simulate-fired = { $times } per partij, in { $share } % van de partijen

# serve
cli-serve-about = de tafels in de browser openen, voor vrienden dichtbij en ver weg
cli-serve-host = het adres om op te luisteren; met 0.0.0.0 kunnen anderen meedoen (127.0.0.1)
cli-serve-port = de poort om op te luisteren (8123, of de volgende die vrij is)
cli-serve-data = de map die de partijen bewaart (anders je eigen gegevensmap)
cli-serve-boards = de map met eigen borden van de gastheer: tickets/*.toml, merchants/*.toml (anders ‘boards’ in de map met partijen)
cli-serve-open = de browser openen
cli-serve-bot-pause = hoe lang bots wachten voor een zet, zodat mensen het kunnen volgen (700)
cli-serve-trusted-proxy = een proxy vóór Damrak waarvan de headers worden geloofd; mag vaker worden gegeven, of met komma’s (geen)
cli-serve-name = een naam waaronder men deze server bereikt, zoals spelen.example.org; mag vaker worden gegeven, of met komma’s

# tickets in de terminal
cli-tickets-points = punten
cli-tickets-carts = karren
cli-tickets-cards = kaarten
cli-tickets-contracts = contracten
cli-tickets-merchandise = handelswaar
cli-tickets-last-turns = { $left ->
    [one] { $who } heeft nog maar weinig karren: één laatste beurt.
   *[other] { $who } heeft nog maar weinig karren: { $left } laatste beurten.
}
cli-tickets-piles = stapel { $pile }, aflegstapel { $discards }, contracten { $contracts }
cli-tickets-row = Open
cli-tickets-hand = Je hand
cli-tickets-own-contracts = Je contracten
cli-tickets-ask-choosing = { $who }, houd een van je contracten of allebei.
cli-tickets-ask-contracts = { $who }, houd een van deze contracten of allebei.
cli-tickets-ask-turn = { $who }, trek een kaart, claim een route of neem contracten.
cli-tickets-ask-second-card = { $who }, trek je tweede kaart.
cli-tickets-keep = Houden
cli-tickets-draw = Een kaart trekken
cli-tickets-claim = Een route claimen
cli-tickets-rest = Of anders
cli-tickets-keep-both = allebei
cli-tickets-unseen = de bovenste van de stapel
cli-tickets-draw-contracts = contracten nemen
cli-tickets-pass = passen

# merchants in de terminal
cli-merchants-turn = beurt { $turn } van { $turns }
cli-merchants-drawn = net getrokken
cli-merchants-sale = laatste veiling
cli-merchants-unsold = niemand kocht hem
cli-merchants-sold = voor { $price }
cli-merchants-pile = kaarten in de stapel
cli-merchants-exchange = Beurs
cli-merchants-money = geld
cli-merchants-loans = leningen
cli-merchants-tiles = stenen
cli-merchants-posts = posten
cli-merchants-houses = huizen
cli-merchants-four-continents = 4 werelddelen
cli-merchants-four-districts = 4 wijken
cli-merchants-bridges = { $bridges ->
    [one] 1 brug
   *[other] { $bridges } bruggen
}
cli-merchants-bridge-list = Bruggen
cli-merchants-space-start = het begin
cli-merchants-space-nothing = niets
cli-merchants-space-ship = schip: ieder mag een stap op de beurs doen
cli-merchants-space-globe = wereldbol: ieder mag een handelspost stichten
cli-merchants-space-coat-of-arms = wapen: ieder bouwt een huis
cli-merchants-space-credit = krediet: ieder mag lenen
cli-merchants-space-lose-house = ieder verliest een huis
cli-merchants-space-lose-colony = ieder verliest een handelspost
cli-merchants-space-lose-goods = ieder zet een steen een vak terug
cli-merchants-space-leaders-back = de voorste stenen gaan terug
cli-merchants-space-score-exchange = de beurs wordt geteld
cli-merchants-space-score-districts = de wijken worden geteld
cli-merchants-space-score-colonies = de koloniën worden geteld
cli-merchants-space-final = beurs, wijken en koloniën worden geteld, en het spel eindigt
cli-merchants-ask-put = { $who }, op welke schijf leg je de kaart ‘{ $card }’?
cli-merchants-ask-limit = { $who }, bij welke prijs zou je drukken voor ‘{ $card }’?
cli-merchants-ask-limit-doubled = { $who }, bij welke prijs zou je drukken voor ‘{ $card }’? De klok telt dubbel: je betaalt twee keer de prijs.
cli-merchants-ask-goods = { $who }, doe drie stappen op de beurs.
cli-merchants-ask-found = { $who }, waar sticht je een handelspost?
cli-merchants-ask-build = { $who }, waar bouw je een huis?
cli-merchants-ask-step = { $who }, in welke rij doe je een stap?
cli-merchants-ask-borrow = { $who }, leen je?
cli-merchants-ask-abandon = { $who }, welke handelspost geef je op?
cli-merchants-ask-remove = { $who }, welk huis haal je weg?
cli-merchants-ask-back = { $who }, welke steen gaat terug?
cli-merchants-ask-press = { $who }, druk als de prijs goed is.
cli-merchants-ask-run = De klok loopt af.
cli-merchants-ask-decline = { $who }, er rest niets dan af te zien.
cli-merchants-do-put = De kaart leggen op
cli-merchants-do-goods = Stappen
cli-merchants-do-found = Een handelspost stichten
cli-merchants-do-build = Een huis bouwen
cli-merchants-do-step = Stap
cli-merchants-do-borrow = Krediet
cli-merchants-do-abandon = Opgeven
cli-merchants-do-remove = Weghalen
cli-merchants-do-back = Terugzetten
cli-merchants-do-limit = Je geheime limiet
cli-merchants-do-press = Drukken
cli-merchants-do-run = Klok
cli-merchants-do-decline = Of anders
cli-merchants-decline = afzien
cli-merchants-borrow = lenen
cli-merchants-limit-none = geen limiet: niet drukken
cli-merchants-limit-start = START
cli-merchants-run-out = aflopen
