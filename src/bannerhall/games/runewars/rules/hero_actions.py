"""What a hero does in the Quest Phase: move, heal or train [RUN-QST-01] to [RUN-QST-05]."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.question import Question
from bannerhall.games.runewars.rules import (
    actions,
    clauses,
    control,
    exchange,
    hero_moves,
    hero_tactics,
    heroes,
    questions,
    reward_cards,
    reward_moments,
    rewards,
    tactics,
    training,
)
from bannerhall.games.runewars.rules.atlas import AREAS
from bannerhall.games.runewars.rules.hero_cards import HEROES
from bannerhall.games.runewars.rules.state import Runewars

DRAUGHT: Final[i64] = actions.USE_REWARD + reward_cards.HEALING_DRAUGHT


def ask(s: Runewars, hero: i64) -> None:
    s.ask(questions.HERO_ACTION, heroes.owner(s, hero), hero)


def comrades(s: Runewars, hero: i64) -> i64:
    """Heroes of the player whom the hero can pass by to exchange Reward cards on the way [RUN-RWD-02]."""
    if heroes.is_routed(s, hero):
        return 0
    seat = heroes.owner(s, hero)
    near = hero_moves.full_reach(s, hero) & ~BIT[heroes.area_of(s, hero)]
    mask: i64 = 0
    left = heroes.heroes_of(s, seat) & ~BIT[hero]
    while left != 0:
        other = lowest(left)
        left &= left - 1
        cards = rewards.number(s, hero) + rewards.number(s, other)
        if cards != 0 and (near >> heroes.area_of(s, other)) & 1 == 1:
            mask |= BIT[other]
    return mask


@final
class HeroAction(Question[Runewars]):
    """Move up to two areas, heal, train, or nothing; before that cards may be exchanged and played [RUN-QST-01]
    [RUN-QST-02] [RUN-QST-04] [RUN-QST-05] [RUN-RWD-02]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        hero = s.frames[f + questions.HERO_ACTION_HERO]
        if not heroes.is_routed(s, hero):
            n = members(hero_moves.full_reach(s, hero), actions.TRAVEL, out, n)
        n = members(comrades(s, hero), actions.PASS_BY, out, n)
        n = members(exchange.partners(s, hero), actions.EXCHANGE, out, n)
        for action in (
            actions.HEAL,
            DRAUGHT,
            actions.HERO_CARD + tactics.HEALING_SPRINGS,
            actions.HERO_CARD + tactics.PATHFINDER,
        ):
            n = self.add(s, f, seat, action, out, n)
        for way in range(training.WAYS):
            n = self.add(s, f, seat, actions.TRAIN + way, out, n)
        return self.add(s, f, seat, actions.STAY, out, n)

    def add(self, s: Runewars, f: i64, seat: i64, action: i64, out: vec[i64], n: i64) -> i64:
        if self.clause_against(s, f, seat, action) != ALLOWED:
            return n
        out[n] = action
        return n + 1

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        hero = s.frames[f + questions.HERO_ACTION_HERO]
        if actions.TRAVEL <= action < actions.TRAVEL + AREAS:
            return against_move(s, hero, action - actions.TRAVEL)
        if actions.HERO_CARD <= action < actions.HERO_CARD + tactics.KINDS:
            return hero_tactics.against_acting(s, seat, hero, action - actions.HERO_CARD)
        if actions.EXCHANGE <= action < actions.EXCHANGE + HEROES:
            there = (exchange.partners(s, hero) >> (action - actions.EXCHANGE)) & 1
            return ALLOWED if there == 1 else clauses.NOT_TOGETHER
        if actions.PASS_BY <= action < actions.PASS_BY + HEROES:
            near = (comrades(s, hero) >> (action - actions.PASS_BY)) & 1
            return ALLOWED if near == 1 else clauses.NOT_TOGETHER
        if action == DRAUGHT:
            return against_draught(s, hero)
        if s.walked != 0:
            return clauses.NOT_ITS_TURN if is_other_action(action) else OTHER_QUESTION
        return against_staying(s, seat, hero, action)

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        hero = s.frames[f + questions.HERO_ACTION_HERO]
        s.end_frame()
        turn = s.top()
        if actions.TRAVEL <= action < actions.TRAVEL + AREAS:
            s.frames[turn + questions.HERO_TURN_NEXT] = questions.H_EXPLORE
            hero_moves.go(s, hero, action - actions.TRAVEL)
        elif actions.HERO_CARD <= action < actions.HERO_CARD + tactics.KINDS:
            hero_tactics.play(s, seat, hero, action - actions.HERO_CARD)
        elif actions.EXCHANGE <= action < actions.EXCHANGE + HEROES:
            exchange.begin(s, hero, action - actions.EXCHANGE)
        elif actions.PASS_BY <= action < actions.PASS_BY + HEROES:
            other = action - actions.PASS_BY
            hero_moves.go(s, hero, heroes.area_of(s, other))
            exchange.begin(s, hero, other)
        elif action == DRAUGHT:
            reward_moments.drink(s, hero)
        else:
            s.frames[turn + questions.HERO_TURN_NEXT] = questions.H_TEMPLE
            if action == actions.STAY:
                s.frames[turn + questions.HERO_TURN_NEXT] = questions.H_AGAIN  # no action, so nothing ends with it
            elif action == actions.HEAL:
                heroes.heal_fully(s, hero)
            else:
                training.train(s, hero, action - actions.TRAIN)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        if s.walked != 0:
            return actions.TRAVEL + heroes.area_of(s, s.frames[f + questions.HERO_ACTION_HERO])
        return actions.STAY


def members(mask: i64, first: i64, out: vec[i64], n: i64) -> i64:
    """One action for each member of a mask."""
    while mask != 0:
        out[n] = first + lowest(mask)
        mask &= mask - 1
        n += 1
    return n


def against_move(s: Runewars, hero: i64, area: i64) -> i64:
    """Up to two areas across borders that can be crossed, through any area; not while routed [RUN-QST-02]
    [RUN-TERM-10] [RUN-CMD-08]."""
    if heroes.is_routed(s, hero):
        return clauses.HERO_LIES
    if (hero_moves.full_reach(s, hero) >> area) & 1 == 1:
        return ALLOWED
    return clauses.TOO_FAR if hero_moves.may_go_on(s, hero) else clauses.COMMANDER_STAYS


def against_draught(s: Runewars, hero: i64) -> i64:
    if not rewards.has(s, hero, reward_cards.HEALING_DRAUGHT):
        return clauses.NO_SUCH_REWARD
    return ALLOWED if s.hero_damage[hero] != 0 else clauses.NO_EFFECT


def is_other_action(action: i64) -> bool:
    """Another action than moving on, which a hero who is on the way cannot take."""
    train = actions.TRAIN <= action < actions.TRAIN + training.WAYS
    return train or action == actions.HEAL or action == actions.STAY


def against_staying(s: Runewars, seat: i64, hero: i64, action: i64) -> i64:
    """Heal only with damage in a friendly area, train only attributes without a token [RUN-QST-04] [RUN-QST-05]."""
    if action == actions.STAY:
        return ALLOWED
    if action == actions.HEAL:
        if control.controller(s, heroes.area_of(s, hero)) != seat:
            return clauses.NOT_FRIENDLY
        return ALLOWED if s.hero_damage[hero] != 0 else clauses.NO_EFFECT
    way = action - actions.TRAIN
    if way < 0 or way >= training.WAYS:
        return OTHER_QUESTION
    return ALLOWED if training.may_train(s, hero, way) else clauses.TRAINED_ALREADY
