"""Playing at a table of the hall, on both databases: answers, refusals, drafts, repetition, stepping back, votes."""

from __future__ import annotations

import asyncio
from pathlib import Path
from threading import Event, Thread
from typing import Any

import pytest
from halls import Person, Served, hall
from seats import Seat, catch_up, new_table, play_on, seated, stored_entries

from bannerhall.core.chance import KeyedStream
from bannerhall.core.replay import read_record, unproven_rolls
from bannerhall.games import game
from bannerhall.server.store.database import Meanwhile, Row, Statement, Unavailable
from bannerhall.server.store.sqlite import Sqlite


def test_a_whole_match_from_guest_to_proven_dice(served: Served) -> None:
    ada, ben = served.guest("Ada"), served.guest("Ben")
    table = new_table(ada, ben)
    commitment = ada.get(f"/api/tables/{table}")["commitment"]
    with seated(table, ada, ben) as seats:
        assert play_on(seats) > 5
        for seat in seats:
            catch_up(seat)
            assert seat.scene["result"]
        assert seats[0].scene["result"] == seats[1].scene["result"]
    record = ada.client.get(f"/api/tables/{table}/record?form=text").text
    match = read_record(record, game)
    assert match.over
    assert match.record.names == ["Ada", "Ben"]
    assert unproven_rolls(match) == []
    assert match.record.commitment == commitment
    assert KeyedStream(bytes.fromhex(match.record.seed or "")).commitment() == commitment
    info = ben.get(f"/api/tables/{table}")
    assert (info["status"], info["waiting"]) == ("over", [])


def test_every_line_is_numbered_without_gaps_and_the_same_after_a_restart(tmp_path: Path, store_url: str) -> None:
    with hall(tmp_path, database=store_url) as before:
        ada, ben = before.guest("Ada", bearer=True), before.guest("Ben", bearer=True)
        table = new_table(ada, ben)
        with seated(table, ada, ben) as seats:
            play_on(seats, 6)
            told = [seat.lines for seat in seats]
    tokens = [person.client.headers["Authorization"].split()[1] for person in (ada, ben)]
    with hall(tmp_path, database=store_url) as after:
        people = [after.stranger(token) for token in tokens]
        with seated(table, *people) as seats:
            assert [seat.lines for seat in seats] == told
            assert [[line["number"] for line in lines] for lines in told] == [
                list(range(1, len(lines) + 1)) for lines in told
            ]
            play_on(seats, 4)


def test_a_refused_answer_names_its_clause_and_changes_nothing(served: Served) -> None:
    ada, ben = served.guest("Ada"), served.guest("Ben")
    table = new_table(ada, ben, game="xorlosch")
    with seated(table, ada, ben) as (first, second):
        before = stored_entries(served, table)
        told = first.answer("end")
        assert told["is"] == "refused"
        assert told["problem"]["clause"].startswith(("XOR-", "HALL-"))
        assert told["problem"]["status"] == 409
        assert told["problem"]["message"] == f"why-{told['problem']['clause']}"
        assert second.answer("place warrior-1")["problem"]["clause"] == "HALL-ASK-02"
        assert stored_entries(served, table) == before


def test_a_draft_is_taken_or_refused_as_one(served: Served) -> None:
    ada, ben = served.guest("Ada"), served.guest("Ben")
    table = new_table(ada, ben, game="xorlosch")
    with seated(table, ada, ben) as (first, second):
        before = stored_entries(served, table)
        assert first.answer("place warrior-2", "place warrior-9")["is"] == "refused"
        assert first.answer("place warrior-2", "place warrior-4")["problem"]["clause"].startswith("XOR-")
        assert stored_entries(served, table) == before
        assert first.answer("place warrior-2", "place mechanicus-3", "ready")["is"] == "done"
        assert len(stored_entries(served, table)) == len(before) + 3
        second.until_asked()
        assert [line["action"]["kind"] for line in second.lines[-3:]] == ["place", "place", "ready"]


