"""The facts of sentences."""
