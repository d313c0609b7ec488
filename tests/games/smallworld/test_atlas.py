"""The boards as the rules know them: terrain, symbols, borders, coasts and ways in."""

from __future__ import annotations

from collections import Counter

import pytest
from smallworld_table import at

from bannerhall.core.bits import members
from bannerhall.games.smallworld.rules.atlas import BOARDS, COASTS, ENTRIES, MOST_REGIONS, NEAR, REGION_IDS, TERRAINS


def region(name: str) -> dict[str, object]:
    return next(row for board in BOARDS for row in board if row["id"] == name)


def names(board: int, mask: int) -> set[str]:
    return {REGION_IDS[board][r] for r in members(mask)}


@pytest.mark.clause("SMW-MAP-01")
@pytest.mark.parametrize("board", BOARDS)
def test_every_region_has_one_terrain_and_water_is_two_seas_and_a_lake(board: list[dict[str, object]]) -> None:
    found = Counter(row["terrain"] for row in board)
    assert set(found) == set(TERRAINS)
    assert (found["sea"], found["lake"]) == (2, 1)
    for row in board:
        assert row["edge"] is True or row["terrain"] != "sea"
        assert row["edge"] is False or row["terrain"] != "lake"


@pytest.mark.clause("SMW-MAP-02")
def test_symbols_stand_singly_or_together() -> None:
    symbols = {tuple(sorted(map(str, row["symbols"]))) for board in BOARDS for row in board}
    assert {(), ("mine",), ("magic",), ("cavern",), ("cavern", "mine")} <= symbols
    assert {symbol for row in symbols for symbol in row} == {"mine", "magic", "cavern"}
    for board in BOARDS:
        assert not any((row["symbols"] or row["tribe"]) and row["terrain"] in ("sea", "lake") for row in board)


@pytest.mark.clause("SMW-MAP-02")
def test_a_region_with_two_symbols_counts_for_both() -> None:
    assert region("m2-05")["symbols"] == ["mine", "cavern"]
    dwarves = at({"m2-05": "0a1"}, {"0a": "dwarves commando 0"}, ask="redeploy", turn=3)
    assert dwarves.coins(0) == 5 + 2
    assert at({"m2-06": "0a1"}, {"0a": "orcs underworld 9"}).price("m2-05") == 2 + 1 - 1


@pytest.mark.clause("SMW-MAP-03")
@pytest.mark.parametrize("board", range(4))
def test_borders_go_both_ways_and_hold_in_the_game(board: int) -> None:
    ids = REGION_IDS[board]
    for r, row in enumerate(BOARDS[board]):
        near = names(board, int(NEAR[board * MOST_REGIONS + r]))
        assert near == set(row["near"])
        assert row["id"] not in near
        for other in near:
            assert row["id"] in BOARDS[board][ids.index(other)]["near"]
    assert not any(NEAR[board * MOST_REGIONS + len(ids) : (board + 1) * MOST_REGIONS]), "no region beyond the last"
    land = next(row for row in BOARDS[board] if row["terrain"] == "farmland" and not row["edge"])
    table = at({land["id"]: "0a1"}, {"0a": "ratmen seafaring 12"}, seats=board + 2)
    assert set(table.offers_of("take")) == set(land["near"])


@pytest.mark.clause("SMW-MAP-04")
def test_the_mountain_in_the_south_of_the_board_for_three_borders_on_the_forest() -> None:
    edge = [row for row in BOARDS[1] if row["terrain"] == "mountain" and row["edge"] and row["at"][1] > 550]
    right = max(edge, key=lambda row: row["at"][0])
    forests = [name for name in right["near"] if region(name)["terrain"] == "forest"]
    assert forests
    table = at({right["id"]: "0a1"}, {"0a": "ratmen swamp 12"}, seats=3)
    assert set(forests) <= set(table.offers_of("take"))


@pytest.mark.clause("SMW-MAP-05")
def test_disputed_places_of_the_board_for_five() -> None:
    assert region("m5-28")["terrain"] == "hill"
    assert region("m5-19")["tribe"] is False
    assert "m5-19" not in region("m5-13")["near"]  # type: ignore[operator]
    hills = at({"m5-28": "0a1"}, {"0a": "ratmen hill 0"}, seats=5, ask="redeploy", turn=3)
    assert hills.coins(0) == 5 + 2


@pytest.mark.clause("SMW-MAP-06", "SMW-RACE-44")
@pytest.mark.parametrize(("board", "ways_in"), [(0, 16), (1, 18), (2, 23), (3, 27)])
def test_coasts_and_ways_in(board: int, ways_in: int) -> None:
    rows = {row["id"]: row for row in BOARDS[board]}
    wet = {name for name, row in rows.items() if row["terrain"] in ("sea", "lake")}
    shores = {name for name, row in rows.items() if name not in wet and wet & set(row["near"])}
    assert names(board, int(COASTS[board])) == shores
    seas = {name for name, row in rows.items() if row["terrain"] == "sea" and row["edge"]}
    entries = {name for name, row in rows.items() if row["edge"] or seas & set(row["near"])}
    assert names(board, int(ENTRIES[board])) == entries
    assert len(entries) == ways_in


@pytest.mark.clause("SMW-MAP-07")
@pytest.mark.parametrize("board", BOARDS)
def test_every_region_has_a_name_of_its_own(board: list[dict[str, object]]) -> None:
    found = [str(row["name"]) for row in board]
    assert all(found)
    assert len(set(found)) == len(found)
