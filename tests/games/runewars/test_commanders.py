"""Battlefield Commanders: who leads, with which card, and who comes after [RUN-CMD-01] to [RUN-CMD-33]."""

from __future__ import annotations

import pytest
from runewars_heroes import (
    challenge,
    commanders,
    damage_of,
    duel_draws,
    facedown,
    give_quests,
    hero,
    heroes_of,
    in_game,
    land,
    leads,
    quest_time,
    reward,
    sees,
    training_of,
    wound,
)
from runewars_orders import city, hero_at, question
from runewars_table import area, build, chance, do, go_on, hold, mask, offers, put, refusal, table, turn

from bannerhall.core.state import CHANCE
from bannerhall.games.runewars import GAME
from bannerhall.games.runewars.rules import commander_cards, elimination, exploration_tokens, hero_cards, heroes
from bannerhall.games.runewars.rules.state import Runewars


def camp(*names: str, at: str = "DB", leader: str = "ronan", card: str = "inspire") -> Runewars:
    """Heroes of seat 0 in an area, one of whom leads; the Quest Phase has not begun."""
    s = land(2, commanders=True)
    for name in names:
        hero(s, 0, name, at)
    leads(s, 0, leader, card)
    s.influence[0] = 9
    return s


def rally(*names: str, influence: int = 3) -> Runewars:
    """The Rally Support bonus of seat 0 with heroes at its stronghold; the first one leads with Inspiring Presence."""
    s = table(2, commanders=True)
    build(s, 0, "DB")
    for name in names:
        hero(s, 0, name, "DB")
    if names:
        leads(s, 0, names[0], "inspire")
    s.influence[0] = influence
    turn(s, 0, "rally_support")
    if question(s) == "bonus":
        do(s, 0, "use_bonus")
    return s


def next_of(s: Runewars) -> set[str]:
    """The Commander cards that lie mixed in the deck."""
    return {name for kind, name in enumerate(commander_cards.NAMES) if mixed_in(s, kind)}


def mixed_in(s: Runewars, kind: int) -> bool:
    return s.commander_deck.counts[kind] != 0


def next_commander(s: Runewars) -> set[str]:
    """The Commander cards that can be drawn now."""
    return {s.rules.vocabulary.text(action).removeprefix("draw_commander ") for action, _ in s.odds()}


# --- Set-up ----------------------------------------------------------------------------------------------------------


def set_up(**options: bool) -> tuple[Runewars, dict[int, list[str]]]:
    """A game whose first legal answers are taken up to the first season, and whom the seats could name commander."""
    s = GAME.make(GAME.ruleset(2, {"board": "preset", **options}))
    assert isinstance(s, Runewars)
    named: dict[int, list[str]] = {}
    s.advance()
    while s.year == 0:
        if s.seat() == CHANCE:
            s.answer(CHANCE, int(s.odds()[0][0]))
            continue
        seat = 0 if s.waiting_mask() & 1 else 1
        if question(s) == "name_commander":
            named[seat] = offers(s, seat)
            others = [number for number in range(20) if s.hero_of[number] == 2 - seat]
            assert refusal(s, seat, f"name_commander {hero_cards.NAMES[others[0]]}").clause == "RUN-CMD-02"
        s.answer(seat, int(s.legal_actions(seat)[0]))
    return s, named


@pytest.mark.clause("RUN-CMD-01", "RUN-CMD-02")
def test_everybody_begins_with_two_heroes_of_whom_one_leads() -> None:
    s, named = set_up(commanders=True)
    for seat in range(2):
        own = heroes_of(s, seat)
        assert len(own) == 2
        assert len({hero_cards.ALIGNMENT[hero_cards.NAMES.index(name)] for name in own}) == 1
        assert set(named[seat]) == {f"name_commander {name}" for name in own}
        assert len(commanders(s, seat)) == 1
        assert set(commanders(s, seat)) < own
    assert s.commander_deck.size() == 8


@pytest.mark.clause("RUN-CMD-01", "RUN-SET-11")
def test_without_the_variant_everybody_begins_with_one_hero() -> None:
    s, named = set_up(commanders=False)
    assert named == {}
    assert [len(heroes_of(s, seat)) for seat in range(2)] == [1, 1]
    assert commanders(s, 0) == {}


