"""`bannerhall serve` as people start it: a process of its own on a real port, plain and over https."""

from __future__ import annotations

import io
import json
import os
import signal
import socket
import sqlite3
import ssl
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from time import monotonic, sleep

import httpx2
import pytest
import segno
from children import PACKAGES, child
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from databases import DEADLINE

from bannerhall.commands import serve as command
from bannerhall.server import certificate as certificates
from bannerhall.server import network
from bannerhall.server.certificate import certificate
from bannerhall.server.network import local_addresses, qr_code, reachable
from bannerhall.server.serve import Plan, addresses, check
from bannerhall.server.settings import Settings

HERE = "127.0.0.1"
CODE = "import sys; from bannerhall.cli import main; sys.exit(main())"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HERE, 0))
        return int(probe.getsockname()[1])


class Hall:
    """A running `bannerhall serve`."""

    def __init__(self, process: subprocess.Popen[str], folder: Path, port: int, secure: bool) -> None:
        self.process = process
        self.folder = folder
        self.port = port
        scheme, verify = "http", ssl.create_default_context()
        if secure:
            wait(lambda: (folder / "https" / "hall.pem").exists() or process.poll() is not None)
            scheme, verify = "https", ssl.create_default_context(cafile=folder / "https" / "authority.pem")
            verify.verify_flags |= ssl.VERIFY_X509_STRICT
        self.url = f"{scheme}://{HERE}:{port}"
        self.verify = verify

    def client(self, **headers: str) -> httpx2.Client:
        return httpx2.Client(base_url=self.url, verify=self.verify, headers=headers, trust_env=False)

    def answers(self) -> bool:
        assert self.process.poll() is None, self.said()
        try:
            with self.client() as client:
                return client.get("/healthz").status_code == 200
        except httpx2.TransportError:
            return False

    def said(self) -> str:
        return "".join((self.folder / name).read_text("utf-8") for name in ("out", "err"))

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """End it as a system does; the exit code."""
        self.process.send_signal(how)
        return self.process.wait(DEADLINE)


def wait(condition: Callable[[], object]) -> None:
    end = monotonic() + DEADLINE
    while not condition():
        assert monotonic() < end, "it has not happened in time"
        sleep(0.02)


@contextmanager
def serving(folder: Path, *argv: str, host: str = HERE) -> Iterator[Hall]:
    """The hall in a process of its own; it is gone afterwards, with everything it has started."""
    port = free_port()
    folder.mkdir(exist_ok=True)
    with ExitStack() as stack:
        out, err = (stack.enter_context((folder / name).open("w")) for name in ("out", "err"))
        process = subprocess.Popen(
            [sys.executable, "-c", CODE, "serve", "--host", host, "--port", str(port), "--home", str(folder), *argv],
            stdout=out,
            stderr=err,
            text=True,
            env={**os.environ, "PYTHONPATH": PACKAGES, "PYTHONUTF8": "1", "LANG": "C"},
            start_new_session=True,
        )
        try:
            hall = Hall(process, folder, port, "--https" in argv)
            wait(hall.answers)
            yield hall
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def refused(*argv: str) -> str:
    """The one line that `bannerhall serve` says when it does not start."""
    done = child("serve", *argv, LANG="C")
    assert (done.returncode, done.stdout) == (2, ""), done
    assert done.stderr.startswith("bannerhall: ")
    assert done.stderr.count("\n") == 1, done.stderr
    return done.stderr


# --- Starting and ending ------------------------------------------------------------------------------------


def test_the_hall_says_where_it_is_to_this_machine_and_to_the_room(tmp_path: Path) -> None:
    with serving(tmp_path, host="0.0.0.0") as hall:
        said = hall.said()
        assert f"http://{HERE}:{hall.port}\n" in said
        rooms = [f"http://{address}:{hall.port}" for address in local_addresses()]
        assert all(
            ("network" in line) == bool(rooms) for line in said.splitlines() if "http://" in line and HERE not in line
        )
        for room in rooms[:1]:
            assert f"{room}\n{qr_code(room)}" in said
            assert "plain http" in said
        assert hall.stop(signal.SIGINT) == 0
        assert "Traceback" not in hall.said()


