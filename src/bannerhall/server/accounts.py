"""Accounts: registering, signing in, links in mails, leaving for good.

From outside nobody can tell whether an address has an account here. An address that somebody types is only a claim: it
is kept with the link that was mailed, and belongs to the account once that link is used. Claims on one address do not
disturb each other, and one that is not confirmed lapses with its link. Whether the address is taken shows only in
which mail its owner gets. A member's new address is such a claim as well; until it is confirmed the old one holds.
"""

from __future__ import annotations

import json
import secrets
from contextlib import suppress
from email.errors import HeaderParseError
from email.headerregistry import Address

from bannerhall.core.errors import Refused
from bannerhall.server import tables, wire
from bannerhall.server.desk import CHANGED
from bannerhall.server.hall import Hall
from bannerhall.server.letters import Letter, letter, veiled
from bannerhall.server.problems import Denied, forbidden
from bannerhall.server.store import entries as stored
from bannerhall.server.store import people, profiles
from bannerhall.server.store.database import Conflict, Row, Statement
from bannerhall.server.times import now
from bannerhall.table import HUMAN

MOST_SETTINGS = 64

Preference = bool | int | str


# --- Registering --------------------------------------------------------------------------------------------


def clean(email: str) -> str:
    """The address as it is stored; what no mail server could deliver to is refused."""
    try:
        Address(addr_spec=email)
    except (HeaderParseError, ValueError, IndexError):
        raise Denied(422, "bad-address") from None
    return email.lower()


async def register(hall: Hall, account: Row, email: str, password: str, *made: Statement) -> None:
    """Let an account claim an address, and mail what confirms it [LDR-ACCT-04]. A guest stays who they are, keeps every
    match and plays on [LDR-ACCT-03] [LDR-ACCT-10]; `made` makes the account if it is new."""
    if not (await hall.desk.doors()).registration:
        raise forbidden("registration-closed")
    if account["kind"] == people.MEMBER:
        raise Refused("already-member")
    hall.limits.count("mail", f"to {email}")
    mine = str(account["id"])
    hashed = await hall.passwords.hash(password)
    claim, written = await claiming(hall, account, email)
    await hall.db.commit(*made, people.set_password(mine, hashed), people.drop_links(mine, people.CONFIRM), *claim)
    hall.outbox.posted(written)


async def claiming(hall: Hall, account: Row, email: str) -> tuple[list[Statement], Letter]:
    """A claim on an address, and the mail about it. The owner of a taken address is told, and gets no link to it."""
    token = people.new_token()
    purpose = people.CHANGE if account["kind"] == people.MEMBER else people.CONFIRM
    owner = await people.member(hall.db, email)
    if owner is None:
        written = letter(purpose, account, email, hall.outbox.address("confirm", token))
    else:
        written = letter("known", owner, email, hall.outbox.address("sign-in"))
    link = people.add_link(str(account["id"]), purpose, token, email)
    return [link, hall.outbox.statement(written)], written


async def claim_again(hall: Hall, account: Row) -> None:
    """Mail another link for the address that is still to be confirmed."""
    email = await people.claimed(hall.db, str(account["id"]))
    if email is None:
        raise Refused("nothing-to-confirm")
    hall.limits.count("mail", f"to {email}")
    claim, written = await claiming(hall, account, email)
    await hall.db.commit(*claim)
    hall.outbox.posted(written)


async def confirm(hall: Hall, token: str) -> None:
    """Whoever uses the link has read the mail: the address is theirs, and the guest a member."""
    link = await people.link(hall.db, people.CONFIRM, token)
    if link is None:
        await confirm_change(hall, token)
        return
    mine = str(link["account"])
    try:
        await hall.db.commit(
            people.use_link(people.CONFIRM, token),
            people.drop_mail(hall.outbox.address("confirm", token)),
            people.confirm(mine, str(link["email"])),
            people.drop_links(mine, people.CONFIRM),
        )
    except Conflict:
        raise dead_link() from None


