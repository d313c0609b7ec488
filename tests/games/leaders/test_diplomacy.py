"""Diplomats, tributes and boycotts."""

from __future__ import annotations

import pytest
from leaders_table import BLUE, GREEN, RED, YELLOW, Table, table


def percent(game: Table, item: str) -> float:
    """The chance of a covert action of Blue's in percent."""
    return game.add(BLUE, item).do(BLUE, "confirm").odds()["covert succeeds"]


@pytest.mark.clause("LDR-DIPL-01", "LDR-TRIB-01", "LDR-BOYC-01", "LDR-ALLY-01")
@pytest.mark.parametrize("text", ["tribute p2", "add boycott-2", "add offer-2"])
def test_nothing_without_a_diplomat(text: str) -> None:
    assert table(3, saved=[50], spies=[5]).refused(BLUE, text) == "LDR-DIPL-01"
    assert table(3, saved=[50], diplomats=[1]).refused(BLUE, text) is None
    appointed = table(3, saved=[50]).add(BLUE, "diplomat")
    assert appointed.refused(BLUE, text) == "LDR-DIPL-01", "they begin their service in the next round"


@pytest.mark.clause("LDR-DIPL-02", "LDR-EVNT-08")
def test_diplomats_begin_their_service_in_the_next_round() -> None:
    game = table(3, saved=[50], diplomats=[1]).add(BLUE, "4*diplomat").do(BLUE, "drop diplomat").confirm(BLUE)
    assert game.saved(BLUE) == 50 - 3 * 8
    assert (game.me(BLUE)["diplomats"], game.me(BLUE)["coming"]) == (1, {"diplomats": 3, "spies": 0})
    game.next_turn(BLUE, to="secret_events")
    assert game.card(BLUE, "new_diplomats") == {"event": "new_diplomats", "seat": BLUE, "count": 3}
    assert (game.me(BLUE)["diplomats"], game.me(BLUE)["coming"]) == (4, {"diplomats": 0, "spies": 0})
    game.next_turn(BLUE, to="secret_events")
    assert "new_diplomats" not in game.kinds(BLUE)


@pytest.mark.clause("LDR-DIPL-04", "LDR-DIPL-01")
def test_each_tribute_boycott_and_offer_uses_a_diplomat() -> None:
    game = table(4, saved=[50], diplomats=[3]).pay(BLUE, GREEN, 5).add(BLUE, "boycott-3")
    assert game.me(BLUE)["free_diplomats"] == 1
    game.add(BLUE, "offer-4")
    assert game.me(BLUE)["free_diplomats"] == 0
    for text in ("tribute p3", "add boycott-2", "add offer-2"):
        assert game.refused(BLUE, text) == "LDR-DIPL-01"
    assert game.refused(BLUE, "tribute p2") is None, "the amount on its way may still be changed"
    game.confirm(BLUE, "untraced")
    assert game.me(BLUE)["diplomats"] == 0


@pytest.mark.clause("LDR-DIPL-04")
@pytest.mark.parametrize("fate", ["succeeds", "traced", "untraced"])
def test_a_boycott_uses_its_diplomat_whatever_comes_of_it(fate: str) -> None:
    game = table(3, diplomats=[3], spies=[2]).add(BLUE, "boycott-2").confirm(BLUE, fate)
    assert (game.me(BLUE)["diplomats"], game.me(BLUE)["spies"]) == (2, 2)


@pytest.mark.clause("LDR-DIPL-05", "LDR-BOYC-03", "LDR-BOYC-04")
@pytest.mark.parametrize(("idle", "wanted"), [(0, 80), (1, 74), (5, 50), (9, 26), (10, 20)])
def test_t39_unused_diplomats_protect(idle: int, wanted: int) -> None:
    assert percent(table(3, diplomats=[1, idle, 7], spies=[0, 9, 9]), "boycott-2") == wanted


@pytest.mark.clause("LDR-BOYC-04")
def test_at_most_ten_guards_count() -> None:
    game = table(3, diplomats=[1, 15], numbers={"most_operatives": 20})
    assert percent(game, "boycott-2") == 20


@pytest.mark.clause("LDR-BOYC-04")
def test_between_5_and_95_percent() -> None:
    assert percent(table(3, diplomats=[1], numbers={"covert_percent": 100}), "boycott-2") == 95
    assert percent(table(3, diplomats=[1], numbers={"covert_percent": 96}), "boycott-2") == 95
    assert percent(table(3, diplomats=[1], numbers={"covert_percent": 94}), "boycott-2") == 94
    assert percent(table(3, diplomats=[1, 10], numbers={"guard_percent": 8}), "boycott-2") == 5
    assert percent(table(3, diplomats=[1, 10], numbers={"covert_percent": 66}), "boycott-2") == 6


