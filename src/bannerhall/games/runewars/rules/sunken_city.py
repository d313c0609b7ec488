"""The Sunken City comes up on tile 12 [RUN-SUNK-01] to [RUN-SUNK-13]."""

from __future__ import annotations

from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.core.events import ALL
from bannerhall.games.runewars.rules import cities, control, events, tokens
from bannerhall.games.runewars.rules.state import Runewars


def place(s: Runewars, seat: i64) -> None:
    """Lay the token on tile 12, its water over the yellow border; wasteland and ice tokens there are removed instead;
    if it lies there already, or tile 12 isn't on the board, nothing happens. Units stay where they are [RUN-SUNK-01]
    [RUN-SUNK-02] [RUN-SUNK-04] [RUN-SUNK-06] [RUN-SUNK-07] [RUN-SUNK-09] [RUN-SUNK-13]."""
    area = control.SANDS
    if (s.land >> area) & 1 == 0 or s.city[area] != 0:
        return
    number = s.ice[area] + ((s.wasteland >> area) & 1)
    if number != 0:
        clear_tokens(s, seat, area, number)
        return
    s.set_city(area, cities.SUNKEN_CITY + 1)
    if s.sink is not None:
        s.emit(events.CITY_RISES, area, 0, 0, 0, ALL, 0)


def clear_tokens(s: Runewars, seat: i64, area: i64, number: i64) -> None:
    """All wasteland and ice tokens of an area go; they count as removed by the seat."""
    s.wasteland &= ~BIT[area]
    tokens.set_ice(s, area, 0)
    s.set_healed(seat, s.healed[seat] + number)
    if s.sink is not None:
        s.emit(events.TOKENS_REMOVED, area, number, 0, 0, ALL, 0)
