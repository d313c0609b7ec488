"""What follows from what lies open, reckoned by the rules so that no client has to: who controls what, what Harvest
would bring, whose bonus would count, where a march could lead. Of hidden runes only what the seat itself knows."""

from __future__ import annotations

from typing import Final

from bannerhall.core.bits import BIT, members
from bannerhall.core.frames import NO_FRAME
from bannerhall.core.shapes import Argument
from bannerhall.games.runewars.bots import odds
from bannerhall.games.runewars.knowledge import expected
from bannerhall.games.runewars.rules import (
    board,
    building,
    control,
    diplomacy,
    fate,
    forces,
    gains,
    hero_cards,
    marching,
    movement,
    quest_areas,
    quest_cards,
    questions,
    supremacy,
    units,
    winning,
)
from bannerhall.games.runewars.rules.atlas import AREA_NAMES, AREAS, TILE_OF
from bannerhall.games.runewars.rules.components import CONQUER, DRAGON_RUNE, NO_RUNE, NO_SEAT, NO_STRONGHOLD, ORDERS
from bannerhall.games.runewars.rules.position_values import faction_in, force_to_json
from bannerhall.games.runewars.rules.state import Runewars
from bannerhall.games.runewars.rules.strength import OF_STRONGHOLD

BORDERS: Final = ("none", "water", "mountain", "yellow")
RELATIONS: Final = ("friendly", "empty", "enemy", "neutral")
# Frames whose arguments lie open while they lie on the stack.
OPEN_FRAMES: Final = frozenset(
    (
        "setup", "year", "turn", "strategy", "march", "diplomacy", "recruit", "rally", "fortify", "works", "auction",
        "season_effect", "quest_phase", "hero_round", "hero_turn", "quest", "hero_test", "duel", "battle",
        "own_actions",
    )
)  # fmt: skip
STEP: Final = 5  # percent: a forecast says no more than it knows


def reckoned(s: Runewars, seat: int) -> dict[str, object]:
    found: dict[str, object] = {
        "control": controllers(s),
        "borders": borders(s),
        "provides": provides(s),
        "yields": [
            {dial: int(gains.yields(s, i, n)) for n, dial in enumerate(units.DIALS)} for i in range(int(s.seats))
        ],
        "rune_range": [rune_range(s, seat, i) for i in range(int(s.seats))],
        "play_order": play_order(s),
        "lamps": [lamps(s, i) for i in range(int(s.seats))],
        "strengths": {
            AREA_NAMES[area]: int(OF_STRONGHOLD[s.stronghold[area]])
            for area in range(AREAS)
            if s.stronghold[area] != NO_STRONGHOLD
        },
        "last_year": int(winning.last_year(s)),
        "frames": open_frames(s),
    }
    if s.marker[0] != 0:
        found["marker_gaps"] = expected.marker_gaps(s)
    f = int(s.frame_asking(seat)) if seat >= 0 else NO_FRAME
    if f != NO_FRAME:
        found["asked"] = asked(s, seat, f)
        kind = s.frames[f]
        if kind == questions.MARCH_TARGET:
            found["marches"] = marches(s, seat)
        elif kind in (questions.MARCH_SOURCE, questions.LEAVE_PEASANT, questions.APPROACH) and s.march_force != 0:
            found["forecast"] = forecast(s, seat)
        if kind == questions.APPROACH:
            found["talks"] = [talk_odds(s, cards) for cards in range(1, diplomacy.MOST_SPENT + 1)]
        elif kind == questions.PLACE_COLUMN:
            found["spots"] = spots(s, int(s.frames[f + questions.PLACE_COLUMN_THING]))
        elif kind in (questions.NEXT_HERO, questions.HERO_ACTION, questions.ENCOUNTER):
            found["quest_chances"] = expected.quest_chances(s, seat)
        elif kind in expected.OWN_LOSSES:
            found["usual_loss"] = expected.usual_loss(s, seat, f)
    if seat >= 0:
        found["quest_areas"] = quest_places(s, seat)
    return found


