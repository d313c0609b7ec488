"""Fights: whom to attack, with which dice, which cards are worth it, and what cards and abilities ask."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.games.chicken.bots.odds import (
    UNSEEN,
    UNSHIELDS,
    armour_seen,
    bonus_on_banner,
    challengers_cards,
    margin,
    named_before,
    prize,
    strength_in_hand,
    wins_by,
)
from bannerhall.games.chicken.knowledge.sight import cards_laid
from bannerhall.games.chicken.rules import (
    actions,
    reveal,
    scrolls,
    walking,
)
from bannerhall.games.chicken.rules.components import (
    KINDS_OF_FACES,
    LEADER,
    MACHINE,
    PLUS1,
    PLUS2,
    PLUS3,
    SOLO,
    TEAM,
)
from bannerhall.games.chicken.rules.state import Chicken
from bannerhall.games.chicken.rules.values import (
    ATTACK,
    DEFENCE,
    hexes_in_reach,
    strength_against,
    strength_of_card,
    targets,
    total_armour,
    total_strength,
)

SMALL: Final[i64] = 90  # a prize for which no card and no good die is spent
A_CARD: Final[i64] = 20  # a prize that is worth one card
PER_SHIELD: Final[i64] = 2  # of so many cards one is played for a shield,
PER_UNIT: Final[i64] = 3  # and of so many one for a unit
SAFETY: Final[i64] = 2  # more armour than the challenger is likely to beat
NOTHING: Final[i64] = -1


# --- Whom ------------------------------------------------------------------------------------------------------------


def fight_worth(s: Chicken, seat: i64, piece: i64, other: i64) -> i64:
    """What an attack is worth: the prize if it is likely to succeed, else nothing. For a great prize all dice and cards
    count, for a small one those dice that are of little use elsewhere."""
    won = prize(s, seat, other)
    if won == 0:
        return 0
    lacking = armour_seen(s, seat, other, piece) - strength_against(s, piece, other)
    if won < SMALL:
        at = seat * KINDS_OF_FACES
        return won if lacking <= s.dice[at + PLUS1] + 2 * s.dice[at + PLUS2] else i64(0)
    lacking += margin(s, s.player_of(other))
    spare = bonus_on_banner(s, seat) + strength_in_hand(s, seat, piece) // (1 if won > UNSHIELDS else PER_SHIELD)
    return won if lacking <= spare else i64(0)


def best_target(s: Chicken, seat: i64, piece: i64) -> i64:
    """The opposing piece in reach that is most worth attacking, or NOTHING."""
    best: i64 = NOTHING
    most: i64 = 0
    left = targets(s, piece)
    while left != 0:
        other = lowest(left)
        left &= left - 1
        worth = fight_worth(s, seat, piece, other)
        if worth > most or (worth == most and worth > 0 and named_before(s, other, best)):
            most = worth
            best = other
    return best


def target(s: Chicken, seat: i64) -> i64:
    piece = s.attacker - 1
    other = best_target(s, seat, piece)
    if other == NOTHING:
        left = targets(s, piece)
        other = lowest(left)
        while left != 0:
            if named_before(s, lowest(left), other):
                other = lowest(left)
            left &= left - 1
    if s.eggs & BIT[other] != 0:
        return actions.EGG + s.place[other] - 1
    return actions.TARGET + other


# --- Dice ------------------------------------------------------------------------------------------------------------


def combat_dice(s: Chicken, seat: i64) -> i64:
    """Add dice until the attack is strong enough, if it can be at all. Dice come back with the next roll, cards do not:
    so dice come first, and against a leader they make up for what the defender may lay."""
    other = s.defender - 1
    won = prize(s, seat, other)
    lacking = total_armour(s) - total_strength(s)
    great = won >= SMALL
    cards = strength_in_hand(s, seat, s.attacker - 1) // (1 if won > UNSHIELDS else PER_SHIELD) if great else i64(0)
    if lacking > bonus_on_banner(s, seat) + cards:
        return actions.PASS
    if great:
        lacking += margin(s, s.victim) * 2
    if lacking <= 0:
        return actions.PASS
    return die_for(s, seat, lacking, great)


def die_for(s: Chicken, seat: i64, lacking: i64, great: bool) -> i64:
    """The smallest die that is enough, else the greatest one."""
    at = seat * KINDS_OF_FACES
    for face in range(PLUS1, PLUS3 + 1):
        if s.dice[at + face] > 0 and face - PLUS1 + 1 >= lacking and (great or face < PLUS3):
            return actions.ADD_DIE + face
    face = PLUS3 if great else PLUS2
    while face >= PLUS1:
        if s.dice[at + face] > 0:
            return actions.ADD_DIE + face
        face -= 1
    return actions.PASS


# --- Cards -----------------------------------------------------------------------------------------------------------


def cards(s: Chicken, seat: i64) -> i64:
    """Lay the card that turns the fight, as long as one can and the prize is worth it."""
    if scrolls_held(s, seat) == 0:
        return actions.PASS
    side = leaning(s, seat)
    if side == 0 or s.played[seat] >= worth_in_cards(s, seat):
        return actions.PASS
    attack = total_strength(s) + laid_for(s, seat, ATTACK)
    defence = total_armour(s) + laid_for(s, seat, DEFENCE)
    lacking = defence - attack if side == ATTACK else attack - defence + 1
    if s.mode == SOLO:
        lacking += challengers_cards(s) + (SAFETY if side == DEFENCE else i64(0))
    if lacking <= 0:
        return actions.PASS
    if side == DEFENCE and s.mode == SOLO and decides(s):
        return card_for(s, seat, side, 1) if lacking == 1 else strongest_card(s, seat, side)
    return card_for(s, seat, side, lacking)


def strongest_card(s: Chicken, seat: i64, side: i64) -> i64:
    """The card that helps most, where everything is at stake."""
    best: i64 = NOTHING
    most: i64 = 0
    for kind in range(scrolls.FIRST_DISASTER):
        if s.hand[seat * scrolls.KINDS + kind] > 0 and scrolls.IN_COMBAT[kind] == 1:
            worth = card_worth(s, seat, kind, side)
            if worth > most:
                most = worth
                best = kind
    return actions.LAY + best if best != NOTHING else actions.PASS


def scrolls_held(s: Chicken, seat: i64) -> i64:
    return s.cards_of(seat)


def leaning(s: Chicken, seat: i64) -> i64:
    """On whose side a seat is: its own, its team-mate's, or against whoever is about to win; 0 nobody's."""
    if seat == s.aggressor:
        return ATTACK
    if seat == s.victim or seat == s.first_victim:
        return DEFENCE
    if s.mode == TEAM:
        return ATTACK if not s.hostile(seat, s.aggressor) else DEFENCE
    return DEFENCE if decides(s) else i64(0)


def decides(s: Chicken) -> bool:
    """Whether a success of this fight ends the match, or nearly so."""
    other = s.defender - 1
    if LEADER <= other < MACHINE:
        return s.shields[other] == 0 and wins_by(s, s.aggressor, s.victim)
    return False


def worth_in_cards(s: Chicken, seat: i64) -> i64:
    """How many cards a fight is worth."""
    won = prize(s, s.aggressor, s.defender - 1)
    if won > UNSHIELDS:
        return 99
    held = s.cards_of(seat) + s.played[seat]
    if won == UNSHIELDS:
        return held // PER_SHIELD
    return held // PER_UNIT if won >= A_CARD else i64(0)


def laid_for(s: Chicken, seat: i64, side: i64) -> i64:
    """What the cards face down are thought to give a side: the seat knows its own, and takes others for the mean."""
    total: i64 = 0
    for player in range(s.players):
        if player == seat:
            if leaning(s, seat) == side:
                total += own_laid(s, seat, side)
        elif side == (ATTACK if player == s.aggressor else DEFENCE) and player < s.seats:
            total += UNSEEN * cards_laid(s, player)
    return total


def own_laid(s: Chicken, seat: i64, side: i64) -> i64:
    total: i64 = 0
    for kind in range(scrolls.FIRST_DISASTER):
        many = s.laid[seat * scrolls.KINDS + kind]
        if many > 0:
            total += many * card_worth(s, seat, kind, side)
    return total


def card_worth(s: Chicken, seat: i64, kind: i64, side: i64) -> i64:
    """What a card adds to a side in this fight."""
    if kind == scrolls.ROTTEN_EGG:
        return UNSEEN if others_laid(s, seat) else i64(0)
    if side == ATTACK:
        if kind == scrolls.BATTLE_CRY:
            return 1 if seat == s.aggressor and not s.follows(seat, kind) else 0
        return strength_of_card(s, kind, s.attacker - 1) if kind < scrolls.FIRST_STRATEGY else i64(0)
    if seat != s.victim:
        return scrolls.ARMOUR[kind]
    if kind == scrolls.HOLD_THE_COOP:
        return 0 if s.follows(seat, kind) else 1
    if kind == scrolls.CHANGE_NOW:
        return 9 if reveal.substitutes(s) != 0 else 0
    if kind == scrolls.CHICKEN_OUT:
        return 9 if escapes(s) != 0 else 0
    return scrolls.ARMOUR[kind]


def others_laid(s: Chicken, seat: i64) -> bool:
    for player in range(s.seats):
        if player != seat and cards_laid(s, player) > 0 and (player == s.aggressor) != (seat == s.aggressor):
            return True
    return False


def escapes(s: Chicken) -> i64:
    """Mask of the hexes where the defender would be out of the attacker's reach."""
    piece = s.defender - 1
    if s.printed_speed(piece) == 0:
        return 0
    return walking.steps_from(s, piece) & ~hexes_in_reach(s, s.attacker - 1)


def card_for(s: Chicken, seat: i64, side: i64, lacking: i64) -> i64:
    """The smallest card that is enough, else the greatest if all together are enough, else none."""
    total: i64 = 0
    best: i64 = NOTHING
    least: i64 = 99
    great: i64 = NOTHING
    most: i64 = 0
    for kind in range(scrolls.FIRST_DISASTER):
        many = s.hand[seat * scrolls.KINDS + kind]
        if many == 0 or scrolls.IN_COMBAT[kind] == 0:
            continue
        worth = card_worth(s, seat, kind, side)
        total += many * worth
        if worth >= lacking and worth < least:
            least = worth
            best = kind
        if worth > most:
            most = worth
            great = kind
    if best != NOTHING:
        return actions.LAY + best
    return actions.LAY + great if total >= lacking and great != NOTHING else actions.PASS
