"""The start of a duel: abilities of heroes, the Elven Robe, Runic Echo, the Healing Draught [RUN-DUEL-02] [RUN-HER-02]
[RUN-RWD-04]."""

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
    armies,
    clauses,
    control,
    duel_sides,
    duel_units,
    events,
    forces,
    hero_cards,
    hero_tactics,
    heroes,
    questions,
    reward_moments,
    rewards,
    rewards_packed,
    tactics,
    units,
)
from bannerhall.games.runewars.rules.components import NO_SEAT
from bannerhall.games.runewars.rules.duel_sides import ATTACKER, DEFENDER, hero_of, is_quest
from bannerhall.games.runewars.rules.fate import GOLD, RED
from bannerhall.games.runewars.rules.fate_deck import begin_test, take_test_result
from bannerhall.games.runewars.rules.reward_cards import ELVEN_ROBE, HEALING_DRAUGHT, KINDS
from bannerhall.games.runewars.rules.state import Runewars
from bannerhall.games.runewars.rules.units import TYPES

START_CARDS: Final[i64] = 2**17 + 2**23  # Healing Draught, Elven Robe
PRICE: Final[i64] = 1  # damage that Steelhorns suffers
BLOW: Final[i64] = 2  # damage that he deals for it


# --- What works by itself when a duel starts -------------------------------------------------------------------------


def open_duel(s: Runewars) -> None:
    """Bogran deals 1 damage when he starts a duel; Grey Ker draws a Fate card in an enemy area [RUN-HER-02]."""
    hero = hero_of(s, ATTACKER)
    if hero == hero_cards.BOGRAN:
        hit(s, DEFENDER, 1)
    elif hero == hero_cards.GREY_KER:
        owner = control.controller(s, heroes.area_of(s, hero))
        if owner != NO_SEAT and owner != heroes.owner(s, hero):
            begin_test(s, heroes.owner(s, hero), 1)


def hit(s: Runewars, side: i64, amount: i64) -> None:
    """Damage before the first round; of two units the hero's player chooses who suffers it [RUN-QST-20]."""
    if side == DEFENDER and is_quest(s):
        if s.foe_alive == duel_units.BOTH and amount > 1:
            s.set_duel_sure(DEFENDER, amount)
            duel_units.offer_assignment(s, True)
        else:
            duel_units.suffer(s, lowest(s.foe_alive), amount)
    else:
        heroes.suffer(s, hero_of(s, side), duel_sides.absorb(s, side, amount))


def kill(s: Runewars) -> None:
    """Grey Ker, with gold: destroy one enemy unit in the area [RUN-HER-02]."""
    if hero_of(s, ATTACKER) != hero_cards.GREY_KER or take_test_result(s) != GOLD:
        return
    area = heroes.area_of(s, hero_of(s, ATTACKER))
    if control.units_in(s, area) != 0:
        s.ask(questions.KILL, heroes.owner(s, hero_of(s, ATTACKER)), area)


