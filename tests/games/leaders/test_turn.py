"""Rounds and turns: whose turn it is, five phases in their order, the timer of the headquarters."""

from __future__ import annotations

from typing import Any

import pytest
from leaders_table import BLUE, GREEN, RED, Table, begun, fresh, table
from listed import listed

from bannerhall.core.state import CHANCE, NOBODY


def phases(game: Table) -> list[tuple[str, str, int]]:
    """Question, phase and number of the phase, from the entry of a turn to the next one."""
    shown = []
    while True:
        shown.append((str(game.asks()), str(game.now["phase"]), int(game.now["phase_number"])))
        if game.asks(CHANCE) == "production":
            game.enter(30)
        else:
            game.answer_least(game.asked)
        if game.asks(CHANCE) == "production":
            return shown


@pytest.mark.clause("LDR-TURN-02", "LDR-TURN-03", "LDR-TURN-04", "LDR-TURN-07", "LDR-VARI-04", "LDR-HEAD-04")
def test_the_five_phases_of_a_turn() -> None:
    game = begun(3)
    assert phases(game) == [
        ("production", "production", 0),
        ("withdraw", "withdraw", 1),
        ("public_events", "events", 2),
        ("secret_events", "events", 2),
        ("command", "command", 3),
        ("headquarters", "headquarters", 4),
    ]
    assert game.state.teller() == GREEN, "the next player begins with the entry"
    assert [told["seat"] for told in game.told_of("command_begun")] == [BLUE]
    assert [told["seat"] for told in game.told_of("headquarters_open")] == [BLUE]


@pytest.mark.clause("LDR-TURN-01", "LDR-TURN-08", "LDR-TURN-07")
def test_every_player_has_one_turn_in_a_round() -> None:
    game = begun(3)
    seen = []
    for _ in range(7):
        seat = game.state.teller()
        assert game.now["active"] == seat
        seen.append((seat, game.now["round"]))
        game.enter(30).play_to(seat, "headquarters").confirm(seat)
    assert seen == [(0, 1), (1, 1), (2, 1), (0, 2), (1, 2), (2, 2), (0, 3)]
    assert [told["round"] for told in game.told_of("round_begun")] == [1, 2, 3]
    assert [(told["seat"], told["round"]) for told in game.told_of("turn_begun")][:7] == seen


@pytest.mark.clause("LDR-TURN-01", "LDR-ELIM-03")
def test_who_is_out_has_no_turn() -> None:
    game = table(3, out=[GREEN]).confirm(BLUE)
    assert game.state.teller() == RED
    game.enter(30).play_to(RED, "headquarters").confirm(RED)
    assert (game.state.teller(), game.now["round"]) == (BLUE, 3)


@pytest.mark.clause("LDR-TURN-01")
def test_the_last_places_may_be_out() -> None:
    game = table(4, out=[RED, 3], active=GREEN).confirm(GREEN)
    assert (game.state.teller(), game.now["round"]) == (BLUE, 3)


@pytest.mark.clause("LDR-TURN-02", "LDR-COMP-01")
def test_what_the_table_does_by_hand_is_only_confirmed() -> None:
    for phase in ("withdraw", "public_events", "command"):
        game = table(phase=phase, entries=[[30, 30]])
        assert (game.asked, game.offers()) == (BLUE, ["continue"])
        assert game.refused(BLUE, "confirm") == "HALL-ASK-03"
        assert game.state.lapse(BLUE) == game.action("continue")
        assert game.state.in_the_open(BLUE), "before all eyes"
        assert game.state.clock(BLUE) == 0
        assert not game.state.in_the_open(GREEN)


@pytest.mark.clause("LDR-MODE-06", "LDR-VISI-01")
def test_t45_the_board_is_not_kept() -> None:
    """A position is made of what was entered and what follows from it: no region, no unit on the board, no camp."""
    position = begun(3).state.to_json()["table"]
    assert isinstance(position, dict)
    assert list(position) == [
        "round",
        "turn",
        "active",
        "alive",
        "entries",
        "players",
        "secrets",
        "world",
        "drawn",
        "winners",
        "way",
    ]
    assert list(position["players"][0]) == ["colour", "bloc", "nation", "place", "share", "markers", "due"]
    assert not {"camp", "regions", "units", "base_camp", "supply"} & set(position["secrets"][0])


