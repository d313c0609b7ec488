"""OpenSpiel's C++ chess, driven from Python."""

from _openspiel import run

if __name__ == "__main__":
    run("chess")
