"""Sealed as a position, and the positions that cannot be."""

from __future__ import annotations

import copy
from typing import Any, cast

import pytest
from listed import listed
from sealed_table import Table, at

from bannerhall.core.errors import BadPosition
from bannerhall.games.sealed import GAME
from bannerhall.games.sealed.rules.state import Sealed


def refused(table: Table, *changes: tuple[str, object]) -> str:
    """What is said to the position of a table with some values changed."""
    data: Any = copy.deepcopy(listed(table.state))
    for path, value in changes:
        *steps, last = [int(step) if step.isdigit() else step for step in path.split("/")]
        inside = data
        for step in steps:
            inside = inside[step]
        inside[last] = value
    with pytest.raises(BadPosition) as wrong:
        GAME.load(data)
    return str(wrong.value.facts.get("reason") or wrong.value.facts["where"])


@pytest.mark.clause("SLD-COMP-02", "SLD-SETUP-02")
def test_the_table_before_the_first_card() -> None:
    assert GAME.new(2).to_json() == {
        "game": "sealed",
        "rules": 1,
        "seats": 2,
        "options": {},
        "numbers": {"rounds": 5, "start_coins": 10, "bid_limit": 12},
        "stack": [{"question": "round", "asks": "nobody"}, {"question": "deal", "asks": "chance", "card": 0}],
        "sides": [None, None],
        "revelations": 0,
        "table": {
            "deck": {"middle": [10, 8, 6, 4, 2, 10], "top": [], "bottom": []},
            "discards": [0, 0, 0, 0, 0, 0],
            "hands": [[], []],
            "coins": [10, 10],
            "bids": [None, None],
            "shown_bids": [None, None],
            "pledge": [None, None],
            "desked": 0,
            "round": 0,
            "auctioneer": 0,
        },
    }


@pytest.mark.clause("SLD-SETUP-03", "SLD-SEAL-03")
def test_a_round_lies_on_the_stack_last_step_first() -> None:
    table = at("lot", seats=3, hands=["gold", "", "copper"], argument=0, deck="gold gold").chance("lot gold")
    assert table.state.to_json()["stack"] == [
        {"question": "round", "asks": "nobody"},
        {"question": "bids", "asks": "several", "asked": [0, 1, 2], "to_answer": [0, 1, 2]},
        {"question": "auction", "asks": 1},
        {"question": "window", "asks": 2, "asked_later": [0], "began_with": 1},
        {"question": "harvest", "asks": "chance", "typed_by": 1},
    ]


@pytest.mark.clause("SLD-DESK-05", "SLD-SEAL-01")
def test_a_discarded_card_leaves_no_trace_in_the_hand() -> None:
    """Equal tables are equal in every number, however they came about."""
    played = at("window", hands=["gold seal pearl", "gold"], top=[("ruby", [0])], auctioneer=1, left=1)
    played.do(0, "break")
    one = cast(Sealed, played.state)
    two = cast(Sealed, GAME.load(one.to_json()))
    assert [int(n) for n in one.cards] == [int(n) for n in two.cards]
    assert [int(n) for n in one.known] == [int(n) for n in two.known]


def test_cards_are_conserved() -> None:
    table = at("bids")
    assert refused(table, ("table/discards/4", 1)) == "3 cards of kind ruby instead of 2"
    assert refused(table, ("table/deck/middle/0", 9)) == "9 cards of kind copper instead of 10"
    assert refused(table, ("table/hands/0", [[5, 1]])) == "11 cards of kind seal instead of 10"


def test_everybody_knows_the_own_cards() -> None:
    assert refused(at("bids", hands=["gold"]), ("table/hands/0/0/1", 2)) == "seat 0 does not know its own card"


def test_bids_are_possible() -> None:
    table = at("bids", coins=5, bids=[3, None], numbers={"bid_limit": 4})
    assert refused(table, ("table/coins/0", 2)) == "seat 0 bids more coins than it may"
    assert refused(table, ("table/bids/0", 5)) == "seat 0 bids more coins than it may"
    assert refused(table, ("table/bids/0", 41)) == "/table/bids/0"
    assert refused(at("auction"), ("table/bids/0", 1)).startswith("the bids ask others")
    assert refused(at("lot"), ("table/bids/0", 1)) == "seat 0 has bid although nobody was asked"


def test_pledges_are_possible() -> None:
    table = at("auction", hands=["gold copper"], pledge={0: 1}, desk={0: 1})
    assert refused(table, ("table/pledge/0", 2)) == "seat 0 has pledged an empty slot"
    assert refused(table, ("table/pledge/0", 12)) == "/table/pledge/0"
    assert "seat 0 has pledged without having been at the desk" in refused(table, ("table/desked", 0))
    assert refused(table, ("sides/0/2", 4)) == "/sides/0/pledges"
    assert refused(table, ("sides/0/2", -1)) == "/sides/0/pledges"


def test_only_buyers_sit_at_the_desk() -> None:
    table = at("bids", desk={0: 0}, bids=[None, 3])
    assert refused(table, ("table/desked", 0)) == "seat 0 sits at the desk without having won"
    assert refused(table, ("sides/0/0", "window")) == "/sides/0"
    bid = [("table/bids", [1, None]), ("stack/1/3", 2)]
    assert refused(table, *bid) == "seat 0 has bid from the desk"
    assert refused(at("lot", desk={0: 0}, argument=2), ("stack/1/2", 1)) == "the winner of the lot is at the desk"


