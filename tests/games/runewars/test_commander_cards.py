"""The ten Commander cards in battle, and what becomes of a commander there [RUN-CMD-12] to [RUN-CMD-16] [RUN-CMD-23]
[RUN-CMD-25] [RUN-CMD-26] [RUN-CMD-28] [RUN-CMD-31]."""

from __future__ import annotations

import pytest
from runewars_battle import (
    PLACE,
    army,
    attack,
    commander,
    draw,
    field,
    hero,
    hit,
    lay,
    listen,
    misses,
    misses_to_the_end,
    pass_all,
    strengths,
    targets,
    there,
    told,
    winner,
)
from runewars_heroes import chosen, commanders, damage_of, draw_symbols, in_game, leads, lies, wound
from runewars_orders import hero_at, question
from runewars_table import area, build, do, hold, neutrals, offers, put, refusal

from bannerhall.core.state import CHANCE
from bannerhall.games.runewars.rules import questions
from bannerhall.games.runewars.rules.battle_names import AT_STRENGTH
from bannerhall.games.runewars.rules.state import Runewars


def led(card: str, name: str = "valadir", at: str = PLACE, routed: bool = False, **attackers: int) -> Runewars:
    """Units of seat 0, led by a commander, attack three Reanimates in 5A. The attacker has a Tactics card in hand and
    is asked at the start."""
    s = field(commanders=True)
    commander(s, 0, name, card, at, routed)
    put(s, 1, PLACE, reanimate=3)
    hold(s, 0, "burn_granary")
    return attack(s, PLACE, 0, **(attackers or {"knight": 3}))


def choose_symbol(s: Runewars, seat: int, symbol: str, cards: int) -> None:
    """The commander's test: one card of this symbol among red ones, and it is chosen."""
    draw_symbols(s, symbol, *["red"] * (cards - 1))
    if cards > 1:
        chosen(s, seat, symbol)


def before_draw(s: Runewars) -> Runewars:
    """The attacker passes at the start and comes to the window before the draw."""
    do(s, 0, "go_on")
    return s


def offered(s: Runewars, seat: int) -> set[str]:
    """The Commander cards that a seat may use now."""
    return {text.removeprefix("command ") for text in offers(s, seat) if text.startswith("command ")}


# --- When a card can be used -----------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-CMD-12")
def test_a_commander_helps_only_where_it_stands() -> None:
    for at, routed, helps in ((PLACE, False, True), ("5B", False, False), (PLACE, True, False)):
        s = before_draw(led("lead_charge", at=at, routed=routed))
        assert ("lead_charge" in offered(s, 0)) == helps
        if not helps:
            assert refusal(s, 0, "command lead_charge").clause == "RUN-CMD-12"


@pytest.mark.clause("RUN-CMD-12")
def test_a_card_is_used_at_its_moment_and_by_its_owner() -> None:
    s = led("lead_charge")
    assert refusal(s, 0, "command lead_charge").clause == "RUN-TAC-01"  # not at the start
    assert refusal(s, 0, "command spy").clause == "RUN-CMD-12"  # nobody's card
    s = field(commanders=True)
    commander(s, 1, "varikas", "lead_charge")
    put(s, 1, PLACE, reanimate=3)
    hold(s, 0, "burn_granary")
    attack(s, PLACE, 0, knight=3)
    do(s, 0, "go_on")
    assert offered(s, 0) == set()


@pytest.mark.clause("RUN-CMD-31", "RUN-CMD-12")
def test_a_commander_without_units_in_the_battle_cannot_use_the_card() -> None:
    """A-12."""
    s = field(commanders=True)
    commander(s, 1, "varikas", "spy")
    build(s, 1, PLACE)
    hold(s, 0, "burn_granary")
    hold(s, 1, "burn_granary")
    attack(s, PLACE, 0, knight=3)
    do(s, 0, "go_on")
    assert s.seat() == 1
    assert offered(s, 1) == set()
    assert refusal(s, 1, "command spy").clause == "RUN-CMD-12"
    put(s, 1, PLACE)
    s = field(commanders=True)
    commander(s, 1, "varikas", "spy")
    put(s, 1, PLACE, reanimate=1)
    hold(s, 0, "burn_granary")
    attack(s, PLACE, 0, knight=3)
    do(s, 0, "go_on")
    assert offered(s, 1) == {"spy"}


