"""What several commands share: the language, reading options from text, JSON on standard output."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import wraps
from pathlib import Path
from typing import Any, TypeVar

import click

from bannerhall import words
from bannerhall.core import errors
from bannerhall.core.errors import BadRequest, Fact, Trouble
from bannerhall.core.game import Game
from bannerhall.core.ruleset import Choice

LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
MOST_SEED = 2**62
YES_OR_NO = {"yes": "true", "on": "true", "no": "false", "off": "false"}

Function = TypeVar("Function", bound=Callable[..., Any])

_tongue = [words.ENGLISH]


# --- Speaking -----------------------------------------------------------------------------------------------


def usual_language() -> str:
    """The language of this terminal, as far as we have it."""
    wanted = next((value for name in LOCALE_VARIABLES if (value := os.environ.get(name))), "")
    return words.language(wanted)


def speak(lang: str | None) -> str:
    """From now on commands and errors speak this language; without one it stays as it is."""
    if lang is not None:
        short = lang.replace("_", "-").split("-")[0].lower()
        if short not in words.LANGUAGES:
            raise BadRequest("unknown-language", got=lang, wanted=", ".join(words.LANGUAGES))
        _tongue[:] = [short]
    errors.speak_with(lambda message, facts: words.say(message, facts, _tongue[0]))
    return _tongue[0]


def say(message: str, **facts: Fact) -> str:
    return words.say(message, facts, _tongue[0])


def tell(message: str, **facts: Fact) -> None:
    """One line on standard output."""
    click.echo(say(message, **facts))


def tell_json(document: object) -> None:
    click.echo(json.dumps(document, indent=2, ensure_ascii=False))


# --- Options that several commands have ---------------------------------------------------------------------


def json_option(function: Function) -> Function:
    return click.option("--json", "as_json", is_flag=True, help="One JSON document and nothing else.")(function)


def lang_option(function: Function) -> Function:
    return click.option("--lang", metavar="LANG", help="en, de, fr or es; without it that of this terminal.")(function)


@dataclass(frozen=True)
class Setup:
    """How a box is to be set up, as it was typed."""

    seats: int | None
    options: Sequence[str]
    numbers: Sequence[str]
    seed: int | None

    @property
    def given(self) -> bool:
        return self != Setup(None, (), (), None)

    def variants(self, game: Game) -> tuple[dict[str, Choice], dict[str, int]]:
        """Options and numbers from `name=value` texts. The game itself refuses what it does not have."""
        chosen: dict[str, Choice] = {}
        for name, text in map(_pair, self.options):
            written = YES_OR_NO.get(text.lower(), text.lower())
            values = next((option.values for option in game.options if option.name == name), ())
            chosen[name] = next((value for value in values if str(value).lower() == written), text)
        counted = {name: _whole(f"--number {name}", text) for name, text in map(_pair, self.numbers)}
        return chosen, counted


def setup_options(function: Callable[..., None]) -> Callable[..., None]:
    """The options of a command that sets up a box, handed on as one `setup`."""

    @wraps(function)
    def with_setup(
        seats: int | None, options: tuple[str, ...], numbers: tuple[str, ...], seed: int | None, **rest: object
    ) -> None:
        function(setup=Setup(seats, options, numbers, seed), **rest)

    decorated: Callable[..., None] = with_setup
    for option in (
        click.option("--seed", type=click.IntRange(0, MOST_SEED), metavar="S", help="Equal seeds play equal matches."),
        click.option("--number", "numbers", multiple=True, metavar="NAME=N", help="A number of the game to change."),
        click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="A variant of the game."),
        click.option("--seats", type=int, metavar="N", help="How many players; without it as few as possible."),
    ):
        decorated = option(decorated)
    return decorated


def _pair(text: str) -> tuple[str, str]:
    name, sign, value = text.partition("=")
    if not name or not sign or not value:
        raise BadRequest("bad-pair", got=text)
    return name.strip(), value.strip()


def _whole(where: str, text: str) -> int:
    if not text.isascii() or not text.removeprefix("-").isdigit() or len(text) > 12:
        raise BadRequest("bad-whole-number", where=where, got=text)
    return int(text)


def seat_numbers(text: str, seats: int | None) -> list[int]:
    """Seats from text such as `0,2`; counted from 0, each once, and within the match if its size is known."""
    found: list[int] = []
    for part in text.split(","):
        seat = _whole("--human", part.strip())
        if not 0 <= seat < (seats or 6) or seat in found:
            raise BadRequest("bad-seat-list", got=text, most=(seats or 6) - 1)
        found.append(seat)
    return sorted(found)


def bot_names(text: str, most: int) -> tuple[str, ...]:
    """Bots from text such as `random,greedy`, all of them known, not more than there is room for."""
    from bannerhall.bots import bot

    named = tuple(part.strip() for part in text.split(","))
    for name in named:
        bot(name)
    if len(named) > most:
        raise BadRequest("too-many-bots", got=len(named), most=most)
    return named


def is_bot(name: str) -> bool:
    """Whether a name in a record is that of a bot."""
    from bannerhall.bots import bot

    try:
        bot(name)
    except Trouble:
        return False
    return True


# --- Files --------------------------------------------------------------------------------------------------


def read_text(path: str) -> str:
    try:
        return Path(path).read_text("utf-8")
    except UnicodeDecodeError as error:
        raise errors.BadRecord("record-truncated", where=f"byte {error.start}") from error
    except OSError as error:
        raise BadRequest("cannot-read-file", file=path, reason=str(error.strerror)) from error


def make_folder(path: str) -> Path:
    """An empty folder to write into, made if need be."""
    folder = Path(path)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()):
            raise BadRequest("folder-not-empty", file=path)
    except OSError as error:
        raise BadRequest("cannot-write-file", file=path, reason=str(error.strerror)) from error
    return folder
