"""The drawn boards are those of the atlas: measured on the paths that a client gets, not on how they were made."""

from __future__ import annotations

import json
import subprocess
import sys
import xml.etree.ElementTree as ET
from itertools import combinations
from math import dist
from pathlib import Path
from typing import Any

import pytest
from outlined import Point, Ring, Segment, area, crossings, far_apart, rings_of, segments, to_coast, within

from bannerhall.core.bits import members
from bannerhall.games.smallworld.display.mapsvg import DARK, LIGHT, Piece, svg
from bannerhall.games.smallworld.display.outlines import chart, looks
from bannerhall.games.smallworld.rules import powers, races
from bannerhall.games.smallworld.rules.atlas import BOARDS, COASTS, ENTRIES, SYMBOLS, TERRAINS

TOOL = Path(__file__).resolve().parents[3] / "tools" / "draw_smallworld_maps.py"
DATA = TOOL.parents[1] / "src" / "bannerhall" / "games" / "smallworld" / "data"
MAPS: list[dict[str, dict[str, Any]]] = [chart(board)["regions"] for board in range(4)]  # type: ignore[misc]
LAND: list[dict[str, list[Ring]]] = [{name: rings_of(each["path"]) for name, each in drawn.items()} for drawn in MAPS]
LINES: list[dict[str, set[Segment]]] = [
    {name: set(segments(rings)) for name, rings in outlines.items()} for outlines in LAND
]
BOX = 1000 * 700
SEEN = 20.0  # at least of a border
TOKEN = 17.0  # half of one
SIGN = 8.0  # half of a sign or marker
PLACES = [(board, name) for board in range(4) for name in MAPS[board]]
WATER = ("sea", "lake")
each_board = pytest.mark.parametrize("board", range(4))
each_place = pytest.mark.parametrize(("board", "name"), PLACES)


def scale(board: int) -> float:
    return float(str(chart(board)["scale"]))


# --- Outlines --------------------------------------------------------------------------------------------------------


@each_board
def test_regions_share_a_line_exactly_where_they_are_neighbours(board: int) -> None:
    lines = LINES[board]
    drawn = {
        frozenset((a, b)): sum(dist(*line) for line in lines[a] & lines[b])
        for a, b in combinations(lines, 2)
        if lines[a] & lines[b]
    }
    assert set(drawn) == {frozenset((each["id"], other)) for each in BOARDS[board] for other in each["near"]}
    assert {tuple(sorted(pair)): long for pair, long in drawn.items() if long < SEEN} == {}


@each_board
def test_no_line_crosses_another_or_itself(board: int) -> None:
    assert crossings(set().union(*LINES[board].values())) == []


@each_board
def test_regions_fill_the_box_and_do_not_overlap(board: int) -> None:
    """Every line has a region on both sides or lies on the edge, so there is neither gap nor overlap; and the areas
    add up."""
    assert all(len(rings) == 1 for rings in LAND[board].values())
    assert sum(area(rings[0]) for rings in LAND[board].values()) == pytest.approx(BOX, abs=0.5)
    sides: dict[Segment, int] = {}
    for lines in LINES[board].values():
        for line in lines:
            sides[line] = sides.get(line, 0) + 1
    assert {line for line, many in sides.items() if many > 2} == set()
    assert [line for line, many in sides.items() if many == 1 and not on_edge(line)] == []


def on_edge(line: Segment) -> bool:
    (ax, ay), (bx, by) = line
    return (ax == bx and ax in (0, 1000)) or (ay == by and ay in (0, 700))


@each_board
def test_no_region_lies_in_another(board: int) -> None:
    for (a, one), (b, other) in combinations(LAND[board].items(), 2):
        if not far_apart(one, other, 0):
            assert not within(one, MAPS[board][b]["token"]), (a, b)
            assert not within(other, MAPS[board][a]["token"]), (a, b)


@each_board
def test_a_region_touches_the_edge_exactly_if_the_atlas_says_so(board: int) -> None:
    at_edge = {
        name for name, lines in LINES[board].items() if sum(dist(*each) for each in lines if on_edge(each)) > SEEN
    }
    touching = {name for name, lines in LINES[board].items() if any(on_edge(each) for each in lines)}
    assert at_edge == touching == {each["id"] for each in BOARDS[board] if each["edge"]}


