"""Decks: counts of what nobody can place, a known top and a known bottom."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.chance import Stream
from bannerhall.core.deck import REACH, Deck, Pool
from bannerhall.core.errors import BadPosition
from bannerhall.core.reading import Reader
from bannerhall.core.state import SPECTATOR

A, B, C = 0, 1, 2  # three kinds of cards


def deck_of(*counts: int) -> Deck:
    return Deck(None, vec[i64](list(counts)))


def laid(counts: Sequence[int], top: Sequence[tuple[int, int]] = (), bottom: Sequence[tuple[int, int]] = ()) -> Deck:
    """A deck with known places, (card, mask of who knows it), each named from the middle outwards."""
    deck = deck_of(*counts)
    for card, mask in top:
        deck.put_top(card, mask)
    for card, mask in bottom:
        deck.put_bottom(card, mask)
    return deck


def outcomes(deck: Deck) -> dict[int, int]:
    out, weights = vec[i64]([0] * 8), vec[i64]([0] * 8)
    n = deck.fill_outcomes(100, out, weights)
    return {int(out[i]): int(weights[i]) for i in range(n)}


def tally(deck: Deck) -> list[int]:
    counts = vec[i64]([0] * len(deck.counts))
    deck.add_to(counts)
    return [int(n) for n in counts]


def test_a_fresh_deck_is_decided_by_chance() -> None:
    deck = deck_of(3, 0, 1)
    assert (deck.size(), deck.open(), deck.top_mask()) == (4, True, 0)
    assert outcomes(deck) == {100: 3, 102: 1}


def test_what_chance_draws_has_left_the_middle() -> None:
    deck = deck_of(3, 0, 1)
    deck.draw_middle(C)
    assert (deck.size(), outcomes(deck)) == (3, {100: 3})


def test_an_empty_deck_is_not_open() -> None:
    assert not deck_of(0, 0).open()
    assert (deck_of(0, 0).size(), outcomes(deck_of(0, 0))) == (0, {})


def test_a_card_on_top_is_drawn_next_and_last_in_first_out() -> None:
    deck = laid([1, 1, 1], top=[(A, 1), (B, 2)])
    assert (deck.size(), deck.open()) == (5, False)
    assert (deck.top_card(), deck.top_mask()) == (B, 2)
    assert deck.draw() == B
    assert (deck.top_card(), deck.top_mask()) == (A, 1)
    assert deck.draw() == A
    assert (deck.size(), deck.open(), deck.top_mask()) == (3, True, 0)


def test_a_card_underneath_is_drawn_when_the_middle_is_gone() -> None:
    deck = laid([1, 0, 0], bottom=[(B, 1), (C, 2)])
    assert deck.open()
    deck.draw_middle(A)
    assert (deck.open(), deck.top_card(), deck.top_mask()) == (False, B, 1)
    assert deck.draw() == B
    assert (deck.top_card(), deck.top_mask()) == (C, 2)
    assert deck.draw() == C
    assert (deck.size(), deck.top_mask()) == (0, 0)


def test_the_top_comes_before_everything() -> None:
    deck = laid([1, 0, 0], top=[(C, 4)], bottom=[(B, 1)])
    assert deck.draw() == C
    assert deck.open()


def test_a_peek_adds_to_who_knows_the_top() -> None:
    deck = laid([1, 1], top=[(A, 0b01)])
    assert deck.show_top(0b10)
    assert deck.top_mask() == 0b11
    assert not deck.show_top(0b01)
    assert not deck.show_top(0b11)


def test_a_peek_at_a_deck_of_known_cards_shows_the_next_of_the_bottom() -> None:
    deck = laid([0, 0], bottom=[(A, 0), (B, 0)])
    assert deck.show_top(0b100)
    assert deck.to_json()["bottom"] == [[A, 0b100], [B, 0]]


def test_a_drawn_card_leaves_no_trace() -> None:
    deck = laid([0, 0, 0], top=[(C, 7)], bottom=[(B, 5), (C, 3)])
    while deck.size():
        deck.draw()
    assert [int(n) for n in deck.places] == [0] * len(deck.places)


def test_shuffling_folds_all_places_back() -> None:
    deck = laid([1, 1, 0], top=[(A, 1), (C, 2)], bottom=[(B, 3)])
    deck.shuffle()
    assert deck.to_json() == {"middle": [2, 2, 1], "top": [], "bottom": []}
    assert (deck.size(), deck.open(), [int(n) for n in deck.places]) == (5, True, [0] * len(deck.places))


def test_no_card_is_lost_in_a_tally() -> None:
    assert tally(laid([1, 2, 0], top=[(A, 1)], bottom=[(C, 2), (C, 0)])) == [2, 2, 2]


@pytest.mark.parametrize("end", ["put_top", "put_bottom"])
def test_only_so_many_places_can_be_known(end: str) -> None:
    deck = deck_of(0)
    for _ in range(REACH):
        getattr(deck, end)(0, 1)
    with pytest.raises(RuntimeError):
        getattr(deck, end)(0, 1)
    assert deck.size() == REACH


def test_a_clone_goes_its_own_way() -> None:
    deck = laid([1, 1, 1], top=[(A, 1)], bottom=[(B, 1)])
    before = deck.to_json()
    other = deck.clone()
    assert other.to_json() == before
    other.draw()
    other.draw_middle(C)
    other.show_top(2)
    other.shuffle()
    assert deck.to_json() == before


def test_a_seat_sees_size_places_and_the_cards_it_knows() -> None:
    deck = laid([2, 0, 0], top=[(A, 0b01), (B, 0b10)], bottom=[(C, 0b11), (A, 0)])
    assert deck.view(0) == {"size": 6, "top": [A, None], "bottom": [C, None]}
    assert deck.view(1) == {"size": 6, "top": [None, B], "bottom": [C, None]}
    assert deck.view(SPECTATOR) == {"size": 6, "top": [None, None], "bottom": [None, None]}


def test_a_position_round_trips() -> None:
    deck = laid([2, 0, 1], top=[(A, 0b01), (B, 0b10)], bottom=[(C, 0b11)])
    other = deck_of(0, 0, 0)
    other.read(Reader(deck.to_json()), 9, 0b11)
    assert other.to_json() == deck.to_json()
    assert (other.size(), other.middle, other.tops, other.bottoms) == (6, 3, 2, 1)


@pytest.mark.parametrize(
    "data",
    [
        {"middle": [1, 1], "top": []},
        {"middle": [1], "top": [], "bottom": []},
        {"middle": [1, -1], "top": [], "bottom": []},
        {"middle": [1, 10], "top": [], "bottom": []},
        {"middle": [1, 1], "top": [[2, 1]], "bottom": []},
        {"middle": [1, 1], "top": [[0, 4]], "bottom": []},
        {"middle": [1, 1], "top": [[0]], "bottom": []},
        {"middle": [1, 1], "top": [], "bottom": [[0, 1]] * (REACH + 1)},
    ],
)
def test_a_deck_that_cannot_be_does_not_load(data: dict[str, object]) -> None:
    with pytest.raises(BadPosition):
        deck_of(0, 0).read(Reader(data), 9, 0b11)


def test_a_resampled_deck_keeps_what_the_seat_knows() -> None:
    worlds = []
    for seed in range(100):
        deck = laid([5, 5, 5], top=[(A, 0b01), (B, 0b10)], bottom=[(C, 0b10), (A, 0b11)])
        deck.refill(0, deck.pool_for(0), Stream(seed))
        worlds.append(deck)
        assert deck.view(0) == {"size": 19, "top": [A, None], "bottom": [None, A]}
        assert tally(deck) == [7, 6, 6]
        assert deck.middle == 15
    assert {world.to_json()["top"][1][0] for world in worlds} == {A, B, C}  # type: ignore[index]
    assert {world.to_json()["bottom"][0][0] for world in worlds} == {A, B, C}  # type: ignore[index]


def test_who_knows_everything_gets_the_same_deck() -> None:
    deck = laid([0, 0, 0], top=[(A, 1), (B, 1)], bottom=[(C, 1)])
    before = deck.to_json()
    pool = deck.pool_for(0)
    assert pool.size == 0
    deck.refill(0, pool, Stream(1))
    assert deck.to_json() == before


def test_a_pool_gives_out_exactly_what_was_put_in() -> None:
    pool = Pool(vec[i64]([1, 0, 2]))
    pool.put(B)
    assert pool.size == 4
    stream = Stream(4)
    assert sorted(int(pool.take(stream)) for _ in range(4)) == [A, B, C, C]
    assert pool.size == 0


def test_a_pool_gives_out_by_its_counts() -> None:
    taken = [int(Pool(vec[i64]([1, 3, 6])).take(Stream(seed))) for seed in range(2000)]
    shares = [taken.count(card) / 2000 for card in (A, B, C)]
    assert shares == pytest.approx([0.1, 0.3, 0.6], abs=0.03)
