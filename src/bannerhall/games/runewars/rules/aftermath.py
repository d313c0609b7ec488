"""After the result: retreat, leaders, the conquered stronghold, the way home, spoils [RUN-BAT-36] to [RUN-BAT-43]."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.question import Question
from bannerhall.games.runewars.rules import (
    actions,
    clauses,
    control,
    counting,
    development_cards,
    drawing,
    events,
    forces,
    gains,
    heroes,
    own_units,
    questions,
    retreat,
    troops,
    units,
)
from bannerhall.games.runewars.rules.atlas import AREAS
from bannerhall.games.runewars.rules.battle_names import ATTACKER, DEFENDER
from bannerhall.games.runewars.rules.components import (
    AREA_LIMIT,
    CAPITAL,
    DAMAGED_CAPITAL,
    DAMAGED_STRONGHOLD,
    NO_SEAT,
    NO_STRONGHOLD,
    STRONGHOLDS,
)
from bannerhall.games.runewars.rules.state import Runewars

ATTACKER_WON: Final[i64] = 1
DEFENDER_WON: Final[i64] = 2
COVEN_MOST: Final[i64] = 2
MANY_ATTACKERS: Final[i64] = 4  # of an objective


def loser(s: Runewars) -> i64:
    return 2 - s.battle_won


def owner_of(s: Runewars, side: i64) -> i64:
    """Whose units a side's are: NO_SEAT for unallied neutral ones."""
    return troops.seat_of(s, side) if troops.is_player(s, side) else NO_SEAT


# --- 6a: retreat [RUN-BAT-36] [RUN-BAT-43] --------------------------------------------------------------------------


def offer_prowl(s: Runewars) -> None:
    """Leonx Riders of the winner hunt before the loser retreats [RUN-BAT-63]."""
    winner = s.battle_won - 1
    if troops.has_card(s, winner, development_cards.LATARI_PROWL) and troops.all_units(s, 1 - winner) != 0:
        counting.ask(s, winner, counting.PROWL, troops.of_kind(s, winner, units.LEONX_RIDER))


def retreat_army(s: Runewars) -> None:
    """The loser's units of the battle retreat together; what lay routed before is destroyed [RUN-BAT-36] [RUN-BAT-43]
    [RUN-BAT-03] [RUN-RET-01] [RUN-NEU-10]."""
    side = loser(s)
    area = s.battle_at - 1
    standing = troops.standing_force(s, side)
    s.fleeing_up = forces.least_of(s.steady, standing)  # some of them may have fallen since
    s.fleeing = standing - s.fleeing_up + troops.routed_force(s, side)
    s.steady = 0
    troops.dismiss(s, side)
    if side == DEFENDER:
        retreat.lose(s, owner_of(s, side), area, s.routed[area])
        s.set_routed(area, 0)
        control.vacate(s, area)
    retreat.begin(s, troops.seat_of(s, side), owner_of(s, side), area, retreat.ARMY)


# --- Leaders of the loser -------------------------------------------------------------------------------------------


def commanders_to_go(s: Runewars) -> i64:
    """The mask of the loser's commanders in the area."""
    if not troops.is_player(s, loser(s)):
        return 0
    mask: i64 = 0
    left = heroes.own_heroes_in(s, troops.seat_of(s, loser(s)), s.battle_at - 1)
    while left != 0:
        hero = lowest(left)
        left &= left - 1
        if heroes.is_commander(s, hero):
            mask |= BIT[hero]
    return mask


def next_supporter(s: Runewars) -> i64:
    """A supporting hero of the loser who still stands in the area, or -1."""
    for at in range(loser(s) * units.SLOTS, (loser(s) + 1) * units.SLOTS):
        hero = s.supporters[at] - 1
        if hero >= 0:
            s.set_supporters(at, 0)
            if s.hero_at[hero] == s.battle_at and (s.hero_routed >> hero) & 1 == 0:
                return hero
    return -1


def send_leader_home(s: Runewars) -> bool:
    """The next of the loser's leaders goes: a commander as a unit would, a supporting hero where his units went or
    anywhere; whether there was one [RUN-CMD-13] [RUN-CMD-26] [RUN-CMD-28] [RUN-BAT-47] [RUN-RET-06] [RUN-ORIG-06]."""
    commanders = commanders_to_go(s)
    if commanders != 0:
        hero = lowest(commanders)
        areas = areas_for_commander(s, hero)
        if areas == 0 or (s.hero_routed >> hero) & 1 == 1:
            heroes.defeat(s, hero, owner_of(s, 1 - loser(s)))
            return True
    else:
        hero = next_supporter(s)
        if hero < 0:
            return False
        areas = areas_for_hero(s, hero)
        if areas == 0:
            heroes.rout(s, hero)
            return True
    if areas & (areas - 1) == 0:
        flee(s, hero, lowest(areas))
    else:
        s.ask(questions.HERO_RETREAT, troops.seat_of(s, loser(s)), hero)
    return True


