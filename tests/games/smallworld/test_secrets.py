"""What a seat is not told: others' coins and standing answers change nothing that it sees, may do or is refused."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from smallworld_table import at

from bannerhall.core.chance import Stream
from bannerhall.core.feed import feed, redacted
from bannerhall.core.match import Match
from bannerhall.core.ruleset import Choice
from bannerhall.core.state import CHANCE, NOBODY, SPECTATOR, State
from bannerhall.core.vocabulary import SPAN
from bannerhall.games.smallworld import GAME
from bannerhall.games.smallworld.rules.components import LAYOUTS, POLICIES

RICH = 31417  # coins that nobody has by chance


def positions(seats: int, seed: int, options: dict[str, Choice], every: int) -> Iterator[State]:
    """Moments of a random game, asides included."""
    state = GAME.new(seats, seed=seed, options=options)
    stream = Stream(seed, 11)
    for number in range(600):
        if state.seat() == NOBODY:
            return
        if number % every == 0:
            yield state
        seat = state.seat()
        actions = [action for action, _ in state.odds()] if seat == CHANCE else state.legal_actions(seat)
        if seat != CHANCE and stream.below(6) == 0:
            actions = state.legal(seat)
        state.answer(seat, actions[int(stream.below(len(actions)))])


def otherwise(state: State, reader: int, stream: Stream) -> State:
    """The same table, but the others have other coins and other standing answers."""
    position: Any = json.loads(json.dumps(state.to_json()))
    for seat, player in enumerate(position["table"]["players"]):
        if seat != reader:
            player["coins"] = RICH + int(stream.below(1000))
            player["ransom_order"] = POLICIES[int(stream.below(len(POLICIES)))]
            player["layout_order"] = LAYOUTS[int(stream.below(len(LAYOUTS)))]
    return GAME.load(position)


def sensed(state: State, reader: int) -> list[object]:
    """All that the table tells a seat: view, question, options with their remarks, the row of numbers, and refusals,
    one of three."""
    told: list[object] = [state.view(reader), state.lapse(reader) if reader in state.waiting() else None]
    if reader < 0:
        return told
    row = vec[i64]([0] * state.observation_size())
    state.fill_observation(reader, row)
    prompt = state.prompt(reader)
    told.append(None if prompt is None else (prompt.decision, dict(prompt.facts)))
    told.append(list(row))
    told.append([(action, dict(state.remark(reader, action))) for action in state.legal(reader)])
    for kind, size in enumerate(state.rules.sizes):
        for argument in range(kind % 3, int(size), 3):
            refusal = state.why_not(reader, kind * SPAN + argument)
            told.append(None if refusal is None else (refusal.clause, dict(refusal.facts)))
    return told


@pytest.mark.clause("SMW-SCORE-04", "SMW-SETUP-12", "SMW-VAR-03", "SMW-VAR-04")
@pytest.mark.parametrize("extra", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_coins_and_standing_answers_of_others_change_nothing(seats: int, extra: bool) -> None:
    stream = Stream(seats, 5)
    asked = 0
    for state in positions(seats, 40 + seats, {"extra": extra}, every=9 * seats):
        for reader in (*range(seats), SPECTATOR):
            asked += reader in state.waiting()
            assert sensed(otherwise(state, reader, stream), reader) == sensed(state, reader)
    assert asked > 5


@pytest.mark.clause("SMW-SCORE-05", "SMW-VAR-02")
def test_with_open_coins_only_standing_answers_are_secret() -> None:
    stream = Stream(1, 5)
    for state in positions(3, 8, {"open_coins": True}, every=29):
        for reader in (0, 1, 2, SPECTATOR):
            other = otherwise(state, reader, stream)
            assert other.view(reader) != state.view(reader), "coins lie open"
            position: Any = state.to_json()
            for seat, player in enumerate(position["table"]["players"]):
                if seat != reader:
                    player["ransom_order"], player["layout_order"] = "never", "even"
            assert sensed(GAME.load(position), reader) == sensed(state, reader)


@pytest.mark.clause("SMW-VAR-03", "SMW-VAR-04")
def test_own_coins_and_standing_answers_are_shown() -> None:
    """Else the tests above would prove nothing."""
    state = at({"m2-04": "0a1"}, {"0a": "ratmen hill 0"}, ask="choose", coins=(7, RICH)).state
    state.answer(0, state.rules.vocabulary.read_exact("ransom_order from_5"))
    state.answer(0, state.rules.vocabulary.read_exact("layout_order even"))
    view: Any = state.view(0)
    assert view["players"][0]["coins"] == 7
    assert (view["players"][0]["ransom_order"], view["players"][0]["layout_order"]) == ("from_5", "even")
    for reader in (1, SPECTATOR):
        view = state.view(reader)
        assert view["players"][0]["coins"] is None
        assert "ransom_order" not in view["players"][0]
        assert "layout_order" not in view["players"][0]


@pytest.mark.clause("SMW-VAR-03", "SMW-VAR-04", "SMW-SCORE-04")
def test_nothing_of_a_standing_answer_is_in_what_others_are_sent() -> None:
    """Neither in their feed nor in the record they may keep; the match began with coins nobody else has."""
    state = at({"m2-04": "0a1"}, {"0a": "ratmen hill 0", "1a": "orcs swamp 0"}, ask="choose", coins=(RICH, 5)).state
    match = Match(state, seed=5)
    for text in ("ransom_order from_20", "layout_order strongest", "expand"):
        match.answer(0, match.state.rules.vocabulary.read_exact(text))
    own = json.dumps([match.state.view(0), feed(match, 0)])
    assert "from_20" in own
    assert "strongest" in own
    assert str(RICH) in own
    for reader in (1, SPECTATOR):
        sent = json.dumps([match.state.view(reader), feed(match, reader), redacted(match, reader)])
        for secret in ("from_20", "strongest", str(RICH), str(RICH + 2)):
            assert secret not in sent
        assert "expanded" in sent, "what was done before all eyes is told"


@pytest.mark.clause("SMW-PICK-06", "SMW-SCORE-04")
def test_a_price_is_refused_by_the_own_coins_alone() -> None:
    combos = ["humans hill", "orcs swamp", "ratmen merchant"]
    table = at({}, {"1a": "dwarves alchemist 0"}, ask="pick", column=combos, coins=(1, RICH))
    assert table.forbids(0, "pick ratmen") == "SMW-PICK-06"
    refusal = table.state.why_not(0, table.action("pick ratmen"))
    assert refusal is not None
    assert RICH not in refusal.facts.values()
    assert "coins" not in refusal.facts, "the question is answered before all eyes"
