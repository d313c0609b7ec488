"""Sentences for people. Everything below speaks in message ids and facts; here they become words, by Fluent.

The hall's messages lie in `locale/`, a game's in `games/<slug>/data/locale/`. Ids: `<slug>-ask-<question>`,
`<slug>-event-<event>`, `<slug>-action-<kind>`, `why-<clause>`, and the ids of errors. Four rules make facts readable,
and a client in another language needs them too:

- where there is a message `<slug>-<fact>-<value>`, a fact also comes as `$<fact>-name`, which is that message;
- where there is a message `<slug>-like-<fact>`, it lists other facts, and the first of them with a message
  `<slug>-<other>-<value>` says the name: an argument that is an area is called like an area;
- where there is a message `<slug>-name-<fact>` or `name-<fact>`, a fact also comes as `$<fact>-name`, spoken by that
  message from `$of`, the fact's value, and `$name`, the name of the player with that number (2, or p2), or "none";
- a value the reader may not see is "hidden", one that is absent is "none". Seats and slots count from 1.

A missing sentence is never an exception: English stands in, then the text of the rulebook, then the bare facts.
Fluent itself is loaded with the first sentence, so that importing this module costs next to nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING

from bannerhall import games
from bannerhall.core import errors
from bannerhall.core.errors import Fact, Refusal, Trouble
from bannerhall.core.game import Game
from bannerhall.core.rulebook import HALL_PACKAGE, data_of, rulebook, text_in
from bannerhall.core.ruleset import Ruleset
from bannerhall.core.state import Prompt, State
from bannerhall.core.vocabulary import HIDDEN as UNSEEN
from bannerhall.core.vocabulary import SPAN

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "de", "fr", "es")
ENGLISH = "en"
HALL = "hall"
WHY = "why-"
NONE = "none"
HIDDEN = "hidden"
FROM_ZERO = ("seat", "player", "owner", "winner", "other", "slot")  # what events count from 0 and people from 1
# White space that makes one space of a sentence: not the no-break spaces, which French, German and Spanish need.
SPACE = r"\t-\r\x1c-\x1f\x85\u2028\u2029"
PLAYER = re.compile(r"p([1-9])")  # a player as an argument of an action
FOLDED = re.compile(f"[{SPACE}][ {SPACE}]*| [ {SPACE}]+")


def folded(text: str) -> str:
    """A text as one line."""
    return FOLDED.sub(" ", text).strip(" ")


def install() -> None:
    """Let every error of the core show itself as an English sentence."""
    errors.speak_with(say)


def language(wanted: str) -> str:
    """The language we have for a tag such as `de-AT`; English if there is none."""
    short = wanted.replace("_", "-").split("-")[0].lower()
    return short if short in LANGUAGES else ENGLISH


def say(message: str, facts: Mapping[str, Fact], lang: str = ENGLISH, names: Sequence[str] = ()) -> str:
    """The sentence of a message, one line. `names` are those of the players, by seat."""
    return _said(message, facts, lang, names) or _bare(message, facts)


def say_refusal(refusal: Refusal, lang: str = ENGLISH, names: Sequence[str] = ()) -> str:
    return say(WHY + refusal.clause, refusal.facts, lang, names)


def say_prompt(prompt: Prompt, lang: str = ENGLISH, names: Sequence[str] = ()) -> str:
    return say(prompt.message, prompt.facts, lang, names)


def say_event(event: Mapping[str, object], game: Game | str, lang: str = ENGLISH, names: Sequence[str] = ()) -> str:
    """What happened, for one line of the log; `event` as `core.events.seen` shows it to the reader."""
    slug = game if isinstance(game, str) else game.slug
    return say(f"{slug}-event-{event['event']}", event_facts(event), lang, names)


def event_facts(event: Mapping[str, object]) -> dict[str, Fact]:
    facts: dict[str, Fact] = {}
    for name, value in event.items():
        if name == "event":
            continue
        if isinstance(value, int):
            facts[name] = value + 1 if name in FROM_ZERO else value
        else:
            facts[name] = HIDDEN if value is None else str(value)
    return facts


def say_action(rules: Ruleset, action: int, lang: str = ENGLISH, names: Sequence[str] = ()) -> str:
    """An action as a person would offer or report it.

    Facts: `argument`, and its `place` in the kind, from 1; of an argument of two parts also `first` and `second`, as
    numbers where they are digits."""
    kind, argument = rules.vocabulary.split(action)
    facts: dict[str, Fact] = {}
    if action % SPAN == UNSEEN:
        facts = {"argument": HIDDEN, "place": HIDDEN, "first": HIDDEN, "second": HIDDEN}
    elif argument is not None:
        first, _, second = str(argument).partition("-")
        facts = {"argument": argument, "place": action % SPAN + 1, "first": _part(first), "second": _part(second)}
    return _said(f"{rules.slug}-action-{kind}", facts, lang, names) or rules.vocabulary.text(action)


def _part(text: str) -> Fact:
    return int(text) if text.isascii() and text.isdigit() else text


def say_remark(state: State, seat: int, action: int, lang: str = ENGLISH, names: Sequence[str] = ()) -> str:
    """What to know of an option before it is chosen; empty where there is nothing to say."""
    facts = state.remark(seat, action)
    kind, _ = state.rules.vocabulary.split(action)
    return say(f"{state.rules.slug}-remark-{kind}", facts, lang, names) if facts else ""


def _said(message: str, facts: Mapping[str, Fact], lang: str, names: Sequence[str]) -> str | None:
    """The first sentence that lacks nothing, in the language or in English; the rulebook's text for a refusal."""
    for tongue in dict.fromkeys((language(lang), ENGLISH)):
        for slug in _homes(message):
            text, lacking = spoken(slug, tongue, message, facts, names)
            if text and not lacking:
                return text
    return _clause_text(message.removeprefix(WHY), language(lang)) if message.startswith(WHY) else None


