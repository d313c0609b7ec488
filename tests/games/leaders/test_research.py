"""Research: three fields, three levels each, paid at the start, in effect from the turn they are reported in."""

from __future__ import annotations

import pytest
from leaders_table import BLUE, GREEN, RED, Table, table

from bannerhall.core.state import SPECTATOR


def level(game: Table, seat: int, field: str) -> int:
    return int(game.me(seat)["levels"][field])


@pytest.mark.clause("LDR-RSCH-01", "LDR-RSCH-02", "LDR-VIC-10")
def test_three_fields_of_three_levels() -> None:
    game = table(2, saved=[400], levels={BLUE: (2, 3, 0)})
    assert list(game.me(BLUE)["levels"]) == ["military", "technology", "economy"]
    assert game.refused(BLUE, "add technology") == "LDR-RSCH-01", "there is no fourth level"
    assert (game.refused(BLUE, "add military"), game.refused(BLUE, "add economy")) == (None, None)
    assert game.me(BLUE)["costs"]["military"] == 60, "the third level"
    assert game.me(BLUE)["costs"]["economy"] == 30, "the first level"
    assert game.me(BLUE)["costs"]["technology"] == 0


@pytest.mark.clause("LDR-RSCH-02", "LDR-RSCH-04")
def test_level_by_level() -> None:
    game = table(2, saved=[400]).add(BLUE, "economy")
    assert game.refused(BLUE, "add economy") == "LDR-RSCH-04"
    game.confirm(BLUE).next_turn(BLUE)
    assert level(game, BLUE, "economy") == 0
    assert game.refused(BLUE, "add economy") == "LDR-RSCH-04", "level 1 is not finished"
    game.next_turn(BLUE)
    assert level(game, BLUE, "economy") == 1
    assert game.me(BLUE)["costs"]["economy"] == 45
    game.add(BLUE, "economy")


@pytest.mark.clause("LDR-RSCH-03", "LDR-RSCH-04")
def test_the_fields_run_side_by_side() -> None:
    game = table(2, saved=[400]).add(BLUE, "military", "technology", "economy").confirm(BLUE)
    assert game.saved(BLUE) == 400 - 3 * 30
    assert game.me(BLUE)["running"] == {"military": 2, "technology": 2, "economy": 2}
    game.next_turn(BLUE)
    for field in ("military", "technology", "economy"):
        assert game.refused(BLUE, f"add {field}") == "LDR-RSCH-04"
    game.next_turn(BLUE)
    assert game.me(BLUE)["levels"] == {"military": 1, "technology": 1, "economy": 1}
    assert game.me(BLUE)["running"] == {"military": 0, "technology": 0, "economy": 0}


@pytest.mark.clause("LDR-RSCH-06")
@pytest.mark.parametrize(("before", "turns"), [(0, 2), (1, 3), (2, 4)])
@pytest.mark.parametrize("field", ["military", "technology", "economy"])
def test_a_level_takes_its_rounds(field: str, before: int, turns: int) -> None:
    levels = [before if name == field else 0 for name in ("military", "technology", "economy")]
    game = table(2, saved=[100], levels={BLUE: levels}).add(BLUE, field).confirm(BLUE)
    for _ in range(turns - 1):
        game.next_turn(BLUE, to="public_events")
        assert level(game, BLUE, field) == before
    game.next_turn(BLUE, to="public_events")
    assert level(game, BLUE, field) == before + 1
    card = "new_military" if field == "military" else "new_technology"
    assert game.card(BLUE, card)["level"] == before + 1


@pytest.mark.clause("LDR-RSCH-07", "LDR-HEAD-11")
def test_a_project_cannot_be_stopped() -> None:
    game = table(2, saved=[100]).add(BLUE, "military").do(BLUE, "drop military").add(BLUE, "military").confirm(BLUE)
    game.next_turn(BLUE)
    assert game.refused(BLUE, "drop military") == "LDR-HEAD-11"
    assert game.saved(BLUE) == 70 + 30


@pytest.mark.clause("LDR-RSCH-09", "LDR-VISI-01", "LDR-EVNT-07")
def test_military_levels_are_public_the_others_are_not() -> None:
    game = table(3, running={BLUE: (1, 1, 1)}, levels={BLUE: (1, 0, 2)}, phase="production").enter(30)
    game.play_to(BLUE, "secret_events")
    assert game.now["cards"][BLUE] == [{"event": "new_military", "seat": BLUE, "level": 2}]
    assert game.me(BLUE)["cards"][:2] == [
        {"event": "new_technology", "seat": BLUE, "field": "technology", "level": 1},
        {"event": "new_technology", "seat": BLUE, "field": "economy", "level": 3},
    ]
    for reader in (GREEN, RED, SPECTATOR):
        assert game.told_of("new_military", reader) == [{"event": "new_military", "seat": BLUE, "level": 2}]
        assert game.told_of("new_technology", reader) == []
        assert game.view(reader)["players"][BLUE]["military"] == 2
        assert "technology" not in game.view(reader)["players"][BLUE]


