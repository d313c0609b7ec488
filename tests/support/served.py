"""A real hall in a process of its own, on a free port of this machine; it can be killed and started again."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread

import reaped
import uvicorn

import bannerhall
from bannerhall.server.app import make_app
from bannerhall.server.line import UVICORN
from bannerhall.server.settings import Settings

HERE = "127.0.0.1"
PACKAGES = str(Path(bannerhall.__file__).parents[1])


class Served:
    """The database lies in `folder` and outlives the process. The port stays the same."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self._process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        return f"http://{HERE}:{self.port}"

    def start(self) -> None:
        """Returns when requests are taken."""
        self._process = subprocess.Popen(
            [sys.executable, __file__, str(self.folder), str(self.port)],
            env={**os.environ, "PYTHONPATH": PACKAGES},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        assert self._process.stdout is not None
        self.port = int(self._process.stdout.readline())

    def kill(self) -> None:
        """Without a word, with the bots that belong to it."""
        self._end("SIGKILL")

    def stop(self) -> None:
        self._end("SIGTERM")

    def _end(self, name: str) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        with process:
            if sys.platform == "win32":
                process.kill()
            else:
                os.killpg(process.pid, getattr(signal, name))
            process.wait(20)


@contextmanager
def served(folder: Path) -> Iterator[Served]:
    """A hall without rate limits that is gone afterwards."""
    hall = Served(folder)
    hall.start()
    try:
        yield hall
    finally:
        hall.stop()


class Announcing(uvicorn.Server):
    """Says its port as soon as it takes requests."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        print(self.servers[0].sockets[0].getsockname()[1], flush=True)


def settings(folder: Path) -> Settings:
    return Settings(f"sqlite:///{folder}/hall.db", folder, limits=False)


def end_with_the_tests() -> None:
    """When the tests are gone nobody holds our standard input any more."""
    sys.stdin.read()
    signal.raise_signal(signal.SIGTERM)


def main(folder: str, port: str) -> None:
    Thread(target=end_with_the_tests, daemon=True).start()
    bannerhall.register(reaped.GAME)
    app = make_app(settings(Path(folder)))
    Announcing(
        uvicorn.Config(
            app,
            host=HERE,
            port=int(port),
            log_level="warning",
            timeout_graceful_shutdown=2,
            **UVICORN,  # type: ignore[arg-type]
        )
    ).run()


if __name__ == "__main__":
    main(*sys.argv[1:])
