"""What can be played here: the games with their options, and their rulebooks."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

from msgspec import Struct
from starlette.responses import Response

from bannerhall import games, words
from bannerhall.bots import LEVELS
from bannerhall.core.errors import BadRequest
from bannerhall.core.game import Condition, Game, Number, Option
from bannerhall.core.lesson import lessons_of
from bannerhall.core.rulebook import HALL_PACKAGE, rulebook
from bannerhall.server.problems import not_found
from bannerhall.server.requests import ANYBODY, JSON, Call, Endpoint, Query, answer, encode

KEPT = "public, max-age=3600"


class OptionInfo(Struct, frozen=True):
    """Values in the order they are offered; `usual` is the one for people at a table, `live` for people at several
    devices at the same time. Where that depends on how many
    play, `by_seats` has one value for each number of seats, the fewest first, and goes before `usual`."""

    name: str
    values: list[bool | int | str]
    usual: bool | int | str
    live: bool | int | str
    clause: str  # where the rulebook speaks of it
    design: bool  # whether that is our own design
    by_seats: list[bool | int | str]


class Excluded(Struct, frozen=True):
    """Options that cannot have these values together while so many play."""

    options: dict[str, bool | int | str]
    seats: list[int]


class ConditionInfo(Struct, frozen=True):
    """A rule about options that exclude each other or a number of seats, and all that it excludes."""

    clause: str
    design: bool
    excluded: list[Excluded]


class ByChoice(Struct, frozen=True):
    """The usual values while the option has this value, one for each number of seats, the fewest first."""

    value: bool | int | str
    by_seats: list[int]


class NumberInfo(Struct, frozen=True):
    """`usual` holds where `by_seats`, the values for each number of seats, is empty; `by_choice` goes before both while
    the option `by_option` has such a value. `clauses` and `designs` say of each number of seats where its value comes
    from; where they are empty `clause` and `design` do. With `or_none` 0 is allowed, too: there is none."""

    name: str
    usual: int
    low: int
    high: int
    clause: str
    design: bool
    by_seats: list[int]
    clauses: list[str]
    designs: list[bool]
    by_option: str
    by_choice: list[ByChoice]
    or_none: bool


class PresetInfo(Struct, frozen=True):
    """A way to play; options and numbers that it leaves out stay as usual."""

    name: str
    options: dict[str, bool | int | str]
    numbers: dict[str, int]


class GameInfo(Struct, frozen=True):
    """`minutes` from the shortest match to the longest; `weight` from 1, light, to 5. Of `terms` and `aids` the words
    hold the texts, as of everything else that has a name here."""

    slug: str
    name: str
    seats: list[int]
    status: str
    rules_version: int
    options: list[OptionInfo]
    conditions: list[ConditionInfo]
    numbers: list[NumberInfo]
    bots: list[str]
    minutes: list[int]
    weight: float
    open_information: bool
    lessons: int
    presets: list[PresetInfo]
    terms: list[str]
    aids: int
    medals: dict[str, list[str]]


class ClauseInfo(Struct, frozen=True):
    id: str
    text: str
    kind: str
    origin: str
    instead: str
    lang: str  # English where the rulebook has no translation


class ChapterInfo(Struct, frozen=True):
    title: str
    clauses: list[ClauseInfo]


def game_info(box: Game) -> GameInfo:
    return GameInfo(
        slug=box.slug,
        name=box.name,
        seats=list(box.seats),
        status=box.status,
        rules_version=box.rules_version,
        options=[option_info(box, option) for option in box.options],
        conditions=[condition_info(box, condition) for condition in box.conditions],
        numbers=[number_info(box, number) for number in box.numbers],
        bots=list(LEVELS),
        minutes=list(box.minutes),
        weight=box.weight,
        open_information=box.open_information,
        lessons=len(lessons_of(box)),
        presets=[PresetInfo(preset.name, dict(preset.options), dict(preset.numbers)) for preset in box.presets],
        terms=list(box.terms),
        aids=box.aids,
        medals={group: list(names) for group, names in box.medals.items()},
    )


def option_info(box: Game, option: Option) -> OptionInfo:
    return OptionInfo(
        name=option.name,
        values=list(option.values),
        usual=box.at_table.get(option.name, option.default),
        live=box.at_live_table.get(option.name, box.at_table.get(option.name, option.default)),
        clause=option.clause,
        design=is_design(box, option.clause),
        by_seats=[] if option.name in box.at_table else list(option.by_seats),
    )


def condition_info(box: Game, condition: Condition) -> ConditionInfo:
    return ConditionInfo(
        clause=condition.clause,
        design=is_design(box, condition.clause),
        excluded=[Excluded(options, seats) for options, seats in box.excluded(condition)],
    )


def number_info(box: Game, number: Number) -> NumberInfo:
    return NumberInfo(
        name=number.name,
        usual=number.default,
        low=number.low,
        high=number.high,
        clause=number.clause,
        design=is_design(box, number.clause),
        by_seats=list(number.by_seats),
        clauses=list(number.clauses),
        designs=[is_design(box, clause) for clause in number.clauses],
        by_option=number.by_option,
        by_choice=[ByChoice(value, list(row)) for value, row in number.by_choice.items()],
        or_none=number.or_none,
    )


def is_design(box: Game, clause: str) -> bool:
    """Whether what a clause says is our own: players are told so before they choose it."""
    return clause != "" and rulebook(box.package).clause(clause).origin == "design"


def find(slug: str) -> Game:
    try:
        return games.game(slug)
    except BadRequest as error:
        raise not_found("game") from error


async def every_game(call: Call) -> Response:
    """All games that people play here."""
    boxes = [games.game(slug) for slug in games.slugs()]
    return answer([game_info(box) for box in boxes if box.status != "test"])


async def one_game(call: Call) -> Response:
    """A game with everything a table can choose."""
    return answer(game_info(find(call.path("game"))))


async def rules(call: Call) -> Response:
    """The rulebook of a game, chapter by chapter; English where the language has none."""
    box = find(call.path("game"))
    lang = call.word("lang", call.lang, *words.LANGUAGES)
    return answer([chapter for package in (box.package, HALL_PACKAGE) for chapter in chapters(package, lang)])


def chapters(package: str, lang: str) -> list[ChapterInfo]:
    return [
        ChapterInfo(
            chapter.title,
            [
                ClauseInfo(clause.id, clause.text, clause.kind, clause.origin, clause.instead, clause.lang)
                for clause in chapter.clauses
            ],
        )
        for chapter in rulebook(package, lang).chapters()
    ]


async def sentences(call: Call) -> Response:
    """The Fluent messages of the hall and of a game in one language: what a client says message ids with."""
    slug = call.path("game")
    lang = call.word("lang", call.lang, *words.LANGUAGES)
    if slug != words.HALL:
        find(slug)
    return Response(words.source(slug, lang), media_type="text/plain; charset=utf-8")


async def drawing(call: Call) -> Response:
    """What a client needs to draw the table of a game and what never changes, such as a map."""
    box = find(call.path("game"))
    if box.drawing is None:
        raise not_found("drawing")
    body = encode(box.drawing())
    headers = {"Cache-Control": KEPT, "ETag": f'"{sha256(body).hexdigest()[:32]}"'}
    if headers["ETag"] in call.request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(body, media_type=JSON, headers=headers)


LANG = Query("lang", wanted=words.LANGUAGES)
ENDPOINTS = [
    Endpoint("GET", "/api/games", every_game, ANYBODY, gives=list[GameInfo]),
    Endpoint("GET", "/api/games/{game}", one_game, ANYBODY, gives=GameInfo),
    Endpoint("GET", "/api/games/{game}/rules", rules, ANYBODY, gives=list[ChapterInfo], query=(LANG,)),
    Endpoint("GET", "/api/games/{game}/words", sentences, ANYBODY, gives=str, query=(LANG,)),
    Endpoint("GET", "/api/games/{game}/drawing", drawing, ANYBODY, gives=dict[str, Any]),
]
