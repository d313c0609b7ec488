"""What went wrong, for the wire: an error of ours becomes a problem with a status, a clause and a sentence."""

from __future__ import annotations

from http import HTTPStatus

from bannerhall import words
from bannerhall.core.errors import (
    BadPosition,
    BadRecord,
    BadRequest,
    Fact,
    Illegal,
    Refusal,
    Refused,
    Trouble,
    Unreadable,
)
from bannerhall.server import wire

TYPES = "https://bannerhall.invalid/problems/"  # names, not addresses: nothing is fetched from there


class Denied(Trouble):
    """A request that is answered with a status of its own."""

    def __init__(self, status: int, message: str, **facts: Fact) -> None:
        super().__init__(message, **facts)
        self.status = status


def not_found(what: str) -> Denied:
    return Denied(404, "not-found", what=what)


def sign_in_first() -> Denied:
    return Denied(401, "sign-in-first")


def forbidden(message: str = "not-yours", **facts: Fact) -> Denied:
    return Denied(403, message, **facts)


def status_of(trouble: Trouble) -> int:
    if isinstance(trouble, Denied):
        return trouble.status
    if isinstance(trouble, Illegal | Refused):
        return 409
    if isinstance(trouble, BadRequest | Unreadable | BadPosition | BadRecord):
        return 422
    return 400


def problem(trouble: Trouble, lang: str = words.ENGLISH) -> wire.Problem:
    """The trouble as it goes over the wire."""
    status = status_of(trouble)
    if isinstance(trouble, Illegal):
        return refused(trouble.refusal, lang)
    return wire.Problem(
        type=TYPES + trouble.message,
        title=HTTPStatus(status).phrase,
        status=status,
        detail=words.say(trouble.message, trouble.facts, lang),
        message=trouble.message,
        facts=dict(trouble.facts),
        clause=trouble.clause,
    )


def refused(refusal: Refusal, lang: str = words.ENGLISH) -> wire.Problem:
    return wire.Problem(
        type=TYPES + "illegal",
        title="Forbidden by a rule",
        status=409,
        detail=words.say_refusal(refusal, lang),
        message=words.WHY + refusal.clause,
        facts=dict(refusal.facts),
        clause=refusal.clause,
    )


def plain(status: int, message: str, detail: str) -> wire.Problem:
    """A problem below our own words: a body that is no JSON, a method that is not there."""
    return wire.Problem(TYPES + message, HTTPStatus(status).phrase, status, detail, message)
