"""The desk: the buyer pledges in private, under a clock, while the others play on."""

from __future__ import annotations

import pytest
from sealed_table import at

from bannerhall.core.state import CHANCE, NOBODY, SPECTATOR


@pytest.mark.clause("SLD-DESK-01")
def test_the_buyer_goes_to_the_desk_while_the_others_play_on() -> None:
    table = at("bids", seats=3, hands=["", "copper", ""], deck="gold silver silver")
    table.do(0, "bid 0").do(1, "bid 2").do(2, "bid 1").chance("lot gold")
    assert table.view(0)["at_desk"] == [1]
    assert table.now["desked"] == 0b010
    assert table.asks(CHANCE) == "harvest"
    assert table.state.waiting() == [CHANCE, 1]
    table.chance("harvest 0")
    assert (table.asks(1), table.state.waiting()) == ("desk", [1])
    assert table.offers(1) == ["pass", "leave", "pledge slot1", "pledge slot2"]


@pytest.mark.clause("SLD-DESK-01")
def test_at_the_desk_everything_in_hand_can_be_pledged() -> None:
    table = at("auction", hands=["", "gold seal ruby"], desk={1: 0})
    assert table.offers(1) == ["leave", "pledge slot1", "pledge slot2", "pledge slot3", "break"]
    assert table.do(1, "pledge slot3").now["pledge"] == [None, 2]
    assert table.state.waiting() == [0, 1]


@pytest.mark.clause("SLD-DESK-01", "SLD-VIEW-01")
@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_else_even_notices_a_pledge(seat: int) -> None:
    table = at("auction", seats=3, hands=["gold", "gold"], desk={0: 0, 1: 0})
    assert table.audience(seat, "pledge slot1") == (1 << seat, 1 << seat)
    table.do(seat, "pledge slot1")
    assert table.told(seat) == [{"event": "pledged", "seat": seat, "slot": 0}]
    for reader in {0, 1, 2, SPECTATOR} - {seat}:
        assert table.told(reader) == []
    assert [table.view(reader)["pledge"] for reader in range(3)] == [0 if i == seat else None for i in range(3)]


@pytest.mark.clause("SLD-DESK-02")
def test_only_a_card_in_hand_can_be_pledged() -> None:
    table = at("auction", hands=["gold copper"], desk={0: 0})
    assert table.refused(0, "pledge slot2") is None
    assert table.refused(0, "pledge slot3") == ("SLD-DESK-02", {"seat": 1, "slot": 3, "held": 2})
    assert table.refused(0, "pledge slot12") == ("SLD-DESK-02", {"seat": 1, "slot": 12, "held": 2})


@pytest.mark.clause("SLD-DESK-02")
def test_the_pledged_card_is_not_pledged_again() -> None:
    table = at("auction", hands=["gold copper"], desk={0: 0}).do(0, "pledge slot1")
    assert table.refused(0, "pledge slot1") == ("SLD-DESK-02", {"seat": 1, "slot": 1, "held": 2})
    assert table.offers(0) == ["keep", "bury", "leave", "pledge slot2"]


@pytest.mark.clause("SLD-DESK-02", "HALL-ASK-03")
def test_only_pledging_and_leaving_are_done_at_the_desk() -> None:
    table = at("auction", hands=["", "gold"], desk={1: 0})
    assert table.refused(1, "keep") == ("HALL-ASK-03", {"seat": 2})
    assert table.refused(1, "bid 1") == ("HALL-ASK-03", {"seat": 2})
    assert table.refused(1, "leave") is None
    assert table.refused(0, "leave") == ("HALL-ASK-03", {"seat": 1})


@pytest.mark.clause("SLD-DESK-03")
def test_a_pledge_may_be_changed_until_leaving() -> None:
    table = at("auction", hands=["gold copper", ""], desk={0: 0}).do(0, "pledge slot1", "pledge slot2")
    assert table.now["pledge"] == [1, None]
    table.do(0, "leave")
    assert table.now["pledge"] == [1, None]
    assert table.view(1)["at_desk"] == []
    assert table.refused(0, "pledge slot1") == ("HALL-ASK-03", {"seat": 1})


