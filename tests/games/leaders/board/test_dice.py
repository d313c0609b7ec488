"""Dice: which are rolled, how often they hit, who may roll again."""

from __future__ import annotations

from typing import Any

import pytest
from leaders_board import attack
from leaders_table import BLUE, GREEN, RED

from bannerhall.core.state import CHANCE


@pytest.mark.clause("LDR-DICE-01", "LDR-DICE-02")
def test_e13_mongolia() -> None:
    """White for infantry, grey for tanks, black for planes; the three strongest."""
    game = attack("2i 1t 1p", "2i 1p").do(BLUE, "stand strongest").do(RED, "stand strongest")
    assert game.rolled(0) == ["plane", "tank", "infantry"]
    game.dice("---")
    assert game.rolled(1) == ["plane", "infantry", "infantry"]


@pytest.mark.clause("LDR-DICE-05", "LDR-DICE-06", "LDR-DICE-07")
def test_the_faces_of_the_dice() -> None:
    game = attack("1i 1t 1p", "1i").do(BLUE, "stand strongest").do(RED, "stand strongest")
    odds = []
    for _ in range(3):
        odds.append({face: round(percent * 6 / 100) for face, percent in game.odds().items()})
        game.dice("-")
    assert odds == [
        {"die miss": 2, "die hit": 3, "die double": 1},
        {"die miss": 2, "die hit": 4},
        {"die miss": 3, "die hit": 3},
    ]


@pytest.mark.clause("LDR-DICE-02")
@pytest.mark.parametrize(("units", "dice"), [("1i", 1), ("2i", 2), ("3i", 3), ("7i", 3)])
def test_one_die_a_unit_and_three_at_most(units: str, dice: int) -> None:
    game = attack(units, "1i").do(BLUE, "stand strongest").do(RED, "stand strongest")
    assert len(game.rolled(0)) == dice


@pytest.mark.clause("LDR-DICE-03")
def test_with_more_than_three_units_the_player_may_choose() -> None:
    game = attack("2i 1t 1p", "1i")
    assert game.offers_of("stand") == ["strongest", "111", "201", "210"], "infantry, tanks, planes"
    assert game.refused(BLUE, "stand 300") == "LDR-DICE-03"
    assert game.refused(BLUE, "stand 021") == "LDR-DICE-03"
    game.do(BLUE, "stand 210").do(RED, "stand strongest")
    assert game.rolled(0) == ["tank", "infantry", "infantry"]
    game.dice("---").dice("-")
    game.do(BLUE, "stand strongest").do(RED, "stand strongest")
    assert game.rolled(0) == ["plane", "tank", "infantry"], "the choice is of one round"


@pytest.mark.clause("LDR-DICE-03")
def test_the_defender_chooses_among_its_own() -> None:
    """Two kinds are enough for a choice."""
    game = attack("4i", "2i 2t").do(BLUE, "stand strongest")
    assert game.offers_of("stand") == ["strongest", "120", "210"]
    assert game.refused(RED, "stand 300") == "LDR-DICE-03"
    assert game.refused(RED, "stand 120") is None
    assert game.state.why_not(RED, game.action("lose tank-p3")) is not None
    game.do(RED, "stand 210").dice("---")
    assert game.rolled(1) == ["tank", "infantry", "infantry"]


@pytest.mark.clause("LDR-DICE-03")
@pytest.mark.parametrize("units", ["1i 1t 1p", "5i", "2p"])
def test_otherwise_there_is_nothing_to_choose(units: str) -> None:
    game = attack(units, "1i")
    assert game.offers() == ["stand strongest", "press", "retreat"]
    assert game.refused(BLUE, "stand 111") == "LDR-DICE-03"


@pytest.mark.clause("LDR-DICE-04")
def test_both_sides_hit_even_with_units_that_are_lost() -> None:
    game = attack("1i", "1i").round("h", "h")
    assert (game.units("mongolia", BLUE), game.units("mongolia", RED)) == ("", "")
    assert game.told_of("volley") == [{"event": "volley", "seat": BLUE, "player": RED, "hits": 1, "struck": 1}]


@pytest.mark.clause("LDR-DICE-08", "LDR-RSCH-10")
def test_e17_military_1_rolls_one_die_again() -> None:
    game = attack("2i 1p", "5i", levels={BLUE: (1, 0, 0)})
    game.do(BLUE, "stand strongest").do(RED, "stand strongest").dice("-hh").dice("---")
    assert (game.asks(), game.asked) == ("reroll", BLUE)
    assert game.offers() == ["leave", "reroll 1", "reroll 2", "reroll 3"]
    assert game.refused(BLUE, "reroll 4") == "LDR-DICE-08"
    game.do(BLUE, "reroll 1")
    assert set(game.odds()) == {"die miss", "die hit", "die double"}, "it is the black one"
    game.dice("d")
    assert game.told_of("volley")[0]["hits"] == 4
    assert game.units("mongolia", RED) == "1i"