# --- The cards -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-CMD-23", "RUN-CMD-12", "RUN-QST-10")
@pytest.mark.parametrize(("symbol", "up"), [("gold", 3), ("silver", 3), ("red", 1)])
def test_scenario_33_raise_the_banner_stands_two_units_up_once_in_a_battle(symbol: str, up: int) -> None:
    """Scenario 33."""
    s = led("raise_banner")
    lay(s, 0, "knight", 2)
    before_draw(s)
    do(s, 0, "command raise_banner")
    choose_symbol(s, 0, symbol, 4)  # Sir Valadir's strength
    if symbol != "red":
        assert targets(s, 0) == {"knight_routed"}
        hit(s, 0, "knight_routed", "knight_routed")
    assert army(s, 0) == ({"knight": 3} if up == 3 else {"knight": 1, "knight_routed": 2})
    assert refusal(s, 0, "command raise_banner").clause == "RUN-CMD-12"  # once


@pytest.mark.clause("RUN-CMD-23", "RUN-CARD-01")
def test_the_banner_is_raised_only_over_routed_units_and_fewer_may_stand_up() -> None:
    s = before_draw(led("raise_banner"))
    assert refusal(s, 0, "command raise_banner").clause == "RUN-CARD-01"
    s = led("raise_banner")
    lay(s, 0, "knight", 2)
    before_draw(s)
    do(s, 0, "command raise_banner")
    choose_symbol(s, 0, "silver", 4)
    hit(s, 0, "knight_routed")
    do(s, 0, "go_on")
    assert army(s, 0) == {"knight": 2, "knight_routed": 1}


@pytest.mark.clause("RUN-CMD-12", "RUN-BAT-11")
@pytest.mark.parametrize(("symbol", "more"), [("gold", 2), ("silver", 1), ("red", 0)])
def test_lead_the_charge_draws_more_cards(symbol: str, more: int) -> None:
    s = before_draw(led("lead_charge"))
    do(s, 0, "command lead_charge")
    choose_symbol(s, 0, symbol, 4)
    pass_all(s)
    drawn = 0
    while question(s) == "battle_fate":
        draw(s, "miss")
        drawn += 1
    assert drawn == 3 + more


@pytest.mark.clause("RUN-CMD-12")
@pytest.mark.parametrize(("symbol", "replaced"), [("gold", True), ("silver", True), ("red", False)])
def test_feint_and_strike_replaces_up_to_two_drawn_cards(symbol: str, replaced: bool) -> None:
    s = led("feint")
    pass_all(s)
    draw(s, "miss", "miss", "damage")
    assert offered(s, 0) == {"feint"}
    do(s, 0, "command feint")
    choose_symbol(s, 0, symbol, 2)
    if replaced:
        aside = [text for text in offers(s, 0) if text.startswith("put_aside")]
        assert len(aside) == 3
        misses_only = [text for text in aside if text != aside[-1]]  # the card with damage has the highest number
        do(s, 0, *misses_only)
        draw(s, "damage", "miss")
    assert army(s, 1) == {"reanimate": 1 if replaced else 2}


@pytest.mark.clause("RUN-CMD-12", "RUN-STR-01")
@pytest.mark.parametrize(("symbol", "less"), [("gold", 3), ("silver", 2), ("red", 0)])
def test_saboteurs_weaken_the_enemy_stronghold(symbol: str, less: int) -> None:
    s = field(commanders=True)
    commander(s, 0, "valadir", "saboteur")
    build(s, 1, PLACE)
    sink = listen(s)
    attack(s, PLACE, 0, knight=1)
    do(s, 0, "command saboteur")
    choose_symbol(s, 0, symbol, 2)
    misses_to_the_end(s)
    assert strengths(s, sink) == (1, 5 - less)


@pytest.mark.clause("RUN-CMD-12", "RUN-CARD-01")
def test_saboteurs_need_a_stronghold_to_attack() -> None:
    s = led("saboteur")
    assert refusal(s, 0, "command saboteur").clause == "RUN-CARD-01"
    s = field(commanders=True)
    commander(s, 1, "varikas", "saboteur")
    build(s, 1, PLACE)
    put(s, 1, PLACE, reanimate=1)
    hold(s, 1, "burn_granary")
    attack(s, PLACE, 0, knight=1)
    assert refusal(s, 1, "command saboteur").clause == "RUN-CARD-01"  # a defender has nothing to break


@pytest.mark.clause("RUN-CMD-12")
@pytest.mark.parametrize(("symbol", "left"), [("gold", 1), ("silver", 2), ("red", 3)])
def test_a_battle_mage_deals_damage(symbol: str, left: int) -> None:
    s = before_draw(led("battle_mage"))
    do(s, 0, "command battle_mage")
    choose_symbol(s, 0, symbol, 2)
    assert army(s, 1) == {"reanimate": left}


