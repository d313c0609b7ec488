"""The rules of Xorlosch: its table, its words, and a module for each chapter."""
