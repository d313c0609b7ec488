"""A Quest is attempted: test, duel or price, then what its card says [RUN-QST-09] to [RUN-QST-12] [RUN-QST-16]
[RUN-QST-17] [RUN-QST-18]."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.core.events import ALL
from bannerhall.core.question import Question
from bannerhall.core.state import PROCEEDS
from bannerhall.games.runewars.rules import (
    duel_units,
    events,
    hero_cards,
    hero_tests,
    heroes,
    quest_cards,
    quest_effects,
    quest_results,
    questions,
    quests,
    reward_cards,
    reward_moments,
    rewards,
)
from bannerhall.games.runewars.rules.components import NO_SEAT
from bannerhall.games.runewars.rules.fate import GOLD, RED, SILVER
from bannerhall.games.runewars.rules.fate_deck import take_test_result
from bannerhall.games.runewars.rules.gains import gain_influence
from bannerhall.games.runewars.rules.quest_areas import price_of
from bannerhall.games.runewars.rules.quest_results import DUEL, EFFECT, PRICE, SPAN, WAY
from bannerhall.games.runewars.rules.state import Runewars

LOOKS: Final[i64] = 2  # Reward cards that Orsino looks at


def begin(s: Runewars, hero: i64, card: i64) -> None:
    """The card is shown to everybody and followed [RUN-QST-09]."""
    s.known_quests |= BIT[card]
    s.reveal()
    if s.sink is not None:
        s.emit(events.QUEST_ATTEMPTED, hero, card, 0, 0, ALL, 0)
    s.ask(questions.QUEST, PROCEEDS, questions.A_BEGIN, hero, card)


@final
class Quest(Question[Runewars]):
    """The steps of an attempt. What the result says beside completing or failing comes after it, damage to the hero
    last [RUN-QST-11] [RUN-QST-12]."""

    def proceed(self, s: Runewars, f: i64) -> None:
        step = s.frames[f + questions.QUEST_NEXT]
        hero = s.frames[f + questions.QUEST_HERO]
        if step == questions.A_END or s.hero_of[hero] == 0:
            s.end_frame()
            return
        s.frames[f + questions.QUEST_NEXT] = step + 1
        if step == questions.A_BEGIN:
            start(s, f, hero)
        elif step == questions.A_TEST:
            read_result(s, f, hero)
        elif step == questions.A_MAP:
            if reward_moments.take_used(s) != 0:
                s.frames[f + questions.QUEST_DESTINY] = SILVER
        else:
            follow(s, f, hero, step)


def start(s: Runewars, f: i64, hero: i64) -> None:
    """The test, the duel, or the price; the duel of a Quest is played by the left neighbour [RUN-QST-10] [RUN-QST-13]
    [RUN-QST-17]."""
    card = s.frames[f + questions.QUEST_CARD]
    way = WAY[card]
    if way == PRICE:
        gain_influence(s, heroes.owner(s, hero), -price_of(card))
    elif way == DUEL:
        duel_units.begin(s, hero, quest_results.FOE[card], quest_results.FOES[card])
    else:
        hero_tests.begin_for_quest(s, hero, way)


def read_result(s: Runewars, f: i64, hero: i64) -> None:
    """The destiny of the attempt: gold for a duel that was won or a price that was paid; the Map of Ruins may turn red
    into silver [RUN-QST-10] [RUN-QST-14] [RUN-QST-16]."""
    card = s.frames[f + questions.QUEST_CARD]
    way = WAY[card]
    destiny: i64 = GOLD
    if way == DUEL:
        destiny = GOLD if duel_is_won(s, card) else RED
    elif way != PRICE:
        destiny = take_test_result(s)
    if destiny < 0:
        destiny = RED
    s.frames[f + questions.QUEST_DESTINY] = destiny
    s.reward_used = 0
    if destiny == RED and way < DUEL:
        reward_moments.offer(s, hero, questions.M_RED)


def duel_is_won(s: Runewars, card: i64) -> bool:
    """All units were defeated, or, where the card asks for damage alone, enough was dealt; the hero is alive
    [RUN-QST-14] [RUN-QST-16]."""
    enough = card == quest_cards.SAND_GIANT and s.duel_dealt >= quest_results.ENOUGH
    won = s.duel_won == 1 or enough
    s.duel_won = 0
    s.duel_dealt = 0
    return won


def completes(card: i64, destiny: i64) -> bool:
    """Gold and silver complete a Quest and bring a Reward card; the Ice Tower and the Stolen Rune with gold bring a
    dragon rune instead [RUN-QST-11] [RUN-QST-18]."""
    effect = EFFECT[card * SPAN + destiny]
    return destiny != RED and effect != quest_results.ICE_TOWER and effect != quest_results.RUNE_INSTEAD


def follow(s: Runewars, f: i64, hero: i64, step: i64) -> None:
    """What the result brings, step by step."""
    card = s.frames[f + questions.QUEST_CARD]
    destiny = s.frames[f + questions.QUEST_DESTINY]
    effect = EFFECT[card * SPAN + destiny]
    if step == questions.A_WRIT:
        tell(s, hero, card, destiny)
        if destiny != RED:
            offer_writ(s, hero)
    elif step == questions.A_REWARD:
        s.reward_used = 0
        if not completes(card, destiny):
            quest_effects.instead_of_reward(s, hero, effect)
        else:
            if city_comes_first(card, effect):
                quest_effects.carry_out(s, hero, effect)
            reward(s, hero)
    elif step == questions.A_RENEW:
        if effect == quest_results.ICE_TOWER:
            quest_effects.freeze(s, heroes.area_of(s, hero))
        if destiny != RED or effect == quest_results.REPLACED:
            renew(s, heroes.owner(s, hero), card)
    elif step == questions.A_EFFECT:
        if not city_comes_first(card, effect):
            quest_effects.carry_out(s, hero, effect)
    elif step == questions.A_DAMAGE:
        heroes.damage(s, hero, quest_results.DAMAGE[card * SPAN + destiny], NO_SEAT)


def city_comes_first(card: i64, effect: i64) -> bool:
    """The duels at tile 12 place the Sunken City and then complete the Quest."""
    return effect == quest_results.SUNKEN_CITY and WAY[card] == DUEL


def tell(s: Runewars, hero: i64, card: i64, destiny: i64) -> None:
    if s.sink is not None:
        kind = events.QUEST_FAILED if destiny == RED else events.QUEST_COMPLETED
        s.emit(kind, hero, card, 0, 0, ALL, 0)


def reward(s: Runewars, hero: i64) -> None:
    """The hero takes the top Reward card; Orsino looks at two and takes one of them [RUN-QST-11] [RUN-HER-02]."""
    if hero == hero_cards.ORSINO:
        rewards.give_better(s, hero, LOOKS)
    else:
        rewards.give(s, hero, 1)


def renew(s: Runewars, seat: i64, card: i64) -> None:
    """The card is discarded and a new one drawn at once [RUN-QST-11]."""
    quests.discard(s, seat, card)
    quests.draw_quests(s, seat, 1)


def offer_writ(s: Runewars, hero: i64) -> None:
    """The Guild Writ: 2 influence for a completed Quest, before it brings anything else; faceup it needs no
    question."""
    if rewards.is_up(s, hero, reward_cards.GUILD_WRIT):
        gain_influence(s, heroes.owner(s, hero), reward_moments.WRIT)
    else:
        reward_moments.offer(s, hero, questions.M_COMPLETED)
