"""Set-up: colours, blocs, nations, player order, shares, and what the table prepares."""

from __future__ import annotations

import pytest
from leaders_table import BLUE, COLOURS, GREEN, NATIONS, RED, YELLOW, Table, begun, fresh, table

from bannerhall.core.errors import BadRequest
from bannerhall.core.state import CHANCE
from bannerhall.games.leaders import GAME
from bannerhall.games.leaders.rules.components import NATION_RULES, SCENARIOS, START_RULES

ALL_NATIONS = [*NATIONS, "cuba", "india", "japan", "egypt", "yugoslavia"]
BLOCS = ["capitalist", "neutral", "communist"]


def rule(scenario: str) -> tuple[str, str]:
    """How nations and start areas are given in a scenario."""
    at = SCENARIOS.index(scenario)
    return NATION_RULES[at], START_RULES[at]


@pytest.mark.clause("LDR-PLYR-01")
def test_two_to_six_play() -> None:
    for seats in range(2, 7):
        assert begun(seats).now["order"] == list(range(seats))
    for seats in (1, 7):
        with pytest.raises(BadRequest):
            GAME.new(seats)


@pytest.mark.clause("LDR-NATN-01", "LDR-NATN-04", "LDR-NATN-10", "LDR-NATN-02")
def test_the_players_enter_their_data_one_after_the_other() -> None:
    game = fresh(3)
    assert (game.asked, game.asks(), game.offers()) == (BLUE, "colour", [f"colour {colour}" for colour in COLOURS])
    game.do(BLUE, "colour red")
    assert (game.asked, game.asks()) == (BLUE, "nation"), "not complete yet: nobody else is asked"
    assert game.refused(GREEN, "colour blue") == "HALL-ASK-02"
    game.do(BLUE, "nation uk")
    assert (game.asked, game.asks()) == (GREEN, "colour")
    assert game.offers() == ["colour blue", "colour green", "colour yellow", "colour orange", "colour purple"]
    assert game.refused(GREEN, "colour red") == "LDR-NATN-02"
    game.do(GREEN, "colour purple", "nation usa")
    game.do(RED, "colour blue", "nation china")
    assert [player["colour"] for player in game.now["players"]] == ["red", "purple", "blue"]
    assert [player["nation"] for player in game.now["players"]] == ["uk", "usa", "china"]
    assert game.asks(CHANCE) == "order", "all entries are complete"
    assert game.told_of("colour_chosen")[1] == {"event": "colour_chosen", "seat": 1, "colour": "purple"}
    assert game.told_of("nation_chosen")[2] == {"event": "nation_chosen", "seat": 2, "nation": "china"}


@pytest.mark.clause("LDR-NATN-02", "LDR-NATN-01")
def test_who_is_away_gets_the_first_free_colour_and_nation() -> None:
    game = fresh(2)
    game.do(BLUE, "colour blue", "nation usa")
    assert game.state.lapse(GREEN) == game.action("colour green")
    game.do(GREEN, "colour purple")
    assert game.state.lapse(GREEN) == game.action("nation uk")


@pytest.mark.clause("LDR-NATN-02", "LDR-SCEN-05", "LDR-SCEN-08")
def test_an_answer_to_another_question_is_none() -> None:
    game = fresh(2, {"scenario": "power_blocs"})
    for text in ("continue", "bloc neutral", "nation usa", "next p1"):
        assert game.refused(BLUE, text) == "HALL-ASK-03", text
    game.do(BLUE, "colour blue")
    for text in ("continue", "colour green", "nation usa", "next p1"):
        assert game.refused(BLUE, text) == "HALL-ASK-03", text
    game.do(BLUE, "bloc capitalist")
    for text in ("continue", "colour green", "bloc communist", "next p1"):
        assert game.refused(BLUE, text) == "HALL-ASK-03", text


@pytest.mark.clause("LDR-SCEN-03", "LDR-SCEN-04", "LDR-SCEN-16", "LDR-NATN-11")
def test_free_nations() -> None:
    """In the Free Game any of the six may be chosen."""
    assert rule("free_game") == ("free", "free")
    game = fresh(2).do(BLUE, "colour blue")
    assert game.offers() == [f"nation {nation}" for nation in NATIONS]


@pytest.mark.clause("LDR-SCEN-05", "LDR-SCEN-03")
def test_no_nation_twice() -> None:
    game = fresh(6)
    for seat, nation in enumerate(NATIONS):
        game.do(seat, f"colour {COLOURS[seat]}")
        assert game.offers_of("nation") == list(NATIONS[seat:])
        for taken in NATIONS[:seat]:
            assert game.refused(seat, f"nation {taken}") == "LDR-SCEN-05"
        game.do(seat, f"nation {nation}")


@pytest.mark.clause("LDR-NATN-09", "LDR-NATN-12", "LDR-NATN-06")
def test_every_nation_has_one_bloc() -> None:
    wanted = ["capitalist", "capitalist", "neutral", "neutral", "communist", "communist"]
    assert [begun(6).player(seat)["bloc"] for seat in range(6)] == wanted
    expansions = begun(5, {"expansion_nations": True}, nations=ALL_NATIONS[6:])
    wanted = ["communist", "neutral", "capitalist", "neutral", "communist"]
    assert [expansions.player(seat)["bloc"] for seat in range(5)] == wanted


