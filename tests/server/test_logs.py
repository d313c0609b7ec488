"""The log: lines for people or programs, and never a secret."""

from __future__ import annotations

import json
import logging
import logging.config
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from io import StringIO
from pathlib import Path
from socket import socket

import httpx2
import pytest
import uvicorn
from members import ADDRESS, PASSWORD
from postbox import Mailbox
from websockets.sync.client import connect

from bannerhall.server import logs
from bannerhall.server.app import make_app
from bannerhall.server.line import UVICORN
from bannerhall.server.settings import Settings

TOKEN = "Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmF"  # as long as ours
NAMES = ("", "bannerhall", "uvicorn", "uvicorn.access", "uvicorn.error")


@pytest.fixture(autouse=True)
def quiet_again() -> Iterator[None]:
    """What a test sets up is undone."""
    loggers = [logging.getLogger(name) for name in NAMES]
    before = [(logger.level, list(logger.handlers), logger.propagate) for logger in loggers]
    yield
    for logger, (level, handlers, propagate) in zip(loggers, before, strict=True):
        logger.level, logger.handlers, logger.propagate = level, handlers, propagate


def set_up(monkeypatch: pytest.MonkeyPatch, folder: Path, log_json: bool) -> StringIO:
    """Log as a hall does, into the text that is given back."""
    text = StringIO()
    monkeypatch.setattr(sys, "stderr", text)
    logging.config.dictConfig(logs.config(Settings("", folder, log_json=log_json)))
    return text


def test_lines_are_for_people_or_for_programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = set_up(monkeypatch, tmp_path, log_json=False)
    logging.getLogger("bannerhall.desk").info("guests: %s", "closed")
    assert text.getvalue().endswith(" INFO bannerhall.desk: guests: closed\n")
    text = set_up(monkeypatch, tmp_path, log_json=True)
    logging.getLogger("bannerhall.desk").info("guests: %s", "closed")
    told = json.loads(text.getvalue())
    assert told.pop("at") > 0
    assert told == {"level": "info", "logger": "bannerhall.desk", "message": "guests: closed"}


@pytest.mark.parametrize("log_json", [True, False])
def test_secrets_in_what_others_say_are_veiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, log_json: bool) -> None:
    text = set_up(monkeypatch, tmp_path, log_json)
    log = logging.getLogger("somebody.else")
    log.warning("GET /api/tables?token=hush&seat=1 for <%s>", ADDRESS)
    log.warning("Authorization: Bearer hush; cookie=bannerhall=hush password: hush")
    try:
        raise ValueError(f"{ADDRESS} refused {TOKEN}")
    except ValueError:
        log.exception("it broke")
    assert "ValueError" in text.getvalue()
    assert text.getvalue().count("\n") == 3 or not log_json
    for secret in ("hush", ADDRESS, TOKEN):
        assert secret not in text.getvalue()


def test_the_host_sees_links(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for log_json in (True, False):
        text = set_up(monkeypatch, tmp_path, log_json)
        logging.getLogger(logs.TO_HOST).info("mail to %s: %s", "a***@example.org", f"http://hall.test/#/reset/{TOKEN}")
        assert f"mail to a***@example.org: http://hall.test/#/reset/{TOKEN}" in text.getvalue()


class Listening(uvicorn.Server):
    """Says when it takes requests, and where."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.ready = threading.Event()
        self.port = 0

    async def startup(self, sockets: list[socket] | None = None) -> None:
        await super().startup(sockets)
        self.port = self.servers[0].sockets[0].getsockname()[1]
        self.ready.set()


@contextmanager
def listening(settings: Settings) -> Iterator[str]:
    """A hall on a real port in this process, with its real log."""
    config = uvicorn.Config(make_app(settings), port=0, log_config=logs.config(settings), **UVICORN)  # type: ignore[arg-type]
    server = Listening(config)
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        assert server.ready.wait(20)
        yield f"127.0.0.1:{server.port}"
    finally:
        server.should_exit = True
        thread.join()


@pytest.mark.parametrize("log_json", [True, False])
def test_no_secret_is_in_the_log_of_a_whole_evening(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, box: Mailbox, log_json: bool
) -> None:
    text = StringIO()
    monkeypatch.setattr(sys, "stderr", text)
    box.refusals = ["451 not now"]
    box.unknown.add("nobody@example.org")
    home = tmp_path / "home"
    settings = Settings(f"sqlite:///{tmp_path}/hall.db", home, mail=box.mail, limits=False, log_json=log_json)
    with listening(settings) as place:
        secrets = evening(place, box, (home / "host.token").read_text("ascii").strip())
    told = text.getvalue()
    assert "/api/account/sign-in" in told
    assert ("WebSocket /api/tables/" in told) == log_json  # people at a terminal are spared the comings and goings
    assert "was not sent: SMTPDataError" in told
    assert "was given up: SMTPRecipientsRefused" in told
    assert len(secrets) == 11
    for secret in secrets:
        assert secret
        assert secret not in told


def evening(place: str, box: Mailbox, host_token: str) -> list[str]:
    """Everything that has to do with secrets; the secrets."""
    with httpx2.Client(base_url=f"http://{place}", headers={"Sec-Fetch-Site": "none"}) as ada:
        ada.post("/api/account/register", json={"email": "nobody@example.org", "password": "lost password"})
        ada.post("/api/account/register", json={"email": ADDRESS, "password": PASSWORD})
        ada.post("/api/account/confirm/again")
        confirmation = box.token()
        ada.get(f"/api/account?token={confirmation}")
        assert ada.post("/api/account/confirm", json={"token": confirmation}).status_code == 204
        ada.post("/api/account/confirm", json={"token": confirmation})
        ada.post("/api/account/sign-in", json={"email": ADDRESS, "password": "wrong password"})
        ada.post("/api/account/forgot", json={"email": ADDRESS})
        link = box.token()
        ada.post("/api/account/reset", json={"token": link, "password": "battery staple", "stay": True})
        ada.post("/api/account/sign-in", content=b'{"email": "ada@example.org", "password": "half a bo')
        cookie = ada.cookies["bannerhall"]
        bearer = ada.post("/api/guest", json={"bearer": True}).json()["token"]
        table = ada.post("/api/tables", json={"game": "sealed", "chairs": [{"kind": "me"}, {"kind": "open"}]}).json()
        address = f"ws://{place}/api/tables/{table['id']}/live?have=0&token={cookie}"
        with connect(address, additional_headers={"Cookie": f"bannerhall={cookie}"}) as socket:
            socket.recv(20)
        host = {"Authorization": f"Bearer {host_token}"}
        assert ada.post("/api/host/accounts/find", json={"text": ADDRESS}, headers=host).status_code == 200
        ada.post("/api/account/close", json={"password": "battery staple"})
    secrets = [PASSWORD, "battery staple", "wrong password", "lost password", "half a bo"]
    return [*secrets, ADDRESS, confirmation, link, cookie, bearer, host_token]
