"""Exploration tokens: turned up where a hero ends a Move action [RUN-EXPL-04] to [RUN-EXPL-21]."""

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
    events,
    hero_moves,
    heroes,
    questions,
    rewards,
    runes,
    training,
)
from bannerhall.games.runewars.rules.atlas import AREAS
from bannerhall.games.runewars.rules.components import NO_SEAT
from bannerhall.games.runewars.rules.drawing import draw_tactics
from bannerhall.games.runewars.rules.exploration_tokens import (
    DUNGEON,
    EVENT,
    FLOODED,
    HALL_KELLOS,
    MERCHANT,
    RAIDERS,
    SCROLL,
    SORT,
    TEMPLE,
    TRAINING,
)
from bannerhall.games.runewars.rules.gains import gain_influence
from bannerhall.games.runewars.rules.reward_cards import KINDS
from bannerhall.games.runewars.rules.state import Runewars

PRICE: Final[i64] = 3  # of the Traveling Merchant
GIFT: Final[i64] = 2  # influence at a Temple
DRIFT_STEPS: Final[i64] = 2


def token_up(s: Runewars, area: i64, kind: i64) -> bool:
    """Whether a faceup token of a kind lies in an area."""
    return s.exploration[area] == kind + 1 and (s.explored >> area) & 1 == 1


# --- Turning up ------------------------------------------------------------------------------------------------------


def arrive(s: Runewars, hero: i64) -> None:
    """A hero ends a Move action: the facedown token of the area is turned up and resolved; an event is discarded, a
    location stays [RUN-EXPL-04] [RUN-EXPL-05]."""
    area = heroes.area_of(s, hero)
    if s.exploration[area] != 0 and (s.explored >> area) & 1 == 0:
        turn_up(s, hero, area)
    if s.walked != 0:
        enter(s, area)


def enter(s: Runewars, area: i64) -> None:
    """Whoever comes into a faceup Dungeon goes no further in this Quest Phase [RUN-EXPL-08]."""
    if token_up(s, area, DUNGEON):
        s.spent |= hero_moves.IN_DUNGEON


def turn_up(s: Runewars, hero: i64, area: i64) -> None:
    kind = s.exploration[area] - 1
    s.explored |= BIT[area]
    s.reveal()
    if s.sink is not None:
        s.emit(events.EXPLORED, area, kind, 0, 0, ALL, 0)
    if SORT[kind] == EVENT:
        remove(s, area)
    resolve(s, hero, area, kind)


def remove(s: Runewars, area: i64) -> None:
    """The token leaves the game [RUN-EXPL-05]."""
    kind = s.exploration[area] - 1
    s.set_tokens_gone(kind, s.tokens_gone[kind] + 1)
    s.set_exploration(area, 0)
    s.set_exploration_seen(area, 0)
    s.explored &= ~BIT[area]
    s.flooded &= ~BIT[area]
    if s.sink is not None:
        s.emit(events.TOKEN_GONE, area, kind, 0, 0, ALL, 0)


def resolve(s: Runewars, hero: i64, area: i64, kind: i64) -> None:
    """What a token does when it is turned up; the other locations work from now on [RUN-EXPL-10] [RUN-EXPL-11]
    [RUN-EXPL-12] [RUN-EXPL-15]."""
    seat = heroes.owner(s, hero)
    if kind == MERCHANT:
        if s.influence[seat] >= PRICE:
            s.ask(questions.MERCHANT, seat, hero)
    elif kind == TRAINING:
        training.offer_raise(s, hero)
    elif kind == SCROLL:
        begin_scroll(s, seat)
    elif kind == RAIDERS:
        raid(s, hero, area)
    elif kind == FLOODED:
        s.flooded |= BIT[area]
        s.ask(questions.DRIFT, control.left_of(s, seat), hero)


def end_action(s: Runewars, hero: i64) -> None:
    """A hero ends an action in a Temple or in the Hall of Kellos [RUN-EXPL-09]."""
    seat = heroes.owner(s, hero)
    area = heroes.area_of(s, hero)
    if token_up(s, area, TEMPLE):
        gain_influence(s, seat, GIFT)
    elif token_up(s, area, HALL_KELLOS):
        draw_tactics(s, seat, 1)


# --- Destructible locations ------------------------------------------------------------------------------------------


def discard(s: Runewars, area: i64) -> None:
    """A player pulls a location down [RUN-EXPL-05] [RUN-EXPL-16]."""
    remove(s, area)


# --- Traveling Merchant ----------------------------------------------------------------------------------------------


