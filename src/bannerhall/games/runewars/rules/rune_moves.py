"""Fortify, part three: the tokens of two controlled areas are taken up and laid again [RUN-ORD8-04] [RUN-ORD8-05].

First the two areas, then for each faceup token whether it is turned down, then whether the tokens change places. If
both lie facedown only their owner knows the last answer; else everybody sees it.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL, PUBLIC
from bannerhall.core.question import Question
from bannerhall.core.state import secret_to
from bannerhall.games.runewars.rules import actions, clauses, control, events, questions, runes
from bannerhall.games.runewars.rules.atlas import AREAS
from bannerhall.games.runewars.rules.components import NO_RUNE
from bannerhall.games.runewars.rules.rune_questions import fill_areas, is_single
from bannerhall.games.runewars.rules.state import Runewars

STAY: Final[i64] = 0
SWAP: Final[i64] = 1


def ask_from(s: Runewars, seat: i64) -> None:
    areas = runes.own_tokens(s, seat)
    if is_single(areas):
        ask_to(s, seat, lowest(areas))
    else:
        s.ask(questions.RUNES_FROM, seat)


def ask_to(s: Runewars, seat: i64, source: i64) -> None:
    areas = control.controlled(s, seat) & ~BIT[source]
    if is_single(areas):
        ask_turn_down(s, seat, source, lowest(areas))
    else:
        s.ask(questions.RUNES_TO, seat, source)


def ask_turn_down(s: Runewars, seat: i64, source: i64, target: i64) -> None:
    """Ask about each of the two tokens that lies faceup, then how they are laid [RUN-REV-04]."""
    if (s.rune_up >> target) & 1 == 1:
        s.ask(questions.TURN_DOWN, seat, source, target, target)
    else:
        ask_first_turn_down(s, seat, source, target)


def ask_first_turn_down(s: Runewars, seat: i64, source: i64, target: i64) -> None:
    if (s.rune_up >> source) & 1 == 1:
        s.ask(questions.TURN_DOWN, seat, source, target, source)
    else:
        s.ask(questions.ARRANGE, seat, source, target)


@final
class MoveRunes(Question[Runewars]):
    """Asks nobody: begins with the first area."""

    def proceed(self, s: Runewars, f: i64) -> None:
        seat = s.frames[f + questions.MOVE_RUNES_SEAT]
        s.end_frame()
        ask_from(s, seat)


@final
class RunesFrom(Question[Runewars]):
    """The first area: one with a token [RUN-ORD8-04]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        return fill_areas(runes.own_tokens(s, seat), actions.RUNES_FROM, out, n)

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        area = action - actions.RUNES_FROM
        if area < 0 or area >= AREAS:
            return OTHER_QUESTION
        return ALLOWED if (runes.own_tokens(s, seat) >> area) & 1 == 1 else clauses.NO_RUNE_TO_MOVE

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        s.end_frame()
        ask_to(s, seat, action - actions.RUNES_FROM)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.RUNES_FROM + lowest(runes.own_tokens(s, seat))


@final
class RunesTo(Question[Runewars]):
    """The second area: with a token or without one, in the home realm as well [RUN-ORD8-04] [RUN-ORD8-05]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        return fill_areas(self.areas(s, f, seat), actions.RUNES_TO, out, n)

    def areas(self, s: Runewars, f: i64, seat: i64) -> i64:
        return control.controlled(s, seat) & ~BIT[s.frames[f + questions.RUNES_TO_SOURCE]]

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        area = action - actions.RUNES_TO
        if area < 0 or area >= AREAS:
            return OTHER_QUESTION
        return ALLOWED if (self.areas(s, f, seat) >> area) & 1 == 1 else clauses.NOT_FOR_MOVED_RUNE

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        source = s.frames[f + questions.RUNES_TO_SOURCE]
        s.end_frame()
        ask_turn_down(s, seat, source, action - actions.RUNES_TO)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.RUNES_TO + lowest(self.areas(s, f, seat))


@final
class TurnDown(Question[Runewars]):
    """Whether a faceup token is turned down before it is laid again: only Fortify can do that, and only with the
    tokens it moves [RUN-REV-03] [RUN-REV-04]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = actions.TURN_DOWN
        out[n + 1] = actions.LEAVE_UP
        return n + 2

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        return ALLOWED if action == actions.TURN_DOWN or action == actions.LEAVE_UP else OTHER_QUESTION

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        source = s.frames[f + questions.TURN_DOWN_SOURCE]
        target = s.frames[f + questions.TURN_DOWN_TARGET]
        area = s.frames[f + questions.TURN_DOWN_AREA]
        s.end_frame()
        if action == actions.TURN_DOWN:
            s.rune_up &= ~BIT[area]
            if s.sink is not None:
                s.emit(events.RUNE_DOWN, area, 0, 0, 0, ALL, 0)
        if area == target:
            ask_first_turn_down(s, seat, source, target)
        else:
            s.ask(questions.ARRANGE, seat, source, target)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.LEAVE_UP


@final
class Arrange(Question[Runewars]):
    """Whether the two tokens, or the token and the empty place, change places [RUN-ORD8-04]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = actions.ARRANGE + STAY
        out[n + 1] = actions.ARRANGE + SWAP
        return n + 2

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        return ALLOWED if actions.ARRANGE <= action <= actions.ARRANGE + SWAP else OTHER_QUESTION

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        source = s.frames[f + questions.ARRANGE_SOURCE]
        target = s.frames[f + questions.ARRANGE_TARGET]
        mixed = are_mixed(s, source, target)
        s.end_frame()
        if action == actions.ARRANGE + SWAP:
            swap(s, source, target)
        if mixed:
            forget(s, seat, source, target)
        if s.sink is not None:
            who = BIT[seat] if mixed else ALL
            secret = events.ARRANGED_SECRET if mixed else i64(0)
            s.emit(events.RUNES_MOVED, seat, source, target, action - actions.ARRANGE, who, secret)
        runes.refresh_sight(s)

    def audience(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        if are_mixed(s, s.frames[f + questions.ARRANGE_SOURCE], s.frames[f + questions.ARRANGE_TARGET]):
            return secret_to(BIT[seat])
        return PUBLIC

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.ARRANGE + STAY


def are_mixed(s: Runewars, source: i64, target: i64) -> bool:
    """Two facedown tokens are mixed: nobody else sees where each comes to lie."""
    return s.rune[target] != NO_RUNE and ((s.rune_up >> source) | (s.rune_up >> target)) & 1 == 0


def swap(s: Runewars, one: i64, other: i64) -> None:
    """Two areas change their tokens, with what is known of them."""
    kind, seen = s.rune[one], s.rune_seen[one]
    up_one, up_other = (s.rune_up >> one) & 1, (s.rune_up >> other) & 1
    s.set_rune(one, s.rune[other])
    s.set_rune_seen(one, s.rune_seen[other])
    s.set_rune(other, kind)
    s.set_rune_seen(other, seen)
    if up_one != up_other:
        s.rune_up ^= BIT[one] | BIT[other]


def forget(s: Runewars, seat: i64, one: i64, other: i64) -> None:
    """After mixing only their owner knows them, unless everybody knows that both are the same."""
    seen = BIT[seat]
    if s.rune[one] == s.rune[other] and s.rune_seen[one] & s.rune_seen[other] == s.everyone():
        seen = s.everyone()
    s.set_rune_seen(one, seen)
    s.set_rune_seen(other, seen)
