"""Where an army should go: every area that units can come to is weighed by what it is worth, what the attack costs, and
how it will probably end."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import lowest
from bannerhall.games.runewars.bots import odds, sight
from bannerhall.games.runewars.bots.sight import RUNE, Sight, force_worth, weakest_first
from bannerhall.games.runewars.rules import control, forces, movement, winning
from bannerhall.games.runewars.rules.atlas import AREAS, HOME_OF
from bannerhall.games.runewars.rules.components import AREA_LIMIT, NO_SEAT, NO_STRONGHOLD, TRUCE
from bannerhall.games.runewars.rules.season_cards import FALL
from bannerhall.games.runewars.rules.state import Runewars
from bannerhall.games.runewars.rules.units import FOOD, SLOTS

# Plans for a season, see `policy.plans`.
NO_PLAN: Final[i64] = -1
ATTACK: Final[i64] = 0
HOLD: Final[i64] = 1
GATHER: Final[i64] = 2
NOWHERE: Final[i64] = -1
WANTED: Final[i64] = 58  # percent that an attack should have
LEAST_WANTED: Final[i64] = 38
SURE: Final[i64] = 90  # more than this needs no more units
MOST_SENT: Final[i64] = 10  # units into a battle: two may fall back
ROUNDS: Final = 7  # how far away an army feels what there is to be won
FADE: Final[i64] = 72  # percent of it that is left one area farther away
DRAW: Final[i64] = 22  # hundredths of what an army gains by going nearer
KEPT: Final[i64] = 55  # percent of a threat that guards should match
LOSSES: Final[i64] = 35  # percent of an army that an attack which is sure costs, at equal forces
KEYS: Final = 6  # kinds of movement of the types in play


@final
class Campaign:
    """What the armies of a seat can do with one activation."""

    sight: Sight
    siege: i64
    wanted: i64
    spare: vec[i64]  # by area: units that may leave it
    pull: vec[i64]  # by area: how much an army there is worth more than at home, by what is near
    key_mode: vec[i64]
    key_steps: vec[i64]
    key_slots: vec[i64]
    keys: i64
    way: i64  # areas that may be passed
    target: i64
    worth: i64
    second: i64  # the worth of the second-best target
    odds: i64  # the chance of the attack on the target
    starving: i64  # units that the coming winter takes where they are

    def __init__(self, s: Runewars, seat: i64, siege: i64, plan: i64) -> None:
        self.sight = Sight(s, seat)
        self.siege = siege
        self.spare = odds.NO_AREAS[:]
        self.pull = odds.NO_AREAS[:]
        self.key_mode = vec[i64]([0] * KEYS)
        self.key_steps = vec[i64]([0] * KEYS)
        self.key_slots = vec[i64]([0] * KEYS)
        self.keys = 0
        self.way = movement.passable(s, seat)
        self.target = NOWHERE
        self.worth = 0
        self.second = 0
        self.odds = 0
        self.starving = 0
        self.wanted = appetite(s, self.sight, plan)


def appetite(s: Runewars, view: Sight, plan: i64) -> i64:
    """The chance that a player wants for an attack: less if a victory is near, one's own or somebody else's, or the
    end of the game."""
    wanted = WANTED
    if sight.closing_in(s, view):
        wanted -= 12
    if sight.missing(s, view) <= 150:
        wanted -= 8
    if s.year >= winning.last_year(s) - 1 and view.own <= view.lead:
        wanted -= 6
    if plan == ATTACK:
        wanted -= 8
    elif plan == HOLD:
        wanted += 18
    return wanted if wanted > LEAST_WANTED else LEAST_WANTED


# --- What there is ---------------------------------------------------------------------------------------------------


def muster(s: Runewars, c: Campaign) -> bool:
    """Note the units that may leave their areas, and how they move; whether there are any."""
    seat = c.sight.seat
    if (s.may_march >> seat) & 1 == 0:
        return False
    faction = s.faction_of(seat)
    slots: i64 = 0
    for area in range(AREAS):
        there = movement.movable(s, seat, area)
        if there == 0:
            continue
        spare = there - garrison(s, c.sight, area, there)
        c.spare[area] = spare
        c.starving += unfed(s, seat, area)
        slots |= spare
    for slot in range(SLOTS):
        if forces.many(slots, slot) != 0:
            note_key(s, c, slot, forces.kind_of(slot, faction))
    return slots != 0


def note_key(s: Runewars, c: Campaign, slot: i64, kind: i64) -> None:
    mode = movement.unit_mode(s, c.sight.seat, kind)
    steps = movement.march_range(s, kind)
    bits = forces.MOST * forces.ONE[slot]
    for key in range(c.keys):
        if (c.key_mode[key] == mode and c.key_steps[key] == steps) or key == KEYS - 1:
            c.key_slots[key] |= bits
            return
    c.key_mode[c.keys] = mode
    c.key_steps[c.keys] = steps
    c.key_slots[c.keys] = bits
    c.keys += 1


def garrison(s: Runewars, view: Sight, area: i64, there: i64) -> i64:
    """The units that should stay in an area, the least valuable ones."""
    return weakest_first(there, s.faction_of(view.seat), guards(s, view, area, forces.total(there)))


def guards(s: Runewars, view: Sight, area: i64, present: i64) -> i64:
    """How many units should stay: enough to make an attack on what lies there unwise, if that can be done at all."""
    routed = forces.total(s.routed[area])
    home = HOME_OF[area] != 0 and HOME_OF[area] == s.faction[view.seat]
    strong = s.stronghold[area] != NO_STRONGHOLD
    holds: i64 = 0 if home or strong or routed != 0 else 1
    precious = view.rune[area] >= 50 or strong
    if not precious:
        return holds if view.value[area] >= 2 * sight.AREA else i64(0)
    danger = sight.threat(s, view, area)
    if danger == 0:
        return holds
    need = (danger * KEPT // 100 - odds.fort(s, area, 0) * 12 // odds.UNIT + 9) // 12
    if need > present + 2:
        need = present // 2  # it falls anyway
    if need > present:
        need = present
    return need if need > holds else holds


def gathered(s: Runewars, c: Campaign, area: i64) -> i64:
    """The force that can come to an area, at most so many units in each slot as a force can count."""
    force: i64 = 0
    for key in range(c.keys):
        sources = movement.within(s, area, c.key_mode[key], c.key_steps[key], c.way)
        left = sources & c.sight.mine
        while left != 0:
            source = lowest(left)
            left &= left - 1
            if c.spare[source] != 0:
                force = added(force, c.spare[source] & c.key_slots[key])
    return force


def added(force: i64, other: i64) -> i64:
    """Both together; no slot counts more than it can."""
    if other == 0:
        return force
    for slot in range(SLOTS):
        more = forces.many(other, slot)
        if more != 0:
            free = forces.MOST - forces.many(force, slot)
            force += forces.ONE[slot] * (more if more < free else free)
    return force


def best_of(force: i64, faction: i64, number: i64) -> i64:
    """So many of the most valuable units of a force."""
    surplus = forces.total(force) - number
    return force - weakest_first(force, faction, surplus) if surplus > 0 else force


# --- What it is worth ------------------------------------------------------------------------------------------------


def feel(s: Runewars, c: Campaign) -> None:
    """How much an army is drawn to each area: by prizes that are strong enough to be wanted and weak enough to be won,
    less with every step between."""
    view = c.sight
    seat = view.seat
    host: i64 = 0
    for area in range(AREAS):
        if s.holder[area] == seat + 1:
            host = added(host, s.standing[area])
    host = best_of(host, s.faction_of(seat), AREA_LIMIT)
    left = view.foes | view.neutral
    while left != 0:
        area = lowest(left)
        left &= left - 1
        if view.owner[area] == NO_SEAT:
            c.pull[area] = view.value[area] * 60 // 100
        else:
            likely = odds.attack_chance(s, seat, area, host, 0)
            c.pull[area] = prize(s, view, area) * (20 + likely) // 120
    left = view.mine
    while left != 0:
        area = lowest(left)
        left &= left - 1
        if view.rune[area] >= 50 and sight.threat(s, view, area) > view.power[area]:
            c.pull[area] = view.rune[area] * RUNE // 150
    for _ in range(ROUNDS):
        spread(s, c)


def spread(s: Runewars, c: Campaign) -> None:
    """One step further."""
    left = s.land
    while left != 0:
        area = lowest(left)
        left &= left - 1
        near = control.crossable(s, area, control.WALKS)
        most = c.pull[area]
        while near != 0:
            felt = c.pull[lowest(near)] * FADE // 100
            if felt > most:
                most = felt
            near &= near - 1
        c.pull[area] = most


def prize(s: Runewars, view: Sight, area: i64) -> i64:
    """What taking an enemy area is worth: more if its owner must be stopped, or one's own victory is near."""
    worth = view.value[area]
    owner = view.owner[area]
    if owner != NO_SEAT and view.rune[area] != 0:
        extra = RUNE * view.rune[area] // 100
        if owner == view.leading and sight.closing_in(s, view):
            worth += extra
        if sight.missing(s, view) <= 200:
            worth += extra // 2
        if owner == view.leading:
            worth += extra // 4
    return worth


