"""What refusals say beside the rule: the numbers and names that the answer is measured by."""

from __future__ import annotations

import pytest
from runewars_seasons import rich
from runewars_table import act, area, go_on, hold, put, refusal, table, turn

from bannerhall.core.bits import BIT
from bannerhall.core.chance import Stream
from bannerhall.core.state import PROCEEDS
from bannerhall.games.runewars.rules import questions
from bannerhall.games.runewars.rules.state import Runewars
from bannerhall.words import say_refusal


def said(s: Runewars, seat: int, text: str) -> str:
    return say_refusal(refusal(s, seat, text))


def bidding(influence: int) -> Runewars:
    s = table()
    rich(s, influence, 5)
    while s.depth != 0:
        s.end_frame()
    s.ask(questions.YEAR, PROCEEDS, questions.Y_ORDERS)
    s.ask(questions.AUCTION, PROCEEDS)
    s.ask_several(questions.BID, s.everyone())
    return s


@pytest.mark.clause("RUN-BID-01")
def test_a_bid_that_is_too_high_is_told_what_there_is() -> None:
    assert said(bidding(2), 0, "bid 4") == "You have 2 influence: bid at most 2."


def marching() -> Runewars:
    s = table()
    put(s, 0, "DB", footman=2)
    turn(s, 0, "mobilize")
    go_on(s, 0)
    return s


@pytest.mark.clause("RUN-MOV-01")
def test_units_that_are_too_far_away_are_told_how_far() -> None:
    s = marching()
    s.answer(0, act(s, "activate 5A"))
    for at in ("8B", "WA"):
        put(s, 0, at, footman=1)
    assert said(s, 0, "move_from 8B") == "That is out of reach: figures there move 2 areas, and it is 4 away."
    assert said(s, 0, "move_from WA").endswith("and there is no such way.")


@pytest.mark.clause("RUN-MOV-03")
def test_an_activated_area_is_named() -> None:
    s = marching()
    s.activated[0] |= BIT[area("5A")]
    assert refusal(s, 0, "activate 5A").facts["area"] == "5A"
    assert said(s, 0, "activate 5A").endswith(" already.")


@pytest.mark.clause("RUN-ORD-03")
def test_an_order_that_was_used_is_named() -> None:
    s = table()
    s.used[0] = 4
    assert said(s, 0, "order mobilize").startswith("You have already used Mobilize.")


@pytest.mark.clause("RUN-TAC-02", "RUN-TAC-01")
def test_a_card_is_told_whether_it_is_too_early_or_not_held() -> None:
    s = table()
    hold(s, 0, "war_chest", fresh=True)
    turn(s, 0, "harvest")
    assert said(s, 0, "play war_chest") == "You drew War Chest in this season: use it from the next season on."
    assert said(s, 0, "play scatter") == "You do not hold Spread Dissent."
    hold(s, 0, "intrigue")
    assert said(s, 0, "play intrigue") == "This is not the moment for Intrigue and Subterfuge."


@pytest.mark.clause("RUN-CARD-05")
def test_facts_are_the_same_in_all_worlds_that_a_seat_cannot_tell_apart() -> None:
    s = table(3)
    hold(s, 0, "war_chest")
    hold(s, 1, "scatter", "scatter", "pathfinder")
    turn(s, 0, "harvest")
    for number in range(10):
        world = s.resample(0, Stream(number))
        for text in ("play scatter", "play pathfinder", "claim_victory", "lead_league"):
            assert world.why_not(0, act(s, text)) == s.why_not(0, act(s, text))
