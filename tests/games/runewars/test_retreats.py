"""Where a beaten army goes: one area, friendly before empty, over open borders, eight units at most [RUN-RET-01]."""

from __future__ import annotations

import pytest
from runewars_battle import PLACE, attack, draw, field, hero, hit, misses_to_the_end, reward, there, winner
from runewars_cards import picks
from runewars_table import area, build, do, names, neutrals, put, refusal

from bannerhall.games.runewars.rules import aftermath
from bannerhall.games.runewars.rules.components import FROZEN
from bannerhall.games.runewars.rules.state import Runewars
from bannerhall.games.runewars.rules.tokens import set_ice

# 5A lies between 5B, 5C, DB over open borders, and 6C and DC over water.


def beaten(at: str = PLACE, factions: tuple[str, str] = ("daqan", "waiqar"), **defenders: int) -> Runewars:
    """The position just before eight units of seat 0 beat units of seat 1."""
    s = field(2, factions)
    put(s, 1, at, False, **defenders)
    return s


def lose(s: Runewars, at: str = PLACE) -> Runewars:
    """The defender loses and is asked for an area, if there is more than one."""
    attack(s, at, 0, bowman=4, novice_wizard=3, footman=1)
    misses_to_the_end(s)
    assert winner(s) == "attacker"
    return s


def choices(s: Runewars) -> set[str]:
    return picks(s, 1, "retreat_to") if s.seat() == 1 else set()


@pytest.mark.clause("RUN-RET-02", "RUN-RET-01")
def test_a_friendly_area_goes_before_an_empty_one() -> None:
    s = lose(beaten(reanimate=2))
    assert choices(s) == {"5B", "5C"}
    assert refusal(s, 1, "retreat_to DB").clause == "RUN-RET-02"
    s = beaten(reanimate=2)
    build(s, 1, "5C")
    lose(s)
    assert there(s, "5C") == {"reanimate_routed": 2}


@pytest.mark.clause("RUN-RET-02")
def test_without_an_area_the_units_are_destroyed() -> None:
    s = beaten(reanimate=2)
    neutrals(s, "5B", beastman=1)
    put(s, 0, "5C", footman=1)
    lose(s)
    assert all("reanimate_routed" not in there(s, at) for at in ("5B", "5C", "6C", "DB", "DC"))
    assert there(s, "5B") == {"beastman": 1}


@pytest.mark.clause("RUN-RET-03", "RUN-RET-08", "RUN-RET-11")
def test_a_full_friendly_area_must_be_chosen_and_its_owner_says_who_is_destroyed() -> None:
    """Scenario 51, A-25."""
    s = beaten(reanimate=5, necromancer=2)
    put(s, 1, "5C", dark_knight=3, vampire=2)
    lose(s)
    assert s.question(1) == "disband"
    # Twelve units: four are destroyed, also those that stood there before.
    assert picks(s, 1, "disband") == {"dark_knight", "vampire"}
    assert picks(s, 1, "disband_routed") == {"reanimate", "necromancer"}
    do(s, 1, "disband dark_knight", "disband vampire", "disband_routed reanimate", "disband_routed necromancer")
    assert there(s, "5C") == {"dark_knight": 2, "vampire": 1, "reanimate_routed": 4, "necromancer_routed": 1}


@pytest.mark.clause("RUN-RET-07")
def test_retreats_obey_water_except_in_winter_and_over_ice() -> None:
    s = beaten(reanimate=2)
    build(s, 1, "6C")  # friendly, but across water
    lose(s)
    assert choices(s) == {"5B", "5C"}
    s = beaten(reanimate=2)
    build(s, 1, "6C")
    s.weather |= FROZEN
    lose(s)
    assert there(s, "6C") == {"reanimate_routed": 2}
    s = beaten(reanimate=2)
    build(s, 1, "6C")
    set_ice(s, area("6C"), 1)
    lose(s)
    assert there(s, "6C") == {"reanimate_routed": 2}


@pytest.mark.clause("RUN-RET-07")
def test_flying_units_retreat_over_water_and_mountains() -> None:
    s = beaten(vampire=1, great_wyrm=1)
    build(s, 1, "6C")
    lose(s)
    assert there(s, "6C") == {"vampire_routed": 1, "great_wyrm_routed": 1}
    s = beaten("3C", vampire=1)
    build(s, 1, "8A")
    lose(s, "3C")
    assert there(s, "8A") == {"vampire_routed": 1}


