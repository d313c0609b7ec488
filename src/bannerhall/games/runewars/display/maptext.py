"""The map as characters, every area where it lies, and what is printed on areas in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from mypy_extensions import i64

from bannerhall.core.bits import members
from bannerhall.games.runewars.rules import control, gains
from bannerhall.games.runewars.rules.atlas import AREA_NAMES
from bannerhall.games.runewars.rules.board import column, row_of
from bannerhall.games.runewars.rules.components import NO_SEAT
from bannerhall.games.runewars.rules.state import Runewars
from bannerhall.games.runewars.rules.units import DIALS

Label = Callable[[str], str]
WIDE = 12  # characters of an area; two lines each, so that areas of the next column lie half an area lower
RUNES = {"dragon": "R", "false": "f", "hidden": "?"}


def grid(s: Runewars, shown: dict[str, Any], label: Label) -> list[str]:
    """Every area of the board in its place: its name with whose units, then signs for what else is there. Without a
    view nothing lies on it."""
    laid = {area: int(s.cell_of[area]) - 1 for area in range(len(AREA_NAMES)) if s.cell_of[area] != 0}
    if not laid:
        return []
    places = {area: (int(column(at)), 2 * int(row_of(at)) + int(column(at))) for area, at in laid.items()}
    left = min(x for x, _ in places.values())
    top = min(y for _, y in places.values())
    rows = [[" "] * ((max(x for x, _ in places.values()) - left + 1) * WIDE)]
    rows = [list(rows[0]) for _ in range(max(y for _, y in places.values()) - top + 2)]
    for area, (x, y) in places.items():
        for n, said in enumerate(tile(s, shown, area)):
            at = (x - left) * WIDE
            rows[y - top + n][at : at + len(said)] = said
    return ["".join(row).rstrip() for row in rows]


def tile(s: Runewars, shown: dict[str, Any], area: int) -> tuple[str, str]:
    """The two lines of an area."""
    name = AREA_NAMES[area]
    if not shown:
        return f"[{name}]", "-".join(str(n) for _, n in provided(s, area))
    owner = int(control.controller(s, area))
    units = sum(shown["standing"].get(name, {}).values())
    lying = sum(shown["routed"].get(name, {}).values())
    whose = f"P{owner + 1}" if owner != NO_SEAT else "n" if units + lying else ""
    force = (str(units) if units else "") + (f"-{lying}" if lying else "")
    return f"[{name}]{whose}{':' if force else ''}{force}"[: WIDE - 1], signs(shown, name)[: WIDE - 1]


def signs(shown: dict[str, Any], name: str) -> str:
    """S stronghold, K capital (small if damaged), C city, R f ? runes, h heroes, x wasteland, i ice, e an exploration
    token, * an activation token, ! the battle marker [RUN-BAT-01]."""
    state = shown["strongholds"].get(name, "")
    castle = ("k" if "capital" in state else "s") if state else ""
    found = castle if "damaged" in state else castle.upper()
    found += "C" if name in shown["cities"] else ""
    found += RUNES.get(shown["runes"].get(name, ""), "")
    found += "h" * sum(1 for where in shown["hero_at"].values() if where == name)
    found += "x" if name in shown["wasteland"] else ""
    found += "i" if name in shown["ice"] else ""
    found += "e" if name in shown["exploration"] else ""
    found += "*" * sum(1 for areas in shown["activated"] if name in areas)
    return found + ("!" if shown["battle"]["area"] == name else "")


def provided(s: Runewars, area: int) -> Iterator[tuple[str, int]]:
    for n, dial in enumerate(DIALS):
        yield dial, int(gains.provided(s, area, n))


def yields(s: Runewars, area: int, label: Label) -> str:
    """What an area gives now."""
    return ", ".join(f"{n} {label(f'dial-{dial}')}" for dial, n in provided(s, area) if n) or "–"


def borders(s: Runewars, area: i64, label: Label) -> Iterator[str]:
    """The neighbours behind a coloured border, by kind."""
    for kind, mask in (("water", s.wet[area]), ("mountain", s.steep[area])):
        if mask != 0:
            yield f"{label(kind)}: {', '.join(AREA_NAMES[other] for other in members(mask))}"
