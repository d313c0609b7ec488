"""Special powers, first half: Alchemist to Heroic."""

from __future__ import annotations

import pytest
from smallworld_table import at

RED, BLUE, GREEN = 0, 1, 2
OTHERS = {"1a": "wizards commando 0"}


@pytest.mark.clause("SMW-POWER-01", "SMW-POWER-02")
def test_an_alchemist_is_paid_every_turn_even_without_a_region_until_the_decline() -> None:
    assert at({"m2-01": "0a1"}, {"0a": "ratmen alchemist 0", **OTHERS}).do(RED, "stop").coins(RED) == 5 + 1 + 2
    assert at({}, {"0a": "ratmen alchemist 3", **OTHERS}).do(RED, "stop").coins(RED) == 5 + 2
    declined = at({"m2-01": "0a1"}, {"0a": "ratmen alchemist 0", **OTHERS}, ask="choose").do(RED, "decline")
    assert declined.coins(RED) == 5 + 1


# --- Berserk ---------------------------------------------------------------------------------------------------------

BERSERK = {"0a": "ratmen berserk 3", "1a": "wizards commando 0"}


@pytest.mark.clause("SMW-POWER-03")
def test_s13_a_berserk_race_rolls_then_names_its_target_and_pays_less() -> None:
    table = at({"m2-01": "0a1", "m2-02": "1a1"}, {**BERSERK, "0a": "ratmen berserk 1"})
    table.do(RED, "roll").roll("face 2")
    assert (table.price("m2-02"), table.price("m2-06")) == (1, 1)
    assert table.offers() == ["stop", "take m2-02", "take m2-05", "take m2-06"]
    table.do(RED, "take m2-02")
    assert table.holder("m2-02") == (RED, "active")
    assert table.state.seat() == BLUE, "no token is left for another roll"


@pytest.mark.clause("SMW-POWER-03")
def test_the_price_never_falls_below_one_and_only_a_berserk_race_rolls_first() -> None:
    table = at({"m2-01": "0a1"}, BERSERK).do(RED, "roll").roll("face 3")
    assert table.price("m2-02") == 1
    assert at({"m2-01": "0a1"}, {"0a": "ratmen hill 3", **OTHERS}).refused(RED, "roll") == "SMW-POWER-03"
    assert at({"m2-01": "0a1"}, {"0a": "ratmen berserk 0", **OTHERS}).refused(RED, "roll") == "SMW-DIE-01"


@pytest.mark.clause("SMW-POWER-04", "SMW-POWER-06")
def test_a_roll_that_reaches_nothing_was_the_last_attempt() -> None:
    table = at({"m2-01": "0a1"}, {"0a": "ratmen berserk 1", **OTHERS}).do(RED, "roll").roll("face 0")
    assert (table.state.seat(), table.tokens("m2-01")) == (BLUE, 2)


@pytest.mark.clause("SMW-POWER-05")
def test_rolling_is_optional_and_a_roll_counts_for_one_conquest_only() -> None:
    table = at({"m2-01": "0a1"}, {"0a": "ratmen berserk 6", **OTHERS}).do(RED, "take m2-02")
    assert table.hand(RED) == 4
    table.do(RED, "roll").roll("face 1")
    assert table.refused(RED, "roll") == "SMW-POWER-05"
    assert "roll" not in table.offers()
    table.do(RED, "take m2-06")
    assert (table.hand(RED), table.price("m2-05")) == (3, 3)
    table.do(RED, "roll").roll("face 3")
    assert table.price("m2-05") == 1
    table.do(RED, "stop")
    assert table.asks() == "redeploy"


@pytest.mark.clause("SMW-POWER-06")
def test_a_berserk_race_has_no_plain_final_attempt_and_a_spell_uses_no_roll() -> None:
    table = at({"m2-01": "0a1"}, {"0a": "ratmen berserk 1", **OTHERS})
    assert table.offers_of("dare") == []
    assert table.refused(RED, "dare m2-02") == "SMW-POWER-06"
    table = at({"m2-01": "0a1", "m2-02": "1a1"}, {"0a": "sorcerers berserk 3", **OTHERS})
    assert "spell m2-02" in table.offers()
    table.do(RED, "roll").roll("face 1")
    assert table.refused(RED, "spell m2-02") == "SMW-POWER-05"
    assert table.offers_of("spell") == []


# --- Bivouacking, Commando -------------------------------------------------------------------------------------------

CAMPERS = {"0a": "ratmen bivouacking 0", "1a": "wizards commando 0"}


