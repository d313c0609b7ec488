"""Matches in a few lines."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable, Collection
from typing import Any

from hypothesis import strategies as st
from sealed_table import Table

from bannerhall.core.errors import Illegal
from bannerhall.core.match import Match
from bannerhall.core.record import Entry
from bannerhall.core.state import NOBODY, State
from bannerhall.games.sealed import GAME


def match_at(table: Table, seed: int = 1, typed: Collection[str] = ()) -> Match:
    """A match that begins with this table."""
    return Match(table.state, seed, typed)


def act(match: Match, seat: int, *texts: str) -> Match:
    for text in texts:
        match.answer(seat, match.state.rules.vocabulary.read_exact(text))
    return match


def tell(match: Match, seat: int, text: str) -> Match:
    match.tell(seat, match.state.rules.vocabulary.read_exact(text))
    return match


def clause_of(action: Callable[[], object]) -> tuple[str, dict[str, int | str]]:
    """The clause that an action is refused by, and its facts."""
    try:
        action()
    except Illegal as refused:
        return refused.refusal.clause, refused.refusal.facts
    raise AssertionError("it was allowed")


def finished(seats: int = 3, seed: int = 4) -> Match:
    """A whole match from the closed box on, every entry chosen by a seeded hand, interjections included."""
    rng = random.Random(seed)
    match = Match.begin(GAME, seats, seed)
    while not match.over:
        able = [seat for seat in range(seats) if match.state.legal(seat)]
        seat = rng.choice(able)
        match.answer(seat, rng.choice(match.state.legal(seat)))
    return match


def played_out(state: State, seed: int) -> State:
    """The same state played to its end at random, with every check on the way."""
    rng = random.Random(seed)
    state = state.clone()
    for _ in range(5000):
        seat = state.seat()
        if seat == NOBODY:
            return state
        actions = state.legal()
        assert actions, state.to_json()
        state.answer(seat, rng.choice(actions))
        assert state.check() == []
    raise AssertionError("the game does not end")


def lines(match: Match) -> list[str]:
    """The entries as a record writes them, without their numbers."""
    text = match.record.to_text(match.state.rules.vocabulary).partition("\n\n")[2]
    return [line.partition(". ")[2] for line in text.splitlines()]


def kinds(entries: list[Entry]) -> list[str]:
    return [entry.kind for entry in entries]


# --- Data that somebody has tampered with ------------------------------------------------------------------------

ODD_VALUES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-10, 50),
    st.sampled_from([-(2**70), -1_000_001, 63, 64, 2**31, 2**61, 2**62, 2**63, 2**70, 10**30]),
    st.floats(),
    st.sampled_from(["", "?", "-1", "0", "ruby", "back", "*", "a\nb", "\x00", "é\u2028", "x" * 300]),
    st.sampled_from([[], {}, [[]], [None], {"": None}, [0, 0], ["bids", -5, 3, 3, 0, 0], ["round", -4, 0, 0, 0, 0]]),
)


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths of all values inside JSON data."""
    found = [path]
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in items:
        found.extend(places(value, (*path, key)))
    return found


def tampered(data: Any) -> st.SearchStrategy[Any]:
    """The data with one to three values replaced, removed, doubled or moved by a few."""

    @st.composite
    def tamper(draw: st.DrawFn) -> Any:
        result = copy.deepcopy(data)
        for _ in range(draw(st.integers(1, 3))):
            path = draw(st.sampled_from([p for p in places(result) if p] or [()]))
            if path:
                _damage(draw, result, path)
        return result

    return tamper()


def _damage(draw: st.DrawFn, data: Any, path: tuple[Any, ...]) -> None:
    *steps, last = path
    inside = data
    for step in steps:
        inside = inside[step]
    how = draw(st.sampled_from(["replace", "nudge", "nudge", "nudge", "remove", "double"]))
    if how == "nudge" and isinstance(inside[last], int):
        inside[last] += draw(st.sampled_from([-3, -2, -1, 1, 2, 3]))
    elif how == "remove":
        del inside[last]
    elif how == "double" and isinstance(inside, list):
        inside.insert(last, copy.deepcopy(inside[last]))
    else:
        inside[last] = copy.deepcopy(draw(ODD_VALUES))
