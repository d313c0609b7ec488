"""Redeployment: tokens, Heroes, Catapult, Leader, Encampments, Fortress and Pots are laid out anew."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, count, lowest
from bannerhall.core.events import ALL
from bannerhall.core.state import PROCEEDS, WHO, A, C
from bannerhall.core.tables import OTHER_QUESTION
from bannerhall.core.vocabulary import SPAN
from bannerhall.games.smallworld.actions import (
    ALONE,
    CAMP,
    DEPLOY,
    DONE,
    ENGINE,
    FORTRESS,
    GIVE_UP_FRAME,
    HERO,
    LEAD,
    POT,
    REST,
)
from bannerhall.games.smallworld.clauses import (
    CAMPS_LEFT,
    HEROES_FIRST,
    LEADER_OFF_BY_CHOICE,
    LEADER_RELIEVED,
    NO_CATAPULT,
    NO_FORTRESS,
    NO_HERO_LEFT,
    NO_LEADER_IN_HAND,
    NO_POT,
    NOT_REDEPLOYED,
    ONE_PIXIE,
    TOKENS_LEFT,
)
from bannerhall.games.smallworld.components import (
    ACTIVE,
    AMAZONS,
    BARBARIANS,
    BIVOUACKING,
    CATAPULT,
    HEROIC,
    ON_MAP,
    PIXIES,
    SKELETONS,
    SLOTS,
)
from bannerhall.games.smallworld.events import CAME_OFF, GREW, REDEPLOYED
from bannerhall.games.smallworld.giving import FOR_AMAZONS, amazons_due, give_up, stand_in
from bannerhall.games.smallworld.guards import (
    bar_hero,
    engine_places,
    fortress_places,
    guards_left,
    hero_places,
    place_marker,
    pot_places,
)
from bannerhall.games.smallworld.layout import (
    bar_brave,
    bar_camp,
    bar_tokens,
    bare,
    brave,
    camp,
    deploy,
    fill_regions,
    fill_tokens,
    has_camps,
    keep_off,
    lead,
    leader_in_hand,
    place_all_in,
    single,
)
from bannerhall.games.smallworld.price import least
from bannerhall.games.smallworld.ready import lift_leader
from bannerhall.games.smallworld.state import Decision, SmallWorld

# Argument C of the frame: how far the redeployment has come.
GATHER: Final = 0
TAKE_OFF: Final = 1
LAY_OUT: Final = 2


@final
class Redeploy(Decision):
    """A is the people, B 1 once a Fortress was built, C how far it has come. Everything is laid out in any order; only
    Heroes and Catapult come before the Leader, who may not stand beside them
    [SMW-REDEPLOY-01] [SMW-REDEPLOY-05] [SMW-REDEPLOY-06] [SMW-DIE-10] [SMW-LEADER-44]."""

    def proceed(self, s: SmallWorld, f: i64) -> None:
        people = s.frames[f + A]
        stage = s.frames[f + C]
        if stage == GATHER:
            gather(s, people)
            s.frames[f + C] = TAKE_OFF
        elif stage == TAKE_OFF:
            if not amazons_owe(s, people):
                s.frames[f + C] = LAY_OUT
        else:
            settle(s, f, people)

    def fill(self, s: SmallWorld, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        people = s.frames[f + A]
        n = fill_tokens(s, people, out, n)
        if people % SLOTS != ACTIVE:
            return n
        n = fill_regions(HERO, hero_places(s, people), out, n)
        n = fill_regions(ENGINE, engine_places(s, people), out, n)
        if leader_in_hand(s, people) and not guards_left(s, people):
            n = fill_leader(s, people, out, n)
        if has_camps(s, people):
            n = fill_regions(CAMP, s.held[people], out, n)
        n = fill_regions(FORTRESS, fortress_places(s, f, people), out, n)
        n = fill_regions(POT, pot_places(s, people), out, n)
        if bar_done(s, people) == 0:
            out[n] = DONE
            n += 1
        return n

    def bar(self, s: SmallWorld, f: i64, seat: i64, action: i64) -> i64:
        people = s.frames[f + A]
        kind = action // SPAN * SPAN
        region = action - kind
        if kind == DEPLOY or kind == REST:
            return bar_tokens(s, people, kind, region)
        if kind == HERO:
            return bar_hero(s, people, region)
        if kind == ENGINE:
            return 0 if engine_places(s, people) & BIT[region] != 0 else NO_CATAPULT
        if kind == LEAD:
            return bar_lead(s, people, region)
        if kind == ALONE:
            return bar_alone(s, people, region)
        if kind == CAMP:
            return bar_camp(s, people, region)
        if kind == FORTRESS:
            return 0 if fortress_places(s, f, people) & BIT[region] != 0 else NO_FORTRESS
        if kind == POT:
            return 0 if pot_places(s, people) & BIT[region] != 0 else NO_POT
        return bar_done(s, people) if kind == DONE else OTHER_QUESTION

    def resolve(self, s: SmallWorld, f: i64, seat: i64, action: i64) -> None:
        people = s.frames[f + A]
        kind = action // SPAN * SPAN
        region = action - kind
        if kind == DONE:
            finish(s, people)
            return
        if kind == DEPLOY:
            deploy(s, people, region, 1)
        elif kind == REST:
            deploy(s, people, region, s.hand[people])
        elif kind == LEAD:
            lead(s, people, region)
        elif kind == ALONE:
            stand_alone(s, people, region)
        elif kind == CAMP:
            camp(s, people, region)
        else:
            place_marker(s, f, seat, kind, region)
        s.frames[f + WHO] = PROCEEDS

    def lapse(self, s: SmallWorld, f: i64, seat: i64) -> i64:
        out = vec[i64]([0] * s.room())
        n = self.fill(s, f, seat, out, 0)
        return DONE if out[n - 1] == DONE else out[0]


# --- Gathering -------------------------------------------------------------------------------------------------------


def gather(s: SmallWorld, people: i64) -> None:
    """Take up everything that may be laid out anew, but for one token in each region
    [SMW-REDEPLOY-02] [SMW-RACE-30] [SMW-RACE-31] [SMW-EXTRA-06] [SMW-EXTRA-09]
    [SMW-EXTRA-27]."""
    if people % SLOTS == ACTIVE:
        grow(s, people)
        gather_markers(s, people)
        if s.race[people] == BARBARIANS:
            stay_put(s, people)
            return
    gather_tokens(s, people)
    if s.race[people] == PIXIES and s.held[people] != 0:
        s.reserve[people // SLOTS] += s.hand[people]
        s.hand[people] = 0


def grow(s: SmallWorld, people: i64) -> None:
    """Skeletons gain a token for every two non-empty regions they took [SMW-RACE-30] [SMW-LEADER-47]."""
    if s.race[people] != SKELETONS:
        return
    gained = s.raids // 2
    if gained > s.tray[SKELETONS]:
        gained = s.tray[SKELETONS]
    if gained != 0:
        s.tray[SKELETONS] -= gained
        s.hand[people] += gained
        if s.sink is not None:
            s.emit(GREW, people // SLOTS, SKELETONS, gained, 0, ALL, 0)


def gather_markers(s: SmallWorld, people: i64) -> None:
    """Encampments, Heroes and Catapult may move every turn [SMW-POWER-08] [SMW-POWER-32] [SMW-EXTRA-19]."""
    power = s.power[people]
    if power == HEROIC:
        s.heroes_left += count(s.heroes)
        s.heroes = 0
    elif power == CATAPULT:
        s.catapult = 0
        s.catapult_left = 1
    elif power == BIVOUACKING:
        mask = s.held[people]
        while mask != 0:
            region = lowest(mask)
            mask &= mask - 1
            if s.camps[region] != 0:
                s.camps_left += s.camps[region]
                s.set_camps(region, 0)


def gather_tokens(s: SmallWorld, people: i64) -> None:
    floor = least(s, people)
    mask = s.held[people]
    while mask != 0:
        region = lowest(mask)
        mask &= mask - 1
        if s.tokens[region] > floor:
            s.hand[people] += s.tokens[region] - floor
            s.tokens[region] = floor
        if people % SLOTS == ACTIVE:
            lift_leader(s, people // SLOTS, region)
    relieve(s, people)


def relieve(s: SmallWorld, people: i64) -> None:
    """A token from the hand takes the Leader's place where he stood alone [SMW-LEADER-15]."""
    lacking = bare(s, people)
    if lacking != 0 and s.hand[people] != 0:
        s.hand[people] -= 1
        s.tokens[lowest(lacking)] += 1


