"""Sets as bit masks."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bannerhall.core.bits import BIT, count, lowest, mask_of, members

PLACES = st.lists(st.integers(0, 61), unique=True)


def test_every_place_has_its_bit() -> None:
    assert [int(BIT[place]) for place in range(62)] == [1 << place for place in range(62)]


@settings(derandomize=True, max_examples=100)
@given(PLACES)
def test_a_mask_holds_exactly_its_places(places: list[int]) -> None:
    mask = mask_of(places)
    assert members(mask) == sorted(places)
    assert count(mask) == len(places)


@settings(derandomize=True, max_examples=100)
@given(PLACES.filter(bool))
def test_the_lowest_place_is_found(places: list[int]) -> None:
    assert lowest(mask_of(places)) == min(places)


def test_the_lowest_of_every_lone_bit_is_itself() -> None:
    assert [lowest(1 << place) for place in range(62)] == list(range(62))


def test_an_empty_mask_has_no_members() -> None:
    assert (members(0), count(0), mask_of([])) == ([], 0, 0)


def test_a_place_named_twice_counts_once() -> None:
    assert mask_of([3, 3]) == 8


def test_a_negative_mask_is_an_error_and_no_endless_loop() -> None:
    for reckon in (count, members):
        for mask in (-1, -8, -(2**61)):
            with pytest.raises(RuntimeError, match="negative"):
                reckon(mask)
