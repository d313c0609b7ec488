"""Magic items: taking, crosses, boots, potions, traps."""

from __future__ import annotations

import pytest
from xorlosch_table import BLUE, GREEN, RED, at

LONE = "w1@start"


# --- Taking and crosses ----------------------------------------------------------------------------------------------


@pytest.mark.clause("XOR-ITEM-01", "XOR-ITEM-05", "XOR-ITEM-11", "XOR-TURN-01")
def test_t15_a_dwarf_in_each_of_both_spaces_takes_a_token_for_the_next_turn() -> None:
    table = at("w1@boots1 m1@boots2")
    assert table.offers_of("take") == ["boots"]
    table.do(RED, "take boots")
    assert (table.held(RED, "boots"), table.supply("boots")) == ("crossed", (0, 0))
    assert table.pool() == 6
    assert table.refused(RED, "boots w1") == "XOR-ITEM-05"
    assert table.offers_of("boots") == []
    table.do(RED, "end")
    assert table.held(RED, "boots") == "crossed", "only the owner's turn turns his cross"
    table.do(BLUE, "end")
    assert table.held(RED, "boots") == "ready"
    assert table.refused(RED, "boots w1") is None


@pytest.mark.clause("XOR-ITEM-01")
@pytest.mark.parametrize("group", ["w1@boots1", "w1@boots1 m1@boots1", "w1@boots1 m1@potion2"])
def test_one_space_is_not_enough(group: str) -> None:
    table = at(group, "w1@boots2")
    assert table.refused(RED, "take boots") == "XOR-ITEM-01"
    assert table.offers_of("take") == []


@pytest.mark.clause("XOR-ITEM-02")
def test_neither_level_nor_type_matters() -> None:
    table = at("w1@trap1 w1@trap2", "w5@trap1", "m5@trap2").do(RED, "take trap")
    assert table.held(RED, "trap") == "crossed"


@pytest.mark.clause("XOR-ITEM-03")
def test_only_the_active_player_takes_items_at_any_moment_of_his_turn() -> None:
    table = at("w1@boots1 m1@t05", "w1@potion1 w1@potion2")
    assert table.refused(RED, "take boots") == "XOR-ITEM-01"
    assert table.refused(BLUE, "take potion") == "HALL-ASK-02"
    assert table.do(RED, "move m1-boots2", "take boots", "move m1-t05").held(RED, "boots") == "crossed"


@pytest.mark.clause("XOR-ITEM-06")
def test_t15_one_token_of_each_kind_but_all_three_kinds() -> None:
    table = at("w1@boots1 m1@boots2", LONE, LONE, held={RED: "boots potion* trap"})
    assert table.supply("boots") == (1, 0)
    assert table.refused(RED, "take boots") == "XOR-ITEM-06"
    assert [table.held(RED, item) for item in ("boots", "potion", "trap")] == ["ready", "crossed", "ready"]


@pytest.mark.clause("XOR-ITEM-04", "XOR-ITEM-07", "XOR-ITEM-09")
def test_t16_a_used_token_cannot_be_taken_again_in_this_turn() -> None:
    table = at("w1@boots1 m1@boots2 w1@start", "w1@boots1 m1@boots2", held={RED: "boots"}).do(RED, "boots w2")
    assert (table.held(RED, "boots"), table.supply("boots")) == ("none", (0, 1))
    assert table.refused(RED, "take boots") == "XOR-ITEM-04"
    table.do(RED, "end")
    assert table.supply("boots") == (1, 0)
    assert table.do(BLUE, "take boots").held(BLUE, "boots") == "crossed"


@pytest.mark.clause("XOR-ITEM-08", "XOR-ITEM-09", "XOR-ITEM-05")
def test_t16_use_one_and_take_another_of_the_kind() -> None:
    table = at("w1@boots1 m1@boots2 w1@start", LONE, LONE, held={RED: "boots"}).do(RED, "boots w2", "take boots")
    assert (table.held(RED, "boots"), table.supply("boots")) == ("crossed", (0, 1))
    assert table.refused(RED, "boots w1") == "XOR-ITEM-05"


@pytest.mark.clause("XOR-ITEM-15", "XOR-TURN-01")
def test_t17_a_token_another_player_used_is_crossed_until_the_next_turn() -> None:
    table = at("w1@potion1 m1@potion2", "w1@t08", held={BLUE: "potion"}).do(BLUE, "potion w1")
    assert table.supply("potion") == (0, 1)
    assert table.refused(RED, "take potion") == "XOR-ITEM-04"
    assert table.do(RED, "end").supply("potion") == (1, 0)


