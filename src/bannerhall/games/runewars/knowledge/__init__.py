"""What each seat of Runewars may see, and worlds that it cannot tell apart."""
