"""The table as a picture (SVG) and as plain text, from what the reader may see."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from bannerhall.core import hexes
from bannerhall.games.chicken.display.drawing import machine_card
from bannerhall.games.chicken.knowledge.view import view
from bannerhall.games.chicken.rules import machines
from bannerhall.games.chicken.rules.state import Chicken

Label = Callable[[str], str]
SIZE = 40  # the side of a hexagon
SEATS = ("#b8462a", "#2f6b9a", "#c8a24a", "#5b8a4a")
GROUND = {"territory": "#ecdcae", "base": "#d8b878", "neutral": "#e6d3a8", "lava": "#3b2f2f"}


def at(cell: str) -> hexes.Hex:
    """The coordinates in the name of a cell."""
    q, r = cell[1:].split("r")
    return int(q), int(r)


def kind_of(shown: dict[str, Any], name: str) -> str:
    if name in shown["island"]["lava"]:
        return "lava"
    return "base" if name.startswith("base") else "neutral" if name.startswith("LN") else "territory"


def standing(shown: dict[str, Any], name: str) -> list[tuple[int, str]]:
    """Whose pieces stand on a hex, and which; face-down chickens of others are all alike."""
    found = [(row["player"], piece) for piece, row in shown["pieces"].items() if row["hex"] == name]
    return found + [(egg["player"], "egg") for egg in shown["eggs"] if egg["hex"] == name]


# --- Text ------------------------------------------------------------------------------------------------------------


def text(s: Chicken, seat: int = 0, label: Label = str) -> str:
    """Turn, banners, the stock, what lies within everyone's reach, and every hex on which something stands, with owner
    and every member of a stack [CHI-SETUP-11] [CHI-BAND-10] [CHI-MACH-11] [CHI-BUILD-07]; lava by name."""
    shown: dict[str, Any] = view(s, seat)
    lines = [f"{label('turn')} {shown['turns']}   {label(player(shown, shown['active']))}"]
    for owner in range(len(shown["players"])):
        lines.extend(banner_lines(shown, owner, label))
    stock = ", ".join(card_text(model, label) for model in shown["stock"] if model)
    if stock:
        lines.append(f"{label('stock')}: {stock}")
    stored = counts(shown["storage"], "good", label)
    lines.append(f"{label('storage')}: {stored}   {label('shields')}: {shown['shields_left']}")
    lines.extend(hex_line(shown, name, label) for name in shown["island"]["hexes"] if standing(shown, name))
    lava = ", ".join(label(f"hex-{name}") for name in shown["island"]["lava"])
    if lava:
        lines.append(f"{label('lava')}: {lava}")
    return "\n".join(lines)


def card_text(model: str, label: Label) -> str:
    """A machine with its price, speed, strength, armour and pilots."""
    card: dict[str, Any] = machine_card(machines.NAMES.index(model))
    values = f"{card['speed']}/{card['strength']}/{card['armour']}/{card['pilots']}"
    return f"{label(f'model-{model}')} ({counts(card['cost'], 'good', label)}; {values})"


def player(shown: dict[str, Any], number: int) -> str:
    """A player as labels know them; the challenger has no seat and no name."""
    return "challenger" if "challenger" in shown and number > 0 else f"P{number + 1}"


def counts(row: dict[str, int], kind: str, label: Label) -> str:
    return ", ".join(f"{label(f'{kind}-{name}')} {many}" for name, many in row.items() if many) or "–"


def banner_lines(shown: dict[str, Any], owner: int, label: Label) -> Iterator[str]:
    """What lies on a banner, and the reader's own hand."""
    banner = shown["players"][owner]
    leader = label(f"leader-{banner['leader']}") if banner["leader"] else "–"
    markers = sum(banner["markers"])
    yield f"{label(player(shown, owner))}: {leader}, {label('markers')} {markers}, {label('cards')} {banner['cards']}"
    yield f"  {counts(banner['dice'], 'face', label)}   {counts(banner['goods'], 'good', label)}"
    if banner["strategy"]:
        yield f"  {label('scroll-' + banner['strategy'])}"
    if banner.get("hand"):
        yield f"  {label('hand')}: {counts(banner['hand'], 'scroll', label)}"


def hex_line(shown: dict[str, Any], name: str, label: Label) -> str:
    there = standing(shown, name)
    pieces = ", ".join(piece_text(shown, piece, label) for _, piece in there)
    return f"{label(f'hex-{name}')}: {label(player(shown, there[0][0]))}: {pieces}"


def piece_text(shown: dict[str, Any], piece: str, label: Label) -> str:
    """A piece with its shields and dice; a machine by its model."""
    row = shown["pieces"].get(piece)
    if row is None:
        return label("egg")
    called = label(f"model-{row['model']}") if "model" in row else label(f"piece-{piece}")
    extras = [f"{label('shields')} {row['shields']}"] if row["shields"] else []
    extras += [f"+{row['plus']}"] if row["plus"] else []
    return f"{called} ({', '.join(extras)})" if extras else called


# --- SVG -------------------------------------------------------------------------------------------------------------


def svg(s: Chicken, seat: int = 0, label: Label = str) -> str:
    """The island with a disc for each stack, in the colour of its owner."""
    shown: dict[str, Any] = view(s, seat)
    laid = {name: hexes.middle(at(cell), SIZE) for name, cell in shown["island"]["hexes"].items()}
    xs = [x for x, _ in laid.values()] or [0.0]
    ys = [y for _, y in laid.values()] or [0.0]
    left, top = min(xs) - SIZE, min(ys) - SIZE
    wide, high = max(xs) - left + SIZE, max(ys) - top + SIZE
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left:.0f} {top:.0f} {wide:.0f} {high:.0f}">']
    for name, cell in shown["island"]["hexes"].items():
        outline = " ".join(f"{x:.1f},{y:.1f}" for x, y in hexes.corners(at(cell), SIZE))
        parts.append(
            f'<polygon points="{outline}" fill="{GROUND[kind_of(shown, name)]}" stroke="#2a1c10" stroke-width="2">'
            f"<title>{label(f'hex-{name}')}</title></polygon>"
        )
        parts.extend(stack_svg(shown, name, laid[name], label))
    return "".join([*parts, "</svg>"])


def stack_svg(shown: dict[str, Any], name: str, middle: tuple[float, float], label: Label) -> Iterator[str]:
    there = standing(shown, name)
    if not there:
        return
    x, y = middle
    pieces = ", ".join(piece_text(shown, piece, label) for _, piece in there)
    yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r="18" fill="{SEATS[there[0][0]]}" stroke="#2a1c10" stroke-width="2">'
    yield f"<title>{pieces}</title></circle>"
    yield f'<text x="{x:.1f}" y="{y + 5:.1f}" text-anchor="middle" fill="#fff" font-size="15">{len(there)}</text>'
