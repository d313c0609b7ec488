"""The ledger of a rulebook: which clauses the code cites, which the tests name, which are missing somewhere.

A clause is cited in brackets, `[SLD-BID-02]`: in the docstring of the function or class that implements it,
or, where the rule is plain data, in a comment beside the data. Where a game hands clauses to its clients to be shown,
in the data of its `drawing.py`, the id itself cites. A test names its clauses in a marker,
`@pytest.mark.clause("SLD-BID-02")`.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

from bannerhall.core.errors import Trouble
from bannerhall.core.game import Game
from bannerhall.core.rulebook import CLAUSE_ID, HALL_PACKAGE, Rulebook, rulebook

# Wider than an id, so that a misspelt citation is an error and not overlooked.
CITATION = re.compile(r"\[([A-Z]{2,6}-[A-Z][A-Z0-9]+-\w+)\]")
SHOWING = ("server", "terminal", "words.py", "cli.py")  # what presents the game to people, within the package
DRAWING = "drawing.py"
SHOWN_BY_GAMES = ("view.py", DRAWING)  # a game's own modules that say what players see
WEB_SUFFIXES = (".ts", ".svelte")
HALL = "hall"

Account = dict[str, "list[Citing]"]
Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


class BadLedger(Trouble):
    """A citation that leads nowhere."""


@dataclass(frozen=True)
class Citing:
    """Lines of a file that cite clauses: a function, a class, data, or a test."""

    file: Path
    name: str
    first: int
    last: int
    clauses: tuple[str, ...]

    @property
    def where(self) -> str:
        return f"{self.file.name}:{self.first}"


@dataclass(frozen=True)
class Ledger:
    """One game's account. `tests` is None where no tests are at hand: then they are not asked for."""

    book: Rulebook
    code: Account
    showing: Account
    tests: Account | None

    def gaps(self) -> list[str]:
        """The ids of the clauses that are not cited where they must be."""
        return [clause.id for clause in self.book if self._missing(clause.id, clause.kind)]

    def _missing(self, clause_id: str, kind: str) -> bool:
        if kind == "instead":
            return False
        cited = self.code if kind == "rule" else self.showing
        return clause_id not in cited or (self.tests is not None and clause_id not in self.tests)

    def to_json(self) -> dict[str, object]:
        """The shape other programs rely on; `in_tests` is null where no tests are at hand."""
        kinds = [clause.kind for clause in self.book]
        return {
            "clauses": len(self.book),
            "rule": kinds.count("rule"),
            "shown": kinds.count("shown"),
            "instead": kinds.count("instead"),
            "in_code": len(self.code.keys() | self.showing.keys()),
            "in_tests": None if self.tests is None else len(self.tests),
            "gaps": self.gaps(),
        }


def python_files(folders: Sequence[Path]) -> list[Path]:
    found: set[Path] = set()
    for folder in folders:
        found.update([folder] if folder.suffix == ".py" else folder.rglob("*.py"))
    return sorted(path for path in found if path.is_file())


def cited(text: str | None) -> tuple[str, ...]:
    """The clauses named in brackets in a text."""
    return tuple(dict.fromkeys(CITATION.findall(text or "")))


def citations(folders: Sequence[Path]) -> list[Citing]:
    """Every citation in the Python files of some folders."""
    return [found for path in python_files(folders) for found in file_citations(path)]


def file_citations(path: Path) -> Iterator[Citing]:
    text = path.read_text("utf-8")
    tree = ast.parse(text, str(path))
    for name, node in definitions(tree):
        clauses = cited(ast.get_docstring(node))
        if clauses:
            yield Citing(path, name, node.lineno, node.end_lineno or node.lineno, clauses)
    yield from data_citations(path)
    if path.name == DRAWING:
        yield from handed_out(path, tree)


def handed_out(path: Path, tree: ast.Module) -> Iterator[Citing]:
    """Clauses that a client is told to show: strings in a module's data that are ids."""
    for node in tree.body:
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            for part in ast.walk(node.value):
                if isinstance(part, ast.Constant) and isinstance(part.value, str) and CLAUSE_ID.fullmatch(part.value):
                    yield Citing(path, _target(node), part.lineno, part.lineno, (part.value,))


def definitions(tree: ast.AST, inside: str = "") -> Iterator[tuple[str, Definition]]:
    """All functions and classes with their dotted names."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, Definition):
            name = f"{inside}{node.name}"
            yield name, node
            yield from definitions(node, f"{name}.")
        else:
            yield from definitions(node, inside)


def data_citations(path: Path) -> Iterator[Citing]:
    """Comments beside a module's data. One above or on the first line cites the whole, else its own line."""
    text = path.read_text("utf-8")
    if not CITATION.search(text):
        return
    data = [node for node in ast.parse(text, str(path)).body if isinstance(node, ast.Assign | ast.AnnAssign)]
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        clauses = cited(token.string) if token.type == tokenize.COMMENT else ()
        line = token.start[0]
        for node in data if clauses else ():
            last = node.end_lineno or node.lineno
            if node.lineno - 1 <= line <= last:
                whole = line <= node.lineno
                first, end = (node.lineno, last) if whole else (line, line)
                yield Citing(path, _target(node), first, end, clauses)
                break


