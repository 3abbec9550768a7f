# Wat er in tickets gebeurt, waarom iets niet mag, en wat er mis is met een bord of een stelling.

tickets-colour-pink = roze
tickets-colour-blue = blauw
tickets-colour-green = groen
tickets-colour-black = zwart
tickets-colour-red = rood
tickets-colour-orange = oranje
tickets-colour-joker = joker
tickets-colour-grey = grijs

# Wat er is gebeurd. Wie een geheim niet mag kennen, krijgt de laatste vorm te lezen.
tickets-event-first-kept = { $who } begint met { $kept ->
    [one] één contract
   *[other] twee contracten
}{ $seen ->
    [1] {" "}en gaf { $returned } terug
   *[other] {""}
}.
tickets-event-drew-unseen = { $seen ->
    [1] { $who } trok een kaart van de stapel: { $colour }.
   *[other] { $who } trok een kaart van de stapel.
}
tickets-event-drew-face-up = { $who } nam een open kaart: { $colour }.
tickets-event-row-redrawn = Er lagen drie jokers open: alle vijf de kaarten zijn vervangen.
tickets-event-pile-reshuffled = { $cards ->
    [one] De enige afgelegde kaart ging terug in de stapel.
   *[other] De { $cards } afgelegde kaarten zijn door de stapel geschud.
}
tickets-event-claimed = { $who } claimde { $route } ({ $colour ->
    [joker] { $jokers ->
        [one] 1 joker
       *[other] { $jokers } jokers
    }
   *[other] { $colour }{ $jokers ->
        [0] {""}
        [one] , 1 joker
       *[other] , { $jokers } jokers
    }
}) voor { $gain ->
    [one] 1 punt
   *[other] { $gain } punten
}.
tickets-event-closed = { $route }: de andere route is nu gesloten.
tickets-event-merchandise = { $who } nam een handelswaarkaart en heeft er nu { $cards }.
tickets-event-took-contracts = { $seen ->
    [2] { $who } trok twee contracten: { $contract } en { $other }.
   *[other] { $who } trok twee contracten.
}
tickets-event-kept = { $who } hield { $kept ->
    [one] één contract
   *[other] twee contracten
}{ $seen ->
    [1] {" "}en gaf { $returned } terug
   *[other] {""}
}.
tickets-event-took-last = { $seen ->
    [1] { $who } nam het laatste contract: { $contract }.
   *[other] { $who } nam het laatste contract.
}
tickets-event-passed = { $who } kan niets doen en past.
tickets-event-nobody-can-act = Niemand kan nog iets doen: het spel is afgelopen.
tickets-event-last-turns = { $who } heeft { $carts ->
    [0] geen karren
    [one] nog maar 1 kar
   *[other] nog maar { $carts } karren
} over: iedereen krijgt nog één beurt.
tickets-event-contract-joined = { $who } vervulde { $contract } en krijgt { $gain } punten.
tickets-event-contract-failed = { $who } vervulde { $contract } niet en verliest { $loss } punten.
tickets-event-merchandise-scored = { $who } krijgt { $gain } punten voor { $cards ->
    [one] 1 handelswaarkaart
   *[other] { $cards } handelswaarkaarten
}.
tickets-event-won = { $who } wint met { $points ->
    [one] 1 punt
   *[other] { $points } punten
} en { $completed ->
    [0] geen vervuld contract
    [one] 1 vervuld contract
   *[other] { $completed } vervulde contracten
}.
tickets-event-shared-win = { $who } deelt de overwinning met { $points ->
    [one] 1 punt
   *[other] { $points } punten
} en { $completed ->
    [0] geen vervuld contract
    [one] 1 vervuld contract
   *[other] { $completed } vervulde contracten
}.

# Waarom niet.
tickets-refusal-has-chosen = Je hebt je contracten gekozen; wacht nu op de anderen.
tickets-refusal-choose-contracts = Kies eerst welke contracten je houdt: een of allebei.
tickets-refusal-not-offered = { $contract } is niet een van de contracten waaruit je mag kiezen.
tickets-refusal-nothing-to-choose = Er zijn nu geen contracten waaruit je kunt kiezen.
tickets-refusal-pile-empty = De stapel is leeg en er zijn geen afgelegde kaarten om te schudden.
tickets-refusal-second-joker = Een open joker mag niet je tweede kaart zijn.
tickets-refusal-not-face-up = Er ligt geen open kaart van de kleur { $colour }.
tickets-refusal-second-card = Je hebt één kaart genomen: neem de tweede.
tickets-refusal-no-contracts = Er zijn geen contracten meer.
tickets-refusal-must-not-pass = Je mag alleen passen als je niets anders kunt doen.
tickets-refusal-route-taken = { $route } is van een andere speler.
tickets-refusal-own-route = { $route } is al van jou.
tickets-refusal-own-double = Je bezit de andere route van { $route }: niemand mag beide hebben.
tickets-refusal-double-closed = { $route } is gesloten: met twee spelers kan maar één route van een dubbele route worden geclaimd.
tickets-refusal-carts = { $route } vraagt { $spaces ->
    [one] 1 kar
   *[other] { $spaces } karren
}; je hebt er { $carts }.
tickets-refusal-jokers = Hiervoor { $needed ->
    [one] is 1 joker
   *[other] zijn { $needed } jokers
} nodig; je hebt er { $jokers }.
tickets-refusal-cards = Hiervoor { $needed ->
    [one] is 1 kaart
   *[other] zijn { $needed } kaarten
} van de kleur { $colour } nodig; je hebt er { $cards }.
tickets-refusal-wrong-colour = { $route } kan niet worden betaald met kaarten van de kleur { $colour }.

