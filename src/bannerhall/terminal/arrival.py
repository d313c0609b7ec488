"""Coming to a table of a hall: what to type for it, and which chair to take."""

from __future__ import annotations

import shlex

from bannerhall.client import Hall
from bannerhall.client.actions import new_key
from bannerhall.client.hall import invitation_link
from bannerhall.server import wire

AWAITING = ("open", "invited")  # kinds of chairs that somebody has still to take


def command_for(hall: Hall, table: str, name: str) -> str:
    """What to type to come to a table."""
    named = ["--name", shlex.quote(name)] if name else []
    return " ".join(["bannerhall", "play", "--server", hall.url, "--table", table, *named])


def invited_command(hall: Hall, table: str, invitation: str) -> str:
    """What somebody types to come to the chair that is kept for them."""
    return " ".join(["bannerhall", "play", "--table", shlex.quote(invitation_link(hall.url, table, invitation))])


def sit_down(hall: Hall, table_id: str, invitation: str | None = None) -> wire.TableInfo:
    """On my own chair, on one that is kept for me or free, or to look on."""
    table = hall.table(table_id, invitation)
    mine = [chair for chair in table.chairs if chair.yours]
    if not mine and table.status == "open":
        if invitation is not None:
            return hall.join(table_id, invitation=invitation)
        if any(chair.kind == "open" or chair.kept for chair in table.chairs):
            return hall.join(table_id)
    for chair in mine:
        if chair.kind == "left":
            hall.act(table_id, wire.Return(new_key(), chair.seat))
    return table