# --- The land --------------------------------------------------------------------------------------------------------


def controllers(s: Runewars) -> dict[str, int]:
    """Who controls each area [RUN-TERM-01]."""
    found = {AREA_NAMES[area]: int(control.controller(s, area)) for area in members(s.land)}
    return {area: owner for area, owner in found.items() if owner != NO_SEAT}


def borders(s: Runewars) -> dict[str, dict[str, str]]:
    """By area and side, clockwise from north, what is printed there as the tile lies now [RUN-MAP-10]."""
    found: dict[str, dict[str, str]] = {}
    for area in members(s.land):
        sides = {side: int(board.border_of(area, side, s.turned[TILE_OF[area]])) for side in range(board.SIDES)}
        mine = {str(side): BORDERS[kind] for side, kind in sides.items() if kind != 0}
        if mine:
            found[AREA_NAMES[area]] = mine
    return found


def provides(s: Runewars) -> dict[str, dict[str, int]]:
    """What each area provides now; those that provide nothing are left out."""
    found: dict[str, dict[str, int]] = {}
    for area in members(s.land):
        rich = {dial: int(gains.provided(s, area, n)) for n, dial in enumerate(units.DIALS)}
        if any(rich.values()):
            found[AREA_NAMES[area]] = {dial: many for dial, many in rich.items() if many}
    return found


# --- The players -----------------------------------------------------------------------------------------------------


def rune_range(s: Runewars, reader: int, seat: int) -> list[int]:
    """How many dragon runes a seat has for certain and at most, as far as the reader knows [RUN-RUNE-05]."""
    sure, hidden = 0, 0
    for area in members(control.controlled(s, seat)):
        sure += int(winning.printed_runes(s, area))
        if s.rune[area] == NO_RUNE:
            continue
        known = (s.rune_up >> area) & 1 == 1 or (reader >= 0 and (s.rune_seen[area] >> reader) & 1 == 1)
        if not known:
            hidden += 1
        elif s.rune[area] == DRAGON_RUNE:
            sure += 1
    return [sure, sure + hidden]


def play_order(s: Runewars) -> list[int]:
    """The seats in the order of play; before the first orders nobody has one [RUN-TERM-15]."""
    left = int(s.playing)
    found: list[int] = []
    while left and all(s.faction[i] != 0 for i in range(int(s.seats))):
        seat = int(control.next_in_order(s, left))
        found.append(seat)
        left &= ~int(BIT[seat])
    return found


def lamps(s: Runewars, seat: int) -> list[str]:
    """The Order cards that would have the supremacy bonus if the seat gave them now [RUN-ORD-04] [RUN-ORD-05]."""
    free = [order for order in range(len(ORDERS)) if (s.used[seat] >> order) & 1 == 0]
    return [ORDERS[order] for order in free if supremacy.would_have_bonus(s, seat, order)]


def quest_places(s: Runewars, seat: int) -> dict[str, list[str]]:
    """Where the seat's own Quest cards can be attempted [RUN-QST-09]."""
    land = members(s.land)
    return {
        quest_cards.NAMES[card]: [AREA_NAMES[area] for area in land if quest_areas.fits(s, seat, card, area)]
        for card in members(s.quests[seat])
    }


# --- What is asked ---------------------------------------------------------------------------------------------------


def argument(s: Runewars, seat: int, one: Argument, value: int) -> object:
    """An argument of a question by its name: numbers of areas, heroes, types and forces are none that people know."""
    shown = one.write(value)
    if one.names or one.mask:
        return shown
    faction = int(s.faction_of(seat)) if seat >= 0 and s.faction[seat] != 0 else -1
    if one.name == "force":
        return force_to_json(value, faction)
    if one.name == "slot":
        return units.UNIT_NAMES[forces.kind_of(value, faction)] if value < units.SLOTS else None
    if one.high == AREAS - 1:
        return AREA_NAMES[value]
    if one.high == AREAS:
        return AREA_NAMES[value - 1] if value > 0 else None
    if one.high == hero_cards.HEROES:
        return hero_cards.NAMES[value - 1] if value > 0 else None
    return shown


