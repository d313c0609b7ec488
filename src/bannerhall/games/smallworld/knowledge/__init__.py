"""What each seat of Small World may know."""
