"""The position: each key once. Only what stands on the table is written; the tray follows from it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, cast

from bannerhall.core.bits import BIT, mask_of, members
from bannerhall.core.bounds import last_seat
from bannerhall.core.reading import Reader
from bannerhall.core.schema import Codec, Flag, Key, Schema, Whole
from bannerhall.core.state import State
from bannerhall.games.smallworld.rules import powers, races
from bannerhall.games.smallworld.rules.atlas import MOST_REGIONS, REGION_IDS
from bannerhall.games.smallworld.rules.components import (
    ACTIVE,
    CAMPS,
    COLUMN,
    HEROES,
    HOLES,
    HORDE_TOKENS,
    LAYOUTS,
    NONE,
    ON_MAP,
    POLICIES,
    SLOT_NAMES,
    SLOTS,
    TURNS,
)
from bannerhall.games.smallworld.rules.state import BADGES, EXTRA, LAID, MOST_COINS, MOST_TOKENS, SmallWorld

MARKS: Final = (
    ("tribe", "tribes"),
    ("lair", "lairs"),
    ("fortress", "forts"),
    ("hole", "holes"),
    ("hero", "heroes"),
    ("dragon", "dragon"),
    ("catapult", "catapult"),
    ("pot", "pots"),
)  # in a position, and the field with the mask of the regions
MARK_NAMES: Final = tuple(name for name, _ in MARKS)
LEADER_OFF_MAP: Final = ("none", "hand", "waiting")
REGION_KEYS: Final = ("holder", "tokens", "camps", "marks")
PEOPLE_KEYS: Final = ("race", "power", "hand")
COMBO_KEYS: Final = ("race", "power", "coins", "waiting")
PLAYER_KEYS: Final = (
    "coins",
    *SLOT_NAMES,
    "leader",
    "reserve",
    "ally",
    "captives",
    "unscored",
    "ransom_order",
    "layout_order",
)

Names = Callable[[SmallWorld], Sequence[str]]


# --- Sets ------------------------------------------------------------------------------------------------------------


def race_names(s: SmallWorld) -> Sequence[str]:
    return races.NAMES


def power_names(s: SmallWorld) -> Sequence[str]:
    return powers.NAMES


def regions(s: SmallWorld) -> Sequence[str]:
    """The regions of the board, by id."""
    return REGION_IDS[s.board]


def read_names(data: Reader, names: Sequence[str]) -> int:
    return read_set(data, [item.name(names) for item in data.items(0, len(names))])


def read_set(data: Reader, numbers: list[int]) -> int:
    """A mask of numbers that are named once each."""
    if len(set(numbers)) != len(numbers):
        raise data.wrong("each once")
    return mask_of(numbers)


class NameSet(Codec):
    """A field that is a mask of things with names, as a list with each at most once."""

    def __init__(self, field: str, names: Names, what: str) -> None:
        self.field = field
        self.names = names
        self.what = what

    def write(self, state: State) -> object:
        names = self.names(cast(SmallWorld, state))
        return [names[place] for place in members(getattr(state, self.field))]

    def read(self, state: State, data: Reader) -> None:
        setattr(state, self.field, read_names(data, self.names(cast(SmallWorld, state))))

    def form(self) -> str:
        return f"list of {self.what}"


class SeatSet(Codec):
    """A field that is a mask of seats, as a list with each at most once."""

    def __init__(self, field: str) -> None:
        self.field = field

    def write(self, state: State) -> object:
        return members(getattr(state, self.field))

    def read(self, state: State, data: Reader) -> None:
        seats = int(state.seats)
        setattr(state, self.field, read_set(data, [seat.whole(0, seats - 1) for seat in data.items(0, seats)]))

    def form(self) -> str:
        return "seats"


# --- Regions ---------------------------------------------------------------------------------------------------------


class RegionRows(Codec):
    """Every region with something in it."""

    def write(self, state: State) -> dict[str, object]:
        s = cast(SmallWorld, state)
        found: dict[str, object] = {}
        masks = [int(getattr(s, field)) for _, field in MARKS]
        for region, name in enumerate(REGION_IDS[s.board]):
            holder = int(s.holder(region))
            marks = [mark for mark, mask in zip(MARK_NAMES, masks, strict=True) if mask >> region & 1]
            if holder != NONE or marks:
                found[name] = {
                    "holder": None if holder == NONE else [holder // SLOTS, SLOT_NAMES[holder % SLOTS]],
                    "tokens": int(s.tokens[region]),
                    "camps": int(s.camps[region]),
                    "marks": marks,
                }
        return found

    def read(self, state: State, data: Reader) -> None:
        s = cast(SmallWorld, state)
        if not isinstance(data.value, dict):
            raise data.wrong("{}")
        masks = [0] * len(MARKS)
        for name in data.value:
            region = Reader(name, data.path).name(REGION_IDS[s.board])
            row = data.at(name)
            row.object(REGION_KEYS)
            if row.at("holder").value is not None:
                seat, slot = row.at("holder").items(2, 2)
                people = seat.whole(0, int(s.seats) - 1) * SLOTS + slot.name(SLOT_NAMES)
                s.held[people] |= BIT[region]
            s.tokens[region] = row.at("tokens").whole(0, MOST_TOKENS)
            s.camps[region] = row.at("camps").whole(0, CAMPS)
            for mark in members(read_names(row.at("marks"), MARK_NAMES)):
                masks[mark] |= int(BIT[region])
        for mask, (_, field) in zip(masks, MARKS, strict=True):
            setattr(s, field, mask)

    def form(self) -> str:
        return "by region: {holder, tokens, camps, marks}"


class Kept(Codec):
    """Counts of tokens, by region where there are any."""

    def write(self, state: State) -> object:
        s = cast(SmallWorld, state)
        return {name: int(s.kept[at]) for at, name in enumerate(REGION_IDS[s.board]) if s.kept[at] != 0}

    def read(self, state: State, data: Reader) -> None:
        s = cast(SmallWorld, state)
        if not isinstance(data.value, dict):
            raise data.wrong("{}")
        for name in data.value:
            region = Reader(name, data.path).name(REGION_IDS[s.board])
            s.kept[region] = data.at(name).whole(0, MOST_TOKENS)

    def form(self) -> str:
        return "by region: a number"


# --- Players ---------------------------------------------------------------------------------------------------------


class Players(Codec):
    """What every player has."""

    def write(self, state: State) -> object:
        return [written_player(cast(SmallWorld, state), seat) for seat in range(int(state.seats))]

    def read(self, state: State, data: Reader) -> None:
        seats = int(state.seats)
        for seat, player in enumerate(data.items(seats, seats)):
            read_player(cast(SmallWorld, state), player, seat)

    def form(self) -> str:
        return "by seat: {" + ", ".join(PLAYER_KEYS) + "}"


def written_player(s: SmallWorld, seat: int) -> dict[str, object]:
    player: dict[str, object] = {"coins": int(s.coins[seat])}
    for slot, name in enumerate(SLOT_NAMES):
        player[name] = written_people(s, seat * SLOTS + slot)
    at = int(s.leader[seat])
    player["leader"] = LEADER_OFF_MAP[at] if at < ON_MAP else REGION_IDS[s.board][at - ON_MAP]
    player["reserve"] = int(s.reserve[seat])
    player["ally"] = int(s.peace[seat]) - 1 if s.peace[seat] != 0 else None
    player["captives"] = [races.NAMES[race] for race in range(races.KINDS) if s.captor[race] == seat + 1]
    player["unscored"] = bool(int(s.fresh) >> seat & 1)
    player["ransom_order"] = POLICIES[s.ransom_order[seat]]
    player["layout_order"] = LAYOUTS[s.layout_order[seat]]
    return player


def written_people(s: SmallWorld, people: int) -> dict[str, object] | None:
    if s.race[people] == NONE:
        return None
    power = None if s.power[people] == NONE else powers.NAMES[s.power[people]]
    return {"race": races.NAMES[s.race[people]], "power": power, "hand": int(s.hand[people])}


def read_player(s: SmallWorld, data: Reader, seat: int) -> None:
    data.object(PLAYER_KEYS)
    s.coins[seat] = data.at("coins").whole(0, MOST_COINS)
    for slot, name in enumerate(SLOT_NAMES):
        if data.at(name).value is not None:
            read_people(s, data.at(name), seat * SLOTS + slot)
    s.leader[seat] = data.at("leader").name((*LEADER_OFF_MAP, *REGION_IDS[s.board]))
    if s.leader[seat] >= ON_MAP:
        s.chiefs |= BIT[s.leader[seat] - ON_MAP]
    s.reserve[seat] = data.at("reserve").whole(0, MOST_TOKENS)
    ally = data.at("ally")
    s.peace[seat] = 0 if ally.value is None else ally.whole(0, int(s.seats) - 1) + 1
    for leader in data.at("captives").items(0, races.KINDS):
        race = leader.name(races.NAMES)
        if s.captor[race] != 0:
            raise leader.wrong("each once")
        s.captor[race] = seat + 1
    if data.at("unscored").truth():
        s.fresh |= BIT[seat]
    s.ransom_order[seat] = data.at("ransom_order").name(POLICIES)
    s.layout_order[seat] = data.at("layout_order").name(LAYOUTS)


def read_people(s: SmallWorld, data: Reader, people: int) -> None:
    data.object(PEOPLE_KEYS)
    s.race[people] = data.at("race").name(races.NAMES)
    power = data.at("power")
    s.power[people] = NONE if power.value is None else power.name(powers.NAMES)
    s.hand[people] = data.at("hand").whole(0, MOST_TOKENS)


# --- Combos ----------------------------------------------------------------------------------------------------------


class Combos(Codec):
    """The column, the free combo first. A badge still to be turned up is null."""

    def write(self, state: State) -> object:
        s = cast(SmallWorld, state)
        laid = int(s.offers) + (1 if s.offers < COLUMN and s.column[s.offers] != NONE else 0)
        return [
            {
                "race": races.NAMES[s.column[i]],
                "power": None if s.column[BADGES + i] == NONE else powers.NAMES[s.column[BADGES + i]],
                "coins": int(s.column[LAID + i]),
                "waiting": int(s.column[EXTRA + i]),
            }
            for i in range(laid)
        ]

    def read(self, state: State, data: Reader) -> None:
        s = cast(SmallWorld, state)
        for i, combo in enumerate(data.items(0, COLUMN)):
            combo.object(COMBO_KEYS)
            s.column[i] = combo.at("race").name(races.NAMES)
            power = combo.at("power")
            if power.value is not None:
                s.column[BADGES + i] = power.name(powers.NAMES)
                s.offers = i + 1
            s.column[LAID + i] = combo.at("coins").whole(0, MOST_COINS)
            s.column[EXTRA + i] = combo.at("waiting").whole(0, MOST_TOKENS)

    def form(self) -> str:
        return "list of {" + ", ".join(COMBO_KEYS) + "}"


class BannersBelow(Codec):
    """The banners that were put under the stack, in their order."""

    def write(self, state: State) -> object:
        s = cast(SmallWorld, state)
        return [races.NAMES[s.below[i]] for i in range(int(s.belows))]

    def read(self, state: State, data: Reader) -> None:
        s = cast(SmallWorld, state)
        for race in data.items(0, races.KINDS):
            s.below[s.belows] = race.name(races.NAMES)
            s.belows += 1

    def form(self) -> str:
        return "list of races"


# --- The whole -------------------------------------------------------------------------------------------------------


class Table(Schema):
    """Reads the keys, then counts what must be in the tray."""

    def read(self, state: State, data: Reader) -> None:
        super().read(state, data)
        count_tray(cast(SmallWorld, state))


def last_turn(s: SmallWorld) -> int:
    return int(s.rules.numbers[TURNS])


ON_MAP_NOW: Final = RegionRows()
ON_OFFER: Final = Combos()
BELOW: Final = BannersBelow()
SUPPLY: Final = Schema(
    Key("holes", Whole("holes_left", 0, HOLES), "Holes in the Ground"),
    Key("camps", Whole("camps_left", 0, CAMPS), "Encampments"),
    Key("heroes", Whole("heroes_left", 0, HEROES), "Heroes"),
    Key("catapult", Whole("catapult_left", 0, 1), "the Catapult"),
    Key("hordes", Whole("hordes", 0, HORDE_TOKENS), "tokens of a Horde that are left, wherever they are"),
)
THIS_TURN: Final = Schema(
    Key("raids", Whole("raids", 0, MOST_REGIONS), "non-empty regions that the active race has taken"),
    Key("attacked", SeatSet("attacked"), "opponents whose active race was attacked"),
    Key("spelled", SeatSet("spelled"), "opponents on whom a spell was cast"),
    Key("dragon_used", Flag("dragon_used"), "whether the Dragon has attacked"),
    Key("shot", Flag("shot"), "whether the Catapult has shot"),
    Key("left", NameSet("left", regions, "regions"), "regions that Nomads have left"),
    Key("kept", Kept(), "tokens that stay beyond the first while the troops are readied"),
)
SCHEMA: Final = Table(
    Key("round", Whole("round", 1, last_turn), "the game turn"),
    Key("first", Whole("first", 0, last_seat), "who began"),
    Key("active", Whole("active", 0, last_seat), "whose turn it is"),
    Key(
        "regions",
        ON_MAP_NOW,
        "every region with something in it: `holder` as seat and `active`, `declined` or `spirit`, or null; `tokens` "
        "without the Leader; `camps`; `marks` among " + ", ".join(f"`{name}`" for name in MARK_NAMES),
    ),
    Key(
        "players",
        Players(),
        "`coins`; the `active`, `declined` and `spirit` race as race, power and tokens in hand, or null; where the "
        "`leader` is (`none`, `hand`, `waiting` off the board, or a region); `reserve`, tokens off the board until the "
        "troops are readied; the `ally`; Leaders held as `captives`, by race; whether the race is still `unscored`; "
        "standing answers",
    ),
    Key("column", ON_OFFER, "the combos on offer, the free one first, with coins and Homunculi that wait there"),
    Key(
        "stacks",
        Schema(
            Key("banners", NameSet("unseen", race_names, "races"), "banners whose order nobody knows"),
            Key("below", BELOW, "banners below them, in their order"),
            Key("badges", NameSet("badges", power_names, "powers"), "badges, whose order nobody knows"),
            Key("discarded", NameSet("discarded", power_names, "powers"), "badges beside the stack"),
        ),
        "banners and badges that are not on offer",
    ),
    Key("supply", SUPPLY, "markers in the hand of whoever they belong to"),
    Key("this_turn", THIS_TURN, "what is remembered of this turn"),
)


def count_tray(s: SmallWorld) -> None:
    """What is in the tray is what is nowhere else [SMW-SETUP-09]."""
    s.tray = races.TRAY[:]
    for people in range(int(s.seats) * SLOTS):
        race = s.race[people]
        if race == NONE:
            continue
        tokens = s.hand[people] + (s.reserve[people // SLOTS] if people % SLOTS == ACTIVE else 0)
        for region in members(s.held[people]):
            tokens += s.tokens[region]
        if s.power[people] == powers.HORDES:
            tokens -= s.hordes
        s.tray[race] -= tokens
    for i in range(COLUMN):
        if s.column[i] != NONE:
            s.tray[s.column[i]] -= s.column[EXTRA + i]
