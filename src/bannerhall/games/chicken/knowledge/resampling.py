"""Worlds that a seat cannot tell from the true one: cards, leaders and face-down chickens are dealt again."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.core.chance import Stream
from bannerhall.core.deck import Pool
from bannerhall.core.events import SPECTATORS
from bannerhall.core.frames import KIND
from bannerhall.games.chicken.knowledge.sight import drawer, drawing, frame_of, sees_drawn, sees_hand
from bannerhall.games.chicken.rules import leaders, questions, scrolls
from bannerhall.games.chicken.rules.card_rounds import note_strategy
from bannerhall.games.chicken.rules.components import ASK_ME, CHALLENGER, CHICKENS, MOST_PLAYERS, SOLO, UNLESS
from bannerhall.games.chicken.rules.drawing import is_void
from bannerhall.games.chicken.rules.state import Chicken

TRIES: Final = 8


def resample(s: Chicken, seat: i64, stream: Stream) -> Chicken:
    """Exchange what the seat cannot know: scrolls in hands, deck, pile and face down; spare and dealt leaders and the
    choice among them; which chicken lies under which back."""
    world = s.clone()
    deal_scrolls(world, seat, stream)
    deal_leaders(world, seat, stream)
    for player in range(s.players):
        if player != seat:
            mix_eggs(world, player, stream)
            draw_standing_pass(world, player, stream)
    return world


# --- Scrolls ---------------------------------------------------------------------------------------------------------


def deal_scrolls(w: Chicken, seat: i64, stream: Stream) -> None:
    """Every place the reader cannot look at gives its cards to a pool and takes as many from it. A hand takes no
    disasters and, in a cockfight, no void cards; nor does what was laid from it, which can be played in a fight."""
    viewer: i64 = seat if seat >= 0 else SPECTATORS
    pool = w.deck.pool_for(viewer)
    held = vec[i64]([0] * MOST_PLAYERS)
    laid = vec[i64]([0] * MOST_PLAYERS)
    for player in range(MOST_PLAYERS):
        if not sees_hand(w, seat, player):
            held[player] = lift(w.hand, player, pool)
        if player != seat:
            laid[player] = lift_laid(w, player, pool)
    apart = lift_drawn(w, seat, pool)
    piled = i64(0) if sees_hand(w, seat, CHALLENGER) else lift(w.pile, 0, pool)
    for player in range(MOST_PLAYERS):
        for _ in range(laid[player]):
            card = take(w, pool, stream, True)
            at = player * scrolls.KINDS + card
            w.set_laid(at, w.laid[at] + 1)
            note_strategy(w, player, card)
    for player in range(MOST_PLAYERS):
        for _ in range(held[player]):
            w.hand[player * scrolls.KINDS + take(w, pool, stream, False)] += 1
    draw_again(w, seat, apart, pool, stream)
    for _ in range(piled):
        w.pile[pool.take(stream)] += 1
    w.deck.refill(viewer, pool, stream)


def lift(row: vec[i64], player: i64, pool: Pool) -> i64:
    """Put a player's part of a row into the pool; tell how many cards that were."""
    many: i64 = 0
    for kind in range(scrolls.KINDS):
        at = player * scrolls.KINDS + kind
        for _ in range(row[at]):
            pool.put(kind)
            many += 1
        row[at] = 0
    return many


def lift_laid(w: Chicken, player: i64, pool: Pool) -> i64:
    many: i64 = 0
    for kind in range(scrolls.KINDS):
        at = player * scrolls.KINDS + kind
        for _ in range(w.laid[at]):
            pool.put(kind)
            many += 1
        w.set_laid(at, 0)
    w.set_sequence(player, 0)
    return many


def lift_drawn(w: Chicken, seat: i64, pool: Pool) -> i64:
    """Cards that lie apart and that the reader does not know."""
    many: i64 = 0
    for kind in range(scrolls.KINDS):
        if not sees_drawn(w, seat, kind):
            for _ in range(w.drawn[kind]):
                pool.put(kind)
                many += 1
            w.set_drawn(kind, 0)
    return many


def take(w: Chicken, pool: Pool, stream: Stream, in_fight: bool) -> i64:
    """A card that can be in a hand, or was laid in a fight; others go back into the pool at once."""
    card = pool.take(stream)
    for _ in range(TRIES):
        if fits(w, card, in_fight):
            return card
        pool.put(card)
        card = pool.take(stream)
    if not fits(w, card, in_fight):
        pool.put(card)
        card = first_fitting(w, pool, stream, in_fight)
    return card


def fits(w: Chicken, card: i64, in_fight: bool) -> bool:
    if card >= scrolls.FIRST_DISASTER or is_void(w, card):
        return False
    return not in_fight or scrolls.IN_COMBAT[card] == 1


def first_fitting(w: Chicken, pool: Pool, stream: Stream, in_fight: bool) -> i64:
    """From a random kind on, the first that fits: what was lifted fits, so there is one."""
    start = stream.below(scrolls.KINDS)
    for i in range(scrolls.KINDS):
        card = (start + i) % scrolls.KINDS
        if pool.counts[card] > 0 and fits(w, card, in_fight):
            pool.counts[card] -= 1
            pool.size -= 1
            return card
    return pool.take(stream)


def draw_again(w: Chicken, seat: i64, apart: i64, pool: Pool, stream: Stream) -> None:
    """Cards that were drawn apart. While a draw goes on they may be disasters or not: what is none is in the hand,
    unless both of Lady Pluckington's lie apart."""
    if apart == 0:
        return
    f = frame_of(w, questions.DRAW)
    both = f < 0 or w.frames[f + questions.DRAW_APART] == 1
    for _ in range(apart):
        card = take(w, pool, stream, False) if f < 0 or not drawing(w) else fresh(w, pool, stream)
        if card >= scrolls.FIRST_DISASTER or both:
            w.set_drawn(card, w.drawn[card] + 1)
        else:
            w.hand[drawer(w) * scrolls.KINDS + card] += 1
    if f >= 0 and both:
        w.frames[f + questions.DRAW_PLAIN] = plain_apart(w)
    elif f >= 0:
        w.frames[f + questions.DRAW_PLAIN] += apart - disasters_apart(w)


