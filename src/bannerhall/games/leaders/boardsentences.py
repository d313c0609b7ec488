"""The facts that questions, refusals and options on the board speak of; whatever stands there everybody may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bannerhall.core.errors import Fact
from bannerhall.core.state import CHANCE, A, B, C
from bannerhall.games.leaders.armies import (
    ONE,
    all_units,
    army,
    count_of,
    free_regions,
    kinds_of,
    limit_to_defend,
    limit_to_place,
    map_points,
    owner_of,
    total,
    weakest,
)
from bannerhall.games.leaders.atlas import ALL_PLACES, CONTINENT, LAND, POINTS
from bannerhall.games.leaders.components import (
    BATTLE,
    BATTLE_DICE,
    BATTLE_FACES,
    BATTLE_LOSSES,
    BATTLE_PLACE,
    BATTLE_ROUND,
    COUNT_FRAME,
    DEFEND_FRAME,
    DIE,
    ENGAGE,
    FACES,
    FROM,
    KEEP,
    LOSE,
    LOSSES_FRAME,
    MOST_DICE,
    MOST_SEATS,
    MOVE_FRAME,
    NEXT_BATTLE_FRAME,
    OCCUPY,
    PLACE,
    PLACE_FRAME,
    RECALL,
    REINFORCE,
    REMOVE,
    REROLL,
    REROLL_FRAME,
    RETREAT,
    ROLL_FRAME,
    ROOM_FOR_DICE,
    SABOTAGE_FRAME,
    SEND,
    STAND,
    STAND_FRAME,
    START_FRAME,
    UNITS,
    WITHDRAWAL_FRAME,
)
from bannerhall.games.leaders.numbers import VICTORY_POINTS
from bannerhall.games.leaders.sides import fighters, leader, side_total, units_of

if TYPE_CHECKING:
    from bannerhall.games.leaders.state import Leaders

NOT_LAID: Final = "none"  # instead of a die
UNIT_PLACES: Final = (KEEP, PLACE, RECALL, SEND, REINFORCE)  # answers that name a unit and a place


def troops(units: i64) -> dict[str, Fact]:
    """Units by kind, as the sentence about troops wants them."""
    return {unit: int(count_of(units, i)) for i, unit in enumerate(UNITS)}


# --- Refusals -----------------------------------------------------------------------------------------------


def board_facts(s: Leaders, seat: i64, kind: i64, at: int) -> dict[str, Fact]:
    """What an answer on the board names, and the numbers it is measured by."""
    if kind in UNIT_PLACES:
        return {"unit": at // ALL_PLACES, **place_facts(s, seat, kind, at % ALL_PLACES)}
    if kind in (OCCUPY, FROM, BATTLE):
        return {"unit": -1, **place_facts(s, seat, kind, at)}
    if kind == ENGAGE:
        return {"player": at % MOST_SEATS + 1, **place_facts(s, seat, kind, LAND + at // MOST_SEATS)}
    if kind == LOSE:
        return {"unit": at // MOST_SEATS, "player": at % MOST_SEATS + 1, "place": int(s.battle[BATTLE_PLACE])}
    if kind == REMOVE:
        return {"unit": at}
    return {"die": at + 1} if kind == REROLL else {}


def place_facts(s: Leaders, seat: i64, kind: i64, place: int) -> dict[str, Fact]:
    """A place: whose it is, how many units stand there and how many it takes."""
    told: dict[str, Fact] = {"place": place, "owner": 0, "there": int(all_units(s, place)), "limit": 0, "source": -1}
    f = s.top()
    if s.depth != 0 and s.frames[f] == MOVE_FRAME:
        told["source"] = int(s.frames[f + C]) - 1
    if place >= LAND:
        return told
    owner = owner_of(s, place)
    told["owner"] = int(owner) + 1
    if kind == REINFORCE:
        told.update(room(s, owner, place))
    elif 0 <= seat < s.seats:
        told["limit"] = int(limit_to_place(s, seat, place))
    return told


def room(s: Leaders, owner: i64, place: int) -> dict[str, Fact]:
    """How many defenders stand in an attacked region, and how many it takes."""
    return {
        "there": int(all_units(s, place) - total(army(s, s.active, place))),
        "limit": int(limit_to_defend(s, owner, place)) if owner >= 0 else 0,
    }


# --- Options ------------------------------------------------------------------------------------------------


def board_remark(s: Leaders, seat: i64, kind: i64, at: int) -> dict[str, Fact]:
    """What to know before an answer on the board is chosen."""
    if kind == OCCUPY:
        return {"points": int(POINTS[at]), "continent": int(CONTINENT[at])}
    if kind in UNIT_PLACES:
        return unit_remark(s, seat, kind, at % ALL_PLACES)
    if kind == FROM:
        return troops(movers_of(s, seat, at))
    if kind == REMOVE:
        return {"count": int(count_of(s.camp[seat], at))}
    if kind == BATTLE:
        own = total(army(s, seat, at))
        return {"own": int(own), "there": int(all_units(s, at) - own), "owner": int(owner_of(s, at)) + 1}
    if kind == ENGAGE:
        field = LAND + at // MOST_SEATS
        own = total(army(s, seat, field) - s.fresh[field])
        return {"own": int(own), "there": int(total(army(s, at % MOST_SEATS, field))), "owner": at % MOST_SEATS + 1}
    return fight_remark(s, seat, kind, at)


def unit_remark(s: Leaders, seat: i64, kind: i64, place: int) -> dict[str, Fact]:
    """How full a region is, what stands there, or whom one would meet."""
    if kind == PLACE and place < LAND:
        return {"there": int(all_units(s, place)), "limit": int(limit_to_place(s, seat, place))}
    if kind == REINFORCE and place < LAND:
        return room(s, owner_of(s, place), place)
    if kind == KEEP:
        return troops(army(s, seat, place))
    return goal(s, seat, place) if kind == SEND else {}


def goal(s: Leaders, seat: i64, place: int) -> dict[str, Fact]:
    """Where a unit would go: into a sea field, an own region, an empty one, or one that somebody holds."""
    there = int(all_units(s, place) - total(army(s, seat, place)))
    if place >= LAND:
        return {"ground": "sea", "there": there, "owner": 0, "points": 0}
    owner = owner_of(s, place)
    ground = "own" if owner == seat else "empty" if owner < 0 else "held"
    return {"ground": ground, "there": there, "owner": int(owner) + 1, "points": int(POINTS[place])}


def movers_of(s: Leaders, seat: i64, place: i64) -> i64:
    from bannerhall.games.leaders.moving import free_to_go  # later: it is built on the state, the state on us

    return free_to_go(s, seat, place)


def fight_remark(s: Leaders, seat: i64, kind: i64, at: int) -> dict[str, Fact]:
    """Who rolls, what a retreat costs, what a die shows, how many units of a kind are left."""
    side = side_asked(s)
    if kind == DIE:
        return {"faces": faces_of(s, at)}
    if side < 0:
        return {}
    if kind == STAND:
        return strongest(fighters(s, side)) if at == 0 else {}
    if kind == RETREAT:
        return retreat_facts(s, side)
    if kind == REROLL:
        return {"die": die_word(s, side, at)}
    if kind == LOSE:
        return {"count": int(count_of(units_of(s, side, at % MOST_SEATS), at // MOST_SEATS))}
    return {}


def side_asked(s: Leaders) -> i64:
    """The side of the question under way, or -1 if it is none of a fight."""
    f = s.top()
    return s.frames[f + A] if s.depth != 0 and s.frames[f] in (STAND_FRAME, REROLL_FRAME, LOSSES_FRAME) else -1


def faces_of(s: Leaders, face: int) -> int:
    """How many of the six faces of the die under way show this."""
    from bannerhall.games.leaders.dice import ODDS, place_of_die

    f = s.top()
    if s.depth == 0 or s.frames[f] != ROLL_FRAME:
        return 0
    return int(ODDS[s.battle[place_of_die(s, f)] // 4 * len(FACES) + face])


def strongest(units: i64) -> dict[str, Fact]:
    """The units that roll if nobody chooses others: planes first, three at most."""
    told: dict[str, Fact] = {}
    left = MOST_DICE
    for i in reversed(range(len(UNITS))):
        many = min(left, int(count_of(units, i)))
        told[UNITS[i]] = many
        left -= many
    return told


def retreat_facts(s: Leaders, side: i64) -> dict[str, Fact]:
    from bannerhall.games.leaders.battle import cost_of_retreat

    lost = int(cost_of_retreat(s, side))
    return {"lost": lost, "saved": int(side_total(s, side)) - lost}


def die_word(s: Leaders, side: i64, die: int) -> str:
    """A die that was rolled, as its unit and its face."""
    value = int(s.battle[BATTLE_FACES + side * ROOM_FOR_DICE + die])
    rolled = die < s.battle[BATTLE_DICE + side] and value % 4 != 0
    return f"{UNITS[value // 4]}-{FACES[value % 4 - 1]}" if rolled else NOT_LAID


# --- Questions ----------------------------------------------------------------------------------------------


def board_question(s: Leaders, f: i64, seat: i64) -> dict[str, Fact]:
    """What a question on the board tells."""
    kind = s.frames[f]
    if kind in (STAND_FRAME, REROLL_FRAME, LOSSES_FRAME, ROLL_FRAME):
        return fight_facts(s, f)
    if seat == CHANCE or not 0 <= seat < s.seats:
        return {}
    if kind == START_FRAME:
        return start_facts(s, seat)
    if kind == COUNT_FRAME:
        victory = int(s.tables.numbers[VICTORY_POINTS])
        return {"points": int(map_points(s, seat)), "before": int(s.points(seat)), "victory": victory}
    if kind == WITHDRAWAL_FRAME:
        return {"choices": choices(s, seat), **troops(surplus(s, seat))}
    if kind == SABOTAGE_FRAME:
        return {"units": int(s.frames[f + A])}
    if kind == PLACE_FRAME:
        return {"units": int(total(s.camp[seat])), **troops(s.camp[seat])}
    if kind == MOVE_FRAME:
        source = int(s.frames[f + C]) - 1
        return {"source": source, **(leaving(s, seat, source) if source >= 0 else {})}
    if kind == DEFEND_FRAME:
        return {"player": int(s.frames[f + A]) + 1, "own": int(s.frames[f + A] == seat), **troops(s.camp[seat])}
    if kind == NEXT_BATTLE_FRAME:
        return {"fights": bin(int(s.attacked)).count("1")}
    return {}


def leaving(s: Leaders, seat: i64, source: int) -> dict[str, Fact]:
    """Who has not moved yet, and how many of them may go: one unit holds an own region."""
    units = movers_of(s, seat, source)
    held = source < LAND and owner_of(s, source) == seat
    most = min(total(units), total(army(s, seat, source)) - 1) if held else total(units)
    return {"most": int(most), **troops(units)}


def start_facts(s: Leaders, seat: i64) -> dict[str, Fact]:
    """How many regions are free, and where the next infantry may go."""
    from bannerhall.games.leaders.start import where_to_settle

    free, open_now = int(free_regions(s)), int(where_to_settle(s, seat))
    where = "near" if open_now != free else "anywhere"
    if s.held[seat] == 0:
        where = "home" if open_now != free else "first"
    return {"where": where, "free": free.bit_count()}


def surplus(s: Leaders, seat: i64) -> i64:
    """What goes to the base camp if the weakest unit stays everywhere."""
    units = s.drop[seat]
    for region in range(LAND):
        there = army(s, seat, region)
        if there != 0:
            units += there - ONE[weakest(there)] if owner_of(s, region) == seat else there
    return units


def choices(s: Leaders, seat: i64) -> int:
    """In how many own regions different units stand, so that one can choose who stays."""
    regions = [region for region in range(LAND) if owner_of(s, region) == seat]
    return sum(1 for region in regions if kinds_of(army(s, seat, region)) > 1)


def fight_facts(s: Leaders, f: i64) -> dict[str, Fact]:
    """A fight as one side sees it: where, against whom, with what, and what a retreat costs."""
    side = s.frames[f + A]
    other = leader(s, 1 - side)
    told: dict[str, Fact] = {
        "place": int(s.battle[BATTLE_PLACE]),
        "combat": int(s.battle[BATTLE_ROUND]),
        "side": "attacker" if side == 0 else "defender",
        "player": int(other) + 1,
        "seat": int(leader(s, side)) + 1,
        "against": int(side_total(s, 1 - side)),
        "losses": int(s.battle[BATTLE_LOSSES + side]),
        **troops(fighters(s, side)),
        **retreat_facts(s, side),
    }
    for die in range(ROOM_FOR_DICE):
        told[f"die{die + 1}"] = die_word(s, side, die)
    if s.frames[f] == ROLL_FRAME:
        told["unit"] = int(s.battle[BATTLE_FACES + side * ROOM_FOR_DICE + s.frames[f + B]] // 4)
    return told
