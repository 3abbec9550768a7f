# De bots: hun niveaus en hun redenen.
bots-level-apprentice = Leerling
bots-level-clerk = Klerk
bots-level-skipper = Schipper
bots-level-merchant = Koopman
bots-level-regent = Regent
bots-level-apprentice-about = Een vriendelijke beginner die het vak nog leert.
bots-level-clerk-about = Pakt wat meteen loont en kijkt zelden verder.
bots-level-skipper-about = Vaart op een plan en weet wat alles waard is.
bots-level-merchant-about = Denkt enkele zetten vooruit en straft cadeautjes af.
bots-level-regent-about = De beste die we hebben: denkt ongeveer een seconde na en ziet weinig over het hoofd.
bots-unknown-bot = Er is voor dit spel geen bot “{ $bot }”; er zijn { $known }.
