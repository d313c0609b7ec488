"""Which options a table may choose, and what they change [RUN-BOW-01] to [RUN-BOW-07] [RUN-EPIC-03] [RUN-ORIG-04] to
[RUN-ORIG-08]."""

from __future__ import annotations

from itertools import product

import pytest
from runewars_battle import PLACE, army, attack, draw, field, fight, lay, listen, misses_to_the_end, strengths
from runewars_orders import capital, hero, question
from runewars_seasons import lie_open, rich, rune_at, season_card
from runewars_setup import box
from runewars_table import build, do, offers, put, refusal, rune, table, turn

from bannerhall.core.errors import BadRequest
from bannerhall.core.ruleset import Choice
from bannerhall.games.runewars import GAME
from bannerhall.games.runewars.rules.components import ORDERS

MODULES = ("development_cards", "commanders", "free_cities")


def refused_by(**options: Choice) -> str:
    """The clause against such a table."""
    with pytest.raises(BadRequest) as caught:
        GAME.new(2, None, options)
    return caught.value.clause


# --- What goes together ----------------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-BOW-01")
def test_the_expansion_and_all_its_standing_rules_are_the_default() -> None:
    s = box()
    assert s.rules.options["bow"] is True
    assert s.rules.options["ruleset"] == "original"
    assert not any(s.rules.options[module] for module in (*MODULES, "road_to_victory", "exploration", "epic"))
    s = table(2)
    assert "order garrison" in offers(s, 0)
    turn(s, 0, "acquire_power")
    rich(s, 9, 0)
    do(s, 0, "use_bonus")
    assert "take_title guildmaster" in offers(s, 0)


@pytest.mark.clause("RUN-BOW-02")
@pytest.mark.parametrize("chosen", list(product((False, True), repeat=4)))
def test_the_modules_of_the_expansion_combine_in_any_way(chosen: tuple[bool, ...]) -> None:
    options: dict[str, Choice] = dict(zip((*MODULES, "road_to_victory"), chosen, strict=True))
    for ruleset in ("original", "revised"):
        s = GAME.new(3, 7, {**options, "ruleset": ruleset})
        assert {name: s.rules.options[name] for name in options} == options


@pytest.mark.clause("RUN-BOW-02", "RUN-BOW-07")
@pytest.mark.parametrize("module", MODULES)
def test_no_module_without_the_expansion(module: str) -> None:
    assert refused_by(bow=False, **{module: True}) == "RUN-BOW-07"


@pytest.mark.clause("RUN-BOW-07", "RUN-WIN-03")
def test_only_the_revised_box_has_victory_cards_of_its_own() -> None:
    assert refused_by(bow=False, road_to_victory=True) == "RUN-BOW-07"
    s = table(2, ruleset="revised", bow=False)
    for at in ("DA", "DB", "DC", "5A", "5B", "5C"):
        rune(s, at, "dragon", seen=[0])
        put(s, 0, at, footman=1)
    turn(s, 0, "harvest")
    do(s, 0, "claim_victory")
    assert s.claim[0] == 1
    assert rune_at(s, "5A") == "dragon up"


@pytest.mark.clause("RUN-EPIC-03", "RUN-EPIC-01")
def test_the_epic_game_is_for_the_original_ruleset() -> None:
    assert refused_by(epic=True, ruleset="revised") == "RUN-EPIC-03"
    assert GAME.new(2, 1, {"epic": True}).rules.options["epic"] is True


@pytest.mark.clause("RUN-MAP-30", "RUN-MAP-24")
def test_ready_made_home_realms_need_a_preset_board() -> None:
    assert refused_by(board="build", homes="preset") == "RUN-MAP-30"
    assert GAME.new(2, 1, {"board": "preset", "homes": "preset"}).depth != 0


@pytest.mark.clause("RUN-BOW-02")
def test_every_preset_is_a_table_that_can_be_played() -> None:
    assert len(GAME.presets) == 7
    for preset in GAME.presets:
        for seats in (2, 3, 4):
            assert GAME.new(seats, 3, preset.options).depth != 0


# --- New units -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-BOW-05")
def test_a_new_unit_fights_in_its_row_with_its_ability_until_its_health_is_used_up() -> None:
    s = fight({"knight": 2}, {"vampire": 2})
    draw(s, "damage", "damage")  # row 2
    assert army(s, 1) == {"vampire": 1}  # one damage is not enough, two are
    draw(s, "special")  # row 3: nobody lies whose life could be drained, so it deals 1 damage
    assert army(s, 0) == {"knight": 1, "knight_1": 1}


# --- What the original ruleset does differently ----------------------------------------------------------------------


@pytest.mark.clause("RUN-ORIG-04")
@pytest.mark.parametrize(("ruleset", "number"), [("original", 2), ("revised", 1)])
def test_threatened_home_realms_lose_two_tokens_or_one(ruleset: str, number: int) -> None:
    s = table(2, ruleset=ruleset)
    for at in ("DA", "DB", "DC"):
        rune(s, at, "dragon", seen=[0])
    season_card(s, "threatened_home_realms")
    for at in ("5A", "5B", "5C")[:number]:
        do(s, 0, offers(s, 0)[0], f"pick_area {at}")
    assert question(s) == "choose_order"
    assert sum(rune_at(s, at) == "dragon" for at in ("DA", "DB", "DC")) == 3 - number


