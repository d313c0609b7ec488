"""A new Objective of one's alignment, in place of another one [RUN-OBJ-01]."""

from __future__ import annotations

from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.core.state import CHANCE
from bannerhall.games.runewars.rules import objective_cards as card_of
from bannerhall.games.runewars.rules import questions, units
from bannerhall.games.runewars.rules.state import Runewars


def fits(s: Runewars, seat: i64, card: i64) -> bool:
    """Whether an Objective has the alignment of the seat's faction."""
    return card_of.IS_GOOD[card] == units.GOOD[s.faction_of(seat)]


def some_left(s: Runewars, seat: i64) -> bool:
    """Whether a card of the alignment can be drawn; those put under the deck are not reached."""
    for card in range(card_of.CARDS):
        if s.objective_deck.counts[card] != 0 and fits(s, seat, card):
            return True
    return False


def put_under(s: Runewars, seat: i64) -> None:
    """The Objective goes under its deck, where only its owner knows it to be."""
    s.objective_deck.put_bottom(s.objective[seat] - 1, BIT[seat])
    s.set_objective(seat, 0)


def draw(s: Runewars, seat: i64) -> None:
    if some_left(s, seat):
        s.ask(questions.DEAL_OBJECTIVE, CHANCE, seat)
