# Of er eerlijk is gedeeld, in de browser en in de terminal.
dealing-fair = Er is gedeeld zoals beloofd: het geheim van de server en toeval van { $who } vormden samen het zaad.
dealing-fair-alone = Er is gedeeld zoals de server had beloofd, maar niemand anders heeft er toeval aan toegevoegd.
dealing-cards = De kaarten van de hele partij volgen daaruit.
dealing-anew = { $anew ->
    [one] Er is één keer opnieuw gedeeld.
   *[other] Er is { $anew } keer opnieuw gedeeld.
}
dealing-anew-why = { $end ->
    [interrupted] Ronde { $round } is door de server onderbroken.
   *[other] In ronde { $round } hield { $who } het beloofde toeval achter.
}
dealing-idle = Niets is toegevoegd door { $who }.
dealing-idle-one = { $who } ({ $why ->
    [bot] een bot
    [program] een programma
    [absent] afwezig
    [older] een pagina of programma dat het niet kan
    [silent] gaf geen antwoord
   *[left-out] had het drie keer achtergehouden
})
dealing-not-so = Deze partij is niet gedeeld op een manier die te controleren is: het zaad was gegeven.
dealing-bad-promise = Er is niet gedeeld zoals beloofd: in ronde { $round } past het geheim van de server niet bij zijn belofte.
dealing-bad-reveal = Er is niet gedeeld zoals beloofd: in ronde { $round } is iemands toeval niet wat was vastgelegd.
dealing-bad-seats = Er is niet gedeeld zoals beloofd: in ronde { $round } klopt niet welke plaatsen meededen.
dealing-bad-round = Er is niet gedeeld zoals beloofd: ronde { $round } is niet geëindigd zoals het verslag zegt.
dealing-bad-seed = Er is niet gedeeld zoals beloofd: geheim en toeval geven een ander zaad.
dealing-bad-cards = Het zaad is het beloofde, maar de partij is niet met de kaarten ervan gespeeld. { $reason }

# Wat alleen de browser kan vinden die meedeed
dealing-own = Wat deze browser heeft toegevoegd, zit erin.
dealing-seen = Het is de belofte die deze browser eerder zag.
dealing-unseen = Deze browser zag geen belofte voordat er gedeeld werd en kon dus alleen het verslag controleren.
dealing-other-promise = Er is niet gedeeld zoals beloofd: in ronde { $round } toonde de server deze browser een andere belofte.
dealing-other-list = Er is niet gedeeld zoals beloofd: in ronde { $round } toonde de server deze browser andere vastleggingen.
dealing-own-missing = Er is niet gedeeld zoals beloofd: wat deze browser in ronde { $round } toevoegde, ontbreekt in het verslag.
dealing-round-missing = Er is niet gedeeld zoals beloofd: het verslag zwijgt over ronde { $round }, die deze browser zag.
dealing-blamed = Het verslag zegt dat deze browser zijn toeval in ronde { $round } achterhield, maar hij heeft het verstuurd. Was de verbinding toen weg, dan verklaart dat het; zo niet, dan heeft de server zonder reden opnieuw gedeeld.
dealing-verify = Dat de kaarten uit het zaad volgen, controleert “damrak verify” met het verslag.
