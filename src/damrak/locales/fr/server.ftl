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
server-no-undo-at-the-clock = On ne reprend aucun coup pendant une enchère.
server-undo-asked-already = Une reprise est déjà demandée à la table.
server-no-undo-asked = Personne n’a demandé de reprise.
server-empty-line = Une ligne vide ne dit rien.
server-line-too-long = Un message compte au plus { $most } caractères.
server-only-players = Seuls les joueurs de cette table peuvent faire cela.
server-nobody-absent = Il n’y a personne à remplacer à cette place.
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
server-no-such-page = Il n’y a rien à cette adresse.
server-nobody-sits = Il faut quelqu’un à la table.
server-table-taken = La table n’a pas pu être dressée. Veuillez réessayer.
server-table-full = Toutes les places de cette table sont prises. Vous pouvez regarder.
server-wrong-key = Ce lien n’ouvre aucune place à cette table.
server-bad-name = Un nom compte au plus { $most } caractères, tous imprimables.
server-too-fast = C’était trop rapide. Veuillez patienter un instant.
server-too-large = C’est trop volumineux pour ce serveur.
server-csrf = Cette page n’est plus à jour. Veuillez la recharger.
server-bad-request = Le serveur n’a pas compris : { $reason }.
server-bad-message = Le serveur n’a pas compris ce message : { $reason }.
server-message-too-long = Un message compte au plus { $most } caractères.
server-restarts = Le serveur redémarre. La table est conservée.
server-mishap = Quelque chose s’est mal passé sur le serveur. La table est restée comme avant.
server-page-missing = La page n’est pas là
server-page-missing-hint = Le serveur tourne, mais cette copie de Damrak a été installée sans sa page web. « make play » la construit.

server-folder-unusable = Damrak ne peut pas conserver ses parties dans { $folder } : { $reason }. Choisissez un autre dossier avec --data.
server-database-broken = { $file } est abîmé ou n’appartient pas à Damrak ({ $reason }). Déplacez-le pour repartir à neuf.
server-database-format = { $file } a été écrit par une autre version de Damrak (format { $found } ; celle-ci lit le format { $known }).
server-port-busy = Le port { $port } est occupé par un autre programme. Choisissez-en un autre avec --port.
server-here = Damrak est à l’adresse { $address }
server-here-for-friends = Pour les amis du même réseau : { $address }
server-how-to-end = Ctrl-C pour terminer. Toutes les parties sont conservées.
server-ended = Au revoir. Toutes les parties sont conservées.