@pytest.mark.clause("LDR-RSCH-10")
def test_the_last_result_counts_even_if_it_is_worse() -> None:
    game = attack("1i", "2i", levels={BLUE: (1, 0, 0)}).round("h", "--")
    game.do(BLUE, "reroll 1").dice("-")
    assert game.units("mongolia", RED) == "2i"
    assert (game.asks(), game.asked) == ("stand", BLUE), "once in a combat round"


@pytest.mark.clause("LDR-DICE-08")
def test_the_attacker_decides_first_and_each_for_its_own_dice() -> None:
    game = attack("2i", "3i", levels={BLUE: (1, 0, 0), RED: (2, 0, 0)}).round("--", "---")
    assert game.asked == BLUE
    game.do(BLUE, "reroll 2").dice("h")
    assert (game.asked, game.offers_of("reroll")) == (RED, ["1", "2", "3"])
    assert game.faces(0) == ["miss", "hit"]
    game.do(RED, "reroll 3").dice("h")
    assert game.told_of("volley") == [{"event": "volley", "seat": BLUE, "player": RED, "hits": 1, "struck": 1}]


@pytest.mark.clause("LDR-DICE-08")
def test_without_the_level_nobody_is_asked_and_nobody_must() -> None:
    assert attack("2i", "3i").round("--", "---").asks() == "stand"
    game = attack("2i", "3i", levels={BLUE: (1, 0, 0)}).round("h-", "---").do(BLUE, "leave")
    assert (game.asks(), game.units("mongolia", RED)) == ("stand", "2i")
    asked = attack("2i", "3i", levels={BLUE: (1, 0, 0)}).round("h-", "---")
    assert asked.state.rules.vocabulary.text(asked.state.lapse(BLUE)) == "leave"


@pytest.mark.clause("LDR-DICE-09", "LDR-RSCH-12")
@pytest.mark.parametrize(
    ("faces", "hits"),
    [("-hh", 3), ("-h-", 2), ("d--", 2), ("---", 0), ("dh-", 4), ("hhh", 4)],
)
def test_e18_military_3_makes_one_single_hit_double(faces: str, hits: int) -> None:
    game = attack("1i 1t 1p", "7i", levels={BLUE: (3, 0, 0)}).round(faces, "---").do(BLUE, "leave")
    assert game.told_of("volley")[0]["hits"] == hits


@pytest.mark.clause("LDR-DICE-09", "LDR-RSCH-12")
@pytest.mark.parametrize(("level", "hits"), [(2, 1), (3, 2)])
def test_it_takes_level_3_and_counts_in_defence_as_well(level: int, hits: int) -> None:
    game = attack("3i", "1i", levels={RED: (level, 0, 0)}).round("---", "h").do(RED, "leave")
    assert game.told_of("volley")[0]["struck"] == hits


@pytest.mark.clause("LDR-DICE-09")
def test_it_is_applied_after_the_reroll() -> None:
    game = attack("1i", "4i", levels={BLUE: (3, 0, 0)}).round("-", "---")
    game.do(BLUE, "reroll 1").dice("h")
    assert game.units("mongolia", RED) == "2i"


@pytest.mark.clause("LDR-ALLY-29", "LDR-ALLY-11")
def test_in_a_supported_defence_the_research_of_the_attacked_player_counts() -> None:
    """Green has level 3, Red none: Green's plane rolls for Red, once, and hits once."""
    told: dict[str, Any] = {
        "regions": {GREEN: "brazil"},
        "units": {("mongolia", GREEN): "1p"},
        "allies": [(RED, GREEN)],
    }
    helped = attack("3i", "1i", levels={GREEN: (3, 0, 0)}, **told).round("---", "h-")
    assert helped.asks() == "stand"
    assert helped.told_of("volley")[0]["struck"] == 1
    led = attack("3i", "1i", levels={RED: (3, 0, 0)}, **told).round("---", "h-")
    assert (led.asks(), led.asked) == ("reroll", RED)
    assert led.rolled(1) == ["plane", "infantry"]


@pytest.mark.clause("LDR-DICE-04")
def test_real_dice_are_told_by_the_one_whose_they_are() -> None:
    """At a table with real dice the leader of each side types what it has rolled."""
    game = attack("2i", "2i", levels={RED: (1, 0, 0)}).do(BLUE, "stand strongest").do(RED, "stand strongest")
    assert (game.asks(CHANCE), game.state.teller()) == ("roll", BLUE)
    game.dice("--")
    assert game.state.teller() == RED
    game.dice("--").do(RED, "reroll 2")
    assert game.state.teller() == RED
    assert game.state.why_not(CHANCE, game.action("die double")) is not None, "no such face on a white die"


@pytest.mark.clause("LDR-DICE-03", "LDR-DICE-01")
@pytest.mark.parametrize("selection", ["003", "012", "021", "030", "102", "111", "120", "201", "210", "300"])
def test_each_selection_rolls_what_it_says(selection: str) -> None:
    """Infantry, tanks, planes; they are rolled with the strongest first."""
    game = attack("3i 3t 3p", "1i").do(BLUE, f"stand {selection}").do(RED, "stand strongest")
    infantry, tanks, planes = (int(many) for many in selection)
    assert game.rolled(0) == ["plane"] * planes + ["tank"] * tanks + ["infantry"] * infantry
