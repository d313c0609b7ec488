"""Missions: secret aims, one at a time, each fulfilled once for an honour badge."""

from __future__ import annotations

from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.games.leaders.rules import events, items, settings
from bannerhall.games.leaders.rules.cards import lay
from bannerhall.games.leaders.rules.state import KEPT, Leaders
from bannerhall.games.leaders.rules.victory import badges_of


def is_open(s: Leaders, seat: i64, mission: i64) -> bool:
    """Offered is the first mission of each category that is not fulfilled [LDR-MISS-04] [LDR-MISS-06]."""
    if (s.fulfilled[seat] >> mission) & 1 == 1:
        return False
    for before in range(mission):
        if items.CATEGORY[before] == items.CATEGORY[mission] and (s.fulfilled[seat] >> before) & 1 == 0:
            return False
    return True


def rounds_of(s: Leaders, mission: i64) -> i64:
    """How many national events a mission is tested in [LDR-MISS-08]."""
    if mission <= items.TROOPS_2:
        return s.rules.numbers[settings.TROOPS_ROUNDS]
    if mission == items.DEFENCE:
        return s.rules.numbers[settings.DEFENCE_ROUNDS]
    if mission == items.EXPANSION:
        return s.rules.numbers[settings.EXPANSION_ROUNDS]
    if mission == items.FORESIGHT:
        return s.rules.numbers[settings.FORESIGHT_ROUNDS]
    return s.rules.numbers[settings.CUNNING_ROUNDS if mission == items.CUNNING else settings.TOP_SECRET_ROUNDS]


def activate(s: Leaders, seat: i64, ordered: i64) -> None:
    """With CONTINUE the planned mission counts; units ordered in this phase count for it, as do points saved
    [LDR-MISS-02] [LDR-MISS-07] [LDR-MISS-13] [LDR-MISS-20] [LDR-MISS-22]."""
    if s.planned[seat] != s.mission[seat]:
        s.mission[seat] = s.planned[seat]
        s.progress[seat] = 0
        s.checks[seat] = 0
        s.set_basis(seat, 0)
        if s.mission[seat] != 0:
            s.checks[seat] = rounds_of(s, s.mission[seat] - 1)
            s.set_basis(seat, s.income[seat])
    s.planned[seat] = 0
    if 0 < s.mission[seat] <= items.TROOPS_2 + 1:
        s.progress[seat] += ordered
    if s.mission[seat] == items.FORESIGHT + 1 and s.saved[seat] >= s.rules.numbers[settings.FORESIGHT_POINTS]:
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
    broken = mission == items.DEFENCE and fell(s, seat)
    if not broken and is_fulfilled(s, seat, mission):
        s.set_fulfilled(seat, s.fulfilled[seat] | BIT[mission])
        drop_mission(s, seat)
        lay(s, seat, events.GLORY, -1, badges_of(s, seat))
    elif broken or s.checks[seat] == 0:
        drop_mission(s, seat)
        lay(s, seat, events.MISSION_FAILED, -1, mission)


def is_fulfilled(s: Leaders, seat: i64, mission: i64) -> bool:
    """The conditions [LDR-MISS-10] [LDR-MISS-12] [LDR-MISS-14] [LDR-MISS-17] [LDR-MISS-19] [LDR-MISS-21]."""
    if mission <= items.TROOPS_2:
        return s.progress[seat] >= s.rules.numbers[settings.TROOPS_UNITS]
    if mission == items.DEFENCE:
        return s.checks[seat] == 0
    if mission == items.EXPANSION:
        return s.income[seat] >= s.basis[seat] + s.rules.numbers[settings.EXPANSION_POINTS]
    return s.progress[seat] != 0


def fell(s: Leaders, seat: i64) -> bool:
    """Whether the last entry is lower than the one before; only the sum counts [LDR-MISS-15] [LDR-MISS-16]."""
    last = seat * KEPT + s.kept[seat] - 1
    return s.kept[seat] > 1 and s.entries[last] < s.entries[last - 1]


def drop_mission(s: Leaders, seat: i64) -> None:
    s.mission[seat] = 0
    s.checks[seat] = 0
    s.progress[seat] = 0
    s.set_basis(seat, 0)
