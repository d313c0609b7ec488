"""What a position of Xorlosch is worth, and how the bots spend their time."""
