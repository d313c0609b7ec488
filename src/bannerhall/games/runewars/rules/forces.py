"""Units of an area as counts in one number: slots 0 to 5 are the types of a faction, 6 to 11 the neutral types."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import NEGATIVE
from bannerhall.games.runewars.rules.units import FACTION_UNITS, NEUTRALS, SLOTS

WIDTH: Final = 5  # bits of a slot
MOST: Final = 31  # units of a type in a slot: 16 figures and 8 zombie tokens at most
MOST_FORCE: Final[i64] = 2**60 - 1
ONE: Final = vec[i64]([2 ** (WIDTH * slot) for slot in range(12)])
SHIFT: Final = vec[i64]([WIDTH * slot for slot in range(12)])
FACTION_MASK: Final[i64] = 2**30 - 1  # the slots of a faction's own types
NEUTRAL_MASK: Final[i64] = MOST_FORCE - FACTION_MASK


def many(force: i64, slot: i64) -> i64:
    """How many units of a slot."""
    return (force >> SHIFT[slot]) & MOST


def total(force: i64) -> i64:
    """How many units in all."""
    n: i64 = 0
    while force > 0:
        n += force & MOST
        force >>= WIDTH
    if force != 0:
        raise RuntimeError(NEGATIVE)
    return n


def least_of(one: i64, other: i64) -> i64:
    """By slot the smaller number of two forces."""
    found: i64 = 0
    for slot in range(len(ONE)):
        a = many(one, slot)
        b = many(other, slot)
        found += ONE[slot] * (a if a < b else b)
    return found


def kind_of(slot: i64, faction: i64) -> i64:
    """The unit type of a slot in the force of a faction."""
    return faction * FACTION_UNITS + slot if slot < FACTION_UNITS else slot + NEUTRALS - FACTION_UNITS


def slot_of(kind: i64) -> i64:
    """The slot of a unit type."""
    return kind % FACTION_UNITS if kind < NEUTRALS else kind - NEUTRALS + FACTION_UNITS


def of_kind(kind: i64, number: i64) -> i64:
    """A force of so many units of one type."""
    return ONE[slot_of(kind)] * number


def lowest_slot(force: i64) -> i64:
    """The first slot with a unit, SLOTS if the force is empty."""
    for slot in range(SLOTS):
        if (force >> SHIFT[slot]) & MOST != 0:
            return slot
    return SLOTS
