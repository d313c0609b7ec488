"""What is said about the game: every price with its parts, every region by its name on every board, the terms of the
leaflet, and no coins of others."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

from bannerhall import words
from bannerhall.core.chance import Stream
from bannerhall.core.errors import Fact
from bannerhall.core.events import Sink, seen
from bannerhall.core.lesson import lesson_of
from bannerhall.core.playout import roll_chance
from bannerhall.core.rulebook import rulebook
from bannerhall.core.state import CHANCE, NOBODY, SPECTATOR
from bannerhall.core.vocabulary import SPAN
from bannerhall.games.smallworld import GAME
from bannerhall.games.smallworld.display.picture import atlas, text
from bannerhall.games.smallworld.rules import powers, races
from bannerhall.games.smallworld.rules.atlas import BOARDS
from bannerhall.games.smallworld.rules.events import PAYMENTS, SOURCES, WAYS
from bannerhall.games.smallworld.rules.state import SmallWorld
from bannerhall.words import LANGUAGES

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")
NEVER_ASKED = ("turn", "reveal", "decline", "aside")  # they go on by themselves, or are offered beside all others
STANDING = ("ransom_order", "layout_order")
WEIGHED = ("take", "dare", "dragon", "spell", "shoot", "hire", "pick", "decline", "deploy", "camp", "fortress")


def start(seats: int, **options: bool | str) -> SmallWorld:
    state = GAME.new(seats, options=options)
    assert isinstance(state, SmallWorld)
    return state


def moments(games: int) -> Iterator[SmallWorld]:
    """Random matches with everything in the box, on all boards."""
    for seed in range(games):
        state = start(2 + seed % 4, extra=True, leader_in_water="forbidden" if seed % 2 else "allowed")
        stream = Stream(seed)
        while state.seat() != NOBODY:
            yield state
            if state.seat() == CHANCE:
                state.apply(roll_chance(state, stream))
            else:
                legal = [action for action in state.legal() if kind_of(action) not in STANDING]
                state.apply(legal[int(stream.below(len(legal)))])


TABLES = {seats: GAME.ruleset(seats) for seats in range(2, 6)}


def kind_of(action: int) -> str:
    return TABLES[2].vocabulary.kinds[action // SPAN].name


def said(answer: str, lang: str = "en", seats: int = 2) -> str:
    tables = TABLES[seats]
    return words.say_action(tables, tables.vocabulary.read_exact(answer), lang, NAMES)


def told(lang: str, event: str, **values: int | str) -> str:
    return words.say_event({"event": event, **values}, GAME, lang, NAMES)


# --- Everything can be said ------------------------------------------------------------------------------------------


@cache
def remarks() -> dict[tuple[str, ...], dict[str, Fact]]:
    """Remarks of each kind, told apart by what they are made of."""
    found: dict[tuple[str, ...], dict[str, Fact]] = {}
    for state in moments(16):
        seat = int(state.seat())
        for action in state.legal() if seat != CHANCE else ():
            facts = state.remark(seat, action)
            if facts:
                found[kind_of(action), *(name for name, value in facts.items() if value != 0)] = facts
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_remark_has_its_sentence(lang: str) -> None:
    for (kind, *_), facts in remarks().items():
        sentence, lacking = words.spoken("smallworld", lang, f"smallworld-remark-{kind}", facts, NAMES)
        assert sentence, kind
        assert not lacking, (kind, lacking)


def test_what_is_weighed_has_a_remark() -> None:
    assert set(WEIGHED) <= {kind for kind, *_ in remarks()}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_has_its_sentence(lang: str) -> None:
    source = words.source("smallworld", lang)
    missing = [name for name in GAME.questions.names if f"smallworld-ask-{name} =" not in source]
    assert missing == list(NEVER_ASKED)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_with_the_extras_too_whatever_is_refused_can_be_said(lang: str) -> None:
    met: set[str] = set()
    for number, state in enumerate(moments(4)):
        seat = int(state.seat())
        if seat == CHANCE or number % 40:
            continue
        for action in state.rules.vocabulary.actions():
            refusal = state.why_not(seat, action)
            if refusal is None or not refusal.clause.startswith("SMW"):
                continue
            _, lacking = words.spoken("smallworld", lang, f"why-{refusal.clause}", refusal.facts, NAMES)
            assert not lacking, (refusal.clause, lacking)
            met.add(refusal.clause)
    assert len(met) > 15


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_names_a_clause_of_the_rulebook_and_has_a_sentence(lang: str) -> None:
    book = rulebook(GAME.package)
    source = words.source("smallworld", lang)
    assert [clause for clause in GAME.clauses.ids if clause not in book or f"why-{clause} =" not in source] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_races_and_powers_have_a_name_and_one_line_each(lang: str) -> None:
    for kind, names in (("race", races.NAMES), ("power", powers.NAMES)):
        for name in names:
            called = words.say(f"smallworld-{kind}-{name}", {}, lang)
            about = words.say(f"smallworld-{kind}-{name}-about", {}, lang)
            assert "smallworld" not in called + about
            assert len(about) < 160, name
            combo: dict[str, int | str] = {"seat": 0, "race": "orcs", "power": "flying", kind: name, "paid": 0}
            assert called.lower() in told(lang, "picked", **combo).lower() or name == "were"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_source_way_and_payment_is_told_apart(lang: str) -> None:
    assert len({told(lang, "earned", seat=0, source=source, coins=2) for source in SOURCES}) == len(SOURCES)
    ways = {told(lang, "conquered", seat=0, region="m2-05", tokens=2, how=way) for way in WAYS}
    assert len(ways) == len(WAYS)
    payments = {told(lang, "paid", seat=0, other=1, why=why, coins=1) for why in PAYMENTS}
    assert len(payments) == len(PAYMENTS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_of_the_picture_is_translated(lang: str) -> None:
    asked: set[str] = set()

    def noted(word: str) -> str:
        asked.add(word)
        return word

    for number, state in enumerate(moments(4)):
        if number % 50 == 0:
            text(state, 0, noted)
            atlas(state, 0, noted)
    source = words.source("smallworld", lang)
    missing = {word for word in asked if not re.search(rf"^smallworld-(board-)?{word} =", source, re.MULTILINE)}
    assert {word for word in missing if not re.fullmatch(r"P\d", word)} == set()


# --- Regions ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("SMW-MAP-07")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_region_has_the_same_name_in_answers_and_in_the_log(lang: str) -> None:
    """On every board; names of land are the same in all languages."""
    for board, regions in enumerate(BOARDS):
        for region in regions:
            name = words.say(f"smallworld-board-{region['id']}", {}, lang)
            assert (name == region["name"]) or (lang != "en" and region["terrain"] in ("sea", "lake"))
            assert name in said(f"take {region['id']}", lang, board + 2)
            assert name in told(lang, "abandoned", seat=0, region=region["id"])


@pytest.mark.parametrize("seats", range(2, 6))
def test_events_tell_regions_of_all_boards(seats: int) -> None:
    """So a log can be read without knowing the board."""
    state = start(seats)
    state.sink = Sink()
    stream = Stream(7)
    named: list[tuple[str, str]] = []
    while len(named) < 20:
        seat = state.seat()
        action = roll_chance(state, stream) if seat == CHANCE else int(state.legal()[0])
        legal = [a for a in state.legal() if kind_of(a) == "take"] if seat != CHANCE else []
        action = int(legal[0]) if legal else action
        written = state.rules.vocabulary.text(action)
        state.apply(action)
        for event in seen(state.sink.drain(), state.rules.events, SPECTATOR):
            if event["event"] == "conquered" and written.startswith("take"):
                named.append((written.removeprefix("take "), words.say_event(event, GAME)))
    for region, sentence in named:
        assert words.say(f"smallworld-board-{region}", {}) in sentence


# --- Prices ----------------------------------------------------------------------------------------------------------


def learned(steps: int) -> SmallWorld:
    """The lesson after some of its steps; chance and the opponent do what comes first."""
    lesson = lesson_of(GAME)
    state = GAME.load(lesson.position)
    assert isinstance(state, SmallWorld)
    stream = Stream(1)
    for step in lesson.steps[:steps]:
        state.answer(0, state.rules.vocabulary.read_exact(step))
        while state.seat() not in (0, NOBODY) and state.active == 0:
            state.apply(roll_chance(state, stream) if state.seat() == CHANCE else state.legal()[0])
    return state


def remark(state: SmallWorld, answer: str, lang: str = "en") -> str:
    return words.say_remark(state, 0, state.rules.vocabulary.read_exact(answer), lang, NAMES)


def test_a_price_is_told_with_its_parts() -> None:
    state = learned(4)
    assert remark(state, "take m2-06") == "costs 3 (2 + 1 token + 1 Leader − 1 Commando)"
    assert remark(state, "take m2-06", "de") == "kostet 3 (2 + 1 Plättchen + 1 Anführer − 1 Kommando)"
    assert remark(learned(3), "take m2-05", "fr") == "coûte 2 (2 + 1 montagne − 1 Commando)"
    assert remark(learned(2), "take m2-11", "es") == "cuesta 2 (2 + 1 Tribu perdida − 1 Comando)"


def test_the_parts_of_a_price_make_the_price() -> None:
    plus = ("base", "there", "leader", "tribe", "mountain", "lair", "fortress", "camps")
    minus = ("by_power", "by_race", "by_die")
    prices = [facts for (kind, *_), facts in remarks().items() if kind in ("take", "hire", "shoot", "dare")]
    for facts in prices:
        total = sum(int(facts[name]) for name in plus) - sum(int(facts[name]) for name in minus)
        assert facts["price"] == max(total, int(facts["least"])), facts
    assert [facts for facts in prices if facts["least"]], "some would cost less than is possible"


@pytest.mark.parametrize(("short", "chance"), [(1, 3), (2, 2), (3, 1)])
def test_the_chance_of_the_die_is_told(short: int, chance: int) -> None:
    found = [facts for (kind, *_), facts in remarks().items() if kind == "dare" and facts["short"] == short]
    assert {facts["chance"] for facts in found} == {chance}


def test_a_combo_is_told_with_its_price_and_tokens() -> None:
    state = learned(0)
    assert remark(state, "pick orcs") == "Commando Orcs: price 1, coins on it 0, tokens 9"
    assert remark(state, "pick elves", "de") == "Elben (Plündernde): Preis 2, Münzen darauf 1, Plättchen 11"
    assert remark(state, "pick amazons", "es").startswith("Salvajes (Voladores): precio 3"), "all fifteen tokens"


def refused(state: SmallWorld, answer: str, lang: str = "en") -> str:
    refusal = state.why_not(0, state.rules.vocabulary.read_exact(answer))
    assert refusal is not None
    return words.say_refusal(refusal, lang, NAMES)


def test_refusals_say_what_is_missing() -> None:
    state = learned(4)
    assert refused(state, "take m2-09") == "Ryefield borders no region of your Orcs."
    assert refused(state, "take m2-05", "de") == "Grimpeak wird schon von deiner Rasse gehalten (Orks)."
    assert refused(learned(5), "take m2-01") == "Goldacre costs 4; you have 3 in hand, 1 too few."
    assert refused(learned(0), "pick dwarves").startswith("The Dwarves are not on offer")


# --- Secrets ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("SMW-SCORE-04")
def test_no_question_and_no_refusal_tells_the_coins_of_others() -> None:
    for state in moments(3):
        seat = int(state.seat())
        prompt = state.prompt(seat)
        assert prompt is not None
        assert "coins" not in prompt.facts
        if seat == CHANCE:
            continue
        other = (seat + 1) % int(state.seats)
        before = state.coins[other]
        facts = [state.facts(seat, action, 0) for action in state.legal()]
        state.coins[other] = before + 777
        assert [state.facts(seat, action, 0) for action in state.legal()] == facts
        state.coins[other] = before


# --- Terms -----------------------------------------------------------------------------------------------------------


def test_the_terms_of_the_leaflet_are_used() -> None:
    wanted = {
        "leader": ("Leader", "Anführer", "Chef", "Líder"),
        "hole": ("Hole-in-the-Ground", "Erdhöhle", "Tanière", "Madriguera"),
        "hero": ("Hero", "Held", "Héros", "Héroe"),
        "dragon": ("Dragon", "Drache", "Dragon", "Dragón"),
        "ransom": ("Ransom", "Lösegeld", "Rançon", "Rescate"),
        "coin": ("Victory coin", "Siegmünze", "Jeton de victoire", "Moneda de Victoria"),
        "race": ("Race", "Rasse", "Peuple", "Raza"),
        "power": ("Special power", "Spezialfähigkeit", "Pouvoir Spécial", "Poder Especial"),
        "decline": ("In decline", "Untergegangen", "En déclin", "En Declive"),
        "lair": ("Troll's Lair", "Trollhöhle", "Antre de Troll", "Guarida de Troll"),
    }
    for term, names in wanted.items():
        assert tuple(words.say(f"smallworld-term-{term}", {}, lang) for lang in LANGUAGES) == names
    for race, names in {
        "amazons": ("Amazons", "Amazonen", "Amazones", "Salvajes"),
        "sorcerers": ("Sorcerers", "Hexenmeister", "Sorciers", "Hechiceros"),
        "wizards": ("Wizards", "Zauberer", "Mages", "Magos"),
        "elves": ("Elves", "Elben", "Elfes", "Elfos"),
    }.items():
        assert tuple(words.say(f"smallworld-race-{race}", {}, lang) for lang in LANGUAGES) == names


def test_numbers_and_players_are_spoken_as_people_do() -> None:
    assert told("en", "income", seat=0, coins=1) == "Ada earns 1 coin in this turn."
    assert told("de", "income", seat=1, coins=8) == "Ben bekommt in diesem Zug 8 Münzen."
    assert told("fr", "found", seat=0, coins=2) == "Ada trouve 2 jetons sur la combinaison."
    assert told("es", "allied", seat=0, other=1) == "Ada hace las paces con Ben."
    assert told("en", "picked", seat=0, race="orcs", power="were", paid=0) == "Ada picks the Were-Orcs."
    assert told("fr", "picked", seat=0, race="orcs", power="commando", paid=1).startswith(
        "Ada choisit\u202f: Orcs (Commando)"
    )
    assert said("ally 2") == "Make peace with Ben"
    assert said("pick orcs", "de") == "Orks wählen"
    assert said("face 2") == "The die shows 2"


def test_french_punctuation_is_not_torn_from_its_word() -> None:
    source = words.source("smallworld", "fr")
    lines = [line for line in source.splitlines() if not line.startswith("#")]
    assert [line for line in lines if re.search(r" [?!;:](\s|$)", line) or "'" in line] == []


# --- The lesson ------------------------------------------------------------------------------------------------------


def test_nothing_leads_away_from_the_lesson() -> None:
    steps = lesson_of(GAME).steps
    captives = set()
    for seed in range(10):
        state = GAME.load(lesson_of(GAME).position)
        assert isinstance(state, SmallWorld)
        stream = Stream(seed)
        for step in steps:
            state.answer(0, state.rules.vocabulary.read_exact(step))
            while state.seat() not in (0, NOBODY) and state.active == 0:
                legal = state.legal()
                chance = state.seat() == CHANCE
                state.apply(roll_chance(state, stream) if chance else legal[int(stream.below(len(legal)))])
        captives.add(int(state.captives(0)))
        assert state.coins[0] + state.captives(0) == 8 - 1 + 8 + 1, "8 coins are earned, as the last sentence says"
    assert captives == {0, 1}, "some pay the ransom, some do not"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_lesson_says_nothing_that_is_typed(lang: str) -> None:
    steps = lesson_of(GAME).steps
    sentences = [words.say(f"smallworld-learn-{name}", {}, lang) for name in (*range(1, len(steps) + 1), "end")]
    assert [word for word in (*steps, "hint", "rules") for sentence in sentences if word in sentence] == []
