"""A hall over HTTP: tables made and joined, problems with their clauses, and addresses that lead to no hall."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread

import pytest
from served import Served

from bannerhall.client import Hall, HallError, StaleAct, Unreachable, choices
from bannerhall.client.actions import action_of, new_key
from bannerhall.client.hall import invitation_of, table_of
from bannerhall.client.web import hall_address, nearby
from bannerhall.core.errors import BadRequest
from bannerhall.server import wire


def test_a_guest_makes_a_table_another_one_joins_it_and_it_begins(ada: Hall, ben: Hall) -> None:
    table = ada.make_table("sealed", ["me", "open", "greedy"], visibility="public", note="Come in")
    assert [chair.kind for chair in table.chairs] == ["human", "open", "bot"]
    assert table.id in [shown.id for shown in ben.tables()]
    with pytest.raises(HallError) as refused:
        ada.start(table.id)
    assert refused.value.status == 409
    seats = ben.join(table.id).chairs
    assert (seats[1].name, seats[1].yours) == ("Ben", True)
    assert ben.clear(table.id, 1).chairs[1].kind == "open"
    assert ada.set_chair(table.id, 1, "random").chairs[1].bot == "random"
    assert ada.start(table.id).status == "playing"
    assert [mine.id for mine in ada.mine()] == [table.id]
    assert ada.me().name == "Ada"
    assert "xorlosch" in [game.slug for game in ada.games()]


def test_a_whole_match_can_be_played_by_single_requests(ada: Hall) -> None:
    """Two seats of one account, each asked in turn; every refusal names its clause."""
    table = ada.make_table("sealed", ["me", wire.NewChair("device", name="Cleo")], start=True)
    for _ in range(400):
        now = ada.scene(table.id, 0)
        if now.scene.result is not None:
            break
        seat = now.scene.waiting[0]
        now = ada.scene(table.id, seat, now.number)
        act = wire.Answer(new_key(), seat, now.number, [choices(now.scene)[0]])
        with suppress(StaleAct):  # the hall may have passed for the seat, which could do nothing else
            ada.act(table.id, act)
            assert isinstance(ada.act(table.id, act), wire.Done)  # sent again it is not done again
    assert ada.table(table.id).status == "over"
    assert ada.rematch(table.id).id == ada.rematch(table.id).id


def test_a_refusal_names_the_clause_and_speaks_the_callers_language(ben: Hall) -> None:
    table = ben.make_table("sealed", ["me", "greedy"], start=True)
    number = ben.scene(table.id).number
    with pytest.raises(HallError) as refused:
        ben.act(table.id, wire.Answer(new_key(), 0, number, [wire.Action("bid", 3)]))
    error = refused.value
    assert (error.status, error.clause) == (409, "HALL-ASK-03")
    assert "beantwortet" in error.sentence
    assert str(error).endswith("[HALL-ASK-03]")


def test_an_act_without_what_happened_last_is_stale_and_tells_it(ada: Hall) -> None:
    table = ada.make_table("sealed", ["me", "greedy"], start=True)
    told = ada.scene(table.id)
    with pytest.raises(StaleAct) as stale:
        ada.act(table.id, wire.Answer(new_key(), 0, 0, [choices(told.scene)[0]]))
    assert len(stale.value.stale.lines) >= told.number
    assert str(stale.value) == "The match went on in the meantime; nothing was done. Please look again."


def test_what_is_said_can_be_read_later(ada: Hall, ben: Hall) -> None:
    table = ada.make_table("sealed", ["me", "greedy"], start=True)
    ada.act(table.id, wire.Say(new_key(), "Hello"))
    ben.act(table.id, wire.Say(new_key(), "Good luck"))
    assert [(line.name, line.text) for line in ben.chat(table.id)] == [("Ada", "Hello"), ("Ben", "Good luck")]
    assert [line.text for line in ben.chat(table.id, after=1)] == ["Good luck"]


def test_an_unknown_table_and_a_stranger_are_told_so(house: Served, ada: Hall) -> None:
    with pytest.raises(HallError) as missing:
        ada.table("nowhere")
    assert missing.value.status == 404
    with pytest.raises(HallError) as stranger:
        Hall(house.url).make_table("sealed")
    assert stranger.value.status == 401
    with pytest.raises(HallError) as nobody:
        ada.sign_in("nobody@example.org", "not the password")
    assert nobody.value.status == 401


@pytest.mark.parametrize("url", ["ftp://hall", "http://", "http://host:port", "http://me:secret@host", "http://[::1"])
def test_what_is_no_address_is_refused(url: str) -> None:
    with pytest.raises(BadRequest):
        Hall(url)


def test_addresses_are_read_as_people_write_them() -> None:
    assert hall_address("localhost:8421") == "http://localhost:8421"
    assert hall_address("https://hall.example/tables/x") == "https://hall.example"
    assert table_of("https://hall.example:8/table/Ab-9_x/") == ("https://hall.example:8", "Ab-9_x")
    assert table_of("https://hall.example/#/table/Ab9") == ("https://hall.example", "Ab9")
    assert table_of("Ab9") == (None, "Ab9")
    with pytest.raises(BadRequest):
        table_of("no table/at all")
    assert [nearby(host) for host in ("localhost", "192.168.1.4", "::1", "hall.example")] == [True, True, True, False]


def test_actions_are_read_as_programs_write_them() -> None:
    offered: list[dict[str, object]] = [{"kind": "bid", "from": 0, "to": 3}, {"kind": "take", "argument": "7"}]
    assert action_of("bid 3", offered) == wire.Action("bid", 3)
    assert action_of("take 7", offered) == wire.Action("take", "7")
    assert action_of("move w1-c3") == wire.Action("move", "w1-c3")
    assert action_of({"kind": "pass", "remark": {}}) == wire.Action("pass")


def test_nobody_there_is_said_with_the_address() -> None:
    with pytest.raises(Unreachable) as gone:
        Hall("http://127.0.0.1:1").games()
    assert gone.value.facts["url"] == "http://127.0.0.1:1"


class Stranger(BaseHTTPRequestHandler):
    """Some other web server."""

    def do_GET(self) -> None:
        if "games" in self.path:
            self.answer(200, "text/html", b"<h1>It works!</h1>")
        elif "mine" in self.path:
            self.answer(502, "text/html", b"Bad gateway")
        elif "tables/" in self.path:
            self.answer(404, "application/problem+json", b"[]")
        elif "account" in self.path:
            self.answer(302, "text/html", b"")
        else:
            assert "elsewhere" not in self.path, "a token must not follow a redirect"
            self.wfile.write(b"no HTTP at all\r\n")

    def answer(self, status: int, kind: str, body: bytes) -> None:
        self.send_response(status)
        self.send_header("Content-Type", kind)
        if status == 302:
            self.send_header("Location", "/elsewhere")
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *args: object) -> None:
        """Quietly."""


@contextmanager
def stranger() -> Iterator[Hall]:
    with HTTPServer(("127.0.0.1", 0), Stranger) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        try:
            yield Hall(f"http://127.0.0.1:{server.server_port}", token="secret-token")
        finally:
            server.shutdown()
            thread.join()


def test_something_else_at_the_address_is_recognised() -> None:
    with stranger() as other:
        for ask, message in (
            (other.games, "not-a-hall"),
            (lambda: other.table("x"), "not-a-hall"),
            (other.me, "not-a-hall"),
            (other.mine, "hall-unreachable"),
            (other.tables, "hall-unreachable"),
        ):
            with pytest.raises(Unreachable) as told:
                ask()
            assert told.value.message == message


# --- Invitations --------------------------------------------------------------------------------------------


def test_friends_come_to_a_private_table_by_the_links_they_are_sent(ada: Hall, ben: Hall) -> None:
    table = ada.make_table("sealed", ["me", "invited:Ben", "greedy"], visibility="private")
    assert (table.chairs[1].kind, table.chairs[1].name) == ("invited", "Ben")
    links = ada.invitations(table.id)
    assert list(links) == [1]
    assert links[1].startswith(f"{ada.url}/#/table/{table.id}?invitation=")
    with pytest.raises(HallError) as refused:
        ben.join(table.id)
    assert refused.value.status == 404
    invitation = invitation_of(links[1])
    assert ben.table(table.id, invitation).chairs[1].name == "Ben"
    assert ben.accept(links[1]).chairs[1].yours
    assert ada.invitations(table.id) == {}
    assert ada.start(table.id).status == "playing"


def test_a_chair_is_kept_for_somebody_else_and_the_old_link_is_dead(ada: Hall, ben: Hall) -> None:
    table = ada.make_table("sealed", ["me", "invited:Ben"])
    (old,) = ada.invitations(table.id).values()
    told = ada.set_chair(table.id, 1, "invited:Cleo")
    assert (told.chairs[1].kind, told.chairs[1].name) == ("invited", "Cleo")
    with pytest.raises(HallError) as refused:
        ben.accept(old)
    assert refused.value.message == "dead-invitation"
    (new,) = ada.invitations(table.id).values()
    assert ben.accept(new).chairs[1].name == "Ben"


def test_a_link_of_another_hall_is_not_taken_for_one_of_this(ada: Hall) -> None:
    with pytest.raises(BadRequest) as refused:
        ada.accept("http://elsewhere.example/#/table/abc?invitation=def")
    assert refused.value.message == "other-hall"


@pytest.mark.parametrize(
    ("link", "table", "invitation"),
    [
        ("http://hall.example/#/table/ab-C_1?invitation=xyz", ("http://hall.example", "ab-C_1"), "xyz"),
        ("http://hall.example/#/table/ab-C_1", ("http://hall.example", "ab-C_1"), None),
        ("https://hall.example:8/table/abc/?invitation=xyz", ("https://hall.example:8", "abc"), "xyz"),
        ("abc?invitation=xyz", (None, "abc"), "xyz"),
        ("abc", (None, "abc"), None),
    ],
)
def test_links_are_read(link: str, table: tuple[str | None, str], invitation: str | None) -> None:
    assert (table_of(link), invitation_of(link)) == (table, invitation)