@pytest.mark.clause("RUN-RET-10")
def test_a_mixed_army_goes_where_all_can_go_before_where_some_can() -> None:
    """A-10."""
    # A friendly area that only flyers reach, and empty ones that all reach: the empty ones.
    s = beaten(vampire=2, reanimate=2)
    build(s, 1, "6C")
    lose(s)
    assert choices(s) == {"5B", "5C"}
    do(s, 1, "retreat_to 5B")
    assert there(s, "5B") == {"vampire_routed": 2, "reanimate_routed": 2}
    # No area that all can reach: the flyers save themselves.
    s = beaten(vampire=2, reanimate=2)
    build(s, 1, "6C")
    for at in ("5B", "5C"):
        neutrals(s, at, beastman=1)
    lose(s)
    assert there(s, "6C") == {"vampire_routed": 2}
    # Two areas that only some can reach: the friendly one.
    s = beaten("3B", vampire=1, reanimate=1)
    for at in ("3A", "3C", "6B"):
        neutrals(s, at, beastman=1)
    lose(s, "3B")
    assert there(s, "8C") == {"vampire_routed": 1}


@pytest.mark.clause("RUN-RET-04", "RUN-NEU-13")
def test_unallied_neutral_units_go_to_an_uncontrolled_area_that_the_left_neighbour_chooses() -> None:
    s = field(3, ("daqan", "latari", "uthuk"))
    neutrals(s, "6A", beastman=2, giant=1)
    put(s, 1, "2A", archer=1)
    neutrals(s, "2B", razorwing=1)
    attack(s, "6A", 0, knight=8)
    misses_to_the_end(s)
    assert s.waiting() == [1]
    # Not 2A, which Latari control; 2B, where there are neutral units already, is uncontrolled.
    assert picks(s, 1, "retreat_to") == {"2B", "2C", "5B", "6B"}
    do(s, 1, "retreat_to 2B")
    assert there(s, "2B") == {"razorwing": 1, "beastman_routed": 2, "giant_routed": 1}
    assert s.holder[area("2B")] == 0


@pytest.mark.clause("RUN-RET-04")
def test_neutral_units_without_an_uncontrolled_area_are_destroyed() -> None:
    s = field()
    neutrals(s, "8C", beastman=2)
    for at in ("3B", "3C", "8B"):
        put(s, 1, at, reanimate=1)
    attack(s, "8C", 0, knight=8)
    misses_to_the_end(s)
    assert there(s, "8C") == {"knight": 8}
    assert all(there(s, at) == {"reanimate": 1} for at in ("3B", "3C", "8B"))


@pytest.mark.clause("RUN-BAT-24", "RUN-RET-02", "RUN-RET-10")
def test_a_unit_driven_out_in_the_battle_retreats_by_the_same_rules() -> None:
    """A later retreat of the side may lead elsewhere; a unit without a way out is destroyed."""
    s = beaten(factions=("latari", "waiqar"), reanimate=3, vampire=1)
    attack(s, PLACE, 0, sorceress=2, archer=8)
    draw(s, *["miss"] * 8)
    draw(s, "special", "miss")
    draw(s, "miss")
    hit(s, 1, "vampire")
    # The Vampire flies: it may go where Reanimates cannot.
    assert choices(s) == {"5B", "5C", "6C"}
    do(s, 1, "retreat_to 6C")
    assert there(s, "6C") == {"vampire_routed": 1}
    misses_to_the_end(s)
    assert winner(s) == "attacker"
    # Seat 1 controls 6C now, but the Reanimates do not get there.
    assert choices(s) == {"5B", "5C"}


@pytest.mark.clause("RUN-RWD-05", "RUN-TERM-12")
def test_winged_boots_help_at_a_retreat_only_if_they_lie_faceup() -> None:
    s = beaten(reanimate=1)
    number = hero(s, 1, "varikas")
    s.battle_at = area(PLACE) + 1
    over_open_borders = names(int(aftermath.areas_for_hero(s, number)))
    assert {"6C", "DC"} & over_open_borders == set()
    reward(s, "varikas", "winged_boots")
    assert names(int(aftermath.areas_for_hero(s, number))) == over_open_borders
    s.set_rewards_up(number, s.rewards[number])
    s.set_rewards(number, 0)
    assert names(int(aftermath.areas_for_hero(s, number))) == over_open_borders | {"6C", "DC"}
