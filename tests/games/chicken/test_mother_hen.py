"""Mother Hen's chickens are home before a golem has its effect; the challenger's Golden Egg gives no shield."""

from __future__ import annotations

import pytest
from chicken_fight import all_pass, attack, lay
from chicken_table import answer, asks, at, dice, give, listen, machine, put, roll, table, told

from bannerhall.games.chicken.rules import feats
from bannerhall.games.chicken.rules.losses import epic_death


@pytest.mark.clause("CHI-SCROLL-15")
@pytest.mark.clause("CHI-FIGHT-23")
def test_pilots_are_home_before_the_rock_golem_falls() -> None:
    """A red chicken on the base keeps them off it: it falls only after they have come back."""
    s = table(2)
    for name in ("blue_1", "blue_2", "blue_3", "blue_4", "leader_blue"):
        put(s, name, "T2c")
    golem = machine(s, 1, "golem_rock", "T2b", ("blue_5", "blue_6"))
    hammer = machine(s, 0, "car_hammer", "T6d", ("red_6",))
    put(s, "red_3", "base_2")
    dice(s, 0, "plus3")
    give(s, 1, "mother_hen")
    attack(s, hammer, golem)
    answer(s, "add_die plus3")
    lay(s, 1, "mother_hen")
    all_pass(s)
    for chicken in ("blue_5", "blue_6"):
        assert (asks(s), at(s, "red_3"), at(s, chicken)) == ("return_hex", "base_2", None)
        answer(s, "hex T2d")
    assert (at(s, "blue_5"), at(s, "blue_6"), at(s, "red_3")) == ("T2d", "T2d", None)


@pytest.mark.clause("CHI-CHAL-01")
def test_an_epic_death_meets_the_first_challenge_once_and_the_event_names_its_bit() -> None:
    s = table(3)
    sink = listen(s)
    epic_death(s, 1, 0)
    assert [event["feat"] for event in told(s, sink, "feat")] == [feats.EPIC_DEATH] == [0]
    assert [int(mask) for mask in s.feats] == [1 << int(feats.EPIC_DEATH), 0, 0, 0]
    epic_death(s, 2, 0)
    assert len(told(s, sink, "feat")) == 1


@pytest.mark.clause("CHI-SOLOFIGHT-07")
def test_the_challengers_golden_egg_gives_no_shield() -> None:
    s = table(mode="solo")
    put(s, "red_1", "T6d")
    put(s, "blue_1", "T2b")
    attack(s, "red_1", "blue_1")
    while asks(s) == "cards":
        answer(s, "pass")
    roll(s, "deal_scroll golden_egg")
    assert s.shields_left == 8
    assert not any(s.shields)
