"""A round of a duel: Tactical Fate cards, one card each, special icons, what prevents damage [RUN-DUEL-03]
[RUN-DUEL-04] [RUN-DUEL-09] [RUN-RWD-03]."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.question import Question
from bannerhall.core.state import CHANCE
from bannerhall.games.runewars.rules import (
    actions,
    clauses,
    duel_sides,
    events,
    hero_cards,
    hero_tests,
    heroes,
    questions,
    reward_cards,
    reward_moments,
    rewards,
    tactics,
)
from bannerhall.games.runewars.rules.drawing import discard_from_hand, usable
from bannerhall.games.runewars.rules.duel_sides import CHAINED, CHAINED_NEXT, FROSTED, SOUL, hero_of
from bannerhall.games.runewars.rules.fate import FATES, RED
from bannerhall.games.runewars.rules.fate_deck import fill_fates, take_test_result
from bannerhall.games.runewars.rules.reward_cards import KINDS, SORT, WEAPON
from bannerhall.games.runewars.rules.state import Runewars

WEAPONS: Final[i64] = 2**1 + 2**2 + 2**8 + 2**10 + 2**21 + 2**24 + 2**29
BLAST: Final[i64] = 3  # Dwarven Fire Bombs
DAWN: Final[i64] = 2  # Blade of Dawn


def begin_round(s: Runewars, f: i64) -> None:
    s.frames[f + questions.DUEL_ROUND] += 1


# --- Tactical Fate cards ---------------------------------------------------------------------------------------------


def offer_announcement(s: Runewars, side: i64) -> None:
    """Whoever holds Tactics cards may use a Tactical Fate card instead of drawing; a chained hero draws nothing at all,
    and only Banners of War has such cards [RUN-DUEL-09] [RUN-TFC-02] [RUN-WINDOW-01] [RUN-BOW-06]."""
    hero = hero_of(s, side)
    if s.bow == 0 or hero < 0 or duel_sides.flag(s, side, CHAINED):
        return
    if s.cards_in_hand(heroes.owner(s, hero)) != 0:
        s.ask(questions.ANNOUNCE, heroes.owner(s, hero), side)


@final
class AnnounceInDuel(Question[Runewars]):
    """A Tactical Fate card instead of the draw; it is discarded at the end of the round, its text is ignored
    [RUN-DUEL-09] [RUN-TFC-01] [RUN-TFC-03] [RUN-TFC-04]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = actions.DRAW_FATE
        n += 1
        for card in range(tactics.KINDS):
            if self.clause_against(s, f, seat, actions.ANNOUNCE + card) == ALLOWED:
                out[n] = actions.ANNOUNCE + card
                n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        if action == actions.DRAW_FATE:
            return ALLOWED
        card = action - actions.ANNOUNCE
        if card < 0 or card >= tactics.KINDS:
            return OTHER_QUESTION
        if s.hand[seat * tactics.KINDS + card] == 0:
            return clauses.NO_SUCH_CARD
        if tactics.IS_FATE[card] == 0:
            return clauses.NO_FATE_CARD
        return ALLOWED if usable(s, seat, card) else clauses.NOT_USABLE_NOW

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        side = s.frames[f + questions.ANNOUNCE_SIDE]
        s.end_frame()
        if action == actions.DRAW_FATE:
            return
        card = action - actions.ANNOUNCE
        discard_from_hand(s, seat, card)
        s.set_duel_card(side, FATES + 1 + card)
        if s.sink is not None:
            s.emit(events.ANNOUNCED, hero_of(s, side), card, 0, 0, ALL, 0)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.DRAW_FATE


# --- Drawing ---------------------------------------------------------------------------------------------------------


def draw(s: Runewars, side: i64) -> None:
    """One Fate card, unless the side uses a Tactical Fate card or is chained [RUN-DUEL-03] [RUN-DUEL-09]."""
    if s.duel_card[side] == 0 and not duel_sides.flag(s, side, CHAINED) and s.fate != 0:
        s.ask(questions.DUEL_DRAW, CHANCE, side)


@final
class DuelDraw(Question[Runewars]):
    """Chance gives a hero his Fate card, for everybody to see [RUN-DUEL-03]."""

    def outcomes(self, s: Runewars, f: i64, out: vec[i64], weights: vec[i64]) -> i64:
        return fill_fates(s, out, weights)

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        card = action - actions.FATE
        side = s.frames[f + questions.DUEL_DRAW_SIDE]
        s.end_frame()
        s.set_duel_card(side, card + 1)
        duel_sides.take_card(s, card)
        if s.sink is not None:
            s.emit(events.FATE_DRAWN, heroes.owner(s, hero_of(s, side)), card, 0, 0, ALL, 0)


# --- Special icons ---------------------------------------------------------------------------------------------------


