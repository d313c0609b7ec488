"""The host's desk: its token, what it shows and does, and the command `bannerhall host`."""

from __future__ import annotations

import hmac
import json
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from halls import Person, Served, hall
from members import ADDRESS, Later, claim, closed, member, playing, sign_in
from postbox import Mailbox
from served import Served as Process
from served import served as started

from bannerhall import words
from bannerhall.cli import main
from bannerhall.commands import common
from bannerhall.core import errors
from bannerhall.server.hall import Hall
from bannerhall.server.ids import new_id
from bannerhall.server.routes.desk import ENDPOINTS

CALLS = [
    (endpoint.method, endpoint.path.format(account="someone", table="something"), {"text": "x"})
    for endpoint in ENDPOINTS
]


@pytest.mark.parametrize(("method", "path", "body"), CALLS)
def test_only_the_token_of_the_file_opens_the_desk(tmp_path: Path, method: str, path: str, body: object) -> None:
    with hall(tmp_path) as served:
        right = served.hall.desk.file.read_text("ascii").strip()
        guest = served.guest("Eve")
        wrong = [served.stranger(), guest, served.guest("Eve", bearer=True)]
        wrong += [served.stranger(token) for token in ("x", right[:-1], right + "x", "x" * len(right))]
        cookie = served.stranger()
        cookie.client.cookies.set("bannerhall", right)
        for person in [*wrong, cookie]:
            assert person.ask(method, path, body, 401)["message"] == "host-only"
        served.hall.desk.file.write_text("", "ascii")
        served.stranger("").ask(method, path, body, 401)
        served.hall.desk.file.unlink()
        served.stranger(right).ask(method, path, body, 401)


def test_tokens_are_compared_in_constant_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[Any] = []
    true = hmac.compare_digest

    def compare(given: bytes, wanted: bytes) -> bool:
        compared.append((given, wanted))
        return true(given, wanted)

    monkeypatch.setattr(hmac, "compare_digest", compare)
    with hall(tmp_path) as served:
        served.host().get("/api/host/load")
        right = served.hall.desk.file.read_bytes().strip()
        assert compared == [(right, right)]


def test_a_changed_token_holds_at_once(tmp_path: Path) -> None:
    with hall(tmp_path) as served:
        host = served.host()
        served.hall.desk.file.write_text("another token of the host\n", "ascii")
        host.get("/api/host/load", 401)


# --- Load ---------------------------------------------------------------------------------------------------


def test_the_load_is_shown(tmp_path: Path) -> None:
    with hall(tmp_path) as served:
        ada, ben = served.guest("Ada"), served.guest("Ben")
        table = playing(ada, ben)
        ada.post("/api/tables", {"game": "sealed", "chairs": [{"kind": "me"}, {"kind": "open"}]})
        with ada.live(table) as socket:
            socket.receive_json()
            load = served.host().get("/api/host/load")
        (process,) = load["processes"]
        assert (process["connections"], process["name"]) == (1, served.hall.name)
        assert (load["accounts"], load["tables"]) == ({"guest": 2}, {"open": 1, "playing": 1})
        assert (load["mails"], load["doors"]) == (0, {"registration": True, "guests": True})


def test_all_processes_are_shown_until_they_fall_silent(store_url: str, tmp_path: Path, later: Later) -> None:
    with hall(tmp_path, database=store_url) as served:
        other = Hall(served.hall.settings, served.hall.db)
        served.run(other.desk.report)
        served.run(other.desk.report)
        names = [process["name"] for process in served.host().get("/api/host/load")["processes"]]
        assert names == [served.hall.name, other.name]
        later(31)
        assert len(served.host().get("/api/host/load")["processes"]) == 1
        later(300)
        served.run(served.hall.desk.report)
        kept = served.run(served.hall.db.rows, "SELECT name FROM setting WHERE name LIKE 'process:%'")
        assert [row["name"] for row in kept] == [f"process:{served.hall.name}"]


# --- Doors --------------------------------------------------------------------------------------------------


def test_closed_registration_keeps_guests_and_members_coming(posting: Served, box: Mailbox) -> None:
    member(posting, box)
    host = posting.host()
    assert host.put("/api/host/doors", {"registration": False}) == {"registration": False, "guests": True}
    guest = posting.guest("Ben")
    body = {"email": "ben@example.org", "password": "long enough"}
    for person in (guest, posting.stranger()):
        assert person.post("/api/account/register", body, 403)["message"] == "registration-closed"
    sign_in(posting.stranger())
    assert host.put("/api/host/doors", {"registration": True}) == {"registration": True, "guests": True}
    claim(guest, "ben@example.org")


def test_closed_to_guests_lets_those_in_who_are_known(tmp_path: Path) -> None:
    with hall(tmp_path) as served:
        ada = served.guest("Ada")
        program = served.guest("Program", bearer=True)
        served.host().put("/api/host/doors", {"guests": False})
        assert served.stranger().post("/api/guest", {}, 403)["message"] == "guests-closed"
        program.post("/api/guest", {"bearer": True}, 403)
        ada.post("/api/guest", {}, 200)
        claim(served.stranger())
        served.host().put("/api/host/doors", {"guests": True})
        served.guest("Ben")


