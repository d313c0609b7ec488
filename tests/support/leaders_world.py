"""Positions of LEADERS on the board, for the full digital game: who holds what, and a question of somebody's turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from leaders_table import Table, mask, table

from bannerhall.core.frames import AWAITS, PROCEEDS
from bannerhall.core.ruleset import Choice
from bannerhall.games.leaders import GAME
from bannerhall.games.leaders.rules.atlas import REGIONS

DIGITAL: dict[str, Choice] = {"mode": "digital"}
# The step of a turn that comes after a question of it, and the step of the campaign that comes after one of phase 3.
STEPS = {"count": 1, "withdrawal": 3, "public_events": 4, "secret_events": 5, "headquarters": 7}
COMMANDS = {"place": 1, "move": 2}
COMMAND = 6


def shares(seats: int) -> list[list[str]]:
    """Neighbours in the list of regions, as evenly as possible."""
    size = len(REGIONS) / seats
    return [list(REGIONS[round(seat * size) : round((seat + 1) * size)]) for seat in range(seats)]


def world(
    seats: int = 3,
    *,
    active: int = 0,
    question: str = "place",
    held: Sequence[Sequence[str]] | None = None,
    armies: Mapping[int, Mapping[str, Sequence[int]]] | None = None,
    camps: Mapping[int, Sequence[int]] | None = None,
    drops: Mapping[int, Sequence[int]] | None = None,
    turns: int = 2,
    **more: Any,
) -> Table:
    """A turn of `active` at a question of the board. Everybody holds a share of the regions with one infantry in each,
    unless it is said here; units are infantry, tanks, planes. What else is said goes to `leaders_table.table`."""
    game = table(seats, active=active, turns=turns, options={**DIGITAL, **more.pop("options", {})}, **more)
    whole = game.state.to_json()
    position = whole["table"]
    assert isinstance(position, dict)
    lands = [list(own) for own in held or shares(seats)]
    units = [{region: [1, 0, 0] for region in own} for own in lands]
    for seat, there in (armies or {}).items():
        units[seat].update({place: list(many) for place, many in there.items()})
    position["board"].update(
        held=lands,
        armies=units,
        camps=[list((camps or {}).get(seat, (0, 0, 0))) for seat in range(seats)],
        drops=[list((drops or {}).get(seat, (0, 0, 0))) for seat in range(seats)],
    )
    return Table(GAME.load({**whole, "stack": stack_of(active, question)}))


def stack_of(active: int, question: str) -> list[list[object]]:
    step = STEPS.get(question, COMMAND)
    stack: list[list[object]] = [["round", PROCEEDS, 2, 0, 0, 0], ["turn", AWAITS, mask([active]), step, 0, 0]]
    if question in COMMANDS:
        stack.append(["campaign", AWAITS, 0, COMMANDS[question], 0, 0])
    return [*stack, [question, active, 0, 0, 0, 0]]
