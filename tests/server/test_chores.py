"""What needs no person: bots, clocks, passes; people who leave and come back; a device that several people share."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from pathlib import Path

import pytest
from halls import Served, hall
from seats import Seat, catch_up, new_table, play_on, seated, stored_entries
from starlette.websockets import WebSocketDisconnect

from bannerhall.server import clockwork, thinkers
from bannerhall.server.store import entries as stored
from bannerhall.table import table as tables

ENTRIES = "SELECT at, data FROM entry WHERE match = :match ORDER BY number"


def test_bots_answer_by_themselves_to_the_end(served: Served) -> None:
    ada = served.guest("Ada")
    table = new_table(ada, more=[{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "greedy"}])
    with seated(table, ada) as (first,):
        while not first.scene["result"]:
            first.until_asked()
            if first.scene["result"]:
                break
            first.do("answer", actions=[first.option()])
        assert {line["by"] for line in first.lines if "by" in line} >= {0, 1, 2}


def test_a_table_of_bots_alone_plays_itself(here: Served) -> None:
    ada = here.guest("Ada")
    chairs = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    table = ada.post("/api/tables", {"game": "sealed", "chairs": chairs, "start": True}, 201)["id"]
    with ada.live(table) as socket:
        onlooker = Seat(socket, -3)
        onlooker.until(lambda told: told["is"] == "news" and told["scene"]["result"])


def test_after_a_restart_the_bots_go_on(tmp_path: Path, store_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(self: thinkers.Thinkers, question: thinkers.Question) -> int:
        await asyncio.sleep(1000)
        raise AssertionError

    monkeypatch.setattr(stored, "CLAIM", 0.2)  # a dead hall's claims are void soon
    with hall(tmp_path, database=store_url) as before, monkeypatch.context() as held:
        held.setattr(thinkers.Thinkers, "ask", never)
        ada = before.guest("Ada", bearer=True)
        token = str(ada.client.headers["Authorization"]).split()[1]
        chairs = [{"kind": "bot", "bot": "random"}, {"kind": "me"}]
        table = ada.post("/api/tables", {"game": "xorlosch", "chairs": chairs, "start": True}, 201)["id"]
    with hall(tmp_path, database=store_url) as after, after.stranger(token).live(table) as socket:
        mine = Seat(socket, 1)
        mine.until_asked()
        assert mine.scene["question"]["decision"] == "place"


def test_a_slow_bot_delays_nobody_else(here: Served) -> None:
    ada, ben = here.guest("Ada"), here.guest("Ben")
    slow = new_table(ada, game="xorlosch", more=[{"kind": "bot", "bot": "search:10000000"}])
    with seated(slow, ada) as (first,):
        first.answer("place warrior-5", "ready")
        catch_up(first)
        assert first.scene["waiting"] == [1]
        quick = new_table(ben, more=[{"kind": "bot", "bot": "random"}])
        with seated(quick, ben) as (other,):
            while not other.scene["result"]:
                other.until_asked()
                if not other.scene["result"]:
                    other.do("answer", actions=[other.option()])
        catch_up(first)
        assert first.scene["waiting"] == [1], "the slow bot is still thinking"


def test_the_clock_answers_and_after_three_times_a_bot_sits_down(served: Served) -> None:
    ada, ben = served.guest("Ada"), served.guest("Ben")
    table = new_table(ada, ben, game="xorlosch", seconds=0.05)
    with seated(table, ada, ben) as (first, second):
        assert set(first.scene["deadlines"]) <= {"0", "1"}
        told = second.until(lambda m: m["is"] == "table" and any(c["kind"] == "left" for c in m["table"]["chairs"]))
        gone = next(chair for chair in told["table"]["chairs"] if chair["kind"] == "left")
        assert gone["bot"] == "greedy"
        assert any(line.get("sits") == gone["seat"] for line in second.lines)


def waited(here: Served, table: str, kind: str) -> float:
    """How long after the entry before it the last entry of this kind was made."""
    stored = here.run(here.hall.db.rows, ENTRIES, {"match": table})
    last = max(place for place, row in enumerate(stored) if f'"{kind}"' in str(row["data"]))
    return float(stored[last]["at"] or 0) - float(stored[last - 1]["at"] or 0)


def test_a_seat_that_can_only_pass_is_passed_after_the_same_delay(
    here: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "PASS_DELAY", 0.3)
    ada, ben = here.guest("Ada"), here.guest("Ben")
    for _ in range(10):  # it depends on the dice whether somebody can only pass
        table = new_table(ada, ben)
        with seated(table, ada, ben) as seats:
            passed = until_a_pass(seats)
        if passed:
            assert waited(here, table, "pass") >= 0.3
            return
    raise AssertionError("nobody had to pass")


def until_a_pass(seats: list[Seat]) -> bool:
    """Play until the hall has passed for somebody; False if the match ends before."""
    while True:
        for seat in seats:
            catch_up(seat)
        if not seats[0].scene["waiting"]:
            return False
        asked = seats[seats[0].scene["waiting"][0]]
        if asked.scene["options"] == [{"kind": "pass"}]:
            had = len(asked.lines)
            asked.until(lambda told, had=had: told["is"] == "news" and told["number"] > had)
            assert asked.lines[had]["action"] == {"kind": "pass"}
            return True
        asked.do("answer", actions=[asked.option()])


def test_somebody_leaves_a_bot_plays_on_and_they_come_back(served: Served) -> None:
    ada, ben = served.guest("Ada"), served.guest("Ben")
    table = new_table(ada, ben, game="xorlosch")
    with seated(table, ada, ben) as (first, second):
        first.answer("place warrior-5", "ready")
        second.until_asked()
        assert second.do("leave")["is"] == "done"
        first.until_asked()
        assert [chair["kind"] for chair in ada.get(f"/api/tables/{table}")["chairs"]] == ["human", "left"]
        assert any(line.get("by") == 1 for line in first.lines)
        assert second.do("leave")["problem"]["message"] == "nobody-to-leave"
        assert second.do("return")["is"] == "done"
        assert [chair["kind"] for chair in ada.get(f"/api/tables/{table}")["chairs"]] == ["human", "human"]
        assert second.do("return")["problem"]["message"] == "nobody-to-return"


def test_a_shared_device_shows_one_seat_at_a_time(here: Served) -> None:
    ada = here.guest("Ada")
    chairs = [{"kind": "me"}, {"kind": "device", "name": "Ben"}]
    table = ada.post("/api/tables", {"game": "sealed", "chairs": chairs, "start": True}, 201)["id"]
    with ada.live(table) as socket:
        device = Seat(socket, 0)
        told = device.until(lambda m: m["is"] == "curtain")
        due = device.scene["waiting"][0]
        down = {"is": "curtain", "seats": [0, 1], "open_for": None, "served": None}
        assert told == {**down, "due": due, "waiting": [due]}
        assert device.scene["reader"] == -3
        assert device.scene["options"] == []
        assert all(card is None for hand in device.scene["view"]["hands"] for card in hand)
        device.seat = due
        assert device.do("answer", actions=[{"kind": "pass"}], have=0)["problem"]["message"] == "behind-curtain"
        device.socket.send_json({"do": "lift", "seat": due})
        device.until(lambda m: m["is"] == "news" and m["reader"] == due)
        hands = device.scene["view"]["hands"]
        assert all(card is not None for card in hands[due])
        assert all(card is None for card in hands[1 - due])
        heard = len(device.heard)
        for _ in range(30):
            if device.scene["reader"] != due or due not in device.scene["waiting"]:
                break
            device.do("answer", actions=[device.option()])
            catch_up(device)
        later = device.heard[heard:]
        assert not [m for m in later if m["is"] == "news" and m["reader"] == 1 - due], (
            "nothing of the other seat is sent"
        )
        device.socket.send_json({"do": "lift", "seat": 1 - due})
        device.until(lambda m: m["is"] == "news" and m["reader"] == 1 - due)
        device.socket.send_json({"do": "fall"})
        device.until(lambda m: m["is"] == "news" and m["reader"] == -3)


def test_nobody_lifts_the_curtain_for_a_seat_of_others(here: Served) -> None:
    ada, ben = here.guest("Ada"), here.guest("Ben")
    table = new_table(ada, ben)
    with seated(table, ada, ben) as (first, _):
        first.socket.send_json({"do": "lift", "seat": 1})
        assert first.until(lambda m: m["is"] == "refused")["problem"]["message"] == "not-your-seat"


class Slow:
    """A connection that takes nothing at once."""

    framed = False

    def write(self, message: bytes) -> bool:
        return False


def test_a_slow_reader_is_sent_away_and_others_are_not_delayed() -> None:
    """A connection that takes nothing: its backlog ends, and nothing else does."""
    from bannerhall.server.watcher import MOST_WAITING, Watcher

    async def scene() -> None:
        stuck: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        dismissed: list[str] = []

        class Stuck(Slow):
            async def deliver(self, message: bytes) -> None:
                await stuck

        watcher = Watcher(None, [], True, Stuck(), lambda: dismissed.append("gone"))
        chunk = b"x" * 100_000
        for _ in range(MOST_WAITING // len(chunk) + 3):
            watcher._put(chunk)
        assert dismissed == ["gone"]
        watcher._put(chunk)
        assert dismissed == ["gone"]
        stuck.set_result(None)
        await asyncio.sleep(0)

    asyncio.run(scene())


def test_messages_keep_their_order_when_a_connection_is_busy() -> None:
    from bannerhall.server.watcher import Watcher

    async def scene() -> list[str]:
        gates = [asyncio.Event() for _ in range(3)]
        sent: list[str] = []

        class Gated(Slow):
            async def deliver(self, message: bytes) -> None:
                place = len(sent)
                sent.append(message.decode())
                if place < 3:
                    await gates[place].wait()

            def write(self, message: bytes) -> bool:
                free = len(sent) > 3
                if free:
                    sent.append(message.decode())
                return free

        watcher = Watcher(None, [], True, Gated(), lambda: None)
        for text in (b"a", b"b", b"c", b"d"):
            watcher._put(text)
        for gate in gates:
            gate.set()
            await asyncio.sleep(0)
            await asyncio.sleep(0)
        for _ in range(20):
            await asyncio.sleep(0)
        watcher._put(b"e")
        return sent

    assert asyncio.run(scene()) == ["a", "b", "c", "d", "e"]


def test_two_halls_share_the_bots_and_each_answer_is_given_once(tmp_path: Path, postgres_url: str) -> None:
    with ExitStack() as stack:
        halls = [stack.enter_context(hall(tmp_path / str(i), database=postgres_url)) for i in range(2)]
        ada = halls[0].guest("Ada", bearer=True)
        token = str(ada.client.headers["Authorization"]).split()[1]
        also_ada = halls[1].stranger(token)
        table = new_table(ada, more=[{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}])
        with seated(table, ada) as (first,), also_ada.live(table) as socket:
            there = Seat(socket, 0)
            while not first.scene["result"]:
                first.until_asked()
                if not first.scene["result"]:
                    first.do("answer", actions=[first.option()])
            there.until(lambda m: m["is"] == "news" and m["scene"]["result"])
            assert there.lines == first.lines
            entries = stored_entries(halls[0], table)
            assert len(entries) >= len(first.lines)


def test_another_hall_takes_over_when_one_dies(
    tmp_path: Path, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first hall claims the bot's answer and never gives it."""

    async def never(self: thinkers.Thinkers, question: thinkers.Question) -> int:
        await asyncio.sleep(1000)
        raise AssertionError

    monkeypatch.setattr(stored, "CLAIM", 0.5)
    monkeypatch.setattr(clockwork, "ROUND", 0.1)
    with hall(tmp_path / "0", database=postgres_url) as dying:
        ada = dying.guest("Ada", bearer=True)
        token = str(ada.client.headers["Authorization"]).split()[1]
        with monkeypatch.context() as held:
            held.setattr(thinkers.Thinkers, "ask", never)
            chairs = [{"kind": "bot", "bot": "random"}, {"kind": "me"}]
            table = ada.post("/api/tables", {"game": "xorlosch", "chairs": chairs, "start": True}, 201)["id"]
            with seated(table, ada):
                dying.run(dying.hall.clockwork.stop)  # as dead as a process can be and still be tested
        with hall(tmp_path / "1", database=postgres_url) as other, other.stranger(token).live(table) as socket:
            mine = Seat(socket, 1)
            mine.until_asked()
            assert 1 in mine.scene["waiting"]