def stay_put(s: SmallWorld, people: i64) -> None:
    """Barbarians stay where they are, and what is in hand stays there; only the Leader leaves an immune region
    [SMW-EXTRA-06] [SMW-LEADER-54]."""
    seat = people // SLOTS
    s.reserve[seat] += s.hand[people]
    s.hand[people] = 0
    if s.leader[seat] >= ON_MAP and brave(s, people) & BIT[s.leader[seat] - ON_MAP] == 0:
        lift_leader(s, seat, s.leader[seat] - ON_MAP)
        if bare(s, people) != 0 and s.reserve[seat] != 0:
            s.reserve[seat] -= 1
            s.tokens[lowest(bare(s, people))] += 1


# --- Amazons ---------------------------------------------------------------------------------------------------------


def amazons_owe(s: SmallWorld, people: i64) -> bool:
    """Four Amazons come off the map, all if there are fewer, even if regions must be given up for it; the Leader is
    none of them [SMW-RACE-03] [SMW-RACE-05] [SMW-RACE-06] [SMW-REDEPLOY-03] [SMW-LEADER-17]."""
    if s.race[people] != AMAZONS or people % SLOTS != ACTIVE:
        return False
    seat = people // SLOTS
    owed = amazons_due(s, people)
    if s.hand[people] < owed:
        s.ask(GIVE_UP_FRAME, seat, people, FOR_AMAZONS)
        return True
    s.hand[people] -= owed
    s.reserve[seat] += owed
    if owed != 0 and s.sink is not None:
        s.emit(CAME_OFF, seat, owed, 0, 0, ALL, 0)
    return False