async def change_email(hall: Hall, account: Row, email: str, password: str) -> None:
    """Let a member claim another address. Whoever only holds the session must not get the account by it."""
    if account["kind"] != people.MEMBER:
        raise Refused("no-address-yet")
    await check_password(hall, account, password)
    if email == account["email"]:
        raise Refused("same-address")
    hall.limits.count("mail", f"to {email}")
    claim, written = await claiming(hall, account, email)
    await hall.db.commit(people.drop_links(str(account["id"]), people.CHANGE), *claim)
    hall.outbox.posted(written)


async def confirm_change(hall: Hall, token: str) -> None:
    """The new address was read at: it takes the place of the old one, where a note says so. Links to a new password
    that were sent to the old one are void."""
    link = await people.link(hall.db, people.CHANGE, token)
    member = None if link is None else await people.account(hall.db, str(link["account"]))
    if link is None or member is None:
        raise dead_link()
    mine, old, new = str(member["id"]), str(member["email"]), str(link["email"])
    note = letter("moved", member, old, hall.outbox.address("sign-in"), new=veiled(new))
    try:
        await hall.db.commit(
            people.use_link(people.CHANGE, token),
            people.drop_mail(hall.outbox.address("confirm", token)),
            people.change_email(mine, old, new),
            people.drop_links(mine, people.CHANGE),
            people.drop_links(mine, people.RESET),
            hall.outbox.statement(note),
        )
    except Conflict:
        raise dead_link() from None
    hall.outbox.posted(note)


def dead_link() -> Denied:
    """Wrong, used, lapsed or overtaken: the same for all of them."""
    return Denied(410, "dead-link")


# --- Signing in and out -------------------------------------------------------------------------------------


async def sign_in(hall: Hall, email: str, password: str) -> Row:
    """The member with this address and password."""
    member = await people.member(hall.db, email)
    stored_hash = None if member is None or member["password"] is None else str(member["password"])
    if not await hall.passwords.check(stored_hash, password) or member is None:
        raise Denied(401, "wrong-credentials")
    if member["banned"]:
        raise forbidden("banned")
    if hall.passwords.outdated(str(stored_hash)):
        hashed = await hall.passwords.hash(password)
        await hall.db.commit(people.set_password(str(member["id"]), hashed))
    return member


async def enter(hall: Hall, member: Row, before: Row | None, old_token: str | None, lasting: float) -> str:
    """A new session for a member, whose token is given back. Whoever was a guest until now brings their matches."""
    if before is not None and before["kind"] == people.GUEST:
        await take_over(hall, before, member)
    token = people.new_token()
    statements = [people.session_statement(str(member["id"]), token, now(), lasting)]
    if old_token is not None:
        statements.append(people.end_session(old_token))
    notice = "" if before is None else f"{CHANGED}:{before['id']}"
    await hall.db.commit(*statements, notice=notice)
    return token


async def take_over(hall: Hall, guest: Row, member: Row) -> None:
    """The chairs and profiles of a guest become those of a member, each match by itself."""
    await hall.db.commit(profiles.hand_over(str(guest["id"]), str(member["id"])))
    for row in await people.matches(hall.db, str(guest["id"])):
        match = str(row["id"])
        await hall.db.commit(*people.hand_over(match, guest, member), notice=f"{match}:table")
        await tables.changed_table(hall, match)


async def sign_out(hall: Hall, account: Row, token: str) -> None:
    await hall.db.commit(people.end_session(token), notice=f"{CHANGED}:{account['id']}")


async def sign_out_everywhere(hall: Hall, account: Row) -> None:
    await hall.db.commit(people.end_sessions(str(account["id"])), notice=f"{CHANGED}:{account['id']}")


# --- Passwords ----------------------------------------------------------------------------------------------


async def forgot(hall: Hall, email: str) -> None:
    """Mail a link for a new password, if there is a member with this address."""
    member = await people.member(hall.db, email)
    if member is None:
        return
    token = people.new_token()
    written = letter("reset", member, email, hall.outbox.address("reset", token))
    link = people.add_link(str(member["id"]), people.RESET, token)
    await hall.db.commit(link, hall.outbox.statement(written))
    hall.outbox.posted(written)


