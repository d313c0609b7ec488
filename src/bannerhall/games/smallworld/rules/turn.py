"""The turn: what follows what, from the first decision to the tokens that others have withdrawn."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, count
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.question import Question
from bannerhall.core.vocabulary import SPAN
from bannerhall.games.smallworld.rules import actions, clauses, events, powers, questions, races
from bannerhall.games.smallworld.rules.asking import asks_active, misfit, next_step
from bannerhall.games.smallworld.rules.components import DECLINED, NONE, SLOTS, SPIRITS, TURNS
from bannerhall.games.smallworld.rules.decline import begin_decline
from bannerhall.games.smallworld.rules.income import score
from bannerhall.games.smallworld.rules.ready import begin_troops
from bannerhall.games.smallworld.rules.resettle import ask_next
from bannerhall.games.smallworld.rules.state import SmallWorld


@final
class Turn(Question[SmallWorld]):
    """Lies at the bottom of the stack, asks nobody, and knows what comes next [SMW-TURN-06] [SMW-TURN-10]."""

    def proceed(self, s: SmallWorld, f: i64) -> None:
        step = s.frames[f + questions.TURN_NEXT]
        seat = s.active
        if step == questions.BEGIN:
            s.frames[f + questions.TURN_NEXT] = questions.GHOULS_TURN
            begin_turn(s, seat)
        elif step == questions.GHOULS_TURN:
            s.frames[f + questions.TURN_NEXT] = questions.TROOPS
            begin_ghouls(s, seat)
        elif step == questions.TROOPS:
            s.frames[f + questions.TURN_NEXT] = questions.PEACE
            begin_troops(s, s.people(seat))
        elif step == questions.PEACE:
            s.frames[f + questions.TURN_NEXT] = questions.SCORE
            ask_for_ally(s, seat)
        elif step == questions.SCORE:
            s.frames[f + questions.TURN_NEXT] = questions.RETIREMENT
            score(s, seat)
        elif step == questions.RETIREMENT:
            s.frames[f + questions.TURN_NEXT] = questions.WITHDRAWN
            if s.power[s.people(seat)] == powers.STOUT:  # [SMW-POWER-45]
                s.ask(questions.STOUT, seat)
        elif step == questions.SCORE_DECLINE:
            s.frames[f + questions.TURN_NEXT] = questions.WITHDRAWN
            score(s, seat)
        elif step == questions.WITHDRAWN:
            if not ask_next(s):
                s.frames[f + questions.TURN_NEXT] = questions.NEXT
        else:
            next_turn(s, f)


def begin_turn(s: SmallWorld, seat: i64) -> None:
    """Nothing of the last turn counts any more; whoever has no active race picks one, everybody else chooses
    [SMW-TURN-01] [SMW-TURN-04] [SMW-TURN-05] [SMW-TURN-08] [SMW-DECLINE-10] [SMW-POWER-18]."""
    s.raids = 0
    s.attacked = 0
    s.spelled = 0
    s.dragon_used = 0
    s.shot = 0
    s.left = 0
    s.set_peace(seat, 0)
    if s.sink is not None:
        s.emit(events.TURN, seat, s.round, 0, 0, ALL, 0)
    people = s.people(seat)
    if s.race[people] == races.LEPRECHAUNS:
        collect_pots(s, seat)
    s.ask(questions.PICK if s.race[people] == NONE else questions.CHOOSE, seat)


def collect_pots(s: SmallWorld, seat: i64) -> None:
    """Every Pot of Gold that is still there is a coin [SMW-EXTRA-08]."""
    found = count(s.pots)
    s.pots = 0
    s.coins[seat] += found
    if found != 0 and s.sink is not None:
        s.emit(events.COLLECTED, seat, found, 0, 0, ALL, 0)


def begin_ghouls(s: SmallWorld, seat: i64) -> None:
    """Ghouls in decline have their whole turn before the active race does anything
    [SMW-TURN-09] [SMW-RACE-13] [SMW-RACE-14] [SMW-RACE-15] [SMW-RACE-16] [SMW-RACE-17] [SMW-RACE-19]."""
    for slot in range(DECLINED, SPIRITS + 1):
        if s.race[seat * SLOTS + slot] == races.GHOULS:
            begin_troops(s, seat * SLOTS + slot)


def next_turn(s: SmallWorld, f: i64) -> None:
    """Clockwise; the first player moves the turn marker on [SMW-SETUP-02] [SMW-TURN-02] [SMW-TURN-03]."""
    s.active += 1
    if s.active == s.seats:
        s.active = 0
    if s.active == s.first:
        if s.round == s.rules.numbers[TURNS]:
            s.end_game()
            if s.sink is not None:
                s.emit(events.ENDED, 0, 0, 0, 0, ALL, 0)
            return
        s.round += 1
    s.frames[f + questions.TURN_NEXT] = questions.BEGIN


@final
class Choose(Question[SmallWorld]):
    """Expand or decline, before anything is lifted [SMW-TURN-04] [SMW-TURN-08] [SMW-TURN-12] [SMW-TURN-13]
    [SMW-DECLINE-06]."""

    def fill(self, s: SmallWorld, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = actions.EXPAND
        out[n + 1] = actions.DECLINE
        return n + 2

    def clause_against(self, s: SmallWorld, f: i64, seat: i64, action: i64) -> i64:
        return ALLOWED if action == actions.EXPAND or action == actions.DECLINE else OTHER_QUESTION

    def carry_out(self, s: SmallWorld, f: i64, seat: i64, action: i64) -> None:
        s.end_frame()
        if action == actions.DECLINE:
            s.frames[s.top() + questions.TURN_NEXT] = questions.SCORE_DECLINE  # [SMW-TURN-07] [SMW-DECLINE-06]
            begin_decline(s, seat)
        elif s.sink is not None:
            s.emit(events.EXPANDED, seat, 0, 0, 0, ALL, 0)

    def lapse(self, s: SmallWorld, f: i64, seat: i64) -> i64:
        return actions.EXPAND

    def invariants(self, s: SmallWorld, f: i64) -> list[str]:
        chosen = s.race[s.people(s.active)] != NONE
        return misfit(s, f, asks_active(s, f), chosen, next_step(s) == questions.GHOULS_TURN)


# --- The Diplomat ----------------------------------------------------------------------------------------------------


def ask_for_ally(s: SmallWorld, seat: i64) -> None:
    if s.power[s.people(seat)] == powers.DIPLOMAT and s.attacked | BIT[seat] != s.everyone():
        s.ask(questions.ALLY, seat)


@final
class Ally(Question[SmallWorld]):
    """One opponent whose active race was left in peace, or nobody
    [SMW-POWER-12] [SMW-POWER-13] [SMW-POWER-15] [SMW-POWER-16] [SMW-POWER-17]."""

    def fill(self, s: SmallWorld, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = actions.NOBODY_ALLIED
        n += 1
        for other in range(s.seats):
            if other != seat and (s.attacked >> other) & 1 == 0:
                out[n] = actions.ALLY + other
                n += 1
        return n

    def clause_against(self, s: SmallWorld, f: i64, seat: i64, action: i64) -> i64:
        if action == actions.NOBODY_ALLIED:
            return ALLOWED
        if action // SPAN * SPAN != actions.ALLY:
            return OTHER_QUESTION
        if action - actions.ALLY == seat:
            return clauses.AT_PEACE
        return clauses.ATTACKED if (s.attacked >> (action - actions.ALLY)) & 1 == 1 else ALLOWED

    def carry_out(self, s: SmallWorld, f: i64, seat: i64, action: i64) -> None:
        s.end_frame()
        if action != actions.NOBODY_ALLIED:
            s.set_peace(seat, action - actions.ALLY + 1)
        if s.sink is not None:
            if action == actions.NOBODY_ALLIED:
                s.emit(events.NO_ALLY, seat, 0, 0, 0, ALL, 0)
            else:
                s.emit(events.ALLIED, seat, action - actions.ALLY, 0, 0, ALL, 0)

    def lapse(self, s: SmallWorld, f: i64, seat: i64) -> i64:
        return actions.NOBODY_ALLIED

    def invariants(self, s: SmallWorld, f: i64) -> list[str]:
        diplomat = s.power[s.people(s.active)] == powers.DIPLOMAT
        return misfit(s, f, asks_active(s, f), diplomat, next_step(s) == questions.SCORE)


@final
class Stout(Question[SmallWorld]):
    """A Stout race may decline after it has scored [SMW-POWER-45] [SMW-POWER-46] [SMW-LEADER-42]."""

    def fill(self, s: SmallWorld, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = actions.STAY
        out[n + 1] = actions.RETIRE
        return n + 2

    def clause_against(self, s: SmallWorld, f: i64, seat: i64, action: i64) -> i64:
        return ALLOWED if action == actions.STAY or action == actions.RETIRE else OTHER_QUESTION

    def carry_out(self, s: SmallWorld, f: i64, seat: i64, action: i64) -> None:
        s.end_frame()
        if action == actions.RETIRE:
            begin_decline(s, seat)
        elif s.sink is not None:
            s.emit(events.STAYED, seat, 0, 0, 0, ALL, 0)

    def lapse(self, s: SmallWorld, f: i64, seat: i64) -> i64:
        return actions.STAY

    def invariants(self, s: SmallWorld, f: i64) -> list[str]:
        stout = s.power[s.people(s.active)] == powers.STOUT
        return misfit(s, f, asks_active(s, f), stout, next_step(s) == questions.WITHDRAWN)
