"""The position as a picture (SVG) and as a plain text board, both from the board's own drawing data."""

from __future__ import annotations

from collections.abc import Callable
from xml.sax.saxutils import escape

from mypy_extensions import i64

from bannerhall.core.bits import members
from bannerhall.games.xorlosch.display.drawing import HEIGHT, WIDTH
from bannerhall.games.xorlosch.rules.board import BOARDS, ITEM_SPACES, START, TASK_SPACES
from bannerhall.games.xorlosch.rules.components import (
    CARD_NAMES,
    CARDS,
    COLOURS,
    DWARVES,
    GROUP,
    ITEMS,
    KINDS_OF_ITEMS,
    NO_CARD,
    NUMBER,
    OF_A_COLOUR,
    OF_A_TYPE,
    READY_TO_USE,
    SYMBOLS,
    TASKS,
)
from bannerhall.games.xorlosch.rules.state import Xorlosch

SEAT_COLOURS = ("#c0392b", "#2563a8", "#2e7d32", "#c9a227", "#f5f2ea", "#222222")
SEAT_INK = ("#fff", "#fff", "#fff", "#222", "#222", "#fff")
QUEST_COLOURS = ("#7fb77e", "#7aa6d8", "#d98880")
Label = Callable[[str], str]
SIGNS = ("⚒", "✂")


# --- SVG -------------------------------------------------------------------------------------------------------------


