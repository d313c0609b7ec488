"""What the game's own bots answer to every question, from what the seat may know.

A chapter of questions has a module of its own; here they are told apart. Whatever is asked seldom gets the answer that
the clock would give.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from bannerhall.core.bits import count
from bannerhall.core.chance import Stream
from bannerhall.core.frames import STACK
from bannerhall.core.question import Policy
from bannerhall.games.runewars.bots import (
    policy_battle,
    policy_cards,
    policy_heroes,
    policy_march,
    policy_orders,
    policy_runes,
    policy_season,
    policy_setup,
    policy_works,
)
from bannerhall.games.runewars.bots.allowed import allowed
from bannerhall.games.runewars.bots.campaign import NO_PLAN
from bannerhall.games.runewars.rules import questions
from bannerhall.games.runewars.rules.state import Runewars

PLANS: Final[i64] = 3  # attack, hold, gather
SEASONS: Final = 4


@final
class RunewarsPolicy(Policy[Runewars]):
    def answer(self, s: Runewars, f: i64, seat: i64, stream: Stream) -> i64:
        return legal(s, f, seat, wanted(s, f, seat, NO_PLAN, stream))

    def tempo(self, s: Runewars) -> i64:
        """Turns that have begun: four seasons a year, and in each everybody has one."""
        if s.year == 0:
            return 0
        return 1 + ((s.year - 1) * SEASONS + s.season) * (s.seats + 1) + turns_begun(s)

    def stakes(self, s: Runewars, f: i64, seat: i64) -> i64:
        """Orders and where armies go decide the match; bids and Quests for a rune come next."""
        kind = s.frames[f]
        if kind == questions.CHOOSE_ORDER or kind == questions.MARCH_TARGET:
            return 2
        if kind == questions.BID or kind == questions.HERO_ACTION or kind == questions.MARCH_SOURCE:
            return 1
        if kind == questions.HIDE_RUNES or kind == questions.DRAGON_AT or kind == questions.RECRUIT_DIAL:
            return 1
        if kind == questions.APPROACH or kind == questions.STRATEGY_SOURCE or kind == questions.TAKE_TITLE:
            return 1
        return 1 if kind == questions.RUNE_AREA or kind == questions.BATTLE_WINDOW else 0

    def plans(self, s: Runewars, seat: i64) -> i64:
        """A season is a few dozen answers: attack, hold what there is, or gather strength."""
        return PLANS if s.year != 0 else i64(0)

    def planned_answer(self, s: Runewars, f: i64, seat: i64, plan: i64, stream: Stream) -> i64:
        return legal(s, f, seat, wanted(s, f, seat, plan, stream))


def turns_begun(s: Runewars) -> i64:
    """How many turns of this season have begun: the frame of the year lies at the bottom."""
    if s.depth == 0 or s.frames[STACK + questions.YEAR_NEXT] == questions.Y_END:
        return s.seats
    if s.frames[STACK + questions.YEAR_NEXT] != questions.Y_TURNS:
        return 0
    return count(s.frames[STACK + questions.YEAR_SERVED])


def legal(s: Runewars, f: i64, seat: i64, action: i64) -> i64:
    """What is wanted if the rules allow it, else what the clock would answer."""
    return action if allowed(s, f, seat, action) else s.lapse_in(f, seat)


def wanted(s: Runewars, f: i64, seat: i64, plan: i64, stream: Stream) -> i64:
    kind = s.frames[f]
    if kind == questions.CHOOSE_ORDER:
        return policy_orders.choose(s, f, seat, plan)
    if kind == questions.TAKE_BACK:
        return policy_orders.take_back(s, f, seat)
    if kind == questions.BONUS:
        return policy_orders.bonus(s, f, seat)
    if kind < questions.SETUP:
        return in_the_year(s, f, seat, kind, stream)
    if kind < questions.DISCARD_RUNE:
        return policy_setup.answer(s, f, seat, kind, stream)
    if kind < questions.AUCTION:
        return policy_runes.answer(s, f, seat, kind)
    if kind < questions.STRATEGY:
        return of_the_season(s, f, seat, kind, stream)
    if kind < questions.GUILD_GIFT:
        return policy_march.answer(s, f, seat, kind, plan)
    if kind < questions.BATTLE:
        return policy_works.answer(s, f, seat, kind)
    if kind < questions.QUEST_PHASE:
        return policy_battle.answer(s, f, seat, kind)
    if kind < questions.DRIFT:
        return policy_heroes.answer(s, f, seat, kind)
    return at_last(s, f, seat, kind)


def in_the_year(s: Runewars, f: i64, seat: i64, kind: i64, stream: Stream) -> i64:
    if kind == questions.FALL_GIFT:
        return policy_season.answer(s, f, seat, kind, stream)
    if kind == questions.CHOOSE_FATE:
        return s.lapse_in(f, seat)
    return policy_cards.answer(s, f, seat, kind)


def of_the_season(s: Runewars, f: i64, seat: i64, kind: i64, stream: Stream) -> i64:
    if kind == questions.GIVE_UP_DRAWN:
        return policy_cards.answer(s, f, seat, kind)
    return policy_season.answer(s, f, seat, kind, stream)


def at_last(s: Runewars, f: i64, seat: i64, kind: i64) -> i64:
    if kind == questions.RUMOUR or kind == questions.PROOF:
        return policy_runes.answer(s, f, seat, kind)
    if kind == questions.MERCHANT or kind >= questions.NEW_COMMANDER:
        return policy_heroes.answer(s, f, seat, kind)
    return policy_cards.answer(s, f, seat, kind)
