"""What our own items share: which game, and whether it is the compiled engine that is measured."""

from __future__ import annotations

import argparse
import json
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from random import Random

import _measure

import bannerhall
from bannerhall.core.state import CHANCE, NOBODY, State

SUFFIXES = tuple(EXTENSION_SUFFIXES)
HOT = ("bits", "chance", "state", "playout", "search")


def arguments(parser: argparse.ArgumentParser | None = None) -> argparse.Namespace:
    wanted = parser or _measure.parser()
    wanted.add_argument("--game", default="sealed")
    wanted.add_argument("--seats", type=int, default=3)
    return wanted.parse_args()


def start(wanted: argparse.Namespace) -> State:
    compiled(wanted.game)  # first of all: half an engine may not even start
    return bannerhall.game(wanted.game).new(seats=wanted.seats, seed=wanted.seed)


def compiled(slug: str) -> bool:
    """Whether the engine in this process is compiled. Half an engine is refused: its figures mean nothing."""
    hot = [f"bannerhall.core.{name}" for name in HOT] + [f"bannerhall.games.{slug}.rules.state"]
    files = {name: Path(str(import_module(name).__file__)) for name in hot}
    # A compiled group invents a file for each of its modules: only one that exists is what others import.
    extensions = [name for name in hot if files[name].is_file() and files[name].name.endswith(SUFFIXES)]
    if extensions and extensions != hot:
        raise SystemExit(f"compiled in part only, as Python: {', '.join(sorted({*hot} - {*extensions}))}")
    return extensions == hot


def about(slug: str) -> dict[str, object]:
    return {"versions": _measure.versions("librt"), "compiled": compiled(slug)}


def weighted(odds: list[tuple[int, int]], share: float) -> int:
    """The outcome at this share, from 0 up to but not including 1, of all weights."""
    point = int(share * sum(weight for _, weight in odds))
    for action, weight in odds:
        point -= weight
        if point < 0:
            return action
    raise ValueError("chance has no outcome")


def step_through(state: State, seed: int, tally: _measure.Tally, most: int = _measure.FOREVER) -> None:
    """Play a state on from Python, one answer at a time, for at most so many decisions."""
    pick, decisions, chances, legal_sum = Random(seed).random, 0, 0, 0
    while decisions < most:
        seat = state.seat()
        if seat == NOBODY:
            break
        if seat == CHANCE:
            action = weighted(state.odds(), pick())
            chances += 1
        else:
            options = state.legal()
            action = options[int(pick() * len(options))]
            legal_sum += len(options)
            decisions += 1
        state.apply(action)
    tally.add(decisions, chances, legal_sum)


def checksum(state: State) -> int:
    """Of the whole position: cheaper for the loop than a trace of what led there."""
    return _measure.checksum(json.dumps(state.to_json(), sort_keys=True))
