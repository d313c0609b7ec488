"""Face-down chickens of the cockfight: to all but their owner those on one hex look alike [CHI-COCK-09]."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import lowest
from bannerhall.core.state import CHANCE
from bannerhall.games.chicken.rules import actions, fight, losses, questions, walking
from bannerhall.games.chicken.rules.components import NONE
from bannerhall.games.chicken.rules.state import Chicken

BY_LURE: Final[i64] = 5  # in events.WAYS
BY_DISASTER: Final[i64] = 6


def eggs_on(s: Chicken, hex_: i64) -> i64:
    """Mask of the face-down chickens on a hex; they all belong to one player [CHI-BAND-09]."""
    return s.standing(hex_) & s.eggs


def pick(s: Chicken, hex_: i64, why: i64, to: i64) -> None:
    """Somebody else lures, moves or strikes one of the face-down chickens on a hex: chance says which, where there are
    several. `to` is the hex it goes to, NONE if it is struck [CHI-COCK-09]."""
    found = eggs_on(s, hex_)
    if found & (found - 1) == 0:
        picked(s, lowest(found), why, to)
    else:
        s.ask(questions.WHICH_EGG, CHANCE, hex_, lowest(found) // 6, why, to + 1)


def picked(s: Chicken, piece: i64, why: i64, to: i64) -> None:
    """What happens to the chicken that was picked; one that is only moved stays face down [CHI-COCK-09]."""
    if why == questions.ATTACKED:
        fight.declare(s, s.attacker - 1, piece)
    elif why == questions.LURED:
        walking.put(s, piece, to, BY_LURE)
    elif why == questions.MOVED:
        walking.put(s, piece, to, BY_DISASTER)
    else:
        losses.hit(s, piece, NONE, True)


def fill_eggs(s: Chicken, hex_: i64, out: vec[i64], weights: vec[i64]) -> i64:
    """The outcomes where chance picks one of the face-down chickens on a hex."""
    left = eggs_on(s, hex_)
    n: i64 = 0
    while left != 0:
        out[n] = actions.AT_RANDOM + lowest(left)
        weights[n] = 1
        left &= left - 1
        n += 1
    return n
