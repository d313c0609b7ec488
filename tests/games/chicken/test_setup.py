"""Set-up: who begins, bases, leaders, resources, scrolls, machines, dice, what a variant adds; and solo."""

from __future__ import annotations

import pytest
from chicken_table import answer, asks, at, banner, hand, listen, odds, offers, refused, reveal, roll, told

from bannerhall.core.errors import BadRequest
from bannerhall.core.frames import CHANCE
from bannerhall.core.ruleset import Choice
from bannerhall.games.chicken import GAME
from bannerhall.games.chicken.rules import machines, questions, scrolls
from bannerhall.games.chicken.rules.components import LEADER
from bannerhall.games.chicken.rules.state import Chicken


def new(seats: int = 2, **options: Choice) -> Chicken:
    s = GAME.new(seats, None, options)
    assert isinstance(s, Chicken)
    return s


def until(s: Chicken, question: str) -> Chicken:
    """Chance and players answer whatever comes first until this is asked."""
    for _ in range(500):
        if asks(s) == question:
            return s
        s.answer(int(s.seat()), s.odds()[0][0] if s.seat() == CHANCE else s.legal_actions(int(s.seat()))[0])
        assert s.check() == []
    raise AssertionError(f"{question} is never asked")


def played(s: Chicken) -> Chicken:
    """Through the whole set-up, to the first turn."""
    while s.frames[s.at_depth(0)] == questions.SETUP:
        s.answer(int(s.seat()), s.odds()[0][0] if s.seat() == CHANCE else s.legal_actions(int(s.seat()))[0])
        assert s.check() == []
    return s


# --- Who begins, options ---------------------------------------------------------------------------------------------


@pytest.mark.clause("CHI-SETUP-16")
def test_chance_names_the_start_player_unless_the_table_does() -> None:
    assert odds(new(3)) == {"first 1": 1, "first 2": 1, "first 3": 1}
    s = new(3)
    roll(s, "first 2")
    assert s.first == 1
    assert new(3, first_player="seat3").first == 2
    with pytest.raises(BadRequest) as wrong:
        new(2, first_player="seat3")
    assert wrong.value.clause == "CHI-SETUP-16"


@pytest.mark.clause("CHI-COMP-10")
@pytest.mark.parametrize(("seats", "mode"), [(1, "standard"), (2, "solo"), (1, "flag")])
def test_one_player_plays_solo_and_nobody_else_does(seats: int, mode: str) -> None:
    assert new(1).rules.options["mode"] == "solo"
    with pytest.raises(BadRequest) as wrong:
        new(seats, mode=mode)
    assert wrong.value.clause == "CHI-COMP-10"


@pytest.mark.clause("CHI-TEAM-01")
def test_teams_need_four() -> None:
    assert new(4, mode="team").players == 4
    with pytest.raises(BadRequest) as wrong:
        new(3, mode="team")
    assert wrong.value.clause == "CHI-TEAM-01"


@pytest.mark.clause("CHI-VAR-01")
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"mode": "flag", "hardcore": True}),
        (2, {"mode": "cockfight", "quick_game": True}),
        (1, {"mode": "solo", "quick_game": True}),
    ],
)
def test_options_that_have_nothing_to_work_on_are_refused(seats: int, options: dict[str, Choice]) -> None:
    with pytest.raises(BadRequest) as wrong:
        new(seats, **options)
    assert wrong.value.clause == "CHI-VAR-01"
    assert new(2, quick_game=True, base_bonus=True, hardcore=True).base_bonus == 2


# --- Bases -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("CHI-BOARD-19")
def test_a_preset_island_names_the_bases() -> None:
    s = until(new(3, first_player="seat1"), "choose_leader")
    assert [at(s, f"{colour}_1") for colour in ("red", "blue", "yellow")] == ["base_1", "base_2", "base_3"]
    with pytest.raises(BadRequest) as wrong:
        new(3, island="calm")
    assert wrong.value.clause == "CHI-BOARD-19"
    assert until(new(2, island="calm"), "choose_leader").land != until(new(2), "choose_leader").land


@pytest.mark.clause("CHI-BOARD-12")
def test_bases_are_chosen_counter_clockwise_and_the_start_player_comes_last() -> None:
    """Scenario 11."""
    s = new(3, first_player="seat2", choose_base=True)
    assert (asks(s), s.seat()) == ("choose_base", 0)
    assert offers(s) == ["base base_1", "base base_2", "base base_3"]
    answer(s, "base base_3")
    assert s.seat() == 2
    assert refused(s, "base base_3") == "CHI-BOARD-12"
    assert refused(s, "base base_4") == "CHI-BOARD-12"
    assert refused(s, "base T1a") == "CHI-BOARD-12"
    answer(s, "base base_1")
    assert asks(s) != "choose_base"
    assert [int(s.base[p]) - 1 for p in range(3)] == [26, 25, 24]


