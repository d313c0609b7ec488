"""Tactics cards played for their text by a hero: in the Quest Phase and at the start of a duel [RUN-TAC-01]
[RUN-TAC-02]."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.question import Question
from bannerhall.core.state import PROCEEDS
from bannerhall.games.runewars.rules import (
    actions,
    clauses,
    duel_sides,
    events,
    heroes,
    questions,
    reactions,
    strikes,
    tactics,
)
from bannerhall.games.runewars.rules.drawing import discard_from_hand, usable
from bannerhall.games.runewars.rules.hero_cards import HEROES
from bannerhall.games.runewars.rules.state import Runewars

MORE_STEPS: Final[i64] = 2  # Pathfinder
ECHO: Final[i64] = 2  # damage that Runic Echo prevents


def against(s: Runewars, seat: i64, card: i64) -> i64:
    """Why a card may not be played now for its holder alone: not in hand, or drawn in this season [RUN-TAC-02]
    [RUN-TFC-04]."""
    if s.hand[seat * tactics.KINDS + card] == 0:
        return clauses.NO_SUCH_CARD
    return ALLOWED if usable(s, seat, card) else clauses.NOT_USABLE_NOW


def against_acting(s: Runewars, seat: i64, hero: i64, card: i64) -> i64:
    """Cards for a hero who is going to act: Healing Springs, Pathfinder once a Move action [RUN-CARD-01]
    [RUN-BAT-48]."""
    if card == tactics.HEALING_SPRINGS:
        return against(s, seat, card) if wounded(s, seat) != 0 else clauses.NO_EFFECT
    if card == tactics.PATHFINDER:
        useful = s.extra_steps == 0 and not heroes.is_routed(s, hero)
        return against(s, seat, card) if useful else clauses.NO_EFFECT
    return clauses.NO_SUCH_CARD


def against_arriving(s: Runewars, seat: i64, hero: i64, card: i64) -> i64:
    """Cards for a hero who has just moved: Ambush, Healing Springs [RUN-TAC-05] [RUN-CARD-01]."""
    if card == tactics.AMBUSH:
        there = heroes.enemy_heroes_in(s, seat, heroes.area_of(s, hero))
        return against(s, seat, card) if there != 0 and not heroes.is_routed(s, hero) else clauses.NO_EFFECT
    if card == tactics.HEALING_SPRINGS:
        return against_acting(s, seat, hero, card)
    return clauses.NO_SUCH_CARD


def against_duelling(s: Runewars, seat: i64, side: i64, card: i64) -> i64:
    """Runic Echo, at the start of a duel, once by each side [RUN-DUEL-02]."""
    if card != tactics.RUNIC_ECHO:
        return clauses.NO_SUCH_CARD
    if duel_sides.flag(s, side, duel_sides.ECHO_PLAYED):
        return clauses.NO_EFFECT
    return against(s, seat, card)


def wounded(s: Runewars, seat: i64) -> i64:
    """The heroes of a seat that have damage."""
    mask: i64 = 0
    for hero in range(HEROES):
        if s.hero_of[hero] == seat + 1 and s.hero_damage[hero] != 0:
            mask |= BIT[hero]
    return mask


# --- Playing ---------------------------------------------------------------------------------------------------------


def play(s: Runewars, seat: i64, hero: i64, card: i64) -> None:
    """The card is discarded and, unless somebody cancels it, carried out [RUN-TAC-01]."""
    discard_from_hand(s, seat, card)
    if s.sink is not None:
        s.emit(events.HERO_CARD, seat, card, hero, 0, ALL, 0)
    if card == tactics.RUNIC_ECHO:
        duel_sides.set_flag(s, duel_sides.side_of(s, hero), duel_sides.ECHO_PLAYED)
    s.ask(questions.HERO_CARD, PROCEEDS, card, hero)
    reactions.before_effect(s, seat, card)


@final
class HeroCard(Question[Runewars]):
    """A card that was played has its effect, unless it was cancelled [RUN-TAC-01]."""

    def proceed(self, s: Runewars, f: i64) -> None:
        card = s.frames[f + questions.HERO_CARD_CARD]
        hero = s.frames[f + questions.HERO_CARD_HERO]
        s.end_frame()
        if s.countered == 1:
            s.countered = 0
        else:
            take_effect(s, hero, card)


def take_effect(s: Runewars, hero: i64, card: i64) -> None:
    seat = heroes.owner(s, hero)
    if card == tactics.PATHFINDER:
        s.extra_steps = MORE_STEPS
    elif card == tactics.AMBUSH:
        strikes.begin(s, seat, questions.S_AMBUSH, s.hero_at[hero])
    elif card == tactics.RUNIC_ECHO:
        s.set_duel_echo(duel_sides.side_of(s, hero), ECHO)
    else:
        healing_springs(s, seat)


def healing_springs(s: Runewars, seat: i64) -> None:
    """All damage of one hero, wherever he is."""
    mask = wounded(s, seat)
    if mask & (mask - 1) == 0:
        if mask != 0:
            heroes.heal_fully(s, lowest(mask))
    else:
        s.ask(questions.CURE, seat)


@final
class Cure(Question[Runewars]):
    """Which hero is healed by Healing Springs [RUN-CARD-03]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        left = wounded(s, seat)
        while left != 0:
            out[n] = actions.CURE + lowest(left)
            left &= left - 1
            n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        hero = action - actions.CURE
        if hero < 0 or hero >= HEROES:
            return OTHER_QUESTION
        return ALLOWED if (wounded(s, seat) >> hero) & 1 == 1 else clauses.NO_TARGET

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        s.end_frame()
        heroes.heal_fully(s, action - actions.CURE)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.CURE + lowest(wounded(s, seat))
