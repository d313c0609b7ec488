"""The reinforcement die: the final attempt, the Berserk roll, and the growth of Pygmies."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.events import ALL
from bannerhall.core.frames import WIDTH
from bannerhall.core.question import Question
from bannerhall.games.smallworld.rules import actions, events, questions, races
from bannerhall.games.smallworld.rules.asking import misfit
from bannerhall.games.smallworld.rules.atlas import MOST_REGIONS
from bannerhall.games.smallworld.rules.components import ACTIVE, FACES, NONE, SLOTS
from bannerhall.games.smallworld.rules.conquest import end_conquests, fill_conquests, rolls_first, send
from bannerhall.games.smallworld.rules.price import clause_against_target, pieces, price, targets
from bannerhall.games.smallworld.rules.state import SmallWorld


def fill_faces(out: vec[i64], weights: vec[i64]) -> i64:
    """Three blank faces, then one, two and three pips [SMW-DIE-04]."""
    for pips in range(4):
        out[pips] = actions.FACE + pips
        weights[pips] = FACES[pips]
    return 4


@final
class Die(Question[SmallWorld]):
    """The final attempt on a region, or a Berserk roll that comes before the target."""

    def outcomes(self, s: SmallWorld, f: i64, out: vec[i64], weights: vec[i64]) -> i64:
        return fill_faces(out, weights)

    def carry_out(self, s: SmallWorld, f: i64, seat: i64, action: i64) -> None:
        people = s.frames[f + questions.DIE_PEOPLE]
        region = s.frames[f + questions.DIE_REGION]
        s.end_frame()
        if s.sink is not None:
            s.emit(events.ROLLED, people // SLOTS, action - actions.FACE, 0, 0, ALL, 0)
        if region == NONE:
            rage(s, people, action - actions.FACE)
        else:
            attempt(s, people, region, action - actions.FACE)

    def invariants(self, s: SmallWorld, f: i64) -> list[str]:
        people = s.frames[f + questions.DIE_PEOPLE]
        region = s.frames[f + questions.DIE_REGION]
        conquest = f - WIDTH
        if people != s.frames[conquest + questions.CONQUER_PEOPLE] or s.frames[conquest + questions.CONQUER_ROLL] != 0:
            rolls = False
        elif rolls_first(s, people) or region == NONE:
            rolls = rolls_first(s, people) and region == NONE
        else:
            rolls = clause_against_target(s, people, region) == 0
        return misfit(s, f, True, rolls, True)


def attempt(s: SmallWorld, people: i64, region: i64, pips: i64) -> None:
    """Each pip is one token more; all that is left goes into the region, or stays in hand for redeployment
    [SMW-DIE-05] [SMW-DIE-06] [SMW-DIE-07] [SMW-DIE-09] [SMW-LEADER-19]."""
    f = s.top()
    left = pieces(s, people)
    if left + pips >= price(s, people, region, 0):
        send(s, people, region, left, events.BY_DIE)
    elif s.sink is not None:
        s.emit(events.FAILED, people // SLOTS, region, 0, 0, ALL, 0)
    end_conquests(s, f)


def rage(s: SmallWorld, people: i64, pips: i64) -> None:
    """The roll waits for its target; if no region can be paid now, that was the last attempt
    [SMW-POWER-03] [SMW-POWER-04]."""
    f = s.top()
    s.frames[f + questions.CONQUER_ROLL] = pips + 1
    out = vec[i64]([0] * MOST_REGIONS)
    if fill_conquests(s, f, people, pieces(s, people), targets(s, people), out, 0) == 0:
        if s.sink is not None:
            s.emit(events.FAILED, people // SLOTS, NONE, 0, 0, ALL, 0)
        end_conquests(s, f)


@final
class Growth(Question[SmallWorld]):
    """Pygmies roll for each token lost and gain the pips from the tray [SMW-EXTRA-10]."""

    def outcomes(self, s: SmallWorld, f: i64, out: vec[i64], weights: vec[i64]) -> i64:
        return fill_faces(out, weights)

    def carry_out(self, s: SmallWorld, f: i64, seat: i64, action: i64) -> None:
        people = s.frames[f + questions.GROWTH_PEOPLE]
        s.end_frame()
        gained = action - actions.FACE
        if gained > s.tray[races.PYGMIES]:
            gained = s.tray[races.PYGMIES]
        s.tray[races.PYGMIES] -= gained
        s.hand[people] += gained
        if s.sink is not None:
            s.emit(events.GREW, people // SLOTS, races.PYGMIES, gained, 0, ALL, 0)

    def invariants(self, s: SmallWorld, f: i64) -> list[str]:
        people = s.frames[f + questions.GROWTH_PEOPLE]
        return misfit(s, f, True, s.race[people] == races.PYGMIES and people % SLOTS == ACTIVE, True)