def areas_for_commander(s: Runewars, hero: i64) -> i64:
    """Where his units went, if he can follow; without them a friendly area, else an empty one [RUN-CMD-13]
    [RUN-CMD-28]."""
    area = s.battle_at - 1
    open_to = control.crossable(s, area, heroes.mode(s, hero))
    if s.fled_to != 0:
        return open_to & BIT[s.fled_to - 1]
    friends = retreat.friendly(s, troops.seat_of(s, loser(s)), area) & open_to
    return friends if friends != 0 else retreat.empty(s, area) & open_to


def areas_for_hero(s: Runewars, hero: i64) -> i64:
    """Where his units went, if possible, else any area he can reach [RUN-RET-06] [RUN-BAT-47]."""
    open_to = control.crossable(s, s.battle_at - 1, heroes.mode(s, hero))
    if s.fled_to != 0 and (open_to >> (s.fled_to - 1)) & 1 == 1:
        return BIT[s.fled_to - 1]
    return open_to


def flee(s: Runewars, hero: i64, to: i64) -> None:
    """Where no units have retreated, the first of the leaders says where all of them go [RUN-RET-01] [RUN-BAT-47]."""
    heroes.move(s, hero, to)
    heroes.rout(s, hero)
    if s.fled_to == 0:
        s.fled_to = to + 1


@final
class HeroRetreat(Question[Runewars]):
    """Which area a commander or supporting hero retreats to [RUN-RET-06] [RUN-CMD-28]."""

    def areas(self, s: Runewars, f: i64) -> i64:
        hero = s.frames[f + questions.HERO_RETREAT_HERO]
        return areas_for_commander(s, hero) if heroes.is_commander(s, hero) else areas_for_hero(s, hero)

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        left = self.areas(s, f)
        while left != 0:
            out[n] = actions.RETREAT_TO + lowest(left)
            left &= left - 1
            n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        area = action - actions.RETREAT_TO
        if area < 0 or area >= AREAS:
            return OTHER_QUESTION
        return ALLOWED if (self.areas(s, f) >> area) & 1 == 1 else clauses.NO_HERO_RETREAT_THERE

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        hero = s.frames[f + questions.HERO_RETREAT_HERO]
        s.end_frame()
        flee(s, hero, action - actions.RETREAT_TO)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.RETREAT_TO + lowest(self.areas(s, f))


# --- 6b: the stronghold [RUN-BAT-37] to [RUN-BAT-40] ----------------------------------------------------------------


def take_stronghold(s: Runewars) -> None:
    """The conquered stronghold is removed with its developments; the attacker may replace it [RUN-BAT-37] [RUN-BAT-38]
    [RUN-BAT-40] [RUN-BAT-51] [RUN-STR-06] [RUN-CAP-07]."""
    area = s.battle_at - 1
    if s.stronghold[area] == NO_STRONGHOLD:
        return
    attacker = troops.seat_of(s, ATTACKER)
    s.set_stronghold(area, NO_STRONGHOLD)
    s.set_builder(area, 0)
    s.set_development(area, 0)
    s.set_destroyed_this_year(attacker, s.destroyed_this_year[attacker] + 1)
    s.set_stormed(attacker, s.stormed[attacker] | BIT[area])
    if s.sink is not None:
        s.emit(events.STRONGHOLD_TAKEN, attacker, area, 0, 0, ALL, 0)
    s.ask(questions.REPLACE_STRONGHOLD, attacker)


def own_strongholds(s: Runewars, seat: i64) -> i64:
    """The mask of a seat's strongholds in play, without its capital [RUN-CAP-09]."""
    mask: i64 = 0
    for area in range(AREAS):
        if s.builder[area] == seat + 1 and s.stronghold[area] != CAPITAL and s.stronghold[area] != DAMAGED_CAPITAL:
            mask |= BIT[area]
    return mask


