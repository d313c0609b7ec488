"""Components and set-up: how many play, what is in the deck, what everybody begins with."""

from __future__ import annotations

import pytest
from sealed_table import Table, at

from bannerhall.core.errors import BadRequest
from bannerhall.core.state import CHANCE, NOBODY, SPECTATOR
from bannerhall.games.sealed import GAME

CARDS_IN_THE_BOX = {
    "deal copper": 10,
    "deal silver": 8,
    "deal gold": 6,
    "deal pearl": 4,
    "deal ruby": 2,
    "deal seal": 10,
}


@pytest.mark.clause("SLD-COMP-01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_to_six_may_play(seats: int) -> None:
    assert len(GAME.new(seats, seed=1).view(0)["hands"]) == seats  # type: ignore[arg-type]


@pytest.mark.clause("SLD-COMP-01")
@pytest.mark.parametrize("seats", [1, 7])
def test_one_is_too_few_and_seven_are_too_many(seats: int) -> None:
    with pytest.raises(BadRequest) as refused:
        GAME.new(seats)
    assert (refused.value.message, refused.value.facts["low"], refused.value.facts["high"]) == ("bad-seats", 2, 6)


@pytest.mark.clause("SLD-COMP-02", "SLD-SETUP-01")
def test_the_first_card_comes_from_forty() -> None:
    table = Table(GAME.new(2))
    assert table.asks() == "deal"
    assert table.odds() == CARDS_IN_THE_BOX
    assert sum(table.odds().values()) == 40


@pytest.mark.clause("SLD-SETUP-01")
def test_everybody_gets_one_card_in_order_of_the_seats_and_then_a_second_one() -> None:
    table = Table(GAME.new(3))
    table.chance("deal copper", "deal silver", "deal gold", "deal pearl", "deal ruby")
    assert table.asks() == "deal"
    table.chance("deal seal")
    assert [table.hand(seat) for seat in range(3)] == ["copper pearl", "silver ruby", "gold seal"]
    assert table.asks() == "harvest"


@pytest.mark.clause("SLD-SETUP-01")
def test_a_dealt_card_has_left_the_deck() -> None:
    table = Table(GAME.new(2)).chance("deal ruby")
    assert table.odds() == {**CARDS_IN_THE_BOX, "deal ruby": 1}
    assert table.chance("deal ruby").odds() == {k: n for k, n in CARDS_IN_THE_BOX.items() if k != "deal ruby"}


@pytest.mark.clause("SLD-SETUP-01", "SLD-VIEW-01")
def test_a_dealt_card_is_known_to_its_owner_alone() -> None:
    table = Table(GAME.new(3)).chance("deal gold", "deal ruby")
    assert [table.knowers(0, 0), table.knowers(1, 0)] == [0b001, 0b010]
    assert table.told(0) == [{"event": "dealt", "seat": 0, "card": "gold"}, {"event": "dealt", "seat": 1, "card": None}]
    assert table.told(1) == [{"event": "dealt", "seat": 0, "card": None}, {"event": "dealt", "seat": 1, "card": "ruby"}]
    assert table.told(SPECTATOR)[0] == {"event": "dealt", "seat": 0, "card": None}


@pytest.mark.clause("SLD-SETUP-01", "SLD-VIEW-01")
@pytest.mark.parametrize(("dealt", "owner"), [(0, 0), (1, 1), (2, 2), (3, 0)])
def test_all_notice_a_dealt_card_and_its_owner_sees_it(dealt: int, owner: int) -> None:
    table = Table(GAME.new(3)).chance(*["deal copper"] * dealt)
    assert table.audience(CHANCE, "deal gold") == (0xFFFF, 1 << owner)
    prompt = table.state.prompt(CHANCE)
    assert prompt is not None
    assert prompt.facts["player"] == owner + 1


@pytest.mark.clause("SLD-SETUP-01")
def test_a_seed_deals_for_everybody() -> None:
    state = GAME.new(4, seed=3)
    assert state.seat() not in (CHANCE, NOBODY)
    assert [len(hand) for hand in state.position()["hands"]] == [2, 2, 2, 2]  # type: ignore[attr-defined]


@pytest.mark.clause("SLD-SETUP-02")
def test_everybody_starts_with_ten_coins() -> None:
    assert Table(GAME.new(3)).now["coins"] == [10, 10, 10]


@pytest.mark.clause("SLD-SETUP-02")
def test_a_house_rule_may_change_the_first_coins() -> None:
    assert Table(GAME.new(2, numbers={"start_coins": 7})).now["coins"] == [7, 7]


@pytest.mark.clause("SLD-SETUP-03")
def test_the_first_player_is_the_first_auctioneer() -> None:
    table = Table(GAME.new(3)).chance(*["deal copper"] * 6)
    assert (table.now["round"], table.now["auctioneer"]) == (1, 0)
    assert table.chance("harvest 3").state.seat() == 0


@pytest.mark.clause("SLD-SETUP-03", "SLD-BID-07")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2), (2, 0)])
def test_the_task_moves_clockwise_from_round_to_round(before: int, after: int) -> None:
    table = at("bids", seats=3, auctioneer=before, round=before + 1, deck="gold silver")
    table.do(0, "bid 0").do(1, "bid 0").do(2, "bid 0").chance("lot gold")
    assert (table.now["round"], table.now["auctioneer"]) == (before + 2, after)
    assert table.chance("harvest 0").asks(after) == "auction"
