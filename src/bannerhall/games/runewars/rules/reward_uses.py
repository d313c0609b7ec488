"""Reward cards during one's own turn, exchanges between heroes, and markers of defeated ones [RUN-RWD-02] [RUN-DUEL-12]
[RUN-TERM-14]. The question of one's own turn offers them."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.question import Question
from bannerhall.games.runewars.rules import (
    actions,
    armies,
    clauses,
    control,
    exchange,
    forces,
    heroes,
    questions,
    reward_cards,
    reward_moments,
    rewards,
    runes,
    units,
)
from bannerhall.games.runewars.rules.atlas import AREAS
from bannerhall.games.runewars.rules.components import FROZEN
from bannerhall.games.runewars.rules.forces import FACTION_MASK, NEUTRAL_MASK
from bannerhall.games.runewars.rules.hero_cards import HEROES
from bannerhall.games.runewars.rules.reward_cards import KINDS
from bannerhall.games.runewars.rules.state import Runewars
from bannerhall.games.runewars.rules.units import SLOTS

# Shard of Timmorran, Flute of Possession, Staff of Light, Ice Storm, Winged Boots, Healing Draught, Dwarven Spyglass
IN_TURN: Final[i64] = 2**0 + 2**3 + 2**8 + 2**9 + 2**12 + 2**17 + 2**18
NOBODY: Final[i64] = -1


def may_have_use(s: Runewars, seat: i64) -> bool:
    """Whether the seat could do something, as far as everybody can see: it has a Reward card, or a hero at a marker
    [RUN-WINDOW-01]."""
    for hero in range(HEROES):
        if s.hero_of[hero] == seat + 1 and rewards.number(s, hero) != 0:
            return True
    return exchange.finders(s, seat) != 0


def fill(s: Runewars, seat: i64, out: vec[i64], n: i64) -> i64:
    """What the seat can do with its heroes' cards now."""
    for kind in range(KINDS):
        if (IN_TURN >> kind) & 1 == 1 and user(s, seat, kind) != NOBODY:
            out[n] = actions.USE_REWARD + kind
            n += 1
    for hero in range(HEROES):
        if s.hero_of[hero] == seat + 1 and exchange.partners(s, hero) != 0:
            out[n] = actions.EXCHANGE + hero
            n += 1
    left = exchange.finders(s, seat)
    while left != 0:
        out[n] = actions.TAKE_SPOILS + lowest(left)
        left &= left - 1
        n += 1
    return n


def clause_against(s: Runewars, seat: i64, action: i64) -> i64:
    """OTHER_QUESTION for what has nothing to do with Reward cards."""
    if actions.USE_REWARD <= action < actions.USE_REWARD + KINDS:
        kind = action - actions.USE_REWARD
        if user(s, seat, kind) != NOBODY:
            return ALLOWED
        return clauses.NO_EFFECT if holder_of(s, seat, kind) != NOBODY else clauses.NO_SUCH_REWARD
    if actions.EXCHANGE <= action < actions.EXCHANGE + HEROES:
        hero = action - actions.EXCHANGE
        mine = s.hero_of[hero] == seat + 1
        return ALLOWED if mine and exchange.partners(s, hero) != 0 else clauses.NOT_TOGETHER
    if actions.TAKE_SPOILS <= action < actions.TAKE_SPOILS + HEROES:
        found = (exchange.finders(s, seat) >> (action - actions.TAKE_SPOILS)) & 1
        return ALLOWED if found == 1 else clauses.NO_MARKER
    return OTHER_QUESTION


def carry_out(s: Runewars, seat: i64, action: i64) -> None:
    """The frame of the question has been ended."""
    if actions.EXCHANGE <= action < actions.EXCHANGE + HEROES:
        exchange.choose_partner(s, action - actions.EXCHANGE)
    elif actions.TAKE_SPOILS <= action < actions.TAKE_SPOILS + HEROES:
        exchange.take_spoils(s, action - actions.TAKE_SPOILS)
    else:
        kind = action - actions.USE_REWARD
        use(s, seat, user(s, seat, kind), kind)


# --- Who may use what ------------------------------------------------------------------------------------------------


def holder_of(s: Runewars, seat: i64, kind: i64) -> i64:
    """A hero of the seat with this card, or NOBODY."""
    for hero in range(HEROES):
        if s.hero_of[hero] == seat + 1 and rewards.has(s, hero, kind):
            return hero
    return NOBODY


def user(s: Runewars, seat: i64, kind: i64) -> i64:
    """The first hero of the seat who can use this card now, or NOBODY [RUN-CARD-01]."""
    if (IN_TURN >> kind) & 1 == 0:
        return NOBODY
    for hero in range(HEROES):
        if s.hero_of[hero] == seat + 1 and rewards.has(s, hero, kind) and has_effect(s, seat, hero, kind):
            return hero
    return NOBODY


def has_effect(s: Runewars, seat: i64, hero: i64, kind: i64) -> bool:
    """Whether the card would do anything, as far as the player knows [RUN-CARD-01]."""
    area = heroes.area_of(s, hero)
    if kind == reward_cards.SHARD_OF_TIMMORRAN:
        return s.builder[area] == seat + 1 and runes.supply_dragon(s) > 0
    if kind == reward_cards.FLUTE:
        return flute_targets(s, area) != 0
    if kind == reward_cards.STAFF_LIGHT:
        return s.holder[area] == seat + 1 and s.routed[area] != 0
    if kind == reward_cards.ICE_STORM:
        return s.holder[area] != seat + 1 and s.standing[area] != 0
    if kind == reward_cards.WINGED_BOOTS:
        return not rewards.is_up(s, hero, kind)
    if kind == reward_cards.HEALING_DRAUGHT:
        return s.hero_damage[hero] != 0
    return s.spyglass != this_turn(s, seat) and hidden_runes(s, area) != 0


