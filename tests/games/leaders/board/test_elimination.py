"""Elimination on the board: no region, no ship, no partner."""

from __future__ import annotations

import pytest
from leaders_board import Board, board
from leaders_table import BLUE, GREEN, RED


def next_turn(**told: object) -> Board:
    """Blue leaves the headquarters, and Green's turn begins."""
    given: dict[str, object] = {"regions": {BLUE: "china", RED: "japan"}, **told}
    return board(phase="headquarters", **given).confirm(BLUE)  # type: ignore[arg-type]


@pytest.mark.clause("LDR-ELIM-01", "LDR-ELIM-03")
def test_who_has_nothing_left_is_out() -> None:
    game = next_turn(camps={GREEN: "5i"}, drops={GREEN: "2p"})
    assert game.told_of("eliminated") == [{"event": "eliminated", "seat": GREEN}]
    assert (game.camp(GREEN), game.drop(GREEN)) == ("", ""), "all units leave the game"
    assert (game.asked, game.asks()) == (RED, "count")
    assert game.player(GREEN)["out"]


@pytest.mark.clause("LDR-ELIM-01")
@pytest.mark.parametrize(
    "told",
    [
        {"regions": {BLUE: "china", GREEN: "brazil", RED: "japan"}},
        {"units": {("mediterranean", GREEN): "1i"}},
        {"allies": [(GREEN, RED)]},
    ],
)
def test_a_region_a_ship_or_a_partner_is_enough(told: dict[str, object]) -> None:
    game = next_turn(**told)
    assert (game.asked, game.asks()) == (GREEN, "count")


@pytest.mark.clause("LDR-ELIM-01", "LDR-ALLY-07")
def test_with_a_partner_one_comes_back() -> None:
    game = next_turn(camps={GREEN: "2i"}, allies=[(GREEN, RED)]).play_to(GREEN, "place")
    assert game.points(GREEN) == 0
    game.place(GREEN, "japan", "2i").do(GREEN, "continue").march(GREEN, "japan", "manchuria", "1i")
    assert (game.owner("manchuria"), game.track(GREEN)) == (GREEN, 3)


@pytest.mark.clause("LDR-ELIM-01")
def test_units_elsewhere_do_not_help() -> None:
    game = next_turn(
        regions={BLUE: "china", RED: "japan"},
        units={("north_pacific", RED): "1i"},
        camps={GREEN: "9p"},
        orders={GREEN: {"infantry 1": 9}},
    )
    assert game.player(GREEN)["out"]


@pytest.mark.clause("LDR-ELIM-04")
def test_the_last_one_left_wins() -> None:
    game = board(2, phase="headquarters", regions={BLUE: "china"}).confirm(BLUE)
    assert (game.winners(), game.now["end"]["way"]) == ([BLUE], "last")


@pytest.mark.clause("LDR-ELIM-01")
def test_it_is_seen_at_the_beginning_of_the_turn_and_not_before() -> None:
    """Red loses its last region in Blue's turn and still has a place in the round."""
    game = board(
        phase="move",
        regions={BLUE: "china", GREEN: "brazil", RED: "mongolia"},
        units={("china", BLUE): "2i"},
    )
    game.march(BLUE, "china", "mongolia", "1i").do(BLUE, "continue").round("h", "-")
    assert not game.player(RED)["out"]
    game.confirm(BLUE).play_to(GREEN, "headquarters").confirm(GREEN)
    assert game.player(RED)["out"]
    assert (game.asked, game.now["round"]) == (BLUE, 3)


@pytest.mark.clause("LDR-ELIM-02")
def test_t45_no_points_ask_nothing_on_the_board() -> None:
    """Green has a ship only, and zero points: it plays on without a question."""
    game = next_turn(units={("mediterranean", GREEN): "1i"}).do(GREEN, "continue")
    assert (game.points(GREEN), game.asks()) == (0, "secret_events")


@pytest.mark.clause("LDR-ELIM-01", "LDR-VARI-01")
def test_in_the_classic_entry_it_is_seen_in_the_own_turn() -> None:
    game = board(
        active=RED,
        phase="headquarters",
        regions={BLUE: "china", RED: "japan"},
        options={"classic_entry": True},
    ).confirm(RED)
    assert [told["seat"] for told in game.told_of("entered")] == [BLUE, GREEN, RED]
    assert not game.player(GREEN)["out"]
    game.play_to(BLUE, "headquarters").confirm(BLUE)
    assert game.player(GREEN)["out"]


@pytest.mark.clause("LDR-ELIM-05")
def test_at_the_round_limit_the_points_on_the_board_count() -> None:
    """Blue has entered most, Green holds most now."""
    game = board(
        turns=5,
        active=RED,
        phase="headquarters",
        regions={BLUE: "china", GREEN: "india germany", RED: "japan"},
        entries=[[50], [20], [30]],
        numbers={"round_limit": 5},
    ).confirm(RED)
    assert (game.winners(), game.now["end"]["way"]) == ([GREEN], "rounds")