@pytest.mark.clause("CHI-BOARD-13")
@pytest.mark.clause("CHI-BOARD-17")
def test_six_chickens_stand_on_the_chosen_base() -> None:
    s = new(2, first_player="seat1", choose_base=True)
    answer(s, "base base_1")
    assert all(at(s, f"blue_{n}") == "base_1" and at(s, f"red_{n}") == "base_2" for n in range(1, 7))


@pytest.mark.clause("CHI-COCK-02")
def test_in_a_cockfight_chickens_lie_face_down() -> None:
    assert until(new(2, mode="cockfight"), "choose_leader").eggs == 2**12 - 1
    assert until(new(2), "choose_leader").eggs == 0


# --- Leaders ---------------------------------------------------------------------------------------------------------


def dealt(**options: Choice) -> Chicken:
    """Red holds Keekmee and Abigail, blue Krakatoa and Sir Drumstick."""
    s = until(new(2, first_player="seat1", **options), "deal_leader")
    roll(s, *(f"deal_leader {name}" for name in ("keekmee", "abigail", "krakatoa", "sir_drumstick")))
    return s


@pytest.mark.clause("CHI-SETUP-04")
def test_two_leaders_are_dealt_to_each_player() -> None:
    s = until(new(2, first_player="seat1"), "deal_leader")
    assert len(odds(s)) == 9
    roll(s, "deal_leader keekmee")
    assert len(odds(s)) == 8
    assert s.audience_of(CHANCE, s.odds()[0][0])[1] == 1  # only red sees the second card
    assert "deal_leader keekmee" not in odds(s)


@pytest.mark.clause("CHI-SETUP-05")
@pytest.mark.clause("CHI-SETUP-06")
def test_one_leader_is_kept_and_stands_on_the_chickens() -> None:
    s = dealt()
    assert refused(s, "leader krakatoa", 0) == "CHI-SETUP-05"
    answer(s, "leader abigail", 0)
    assert s.leader[0] == 0  # not revealed yet
    answer(s, "leader krakatoa", 1)
    assert [int(s.leader[p]) for p in range(2)] == [2, 4]
    assert [int(s.spare[p]) for p in range(2)] == [1, 8]
    assert (at(s, "leader_red"), at(s, "leader_blue")) == ("base_1", "base_2")
    assert not any(s.dealt)
    assert not any(s.chosen)


@pytest.mark.clause("CHI-SETUP-07")
def test_leaders_are_chosen_at_once_and_in_secret() -> None:
    s = dealt()
    sink = listen(s)
    assert s.waiting() == [0, 1]
    before = s.view(1)
    assert s.audience_of(0, s.rules.vocabulary.read_exact("leader abigail"))[1] == 1
    answer(s, "leader abigail", 0)
    answer(s, "leader keekmee", 0)  # thinks again
    assert told(s, sink) == []
    assert s.view(1)["players"] == before["players"]
    answer(s, "leader krakatoa", 1)
    assert [event["leader"] for event in told(s, sink, "leads")] == ["keekmee", "krakatoa"]
    players = s.view(1)["players"]
    assert isinstance(players, list)
    assert (players[0]["spare"], players[1]["spare"]) == (True, "sir_drumstick")


@pytest.mark.clause("CHI-SETUP-08")
def test_the_second_edition_has_no_spare_leaders() -> None:
    s = dealt(spare_leader="second_edition_none")
    answer(s, "leader abigail", 0)
    answer(s, "leader krakatoa", 1)
    assert not any(s.spare)


# --- Resources, scrolls, machines, dice ------------------------------------------------------------------------------


@pytest.mark.clause("CHI-SETUP-09")
@pytest.mark.clause("CHI-SETUP-10")
def test_nine_resources_each_come_from_three_of_each_kind_a_player() -> None:
    """Scenario 13."""
    s = until(new(2), "deal_good")
    assert odds(s) == {"deal_good wood": 6, "deal_good stone": 6, "deal_good steel": 6}
    roll(s, *["deal_good wood"] * 6)
    assert odds(s) == {"deal_good stone": 6, "deal_good steel": 6}
    reveal(s)
    assert (s.goods_of(0), s.goods_of(1), sum(s.storage)) == (9, 9, 0)
    assert [int(s.goods[g] + s.goods[3 + g]) for g in range(3)] == [6, 6, 6]


