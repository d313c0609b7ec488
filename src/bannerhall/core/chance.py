"""Where chance comes from, never the state: a fast stream for simulation, a keyed and committed one for matches."""

from __future__ import annotations

import hashlib
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64


def _large(number: int) -> i64:
    """A number from 2**62 on: written as a literal it would be an object, opened anew at every use."""
    return number


LOW63: Final[i64] = _large(0x7FFFFFFFFFFFFFFF)
STEP: Final[i64] = _large(6364136223846793005)
DRIFT: Final = 1442695040888963407


@final
class Stream:
    """A small seeded generator, equal compiled and uncompiled. Not for secrets: see `KeyedStream`."""

    x: i64

    def __init__(self, seed: i64, lane: i64 = 0) -> None:
        """Streams of one seed and different lanes (one lane a game) do not overlap in practice."""
        self.x = (seed & LOW63) ^ ((lane * 0x9E3779B97F4A7C1 + DRIFT) & LOW63)
        for _ in range(4):
            self.x = (self.x * STEP + DRIFT) & LOW63
            self.x = self.x ^ (self.x >> 29)

    def bits(self) -> i64:
        """The next 32 random bits."""
        self.x = (self.x * STEP + DRIFT) & LOW63
        return self.x >> 31

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1; n is at most 2**30."""
        return (self.bits() * n) >> 32


def pick(weights: vec[i64], n: i64, roll: i64) -> i64:
    """The index that `roll`, a number below the sum of the first n weights, falls on."""
    i: i64 = 0
    while i < n - 1 and roll >= weights[i]:
        roll -= weights[i]
        i += 1
    return i


def total(weights: vec[i64], n: i64) -> i64:
    t: i64 = 0
    for i in range(n):
        t += weights[i]
    return t


@final
class KeyedStream:
    """Chance of a match: one independent draw per entry number, so that nobody can roll again by repeating a request.

    The seed is committed by its hash before the first entry and shown after the last; anyone can then check the dice.
    """

    def __init__(self, seed: bytes) -> None:
        self.seed = seed

    @staticmethod
    def from_number(number: int) -> KeyedStream:
        """The stream of a plain number, for reproducible matches that nobody needs to distrust."""
        return KeyedStream(number.to_bytes(max(16, number.bit_length() // 8 + 1), "big", signed=True))

    def commitment(self) -> str:
        return hashlib.sha256(b"bannerhall-seed:" + self.seed).hexdigest()

    def below(self, entry: int, n: int) -> int:
        """A whole number from 0 to n - 1 for this entry, without bias (rejection over 256-bit blocks)."""
        fair = (2**256 // n) * n
        for attempt in range(1000):
            block = hashlib.sha256(self.seed + b":%d:%d" % (entry, attempt)).digest()
            value = int.from_bytes(block, "big")
            if value < fair:
                return value % n
        raise ArithmeticError("a thousand rejections in a row")
