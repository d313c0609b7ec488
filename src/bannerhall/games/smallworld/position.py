"""The position as JSON, and back. Only what stands on the table is written; the tray follows from it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, mask_of, members
from bannerhall.core.reading import Reader
from bannerhall.games.smallworld.atlas import MOST_REGIONS, REGION_IDS
from bannerhall.games.smallworld.components import (
    ACTIVE,
    CAMPS,
    COLUMN,
    HEROES,
    HOLES,
    HORDE_TOKENS,
    HORDES,
    IN_HAND,
    KINDS_OF_RACES,
    LAYOUTS,
    NO_LEADER,
    NONE,
    ON_MAP,
    POLICIES,
    POWERS,
    RACES,
    SLOT_NAMES,
    SLOTS,
    TRAY,
    TURNS,
    WAITING,
)

if TYPE_CHECKING:
    from bannerhall.games.smallworld.state import SmallWorld

KEYS = ("round", "first", "active", "regions", "players", "column", "stacks", "supply", "this_turn")
REGION_KEYS = ("holder", "tokens", "camps", "marks")
PLAYER_KEYS = (
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
PEOPLE_KEYS = ("race", "power", "hand")
COMBO_KEYS = ("race", "power", "coins", "waiting")
STACK_KEYS = ("banners", "below", "badges", "discarded")
SUPPLY_KEYS = ("holes", "camps", "heroes", "catapult", "hordes")
TURN_KEYS = ("raids", "attacked", "spelled", "dragon_used", "shot", "left", "kept")
MARKS: Final = ("tribe", "lair", "fortress", "hole", "hero", "dragon", "catapult", "pot")
MOST_COINS = 100_000
MOST_TOKENS = 60
BADGES: Final = COLUMN
LAID: Final = 2 * COLUMN
EXTRA: Final = 3 * COLUMN


# --- Writing ---------------------------------------------------------------------------------------------------------


def position(s: SmallWorld) -> dict[str, object]:
    """Regions and seats are named as everywhere in positions: regions by id, seats from 0."""
    return {
        "round": int(s.round),
        "first": int(s.first),
        "active": int(s.active),
        "regions": regions_json(s),
        "players": [player_json(s, seat) for seat in range(int(s.seats))],
        "column": column_json(s),
        "stacks": {
            "banners": [RACES[race] for race in members(s.unseen)],
            "below": below_json(s),
            "badges": [POWERS[power] for power in members(s.badges)],
            "discarded": [POWERS[power] for power in members(s.discarded)],
        },
        "supply": {
            "holes": int(s.holes_left),
            "camps": int(s.camps_left),
            "heroes": int(s.heroes_left),
            "catapult": int(s.catapult_left),
            "hordes": int(s.hordes),
        },
        "this_turn": turn_json(s),
    }


def marks_of(s: SmallWorld) -> tuple[int, ...]:
    """The masks behind `MARKS`."""
    return (
        int(s.tribes),
        int(s.lairs),
        int(s.forts),
        int(s.holes),
        int(s.heroes),
        int(s.dragon),
        int(s.catapult),
        int(s.pots),
    )


def regions_json(s: SmallWorld) -> dict[str, object]:
    """Every region with something in it: who holds it, with how many tokens, and what marks it."""
    found: dict[str, object] = {}
    masks = marks_of(s)
    for region, name in enumerate(REGION_IDS[s.board]):
        holder = int(s.holder(region))
        marks = [mark for mark, mask in zip(MARKS, masks, strict=True) if mask >> region & 1]
        if holder != NONE or marks:
            found[name] = {
                "holder": None if holder == NONE else [holder // SLOTS, SLOT_NAMES[holder % SLOTS]],
                "tokens": int(s.tokens[region]),
                "camps": int(s.camps[region]),
                "marks": marks,
            }
    return found


def player_json(s: SmallWorld, seat: int) -> dict[str, object]:
    player: dict[str, object] = {"coins": int(s.coins[seat])}
    for slot, name in enumerate(SLOT_NAMES):
        player[name] = people_json(s, seat * SLOTS + slot)
    player["leader"] = leader_json(s, seat)
    player["reserve"] = int(s.reserve[seat])
    player["ally"] = int(s.peace[seat]) - 1 if s.peace[seat] != 0 else None
    player["captives"] = [RACES[race] for race in range(KINDS_OF_RACES) if s.captor[race] == seat + 1]
    player["unscored"] = bool(int(s.fresh) >> seat & 1)
    player["ransom_order"] = POLICIES[s.ransom_order[seat]]
    player["layout_order"] = LAYOUTS[s.layout_order[seat]]
    return player


def people_json(s: SmallWorld, people: int) -> dict[str, object] | None:
    if s.race[people] == NONE:
        return None
    power = None if s.power[people] == NONE else POWERS[s.power[people]]
    return {"race": RACES[s.race[people]], "power": power, "hand": int(s.hand[people])}


def leader_json(s: SmallWorld, seat: int) -> str:
    """`none`, `hand`, `waiting`, or the region he stands in."""
    at = int(s.leader[seat])
    if at >= ON_MAP:
        return REGION_IDS[s.board][at - ON_MAP]
    return {NO_LEADER: "none", IN_HAND: "hand", WAITING: "waiting"}[at]


def column_json(s: SmallWorld) -> list[dict[str, object]]:
    """The combos on offer, the free one first. A badge still to be turned up is null."""
    laid = int(s.offers) + (1 if s.offers < COLUMN and s.column[s.offers] != NONE else 0)
    return [
        {
            "race": RACES[s.column[i]],
            "power": None if s.column[BADGES + i] == NONE else POWERS[s.column[BADGES + i]],
            "coins": int(s.column[LAID + i]),
            "waiting": int(s.column[EXTRA + i]),
        }
        for i in range(laid)
    ]


def below_json(s: SmallWorld) -> list[str]:
    return [RACES[s.below[i]] for i in range(int(s.belows))]


def turn_json(s: SmallWorld) -> dict[str, object]:
    names = REGION_IDS[s.board]
    return {
        "raids": int(s.raids),
        "attacked": members(s.attacked),
        "spelled": members(s.spelled),
        "dragon_used": s.dragon_used != 0,
        "shot": s.shot != 0,
        "left": [names[region] for region in members(s.left)],
        "kept": {name: int(s.kept[region]) for region, name in enumerate(names) if s.kept[region] != 0},
    }


# --- Reading ---------------------------------------------------------------------------------------------------------


def read(s: SmallWorld, data: Reader) -> None:
    data.object(KEYS)
    seats = int(s.seats)
    s.round = data.at("round").whole(1, int(s.tables.numbers[TURNS]))
    s.first = data.at("first").whole(0, seats - 1)
    s.active = data.at("active").whole(0, seats - 1)
    s.race = s.race[:]
    s.power = s.power[:]
    s.peace = s.peace[:]
    s.captor = s.captor[:]
    s.ransom_order = s.ransom_order[:]
    s.layout_order = s.layout_order[:]
    for seat, player in enumerate(data.at("players").items(seats, seats)):
        read_player(s, player, seat)
    read_regions(s, data.at("regions"))
    read_column(s, data.at("column"))
    read_stacks(s, data.at("stacks"))
    read_supply(s, data.at("supply"))
    read_turn(s, data.at("this_turn"))
    count_tray(s)


def read_player(s: SmallWorld, data: Reader, seat: int) -> None:
    data.object(PLAYER_KEYS)
    s.coins[seat] = data.at("coins").whole(0, MOST_COINS)
    for slot, name in enumerate(SLOT_NAMES):
        if data.at(name).value is not None:
            read_people(s, data.at(name), seat * SLOTS + slot)
    read_leader(s, data.at("leader"), seat)
    s.reserve[seat] = data.at("reserve").whole(0, MOST_TOKENS)
    ally = data.at("ally")
    s.peace[seat] = 0 if ally.value is None else ally.whole(0, int(s.seats) - 1) + 1
    for leader in data.at("captives").items(0, KINDS_OF_RACES):
        race = leader.name(RACES)
        if s.captor[race] != 0:
            raise leader.wrong("each once")
        s.captor[race] = seat + 1
    if data.at("unscored").truth():
        s.fresh |= BIT[seat]
    s.ransom_order[seat] = data.at("ransom_order").name(POLICIES)
    s.layout_order[seat] = data.at("layout_order").name(LAYOUTS)


def read_people(s: SmallWorld, data: Reader, people: int) -> None:
    data.object(PEOPLE_KEYS)
    s.race[people] = data.at("race").name(RACES)
    power = data.at("power")
    s.power[people] = NONE if power.value is None else power.name(POWERS)
    s.hand[people] = data.at("hand").whole(0, MOST_TOKENS)


def read_leader(s: SmallWorld, data: Reader, seat: int) -> None:
    names = REGION_IDS[s.board]
    at = data.name(("none", "hand", "waiting", *names))
    s.leader[seat] = at
    if at >= ON_MAP:
        s.chiefs |= BIT[at - ON_MAP]


def read_regions(s: SmallWorld, data: Reader) -> None:
    names = REGION_IDS[s.board]
    if not isinstance(data.value, dict):
        raise data.wrong("{}")
    masks = dict.fromkeys(MARKS, 0)
    camps = s.camps[:]
    for name in data.value:
        region = Reader(name, data.path).name(names)
        row = data.at(name)
        row.object(REGION_KEYS)
        if row.at("holder").value is not None:
            seat, slot = row.at("holder").items(2, 2)
            people = seat.whole(0, int(s.seats) - 1) * SLOTS + slot.name(SLOT_NAMES)
            s.held[people] |= BIT[region]
        s.tokens[region] = row.at("tokens").whole(0, MOST_TOKENS)
        camps[region] = row.at("camps").whole(0, CAMPS)
        for mark in members(read_names(row.at("marks"), MARKS)):
            masks[MARKS[mark]] |= int(BIT[region])
    s.camps = camps
    s.tribes, s.lairs, s.forts, s.holes = masks["tribe"], masks["lair"], masks["fortress"], masks["hole"]
    s.heroes, s.dragon, s.catapult, s.pots = masks["hero"], masks["dragon"], masks["catapult"], masks["pot"]


def read_column(s: SmallWorld, data: Reader) -> None:
    column = s.column[:]
    for i, combo in enumerate(data.items(0, COLUMN)):
        combo.object(COMBO_KEYS)
        column[i] = combo.at("race").name(RACES)
        power = combo.at("power")
        if power.value is not None:
            column[BADGES + i] = power.name(POWERS)
            s.offers = i + 1
        column[LAID + i] = combo.at("coins").whole(0, MOST_COINS)
        column[EXTRA + i] = combo.at("waiting").whole(0, MOST_TOKENS)
    s.column = column


def read_stacks(s: SmallWorld, data: Reader) -> None:
    data.object(STACK_KEYS)
    s.unseen = read_names(data.at("banners"), RACES)
    s.badges = read_names(data.at("badges"), POWERS)
    s.discarded = read_names(data.at("discarded"), POWERS)
    below = vec[i64]([0] * KINDS_OF_RACES)
    s.belows = 0
    for race in data.at("below").items(0, KINDS_OF_RACES):
        below[s.belows] = race.name(RACES)
        s.belows += 1
    s.below = below


def read_names(data: Reader, names: tuple[str, ...]) -> int:
    return read_set(data, [card.name(names) for card in data.items(0, len(names))])


def read_seats(data: Reader, seats: int) -> int:
    return read_set(data, [seat.whole(0, seats - 1) for seat in data.items(0, seats)])


def read_set(data: Reader, numbers: list[int]) -> int:
    """A mask of numbers that are named once each."""
    if len(set(numbers)) != len(numbers):
        raise data.wrong("each once")
    return mask_of(numbers)


def read_supply(s: SmallWorld, data: Reader) -> None:
    data.object(SUPPLY_KEYS)
    s.holes_left = data.at("holes").whole(0, HOLES)
    s.camps_left = data.at("camps").whole(0, CAMPS)
    s.heroes_left = data.at("heroes").whole(0, HEROES)
    s.catapult_left = data.at("catapult").whole(0, 1)
    s.hordes = data.at("hordes").whole(0, HORDE_TOKENS)


def read_turn(s: SmallWorld, data: Reader) -> None:
    data.object(TURN_KEYS)
    names = REGION_IDS[s.board]
    seats = int(s.seats)
    s.raids = data.at("raids").whole(0, MOST_REGIONS)
    s.attacked = read_seats(data.at("attacked"), seats)
    s.spelled = read_seats(data.at("spelled"), seats)
    s.dragon_used = 1 if data.at("dragon_used").truth() else 0
    s.shot = 1 if data.at("shot").truth() else 0
    s.left = read_names(data.at("left"), names)
    kept = s.kept[:]
    rows = data.at("kept")
    if not isinstance(rows.value, dict):
        raise rows.wrong("{}")
    for name in rows.value:
        kept[Reader(name, rows.path).name(names)] = rows.at(name).whole(0, MOST_TOKENS)
    s.kept = kept


def count_tray(s: SmallWorld) -> None:
    """What is in the tray is what is nowhere else [SMW-SETUP-09]."""
    s.tray = TRAY[:]
    for people in range(int(s.seats) * SLOTS):
        race = s.race[people]
        if race == NONE:
            continue
        tokens = s.hand[people] + (s.reserve[people // SLOTS] if people % SLOTS == ACTIVE else 0)
        for region in members(s.held[people]):
            tokens += s.tokens[region]
        if s.power[people] == HORDES:
            tokens -= s.hordes
        s.tray[race] -= tokens
    for i in range(COLUMN):
        if s.column[i] != NONE:
            s.tray[s.column[i]] -= s.column[EXTRA + i]
