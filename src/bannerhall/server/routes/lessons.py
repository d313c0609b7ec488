"""Lessons over HTTP: the steps of a game's lesson, and a table to take them at."""

from __future__ import annotations

from msgspec import Struct
from starlette.responses import Response

from bannerhall.server import lessons, tables, wire
from bannerhall.server.requests import ANYBODY, Call, Endpoint, Query, answer
from bannerhall.server.routes.catalogue import find

MOST_LESSONS = 9


class LessonStep(Struct, frozen=True):
    """An answer, and the message that explains it before it is given."""

    action: wire.Action
    message: str


class LessonInfo(Struct, frozen=True):
    """`end` is the message for after the last step, when everybody plays on as they like."""

    steps: list[LessonStep]
    end: str


async def lesson(call: Call) -> Response:
    """The steps of one of a game's lessons, in their order."""
    box = find(call.path("game"))
    found = lessons.lesson_in(box, call.number("number", 1, 1, MOST_LESSONS))
    vocabulary = box.load(found.position).rules.vocabulary
    steps: list[LessonStep] = []
    for number, text in enumerate(found.steps, 1):
        kind, argument = vocabulary.split(vocabulary.read_exact(text))
        steps.append(LessonStep(wire.Action(kind, argument), found.message(box.slug, number)))
    return answer(LessonInfo(steps, found.message(box.slug, "end")))


async def begin(call: Call) -> Response:
    """A private table of my own at the beginning of the lesson; bots sit on the other chairs."""
    made = await lessons.make(call.hall, call.me, find(call.path("game")), call.number("number", 1, 1, MOST_LESSONS))
    return answer(await tables.shown(call.hall, call.account, made), 201)


LESSON = "/api/games/{game}/lesson"
NUMBER = Query("number", 1, MOST_LESSONS)
ENDPOINTS = [
    Endpoint("GET", LESSON, lesson, ANYBODY, gives=LessonInfo, query=(NUMBER,)),
    Endpoint("POST", LESSON, begin, gives=wire.TableInfo, status=201, limit="tables", query=(NUMBER,)),
]
