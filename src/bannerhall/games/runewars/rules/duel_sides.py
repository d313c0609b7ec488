"""The two sides of a duel: what each has drawn, deals, prevents and has in use [RUN-DUEL-03] to [RUN-DUEL-06]."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.games.runewars.rules import fate, hero_cards, reward_cards, tactics
from bannerhall.games.runewars.rules.fate import DAMAGE, MISS, ROUT, SPECIAL
from bannerhall.games.runewars.rules.fate_deck import discard_fates, take_fate
from bannerhall.games.runewars.rules.reward_cards import ARMOR, KINDS, SORT, WEAPON
from bannerhall.games.runewars.rules.state import Runewars
from bannerhall.games.runewars.rules.units import CIRCLE

ATTACKER: Final[i64] = 0
DEFENDER: Final[i64] = 1
NO_SIDE: Final[i64] = -1
NO_RESULT: Final[i64] = -1  # a side that drew nothing
SHAPES: Final = 4

# Bits of `duel_flags`.
CHAINED: Final[i64] = 1  # draws nothing in this round: Binding Chain
CHAINED_NEXT: Final[i64] = 2
FROSTED: Final[i64] = 4  # the next rout icon prevents nothing: Frostbrand
SOUL: Final[i64] = 8  # Soulbiter hit in this round
SHIELD_SPENT: Final[i64] = 16  # Amulet of Shielding, once in a duel
SHIELDED: Final[i64] = 32  # it prevents the damage of this round
ABILITY_SPENT: Final[i64] = 64  # what a hero may do at the start
ECHO_PLAYED: Final[i64] = 128  # Runic Echo
READY: Final[i64] = 256  # has passed in the window at the start
OF_A_ROUND: Final[i64] = SOUL + SHIELDED


def side_of(s: Runewars, hero: i64) -> i64:
    """The side of a duelling hero, or NO_SIDE."""
    if s.duel_hero[ATTACKER] == hero + 1:
        return ATTACKER
    return DEFENDER if s.duel_hero[DEFENDER] == hero + 1 else NO_SIDE


def hero_of(s: Runewars, side: i64) -> i64:
    """The hero of a side; the second side of a duel Quest has none."""
    return s.duel_hero[side] - 1


def is_quest(s: Runewars) -> bool:
    """Whether the hero fights units of a Quest card [RUN-QST-13]."""
    return s.foe != 0


def flag(s: Runewars, side: i64, bit: i64) -> bool:
    return s.duel_flags[side] & bit != 0


def set_flag(s: Runewars, side: i64, bit: i64) -> None:
    s.set_duel_flags(side, s.duel_flags[side] | bit)


def unset_flag(s: Runewars, side: i64, bit: i64) -> None:
    s.set_duel_flags(side, s.duel_flags[side] & ~bit)


# --- Results ---------------------------------------------------------------------------------------------------------


def result_of(card: i64, shape: i64) -> i64:
    """What a drawn card shows for a base shape [RUN-DUEL-03] [RUN-DUEL-09] [RUN-QST-13]."""
    if card == 0:
        return NO_RESULT
    if card <= fate.FATES:
        return fate.RESULT[(card - 1) * SHAPES + shape]
    return tactics.RESULT[(card - fate.FATES - 1) * SHAPES + shape]


def amount_of(card: i64, shape: i64) -> i64:
    if card <= fate.FATES:
        return fate.AMOUNT[(card - 1) * SHAPES + shape]
    return tactics.AMOUNT[(card - fate.FATES - 1) * SHAPES + shape]


def result(s: Runewars, side: i64) -> i64:
    """What the hero of a side has drawn: heroes use the circle section [RUN-HER-01] [RUN-DUEL-03]."""
    return result_of(s.duel_card[side], CIRCLE)


def take_card(s: Runewars, card: i64) -> None:
    """A Fate card is drawn; it stays in use until the end of the round [RUN-BAT-29]."""
    s.duel_fates |= BIT[card]
    take_fate(s, card)


def show_card(s: Runewars, side: i64) -> None:
    """Damage and rout icons of a hero's card; a special icon is asked about [RUN-DUEL-05] [RUN-DUEL-06]."""
    hero = hero_of(s, side)
    kind = result(s, side)
    if kind == DAMAGE:
        amount = amount_of(s.duel_card[side], CIRCLE)
        if hero == hero_cards.VALADIR and s.hero_damage[hero] >= 2:
            amount += 1
        s.set_duel_hits(1 - side, s.duel_hits[1 - side] + amount)
    elif kind == ROUT and flag(s, side, FROSTED):
        unset_flag(s, side, FROSTED)
    elif kind == ROUT:
        amount = amount_of(s.duel_card[side], CIRCLE)
        if hero == hero_cards.BRANN:
            amount += 1
        s.set_duel_guard(side, s.duel_guard[side] + amount)


