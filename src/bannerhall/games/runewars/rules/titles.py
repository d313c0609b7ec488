"""The Captain of the Heroes' League: three Reward cards for a dragon rune, once in each own turn [RUN-TITLE-05]
[RUN-TITLE-06]. The other titles work where they are needed: ties and Council cards, battles, Harvest [RUN-TITLE-08]."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.question import Question
from bannerhall.games.runewars.rules import (
    actions,
    clauses,
    events,
    hero_cards,
    heroes,
    questions,
    reward_cards,
    rewards,
    runes,
)
from bannerhall.games.runewars.rules.components import CAPTAIN, NO_SEAT
from bannerhall.games.runewars.rules.hero_cards import HEROES
from bannerhall.games.runewars.rules.objectives import reward_cards_of
from bannerhall.games.runewars.rules.state import Runewars

PRICE: Final = 3  # Reward cards


def clause_against_leading(s: Runewars, seat: i64) -> i64:
    """The clause against using the title now, once in each own turn; everybody can see whether it may be used
    [RUN-TITLE-05]."""
    if s.title[CAPTAIN] != seat + 1 or s.promoted == 1:
        return clauses.NO_LEAGUE
    return ALLOWED if reward_cards_of(s, seat) >= PRICE and runes.supply_dragon(s) > 0 else clauses.NO_EFFECT


def lead(s: Runewars, seat: i64) -> None:
    """The title is used: three cards go, one after the other."""
    s.promoted = 1
    if s.sink is not None:
        s.emit(events.LEAGUE_LED, seat, 0, 0, 0, ALL, 0)
    ask_hero(s, seat, PRICE)


def holders(s: Runewars, seat: i64) -> i64:
    """The seat's heroes with Reward cards, as a mask."""
    mask: i64 = 0
    for hero in range(HEROES):
        if s.hero_of[hero] == seat + 1 and rewards.number(s, hero) != 0:
            mask |= BIT[hero]
    return mask


def ask_hero(s: Runewars, seat: i64, left: i64) -> None:
    """Whose card goes; after the third one the rune is received [RUN-TITLE-06] [RUN-RUNE-01]."""
    if left == 0:
        bury_the_weak(s, seat)
        runes.receive_rune(s, seat)
        return
    mask = holders(s, seat)
    if mask & (mask - 1) == 0:
        ask_reward(s, seat, lowest(mask), left)
    else:
        s.ask(questions.LEAGUE_HERO, seat, left)


def bury_the_weak(s: Runewars, seat: i64) -> None:
    """Whoever has given a Heartstone away and cannot bear the damage without it is defeated [RUN-DUEL-10]."""
    left = heroes.heroes_of(s, seat)
    while left != 0:
        hero = lowest(left)
        left &= left - 1
        if heroes.is_defeated(s, hero):
            heroes.defeat(s, hero, NO_SEAT)


def ask_reward(s: Runewars, seat: i64, hero: i64, left: i64) -> None:
    """Which card goes, unless everybody sees that there is no choice: copies of one kind facedown are a secret
    [RUN-WINDOW-01]."""
    kinds = rewards.held(s, hero)
    alike = kinds & (kinds - 1) == 0 and rewards.facedown(s, hero) == 0
    if alike or rewards.number(s, hero) == 1:
        give(s, seat, hero, lowest(kinds), left)
    else:
        s.ask(questions.LEAGUE_REWARD, seat, left, hero)


def give(s: Runewars, seat: i64, hero: i64, kind: i64, left: i64) -> None:
    rewards.discard(s, hero, kind)
    ask_hero(s, seat, left - 1)


@final
class LeagueHero(Question[Runewars]):
    """Which hero gives a Reward card away [RUN-TITLE-06]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        left = holders(s, seat)
        while left != 0:
            out[n] = actions.PICK_HERO + lowest(left)
            left &= left - 1
            n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        hero = action - actions.PICK_HERO
        if hero < 0 or hero >= hero_cards.HEROES:
            return OTHER_QUESTION
        return ALLOWED if (holders(s, seat) >> hero) & 1 == 1 else clauses.NOT_THEIR_REWARD

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        left = s.frames[f + questions.LEAGUE_HERO_LEFT]
        s.end_frame()
        ask_reward(s, seat, action - actions.PICK_HERO, left)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.PICK_HERO + lowest(holders(s, seat))


@final
class LeagueReward(Question[Runewars]):
    """Which of the hero's Reward cards is discarded; everybody sees it then [RUN-TITLE-06]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        left = rewards.held(s, s.frames[f + questions.LEAGUE_REWARD_HERO])
        while left != 0:
            out[n] = actions.GIVE_REWARD + lowest(left)
            left &= left - 1
            n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        kind = action - actions.GIVE_REWARD
        if kind < 0 or kind >= reward_cards.KINDS:
            return OTHER_QUESTION
        held = rewards.held(s, s.frames[f + questions.LEAGUE_REWARD_HERO])
        return ALLOWED if (held >> kind) & 1 == 1 else clauses.NOT_THEIR_REWARD

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        left = s.frames[f + questions.LEAGUE_REWARD_LEFT]
        hero = s.frames[f + questions.LEAGUE_REWARD_HERO]
        s.end_frame()
        give(s, seat, hero, action - actions.GIVE_REWARD, left)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.GIVE_REWARD + lowest(rewards.held(s, s.frames[f + questions.LEAGUE_REWARD_HERO]))
