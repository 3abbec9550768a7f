# Wat Kooplieden van Amsterdam zegt. Geld telt in duizenden guldens.

# Woorden
merchants-commodity-sugar = suiker
merchants-commodity-gems = edelstenen
merchants-commodity-spice = specerijen
merchants-commodity-silk = zijde
merchants-continent-americas = Amerika
merchants-continent-africa = Afrika
merchants-continent-east-indies = Oost-Indië
merchants-continent-far-east = Verre Oosten
merchants-district-grachten = Grachten
merchants-district-nieuwe-zijde = Nieuwe Zijde
merchants-district-oude-zijde = Oude Zijde
merchants-district-lastage = Lastage
merchants-disc-mayor = burgemeester
merchants-disc-clock = klok
merchants-disc-bucket = emmer
merchants-kind-hourglass = zandloper
merchants-kind-goods = goederen
merchants-kind-colony = kolonie
merchants-kind-amsterdam = Amsterdam
merchants-event-start = Begin
merchants-event-nothing = Er gebeurt niets
merchants-event-ship = Schip: ieder mag een stap op de beurs zetten
merchants-event-globe = Wereldbol: ieder mag een handelspost stichten
merchants-event-coat-of-arms = Stadswapen: ieder bouwt een huis
merchants-event-credit = Krediet: ieder mag lenen
merchants-event-lose-house = Ieder verliest een huis
merchants-event-lose-colony = Ieder verliest een handelspost
merchants-event-lose-goods = Ieder zet een steen op de beurs terug
merchants-event-leaders-back = De koplopers op de beurs gaan terug
merchants-event-score-exchange = De beurs wordt geteld
merchants-event-score-districts = De wijken worden geteld
merchants-event-score-colonies = De koloniën worden geteld
merchants-event-final = De eindtelling
merchants-scoring-exchange = beurs
merchants-scoring-districts = wijken
merchants-scoring-colonies = koloniën
merchants-phase-put = een schijf voor de kaart
merchants-phase-goods = drie stappen op de beurs
merchants-phase-colony = een handelspost
merchants-phase-amsterdam = een huis
merchants-phase-step = een stap op de beurs
merchants-phase-auction = een prijs bij de klok
merchants-phase-ship = de stap van het schip
merchants-phase-globe = de handelspost van de wereldbol
merchants-phase-coat-of-arms = het huis van het stadswapen
merchants-phase-credit = een lening
merchants-phase-lose-house = een huis om te verliezen
merchants-phase-lose-colony = een handelspost om te verliezen
merchants-phase-lose-goods = een stap terug op de beurs
merchants-phase-bonus-house = het premiehuis
merchants-phase-house-back = een huis om terug te geven
merchants-card-hourglass = zandloper
merchants-card-goods = goederen
merchants-card-goods-4 = { merchants-card-goods }
merchants-card-goods-5 = { merchants-card-goods }
merchants-card-colony-americas = kolonie: Amerika
merchants-card-colony-africa = kolonie: Afrika
merchants-card-colony-east-indies = kolonie: Oost-Indië
merchants-card-colony-far-east = kolonie: Verre Oosten
merchants-card-colony-sugar = kolonie: suiker
merchants-card-colony-gems = kolonie: edelstenen
merchants-card-colony-spice = kolonie: specerijen
merchants-card-colony-silk = kolonie: zijde
merchants-card-colony-sugar-4 = { merchants-card-colony-sugar }
merchants-card-colony-gems-4 = { merchants-card-colony-gems }
merchants-card-colony-spice-4 = { merchants-card-colony-spice }
merchants-card-colony-silk-4 = { merchants-card-colony-silk }
merchants-card-amsterdam-grachten = Amsterdam: Grachten, koopwaar naar keuze
merchants-card-amsterdam-nieuwe-zijde = Amsterdam: Nieuwe Zijde, koopwaar naar keuze
merchants-card-amsterdam-oude-zijde = Amsterdam: Oude Zijde, koopwaar naar keuze
merchants-card-amsterdam-lastage = Amsterdam: Lastage, koopwaar naar keuze
merchants-card-amsterdam-grachten-5 = { merchants-card-amsterdam-grachten }
merchants-card-amsterdam-nieuwe-zijde-5 = { merchants-card-amsterdam-nieuwe-zijde }
merchants-card-amsterdam-oude-zijde-5 = { merchants-card-amsterdam-oude-zijde }
merchants-card-amsterdam-lastage-5 = { merchants-card-amsterdam-lastage }
merchants-card-amsterdam-grachten-nieuwe-zijde-sugar = Amsterdam: Grachten of Nieuwe Zijde, suiker
merchants-card-amsterdam-grachten-nieuwe-zijde-silk = Amsterdam: Grachten of Nieuwe Zijde, zijde
merchants-card-amsterdam-grachten-oude-zijde-gems = Amsterdam: Grachten of Oude Zijde, edelstenen
merchants-card-amsterdam-grachten-oude-zijde-spice = Amsterdam: Grachten of Oude Zijde, specerijen
merchants-card-amsterdam-grachten-lastage-spice = Amsterdam: Grachten of Lastage, specerijen
merchants-card-amsterdam-grachten-lastage-sugar = Amsterdam: Grachten of Lastage, suiker
merchants-card-amsterdam-nieuwe-zijde-oude-zijde-silk = Amsterdam: Nieuwe Zijde of Oude Zijde, zijde
merchants-card-amsterdam-nieuwe-zijde-oude-zijde-gems = Amsterdam: Nieuwe Zijde of Oude Zijde, edelstenen
merchants-card-amsterdam-nieuwe-zijde-lastage-gems = Amsterdam: Nieuwe Zijde of Lastage, edelstenen
merchants-card-amsterdam-nieuwe-zijde-lastage-spice = Amsterdam: Nieuwe Zijde of Lastage, specerijen
merchants-card-amsterdam-oude-zijde-lastage-sugar = Amsterdam: Oude Zijde of Lastage, suiker
merchants-card-amsterdam-oude-zijde-lastage-silk = Amsterdam: Oude Zijde of Lastage, zijde
# Gebeurtenissen
merchants-event-start-player = { $who } begint.
merchants-event-capital = { $who } begint met { $gain }.
merchants-event-drawn = { $who } trekt ‘{ $card }’.
merchants-event-put = { $who } legt ‘{ $card }’ op de schijf ‘{ $disc }’.
merchants-event-time = Een zandloper: het is { $year }. { $event }.
merchants-event-last-space = De kaarten zijn op: het is { $year }, en alles wordt voor het laatst geteld.
merchants-event-skipped = Deze kaart ‘{ $card }’ is alleen voor meer spelers en wordt vervangen.
merchants-event-thrown-away = ‘{ $card }’ verdwijnt ongebruikt in de emmer.
merchants-event-uses = { $who } gebruikt ‘{ $card }’.
merchants-event-stepped = { $who } staat nu op vak { $space } van { $commodity }.
merchants-event-step-lost = De stap van { $who } in { $commodity } gaat verloren.
merchants-event-founded = { $who } sticht een handelspost: { $post }.
merchants-event-built = { $who } bouwt een huis op { $parcel }.
merchants-event-declined = { $who } ziet af van { $phase }.
merchants-event-cannot = { $who } kan hier niets leggen.
merchants-event-no-tile = { $who } heeft geen steen meer.
merchants-event-auction = ‘{ $card }’ wordt geveild.
merchants-event-sold = { $who } koopt ‘{ $card }’ voor { $price }.
merchants-event-unsold = Niemand drukte: ‘{ $card }’ gaat weg.
merchants-event-early-press = { $who } drukt te vroeg: de klok begint opnieuw, dubbel.
merchants-event-sold-to-early = Niemand drukte op de dubbele klok: { $who } krijgt ‘{ $card }’ voor { $price }.
merchants-event-early-alone = Niemand anders kan de dubbele klok betalen: { $who } krijgt ‘{ $card }’ voor { $price }.
merchants-event-failed-press = { $who } drukte maar kan geen { $price } betalen, en doet voor deze kaart niet meer mee.
merchants-event-no-run = Niemand kan betalen: ‘{ $card }’ gaat weg zonder veiling.
merchants-event-ship-step = Het schip brengt { $who } { $commodity }.
merchants-event-globe-colony = { $who } sticht een handelspost: { $post }.
merchants-event-arms-house = { $who } bouwt een huis op { $parcel }.
merchants-event-borrowed = { $who } leent { $gain }.
merchants-event-house-lost = { $who } verliest het huis op { $parcel }.
merchants-event-colony-lost = { $who } geeft de handelspost { $post } op.
merchants-event-goods-lost = { $space ->
    [0] { $who } neemt de steen van { $commodity } terug in de voorraad.
   *[other] { $who } gaat terug naar vak { $space } van { $commodity }.
}
merchants-event-leader-back = { $space ->
    [0] { $who } stond vooraan in { $commodity } en neemt de steen terug in de voorraad.
   *[other] { $who } stond vooraan in { $commodity } en gaat terug naar vak { $space }.
}
merchants-event-scoring = Telling: { $scoring }.
merchants-event-exchange-prize = { $place ->
    [1] { $who } is eerste in { $commodity }: { $gain }.
   *[other] { $who } is tweede in { $commodity }: { $gain }.
}
merchants-event-district-prize = { $place ->
    [1] { $who } is eerste in { $district }: { $gain }.
   *[other] { $who } is tweede in { $district }: { $gain }.
}
merchants-event-colony-prize = { $place ->
    [1] { $who } heeft de meeste handelsposten ({ $continent }): { $gain }.
   *[other] { $who } is tweede in handelsposten ({ $continent }): { $gain }.
}
merchants-event-exchange-alone = Er staat maar één speler in { $commodity }: de tweede beloning van { $amount } wordt niet betaald.
merchants-event-district-alone = Er heeft maar één speler huizen in { $district }: de tweede beloning van { $amount } wordt niet betaald.
merchants-event-colony-alone = Er heeft maar één speler handelsposten ({ $continent }): de tweede beloning van { $amount } wordt niet betaald.
merchants-event-exchange-shared = { $place ->
    [1] { $who } deelt de eerste plaats in { $commodity }, { $sharers } spelers gelijk: { $gain }.
   *[other] { $who } deelt de tweede plaats in { $commodity }, { $sharers } spelers gelijk: { $gain }.
}
merchants-event-district-shared = { $place ->
    [1] { $who } deelt de eerste plaats in { $district }, { $sharers } spelers gelijk: { $gain }.
   *[other] { $who } deelt de tweede plaats in { $district }, { $sharers } spelers gelijk: { $gain }.
}
merchants-event-colony-shared = { $place ->
    [1] { $who } deelt de eerste plaats ({ $continent }), { $sharers } spelers gelijk: { $gain }.
   *[other] { $who } deelt de tweede plaats ({ $continent }), { $sharers } spelers gelijk: { $gain }.
}
merchants-event-house-earned = { $who } staat in alle vier de rijen op het tweede vak of verder en mag een huis bouwen.
merchants-event-bonus-house = { $who } bouwt het premiehuis op { $parcel }.
merchants-event-continents-bonus = { $who } heeft posten op alle vier de werelddelen: { $gain }.
merchants-event-districts-bonus = { $who } heeft huizen in alle vier de wijken: { $gain }.
merchants-event-bridge-bonus = { $who } heeft huizen aan beide kanten van de brug { $bridge }: { $gain }.
merchants-event-continents-back = { $who } geeft { $amount } terug voor de vier werelddelen.
merchants-event-districts-back = { $who } geeft { $amount } terug voor de vier wijken.
merchants-event-bridge-back = { $who } geeft { $amount } terug voor de brug { $bridge }.
merchants-event-house-back = { $who } geeft een huis terug: { $parcel }.
merchants-event-forced-loan = { $who } heeft niet genoeg en moet { $gain } lenen.
merchants-event-house-lapsed = { $who } kan het premiehuis niet bouwen: het recht vervalt.
merchants-event-leftovers = De laatste beurt is voorbij; { $cards ->
    [one] er blijft één kaart over, die wordt omgedraaid.
   *[other] er blijven { $cards } kaarten over, die worden omgedraaid.
}
merchants-event-repaid = { $loans ->
    [one] { $who } lost een lening af: { $amount }.
   *[other] { $who } lost { $loans } leningen af: { $amount }.
}
merchants-event-won = { $who } wint met { $money }.
merchants-event-shared-win = { $who } deelt de overwinning met { $money }.
merchants-event-discs-passed = { $who } is burgemeester in beurt { $turn }.

