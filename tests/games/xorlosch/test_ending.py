"""The end: last quest, short game, tie-breaks, stall guard."""

from __future__ import annotations

import pytest
from xorlosch_table import BLUE, GREEN, RED, Table, at

from bannerhall.core.state import NOBODY
from bannerhall.core.talk import FinalRanking

NOTHING = "- | - | -"


def last_green(*groups: str, won: tuple[str, ...] = ()) -> Table:
    """Only the green quest G01 G12 is left; what nobody is said to have won lies before the last seat."""
    return at(*groups, green="G01 G12 | - | -", blue=NOTHING, red=NOTHING, won=won)


@pytest.mark.clause("XOR-END-01", "XOR-END-02", "XOR-AIM-01", "XOR-AIM-02", "XOR-END-03")
def test_t20_the_game_ends_at_once_with_the_last_quest() -> None:
    table = last_green("w1@t01 m1@t12").do(RED, "declare green")
    assert table.asked == NOBODY
    assert table.told()[-1] == {"event": "ended", "how": "all_quests"}
    assert table.saved(RED) == 2 + 3, "no further levels are given"
    assert table.state.result() == FinalRanking([1, 0], [2, 34])


@pytest.mark.clause("XOR-AIM-01", "XOR-END-01")
def test_thirteen_quests_are_played() -> None:
    table = at("w1@t01 m1@t12", green="G01 G12 | - | -", blue=NOTHING).do(RED, "declare green")
    assert not table.is_over()


def tied(first: str, second: str) -> Table:
    """Both have won as many cards when the game is over."""
    half = "G02 G03 G04 G05 G06 G07 G08 G09 G10 G11 B07 B08 B09 B10 B11 B12"
    return last_green(first, second, won=(half,)).do(RED, "declare green")


@pytest.mark.clause("XOR-END-04", "XOR-END-05", "XOR-END-06", "XOR-END-07")
@pytest.mark.parametrize(
    ("first", "second", "ranks"),
    [
        ("w5@t01 m3@t12 w1@start", "w5@start m2@start w2@start", [0, 1]),
        ("w4@t01 m3@t12", "w4@start m3@start w1@start", [1, 0]),
        ("w4@t01 m3@t12", "w3@start w4@start", [0, 0]),
        ("w4@t01 m1@t12", "w3@start w3@start w3@start", [0, 1]),
        ("w2@t01 m1@t12", "w3@start", [1, 0]),
        ("w4@t01 m4@t12", "w4@start w3@start w3@start m3@start m3@start m3@start", [0, 1]),
        ("w1@t01 m1@t12 m1@start", "w1@start w1@start w1@start m1@start", [1, 0]),
    ],
)
def test_t20_ties_are_broken_by_the_levels_on_the_board(first: str, second: str, ranks: list[int]) -> None:
    table = tied(first, second)
    assert table.now["cards"] == [18, 18]
    result = table.state.result()
    assert result is not None
    assert result.ranks == ranks


@pytest.mark.clause("XOR-END-03")
def test_more_cards_beat_any_levels() -> None:
    assert tied("w1@t01 m1@t12", "w6@start w6@start").state.result() == FinalRanking([1, 0], [18, 18])
    more = "G02 G03 G04 G05 G06 G07 G08 G09 G10 G11 B07 B08 B09 B10 B11 B12 B13"
    table = last_green("w1@t01 m1@t12", "w6@start w6@start", won=(more,)).do(RED, "declare green")
    assert table.state.result() == FinalRanking([0, 1], [19, 17])


@pytest.mark.clause("XOR-POT-09")
def test_a_potion_does_not_count_in_the_tie_break() -> None:
    half = "G02 G03 G04 G05 G06 G07 G08 G09 G10 G11 B07 B08 B09 B10 B11 B12"
    table = at(
        "w1@t01 m1@t12",
        "w2@start",
        green="G01 G12 | - | -",
        blue=NOTHING,
        red=NOTHING,
        won=(half,),
        held={RED: "potion"},
    )
    table.do(RED, "potion w1", "declare green")
    assert table.state.result() == FinalRanking([1, 0], [18, 18])


