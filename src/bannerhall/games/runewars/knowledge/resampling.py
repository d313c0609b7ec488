"""Worlds that a seat cannot tell from the true one: what it has not seen is dealt again."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.core.chance import Stream
from bannerhall.core.deck import BOTTOM, Pool
from bannerhall.games.runewars.knowledge.battle_cards import deal_fates
from bannerhall.games.runewars.knowledge.drawn import chooser
from bannerhall.games.runewars.knowledge.hands import deal_hands, some_card
from bannerhall.games.runewars.knowledge.view import are_bidding, sees_rune, sees_token
from bannerhall.games.runewars.rules import exploration_tokens, objective_cards, rewards_packed, winning
from bannerhall.games.runewars.rules.atlas import AREAS
from bannerhall.games.runewars.rules.components import MOST_BID, ORDERS
from bannerhall.games.runewars.rules.hero_cards import HEROES
from bannerhall.games.runewars.rules.reward_cards import KINDS as REWARD_KINDS
from bannerhall.games.runewars.rules.state import Runewars

TRIES: Final = 20  # arrangements of rune tokens in which somebody would have won already are not possible


def resample(s: Runewars, seat: i64, stream: Stream) -> Runewars:
    """Exchange what the seat cannot know against what has the same back [RUN-CARD-05]."""
    world = s.clone()
    viewer: i64 = seat if seat >= 0 else 15
    deal_runes(world, seat, stream)
    deal_exploration(world, seat, stream)
    deal_hands(world, seat, viewer, stream)
    deal_objectives(world, seat, viewer, stream)
    deal_quests(world, seat, stream)
    deal_rewards(world, seat, viewer, stream)
    deal_commanders(world, seat, viewer, stream)
    deal_drawn_heroes(world, seat, stream)
    deal_fates(world, seat, stream)
    deal_orders(world, seat, stream)
    deal_bids(world, seat, stream)
    return world


# --- Tokens ---------------------------------------------------------------------------------------------------------


def deal_runes(world: Runewars, seat: i64, stream: Stream) -> None:
    """Facedown rune tokens that the seat has not seen change places; nobody may have won by it [RUN-WIN-06]."""
    unseen: i64 = 0
    for area in range(AREAS):
        if world.rune[area] != 0 and not sees_rune(world, seat, area):
            unseen |= BIT[area]
    before = world.rune
    for _ in range(TRIES):
        shuffle_runes(world, unseen, stream)
        if nobody_has_won(world):
            return
    world.rune = before


def shuffle_runes(world: Runewars, unseen: i64, stream: Stream) -> None:
    """Each token changes places with one that comes later."""
    row = world.rune[:]
    left = unseen
    many: i64 = 0
    places = vec[i64]([0] * AREAS)
    while left != 0:
        places[many] = lowest(left)
        left &= left - 1
        many += 1
    while many > 1:
        pick = stream.below(many)
        many -= 1
        one, other = places[pick], places[many]
        token = row[one]
        row[one] = row[other]
        row[other] = token
        places[pick] = places[many]
    world.rune = row


def nobody_has_won(world: Runewars) -> bool:
    """Enough dragon runes would have ended the match at once."""
    if winning.with_claims(world):
        return True
    for seat in range(world.seats):
        if (world.playing >> seat) & 1 == 1 and winning.dragon_runes(world, seat) >= winning.needed(world):
            return False
    return True


def deal_exploration(world: Runewars, seat: i64, stream: Stream) -> None:
    """Facedown exploration tokens that the seat has not looked at change with others of the same back, on the board or
    in the box [RUN-EXPL-02] [RUN-EXPL-10]."""
    row = world.exploration[:]
    pools = unseen_tokens(world, seat, 0), unseen_tokens(world, seat, 1)
    for area in range(AREAS):
        if row[area] != 0 and not sees_token(world, seat, area):
            if exploration_tokens.FAR[row[area] - 1] == 0:
                row[area] = pools[0].take(stream) + 1
            else:
                row[area] = pools[1].take(stream) + 1
    world.exploration = row


def unseen_tokens(world: Runewars, seat: i64, far: i64) -> Pool:
    """The tokens with one of the two backs, but for those that have left the game or that the seat sees."""
    counts = vec[i64]([0] * exploration_tokens.KINDS)
    for kind in range(exploration_tokens.KINDS):
        if exploration_tokens.FAR[kind] == far and exploration_tokens.IN_BOW[kind] <= world.bow:
            counts[kind] = exploration_tokens.COPIES[kind] - world.tokens_gone[kind]
    for area in range(AREAS):
        kind = world.exploration[area] - 1
        if kind >= 0 and exploration_tokens.FAR[kind] == far and sees_token(world, seat, area):
            counts[kind] -= 1
    return Pool(counts)


# --- Cards ----------------------------------------------------------------------------------------------------------


def deal_objectives(world: Runewars, seat: i64, viewer: i64, stream: Stream) -> None:
    """Objectives of others change with those of the same alignment in the deck."""
    pool = world.objective_deck.pool_for(viewer)
    row = world.objective[:]
    for other in range(world.seats):
        if other != seat and row[other] != 0:
            pool.put(row[other] - 1)
    for other in range(world.seats):
        if other != seat and row[other] != 0:
            row[other] = take_objective(pool, objective_cards.IS_GOOD[row[other] - 1], stream) + 1
    world.objective = row
    refill_objectives(world, viewer, pool, stream)


def take_objective(pool: Pool, good: i64, stream: Stream) -> i64:
    """One of the pool's cards of an alignment."""
    many: i64 = 0
    for card in range(objective_cards.CARDS):
        if objective_cards.IS_GOOD[card] == good:
            many += pool.counts[card]
    roll = stream.below(many)
    for card in range(objective_cards.CARDS):
        if objective_cards.IS_GOOD[card] == good:
            if roll < pool.counts[card]:
                pool.counts[card] -= 1
                pool.size -= 1
                return card
            roll -= pool.counts[card]
    raise RuntimeError("the pool has no objective of this alignment")


