"""The rulebook of a game: its numbered clauses, read from `rulebook.toml` beside the game's code."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from difflib import get_close_matches
from functools import cache
from importlib.resources import files

from bannerhall.core.errors import BadRequest, Trouble
from bannerhall.core.reading import brief

ENGLISH = "en"
HALL_PACKAGE = "bannerhall.core"
CLAUSE_ID = re.compile(r"[A-Z]{3,4}-[A-Z][A-Z0-9]*-\d\d[a-z]?")
KINDS = ("rule", "shown", "instead")
ORIGINS = ("seed", "base", "ruling", "design")
HALVES = ("app", "board", "both")
NEEDED = ("id", "text", "kind", "origin")
FIELDS = (*NEEDED, "source", "variant", "instead", "half")
TRANSLATED = ("id", "text", "instead")


class BadRulebook(Trouble):
    """A rulebook that cannot be read: `where` names the file and the clause."""


@dataclass(frozen=True)
class Clause:
    """One numbered rule. `instead` says what the software does where it cannot do what the rule asks; `half`, in games
    that were published as board and app, which of the two it belongs to."""

    id: str
    text: str
    kind: str
    origin: str
    source: str = ""
    variant: str = ""
    instead: str = ""
    half: str = ""
    lang: str = ENGLISH  # what the text is written in: English where a translation is missing

    @property
    def chapter(self) -> str:
        return self.id.split("-")[1]


@dataclass(frozen=True)
class Chapter:
    key: str
    title: str
    clauses: tuple[Clause, ...]


class Rulebook:
    """All clauses of one game in the order of the book."""

    def __init__(self, clauses: Sequence[Clause], titles: dict[str, str], lang: str = ENGLISH) -> None:
        self.lang = lang
        self.titles = titles
        self._clauses = {clause.id: clause for clause in clauses}

    def __iter__(self) -> Iterator[Clause]:
        return iter(self._clauses.values())

    def __len__(self) -> int:
        return len(self._clauses)

    def __contains__(self, clause_id: object) -> bool:
        return clause_id in self._clauses

    @property
    def prefix(self) -> str:
        """What all ids of this book begin with."""
        return next(iter(self._clauses)).split("-")[0]

    def clause(self, clause_id: str) -> Clause:
        if clause_id not in self._clauses:
            near = get_close_matches(str(clause_id).upper(), list(self._clauses), 3, 0.5)
            wanted = ", ".join(near or list(self._clauses)[:3])
            raise BadRequest("unknown-clause", got=brief(clause_id), wanted=wanted)
        return self._clauses[clause_id]

    def chapters(self) -> list[Chapter]:
        return [
            Chapter(key, title, tuple(clause for clause in self if clause.chapter == key))
            for key, title in self.titles.items()
        ]

    def search(self, words: str) -> list[Clause]:
        """The clauses with all of the words in id, text or chapter title; case and accents aside."""
        wanted = _plain(words).split()
        found: list[Clause] = []
        for clause in self:
            text = _plain(f"{clause.id} {self.titles[clause.chapter]} {clause.text} {clause.instead}")
            if wanted and all(word in text for word in wanted):
                found.append(clause)
        return found


def _plain(text: str) -> str:
    folded = unicodedata.normalize("NFKD", text.casefold())
    return "".join(c for c in folded if not unicodedata.combining(c))


@cache
def rulebook(package: str, lang: str = ENGLISH) -> Rulebook:
    """The rulebook of a package (`Game.package`, HALL_PACKAGE), in a language as far as it is translated."""
    text = data_of(package, "rulebook.toml")
    if text is None:
        raise BadRulebook("no-rulebook", package=package)
    inside = package.replace(".", "/") + ("/data" if text_in(package, "data", "rulebook.toml") is not None else "")
    book = parse(text, f"{inside}/rulebook.toml")
    name = f"rulebook.{lang}.toml"
    other = data_of(package, name) if lang != ENGLISH and re.fullmatch("[a-z]+", lang) else None
    return book if other is None else translate(book, other, lang, f"{inside}/{name}")


def text_in(package: str, *path: str) -> str | None:
    """A text file that lies in a package. An outsider's game may be no package at all, a notebook for example."""
    try:
        return files(package).joinpath(*path).read_text("utf-8")
    except (AttributeError, FileNotFoundError, ModuleNotFoundError, NotADirectoryError, TypeError, ValueError):
        return None


def data_of(package: str, *path: str) -> str | None:
    """A text file of a game: it lies in the folder `data` of its package, or in the package itself."""
    inside = text_in(package, "data", *path)
    return text_in(package, *path) if inside is None else inside


def clause_ids(package: str) -> frozenset[str] | None:
    """The ids in the rulebook of a package, without reading the rest; None where there is no rulebook."""
    text = data_of(package, "rulebook.toml")
    return None if text is None else frozenset(re.findall(r'^id = "([^"]+)"', text, re.MULTILINE))