# --- Laying out ------------------------------------------------------------------------------------------------------


def settle(s: SmallWorld, f: i64, people: i64) -> None:
    """Ask on while there is something to choose; what leaves no choice is done [SMW-REDEPLOY-04]."""
    held = s.held[people]
    if held != 0:
        if single(held):
            place_all_in(s, people, lowest(held))
        if leader_in_hand(s, people) and not guards_left(s, people) and brave(s, people) == 0:
            give_way(s, people)
            s.frames[f + WHO] = PROCEEDS
            return
    if s.held[people] != 0 and anything_left(s, f, people):
        s.frames[f + WHO] = people // SLOTS
    else:
        finish(s, people)


def anything_left(s: SmallWorld, f: i64, people: i64) -> bool:
    if s.hand[people] != 0:
        return True
    if people % SLOTS != ACTIVE:
        return False
    if has_camps(s, people) or leader_in_hand(s, people) or guards_left(s, people):
        return True
    return fortress_places(s, f, people) | pot_places(s, people) != 0


def give_way(s: SmallWorld, people: i64) -> None:
    """Every region is immune: the Leader waits off the board, and a region that nobody else can hold is given up
    [SMW-LEADER-10] [SMW-LEADER-15] [SMW-LEADER-45]."""
    lacking = bare(s, people)
    if lacking != 0:
        give_up(s, people, lowest(lacking))
    keep_off(s, people)


def finish(s: SmallWorld, people: i64) -> None:
    s.done()
    if leader_in_hand(s, people):
        keep_off(s, people)
    if s.sink is not None:
        s.emit(REDEPLOYED, people // SLOTS, 0, 0, 0, ALL, 0)


def bar_done(s: SmallWorld, people: i64) -> i64:
    """Nothing may be held back [SMW-REDEPLOY-04] [SMW-POWER-10] [SMW-POWER-31] [SMW-LEADER-13]."""
    if s.hand[people] != 0:
        return TOKENS_LEFT
    if hero_places(s, people) != 0:
        return NO_HERO_LEFT
    if engine_places(s, people) != 0:
        return NO_CATAPULT
    if leader_in_hand(s, people):
        return LEADER_OFF_BY_CHOICE
    return CAMPS_LEFT if has_camps(s, people) else 0


# --- The Leader ------------------------------------------------------------------------------------------------------


def fill_leader(s: SmallWorld, people: i64, out: vec[i64], n: i64) -> i64:
    places = brave(s, people)
    while places != 0:
        region = lowest(places)
        places &= places - 1
        if bar_lead(s, people, region) == 0:
            out[n] = LEAD + region
            n += 1
        if bar_alone(s, people, region) == 0:
            out[n] = ALONE + region
            n += 1
    return n


def bar_lead(s: SmallWorld, people: i64, region: i64) -> i64:
    """The Leader joins tokens [SMW-LEADER-08] [SMW-LEADER-13] [SMW-LEADER-15] [SMW-LEADER-44]."""
    why = bar_leader(s, people, region)
    if why != 0:
        return why
    return LEADER_RELIEVED if bare(s, people) & ~BIT[region] != 0 or s.tokens[region] < least(s, people) else 0


def bar_alone(s: SmallWorld, people: i64, region: i64) -> i64:
    """The Leader takes the place of a token, which then goes elsewhere [SMW-LEADER-03] [SMW-LEADER-15]."""
    why = bar_leader(s, people, region)
    if why != 0:
        return why
    if bare(s, people) != 0:
        return 0
    if s.race[people] == PIXIES:
        return ONE_PIXIE
    if s.race[people] == BARBARIANS:
        return NOT_REDEPLOYED
    return TOKENS_LEFT if single(s.held[people]) else 0


def bar_leader(s: SmallWorld, people: i64, region: i64) -> i64:
    if not leader_in_hand(s, people):
        return NO_LEADER_IN_HAND
    if guards_left(s, people):
        return HEROES_FIRST
    return bar_brave(s, people, region)


def stand_alone(s: SmallWorld, people: i64, region: i64) -> None:
    """A token makes room for the Leader and goes where he stood, or to hand."""
    if s.tokens[region] >= least(s, people):
        stand_in(s, people, region)
        relieve(s, people)
    else:
        lead(s, people, region)
