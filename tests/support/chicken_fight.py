"""Fights of War for Chicken Island in a few words: who attacks whom, who lays what, and what came of it."""

from __future__ import annotations

from chicken_table import answer, asks, told

from bannerhall.core.events import Sink
from bannerhall.games.chicken.rules.components import PIECE_NAMES
from bannerhall.games.chicken.rules.state import Chicken


def name(piece: str | int) -> str:
    return piece if isinstance(piece, str) else PIECE_NAMES[piece]


def attack(s: Chicken, attacker: str | int, target: str | int, by: str = "fight") -> None:
    """The active player attacks, with the free action or by `strike` with a claw die."""
    answer(s, f"{by} {name(attacker)}")
    if asks(s) == "target":
        answer(s, f"target {name(target)}")


def lay(s: Chicken, seat: int, *cards: str) -> None:
    """Everybody passes until the seat is asked; it lays these cards and is done."""
    passing = 0
    while s.seat() != seat:
        assert asks(s) == "cards"
        assert passing < 4
        answer(s, "pass")
        passing += 1
    for card in cards:
        answer(s, f"lay {card}")
    if asks(s) == "cards" and s.seat() == seat:
        answer(s, "pass")


def all_pass(s: Chicken) -> None:
    """Nobody plays any more scrolls."""
    while asks(s) == "cards":
        answer(s, "pass")


def no_dice(s: Chicken) -> None:
    if asks(s) == "combat_dice":
        answer(s, "pass")


def compared(s: Chicken, sink: Sink) -> tuple[object, object, object]:
    """Strength, armour and outcome of the last comparison."""
    last = told(s, sink, "compared")[-1]
    return last["strength"], last["armour"], last["outcome"]