def parse(text: str, where: str) -> Rulebook:
    """A rulebook from TOML: a table `chapters` of titles and a list `clause`."""
    titles, tables = _load(text, where)
    clauses: dict[str, Clause] = {}
    for number, table in enumerate(tables, 1):
        clause = _clause(table, where, number)
        if clause.id in clauses:
            raise _wrong(f"{where}, {clause.id}", "the same id twice", "every id once")
        if clause.chapter not in titles:
            raise _wrong(f"{where}, chapters", "-", f'{clause.chapter} = "…"')
        clauses[clause.id] = clause
    _check_whole(clauses, titles, where)
    return Rulebook(list(clauses.values()), titles)


def translate(book: Rulebook, text: str, lang: str, where: str) -> Rulebook:
    """The book with the texts of another language; clauses without one stay English and say so."""
    titles, tables = _load(text, where)
    told: dict[str, Clause] = {}
    for number, table in enumerate(tables, 1):
        fields = _fields(table, f"{where}, clause {number}", TRANSLATED, ("id", "text"))
        if fields["id"] not in book:
            raise _wrong(f"{where}, clause {number}", fields["id"], "an id of rulebook.toml")
        if fields["id"] in told:
            raise _wrong(f"{where}, {fields['id']}", "the same id twice", "every id once")
        english = book.clause(fields["id"])
        instead = fields.get("instead", english.instead)
        told[english.id] = replace(english, text=fields["text"], instead=instead, lang=lang)
    for key in titles:
        if key not in book.titles:
            raise _wrong(f"{where}, chapters", key, ", ".join(book.titles))
    return Rulebook([told.get(clause.id, clause) for clause in book], {**book.titles, **titles}, lang)


def _load(text: str, where: str) -> tuple[dict[str, str], list[object]]:
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise _wrong(where, str(error), "TOML") from error
    unknown = set(data) - {"chapters", "clause"}
    if unknown:
        raise _wrong(where, ", ".join(sorted(unknown)), "chapters, clause")
    titles, tables = data.get("chapters", {}), data.get("clause", [])
    if not isinstance(titles, dict) or not all(isinstance(title, str) and title for title in titles.values()):
        raise _wrong(f"{where}, chapters", brief(titles), 'KEY = "title"')
    if not isinstance(tables, list):
        raise _wrong(f"{where}, clause", brief(tables), "[[clause]]")
    return titles, tables


def _fields(table: object, where: str, known: Sequence[str], needed: Sequence[str]) -> dict[str, str]:
    if not isinstance(table, dict):
        raise _wrong(where, brief(table), "[[clause]]")
    for name, value in table.items():
        if name not in known:
            raise _wrong(where, name, ", ".join(known))
        if not isinstance(value, str) or not value.strip():
            raise _wrong(f"{where}, {name}", brief(value), '"…"')
    for name in needed:
        if name not in table:
            raise _wrong(where, "-", name)
    return table


def _clause(table: object, where: str, number: int) -> Clause:
    named = table.get("id") if isinstance(table, dict) else None
    place = f"{where}, {named if isinstance(named, str) else f'clause {number}'}"
    clause = Clause(**_fields(table, place, FIELDS, NEEDED))
    if CLAUSE_ID.fullmatch(clause.id) is None:
        raise _wrong(place, brief(clause.id), "GAME-CHAPTER-01")
    if clause.kind not in KINDS:
        raise _wrong(f"{place}, kind", brief(clause.kind), ", ".join(KINDS))
    if clause.origin not in ORIGINS:
        raise _wrong(f"{place}, origin", brief(clause.origin), ", ".join(ORIGINS))
    if clause.half and clause.half not in HALVES:
        raise _wrong(f"{place}, half", brief(clause.half), ", ".join(HALVES))
    if clause.origin != "design" and not clause.source:
        raise _wrong(place, "-", "source")
    if (clause.kind == "instead") != bool(clause.instead):
        raise _wrong(f"{place}, instead", brief(clause.instead), 'instead = "…" with kind = "instead" only')
    return clause


def _check_whole(clauses: dict[str, Clause], titles: dict[str, str], where: str) -> None:
    prefixes = sorted({clause_id.split("-")[0] for clause_id in clauses})
    if len(prefixes) != 1:
        raise _wrong(where, ", ".join(prefixes) or "-", "clauses whose ids begin alike")
    for key in titles:
        if not any(clause.chapter == key for clause in clauses.values()):
            raise _wrong(f"{where}, chapters", key, "chapters with clauses")


def _wrong(where: str, got: str, wanted: str) -> BadRulebook:
    return BadRulebook("bad-rulebook", where=where, got=got, wanted=wanted)
