"""Standing passes, the pace of fights, and passes before everybody's eyes."""

from __future__ import annotations

import pytest
from chicken_fight import attack
from chicken_table import answer, asks, give, listen, machine, put, refused, table, told

from bannerhall.core.match import Match
from bannerhall.core.question import NO_STANDING_ORDER
from bannerhall.core.state import SPECTATOR
from bannerhall.games.chicken.rules import actions
from bannerhall.games.chicken.rules.state import Chicken
from bannerhall.table import HUMAN, Curtain, Sitter, Table
from bannerhall.table.table import PASS_DELAY


def quarrel(seats: int = 3, mode: str = "standard", *, fight_pace: bool = False) -> Chicken:
    """Red is about to attack a chicken of blue; everybody holds a scroll."""
    s = table(seats, mode, fight_pace=fight_pace)
    s.sink = None
    machine(s, 0, "soldier_steel", "T3a")
    put(s, "blue_1", "T3b")
    for seat in range(seats):
        give(s, seat, "sharp_beak")
    return s


def fight(s: Chicken, by: str = "soldier_1", target: str = "blue_1") -> Chicken:
    attack(s, by, target)
    assert asks(s) == "cards"
    return s


def hall(s: Chicken) -> Table:
    """Three people at it."""
    return Table(Match(s, 1), [Sitter(HUMAN, name) for name in ("Ada", "Ben", "Cleo")])


def orders(s: Chicken) -> list[bool]:
    """Of each seat, whether a pass would be given for it if it were asked now."""
    found: list[bool] = []
    while asks(s) == "cards" and len(found) < s.seats:
        found.append(s.standing_order(s.seat()) == actions.PASS)
        answer(s, "pass")
    return found


@pytest.mark.clause("CHI-FIGHT-36")
@pytest.mark.parametrize(
    ("order", "covered"),
    [("pass_order others", True), ("pass_unless 2", True), ("pass_unless 1", False), ("pass_order ask", False)],
)
def test_a_standing_pass_covers_fights_of_others(order: str, covered: bool) -> None:
    s = quarrel()
    if order == "pass_order ask":
        answer(s, "pass_order others", 2)
    answer(s, order, 2)
    assert orders(fight(s)) == [False, False, covered]


@pytest.mark.clause("CHI-FIGHT-36")
def test_whoever_attacks_or_defends_is_asked_for_an_answer() -> None:
    s = quarrel()
    answer(s, "pass_order others", 0)
    answer(s, "pass_order others", 1)
    assert orders(fight(s)) == [False, False, False]


@pytest.mark.clause("CHI-FIGHT-36", "CHI-TEAM-02")
def test_a_partner_has_a_part_in_the_fight() -> None:
    s = quarrel(4, "team")
    for seat in range(4):
        answer(s, "pass_order others", seat)
    assert orders(fight(s)) == [False, False, False, False]


@pytest.mark.clause("CHI-FIGHT-36")
def test_a_pass_for_this_fight_ends_with_it() -> None:
    s = quarrel()
    assert refused(s, "pass_order this_fight", 1) == "CHI-FIGHT-36"
    fight(s)
    answer(s, "pass_order this_fight", 1)
    assert refused(s, "pass_order this_fight", 1) == "CHI-FIGHT-36"
    assert orders(s) == [False, True, False]
    assert s.attacker == 0
    assert s.sits_out == 0


@pytest.mark.clause("CHI-FIGHT-36")
def test_it_can_be_taken_back_in_the_middle_of_a_fight() -> None:
    s = fight(quarrel())
    answer(s, "pass_order others", 2)
    answer(s, "pass_order this_fight", 2)
    answer(s, "pass_order ask", 2)
    assert orders(s) == [False, False, False]


@pytest.mark.clause("CHI-FIGHT-36")
def test_whoever_has_played_a_scroll_is_asked_from_then_on() -> None:
    s = quarrel()
    give(s, 2, "thick_plumage")
    answer(s, "pass_order others", 2)
    fight(s)
    answer(s, "pass")
    answer(s, "pass")
    assert s.standing_order(2) == actions.PASS
    answer(s, "lay sharp_beak")
    assert s.standing_order(2) == NO_STANDING_ORDER


