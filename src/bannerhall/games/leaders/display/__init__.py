"""The facts of sentences, pictures and maps."""
