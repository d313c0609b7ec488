"""A plan for conquests: what every region costs and brings, and how far the tokens in hand would go.

It is made from what lies open, anew before every answer. Values are in hundredths of a coin.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, count, lowest
from bannerhall.games.smallworld.bots.values import (
    COIN,
    FLEETING,
    LASTING,
    PERCENT,
    by_turns,
    ill_will,
    promising,
    turns_left,
)
from bannerhall.games.smallworld.rules import powers, races
from bannerhall.games.smallworld.rules.atlas import CAVERNS, LAND, MOST_REGIONS, MOUNTAINS, NEAR
from bannerhall.games.smallworld.rules.components import ACTIVE, BASE_PRICE, NONE, SHORTEST, SLOTS
from bannerhall.games.smallworld.rules.income import power_grounds
from bannerhall.games.smallworld.rules.price import (
    at_peace,
    cheaper_by_power,
    cheaper_by_race,
    fixed_discount,
    immune,
    least,
    open_ground,
    strength,
)
from bannerhall.games.smallworld.rules.state import SmallWorld

ODDS: Final = vec[i64]([100, 50, 33, 17])  # percent that so many missing tokens are rolled
SECOND_STEPS: Final = 2
SPARE: Final = 6  # a token that is left guards something
STRONGHOLD: Final = 12  # a mountain is easier to hold
ROBBED: Final = 40  # a token that somebody else loses
CAPTURED: Final = 130  # a Leader taken: a coin now or two at the end
ALLIANCE: Final = 40  # what it costs a Diplomat to attack somebody
QUIET: Final = 300  # what it costs the Peace-loving, or behind a Barricade
FIGHTER: Final = 2  # tokens that Dragon, spells or rage stand for in a rough count
EXPOSED: Final = 6  # less for each neighbour of another active race,
OPEN: Final = 6  # more for each that is nobody's
MUSTER: Final = 60  # half a token for Skeletons


@final
class Plan:
    """What every region costs and brings, and what could be done with the tokens in hand."""

    cost: vec[i64]
    gain: vec[i64]
    pay: vec[i64]  # coins at the end of this turn
    open: i64  # where the people may go at all
    caverns: i64  # reach once one of them is held
    peaks: i64  # regions whose neighbours Giants get cheaper
    floor: i64
    dares: bool
    base: i64
    # What a march along the best single steps came to.
    regions: i64
    coins: i64
    worth: i64
    left: i64

    def __init__(self) -> None:
        self.cost = vec[i64]([0] * MOST_REGIONS)
        self.gain = vec[i64]([0] * MOST_REGIONS)
        self.pay = vec[i64]([0] * MOST_REGIONS)
        self.open = 0
        self.caverns = 0
        self.peaks = 0
        self.floor = 1
        self.dares = True
        self.base = 0
        self.regions = 0
        self.coins = 0
        self.worth = 0
        self.left = 0

    def spread(self, reached: i64, region: i64) -> i64:
        """What can be reached once a region is held, too."""
        reached |= NEAR[self.base + region]
        return reached | self.caverns if self.caverns & BIT[region] != 0 else reached

    def thrift(self, cheap: i64, region: i64) -> i64:
        """Where Giants pay less once they hold a region."""
        if self.peaks & BIT[region] == 0:
            return cheap
        return cheap | (self.spread(0, region) if self.caverns & BIT[region] != 0 else NEAR[self.base + region])

    def price(self, cheap: i64, region: i64) -> i64:
        cost = self.cost[region] - ((cheap >> region) & 1)
        return cost if cost > self.floor else self.floor

    def hope(self, reached: i64, cheap: i64, left: i64, barred: i64) -> i64:
        """What a final attempt with the die would bring on average."""
        if not self.dares or left == 0:
            return 0
        most: i64 = 0
        mask = reached & self.open & ~barred
        while mask != 0:
            region = lowest(mask)
            mask &= mask - 1
            short = self.price(cheap, region) - left
            if short > 0 and short <= SHORTEST and self.gain[region] * ODDS[short] > most:
                most = self.gain[region] * ODDS[short]
        return most // PERCENT

    def best(self, reached: i64, cheap: i64, left: i64, barred: i64) -> i64:
        """The region that brings most for its price, or NONE."""
        found: i64 = NONE
        most: i64 = 0
        mask = reached & self.open & ~barred
        while mask != 0:
            region = lowest(mask)
            mask &= mask - 1
            cost = self.price(cheap, region)
            if cost <= left and self.gain[region] * 100 // cost > most:
                most = self.gain[region] * 100 // cost
                found = region
        return found

    def explore(self, reached: i64, cheap: i64, left: i64, barred: i64, depth: i64) -> i64:
        """The most that can be had from here; only near the beginning more than one next step is looked at."""
        most = self.hope(reached, cheap, left, barred)
        if left * SPARE > most:
            most = left * SPARE
        steps: i64 = SECOND_STEPS if depth < 2 else 1
        tried = barred
        while steps != 0:
            region = self.best(reached, cheap, left, tried)
            if region == NONE:
                break
            steps -= 1
            tried |= BIT[region]
            worth = self.gain[region] + self.explore(
                self.spread(reached, region),
                self.thrift(cheap, region),
                left - self.price(cheap, region),
                tried,
                depth + 1,
            )
            if worth > most:
                most = worth
        return most

    def march(self, reached: i64, cheap: i64, left: i64) -> None:
        """Go along the best single steps, and note what that comes to."""
        taken: i64 = 0
        self.regions = 0
        self.coins = 0
        self.worth = 0
        while True:
            region = self.best(reached, cheap, left, taken)
            if region == NONE:
                break
            left -= self.price(cheap, region)
            taken |= BIT[region]
            reached = self.spread(reached, region)
            cheap = self.thrift(cheap, region)
            self.regions += 1
            self.coins += self.pay[region]
            self.worth += self.gain[region]
        hope = self.hope(reached, cheap, left, taken)
        self.worth += hope
        self.coins += hope // 2
        self.left = left


# --- The survey ------------------------------------------------------------------------------------------------------


def survey(s: SmallWorld, people: i64) -> Plan:
    """What every region costs the people and brings it, from what lies open."""
    plan = Plan()
    plan.base = s.board * MOST_REGIONS
    plan.floor = least(s, people)
    plan.open = open_ground(s, people) & ~s.held[people] & ~immune(s) & ~at_peace(s, people) & ~s.left
    if s.power[people] == powers.UNDERWORLD:
        plan.caverns = CAVERNS[s.board]
    if s.race[people] == races.GIANTS:
        plan.peaks = MOUNTAINS[s.board]
    price_regions(s, people, plan)
    value_regions(s, people, plan)
    return plan


def price_regions(s: SmallWorld, people: i64, plan: Plan) -> None:
    less = fixed_discount(s, people)
    by_power = cheaper_by_power(s, people)
    by_race = cheaper_by_race(s, people) if s.race[people] != races.GIANTS else i64(0)
    base = s.rules.numbers[BASE_PRICE] - less
    mask = plan.open
    while mask != 0:
        region = lowest(mask)
        mask &= mask - 1
        plan.cost[region] = base + strength(s, region) - ((by_power >> region) & 1) - ((by_race >> region) & 1)


def value_regions(s: SmallWorld, people: i64, plan: Plan) -> None:
    """First what nobody holds, then what others do, then what is one's own in another colour."""
    seat = people // SLOTS
    turns = turns_left(s, seat)
    later = by_turns(LASTING, turns)
    active = people % SLOTS == ACTIVE
    fleeting = by_turns(FLEETING, turns)
    race = s.race[people]
    lasting_grounds = promising(s, race) if race == races.DWARVES else i64(0)
    by_race = promising(s, race) & ~lasting_grounds if active else i64(0)
    by_power = power_grounds(s, s.power[people]) if active else i64(0)
    raid = raid_worth(s, people)
    spoils = raid_coins(s, people)
    foes = strangers(s, seat)
    free = LAND[s.board] & ~all_held(s)
    mask = plan.open
    while mask != 0:
        region = lowest(mask)
        mask &= mask - 1
        more = ((by_race >> region) & 1) + ((by_power >> region) & 1)
        mines = (lasting_grounds >> region) & 1
        tribe = (s.tribes >> region) & 1
        plan.pay[region] = (1 + more + mines) * COIN + tribe * spoils
        plan.gain[region] = (
            (1 + mines) * (COIN + later)
            + more * (COIN + fleeting)
            + tribe * raid
            + ((MOUNTAINS[s.board] >> region) & 1) * STRONGHOLD
            + lie(NEAR[plan.base + region], foes, free)
        )
    value_held(s, people, plan, later, raid, spoils)
    value_rules(s, people, plan, active)