@pytest.mark.clause("LDR-RSCH-25")
def test_a_new_level_counts_in_the_same_turn() -> None:
    """For the fresh troops and the points of the turn, though its own card comes later."""
    game = table(2, running={BLUE: (0, 1, 1)}, levels={BLUE: (0, 1, 0)}, phase="production").enter(30)
    game.play_to(BLUE, "secret_events")
    assert game.card(BLUE, "fresh_troops")["infantry"] == 1
    assert game.card(BLUE, "production_points")["points"] == 35
    third = table(2, running={BLUE: (0, 1, 0)}, levels={BLUE: (0, 2, 0)}, phase="production").enter(30)
    third.play_to(BLUE, "secret_events")
    assert third.card(BLUE, "production_points")["points"] == 33


@pytest.mark.clause("LDR-RSCH-13", "LDR-RSCH-14", "LDR-SPYS-09")
def test_technology_1_is_ten_percentage_points_in_attack_and_defence() -> None:
    for sender, target, percent in ((0, 0, 50), (1, 0, 60), (3, 0, 60), (0, 1, 40), (0, 2, 40), (1, 1, 50)):
        for item in ("boycott-2", "espionage-2", "sabotage-2"):
            levels = {BLUE: (0, sender, 0), GREEN: (0, target, 0)}
            game = table(2, diplomats=[1, 5], spies=[1, 5], levels=levels).add(BLUE, item).do(BLUE, "confirm")
            assert game.odds()["covert succeeds"] == percent


@pytest.mark.clause("LDR-RSCH-16", "LDR-RSCH-17")
@pytest.mark.parametrize(("entered", "bonus"), [(50, 5), (54, 5), (55, 6), (56, 6), (4, 0), (5, 1), (100, 10)])
def test_technology_3_is_a_tenth_rounded_half_up(entered: int, bonus: int) -> None:
    game = table(2, levels={BLUE: (0, 3, 0)}, phase="production").enter(entered).play_to(BLUE, "secret_events")
    assert game.card(BLUE, "production_points")["points"] == entered + bonus
    without = table(2, levels={BLUE: (3, 2, 0)}, phase="production").enter(entered).play_to(BLUE, "secret_events")
    assert without.card(BLUE, "production_points")["points"] == entered


@pytest.mark.clause("LDR-RSCH-18", "LDR-RSCH-19", "LDR-RSCH-22", "LDR-RSCH-23", "LDR-RSCH-20", "LDR-RSCH-21")
@pytest.mark.parametrize(
    ("seats", "sums"), [(2, (5, 14, 28)), (3, (4, 12, 23)), (4, (3, 9, 18)), (5, (3, 8, 16)), (6, (2, 7, 14))]
)
def test_economy_levels_add_up_every_round(seats: int, sums: tuple[int, int, int]) -> None:
    for reached, bonus in enumerate((0, *sums)):
        game = table(seats, levels={BLUE: (0, 0, reached)}, phase="production").enter(30).play_to(BLUE, "secret_events")
        assert game.card(BLUE, "production_points")["points"] == 30 + bonus
        game.next_turn(BLUE, 30, to="secret_events")
        assert game.card(BLUE, "production_points")["points"] == 30 + bonus


@pytest.mark.clause("LDR-SKIL-09", "LDR-SKIL-10", "LDR-SKIL-16", "LDR-SETT-08")
@pytest.mark.parametrize(("seats", "shown"), [(2, 41), (3, 40), (4, 38), (5, 37), (6, 37)])
def test_t22_the_bonus_of_germany(seats: int, shown: int) -> None:
    """With two players 32 entered become 41, with four 38; every round, after the entry."""
    game = table(seats, nations={BLUE: "germany"}, phase="production").enter(32)
    assert game.points(BLUE) == 32
    for _ in range(2):
        game.play_to(BLUE, "secret_events")
        assert game.card(BLUE, "production_points")["points"] == shown
        game.next_turn(BLUE, 32, to="public_events")
    other = table(seats, nations={BLUE: "france"}, phase="production").enter(32).play_to(BLUE, "secret_events")
    assert other.card(BLUE, "production_points")["points"] == 32


@pytest.mark.clause("LDR-NATN-14", "LDR-RSCH-05")
def test_japan_pays_less_for_research() -> None:
    """A tenth less, rounded half up: 25, 38, 50 become 23, 34, 45."""
    for reached, price in enumerate((23, 34, 45)):
        game = table(3, nations={BLUE: "japan"}, saved=[100], levels={BLUE: (reached, 0, 0)}).add(BLUE, "military")
        assert game.confirm(BLUE).saved(BLUE) == 100 - price


@pytest.mark.clause("LDR-RSCH-17")
def test_less_than_half_a_point_is_none() -> None:
    numbers = {"technology_3_percent": 7}
    for entered, bonus in ((7, 0), (8, 1)):
        game = table(2, levels={BLUE: (0, 3, 0)}, phase="production", numbers=numbers).enter(entered)
        assert game.play_to(BLUE, "secret_events").card(BLUE, "production_points")["points"] == entered + bonus
