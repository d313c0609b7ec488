"""The board: start areas, armies, the campaign and its fights."""
