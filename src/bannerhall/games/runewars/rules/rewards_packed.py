"""Reward cards of a hero in one number: three bits for the Shards of Timmorran, one for each other kind."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bannerhall.core.bits import BIT, count
from bannerhall.core.reading import Reader
from bannerhall.games.runewars.rules.reward_cards import KINDS, NAMES

SHARDS: Final = 7  # the bits of kind 0
MOST_SHARDS: Final = 4


def many(packed: i64, kind: i64) -> i64:
    """How many cards of a kind."""
    return packed & SHARDS if kind == 0 else (packed >> (kind + 2)) & 1


def one(kind: i64) -> i64:
    """A single card of a kind, to be added or taken away."""
    return i64(1) if kind == 0 else BIT[kind + 2]


def total(packed: i64) -> i64:
    """How many cards in all."""
    return (packed & SHARDS) + count(packed >> 3)


def to_json(packed: int) -> dict[str, int]:
    return {NAMES[kind]: int(many(packed, kind)) for kind in range(KINDS) if many(packed, kind) != 0}


def from_json(data: Reader) -> int:
    packed = 0
    for kind, item in data.named(NAMES):
        packed += int(one(kind)) * item.whole(1, MOST_SHARDS if kind == 0 else 1)
    return packed
