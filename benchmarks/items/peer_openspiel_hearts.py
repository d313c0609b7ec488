"""OpenSpiel's C++ hearts, driven from Python."""

from _openspiel import run

if __name__ == "__main__":
    run("hearts")