# --- Mute, ban, remove --------------------------------------------------------------------------------------


def my_id(person: Person) -> str:
    return str(person.get("/api/account")["id"])


def say(person: Person, table: str, key: str, status: int) -> Any:
    return person.post(f"/api/tables/{table}/acts", {"act": {"do": "say", "key": key, "text": "Hello"}}, status)


def test_a_muted_account_plays_on_but_does_not_chat(store_url: str, tmp_path: Path) -> None:
    with hall(tmp_path, database=store_url) as served:
        ada, ben = served.guest("Ada"), served.guest("Ben")
        table = playing(ada, ben)
        with ada.live(table) as socket:
            told = served.host().put(f"/api/host/accounts/{my_id(ada)}", {"muted": True})
            assert (told["muted"], told["banned"]) == (True, False)
            closed(served, socket)
        assert say(ada, table, "hello-one", 403)["message"] == "muted"
        with ada.live(table) as socket:
            socket.send_json({"do": "say", "key": "hello-two", "text": "Hello"})
            while (news := socket.receive_json())["is"] != "refused":
                pass
            assert news["problem"]["message"] == "muted"
        ada.get(f"/api/tables/{table}/scene")
        served.host().put(f"/api/host/accounts/{my_id(ada)}", {"muted": False})
        say(ada, table, "hello-three", 200)


def test_a_banned_account_is_out_at_once_and_stays_out(posting: Served, box: Mailbox) -> None:
    ada, ben = member(posting, box), posting.guest("Ben")
    table = playing(ada, ben)
    mine = my_id(ada)
    with ada.live(table) as socket, ben.live(table) as other:
        posting.host().put(f"/api/host/accounts/{mine}", {"banned": True})
        closed(posting, socket, 1)
        other.send_json({"do": "say", "key": "still-here", "text": "Still here"})
        while other.receive_json()["is"] != "chat":
            pass
    ada.get("/api/account", 401)
    assert sign_in(posting.stranger(), status=403)["message"] == "banned"
    sign_in(posting.stranger(), password="wrong password", status=401)
    posting.stranger().post("/api/account/forgot", {"email": ADDRESS}, 204)
    reset = {"token": box.token(), "password": "battery staple"}
    assert posting.stranger().post("/api/account/reset", reset, 403)["message"] == "banned"
    assert posting.host().put(f"/api/host/accounts/{mine}", {"banned": False})["banned"] is False
    sign_in(posting.stranger(), password="battery staple")


def test_whoever_is_not_there_cannot_be_judged(tmp_path: Path) -> None:
    with hall(tmp_path) as served:
        assert served.host().put("/api/host/accounts/nobody", {"muted": True}, 404)["facts"] == {"what": "account"}


@pytest.mark.parametrize(
    ("text", "names"),
    [("ADA", ["Ada"]), ("example.org", ["Ada"]), ("_", ["50%_off"]), ("%", ["50%_off"]), ("!", []), ("a", ["Ada"])],
)
def test_accounts_are_found_by_what_they_are_called(posting: Served, box: Mailbox, text: str, names: list[str]) -> None:
    ada = member(posting, box)
    posting.guest("50%_off")
    host = posting.host()
    assert [found["name"] for found in host.post("/api/host/accounts/find", {"text": text})] == names
    (found,) = host.post("/api/host/accounts/find", {"text": my_id(ada)})
    assert (found["email"], found["kind"], found["sessions"]) == (ADDRESS, "member", 1)
    ada.post("/api/account/close", {"password": "correct horse"})
    assert host.post("/api/host/accounts/find", {"text": "Ada"}) == []


def test_a_removed_table_is_gone(tmp_path: Path) -> None:
    with hall(tmp_path) as served:
        ada, ben = served.guest("Ada"), served.guest("Ben")
        table = playing(ada, ben)
        with ada.live(table) as socket:
            served.host().delete(f"/api/host/tables/{table}", 204)
            closed(served, socket)
        ada.get(f"/api/tables/{table}", 404)
        served.host().delete(f"/api/host/tables/{table}", 404)


# --- The command line ---------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with started(tmp_path_factory.mktemp("hall")) as found:
        yield found


