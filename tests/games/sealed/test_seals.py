"""Seals: who is asked for one, when one may be broken, and who sees what then."""

from __future__ import annotations

import pytest
from sealed_table import at

from bannerhall.core.state import CHANCE, SPECTATOR


@pytest.mark.clause("SLD-SEAL-01")
def test_a_broken_seal_is_discarded_openly() -> None:
    table = at("window", hands=["seal copper", "gold"], deck="ruby pearl").do(0, "break")
    assert table.hand(0) == "copper"
    assert table.now["discards"][5] == 10
    assert table.told(1) == [{"event": "broke", "seat": 0}]


@pytest.mark.clause("SLD-SEAL-01")
def test_chance_decides_what_an_unknown_uppermost_card_is() -> None:
    table = at("window", seats=3, hands=["gold", "seal"], deck="ruby pearl pearl", auctioneer=1).do(1, "break")
    assert (table.asks(), table.odds()) == ("peek", {"peek pearl": 2, "peek ruby": 1})
    assert table.audience(CHANCE, "peek ruby") == (0xFFFF, 0b010)
    table.chance("peek ruby")
    assert table.now["deck"] == {"middle": [0, 0, 0, 2, 0, 0], "top": [[4, 0b010]], "bottom": []}


@pytest.mark.clause("SLD-SEAL-01")
@pytest.mark.parametrize("looker", [0, 1, 2])
def test_only_who_breaks_a_seal_sees_the_card(looker: int) -> None:
    hands = ["copper"] * 3
    hands[looker] = "seal"
    table = at("window", seats=3, hands=hands, auctioneer=looker).do(looker, "break").chance("peek gold")
    for reader in (0, 1, 2, SPECTATOR):
        looks = reader == looker
        assert table.told(reader) == [
            {"event": "broke", "seat": looker},
            {"event": "looked", "seat": looker, "card": "gold" if looks else None},
        ]
        assert table.view(reader)["deck"]["top"] == [2 if looks else None]


@pytest.mark.clause("SLD-SEAL-01")
def test_the_question_to_chance_names_who_looks() -> None:
    prompt = at("peek", seats=3, argument=2).state.prompt(CHANCE)
    assert prompt is not None
    assert prompt.facts == {"round": 1, "auctioneer": 1, "player": 3}


@pytest.mark.clause("SLD-SEAL-01")
def test_a_card_that_lies_known_is_looked_at_without_chance() -> None:
    table = at("window", seats=3, hands=["seal", "copper"], top=[("ruby", [1])]).do(0, "break")
    assert table.asks() == "window"
    assert table.now["deck"]["top"] == [[4, 0b011]]
    assert table.told(0)[1] == {"event": "looked", "seat": 0, "card": "ruby"}
    assert table.told(1)[1] == {"event": "looked", "seat": 0, "card": None}


@pytest.mark.clause("SLD-SEAL-01")
def test_the_lowest_card_is_looked_at_when_only_known_ones_are_left() -> None:
    table = at("window", hands=["seal"], deck="", bottom=[("gold", [1]), ("pearl", [1])]).do(0, "break")
    assert table.now["deck"]["bottom"] == [[2, 0b11], [3, 0b10]]
    assert table.told(0)[1] == {"event": "looked", "seat": 0, "card": "gold"}


@pytest.mark.clause("SLD-SEAL-01", "HALL-BACK-01")
@pytest.mark.parametrize(("knowers", "revelations"), [([1], 1), ([0], 0), ([0, 1], 0)])
def test_looking_at_a_known_card_again_teaches_nothing(knowers: list[int], revelations: int) -> None:
    table = at("window", hands=["seal"], top=[("ruby", knowers)]).do(0, "break")
    assert table.state.revelations == revelations


