"""Skills of nations that act on the board."""

from __future__ import annotations

import pytest
from leaders_board import Board, attack, board
from leaders_table import BLUE, GREEN, RED


@pytest.mark.clause("LDR-SKIL-01", "LDR-SKIL-02", "LDR-SETT-12")
@pytest.mark.parametrize(
    ("nations", "military", "limit"),
    [
        ({BLUE: "usa"}, 0, 4),
        ({BLUE: "usa"}, 1, 4),
        ({BLUE: "usa"}, 2, 5),
        ({BLUE: "uk"}, 0, 3),
        ({BLUE: "uk"}, 3, 4),
        (None, 0, 3),
    ],
)
def test_e20_the_usa_may_place_one_more(nations: dict[int, str] | None, military: int, limit: int) -> None:
    """Brazil is worth three. Without nations skills are off, though Blue is the USA all the same."""
    game = board(regions={BLUE: "brazil"}, camps={BLUE: "9i"}, nations=nations, levels={BLUE: (military, 0, 0)}).place(
        BLUE, "brazil", f"{limit - 1}i"
    )
    assert game.refused(BLUE, "place infantry-brazil") == "LDR-PLCE-04"
    assert game.board["limits"]["brazil"] == limit


@pytest.mark.clause("LDR-SKIL-03", "LDR-DFND-07")
@pytest.mark.parametrize(
    ("setting", "nation", "military", "limit"),
    [
        ("usa_only", "usa", 0, 4),
        ("usa_only", "usa", 2, 4),
        ("usa_only", "germany", 3, 3),
        ("none", "usa", 2, 3),
        ("none", "germany", 2, 3),
        ("all", "usa", 2, 5),
        ("all", "usa", 1, 4),
        ("all", "germany", 2, 4),
        ("all", "germany", 1, 3),
    ],
)
def test_what_raises_the_limit_in_defence(setting: str, nation: str, military: int, limit: int) -> None:
    game = attacked({RED: nation}, {RED: (military, 0, 0)}, {"capacity_bonus_in_defence": setting})
    assert game.board["limits"] == {"mongolia": limit}
    game.reinforce(RED, "mongolia", f"{limit - 1}i")
    assert game.asks() == "stand", "it is full"


def attacked(
    nations: dict[int, str], levels: dict[int, tuple[int, int, int]], options: dict[str, str | bool | int]
) -> Board:
    """Blue attacks Mongolia, worth three; Red has one there and nine in the base camp."""
    game = board(
        phase="move",
        regions={BLUE: "china", RED: "mongolia"},
        units={("china", BLUE): "3i"},
        camps={RED: "9i"},
        nations={BLUE: "ussr", **nations},
        levels=levels,
        options=options,
    )
    return game.march(BLUE, "china", "mongolia", "2i").do(BLUE, "continue")


@pytest.mark.clause("LDR-NATN-14", "LDR-DFND-04")
@pytest.mark.parametrize("setting", ["usa_only", "none", "all"])
def test_cuba_defends_with_one_more_and_places_as_others_do(setting: str) -> None:
    options: dict[str, str | bool | int] = {"expansion_nations": True, "capacity_bonus_in_defence": setting}
    assert attacked({RED: "cuba"}, {}, options).board["limits"] == {"mongolia": 4}
    game = board(regions={BLUE: "brazil"}, camps={BLUE: "9i"}, nations={BLUE: "cuba"}, options=options)
    assert game.board["limits"]["brazil"] == 3


@pytest.mark.clause("LDR-ALLY-30")
@pytest.mark.parametrize(("nations", "limit"), [({RED: "usa"}, 4), ({GREEN: "usa"}, 3)])
def test_in_a_supported_defence_the_limit_is_that_of_the_attacked(nations: dict[int, str], limit: int) -> None:
    game = board(
        phase="move",
        regions={BLUE: "china", RED: "mongolia", GREEN: "brazil"},
        units={("china", BLUE): "3i"},
        camps={GREEN: "9i"},
        nations={BLUE: "ussr", **nations},
        allies=[(RED, GREEN)],
    )
    game.march(BLUE, "china", "mongolia", "2i").do(BLUE, "continue").reinforce(GREEN, "mongolia", f"{limit - 1}i")
    assert game.asks() == "stand"


@pytest.mark.clause("LDR-SKIL-04", "LDR-SKIL-05")
@pytest.mark.parametrize("who", [BLUE, RED])
def test_t36_france_loses_nobody_in_a_retreat(who: int) -> None:
    game = attack("5i", "4i 1p", nations={who: "france"})
    if who == RED:
        game.do(BLUE, "stand strongest")
    game.do(who, "retreat")
    assert game.drop(who) == ("5i" if who == BLUE else "4i 1p")
    assert game.camp(who) == "", "the drop zone, not the base camp"
    assert game.owner("mongolia") == (RED if who == BLUE else BLUE)


@pytest.mark.clause("LDR-SKIL-04")
def test_without_skills_france_is_as_others() -> None:
    game = attack("5i", "1i").do(BLUE, "retreat")
    assert game.drop(BLUE) == "2i"


