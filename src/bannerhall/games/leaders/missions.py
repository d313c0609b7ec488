"""Missions: secret aims, one at a time, each fulfilled once for an honour badge."""

from __future__ import annotations

from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.games.leaders.cards import GLORY, MISSION_FAILED, lay
from bannerhall.games.leaders.components import (
    CATEGORY,
    CUNNING,
    DEFENCE,
    EXPANSION,
    FORESIGHT,
    TROOPS_2,
)
from bannerhall.games.leaders.numbers import (
    CUNNING_ROUNDS,
    DEFENCE_ROUNDS,
    EXPANSION_POINTS,
    EXPANSION_ROUNDS,
    FORESIGHT_POINTS,
    FORESIGHT_ROUNDS,
    TOP_SECRET_ROUNDS,
    TROOPS_ROUNDS,
    TROOPS_UNITS,
)
from bannerhall.games.leaders.state import KEPT, Leaders
from bannerhall.games.leaders.victory import badges_of


def is_open(s: Leaders, seat: i64, mission: i64) -> bool:
    """Offered is the first mission of each category that is not fulfilled [LDR-MISS-04] [LDR-MISS-06]."""
    if (s.fulfilled[seat] >> mission) & 1 == 1:
        return False
    for before in range(mission):
        if CATEGORY[before] == CATEGORY[mission] and (s.fulfilled[seat] >> before) & 1 == 0:
            return False
    return True


def rounds_of(s: Leaders, mission: i64) -> i64:
    """How many national events a mission is tested in [LDR-MISS-08]."""
    if mission <= TROOPS_2:
        return s.tables.numbers[TROOPS_ROUNDS]
    if mission == DEFENCE:
        return s.tables.numbers[DEFENCE_ROUNDS]
    if mission == EXPANSION:
        return s.tables.numbers[EXPANSION_ROUNDS]
    if mission == FORESIGHT:
        return s.tables.numbers[FORESIGHT_ROUNDS]
    return s.tables.numbers[CUNNING_ROUNDS if mission == CUNNING else TOP_SECRET_ROUNDS]


def activate(s: Leaders, seat: i64, ordered: i64) -> None:
    """With CONTINUE the planned mission counts; units ordered in this phase count for it, as do points saved
    [LDR-MISS-02] [LDR-MISS-07] [LDR-MISS-13] [LDR-MISS-20] [LDR-MISS-22]."""
    if s.planned[seat] != s.mission[seat]:
        s.mission[seat] = s.planned[seat]
        s.progress[seat] = 0
        s.checks[seat] = 0
        s.basis[seat] = 0
        if s.mission[seat] != 0:
            s.checks[seat] = rounds_of(s, s.mission[seat] - 1)
            s.basis[seat] = s.income[seat]
    s.planned[seat] = 0
    if 0 < s.mission[seat] <= TROOPS_2 + 1:
        s.progress[seat] += ordered
    if s.mission[seat] == FORESIGHT + 1 and s.saved[seat] >= s.tables.numbers[FORESIGHT_POINTS]:
        s.progress[seat] = 1


def note_success(s: Leaders, seat: i64, mission: i64) -> None:
    """A covert success counts for the mission active when it was sent; it is read in the next turn [LDR-MISS-11]
    [LDR-MISS-18] [LDR-MISS-23]."""
    if s.mission[seat] == mission + 1:
        s.progress[seat] = 1


def judge_mission(s: Leaders, seat: i64) -> None:
    """Fulfilled, lapsed, or still to be tested in later turns [LDR-MISS-08] [LDR-MISS-09] [LDR-EVNT-18]."""
    if s.mission[seat] == 0:
        return
    mission = s.mission[seat] - 1
    s.checks[seat] -= 1
    broken = mission == DEFENCE and fell(s, seat)
    if not broken and is_fulfilled(s, seat, mission):
        s.fulfilled[seat] |= BIT[mission]
        drop_mission(s, seat)
        lay(s, seat, GLORY, -1, badges_of(s, seat))
    elif broken or s.checks[seat] == 0:
        drop_mission(s, seat)
        lay(s, seat, MISSION_FAILED, -1, mission)


def is_fulfilled(s: Leaders, seat: i64, mission: i64) -> bool:
    """The conditions [LDR-MISS-10] [LDR-MISS-12] [LDR-MISS-14] [LDR-MISS-17] [LDR-MISS-19] [LDR-MISS-21]."""
    if mission <= TROOPS_2:
        return s.progress[seat] >= s.tables.numbers[TROOPS_UNITS]
    if mission == DEFENCE:
        return s.checks[seat] == 0
    if mission == EXPANSION:
        return s.income[seat] >= s.basis[seat] + s.tables.numbers[EXPANSION_POINTS]
    return s.progress[seat] != 0


def fell(s: Leaders, seat: i64) -> bool:
    """Whether the last entry is lower than the one before; only the sum counts [LDR-MISS-15] [LDR-MISS-16]."""
    last = seat * KEPT + s.kept[seat] - 1
    return s.kept[seat] > 1 and s.entries[last] < s.entries[last - 1]


def drop_mission(s: Leaders, seat: i64) -> None:
    s.mission[seat] = 0
    s.checks[seat] = 0
    s.progress[seat] = 0
    s.basis[seat] = 0
