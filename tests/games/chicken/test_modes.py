"""What a mode changes, where no chapter of its own tells it: teams, cockfight, what is over when somebody wins."""

from __future__ import annotations

import pytest
from chicken_table import asks, dice, follow, lead, machine, offers, put, refused, table

from bannerhall.core.bits import members
from bannerhall.games.chicken.rules import atlas, ending, island, leaders, scrolls
from bannerhall.games.chicken.rules.values import ranged, reach_of


@pytest.mark.clause("CHI-TEAM-02", "CHI-TEAM-05")
def test_team_mates_sit_opposite_each_other_and_are_no_opponents() -> None:
    s = table(mode="team")
    assert [members(int(s.foes_of(player))) for player in range(4)] == [[1, 3], [0, 2], [1, 3], [0, 2]]
    assert [int(s.next_player(player)) for player in range(4)] == [1, 2, 3, 0]
    three = table(3)
    assert members(int(three.foes_of(0))) == [1, 2]


@pytest.mark.clause("CHI-TEAM-05")
def test_a_team_mate_cannot_be_attacked_or_spied_on() -> None:
    s = table(mode="team")
    put(s, "red_1", "T2a")
    for chicken in range(1, 7):
        put(s, f"yellow_{chicken}", "T2c")
    assert refused(s, "fight red_1") == "CHI-FIGHT-02"


@pytest.mark.clause("CHI-COCK-08")
def test_leaders_who_need_machines_or_resources_have_no_ability_in_a_cockfight() -> None:
    void = [leaders.NAMES[card] for card in range(leaders.LEADERS) if leaders.VOID_IN_COCKFIGHT[card]]
    assert void == ["ill_pollazzo", "doctor_eggbert"]


@pytest.mark.clause("CHI-COCK-04")
def test_scrolls_about_machines_resources_or_units_are_void_in_a_cockfight() -> None:
    void = {scrolls.NAMES[kind] for kind in range(scrolls.KINDS) if scrolls.VOID_IN_COCKFIGHT[kind]}
    assert void == {
        "change_now", "plunder", "mother_hen", "shortcut", "scavengers", "war_economy", "sharpshooters", "bodyguard",
        "cyclone",
    }  # fmt: skip


@pytest.mark.clause("CHI-MACH-08", "CHI-ENGINE-09")
def test_a_cannon_shoots_two_hexes_and_never_moves() -> None:
    s = table()
    cannon = machine(s, 0, "cannon", "T6a")
    assert ranged(s, cannon)
    assert reach_of(s, cannon) == 2
    assert refused(s, "move cannon_1") == "CHI-MOVE-09"


@pytest.mark.clause("CHI-STAR-04", "CHI-STAR-02")
def test_a_star_ability_is_used_as_often_as_it_is_paid() -> None:
    s = table()
    lead(s, 0, "sir_drumstick")
    dice(s, 0, "star", "star")
    assert "charge" in offers(s)
    dice(s, 0)
    assert refused(s, "charge") == "CHI-STAR-01"
    follow(s, 0, "hot_feet")
    dice(s, 0, "star")
    assert "heat" in offers(s)


@pytest.mark.clause("CHI-END-03", "CHI-END-01")
def test_nothing_more_is_asked_once_somebody_has_won() -> None:
    s = table(3)
    ending.win(s, 2)
    assert asks(s) is None
    assert s.waiting() == []
    result = s.result()
    assert result is not None
    assert result.ranks == [1, 0, 1]


@pytest.mark.clause("CHI-BOARD-20")
def test_a_base_may_stand_in_an_enclosed_place() -> None:
    s = table()
    cells = island.ground(s)
    middle = atlas.cell_at(5, 1)
    for direction in range(6):
        cells[atlas.CELL_NEIGHBOUR[middle * 6 + direction]] = 1 + direction % 4
    assert island.holes(cells) == 1
    assert island.touched(cells, middle) & 1 == 1
    assert island.can_link(cells, 1)
