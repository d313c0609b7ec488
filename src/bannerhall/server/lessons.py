"""A table for learning a game: it begins where the game's lesson does, with bots on all other chairs."""

from __future__ import annotations

import json
from typing import Any

from bannerhall.core.errors import BadRequest
from bannerhall.core.game import Game
from bannerhall.core.lesson import Lesson, lesson_of
from bannerhall.server import tables, wire
from bannerhall.server.hall import Hall
from bannerhall.server.ids import new_id
from bannerhall.server.problems import not_found
from bannerhall.server.store.database import Row, Statement

BOT = "greedy"


def lesson_in(box: Game, number: int) -> Lesson:
    try:
        return lesson_of(box, number)
    except BadRequest as error:
        raise not_found("lesson") from error


async def make(hall: Hall, account: Row, box: Game, number: int) -> str:
    """A private table at the first step of a lesson, already begun; its id."""
    position = lesson_in(box, number).position
    others = [wire.NewChair(kind="bot", bot=BOT)] * (position["seats"] - 1)
    wanted = wire.NewTable(game=box.slug, chairs=[wire.NewChair(kind="me"), *others], visibility="private")
    match_id = new_id()
    row = tables.match_row(match_id, box, account, wanted)
    row["options"], row["numbers"] = json.dumps(position["options"]), json.dumps(position["numbers"])
    row["position"] = json.dumps(position)
    chairs: list[Any] = [
        {"match": match_id, "seat": seat, **tables.chair_for(account, chair, None)}
        for seat, chair in enumerate(wanted.chairs)
    ]
    await hall.db.commit(Statement(tables.INSERT_MATCH, row), Statement(tables.INSERT_CHAIR, chairs))
    await tables.start(hall, account, match_id)
    return match_id
