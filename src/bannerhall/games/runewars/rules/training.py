"""Training tokens: one on each attribute at most, worth 1 or 2 [RUN-QST-05] [RUN-QST-06]."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.question import Question
from bannerhall.games.runewars.rules import actions, clauses, events, heroes, questions
from bannerhall.games.runewars.rules.state import Runewars

WAYS: Final = 6  # of the Train action
# of each way: the attribute that is trained, and the second one, the same where it gains both points
FIRST: Final = vec[i64]([0, 1, 2, 0, 0, 1])
SECOND: Final = vec[i64]([0, 1, 2, 1, 2, 2])
ATTRIBUTES: Final = 3


def may_train(s: Runewars, hero: i64, way: i64) -> bool:
    """Only attributes without a training token can be trained [RUN-QST-05]."""
    return heroes.token(s, hero, FIRST[way]) == 0 and heroes.token(s, hero, SECOND[way]) == 0


def train(s: Runewars, hero: i64, way: i64) -> None:
    """+1 on two attributes, or +2 on one [RUN-QST-05]."""
    if FIRST[way] == SECOND[way]:
        raise_by(s, hero, FIRST[way], 2)
    else:
        raise_by(s, hero, FIRST[way], 1)
        raise_by(s, hero, SECOND[way], 1)


def raise_by(s: Runewars, hero: i64, which: i64, amount: i64) -> None:
    s.set_training(hero, s.training[hero] + heroes.TRAINING_BASE[which] * amount)
    if s.sink is not None:
        s.emit(events.TRAINED, hero, which, amount, 0, ALL, 0)


def may_raise(s: Runewars, hero: i64) -> bool:
    """Whether an attribute is left without a training token."""
    for which in range(ATTRIBUTES):
        if heroes.token(s, hero, which) == 0:
            return True
    return False


def ask_raise(s: Runewars, hero: i64) -> None:
    """A Quest result trains one attribute by 1 [RUN-QST-06]."""
    if may_raise(s, hero):
        s.ask(questions.RAISE, heroes.owner(s, hero), hero)


def offer_raise(s: Runewars, hero: i64) -> None:
    """A hero may train one attribute by 1 [RUN-EXPL-10]."""
    if may_raise(s, hero):
        s.ask(questions.RAISE, heroes.owner(s, hero), hero, 1)


@final
class RaiseAttribute(Question[Runewars]):
    """Which attribute without a training token goes up by 1 [RUN-QST-05] [RUN-QST-06]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        for which in range(ATTRIBUTES):
            if self.clause_against(s, f, seat, actions.RAISE + which) == ALLOWED:
                out[n] = actions.RAISE + which
                n += 1
        if s.frames[f + questions.RAISE_FREELY] == 1:
            out[n] = actions.RAISE_NOTHING
            n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        if action == actions.RAISE_NOTHING:
            return ALLOWED if s.frames[f + questions.RAISE_FREELY] == 1 else OTHER_QUESTION
        which = action - actions.RAISE
        if which < 0 or which >= ATTRIBUTES:
            return OTHER_QUESTION
        taken = heroes.token(s, s.frames[f + questions.RAISE_HERO], which) != 0
        return clauses.TRAINED_ALREADY if taken else ALLOWED

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        hero = s.frames[f + questions.RAISE_HERO]
        s.end_frame()
        if action != actions.RAISE_NOTHING:
            raise_by(s, hero, action - actions.RAISE, 1)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        which: i64 = 0
        while heroes.token(s, s.frames[f + questions.RAISE_HERO], which) != 0:
            which += 1
        return actions.RAISE + which