@final
class Merchant(Question[Runewars]):
    """Pay 3 influence for a Reward card, or not [RUN-EXPL-10]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = actions.BUY_REWARD
        out[n + 1] = actions.BUY_NOTHING
        return n + 2

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        if action == actions.BUY_REWARD:
            return ALLOWED if s.influence[seat] >= PRICE else clauses.NO_INFLUENCE
        return ALLOWED if action == actions.BUY_NOTHING else OTHER_QUESTION

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        hero = s.frames[f + questions.MERCHANT_HERO]
        s.end_frame()
        if action == actions.BUY_REWARD:
            gain_influence(s, seat, -PRICE)
            rewards.give(s, hero, 1)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.BUY_NOTHING


# --- Raiding Party ---------------------------------------------------------------------------------------------------


def raid(s: Runewars, hero: i64, area: i64) -> None:
    """1 damage; with neutral or enemy units in the area also a Reward card, or 1 damage more [RUN-EXPL-11]."""
    seat = heroes.owner(s, hero)
    worse = control.units_in(s, area) != 0 and s.holder[area] != seat + 1
    heroes.damage(s, hero, 1, NO_SEAT)
    if not worse or s.hero_of[hero] == 0:
        return
    if rewards.number(s, hero) == 0:
        heroes.damage(s, hero, 1, NO_SEAT)
    else:
        s.ask(questions.RAIDERS, seat, hero)


@final
class Raiders(Question[Runewars]):
    """Discard a Reward card, or suffer 1 damage more [RUN-EXPL-11]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        left = rewards.held(s, s.frames[f + questions.RAIDERS_HERO])
        while left != 0:
            out[n] = actions.LOSE_REWARD + lowest(left)
            left &= left - 1
            n += 1
        out[n] = actions.SUFFER
        return n + 1

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        if action == actions.SUFFER:
            return ALLOWED
        kind = action - actions.LOSE_REWARD
        if kind < 0 or kind >= KINDS:
            return OTHER_QUESTION
        return ALLOWED if rewards.has(s, s.frames[f + questions.RAIDERS_HERO], kind) else clauses.NO_SUCH_REWARD

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        hero = s.frames[f + questions.RAIDERS_HERO]
        s.end_frame()
        if action == actions.SUFFER:
            heroes.damage(s, hero, 1, NO_SEAT)
            return
        rewards.discard(s, hero, action - actions.LOSE_REWARD)
        if heroes.is_defeated(s, hero):  # without the Heartstone
            heroes.defeat(s, hero, NO_SEAT)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.SUFFER


# --- Scroll of Sight -------------------------------------------------------------------------------------------------


def secrets(s: Runewars) -> i64:
    """The areas with a facedown rune or exploration token."""
    mask: i64 = 0
    for area in range(AREAS):
        hidden_rune = s.rune[area] != 0 and (s.rune_up >> area) & 1 == 0
        hidden_token = s.exploration[area] != 0 and (s.explored >> area) & 1 == 0
        if hidden_rune or hidden_token:
            mask |= BIT[area]
    return mask


def begin_scroll(s: Runewars, seat: i64) -> None:
    """Look at all facedown tokens of one area [RUN-EXPL-10] [RUN-CARD-05]."""
    mask = secrets(s)
    if mask != 0:
        s.ask(questions.SCROLL, seat)


def read_scroll(s: Runewars, seat: i64, area: i64) -> None:
    if s.rune[area] != 0 and (s.rune_up >> area) & 1 == 0:
        runes.look(s, seat, BIT[area])
    if s.exploration[area] != 0 and (s.explored >> area) & 1 == 0:
        s.set_exploration_seen(area, s.exploration_seen[area] | BIT[seat])
        s.reveal()
        if s.sink is not None:
            s.emit(events.TOKEN_SEEN, area, s.exploration[area] - 1, seat, 0, BIT[seat], events.SECOND_SECRET)


@final
class Scroll(Question[Runewars]):
    """Which area is looked at [RUN-EXPL-10]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        left = secrets(s)
        while left != 0:
            out[n] = actions.LOOK_AT + lowest(left)
            left &= left - 1
            n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        area = action - actions.LOOK_AT
        if area < 0 or area >= AREAS:
            return OTHER_QUESTION
        return ALLOWED if (secrets(s) >> area) & 1 == 1 else clauses.NO_EFFECT

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        s.end_frame()
        read_scroll(s, seat, action - actions.LOOK_AT)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.LOOK_AT + lowest(secrets(s))


# --- Flooded Area ----------------------------------------------------------------------------------------------------


def drift_reach(s: Runewars, hero: i64) -> i64:
    """Up to two areas, by the rules of a Quest Phase move, but the new water does not hold the hero back
    [RUN-EXPL-12] [RUN-EXPL-17]; a commander may not leave an activated area [RUN-CMD-08]."""
    area = heroes.area_of(s, hero)
    if not hero_moves.may_leave(s, hero):
        return BIT[area]
    flooded = s.flooded
    s.flooded &= ~BIT[area]
    found = hero_moves.reach(s, area, hero_moves.mode(s, hero), DRIFT_STEPS, hero_moves.open_portals(s))
    s.flooded = flooded
    return found


@final
class Drift(Question[Runewars]):
    """The left neighbour moves a hero out of a newly Flooded Area, or leaves the hero there; no further token is turned
    up by it; a Dungeon holds the hero [RUN-EXPL-08] [RUN-EXPL-12] [RUN-EXPL-17]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        left = drift_reach(s, s.frames[f + questions.DRIFT_HERO])
        while left != 0:
            out[n] = actions.DRIFT + lowest(left)
            left &= left - 1
            n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        area = action - actions.DRIFT
        if area < 0 or area >= AREAS:
            return OTHER_QUESTION
        reached = (drift_reach(s, s.frames[f + questions.DRIFT_HERO]) >> area) & 1
        return ALLOWED if reached == 1 else clauses.TOO_FAR

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        hero = s.frames[f + questions.DRIFT_HERO]
        area = action - actions.DRIFT
        s.end_frame()
        heroes.move(s, hero, area)
        enter(s, area)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.DRIFT + heroes.area_of(s, s.frames[f + questions.DRIFT_HERO])
