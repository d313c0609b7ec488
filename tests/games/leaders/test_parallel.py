"""Parallel play: the next player begins while the one before is still in the headquarters."""

from __future__ import annotations

import pytest
from leaders_table import BLUE, GREEN, RED, Table, table

from bannerhall.core.state import CHANCE, NOBODY


def beside(seats: int = 3, **rest: object) -> Table:
    """Blue is in the headquarters, and Green's turn has begun."""
    game = table(seats, phase="command", options={"parallel_play": True}, **rest)  # type: ignore[arg-type]
    return game.do(BLUE, "continue")


@pytest.mark.clause("LDR-MULT-03", "LDR-MULT-05")
def test_the_next_player_begins_at_once() -> None:
    game = beside(saved=[50])
    assert (game.asks(CHANCE), game.state.teller(), game.asks(BLUE)) == ("production", GREEN, "headquarters")
    assert game.player(BLUE)["in_headquarters"]
    game.add(BLUE, "tank").enter(30)
    assert game.state.waiting() == [BLUE, GREEN]
    game.do(GREEN, "continue").add(BLUE, "tank").do(GREEN, "continue", "continue").confirm(BLUE)
    assert game.saved(BLUE) == 30
    assert (game.asks(GREEN), game.asks(BLUE)) == ("command", None)
    assert not game.player(BLUE)["in_headquarters"]
    assert game.told_of("headquarters_closed") == [{"event": "headquarters_closed", "seat": BLUE}]


@pytest.mark.clause("LDR-MULT-03", "LDR-HEAD-04")
def test_without_it_the_next_player_waits() -> None:
    game = table(3)
    assert game.state.waiting() == [BLUE]
    assert not game.player(BLUE)["in_headquarters"]


@pytest.mark.clause("LDR-MULT-03", "LDR-VARI-04")
def test_with_headquarters_first_nothing_runs_beside() -> None:
    game = table(3, phase="secret_events", entries=[[30, 30]], options={"parallel_play": True, "hq_first": True})
    game.do(BLUE, "continue")
    assert (game.state.waiting(), game.asks(BLUE)) == ([BLUE], "headquarters")


@pytest.mark.clause("LDR-MULT-05", "LDR-EVNT-24", "LDR-HEAD-13")
def test_t46_sabotage_confirmed_after_the_victims_events_began_comes_a_turn_later() -> None:
    late = beside(spies=[1]).add(BLUE, "sabotage-2").enter(30).do(GREEN, "continue")
    assert late.asks(GREEN) == "public_events"
    late.confirm(BLUE, "succeeds")
    assert late.now["cards"][GREEN] == []
    late.next_turn(GREEN, to="public_events")
    assert [card["event"] for card in late.now["cards"][GREEN]] == ["sabotage_hit"]
    early = beside(spies=[1]).add(BLUE, "sabotage-2").enter(30).confirm(BLUE, "succeeds").do(GREEN, "continue")
    assert [card["event"] for card in early.now["cards"][GREEN]] == ["sabotage_hit"]


@pytest.mark.clause("LDR-MULT-06")
def test_the_headquarters_is_left_before_the_own_next_turn() -> None:
    game = beside(2).enter(30).do(GREEN, "continue", "continue", "continue", "continue")
    assert (game.asks(BLUE), game.asks(GREEN)) == ("headquarters", "headquarters")
    assert game.state.teller() == NOBODY, "Blue's next turn waits for Blue"
    game.confirm(GREEN)
    assert game.state.teller() == NOBODY
    game.confirm(BLUE)
    assert game.state.teller() == BLUE


@pytest.mark.clause("LDR-MULT-06")
def test_nobody_waits_for_the_headquarters_of_others() -> None:
    game = beside(3).enter(30).do(GREEN, "continue", "continue", "continue", "continue").enter(30)
    assert game.state.waiting() == [BLUE, GREEN, RED]
    game.confirm(BLUE).do(RED, "continue", "continue", "continue", "continue")
    assert game.state.teller() == BLUE, "Green and Red are still choosing"
    assert game.now["round"] == 3


@pytest.mark.clause("LDR-MULT-06", "LDR-SETT-02")
def test_the_timer_runs_as_usual() -> None:
    game = table(3, phase="command", options={"parallel_play": True, "hq_timer": 60}).do(BLUE, "continue").enter(30)
    assert (game.state.clock(BLUE), game.state.clock(GREEN)) == (60, 0)
    assert game.state.lapse(BLUE) == game.action("confirm")


@pytest.mark.clause("LDR-MULT-05", "LDR-VIC-01")
def test_a_victory_ends_every_headquarters() -> None:
    game = beside(3, saved=[40]).add(BLUE, "tank").enter(110)
    assert game.winners() == [GREEN]
    assert game.state.waiting() == []


@pytest.mark.clause("LDR-MULT-05", "LDR-HEAD-02", "LDR-HEAD-04")
def test_who_looks_on_sees_a_headquarters_closed_when_its_covert_actions_are_resolved() -> None:
    game = beside(3, spies=[2]).add(BLUE, "sabotage-2", "espionage-2").enter(30)
    before = game.now
    game.do(BLUE, "confirm")
    for fate in ("covert succeeds", "covert untraced"):
        assert game.asks(CHANCE) == "covert"
        assert (game.asks(BLUE), game.offers(BLUE)) == (None, []), "Blue has chosen"
        assert game.now == before
        assert game.told_of("headquarters_closed") == []
        game.chance(fate)
    assert game.now["players"][BLUE]["in_headquarters"] is False
    assert game.told_of("headquarters_closed") == [{"event": "headquarters_closed", "seat": BLUE}]
    waiting = beside(2, spies=[1]).enter(30).do(GREEN, "continue", "continue", "continue", "continue")
    waiting.add(BLUE, "sabotage-2").do(BLUE, "confirm")
    assert waiting.asks(CHANCE) == "covert"
    waiting.chance("covert traced")
    assert waiting.state.teller() == BLUE


@pytest.mark.clause("LDR-VIC-01", "LDR-MULT-05")
def test_a_victory_ends_the_headquarters_of_the_last_players_too() -> None:
    game = table(3, active=GREEN, phase="command", options={"parallel_play": True}).do(GREEN, "continue").enter(30)
    game.do(RED, "continue", "continue", "continue", "continue")
    assert game.state.waiting() == [CHANCE, GREEN, RED]
    game.enter(110)
    assert (game.winners(), game.state.check()) == ([BLUE], [])