# --- A commander is a hero -------------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-CMD-03", "RUN-CMD-04", "RUN-QST-05")
def test_a_commander_moves_duels_trains_and_heals_but_never_quests() -> None:
    s = camp("ronan", at="5A")
    hero(s, 1, "valadir", "5A")
    city(s, "5A", "city_7")
    give_quests(s, 0, "library")
    put(s, 0, "5A", footman=1)
    wound(s, "ronan", 2)
    quest_time(s)
    assert {"heal", "train strength"} <= set(offers(s, 0))
    do(s, 0, "travel 5A")
    assert offers(s, 0) == ["challenge valadir", "move_on"]
    assert refusal(s, 0, "attempt library").clause == "RUN-CMD-04"
    do(s, 0, "challenge valadir")
    duel_draws(s, "damage", "miss")
    assert damage_of(s, "valadir") == 1


@pytest.mark.clause("RUN-CMD-04", "RUN-HER-02")
def test_a_commander_uses_the_ability_of_the_hero_card() -> None:
    s = camp("bogran", at="5A", leader="bogran")
    hero(s, 1, "valadir", "5A")
    challenge(s, "valadir")
    assert damage_of(s, "valadir") == 1


@pytest.mark.clause("RUN-CMD-05")
def test_a_commander_receives_and_uses_reward_cards() -> None:
    s = land(2, commanders=True, exploration=True)
    hero(s, 0, "ronan", "5A")
    leads(s, 0, "ronan", "inspire")
    s.set_exploration(area("5A"), exploration_tokens.MERCHANT + 1)
    s.influence[0] = 9
    quest_time(s)
    do(s, 0, "travel 5A", "buy_reward")
    chance(s, "draw_reward sand_glass")
    assert facedown(s, "ronan") == {"sand_glass": 1}
    do(s, 0, "use_reward sand_glass", "train wisdom")
    assert training_of(s, "ronan") == (0, 0, 2)


@pytest.mark.clause("RUN-CMD-08", "RUN-CMD-32")
def test_a_commander_does_not_leave_an_activated_area_nor_while_routed() -> None:
    s = camp("ronan", at="5A")
    s.activated[0] = mask("5A")
    quest_time(s)
    assert refusal(s, 0, "travel 5B").clause == "RUN-CMD-08"
    do(s, 0, "travel 5A")
    s = camp("ronan", at="5A")
    s.activated[0] = mask("5B")
    s.activated[1] = mask("5A")  # the token of somebody else
    quest_time(s)
    do(s, 0, "travel 6A")  # through an activated area
    assert hero_at(s, "ronan") == area("6A")
    s = camp("valadir", leader="valadir", at="5A")
    s.hero_routed = 1 << hero_cards.VALADIR
    quest_time(s)
    assert refusal(s, 0, "travel 5B").clause == "RUN-TERM-10"


@pytest.mark.clause("RUN-CMD-32", "RUN-RWD-02")
def test_a_commander_who_passes_by_a_hero_in_an_activated_area_goes_on() -> None:
    s = camp("ronan", at="DB")
    hero(s, 0, "valadir", "5A")
    reward(s, "valadir", "belt_might")
    s.activated[0] = mask("5A")
    quest_time(s)
    do(s, 0, "act_with ronan", "pass_by valadir", "end_exchange")
    do(s, 0, "travel 5B")
    assert hero_at(s, "ronan") == area("5B")


@pytest.mark.clause("RUN-CMD-08")
def test_another_hero_leaves_an_activated_area() -> None:
    s = camp("ronan", "valadir", at="5A")
    s.activated[0] = mask("5A")
    quest_time(s)
    do(s, 0, "act_with valadir", "travel 5B")
    assert hero_at(s, "valadir") == area("5B")


@pytest.mark.clause("RUN-CMD-33", "RUN-QST-02")
def test_in_the_quest_phase_a_commander_goes_through_enemy_and_neutral_areas() -> None:
    s = camp("ronan", at="DB")
    put(s, 1, "5A", reanimate=3)
    put(s, 1, "5B", reanimate=3)
    quest_time(s)
    do(s, 0, "travel 5B")
    assert hero_at(s, "ronan") == area("5B")


