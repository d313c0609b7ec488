"""What each seat of Xorlosch may know."""
