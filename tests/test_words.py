"""Every message has its sentence, in four languages, and a missing one harms nobody."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import islice
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import bannerhall
from bannerhall import game, games, register, slugs, words
from bannerhall.core import errors
from bannerhall.core.chance import Stream
from bannerhall.core.errors import BadRequest, Fact, Illegal, Refusal
from bannerhall.core.events import EventKind, Sink, seen
from bannerhall.core.game import Game
from bannerhall.core.lesson import lessons_of
from bannerhall.core.playout import roll_chance
from bannerhall.core.rulebook import HALL_PACKAGE, rulebook
from bannerhall.core.state import CHANCE, NOBODY, SPECTATOR, Prompt, State
from bannerhall.core.vocabulary import HIDDEN, SPAN, Vocabulary
from bannerhall.words import HALL, LANGUAGES

HOMES = [HALL, *slugs()]
PACKAGE = Path(bannerhall.__file__).parent
TROUBLES = {"BadRequest", "Unreadable", "Ambiguous", "BadPosition", "BadRecord", "Refused", "BadRepair"}
TROUBLES |= {"BadRulebook", "BadLedger", "Denied", "forbidden"}
FACTORIES = {"forbidden"}  # functions that make an error; what they hand on is checked where they are called


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


@cache
def messages(home: str, lang: str) -> dict[str, set[str]]:
    """All messages of a file with the variables they speak of; reading a large one takes a second."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(words.source(home, lang)).body:
        assert not isinstance(entry, ftl.Junk), f"{home}/{lang}.ftl cannot be read at: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice in {home}/{lang}.ftl"
            visitor = Variables()
            visitor.visit(entry)
            found[entry.id.name] = visitor.found
    return found


def say_strictly(home: str, lang: str, message: str, facts: dict[str, Fact]) -> str:
    """A sentence of this very file, or a failure: no fallback hides what is missing."""
    text, lacking = words.spoken(home, lang, message, facts)
    assert not lacking, f"{home}/{lang}.ftl, {message}: {lacking}"
    assert text
    assert not re.search(r"[{}$\n\u2068\u2069]", text), text
    return text


@pytest.mark.parametrize("home", HOMES)
@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_all_languages_have_the_same_messages_about_the_same_facts(home: str, lang: str) -> None:
    assert messages(home, lang) == messages(home, "en")


def raised() -> Iterator[tuple[str, str, set[str] | None]]:
    """Every error made in our code: where, its message id, its facts (None where they are handed on whole)."""
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in made_in(ast.parse(path.read_text("utf-8"))):
            name = ast.unparse(node.func).split(".")[-1]
            where = f"{path.name}:{node.lineno}"
            given = node.args[1:] if name == "Denied" else node.args  # after the status
            message = given[0] if given else ast.Constant("not-yours")
            assert isinstance(message, ast.Constant), f"{where}: the message id must be a plain text"
            names = {keyword.arg or "" for keyword in node.keywords}
            yield where, str(message.value), None if "" in names else names


