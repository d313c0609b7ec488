"""Random play: equal for equal seeds, however a series is divided."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64
from sealed_table import at

import bannerhall
from bannerhall.core.chance import Stream
from bannerhall.core.playout import ALL_SEATS, PRIME, Tally, fold, play_games, play_out, roll_chance, truncated
from bannerhall.core.record import CHANCE_ENTRY, Entry, Record
from bannerhall.core.state import CHANCE, NO_POLICY, NOBODY
from bannerhall.games.sealed import GAME


def summary(tally: Tally) -> list[int]:
    wins = [int(n) for n in tally.wins]
    return [
        int(n)
        for n in (tally.games, tally.unfinished, tally.decisions, tally.chances, tally.legal_sum, tally.checksum, *wins)
    ]


@settings(derandomize=True, max_examples=12, deadline=None)
@given(st.lists(st.integers(0, 12), min_size=1, max_size=5), st.integers(0, 1000))
def test_a_series_in_chunks_equals_the_whole(chunks: list[int], seed: int) -> None:
    start = GAME.new(3)
    whole = play_games(start, seed, sum(chunks))
    parts = Tally()
    first = 0
    for games in chunks:
        parts.add(play_games(start, seed, games, first))
        first += games
    assert summary(parts) == summary(whole)


def test_the_order_of_the_chunks_does_not_matter() -> None:
    start = GAME.new(2)
    late, early = play_games(start, 4, 10, 5), play_games(start, 4, 5)
    early_first, late_first = Tally(), Tally()
    early_first.add(early)
    early_first.add(late)
    late_first.add(late)
    late_first.add(early)
    assert summary(early_first) == summary(late_first) == summary(play_games(start, 4, 15))


def test_other_seeds_and_games_have_other_checksums() -> None:
    start = GAME.new(3)
    assert len({int(play_games(start, seed, 5).checksum) for seed in range(30)}) == 30
    assert play_games(start, 1, 5).checksum != play_games(start, 1, 5, 5).checksum


def test_playing_does_not_touch_the_start() -> None:
    start = GAME.new(2, seed=3)
    before = start.to_json()
    play_games(start, 1, 3)
    assert start.to_json() == before


@pytest.mark.parametrize("by_policy", [ALL_SEATS, 1])
@pytest.mark.parametrize("slug", ["smallworld", "chicken", "runewars"])
def test_seats_that_play_by_policy_do_what_it_says(slug: str, by_policy: int) -> None:
    start = bannerhall.game(slug).new(2)
    state, stream, h, decisions = start.clone(), Stream(5, 0), 1, 0
    while (seat := state.seat()) != NOBODY:
        if seat == CHANCE:
            action = roll_chance(state, stream)
        else:
            decisions += 1
            action = state.policy(seat, stream) if by_policy >> seat & 1 else NO_POLICY
            if action == NO_POLICY:
                options = state.legal_actions(seat)
                action = options[stream.below(len(options))]
        h = fold(h, seat, action)
        state.apply(action)
    tally = play_games(start, 5, 1, by_policy=by_policy)
    assert (tally.checksum, tally.decisions, tally.unfinished) == (h, decisions, 0)


def test_a_policy_beats_chance_in_mass_simulation() -> None:
    tally = play_games(bannerhall.game("chicken").new(2), 3, 20, by_policy=2)
    assert [int(n) for n in tally.wins[:2]] == [0, 20]


@pytest.mark.parametrize("seats", [2, 6])
def test_every_game_ends_with_winners(seats: int) -> None:
    tally = play_games(GAME.new(seats), 9, 20)
    assert (tally.games, tally.unfinished) == (20, 0)
    assert 20 <= sum(tally.wins) <= 20 * seats
    assert [int(n) for n in tally.wins][seats:] == [0] * (8 - seats)
    assert tally.legal_sum >= tally.decisions > 0
    assert tally.chances >= 20 * 2 * seats


def test_one_deal_and_one_decision_are_counted() -> None:
    tally = Tally()
    state = at("closing", desk={0: 3}, round=5).state
    assert play_out(state, Stream(1), tally) == fold(1, 0, 10 * 1024)
    assert (tally.decisions, tally.chances, tally.legal_sum, tally.unfinished) == (1, 0, 1, 0)
    assert state.seat() == NOBODY


def test_an_endless_game_is_broken_off_and_counted() -> None:
    tally = play_games(GAME.new(2), 1, 4, 0, 10)
    assert (tally.games, tally.unfinished, sum(tally.wins)) == (4, 4, 0)
    assert tally.decisions + tally.chances == 40


def test_a_game_that_is_over_needs_no_play() -> None:
    tally = play_games(at("over", hands=["ruby"], round=5).state, 1, 3)
    assert (tally.games, tally.decisions, tally.chances) == (3, 0, 0)
    assert [int(n) for n in tally.wins][:2] == [3, 0]


def test_the_checksum_of_a_playout_is_that_of_its_record() -> None:
    stream, tally = Stream(5, 2), Tally()
    played = play_out(GAME.new(2), stream, tally)
    record = Record("sealed", 1, 2, {}, {})
    state, again = GAME.new(2), Stream(5, 2)
    while state.seat() != NOBODY:
        seat = int(state.seat())
        if seat == -1:
            action = int(roll_chance(state, again))
        else:
            out = vec[i64]([0] * state.max_actions())
            action = int(out[again.below(state.fill_asked(out))])
        record.entries.append(Entry(CHANCE_ENTRY if seat == -1 else "answer", seat, action))
        state.apply(action)
    assert record.checksum() == played


def test_the_checksum_depends_on_order_and_seat() -> None:
    assert fold(fold(1, 0, 5), 1, 6) != fold(fold(1, 1, 6), 0, 5)
    assert fold(1, 0, 5) != fold(1, 1, 5)
    assert 0 <= fold(PRIME - 1, 6, 11 * 1024) < PRIME


def test_chance_falls_by_its_odds() -> None:
    table = at("lot", deck="gold gold gold ruby")
    rolled = [int(roll_chance(table.state, Stream(seed))) for seed in range(1000)]
    assert rolled.count(table.action("lot gold")) == pytest.approx(750, abs=45)


def test_a_cut_playout_makes_so_many_decisions() -> None:
    table = at("bids", seats=3)
    out, weights = vec[i64]([0] * table.state.max_actions()), vec[i64]([0] * table.state.max_actions())
    truncated(table.state, Stream(1), 2, out, weights)
    assert len(table.view(0)["have_bid"]) == 2
    truncated(table.state, Stream(1), 0, out, weights)
    assert len(table.view(0)["have_bid"]) == 2
    truncated(table.state, Stream(1), 10_000, out, weights)
    assert table.state.seat() == NOBODY
