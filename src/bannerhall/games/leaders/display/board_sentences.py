"""The facts that questions, refusals and options on the board speak of; whatever stands there everybody may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from bannerhall.core.errors import Fact
from bannerhall.core.events import NO_NAME
from bannerhall.core.state import CHANCE
from bannerhall.games.leaders.rules import actions, fight, items, questions, settings
from bannerhall.games.leaders.rules.atlas import ALL_PLACES, CONTINENT, CONTINENTS, LAND, PLACES, POINTS
from bannerhall.games.leaders.rules.board.armies import (
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
from bannerhall.games.leaders.rules.board.battle import cost_of_retreat
from bannerhall.games.leaders.rules.board.dice import ODDS, place_of_die
from bannerhall.games.leaders.rules.board.moving import free_to_go
from bannerhall.games.leaders.rules.board.sides import fighters, leader, side_total, units_of
from bannerhall.games.leaders.rules.board.start import where_to_settle
from bannerhall.games.leaders.rules.components import FACES, MOST_DICE, MOST_SEATS, ROOM_FOR_DICE
from bannerhall.games.leaders.rules.state import Leaders

NOT_LAID: Final = "none"  # instead of a die
UNIT_PLACES: Final[tuple[int, ...]] = (
    actions.KEEP,
    actions.PLACE,
    actions.RECALL,
    actions.SEND,
    actions.REINFORCE,
)  # answers that name a unit and a place


def name_at(names: Sequence[str], place: int) -> str:
    """A name in a list, or that there is none, for -1."""
    return names[place] if place >= 0 else NO_NAME


def fought_over(s: Leaders) -> str:
    return PLACES[s.battle[fight.PLACE]]


def troops(units: i64) -> dict[str, Fact]:
    """Units by kind, as the sentence about troops wants them."""
    return {unit: int(count_of(units, i)) for i, unit in enumerate(items.UNITS)}


# --- Refusals -----------------------------------------------------------------------------------------------


def board_facts(s: Leaders, seat: i64, kind: i64, at: int) -> dict[str, Fact]:
    """What an answer on the board names, and the numbers it is measured by."""
    if kind in UNIT_PLACES:
        return {"unit": items.UNITS[at // ALL_PLACES], **place_facts(s, seat, kind, at % ALL_PLACES)}
    if kind in (actions.OCCUPY, actions.FROM, actions.BATTLE):
        return {"unit": NO_NAME, **place_facts(s, seat, kind, at)}
    if kind == actions.ENGAGE:
        return {"player": at % MOST_SEATS + 1, **place_facts(s, seat, kind, LAND + at // MOST_SEATS)}
    if kind == actions.LOSE:
        return {"unit": items.UNITS[at // MOST_SEATS], "player": at % MOST_SEATS + 1, "place": fought_over(s)}
    if kind == actions.REMOVE:
        return {"unit": items.UNITS[at]}
    return {"die": at + 1} if kind == actions.REROLL else {}


def place_facts(s: Leaders, seat: i64, kind: i64, place: int) -> dict[str, Fact]:
    """A place: whose it is, how many units stand there and how many it takes."""
    told: dict[str, Fact] = {
        "place": PLACES[place],
        "owner": 0,
        "there": int(all_units(s, place)),
        "limit": 0,
        "source": NO_NAME,
    }
    f = s.top()
    if s.depth != 0 and s.frames[f] == questions.MOVE:
        told["source"] = name_at(PLACES, int(s.frames[f + questions.MOVE_SOURCE]) - 1)
    if place >= LAND:
        return told
    owner = owner_of(s, place)
    told["owner"] = int(owner) + 1
    if kind == actions.REINFORCE:
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
    if kind == actions.OCCUPY:
        return {"points": int(POINTS[at]), "continent": CONTINENTS[CONTINENT[at]]}
    if kind in UNIT_PLACES:
        return unit_remark(s, seat, kind, at % ALL_PLACES)
    if kind == actions.FROM:
        return troops(movers_of(s, seat, at))
    if kind == actions.REMOVE:
        return {"count": int(count_of(s.camp[seat], at))}
    if kind == actions.BATTLE:
        own = total(army(s, seat, at))
        return {"own": int(own), "there": int(all_units(s, at) - own), "owner": int(owner_of(s, at)) + 1}
    if kind == actions.ENGAGE:
        field = LAND + at // MOST_SEATS
        own = total(army(s, seat, field) - s.fresh[field])
        return {"own": int(own), "there": int(total(army(s, at % MOST_SEATS, field))), "owner": at % MOST_SEATS + 1}
    return fight_remark(s, seat, kind, at)


def unit_remark(s: Leaders, seat: i64, kind: i64, place: int) -> dict[str, Fact]:
    """How full a region is, what stands there, or whom one would meet."""
    if kind == actions.PLACE and place < LAND:
        return {"there": int(all_units(s, place)), "limit": int(limit_to_place(s, seat, place))}
    if kind == actions.REINFORCE and place < LAND:
        return room(s, owner_of(s, place), place)
    if kind == actions.KEEP:
        return troops(army(s, seat, place))
    return goal(s, seat, place) if kind == actions.SEND else {}


def goal(s: Leaders, seat: i64, place: int) -> dict[str, Fact]:
    """Where a unit would go: into a sea field, an own region, an empty one, or one that somebody holds."""
    there = int(all_units(s, place) - total(army(s, seat, place)))
    if place >= LAND:
        return {"ground": "sea", "there": there, "owner": 0, "points": 0}
    owner = owner_of(s, place)
    ground = "own" if owner == seat else "empty" if owner < 0 else "held"
    return {"ground": ground, "there": there, "owner": int(owner) + 1, "points": int(POINTS[place])}


def movers_of(s: Leaders, seat: i64, place: i64) -> i64:
    return free_to_go(s, seat, place)


def fight_remark(s: Leaders, seat: i64, kind: i64, at: int) -> dict[str, Fact]:
    """Who rolls, what a retreat costs, what a die shows, how many units of a kind are left."""
    side = side_asked(s)
    if kind == actions.DIE:
        return {"faces": faces_of(s, at)}
    if side < 0:
        return {}
    if kind == actions.STAND:
        return strongest(fighters(s, side)) if at == 0 else {}
    if kind == actions.RETREAT:
        return retreat_facts(s, side)
    if kind == actions.REROLL:
        return {"die": die_word(s, side, at)}
    if kind == actions.LOSE:
        return {"count": int(count_of(units_of(s, side, at % MOST_SEATS), at // MOST_SEATS))}
    return {}


def side_asked(s: Leaders) -> i64:
    """The side of the question under way, or -1 if it is none of a fight."""
    f = s.top()
    return (
        s.frames[f + questions.FIGHT_SIDE]
        if s.depth != 0 and s.frames[f] in (questions.STAND, questions.REROLL, questions.LOSSES)
        else i64(-1)
    )


def faces_of(s: Leaders, face: int) -> int:
    """How many of the six faces of the die under way show this."""
    f = s.top()
    if s.depth == 0 or s.frames[f] != questions.ROLL:
        return 0
    return int(ODDS[s.battle[place_of_die(s, f)] // 4 * len(FACES) + face])


def strongest(units: i64) -> dict[str, Fact]:
    """The units that roll if nobody chooses others: planes first, three at most."""
    told: dict[str, Fact] = {}
    left = MOST_DICE
    for i in reversed(range(len(items.UNITS))):
        many = min(left, int(count_of(units, i)))
        told[items.UNITS[i]] = many
        left -= many
    return told


def retreat_facts(s: Leaders, side: i64) -> dict[str, Fact]:
    lost = int(cost_of_retreat(s, side))
    return {"lost": lost, "saved": int(side_total(s, side)) - lost}


def die_word(s: Leaders, side: i64, die: int) -> str:
    """A die that was rolled, as its unit and its face."""
    value = int(s.battle[fight.FACES + side * ROOM_FOR_DICE + die])
    rolled = die < s.battle[fight.DICE + side] and value % 4 != 0
    return f"{items.UNITS[value // 4]}-{FACES[value % 4 - 1]}" if rolled else NOT_LAID


# --- Questions ----------------------------------------------------------------------------------------------


def board_question(s: Leaders, f: i64, seat: i64) -> dict[str, Fact]:
    """What a question on the board tells."""
    kind = s.frames[f]
    if kind in (questions.STAND, questions.REROLL, questions.LOSSES, questions.ROLL):
        return fight_facts(s, f)
    if seat == CHANCE or not 0 <= seat < s.seats:
        return {}
    if kind == questions.START:
        return start_facts(s, seat)
    if kind == questions.COUNT:
        victory = int(s.rules.numbers[settings.VICTORY_POINTS])
        return {"points": int(map_points(s, seat)), "before": int(s.last_entry(seat)), "victory": victory}
    if kind == questions.WITHDRAWAL:
        return {"choices": choices(s, seat), **troops(surplus(s, seat))}
    if kind == questions.SABOTAGE:
        return {"units": int(s.frames[f + questions.SABOTAGE_UNITS])}
    if kind == questions.PLACE:
        return {"units": int(total(s.camp[seat])), **troops(s.camp[seat])}
    if kind == questions.MOVE:
        source = int(s.frames[f + questions.MOVE_SOURCE]) - 1
        return {"source": name_at(PLACES, source), **(leaving(s, seat, source) if source >= 0 else {})}
    if kind == questions.DEFEND:
        return {
            "player": int(s.frames[f + questions.DEFEND_WHOM]) + 1,
            "own": int(s.frames[f + questions.DEFEND_WHOM] == seat),
            **troops(s.camp[seat]),
        }
    if kind == questions.NEXT_BATTLE:
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
    side = s.frames[f + questions.FIGHT_SIDE]
    other = leader(s, 1 - side)
    told: dict[str, Fact] = {
        "place": fought_over(s),
        "combat": int(s.battle[fight.ROUND]),
        "side": "attacker" if side == 0 else "defender",
        "player": int(other) + 1,
        "seat": int(leader(s, side)) + 1,
        "against": int(side_total(s, 1 - side)),
        "losses": int(s.battle[fight.LOSSES + side]),
        **troops(fighters(s, side)),
        **retreat_facts(s, side),
    }
    for die in range(ROOM_FOR_DICE):
        told[f"die{die + 1}"] = die_word(s, side, die)
    if s.frames[f] == questions.ROLL:
        told["unit"] = items.UNITS[s.battle[fight.FACES + side * ROOM_FOR_DICE + s.frames[f + questions.ROLL_DIE]] // 4]
    return told
