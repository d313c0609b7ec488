"""`bannerhall play --server`: a seat at a hall in the terminal, through pipes and with scripted people."""

from __future__ import annotations

import re
import shlex
from collections.abc import Callable, Iterator
from io import StringIO
from pathlib import Path
from threading import Thread
from typing import TextIO

import pytest
from children import child
from served import Served, served

from bannerhall.client import Hall, Play, Unreachable, choices
from bannerhall.client.hall import invitation_of
from bannerhall.core.chance import Stream
from bannerhall.core.playout import roll_chance
from bannerhall.core.state import CHANCE
from bannerhall.games import game
from bannerhall.server import wire
from bannerhall.terminal import passes
from bannerhall.terminal.arrival import sit_down
from bannerhall.terminal.mirror import Mirror
from bannerhall.terminal.remote import Remote, own_answers, visit
from bannerhall.terminal.screen import Screen

AGAIN = re.compile(r"Go on with: bannerhall (play .*)")


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    monkeypatch.setenv("BANNERHALL_HOME", str(tmp_path))
    return {"BANNERHALL_HOME": str(tmp_path), "LC_ALL": "C.UTF-8"}


class Typist:
    """Types these lines, whatever is asked; then hangs up. A line may also be something to do first."""

    def __init__(self, *lines: str | Callable[[], str]) -> None:
        self.lines = list(lines)
        self.out = StringIO()
        self.screen = Screen(self.out, self.read)

    def read(self, prompt: str, out: TextIO) -> str:
        out.write(prompt)
        if not self.lines:
            raise EOFError
        line = self.lines.pop(0)
        typed = line if isinstance(line, str) else line()
        out.write(f"{typed}\n")
        return typed

    @property
    def shown(self) -> str:
        return self.out.getvalue()


# --- As people use it ---------------------------------------------------------------------------------------


def test_a_match_is_begun_left_and_taken_up_again_by_the_command_that_was_told(
    house: Served, home: dict[str, str]
) -> None:
    begun = child("play", "sealed", "--server", house.url, "--name", "Runa", typed="1\nnonsense\nquit\n", **home)
    assert (begun.returncode, begun.stderr) == (0, "")
    assert "Runa: that is you.\nPlayer 2: a bot (greedy).\n" in begun.stdout
    assert "hand: Runa " in begun.stdout
    assert "“nonsense” is no answer here" in begun.stdout
    assert "The match waits for you in the hall." in begun.stdout
    told = AGAIN.search(begun.stdout)
    assert told is not None
    ended = child(*shlex.split(told[1]), typed="1\n0\n" * 80, **home)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert "Runa: that is you." in ended.stdout
    assert "This is how it ended:\n1. " in ended.stdout


def test_a_game_without_secrets_is_drawn_as_at_home(house: Served, home: dict[str, str]) -> None:
    typed = "1\nboard\nmap\nlog\nrules XOR-MOVE-01\nwhy place warrior-5\nhelp\n/quit\n"
    done = child("play", "xorlosch", "--server", house.url, "--name", "Runa", "--lang", "en", typed=typed, **home)
    assert done.returncode == 0, done.stderr
    assert "P1 Runa   cards 0" in done.stdout
    assert "t01      start t09 (t04 debris, t06 debris)" in done.stdout
    assert "Runa places warrior 1 at level 1." in done.stdout
    assert "XOR-MOVE-01: A player has 8 movement points" in done.stdout
    assert re.search(r"\[XOR-[A-Z]+-\d+\]\nXOR-", done.stdout)
    assert "chat TEXT — say something to the table" in done.stdout


@pytest.mark.parametrize(
    ("argv", "code", "told"),
    [
        (["sealed", "--server", "ftp://hall"], 2, "“ftp://hall” is no address of a hall"),
        (["sealed", "--server", "127.0.0.1:1"], 1, "Nobody answers at http://127.0.0.1:1: "),
        (["--server", "HALL", "--table", "nowhere12"], 1, ""),
        (["--server", "HALL", "--table", "no table"], 2, "“no table” is no table"),
        (["--server", "HALL"], 2, "Which game?"),
        (["--table", "nowhere12"], 2, "Which hall?"),
        (["sealed", "--server", "HALL", "--seed", "3"], 2, "leave out --seed"),
        (["sealed", "--server", "HALL", "--human", "none"], 2, "--human none is not possible"),
        (["sealed", "--server", "HALL", "--seats", "9"], 2, "sealed is played by 2 to 6 players, not 9"),
        (["chess", "--server", "HALL"], 2, "There is no game “chess”"),
    ],
)
def test_what_is_wrong_is_told_in_one_line(
    house: Served, home: dict[str, str], argv: list[str], code: int, told: str
) -> None:
    done = child("play", *(house.url if word == "HALL" else word for word in argv), **home)
    assert (done.returncode, done.stdout) == (code, "")
    assert done.stderr.startswith("bannerhall: ")
    assert told in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_table_of_another_game_is_not_sat_down_at(ada: Hall, home: dict[str, str]) -> None:
    table = ada.make_table("sealed", ["me", "open"])
    done = child("play", "xorlosch", "--table", f"{ada.url}/table/{table.id}", **home)
    assert (done.returncode, done.stderr) == (2, "bannerhall: The table plays sealed, not xorlosch.\n")
    assert ada.table(table.id).chairs[1].kind == "open"


