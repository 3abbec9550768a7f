# Ce que dit le serveur, dans le navigateur et au terminal.
server-stale = La table a changé depuis votre choix : regardez de nouveau.
server-not-begun = La partie n’a pas encore commencé.
server-not-over = La partie n’est pas terminée.
server-bot-plays = Un robot joue à cette place : reprenez-la d’abord.
server-press-the-clock = On arrête l’horloge pendant qu’elle tourne, pas avant.
server-not-in-auction = Vous ne participez plus à cette enchère.
server-clock-not-started = L’horloge n’est pas encore partie.
server-clock-ran-out = Le cadran avait déjà dépassé son dernier prix.
server-clock-stopped = L’horloge est déjà arrêtée.
server-no-clock-waits = Aucune enchère n’attend de commencer.
server-dial-has-passed = Le cadran est déjà arrivé à { $price } : la limite doit être plus basse.
server-limit-again = Le serveur a été retardé et ce tour d’horloge ne compte pas : indiquez à nouveau votre limite.
server-no-undo-at-the-clock = On n’annule aucun coup pendant une enchère.
server-undo-asked-already = Une annulation est déjà demandée à la table.
server-undo-refused = Les autres n’ont pas voulu annuler votre coup : il reste joué.
server-undo-asked-before = Vous avez déjà demandé à annuler ce coup : il reste joué.
server-undo-stale = Ce n’est plus votre dernier coup : rien n’a été changé.
server-undo-stand-in = Un robot joue pour { $who } et n’accepte aucune annulation : { $who } doit d’abord reprendre sa place.
server-no-undo-asked = Personne n’a demandé d’annulation.
server-empty-line = Une ligne vide ne dit rien.
server-line-too-long = Un message compte au plus { $most } caractères.
server-too-much-chat = { $seconds ->
    [one] Cela fait beaucoup de messages. Vous pourrez en écrire un autre dans une seconde.
   *[other] Cela fait beaucoup de messages. Vous pourrez en écrire un autre dans { $seconds } secondes.
}
server-chat-full = Le salon de cette table est plein : on ne peut plus rien y dire.
server-log-full = Il s’est passé tant de choses à cette table que plus rien ne peut y être conservé.
server-too-many-tables = { $minutes ->
    [one] Beaucoup de tables ont été dressées d’ici. Vous pourrez en dresser une autre dans une minute.
   *[other] Beaucoup de tables ont été dressées d’ici. Vous pourrez en dresser une autre dans { $minutes } minutes.
}
server-too-many-waiting = Vous êtes déjà assis à { $most } tables qui attendent des joueurs. Levez-vous d’abord de l’une d’elles, ou complétez-la avec des robots.
server-too-many-hints = { $seconds ->
    [one] Cela fait beaucoup de conseils. Vous pourrez demander le prochain dans une seconde.
   *[other] Cela fait beaucoup de conseils. Vous pourrez demander le prochain dans { $seconds } secondes.
}
server-too-many-analyses = { $minutes ->
    [one] Beaucoup de parties ont été analysées d’ici. Vous pourrez en analyser une autre dans une minute.
   *[other] Beaucoup de parties ont été analysées d’ici. Vous pourrez en analyser une autre dans { $minutes } minutes.
}
server-too-many-undos = { $seconds ->
    [one] Cela fait beaucoup d’annulations. Vous pourrez annuler de nouveau dans une seconde.
   *[other] Cela fait beaucoup d’annulations. Vous pourrez annuler de nouveau dans { $seconds } secondes.
}
server-too-many-replays = { $seconds ->
    [one] Beaucoup de parties ont été rejouées d’ici. Veuillez réessayer dans une seconde.
   *[other] Beaucoup de parties ont été rejouées d’ici. Veuillez réessayer dans { $seconds } secondes.
}
server-only-players = Seuls les joueurs de cette table peuvent faire cela.
server-nobody-absent = Il n’y a personne à remplacer à cette place.
server-seat-taken = La place { $seat } n’est plus libre.
server-no-getting-up = La partie a commencé : on ne peut plus se lever. Si vous devez partir, les autres peuvent laisser jouer un robot à votre place.
server-seat-freed = En votre absence, les autres ont libéré votre place. Vous pouvez vous rasseoir tant qu’une place est libre.
server-no-deal = On ne vous demande rien pour la donne en ce moment.
server-deal-closed = Les cartes sont déjà en train d’être distribuées : personne ne peut plus rien ajouter.
server-deal-committed = Ce qui a été ajouté en premier compte.
server-deal-not-closed = Tout le monde ne s’est pas encore engagé : gardez votre part de hasard pour vous.
server-deal-mismatch = Ce n’est pas la part de hasard à laquelle vous vous étiez engagé.
server-no-such-level = Il n’y a pas de robot « { $level } ».
server-grace-time = { $seconds ->
    [one] Laissez-lui encore une seconde pour revenir.
   *[other] Laissez-lui encore { $seconds } secondes pour revenir.
}
server-no-bot-here = Aucun robot ne joue pour vous.
server-nothing-to-choose = Cette place n’a rien à choisir pour le moment.
server-hint-coming = Un conseil est déjà en route.
server-no-hint = Pas de conseil cette fois-ci : à vous de voir.
server-no-analysis = L’analyse de cette partie a échoué. Veuillez réessayer.
server-no-such-seat = Il n’y a pas de place { $seat } à cette table.
server-not-your-seat = La place { $seat } n’est pas la vôtre.
server-no-such-table = Cette table n’existe pas ici. Le lien est peut-être incomplet, ou la table se trouve sur un autre serveur.
server-table-deserted = Tout le monde s’est levé de cette table avant le début de la partie, et elle a été débarrassée.
server-no-such-board = Il n’y a pas de plateau « { $board } » ici ; il y a { $known }.
server-no-such-page = Il n’y a rien à cette adresse.
server-wrong-host = Ce serveur ne s’appelle pas « { $host } ». Si c’est le vôtre, lancez-le avec --name { $host }.
server-nobody-sits = Il faut que quelqu’un s’assoie à la table.
server-table-taken = La table n’a pas pu être ouverte. Veuillez réessayer.
server-table-full = Toutes les places de cette table sont prises.
server-table-crowded = Il n’y a plus de place autour de cette table. Fermez d’autres onglets où vous l’avez ouverte, ou revenez plus tard.
server-wrong-key = Ce lien n’ouvre aucune place à cette table. Il est peut-être ancien : demandez-en un nouveau.
server-seat-link-void = Ce lien ne donne plus de place : il a déjà servi, ou il a plus de dix minutes. Créez-en un nouveau sur l’appareil qui a la place.
server-dealing = On distribue les cartes : réessayez dans un instant.
server-seat-moved = Votre place à cette table est maintenant sur un autre appareil.
server-removed = On vous a fait quitter cette table.
server-gallery-closed = Cette table est fermée aux spectateurs : seuls ses joueurs la voient.
server-not-in-charge = Seul le responsable de cette table peut faire cela.
server-begun = La partie a commencé : c’est trop tard pour cela.
server-own-seat = C’est votre propre place : libérez-la plutôt.
server-nobody-to-remove = À la place { $seat }, il n’y a personne à faire partir.
server-no-such-spectator = Il n’y a pas de spectateur { $spectator } à cette table.
server-muted = Le responsable de cette table vous a retiré la parole.
server-notice-charge = { $who } est maintenant responsable de cette table.
server-notice-device = { $who } joue maintenant sur un appareil de plus.
server-notice-seat-moved = { $who } joue maintenant sur un autre appareil.
server-notice-removed = { $who } a dû quitter la table. L’ancienne invitation n’est plus valable.
server-notice-invitation = L’invitation a été renouvelée. L’ancienne n’est plus valable.
server-notice-gallery-closed = La table est maintenant fermée aux spectateurs.
server-notice-gallery-open = La table est de nouveau ouverte aux spectateurs.
server-notice-muted = Le spectateur { $spectator } n’a plus la parole.
server-notice-unmuted = Le spectateur { $spectator } peut de nouveau écrire.
server-bad-name = Un nom compte au plus { $most } caractères, tous imprimables.
server-too-fast = C’était trop rapide. Veuillez patienter un instant.
server-cut-off = Beaucoup trop de messages sont venus par cette ligne : elle a été coupée. Rechargez la page.
server-too-large = C’est trop volumineux pour ce serveur.
server-csrf = Cette page n’est plus à jour. Veuillez la recharger.
server-bad-request = Le serveur n’a pas compris : { $reason }.
server-bad-message = Le serveur n’a pas compris ce message : { $reason }.
server-message-too-long = Un message compte au plus { $most } caractères.
server-restarts = Le serveur redémarre. La table est conservée.
server-mishap = Quelque chose s’est mal passé sur le serveur. La table est restée comme avant.
server-disk-full = Le disque du serveur est plein : rien ne peut plus être conservé tant qu’il n’y a pas de place. La table est comme avant.
server-about = Deux jeux de société dans l’Amsterdam du siècle d’or, dans le navigateur, entre amis et avec des robots. Sans compte : prenez place.
server-needs-scripts = Damrak a besoin de JavaScript.
server-page-missing = La page n’est pas là
server-page-missing-hint = Le serveur tourne, mais cette copie de Damrak a été installée sans sa page web. Réinstallez-la sans DAMRAK_NO_WEB.

