"""The drawn world is that of the atlas: measured on the paths that a client gets, not on how they were made."""

from __future__ import annotations

import subprocess
import sys
import xml.etree.ElementTree as ET
from itertools import combinations, pairwise
from math import dist
from pathlib import Path
from typing import Any

import pytest
from outlined import Point, Ring, area, bent, crossings, far_apart, gap, points_of, rings_of, segments, to_coast, within

from bannerhall.games.leaders.display.drawing import drawing
from bannerhall.games.leaders.display.mapsvg import COLOURS, world_svg
from bannerhall.games.leaders.display.outlines import chart, outlines
from bannerhall.games.leaders.rules.atlas import (
    BORDERS,
    CONTINENTS,
    DASHED,
    DOTTED,
    REGIONS,
    ROWS,
    SEA_FIELDS,
    SEA_ROWS,
    WRAPPING,
)

TOOL = Path(__file__).resolve().parents[3] / "tools" / "draw_leaders_map.py"
MAP: dict[str, Any] = outlines()
LAND: dict[str, list[Ring]] = {name: rings_of(region["path"]) for name, region in MAP["regions"].items()}
LINES = {name: set(segments(rings)) for name, rings in LAND.items()}
CENTRES: dict[str, Point] = {name: (x, y) for name, _, _, x, y in ROWS}
JOINED = {frozenset(pair) for pair in BORDERS}
WATER = 5.0  # at least between regions without a border
ARGUMENT_SHIFT = 12.0  # at least of a border
ROOM = 17.0  # around a centre
SMALL = {"cuba": 14.0, "japan": 14.0, "madagascar": 14.0, "new_zealand": 14.0}


# --- Land ------------------------------------------------------------------------------------------------------------


def test_all_places_are_drawn() -> None:
    assert list(MAP["regions"]) == list(REGIONS)
    assert list(MAP["seas"]) == list(SEA_FIELDS)
    assert list(MAP["continents"]) == list(CONTINENTS)


def test_regions_share_a_line_exactly_where_the_atlas_has_a_border() -> None:
    drawn = {
        frozenset((a, b)): sum(dist(*line) for line in LINES[a] & LINES[b])
        for a, b in combinations(REGIONS, 2)
        if LINES[a] & LINES[b]
    }
    assert set(drawn) == JOINED
    assert {tuple(pair): long for pair, long in drawn.items() if long < ARGUMENT_SHIFT} == {}


def test_water_or_waste_lies_between_all_others() -> None:
    close = {
        (a, b): gap(LAND[a], LAND[b])
        for a, b in combinations(REGIONS, 2)
        if frozenset((a, b)) not in JOINED and not far_apart(LAND[a], LAND[b], WATER)
    }
    assert close, "nothing was measured"
    assert {pair: wide for pair, wide in close.items() if wide < WATER} == {}


def test_no_line_crosses_another_or_itself() -> None:
    assert crossings(set().union(*LINES.values())) == []


def test_no_region_lies_in_another() -> None:
    for name, rings in LAND.items():
        for other in REGIONS:
            if other == name or far_apart(rings, LAND[other], 0):
                continue
            theirs = {point for ring in LAND[other] for point in ring}
            for ring in rings:
                own = [point for point in ring if point not in theirs]
                assert own, (name, other)
                assert not within(LAND[other], own[0]), (name, other)


@pytest.mark.parametrize("name", REGIONS)
def test_a_region_has_room_around_its_centre(name: str) -> None:
    assert within(LAND[name], CENTRES[name])
    assert to_coast(LAND[name], CENTRES[name]) >= SMALL.get(name, ROOM)
    assert all(area(ring) > 60 for ring in LAND[name])


@pytest.mark.parametrize("name", REGIONS)
def test_counters_stand_within_their_region_and_off_its_name(name: str) -> None:
    region = MAP["regions"][name]
    assert within(LAND[name], tuple(region["label"]))
    assert to_coast(LAND[name], tuple(region["label"])) > 10
    assert region["title"][1] <= region["label"][1] - 16
    assert within(LAND[name], tuple(region["title"]))


def test_everything_lies_on_the_map() -> None:
    width, height = MAP["size"]
    assert (width, height) == (1000, 680)
    for rings in LAND.values():
        assert all(4 < x < width - 4 and 4 < y < height - 4 for ring in rings for x, y in ring)


