"""A game that one may play alone, and lose: everybody bets on a coin, which may also land on its edge.

Whoever plays alone wins with the right bet, loses with the wrong one, and draws if the coin stands on its edge.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bannerhall.core.clauses import OTHER_QUESTION
from bannerhall.core.codecs import Cell, Field, PerSeat
from bannerhall.core.declare import Actions, Clauses, Events
from bannerhall.core.frames import CHANCE, PROCEEDS, WHO
from bannerhall.core.game import Condition, Game, Option
from bannerhall.core.question import LONE_DREW, LONE_LOST, Knowledge, Question, Scoring
from bannerhall.core.ruleset import Choice, Ruleset
from bannerhall.core.schema import Key, Schema
from bannerhall.core.shapes import SEAT, Questions
from bannerhall.core.state import State
from bannerhall.core.values import Whole

SIDES = ("heads", "tails")
EDGE = 3

ACTIONS = Actions(__name__)
BET = ACTIONS.add("bet", SIDES)
TOSS = ACTIONS.add("toss", (*SIDES, "edge"))

QUESTIONS = Questions(__name__)
ROUND_ASKED = QUESTIONS.add("round", PROCEEDS, upon="bottom")
BET_ASKED = QUESTIONS.add("bet", SEAT, upon="round")
TOSS_ASKED = QUESTIONS.add("toss", CHANCE, upon="round")


class Wager(State):
    def __init__(self, src: Wager | None, rules: Ruleset) -> None:
        super().__init__(src, rules)
        self.bets: list[int] = list(src.bets) if src else [0] * rules.seats  # 0 before there is one
        self.coin: int = src.coin if src else 0

    def clone(self) -> Wager:
        return Wager(self, self.rules)

    def next_bet(self) -> int:
        """The first seat without a bet."""
        return self.bets.index(0) if 0 in self.bets else int(self.seats)


class Round(Question[Wager]):
    """Bets from the first seat to the last, then the coin, then the end."""

    def proceed(self, s: Wager, f: int) -> None:
        if s.coin:
            s.end_frame()
        elif s.next_bet() < s.seats:
            s.ask(BET_ASKED, s.next_bet())
        else:
            s.ask(TOSS_ASKED, CHANCE)


class Bet(Question[Wager]):
    def fill(self, s: Wager, f: int, seat: int, out: Any, n: int) -> int:
        for side in range(len(SIDES)):
            out[n + side] = BET + side
        return n + len(SIDES)

    def clause_against(self, s: Wager, f: int, seat: int, action: int) -> int:
        return 0 if BET <= action < BET + len(SIDES) else OTHER_QUESTION

    def carry_out(self, s: Wager, f: int, seat: int, action: int) -> None:
        s.end_frame()
        s.bets[seat] = action - BET + 1

    def lapse(self, s: Wager, f: int, seat: int) -> int:
        return BET

    def invariants(self, s: Wager, f: int) -> list[str]:
        return [] if s.frames[f + WHO] == s.next_bet() else ["not the next one is asked"]


class Toss(Question[Wager]):
    def outcomes(self, s: Wager, f: int, out: Any, weights: Any) -> int:
        for face in range(EDGE):
            out[face] = TOSS + face
            weights[face] = 2 if face == EDGE - 1 and s.rules.options["tricky"] else 1
        return EDGE

    def carry_out(self, s: Wager, f: int, seat: int, action: int) -> None:
        s.end_frame()
        s.coin = action - TOSS + 1

    def invariants(self, s: Wager, f: int) -> list[str]:
        return [] if s.next_bet() == s.seats else ["the coin is tossed before everybody has bet"]


class WagerScoring(Scoring[Wager]):
    def points(self, s: Wager, seat: int) -> int:
        return int(s.coin == s.bets[seat])

    def fill_ranks(self, s: Wager, out: Any) -> None:
        if s.seats == 1:
            out[0] = LONE_DREW if s.coin == EDGE else 0 if s.coin == s.bets[0] else LONE_LOST
            return
        right = s.bets.count(s.coin)
        for seat in range(s.seats):
            out[seat] = 0 if s.bets[seat] == s.coin else right


class WagerKnowledge(Knowledge[Wager]):
    def view(self, s: Wager, seat: int) -> dict[str, object]:
        return {"bets": list(s.bets), "coin": s.coin}

    def resample(self, s: Wager, seat: int, stream: object) -> Wager:
        return s.clone()


def invariants(s: Wager) -> list[str]:
    return ["the coin ends the match"] if (s.depth == 0) != (s.coin != 0 and 0 not in s.bets) else []


def lay_out(rules: Ruleset) -> Wager:
    wager = Wager(None, rules)
    wager.ask(ROUND_ASKED, PROCEEDS)
    return wager


def solo_is_for_one(seats: int, options: Mapping[str, Choice]) -> bool:
    """[WAG-ODD1-01]"""
    return (options["mode"] == "solo") == (seats == 1)


def tricky_is_solo(seats: int, options: Mapping[str, Choice]) -> bool:
    """[WAG-ODD1-02]"""
    return options["mode"] == "solo" or not options["tricky"]


GAME = Game(
    slug="wager",
    name="Wager",
    seats=(1, 3),
    package=__name__,
    rules_version=1,
    status="test",
    make=lay_out,
    actions=ACTIONS,
    clauses=Clauses(__name__),
    events=Events(__name__),
    questions=QUESTIONS.answered_by(round=Round(), bet=Bet(), toss=Toss()),
    max_actions=EDGE,
    scoring=WagerScoring(),
    knowledge=WagerKnowledge(),
    schema=Schema(
        Key("bets", PerSeat(Cell("bets", Whole(0, len(SIDES)))), "the side each player has bet on, 0 before"),
        Key("coin", Field("coin", Whole(0, EDGE)), "how the coin has landed, 0 before"),
    ),
    invariants=invariants,
    options=(
        Option("mode", ("standard", "solo"), "WAG-ODD1-01", by_seats=("solo", "standard", "standard")),
        Option("tricky", (False, True), "WAG-ODD1-02"),
    ),
    conditions=(
        Condition("WAG-ODD1-01", ("mode",), solo_is_for_one),
        Condition("WAG-ODD1-02", ("mode", "tricky"), tricky_is_solo),
    ),
    open_information=True,
)