@pytest.mark.clause("LDR-SKIL-04", "LDR-ALLY-29", "LDR-ALLY-11")
@pytest.mark.parametrize(("nations", "saved"), [({RED: "france"}, ("2i", "3t")), ({GREEN: "france"}, ("2i", ""))])
def test_the_skill_of_the_attacked_player_covers_its_partners(nations: dict[int, str], saved: tuple[str, str]) -> None:
    game = attack(
        "1i",
        "2i",
        regions={GREEN: "brazil"},
        units={("mongolia", GREEN): "3t"},
        allies=[(RED, GREEN)],
        nations=nations,
    )
    game.do(BLUE, "stand strongest").do(RED, "retreat")
    assert (game.drop(RED), game.drop(GREEN)) == saved


@pytest.mark.clause("LDR-NATN-14", "LDR-RETR-02")
@pytest.mark.parametrize(("who", "units", "saved"), [(RED, "3i", "2i"), (RED, "1i", "1i"), (BLUE, "3i", "1i")])
def test_yugoslavia_rounds_down_as_the_defender(who: int, units: str, saved: str) -> None:
    game = attack(
        units if who == BLUE else "1i",
        units if who == RED else "1i",
        nations={who: "yugoslavia"},
        options={"expansion_nations": True},
    )
    if who == RED:
        game.do(BLUE, "stand strongest")
    assert game.do(who, "retreat").drop(who) == saved


@pytest.mark.clause("LDR-SKIL-06", "LDR-SKIL-15", "LDR-SKIL-08")
def test_t34_the_united_kingdom_over_a_dotted_line() -> None:
    game = attack("1i", "1i", start="united_kingdom", end="france", nations={BLUE: "uk"})
    game.do(BLUE, "stand strongest").do(RED, "stand strongest")
    assert game.rolled(0) == ["infantry", "infantry"]
    game.dice("hh").dice("h")
    assert (game.owner("france"), game.told_of("volley")[0]["hits"]) == (None, 2)


@pytest.mark.clause("LDR-SKIL-08")
@pytest.mark.parametrize(
    ("start", "end", "dice"),
    [("united_kingdom", "france", 2), ("mediterranean", "france", 2), ("germany", "france", 1)],
)
@pytest.mark.parametrize("who", [BLUE, RED])
def test_attacking_or_defending_where_an_attacker_came_by_sea(who: int, start: str, end: str, dice: int) -> None:
    game = attack("1i", "1i", start=start, end=end, nations={who: "uk"})
    game.do(BLUE, "stand strongest").do(RED, "stand strongest").dice("-" * (dice if who == BLUE else 1))
    assert game.rolled(0) == ["infantry"] * (dice if who == BLUE else 1)
    assert game.rolled(1) == ["infantry"] * (dice if who == RED else 1)


@pytest.mark.clause("LDR-SKIL-08")
def test_one_attacker_by_sea_is_enough() -> None:
    """Two come over land from Germany, one over the dotted line."""
    game = board(
        phase="move",
        regions={BLUE: "germany united_kingdom", RED: "france"},
        units={("germany", BLUE): "3i", ("united_kingdom", BLUE): "2i"},
        nations={BLUE: "uk"},
    )
    game.march(BLUE, "germany", "france", "2i").march(BLUE, "united_kingdom", "france", "1i").do(BLUE, "continue")
    game.do(BLUE, "stand strongest").do(RED, "stand strongest")
    assert game.rolled(0) == ["infantry"] * 4


@pytest.mark.clause("LDR-SKIL-07", "LDR-SKIL-06")
def test_the_additional_die_is_a_fourth_one_and_white() -> None:
    game = attack("1i 3p", "1i", start="united_kingdom", end="france", nations={BLUE: "uk"}, levels={BLUE: (1, 0, 0)})
    game.do(BLUE, "stand strongest").do(RED, "stand strongest")
    assert game.rolled(0) == ["plane", "plane", "plane", "infantry"]
    game.dice("----").dice("-")
    assert game.offers_of("reroll") == ["1", "2", "3", "4"]
    assert game.refused(BLUE, "reroll 4") is None


@pytest.mark.clause("LDR-SKIL-06")
def test_in_every_fight_at_sea() -> None:
    game = board(
        phase="move",
        regions={BLUE: "china", RED: "japan"},
        units={("south_china_sea", BLUE): "1t", ("south_china_sea", RED): "1t"},
        nations={RED: "uk"},
    ).do(BLUE, "continue", "engage south_china_sea-p3", "stand strongest")
    game.do(RED, "stand strongest").dice("-")
    assert (game.rolled(0), game.rolled(1)) == (["tank"], ["tank", "infantry"])


@pytest.mark.clause("LDR-SKIL-08", "LDR-SKIL-07")
def test_t35_over_land_there_are_three_dice_at_most() -> None:
    game = attack("1i", "4i", start="eastern_europe", end="germany", nations={RED: "uk"})
    game.do(BLUE, "stand strongest").do(RED, "stand strongest").dice("-")
    assert game.rolled(1) == ["infantry"] * 3


@pytest.mark.clause("LDR-ALLY-29", "LDR-SKIL-06")
def test_a_partners_die_does_not_count() -> None:
    game = attack(
        "1i",
        "1i",
        start="united_kingdom",
        end="france",
        regions={GREEN: "brazil"},
        units={("france", GREEN): "1t"},
        allies=[(RED, GREEN)],
        nations={GREEN: "uk"},
    )
    game.do(BLUE, "stand strongest").do(RED, "stand strongest").dice("-")
    assert game.rolled(1) == ["tank", "infantry"]
