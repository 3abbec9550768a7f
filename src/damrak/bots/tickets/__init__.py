"""How bots play tickets: a plan over the contracts, worth in hundredths of a point."""
