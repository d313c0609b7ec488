"""The page about positions is what the games declare."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tools"))

import positions
from bannerhall import games


def test_the_page_is_what_the_games_declare() -> None:
    assert positions.main(["--check"]) == 0


@pytest.mark.parametrize("slug", games.SLUGS)
def test_every_key_and_every_question_of_a_game_is_on_the_page(slug: str) -> None:
    box = games.game(slug)
    chapter = positions.chapter(box)
    position = box.new(seed=1).position()
    assert [key for key in position if f"| `{key}` |" not in chapter] == []
    assert [
        shape.name for shape in box.questions.shapes if not shape.aside and f"| `{shape.name}` |" not in chapter
    ] == []


def test_a_stale_page_is_told(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    stale = tmp_path / "positions.md"
    stale.write_text("old", encoding="utf-8")
    monkeypatch.setattr(positions, "PAGE", stale)
    assert positions.main(["--check"]) == 1
    assert "run `make positions`" in capsys.readouterr().err
    assert positions.main([]) == 0
    assert positions.main(["--check"]) == 0