@pytest.mark.clause("SMW-POWER-07", "SMW-POWER-08", "SMW-POWER-10")
def test_five_encampments_are_spread_and_may_move_every_turn() -> None:
    table = at({"m2-01": "0a1 camps5", "m2-02": "0a1"}, CAMPERS).do(RED, "stop")
    assert (table.region("m2-01")["camps"], table.offers()) == (0, ["camp m2-01", "camp m2-02"])
    assert table.refused(RED, "done") == "SMW-POWER-10"
    assert table.refused(RED, "camp m2-05") == "SMW-REDEPLOY-01"
    table.do(RED, "camp m2-02", "camp m2-02", "camp m2-02", "camp m2-01")
    assert table.asks() == "redeploy", "all five must be placed"
    table.do(RED, "camp m2-02")
    assert (table.region("m2-01")["camps"], table.region("m2-02")["camps"], table.state.seat()) == (1, 4, BLUE)


@pytest.mark.clause("SMW-POWER-07")
def test_each_encampment_adds_one_to_the_defence_and_no_other_race_has_any() -> None:
    table = at({"m2-01": "0a1", "m2-02": "1a1 camps3"}, {"0a": "orcs hill 9", "1a": "ratmen bivouacking 0"})
    assert table.price("m2-02") == 2 + 1 + 3
    plain = at({"m2-01": "0a2", "m2-02": "0a1"}, {"0a": "orcs fortified 0", **OTHERS}, ask="redeploy")
    assert plain.refused(RED, "camp m2-01") == "SMW-POWER-07"


@pytest.mark.clause("SMW-POWER-09")
def test_encampments_disappear_at_the_decline() -> None:
    table = at({"m2-01": "0a1 camps5"}, CAMPERS, ask="choose").do(RED, "decline")
    assert (table.region("m2-01")["camps"], table.position()["supply"]["camps"]) == (0, 0)


@pytest.mark.clause("SMW-POWER-10")
def test_encampments_hold_no_region_alone_and_stay_in_hand_without_one() -> None:
    table = at({"m2-01": "0a1 camps5", "m2-02": "0a1"}, CAMPERS, ask="ready").do(RED, "abandon m2-01")
    assert (table.holder("m2-01"), table.region("m2-01")["camps"], table.position()["supply"]["camps"]) == (None, 0, 5)
    table.do(RED, "ready", "stop")
    assert table.region("m2-02")["camps"] == 5, "a single region takes them all"
    homeless = at({}, {**CAMPERS, "0a": "ratmen bivouacking 2"}).do(RED, "stop")
    assert (homeless.state.seat(), homeless.position()["supply"]["camps"]) == (BLUE, 5)


@pytest.mark.clause("SMW-POWER-11")
def test_a_commando_pays_one_less_everywhere() -> None:
    table = at({"m2-01": "0a1", "m2-02": "1a2"}, {"0a": "ratmen commando 9", "1a": "orcs hill 0"})
    assert [table.price(name) for name in ("m2-02", "m2-05", "m2-06")] == [3, 2, 1]


# --- Diplomat --------------------------------------------------------------------------------------------------------

DIPLOMAT = {"0a": "ratmen diplomat 5", "1a": "orcs hill 0", "2a": "humans swamp 0"}
BETWEEN = {"m3-08": "0a1", "m3-01": "1a1", "m3-09": "2a1", "m3-13": "1d1"}


@pytest.mark.clause("SMW-POWER-12")
def test_s32_a_diplomat_names_an_opponent_whose_active_race_was_left_alone() -> None:
    table = at(BETWEEN, {**DIPLOMAT, "1d": "elves - 0"}, seats=3).do(RED, "take m3-01", "stop", "rest m3-08")
    assert table.asks() == "ally"
    assert table.offers() == ["nobody", "ally 3"]
    assert table.refused(RED, "ally 2") == "SMW-POWER-17"
    assert table.refused(RED, "ally 1") == "SMW-POWER-12"
    table.do(RED, "ally 3")
    assert table.player(RED)["ally"] == GREEN
    assert table.coins(RED) == 5 + 2, "the ally is named before scoring"


@pytest.mark.clause("SMW-POWER-12", "SMW-POWER-14")
def test_s32_the_ally_cannot_attack_the_active_race_but_its_declined_one() -> None:
    regions = {"m2-01": "0a1", "m2-02": "1a1", "m2-08": "0d1"}
    peoples = {"0a": "ratmen diplomat 0", "0d": "elves - 0", "1a": "orcs hill 3"}
    table = at(regions, peoples, active=BLUE, players={RED: {"ally": BLUE}})
    assert table.refused(BLUE, "take m2-01") == "SMW-POWER-12"
    assert table.refused(BLUE, "dare m2-01") == "SMW-POWER-12"
    assert "m2-08" in table.offers_of("dare")
    assert "m2-01" not in [text.split()[-1] for text in table.offers()]
    free = at(regions, peoples, active=BLUE)
    assert free.refused(BLUE, "take m2-01") is None


