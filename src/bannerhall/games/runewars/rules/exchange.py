"""Heroes of one player in the same area exchange Reward cards, and take those that lie under markers [RUN-RWD-02]
[RUN-DUEL-12]."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.question import Question
from bannerhall.core.state import PUBLIC, secret_to
from bannerhall.games.runewars.rules import actions, clauses, duel_end, events, heroes, questions, rewards
from bannerhall.games.runewars.rules.components import NO_SEAT
from bannerhall.games.runewars.rules.hero_cards import HEROES
from bannerhall.games.runewars.rules.reward_cards import KINDS
from bannerhall.games.runewars.rules.rewards_packed import many, one
from bannerhall.games.runewars.rules.state import Runewars


def partners(s: Runewars, hero: i64) -> i64:
    """With whom a hero can exchange: heroes of the player in the same area, if one of the two has a card
    [RUN-RWD-02]."""
    seat = heroes.owner(s, hero)
    found = heroes.own_heroes_in(s, seat, heroes.area_of(s, hero)) & ~BIT[hero]
    if rewards.number(s, hero) != 0:
        return found
    mask: i64 = 0
    while found != 0:
        other = lowest(found)
        found &= found - 1
        if rewards.number(s, other) != 0:
            mask |= BIT[other]
    return mask


def begin(s: Runewars, hero: i64, other: i64) -> None:
    s.ask(questions.EXCHANGE, heroes.owner(s, hero), hero, other)


@final
class Exchange(Question[Runewars]):
    """One card after the other changes hands, until the player ends it; facedown cards stay secret [RUN-RWD-01]
    [RUN-RWD-02]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        left = rewards.held(s, s.frames[f + questions.EXCHANGE_HERO])
        while left != 0:
            out[n] = actions.HAND_OVER + lowest(left)
            left &= left - 1
            n += 1
        left = rewards.held(s, s.frames[f + questions.EXCHANGE_OTHER])
        while left != 0:
            out[n] = actions.TAKE_OVER + lowest(left)
            left &= left - 1
            n += 1
        out[n] = actions.END_EXCHANGE
        return n + 1

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        if action == actions.END_EXCHANGE:
            return ALLOWED
        kind = action - actions.HAND_OVER
        if 0 <= kind < KINDS:
            return has(s, s.frames[f + questions.EXCHANGE_HERO], kind)
        kind = action - actions.TAKE_OVER
        if 0 <= kind < KINDS:
            return has(s, s.frames[f + questions.EXCHANGE_OTHER], kind)
        return OTHER_QUESTION

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        hero = s.frames[f + questions.EXCHANGE_HERO]
        other = s.frames[f + questions.EXCHANGE_OTHER]
        s.end_frame()
        if action == actions.END_EXCHANGE:
            return
        if action < actions.TAKE_OVER:
            pass_card(s, hero, other, action - actions.HAND_OVER)
        else:
            pass_card(s, other, hero, action - actions.TAKE_OVER)
        if s.hero_of[hero] != 0 and s.hero_of[other] != 0 and rewards.number(s, hero) + rewards.number(s, other) != 0:
            begin(s, hero, other)

    def audience(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        if action == actions.END_EXCHANGE:
            return PUBLIC
        if action < actions.TAKE_OVER:
            hidden = many(s.rewards[s.frames[f + questions.EXCHANGE_HERO]], action - actions.HAND_OVER)
        else:
            hidden = many(s.rewards[s.frames[f + questions.EXCHANGE_OTHER]], action - actions.TAKE_OVER)
        return secret_to(BIT[seat]) if hidden != 0 else PUBLIC

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.END_EXCHANGE


def has(s: Runewars, hero: i64, kind: i64) -> i64:
    return ALLOWED if rewards.has(s, hero, kind) else clauses.NO_SUCH_REWARD


def pass_card(s: Runewars, giver: i64, taker: i64, kind: i64) -> None:
    """A card changes hands as it lies, a facedown one first. Whoever gives a Heartstone away and cannot bear his damage
    without it is defeated [RUN-RWD-02] [RUN-DUEL-10]."""
    card = one(kind)
    if many(s.rewards[giver], kind) != 0:
        s.set_rewards(giver, s.rewards[giver] - card)
        s.set_rewards(taker, s.rewards[taker] + card)
        tell(s, giver, taker, kind, BIT[heroes.owner(s, giver)])
    else:
        s.set_rewards_up(giver, s.rewards_up[giver] - card)
        s.set_rewards_up(taker, s.rewards_up[taker] + card)
        tell(s, giver, taker, kind, ALL)
    if heroes.is_defeated(s, giver):
        heroes.defeat(s, giver, NO_SEAT)


def tell(s: Runewars, giver: i64, taker: i64, kind: i64, who: i64) -> None:
    if s.sink is not None:
        s.emit(events.REWARD_PASSED, giver, taker, kind, 0, who, events.THIRD_SECRET)


@final
class Partner(Question[Runewars]):
    """With which hero in his area a hero exchanges cards [RUN-RWD-02]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        left = partners(s, s.frames[f + questions.PARTNER_HERO])
        while left != 0:
            out[n] = actions.PARTNER + lowest(left)
            left &= left - 1
            n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        other = action - actions.PARTNER
        if other < 0 or other >= HEROES:
            return OTHER_QUESTION
        mask = partners(s, s.frames[f + questions.PARTNER_HERO])
        return ALLOWED if (mask >> other) & 1 == 1 else clauses.NOT_TOGETHER

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        hero = s.frames[f + questions.PARTNER_HERO]
        s.end_frame()
        begin(s, hero, action - actions.PARTNER)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.PARTNER + lowest(partners(s, s.frames[f + questions.PARTNER_HERO]))


def choose_partner(s: Runewars, hero: i64) -> None:
    """Begin an exchange of a hero; who the other one is, is asked where there are several."""
    mask = partners(s, hero)
    if mask & (mask - 1) == 0:
        begin(s, hero, lowest(mask))
    else:
        s.ask(questions.PARTNER, heroes.owner(s, hero), hero)


# --- Markers ---------------------------------------------------------------------------------------------------------


def finders(s: Runewars, seat: i64) -> i64:
    """The heroes of a seat in areas with markers of defeated heroes [RUN-DUEL-12]."""
    mask: i64 = 0
    for hero in range(HEROES):
        if s.hero_of[hero] == seat + 1:
            area = heroes.area_of(s, hero)
            if s.spoils[area] != 0 or s.spoils_up[area] != 0:
                mask |= BIT[hero]
    return mask


def take_spoils(s: Runewars, hero: i64) -> None:
    """A hero takes all cards that lie in his area [RUN-DUEL-12]."""
    area = heroes.area_of(s, hero)
    down, up = s.spoils[area], s.spoils_up[area]
    s.set_spoils(area, 0)
    s.set_spoils_up(area, 0)
    if down != 0:
        s.reveal()
    duel_end.take(s, hero, down, up)