# Acties
merchants-action-put = Op de schijf ‘{ $disc }’ leggen
merchants-action-goods = Drie stappen zetten: { $steps }
merchants-action-found = Handelspost stichten: { $post }
merchants-action-build = Een huis bouwen op { $parcel }
merchants-action-step = Een stap zetten: { $commodity }
merchants-action-back = Terugzetten: { $commodity }
merchants-action-decline = Afzien
merchants-action-decline-offer = Afzien: { $phase }
merchants-action-decline-card = Afzien: { $phase } (‘{ $card }’)
merchants-action-borrow = Lenen
merchants-action-press = Drukken bij { $price }
merchants-action-limit = Limiet { $price }
merchants-action-limit-none = Geen limiet: niet drukken
merchants-action-limit-start = Limiet op START: vroeg drukken
merchants-action-press-start = Drukken bij START, vroeg
merchants-action-run-out = De klok loopt af
merchants-action-remove = Het huis op { $parcel } weghalen
merchants-action-abandon = { $post } opgeven

# Weigeringen
merchants-refusal-not-optional = Hier valt niet van af te zien: gevraagd wordt { $phase }.
merchants-refusal-asked-else = Er wordt nu iets anders gevraagd: { $phase }.
merchants-refusal-disc-covered = Op de schijf ‘{ $disc }’ ligt al een kaart; een getrokken kaart gaat op een vrije schijf.
merchants-refusal-commodity-not-shown = De kaart toont geen { $commodity }.
merchants-refusal-no-tile-in-row = Je hebt in de rij { $commodity } geen steen om terug te zetten.
merchants-refusal-post-not-shown = De kaart laat { $post } niet toe: noch het werelddeel, noch de koopwaar staat erop.
merchants-refusal-post-taken = { $post } is bezet door speler { $seat }.
merchants-refusal-parcel-not-shown = De kaart toont de wijk van { $parcel } niet.
merchants-refusal-parcel-taken = { $parcel } is bezet door speler { $seat }.
merchants-refusal-not-your-post = Je hebt geen handelspost in { $post }.
merchants-refusal-not-your-house = Je hebt geen huis op { $parcel }.
merchants-refusal-auction-now = De kaart van de klok wordt geveild: druk, of noem een limiet.
merchants-refusal-excluded = Je drukte zonder te kunnen betalen: je doet voor deze kaart niet meer mee.
merchants-refusal-sealed = Deze veiling gaat met geheime limieten; er is geen klok om op te drukken.
merchants-refusal-clock = Alleen de klok zelf kan aflopen, en iets anders kan hij niet.
merchants-refusal-dial-ends = De dubbele klok daalt niet tot die prijs.
merchants-refusal-no-start = De wijzerplaat heeft in deze ronde geen vak vóór de eerste prijs.
merchants-refusal-limit-named = Je hebt je limiet genoemd; die staat tot de kaart verkocht is.
merchants-refusal-limit-too-high = Dat zou { $price } kosten, en je hebt { $money }.

