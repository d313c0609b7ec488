"""Running a hall: from the command line to a listening server, in one process or several."""

from __future__ import annotations

import asyncio
import gc
import json
import os
import signal
import socket
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, replace
from ipaddress import ip_address
from pathlib import Path
from types import FrameType

import uvicorn
from starlette.types import ASGIApp

from bannerhall.core.errors import BadRequest
from bannerhall.server import logs
from bannerhall.server.app import make_app
from bannerhall.server.certificate import certificate
from bannerhall.server.line import UVICORN
from bannerhall.server.network import local_addresses, reachable
from bannerhall.server.settings import Mail, Settings
from bannerhall.server.store import database

HANDED_ON = "BANNERHALL_SERVE"  # settings for the processes that a parent starts
GRACE = 10  # seconds for requests under way when the hall closes
SWITCH = 0.0001  # seconds after which the loop lets the thread that commits have the interpreter
COLLECT = (20_000, 20, 20)  # objects made before the collector of rubbish looks at the young, and how rarely at the old
EVERYWHERE = ("0.0.0.0", "::", "")


@dataclass(frozen=True)
class Plan:
    """How the hall listens, and what people are told about it."""

    host: str
    port: int
    workers: int = 1
    https: bool = False

    @property
    def scheme(self) -> str:
        return "https" if self.https else "http"

    def own_url(self) -> str:
        """For the browser on this machine."""
        return self.url_at("127.0.0.1" if self.host in EVERYWHERE else self.host)

    def url_at(self, host: str) -> str:
        return f"{self.scheme}://{f'[{host}]' if ':' in host else host}:{self.port}"

    def room_urls(self) -> list[str]:
        """For others in the same network; empty if the hall listens to this machine only."""
        if self.host in EVERYWHERE:
            return [self.url_at(address) for address in local_addresses()]
        return [self.own_url()] if self.host != "localhost" and reachable(self.host) else []


def check(plan: Plan, settings: Settings) -> None:
    """What cannot work is refused before anything is started."""
    if plan.workers > 1 and settings.database.startswith("sqlite:"):
        raise BadRequest("one-process-only", workers=plan.workers)
    with socket.socket(socket.AF_INET6 if ":" in plan.host else socket.AF_INET, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((plan.host, plan.port))
        except (OSError, OverflowError) as error:
            raise BadRequest("cannot-listen", where=f"{plan.host}:{plan.port}", reason=str(error)) from error
    with files_of(settings.home):
        settings.home.mkdir(parents=True, exist_ok=True)
    asyncio.run(try_database(settings.database))


async def try_database(url: str) -> None:
    """Open the database and let go of it again: inside the server it would be too late for a clear word."""
    db = database(url)
    with files_of(Path(url.removeprefix("sqlite:///"))):
        try:
            await db.open()
        finally:
            await db.close()


@contextmanager
def files_of(path: Path) -> Iterator[None]:
    """What the system or SQLite says about a file, as an error of ours."""
    try:
        yield
    except OSError as error:
        raise BadRequest("cannot-write-file", file=str(path), reason=str(error.strerror)) from error
    except sqlite3.Error as error:
        raise BadRequest("cannot-read-file", file=str(path), reason=str(error)) from error


def leave(number: int, frame: FrameType | None) -> None:
    """The server has closed the hall in good order and raises its signal once more: that is no failure."""
    raise SystemExit(0)


def spare_the_collector() -> None:
    """Matches grow and stay; looking for rubbish among them at every turn is the work of one act in fifteen. What was
    made up to here is never looked at again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)


def share_the_interpreter() -> None:
    """A commit that is ready to be written, or written, waits for the interpreter; with the usual 5 ms the disk stands
    idle in between."""
    sys.setswitchinterval(SWITCH)


def run(plan: Plan, settings: Settings) -> None:
    """Serve until a signal ends it."""
    spare_the_collector()
    share_the_interpreter()
    settings = replace(settings, secure=plan.https or settings.secure)
    signal.signal(signal.SIGTERM, leave)
    own, key = None, None
    if plan.https:
        with files_of(settings.home / "https"):
            own, key, _ = certificate(settings.home / "https", addresses(plan.host))
    options: dict[str, object] = {
        "host": plan.host,
        "port": plan.port,
        "ssl_certfile": own,
        "ssl_keyfile": key,
        **UVICORN,
        "timeout_graceful_shutdown": GRACE,
        "server_header": False,
        "proxy_headers": settings.proxies,
        "log_config": logs.config(settings),
        "access_log": settings.log_json,
    }
    if plan.workers > 1:
        os.environ[HANDED_ON] = json.dumps({**asdict(settings), "home": str(settings.home)})
        uvicorn.run("bannerhall.server.serve:handed_on", factory=True, workers=plan.workers, **options)  # type: ignore[arg-type]
    else:
        uvicorn.run(make_app(settings), **options)  # type: ignore[arg-type]


def addresses(host: str) -> list[str]:
    """What the certificate must name."""
    try:
        named = [] if host in EVERYWHERE else [str(ip_address(host))]
    except ValueError:
        named = []
    return list(dict.fromkeys(named + local_addresses()))


def handed_on() -> ASGIApp:
    """The application in one of several processes."""
    spare_the_collector()
    share_the_interpreter()
    told = json.loads(os.environ[HANDED_ON])
    told["mail"], told["home"], told["origins"] = Mail(**told["mail"]), Path(told["home"]), tuple(told["origins"])
    return make_app(Settings(**told))
