# De pagina in de browser.

# Elke pagina
web-skip = Naar de inhoud
web-pages = Pagina’s
web-home = Naar de startpagina
web-rules = Regels
web-replay = Herhaling
web-replay-this = Herhaling
web-tastes = Taal, thema en geluid
web-language = Taal
web-theme-auto = Thema: zoals het systeem
web-theme-light = Thema: daglicht
web-theme-dark = Thema: kaarslicht
web-sound = Geluid
web-sound-on = Het geluid staat aan
web-sound-off = Het geluid staat uit
web-close = Sluiten
web-loading = Een ogenblik…
web-unofficial = Damrak is een onofficiële, open speeltafel voor twee bordspellen. De uitgevers hebben hem niet gemaakt of goedgekeurd.
web-why-rule = Regel { $rule }
web-unreachable = De server is niet te bereiken.
web-no-cookies = Deze browser bewaart geen cookies van deze pagina. Zonder weet de tafel niet wie je bent: sta ze alsjeblieft toe.
web-refused-by-server = De server weigerde dit ({ $status }).
web-try-again = Opnieuw proberen

# De spellen
web-game-merchants = Kooplieden van Amsterdam
web-game-merchants-about = Handel, bouw en bied tegen een dalende klok. Wees burgemeester, houd een kaart, verkoop een kaart, en druk als de prijs goed is.
web-game-tickets = Ticket to Ride: Amsterdam
web-game-tickets-about = Verzamel kaarten, claim routes met je karren en vervul je contracten. Een snel spel van plannen die elkaar kruisen.
web-players-range = { $least } tot { $most } spelers

# Begin
web-home-title = De Gouden Eeuw, aan jouw tafel
web-home-lead = Twee bordspellen met vrienden dichtbij en ver weg, op één scherm of met bots. Niets te installeren, geen account.
web-pick-game = Kies een spel
web-who-plays = Wie spelen er mee?
web-who-me = Ik
web-who-friend = Een vriend
web-who-here = Iemand hier
web-who-bot = Een bot
web-guest = Gast
web-seat-number = Plaats { $seat }
web-seat-who = Plaats { $seat }: wie?
web-seat-name = Plaats { $seat }: naam
web-seat-level = Plaats { $seat }: hoe sterk?
web-your-name = Jouw naam
web-their-name = Naam
web-name-missing = Vul een naam in.
web-friend-note = komt via een link
web-add-seat = Nog een speler
web-remove-seat = Plaats { $seat } weghalen
web-agreed = De afspraken
web-board = Het bord
web-board-merchants-amsterdam-name = Amsterdam
web-board-tickets-amsterdam = De stad tussen haar grachten: 17 plekken, ongeveer een kwartier.
web-board-tickets-provinces = De Republiek, van Zeeland tot Groningen: 20 steden, even vlot.
web-board-merchants-amsterdam = De hele Gouden Eeuw, van 1579 tot 1666: ruim een uur.
web-board-merchants-short = Dezelfde stad en zeeën, iedereen drie keer burgemeester: minder dan een uur.
web-option-auction = De veiling
web-option-auction-live = Een lopende klok: wie het eerst drukt
web-option-auction-sealed = Geheime limieten: zonder haast, desnoods dagenlang
web-clock-speed = Tempo van de klok
web-more-choices = Meer keuzes
web-speed-slow = Rustig: twee seconden per prijs
web-speed-medium = Gestaag: een seconde per prijs
web-speed-fast = Vlot: een halve seconde per prijs
web-speed-other = { $seconds } seconden per prijs
web-option-early_press = Te vroeg gedrukt is
web-option-early_press-leaves = Zolang de wijzer 200 niet heeft verlaten
web-option-early_press-reaches = Voordat de wijzer 200 bereikt
web-option-step_without_house = Een stap op de beurs zonder huis
web-option-step_without_house-false = Geen huis, geen stap
web-option-step_without_house-true = De stap alleen waar geen huis kan staan
web-option-hidden_money = Ieders geld
web-option-hidden_money-false = Open
web-option-hidden_money-true = Verborgen
web-option-first = Wie begint
web-option-first-lot = Door het lot
web-open-table = Toon deze tafel in de lijst, zodat iedereen hier kan meedoen
web-start = Begin
web-learn = Leer het al spelend
web-my-tables = Mijn tafels
web-finished-tables = Afgelopen tafels
web-open-tables = Open tafels
web-no-open-tables = Niemand zoekt op dit moment spelers.
web-your-turn = Jij bent aan de beurt
web-seats-free = { $free ->
    [one] Eén plaats vrij
   *[other] { $free } plaatsen vrij
}
web-phase-playing = Bezig