@pytest.mark.parametrize(
    ("stack", "where"),
    [
        ([["bids", -5, 3, 3, 0, 0]], 0),
        ([["round", -4, 0, 0, 0, 0], ["auction", 0, 0, 0, 0, 0]], 1),
        ([["round", -4, 0, 0, 0, 0], ["bids", -5, 3, 3, 0, 0], ["bids", -5, 3, 3, 0, 0]], 2),
        ([["round", -4, 0, 0, 0, 0], ["bids", -5, 3, 3, 0, 0], ["harvest", -1, 0, 0, 0, 1]], 2),
        ([["round", -4, 0, 0, 0, 0], ["bids", -5, 3, 3, 0, 0], ["lot", -1, 0, 0, 0, 0]], 2),
        ([["round", -4, 0, 0, 0, 0], ["desk", 0, 0, 0, 0, 0]], 1),
        ([["closing", -6, 3, 0, 0, 0], ["bids", -5, 3, 3, 0, 0]], 1),
    ],
)
def test_the_steps_of_a_round_have_their_order(stack: list[object], where: int) -> None:
    assert refused(at("bids"), ("stack", stack)) == f"/stack/{where}"


@pytest.mark.parametrize(
    ("table", "path", "value", "said"),
    [
        (at("auction"), "stack/2/1", 1, "the auction does not ask the auctioneer"),
        (at("auction"), "stack/2/1", -1, "/stack/2/asks"),
        (at("auction"), "stack/0/1", 0, "/stack/0/asks"),
        (at("bids"), "stack/1/2", 1, "/stack/1: to_answer needs a seat at least"),
        (at("auction"), "stack/1/2", 1, "/stack/1: to_answer needs a seat at least"),
        (at("auction"), "stack/1/3", 1, "the bids ask others than those without a bid"),
        (at("auction"), "stack/1/1", 0, "/stack/1/asks"),
        (at("window", hands=["gold"]), "stack/3/2", 4, "/stack/3/asked_later"),
        (at("window", hands=["gold"]), "stack/3/3", 1, "the window does not begin with the auctioneer"),
        (at("harvest"), "stack/3/5", 0, "the harvest is not told by the auctioneer"),
        (at("harvest"), "stack/3/5", 3, "/stack/3/typed_by"),
        (at("peek"), "stack/2/2", 2, "/stack/2/looker"),
        (at("peek"), "stack/2/2", -1, "/stack/2/looker"),
        (at("lot"), "stack/1/2", 3, "/stack/1/winner"),
        (at("lot"), "stack/1/2", -1, "/stack/1/winner"),
        (at("deal"), "stack/1/2", 4, "/stack/1/card"),
        (at("deal"), "stack/1/2", -1, "/stack/1/card"),
        (at("closing", desk={0: 0}, round=5), "stack/0/2", 1, "the closing does not wait for everybody"),
        (at("bids"), "table/round", 0, "cards are dealt before the first round and not later"),
        (at("deal"), "table/round", 1, "cards are dealt before the first round and not later"),
    ],
)
def test_every_step_asks_whom_it_may_ask(table: Table, path: str, value: int, said: str) -> None:
    assert said in refused(table, (path, value))


def test_chance_has_something_to_draw() -> None:
    known = [("table/deck/middle", [10, 8, 6, 4, 0, 10]), ("table/deck/top", [[4, 1], [4, 1]])]
    assert refused(at("peek"), *known) == "a card is looked at that is known already"
    assert refused(at("lot"), *known) == "the lot is a card that is known already"
    gone = [("table/deck/middle", [0, 0, 0, 0, 2, 0]), ("table/discards", [10, 8, 6, 4, 0, 10])]
    assert refused(at("deal"), *gone) == "cards are dealt that are not there"
    for dealt, hands in enumerate((["", ""], ["copper", ""], ["copper", "copper"])):
        just_enough = at("deal", hands=hands, round=0, deck="gold " * (4 - dealt), argument=dealt)
        assert just_enough.state.check() == []
    none = [("table/deck/middle", [0] * 6), ("table/discards", [10, 8, 6, 4, 2, 10])]
    assert refused(at("bids"), *none) == "there is no card to bid for"


def test_there_is_room_for_what_is_to_come() -> None:
    copper = [[0, 1]] * 10
    full = [("table/hands/0", copper), ("table/deck/middle/0", 0)]
    assert refused(at("bids", round=3), *full) == "seat 0 has no room for the cards to come"
    assert refused(at("bids"), ("table/coins/0", 970)) == "seat 0 has no room for the coins to come"
    bottom = [[2, 0]] * 4 + [[1, 0]] * 8
    buried = [("table/deck", {"middle": [10, 0, 2, 4, 2, 10], "top": [], "bottom": bottom})]
    assert refused(at("auction", round=1), *buried) == "too many known cards lie underneath the deck"
    assert at("auction", bottom=[("gold", [])] * 4 + [("silver", [])] * 8, round=2).state.check() == []


def test_the_fullest_hand_still_finds_room() -> None:
    table = at("bids", hands=["copper " * 10 + "silver"], round=5, deck="gold")
    table.do(0, "bid 1").do(1, "bid 0").chance("lot gold")
    assert len(table.now["hands"][0]) == 12
    assert "pledge slot12" in table.offers(0)