def weigh_all(s: Runewars, c: Campaign, areas: i64) -> None:
    """Find the best target among some areas."""
    if not muster(s, c):
        return
    feel(s, c)
    left = areas
    while left != 0:
        area = lowest(left)
        left &= left - 1
        worth = weigh(s, c, area)
        if worth > c.worth:
            c.second = c.worth
            c.worth = worth
            c.target = area
        elif worth > c.second:
            c.second = worth


def weigh(s: Runewars, c: Campaign, area: i64) -> i64:
    """What an activation of an area is worth with all that can come."""
    force = gathered(s, c, area)
    if force == 0:
        return 0
    view = c.sight
    if (view.foes >> area) & 1 == 1:
        return attack(s, c, area, force)
    if force & forces.FACTION_MASK == 0 and (view.mine >> area) & 1 == 0:
        return 0
    if (view.neutral >> area) & 1 == 1:
        return approach(s, c, area, force)
    return advance(s, c, area, force)


def attack(s: Runewars, c: Campaign, area: i64, force: i64) -> i64:
    """The worth of an attack: what is won, less what is lost on the way."""
    view = c.sight
    seat = view.seat
    if s.fought == 1 or force & forces.FACTION_MASK == 0:
        return 0
    if s.weather & TRUCE != 0 and s.influence[seat] == 0:
        return 0
    faction = s.faction_of(seat)
    force = best_of(force, faction, MOST_SENT)
    likely = odds.attack_chance(s, seat, area, force, c.siege)
    if likely < c.wanted:
        return 0
    army = force_worth(force, faction)
    killed = view.power[area] if view.power[area] < army else army
    cost = killed * LOSSES // 100 + army * (100 - likely) // 250
    gain = prize(s, view, area) + killed * 2 // 5
    return (gain * likely - 40 * (100 - likely)) // 100 - cost + hunger(s, c, area, force)


