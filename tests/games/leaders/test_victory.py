"""Victory: by points entered, by research, by badges, by marked regions, by rounds."""

from __future__ import annotations

import pytest
from leaders_table import BLUE, GREEN, MISSIONS, RED, YELLOW, Table, begun, table

from bannerhall.core.state import CHANCE


def way(game: Table) -> tuple[str, list[int]]:
    """How the game was won and by whom; all know it."""
    end = game.now["end"]
    assert game.winners() == end["winners"]
    return end["way"], end["winners"]


@pytest.mark.clause("LDR-VIC-01", "LDR-SCEN-13", "LDR-VIC-02")
def test_whoever_fulfils_a_condition_wins_at_once() -> None:
    """Blue has had one turn more than the others."""
    game = table(4, phase="production", saved=[3, 4, 5, 6]).enter(90)
    assert way(game) == ("military", [BLUE])
    assert (game.asked, game.state.waiting(), game.offers(BLUE)) == (-2, [], [])
    result = game.state.result()
    assert result is not None
    assert list(result.ranks) == [0, 1, 1, 1]
    assert list(result.points) == [90, 30, 30, 30]


@pytest.mark.clause("LDR-VIC-04", "LDR-VIC-03", "LDR-SCEN-15")
@pytest.mark.parametrize(("seats", "points"), [(2, 130), (3, 110), (4, 90), (5, 80), (6, 75)])
def test_t31_the_military_victory_of_the_free_game(seats: int, points: int) -> None:
    assert not table(seats, phase="production").enter(points - 1).is_over()
    assert way(table(seats, phase="production").enter(points)) == ("military", [BLUE])


@pytest.mark.clause("LDR-VIC-13", "LDR-VIC-03")
def test_points_are_checked_at_the_entry_only() -> None:
    """In the middle of a turn nobody asks; the next own entry must still be high enough."""
    game = table(3, phase="production").enter(100).play_to(BLUE, "headquarters")
    game.next_turn(BLUE, 104)
    assert not game.is_over()
    game.next_turn(BLUE, 110)
    assert way(game) == ("military", [BLUE])


@pytest.mark.clause("LDR-VIC-11")
def test_bonuses_and_tributes_do_not_count() -> None:
    game = table(3, saved=[300, 0, 0], diplomats=[1], levels={GREEN: (0, 3, 2)}).pay(BLUE, GREEN, 200).confirm(BLUE)
    game.enter(109).play_to(GREEN, "headquarters")
    assert game.saved(GREEN) > 300


@pytest.mark.clause("LDR-VIC-05", "LDR-VIC-06", "LDR-VIC-10", "LDR-VIC-12", "LDR-SCEN-14")
@pytest.mark.parametrize("field", [0, 1, 2])
def test_level_3_in_all_three_fields_wins(field: int) -> None:
    """In the national events in which the last level is reported, whichever field it is of."""
    levels = [2 if number == field else 3 for number in range(3)]
    running = [1 if number == field else 0 for number in range(3)]
    game = table(3, levels={GREEN: levels}, running={GREEN: running}, active=GREEN, phase="production").enter(30)
    assert not game.is_over()
    game.do(GREEN, "continue")
    assert way(game) == ("research", [GREEN])
    assert game.told_of("victory", RED) == [{"event": "victory", "seat": GREEN, "way": "research"}]
    short = table(3, levels={GREEN: levels}, active=GREEN, phase="production").enter(30)
    assert not short.play_to(GREEN, "headquarters").is_over(), "two fields are not enough"


@pytest.mark.clause("LDR-VIC-05", "LDR-SCEN-18")
def test_level_2_wins_the_quick_game() -> None:
    options = {"scenario": "quick_game"}
    game = table(3, levels={BLUE: (2, 3, 1)}, running={BLUE: (0, 0, 1)}, phase="production", options=options)
    assert way(game.enter(30).do(BLUE, "continue")) == ("research", [BLUE])
    free = table(3, levels={BLUE: (2, 3, 1)}, running={BLUE: (0, 0, 1)}, phase="production")
    assert not free.enter(30).do(BLUE, "continue").is_over()


@pytest.mark.clause("LDR-VIC-07", "LDR-VIC-08", "LDR-VIC-12", "LDR-SCEN-14")
def test_the_seventh_badge_wins() -> None:
    six = [mission for mission in MISSIONS if mission != "foresight"]
    game = table(3, saved=[100], fulfilled={BLUE: six}).add(BLUE, "foresight").confirm(BLUE)
    assert not game.is_over()
    game.play_to(BLUE, "withdraw").do(BLUE, "continue")
    assert way(game) == ("missions", [BLUE])
    assert game.told_of("victory", GREEN) == [{"event": "victory", "seat": BLUE, "way": "missions"}]
    assert [told["badge"] for told in game.told_of("glory", GREEN)] == [7]


@pytest.mark.clause("LDR-VIC-07", "LDR-SCEN-18")
def test_the_fifth_badge_wins_the_quick_game() -> None:
    four = ["defence", "expansion", "troops-1", "cunning"]
    for scenario, over in (("quick_game", True), ("free_game", False)):
        game = table(3, saved=[100], fulfilled={BLUE: four}, options={"scenario": scenario})
        game.add(BLUE, "foresight").confirm(BLUE).play_to(BLUE, "withdraw").do(BLUE, "continue")
        assert game.is_over() == over


