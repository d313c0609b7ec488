"""The position: each key once. Only what stands on the table is written; the tray follows from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from mypy_extensions import i64

from bannerhall.core.bits import BIT, members
from bannerhall.core.codecs import Bit, Cell, Field, Filled, ListOf, Nth, NullIf, PerSeat, Sparse
from bannerhall.core.reading import Reader
from bannerhall.core.schema import Codec, Key, Schema
from bannerhall.core.state import State
from bannerhall.core.values import Flag, MembersOnce, Name, OrNone, PlusOne, Seat, Whole
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

MARKS: Final = ("tribe", "lair", "fortress", "hole", "hero", "dragon", "catapult", "pot")
MARK_FIELDS: Final = ("tribes", "lairs", "forts", "holes", "heroes", "dragon", "catapult", "pots")  # masks of regions
LEADER_PLACES: Final = tuple(("none", "hand", "waiting", *names) for names in REGION_IDS)


def regions(s: SmallWorld) -> tuple[str, ...]:
    """The regions of the board, by id."""
    return REGION_IDS[s.board]


def leader_places(s: SmallWorld) -> tuple[str, ...]:
    return LEADER_PLACES[s.board]


def last_turn(s: SmallWorld) -> int:
    return int(s.rules.numbers[TURNS])


RACE: Final = Name(races.NAMES, "a race")
POWER: Final = Name(powers.NAMES, "a power")
TOKENS: Final = Whole(0, MOST_TOKENS)
COINS: Final = Whole(0, MOST_COINS)
MARK_SET: Final = MembersOnce(Name(MARKS, "one of " + ", ".join(MARKS)))


# --- Regions ---------------------------------------------------------------------------------------------------------


class Holder(Codec):
    """Seat and slot of the people that holds a region."""

    def write(self, state: State, at: int) -> object:
        people = int(cast(SmallWorld, state).holder(at))
        return None if people == NONE else [people // SLOTS, SLOT_NAMES[people % SLOTS]]

    def read(self, state: State, data: Reader, at: int) -> None:
        if data.value is not None:
            seat, slot = data.items(2, 2)
            people = seat.whole(0, int(state.seats) - 1) * SLOTS + slot.name(SLOT_NAMES)
            cast(SmallWorld, state).held[people] |= BIT[at]

    def form(self) -> str:
        return "[a seat, " + " or ".join(SLOT_NAMES) + "] or null"


class Marks(Codec):
    """What stands in a region beside tokens."""

    def write(self, state: State, at: int) -> object:
        if marked(cast(SmallWorld, state)) & BIT[at] == 0:
            return []
        return [
            mark for mark, field in zip(MARKS, MARK_FIELDS, strict=True) if int(getattr(state, field)) & int(BIT[at])
        ]

    def read(self, state: State, data: Reader, at: int) -> None:
        for mark in members(MARK_SET.read(state, data)):
            field = MARK_FIELDS[mark]
            setattr(state, field, int(getattr(state, field)) | int(BIT[at]))

    def form(self) -> str:
        return MARK_SET.form()


def marked(s: SmallWorld) -> i64:
    """The regions with any mark."""
    return s.tribes | s.lairs | s.forts | s.holes | s.heroes | s.dragon | s.catapult | s.pots


class Regions(Codec):
    """Every region that is held or has marks."""

    def write(self, state: State, at: int) -> object:
        s = cast(SmallWorld, state)
        found = marked(s)
        for people in range(s.seats * SLOTS):
            found |= s.held[people]
        names = regions(s)
        return {names[region]: REGION.write(s, region) for region in members(found)}

    def read(self, state: State, data: Reader, at: int) -> None:
        for field in MARK_FIELDS:
            setattr(state, field, 0)
        for region, row in data.named(regions(cast(SmallWorld, state))):
            REGION.read(state, row, region)

    def form(self) -> str:
        return "by region: " + REGION.form()

    def parts(self) -> Sequence[Key]:
        return REGION.parts()


REGION: Final = Schema(
    Key("holder", Holder(), "the race that holds it, as seat and slot"),
    Key("tokens", Cell("tokens", TOKENS), "tokens without the Leader"),
    Key("camps", Cell("camps", Whole(0, CAMPS)), "Encampments"),
    Key("marks", Marks(), "what else stands there"),
)

# --- Players ---------------------------------------------------------------------------------------------------------


class Captives(Codec):
    """The races whose Leader a player holds."""

    def write(self, state: State, at: int) -> object:
        captor = cast(SmallWorld, state).captor
        return [name for race, name in enumerate(races.NAMES) if captor[race] == at + 1]

    def read(self, state: State, data: Reader, at: int) -> None:
        captor = cast(SmallWorld, state).captor
        for leader in data.items(0, races.KINDS):
            race = leader.name(races.NAMES)
            if captor[race] != 0:
                raise leader.wrong("each once")
            captor[race] = at + 1

    def form(self) -> str:
        return "list, each a race"


PEOPLE: Final = NullIf(
    Cell("race"),
    NONE,
    Schema(
        Key("race", Cell("race", RACE), "its banner"),
        Key("power", Cell("power", OrNone(POWER, NONE)), "its badge"),
        Key("hand", Cell("hand", TOKENS), "tokens in hand"),
    ),
)
PLAYER: Final = Schema(
    Key("coins", Cell("coins", COINS), "coins"),
    *(Key(name, Nth(slot, SLOTS, PEOPLE), f"the {name} race") for slot, name in enumerate(SLOT_NAMES)),
    Key("leader", Cell("leader", Name(leader_places, "none, hand, waiting or a region")), "where the Leader is"),
    Key("reserve", Cell("reserve", TOKENS), "tokens off the board until the troops are readied"),
    Key("ally", Cell("peace", OrNone(PlusOne(Seat()))), "whom the player has named as ally"),
    Key("captives", Captives(), "Leaders held as captives, by race"),
    Key("unscored", Bit("fresh"), "whether the race is still unscored"),
    Key("ransom_order", Cell("ransom_order", Name(POLICIES)), "standing answer to demands of ransom"),
    Key("layout_order", Cell("layout_order", Name(LAYOUTS)), "standing answer to how troops are laid out"),
)

# --- The whole -------------------------------------------------------------------------------------------------------

COMBO: Final = Schema(
    Key("race", Cell("column", RACE), "its banner"),
    Key("power", Cell("column", OrNone(POWER, NONE), BADGES), "its badge, null while it is still to be turned up"),
    Key("coins", Cell("column", COINS, LAID), "coins that lie there"),
    Key("waiting", Cell("column", TOKENS, EXTRA), "Homunculi that wait there"),
)
ON_MAP_NOW: Final = Regions()
ON_OFFER: Final = Filled(Cell("column"), COLUMN, NONE, COMBO)
BELOW: Final = ListOf(Cell("below", RACE), races.KINDS, length=Field("belows"))
SUPPLY: Final = Schema(
    Key("holes", Field("holes_left", Whole(0, HOLES)), "Holes in the Ground"),
    Key("camps", Field("camps_left", Whole(0, CAMPS)), "Encampments"),
    Key("heroes", Field("heroes_left", Whole(0, HEROES)), "Heroes"),
    Key("catapult", Field("catapult_left", Whole(0, 1)), "the Catapult"),
    Key("hordes", Field("hordes", Whole(0, HORDE_TOKENS)), "tokens of a Horde that are left, wherever they are"),
)
THIS_TURN: Final = Schema(
    Key("raids", Field("raids", Whole(0, MOST_REGIONS)), "non-empty regions that the active race has taken"),
    Key("attacked", Field("attacked", MembersOnce(Seat())), "opponents whose active race was attacked"),
    Key("spelled", Field("spelled", MembersOnce(Seat())), "opponents on whom a spell was cast"),
    Key("dragon_used", Field("dragon_used", Flag()), "whether the Dragon has attacked"),
    Key("shot", Field("shot", Flag()), "whether the Catapult has shot"),
    Key("left", Field("left", MembersOnce(Name(regions, "a region"))), "regions that Nomads have left"),
    Key(
        "kept",
        Sparse(regions, Cell("kept", TOKENS), by="region"),
        "tokens that stay beyond the first while the troops are readied",
    ),
)
STACKS: Final = Schema(
    Key("banners", Field("unseen", MembersOnce(RACE)), "banners whose order nobody knows"),
    Key("below", BELOW, "banners below them, in their order"),
    Key("badges", Field("badges", MembersOnce(POWER)), "badges, whose order nobody knows"),
    Key("discarded", Field("discarded", MembersOnce(POWER)), "badges beside the stack"),
)


def fill_in(s: SmallWorld) -> None:
    """What follows from the rest: where Leaders stand, how many combos are on offer, what is in the tray."""
    for seat in range(s.seats):
        if s.leader[seat] >= ON_MAP:
            s.chiefs |= BIT[s.leader[seat] - ON_MAP]
    for i in range(COLUMN):
        if s.column[BADGES + i] != NONE:
            s.offers = i + 1
    count_tray(s)


SCHEMA: Final = Schema(
    Key("round", Field("round", Whole(1, last_turn)), "the game turn"),
    Key("first", Field("first", Seat()), "who began"),
    Key("active", Field("active", Seat()), "whose turn it is"),
    Key("regions", ON_MAP_NOW, "every region with something in it"),
    Key("players", PerSeat(PLAYER), "what each player has"),
    Key("column", ON_OFFER, "the combos on offer, the free one first, with coins and Homunculi that wait there"),
    Key("stacks", STACKS, "banners and badges that are not on offer"),
    Key("supply", SUPPLY, "markers in the hand of whoever they belong to"),
    Key("this_turn", THIS_TURN, "what is remembered of this turn"),
    after_read=fill_in,
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