def hunger(s: Runewars, c: Campaign, area: i64, force: i64) -> i64:
    """What a battle in fall costs in the winter after it, as a negative number: units that have more food where they
    are than where they go."""
    if s.season != FALL:
        return 0
    over = forces.total(force) - s.dial[c.sight.seat * 3 + FOOD] - c.starving
    return -11 * over if over > 0 else i64(0)


def relief(s: Runewars, seat: i64, here: i64, to: i64) -> i64:
    """What it is worth in fall that units go where there is food for them in the winter."""
    saved = unfed(s, seat, here)
    room = s.dial[seat * 3 + FOOD] - forces.total(s.standing[to] + s.routed[to])
    if room < saved:
        saved = room
    return 11 * saved if saved > 0 else i64(0)


def unfed(s: Runewars, seat: i64, area: i64) -> i64:
    """How many units of an area the coming winter takes; before fall nobody reckons with it."""
    if s.season != FALL:
        return 0
    over = forces.total(s.standing[area] + s.routed[area]) - s.dial[seat * 3 + FOOD]
    return over if over > 0 else i64(0)


def approach(s: Runewars, c: Campaign, area: i64, force: i64) -> i64:
    """The worth of going to neutral units: they may ally, go away, or have to be fought."""
    view = c.sight
    seat = view.seat
    talk = talk_chance(s, seat)
    force = best_of(force, s.faction_of(seat), AREA_LIMIT)
    fight: i64 = 0
    if s.fought == 0:
        fight = odds.attack_chance(s, seat, area, force, 0)
    value = view.value[area] + DRAW * (c.pull[area] - home_pull(c, area)) // 100
    by_talk = (value + view.power[area] * 2 // 5) * talk // 100 - 3 * sight.INFLUENCE
    by_fight = value * fight // 100 - view.power[area] * LOSSES // 100 - 10 * (100 - fight) // 100
    if fight < c.wanted:
        by_fight = 0
    return by_talk if by_talk > by_fight else by_fight


def talk_chance(s: Runewars, seat: i64) -> i64:
    """The chance in percent that neutral units can be talked over or away."""
    spent = s.influence[seat] if s.influence[seat] < 3 else i64(3)
    return odds.non_red(s, spent) if spent > 0 else i64(0)


def home_pull(c: Campaign, area: i64) -> i64:
    """How much the areas are worth from which an army comes: the best of those with units to spare."""
    best: i64 = 0
    for source in range(AREAS):
        if c.spare[source] != 0 and source != area and c.pull[source] > best:
            best = c.pull[source]
    return best


def advance(s: Runewars, c: Campaign, area: i64, force: i64) -> i64:
    """The worth of going to an empty or friendly area: the land, what lies beyond, a rune that must be guarded."""
    view = c.sight
    seat = view.seat
    faction = s.faction_of(seat)
    here = s.standing[area] if s.holder[area] == seat + 1 else i64(0)
    room = AREA_LIMIT - forces.total(here) - (forces.total(s.routed[area]) if here != 0 else i64(0))
    if room <= 0:
        return 0
    force = best_of(force, faction, room)
    army = force_worth(force, faction)
    nearer = c.pull[area] - average_pull(s, c, area)
    worth = nearer * army * DRAW // 10000
    if (view.empty >> area) & 1 == 1:
        worth += view.value[area]
    elif view.rune[area] >= 50:
        danger = sight.threat(s, view, area)
        guard = view.power[area] + odds.fort(s, area, 0) * 12 // odds.UNIT
        if danger * 4 > guard * 5:
            helped = danger - guard if danger - guard < army else army
            worth += RUNE * view.rune[area] // 100 * helped // (danger + 40)
    return worth


def average_pull(s: Runewars, c: Campaign, area: i64) -> i64:
    """How strongly the armies that could come are drawn where they are, on average."""
    total: i64 = 0
    weight: i64 = 0
    for source in range(AREAS):
        if c.spare[source] != 0 and source != area:
            number = forces.total(c.spare[source])
            total += number * c.pull[source]
            weight += number
    return total // weight if weight != 0 else i64(0)


# --- Carrying it out -------------------------------------------------------------------------------------------------


def enough(s: Runewars, c: Campaign, area: i64) -> bool:
    """Whether what has come to the activated area is as much as it should be."""
    seat = c.sight.seat
    to = movement.relation(s, seat, area)
    if to == movement.ENEMY:
        if s.march_force == 0:
            return False
        number = forces.total(s.march_force)
        return number >= MOST_SENT or odds.attack_chance(s, seat, area, s.march_force, c.siege) >= SURE
    if to == movement.NEUTRAL:
        number = forces.total(s.march_force)
        if number >= AREA_LIMIT:
            return True
        return number >= 2 and odds.attack_chance(s, seat, area, s.march_force, 0) >= SURE
    if s.holder[area] != seat + 1:
        return False
    return forces.total(s.standing[area]) + forces.total(s.routed[area]) >= AREA_LIMIT


def room_for(s: Runewars, seat: i64, area: i64) -> i64:
    """How many more units should come."""
    to = movement.relation(s, seat, area)
    if to == movement.ENEMY:
        return MOST_SENT - forces.total(s.march_force)
    room = AREA_LIMIT
    if s.season == FALL and s.dial[seat * 3 + FOOD] < room:
        room = s.dial[seat * 3 + FOOD]
    if to == movement.NEUTRAL:
        room -= forces.total(s.march_force)
    elif s.holder[area] == seat + 1:
        room -= forces.total(s.standing[area] + s.routed[area])
    return room if room > 0 else i64(0)