def refill_objectives(world: Runewars, viewer: i64, pool: Pool, stream: Stream) -> None:
    """Places of the deck that the seat does not know get a card of the alignment that they had: backs differ."""
    deck = world.objective_deck
    for place in range(deck.bottoms):
        at = BOTTOM + 2 * place
        if (deck.places[at + 1] >> viewer) & 1 == 0:
            deck.places[at] = take_objective(pool, objective_cards.IS_GOOD[deck.places[at]], stream)
    deck.counts = pool.counts


def deal_quests(world: Runewars, seat: i64, stream: Stream) -> None:
    """Quest cards of others that were never shown are dealt again from their hands and the deck."""
    pool = world.quest_deck
    row = world.quests[:]
    for other in range(world.seats):
        if other != seat:
            pool |= row[other] & ~world.known_quests
    for other in range(world.seats):
        if other == seat:
            continue
        left = row[other] & ~world.known_quests
        row[other] &= world.known_quests
        while left != 0:
            left &= left - 1
            card = some_card(pool, stream)
            pool &= ~BIT[card]
            row[other] |= BIT[card]
    world.quests = row
    world.quest_deck = pool


def deal_rewards(world: Runewars, seat: i64, viewer: i64, stream: Stream) -> None:
    """Facedown Reward cards of others' heroes, under markers, and that others choose from are dealt again from among
    them and the deck."""
    pool = world.reward_deck.pool_for(viewer)
    rewards = world.rewards[:]
    spoils = world.spoils[:]
    for hero in range(HEROES):
        if world.hero_of[hero] != seat + 1:
            gather(pool, rewards[hero])
    for area in range(AREAS):
        gather(pool, spoils[area])
    others_choose = chooser(world) != seat
    if others_choose:
        gather(pool, world.reward_offer)
        gather(pool, world.pending_spoils)
        world.reward_offer = dealt(pool, rewards_packed.total(world.reward_offer), stream)
        world.pending_spoils = dealt(pool, rewards_packed.total(world.pending_spoils), stream)
    for hero in range(HEROES):
        if world.hero_of[hero] != seat + 1 and rewards[hero] != 0:
            rewards[hero] = dealt(pool, rewards_packed.total(rewards[hero]), stream)
    for area in range(AREAS):
        if spoils[area] != 0:
            spoils[area] = dealt(pool, rewards_packed.total(spoils[area]), stream)
    world.rewards = rewards
    world.spoils = spoils
    world.reward_deck.refill(viewer, pool, stream)


def gather(pool: Pool, packed: i64) -> None:
    for kind in range(REWARD_KINDS):
        for _ in range(rewards_packed.many(packed, kind)):
            pool.put(kind)


def dealt(pool: Pool, many: i64, stream: Stream) -> i64:
    packed: i64 = 0
    for _ in range(many):
        packed += rewards_packed.one(pool.take(stream))
    return packed


def deal_commanders(world: Runewars, seat: i64, viewer: i64, stream: Stream) -> None:
    """Commander cards that lie where the seat does not know them, in the deck or before somebody who chooses."""
    pool = world.commander_deck.pool_for(viewer)
    if chooser(world) != seat:
        left = world.commander_offer
        many: i64 = 0
        while left != 0:
            pool.put(lowest(left))
            left &= left - 1
            many += 1
        for _ in range(many):
            left |= BIT[pool.take(stream)]
        world.commander_offer = left
    world.commander_deck.refill(viewer, pool, stream)


def deal_drawn_heroes(world: Runewars, seat: i64, stream: Stream) -> None:
    """Hero cards that somebody else chooses from are drawn again."""
    if chooser(world) == seat or world.hero_offer == 0:
        return
    pool = world.hero_deck | world.hero_offer
    left = world.hero_offer
    world.hero_offer = 0
    while left != 0:
        left &= left - 1
        hero = some_card(pool, stream)
        pool &= ~BIT[hero]
        world.hero_offer |= BIT[hero]
    world.hero_deck = pool


# --- Choices in secret ----------------------------------------------------------------------------------------------


def deal_orders(world: Runewars, seat: i64, stream: Stream) -> None:
    """Others who have chosen may have chosen any card that they still hold [RUN-ORD-01]."""
    for other in range(world.seats):
        if other == seat or world.chosen[other] == 0:
            continue
        held: i64 = 0
        for order in range(len(ORDERS)):
            if (world.used[other] >> order) & 1 == 0 and (order != 0 or world.bow == 1):
                held |= BIT[order]
        world.set_chosen(other, some_card(held, stream) + 1)


def deal_bids(world: Runewars, seat: i64, stream: Stream) -> None:
    """Others who have bid, before the bids are shown, may have bid anything up to their influence [RUN-BID-01]."""
    if not are_bidding(world):
        return
    for other in range(world.seats):
        if other != seat and world.bid[other] != 0:
            most = world.influence[other] if world.influence[other] < MOST_BID else i64(MOST_BID)
            world.set_bid(other, stream.below(most + 1) + 1)