@each_board
def test_no_line_is_straight_for_long_but_the_edge(board: int) -> None:
    """Those of the sketch reach from one fork halfway to the next, up to a hundred and more."""
    straight = [line for lines in LINES[board].values() for line in lines if not on_edge(line) and dist(*line) > 50]
    assert straight == []


@each_board
def test_a_peninsula_is_surrounded_by_its_sea_but_for_its_neck(board: int) -> None:
    for name, region in MAPS[board].items():
        if name not in ("m4-01", "m5-16"):
            continue
        sea, neck = sorted(region["neighbours"])
        shore = sum(dist(*line) for line in LINES[board][name] & LINES[board][sea])
        border = sum(dist(*line) for line in LINES[board][name] & LINES[board][neck])
        assert MAPS[board][sea]["terrain"] == "sea"
        assert shore + border == pytest.approx(sum(dist(*line) for line in LINES[board][name]))
        assert shore > 1.5 * border


# --- Places ----------------------------------------------------------------------------------------------------------


def corners(at: Point, half: float) -> list[Point]:
    return [(at[0] + i * half, at[1] + j * half) for i in (-1, 1) for j in (-1, 1)]


def apart(one: Point, other: Point) -> float:
    """The distance of two upright squares, measured along the axis that parts them."""
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))


@each_place
def test_tokens_stand_within_their_region(board: int, name: str) -> None:
    rings, region, half = LAND[board][name], MAPS[board][name], TOKEN * scale(board)
    assert all(within(rings, corner) for corner in corners(region["token"], half))
    assert to_coast(rings, region["token"]) > half
    assert to_coast(rings, region["token"]) == pytest.approx(region["room"], abs=2)
    assert area(rings[0]) == pytest.approx(region["area"], abs=1)


@each_place
def test_signs_and_markers_lie_within_their_region_and_beside_each_other(board: int, name: str) -> None:
    rings, region, half = LAND[board][name], MAPS[board][name], SIGN * scale(board)
    spots = [*region["symbols"].values(), *region["markers"]]
    assert len(region["markers"]) == 3
    for spot in spots:
        assert within(rings, spot)
        assert to_coast(rings, spot) > half
        assert apart(spot, region["token"]) >= half + TOKEN * scale(board)
    for one, other in combinations(spots, 2):
        assert dist(one, other) >= 2 * half


@each_place
def test_a_name_lies_within_its_region_and_off_its_pieces(board: int, name: str) -> None:
    region, size = MAPS[board][name], scale(board)
    x, y = region["label"]
    half = len(region["name"]) * 2.4 * size
    for i in (-half, 0, half):
        assert within(LAND[board][name], (x + i, y))
    assert abs(y - region["token"][1]) >= (TOKEN + 5) * size
    for spot in (*region["symbols"].values(), *region["markers"]):
        assert abs(spot[0] - x) > half + SIGN * size or abs(spot[1] - y) > (SIGN + 4) * size


@each_place
def test_a_sign_is_drawn_for_each_symbol_and_mountain(board: int, name: str) -> None:
    region = MAPS[board][name]
    source = next(each for each in BOARDS[board] if each["id"] == name)
    mountain = {"mountain"} if source["terrain"] == "mountain" else set()
    assert set(region["symbols"]) == set(source["symbols"]) | mountain
    assert region["tribe"] == (region["token"] if source["tribe"] else None)


# --- Boards ----------------------------------------------------------------------------------------------------------


@each_board
def test_the_boards_have_what_the_published_ones_have(board: int) -> None:
    regions = BOARDS[board]
    of = {terrain: sum(each["terrain"] == terrain for each in regions) for terrain in TERRAINS}
    many = (4, 5, 7, 9)[board]
    assert len(regions) == (23, 30, 39, 48)[board]
    assert len(regions) - of["sea"] - of["lake"] == (20, 27, 36, 45)[board]
    assert (of["sea"], of["lake"], of["mountain"]) == (2, 1, (4, 7, 8, 9)[board])
    assert [of[terrain] for terrain in ("farmland", "forest", "hill", "swamp")] == [many] * 4
    assert [sum(symbol in each["symbols"] for each in regions) for symbol in SYMBOLS] == [many] * 3
    assert sum(each["tribe"] for each in regions) == (9, 10, 14, 18)[board]