@pytest.mark.clause("LDR-NATN-14")
def test_expansion_nations_are_off_unless_asked_for() -> None:
    game = fresh(2).do(BLUE, "colour blue")
    for nation in ALL_NATIONS[6:]:
        assert game.refused(BLUE, f"nation {nation}") == "LDR-NATN-14"
    with_them = fresh(2, {"expansion_nations": True}).do(BLUE, "colour blue")
    assert with_them.offers_of("nation") == ALL_NATIONS


@pytest.mark.clause("LDR-SCEN-06", "LDR-SCEN-08", "LDR-NATN-03", "LDR-SCEN-19")
@pytest.mark.parametrize(
    ("seats", "blocs"), [(2, [1, 0, 1]), (3, [1, 1, 1]), (4, [1, 2, 1]), (5, [2, 1, 2]), (6, [2, 2, 2])]
)
def test_t2_seats_of_a_bloc(seats: int, blocs: list[int]) -> None:
    """Five players: two capitalists, one neutral, two communists; a third capitalist is refused."""
    assert rule("power_blocs") == ("by_bloc", "free")
    for number, bloc in enumerate(BLOCS):
        game = fresh(seats, {"scenario": "power_blocs"})
        for seat in range(blocs[number] + 1):
            if seat == seats:
                break
            game.do(seat, f"colour {COLOURS[seat]}")
            if seat == blocs[number]:
                assert game.refused(seat, f"bloc {bloc}") == "LDR-SCEN-08"
                assert bloc not in game.offers_of("bloc")
                assert game.state.lapse(seat) != game.action(f"bloc {bloc}")
            else:
                game.do(seat, f"bloc {bloc}")
                assert game.told_of("bloc_chosen")[-1] == {"event": "bloc_chosen", "seat": seat, "bloc": bloc}
                game.do(seat, game.offers()[0])


@pytest.mark.clause("LDR-SCEN-07", "LDR-NATN-03")
def test_nations_of_the_bloc() -> None:
    game = fresh(3, {"scenario": "power_blocs"}).do(BLUE, "colour blue", "bloc communist")
    assert game.player(BLUE)["bloc"] == "communist"
    assert game.offers_of("nation") == ["ussr", "china"]
    assert game.refused(BLUE, "nation usa") == "LDR-SCEN-07"
    assert game.state.lapse(BLUE) == game.action("nation ussr")
    free = fresh(3).do(BLUE, "colour blue")
    assert free.asks() == "nation", "other scenarios do not ask for a bloc"


@pytest.mark.clause("LDR-SCEN-09", "LDR-SCEN-23", "LDR-SCEN-21")
@pytest.mark.parametrize(
    ("seats", "nations"),
    [
        (2, ["usa", "ussr"]),
        (3, ["usa", "ussr", "china"]),
        (4, ["usa", "uk", "ussr", "china"]),
        (5, ["usa", "uk", "france", "ussr", "china"]),
        (6, ["usa", "uk", "france", "germany", "ussr", "china"]),
    ],
)
def test_fixed_nations(seats: int, nations: list[str]) -> None:
    """In Two Camps the players choose among the nations of their number, in the order of their entries."""
    assert rule("two_camps") == ("fixed", "fixed")
    game = fresh(seats, {"scenario": "two_camps", "expansion_nations": True}).do(BLUE, "colour blue")
    assert game.offers_of("nation") == nations
    for nation in ALL_NATIONS:
        assert game.refused(BLUE, f"nation {nation}") == (None if nation in nations else "LDR-SCEN-23")
    game.do(BLUE, f"nation {nations[0]}").do(GREEN, "colour green")
    assert game.offers_of("nation") == nations[1:]


@pytest.mark.clause("LDR-SCEN-17", "LDR-SCEN-20", "LDR-SCEN-22", "LDR-SCEN-02")
def test_nations_and_areas_of_the_other_scenarios() -> None:
    assert rule("quick_game") == ("free", "fixed")
    assert rule("home_ground") == ("free", "home_area")
    assert rule("hot_spots") == ("free", "free")
    for scenario in ("quick_game", "home_ground", "hot_spots"):
        game = fresh(2, {"scenario": scenario}).do(BLUE, "colour blue")
        assert game.offers_of("nation") == list(NATIONS), "any nation"
        assert game.now["scenario"] == scenario