server-no-home = Vous n’avez pas de dossier personnel où Damrak conserverait ses parties. Choisissez un dossier avec --data.
server-folder-unusable = Damrak ne peut pas conserver ses parties dans { $folder } : { $reason }. Choisissez un autre dossier avec --data.
server-no-room = Il n’y a plus de place sur le disque pour les parties de Damrak dans { $folder }. Faites-en, ou choisissez un autre dossier avec --data.
server-folder-closed = Damrak n’a pas le droit d’écrire dans { $folder }. Choisissez un autre dossier avec --data.
server-files-closed = D’autres sur cette machine pouvaient lire les parties de { $folder }. Maintenant, vous seul le pouvez.
server-files-open = D’autres sur cette machine peuvent lire les parties de { $folder }, et ce droit n’a pas pu leur être retiré.
server-folder-taken = Damrak tourne déjà avec les parties de { $folder }, à l’adresse { $address }. Allez-y, ou choisissez un autre dossier avec --data.
server-database-broken = { $file } est abîmé ou n’appartient pas à Damrak ({ $reason }). Déplacez-le pour repartir à neuf.
server-database-format = { $file } a été écrit par une autre version de Damrak (format { $found } ; celle-ci lit le format { $known }).
server-port-busy = Le port { $port } est occupé par un autre programme. Choisissez-en un autre avec --port.
server-cannot-listen = Damrak ne peut pas écouter à l’adresse { $host }, port { $port } : { $reason }. Choisissez une autre adresse avec --host ou un autre port avec --port.
server-here = Damrak est à l’adresse { $address }
server-here-for-friends = Pour les amis du même réseau : { $address }
server-how-to-end = Ctrl-C pour terminer. Toutes les parties sont conservées.
server-ended = Au revoir. Toutes les parties sont conservées.
server-no-boards-folder = Il n’y a pas de dossier { $folder } où prendre des plateaux.
server-board-left-out = { $file } est laissé de côté : { $reason }