def use(s: Runewars, seat: i64, hero: i64, kind: i64) -> None:
    """What the card does; Winged Boots are put on, and their hero ignores borders from then on [RUN-RWD-01]
    [RUN-TERM-12]."""
    area = heroes.area_of(s, hero)
    if kind == reward_cards.WINGED_BOOTS:
        rewards.show(s, hero, kind)
        return
    if kind == reward_cards.HEALING_DRAUGHT:
        reward_moments.drink(s, hero)
        return
    if kind == reward_cards.SPYGLASS:
        rewards.show(s, hero, kind)
        s.spyglass = this_turn(s, seat)
        s.ask(questions.SPYGLASS, seat, area)
        return
    rewards.discard(s, hero, kind)
    if kind == reward_cards.SHARD_OF_TIMMORRAN:
        runes.receive_rune(s, seat)
    elif kind == reward_cards.FLUTE:
        s.ask(questions.FLUTE, seat, area)
    elif kind == reward_cards.STAFF_LIGHT:
        s.standing[area] += s.routed[area]
        s.set_routed(area, 0)
    else:
        s.set_routed(area, s.routed[area] + s.standing[area])
        s.standing[area] = 0


# --- Dwarven Spyglass ------------------------------------------------------------------------------------------------


def this_turn(s: Runewars, seat: i64) -> i64:
    """A number that each turn of the game has for itself, from 1."""
    return (s.year * 4 + s.season) * 4 + seat + 1


def hidden_runes(s: Runewars, area: i64) -> i64:
    """The adjacent areas with a facedown rune token, borders ignored."""
    mask: i64 = 0
    left = s.near[area] & ~s.rune_up
    while left != 0:
        other = lowest(left)
        left &= left - 1
        if s.rune[other] != 0:
            mask |= BIT[other]
    return mask


@final
class Spyglass(Question[Runewars]):
    """Which token beside the hero is looked at [RUN-RWD-01] [RUN-CARD-05]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        left = hidden_runes(s, s.frames[f + questions.SPYGLASS_AREA])
        while left != 0:
            out[n] = actions.SPYGLASS + lowest(left)
            left &= left - 1
            n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        area = action - actions.SPYGLASS
        if area < 0 or area >= AREAS:
            return OTHER_QUESTION
        there = (hidden_runes(s, s.frames[f + questions.SPYGLASS_AREA]) >> area) & 1
        return ALLOWED if there == 1 else clauses.NO_TARGET

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        s.end_frame()
        runes.look(s, seat, BIT[action - actions.SPYGLASS])

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.SPYGLASS + lowest(hidden_runes(s, s.frames[f + questions.SPYGLASS_AREA]))


# --- Flute of Possession ---------------------------------------------------------------------------------------------


def flute_targets(s: Runewars, area: i64) -> i64:
    """The adjacent areas that all neutral units of an area can reach; borders hold them back unless all of them fly."""
    present = (s.standing[area] | s.routed[area]) & NEUTRAL_MASK
    if present == 0:
        return 0
    mode = control.WALKS
    if s.weather & FROZEN != 0:
        mode |= control.WADES
    if all_fly(s, present):
        mode |= control.FLIES
    return control.crossable(s, area, mode)


def all_fly(s: Runewars, force: i64) -> bool:
    for slot in range(units.FACTION_UNITS, SLOTS):
        if forces.many(force, slot) != 0 and not control.unit_flies(s, forces.kind_of(slot, 0)):
            return False
    return True


@final
class Flute(Question[Runewars]):
    """Where all neutral units of the hero's area go: they ally with whoever controls it [RUN-NEU-12] [RUN-CARD-03]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        left = flute_targets(s, s.frames[f + questions.FLUTE_AREA])
        while left != 0:
            out[n] = actions.FLUTE + lowest(left)
            left &= left - 1
            n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        area = action - actions.FLUTE
        if area < 0 or area >= AREAS:
            return OTHER_QUESTION
        there = (flute_targets(s, s.frames[f + questions.FLUTE_AREA]) >> area) & 1
        return ALLOWED if there == 1 else clauses.NO_TARGET

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        source = s.frames[f + questions.FLUTE_AREA]
        s.end_frame()
        lure(s, source, action - actions.FLUTE)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.FLUTE + lowest(flute_targets(s, s.frames[f + questions.FLUTE_AREA]))


def lure(s: Runewars, source: i64, area: i64) -> None:
    """The neutral units move, standing or routed as they are, and the limit of eight is applied [RUN-NEU-12]
    [RUN-MOV-11]."""
    standing = s.standing[source] & NEUTRAL_MASK
    routed = s.routed[source] & NEUTRAL_MASK
    s.standing[source] -= standing
    s.set_routed(source, s.routed[source] - routed)
    if (s.standing[source] + s.routed[source]) & FACTION_MASK == 0:
        s.holder[source] = 0
    s.standing[area] += standing
    s.set_routed(area, s.routed[area] + routed)
    armies.settle_neutrals(s, area)
    armies.enforce_limit(s, area)
