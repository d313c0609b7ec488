"""Something went wrong, and somebody says so: a report for the host, with the match as the reporter may see it.

It holds no names and no keys: what looks like an address or a token is taken out of whatever a client sends, and the
chairs of the record are nameless, so that whoever closes an account is not remembered here.
"""

from __future__ import annotations

import json
import re
from typing import Annotated, Any

from msgspec import Meta, Struct, field

from bannerhall import __version__
from bannerhall.core.errors import Trouble
from bannerhall.core.record import SEAT
from bannerhall.core.state import SPECTATOR
from bannerhall.server import records, tables, wire
from bannerhall.server.hall import Hall
from bannerhall.server.ids import new_id
from bannerhall.server.problems import not_found
from bannerhall.server.sitting import PERSON
from bannerhall.server.store import reports as stored
from bannerhall.server.store.database import Row
from bannerhall.server.times import now

MOST_RECORD = 256 * 1024  # characters; a longer record is left out
TAKEN_OUT = "…"
SECRETS = re.compile(r"[A-Za-z0-9_-]{32,}|[^\s@<>,;]+@[^\s@<>,;]+")  # tokens of sessions and links; addresses
BOTS = "bot:"

Short = Annotated[str, Meta(max_length=200, pattern=r"^[^\x00]*$")]
Word = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[^\x00]+$")]


class NewReport(wire.Body, frozen=True):
    """What went wrong, on which page, what the client knows of itself, and at which table."""

    text: Annotated[str, Meta(min_length=1, max_length=4000, pattern=r"^[^\x00]+$")]
    page: Short = ""
    about: Annotated[dict[Word, Short], Meta(max_length=20)] = field(default_factory=dict)
    table: Annotated[str, Meta(max_length=40)] | None = None


class Report(Struct, frozen=True):
    """`version` is the hall's; `record` is the match as the reporter may see it, without names."""

    id: str
    at: float
    version: str
    text: str
    page: str
    about: dict[str, str]
    record: dict[str, Any] | None


class ReportHead(Struct, frozen=True):
    """A report as the host finds it in the list."""

    id: str
    at: float
    version: str
    text: str
    page: str
    account: str
    recorded: bool


def clean(text: str) -> str:
    return SECRETS.sub(TAKEN_OUT, text)


async def make(hall: Hall, account: Row, wanted: NewReport) -> Report:
    """Keep a report for the host."""
    record = None if wanted.table is None else await record_for(hall, account, wanted.table)
    text = None if record is None else json.dumps(record, ensure_ascii=False)
    if text is not None and len(text) > MOST_RECORD:
        record = text = None
    made = Report(
        id=new_id(),
        at=now(),
        version=__version__,
        text=clean(wanted.text),
        page=clean(wanted.page),
        about={clean(name): clean(value) for name, value in wanted.about.items()},
        record=record,
    )
    await stored.add(
        hall.db,
        {
            "id": made.id,
            "account": account["id"],
            "at": made.at,
            "version": made.version,
            "text": made.text,
            "page": made.page,
            "about": json.dumps(made.about, ensure_ascii=False),
            "record": text,
        },
    )
    return made


async def record_for(hall: Hall, account: Row, table: str) -> dict[str, Any] | None:
    """The match as somebody may see it from the own seat, or looking on. A table they may not know of has none: a
    report is never refused for it."""
    try:
        row, _ = await tables.find(hall, account, table)
        if row["status"] == "open":
            return None
        live = await hall.live(str(row["id"]))
    except Trouble:
        return None
    seats = live.seats_of(str(account["id"]))
    async with live.lock:
        return nameless(records.record_of(live, seats[0] if seats else SPECTATOR))


def nameless(record: dict[str, Any]) -> dict[str, Any]:
    """The same without the names of people, in the header and where somebody sat down."""
    told = {**record, "names": [""] * record["seats"]}
    if "entries" in told:
        told["entries"] = [[*entry[:2], sitter(entry[2])] if entry[0] == SEAT else entry for entry in record["entries"]]
    if "feed" in told:
        told["feed"] = [{**line, "name": sitter(line["name"])} if "sits" in line else line for line in record["feed"]]
    return told


def sitter(name: object) -> str:
    return str(name) if str(name).startswith(BOTS) else PERSON


async def every(hall: Hall) -> list[ReportHead]:
    return [
        ReportHead(
            id=str(row["id"]),
            at=float(row["at"] or 0),
            version=str(row["version"]),
            text=str(row["text"]),
            page=str(row["page"]),
            account=str(row["account"]),
            recorded=bool(row["recorded"]),
        )
        for row in await stored.heads(hall.db)
    ]


async def one(hall: Hall, report_id: str) -> Report:
    row = await stored.one(hall.db, report_id)
    if row is None:
        raise not_found("report")
    return Report(
        id=str(row["id"]),
        at=float(row["at"] or 0),
        version=str(row["version"]),
        text=str(row["text"]),
        page=str(row["page"]),
        about=json.loads(str(row["about"])),
        record=None if row["record"] is None else json.loads(str(row["record"])),
    )