# Geweigerde borden
merchants-board-too-small = { $file }, { $entry }: { $found } is te klein.
merchants-board-too-many = { $file }, { $entry }: het zijn er { $found }, en er kunnen er hoogstens { $most } zijn.
merchants-board-row-length = { $file }, { $entry }: een rij heeft 2 tot { $most } vakken, niet { $found }.
merchants-board-not-four = { $file }, { $entry }: de regels willen er vier, alle verschillend, niet { $found }.
merchants-board-prices-not-falling = { $file }, { $entry }: de prijzen moeten telkens dalen en boven nul blijven.
merchants-board-unknown-id = { $file }, { $entry }: er is geen ‘{ $id }’.
merchants-board-twice = { $file }, { $entry }: ‘{ $id }’ staat er twee keer.
merchants-board-bad-id = { $file }, { $entry }: ‘{ $id }’ is geen id: kleine letters, cijfers en enkele koppeltekens.
merchants-board-start-places = { $file }, { $entry }: plaats { $seat } moet één startplaats hebben, niet { $found }.
merchants-board-start-seat = { $file }, { $entry }: er is geen plaats { $found }.
merchants-board-empty-continent = { $file }, { $entry }: ‘{ $id }’ heeft geen handelsposten.
merchants-board-empty-district = { $file }, { $entry }: ‘{ $id }’ heeft geen percelen.
merchants-board-next-to-across = { $file }, { $entry }: ‘{ $id }’ ligt in een andere wijk; alleen bruggen verbinden wijken.
merchants-board-bridge-inside = { $file }, { $entry }: beide kanten liggen in ‘{ $id }’; een brug verbindt twee wijken.
merchants-board-card-shape = { $file }, { $entry }: een kaart van de soort ‘{ $kind }’ toont niet zulke gebieden en waren.
merchants-board-start-first = { $file }, { $entry }: het eerste vak, en geen ander, is het begin.
merchants-board-final-last = { $file }, { $entry }: het laatste vak, en geen ander, is de eindtelling.
merchants-board-no-prizes = { $file }, { $entry }: een telling heeft beloningen nodig.
merchants-board-prizes-unused = { $file }, { $entry }: ‘{ $event }’ betaalt geen beloningen.
merchants-board-prizes-malformed = { $file }, { $entry }: beloningen zijn vier paren, de eerste van een paar niet lager dan de tweede.
merchants-board-hourglasses = { $file }, { $entry }: er zijn { $found } zandlopers; twee minder dan er tijdvakken zijn is { $wanted }.
merchants-board-unequal-turns = { $file }, { $entry }: met { $seats } spelers worden { $found } kaarten gebruikt, geen veelvoud van { $wanted }: niet ieder zou evenveel beurten hebben.
merchants-board-not-drawn = { $file }, { $entry }: ‘{ $id }’ is niet getekend.
merchants-board-too-few-points = { $file }, { $entry }: er zijn minstens { $least } punten nodig.

