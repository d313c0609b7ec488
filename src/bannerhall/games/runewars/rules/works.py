"""What the Harvest bonus lets a player build and buy: a development token, a Development card [RUN-ORD4-03]
[RUN-DCRD-02] [RUN-DCRD-09]."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import lowest
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.frames import WIDTH
from bannerhall.core.question import Question
from bannerhall.core.state import PROCEEDS
from bannerhall.games.runewars.rules import actions, clauses, developments, gains, own_turn, questions
from bannerhall.games.runewars.rules.atlas import AREAS
from bannerhall.games.runewars.rules.components import DEVELOPMENTS
from bannerhall.games.runewars.rules.development_cards import CARDS
from bannerhall.games.runewars.rules.questions import W_CARD, W_TOKEN
from bannerhall.games.runewars.rules.state import Runewars
from bannerhall.games.runewars.rules.units import WOOD


def clause_against_token(s: Runewars, seat: i64, kind: i64) -> i64:
    """The clause against a new development token of a kind, 0 if one can be placed: a wood must be paid
    [RUN-ORD4-03] [RUN-RES-02]."""
    if s.dial[seat * 3 + WOOD] == 0:
        return clauses.NO_WOOD
    if developments.places_for(s, seat, kind) == 0:
        return clauses.NO_PLACE_FOR_TOKEN
    return ALLOWED


def can_build(s: Runewars, seat: i64) -> bool:
    """Whether a token of any kind can be placed."""
    for kind in range(len(DEVELOPMENTS)):
        if clause_against_token(s, seat, kind) == ALLOWED:
            return True
    return False


def has_work(s: Runewars, seat: i64, left: i64) -> bool:
    """Whether anything of what is still open can be done: a card bought, a token built."""
    if left & W_CARD != 0 and developments.affordable(s, seat) != 0:
        return True
    return left & W_TOKEN != 0 and can_build(s, seat)


def begin(s: Runewars, seat: i64, left: i64) -> None:
    """A card and a token in an order of the player's choice, either, both or neither [RUN-DCRD-02] [RUN-DCRD-09]."""
    if has_work(s, seat, left):
        s.ask(questions.WORKS, PROCEEDS, seat, left)


@final
class Works(Question[Runewars]):
    """Asks as long as something can still be built or bought [RUN-DCRD-02]."""

    def proceed(self, s: Runewars, f: i64) -> None:
        seat = s.frames[f + questions.WORKS_SEAT]
        left = s.frames[f + questions.WORKS_LEFT]
        if left >= questions.W_PAUSE:
            s.frames[f + questions.WORKS_LEFT] = left - questions.W_PAUSE
            own_turn.offer(s, seat)
        elif has_work(s, seat, left):
            s.ask(questions.WORK, seat)
        else:
            s.end_frame()


@final
class Work(Question[Runewars]):
    """Buy a card, build a token, or be done [RUN-ORD4-03] [RUN-DCRD-02] [RUN-DCRD-09]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        works = s.frames[f - WIDTH + questions.WORKS_LEFT]
        left = developments.affordable(s, seat) if works & W_CARD != 0 else i64(0)
        while left != 0:
            out[n] = actions.BUY_CARD + lowest(left)
            left &= left - 1
            n += 1
        if works & W_TOKEN != 0:
            for kind in range(len(DEVELOPMENTS)):
                if clause_against_token(s, seat, kind) == ALLOWED:
                    out[n] = actions.BUILD + kind
                    n += 1
        out[n] = actions.DONE
        return n + 1

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        works = s.frames[f - WIDTH + questions.WORKS_LEFT]
        if action == actions.DONE:
            return ALLOWED
        if actions.BUY_CARD <= action < actions.BUY_CARD + CARDS:
            if works & W_CARD == 0:
                return clauses.ONE_CARD_ONLY
            return developments.clause_against_card(s, seat, action - actions.BUY_CARD)
        if actions.BUILD <= action < actions.BUILD + len(DEVELOPMENTS):
            if works & W_TOKEN == 0:
                return clauses.ONE_TOKEN_ONLY
            return clause_against_token(s, seat, action - actions.BUILD)
        return OTHER_QUESTION

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        works = f - WIDTH
        left = s.frames[works + questions.WORKS_LEFT]
        s.end_frame()
        if action == actions.DONE:
            s.frames[works + questions.WORKS_LEFT] = 0
        elif action >= actions.BUILD:
            s.frames[works + questions.WORKS_LEFT] = (left & ~W_TOKEN) + questions.W_PAUSE
            gains.turn_dial(s, seat, WOOD, -1)
            choose_place(s, seat, action - actions.BUILD)
        else:
            s.frames[works + questions.WORKS_LEFT] = (left & ~W_CARD) + questions.W_PAUSE
            developments.buy_card(s, seat, action - actions.BUY_CARD)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.DONE


def choose_place(s: Runewars, seat: i64, kind: i64) -> None:
    """A token is placed at one of the player's strongholds [RUN-ORD4-03]."""
    places = developments.places_for(s, seat, kind)
    if places & (places - 1) == 0:
        developments.build_token(s, seat, lowest(places), kind)
    else:
        s.ask(questions.TOKEN_PLACE, seat, kind)


@final
class TokenPlace(Question[Runewars]):
    """At which stronghold the development token is placed [RUN-ORD4-03] [RUN-STR-06]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        left = developments.places_for(s, seat, s.frames[f + questions.TOKEN_PLACE_KIND])
        while left != 0:
            out[n] = actions.AT + lowest(left)
            left &= left - 1
            n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        area = action - actions.AT
        if area < 0 or area >= AREAS:
            return OTHER_QUESTION
        places = developments.places_for(s, seat, s.frames[f + questions.TOKEN_PLACE_KIND])
        return ALLOWED if (places >> area) & 1 == 1 else clauses.NO_PLACE_FOR_TOKEN

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        kind = s.frames[f + questions.TOKEN_PLACE_KIND]
        s.end_frame()
        developments.build_token(s, seat, action - actions.AT, kind)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.AT + lowest(developments.places_for(s, seat, s.frames[f + questions.TOKEN_PLACE_KIND]))
