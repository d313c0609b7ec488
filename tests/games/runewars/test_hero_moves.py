"""What heroes do in the Quest Phase: move, heal, train [RUN-QST-01] to [RUN-QST-08]."""

from __future__ import annotations

import pytest
from runewars_heroes import (
    attempt,
    challenge,
    damage_of,
    duel,
    give_quests,
    hero,
    heroes_of,
    land,
    phase_is_over,
    quest_time,
    quests_of,
    renewed,
    reward,
    training_of,
    wound,
)
from runewars_orders import city, explore, hero_at, question
from runewars_table import area, build, chance, do, hold, in_hand, neutrals, offers, put, refusal, rune, table, turn

from bannerhall.core.bits import BIT
from bannerhall.core.ruleset import Choice
from bannerhall.games.runewars.rules import exploration_tokens, hero_cards, heroes
from bannerhall.games.runewars.rules.state import Runewars


def alone(at: str, name: str = "valadir", **options: Choice) -> Runewars:
    """A hero of seat 0 in an area, about to act."""
    s = land(2, **options)
    hero(s, 0, name, at)
    return s


def travels(s: Runewars) -> set[str]:
    return {text.removeprefix("travel ") for text in offers(s, 0) if text.startswith("travel ")}


# --- Who acts --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-QST-01", "RUN-TERM-15")
def test_in_play_order_each_player_acts_with_each_hero_once() -> None:
    s = land()
    hero(s, 0, "ronan", "5A")
    hero(s, 0, "valadir", "5A")
    hero(s, 1, "varikas", "8A")
    s.influence[0] = 1
    s.influence[1] = 5  # the richer one is first
    quest_time(s)
    assert s.seat() == 1
    do(s, 1, "train strength")
    assert offers(s, 0) == ["act_with ronan", "act_with valadir", "rest"]
    assert refusal(s, 0, "act_with varikas").clause == "RUN-QST-01"
    do(s, 0, "act_with valadir", "train wisdom", "train agility")  # then the other one, who needs no naming
    assert training_of(s, "valadir") == (0, 0, 2)
    assert training_of(s, "ronan") == (0, 2, 0)
    assert phase_is_over(s)


@pytest.mark.clause("RUN-QST-01", "RUN-ORD-08")
def test_nobody_has_to_act() -> None:
    s = land()
    hero(s, 0, "ronan", "5A")
    hero(s, 0, "valadir", "5A")
    quest_time(s)
    do(s, 0, "rest")
    assert phase_is_over(s)
    s = alone("5A")
    quest_time(s)
    do(s, 0, "stay")
    assert phase_is_over(s)


@pytest.mark.clause("RUN-QST-01")
def test_an_action_is_one_of_three() -> None:
    s = alone("DA")
    wound(s, "valadir", 1)
    quest_time(s)
    do(s, 0, "heal")
    assert phase_is_over(s)  # neither moves nor trains


@pytest.mark.clause("RUN-QST-07", "RUN-SEA-08")
def test_nothing_of_the_quest_phase_happens_by_an_order() -> None:
    s = table(2, exploration=True)
    hero(s, 0, "ronan", "DB")
    hero(s, 1, "varikas", "5A")
    give_quests(s, 0, "library")
    city(s, "5A", "city_7")
    s.set_exploration(area("5A"), exploration_tokens.NAMES.index("merchant") + 1)
    s.influence[0] = 9
    turn(s, 0, "strategize")
    do(s, 0, "move_hero ronan", "move_to 5A")
    assert hero_at(s, "ronan") == area("5A")
    assert s.explored == 0
    assert not any(text.startswith(("challenge", "attempt", "buy_reward")) for text in offers(s, 0))
    assert question(s) != "merchant"


# --- Moving ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-QST-02", "RUN-MOV-06")
def test_a_hero_moves_up_to_two_areas_across_open_borders() -> None:
    s = alone("6D")
    s.influence[0] = 9
    quest_time(s)
    assert travels(s) == {"6D", "6C", "DB", "3A", "5B", "6B", "5A", "DA", "DC"}
    assert refusal(s, 0, "travel 3B").clause == "RUN-QST-02"
    s = alone("3A")  # a neighbour of 6D across water
    s.influence[0] = 9
    quest_time(s)
    assert "6D" in travels(s)  # by 6C
    put(s, 1, "6C", reanimate=1)
    assert "6D" in travels(s)


@pytest.mark.clause("RUN-QST-02", "RUN-MOV-14")
def test_enemy_and_neutral_areas_stop_no_hero() -> None:
    s = alone("DB")
    put(s, 1, "5A", reanimate=8)
    neutrals(s, "6C", dragon=2)
    s.influence[0] = 9
    quest_time(s)
    assert {"5A", "5B", "6C", "6B"} <= travels(s)
    do(s, 0, "travel 5B")
    assert hero_at(s, "valadir") == area("5B")
    assert s.battle_at == 0