@pytest.mark.clause("LDR-BOYC-03", "LDR-NATN-14", "LDR-SKIL-12")
def test_the_skill_of_the_sender() -> None:
    """India boycotts better by 20 percentage points; the Soviet Union only spies better."""
    idle = [1, 5, 0]
    assert percent(table(3, nations={BLUE: "india"}, diplomats=idle), "boycott-2") == 70
    assert percent(table(3, nations={BLUE: "ussr"}, diplomats=idle), "boycott-2") == 50
    assert percent(table(3, nations={GREEN: "india"}, diplomats=idle), "boycott-2") == 50
    assert percent(table(3, nations={BLUE: "india"}, spies=idle), "espionage-2") == 50


@pytest.mark.clause("LDR-DIPL-06", "LDR-DIPL-07")
def test_at_most_ten_diplomats() -> None:
    game = table(3, saved=[100], diplomats=[6], coming={BLUE: (2, 0)}).add(BLUE, "2*diplomat")
    assert game.refused(BLUE, "add diplomat") == "LDR-DIPL-07"
    assert game.refused(BLUE, "add spy") is None
    game.confirm(BLUE).next_turn(BLUE)
    assert game.me(BLUE)["diplomats"] == 10
    assert game.refused(BLUE, "add diplomat") == "LDR-DIPL-07"


@pytest.mark.clause("LDR-DIPL-08")
def test_answers_and_dissolutions_need_no_diplomat() -> None:
    game = table(3, diplomats=[1], allies=[(GREEN, RED)]).add(BLUE, "offer-2").confirm(BLUE)
    game.play_to(GREEN, "secret_events").do(GREEN, "accept p1").play_to(GREEN, "headquarters")
    assert game.me(GREEN)["diplomats"] == 0
    game.add(GREEN, "dissolve-3").confirm(GREEN)
    assert game.me(GREEN)["diplomats"] == 0
    assert game.me(GREEN)["allies"] == [BLUE]


@pytest.mark.clause("LDR-DIPL-09", "LDR-VISI-02")
def test_the_number_of_diplomats_is_a_secret() -> None:
    few, many = (table(3, diplomats=[1, idle]) for idle in (0, 9))
    for reader in (BLUE, RED):
        assert few.view(reader) == many.view(reader)
    assert many.me(GREEN)["diplomats"] == 9


# --- Tribute ------------------------------------------------------------------------------------------------


@pytest.mark.clause("LDR-TRIB-01", "LDR-TRIB-02", "LDR-TRIB-04", "LDR-DIPL-04")
def test_a_tribute_arrives_in_the_receivers_next_turn_with_its_sender() -> None:
    game = table(3, saved=[50, 3], diplomats=[2]).pay(BLUE, GREEN, 21)
    assert (game.me(BLUE)["left"], game.saved(BLUE)) == (29, 50)
    game.confirm(BLUE)
    assert (game.saved(BLUE), game.me(BLUE)["diplomats"]) == (29, 1), "deducted at once"
    assert game.saved(GREEN) == 3
    game.play_to(GREEN, "secret_events", [30])
    wanted = {"event": "tribute_received", "seat": GREEN, "player": BLUE, "points": 21}
    assert game.card(GREEN, "tribute_received") == wanted
    assert game.saved(GREEN) == 3 + 30 + 21
    assert game.told_of("tribute_received", RED) == []
    game.next_turn(GREEN, 30)
    assert game.saved(GREEN) == 3 + 30 + 21 + 30, "once"


@pytest.mark.clause("LDR-TRIB-03")
def test_the_amount_of_a_tribute() -> None:
    """At least 1, at most what is unspent."""
    game = table(3, saved=[30], diplomats=[2]).add(BLUE, "2*infantry").do(BLUE, "tribute p2")
    assert game.offers_of("amount") == [str(points) for points in range(15)]
    assert game.refused(BLUE, "amount 14") is None
    assert game.refused(BLUE, "amount 15") == "LDR-TRIB-03"
    assert game.refused(BLUE, "add infantry") == "LDR-HEAD-12", "the amount first"
    assert game.me(BLUE)["paying"] == GREEN
    game.do(BLUE, "amount 14")
    assert (game.me(BLUE)["tributes"], game.me(BLUE)["paying"]) == ({"1": 14}, None)
    game.do(BLUE, "tribute p2")
    assert game.offers_of("amount") == [str(points) for points in range(15)], "the 14 may be used anew"
    game.do(BLUE, "amount 0")
    assert game.me(BLUE)["tributes"] == {}
    assert game.me(BLUE)["free_diplomats"] == 2, "nothing is sent, so nobody is used"
    assert game.refused(BLUE, "amount 3") == "HALL-ASK-03"


