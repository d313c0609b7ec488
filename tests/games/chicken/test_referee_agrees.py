"""Engine and referee, two readings of the clauses, agree over random fights in random positions of all modes."""

from __future__ import annotations

from random import Random

import pytest
from chicken_duel import fight_once, random_table
from chicken_retold import differences

IN_A_PART = 1000


def disagreements(first: int, many: int) -> tuple[int, list[str]]:
    """How many fights there were with these seeds, and what engine and referee do not agree on."""
    fights, found = 0, []
    for seed in range(first, first + many):
        rng = Random(seed)
        told = fight_once(random_table(rng), rng)
        if told is not None:
            fights += 1
            found += [f"seed {seed}: {line}" for line in differences(told)]
    return fights, found


def test_engine_and_referee_agree_over_300_fights() -> None:
    fights, found = disagreements(0, 310)
    assert fights >= 300
    assert found == []


@pytest.mark.soak
@pytest.mark.parametrize("part", range(21))
def test_engine_and_referee_agree_over_20_000_fights(part: int) -> None:
    fights, found = disagreements(1000 + IN_A_PART * part, IN_A_PART)
    assert fights >= 960
    assert found == []
