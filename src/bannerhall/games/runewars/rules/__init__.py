"""The rules, in the rulebook's order."""