@pytest.mark.clause("RUN-QST-02", "RUN-TERM-10")
def test_a_routed_hero_does_not_move_but_heals_and_trains() -> None:
    s = land()
    hero(s, 0, "valadir", "DA", routed=True)
    wound(s, "valadir", 2)
    quest_time(s)
    assert travels(s) == set()
    assert refusal(s, 0, "travel DA").clause == "RUN-TERM-10"
    assert "heal" in offers(s, 0)
    assert "train strength" in offers(s, 0)


@pytest.mark.clause("RUN-QST-03")
def test_a_move_of_no_areas_lets_a_hero_attempt_a_quest_and_healing_does_not() -> None:
    s = alone("5A")
    city(s, "5A", "city_7")
    give_quests(s, 0, "library")
    put(s, 0, "5A", footman=1)
    s.influence[0] = 9
    quest_time(s)
    assert not any(text.startswith("attempt") for text in offers(s, 0))
    do(s, 0, "travel 5A", "attempt library")
    assert question(s) == "test_draw"
    s = alone("5A")
    city(s, "5A", "city_7")
    give_quests(s, 0, "library")
    s.influence[0] = 9
    quest_time(s)
    do(s, 0, "train wisdom")
    assert phase_is_over(s)


@pytest.mark.clause("RUN-QST-03")
def test_one_quest_at_most_and_only_a_card_in_hand() -> None:
    s = alone("5A")
    city(s, "5A", "city_7")
    give_quests(s, 0, "library", "arena")
    s.influence[0] = 9
    quest_time(s)
    do(s, 0, "travel 5A")
    assert refusal(s, 0, "attempt missing_heir").clause == "RUN-QST-03"
    attempt(s, 0, "library", "silver")
    renewed(s, "flute", "old_road")
    do(s, 0, "save_rewards")
    assert phase_is_over(s)
    assert quests_of(s, 0) == {"arena", "old_road"}


@pytest.mark.clause("RUN-TAC-01", "RUN-QST-02")
def test_pathfinder_adds_two_areas_to_one_move() -> None:
    s = alone("DA")
    hold(s, 0, "pathfinder")
    s.influence[0] = 9
    quest_time(s)
    assert "5B" not in travels(s)
    do(s, 0, "hero_card pathfinder")
    assert in_hand(s, 0) == []
    assert {"5B", "5D"} <= travels(s)
    assert "8A" not in travels(s)


@pytest.mark.clause("RUN-TAC-01", "RUN-CARD-03")
def test_healing_springs_heal_a_hero_wherever_it_is() -> None:
    s = land()
    hero(s, 0, "valadir", "5A")
    hero(s, 0, "ronan", "8A")
    hold(s, 0, "healing_springs")
    wound(s, "valadir", 1)
    wound(s, "ronan", 4)
    s.influence[0] = 9
    quest_time(s)
    do(s, 0, "act_with valadir", "hero_card healing_springs")
    assert offers(s, 0) == ["cure ronan", "cure valadir"]
    assert refusal(s, 0, "cure bogran").clause == "RUN-CARD-03"
    do(s, 0, "cure ronan")
    assert (damage_of(s, "ronan"), damage_of(s, "valadir")) == (0, 1)
    assert question(s) == "hero_action"  # it was no action


@pytest.mark.clause("RUN-TAC-05")
@pytest.mark.parametrize("revised", [False, True])
def test_an_ambush_after_a_move_deals_two_damage(revised: bool) -> None:
    s = duel("ronan", "red_scorpion", ruleset="revised" if revised else "original")
    hold(s, 0, "ambush")
    s.influence[0] = 9
    quest_time(s)
    do(s, 0, "travel 5A", "hero_card ambush")
    assert damage_of(s, "red_scorpion") == 2
    assert "challenge red_scorpion" in offers(s, 0)


# --- Healing ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-QST-04")
def test_healing_removes_all_damage_and_only_in_a_friendly_area() -> None:
    s = alone("5A")
    put(s, 0, "5A", footman=1)
    wound(s, "valadir", 5)
    quest_time(s)
    do(s, 0, "heal")
    assert damage_of(s, "valadir") == 0
    for holder in (None, 1):
        s = alone("5A")
        if holder is not None:
            put(s, holder, "5A", reanimate=1)
        wound(s, "valadir", 5)
        quest_time(s)
        assert refusal(s, 0, "heal").clause == "RUN-QST-04"
    s = alone("DA")
    quest_time(s)
    assert refusal(s, 0, "heal").clause == "RUN-CARD-01"  # nothing to heal


