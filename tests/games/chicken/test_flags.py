"""Flag mode: who carries a flag, who takes it up, where it falls, who has brought one home."""

from __future__ import annotations

import pytest
from chicken_fight import attack, lay
from chicken_table import (
    answer,
    asks,
    at,
    dice,
    give,
    hex_,
    lava,
    machine,
    offers,
    piece,
    put,
    refused,
    roll,
    shield,
    table,
)

from bannerhall.games.chicken.rules import flags, losses, questions
from bannerhall.games.chicken.rules.state import LYING, Chicken


def flag_table(seats: int = 2) -> Chicken:
    return table(seats, mode="flag")


def lies(s: Chicken, owner: int) -> str | int:
    """The hex where a flag lies, or the piece that carries it."""
    from bannerhall.games.chicken.rules.atlas import HEX_NAMES
    from bannerhall.games.chicken.rules.components import PIECE_NAMES

    at_ = int(s.flags[owner])
    return HEX_NAMES[at_ - LYING] if at_ >= LYING else PIECE_NAMES[at_ - 1]


@pytest.mark.clause("CHI-FLAG-05", "CHI-FLAG-07")
def test_a_unit_that_enters_or_passes_a_hex_takes_up_its_flag() -> None:
    s = flag_table()
    s.set_flags(1, LYING + hex_("T6a"))
    answer(s, "move red_2")
    answer(s, "step T6a")
    assert lies(s, 1) == "red_2"
    own = flag_table()
    own.set_flags(0, LYING + hex_("T6c"))
    answer(own, "move red_3")
    answer(own, "step T6c")
    assert lies(own, 0) == "red_3"


@pytest.mark.clause("CHI-FLAG-07")
def test_of_a_band_the_moving_player_names_who_takes_it() -> None:
    s = flag_table()
    s.set_flags(1, LYING + hex_("T6a"))
    answer(s, "move red_2")
    answer(s, "join red_3")
    answer(s, "step T6a")
    assert asks(s, 0) == "taker"
    assert offers(s, "carrier") == ["red_2", "red_3"]
    assert refused(s, "carrier red_4") == "CHI-FLAG-07"
    answer(s, "carrier red_3")
    assert lies(s, 1) == "red_3"


@pytest.mark.clause("CHI-FLAG-06", "CHI-FLAG-08")
def test_an_opposing_flag_on_the_own_base_wins() -> None:
    """Scenario 47."""
    s = flag_table(3)
    put(s, "red_2", "T6c")
    s.set_flags(1, piece("red_2") + 1)
    answer(s, "move red_2")
    answer(s, "step base_1")
    assert s.winners == 1
    result = s.result()
    assert result is not None
    assert result.ranks == [0, 1, 1]


@pytest.mark.clause("CHI-FLAG-04", "CHI-FLAG-05", "CHI-FLAG-08")
def test_a_flag_is_shot_down_taken_up_and_brought_home() -> None:
    """Scenario 47."""
    s = flag_table()
    dice(s, 0, "claw", "claw")
    cannon = machine(s, 0, "cannon", "T6a")
    machine(s, 0, "soldier_wood", "T6d")
    put(s, "blue_1", "T2a")
    attack(s, cannon, "blue_1")
    assert (at(s, "blue_1"), lies(s, 1)) == (None, "T2a")
    answer(s, "march soldier_1")
    answer(s, "step T2a")
    answer(s, "stop")
    assert lies(s, 1) == "soldier_1"
    answer(s, "march soldier_1")
    answer(s, "step T6c")
    assert s.over == 0
    answer(s, "step base_1")
    assert s.winners == 1


@pytest.mark.clause("CHI-FLAG-08")
def test_the_own_flag_at_home_and_a_strange_one_elsewhere_do_not_win() -> None:
    s = flag_table()
    flags.check_home(s, 0)
    assert s.over == 0
    s.set_flags(1, piece("red_3") + 1)
    flags.check_home(s, 0)
    assert s.winners == 1


@pytest.mark.clause("CHI-FLAG-04", "CHI-FLAG-12")
@pytest.mark.parametrize("ranged", [True, False])
def test_a_flag_falls_where_its_carrier_is_shot_or_struck_by_nobody(ranged: bool) -> None:
    s = flag_table()
    put(s, "blue_1", "T2a")
    losses.destroy(s, piece("blue_1"), 0 if ranged else -1, ranged)
    assert lies(s, 1) == "T2a"
    assert at(s, "blue_1") is None


@pytest.mark.clause("CHI-FLAG-04", "CHI-FLAG-12")
def test_a_cannon_next_to_the_carrier_does_not_get_the_flag() -> None:
    s = flag_table()
    cannon = machine(s, 0, "cannon", "T6b")
    put(s, "blue_1", "T2a")
    attack(s, cannon, "blue_1")
    assert lies(s, 1) == "T2a"


@pytest.mark.clause("CHI-FLAG-11")
def test_a_shielded_carrier_keeps_its_flag() -> None:
    s = flag_table()
    golem = machine(s, 0, "golem_rock", "T6b")
    put(s, "blue_1", "T2a")
    shield(s, "blue_1")
    attack(s, golem, "blue_1")
    assert lies(s, 1) == "blue_1"
    assert s.shields[piece("blue_1")] == 0


@pytest.mark.clause("CHI-FLAG-16", "CHI-SCROLL-15")
def test_mother_hen_saves_the_carrier_but_not_its_flag() -> None:
    s = flag_table()
    golem = machine(s, 0, "golem_rock", "T6b")
    put(s, "blue_1", "T2a")
    give(s, 1, "mother_hen")
    dice(s, 0)
    attack(s, golem, "blue_1")
    lay(s, 1, "mother_hen")
    assert at(s, "blue_1") == "base_2"
    assert lies(s, 1) == "golem_1"


@pytest.mark.clause("CHI-FLAG-10")
def test_a_flag_on_new_lava_is_laid_on_the_nearest_free_hex_by_its_owner() -> None:
    s = table(2, mode="flag", ask=None, step=questions.DRAW_STEP)
    s.set_flags(1, LYING + hex_("LN1"))
    put(s, "red_1", "T6b")
    roll(s, "deal_scroll earthquake")
    assert asks(s, 1) == "lost_flag"
    assert offers(s, "hex", 1) == ["T2b", "T6d"]
    assert refused(s, "hex T2a", 1) == "CHI-FLAG-10"
    answer(s, "hex T6d", 1)
    assert lies(s, 1) == "T6d"


@pytest.mark.clause("CHI-FLAG-08", "CHI-END-01", "CHI-DIS-10")
def test_a_carrier_pushed_off_the_lava_onto_its_base_wins_in_the_middle_of_the_disaster() -> None:
    s = table(2, mode="flag", ask=None, step=questions.DRAW_STEP)
    lava(s, "LN2")
    for name in ("red_2", "red_3"):
        put(s, name, "LN0")
        shield(s, name)
    s.set_flags(1, piece("red_2") + 1)
    roll(s, "deal_scroll earthquake")
    answer(s, "hex base_1")
    assert (int(s.winners), at(s, "red_3")) == (1, "LN0")  # the other one is still in the lava


@pytest.mark.clause("CHI-FLAG-10")
def test_the_flag_of_a_carrier_lost_to_lava_is_saved_too() -> None:
    """Scenario 70."""
    s = table(2, mode="flag", ask=None, step=questions.DRAW_STEP)
    put(s, "blue_1", "LN1")
    put(s, "red_2", "T6d")
    roll(s, "deal_scroll earthquake")
    assert at(s, "blue_1") is None
    assert lies(s, 1) == "T2b"
