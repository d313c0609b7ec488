"""A board as a picture (SVG): terrain, borders, signs and names, and the pieces that lie on it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final
from xml.sax.saxutils import escape

from bannerhall.games.smallworld.display.outlines import chart, looks
from bannerhall.games.smallworld.rules.atlas import TERRAINS

Label = Callable[[str], str]


@dataclass(frozen=True)
class Piece:
    """What lies in one region."""

    seat: int | None = None  # whose it is
    race: str | None = None
    tokens: int = 0
    declined: bool = False
    leader: bool = False
    markers: Mapping[str, int] = field(default_factory=dict)  # glyphs of pieces, and how many of each
    tribe: bool = False


@dataclass(frozen=True)
class Theme:
    name: str
    ink: str
    paper: str
    coast: str
    shallows: str
    brass: str
    tribe: str
    seats: tuple[str, ...]


LIGHT: Final = Theme(
    name="light",
    ink="#2f2a22",
    paper="#fdf8ea",
    coast="#3d6277",
    shallows="#cfe3ec",
    brass="#e0b04c",
    tribe="#8a6a48",
    seats=("#b3372f", "#2a62a6", "#2f7a3c", "#9a6b00", "#74439b"),
)
DARK: Final = Theme(
    name="dark",
    ink="#0f0d0a",
    paper="#efe6d4",
    coast="#0b1a24",
    shallows="#2c5168",
    brass="#dcb15c",
    tribe="#a5855f",
    seats=("#c9473e", "#3a76c2", "#37894a", "#a87812", "#8a58b4"),
)
# Each seat has a shape as well, in a box of 20, so that nobody needs to tell colours apart.
SHAPES: Final = (
    "M10 1.5l8.5 8.5-8.5 8.5L1.5 10z",
    "M10 1.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17z",
    "M2.5 2.5h15v15h-15z",
    "M10 1.5l9 16H1z",
    "M5.5 2h9l4.5 8-4.5 8h-9L1 10z",
)
WATER: Final = ("sea", "lake")
BAND: Final = 15  # twice what is seen of the owner's colour along the border
ON_PAPER: Final = "#2f2a22"  # glyphs, in both themes
NOBODY: Final = "#77716a"
STRAY: Final = 7.0  # a marker too many lies over the one before


def svg(board: int, pieces: Mapping[str, Piece] | None = None, label: Label | None = None, theme: Theme = LIGHT) -> str:
    """One board, counted from that for the fewest players; without pieces as it is before the match."""
    drawn: dict[str, Any] = chart(board)
    width, height = drawn["size"]
    scale: float = drawn["scale"]
    regions: dict[str, dict[str, Any]] = drawn["regions"]
    names = {name: label(name) if label else region["name"] for name, region in regions.items()}
    lie = started(regions) if pieces is None else pieces
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        'font-family="Vollkorn, Georgia, serif" stroke-linejoin="round" stroke-linecap="round">',
        f"<defs>{''.join(patterns(theme))}{''.join(clips(board, regions, lie))}</defs>",
        *ground(board, regions, names, theme),
        *bands(board, regions, lie, theme),
        *borders(regions, theme),
        f'<rect x="1" y="1" width="{width - 2}" height="{height - 2}" fill="none" stroke="{theme.ink}" '
        'stroke-width="2"/>',
        *(named(region, names[name], scale, theme) for name, region in regions.items()),
        *(put(at, scale, sign(what, theme)) for region in regions.values() for what, at in region["symbols"].items()),
        *(laid(regions[name], piece, scale, theme) for name, piece in lie.items()),
        "</svg>",
    ]
    return "".join(parts)


def started(regions: Mapping[str, Mapping[str, Any]]) -> dict[str, Piece]:
    return {name: Piece(tribe=True) for name, region in regions.items() if region["tribe"]}


# --- Ground ----------------------------------------------------------------------------------------------------------


def terrain(name: str) -> dict[str, Any]:
    found: dict[str, Any] = looks()["terrains"][name]
    return found


def patterns(theme: Theme) -> list[str]:
    """Ground and marks of each terrain: told apart by the marks, the colour only helps."""
    parts: list[str] = []
    for name in TERRAINS:
        look = terrain(name)
        back, mark = look[theme.name]
        width, height = look["tile"]
        parts.append(
            f'<pattern id="sw-{theme.name}-{name}" width="{width}" height="{height}" patternUnits="userSpaceOnUse">'
            f'<rect width="{width}" height="{height}" fill="{back}"/>'
            f'<path d="{look["fills"]}" fill="{mark}" fill-opacity=".55"/>'
            f'<path d="{look["lines"]}" fill="none" stroke="{mark}" stroke-width="1.3" stroke-opacity=".75"/></pattern>'
        )
    return parts


def clip(board: int, name: str) -> str:
    return f"sw-{board}-{name}"


def clips(board: int, regions: Mapping[str, Mapping[str, Any]], lie: Mapping[str, Piece]) -> list[str]:
    """What is drawn along the inside of an outline needs it as a stencil."""
    wanted = [
        name
        for name, region in regions.items()
        if region["terrain"] in WATER or (name in lie and lie[name].seat is not None)
    ]
    return [f'<clipPath id="{clip(board, name)}"><path d="{regions[name]["path"]}"/></clipPath>' for name in wanted]


def ground(board: int, regions: Mapping[str, Mapping[str, Any]], names: Mapping[str, str], theme: Theme) -> list[str]:
    parts: list[str] = []
    for name, region in regions.items():
        parts.append(
            f'<path d="{region["path"]}" fill="url(#sw-{theme.name}-{region["terrain"]})">'
            f"<title>{escape(names[name])}</title></path>"
        )
        if region["terrain"] in WATER:
            # Along the land, not along the edge of the board.
            coasts = "".join(regions[other]["path"] for other in region["neighbours"])
            parts.append(
                f'<path d="{coasts}" clip-path="url(#{clip(board, name)})" fill="none" '
                f'stroke="{theme.shallows}" stroke-width="16" stroke-opacity=".8"/>'
            )
    return parts


def bands(board: int, regions: Mapping[str, Mapping[str, Any]], lie: Mapping[str, Piece], theme: Theme) -> list[str]:
    """The owner's colour along the inside of the border, whole for an active race and broken in decline."""
    parts: list[str] = []
    for name, piece in lie.items():
        if piece.seat is None:
            continue
        broken = ' stroke-dasharray="9 9" stroke-linecap="butt"' if piece.declined else ""
        parts.append(
            f'<path d="{regions[name]["path"]}" clip-path="url(#{clip(board, name)})" fill="{theme.seats[piece.seat]}" '
            f'fill-opacity="{0.1 if piece.declined else 0.22}" stroke="{theme.seats[piece.seat]}" '
            f'stroke-width="{BAND}" stroke-opacity=".8"{broken}/>'
        )
    return parts


