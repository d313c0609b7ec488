"""What each seat of LEADERS may know."""
