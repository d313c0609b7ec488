"""What each seat may know: all that lies open, its own coins and standing answers; no order of the stacks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import count, members
from bannerhall.core.chance import Stream
from bannerhall.core.state import WHO, A, B
from bannerhall.games.smallworld.actions import CONQUER_FRAME, RANSOM_FRAME, RESETTLE_FRAME
from bannerhall.games.smallworld.atlas import REGION_IDS, REGIONS
from bannerhall.games.smallworld.components import (
    ASK_LAYOUT,
    ASK_RANSOM,
    COLUMN,
    KINDS_OF_LAYOUTS,
    KINDS_OF_POLICIES,
    NONE,
    RACES,
    SLOTS,
    TURNS,
)
from bannerhall.games.smallworld.position import (
    EXTRA,
    LAID,
    below_json,
    column_json,
    player_json,
    regions_json,
    turn_json,
)

if TYPE_CHECKING:
    from bannerhall.games.smallworld.state import SmallWorld

COUNTED: Final = 10  # coins that anybody can keep count of
SECRET: Final = -1  # in observations: coins that the reader may not know


def knows_coins(s: SmallWorld, seat: int, owner: int) -> bool:
    """Totals are hidden until the end, unless the table plays with open coins; what is paid is not
    [SMW-SCORE-04] [SMW-SCORE-09] [SMW-VAR-02]."""
    return owner == seat or bool(s.tables.options["open_coins"]) or s.depth == 0


def view(s: SmallWorld, seat: i64) -> dict[str, object]:
    """What the seat may know, a spectator less [SMW-SETUP-12] [SMW-SCORE-05] [SMW-END-07]."""
    reader = int(seat)
    return {
        "round": int(s.round),
        "turns": int(s.tables.numbers[TURNS]),
        "first": int(s.first),
        "active": int(s.active),
        "waiting": members(s.waiting_mask()),
        "regions": regions_json(s),
        "players": [player_view(s, reader, owner) for owner in range(int(s.seats))],
        "column": column_json(s),
        "stacks": {
            "banners": count(s.unseen),
            "below": below_json(s),
            "badges": count(s.badges),
            "discarded": count(s.discarded),
        },
        "supply": {
            "holes": int(s.holes_left),
            "camps": int(s.camps_left),
            "heroes": int(s.heroes_left),
            "catapult": int(s.catapult_left),
            "hordes": int(s.hordes),
        },
        "tray": {RACES[race]: int(s.tray[race]) for race in in_play(s)},
        "this_turn": turn_json(s),
        "targets": targets_json(s),
    }


def in_play(s: SmallWorld) -> list[int]:
    """The races whose tokens can be seen to be out or on offer."""
    races = [int(s.race[people]) for people in range(int(s.seats) * SLOTS) if s.race[people] != NONE]
    return sorted({*races, *(int(s.column[i]) for i in range(int(s.offers)))})


def player_view(s: SmallWorld, reader: int, owner: int) -> dict[str, object]:
    from bannerhall.games.smallworld.ending import on_board
    from bannerhall.games.smallworld.income import income  # later: income is built on the state, the state on us

    shown: dict[str, object] = {"coins": int(s.coins[owner]) if knows_coins(s, reader, owner) else None}
    whole = player_json(s, owner)
    for key in ("active", "declined", "spirit", "leader", "reserve", "ally", "captives", "unscored"):
        shown[key] = whole[key]
    shown["regions"] = count(s.regions_of(owner))
    shown["on_board"] = int(on_board(s, owner))
    shown["income"] = int(income(s, owner))  # what the board would pay now: everybody can count it
    if owner == reader:
        shown["ransom_order"] = whole["ransom_order"]
        shown["layout_order"] = whole["layout_order"]
    return shown


def targets_json(s: SmallWorld) -> dict[str, int]:
    """While somebody conquers: what every region within reach costs now, in pieces."""
    from bannerhall.games.smallworld.price import price, targets

    f = s.top() if s.depth != 0 else 0
    if s.depth == 0 or s.frames[f] != CONQUER_FRAME:
        return {}
    people = s.frames[f + A]
    pips = s.frames[f + B] - 1 if s.frames[f + B] != 0 else 0
    names = REGION_IDS[s.board]
    return {names[region]: int(price(s, people, region, pips)) for region in members(targets(s, people))}


# --- For learning agents ---------------------------------------------------------------------------------------------

REGION_ROW: Final = 6
SEAT_ROW: Final = 14
COMBO_ROW: Final = 4
TURN_ROW: Final = 12


def observation_size(s: SmallWorld) -> i64:
    return REGIONS[s.board] * REGION_ROW + s.seats * SEAT_ROW + COLUMN * COMBO_ROW + TURN_ROW


def fill_observation(s: SmallWorld, seat: i64, out: vec[i64]) -> None:
    """The table as ints; peoples and seats count from the reader on, races and powers from 1."""
    n: i64 = 0
    for region in range(REGIONS[s.board]):
        n = fill_region(s, seat, region, out, n)
    for i in range(s.seats):
        n = fill_seat(s, seat, (seat + i) % s.seats, out, n)
    for i in range(COLUMN):
        offered = i < s.offers
        out[n] = s.column[i] + 1 if offered else 0
        out[n + 1] = s.column[COLUMN + i] + 1 if offered else 0
        out[n + 2] = s.column[LAID + i]
        out[n + 3] = s.column[EXTRA + i]
        n += COMBO_ROW
    fill_turn(s, seat, out, n)


def relative(s: SmallWorld, seat: i64, other: i64) -> i64:
    """How far clockwise another seat is from the reader."""
    return (other - seat + s.seats) % s.seats


def fill_region(s: SmallWorld, seat: i64, region: i64, out: vec[i64], n: i64) -> i64:
    holder = s.holder(region)
    out[n] = 0 if holder == NONE else relative(s, seat, holder // SLOTS) * SLOTS + holder % SLOTS + 1
    out[n + 1] = s.tokens[region]
    out[n + 2] = s.camps[region]
    out[n + 3] = (s.chiefs >> region) & 1
    out[n + 4] = ((s.tribes >> region) & 1) + ((s.lairs >> region) & 1) + ((s.forts >> region) & 1)
    marks = ((s.holes >> region) & 1) + ((s.heroes >> region) & 1) * 2 + ((s.dragon >> region) & 1) * 4
    out[n + 5] = marks + ((s.catapult >> region) & 1) * 8 + ((s.pots >> region) & 1) * 16
    return n + REGION_ROW


def fill_seat(s: SmallWorld, seat: i64, owner: i64, out: vec[i64], n: i64) -> i64:
    for slot in range(SLOTS):
        people = owner * SLOTS + slot
        out[n] = s.race[people] + 1
        out[n + 1] = s.power[people] + 1
        out[n + 2] = s.hand[people]
        n += 3
    out[n] = s.coins[owner] if knows_coins(s, int(seat), int(owner)) else SECRET
    out[n + 1] = s.leader[owner]
    out[n + 2] = s.reserve[owner]
    out[n + 3] = relative(s, seat, s.peace[owner] - 1) + 1 if s.peace[owner] != 0 else 0
    out[n + 4] = s.captives(owner)
    return n + 5


def fill_turn(s: SmallWorld, seat: i64, out: vec[i64], n: i64) -> None:
    out[n] = s.round
    out[n + 1] = relative(s, seat, s.active)
    out[n + 2] = s.frames[s.top()] + 1 if s.depth != 0 else 0
    out[n + 3] = s.raids
    out[n + 4] = count(s.attacked)
    out[n + 5] = count(s.spelled)
    out[n + 6] = s.dragon_used
    out[n + 7] = s.shot
    out[n + 8] = s.holes_left
    out[n + 9] = s.camps_left
    out[n + 10] = s.heroes_left
    out[n + 11] = count(s.left)


# --- Other worlds ----------------------------------------------------------------------------------------------------


def resample(s: SmallWorld, seat: i64, stream: Stream) -> SmallWorld:
    """The order of the stacks is not in the state. Of the others' coins a seat has a rough idea, as at a table, and of
    their standing answers none [SMW-SETUP-12] [SMW-SCORE-04] [SMW-SCORE-05]."""
    world = s.clone()
    world.ransom_order = s.ransom_order[:]
    world.layout_order = s.layout_order[:]
    for other in range(s.seats):
        if other != seat:
            if not knows_coins(s, int(seat), int(other)):
                world.coins[other] = guess_coins(s.coins[other], stream)
            world.ransom_order[other] = guess_order(KINDS_OF_POLICIES, stream)
            world.layout_order[other] = guess_order(KINDS_OF_LAYOUTS, stream)
    let_be_asked(world, seat)
    return world


def guess_coins(coins: i64, stream: Stream) -> i64:
    """A few coins are easily counted; of more a fifth may be missed. What somebody could not pay shows, so nobody is
    thought to be poor who is not, or rich who is poor."""
    if coins < COUNTED:
        return coins
    margin = coins // 5
    guess = coins - margin + stream.below(2 * margin + 1)
    return guess if guess > COUNTED else COUNTED


def guess_order(kinds: i64, stream: Stream) -> i64:
    """Most players want to be asked."""
    return 0 if stream.below(4) != 0 else stream.below(kinds)


def let_be_asked(s: SmallWorld, seat: i64) -> None:
    """Another player who is being asked has no standing answer to that question."""
    for depth in range(s.depth):
        f = s.at_depth(depth)
        if s.frames[f] == RANSOM_FRAME and s.frames[f + WHO] != seat:
            s.ransom_order[s.frames[f + WHO]] = ASK_RANSOM
        elif s.frames[f] == RESETTLE_FRAME and s.frames[f + A] // SLOTS != seat:
            s.layout_order[s.frames[f + A] // SLOTS] = ASK_LAYOUT
