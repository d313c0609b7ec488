"""Sets of seats, regions or cards as bit masks.

`1 << x` on `i64` is compiled wrongly from x = 31 on, and `i64` has no `bit_count`, so these tables are the only way
masks are built and read.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64


def _bits() -> list[int]:
    return [2**x for x in range(62)]


# A lone bit times this number shifts it left, and the six bits 58 to 63 of what comes out differ for every place
# (a de Bruijn sequence). Compiled, the product wraps round at 64 bits, which those six do not notice.
SEQUENCE: Final = 0x03F79D71B4CB0A89


def _ctz() -> list[int]:
    places = [0] * 64
    for x in range(62):
        places[2**x * SEQUENCE >> 58 & 63] = x
    return places


NEGATIVE: Final = "a set or a packed number is negative"  # without this error its loop would not end
BIT: Final = vec[i64](_bits())
CTZ: Final = vec[i64](_ctz())


def lowest(mask: i64) -> i64:
    """The place of the lowest set bit; the mask must not be empty."""
    return CTZ[(mask & -mask) * SEQUENCE >> 58 & 63]


def count(mask: i64) -> i64:
    """How many bits are set."""
    n: i64 = 0
    while mask > 0:
        mask &= mask - 1
        n += 1
    if mask != 0:
        raise RuntimeError(NEGATIVE)
    return n


def members(mask: int) -> list[int]:
    """The places of all set bits, in order."""
    left: i64 = mask
    places: list[int] = []
    while left > 0:
        places.append(lowest(left))
        left &= left - 1
    if left != 0:
        raise RuntimeError(NEGATIVE)
    return places


def mask_of(places: list[int]) -> int:
    """The mask with exactly these places set."""
    mask: int = 0
    for x in places:
        mask |= int(BIT[x])
    return mask