@pytest.mark.clause("SMW-POWER-14")
def test_s32_ghouls_in_decline_of_the_ally_may_attack() -> None:
    regions = {"m2-01": "0a1", "m2-02": "1d9", "m2-20": "1a1"}
    peoples = {"0a": "ratmen diplomat 0", "1a": "orcs hill 0", "1d": "ghouls - 0"}
    table = at(regions, peoples, active=BLUE, who="1d", ask="ready", players={RED: {"ally": BLUE}}).do(BLUE, "ready")
    assert table.do(BLUE, "take m2-01").holder("m2-01") == (BLUE, "declined")


@pytest.mark.clause("SMW-POWER-13", "SMW-POWER-18")
def test_the_ally_is_named_anew_each_turn_and_peace_ends_with_the_next_one() -> None:
    table = at({"m2-01": "0a1", "m2-02": "1a1"}, {"0a": "ratmen diplomat 0", "1a": "orcs hill 0"})
    table.do(RED, "stop", "ally 2").do(BLUE, "expand", "ready")
    assert table.state.seat() == RED
    assert table.player(RED)["ally"] is None, "it ends when the Diplomat's turn begins"
    table.do(RED, "expand", "ready")
    assert table.offers() == ["nobody", "ally 2"]
    table.do(RED, "nobody")
    assert table.player(RED)["ally"] is None
    kept = at({"m2-01": "0a1"}, {"0a": "ratmen diplomat 0", "1a": "orcs hill 0"}, ask="ready").do(RED, "ready")
    assert kept.do(RED, "ally 2").player(RED)["ally"] == BLUE


@pytest.mark.clause("SMW-POWER-15", "SMW-POWER-16")
def test_peace_binds_the_player_with_a_race_picked_later_too() -> None:
    column = ("humans hill", "elves swamp")
    table = at({"m2-01": "0a1"}, {"0a": "ratmen diplomat 0"}, column=column).do(RED, "stop", "ally 2")
    table.do(BLUE, "pick humans").reveal().do(BLUE, "without")
    assert table.refused(BLUE, "take m2-01") == "SMW-POWER-12"
    assert "m2-02" in table.offers_of("take")


@pytest.mark.clause("SMW-POWER-17")
@pytest.mark.parametrize(("race", "answer"), [("sorcerers diplomat", "spell m3-01"), ("ratmen diplomat", "dare m3-01")])
def test_spells_and_failed_attempts_are_attacks(race: str, answer: str) -> None:
    peoples = {"0a": f"{race} 1", "1a": "orcs hill 0", "2a": "humans swamp 0"}
    table = at({"m3-08": "0a1", "m3-01": "1a1", "m3-20": "1a1"}, peoples, seats=3).do(RED, answer)
    if answer.startswith("dare"):
        table.roll("face 0")
    else:
        table.do(RED, "stop", "deploy m3-08")
    assert table.offers() == ["nobody", "ally 3"]
    assert table.refused(RED, "ally 2") == "SMW-POWER-17"


@pytest.mark.clause("SMW-POWER-17", "SMW-POWER-14")
def test_attacks_by_own_ghouls_or_on_races_in_decline_leave_the_choice_open() -> None:
    regions = {"m2-01": "0d5", "m2-02": "1a1", "m2-20": "0a4", "m2-21": "1d1", "m2-09": "1a1"}
    peoples = {"0a": "ratmen diplomat 0", "0d": "ghouls - 0", "1a": "orcs hill 0", "1d": "elves - 0"}
    table = at(regions, peoples, ask="choose").do(RED, "expand", "ready", "take m2-02", "stop", "rest m2-01")
    assert table.position()["this_turn"]["attacked"] == []
    table.do(RED, "ready", "take m2-21", "rest m2-20")
    assert table.offers() == ["nobody", "ally 2"]


@pytest.mark.clause("SMW-POWER-17")
def test_who_has_attacked_everybody_is_not_asked() -> None:
    table = at({"m2-01": "0a1", "m2-02": "1a1"}, {"0a": "ratmen diplomat 3", "1a": "orcs hill 0"})
    table.do(RED, "take m2-02", "rest m2-01")
    assert (table.state.seat(), table.player(RED)["ally"]) == (BLUE, None)


@pytest.mark.clause("SMW-POWER-18")
def test_peace_ends_with_the_decline_of_the_diplomats() -> None:
    """The turn of the decline begins with the end of the peace, too; a peace at another time ends as well."""
    peoples = {"0a": "ratmen diplomat 0", "1a": "orcs hill 3"}
    table = at({"m2-01": "0a1", "m2-02": "1a1"}, peoples, ask="choose", players={RED: {"ally": BLUE}})
    table.do(RED, "decline")
    assert table.player(RED)["ally"] is None
    table.do(BLUE, "expand", "ready")
    assert table.refused(BLUE, "take m2-01") is None