@pytest.mark.clause("SLD-SEAL-01")
def test_a_seal_may_be_broken_unasked_while_others_are_asked() -> None:
    table = at("auction", hands=["", "seal"], top=[("ruby", [0])])
    assert table.offers(1) == ["break"]
    assert table.state.waiting() == [0]
    table.do(1, "break")
    assert table.now["deck"]["top"] == [[4, 0b11]]
    assert (table.asks(), table.state.seat()) == ("auction", 0)


@pytest.mark.clause("SLD-SEAL-01")
def test_no_interjection_while_chance_is_due() -> None:
    table = at("harvest", hands=["seal"])
    assert table.offers(0) == []
    assert table.refused(0, "break") == ("HALL-ASK-02", {"seat": 1})


@pytest.mark.clause("SLD-SEAL-01")
def test_bids_stand_when_a_seal_is_broken_between_them() -> None:
    table = at("bids", hands=["seal", ""], deck="gold silver").do(0, "bid 2", "break").chance("peek silver")
    assert (table.now["bids"], table.state.waiting()) == ([2, None], [1])
    assert table.offers(0) == [f"bid {coins}" for coins in range(11)]


@pytest.mark.clause("SLD-SEAL-01")
def test_at_the_end_a_seal_may_still_be_broken_from_anywhere() -> None:
    table = at("closing", hands=["", "seal"], desk={0: 0}, deck="gold", round=5).do(1, "break").chance("peek gold")
    assert (table.hand(1), table.state.waiting()) == ("", [0])


@pytest.mark.clause("SLD-SEAL-02")
def test_only_a_player_with_a_seal_can_break_one() -> None:
    table = at("window", hands=["gold copper", "seal"])
    assert table.refused(0, "break") == ("SLD-SEAL-02", {"seat": 1})
    assert table.offers(0) == ["pass"]


@pytest.mark.clause("SLD-SEAL-02")
def test_an_interjection_needs_a_seal_too() -> None:
    table = at("auction", hands=["seal", "gold"])
    assert table.refused(1, "break") == ("SLD-SEAL-02", {"seat": 2})
    assert (table.offers(0), table.offers(1)) == (["keep", "bury", "break"], [])


@pytest.mark.clause("SLD-SEAL-02")
def test_a_seal_anywhere_in_the_hand_is_found() -> None:
    table = at("window", hands=["gold copper seal"])
    assert table.offers(0) == ["pass", "break"]
    assert table.do(0, "break").hand(0) == "gold copper"


@pytest.mark.clause("SLD-SEAL-02", "SLD-SEAL-01")
def test_the_other_cards_of_the_hand_close_up_with_who_knows_them() -> None:
    table = at("window", seats=3, hands=["gold seal copper pearl"], known={(0, 2): [1], (0, 3): [2]})
    table.do(0, "break")
    assert table.now["hands"][0] == [[2, 0b001], [0, 0b011], [3, 0b101]]


@pytest.mark.clause("SLD-SEAL-03", "SLD-HARV-01")
def test_after_the_harvest_everybody_with_a_card_is_asked_once_clockwise() -> None:
    table = at("harvest", seats=4, hands=["gold", "seal", "", "copper"], auctioneer=3).chance("harvest 1")
    asked = []
    while table.asks() == "window":
        asked.append(int(table.state.seat()))
        assert table.state.waiting() == asked[-1:]
        table.do(asked[-1], "pass")
    assert asked == [3, 0, 1]
    assert table.asks() == "auction"


@pytest.mark.clause("SLD-SEAL-03")
def test_who_is_asked_does_not_depend_on_holding_a_seal() -> None:
    orders = []
    for hands in (["gold", "gold"], ["seal", "seal"]):
        table = at("bids", hands=hands, deck="gold gold").do(0, "bid 0").do(1, "bid 0").chance("lot gold")
        table.chance("harvest 0")
        orders.append([table.state.seat(), table.do(1, "pass").state.seat(), table.asks()])
    assert orders == [[1, 0, "window"]] * 2


