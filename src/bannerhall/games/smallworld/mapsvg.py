"""A board as a picture (SVG): terrain, borders, signs and names, and the pieces that lie on it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final
from xml.sax.saxutils import escape

from bannerhall.games.smallworld.chart import chart, looks

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
BADGE: Final = 8.0
STRAY: Final = 7.0  # a marker too many lies over the one before


def svg(board: int, pieces: Mapping[str, Piece] | None = None, label: Label | None = None, theme: Theme = LIGHT) -> str:
    """One board, counted from that for the fewest players; without pieces as it is before the match."""
    drawn: dict[str, Any] = chart(board)
    width, height = drawn["size"]
    regions: dict[str, dict[str, Any]] = drawn["regions"]
    lie = started(regions) if pieces is None else pieces
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        'font-family="Vollkorn, Georgia, serif" stroke-linejoin="round" stroke-linecap="round">',
        f"<defs>{''.join(patterns(theme))}{''.join(clips(board, regions, lie))}</defs>",
        *ground(board, regions, theme),
        *bands(board, regions, lie, theme),
        *borders(regions, theme),
        f'<rect x="1" y="1" width="{width - 2}" height="{height - 2}" fill="none" stroke="{theme.ink}" '
        'stroke-width="2"/>',
        *(named(region, label(name) if label else region["name"], theme) for name, region in regions.items()),
        *(sign(at[0], at[1], what, theme) for region in regions.values() for what, at in region["symbols"].items()),
        *(laid(regions[name], piece, theme) for name, piece in lie.items()),
        "</svg>",
    ]
    return "".join(parts)


def started(regions: Mapping[str, Mapping[str, Any]]) -> dict[str, Piece]:
    return {name: Piece(tribe=True) for name, region in regions.items() if region["tribe"]}


# --- Ground ----------------------------------------------------------------------------------------------------------


def patterns(theme: Theme) -> list[str]:
    """Ground and marks of each terrain: told apart by the marks, the colour only helps."""
    terrains: dict[str, Any] = looks()["terrains"]  # type: ignore[assignment]
    parts: list[str] = []
    for name, look in terrains.items():
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


def ground(board: int, regions: Mapping[str, Mapping[str, Any]], theme: Theme) -> list[str]:
    parts: list[str] = []
    for name, region in regions.items():
        parts.append(
            f'<path d="{region["path"]}" fill="url(#sw-{theme.name}-{region["terrain"]})">'
            f"<title>{escape(region['name'])}</title></path>"
        )
        if region["terrain"] in WATER:
            parts.append(
                f'<path d="{region["path"]}" clip-path="url(#{clip(board, name)})" fill="none" '
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


def named(region: Mapping[str, Any], words: str, theme: Theme) -> str:
    x, y = region["label"]
    terrains: dict[str, Any] = looks()["terrains"]  # type: ignore[assignment]
    back = terrains[region["terrain"]][theme.name][0]
    ink = theme.ink if theme.name == "light" else theme.paper
    return (
        f'<text x="{x}" y="{y + 3.2:.1f}" font-size="10" font-style="italic" text-anchor="middle" fill="{ink}" '
        f'stroke="{back}" stroke-width="3" paint-order="stroke">{escape(words)}</text>'
    )


# --- Pieces ----------------------------------------------------------------------------------------------------------


def glyph(kind: str, name: str, x: float, y: float, size: float, fill: str) -> str:
    """One of `glyphs.json`, around its middle."""
    glyphs: dict[str, Any] = looks()["glyphs"]  # type: ignore[assignment]
    return (
        f'<path d="{glyphs[kind][name]}" transform="translate({x - size / 2:.1f} {y - size / 2:.1f}) '
        f'scale({size / 24:.3f})" fill="{fill}"/>'
    )


def sign(x: float, y: float, what: str, theme: Theme) -> str:
    """What is printed on the board: a glyph on a round of paper."""
    return (
        f'<g><title>{what}</title><circle cx="{x}" cy="{y}" r="{BADGE}" fill="{theme.paper}" stroke="{theme.ink}" '
        f'stroke-width=".9"/>{glyph("pieces", what, x, y, 11.5, "#2f2a22")}</g>'
    )


def laid(region: Mapping[str, Any], piece: Piece, theme: Theme) -> str:
    x, y = region["token"]
    parts: list[str] = []
    if piece.tribe:
        parts.append(tribe(x, y, theme))
    if piece.tokens or piece.leader:
        parts.append(stack(x, y, piece, theme))
    spots = region["markers"]
    for i, (what, many) in enumerate(piece.markers.items()):
        mx, my = spots[min(i, len(spots) - 1)]
        parts.append(marker(mx + STRAY * max(0, i - len(spots) + 1), my, what, many, theme))
    return "".join(parts)


def tribe(x: float, y: float, theme: Theme) -> str:
    return (
        f'<g><title>lost_tribe</title><rect x="{x - 14}" y="{y - 14}" width="28" height="28" rx="5" '
        f'fill="{theme.tribe}" stroke="{theme.paper}" stroke-width="1.5"/>'
        f"{glyph('pieces', 'lost_tribe', x, y, 20, theme.paper)}</g>"
    )


def stack(x: float, y: float, piece: Piece, theme: Theme) -> str:
    """A token with emblem, number and the shape of the seat; turned over, that is pale, in decline."""
    colour = "#77716a" if piece.seat is None else theme.seats[piece.seat]
    fill, ink = (theme.paper, colour) if piece.declined else (colour, "#ffffff")
    rim = colour if piece.declined else theme.paper
    edge = f'width="32" height="32" rx="6" fill="{fill}" stroke="{rim}" stroke-width="1.8"'
    parts = [f"<g><title>{piece.race or ''} {piece.tokens}</title>"]
    if piece.tokens > 1:
        parts.append(f'<rect x="{x - 14:.1f}" y="{y - 14:.1f}" {edge}/>')
    parts.append(f'<rect x="{x - 16:.1f}" y="{y - 16:.1f}" {edge}/>')
    if piece.race is not None:
        parts.append(glyph("races", piece.race, x - 7, y - 6, 16, ink))
    if piece.seat is not None:
        parts.append(f'<path d="{SHAPES[piece.seat]}" transform="translate({x - 11} {y + 5}) scale(.4)" fill="{ink}"/>')
    if piece.tokens:
        size = 22 if piece.tokens < 10 else 14.5
        parts.append(
            f'<text x="{x + 7:.1f}" y="{y + 7.5 + size * 0.22:.1f}" font-family="sans-serif" font-size="{size}" '
            f'font-weight="700" text-anchor="middle" fill="{ink}">{piece.tokens}</text>'
        )
    if piece.leader:
        parts.append(
            f'<circle cx="{x + 12.5:.1f}" cy="{y - 13:.1f}" r="7" fill="{theme.brass}" stroke="{theme.ink}" '
            f'stroke-width="1"/>{glyph("pieces", "leader", x + 12.5, y - 13.2, 10, "#2f2a22")}'
        )
    return "".join([*parts, "</g>"])


def marker(x: float, y: float, what: str, many: int, theme: Theme) -> str:
    """A piece that lies with the tokens: a square badge, unlike the round ones that are printed."""
    parts = [
        f'<g><title>{what} {many}</title><rect x="{x - 8}" y="{y - 8}" width="16" height="16" rx="3.5" '
        f'fill="{theme.brass}" stroke="{theme.ink}" stroke-width="1.1"/>{glyph("pieces", what, x, y, 12.5, "#2f2a22")}'
    ]
    if many > 1:
        parts.append(
            f'<circle cx="{x + 7}" cy="{y + 6}" r="5" fill="{theme.ink}"/><text x="{x + 7}" y="{y + 9}" '
            f'font-family="sans-serif" font-size="8.5" font-weight="700" text-anchor="middle" fill="#fff">{many}</text>'
        )
    return "".join([*parts, "</g>"])