# --- Several people -----------------------------------------------------------------------------------------


def test_two_people_meet_by_a_link_talk_play_and_look_on(ada: Hall, ben: Hall) -> None:
    table = ada.make_table("sealed", ["me", "open"])
    results: list[dict[str, object]] = []

    def bens_part() -> None:
        ben.join(table.id)
        with ben.play(table.id) as play:
            play.say("Guten Abend")
            results.append(play.run(lambda scene: choices(scene)[0]))

    friend = Thread(target=bens_part, daemon=True)
    friend.start()
    typist = Typist(*["1", "0"] * 200)
    assert visit(ada, table.id, "Ada", "en", typist.screen)  # as the host it starts when everybody is here
    friend.join()
    assert f"Others come to this table with: bannerhall play --server {ada.url} --table {table.id}\n" in typist.shown
    assert "Ben: a person." in typist.shown
    assert "Ben says: Guten Abend" in typist.shown
    assert "This is how it ended:" in typist.shown
    onlooker = Typist()
    assert visit(Hall(ada.url), table.id, "", "fr", onlooker.screen)
    assert "Vous regardez" in onlooker.shown
    assert results[0] == ada.table(table.id).result


def test_somebody_comes_to_the_chair_that_is_kept_for_them(ada: Hall, ben: Hall) -> None:
    table = ada.make_table("sealed", ["me", "invited:Benno"], visibility="private", numbers={"rounds": 1})
    (link,) = ada.invitations(table.id).values()
    friend = Typist(*["1", "0"] * 200)
    coming = Thread(target=lambda: visit(ben, table.id, "Ben", "en", friend.screen, invitation_of(link)), daemon=True)
    coming.start()
    typist = Typist(*["1", "0"] * 200)
    assert visit(ada, table.id, "Ada", "en", typist.screen)
    coming.join()
    assert "This is how it ended:" in friend.shown
    assert ada.table(table.id).chairs[1].name == "Ben"
    # At the next one the chair is kept, which needs no link; as long as nobody comes the host is told how they may.
    again = ada.rematch(table.id)
    waiting = Remote(Play(ada, again.id), "en", Typist().screen, "")
    waiting.start_if_full()
    waiting.show_chairs()
    assert sit_down(ben, again.id).chairs[1].yours


def test_the_host_is_told_what_to_send_to_whom(ada: Hall) -> None:
    table = ada.make_table("sealed", ["me", "invited:Benno"])
    (link,) = ada.invitations(table.id).values()
    typist = Typist()
    Remote(Play(ada, table.id), "en", typist.screen, "").show_chairs()
    assert "Chair 2: kept for Benno." in typist.shown
    assert f"Benno comes with: bannerhall play --table '{link}'" in typist.shown


def test_an_answer_is_void_when_the_match_went_on_while_it_was_typed(ada: Hall) -> None:
    table = ada.make_table("sealed", ["me", "greedy"], start=True)
    with ada.play(table.id) as elsewhere:
        scene = next(elsewhere.turns())

        def answered_elsewhere() -> str:
            elsewhere.answer(choices(scene)[0])
            return "1"

        typist = Typist(answered_elsewhere)
        assert not visit(ada, table.id, "Ada", "en", typist.screen)
    assert "The match went on in the meantime; nothing was done." in typist.shown


def test_a_step_back_is_put_to_the_vote_of_the_people(ada: Hall, ben: Hall) -> None:
    table = ada.make_table("sealed", ["me", "open"])
    ben.join(table.id)
    ada.start(table.id)
    with ada.play(table.id) as play:
        play.answer(choices(next(play.turns()))[0])
        with ben.play(table.id) as other:
            other.answer(choices(next(other.turns()))[0])
        while not own_answers(play.lines, 1) and play.lines[-1].get("by") != 1:
            play.receive(10)
        play.act(wire.ProposeBack("a-proposal", 0, play.number, own_answers(play.lines, 0)[0] - 1))
        typist = Typist("yes")
        with ben.play(table.id) as other:
            remote = Remote(other, "en", typist.screen, "")
            while not remote.asked():
                remote.wait()
            remote.serve()
            remote.tell()
        assert "Ada asks to take back the last step. Ben, do you agree (yes or no)? yes" in typist.shown
        assert "The match has gone back" in typist.shown


def test_real_dice_are_typed(ada: Hall) -> None:
    table = ada.make_table("sealed", ["me", "greedy"], typed=True, start=True)
    typist = Typist("deal copper", "1", "deal seal", "1")
    assert not visit(ada, table.id, "Ada", "en", typist.screen)
    assert "Which card is dealt to Ada?" in typist.shown
    dealt = [line["action"]["kind"] for line in ada.scene(table.id).lines if "action" in line]
    assert dealt == ["deal"] * 4


