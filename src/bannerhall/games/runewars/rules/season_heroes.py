"""Season cards about heroes: Divided Loyalties and Tournament of Heroes."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.question import Question
from bannerhall.games.runewars.rules import (
    actions,
    clauses,
    control,
    gains,
    hero_cards,
    heroes,
    questions,
    training,
    units,
)
from bannerhall.games.runewars.rules.hero_cards import HEROES
from bannerhall.games.runewars.rules.state import Runewars

# --- Divided Loyalties -----------------------------------------------------------------------------------------------

LOYALTY_PRICE: Final = 1  # influence


def is_foreign(s: Runewars, seat: i64, hero: i64) -> bool:
    """Whether a hero's alignment differs from the faction's; neutral heroes are foreign everywhere."""
    own = hero_cards.IS_GOOD if units.GOOD[s.faction_of(seat)] == 1 else hero_cards.IS_EVIL
    return s.hero_of[hero] == seat + 1 and hero_cards.ALIGNMENT[hero] != own


def ask_loyalty(s: Runewars, seat: i64, first: i64) -> None:
    """Pay for each foreign hero or let them desert; without influence they desert."""
    for hero in range(first, HEROES):
        if not is_foreign(s, seat, hero):
            continue
        if s.influence[seat] >= LOYALTY_PRICE:
            s.ask(questions.LOYALTY, seat, hero)
            return
        heroes.desert(s, hero)


@final
class Loyalty(Question[Runewars]):
    """Spend 1 influence for this hero, or let them desert [RUN-SEA-02] [RUN-CARD-03]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = actions.AGREE
        out[n + 1] = actions.DECLINE
        return n + 2

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        return ALLOWED if action == actions.AGREE or action == actions.DECLINE else OTHER_QUESTION

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        hero = s.frames[f + questions.LOYALTY_HERO]
        s.end_frame()
        if action == actions.AGREE:
            gains.gain_influence(s, seat, -LOYALTY_PRICE)
        else:
            heroes.desert(s, hero)
        ask_loyalty(s, seat, hero + 1)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.AGREE


# --- Tournament of Heroes --------------------------------------------------------------------------------------------


def champions(s: Runewars, seat: i64) -> i64:
    """Standing heroes in friendly areas that have an attribute without a training token, as a mask."""
    mask: i64 = 0
    left = heroes.heroes_of(s, seat) & ~s.hero_routed
    while left != 0:
        hero = lowest(left)
        left &= left - 1
        if control.controller(s, s.hero_at[hero] - 1) == seat and training.may_raise(s, hero):
            mask |= BIT[hero]
    return mask


def ask_champion(s: Runewars, seat: i64) -> None:
    if champions(s, seat) != 0:
        s.ask(questions.TOURNAMENT, seat)


@final
class Tournament(Question[Runewars]):
    """Which hero trains an attribute, or none [RUN-SEA-02] [RUN-CARD-03]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        left = champions(s, seat)
        while left != 0:
            out[n] = actions.PICK_HERO + lowest(left)
            left &= left - 1
            n += 1
        out[n] = actions.ENOUGH
        return n + 1

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        if action == actions.ENOUGH:
            return ALLOWED
        hero = action - actions.PICK_HERO
        if hero < 0 or hero >= HEROES:
            return OTHER_QUESTION
        return ALLOWED if (champions(s, seat) >> hero) & 1 == 1 else clauses.BY_SEASON_CARD

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        s.end_frame()
        if action != actions.ENOUGH:
            training.ask_raise(s, action - actions.PICK_HERO)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.ENOUGH
