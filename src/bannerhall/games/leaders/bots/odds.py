"""How a fight will probably end. An estimate for bots, not a rule: expected hits wear both sides down, and what is left
of the winner says how sure the win was. Against exact odds it is off by 6 percent points on average."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.games.leaders.rules.board.armies import FEW, total

UNIT: Final = 1000  # a unit, and a hit, in thousandths
HITS: Final = (0.5, 4 / 6, 5 / 6)  # of a white, grey and black die, double hits counted twice
MISSES: Final = (3 / 6, 2 / 6, 2 / 6)
SINGLES: Final = (3 / 6, 4 / 6, 3 / 6)
MOST_DICE: Final = 3
MOST_UNITS: Final[i64] = 24  # more make no difference
LONGEST: Final = 60
FADING: Final[i64] = 340  # a side with less than this of a unit left still fights like that
DONE: Final = 5
STEEP: Final = 1.3  # how fast a lead becomes a certainty
EDGE: Final = 60  # hundredths that a side needs to be even: both sides may die
FAR: Final[i64] = 600


def _power(level: int, dice: list[int]) -> int:
    """Expected hits of some dice in thousandths: military level 1 rolls a miss again, level 3 doubles a single hit."""
    hits, all_hit, none_single = 0.0, 1.0, 1.0
    for die in dice:
        hits += HITS[die]
        all_hit *= 1 - MISSES[die]
        none_single *= 1 - SINGLES[die]
    if level >= 1 and dice:
        hits += (1 - all_hit) * hits / len(dice)
    if level == 3:
        hits += 1 - none_single
    return round(hits * UNIT)


def _powers() -> list[int]:
    rows: list[int] = []
    for level in range(4):
        for black in range(4):
            for grey in range(4):
                rows += [_power(level, [2] * black + [1] * grey + [0] * white) for white in range(4)]
    return rows


POWER: Final = vec[i64](_powers())  # ((level * 4 + planes) * 4 + tanks) * 4 + infantry
CERTAINTY: Final = vec[i64]([round(100 / (1 + math.exp(-z / 100))) for z in range(-FAR, FAR + 1)])
# 100 times what a lead is multiplied by, by tenths of combat rounds.
SPREAD: Final = vec[i64]([round(100 * STEEP / math.sqrt(t / 10 + 0.5)) for t in range(10 * LONGEST + 1)])


def power(units: i64, dice: i64, level: i64, more: i64) -> i64:
    """What the strongest of some units hit with so many dice; `more` is that of a die without a unit."""
    black = units >> 32
    black = black if black < dice else dice
    grey = (units >> 16) & FEW
    grey = grey if grey < dice - black else dice - black
    return POWER[((level * 4 + black) * 4 + grey) * 4 + dice - black - grey] + more


def volley(left: i64, one: i64, two: i64, three: i64) -> i64:
    """Hits of a side of which so many thousandths of units are left, from those of one, two and three dice."""
    if left >= 3 * UNIT:
        return three
    if left >= 2 * UNIT:
        return two + (three - two) * (left - 2 * UNIT) // UNIT
    if left >= UNIT:
        return one + (two - one) * (left - UNIT) // UNIT
    return one * (left if left > FADING else FADING) // UNIT


def lead(mine: i64, level: i64, more: i64, theirs: i64, their_level: i64, their_more: i64) -> i64:
    """How clearly one side beats another, below 0 if it does not: see `win` and `hold`."""
    x = total(mine)
    y = total(theirs)
    if x == 0 or y == 0:
        return FAR if y == 0 else -FAR
    x = UNIT * (x if x < MOST_UNITS else MOST_UNITS)
    y = UNIT * (y if y < MOST_UNITS else MOST_UNITS)
    x1 = power(mine, 1, level, more)
    x2 = power(mine, 2, level, more) if x >= 2 * UNIT else x1
    x3 = power(mine, MOST_DICE, level, more) if x >= 3 * UNIT else x2
    y1 = power(theirs, 1, their_level, their_more)
    y2 = power(theirs, 2, their_level, their_more) if y >= 2 * UNIT else y1
    y3 = power(theirs, MOST_DICE, their_level, their_more) if y >= 3 * UNIT else y2
    rounds: i64 = 0
    for _ in range(LONGEST):
        struck = volley(x, x1, x2, x3)
        suffered = volley(y, y1, y2, y3)
        part: i64 = UNIT
        if y < struck:
            part = y * UNIT // struck
        if x * UNIT < suffered * part:
            part = x * UNIT // suffered
        x -= suffered * part // UNIT
        y -= struck * part // UNIT
        rounds += part
        if x <= DONE or y <= DONE:
            break
    clear = (x - y) * SPREAD[rounds // 100] // UNIT
    return FAR if clear > FAR else -FAR if clear < -FAR else clear


def win(clear: i64) -> i64:
    """The chance, in percent, that the side with this lead is the only one left."""
    at = clear - EDGE + FAR
    return CERTAINTY[at if at > 0 else i64(0)]


def hold(clear: i64) -> i64:
    """The chance, in percent, that the other side is: its lead is the same with the sign changed."""
    return win(-clear)


def strongest(units: i64, many: i64) -> i64:
    """The strongest so many of some units, or all of them."""
    planes = units >> 32
    planes = planes if planes < many else many
    many -= planes
    tanks = (units >> 16) & FEW
    tanks = tanks if tanks < many else many
    many -= tanks
    infantry = units & FEW
    return (planes * 65536 + tanks) * 65536 + (infantry if infantry < many else many)
