"""The card rounds and the reveal of a fight: who is asked, what stays secret, sides and order."""

from __future__ import annotations

import pytest
from chicken_fight import all_pass, attack, compared, lay, no_dice
from chicken_table import (
    answer,
    asks,
    at,
    banner,
    dice,
    follow,
    give,
    hand,
    listen,
    machine,
    offers,
    put,
    refused,
    roll,
    table,
    told,
)

from bannerhall.core.match import Match
from bannerhall.games.chicken.rules import scrolls
from bannerhall.games.chicken.rules.state import Chicken


def seed_example(armour: tuple[str, ...], side: str = "defender") -> Chicken:
    """The worked example of the rulebook: a Hammer Battle Car against a leader, with a third player's cards."""
    s = table(3)
    s.sink = None
    car = machine(s, 0, "car_hammer", "T3a")
    dice(s, 0, "plus2", "plus2")
    give(s, 0, "steel_talons")
    give(s, 0, "battle_cry")
    give(s, 0, "spy_hen")
    give(s, 1, "sharp_beak")
    for card in armour:
        give(s, 2, card)
    give(s, 2, "fresh_straw")
    attack(s, car, "leader_blue")
    answer(s, "add_die plus2")
    answer(s, "add_die plus2")
    assert (asks(s), s.seat()) == ("cards", 0)
    answer(s, "lay steel_talons")
    answer(s, "pass")
    assert s.seat() == 1
    answer(s, "pass")
    assert s.seat() == 2
    for card in armour:
        answer(s, f"lay {card}")
    answer(s, "pass")
    assert s.seat() == 0
    answer(s, "lay battle_cry")
    answer(s, "pass")
    assert s.seat() == 1
    answer(s, "pass")
    assert s.seat() == 2
    answer(s, "pass")
    assert (asks(s), s.seat()) == ("cards", 0)
    return s


@pytest.mark.clause("CHI-FIGHT-05", "CHI-FIGHT-06", "CHI-FIGHT-07", "CHI-FIGHT-08", "CHI-FIGHT-09", "CHI-FIGHT-11")
@pytest.mark.clause("CHI-FIGHT-17", "CHI-FIGHT-18", "CHI-STRAT-04", "CHI-MAGIC-02", "CHI-MAGIC-03")
def test_the_example_of_the_rulebook_fifteen_against_fifteen() -> None:
    """Scenario 3."""
    s = seed_example(("thick_plumage", "thick_plumage"))
    sink = listen(s)
    answer(s, "pass")
    assert (asks(s), s.seat()) == ("support", 2)
    answer(s, "support defender")
    assert compared(s, sink) == (15, 15, "success")
    order = [(event["seat"], event["scroll"]) for event in told(s, sink, "revealed")]
    assert [seat for seat, _ in order] == [2, 2, 0, 0]
    assert s.markers[1] == 1
    assert s.strategy[0] == scrolls.BATTLE_CRY + 1
    assert (int(s.discard[scrolls.THICK_PLUMAGE]), int(s.discard[scrolls.STEEL_TALONS])) == (2, 1)
    assert s.discard[scrolls.BATTLE_CRY] == 0
    assert (banner(s, 0), int(s.spent[0])) == ([], 5)


@pytest.mark.clause("CHI-FIGHT-13", "CHI-FIGHT-16", "CHI-FIGHT-17")
def test_sixteen_armour_is_too_much_and_everything_is_still_spent() -> None:
    """Scenario 4."""
    s = seed_example(("thick_plumage", "eggshell_armour"))
    sink = listen(s)
    answer(s, "pass")
    answer(s, "support defender")
    assert compared(s, sink) == (15, 16, "failed")
    assert s.markers[1] == 0
    assert (hand(s, 0), hand(s, 2), int(s.spent[0])) == (["spy_hen"], ["fresh_straw"], 5)


@pytest.mark.clause("CHI-FIGHT-11", "CHI-FIGHT-12")
def test_armour_cards_on_the_attackers_side_give_nothing() -> None:
    """Scenario 5."""
    s = seed_example(("thick_plumage", "thick_plumage"))
    sink = listen(s)
    answer(s, "pass")
    answer(s, "support attacker")
    assert compared(s, sink) == (15, 11, "success")
    assert s.discard[scrolls.THICK_PLUMAGE] == 2


@pytest.mark.clause("CHI-FIGHT-12")
def test_with_sides_per_card_each_card_is_asked_about() -> None:
    s = table(3, supporter_side="per_card")
    sink = listen(s)
    car = machine(s, 0, "car_hammer", "T3a")
    give(s, 2, "double_yolk", 2)
    give(s, 2, "rotten_egg")
    attack(s, car, "leader_blue")
    lay(s, 2, "double_yolk", "double_yolk", "rotten_egg")
    answer(s, "support attacker")
    answer(s, "support defender")
    assert compared(s, sink) == (9, 13, "failed")


