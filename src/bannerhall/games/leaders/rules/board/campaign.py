"""Phase 3 on the board: place, move, defend, fight."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, count, lowest
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.frames import AWAITED
from bannerhall.core.question import Question
from bannerhall.games.leaders.rules import actions, clauses, questions
from bannerhall.games.leaders.rules.atlas import ALL_PLACES, LAND, SEA_FIELDS
from bannerhall.games.leaders.rules.board.armies import army, owner_of, standing, total
from bannerhall.games.leaders.rules.board.battle import begin_battle
from bannerhall.games.leaders.rules.board.defence import may_be_asked
from bannerhall.games.leaders.rules.components import MOST_SEATS
from bannerhall.games.leaders.rules.state import Leaders

# The steps of the campaign. Before the defence those who are attacked must close their headquarters.
PLACING: Final = 0
MOVING: Final = 1
WAITING: Final = 2
DEFENDING: Final = 3
FIGHTING: Final = 4


@final
class Campaign(Question[Leaders]):
    """The four steps, once each in this order [LDR-CMND-01] [LDR-CMND-02]."""

    def proceed(self, s: Leaders, f: i64) -> None:
        step = s.frames[f + questions.CAMPAIGN_STEP]
        if step == PLACING:
            s.frames[f + questions.CAMPAIGN_STEP] = MOVING
            if s.camp[s.active] != 0:
                s.ask(questions.PLACE, s.active)
        elif step == MOVING:
            s.frames[f + questions.CAMPAIGN_STEP] = WAITING
            clear_fresh(s)
            if could_move(s):
                s.ask(questions.MOVE, s.active)
        elif step == WAITING:
            # Who must defend leaves the headquarters first [LDR-MULT-06].
            s.frames[f + questions.CAMPAIGN_STEP] = DEFENDING
            s.frames[f + AWAITED] = s.everyone() if s.attacked != 0 or meets_at_sea(s) else i64(0)
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
    while s.frames[f + questions.CAMPAIGN_DEFENDER] < s.seats:
        defender = after(s, s.active, s.frames[f + questions.CAMPAIGN_DEFENDER])
        while s.attacked & s.held[defender] != 0 and s.frames[f + questions.CAMPAIGN_HELPER] < s.seats:
            helper = after(s, defender, s.frames[f + questions.CAMPAIGN_HELPER])
            s.frames[f + questions.CAMPAIGN_HELPER] += 1
            if helper != s.active and may_be_asked(s, defender, helper):
                s.ask(questions.DEFEND, helper, defender)
                return
        s.frames[f + questions.CAMPAIGN_DEFENDER] += 1
        s.frames[f + questions.CAMPAIGN_HELPER] = 0
    s.frames[f + questions.CAMPAIGN_STEP] = FIGHTING


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
        s.end_frame()
    elif count(s.attacked) == 1 and not at_sea:
        region = lowest(s.attacked)
        begin_battle(s, region, owner_of(s, region))
    else:
        s.ask(questions.NEXT_BATTLE, s.active)


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
class NextBattle(Question[Leaders]):
    """The next fight; in a sea field with a named opponent, or no more of those [LDR-SEAF-09]."""

    def fill(self, s: Leaders, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        left = s.attacked
        while left != 0:
            out[n] = actions.BATTLE + lowest(left)
            n += 1
            left &= left - 1
        for field in range(len(SEA_FIELDS)):
            for opponent in range(s.seats):
                if clause_against_engaging(s, seat, LAND + field, opponent) == 0:
                    out[n] = actions.ENGAGE + field * MOST_SEATS + opponent
                    n += 1
        if s.attacked == 0:
            out[n] = actions.PASS
            n += 1
        return n

    def clause_against(self, s: Leaders, f: i64, seat: i64, action: i64) -> i64:
        if action == actions.PASS:
            return clauses.REGIONS_FIRST if s.attacked != 0 else ALLOWED
        if actions.BATTLE <= action < actions.BATTLE + LAND:
            return ALLOWED if s.attacked & BIT[action - actions.BATTLE] != 0 else clauses.NO_FIGHT_THERE
        offset = action - actions.ENGAGE
        if offset < 0 or offset >= len(SEA_FIELDS) * MOST_SEATS:
            return OTHER_QUESTION
        return clause_against_engaging(s, seat, LAND + offset // MOST_SEATS, offset % MOST_SEATS)

    def carry_out(self, s: Leaders, f: i64, seat: i64, action: i64) -> None:
        s.end_frame()
        if action == actions.PASS:
            give_up_sea_fights(s)
        elif action < actions.ENGAGE:
            begin_battle(s, action - actions.BATTLE, owner_of(s, action - actions.BATTLE))
        else:
            offset = action - actions.ENGAGE
            begin_battle(s, LAND + offset // MOST_SEATS, offset % MOST_SEATS)

    def lapse(self, s: Leaders, f: i64, seat: i64) -> i64:
        return actions.BATTLE + lowest(s.attacked) if s.attacked != 0 else actions.PASS


def clause_against_engaging(s: Leaders, seat: i64, field: i64, opponent: i64) -> i64:
    """Somebody else who is there and no partner, with units that were there before [LDR-SEAF-08] [LDR-SEAF-09]
    [LDR-ALLY-06] [LDR-ALLY-14]."""
    if opponent >= s.seats or opponent == seat or army(s, opponent, field) == 0 or army(s, seat, field) == 0:
        return clauses.NOBODY_TO_FIGHT
    if s.known_allies[seat] & BIT[opponent] != 0:
        return clauses.NOT_THE_PARTNER_AT_SEA
    if s.barred[seat] & BIT[opponent] != 0:
        return clauses.TOO_EARLY
    return ALLOWED if veterans(s, field) else clauses.ARRIVED_JUST_NOW


def give_up_sea_fights(s: Leaders) -> None:
    """All units at sea count as just arrived: nobody is asked again."""
    for field in range(LAND, ALL_PLACES):
        s.fresh[field] = army(s, s.active, field)
