"""`bannerhall serve`, and `bannerhall` alone: the hall on this machine."""

from __future__ import annotations

import threading
import time
import urllib.request
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING

import click

from bannerhall.commands.common import lang_option, speak, tell
from bannerhall.home import home as usual_home

if TYPE_CHECKING:
    from bannerhall.server.serve import Plan

PORT = 8421
EVERYWHERE = "0.0.0.0"
HERE = "127.0.0.1"


@click.command()
@click.option("--host", default=EVERYWHERE, metavar="ADDRESS", help="Where to listen; 127.0.0.1 for this machine only.")
@click.option("--port", default=PORT, type=click.IntRange(1, 65535), metavar="N", help=f"{PORT} without it.")
@click.option("--database", metavar="URL", help="sqlite:///FILE or postgresql://…; a file of its own without it.")
@click.option("--workers", default=1, type=click.IntRange(1, 64), metavar="N", help="Processes (PostgreSQL only).")
@click.option("--home", metavar="FOLDER", help="Where the hall keeps its own files.")
@click.option("--url", metavar="URL", help="How people reach the hall, if it stands behind another server.")
@click.option("--https", is_flag=True, help="Make a certificate for this machine and serve over https.")
@click.option("--log-json", is_flag=True, help="Log as JSON lines.")
@lang_option
def command(
    host: str,
    port: int,
    database: str | None,
    workers: int,
    home: str | None,
    url: str | None,
    https: bool,
    log_json: bool,
    lang: str | None,
) -> None:
    """Host the hall for friends or a club."""
    speak(lang)
    from bannerhall.server.serve import Plan

    serve(Plan(host, port, workers, https), database, home, url, log_json)


def open_hall() -> None:
    """`bannerhall` alone: the hall for this machine and this room, and the browser on it."""
    from bannerhall.server.serve import Plan

    plan = Plan(EVERYWHERE, PORT)
    threading.Thread(target=show, args=(plan.own_url(),), daemon=True).start()
    serve(plan, None, None, None, False)


def serve(plan: Plan, database: str | None, home: str | None, url: str | None, log_json: bool) -> None:
    from bannerhall.server.serve import check, run
    from bannerhall.server.settings import Settings

    folder = Path(home).expanduser() if home else usual_home()
    rooms = plan.room_urls()
    settings = Settings(
        database=database or f"sqlite:///{folder / 'hall.db'}",
        home=folder,
        url=url or (rooms[0] if rooms else plan.own_url()),
        log_json=log_json,
    ).with_environment()
    check(plan, settings)
    announce(plan, rooms, settings.home)
    run(plan, settings)


def announce(plan: Plan, rooms: list[str], folder: Path) -> None:
    """Where the hall is, for this machine and for phones in the room."""
    from bannerhall.server.network import qr_code

    tell("hall-open", url=plan.own_url())
    if rooms:
        tell("hall-room", url=rooms[0])
        click.echo(qr_code(rooms[0]))
        if plan.https:
            tell("hall-authority", file=str(folder / "https" / "authority.pem"))
        else:
            tell("hall-plain")
    tell("hall-stop")


def show(url: str) -> None:
    """Open the browser once the hall answers."""
    for _ in range(100):
        try:
            with urllib.request.urlopen(f"{url}/healthz", timeout=1):
                webbrowser.open(url)
                return
        except OSError:
            time.sleep(0.1)
