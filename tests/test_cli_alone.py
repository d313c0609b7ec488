"""The commands with a game that one may play alone, and whose options exclude each other."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bannerhall.cli import main

Output = pytest.CaptureFixture[str]
pytestmark = pytest.mark.usefixtures("wager_here")


def good(capsys: Output, *argv: str) -> str:
    assert main(list(argv)) == 0
    return capsys.readouterr().out


def told_json(capsys: Output, *argv: str) -> Any:
    return json.loads(good(capsys, *argv, "--json"))


def complaint(capsys: Output, *argv: str) -> str:
    assert main(list(argv)) == 2
    return capsys.readouterr().err


@pytest.mark.parametrize("bots", ["random", "greedy"])
def test_a_simulation_of_a_lone_seat_says_what_was_lost_and_drawn(bots: str, capsys: Output) -> None:
    argv = ["wager", "--games", "60", "--bots", bots, "--workers", "1"]
    told = told_json(capsys, "simulate", *argv)
    (won,) = told["wins_by_seat"]
    assert won + told["lost"] + told["drawn"] == told["finished"] == 60
    assert min(won, told["lost"], told["drawn"]) > 5
    assert f"{told['lost']} lost, {told['drawn']} drawn." in good(capsys, "simulate", *argv)
    assert "lost" not in told_json(capsys, "simulate", *argv, "--seats", "2")


def test_options_that_do_not_go_together_are_refused(capsys: Output) -> None:
    said = complaint(capsys, "simulate", "wager", "--games", "1", "--option", "mode=standard")
    assert said.strip().endswith(
        "wager cannot be played by one player with mode=standard. Rule WAG-ODD1-01 says what goes together."
    )
    assert "WAG-ODD1-02" in complaint(capsys, "play", "wager", "--seats", "2", "--option", "tricky=yes")
    listed = told_json(capsys, "games", "--all")
    box = next(one for one in listed if one["slug"] == "wager")
    assert box["options"][0]["by_seats"] == ["solo", "standard", "standard"]
    assert {"clause": "WAG-ODD1-02", "options": ["mode", "tricky"]} in box["conditions"]


def test_in_the_arena_bots_take_the_lone_seat_in_turn(capsys: Output) -> None:
    told = told_json(capsys, "arena", "wager", "--bots", "random,greedy", "--games", "40", "--workers", "1")
    assert {(one["bot"], one["games"]) for one in told["bots"]} == {("random", 20), ("greedy", 20)}
    assert all(0 < one["wins"] < 20 for one in told["bots"])
