"""What each seat may see, and worlds it cannot tell apart."""