@pytest.mark.clause("RUN-CMD-12", "RUN-CMD-31")
def test_an_inspiring_presence_adds_one_while_the_commander_stands_there() -> None:
    for at, routed, attackers in ((PLACE, False, 4), ("5B", False, 3), (PLACE, True, 3)):
        s = field(commanders=True)
        commander(s, 0, "valadir", "inspire", at, routed)
        put(s, 1, PLACE, reanimate=3)
        sink = listen(s)
        attack(s, PLACE, 0, knight=3)
        misses_to_the_end(s)
        assert strengths(s, sink) == (attackers, 3)


@pytest.mark.clause("RUN-CMD-15", "RUN-CMD-12")
def test_a_commander_takes_up_to_two_damage_in_each_round_if_its_player_lets_it() -> None:
    s = field(commanders=True)
    commander(s, 1, "varikas", "take_the_blow")
    put(s, 1, PLACE, reanimate=4)
    attack(s, PLACE, 0, knight=2, footman=2)
    draw(s, "damage 2", "damage")
    assert (question(s), s.seat()) == ("battle_window", 1)
    do(s, 1, "command take_the_blow")
    assert offers(s, 1) == ["figures 0", "figures 1", "figures 2"]
    assert refusal(s, 1, "figures 3").clause == "RUN-CARD-04"
    do(s, 1, "figures 2")
    assert damage_of(s, "varikas") == 2
    assert army(s, 1) == {"reanimate": 3}
    draw(s, "damage", "miss")  # the Footmen, in the next round
    do(s, 1, "command take_the_blow")
    assert offers(s, 1) == ["figures 0", "figures 1"]  # there is no more damage than that
    do(s, 1, "figures 1")
    assert damage_of(s, "varikas") == 3
    assert army(s, 1) == {"reanimate": 3}


@pytest.mark.clause("RUN-CMD-15")
def test_damage_never_comes_to_a_commander_otherwise() -> None:
    s = field(commanders=True)
    commander(s, 1, "varikas", "inspire")
    put(s, 1, PLACE, reanimate=1)
    attack(s, PLACE, 0, knight=3)
    draw(s, "damage 2", "damage 2", "damage")
    misses(s)
    assert damage_of(s, "varikas") == 0
    assert army(s, 1) == {}


@pytest.mark.clause("RUN-CMD-15", "RUN-CMD-16", "RUN-OBJ-04")
@pytest.mark.parametrize("neutral", [False, True])
def test_a_commander_may_fall_in_place_of_units_and_units_of_nobody_are_not_credited(neutral: bool) -> None:
    s = field(commanders=True)
    commander(s, 0, "valadir", "take_the_blow")
    wound(s, "valadir", 5)
    if neutral:
        neutrals(s, PLACE, beastman=3)
    else:
        put(s, 1, PLACE, skeleton_archer=3)
    attack(s, PLACE, 0, footman=3)
    draw(s, "damage", "miss", "miss")
    do(s, 0, "command take_the_blow", "figures 1")
    assert not in_game(s, "valadir")
    assert commanders(s, 0) == {}
    assert s.slain[1] == (0 if neutral else 1)


@pytest.mark.clause("RUN-CMD-12", "RUN-RET-01")
@pytest.mark.parametrize(("symbol", "standing"), [("silver", 2), ("red", 0)])
def test_an_orderly_retreat_keeps_up_to_three_units_standing(symbol: str, standing: int) -> None:
    s = field(commanders=True)
    commander(s, 0, "valadir", "orderly_retreat")
    put(s, 1, PLACE, reanimate=5)
    put(s, 0, "5B", footman=1)
    attack(s, PLACE, 0, knight=3)
    misses(s)
    assert offered(s, 0) == {"orderly_retreat"}
    do(s, 0, "command orderly_retreat")
    choose_symbol(s, 0, symbol, 2)
    if symbol != "red":
        hit(s, 0, "knight", "knight")
        do(s, 0, "go_on")
    pass_all(s)
    do(s, 0, "retreat_to 5B")
    assert there(s, "5B") == (
        {"footman": 1, "knight": 2, "knight_routed": 1} if standing else {"footman": 1, "knight_routed": 3}
    )