@final
class Kill(Question[Runewars]):
    """Which enemy unit Grey Ker destroys, standing or routed [RUN-CARD-03]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        for first in (actions.KILL, actions.KILL_ROUTED):
            for kind in range(TYPES):
                if self.clause_against(s, f, seat, first + kind) == ALLOWED:
                    out[n] = first + kind
                    n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        area = s.frames[f + questions.KILL_AREA]
        force = s.standing[area]
        kind = action - actions.KILL
        if actions.KILL_ROUTED <= action < actions.KILL_ROUTED + TYPES:
            force = s.routed[area]
            kind = action - actions.KILL_ROUTED
        if kind < 0 or kind >= TYPES:
            return OTHER_QUESTION
        owner = s.holder[area] - 1
        if kind < units.NEUTRALS and (owner < 0 or kind // units.FACTION_UNITS != s.faction_of(owner)):
            return clauses.NO_TARGET
        return ALLOWED if forces.many(force, forces.slot_of(kind)) != 0 else clauses.NO_TARGET

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        area = s.frames[f + questions.KILL_AREA]
        s.end_frame()
        routed = action >= actions.KILL_ROUTED
        kind = action - actions.KILL_ROUTED if routed else action - actions.KILL
        armies.destroy(s, area, kind, 1, routed)
        armies.settle_neutrals(s, area)
        if s.sink is not None:
            s.emit(events.UNIT_KILLED, hero_of(s, ATTACKER), kind, 0, 0, ALL, 0)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        for first in (actions.KILL, actions.KILL_ROUTED):
            for kind in range(TYPES - 1, -1, -1):
                if self.clause_against(s, f, seat, first + kind) == ALLOWED:
                    return first + kind
        return actions.KILL


# --- What a side may use ---------------------------------------------------------------------------------------------


def has_ability(s: Runewars, side: i64) -> bool:
    """Silhouette and Brother Gherinn may draw a Fate card, Steelhorns may suffer damage that does not defeat him; once
    in a duel [RUN-HER-02]."""
    hero = hero_of(s, side)
    if duel_sides.flag(s, side, duel_sides.ABILITY_SPENT):
        return False
    if hero == hero_cards.STEELHORNS:
        return s.hero_damage[hero] + PRICE < heroes.health(s, hero)
    return hero == hero_cards.SILHOUETTE or hero == hero_cards.GHERINN


def offer(s: Runewars, side: i64) -> None:
    """A window: the attacker until he passes, then the defender. Whoever holds a facedown Reward card is asked, or
    Tactics cards with Banners of War, which Runic Echo belongs to [RUN-DUEL-02] [RUN-CARD-07] [RUN-WINDOW-01]
    [RUN-BOW-06]."""
    hero = hero_of(s, side)
    if hero < 0 or duel_sides.flag(s, side, duel_sides.READY):
        return
    seat = heroes.owner(s, hero)
    echo = s.bow == 1 and s.cards_in_hand(seat) != 0
    if has_ability(s, side) or echo or rewards.may_have(s, hero, START_CARDS):
        s.ask(questions.DUEL_START, seat, side)
    else:
        duel_sides.set_flag(s, side, duel_sides.READY)


def after_window(s: Runewars, f: i64, side: i64) -> None:
    """What the Fate card brought that the hero drew, or the damage that was shared out; then the window again until the
    side passes."""
    hero = hero_of(s, side)
    if hero < 0:
        return
    if s.duel_sure[DEFENDER] != 0:
        duel_units.deal(s)
        duel_sides.clear_damage(s)
    destiny = take_test_result(s)
    if destiny >= 0:
        read_fate(s, f, hero, destiny)
    if s.frames[f + questions.DUEL_NEXT] != questions.D_END and not duel_sides.flag(s, side, duel_sides.READY):
        s.frames[f + questions.DUEL_NEXT] = questions.D_STARTS if side == ATTACKER else questions.D_STARTS_2


def read_fate(s: Runewars, f: i64, hero: i64, destiny: i64) -> None:
    """Silhouette: gold or silver calls the duel off. Brother Gherinn: they heal 1 damage, red deals him 1
    [RUN-HER-02]."""
    if hero == hero_cards.SILHOUETTE:
        if destiny != RED:
            call_off(s, f, hero)
    elif destiny == RED:
        hit(s, duel_sides.side_of(s, hero), 1)
    else:
        heroes.heal(s, hero, 1)


def call_off(s: Runewars, f: i64, hero: i64) -> None:
    """The duel does not take place; the action is spent."""
    s.frames[f + questions.DUEL_NEXT] = questions.D_END
    if s.sink is not None:
        s.emit(events.CALLED_OFF, hero, 0, 0, 0, ALL, 0)


@final
class DuelStart(Question[Runewars]):
    """What a side uses before the first round, until it passes [RUN-DUEL-02] [RUN-CARD-07]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = actions.BEGIN_DUEL
        n += 1
        for action in (
            actions.USE_ABILITY,
            actions.USE_REWARD + HEALING_DRAUGHT,
            actions.USE_REWARD + ELVEN_ROBE,
            actions.HERO_CARD + tactics.RUNIC_ECHO,
        ):
            if self.clause_against(s, f, seat, action) == ALLOWED:
                out[n] = action
                n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        side = s.frames[f + questions.DUEL_START_SIDE]
        if action == actions.BEGIN_DUEL:
            return ALLOWED
        if action == actions.USE_ABILITY:
            return ALLOWED if has_ability(s, side) else clauses.NO_ABILITY
        if actions.HERO_CARD <= action < actions.HERO_CARD + tactics.KINDS:
            return hero_tactics.against_duelling(s, seat, side, action - actions.HERO_CARD)
        if actions.USE_REWARD <= action < actions.USE_REWARD + KINDS:
            return against_reward(s, side, action - actions.USE_REWARD)
        return OTHER_QUESTION

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        side = s.frames[f + questions.DUEL_START_SIDE]
        hero = hero_of(s, side)
        s.end_frame()
        if action == actions.BEGIN_DUEL:
            duel_sides.set_flag(s, side, duel_sides.READY)
        elif action == actions.USE_ABILITY:
            use_ability(s, side)
        elif action == actions.USE_REWARD + HEALING_DRAUGHT:
            reward_moments.drink(s, hero)
        elif action == actions.USE_REWARD + ELVEN_ROBE:
            put_on_robe(s, side)
        else:
            hero_tactics.play(s, seat, hero, action - actions.HERO_CARD)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.BEGIN_DUEL