@pytest.mark.clause("LDR-TRIB-03", "LDR-TRIB-01")
def test_a_tribute_needs_points_and_another_player() -> None:
    game = table(3, saved=[0], diplomats=[2])
    assert game.refused(BLUE, "tribute p2") == "LDR-TRIB-03"
    game = table(3, saved=[1], diplomats=[2], out=[RED])
    assert game.refused(BLUE, "tribute p2") is None
    assert game.refused(BLUE, "tribute p1") == "LDR-TRIB-01"
    assert game.refused(BLUE, "tribute p3") == "LDR-ELIM-03"
    assert game.refused(BLUE, "tribute p4") == "LDR-PLYR-01"
    assert game.offers_of("tribute") == ["p2"]
    paid = table(3, saved=[5], diplomats=[1]).pay(BLUE, GREEN, 5)
    assert paid.refused(BLUE, "tribute p2") is None, "it may be lowered"


@pytest.mark.clause("LDR-TRIB-03")
def test_the_largest_tribute_is_five_hundred() -> None:
    game = table(3, saved=[900], diplomats=[1]).do(BLUE, "tribute p3")
    assert len(game.offers_of("amount")) == 501
    game.do(BLUE, "amount 500")
    assert game.me(BLUE)["left"] == 400


@pytest.mark.clause("LDR-TRIB-01", "LDR-EVNT-23")
def test_tributes_to_several_players() -> None:
    game = table(3, saved=[50], diplomats=[2]).pay(BLUE, GREEN, 11).pay(BLUE, RED, 13)
    assert game.me(BLUE)["left"] == 26
    game.confirm(BLUE)
    assert (game.saved(BLUE), game.me(BLUE)["diplomats"]) == (26, 0)
    game.play_to(GREEN, "secret_events")
    assert game.card(GREEN, "tribute_received")["points"] == 11
    game.play_to(RED, "secret_events")
    assert game.card(RED, "tribute_received")["points"] == 13


# --- Boycott ------------------------------------------------------------------------------------------------


@pytest.mark.clause("LDR-BOYC-01", "LDR-BOYC-02", "LDR-BOYC-05", "LDR-BOYC-06", "LDR-EVNT-08")
def test_a_successful_boycott() -> None:
    game = table(4, saved=[5, 40, 6, 7], diplomats=[1]).add(BLUE, "boycott-2").confirm(BLUE, "succeeds")
    game.play_to(GREEN, "public_events", [30])
    assert game.saved(GREEN) == 70 - 12
    game.play_to(RED, "secret_events", [30])
    game.play_to(YELLOW, "secret_events", [30])
    game.play_to(BLUE, "secret_events", [30])
    wanted = {"event": "boycott_success", "seat": BLUE, "player": GREEN, "points": 12}
    assert game.card(BLUE, "boycott_success") == wanted
    assert [game.saved(seat) for seat in (BLUE, RED, YELLOW)] == [35, 36, 37], "the points go to nobody"


@pytest.mark.clause("LDR-BOYC-02", "LDR-HEAD-13")
def test_the_sender_learns_it_in_the_own_next_turn() -> None:
    game = table(3, diplomats=[1]).add(BLUE, "boycott-2").confirm(BLUE, "succeeds")
    assert game.cards(BLUE) == []
    game.play_to(RED, "headquarters")
    assert game.cards(BLUE) == []
    game.play_to(BLUE, "secret_events")
    assert "boycott_success" in game.kinds(BLUE)


@pytest.mark.clause("LDR-BOYC-07", "LDR-ESPI-04", "LDR-SABO-04")
@pytest.mark.parametrize("item", ["boycott-2", "espionage-2", "sabotage-2"])
def test_a_failure_is_traced_in_one_of_two_cases(item: str) -> None:
    game = table(3, diplomats=[1, 5], spies=[1, 5]).add(BLUE, item).do(BLUE, "confirm")
    assert game.odds() == {"covert succeeds": 50, "covert traced": 25, "covert untraced": 25}
    never = table(3, diplomats=[1, 5], spies=[1, 5], numbers={"trace_percent": 0}).add(BLUE, item).do(BLUE, "confirm")
    assert never.odds() == {"covert succeeds": 50, "covert untraced": 50}
    rarely = table(3, diplomats=[1, 5], spies=[1, 5], numbers={"trace_percent": 1}).add(BLUE, item).do(BLUE, "confirm")
    assert rarely.odds() == {"covert succeeds": 50, "covert traced": 0.5, "covert untraced": 49.5}
    mostly = table(3, diplomats=[1, 5], spies=[1, 5], numbers={"trace_percent": 99}).add(BLUE, item).do(BLUE, "confirm")
    assert mostly.odds() == {"covert succeeds": 50, "covert traced": 49.5, "covert untraced": 0.5}


