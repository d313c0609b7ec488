"""A hall of its own for tools that look at it with a browser: on loopback, with an empty database, gone afterwards."""

from __future__ import annotations

import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress

TRIES = 100
PAUSE = 0.1


@contextmanager
def trial_hall() -> Iterator[str]:
    """The address of a hall that takes requests."""
    url = f"http://127.0.0.1:{free_port()}"
    with tempfile.TemporaryDirectory() as home:
        place = ["--host", "127.0.0.1", "--port", url.rpartition(":")[2], "--home", home]
        command = [sys.executable, "-m", "bannerhall.cli", "serve", *place]
        with subprocess.Popen(command, stdout=subprocess.DEVNULL) as process:
            try:
                wait_for(url)
                yield url
            finally:
                process.terminate()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(url: str) -> None:
    for _ in range(TRIES):
        with suppress(OSError), urllib.request.urlopen(f"{url}/healthz", timeout=1):
            return
        time.sleep(PAUSE)
    raise SystemExit(f"nobody answers at {url}")
