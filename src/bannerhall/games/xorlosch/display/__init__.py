"""The facts of sentences, and pictures of the table."""
