"""Where chance comes from: a fast stream for simulation, a keyed and committed one for matches."""

from __future__ import annotations

import hashlib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.chance import KeyedStream, Stream, pick, total


def rolls(stream: Stream, faces: int, many: int) -> list[int]:
    return [int(stream.below(faces)) for _ in range(many)]


def test_a_stream_is_the_same_on_every_machine_compiled_or_not() -> None:
    """Stored series of games depend on these numbers: whoever changes the generator must mean to."""
    assert rolls(Stream(1), 1000, 6) == [936, 260, 866, 363, 370, 131]
    assert rolls(Stream(1, 1), 1000, 6) == [435, 42, 838, 575, 10, 312]
    assert rolls(Stream(-5), 1000, 3) == [177, 766, 555]
    assert int(Stream(2**62).bits()) == 1229596019


def test_equal_seeds_and_lanes_give_equal_streams() -> None:
    assert rolls(Stream(7, 3), 6, 50) == rolls(Stream(7, 3), 6, 50)


def test_seeds_and_lanes_give_different_streams() -> None:
    starts = {tuple(rolls(Stream(seed, lane), 1000, 4)) for seed in range(40) for lane in range(40)}
    assert len(starts) == 1600


@pytest.mark.parametrize("faces", [2, 6, 10, 52])
def test_all_faces_are_about_equally_likely(faces: int) -> None:
    many = 400 * faces
    fallen = rolls(Stream(11), faces, many)
    chi = sum((fallen.count(face) - 400) ** 2 / 400 for face in range(faces))
    assert chi < faces - 1 + 4 * (2 * (faces - 1)) ** 0.5


def test_neighbouring_lanes_are_independent() -> None:
    """The first die of one game says nothing about the first die of the next."""
    firsts = [int(Stream(5, lane).below(6)) for lane in range(7200)]
    pairs = [firsts[i] * 6 + firsts[i + 1] for i in range(0, 7200, 2)]
    chi = sum((pairs.count(pair) - 100) ** 2 / 100 for pair in range(36))
    assert chi < 35 + 3 * 70**0.5


@settings(derandomize=True, max_examples=60)
@given(st.integers(0, 2**62), st.integers(1, 2**30))
def test_a_roll_is_below_its_faces(seed: int, faces: int) -> None:
    assert all(0 <= roll < faces for roll in rolls(Stream(seed), faces, 5))


@settings(derandomize=True, max_examples=60)
@given(st.lists(st.integers(1, 9), min_size=1, max_size=8))
def test_every_outcome_is_picked_as_often_as_it_weighs(weights: list[int]) -> None:
    held = vec[i64](weights)
    whole = total(held, len(weights))
    assert whole == sum(weights)
    picked = [int(pick(held, len(weights), roll)) for roll in range(whole)]
    assert [picked.count(i) for i in range(len(weights))] == weights
    assert picked == sorted(picked)


def test_only_the_first_weights_count() -> None:
    held = vec[i64]([2, 3, 50])
    assert total(held, 2) == 5
    assert pick(held, 2, 4) == 1


def test_a_committed_seed_can_be_checked_by_anyone() -> None:
    seed = b"the seed of a match"
    assert KeyedStream(seed).commitment() == hashlib.sha256(b"bannerhall-seed:" + seed).hexdigest()
    assert KeyedStream(seed).commitment() != KeyedStream(b"another").commitment()


def test_a_draw_depends_on_its_entry_alone() -> None:
    stream = KeyedStream(b"seed")
    forward = [stream.below(entry, 1000) for entry in range(1, 50)]
    backward = [KeyedStream(b"seed").below(entry, 1000) for entry in range(49, 0, -1)]
    assert forward == backward[::-1]
    assert len(set(forward)) > 40


def test_a_keyed_draw_is_the_one_anybody_computes() -> None:
    block = hashlib.sha256(b"seed:12:0").digest()
    assert KeyedStream(b"seed").below(12, 6) == int.from_bytes(block, "big") % 6


def test_keyed_draws_are_about_equally_likely() -> None:
    fallen = [KeyedStream(b"seed").below(entry, 6) for entry in range(3600)]
    assert sum((fallen.count(face) - 600) ** 2 / 600 for face in range(6)) < 5 + 4 * 10**0.5


def test_a_block_beyond_the_last_fair_one_is_drawn_again() -> None:
    """With 3 * 2**254 faces a quarter of all blocks must be rejected."""
    faces = 3 * 2**254
    stream = KeyedStream(b"seed")
    blocks = {
        entry: [int.from_bytes(hashlib.sha256(b"seed:%d:%d" % (entry, i)).digest(), "big") for i in range(20)]
        for entry in range(40)
    }
    assert any(found[0] >= faces for found in blocks.values())
    for entry, found in blocks.items():
        assert stream.below(entry, faces) == next(block for block in found if block < faces)


@pytest.mark.parametrize("number", [0, 1, -1, 2**64])
def test_a_plain_number_is_a_seed_too(number: int) -> None:
    assert KeyedStream.from_number(number).seed == number.to_bytes(16, "big", signed=True)