@pytest.fixture(autouse=True)
def in_english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in common.LOCALE_VARIABLES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("BANNERHALL_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(errors, "_speaker", [])
    monkeypatch.setattr(common, "_tongue", ["en"])


class Shell:
    """`bannerhall host` at a running hall."""

    def __init__(self, process: Process, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys
        self.place = ["--url", process.url, "--home", str(process.folder)]

    def __call__(self, *argv: str, code: int = 0) -> str:
        assert main(["host", *argv, *self.place]) == code
        out, err = self.capsys.readouterr()
        assert (out == "") if code else (err == "")
        return err if code else out


@pytest.fixture
def shell(process: Process, capsys: pytest.CaptureFixture[str]) -> Shell:
    return Shell(process, capsys)


def post(process: Process, path: str, token: str = "", **body: object) -> Any:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    request = urllib.request.Request(f"{process.url}/api/{path}", json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        return json.loads(answer.read())


def test_the_command_shows_the_load(shell: Shell) -> None:
    told = shell("load")
    assert "0 connections" in told
    assert "Registration is open." in told
    assert list(json.loads(shell("load", "--json"))) == ["processes", "accounts", "tables", "mails", "doors"]
    assert "Neue Konten sind möglich." in shell("load", "--lang", "de")


def test_the_command_opens_and_closes_the_doors(shell: Shell) -> None:
    assert shell("registration", "closed").splitlines() == ["Registration is closed.", "Guests may come in."]
    assert shell("guests", "closed").splitlines() == ["Registration is closed.", "New guests may not come in."]
    shell("registration", "open")
    assert shell("guests", "open").splitlines() == ["Registration is open.", "Guests may come in."]
    assert "ajar" in shell("guests", "ajar", code=2)


def test_the_command_finds_mutes_and_bans(shell: Shell, process: Process) -> None:
    mine = post(process, "guest", name="Mallory")["id"]
    assert shell("find", "mallo") == f"{mine}: Mallory (guest), no address\n"
    assert shell("mute", mine) == f"{mine}: Mallory (guest), no address; muted\n"
    assert shell("ban", mine) == f"{mine}: Mallory (guest), no address; muted, banned\n"
    assert shell("unmute", mine) == f"{mine}: Mallory (guest), no address; banned\n"
    assert shell("unban", mine) == f"{mine}: Mallory (guest), no address\n"
    assert json.loads(shell("find", "mallo", "--json"))[0]["id"] == mine
    assert shell("find", "nobody at all") == "Nobody is called “nobody at all” or has such an address or id.\n"
    assert shell("ban", "no/body", code=1).startswith("bannerhall: The hall refuses: ")


def test_the_command_lists_links_and_removes_tables(shell: Shell, process: Process) -> None:
    assert shell("links") == "There are no links to hand on.\n"
    post(process, "account/register", email=ADDRESS, password="long enough")
    (link,) = json.loads(shell("links", "--json"))
    assert shell("links").endswith(f"for {ADDRESS}, “Confirm your address for the hall”: {link['link']}\n")
    assert shell("remove", "no-table", code=1) == (
        "bannerhall: The hall refuses: There is no such table here, or it is not open to you.\n"
    )
    assert "pas de telle table" in shell("remove", "no-table", "--lang", "fr", code=1)


def test_the_command_removes_a_table(shell: Shell, process: Process) -> None:
    token = post(process, "guest", bearer=True)["token"]
    table = post(process, "tables", token, game="sealed", chairs=[{"kind": "me"}, {"kind": "open"}])["id"]
    assert shell("remove", table) == f"The table {table} has been removed.\n"


def test_no_id_of_the_hall_looks_like_an_option_of_a_command() -> None:
    made = [new_id() for _ in range(2000)]
    assert all(one.isascii() and one.isalnum() for one in made)
    assert len(set(made)) == len(made)


def test_the_command_lists_reports_and_shows_one(shell: Shell, process: Process) -> None:
    assert shell("reports") == "Nobody has reported anything.\n"
    token = post(process, "guest", bearer=True)["token"]
    told = post(process, "reports", token, text="Too long " * 20, page="/t/abc")
    listed = shell("reports")
    assert f", {told['id']}, /t/abc: Too long Too long" in listed
    assert listed.endswith(" …\n")
    assert listed.count("\n") == 1
    assert json.loads(shell("reports", "--json"))[0]["text"] == told["text"]
    assert json.loads(shell("report", told["id"])) == told
    assert shell("report", "no/thing", code=1) == "bannerhall: The hall refuses: Not Found\n"
    assert shell("report", "nothing", code=1) == "bannerhall: The hall refuses: There is no such report.\n"


def test_a_hall_that_is_not_running_is_said_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], process: Process
) -> None:
    nobody = ["--url", "http://127.0.0.1:9"]
    assert main(["host", "load", *nobody, "--home", str(process.folder)]) == 1
    told = "bannerhall: No hall is running at http://127.0.0.1:9; bannerhall serve starts one, and --url names another"
    assert capsys.readouterr().err == f"{told} place.\n"
    assert main(["host", "load", "--url", process.url]) == 2
    err = capsys.readouterr().err
    assert err.startswith(f"bannerhall: The host's token cannot be read from {tmp_path / 'home' / 'host.token'}; ")
    assert main(["host", "load", "--url", "file:///etc/passwd", "--home", str(process.folder)]) == 2
    assert err.count("\n") == 1


def test_a_wrong_token_is_refused_in_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], process: Process
) -> None:
    (tmp_path / "host.token").write_text("not the token of this hall", "ascii")
    assert main(["host", "load", "--url", process.url, "--home", str(tmp_path)]) == 1
    assert capsys.readouterr().err == f"bannerhall: The hall refuses: {words.say('host-only', {})}\n"
