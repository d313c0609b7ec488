"""What counts in a fight: reach, strength and armour, before cards and with them [CHI-FIGHT-19]."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bannerhall.core.bits import BIT, count, lowest
from bannerhall.games.chicken.rules import machines, scrolls
from bannerhall.games.chicken.rules.components import (
    CHALLENGER,
    FLAG,
    LEADER,
    LEADERS_MASK,
    MACHINE,
    NONE,
    PLUS2,
    PLUS3,
    SOLDIERS_MASK,
    SOLO,
    TOWERS_MASK,
)
from bannerhall.games.chicken.rules.island import hex_distance
from bannerhall.games.chicken.rules.state import Chicken

FAR_SHOT: Final[i64] = 3  # with Sharpshooters [CHI-SCROLL-28]
ALARM: Final[i64] = 2  # armour of each Cluck Alarm [CHI-SCROLL-23]
GUARDED: Final[i64] = 2  # armour of Bodyguard [CHI-SCROLL-31]
FLYING_ROCK_RANGED: Final[i64] = 4
PEBBLE_OF_A_CHICKEN: Final[i64] = 4
ATTACK: Final[i64] = 1  # sides, as in s.helps and events.SIDES
DEFENCE: Final[i64] = 2


# --- Reach -----------------------------------------------------------------------------------------------------------


def ranged(s: Chicken, piece: i64) -> bool:
    """Whether a piece has ranged combat; it may attack adjacent hexes as well [CHI-RANGE-03] [CHI-MACH-08]."""
    return s.printed_range(piece) > 1


def reach_of(s: Chicken, piece: i64) -> i64:
    """How far a piece attacks: adjacent hexes, ranged ones 2, with Sharpshooters 3 [CHI-FIGHT-02] [CHI-RANGE-01]
    [CHI-LEADER-06] [CHI-ENGINE-09] [CHI-ENGINE-17] [CHI-SCROLL-28]."""
    reach = s.printed_range(piece)
    if reach > 1 and s.follows(s.player_of(piece), scrolls.SHARPSHOOTERS):
        return FAR_SHOT
    return reach


def hexes_in_reach(s: Chicken, piece: i64) -> i64:
    """Mask of the hexes that a piece reaches; nothing in between blocks a shot [CHI-RANGE-02] [CHI-RANGE-04]."""
    here = s.place[piece] - 1
    reach = reach_of(s, piece)
    if reach <= 1:
        return s.near[here]
    found: i64 = 0
    left = s.land & ~BIT[here]
    while left != 0:
        hex_ = lowest(left)
        left &= left - 1
        if hex_distance(s, here, hex_) <= reach:
            found |= BIT[hex_]
    return found


def targets(s: Chicken, piece: i64) -> i64:
    """Mask of the pieces that a piece on the island could attack: single members of a stack too, never those of its
    player or of a team-mate [CHI-FIGHT-01] [CHI-FIGHT-03] [CHI-BAND-04]."""
    foes = s.hostile_pieces(s.player_of(piece))
    return foes & s.pieces_on(hexes_in_reach(s, piece)) if foes != 0 else i64(0)


def in_reach(s: Chicken, piece: i64, other: i64) -> bool:
    """Whether a piece could attack another where it stands now."""
    return (hexes_in_reach(s, piece) >> (s.place[other] - 1)) & 1 == 1


# --- Values without cards --------------------------------------------------------------------------------------------


def strength_of(s: Chicken, piece: i64) -> i64:
    """Strength of an attacker without temporary dice and cards: what is printed, permanent dice, other soldiers on its
    hex, Red Tower, Battle Cry, the challenger's Power dice. None of these costs anything [CHI-STAR-03] [CHI-FIGHT-19]
    [CHI-DICE-06] [CHI-DICE-09] [CHI-MACH-02] [CHI-MACH-03] [CHI-ENGINE-01] [CHI-ENGINE-02] [CHI-ENGINE-03]
    [CHI-ENGINE-10] [CHI-SCROLL-21] [CHI-SOLODICE-02]."""
    player = s.player_of(piece)
    strength = s.printed_strength(piece) + s.plus[piece]
    if BIT[piece] & SOLDIERS_MASK != 0:
        strength += count(s.standing(s.place[piece] - 1) & SOLDIERS_MASK) - 1
    if beside_tower(s, player, piece, machines.TOWER_RED):
        strength += 1
    if s.follows(player, scrolls.BATTLE_CRY):
        strength += 1
    if s.mode == SOLO and player == CHALLENGER:
        strength += s.power
    return strength


def strength_against(s: Chicken, piece: i64, other: i64) -> i64:
    """The same against this defender: a Spiked Battle Car takes 1 from whoever attacks it from an adjacent hex
    [CHI-ENGINE-08]."""
    strength = strength_of(s, piece)
    if other < MACHINE or s.model_of(other) != machines.CAR_SPIKED:
        return strength
    return strength - ((s.near[s.place[other] - 1] >> (s.place[piece] - 1)) & 1)


def armour_of(s: Chicken, defender: i64, attacker: i64) -> i64:
    """Armour of a piece without cards if this one attacks it: what is printed, the bonus side of a base, Blue Tower,
    Hold the Coop, Bodyguard; dice never help a defender [CHI-FIGHT-19] [CHI-DICE-11] [CHI-BASE2-01] [CHI-BASE2-02]
    [CHI-ENGINE-11] [CHI-SCROLL-22] [CHI-SCROLL-31]."""
    player = s.player_of(defender)
    armour = s.printed_armour(defender)
    if s.base_bonus != 0 and on_a_base(s, defender):
        armour += s.base_bonus
    if beside_tower(s, player, defender, machines.TOWER_BLUE):
        armour += 1
    if s.follows(player, scrolls.HOLD_THE_COOP):
        armour += 1
    elif s.follows(player, scrolls.BODYGUARD) and has_bodyguard(s, player, defender):
        armour += GUARDED
    return armour


def on_a_base(s: Chicken, piece: i64) -> bool:
    """Whether a piece stands on a base, whosever it is: all of them are turned [CHI-BASE2-02] [CHI-BASE2-03]."""
    for player in range(s.players):
        if s.base[player] == s.place[piece]:
            return True
    return False


def beside_tower(s: Chicken, player: i64, piece: i64, model: i64) -> bool:
    """Whether the player's tower of this model stands on a hex next to the piece."""
    tower = tower_of(s, player, model)
    return tower != NONE and (s.near[s.place[tower] - 1] >> (s.place[piece] - 1)) & 1 == 1


