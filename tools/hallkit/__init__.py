"""What hall.py is made of: the environment and the compiled engine of a checkout. Standard library only."""
