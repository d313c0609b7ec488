"""After a Move action: a duel, a Quest, or neither [RUN-QST-03] [RUN-QST-09] [RUN-DUEL-01] [RUN-DUEL-08]
[RUN-CMD-04]."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.question import Question
from bannerhall.games.runewars.rules import (
    actions,
    clauses,
    duel,
    exchange,
    hero_actions,
    hero_cards,
    hero_tactics,
    heroes,
    quest_areas,
    quest_attempt,
    questions,
    reward_moments,
    rewards,
    season_losses,
    tactics,
)
from bannerhall.games.runewars.rules.hero_actions import DRAUGHT
from bannerhall.games.runewars.rules.hero_cards import HEROES
from bannerhall.games.runewars.rules.quest_cards import CARDS
from bannerhall.games.runewars.rules.state import Runewars


def duel_targets(s: Runewars, hero: i64) -> i64:
    """Enemy heroes in the area; Challara also reaches those in adjacent areas, not across coloured borders, even if ice
    opens them [RUN-DUEL-01] [RUN-HER-02]."""
    seat = heroes.owner(s, hero)
    area = heroes.area_of(s, hero)
    mask = heroes.enemy_heroes_in(s, seat, area)
    if hero == hero_cards.CHALLARA:
        near = s.near[area] & ~(s.steep[area] | season_losses.waters(s, area))
        while near != 0:
            mask |= heroes.enemy_heroes_in(s, seat, lowest(near))
            near &= near - 1
    return mask


def may_quest(s: Runewars, hero: i64) -> bool:
    """Commanders attempt no Quests, nor does a hero who has started a duel in this phase [RUN-CMD-04]
    [RUN-DUEL-01]."""
    return not heroes.is_commander(s, hero) and (s.duellists >> hero) & 1 == 0


def offer(s: Runewars, hero: i64) -> None:
    """Ask whoever could do something here as far as everybody can see: whoever holds Quest cards, meets an enemy hero
    or may exchange or drink something [RUN-WINDOW-01]."""
    seat = heroes.owner(s, hero)
    thirsty = s.hero_damage[hero] != 0 and rewards.may_have(s, hero, BIT[17])
    cards = s.cards_in_hand(seat) != 0 and hero_tactics.wounded(s, seat) != 0
    quest = s.quests[seat] != 0 and may_quest(s, hero)
    if quest or thirsty or cards or duel_targets(s, hero) != 0 or exchange.partners(s, hero) != 0:
        s.ask(questions.ENCOUNTER, seat, hero)


@final
class Encounter(Question[Runewars]):
    """Challenge a hero, attempt a Quest, or go on; before that cards may be played and exchanged [RUN-QST-03]
    [RUN-DUEL-01] [RUN-RWD-02]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        hero = s.frames[f + questions.ENCOUNTER_HERO]
        for first, mask in (
            (actions.CHALLENGE, duel_targets(s, hero)),
            (actions.ATTEMPT, s.quests[seat]),
            (actions.EXCHANGE, exchange.partners(s, hero)),
        ):
            n = self.add_all(s, f, seat, first, mask, out, n)
        for action in (
            DRAUGHT,
            actions.HERO_CARD + tactics.AMBUSH,
            actions.HERO_CARD + tactics.HEALING_SPRINGS,
            actions.MOVE_ON,
        ):
            if self.clause_against(s, f, seat, action) == ALLOWED:
                out[n] = action
                n += 1
        return n

    def add_all(self, s: Runewars, f: i64, seat: i64, first: i64, mask: i64, out: vec[i64], n: i64) -> i64:
        while mask != 0:
            action = first + lowest(mask)
            mask &= mask - 1
            if self.clause_against(s, f, seat, action) == ALLOWED:
                out[n] = action
                n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        hero = s.frames[f + questions.ENCOUNTER_HERO]
        if action == actions.MOVE_ON:
            return ALLOWED
        if actions.CHALLENGE <= action < actions.CHALLENGE + HEROES:
            return against_challenge(s, hero, action - actions.CHALLENGE)
        if actions.ATTEMPT <= action < actions.ATTEMPT + CARDS:
            return against_attempt(s, seat, hero, action - actions.ATTEMPT)
        if actions.EXCHANGE <= action < actions.EXCHANGE + HEROES:
            there = (exchange.partners(s, hero) >> (action - actions.EXCHANGE)) & 1
            return ALLOWED if there == 1 else clauses.NOT_TOGETHER
        if actions.HERO_CARD <= action < actions.HERO_CARD + tactics.KINDS:
            return hero_tactics.against_arriving(s, seat, hero, action - actions.HERO_CARD)
        return hero_actions.against_draught(s, hero) if action == DRAUGHT else OTHER_QUESTION

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        hero = s.frames[f + questions.ENCOUNTER_HERO]
        s.end_frame()
        turn = s.top()
        s.frames[turn + questions.HERO_TURN_NEXT] = questions.H_TEMPLE
        if actions.CHALLENGE <= action < actions.CHALLENGE + HEROES:
            s.duellists |= BIT[hero]
            duel.begin(s, hero, action - actions.CHALLENGE)
        elif actions.ATTEMPT <= action < actions.ATTEMPT + CARDS:
            quest_attempt.begin(s, hero, action - actions.ATTEMPT)
        elif action != actions.MOVE_ON:
            s.frames[turn + questions.HERO_TURN_NEXT] = questions.H_MEET
            self.prepare(s, seat, hero, action)

    def prepare(self, s: Runewars, seat: i64, hero: i64, action: i64) -> None:
        """What comes before a duel or Quest; the hero is asked again afterwards."""
        if actions.EXCHANGE <= action < actions.EXCHANGE + HEROES:
            exchange.begin(s, hero, action - actions.EXCHANGE)
        elif action == DRAUGHT:
            reward_moments.drink(s, hero)
        else:
            hero_tactics.play(s, seat, hero, action - actions.HERO_CARD)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.MOVE_ON


def against_challenge(s: Runewars, hero: i64, other: i64) -> i64:
    """A routed hero starts no duel, but can be challenged [RUN-DUEL-01] [RUN-DUEL-08]."""
    if heroes.is_routed(s, hero):
        return clauses.ROUTED_DUELLIST
    return ALLOWED if (duel_targets(s, hero) >> other) & 1 == 1 else clauses.DUELLED_ALREADY


def against_attempt(s: Runewars, seat: i64, hero: i64, card: i64) -> i64:
    """One Quest card in hand that fits the area and can be paid for [RUN-QST-03] [RUN-QST-09] [RUN-CMD-04]
    [RUN-TERM-10] [RUN-CARD-01]."""
    if heroes.is_commander(s, hero):
        return clauses.COMMANDERS_QUEST
    if (s.duellists >> hero) & 1 == 1:
        return clauses.DUELLED_ALREADY
    if heroes.is_routed(s, hero):
        return clauses.HERO_LIES
    if (s.quests[seat] >> card) & 1 == 0:
        return clauses.NO_QUEST_IN_HAND
    if not quest_areas.fits(s, seat, card, heroes.area_of(s, hero)):
        return clauses.WRONG_AREA
    return ALLOWED if quest_areas.can_pay(s, seat, card) else clauses.NO_EFFECT
