"""The Quest Phase of summer: in play order each player acts with each hero [RUN-QST-01] [RUN-QST-07] [RUN-SEA-08]."""

from __future__ import annotations

from typing import final

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
    commanders,
    completion,
    control,
    encounters,
    events,
    exploration,
    hero_actions,
    hero_cards,
    hero_moves,
    heroes,
    questions,
    reward_cards,
    reward_moments,
    strikes,
)
from bannerhall.games.runewars.rules.hero_cards import HEROES
from bannerhall.games.runewars.rules.state import Runewars


def begin(s: Runewars) -> None:
    """Lay the Quest Phase upon the year; nothing else leads to Quests, duels and exploration [RUN-SEA-08]
    [RUN-QST-07]."""
    clear_phase(s)
    if s.sink is not None:
        s.emit(events.QUEST_PHASE, 0, 0, 0, 0, ALL, 0)
    s.ask(questions.QUEST_PHASE, PROCEEDS, questions.PH_COMMANDERS)


def clear_phase(s: Runewars) -> None:
    s.acted = 0
    s.duellists = 0
    s.spent = 0
    clear_turn(s)


def clear_turn(s: Runewars) -> None:
    """Nothing of a hero's action lasts."""
    s.walked = 0
    s.extra_steps = 0
    s.paid_portal = 0
    s.spied_by = 0
    s.spied_on = 0
    s.reward_used = 0


@final
class QuestPhase(Question[Runewars]):
    """Commanders change first; then one player after the other acts with all heroes. After each effect somebody may
    have won, or be out of the game [RUN-QST-01] [RUN-CMD-17] [RUN-WIN-06] [RUN-ELIM-01]."""

    def proceed(self, s: Runewars, f: i64) -> None:
        if completion.is_over(s):
            return
        step = s.frames[f + questions.QUEST_PHASE_NEXT]
        if step == questions.PH_END:
            clear_phase(s)
            s.end_frame()
            return
        left = s.playing & ~s.frames[f + questions.QUEST_PHASE_SERVED]
        if left == 0:
            s.frames[f + questions.QUEST_PHASE_NEXT] = step + 1
            s.frames[f + questions.QUEST_PHASE_SERVED] = 0
            return
        seat = control.next_in_order(s, left)
        s.frames[f + questions.QUEST_PHASE_SERVED] |= BIT[seat]
        if step == questions.PH_COMMANDERS:
            commanders.offer_change(s, seat)
        else:
            s.ask(questions.HERO_ROUND, PROCEEDS, seat)


@final
class HeroRound(Question[Runewars]):
    """All heroes of a player, in an order of the player's choice [RUN-QST-01]."""

    def proceed(self, s: Runewars, f: i64) -> None:
        seat = s.frames[f + questions.HERO_ROUND_SEAT]
        if completion.is_over(s):
            return
        left = waiting(s, seat)
        if left == 0 or (s.playing >> seat) & 1 == 0:
            s.end_frame()
        elif left & (left - 1) == 0:
            begin_turn(s, lowest(left))
        else:
            s.ask(questions.NEXT_HERO, seat)


def waiting(s: Runewars, seat: i64) -> i64:
    """The heroes of a player that have not acted in this phase."""
    return heroes.heroes_of(s, seat) & ~s.acted


def begin_turn(s: Runewars, hero: i64) -> None:
    s.acted |= BIT[hero]
    s.spent &= ~hero_moves.IN_DUNGEON
    clear_turn(s)
    s.ask(questions.HERO_TURN, PROCEEDS, questions.H_ACT, hero)


@final
class NextHero(Question[Runewars]):
    """Which hero acts next, or none of those that are left [RUN-QST-01]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        n = hero_actions.members(waiting(s, seat), actions.ACT_WITH, out, n)
        out[n] = actions.REST
        return n + 1

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        if action == actions.REST:
            return ALLOWED
        hero = action - actions.ACT_WITH
        if hero < 0 or hero >= HEROES:
            return OTHER_QUESTION
        return ALLOWED if (waiting(s, seat) >> hero) & 1 == 1 else clauses.NOT_ITS_TURN

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        s.end_frame()
        if action == actions.REST:
            s.acted |= heroes.heroes_of(s, seat)
        else:
            begin_turn(s, action - actions.ACT_WITH)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.REST


@final
class HeroTurn(Question[Runewars]):
    """One action: after a Move action the exploration token, then duel or Quest; at its end what the place and the hero
    bring, and perhaps a second action. Between these somebody may have won, or be out of the game [RUN-QST-01]
    [RUN-QST-03] [RUN-EXPL-04] [RUN-EXPL-09] [RUN-WIN-06] [RUN-ELIM-01]."""

    def proceed(self, s: Runewars, f: i64) -> None:
        if completion.is_over(s):
            return
        step = s.frames[f + questions.HERO_TURN_NEXT]
        hero = s.frames[f + questions.HERO_TURN_HERO]
        if s.hero_of[hero] == 0:
            finish_turn(s)
        elif step == questions.H_ACT:
            hero_actions.ask(s, hero)
        elif step == questions.H_MEET:
            s.frames[f + questions.HERO_TURN_NEXT] = questions.H_TEMPLE
            encounters.offer(s, hero)
        elif step == questions.H_AGAIN:
            act_again(s, f)
        else:
            s.frames[f + questions.HERO_TURN_NEXT] = step + 1
            go_on(s, hero, step)


def go_on(s: Runewars, hero: i64, step: i64) -> None:
    if step == questions.H_EXPLORE:
        exploration.arrive(s, hero)
    elif step == questions.H_TEMPLE:
        exploration.end_action(s, hero)
    elif step == questions.H_ABILITY:
        if hero == hero_cards.VARIKAS:
            heroes.heal(s, hero, 1)
    elif step == questions.H_STRIKE:
        if hero == hero_cards.KRUTZBEK:
            strikes.begin(s, heroes.owner(s, hero), questions.S_KRUTZBEK, s.hero_at[hero])
    else:
        reward_moments.offer(s, hero, questions.M_ACTED)


def act_again(s: Runewars, f: i64) -> None:
    """The Sandglass gives a second action; after a Healing Draught it may still be used."""
    used = reward_moments.take_used(s)
    if used == reward_cards.SAND_GLASS + 1:
        clear_turn(s)
        s.frames[f + questions.HERO_TURN_NEXT] = questions.H_ACT
    elif used != 0:
        s.frames[f + questions.HERO_TURN_NEXT] = questions.H_WINDOW
    else:
        finish_turn(s)


def finish_turn(s: Runewars) -> None:
    clear_turn(s)
    s.end_frame()
