"""Every way through a redeployment with a Leader: whatever is answered, the layout is lawful at its end."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from smallworld_table import Table, at

from bannerhall.core.state import State

RED = 0
EXTRA = {"extra": True}
NAMES = ("m2-08", "m2-09", "m2-14", "m2-10", "m2-15")
GUARDS = {"hero", "dragon", "hole", "catapult"}


def endings(table: Table) -> Iterator[Table]:
    """All positions in which red's redeployment can end."""
    seen: set[str] = set()
    open_ends: list[State] = [table.state]
    while open_ends:
        state = open_ends.pop()
        here = Table(state)
        text = json.dumps(state.to_json(), sort_keys=True)
        if text in seen:
            continue
        seen.add(text)
        if state.seat() != RED or here.asks() not in ("redeploy", "give_up"):
            yield here
            continue
        options = list(state.legal_actions(RED))
        assert options != [], "nobody is asked without an answer"
        for action in options:
            after = state.clone()
            after.answer(RED, action)
            assert after.check() == []
            open_ends.append(after)


def held(table: Table) -> dict[str, set[str]]:
    """Red's regions with what guards them."""
    rows = table.position()["regions"].items()
    return {name: GUARDS & set(row["marks"]) for name, row in rows if row["holder"] == [RED, "active"]}


SHAPES = [
    ("ratmen hill", ["0", "1", "1"], 0),
    ("ratmen hill", ["2", "1"], 1),
    ("ratmen heroic", ["0"], 0),
    ("ratmen heroic", ["0", "1"], 0),
    ("ratmen heroic", ["0", "2"], 0),
    ("ratmen heroic", ["0", "1", "1"], 0),
    ("ratmen heroic", ["1", "1", "1"], 1),
    ("ratmen dragon_master", ["0 dragon"], 0),
    ("ratmen dragon_master", ["0 dragon", "1"], 0),
    ("ratmen dragon_master", ["0 dragon", "2", "1"], 0),
    ("ratmen dragon_master", ["0", "1 dragon"], 0),
    ("halflings hill", ["0 hole", "1 hole"], 0),
    ("halflings hill", ["0 hole", "1 hole", "1"], 0),
    ("halflings heroic", ["0 hole", "1 hole"], 0),
    ("halflings heroic", ["0", "1 hole", "1 hole"], 0),
    ("halflings heroic", ["0 hole", "1 hole", "1"], 0),
    ("halflings dragon_master", ["0 dragon", "1 hole", "1 hole"], 0),
    ("halflings dragon_master", ["0 dragon", "1 hole", "1 hole", "1"], 0),
    ("kobolds heroic", ["1", "2"], 0),
    ("kobolds dragon_master", ["1 dragon", "2"], 0),
    ("kobolds hill", ["1", "2", "2"], 1),
    ("pixies heroic", ["0", "2"], 0),
    ("pixies dragon_master", ["0 dragon", "1"], 0),
    ("pixies hill", ["2", "1"], 1),
    ("barbarians heroic", ["0", "2"], 0),
    ("barbarians heroic", ["2", "1", "1"], 1),
    ("barbarians dragon_master", ["0 dragon", "2"], 0),
    ("ratmen catapult", ["0", "1"], 0),
    ("ratmen catapult", ["0 catapult"], 0),
    ("halflings catapult", ["0", "1 hole", "1 hole"], 0),
]


@pytest.mark.clause("SMW-LEADER-08", "SMW-LEADER-10", "SMW-LEADER-13", "SMW-LEADER-15", "SMW-REDEPLOY-02")
@pytest.mark.parametrize(("people", "tokens", "hand"), SHAPES)
def test_every_layout_ends_lawful(people: str, tokens: list[str], hand: int) -> None:
    """He begins in the first region, alone where it has no token."""
    regions = {name: f"0a{text}" for name, text in zip(NAMES, tokens, strict=False)}
    peoples = {"0a": f"{people} {hand}", "1a": "wizards swamp 0"}
    table = at(regions, peoples, ask="redeploy", leaders={RED: NAMES[0]}, options=EXTRA)
    reached = 0
    for end in endings(table):
        reached += 1
        left = held(end)
        leader = end.leader(RED)
        if leader == "waiting":
            assert all(left.values()), "off the board only if every region is immune"
            assert len(left) >= len(regions) - 1
        else:
            assert left[leader] == set(), "he does not stand in an immune region"
            assert len(left) == len(regions), "no region was given up"
        assert end.hand(RED) == 0 or left == {}, "nothing is held back"
    assert reached > 0


AMAZONS = [
    ("hill", ["1", "1", "1", "1", "1"], 0),
    ("hill", ["0", "1", "1", "1", "1"], 0),
    ("hill", ["0", "1", "1", "1", "1"], 1),
    ("hill", ["2", "1", "1"], 0),
    ("hill", ["1"], 0),
    ("hill", ["0"], 3),
    ("dragon_master", ["0 dragon", "1", "1", "1", "1"], 0),
    ("dragon_master", ["0 dragon", "1", "1", "1", "1"], 1),
    ("dragon_master", ["1 dragon"], 2),
    ("dragon_master", ["0", "1 dragon", "1", "1", "1"], 0),
    ("heroic", ["0", "1", "1", "1", "1"], 1),
    ("heroic", ["2", "2", "2"], 1),
]


@pytest.mark.clause("SMW-LEADER-17", "SMW-LEADER-13", "SMW-RACE-03", "SMW-RACE-05", "SMW-RACE-06")
@pytest.mark.parametrize(("power", "tokens", "hand"), AMAZONS)
def test_every_layout_of_amazons_holds_as_many_regions_as_it_can(power: str, tokens: list[str], hand: int) -> None:
    regions = {name: f"0a{text}" for name, text in zip(NAMES, tokens, strict=False)}
    peoples = {"0a": f"amazons {power} {hand}", "1a": "wizards swamp 0"}
    table = at(regions, peoples, ask="redeploy", leaders={RED: NAMES[0]})
    total = hand + sum(int(text[0]) for text in tokens)
    staying = max(0, total - 4)
    opened = [text for text in tokens if "dragon" not in text]
    for end in endings(table):
        left = held(end)
        leader = end.leader(RED)
        assert end.player(RED)["reserve"] == total - staying
        assert end.hand(RED) == 0
        if leader == "waiting":
            assert all(left.values())
            assert opened == [] or power == "heroic"
            assert len(left) == min(len(regions), staying)
        else:
            assert left[leader] == set()
            assert len(left) == min(len(regions), staying + 1)
