"""What a season brings: the Season card's text, then the secondary ability of the season [RUN-SEA-02] [RUN-SEA-03]."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.question import Question
from bannerhall.games.runewars.rules import actions, armies, clauses, control, events, forces, quest_phase, questions
from bannerhall.games.runewars.rules.atlas import AREAS
from bannerhall.games.runewars.rules.components import FROZEN, LONG_WINTER, ORDERS, PRIMARCH, SHELTER
from bannerhall.games.runewars.rules.drawing import draw_tactics
from bannerhall.games.runewars.rules.gains import gain_influence
from bannerhall.games.runewars.rules.season_cards import COUNCIL, SPRING, SUMMER, WINTER
from bannerhall.games.runewars.rules.state import Runewars
from bannerhall.games.runewars.rules.tokens import melt_ice
from bannerhall.games.runewars.rules.units import FOOD

GIFT: Final[i64] = 2  # influence in fall


def pay_council(s: Runewars, card: i64) -> None:
    """The Primarch gains 1 influence for a card with the Wizards' Council trait [RUN-TITLE-04] [RUN-SEA-14]."""
    if COUNCIL[card] == 1 and s.title[PRIMARCH] != 0:
        gain_influence(s, s.title[PRIMARCH] - 1, 1)


def carry_on_secondary(s: Runewars, f: i64) -> None:
    """The icons of the season, in play order where somebody has to choose [RUN-SEA-03]."""
    if s.season == SPRING:
        spring(s, f)
    elif s.season == SUMMER:
        end_secondary(s, f)
        quest_phase.begin(s)
    elif s.season == WINTER:
        winter(s, f)
    else:
        fall(s, f)


def end_secondary(s: Runewars, f: i64) -> None:
    s.frames[f + questions.YEAR_NEXT] = questions.Y_ORDERS
    s.frames[f + questions.YEAR_SERVED] = 0


def serve_next(s: Runewars, f: i64) -> i64:
    """The next player in play order who has not had this step, or -1."""
    left = s.playing & ~s.frames[f + questions.YEAR_SERVED]
    if left == 0:
        return -1
    seat = control.next_in_order(s, left)
    s.frames[f + questions.YEAR_SERVED] |= BIT[seat]
    return seat


def spring(s: Runewars, f: i64) -> None:
    """Activation tokens and Order cards go back, everybody stands up, an ice token melts in every area; after Long
    Winter each player takes only two cards back [RUN-SEA-05] [RUN-SEA-06] [RUN-SEA-07] [RUN-ORD-06]."""
    if s.frames[f + questions.YEAR_SERVED] == 0:
        stand_up(s)
        for area in range(AREAS):
            melt_ice(s, area)
    seat = serve_next(s, f)
    if seat < 0:
        end_secondary(s, f)
        return
    s.activated[seat] = 0
    if s.weather & LONG_WINTER == 0 or few_cards(s.used[seat]):
        s.used[seat] = 0
    else:
        s.ask(questions.TAKE_BACK, seat, 2)


def few_cards(used: i64) -> bool:
    """At most two: then all of them come back."""
    used &= used - 1
    return used & (used - 1) == 0


def stand_up(s: Runewars) -> None:
    """All routed figures stand up, heroes and neutral units too [RUN-SEA-06]."""
    for area in range(AREAS):
        if s.routed[area] != 0:
            s.standing[area] += s.routed[area]
            s.set_routed(area, 0)
    s.hero_routed = 0
    if s.sink is not None:
        s.emit(events.STANDS_UP, 0, 0, 0, 0, ALL, 0)


@final
class TakeBack(Question[Runewars]):
    """Long Winter: which used Order cards come back to hand [RUN-ORD-06]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        for order in range(len(ORDERS)):
            if (s.used[seat] >> order) & 1 == 1:
                out[n] = actions.TAKE_BACK + order
                n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        order = action - actions.TAKE_BACK
        if order < 0 or order >= len(ORDERS):
            return OTHER_QUESTION
        return ALLOWED if (s.used[seat] >> order) & 1 == 1 else clauses.NOT_A_USED_ORDER

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        s.used[seat] &= ~BIT[action - actions.TAKE_BACK]
        s.frames[f + questions.TAKE_BACK_LEFT] -= 1
        if s.frames[f + questions.TAKE_BACK_LEFT] == 0:
            s.end_frame()

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.TAKE_BACK + lowest(s.used[seat])


def fall(s: Runewars, f: i64) -> None:
    """The Fate cards are shuffled; everybody takes influence or a card [RUN-SEA-09] [RUN-SEA-10]."""
    if s.frames[f + questions.YEAR_SERVED] == 0:
        s.fate |= s.fate_discard
        s.fate_discard = 0
        if s.sink is not None:
            s.emit(events.FATE_SHUFFLED, 0, 0, 0, 0, ALL, 0)
    seat = serve_next(s, f)
    if seat < 0:
        end_secondary(s, f)
    else:
        s.ask(questions.FALL_GIFT, seat)


@final
class FallGift(Question[Runewars]):
    """Two influence or a Tactics card [RUN-SEA-10]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = actions.GIFT
        out[n + 1] = actions.GIFT + 1
        return n + 2

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        return ALLOWED if actions.GIFT <= action <= actions.GIFT + 1 else OTHER_QUESTION

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        s.end_frame()
        if action == actions.GIFT:
            gain_influence(s, seat, GIFT)
        else:
            draw_tactics(s, seat, 1)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.GIFT


def winter(s: Runewars, f: i64) -> None:
    """Water freezes; in play order everybody destroys what the food dial cannot feed, area by area
    [RUN-SEA-11] [RUN-SEA-12] [RUN-SEA-13]."""
    s.weather |= FROZEN
    seat = first_hungry(s, f)
    if seat < 0:
        end_secondary(s, f)
        return
    area = hungry_area(s, seat)
    excess = forces.total(control.units_in(s, area)) - s.dial[seat * 3 + FOOD]
    armies.disband(s, seat, area, excess, questions.BY_FOOD)


def first_hungry(s: Runewars, f: i64) -> i64:
    """The first player in play order with an area that is not fed, or -1."""
    left = s.playing & ~s.frames[f + questions.YEAR_SERVED]
    while left != 0:
        seat = control.next_in_order(s, left)
        if hungry_area(s, seat) >= 0:
            return seat
        left &= ~BIT[seat]
        s.frames[f + questions.YEAR_SERVED] |= BIT[seat]
    return -1


def hungry_area(s: Runewars, seat: i64) -> i64:
    """The first area with more units of a seat than its food dial shows, allied neutral ones included, or -1; Shelter
    from the Storm spares areas with a stronghold [RUN-SEA-11] [RUN-SEA-12] [RUN-RES-04] [RUN-ZOM-02]."""
    food = s.dial[seat * 3 + FOOD]
    for area in range(AREAS):
        if s.holder[area] != seat + 1 or forces.total(control.units_in(s, area)) <= food:
            continue
        if s.weather & SHELTER == 0 or s.builder[area] != seat + 1:
            return area
    return -1