# Geweigerde stellingen
merchants-position-unknown = De stelling noemt iets wat het bord niet kent: { $what }.
merchants-position-seats = Een stelling is voor 3 tot 5 spelers, niet { $seats }.
merchants-position-seat = Er is geen plaats { $seat } in deze stelling.
merchants-position-cards = Er zijn { $found } kaarten ‘{ $card }’ in de stelling in plaats van { $wanted }.
merchants-position-time = De tijdsteen staat op { $found }, maar de omgedraaide zandlopers leiden naar { $wanted }.
merchants-position-tiles = Speler { $seat } heeft meer dan { $wanted } stenen op het bord.
merchants-position-space = Speler { $seat } staat op vak { $found } van de beurs, dat niet bestaat.
merchants-position-ledger = Het kasboek van speler { $seat } komt uit op { $found }, niet op { $wanted }.
merchants-position-money = Speler { $seat } kan niet minder dan niets hebben, en niet minder dan nul leningen.
merchants-position-turn = Er is geen beurt { $turn } van { $turns }.
merchants-position-mayor = In beurt { $turn } is iemand anders burgemeester.
merchants-position-turn-cards = In beurt { $turn } kunnen er geen { $found } kaarten gebruikt zijn of op schijven liggen.
merchants-position-asked = Niemand zou kunnen antwoorden op wat de stelling vraagt: { $phase }.
merchants-position-no-card = De kaart waar de stelling om vraagt ontbreekt: { $phase }.
merchants-position-not-mayor = Alleen de burgemeester kan dit gevraagd worden: { $phase }.
merchants-position-during = ‘{ $phase }’ kan in { $year } niet gevraagd worden tijdens ‘{ $during }’.
merchants-position-early = De klok is dubbel als een deelnemer bij de hoogste prijs heeft gedrukt, en alleen dan.
