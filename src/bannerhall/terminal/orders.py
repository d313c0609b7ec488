"""What may be typed beside an answer: help, the table, reasons, hints, stepping back, the rulebook, the log."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol

from bannerhall.bots.thinker import CURIOSITY, HORIZON
from bannerhall.core.errors import BadRequest, Refused
from bannerhall.core.feed import feed
from bannerhall.core.game import Game
from bannerhall.core.match import Match, walk
from bannerhall.core.record import BACK
from bannerhall.core.rulebook import CLAUSE_ID, HALL_PACKAGE, Clause, rulebook
from bannerhall.core.search import search
from bannerhall.core.state import CHANCE
from bannerhall.terminal.board import show_atlas
from bannerhall.terminal.saves import save
from bannerhall.terminal.screen import EVENT, NOTE, QUESTION, Screen
from bannerhall.terminal.speech import Speech

if TYPE_CHECKING:
    from bannerhall.terminal.session import Session

HINT_ITERATIONS: Final = 400
HINTS: Final = 3
MOST_CLAUSES: Final = 8
LOG_LINES: Final = 30
YES: Final = ("y", "yes", "j", "ja", "o", "oui", "s", "si", "sí")


class Leave(Exception):
    """The people go; the match is kept."""


def help_(session: Session, seat: int, rest: str) -> None:
    say = session.speech.say
    session.screen.say(say("term-help-answer"))
    for name in LISTED:
        session.screen.say(f"  {say(f'term-help-{name}')}")


def board(session: Session, seat: int, rest: str) -> None:
    session.show_table(session.eyes(seat))


def map_(session: Session, seat: int, rest: str) -> None:
    show_atlas(session.screen, session.match.state, session.eyes(seat), session.speech, session.game.package)


def options(session: Session, seat: int, rest: str) -> None:
    menu = session.menu(seat)
    session.screen.say(session.speech.question(session.match.state, session.asked_as(seat)), QUESTION)
    for line in menu.lines(whole=True):
        session.screen.say(line)


def why(session: Session, seat: int, rest: str) -> None:
    """Why an action is refused: the sentence, the clause, and the clause's text in the rulebook."""
    if not rest:
        raise Refused("reason-of-what")
    refusal = session.match.state.why_not(session.asked_as(seat), session.menu(seat).read(rest))
    if refusal is None:
        session.screen.say(session.speech.say("term-allowed"))
        return
    session.screen.say(session.speech.refusal(refusal))
    for found in clauses(session, refusal.clause):
        session.screen.say(f"{found.id}: {found.text}", NOTE)


def hint(session: Session, seat: int, rest: str) -> None:
    """What the search would do; it knows no more than the seat."""
    match, speech = session.match, session.speech
    if not match.state.legal_actions(seat) or session.asked_as(seat) == CHANCE:
        raise Refused("no-question-now")
    if len(match.state.legal_actions(seat)) == 1:
        session.screen.say(speech.say("term-only-one"))
        return
    with session.screen.thinking(speech.say("term-thinking", seat=seat + 1)):
        verdict = search(match.state, seat, HINT_ITERATIONS, len(match.record.entries), HORIZON, CURIOSITY)
    for action, visits, worth in verdict.lines[:HINTS]:
        told = {"visits": visits, "total": HINT_ITERATIONS, "worth": round(100 * worth)}
        session.screen.say(speech.say("term-hint", action=speech.offer(action), **told))


def undo(session: Session, seat: int, rest: str) -> None:
    """Back before the own last choice: at once if nothing was revealed since, else if all people here agree."""
    table, match = session.table, session.match
    mine = choices(match, seat)
    if not mine:
        raise Refused("nothing-to-undo")
    if mine[-1] in match.own_steps(seat):
        table.step_back(seat, mine[-1])
    else:
        proposal = table.propose_back(seat, mine[-1] - 1)
        if proposal.missing:
            session.hide()  # others come to the screen to vote
        for voter in proposal.missing:
            answer = session.screen.ask(session.speech.say("term-vote", seat=seat + 1, player=voter + 1) + " ")
            table.vote(voter, answer.lower() in YES)
            if table.proposal is None:
                break
        if not proposal.carried:
            session.screen.say(session.speech.say("term-vote-lost"))
            return
    session.look_again()
    session.keep()


