"""The end: after the last quest, after the third dragon quest of the short game, or by the stall guard."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.frames import ASKED_LATER
from bannerhall.core.question import Question
from bannerhall.core.state import KIND
from bannerhall.games.xorlosch.rules import actions, clauses, events, questions
from bannerhall.games.xorlosch.rules.components import (
    AUTOMATIC,
    BLUE,
    BY_VOTE,
    FIRST_TASK,
    GREEN,
    NO_CARD,
    RED,
    STALL_STOP,
    STALL_VOTE,
)
from bannerhall.games.xorlosch.rules.items import left_of
from bannerhall.games.xorlosch.rules.state import Xorlosch


def end(s: Xorlosch, how: i64) -> None:
    """The game is over at once; no further levels are given [XOR-END-02]."""
    s.end_game()
    if s.sink is not None:
        s.emit(events.ENDED, how, 0, 0, 0, ALL, 0)


def has_quest(s: Xorlosch, colour: i64) -> bool:
    """Whether a quest of this colour lies on the board [XOR-NEWQ-03]."""
    return s.cards[FIRST_TASK[colour]] != NO_CARD


def end_if_done(s: Xorlosch) -> None:
    """After all 13 quests, in the short game after the three red ones
    [XOR-AIM-01] [XOR-END-01] [XOR-SHORT-01] [XOR-SHORT-02] [XOR-COMP-16]."""
    if s.short == 1 and not has_quest(s, RED):
        end(s, events.DRAGONS_DONE)
    elif not has_quest(s, GREEN) and not has_quest(s, BLUE) and not has_quest(s, RED):
        end(s, events.ALL_DONE)


def quiet_rounds(s: Xorlosch) -> i64:
    """Full rounds before this turn without a completed quest [XOR-STALL-01] [XOR-STALL-02]."""
    return (s.turn - 1 - s.last_quest) // s.seats


def stalled(s: Xorlosch) -> bool:
    """Whether unattended play stops by itself [XOR-STALL-02]."""
    return s.guard == AUTOMATIC and quiet_rounds(s) >= s.rules.numbers[STALL_STOP]


def end_stalled(s: Xorlosch) -> None:
    """Scored as usual [XOR-STALL-02]."""
    end(s, events.STALLED)


def clause_against_stop(s: Xorlosch, seat: i64) -> i64:
    """Any player may propose to stop, once a turn, after ten quiet rounds, when nothing else is decided
    [XOR-STALL-01]."""
    if s.guard != BY_VOTE or s.frames[s.top() + KIND] != questions.MAIN or s.stop_tried & BIT[seat] != 0:
        return clauses.NO_STOPPING_YET
    return ALLOWED if quiet_rounds(s) >= s.rules.numbers[STALL_VOTE] else clauses.NO_STOPPING_YET


def propose_to_stop(s: Xorlosch, seat: i64) -> None:
    """Everybody else is asked, clockwise [XOR-STALL-01]."""
    s.stop_tried |= BIT[seat]
    s.open_window(questions.VOTE, left_of(s, seat), s.everyone() & ~BIT[seat])
    if s.sink is not None:
        s.emit(events.STOP_PROPOSED, seat, 0, 0, 0, ALL, 0)


@final
class Vote(Question[Xorlosch]):
    """Agree to stop, or play on; one refusal is enough to play on [XOR-STALL-01]."""

    def fill(self, s: Xorlosch, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = actions.AGREE
        out[n + 1] = actions.REFUSE
        return n + 2

    def clause_against(self, s: Xorlosch, f: i64, seat: i64, action: i64) -> i64:
        return ALLOWED if action == actions.AGREE or action == actions.REFUSE else OTHER_QUESTION

    def carry_out(self, s: Xorlosch, f: i64, seat: i64, action: i64) -> None:
        if s.sink is not None:
            s.emit(events.AGREED if action == actions.AGREE else events.REFUSED, seat, 0, 0, 0, ALL, 0)
        if action == actions.REFUSE:
            s.end_frame()
        elif s.frames[f + ASKED_LATER] == 0:
            end(s, events.AGREED_TO_STOP)
        else:
            s.next_in_window(f)

    def lapse(self, s: Xorlosch, f: i64, seat: i64) -> i64:
        return actions.REFUSE
