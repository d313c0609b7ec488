"""How a careful player of LEADERS answers every question without looking ahead, from what the seat may know.

A chapter of questions has a module of its own; here they are told apart, and the short ones answered.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from bannerhall.core.bits import BIT, count, lowest
from bannerhall.core.chance import Stream
from bannerhall.core.question import Policy
from bannerhall.games.leaders.bots.policy_battle import defend, next_battle, reroll, stand
from bannerhall.games.leaders.bots.policy_board import move, place
from bannerhall.games.leaders.bots.policy_headquarters import headquarters
from bannerhall.games.leaders.bots.policy_intrigue import answer_offers
from bannerhall.games.leaders.bots.values import CONTINENT_SIZE
from bannerhall.games.leaders.rules import actions, nations, questions
from bannerhall.games.leaders.rules.atlas import BONUS, CONTINENT, HOT_MASK, NEAR, ON_CONTINENT, POINTS
from bannerhall.games.leaders.rules.board.aftermath import next_loss
from bannerhall.games.leaders.rules.board.armies import weakest
from bannerhall.games.leaders.rules.board.start import where_to_settle
from bannerhall.games.leaders.rules.components import HOT_SPOTS
from bannerhall.games.leaders.rules.state import KEPT, Leaders

ENTRIES_WITHOUT_HOPE: Final = 2


@final
class LeadersPolicy(Policy[Leaders]):
    def answer(self, s: Leaders, f: i64, seat: i64, stream: Stream) -> i64:
        kind = s.frames[f]
        if kind == questions.HEADQUARTERS:
            return headquarters(s, f, seat)
        if kind == questions.SECRET_EVENTS:
            return answer_offers(s, seat)
        if kind == questions.MOVE:
            return move(s, f, seat)
        if kind == questions.PLACE:
            return place(s, seat)
        if kind >= questions.DEFEND:
            return in_a_fight(s, f, seat, kind)
        if kind == questions.WITHDRAWAL:
            return actions.WITHDRAW  # the weakest stays
        if kind == questions.SABOTAGE:
            return actions.REMOVE + weakest(s.camp[seat])
        if kind == questions.ELIMINATION:
            return give_up_or_not(s, seat)
        if kind <= questions.NATION:
            return introduce(s, f, seat, kind, stream)
        return settle(s, seat, stream) if kind == questions.START else actions.CONTINUE

    def tempo(self, s: Leaders) -> i64:
        return (s.round - 1) * s.seats + s.turn if s.round != 0 else i64(0)

    def stakes(self, s: Leaders, f: i64, seat: i64) -> i64:
        """Start areas, attacks and their defence decide the match; what the table or the rules prescribe does not."""
        kind = s.frames[f]
        if kind == questions.START or kind == questions.MOVE or kind == questions.PLACE or kind == questions.DEFEND:
            return 2
        if kind == questions.HEADQUARTERS or kind == questions.SECRET_EVENTS or kind > questions.DEFEND:
            return 1
        return 1 if kind == questions.BLOC or kind == questions.NATION else 0


def in_a_fight(s: Leaders, f: i64, seat: i64, kind: i64) -> i64:
    if kind == questions.DEFEND:
        return defend(s, f, seat)
    if kind == questions.STAND:
        return stand(s, f, seat)
    if kind == questions.REROLL:
        return reroll(s, f)
    if kind == questions.LOSSES:
        return next_loss(s, s.frames[f + questions.FIGHT_SIDE])
    return next_battle(s, seat)


def give_up_or_not(s: Leaders, seat: i64) -> i64:
    """Without a board: who has entered nothing twice running is out."""
    many = s.kept[seat]
    if many < ENTRIES_WITHOUT_HOPE or s.entries[seat * KEPT + many - ENTRIES_WITHOUT_HOPE] != 0:
        return actions.REMAIN
    return actions.ELIMINATED


# --- The start ----------------------------------------------------------------------------------------------


def introduce(s: Leaders, f: i64, seat: i64, kind: i64, stream: Stream) -> i64:
    """The first colour that is free; any bloc and any nation: all are worth playing."""
    if kind == questions.COLOUR:
        return s.lapse_in(f, seat)
    first = actions.BLOC if kind == questions.BLOC else actions.NATION
    many: i64 = len(nations.BLOCS) if kind == questions.BLOC else len(nations.NAMES)
    chosen: i64 = 0
    seen: i64 = 0
    for i in range(many):
        if s.clause_against(f, seat, first + i) == 0:
            seen += 1
            if stream.below(seen) == 0:
                chosen = first + i
    return chosen


def settle(s: Leaders, seat: i64, stream: Stream) -> i64:
    """The best region to begin with, or to go on with; of equal ones any."""
    best: i64 = 0
    most: i64 = -1000
    seen: i64 = 0
    left = where_to_settle(s, seat)
    while left != 0:
        region = lowest(left)
        left &= left - 1
        worth = promise(s, seat, region)
        if worth > most:
            most = worth
            seen = 0
        if worth == most:
            seen += 1
            if stream.below(seen) == 0:
                best = region
    return actions.OCCUPY + best


def promise(s: Leaders, seat: i64, region: i64) -> i64:
    """Points, a continent that nobody else is on, own and free neighbours, few others."""
    continent = CONTINENT[region]
    size = CONTINENT_SIZE[continent]
    others: i64 = 0
    for other in range(s.seats):
        if other != seat:
            others |= s.held[other]
    mine = count(s.held[seat] & ON_CONTINENT[continent]) + 1
    lost = count(others & ON_CONTINENT[continent])
    worth = 10 * POINTS[region] + 12 * BONUS[continent] * mine // size
    worth -= 8 * BONUS[continent] * lost // size
    worth += 4 * count(NEAR[region] & s.held[seat]) - 3 * count(NEAR[region] & others)
    if s.scenario == HOT_SPOTS and HOT_MASK & BIT[region] != 0:
        worth += 15
    return worth