def lie(near: i64, foes: i64, free: i64) -> i64:
    """How well a region lies: with room to grow, away from others."""
    return OPEN * count(near & free) - EXPOSED * count(near & foes)


def strangers(s: SmallWorld, seat: i64) -> i64:
    """Where the active races of others stand."""
    mask: i64 = 0
    for other in range(s.seats):
        if other != seat:
            mask |= s.held[s.people(other)]
    return mask


def all_held(s: SmallWorld) -> i64:
    mask: i64 = 0
    for people in range(s.seats * SLOTS):
        mask |= s.held[people]
    return mask


def raid_coins(s: SmallWorld, people: i64) -> i64:
    """What a region that is not empty pays at once."""
    if people % SLOTS != ACTIVE:
        return 0
    return (COIN if s.race[people] == races.ORCS else 0) + (COIN if s.power[people] == powers.PILLAGING else 0)


def raid_worth(s: SmallWorld, people: i64) -> i64:
    worth = raid_coins(s, people)
    return worth + MUSTER if s.race[people] == races.SKELETONS and people % SLOTS == ACTIVE else worth


def value_held(s: SmallWorld, people: i64, plan: Plan, later: i64, raid: i64, spoils: i64) -> None:
    """Regions of others: what they lose counts, too. One's own in decline bring nothing new, one's own active race is
    left alone by Ghouls."""
    seat = people // SLOTS
    for victim in range(s.seats * SLOTS):
        mask = s.held[victim] & plan.open
        owner = victim // SLOTS
        if mask == 0:
            continue
        will = ill_will(s, seat, owner) if owner != seat else i64(0)
        while mask != 0:
            region = lowest(mask)
            mask &= mask - 1
            plan.pay[region] += spoils
            plan.gain[region] += raid
            if owner == seat:
                plan.pay[region] -= COIN
                plan.gain[region] = plan.pay[region] + raid - spoils if victim % SLOTS != ACTIVE else i64(0)
            else:
                plan.gain[region] += will * loss(s, victim, region, later) // PERCENT