def test_a_preview_shows_the_draft_to_its_maker_alone(here: Served) -> None:
    ada, ben = here.guest("Ada"), here.guest("Ben")
    table = new_table(ada, ben, game="xorlosch")
    with seated(table, ada, ben) as (first, second):
        heard = len(second.heard)
        told = first.do("preview", actions=[{"kind": "place", "argument": "warrior-2"}])
        assert told["scene"]["question"]["facts"]["saved"] == 3
        assert told["scene"]["view"] != first.scene["view"]
        why = first.do(
            "why",
            action={"kind": "place", "argument": "warrior-4"},
            actions=[{"kind": "place", "argument": "warrior-2"}],
        )
        assert why["problem"]["clause"].startswith("XOR-")
        assert first.do("why", action={"kind": "place", "argument": "warrior-2"})["problem"] is None
        catch_up(second)
        assert [told["is"] for told in second.heard[heard:]] == ["news", "done"]


def test_a_stale_answer_gets_the_gap(served: Served) -> None:
    ada, ben = served.guest("Ada"), served.guest("Ben")
    table = new_table(ada, ben)
    with seated(table, ada, ben) as seats:
        play_on(seats, 3)
        asked = next(seat for seat in seats if seat.seat in seat.scene["waiting"])
        told = asked.do("answer", actions=[asked.option()], have=1)
        assert told["is"] == "stale"
        assert told["lines"] == asked.lines[1:]
        assert told["number"] == len(asked.lines)
        before = stored_entries(served, table)
        assert asked.do("answer", actions=[asked.option()])["is"] == "done"
        assert len(stored_entries(served, table)) > len(before)


def test_the_same_act_sent_again_is_done_once(served: Served) -> None:
    ada, ben = served.guest("Ada"), served.guest("Ben")
    table = new_table(ada, ben, game="xorlosch")
    with seated(table, ada, ben) as (first, _):
        act = {"key": "once-and-only", "have": len(first.lines)}
        done = first.answer("place warrior-1", **act)
        assert done["is"] == "done"
        before = stored_entries(served, table)
        assert first.answer("place warrior-1", **act) == done
        # even if it says that it knows what it did not know then
        assert first.answer("place warrior-1", key="once-and-only")["is"] == "done"
        assert stored_entries(served, table) == before
        assert first.answer("place warrior-1")["is"] == "done"


def test_stepping_back_and_what_needs_a_vote(served: Served) -> None:
    ada, ben = served.guest("Ada"), served.guest("Ben")
    table = new_table(ada, ben, game="xorlosch")
    with seated(table, ada, ben) as (first, second):
        start = len(first.lines)
        first.answer("place warrior-2")
        catch_up(first)
        assert first.scene["may_step_back"]
        assert first.do("back")["is"] == "done"
        first.answer("place warrior-5", "ready")
        second.until_asked()
        second.answer("place warrior-5", "ready")
        catch_up(first)
        assert first.do("back")["problem"]["clause"] == "HALL-BACK-01"
        assert first.do("propose-back", line=start)["is"] == "done"
        second.until(lambda told: told["is"] == "news" and told["scene"]["ballot"])
        assert second.scene["ballot"] == {"kind": "back", "by": 0, "missing": [1], "line": start, "patch": None}
        assert second.do("vote", yes=True)["is"] == "done"
        catch_up(first)
        assert first.scene["ballot"] is None
        assert first.scene["question"]["decision"] == "place"
        assert first.lines[-1]["back"] == start


def test_a_proposal_survives_a_restart_and_can_be_turned_down(tmp_path: Path, store_url: str) -> None:
    with hall(tmp_path, database=store_url) as before:
        ada, ben = before.guest("Ada", bearer=True), before.guest("Ben", bearer=True)
        table = new_table(ada, ben, game="xorlosch")
        with seated(table, ada, ben) as (first, second):
            first.answer("place warrior-5", "ready")
            second.until_asked()
            assert second.do("propose-back", line=0)["is"] == "done"
    tokens = [person.client.headers["Authorization"].split()[1] for person in (ada, ben)]
    with (
        hall(tmp_path, database=store_url) as after,
        seated(table, *(after.stranger(token) for token in tokens)) as (first, second),
    ):
        assert first.scene["ballot"]["missing"] == [0]
        assert first.do("vote", yes=False)["is"] == "done"
        catch_up(second)
        assert second.scene["ballot"] is None
        assert first.do("vote", yes=True)["problem"]["message"] == "no-vote"
        assert second.answer("place warrior-5")["is"] == "done"