async def reset(hall: Hall, token: str, password: str) -> Row:
    """A new password by a mailed link. All sessions end: whoever knew the old one is out."""
    link = await people.link(hall.db, people.RESET, token)
    if link is None:
        raise dead_link()
    mine = str(link["account"])
    hashed = await hall.passwords.hash(password)
    try:
        await hall.db.commit(
            people.use_link(people.RESET, token),
            people.drop_mail(hall.outbox.address("reset", token)),
            people.set_password(mine, hashed),
            people.drop_links(mine, people.RESET),
            people.end_sessions(mine),
            notice=f"{CHANGED}:{mine}",
        )
    except Conflict:
        raise dead_link() from None
    member = await people.account(hall.db, mine)
    if member is None:
        raise dead_link()
    if member["banned"]:
        raise forbidden("banned")
    return member


async def change_password(hall: Hall, account: Row, token: str | None, old: str, new: str) -> None:
    """Another password; all other sessions end."""
    await check_password(hall, account, old)
    mine = str(account["id"])
    hashed = await hall.passwords.hash(new)
    await hall.db.commit(
        people.set_password(mine, hashed),
        people.drop_links(mine, people.RESET),
        people.end_sessions(mine, token or ""),
        notice=f"{CHANGED}:{mine}",
    )


async def check_password(hall: Hall, account: Row, password: str) -> None:
    stored_hash = None if account["password"] is None else str(account["password"])
    if not await hall.passwords.check(stored_hash, password):
        raise forbidden("wrong-password")


# --- Changing and closing -----------------------------------------------------------------------------------


def settings_of(account: Row) -> dict[str, Preference]:
    found: dict[str, Preference] = json.loads(str(account["settings"]))
    return found


async def describe(
    hall: Hall, account: Row, name: str | None, lang: str | None, changed: dict[str, Preference | None]
) -> None:
    """Change name, language and single settings; a setting of nothing is taken away."""
    merged = {**settings_of(account), **changed}
    kept = {key: value for key, value in merged.items() if value is not None}
    if len(kept) > MOST_SETTINGS:
        raise Denied(422, "too-many-settings", most=MOST_SETTINGS)
    mine = str(account["id"])
    statement = people.describe(mine, name or str(account["name"]), lang or str(account["lang"]), json.dumps(kept))
    await hall.db.commit(statement)


async def close(hall: Hall, account: Row, password: str) -> None:
    """Forget somebody for good. Their chairs are played on by bots and keep no name."""
    if account["password"] is not None:
        await check_password(hall, account, password)
    mine = str(account["id"])
    for row in await people.matches(hall.db, mine):
        await get_up(hall, account, row)
    left = await people.matches(hall.db, mine)
    await hall.db.commit(*people.close(mine), notice=f"{CHANGED}:{mine}")
    for row in left:
        match = str(row["id"])
        version = Statement("UPDATE match SET version = version + 1 WHERE id = :match", {"match": match})
        await hall.db.commit(version, notice=f"{match}:table")
        await tables.changed_table(hall, match)


async def get_up(hall: Hall, account: Row, row: Row) -> None:
    """Leave all chairs at a table, as the table allows: before the start they are free again, later bots take them."""
    match = str(row["id"])
    if row["status"] == "open" and row["host"] == account["id"]:
        await tables.remove(hall, match)
        return
    for chair in await stored.chairs(hall.db, match):
        seat = int(chair["seat"] or 0)
        if chair["account"] != account["id"] or chair["kind"] != HUMAN:
            continue
        with suppress(Refused):  # it has begun or ended in this moment
            if row["status"] == "open":
                await tables.clear(hall, account, match, seat)
            elif row["status"] == "playing":
                live = await hall.live(match)
                await live.act(account, wire.Leave(secrets.token_urlsafe(12), seat))
