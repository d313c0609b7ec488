"""What a client needs to draw the table and what never changes: both boards with their passages, and the cards."""

from __future__ import annotations

from typing import Final

from bannerhall.games.xorlosch.rules.board import BOARDS, ITEM_SPACES, START, TASK_SPACES
from bannerhall.games.xorlosch.rules.components import CARDS, COLOURS, ITEMS, KINDS_OF_ITEMS, OF_A_COLOUR, SYMBOLS

WIDTH: Final = 1000  # of the plane in which spaces have their places
HEIGHT: Final = 720


def drawing() -> dict[str, object]:
    return {
        "width": WIDTH,
        "height": HEIGHT,
        "boards": {board.slug: {"spaces": aid_sheet(number)} for number, board in enumerate(BOARDS)},
        "cards": {
            card.name: {
                "colour": COLOURS[number // OF_A_COLOUR],
                "space": BOARDS[0].names[card.number],  # numbered alike on both boards
                "symbol": SYMBOLS[card.symbol],
                "theme": card.theme,
            }
            for number, card in enumerate(CARDS)
        },
    }


def aid_sheet(board: int) -> list[dict[str, object]]:
    """The aid sheet of a board: every space, what it is for, where it is drawn, its free passages, and what blocks the
    others [XOR-MOVE-07]."""
    known = BOARDS[board]
    spaces: list[dict[str, object]] = []
    for here, space in enumerate(known.spaces):
        blocked = {name: known.obstacle(here, known.names.index(name)) for name in space.blocked}
        kind = kind_of(here)
        spaces.append(
            {
                "name": space.name,
                "title": space.title,
                "x": space.x,
                "y": space.y,
                "kind": kind,
                "number": here if kind == "task" else 0,
                "item": ITEMS[(here - ITEM_SPACES) // 2] if kind == "item" else "",
                "free": list(space.free),
                "blocked": blocked,
            }
        )
    return spaces


def kind_of(space: int) -> str:
    if space == START:
        return "start"
    if space <= TASK_SPACES:
        return "task"
    return "item" if space < ITEM_SPACES + 2 * KINDS_OF_ITEMS else "corridor"
