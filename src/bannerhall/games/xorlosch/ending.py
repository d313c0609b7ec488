"""The end: after the last quest, after the third dragon quest of the short game, or by the stall guard."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.core.events import ALL
from bannerhall.core.state import KIND, A
from bannerhall.core.tables import OTHER_QUESTION
from bannerhall.games.xorlosch.components import (
    AGREE,
    AGREED,
    AGREED_TO_STOP,
    ALL_DONE,
    AUTOMATIC,
    BLUE,
    BY_VOTE,
    DRAGONS_DONE,
    ENDED,
    FIRST_TASK,
    GREEN,
    MAIN_FRAME,
    NO_CARD,
    NO_STOPPING_YET,
    RED,
    REFUSE,
    REFUSED,
    STALL_STOP,
    STALL_VOTE,
    STALLED,
    STOP_PROPOSED,
    VOTE_FRAME,
)
from bannerhall.games.xorlosch.items import left_of
from bannerhall.games.xorlosch.state import Decision, Xorlosch


def end(s: Xorlosch, how: i64) -> None:
    """The game is over at once; no further levels are given [XOR-END-02]."""
    s.end_game()
    if s.sink is not None:
        s.emit(ENDED, how, 0, 0, 0, ALL, 0)


def has_quest(s: Xorlosch, colour: i64) -> bool:
    """Whether a quest of this colour lies on the board [XOR-NEWQ-03]."""
    return s.cards[FIRST_TASK[colour]] != NO_CARD


def end_if_done(s: Xorlosch) -> None:
    """After all 13 quests, in the short game after the three red ones
    [XOR-AIM-01] [XOR-END-01] [XOR-SHORT-01] [XOR-SHORT-02] [XOR-COMP-16]."""
    if s.short == 1 and not has_quest(s, RED):
        end(s, DRAGONS_DONE)
    elif not has_quest(s, GREEN) and not has_quest(s, BLUE) and not has_quest(s, RED):
        end(s, ALL_DONE)


def quiet_rounds(s: Xorlosch) -> i64:
    """Full rounds before this turn without a completed quest [XOR-STALL-01] [XOR-STALL-02]."""
    return (s.turn - 1 - s.last_quest) // s.seats


def stalled(s: Xorlosch) -> bool:
    """Whether unattended play stops by itself [XOR-STALL-02]."""
    return s.guard == AUTOMATIC and quiet_rounds(s) >= s.tables.numbers[STALL_STOP]


def end_stalled(s: Xorlosch) -> None:
    """Scored as usual [XOR-STALL-02]."""
    end(s, STALLED)


def bar_stop(s: Xorlosch, seat: i64) -> i64:
    """Any player may propose to stop, once a turn, after ten quiet rounds, when nothing else is decided
    [XOR-STALL-01]."""
    if s.guard != BY_VOTE or s.frames[s.top() + KIND] != MAIN_FRAME or s.stop_tried & BIT[seat] != 0:
        return NO_STOPPING_YET
    return 0 if quiet_rounds(s) >= s.tables.numbers[STALL_VOTE] else NO_STOPPING_YET


def propose_to_stop(s: Xorlosch, seat: i64) -> None:
    """Everybody else is asked, clockwise [XOR-STALL-01]."""
    s.stop_tried |= BIT[seat]
    s.open_window(VOTE_FRAME, left_of(s, seat), s.everyone() & ~BIT[seat])
    if s.sink is not None:
        s.emit(STOP_PROPOSED, seat, 0, 0, 0, ALL, 0)


@final
class Vote(Decision):
    """Agree to stop, or play on; one refusal is enough to play on [XOR-STALL-01]."""

    def fill(self, s: Xorlosch, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = AGREE
        out[n + 1] = REFUSE
        return n + 2

    def bar(self, s: Xorlosch, f: i64, seat: i64, action: i64) -> i64:
        return 0 if action == AGREE or action == REFUSE else OTHER_QUESTION

    def resolve(self, s: Xorlosch, f: i64, seat: i64, action: i64) -> None:
        if s.sink is not None:
            s.emit(AGREED if action == AGREE else REFUSED, seat, 0, 0, 0, ALL, 0)
        if action == REFUSE:
            s.done()
        elif s.frames[f + A] == 0:
            end(s, AGREED_TO_STOP)
        else:
            s.next_in_window(f)

    def lapse(self, s: Xorlosch, f: i64, seat: i64) -> i64:
        return REFUSE