def borders(regions: Mapping[str, Mapping[str, Any]], theme: Theme) -> list[str]:
    land = "".join(region["path"] for region in regions.values() if region["terrain"] not in WATER)
    water = "".join(region["path"] for region in regions.values() if region["terrain"] in WATER)
    return [
        f'<path d="{land}" fill="none" stroke="{theme.ink}" stroke-width="1.6"/>',
        f'<path d="{water}" fill="none" stroke="{theme.coast}" stroke-width="2.8"/>',
    ]


def named(region: Mapping[str, Any], words: str, scale: float, theme: Theme) -> str:
    x, y = region["label"]
    ink = theme.ink if theme.name == "light" else theme.paper
    return (
        f'<text x="{x}" y="{y + 3.2 * scale:.1f}" font-size="{10 * scale:.1f}" font-style="italic" '
        f'text-anchor="middle" fill="{ink}" stroke="{terrain(region["terrain"])[theme.name][0]}" '
        f'stroke-width="{3 * scale:.1f}" paint-order="stroke">{escape(words)}</text>'
    )


# --- Pieces: each around its middle ----------------------------------------------------------------------------------


def put(at: Sequence[float], scale: float, drawn: str) -> str:
    return f'<g transform="translate({at[0]} {at[1]}) scale({scale})">{drawn}</g>'