@pytest.mark.clause("LDR-VIC-12", "LDR-VIC-01")
def test_t32_two_victories_in_one_phase() -> None:
    """Research and badge come together: one victory, and research is named first."""
    six = [mission for mission in MISSIONS if mission != "foresight"]
    game = table(3, saved=[100], fulfilled={BLUE: six}, levels={BLUE: (3, 3, 2)}, running={BLUE: (0, 0, 1)})
    game.add(BLUE, "foresight").confirm(BLUE).play_to(BLUE, "withdraw").do(BLUE, "continue")
    assert way(game) == ("research", [BLUE])
    assert len(game.told_of("victory")) == 1


@pytest.mark.clause("LDR-VIC-14", "LDR-SCEN-22", "LDR-VIC-09")
@pytest.mark.parametrize(("seats", "needed"), [(2, 10), (3, 8), (4, 7), (5, 6), (6, 6)])
def test_marked_regions_win_from_the_second_round_on(seats: int, needed: int) -> None:
    game = begun(seats, {"scenario": "hot_spots"})
    assert game.now["victory"]["markers"] == needed
    for seat in range(seats):
        assert game.state.teller() == seat
        game.enter(20)
        assert game.asks(seat) == "withdraw", "nobody is asked in the first round"
        game.play_to(seat, "headquarters").confirm(seat)
    game.enter(20)
    assert (game.asks(CHANCE), game.state.teller()) == ("marked", BLUE)
    assert list(game.odds()) == [f"marked {markers}" for markers in range(16)], "15 markers"
    game.chance(f"marked {needed - 1}")
    assert game.asks(BLUE) == "withdraw"
    assert game.player(BLUE)["markers"] == needed - 1
    game.play_to(BLUE, "headquarters").confirm(BLUE).enter(20).chance(f"marked {needed}")
    assert way(game) == ("markers", [GREEN])
    assert game.told_of("markers_held")[-1] == {"event": "markers_held", "seat": GREEN, "markers": needed}
    assert game.told_of("victory")[0]["way"] == "markers"


@pytest.mark.clause("LDR-VIC-14")
def test_a_fair_share_of_markers_is_usual() -> None:
    """What a simulation tells where no table does."""
    game = table(3, phase="production", options={"scenario": "hot_spots"}).enter(30)
    likely = [text for text, percent in game.odds().items() if percent > 1]
    assert likely == [f"marked {markers}" for markers in range(3, 8)]
    assert game.odds()["marked 15"] == pytest.approx(100 / (5 * 2000 + 11)), "one in so many"


@pytest.mark.clause("LDR-VIC-14", "LDR-SCEN-22")
def test_other_scenarios_have_no_markers() -> None:
    assert table(3, phase="production").enter(30).asks(BLUE) == "withdraw"
    assert table(3).player(BLUE)["markers"] is None


@pytest.mark.clause("LDR-ELIM-05")
@pytest.mark.parametrize(
    ("entries", "badges", "levels", "winners"),
    [
        ([40, 41, 39], [2, 0, 2], [3, 0, 3], [GREEN]),
        ([41, 41, 39], [2, 1, 2], [0, 3, 3], [BLUE]),
        ([41, 41, 41], [1, 1, 0], [1, 2, 3], [GREEN]),
        ([41, 41, 41], [1, 1, 1], [2, 1, 2], [BLUE, RED]),
    ],
)
def test_a_round_limit(entries: list[int], badges: list[int], levels: list[int], winners: list[int]) -> None:
    """Most points, then badges, then the sum of research levels; who is still equal shares the victory."""
    game = table(
        3,
        turns=5,
        active=RED,
        entries=[[points] for points in entries],
        fulfilled={seat: MISSIONS[:many] for seat, many in enumerate(badges)},
        levels={seat: (many, 0, many // 2) for seat, many in enumerate(levels)},
        numbers={"round_limit": 5},
    )
    assert not game.is_over()
    game.confirm(RED)
    assert way(game) == ("rounds", winners)
    assert game.now["round"] == 5, "no other round has begun"
    assert [told["seat"] for told in game.told_of("victory")] == winners
    assert {told["way"] for told in game.told_of("victory")} == {"rounds"}
    result = game.state.result()
    assert result is not None
    assert list(result.ranks) == [0 if seat in winners else len(winners) for seat in range(3)]


@pytest.mark.clause("LDR-ELIM-05")
def test_the_limit_is_the_last_round_and_the_eliminated_do_not_count() -> None:
    game = table(3, turns=4, active=RED, numbers={"round_limit": 5}).confirm(RED)
    assert not game.is_over(), "the fifth round is still played"
    game = table(4, turns=5, active=RED, entries=[[20], [30], [25], [99]], out=[YELLOW], numbers={"round_limit": 5})
    assert way(game.confirm(RED)) == ("rounds", [GREEN])
    unlimited = table(3, turns=200, active=RED).confirm(RED)
    assert not unlimited.is_over()


@pytest.mark.clause("LDR-VIC-15", "LDR-VIC-01")
def test_after_the_end_nothing_is_secret() -> None:
    game = table(3, phase="production", saved=[7, 8, 9], spies=[1, 2, 3]).enter(110)
    assert [secret["spies"] for secret in game.now["secrets"]] == [1, 2, 3]
    assert game.now["phase"] == "over"