@pytest.mark.clause("RUN-ORIG-05", "RUN-ORD3-04")
@pytest.mark.parametrize("order", ["mobilize", "conquer"])
def test_heroes_march_in_the_revised_ruleset_alone(order: str) -> None:
    for ruleset, comes in (("original", False), ("revised", True)):
        s = table(2, ruleset=ruleset)
        put(s, 0, "DB", footman=1)
        hero(s, 0, "ronan", "DB")
        turn(s, 0, order)
        do(s, 0, "activate 5A")
        assert ("move_hero ronan" in offers(s, 0)) == comes
        if not comes:
            assert refusal(s, 0, "move_hero ronan").clause == "RUN-MOV-14"


@pytest.mark.clause("RUN-ORIG-07", "RUN-BAT-32")
def test_scenario_48_a_routed_giant_counts_in_the_revised_ruleset_alone() -> None:
    """Scenario 48."""
    for ruleset, strength in (("original", 1), ("revised", 2)):
        s = fight({"footman": 1, "giant": 1}, {"reanimate": 3}, ruleset=ruleset)
        sink = listen(s)
        lay(s, 0, "giant")
        misses_to_the_end(s)
        assert strengths(s, sink)[0] == strength


# --- Orders that work in a battle ------------------------------------------------------------------------------------


def conquer(damaged: bool, others: bool = False, **defenders: int) -> tuple[object, object]:
    """Both strengths when Conquer leads two Footmen against a stronghold; the order may have no bonus."""
    s = table(2)
    build(s, 1, "5B", damaged=damaged)
    put(s, 0, "5A", footman=2)
    if defenders:
        put(s, 1, "5B", False, **defenders)
    if others:
        lie_open(s, 0, "fortify")
    turn(s, 0, "conquer")
    if others:
        lie_open(s, 0, "fortify")
    do(s, 0, "activate 5B", "move_from 5A", "units 2")
    sink = listen(s)
    while question(s) in ("march_source", "march_number"):
        do(s, 0, "done")
    misses_to_the_end(s)
    return strengths(s, sink)


@pytest.mark.clause("RUN-ORD3-02", "RUN-ORD3-03")
def test_scenario_50_conquer_takes_three_from_a_stronghold_and_not_more_than_it_has() -> None:
    """Scenario 50."""
    assert conquer(damaged=False) == (2, 2)
    assert conquer(damaged=True) == (2, 0)
    assert conquer(damaged=True, reanimate=1) == (2, 1)
    assert conquer(damaged=False, others=True) == (2, 5)  # not the highest open card: no bonus


@pytest.mark.clause("RUN-ORD3-03", "RUN-CAP-04")
def test_scenario_50_a_capital_is_weakened_as_well() -> None:
    """Scenario 50."""
    s = table(2, development_cards=True)
    capital(s, 1, "5B")
    put(s, 0, "5A", footman=2)
    turn(s, 0, "conquer")
    do(s, 0, "activate 5B", "move_from 5A", "units 2")
    sink = listen(s)
    while question(s) in ("march_source", "march_number"):
        do(s, 0, "done")
    misses_to_the_end(s)
    assert strengths(s, sink) == (2, 4)


@pytest.mark.clause("RUN-ORD3-03")
def test_a_stronghold_that_is_weakened_twice_counts_nothing() -> None:
    s = table(2)
    build(s, 1, "5B", damaged=True)
    put(s, 1, "5B", reanimate=1)
    put(s, 0, "5A", footman=2)
    turn(s, 0, "conquer")
    do(s, 0, "activate 5B", "move_from 5A", "units 2")
    sink = listen(s)
    while question(s) in ("march_source", "march_number"):
        do(s, 0, "done")
    s.breach = 2  # Siege Plans
    misses_to_the_end(s)
    assert strengths(s, sink) == (2, 1)


@pytest.mark.clause("RUN-GAR-02", "RUN-GAR-05")
def test_scenario_10_a_garrison_adds_two_for_the_defender() -> None:
    """Scenario 10."""
    for order, defence in (("garrison", 2 + 5 + 2), ("harvest", 2 + 5)):
        s = field()
        build(s, 1, PLACE)
        put(s, 1, PLACE, reanimate=2)
        s.set_order(1, ORDERS.index(order) + 1)
        attack(s, footman=4)
        sink = listen(s)
        misses_to_the_end(s)
        assert strengths(s, sink) == (4, defence)


@pytest.mark.clause("RUN-GAR-02", "RUN-GAR-05")
def test_a_garrison_helps_no_attacker() -> None:
    s = field()
    s.set_order(0, ORDERS.index("garrison") + 1)
    put(s, 1, PLACE, reanimate=1)
    attack(s, footman=2)
    sink = listen(s)
    misses_to_the_end(s)
    assert strengths(s, sink) == (2, 1)