def show_cards(s: Runewars) -> None:
    """Damage and rout icons of both heroes; Frostbrand meets only those that are drawn later."""
    for side in range(2):
        if hero_of(s, side) >= 0:
            duel_sides.show_card(s, side)


def offer_special(s: Runewars, side: i64) -> None:
    """A special icon: 1 damage, or the ability of a Weapon. Whoever can only deal damage, as everybody sees, isn't
    asked [RUN-DUEL-04]."""
    if hero_of(s, side) < 0 or not duel_sides.has_special(s, side):
        return
    hero = hero_of(s, side)
    if rewards.facedown(s, hero) != 0 or usable_weapons(s, side) != 0:
        s.ask(questions.SPECIAL_ICON, heroes.owner(s, hero), side)
    else:
        deal_special(s, side)


def usable_weapons(s: Runewars, side: i64) -> i64:
    """The Weapons a hero may use: the one that is already in use, else any that isn't blocked [RUN-RWD-03]."""
    return rewards.held(s, hero_of(s, side)) & WEAPONS & ~duel_sides.closed_cards(s, side)


def deal_special(s: Runewars, side: i64) -> None:
    """1 damage; Runewitch Astarra deals 2 [RUN-DUEL-04] [RUN-HER-02]."""
    strike(s, side, 2 if hero_of(s, side) == hero_cards.ASTARRA else i64(1))


def strike(s: Runewars, side: i64, amount: i64) -> None:
    """Damage of a special icon to the other side."""
    s.set_duel_special(1 - side, s.duel_special[1 - side] + amount)


@final
class SpecialIcon(Question[Runewars]):
    """1 damage or one Weapon; at most one Weapon in a duel, as often as its hero likes [RUN-DUEL-04] [RUN-RWD-03]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = actions.DEAL_DAMAGE
        n += 1
        left = usable_weapons(s, s.frames[f + questions.SPECIAL_ICON_SIDE])
        while left != 0:
            out[n] = actions.USE_REWARD + lowest(left)
            left &= left - 1
            n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        if action == actions.DEAL_DAMAGE:
            return ALLOWED
        kind = action - actions.USE_REWARD
        if kind < 0 or kind >= KINDS:
            return OTHER_QUESTION
        side = s.frames[f + questions.SPECIAL_ICON_SIDE]
        if usable_weapons(s, side) & BIT[kind] != 0:
            return ALLOWED
        if not rewards.has(s, hero_of(s, side), kind):
            return clauses.NO_SUCH_REWARD
        if SORT[kind] != WEAPON:
            return clauses.NO_EFFECT
        return clauses.BLOCKED if s.duel_blocked[side] == kind + 1 else clauses.ONE_WEAPON

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        side = s.frames[f + questions.SPECIAL_ICON_SIDE]
        s.end_frame()
        if action == actions.DEAL_DAMAGE:
            deal_special(s, side)
        else:
            wield(s, side, action - actions.USE_REWARD)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.DEAL_DAMAGE


def wield(s: Runewars, side: i64, kind: i64) -> None:
    """What a Weapon does: see the text of its card [RUN-DUEL-04] [RUN-RWD-03]."""
    hero = hero_of(s, side)
    rewards.show(s, hero, kind)
    s.set_duel_weapon(side, kind + 1)
    if kind == reward_cards.THROWING_KNIVES:
        s.set_duel_sure(1 - side, s.duel_sure[1 - side] + 1)
    elif kind == reward_cards.BINDING_CHAIN:
        duel_sides.set_flag(s, 1 - side, CHAINED_NEXT)
    elif kind == reward_cards.SUNBLADE:
        strike(s, side, DAWN)
    elif kind == reward_cards.FIRE_BOMBS:
        strike(s, side, BLAST)
        hero_tests.begin(s, hero, hero_cards.AGILITY)
    else:
        strike(s, side, 1)
        if kind == reward_cards.SOULBITER:
            duel_sides.set_flag(s, side, SOUL)
        elif kind == reward_cards.FROST_BRAND:
            duel_sides.set_flag(s, 1 - side, FROSTED)
        else:
            s.set_duel_guard(side, s.duel_guard[side] + 1)


def burn(s: Runewars, side: i64) -> None:
    """The test after the Dwarven Fire Bombs: on red their hero suffers 1 damage, with the rest of the round."""
    if take_test_result(s) == RED:
        s.set_duel_hits(side, s.duel_hits[side] + 1)


# --- What prevents damage --------------------------------------------------------------------------------------------


def offer_defence(s: Runewars, side: i64) -> None:
    """When both cards lie open, whoever suffers damage may put on an Armor or use the amulet [RUN-RWD-03]."""
    hero = hero_of(s, side)
    if hero >= 0 and s.duel_hits[side] + s.duel_special[side] != 0:
        reward_moments.offer(s, hero, questions.M_DEFENCE)
