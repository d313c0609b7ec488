"""Who may do what: every address of the hall, and the live connection, for everybody who may come along.

    stranger   nobody the hall knows
    other      a guest who has nothing to do with the table
    seat       a guest on the second chair, who has not made the table
    onlooker   a guest who watches the table, which is open to everybody with the link
    maker      a guest on the first chair, who has made the table
    host       whoever runs the hall, with the host's token

Questions about a seat are asked about the second one.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Any

import pytest
from halls import Person, Served, hall
from matches import finished
from starlette.websockets import WebSocketDisconnect

from bannerhall.server.app import endpoints
from bannerhall.server.store import Statement

LIVE = "LIVE /api/tables/{table}/live"
WHO = ("stranger", "other", "seat", "onlooker", "maker", "host")

RIGHTS = {
    # address                                    stranger other seat onlooker maker host
    "GET /healthz": "200 200 200 200 200 200",
    "GET /api/openapi.json": "200 200 200 200 200 200",
    "GET /api/live.schema.json": "200 200 200 200 200 200",
    "GET /api/hall": "200 200 200 200 200 200",
    "GET /api/qr": "200 200 200 200 200 200",
    "POST /api/guest": "201 200 200 200 200 201",
    "GET /api/account": "401 200 200 200 200 401",
    "PATCH /api/account": "401 200 200 200 200 401",
    "POST /api/account/close": "401 204 204 204 204 401",
    "POST /api/account/register": "202 202 202 202 202 202",
    "POST /api/account/confirm": "410 410 410 410 410 410",
    "POST /api/account/confirm/again": "401 409 409 409 409 401",
    "POST /api/account/sign-in": "401 401 401 401 401 401",
    "POST /api/account/sign-out": "204 204 204 204 204 204",
    "POST /api/account/sign-out-everywhere": "401 204 204 204 204 401",
    "POST /api/account/forgot": "204 204 204 204 204 204",
    "POST /api/account/reset": "410 410 410 410 410 410",
    "PUT /api/account/password": "401 403 403 403 403 401",
    "GET /api/account/progress": "401 200 200 200 200 401",
    "PUT /api/account/email": "401 409 409 409 409 401",
    "GET /api/profiles": "401 200 200 200 200 401",
    "PUT /api/profiles/{game}": "401 200 200 200 200 401",
    "DELETE /api/profiles/{game}/{profile}": "401 404 204 404 404 401",
    "GET /api/host/load": "401 401 401 401 401 200",
    "PUT /api/host/doors": "401 401 401 401 401 200",
    "POST /api/host/accounts/find": "401 401 401 401 401 200",
    "PUT /api/host/accounts/{account}": "401 401 401 401 401 200",
    "DELETE /api/host/tables/{table}": "401 401 401 401 401 204",
    "GET /api/host/links": "401 401 401 401 401 200",
    "POST /api/reports": "401 201 201 201 201 401",
    "GET /api/host/reports": "401 401 401 401 401 200",
    "GET /api/host/reports/{report}": "401 401 401 401 401 200",
    "GET /api/games": "200 200 200 200 200 200",
    "GET /api/games/{game}": "200 200 200 200 200 200",
    "GET /api/games/{game}/rules": "200 200 200 200 200 200",
    "GET /api/games/{game}/words": "200 200 200 200 200 200",
    "GET /api/games/{game}/drawing": "200 200 200 200 200 200",
    "GET /api/games/{game}/lesson": "200 200 200 200 200 200",
    "POST /api/games/{game}/lesson": "401 201 201 201 201 401",
    "POST /api/records": "401 201 201 201 201 401",
    "GET /api/tables": "200 200 200 200 200 200",
    "POST /api/tables": "401 201 201 201 201 401",
    "GET /api/tables/mine": "401 200 200 200 200 401",
    "GET /api/tables/{table}": "200 200 200 200 200 200",
    "POST /api/tables/{table}/join": "401 200 409 200 409 401",
    "POST /api/tables/{table}/clear": "401 403 200 403 200 401",
    "PUT /api/tables/{table}/chairs/{seat}": "401 403 403 403 200 401",
    "POST /api/tables/{table}/start": "401 403 403 403 200 401",
    "POST /api/tables/{table}/rematch": "401 403 201 403 201 401",
    "PUT /api/tables/{table}/archive": "401 204 204 204 204 401",
    "GET /api/tables/{table}/scene": "403 403 200 403 403 403",
    "GET /api/tables/{table}/record": "403 403 200 403 403 403",
    "GET /api/tables/{table}/replay": "403 403 200 403 403 403",
    "POST /api/tables/{table}/acts": "401 403 200 403 403 401",
    "POST /api/tables/{table}/hint": "401 403 409 403 403 401",  # 409: the other seat is asked first
    "GET /api/tables/{table}/chat": "200 200 200 200 200 200",
    "GET /api/tables/{table}/keepsakes": "401 403 200 403 200 401",
    "POST /api/tables/{table}/keepsakes/notes": "401 403 201 403 201 401",
    "POST /api/tables/{table}/keepsakes/photos": "401 403 201 403 201 401",
    "GET /api/tables/{table}/keepsakes/board": "401 403 200 403 200 401",
    "PUT /api/tables/{table}/keepsakes/board": "401 403 200 403 200 401",
    "GET /api/tables/{table}/keepsakes/{keepsake}/photo": "401 403 200 403 200 401",
    "DELETE /api/tables/{table}/keepsakes/{keepsake}": "401 403 204 403 404 401",
    LIVE: "101 101 101 101 101 101",
}

# Of a private table nobody but those who sit there may even learn that it exists.
PRIVATE = {
    # address                                    stranger other maker host
    "GET /api/tables/{table}": "404 404 200 404",
    "POST /api/tables/{table}/join": "401 404 409 401",
    "POST /api/tables/{table}/clear": "401 404 409 401",
    "PUT /api/tables/{table}/chairs/{seat}": "401 404 409 401",
    "POST /api/tables/{table}/start": "401 404 409 401",
    "POST /api/tables/{table}/rematch": "401 404 409 401",
    "PUT /api/tables/{table}/archive": "401 404 204 401",
    "GET /api/tables/{table}/scene": "404 404 200 404",
    "GET /api/tables/{table}/record": "404 404 200 404",
    "GET /api/tables/{table}/replay": "404 404 200 404",
    "POST /api/tables/{table}/acts": "404 404 200 404",
    "POST /api/tables/{table}/hint": "404 404 409 404",
    "GET /api/tables/{table}/chat": "404 404 200 404",
    "GET /api/tables/{table}/keepsakes": "401 404 200 401",
    "POST /api/tables/{table}/keepsakes/notes": "401 404 201 401",
    "POST /api/tables/{table}/keepsakes/photos": "401 404 201 401",
    "GET /api/tables/{table}/keepsakes/board": "401 404 200 401",
    "PUT /api/tables/{table}/keepsakes/board": "401 404 200 401",
    "GET /api/tables/{table}/keepsakes/{keepsake}/photo": "401 404 200 401",
    "DELETE /api/tables/{table}/keepsakes/{keepsake}": "401 404 204 401",
    LIVE: "404 404 101 404",
}

# Of a private table that has not begun: what an invitation opens to its holder, and what to whoever came with it.
INVITED = {
    # address                                    stranger other holder guest maker host
    "GET /api/tables/{table}": "404 404 200 200 200 404",
    "POST /api/tables/{table}/join": "401 404 200 409 409 401",
    "POST /api/tables/{table}/clear": "401 404 404 200 200 401",
    "PUT /api/tables/{table}/chairs/{seat}": "401 404 404 403 200 401",
    "POST /api/tables/{table}/start": "401 404 404 403 409 401",
    "POST /api/tables/{table}/rematch": "401 404 404 409 409 401",
    "PUT /api/tables/{table}/archive": "401 404 404 204 204 401",
    "GET /api/tables/{table}/scene": "404 404 404 409 409 404",
    "GET /api/tables/{table}/record": "404 404 404 409 409 404",
    "GET /api/tables/{table}/replay": "404 404 404 409 409 404",
    "POST /api/tables/{table}/acts": "404 404 404 409 409 404",
    "POST /api/tables/{table}/hint": "404 404 404 409 409 404",
    "GET /api/tables/{table}/chat": "404 404 404 200 200 404",
    "GET /api/tables/{table}/keepsakes": "401 404 404 200 200 401",
    "POST /api/tables/{table}/keepsakes/notes": "401 404 404 201 201 401",
    "POST /api/tables/{table}/keepsakes/photos": "401 404 404 201 201 401",
    "GET /api/tables/{table}/keepsakes/board": "401 404 404 200 200 401",
    "PUT /api/tables/{table}/keepsakes/board": "401 404 404 200 200 401",
    "GET /api/tables/{table}/keepsakes/{keepsake}/photo": "401 404 404 200 200 401",
    "DELETE /api/tables/{table}/keepsakes/{keepsake}": "401 404 404 204 404 401",
    LIVE: "404 404 404 101 101 404",
}

TOKEN = "x" * 43
WHY = {"do": "why", "seat": 1, "have": 0, "action": {"kind": "pass"}}
TWO = {"game": "sealed", "chairs": [{"kind": "me"}, {"kind": "open"}]}
PNG = b"\x89PNG\r\n\x1a\n"
BOARD = {"name": "Ours", "regions": [{"name": f"Region {i}", "points": i} for i in range(6)], "continents": []}
BODIES: dict[str, Any] = {
    "POST /api/guest": {},
    "PATCH /api/account": {"name": "Somebody"},
    "POST /api/account/close": {},
    "POST /api/account/register": {"email": "new@example.org", "password": "correct horse"},
    "POST /api/account/confirm": {"token": TOKEN},
    "POST /api/account/sign-in": {"email": "nobody@example.org", "password": "correct horse"},
    "POST /api/account/forgot": {"email": "nobody@example.org"},
    "POST /api/account/reset": {"token": TOKEN, "password": "correct horse"},
    "PUT /api/account/password": {"old": "correct horse", "new": "battery staple"},
    "PUT /api/account/email": {"email": "new@example.org", "password": "correct horse"},
    "PUT /api/host/doors": {},
    "POST /api/host/accounts/find": {"text": "Ada"},
    "PUT /api/host/accounts/{account}": {},
    "POST /api/reports": {"text": "It is broken."},
    "PUT /api/profiles/{game}": {"name": "Ours"},
    "POST /api/tables": TWO,
    "POST /api/tables/{table}/keepsakes/notes": {"text": "The board lies in the blue box."},
    "PUT /api/tables/{table}/keepsakes/board": BOARD,
    "POST /api/tables/{table}/join": {},
    "POST /api/tables/{table}/clear": {"seat": 1},
    "PUT /api/tables/{table}/chairs/{seat}": {"kind": "open"},
    "PUT /api/tables/{table}/archive": {"away": True},
}
ABOUT_A_SEAT = ("/scene", "/record", "/replay")
STATUS_WANTED = {  # what a table must be like for the address to do something there
    "POST /api/tables/{table}/join": "wanting",
    "POST /api/tables/{table}/clear": "open",
    "PUT /api/tables/{table}/chairs/{seat}": "open",
    "POST /api/tables/{table}/start": "open",
    "POST /api/tables/{table}/rematch": "over",
}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with hall(tmp_path_factory.mktemp("hall")) as made:
        yield made


@dataclass
class Company:
    """Everybody who may come along, and the table that this is about."""

    served: Served
    people: dict[str, Person]

    def table(self, status: str) -> str:
        """A table of the link, made anew."""
        maker, seat = self.people["maker"], self.people["seat"]
        extra = [{"kind": "open"}] if status == "wanting" else []
        wanted = {**TWO, "chairs": [{"kind": "me"}, {"kind": "open"}, *extra]}
        if status == "over":
            return self.over()
        table: str = maker.post("/api/tables", wanted, 201)["id"]
        seat.post(f"/api/tables/{table}/join", {"seat": 1})
        if status == "playing":
            maker.post(f"/api/tables/{table}/start")
        return table

    def over(self) -> str:
        """A match that is over: one brought in, on whose second chair the other player is put."""
        match = finished(2)
        text = match.record.to_text(match.state.rules.vocabulary)
        table: str = self.people["maker"].client.post("/api/records", content=text).json()["id"]
        me = self.people["seat"].get("/api/account")["id"]
        sql = "UPDATE chair SET account = :me WHERE match = :table AND seat = 1"
        self.served.run(self.served.hall.db.commit, Statement(sql, {"me": me, "table": table}))
        return table


@pytest.fixture
def company(served: Served) -> Company:
    people = {name: served.guest(name.title()) for name in ("other", "seat", "onlooker", "maker")}
    return Company(served, {"stranger": served.stranger(), "host": served.host(), **people})


def asked(company: Company, who: str, address: str, table: str, invitation: str = "") -> int:
    """The status that somebody gets at an address, showing an invitation wherever one could be shown."""
    method, path = address.split(" ")
    person = company.people[who]
    shown = f"?invitation={invitation}" if invitation else ""
    if method == "LIVE":
        return connected(person, table, shown)
    places = {"table": table, "game": "xorlosch", "seat": "1"}
    if "{account}" in path:
        places["account"] = company.people["maker"].get("/api/account")["id"]
    if "{report}" in path:
        places["report"] = company.people["maker"].post("/api/reports", {"text": "It is broken."}, 201)["id"]
    if "{profile}" in path:
        places["profile"] = company.people["seat"].put("/api/profiles/xorlosch", {"name": "Ours"})["id"]
    if "/keepsakes/" in path and method in ("GET", "DELETE"):
        places["keepsake"] = kept_by(company.people.get("seat"), table)
    path = path.format(**places)
    body = BODIES.get(address)
    if path.endswith("/photos"):
        return person.client.post(path, content=PNG).status_code
    if path.endswith("/acts"):
        scene = company.people["seat"].client.get(f"/api/tables/{table}/scene").json()
        body = {"act": {**WHY, "have": scene.get("number", 0)}}
    if path == "/api/qr":
        path += "?path=/"
    if path.endswith("/hint"):
        scene = company.people["seat"].client.get(f"/api/tables/{table}/scene?seat=1").json()
        body = {"seat": 1, "have": scene.get("number", 0)}
    if path.endswith("/join") and invitation:
        body = {"invitation": invitation}
    if path.endswith(ABOUT_A_SEAT):
        path += shown + "&seat=1" if shown else "?seat=1"
    else:
        path += shown
    if address == "POST /api/records":
        match = finished(2)
        return person.client.post(path, content=match.record.to_text(match.state.rules.vocabulary)).status_code
    return person.client.request(method, path, json=body).status_code


def kept_by(person: Person | None, table: str) -> str:
    """A photo and a board that somebody has kept with the match, if they sit there; the id of the photo."""
    if person is None:
        return "nothing"
    person.client.put(f"/api/tables/{table}/keepsakes/board", json=BOARD)
    told = person.client.post(f"/api/tables/{table}/keepsakes/photos", content=PNG).json()
    return str(told.get("id", "nothing"))


def connected(person: Person, table: str, query: str = "") -> int:
    try:
        with person.live(table, query) as socket:
            assert socket.receive_json()["is"] == "table"
            return 101
    except WebSocketDisconnect as closed:
        return closed.code - 4000 + 400


def written(row: str) -> list[int]:
    return [int(status) for status in row.split()]


@pytest.mark.parametrize("address", RIGHTS)
def test_everybody_may_do_what_the_table_of_rights_says(company: Company, address: str) -> None:
    status = STATUS_WANTED.get(address, "playing")
    tables = {who: company.table(status) for who in WHO}  # each has one to change
    with ExitStack() as stack:
        for table in tables.values():
            stack.enter_context(company.people["onlooker"].live(table))
        found = {who: asked(company, who, address, tables[who]) for who in WHO}
    assert found == dict(zip(WHO, written(RIGHTS[address]), strict=True))


@pytest.mark.parametrize("address", PRIVATE)
def test_a_private_table_is_known_to_those_who_sit_there_alone(company: Company, address: str) -> None:
    chairs = [{"kind": "me"}, {"kind": "device", "name": "Bea"}]
    wanted = {**TWO, "chairs": chairs, "visibility": "private", "start": True}
    table = company.people["maker"].post("/api/tables", wanted, 201)["id"]
    company.people["seat"] = company.people["maker"]  # the second chair is theirs as well
    people = ("stranger", "other", "maker", "host")
    found = {who: asked(company, who, address, table) for who in people}
    assert found == dict(zip(people, written(PRIVATE[address]), strict=True))


@pytest.mark.parametrize("address", INVITED)
def test_an_invitation_opens_the_table_and_one_chair_of_it_and_nothing_else(company: Company, address: str) -> None:
    maker = company.people["maker"]
    company.people |= {"guest": company.people["seat"], "holder": company.served.guest("Holder")}
    chairs = [{"kind": "me"}, {"kind": "invited", "name": "Seat"}, {"kind": "invited", "name": "Holder"}]
    found = {}
    for who in ("stranger", "other", "holder", "guest", "maker", "host"):
        made = maker.post("/api/tables", {**TWO, "chairs": chairs, "visibility": "private"}, 201)
        table, sent = made["id"], [chair["invitation"] for chair in made["chairs"]]
        company.people["guest"].post(f"/api/tables/{table}/join", {"invitation": sent[1]})
        found[who] = asked(company, who, address, table, sent[2] if who == "holder" else "")
    assert list(found.values()) == written(INVITED[address])


def test_no_address_is_missing_from_the_table_of_rights() -> None:
    every = {f"{endpoint.method} {endpoint.path}" for endpoint in endpoints()} | {LIVE}
    assert set(RIGHTS) == every
    assert set(PRIVATE) == set(INVITED) == {place for place in every if "/api/tables/{table}" in place}
    assert all(len(row.split()) == len(WHO) for row in RIGHTS.values())


def test_what_a_guest_is_refused_is_refused_to_a_forged_or_ended_session(served: Served) -> None:
    ada = served.guest("Ada", bearer=True)
    token = str(ada.client.headers["Authorization"]).split()[1]
    ada.post("/api/account/sign-out-everywhere", None, 204)
    for forged in (token, token[:-1], TOKEN, "", "x" * 5000):
        person = served.stranger()
        person.client.headers["Authorization"] = f"Bearer {forged}"
        person.get("/api/account", 401)
        person.post("/api/tables", TWO, 401)
        person.get("/api/host/load", 401)
        person.client.headers.pop("Authorization")
        person.client.cookies.set("bannerhall", forged)
        person.get("/api/account", 401)


def test_a_banned_account_may_do_nothing_that_needs_one(served: Served) -> None:
    ada = served.guest("Ada")
    me = ada.get("/api/account")["id"]
    served.host().put(f"/api/host/accounts/{me}", {"banned": True})
    for address in ("POST /api/tables", "POST /api/records", "GET /api/tables/mine", "GET /api/account"):
        method, path = address.split(" ")
        assert ada.client.request(method, path, json=BODIES.get(address, {})).status_code in (401, 403), address
