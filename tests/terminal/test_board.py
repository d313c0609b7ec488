"""A table without a picture is shown by its view; one with a picture by that."""

from __future__ import annotations

import io
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from sealed_table import at

from bannerhall.core.state import SPECTATOR, State
from bannerhall.games.sealed import GAME
from bannerhall.terminal.board import leaves, owned_by_seats, picture, said, show_board
from bannerhall.terminal.screen import Screen, StyledScreen
from bannerhall.terminal.speech import Speech, player_names


def board(state: State, reader: int, lang: str = "en", package: str = GAME.package) -> list[str]:
    screen = Screen(io.StringIO())
    names = player_names(["Ada", *[""] * (int(state.seats) - 1)], lang)
    show_board(screen, state, reader, Speech(state.rules, lang, names), package)
    assert isinstance(screen.out, io.StringIO)
    return screen.out.getvalue().splitlines()


def test_names_stand_where_the_game_gives_them() -> None:
    table = at(
        "auction", seats=3, hands=["gold seal", "ruby"], coins=[4, 5, 6], known={(1, 0): [0]}, top=[("pearl", [0])]
    )
    assert board(table.state, 0) == [
        "round: 1",
        "auctioneer: Ada",
        "waiting for: Ada",
        "cards in the deck: 37",
        "on top of the deck: pearl",
        "coins: Ada 4; Player 2 5; Player 3 6",
        "hand: Ada gold, seal; Player 2 ruby; Player 3 –",
        "last bids: Ada –; Player 2 –; Player 3 –",
    ]


def test_a_spectator_sees_no_card() -> None:
    table = at("auction", hands=["gold seal", "ruby"], top=[("pearl", [0])])
    told = "\n".join(board(table.state, SPECTATOR))
    assert "hand: Ada a card unseen, a card unseen; Player 2 a card unseen" in told
    assert not {"gold", "ruby", "pearl"} & set(told.replace(",", " ").split())


def test_lists_of_seats_are_not_taken_for_lists_by_seat() -> None:
    told = board(at("bids", hands=["gold", "gold"], bids=[2, None], desk={1: 0}).state, 0, "de")
    assert "am Pult: Spieler 2" in told
    assert "haben geboten: Ada" in told
    assert "dein Gebot: 2" in told


def test_counts_name_what_is_counted() -> None:
    told = board(at("auction", deck="copper copper").state, 0, "fr")
    assert "défausse : " not in told
    assert any(line.startswith("défausse: cuivre 8, argent 8") for line in told), told


def test_a_view_whose_parts_have_no_names_is_shown_by_its_keys() -> None:
    speech = Speech(at("auction").state.rules, "en", ["Ada", "Ben"])
    view = {"wind_speed": 3, "harbour": {"left": [2, 1], "shut": True, "ships": []}}
    assert [(key, said(key, value, speech), owned_by_seats(key, value, speech)) for key, value in leaves("", view)] == [
        ("wind_speed", "3", False),
        ("harbour-left", "2, 1", True),
        ("harbour-shut", "yes", False),
        ("harbour-ships", "–", False),
    ]


@pytest.fixture
def gallery(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    folder = tmp_path / "gallery"
    folder.mkdir()
    (folder / "__init__.py").write_text("", "utf-8")
    (folder / "picture.py").write_text(
        "def text(state, seat, label):\n    return f'[bold]seat {seat}  of {state.seats}'\n\n\n"
        "def svg(state, seat, label):\n    return '<svg/>'\n",
        "utf-8",
    )
    monkeypatch.syspath_prepend(tmp_path)
    yield "gallery"
    for name in ("gallery", "gallery.picture"):
        sys.modules.pop(name, None)


def test_a_game_with_a_picture_is_shown_by_it(gallery: str) -> None:
    state = at("auction").state
    assert board(state, 1, package=gallery) == ["[bold]seat 1  of 2"]
    svg = picture(gallery, "svg")
    assert svg is not None
    assert svg(state, 1, str) == "<svg/>"
    assert picture(gallery, "film") is None
    assert picture(GAME.package, "text") is None
    assert picture("no.such.package", "text") is None


def test_a_styled_screen_says_the_same() -> None:
    """Colours and tables, the same words; what looks like markup is shown as it is."""
    out = io.StringIO()
    screen = StyledScreen(out)
    screen.say("[red]a bid of [3]", "wrong")
    screen.grid(["Ada", "[b]Ben"], [("coins", ["3", "[4]"])])
    screen.drawing("a  b\n c")
    with screen.thinking("Ada thinks …"):
        pass
    text = out.getvalue()
    for part in ("[red]a bid of [3]", "[b]Ben", "coins", "[4]", "a  b\n c"):
        assert part in text