def loss(s: SmallWorld, victim: i64, region: i64, later: i64) -> i64:
    """What a region is worth to whoever loses it; an active race may come back for it, one in decline will not."""
    worth = COIN + later * 3 // 4
    if victim % SLOTS != ACTIVE:
        return worth + (COIN if s.race[victim] == races.DWARVES else 0)
    more = ((promising(s, s.race[victim]) >> region) & 1) + ((power_grounds(s, s.power[victim]) >> region) & 1)
    worth = worth * 3 // 4 + more * (COIN // 2)
    if s.race[victim] != races.ELVES:
        worth += ROBBED
    if (s.chiefs >> region) & 1 == 1:
        worth += CAPTURED - ROBBED
    return worth


def value_rules(s: SmallWorld, people: i64, plan: Plan, active: bool) -> None:
    """What depends on how the conqueror's power looks at attacks, and on what lies in a region."""
    seat = people // SLOTS
    mask = s.chiefs & plan.open
    while mask != 0:
        plan.gain[lowest(mask)] += CAPTURED  # to the captor
        mask &= mask - 1
    if not active:
        return
    power = s.power[people]
    for other in range(s.seats):
        if other == seat:
            continue
        mask = s.held[s.people(other)] & plan.open
        change: i64 = 0
        if power == powers.PEACE_LOVING and s.attacked == 0:
            change -= QUIET
        elif power == powers.DIPLOMAT and (s.attacked >> other) & 1 == 0:
            change -= ALLIANCE
        elif power == powers.RANSACKING:
            change += COIN
        if s.power[s.people(other)] == powers.CORRUPT:
            change -= COIN
        while change != 0 and mask != 0:
            plan.gain[lowest(mask)] += change
            mask &= mask - 1
    shape_empire(s, people, plan)


def shape_empire(s: SmallWorld, people: i64, plan: Plan) -> None:
    """The power's wish for more or for fewer regions; Pots of Gold."""
    power = s.power[people]
    many = count(s.held[people])
    change: i64 = 0
    if power == powers.IMPERIAL and many >= 3:
        change = COIN
    elif power == powers.BARRICADE and many == 4:
        change = -QUIET
    if change == 0 and s.pots == 0:
        return
    mask = plan.open
    while mask != 0:
        region = lowest(mask)
        mask &= mask - 1
        plan.gain[region] += change + ((s.pots >> region) & 1) * COIN


def start_cheap(s: SmallWorld, people: i64) -> i64:
    return cheaper_by_race(s, people) if s.race[people] == races.GIANTS else i64(0)


def gifts(s: SmallWorld, people: i64) -> i64:
    more: i64 = 0
    if s.power[people] == powers.DRAGON_MASTER or s.race[people] == races.SORCERERS:
        more += FIGHTER
    if s.power[people] == powers.BERSERK:
        more += FIGHTER
    if s.race[people] == races.AMAZONS:
        more -= FIGHTER
    return more
