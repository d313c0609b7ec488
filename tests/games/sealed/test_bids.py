"""Sealed bids: what may be bid, who buys, who sees what of it."""

from __future__ import annotations

import pytest
from sealed_table import at

from bannerhall.core.state import CHANCE, SPECTATOR


@pytest.mark.clause("SLD-BID-01")
def test_everybody_is_asked_for_a_bid_at_once() -> None:
    table = at("auction", seats=3).do(0, "keep")
    assert table.state.waiting() == [0, 1, 2]
    assert [table.asks(seat) for seat in range(3)] == ["bids"] * 3


@pytest.mark.clause("SLD-BID-01")
def test_bids_are_given_in_any_order() -> None:
    table = at("bids", seats=3).do(2, "bid 1").do(0, "bid 2")
    assert (table.state.waiting(), table.state.seat()) == ([1], 1)
    assert table.now["bids"] == [2, None, 1]


@pytest.mark.clause("SLD-BID-01")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_all_notice_a_bid_and_nobody_else_sees_it(seat: int) -> None:
    table = at("bids", seats=3)
    assert table.audience(seat, "bid 4") == (0xFFFF, 1 << seat)
    table.do(seat, "bid 4")
    assert table.told(seat) == []
    assert [table.view(reader)["have_bid"] for reader in range(3)] == [[seat]] * 3
    assert [table.view(reader)["bid"] for reader in range(3)] == [4 if i == seat else None for i in range(3)]


@pytest.mark.clause("SLD-BID-02")
def test_nobody_bids_more_coins_than_they_have() -> None:
    table = at("bids", coins=[3, 10])
    assert table.offers(0) == ["bid 0", "bid 1", "bid 2", "bid 3"]
    assert table.refused(0, "bid 3") is None
    assert table.refused(0, "bid 4") == ("SLD-BID-02", {"seat": 1, "bid": 4, "coins": 3})
    assert table.refused(1, "bid 4") is None


@pytest.mark.clause("SLD-BID-02")
def test_without_coins_there_is_still_a_bid_of_nothing() -> None:
    table = at("bids", coins=[0, 1])
    assert table.offers(0) == ["bid 0"]
    assert table.refused(0, "bid 1") == ("SLD-BID-02", {"seat": 1, "bid": 1, "coins": 0})


@pytest.mark.clause("SLD-BID-03")
def test_no_bid_is_higher_than_twelve() -> None:
    table = at("bids", coins=[20, 12])
    assert [table.offers(seat)[-1] for seat in (0, 1)] == ["bid 12", "bid 12"]
    assert table.refused(0, "bid 12") is None
    assert table.refused(0, "bid 13") == ("SLD-BID-03", {"seat": 1, "bid": 13, "limit": 12})
    assert table.refused(0, "bid 40") == ("SLD-BID-03", {"seat": 1, "bid": 40, "limit": 12})


@pytest.mark.clause("SLD-BID-03")
def test_a_house_rule_may_change_the_limit() -> None:
    table = at("bids", numbers={"bid_limit": 5})
    assert table.offers(0)[-1] == "bid 5"
    assert table.refused(0, "bid 6") == ("SLD-BID-03", {"seat": 1, "bid": 6, "limit": 5})


@pytest.mark.clause("SLD-BID-03")
def test_with_the_widest_limit_every_bid_of_the_vocabulary_is_open() -> None:
    table = at("bids", coins=50, numbers={"bid_limit": 40})
    assert table.offers(0) == [f"bid {coins}" for coins in range(41)]
    assert table.refused(0, "bid 40") is None
    assert table.refused(0, "bid 0") is None


@pytest.mark.clause("SLD-BID-01", "HALL-ASK-03")
@pytest.mark.parametrize("text", ["lot ruby", "pledge slot1", "keep", "harvest 3"])
def test_only_a_bid_answers_the_question_for_one(text: str) -> None:
    assert at("bids").refused(0, text) == ("HALL-ASK-03", {"seat": 1})


@pytest.mark.clause("SLD-BID-04")
def test_a_bid_may_be_changed_until_the_last_has_bid() -> None:
    table = at("bids", seats=3, deck="gold silver").do(0, "bid 9").do(1, "bid 5").do(0, "bid 2")
    assert table.state.waiting() == [2]
    table.do(2, "bid 4").chance("lot gold")
    assert table.told(0)[:4] == [
        {"event": "bid", "seat": 0, "coins": 2},
        {"event": "bid", "seat": 1, "coins": 5},
        {"event": "bid", "seat": 2, "coins": 4},
        {"event": "won", "seat": 1, "coins": 5},
    ]


@pytest.mark.clause("SLD-BID-04", "HALL-ASK-02")
def test_after_the_last_bid_none_is_changed() -> None:
    table = at("bids", deck="gold silver").do(0, "bid 2").do(1, "bid 1")
    assert table.refused(0, "bid 3") == ("HALL-ASK-02", {"seat": 1})


@pytest.mark.clause("SLD-BID-04")
def test_out_of_time_means_to_bid_nothing() -> None:
    table = at("bids")
    assert table.state.lapse(1) == table.action("bid 0")
    assert table.state.clock(1) == 0


