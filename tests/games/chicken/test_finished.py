"""Finished matches: the golden records have every mode and rule, and who counts results tells won, lost and drawn solo
matches apart."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from chicken_table import table

from bannerhall.arena import Series, play_batch
from bannerhall.cli import main
from bannerhall.core.match import Match
from bannerhall.core.playout import play_games
from bannerhall.core.question import LONE_DREW, LONE_LOST
from bannerhall.core.replay import read_record
from bannerhall.games import game
from bannerhall.games.chicken import GAME
from bannerhall.games.chicken.rules.components import MODES, MOST_TURNS

RECORDS = Path(__file__).resolve().parents[2] / "records" / "chicken"
FILES = sorted(path.stem for path in RECORDS.glob("*.txt"))


def replayed(name: str) -> Match:
    return read_record((RECORDS / f"{name}.txt").read_text("utf-8"), game)


def test_every_mode_rule_and_number_of_seats_has_a_record() -> None:
    rules = [replayed(name).state.rules for name in FILES]
    assert {(str(one.options["mode"]), int(one.seats)) for one in rules} >= {
        ("standard", 2), ("standard", 3), ("standard", 4), ("team", 4), ("cockfight", 2), ("flag", 3), ("solo", 1),
    }  # fmt: skip
    assert {str(one.options["mode"]) for one in rules} == set(MODES)
    for name in ("quick_game", "hardcore", "base_bonus", "choose_base", "fight_pace"):
        assert any(one.options[name] for one in rules), name
    assert {str(one.options["island"]) for one in rules} >= {"preset", "build", "random"}


@pytest.mark.clause("CHI-SOLO-02", "CHI-END-02")
@pytest.mark.parametrize(("name", "rank"), [("won-1", 0), ("lost-1", LONE_LOST), ("drawn-1", LONE_DREW)])
def test_a_solo_match_was_won_lost_and_drawn(name: str, rank: int) -> None:
    state = replayed(name).state
    result = state.result()
    assert result is not None
    assert (result.ranks, result.winners, result.drawn) == ([rank], [0] if rank == 0 else [], rank == LONE_DREW)


@pytest.mark.clause("CHI-END-02")
def test_playouts_at_the_limit_are_drawn() -> None:
    tally = play_games(table(mode="solo", turns=2 * MOST_TURNS), 1, 20)
    assert (int(tally.draws), int(tally.wins[0])) == (20, 0)


def test_a_series_counts_solo_matches_that_were_won_and_lost() -> None:
    outcome = play_batch(Series(GAME.source, 1, ("greedy",), 3, 24), 0, 24)
    assert outcome.wins[0] + outcome.lost_alone + outcome.drawn == outcome.finished == 24
    assert min(outcome.wins[0], outcome.lost_alone) > 0


def test_the_commands_report_solo_matches(capsys: pytest.CaptureFixture[str]) -> None:
    argv = ["chicken", "--seats", "1", "--games", "16", "--workers", "1"]
    assert main(["simulate", *argv, "--bots", "random", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["wins_by_seat"][0] + told["lost"] + told["drawn"] == told["finished"] == 16
    assert told["lost"] > 0
    assert main(["simulate", *argv, "--bots", "random"]) == 0
    assert f"{told['lost']} lost, {told['drawn']} drawn." in capsys.readouterr().out
    assert main(["arena", *argv, "--bots", "random,greedy", "--json"]) == 0
    bots = {one["bot"]: one for one in json.loads(capsys.readouterr().out)["bots"]}
    assert bots["random"]["wins"] == 0
    assert 0 < bots["greedy"]["wins"] <= 8
