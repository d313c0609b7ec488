"""Hints at a table: for the own seat only, of what it may know, after planned steps, and not too often."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from halls import Person, Served, hall
from seats import new_table, play_on, seated, stored_entries

from bannerhall.server.limits import RATES
from bannerhall.server.routes.hints import Asked, question_of


def number(person: Person, table: str, seat: int = 0) -> int:
    return int(person.get(f"/api/tables/{table}/scene?seat={seat}")["number"])


def hint(person: Person, table: str, status: int = 200, seat: int = 0, **told: Any) -> Any:
    body = {"seat": seat, "have": number(person, table, seat), **told}
    return person.post(f"/api/tables/{table}/hint", body, status)


def offered(person: Person, table: str) -> list[Any]:
    options = person.get(f"/api/tables/{table}/scene?seat=0")["scene"]["options"]
    return [{name: option[name] for name in ("kind", "argument") if name in option} for option in options]


def test_a_hint_is_among_what_may_be_answered_and_changes_nothing(served: Served) -> None:
    ada, ben = served.guest("Ada"), served.guest("Ben")
    table = new_table(ada, ben, game="xorlosch")
    before = stored_entries(served, table)
    told = hint(ada, table)
    assert told["level"] == "search"
    assert 1 <= len(told["ideas"]) <= 3
    for idea in told["ideas"]:
        assert idea["action"] in offered(ada, table)
        assert 0 <= idea["share"] <= 100
        assert 0 <= idea["worth"] <= 100
        assert all(reason["message"].startswith("xorlosch-reason-") for reason in idea["reasons"])
        assert len(idea["reasons"]) <= 2
    assert stored_entries(served, table) == before


def test_planned_steps_come_before_the_hint(here: Served) -> None:
    ada, ben = here.guest("Ada"), here.guest("Ben")
    table = new_table(ada, ben, game="xorlosch")
    step = {"kind": "place", "argument": "warrior-5"}  # no point is left, so all that can follow is to be ready
    told = hint(ada, table, actions=[step])
    assert [idea["action"] for idea in told["ideas"]] == [{"kind": "ready"}]
    told = hint(ada, table, 409, actions=[step, step])
    assert told["clause"] == "XOR-START-01"


def test_who_is_not_asked_gets_no_hint(here: Served) -> None:
    ada, ben = here.guest("Ada"), here.guest("Ben")
    table = new_table(ada, ben, game="xorlosch")
    assert hint(ben, table, 409, seat=1)["clause"] == "HALL-ASK-02"


def test_there_is_no_hint_for_what_somebody_has_not_seen_yet(here: Served) -> None:
    ada, ben = here.guest("Ada"), here.guest("Ben")
    table = new_table(ada, ben, game="xorlosch")
    have = number(ada, table)
    told = hint(ada, table, 409, have=have - 1)
    assert (told["is"], told["number"], len(told["lines"])) == ("stale", have, 1)
    assert told["scene"]["reader"] == 0


def test_no_hint_for_another_seat_or_a_table_that_has_not_begun(here: Served) -> None:
    ada, ben = here.guest("Ada"), here.guest("Ben")
    table = new_table(ada, ben)
    assert ben.post(f"/api/tables/{table}/hint", {"seat": 0, "have": 0}, 403)["message"] == "not-your-seat"
    waiting = ada.post("/api/tables", {"game": "sealed", "chairs": [{"kind": "me"}, {"kind": "open"}]})["id"]
    assert ada.post(f"/api/tables/{waiting}/hint", {"seat": 0, "have": 0}, 409)["message"] == "not-started"


def test_what_goes_to_the_bot_is_what_the_seat_may_know(here: Served) -> None:
    """Of a hand that nobody else knows the bot is told many, and not the true one more often than by chance."""
    ada, ben = here.guest("Ada"), here.guest("Ben")
    table = new_table(ada, ben)
    me = ada.get("/api/account")["id"]
    seen: set[str] = set()

    async def asked() -> str:
        live = await here.hall.live(table)
        async with live.lock:
            seat = live.sitting.state.waiting()[0]
            if seat != 0:
                return ""
            found = question_of(live, me, Asked(0, len(live.sitting.feed(0).lines)))
            position: dict[str, Any] = json.loads(found.position)  # type: ignore[union-attr]
            return json.dumps(position["table"]["hands"][1])

    with seated(table, ada, ben) as seats:
        while seats[0].seat not in seats[0].scene["waiting"]:
            play_on(seats, 1)
        seen = {here.run(asked) for _ in range(40)}
    assert len(seen) > 3, "always the same hand of the other seat"


def test_hints_are_limited_by_themselves(tmp_path: Path) -> None:
    with hall(tmp_path, limits=True) as served:
        ada = served.guest("Ada")
        body = {"seat": 0, "have": 0}
        many = int(RATES["hints"].split("/")[0])
        found = [ada.client.post("/api/tables/none/hint", json=body).status_code for _ in range(many + 1)]
        assert found == [404] * many + [429]