@pytest.mark.clause("SLD-BID-05")
def test_all_bids_are_shown_at_once_and_the_highest_pays() -> None:
    table = at("bids", seats=3, top=[("ruby", [])]).do(0, "bid 4").do(1, "bid 7")
    assert table.told(SPECTATOR) == []
    table.do(2, "bid 5")
    assert table.told(SPECTATOR)[:4] == [
        {"event": "bid", "seat": 0, "coins": 4},
        {"event": "bid", "seat": 1, "coins": 7},
        {"event": "bid", "seat": 2, "coins": 5},
        {"event": "won", "seat": 1, "coins": 7},
    ]
    assert table.now["coins"] == [10, 3, 10]
    assert table.now["bids"] == [None, None, None]


@pytest.mark.clause("SLD-BID-05")
@pytest.mark.parametrize(
    ("auctioneer", "bids", "winner"),
    [
        (0, [3, 3, 3], 0),
        (1, [3, 3, 3], 1),
        (2, [3, 3, 3], 2),
        (2, [3, 3, 1], 0),
        (1, [3, 1, 3], 2),
        (1, [4, 3, 3], 0),
        (0, [3, 4, 4], 1),
        (0, [0, 0, 1], 2),
    ],
)
def test_of_equal_bids_the_one_nearest_to_the_auctioneer_wins(auctioneer: int, bids: list[int], winner: int) -> None:
    table = at("bids", seats=3, auctioneer=auctioneer, deck="gold silver")
    for seat, coins in enumerate(bids):
        table.do(seat, f"bid {coins}")
    table.chance("lot gold")
    assert [table.hand(seat) for seat in range(3)] == ["gold" if seat == winner else "" for seat in range(3)]
    assert table.now["coins"] == [10 - bids[seat] if seat == winner else 10 for seat in range(3)]


@pytest.mark.clause("SLD-BID-06")
def test_chance_decides_what_an_unknown_lot_is() -> None:
    table = at("bids", seats=3, deck="gold gold ruby").do(0, "bid 0").do(1, "bid 2").do(2, "bid 1")
    assert (table.asks(), table.odds()) == ("lot", {"lot gold": 2, "lot ruby": 1})
    assert table.audience(CHANCE, "lot ruby") == (0xFFFF, 0b010)
    table.chance("lot ruby")
    assert table.now["deck"]["middle"] == [0, 0, 2, 0, 0, 0]
    assert table.now["hands"] == [[], [[4, 0b010]], []]


@pytest.mark.clause("SLD-BID-06")
@pytest.mark.parametrize(("winner", "player"), [(-1, 0), (0, 1), (2, 3)])
def test_the_question_to_chance_names_who_buys(winner: int, player: int) -> None:
    table = at("lot", seats=3, argument=winner + 1)
    prompt = table.state.prompt(CHANCE)
    assert prompt is not None
    assert prompt.facts == {"round": 1, "auctioneer": 1, "player": player}


@pytest.mark.clause("SLD-BID-06")
def test_the_buyer_takes_the_lot_in_secret() -> None:
    table = at("lot", seats=3, argument=3, deck="gold").chance("lot gold")
    assert table.told(2) == [{"event": "took", "seat": 2, "card": "gold"}]
    for other in (0, 1, SPECTATOR):
        assert table.told(other) == [{"event": "took", "seat": 2, "card": None}]


@pytest.mark.clause("SLD-BID-06")
def test_who_knew_the_card_before_still_knows_who_has_it() -> None:
    table = at("bids", seats=3, top=[("ruby", [0])]).do(0, "bid 0").do(1, "bid 2").do(2, "bid 1")
    assert table.now["hands"] == [[], [[4, 0b011]], []]
    assert table.now["deck"]["top"] == []
    assert [table.told(reader)[-1]["card"] for reader in (0, 1, 2, SPECTATOR)] == ["ruby", "ruby", None, None]


@pytest.mark.clause("SLD-BID-06")
def test_the_lowest_card_is_the_lot_when_only_known_ones_are_left() -> None:
    table = at("bids", deck="", bottom=[("gold", [1]), ("pearl", [0])]).do(0, "bid 2").do(1, "bid 1")
    assert table.now["hands"][0] == [[2, 0b11]]
    assert table.now["deck"]["bottom"] == [[3, 0b01]]


@pytest.mark.clause("SLD-BID-07")
def test_a_lot_nobody_wants_is_discarded_openly() -> None:
    table = at("bids", seats=3, deck="gold silver").do(0, "bid 0").do(1, "bid 0").do(2, "bid 0")
    assert table.audience(CHANCE, "lot gold") == (0xFFFF, 0xFFFF)
    before = table.now["discards"][2]
    table.chance("lot gold")
    assert table.now["discards"][2] == before + 1
    assert table.now["hands"] == [[], [], []]
    assert table.told(SPECTATOR)[-1] == {"event": "discarded", "card": "gold"}
    assert (table.now["coins"], table.state.waiting()) == ([10, 10, 10], [CHANCE])


@pytest.mark.clause("SLD-BID-07")
def test_a_known_lot_nobody_wants_is_discarded_openly_too() -> None:
    table = at("bids", top=[("ruby", [0])]).do(0, "bid 0").do(1, "bid 0")
    assert table.now["discards"] == [0, 0, 0, 0, 1, 0]
    assert table.told(1)[-1] == {"event": "discarded", "card": "ruby"}
    assert table.now["desked"] == 0


@pytest.mark.clause("SLD-BID-07")
def test_one_coin_buys_an_unwanted_lot() -> None:
    table = at("bids", seats=3, top=[("ruby", [])]).do(0, "bid 0").do(1, "bid 0").do(2, "bid 1")
    assert (table.hand(2), table.now["coins"]) == ("ruby", [10, 10, 9])
