"""The round: the harvest, the auctioneer's choice, and the end."""

from __future__ import annotations

import pytest
from sealed_table import Table, at

from bannerhall.core.state import CHANCE, NOBODY


@pytest.mark.clause("SLD-HARV-01")
def test_a_harvest_is_zero_to_nine_coins_each_equally_likely() -> None:
    assert at("harvest").odds() == {f"harvest {coins}": 1 for coins in range(10)}


@pytest.mark.clause("SLD-HARV-01")
@pytest.mark.parametrize("coins", [0, 4, 9])
def test_all_gain_the_same_harvest(coins: int) -> None:
    table = at("harvest", seats=3, coins=[0, 5, 10]).chance(f"harvest {coins}")
    assert table.now["coins"] == [coins, 5 + coins, 10 + coins]
    assert table.told(1) == [{"event": "harvested", "coins": coins}]


@pytest.mark.clause("SLD-HARV-02")
@pytest.mark.parametrize("auctioneer", [0, 1, 2])
def test_the_auctioneer_types_the_harvest(auctioneer: int) -> None:
    assert at("harvest", seats=3, auctioneer=auctioneer).state.teller() == auctioneer


@pytest.mark.clause("SLD-HARV-02", "SLD-SETUP-03")
def test_the_next_auctioneer_types_the_next_harvest() -> None:
    table = at("bids", seats=3, deck="gold silver").do(0, "bid 0").do(1, "bid 0").do(2, "bid 0").chance("lot gold")
    assert (table.asks(), table.state.teller()) == ("harvest", 1)


@pytest.mark.clause("SLD-HARV-02")
def test_nobody_types_what_the_program_draws_in_secret() -> None:
    assert at("deal").state.teller() == NOBODY


@pytest.mark.clause("SLD-AUCT-01")
def test_the_auctioneer_keeps_or_buries_after_the_seals() -> None:
    table = at("window", seats=3, hands=["gold", "", "copper"], auctioneer=2)
    table.do(2, "pass").do(0, "pass")
    assert (table.asks(), table.state.seat()) == ("auction", 2)
    assert table.offers() == ["keep", "bury"]


@pytest.mark.clause("SLD-AUCT-01")
def test_a_kept_card_stays_uppermost() -> None:
    table = at("auction", top=[("ruby", [0])]).do(0, "keep")
    assert table.now["deck"]["top"] == [[4, 0b01]]
    assert table.now["deck"]["bottom"] == []
    assert table.told(1) == [{"event": "kept", "seat": 0}]
    assert table.asks(0) == "bids"


@pytest.mark.clause("SLD-AUCT-01", "SLD-AUCT-03")
def test_a_buried_card_lies_underneath_and_is_still_known() -> None:
    table = at("auction", seats=3, auctioneer=1, top=[("ruby", [0, 2])]).do(1, "bury")
    assert table.now["deck"]["top"] == []
    assert table.now["deck"]["bottom"] == [[4, 0b101]]
    assert table.told(0) == [{"event": "buried", "seat": 1}]
    assert table.asks(1) == "bids"


@pytest.mark.clause("SLD-AUCT-01")
def test_burying_an_unknown_card_tells_nobody_anything() -> None:
    table = at("auction", bottom=[("gold", [1])])
    before = table.now["deck"]
    table.do(0, "bury")
    assert table.now["deck"] == before
    assert table.told(1) == [{"event": "buried", "seat": 0}]


@pytest.mark.clause("SLD-AUCT-01", "SLD-AUCT-03")
def test_burying_turns_a_deck_of_known_cards_over_one_by_one() -> None:
    table = at("auction", deck="", bottom=[("gold", [1]), ("pearl", [0])]).do(0, "bury")
    assert table.now["deck"]["bottom"] == [[3, 0b01], [2, 0b10]]


@pytest.mark.clause("SLD-AUCT-02")
def test_the_last_card_cannot_be_buried() -> None:
    table = at("auction", deck="gold")
    assert table.offers() == ["keep"]
    assert table.refused(0, "bury") == ("SLD-AUCT-02", {"seat": 1})


