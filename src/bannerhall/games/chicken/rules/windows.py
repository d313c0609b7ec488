"""The two windows of a fight: White Tower and Cluck Alarm, asked only of those who could use them by what lies open."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.frames import ASKED_LATER
from bannerhall.core.question import Question
from bannerhall.games.chicken.rules import actions, clauses, events, questions, scrolls, starring
from bannerhall.games.chicken.rules.components import PIECES, STAR
from bannerhall.games.chicken.rules.state import Chicken

ALARM_STARS: Final = 1


def open_windows(s: Chicken, first: bool) -> None:
    """Ask clockwise from the defending player, each once, who could use an ability now [CHI-STAR-17] [CHI-STAR-18]."""
    mask = able(s, first)
    if mask != 0:
        s.open_window(questions.WINDOW, s.victim if s.victim < s.seats else i64(0), mask)


def able(s: Chicken, first: bool) -> i64:
    """Mask of the seats that could use an ability in this window; the challenger never does [CHI-STAR-16]
    [CHI-STAR-18] [CHI-SOLO-12]."""
    mask: i64 = 0
    for seat in range(s.seats):
        if starring.guarded(s, seat) != 0 or (first and clause_against_alarm(s, seat) == ALLOWED):
            mask |= BIT[seat]
    return mask


def in_first_window(s: Chicken) -> bool:
    """The fight below has its next stage in its frame: dice after the first window."""
    return s.frames[s.at_depth(s.depth - 2) + questions.FIGHT_STAGE] == questions.F_DICE


# --- Cluck Alarm -----------------------------------------------------------------------------------------------------


def clause_against_alarm(s: Chicken, player: i64) -> i64:
    """Cluck Alarm: the defending player pays a star for more armour, right after the declaration, as often as wanted
    [CHI-SCROLL-23] [CHI-STAR-02] [CHI-STAR-16]."""
    if player != s.victim or not s.follows(player, scrolls.CLUCK_ALARM):
        return clauses.NO_ALARM
    return ALLOWED if s.stars(player) >= ALARM_STARS else clauses.TOO_FEW_STARS


def alarm(s: Chicken, player: i64) -> None:
    """A star is used up; whoever defends in the end keeps the armour [CHI-FIGHT-22] [CHI-SCROLL-23]."""
    s.use_up(player, STAR, ALARM_STARS)
    s.alarms += 1
    if s.sink is not None:
        s.emit(events.ALARMED, player, 0, 0, 0, ALL, 0)


@final
class Window(Question[Chicken]):
    """Use an ability, as often as it is paid, or pass [CHI-STAR-02] [CHI-STAR-17] [CHI-STAR-18]."""

    def fill(self, s: Chicken, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = actions.PASS
        n += 1
        if self.clause_against(s, f, seat, actions.ALARM) == ALLOWED:
            out[n] = actions.ALARM
            n += 1
        left = starring.guarded(s, seat)
        while left != 0:
            out[n] = actions.GUARD + lowest(left)
            left &= left - 1
            n += 1
        return n

    def clause_against(self, s: Chicken, f: i64, seat: i64, action: i64) -> i64:
        if action == actions.PASS:
            return ALLOWED
        if action == actions.ALARM:
            return clause_against_alarm(s, seat) if in_first_window(s) else clauses.ALARM_TOO_LATE
        piece = action - actions.GUARD
        if piece < 0 or piece >= PIECES:
            return OTHER_QUESTION
        return starring.clause_against_guarding(s, seat, piece)

    def carry_out(self, s: Chicken, f: i64, seat: i64, action: i64) -> None:
        if action == actions.ALARM:
            alarm(s, seat)
        elif action != actions.PASS:
            starring.guard(s, seat, action - actions.GUARD)
        may = able(s, in_first_window(s))
        if action != actions.PASS and may & BIT[seat] != 0:
            return
        s.frames[f + ASKED_LATER] &= may  # the storage may have become empty
        s.next_in_window(f)

    def lapse(self, s: Chicken, f: i64, seat: i64) -> i64:
        return actions.PASS

    def invariants(self, s: Chicken, f: i64) -> list[str]:
        if s.attacker == 0:
            return ["a window is open without a fight"]
        asked = s.frames[f + ASKED_LATER] | BIT[s.seat()]
        return [] if asked & ~able(s, in_first_window(s)) == 0 else ["a window asks a seat that cannot use anything"]