# --- Dragon Master ---------------------------------------------------------------------------------------------------

DRAGON = {"0a": "ratmen dragon_master 1", "1a": "orcs hill 0"}


@pytest.mark.clause("SMW-POWER-19", "SMW-POWER-20")
def test_s21_the_dragon_takes_whatever_is_defended_once_a_turn_and_makes_it_immune() -> None:
    regions = {"m2-09": "0a1", "m2-08": "1a4", "m2-20": "1a6"}
    table = at(regions, {**DRAGON, "0a": "ratmen dragon_master 3"}).do(RED, "dragon m2-08")
    assert (table.holder("m2-08"), table.tokens("m2-08"), table.hand(RED)) == ((RED, "active"), 1, 2)
    assert table.region("m2-08")["marks"] == ["dragon"]
    assert table.refused(RED, "dragon m2-14") == "SMW-POWER-19"
    assert table.offers_of("dragon") == []
    table.do(RED, "stop", "rest m2-09").do(BLUE, "expand", "ready", "take m2-13")
    assert table.refused(BLUE, "take m2-08") == "SMW-CONQ-17"
    assert at(regions, {"0a": "ratmen hill 3", "1a": "orcs swamp 0"}).refused(RED, "dragon m2-08") == "SMW-POWER-19"


@pytest.mark.clause("SMW-POWER-21")
def test_s21_the_dragon_may_leave_on_a_later_turn_and_its_region_is_no_longer_immune() -> None:
    regions = {"m2-08": "0a1 dragon", "m2-02": "1a1"}
    table = at(regions, DRAGON).do(RED, "dragon m2-14")
    assert (table.region("m2-08")["marks"], table.region("m2-14")["marks"]) == ([], ["dragon"])
    regions = {"m2-08": "1a1", "m2-14": "1a1 dragon", "m2-02": "0a1"}
    foe = at(regions, {"0a": "orcs hill 9", "1a": "ratmen dragon_master 0"})
    assert "m2-08" in foe.offers_of("take")


@pytest.mark.clause("SMW-POWER-21")
def test_the_dragon_disappears_at_the_decline() -> None:
    table = at({"m2-08": "0a1 dragon"}, {**DRAGON, "0a": "ratmen dragon_master 0"}, ask="choose").do(RED, "decline")
    assert table.region("m2-08")["marks"] == []


@pytest.mark.clause("SMW-POWER-22")
def test_the_dragon_needs_a_token_and_a_region_that_may_be_attacked() -> None:
    regions = {"m2-01": "0a1", "m2-02": "1a1 hero", "m2-09": "1a1", "m2-06": "1a1"}
    peoples = {"0a": "ratmen dragon_master 1", "1a": "orcs heroic 0"}
    table = at(regions, peoples)
    assert table.refused(RED, "dragon m2-00") == "SMW-CONQ-02"
    assert table.refused(RED, "dragon m2-02") == "SMW-CONQ-17"
    assert table.refused(RED, "dragon m2-09") == "SMW-CONQ-09"
    assert table.offers_of("dragon") == ["m2-05", "m2-06"]
    empty = at(regions, {**peoples, "0a": "ratmen dragon_master 0"})
    assert empty.refused(RED, "dragon m2-06") == "SMW-POWER-22"
    assert empty.offers() == ["stop"]
    entry = at({}, {"0a": "ratmen dragon_master 1", **OTHERS})
    assert entry.refused(RED, "dragon m2-09") == "SMW-ENTRY-01"
    assert "m2-05" in entry.offers_of("dragon")


@pytest.mark.clause("SMW-POWER-22", "SMW-POWER-12")
def test_the_dragon_keeps_the_peace() -> None:
    regions = {"m2-01": "0a1", "m2-02": "1a1"}
    peoples = {"0a": "ratmen dragon_master 1", "1a": "orcs diplomat 0"}
    table = at(regions, peoples, players={BLUE: {"ally": RED}})
    assert table.refused(RED, "dragon m2-02") == "SMW-POWER-12"
    assert "m2-02" not in table.offers_of("dragon")


@pytest.mark.clause("SMW-POWER-23")
def test_the_dragon_stays_if_it_is_not_used_and_goes_to_hand_with_its_region() -> None:
    regions = {"m2-08": "0a1 dragon", "m2-09": "0a1"}
    stays = at(regions, {**DRAGON, "0a": "ratmen dragon_master 0"}).do(RED, "stop")
    assert stays.region("m2-08")["marks"] == ["dragon"]
    left = at(regions, {**DRAGON, "0a": "ratmen dragon_master 0"}, ask="ready").do(RED, "abandon m2-08", "ready")
    assert left.region("m2-08")["marks"] == []
    assert "m2-14" in left.offers_of("dragon"), "and may be used again"