@pytest.mark.clause("SLD-SEAL-03")
def test_a_round_without_a_card_in_any_hand_asks_for_no_seal() -> None:
    table = at("bids", deck="gold gold").do(0, "bid 0").do(1, "bid 0").chance("lot gold", "harvest 0")
    assert table.asks() == "auction"


@pytest.mark.clause("SLD-SEAL-03")
def test_breaking_a_seal_is_an_answer_to_the_window() -> None:
    table = at("window", hands=["seal seal", "gold"], top=[("ruby", [0])]).do(0, "break")
    assert (table.asks(), table.state.seat()) == ("window", 1)


@pytest.mark.clause("SLD-SEAL-03")
def test_in_the_window_the_answers_are_to_pass_or_to_break() -> None:
    table = at("window", hands=["seal", "gold"])
    assert table.offers(0) == ["pass", "break"]
    assert (table.refused(0, "pass"), table.refused(0, "break")) == (None, None)
    assert table.refused(0, "keep") == ("HALL-ASK-03", {"seat": 1})
    assert table.refused(1, "pass") == ("HALL-ASK-02", {"seat": 2})


@pytest.mark.clause("SLD-SEAL-03")
def test_out_of_time_in_the_window_means_to_pass() -> None:
    table = at("window", hands=["seal"])
    assert table.state.lapse(0) == table.action("pass")
    assert table.do(0, "pass").hand(0) == "seal"
    assert table.told(1) == []


@pytest.mark.clause("SLD-SEAL-03", "SLD-SEAL-01")
def test_who_is_not_asked_yet_may_interject_in_the_window() -> None:
    table = at("window", seats=3, hands=["gold", "seal", "seal"], top=[("ruby", [0])])
    assert table.offers(2) == ["break"]
    table.do(2, "break")
    assert (table.asks(), table.state.seat(), table.hand(2)) == ("window", 0, "")


@pytest.mark.clause("SLD-SEAL-04")
def test_no_seal_is_broken_over_an_empty_deck() -> None:
    table = at("closing", hands=["seal", "seal"], desk={0: 0}, deck="", round=5)
    assert table.refused(0, "break") == ("SLD-SEAL-04", {"seat": 1})
    assert table.refused(1, "break") == ("SLD-SEAL-04", {"seat": 2})
    assert table.offers(1) == []


@pytest.mark.clause("SLD-SEAL-04")
def test_one_card_is_enough_to_look_at() -> None:
    assert at("closing", hands=["", "seal"], desk={0: 0}, deck="gold", round=5).offers(1) == ["break"]


@pytest.mark.clause("SLD-SEAL-02", "SLD-SEAL-04")
def test_without_a_seal_that_is_the_reason_whatever_the_deck() -> None:
    assert at("closing", desk={0: 0}, deck="", round=5).refused(1, "break") == ("SLD-SEAL-02", {"seat": 2})


@pytest.mark.clause("SLD-DESK-05")
@pytest.mark.parametrize(
    ("pledged", "after"),
    [(0, 0), (1, None), (2, 1), (3, 2)],
)
def test_a_pledge_follows_its_card_and_is_lost_with_it(pledged: int, after: int | None) -> None:
    table = at("window", hands=["gold seal copper pearl"], pledge={0: pledged}).do(0, "break")
    assert table.hand(0) == "gold copper pearl"
    assert table.now["pledge"] == [after, None]
    assert table.state.check() == []


@pytest.mark.clause("SLD-DESK-05")
def test_the_pledges_of_others_stay() -> None:
    table = at("window", hands=["seal gold", "gold copper"], pledge={0: 1, 1: 1}).do(0, "break")
    assert table.now["pledge"] == [0, 1]


@pytest.mark.clause("SLD-DESK-05")
def test_without_a_pledge_there_is_none_after_a_discard() -> None:
    table = at("window", seats=3, hands=["gold", "copper seal"], auctioneer=1).do(1, "break")
    assert table.now["pledge"] == [None, None, None]
