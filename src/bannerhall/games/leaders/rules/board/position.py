"""The board as a position: who holds what, whose units stand where, and the fight under way."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.core.reading import Reader
from bannerhall.core.schema import Codec, Key, Row, Schema
from bannerhall.core.state import State
from bannerhall.games.leaders.rules import fight, items
from bannerhall.games.leaders.rules.atlas import ALL_PLACES, PLACES, REGIONS
from bannerhall.games.leaders.rules.board.armies import ONE, count_of
from bannerhall.games.leaders.rules.components import MOST_UNITS


def names_of(mask: i64) -> list[str]:
    return [name for region, name in enumerate(REGIONS) if mask & BIT[region] != 0]


def read_regions(data: Reader) -> i64:
    mask: i64 = 0
    for reader in data.items(0, len(REGIONS)):
        mask |= BIT[reader.name(REGIONS)]
    return mask


def write_units(units: i64) -> list[int]:
    return [int(count_of(units, unit)) for unit in range(len(items.UNITS))]


def read_units(data: Reader) -> i64:
    units: i64 = 0
    for unit, many in enumerate(data.wholes(len(items.UNITS), 0, MOST_UNITS)):
        units += many * ONE[unit]
    return units


def write_places(row: vec[i64], first: int) -> dict[str, list[int]]:
    return {name: write_units(row[first + place]) for place, name in enumerate(PLACES) if row[first + place] != 0}


def read_places(row: vec[i64], first: int, data: Reader) -> None:
    if not isinstance(data.value, dict):
        raise data.wrong("{}")
    for name in data.value:
        if name not in PLACES:
            raise data.wrong(", ".join(PLACES))
        row[first + PLACES.index(name)] = read_units(data.at(name))


class BoardCodec(Codec):
    """A field of the board."""

    def __init__(self, field: str) -> None:
        self.field = field


class Regions(BoardCodec):
    """A mask of regions, by their names."""

    def write(self, s: State) -> object:
        return names_of(getattr(s, self.field))

    def read(self, s: State, data: Reader) -> None:
        setattr(s, self.field, int(read_regions(data)))

    def form(self) -> str:
        return "regions"


class RegionsBySeat(BoardCodec):
    def write(self, s: State) -> object:
        row: vec[i64] = getattr(s, self.field)
        return [names_of(row[seat]) for seat in range(int(s.seats))]

    def read(self, s: State, data: Reader) -> None:
        row: vec[i64] = getattr(s, self.field)
        for seat, reader in enumerate(data.items(int(s.seats), int(s.seats))):
            row[seat] = read_regions(reader)

    def form(self) -> str:
        return "by seat: regions"


class UnitsBySeat(BoardCodec):
    def write(self, s: State) -> object:
        row: vec[i64] = getattr(s, self.field)
        return [write_units(row[seat]) for seat in range(int(s.seats))]

    def read(self, s: State, data: Reader) -> None:
        row: vec[i64] = getattr(s, self.field)
        for seat, reader in enumerate(data.items(int(s.seats), int(s.seats))):
            row[seat] = read_units(reader)

    def form(self) -> str:
        return "by seat: [infantry, tanks, planes]"


class UnitsByPlace(BoardCodec):
    def write(self, s: State) -> object:
        return write_places(getattr(s, self.field), 0)

    def read(self, s: State, data: Reader) -> None:
        read_places(getattr(s, self.field), 0, data)

    def form(self) -> str:
        return "{place: [infantry, tanks, planes]}"


class UnitsBySeatAndPlace(BoardCodec):
    def write(self, s: State) -> object:
        row: vec[i64] = getattr(s, self.field)
        return [write_places(row, seat * ALL_PLACES) for seat in range(int(s.seats))]

    def read(self, s: State, data: Reader) -> None:
        row: vec[i64] = getattr(s, self.field)
        for seat, reader in enumerate(data.items(int(s.seats), int(s.seats))):
            read_places(row, seat * ALL_PLACES, reader)

    def form(self) -> str:
        return "by seat: {place: [infantry, tanks, planes]}"


BOARD: Final = Schema(
    Key("held", RegionsBySeat("held"), "the regions of each seat"),
    Key("armies", UnitsBySeatAndPlace("army"), "units by place, where there are any"),
    Key("camps", UnitsBySeat("camp"), "base camps"),
    Key("drops", UnitsBySeat("drop"), "drop zones"),
    Key(
        "fresh",
        UnitsByPlace("fresh"),
        "what the active player has placed in this step, or moved in this turn",
    ),
    Key("attacked", Regions("attacked"), "regions that are attacked"),
    Key("landed", Regions("landed"), "regions that attackers have entered over the sea or a dotted line"),
    Key("taken", Regions("taken"), "regions that were empty and taken in this turn"),
    Key(
        "battle",
        Row("battle", fight.ROOM, 0, MOST_UNITS),
        "the fight under way, all 0 if there is none: place, the opponent's seat, step, combat round; then for "
        "attacker and defender each: asked no more, which units roll (0 the strongest), hits, units still to be "
        "lost; who retreats (1 attacker, 2 defender); how many dice each; and four dice each, as unit × 4 + face + 1",
    ),
)
