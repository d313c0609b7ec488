"""Reports: what somebody sends reaches the host, with the match as that person may see it and nothing secret."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from halls import Person, Served, hall
from matches import finished
from members import PASSWORD, member, remains, sign_in
from postbox import Mailbox
from seats import new_table, play_on, seated

from bannerhall import __version__
from bannerhall.core.state import SPECTATOR
from bannerhall.server import reports
from bannerhall.server.limits import RATES
from bannerhall.server.store import Statement
from bannerhall.server.store import reports as stored
from bannerhall.server.store.backup import back_up, restore

TEXT = "The dwarf walks through a wall.\nIt should not."


def report(person: Person, **told: Any) -> Any:
    return person.post("/api/reports", {"text": TEXT, **told}, 201)


def test_a_report_reaches_the_host(served: Served) -> None:
    ada = served.guest("Ada")
    told = report(ada, page="/t/abc", about={"browser": "Firefox 140", "size": "390×844"})
    assert (told["text"], told["page"], told["version"], told["record"]) == (TEXT, "/t/abc", __version__, None)
    assert told["about"] == {"browser": "Firefox 140", "size": "390×844"}
    assert list(told) == ["id", "at", "version", "text", "page", "about", "record"]
    later = report(served.guest("Ben"))
    host = served.host()
    assert host.get(f"/api/host/reports/{told['id']}") == told
    (second, first) = host.get("/api/host/reports")
    assert (second["id"], first["id"]) == (later["id"], told["id"]), "newest first"
    assert (first["account"], first["recorded"]) == (ada.get("/api/account")["id"], False)
    host.get("/api/host/reports/none", 404)


def unnamed(record: Any) -> Any:
    return {**record, "names": [""] * record["seats"]}


@pytest.mark.clause("LDR-HELP-02")
def test_the_match_comes_along_as_the_reporter_sees_it(served: Served) -> None:
    ada, ben, cleo = served.guest("Adalind"), served.guest("Benedikt"), served.guest("Cleopatra")
    table = new_table(ada, ben, numbers={"rounds": 1})
    with seated(table, ada, ben) as seats:
        while seats[0].scene["question"] is None or seats[0].scene["question"]["decision"] != "bids":
            play_on(seats, 1)
        seats[0].answer("bid 3")
        for person, seat in ((ada, 0), (ben, 1), (cleo, SPECTATOR)):
            own = person.get(f"/api/tables/{table}/record?seat={seat}")
            told = report(person, table=table)
            assert told["record"] == unnamed(own)
            assert ('"bid","argument":3' in json.dumps(told, separators=(",", ":"))) == (person is ada)
            assert "seed" not in told["record"]
            assert not any(name in json.dumps(told) for name in ("Adalind", "Benedikt", "Cleopatra"))
        play_on(seats)
    over = report(cleo, table=table)["record"]
    assert over == unnamed(ada.get(f"/api/tables/{table}/record"))
    assert over["seed"], "everything is open after the end"


def test_a_table_that_somebody_may_not_know_of_adds_nothing(here: Served) -> None:
    ada, ben = here.guest("Ada"), here.guest("Ben")
    chairs = [{"kind": "me"}, {"kind": "device", "name": "Bea"}]
    wanted = {"game": "sealed", "chairs": chairs, "visibility": "private", "start": True}
    private = ada.post("/api/tables", wanted, 201)["id"]
    waiting = ben.post("/api/tables", {"game": "sealed", "chairs": [{"kind": "me"}, {"kind": "open"}]}, 201)["id"]
    for table in (private, waiting, "none", "\n"):
        assert report(ben, table=table)["record"] is None
    assert report(ada, table=private)["record"]["game"] == "sealed"


def test_no_names_of_those_who_came_and_went(here: Served) -> None:
    """A record that was brought in has names among its entries."""
    ada = here.guest("Ada")
    match = finished(2)
    match.record.names = ["Xaver", "Yolanda"]
    text = json.dumps(match.record.to_json(match.state.rules.vocabulary)).replace(
        '"entries": [', '"entries": [["seat", 0, "Zacharias"], ["seat", 0, "bot:greedy"], ', 1
    )
    table = ada.client.post("/api/records", content=text).json()["id"]
    record = report(ada, table=table)["record"]
    assert record["entries"][:2] == [["seat", 0, "person"], ["seat", 0, "bot:greedy"]]
    assert not any(name in json.dumps(record) for name in ("Xaver", "Yolanda", "Zacharias"))


def test_neither_addresses_nor_tokens_are_kept(posting: Served, box: Mailbox) -> None:
    member(posting, box)
    token = sign_in(posting.stranger(), bearer=True)["token"]
    ada = posting.stranger(token)
    mail = "ada@example.org"
    told = report(
        ada,
        text=f"I am {mail}, and {token} is my token",
        page=f"/confirm#{token}",
        about={"from": f"<{mail}>", "cookie": f"bannerhall={token}; x", token[:40]: mail},
    )
    kept = posting.host().get(f"/api/host/reports/{told['id']}")
    assert kept == told
    everything = json.dumps(posting.run(posting.hall.db.rows, "SELECT * FROM report"), default=str)
    for secret in (mail, token, token[:40], PASSWORD):
        assert secret not in everything
    assert told["text"] == "I am …, and … is my token"
    assert told["page"] == "/confirm#…"


@pytest.mark.parametrize(
    "wrong",
    [
        {"text": ""},
        {"text": "x" * 4001},
        {"page": "x" * 201},
        {"about": {str(n): "" for n in range(21)}},
        {"about": {"x" * 41: ""}},
        {"about": {"x": "y" * 201}},
        {"about": {"x": 1}},
        {"text": "\x00"},
        {"record": {}},
    ],
)
def test_a_report_has_bounds(here: Served, wrong: Any) -> None:
    here.guest("Ada").post("/api/reports", {"text": TEXT, **wrong}, 422)
    assert here.host().get("/api/host/reports") == []


def test_only_so_many_reports_are_kept(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stored, "MOST_REPORTS", 3)
    ada = served.guest("Ada")
    made = [report(ada)["id"] for _ in range(5)]
    assert [found["id"] for found in served.host().get("/api/host/reports")] == made[:1:-1]


def test_a_record_that_is_too_long_is_left_out(here: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, ben = here.guest("Ada"), here.guest("Ben")
    table = new_table(ada, ben)
    assert report(ada, table=table)["record"]
    monkeypatch.setattr(reports, "MOST_RECORD", 100)
    told = report(ada, table=table)
    assert told["record"] is None
    assert here.host().get(f"/api/host/reports/{told['id']}") == told


def test_reports_go_with_the_account(served: Served) -> None:
    ada, ben = served.guest("Ada"), served.guest("Ben")
    mine = ada.get("/api/account")["id"]
    report(ada)
    kept = report(ben)["id"]
    assert remains(served, "report", mine) == 1
    ada.post("/api/account/close", {}, 204)
    assert remains(served, "report", mine) == 0
    assert [found["id"] for found in served.host().get("/api/host/reports")] == [kept]


def test_reports_are_in_a_backup(tmp_path: Path, store_url: str) -> None:
    other, file = f"sqlite:///{tmp_path}/other.db", tmp_path / "hall.backup"
    with hall(tmp_path, database=store_url) as served:
        told = report(served.guest("Ada"), about={"a": "b"})
        back_up(store_url, file)

        async def bring_back() -> int:
            return await restore(other, file)

        served.run(bring_back)
    with hall(tmp_path, database=other) as after:
        assert after.host().get(f"/api/host/reports/{told['id']}") == told


def test_a_database_from_before_there_were_reports_can_be_taken(tmp_path: Path, store_url: str) -> None:
    with hall(tmp_path, database=store_url) as served:
        served.guest("Ada")
        served.run(served.hall.db.commit, Statement("DROP TABLE report", {}))
        assert back_up(store_url, tmp_path / "hall.backup") > 0


def test_reports_have_a_limit_of_their_own(tmp_path: Path) -> None:
    with hall(tmp_path, limits=True) as served:
        ada = served.guest("Ada")
        many = int(RATES["reports"].split("/")[0])
        found = [ada.client.post("/api/reports", json={"text": TEXT}).status_code for _ in range(many + 1)]
        assert found == [201] * many + [429]
        assert served.guest("Ben").client.post("/api/reports", json={"text": TEXT}).status_code == 201