@pytest.mark.clause("RUN-CMD-06", "RUN-HER-03")
def test_scenario_32_a_commander_does_not_count_for_the_three_heroes() -> None:
    """Scenario 32."""
    s = rally("ronan", "valadir", "elyra")
    do(s, 0, "call_heroes 1")
    chance(s, "draw_hero brann")
    do(s, 0, "keep_hero brann")
    assert question(s) != "deserter"
    assert len(heroes_of(s, 0)) == 4
    s = rally("ronan", "valadir", "elyra", "tatianna")
    do(s, 0, "call_heroes 1")
    chance(s, "draw_hero brann")
    do(s, 0, "keep_hero brann")
    assert offers(s, 0) == ["desert valadir", "desert tatianna", "desert elyra", "desert brann"]
    assert refusal(s, 0, "desert ronan").clause == "RUN-QST-01"
    do(s, 0, "desert brann")
    s = rally("ronan", "valadir", "elyra", "tatianna", influence=0)
    s.lieutenant = 1
    leads(s, 0, "valadir", "spy")
    s.influence[0] = 1
    turn(s, 0, "rally_support")
    do(s, 0, "use_bonus", "call_heroes 1")
    chance(s, "draw_hero brann")
    do(s, 0, "keep_hero brann")
    assert question(s) != "deserter"
    assert len(heroes_of(s, 0)) == 5


# --- Another commander -----------------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-CMD-17", "RUN-CMD-02", "RUN-CMD-03")
def test_at_the_start_of_the_quest_phase_another_hero_may_take_the_lead() -> None:
    s = camp("ronan", "valadir", "elyra", at="DB")
    build(s, 0, "DB")
    s.set_hero_at(hero_cards.ELYRA, area("5A") + 1)  # not at a stronghold
    city(s, "DB", "city_7")
    give_quests(s, 0, "library")
    quest_time(s)
    assert offers(s, 0) == ["lead_with valadir", "keep_commander"]
    assert refusal(s, 0, "lead_with elyra").clause == "RUN-CMD-17"
    assert refusal(s, 0, "lead_with ronan").clause == "RUN-CMD-17"
    do(s, 0, "lead_with valadir")
    assert commanders(s, 0) == {"valadir": "inspire"}
    do(s, 0, "act_with ronan", "travel DB")
    assert "attempt library" in offers(s, 0)  # a normal hero again
    do(s, 0, "move_on", "act_with valadir", "travel DB")
    assert not any(text.startswith("attempt") for text in offers(s, 0))


@pytest.mark.clause("RUN-CMD-17")
def test_nobody_has_to_change_the_commander() -> None:
    s = camp("ronan", "valadir", at="DB")
    build(s, 0, "DB")
    quest_time(s)
    do(s, 0, "keep_commander")
    assert commanders(s, 0) == {"ronan": "inspire"}
    s = camp("ronan", "valadir", at="DB")  # no stronghold there
    quest_time(s)
    assert question(s) == "next_hero"


@pytest.mark.clause("RUN-CMD-17", "RUN-CMD-20")
def test_with_two_commanders_the_player_says_who_makes_way() -> None:
    s = camp("ronan", "valadir", "elyra", at="DB")
    build(s, 0, "DB")
    leads(s, 0, "valadir", "spy")
    s.lieutenant = 1
    quest_time(s)
    do(s, 0, "lead_with elyra")
    assert offers(s, 0) == ["replace_commander ronan", "replace_commander valadir"]
    assert refusal(s, 0, "replace_commander brann").clause == "RUN-CMD-17"
    do(s, 0, "replace_commander valadir")
    assert commanders(s, 0) == {"ronan": "inspire", "elyra": "spy"}


@pytest.mark.clause("RUN-CMD-16", "RUN-DUEL-10")
def test_a_defeated_commander_leaves_the_game_and_the_card_is_discarded() -> None:
    s = camp("ronan", at="5A")
    hero(s, 1, "valadir", "5A")
    wound(s, "ronan", 4)
    challenge(s, "valadir")
    duel_draws(s, "miss", "damage")
    assert not in_game(s, "ronan")
    assert commanders(s, 0) == {}
    assert s.position()["commander_discard"] == ["inspire"]


