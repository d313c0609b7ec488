"""A terminal session with a script instead of a person."""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TextIO

from bannerhall.core.match import Match
from bannerhall.games import game
from bannerhall.table import Sitter, Table
from bannerhall.terminal.screen import Screen
from bannerhall.terminal.session import Session
from bannerhall.terminal.speech import Speech, player_names


class Clock:
    """Time that passes only when a test says so."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


class Script:
    """Lines in order; a callable among them is called instead of being typed. After the last one the input ends."""

    def __init__(self, *lines: str | Callable[[], str]) -> None:
        self.lines = list(lines)

    def __call__(self, prompt: str, out: TextIO) -> str:
        out.write(prompt)
        if not self.lines:
            raise EOFError
        line = self.lines.pop(0)
        typed = line if isinstance(line, str) else line()
        out.write(typed + "\n")
        return typed


class Pages(Screen):
    """A screen that begins a new page where it is cleared."""

    def __init__(self, read: Callable[[str, TextIO], str]) -> None:
        super().__init__(io.StringIO(), read)
        self.pages: list[str] = []

    def text(self) -> str:
        assert isinstance(self.out, io.StringIO)
        return self.out.getvalue()

    def clear(self) -> None:
        self.pages.append(self.text())
        self.out = io.StringIO()


def session(
    match: Match,
    sitters: Sequence[Sitter],
    read: Callable[[str, TextIO], str],
    file: Path,
    lang: str = "en",
    clock: Clock | None = None,
) -> Session:
    speech = Speech(match.state.rules, lang, player_names([sitter.name for sitter in sitters], lang))
    table = Table(match, sitters, seed=1)
    return Session(table, game(match.record.game), speech, Pages(read), file, clock or Clock())


def shown(played: Session) -> str:
    """Everything that was on the screen, page after page."""
    assert isinstance(played.screen, Pages)
    return "".join([*played.screen.pages, played.screen.text()])
