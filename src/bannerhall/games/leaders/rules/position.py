"""LEADERS as a position: every secret of every player, and the board where it is here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from bannerhall.core.bounds import everyone, number_of_seats, span
from bannerhall.core.codecs import Cell, Field, ListOf, PerSeat, Sparse, Times
from bannerhall.core.reading import Reader
from bannerhall.core.schema import Codec, Key, Schema
from bannerhall.core.state import State
from bannerhall.core.values import Name, OrNone, PlusOne, Seat, SeatMask, Value, Whole
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


# --- Production entries ----------------------------------------------------------------------------------------------


def entry_places(s: Leaders, seat: int) -> range:
    return range(seat * KEPT, seat * KEPT + int(s.kept[seat]))


class Beside(Codec):
    """Entries stand as they were told; this is what a player has without those of them that are booked. So an entry
    that is mended later mends the points as well [LDR-COMP-04]."""

    def write(self, state: State, at: int) -> object:
        s = cast(Leaders, state)
        return int(s.saved[at]) - booked_points(s, at)

    def read(self, state: State, data: Reader, at: int) -> None:
        cast(Leaders, state).saved[at] = data.whole(-MOST_POINTS, MOST_POINTS)  # until it is read what is booked

    def form(self) -> str:
        return span(-MOST_POINTS, MOST_POINTS)


class Booked(Codec):
    def write(self, state: State, at: int) -> object:
        s = cast(Leaders, state)
        return [int(s.booked[i]) for i in entry_places(s, at)]

    def read(self, state: State, data: Reader, at: int) -> None:
        s = cast(Leaders, state)
        for i, value in enumerate(data.wholes(int(s.kept[at]), 0, BOOKED_WITH_PERCENT)):
            s.booked[at * KEPT + i] = value
        s.saved[at] += booked_points(s, at)

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


# --- What a position says of each seat ----------------------------------------------------------------------


class Card(Value):
    """Kind, other player or -1, amount."""

    def write(self, s: State, number: int) -> object:
        return [int(kind_of(number)), int(player_of(number)), int(amount_of(number))]

    def read(self, s: State, data: Reader) -> int:
        kind, other, amount = data.items(3, 3)
        about = other.whole(-1, int(s.seats) - 1)
        return int(card(kind.whole(0, CARDS - 1), about, amount.whole(0, MOST_AMOUNT)))

    def form(self) -> str:
        return "[kind, player or -1, amount]"


def chosen(field: str, names: Sequence[str]) -> Cell:
    """A choice of the seat, null before it is made."""
    return Cell(field, OrNone(PlusOne(Name(names))))


def has_board(s: Leaders) -> bool:
    return s.digital


POINTS: Final = Whole(0, MOST_POINTS)
FIELDS: Final = len(items.FIELDS)
OPERATIVES: Final = len(items.OPERATIVES)

PLAYER: Final = Schema(
    Key("colour", chosen("colour", COLOURS), "its colour"),
    Key("bloc", chosen("bloc", nations.BLOCS), "its power bloc"),
    Key("nation", chosen("nation", nations.NAMES), "its nation"),
    Key("place", Cell("place", Whole(0, number_of_seats)), "its place in the player order, 0 before it is drawn"),
    Key("share", Cell("share", Whole(0, number_of_seats)), "its share of a fixed start, 0 without one"),
    Key("markers", Cell("markers", Whole(0, MARKERS)), "marked regions it holds"),
    Key("due", Cell("due", Whole(0, ALL_EVENTS)), "world events that still take effect on it, sum of 2 ** event"),
)

SECRETS: Final = Schema(
    Key("beside", Beside(), "what it has saved without the booked entries"),
    Key("booked", Booked(), "which of its entries are booked"),
    Key("income", Cell("income", POINTS), "its income in the last national events"),
    Key("levels", Times(FIELDS, Cell("level", Whole(0, items.LEVELS))), "research: military, technology, economy"),
    Key(
        "running",
        Times(FIELDS, Cell("running", Whole(0, 12))),
        "national events until the next level, 0 without a project",
    ),
    Key(
        "ways",
        Times(len(items.UNITS) * WAYS, Cell("ways", Whole(0, MOST_UNITS))),
        "units under way, by kind and turns",
    ),
    Key("idle", Times(OPERATIVES, Cell("idle", Whole(0, 20))), "unused diplomats and spies"),
    Key(
        "coming",
        Times(OPERATIVES, Cell("coming", Whole(0, 20))),
        "diplomats and spies in service from its next turn on",
    ),
    Key("allies", Cell("allies", SeatMask()), "its allies, sum of 2 ** seat"),
    Key("known_allies", Cell("known_allies", SeatMask()), "the allies it knows of, likewise"),
    Key("offers", Cell("offers", SeatMask()), "whose offers it must answer, likewise"),
    Key("sent", Cell("sent", SeatMask()), "whose answers to its offers it has not read, likewise"),
    Key("barred", Cell("barred", SeatMask()), "former partners that it may not attack yet, likewise"),
    Key("mission", chosen("mission", items.MISSIONS), "its active mission"),
    Key("planned", chosen("planned", items.MISSIONS), "the mission as chosen in the headquarters so far"),
    Key("checks", Cell("checks", Whole(0, 99)), "national events left in which the mission is tested"),
    Key("progress", Cell("progress", POINTS), "units ordered for the mission, or 1 for a deed done"),
    Key("basis", Cell("basis", POINTS), "its income when the mission began"),
    Key("fulfilled", Cell("fulfilled", Whole(0, ALL_MISSIONS)), "missions fulfilled, sum of 2 ** mission"),
    Key("mail", ListOf(Cell("mail", Card()), BOX, length=Cell("mails")), "unread cards"),
    Key("cards", ListOf(Cell("cards", Card()), BOX, length=Cell("laid")), "cards on the table"),
    Key(
        "chosen",
        Sparse(items.NAMES[: items.MISSION], Cell("chosen", Whole(1, MOST_UNITS)), by="item", apart=items.KINDS),
        "what is chosen in the headquarters",
    ),
    Key(
        "tribute",
        Times(number_of_seats, Cell("tribute", POINTS), by="receiver", apart=MOST_SEATS),
        "points chosen as tribute",
    ),
)

# What was entered and what follows from it, and of the board nothing or all [LDR-MODE-06] [LDR-MODE-09].
SCHEMA: Final = Schema(
    Key("round", Field("round", Whole(0, MOST_ROUNDS)), "the round, 0 in the set-up"),
    Key("turn", Field("turn", Whole(0, number_of_seats)), "how many places of the player order have had their turn"),
    Key("active", Field("active", Seat()), "whose turn it is"),
    Key("alive", Field("alive", Whole(1, everyone)), "who is still in, sum of 2 ** seat"),
    Key(
        "entries",
        PerSeat(ListOf(Cell("entries", Whole(0, MOST_ENTERED)), KEPT, length=Cell("kept"))),
        "the last four production entries, oldest first",
    ),
    Key("players", PerSeat(PLAYER), "what everybody knows of each player"),
    Key("secrets", PerSeat(SECRETS), "what only the player knows"),
    Key("world", Field("world", OrNone(PlusOne(Name(WORLD_EVENTS)))), "the world event of this round"),
    Key("drawn", Field("drawn", Whole(0, ALL_EVENTS)), "world events that have been drawn, sum of 2 ** event"),
    Key("winners", Field("winners", SeatMask()), "who has won"),
    Key("way", Field("way", Name(VICTORIES)), "how they have won"),
    Key("board", BOARD, "the map; only with `mode` digital", when=has_board),
)