@pytest.mark.clause("XOR-ITEM-10", "XOR-TURN-04")
def test_effects_end_with_the_turn() -> None:
    table = at("w1@t08 m1@t20", LONE, held={RED: "boots potion trap"}, red="R17 R19 R20 R23")
    table.do(RED, "boots w1", "potion w1", "trap m1-R20")
    turn = table.now["this_turn"]
    assert (turn["boots"], turn["potions"]) == ({"die": "0/w1", "points": 2}, ["0/w1"])
    assert turn["traps"] == [["0/m1", "R20"]]
    assert table.refused(RED, "boots m1") == "XOR-ITEM-01", "each token is used once"
    turn = table.do(RED, "end").now["this_turn"]
    assert (turn["boots"], turn["potions"], turn["traps"]) == (None, [], [])


@pytest.mark.clause("XOR-ITEM-12")
@pytest.mark.parametrize("use", ["boots m1", "potion m1", "trap m1-R20"])
def test_items_are_for_own_dwarves_on_the_board(use: str) -> None:
    table = at("w1@t20", held={RED: "boots potion trap"}, red="R17 R19 R20 R23")
    assert table.refused(RED, use) == "XOR-ITEM-12"


@pytest.mark.clause("XOR-ITEM-13")
def test_items_are_taken_even_in_the_first_turn() -> None:
    assert at("w1@boots1 m1@boots2", turn=1).refused(RED, "take boots") is None


@pytest.mark.clause("XOR-ITEM-14")
def test_held_items_are_public() -> None:
    table = at(LONE, LONE, held={RED: "boots potion*"})
    expected = {"boots": "ready", "potion": "crossed", "trap": "none"}
    assert table.state.view(BLUE)["held_items"][RED] == expected  # type: ignore[index]


# --- Boots -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("XOR-BOOT-02", "XOR-BOOT-03", "XOR-BOOT-04", "XOR-BOOT-05")
def test_s9_boots_cross_debris_on_points_of_their_own() -> None:
    table = at("w1@t05 m1@t01 m1@t02", held={RED: "boots"})
    assert table.refused(RED, "move w1-c2") == "XOR-MOVE-06"
    table.do(RED, "boots w1")
    assert table.refused(RED, "move m1-t04") == "XOR-MOVE-06", "one dwarf only"
    table.do(RED, "move w1-c2", "move w1-t24")
    assert (table.dwarf(RED, "w1"), table.pool()) == ([1, "t24"], 5)
    assert table.do(RED, "move w1-c2").pool() == 4


@pytest.mark.clause("XOR-BOOT-03")
def test_nobody_else_spends_the_boots_points() -> None:
    table = at("w1@t05 w1@t01 w1@t02 m1@t03 m1@t04 m1@t06", held={RED: "boots"}, experience=6)
    table.do(RED, "boots w1", "move w2-t09", "move w2-t01")
    assert table.pool() == 0
    assert {move.split("-")[0] for move in table.offers_of("move")} == {"w1"}
    assert table.refused(RED, "move w2-t09") == "XOR-MOVE-01"


@pytest.mark.clause("XOR-BOOT-01")
def test_boots_are_used_in_ones_own_turn_only() -> None:
    table = at("w1@t01", "w1@t05", held={BLUE: "boots"})
    assert table.refused(BLUE, "boots w1") == "XOR-BOOT-01"
    assert table.offers(BLUE) == []
    mine = at("w1@t01", "w1@t05", held={RED: "boots"}).do(RED, "move w1-start", "boots w1")
    assert mine.now["this_turn"]["boots"] == {"die": "0/w1", "points": 2}


@pytest.mark.clause("XOR-BOOT-06")
def test_a_dwarf_may_end_its_turn_where_boots_took_it() -> None:
    table = at("w1@boots2", held={RED: "boots"}).do(RED, "boots w1", "move w1-trap2", "end").do(BLUE, "end")
    assert table.dwarf(RED, "w1") == [1, "trap2"]
    assert table.refused(RED, "move w1-t16") is None


@pytest.mark.clause("XOR-BOOT-05")
def test_t25_respect_is_paid_from_the_boots_first() -> None:
    table = at("w1@c4", "w2@t08", held={RED: "boots"}).do(RED, "move w1-t08", "boots w1", "move w1-t16")
    assert table.pool() == 6
    assert table.now["this_turn"]["boots"] == {"die": "0/w1", "points": 0}
    short = at("w1@c4", "w2@t08", held={RED: "boots"}).do(RED, "boots w1", "move w1-t08", "move w1-t16")
    assert short.pool() == 6, "one point of the pool completes the two"