def has_special(s: Runewars, side: i64) -> bool:
    return result(s, side) == SPECIAL


# --- Reward cards in a duel ------------------------------------------------------------------------------------------


def closed_cards(s: Runewars, side: i64) -> i64:
    """The kinds that a side may not use in this duel any more: what the Elven Robe blocks, a second Weapon or Armor,
    the armor that is already on, a spent amulet [RUN-RWD-03] [RUN-RWD-04]."""
    mask: i64 = 0
    for kind in range(KINDS):
        if (
            s.duel_blocked[side] == kind + 1
            or (SORT[kind] == WEAPON and s.duel_weapon[side] != 0 and s.duel_weapon[side] != kind + 1)
            or (SORT[kind] == ARMOR and s.duel_armor[side] != 0)
        ):
            mask |= BIT[kind]
    if flag(s, side, SHIELD_SPENT):
        mask |= BIT[reward_cards.AMULET_SHIELDING]
    return mask


def put_on(s: Runewars, hero: i64, kind: i64) -> None:
    """A card is in use from now on: an Armor for the whole duel, the amulet for this round [RUN-RWD-03]."""
    side = side_of(s, hero)
    if side == NO_SIDE:
        return
    if SORT[kind] == ARMOR:
        s.set_duel_armor(side, kind + 1)
    elif kind == reward_cards.AMULET_SHIELDING:
        set_flag(s, side, SHIELD_SPENT + SHIELDED)


# --- Damage of a round -----------------------------------------------------------------------------------------------


def coming(s: Runewars, side: i64) -> i64:
    """All damage that is dealt to a side in this round before anything prevents it."""
    return s.duel_hits[side] + s.duel_special[side] + s.duel_sure[side]


def suffered(s: Runewars, side: i64) -> i64:
    """What is left of the damage of this round for a hero: rout icons, armor and amulet prevent it, but not damage that
    cannot be prevented [RUN-DUEL-05] [RUN-DUEL-06]."""
    by_special = s.duel_special[side]
    guard = s.duel_guard[side]
    armor = s.duel_armor[side] - 1
    if armor == reward_cards.SCALE_MAIL:
        by_special = by_special - 2 if by_special > 2 else i64(0)
    elif armor == reward_cards.RUNEPLATE or (armor == reward_cards.GHOST_ARMOR and result(s, side) == MISS):
        guard += 1
    amount = s.duel_hits[side] + by_special - guard
    if amount < 0 or flag(s, side, SHIELDED):
        amount = 0
    return absorb(s, side, amount) + s.duel_sure[side]


def absorb(s: Runewars, side: i64, amount: i64) -> i64:
    """Runic Echo prevents the first 2 damage of the duel."""
    echo = s.duel_echo[side]
    if echo > amount:
        echo = amount
    s.set_duel_echo(side, s.duel_echo[side] - echo)
    return amount - echo


# --- Blanks ----------------------------------------------------------------------------------------------------------


def clear_damage(s: Runewars) -> None:
    """Nothing is dealt and nothing prevented."""
    for side in range(2):
        s.set_duel_hits(side, 0)
        s.set_duel_special(side, 0)
        s.set_duel_sure(side, 0)
        s.set_duel_guard(side, 0)
        s.set_foe_guard(side, 0)
        s.set_foe_hits(side, 0)


def clear_round(s: Runewars) -> None:
    """A round is over: its cards are discarded; a chain that was laid binds in the next one."""
    clear_damage(s)
    discard_fates(s, s.duel_fates)
    s.duel_fates = 0
    for side in range(2):
        s.set_duel_card(side, 0)
        flags = s.duel_flags[side] & ~OF_A_ROUND & ~CHAINED
        if flags & CHAINED_NEXT != 0:
            flags = (flags & ~CHAINED_NEXT) | CHAINED
        s.set_duel_flags(side, flags)


def clear_duel(s: Runewars) -> None:
    """Nothing is left of a duel but damage [RUN-DUEL-07]."""
    clear_round(s)
    for side in range(2):
        s.set_duel_hero(side, 0)
        s.set_duel_weapon(side, 0)
        s.set_duel_armor(side, 0)
        s.set_duel_blocked(side, 0)
        s.set_duel_flags(side, 0)
        s.set_duel_echo(side, 0)
        s.set_foe_damage(side, 0)
    s.duel_dealt = 0
    s.foe = 0
    s.foe_alive = 0
    s.foe_to_draw = 0
    s.foe_raised = 0
