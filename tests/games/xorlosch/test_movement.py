"""Movement: the pool, passages and obstacles, respect."""

from __future__ import annotations

import pytest
from xorlosch_table import BLUE, RED, at

from bannerhall.core.state import SPECTATOR
from bannerhall.games.xorlosch.display.drawing import aid_sheet


@pytest.mark.clause("XOR-MOVE-01", "XOR-MOVE-02", "XOR-MOVE-03")
@pytest.mark.parametrize(
    ("group", "points"),
    [
        ("w1@start w1@t08 w1@t01 m1@start m1@t02", 3),
        ("w5@t09", 7),
        ("w1@t01 w1@t02 w1@t03 m1@t01 m1@t02 m1@t03", 2),
    ],
)
def test_s2_eight_points_minus_the_dwarves_on_the_board(group: str, points: int) -> None:
    table = at(group)
    assert table.pool() == points
    for _ in range(points):
        table.do(RED, "move w1-" + table.offers_of("move")[0].split("-")[1])
    assert table.pool() == 0
    assert table.offers_of("move") == []
    assert table.refused(RED, "move w1-" + neighbour(table.dwarf(RED, "w1"))) == "XOR-MOVE-01"


def neighbour(dwarf: list[object] | None) -> str:
    assert dwarf is not None
    space = next(space for space in aid_sheet(0) if space["name"] == dwarf[1])
    return str(space["free"][0])  # type: ignore[index]


@pytest.mark.clause("XOR-MOVE-04", "XOR-MOVE-05", "XOR-MOVE-09")
def test_s3_dwarves_move_in_any_order() -> None:
    table = at("w1@start w1@start m1@t03 m1@t03").do(RED, "move w1-t01", "move w2-c4", "move w1-t09", "move w2-t08")
    assert (table.dwarf(RED, "w1"), table.dwarf(RED, "w2")) == ([1, "t09"], [1, "t08"])
    assert table.pool() == 0


@pytest.mark.clause("XOR-MOVE-05")
def test_no_step_without_a_passage() -> None:
    table = at("w1@start")
    assert table.offers_of("move") == ["w1-c3", "w1-c4", "w1-t01", "w1-t02"]
    assert table.refused(RED, "move w1-t08") == "XOR-MOVE-05"
    assert table.refused(RED, "move w1-start") == "XOR-MOVE-05"


@pytest.mark.clause("XOR-MOVE-04")
def test_a_dwarf_off_the_board_does_not_move() -> None:
    assert at("w1@start").refused(RED, "move m1-t01") == "XOR-MOVE-04"


@pytest.mark.clause("XOR-MOVE-06", "XOR-MOVE-08")
@pytest.mark.parametrize(
    ("board", "here", "there"),
    [("ruins", "t01", "t04"), ("ruins", "t04", "t01"), ("ruins", "t08", "t12"), ("dungeon", "t07", "t11")],
)
def test_s10_obstacles_stop_a_dwarf_without_boots(board: str, here: str, there: str) -> None:
    table = at(f"w1@{here}", options={"board": board})
    assert table.refused(RED, f"move w1-{there}") == "XOR-MOVE-06"
    assert f"w1-{there}" not in table.offers_of("move")


@pytest.mark.clause("XOR-MOVE-07")
def test_the_aid_sheet_shows_free_and_blocked_passages() -> None:
    spaces = {space["name"]: space for space in aid_sheet(0)}
    assert spaces["t01"]["free"] == ["start", "t09"]
    assert spaces["t03"]["blocked"] == {"t02": "debris", "t14": "ladder"}
    picture = at("w1@start").state._repr_svg_()
    assert picture.count('stroke="#443" stroke-width="4"') == 40
    assert picture.count("stroke-dasharray") == 20
    assert picture.count("<title>ladder</title>") == 10


@pytest.mark.clause("XOR-MOVE-10")
def test_a_space_may_be_entered_again_in_the_same_turn() -> None:
    table = at("w1@start").do(RED, "move w1-t01", "move w1-start", "move w1-t01")
    assert (table.dwarf(RED, "w1"), table.pool()) == ([1, "t01"], 4)


@pytest.mark.clause("XOR-MOVE-11", "XOR-TURN-03")
def test_points_may_be_left_and_are_lost() -> None:
    table = at("w1@start", "w1@start").do(RED, "move w1-t01", "end").do(BLUE, "end")
    assert table.pool() == 7


@pytest.mark.clause("XOR-MOVE-12")
def test_a_space_is_never_full() -> None:
    full = "w1@t01 w1@t01 w1@t01 m1@t01 m1@t01 m1@t01"
    table = at("w1@start", full, full).do(RED, "move w1-t01")
    assert table.dwarf(RED, "w1") == [1, "t01"]


# --- Respect ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("XOR-RESP-01", "XOR-RESP-02")
def test_t1_passing_a_stronger_dwarf_costs_one_point_more() -> None:
    table = at("w1@c4", "w2@t08").do(RED, "move w1-t08")
    assert table.pool() == 6
    assert table.now["this_turn"]["owe_respect"] == ["0/w1"]
    table.do(RED, "move w1-t16")
    assert table.pool() == 4
    assert table.told()[-1] == {"event": "moved", "seat": RED, "dwarf": "w1", "space": "t16", "points": 2}


