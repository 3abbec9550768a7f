# Les robots : leurs niveaux et leurs raisons.
bots-level-apprentice = Apprenti
bots-level-clerk = Commis
bots-level-skipper = Patron de navire
bots-level-merchant = Marchand
bots-level-regent = Régent
bots-level-apprentice-about = Un débutant sympathique, qui apprend encore le métier.
bots-level-clerk-about = Prend ce qui rapporte tout de suite et voit rarement plus loin.
bots-level-skipper-about = Suit un plan et connaît la valeur des choses.
bots-level-merchant-about = Réfléchit quelques coups à l’avance et punit les cadeaux.
bots-level-regent-about = Le meilleur que nous ayons : réfléchit environ une seconde et laisse passer peu de choses.
bots-unknown-bot = Il n’y a pas de robot « { $bot } » pour ce jeu ; il y a { $known }.
