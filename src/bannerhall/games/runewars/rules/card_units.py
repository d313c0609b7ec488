"""Tactics cards about units and heroes: Call of the Wild, Dark Bargain, Oath of Fealty, Ambush, Hired
Blade."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.question import Question
from bannerhall.games.runewars.rules import (
    actions,
    armies,
    clauses,
    control,
    drawing,
    forces,
    hero_cards,
    heroes,
    questions,
    tactics,
    units,
)
from bannerhall.games.runewars.rules.state import Runewars
from bannerhall.games.runewars.rules.units import BEASTMAN, FACTION_UNITS, HEXAGON, RAZORWING, SHAPE, TYPES

BARGAIN_CARDS: Final = 2
OATH_UNITS: Final = 2  # of a type that is not a hexagon type
STRIKE: Final = 2  # damage of Ambush and Hired Blade

# --- Units -----------------------------------------------------------------------------------------------------------


def may_come(s: Runewars, seat: i64, card: i64, kind: i64) -> bool:
    """Whether a unit of a type can be placed: from the supply, of the modules in play; nothing is destroyed to make
    one [RUN-CARD-04] [RUN-LIM-03] [RUN-BOW-06]."""
    if armies.unused(s, seat, kind) <= 0:
        return False
    if card == tactics.CALL_WILD:
        return kind == BEASTMAN or kind == RAZORWING
    return kind // FACTION_UNITS == s.faction_of(seat) and units.IN_BOW[kind] <= s.bow


def may_go(s: Runewars, seat: i64, force: i64, kind: i64) -> bool:
    """Dark Bargain: a unit of the player's faction."""
    own = kind // FACTION_UNITS == s.faction_of(seat)
    return own and forces.many(force, forces.slot_of(kind)) != 0


def any_come(s: Runewars, seat: i64, card: i64) -> bool:
    for kind in range(TYPES):
        if may_come(s, seat, card, kind):
            return True
    return False


@final
class CardUnit(Question[Runewars]):
    """Which unit comes, or is destroyed [RUN-CARD-03] [RUN-CARD-04]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        card = s.frames[f + questions.CARD_UNIT_CARD]
        area = s.frames[f + questions.CARD_UNIT_AREA] - 1
        for kind in range(TYPES):
            if card != tactics.DARK_BARGAIN:
                if may_come(s, seat, card, kind):
                    out[n] = actions.PICK_UNIT + kind
                    n += 1
                continue
            if may_go(s, seat, s.standing[area], kind):
                out[n] = actions.PICK_UNIT + kind
                n += 1
            if may_go(s, seat, s.routed[area], kind):
                out[n] = actions.PICK_ROUTED + kind
                n += 1
        if card == tactics.CALL_WILD:
            out[n] = actions.ENOUGH
            n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        card = s.frames[f + questions.CARD_UNIT_CARD]
        area = s.frames[f + questions.CARD_UNIT_AREA] - 1
        if action == actions.ENOUGH and card == tactics.CALL_WILD:
            return ALLOWED
        if actions.PICK_ROUTED <= action < actions.PICK_ROUTED + TYPES:
            goes = card == tactics.DARK_BARGAIN and may_go(s, seat, s.routed[area], action - actions.PICK_ROUTED)
            return ALLOWED if goes else clauses.NOT_BY_CARD
        kind = action - actions.PICK_UNIT
        if kind < 0 or kind >= TYPES:
            return OTHER_QUESTION
        if card == tactics.DARK_BARGAIN:
            return ALLOWED if may_go(s, seat, s.standing[area], kind) else clauses.NOT_BY_CARD
        return ALLOWED if may_come(s, seat, card, kind) else clauses.NOT_BY_CARD

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        card = s.frames[f + questions.CARD_UNIT_CARD]
        area = s.frames[f + questions.CARD_UNIT_AREA] - 1
        left = s.frames[f + questions.CARD_UNIT_LEFT]
        s.end_frame()
        if action == actions.ENOUGH:
            return
        if card == tactics.CALL_WILD:
            call_wild(s, seat, area, action - actions.PICK_UNIT, left)
        elif card == tactics.OATH_FEALTY:
            kind = action - actions.PICK_UNIT
            armies.place(s, seat, area, kind, 1 if SHAPE[kind] == HEXAGON else i64(OATH_UNITS))
        else:
            dark_bargain(s, seat, area, action)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        out = vec[i64]([0] * (2 * TYPES + 1))
        self.fill(s, f, seat, out, 0)
        return out[0]


def call_wild(s: Runewars, seat: i64, area: i64, kind: i64, left: i64) -> None:
    """Beastmen or Razorwings, up to two of both together; the limit of eight applies after each."""
    if left > 1 and (armies.unused(s, seat, BEASTMAN) + armies.unused(s, seat, RAZORWING)) > 1:
        s.ask(questions.CARD_UNIT, seat, tactics.CALL_WILD, area + 1, left - 1)
    armies.place(s, seat, area, kind, 1)


def dark_bargain(s: Runewars, seat: i64, area: i64, action: i64) -> None:
    """A unit for two Tactics cards."""
    if action >= actions.PICK_ROUTED:
        armies.destroy(s, area, action - actions.PICK_ROUTED, 1, True)
    else:
        armies.destroy(s, area, action - actions.PICK_UNIT, 1, False)
    armies.settle_neutrals(s, area)
    drawing.draw_tactics(s, seat, BARGAIN_CARDS)


# --- Heroes ----------------------------------------------------------------------------------------------------------


def targets(s: Runewars, seat: i64, card: i64) -> i64:
    """Enemy heroes that can be struck: beside a standing hero of the player, or in and around the player's areas."""
    mask: i64 = 0
    mine = control.controlled(s, seat)
    near = mine | control.around(s, mine)
    for hero in range(hero_cards.HEROES):
        if s.hero_of[hero] == 0 or s.hero_of[hero] == seat + 1:
            continue
        area = s.hero_at[hero] - 1
        if card == tactics.AMBUSH:
            if heroes.own_heroes_in(s, seat, area) & ~s.hero_routed != 0:
                mask |= BIT[hero]
        elif (near >> area) & 1 == 1:
            mask |= BIT[hero]
    return mask


def ask_target(s: Runewars, seat: i64, card: i64) -> None:
    mask = targets(s, seat, card)
    if mask & (mask - 1) == 0:
        heroes.damage(s, lowest(mask), STRIKE, seat)
    else:
        s.ask(questions.CARD_HERO, seat, card)


@final
class CardHero(Question[Runewars]):
    """Which enemy hero suffers the damage [RUN-CARD-03]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        left = targets(s, seat, s.frames[f + questions.CARD_HERO_CARD])
        while left != 0:
            out[n] = actions.PICK_HERO + lowest(left)
            left &= left - 1
            n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        hero = action - actions.PICK_HERO
        if hero < 0 or hero >= hero_cards.HEROES:
            return OTHER_QUESTION
        mask = targets(s, seat, s.frames[f + questions.CARD_HERO_CARD])
        return ALLOWED if (mask >> hero) & 1 == 1 else clauses.NOT_BY_CARD

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        s.end_frame()
        heroes.damage(s, action - actions.PICK_HERO, STRIKE, seat)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.PICK_HERO + lowest(targets(s, seat, s.frames[f + questions.CARD_HERO_CARD]))
