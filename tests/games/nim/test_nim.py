"""A game of an outsider, interpreted, runs beside the compiled core like one of ours."""

from __future__ import annotations

from dataclasses import replace

import nim
import pytest
from nim import GAME

import bannerhall
from bannerhall import games
from bannerhall.core import conformance
from bannerhall.core.errors import BadPosition, Illegal
from bannerhall.core.frames import PROCEEDS
from bannerhall.core.match import Match
from bannerhall.core.playout import play_games
from bannerhall.core.question import Question
from bannerhall.core.replay import read_record, unproven_rolls
from bannerhall.core.ruleset import Ruleset
from bannerhall.core.search import search
from bannerhall.core.shapes import Questions
from bannerhall.core.state import CHANCE, State


@pytest.fixture(autouse=True)
def in_the_hall(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is registered as an outsider would, and gone again after the test."""
    monkeypatch.setattr(games, "_registered", {})
    assert bannerhall.register(GAME) is GAME


def heaps(*counters: int, seats: int = 2, misere: bool = False) -> State:
    """The first player is asked for a heap."""
    numbers = dict(zip(nim.HEAPS, (1, 1, 1), strict=True))
    position = GAME.new(seats, 0, {"misere": misere}, numbers).to_json()
    stack = [["turn", -4, 0, 0, 0, 0], ["heap", 0, 0, 0, 0, 0]]
    return GAME.load({**position, "stack": stack, "table": {"heaps": list(counters), "turn": 0}})


def do(state: State, *texts: str) -> State:
    for text in texts:
        state.answer(state.seat(), state.rules.vocabulary.read_exact(text))
    return state


def test_the_hall_knows_a_registered_game() -> None:
    assert bannerhall.game("nim") is GAME
    assert "nim" in bannerhall.slugs()


def test_it_is_interpreted() -> None:
    assert nim.__file__.endswith(".py")
    assert isinstance(GAME.new(), State)


def test_chance_decides_who_begins() -> None:
    state = GAME.new(3)
    assert (state.seat(), state.odds()) == (CHANCE, [(0, 1), (1, 1), (2, 1)])
    assert do(state, "begin player3").seat() == 2


def test_the_last_counter_wins() -> None:
    state = do(heaps(1, 0, 2), "heap right", "take 2", "heap left", "take 1")
    result = state.result()
    assert result is not None
    assert (result.winners, result.points) == ([1], [0, 1])


def test_the_last_counter_loses_in_misere() -> None:
    result = do(heaps(1, 0, 0, seats=3, misere=True), "heap left", "take 1").result()
    assert result is not None
    assert (result.winners, result.ranks) == ([1, 2], [1, 0, 0])


def test_refusals_name_the_clause_of_the_outsider() -> None:
    state = heaps(1, 0, 2)
    with pytest.raises(Illegal) as refused:
        do(state, "heap middle")
    assert refused.value.refusal.to_json() == {"clause": "NIM-PLAY-01", "facts": {"seat": 1}}
    with pytest.raises(Illegal) as refused:
        do(state, "heap right", "take 3")
    assert refused.value.refusal.to_json() == {"clause": "NIM-PLAY-02", "facts": {"seat": 1, "counters": 2}}


def test_a_match_of_it_is_recorded_and_replayed() -> None:
    match = Match.begin(GAME, seats=3, seed=5)
    while not match.over:
        match.answer(match.state.seat(), match.state.legal()[-1])
    again = read_record(match.record.to_text(match.state.rules.vocabulary), bannerhall.game)
    assert again.record == match.record
    assert again.state.to_json() == match.state.to_json()
    assert unproven_rolls(again) == []


def test_own_steps_may_be_taken_back() -> None:
    match = Match(heaps(1, 0, 2), seed=1)
    match.answer(0, match.state.legal()[1])
    match.step_back(0)
    assert match.state.to_json() == heaps(1, 0, 2).to_json()


def test_it_is_simulated_by_the_compiled_playout() -> None:
    tally = play_games(GAME.new(3), 7, 40)
    assert (tally.games, tally.unfinished, tally.chances, sum(tally.wins)) == (40, 0, 40, 40)


@pytest.mark.parametrize(
    ("counters", "good"),
    [((3, 0, 0), "heap left"), ((0, 2, 1), "heap middle"), ((1, 0, 3), "heap right")],
)
def test_the_search_finds_the_winning_heap(counters: tuple[int, int, int], good: str) -> None:
    state = heaps(*counters)
    verdict = search(state, 0, 600, seed=1)
    assert state.rules.vocabulary.text(verdict.best) == good


def test_the_search_takes_the_counters_that_win() -> None:
    state = do(heaps(0, 2, 1), "heap middle")
    assert state.rules.vocabulary.text(search(state, 0, 600, seed=2).best) == "take 1"


@pytest.mark.parametrize(
    ("stack", "said"),
    [
        ([], "unsound-position"),
        ([["heap", 0, 0, 0, 0, 0]], "/stack/0"),
        ([["turn", -4, 0, 0, 0, 0], ["heap", 1, 0, 0, 0, 0]], "unsound-position"),
        ([["turn", -4, 0, 0, 0, 0], ["take", 0, 1, 0, 0, 0]], "unsound-position"),
        ([["turn", 0, 0, 0, 0, 0], ["heap", 0, 0, 0, 0, 0]], "/stack/0/asks"),
        ([["turn", -4, 0, 0, 0, 0], ["begin", 0, 0, 0, 0, 0]], "/stack/1/asks"),
    ],
)
def test_an_unsound_position_does_not_load(stack: list[object], said: str) -> None:
    with pytest.raises(BadPosition) as wrong:
        GAME.load({**heaps(1, 0, 2).to_json(), "stack": stack})
    assert wrong.value.facts.get("where", wrong.value.message) == said


class EndlessTurn(Question[nim.Nim]):
    """Forgets to end its frame, and asks nobody."""

    def proceed(self, s: nim.Nim, f: int) -> None:
        pass


def test_a_question_that_proceeds_for_ever_is_an_error_that_names_it() -> None:
    questions = Questions(__name__)
    questions.add("turn", PROCEEDS, upon="bottom")

    def lay_out(rules: Ruleset) -> nim.Nim:
        table = nim.Nim(None, rules)
        table.ask(0, PROCEEDS)
        return table

    endless = replace(GAME, make=lay_out, questions=questions.answered_by(turn=EndlessTurn()))
    with pytest.raises(RuntimeError, match="'turn' proceeds for ever"):
        endless.new(2)


def test_it_conforms() -> None:
    report = conformance.run(GAME, games=2)
    assert report.passed, str(report)
