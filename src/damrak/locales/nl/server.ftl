# Wat de server zegt, in de browser en in de terminal.
server-stale = De tafel is veranderd sinds je koos: kijk opnieuw.
server-not-begun = Het spel is nog niet begonnen.
server-not-over = Het spel is nog aan de gang.
server-bot-plays = Een bot speelt op deze plaats: neem haar eerst terug.
server-press-the-clock = Men drukt de klok af terwijl ze loopt, niet eerder.
server-not-in-auction = Je doet niet meer mee aan deze veiling.
server-clock-not-started = De klok loopt nog niet.
server-clock-ran-out = De wijzer was de laatste prijs al voorbij.
server-clock-stopped = De klok staat al stil.
server-no-clock-waits = Er wacht geen veiling op haar begin.
server-dial-has-passed = De wijzer staat al op { $price }: een limiet moet lager liggen.
server-no-undo-at-the-clock = Tijdens een veiling wordt niets teruggenomen.
server-undo-asked-already = De tafel wordt al om een terugname gevraagd.
server-no-undo-asked = Niemand heeft om een terugname gevraagd.
server-empty-line = Een lege regel zegt niets.
server-line-too-long = Een chatregel telt hoogstens { $most } tekens.
server-only-players = Dat mogen alleen de spelers van deze tafel.
server-nobody-absent = Op deze plaats valt niemand te vervangen.
server-no-such-level = Er is geen bot “{ $level }”.
server-grace-time = { $seconds ->
    [one] Geef nog één seconde om terug te komen.
   *[other] Geef nog { $seconds } seconden om terug te komen.
}
server-no-bot-here = Er speelt geen bot voor jou.
server-nothing-to-choose = Deze plaats heeft nu niets te kiezen.
server-hint-coming = Er is al een hint onderweg.
server-no-hint = Deze keer geen hint: kijk zelf maar.
server-no-analysis = Het terugkijken op deze partij ging mis. Probeer het nog eens.
server-no-such-seat = Deze tafel heeft geen plaats { $seat }.
server-not-your-seat = Plaats { $seat } is niet van jou.
server-no-such-table = Deze tafel is er niet. Misschien is de link niet volledig, of staat de tafel op een andere server.
server-no-such-page = Op dit adres is niets te vinden.
server-nobody-sits = Er moet iemand aan tafel zitten.
server-table-taken = De tafel kon niet worden gedekt. Probeer het nog eens.
server-table-full = Alle plaatsen aan deze tafel zijn bezet. Je kunt toekijken.
server-wrong-key = Deze link geeft geen plaats aan deze tafel.
server-bad-name = Een naam telt hoogstens { $most } tekens, alle afdrukbaar.
server-too-fast = Dat ging te snel. Wacht even.
server-too-large = Dat is te groot voor deze server.
server-csrf = Deze pagina is verouderd. Laad haar opnieuw.
server-bad-request = De server begreep dit niet: { $reason }.
server-bad-message = De server begreep dit bericht niet: { $reason }.
server-message-too-long = Een bericht telt hoogstens { $most } tekens.
server-restarts = De server start opnieuw. De tafel blijft bewaard.
server-mishap = Er ging iets mis op de server. De tafel is zoals ze was.
server-page-missing = De pagina is er niet
server-page-missing-hint = De server draait, maar deze Damrak is zonder webpagina geïnstalleerd. “make play” bouwt haar.

server-folder-unusable = Damrak kan zijn spellen niet bewaren in { $folder }: { $reason }. Kies een andere map met --data.
server-database-broken = { $file } is beschadigd of niet van Damrak ({ $reason }). Zet het bestand opzij om opnieuw te beginnen.
server-database-format = { $file } is geschreven door een andere versie van Damrak (formaat { $found }; deze leest formaat { $known }).
server-port-busy = Poort { $port } is bezet door een ander programma. Kies een andere met --port.
server-here = Damrak staat op { $address }
server-here-for-friends = Voor vrienden op hetzelfde netwerk: { $address }
server-how-to-end = Ctrl-C stopt. Alle spellen blijven bewaard.
server-ended = Tot ziens. Alle spellen blijven bewaard.