# Uitnodiging en wachtkamer
web-invites = { $who } nodigt je uit voor { $game }
web-also-there = { $count ->
    [one] { $who } is er ook.
   *[other] { $who } zijn er ook.
}
web-sit-down = Ga zitten
web-just-watch = Ik wil alleen kijken
web-shuffling = De kaarten worden geschud: iedereen voegt wat toeval toe.
web-waiting-seats = { $free ->
    [one] Het spel begint zodra de laatste plaats bezet is.
   *[other] Het spel begint zodra de laatste { $free } plaatsen bezet zijn.
}
web-listed = Deze tafel staat in de lijst: iedereen hier kan meedoen.
web-free-seat = Vrije plaats
web-starts-at-once = Met een bot hier begint het spel meteen.
web-send-bot-away = De bot van plaats { $seat } wegsturen
web-get-up = Opstaan
web-free-away = Plaats vrijgeven
web-clear-table = De tafel opruimen
web-meanwhile = Intussen: het spel in een minuut
web-read-rules = Lees de regels
web-seat-stays = Beide openen in een nieuw tabblad: je plaats hier blijft van jou.
web-invite-friends = Nodig vrienden uit
web-invite-link = Uitnodigingslink
web-invite-about = Wie hem opent, krijgt een eigen vrije plaats.
web-renew-invitation = Uitnodiging vernieuwen
web-qr = QR-code van de uitnodiging
web-watch = Kijken
web-watch-link = Link om te kijken
web-watch-about = Wie hem opent, ziet de tafel, maar niemands kaarten.
web-gallery-closed = De tafel is gesloten voor toeschouwers: alleen de spelers zien haar.
web-close-gallery = Sluiten voor toeschouwers
web-open-gallery = Openen voor toeschouwers
web-bring-seat = De plaats van { $who } op een ander apparaat
web-bring-seat-about = Om verder te spelen op je telefoon, bijvoorbeeld. Dit is geen uitnodiging: de link geeft je eigen plaats weg.
web-move-seat = Link die mijn plaats verhuist
web-add-device = Link voor een tweede apparaat
web-seat-link-moves = Houd deze link voor jezelf. Wie hem opent, speelt voor { $who }, en dit apparaat kan alleen nog kijken. Hij werkt één keer, binnen tien minuten.
web-seat-link-adds = Houd deze link voor jezelf. Wie hem opent, speelt ook voor { $who }, en iedereen ziet dat er twee apparaten zijn. Hij werkt één keer, binnen tien minuten.
web-seat-qr = QR-code van de privélink van je plaats
web-seat-link = Privélink van deze plaats
web-take-seat-moves = De plaats van { $who } naar dit apparaat verhuizen?
web-take-seat-adds = De plaats van { $who } ook op dit apparaat spelen?
web-take-seat-where = { $count ->
    [0] Het is een plaats aan een tafel { $game }.
   *[other] Het is een plaats aan een tafel { $game }, met { $others }.
}
web-take-seat-held = Dit apparaat heeft de plaats al.
web-take-seat-moves-about = Alle andere apparaten met de plaats van { $who } raken die kwijt en kunnen alleen nog kijken.
web-take-seat-adds-about = De apparaten met de plaats van { $who } houden die: ze zien allemaal dezelfde kaarten en mogen spelen. Iedereen aan tafel ziet hoeveel het er zijn.
web-take-seat-no-invitation = Dit is geen uitnodiging voor een eigen plaats: iemand die als { $who } speelt, heeft deze link gemaakt.
web-take-seat-moves-yes = Plaats hierheen verhuizen
web-take-seat-adds-yes = Dit apparaat toevoegen
web-seat-moved = Je plaats is nu op een ander apparaat
web-seat-moved-about = De plaats van { $who } is naar een ander apparaat verhuisd, met een link naar deze plaats. Dit apparaat ziet de kaarten niet meer.
web-seat-moved-help = Heb jij dat niet gedaan, zeg het dan tegen de anderen aan tafel.
web-watch-on = Kijken
web-devices = { $count ->
    [one] op één apparaat
   *[other] op { $count } apparaten
}
web-in-charge = leidt de tafel
web-is-in-charge = { $who } leidt deze tafel.
web-you-in-charge = Jij leidt deze tafel: je mag haar sluiten voor toeschouwers en hen dempen.
web-notices = Wat er aan deze tafel is gebeurd
web-remove = Wegsturen
web-remove-about = { $who } kan niet terugkomen aan deze tafel of bij een revanche, en de uitnodiging wordt vernieuwd.
web-remove-yes = Voorgoed wegsturen
web-for-programs = Een plaats voor een eigen programma
web-for-programs-about = Elk programma dat JSON over een WebSocket spreekt, kan hier met deze sleutel gaan zitten (docs/external-bots.md).
web-program-key = Sleutel van plaats { $seat }
web-copy = Kopiëren
web-copied = Gekopieerd
web-send-link = Sturen…
web-share = Links en uitnodigingen

