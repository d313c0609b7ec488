"""Defend and Fight: send help where it changes something, stand while there is hope, retreat before all is
lost."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.games.leaders.bots.odds import hold, lead, strongest, win
from bannerhall.games.leaders.bots.plans import next_kind
from bannerhall.games.leaders.bots.values import defenders, region_worth, sea_die, spoils
from bannerhall.games.leaders.rules import actions, fight, items, nations, questions
from bannerhall.games.leaders.rules.atlas import ALL_PLACES, LAND, SEA_FIELDS
from bannerhall.games.leaders.rules.board.armies import army, has_board_skill, limit_to_defend, owner_of, total
from bannerhall.games.leaders.rules.board.campaign import clause_against_engaging
from bannerhall.games.leaders.rules.board.defence import clause_against_reinforcing
from bannerhall.games.leaders.rules.board.sides import fighters, leader
from bannerhall.games.leaders.rules.components import MOST_SEATS, ROOM_FOR_DICE
from bannerhall.games.leaders.rules.state import Leaders

WORTH_A_UNIT: Final = 220  # tenths of a point times percent that one unit sent to help must bring
PARTNERS_UNIT: Final = 500  # the same for a unit sent to a partner
SURE: Final = 90
LOST: Final = 22  # percent below which a side with something to save goes
FRENCH: Final = 45  # the same for who loses nobody in a retreat
WORTH_SAVING: Final = 2  # units that a retreat must save
AT_SEA: Final = 70  # percent from which on a fight at sea is sought
NOWHERE: Final = -1


# --- Defend -------------------------------------------------------------------------------------------------


def defend(s: Leaders, f: i64, seat: i64) -> i64:
    """A unit for the attacked region where help changes most, or none."""
    defender = s.frames[f + questions.DEFEND_WHOM]
    best: i64 = NOWHERE
    least: i64 = WORTH_A_UNIT if seat == defender else PARTNERS_UNIT
    if seat == defender and s.mission[seat] == items.DEFENCE + 1:
        least = least // 2
    left = s.attacked & s.held[defender]
    while left != 0:
        region = lowest(left)
        left &= left - 1
        gain = use_of_help(s, seat, defender, region)
        if gain > least:
            least = gain
            best = region
    if best == NOWHERE:
        return actions.PASS
    unit = next_kind(s.camp[seat], defenders(s, s.active, best))
    if clause_against_reinforcing(s, seat, defender, best, unit) != 0:
        return actions.PASS
    return actions.REINFORCE + unit * ALL_PLACES + best


def use_of_help(s: Leaders, seat: i64, defender: i64, region: i64) -> i64:
    """What each unit brings if a region gets all that it takes and the helper has: worth times percent."""
    there = defenders(s, s.active, region)
    many = limit_to_defend(s, defender, region) - total(there)
    camp = total(s.camp[seat])
    many = many if many < camp else camp
    if many <= 0:
        return 0
    attackers = army(s, s.active, region)
    before = holds(s, defender, region, there, attackers)
    after = holds(s, defender, region, there + strongest(s.camp[seat], many), attackers)
    return (after - before) * region_worth(s, defender, region) // many


def holds(s: Leaders, defender: i64, region: i64, there: i64, attackers: i64) -> i64:
    """The chance that a region is held, in percent."""
    by_sea = s.landed & BIT[region] != 0
    clear = lead(
        attackers,
        s.level[s.active * len(items.FIELDS)],
        sea_die(s, s.active, by_sea),
        there,
        s.level[defender * len(items.FIELDS)],
        sea_die(s, defender, by_sea),
    )
    return hold(clear)


# --- Fight --------------------------------------------------------------------------------------------------


def next_battle(s: Leaders, seat: i64) -> i64:
    """The region that brings most; when there is none left a fight at sea that will be won, or no more."""
    best: i64 = NOWHERE
    most: i64 = -1000
    left = s.attacked
    while left != 0:
        region = lowest(left)
        left &= left - 1
        worth = spoils(s, seat, region, owner_of(s, region))
        if worth > most:
            most = worth
            best = region
    return actions.BATTLE + best if best != NOWHERE else sea_battle(s, seat)


def sea_battle(s: Leaders, seat: i64) -> i64:
    for field in range(len(SEA_FIELDS)):
        place = LAND + field
        for other in range(s.seats):
            if clause_against_engaging(s, seat, place, other) != 0:
                continue
            mine = army(s, seat, place) - s.fresh[place]
            clear = lead(
                mine,
                s.level[seat * len(items.FIELDS)],
                sea_die(s, seat, True),
                army(s, other, place),
                s.level[other * len(items.FIELDS)],
                sea_die(s, other, True),
            )
            if win(clear) >= AT_SEA:
                return actions.ENGAGE + field * MOST_SEATS + other
    return actions.PASS


def stand(s: Leaders, f: i64, seat: i64) -> i64:
    """By the odds: fight to the end if the fight is won or nobody can be saved, retreat if it is lost."""
    side = s.frames[f + questions.FIGHT_SIDE]
    clear = lead_of(s, side)
    odds = win(clear)
    many = total(fighters(s, side))
    french = has_board_skill(s, seat, nations.FRANCE)
    saved = many if french else many // 2
    if odds >= SURE or (many == 1 and not french):
        return actions.PRESS
    if odds < (FRENCH if french else LOST) and saved >= (1 if french else WORTH_SAVING):
        return actions.RETREAT
    return actions.STAND


def lead_of(s: Leaders, side: i64) -> i64:
    """How clearly a side of the fight under way is in the lead."""
    other = 1 - side
    mine = leader(s, side)
    theirs = leader(s, other)
    by_sea = s.battle[fight.PLACE] >= LAND or s.landed & BIT[s.battle[fight.PLACE]] != 0
    return lead(
        fighters(s, side),
        s.level[mine * len(items.FIELDS)],
        sea_die(s, mine, by_sea),
        fighters(s, other),
        s.level[theirs * len(items.FIELDS)],
        sea_die(s, theirs, by_sea),
    )


def reroll(s: Leaders, f: i64) -> i64:
    """A die that missed, the strongest first; they lie in this order."""
    side = s.frames[f + questions.FIGHT_SIDE]
    for die in range(s.battle[fight.DICE + side]):
        if s.battle[fight.FACES + side * ROOM_FOR_DICE + die] % 4 == 1:
            return actions.REROLL + die
    return actions.LEAVE
