"""How somebody is getting on: their finished matches, game by game."""

from __future__ import annotations

import json
from itertools import groupby

from msgspec import Struct
from starlette.responses import Response

from bannerhall.games import game
from bannerhall.server.requests import Call, Endpoint, answer
from bannerhall.server.store.database import Database, Row

# Matches of the closed box in which somebody has done something: neither lessons nor records that were brought in.
FINISHED = """
SELECT match.id, match.game, match.changed, match.result, match.deeds, chair.seat, chair.name
FROM chair JOIN match ON match.id = chair.match
WHERE chair.account = :account AND chair.kind = 'human' AND match.status = 'over' AND match.position IS NULL
AND EXISTS (SELECT 1 FROM receipt WHERE receipt.match = match.id AND receipt.account = :account)
ORDER BY match.game, match.id, chair.seat
"""


class Progress(Struct, frozen=True):
    """`finished_last` is when the last match was over, `best` the most points of any. `medals` are those of the game
    that were won so far, by group; matches that were repaired or taken back count for none."""

    game: str
    played: int
    won: int
    finished_last: float | None
    best: int | None
    medals: dict[str, list[str]]


async def progress_of(db: Database, account: Row) -> list[Progress]:
    rows = await db.rows(FINISHED, {"account": account["id"]})
    return [of_game(slug, list(found), account) for slug, found in groupby(rows, lambda row: str(row["game"]))]


def of_game(slug: str, rows: list[Row], account: Row) -> Progress:
    mine = [own_chair(list(chairs), account) for _, chairs in groupby(rows, lambda row: row["id"])]
    results = [(int(row["seat"] or 0), json.loads(str(row["result"]))) for row in mine]
    return Progress(
        game=slug,
        played=len(mine),
        won=sum(seat in result["winners"] for seat, result in results),
        finished_last=max(float(row["changed"] or 0) for row in mine),
        best=max(int(result["points"][seat]) for seat, result in results),
        medals=medals_of(slug, mine),
    )


def medals_of(slug: str, chairs: list[Row]) -> dict[str, list[str]]:
    told = [(int(row["seat"] or 0), json.loads(str(row["deeds"]))) for row in chairs if row["deeds"] is not None]
    return game(slug).medals_of([deeds[seat] for seat, deeds in told])


def own_chair(chairs: list[Row], account: Row) -> Row:
    """On a shared device several chairs are the account's: the one that bears its name is its owner's."""
    return min(chairs, key=lambda chair: (chair["name"] != account["name"], chair["seat"]))


async def progress(call: Call) -> Response:
    """My finished matches, counted for each game that I have played to its end."""
    return answer(await progress_of(call.hall.db, call.me))


ENDPOINTS = [Endpoint("GET", "/api/account/progress", progress, gives=list[Progress])]