def _target(node: ast.Assign | ast.AnnAssign) -> str:
    return ast.unparse(node.targets[0] if isinstance(node, ast.Assign) else node.target)


def text_citations(folder: Path, suffixes: Sequence[str]) -> list[Citing]:
    """Citations anywhere in files that are not Python: the web client."""
    found: list[Citing] = []
    for path in sorted(folder.rglob("*")):
        if path.suffix in suffixes and path.is_file():
            for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
                if cited(line):
                    found.append(Citing(path, path.stem, number, number, cited(line)))
    return found


def marks(folder: Path) -> list[Citing]:
    """Every test, or module of tests, that names clauses in a marker."""
    found: list[Citing] = []
    for path in python_files([folder]):
        text = path.read_text("utf-8")
        if "mark.clause" in text:
            tree = ast.parse(text, str(path))
            found.extend(_marked(path, tree, path.stem))
    return found


def _marked(path: Path, node: ast.AST, name: str) -> Iterator[Citing]:
    for child in ast.iter_child_nodes(node):
        inside = child.name if isinstance(child, Definition) else name
        if isinstance(child, ast.Call) and ast.unparse(child.func).endswith("mark.clause"):
            values = [a.value if isinstance(a, ast.Constant) else None for a in child.args]
            clauses = tuple(value for value in values if isinstance(value, str))
            if not clauses or len(clauses) != len(values):
                raise BadLedger("unreadable-marker", where=f"{path.name}:{child.lineno}")
            yield Citing(path, name, child.lineno, child.end_lineno or child.lineno, clauses)
        yield from _marked(path, child, inside)


def _account(book: Rulebook, found: Sequence[Citing], foreign: Callable[[str], bool]) -> Account:
    """Citations by clause, in the order of the book; one neither in the book nor foreign is an error."""
    by_clause: Account = {}
    for citing in found:
        for clause_id in citing.clauses:
            if clause_id in book:
                by_clause.setdefault(clause_id, []).append(citing)
            elif not foreign(clause_id):
                raise _unknown(citing.where, clause_id, [book])
    return {clause.id: by_clause[clause.id] for clause in book if clause.id in by_clause}


def _unknown(where: str, clause_id: str, books: Sequence[Rulebook]) -> BadLedger:
    wanted = ", ".join(f"{book.prefix}-…" for book in books)
    return BadLedger("unknown-citation", where=where, got=clause_id, wanted=wanted)


def ledger(
    book: Rulebook,
    sources: Sequence[Path],
    showing: Sequence[Citing] = (),
    tests: Sequence[Citing] | None = None,
) -> Ledger:
    """The account of a book: the folders of its game, what presents it, and the marks of the tests."""
    hall = rulebook(HALL_PACKAGE)
    views = [path for path in python_files(sources) if path.name in SHOWN_BY_GAMES]
    shown = [*showing, *citations(views)]

    def elsewhere(clause_id: str) -> bool:
        return CLAUSE_ID.fullmatch(clause_id) is not None and not clause_id.startswith(f"{book.prefix}-")

    return Ledger(
        book,
        _account(book, citations(sources), lambda clause_id: clause_id in hall),
        _account(book, shown, elsewhere),
        None if tests is None else _account(book, tests, elsewhere),
    )


def checkout() -> Path | None:
    """The root of the checkout this code lies in, or None for an installed wheel, which has no tests."""
    for folder in Path(__file__).resolve().parents:
        if (folder / "pyproject.toml").is_file() and (folder / "tests").is_dir():
            return folder
    return None


def folder_of(package: str) -> Path:
    return Path(str(files(package)))


def coverage(games: Sequence[Game], root: Path | None = None, being_built: Sequence[str] = ()) -> dict[str, Ledger]:
    """The ledgers of the hall and of some games, by slug; `root` is the checkout, by default this one. Of packages that
    are being built clauses may be cited, but no account is given."""
    top = folder_of("bannerhall")
    root = root or checkout()
    showing = citations([top / name for name in SHOWING if (top / name).exists()])
    if root is not None and (root / "web").is_dir():
        showing += text_citations(root / "web" / "src", WEB_SUFFIXES)
    tests = None if root is None else marks(root / "tests")
    core = [top / name for name in ("core", "table") if (top / name).is_dir()]
    accounts = {HALL: ledger(rulebook(HALL_PACKAGE), core, showing, tests)}
    for game in games:
        book = rulebook(game.package)
        for clause_id in game.clauses.ids:
            if clause_id not in book:
                raise _unknown(game.package, clause_id, [book])
        accounts[game.slug] = ledger(book, [folder_of(game.package)], showing, tests)
    books = [account.book for account in accounts.values()] + [rulebook(package) for package in being_built]
    _refuse_strangers([*showing, *(tests or ())], books)
    return accounts


def _refuse_strangers(found: Sequence[Citing], books: Sequence[Rulebook]) -> None:
    """Each book has checked the ids that begin like its own; here those that begin like no book's."""
    known = tuple(f"{book.prefix}-" for book in books)
    for citing in found:
        for clause_id in citing.clauses:
            if not clause_id.startswith(known):
                raise _unknown(citing.where, clause_id, books)