def glyph(kind: str, name: str, x: float, y: float, size: float, fill: str) -> str:
    """One of `glyphs.json`, around its middle."""
    return (
        f'<path d="{looks()["glyphs"][kind][name]}" transform="translate({x - size / 2:.1f} {y - size / 2:.1f}) '
        f'scale({size / 24:.3f})" fill="{fill}"/>'
    )


def sign(what: str, theme: Theme) -> str:
    """What is printed on the board: a glyph on a round of paper."""
    return (
        f'<title>{what}</title><circle r="8" fill="{theme.paper}" stroke="{theme.ink}" stroke-width=".9"/>'
        f"{glyph('pieces', what, 0, 0, 11.5, ON_PAPER)}"
    )


def laid(region: Mapping[str, Any], piece: Piece, scale: float, theme: Theme) -> str:
    parts: list[str] = []
    if piece.tribe:
        parts.append(put(region["token"], scale, tribe(theme)))
    if piece.tokens or piece.leader:
        parts.append(put(region["token"], scale, stack(piece, theme)))
    spots = region["markers"]
    for i, (what, many) in enumerate(piece.markers.items()):
        x, y = spots[min(i, len(spots) - 1)]
        parts.append(put((x + STRAY * max(0, i - len(spots) + 1), y), scale, marker(what, many, theme)))
    return "".join(parts)


def tribe(theme: Theme) -> str:
    return (
        f'<title>lost_tribe</title><rect x="-14" y="-14" width="28" height="28" rx="5" fill="{theme.tribe}" '
        f'stroke="{theme.paper}" stroke-width="1.5"/>{glyph("pieces", "lost_tribe", 0, 0, 20, theme.paper)}'
    )


def stack(piece: Piece, theme: Theme) -> str:
    """A token with emblem, number and the shape of the seat; turned over, that is pale, in decline."""
    colour = NOBODY if piece.seat is None else theme.seats[piece.seat]
    fill, ink = (theme.paper, colour) if piece.declined else (colour, "#ffffff")
    rim = colour if piece.declined else theme.paper
    edge = f'width="32" height="32" rx="6" fill="{fill}" stroke="{rim}" stroke-width="1.8"'
    parts = [f"<title>{piece.race or ''} {piece.tokens}</title>"]
    if piece.tokens > 1:
        parts.append(f'<rect x="-14" y="-14" {edge}/>')
    parts.append(f'<rect x="-16" y="-16" {edge}/>')
    if piece.race is not None:
        parts.append(glyph("races", piece.race, -7, -6, 16, ink))
    if piece.seat is not None:
        parts.append(f'<path d="{SHAPES[piece.seat]}" transform="translate(-11 5) scale(.4)" fill="{ink}"/>')
    if piece.tokens:
        size = 22 if piece.tokens < 10 else 14.5
        parts.append(number(7, 7.5 + size * 0.22, size, ink, piece.tokens))
    if piece.leader:
        parts.append(
            f'<circle cx="12.5" cy="-13" r="7" fill="{theme.brass}" stroke="{theme.ink}" stroke-width="1"/>'
            f"{glyph('pieces', 'leader', 12.5, -13.2, 10, ON_PAPER)}"
        )
    return "".join(parts)


def number(x: float, y: float, size: float, fill: str, value: int) -> str:
    return (
        f'<text x="{x}" y="{y:.1f}" font-family="sans-serif" font-size="{size}" font-weight="700" '
        f'text-anchor="middle" fill="{fill}">{value}</text>'
    )


def marker(what: str, many: int, theme: Theme) -> str:
    """A piece that lies with the tokens: a square badge, unlike the round ones that are printed."""
    parts = [
        f'<title>{what} {many}</title><rect x="-8" y="-8" width="16" height="16" rx="3.5" fill="{theme.brass}" '
        f'stroke="{theme.ink}" stroke-width="1.1"/>{glyph("pieces", what, 0, 0, 12.5, ON_PAPER)}'
    ]
    if many > 1:
        parts.append(f'<circle cx="7" cy="6" r="5" fill="{theme.ink}"/>{number(7, 9, 8.5, "#ffffff", many)}')
    return "".join(parts)
