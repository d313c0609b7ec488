"""Acquire Power: influence from the dials, and titles [RUN-ORD7-01] to [RUN-ORD7-03]."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.question import Question
from bannerhall.games.runewars.rules import actions, clauses, events, gains, questions, units
from bannerhall.games.runewars.rules.components import GUILDMASTER, TITLES
from bannerhall.games.runewars.rules.state import Runewars

MOST_ABOVE: Final[i64] = 200  # a number of ours: so much more than lies on a title may be put there


def begin(s: Runewars, seat: i64) -> None:
    """One influence for each influence icon on the current and lower spaces of the dials [RUN-ORD7-01] [RUN-RES-03]."""
    gains.gain_influence(s, seat, gains.icons(s, seat, units.INFLUENCE_ICON))


def in_play(s: Runewars, title: i64) -> bool:
    """The Guildmaster comes with Banners of War [RUN-SET-15] [RUN-BOW-06]."""
    return title != GUILDMASTER or s.bow == 1


def bonus_has_use(s: Runewars, seat: i64) -> bool:
    for title in range(len(TITLES)):
        if may_take(s, seat, title):
            return True
    return False


def may_take(s: Runewars, seat: i64, title: i64) -> bool:
    """More influence than lies on the card must be spent, also by its own owner [RUN-ORD7-02] [RUN-ORD7-03]."""
    return in_play(s, title) and s.influence[seat] > s.title_influence[title]


def most(s: Runewars, seat: i64, title: i64) -> i64:
    limit = s.title_influence[title] + MOST_ABOVE
    return s.influence[seat] if s.influence[seat] < limit else limit


def begin_bonus(s: Runewars, seat: i64) -> None:
    """One title may be taken [RUN-ORD7-02] [RUN-ORD7-03]."""
    s.ask(questions.TAKE_TITLE, seat)


@final
class TakeTitle(Question[Runewars]):
    """Which title is taken [RUN-ORD7-02]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        for title in range(len(TITLES)):
            if may_take(s, seat, title):
                out[n] = actions.TAKE_TITLE + title
                n += 1
        out[n] = actions.DONE
        return n + 1

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        if action == actions.DONE:
            return ALLOWED
        title = action - actions.TAKE_TITLE
        if title < 0 or title >= len(TITLES):
            return OTHER_QUESTION
        if not in_play(s, title):
            return clauses.NO_GUILDMASTER
        return ALLOWED if may_take(s, seat, title) else clauses.TITLE_TOO_DEAR

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        s.end_frame()
        if action == actions.DONE:
            return
        title = action - actions.TAKE_TITLE
        if most(s, seat, title) == s.title_influence[title] + 1:
            take(s, seat, title, s.influence[seat])
        else:
            s.ask(questions.PAY_TITLE, seat, title)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.DONE


@final
class PayTitle(Question[Runewars]):
    """How much influence is spent on the title [RUN-ORD7-02]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        title = s.frames[f + questions.PAY_TITLE_TITLE]
        for amount in range(s.title_influence[title] + 1, most(s, seat, title) + 1):
            out[n] = actions.PAY + amount
            n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        title = s.frames[f + questions.PAY_TITLE_TITLE]
        amount = action - actions.PAY
        if amount < 0 or amount > actions.MOST_PAID:
            return OTHER_QUESTION
        if s.title_influence[title] < amount <= most(s, seat, title):
            return ALLOWED
        return clauses.TITLE_TOO_DEAR

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        title = s.frames[f + questions.PAY_TITLE_TITLE]
        s.end_frame()
        take(s, seat, title, action - actions.PAY)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.PAY + s.title_influence[s.frames[f + questions.PAY_TITLE_TITLE]] + 1


def take(s: Runewars, seat: i64, title: i64, amount: i64) -> None:
    """What lay on the card is discarded, what was spent lies there now, and the card changes its owner [RUN-ORD7-02]
    [RUN-ORD7-03] [RUN-TITLE-01] [RUN-TITLE-02] [RUN-TITLE-08]."""
    gains.gain_influence(s, seat, -amount)
    s.set_title_influence(title, amount)
    s.set_title(title, seat + 1)
    if s.sink is not None:
        s.emit(events.TITLE, seat, title, amount, 0, ALL, 0)
