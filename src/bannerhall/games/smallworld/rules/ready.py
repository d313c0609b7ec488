"""Ready your troops: tokens are lifted, regions abandoned."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.question import Question
from bannerhall.core.state import PROCEEDS
from bannerhall.core.vocabulary import SPAN
from bannerhall.games.smallworld.rules import actions, clauses, events, questions, races
from bannerhall.games.smallworld.rules.asking import asks_active, may_play_again, misfit, plays_now
from bannerhall.games.smallworld.rules.components import ACTIVE, IN_HAND, ON_MAP, SLOTS, WAITING
from bannerhall.games.smallworld.rules.marks import lift_markers
from bannerhall.games.smallworld.rules.price import least, pieces
from bannerhall.games.smallworld.rules.state import SmallWorld


def begin_troops(s: SmallWorld, people: i64) -> None:
    """A people's part of the turn: ready, conquer, redeploy. A people with nothing at all sits it out
    [SMW-TURN-06] [SMW-TURN-12] [SMW-RACE-04] [SMW-RACE-08] [SMW-LEADER-36] [SMW-LEADER-51]."""
    seat = people // SLOTS
    if people % SLOTS == ACTIVE:
        s.hand[people] += s.reserve[seat]
        s.reserve[seat] = 0
        if s.leader[seat] == WAITING:
            s.leader[seat] = IN_HAND
    if s.held[people] != 0:
        s.ask(questions.READY, seat, people)
    elif pieces(s, people) != 0:
        s.ask(questions.CONQUER, seat, people)


def ready_again(s: SmallWorld, f: i64, people: i64) -> None:
    """Marauders lift their tokens once more for a second round, if there is a region to lift them from
    [SMW-EXTRA-13] [SMW-EXTRA-26]."""
    s.put(f, questions.READY, people // SLOTS, people, 0, 1, 0)
    if s.held[people] == 0:
        to_conquests(s, f, people)


def to_conquests(s: SmallWorld, f: i64, people: i64) -> None:
    """Whoever has nothing in hand and no spell goes on to redeployment at once [SMW-CONQ-21]."""
    if pieces(s, people) == 0 and s.race[people] != races.SORCERERS:
        to_redeployment(s, f, people)
    else:
        s.put(f, questions.CONQUER, people // SLOTS, people, 0, s.frames[f + questions.READY_AGAIN], 0)


def to_redeployment(s: SmallWorld, f: i64, people: i64) -> None:
    s.put(f, questions.REDEPLOY, PROCEEDS, people, 0, 0, 0)


def liftable(s: SmallWorld, people: i64, region: i64) -> i64:
    """How many tokens may leave a region without abandoning it [SMW-READY-01]."""
    spare = s.tokens[region] - least(s, people)
    return spare if spare > 0 else i64(0)


@final
class Ready(Question[SmallWorld]):
    """Tokens may stay [SMW-READY-08], regions may be left now and not later [SMW-READY-03] [SMW-READY-05]."""

    def fill(self, s: SmallWorld, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        people = s.frames[f + questions.READY_PEOPLE]
        out[n] = actions.READY
        n += 1
        if people % SLOTS != ACTIVE:
            out[n] = actions.SKIP
            n += 1
        mask = s.held[people]
        while mask != 0:
            region = lowest(mask)
            mask &= mask - 1
            if s.frames[f + questions.READY_AGAIN] == 0:
                out[n] = actions.ABANDON + region
                n += 1
            if liftable(s, people, region) > s.kept[region]:
                out[n] = actions.KEEP + region
                n += 1
        return n

    def clause_against(self, s: SmallWorld, f: i64, seat: i64, action: i64) -> i64:
        people = s.frames[f + questions.READY_PEOPLE]
        kind = action // SPAN * SPAN
        if kind == actions.READY:
            return ALLOWED
        if kind == actions.SKIP:
            return ALLOWED if people % SLOTS != ACTIVE else OTHER_QUESTION
        region = action - kind
        if kind == actions.KEEP:
            held = s.held[people] & BIT[region] != 0
            return ALLOWED if held and liftable(s, people, region) > s.kept[region] else clauses.NONE_TO_KEEP
        if kind == actions.ABANDON:
            if s.frames[f + questions.READY_AGAIN] != 0:
                return clauses.TOO_LATE_TO_ABANDON
            return ALLOWED if s.held[people] & BIT[region] != 0 else clauses.NOT_TO_ABANDON
        return OTHER_QUESTION

    def carry_out(self, s: SmallWorld, f: i64, seat: i64, action: i64) -> None:
        people = s.frames[f + questions.READY_PEOPLE]
        kind = action // SPAN * SPAN
        if kind == actions.KEEP:
            keep(s, seat, action - actions.KEEP)
        elif kind == actions.ABANDON:
            abandon(s, people, action - actions.ABANDON)
            if s.held[people] == 0:
                to_conquests(s, f, people)
        elif kind == actions.SKIP:
            s.keep_none()
            s.end_frame()
            if s.sink is not None:
                s.emit(events.SKIPPED, seat, 0, 0, 0, ALL, 0)
        else:
            lift(s, people)
            to_conquests(s, f, people)

    def lapse(self, s: SmallWorld, f: i64, seat: i64) -> i64:
        return actions.READY if s.frames[f + questions.READY_PEOPLE] % SLOTS == ACTIVE else actions.SKIP

    def invariants(self, s: SmallWorld, f: i64) -> list[str]:
        people = s.frames[f + questions.READY_PEOPLE]
        lifts = may_play_again(s, people, s.frames[f + questions.READY_AGAIN]) and s.held[people] != 0
        return misfit(s, f, asks_active(s, f), lifts, plays_now(s, people))


def keep(s: SmallWorld, seat: i64, region: i64) -> None:
    """One token more stays where it is."""
    s.set_kept(region, s.kept[region] + 1)
    if s.sink is not None:
        s.emit(events.KEPT, seat, region, 0, 0, ALL, 0)


def abandon(s: SmallWorld, people: i64, region: i64) -> None:
    """Everything in the region goes to hand, and the region is nobody's
    [SMW-READY-03] [SMW-READY-04] [SMW-READY-06] [SMW-READY-07] [SMW-READY-09] [SMW-LEADER-49] [SMW-EXTRA-03]."""
    seat = people // SLOTS
    leave(s, people, region)
    s.set_kept(region, 0)
    if s.race[people] == races.NOMADS:
        s.left |= BIT[region]
    if s.sink is not None:
        s.emit(events.ABANDONED, seat, region, 0, 0, ALL, 0)


def leave(s: SmallWorld, people: i64, region: i64) -> None:
    """All pieces of the people go from the region to hand, markers where they belong."""
    s.hand[people] += s.tokens[region]
    s.tokens[region] = 0
    s.held[people] &= ~BIT[region]
    if people % SLOTS == ACTIVE:
        lift_leader(s, people // SLOTS, region)
    lift_markers(s, region)


def lift_leader(s: SmallWorld, seat: i64, region: i64) -> None:
    """The Leader goes to hand if he stands there."""
    if s.leader[seat] == ON_MAP + region:
        s.leader[seat] = IN_HAND
        s.chiefs &= ~BIT[region]


def lift(s: SmallWorld, people: i64) -> None:
    """Take every token back that may leave its region, but for those kept there, and the Leader where he is not needed
    [SMW-READY-01] [SMW-READY-02] [SMW-READY-08]."""
    lifted: i64 = 0
    mask = s.held[people]
    floor = least(s, people)
    while mask != 0:
        region = lowest(mask)
        mask &= mask - 1
        spare = liftable(s, people, region) - s.kept[region]
        s.tokens[region] -= spare
        lifted += spare
        if people % SLOTS == ACTIVE and s.tokens[region] >= floor:
            lift_leader(s, people // SLOTS, region)
    s.hand[people] += lifted
    s.keep_none()
    if s.sink is not None:
        s.emit(events.READIED, people // SLOTS, s.race[people], lifted, 0, ALL, 0)