# --- Potion ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("XOR-POT-02", "XOR-POT-03", "XOR-POT-04")
def test_s12_a_potion_beats_any_sum() -> None:
    table = at("w1@t08 m1@t12", "w6@t08 w6@t08", green="G08 G12", held={RED: "potion"})
    assert table.refused(RED, "declare green") == "XOR-MAJ-06"
    table.do(RED, "potion w1", "declare green").turn_up()
    assert table.won(RED) == ["G08", "G12"]


@pytest.mark.clause("XOR-POT-06")
def test_s12_a_potion_does_not_change_the_type() -> None:
    table = at("w1@t07 m1@t12", green="G07 G12", held={RED: "potion"}).do(RED, "potion w1")
    assert table.refused(RED, "declare green") == "XOR-MAJ-03"


@pytest.mark.clause("XOR-POT-01", "XOR-WIND-03")
def test_a_potion_may_be_used_in_anybodys_turn() -> None:
    table = at("w1@c4", "w1@t08", held={BLUE: "potion"})
    assert table.offers(BLUE) == ["potion w1"]
    table.do(BLUE, "potion w1")
    assert table.asked == RED


@pytest.mark.clause("XOR-POT-03", "XOR-POT-10")
def test_a_dwarf_with_a_potion_owes_no_respect_to_either_type() -> None:
    for other in ("w5@t08", "m5@t08"):
        table = at("w1@c4", other, held={RED: "potion"}).do(RED, "potion w1", "move w1-t08", "move w1-t16")
        assert table.pool() == 5


@pytest.mark.clause("XOR-POT-05", "XOR-POT-10")
def test_others_owe_respect_to_a_dwarf_with_a_potion() -> None:
    for other in ("w1@t08", "m1@t08"):
        table = at("w5@c4", other, held={BLUE: "potion"}).do(BLUE, "potion " + other[:2])
        table.do(RED, "move w1-t08", "move w1-t16")
        assert table.pool() == 4


@pytest.mark.clause("XOR-WIND-03", "XOR-RESP-06")
def test_a_step_already_made_is_not_taken_back_by_a_potion() -> None:
    table = at("w5@c4", "w1@t08", held={BLUE: "potion"}).do(RED, "move w1-t08").do(BLUE, "potion w1")
    assert table.do(RED, "move w1-t16").pool() == 5


@pytest.mark.clause("XOR-POT-07")
def test_t14_two_potions_are_equal_and_the_active_player_prevails() -> None:
    table = at("w1@t08 m1@t12", "w6@t08", LONE, green="G08 G12", held={RED: "potion", BLUE: "potion"})
    table.do(BLUE, "potion w1").do(RED, "potion w1", "declare green").turn_up()
    assert table.won(RED) == ["G08", "G12"]


@pytest.mark.clause("XOR-POT-08")
def test_t14_between_two_other_potions_the_active_player_chooses() -> None:
    table = at("w1@t07 m1@t09", "w1@t08", "w5@t08", blue="B07 B08 B09", held={BLUE: "potion", GREEN: "potion"})
    table.do(BLUE, "potion w1").do(GREEN, "potion w1").do(RED, "declare blue")
    assert table.offers() == ["choose 2", "choose 3"]
    table.do(RED, "choose 2").turn_up()
    assert table.won(BLUE) == ["B08"]


@pytest.mark.clause("XOR-POT-09")
def test_a_potion_changes_no_level() -> None:
    table = at("w2@t08", held={RED: "potion"})
    before = (table.saved(RED), table.now["experience"])
    table.do(RED, "potion w1")
    assert table.dwarf(RED, "w1") == [2, "t08"]
    assert (table.saved(RED), table.now["experience"]) == before


# --- Trap ------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("XOR-TRAP-02", "XOR-TRAP-03")
def test_s11_a_trap_beats_potion_level_and_type() -> None:
    table = at("m1@t20 m1@t17 m1@t19", "w6@t20 w1@t23", red="R17 R19 R20 R23", held={RED: "trap", BLUE: "potion"})
    table.do(BLUE, "potion w1").do(RED, "trap m1-R20", "declare red").turn_up()
    assert (table.won(RED), table.won(BLUE)) == (["R17", "R19", "R20"], ["R23"])


@pytest.mark.clause("XOR-TRAP-07")
def test_a_trap_dwarf_counts_as_able() -> None:
    table = at("w1@t08 w1@t12", green="G08 G12", held={RED: "trap"})
    assert table.refused(RED, "declare green") == "XOR-MAJ-03"
    table.do(RED, "trap w2-G12", "declare green").turn_up()
    assert table.won(RED) == ["G08", "G12"]


@pytest.mark.clause("XOR-TRAP-01")
def test_a_trap_may_be_set_in_anybodys_turn() -> None:
    table = at(LONE, "w1@t20", red="R17 R19 R20 R23", held={BLUE: "trap"})
    assert table.offers(BLUE) == ["trap w1-R20"]
    assert table.do(BLUE, "trap w1-R20").now["this_turn"]["traps"] == [["1/w1", "R20"]]


