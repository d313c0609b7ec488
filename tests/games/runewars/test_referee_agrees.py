"""Engine and referee, two readings of the clauses, agree over random battles of all factions and neutral units."""

from __future__ import annotations

from random import Random

import pytest
from runewars_battles import fight_out
from runewars_sheets import SHEETS

from bannerhall.games.runewars.rules.units import UNIT_NAMES

IN_A_PART = 1000


def disagreements(first: int, many: int) -> tuple[set[str], list[str]]:
    """Whose special abilities were used in the battles with these seeds, and what the two do not agree on."""
    used: set[str] = set()
    found: list[str] = []
    for seed in range(first, first + many):
        fought = fight_out(Random(seed))
        used |= fought.abilities
        found += [f"seed {seed}: {line}" for line in fought.differences]
    return used, found


def test_engine_and_referee_agree_over_300_battles() -> None:
    used, found = disagreements(0, 300)
    assert found == []
    # Every type has used its ability somewhere in them.
    assert used == set(SHEETS) == set(UNIT_NAMES)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(20))
def test_engine_and_referee_agree_over_20_000_battles(part: int) -> None:
    assert disagreements(1000 + IN_A_PART * part, IN_A_PART)[1] == []
