"""How the bots of LEADERS play, and what a position is worth."""
