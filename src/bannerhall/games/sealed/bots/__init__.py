"""How the bots of Sealed play, and what a position is worth."""
