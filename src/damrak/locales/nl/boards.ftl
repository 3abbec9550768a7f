# Wat de getekende tafels in de browser zeggen.

boards-line-tickets = karren, contracten en handelswaar
boards-title-merchants = Amstelredam
boards-line-merchants = de stad van de kooplieden
boards-map-of-tickets = { $board }: de kaart met haar routes
boards-close = Sluiten
boards-sheet = Jouw spullen
boards-seats = Plaatsen
boards-causes = Laat zien waar dit vandaan komt
boards-you = (jij)
boards-tab-cards = Kaarten
boards-tab-contracts = Contracten
boards-tab-seats = Spelers
boards-tab-log = Verslag

boards-spaces = { $count ->
    [one] { $count } vak
   *[other] { $count } vakken
}
boards-points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
boards-carts = { $count ->
    [one] nog { $count } kar
   *[other] nog { $count } karren
}
boards-cards = { $count ->
    [one] { $count } kaart in de hand
   *[other] { $count } kaarten in de hand
}
boards-contracts = Jouw contracten
boards-show-contract = Op de kaart aanwijzen
boards-contracts-held = { $count ->
    [one] { $count } contract
   *[other] { $count } contracten
}
boards-merchandise = { $count ->
    [one] { $count } handelswaarkaart
   *[other] { $count } handelswaarkaarten
}
boards-key-carts = karren
boards-key-cards = kaarten
boards-key-contracts = contracten
boards-key-merchandise = handelswaar
boards-key-tiles = stenen in voorraad
boards-key-loans = leningen
boards-key-bridges = bruggen
boards-route = { $route }: { $colour }, { $length ->
    [one] { $length } vak
   *[other] { $length } vakken
}, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
boards-owned = van { $who }
boards-closed = gesloten: de andere route is geclaimd
boards-gives-merchandise = levert een handelswaarkaart op
boards-carts-left = { $count ->
    [0] daarna geen karren meer
    [one] daarna nog { $count } kar
   *[other] daarna nog { $count } karren
}
boards-completes = vervult { $contract }
boards-pay = Betaal met
boards-pay-for = Manieren om { $route } te betalen
boards-cards-of = { $count } × { $colour }
boards-market = Vervoerskaarten om te nemen
boards-draw-face-up = Neem open: { $colour }
boards-only-card = { $colour }, je enige kaart deze beurt
boards-draw-unseen = { $count ->
    [one] Trek blind van de stapel: { $count } kaart
   *[other] Trek blind van de stapel: { $count } kaarten
}
boards-discards = Afgelegd: { $cards }
boards-no-discards = Niets afgelegd
boards-draw-contracts = { $count ->
    [one] Trek contracten: { $count } kaart over
   *[other] Trek contracten: { $count } kaarten over
}
boards-pile-unseen = Stapel
boards-pile-contracts = Contracten
boards-pass = Passen
boards-hand = Jouw vervoerskaarten
boards-hand-empty = Geen vervoerskaarten in de hand
boards-offered = Houd een van deze contracten, of allebei
boards-keep-one = Houd alleen { $contract }, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
boards-keep-this = Alleen dit houden
boards-keep-both = Beide houden
boards-joined = Verbonden
boards-last-turns = { $count ->
    [one] { $who } luidde de laatste beurten in: nog één beurt.
   *[other] { $who } luidde de laatste beurten in: nog { $count } beurten.
}

