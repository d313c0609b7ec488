"""The hall's addresses, one module a chapter."""
