"""The rules of LEADERS: its table, its words, and the chapters that both halves share."""