# Kooplieden
boards-map-of-merchants = Kaart van Amsterdam met zijn wijken
boards-places = Stad, wereld en beurs
boards-tab-city = Stad
boards-tab-world = Wereld
boards-tab-exchange = Beurs
boards-tab-desk = Bureau
boards-world = De vier werelddelen
boards-exchange = De beurs
boards-time = Tijdlijn
boards-desk = Het bureau van burgemeester { $who }
boards-mayor = burgemeester
boards-parcel = { $district }, perceel { $number }
boards-build = Bouw op { $where }
boards-remove = Haal het huis weg: { $where }
boards-house-of = { $where }: huis van { $who }
boards-group = { $count ->
    [one] een losstaand huis
   *[other] een groep van { $count } huizen
}
boards-group-left = { $count ->
    [0] daarna geen huis van jou meer in de wijk
    [one] daarna is je grootste groep hier één huis
   *[other] daarna is je grootste groep hier { $count } huizen
}
boards-bridge-money = { $count ->
    [one] { $gain } voor de brug
   *[other] { $gain } voor { $count } bruggen
}
boards-fourth-district = { $gain } voor huizen in alle vier de wijken
boards-post = { $post } ({ $commodity })
boards-found = Sticht een handelspost: { $where }
boards-abandon = Geef { $where } op
boards-post-of = { $where }: handelspost van { $who }
boards-brings-step = één stap op de beurs: { $commodity }
boards-fourth-continent = { $gain } voor handelsposten op alle vier de werelddelen
boards-gives-back = { $loss } terug te geven
boards-must-borrow = een lening van { $loan }, want je hebt te weinig
boards-continent-americas = Amerika
boards-continent-africa = Afrika
boards-continent-east-indies = Oost-Indië
boards-continent-far-east = Verre Oosten
boards-step-row = Eén stap in { $row }
boards-back-row = Eén stap terug in { $row }
boards-to-space = naar vak { $space }
boards-to-supply = terug in de voorraad
boards-step-lost = de stap gaat verloren
boards-passes = haalt { $who } in
boards-draws-level = komt gelijk met { $who }
boards-falls-behind = raakt achter bij { $who }
boards-earns-house = een bonushuis
boards-goods-left = { $count ->
    [one] Nog { $count } stap te verdelen
   *[other] Nog { $count } stappen te verdelen
}
boards-goods-done = Alle drie de stappen zijn verdeeld.
boards-goods-go = Zet deze stappen
boards-again = Opnieuw
boards-pile = { $count ->
    [one] { $count } kaart op de stapel
   *[other] { $count } kaarten op de stapel
}
boards-disc-mayor = Burgemeester
boards-disc-clock = Klok
boards-disc-bucket = Emmer
boards-put-mayor = Leg de kaart op de burgemeester: gratis gebruiken
boards-put-clock = Leg de kaart op de klok: veilen
boards-put-bucket = Leg de kaart op de emmer: weggooien
boards-card-back = Een gesloten kaart
boards-card-colony = Elk werelddeel
boards-card-goods = Goederen
boards-card-hourglass = Zandloper
boards-card-goods-foot = 3 stappen
boards-card-steps = Drie stappen op de beurs, hooguit twee in één rij
boards-card-founds = Een handelspost ({ $continent }) en een stap in zijn koopwaar
boards-card-founds-any = Een handelspost ({ $commodity }, elk werelddeel) en een stap in die koopwaar
boards-card-builds = Een huis ({ $districts }), dan een stap ({ $commodity })
boards-card-builds-any = Een huis ({ $districts }), dan een stap naar keuze
boards-tiles = { $count ->
    [one] { $count } steen in voorraad
   *[other] { $count } stenen in voorraad
}
boards-loans = { $count ->
    [one] { $count } lening
   *[other] { $count } leningen
}
boards-thousand-florins = duizend gulden
boards-dial-start = START
boards-before-prices = nog geen prijs
boards-bonus-continents = handelsposten op alle vier de werelddelen
boards-bonus-districts = huizen in alle vier de wijken
boards-bonus-house = het huis van de beurs
boards-bonus-bridges = { $count ->
    [one] { $count } brug
   *[other] { $count } bruggen
}
boards-decline = Afzien
boards-bonus-offer = Alle vier de rijen gehaald: een huis waar je wilt
boards-borrow = Leen { $loan }, betaal { $repay } terug aan het eind
boards-time-start = Het spel begint
boards-time-nothing = Er gebeurt niets
boards-time-ship = Schip: ieder mag een stap op de beurs zetten
boards-time-globe = Wereldbol: ieder mag ergens een handelspost stichten
boards-time-coat-of-arms = Stadswapen: ieder bouwt ergens een huis
boards-time-credit = Krediet: ieder mag lenen
boards-time-lose-house = Ieder haalt een huis weg
boards-time-lose-colony = Ieder geeft een handelspost op
boards-time-lose-goods = Ieder zet een steen terug
boards-time-leaders-back = De koploper van elke rij gaat terug
boards-time-score-exchange = De beurs wordt geteld
boards-time-score-districts = De wijken worden geteld
boards-time-score-colonies = De koloniën worden geteld
boards-time-final = Eindtelling van alle drie

