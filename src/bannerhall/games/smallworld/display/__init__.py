"""How Small World is shown: facts of sentences, pictures, maps."""
