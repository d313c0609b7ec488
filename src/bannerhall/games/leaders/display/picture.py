"""The standing as a picture (SVG) and as plain text: the board if it is here, the production track, and what the reader
may know of a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final
from xml.sax.saxutils import escape

from bannerhall.games.leaders.display.mapsvg import COLOURS, Stack, world_svg
from bannerhall.games.leaders.display.maptext import WIDTH as COLUMNS
from bannerhall.games.leaders.display.maptext import atlas_lines, board_lines, camp_lines, listed
from bannerhall.games.leaders.knowledge.view import view
from bannerhall.games.leaders.rules import items
from bannerhall.games.leaders.rules.state import Leaders

Label = Callable[[str], str]
WIDTH: Final = 1000
MAP_HEIGHT: Final = 680
MARGIN: Final = 40
TOP: Final = 40
ROW: Final = 34
STEP: Final = 10  # points between two marks of the track


# --- SVG -------------------------------------------------------------------------------------------------------------


def svg(s: Leaders, seat: int = 0, label: Label = str) -> str:
    """The world with whoever stands there, if the board is here, and beneath it the production track."""
    shown: dict[str, Any] = view(s, seat)
    if "board" not in shown:
        return track_svg(shown)
    high = track_height(shown)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {MAP_HEIGHT + high}">'
        + laid(map_svg(shown, label), 0, MAP_HEIGHT)
        + laid(track_svg(shown), MAP_HEIGHT, high)
        + "</svg>"
    )


def laid(drawing: str, y: int, height: int) -> str:
    """A picture inside another one."""
    return drawing.replace("<svg ", f'<svg y="{y}" width="{WIDTH}" height="{height}" ', 1)


def map_svg(shown: dict[str, Any], label: Label) -> str:
    """Regions in the colours of their owners, and everybody's units."""
    colours = [player["colour"] for player in shown["players"]]
    owners: dict[str, str | None] = {}
    stacks: dict[str, list[Stack]] = {}
    for name, place in shown["board"]["places"].items():
        if place.get("owner") is not None:
            owners[name] = colours[place["owner"]]
        infantry, tank, plane = items.UNITS
        stacks[name] = [(colours[one["seat"]], one[infantry], one[tank], one[plane]) for one in place["units"]]
    return world_svg(owners, stacks, label)


def points_of(shown: dict[str, Any], seat: int) -> int:
    """On the board the marker moves with every region, otherwise with every entry."""
    points: int = shown["board"]["points"][seat] if "board" in shown else shown["players"][seat]["points"]
    return points


def track_height(shown: dict[str, Any]) -> int:
    return TOP + ROW * len(shown["players"]) + MARGIN


def track_svg(shown: dict[str, Any]) -> str:
    """The production track with everybody's marker in player order, up to the points that win."""
    players = order_of(shown)
    aim = shown["victory"]["points"]
    end = max([aim, *(points_of(shown, each) for each in players)])
    height = track_height(shown)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif">',
        f'<rect width="{WIDTH}" height="{height}" fill="#f5f2ea"/>',
        *track(aim, end, height),
        *(marker(shown, each, TOP + ROW * row, end) for row, each in enumerate(players)),
        "</svg>",
    ]
    return "".join(parts)


def across(points: int, end: int) -> int:
    return MARGIN + points * (WIDTH - 2 * MARGIN) // end


def track(aim: int, end: int, height: int) -> list[str]:
    """A line for every ten points, and a strong one where the game is won."""
    lines: list[str] = []
    for points in range(0, end + 1, STEP):
        x = across(points, end)
        lines.append(f'<line x1="{x}" y1="{TOP - 14}" x2="{x}" y2="{height - 14}" stroke="#cfc6b2"/>')
        lines.append(f'<text x="{x}" y="{TOP - 20}" font-size="12" text-anchor="middle" fill="#665">{points}</text>')
    x = across(aim, end)
    lines.append(f'<line x1="{x}" y1="{TOP - 14}" x2="{x}" y2="{height - 14}" stroke="#a33" stroke-width="4"/>')
    lines.append(f'<text x="{x}" y="{height - 2}" font-size="12" text-anchor="middle" fill="#a33">{aim}</text>')
    return lines


def marker(shown: dict[str, Any], seat: int, y: int, end: int) -> str:
    player = shown["players"][seat]
    points = points_of(shown, seat)
    x = across(points, end)
    paint = COLOURS[player["colour"]]
    ring = ' stroke="#000" stroke-width="3"' if seat == shown["active"] else ' stroke="#443"'
    faded = ' opacity="0.35"' if player["out"] else ""
    name = escape(" ".join([f"P{seat + 1}", *([player["nation"]] if player["nation"] else [])]))
    return (
        f"<g{faded}><title>{name}: {points}</title>"
        f'<line x1="{MARGIN}" y1="{y + 8}" x2="{x}" y2="{y + 8}" stroke="{paint}" stroke-width="4"/>'
        f'<rect x="{x - 11}" y="{y - 3}" width="22" height="22" rx="4" fill="{paint}"{ring}/>'
        f'<text x="{x}" y="{y + 13}" font-size="13" text-anchor="middle" fill="#fff">{seat + 1}</text></g>'
    )


# --- Text ------------------------------------------------------------------------------------------------------------


