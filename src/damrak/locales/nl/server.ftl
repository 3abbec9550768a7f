# Wat de server zegt, in de browser en in de terminal.
server-stale = De tafel is veranderd sinds je koos: kijk opnieuw.
server-not-begun = Het spel is nog niet begonnen.
server-not-over = Het spel is nog aan de gang.
server-bot-plays = Een bot speelt op deze plaats: neem die eerst terug.
server-press-the-clock = Druk op de klok terwijl hij loopt, niet eerder.
server-not-in-auction = Je doet niet meer mee aan deze veiling.
server-clock-not-started = De klok loopt nog niet.
server-clock-ran-out = De wijzer was de laatste prijs al voorbij.
server-clock-stopped = De klok staat al stil.
server-no-clock-waits = Er wacht geen veiling om te beginnen.
server-dial-has-passed = De wijzer staat al op { $price }: een limiet moet lager liggen.
server-limit-again = De server werd opgehouden en deze ronde van de klok telt niet: noem je limiet nog eens.
server-no-undo-at-the-clock = Tijdens een veiling wordt niets teruggenomen.
server-undo-asked-already = De tafel wordt al om een terugname gevraagd.
server-undo-refused = De anderen wilden je zet niet terugnemen: hij blijft staan.
server-undo-asked-before = Je hebt al gevraagd om deze zet terug te nemen: hij blijft staan.
server-undo-stale = Dat is je laatste zet niet meer: er is niets veranderd.
server-undo-stand-in = Een bot speelt voor { $who } en stemt nergens mee in: { $who } moet eerst de plaats terugnemen.
server-no-undo-asked = Niemand heeft om een terugname gevraagd.
server-empty-line = Een lege regel zegt niets.
server-line-too-long = Een chatregel telt hoogstens { $most } tekens.
server-too-much-chat = { $seconds ->
    [one] Dat was veel gepraat. Over één seconde kun je weer iets zeggen.
   *[other] Dat was veel gepraat. Over { $seconds } seconden kun je weer iets zeggen.
}
server-chat-full = De chat van deze tafel is vol: er kan hier niets meer worden gezegd.
server-log-full = Er is aan deze tafel zoveel gebeurd dat hier niets meer bewaard kan worden.
server-too-many-tables = { $minutes ->
    [one] Er zijn hiervandaan veel tafels gedekt. Over één minuut kun je er weer een dekken.
   *[other] Er zijn hiervandaan veel tafels gedekt. Over { $minutes } minuten kun je er weer een dekken.
}
server-too-many-waiting = Je zit al aan { $most } tafels die op spelers wachten. Sta eerst ergens op, of vul de tafel aan met bots.
server-too-many-hints = { $seconds ->
    [one] Dat waren veel tips. Over één seconde kun je de volgende vragen.
   *[other] Dat waren veel tips. Over { $seconds } seconden kun je de volgende vragen.
}
server-too-many-analyses = { $minutes ->
    [one] Er zijn hiervandaan veel partijen geanalyseerd. Over één minuut kan de volgende.
   *[other] Er zijn hiervandaan veel partijen geanalyseerd. Over { $minutes } minuten kan de volgende.
}
server-too-many-undos = { $seconds ->
    [one] Je hebt veel teruggenomen. Over één seconde kan het weer.
   *[other] Je hebt veel teruggenomen. Over { $seconds } seconden kan het weer.
}
server-too-many-replays = { $seconds ->
    [one] Er zijn hiervandaan veel partijen nagespeeld. Probeer het over één seconde nog eens.
   *[other] Er zijn hiervandaan veel partijen nagespeeld. Probeer het over { $seconds } seconden nog eens.
}
server-only-players = Dat mogen alleen de spelers van deze tafel.
server-nobody-absent = Op deze plaats valt niemand te vervangen.
server-seat-taken = Plaats { $seat } is niet meer vrij.
server-no-getting-up = Het spel is begonnen: opstaan kan niet meer. Moet je weg, dan kunnen de anderen een bot voor je laten spelen.
server-seat-freed = Terwijl je weg was, hebben de anderen je plaats vrijgegeven. Zolang er een plaats vrij is, kun je weer gaan zitten.
server-no-deal = Je hoeft nu niets aan de deling toe te voegen.
server-deal-closed = De kaarten worden al gedeeld: niemand kan nog iets toevoegen.
server-deal-committed = Wat het eerst is toegevoegd, telt.
server-deal-not-closed = Nog niet iedereen heeft zich vastgelegd: houd je toeval voor jezelf.
server-deal-mismatch = Dit is niet het toeval waarop je je had vastgelegd.
server-no-such-level = Er is geen bot ‘{ $level }’.
server-grace-time = { $seconds ->
    [one] Geef de ander nog één seconde om terug te komen.
   *[other] Geef de ander nog { $seconds } seconden om terug te komen.
}
server-no-bot-here = Er speelt geen bot voor jou.
server-nothing-to-choose = Deze plaats heeft nu niets te kiezen.
server-hint-coming = Er is al een tip onderweg.
server-no-hint = Deze keer geen tip: kijk zelf maar.
server-no-analysis = De analyse van deze partij ging mis. Probeer het nog eens.
server-no-such-seat = Deze tafel heeft geen plaats { $seat }.
server-not-your-seat = Plaats { $seat } is niet van jou.
server-no-such-table = Deze tafel is er niet. Misschien is de link niet volledig, of staat de tafel op een andere server.
server-table-deserted = Iedereen is van deze tafel opgestaan voordat het spel begon, en ze is opgeruimd.
server-no-such-board = Er is hier geen bord ‘{ $board }’; er zijn { $known }.
server-no-such-page = Op dit adres is niets te vinden.
server-wrong-host = Deze server heet niet ‘{ $host }’. Is hij van jou, start hem dan met --name { $host }.
server-nobody-sits = Er moet iemand aan tafel zitten.
server-table-taken = De tafel kon niet worden geopend. Probeer het nog eens.
server-table-full = Alle plaatsen aan deze tafel zijn bezet.
server-table-crowded = Er is geen plek meer om deze tafel. Sluit andere tabbladen waarin je haar open hebt, of kom later terug.
server-wrong-key = Deze link geeft geen plaats aan deze tafel. Misschien is het een oude: vraag een nieuwe link.
server-seat-link-void = Deze link geeft geen plaats meer: hij is al gebruikt of ouder dan tien minuten. Maak een nieuwe op het apparaat dat de plaats heeft.
server-dealing = De kaarten worden gedeeld: probeer het zo meteen opnieuw.
server-seat-moved = Je plaats aan deze tafel is nu op een ander apparaat.
server-removed = Je bent van deze tafel weggestuurd.
server-gallery-closed = Deze tafel is gesloten voor toeschouwers: alleen de spelers zien haar.
server-not-in-charge = Dat mag alleen wie deze tafel leidt.
server-begun = Het spel is begonnen: daarvoor is het te laat.
server-own-seat = Dit is je eigen plaats: sta gewoon op.
server-nobody-to-remove = Op plaats { $seat } zit niemand die weggestuurd kan worden.
server-no-such-spectator = Er is geen toeschouwer { $spectator } aan deze tafel.
server-muted = Wie deze tafel leidt, heeft je gedempt.
server-notice-charge = { $who } leidt nu deze tafel.
server-notice-device = { $who } speelt nu op nog een apparaat.
server-notice-seat-moved = { $who } speelt nu op een ander apparaat.
server-notice-removed = { $who } is van de tafel weggestuurd. De oude uitnodiging geldt niet meer.
server-notice-invitation = De uitnodiging is vernieuwd. De oude geldt niet meer.
server-notice-gallery-closed = De tafel is nu gesloten voor toeschouwers.
server-notice-gallery-open = De tafel is weer open voor toeschouwers.
server-notice-muted = Toeschouwer { $spectator } is gedempt.
server-notice-unmuted = Toeschouwer { $spectator } mag weer chatten.
server-bad-name = Een naam telt hoogstens { $most } tekens, alle afdrukbaar.
server-too-fast = Dat ging te snel. Wacht even.
server-cut-off = Er kwam veel te veel over deze lijn: hij is verbroken. Laad de pagina opnieuw.
server-too-large = Dat is te groot voor deze server.
server-csrf = Deze pagina is verouderd. Laad die opnieuw.
server-bad-request = De server begreep dit niet: { $reason }.
server-bad-message = De server begreep dit bericht niet: { $reason }.
server-message-too-long = Een bericht telt hoogstens { $most } tekens.
server-restarts = De server start opnieuw. De tafel blijft bewaard.
server-mishap = Er ging iets mis op de server. De tafel is nog zoals die was.
server-disk-full = De schijf van de server is vol: zolang er geen ruimte is, kan niets meer bewaard worden. De tafel is zoals ervoor.
server-about = Twee bordspellen in het Amsterdam van de Gouden Eeuw, in de browser, met vrienden en met bots. Zonder account: schuif aan.
server-needs-scripts = Damrak heeft JavaScript nodig.
server-page-missing = De pagina is er niet
server-page-missing-hint = De server draait, maar deze Damrak is zonder webpagina geïnstalleerd. Installeer opnieuw zonder DAMRAK_NO_WEB.