@pytest.mark.clause("CHI-FIGHT-27", "CHI-FIGHT-34", "CHI-COMP-12")
def test_everybody_with_a_card_is_asked_whatever_it_is() -> None:
    s = table(3)
    car = machine(s, 0, "car_hammer", "T3a")
    give(s, 1, "spy_hen")
    attack(s, car, "leader_blue")
    assert (asks(s), s.seat()) == ("cards", 1)  # red and yellow have empty hands
    assert offers(s) == ["pass"]
    answer(s, "pass")
    assert asks(s) != "cards"
    assert s.attacker == 0


@pytest.mark.clause("CHI-FIGHT-34")
def test_if_nobody_plays_the_attacker_is_not_asked_twice() -> None:
    s = table()
    car = machine(s, 0, "car_hammer", "T2c")
    give(s, 0, "sharp_beak")
    give(s, 1, "sharp_beak")
    attack(s, car, "leader_blue")
    assert s.seat() == 0
    answer(s, "pass")
    assert s.seat() == 1
    answer(s, "pass")
    assert s.attacker == 0


@pytest.mark.clause("CHI-FIGHT-07", "CHI-FIGHT-08")
def test_a_pass_is_not_final() -> None:
    s = table()
    sink = listen(s)
    car = machine(s, 0, "car_hammer", "T2c")
    give(s, 0, "steel_talons")
    give(s, 0, "sharp_beak")
    give(s, 1, "thick_plumage", 2)
    attack(s, car, "leader_blue")
    answer(s, "pass")
    answer(s, "lay thick_plumage")
    answer(s, "pass")
    assert (asks(s), s.seat()) == ("cards", 0)
    answer(s, "lay steel_talons")
    answer(s, "lay sharp_beak")  # the hand is empty: no more questions
    assert (asks(s), s.seat()) == ("cards", 1)
    answer(s, "pass")
    assert compared(s, sink) == (12, 13, "failed")


@pytest.mark.clause("CHI-MAGIC-01", "CHI-MAGIC-04", "CHI-FIGHT-05", "CHI-STRAT-03")
def test_magic_of_the_action_step_is_refused_in_the_card_rounds() -> None:
    """Scenario 76."""
    s = table()
    car = machine(s, 0, "car_hammer", "T2c")
    give(s, 0, "fresh_straw")
    give(s, 0, "hot_feet")
    give(s, 1, "sharp_beak")
    give(s, 0, "thick_plumage")
    assert refused(s, "play thick_plumage") == "CHI-MAGIC-01"
    attack(s, car, "leader_blue")
    assert offers(s) == ["pass", "lay thick_plumage", "lay hot_feet"]
    assert refused(s, "lay fresh_straw") == "CHI-MAGIC-04"
    assert refused(s, "lay sharp_beak") == "CHI-FIGHT-05"


@pytest.mark.clause("CHI-FIGHT-21", "CHI-COMP-12")
def test_all_see_how_many_cards_lie_face_down_and_only_their_player_which() -> None:
    s = table(3)
    sink = listen(s)
    car = machine(s, 0, "car_hammer", "T3a")
    give(s, 0, "steel_talons")
    give(s, 0, "battle_cry")
    attack(s, car, "leader_blue")
    action = s.rules.vocabulary.read_exact("lay steel_talons")
    notice, see = s.audience_of(0, action)
    assert (notice & 7, see & 7) == (7, 1)
    answer(s, "lay steel_talons")
    assert told(s, sink, "laid", 0) == [{"event": "laid", "seat": 0, "scroll": "steel_talons"}]
    assert told(s, sink, "laid", 1) == [{"event": "laid", "seat": 0, "scroll": None}]
    seen = s.view(1)["fight"]
    assert isinstance(seen, dict)
    assert seen["laid"] == [1, 0, 0]
    assert seen["own"] == {}
    assert refused(s, "lay steel_talons") == "CHI-FIGHT-05"


@pytest.mark.clause("CHI-FIGHT-10", "CHI-STRAT-02", "CHI-STRAT-04")
def test_of_several_strategies_the_last_one_revealed_remains() -> None:
    s = table()
    sink = listen(s)
    follow(s, 0, "hot_feet")
    car = machine(s, 0, "car_hammer", "T2c")
    give(s, 0, "battle_cry")
    give(s, 0, "hit_and_run")
    give(s, 0, "sharp_beak")
    attack(s, car, "leader_blue")
    lay(s, 0, "battle_cry", "hit_and_run", "sharp_beak")
    assert (asks(s), s.seat()) == ("reveal", 0)
    assert offers(s, "reveal") == ["sharp_beak", "battle_cry", "hit_and_run"]
    assert refused(s, "reveal rotten_egg") == "CHI-FIGHT-10"
    answer(s, "reveal hit_and_run")
    assert s.strategy[0] == scrolls.BATTLE_CRY + 1
    assert compared(s, sink) == (10, 11, "failed")
    assert (int(s.discard[scrolls.HOT_FEET]), int(s.discard[scrolls.HIT_AND_RUN])) == (1, 1)


