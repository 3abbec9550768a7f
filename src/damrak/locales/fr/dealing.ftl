# Si la donne était honnête, dans le navigateur et dans le terminal.
dealing-fair = La donne était celle qui avait été promise : le secret du serveur et le hasard ajouté par { $who } ont fait la graine.
dealing-fair-alone = La donne était celle que le serveur avait promise, mais personne d’autre n’y a ajouté de hasard.
dealing-cards = Les cartes de toute la partie en découlent.
dealing-anew = { $anew ->
    [one] On a redonné une fois.
   *[other] On a redonné { $anew } fois.
}
dealing-anew-why = { $end ->
    [interrupted] Le tour { $round } a été interrompu par le serveur.
   *[other] Au tour { $round }, { $who } n’a pas révélé le hasard promis.
}
dealing-idle = Rien n’a été ajouté par { $who }.
dealing-idle-one = { $who } ({ $why ->
    [bot] un robot
    [program] un programme
    [absent] absence
    [older] une page ou un client qui ne sait pas le faire
    [silent] sans réponse
   *[left-out] l’avait gardé pour soi trois fois
})
dealing-not-so = Cette partie n’a pas été donnée d’une façon que l’on puisse vérifier : sa graine était fixée.
dealing-bad-promise = La donne n’était pas celle qui avait été promise : au tour { $round }, le secret du serveur ne correspond pas à sa promesse.
dealing-bad-reveal = La donne n’était pas celle qui avait été promise : au tour { $round }, le hasard de quelqu’un n’est pas celui de son engagement.
dealing-bad-seats = La donne n’était pas celle qui avait été promise : au tour { $round }, le compte des places qui ont pris part n’est pas juste.
dealing-bad-round = La donne n’était pas celle qui avait été promise : le tour { $round } n’a pas fini comme le dit l’enregistrement.
dealing-bad-seed = La donne n’était pas celle qui avait été promise : le secret et le hasard font une autre graine.
dealing-bad-cards = La graine est celle qui avait été promise, mais la partie n’a pas été jouée avec ses cartes. { $reason }

# Ce que seul le navigateur qui a pris part peut trouver
dealing-own = Ce que ce navigateur a ajouté en fait partie.
dealing-seen = C’est la promesse que ce navigateur avait vue auparavant.
dealing-unseen = Ce navigateur n’a vu aucune promesse avant la donne : il n’a pu vérifier que l’enregistrement.
dealing-other-promise = La donne n’était pas celle qui avait été promise : au tour { $round }, le serveur a montré une autre promesse à ce navigateur.
dealing-other-list = La donne n’était pas celle qui avait été promise : au tour { $round }, le serveur a montré d’autres engagements à ce navigateur.
dealing-own-missing = La donne n’était pas celle qui avait été promise : ce que ce navigateur a ajouté au tour { $round } manque dans l’enregistrement.
dealing-round-missing = La donne n’était pas celle qui avait été promise : l’enregistrement ne dit rien du tour { $round }, que ce navigateur a vu.
dealing-blamed = L’enregistrement dit que ce navigateur a gardé son hasard pour lui au tour { $round }, alors qu’il l’a envoyé. Si la connexion était perdue, cela l’explique ; sinon, le serveur a redonné sans raison.
dealing-verify = Que les cartes découlent de la graine, « damrak verify » le vérifie avec l’enregistrement.
