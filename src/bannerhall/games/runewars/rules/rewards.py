"""Reward cards of heroes: drawn facedown, turned up when they are used, discarded [RUN-RWD-01] [RUN-QST-11]."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.deck import Deck
from bannerhall.core.events import ALL
from bannerhall.core.question import Question
from bannerhall.core.state import CHANCE, secret_to
from bannerhall.games.runewars.rules import actions, clauses, events, questions
from bannerhall.games.runewars.rules.reward_cards import KINDS
from bannerhall.games.runewars.rules.rewards_packed import many, one, total
from bannerhall.games.runewars.rules.state import NO_REWARDS, Runewars

SHARDS: Final = 7  # the bits of kind 0 in a packed number


# --- Who has what ----------------------------------------------------------------------------------------------------


def kinds(packed: i64) -> i64:
    """The kinds in a packed number as a mask, one bit a kind."""
    mask: i64 = (packed >> 3) << 1
    return mask | 1 if packed & SHARDS != 0 else mask


def held(s: Runewars, hero: i64) -> i64:
    """All kinds that a hero has, facedown and faceup."""
    return kinds(s.rewards[hero]) | kinds(s.rewards_up[hero])


def has(s: Runewars, hero: i64, kind: i64) -> bool:
    """Whether a hero has a card, facedown or faceup."""
    return many(s.rewards[hero], kind) + many(s.rewards_up[hero], kind) != 0


def is_up(s: Runewars, hero: i64, kind: i64) -> bool:
    """Whether a hero has a card that everybody can see."""
    return many(s.rewards_up[hero], kind) != 0


def facedown(s: Runewars, hero: i64) -> i64:
    """How many facedown cards a hero has; everybody may count them."""
    return total(s.rewards[hero])


def number(s: Runewars, hero: i64) -> i64:
    """How many Reward cards a hero has."""
    return total(s.rewards[hero]) + total(s.rewards_up[hero])


def may_have(s: Runewars, hero: i64, mask: i64) -> bool:
    """Whether a hero could have one of these kinds, as far as everybody can see: then its player is asked, so that
    being asked tells nothing [RUN-RWD-01] [RUN-WINDOW-01]."""
    return s.rewards[hero] != 0 or kinds(s.rewards_up[hero]) & mask != 0


# --- Using cards -----------------------------------------------------------------------------------------------------


def show(s: Runewars, hero: i64, kind: i64) -> None:
    """A card is used: it is turned up and stays faceup [RUN-RWD-01]."""
    if is_up(s, hero, kind):
        return
    s.set_rewards(hero, s.rewards[hero] - one(kind))
    s.set_rewards_up(hero, s.rewards_up[hero] + one(kind))
    s.reveal()
    if s.sink is not None:
        s.emit(events.REWARD_SHOWN, hero, kind, 0, 0, ALL, 0)


def discard(s: Runewars, hero: i64, kind: i64) -> None:
    """A card goes to the discard pile, a faceup one first; everybody sees it there."""
    if is_up(s, hero, kind):
        s.set_rewards_up(hero, s.rewards_up[hero] - one(kind))
    else:
        s.set_rewards(hero, s.rewards[hero] - one(kind))
        s.reveal()
    s.set_reward_discard(kind, s.reward_discard[kind] + 1)
    if s.sink is not None:
        s.emit(events.REWARD_DISCARDED, hero, kind, 0, 0, ALL, 0)


def discard_all(s: Runewars, hero: i64) -> None:
    """All cards of a hero who deserts [RUN-DUEL-13]."""
    for kind in range(KINDS):
        while has(s, hero, kind):
            discard(s, hero, kind)


def leave_spoils(s: Runewars, area: i64, down: i64, up: i64) -> None:
    """Cards of a defeated hero lie under a marker; all markers of an area count as one [RUN-DUEL-12]."""
    s.set_spoils(area, s.spoils[area] + down)
    s.set_spoils_up(area, s.spoils_up[area] + up)
    if s.sink is not None:
        s.emit(events.SPOILS_LEFT, area, total(down) + total(up), 0, 0, ALL, 0)


# --- Drawing ---------------------------------------------------------------------------------------------------------


def give(s: Runewars, hero: i64, cards: i64) -> None:
    """A hero receives so many Reward cards, facedown, as far as there are any [RUN-QST-11]."""
    if cards > 0 and cards_left(s):
        s.ask(questions.DRAW_REWARDS, CHANCE, hero, cards)


def give_better(s: Runewars, hero: i64, cards: i64) -> None:
    """Of so many drawn cards the hero receives one; the others go under the deck: Orsino."""
    s.reward_offer = 0
    if cards_left(s):
        s.ask(questions.DRAW_REWARDS, CHANCE, hero, cards, 1)


def cards_left(s: Runewars) -> bool:
    """Whether a card can be drawn: an empty deck is rebuilt from its discard pile [RUN-LIM-01] [RUN-LIM-02]."""
    if s.reward_deck.size() == 0:
        s.reward_deck = Deck(None, s.reward_discard[:])
        s.reward_discard = NO_REWARDS
    return s.reward_deck.size() != 0


def receive(s: Runewars, hero: i64, kind: i64) -> None:
    """A card comes to a hero, a commander as well, facedown; only its player knows it [RUN-RWD-01] [RUN-QST-11]
    [RUN-CMD-05]."""
    s.set_rewards(hero, s.rewards[hero] + one(kind))
    if s.sink is not None:
        s.emit(events.REWARD_DRAWN, hero, kind, 0, 0, BIT[s.hero_of[hero] - 1], events.SECOND_SECRET)


@final
class DrawRewards(Question[Runewars]):
    """Chance gives one card after the other to a hero; only its player sees them [RUN-QST-11] [RUN-RWD-01]."""

    def outcomes(self, s: Runewars, f: i64, out: vec[i64], weights: vec[i64]) -> i64:
        if s.reward_deck.open():
            return s.reward_deck.fill_outcomes(actions.DRAW_REWARD, out, weights)
        out[0] = actions.DRAW_REWARD + s.reward_deck.top_card()
        weights[0] = 1
        return 1

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        kind = action - actions.DRAW_REWARD
        hero = s.frames[f + questions.DRAW_REWARDS_HERO]
        choice = s.frames[f + questions.DRAW_REWARDS_CHOICE]
        if s.reward_deck.open():
            s.reward_deck.draw_middle(kind)
        else:
            s.reward_deck.draw()
        s.frames[f + questions.DRAW_REWARDS_LEFT] -= 1
        over = s.frames[f + questions.DRAW_REWARDS_LEFT] == 0
        if choice == 0:
            receive(s, hero, kind)
        else:
            s.reward_offer += one(kind)
        if over or not cards_left(s):
            s.end_frame()
            if choice == 1:
                offer(s, hero)

    def audience(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        hero = s.frames[f + questions.DRAW_REWARDS_HERO]
        return secret_to(BIT[s.hero_of[hero] - 1])


def offer(s: Runewars, hero: i64) -> None:
    """Which of the drawn cards the hero receives, unless there is only one."""
    if total(s.reward_offer) == 1:
        keep(s, hero, lowest_kind(s.reward_offer))
    else:
        s.ask(questions.KEEP_REWARD, s.hero_of[hero] - 1, hero)


def lowest_kind(packed: i64) -> i64:
    for kind in range(KINDS):
        if many(packed, kind) != 0:
            return kind
    raise RuntimeError("there is no Reward card")


def keep(s: Runewars, hero: i64, kind: i64) -> None:
    """The hero receives this card; what is left goes under the deck, known to the player."""
    left = s.reward_offer - one(kind)
    s.reward_offer = 0
    receive(s, hero, kind)
    while left != 0:
        other = lowest_kind(left)
        left -= one(other)
        s.reward_deck.put_bottom(other, BIT[s.hero_of[hero] - 1])


@final
class KeepReward(Question[Runewars]):
    """Orsino the Fence: which of two drawn cards he receives, in secret [RUN-HER-02]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        for kind in range(KINDS):
            if many(s.reward_offer, kind) != 0:
                out[n] = actions.KEEP_REWARD + kind
                n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        kind = action - actions.KEEP_REWARD
        if kind < 0 or kind >= KINDS:
            return OTHER_QUESTION
        return ALLOWED if many(s.reward_offer, kind) != 0 else clauses.NO_SUCH_REWARD

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        hero = s.frames[f + questions.KEEP_REWARD_HERO]
        s.end_frame()
        keep(s, hero, action - actions.KEEP_REWARD)

    def audience(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        return secret_to(BIT[seat])

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.KEEP_REWARD + lowest_kind(s.reward_offer)