@final
class ReplaceStronghold(Question[Runewars]):
    """A stronghold of the attacker, damaged side up, may replace the conquered one: an unused one, or if all are in
    play one that is torn down, never a capital [RUN-BAT-37] [RUN-BAT-38] [RUN-BAT-39] [RUN-BAT-40] [RUN-CAP-07]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = actions.RAISE_OWN
        n += 1
        left = own_strongholds(s, seat)
        if token_left(left):
            out[n] = actions.RAISE_OWN + 1
            return n + 1
        while left != 0:
            out[n] = actions.TEAR_DOWN + lowest(left)
            left &= left - 1
            n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        if action == actions.RAISE_OWN:
            return ALLOWED
        mine = own_strongholds(s, seat)
        if action == actions.RAISE_OWN + 1:
            return ALLOWED if token_left(mine) else clauses.NO_TEARING_DOWN
        area = action - actions.TEAR_DOWN
        if area < 0 or area >= AREAS:
            return OTHER_QUESTION
        return ALLOWED if not token_left(mine) and (mine >> area) & 1 == 1 else clauses.NO_TEARING_DOWN

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        s.end_frame()
        if action == actions.RAISE_OWN:
            return
        if action >= actions.TEAR_DOWN:
            old = action - actions.TEAR_DOWN
            s.set_stronghold(old, NO_STRONGHOLD)
            s.set_builder(old, 0)
            s.set_development(old, 0)
            if s.sink is not None:
                s.emit(events.TORN_DOWN, old, 0, 0, 0, ALL, 0)
        area = s.battle_at - 1
        s.set_stronghold(area, DAMAGED_STRONGHOLD)
        s.set_builder(area, seat + 1)
        if s.sink is not None:
            s.emit(events.STRONGHOLD_REPLACED, seat, area, 0, 0, ALL, 0)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.RAISE_OWN + 1 if token_left(own_strongholds(s, seat)) else actions.RAISE_OWN


def token_left(strongholds: i64) -> bool:
    """Whether a stronghold token is unused."""
    n: i64 = 0
    while strongholds != 0:
        strongholds &= strongholds - 1
        n += 1
    return n < STRONGHOLDS


# --- 6c and 6d: the way home ----------------------------------------------------------------------------------------


def go_home(s: Runewars) -> None:
    """Damage is removed; the winner's units are in the area again, those that were routed in the battle lie
    [RUN-BAT-41] [RUN-BAT-42] [RUN-BAT-51] [RUN-BAT-52]."""
    area = s.battle_at - 1
    side = DEFENDER if s.battle_won == DEFENDER_WON else ATTACKER
    s.standing[area] += troops.standing_force(s, side)
    s.set_routed(area, s.routed[area] + troops.routed_force(s, side))
    if s.standing[area] + s.routed[area] == 0:
        s.holder[area] = 0
    elif side == ATTACKER or troops.is_player(s, DEFENDER):
        s.holder[area] = s.battler[side]
    troops.dismiss(s, ATTACKER)
    troops.dismiss(s, DEFENDER)
    s.set_toughened(ATTACKER, 0)
    s.set_toughened(DEFENDER, 0)
    s.contested = 0


def send_excess(s: Runewars) -> bool:
    """The attacker's units beyond eight leave to one area and are routed; whether anything of it is left to be done
    [RUN-MOV-12] [RUN-BAT-68] [RUN-RET-09]."""
    area = s.battle_at - 1
    if s.battle_won == DEFENDER_WON:
        return False
    excess = forces.total(control.units_in(s, area)) - AREA_LIMIT
    if excess > 0:
        own_units.choose(s, ATTACKER, excess, own_units.LEAVE)
        return True
    if s.fleeing != 0:
        attacker = troops.seat_of(s, ATTACKER)
        retreat.begin(s, attacker, attacker, area, retreat.EXCESS)
        return True
    return False


# --- Spoils ---------------------------------------------------------------------------------------------------------


def share_spoils(s: Runewars) -> None:
    """What the winner gains: To the Winner, Red Warpaths, The Blood Coven [RUN-DCRD-11]."""
    side = s.battle_won - 1
    if not troops.is_player(s, side):
        return
    seat = troops.seat_of(s, side)
    if s.prize != 0:
        gains.gain_influence(s, seat, s.prize)
    if troops.has_card(s, side, development_cards.UTHUK_WARPATHS) and s.against_neutrals == 0:
        drawing.draw_tactics(s, seat, 1)
    if s.coven == 1 and troops.has_card(s, side, development_cards.UTHUK_COVEN):
        lost = s.berserkers_lost
        counting.ask(s, side, counting.COVEN, lost if lost < COVEN_MOST else COVEN_MOST)


def record(s: Runewars) -> None:
    """What objectives ask for later [RUN-OBJ-04]."""
    side = s.battle_won - 1
    if side > DEFENDER or not troops.is_player(s, side):
        return
    seat = troops.seat_of(s, side)
    if side == DEFENDER and s.attackers >= MANY_ATTACKERS:
        s.held_off |= BIT[seat]
    if heroes.own_heroes_in(s, seat, s.battle_at - 1) != 0:
        s.led_to_victory |= BIT[seat]
