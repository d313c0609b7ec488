"""Sentences, pictures and what a client needs to draw the table."""