def test_the_code_is_the_one_of_the_rooms_address(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plan = Plan("192.0.2.5", 8421, https=True)
    command.announce(plan, plan.room_urls(), tmp_path)
    said = capsys.readouterr().out
    drawn = io.StringIO()
    segno.make("https://192.0.2.5:8421", error="m").terminal(out=drawn, compact=True)
    assert drawn.getvalue() in said
    assert str(tmp_path / "https" / "authority.pem") in said
    assert "plain http" not in said


def test_a_hall_for_this_machine_only_speaks_of_no_room(tmp_path: Path) -> None:
    with serving(tmp_path) as hall:
        assert "█" not in hall.said()
        with hall.client() as client:
            told = client.get("/healthz").json()
            assert (told["status"], told["connections"]) == ("good", 0)


def post(client: httpx2.Client, path: str, body: object) -> httpx2.Response:
    answer = client.post(path, json=body)
    assert answer.status_code < 300, answer.text
    return answer


def test_what_is_under_way_when_the_hall_closes_is_kept(tmp_path: Path) -> None:
    act = {"do": "answer", "key": "under-way", "seat": 0, "have": 0, "actions": [{"kind": "place", "argument": "x"}]}
    with serving(tmp_path) as hall:
        with hall.client() as client:
            token = post(client, "/api/guest", {"name": "Ada", "bearer": True}).json()["token"]
            client.headers["Authorization"] = f"Bearer {token}"
            chairs = [{"kind": "me"}, {"kind": "device", "name": "Bea"}]
            new = {"game": "xorlosch", "chairs": chairs, "start": True}
            table = post(client, "/api/tables", new).json()["id"]
            told = client.get(f"/api/tables/{table}/scene").json()
            offer = next(offer for offer in told["scene"]["options"] if "argument" in offer)
            act |= {"have": told["number"], "actions": [{"kind": offer["kind"], "argument": offer["argument"]}]}
        body = json.dumps({"act": act}).encode()
        head = (
            f"POST /api/tables/{table}/acts HTTP/1.1\r\nHost: {HERE}:{hall.port}\r\nAuthorization: Bearer {token}\r\n"
            f"Content-Length: {len(body)}\r\nExpect: 100-continue\r\n\r\n"
        )
        with socket.create_connection((HERE, hall.port), DEADLINE) as slow:
            slow.sendall(head.encode())
            assert slow.recv(1000).startswith(b"HTTP/1.1 100")  # the hall waits for what is to be done
            hall.process.send_signal(signal.SIGTERM)
            wait(lambda: not takes_calls(hall.port))
            slow.sendall(body)
            said = b"".join(iter(lambda: slow.recv(10_000), b""))  # until the hall closes the connection
        assert said.startswith(b"HTTP/1.1 200")
        assert b'"is":"done"' in said
        assert hall.process.wait(DEADLINE) == 0
        assert "Traceback" not in hall.said()
    with sqlite3.connect(tmp_path / "hall.db") as stored:
        assert stored.execute("SELECT COUNT(*) FROM receipt WHERE key = 'under-way'").fetchone() == (1,)
        (head_number, last) = stored.execute("SELECT head, (SELECT MAX(number) FROM entry) FROM match").fetchone()
        assert head_number == last


def takes_calls(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex((HERE, port)) == 0


def test_a_place_that_is_taken_is_said_in_one_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind((HERE, 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert f"{HERE}:{port}" in refused("--host", HERE, "--port", port, "--home", str(tmp_path))
    assert not (tmp_path / "hall.db").exists()


def test_sqlite_serves_one_process_only(tmp_path: Path) -> None:
    said = refused("--workers", "2", "--home", str(tmp_path), "--port", str(free_port()))
    assert "--workers" in said
    assert "PostgreSQL" in said


def test_a_database_that_a_running_hall_uses_is_refused_in_one_line(tmp_path: Path) -> None:
    with serving(tmp_path) as hall:
        said = refused("--host", HERE, "--port", str(free_port()), "--home", str(tmp_path))
        assert "running hall" in said
        assert hall.answers()


def test_what_cannot_work_is_said_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("this is no database, and long enough to be sure of it" * 20)
    where = ("--host", HERE, "--port", str(free_port()))
    home = ("--home", str(tmp_path / "home"))
    gone = "postgresql://ada:hush@127.0.0.1:1/none"
    assert "hush" not in refused(*where, *home, "--database", gone)
    assert "mysql" not in refused(*where, *home, "--database", "mysql://ada:hush@here/hall").partition("right is")[2]
    assert "not a database" in refused(*where, *home, "--database", f"sqlite:///{tmp_path}/file")
    refused(*where, *home, "--database", f"sqlite:///{tmp_path}/file/hall.db")
    refused(*where, "--home", str(tmp_path / "file"))
    assert "nowhere" in refused("--host", "nowhere.invalid", *home)
    refused("--port", "70000")
    refused("--lang", "xx")


def test_two_processes_serve_one_hall_and_both_answer(tmp_path: Path, postgres_url: str) -> None:
    with serving(tmp_path, "--database", postgres_url, "--workers", "2") as hall:
        host = {"Authorization": f"Bearer {(tmp_path / 'host.token').read_text('ascii').strip()}"}
        heard: set[str] = set()

        def both() -> bool:
            with hall.client(**host) as client:
                heard.add(client.get("/api/host/load").json()["processes"][0]["name"])
            return len(heard) == 2

        wait(both)
        with hall.client() as client:
            post(client, "/api/guest", {"name": "Ada"})
        assert hall.stop() == 0
        assert "Traceback" not in hall.said()


# --- Addresses ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("address", "good"),
    [
        ("192.168.1.7", True),
        ("10.0.0.3", True),
        ("203.0.113.9", True),
        ("fd00::7", True),
        ("hall.example", True),
        ("127.0.0.1", False),
        ("127.0.1.1", False),
        ("::1", False),
        ("0.0.0.0", False),
        ("169.254.3.4", False),
        ("fe80::1", False),
        ("224.0.0.1", False),
    ],
)
def test_what_others_in_the_room_can_reach(address: str, good: bool) -> None:
    assert reachable(address) is good


def test_this_machine_is_never_told_as_localhost(monkeypatch: pytest.MonkeyPatch) -> None:
    assert all(reachable(address) for address in local_addresses())
    monkeypatch.setattr(socket, "gethostname", lambda: "localhost")
    monkeypatch.setattr(network, "ELSEWHERE", (HERE,))
    assert local_addresses() == []


@pytest.mark.parametrize(
    ("plan", "own", "rooms"),
    [
        (Plan("127.0.0.1", 8421), "http://127.0.0.1:8421", []),
        (Plan("localhost", 8421), "http://localhost:8421", []),
        (Plan("127.0.0.2", 8421), "http://127.0.0.2:8421", []),
        (Plan("::1", 8421), "http://[::1]:8421", []),
        (Plan("192.0.2.5", 80, https=True), "https://192.0.2.5:80", ["https://192.0.2.5:80"]),
        (Plan("fd00::7", 8421), "http://[fd00::7]:8421", ["http://[fd00::7]:8421"]),
        (Plan("0.0.0.0", 8421), "http://127.0.0.1:8421", ["http://192.0.2.7:8421"]),
        (Plan("::", 8421, https=True), "https://127.0.0.1:8421", ["https://192.0.2.7:8421"]),
    ],
)
def test_a_plan_knows_what_people_are_told(
    monkeypatch: pytest.MonkeyPatch, plan: Plan, own: str, rooms: list[str]
) -> None:
    monkeypatch.setattr("bannerhall.server.serve.local_addresses", lambda: ["192.0.2.7"])
    assert (plan.own_url(), plan.room_urls()) == (own, rooms)


def test_the_hall_alone_is_for_this_room_and_opens_the_browser(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`bannerhall` without a word, up to where it would listen for ever."""
    opened: list[str] = []
    began: list[tuple[Plan, Settings]] = []
    shown: list[str] = []
    port = free_port()
    with serving(tmp_path / "already") as hall:
        monkeypatch.setattr(command, "PORT", port)
        monkeypatch.setattr("webbrowser.open", opened.append)
        monkeypatch.setenv("BANNERHALL_HOME", str(tmp_path / "home"))
        monkeypatch.setattr("bannerhall.server.serve.run", lambda *told: began.append(told))
        with monkeypatch.context() as held:
            held.setattr(command, "show", shown.append)
            command.open_hall()
            wait(lambda: shown)
        command.show(hall.url)
    ((plan, settings),) = began
    assert (plan, settings.database) == (Plan("0.0.0.0", port), f"sqlite:///{tmp_path}/home/hall.db")
    assert (shown, opened) == ([f"http://127.0.0.1:{port}"], [hall.url])
    check(plan, settings)


# --- Over https ---------------------------------------------------------------------------------------------


def names_of(path: Path) -> set[str]:
    found = x509.load_pem_x509_certificate(path.read_bytes())
    named = found.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    return {str(name.value) for name in named}


def test_over_https_the_hall_proves_itself_and_cookies_are_secure(tmp_path: Path) -> None:
    with serving(tmp_path, "--https") as hall:
        with hall.client() as client:
            answer = post(client, "/api/guest", {"name": "Ada"})
            assert client.get("/api/account").json()["name"] == "Ada"
        cookie = answer.headers["set-cookie"].lower()
        assert "secure" in cookie
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert answer.headers["strict-transport-security"]
        assert hall.stop() == 0
    assert names_of(tmp_path / "https" / "hall.pem") >= {"localhost", HERE, *local_addresses()}


def test_over_plain_http_cookies_are_kept_from_scripts_and_other_sites(tmp_path: Path) -> None:
    with serving(tmp_path) as hall, hall.client() as client:
        answer = post(client, "/api/guest", {"name": "Ada"})
        cookie = answer.headers["set-cookie"].lower()
        assert "secure" not in cookie
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert "strict-transport-security" not in answer.headers
        assert client.get("/api/account").json()["name"] == "Ada"


def test_a_certificate_is_made_once_and_its_keys_are_for_the_owner_only(tmp_path: Path) -> None:
    own, key, authority = certificate(tmp_path, ["192.0.2.5"])
    assert names_of(own) == {"localhost", socket.gethostname().lower(), HERE, "192.0.2.5"}
    for secret in (key, tmp_path / "authority.key"):
        assert stat.S_IMODE(secret.stat().st_mode) == 0o600
    before = [path.read_bytes() for path in (own, key, authority)]
    for fewer in (["192.0.2.5"], []):
        assert [path.read_bytes() for path in certificate(tmp_path, fewer)] == before
    signed, by = (x509.load_pem_x509_certificate(data) for data in (before[0], before[2]))
    signed.verify_directly_issued_by(by)
    assert isinstance(signed.public_key(), ec.EllipticCurvePublicKey)


def test_a_new_address_gets_a_new_certificate_of_the_same_authority(tmp_path: Path) -> None:
    own, _, authority = certificate(tmp_path, ["192.0.2.5"])
    before, trusted = own.read_bytes(), authority.read_bytes()
    certificate(tmp_path, ["192.0.2.6"])
    assert own.read_bytes() != before
    assert {"192.0.2.6"} <= names_of(own)
    assert authority.read_bytes() == trusted, "people need not trust another one"


def test_what_expires_soon_is_renewed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as short:
        short.setattr(certificates, "DAYS", 29)
        own, _, authority = certificate(tmp_path, [])
    before, trusted = own.read_bytes(), authority.read_bytes()
    certificate(tmp_path, [])
    assert (own.read_bytes() != before, authority.read_bytes() == trusted) == (True, True)
    with monkeypatch.context() as short:
        short.setattr(certificates, "AUTHORITY_DAYS", 29)
        authority.unlink()
        certificate(tmp_path, [])
    short_lived = authority.read_bytes()
    certificate(tmp_path, [])
    assert authority.read_bytes() != short_lived
    signed, by = (x509.load_pem_x509_certificate(path.read_bytes()) for path in (own, authority))
    signed.verify_directly_issued_by(by)


@pytest.mark.parametrize("name", ["hall.pem", "hall.key", "authority.pem", "authority.key"])
@pytest.mark.parametrize("damage", ["gone", "nonsense", "another"])
def test_files_that_do_not_belong_together_are_made_anew(tmp_path: Path, name: str, damage: str) -> None:
    certificate(tmp_path / "https", [])
    spoiled = tmp_path / "https" / name
    if damage == "gone":
        spoiled.unlink()
    elif damage == "nonsense":
        spoiled.write_text("nonsense")
    else:
        certificate(tmp_path / "other", [])
        spoiled.write_bytes((tmp_path / "other" / name).read_bytes())
    own, key, authority = certificate(tmp_path / "https", [])
    ssl.create_default_context(ssl.Purpose.CLIENT_AUTH).load_cert_chain(own, key)  # they fit each other
    signed, by = (x509.load_pem_x509_certificate(path.read_bytes()) for path in (own, authority))
    signed.verify_directly_issued_by(by)


def test_the_certificate_names_where_the_hall_listens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bannerhall.server.serve.local_addresses", lambda: ["192.0.2.7"])
    assert addresses("0.0.0.0") == ["192.0.2.7"]
    assert addresses("192.0.2.5") == ["192.0.2.5", "192.0.2.7"]
    assert addresses("192.0.2.7") == ["192.0.2.7"]
    assert addresses("hall.example") == ["192.0.2.7"]
