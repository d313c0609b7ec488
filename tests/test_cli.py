"""The command line: shapes that other programs rely on, exit codes, and one line for whatever goes wrong."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import replace
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

import pytest
from children import PACKAGES, child

from bannerhall import games
from bannerhall.bots import play_match
from bannerhall.cli import COMMANDS, main
from bannerhall.commands import common
from bannerhall.core import errors, state
from bannerhall.core.declare import Clauses
from bannerhall.core.match import Match
from bannerhall.core.record import CHANCE_ENTRY
from bannerhall.core.replay import read_record
from bannerhall.core.ruleset import Ruleset
from bannerhall.core.state import State
from bannerhall.games.sealed import GAME

Output = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """English, a folder of our own, and no speech left behind for other tests."""
    for name in common.LOCALE_VARIABLES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("BANNERHALL_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(errors, "_speaker", [])
    monkeypatch.setattr(common, "_tongue", ["en"])
    monkeypatch.setattr(games, "_registered", {})


def good(capsys: Output, *argv: str, code: int = 0) -> str:
    """What a command printed that must end well."""
    assert main(list(argv)) == code
    out, err = capsys.readouterr()
    assert err == ""
    return out


def told_json(capsys: Output, *argv: str, code: int = 0) -> Any:
    return json.loads(good(capsys, *argv, "--json", code=code))


def complaint(capsys: Output, *argv: str, code: int = 2) -> str:
    """The one line of a command that must fail."""
    assert main(list(argv)) == code
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("bannerhall: ")
    assert err.count("\n") == 1
    return err


# --- Help and mistakes --------------------------------------------------------------------------------------


def test_help_lists_every_command_and_tells_what_the_bare_name_does(capsys: Output) -> None:
    told = good(capsys, "--help")
    assert all(f"  {name} " in told for name in COMMANDS)
    assert "Without a command the hall opens on this machine" in told


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help(name: str, capsys: Output) -> None:
    told = good(capsys, name, "--help")
    assert told.startswith(f"Usage: bannerhall {name}")
    assert COMMANDS[name] in good(capsys, "--help")


def test_help_opens_nothing_heavy() -> None:
    code = "import sys; from bannerhall.cli import main; main(['--help']); "
    code += "print({'rich', 'fluent.runtime', 'bannerhall.games.sealed', 'bannerhall.terminal'} & set(sys.modules))"
    env = {**os.environ, "PYTHONPATH": PACKAGES}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=env, check=True)
    assert done.stdout.splitlines()[-1] == "set()"


BAD_USAGE = [
    (["nonsense"], "No such command 'nonsense'"),
    (["--nonsense"], "No such option"),
    (["games", "--nonsense"], "No such option"),
    (["simulate", "sealed"], "--games"),
    (["simulate", "sealed", "--games", "0"], "--games"),
    (["simulate", "sealed", "--games", "many"], "--games"),
    (["simulate", "sealed", "--games", "3", "--workers", "0"], "--workers"),
    (["simulate", "sealed", "--games", "3", "--seed", "-1"], "--seed"),
    (["play"], "Which game?"),
    (["play", "chess"], "There is no game “chess” here"),
    (["simulate", "chess", "--games", "3"], "There is no game “chess” here"),
    (["arena", "chess", "--games", "4", "--bots", "random,greedy"], "There is no game “chess” here"),
    (["rules", "chess"], "There is no game “chess” here"),
    (["bench", "--games", "chess"], "There is no game “chess” here"),
    (["play", "sealed", "--seats", "9"], "sealed is played by 2 to 6 players, not 9."),
    (["play", "sealed", "--human", "0,7"], "Seats are counted from 0 to 5 here"),
    (["play", "sealed", "--seats", "2", "--human", "2"], "Seats are counted from 0 to 1 here"),
    (["play", "sealed", "--human", "0,0"], "each at most once"),
    (["play", "sealed", "--human", "me"], "--human needs a whole number, not “me”."),
    (["play", "sealed", "--bot", "genius"], "There is no bot “genius”"),
    (["play", "sealed", "--name", "Ada", "--name", "Ben"], "There are 2 names for 1 people."),
    (["play", "sealed", "--option", "rain=yes"], "sealed has no option"),
    (["play", "sealed", "--option", "rain"], "right would be NAME=VALUE"),
    (["play", "sealed", "--number", "rounds=99"], "must lie between 1 and 8"),
    (["play", "sealed", "--number", "rounds=two"], "--number rounds needs a whole number"),
    (["play", "sealed", "--number", "wind=2"], "sealed has no number"),
    (["play", "sealed", "--lang", "tlh"], "There is no language tlh here"),
    (["play", "sealed", "--resume", "x"], "With --resume the file says what is played"),
    (["play", "--resume", "no/such/file"], "cannot be read"),
    (["simulate", "sealed", "--games", "3", "--bots", "random,random,random"], "There is room for 2 bots, not for 3."),
    (["arena", "sealed", "--games", "4", "--bots", "random"], "at least two different bots"),
    (["arena", "sealed", "--games", "4", "--bots", "greedy,greedy"], "at least two different bots"),
    (["rules", "SLD-BID-99"], "The rulebook has no clause"),
    (["rules", "sealed", "ABC-DE-01"], "The rulebook has no clause"),
    (["rules", "XYZ-DE-01"], "SLD-…"),
    (["replay", "no/such/file"], "cannot be read"),
]


@pytest.mark.parametrize(("argv", "said"), BAD_USAGE)
def test_bad_usage_is_one_line_and_exit_code_two(argv: list[str], said: str, capsys: Output) -> None:
    assert said in complaint(capsys, *argv)


def test_complaints_speak_the_language_of_the_terminal(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_CH.UTF-8")
    assert "wird von 2 bis 6" in complaint(capsys, "play", "sealed", "--seats", "9")
    assert "se juega" in complaint(capsys, "play", "sealed", "--seats", "9", "--lang", "es").lower()


def broken(rules: Ruleset) -> State:
    raise ZeroDivisionError("a mistake\nof ours")


def test_a_mistake_of_ours_is_one_line_too(capsys: Output) -> None:
    games.register(replace(GAME, slug="broken", make=broken))
    told = complaint(capsys, "play", "broken", code=1)
    assert "ZeroDivisionError: a mistake of ours" in told


def test_whoever_stops_reading_hears_no_complaint() -> None:
    code = "import sys; from bannerhall.cli import main; sys.exit(main())"
    env = {**os.environ, "PYTHONPATH": PACKAGES}
    command = [sys.executable, "-u", "-c", code, "rules", "sealed"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=env) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == 1


def test_a_terminal_that_lacks_letters_is_no_obstacle() -> None:
    done = child("play", "sealed", "--seed", "1", "--lang", "fr", PYTHONUTF8="0", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert "Traceback" not in done.stderr


# --- games, rules, doctor, bench ----------------------------------------------------------------------------


def test_a_rulebook_can_be_read_before_there_is_code(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bannerhall.games.sealed.GAME", None)
    monkeypatch.setattr("bannerhall.games._registered", {})
    assert "SLD-BID-03" in good(capsys, "rules", "sealed")


def test_games_are_described_as_others_rely_on(capsys: Output) -> None:
    listed = told_json(capsys, "games", "--all")
    sealed = next(box for box in listed if box["slug"] == "sealed")
    assert sealed["seats"] == [2, 6]
    assert sealed["status"] == "test"
    assert all({"slug", "name", "seats", "options", "status", "rules_version"} <= box.keys() for box in listed)
    assert {"name": "rounds", "default": 5, "low": 1, "high": 8} in sealed["numbers"]


def test_the_test_game_is_listed_only_on_request(capsys: Output) -> None:
    assert all(box["slug"] != "sealed" for box in told_json(capsys, "games"))
    assert "sealed: Sealed, 2 to 6 players, test" in good(capsys, "games", "--all")


def test_a_clause_is_found_by_its_id_or_its_words(capsys: Output) -> None:
    text = "SLD-BID-03  No bid is higher than the limit of 12 coins."
    for argv in (["SLD-BID-03"], ["sealed", "sld-bid-03"], ["sealed", "--search", "limit", "coins"]):
        assert good(capsys, "rules", *argv) == f"Sealed bids (sealed)\n  {text}\n"
    (clause,) = told_json(capsys, "rules", "SLD-BID-03")["clauses"]
    assert (clause["id"], clause["game"], clause["kind"], clause["title"]) == (
        "SLD-BID-03",
        "sealed",
        "rule",
        "Sealed bids",
    )
    assert "No clause" in good(capsys, "rules", "--search", "xyzzy")


def test_a_rulebook_is_read_whole(capsys: Output) -> None:
    whole = told_json(capsys, "rules", "sealed")["clauses"]
    printed = good(capsys, "rules", "sealed")
    assert len(whole) > 30
    assert all(clause["text"] in printed for clause in whole)
    assert f"sealed: {len(whole)} clauses" in good(capsys, "rules")
    assert "HALL-ASK-01" in good(capsys, "rules", "hall")


def test_coverage_has_the_shape_others_rely_on(capsys: Output) -> None:
    code = main(["rules", "--coverage", "--json"])
    accounts = json.loads(capsys.readouterr().out)["games"]
    assert {"sealed", "hall"} <= accounts.keys()
    for account in accounts.values():
        assert account.keys() == {"clauses", "rule", "shown", "instead", "in_code", "in_tests", "gaps"}
    assert code == int(any(account["gaps"] for account in accounts.values()))
    assert accounts["sealed"]["gaps"] == []


def test_a_gap_in_the_coverage_is_a_failure(tmp_path: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    gapbox = tmp_path / "gapbox"
    gapbox.mkdir()
    (gapbox / "__init__.py").write_text("", "utf-8")
    clause = '[[clause]]\nid = "TOY-PLAY-01"\nkind = "rule"\norigin = "design"\ntext = "Play nicely."\n'
    (gapbox / "rulebook.toml").write_text(f'[chapters]\nPLAY = "Play"\n{clause}', "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    games.register(replace(GAME, slug="gapbox", package="gapbox", clauses=Clauses("gapbox")))
    told = good(capsys, "rules", "gapbox", "--coverage", code=1)
    assert told.startswith("gapbox: 1 clauses, 0 cited in code")
    assert told.endswith("\ngapbox: 1 missing: TOY-PLAY-01\n")


def test_the_doctor_tells_whether_the_engine_is_compiled(capsys: Output) -> None:
    found = told_json(capsys, "doctor")
    assert found["compiled"] == str(state.__file__).endswith(tuple(EXTENSION_SUFFIXES))
    assert Path(found["engine"]).is_file()
    assert found["missing"] == []
    assert all(found["libraries"].values())
    assert found["sqlite"].count(".") >= 1
    printed = good(capsys, "doctor")
    assert ("The engine is compiled." in printed) == found["compiled"]


def test_bench_has_the_shape_others_rely_on() -> None:
    done = child("bench", "--json", "--rounds", "1", "--seconds", "0.05", "--games", "sealed")
    document = json.loads(done.stdout)
    assert document["samples"] > 3
    results = document["results"]  # without those that the bench itself discards on a busy machine
    assert results or document["discarded"]
    assert {result["name"] for result in results} <= {"sealed_loop", "sealed_stepped", "sealed_search", "sealed_policy"}
    assert all(result["decisions_per_second"] > 0 and result["ratio_to"] == {} for result in results)
    assert "Traceback" not in done.stderr


# --- simulate and arena -------------------------------------------------------------------------------------

SIMULATED = {
    "game",
    "seats",
    "bots",
    "seed",
    "games",
    "finished",
    "decisions",
    "chances",
    "seconds",
    "decisions_per_second",
    "mean_decisions",
    "wins_by_seat",
    "checksum",
}


def simulated(capsys: Output, *argv: str) -> dict[str, Any]:
    document = told_json(capsys, "simulate", "sealed", *argv)
    assert document.keys() >= SIMULATED
    for name in ("seconds", "decisions_per_second"):
        assert document.pop(name) > 0
    assert isinstance(document, dict)
    return document


@pytest.mark.parametrize("bots", ["random", "greedy,random"])
def test_a_simulation_is_the_same_again_and_with_more_workers(bots: str, capsys: Output) -> None:
    argv = ["--games", "40", "--seats", "3", "--bots", bots, "--seed", "4", "--number", "rounds=2"]
    first = simulated(capsys, *argv, "--workers", "1")
    assert simulated(capsys, *argv, "--workers", "2") == simulated(capsys, *argv) == first
    assert (first["games"], first["finished"], first["bots"]) == (40, 40, bots.split(","))
    assert len(first["wins_by_seat"]) == 3
    assert first["mean_decisions"] == first["decisions"] / 40
    assert simulated(capsys, *argv, "--seed", "5")["checksum"] != first["checksum"]


def test_enough_work_for_two_processes_comes_to_the_same() -> None:
    """In processes of their own, as people run it; the number of matches is what takes a second or more here."""
    argv = ["simulate", "sealed", "--games", "120", "--bots", "greedy", "--json"]
    one, two = (json.loads(child(*argv, "--workers", workers).stdout) for workers in ("1", "2"))
    for name in ("checksum", "decisions", "chances", "wins_by_seat"):
        assert one[name] == two[name]


def test_a_simulation_keeps_its_records(tmp_path: Path, capsys: Output) -> None:
    for bots in ("random", "greedy"):
        argv = ["--games", "3", "--bots", bots]
        kept = simulated(capsys, *argv, "--out", str(tmp_path / bots))
        assert kept == simulated(capsys, *argv)
        files = sorted((tmp_path / bots).glob("*.record"))
        assert len(files) == 3
        for file in files:
            assert "The record holds" in good(capsys, "replay", str(file), "--verify")
        summary = json.loads((tmp_path / bots / "summary.json").read_text("utf-8"))
        assert summary["checksum"] == kept["checksum"]
    assert "is not empty" in complaint(capsys, "simulate", "sealed", *argv, "--out", str(tmp_path))


def test_a_simulation_can_be_read_by_people(capsys: Output) -> None:
    told = good(capsys, "simulate", "sealed", "--games", "5").splitlines()
    assert told[0].startswith("5 matches played, 5 of them to the end, in ")
    assert any(line.startswith("Player 2: ") for line in told)


def test_an_arena_tells_shares_with_intervals(capsys: Output) -> None:
    argv = ["arena", "sealed", "--bots", "random,greedy,search:3", "--games", "6", "--number", "rounds=1"]
    document = told_json(capsys, *argv)
    assert (document["games"], document["finished"]) == (18, 18)
    assert {row["bot"] for row in document["bots"]} == {"random", "greedy", "search:3"}
    for row in [*document["bots"], *document["pairs"]]:
        assert 0 <= row["low"] <= row["share"] <= row["high"] <= 1
        assert row["share"] == row["wins"] / row["games"]
    assert sum(row["wins"] for row in document["bots"]) == pytest.approx(18)
    shares = [row["share"] for row in document["bots"]]
    assert shares == sorted(shares, reverse=True)
    assert told_json(capsys, *argv, "--workers", "1")["checksums"] == document["checksums"]
    assert "random against greedy: " in good(capsys, *argv)


# --- replay -------------------------------------------------------------------------------------------------


@pytest.fixture
def record(tmp_path: Path) -> Path:
    match = play_match(Match.begin(GAME, 2, seed=6), ["random"], seed=6)
    match.record.names = ["Ada", "random"]
    path = tmp_path / "finished.record"
    path.write_text(match.record.to_text(match.state.rules.vocabulary), "utf-8")
    return path


def altered(record: Path, old: str, new: str) -> None:
    text = record.read_text("utf-8")
    assert old in text
    record.write_text(text.replace(old, new, 1), "utf-8")


def test_a_true_record_is_verified(record: Path, capsys: Output) -> None:
    assert "the seed accounts for every roll" in good(capsys, "replay", str(record), "--verify")
    found = told_json(capsys, "replay", str(record), "--verify")
    assert (found["verified"], found["dice_proven"], found["unproven"]) == (True, True, [])


def test_a_forged_result_is_found(record: Path, capsys: Output) -> None:
    altered(record, '"points":[', '"points":[9')
    assert "cannot be replayed from entry" in complaint(capsys, "replay", str(record), "--verify", code=1)


def test_forged_dice_are_found(record: Path, capsys: Output) -> None:
    other = Match.begin(GAME, 2, seed=7).record
    own = Match.begin(GAME, 2, seed=6).record
    seeds = [(number).to_bytes(16, "big").hex() for number in (6, 7)]
    altered(record, f'seed: "{seeds[0]}"', f'seed: "{seeds[1]}"')
    assert "not the one committed to" in complaint(capsys, "replay", str(record), "--verify", code=1)
    altered(record, str(own.commitment), str(other.commitment))
    assert "does not account for" in complaint(capsys, "replay", str(record), "--verify", code=1)
    found = told_json(capsys, "replay", str(record), "--verify", code=1)
    assert found["verified"] is False
    assert found["unproven"]


def test_a_record_without_a_seed_holds_but_proves_no_dice(record: Path, capsys: Output) -> None:
    seed = (6).to_bytes(16, "big").hex()
    altered(record, f'seed: "{seed}"', "seed: null")
    assert "the dice are not proven" in good(capsys, "replay", str(record), "--verify")
    assert told_json(capsys, "replay", str(record), "--verify")["dice_proven"] is None


@pytest.mark.parametrize("shown", [True, False])
def test_of_a_match_that_went_on_from_a_file_it_is_told_from_where_on_the_dice_are_proven(
    tmp_path: Path, capsys: Output, shown: bool
) -> None:
    match = Match.begin(GAME, 2, seed=6)
    before = sum(entry.kind == CHANCE_ENTRY for entry in match.record.entries)
    match.record.seed = match.stream.seed.hex() if shown else None
    match.new_dice(b"new dice")
    since = len(match.record.entries) + 1
    while not match.over:
        match.answer(match.state.seat(), match.state.legal()[0])
    path = tmp_path / "went-on.record"
    path.write_text(match.record.to_text(match.state.rules.vocabulary), "utf-8")
    said = good(capsys, "replay", str(path), "--verify")
    assert f"From entry {since} on the dice are proven" in said
    assert ("own seed accounts" in said) == shown
    found = told_json(capsys, "replay", str(path), "--verify")
    assert (found["verified"], found["dice_proven"], found["proven_from"]) == (True, False, since)
    assert len(found["unproven"]) == (0 if shown else before)
    altered(path, f'seed: "{b"new dice".hex()}"', 'seed: "00"')
    assert "not the one committed to" in complaint(capsys, "replay", str(path), "--verify", code=1)
    assert told_json(capsys, "replay", str(path), "--verify", code=1)["proven_from"] is None


def test_a_record_cut_off_between_two_entries_is_found(record: Path, capsys: Output) -> None:
    lines = record.read_text("utf-8").splitlines()
    for kept in (len(lines) - 1, len(lines) - 9):
        record.write_text("\n".join(lines[:kept]), "utf-8")
        assert "The record has no result" in complaint(capsys, "replay", str(record), "--verify", code=1)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("rules: 1", "rules: 7", "version 7 of the rules; this hall plays version 1"),
        ("bannerhall: 1", "bannerhall: 2", "format 2; this hall reads format 1"),
        ("seats: 2", "seats: 9", "wrong at /seats"),
        ("seats: 2\n", "", "wrong at /seats"),
        ("1. chance: deal", "1. chance: steal", "wrong at /entries/0/1"),
        ("1. chance: deal", "7. chance: deal", "wrong at line 12"),
    ],
)
def test_a_bad_record_is_one_line(old: str, new: str, said: str, record: Path, capsys: Output) -> None:
    altered(record, old, new)
    for extra in ([], ["--verify"], ["--json"]):
        assert said in complaint(capsys, "replay", str(record), *extra, code=1)
    assert said in complaint(capsys, "play", "--resume", str(record), code=1)


@pytest.mark.parametrize(
    "content", [b"", b"{", b'{"game": ', b"\x00\xff\xfe", b"[]", b'"x"', b"{}", b"NaN", b"[" * 9999]
)
def test_what_is_no_record_is_one_line(content: bytes, tmp_path: Path, capsys: Output) -> None:
    (tmp_path / "odd").write_bytes(content)
    complaint(capsys, "replay", str(tmp_path / "odd"), code=1)
    complaint(capsys, "play", "--resume", str(tmp_path / "odd"), code=1)


def test_a_finished_match_is_shown_openly_or_as_a_seat_saw_it(record: Path, capsys: Output) -> None:
    everything = good(capsys, "replay", str(record))
    mine, theirs = (good(capsys, "replay", str(record), "--seat", seat) for seat in ("0", "1"))
    assert "Ada is dealt: " in everything
    assert "Player 2 is dealt: " in everything
    assert "Ada is dealt: " in mine
    assert "Player 2 is dealt a card." in mine
    assert "Ada is dealt a card." in theirs
    assert everything.splitlines()[-2].startswith("1. ")
    assert "Seats are counted from 0 to 1" in complaint(capsys, "replay", str(record), "--seat", "2")


def test_a_match_that_lasts_keeps_its_secrets(tmp_path: Path, capsys: Output) -> None:
    match = Match.begin(GAME, 2, seed=6)
    path = tmp_path / "open.json"
    path.write_text(json.dumps(match.record.to_json(match.state.rules.vocabulary)), "utf-8")
    told = good(capsys, "replay", str(path))
    assert "is dealt a card." in told
    assert "is dealt: " not in told
    assert told.endswith("The match is not over.\n")
    assert "entries" not in told_json(capsys, "replay", str(path))


def test_a_replay_as_json_is_the_record_or_a_seats_own(record: Path, capsys: Output) -> None:
    whole = told_json(capsys, "replay", str(record))
    assert read_record(json.dumps(whole), games.game).over
    own = told_json(capsys, "replay", str(record), "--seat", "1")
    assert own["seat"] == 1
    assert own["result"] == whole["entries"][-1][1]
    assert len(own["views"]) > 5
    assert own["feed"][0]["action"]["argument"] == "?"


def test_a_game_without_pictures_says_so(record: Path, tmp_path: Path, capsys: Output) -> None:
    told = complaint(capsys, "replay", str(record), "--svg", str(tmp_path / "pictures"), code=1)
    assert "has no pictures" in told
    assert not (tmp_path / "pictures").exists()
