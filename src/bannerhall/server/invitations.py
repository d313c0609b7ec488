"""Chairs that are kept for somebody: whoever shows the invitation may see the table and sit there, and nobody else."""

from __future__ import annotations

import hmac
from collections.abc import Iterable, Sequence
from itertools import count

from bannerhall.core.errors import Refused
from bannerhall.server import wire
from bannerhall.server.problems import Denied
from bannerhall.server.store.database import Row, Statement, Value
from bannerhall.server.store.people import new_token
from bannerhall.table import HUMAN, INVITED, OPEN

LONGEST_NAME = 40
FORGET = "UPDATE chair SET invitation = NULL, invited = '' WHERE match = :match"


def chair_row(kind: str, account: Value = None, name: Value = "", bot: str = "", kept: Row | None = None) -> Row:
    """What is stored of a chair. `kept` is the chair whose invitation stays good."""
    invitation, invited = (None, "") if kept is None else (kept["invitation"], kept["invited"])
    return {
        "kind": kind,
        "account": account,
        "name": name,
        "bot": bot,
        "invitation": invitation,
        "invited": invited,
    }


def kept_for(name: object, account: str | None = None) -> Row:
    """A chair with a new invitation. An account that it is kept for needs none."""
    if not isinstance(name, str):
        raise Denied(422, "invite-whom")
    return {**chair_row(INVITED, account, name), "invitation": new_token(), "invited": name}


def told_apart(made: Row, others: Iterable[Row]) -> Row:
    """The chair with a name that nobody else at the table has: whoever comes later gets a number."""
    taken = {str(chair["name"]).casefold() for chair in others if chair["kind"] in (HUMAN, INVITED)}
    name = str(made["name"])
    if made["kind"] not in (HUMAN, INVITED) or name.casefold() not in taken:
        return made
    ends = (f" {number}" for number in count(2))
    names = (name[: LONGEST_NAME - len(end)] + end for end in ends)
    return {**made, "name": next(each for each in names if each.casefold() not in taken)}


def invited_to(chairs: Sequence[Row], invitation: str | None) -> int | None:
    """The chair of an invitation. All are compared, and in constant time, so that nothing can be learned by trying."""
    found = None
    for seat, chair in enumerate(chairs):
        good = str(chair["invitation"] or "").encode()
        if hmac.compare_digest(good, (invitation or "").encode("utf-8", "replace")) and good:
            found = seat
    return found


def chair_wanted(account: Row, chairs: Sequence[Row], wanted: wire.Join) -> int:
    """The chair that somebody is to get: that of the invitation, one that is kept for them, or an open one."""
    if wanted.seat is not None and wanted.seat >= len(chairs):
        raise Refused("no-such-chair", seat=wanted.seat + 1, most=len(chairs))
    if wanted.invitation is not None:
        seat = invited_to(chairs, wanted.invitation)
        if seat is None:
            raise Denied(410, "dead-invitation")
        free = [seat] if chairs[seat]["kind"] == INVITED else []
    else:
        mine = [seat for seat, chair in enumerate(chairs) if chair["kind"] == INVITED and is_of(chair, account)]
        free = mine + [seat for seat, chair in enumerate(chairs) if chair["kind"] == OPEN]
    if wanted.seat is not None and wanted.seat not in free and chairs[wanted.seat]["kind"] == INVITED:
        raise Refused("chair-kept", seat=wanted.seat + 1, name=str(chairs[wanted.seat]["name"]))
    if not free or (wanted.seat is not None and wanted.seat not in free):
        raise Refused("no-open-chair")
    return free[0] if wanted.seat is None else wanted.seat


def is_of(chair: Row, account: Row) -> bool:
    return chair["account"] is not None and chair["account"] == account["id"]


def freed(account: Row, chair: Row) -> Row:
    """A chair that somebody gets up from. An invitation stays good; who got up by themselves need not show it again."""
    if chair["kind"] != HUMAN or chair["invitation"] is None:
        return chair_row(OPEN)
    return chair_row(INVITED, chair["account"] if is_of(chair, account) else None, chair["invited"], kept=chair)


def all_have_come(chairs: Sequence[Row]) -> None:
    for seat, chair in enumerate(chairs):
        if chair["kind"] == INVITED:
            raise Refused("chair-awaits", seat=seat + 1, name=str(chair["name"]))


def forgotten(match: str, chairs: Sequence[Row]) -> list[Statement]:
    """When a match begins its invitations have done their duty."""
    return [Statement(FORGET, {"match": match})] if any(chair["invitation"] for chair in chairs) else []