@pytest.mark.clause("SLD-AUCT-02")
@pytest.mark.parametrize(("deck", "bottom"), [("gold copper", []), ("gold", [("copper", [0])])])
def test_one_of_two_cards_can_be_buried(deck: str, bottom: list[tuple[str, list[int]]]) -> None:
    table = at("auction", deck=deck, bottom=bottom)
    assert table.refused(0, "bury") is None
    assert table.offers() == ["keep", "bury"]


@pytest.mark.clause("SLD-AUCT-01")
def test_only_keep_and_bury_answer_the_auctioneer() -> None:
    table = at("auction")
    assert table.refused(0, "keep") is None
    assert table.refused(0, "pass") == ("HALL-ASK-03", {"seat": 1})
    assert table.refused(1, "keep") == ("HALL-ASK-02", {"seat": 2})


@pytest.mark.clause("SLD-AUCT-01")
def test_an_auctioneer_out_of_time_keeps_the_card() -> None:
    table = at("auction")
    assert table.state.lapse(0) == table.action("keep")
    assert table.state.clock(0) == 0


def unsold(table: Table) -> Table:
    return table.do(0, "bid 0").do(1, "bid 0").chance("lot gold")


@pytest.mark.clause("SLD-END-01")
@pytest.mark.parametrize(("round_played", "asked"), [(4, "harvest"), (5, None)])
def test_five_rounds_are_played(round_played: int, asked: str | None) -> None:
    assert unsold(at("bids", deck="gold gold", round=round_played)).asks() == asked


@pytest.mark.clause("SLD-END-01")
def test_a_house_rule_may_change_the_number_of_rounds() -> None:
    assert unsold(at("bids", deck="gold gold", round=2, numbers={"rounds": 2})).state.seat() == NOBODY


@pytest.mark.clause("SLD-END-01")
def test_no_round_begins_with_an_empty_deck() -> None:
    table = unsold(at("bids", deck="gold", round=2))
    assert table.state.seat() == NOBODY
    assert table.now["round"] == 2


@pytest.mark.clause("SLD-END-01")
def test_a_known_card_underneath_is_enough_for_a_round() -> None:
    assert unsold(at("bids", deck="gold", bottom=[("ruby", [0])], round=2)).asks() == "harvest"


@pytest.mark.clause("SLD-END-02")
def test_the_game_is_over_when_nobody_is_at_the_desk() -> None:
    table = unsold(at("bids", deck="gold gold", round=5))
    assert (table.state.seat(), table.state.waiting()) == (NOBODY, [])
    assert table.told(0)[-1] == {"event": "ended"}
    assert table.state.result() is not None


@pytest.mark.clause("SLD-END-02")
def test_the_end_waits_for_everybody_at_the_desk() -> None:
    table = at("closing", seats=3, desk={0: 0, 2: 0}, round=5)
    assert table.state.result() is None
    table.do(2, "leave")
    assert table.state.waiting() == [0]
    assert table.told(1) == [{"event": "left", "seat": 2}]
    table.do(0, "leave")
    assert table.state.seat() == NOBODY
    assert table.told(1)[1:] == [{"event": "left", "seat": 0}, {"event": "ended"}]


@pytest.mark.clause("SLD-END-02", "SLD-END-01")
def test_whoever_buys_the_last_lot_still_visits_the_desk() -> None:
    table = at("bids", seats=3, deck="gold", hands=["", "copper"], round=5)
    table.do(0, "bid 0").do(1, "bid 1").do(2, "bid 0").chance("lot gold")
    assert (table.state.waiting(), table.state.result()) == ([1], None)
    assert table.do(1, "leave").state.seat() == NOBODY


@pytest.mark.clause("HALL-ASK-01")
def test_nobody_acts_after_the_end() -> None:
    table = at("over", hands=["seal"], round=5)
    assert table.refused(0, "break") == ("HALL-ASK-01", {"seat": 1})
    assert table.refused(CHANCE, "harvest 1") == ("HALL-ASK-01", {"seat": 0})
    assert (table.offers(0), table.odds(), table.asks(0)) == ([], {}, None)
