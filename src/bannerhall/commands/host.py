"""`bannerhall host`: the host's desk of a running hall."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from functools import wraps
from pathlib import Path
from textwrap import shorten
from typing import Any
from urllib.parse import quote

import click

from bannerhall.commands.common import json_option, lang_option, say, speak, tell, tell_json
from bannerhall.core.errors import BadRequest, Refused
from bannerhall.home import home as usual_home

URL = "http://127.0.0.1:8421"
TOKEN_FILE = "host.token"
PATIENCE = 20.0  # seconds
LINE = 80  # characters of a report in the list
STATES = click.Choice(["open", "closed"])


class NoDetour(urllib.request.HTTPRedirectHandler):
    """The host's token goes to no other address than the one that was named."""

    def redirect_request(self, *_: Any, **__: Any) -> None:
        return None


@dataclass(frozen=True)
class Desk:
    """The desk of a hall, with the token that lies in its folder."""

    url: str
    home: Path
    lang: str

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """What the hall answers; its refusals are told in its own words."""
        url = f"{self.url.rstrip('/')}/api/host/{path}"
        data = None if body is None else json.dumps(body).encode()
        headers = {"Authorization": f"Bearer {self._token()}", "Accept-Language": self.lang}
        opener = urllib.request.build_opener(NoDetour, urllib.request.ProxyHandler({}))
        try:
            with opener.open(urllib.request.Request(url, data, headers, method=method), timeout=PATIENCE) as answer:
                text = answer.read()
        except urllib.error.HTTPError as error:
            raise Refused("host-refused", reason=reason_of(error)) from error
        except (OSError, ValueError) as error:
            raise Refused("hall-not-running", url=self.url) from error
        return json.loads(text) if text else None

    def _token(self) -> str:
        file = self.home / TOKEN_FILE
        try:
            return file.read_text("ascii").strip()
        except (OSError, UnicodeDecodeError) as error:
            raise BadRequest("no-host-token", file=str(file)) from error


def reason_of(error: urllib.error.HTTPError) -> str:
    try:
        return str(json.loads(error.read())["detail"])
    except (ValueError, KeyError, TypeError, OSError):
        return f"{error.code} {error.reason}"


def desk_options(function: Callable[..., None]) -> Callable[..., None]:
    """The options of every command of the desk, handed on as one `desk`."""

    @wraps(function)
    def with_desk(url: str, home: str | None, lang: str | None, **rest: object) -> None:
        tongue = speak(lang)
        if not url.startswith(("http://", "https://")):
            raise BadRequest("bad-setting", name="--url", got=url, wanted="http://…, https://…")
        function(desk=Desk(url, Path(home).expanduser() if home else usual_home(), tongue), **rest)

    decorated: Callable[..., None] = with_desk
    for option in (
        lang_option,
        click.option("--home", metavar="FOLDER", help="Where the hall keeps its own files."),
        click.option("--url", default=URL, metavar="URL", help=f"Where the hall is; {URL} without it."),
    ):
        decorated = option(decorated)
    return decorated


@click.group()
def command() -> None:
    """Look after a running hall: its load, its doors, people who misbehave."""


@command.command()
@desk_options
@json_option
def load(desk: Desk, as_json: bool) -> None:
    """How busy the hall is."""
    found = desk.ask("GET", "load")
    if as_json:
        tell_json(found)
        return
    for process in found["processes"]:
        tell(
            "host-process",
            process=process["name"],
            matches=process["matches"],
            connections=process["connections"],
            minutes=int(process["seconds"] // 60),
        )
    accounts, tables = found["accounts"], found["tables"]
    tell("host-accounts", guests=accounts.get("guest", 0), members=accounts.get("member", 0))
    tell("host-tables", **{status: tables.get(status, 0) for status in ("open", "playing", "over")})
    tell("host-mails", count=found["mails"])
    show_doors(found["doors"])


def show_doors(doors: dict[str, bool]) -> None:
    for door, is_open in doors.items():
        tell(f"host-{door}-{'open' if is_open else 'closed'}")


@command.command()
@click.argument("state", type=STATES)
@desk_options
def registration(desk: Desk, state: str) -> None:
    """Let people register, or do not."""
    show_doors(desk.ask("PUT", "doors", {"registration": state == "open"}))


@command.command()
@click.argument("state", type=STATES)
@desk_options
def guests(desk: Desk, state: str) -> None:
    """Let new guests in, or do not."""
    show_doors(desk.ask("PUT", "doors", {"guests": state == "open"}))


@command.command()
@click.argument("text")
@desk_options
@json_option
def find(desk: Desk, text: str, as_json: bool) -> None:
    """Find accounts by id, or by a part of their name or address."""
    found = desk.ask("POST", "accounts/find", {"text": text})
    if as_json:
        tell_json(found)
        return
    for account in found:
        show_account(account)
    if not found:
        tell("host-nobody", text=text)


def show_account(account: dict[str, Any]) -> None:
    marks = [say(f"host-is-{mark}") for mark in ("muted", "banned") if account[mark]]
    tell(
        "host-account",
        id=account["id"],
        kind=say(f"host-{account['kind']}"),
        name=account["name"],
        email=account["email"] or "-",
        marks=", ".join(marks) or "-",
    )


def verdict(name: str, body: dict[str, bool], sentence: str) -> None:
    """Add a command that mutes, bans, or takes either back."""

    @command.command(name, help=sentence)
    @click.argument("account", metavar="ID")
    @desk_options
    def judge(desk: Desk, account: str) -> None:
        show_account(desk.ask("PUT", f"accounts/{quote(account, safe='')}", body))


verdict("mute", {"muted": True}, "Let somebody play on, but not chat.")
verdict("unmute", {"muted": False}, "Let somebody chat again.")
verdict("ban", {"banned": True}, "Put somebody out and keep them out.")
verdict("unban", {"banned": False}, "Let somebody come in again.")


@command.command()
@click.argument("table", metavar="TABLE")
@desk_options
def remove(desk: Desk, table: str) -> None:
    """Take a table away."""
    desk.ask("DELETE", f"tables/{quote(table, safe='')}")
    tell("host-removed", table=table)


@command.command()
@desk_options
@json_option
def links(desk: Desk, as_json: bool) -> None:
    """Links to hand on by yourself, where the hall has no mail server."""
    found = desk.ask("GET", "links")
    if as_json:
        tell_json(found)
        return
    for link in found:
        at = f"{datetime.fromtimestamp(link['created']):%Y-%m-%d %H:%M}"
        tell("host-link", at=at, address=link["address"], subject=link["subject"], link=link["link"])
    if not found:
        tell("host-no-links")


@command.command()
@desk_options
@json_option
def reports(desk: Desk, as_json: bool) -> None:
    """What people have reported, newest first."""
    found = desk.ask("GET", "reports")
    if as_json:
        tell_json(found)
        return
    for report in found:
        at = f"{datetime.fromtimestamp(report['at']):%Y-%m-%d %H:%M}"
        text = shorten(report["text"], LINE, placeholder=" …")
        tell("host-report", at=at, id=report["id"], page=report["page"] or "-", text=text)
    if not found:
        tell("host-no-reports")


@command.command()
@click.argument("report", metavar="ID")
@desk_options
def report(desk: Desk, report: str) -> None:
    """One report with everything that came with it, as JSON."""
    tell_json(desk.ask("GET", f"reports/{quote(report, safe='')}"))
