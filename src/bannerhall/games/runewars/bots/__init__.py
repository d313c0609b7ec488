"""How the bots of Runewars play."""
