"""Conquests: with tokens, Dragon, sorcery, Catapult and mercenaries, the Berserk roll and the final attempt."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.question import Question
from bannerhall.core.state import CHANCE
from bannerhall.core.vocabulary import SPAN
from bannerhall.games.smallworld.rules import actions, clauses, events, powers, questions, races
from bannerhall.games.smallworld.rules.asking import asks_active, may_play_again, misfit, plays_now
from bannerhall.games.smallworld.rules.components import BASE_PRICE, NONE, SHORTEST, SLOTS
from bannerhall.games.smallworld.rules.losses import attack, occupy
from bannerhall.games.smallworld.rules.price import (
    cheaper_by_power,
    cheaper_by_race,
    clause_against_ground,
    clause_against_target,
    fixed_discount,
    least,
    pieces,
    price,
    strength,
    targets,
    two_steps,
)
from bannerhall.games.smallworld.rules.ready import ready_again, to_redeployment
from bannerhall.games.smallworld.rules.sorcery import cast, clause_against_spell, fill_spells
from bannerhall.games.smallworld.rules.state import SmallWorld

HIRED: Final = 2  # what Mercenaries make a region cheaper by, for a coin


@final
class Conquer(Question[SmallWorld]):
    """Region after region, as long as tokens last and the player likes [SMW-CONQ-10] [SMW-TURN-06]."""

    def fill(self, s: SmallWorld, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        people = s.frames[f + questions.CONQUER_PEOPLE]
        out[n] = actions.STOP
        n += 1
        left = pieces(s, people)
        mask = targets(s, people)
        n = fill_conquests(s, f, people, left, mask, out, n)
        if s.frames[f + questions.CONQUER_ROLL] != 0:
            return n
        n = fill_dragon(s, people, mask, out, n)
        n = fill_shots(s, people, left, out, n)
        if rolls_first(s, people) and left != 0:
            out[n] = actions.ROLL
            n += 1
        return fill_spells(s, people, mask, out, n) if s.race[people] == races.SORCERERS else n

    def clause_against(self, s: SmallWorld, f: i64, seat: i64, action: i64) -> i64:
        kind = action // SPAN * SPAN
        region = action - kind
        people = s.frames[f + questions.CONQUER_PEOPLE]
        if kind == actions.STOP:
            return ALLOWED
        if kind == actions.TAKE:
            return clause_against_take(s, people, region, pips_of(s, f))
        if kind == actions.DARE:
            return clause_against_dare(s, f, people, region)
        clause = clause_against_help(s, people, region, kind)
        return clauses.ROLL_STANDS if clause != OTHER_QUESTION and s.frames[f + questions.CONQUER_ROLL] != 0 else clause

    def carry_out(self, s: SmallWorld, f: i64, seat: i64, action: i64) -> None:
        kind = action // SPAN * SPAN
        region = action - kind
        people = s.frames[f + questions.CONQUER_PEOPLE]
        if kind == actions.STOP:
            if s.sink is not None:
                s.emit(events.STOPPED, seat, 0, 0, 0, ALL, 0)
            end_conquests(s, f)
        elif kind == actions.ROLL:
            s.ask(questions.DIE, CHANCE, people, NONE)
        elif kind == actions.DARE:
            dare(s, people, region)
        elif kind == actions.SPELL:
            cast(s, people, region)
        else:
            conquer(s, f, people, region, kind)

    def lapse(self, s: SmallWorld, f: i64, seat: i64) -> i64:
        return actions.STOP

    def invariants(self, s: SmallWorld, f: i64) -> list[str]:
        people = s.frames[f + questions.CONQUER_PEOPLE]
        rolled = s.frames[f + questions.CONQUER_ROLL] == 0 or rolls_first(s, people)
        conquers = may_play_again(s, people, s.frames[f + questions.CONQUER_AGAIN]) and rolled
        return misfit(s, f, asks_active(s, f), conquers, plays_now(s, people))


# --- Ending ----------------------------------------------------------------------------------------------------------


def end_conquests(s: SmallWorld, f: i64) -> None:
    """On to redeployment, or for Marauders to their second round. The frame is changed where it lies: a question about
    a ransom may stand above it [SMW-DIE-07] [SMW-EXTRA-13]."""
    people = s.frames[f + questions.CONQUER_PEOPLE]
    if s.power[people] == powers.MARAUDING and s.frames[f + questions.CONQUER_AGAIN] == 0:
        ready_again(s, f, people)
    else:
        to_redeployment(s, f, people)


# --- With tokens -----------------------------------------------------------------------------------------------------


def pips_of(s: SmallWorld, f: i64) -> i64:
    """The pips of a Berserk roll that waits for its target."""
    return s.frames[f + questions.CONQUER_ROLL] - 1 if s.frames[f + questions.CONQUER_ROLL] != 0 else i64(0)


def rolls_first(s: SmallWorld, people: i64) -> bool:
    """A Berserk race rolls before it names its target [SMW-POWER-03]."""
    return s.power[people] == powers.BERSERK


def may_dare(s: SmallWorld, f: i64, people: i64) -> bool:
    """Whether the final attempt is possible at all [SMW-POWER-06] [SMW-EXTRA-13] [SMW-RACE-16]."""
    if rolls_first(s, people):
        return False
    return s.power[people] != powers.MARAUDING or s.frames[f + questions.CONQUER_AGAIN] != 0


def fill_conquests(s: SmallWorld, f: i64, people: i64, left: i64, mask: i64, out: vec[i64], n: i64) -> i64:
    """Plain conquests, hired ones, and the final attempt where up to three tokens are missing
    [SMW-CONQ-08] [SMW-DIE-01] [SMW-DIE-02] [SMW-DIE-08]."""
    less = s.rules.numbers[BASE_PRICE] - pips_of(s, f) - fixed_discount(s, people)
    by_power = cheaper_by_power(s, people)
    by_race = cheaper_by_race(s, people)
    floor = least(s, people)
    daring = may_dare(s, f, people)
    hiring = s.power[people] == powers.MERCENARY and s.coins[people // SLOTS] != 0
    while mask != 0:
        region = lowest(mask)
        mask &= mask - 1
        cost = less + strength(s, region) - ((by_power >> region) & 1) - ((by_race >> region) & 1)
        if hiring and (cost - HIRED if cost - HIRED > floor else floor) <= left:
            out[n] = actions.HIRE + region
            n += 1
        if cost < floor:
            cost = floor
        if cost <= left:
            out[n] = actions.TAKE + region
            n += 1
        elif daring and left >= floor and cost - left <= SHORTEST:
            out[n] = actions.DARE + region
            n += 1
    return n


def clause_against_take(s: SmallWorld, people: i64, region: i64, less: i64) -> i64:
    """[SMW-CONQ-01] [SMW-CONQ-06]"""
    why = clause_against_target(s, people, region)
    if why != 0:
        return why
    left = pieces(s, people)
    if left == 0:
        return clauses.NO_TOKEN
    return clauses.TOO_FEW_TOKENS if price(s, people, region, less) > left else ALLOWED


def conquer(s: SmallWorld, f: i64, people: i64, region: i64, kind: i64) -> None:
    """Pay the price in pieces and take the region."""
    if kind == actions.TAKE:
        how = events.BY_BERSERK if s.frames[f + questions.CONQUER_ROLL] != 0 else events.BY_TOKENS
        cost = price(s, people, region, pips_of(s, f))
    elif kind == actions.DRAGON:
        s.dragon_used = 1
        how = events.BY_DRAGON
        cost = least(s, people)
    elif kind == actions.SHOOT:
        s.shot = 1
        how = events.BY_CATAPULT
        cost = price(s, people, region, 1)
    else:
        s.coins[people // SLOTS] -= 1
        how = events.BY_MERCENARIES
        cost = price(s, people, region, HIRED)
    s.frames[f + questions.CONQUER_ROLL] = 0
    send(s, people, region, cost, how)
    if kind == actions.DRAGON:  # after the defenders' markers are gone [SMW-POWER-20]
        s.dragon = BIT[region]
    # Without a piece in hand there is nothing more to decide, but for sorcery [SMW-RACE-39] [SMW-CONQ-08].
    if pieces(s, people) == 0 and s.race[people] != races.SORCERERS:
        end_conquests(s, f)


def send(s: SmallWorld, people: i64, region: i64, cost: i64, how: i64) -> None:
    """So many pieces go into the region, the Leader among them only if the tokens alone do not do
    [SMW-LEADER-01] [SMW-LEADER-02] [SMW-LEADER-03] [SMW-LEADER-14] [SMW-LEADER-43] [SMW-LEADER-55]."""
    tokens = cost if cost < s.hand[people] else s.hand[people]
    s.hand[people] -= tokens
    occupy(s, people, region, tokens, tokens < cost, how)


# --- With help -------------------------------------------------------------------------------------------------------


def clause_against_help(s: SmallWorld, people: i64, region: i64, kind: i64) -> i64:
    """What forbids a way to conquer that only some races and powers have."""
    if kind == actions.DRAGON:
        return clause_against_dragon(s, people, region)
    if kind == actions.SPELL:
        return clause_against_spell(s, people, region)
    if kind == actions.SHOOT:
        return clause_against_shot(s, people, region)
    if kind == actions.HIRE:
        return clause_against_hire(s, people, region)
    return clause_against_roll(s, people) if kind == actions.ROLL else OTHER_QUESTION


def fill_dragon(s: SmallWorld, people: i64, mask: i64, out: vec[i64], n: i64) -> i64:
    if s.power[people] == powers.DRAGON_MASTER and s.dragon_used == 0 and pieces(s, people) >= least(s, people):
        while mask != 0:
            out[n] = actions.DRAGON + lowest(mask)
            mask &= mask - 1
            n += 1
    return n


def clause_against_dragon(s: SmallWorld, people: i64, region: i64) -> i64:
    """Once a turn, with a single token, whatever defends the region
    [SMW-POWER-19] [SMW-POWER-20] [SMW-POWER-21] [SMW-POWER-22]."""
    if s.power[people] != powers.DRAGON_MASTER or s.dragon_used != 0:
        return clauses.NO_DRAGON
    if pieces(s, people) < least(s, people):
        return clauses.DRAGON_ALONE
    return clause_against_target(s, people, region)


def fill_shots(s: SmallWorld, people: i64, left: i64, out: vec[i64], n: i64) -> i64:
    if s.power[people] != powers.CATAPULT or s.shot != 0 or s.catapult == 0:
        return n
    mask = two_steps(s, lowest(s.catapult))
    while mask != 0:
        region = lowest(mask)
        mask &= mask - 1
        if clause_against_ground(s, people, region) == 0 and price(s, people, region, 1) <= left:
            out[n] = actions.SHOOT + region
            n += 1
    return n


def clause_against_shot(s: SmallWorld, people: i64, region: i64) -> i64:
    """[SMW-EXTRA-19]"""
    if s.power[people] != powers.CATAPULT or s.shot != 0 or s.catapult == 0:
        return clauses.NO_CATAPULT
    if two_steps(s, lowest(s.catapult)) & BIT[region] == 0:
        return clauses.NO_CATAPULT
    why = clause_against_ground(s, people, region)
    if why != 0:
        return why
    return clauses.TOO_FEW_TOKENS if price(s, people, region, 1) > pieces(s, people) else ALLOWED


def clause_against_hire(s: SmallWorld, people: i64, region: i64) -> i64:
    """[SMW-EXTRA-22]"""
    if s.power[people] != powers.MERCENARY or s.coins[people // SLOTS] == 0:
        return clauses.NO_MERCENARY
    return clause_against_take(s, people, region, HIRED)


# --- With the die ----------------------------------------------------------------------------------------------------


def clause_against_roll(s: SmallWorld, people: i64) -> i64:
    """[SMW-POWER-03] [SMW-POWER-05]"""
    if not rolls_first(s, people):
        return clauses.NOT_BERSERK
    return clauses.NO_DIE_WITHOUT_TOKEN if pieces(s, people) == 0 else ALLOWED


def clause_against_dare(s: SmallWorld, f: i64, people: i64, region: i64) -> i64:
    """[SMW-DIE-01] [SMW-DIE-02] [SMW-DIE-03] [SMW-DIE-08] [SMW-POWER-06] [SMW-EXTRA-02]"""
    if rolls_first(s, people):
        return clauses.NO_PLAIN_DIE
    if not may_dare(s, f, people):
        return clauses.DIE_AT_THE_END
    why = clause_against_target(s, people, region)
    if why != 0:
        return why
    left = pieces(s, people)
    if left == 0:
        return clauses.NO_DIE_WITHOUT_TOKEN
    if left < least(s, people):
        return clauses.TOO_FEW_KOBOLDS
    short = price(s, people, region, 0) - left
    if short <= 0:
        return clauses.NOT_SHORT
    return clauses.TOO_SHORT if short > SHORTEST else ALLOWED


def dare(s: SmallWorld, people: i64, region: i64) -> None:
    """The target is named, then the die rolls; that alone is an attack [SMW-POWER-17]."""
    victim = s.holder(region)
    if victim != NONE:
        attack(s, people, victim)
    s.ask(questions.DIE, CHANCE, people, region)
