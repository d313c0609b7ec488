"""What each seat of Sealed may know."""
