"""A game of OpenSpiel (C++) stepped from Python. Chance is sampled on the clock, but is nobody's decision."""

import random
from collections.abc import Callable

import pyspiel
from _measure import Tally, run_peer, versions


def sample(outcomes: list[tuple[int, float]], point: float) -> int:
    for action, chance in outcomes:
        point -= chance
        if point < 0:
            return action
    return outcomes[-1][0]  # the weights are floats and may sum to a little less than one


def player(game: pyspiel.Game) -> Callable[[int, Tally, int], pyspiel.State]:
    def play(seed: int, tally: Tally, most: int) -> pyspiel.State:
        pick, state = random.Random(seed).random, game.new_initial_state()
        decisions, chances, legal_sum = 0, 0, 0
        while decisions < most and not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(sample(state.chance_outcomes(), pick()))
                chances += 1
                continue
            actions = state.legal_actions()
            legal_sum += len(actions)
            state.apply_action(actions[int(pick() * len(actions))])
            decisions += 1
        tally.add(decisions, chances, legal_sum)
        return state

    return play


def run(slug: str) -> None:
    run_peer(
        f"openspiel_{slug}",
        player(pyspiel.load_game(slug)),
        trace=lambda state: repr(state.history()),
        copy=lambda state: state.clone,
        versions=versions("open-spiel"),
        compiled=True,
    )
