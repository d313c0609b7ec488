"""Two ways to play: with the board here, or on the table."""

from __future__ import annotations

from typing import Any

import pytest
from leaders_board import Board, attack, begun, board
from leaders_table import BLUE, RED, fresh, table

from bannerhall.core.errors import BadPosition
from bannerhall.games.leaders import GAME


@pytest.mark.clause("LDR-MODE-01")
def test_the_board_is_here_unless_the_table_has_it() -> None:
    modes = next(option for option in GAME.options if option.name == "mode")
    assert modes.values == ("digital", "companion")
    assert "board" in GAME.new(2, None, {}).view(BLUE)
    assert "board" not in fresh(2).view(BLUE)


@pytest.mark.clause("LDR-MODE-02", "LDR-MODE-12")
@pytest.mark.parametrize(
    ("phase", "here"),
    [("production", False), ("withdraw", False), ("command", False), ("count", True), ("withdrawal", True)],
)
def test_each_mode_asks_its_own_questions(phase: str, here: bool) -> None:
    """What the board decides is asked where the board is, what the table tells where it is not."""
    made = board(phase=phase, regions={BLUE: "china"}) if here else table(phase=phase)
    position = made.state.to_json()
    other = table(options={"mode": "companion" if here else "digital"}).state.to_json()
    with pytest.raises(BadPosition) as refused:
        GAME.load({**other, "stack": position["stack"]})
    assert "is not asked in this mode" in str(refused.value.args) + str(refused.value.facts)


@pytest.mark.clause("LDR-MODE-09")
def test_a_saved_game_has_the_whole_board() -> None:
    """In the middle of a fight, with one die rolled."""
    game = attack("2i 1p", "2i", camps={BLUE: "1t"}, drops={RED: "1p"}, units={("south_china_sea", BLUE): "1i"})
    game.do(BLUE, "stand strongest").do(RED, "press").dice("h")
    saved = game.state.to_json()
    again = Board(GAME.load(saved))
    assert again.state.to_json() == saved
    assert again.board == game.board
    for side in (game, again):
        side.dice("--").dice("hh").lose(BLUE, "2i")
    assert again.board == game.board


@pytest.mark.clause("LDR-MODE-09")
def test_what_was_placed_and_moved_is_saved_too() -> None:
    game = board(regions={BLUE: "china", RED: "mongolia japan"}, camps={BLUE: "4i"}).place(BLUE, "china", "3i")
    again = Board(GAME.load(game.state.to_json()))
    assert again.offers() == game.offers()
    again.do(BLUE, "continue").march(BLUE, "china", "mongolia", "1i").march(BLUE, "china", "india", "1i")
    third = Board(GAME.load(again.state.to_json()))
    assert third.offers() == again.offers()
    assert (third.board["attacked"], third.board["taken"]) == (["mongolia"], ["india"])


@pytest.mark.clause("LDR-MODE-06")
def test_without_the_board_nothing_is_known_of_it() -> None:
    position: Any = fresh(3).state.to_json()["table"]
    assert "board" not in position
    with pytest.raises(BadPosition):
        GAME.load({**fresh(3).state.to_json(), "table": {**position, "board": {}}})


@pytest.mark.clause("LDR-SETT-09", "LDR-SETT-12")
def test_skills_of_the_board_are_observed_here() -> None:
    """In companion mode the players do so themselves."""
    game = board(regions={BLUE: "brazil"}, camps={BLUE: "9i"}, nations={BLUE: "usa"})
    assert game.board["limits"]["brazil"] == 4
    assert "board" not in table(nations={BLUE: "usa"}).now


@pytest.mark.clause("LDR-MODE-02", "LDR-AREA-05")
def test_a_whole_game_begins_without_a_checklist() -> None:
    game = begun(2)
    while game.asks() == "start":
        game.do(game.asked, game.offers()[0])
    asked = []
    while game.now["round"] == 1:
        asked.append(game.asks())
        game.answer_least(game.asked)
    assert asked == ["count", "secret_events", "place", "headquarters"] * 2
