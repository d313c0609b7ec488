"""Accounts, sessions and links in the store. Tokens are kept as hashes only."""

from __future__ import annotations

import hashlib
import secrets

from bannerhall.server.ids import new_id
from bannerhall.server.store.database import Database, Row, Statement, Value
from bannerhall.server.times import now

HOUR = 3600.0
DAY = 24 * HOUR
STAY = 180 * DAY  # a session of somebody who wants to stay signed in, and of guests
VISIT = 1 * DAY
GUEST, MEMBER, CLOSED = "guest", "member", "closed"
CONFIRM, RESET, CHANGE = "confirm", "reset", "change"  # what a link is for
LASTING = {CONFIRM: 30 * DAY, RESET: HOUR, CHANGE: DAY}

INSERT_ACCOUNT = """
INSERT INTO account (id, kind, name, email, password, confirmed, lang, settings, created)
VALUES (:id, :kind, :name, :email, :password, NULL, :lang, '{}', :now)
"""
INSERT_SESSION = "INSERT INTO session (hash, account, created, expires) VALUES (:hash, :account, :now, :expires)"
INSERT_TOKEN = """
INSERT INTO token (hash, purpose, account, expires, email) VALUES (:hash, :purpose, :account, :expires, :email)
"""
CONFIRM_ACCOUNT = """
UPDATE account SET kind = 'member', email = :email, confirmed = :now WHERE id = :account AND kind = 'guest'
"""
CLOSE_ACCOUNT = """
UPDATE account SET kind = 'closed', name = '', email = NULL, password = NULL, confirmed = NULL, settings = '{}'
WHERE id = :account AND kind <> 'closed'
"""
# Nobody comes to a chair that was kept for somebody who is gone for good.
OPEN_CHAIR = """
UPDATE chair SET kind = 'open', account = NULL, name = '', invitation = NULL, invited = ''
WHERE account = :account AND kind = 'invited'
"""


