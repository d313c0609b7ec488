"""Hints: what a good bot would do in a seat's place. It knows no more than the seat, and thinks beside the hall."""

from __future__ import annotations

import json
from typing import Annotated

from msgspec import Meta, Struct, field
from starlette.responses import Response

from bannerhall.bots.hints import Idea, ideas
from bannerhall.core.clauses import NOT_ASKED
from bannerhall.core.errors import Illegal, Refused
from bannerhall.core.state import CHANCE
from bannerhall.games import game
from bannerhall.server import wire
from bannerhall.server.live import Live
from bannerhall.server.requests import Call, Endpoint, answer
from bannerhall.server.routes.tables import opened
from bannerhall.server.thinkers import Question

LEVEL = "search"


class Asked(wire.Body, frozen=True):
    """Whose place, what the asker knows, and the steps that are planned but not yet taken."""

    seat: wire.SeatNumber
    have: wire.LineNumber
    actions: Annotated[list[wire.Action], Meta(max_length=400)] = field(default_factory=list)


class Because(Struct, frozen=True):
    message: str
    facts: dict[str, int | str]


class IdeaInfo(Struct, frozen=True):
    """`share` of the bot's thoughts that went to this answer, and what it is `worth`, both from 0 to 100."""

    action: wire.Action
    share: int
    worth: int
    reasons: list[Because]


class Hint(Struct, frozen=True):
    """The best answers, best first; `level` is the bot that was asked."""

    level: str
    ideas: list[IdeaInfo]


def ponder(question: Question) -> list[Idea]:
    """In the bot's process."""
    box = game(question.slug)
    return ideas(box.load(json.loads(question.position)), question.seat, question.seed)


def question_of(live: Live, account: str, asked: Asked) -> Question | wire.Stale:
    """What the seat may know after its planned steps, for a bot. The caller holds the lock of the match."""
    seen = live.preview(account, wire.Preview(asked.seat, asked.have, asked.actions))
    if isinstance(seen, wire.Stale):
        return seen
    sitting = live.sitting
    state = sitting.table.rehearse(asked.seat, [sitting.action(action) for action in asked.actions])
    if state.seat() == CHANCE:
        raise Refused("draft-meets-chance", number=len(asked.actions) + 1)
    if not state.legal_actions(asked.seat):
        raise Illegal(state.refusal(asked.seat, 0, NOT_ASKED))
    return live.hall.bots.question(state, asked.seat, LEVEL)


async def hint(call: Call) -> Response:
    """What a good bot would do now in this seat's place, after some planned steps if there are any."""
    live = await opened(call)
    account, asked = str(call.me["id"]), call.body(Asked)
    async with live.lock:  # what is not stored yet is not thought about
        question = question_of(live, account, asked)
    if isinstance(question, wire.Stale):
        return answer(question, 409)
    found = await call.hall.bots.work(ponder, question)
    return answer(Hint(LEVEL, [told(live, idea) for idea in found]))


def told(live: Live, idea: Idea) -> IdeaInfo:
    tables = live.sitting.state.rules
    kind, argument = tables.vocabulary.split(idea.action)
    because = [Because(f"{tables.slug}-reason-{part}", {}) for part in idea.reasons]
    return IdeaInfo(wire.Action(kind, argument), idea.share, idea.worth, because)


ENDPOINTS = [
    Endpoint("POST", "/api/tables/{table}/hint", hint, takes=Asked, gives=Hint | wire.Stale, limit="hints"),
]
