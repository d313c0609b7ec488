"""Phase 3 on the board: place, move, defend, fight."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, count, lowest
from bannerhall.core.state import A, B, C, D
from bannerhall.core.tables import OTHER_QUESTION
from bannerhall.games.leaders.alliances import keeps_pacts_secret
from bannerhall.games.leaders.armies import army, owner_of, standing, total
from bannerhall.games.leaders.atlas import ALL_PLACES, LAND, SEA_FIELDS
from bannerhall.games.leaders.battle import begin_battle
from bannerhall.games.leaders.clauses import (
    ARRIVED_JUST_NOW,
    NO_FIGHT_THERE,
    NOBODY_TO_FIGHT,
    NOT_THE_PARTNER_AT_SEA,
    REGIONS_FIRST,
    TOO_EARLY,
)
from bannerhall.games.leaders.components import (
    BATTLE,
    DEFEND_FRAME,
    ENGAGE,
    MOST_SEATS,
    MOVE_FRAME,
    NEXT_BATTLE_FRAME,
    PASS,
    PLACE_FRAME,
)
from bannerhall.games.leaders.defence import may_be_asked
from bannerhall.games.leaders.state import Decision, Leaders

# The steps: argument B of the frame. Argument A is whose headquarters must be closed before it goes on; C and D are
# the defender and the helper that are asked next, counted from the active player.
PLACING: Final = 0
MOVING: Final = 1
WAITING: Final = 2
DEFENDING: Final = 3
FIGHTING: Final = 4


@final
class Campaign(Decision):
    """The four steps, once each in this order [LDR-CMND-01] [LDR-CMND-02]."""

    def proceed(self, s: Leaders, f: i64) -> None:
        step = s.frames[f + B]
        if step == PLACING:
            s.frames[f + B] = MOVING
            if s.camp[s.active] != 0:
                s.ask(PLACE_FRAME, s.active)
        elif step == MOVING:
            s.frames[f + B] = WAITING
            clear_fresh(s)
            if could_move(s):
                s.ask(MOVE_FRAME, s.active)
        elif step == WAITING:
            # Who must defend leaves the headquarters first [LDR-MULT-06].
            s.frames[f + B] = DEFENDING
            s.frames[f + A] = s.everyone() if s.attacked != 0 or meets_at_sea(s) else 0
        elif step == DEFENDING:
            ask_next_defender(s, f)
        else:
            fight_next(s)


def clear_fresh(s: Leaders) -> None:
    for place in range(ALL_PLACES):
        s.fresh[place] = 0


def could_move(s: Leaders) -> bool:
    """Whether any unit of the active player is free to go, so far as everybody can see."""
    for place in range(ALL_PLACES):
        units = army(s, s.active, place)
        if units != 0 and (place >= LAND or s.held[s.active] & BIT[place] == 0 or total(units) > 1):
            return True
    return False


# --- Defending ----------------------------------------------------------------------------------------------


def ask_next_defender(s: Leaders, f: i64) -> None:
    """The attacked players in player order after the active one, each followed by everybody who might be a partner:
    who is one is secret [LDR-DFND-02] [LDR-DFND-03] [LDR-ALLY-09] [LDR-ALLY-18] [LDR-ALLY-21]."""
    while s.frames[f + C] < s.seats:
        defender = after(s, s.active, s.frames[f + C])
        while s.attacked & s.held[defender] != 0 and s.frames[f + D] < s.seats:
            helper = after(s, defender, s.frames[f + D])
            s.frames[f + D] += 1
            if helper != s.active and may_be_asked(s, defender, helper):
                s.ask(DEFEND_FRAME, helper, defender)
                return
        s.frames[f + C] += 1
        s.frames[f + D] = 0
    s.frames[f + B] = FIGHTING


def after(s: Leaders, seat: i64, places: i64) -> i64:
    """Who comes so many places after a seat in the player order."""
    place = (s.place[seat] - 1 + places) % s.seats
    for other in range(s.seats):
        if s.place[other] == place + 1:
            return other
    raise RuntimeError("nobody has this place")


# --- Fighting -----------------------------------------------------------------------------------------------


def fight_next(s: Leaders) -> None:
    """Fights in regions must be fought, those in sea fields may be; the attacker names the next one after seeing how
    the last one ended [LDR-FGHT-01] [LDR-FGHT-03] [LDR-FGHT-06] [LDR-SEAF-07]."""
    at_sea = meets_at_sea(s)
    if s.attacked == 0 and not at_sea:
        clear_fresh(s)
        s.landed = 0
        s.taken = 0
        s.done()
    elif count(s.attacked) == 1 and not at_sea:
        region = lowest(s.attacked)
        begin_battle(s, region, owner_of(s, region))
    else:
        s.ask(NEXT_BATTLE_FRAME, s.active)


def meets_at_sea(s: Leaders) -> bool:
    """Whether units of the active player that were there before share a sea field with anybody's: friend or not is
    nobody's business."""
    for field in range(LAND, ALL_PLACES):
        if veterans(s, field) and standing(s, field) & ~BIT[s.active] != 0:
            return True
    return False