def test_play_goes_on_when_everybody_reconnects(here: Served) -> None:
    ada, ben = here.guest("Ada"), here.guest("Ben")
    table = new_table(ada, ben)
    with seated(table, ada, ben) as seats:
        play_on(seats, 4)
        known = len(seats[0].lines)
    with ada.live(table, f"?have={known - 2}") as socket:
        again = Seat(socket, 0)
        told = again.until(lambda m: m["is"] == "news")
        assert len(told["lines"]) == 2
        assert told["number"] == known


def test_what_happens_in_another_hall_is_told_here(tmp_path: Path, postgres_url: str) -> None:
    """Joins, the start and the removal of a table, through a second process on the same database."""
    with ExitStack() as stack:
        one, other = (stack.enter_context(hall(tmp_path / str(i), database=postgres_url)) for i in range(2))
        ada, ben = one.guest("Ada"), other.guest("Ben")
        chairs = [{"kind": "me"}, {"kind": "open"}]
        table = ada.post("/api/tables", {"game": "xorlosch", "chairs": chairs}, 201)["id"]
        with ada.live(table) as socket:
            here = Seat(socket, 0)
            ben.post(f"/api/tables/{table}/join", {})
            told = here.until(lambda m: m["is"] == "table" and m["table"]["chairs"][1]["kind"] == "human")
            assert told["table"]["chairs"][1]["name"] == "Ben"
            ada.post(f"/api/tables/{table}/start")
            here.until(lambda m: m["is"] == "news")
            other.host().delete(f"/api/host/tables/{table}")
            with pytest.raises(WebSocketDisconnect):
                here.until(lambda m: False)


def test_a_strange_number_of_known_lines_is_no_number(here: Served) -> None:
    ada = here.guest("Ada")
    table = new_table(ada, more=[{"kind": "bot", "bot": "random"}])
    with ada.live(table, "?have=\u00b2") as socket:
        assert Seat(socket, 0).until(lambda m: m["is"] == "news")["lines"]