@pytest.mark.clause("CHI-FIGHT-22", "CHI-FIGHT-10")
def test_the_new_defending_player_joins_with_cards_not_yet_revealed() -> None:
    """Scenario 61."""
    s = table(3)
    sink = listen(s)
    car = machine(s, 0, "car_hammer", "T3a")
    put(s, "yellow_1", "T3c")
    give(s, 1, "change_now")
    give(s, 2, "thick_plumage")
    attack(s, car, "leader_blue")
    lay(s, 1, "change_now")
    lay(s, 2, "thick_plumage")
    all_pass(s)
    assert (asks(s), s.seat()) == ("change", 1)
    answer(s, "target yellow_1")
    assert compared(s, sink) == (7, 6, "success")
    assert at(s, "yellow_1") is None
    assert s.markers[1] == 0


@pytest.mark.clause("CHI-FIGHT-22")
def test_cards_already_revealed_for_the_attacker_stay_so() -> None:
    """Scenario 61."""
    s = table(3, active=1)
    sink = listen(s)
    golem = machine(s, 1, "golem_steel", "T6d")
    put(s, "yellow_1", "T6c")
    give(s, 0, "thick_plumage")
    give(s, 2, "sharp_beak")
    give(s, 2, "change_now")
    give(s, 2, "iron_coop")
    attack(s, golem, "leader_red")
    lay(s, 2, "sharp_beak", "change_now", "iron_coop")
    all_pass(s)
    assert (asks(s), s.seat()) == ("support", 2)
    answer(s, "support attacker")
    answer(s, "reveal sharp_beak")
    answer(s, "reveal change_now")
    answer(s, "target yellow_1")
    assert compared(s, sink) == (9, 8, "success")
    no_dice(s)


@pytest.mark.clause("CHI-FIGHT-28", "CHI-FIGHT-35", "CHI-SCROLL-12", "CHI-LEADER-01")
def test_chicken_out_ends_the_fight() -> None:
    """Scenario 62."""
    s = table(active=1)
    sink = listen(s)
    car = machine(s, 1, "car_hammer", "T6b")
    put(s, "leader_red", "T6d")
    give(s, 0, "chicken_out")
    give(s, 1, "battle_cry")
    give(s, 1, "hit_and_run")
    give(s, 1, "sharp_beak")
    attack(s, car, "leader_red")
    lay(s, 1, "hit_and_run", "battle_cry", "sharp_beak")
    lay(s, 0, "chicken_out")
    assert (asks(s), s.seat()) == ("flee", 0)
    assert offers(s, "hex") == ["T2a", "T2b", "T2c", "LN1"]
    assert refused(s, "hex T6b") == "CHI-SCROLL-12"
    answer(s, "hex LN1")
    assert at(s, "leader_red") == "LN1"
    assert told(s, sink, "compared") == []
    assert told(s, sink, "escaped") == [{"event": "escaped", "seat": 0, "piece": "leader_red"}]
    assert s.strategy[1] == scrolls.BATTLE_CRY + 1  # laid last
    assert (int(s.discard[scrolls.HIT_AND_RUN]), int(s.discard[scrolls.SHARP_BEAK])) == (1, 1)
    assert asks(s, -1) == "draw"  # Keekmee's
    roll(s, "deal_scroll iron_coop")
    assert hand(s, 0) == ["iron_coop"]
    assert s.markers[4] == 0


@pytest.mark.clause("CHI-SCROLL-12")
def test_a_defender_that_flees_within_reach_is_still_attacked() -> None:
    s = table(active=1)
    sink = listen(s)
    car = machine(s, 1, "car_hammer", "T6b")
    put(s, "red_5", "T6d")
    give(s, 0, "chicken_out")
    attack(s, car, "red_5")
    lay(s, 0, "chicken_out")
    answer(s, "hex T2a")
    assert compared(s, sink) == (7, 2, "success")
    assert at(s, "red_5") is None


def attack_that_all_let_pass(*cards_of_others: str) -> Match:
    """Ada attacks a leader with a scroll in hand, and everybody who is asked passes."""
    s = table(3)
    car = machine(s, 0, "car_hammer", "T3a")
    put(s, "leader_blue", "T3b")
    give(s, 0, "steel_talons")
    for card in cards_of_others:
        give(s, 1, card)
    attack(s, car, "leader_blue")
    no_dice(s)
    match = Match(s, 3)
    assert isinstance(match.state, Chicken)
    while asks(match.state) == "cards":
        match.answer(match.state.seat(), s.rules.vocabulary.read_exact("pass"))
    return match


@pytest.mark.clause("HALL-BACK-01", "CHI-FIGHT-07")
def test_whoever_has_heard_that_nobody_adds_anything_cannot_take_the_attack_back() -> None:
    assert not attack_that_all_let_pass("sharp_beak").may_step_back(0)


@pytest.mark.clause("HALL-BACK-01", "CHI-FIGHT-07")
def test_where_nobody_else_could_add_anything_the_attack_may_be_taken_back() -> None:
    assert attack_that_all_let_pass().may_step_back(0)
