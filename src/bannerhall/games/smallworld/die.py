"""The reinforcement die: the final attempt, the Berserk roll, and the growth of Pygmies."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.events import ALL
from bannerhall.core.state import A, B
from bannerhall.games.smallworld.actions import FACE
from bannerhall.games.smallworld.atlas import MOST_REGIONS
from bannerhall.games.smallworld.components import FACES, NONE, PYGMIES, SLOTS
from bannerhall.games.smallworld.conquest import end_conquests, fill_conquests, send
from bannerhall.games.smallworld.events import BY_DIE, FAILED, GREW, ROLLED
from bannerhall.games.smallworld.price import pieces, price, targets
from bannerhall.games.smallworld.state import Decision, SmallWorld


def fill_faces(out: vec[i64], weights: vec[i64]) -> i64:
    """Three blank faces, then one, two and three pips [SMW-DIE-04]."""
    for pips in range(4):
        out[pips] = FACE + pips
        weights[pips] = FACES[pips]
    return 4


@final
class Die(Decision):
    """A is the people, B the region dared, or NONE for a Berserk roll that comes before the target."""

    def outcomes(self, s: SmallWorld, f: i64, out: vec[i64], weights: vec[i64]) -> i64:
        return fill_faces(out, weights)

    def resolve(self, s: SmallWorld, f: i64, seat: i64, action: i64) -> None:
        people = s.frames[f + A]
        region = s.frames[f + B]
        s.done()
        if s.sink is not None:
            s.emit(ROLLED, people // SLOTS, action - FACE, 0, 0, ALL, 0)
        if region == NONE:
            rage(s, people, action - FACE)
        else:
            attempt(s, people, region, action - FACE)


def attempt(s: SmallWorld, people: i64, region: i64, pips: i64) -> None:
    """Each pip is one token more; all that is left goes into the region, or stays in hand for redeployment
    [SMW-DIE-05] [SMW-DIE-06] [SMW-DIE-07] [SMW-DIE-09] [SMW-LEADER-19]."""
    f = s.top()
    left = pieces(s, people)
    if left + pips >= price(s, people, region, 0):
        send(s, people, region, left, BY_DIE)
    elif s.sink is not None:
        s.emit(FAILED, people // SLOTS, region, 0, 0, ALL, 0)
    end_conquests(s, f)


def rage(s: SmallWorld, people: i64, pips: i64) -> None:
    """The roll waits for its target; if no region can be paid now, that was the last attempt
    [SMW-POWER-03] [SMW-POWER-04]."""
    f = s.top()
    s.frames[f + B] = pips + 1
    out = vec[i64]([0] * MOST_REGIONS)
    if fill_conquests(s, f, people, pieces(s, people), targets(s, people), out, 0) == 0:
        if s.sink is not None:
            s.emit(FAILED, people // SLOTS, NONE, 0, 0, ALL, 0)
        end_conquests(s, f)


@final
class Growth(Decision):
    """Pygmies roll for each token lost and gain the pips from the tray [SMW-EXTRA-10]."""

    def outcomes(self, s: SmallWorld, f: i64, out: vec[i64], weights: vec[i64]) -> i64:
        return fill_faces(out, weights)

    def resolve(self, s: SmallWorld, f: i64, seat: i64, action: i64) -> None:
        people = s.frames[f + A]
        s.done()
        gained = action - FACE
        if gained > s.tray[PYGMIES]:
            gained = s.tray[PYGMIES]
        s.tray[PYGMIES] -= gained
        s.hand[people] += gained
        if s.sink is not None:
            s.emit(GREW, people // SLOTS, PYGMIES, gained, 0, ALL, 0)
