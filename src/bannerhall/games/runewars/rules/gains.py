"""Influence and dials go up and down, never beyond their ends [RUN-RES-01] [RUN-RES-02] [RUN-INF-02]."""

from __future__ import annotations

from mypy_extensions import i64

from bannerhall.core.bits import lowest
from bannerhall.core.events import ALL
from bannerhall.games.runewars.rules import atlas, cities, control, events, exploration_tokens, units
from bannerhall.games.runewars.rules.components import MOST_INFLUENCE
from bannerhall.games.runewars.rules.state import Runewars
from bannerhall.games.runewars.rules.units import FOOD, MOST_DIAL, ORE, WOOD


def gain_influence(s: Runewars, seat: i64, amount: i64) -> None:
    """Influence is one number; what is lost below zero is lost [RUN-INF-02] [RUN-RES-02]."""
    before = s.influence[seat]
    after = before + amount
    if after < 0:
        after = 0
    if after > MOST_INFLUENCE:
        after = MOST_INFLUENCE
    s.influence[seat] = after
    if after != before and s.sink is not None:
        s.emit(events.INFLUENCE, seat, after - before, 0, 0, ALL, 0)


def set_dial(s: Runewars, seat: i64, dial: i64, to: i64) -> None:
    """A dial runs from 0 to 8; what goes beyond is lost [RUN-RES-01] [RUN-RES-02]."""
    if to < 0:
        to = 0
    if to > MOST_DIAL:
        to = MOST_DIAL
    before = s.dial[seat * 3 + dial]
    s.dial[seat * 3 + dial] = to
    if before != to and s.sink is not None:
        s.emit(events.DIAL, seat, dial, before, to, ALL, 0)


def turn_dial(s: Runewars, seat: i64, dial: i64, by: i64) -> None:
    set_dial(s, seat, dial, s.dial[seat * 3 + dial] + by)


def provided(s: Runewars, area: i64, dial: i64) -> i64:
    """What an area provides of a resource now: a village counts always, printed icons and the Sunken City's not under
    a wasteland or ice token [RUN-DES-02] [RUN-DES-08] [RUN-CRY-02] [RUN-SUNK-05] [RUN-EXPL-06]."""
    amount = village(s, area, dial)
    if ((s.wasteland | s.iced) >> area) & 1 == 1:
        return amount
    if dial == FOOD:
        amount += atlas.FOOD[area]
    elif dial == WOOD:
        amount += atlas.WOOD[area]
    else:
        amount += atlas.ORE[area]
    if s.city[area] == cities.SUNKEN_CITY + 1 and (dial == FOOD or dial == ORE):
        amount += 1
    return amount


def village(s: Runewars, area: i64, dial: i64) -> i64:
    """A faceup village provides one more of its resource [RUN-EXPL-06]."""
    if (s.explored >> area) & 1 == 0:
        return 0
    return 1 if s.exploration[area] == exploration_tokens.VILLAGE_FOOD + dial + 1 else 0


def yields(s: Runewars, seat: i64, dial: i64) -> i64:
    """The total of a resource in all areas that a seat controls [RUN-ORD4-01]."""
    amount: i64 = 0
    left = control.controlled(s, seat)
    while left != 0:
        amount += provided(s, lowest(left), dial)
        left &= left - 1
    return amount


def icons(s: Runewars, seat: i64, icon: i64) -> i64:
    """How many icons of a kind lie on the current and lower spaces of the three dials [RUN-RES-03]."""
    n: i64 = 0
    faction = s.faction_of(seat)
    for dial in range(3):
        for space in range(s.dial[seat * 3 + dial]):
            if units.ICONS[faction * 24 + dial * 8 + space] == icon:
                n += 1
    return n