def tower_of(s: Chicken, player: i64, model: i64) -> i64:
    """The player's tower of this model, or NONE; there is one card of each."""
    left = s.army(player) & TOWERS_MASK
    while left != 0:
        piece = lowest(left)
        left &= left - 1
        if s.model_of(piece) == model:
            return piece
    return NONE


def has_bodyguard(s: Chicken, player: i64, piece: i64) -> bool:
    """The leader, or in flag mode the unit with the player's own flag, with another unit on its hex [CHI-SCROLL-31]
    [CHI-FLAG-15]."""
    guarded = s.flags[player] == piece + 1 if s.mode == FLAG else piece == LEADER + player
    return guarded and s.standing(s.place[piece] - 1) & ~LEADERS_MASK & ~BIT[piece] != 0


# --- Totals at the comparison ----------------------------------------------------------------------------------------


def total_strength(s: Chicken) -> i64:
    """The attacker's strength with dice and cards, never below 0 [CHI-FIGHT-19] [CHI-DICE-10]."""
    attacker = s.attacker - 1
    strength = strength_against(s, attacker, s.defender - 1) + dice_strength(s)
    for player in range(s.players):
        strength += card_strength(s, player, attacker)
    return strength if strength > 0 else i64(0)


def dice_strength(s: Chicken) -> i64:
    """What the +2 and +3 dice of this fight add [CHI-DICE-10]."""
    return 2 * s.thrown[PLUS2] + 3 * s.thrown[PLUS3]


def card_strength(s: Chicken, player: i64, attacker: i64) -> i64:
    """What the cards that a player has shown on the attacker's side add [CHI-FIGHT-12] [CHI-SCROLL-03]
    [CHI-SCROLL-04] [CHI-SCROLL-05] [CHI-SCROLL-09] [CHI-SCROLL-10] [CHI-SCROLL-14]."""
    if s.mode == SOLO and player == CHALLENGER:
        return challenger_bonus(s) if s.aggressor == CHALLENGER else i64(0)
    strength: i64 = 0
    if s.played[player] == 0:
        return strength
    first = player * scrolls.KINDS
    for kind in range(scrolls.FIRST_STRATEGY):
        many = s.for_attack[first + kind]
        if many != 0:
            strength += many * strength_of_card(s, kind, attacker)
    return strength


def strength_of_card(s: Chicken, kind: i64, attacker: i64) -> i64:
    """What a card gives to this attacker: Flying Rock more to a ranged one, the Pebble more to a chicken
    [CHI-SCROLL-01] [CHI-SCROLL-16]."""
    if kind == scrolls.FLYING_ROCK and ranged(s, attacker):
        return FLYING_ROCK_RANGED
    if kind == scrolls.WELL_THROWN_PEBBLE and attacker < LEADER:
        return PEBBLE_OF_A_CHICKEN
    return scrolls.STRENGTH[kind]


def total_armour(s: Chicken) -> i64:
    """The defender's armour with cards and Cluck Alarms, never below 0 [CHI-FIGHT-19] [CHI-SCROLL-23]."""
    armour = armour_of(s, s.defender - 1, s.attacker - 1) + ALARM * s.alarms
    for player in range(s.players):
        armour += card_armour(s, player)
    return armour if armour > 0 else i64(0)


def card_armour(s: Chicken, player: i64) -> i64:
    """What the cards that a player has shown on the defender's side add [CHI-FIGHT-12] [CHI-SCROLL-06]
    [CHI-SCROLL-07] [CHI-SCROLL-08] [CHI-SCROLL-09] [CHI-SCROLL-10] [CHI-SCROLL-13]."""
    if s.mode == SOLO and player == CHALLENGER:
        return challenger_bonus(s) if s.aggressor != CHALLENGER else i64(0)
    armour: i64 = 0
    if s.played[player] == 0:
        return armour
    first = player * scrolls.KINDS
    for kind in range(scrolls.FIRST_STRATEGY):
        armour += (in_force(s, player, kind) - s.for_attack[first + kind]) * scrolls.ARMOUR[kind]
    return armour


def in_force(s: Chicken, player: i64, kind: i64) -> i64:
    """How many cards of a kind a player has shown that no Rotten Egg has taken."""
    at = player * scrolls.KINDS + kind
    return s.shown[at] - s.spoiled[at]


def challenger_bonus(s: Chicken) -> i64:
    """What the challenger's cards give to the value that it needs: their first printed number, at least 1
    [CHI-SOLOFIGHT-06] [CHI-SOLOFIGHT-08] [CHI-SOLOFIGHT-12] [CHI-SOLOFIGHT-14]."""
    bonus: i64 = 0
    for kind in range(scrolls.KINDS):
        bonus += in_force(s, CHALLENGER, kind) * scrolls.SOLO_BONUS[kind]
    return bonus
