"""What a seat may expect: chances of its Quests, the losses it misses least, how far apart markers lie."""

from __future__ import annotations

from random import Random

import pytest
from runewars_battle import draw, fight, hero, reward
from runewars_heroes import give_quests, land, leads, quest_time
from runewars_orders import only_fates
from runewars_table import do, offers

from bannerhall.core.state import CHANCE, SPECTATOR
from bannerhall.games.runewars import GAME
from bannerhall.games.runewars.rules.state import Runewars

ONE_OF_EIGHT = (5, 1, 2, 6, 8, 9, 10, 11)  # Fate cards: a gold one and seven red ones


def summer(*quests: str) -> Runewars:
    """Two heroes of seat 0, who is asked which of them acts."""
    s = land()
    s.influence[0] = 9
    hero(s, 0, "ronan", "5A")
    hero(s, 0, "silhouette", "5B")
    hero(s, 1, "steelhorns", "5A")
    give_quests(s, 0, *quests)
    return quest_time(s)


@pytest.mark.clause("RUN-QST-10", "RUN-QST-13", "RUN-QST-17")
def test_a_quest_has_the_chance_of_a_card_that_is_not_red() -> None:
    s = summer("old_road", "ice_tower", "sky_nest")
    only_fates(s, *ONE_OF_EIGHT)
    chances = s.view(0)["quest_chances"]
    assert isinstance(chances, dict)
    assert set(chances) == {"ronan", "silhouette"}
    assert {name: chances[name]["old_road"] for name in chances} == {"ronan": 50, "silhouette": 62}  # 4 and 5 cards
    assert chances["ronan"]["ice_tower"] == 100
    assert chances["ronan"]["sky_nest"] is None
    assert "quest_chances" not in s.view(1)
    assert "quest_chances" not in s.view(SPECTATOR)


@pytest.mark.clause("RUN-QST-10", "RUN-CMD-04")
def test_a_facedown_card_counts_for_its_owner_and_a_commander_has_no_quest() -> None:
    s = land(2, commanders=True)
    s.influence[0] = 9
    hero(s, 0, "ronan", "5A")
    hero(s, 0, "silhouette", "5B")
    leads(s, 0, "silhouette", "inspire")
    give_quests(s, 0, "old_road")
    reward(s, "ronan", "boots_grace")
    quest_time(s)
    only_fates(s, *ONE_OF_EIGHT)
    while "act_with ronan" not in offers(s, 0):
        do(s, 0, offers(s, 0)[-1])
    chances = s.view(0)["quest_chances"]
    assert chances == {"ronan": {"old_road": 62}}


@pytest.mark.clause("RUN-BAT-20")
def test_the_loss_that_costs_least_is_named_to_whoever_suffers_it() -> None:
    s = fight({"bowman": 2, "knight": 2}, {"skeleton_archer": 2})
    draw(s, "miss", "miss")
    draw(s, "damage", "miss")
    assert s.question(0) == "assign_damage"
    assert s.view(0)["usual_loss"] in ("bowman", "knight")
    assert f"battle_unit {s.view(0)['usual_loss']}" in offers(s, 0)
    assert "usual_loss" not in s.view(1)


@pytest.mark.clause("RUN-MAP-12", "RUN-MAP-14")
def test_markers_say_how_many_areas_lie_between_them() -> None:
    luck = Random(3)
    s = GAME.new(2, None, {"board": "build"})
    assert isinstance(s, Runewars)
    while s.marker[2] == 0:
        who = s.waiting()[0]
        s.answer(who, luck.choice([one for one, _ in s.odds()] if who == CHANCE else s.legal(who)))
    gaps = s.view(SPECTATOR)["marker_gaps"]
    assert isinstance(gaps, list)
    assert [gap[:2] for gap in gaps] == [[0, 1]]
    assert gaps[0][2] >= 4