def test_a_repair_by_agreement(here: Served) -> None:
    ada, ben = here.guest("Ada"), here.guest("Ben")
    table = new_table(ada, ben, game="xorlosch")
    with seated(table, ada, ben) as (first, second):
        first.answer("place warrior-2", "place mechanicus-3", "ready")
        second.until_asked()
        second.answer("place warrior-5", "ready")
        first.until_asked()
        assert first.do("propose-repair", patch=[{"path": "/stack", "value": 1}])["problem"]["clause"] == "HALL-FIX-02"
        patch = [{"path": "/table/turn", "value": first.scene["view"]["turn"]}]
        assert first.do("propose-repair", patch=patch)["is"] == "done"
        second.until(lambda told: told["is"] == "news" and told["scene"]["ballot"])
        assert second.scene["ballot"]["patch"] == patch
        second.do("vote", yes=True)
        catch_up(first)
        assert first.lines[-1]["repair"] == patch


BAD = [
    ("{", 400, "no-json"),
    ('{"do":"answer"}', 422, "bad-body"),
    ('{"do":"nothing"}', 422, "bad-body"),
    ('{"do":"answer","key":"abcdefgh","seat":0,"have":0,"actions":[]}', 422, "bad-body"),
    ('{"do":"answer","key":"abcdefgh","seat":9,"have":0,"actions":[{"kind":"x"}]}', 422, "bad-body"),
    ('{"do":"answer","key":"a b","seat":0,"have":0,"actions":[{"kind":"x"}]}', 422, "bad-body"),
    ('{"do":"answer","key":"abcdefgh","seat":0,"have":0,"actions":[{"kind":"ready"}],"more":1}', 422, "bad-body"),
    ('{"do":"vote","key":"abcdefgh","seat":0,"yes":1}', 422, "bad-body"),
    ("[" * 5000, 422, "bad-body"),
    ('{"do":"say","key":"abcdefgh","text":' + "[" * 5000, 422, "bad-body"),
    ("\ud800", 400, "no-json"),
    ('"' + "x" * 70_000 + '"', 413, "too-large"),
    ("null", 422, "bad-body"),
]


@pytest.mark.parametrize(("text", "status", "message"), BAD)
def test_a_broken_message_gets_a_typed_error_and_the_connection_goes_on(
    here: Served, text: str, status: int, message: str
) -> None:
    ada = here.guest("Ada")
    table = new_table(ada, game="xorlosch", more=[{"kind": "bot", "bot": "random"}])
    with seated(table, ada) as (first,):
        before = stored_entries(here, table)
        first.socket.send_text(text.encode("utf-8", "surrogatepass").decode("utf-8", "replace"))
        told = first.until(lambda m: m["is"] == "refused")
        assert (told["problem"]["status"], told["problem"]["message"]) == (status, message)
        assert stored_entries(here, table) == before
        assert first.answer("place warrior-5")["is"] == "done"


def test_nobody_acts_for_a_seat_of_others(here: Served) -> None:
    ada, ben, cleo = here.guest("Ada"), here.guest("Ben"), here.guest("Cleo")
    table = new_table(ada, ben, game="xorlosch")
    with seated(table, ada, ben) as (_, second), cleo.live(table) as socket:
        told = second.do("answer", actions=[{"kind": "ready"}], seat=0)
        assert (told["problem"]["status"], told["problem"]["message"]) == (403, "not-your-seat")
        onlooker = Seat(socket, 0)
        onlooker.until(lambda m: m["is"] == "news")
        assert onlooker.scene["reader"] == -3
        assert onlooker.scene["options"] == []
        assert onlooker.answer("ready")["problem"]["status"] == 403
    with here.stranger().live(table) as socket:
        nobody = Seat(socket, 0)
        assert nobody.answer("ready")["problem"]["status"] == 401


def test_chat_reaches_everybody_once(served: Served) -> None:
    ada, ben = served.guest("Ada"), served.guest("Ben")
    table = new_table(ada, ben)
    with seated(table, ada, ben) as (first, second):
        first.socket.send_json({"do": "say", "key": "hello-there", "text": "Good luck!"})
        first.socket.send_json({"do": "say", "key": "hello-there", "text": "Good luck!"})
        told = second.until(lambda m: m["is"] == "chat")
        assert (told["line"]["name"], told["line"]["text"], told["line"]["seat"]) == ("Ada", "Good luck!", 0)
        assert first.until(lambda m: m["is"] == "done")["key"] == "hello-there"
        assert first.until(lambda m: m["is"] == "done")["key"] == "hello-there"
        assert len(ben.get(f"/api/tables/{table}/chat")) == 1
        assert ben.get(f"/api/tables/{table}/chat?after=1") == []


