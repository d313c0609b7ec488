"""The facts that refusals speak of: what an answer names, and the numbers it is measured by. A seat is told only what
it may know: what lies open, its own hand, and the tokens that it may look at."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.core.errors import Fact
from bannerhall.core.frames import WIDTH
from bannerhall.core.vocabulary import SPAN
from bannerhall.games.runewars.rules import (
    actions,
    clauses,
    control,
    development_cards,
    exploration,
    forces,
    hero_cards,
    hero_moves,
    movement,
    questions,
    tactics,
    units,
    winning,
)
from bannerhall.games.runewars.rules.atlas import AREA_NAMES, AREAS
from bannerhall.games.runewars.rules.components import ORDERS, TITLES
from bannerhall.games.runewars.rules.state import Runewars

NONE: Final = "-"  # said as what a name is where there is none
NO_NUMBER: Final = -1
FARTHEST: Final = 20  # steps across the widest board
Teller = Callable[[Runewars, int, int], dict[str, Fact]]


def facts(s: Runewars, seat: i64, action: i64, clause: i64) -> dict[str, Fact]:
    """What the sentence of a refusal speaks of, always the same facts for a clause."""
    tell = TELLERS.get(int(clause))
    if tell is None or seat < 0 or seat >= s.seats:
        return {}
    return tell(s, int(seat), int(action))


def named(action: int, first: i64, names: Sequence[str]) -> Fact:
    """The name that an action of a kind has as its argument."""
    at = action - int(first)
    return names[at] if 0 <= at < len(names) else NONE


# --- Numbers ---------------------------------------------------------------------------------------------------------


def of_number(s: Runewars, seat: int, action: int) -> dict[str, Fact]:
    """How much the seat could say instead, if the answer is a number: the most that is legal."""
    texts = [s.rules.vocabulary.text(a) for a in s.legal(seat) if a // SPAN == action // SPAN]
    numbers = [int(text.split()[-1]) for text in texts if text.split()[-1].isdigit()]
    return {"most": max(numbers, default=NO_NUMBER)}


def of_influence(s: Runewars, seat: int, action: int) -> dict[str, Fact]:
    return {"influence": int(s.influence[seat])}


def of_bid(s: Runewars, seat: int, action: int) -> dict[str, Fact]:
    return {**of_influence(s, seat, action), **of_number(s, seat, action)}


def of_title(s: Runewars, seat: int, action: int) -> dict[str, Fact]:
    """What lies on the title, and what the seat has."""
    title = action - int(actions.TAKE_TITLE)
    if not 0 <= title < len(TITLES):
        title = int(s.frames[s.top() + questions.PAY_TITLE_TITLE])
    return {"title": TITLES[title], "amount": int(s.title_influence[title]), **of_influence(s, seat, action)}


def of_dials(s: Runewars, seat: int, action: int) -> dict[str, Fact]:
    return {name: int(s.dial[seat * 3 + place]) for place, name in enumerate(("food", "wood", "ore"))}


def of_dial(s: Runewars, seat: int, action: int) -> dict[str, Fact]:
    """Where the dial stands that is named."""
    dial = named(action, actions.DIAL, ("food", "wood", "ore"))
    space = of_dials(s, seat, action).get(str(dial), NO_NUMBER)
    return {"dial": dial, "space": space}


def of_card(s: Runewars, seat: int, action: int) -> dict[str, Fact]:
    card = named(action, actions.BUY_CARD, development_cards.NAMES)
    return {"improvement": card, **of_dials(s, seat, action)}


def of_runes(s: Runewars, seat: int, action: int) -> dict[str, Fact]:
    """The seat may look at all tokens that it controls."""
    return {"runes": int(winning.dragon_runes(s, seat)), "needed": int(winning.needed(s))}


# --- Where -----------------------------------------------------------------------------------------------------------


def of_area(s: Runewars, seat: int, action: int) -> dict[str, Fact]:
    where = named(action, actions.MOVE_FROM, AREA_NAMES)
    return {"area": where if where != NONE else named(action, actions.ACTIVATE, AREA_NAMES)}


def of_troops(s: Runewars, seat: int, action: int) -> dict[str, Fact]:
    """An area and how many units stand or lie in it."""
    at = action - int(actions.RAZE)
    if not 0 <= at < AREAS:
        return {"area": NONE, "units": NO_NUMBER}
    return {"area": AREA_NAMES[at], "units": int(forces.total(control.units_in(s, at)))}


def of_party(s: Runewars, seat: int, action: int) -> dict[str, Fact]:
    """How many units have come with this order so far."""
    return {"units": int(forces.total(s.march_force))}


def of_march(s: Runewars, seat: int, action: int) -> dict[str, Fact]:
    """How far units or a hero come, and how far away they are over friendly and empty areas; no number if there is no
    such way."""
    target = int(s.frames[s.top() - WIDTH + questions.MARCH_AREA]) - 1
    source = action - int(actions.MOVE_FROM)
    mode: i64 = control.season_mode(s, seat)
    reach: i64 = movement.hero_range(s, mode)
    if 0 <= source < AREAS:
        for slot in range(units.SLOTS):
            kind = forces.kind_of(slot, s.faction_of(seat))
            if forces.many(s.standing[source], slot) != 0:
                mode |= movement.unit_mode(s, seat, kind)
                reach = max(reach, movement.march_range(s, kind))
    else:
        source = int(s.hero_at[action - int(actions.MOVE_HERO)]) - 1
    way = movement.passable(s, seat)
    away = NO_NUMBER
    for steps in range(1, FARTHEST):
        if source >= 0 and (movement.within(s, target, mode, steps, way) >> source) & 1 == 1:
            away = steps
            break
    return {"reach": int(reach), "away": away}


def of_hero(s: Runewars, seat: int, action: int) -> dict[str, Fact]:
    """How far a hero goes, and how far away the area is, by what lies open."""
    f = s.top()
    if s.frames[f] == questions.DRIFT:
        hero, reach = s.frames[f + questions.DRIFT_HERO], exploration.DRIFT_STEPS
        to = action - int(actions.DRIFT)
    else:
        hero = s.frames[f + questions.HERO_ACTION_HERO]
        reach = hero_moves.steps(s, hero)
        to = action - int(actions.TRAVEL)
    away: i64 = NO_NUMBER
    if 0 <= to < AREAS and (s.land & BIT[to]) != 0:
        start = lowest(BIT[s.hero_at[hero] - 1])
        away = hero_moves.distance(s, start, to, hero_moves.mode(s, hero), hero_moves.open_portals(s))
    return {"hero": hero_cards.NAMES[hero], "reach": int(reach), "away": int(away)}


# --- Cards -----------------------------------------------------------------------------------------------------------


def of_order(s: Runewars, seat: int, action: int) -> dict[str, Fact]:
    return {"order": named(action, actions.ORDER, ORDERS)}


def of_tactics(s: Runewars, seat: int, action: int) -> dict[str, Fact]:
    """A Tactics card, how many of it the seat holds, and how many of these were drawn in this season; no numbers if the
    answer names no such card."""
    for kind in CARD_ACTIONS:
        card = action - kind
        if 0 <= card < tactics.KINDS:
            at = seat * tactics.KINDS + card
            return {"tactics": tactics.NAMES[card], "held": int(s.hand[at]), "fresh": int(s.fresh[at])}
    return {"tactics": NONE, "held": NO_NUMBER, "fresh": NO_NUMBER}


CARD_ACTIONS: Final[list[int]] = [
    int(kind)
    for kind in (
        actions.PLAY, actions.BATTLE_CARD, actions.HERO_CARD, actions.DISCARD_TACTICS, actions.SELL_TACTICS,
        actions.SPEND_CARD, actions.ANNOUNCE_FATE, actions.ANNOUNCE,
    )
]  # fmt: skip
TELLERS: Final[dict[int, Teller]] = {
    int(number): tell
    for tell, numbers in (
        (of_bid, (clauses.TOO_HIGH_A_BID,)),
        (
            of_number,
            (
                clauses.TOO_MANY_REPLACED, clauses.NOT_SO_MANY_UNITS, clauses.AREA_IS_FULL, clauses.SWAPS_ONE_FOR_ONE,
                clauses.NOT_SO_MANY_GAINED, clauses.NO_FIGURES_LEFT, clauses.TOO_MANY_FIGURES, clauses.NO_FIGURE,
                clauses.TOO_BIG_A_BRIBE,
            ),
        ),
        (
            of_influence,
            (
                clauses.NO_INFLUENCE_TO_TALK, clauses.NOT_SO_MANY_HEROES, clauses.NO_INFLUENCE,
            ),
        ),
        (of_title, (clauses.TITLE_TOO_DEAR,)),
        (
            of_dials,
            (
                clauses.NO_MATERIAL, clauses.NO_SITE, clauses.NOT_YOUR_AREA, clauses.NO_ORE, clauses.NOTHING_DAMAGED,
            ),
        ),
        (of_dial, (clauses.DIAL_CANNOT_RISE,)),
        (of_card, (clauses.CARD_TOO_DEAR,)),
        (of_runes, (clauses.TOO_FEW_RUNES,)),
        (of_area, (clauses.ALREADY_ACTIVATED, clauses.MAY_NOT_LEAVE)),
        (of_troops, (clauses.NOT_RAZED,)),
        (of_party, (clauses.TOO_MANY_FOR_DIPLOMACY,)),
        (of_march, (clauses.OUT_OF_REACH,)),
        (of_hero, (clauses.TOO_FAR,)),
        (of_order, (clauses.NO_ORDER_IN_HAND,)),
        (
            of_tactics,
            (
                clauses.NOT_FOR_NOW, clauses.NO_SUCH_CARD, clauses.NOT_THE_MOMENT, clauses.NOT_HELD,
                clauses.NO_CARD_TO_PLAY, clauses.NOT_YET, clauses.NOT_USABLE_NOW, clauses.DRAWN_THIS_SEASON,
                clauses.NOT_IN_HAND, clauses.SAME_CARD,
            ),
        ),
    )
    for number in numbers
}  # fmt: skip
