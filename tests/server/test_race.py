"""Many clients race on one match, also through two halls on one database: what they were told equals some order."""

from __future__ import annotations

import itertools
import random
import threading
import time
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from secrets import token_urlsafe
from typing import Any

import msgspec
import pytest
from halls import Person, Served, hall
from seats import new_table, stored_entries

from bannerhall.core.errors import BadRequest
from bannerhall.games import game
from bannerhall.server import wire
from bannerhall.server.sitting import Sitting
from bannerhall.server.store import entries as stored
from bannerhall.table import table as tables

ROUNDS = 14
RACERS = 3  # for each seat


@dataclass
class Call:
    """One request: when it was sent and answered, and what the answer was."""

    seat: int
    act: dict[str, Any]
    began: float
    ended: float
    told: str


def race(person: Person, table: str, seat: int, calls: list[Call], seed: int) -> None:
    """Look, choose, answer, again and again, without regard to anybody else."""
    rng = random.Random(seed)
    for _ in range(ROUNDS):
        scene = person.get(f"/api/tables/{table}/scene?seat={seat}")
        options = scene["scene"]["options"] or [{"kind": "ready"}]
        offer = rng.choice(options)
        action = {name: offer[name] for name in ("kind", "argument") if name in offer}
        key = token_urlsafe(9)
        act = {"do": "answer", "key": key, "seat": seat, "have": scene["number"], "actions": [action]}
        began = time.monotonic()
        answer = person.client.post(f"/api/tables/{table}/acts", json={"act": act}, headers=person.headers)
        ended = time.monotonic()
        told = answer.json()
        assert answer.status_code in (200, 409), answer.text
        calls.append(Call(seat, act, began, ended, told.get("is", "refused")))


def all_at_once(halls: list[Served], table: str, tokens: list[str]) -> list[Call]:
    calls: list[Call] = []
    threads = [
        threading.Thread(
            target=race, args=(halls[i % len(halls)].stranger(tokens[seat]), table, seat, calls, 10 * seat + i)
        )
        for seat in range(len(tokens))
        for i in range(RACERS)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(calls) == len(threads) * ROUNDS
    return calls


def replayed_in_order(served: Served, table: str, done: list[tuple[int, Call]]) -> list[str]:
    """The same acts one after the other, by nobody in a hurry."""
    row = served.run(stored.match, served.hall.db, table)
    assert row is not None
    sitting = Sitting(game(str(row["game"])), row, served.run(stored.chairs, served.hall.db, table))
    written = sitting.begin(0.0)
    for head, call in done:
        written += sitting.do(msgspec.convert(call.act, wire.Answer), 0.0)
        assert len(written) == head
    return written


@pytest.mark.parametrize("halls", [1, 2])
def test_the_log_of_calls_and_answers_equals_some_order(
    tmp_path: Path, store_url: str, halls: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    if halls == 2 and store_url.startswith("sqlite"):
        return check_that_sqlite_has_one_hall(tmp_path, store_url)
    monkeypatch.setattr(tables, "PASS_DELAY", 10_000.0)  # only the racers answer
    with ExitStack() as stack:
        running = [stack.enter_context(hall(tmp_path / str(i), database=store_url)) for i in range(halls)]
        people = [running[0].guest(name, bearer=True) for name in ("Ada", "Ben")]
        tokens = [str(person.client.headers["Authorization"]).split()[1] for person in people]
        table = new_table(*people, game="xorlosch")
        calls = all_at_once(running, table, tokens)
        sql = "SELECT key, head FROM receipt WHERE match = :id"
        rows = running[0].run(running[0].hall.db.rows, sql, {"id": table})
        heads = {row["key"]: int(row["head"] or 0) for row in rows}
        done = sorted(
            ((heads[call.act["key"]], call) for call in calls if call.told == "done"), key=lambda pair: pair[0]
        )
        assert {call.act["key"] for _, call in done} == set(heads), "exactly what was acknowledged is stored"
        assert len(done) >= ROUNDS, "the race must get somewhere"
        assert any(call.told != "done" for call in calls), "somebody must have lost the race"
        for (_, earlier), (_, later) in itertools.combinations(done, 2):
            assert not later.ended < earlier.began, "what was answered before another call began comes before it"
        assert replayed_in_order(running[0], table, done) == stored_entries(running[0], table)
        scenes = [each.stranger(tokens[0]).get(f"/api/tables/{table}/scene") for each in running]
        assert all(scene == scenes[0] for scene in scenes)
    return None


def check_that_sqlite_has_one_hall(tmp_path: Path, store_url: str) -> None:
    """A second process on the same file is refused, so there is no race between halls."""
    with ExitStack() as stack:
        stack.enter_context(hall(tmp_path / "0", database=store_url))
        with pytest.raises(BadRequest, match="probably"):
            stack.enter_context(hall(tmp_path / "1", database=store_url))