@pytest.mark.clause("CHI-SETUP-12")
@pytest.mark.clause("CHI-SETUP-13")
def test_a_disaster_at_set_up_is_set_aside_and_shuffled_in_later() -> None:
    """Scenario 12."""
    s = until(new(2), "deal_scroll")
    lava = s.lava
    sink = listen(s)
    roll(s, "deal_scroll earthquake", "deal_scroll sharp_beak")
    assert s.lava == lava
    assert told(s, sink, "set_aside") == [{"event": "set_aside", "seat": 0, "scroll": "earthquake"}]
    assert told(s, sink, "drew", 1) == [{"event": "drew", "seat": 0, "scroll": None}]
    assert (hand(s, 0), s.deck.counts[scrolls.EARTHQUAKE]) == (["sharp_beak"], 1)
    roll(s, "deal_scroll plunder", "deal_scroll shortcut", *["deal_scroll thick_plumage"] * 3)
    assert (len(hand(s, 0)), len(hand(s, 1))) == (3, 3)
    assert s.deck.counts[scrolls.EARTHQUAKE] == 2
    assert s.deck.size() == 56


@pytest.mark.clause("CHI-SETUP-13")
def test_everybody_sees_a_disaster_of_the_set_up_and_only_its_owner_a_card_of_the_hand() -> None:
    s = until(new(2), "deal_scroll")
    read = s.rules.vocabulary.read_exact
    assert s.audience_of(CHANCE, read("deal_scroll earthquake"))[1] & 0b11 == 0b11
    assert s.audience_of(CHANCE, read("deal_scroll sharp_beak"))[1] & 0b11 == 0b01


@pytest.mark.clause("CHI-COCK-10")
def test_in_a_cockfight_void_cards_are_replaced_in_the_first_hands() -> None:
    s = until(new(2, mode="cockfight"), "deal_scroll")
    roll(s, "deal_scroll war_economy", "deal_scroll cyclone", "deal_scroll tsunami", "deal_scroll sharp_beak")
    assert hand(s, 0) == ["sharp_beak"]
    assert [int(s.discard[kind]) for kind in (scrolls.WAR_ECONOMY, scrolls.CYCLONE, scrolls.TSUNAMI)] == [1, 1, 0]
    assert s.drawn[scrolls.TSUNAMI] == 1


@pytest.mark.clause("CHI-SETUP-14")
def test_four_machines_are_turned_up() -> None:
    s = played(new(2))
    assert all(s.stock)
    assert s.machine_deck.size() == 37


@pytest.mark.clause("CHI-SETUP-02")
@pytest.mark.clause("CHI-SETUP-15")
def test_everybody_rolls_all_five_dice() -> None:
    s = until(new(3), "die")
    for player in range(3):
        roll(s, *["face star"] * 4, "face claw")
        assert banner(s, player) == ["claw", "star", "star", "star", "star"]
    assert asks(s) != "die"


@pytest.mark.clause("CHI-SETUP-18")
@pytest.mark.clause("CHI-FLAG-01")
@pytest.mark.clause("CHI-COCK-01")
def test_variants_leave_out_what_they_do_not_use() -> None:
    flag = played(new(2, mode="flag"))
    assert not any(flag.leader)
    assert not any(flag.place[LEADER : LEADER + 4])
    cockfight = played(new(2, mode="cockfight"))
    assert not any(cockfight.goods)
    assert not any(cockfight.stock)


@pytest.mark.clause("CHI-HARD-01")
def test_hardcore_gives_every_leader_a_shield() -> None:
    """Scenario 46."""
    s = played(new(3, hardcore=True))
    assert [int(s.shields[LEADER + p]) for p in range(3)] == [1, 1, 1]
    assert s.shields_left == 5


@pytest.mark.clause("CHI-FLAG-02")
@pytest.mark.clause("CHI-FLAG-14")
def test_carriers_are_named_openly_from_the_start_player_on() -> None:
    s = until(new(3, mode="flag", first_player="seat2"), "carrier")
    assert s.seat() == 1
    assert refused(s, "carrier red_1") == "CHI-FLAG-02"
    assert refused(s, "carrier leader_blue") == "CHI-FLAG-02"
    answer(s, "carrier blue_4")
    players = s.view(-3)["players"]
    assert isinstance(players, list)
    assert players[1]["flag"] == "blue_4"
    assert s.seat() == 2
    answer(s, "carrier yellow_1")
    assert s.seat() == 0
    answer(s, "carrier red_2")
    assert s.frames[s.at_depth(0)] == questions.TURN
    assert s.active == 1


