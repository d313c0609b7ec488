"""How the bots of Small World play, and what a position is worth."""
