"""The world as a picture (SVG): ground, borders, lines over the sea, names, and the armies that stand there."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final
from xml.sax.saxutils import escape

from bannerhall.games.leaders.display.outlines import chart

Label = Callable[[str], str]
Stack = tuple[str | None, int, int, int]  # colour, infantry, tanks, planes
COLOURS: Final[dict[str | None, str]] = {
    "blue": "#2563a8",
    "green": "#2e7d32",
    "red": "#c0392b",
    "yellow": "#e0b92b",
    "orange": "#d9762b",
    "purple": "#7b3f98",
    None: "#888888",
}
DARK_ON: Final = ("yellow",)  # colours too light for white figures
GROUND: Final = {
    "north_america": "#ead9ab",
    "south_america": "#c6d6a0",
    "europe": "#e2cad2",
    "africa": "#ecc5a2",
    "asia": "#dfdc9f",
    "oceania": "#b4d6c4",
}
WATER: Final = "#bfd3da"
SHALLOWS: Final = "#d3e2e5"
INK: Final = "#2f2a22"
LINE: Final = "#5f5341"
ROUTE: Final = "#33566b"
BRASS: Final = "#8a6a1f"
PAPER: Final = "#fdf8ea"
HOLD: Final = 0.5  # how much of the owner's colour lies on the ground
NAME_SIZE: Final = 8.4
NARROW: Final = "fijlrtI '-.’"
WIDE: Final = "mwMW"
COUNTER: Final = 32  # width of one
COUNTER_HIGH: Final = 26
BESIDE: Final = 27  # width of each where several stand side by side
CROWD: Final = 21
# The marks of the units, 6 units wide around their middle.
UNIT_MARKS: Final = (
    "M0-3.2a1.5 1.5 0 1 1-.01 0ZM-2.4 3.2Q-2.4 .2 0 .2T2.4 3.2Z",
    "M-3.4 .2H3.4L2.6 2.8H-2.6ZM-1.8-2.2H1.4V-.4H-1.8ZM1.4-1.8H4V-1H1.4Z",
    "M0-3.6L.9-1 3.6 .8V1.8L.8 1 .5 2.6 1.6 3.4H-1.6L-.5 2.6-.8 1-3.6 1.8V.8L-.9-1Z",
)
ANCHOR: Final = "M0-1.6V3.4M-1.6-.4H1.6M-3 .9Q-2.6 3.4 0 3.5 2.6 3.4 3 .9M0-1.6a1 1 0 1 1 .01 0"


def world_svg(
    owners: Mapping[str, str | None],
    stacks: Mapping[str, Sequence[Stack]],
    label: Label = str,
) -> str:
    """The whole map: regions in the colours of their owners, and whatever stands in each place."""
    drawn: dict[str, Any] = chart()
    width, height = drawn["size"]
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        'font-family="Vollkorn, Georgia, serif" stroke-linejoin="round" stroke-linecap="round">',
        f'<rect width="{width}" height="{height}" fill="{WATER}"/>',
        *decoration(drawn, ("latitude", "wave")),
        *(continent_name(name, each, label) for name, each in drawn["continents"].items()),
        *ground(drawn, owners, label),
        *decoration(drawn, ("ice", "lake", "mountains", "desert", "peaks", "dunes")),
        *arcs(drawn),
        *(sea_field(name, sea, label) for name, sea in drawn["seas"].items()),
        *links(drawn),
        *(anchor(*region["anchor"]) for region in drawn["regions"].values() if region["anchor"]),
        *(region_name(name, region, owners.get(name), label) for name, region in drawn["regions"].items()),
        *(army(drawn, place, each) for place, each in stacks.items() if each),
        "</svg>",
    ]
    return "".join(parts)


# --- Land and sea ----------------------------------------------------------------------------------------------------


def mixed(one: str, other: str, share: float) -> str:
    """A colour between two, `share` of the way to the other."""
    pairs = [(int(one[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def tint(continent: str, owner: str | None) -> str:
    return GROUND[continent] if owner is None else mixed(GROUND[continent], COLOURS[owner], HOLD)


def ground(drawn: dict[str, Any], owners: Mapping[str, str | None], label: Label) -> list[str]:
    """Shallow water around all land, and the regions on it."""
    coasts = "".join(arc["path"] for arc in drawn["arcs"] if arc["kind"] == "coast")
    ice = "".join(each["path"] for each in drawn["decoration"] if each["kind"] == "ice")
    parts = [f'<path d="{coasts}{ice}" fill="none" stroke="{SHALLOWS}" stroke-width="9"/>']
    for name, region in drawn["regions"].items():
        fill = tint(region["continent"], owners.get(name))
        parts.append(f'<path d="{region["path"]}" fill="{fill}"><title>{escape(label(name))}</title></path>')
    return parts


def arcs(drawn: dict[str, Any]) -> list[str]:
    """Borders thin, coasts strong, and strongest where one continent meets another."""
    looks = (
        ("border", f'stroke="{LINE}" stroke-width="1" stroke-opacity=".75"'),
        ("frontier", f'stroke="{LINE}" stroke-width="2.8"'),
        ("coast", f'stroke="{LINE}" stroke-width="1.5"'),
    )
    parts: list[str] = []
    for kind, look in looks:
        path = "".join(arc["path"] for arc in drawn["arcs"] if arc["kind"] == kind)
        parts.append(f'<path d="{path}" fill="none" {look}/>')
    return parts


def decoration(drawn: dict[str, Any], kinds: Sequence[str]) -> list[str]:
    looks = {
        "latitude": 'fill="none" stroke="#fff" stroke-opacity=".35" stroke-width=".8"',
        "wave": 'fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="1.1"',
        "ice": f'fill="#f3f6f5" stroke="{LINE}" stroke-opacity=".35" stroke-width="1"',
        "lake": f'fill="{WATER}"',
        "mountains": 'fill="#cfc3ae"',
        "desert": 'fill="#f3e6c4"',
        "peaks": f'fill="none" stroke="{LINE}" stroke-width="1"',
        "dunes": 'fill="none" stroke="#b0935c" stroke-width="1"',
    }
    return [
        f'<path d="{each["path"]}" {looks[each["kind"]]}/>' for each in drawn["decoration"] if each["kind"] in kinds
    ]


def sea_field(name: str, sea: dict[str, Any], label: Label) -> str:
    x, y = sea["at"]
    return (
        f'<circle cx="{x}" cy="{y}" r="{sea["radius"]}" fill="{SHALLOWS}" stroke="{ROUTE}" stroke-width="1.2"/>'
        f'<text x="{sea["title"][0]}" y="{sea["title"][1]}" font-size="7" font-style="italic" text-anchor="middle" '
        f'fill="{ROUTE}">{escape(label(name))}</text>'
    )


def links(drawn: dict[str, Any]) -> list[str]:
    looks = {
        "dotted": f'stroke="{INK}" stroke-width="2.6" stroke-dasharray="0 4.6"',
        "dashed": f'stroke="{ROUTE}" stroke-width="1.3" stroke-dasharray="5 4"',
    }
    return [
        f'<path d="{path}" fill="none" {looks[link["kind"]]}/>' for link in drawn["links"] for path in link["paths"]
    ]


def anchor(x: float, y: float) -> str:
    return (
        f'<g transform="translate({x} {y})"><circle r="5.6" fill="{PAPER}" stroke="{ROUTE}" stroke-width="1"/>'
        f'<path d="{ANCHOR}" fill="none" stroke="{ROUTE}" stroke-width="1.1"/></g>'
    )


# --- Names -----------------------------------------------------------------------------------------------------------


def continent_name(name: str, continent: dict[str, Any], label: Label) -> str:
    x, y = continent["label"]
    return (
        f'<text x="{x}" y="{y}" font-size="12" letter-spacing="2" text-anchor="middle" fill="{ROUTE}" '
        f'fill-opacity=".8">{escape(label(name))} +{continent["bonus"]}</text>'
    )


def region_name(name: str, region: dict[str, Any], owner: str | None, label: Label) -> str:
    """The name, and before it the points on a small brass badge."""
    words = label(name)
    x, y = region["title"]
    halo = mixed(tint(region["continent"], owner), "#ffffff", 0.55)
    wide = width_of(words) * NAME_SIZE
    left = x - (wide + 11) / 2
    return (
        f'<text x="{left + 11:.1f}" y="{y}" font-size="{NAME_SIZE}" font-weight="600" textLength="{wide:.1f}" '
        f'lengthAdjust="spacingAndGlyphs" fill="{INK}" stroke="{halo}" stroke-width="2.2" paint-order="stroke">'
        f"{escape(words)}</text>"
        f'<circle cx="{left + 4.6:.1f}" cy="{y - 2.9:.1f}" r="4.6" fill="{BRASS}"/>'
        f'<text x="{left + 4.6:.1f}" y="{y - 0.2:.1f}" font-family="sans-serif" font-size="7.4" font-weight="700" '
        f'text-anchor="middle" fill="#fff">{region["points"]}</text>'
    )


def width_of(words: str) -> float:
    """About how wide words are, in sizes of their type; the picture is drawn to it whatever the typeface."""
    return sum(0.32 if each in NARROW else 0.8 if each in WIDE else 0.54 for each in words)


# --- Armies ----------------------------------------------------------------------------------------------------------


def army(drawn: dict[str, Any], place: str, stacks: Sequence[Stack]) -> str:
    """One counter for each owner, side by side and smaller the more there are."""
    x, y = drawn["regions"][place]["label"] if place in drawn["regions"] else drawn["seas"][place]["at"]
    each = COUNTER if len(stacks) == 1 else BESIDE if len(stacks) == 2 else CROWD
    left = x - each * (len(stacks) - 1) / 2
    return "".join(counter(left + each * i, y, each / COUNTER, stack) for i, stack in enumerate(stacks))


def counter(x: float, y: float, scale: float, stack: Stack) -> str:
    """How many units in all, large, and beneath it how many of each kind."""
    colour, *units = stack
    ink = INK if colour in DARK_ON else "#fff"
    size = f" scale({scale:.3f})" if scale < 1 else ""
    told = f"{colour or '-'} {units[0]} {units[1]} {units[2]}"
    return (
        f'<g transform="translate({x:.1f} {y:.1f}){size}"><title>{told}</title>'
        f'<rect x="-15" y="-13" width="30" height="{COUNTER_HIGH}" rx="5" fill="{COLOURS[colour]}" stroke="{PAPER}" '
        f'stroke-width="1.4"/>'
        f'<text y="3.4" font-family="sans-serif" font-size="18" font-weight="700" text-anchor="middle" '
        f'fill="{ink}">{sum(units)}</text>'
        f'<rect x="-13.8" y="4.5" width="27.6" height="7.4" rx="3" fill="{PAPER}"/>{unit_row(units)}</g>'
    )


def unit_row(units: Sequence[int]) -> str:
    there = [(UNIT_MARKS[kind], many) for kind, many in enumerate(units) if many]
    wide = 27.6 / max(1, len(there))
    parts: list[str] = []
    for i, (mark, many) in enumerate(there):
        x = -13.8 + wide * (i + 0.5)
        size = 6.2 if many < 10 else 4.8
        parts.append(
            f'<path d="{mark}" transform="translate({x - 2.1:.1f} 8.2) scale(.62)" fill="{INK}"/>'
            f'<text x="{x + 2.3:.1f}" y="{8.2 + size * 0.36:.1f}" font-family="sans-serif" font-size="{size}" '
            f'font-weight="700" text-anchor="middle" fill="{INK}">{many}</text>'
        )
    return "".join(parts)
