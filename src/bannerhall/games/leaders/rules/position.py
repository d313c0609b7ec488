"""LEADERS as a position: every secret of every player, and the board where it is here."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bounds import Bound, bound, last_seat, number_of_seats, span
from bannerhall.core.reading import Reader
from bannerhall.core.schema import Codec, Key, Name, Schema, SeatMask, Whole
from bannerhall.core.state import State
from bannerhall.games.leaders.rules import items, nations, settings
from bannerhall.games.leaders.rules.board.position import BOARD
from bannerhall.games.leaders.rules.cards import CARDS, amount_of, card, kind_of, player_of
from bannerhall.games.leaders.rules.components import (
    BOX,
    COLOURS,
    MARKERS,
    MOST_ENTERED,
    MOST_POINTS,
    MOST_ROUNDS,
    MOST_SEATS,
    MOST_UNITS,
    VICTORIES,
    WORLD_EVENTS,
)
from bannerhall.games.leaders.rules.headquarters.economy import percent_of
from bannerhall.games.leaders.rules.production import BOOKED_WITH_PERCENT, NOT_BOOKED
from bannerhall.games.leaders.rules.state import ALL_EVENTS, ALL_MISSIONS, KEPT, WAYS, Leaders

MOST_AMOUNT: Final = 2**50  # of a card


def name_or_none(names: tuple[str, ...], value: i64) -> str | None:
    """A choice that is kept + 1, 0 before it is made."""
    return names[value - 1] if value != 0 else None


def read_name_or_none(data: Reader, names: tuple[str, ...]) -> int:
    return 0 if data.value is None else data.name(names) + 1


class WorldEvent(Codec):
    def write(self, state: State) -> object:
        return name_or_none(WORLD_EVENTS, cast(Leaders, state).world)

    def read(self, state: State, data: Reader) -> None:
        cast(Leaders, state).world = read_name_or_none(data, WORLD_EVENTS)

    def form(self) -> str:
        return ", ".join(WORLD_EVENTS) + " or null"


class Entries(Codec):
    def write(self, state: State) -> object:
        s = cast(Leaders, state)
        return [[int(s.entries[at]) for at in entry_places(s, seat)] for seat in range(int(s.seats))]

    def read(self, state: State, data: Reader) -> None:
        s = cast(Leaders, state)
        for seat, reader in enumerate(data.items(int(s.seats), int(s.seats))):
            for i, entry in enumerate(reader.items(0, KEPT)):
                s.entries[seat * KEPT + i] = entry.whole(0, MOST_ENTERED)
                s.kept[seat] = i + 1

    def form(self) -> str:
        return f"by seat: list of {span(0, MOST_ENTERED)}"


def entry_places(s: Leaders, seat: int) -> range:
    return range(seat * KEPT, seat * KEPT + int(s.kept[seat]))


# --- What a position says of each seat ----------------------------------------------------------------------


class SeatCodec:
    """How one value of a seat is written and read."""

    def write(self, s: Leaders, seat: int) -> object:
        raise NotImplementedError

    def read(self, s: Leaders, seat: int, data: Reader) -> None:
        raise NotImplementedError

    def form(self) -> str:
        return ""


class SeatKey:
    """One key of what is said of a seat."""

    def __init__(self, name: str, codec: SeatCodec, meaning: str) -> None:
        self.name = name
        self.codec = codec
        self.meaning = meaning


class EachSeat(Codec):
    """By seat, an object with exactly these keys."""

    def __init__(self, *keys: SeatKey) -> None:
        self.keys = keys

    def write(self, state: State) -> object:
        s = cast(Leaders, state)
        return [{key.name: key.codec.write(s, seat) for key in self.keys} for seat in range(int(s.seats))]

    def read(self, state: State, data: Reader) -> None:
        s = cast(Leaders, state)
        names = [key.name for key in self.keys]
        for seat, reader in enumerate(data.items(int(s.seats), int(s.seats))):
            reader.object(names)
            for key in self.keys:
                key.codec.read(s, seat, reader.at(key.name))

    def form(self) -> str:
        return "by seat: {" + ", ".join(key.name for key in self.keys) + "}"


class Number(SeatCodec):
    """A whole number."""

    def __init__(self, field: str, low: int, high: Bound) -> None:
        self.field = field
        self.low = low
        self.high = high

    def write(self, s: Leaders, seat: int) -> object:
        row: vec[i64] = getattr(s, self.field)
        return int(row[seat])

    def read(self, s: Leaders, seat: int, data: Reader) -> None:
        row: vec[i64] = getattr(s, self.field)
        row[seat] = data.whole(self.low, bound(self.high, s))

    def form(self) -> str:
        return span(self.low, self.high)


class Numbers(SeatCodec):
    """So many whole numbers that follow each other in the row."""

    def __init__(self, field: str, many: int, low: int, high: int) -> None:
        self.field = field
        self.many = many
        self.low = low
        self.high = high

    def write(self, s: Leaders, seat: int) -> object:
        row: vec[i64] = getattr(s, self.field)
        return [int(row[seat * self.many + i]) for i in range(self.many)]

    def read(self, s: Leaders, seat: int, data: Reader) -> None:
        row: vec[i64] = getattr(s, self.field)
        for i, value in enumerate(data.wholes(self.many, self.low, self.high)):
            row[seat * self.many + i] = value

    def form(self) -> str:
        return f"{self.many} times {span(self.low, self.high)}"


class Chosen(SeatCodec):
    """A name, or null before it is chosen."""

    def __init__(self, field: str, names: tuple[str, ...]) -> None:
        self.field = field
        self.names = names

    def write(self, s: Leaders, seat: int) -> object:
        row: vec[i64] = getattr(s, self.field)
        return name_or_none(self.names, row[seat])

    def read(self, s: Leaders, seat: int, data: Reader) -> None:
        row: vec[i64] = getattr(s, self.field)
        row[seat] = read_name_or_none(data, self.names)

    def form(self) -> str:
        return ", ".join(self.names) + " or null"


class Beside(SeatCodec):
    """Entries stand as they were told; this is what a player has without those of them that are booked. So an entry
    that is mended later mends the points as well [LDR-COMP-04]."""

    def write(self, s: Leaders, seat: int) -> object:
        return int(s.saved[seat]) - booked_points(s, seat)

    def read(self, s: Leaders, seat: int, data: Reader) -> None:
        s.saved[seat] = data.whole(-MOST_POINTS, MOST_POINTS)  # until it is read what is booked

    def form(self) -> str:
        return span(-MOST_POINTS, MOST_POINTS)


class Booked(SeatCodec):
    def write(self, s: Leaders, seat: int) -> object:
        return [int(s.booked[at]) for at in entry_places(s, seat)]

    def read(self, s: Leaders, seat: int, data: Reader) -> None:
        for i, value in enumerate(data.wholes(int(s.kept[seat]), 0, BOOKED_WITH_PERCENT)):
            s.booked[seat * KEPT + i] = value
        s.saved[seat] += booked_points(s, seat)

    def form(self) -> str:
        return "for each entry 0, 1, or 2 with the percentage of technology 3"


def booked_points(s: Leaders, seat: int) -> int:
    """What the kept entries have brought so far, the percentage of technology 3 with it."""
    points = 0
    for at in entry_places(s, seat):
        if s.booked[at] != NOT_BOOKED:
            points += int(s.entries[at])
        if s.booked[at] == BOOKED_WITH_PERCENT:
            points += int(percent_of(s.entries[at], s.rules.numbers[settings.TECHNOLOGY_3_PERCENT]))
    return points


class Cards(SeatCodec):
    """Cards as kind, other player or -1, amount."""

    def __init__(self, field: str, many: str) -> None:
        self.field = field
        self.many = many

    def write(self, s: Leaders, seat: int) -> object:
        box: vec[i64] = getattr(s, self.field)
        many: vec[i64] = getattr(s, self.many)
        found = [box[i] for i in range(seat * BOX, seat * BOX + int(many[seat]))]
        return [[int(kind_of(one)), int(player_of(one)), int(amount_of(one))] for one in found]

    def read(self, s: Leaders, seat: int, data: Reader) -> None:
        box: vec[i64] = getattr(s, self.field)
        many: vec[i64] = getattr(s, self.many)
        for i, reader in enumerate(data.items(0, BOX)):
            kind, other, amount = reader.items(3, 3)
            about = other.whole(-1, int(s.seats) - 1)
            box[seat * BOX + i] = card(kind.whole(0, CARDS - 1), about, amount.whole(0, MOST_AMOUNT))
            many[seat] = i + 1

    def form(self) -> str:
        return "list of [kind, player or -1, amount]"


class Plans(SeatCodec):
    """What is chosen in the headquarters, by item."""

    def write(self, s: Leaders, seat: int) -> object:
        many = [int(s.chosen[seat * items.KINDS + item]) for item in range(items.MISSION)]
        return {items.NAMES[item]: count for item, count in enumerate(many) if count != 0}

    def read(self, s: Leaders, seat: int, data: Reader) -> None:
        if not isinstance(data.value, dict):
            raise data.wrong("{}")
        for name in data.value:
            if name not in items.NAMES[: items.MISSION]:
                raise data.wrong(", ".join(items.NAMES[: items.MISSION]))
            s.chosen[seat * items.KINDS + items.NAMES.index(name)] = data.at(name).whole(1, MOST_UNITS)

    def form(self) -> str:
        return "{item: how many}"


class Tribute(SeatCodec):
    def write(self, s: Leaders, seat: int) -> object:
        return [int(s.tribute[seat * MOST_SEATS + i]) for i in range(int(s.seats))]

    def read(self, s: Leaders, seat: int, data: Reader) -> None:
        for i, points in enumerate(data.wholes(int(s.seats), 0, MOST_POINTS)):
            s.tribute[seat * MOST_SEATS + i] = points

    def form(self) -> str:
        return f"by receiver: {span(0, MOST_POINTS)}"


def mask_of_all(s: Leaders) -> int:
    return int(s.everyone())


def has_board(s: Leaders) -> bool:
    return s.digital


PLAYER: Final = EachSeat(
    SeatKey("colour", Chosen("colour", COLOURS), "its colour"),
    SeatKey("bloc", Chosen("bloc", nations.BLOCS), "its power bloc"),
    SeatKey("nation", Chosen("nation", nations.NAMES), "its nation"),
    SeatKey("place", Number("place", 0, number_of_seats), "its place in the player order, 0 before it is drawn"),
    SeatKey("share", Number("share", 0, number_of_seats), "its share of a fixed start, 0 without one"),
    SeatKey("markers", Number("markers", 0, MARKERS), "marked regions it holds"),
    SeatKey("due", Number("due", 0, ALL_EVENTS), "world events that still take effect on it, sum of 2 ** event"),
)

SECRETS: Final = EachSeat(
    SeatKey("beside", Beside(), "what it has saved without the booked entries"),
    SeatKey("booked", Booked(), "which of its entries are booked"),
    SeatKey("income", Number("income", 0, MOST_POINTS), "its income in the last national events"),
    SeatKey("levels", Numbers("level", len(items.FIELDS), 0, items.LEVELS), "research: military, technology, economy"),
    SeatKey(
        "running",
        Numbers("running", len(items.FIELDS), 0, 12),
        "national events until the next level, 0 without a project",
    ),
    SeatKey("ways", Numbers("ways", len(items.UNITS) * WAYS, 0, MOST_UNITS), "units under way, by kind and turns"),
    SeatKey("idle", Numbers("idle", len(items.OPERATIVES), 0, 20), "unused diplomats and spies"),
    SeatKey(
        "coming",
        Numbers("coming", len(items.OPERATIVES), 0, 20),
        "diplomats and spies in service from its next turn on",
    ),
    SeatKey("allies", Number("allies", 0, mask_of_all), "its allies, sum of 2 ** seat"),
    SeatKey("known_allies", Number("known_allies", 0, mask_of_all), "the allies it knows of, likewise"),
    SeatKey("offers", Number("offers", 0, mask_of_all), "whose offers it must answer, likewise"),
    SeatKey("sent", Number("sent", 0, mask_of_all), "whose answers to its offers it has not read, likewise"),
    SeatKey("barred", Number("barred", 0, mask_of_all), "former partners that it may not attack yet, likewise"),
    SeatKey("mission", Chosen("mission", items.MISSIONS), "its active mission"),
    SeatKey("planned", Chosen("planned", items.MISSIONS), "the mission as chosen in the headquarters so far"),
    SeatKey("checks", Number("checks", 0, 99), "national events left in which the mission is tested"),
    SeatKey("progress", Number("progress", 0, MOST_POINTS), "units ordered for the mission, or 1 for a deed done"),
    SeatKey("basis", Number("basis", 0, MOST_POINTS), "its income when the mission began"),
    SeatKey("fulfilled", Number("fulfilled", 0, ALL_MISSIONS), "missions fulfilled, sum of 2 ** mission"),
    SeatKey("mail", Cards("mail", "mails"), "unread cards"),
    SeatKey("cards", Cards("cards", "laid"), "cards on the table"),
    SeatKey("chosen", Plans(), "what is chosen in the headquarters"),
    SeatKey("tribute", Tribute(), "points chosen as tribute"),
)

# What was entered and what follows from it, and of the board nothing or all [LDR-MODE-06] [LDR-MODE-09].
SCHEMA: Final = Schema(
    Key("round", Whole("round", 0, MOST_ROUNDS), "the round, 0 in the set-up"),
    Key("turn", Whole("turn", 0, number_of_seats), "how many places of the player order have had their turn"),
    Key("active", Whole("active", 0, last_seat), "whose turn it is"),
    Key("alive", Whole("alive", 1, mask_of_all), "who is still in, sum of 2 ** seat"),
    Key("entries", Entries(), "the last four production entries, oldest first"),
    Key("players", PLAYER, "what everybody knows of each player"),
    Key("secrets", SECRETS, "what only the player knows"),
    Key("world", WorldEvent(), "the world event of this round"),
    Key("drawn", Whole("drawn", 0, ALL_EVENTS), "world events that have been drawn, sum of 2 ** event"),
    Key("winners", SeatMask("winners"), "who has won"),
    Key("way", Name("way", VICTORIES), "how they have won"),
    Key("board", BOARD, "the map; only with `mode` digital", when=has_board),
)
