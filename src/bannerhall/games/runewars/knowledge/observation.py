"""The view as a fixed row of ints, for learning agents; what a seat cannot know is 0."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, count
from bannerhall.core.frames import WHO, A, D
from bannerhall.games.runewars.knowledge.battle_cards import all_announced, announced_shown, knows, put_aside
from bannerhall.games.runewars.knowledge.view import are_bidding, sees_rune, sees_token
from bannerhall.games.runewars.rules import exploration_tokens, fate, fate_results, forces, questions, tactics, troops
from bannerhall.games.runewars.rules.atlas import AREAS
from bannerhall.games.runewars.rules.components import MOST_PLAYERS
from bannerhall.games.runewars.rules.hero_cards import HEROES
from bannerhall.games.runewars.rules.rewards_packed import total
from bannerhall.games.runewars.rules.state import Runewars
from bannerhall.games.runewars.rules.units import SLOTS

HIDDEN_RUNE: Final[i64] = 3
HIDDEN_TOKEN: Final[i64] = exploration_tokens.KINDS + 1  # and one more for the other back
HEAD: Final[i64] = 40
PLAYER: Final[i64] = 20
AREA: Final[i64] = 14 + 2 * SLOTS
HERO: Final[i64] = 8
SIDE: Final[i64] = 20
CELLS: Final[i64] = 10
SIZE: Final[i64] = (
    HEAD
    + MOST_PLAYERS * PLAYER
    + AREAS * AREA
    + HEROES * HERO
    + 2 * (SIDE + SLOTS * CELLS + 3 * fate.FATES)
    + fate.FATES
    + (3 + MOST_PLAYERS) * tactics.KINDS
)


def fill_observation(s: Runewars, seat: i64, out: vec[i64]) -> None:
    for at in range(SIZE):
        out[at] = 0
    fill_head(s, seat, out)
    n: i64 = HEAD
    for player in range(s.seats):
        fill_player(s, seat, player, out, n + player * PLAYER)
    n += MOST_PLAYERS * PLAYER
    for area in range(AREAS):
        fill_area(s, seat, area, out, n + area * AREA)
    n += AREAS * AREA
    for hero in range(HEROES):
        fill_hero(s, seat, hero, out, n + hero * HERO)
    n += HEROES * HERO
    for side in range(2):
        n = fill_side(s, seat, side, out, n)
    n = fill_mask(s.fate_discard, fate.FATES, out, n)
    fill_cards(s, seat, out, n)


def put(row: vec[i64], out: vec[i64], n: i64) -> None:
    for at in range(len(row)):
        out[n + at] = row[at]


def fill_mask(mask: i64, many: i64, out: vec[i64], n: i64) -> i64:
    """One number for each member that a mask can have."""
    for at in range(many):
        out[n + at] = (mask >> at) & 1
    return n + many


def fill_head(s: Runewars, seat: i64, out: vec[i64]) -> None:
    """The year, the season, what is asked, what lies open on the table."""
    put(
        vec[i64](
            [
                seat,
                s.seats,
                s.year,
                s.season,
                s.card,
                s.weather,
                s.turn_of,
                s.first,
                s.playing,
                s.may_march,
                s.no_bonus,
                s.fought,
                s.no_bidder,
                s.highest,
                s.lowest,
                s.high_bid,
                s.test_cards,
                s.test_result,
                s.recruited,
                s.portals,
                s.battle_at,
                s.battle_row,
                s.siege,
                s.breach,
                s.prize,
                s.battle_won,
                s.developed,
                s.lieutenant,
                count(s.fate),
                s.tactics_deck.size(),
                s.reward_deck.size(),
                s.commander_deck.size(),
                s.acted,
                s.depth,
            ]
        ),
        out,
        0,
    )
    if s.depth == 0:
        return
    f = s.top()
    out[34] = s.frames[f] + 1
    out[35] = s.frames[f + WHO]
    if s.frames[f] != questions.EPIC_CHOICE or s.frames[f + WHO] == seat:
        for place in range(A, D + 1):
            out[36 + place - A] = s.frames[f + place]


def fill_player(s: Runewars, seat: i64, player: i64, out: vec[i64], n: i64) -> None:
    """What lies before a player; orders, bids and Objectives of others are hidden until they are shown."""
    mine = seat == player
    shows_bid = s.bid[player] != 0 and (mine or not are_bidding(s))
    put(
        vec[i64](
            [
                s.faction[player],
                s.influence[player],
                s.dial[player * 3],
                s.dial[player * 3 + 1],
                s.dial[player * 3 + 2],
                s.used[player],
                s.order[player],
                s.chosen[player] if mine else (1 if s.chosen[player] != 0 else i64(0)),
                s.bid[player] if shows_bid else i64(0),
                s.objective[player] if mine else (1 if s.objective[player] != 0 else i64(0)),
                s.quests[player] if mine else count(s.quests[player]),
                s.quests[player] & s.known_quests,
                s.cards_in_hand(player),
                s.commander[player * 2],
                s.commander[player * 2 + 1],
                s.commander_hero[player * 2],
                s.commander_hero[player * 2 + 1],
                s.slain[player],
                s.healed[player],
                s.passes_ahead[player],
            ]
        ),
        out,
        n,
    )


def fill_area(s: Runewars, seat: i64, area: i64, out: vec[i64], n: i64) -> None:
    """What lies in an area, its tokens as far as the seat sees them."""
    rune = s.rune[area]
    if rune != 0 and not sees_rune(s, seat, area):
        rune = HIDDEN_RUNE
    token = s.exploration[area]
    if token != 0 and not sees_token(s, seat, area):
        token = HIDDEN_TOKEN + exploration_tokens.FAR[token - 1]
    activated: i64 = 0
    for player in range(s.seats):
        activated |= ((s.activated[player] >> area) & 1) * BIT[player]
    put(
        vec[i64](
            [
                s.cell_of[area],
                s.holder[area],
                activated,
                s.stronghold[area],
                s.builder[area],
                s.development[area],
                s.city[area],
                rune,
                (s.rune_up >> area) & 1,
                (s.wasteland >> area) & 1,
                s.ice[area],
                (s.peasants >> area) & 1,
                token,
                total(s.spoils[area]) + total(s.spoils_up[area]),
            ]
        ),
        out,
        n,
    )
    for slot in range(SLOTS):
        out[n + 14 + slot] = forces.many(s.standing[area], slot)
        out[n + 14 + SLOTS + slot] = forces.many(s.routed[area], slot)


def fill_hero(s: Runewars, seat: i64, hero: i64, out: vec[i64], n: i64) -> None:
    """A hero on the board, with the Reward cards that the seat sees."""
    mine = seat >= 0 and s.hero_of[hero] == seat + 1
    put(
        vec[i64](
            [
                s.hero_of[hero],
                s.hero_at[hero],
                s.hero_damage[hero],
                s.training[hero],
                (s.hero_routed >> hero) & 1,
                total(s.rewards[hero]),
                s.rewards[hero] if mine else i64(0),
                s.rewards_up[hero],
            ]
        ),
        out,
        n,
    )


def fill_side(s: Runewars, seat: i64, side: i64, out: vec[i64], n: i64) -> i64:
    """A side of a battle, its cards as far as the seat sees them."""
    own = knows(s, seat, side)
    announced = s.announced[side] if own else all_announced(s, side)
    put(
        vec[i64](
            [
                s.battler[side],
                s.chosen_type[side],
                s.has_drawn[side],
                s.more[side],
                s.spare[side],
                s.specials[side],
                s.toughened[side],
                s.harm[side],
                s.might[side],
                s.results_shown[side],
                fate_results.many(announced),
                fate_results.many(announced_shown(s, side)),
                count(s.fates[side] | s.aside_fates[side]),
                put_aside(s, side),
                s.duel_hero[side],
                s.duel_card[side],
                s.duel_hits[side],
                s.duel_guard[side],
                s.duel_dealt,
                announced,
            ]
        ),
        out,
        n,
    )
    n += SIDE
    for slot in range(SLOTS):
        for cell in range(CELLS):
            out[n + slot * CELLS + cell] = troops.in_cell(s, side, slot, cell)
    n += SLOTS * CELLS
    n = fill_mask(s.fates[side] if own else s.fates_shown[side], fate.FATES, out, n)
    n = fill_mask(s.aside_fates[side] if own else i64(0), fate.FATES, out, n)
    return fill_mask(s.fates_shown[side], fate.FATES, out, n)


def fill_cards(s: Runewars, seat: i64, out: vec[i64], n: i64) -> None:
    """Tactics cards in hand, of this season, discarded, and those that the seat knows to be in other hands."""
    for card in range(tactics.KINDS):
        out[n + card] = s.hand[seat * tactics.KINDS + card] if seat >= 0 else i64(0)
        out[n + tactics.KINDS + card] = s.fresh[seat * tactics.KINDS + card] if seat >= 0 else i64(0)
        out[n + 2 * tactics.KINDS + card] = s.tactics_discard[card]
    n += 3 * tactics.KINDS
    for other in range(s.seats):
        if seat >= 0:
            fill_mask(s.known[seat * MOST_PLAYERS + other], tactics.KINDS, out, n + other * tactics.KINDS)
