"""The turn: what follows what, from the first decision to the tokens that others have withdrawn."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, count
from bannerhall.core.events import ALL
from bannerhall.core.state import A
from bannerhall.core.tables import OTHER_QUESTION
from bannerhall.core.vocabulary import SPAN
from bannerhall.games.smallworld.actions import (
    ALLY,
    ALLY_FRAME,
    BEGIN,
    CHOOSE_FRAME,
    DECLINE,
    EXPAND,
    GHOULS_TURN,
    NEXT,
    NOBODY_ALLIED,
    PEACE,
    PICK_FRAME,
    RETIRE,
    RETIREMENT,
    SCORE,
    SCORE_DECLINE,
    STAY,
    STOUT_FRAME,
    TROOPS,
    WITHDRAWN,
)
from bannerhall.games.smallworld.clauses import AT_PEACE, ATTACKED
from bannerhall.games.smallworld.components import (
    DECLINED,
    DIPLOMAT,
    GHOULS,
    LEPRECHAUNS,
    NONE,
    SLOTS,
    SPIRITS,
    STOUT,
    TURNS,
)
from bannerhall.games.smallworld.decline import begin_decline
from bannerhall.games.smallworld.events import ALLIED, COLLECTED, ENDED, EXPANDED, NO_ALLY, STAYED, TURN
from bannerhall.games.smallworld.income import score
from bannerhall.games.smallworld.ready import begin_troops
from bannerhall.games.smallworld.resettle import ask_next
from bannerhall.games.smallworld.state import Decision, SmallWorld


@final
class Turn(Decision):
    """Lies at the bottom of the stack, asks nobody, and knows in A what comes next [SMW-TURN-06] [SMW-TURN-10]."""

    def proceed(self, s: SmallWorld, f: i64) -> None:
        step = s.frames[f + A]
        seat = s.active
        if step == BEGIN:
            s.frames[f + A] = GHOULS_TURN
            begin_turn(s, seat)
        elif step == GHOULS_TURN:
            s.frames[f + A] = TROOPS
            begin_ghouls(s, seat)
        elif step == TROOPS:
            s.frames[f + A] = PEACE
            begin_troops(s, s.people(seat))
        elif step == PEACE:
            s.frames[f + A] = SCORE
            ask_for_ally(s, seat)
        elif step == SCORE:
            s.frames[f + A] = RETIREMENT
            score(s, seat)
        elif step == RETIREMENT:
            s.frames[f + A] = WITHDRAWN
            if s.power[s.people(seat)] == STOUT:  # [SMW-POWER-45]
                s.ask(STOUT_FRAME, seat)
        elif step == SCORE_DECLINE:
            s.frames[f + A] = WITHDRAWN
            score(s, seat)
        elif step == WITHDRAWN:
            if not ask_next(s):
                s.frames[f + A] = NEXT
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
    s.set_peace(seat, NONE)
    if s.sink is not None:
        s.emit(TURN, seat, s.round, 0, 0, ALL, 0)
    people = s.people(seat)
    if s.race[people] == LEPRECHAUNS:
        collect_pots(s, seat)
    s.ask(PICK_FRAME if s.race[people] == NONE else CHOOSE_FRAME, seat)


def collect_pots(s: SmallWorld, seat: i64) -> None:
    """Every Pot of Gold that is still there is a coin [SMW-EXTRA-08]."""
    found = count(s.pots)
    s.pots = 0
    s.coins[seat] += found
    if found != 0 and s.sink is not None:
        s.emit(COLLECTED, seat, found, 0, 0, ALL, 0)


def begin_ghouls(s: SmallWorld, seat: i64) -> None:
    """Ghouls in decline have their whole turn before the active race does anything
    [SMW-TURN-09] [SMW-RACE-13] [SMW-RACE-14] [SMW-RACE-15] [SMW-RACE-16] [SMW-RACE-17] [SMW-RACE-19]."""
    for slot in range(DECLINED, SPIRITS + 1):
        if s.race[seat * SLOTS + slot] == GHOULS:
            begin_troops(s, seat * SLOTS + slot)


def next_turn(s: SmallWorld, f: i64) -> None:
    """Clockwise; the first player moves the turn marker on [SMW-SETUP-02] [SMW-TURN-02] [SMW-TURN-03]."""
    s.active += 1
    if s.active == s.seats:
        s.active = 0
    if s.active == s.first:
        if s.round == s.tables.numbers[TURNS]:
            s.end_game()
            if s.sink is not None:
                s.emit(ENDED, 0, 0, 0, 0, ALL, 0)
            return
        s.round += 1
    s.frames[f + A] = BEGIN


@final
class Choose(Decision):
    """Expand or decline, before anything is lifted [SMW-TURN-04] [SMW-TURN-08] [SMW-TURN-12] [SMW-TURN-13]
    [SMW-DECLINE-06]."""

    def fill(self, s: SmallWorld, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = EXPAND
        out[n + 1] = DECLINE
        return n + 2

    def bar(self, s: SmallWorld, f: i64, seat: i64, action: i64) -> i64:
        return 0 if action == EXPAND or action == DECLINE else OTHER_QUESTION

    def resolve(self, s: SmallWorld, f: i64, seat: i64, action: i64) -> None:
        s.done()
        if action == DECLINE:
            s.frames[s.top() + A] = SCORE_DECLINE  # [SMW-TURN-07] [SMW-DECLINE-06]
            begin_decline(s, seat)
        elif s.sink is not None:
            s.emit(EXPANDED, seat, 0, 0, 0, ALL, 0)

    def lapse(self, s: SmallWorld, f: i64, seat: i64) -> i64:
        return EXPAND


# --- The Diplomat ----------------------------------------------------------------------------------------------------


def ask_for_ally(s: SmallWorld, seat: i64) -> None:
    if s.power[s.people(seat)] == DIPLOMAT and s.attacked | BIT[seat] != s.everyone():
        s.ask(ALLY_FRAME, seat)


@final
class Ally(Decision):
    """One opponent whose active race was left in peace, or nobody
    [SMW-POWER-12] [SMW-POWER-13] [SMW-POWER-15] [SMW-POWER-16] [SMW-POWER-17]."""

    def fill(self, s: SmallWorld, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = NOBODY_ALLIED
        n += 1
        for other in range(s.seats):
            if other != seat and (s.attacked >> other) & 1 == 0:
                out[n] = ALLY + other
                n += 1
        return n

    def bar(self, s: SmallWorld, f: i64, seat: i64, action: i64) -> i64:
        if action == NOBODY_ALLIED:
            return 0
        if action // SPAN * SPAN != ALLY:
            return OTHER_QUESTION
        if action - ALLY == seat:
            return AT_PEACE
        return ATTACKED if (s.attacked >> (action - ALLY)) & 1 == 1 else 0

    def resolve(self, s: SmallWorld, f: i64, seat: i64, action: i64) -> None:
        s.done()
        if action != NOBODY_ALLIED:
            s.set_peace(seat, action - ALLY)
        if s.sink is not None:
            if action == NOBODY_ALLIED:
                s.emit(NO_ALLY, seat, 0, 0, 0, ALL, 0)
            else:
                s.emit(ALLIED, seat, action - ALLY, 0, 0, ALL, 0)

    def lapse(self, s: SmallWorld, f: i64, seat: i64) -> i64:
        return NOBODY_ALLIED


@final
class Stout(Decision):
    """A Stout race may decline after it has scored [SMW-POWER-45] [SMW-POWER-46] [SMW-LEADER-42]."""

    def fill(self, s: SmallWorld, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = STAY
        out[n + 1] = RETIRE
        return n + 2

    def bar(self, s: SmallWorld, f: i64, seat: i64, action: i64) -> i64:
        return 0 if action == STAY or action == RETIRE else OTHER_QUESTION

    def resolve(self, s: SmallWorld, f: i64, seat: i64, action: i64) -> None:
        s.done()
        if action == RETIRE:
            begin_decline(s, seat)
        elif s.sink is not None:
            s.emit(STAYED, seat, 0, 0, 0, ALL, 0)

    def lapse(self, s: SmallWorld, f: i64, seat: i64) -> i64:
        return STAY
