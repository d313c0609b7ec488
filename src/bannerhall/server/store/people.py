"""Accounts and sessions in the store. Tokens are kept as hashes only."""

from __future__ import annotations

import hashlib
import secrets
import time

from bannerhall.server.store.database import Database, Row, Statement, Value

DAY = 24 * 3600.0
STAY = 180 * DAY  # a session of somebody who wants to stay signed in, and of guests
VISIT = 1 * DAY
INSERT_ACCOUNT = """
INSERT INTO account (id, kind, name, email, password, confirmed, lang, settings, created)
VALUES (:id, :kind, :name, :email, :password, NULL, :lang, '{}', :now)
"""
INSERT_SESSION = "INSERT INTO session (hash, account, created, expires) VALUES (:hash, :account, :now, :expires)"


def hash_of(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def new_token() -> str:
    return secrets.token_urlsafe(32)


async def account_of(db: Database, token: str) -> Row | None:
    """Whose session a token is, if it is still good."""
    sql = """
        SELECT account.* FROM session JOIN account ON account.id = session.account
        WHERE session.hash = :hash AND session.expires > :now AND account.kind <> 'closed'
    """
    return await db.row(sql, {"hash": hash_of(token), "now": time.time()})


async def add_guest(db: Database, name: str, lang: str) -> tuple[str, str]:
    """A new guest; id and session token."""
    account, token, now = secrets.token_urlsafe(12), new_token(), time.time()
    told: dict[str, Value] = {
        "id": account,
        "kind": "guest",
        "name": name,
        "email": None,
        "password": None,
        "lang": lang,
        "now": now,
    }
    await db.commit(Statement(INSERT_ACCOUNT, told), session_statement(account, token, now, STAY))
    return account, token


def session_statement(account: str, token: str, now: float, lasting: float) -> Statement:
    told: dict[str, Value] = {"hash": hash_of(token), "account": account, "now": now, "expires": now + lasting}
    return Statement(INSERT_SESSION, told)