@pytest.mark.clause("RUN-CMD-18", "RUN-CMD-29")
def test_scenario_34_a_new_commander_comes_only_at_the_start_of_the_next_quest_phase() -> None:
    """Scenario 34."""
    s = rally("ronan", "valadir")
    s.set_commander_hero(0, 0)
    s.set_commander(0, 0)  # the only commander was defeated in fall
    s.influence[0] = 3
    turn(s, 0, "rally_support")
    do(s, 0, "use_bonus")
    assert not any(text.startswith("call_commanders") for text in offers(s, 0))
    assert refusal(s, 0, "call_commanders 1").clause == "RUN-CMD-09"
    s = land(2, commanders=True)
    hero(s, 0, "valadir", "DB")
    hero(s, 0, "elyra", "5A")
    build(s, 0, "DB")
    s.influence[0] = 9
    quest_time(s)
    assert offers(s, 0) == ["lead_with valadir", "keep_commander"]
    do(s, 0, "lead_with valadir")
    assert question(s) == "draw_commander"
    chance(s, "draw_commander feint")
    assert commanders(s, 0) == {"valadir": "feint"}
    assert s.view(1)["commanders"] == s.view(0)["commanders"]  # it lies faceup


@pytest.mark.clause("RUN-CMD-18")
def test_a_player_without_a_commander_need_not_draw_one_and_needs_a_hero_at_a_stronghold() -> None:
    s = land(2, commanders=True)
    hero(s, 0, "valadir", "DB")
    build(s, 0, "DB")
    quest_time(s)
    do(s, 0, "keep_commander")
    assert commanders(s, 0) == {}
    s = land(2, commanders=True)
    hero(s, 0, "valadir", "DB")
    quest_time(s)
    assert question(s) == "hero_action"
    s = land(2, commanders=True)
    hero(s, 0, "valadir", "DB")
    build(s, 0, "DB")
    for kind in range(commander_cards.CARDS):  # others have them all
        s.commander_deck.draw_middle(kind)
    quest_time(s)
    assert question(s) == "hero_action"
    s = land(2)  # without the variant
    hero(s, 0, "valadir", "DB")
    build(s, 0, "DB")
    quest_time(s)
    assert question(s) == "hero_action"


@pytest.mark.clause("RUN-LIM-02", "RUN-CMD-18")
def test_discarded_commander_cards_become_a_new_deck() -> None:
    s = land(2, commanders=True)
    hero(s, 0, "valadir", "DB")
    build(s, 0, "DB")
    while s.commander_deck.size():
        s.commander_deck.draw_middle(int(s.commander_deck.size()) - 1)
    s.commander_discard = 0b101
    quest_time(s)
    do(s, 0, "lead_with valadir")
    assert next_commander(s) == {"raise_banner", "feint"}


@pytest.mark.clause("RUN-CMD-30", "RUN-DUEL-13")
def test_the_card_of_a_commander_who_deserts_goes_under_the_deck() -> None:
    s = camp("ronan", at="5A")
    before = int(s.commander_deck.size())
    heroes.desert(s, hero_cards.RONAN)
    assert commanders(s, 0) == {}
    assert s.commander_deck.size() == before + 1
    assert s.commander_discard == 0
    assert (s.hero_deck >> hero_cards.RONAN) & 1 == 1
    assert GAME.load(s.to_json()).to_json() == s.to_json()  # known to the seats there are


@pytest.mark.clause("RUN-CMD-30", "RUN-ELIM-01")
def test_the_cards_of_an_eliminated_player_go_under_the_deck() -> None:
    s = camp("ronan", "valadir", at="5A")
    leads(s, 0, "valadir", "spy")
    s.lieutenant = 1
    elimination.eliminate(s, 0)
    assert commanders(s, 0) == {}
    assert next_of(s) == set(commander_cards.NAMES) - {"inspire", "spy"}
    assert s.commander_deck.size() == 10
    assert s.lieutenant == 0


# --- Rally Support ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-CMD-09", "RUN-CMD-10", "RUN-CMD-11", "RUN-CARD-05")
def test_scenario_35_three_commander_cards_are_drawn_and_one_is_kept_or_none() -> None:
    """Scenario 35."""
    s = rally("ronan")
    assert offers(s, 0) == [
        "call_heroes 1",
        "call_heroes 2",
        "call_heroes 3",
        "call_commanders 1",
        "call_commanders 2",
        "call_commanders 3",
        "done",
    ]
    do(s, 0, "call_commanders 3")
    assert s.influence[0] == 0
    chance(s, "draw_commander feint", "draw_commander spy", "draw_commander saboteur")
    assert sees(s, 1, "offers", "commanders") == 3
    assert offers(s, 0) == [
        "keep_commander_card feint",
        "keep_commander_card saboteur",
        "keep_commander_card spy",
        "keep_no_commander_card",
    ]
    assert refusal(s, 0, "keep_commander_card inspire").clause == "RUN-CMD-09"
    do(s, 0, "keep_commander_card spy")
    assert commanders(s, 0) == {"ronan": "spy"}
    assert s.commander_deck.size() == 9
    assert GAME.load(s.to_json()).to_json() == s.to_json()


