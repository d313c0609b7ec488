"""The live connection: a bot in a few lines, stale acts, broken connections, a hall that is killed under our hands."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from served import Served, served

from bannerhall.client import Hall, HallError, Play, StaleAct, Unreachable, choices
from bannerhall.client.play import decoded, pause_for
from bannerhall.core.errors import Refused
from bannerhall.core.state import SPECTATOR
from bannerhall.server import wire


def chooser(seed: int) -> Callable[[wire.Scene], wire.Action]:
    dice = random.Random(seed)
    return lambda scene: dice.choice(choices(scene))


@pytest.mark.parametrize("game", ["sealed", "xorlosch"])
def test_a_bot_plays_to_the_end(ada: Hall, game: str) -> None:
    table = ada.make_table(game, ["me", "greedy"], start=True)
    with ada.play(table.id) as play:
        result = play.run(chooser(3))
    assert sorted(result) == ["points", "ranks", "winners"]
    assert [line["number"] for line in play.lines] == list(range(1, play.number + 1))
    assert ada.table(table.id).result == result


def test_two_people_play_against_each_other_and_one_looks_on(ada: Hall, ben: Hall) -> None:
    table = ada.make_table("sealed", ["me", "open"])
    results: list[Any] = []

    def play_as(hall: Hall, seed: int) -> None:
        with hall.play(table.id) as play:
            results.append(play.run(chooser(seed)))

    with ada.play(table.id) as early:  # before there is a match
        assert early.scene is None
        ben.join(table.id)
        threads = [Thread(target=play_as, args=(hall, seed), daemon=True) for seed, hall in enumerate((ada, ben))]
        for thread in threads:
            thread.start()
        ada.start(table.id)
        for thread in threads:
            thread.join()
        heard = [message for message in early.news() if isinstance(message, wire.News)]
    assert results[0] == results[1] == heard[-1].scene.result
    with Hall(ada.url).play(table.id) as onlooker:  # a stranger, after the end
        onlooker.receive()
        assert onlooker.reader == SPECTATOR
        with pytest.raises(Refused):
            onlooker.answer("pass")


def test_answers_are_typed_as_text_and_several_are_one_draft(ada: Hall) -> None:
    table = ada.make_table("xorlosch", ["me", "greedy"], start=True)
    with ada.play(table.id) as play:
        next(play.turns())
        assert play.scene is not None
        play.answer_text("place warrior-1; place mechanicus-1")
        mine = [line["action"]["argument"] for line in play.lines if line.get("by") == 0]
        assert mine == ["warrior-1", "mechanicus-1"]
        with pytest.raises(HallError):
            play.answer_text("place warrior-1; place warrior-9")
        assert [line["action"]["argument"] for line in play.lines if line.get("by") == 0] == mine
        assert play.preview("place warrior-1").options != play.scene.options
        assert play.why("ready") is None
        told = play.why("place warrior-5")
        assert told is not None
        assert told.clause.startswith("XOR-")
        play.back()
        assert "back" in play.lines[-1]


def test_who_does_not_know_everything_is_told_it_and_nothing_is_done(ada: Hall) -> None:
    table = ada.make_table("sealed", ["me", wire.NewChair("bot", bot="random")], start=True)
    with ada.play(table.id) as here, ada.play(table.id) as there:
        scene = next(here.turns())
        next(there.turns())
        here.answer(choices(scene)[0])
        with pytest.raises(StaleAct):
            there.answer(choices(scene)[0])
        assert there.number >= here.number  # what was missing came with the refusal
        assert there.lines[: here.number] == here.lines
        there.run(chooser(1))
        here.run(chooser(1))
        assert here.lines == there.lines


def test_a_refusal_is_raised_with_its_clause(ada: Hall) -> None:
    table = ada.make_table("sealed", ["me", "greedy"], start=True)
    with ada.play(table.id) as play:
        next(play.turns())
        with pytest.raises(HallError) as refused:
            play.answer("bid 3")
        assert refused.value.clause == "HALL-ASK-03"
        with pytest.raises(HallError) as unknown:
            play.answer("dance")
        assert unknown.value.status == 422


def test_talk_reaches_everybody(ada: Hall, ben: Hall) -> None:
    table = ada.make_table("sealed", ["me", "greedy"], start=True)
    with ada.play(table.id) as here, ben.play(table.id) as there:
        there.say("Good luck!")
        line = next(message.line for message in here.news() if isinstance(message, wire.Chat))
        assert (line.name, line.seat, line.text) == ("Ben", None, "Good luck!")


def test_on_a_shared_device_the_curtain_is_lifted_for_one_seat(ada: Hall) -> None:
    table = ada.make_table("sealed", ["me", wire.NewChair("device", name="Cleo")], start=True)
    with ada.play(table.id) as play:
        while play.curtain is None:
            play.receive(10)
        due = play.curtain.due
        assert due is not None
        play.lift(due)
        while play.scene is None or play.scene.reader != due:
            play.receive(10)
        play.answer(choices(play.scene)[0])
        play.fall()
        while play.curtain.open_for is not None:
            play.receive(10)


def test_nothing_to_hear_is_a_timeout(ada: Hall) -> None:
    table = ada.make_table("sealed", ["me", "open"])
    with ada.play(table.id) as play:
        assert isinstance(play.receive(10), wire.TableNews)
        with pytest.raises(TimeoutError):
            play.receive(0)


def test_an_unknown_table_is_a_problem(ada: Hall, house: Served) -> None:
    with pytest.raises(HallError) as missing:
        ada.play("nowhere")
    assert missing.value.status == 404
    secret = ada.make_table("sealed", ["me", "greedy"], visibility="private")
    with ada.play(secret.id) as play:
        play.hall.web.token = Hall(house.url).guest().token  # from now on it is somebody else who comes
        play.close()
        with pytest.raises(HallError) as turned_away:
            play.receive()
        assert turned_away.value.status == 404


def test_messages_of_a_newer_hall_are_passed_over() -> None:
    assert decoded('{"is": "fireworks", "colour": "red"}') is None
    assert decoded('{"is": "done", "key": "x", "number": 3, "more": 1}') == wire.Done("x", 3)


def test_a_busy_hall_is_asked_again() -> None:
    def problem(status: int, **facts: int) -> wire.Problem:
        return wire.Problem("", "", status, "", facts=dict(facts))

    assert pause_for(problem(429, seconds=7)) == 7
    assert pause_for(problem(503)) == 1
    assert pause_for(problem(409)) is None


# --- A hall that goes away ----------------------------------------------------------------------------------


@pytest.fixture
def frail(tmp_path: Path) -> Iterator[Served]:
    with served(tmp_path) as house:
        yield house


class Unlucky(Play):
    """The hall is killed at some moments of this client's life, and comes back."""

    def __init__(self, hall: Hall, table: str, house: Served, moments: set[int]) -> None:
        super().__init__(hall, table)
        self.house = house
        self.moments = moments
        self.sent = 0

    def _send(self, data: bytes) -> None:
        self.sent += 1
        before = self.sent in self.moments
        if before:
            self.fall_down()
        super()._send(data)
        if -self.sent in self.moments:  # it may have been stored or not: nobody knows
            self.fall_down()

    def fall_down(self) -> None:
        self.house.kill()
        self.house.start()


