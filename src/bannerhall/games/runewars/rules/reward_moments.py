"""Reward cards that may be used at a certain moment. Whoever has a facedown card is asked, whatever it is, so that
being asked tells nothing [RUN-RWD-01] [RUN-WINDOW-01]."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.question import Question
from bannerhall.games.runewars.rules import actions, clauses, duel_sides, heroes, questions, reward_cards, rewards
from bannerhall.games.runewars.rules.gains import gain_influence
from bannerhall.games.runewars.rules.reward_cards import KINDS
from bannerhall.games.runewars.rules.state import Runewars

WRIT: Final[i64] = 2  # influence
# The cards of each moment, as a mask of kinds.
OF_MOMENT: Final = vec[i64](
    [
        2**7,  # challenged: Cloak of Deception
        2**27,  # red: Map of Ruins
        2**22,  # completed: Guild Writ
        2**17 + 2**25,  # acted: Healing Draught, Sandglass
        2**17,  # between: Healing Draught
        2**4 + 2**5 + 2**6 + 2**28,  # defence: Ghost Armor, Runeplate, Amulet of Shielding, Dragonscale Mail
        2**30,  # fallen: Blood Chalice
    ]
)


def usable(s: Runewars, hero: i64, moment: i64) -> i64:
    """The kinds that a hero has and may use at this moment."""
    mask = rewards.held(s, hero) & OF_MOMENT[moment]
    if s.hero_damage[hero] == 0:
        mask &= ~BIT[reward_cards.HEALING_DRAUGHT]
    side = duel_sides.side_of(s, hero)
    if side >= 0:
        mask &= ~duel_sides.closed_cards(s, side)
    return mask


def offer(s: Runewars, hero: i64, moment: i64) -> None:
    """Ask the hero's player, if the hero may have such a card as far as everybody can see. What was used stands in
    `reward_used` afterwards."""
    s.reward_used = 0
    if rewards.facedown(s, hero) != 0 or usable(s, hero, moment) != 0:
        s.ask(questions.USE_REWARD, heroes.owner(s, hero), hero, moment)


def take_used(s: Runewars) -> i64:
    """The card that was used + 1, 0 if none was; the next offer begins without it."""
    used = s.reward_used
    s.reward_used = 0
    return used


@final
class UseReward(Question[Runewars]):
    """Use one of the cards of this moment, or keep them secret [RUN-RWD-01] [RUN-RWD-03]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        left = usable(s, s.frames[f + questions.USE_REWARD_HERO], s.frames[f + questions.USE_REWARD_MOMENT])
        while left != 0:
            out[n] = actions.USE_REWARD + lowest(left)
            left &= left - 1
            n += 1
        out[n] = actions.SAVE_REWARDS
        return n + 1

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        if action == actions.SAVE_REWARDS:
            return ALLOWED
        kind = action - actions.USE_REWARD
        if kind < 0 or kind >= KINDS:
            return OTHER_QUESTION
        hero = s.frames[f + questions.USE_REWARD_HERO]
        if usable(s, hero, s.frames[f + questions.USE_REWARD_MOMENT]) & BIT[kind] != 0:
            return ALLOWED
        return against(s, hero, kind)

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        hero = s.frames[f + questions.USE_REWARD_HERO]
        fallen = s.frames[f + questions.USE_REWARD_FALLEN]
        s.end_frame()
        if action != actions.SAVE_REWARDS:
            use(s, hero, action - actions.USE_REWARD, fallen)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.SAVE_REWARDS


def against(s: Runewars, hero: i64, kind: i64) -> i64:
    """Why a hero may not use a card now."""
    if not rewards.has(s, hero, kind):
        return clauses.NO_SUCH_REWARD
    side = duel_sides.side_of(s, hero)
    if side >= 0 and s.duel_blocked[side] == kind + 1:
        return clauses.BLOCKED
    if side >= 0 and duel_sides.closed_cards(s, side) & BIT[kind] != 0:
        return clauses.ONE_WEAPON
    return clauses.NO_EFFECT


def use(s: Runewars, hero: i64, kind: i64, fallen: i64) -> None:
    """What the card does at once; whoever offered it does the rest."""
    s.reward_used = kind + 1
    if kind == reward_cards.HEALING_DRAUGHT:
        drink(s, hero)
    elif kind == reward_cards.SAND_GLASS or kind == reward_cards.MAP_RUINS:
        rewards.discard(s, hero, kind)
    else:
        rewards.show(s, hero, kind)
        if kind == reward_cards.GUILD_WRIT:
            gain_influence(s, heroes.owner(s, hero), WRIT)
        elif kind == reward_cards.BLOOD_CHALICE:
            heroes.heal(s, hero, fallen)
        else:
            duel_sides.put_on(s, hero, kind)


def drink(s: Runewars, hero: i64) -> None:
    """Healing Draught: discard it to remove all damage."""
    rewards.discard(s, hero, reward_cards.HEALING_DRAUGHT)
    heroes.heal_fully(s, hero)