def test_commands_of_the_table(ada: Hall) -> None:
    table = ada.make_table("sealed", ["me", "greedy"], start=True)
    lines = ["chat", "chat Hello", "why", "why pass", "undo", "/dance", "log x", "options", "", "pass", "quit"]
    typist = Typist(*lines)
    assert not visit(ada, table.id, "Ada", "en", typist.screen)
    for told in (
        "Say what? For example: chat Good luck!",
        "Ada says: Hello",
        "Why what?",
        "That is allowed now.",
        "There is no choice of yours to take back.",
        "There is no command /dance",
        "log needs a whole number",
        "1. Pass  [pass]",
    ):
        assert told in typist.shown


def test_who_has_left_comes_back_by_sitting_down(ada: Hall) -> None:
    table = ada.make_table("sealed", ["me", "greedy"], start=True)
    with ada.play(table.id) as play:
        play.act(wire.Leave("i-must-go", 0))
    assert ada.table(table.id).chairs[0].kind == "left"
    sit_down(ada, table.id)
    assert ada.table(table.id).chairs[0].kind == "human"


# --- A hall that goes away ----------------------------------------------------------------------------------


@pytest.fixture
def frail(tmp_path: Path) -> Iterator[Served]:
    with served(tmp_path / "frail") as running:
        yield running


def test_a_hall_that_comes_back_is_waited_for(frail: Served, home: dict[str, str]) -> None:
    hall = passes.come_in(frail.url, "Runa", "en")
    table = hall.make_table("sealed", ["me", "greedy"], start=True)

    def with_a_restart() -> str:
        frail.kill()
        frail.start()
        return "1"

    typist = Typist(with_a_restart, *["1", "0"] * 60)
    assert visit(hall, table.id, "Runa", "en", typist.screen)
    assert "The connection is lost; trying again …" in typist.shown
    assert "This is how it ended:" in typist.shown


def test_a_hall_that_stays_away_ends_with_the_way_back(frail: Served, home: dict[str, str]) -> None:
    hall = passes.come_in(frail.url, "", "en")
    table = hall.make_table("sealed", ["me", "greedy"], start=True)

    def killed() -> str:
        frail.kill()
        return "1"

    typist = Typist(killed)
    with hall.play(table.id, patience=0.3) as play, pytest.raises(Unreachable):
        Remote(play, "en", typist.screen, "bannerhall play …").play()
    assert typist.shown.endswith("The hall is gone; the match is kept there.\nGo on with: bannerhall play …\n")


# --- Who we are ---------------------------------------------------------------------------------------------


def test_a_guest_stays_the_same_one_under_the_same_name(house: Served, home: dict[str, str]) -> None:
    first = passes.come_in(house.url, "Runa", "en").me()
    assert passes.come_in(house.url, "Runa", "en").me() == first
    assert passes.come_in(house.url, "Odo", "en").me().name == "Odo"
    passes.keep(house.url, "Runa", "a-token-that-nobody-knows")
    assert passes.come_in(house.url, "Runa", "en").me().id != first.id
    passes.file().write_text("[", "utf-8")
    assert passes.known() == {}


def test_a_pass_is_for_its_owner_only(house: Served, home: dict[str, str]) -> None:
    passes.keep(house.url, "Runa", "secret")
    assert passes.file().stat().st_mode & 0o077 == 0


# --- Playing along ------------------------------------------------------------------------------------------


def mirrored(lines: list[dict[str, object]]) -> bool:
    """Whether a mirror that was told these lines after the first deal can be looked into."""
    start = game("xorlosch").new(2)
    mirror = Mirror(start)
    state, stream = start.clone(), Stream(1)
    number = 0
    while state.seat() == CHANCE:
        action, number = roll_chance(state, stream), number + 1
        state.apply(action)
        mirror.take({"number": number, "by": CHANCE, "action": state.rules.vocabulary.to_json(action)})
    for line in lines:
        mirror.take(line)
    return mirror.state(0, state.view(0)) is not None


def test_a_mirror_shows_the_match_only_while_it_is_exactly_the_halls() -> None:
    placed: dict[str, object] = {"number": 99, "by": 0, "action": {"kind": "place", "argument": "warrior-1"}}
    assert mirrored([])
    assert mirrored([{"number": 99, "sits": 1, "name": "greedy"}])
    assert mirrored([{"number": 99, "dice": "new"}])
    assert mirrored([placed, {"number": 100, "back": 98}])
    assert not mirrored([placed])
    assert not mirrored([{"number": 99, "by": 0, "repair": []}])
    assert not mirrored([{"number": 99, "by": 0, "action": {"kind": "place", "argument": "?"}}])
    assert not mirrored([{"number": 99, "by": 1, "action": {"kind": "ready"}}])