def test_real_dice_are_typed_in(here: Served) -> None:
    ada, ben = here.guest("Ada"), here.guest("Ben")
    table = new_table(ada, ben, game="xorlosch", typed=True)
    with seated(table, ada, ben) as (first, second):
        assert first.scene["telling"]["decision"] == "draw"
        assert {"kind": "draw", "argument": "G07"} in first.scene["outcomes"]
        assert first.do("tell", action={"kind": "draw", "argument": "B07"})["problem"]["clause"] == "HALL-ASK-05"
        assert first.do("tell", action={"kind": "draw", "argument": "G07"})["is"] == "done"
        catch_up(second)
        assert second.lines[-1]["action"] == {"kind": "draw", "argument": "G07"}
        assert second.do("tell", action={"kind": "draw", "argument": "G08"})["is"] == "done"


def test_nothing_is_shown_before_it_is_stored(here: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """While an answer waits for the disk others ask for the scene; then the disk fails. Nobody may have seen it."""
    ada, ben = here.guest("Ada"), here.guest("Ben")
    table = new_table(ada, ben, game="xorlosch")
    before = ada.get(f"/api/tables/{table}/scene")
    honest, writing, failing = Sqlite.submit, Event(), Event()

    async def submit(
        self: Sqlite, *statements: Statement, notice: str = "", meanwhile: Meanwhile | None = None
    ) -> list[list[Row]]:
        if "UPDATE match SET head" not in statements[0].sql:
            return await honest(self, *statements, notice=notice)
        assert meanwhile is not None
        meanwhile()
        writing.set()
        while not failing.is_set():
            await asyncio.sleep(0.005)
        raise Unavailable("the disk is full")

    monkeypatch.setattr(Sqlite, "submit", submit)
    seen: list[Any] = []
    action = {"kind": "place", "argument": "warrior-5"}
    act = {"do": "answer", "key": "never-stored", "seat": 0, "have": before["number"], "actions": [action]}
    acting = Thread(target=lambda: seen.append(ada.post(f"/api/tables/{table}/acts", {"act": act}, 503)))
    looking = Thread(target=lambda: seen.append(ben.get(f"/api/tables/{table}/scene?seat=1")))
    watching = Thread(target=lambda: seen.append(first_news(ben, table)))
    acting.start()
    assert writing.wait(20)
    for thread in (looking, watching):
        thread.start()
    looking.join(0.3)  # if it is shown too early, then by now
    watching.join(0.3)
    failing.set()
    for thread in (acting, looking, watching):
        thread.join(20)
    assert sorted(told["number"] for told in seen if "scene" in told) == [before["number"]] * 2
    assert [told["message"] for told in seen if "message" in told] == ["hall-cannot-store"]


def test_an_act_is_told_to_others_even_if_its_sender_is_sent_away_meanwhile(
    here: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While an answer waits for the disk the connection that it came by is closed: it is stored, so all must hear."""
    ada, ben = here.guest("Ada"), here.guest("Ben")
    table = new_table(ada, ben, game="xorlosch")
    honest, writing, going_on = Sqlite.submit, Event(), Event()

    async def submit(
        self: Sqlite, *statements: Statement, notice: str = "", meanwhile: Meanwhile | None = None
    ) -> list[list[Row]]:
        if "UPDATE match SET head" in statements[0].sql:
            writing.set()
            while not going_on.is_set():
                await asyncio.sleep(0.005)
        return await honest(self, *statements, notice=notice, meanwhile=meanwhile)

    with seated(table, ada, ben) as (first, second):
        monkeypatch.setattr(Sqlite, "submit", submit)
        act = {"do": "answer", "key": "sent-away", "seat": 0, "have": len(first.lines)}
        first.socket.send_json({**act, "actions": [{"kind": "place", "argument": "warrior-5"}]})
        assert writing.wait(20)
        here.run(send_away, here, ada.get("/api/account")["id"])
        going_on.set()
        told = second.until(lambda message: message["is"] == "news")
        assert told["lines"][-1]["action"] == {"kind": "place", "argument": "warrior-5"}


async def send_away(here: Served, account: str) -> None:
    here.hall.part_with(account)


def first_news(person: Person, table: str) -> Any:
    with person.live(table) as socket:
        return Seat(socket, 1).until(lambda told: told["is"] == "news")