@pytest.mark.clause("SLD-DESK-03")
def test_all_see_who_leaves() -> None:
    table = at("auction", seats=3, hands=["", "", "gold"], desk={2: 0})
    assert table.audience(2, "leave") == (0xFFFF, 0xFFFF)
    assert table.do(2, "leave").told(SPECTATOR) == [{"event": "left", "seat": 2}]
    assert table.state.waiting() == [0]


@pytest.mark.clause("SLD-DESK-03")
def test_after_sixty_seconds_the_pledge_made_so_far_stands() -> None:
    table = at("auction", hands=["", "gold copper"], desk={1: 0}).do(1, "pledge slot2")
    assert table.state.clock(1) == 60
    assert table.state.clock(0) == 0
    assert table.state.lapse(1) == table.action("leave")
    table.state.answer(1, table.state.lapse(1))
    assert table.now["pledge"] == [None, 1]


@pytest.mark.clause("SLD-DESK-03", "SLD-DESK-01")
def test_a_pledge_outlives_the_visit_and_may_be_changed_at_the_next() -> None:
    table = at("lot", hands=["gold"], pledge={0: 0}, argument=1, deck="ruby ruby").chance("lot ruby")
    assert table.now["pledge"] == [0, None]
    assert table.chance("harvest 0").do(0, "pledge slot2").now["pledge"] == [1, None]


@pytest.mark.clause("SLD-DESK-04")
def test_nobody_bids_from_the_desk() -> None:
    table = at("bids", hands=["gold"], desk={0: 0})
    assert table.state.waiting() == [0, 1]
    assert table.refused(0, "bid 1") == ("SLD-DESK-04", {"seat": 1})
    assert table.offers(0) == ["leave", "pledge slot1"]
    assert table.refused(1, "bid 1") is None
    table.do(0, "leave")
    assert table.refused(0, "bid 1") is None
    assert table.offers(0)[0] == "bid 0"


@pytest.mark.clause("SLD-DESK-04")
def test_the_bids_wait_for_the_desk() -> None:
    table = at("bids", hands=["gold"], desk={0: 0}).do(1, "bid 3")
    assert (table.state.waiting(), table.asks(0)) == ([0], "desk")
    assert table.do(0, "leave").asks(0) == "bids"


@pytest.mark.clause("SLD-DESK-06")
def test_three_pledges_a_visit_are_enough() -> None:
    table = at("auction", hands=["", "gold copper"], desk={1: 0})
    table.do(1, "pledge slot1", "pledge slot2")
    assert table.refused(1, "pledge slot1") is None
    table.do(1, "pledge slot1")
    assert table.refused(1, "pledge slot2") == ("SLD-DESK-06", {"seat": 2})
    assert table.offers(1) == ["leave"]
    assert table.now["pledge"] == [None, 0]


@pytest.mark.clause("SLD-DESK-06")
def test_the_next_visit_allows_three_pledges_again() -> None:
    table = at("lot", hands=["gold"], argument=1, deck="ruby ruby").chance("lot ruby", "harvest 0")
    table.do(0, "pledge slot1", "pledge slot2", "pledge slot1", "leave", "pass").do(1, "keep")
    table.do(0, "bid 1").do(1, "bid 0").chance("lot ruby")
    assert table.do(0, "pledge slot3", "pledge slot2", "pledge slot1").now["pledge"] == [0, None]


@pytest.mark.clause("SLD-DESK-01", "SLD-END-02")
def test_two_may_sit_at_the_desk() -> None:
    table = at("closing", hands=["gold", "copper"], desk={0: 0, 1: 0}, round=5)
    table.do(1, "pledge slot1").do(0, "pledge slot1").do(1, "leave").do(0, "leave")
    assert (table.now["pledge"], table.state.seat()) == ([0, 0], NOBODY)