@pytest.mark.clause("XOR-SHORT-01", "XOR-SHORT-02", "XOR-SHORT-03")
def test_t21_the_short_game_ends_with_the_third_red_quest() -> None:
    group = "m1@t17 m1@t19 w1@t20 w1@t23 w1@start"
    last = "R17 R19 R20 R23 | - | -"
    table = at(group, red=last, won=("", "G01 G02"), green="G03 G04", options={"short_game": True})
    table.do(RED, "declare red")
    assert table.is_over()
    assert table.told()[-1] == {"event": "ended", "how": "dragon_quests"}
    assert table.state.result() == FinalRanking([1, 0], [4, 10])
    assert not at(group, red=last).do(RED, "declare red").is_over()
    not_last = at(group, red="R17 R19 R20 R23", options={"short_game": True}).do(RED, "declare red")
    assert not not_last.is_over()


@pytest.mark.clause("XOR-SHORT-01")
def test_other_quests_do_not_end_the_short_game() -> None:
    table = at("w1@t01 m1@t12", green="G01 G12 | - | -", options={"short_game": True}).do(RED, "declare green")
    assert not table.is_over()


# --- Stall guard -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("XOR-STALL-02")
def test_unattended_play_stops_after_twenty_quiet_rounds() -> None:
    table = at("w1@t01", "w1@t02", quiet=19).do(RED, "end")
    assert not table.is_over()
    table.do(BLUE, "end")
    assert table.is_over()
    assert table.told()[-1] == {"event": "ended", "how": "stalled"}
    assert table.state.result() == FinalRanking([0, 0], [0, 0])


@pytest.mark.clause("XOR-STALL-02")
def test_a_quest_ends_the_quiet() -> None:
    table = at("w1@t01 m1@t12", "w1@t02", quiet=19, green="G01 G12").do(RED, "declare green").turn_up()
    for _ in range(19):
        table.do(RED, "end").do(BLUE, "end")
    assert not table.is_over()


VOTE = {"stall_guard": "vote"}


@pytest.mark.clause("XOR-STALL-01")
def test_after_ten_quiet_rounds_all_may_agree_to_stop() -> None:
    table = at("w1@t01", "w1@t02", "w1@t01", quiet=10, options=VOTE)
    assert "stop" in table.offers(RED)
    assert table.offers(BLUE) == ["stop"], "anybody may propose it"
    table.do(BLUE, "stop")
    assert (table.asked, table.offers()) == (GREEN, ["agree", "refuse"])
    assert table.refused(RED, "stop") == "XOR-STALL-01", "one vote at a time"
    assert table.refused(GREEN, "pass") == "HALL-ASK-03", "a vote is answered by agreeing or refusing"
    table.do(GREEN, "agree").do(RED, "agree")
    assert table.is_over()
    assert table.told()[-1] == {"event": "ended", "how": "agreed"}


@pytest.mark.clause("XOR-STALL-01")
def test_one_refusal_is_enough_to_play_on() -> None:
    table = at("w1@t01", "w1@t02", "w1@t01", quiet=10, options=VOTE).do(RED, "stop").do(BLUE, "refuse")
    assert (table.asked, table.asks()) == (RED, "main")
    assert table.refused(RED, "stop") == "XOR-STALL-01", "once a turn"
    assert table.refused(BLUE, "stop") is None
    table.do(RED, "end")
    assert table.refused(RED, "stop") is None


@pytest.mark.clause("XOR-STALL-01")
@pytest.mark.parametrize(("quiet", "guard"), [(9, "vote"), (10, "automatic"), (10, "off")])
def test_not_before_and_not_without_the_option(quiet: int, guard: str) -> None:
    table = at("w1@t01", "w1@t02", quiet=quiet, options={"stall_guard": guard})
    assert table.refused(RED, "stop") == "XOR-STALL-01"
    assert "stop" not in table.offers(RED)


@pytest.mark.clause("XOR-STALL-02")
@pytest.mark.parametrize("guard", ["vote", "off"])
def test_only_unattended_play_stops_by_itself(guard: str) -> None:
    table = at("w1@t01", "w1@t02", quiet=30, options={"stall_guard": guard}).do(RED, "end")
    assert not table.is_over()
