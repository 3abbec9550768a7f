# Whether the deal was fair, in the browser and in the terminal.
dealing-fair = The deal was what had been promised: the server’s secret and chance from { $who } made the seed.
dealing-fair-alone = The deal was what the server had promised, but nobody else added any chance to it.
dealing-cards = The cards of the whole match follow from it.
dealing-anew = { $anew ->
    [one] It was dealt anew once.
   *[other] It was dealt anew { $anew } times.
}
dealing-anew-why = { $end ->
    [interrupted] Round { $round } was interrupted by the server.
   *[other] In round { $round } { $who } kept back the chance that was promised.
}
dealing-idle = Nothing was added by { $who }.
dealing-idle-one = { $who } ({ $why ->
    [bot] a bot
    [program] a program
    [absent] absent
    [older] a page or client that cannot
    [silent] did not answer
   *[left-out] had kept it back three times
})
dealing-not-so = This match was not dealt in a way that can be checked: its seed was given.
dealing-bad-promise = The deal was not what had been promised: in round { $round } the server’s secret does not fit its promise.
dealing-bad-reveal = The deal was not what had been promised: in round { $round } somebody’s chance is not the one they had committed to.
dealing-bad-seats = The deal was not what had been promised: in round { $round } it does not add up which seats took part.
dealing-bad-round = The deal was not what had been promised: round { $round } did not end as the record says.
dealing-bad-seed = The deal was not what had been promised: secret and chance make another seed.
dealing-bad-cards = The seed is what had been promised, but the match was not played with its cards. { $reason }

# What only the browser that took part can find
dealing-own = What this browser added is part of it.
dealing-seen = It is the promise that this browser saw before.
dealing-unseen = This browser saw no promise before the cards were dealt, so it could check the record alone.
dealing-other-promise = The deal was not what had been promised: in round { $round } the server showed this browser another promise.
dealing-other-list = The deal was not what had been promised: in round { $round } the server showed this browser other commitments.
dealing-own-missing = The deal was not what had been promised: what this browser added in round { $round } is missing from the record.
dealing-round-missing = The deal was not what had been promised: the record says nothing of round { $round }, which this browser saw.
dealing-blamed = The record says that this browser kept back its chance in round { $round }, but it sent it. If the connection was lost then, that explains it; if not, the server dealt anew without reason.
dealing-verify = That the cards follow from the seed is checked by “damrak verify” with the record.
