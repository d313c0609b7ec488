"""How the world map of LEADERS is drawn: sketches by hand, a grid, and lines that neighbours share."""
