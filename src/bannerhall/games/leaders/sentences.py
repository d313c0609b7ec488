"""The facts that questions, refusals and options speak of: only what the seat may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bannerhall.core.errors import Fact
from bannerhall.core.state import CHANCE, A, C
from bannerhall.core.vocabulary import SPAN
from bannerhall.games.leaders.components import (
    ADD,
    AMOUNT,
    BLOC,
    BOYCOTT,
    COLOUR,
    DROP,
    ELIMINATION_FRAME,
    HEADQUARTERS_FRAME,
    MARKED_FRAME,
    MISSION,
    MOST_ENTERED,
    MOST_SEATS,
    NATION,
    ORDER_FRAME,
    PREPARE_FRAME,
    PRODUCTION,
    PRODUCTION_FRAME,
    SHARE_FRAME,
    TRIBUTE,
)
from bannerhall.games.leaders.numbers import MOST_OPERATIVES, SUPPLY, VICTORY_MARKERS, VICTORY_POINTS

if TYPE_CHECKING:
    from bannerhall.games.leaders.state import Leaders


def facts(s: Leaders, seat: i64, action: i64, clause: i64) -> dict[str, Fact]:
    """What a refusal tells: what the answer names, and the numbers of its own headquarters it is measured by."""
    kind = action // SPAN * SPAN
    at = int(action - kind)
    told: dict[str, Fact] = {"most": MOST_ENTERED}
    if kind in (COLOUR, BLOC, NATION):
        told["choice"] = at
    if kind == PRODUCTION:
        told["points"] = at
    if seat < 0 or seat >= s.seats:
        return told
    told["bloc"] = int(s.bloc[seat]) - 1
    if kind in (ADD, DROP):
        told.update(item_facts(s, seat, at))
    if kind in (TRIBUTE, AMOUNT):
        told.update(purse(s, seat))
        told["player"] = at + 1
    return told


def item_facts(s: Leaders, seat: i64, item: int) -> dict[str, Fact]:
    from bannerhall.games.leaders.economy import cost_of  # later: the economy is built on the state, the state on us

    told: dict[str, Fact] = {"item": item, "cost": int(cost_of(s, seat, item)), **purse(s, seat)}
    told["reserve"] = int(s.tables.numbers[MOST_OPERATIVES])
    if item < 3:
        told["supply"] = int(s.tables.numbers[SUPPLY + item])
    if BOYCOTT <= item < MISSION:
        told["player"] = (item - BOYCOTT) % MOST_SEATS + 1
    told["mission"] = int(s.planned[seat]) - 1
    return told


def purse(s: Leaders, seat: i64) -> dict[str, Fact]:
    from bannerhall.games.leaders.economy import free_diplomats, free_spies, unspent

    return {
        "left": int(unspent(s, seat)),
        "diplomats": int(free_diplomats(s, seat)),
        "spies": int(free_spies(s, seat)),
    }


def remark(s: Leaders, seat: i64, action: i64) -> dict[str, Fact]:
    """The price of what can be added, where it has one [LDR-HEAD-08]."""
    from bannerhall.games.leaders.economy import cost_of

    if action // SPAN * SPAN != ADD or not 0 <= seat < s.seats or action - ADD >= BOYCOTT:
        return {}
    return {"points": int(cost_of(s, seat, action - ADD))}


def ask_facts(s: Leaders, f: i64, seat: i64) -> dict[str, Fact]:
    """What a question tells: whose turn it is, what is entered for whom, what is left in one's own headquarters."""
    told: dict[str, Fact] = {"player": int(s.active) + 1, "round": int(s.round)}
    kind = s.frames[f]
    if kind in (PRODUCTION_FRAME, MARKED_FRAME, SHARE_FRAME):
        teller = s.frames[f + A]
        told["player"] = int(teller) + 1
        told["before"] = int(s.points(teller))
        told["victory"] = int(s.tables.numbers[VICTORY_POINTS])
        told["markers"] = int(s.tables.numbers[VICTORY_MARKERS])
    elif kind == ORDER_FRAME:
        told["place"] = int(s.frames[f + A]) + 1
    elif kind == PREPARE_FRAME:
        told["step"] = int(s.frames[f + A])
    elif kind == ELIMINATION_FRAME and seat != CHANCE:
        told["player"] = int(seat) + 1
    elif kind == HEADQUARTERS_FRAME:
        told.update(purse(s, seat))
        told["receiver"] = int(s.frames[f + C])
    return told