def against_reward(s: Runewars, side: i64, kind: i64) -> i64:
    """The Healing Draught with damage, the Elven Robe against an enemy hero with Reward cards [RUN-RWD-04]
    [RUN-CARD-01]."""
    hero = hero_of(s, side)
    if not rewards.has(s, hero, kind):
        return clauses.NO_SUCH_REWARD
    if duel_sides.closed_cards(s, side) & BIT[kind] != 0:
        return clauses.BLOCKED if s.duel_blocked[side] == kind + 1 else clauses.ONE_WEAPON
    if kind == HEALING_DRAUGHT and s.hero_damage[hero] != 0:
        return ALLOWED
    enemy = hero_of(s, 1 - side)
    useful = kind == ELVEN_ROBE and enemy >= 0 and rewards.number(s, enemy) != 0
    return ALLOWED if useful else clauses.NO_EFFECT


def use_ability(s: Runewars, side: i64) -> None:
    """Steelhorns trades damage; the others draw a Fate card [RUN-HER-02]."""
    hero = hero_of(s, side)
    duel_sides.set_flag(s, side, duel_sides.ABILITY_SPENT)
    if s.sink is not None:
        s.emit(events.ABILITY_USED, hero, 0, 0, 0, ALL, 0)
    if hero == hero_cards.STEELHORNS:
        heroes.suffer(s, hero, PRICE)
        hit(s, 1 - side, BLOW)
    else:
        begin_test(s, heroes.owner(s, hero), 1)


# --- The Elven Robe --------------------------------------------------------------------------------------------------


def put_on_robe(s: Runewars, side: i64) -> None:
    """Chance chooses a Reward card of the enemy hero [RUN-RWD-04]."""
    hero = hero_of(s, side)
    rewards.show(s, hero, ELVEN_ROBE)
    duel_sides.put_on(s, hero, ELVEN_ROBE)
    s.ask(questions.ROBE, CHANCE, 1 - side)


@final
class Robe(Question[Runewars]):
    """Which card the Elven Robe blocks: any one of the enemy hero's, with equal chance [RUN-RWD-04]."""

    def outcomes(self, s: Runewars, f: i64, out: vec[i64], weights: vec[i64]) -> i64:
        hero = hero_of(s, s.frames[f + questions.ROBE_SIDE])
        n: i64 = 0
        for kind in range(KINDS):
            number = rewards_packed.many(s.rewards[hero], kind) + rewards_packed.many(s.rewards_up[hero], kind)
            if number != 0:
                out[n] = actions.ROBE + kind
                weights[n] = number
                n += 1
        return n

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        side = s.frames[f + questions.ROBE_SIDE]
        kind = action - actions.ROBE
        s.end_frame()
        rewards.show(s, hero_of(s, side), kind)
        s.set_duel_blocked(side, kind + 1)
        if s.sink is not None:
            s.emit(events.REWARD_BLOCKED, hero_of(s, side), kind, 0, 0, ALL, 0)