def fresh(w: Chicken, pool: Pool, stream: Stream) -> i64:
    """A card as it comes from the deck, void ones drawn past."""
    card = pool.take(stream)
    while is_void(w, card):
        pool.put(card)
        card = pool.take(stream)
    return card


def plain_apart(w: Chicken) -> i64:
    many: i64 = 0
    for kind in range(scrolls.FIRST_DISASTER):
        many += w.drawn[kind]
    return many


def disasters_apart(w: Chicken) -> i64:
    many: i64 = 0
    for kind in range(scrolls.FIRST_DISASTER, scrolls.KINDS):
        many += w.drawn[kind]
    return many


# --- Leaders ---------------------------------------------------------------------------------------------------------


def deal_leaders(w: Chicken, seat: i64, stream: Stream) -> None:
    """Spare leaders of others, and what others were dealt, come from all cards that the reader has not seen; a secret
    choice is one of the two [CHI-SETUP-07]."""
    unseen = vec[i64]([1] * leaders.LEADERS)
    for player in range(MOST_PLAYERS):
        see(unseen, w.leader[player])
        if player == seat:
            see(unseen, w.spare[player])
            see(unseen, w.dealt[2 * player])
            see(unseen, w.dealt[2 * player + 1])
    pool = Pool(unseen)
    for player in range(MOST_PLAYERS):
        if player == seat:
            continue
        if w.spare[player] != 0:
            w.set_spare(player, pool.take(stream) + 1)
        for at in range(2 * player, 2 * player + 2):
            if w.dealt[at] != 0:
                w.set_dealt(at, pool.take(stream) + 1)
        if w.chosen[player] != 0:
            w.set_chosen(player, w.dealt[2 * player + stream.below(2)])


def see(unseen: vec[i64], card: i64) -> None:
    if card != 0:
        unseen[card - 1] = 0


# --- Standing passes -------------------------------------------------------------------------------------------------


def draw_standing_pass(w: Chicken, player: i64, stream: Stream) -> None:
    """Nobody knows the standing passes of others, nor that they have none [CHI-FIGHT-36]."""
    if w.mode == SOLO:
        return
    order = stream.below(UNLESS + w.seats)
    known = order < UNLESS or w.hostile(player, order - UNLESS)
    w.set_standing_pass(player, order if known else ASK_ME)
    w.sits_out &= ~BIT[player]
    if w.attacker != 0 and stream.below(2) == 1:
        w.sits_out |= BIT[player]


# --- Face-down chickens ----------------------------------------------------------------------------------------------


def mix_eggs(w: Chicken, player: i64, stream: Stream) -> None:
    """Another player's face-down chickens change places under their backs, which keep place, shields and dice
    [CHI-COCK-09]."""
    mine = (BIT[CHICKENS] - 1) * BIT[player * CHICKENS]
    left = w.eggs & mine
    if left & (left - 1) == 0:
        return
    for egg in range(player * CHICKENS, (player + 1) * CHICKENS):
        if left & BIT[egg] == 0:
            continue
        other = pick(left, player, stream)
        if other != egg:
            swap(w, egg, other)
        left &= ~BIT[egg]


def pick(eggs: i64, player: i64, stream: Stream) -> i64:
    """One of these face-down chickens."""
    many: i64 = 0
    for egg in range(player * CHICKENS, (player + 1) * CHICKENS):
        many += (eggs >> egg) & 1
    wanted = stream.below(many)
    for egg in range(player * CHICKENS, (player + 1) * CHICKENS):
        if eggs & BIT[egg] != 0:
            if wanted == 0:
                return egg
            wanted -= 1
    return -1


def swap(w: Chicken, one: i64, other: i64) -> None:
    """Two chickens exchange their backs, wherever the table names them."""
    place = w.place[one]
    w.stand(one, w.place[other])
    w.stand(other, place)
    shields = w.shields[one]
    w.set_shields(one, w.shields[other])
    w.set_shields(other, shields)
    plus = w.plus[one]
    w.set_plus(one, w.plus[other])
    w.set_plus(other, plus)
    w.walkers = swapped(w.walkers, one, other)
    if w.attacker == one + 1:
        w.attacker = other + 1
    elif w.attacker == other + 1:
        w.attacker = one + 1
    for depth in range(w.depth):
        f = w.at_depth(depth)
        kind = w.frames[f + KIND]
        if kind == questions.STRIKE:
            w.frames[f + questions.STRIKE_LEFT] = swapped(w.frames[f + questions.STRIKE_LEFT], one, other)
        elif kind == questions.PUSH:
            rename(w, f + questions.PUSH_PIECE, one, other)
        elif kind == questions.ANYONE_HEX:
            rename(w, f + questions.ANYONE_PIECE, one + 1, other + 1)
        elif kind == questions.LURE:
            rename(w, f + questions.LURE_PIECE, one + 1, other + 1)


def swapped(mask: i64, one: i64, other: i64) -> i64:
    if (mask >> one) & 1 == (mask >> other) & 1:
        return mask
    return mask ^ (BIT[one] | BIT[other])


def rename(w: Chicken, at: i64, one: i64, other: i64) -> None:
    """An argument of a frame that names one of the two chickens, by its number or by one more."""
    if w.frames[at] == one:
        w.frames[at] = other
    elif w.frames[at] == other:
        w.frames[at] = one