def test_a_hall_killed_again_and_again_loses_nothing_and_does_nothing_twice(frail: Served) -> None:
    hall = Hall(frail.url)
    hall.guest("Runa")
    table = hall.make_table("sealed", ["me", "random"], start=True)
    given: list[wire.Action] = []
    dice = random.Random(5)

    def choose(scene: wire.Scene) -> wire.Action:
        given.append(dice.choice(choices(scene)))
        return given[-1]

    with Unlucky(hall, table.id, frail, {1, 3, -2, -5, -6, 9, -12}) as play:
        result = play.run(choose)
    assert play.sent >= 12
    assert hall.table(table.id).result == result
    assert play.lines == hall.scene(table.id).lines
    bids = [[line["action"]["argument"] for line in bids_of(play.lines, seat)] for seat in (0, 1)]
    assert len(bids[0]) == len(bids[1]) > 3, "everybody bids once a round"
    # What was chosen too late, because the match had gone on, was refused and chosen again.
    chosen = iter([action.argument for action in given if action.kind == "bid"])
    assert all(bid in chosen for bid in bids[0]), "bids stand in the order they were chosen"


def bids_of(lines: list[dict[str, Any]], seat: int) -> list[dict[str, Any]]:
    return [line for line in lines if line.get("by") == seat and line["action"]["kind"] == "bid"]


def test_chat_is_said_once_however_often_it_is_sent(frail: Served) -> None:
    hall = Hall(frail.url)
    hall.guest("Runa")
    table = hall.make_table("sealed", ["me", "open"])
    with Unlucky(hall, table.id, frail, {-1, 2, -3}) as play:
        for text in ("one", "two", "three"):
            play.say(text)
    assert [line.text for line in hall.chat(table.id)] == ["one", "two", "three"]


def test_patience_ends_and_the_match_is_still_there(frail: Served) -> None:
    hall = Hall(frail.url)
    hall.guest("Runa")
    table = hall.make_table("sealed", ["me", "greedy"], start=True)
    lost: list[str] = []
    with hall.play(table.id, patience=0.5, lost=lost.append) as play:
        scene = next(play.turns())
        frail.kill()
        with pytest.raises(Unreachable):
            play.answer(choices(scene)[0])
        assert lost
        frail.start()
        play.run(chooser(2))  # the same connection is good again
    assert hall.table(table.id).status == "over"