def _bare(message: str, facts: Mapping[str, Fact]) -> str:
    return message + "".join(f" {name}={value}" for name, value in facts.items())


def _homes(message: str) -> Iterator[str]:
    """Whose messages to look in: the game's that the id names, else the hall's, then everybody's."""
    named = [slug for slug in games.slugs() if message.startswith(f"{slug}-")]
    yield from named or [HALL]
    if message.startswith(WHY) and not message.startswith(f"{WHY}HALL-"):
        yield from games.slugs()


def _clause_text(clause_id: str, lang: str) -> str | None:
    packages = [HALL_PACKAGE, *(package_of(slug) for slug in games.slugs())]
    for package in packages:
        try:
            book = rulebook(package, lang)
        except Trouble:
            continue
        if clause_id in book:
            return book.clause(clause_id).text
    return None


def package_of(slug: str) -> str:
    """The package of a game; one of ours is not opened for it."""
    return f"bannerhall.games.{slug}" if slug in games.SLUGS else games.game(slug).package


def source(slug: str, lang: str) -> str:
    """The text of the Fluent file of a game, or of the hall, in one language; empty if there is none."""
    file = f"{lang}.ftl"
    if slug in games.SLUGS:  # a game is not imported for its words
        inside = text_in("bannerhall.games", slug, "data", "locale", file)
        return inside or text_in("bannerhall.games", slug, "locale", file) or ""
    return data_of("bannerhall" if slug == HALL else package_of(slug), "locale", file) or ""


@cache
def bundle(slug: str, lang: str) -> FluentBundle:
    """The messages of a game beside those of the hall."""
    from fluent.runtime import FluentBundle, FluentResource

    made = FluentBundle([lang], use_isolating=False)  # plain text: no invisible marks round the facts
    for home in dict.fromkeys((HALL, slug)):
        made.add_resource(FluentResource(source(home, lang)))
    return made


def spoken(
    slug: str, lang: str, message: str, facts: Mapping[str, Fact], names: Sequence[str] = ()
) -> tuple[str, list[str]]:
    """A message of exactly this bundle, and what it lacks: itself, or facts it speaks of."""
    found = bundle(slug, lang)
    if not found.has_message(message):
        return "", [message]
    told: dict[str, object] = {}
    for fact, value in facts.items():
        plain = _value(value)
        told[fact] = plain
        for naming in _namings(found, slug, fact, value):
            if found.has_message(naming):
                told[f"{fact}-name"] = _format(found, naming, {"of": plain, "name": _named(value, names)})[0]
                break
    text, lacking = _format(found, message, told)
    return folded(text), lacking


def _namings(found: FluentBundle, slug: str, fact: str, value: Fact) -> Iterator[str]:
    """The messages that may say how a fact is called, the first that there is counts."""
    of = NONE if value == "-" else value
    yield f"{slug}-{fact}-{of}"
    like = f"{slug}-like-{fact}"
    if found.has_message(like):
        for other in _format(found, like, {})[0].split():
            yield f"{slug}-{other}-{of}"
    yield f"{slug}-name-{fact}"
    yield f"name-{fact}"


def _value(value: Fact) -> object:
    from fluent.runtime.types import fluent_number

    if isinstance(value, int):
        return fluent_number(int(value), useGrouping=False)
    return NONE if value == "-" else value


def _named(value: Fact, names: Sequence[str]) -> str:
    player = PLAYER.fullmatch(value) if isinstance(value, str) else None
    number = int(player[1]) if player else value
    return names[number - 1] if isinstance(number, int) and 1 <= number <= len(names) else NONE


def _format(found: FluentBundle, message: str, told: dict[str, object]) -> tuple[str, list[str]]:
    pattern = found.get_message(message).value
    if pattern is None:
        return "", [message]
    text, wrong = found.format_pattern(pattern, told)
    return str(text), [str(error) for error in wrong]