# De tafel
web-wait = Een ogenblik…
web-wait-away = { $who } is even weg; het spel wacht.
web-ask = { $who }, jij bent aan de beurt.
web-help = Hulp en toetsen
web-more = Meer
web-leave = Van tafel gaan
web-undo = Terugnemen
web-undo-ask = Vragen om terug te nemen
web-undo-asked = { $who } wil de laatste eigen zet terugnemen.
web-undo-yes = Toestaan
web-undo-no = Weigeren
web-undo-waiting = Wachten op { $who }.
web-undo-withdraw = Laat maar
web-undo-what = { $word }: { $what }
web-undo-sure = { $count ->
    [0] { $word }: { $what }?
    [one] { $word }: { $what }, en één zet daarna van { $who }?
   *[other] { $word }: { $what }, en { $count } zetten daarna van { $who }?
}
web-undo-keep = Zo laten
web-undo-after = { $count ->
    [one] Eén zet daarna van { $who } verdwijnt dan ook.
   *[other] { $count } zetten daarna van { $who } verdwijnen dan ook.
}
web-undo-agreed = Toegestaan door { $who }.
web-undo-left = Zonder antwoord is het over { $left } nee.
web-undo-until = Zonder antwoord is het { $when } nee.
web-redo = Opnieuw doen
web-log = Verslag
web-log-empty = Er is nog niets gebeurd.
web-chat = Chat
web-log-and-chat = Verslag en chat
web-new-lines = nieuwe berichten
web-say = Zeg iets
web-send = Stuur
web-watching = Je kijkt mee.
web-spectator = Toeschouwer
web-spectator-number = Toeschouwer { $spectator }
web-about-speaker = { $who }: dempen?
web-mute-for-me = Dempen voor mij
web-mute-for-all = Dempen voor iedereen
web-silenced = { $count ->
    [one] Eén persoon is gedempt
   *[other] { $count } personen zijn gedempt
}
web-silenced-for-me = voor jou
web-silenced-for-all = voor iedereen
web-hear-again = Weer horen
web-spectators = { $count ->
    [one] Er kijkt één persoon mee.
   *[other] Er kijken { $count } mensen mee.
}
web-the-clock = de klok
web-here = hier
web-away = weg
web-bot = Een bot speelt op deze plaats
web-stands-in = Een bot valt in voor een afwezige speler
web-hand-over = Laat een bot spelen
web-take-back = Mijn plaats weer innemen
web-line-lost = De verbinding is weg. Opnieuw proberen…
web-line-back = Weer verbonden.
web-curtain = { $who }, jij bent aan de beurt
web-curtain-about = Willen de anderen even wegkijken?
web-curtain-lift = Ik ben { $who }
web-notify = Waarschuw me als ik aan de beurt ben
web-notify-refused = Deze browser staat het hier niet toe: daar is je toestemming voor nodig, en een adres dat met https begint.
web-rematch = Nog een keer
web-rematch-join = Naar het volgende spel
web-rematch-ready = Het volgende spel staat klaar.
web-download = Partij downloaden
web-clock-stopped = De klok staat stil.
web-audits = Hoe veilingen zijn beslist
web-audits-about = Bij elke druk: wanneer de speler de prijs zag, hoe traag de verbinding is en welk moment telde. Verliezende limieten blijven geheim.
web-audit-line = { $who } drukte het eerst, bij { $price } op de klok.
web-audit-nobody = Niemand drukte.
web-audit-void = De server werd opgehouden: deze ronde telt niet.
web-hint = Tip
web-understood = Begrepen
web-hint-about = Vraag wat een koopman hier zou doen, en waarom
web-hint-thinking = Een koopman denkt na…
web-hint-merchant = Een koopman zou dit doen:
web-hint-play = Dit spelen
web-tour-next = Verder
web-tour-end = Rondleiding beëindigen

# Toetsen
web-keys = Toetsen
web-key-tab = van het ene naar het volgende
web-key-arrows = langs verlichte routes, percelen en rijen
web-key-enter-name = Enter
web-key-enter = speel wat de focus heeft
web-key-escape-name = Esc
web-key-escape = stap terug
web-key-space-name = Spatie
web-key-space = druk op de klok
web-key-undo = terugnemen
web-key-redo = opnieuw doen
web-key-hint = een tip van een koopman
web-key-log = naar het verslag
web-key-list = deze lijst

# Het einde
web-over = { $winners ->
    [one] { $who } wint!
   *[other] { $who } delen de overwinning!
}
web-score-sheet = Scoreblad
web-winner = Winnaar
web-shares-win = Deelt de overwinning
web-sheet-total = Totaal
web-so-far = Tot nu toe
web-sheet-capital = Begingeld
web-sheet-exchange = De beurs
web-sheet-districts = De wijken
web-sheet-colonies = De koloniën
web-sheet-bonuses = Premies
web-sheet-auctions = Veilingen
web-sheet-loans = Leningen
web-sheet-routes = Routes
web-sheet-contracts = Contracten
web-sheet-merchandise = Handelswaar
web-sheet-other = Overig
web-chart-merchants = Geld in de loop van het spel
web-chart-tickets = Punten in de loop van het spel
web-deal-fair = Is er eerlijk gedeeld?
web-look-back = Analyse
web-looking-back = Het spel wordt geanalyseerd. Dat duurt enkele seconden…
web-chances = Kans om te winnen
web-turning-points = Keerpunten
web-deed = { $who }: { $deed }
web-move-number = Zet { $move }
web-worth = Wat elke kaart waard was
web-worth-about = In duizenden guldens, met het interval van 95%. Groen: gekocht voor minder dan de kaart de koper waard was; rood: voor meer.
web-worth-card = Kaart
web-worth-paid = Betaald
web-worth-unsold = niet verkocht
web-look-back-about = De kansen komen uit vele vervolgen die na elke zet gespeeld zijn, en schommelen daarom een beetje. Kies een regel om die zet te zien.

# Herhaling
web-replay-about = Elke partij, zet voor zet: een van je afgelopen tafels, of een gedownloade partij.
web-drop-record = Sleep een partij hierheen
web-choose-file = Kies een bestand
web-play = Afspelen
web-pause = Pauze
web-not-a-record = ‘{ $file }’ is geen partij van Damrak.
web-move = Zet
web-move-of = Zet { $move } van { $moves }
web-back = Een zet terug
web-forward = Een zet verder
web-seen-from = Gezien door
web-link-to-move = Link naar deze zet
web-to-table = Naar de tafel

# Als er iets misgaat
web-lost-dead = Deze link leidt nergens heen
web-lost-dead-next = Vraag om een nieuwe link, of open zelf een tafel.
web-lost-full = Hier is geen plaats voor je
web-lost-full-next = Je kunt meekijken, of zelf een tafel openen.
web-lost-closed = Je kunt niet naar deze tafel kijken
web-lost-closed-next = Je kunt zelf een tafel openen.
web-lost-unreachable = Niemand antwoordt
web-lost-unreachable-next = De server is weg, of je bent offline. Je plaats en het spel blijven bewaard.
web-lost-mishap = Dat is niet gelukt
web-lost-mishap-next = Probeer het zo nog eens. Je plaats en het spel blijven bewaard.
web-missing = Dit deel van de pagina kon niet worden opgehaald: je bent offline, of de server is vernieuwd. Je plaats en het spel blijven bewaard.
web-rules-of = Regels: { $game }
web-contents = Inhoud
web-in-a-minute = Het spel in een minuut

# Wat gevraagd wordt: kooplieden
web-ask-merchants-put = { $who }, leg de kaart op een schijf: houden, verkopen of weggooien.
web-wait-merchants-put = Wachten tot { $who } een kaart op een schijf legt.
web-ask-merchants-goods = { $who }, zet drie stappen op de beurs.
web-wait-merchants-goods = Wachten tot { $who } drie stappen zet op de beurs.
web-ask-merchants-colony = { $who }, sticht een handelspost, of zie ervan af.
web-wait-merchants-colony = Wachten tot { $who } een handelspost sticht.
web-ask-merchants-amsterdam = { $who }, bouw een huis, of zie ervan af.
web-wait-merchants-amsterdam = Wachten tot { $who } een huis bouwt.
web-ask-merchants-step = { $who }, kies een rij voor je stap, of zie ervan af.
web-wait-merchants-step = Wachten tot { $who } een stap zet op de beurs.
web-ask-merchants-auction = { $who }, noem de prijs waarbij je zou drukken.
web-wait-merchants-auction = Wachten op de geheime limieten van { $who }.
web-chosen-merchants-auction = Je limiet staat vast. De kaart wordt verkocht zodra iedereen er een heeft genoemd.
web-ask-merchants-clock-waits = { $who }, bekijk de kaart: de prijs gaat zo dalen.
web-wait-merchants-clock-waits = De klok begint zo voor { $who }.
web-ask-merchants-clock-runs = { $who }, druk als de prijs goed is.
web-wait-merchants-clock-runs = De klok loopt voor { $who }.
web-ask-merchants-ship = { $who }, een schip loopt binnen: zet een stap in een rij naar keuze, of zie ervan af.
web-wait-merchants-ship = Wachten tot { $who } een schip lost.
web-ask-merchants-globe = { $who }, sticht ergens een handelspost, of zie ervan af.
web-wait-merchants-globe = Wachten tot { $who } een handelspost sticht.
web-ask-merchants-coat-of-arms = { $who }, bouw een huis op een perceel naar keuze.
web-wait-merchants-coat-of-arms = Wachten tot { $who } een huis bouwt.
web-ask-merchants-credit = { $who }, leen 120 en betaal aan het einde 200, of zie ervan af.
web-wait-merchants-credit = { $who } denkt na over een lening.
web-ask-merchants-lose-house = { $who }, kies een huis dat je verliest.
web-wait-merchants-lose-house = Wachten tot { $who } een huis verliest.
web-ask-merchants-lose-colony = { $who }, kies een handelspost die je verliest.
web-wait-merchants-lose-colony = Wachten tot { $who } een handelspost verliest.
web-ask-merchants-lose-goods = { $who }, kies de rij waarin je een vak teruggaat.
web-wait-merchants-lose-goods = Wachten tot { $who } goederen verliest.
web-ask-merchants-bonus-house = { $who }, bouw een premiehuis, of zie ervan af.
web-wait-merchants-bonus-house = Wachten tot { $who } een premiehuis bouwt.
web-ask-merchants-house-back = { $who }, geef de premie terug: kies een huis om weg te nemen.
web-wait-merchants-house-back = Wachten tot { $who } een huis teruggeeft.

# Wat gevraagd wordt: tickets
web-ask-tickets-choosing = { $who }, houd een of beide contracten.
web-wait-tickets-choosing = Iedereen kiest contracten.
web-chosen-tickets-choosing = Je hebt gekozen. Het spel begint zodra iedereen dat heeft gedaan.
web-ask-tickets-turn = { $who }, neem kaarten, claim een route of neem contracten.
web-wait-tickets-turn = Wachten op { $who }.
web-ask-tickets-last-turn = { $who }, je laatste beurt: kaarten, een route of contracten.
web-wait-tickets-last-turn = Wachten op de laatste beurt van { $who }.
web-ask-tickets-second-card = { $who }, neem je tweede kaart.
web-wait-tickets-second-card = Wachten tot { $who } een tweede kaart neemt.
web-ask-tickets-contracts = { $who }, houd een of beide nieuwe contracten.
web-wait-tickets-contracts = Wachten tot { $who } contracten kiest.