def choices(match: Match, seat: int) -> list[int]:
    """Numbers of a seat's answers that still hold, without those where there was nothing to choose."""
    found: list[int] = []
    for number, state in walk(match):
        entry = match.record.entries[number] if number < len(match.record.entries) else None
        if entry is None:
            continue
        if entry.kind == BACK:
            found = [n for n in found if n <= entry.number]
        elif match.traces[number].by == seat and len(state.legal(entry.seat)) > 1:
            found.append(number + 1)
    return found


class Reading(Protocol):
    """Somebody at a game with its rulebook at hand."""

    game: Game
    speech: Speech
    screen: Screen


def rules(session: Reading, seat: int, rest: str) -> None:
    """Clauses by id or by their words; without either, the chapters."""
    screen, speech = session.screen, session.speech
    if not rest:
        for chapter in rulebook(session.game.package, speech.lang).chapters():
            screen.say(f"{chapter.title}: {chapter.clauses[0].id} – {chapter.clauses[-1].id}")
        screen.say(speech.say("term-rules-how"), NOTE)
        return
    found = clauses(session, rest)
    if not found:
        screen.say(speech.say("term-no-clause"))
    for clause in found[:MOST_CLAUSES]:
        screen.say(f"{clause.id}: {clause.text}")
        if clause.instead:
            screen.say(f"  → {clause.instead}")
    if len(found) > MOST_CLAUSES:
        screen.say(speech.say("term-more-clauses", count=len(found) - MOST_CLAUSES))


def clauses(session: Reading, wanted: str) -> list[Clause]:
    """The clauses of an id, or with these words, in the game's rulebook and then in the hall's."""
    books = [rulebook(package, session.speech.lang) for package in (session.game.package, HALL_PACKAGE)]
    if CLAUSE_ID.fullmatch(wanted.upper()) or re.fullmatch(r"\w{3,4}-\w+-\w+", wanted):
        for book in books:
            if wanted.upper() in book:
                return [book.clause(wanted.upper())]
        return [books[0].clause(wanted.upper())]
    return [clause for book in books for clause in book.search(wanted)]


def log(session: Session, seat: int, rest: str) -> None:
    """What the seat was told so far, the last lines of it or as many as are asked for."""
    if rest and not (rest.isascii() and rest.isdigit()):
        raise BadRequest("bad-whole-number", where="log", got=rest)
    told = [sentence for line in feed(session.match, session.eyes(seat)) for sentence in session.speech.line(line)]
    many = int(rest[:9]) if rest else LOG_LINES
    if many < len(told):
        session.screen.say(session.speech.say("term-log-cut", shown=many, count=len(told)), NOTE)
    for sentence in told[max(0, len(told) - many) :]:
        session.screen.say(sentence, EVENT)


def save_(session: Session, seat: int, rest: str) -> None:
    file = Path(rest).expanduser() if rest else session.file
    save(session.match, file)
    session.screen.say(session.speech.say("term-saved", file=str(file)))


def quit_(session: Session, seat: int, rest: str) -> None:
    raise Leave


Order = Callable[["Session", int, str], None]
ORDERS: Final[dict[str, Order]] = {
    "?": help_,
    "help": help_,
    "board": board,
    "map": map_,
    "options": options,
    "why": why,
    "hint": hint,
    "undo": undo,
    "rules": rules,
    "log": log,
    "save": save_,
    "quit": quit_,
}
LISTED: Final = tuple(name for name in ORDERS if name != "?")
