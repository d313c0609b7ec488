"""What is special to positions of Runewars: units of an area by type, cells, developments, Reward cards by kind."""

from __future__ import annotations

from typing import Final, cast

from bannerhall.core.bits import members
from bannerhall.core.codecs import Cell, Sparse
from bannerhall.core.reading import Reader
from bannerhall.core.schema import Codec
from bannerhall.core.state import State
from bannerhall.core.values import MembersOnce, Name, OrNone, PlusOne, Seat, Value, Whole
from bannerhall.games.runewars.rules import forces, hero_cards, rewards_packed, tactics, units
from bannerhall.games.runewars.rules.atlas import AREA_NAMES, AREAS
from bannerhall.games.runewars.rules.board import CELLS, column, row_of
from bannerhall.games.runewars.rules.components import DEVELOPMENT_BASE, DEVELOPMENTS, MOST_PLAYERS
from bannerhall.games.runewars.rules.state import Runewars
from bannerhall.games.runewars.rules.units import SLOTS

AREA: Final = Name(AREA_NAMES, "an area")
AREA_SET: Final = MembersOnce(AREA)
SEATS: Final = MembersOnce(Seat())
A_SEAT: Final = OrNone(PlusOne(Seat()))
HERO: Final = Name(hero_cards.NAMES, "a hero")
CELL_NAMES: Final = tuple(f"{column(at)}/{row_of(at)}" for at in range(CELLS))


def force_to_json(number: int, faction: int) -> dict[str, int]:
    """Units by type; `faction` is whose the first six slots are."""
    return {
        units.UNIT_NAMES[forces.kind_of(slot, faction)]: int(forces.many(number, slot))
        for slot in range(SLOTS)
        if forces.many(number, slot) != 0
    }


def force_from_json(data: Reader, faction: int) -> int:
    """Units by type; those of another faction than this are refused."""
    own = () if faction < 0 else units.UNIT_NAMES[faction * 6 : faction * 6 + 6]
    known = [*own, *units.UNIT_NAMES[int(units.NEUTRALS) :]]
    number = 0
    for place, item in data.named(known):
        kind = units.UNIT_NAMES.index(known[place])
        number += int(forces.of_kind(kind, item.whole(1, forces.MOST)))
    return number


class Units(Codec):
    """The units of every area, by type."""

    def __init__(self, field: str) -> None:
        self.field = field

    def write(self, state: State, at: int) -> object:
        s = cast(Runewars, state)
        row = getattr(s, self.field)
        return {
            AREA_NAMES[area]: force_to_json(int(row[area]), faction_in(s, area))
            for area in range(AREAS)
            if row[area] != 0
        }

    def read(self, state: State, data: Reader, at: int) -> None:
        s = cast(Runewars, state)
        row = getattr(s, self.field)
        for area, item in data.named(AREA_NAMES):
            row[area] = force_from_json(item, faction_in(s, area))

    def form(self) -> str:
        return "by area: by unit: 1–31"


def faction_in(s: Runewars, area: int) -> int:
    """The faction whose units are in an area, -1 if none is."""
    holder = int(s.holder[area]) - 1
    return int(s.faction[holder]) - 1 if holder >= 0 else -1


def faction_on_the_move(s: Runewars) -> int:
    """The faction of the current player, -1 between turns."""
    return int(s.faction[s.turn_of - 1]) - 1 if s.turn_of != 0 else -1


class MarchForce(Codec):
    """The units on the march, by type: they belong to the current player."""

    def write(self, state: State, at: int) -> object:
        s = cast(Runewars, state)
        return force_to_json(int(s.march_force), faction_on_the_move(s))

    def read(self, state: State, data: Reader, at: int) -> None:
        s = cast(Runewars, state)
        s.march_force = force_from_json(data, faction_on_the_move(s))

    def form(self) -> str:
        return "by unit: 1–31"


class Moved(Codec):
    """The units of the current player that have moved, by area and type."""

    def write(self, state: State, at: int) -> object:
        s = cast(Runewars, state)
        return {
            AREA_NAMES[area]: force_to_json(int(s.moved[area]), faction_on_the_move(s))
            for area in range(AREAS)
            if s.moved[area] != 0
        }

    def read(self, state: State, data: Reader, at: int) -> None:
        s = cast(Runewars, state)
        for area, item in data.named(AREA_NAMES):
            s.moved[area] = force_from_json(item, faction_on_the_move(s))

    def form(self) -> str:
        return "by area: by unit: 1–31"


class Developments(Value):
    """The development tokens of an area, one or two."""

    def write(self, s: State, number: int) -> object:
        pair = (number % int(DEVELOPMENT_BASE), number // int(DEVELOPMENT_BASE))
        return [DEVELOPMENTS[token - 1] for token in pair if token != 0]

    def read(self, s: State, data: Reader) -> int:
        tokens = [item.name(DEVELOPMENTS) + 1 for item in data.items(1, 2)]
        return tokens[0] + (int(DEVELOPMENT_BASE) * tokens[1] if len(tokens) == 2 else 0)

    def form(self) -> str:
        return f"list, each {', '.join(DEVELOPMENTS)}"


class Rewards(Value):
    """Reward cards by kind."""

    def write(self, s: State, number: int) -> object:
        return rewards_packed.to_json(number)

    def read(self, s: State, data: Reader) -> int:
        return rewards_packed.from_json(data)

    def form(self) -> str:
        return "by reward: 1–4"


class Training(Value):
    """Training tokens: how much they add to strength, agility and wisdom."""

    def write(self, s: State, number: int) -> object:
        return [number % 3, number // 3 % 3, number // 9]

    def read(self, s: State, data: Reader) -> int:
        strength, agility, wisdom = (item.whole(0, 2) for item in data.items(3, 3))
        return strength + 3 * agility + 9 * wisdom

    def form(self) -> str:
        return "[strength, agility, wisdom], each 0–2"


class Hands(Codec):
    """Tactics cards of a seat by kind."""

    def __init__(self, field: str) -> None:
        self.field = field
        self.cards = Sparse(tactics.NAMES, Cell(field, Whole(1, 3)), by="card")

    def write(self, s: State, at: int) -> object:
        return self.cards.write(s, at)

    def read(self, s: State, data: Reader, at: int) -> None:
        self.cards.read(s, data, at)

    def form(self) -> str:
        return self.cards.form()


class KnownHands(Codec):
    """For a seat, by other seat, the Tactics cards that it has seen in that hand and that have not left it since."""

    def write(self, state: State, at: int) -> object:
        s = cast(Runewars, state)
        first = at * MOST_PLAYERS
        return [[tactics.NAMES[card] for card in members(s.known[first + other])] for other in range(int(s.seats))]

    def read(self, state: State, data: Reader, at: int) -> None:
        s = cast(Runewars, state)
        for other, item in enumerate(data.items(int(s.seats), int(s.seats))):
            s.known[at * MOST_PLAYERS + other] = KNOWN_CARDS.read(s, item)

    def form(self) -> str:
        return "by seat: list of Tactics cards"


KNOWN_CARDS: Final = MembersOnce(Name(tactics.NAMES, "a Tactics card"))