@pytest.mark.clause("LDR-SETT-02", "LDR-HEAD-05", "LDR-SETT-05")
@pytest.mark.parametrize("seconds", [0, 30, 40, 60, 90, 120, 180])
def test_only_the_headquarters_has_a_timer(seconds: int) -> None:
    options = {"hq_timer": seconds}
    assert table(options=options).state.clock(BLUE) == seconds
    assert table(options=options).state.clock(GREEN) == 0, "who is not asked has no clock"
    for phase in ("withdraw", "public_events", "secret_events", "command"):
        assert table(phase=phase, entries=[[30, 30]], options=options).state.clock(BLUE) == 0


@pytest.mark.clause("LDR-SETT-03", "LDR-HEAD-05")
def test_t40_what_is_chosen_when_time_is_up_is_adopted() -> None:
    """Two tanks and a mission are selected: both are adopted, unspent points are saved."""
    game = table(3, saved=[50], options={"hq_timer": 30}).add(BLUE, "2*tank", "defence")
    game.state.answer(BLUE, game.state.lapse(BLUE))
    assert game.me(BLUE)["under_way"] == [{"unit": "tank", "count": 2, "turns": 2}]
    assert game.me(BLUE)["mission"]["id"] == "defence"
    assert game.saved(BLUE) == 30
    assert game.state.teller() == GREEN


@pytest.mark.clause("LDR-SETT-03")
def test_a_tribute_that_has_no_amount_yet_is_not_sent() -> None:
    game = table(3, saved=[50], diplomats=[1]).do(BLUE, "tribute p2")
    game.state.answer(BLUE, game.state.lapse(BLUE))
    assert (game.saved(BLUE), game.me(BLUE)["diplomats"]) == (50, 1)
    assert game.asked == CHANCE
    assert game.state.seat() != NOBODY


@pytest.mark.clause("LDR-HEAD-02", "LDR-TURN-06")
def test_secret_steps_are_not_done_in_the_open() -> None:
    assert not table().state.in_the_open(BLUE)
    assert not table(phase="secret_events", entries=[[30, 30]]).state.in_the_open(BLUE)
    asked = table(phase="production").enter(0)
    assert asked.state.in_the_open(BLUE), "everybody sees that somebody is out"


@pytest.mark.clause("LDR-TURN-02", "LDR-PROD-01", "LDR-VIC-14")
def test_the_questions_that_the_table_answers() -> None:
    """Whose points and markers are asked for, and who may tell them; nothing else is kept with the question."""
    game = table(3, phase="command", options={"scenario": "hot_spots"}).do(BLUE, "continue").confirm(BLUE)
    assert stack(game)[2] == ["production", CHANCE, GREEN, 0, 0, GREEN + 1]
    game.enter(30)
    assert stack(game)[2] == ["marked", CHANCE, GREEN, 0, 0, GREEN + 1]


def stack(game: Table) -> list[list[object]]:
    frames: Any = listed(game.state)["stack"]
    return list(frames)


@pytest.mark.clause("LDR-TURN-02", "LDR-TURN-04", "LDR-VIC-15")
def test_the_phase_that_is_shown() -> None:
    markers = table(3, phase="production", options={"scenario": "hot_spots"}).enter(30)
    assert (markers.now["phase"], markers.now["phase_number"]) == ("production", 0)
    assert (fresh(3).now["active"], fresh(3).now["phase"], fresh(3).now["step"]) == (None, "setup", "colour")
    assert begun(3).now["active"] == BLUE
    covert = table(3, spies=[1]).add(BLUE, "sabotage-2").do(BLUE, "confirm")
    assert (covert.now["phase"], covert.now["phase_number"]) == ("headquarters", 4)
    over = table(3, phase="production").enter(110)
    assert (over.now["phase"], over.now["phase_number"], over.now["step"]) == ("over", None, None)
