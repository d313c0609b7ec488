"""A duel: between two heroes, or of a hero with the units of a Quest card. Its steps [RUN-DUEL-02] [RUN-DUEL-03]
[RUN-DUEL-07]."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from bannerhall.core.events import ALL
from bannerhall.core.question import Question
from bannerhall.core.state import PROCEEDS
from bannerhall.games.runewars.rules import (
    duel_end,
    duel_rounds,
    duel_sides,
    duel_start,
    duel_units,
    events,
    hero_tests,
    questions,
    reward_cards,
    reward_moments,
    rewards,
)
from bannerhall.games.runewars.rules.duel_sides import ATTACKER, DEFENDER, hero_of, is_quest
from bannerhall.games.runewars.rules.fate import RED
from bannerhall.games.runewars.rules.fate_deck import take_test_result
from bannerhall.games.runewars.rules.hero_cards import AGILITY
from bannerhall.games.runewars.rules.state import Runewars

ROUNDS: Final = 4


def begin(s: Runewars, attacker: i64, defender: i64) -> None:
    """A hero challenges an enemy hero [RUN-DUEL-01]."""
    duel_sides.clear_duel(s)
    s.test_result = 0
    s.set_duel_hero(ATTACKER, attacker + 1)
    s.set_duel_hero(DEFENDER, defender + 1)
    if s.sink is not None:
        s.emit(events.DUEL_BEGINS, attacker, defender, 0, 0, ALL, 0)
    s.ask(questions.DUEL, PROCEEDS, questions.D_CHALLENGE)


@final
class Duel(Question[Runewars]):
    """Challenge, abilities at the start, up to four rounds, the end [RUN-DUEL-03] [RUN-DUEL-07]."""

    def proceed(self, s: Runewars, f: i64) -> None:
        step = s.frames[f + questions.DUEL_NEXT]
        if step == questions.D_END:
            s.end_frame()
            duel_end.finish(s)
            return
        s.frames[f + questions.DUEL_NEXT] = step + 1
        if step < questions.D_ANNOUNCES:
            before(s, f, step)
        elif step < questions.D_DAMAGE:
            in_round(s, f, step)
        else:
            after_round(s, f, step)

    def invariants(self, s: Runewars, f: i64) -> list[str]:
        if s.duel_hero[ATTACKER] == 0 or (s.duel_hero[DEFENDER] == 0) != is_quest(s):
            return ["a duel without two sides"]
        return []


def before(s: Runewars, f: i64, step: i64) -> None:
    """The Cloak of Deception; then what works at the start, the attacker's first; somebody may fall by it
    [RUN-DUEL-02]."""
    if step == questions.D_CHALLENGE:
        if not is_quest(s):
            reward_moments.offer(s, hero_of(s, DEFENDER), questions.M_CHALLENGED)
    elif step == questions.D_CLOAK:
        cloak(s, f)
    elif step == questions.D_OPENING:
        if take_test_result(s) > RED:  # of the Cloak of Deception
            duel_start.call_off(s, f, hero_of(s, DEFENDER))
        else:
            duel_start.open_duel(s)
    elif step == questions.D_KILL:
        duel_start.kill(s)
    elif duel_end.is_decided(s):
        s.frames[f + questions.DUEL_NEXT] = questions.D_END
    elif step == questions.D_STARTS:
        duel_start.offer(s, ATTACKER)
    elif step == questions.D_STARTS_2:
        duel_start.offer(s, DEFENDER)
    elif step == questions.D_ABILITY:
        duel_start.after_window(s, f, ATTACKER)
    else:
        duel_start.after_window(s, f, DEFENDER)


def cloak(s: Runewars, f: i64) -> None:
    """Cloak of Deception: test agility; gold or silver, and the duel does not take place."""
    if reward_moments.take_used(s) == reward_cards.CLOAK_DECEPTION + 1:
        hero_tests.begin(s, hero_of(s, DEFENDER), AGILITY)


def in_round(s: Runewars, f: i64, step: i64) -> None:
    """Announcements, one card each, results of the attacker, then of the defender, what prevents damage
    [RUN-DUEL-03] [RUN-DUEL-04] [RUN-DUEL-09]."""
    if step == questions.D_ANNOUNCES:
        duel_rounds.begin_round(s, f)
        duel_rounds.offer_announcement(s, ATTACKER)
    elif step == questions.D_ANNOUNCES_2:
        duel_rounds.offer_announcement(s, DEFENDER)
    elif step == questions.D_DRAWS:
        duel_rounds.draw(s, ATTACKER)
    elif step == questions.D_DRAWS_2:
        if is_quest(s):
            duel_units.draw(s)
        else:
            duel_rounds.draw(s, DEFENDER)
    elif step == questions.D_SHOWS:
        duel_rounds.show_cards(s)
        duel_rounds.offer_special(s, ATTACKER)
    elif step == questions.D_SHOWS_2:
        duel_rounds.offer_special(s, DEFENDER)
    elif step == questions.D_BURNS or step == questions.D_BURNS_2:
        duel_rounds.burn(s, ATTACKER if step == questions.D_BURNS else DEFENDER)
    elif step == questions.D_GUARDS:
        duel_rounds.offer_defence(s, ATTACKER)
    elif step == questions.D_GUARDS_2:
        duel_rounds.offer_defence(s, DEFENDER)
    elif is_quest(s):
        duel_units.offer_assignment(s, step == questions.D_ASSIGN_SURE)


def after_round(s: Runewars, f: i64, step: i64) -> None:
    """All damage at once; what follows from it; another round, unless somebody is defeated or four are over
    [RUN-DUEL-06] [RUN-DUEL-07]."""
    if step == questions.D_DAMAGE:
        duel_end.deal(s)
    elif step == questions.D_AFTERMATH:
        if duel_end.strike_back(s, f):
            return
        duel_sides.clear_round(s)
        if duel_end.is_decided(s) or s.frames[f + questions.DUEL_ROUND] == ROUNDS:
            s.frames[f + questions.DUEL_NEXT] = questions.D_END
    elif step == questions.D_RESTS:
        rest(s, ATTACKER)
    else:
        s.frames[f + questions.DUEL_NEXT] = questions.D_ANNOUNCES
        rest(s, DEFENDER)


def rest(s: Runewars, side: i64) -> None:
    """Between two rounds a hero may drink the Healing Draught."""
    hero = hero_of(s, side)
    if hero >= 0 and s.hero_damage[hero] != 0 and rewards.number(s, hero) != 0:
        reward_moments.offer(s, hero, questions.M_BETWEEN)