@pytest.mark.clause("XOR-RESP-02", "XOR-RESP-12")
def test_respect_once_paid_is_paid() -> None:
    table = at("w1@c4", "w2@t08").do(RED, "move w1-t08", "move w1-t16", "move w1-trap2")
    assert table.pool() == 7 - 1 - 2 - 1


@pytest.mark.clause("XOR-RESP-03")
def test_t1_staying_there_costs_nothing() -> None:
    table = at("w1@c4", "w2@t08").do(RED, "move w1-t08")
    assert table.pool() == 6
    table.do(RED, "end").do(BLUE, "end")
    assert table.pool() == 7


@pytest.mark.clause("XOR-RESP-06")
def test_t1_with_too_few_points_a_dwarf_may_enter_but_not_leave() -> None:
    table = at("w1@c4 w1@t01 w1@t02 m1@t03 m1@t04 m1@t05", "w2@t08").do(RED, "move w1-t08")
    assert table.pool() == 1
    assert table.refused(RED, "move w1-t16") == "XOR-RESP-06"
    assert [move for move in table.offers_of("move") if move.startswith("w1-")] == []
    assert table.refused(RED, "move w2-t09") is None


@pytest.mark.clause("XOR-RESP-05")
def test_t2_moving_others_in_between_does_not_cancel_the_debt() -> None:
    table = at("w1@c4 w1@start", "w2@t08").do(RED, "move w1-t08", "move w2-t01", "move w1-t16")
    assert table.pool() == 6 - 1 - 1 - 2


@pytest.mark.clause("XOR-RESP-04")
def test_t2_where_a_dwarf_begins_its_turn_it_owes_nothing() -> None:
    table = at("w1@c4 w1@start", "w2@t08").do(RED, "move w1-t08", "end").do(BLUE, "end").do(RED, "move w1-t16")
    assert table.pool() == 5


@pytest.mark.clause("XOR-RESP-06")
def test_t3_only_the_level_on_entering_counts() -> None:
    before = at("w1@c4", "w2@t08").do(RED, "raise w1", "move w1-t08", "move w1-t16")
    assert before.pool() == 5
    after = at("w1@c4", "w2@t08").do(RED, "move w1-t08", "raise w1", "move w1-t16")
    assert after.pool() == 4


@pytest.mark.clause("XOR-RESP-02")
def test_t3_three_stronger_dwarves_cost_one_point_too() -> None:
    table = at("w1@c4", "w2@t08 m2@t08", "w5@t08").do(RED, "move w1-t08", "move w1-t16")
    assert table.pool() == 4


@pytest.mark.clause("XOR-RESP-07", "XOR-RESP-08", "XOR-RESP-09", "XOR-RESP-10", "XOR-RESP-11")
@pytest.mark.parametrize(
    ("own", "other", "left"),
    [
        ("w1@c4", "w1@t08 w1@t08", 5),  # levels of several dwarves are not added, equals owe nothing
        ("w1@c4 w3@t08", "w1@start", 4),  # own dwarves never count
        ("w1@c4", "m2@t08", 4),  # types do not matter
        ("w2@c4", "w2@t08", 5),
    ],
)
def test_t4_what_counts_for_respect(own: str, other: str, left: int) -> None:
    table = at(own, other).do(RED, "move w1-t08", "move w1-t16")
    assert table.pool() == left


@pytest.mark.clause("XOR-RESP-11")
def test_t4_the_start_space_is_no_exception() -> None:
    table = at("w1@c3", "w2@start").do(RED, "move w1-start", "move w1-t01")
    assert table.pool() == 4


@pytest.mark.clause("XOR-RESP-12")
def test_coming_back_is_a_new_entry() -> None:
    table = at("w1@t08", "w2@t08").do(RED, "move w1-t16")
    assert table.pool() == 6
    table.do(RED, "move w1-t08", "move w1-t16")
    assert table.pool() == 3


@pytest.mark.clause("XOR-TURN-04", "XOR-RESP-03")
def test_unpaid_respect_lapses() -> None:
    table = at("w1@c4", "w2@t08").do(RED, "move w1-t08", "end")
    assert table.state.view(SPECTATOR)["this_turn"]["owe_respect"] == []  # type: ignore[index]


@pytest.mark.clause("XOR-RESP-02")
def test_the_price_of_a_step_is_told_where_respect_is_owed() -> None:
    table = at("w1@start w1@start m1@start", "w2@start w5@t01 m5@t02", active=BLUE).do(BLUE, "move w1-c3", "end")
    table.do(RED, "move w2-t01", "move m1-t02")

    def told(seat: int, text: str) -> object:
        return table.state.remark(seat, table.action(text))

    assert told(RED, "move w2-t09") == {"points": 2}
    assert told(RED, "move m1-t10") == {"points": 2}
    assert told(RED, "move w1-t01") == {}
    assert told(RED, "end") == {}
    assert told(RED, "raise m1") == {}
    assert told(BLUE, "move w2-t09") == {}
    assert told(BLUE, "move m1-t10") == {}
    assert told(SPECTATOR, "move w2-t09") == {}
    assert told(-1, "move m1-t10") == {}
    assert told(2, "move w2-t09") == {}
    for place in range(len(table.state.rules.vocabulary.kinds[0].names)):
        assert table.state.remark(RED, place) == {}