@pytest.mark.clause("XOR-TRAP-05")
def test_a_trap_names_one_card_in_the_dwarfs_space() -> None:
    table = at("m1@t09 w1@t01", "m5@t09", green="G01 G09", blue="B07 B08 B09", held={RED: "trap"})
    assert table.refused(RED, "trap m1-G01") == "XOR-TRAP-05"
    assert table.refused(RED, "trap m1-R13") == "XOR-TRAP-05"
    assert table.offers_of("trap") == ["w1-G01", "m1-G09", "m1-B09"]
    table.do(RED, "trap m1-B09")
    assert table.refused(RED, "declare green") == "XOR-MAJ-06", "the second card in the space is not affected"


@pytest.mark.clause("XOR-TRAP-05")
def test_a_card_that_is_only_next_cannot_be_trapped() -> None:
    table = at("w1@t11", green="G01 G12 | G11 G02", held={RED: "trap"})
    assert table.refused(RED, "trap w1-G11") == "XOR-TRAP-05"


@pytest.mark.clause("XOR-TRAP-06")
def test_a_trap_is_lost_when_its_dwarf_leaves() -> None:
    table = at("w1@t12 w1@t08", green="G08 G12", held={RED: "trap"}).do(RED, "trap w1-G12")
    assert table.refused(RED, "declare green") is None
    table.do(RED, "move w1-t04", "move w1-t12")
    assert table.now["this_turn"]["traps"] == []
    assert table.refused(RED, "declare green") == "XOR-MAJ-03"


@pytest.mark.clause("XOR-TRAP-06")
def test_a_trap_stays_when_other_dwarves_leave() -> None:
    table = at("w1@t12 w1@t12", green="G08 G12", held={RED: "trap"}).do(RED, "trap w1-G12", "move w2-t04")
    assert table.now["this_turn"]["traps"] == [["0/w1", "G12"]]


@pytest.mark.clause("XOR-TRAP-05", "XOR-EXP-01")
def test_a_trap_for_a_won_card_is_spent_and_others_stay() -> None:
    table = at("w1@t12 w1@t08", "w1@t09", LONE, green="G08 G12", blue="B09 B10 B11", held={RED: "trap", BLUE: "trap"})
    table.do(BLUE, "trap w1-B09").do(RED, "trap w1-G12", "declare green").turn_up()
    assert table.won(RED) == ["G08", "G12"]
    assert table.now["this_turn"]["traps"] == [["1/w1", "B09"]]


@pytest.mark.clause("XOR-TRAP-04")
def test_t14_trap_against_trap_is_the_active_players() -> None:
    table = at("w1@t12 w1@t08", "w6@t12", LONE, green="G08 G12", held={RED: "trap", BLUE: "trap"})
    table.do(BLUE, "trap w1-G12")
    assert table.refused(RED, "declare green") == "XOR-MAJ-06"
    table.do(RED, "trap w1-G12", "declare green").turn_up()
    assert table.won(RED) == ["G08", "G12"]


@pytest.mark.clause("XOR-TRAP-04", "XOR-TASK-10")
def test_t14_between_two_other_traps_the_active_player_chooses() -> None:
    table = at("w1@t07 m1@t09", "w1@t08", "m5@t08", blue="B07 B08 B09", held={BLUE: "trap", GREEN: "trap"})
    table.do(BLUE, "trap w1-B08").do(GREEN, "trap m1-B08").do(RED, "declare blue")
    assert table.offers() == ["choose 2", "choose 3"]


@pytest.mark.clause("XOR-TRAP-08")
def test_a_trap_has_no_effect_on_respect() -> None:
    table = at("w1@c4", "w2@t08", green="G08 G12", held={RED: "trap", BLUE: ""})
    table.do(RED, "move w1-t08", "trap w1-G08", "move w1-t16")
    assert table.pool() == 4
    other = at("w2@c4", "w1@t08", green="G08 G12", held={BLUE: "trap"}).do(BLUE, "trap w1-G08")
    assert other.do(RED, "move w1-t08", "move w1-t16").pool() == 5


@pytest.mark.clause("XOR-TRAP-09")
def test_only_the_trap_dwarf_counts() -> None:
    """Two traps are equal whatever else stands there: Blue's stronger second dwarf adds nothing."""
    table = at("w1@t12 w1@t08", "w1@t12 m6@t12", LONE, green="G08 G12", held={RED: "trap", BLUE: "trap"})
    table.do(BLUE, "trap w1-G12").do(RED, "trap w1-G12", "declare green").turn_up()
    assert table.won(RED) == ["G08", "G12"]