def arguments(s: Runewars, seat: int, f: int) -> dict[str, object]:
    shape = s.rules.shapes.shapes[s.frames[f]]
    return {one.name: argument(s, seat, one, int(s.frames[f + one.place])) for one in shape.arguments}


def asked(s: Runewars, seat: int, f: int) -> dict[str, object]:
    """What the question to the seat is about."""
    return arguments(s, seat, f)


def open_frames(s: Runewars) -> dict[str, dict[str, object]]:
    """What is being carried out, by name: the turn, the march, the battle, the step of each."""
    found: dict[str, dict[str, object]] = {}
    for f in s.frames_in_use():
        name = s.rules.question_names[s.frames[f]]
        if name in OPEN_FRAMES:
            shown = arguments(s, int(s.turn_of) - 1, f)
            found[name] = {key: value for key, value in shown.items() if key != "force"}
    return found


def marches(s: Runewars, seat: int) -> dict[str, list[object]]:
    """By area that may be activated: what it is to the seat, and how many units could come at most [RUN-ORD2-01]
    [RUN-ORD3-01]. Areas to which nobody can come are left out."""
    found: dict[str, list[object]] = {}
    for area in members(s.land & ~s.activated[seat]):
        many = sum(
            int(forces.total(marching.comers(s, seat, area, source)))
            for source in members(marching.sources(s, seat, area))
        )
        if many:
            found[AREA_NAMES[area]] = [RELATIONS[movement.relation(s, seat, area)], many]
    return found


def forecast(s: Runewars, seat: int) -> dict[str, object] | None:
    """How a battle would probably end without cards: expected losses row by row, no rule [RUN-BAT-01]."""
    frame = open_frames(s).get("march")
    if frame is None or frame["area"] is None:
        return None
    area = AREA_NAMES.index(str(frame["area"]))
    owner = int(control.controller(s, area))
    if owner == seat:
        return None
    other = int(s.faction_of(owner)) if owner != NO_SEAT else 0
    order = int(s.order[seat]) - 1
    siege = 1 if order == CONQUER and supremacy.has_bonus(s, seat, order) else 0
    bonus = odds.sure_bonus(s, area, owner, siege) - odds.title_bonus(s, seat)
    win = int(odds.chance(s.march_force, s.faction_of(seat), s.standing[area], other, bonus))
    return {
        "win": STEP * round(win / STEP),
        "attack": int(forces.total(s.march_force)),
        "units": force_to_json(int(s.march_force), int(s.faction_of(seat))),
        "defence": int(forces.total(s.standing[area])),
        "against": force_to_json(int(s.standing[area]), faction_in(s, area)),
        "fort": int(OF_STRONGHOLD[s.stronghold[area]]),
        "cards": int(s.cards_in_hand(owner)) if owner != NO_SEAT else 0,
    }


def talk_odds(s: Runewars, drawn: int) -> list[int]:
    """Of so many cards from the Fate deck: the chance in percent of a gold one, and of one that is not red [RUN-NEU-03]
    [RUN-NEU-04]. What is left of the deck can be counted by everybody."""
    deck = [fate.DESTINY[card] for card in members(s.fate)]
    found = []
    for good in ((fate.GOLD,), (fate.GOLD, fate.SILVER)):
        bad = sum(1 for destiny in deck if destiny not in good)
        missed = 1.0
        for n in range(min(drawn, len(deck))):
            missed *= max(0, bad - n) / (len(deck) - n)
        found.append(round(100 * (1 - missed)))
    return found


def spots(s: Runewars, thing: int) -> list[list[int]]:
    """Where the tile or the marker that is being laid may lie: column and row of its first area [RUN-MAP-03]
    [RUN-MAP-11]."""
    found = building.spots_for(s, thing)
    reach = range(-board.REACH, board.REACH + 1)
    return [[q, r] for q in reach for r in reach if found.row_is_open(q, r)]