# Tips bij elke eerste keer
web-hint-merchants-put = Jij bent burgemeester. Drie kaarten komen een voor een, en elke gaat op een schijf: op ‘burgemeester’ gebruik je hem zelf, op ‘klok’ wordt hij geveild, op ‘emmer’ is hij weg. Kies een verlichte schijf.
web-hint-merchants-goods = Drie stappen op de beurs: twee in één rij en één in een andere, of drie verschillende rijen. Wie in een rij het verst staat, krijgt de beloningen.
web-hint-merchants-colony = Kies een verlichte handelspost om die te stichten. Je zet ook een stap in de koopwaar van die post. Posten op alle vier de werelddelen geven meteen 100.
web-hint-merchants-amsterdam = Kies een verlicht perceel om op te bouwen. Buurhuizen vormen een groep; eigen huizen aan beide einden van een brug geven meteen 40.
web-hint-merchants-step = Bij je huis hoort een stap op de beurs. Kies de rij waar hij het meest helpt.
web-hint-merchants-auction = Ieder noemt in het geheim een prijs. De hoogste koopt de kaart en betaalt die prijs: noem dus wat hij je waard is, niet meer.
web-hint-merchants-clock = De prijs daalt vanaf 200. Druk als hij goed is, met de grote knop of de spatiebalk. Te vroeg (bij 200) verdubbelt elke prijs! Je kunt ook vooraf een limiet zetten.
web-hint-merchants-ship = De tijdlijn geeft nu iedereen iets. Een schip is een gratis stap op de beurs.
web-hint-merchants-globe = De tijdlijn geeft nu iedereen een handelspost, waar er een vrij is.
web-hint-merchants-coat-of-arms = De tijdlijn geeft nu iedereen een huis, op een vrij perceel naar keuze.
web-hint-merchants-credit = Je mag nu 120 lenen en bent aan het einde 200 schuldig. Het loont als dat geld je meer dan 80 oplevert.
web-hint-tickets-choosing = Dit zijn je geheime contracten: verbind de twee plekken met eigen routes en ze geven punten; lukt dat niet, dan kosten ze die. Houd er minstens een.
web-hint-tickets-turn = Eén actie per beurt: twee kaarten, open of van de stapel, een verlichte route die je kunt betalen, of nieuwe contracten.
web-hint-tickets-second-card = Nog een kaart. Een open joker mag alleen de eerste en enige kaart zijn.
web-hint-tickets-contracts = Houd er minstens een. Elk telt voor je als de plekken aan het einde verbonden zijn, en anders tegen je.

# Het spel in een minuut
web-tour-merchants-1 = De burgemeester draait drie kaarten om en legt er een op elke schijf: een om te gebruiken, een om te verkopen, een om weg te gooien.
web-tour-merchants-2 = De kaart op de klok wordt geveild: de prijs daalt, en wie het eerst drukt, koopt.
web-tour-merchants-3 = Kaarten zetten je stenen op de beurs, in Amsterdam en op de vier werelddelen. Wees de eerste in een gebied als het geteld wordt.
web-tour-merchants-4 = Zandlopers brengen de tijd van 1579 naar 1666. Dan wint de rijkste koopman.
web-tour-tickets-1 = Neem in je beurt twee kaarten, of claim een route, of neem nieuwe contracten.
web-tour-tickets-2 = Een route kost zoveel kaarten van zijn kleur als hij vakken heeft; jokers vervangen elke kleur. Langere routes tellen meer.
web-tour-tickets-3 = Routes met karren erop geven handelswaar; de meeste handelswaar geeft punten aan het einde.
web-tour-tickets-4 = Heeft iemand nog twee karren of minder, dan heeft ieder nog één beurt. Daarna geven of kosten contracten punten.

# De rondleiding, deel voor deel
web-tour-tickets-map = Dit is Amsterdam, met routes van plek naar plek. Op elk vak past één kar, en een route is van wie hem het eerst claimt.
web-tour-tickets-seats = Dit zijn de spelers: rechts hun punten, eronder hun karren, kaarten, contracten en handelswaar.
web-tour-tickets-hand = Dit zijn jouw vervoerskaarten. Een route kost zoveel kaarten van zijn kleur als hij vakken heeft; de paarse jokers vervangen elke kleur.
web-tour-tickets-contracts = Dit zijn de contracten die je hield. Tik er een aan of wijs ernaar om de plekken op de kaart te zien; een vinkje zegt dat je ze hebt verbonden.
web-tour-tickets-map-routes = Wat verlicht is, kun je nu claimen. Tik een route aan of wijs ernaar om te zien wat hij kost en oplevert; grijze betaal je met één kleur naar keuze.
web-tour-merchants-time = De tijd loopt van 1579 tot 1666. Zandlopers tussen de kaarten zetten de tijd verder, en elk jaar brengt iets: beloningen, giften of verlies.
web-tour-merchants-city = Dit is Amsterdam. Jouw huizen staan op de percelen; wordt een wijk geteld, dan krijgen de grootste groepen de beloningen.
web-tour-merchants-world = Op de vier werelddelen sticht je handelsposten. Elke post geeft ook een stap op de beurs, en elk werelddeel heeft beloningen.
web-tour-merchants-exchange = Op de beurs lopen jouw stenen naar rechts. Bij de telling delen de eerste twee van elke rij de beloningen, die rechts staan.
web-tour-merchants-seats = Dit zijn de kooplieden: hun geld, de stenen die zij nog hebben en de hoed van de burgemeester. Wie aan het eind het rijkst is, wint.
