"""The table as text: the game's own picture, or else its view with whatever names the game gives.

A game without a `picture.py` may name the parts of its view in its Fluent files: `<slug>-view-<key>` is a label,
`<slug>-view-<key>-item` says a value from `$of` (and `$seat-name`, where it is a seat), and `<slug>-view-<key>-place`
says in the same way what stands at a place of a list. Keys inside an object are joined by hyphens. Without these
messages keys are shown as they are, and a list as long as there are seats belongs to the seats.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec

from bannerhall import words
from bannerhall.core.errors import Fact
from bannerhall.core.state import State
from bannerhall.terminal.screen import Screen
from bannerhall.terminal.speech import Speech

NOTHING = "–"


Label = Callable[[str], str]


def picture(package: str, kind: str) -> Callable[[State, int, Label], str] | None:
    """A game's drawing function of its `picture.py`: `text`, `atlas` or `svg`; None if it has none.

    It is called with the state, the seat that looks, and what puts a single word into the reader's language."""
    module = next((name for name in (f"{package}.display.picture", f"{package}.picture") if is_module(name)), None)
    draw = getattr(import_module(module), kind, None) if module is not None else None
    if draw is None:
        return None
    return lambda state, seat, label: str(draw(state, seat, label))


def is_module(name: str) -> bool:
    try:
        return find_spec(name) is not None
    except (ModuleNotFoundError, ValueError):
        return False


def labels(speech: Speech) -> Label:
    """Single words of a drawing, by the messages `<slug>-board-<word>`, or `<slug>-<word>` where the game has the word
    for other uses, too; `P1` is the first player, with name."""

    def label(word: str) -> str:
        seat = re.fullmatch(r"P(\d)", word, re.ASCII)
        if seat:
            return " ".join([word, *own_name(int(seat[1]), speech)])
        slug = speech.rules.slug
        return speech.known(f"{slug}-board-{word}") or speech.known(f"{slug}-{word}") or word

    return label


def own_name(number: int, speech: Speech) -> list[str]:
    """The name of a player who has one; "Player 1" would only repeat the number."""
    name = speech.names[number - 1]
    return [] if name == speech.say("name-seat", of=number, name=words.NONE) else [name]


def show_atlas(screen: Screen, state: State, reader: int, speech: Speech, package: str) -> None:
    """The whole board without what lies on it, if the game has one."""
    draw = picture(package, "atlas")
    screen.drawing(draw(state, reader, labels(speech)) if draw is not None else speech.say("term-no-map"))


def show_board(screen: Screen, state: State, reader: int, speech: Speech, package: str) -> None:
    """What the reader may see of the table."""
    draw = picture(package, "text")
    if draw is not None:
        screen.drawing(draw(state, reader, labels(speech)))
    else:
        show_view(screen, state.view(reader), speech)


def show_view(screen: Screen, view: dict[str, object], speech: Speech) -> None:
    """What a reader may see, without a picture: a line for each fact, and a grid of what belongs to the players."""
    by_seat: list[tuple[str, list[str]]] = []
    for key, value in leaves("", view):
        label = speech.known(f"{speech.rules.slug}-view-{key}") or key.replace("_", " ").replace("-", ", ")
        if owned_by_seats(key, value, speech):
            assert isinstance(value, list)
            by_seat.append((label, [said(key, cell, speech) for cell in value]))
        elif (text := said(key, value, speech)) != NOTHING:
            screen.say(f"{label}: {text}")
    if by_seat:
        screen.grid(speech.names, by_seat)


def leaves(path: str, value: object) -> Iterator[tuple[str, object]]:
    """Everything in a view that is no object, with its key."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from leaves(f"{path}-{key}" if path else str(key), inner)
    else:
        yield path, value


def owned_by_seats(key: str, value: object, speech: Speech) -> bool:
    """Whether each element of a list is a seat's own. A list of seats is told by what its elements are called."""
    if not isinstance(value, list) or len(value) != len(speech.names) or placed(key, 0, speech):
        return False
    nested = any(isinstance(cell, list) for cell in value)
    return nested or not speech.known(f"{speech.rules.slug}-view-{key}-item", **numbered(0))


def numbered(value: int) -> dict[str, Fact]:
    return {"of": value, "seat": value + 1}


def placed(key: str, place: int, speech: Speech) -> str:
    return speech.known(f"{speech.rules.slug}-view-{key}-place", **numbered(place))


def said(key: str, value: object, speech: Speech) -> str:
    """A value in words: names where the game has them, counts with what is counted."""
    if isinstance(value, bool):
        return speech.say("term-yes" if value else "term-no")
    if isinstance(value, list):
        if placed(key, 0, speech):
            named = speech.known(f"{speech.rules.slug}-view-{key}-item", **numbered(0))
            there = [(i, each) for i, each in enumerate(value) if each or named]  # nobody counts what is not there
            return ", ".join(f"{placed(key, i, speech)} {said(key, each, speech)}" for i, each in there) or NOTHING
        return ", ".join(said(key, each, speech) for each in value) or NOTHING
    if isinstance(value, int):
        return speech.known(f"{speech.rules.slug}-view-{key}-item", **numbered(value)) or str(value)
    if value is None:
        return speech.known(f"{speech.rules.slug}-view-{key}-item", of="hidden", seat=0) or NOTHING
    return str(value)