@pytest.mark.clause("LDR-BOYC-09", "LDR-BOYC-01")
def test_one_boycott_a_turn_against_a_target() -> None:
    game = table(4, diplomats=[5]).add(BLUE, "boycott-2")
    assert game.refused(BLUE, "add boycott-2") == "LDR-BOYC-09"
    game.add(BLUE, "boycott-3", "boycott-4")
    assert game.refused(BLUE, "add boycott-1") == "LDR-BOYC-01", "nobody boycotts himself"
    assert game.refused(BLUE, "add boycott-5") == "LDR-PLYR-01"
    game.confirm(BLUE, "untraced", "untraced", "untraced").next_turn(BLUE)
    assert game.refused(BLUE, "add boycott-2") is None, "the next turn is another one"


@pytest.mark.clause("LDR-BOYC-08", "LDR-ALLY-15", "LDR-ALLY-16", "LDR-ESPI-05", "LDR-SABO-05")
@pytest.mark.parametrize("item", ["boycott-2", "espionage-2", "sabotage-2"])
def test_partners_are_no_exception(item: str) -> None:
    game = table(3, diplomats=[1], spies=[1], allies=[(BLUE, GREEN)]).add(BLUE, item).confirm(BLUE, "traced")
    game.play_to(GREEN, "secret_events")
    assert game.cards(GREEN)[0]["player"] == BLUE
    assert game.me(GREEN)["allies"] == [BLUE], "being caught has no effect on the alliance"
    assert game.me(BLUE)["allies"] == [GREEN]


@pytest.mark.clause("LDR-NATN-14", "LDR-BOYC-05")
def test_egypt_loses_half_rounded_down() -> None:
    game = table(5, nations={GREEN: "egypt"}, diplomats=[1]).add(BLUE, "boycott-2").confirm(BLUE, "succeeds")
    game.play_to(GREEN, "public_events", [30])
    assert game.card(GREEN, "boycott_hit")["points"] == 5, "11 points, halved"
    assert game.saved(GREEN) == 25


@pytest.mark.clause("LDR-HEAD-13", "LDR-BOYC-04")
def test_covert_actions_meet_the_target_as_it_is_then() -> None:
    """The diplomats that the target sends out or gets later are not those that count."""
    game = table(3, saved=[0, 80], diplomats=[1, 3], coming={GREEN: (4, 0)})
    assert percent(game, "boycott-2") == 62
    own = table(3, diplomats=[2, 0, 0]).add(BLUE, "boycott-2", "boycott-3").do(BLUE, "confirm")
    assert own.odds()["covert succeeds"] == 80
    own.chance("covert succeeds")
    assert own.asks() == "covert", "one after the other"
    own.chance("covert untraced")
    assert own.asks() == "production"


@pytest.mark.clause("LDR-DIPL-07", "LDR-SPYS-06")
def test_every_player_has_a_reserve_of_its_own() -> None:
    game = table(3, active=GREEN, saved=[0, 100], diplomats=[0, 8], spies=[0, 9]).add(GREEN, "2*diplomat", "spy")
    assert game.refused(GREEN, "add diplomat") == "LDR-DIPL-07"
    assert game.refused(GREEN, "add spy") == "LDR-SPYS-06"


@pytest.mark.clause("LDR-HEAD-06", "LDR-PLYR-02")
def test_what_only_needs_an_operative_costs_no_points() -> None:
    game = table(3, saved=[20], diplomats=[1])
    for item, cost in (("boycott-1", 0), ("espionage-2", 0), ("dissolve-3", 0), ("plane", 13), ("economy", 25)):
        refusal = game.add(BLUE, "tank").state.why_not(BLUE, game.action(f"add {item}"))
        assert refusal is not None
        assert refusal.facts["cost"] == cost
        game.do(BLUE, "drop tank")


@pytest.mark.clause("LDR-NATN-14")
def test_half_of_a_large_boycott() -> None:
    game = table(3, nations={GREEN: "egypt"}, saved=[0, 500], diplomats=[1], numbers={"boycott_points": 200})
    game.add(BLUE, "boycott-2").confirm(BLUE, "succeeds").play_to(GREEN, "public_events")
    assert game.card(GREEN, "boycott_hit")["points"] == 100