def veterans(s: Leaders, field: i64) -> bool:
    """Whether the active player has units in a sea field that did not come in this turn [LDR-SEAF-08]."""
    return army(s, s.active, field) - s.fresh[field] != 0


@final
class NextBattle(Decision):
    """The next fight; in a sea field with a named opponent, or no more of those [LDR-SEAF-09]."""

    def fill(self, s: Leaders, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        left = s.attacked
        while left != 0:
            out[n] = BATTLE + lowest(left)
            n += 1
            left &= left - 1
        for field in range(len(SEA_FIELDS)):
            for opponent in range(s.seats):
                if bar_engaging(s, seat, LAND + field, opponent) == 0:
                    out[n] = ENGAGE + field * MOST_SEATS + opponent
                    n += 1
        if s.attacked == 0:
            out[n] = PASS
            n += 1
        return n

    def bar(self, s: Leaders, f: i64, seat: i64, action: i64) -> i64:
        if action == PASS:
            return REGIONS_FIRST if s.attacked != 0 else 0
        if BATTLE <= action < BATTLE + LAND:
            return 0 if s.attacked & BIT[action - BATTLE] != 0 else NO_FIGHT_THERE
        offset = action - ENGAGE
        if offset < 0 or offset >= len(SEA_FIELDS) * MOST_SEATS:
            return OTHER_QUESTION
        return bar_engaging(s, seat, LAND + offset // MOST_SEATS, offset % MOST_SEATS)

    def resolve(self, s: Leaders, f: i64, seat: i64, action: i64) -> None:
        s.done()
        if action == PASS:
            give_up_sea_fights(s)
        elif action < ENGAGE:
            begin_battle(s, action - BATTLE, owner_of(s, action - BATTLE))
        else:
            offset = action - ENGAGE
            begin_battle(s, LAND + offset // MOST_SEATS, offset % MOST_SEATS)

    def lapse(self, s: Leaders, f: i64, seat: i64) -> i64:
        return BATTLE + lowest(s.attacked) if s.attacked != 0 else PASS

    def public(self, s: Leaders, f: i64) -> bool:
        """Whom somebody may engage at sea tells of alliances."""
        return not (keeps_pacts_secret(s) and meets_at_sea(s))


def bar_engaging(s: Leaders, seat: i64, field: i64, opponent: i64) -> i64:
    """Somebody else who is there and no partner, with units that were there before [LDR-SEAF-08] [LDR-SEAF-09]
    [LDR-ALLY-06] [LDR-ALLY-14]."""
    if opponent >= s.seats or opponent == seat or army(s, opponent, field) == 0 or army(s, seat, field) == 0:
        return NOBODY_TO_FIGHT
    if s.known_allies[seat] & BIT[opponent] != 0:
        return NOT_THE_PARTNER_AT_SEA
    if s.barred[seat] & BIT[opponent] != 0:
        return TOO_EARLY
    return 0 if veterans(s, field) else ARRIVED_JUST_NOW


def give_up_sea_fights(s: Leaders) -> None:
    """All units at sea count as just arrived: nobody is asked again."""
    for field in range(LAND, ALL_PLACES):
        s.fresh[field] = army(s, s.active, field)