def svg(s: Xorlosch, seat: int = 0, label: Label = str) -> str:
    """The whole board: free passages dark, blocked ones red with their obstacle, cards and dwarves on their spaces."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#efe6d2"/>',
        *passages(s),
        *spaces(s),
        *cards(s),
        *dwarves(s),
        "</svg>",
    ]
    return "".join(parts)


def passages(s: Xorlosch) -> list[str]:
    board = BOARDS[s.board]
    lines: list[str] = []
    for here, space in enumerate(board.spaces):
        for name in (*space.free, *space.blocked):
            there = board.names.index(name)
            if there < here:
                continue
            end = board.spaces[there]
            obstacle = board.obstacle(here, there)
            paint = 'stroke="#a33" stroke-dasharray="7 6"' if obstacle else 'stroke="#443"'
            tip = f"<title>{obstacle}</title>" if obstacle else ""
            lines.append(
                f'<line x1="{space.x}" y1="{space.y}" x2="{end.x}" y2="{end.y}" {paint} stroke-width="4">{tip}</line>'
            )
            if obstacle:
                x, y = (space.x + end.x) // 2, (space.y + end.y) // 2
                lines.append(f'<circle cx="{x}" cy="{y}" r="9" fill="#fff" stroke="#a33"/>')
                lines.append(f'<text x="{x}" y="{y + 4}" font-size="11" text-anchor="middle">{obstacle[0]}</text>')
    return lines


def spaces(s: Xorlosch) -> list[str]:
    drawn: list[str] = []
    for i, space in enumerate(BOARDS[s.board].spaces):
        radius = 44 if i == START else 30
        fill = "#fff8e7" if 1 <= i <= TASK_SPACES else "#d9cdb4" if i < ITEM_SPACES else "#e4dff0"
        drawn.append(
            f'<circle cx="{space.x}" cy="{space.y}" r="{radius}" fill="{fill}" stroke="#443" stroke-width="2">'
            f"<title>{escape(space.title)}</title></circle>"
        )
        label = str(i) if 1 <= i <= TASK_SPACES else space_label(s, i)
        drawn.append(
            f'<text x="{space.x}" y="{space.y - 14}" font-size="12" text-anchor="middle" fill="#665">{label}</text>'
        )
    return drawn


def space_label(s: Xorlosch, space: int) -> str:
    """Item spaces show how many tokens lie there for the taking, and how many crossed."""
    name = BOARDS[s.board].names[space]
    item = (space - ITEM_SPACES) // 2
    if not 0 <= item < KINDS_OF_ITEMS:
        return name
    return f"{ITEMS[item]} {s.clean[item]}+{s.crossed[item]}×"


def cards(s: Xorlosch) -> list[str]:
    drawn: list[str] = []
    for t in range(TASKS):
        card = int(s.cards[t])
        if card == NO_CARD:
            continue
        space = BOARDS[s.board].spaces[NUMBER[card]]
        colour = card // OF_A_COLOUR
        x = space.x - 34 + 23 * colour
        drawn.append(
            f'<rect x="{x}" y="{space.y + 16}" width="21" height="26" rx="3" fill="{QUEST_COLOURS[colour]}" '
            f'stroke="#333"><title>{CARD_NAMES[card]} {CARDS[card].theme}</title></rect>'
        )
        drawn.append(f'<text x="{x + 4}" y="{space.y + 34}" font-size="13">{SIGNS[CARDS[card].symbol]}</text>')
    return drawn


def dwarves(s: Xorlosch) -> list[str]:
    drawn: list[str] = []
    for i, space in enumerate(BOARDS[s.board].spaces):
        for k, die in enumerate(members(s.here[i])):
            seat, dwarf = divmod(die, GROUP)
            x, y = space.x - 30 + 20 * (k % 4), space.y - 8 + 19 * (k // 4)
            corner = 3 if dwarf < OF_A_TYPE else 9  # warriors square, mechanici round
            drawn.append(
                f'<rect x="{x}" y="{y}" width="18" height="18" rx="{corner}" fill="{SEAT_COLOURS[seat]}" stroke="#000">'
                f"<title>{player(seat)} {DWARVES[dwarf]}</title></rect>"
            )
            drawn.append(
                f'<text x="{x + 9}" y="{y + 13}" font-size="12" text-anchor="middle" '
                f'fill="{SEAT_INK[seat]}">{s.level[die]}</text>'
            )
    return drawn


# --- Text ------------------------------------------------------------------------------------------------------------


def text(s: Xorlosch, seat: int = 0, label: Label = str) -> str:
    """The same facts as rules: players, quests, and every space where something lies or stands, with its ways.

    Nothing here is secret, so it is the same for every seat; `label` puts single words into the reader's language.
    """
    board = BOARDS[s.board]
    movement = f"{label('movement')} {s.pool(s.active)}"
    lines = [f"{label(board.slug)}   {label('turn')} {s.turn}   {label(player(s.active))}: {movement}"]
    lines.extend(player_line(s, each, label) for each in range(int(s.seats)))
    for colour, name in enumerate(COLOURS):
        on_board = [task(int(c), label) for c in s.cards if c != NO_CARD and c // OF_A_COLOUR == colour]
        beside = [task(int(c), label) for c in s.next if c != NO_CARD and c // OF_A_COLOUR == colour]
        lines.append(
            f"{label(name)}: {', '.join(on_board) or '-'}   {label('next')}: {', '.join(beside) or '-'}   "
            f"{label('pile')} {s.pile(colour).size()}"
        )
    for i in range(len(board.spaces)):
        there = [task(int(c), label) for c in s.cards if c != NO_CARD and NUMBER[c] == i]
        there += [f"{player(die // GROUP)} {DWARVES[die % GROUP]}={s.level[die]}" for die in members(s.here[i])]
        if there:
            lines.append(f"{board.names[i]:8} {', '.join(there):44} {label('ways')} {ways(s, i, label)}")
    return "\n".join(lines)


def atlas(s: Xorlosch, seat: int = 0, label: Label = str) -> str:
    """Every space of the board with the ways that lead from it."""
    board = BOARDS[s.board]
    return "\n".join(f"{board.names[i]:8} {ways(s, i, label)}" for i in range(len(board.spaces)))


def ways(s: Xorlosch, space: int, label: Label) -> str:
    """Where free passages lead; blocked ones in brackets, with what blocks them."""
    board = BOARDS[s.board]
    here = board.spaces[space]
    closed = [f"{name} {label(board.obstacle(space, board.names.index(name)))}" for name in here.blocked]
    return " ".join(here.free) + (f" ({', '.join(closed)})" if closed else "")


def task(card: int, label: Label) -> str:
    return f"{CARD_NAMES[card]} {label(SYMBOLS[CARDS[card].symbol])}"


def player(seat: i64) -> str:
    return f"P{seat + 1}"


def player_line(s: Xorlosch, seat: int, label: Label) -> str:
    items = [
        label(name) + ("" if s.held[seat * KINDS_OF_ITEMS + i] == READY_TO_USE else "×")
        for i, name in enumerate(ITEMS)
        if s.held[seat * KINDS_OF_ITEMS + i] != 0
    ]
    return (
        f"{label(player(seat))}   {label('cards')} {s.won[seat]}   {label('saved')} {s.saved[seat]}   "
        f"{label('items')} {' '.join(items) or '-'}"
    )