@pytest.mark.clause("RUN-CMD-12", "RUN-CARD-05", "RUN-CARD-03")
def test_eyes_everywhere_see_the_hand_and_may_bar_one_card() -> None:
    s = field(commanders=True)
    commander(s, 0, "valadir", "spy")
    put(s, 1, PLACE, reanimate=3)
    hold(s, 1, "shield_wall", "hold_the_line")
    sink = listen(s)
    attack(s, PLACE, 0, knight=3)
    do(s, 0, "command spy")
    assert [event["tactics"] for event in told(s, sink, "looked_at", 0)] == ["shield_wall", "hold_the_line"]
    assert "shield_wall" not in str(told(s, sink, "looked_at", -1))
    choose_symbol(s, 0, "silver", 2)
    assert offers(s, 0) == ["bar_card shield_wall", "bar_card hold_the_line"]
    assert refusal(s, 0, "bar_card bribery").clause == "RUN-TAC-04"
    do(s, 0, "bar_card hold_the_line")
    assert "hold_the_line" not in str(told(s, sink, "card_barred", -1))
    while not (question(s) == "battle_window" and s.frames[s.top() + questions.BATTLE_WINDOW_KIND] == AT_STRENGTH):
        if s.seat() == CHANCE:
            draw(s, "miss")
        else:
            do(s, int(s.seat()), "go_on")
    assert s.seat() == 1
    assert refusal(s, 1, "battle_card hold_the_line").clause == "RUN-CMD-12"


@pytest.mark.clause("RUN-CMD-12")
def test_eyes_everywhere_bar_nothing_on_red_and_see_nothing_of_neutral_units() -> None:
    s = field(commanders=True)
    commander(s, 0, "valadir", "spy")
    put(s, 1, PLACE, reanimate=3)
    hold(s, 1, "hold_the_line")
    attack(s, PLACE, 0, knight=3)
    do(s, 0, "command spy")
    choose_symbol(s, 0, "red", 2)
    assert question(s) != "bar_card"
    s = field(commanders=True)
    commander(s, 0, "valadir", "spy")
    neutrals(s, PLACE, beastman=3)
    hold(s, 0, "burn_granary")
    hold(s, 1, "hold_the_line")
    attack(s, PLACE, 0, knight=3)
    assert refusal(s, 0, "command spy").clause == "RUN-CARD-01"


@pytest.mark.clause("RUN-CMD-12", "RUN-CMD-15")
def test_no_quarter_makes_a_special_result_of_a_miss_for_one_damage() -> None:
    s = led("no_quarter", footman=3)
    pass_all(s)
    draw(s, "miss", "miss", "damage")
    do(s, 0, "command no_quarter")
    assert damage_of(s, "valadir") == 1
    assert army(s, 1) == {"reanimate": 1}  # Valiant Strike, and the damage icon
    s = led("no_quarter", footman=3)
    pass_all(s)
    draw(s, "damage", "damage", "damage")
    assert refusal(s, 0, "command no_quarter").clause == "RUN-CARD-01"


@pytest.mark.clause("RUN-CMD-15", "RUN-CMD-16")
def test_a_commander_who_falls_by_no_quarter_is_nobodys_victim() -> None:
    s = led("no_quarter", footman=3)
    wound(s, "valadir", 5)
    pass_all(s)
    draw(s, "miss", "miss", "damage")
    do(s, 0, "command no_quarter")
    assert not in_game(s, "valadir")
    assert s.slain[1] == 0
    assert army(s, 1) == {"reanimate": 1}  # the special result counts all the same


@pytest.mark.clause("RUN-CMD-12", "RUN-CMD-20")
def test_no_quarter_needs_its_miss_until_special_results_are_shown() -> None:
    """A second commander may put that very card aside."""
    s = field(commanders=True)
    commander(s, 0, "valadir", "no_quarter")
    hero(s, 0, "elyra")
    leads(s, 0, "elyra", "feint")
    put(s, 1, PLACE, reanimate=5)
    attack(s, PLACE, 0, footman=3)
    draw(s, "miss", "damage", "damage")
    do(s, 0, "command no_quarter", "command feint")
    choose_symbol(s, 0, "gold", 4)
    do(s, 0, "put_aside 1", "go_on")
    draw(s, "damage")
    assert army(s, 1) == {"reanimate": 2}


