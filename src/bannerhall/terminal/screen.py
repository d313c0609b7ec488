"""What a terminal can do for us: show lines, ask for one, hide what was shown."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Final, TextIO

if TYPE_CHECKING:
    from rich.console import Console

# What a line is, for terminals that can show the difference; plain ones show all alike.
PLAIN: Final = ""
TITLE: Final = "title"
EVENT: Final = "event"
QUESTION: Final = "question"
NOTE: Final = "note"
WRONG: Final = "wrong"
STYLES: Final = {TITLE: "bold", EVENT: "cyan", QUESTION: "bold green", NOTE: "dim", WRONG: "yellow"}
ERASE: Final = "\x1b[2J\x1b[3J\x1b[H"  # the screen, and what can be scrolled back to
MANY_LINES: Final = 120


def read_line(prompt: str, out: TextIO) -> str:
    """A line from whoever types or from a pipe; EOFError when there is no more."""
    if sys.stdin.isatty() and out is sys.stdout:
        with suppress(ImportError):  # not on every system; with it lines can be edited and repeated
            import readline  # noqa: F401
        return input(prompt)
    out.write(prompt)
    out.flush()
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    out.write(line if line.endswith("\n") else f"{line}\n")  # a transcript shows what was typed
    return line


class Screen:
    """Plain lines, one fact each."""

    def __init__(self, out: TextIO, read: Callable[[str, TextIO], str] = read_line) -> None:
        self.out = out
        self._read = read

    def say(self, text: str = "", style: str = PLAIN) -> None:
        print(text, file=self.out)

    def drawing(self, text: str) -> None:
        """Lines whose spaces matter."""
        print(text, file=self.out)

    def grid(self, columns: Sequence[str], rows: Sequence[tuple[str, Sequence[str]]]) -> None:
        """Rows with one cell per player."""
        for label, cells in rows:
            self.say(f"{label}: " + "; ".join(f"{column} {cell}" for column, cell in zip(columns, cells, strict=True)))

    def ask(self, prompt: str) -> str:
        return self._read(prompt, self.out).strip()

    def clear(self) -> None:
        """Nothing shown so far can be seen any more. A pipe has nobody to hide it from."""
        if self.out.isatty():
            self.out.write("\n" * MANY_LINES if os.environ.get("TERM") == "dumb" else ERASE)
            self.out.flush()

    @contextmanager
    def thinking(self, text: str) -> Iterator[None]:
        """While a program thinks."""
        yield


class StyledScreen(Screen):
    """The same lines, with colours and tables."""

    def __init__(self, out: TextIO, read: Callable[[str, TextIO], str] = read_line) -> None:
        from rich.console import Console

        super().__init__(out, read)
        self.console: Console = Console(file=out, highlight=False)

    def say(self, text: str = "", style: str = PLAIN) -> None:
        from rich.text import Text

        self.console.print(Text(text, style=STYLES.get(style, "")))

    def drawing(self, text: str) -> None:
        from rich.text import Text

        self.console.print(Text(text), no_wrap=True, overflow="ignore", crop=False)

    def grid(self, columns: Sequence[str], rows: Sequence[tuple[str, Sequence[str]]]) -> None:
        from rich import box
        from rich.table import Table
        from rich.text import Text

        table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        for column in ("", *columns):
            table.add_column(Text(column))
        for label, cells in rows:
            table.add_row(Text(label, style="dim"), *(Text(cell) for cell in cells))
        self.console.print(table)

    @contextmanager
    def thinking(self, text: str) -> Iterator[None]:
        from rich.text import Text

        with self.console.status(Text(text)):
            yield


def screen_for(plain: bool) -> Screen:
    """Colours only where somebody is there to see them."""
    seen = sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
    return StyledScreen(sys.stdout) if seen and not plain else Screen(sys.stdout)
