"""The rules of Sealed: its table, its words, and a module for each chapter."""
