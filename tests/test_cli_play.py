"""`bannerhall play` as people use it: through a pipe, resumed, with a name, looking on."""

from __future__ import annotations

from pathlib import Path

from children import child


def test_a_match_is_played_through_a_pipe_resumed_and_verified(tmp_path: Path) -> None:
    file = tmp_path / "match.record"
    home = {"BANNERHALL_HOME": str(tmp_path), "LC_ALL": "C.UTF-8"}
    begun = child("play", "sealed", "--seed", "2", "--save", str(file), typed="1\nnonsense\n1\nquit\n", **home)
    assert (begun.returncode, begun.stderr) == (0, "")
    assert "\x1b" not in begun.stdout
    assert f"bannerhall play --resume {file}" in begun.stdout
    ended = child("play", "--resume", str(file), typed="1\n0\n" * 60, **home)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert "This is how it ended:\n1. Player " in ended.stdout
    assert child("replay", str(file), "--verify").returncode == 0
    again = child("play", "--resume", str(file), **home)
    assert (again.returncode, again.stdout) == (1, "")
    assert "is over; bannerhall replay shows it." in again.stderr


def test_without_a_file_a_match_is_kept_at_home(tmp_path: Path) -> None:
    done = child("play", "sealed", "--lang", "fr", BANNERHALL_HOME=str(tmp_path))
    (kept,) = (tmp_path / "matches").iterdir()
    assert kept.name.startswith("sealed-")
    assert str(kept) in done.stdout
    assert "Joueur 1" in done.stdout


def test_people_sit_where_they_are_told_to(tmp_path: Path) -> None:
    argv = ["--human", "0,2", "--name", "Ada", "--name", "Cleo", "--bot", "random", "--lang", "en"]
    done = child("play", "sealed", *argv, BANNERHALL_HOME=str(tmp_path))
    assert done.stdout.splitlines()[:4] == [
        "Sealed, 3 players.",
        "Ada: a person at this screen.",
        "Player 2: a bot (random).",
        "Cleo: a person at this screen.",
    ]
    (kept,) = (tmp_path / "matches").iterdir()
    assert 'names: ["Ada","random","Cleo"]' in kept.read_text("utf-8")
    again = child("play", "--resume", str(kept), "--lang", "en", BANNERHALL_HOME=str(tmp_path))
    assert again.stdout.splitlines()[:4] == done.stdout.splitlines()[:4]


def test_one_can_look_on_while_bots_play(tmp_path: Path) -> None:
    done = child("play", "sealed", "--human", "none", "--seats", "4", "--lang", "en", BANNERHALL_HOME=str(tmp_path))
    assert done.returncode == 0
    assert "This is how it ended:" in done.stdout


def test_a_game_with_a_picture_shows_its_board_and_its_map(tmp_path: Path) -> None:
    done = child(
        "play", "xorlosch", "--seed", "1", "--lang", "en", typed="board\nmap\nquit\n", BANNERHALL_HOME=str(tmp_path)
    )
    assert done.returncode == 0, done.stderr
    assert "P1   cards 0   saved points 5   items -" in done.stdout
    assert "t01      start t09 (t04 debris, t06 debris)" in done.stdout


def test_a_player_with_a_name_is_called_by_it_on_the_board(tmp_path: Path) -> None:
    done = child("play", "xorlosch", "--name", "Runa", "--lang", "en", BANNERHALL_HOME=str(tmp_path))
    assert "P1 Runa   cards 0" in done.stdout
    assert "P2   cards 0" in done.stdout
