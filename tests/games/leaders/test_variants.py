"""Classic entry and headquarters first."""

from __future__ import annotations

import pytest
from leaders_table import BLUE, GREEN, RED, YELLOW, Table, begun, table

from bannerhall.core.state import CHANCE, NOBODY

CLASSIC = {"classic_entry": True}
HQ_FIRST = {"hq_first": True}


def last_turn(seats: int = 3, **rest: object) -> Table:
    """The last headquarters of a round in classic entry."""
    return table(seats, active=seats - 1, options=CLASSIC, **rest)  # type: ignore[arg-type]


@pytest.mark.clause("LDR-VARI-01", "LDR-VARI-06")
def test_all_points_are_entered_at_the_start_of_the_round() -> None:
    game = begun(3, CLASSIC)
    for seat, points in enumerate((31, 32, 33)):
        assert game.asks(CHANCE) == "production"
        assert game.state.teller() == NOBODY, "one player enters the points of all"
        game.enter(points)
        assert game.points(seat) == points
    for seat in range(3):
        assert (game.asked, game.asks(seat)) == (seat, "withdraw"), "phase 0 is skipped"
        game.play_to(seat, "headquarters").confirm(seat)
    assert (game.now["round"], game.asks(CHANCE)) == (2, "production")
    game.enter(30).enter(30).enter(30)
    assert game.asks(BLUE) == "withdraw"


@pytest.mark.clause("LDR-VARI-01")
def test_in_player_order_and_without_the_eliminated() -> None:
    game = table(3, active=GREEN, order=[RED, BLUE, GREEN], out=[BLUE], options=CLASSIC).confirm(GREEN)
    game.enter(51).enter(52)
    assert [game.points(seat) for seat in range(3)] == [30, 52, 51]
    assert game.asks(RED) == "withdraw"


@pytest.mark.clause("LDR-VARI-06", "LDR-VIC-03")
@pytest.mark.parametrize(
    ("entries", "winners"),
    [
        ((110, 30, 30), [BLUE]),
        ((110, 111, 30), [GREEN]),
        ((110, 30, 112), [RED]),
        ((30, 115, 115), [GREEN]),
        ((115, 111, 115), [BLUE]),
        ((109, 109, 109), []),
    ],
)
def test_the_highest_entry_that_reaches_the_threshold_wins(entries: tuple[int, ...], winners: list[int]) -> None:
    """Checked after all entries of the round; of equal ones the earlier in the order."""
    game = last_turn().confirm(RED)
    for points in entries:
        assert not game.is_over()
        game.enter(points)
    assert game.winners() == winners
    if winners:
        assert game.now["end"]["way"] == "military"


@pytest.mark.clause("LDR-VARI-06")
def test_a_tie_goes_to_the_earlier_place() -> None:
    game = table(3, active=GREEN, order=[RED, BLUE, GREEN], options=CLASSIC).confirm(GREEN)
    game.enter(120).enter(120).enter(120)
    assert game.winners() == [RED]


@pytest.mark.clause("LDR-VARI-06", "LDR-ELIM-03")
def test_the_entry_of_who_is_out_wins_nothing() -> None:
    """Yellow had the threshold once; the others have not."""
    game = table(4, active=RED, entries=[[30], [30], [30], [95]], out=[YELLOW], options=CLASSIC).confirm(RED)
    game.enter(30).enter(30).enter(30)
    assert not game.is_over()


@pytest.mark.clause("LDR-VARI-06", "LDR-ELIM-02")
def test_an_entry_of_0_asks_in_the_public_phase_too() -> None:
    game = last_turn().confirm(RED).enter(0)
    assert game.asks(BLUE) == "elimination"
    game.do(BLUE, "eliminated").enter(30).enter(30)
    assert game.asks(GREEN) == "withdraw"


@pytest.mark.clause("LDR-VARI-04", "LDR-VARI-05", "LDR-TURN-02")
def test_headquarters_first() -> None:
    """The order of the phases is 0, 1, 2, 4, 3."""
    game = begun(3, HQ_FIRST).enter(30)
    numbers = []
    while game.asks(CHANCE) != "production":
        numbers.append((game.asks(BLUE), game.now["phase_number"]))
        game.answer_least(BLUE)
    assert numbers == [
        ("withdraw", 1),
        ("public_events", 2),
        ("secret_events", 2),
        ("headquarters", 4),
        ("command", 3),
    ]
    assert game.state.teller() == GREEN, "the turn ends with the last fight"


@pytest.mark.clause("LDR-VARI-05", "LDR-HEAD-13")
def test_covert_actions_are_resolved_when_the_headquarters_is_confirmed() -> None:
    game = table(3, spies=[1], options=HQ_FIRST).add(BLUE, "sabotage-2").do(BLUE, "confirm")
    assert game.asks(CHANCE) == "covert"
    game.chance("covert succeeds")
    assert game.asks(BLUE) == "command"


@pytest.mark.clause("LDR-VARI-05", "LDR-ALLY-14")
def test_who_dissolves_an_alliance_first_may_not_attack_in_this_turn() -> None:
    game = table(3, allies=[(BLUE, GREEN)], options=HQ_FIRST).add(BLUE, "dissolve-2").confirm(BLUE)
    assert game.asks(BLUE) == "command"
    assert game.me(BLUE)["barred"] == [GREEN]
    game.do(BLUE, "continue").enter(30)
    assert game.me(BLUE)["barred"] == [GREEN]
    game.next_turn(BLUE, to="withdraw")
    assert game.me(BLUE)["barred"] == []
