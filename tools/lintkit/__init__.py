"""Checks of our own that `hall.py lint` runs beside those of others."""