def text(s: Leaders, seat: int = 0, label: Label = str) -> str:
    """What is public in player order, and beneath it the reader's own headquarters; `label` translates single words."""
    shown: dict[str, Any] = view(s, seat)
    lines = headlines(shown, label)
    lines.extend(player_line(shown, each, label) for each in order_of(shown))
    if has_map(shown):
        lines.extend(camp_lines(shown["board"], order_of(shown), label))
    if "me" in shown:
        lines.extend(own_lines(shown["me"], label))
    if has_map(shown):
        lines.extend(board_lines(shown, seat, label))
    return "\n".join(lines)


def atlas(s: Leaders, seat: int = 0, label: Label = str) -> str:
    """The map without what stands on it, if it is here."""
    return "\n".join(atlas_lines(label)) if s.digital else label("own-board")


def has_map(shown: dict[str, Any]) -> bool:
    """Whether there is anything on the board to be shown; not before the start areas are occupied."""
    return "board" in shown and (shown["round"] > 0 or shown["step"] == "start")


def order_of(shown: dict[str, Any]) -> list[int]:
    """Seats in player order; as they sit while the order is being drawn."""
    order: list[int] = shown["order"]
    return order if len(order) == len(shown["players"]) else list(range(len(shown["players"])))


def headlines(shown: dict[str, Any], label: Label) -> list[str]:
    """Where the table is, and what wins: on one line if there is room."""
    aims = shown["victory"]
    wins = [f"{label('points')} {aims['points']}", f"{label('research')} {aims['level']}"]
    wins.append(f"{label('badges')} {aims['badge']}")
    if aims["markers"] is not None:
        wins.append(f"{label('markers')} {aims['markers']}")
    number = f" ({label('phase')} {shown['phase_number']})" if shown["phase_number"] is not None else ""
    began = f"{label('round')} {shown['round']}   " if shown["round"] else ""
    step = f", {label(shown['step'])}" if shown["round"] and shown["step"] else ""
    now = f"{began}{label(shown['phase'])}{number}{step}"
    aim = f"{label('victory')}: {', '.join(wins)}"
    return [f"{now}   {aim}"] if len(now) + len(aim) < COLUMNS else [now, aim]


def player_line(shown: dict[str, Any], seat: int, label: Label) -> str:
    player = shown["players"][seat]
    sign = ">" if seat == shown["active"] and shown["phase"] != "over" else " "
    who = f"{sign} {label(f'P{seat + 1}')}"
    nation = label(player["nation"]) if player["nation"] else "-"
    facts = [f"{label('points')} {points_of(shown, seat):3}", f"{label('badges')} {player['badges']}"]
    facts.append(f"{label('military')} {player['military']}")
    if player["markers"] is not None:
        facts.append(f"{label('markers')} {player['markers']}")
    if player["out"]:
        facts.append(label("out"))
    elif player["in_headquarters"]:
        facts.append(label("headquarters"))
    return f"{who:12} {nation:16} " + "   ".join(facts)


def own_lines(me: dict[str, Any], label: Label) -> list[str]:
    """The private summary: points, operatives, research, orders, mission, allies."""
    lines = [
        f"{label('saved')} {me['saved']}   {label('left')} {me['left']}   "
        f"{label('diplomats')} {me['diplomats']}{plus(me['coming']['diplomats'])}   "
        f"{label('spies')} {me['spies']}{plus(me['coming']['spies'])}",
        f"{label('research')}: {', '.join(field_words(me, field, label) for field in items.FIELDS)}",
    ]
    orders = [f"{each['count']} {label(each['unit'])} ({label('running')} {each['turns']})" for each in me["under_way"]]
    chosen = [f"{many} {item_words(item, label)}" for item, many in me["chosen"].items()]
    chosen += [f"{label('tribute')} {label(f'P{int(to) + 1}')} {points}" for to, points in me["tributes"].items()]
    if orders:
        lines.extend(listed(f"{label('coming')}: ", orders, ", "))
    if chosen:
        lines.extend(listed(f"{label('chosen')}: ", chosen, ", "))
    lines.extend(mission_lines(me, label))
    if me["allies"]:
        lines.append(f"{label('allies')}: {', '.join(label(f'P{ally + 1}') for ally in me['allies'])}")
    return lines


def plus(coming: int) -> str:
    return f"+{coming}" if coming else ""


def field_words(me: dict[str, Any], field: str, label: Label) -> str:
    """A level, and the turns until the next one."""
    running = me["running"][field]
    return f"{label(field)} {me['levels'][field]}" + (f" ({label('running')} {running})" if running else "")


def item_words(item: str, label: Label) -> str:
    aim, _, number = item.rpartition("-")
    return f"{label(aim)} {label(f'P{number}')}" if aim in items.AIMED else label(item)


def mission_lines(me: dict[str, Any], label: Label) -> list[str]:
    """The active mission with the turns left for it, and the one chosen in its place."""
    lines: list[str] = []
    active = me["mission"]
    if active is not None:
        lines.append(f"{label('mission')}: {label(active['id'])} ({label('turns')} {active['checks']})")
    if me["planned"] is not None and (active is None or active["id"] != me["planned"]):
        lines.append(f"{label('planned')}: {label(me['planned'])}")
    return lines