# De veilingklok
boards-auction = Te koop
boards-auction-doubled = Dubbele klok
boards-else-early = { $who } drukte helemaal bovenaan, en krijgt de kaart voor { $price } als niemand drukt.
boards-see-board = Naar het bord kijken
boards-show-clock = Tonen
boards-ready = Ik ben er klaar voor
boards-all-ready = Wij zijn er klaar voor
boards-waiting-ready = Wachten op { $who }
boards-starts-soon = De klok begint zo…
boards-starts-in = Start over { $seconds } s, of zodra iedereen klaar is
boards-run-void = De server werd opgehouden en niemand weet wie het eerst was: die ronde telt niet. De klok begint opnieuw.
boards-runs-void = De server werd weer opgehouden: voor deze kaart loopt geen klok meer, geheime limieten beslissen.
boards-sealed-in = Nog { $seconds } s: wie geen limiet noemt, drukt niet
boards-get-ready = Start over { $count }…
boards-press = Druk bij { $price }
boards-pressed = Je drukte bij { $price }.
boards-has-pressed = { $who } drukte bij { $price }.
boards-shared-clock = Druk op de klok
boards-would-double = start de dubbele klok
boards-purse-holds = je hebt { $money }
boards-purse-after = dan heb je nog { $money }
boards-purse-too-small = Je hebt nog { $money }: te weinig voor elke prijs op de klok.
boards-cannot-pay = Te duur: je hebt maar { $money }
boards-would-fail = Als je nu drukt, doe je voor deze kaart niet meer mee.
boards-limit-at = Ik zou drukken bij { $price }
boards-seal = Verzegel { $price }
boards-seal-none = Niet drukken
boards-seal-instead = Liever een limiet verzegelen
boards-limit-is = Je geheime limiet is { $price }.
boards-limit-is-none = Je drukt deze keer niet.
boards-limit-is-none-live = Geen limiet drukt voor jou: je kunt nog met de hand drukken.
boards-lift = Toch met de hand drukken
boards-left-out = Je drukte zonder te kunnen betalen: deze kaart gaat buiten jou om.
boards-sold = { $who } koopt de kaart voor { $price }.
boards-unsold = Niemand drukte: de kaart gaat weg.
boards-sold-to-early = Niemand drukte: { $who } krijgt de kaart voor { $price }.
boards-how-decided = Hoe dat beslist is
boards-how = Hoe?
boards-by-limit = { $who }: { $price }, met geheime limiet
boards-by-hand = { $who }: { $price }, gedrukt na { $claimed } s, heen en weer { $trip } s, geteld als { $counted } s
boards-tap-again = Tik nog eens om het te doen
boards-tap-again-joker = Deze joker is je enige kaart: tik nog eens
boards-last-sale = { $who } kocht de laatste kaart voor { $price }.
boards-last-unsold = De laatste kaart vond geen koper.
boards-pressed-first = { $who } drukte het eerst, bij { $price }.

# Wat tegen een speler gezegd wordt, bij naam gezegd tegen wie over de schouder meekijkt; de plaats toont de naam al.
boards-you-by-name = { "" }
boards-sheet-by-name = Spullen van { $who }
boards-hand-by-name = Vervoerskaarten van { $who }
boards-contracts-by-name = Contracten van { $who }
boards-limit-is-by-name = De geheime limiet van { $who } is { $price }.
boards-limit-is-none-by-name = { $who } drukt deze keer niet.
boards-left-out-by-name = { $who } doet niet mee aan deze veiling.
