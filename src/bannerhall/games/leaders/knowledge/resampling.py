"""Worlds a seat cannot tell apart: what others keep secret is exchanged for something else that is possible."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.core.chance import Stream
from bannerhall.core.state import SIDE, WIDTH
from bannerhall.games.leaders.knowledge.unread_mail import draw_mail
from bannerhall.games.leaders.rules import items, questions, settings
from bannerhall.games.leaders.rules.board.pacts import are_at_war, stands_as_guest
from bannerhall.games.leaders.rules.components import MOST_SEATS
from bannerhall.games.leaders.rules.headquarters.missions import drop_mission, is_open, rounds_of
from bannerhall.games.leaders.rules.state import Leaders
from bannerhall.games.leaders.rules.victory import badges_of, least_level

STEPS = 4  # of a headquarters under way that nobody has seen


def resample(s: Leaders, seat: i64, stream: Stream) -> Leaders:
    """A state that looks the same to a seat: others' points, orders, research, operatives, missions and pacts among
    themselves are drawn anew [LDR-VISI-03]."""
    world = s.clone()
    if s.round == 0:
        return world
    for other in range(s.seats):
        if other != seat and (s.alive >> other) & 1 == 1:
            draw_goods(world, other, stream)
            draw_mission(world, other, stream)
    draw_pacts(world, seat, stream)
    draw_mail(world, seat, stream)
    for other in range(s.seats):
        if other != seat and not acts_covertly(s, other):
            draw_plans(world, other, stream)
    return world


def acts_covertly(s: Leaders, seat: i64) -> bool:
    """Whether the seat's covert actions are just being resolved: the frame says which."""
    if s.depth == 0:
        return False
    f = s.top()
    return s.frames[f] == questions.COVERT and s.frames[f + questions.COVERT_SENDER] == seat


def draw_goods(world: Leaders, other: i64, stream: Stream) -> None:
    """Points, income, research, troops under way, operatives; military levels are public."""
    if not acts_covertly(world, other):
        clear_plans(world, other)
        world.saved[other] = stream.below(2 * world.last_entry(other) + 20)
        draw_operatives(world, other, stream)
    world.income[other] = world.last_entry(other) + stream.below(20)
    draw_research(world, other, stream)
    ways = len(world.ways) // (MOST_SEATS * len(items.UNITS))
    for unit in range(len(items.UNITS)):
        for turns in range(unit + 1):
            world.ways[(other * len(items.UNITS) + unit) * ways + turns] = stream.below(5)


def draw_operatives(world: Leaders, other: i64, stream: Stream) -> None:
    """Where chances are shown exactly, those of others are known."""
    for operative in range(2):
        at = other * 2 + operative
        if not world.exact:
            world.idle[at] = stream.below(world.rules.numbers[settings.MOST_OPERATIVES] // 2 + 1)
        most = world.rules.numbers[settings.MOST_OPERATIVES] - world.idle[at]
        world.coming[at] = stream.below(3) if most > 2 else i64(0)


def draw_research(world: Leaders, other: i64, stream: Stream) -> None:
    """Levels that have not won yet, and projects under way."""
    for field in range(len(items.FIELDS)):
        at = other * len(items.FIELDS) + field
        if field != items.MILITARY and not (field == items.TECHNOLOGY and world.exact):
            world.set_level(at, stream.below(items.LEVELS + 1))
    if least_level(world, other) >= world.rules.numbers[settings.VICTORY_LEVEL]:
        last = other * len(items.FIELDS) + len(items.FIELDS) - 1
        world.set_level(last, world.rules.numbers[settings.VICTORY_LEVEL] - 1)
    for field in range(len(items.FIELDS)):
        at = other * len(items.FIELDS) + field
        world.running[at] = stream.below(3) if world.level[at] < items.LEVELS else i64(0)


def draw_mission(world: Leaders, other: i64, stream: Stream) -> None:
    """Which missions brought the badges is secret, and so is the active one [LDR-MISS-24]."""
    badges = badges_of(world, other)
    world.set_fulfilled(other, 0)
    for _time in range(badges):
        category = stream.below(len(items.CATEGORIES))
        mission = first_open(world, other, category)
        while mission < 0:
            category = (category + 1) % len(items.CATEGORIES)
            mission = first_open(world, other, category)
        world.set_fulfilled(other, world.fulfilled[other] | BIT[mission])
    drop_mission(world, other)
    mission = stream.below(len(items.MISSIONS) + 1)
    if mission > 0 and is_open(world, other, mission - 1):
        world.mission[other] = mission
        world.checks[other] = stream.below(rounds_of(world, mission - 1)) + 1
        world.set_basis(other, world.income[other])
    if world.planned[other] != 0 or plans_now(world, other):
        world.planned[other] = world.mission[other]


def first_open(world: Leaders, other: i64, category: i64) -> i64:
    for mission in range(len(items.MISSIONS)):
        if items.CATEGORY[mission] == category and (world.fulfilled[other] >> mission) & 1 == 0:
            return mission
    return -1


def draw_pacts(world: Leaders, seat: i64, stream: Stream) -> None:
    """Alliances between two others; what the seat has to do with stays as it is."""
    for one in range(world.seats):
        for two in range(one):
            if one == seat or two == seat or (world.alive & BIT[one]) == 0 or (world.alive & BIT[two]) == 0:
                continue
            allied = stands_as_guest(world, one, two) or (stream.below(3) == 0 and not are_at_war(world, one, two))
            for a, b in ((one, two), (two, one)):
                for row in (world.allies, world.known_allies, world.barred, world.sent, world.offers):
                    row[a] &= ~BIT[b]
                if allied:
                    world.allies[a] |= BIT[b]
                    world.known_allies[a] |= BIT[b]


def plans_now(s: Leaders, other: i64) -> bool:
    """Whether a player is in the headquarters, in the turn or beside it."""
    if (s.sides >> other) & 1 == 1:
        return True
    return s.depth != 0 and s.frames[s.top()] == questions.HEADQUARTERS and s.active == other


def headquarters_of(s: Leaders, other: i64) -> i64:
    """The frame of a player who is in the headquarters."""
    return SIDE + other * WIDTH if (s.sides >> other) & 1 == 1 else s.top()


def clear_plans(world: Leaders, other: i64) -> None:
    for i in range(other * items.KINDS, other * items.KINDS + items.KINDS):
        world.chosen[i] = 0
    for i in range(other * MOST_SEATS, other * MOST_SEATS + MOST_SEATS):
        world.tribute[i] = 0


def draw_plans(world: Leaders, other: i64, stream: Stream) -> None:
    """A few steps of a headquarters under way, as they may have been taken."""
    if not plans_now(world, other):
        return
    f = headquarters_of(world, other)
    world.frames[f + questions.HEADQUARTERS_RECEIVER] = 0
    world.frames[f + questions.HEADQUARTERS_CHANGES] = 0
    room = vec[i64]([0] * world.max_actions())
    for _time in range(stream.below(STEPS + 1)):
        many = world.fill(f, other, room, 0)
        choice = stream.below(many)
        if choice > 0:  # the first answer is to leave
            world.carry_out(f, other, room[choice])
