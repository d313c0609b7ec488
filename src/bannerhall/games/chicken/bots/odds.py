"""What a seat can tell of fights and ways: who is worth attacking, what it takes, how far it is.

Only public facts and the seat's own hand: of others' hands the number of cards, of their face-down chickens the hex.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bannerhall.core.bits import BIT, count, lowest
from bannerhall.games.chicken.knowledge.sight import cards_held
from bannerhall.games.chicken.rules import scrolls
from bannerhall.games.chicken.rules.aftermath import humiliated_by
from bannerhall.games.chicken.rules.components import (
    CHALLENGER,
    CHICKENS,
    FLAG,
    KINDS_OF_FACES,
    LEADER,
    MACHINE,
    MOST_PLAYERS,
    PIECES,
    PLUS1,
    PLUS2,
    PLUS3,
    SOLO,
    TEAM,
)
from bannerhall.games.chicken.rules.state import Chicken
from bannerhall.games.chicken.rules.values import (
    FLYING_ROCK_RANGED,
    PEBBLE_OF_A_CHICKEN,
    armour_of,
    hexes_in_reach,
    ranged,
    strength_of,
)

MOST_MARGIN: Final[i64] = 3
ARMOUR_OF_TEN: Final[i64] = 5  # what ten unknown cards give to a defender who holds them
DECK_CARD: Final[i64] = 2  # what a card of the challenger gives it, from the deck,
PILE_CARDS: Final[i64] = 3  # and two of its hand
MOST_OF_THE_PILE: Final[i64] = 8  # see solo_fight
MEAN_ARMOUR: Final[i64] = 3  # of a chicken
UNSEEN: Final[i64] = 2  # what a card of others that lies face down is thought to give
WINS: Final[i64] = 1000  # prizes
HUMILIATES: Final[i64] = 300
UNSHIELDS: Final[i64] = 90
FLAG_TAKEN: Final[i64] = 400
AN_EGG: Final[i64] = 9
THREATENS: Final[i64] = 40
MORTAL: Final[i64] = 200  # for a piece that could win against the own leader
DUEL: Final = 2
NEVER: Final[i64] = 99  # what no dice and cards make up for


def friends_of(s: Chicken, seat: i64) -> i64:
    """Mask of the seat and its team-mate."""
    return (BIT[s.players] - 1) & ~s.foes_of(seat)


# --- Who is worth attacking ------------------------------------------------------------------------------------------


def needed(s: Chicken, seat: i64, player: i64) -> bool:
    """Whether a marker on this banner brings the seat nearer to a win."""
    if not s.hostile(seat, player):
        return False
    if s.mode == SOLO or (s.players == DUEL and s.mode != TEAM):
        return True
    return (humiliated_by(s, friends_of(s, seat)) >> player) & 1 == 0


def wins_by(s: Chicken, seat: i64, player: i64) -> bool:
    """Whether one more success against this leader ends the match."""
    if s.mode == FLAG or not needed(s, seat, player):
        return False
    if s.mode == SOLO:
        return True
    if s.players == DUEL:
        return s.markers[seat * MOST_PLAYERS + player] > 0
    return count(humiliated_by(s, friends_of(s, seat)) & s.foes_of(seat)) > 0


def flag_of(s: Chicken, seat: i64, piece: i64) -> bool:
    """Whether an opposing piece carries a flag."""
    for owner in range(s.players):
        if s.flags[owner] == piece + 1:
            return True
    return False


def brings_home(s: Chicken, seat: i64, piece: i64) -> bool:
    """Whether an own piece carries the flag of another."""
    for owner in range(s.players):
        if owner != seat and s.flags[owner] == piece + 1:
            return True
    return False


def keeps_home(s: Chicken, seat: i64) -> i64:
    """Mask of the own pieces that the others are after, and that therefore stay out of reach: the leader, with flags
    whoever has the own one and no other."""
    if s.mode != FLAG:
        return BIT[LEADER + seat]
    piece = s.flags[seat] - 1
    if 0 <= piece < PIECES and s.player_of(piece) == seat and not brings_home(s, seat, piece):
        return BIT[piece]
    return 0


def prey(s: Chicken, seat: i64) -> i64:
    """Mask of the opposing pieces that the match is about: leaders, with flags the carriers."""
    found: i64 = 0
    for player in range(s.players):
        if s.mode == FLAG:
            piece = s.flags[player] - 1
            if 0 <= piece < PIECES and s.hostile(seat, s.player_of(piece)):
                found |= BIT[piece]
        elif s.place[LEADER + player] != 0 and needed(s, seat, player):
            found |= BIT[LEADER + player]
    return found


def named_before(s: Chicken, piece: i64, best: i64) -> bool:
    """Which of two pieces that are worth the same is named: the numbers of face-down chickens are hidden, so open
    pieces come first, and hexes decide between the others."""
    if s.eggs & BIT[best] == 0:
        return False
    return s.eggs & BIT[piece] == 0 or s.place[piece] < s.place[best]


def mortal(s: Chicken, seat: i64, player: i64) -> bool:
    """Whether one success of a player against the seat's leader ends the match. The challenger is not held up: it grows
    faster than anybody, so all strength goes into the attack."""
    return s.mode != SOLO and s.shields[LEADER + seat] == 0 and wins_by(s, player, seat)


def prize(s: Chicken, seat: i64, other: i64) -> i64:
    """What a success against an opposing piece is worth."""
    player = s.player_of(other)
    worth: i64 = 0
    if LEADER <= other < MACHINE:
        if not needed(s, seat, player):
            return 0
        worth = WINS if wins_by(s, seat, player) else HUMILIATES
    elif s.mode == FLAG and flag_of(s, seat, other):
        worth = FLAG_TAKEN
    elif other >= MACHINE:
        worth = 15 + 4 * s.printed_strength(other)
    elif s.eggs & BIT[other] != 0:
        worth = AN_EGG
    else:
        worth = 6 + 2 * s.printed_strength(other)
    if other < LEADER or other >= MACHINE:
        if s.place[LEADER + seat] != 0 and (hexes_in_reach(s, other) >> (s.place[LEADER + seat] - 1)) & 1 == 1:
            worth += MORTAL if mortal(s, seat, player) else THREATENS
        return worth // 3 if s.shields[other] > 0 else worth
    return UNSHIELDS if s.shields[other] > 0 else worth


# --- What it takes ---------------------------------------------------------------------------------------------------


def bonus_on_banner(s: Chicken, seat: i64) -> i64:
    """What all bonus dice on the banner add together."""
    at = seat * KINDS_OF_FACES
    return s.dice[at + PLUS1] + 2 * s.dice[at + PLUS2] + 3 * s.dice[at + PLUS3]


def strength_of_card(s: Chicken, kind: i64, attacker: i64) -> i64:
    if kind == scrolls.FLYING_ROCK and ranged(s, attacker):
        return FLYING_ROCK_RANGED
    if kind == scrolls.WELL_THROWN_PEBBLE and attacker < LEADER:
        return PEBBLE_OF_A_CHICKEN
    return scrolls.STRENGTH[kind]


def strength_in_hand(s: Chicken, seat: i64, attacker: i64) -> i64:
    """What all cards of the own hand add to an attack."""
    total: i64 = 0
    for kind in range(scrolls.FIRST_STRATEGY):
        many = s.hand[seat * scrolls.KINDS + kind]
        if many > 0:
            total += many * strength_of_card(s, kind, attacker)
    return total


def armour_in_hand(s: Chicken, seat: i64) -> i64:
    total: i64 = 0
    for kind in range(scrolls.FIRST_STRATEGY):
        total += s.hand[seat * scrolls.KINDS + kind] * scrolls.ARMOUR[kind]
    return total


def challengers_cards(s: Chicken) -> i64:
    """What the challenger's cards are thought to give: one of the deck, half of its hand."""
    cards: i64 = 0
    for kind in range(scrolls.KINDS):
        cards += s.pile[kind]
    half = cards // 2
    return DECK_CARD + (half if half < MOST_OF_THE_PILE else MOST_OF_THE_PILE) * PILE_CARDS // 2


