"""Influence bids: secret, revealed together, all of them spent; ties."""

from __future__ import annotations

import pytest
from runewars_battle import listen, told
from runewars_table import do, offers, refusal, table

from bannerhall.core.state import PROCEEDS
from bannerhall.games.runewars.rules import bids, questions
from bannerhall.games.runewars.rules.state import Runewars


def auction(seats: int, *influence: int, primarch: int = 0) -> Runewars:
    """Everybody is asked for a bid; after it the year goes on with the orders."""
    s = table(seats)
    while s.depth != 0:
        s.end_frame()
    for seat, amount in enumerate(influence):
        s.influence[seat] = amount
    s.set_title(0, primarch)
    s.ask(questions.YEAR, PROCEEDS, questions.Y_ORDERS)
    bids.begin(s, questions.A_LOWEST)
    s.advance()
    return s


@pytest.mark.clause("RUN-BID-01")
def test_all_bids_are_spent_whoever_wins() -> None:
    s = auction(3, 5, 4, 3)
    assert s.waiting() == [0, 1, 2]
    do(s, 0, "bid 5")
    do(s, 1, "bid 2")
    assert list(s.influence)[:3] == [5, 4, 3]
    do(s, 2, "bid 1")
    assert list(s.influence)[:3] == [0, 2, 2]
    assert (s.highest, s.lowest, s.high_bid) == (1, 3, 5)
    assert s.question(0) == "choose_order"


@pytest.mark.clause("RUN-BID-01")
def test_everybody_declares_their_influence_first() -> None:
    s = table(3)
    s.influence[0], s.influence[1], s.influence[2] = 5, 4, 3
    sink = listen(s)
    bids.begin(s, questions.A_LOWEST)
    declared = told(s, sink, "declared", 2)
    assert [(event["seat"], event["amount"]) for event in declared] == [(0, 5), (1, 4), (2, 3)]


@pytest.mark.clause("RUN-BID-01")
def test_nobody_bids_more_than_they_have() -> None:
    s = auction(2, 2, 9)
    assert offers(s, 0) == ["bid 0", "bid 1", "bid 2"]
    assert refusal(s, 0, "bid 3").clause == "RUN-BID-01"


@pytest.mark.clause("RUN-BID-03")
def test_without_influence_the_bid_is_nothing() -> None:
    s = auction(2, 0, 3)
    assert offers(s, 0) == ["bid 0"]


@pytest.mark.clause("RUN-BID-07")
def test_a_bid_is_at_most_400() -> None:
    s = auction(2, 2000, 0)
    assert offers(s, 0)[-1] == "bid 400"


@pytest.mark.clause("RUN-BID-02", "RUN-TITLE-03")
def test_the_primarch_breaks_ties() -> None:
    s = auction(3, 3, 3, 3, primarch=3)
    for seat in range(3):
        do(s, seat, f"bid {(2, 2, 0)[seat]}")
    assert s.waiting() == [2]
    assert offers(s, 2) == ["name_bidder 1", "name_bidder 2"]
    assert refusal(s, 2, "name_bidder 3").clause == "RUN-BID-02"
    do(s, 2, "name_bidder 2")
    assert (s.highest, s.lowest) == (2, 3)


@pytest.mark.clause("RUN-BID-02")
def test_without_a_primarch_the_richest_of_the_tied_decides() -> None:
    s = auction(3, 2, 4, 9)
    for seat in range(3):
        do(s, seat, f"bid {(2, 2, 1)[seat]}")
    assert s.waiting() == [1]


@pytest.mark.clause("RUN-BID-02")
def test_then_the_higher_starting_influence_decides() -> None:
    s = auction(3, 2, 2, 0)  # Daqan 3, Latari 4
    for seat in range(3):
        do(s, seat, "bid 0")
    assert s.waiting() == [1]
    do(s, 1, "name_bidder 1")
    assert s.waiting() == [1]  # for the lowest: Latari and Uthuk are left
    do(s, 1, "name_bidder 3")
    assert (s.highest, s.lowest) == (1, 3)


@pytest.mark.clause("RUN-BID-06")
def test_the_highest_bidder_is_never_the_lowest_too() -> None:
    """Scenario 68."""
    s = auction(2, 0, 0)  # two players bid nothing
    do(s, 0, "bid 0")
    do(s, 1, "bid 0")
    do(s, 0, "name_bidder 1")
    assert (s.highest, s.lowest) == (1, 2)


@pytest.mark.clause("RUN-BID-06")
def test_a_lone_bidder_is_the_highest_and_nobody_the_lowest() -> None:
    s = auction(2, 3, 3)
    while s.depth != 0:
        s.end_frame()
    s.no_bidder = 2
    s.ask(questions.YEAR, PROCEEDS, questions.Y_ORDERS)
    s.ask(questions.AUCTION, PROCEEDS, questions.A_BIDS, questions.A_LOWEST)
    s.advance()
    assert s.waiting() == [0]
    do(s, 0, "bid 1")
    assert (s.highest, s.lowest) == (1, 0)
