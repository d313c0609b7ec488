"""The commands of `bannerhall`, one module each. Heavy imports stand inside the functions."""
