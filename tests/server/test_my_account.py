"""The own account: what can be changed, and how somebody leaves for good."""

from __future__ import annotations

from pathlib import Path

import pytest
from halls import Served, hall
from members import ADDRESS, DAY, PASSWORD, TWO, Later, claim, closed, member, playing, remains, sign_in
from postbox import Mailbox

from bannerhall.server.store import Statement, people


def test_name_language_and_settings_can_be_changed(tmp_path: Path) -> None:
    with hall(tmp_path) as served:
        ada = served.guest("Ada")
        shown = ada.patch("/api/account", {"name": "Ada L.", "lang": "es", "settings": {"theme": "dark", "volume": 3}})
        assert (shown["name"], shown["lang"], shown["settings"]) == ("Ada L.", "es", {"theme": "dark", "volume": 3})
        shown = ada.patch("/api/account", {"settings": {"theme": None, "mail_turns": False}})
        assert shown["settings"] == {"volume": 3, "mail_turns": False}
        assert shown == ada.get("/api/account")


@pytest.mark.parametrize(
    "body",
    [
        {"name": ""},
        {"name": "x" * 41},
        {"lang": "tlh"},
        {"email": ADDRESS},
        {"settings": {"a": 1.5}},
        {"settings": {"a": [1]}},
        {"settings": {"": 1}},
        {"settings": {"a": "x" * 201}},
        {"settings": {"a": "x\0"}},
        {"settings": {"a": 2**60}},
        {"settings": {str(number): 1 for number in range(65)}},
    ],
)
def test_what_does_not_fit_is_refused_and_changes_nothing(tmp_path: Path, body: object) -> None:
    with hall(tmp_path) as served:
        ada = served.guest("Ada")
        before = ada.get("/api/account")
        ada.patch("/api/account", body, 422)
        assert ada.get("/api/account") == before


def test_settings_cannot_pile_up(tmp_path: Path) -> None:
    with hall(tmp_path) as served:
        ada = served.guest("Ada")
        ada.patch("/api/account", {"settings": {str(number): number for number in range(64)}})
        assert ada.patch("/api/account", {"settings": {"more": 1}}, 422)["message"] == "too-many-settings"


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", ""),
        ("PATCH", ""),
        ("POST", "/close"),
        ("POST", "/confirm/again"),
        ("POST", "/sign-out-everywhere"),
        ("PUT", "/password"),
        ("PUT", "/email"),
    ],
)
def test_strangers_have_no_account_to_see_or_change(tmp_path: Path, method: str, path: str) -> None:
    with hall(tmp_path) as served:
        bodies = {"/password": {"old": PASSWORD, "new": PASSWORD}, "/email": {"email": ADDRESS, "password": PASSWORD}}
        body = bodies.get(path)
        assert served.stranger().ask(method, f"/api/account{path}", body, 401)["message"] == "sign-in-first"


# --- Leaving for good ---------------------------------------------------------------------------------------


def test_a_deleted_account_leaves_no_name_behind(store_url: str, tmp_path: Path, box: Mailbox) -> None:
    with hall(tmp_path, database=store_url, mail=box.mail) as served:
        ada, ben = member(served, box), served.guest("Ben")
        mine = ada.get("/api/account")["id"]
        table = playing(ada, ben)
        ada.post(f"/api/tables/{table}/acts", {"act": {"do": "say", "key": "hello-ben", "text": "Hello!"}})
        hosted, joined = ada.post("/api/tables", TWO)["id"], ben.post("/api/tables", TWO)["id"]
        ada.post(f"/api/tables/{joined}/join", {})
        ada.post("/api/account/forgot", {"email": ADDRESS})
        token = box.token()
        assert ada.post("/api/account/close", {"password": "wrong"}, 403)["message"] == "wrong-password"
        with ada.live(table) as socket:
            ada.post("/api/account/close", {"password": PASSWORD}, 204)
            closed(served, socket)
        chairs = ben.get(f"/api/tables/{table}")["chairs"]
        assert [(chair["kind"], chair["name"]) for chair in chairs] == [("left", ""), ("human", "Ben")]
        assert [(line["name"], line["text"]) for line in ben.get(f"/api/tables/{table}/chat")] == [("", "Hello!")]
        ben.get(f"/api/tables/{hosted}", 404)
        assert [chair["kind"] for chair in ben.get(f"/api/tables/{joined}")["chairs"]] == ["human", "open"]
        ada.get("/api/account", 401)
        sign_in(ada, status=401)
        ada.post("/api/account/reset", {"token": token, "password": "battery staple"}, 410)
        left = [remains(served, table, mine) for table in ("session", "token", "outbox")]
        assert left == [0, 0, 0]
        row = served.run(served.hall.db.row, "SELECT * FROM account WHERE id = :id", {"id": mine})
        kept = {"kind": "closed", "name": "", "email": None, "password": None, "confirmed": None, "settings": "{}"}
        assert row is not None
        assert {key: row[key] for key in kept} == kept
        again = served.stranger()
        claim(again)
        again.post("/api/account/confirm", {"token": box.token()}, 204)


def test_a_guest_needs_no_password_to_go(tmp_path: Path) -> None:
    with hall(tmp_path) as served:
        ada = served.guest("Ada")
        ada.post("/api/account/close", {}, 204)
        ada.get("/api/account", 401)


def test_what_nobody_can_use_any_more_is_thrown_away(posting: Served, box: Mailbox, later: Later) -> None:
    ada = posting.guest("Ada")
    mine = ada.get("/api/account")["id"]
    claim(ada)
    box.next()
    later(181 * DAY)
    posting.run(people.tidy, posting.hall.db)
    assert [remains(posting, table, mine) for table in ("session", "token", "outbox")] == [0, 0, 0]


def test_a_closed_account_holds_no_session(tmp_path: Path) -> None:
    with hall(tmp_path) as served:
        ada = served.guest("Ada")
        close = Statement("UPDATE account SET kind = 'closed' WHERE id = :id", {"id": ada.get("/api/account")["id"]})
        served.run(served.hall.db.commit, close)
        ada.get("/api/account", 401)
