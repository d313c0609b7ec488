"""Chess by python-chess: random games to mate, stalemate or fifty quiet moves."""

import random

import chess
from _measure import Tally, run_peer, versions

QUIET = 100  # half-moves


def play(seed: int, tally: Tally, most: int) -> chess.Board:
    pick, board = random.Random(seed).random, chess.Board()
    decisions, legal_sum = 0, 0
    while decisions < most:
        moves = list(board.legal_moves)
        if not moves or board.halfmove_clock >= QUIET:
            break
        legal_sum += len(moves)
        board.push(moves[int(pick() * len(moves))])
        decisions += 1
    tally.add(decisions, 0, legal_sum)
    return board


if __name__ == "__main__":
    run_peer(
        "chess",
        play,
        trace=lambda board: " ".join(move.uci() for move in board.move_stack),
        # Without the history of moves, as its own engines copy: the cheapest copy it has.
        copy=lambda board: lambda: board.copy(stack=False),
        versions=versions("chess"),
        compiled=False,
    )
