"""`bannerhall play`: a match in this terminal."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import click

from bannerhall.commands.common import Setup, is_bot, lang_option, seat_numbers, setup_options, speak
from bannerhall.core.errors import BadRequest
from bannerhall.core.game import Game
from bannerhall.core.match import Match
from bannerhall.core.ruleset import Choice
from bannerhall.games import game

if TYPE_CHECKING:
    from bannerhall.table import Sitter

NOBODY = "none"
USUAL_BOT = "greedy"


@click.command()
@click.argument("slug", metavar="GAME", required=False)
@setup_options
@click.option("--human", metavar="0,2", help="Seats of people, from 0; 0 alone without it, `none` to look on.")
@click.option(
    "--name", "names", multiple=True, metavar="NAME", help="Names of the people, in the order of their seats."
)
@click.option("--bot", "level", metavar="LEVEL", help="random, greedy, search or search:N; greedy without it.")
@click.option("--tutorial", is_flag=True, help="Learn the game: a short lesson, then play on as you like.")
@click.option("--lesson", type=click.IntRange(1), default=1, metavar="N", help="Which lesson, where there are several.")
@lang_option
@click.option("--plain", is_flag=True, help="Plain lines without colours, for screen readers.")
@click.option("--save", "file", metavar="FILE", help="Where the match is kept (.json or text).")
@click.option("--resume", metavar="FILE", help="Go on with a match that was kept.")
@click.option(
    "--server", metavar="URL", help="Play at a hall: a new table, with free chairs for further --human seats."
)
@click.option("--table", "place", metavar="ID", help="The table of a hall to come to, by its id or its link.")
def command(
    slug: str | None,
    setup: Setup,
    human: str | None,
    names: tuple[str, ...],
    level: str | None,
    tutorial: bool,
    lesson: int,
    lang: str | None,
    plain: bool,
    file: str | None,
    resume: str | None,
    server: str | None,
    place: str | None,
) -> None:
    """Play a game here in the terminal: alone against bots, with others at the same screen, or at a hall."""
    from bannerhall.bots import bot
    from bannerhall.core.lesson import lesson_of
    from bannerhall.table import HUMAN, Table
    from bannerhall.terminal.lesson import LessonSession
    from bannerhall.terminal.saves import fresh_file
    from bannerhall.terminal.saves import resume as take_up
    from bannerhall.terminal.screen import screen_for
    from bannerhall.terminal.session import Session
    from bannerhall.terminal.speech import Speech, player_names

    tongue = speak(lang)
    if level is not None:
        bot(level)
    if server is not None or place is not None:
        if tutorial or file or resume or setup.seed is not None:
            raise BadRequest("server-alone")
        chairs = None if slug is None else chairs_for(human, setup, game(slug), level or USUAL_BOT)
        at_hall(slug, server, place, Wishes(setup, chairs, names[0] if names else "", tongue), plain)
        return
    if resume is not None:
        if slug is not None or setup.given:
            raise BadRequest("resume-alone")
        match = take_up(Path(resume))
        people = None if human is None else people_of(human, int(match.state.seats))
        sitters = sitting_again(match.record.names, people, level)
    else:
        if slug is None:
            raise BadRequest("play-what")
        many, people = who_plays(human, setup.seats, game(slug).seats)
        box = game(slug)
        if tutorial:
            match = Match(box.load(lesson_of(box, lesson).position), setup.seed or 0, box.typed_by_players)
        else:
            match = new_match(box, many, setup, box.at_table if people else {}, box.typed_by_players if people else ())
        sitters = sitting(int(match.state.seats), people, names, level or USUAL_BOT)
    if any(sitter.kind == HUMAN for sitter in sitters):
        match.typed = frozenset(game(match.record.game).typed_by_players)
    table = Table(match, sitters, seed=secrets.randbits(60) if setup.seed is None else setup.seed)
    speech = Speech(match.state.rules, tongue, player_names([sitter.name for sitter in sitters], tongue))
    match.record.names = [sitter.bot or speech.names[seat] for seat, sitter in enumerate(sitters)]
    named = file or resume
    kept = fresh_file(match.record.game) if named is None else Path(named).expanduser()
    box = game(match.record.game)
    session = (LessonSession if tutorial else Session)(table, box, speech, screen_for(plain), kept)
    if isinstance(session, LessonSession):
        session.lesson = lesson_of(box, lesson)
    session.play()


@dataclass(frozen=True)
class Wishes:
    """What somebody wants at a hall."""

    setup: Setup
    chairs: Sequence[str] | None
    name: str
    lang: str


def chairs_for(human: str | None, setup: Setup, box: Game, level: str) -> list[str]:
    """The first seat of a person is mine, the others are free, and bots sit on the rest."""
    many, people = who_plays(human, setup.seats, box.seats)
    if not people:
        raise BadRequest("server-me")
    seats = range(box.ruleset(many).seats)
    return ["me" if seat == people[0] else "open" if seat in people else level for seat in seats]


def at_hall(slug: str | None, server: str | None, place: str | None, wishes: Wishes, plain: bool) -> None:
    """Come to a table of a hall, or make one."""
    from bannerhall.client.hall import invitation_of, table_of
    from bannerhall.terminal.passes import come_in
    from bannerhall.terminal.remote import visit
    from bannerhall.terminal.screen import screen_for

    home, table_id = (None, "") if place is None else table_of(place)
    invitation = None if place is None else invitation_of(place)
    where = server or home
    if where is None:
        raise BadRequest("server-which")
    if slug is None and place is None:
        raise BadRequest("play-what")
    hall = come_in(where, wishes.name, wishes.lang)
    if place is None:
        assert slug is not None
        assert wishes.chairs is not None
        chosen, counted = wishes.setup.variants(game(slug))
        full = "open" not in wishes.chairs
        table_id = hall.make_table(slug, wishes.chairs, chosen, counted, start=full).id
    elif slug is not None and (there := hall.table(table_id, invitation).game) != slug:
        raise BadRequest("other-game", got=there, wanted=slug)
    visit(hall, table_id, wishes.name, wishes.lang, screen_for(plain), invitation)


def new_match(box: Game, seats: int | None, setup: Setup, usual: Mapping[str, Choice], told: Sequence[str]) -> Match:
    """A match from the closed box on. Without a seed nobody can foresee its dice."""
    chosen, counted = setup.variants(box)
    seed = secrets.token_bytes(16) if setup.seed is None else setup.seed
    return Match.begin(box, seats, seed, {**usual, **chosen}, counted, told)


def people_of(human: str, seats: int | None) -> list[int]:
    return [] if human == NOBODY else seat_numbers(human, seats)


def who_plays(human: str | None, seats: int | None, allowed: tuple[int, int]) -> tuple[int | None, list[int]]:
    """How many seats, and which of them are people's; without a number there are as many as the people need."""
    if human is None:
        return seats, [0]
    people = people_of(human, seats)
    if seats is None and people:
        return max(people[-1] + 1, allowed[0]), people
    return seats, people


def sitting(seats: int, people: Sequence[int], names: Sequence[str], level: str) -> list[Sitter]:
    from bannerhall.table import BOT, HUMAN, Sitter

    if len(names) > len(people):
        raise BadRequest("too-many-names", got=len(names), most=len(people))
    given = dict(zip(people, names, strict=False))
    return [Sitter(HUMAN, given.get(seat, "")) if seat in people else Sitter(BOT, "", level) for seat in range(seats)]


def sitting_again(names: Sequence[str], people: Sequence[int] | None, level: str | None) -> list[Sitter]:
    """Everybody where they sat: a name that a bot has is that bot, every other one a person."""
    from bannerhall.table import BOT, HUMAN, Sitter

    sitters: list[Sitter] = []
    for seat, name in enumerate(names):
        present = not is_bot(name) if people is None else seat in people
        if present:
            sitters.append(Sitter(HUMAN, "" if is_bot(name) else name))
        else:
            sitters.append(Sitter(BOT, "", level or (name if is_bot(name) else USUAL_BOT)))
    return sitters