def hash_of(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def new_token() -> str:
    return secrets.token_urlsafe(32)


# --- Finding ------------------------------------------------------------------------------------------------


async def account(db: Database, account_id: str) -> Row | None:
    return await db.row("SELECT * FROM account WHERE id = :id AND kind <> 'closed'", {"id": account_id})


async def account_of(db: Database, token: str) -> Row | None:
    """Whose session a token is, if it is still good."""
    sql = """
        SELECT account.* FROM session JOIN account ON account.id = session.account
        WHERE session.hash = :hash AND session.expires > :now AND account.kind <> 'closed'
    """
    return await db.row(sql, {"hash": hash_of(token), "now": now()})


async def member(db: Database, email: str) -> Row | None:
    """Whose confirmed address this is."""
    return await db.row("SELECT * FROM account WHERE email = :email AND kind = 'member'", {"email": email})


async def sessions(db: Database, account_id: str) -> int:
    sql = "SELECT COUNT(*) AS many FROM session WHERE account = :account AND expires > :now"
    found = await db.row(sql, {"account": account_id, "now": now()})
    return int((found or {})["many"] or 0)


async def link(db: Database, purpose: str, token: str) -> Row | None:
    """The link of a token, if it is still good."""
    sql = "SELECT * FROM token WHERE hash = :hash AND purpose = :purpose AND expires > :now"
    return await db.row(sql, {"hash": hash_of(token), "purpose": purpose, "now": now()})


async def claimed(db: Database, account_id: str) -> str | None:
    """The address that an account still has to confirm."""
    sql = """
        SELECT email FROM token WHERE account = :account AND purpose IN ('confirm', 'change') AND expires > :now
        ORDER BY expires DESC LIMIT 1
    """
    found = await db.row(sql, {"account": account_id, "now": now()})
    return None if found is None else str(found["email"])


# --- Sessions -----------------------------------------------------------------------------------------------


async def add_guest(db: Database, name: str, lang: str) -> tuple[str, str]:
    """A new guest; id and session token."""
    account_id, token = new_id(), new_token()
    await db.commit(new_account(account_id, name, lang), session_statement(account_id, token, now(), STAY))
    return account_id, token


def new_account(account_id: str, name: str, lang: str) -> Statement:
    told: dict[str, Value] = {
        "id": account_id,
        "kind": GUEST,
        "name": name,
        "email": None,
        "password": None,
        "lang": lang,
        "now": now(),
    }
    return Statement(INSERT_ACCOUNT, told)


def session_statement(account_id: str, token: str, at: float, lasting: float) -> Statement:
    told: dict[str, Value] = {"hash": hash_of(token), "account": account_id, "now": at, "expires": at + lasting}
    return Statement(INSERT_SESSION, told)


def end_session(token: str) -> Statement:
    return Statement("DELETE FROM session WHERE hash = :hash", {"hash": hash_of(token)})


def end_sessions(account_id: str, but: str = "") -> Statement:
    """All sessions of an account, but the one with this token."""
    sql = "DELETE FROM session WHERE account = :account AND hash <> :but"
    return Statement(sql, {"account": account_id, "but": hash_of(but)})


# --- Links --------------------------------------------------------------------------------------------------


def add_link(account_id: str, purpose: str, token: str, email: str | None = None) -> Statement:
    told: dict[str, Value] = {
        "hash": hash_of(token),
        "purpose": purpose,
        "account": account_id,
        "expires": now() + LASTING[purpose],
        "email": email,
    }
    return Statement(INSERT_TOKEN, told)


def use_link(purpose: str, token: str) -> Statement:
    """A conflict if the link is not good any more, or was used a moment ago."""
    sql = "DELETE FROM token WHERE hash = :hash AND purpose = :purpose AND expires > :now"
    return Statement(sql, {"hash": hash_of(token), "purpose": purpose, "now": now()}, rows=1)


def drop_mail(link_shown: str) -> Statement:
    """A mail whose link was used; where nobody sends mails, it would lie there with the link in it."""
    return Statement("DELETE FROM outbox WHERE link = :link", {"link": link_shown})


def drop_links(account_id: str, purpose: str) -> Statement:
    sql = "DELETE FROM token WHERE account = :account AND purpose = :purpose"
    return Statement(sql, {"account": account_id, "purpose": purpose})


# --- Changing an account ------------------------------------------------------------------------------------


def confirm(account_id: str, email: str) -> Statement:
    """The account has this address from now on; a conflict if it is somebody's already."""
    return Statement(CONFIRM_ACCOUNT, {"account": account_id, "email": email, "now": now()}, rows=1)


def change_email(account_id: str, old: str, new: str) -> Statement:
    """Another address in place of the old one; a conflict if it is somebody's already."""
    sql = """
        UPDATE account SET email = :new, confirmed = :now WHERE id = :account AND kind = 'member' AND email = :old
    """
    return Statement(sql, {"account": account_id, "old": old, "new": new, "now": now()}, rows=1)


def set_password(account_id: str, hashed: str) -> Statement:
    sql = "UPDATE account SET password = :password WHERE id = :account AND kind <> 'closed'"
    return Statement(sql, {"account": account_id, "password": hashed}, rows=1)


def describe(account_id: str, name: str, lang: str, settings: str) -> Statement:
    sql = """
        UPDATE account SET name = :name, lang = :lang, settings = :settings WHERE id = :account AND kind <> 'closed'
    """
    return Statement(sql, {"account": account_id, "name": name, "lang": lang, "settings": settings}, rows=1)


def close(account_id: str) -> list[Statement]:
    """Forget a person. What others played with them stays, without a name."""
    told: dict[str, Value] = {"account": account_id}
    return [
        Statement(CLOSE_ACCOUNT, told, rows=1),
        *(
            Statement(sql, told)
            for sql in (
                "DELETE FROM session WHERE account = :account",
                "DELETE FROM token WHERE account = :account",
                "DELETE FROM outbox WHERE account = :account",
                "DELETE FROM report WHERE account = :account",
                "DELETE FROM profile WHERE account = :account",
                "DELETE FROM keepsake WHERE account = :account AND kind <> 'board'",
                OPEN_CHAIR,
                "UPDATE chair SET name = '' WHERE account = :account",
                "UPDATE chat SET name = '' WHERE account = :account",
            )
        ),
    ]


# --- Matches of an account ----------------------------------------------------------------------------------


async def matches(db: Database, account_id: str) -> list[Row]:
    """Every match that the account sits in or hosts: id, status and host."""
    sql = """
        SELECT id, status, host FROM match WHERE status <> 'removed'
        AND (host = :account OR id IN (SELECT match FROM chair WHERE account = :account))
    """
    return await db.rows(sql, {"account": account_id})


def hand_over(match: str, giver: Row, taker: Row) -> list[Statement]:
    """Another account takes all chairs and rights of one at a match, unless it sits there already."""
    told: dict[str, Value] = {
        "match": match,
        "giver": giver["id"],
        "taker": taker["id"],
        "old": giver["name"],
        "new": taker["name"],
    }
    chairs = """
        UPDATE chair SET account = :taker, name = CASE WHEN name = :old THEN :new ELSE name END
        WHERE match = :match AND account = :giver
        AND NOT EXISTS (SELECT 1 FROM chair AS other WHERE other.match = :match AND other.account = :taker)
    """
    host = "UPDATE match SET host = :taker WHERE id = :match AND host = :giver"
    chat = "UPDATE chat SET account = :taker WHERE match = :match AND account = :giver"
    keepsakes = "UPDATE keepsake SET account = :taker WHERE match = :match AND account = :giver"
    version = "UPDATE match SET version = version + 1 WHERE id = :match"
    return [Statement(sql, told) for sql in (chairs, host, chat, keepsakes, version)]


# --- Housekeeping -------------------------------------------------------------------------------------------


async def tidy(db: Database) -> None:
    """Throw away what nobody can use any more. A reminder is kept while the match still waits: it is not repeated."""
    told: dict[str, Value] = {"now": now(), "old": now() - LASTING[CONFIRM]}
    mails = """
        DELETE FROM outbox WHERE created < :old AND NOT EXISTS (
            SELECT 1 FROM match WHERE match.status = 'playing'
            AND outbox.id = 'turn:' || match.id || ':' || outbox.account || ':' || match.head)
    """
    await db.commit(
        Statement("DELETE FROM session WHERE expires < :now", told),
        Statement("DELETE FROM token WHERE expires < :now", told),
        Statement(mails, told),
    )