@pytest.mark.clause("CHI-SETUP-03")
def test_the_island_comes_before_the_leaders() -> None:
    s = until(new(2, island="build", first_player="seat1"), "choose_base")
    assert not any(s.dealt)
    s = until(s, "deal_leader")
    assert s.land != 0


# --- Solo ------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("CHI-SOLO-16")
@pytest.mark.clause("CHI-SOLOSETUP-01")
@pytest.mark.clause("CHI-SOLOSETUP-02")
def test_what_the_human_decides_before_a_solo_game() -> None:
    s = new(1)
    assert (s.first, s.players) == (1, 2)
    asked = []
    while s.frames[s.at_depth(0)] == questions.SETUP:
        if s.seat() == CHANCE:
            s.answer(CHANCE, s.odds()[0][0])
        else:
            asked.append(asks(s))
            s.answer(0, s.legal_actions(0)[0])
    assert asked == ["rival", "own_leader", "choose_base", "compass"]


@pytest.mark.clause("CHI-SOLOSETUP-04")
@pytest.mark.clause("CHI-SOLOSETUP-05")
def test_the_human_names_both_leaders() -> None:
    s = new(1)
    answer(s, "rival krakatoa")
    assert refused(s, "leader krakatoa") == "CHI-SOLOSETUP-05"
    answer(s, "leader abigail")
    assert len(odds(s)) == 7
    assert s.audience_of(CHANCE, s.odds()[0][0])[1] == 1
    roll(s, "deal_leader keekmee")
    assert s.audience_of(CHANCE, s.odds()[0][0])[1] == 0  # nobody sees the challenger's spare
    roll(s, "deal_leader sir_drumstick")
    assert ([int(card) for card in s.leader[:2]], [int(card) for card in s.spare[:2]]) == ([2, 4], [1, 8])
    answer(s, "base base_2")
    assert (at(s, "leader_red"), at(s, "leader_blue"), at(s, "blue_6")) == ("base_2", "base_1", "base_1")


@pytest.mark.clause("CHI-SOLOSETUP-03")
def test_the_human_lays_all_tiles_of_a_solo_island() -> None:
    s = until(new(1, island="build"), "rival")
    assert s.land != 0 or s.cell_of[24] != 0


@pytest.mark.clause("CHI-SOLOSETUP-11")
@pytest.mark.clause("CHI-SOLOSETUP-12")
def test_the_human_turns_the_compass() -> None:
    s = until(new(1), "compass")
    assert offers(s, "compass") == ["1", "2", "3", "4", "5", "6"]
    answer(s, "compass 4")
    assert s.compass == 3


@pytest.mark.clause("CHI-SOLOSETUP-06")
def test_only_the_human_has_resources() -> None:
    s = until(new(1), "deal_scroll")
    assert [int(n) for n in s.goods[:6]] == [3, 3, 3, 0, 0, 0]


@pytest.mark.clause("CHI-SOLOSETUP-07")
@pytest.mark.clause("CHI-SOLOSETUP-08")
def test_the_challengers_scrolls_lie_unseen_with_their_disasters() -> None:
    s = until(new(1), "deal_scroll")
    sink = listen(s)
    roll(s, "deal_scroll tsunami", *["deal_scroll sharp_beak"] * 3)
    assert s.drawn[scrolls.TSUNAMI] == 1
    assert s.audience_of(CHANCE, s.odds()[0][0])[1] == 0
    roll(s, "deal_scroll tsunami", "deal_scroll plunder", "deal_scroll eruption")
    assert [name for kind, name in enumerate(scrolls.NAMES) if s.pile[kind]] == ["plunder", "eruption", "tsunami"]
    assert len(told(s, sink, "challenger_drew", 0)) == 3
    assert s.deck.size() == 56


@pytest.mark.clause("CHI-SOLOSETUP-09")
@pytest.mark.clause("CHI-SOLOSETUP-10")
def test_the_challenger_begins_with_the_strongest_machine_of_the_stock() -> None:
    s = until(new(1), "stock")
    roll(s, *(f"turn_up {model}" for model in ("soldier_wood", "car_hammer", "cannon", "golem_rock")))
    for _ in range(10):
        roll(s, "face star")
    assert (asks(s), s.turns) == ("stock", 0)
    assert machines.NAMES[s.model[s.line[0] - 1] - 1] == "car_hammer"
    assert s.lined == 1
    assert s.near[s.base[1] - 1] & 2 ** (int(s.place[28 + s.line[0] - 1]) - 1)