# --- Training --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-QST-05")
@pytest.mark.parametrize(
    ("way", "tokens"),
    [
        ("strength", (2, 0, 0)),
        ("agility", (0, 2, 0)),
        ("wisdom", (0, 0, 2)),
        ("strength_agility", (1, 1, 0)),
        ("strength_wisdom", (1, 0, 1)),
        ("agility_wisdom", (0, 1, 1)),
    ],
)
def test_training_adds_two_points(way: str, tokens: tuple[int, int, int]) -> None:
    s = alone("5A")
    quest_time(s)
    do(s, 0, f"train {way}")
    assert training_of(s, "valadir") == tokens
    assert phase_is_over(s)


@pytest.mark.clause("RUN-QST-05")
def test_each_attribute_has_one_training_token() -> None:
    s = alone("5A")
    quest_time(s)
    do(s, 0, "train strength_agility")
    while s.depth != 0:
        s.end_frame()
    quest_time(s)
    for way in ("strength", "agility", "strength_agility", "strength_wisdom", "agility_wisdom"):
        assert refusal(s, 0, f"train {way}").clause == "RUN-QST-05"
    do(s, 0, "train wisdom")
    assert training_of(s, "valadir") == (1, 1, 2)


@pytest.mark.clause("RUN-QST-05", "RUN-QST-10")
def test_a_trained_hero_draws_more_cards() -> None:
    s = alone("5D")
    give_quests(s, 0, "setup_5")
    s.set_training(hero_cards.VALADIR, 2 * 3)  # two on agility
    s.influence[0] = 9
    quest_time(s)
    do(s, 0, "travel 5D", "attempt setup_5")
    chance(s, "fate 1", "fate 2", "fate 3", "fate 4")
    assert question(s) == "choose_fate"
    assert len(offers(s, 0)) == 4


# --- Quest cards in hand ---------------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-QST-08", "RUN-ORD6-03")
def test_a_fourth_quest_card_is_too_many() -> None:
    s = table(2)
    put(s, 0, "5B", footman=1)
    city(s, "5B", "city_3")  # two Quest cards
    give_quests(s, 0, "library", "arena")
    turn(s, 0, "rally_support")
    do(s, 0, "benefit quest_cards")
    chance(s, "draw_quest old_road", "draw_quest mines")
    assert set(offers(s, 0)) == {f"discard_quest {card}" for card in ("library", "arena", "old_road", "mines")}
    assert refusal(s, 0, "discard_quest pilgrim").clause == "RUN-QST-03"
    do(s, 0, "discard_quest old_road")
    assert quests_of(s, 0) == {"library", "arena", "mines"}
    assert s.quest_discard != 0
    assert question(s) != "discard_quest"


@pytest.mark.clause("RUN-QST-08")
def test_three_quest_cards_are_allowed() -> None:
    s = table(2)
    put(s, 0, "5B", footman=1)
    city(s, "5B", "city_3")
    give_quests(s, 0, "library")
    turn(s, 0, "rally_support")
    do(s, 0, "benefit quest_cards")
    chance(s, "draw_quest old_road", "draw_quest mines")
    assert question(s) != "discard_quest"
    assert len(quests_of(s, 0)) == 3


# --- Gaining heroes --------------------------------------------------------------------------------------------------


def called(*strongholds: str, heroes: tuple[str, ...] = ()) -> Runewars:
    """Rally Support of seat 0, who has these strongholds and heroes and three influence, up to the bonus."""
    s = table(2)
    for at in strongholds:
        build(s, 0, at)
    for name in heroes:
        hero(s, 0, name, strongholds[0])
    s.influence[0] = 3
    turn(s, 0, "rally_support")
    if "go_on" in offers(s, 0):
        do(s, 0, "go_on")
    return s


@pytest.mark.clause("RUN-HER-04")
def test_a_new_hero_comes_to_one_of_the_strongholds() -> None:
    s = called("DB", "5A")
    rune(s, "5A", "dragon")
    do(s, 0, "use_bonus", "call_heroes 2")
    chance(s, "draw_hero brann", "draw_hero varikas")
    assert offers(s, 0) == ["keep_hero varikas", "keep_hero brann", "keep_no_hero"]
    assert refusal(s, 0, "keep_hero ronan").clause == "RUN-ORD6-04"
    do(s, 0, "keep_hero varikas")
    assert offers(s, 0) == ["place_hero 5A", "place_hero DB"]
    assert refusal(s, 0, "place_hero DA").clause == "RUN-HER-04"
    do(s, 0, "place_hero 5A")
    assert hero_at(s, "varikas") == area("5A")
    assert (s.hero_deck >> hero_cards.BRANN) & 1 == 1


@pytest.mark.clause("RUN-HER-05")
def test_no_hero_without_a_stronghold_on_the_board() -> None:
    s = called()
    assert question(s) != "bonus"  # there is nothing to call for
    assert heroes_of(s, 0) == set()
    before = s.hero_deck
    heroes.gain_drawn_hero(s, 0)
    assert question(s) != "draw_heroes"
    assert s.hero_deck == before