@pytest.mark.clause("RUN-CMD-09", "RUN-CMD-10")
def test_no_drawn_card_has_to_be_kept_and_all_others_lie_under_the_deck() -> None:
    s = rally("ronan")
    while s.commander_deck.size() > 2:
        s.commander_deck.draw_middle(next(kind for kind in range(9, -1, -1) if mixed_in(s, kind)))
    before = next_of(s)
    do(s, 0, "call_commanders 1")
    chance(s, f"draw_commander {min(before)}")
    do(s, 0, "keep_no_commander_card")
    assert commanders(s, 0) == {"ronan": "inspire"}
    s.influence[0] = 1
    turn(s, 0, "rally_support")
    do(s, 0, "use_bonus", "call_commanders 1")
    assert next_commander(s) == {max(before)}  # the other one was put underneath


@pytest.mark.clause("RUN-CMD-09", "RUN-LIM-02")
def test_discarded_commander_cards_are_drawn_when_the_deck_runs_out() -> None:
    s = rally("ronan")
    while s.commander_deck.size() > 1:
        s.commander_deck.draw_middle(next(kind for kind in range(9, -1, -1) if mixed_in(s, kind)))
    s.commander_discard = mask_of_cards("take_the_blow", "spy")
    do(s, 0, "call_commanders 3")
    chance(s, f"draw_commander {next_commander(s).pop()}")
    assert next_commander(s) == {"take_the_blow", "spy"}
    chance(s, "draw_commander spy", "draw_commander take_the_blow")
    do(s, 0, "keep_commander_card spy")
    assert commanders(s, 0) == {"ronan": "spy"}
    assert s.commander_discard == 0


def mask_of_cards(*names: str) -> int:
    """Commander cards as the discard pile counts them."""
    return sum(1 << commander_cards.NAMES.index(name) for name in names)


@pytest.mark.clause("RUN-CMD-09", "RUN-CMD-29")
def test_commander_cards_need_influence_a_commander_and_the_variant() -> None:
    s = rally("ronan", influence=1)
    assert refusal(s, 0, "call_commanders 2").clause == "RUN-CMD-09"
    s = table(2, commanders=True)
    build(s, 0, "DB")
    hero(s, 0, "ronan", "DB")
    s.influence[0] = 3
    turn(s, 0, "rally_support")
    do(s, 0, "use_bonus")
    assert refusal(s, 0, "call_commanders 1").clause == "RUN-CMD-09"


@pytest.mark.clause("RUN-CMD-16", "RUN-TAC-05")
def test_a_commander_who_falls_to_an_ambush_is_defeated_like_any_hero() -> None:
    s = camp("ronan", at="5A")
    hero(s, 1, "valadir", "5A")
    wound(s, "ronan", 3)
    reward(s, "ronan", "flute", up=True)
    hold(s, 1, "ambush")
    s.influence[1] = 12
    quest_time(s)
    do(s, 1, "travel 5A", "hero_card ambush")
    assert not in_game(s, "ronan")
    assert s.position()["commander_discard"] == ["inspire"]
    assert s.spoils_up[area("5A")] != 0


@pytest.mark.clause("RUN-CMD-27", "RUN-RWD-01")
@pytest.mark.parametrize(("commands", "enemies", "may"), [(True, 0, True), (True, 1, False), (False, 1, True)])
def test_no_commander_goes_alone_into_an_enemy_area_by_a_rune(commands: bool, enemies: int, may: bool) -> None:
    s = table(2, commanders=True)
    hero(s, 0, "ronan", "WB")
    if commands:
        leads(s, 0, "ronan", "inspire")
    reward(s, "ronan", "rune_passage")
    put(s, 0, "DB", footman=1)
    if enemies:
        put(s, 1, "5A", reanimate=1)
    turn(s, 0, "conquer")
    go_on(s, 0)
    do(s, 0, "activate 5A")
    assert ("passage ronan" in offers(s, 0)) == may