@pytest.mark.clause("CHI-FIGHT-36")
def test_the_exception_is_an_opponent_of_this_table() -> None:
    s = quarrel(4, "team")
    offered = [s.rules.vocabulary.text(one) for one in s.legal(0)]
    assert [text for text in offered if text.startswith("pass_unless")] == ["pass_unless 2", "pass_unless 4"]
    assert refused(s, "pass_unless 3", 0) == "CHI-FIGHT-36"
    assert refused(s, "pass_unless 1", 0) == "CHI-FIGHT-36"
    answer(s, "pass_unless 2", 0)
    assert refused(s, "pass_unless 2", 0) == "CHI-FIGHT-36"


@pytest.mark.clause("CHI-FIGHT-36")
def test_there_is_none_in_solo() -> None:
    s = table(1, "solo")
    assert refused(s, "pass_order others", 0) == "CHI-FIGHT-36"
    assert refused(s, "pass_unless 2", 0) == "CHI-FIGHT-36"
    assert not [text for text in (s.rules.vocabulary.text(one) for one in s.legal(0)) if text.startswith("pass_")]


@pytest.mark.clause("CHI-FIGHT-36", "CHI-FIGHT-27")
def test_nobody_else_hears_of_a_standing_pass() -> None:
    s = quarrel()
    sink = listen(s)
    before = [s.view(seat) for seat in (0, 1, SPECTATOR)]
    answer(s, "pass_unless 1", 2)
    assert [s.view(seat) for seat in (0, 1, SPECTATOR)] == before
    assert told(s, sink, seat=0) == told(s, sink) == []
    assert told(s, sink, seat=2) == [{"event": "ordered", "seat": 2, "order": "unless", "other": 0}]
    fight(s)
    answer(s, "pass")
    answer(s, "pass")
    assert s.seat() == 2, "whoever gave one is asked like everyone else"


@pytest.mark.clause("CHI-FIGHT-36")
def test_the_hall_passes_after_the_same_delay_for_everybody() -> None:
    s = quarrel()
    answer(s, "pass_order others", 2)
    at_hall = hall(fight(s))
    for seat in (0, 1):
        assert not at_hall.tick(10.0), "nobody passes for a side"
        at_hall.answer(seat, actions.PASS)
    assert not at_hall.tick(20.0)
    assert not at_hall.tick(20.0 + PASS_DELAY - 0.01)
    assert at_hall.tick(20.0 + PASS_DELAY)
    assert [entry.seat for entry in at_hall.match.record.entries][:3] == [0, 1, 2]


@pytest.mark.clause("CHI-FIGHT-37")
def test_bystanders_have_less_time_than_the_two_sides() -> None:
    s = fight(quarrel(3, fight_pace=True))
    allowed = []
    while asks(s) == "cards":
        allowed.append((s.seat(), int(s.clock(s.seat()))))
        answer(s, "pass")
    assert allowed == [(0, 20), (1, 20), (2, 8)]


@pytest.mark.clause("CHI-FIGHT-37")
def test_whoever_lets_the_time_pass_by_passes() -> None:
    at_hall = Table(
        Match(fight(quarrel(3, fight_pace=True)), 1), [Sitter(HUMAN, name) for name in ("Ada", "Ben", "Cleo")]
    )
    assert not at_hall.tick(10.0)
    assert not at_hall.tick(29.9)
    assert at_hall.tick(30.0)
    assert at_hall.match.record.entries[0].action == actions.PASS


@pytest.mark.clause("CHI-FIGHT-37")
def test_without_the_option_no_clock_runs() -> None:
    s = fight(quarrel())
    assert s.clock(0) == 0


@pytest.mark.clause("CHI-FIGHT-38")
def test_a_pass_needs_no_curtain_and_a_scroll_does() -> None:
    at_hall = hall(fight(quarrel()))
    curtain = Curtain({0, 1, 2})
    state = at_hall.match.state
    assert (curtain.served(at_hall), curtain.reader(at_hall)) == (0, SPECTATOR)
    assert state.open_answers(0) == [actions.PASS]
    assert not state.in_the_open(0)
    at_hall.answer(0, actions.PASS)
    assert curtain.served(at_hall) == 1
    curtain.lift(1, at_hall)
    assert curtain.reader(at_hall) == 1


@pytest.mark.clause("CHI-FIGHT-38")
def test_whoever_has_begun_to_play_scrolls_says_in_private_that_there_are_no_more() -> None:
    s = quarrel()
    give(s, 0, "thick_plumage")
    fight(s)
    answer(s, "lay sharp_beak")
    assert s.open_answers(0) == []
