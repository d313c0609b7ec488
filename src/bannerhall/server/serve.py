"""Running a hall: from the command line to a listening server, in one process or several."""

from __future__ import annotations

import json
import os
import socket
from dataclasses import asdict, dataclass, replace
from pathlib import Path

import uvicorn
from starlette.types import ASGIApp

from bannerhall.core.errors import BadRequest
from bannerhall.server import logs
from bannerhall.server.app import make_app
from bannerhall.server.certificate import certificate
from bannerhall.server.network import local_addresses
from bannerhall.server.settings import Mail, Settings

HANDED_ON = "BANNERHALL_SERVE"  # settings for the processes that a parent starts
GRACE = 10  # seconds for requests under way when the hall closes
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
        here = "127.0.0.1" if self.host in EVERYWHERE else self.host
        return f"{self.scheme}://{here}:{self.port}"

    def room_urls(self) -> list[str]:
        """For others in the same network; empty if the hall listens to this machine only."""
        if self.host in EVERYWHERE:
            return [f"{self.scheme}://{address}:{self.port}" for address in local_addresses()]
        return [] if self.host in ("127.0.0.1", "localhost", "::1") else [self.own_url()]


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


def run(plan: Plan, settings: Settings) -> None:
    """Serve until a signal ends it."""
    settings = replace(settings, secure=plan.https or settings.secure)
    own, key = None, None
    if plan.https:
        own, key, _ = certificate(settings.home / "https", local_addresses())
    options: dict[str, object] = {
        "host": plan.host,
        "port": plan.port,
        "ssl_certfile": own,
        "ssl_keyfile": key,
        "ws": "websockets-sansio",
        "ws_per_message_deflate": False,
        "ws_max_size": 256 * 1024,
        "ws_ping_interval": 20.0,
        "ws_ping_timeout": 40.0,
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


def handed_on() -> ASGIApp:
    """The application in one of several processes."""
    told = json.loads(os.environ[HANDED_ON])
    told["mail"], told["home"], told["origins"] = Mail(**told["mail"]), Path(told["home"]), tuple(told["origins"])
    return make_app(Settings(**told))
