"""How bots play merchants: what things are worth to each seat, in florins."""