def test_each_arc_is_part_of_the_outlines_it_stands_between() -> None:
    drawn: list[tuple[Point, Point]] = []
    for arc in MAP["arcs"]:
        line = points_of(arc["path"])
        own = [(min(a, b), max(a, b)) for a, b in pairwise(line)]
        assert all(set(own) <= LINES[name] for name in arc["between"])
        assert (arc["kind"] == "coast") == (len(arc["between"]) == 1)
        drawn += own
    assert len(drawn) == len(set(drawn))
    assert set(drawn) == set().union(*LINES.values())


# --- Lines over the sea ----------------------------------------------------------------------------------------------


def test_a_link_is_drawn_for_each_dotted_and_dashed_pair_and_for_no_other() -> None:
    drawn = [(link["kind"], *link["between"]) for link in MAP["links"]]
    assert sorted(drawn) == sorted([("dotted", *pair) for pair in DOTTED] + [("dashed", *pair) for pair in DASHED])


def test_a_region_has_an_anchor_exactly_if_a_dashed_line_begins_there() -> None:
    with_anchor = {name for name, region in MAP["regions"].items() if region["anchor"]}
    assert with_anchor == {region for region, _ in DASHED}
    for name in with_anchor:
        assert within(LAND[name], tuple(MAP["regions"][name]["anchor"]))


def ends_at(name: str, point: Point) -> bool:
    """Whether a line may end there: on land, or on the edge of a sea field."""
    if name in SEA_FIELDS:
        sea = MAP["seas"][name]
        return bool(abs(dist(sea["at"], point) - sea["radius"]) < 0.2)
    return within(LAND[name], point) or to_coast(LAND[name], point) < 0.2


@pytest.mark.parametrize("link", MAP["links"], ids=lambda link: "-".join(link["between"]))
def test_a_link_joins_its_two_places(link: dict[str, Any]) -> None:
    a, b = link["between"]
    lines = [bent(path) for path in link["paths"]]
    if (a, b) in WRAPPING:
        right, left = lines
        start, end = (b, a) if link["kind"] == "dotted" else (a, b)
        assert [right[-1][0], left[0][0]] == [1000, 0]
        assert right[-1][1] == left[0][1]
        assert ends_at(start, right[0])
        assert ends_at(end, left[-1])
    else:
        assert len(lines) == 1
        assert ends_at(a, lines[0][0])
        assert ends_at(b, lines[0][-1])
    if link["kind"] == "dashed":
        assert lines[0][0] == tuple(MAP["regions"][a]["anchor"])
    strangers = [name for name in REGIONS if name not in (a, b)]
    crossed = {name for line in lines for point in line for name in strangers if within(LAND[name], point)}
    assert crossed == set()


def test_sea_fields_lie_in_open_water() -> None:
    for name, x, y in SEA_ROWS:
        sea = MAP["seas"][name]
        assert sea["at"] == [x, y]
        for rings in LAND.values():
            assert not within(rings, (x, y))
            assert to_coast(rings, (x, y)) > sea["radius"] + 3


# --- What is made of it ----------------------------------------------------------------------------------------------


def test_the_tool_draws_the_same_map_again() -> None:
    done = subprocess.run([sys.executable, str(TOOL), "--check"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_a_client_gets_the_map_with_the_atlas() -> None:
    given = drawing()["map"]
    assert given is chart()
    assert isinstance(given, dict)
    assert given["regions"]["china"]["points"] == 7
    assert given["regions"]["china"]["continent"] == "asia"
    assert given["regions"]["cuba"]["neighbours"] == ["gulf_states", "central_america", "venezuela"]
    assert given["seas"]["norwegian_sea"]["neighbours"] == ["quebec", "united_kingdom", "scandinavia", "western_russia"]
    assert given["continents"]["asia"]["bonus"] == 10


def test_the_file_stays_small() -> None:
    assert len(TOOL.parents[1].joinpath("src/bannerhall/games/leaders/data/outlines.json").read_bytes()) < 200_000


def test_the_picture_shows_owners_and_armies() -> None:
    svg = world_svg(
        {"china": "red"}, {"china": [("red", 3, 1, 0), ("blue", 12, 0, 2)], "mediterranean": [(None, 1, 0, 0)]}
    )
    root = ET.fromstring(svg)
    assert root.get("viewBox") == "0 0 1000 680"
    words = [each.text for each in root.iter("{http://www.w3.org/2000/svg}text")]
    assert {"4", "14", "china", "mediterranean"} <= set(words)
    assert svg.count(f'fill="{COLOURS["red"]}"') == 1
    assert svg.count(f'fill="{COLOURS["blue"]}"') == 1
    assert world_svg({}, {}) != world_svg({"china": "red"}, {})
