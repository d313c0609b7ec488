"""What questions say: who, where and what about; in all settings, not only in the usual ones."""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest
from runewars_battle import fight, hero
from runewars_table import do, go_on, neutrals, order_all, put, table, turn

from bannerhall import words
from bannerhall.core.chance import Stream
from bannerhall.core.errors import Fact
from bannerhall.core.events import Sink, seen
from bannerhall.core.playout import roll_chance
from bannerhall.core.state import CHANCE, NOBODY, SPECTATOR
from bannerhall.games.runewars import GAME
from bannerhall.games.runewars.display import sentences
from bannerhall.games.runewars.rules import actions, hero_cards, questions, tactics
from bannerhall.games.runewars.rules.atlas import AREA_NAMES
from bannerhall.games.runewars.rules.state import Runewars

SETTINGS = [dict(preset.options) for preset in GAME.presets]
ENOUGH = 8
SETTINGS.append({"ruleset": "revised", "homes": "preset", "commanders": True, "exploration": True})


def asked(s: Runewars, seat: int = 0) -> str:
    prompt = s.prompt(seat)
    assert prompt is not None
    return words.say_prompt(prompt, "en", ["Ada", "Ben"])


def test_a_march_names_order_area_and_units() -> None:
    s = table()
    put(s, 0, "DB", footman=2)
    order_all(s, "mobilize", "fortify")
    for step in ("pass_window", "go_on", "activate 6D", "move_from DB"):
        if s.why_not(0, s.rules.vocabulary.parse(step, s.rules.vocabulary.actions())) is None:
            s.answer(0, s.rules.vocabulary.parse(step, s.legal(0)))
    prompt = s.prompt(0)
    assert prompt is not None
    assert prompt.message == "runewars-ask-march_number"
    assert {"order": "mobilize", "area": "6D", "source": "DB", "unit": "footman"}.items() <= prompt.facts.items()


def test_damage_is_counted_down() -> None:
    s = fight({"knight": 2}, {"reanimate": 2})
    s.ask(questions.ASSIGN_DAMAGE, 1, 1, 3, 0)
    assert asked(s, 1) == "Which of your units takes damage? 3 left."


def test_whoever_may_act_is_said_to_be_somewhere() -> None:
    s = table()
    number = hero(s, 0, "ronan", "DA")
    remark = sentences.remark(s, 0, int(actions.ACT_WITH) + number)
    assert remark == {"area": "DA"}
    assert sentences.remark(s, 0, int(actions.REST)) == {}


def said_of(s: Runewars, action: str) -> str:
    return words.say_remark(s, 0, s.rules.vocabulary.parse(action, s.rules.vocabulary.actions()), "en", ["Ada", "Ben"])


def test_what_a_card_does_is_said_beside_it() -> None:
    s = table()
    assert said_of(s, "play war_chest") == "On your turn: gain 3 influence."
    assert said_of(s, "order recruit") == "Recruit the units of one dial."


def test_what_a_march_would_meet_is_said_beside_the_area() -> None:
    s = table()
    put(s, 1, "6A", reanimate=2)
    neutrals(s, "8A", giant=1)
    assert said_of(s, "activate 6A") == "battle against Ben, standing units: 2"
    assert said_of(s, "activate 8A") == "neutral units: 1"
    assert said_of(s, "activate DA") == "yours, standing units: 0"
    assert said_of(s, "activate 5C") == "empty"


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_an_argument_is_called_like_what_it_is(lang: str) -> None:
    """No name is written twice: `like` messages list the facts that a value may belong to."""
    rules = table().rules
    for kind, names in (("activate", AREA_NAMES), ("play", tactics.NAMES), ("act_with", hero_cards.NAMES)):
        fact = {"activate": "area", "play": "tactics", "act_with": "hero"}[kind]
        for name in names:
            called, lacking = words.spoken("runewars", lang, f"runewars-{fact}-{name}", {})
            assert not lacking
            assert called in words.say_action(rules, rules.vocabulary.read_exact(f"{kind} {name}"), lang)


def marching(footmen: int, there: int) -> Runewars:
    s = table()
    put(s, 0, "DB", footman=footmen)
    put(s, 0, "5A", footman=there)
    return s


@pytest.mark.clause("RUN-MOV-21")
def test_a_move_that_brings_more_than_eight_together_is_remarked_on() -> None:
    s = marching(5, 4)
    turn(s, 0, "mobilize")
    go_on(s, 0)
    do(s, 0, "activate 5A", "move_from DB")
    assert said_of(s, "units 4") == ""
    assert said_of(s, "units 5").endswith(" would hold 9 of your units: only 8 may stay there")
    s = marching(1, 8)  # a single unit goes without a further question
    turn(s, 0, "mobilize")
    do(s, 0, "activate 5A")
    assert "would hold 9" in said_of(s, "move_from DB")


@pytest.mark.clause("RUN-MOV-21")
def test_a_battle_with_more_than_eight_is_remarked_on_and_so_is_a_step() -> None:
    s = marching(8, 0)
    put(s, 0, "DA", footman=2)
    put(s, 1, "5A", reanimate=1)
    turn(s, 0, "conquer")
    do(s, 0, "activate 5A", "move_from DB", "units 8", "move_from DA")
    assert "would hold 9" in said_of(s, "units 1")
    s = marching(2, 7)
    turn(s, 0, "strategize")
    do(s, 0, "move_from DB")
    if s.question(0) == "strategy_target":
        do(s, 0, "move_to 5A")
    assert said_of(s, "units 1") == ""
    assert "would hold 9" in said_of(s, "units 2")


@pytest.fixture(scope="module")
def met() -> dict[str, list[dict[str, Fact]]]:
    """What random matches in all settings have asked and told: a few facts of every message."""
    found: dict[str, list[dict[str, Fact]]] = {}
    for seed, options in enumerate(SETTINGS):
        state = GAME.new(2 + seed % 3, options=options)
        state.sink = sink = Sink()
        stream = Stream(seed)
        while state.seat() != NOBODY:
            for prompt in filter(None, map(state.prompt, state.waiting())):
                keep(found, prompt.message, prompt.facts)
            for event in seen(sink.drain(), state.rules.events, SPECTATOR):
                keep(found, f"runewars-event-{event['event']}", words.event_facts(event))
            legal = state.legal()
            chance = state.seat() == CHANCE
            state.apply(roll_chance(state, stream) if chance else legal[int(stream.below(len(legal)))])
    return found


def keep(found: dict[str, list[dict[str, Fact]]], message: str, facts: Mapping[str, Fact]) -> None:
    kept = found.setdefault(message, [])
    if len(kept) < ENOUGH:
        kept.append(dict(facts))


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_in_all_settings_everything_can_be_said(met: dict[str, list[dict[str, Fact]]], lang: str) -> None:
    assert len(met) > 150
    for message, rows in met.items():
        for facts in rows:
            text, lacking = words.spoken("runewars", lang, message, facts)
            assert not lacking, message
            assert text
            assert not re.search(r"[{}$]", text), text
