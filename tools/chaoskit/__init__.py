"""The parts of the chaos trial."""