def made_in(tree: ast.AST) -> Iterator[ast.Call]:
    """The calls that make an error, but for those inside a factory of errors."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef) and node.name in FACTORIES:
            continue
        if isinstance(node, ast.Call) and ast.unparse(node.func).removeprefix("errors.") in TROUBLES:
            yield node
        yield from made_in(node)


def test_every_error_has_its_sentence_and_gives_the_facts_it_needs() -> None:
    known = messages(HALL, "en")
    for where, message, facts in raised():
        assert message in known, f"{where} raises {message}, which has no sentence"
        if facts is not None:
            spoken_of = {name.removesuffix("-name") for name in known[message]}
            assert spoken_of <= facts, f"{where}: {message} speaks of {spoken_of - facts}"


def test_errors_are_found_at_all() -> None:
    found = {message for _, message, _ in raised()}
    assert {"bad-seats", "unknown-game", "bad-position", "bad-argument", "bad-rulebook"} <= found
    assert {"hall-busy", "not-found", "not-yours", "dead-link", "banned"} <= found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_of_the_hall_has_its_sentence(lang: str) -> None:
    facts: dict[str, Fact] = {"seat": 2, "where": "/table/coins/0", "reason": "x"}
    for clause in rulebook(HALL_PACKAGE):
        say_strictly(HALL, lang, f"why-{clause.id}", facts)


def named(kind: EventKind, place: int, value: int) -> int | str:
    return kind.shown(place, value % len(kind.names[place]) if kind.names[place] else value)


@pytest.mark.parametrize("slug", slugs())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_and_every_action_has_its_sentence(slug: str, lang: str) -> None:
    box = game(slug)
    for kind in box.events.kinds:
        for value in (0, 1, 5, None):
            arguments = {
                name: value if value is None else named(kind, at, value) for at, name in enumerate(kind.arguments)
            }
            shown: dict[str, object] = {"event": kind.name, **arguments}
            facts = words.event_facts(shown)
            said = say_strictly(slug, lang, f"{slug}-event-{kind.name}", facts)
            assert words.say_event(shown, box, lang) == said
    tables = box.ruleset()
    for k, word in enumerate(tables.vocabulary.kinds):
        message = f"{slug}-action-{word.name}"
        assert message in messages(slug, lang)
        hidden = [] if word.bare else [k * SPAN + HIDDEN]
        for action in [k * SPAN, k * SPAN + word.size - 1, *hidden]:
            told = words.say_action(tables, action, lang)
            assert told != tables.vocabulary.text(action) or word.bare
            assert not re.search(r"[{}$]", told)


def moments(slug: str, games: int) -> Iterator[tuple[State, Sink]]:
    """States of random games, and what has just happened in them."""
    box = game(slug)
    for seed in range(games):
        low, high = box.seats
        state = box.new(low + seed % (high - low + 1))
        stream = Stream(seed)
        state.sink = Sink()
        while state.seat() != NOBODY:
            yield state, state.sink
            legal = state.legal()
            chance = state.seat() == CHANCE
            state.apply(roll_chance(state, stream) if chance else legal[int(stream.below(len(legal)))])
        yield state, state.sink


def some_actions(vocabulary: Vocabulary, number: int, *, everything: bool) -> list[int]:
    """Actions to be refused: of every kind, all of small ones, of large ones two others at each moment, or all."""
    if everything:
        return vocabulary.actions()
    found: list[int] = []
    for k, kind in enumerate(vocabulary.kinds):
        few = range(int(kind.size)) if kind.size <= 6 else {number * 7 % kind.size, (number * 7 + 31) % kind.size}
        found += [k * SPAN + at for at in few]
    return found


ENOUGH = 12_000  # moments; a game of LEADERS alone has thousands


@pytest.mark.parametrize("slug", slugs())
def test_whatever_is_asked_refused_or_reported_in_play_can_be_said(slug: str) -> None:
    asked: dict[str, Prompt] = {}
    refused: dict[tuple[str, ...], Refusal] = {}
    happened: dict[tuple[object, ...], dict[str, object]] = {}
    met: Counter[str] = Counter()
    for number, (state, sink) in enumerate(islice(moments(slug, 12), ENOUGH)):
        seats = [CHANCE, *range(int(state.seats))]
        for seat in seats:
            prompt = state.prompt(seat)
            if prompt is not None:
                asked[prompt.message] = prompt
                met[prompt.message] += 1
        rare = min((met[prompt.message] for prompt in map(state.prompt, state.waiting()) if prompt), default=0) <= 20
        looked = {int(state.seat()), seats[number % len(seats)]} - {NOBODY} if rare or number % 10 == 0 else set()
        for seat in looked:
            for action in some_actions(state.rules.vocabulary, number, everything=rare):
                refusal = state.why_not(seat, action)
                if refusal is not None:
                    refused[(refusal.clause, *refusal.facts)] = refusal
        events = sink.drain()
        for reader in [SPECTATOR, *range(int(state.seats))]:
            for event in seen(events, state.rules.events, reader):
                happened[(event["event"], *(value is None for value in event.values()))] = event
    assert asked
    assert refused
    for lang in LANGUAGES:
        for prompt in asked.values():
            say_strictly(slug, lang, prompt.message, prompt.facts)
        for refusal in refused.values():
            say_strictly(slug, lang, f"why-{refusal.clause}", refusal.facts)
        for event in happened.values():
            say_strictly(slug, lang, f"{slug}-event-{event['event']}", words.event_facts(event))


@pytest.mark.parametrize("slug", slugs())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_clause_a_game_refuses_by_has_its_sentence(slug: str, lang: str) -> None:
    known = messages(slug, lang)
    assert [clause for clause in game(slug).clauses.ids if f"why-{clause}" not in known] == []


def wanted_before_a_match(box: Game) -> list[str]:
    """The messages with which a client offers a game: what it is, its options, its glossary, its aid, its reasons."""
    found = ["blurb"]
    for option in box.options:
        values = [str(value).lower() for value in option.values if isinstance(value, bool | str)]
        found += [f"option-{option.name}", *(f"option-{option.name}-{value}" for value in values)]
    found += [f"number-{number.name}" for number in box.numbers]
    for name in (*(f"preset-{preset.name}" for preset in box.presets), *(f"term-{term}" for term in box.terms)):
        found += [name, f"{name}-about"]
    for number in range(1, box.aids + 1):
        found += [f"aid-{number}-title", f"aid-{number}"]
    found += [f"medal-{group}" for group in box.medals]
    found += [f"reason-{term}" for term in box.new(seed=1).evaluation_terms(0)]
    for lesson in lessons_of(box):
        steps = (*range(1, len(lesson.steps) + 1), "end")
        found += [lesson.message(box.slug, step).removeprefix(f"{box.slug}-") for step in steps]
    return [f"{box.slug}-{name}" for name in found]


OFFERED = re.compile(r"-(blurb|option|number|preset|term|aid|reason|learn|medal)\b")


@pytest.mark.parametrize("slug", slugs())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_is_offered_in_every_language(slug: str, lang: str) -> None:
    wanted = wanted_before_a_match(game(slug))
    said = {message: say_strictly(slug, lang, message, {}) for message in wanted}
    aids = sum(len(said[f"{slug}-aid-{number}"]) for number in range(1, game(slug).aids + 1))
    assert aids < 3500, "the aid does not fit a page"
    known = {message for message in messages(slug, lang) if OFFERED.match(message.removeprefix(slug))}
    assert known == set(wanted), "nobody asks for some of these sentences"


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_what_a_game_is_offered_with_is_translated(lang: str) -> None:
    """A sentence that is the same as in English has been forgotten; a word may be the same."""
    for slug in slugs():
        for message in wanted_before_a_match(game(slug)):
            told = [words.spoken(slug, tongue, message, {})[0] for tongue in ("en", lang)]
            assert told[0] != told[1] or " " not in told[0], message


def test_sentences_read_as_people_write_them() -> None:
    coins = {"round": 2, "auctioneer": 1}
    assert words.say("sealed-ask-bids", {**coins, "coins": 1}).endswith("You have 1 coin.")
    assert words.say("sealed-ask-bids", {**coins, "coins": 1234}, "de").endswith("Du hast 1234 Münzen.")
    assert words.say("sealed-ask-bids", {**coins, "coins": 0}, "fr").endswith("Vous avez 0 pièce.")
    assert words.say("sealed-ask-bids", {**coins, "coins": 0}, "es-MX").endswith("Tienes 0 monedas.")
    assert words.say("reason-of-what", {}, "fr").startswith("Pourquoi quoi\u202f? "), "no-break spaces stay"
    assert words.say("hall-chat", {"name": "Ada", "text": " a\n\tb\u2028 c  "}) == "Ada says: a b c"


def test_players_have_their_names_where_they_are_known() -> None:
    event: dict[str, object] = {"event": "took", "seat": 1, "card": "ruby"}
    assert words.say_event(event, "sealed") == "Player 2 takes the card: ruby."
    assert words.say_event(event, "sealed", "de", ["Ada", "Ben"]) == "Ben nimmt die Karte: Rubin."
    assert words.say_event({**event, "card": None}, "sealed", names=["Ada"]) == "Player 2 takes the card unseen."


def test_an_action_is_said_with_its_argument_or_without_a_hidden_one() -> None:
    rules = game("sealed").ruleset()
    said = [words.say_action(rules, rules.vocabulary.make(*parts)) for parts in (("bid", 3), ("deal", "pearl"))]
    assert said == ["Bid 3 coins", "Deal: pearl"]
    assert words.say_action(rules, rules.vocabulary.make("pledge", "slot3"), "fr") == "Gager la carte 3"
    bid = rules.vocabulary.make("bid", 0)
    assert words.say_action(rules, bid + HIDDEN, "es") == "Ofrecer en secreto"


def test_an_unknown_language_is_english() -> None:
    assert words.say("no-vote", {}, "tlh") == words.say("no-vote", {}, "en")
    assert words.language("de_CH") == "de"


def test_what_has_no_sentence_is_told_by_the_rulebook_or_bare() -> None:
    assert words.say("why-SLD-BID-04", {}, "de") == rulebook(game("sealed").package).clause("SLD-BID-04").text
    assert words.say("why-SLD-XX-99", {"seat": 1}) == "why-SLD-XX-99 seat=1"
    assert words.say("no-such-message", {"got": 3}) == "no-such-message got=3"
    assert words.say("bad-seats", {"got": 3}, "de") == "bad-seats got=3"


@pytest.fixture
def outsider(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    """A game from elsewhere with a little English of its own."""
    (tmp_path / "toybox" / "locale").mkdir(parents=True)
    (tmp_path / "toybox" / "__init__.py").write_text("", "utf-8")
    (tmp_path / "toybox" / "locale" / "en.ftl").write_text("toybox-event-left = { $seat-name } goes.\n", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(games, "_registered", {})
    return register(replace(game("sealed"), slug="toybox", package="toybox"))


def test_a_game_from_elsewhere_speaks_with_its_own_words(outsider: Game) -> None:
    assert words.say_event({"event": "left", "seat": 0}, outsider, "de", ["Ada"]) == "Ada goes."
    assert words.say_event({"event": "broke", "seat": 0}, outsider) == "toybox-event-broke seat=1"
    assert words.say_action(outsider.ruleset(), outsider.ruleset().vocabulary.make("bid", 3), "fr") == "bid 3"
    assert words.say("why-TOY-XX-01", {}) == "why-TOY-XX-01"


def test_a_sentence_is_one_line_whatever_was_typed() -> None:
    told = words.say("ambiguous-action", {"text": "bid\n\n{ $x } 3", "fits": "bid 3,\nbid 30"})
    assert "\n" not in told
    assert "bid 3, bid 30" in told


def test_errors_speak_once_words_are_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(errors, "_speaker", [])
    wrong = BadRequest("bad-seats", game="sealed", got="9", low=2, high=6)
    illegal = Illegal(Refusal(19, "SLD-BID-02", {"bid": 9, "coins": 4}))
    assert str(wrong).startswith("bad-seats ")
    words.install()
    assert str(wrong) == "sealed is played by 2 to 6 players, not 9."
    assert str(illegal) == str(illegal.refusal) == "You cannot bid 9: you have 4 coins."


def test_importing_the_hall_and_its_words_loads_no_heavy_library() -> None:
    code = "import sys, bannerhall, bannerhall.words as w; w.install(); "
    code += "assert not {'fluent.runtime', 'babel', 'bannerhall.games.sealed'} & set(sys.modules)"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr
