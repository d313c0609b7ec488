"""Catan by catanatron: four of its random players in its own tick, board and seating drawn anew each game."""

from _measure import Tally, run_peer, versions
from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT

PLACEMENTS = 16  # later options stand in sets ordered by hash(None), an address before Python 3.12


def play(seed: int, tally: Tally, most: int) -> Game:
    game = Game([RandomPlayer(color) for color in Color], seed=seed)
    decisions, legal_sum = 0, 0
    while decisions < most and game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        legal_sum += len(game.state.playable_actions)
        game.play_tick()
        decisions += 1
    tally.add(decisions, 0, legal_sum)
    return game


if __name__ == "__main__":
    run_peer(
        "catanatron",
        play,
        trace=lambda game: repr(game.state.actions[:PLACEMENTS]),
        copy=lambda game: game.copy,
        versions=versions("catanatron"),
        compiled=False,
    )
