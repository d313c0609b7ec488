"""What the browser client says: every sentence in four languages, and none that nobody asks for."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bannerhall.words import LANGUAGES

SOURCES = Path(__file__).parent.parent / "web" / "src"
WORDS = SOURCES / "words"
SAMPLES = {"0", "1", "2", "5"}
QUOTED = re.compile(r"""(["'`])(web-[a-z0-9-]*[a-z0-9])\1""")
TEMPLATE = re.compile(r"`(web-[^`]*\$\{[^`]*)`")
HOLE = re.compile(r"\$\{[^}]*\}")


class Inside(Visitor):
    """What a message speaks of: its variables, those that choose a variant, the numbers that have a variant."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.choosing: set[str] = set()
        self.numbers = set(SAMPLES)
        self.text = ""

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            self.choosing.add(node.selector.id.name)
        self.numbers |= {variant.key.value for variant in node.variants if isinstance(variant.key, ftl.NumberLiteral)}
        self.generic_visit(node)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.text += f"{node.value} "


def source(lang: str) -> str:
    return (WORDS / f"{lang}.ftl").read_text("utf-8")


def messages(lang: str) -> dict[str, Inside]:
    """The messages of a language, in their order."""
    found: dict[str, Inside] = {}
    for entry in FluentParser().parse(source(lang)).body:
        assert not isinstance(entry, ftl.Junk), f"{lang}.ftl cannot be read at: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice in {lang}.ftl"
            found[entry.id.name] = Inside()
            found[entry.id.name].visit(entry)
    return found


def asked() -> tuple[dict[str, str], dict[str, str]]:
    """The ids the client asks for and where; and patterns of those it puts together, as `web-drawer-${name}`."""
    plain: dict[str, str] = {}
    made: dict[str, str] = {}
    for path in sorted(SOURCES.rglob("*")):
        if path.suffix not in {".svelte", ".ts"}:
            continue
        where, text = path.name, path.read_text("utf-8")
        plain |= {found[1]: where for found in QUOTED.findall(text)}
        made |= {"[a-z0-9-]+".join(map(re.escape, HOLE.split(found))): where for found in TEMPLATE.findall(text)}
    return plain, made


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_says_the_same_things_in_the_same_order(lang: str) -> None:
    assert {path.stem for path in WORDS.glob("*.ftl")} == set(LANGUAGES)
    assert list(messages(lang)) == list(messages("en"))


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_every_language_speaks_of_the_same_facts(lang: str) -> None:
    here = {message: inside.variables for message, inside in messages(lang).items()}
    assert here == {message: inside.variables for message, inside in messages("en").items()}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_can_be_said(lang: str) -> None:
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(source(lang)))
    for message, inside in messages(lang).items():
        pattern = bundle.get_message(message).value
        assert pattern is not None, f"{message} has no sentence"
        choosing = sorted(inside.choosing)
        for numbers in product(sorted(map(int, inside.numbers)), repeat=len(choosing)):
            facts = {**dict.fromkeys(inside.variables, "Ada"), **dict(zip(choosing, numbers, strict=True))}
            said, lacking = bundle.format_pattern(pattern, facts)
            assert not lacking, f"{lang}.ftl, {message} with {facts}: {lacking}"
            assert isinstance(said, str)
            assert said.strip()
            assert not re.search(r"[{}$]", said), f"{lang}.ftl, {message}: {said}"


def test_whatever_the_client_asks_for_has_a_sentence() -> None:
    known = messages("en")
    plain, made = asked()
    assert {message: where for message, where in plain.items() if message not in known} == {}
    for pattern, where in made.items():
        assert any(re.fullmatch(pattern, message) for message in known), f"{where}: nothing is like {pattern}"


def test_what_the_client_asks_for_is_found_at_all() -> None:
    plain, made = asked()
    assert {"web-close", "web-offline", "web-saved"} <= set(plain)
    assert any(re.fullmatch(pattern, "web-drawer-log") for pattern in made)
    assert not any(re.fullmatch(pattern, "web-close") for pattern in made), "a pattern that fits everything"


def test_every_sentence_is_asked_for() -> None:
    plain, made = asked()
    unused = {message for message in messages("en") if message not in plain}
    assert {message for message in unused if not any(re.fullmatch(pattern, message) for pattern in made)} == set()


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_no_sentence_is_left_in_english(lang: str) -> None:
    """A word or two may be the same by right; a whole sentence has been forgotten."""
    here = messages(lang)
    for message, inside in messages("en").items():
        long = len(re.findall(r"\w+", inside.text)) > 2
        assert not long or here[message].text != inside.text, f"{lang}.ftl: {message} is English"