@pytest.mark.clause("RUN-HER-06", "RUN-RUNE-05")
def test_a_hero_looks_at_the_rune_token_where_it_stands() -> None:
    s = alone("DB", "ronan")
    put(s, 1, "5A", reanimate=1)
    rune(s, "5A", "dragon", seen=[1])
    s.influence[0] = 9
    quest_time(s)
    assert s.view(0)["runes"] == {"5A": "hidden"}
    do(s, 0, "travel 5A")
    assert s.view(0)["runes"] == {"5A": "dragon"}
    assert s.view(-1)["runes"] == {"5A": "hidden"}


@pytest.mark.clause("RUN-HER-06")
def test_a_hero_who_steps_by_an_order_looks_as_well() -> None:
    s = table(2)
    hero(s, 0, "ronan", "DB")
    put(s, 1, "5A", reanimate=1)
    rune(s, "5A", "false")
    turn(s, 0, "strategize")
    do(s, 0, "move_hero ronan", "move_to 5A")
    assert s.view(0)["runes"] == {"5A": "false"}


@pytest.mark.clause("RUN-HER-03")
@pytest.mark.parametrize(("heroes", "deserts"), [(("ronan", "valadir"), False), (("ronan", "valadir", "elyra"), True)])
def test_a_fourth_hero_makes_one_desert(heroes: tuple[str, ...], deserts: bool) -> None:
    s = called("DB", heroes=heroes)
    do(s, 0, "use_bonus", "call_heroes 1")
    chance(s, "draw_hero brann")
    do(s, 0, "keep_hero brann")
    assert (question(s) == "deserter") == deserts
    if deserts:
        assert refusal(s, 0, "desert mordane").clause == "RUN-QST-01"
        do(s, 0, "desert brann")  # the new one as well
        assert heroes_of(s, 0) == set(heroes)


# --- On the way ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-RWD-02", "RUN-QST-02")
def test_heroes_exchange_cards_while_passing_through() -> None:
    s = land()
    hero(s, 0, "valadir", "DA")
    hero(s, 0, "ronan", "DB")
    reward(s, "ronan", "flute")
    reward(s, "valadir", "spyglass")
    s.influence[0] = 9
    quest_time(s)
    do(s, 0, "act_with valadir", "pass_by ronan")
    assert offers(s, 0) == ["hand_over spyglass", "take_over flute", "end_exchange"]
    do(s, 0, "take_over flute", "hand_over spyglass", "end_exchange")
    assert s.view(0)["rewards"] == {"ronan": {"spyglass": 1}, "valadir": {"flute": 1}}
    assert s.view(1)["rewards"] == {"ronan": 1, "valadir": 1}
    assert travels(s) == {"DA", "DB", "DC", "5A", "6C", "6D"}  # one area is left
    assert refusal(s, 0, "train strength").clause == "RUN-QST-01"
    assert refusal(s, 0, "stay").clause == "RUN-QST-01"
    do(s, 0, "travel 5A")
    assert hero_at(s, "valadir") == area("5A")


@pytest.mark.clause("RUN-EXPL-07", "RUN-EXPL-18")
def test_portals_are_open_to_a_hero_for_one_influence() -> None:
    s = alone("DB", exploration=True)
    explore(s, "5A", "portal")
    explore(s, "8B", "portal")
    s.influence[0] = 2
    quest_time(s)
    assert "8B" in travels(s)
    do(s, 0, "travel 8B")
    assert s.influence[0] == 1
    assert hero_at(s, "valadir") == area("8B")
    s = alone("DB", exploration=True)
    explore(s, "5A", "portal")
    explore(s, "8B", "portal")
    s.influence[0] = 0
    quest_time(s)
    assert refusal(s, 0, "travel 8B").clause == "RUN-QST-02"
    s = alone("DB", exploration=True)
    explore(s, "5A", "portal")
    s.set_exploration(area("8B"), exploration_tokens.PORTAL + 1)  # facedown
    s.influence[0] = 2
    quest_time(s)
    assert "8B" not in travels(s)
    do(s, 0, "travel 5B")
    assert s.influence[0] == 2  # what needs no portal costs nothing


@pytest.mark.clause("RUN-DUEL-01", "RUN-QST-01")
def test_a_phase_remembers_nothing_of_the_last_one() -> None:
    s = duel("ronan", "red_scorpion")
    challenge(s, "red_scorpion")
    assert s.duellists == BIT[hero_cards.RONAN]
    while s.depth != 0:
        s.end_frame()
    quest_time(s)
    assert (s.duellists, s.acted & ~BIT[hero_cards.RONAN], s.walked) == (0, 0, 0)
