"""Write docs/positions.md from what the games declare: their questions and the keys of their positions.

Usage: positions.py [--check]   --check only compares.
"""

from __future__ import annotations

import sys
from pathlib import Path

from bannerhall import games
from bannerhall.core.game import Game
from bannerhall.core.schema import Codec
from bannerhall.core.shapes import WHOM_NAMES, Shape

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "positions.md"
HEAD = ROOT / "tools" / "positions_head.md"


def keys(codec: Codec, before: str = "") -> list[str]:
    """The rows of a table of keys, those of objects within included."""
    rows: list[str] = []
    for key in codec.parts():
        rows.append(f"| `{before}{key.name}` | {key.meaning} | {key.codec.form()} |")
        rows += keys(key.codec, f"{before}{key.name}.")
    return rows


def row_of(shape: Shape) -> str:
    asks = ", ".join(WHOM_NAMES.get(each, "a seat") for each in shape.asks)
    place = ", ".join(shape.upon) if shape.upon else "beside the stack"
    arguments = [f"`{argument.name}` ({argument.form()})" for argument in shape.arguments]
    if shape.teller:
        arguments.append("`typed_by` (seat or null)")
    return f"| `{shape.name}` | {asks} | {place} | {', '.join(arguments)} |"


def chapter(box: Game) -> str:
    lines = [f"## {box.name}", "", "| key of `table` | meaning | form |", "|---|---|---|", *keys(box.schema), ""]
    lines += ["| question | asks | may lie upon | arguments |", "|---|---|---|---|"]
    lines += [row_of(shape) for shape in box.questions.shapes if not shape.aside]
    if box.schema.notes:
        lines += ["", box.schema.notes]
    return "\n".join(lines) + "\n"


def page() -> str:
    head = HEAD.read_text(encoding="utf-8")
    return "\n".join([head, *(chapter(games.game(slug)) for slug in games.SLUGS)])


def main(arguments: list[str]) -> int:
    text = page()
    if "--check" not in arguments:
        PAGE.write_text(text, encoding="utf-8")
    elif PAGE.read_text(encoding="utf-8") != text:
        print("positions: docs/positions.md is not what the games declare: run `make positions`", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