server-no-home = Je hebt geen eigen map waarin Damrak zijn spellen zou bewaren. Kies een map met --data.
server-folder-unusable = Damrak kan zijn spellen niet bewaren in { $folder }: { $reason }. Kies een andere map met --data.
server-no-room = Er is op de schijf geen ruimte meer voor de spellen van Damrak in { $folder }. Maak ruimte, of kies met --data een andere map.
server-folder-closed = Damrak mag niet schrijven in { $folder }. Kies met --data een andere map.
server-files-closed = Anderen op deze machine konden de partijen in { $folder } lezen. Nu kun alleen jij dat.
server-files-open = Anderen op deze machine kunnen de partijen in { $folder } lezen, en dat recht kon hun niet worden ontnomen.
server-folder-taken = Damrak draait al met de spellen in { $folder }, op { $address }. Ga daarheen, of kies met --data een andere map.
server-database-broken = { $file } is beschadigd of niet van Damrak ({ $reason }). Zet het bestand opzij om opnieuw te beginnen.
server-database-format = { $file } is geschreven door een andere versie van Damrak (formaat { $found }; deze leest formaat { $known }).
server-port-busy = Poort { $port } is bezet door een ander programma. Kies een andere met --port.
server-cannot-listen = Damrak kan niet luisteren op { $host }, poort { $port }: { $reason }. Kies een ander adres met --host of een andere poort met --port.
server-here = Damrak staat op { $address }
server-here-for-friends = Voor vrienden op hetzelfde netwerk: { $address }
server-how-to-end = Ctrl-C stopt. Alle spellen blijven bewaard.
server-ended = Tot ziens. Alle spellen blijven bewaard.
server-no-boards-folder = Er is geen map { $folder } om borden uit te halen.
server-board-left-out = { $file } wordt overgeslagen: { $reason }
