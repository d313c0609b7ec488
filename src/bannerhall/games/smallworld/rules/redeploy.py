"""Redeployment: tokens, Heroes, Catapult, Leader, Encampments, Fortress and Pots are laid out anew."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, count, lowest
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.question import Question
from bannerhall.core.state import PROCEEDS, WHO
from bannerhall.core.vocabulary import SPAN
from bannerhall.games.smallworld.rules import actions, clauses, events, powers, questions, races
from bannerhall.games.smallworld.rules.asking import asks_active, may_play, misfit, plays_now
from bannerhall.games.smallworld.rules.components import ACTIVE, ON_MAP, SLOTS
from bannerhall.games.smallworld.rules.giving_up import amazons_due, give_up, stand_in
from bannerhall.games.smallworld.rules.guards import (
    clause_against_hero,
    engine_places,
    fortress_places,
    guards_left,
    hero_places,
    place_marker,
    pot_places,
)
from bannerhall.games.smallworld.rules.layout import (
    bare,
    brave,
    camp,
    clause_against_brave,
    clause_against_camp,
    clause_against_tokens,
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
from bannerhall.games.smallworld.rules.price import least
from bannerhall.games.smallworld.rules.ready import lift_leader
from bannerhall.games.smallworld.rules.state import SmallWorld


@final
class Redeploy(Question[SmallWorld]):
    """Everything is laid out in any order; only Heroes and Catapult come before the Leader, who may not join them
    [SMW-REDEPLOY-01] [SMW-REDEPLOY-05] [SMW-REDEPLOY-06] [SMW-DIE-10] [SMW-LEADER-44]."""

    def proceed(self, s: SmallWorld, f: i64) -> None:
        people = s.frames[f + questions.REDEPLOY_PEOPLE]
        stage = s.frames[f + questions.REDEPLOY_STAGE]
        if stage == questions.GATHER:
            gather(s, people)
            s.frames[f + questions.REDEPLOY_STAGE] = questions.TAKE_OFF
        elif stage == questions.TAKE_OFF:
            if not amazons_owe(s, people):
                s.frames[f + questions.REDEPLOY_STAGE] = questions.LAY_OUT
        else:
            settle(s, f, people)

    def fill(self, s: SmallWorld, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        people = s.frames[f + questions.REDEPLOY_PEOPLE]
        n = fill_tokens(s, people, out, n)
        if people % SLOTS != ACTIVE:
            return n
        n = fill_regions(actions.HERO, hero_places(s, people), out, n)
        n = fill_regions(actions.ENGINE, engine_places(s, people), out, n)
        if leader_in_hand(s, people) and not guards_left(s, people):
            n = fill_leader(s, people, out, n)
        if has_camps(s, people):
            n = fill_regions(actions.CAMP, s.held[people], out, n)
        n = fill_regions(actions.FORTRESS, fortress_places(s, f, people), out, n)
        n = fill_regions(actions.POT, pot_places(s, people), out, n)
        if clause_against_done(s, people) == 0:
            out[n] = actions.DONE
            n += 1
        return n

    def clause_against(self, s: SmallWorld, f: i64, seat: i64, action: i64) -> i64:
        people = s.frames[f + questions.REDEPLOY_PEOPLE]
        kind = action // SPAN * SPAN
        region = action - kind
        if kind == actions.DEPLOY or kind == actions.REST:
            return clause_against_tokens(s, people, kind, region)
        if kind == actions.HERO:
            return clause_against_hero(s, people, region)
        if kind == actions.ENGINE:
            return ALLOWED if engine_places(s, people) & BIT[region] != 0 else clauses.NO_CATAPULT
        if kind == actions.LEAD:
            return clause_against_lead(s, people, region)
        if kind == actions.ALONE:
            return clause_against_alone(s, people, region)
        if kind == actions.CAMP:
            return clause_against_camp(s, people, region)
        if kind == actions.FORTRESS:
            return ALLOWED if fortress_places(s, f, people) & BIT[region] != 0 else clauses.NO_FORTRESS
        if kind == actions.POT:
            return ALLOWED if pot_places(s, people) & BIT[region] != 0 else clauses.NO_POT
        return clause_against_done(s, people) if kind == actions.DONE else OTHER_QUESTION

    def carry_out(self, s: SmallWorld, f: i64, seat: i64, action: i64) -> None:
        people = s.frames[f + questions.REDEPLOY_PEOPLE]
        kind = action // SPAN * SPAN
        region = action - kind
        if kind == actions.DONE:
            finish(s, people)
            return
        if kind == actions.DEPLOY:
            deploy(s, people, region, 1)
        elif kind == actions.REST:
            deploy(s, people, region, s.hand[people])
        elif kind == actions.LEAD:
            lead(s, people, region)
        elif kind == actions.ALONE:
            stand_alone(s, people, region)
        elif kind == actions.CAMP:
            camp(s, people, region)
        else:
            place_marker(s, f, seat, kind, region)
        s.frames[f + WHO] = PROCEEDS

    def lapse(self, s: SmallWorld, f: i64, seat: i64) -> i64:
        out = vec[i64]([0] * s.max_actions())
        n = self.fill(s, f, seat, out, 0)
        return actions.DONE if out[n - 1] == actions.DONE else out[0]

    def invariants(self, s: SmallWorld, f: i64) -> list[str]:
        people = s.frames[f + questions.REDEPLOY_PEOPLE]
        laid_out = s.frames[f + questions.REDEPLOY_STAGE] == questions.LAY_OUT
        asks = s.frames[f + WHO] == PROCEEDS or (asks_active(s, f) and laid_out)
        return misfit(s, f, asks, may_play(s, people), plays_now(s, people))


# --- Gathering -------------------------------------------------------------------------------------------------------


def gather(s: SmallWorld, people: i64) -> None:
    """Take up everything that may be laid out anew, but for one token in each region
    [SMW-REDEPLOY-02] [SMW-RACE-30] [SMW-RACE-31] [SMW-EXTRA-06] [SMW-EXTRA-09]
    [SMW-EXTRA-27]."""
    if people % SLOTS == ACTIVE:
        grow(s, people)
        gather_markers(s, people)
        if s.race[people] == races.BARBARIANS:
            stay_put(s, people)
            return
    gather_tokens(s, people)
    if s.race[people] == races.PIXIES and s.held[people] != 0:
        s.reserve[people // SLOTS] += s.hand[people]
        s.hand[people] = 0


def grow(s: SmallWorld, people: i64) -> None:
    """Skeletons gain a token for every two non-empty regions they took [SMW-RACE-30] [SMW-LEADER-47]."""
    if s.race[people] != races.SKELETONS:
        return
    gained = s.raids // 2
    if gained > s.tray[races.SKELETONS]:
        gained = s.tray[races.SKELETONS]
    if gained != 0:
        s.tray[races.SKELETONS] -= gained
        s.hand[people] += gained
        if s.sink is not None:
            s.emit(events.GREW, people // SLOTS, races.SKELETONS, gained, 0, ALL, 0)


def gather_markers(s: SmallWorld, people: i64) -> None:
    """Encampments, Heroes and Catapult may move every turn [SMW-POWER-08] [SMW-POWER-32] [SMW-EXTRA-19]."""
    power = s.power[people]
    if power == powers.HEROIC:
        s.heroes_left += count(s.heroes)
        s.heroes = 0
    elif power == powers.CATAPULT:
        s.catapult = 0
        s.catapult_left = 1
    elif power == powers.BIVOUACKING:
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
    if s.race[people] != races.AMAZONS or people % SLOTS != ACTIVE:
        return False
    seat = people // SLOTS
    owed = amazons_due(s, people)
    if s.hand[people] < owed:
        s.ask(questions.GIVE_UP, seat, people, questions.FOR_AMAZONS)
        return True
    s.hand[people] -= owed
    s.reserve[seat] += owed
    if owed != 0 and s.sink is not None:
        s.emit(events.CAME_OFF, seat, owed, 0, 0, ALL, 0)
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
    s.end_frame()
    if leader_in_hand(s, people):
        keep_off(s, people)
    if s.sink is not None:
        s.emit(events.REDEPLOYED, people // SLOTS, 0, 0, 0, ALL, 0)


def clause_against_done(s: SmallWorld, people: i64) -> i64:
    """Nothing may be held back [SMW-REDEPLOY-04] [SMW-POWER-10] [SMW-POWER-31] [SMW-LEADER-13]."""
    if s.hand[people] != 0:
        return clauses.TOKENS_LEFT
    if hero_places(s, people) != 0:
        return clauses.NO_HERO_LEFT
    if engine_places(s, people) != 0:
        return clauses.NO_CATAPULT
    if leader_in_hand(s, people):
        return clauses.LEADER_OFF_BY_CHOICE
    return clauses.CAMPS_LEFT if has_camps(s, people) else ALLOWED


# --- The Leader ------------------------------------------------------------------------------------------------------


def fill_leader(s: SmallWorld, people: i64, out: vec[i64], n: i64) -> i64:
    places = brave(s, people)
    while places != 0:
        region = lowest(places)
        places &= places - 1
        if clause_against_lead(s, people, region) == 0:
            out[n] = actions.LEAD + region
            n += 1
        if clause_against_alone(s, people, region) == 0:
            out[n] = actions.ALONE + region
            n += 1
    return n


def clause_against_lead(s: SmallWorld, people: i64, region: i64) -> i64:
    """The Leader joins tokens [SMW-LEADER-08] [SMW-LEADER-13] [SMW-LEADER-15] [SMW-LEADER-44]."""
    why = clause_against_leader(s, people, region)
    if why != 0:
        return why
    return (
        clauses.LEADER_RELIEVED
        if bare(s, people) & ~BIT[region] != 0 or s.tokens[region] < least(s, people)
        else ALLOWED
    )


def clause_against_alone(s: SmallWorld, people: i64, region: i64) -> i64:
    """The Leader takes the place of a token, which then goes elsewhere [SMW-LEADER-03] [SMW-LEADER-15]."""
    why = clause_against_leader(s, people, region)
    if why != 0:
        return why
    if bare(s, people) != 0:
        return ALLOWED
    if s.race[people] == races.PIXIES:
        return clauses.ONE_PIXIE
    if s.race[people] == races.BARBARIANS:
        return clauses.NOT_REDEPLOYED
    return clauses.TOKENS_LEFT if single(s.held[people]) else ALLOWED


def clause_against_leader(s: SmallWorld, people: i64, region: i64) -> i64:
    if not leader_in_hand(s, people):
        return clauses.NO_LEADER_IN_HAND
    if guards_left(s, people):
        return clauses.HEROES_FIRST
    return clause_against_brave(s, people, region)


def stand_alone(s: SmallWorld, people: i64, region: i64) -> None:
    """A token makes room for the Leader and goes where he stood, or to hand."""
    if s.tokens[region] >= least(s, people):
        stand_in(s, people, region)
        relieve(s, people)
    else:
        lead(s, people, region)
