"""What a game is. No game words, no input or output, no dependency but the compiler's run-time."""
