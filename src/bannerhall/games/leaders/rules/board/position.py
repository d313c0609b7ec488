"""The board as a position: who holds what, whose units stand where, and the fight under way."""

from __future__ import annotations

from typing import Final

from bannerhall.core.codecs import Cell, Field, PerSeat, Sparse, Times
from bannerhall.core.reading import Reader
from bannerhall.core.schema import Key, Schema
from bannerhall.core.state import State
from bannerhall.core.values import Members, Name, Value, Whole
from bannerhall.games.leaders.rules import fight, items
from bannerhall.games.leaders.rules.atlas import PLACES, REGIONS
from bannerhall.games.leaders.rules.board.armies import ONE, count_of
from bannerhall.games.leaders.rules.components import MOST_UNITS


class Units(Value):
    """Units in one number, as counts by kind."""

    def write(self, s: State, number: int) -> object:
        return [int(count_of(number, unit)) for unit in range(len(items.UNITS))]

    def read(self, s: State, data: Reader) -> int:
        counts = data.wholes(len(items.UNITS), 0, MOST_UNITS)
        return sum(many * int(ONE[unit]) for unit, many in enumerate(counts))

    def form(self) -> str:
        return "[infantry, tanks, planes]"


UNITS: Final = Units()
REGION_SET: Final = Members(Name(REGIONS, "a region"))

BOARD: Final = Schema(
    Key("held", PerSeat(Cell("held", REGION_SET)), "the regions of each seat"),
    Key("armies", PerSeat(Sparse(PLACES, Cell("army", UNITS), by="place")), "units by place, where there are any"),
    Key("camps", PerSeat(Cell("camp", UNITS)), "base camps"),
    Key("drops", PerSeat(Cell("drop", UNITS)), "drop zones"),
    Key(
        "fresh",
        Sparse(PLACES, Cell("fresh", UNITS), by="place"),
        "what the active player has placed in this step, or moved in this turn",
    ),
    Key("attacked", Field("attacked", REGION_SET), "regions that are attacked"),
    Key("landed", Field("landed", REGION_SET), "regions that attackers have entered over the sea or a dotted line"),
    Key("taken", Field("taken", REGION_SET), "regions that were empty and taken in this turn"),
    Key(
        "battle",
        Times(fight.ROOM, Cell("battle", Whole(0, MOST_UNITS))),
        "the fight under way, all 0 if there is none: place, the opponent's seat, step, combat round; then for "
        "attacker and defender each: asked no more, which units roll (0 the strongest), hits, units still to be "
        "lost; who retreats (1 attacker, 2 defender); how many dice each; and four dice each, as unit × 4 + face + 1",
    ),
)
