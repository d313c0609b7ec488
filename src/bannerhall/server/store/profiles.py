"""Profiles in the store: what somebody likes to choose for a game, under a name."""

from __future__ import annotations

from bannerhall.server.ids import new_id
from bannerhall.server.store.database import Conflict, Database, Row, Statement, Value
from bannerhall.server.times import now

MOST_PROFILES = 20
CHANGE = """
UPDATE profile SET options = :options, numbers = :numbers, changed = :now
WHERE account = :account AND game = :game AND name = :name
"""
ADD = """
INSERT INTO profile (id, account, game, name, options, numbers, changed)
SELECT :id, :account, :game, :name, :options, :numbers, :now
WHERE (SELECT COUNT(*) FROM profile WHERE account = :account) < :most
"""
HAND_OVER = """
UPDATE profile SET account = :taker WHERE account = :giver AND NOT EXISTS (
    SELECT 1 FROM profile AS other
    WHERE other.account = :taker AND other.game = profile.game AND other.name = profile.name)
"""


async def of_account(db: Database, account: str) -> list[Row]:
    """All of somebody's profiles, by game and name."""
    return await db.rows("SELECT * FROM profile WHERE account = :account ORDER BY game, name", {"account": account})


async def keep(db: Database, told: dict[str, Value]) -> bool:
    """Keep a profile under its name, in place of another one of that name; False if there are too many."""
    whole: dict[str, Value] = {**told, "id": new_id(), "now": now(), "most": MOST_PROFILES}
    for sql in (CHANGE, ADD, CHANGE):  # the last one for whoever keeps the same on two devices at once
        try:
            await db.commit(Statement(sql, whole, rows=1))
        except Conflict:
            continue
        return True
    return False


async def drop(db: Database, account: str, game: str, profile: str) -> bool:
    sql = "DELETE FROM profile WHERE id = :id AND account = :account AND game = :game"
    try:
        await db.commit(Statement(sql, {"id": profile, "account": account, "game": game}, rows=1))
    except Conflict:
        return False
    return True


def hand_over(giver: str, taker: str) -> Statement:
    """Another account takes them, unless it has one of the same name."""
    return Statement(HAND_OVER, {"giver": giver, "taker": taker})