@each_board
def test_water_has_neither_symbols_nor_tribes(board: int) -> None:
    for each in BOARDS[board]:
        assert each["terrain"] not in WATER or (not each["symbols"] and not each["tribe"])
        assert each["terrain"] != "lake" or not each["edge"]


@each_board
def test_who_is_near_somebody_has_them_near(board: int) -> None:
    near = {name: region["neighbours"] for name, region in MAPS[board].items()}
    assert near == {each["id"]: sorted(each["near"]) for each in BOARDS[board]}
    for name, others in near.items():
        assert name not in others
        assert len(others) == len(set(others)) > 1
        assert all(name in near[other] for other in others)


@each_board
def test_a_client_is_told_where_a_race_may_enter_and_what_lies_at_the_water(board: int) -> None:
    ids = [each["id"] for each in BOARDS[board]]
    regions = MAPS[board]
    seas = {name for name, region in regions.items() if region["terrain"] == "sea" and region["edge"]}
    entries = {name for name, region in regions.items() if region["edge"] or seas & set(region["neighbours"])}
    assert {name for name, region in regions.items() if region["entry"]} == entries
    assert entries == {ids[r] for r in members(ENTRIES[board])}
    assert len(entries) == (16, 18, 23, 27)[board]
    water = {name for name, region in regions.items() if region["terrain"] in WATER}
    coasts = {name for name, region in regions.items() if name not in water and water & set(region["neighbours"])}
    assert {name for name, region in regions.items() if region["coastal"]} == coasts
    assert coasts == {ids[r] for r in members(COASTS[board])}


# --- What is made of it ----------------------------------------------------------------------------------------------


def test_the_tool_draws_the_same_boards_again() -> None:
    done = subprocess.run([sys.executable, str(TOOL), "--check"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_the_files_stay_small() -> None:
    assert len((DATA / "outlines.json").read_bytes()) < 150_000
    assert len((DATA / "glyphs.json").read_bytes()) < 20_000


def test_everything_has_a_glyph_of_its_own() -> None:
    glyphs = looks()["glyphs"]
    assert tuple(glyphs["races"]) == races.NAMES
    assert tuple(glyphs["powers"]) == powers.NAMES
    pieces = "mine magic cavern lost_tribe mountain lair fortress encampment hole hero dragon leader catapult pot coin"
    assert list(glyphs["pieces"]) == pieces.split()
    for kind in glyphs.values():
        assert len(set(kind.values())) == len(kind)


def test_every_terrain_has_a_pattern_of_its_own() -> None:
    terrains = looks()["terrains"]
    assert tuple(terrains) == TERRAINS
    for theme in ("light", "dark"):
        assert len({tuple(look[theme]) for look in terrains.values()}) == len(TERRAINS)
    assert len({look["lines"] for look in terrains.values()}) == len(TERRAINS)


def test_the_picture_of_a_new_board_shows_its_tribes() -> None:
    root = ET.fromstring(svg(0))
    assert root.get("viewBox") == "0 0 1000 700"
    titles = [each.text for each in root.iter("{http://www.w3.org/2000/svg}title")]
    assert titles.count("lost_tribe") == 9
    assert [titles.count(symbol) for symbol in SYMBOLS] == [4, 4, 4]
    assert {each["name"] for each in BOARDS[0]} <= set(titles)


def test_the_picture_shows_what_lies_on_the_board() -> None:
    pieces = {
        "m5-16": Piece(seat=1, race="trolls", tokens=3, leader=True, markers={"lair": 1}),
        "m5-17": Piece(seat=4, race="elves", tokens=12, declined=True),
        "m5-26": Piece(markers={"encampment": 5, "hero": 1, "dragon": 1, "pot": 1}),
    }
    for theme in (LIGHT, DARK):
        root = ET.fromstring(svg(3, pieces, theme=theme))
        titles = [each.text for each in root.iter("{http://www.w3.org/2000/svg}title")]
        assert {"trolls 3", "lair 1", "elves 12", "encampment 5", "hero 1", "dragon 1", "pot 1"} <= set(titles)
        assert "lost_tribe" not in titles
        words = [each.text for each in root.iter("{http://www.w3.org/2000/svg}text")]
        assert {"3", "12", "5"} <= set(words)
    assert svg(3, pieces, label="The {}".format).count(">The m5-26<") == 2


def test_the_drawing_survives_the_way_to_a_client() -> None:
    for board in range(4):
        assert json.loads(json.dumps(chart(board))) == chart(board)
