"""What the screens are told: every rule of the board half stands on exactly one of them."""

from __future__ import annotations

from collections import Counter

import pytest

from bannerhall import game
from bannerhall.core.rulebook import rulebook
from bannerhall.games.leaders.display.drawing import CHECKLISTS, MILITARY_LEVELS, SKILLS, drawing

LEADERS = game("leaders")


@pytest.mark.clause(
    "LDR-ALLY-07",
    "LDR-ALLY-08",
    "LDR-ALLY-09",
    "LDR-ALLY-10",
    "LDR-ALLY-11",
    "LDR-ALLY-12",
    "LDR-ALLY-21",
    "LDR-ALLY-22",
    "LDR-ALLY-23",
    "LDR-ALLY-24",
    "LDR-ALLY-25",
    "LDR-ALLY-27",
    "LDR-ALLY-29",
    "LDR-ALLY-30",
    "LDR-ALLY-31",
    "LDR-AREA-04",
    "LDR-AREA-05",
    "LDR-AREA-06",
    "LDR-AREA-07",
    "LDR-AREA-08",
    "LDR-AREA-09",
    "LDR-AREA-10",
    "LDR-AREA-11",
    "LDR-AREA-12",
    "LDR-AREA-13",
    "LDR-AREA-18",
    "LDR-AREA-19",
    "LDR-CMND-01",
    "LDR-CMND-02",
    "LDR-DFND-01",
    "LDR-DFND-02",
    "LDR-DFND-03",
    "LDR-DFND-04",
    "LDR-DFND-05",
    "LDR-DFND-06",
    "LDR-DFND-07",
    "LDR-DFND-08",
    "LDR-DFND-09",
    "LDR-DICE-01",
    "LDR-DICE-02",
    "LDR-DICE-03",
    "LDR-DICE-04",
    "LDR-DICE-05",
    "LDR-DICE-06",
    "LDR-DICE-07",
    "LDR-DICE-08",
    "LDR-DICE-09",
    "LDR-FGHT-01",
    "LDR-FGHT-02",
    "LDR-FGHT-03",
    "LDR-FGHT-04",
    "LDR-FGHT-05",
    "LDR-FGHT-06",
    "LDR-HCAP-01",
    "LDR-LOSS-01",
    "LDR-LOSS-02",
    "LDR-LOSS-03",
    "LDR-LOSS-04",
    "LDR-LOSS-05",
    "LDR-LOSS-06",
    "LDR-MATL-02",
    "LDR-MATL-03",
    "LDR-MATL-04",
    "LDR-MATL-05",
    "LDR-MATL-06",
    "LDR-MATL-07",
    "LDR-MATL-08",
    "LDR-MOVE-01",
    "LDR-MOVE-02",
    "LDR-MOVE-03",
    "LDR-MOVE-04",
    "LDR-MOVE-05",
    "LDR-MOVE-06",
    "LDR-MOVE-07",
    "LDR-MOVE-08",
    "LDR-MOVE-09",
    "LDR-MOVE-10",
    "LDR-MOVE-11",
    "LDR-MOVE-12",
    "LDR-MOVE-13",
    "LDR-MOVE-14",
    "LDR-MOVE-15",
    "LDR-MOVE-16",
    "LDR-PLCE-01",
    "LDR-PLCE-02",
    "LDR-PLCE-03",
    "LDR-PLCE-04",
    "LDR-PLCE-05",
    "LDR-PLCE-06",
    "LDR-PLCE-07",
    "LDR-PLCE-08",
    "LDR-PLCE-09",
    "LDR-PLCE-10",
    "LDR-PROD-02",
    "LDR-PROD-05",
    "LDR-RETR-01",
    "LDR-RETR-02",
    "LDR-RETR-03",
    "LDR-RETR-04",
    "LDR-RETR-05",
    "LDR-RETR-06",
    "LDR-RETR-07",
    "LDR-RETR-08",
    "LDR-RETR-09",
    "LDR-RSCH-10",
    "LDR-RSCH-11",
    "LDR-RSCH-12",
    "LDR-RSLT-01",
    "LDR-RSLT-02",
    "LDR-RSLT-03",
    "LDR-RSLT-04",
    "LDR-RSLT-05",
    "LDR-RSLT-06",
    "LDR-RSLT-07",
    "LDR-RSLT-08",
    "LDR-SEAF-01",
    "LDR-SEAF-02",
    "LDR-SEAF-03",
    "LDR-SEAF-04",
    "LDR-SEAF-05",
    "LDR-SEAF-06",
    "LDR-SEAF-07",
    "LDR-SEAF-08",
    "LDR-SEAF-09",
    "LDR-SEAF-10",
    "LDR-SEAF-11",
    "LDR-SEAF-12",
    "LDR-SETT-09",
    "LDR-SKIL-01",
    "LDR-SKIL-02",
    "LDR-SKIL-03",
    "LDR-SKIL-04",
    "LDR-SKIL-05",
    "LDR-SKIL-06",
    "LDR-SKIL-07",
    "LDR-SKIL-08",
    "LDR-SKIL-15",
    "LDR-WDRW-01",
    "LDR-WDRW-02",
    "LDR-WDRW-03",
    "LDR-WDRW-04",
    "LDR-WDRW-05",
    "LDR-WDRW-06",
)
def test_every_clause_of_the_board_half_stands_in_one_list() -> None:
    shown = Counter(clause for groups in CHECKLISTS.values() for ids in groups.values() for clause in ids)
    shown.update(clause for ids in SKILLS.values() for clause in ids)
    shown.update(MILITARY_LEVELS)
    assert set(shown.values()) == {1}
    assert set(shown) == {clause.id for clause in rulebook(LEADERS.package) if clause.half == "board"}


@pytest.mark.clause("LDR-NATN-07", "LDR-NATN-08")
def test_nations_scenarios_and_dice_are_told() -> None:
    told = drawing()
    nations, scenarios, units = told["nations"], told["scenarios"], told["units"]
    assert isinstance(nations, dict)
    assert nations["usa"] == {"bloc": "capitalist", "half": "board", "expansion": False}
    assert nations["japan"] == {"bloc": "capitalist", "half": "app", "expansion": True}
    assert isinstance(scenarios, dict)
    assert scenarios["quick_game"] == {
        "nations": "free",
        "start": "fixed",
        "victory": {"points": [110, 95, 80, 70, 65], "level": [2] * 5, "badge": [5] * 5},
    }
    assert scenarios["hot_spots"]["victory"]["markers"] == [10, 8, 7, 6, 6]
    assert isinstance(units, list)
    assert [sum(unit["faces"]) for unit in units] == [3, 4, 5]
