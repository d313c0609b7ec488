"""What stands at every door of the hall: headers, origins, sizes, rates, and texts that no database can write."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from halls import URL, Person, Served, hall
from seats import Seat
from starlette.responses import Response
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from bannerhall.server import limits
from bannerhall.server.app import endpoints
from bannerhall.server.headers import HEADERS
from bannerhall.server.requests import MOST_BODY, Call, Endpoint
from bannerhall.server.routes.records import MOST_RECORD
from bannerhall.server.socket import MOST_MESSAGE

TWO = {"game": "sealed", "chairs": [{"kind": "me"}, {"kind": "open"}]}
PROBLEM = "application/problem+json"
UNSAFE = [endpoint for endpoint in endpoints() if endpoint.method != "GET"]


def made_by(person: Person, **wanted: Any) -> str:
    table: str = person.post("/api/tables", {**TWO, **wanted}, 201)["id"]
    return table


def unshaken(served: Served) -> TestClient:
    """A client that is answered as the network would be when a handler breaks."""
    client = TestClient(served.app, raise_server_exceptions=False)
    client.portal = served.stranger().client.portal
    return client


# --- Headers ------------------------------------------------------------------------------------------------


def test_every_kind_of_answer_has_the_headers_that_keep_people_safe(here: Served) -> None:
    async def crash(call: Call) -> Response:
        raise RuntimeError("hush")

    here.app.router.routes.insert(0, Endpoint("GET", "/api/crash", crash).route())
    ada = here.guest("Ada")
    table = made_by(ada)
    client = unshaken(here)
    answers = [
        (200, client.get("/healthz")),
        (200, client.get("/api/openapi.json")),
        (200, client.get("/api/games/xorlosch/words")),
        (200, client.head("/api/tables")),
        (201, client.post("/api/guest", json={})),
        (204, ada.client.put(f"/api/tables/{table}/archive", json={"away": True})),
        (400, client.post("/api/guest", content=b"{")),
        (401, here.stranger().client.get("/api/account")),
        (404, client.get("/api/nowhere")),
        (404, client.get("/api/tables/nowhere")),
        (404, client.get(f"/api/tables/{table}/live")),  # it is there for the live connection only
        (405, client.delete("/api/tables")),
        (405, client.options("/api/tables")),
        (413, client.post("/api/guest", content=b" " * (MOST_BODY + 1))),
        (422, client.post("/api/guest", json={"name": 7})),
        (500, client.get("/api/crash")),
    ]
    for status, answer in answers:
        assert answer.status_code == status, answer.url
        for name, value in HEADERS.items():
            assert answer.headers[name] == value, (answer.url, name)
        assert "server" not in answer.headers
        assert "strict-transport-security" not in answer.headers
        if status >= 400:
            assert answer.headers["content-type"] == PROBLEM
            assert answer.json()["status"] == status
    refused = next(answer for status, answer in answers if status == 405)
    assert refused.headers["allow"] == "GET, HEAD, POST"


def test_the_policy_lets_no_foreign_or_inline_script_run() -> None:
    policy = dict(part.split(" ", 1) for part in HEADERS["Content-Security-Policy"].split("; "))
    assert (policy["default-src"], policy["script-src"], policy["frame-ancestors"]) == ("'none'", "'self'", "'none'")
    assert "unsafe" not in HEADERS["Content-Security-Policy"]
    assert "*" not in HEADERS["Content-Security-Policy"]


def test_answers_about_people_are_kept_nowhere(here: Served) -> None:
    ada = here.guest("Ada")
    assert ada.client.get("/api/account").headers["cache-control"] == "no-store"
    assert ada.client.get("/api/nowhere").headers["cache-control"] == "no-store"


def test_over_https_browsers_are_told_to_stay_there(tmp_path: Path) -> None:
    with hall(tmp_path, secure=True) as served:
        answer = served.stranger().client.post("/api/guest", json={})
        assert "max-age=" in answer.headers["strict-transport-security"]
        assert "secure" in answer.headers["set-cookie"].lower()


def test_our_own_mistakes_tell_nothing_of_our_insides(here: Served, caplog: pytest.LogCaptureFixture) -> None:
    async def crash(call: Call) -> Response:
        raise RuntimeError("SELECT hush FROM /etc/passwd")

    for method in ("GET", "POST"):
        here.app.router.routes.insert(0, Endpoint(method, "/api/crash", crash).route())
        with caplog.at_level(logging.ERROR):
            answer = unshaken(here).request(method, "/api/crash")
        assert (answer.status_code, answer.headers["content-type"]) == (500, PROBLEM)
        told = answer.json()
        assert set(told) <= {"type", "title", "status", "detail", "message"}
        for inside in ("hush", "RuntimeError", "Traceback", "bannerhall/server", "passwd"):
            assert inside not in answer.text
    assert "hush" in caplog.text, "whoever runs the hall can find out"
    assert here.stranger().get("/healthz")["status"] == "good"


# --- Other sites --------------------------------------------------------------------------------------------


FOREIGN = [
    {"Origin": "https://evil.example"},
    {"Origin": "null"},
    {"Origin": "http://hall.test.evil.example"},
    {"Origin": "http://hall.test:81"},
    {"Origin": "file://hall.test"},
    {"Origin": ""},
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
    {"Origin": "https://evil.example", "Sec-Fetch-Site": "same-origin"},
]
OWN = [
    {},
    {"Origin": URL, "Host": "elsewhere.test"},
    {"Origin": "http://192.0.2.9:8421", "Host": "192.0.2.9:8421"},
    {"Origin": "https://club.example"},
    {"Sec-Fetch-Site": "same-origin"},
    {"Sec-Fetch-Site": "none"},
]


@pytest.mark.parametrize("headers", FOREIGN)
def test_a_page_of_another_site_changes_nothing(here: Served, headers: dict[str, str]) -> None:
    ada = here.guest("Ada")
    for endpoint in UNSAFE:
        path = endpoint.path.replace("{", "").replace("}", "")
        answer = ada.client.request(endpoint.method, path, json={}, headers=headers)
        assert (answer.status_code, answer.json()["message"]) == (403, "foreign-origin"), endpoint.path
    assert ada.get("/api/account")["name"] == "Ada"


@pytest.mark.parametrize("headers", OWN)
def test_our_own_pages_and_programs_may(tmp_path: Path, headers: dict[str, str]) -> None:
    with hall(tmp_path, origins=("https://club.example",)) as served:
        ada = served.guest("Ada")
        answer = ada.client.post("/api/tables", json=TWO, headers={"Host": "hall.test", **headers})
        assert answer.status_code == 201


def test_a_bearer_needs_no_origin(here: Served) -> None:
    ada = here.guest("Ada", bearer=True)
    for headers in FOREIGN:
        assert ada.client.post("/api/tables", json=TWO, headers=headers).status_code == 201


@pytest.mark.parametrize("headers", FOREIGN)
def test_a_page_of_another_site_gets_no_live_connection(here: Served, headers: dict[str, str]) -> None:
    ada = here.guest("Ada")
    table = made_by(ada)
    ada.headers = headers
    with pytest.raises(WebSocketDisconnect) as closed, ada.live(table):
        raise AssertionError("it was let in")
    assert closed.value.code == 4003
    ada.headers = {"Origin": "http://testserver"}
    with ada.live(table) as socket:
        assert socket.receive_json()["is"] == "table"


# --- Sizes --------------------------------------------------------------------------------------------------


def test_a_body_has_a_size_said_or_unsaid(here: Served) -> None:
    ada = here.guest("Ada")

    def parts(many: int) -> Iterator[bytes]:
        for _ in range(many):
            yield b" " * 1024

    for content in (b" " * (MOST_BODY + 1), parts(MOST_BODY // 1024 + 1)):
        answer = ada.client.post("/api/tables", content=content)
        assert (answer.status_code, answer.json()["message"]) == (413, "too-large")
        assert answer.json()["facts"] == {"most": MOST_BODY}
    good = json.dumps(TWO).encode()
    assert ada.client.post("/api/tables", content=good + b" " * (MOST_BODY - len(good))).status_code == 201
    answer = ada.client.post("/api/tables", content=parts(2), headers={"Content-Length": str(10**30)})
    assert answer.status_code == 413
    assert ada.client.post("/api/records", content=parts(MOST_BODY // 1024 + 1)).status_code == 422
    assert ada.client.post("/api/records", content=parts(MOST_RECORD // 1024 + 1)).status_code == 413


def test_a_message_has_a_size_and_the_connection_goes_on(here: Served) -> None:
    ada = here.guest("Ada")
    with ada.live(made_by(ada)) as socket:
        seat = Seat(socket, 0)
        for send in (socket.send_text, lambda text: socket.send_bytes(text.encode())):
            send(" " * (MOST_MESSAGE + 1))
            assert seat.until(lambda m: m["is"] == "refused")["problem"]["status"] == 413
        socket.send_json({"do": "look", "have": 0, "key": "still-here"})
        assert seat.until(lambda m: m["is"] == "done")["key"] == "still-here"


# --- Rates --------------------------------------------------------------------------------------------------


@pytest.fixture
def strict(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    """A hall where everything may be done twice an hour."""
    monkeypatch.setattr(limits, "RATES", {**dict.fromkeys(limits.RATES, "2/hour"), "guest": "10/hour"})
    with hall(tmp_path, limits=True) as made:
        yield made


def test_whoever_comes_too_often_is_told_when_to_come_again_and_others_are_not_counted(strict: Served) -> None:
    ada, ben = strict.guest("Ada"), strict.guest("Ben")
    for _ in range(2):
        made_by(ada)
    answer = ada.client.post("/api/tables", json=TWO)
    assert (answer.status_code, answer.headers["content-type"]) == (429, PROBLEM)
    assert 0 < int(answer.headers["retry-after"]) <= 3600
    assert answer.json()["facts"] == {"seconds": int(answer.headers["retry-after"])}
    assert len(ada.get("/api/tables/mine")) == 2
    assert made_by(ben)
    ada.post("/api/records", {}, 422)  # what is counted by another name is not over yet


@pytest.mark.parametrize("endpoint", [e for e in endpoints() if e.limit], ids=lambda e: f"{e.method} {e.path}")
def test_every_address_with_a_limit_has_it(strict: Served, endpoint: Endpoint) -> None:
    caller = strict.host() if endpoint.path.startswith("/api/host") else strict.stranger()
    path = endpoint.path.replace("{", "").replace("}", "")
    codes = [caller.client.request(endpoint.method, path, content=b"[").status_code for _ in range(11)]
    assert codes[-1] == 429
    assert 429 not in codes[:2]


def test_what_changes_something_is_limited() -> None:
    assert [endpoint.path for endpoint in UNSAFE if not endpoint.limit] == []
    assert {endpoint.limit for endpoint in endpoints() if endpoint.limit} <= set(limits.RATES)


def said(seat: Seat, key: str) -> dict[str, Any]:
    seat.socket.send_json({"do": "say", "key": key, "text": "hello"})
    return seat.until(lambda m: m["is"] in ("done", "refused"))


def test_acts_and_chat_over_the_live_connection_are_limited_each_for_itself(strict: Served) -> None:
    ada, ben = strict.guest("Ada"), strict.guest("Ben")
    table = made_by(ada, game="xorlosch", chairs=[{"kind": "me"}, {"kind": "bot"}], start=True)
    with ada.live(table) as mine, ben.live(table) as other:
        first, second = Seat(mine, 0), Seat(other, -3)
        first.until_asked()
        told = [said(first, f"key-number-{number}") for number in range(3)]
        assert [m["is"] for m in told] == ["done", "done", "refused"]
        assert told[2]["problem"]["message"] == "too-often"
        assert told[2]["problem"]["facts"]["seconds"] > 0
        assert said(second, "of-another")["is"] == "done"
        acts = [first.answer("end") for _ in range(3)]
        assert [m["problem"]["status"] for m in acts] == [409, 409, 429]


# --- Texts that cannot be written ---------------------------------------------------------------------------


NUL, HALF, RAW_HALF = b"a\\u0000b", b"a\\ud800b", b"a\xed\xa0\x80b"
PLACES = {
    "guest": ("POST", "/api/guest", b'{"name": "%s"}'),
    "account name": ("PATCH", "/api/account", b'{"name": "%s"}'),
    "setting": ("PATCH", "/api/account", b'{"settings": {"colour": "%s"}}'),
    "setting name": ("PATCH", "/api/account", b'{"settings": {"%s": 1}}'),
    "address": ("POST", "/api/account/register", b'{"email": "%s@example.org", "password": "long enough"}'),
    "sign in": ("POST", "/api/account/sign-in", b'{"email": "%s@example.org", "password": "long enough"}'),
    "note": ("POST", "/api/tables", b'{"game": "sealed", "chairs": [{"kind": "me"}, {"kind": "open"}], "note": "%s"}'),
    "game": ("POST", "/api/tables", b'{"game": "%s", "chairs": [{"kind": "me"}, {"kind": "open"}]}'),
    "option": (
        "POST",
        "/api/tables",
        b'{"game": "xorlosch", "chairs": [{"kind": "me"}, {"kind": "open"}], "options": {"board": "%s"}}',
    ),
    "option name": (
        "POST",
        "/api/tables",
        b'{"game": "sealed", "chairs": [{"kind": "me"}, {"kind": "open"}], "options": {"%s": true}}',
    ),
    "number name": (
        "POST",
        "/api/tables",
        b'{"game": "sealed", "chairs": [{"kind": "me"}, {"kind": "open"}], "numbers": {"%s": 1}}',
    ),
    "device": (
        "POST",
        "/api/tables",
        b'{"game": "sealed", "chairs": [{"kind": "me"}, {"kind": "device", "name": "%s"}]}',
    ),
    "bot": ("POST", "/api/tables", b'{"game": "sealed", "chairs": [{"kind": "me"}, {"kind": "bot", "bot": "%s"}]}'),
    "join": ("POST", "/api/tables/{table}/join", b'{"device": "%s"}'),
    "chair": ("PUT", "/api/tables/{table}/chairs/1", b'{"kind": "bot", "bot": "%s"}'),
    "chat": ("POST", "/api/tables/{playing}/acts", b'{"act": {"do": "say", "key": "abcdefgh", "text": "%s"}}'),
    "key": ("POST", "/api/tables/{playing}/acts", b'{"act": {"do": "say", "key": "abcdefgh%s", "text": "hi"}}'),
    "action": (
        "POST",
        "/api/tables/{playing}/acts",
        b'{"act": {"do": "answer", "key": "abcdefgh", "seat": 0, "have": 0, "actions": [{"kind": "%s"}]}}',
    ),
    "repair": (
        "POST",
        "/api/tables/{playing}/acts",
        b'{"act": {"do": "propose-repair", "key": "abcdefgh", "seat": 0, "have": 0,'
        b' "patch": [{"path": "/table/%s", "value": "%s"}]}}',
    ),
}


def test_texts_that_no_database_can_write_are_refused_everywhere(served: Served) -> None:
    ada = served.guest("Ada")
    playing = made_by(ada, game="xorlosch", chairs=[{"kind": "me"}, {"kind": "bot"}], start=True)
    table = made_by(ada)
    before = ada.get(f"/api/tables/{table}")
    have = b'"have": %d' % ada.get(f"/api/tables/{playing}/scene")["number"]
    for what, (method, path, body) in PLACES.items():
        for text in (NUL, HALF, RAW_HALF):
            place = path.format(table=table, playing=playing)
            answer = ada.client.request(method, place, content=body.replace(b"%s", text).replace(b'"have": 0', have))
            assert 400 <= answer.status_code < 500, (what, text, answer.text)
            assert answer.headers["content-type"] == PROBLEM
    assert ada.get(f"/api/tables/{table}") == before
    assert ada.get(f"/api/tables/{playing}/chat") == []
    assert len(ada.get("/api/tables/mine")) == 2


def test_addresses_and_tokens_that_no_database_can_write_lead_nowhere(served: Served) -> None:
    ada = served.guest("Ada")
    for path in ("/api/tables/a%00b", "/api/tables/%00/scene", "/api/games/%00/rules", "/api/tables/%ED%A0%80"):
        assert ada.get(path, 404)["status"] == 404
    served.host().put("/api/host/accounts/a%00b", {"muted": True}, 404)
    served.host().delete("/api/host/tables/a%00b", 404)
    with pytest.raises(WebSocketDisconnect) as closed, ada.live("a%00b"):
        raise AssertionError("it was let in")
    assert closed.value.code == 4004
    ada.get("/api/tables/mine?archived=%00", 422)
    assert served.stranger().client.get("/api/account", headers={"Cookie": "bannerhall=a%00"}).status_code == 401


@pytest.mark.parametrize("name", ["Ada\n", "\nAda", "A\tda", "Ada\x7f", "Ada\r", ""])
def test_a_name_is_one_line(here: Served, name: str) -> None:
    assert here.stranger().post("/api/guest", {"name": name}, 422)["message"] == "bad-body"


def test_chat_and_notes_may_have_several_lines(served: Served) -> None:
    ada = served.guest("Ada")
    note = "first\nsecond\n😀\u2028"
    table = made_by(ada, note=note, game="xorlosch", chairs=[{"kind": "me"}, {"kind": "bot"}], start=True)
    ada.post(f"/api/tables/{table}/acts", {"act": {"do": "say", "key": "abcdefgh", "text": note}})
    assert ada.get(f"/api/tables/{table}")["note"] == note
    assert ada.get(f"/api/tables/{table}/chat")[0]["text"] == note


def test_a_caller_who_goes_away_while_asking_is_no_mistake_of_ours(
    here: Served, caplog: pytest.LogCaptureFixture
) -> None:
    async def ask() -> None:
        async def leave() -> dict[str, Any]:
            return {"type": "http.disconnect"}

        async def nobody_hears(message: Any) -> None:
            del message

        scope = {"type": "http", "method": "POST", "path": "/api/guest", "headers": [], "query_string": b""}
        await here.app({**scope, "scheme": "http", "server": ("hall.test", 80)}, leave, nobody_hears)

    here.run(ask)
    assert not [record for record in caplog.records if record.levelname == "ERROR"]
