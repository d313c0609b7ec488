"""LEADERS as a position: every secret of every player, as documented JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.reading import Reader
from bannerhall.games.leaders.boardposition import board_json, read_board
from bannerhall.games.leaders.cards import BOX, CARDS, amount_of, card, kind_of, player_of
from bannerhall.games.leaders.components import (
    BLOCS,
    COLOURS,
    ITEM_NAMES,
    ITEMS,
    LEVELS,
    MARKERS,
    MISSION,
    MISSIONS,
    MOST_ENTERED,
    MOST_SEATS,
    NATIONS,
    VICTORIES,
    WORLD_EVENTS,
)

if TYPE_CHECKING:
    from bannerhall.games.leaders.state import Leaders

MOST_POINTS = 1_000_000
MOST_ROUNDS = 100_000
MOST_UNITS = 60_000
MOST_AMOUNT = 2**50
KEYS = (
    "round",
    "turn",
    "active",
    "alive",
    "entries",
    "players",
    "secrets",
    "world",
    "drawn",
    "winners",
    "way",
)
PLAYER_KEYS = ("colour", "bloc", "nation", "place", "share", "markers", "due")
SECRET_KEYS = (
    "beside",
    "booked",
    "income",
    "levels",
    "running",
    "ways",
    "idle",
    "coming",
    "allies",
    "known_allies",
    "offers",
    "sent",
    "barred",
    "mission",
    "planned",
    "checks",
    "progress",
    "basis",
    "fulfilled",
    "mail",
    "cards",
    "chosen",
    "tribute",
)


def position(s: Leaders) -> dict[str, object]:
    """What was entered and what follows from it, and of the board nothing or all [LDR-MODE-06] [LDR-MODE-09].

    Entries stand as they were told; `beside` is what a player has without those of them that are booked. So an entry
    that is mended later mends the points as well [LDR-COMP-04]."""
    seats = range(int(s.seats))
    told: dict[str, object] = {
        "round": int(s.round),
        "turn": int(s.turn),
        "active": int(s.active),
        "alive": int(s.alive),
        "entries": [[int(s.entries[at]) for at in entry_places(s, seat)] for seat in seats],
        "players": [player(s, seat) for seat in seats],
        "secrets": [secrets(s, seat) for seat in seats],
        "world": WORLD_EVENTS[s.world - 1] if s.world != 0 else None,
        "drawn": int(s.drawn),
        "winners": int(s.winners),
        "way": VICTORIES[s.way],
    }
    if s.digital:
        told["board"] = board_json(s)
    return told


def entry_places(s: Leaders, seat: int) -> range:
    first = seat * (len(s.entries) // MOST_SEATS)
    return range(first, first + int(s.kept[seat]))


def booked_points(s: Leaders, seat: int) -> int:
    """What the kept entries have brought so far, the percentage of technology 3 with it."""
    from bannerhall.games.leaders.economy import percent_of  # later: they are built on the state, the state on us
    from bannerhall.games.leaders.numbers import TECHNOLOGY_3_PERCENT
    from bannerhall.games.leaders.production import BOOKED_WITH_PERCENT, NOT_BOOKED

    points = 0
    for at in entry_places(s, seat):
        if s.booked[at] != NOT_BOOKED:
            points += int(s.entries[at])
        if s.booked[at] == BOOKED_WITH_PERCENT:
            points += int(percent_of(s.entries[at], s.tables.numbers[TECHNOLOGY_3_PERCENT]))
    return points


def named(names: tuple[str, ...], value: i64) -> str | None:
    """A choice that is kept + 1, 0 before it is made."""
    return names[value - 1] if value != 0 else None


def player(s: Leaders, seat: int) -> dict[str, object]:
    return {
        "colour": named(COLOURS, s.colour[seat]),
        "bloc": named(BLOCS, s.bloc[seat]),
        "nation": named(NATIONS, s.nation[seat]),
        "place": int(s.place[seat]),
        "share": int(s.share[seat]),
        "markers": int(s.markers[seat]),
        "due": int(s.due[seat]),
    }


def secrets(s: Leaders, seat: int) -> dict[str, object]:
    ways = len(s.ways) // MOST_SEATS
    return {
        "beside": int(s.saved[seat]) - booked_points(s, seat),
        "booked": [int(s.booked[at]) for at in entry_places(s, seat)],
        "income": int(s.income[seat]),
        "levels": [int(s.level[seat * 3 + i]) for i in range(3)],
        "running": [int(s.running[seat * 3 + i]) for i in range(3)],
        "ways": [int(s.ways[seat * ways + i]) for i in range(ways)],
        "idle": [int(s.idle[seat * 2]), int(s.idle[seat * 2 + 1])],
        "coming": [int(s.coming[seat * 2]), int(s.coming[seat * 2 + 1])],
        "allies": int(s.allies[seat]),
        "known_allies": int(s.known_allies[seat]),
        "offers": int(s.offers[seat]),
        "sent": int(s.sent[seat]),
        "barred": int(s.barred[seat]),
        "mission": named(MISSIONS, s.mission[seat]),
        "planned": named(MISSIONS, s.planned[seat]),
        "checks": int(s.checks[seat]),
        "progress": int(s.progress[seat]),
        "basis": int(s.basis[seat]),
        "fulfilled": int(s.fulfilled[seat]),
        "mail": cards_json(s.mail, seat, int(s.mails[seat])),
        "cards": cards_json(s.cards, seat, int(s.laid[seat])),
        "chosen": {
            ITEM_NAMES[item]: int(s.chosen[seat * ITEMS + item])
            for item in range(MISSION)
            if s.chosen[seat * ITEMS + item] != 0
        },
        "tribute": [int(s.tribute[seat * MOST_SEATS + i]) for i in range(int(s.seats))],
    }


def cards_json(box: vec[i64], seat: int, many: int) -> list[object]:
    """Cards as kind, other player or -1, amount."""
    first = seat * BOX
    return [[int(kind_of(box[i])), int(player_of(box[i])), int(amount_of(box[i]))] for i in range(first, first + many)]


# --- Reading ------------------------------------------------------------------------------------------------


def read(s: Leaders, data: Reader) -> None:
    data.object((*KEYS, "board") if s.digital else KEYS)
    seats = int(s.seats)
    everyone = int(s.everyone())
    s.round = data.at("round").whole(0, MOST_ROUNDS)
    s.turn = data.at("turn").whole(0, seats)
    s.active = data.at("active").whole(0, seats - 1)
    s.alive = data.at("alive").whole(1, everyone)
    s.world = name_or_none(data.at("world"), WORLD_EVENTS)
    s.drawn = data.at("drawn").whole(0, 2 ** len(WORLD_EVENTS) - 1)
    s.winners = data.at("winners").whole(0, everyone)
    s.way = data.at("way").name(VICTORIES)
    most = len(s.entries) // MOST_SEATS
    for seat, reader in enumerate(data.at("entries").items(seats, seats)):
        for i, entry in enumerate(reader.items(0, most)):
            s.entries[seat * most + i] = entry.whole(0, MOST_ENTERED)
            s.kept[seat] = i + 1
    for seat, reader in enumerate(data.at("players").items(seats, seats)):
        read_player(s, seat, reader)
    for seat, reader in enumerate(data.at("secrets").items(seats, seats)):
        read_secrets(s, seat, reader)
    if s.digital:
        read_board(s, data.at("board"))


def name_or_none(reader: Reader, names: tuple[str, ...]) -> int:
    return 0 if reader.value is None else reader.name(names) + 1


def read_player(s: Leaders, seat: int, data: Reader) -> None:
    data.object(PLAYER_KEYS)
    s.colour[seat] = name_or_none(data.at("colour"), COLOURS)
    s.bloc[seat] = name_or_none(data.at("bloc"), BLOCS)
    s.nation[seat] = name_or_none(data.at("nation"), NATIONS)
    s.place[seat] = data.at("place").whole(0, int(s.seats))
    s.share[seat] = data.at("share").whole(0, int(s.seats))
    s.markers[seat] = data.at("markers").whole(0, MARKERS)
    s.due[seat] = data.at("due").whole(0, 2 ** len(WORLD_EVENTS) - 1)


def read_secrets(s: Leaders, seat: int, data: Reader) -> None:
    data.object(SECRET_KEYS)
    everyone = int(s.everyone())
    first = seat * (len(s.entries) // MOST_SEATS)
    for i, value in enumerate(data.at("booked").wholes(int(s.kept[seat]), 0, 2)):
        s.booked[first + i] = value
    s.saved[seat] = data.at("beside").whole(-MOST_POINTS, MOST_POINTS) + booked_points(s, seat)
    s.income[seat] = data.at("income").whole(0, MOST_POINTS)
    fill(s.level, seat * 3, data.at("levels").wholes(3, 0, LEVELS))
    fill(s.running, seat * 3, data.at("running").wholes(3, 0, 12))
    ways = len(s.ways) // MOST_SEATS
    fill(s.ways, seat * ways, data.at("ways").wholes(ways, 0, MOST_UNITS))
    fill(s.idle, seat * 2, data.at("idle").wholes(2, 0, 20))
    fill(s.coming, seat * 2, data.at("coming").wholes(2, 0, 20))
    s.allies[seat] = data.at("allies").whole(0, everyone)
    s.known_allies[seat] = data.at("known_allies").whole(0, everyone)
    s.offers[seat] = data.at("offers").whole(0, everyone)
    s.sent[seat] = data.at("sent").whole(0, everyone)
    s.barred[seat] = data.at("barred").whole(0, everyone)
    s.mission[seat] = name_or_none(data.at("mission"), MISSIONS)
    s.planned[seat] = name_or_none(data.at("planned"), MISSIONS)
    s.checks[seat] = data.at("checks").whole(0, 99)
    s.progress[seat] = data.at("progress").whole(0, MOST_POINTS)
    s.basis[seat] = data.at("basis").whole(0, MOST_POINTS)
    s.fulfilled[seat] = data.at("fulfilled").whole(0, 2 ** len(MISSIONS) - 1)
    s.mails[seat] = read_cards(s, s.mail, seat, data.at("mail"))
    s.laid[seat] = read_cards(s, s.cards, seat, data.at("cards"))
    read_chosen(s, seat, data.at("chosen"))
    for i, points in enumerate(data.at("tribute").wholes(int(s.seats), 0, MOST_POINTS)):
        s.tribute[seat * MOST_SEATS + i] = points


def fill(row: vec[i64], first: int, values: list[int]) -> None:
    for i, value in enumerate(values):
        row[first + i] = value


def read_cards(s: Leaders, box: vec[i64], seat: int, data: Reader) -> int:
    many = 0
    for i, reader in enumerate(data.items(0, BOX)):
        kind, other, amount = reader.items(3, 3)
        about = other.whole(-1, int(s.seats) - 1)
        box[seat * BOX + i] = card(kind.whole(0, CARDS - 1), about, amount.whole(0, MOST_AMOUNT))
        many = i + 1
    return many


def read_chosen(s: Leaders, seat: int, data: Reader) -> None:
    if not isinstance(data.value, dict):
        raise data.wrong("{}")
    for name in data.value:
        if name not in ITEM_NAMES[:MISSION]:
            raise data.wrong(", ".join(ITEM_NAMES[:MISSION]))
        item = ITEM_NAMES.index(name)
        s.chosen[seat * ITEMS + item] = data.at(name).whole(1, MOST_UNITS)
