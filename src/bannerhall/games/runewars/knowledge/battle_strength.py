"""The strength of both sides of a battle as it would be counted now, term by term: all of it lies open
[RUN-BAT-31] to [RUN-BAT-33]."""

from __future__ import annotations

from bannerhall.games.runewars.rules import strength
from bannerhall.games.runewars.rules.battle_names import DEFENDER, SIDES
from bannerhall.games.runewars.rules.state import Runewars


def sides(s: Runewars) -> list[dict[str, object]]:
    """The total of attacker and defender and what it is made of; once it has been counted only the totals are left."""
    return [side(s, number) for number in range(len(SIDES))]


def side(s: Runewars, number: int) -> dict[str, object]:
    if s.battle_won != 0:
        return {"total": int(s.might[number]), "parts": []}
    parts = [[name, points] for name, points in terms(s, number) if points != 0]
    return {"total": sum(points for _, points in terms(s, number)), "parts": parts}


def terms(s: Runewars, number: int) -> list[tuple[str, int]]:
    found = [
        ("units", int(strength.of_units(s, number))),
        ("effects", int(s.might[number])),
        ("lord_commander", int(strength.of_title(s, number))),
        ("inspire", int(strength.of_commander(s, number))),
    ]
    if number == DEFENDER:
        found += [
            ("stronghold", int(strength.of_stronghold(s))),
            ("walls", int(strength.of_walls(s))),
            ("ground", int(strength.of_ground(s))),
            ("garrison", int(strength.of_order(s))),
            ("drill", int(strength.of_drill(s))),
            ("rootwall", int(strength.of_rootwall(s))),
        ]
    return found