def margin(s: Chicken, player: i64) -> i64:
    """What cards that nobody has seen may add for a defender."""
    if s.mode == SOLO:
        return challengers_cards(s) if player == CHALLENGER else i64(0)
    cards = cards_held(s, player)
    if s.mode == TEAM:
        cards += cards_held(s, (player + 2) % MOST_PLAYERS)
    likely = (cards * ARMOUR_OF_TEN + 5) // 10
    return likely if likely < MOST_MARGIN else MOST_MARGIN


def armour_seen(s: Chicken, seat: i64, other: i64, attacker: i64) -> i64:
    """Armour of a piece as the seat sees it: a face-down chicken of another has that of the mean one."""
    armour = armour_of(s, other, attacker)
    if other < LEADER and s.eggs & BIT[other] != 0 and other // CHICKENS != seat:
        return armour - s.printed_armour(other) + MEAN_ARMOUR
    return armour


def lacks_against(s: Chicken, seat: i64, piece: i64, other: i64) -> i64:
    """How much an attack of a piece still needs from dice and cards to succeed in all likelihood."""
    return armour_seen(s, seat, other, piece) + margin(s, s.player_of(other)) - strength_of(s, piece)


def least_lacking(s: Chicken, seat: i64, piece: i64, prey_: i64) -> i64:
    """The same against whoever of these is easiest to beat."""
    least: i64 = NEVER
    while prey_ != 0:
        lacking = lacks_against(s, seat, piece, lowest(prey_))
        prey_ &= prey_ - 1
        if lacking < least:
            least = lacking
    return least


def punch(s: Chicken, piece: i64) -> i64:
    """How strong a piece on the island is without anything that costs."""
    return strength_of(s, piece) if s.printed_strength(piece) > 0 else i64(0)
