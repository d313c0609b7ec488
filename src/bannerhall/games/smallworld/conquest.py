"""Conquests: with tokens, Dragon, sorcery, Catapult and mercenaries, the Berserk roll and the final attempt."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.core.events import ALL
from bannerhall.core.state import CHANCE, A, B, C
from bannerhall.core.tables import OTHER_QUESTION
from bannerhall.core.vocabulary import SPAN
from bannerhall.games.smallworld.actions import DARE, DIE_FRAME, DRAGON, HIRE, ROLL, SHOOT, SPELL, STOP, TAKE
from bannerhall.games.smallworld.clauses import (
    DIE_AT_THE_END,
    DRAGON_ALONE,
    NO_CATAPULT,
    NO_DIE_WITHOUT_TOKEN,
    NO_DRAGON,
    NO_MERCENARY,
    NO_PLAIN_DIE,
    NO_TOKEN,
    NOT_BERSERK,
    NOT_SHORT,
    ROLL_STANDS,
    TOO_FEW_KOBOLDS,
    TOO_FEW_TOKENS,
    TOO_SHORT,
)
from bannerhall.games.smallworld.components import (
    BASE_PRICE,
    BERSERK,
    CATAPULT,
    DRAGON_MASTER,
    MARAUDING,
    MERCENARY,
    NONE,
    SHORTEST,
    SLOTS,
    SORCERERS,
)
from bannerhall.games.smallworld.events import BY_BERSERK, BY_CATAPULT, BY_DRAGON, BY_MERCENARIES, BY_TOKENS, STOPPED
from bannerhall.games.smallworld.losses import attack, occupy
from bannerhall.games.smallworld.price import (
    bar_ground,
    bar_target,
    cheaper_by_power,
    cheaper_by_race,
    fixed_discount,
    least,
    pieces,
    price,
    strength,
    targets,
    two_steps,
)
from bannerhall.games.smallworld.ready import ready_again, to_redeployment
from bannerhall.games.smallworld.sorcery import bar_spell, cast, fill_spells
from bannerhall.games.smallworld.state import Decision, SmallWorld

HIRED: Final = 2  # what Mercenaries make a region cheaper by, for a coin


@final
class Conquer(Decision):
    """Region after region, as long as tokens last and the player likes. A is the people, B the pips of a Berserk roll
    that waits for its target + 1, C the round of conquests of Marauders [SMW-CONQ-10] [SMW-TURN-06]."""

    def fill(self, s: SmallWorld, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        people = s.frames[f + A]
        out[n] = STOP
        n += 1
        left = pieces(s, people)
        mask = targets(s, people)
        n = fill_conquests(s, f, people, left, mask, out, n)
        if s.frames[f + B] != 0:
            return n
        n = fill_dragon(s, people, mask, out, n)
        n = fill_shots(s, people, left, out, n)
        if rolls_first(s, people) and left != 0:
            out[n] = ROLL
            n += 1
        return fill_spells(s, people, mask, out, n) if s.race[people] == SORCERERS else n

    def bar(self, s: SmallWorld, f: i64, seat: i64, action: i64) -> i64:
        kind = action // SPAN * SPAN
        region = action - kind
        people = s.frames[f + A]
        if kind == STOP:
            return 0
        if kind == TAKE:
            return bar_take(s, people, region, pips_of(s, f))
        if kind == DARE:
            return bar_dare(s, f, people, region)
        if kind != DRAGON and kind != SPELL and kind != ROLL and kind != SHOOT and kind != HIRE:
            return OTHER_QUESTION
        if s.frames[f + B] != 0:
            return ROLL_STANDS
        if kind == DRAGON:
            return bar_dragon(s, people, region)
        if kind == SPELL:
            return bar_spell(s, people, region)
        if kind == SHOOT:
            return bar_shot(s, people, region)
        return bar_roll(s, people) if kind == ROLL else bar_hire(s, people, region)

    def resolve(self, s: SmallWorld, f: i64, seat: i64, action: i64) -> None:
        kind = action // SPAN * SPAN
        region = action - kind
        people = s.frames[f + A]
        if kind == STOP:
            if s.sink is not None:
                s.emit(STOPPED, seat, 0, 0, 0, ALL, 0)
            end_conquests(s, f)
        elif kind == ROLL:
            s.ask(DIE_FRAME, CHANCE, people, NONE)
        elif kind == DARE:
            dare(s, people, region)
        elif kind == SPELL:
            cast(s, people, region)
        else:
            conquer(s, f, people, region, kind)

    def lapse(self, s: SmallWorld, f: i64, seat: i64) -> i64:
        return STOP


# --- Ending ----------------------------------------------------------------------------------------------------------


def end_conquests(s: SmallWorld, f: i64) -> None:
    """On to redeployment, or for Marauders to their second round. The frame is changed where it lies: a question about
    a ransom may stand above it [SMW-DIE-07] [SMW-EXTRA-13]."""
    people = s.frames[f + A]
    if s.power[people] == MARAUDING and s.frames[f + C] == 0:
        ready_again(s, f, people)
    else:
        to_redeployment(s, f, people)


# --- With tokens -----------------------------------------------------------------------------------------------------


def pips_of(s: SmallWorld, f: i64) -> i64:
    """The pips of a Berserk roll that waits for its target."""
    return s.frames[f + B] - 1 if s.frames[f + B] != 0 else 0


def rolls_first(s: SmallWorld, people: i64) -> bool:
    """A Berserk race rolls before it names its target [SMW-POWER-03]."""
    return s.power[people] == BERSERK


def may_dare(s: SmallWorld, f: i64, people: i64) -> bool:
    """Whether the final attempt is possible at all [SMW-POWER-06] [SMW-EXTRA-13] [SMW-RACE-16]."""
    if rolls_first(s, people):
        return False
    return s.power[people] != MARAUDING or s.frames[f + C] != 0


def fill_conquests(s: SmallWorld, f: i64, people: i64, left: i64, mask: i64, out: vec[i64], n: i64) -> i64:
    """Plain conquests, hired ones, and the final attempt where up to three tokens are missing
    [SMW-CONQ-08] [SMW-DIE-01] [SMW-DIE-02] [SMW-DIE-08]."""
    less = s.tables.numbers[BASE_PRICE] - pips_of(s, f) - fixed_discount(s, people)
    by_power = cheaper_by_power(s, people)
    by_race = cheaper_by_race(s, people)
    floor = least(s, people)
    daring = may_dare(s, f, people)
    hiring = s.power[people] == MERCENARY and s.coins[people // SLOTS] != 0
    while mask != 0:
        region = lowest(mask)
        mask &= mask - 1
        cost = less + strength(s, region) - ((by_power >> region) & 1) - ((by_race >> region) & 1)
        if hiring and (cost - HIRED if cost - HIRED > floor else floor) <= left:
            out[n] = HIRE + region
            n += 1
        if cost < floor:
            cost = floor
        if cost <= left:
            out[n] = TAKE + region
            n += 1
        elif daring and left >= floor and cost - left <= SHORTEST:
            out[n] = DARE + region
            n += 1
    return n


def bar_take(s: SmallWorld, people: i64, region: i64, less: i64) -> i64:
    """[SMW-CONQ-01] [SMW-CONQ-06]"""
    why = bar_target(s, people, region)
    if why != 0:
        return why
    left = pieces(s, people)
    if left == 0:
        return NO_TOKEN
    return TOO_FEW_TOKENS if price(s, people, region, less) > left else 0


def conquer(s: SmallWorld, f: i64, people: i64, region: i64, kind: i64) -> None:
    """Pay the price in pieces and take the region."""
    if kind == TAKE:
        how = BY_BERSERK if s.frames[f + B] != 0 else BY_TOKENS
        cost = price(s, people, region, pips_of(s, f))
    elif kind == DRAGON:
        s.dragon_used = 1
        how = BY_DRAGON
        cost = least(s, people)
    elif kind == SHOOT:
        s.shot = 1
        how = BY_CATAPULT
        cost = price(s, people, region, 1)
    else:
        s.coins[people // SLOTS] -= 1
        how = BY_MERCENARIES
        cost = price(s, people, region, HIRED)
    s.frames[f + B] = 0
    send(s, people, region, cost, how)
    if kind == DRAGON:  # after the defenders' markers are gone [SMW-POWER-20]
        s.dragon = BIT[region]
    # Without a piece in hand there is nothing more to decide, but for sorcery [SMW-RACE-39] [SMW-CONQ-08].
    if pieces(s, people) == 0 and s.race[people] != SORCERERS:
        end_conquests(s, f)


def send(s: SmallWorld, people: i64, region: i64, cost: i64, how: i64) -> None:
    """So many pieces go into the region, the Leader among them only if the tokens alone do not do
    [SMW-LEADER-01] [SMW-LEADER-02] [SMW-LEADER-03] [SMW-LEADER-14] [SMW-LEADER-43] [SMW-LEADER-55]."""
    tokens = cost if cost < s.hand[people] else s.hand[people]
    s.hand[people] -= tokens
    occupy(s, people, region, tokens, tokens < cost, how)


# --- With help -------------------------------------------------------------------------------------------------------


def fill_dragon(s: SmallWorld, people: i64, mask: i64, out: vec[i64], n: i64) -> i64:
    if s.power[people] == DRAGON_MASTER and s.dragon_used == 0 and pieces(s, people) >= least(s, people):
        while mask != 0:
            out[n] = DRAGON + lowest(mask)
            mask &= mask - 1
            n += 1
    return n


def bar_dragon(s: SmallWorld, people: i64, region: i64) -> i64:
    """Once a turn, with a single token, whatever defends the region
    [SMW-POWER-19] [SMW-POWER-20] [SMW-POWER-21] [SMW-POWER-22]."""
    if s.power[people] != DRAGON_MASTER or s.dragon_used != 0:
        return NO_DRAGON
    if pieces(s, people) < least(s, people):
        return DRAGON_ALONE
    return bar_target(s, people, region)


def fill_shots(s: SmallWorld, people: i64, left: i64, out: vec[i64], n: i64) -> i64:
    if s.power[people] != CATAPULT or s.shot != 0 or s.catapult == 0:
        return n
    mask = two_steps(s, lowest(s.catapult))
    while mask != 0:
        region = lowest(mask)
        mask &= mask - 1
        if bar_ground(s, people, region) == 0 and price(s, people, region, 1) <= left:
            out[n] = SHOOT + region
            n += 1
    return n


def bar_shot(s: SmallWorld, people: i64, region: i64) -> i64:
    """[SMW-EXTRA-19]"""
    if s.power[people] != CATAPULT or s.shot != 0 or s.catapult == 0:
        return NO_CATAPULT
    if two_steps(s, lowest(s.catapult)) & BIT[region] == 0:
        return NO_CATAPULT
    why = bar_ground(s, people, region)
    if why != 0:
        return why
    return TOO_FEW_TOKENS if price(s, people, region, 1) > pieces(s, people) else 0


def bar_hire(s: SmallWorld, people: i64, region: i64) -> i64:
    """[SMW-EXTRA-22]"""
    if s.power[people] != MERCENARY or s.coins[people // SLOTS] == 0:
        return NO_MERCENARY
    return bar_take(s, people, region, HIRED)


# --- With the die ----------------------------------------------------------------------------------------------------


def bar_roll(s: SmallWorld, people: i64) -> i64:
    """[SMW-POWER-03] [SMW-POWER-05]"""
    if not rolls_first(s, people):
        return NOT_BERSERK
    return NO_DIE_WITHOUT_TOKEN if pieces(s, people) == 0 else 0


def bar_dare(s: SmallWorld, f: i64, people: i64, region: i64) -> i64:
    """[SMW-DIE-01] [SMW-DIE-02] [SMW-DIE-03] [SMW-DIE-08] [SMW-POWER-06] [SMW-EXTRA-02]"""
    if rolls_first(s, people):
        return NO_PLAIN_DIE
    if not may_dare(s, f, people):
        return DIE_AT_THE_END
    why = bar_target(s, people, region)
    if why != 0:
        return why
    left = pieces(s, people)
    if left == 0:
        return NO_DIE_WITHOUT_TOKEN
    if left < least(s, people):
        return TOO_FEW_KOBOLDS
    short = price(s, people, region, 0) - left
    if short <= 0:
        return NOT_SHORT
    return TOO_SHORT if short > SHORTEST else 0


def dare(s: SmallWorld, people: i64, region: i64) -> None:
    """The target is named, then the die rolls; that alone is an attack [SMW-POWER-17]."""
    victim = s.holder(region)
    if victim != NONE:
        attack(s, people, victim)
    s.ask(DIE_FRAME, CHANCE, people, region)