@pytest.mark.clause("LDR-AREA-02", "LDR-AREA-03", "LDR-TURN-01")
def test_chance_draws_the_player_order() -> None:
    game = fresh(4)
    for seat in range(4):
        game.do(seat, f"colour {COLOURS[seat]}", f"nation {NATIONS[seat]}")
    assert game.odds() == {"next p1": 25, "next p2": 25, "next p3": 25, "next p4": 25}
    game.chance("next p3")
    assert set(game.odds()) == {"next p1", "next p2", "next p4"}
    assert len(set(game.odds().values())) == 1, "equal chances"
    game.chance("next p1", "next p4", "next p2")
    assert game.now["order"] == [RED, BLUE, YELLOW, GREEN]
    assert [told["order"] for told in game.told_of("placed")] == [1, 2, 3, 4]
    assert [told["seat"] for told in game.told_of("placed")] == [RED, BLUE, YELLOW, GREEN]
    while game.asks() == "prepare":
        game.do(BLUE, "continue")
    began = []
    for _ in range(5):
        began.append(game.state.teller())
        game.enter(30)
        game.play_to(began[-1], "headquarters").confirm(began[-1])
    assert began == [RED, BLUE, YELLOW, GREEN, RED], "for the whole game"


@pytest.mark.clause("LDR-MODE-10", "LDR-SCEN-12", "LDR-AREA-14", "LDR-AREA-17")
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("described", [True, False])
def test_shares_of_a_described_board(scenario: str, described: bool) -> None:
    """Only for a board that the table has described the app can prescribe who occupies what."""
    game = fresh(3, {"scenario": scenario, "board_profile": described})
    for seat in range(3):
        game.do(seat, f"colour {COLOURS[seat]}")
        while game.asks(seat) is not None:
            game.do(seat, game.offers(seat)[0])
    game.chance("next p3", "next p2", "next p1")
    if not (described and scenario in ("quick_game", "two_camps")):
        assert game.asks() == "prepare"
        return
    assert game.odds() == pytest.approx({"share 1": 100 / 3, "share 2": 100 / 3, "share 3": 100 / 3})
    game.chance("share 2")
    assert game.odds() == {"share 1": 50, "share 3": 50}
    game.chance("share 3", "share 1")
    assert [player["share"] for player in game.now["players"]] == [2, 3, 1]
    assert game.told_of("share_drawn")[1] == {"event": "share_drawn", "seat": GREEN, "share": 3}
    assert game.asks() == "prepare"


def steps(game: Table) -> list[str]:
    """What the table prepares, screen by screen."""
    shown = []
    while game.asks() == "prepare":
        shown.append(str(game.now["step"]))
        assert game.now["phase"] == "setup"
        assert (game.asked, game.offers()) == (BLUE, ["continue"])
        assert game.refused(BLUE, "confirm") == "HALL-ASK-03"
        game.do(BLUE, "continue")
    return shown


@pytest.mark.clause("LDR-NATN-10", "LDR-MATL-01", "LDR-MARK-01", "LDR-MARK-02", "LDR-AREA-02")
def test_t3_what_the_table_prepares() -> None:
    """Material, start areas, the handicap of the later players, markers where there are any, rules."""
    for scenario, wanted in (
        ("free_game", ["material", "start_areas", "handicap", "rules"]),
        ("hot_spots", ["material", "start_areas", "handicap", "markers", "rules"]),
    ):
        game = fresh(5, {"scenario": scenario})
        for seat in range(5):
            game.do(seat, f"colour {COLOURS[seat]}", f"nation {NATIONS[seat]}")
        for seat in range(5):
            game.chance(f"next p{seat + 1}")
        assert [player["place"] for player in game.now["players"]] == [1, 2, 3, 4, 5]
        assert game.state.lapse(BLUE) == game.action("continue")
        assert steps(game) == wanted
        assert (game.now["round"], game.state.teller()) == (1, BLUE)


@pytest.mark.clause("LDR-SETT-06", "LDR-SETT-07", "LDR-SETT-08", "LDR-SKIL-14")
def test_special_skills_of_all_nations_or_of_none() -> None:
    nations = {BLUE: "germany", GREEN: "china", RED: "ussr"}
    on = table(nations=nations, active=RED)
    on.next_turn(BLUE, 30, to="secret_events")
    assert on.card(BLUE, "production_points")["points"] == 38
    on.next_turn(GREEN, 30, to="secret_events")
    assert "fresh_troops" in on.kinds(GREEN)
    assert on.me(RED)["chances"]["spy"][5] == 70
    off = table(nations=nations, active=RED, options={"special_skills": False})
    off.next_turn(BLUE, 30, to="secret_events")
    assert off.card(BLUE, "production_points")["points"] == 30
    off.next_turn(GREEN, 30, to="secret_events")
    assert "fresh_troops" not in off.kinds(GREEN)
    assert off.me(RED)["chances"]["spy"][5] == 50


@pytest.mark.clause("LDR-SETT-06", "LDR-SETT-07", "LDR-NATN-01")
def test_the_table_before_anybody_has_entered_anything() -> None:
    position = fresh(3).state.to_json()["table"]
    assert isinstance(position, dict)
    bare = {key: position[key] for key in ("round", "turn", "active", "alive", "world", "drawn", "winners", "way")}
    assert bare == {
        "round": 0,
        "turn": 0,
        "active": 0,
        "alive": 7,
        "world": None,
        "drawn": 0,
        "winners": 0,
        "way": "military",
    }
    assert fresh(3).now["world"] is None
