"""`bannerhall rules`: the rulebooks, and whether code and tests follow them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict

import click

from bannerhall.commands.common import json_option, lang_option, speak, tell, tell_json
from bannerhall.core.errors import BadRequest
from bannerhall.core.rulebook import CLAUSE_ID, HALL_PACKAGE, Clause, Rulebook, rulebook
from bannerhall.games import PACKAGES_BEING_BUILT, SLUGS, game, slugs
from bannerhall.games import __name__ as GAMES  # noqa: N812

HALL = "hall"


@click.command()
@click.argument("asked", nargs=-1, metavar="[GAME] [ID]")
@click.option("--search", metavar="WORDS", help="Clauses with all of these words.")
@click.option("--coverage", is_flag=True, help="Which clauses code and tests cite; a gap is a failure.")
@lang_option
@json_option
@click.pass_context
def command(
    ctx: click.Context, asked: tuple[str, ...], search: str | None, coverage: bool, lang: str | None, as_json: bool
) -> None:
    """Read a rulebook (or `hall`, what holds in every game), one clause of it, or what has some words."""
    tongue = speak(lang)
    rest = list(asked)
    named = rest.pop(0) if rest and CLAUSE_ID.fullmatch(rest[0].upper()) is None else None
    if named is not None and named != HALL and named not in SLUGS:
        game(named)
    if coverage:
        ctx.exit(show_coverage(named, as_json))
    homes = [named] if named is not None else [HALL, *slugs()]
    books = {home: book_of(home, tongue) for home in homes}
    if search is not None:
        found = [(home, clause) for home, book in books.items() for clause in book.search(" ".join([search, *rest]))]
    elif rest:
        found = [find_clause(books, each.upper()) for each in rest]
    elif named is None and not as_json:
        for home, book in books.items():
            tell("cli-book", slug=home, clauses=len(book))
        return
    else:
        found = [(home, clause) for home, book in books.items() for clause in book]
    if as_json:
        tell_json({"lang": tongue, "clauses": [described(home, clause, books[home]) for home, clause in found]})
        return
    if not found:
        tell("cli-no-clause")
    for line in printed(found, books):
        click.echo(line)


def book_of(home: str, lang: str) -> Rulebook:
    """The book of a game of ours needs no more than its file: it can be read before there is any code."""
    if home in SLUGS:
        return rulebook(f"{GAMES}.{home}", lang)
    return rulebook(HALL_PACKAGE if home == HALL else game(home).package, lang)


def find_clause(books: dict[str, Rulebook], wanted: str) -> tuple[str, Clause]:
    """A clause by its id, in whichever book it stands."""
    for home, book in books.items():
        if wanted in book:
            return home, book.clause(wanted)
    fitting = [book for book in books.values() if wanted.startswith(f"{book.prefix}-")]
    if not fitting and len(books) > 1:
        prefixes = ", ".join(f"{book.prefix}-…" for book in books.values())
        raise BadRequest("unknown-clause", got=wanted, wanted=prefixes)
    raise_here = (fitting or list(books.values()))[0]
    return "", raise_here.clause(wanted)


def described(home: str, clause: Clause, book: Rulebook) -> dict[str, object]:
    return {"game": home, "chapter": clause.chapter, "title": book.titles[clause.chapter], **asdict(clause)}


def printed(found: Sequence[tuple[str, Clause]], books: dict[str, Rulebook]) -> Iterator[str]:
    """Chapter titles where a chapter begins, and the clauses."""
    before = ("", "")
    for home, clause in found:
        if before != (home, clause.chapter):
            yield f"{books[home].titles[clause.chapter]} ({home})"
            before = (home, clause.chapter)
        yield f"  {clause.id}  {clause.text}"
        if clause.instead:
            yield f"      → {clause.instead}"


def show_coverage(named: str | None, as_json: bool) -> int:
    """The ledger of every book, or of one; 1 if a clause is missing in code or tests."""
    from bannerhall.core.ledger import coverage

    accounts = coverage([game(slug) for slug in slugs()], being_built=PACKAGES_BEING_BUILT)
    wanted = {home: account for home, account in accounts.items() if named in (None, home)}
    if as_json:
        tell_json({"games": {home: account.to_json() for home, account in wanted.items()}})
    else:
        for home, account in wanted.items():
            tests = "-" if account.tests is None else len(account.tests)
            cited = len(account.code.keys() | account.showing.keys())
            tell("cli-ledger", slug=home, clauses=len(account.book), code=cited, tests=tests)
            if account.gaps():
                tell("cli-gaps", slug=home, count=len(account.gaps()), ids=", ".join(account.gaps()))
    return int(any(account.gaps() for account in wanted.values()))
