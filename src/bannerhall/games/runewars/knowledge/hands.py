"""Hands of Tactics cards as they may be instead: what a seat has seen of them stays [RUN-CARD-05]."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.core.chance import Stream
from bannerhall.core.deck import Pool
from bannerhall.core.frames import WHO
from bannerhall.games.runewars.knowledge.drawn import knows_hand
from bannerhall.games.runewars.rules import questions, tactics
from bannerhall.games.runewars.rules.components import MOST_PLAYERS
from bannerhall.games.runewars.rules.state import Runewars


def deal_hands(world: Runewars, seat: i64, viewer: i64, stream: Stream) -> None:
    """Tactics cards of others are dealt again from their hands and the deck; so is which of them are fresh."""
    pool = world.tactics_deck.pool_for(viewer)
    world.hand = world.hand[:]
    world.fresh = world.fresh[:]
    many = vec[i64]([0] * MOST_PLAYERS)
    fresh = vec[i64]([0] * MOST_PLAYERS)
    for other in range(world.seats):
        if other != seat and not knows_hand(world, seat, other):
            many[other], fresh[other] = gather_hand(world, other, pool)
    for other in range(world.seats):
        if many[other] != 0 and seat >= 0:
            many[other] -= keep_known(world, other, world.known[seat * MOST_PLAYERS + other], pool)
    useless = leave_out_useless(world, pool)
    for other in range(world.seats):
        for _ in range(many[other]):
            world.hand[other * tactics.KINDS + pool.take(stream)] += 1
        for _ in range(fresh[other]):
            refresh(world, other, stream)
    pool.counts[tactics.LIEUTENANT_GENERAL] += useless
    pool.size += useless
    correct_knowledge(world, seat)
    replace_named(world, seat, stream)
    world.tactics_deck.refill(viewer, pool, stream)


def gather_hand(world: Runewars, other: i64, pool: Pool) -> tuple[i64, i64]:
    """A hand goes into the pool: how many cards it had, and how many of this season."""
    many: i64 = 0
    fresh: i64 = 0
    for at in range(other * tactics.KINDS, (other + 1) * tactics.KINDS):
        for _ in range(world.hand[at]):
            pool.put(at - other * tactics.KINDS)
            many += 1
        fresh += world.fresh[at]
        world.hand[at] = 0
        world.fresh[at] = 0
    return many, fresh


def keep_known(world: Runewars, other: i64, known: i64, pool: Pool) -> i64:
    """One copy of each card that the seat knows to be there stays: how many."""
    many: i64 = 0
    while known != 0:
        card = lowest(known)
        known &= known - 1
        pool.counts[card] -= 1
        pool.size -= 1
        world.hand[other * tactics.KINDS + card] += 1
        many += 1
    return many


def leave_out_useless(world: Runewars, pool: Pool) -> i64:
    """Without commanders nobody holds Lieutenant General: it is discarded when it is drawn [RUN-CMD-19]."""
    if world.rules.options["commanders"]:
        return 0
    useless = pool.counts[tactics.LIEUTENANT_GENERAL]
    pool.counts[tactics.LIEUTENANT_GENERAL] = 0
    pool.size -= useless
    return useless


def refresh(world: Runewars, other: i64, stream: Stream) -> None:
    """One more card of the hand was drawn in this season."""
    older: i64 = 0
    for at in range(other * tactics.KINDS, (other + 1) * tactics.KINDS):
        older += world.hand[at] - world.fresh[at]
    skip = stream.below(older)
    for at in range(other * tactics.KINDS, (other + 1) * tactics.KINDS):
        skip -= world.hand[at] - world.fresh[at]
        if skip < 0:
            world.fresh[at] += 1
            return


def correct_knowledge(world: Runewars, seat: i64) -> None:
    """What others know of hands that were dealt again can only be what lies there now."""
    for viewer in range(world.seats):
        for owner in range(world.seats):
            at = viewer * MOST_PLAYERS + owner
            if viewer != seat and owner != seat and world.known[at] != 0:
                world.set_known(at, world.known[at] & kinds_in(world.hand, owner))


def kinds_in(row: vec[i64], owner: i64) -> i64:
    """The mask of the kinds of which a hand has a card."""
    mask: i64 = 0
    for card in range(tactics.KINDS):
        if row[owner * tactics.KINDS + card] != 0:
            mask |= BIT[card]
    return mask


def replace_named(world: Runewars, seat: i64, stream: Stream) -> None:
    """Cards of such hands that the table names elsewhere: what Eyes Everywhere has barred, what may be replaced."""
    for side in range(2):
        owner = world.battler[side] - 1
        knows = seat >= 0 and (owner == seat or world.battler[1 - side] == seat + 1)
        if world.barred_card[side] != 0 and not knows:
            mask = kinds_in(world.hand, owner)
            if mask != 0:
                world.set_barred_card(side, some_card(mask, stream) + 1)
    f = world.top()
    if world.depth != 0 and world.frames[f] == questions.EPIC_CHOICE and world.frames[f + WHO] != seat:
        mask = kinds_in(world.fresh, world.frames[f + WHO])
        if mask != 0:
            world.frames[f + questions.EPIC_CHOICE_CARD] = some_card(mask, stream)


def some_card(mask: i64, stream: Stream) -> i64:
    """A member of a mask at random."""
    members: i64 = 0
    left = mask
    while left != 0:
        left &= left - 1
        members += 1
    skip = stream.below(members)
    while skip != 0:
        mask &= mask - 1
        skip -= 1
    return lowest(mask)
