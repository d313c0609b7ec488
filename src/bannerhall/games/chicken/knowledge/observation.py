"""The view as a fixed row of ints, for learning agents."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.games.chicken.knowledge.sight import (
    attacker_seen,
    cards_held,
    cards_laid,
    in_hand,
    sees_drawn,
    sees_hand,
    spied_on,
    strange_eggs,
)
from bannerhall.games.chicken.rules import machines, scrolls
from bannerhall.games.chicken.rules.components import (
    CHICKENS,
    KINDS_OF_FACES,
    KINDS_OF_GOODS,
    MOST_PLAYERS,
    PIECES,
)
from bannerhall.games.chicken.rules.state import HEXES, Chicken

HEAD: Final[i64] = 41
PLAYER: Final[i64] = 28
ROWS: Final[i64] = 6  # of scrolls: own hand, spied hand, own laid, drawn, discarded, shown by all
SIZE: Final[i64] = (
    HEAD
    + MOST_PLAYERS * PLAYER
    + ROWS * scrolls.KINDS
    + 4 * MOST_PLAYERS * scrolls.KINDS
    + 5 * HEXES
    + 3 * PIECES
    + 2 * machines.SLOTS
    + 2 * MOST_PLAYERS * CHICKENS
    + machines.MODELS
)


def observation_size(s: Chicken) -> i64:
    return SIZE


def fill_observation(s: Chicken, seat: i64, out: vec[i64]) -> None:
    """Everything the view shows; things that the seat cannot know are 0."""
    for at in range(SIZE):
        out[at] = 0
    fill_head(s, seat, out)
    n: i64 = HEAD
    for i in range(s.players):
        fill_player(s, seat, (seat + i) % s.players, out, n + i * PLAYER)
    n += MOST_PLAYERS * PLAYER
    n = fill_scrolls(s, seat, out, n)
    n = fill_hexes(s, seat, out, n)
    fill_pieces(s, seat, out, n)


def fill_head(s: Chicken, seat: i64, out: vec[i64]) -> None:
    row = vec[i64](
        [
            seat,
            s.turns,
            s.active,
            s.first,
            s.over,
            s.free,
            s.scavenged,
            s.robbed,
            s.sneaky,
            s.hot,
            s.cup,
            s.deck.size(),
            s.machine_deck.size(),
            s.shields_left,
            s.storage[0],
            s.storage[1],
            s.storage[2],
            s.stock[0],
            s.stock[1],
            s.stock[2],
            s.stock[3],
            s.build_model,
            s.build_hex,
            s.walked,
            s.reach,
            s.walk_from,
            attacker_seen(s, seat),
            s.defender,
            s.aggressor,
            s.victim,
            s.power,
            s.alarms,
            s.passes,
            s.outcome,
            s.thrown[4],
            s.thrown[5],
            s.fell_at,
            s.compass,
            s.frames[s.top()] + 1 if s.depth != 0 else i64(0),
            s.waiting_mask(),
            spied_on(s) + 1,
        ]
    )
    for at in range(HEAD):
        out[at] = row[at]


def fill_player(s: Chicken, seat: i64, player: i64, out: vec[i64], n: i64) -> None:
    for face in range(KINDS_OF_FACES):
        out[n + face] = s.dice[player * KINDS_OF_FACES + face]
    for good in range(KINDS_OF_GOODS):
        out[n + 6 + good] = s.goods[player * KINDS_OF_GOODS + good]
    for giver in range(s.players):
        out[n + 9 + giver] = s.markers[giver * MOST_PLAYERS + player]
    out[n + 13] = s.base[player]
    out[n + 14] = s.leader[player]
    out[n + 15] = s.spare[player] if player == seat else i64(1) if s.spare[player] != 0 else i64(0)
    out[n + 16] = s.spent[player]
    out[n + 17] = s.strategy[player]
    out[n + 18] = cards_held(s, player)
    out[n + 19] = cards_laid(s, player)
    out[n + 20] = s.hits[player]
    out[n + 21] = s.flags[player]
    out[n + 22] = s.helps[player]
    out[n + 23] = s.played[player]
    out[n + 24] = s.draws[player]
    if player == seat:
        out[n + 25] = s.dealt[2 * player]
        out[n + 26] = s.dealt[2 * player + 1]
        out[n + 27] = s.chosen[player]


def fill_scrolls(s: Chicken, seat: i64, out: vec[i64], n: i64) -> i64:
    """Cards by kind: the seat's hand, one it spies on, those it has laid, the drawn, the discarded, the piles of
    others' open magic."""
    pile: i64 = 0
    for kind in range(scrolls.KINDS):
        pile += s.pile[kind]
        out[n + kind] = s.hand[seat * scrolls.KINDS + kind]
        for player in range(s.players):
            if player != seat and sees_hand(s, seat, player):
                out[n + scrolls.KINDS + kind] = in_hand(s, player, kind)
        out[n + 2 * scrolls.KINDS + kind] = s.laid[seat * scrolls.KINDS + kind]
        if sees_drawn(s, seat, kind):
            out[n + 3 * scrolls.KINDS + kind] = s.drawn[kind]
        out[n + 4 * scrolls.KINDS + kind] = s.discard[kind]
    out[n + 5 * scrolls.KINDS] = pile
    n += ROWS * scrolls.KINDS
    many: i64 = MOST_PLAYERS * scrolls.KINDS
    for at in range(many):
        out[n + at] = s.shown[at]
        out[n + many + at] = s.for_attack[at]
        out[n + 2 * many + at] = s.spoiled[at]
        out[n + 3 * many + at] = s.revealed[at]
    return n + 4 * many


def fill_hexes(s: Chicken, seat: i64, out: vec[i64], n: i64) -> i64:
    """By hex: the cell, whether it is lava, how many backs of others lie there, with which shields and dice."""
    strange = strange_eggs(s, seat)
    for hex_ in range(HEXES):
        out[n + hex_] = s.cell_of[hex_]
        out[n + HEXES + hex_] = (s.lava >> hex_) & 1
    for egg in range(MOST_PLAYERS * CHICKENS):
        if strange & BIT[egg] != 0:
            at = n + s.place[egg] - 1
            out[at + 2 * HEXES] += 1
            out[at + 3 * HEXES] += s.shields[egg]
            out[at + 4 * HEXES] += s.plus[egg]
    return n + 5 * HEXES


def fill_pieces(s: Chicken, seat: i64, out: vec[i64], n: i64) -> None:
    """By piece: place, shields, dice, where the seat may know them; then models, owners, pilots, discarded machines."""
    strange = strange_eggs(s, seat)
    for piece in range(PIECES):
        if strange & BIT[piece] == 0:
            out[n + piece] = s.place[piece]
            out[n + PIECES + piece] = s.shields[piece]
            out[n + 2 * PIECES + piece] = s.plus[piece]
    n += 3 * PIECES
    for slot in range(machines.SLOTS):
        out[n + slot] = s.model[slot]
        out[n + machines.SLOTS + slot] = s.owner[slot]
    n += 2 * machines.SLOTS
    for chicken in range(MOST_PLAYERS * CHICKENS):
        out[n + chicken] = s.pilot[chicken]
        out[n + MOST_PLAYERS * CHICKENS + chicken] = s.fell_on[chicken]
    n += 2 * MOST_PLAYERS * CHICKENS
    for model in range(machines.MODELS):
        out[n + model] = s.machine_discard[model]
