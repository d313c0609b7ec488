"""How the game's own bots play and judge."""