# --- Losing a battle -------------------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-CMD-14", "RUN-ORIG-10")
def test_scenario_31_overpower_does_not_hit_a_damaged_commander() -> None:
    """Scenario 31."""
    s = field(2, ("latari", "waiqar"), commanders=True)
    commander(s, 1, "varikas", "inspire")
    wound(s, "varikas", 2)
    put(s, 1, PLACE, dark_knight=1)
    attack(s, PLACE, 0, warrior=1)
    draw(s, "miss")  # the Dark Knight, in the row before
    draw(s, "special")
    assert question(s) != "aim"  # nobody to choose: the only unit is undamaged and stands
    assert in_game(s, "varikas")
    assert damage_of(s, "varikas") == 2
    assert hero_at(s, "varikas") == area(PLACE)


@pytest.mark.clause("RUN-CMD-13")
def test_a_commander_retreats_with_the_units_and_is_routed() -> None:
    s = field(commanders=True)
    commander(s, 0, "valadir", "feint")
    hero(s, 0, "elyra", PLACE)  # no commander: stays in ruleset original
    put(s, 1, PLACE, reanimate=5)
    put(s, 0, "5B", footman=1)
    attack(s, PLACE, 0, knight=2)
    misses_to_the_end(s)
    assert winner(s) == "defender"
    do(s, 0, "retreat_to 5B")
    assert hero_at(s, "valadir") == area("5B")
    assert lies(s, "valadir")
    assert hero_at(s, "elyra") == area(PLACE)
    assert not lies(s, "elyra")


@pytest.mark.clause("RUN-CMD-13")
def test_a_commander_of_the_winner_stays() -> None:
    s = field(commanders=True)
    commander(s, 0, "valadir", "feint")
    put(s, 1, PLACE, reanimate=1)
    attack(s, PLACE, 0, knight=3)
    misses_to_the_end(s)
    assert hero_at(s, "valadir") == area(PLACE)
    assert not lies(s, "valadir")


@pytest.mark.clause("RUN-CMD-26", "RUN-CMD-16")
def test_a_commander_who_lay_routed_is_lost_with_the_battle() -> None:
    """A-19."""
    s = field(commanders=True)
    commander(s, 0, "valadir", "feint", routed=True)
    put(s, 1, PLACE, reanimate=5)
    put(s, 0, "5B", footman=1)
    attack(s, PLACE, 0, knight=2)
    misses_to_the_end(s)
    do(s, 0, "retreat_to 5B")
    assert not in_game(s, "valadir")
    assert s.slain[1] == 1


@pytest.mark.clause("RUN-CMD-28", "RUN-CMD-31")
def test_a_commander_without_units_retreats_to_a_friendly_else_an_empty_area() -> None:
    s = field(commanders=True)
    commander(s, 1, "varikas", "inspire")
    build(s, 1, PLACE, damaged=True)
    put(s, 1, "5B", reanimate=1)
    attack(s, PLACE, 0, knight=4)
    misses_to_the_end(s)
    assert hero_at(s, "varikas") == area("5B")
    assert lies(s, "varikas")
    s = field(commanders=True)
    commander(s, 1, "varikas", "inspire")
    build(s, 1, PLACE, damaged=True)
    attack(s, PLACE, 0, knight=4)
    misses_to_the_end(s)
    assert offers(s, 1) == ["retreat_to 5B", "retreat_to 5C"]
    assert refusal(s, 1, "retreat_to DB").clause == "RUN-RET-06"
    do(s, 1, "retreat_to 5C")
    assert hero_at(s, "varikas") == area("5C")


@pytest.mark.clause("RUN-CMD-28", "RUN-CMD-16")
def test_a_commander_without_a_way_out_is_defeated() -> None:
    s = field(commanders=True)
    commander(s, 1, "varikas", "inspire")
    build(s, 1, PLACE, damaged=True)
    for at in ("5B", "5C"):
        put(s, 0, at, footman=1)
    attack(s, PLACE, 0, knight=4)
    misses_to_the_end(s)
    assert not in_game(s, "varikas")
    assert s.position()["commander_discard"] == ["inspire"]


@pytest.mark.clause("RUN-CMD-25", "RUN-BAT-04")
def test_in_the_revised_ruleset_a_commander_may_support_a_type() -> None:
    s = field(commanders=True, ruleset="revised")
    commander(s, 0, "valadir", "inspire")
    put(s, 1, PLACE, reanimate=3)
    attack(s, PLACE, 0, knight=3)
    assert "support valadir" in offers(s, 0)
    do(s, 0, "support valadir")
    draw(s, "damage", "miss", "miss", "miss")
    aside = [text for text in offers(s, 0) if text.startswith("put_aside")]
    assert len(aside) == 4