# Wat er mis is met een bord.
tickets-board-no-jokers = { $file }, { $entry }: de sleutel ‘{ $key }’ ontbreekt.
tickets-board-too-many = { $file }, { $entry }: { $found } is te veel; er kunnen er { $most } zijn.
tickets-board-too-few = { $file }, { $entry }: { $found } is te weinig; er moeten er { $least } zijn.
tickets-board-bad-id = { $file }, { $entry }: ‘{ $id }’ is geen id: alleen kleine letters, cijfers en koppeltekens.
tickets-board-twice = { $file }, { $entry }: ‘{ $id }’ staat er twee keer.
tickets-board-reserved = { $file }, { $entry }: geen kleur kan ‘{ $id }’ heten.
tickets-board-card-count = { $file }, { $entry }: { $found } ligt niet tussen 0 en { $most }.
tickets-board-colours = { $file }, { $entry }: er kunnen 1 tot { $most } kleuren zijn naast de jokers, niet { $found }.
tickets-board-unknown-place = { $file }, { $entry }: er is geen plek ‘{ $id }’.
tickets-board-same-place = { $file }, { $entry }: beide uiteinden zijn ‘{ $id }’.
tickets-board-unknown-colour = { $file }, { $entry }: er zijn geen kaarten van de kleur ‘{ $id }’.
tickets-board-no-points = { $file }, { $entry }: voor lengte { $length } zijn geen punten gegeven.
tickets-board-unclaimable = { $file }, { $entry }: niemand zou ooit een route van lengte { $length } kunnen claimen.
tickets-board-three-routes = { $file }, { $entry }: { $found } routes verbinden deze plekken; het kunnen er twee zijn.
tickets-board-not-double = { $file }, { $entry }: hij staat als dubbel aangegeven, maar er is geen tweede route.
tickets-board-double-unmarked = { $file }, { $entry }: er is een tweede route, dus hij moet als dubbel zijn aangegeven.
tickets-board-unequal-double = { $file }, { $entry }: de twee routes van een dubbele route moeten even lang zijn.
tickets-board-worthless = { $file }, { $entry }: een contract kan geen { $found } punten waard zijn.
tickets-board-unreachable = { $file }, { $entry }: geen pad verbindt deze plekken.
tickets-board-drawn-unknown = { $file }, { $entry }: ‘{ $id }’ staat niet op het bord.
tickets-board-not-drawn = { $file }, { $entry }: ‘{ $id }’ is niet getekend.

# Wat er mis is met een stelling.
tickets-position-board = Deze stelling is voor een ander bord dan { $board } geschreven.
tickets-position-seats = Een stelling heeft 2 tot 4 spelers, niet { $found }.
tickets-position-unknown = Het bord heeft geen ‘{ $id }’.
tickets-position-seat = Er is geen plaats { $seat } aan deze tafel.
tickets-position-negative = Er kunnen niet minder dan nul kaarten zijn.
tickets-position-cards = Er zijn { $found } kaarten van de kleur { $colour }, niet { $wanted }.
tickets-position-seen = Plaats { $seat } nam voor ieders ogen kaarten die niet in de hand zijn.
tickets-position-pile-from = De stapel bevat kaarten waaruit hij niet gemaakt kan zijn.
tickets-position-row = De rij heeft 5 vakken, niet { $found }.
tickets-position-pile-empty = Een lege stapel zou opnieuw van de afgelegde kaarten zijn gemaakt.
tickets-position-row-short = De rij zou van de stapel zijn aangevuld.
tickets-position-row-jokers = Een rij met drie jokers zou zijn vervangen.
tickets-position-contract = Het contract { $contract } is er { $found } keer.
tickets-position-route = De route { $route } heeft twee eigenaren.
tickets-position-double = Plaats { $seat } bezit een route die door een dubbele route gesloten is.
tickets-position-carts = Plaats { $seat } heeft meer karren neergezet dan er waren.
tickets-position-given = Voor plaats { $seat } zijn { $found } { $what ->
    [carts] karren
   *[points] punten
} opgeschreven, maar uit de rest volgen er { $wanted }.
tickets-position-merchandise = De handelswaarkaarten kloppen niet.
tickets-position-offered = De contracten waaruit plaats { $seat } kiest, passen niet bij dit moment.
tickets-position-contracts-held = De contracten van plaats { $seat } passen niet bij dit moment.
tickets-position-all-chosen = Iedereen heeft gekozen: de keuzes zouden zijn uitgevoerd.
tickets-position-second-card = Er is geen tweede kaart te nemen.
tickets-position-last-turns = Er kunnen geen { $found } laatste beurten over zijn.
tickets-position-takes = De contracten kunnen niet zo zijn genomen; plaats { $seat } weet dat.

# Acties
tickets-action-keep-both = Beide contracten houden
tickets-action-keep = Alleen { $contract } houden
tickets-action-draw-unseen = Een kaart van de stapel trekken
tickets-action-draw-contracts = Nieuwe contracten trekken
tickets-action-draw = De open kaart nemen: { $colour }
tickets-action-claim = { $route } claimen ({ $cards })
tickets-action-pass = Passen
