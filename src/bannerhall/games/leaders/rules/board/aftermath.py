"""How a fight ends: losses are removed, regions change hands or are left empty."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.question import Question
from bannerhall.core.state import WHO
from bannerhall.games.leaders.rules import actions, clauses, events, fight, items, questions
from bannerhall.games.leaders.rules.atlas import LAND
from bannerhall.games.leaders.rules.board.armies import ONE, count_of, hand_over, kinds_of, total
from bannerhall.games.leaders.rules.board.sides import leader, remove, side_total, units_of
from bannerhall.games.leaders.rules.components import MOST_SEATS
from bannerhall.games.leaders.rules.state import Leaders


@final
class Losses(Question[Leaders]):
    """The leader of a side removes units one by one, those of partners first, so that guests never outlive the owner;
    what is no choice is done at once [LDR-LOSS-01] [LDR-LOSS-04] [LDR-LOSS-06] [LDR-RETR-04] [LDR-ALLY-12]
    [LDR-ALLY-23] [LDR-ALLY-27]."""

    def proceed(self, s: Leaders, f: i64) -> None:
        go_on(s, f)

    def fill(self, s: Leaders, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        side = s.frames[f + questions.FIGHT_SIDE]
        guests = has_guests(s, side)
        for owner in range(s.seats):
            if guests and owner == leader(s, side):
                continue
            units = units_of(s, side, owner)
            for unit in range(len(items.UNITS)):
                if count_of(units, unit) != 0:
                    out[n] = actions.LOSE + unit * MOST_SEATS + owner
                    n += 1
        return n

    def clause_against(self, s: Leaders, f: i64, seat: i64, action: i64) -> i64:
        offset = action - actions.LOSE
        if offset < 0 or offset >= len(items.UNITS) * MOST_SEATS:
            return OTHER_QUESTION
        side = s.frames[f + questions.FIGHT_SIDE]
        owner = offset % MOST_SEATS
        if owner >= s.seats or count_of(units_of(s, side, owner), offset // MOST_SEATS) == 0:
            return clauses.NO_SUCH_LOSS
        return clauses.PARTNERS_FIRST if owner == leader(s, side) and has_guests(s, side) else ALLOWED

    def carry_out(self, s: Leaders, f: i64, seat: i64, action: i64) -> None:
        offset = action - actions.LOSE
        lose_one(s, s.frames[f + questions.FIGHT_SIDE], offset % MOST_SEATS, offset // MOST_SEATS)
        go_on(s, f)

    def lapse(self, s: Leaders, f: i64, seat: i64) -> i64:
        return next_loss(s, s.frames[f + questions.FIGHT_SIDE])


def has_guests(s: Leaders, side: i64) -> bool:
    """Whether units of a partner are in the defence."""
    for seat in range(s.seats):
        if seat != leader(s, side) and units_of(s, side, seat) != 0:
            return True
    return False


def go_on(s: Leaders, f: i64) -> None:
    """Remove what must go, ask while there is something to choose, end when nothing is left to remove."""
    side = s.frames[f + questions.FIGHT_SIDE]
    while s.battle[fight.LOSSES + side] != 0:
        if kinds_to_go(s, side) > 1 and s.battle[fight.LOSSES + side] < first_to_go(s, side):
            s.frames[f + WHO] = leader(s, side)
            return
        offset = next_loss(s, side) - actions.LOSE
        lose_one(s, side, offset % MOST_SEATS, offset // MOST_SEATS)
    s.end_frame()


def first_to_go(s: Leaders, side: i64) -> i64:
    """How many units can be chosen from: those of partners as long as there are any [LDR-ALLY-12]."""
    own = total(units_of(s, side, leader(s, side)))
    return side_total(s, side) - own if has_guests(s, side) else own


def kinds_to_go(s: Leaders, side: i64) -> i64:
    """How many different units could go next."""
    guests = has_guests(s, side)
    many: i64 = 0
    for owner in range(s.seats):
        if not (guests and owner == leader(s, side)):
            many += kinds_of(units_of(s, side, owner))
    return many


def next_loss(s: Leaders, side: i64) -> i64:
    """The automatic choice: partners first, then infantry, tanks, planes [LDR-LOSS-05] [LDR-ALLY-12]."""
    guests = has_guests(s, side)
    for unit in range(len(items.UNITS)):
        for owner in range(s.seats):
            if guests and owner == leader(s, side):
                continue
            if count_of(units_of(s, side, owner), unit) != 0:
                return actions.LOSE + unit * MOST_SEATS + owner
    raise RuntimeError("there is nothing to lose")


def lose_one(s: Leaders, side: i64, owner: i64, unit: i64) -> None:
    remove(s, owner, ONE[unit])
    s.battle[fight.LOSSES + side] -= 1
    if s.sink is not None:
        s.emit(events.UNIT_LOST, owner, unit, s.battle[fight.PLACE], 0, ALL, 0)


# --- Victory or defeat --------------------------------------------------------------------------------------


def conclude(s: Leaders) -> None:
    """Who is left has won. A sea field belongs to nobody before and after [LDR-RSLT-01] [LDR-SEAF-11]."""
    place = s.battle[fight.PLACE]
    attackers = side_total(s, fight.ATTACKER)
    defenders = side_total(s, fight.DEFENDER)
    if place < LAND:
        s.attacked &= ~BIT[place]
    if s.sink is not None:
        tell_result(s, place, attackers, defenders)
    if place < LAND and defenders == 0:
        lose_region(s, place, attackers != 0)


def lose_region(s: Leaders, region: i64, won: bool) -> None:
    """The attacker gets the region, or nobody: then it is free, and only the defender's points change at once
    [LDR-RSLT-02] [LDR-RSLT-04] [LDR-RSLT-05] [LDR-RSLT-06] [LDR-RETR-06]."""
    hand_over(s, region, s.active if won else i64(-1))
    if won and s.sink is not None:
        s.emit(events.REGION_TAKEN, s.active, region, s.battle[fight.OPPONENT] + 1, 0, ALL, 0)


def tell_result(s: Leaders, place: i64, attackers: i64, defenders: i64) -> None:
    opponent = s.battle[fight.OPPONENT]
    if attackers == 0 and defenders == 0:
        s.emit(events.BATTLE_DRAWN, s.active, opponent, place, 0, ALL, 0)
    else:
        winner = s.active if attackers != 0 else opponent
        s.emit(events.BATTLE_WON, winner, opponent if attackers != 0 else s.active, place, 0, ALL, 0)
