"""Count tables: how many sequences of answers there are from named positions. A rule that changes shows at once.

The first numbers of each table are worked out by hand in the comments; the deeper ones are pinned.
"""

from __future__ import annotations

import pytest
from xorlosch_table import BLUE, GREEN, RED, Table, at

from bannerhall.core.counts import count
from bannerhall.games.xorlosch import GAME


def counts(table: Table, deepest: int) -> list[int]:
    return [count(table.state, depth) for depth in range(1, deepest + 1)]


@pytest.mark.clause("XOR-COMP-12", "XOR-SETUP-02")
def test_the_closed_box() -> None:
    """Twelve green cards, one by one: 12, 12 * 11, 12 * 11 * 10, and 9 more for the second card of the next quest."""
    assert counts(Table(GAME.new(2)), 4) == [12, 132, 1320, 11880]


@pytest.mark.clause("XOR-START-01", "XOR-START-02", "XOR-START-03", "XOR-START-06")
@pytest.mark.parametrize(("board", "fifth"), [("ruins", 4930), ("dungeon", 5130)])
def test_the_first_group_of_five_points(board: str, fifth: int) -> None:
    """1: two types with level 1 to 5. 2: after a dwarf of level k, `ready` or two types with level 1 to 5 - k, that is
    2 * (9 + 7 + 5 + 3 + 1). 3: after `ready` the other player's 10, 10 times; after two dwarves of together n points,
    in n - 1 ways and four pairs of types, `ready` or 2 * (5 - n): 100 + 4 * (1 * 7 + 2 * 5 + 3 * 3 + 4 * 1).
    5: the first to hold a first step, so the boards differ: 100 ways to place one dwarf each, 2 exits more to take."""
    table = Table(GAME.new(2, seed=5, options={"board": board}))
    assert counts(table, 5) == [10, 50, 220, 1050, fifth]


@pytest.mark.clause("XOR-START-01", "XOR-START-03", "XOR-COMP-10")
def test_all_first_groups() -> None:
    """Up to 5 points in up to three warriors and three mechanici. A type has 1, 1, 2, 3, 4, 5 ways to be given 0 to 5
    points in at most three dwarves; both together 2, 5, 10, 18, 30 ways to be given 1 to 5."""
    groups: set[tuple[tuple[int, ...], tuple[int, ...]]] = set()
    waiting = [GAME.new(2, seed=5)]
    while waiting:
        state = waiting.pop()
        dwarves = Table(state).now["dwarves"][0]
        levels = {name: dwarf[0] if dwarf else 0 for name, dwarf in dwarves.items()}
        warriors, mechanici = (sorted(levels[f"{shape}{i}"] for i in (1, 2, 3)) for shape in "wm")
        groups.add((tuple(warriors), tuple(mechanici)))
        for action in state.legal_actions(0):
            after = state.clone()
            after.apply(action)
            if after.seat() == 0:
                waiting.append(after)
    assert len(groups) - 1 == 2 + 5 + 10 + 18 + 30, "one of the groups seen is the empty one, not yet placed"


@pytest.mark.clause("XOR-MOVE-05", "XOR-TURN-02")
@pytest.mark.parametrize(("board", "table"), [("ruins", [15, 183, 2081]), ("dungeon", [19, 275, 3615])])
def test_the_first_turn(board: str, table: list[int]) -> None:
    """1: `end`, two dwarves with 4 (ruins) or 6 (dungeon) free passages, take off either, bring in either type with a
    saved point, raise either: 1 + 8 + 2 + 2 + 2, or 1 + 12 + 2 + 2 + 2. No quest in a first turn."""
    start = Table(GAME.new(2, seed=5, options={"board": board}))
    for seat in (RED, BLUE):
        start.do(seat, "place warrior-2", "place mechanicus-1", "ready")
    assert counts(start, 3) == table


@pytest.mark.clause("XOR-TURN-02", "XOR-MAJ-02")
def test_a_turn_with_all_quests_in_reach() -> None:
    """1: `end`, 2 + 2 + 2 + 3 free passages, boots for one of four, green and blue to declare, red to propose. All 5
    points are in the dwarves and none of them is in the start space, so the group stays as it is."""
    table = at(
        "w1@t01 m2@t12 w1@t07 m1@t09",
        "m1@t12 w2@t08 w1@t20",
        "m1@t17 w1@t23 m1@t19 w1@start",
        green="G01 G12",
        blue="B07 B08 B09",
        red="R17 R19 R20 R23",
        held={RED: "boots", BLUE: "trap", GREEN: "potion"},
    )
    assert counts(table, 3) == [17, 224, 2821]


@pytest.mark.clause("XOR-DIPL-05", "XOR-DIPL-08", "XOR-DIPL-12")
def test_a_negotiation() -> None:
    """1: `drop`, or ask for one of two tasks; the only able player cannot yield his own. 2: the dropped one's turn goes
    on with `end`, two passages, two types to bring in and one dwarf to raise; each asked player has three answers."""
    table = at("w1@t08", "w2@t07 w2@t16", "w1@t07 w1@t16", blue="B07 B08 B16").do(RED, "propose blue")
    assert counts(table, 5) == [3, 6 + 2 * 3, 61, 480, 4349]


@pytest.mark.clause("XOR-WIND-01")
def test_a_window() -> None:
    """1: Blue passes or drinks with one of two. 2: each time Green passes or sets his trap. 3: twice the quest is
    completed and one of 8 cards turned up, once Blue is asked again, and three times it fails and Red goes on with 10:
    `end`, 2 + 2 passages, two types to bring in, two dwarves to raise, and a proposal."""
    table = at("w1@t01 m1@t12", "w1@t01 w2@start", "m1@t12", green="G01 G12", held={BLUE: "potion", GREEN: "trap"})
    table.do(RED, "declare green")
    assert counts(table, 4) == [3, 3 * 2, 2 * 8 + 3 + 3 * 10, 433]
