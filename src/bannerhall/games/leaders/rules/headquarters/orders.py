"""CONTINUE in the headquarters: costs are paid, orders given, and covert actions resolved one after the other."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.core.events import ALL
from bannerhall.core.question import Question
from bannerhall.core.state import CHANCE
from bannerhall.games.leaders.rules import actions, events, items, nations, questions, settings
from bannerhall.games.leaders.rules.cards import post
from bannerhall.games.leaders.rules.components import BRAIN_GAIN, MOST_SEATS, SCANDAL, STRIKE
from bannerhall.games.leaders.rules.headquarters.alliances import dissolve, send_offer
from bannerhall.games.leaders.rules.headquarters.economy import has_skill, level_of, unspent
from bannerhall.games.leaders.rules.headquarters.global_events import rules_now
from bannerhall.games.leaders.rules.headquarters.missions import activate, note_success
from bannerhall.games.leaders.rules.state import WAYS, Leaders

MOST_GUARDS: Final[i64] = 10  # [LDR-BOYC-04]


def carry_out(s: Leaders, seat: i64) -> None:
    """Everything chosen happens, what is unspent is saved for as long as one likes, the headquarters closes
    [LDR-HEAD-03] [LDR-HEAD-04] [LDR-HEAD-11] [LDR-RSCH-08]."""
    left = unspent(s, seat)
    ordered = order_units(s, seat)
    start_research(s, seat)
    s.saved[seat] = left
    appoint(s, seat)
    send_tributes(s, seat)
    meet_partners(s, seat)
    activate(s, seat, ordered)
    leave(s, seat)
    resolve_covert(s, seat)


def leave(s: Leaders, seat: i64) -> None:
    """No more choices, in the turn or beside it [LDR-HEAD-04] [LDR-MULT-05]."""
    if (s.sides >> seat) & 1 == 1:
        s.close_side(seat)
    else:
        s.end_frame()


def take(s: Leaders, seat: i64, item: i64) -> i64:
    """How many of an item were chosen; they are chosen no more."""
    many = s.chosen[seat * items.KINDS + item]
    s.chosen[seat * items.KINDS + item] = 0
    return many


def order_units(s: Leaders, seat: i64) -> i64:
    """Units are under way for their rounds, one more during a strike; how many were ordered [LDR-MILI-05]
    [LDR-MILI-06] [LDR-VARI-03]."""
    ordered: i64 = 0
    for unit in range(len(items.UNITS)):
        many = take(s, seat, unit)
        rounds = s.rules.numbers[settings.BUILD_ROUNDS + unit] + (1 if rules_now(s, STRIKE) else 0)
        s.ways[(seat * len(items.UNITS) + unit) * WAYS + rounds - 1] += many
        ordered += many
    return ordered


def start_research(s: Leaders, seat: i64) -> None:
    """A project runs for the rounds of its level, one less with a brain gain [LDR-RSCH-06] [LDR-VARI-03]."""
    for field in range(len(items.FIELDS)):
        if take(s, seat, items.RESEARCH + field) != 0:
            rounds = s.rules.numbers[settings.RESEARCH_ROUNDS + level_of(s, seat, field)]
            if rules_now(s, BRAIN_GAIN) and rounds > 1:
                rounds -= 1
            s.running[seat * len(items.FIELDS) + field] = rounds


def appoint(s: Leaders, seat: i64) -> None:
    """New operatives begin their service with the next national events [LDR-DIPL-02] [LDR-SPYS-02]."""
    for operative in range(2):
        s.coming[seat * 2 + operative] += take(s, seat, items.DIPLOMAT + operative)


def send_tributes(s: Leaders, seat: i64) -> None:
    """The receiver reads amount and sender in its next turn [LDR-TRIB-01] [LDR-TRIB-02] [LDR-TRIB-04]."""
    for receiver in range(s.seats):
        points = s.tribute[seat * MOST_SEATS + receiver]
        s.tribute[seat * MOST_SEATS + receiver] = 0
        if points != 0:
            s.idle[seat * 2] -= 1
            post(s, receiver, events.TRIBUTE_RECEIVED, seat, points)


def meet_partners(s: Leaders, seat: i64) -> None:
    """Offers go out, alliances are dissolved [LDR-ALLY-01] [LDR-ALLY-13]."""
    for other in range(s.seats):
        if take(s, seat, items.OFFER + other) != 0:
            s.idle[seat * 2] -= 1
            send_offer(s, seat, other)
        if take(s, seat, items.DISSOLVE + other) != 0:
            dissolve(s, seat, other)


# --- Covert actions -----------------------------------------------------------------------------------------


def resolve_covert(s: Leaders, seat: i64) -> None:
    """The next boycott, espionage or sabotage that was chosen; after the last one the headquarters is closed for all
    to see [LDR-HEAD-13] [LDR-HEAD-04]."""
    for item in range(items.BOYCOTT, items.OFFER):
        if s.chosen[seat * items.KINDS + item] != 0:
            s.ask(questions.COVERT, CHANCE, seat, item)
            return
    if s.sink is not None:
        s.emit(events.HEADQUARTERS_CLOSED, seat, 0, 0, 0, ALL, 0)
        s.emit(events.POINTS_LEFT, seat, s.saved[seat], 0, 0, BIT[seat], 0)


def own_percent(s: Leaders, sender: i64, item: i64) -> i64:
    """What the sender knows of the chance: base, own technology, own skill [LDR-SPYS-09] [LDR-SPYS-11] [LDR-RSCH-13]
    [LDR-SKIL-11] [LDR-SKIL-12]."""
    percent = s.rules.numbers[settings.COVERT_PERCENT]
    if level_of(s, sender, items.TECHNOLOGY) >= 1:
        percent += s.rules.numbers[settings.TECHNOLOGY_1_PERCENT]
    if item >= items.ESPIONAGE and has_skill(s, sender, nations.USSR):
        percent += s.rules.numbers[settings.USSR_PERCENT]
    if item < items.ESPIONAGE and has_skill(s, sender, nations.INDIA):
        percent += s.rules.numbers[settings.INDIA_PERCENT]
    return percent


def guarded_percent(s: Leaders, percent: i64, guards: i64) -> i64:
    """Less for each unused operative of the target, at most ten, within the bounds [LDR-BOYC-04] [LDR-SPYS-09]
    [LDR-DIPL-05] [LDR-SPYS-04]."""
    counted = guards if guards < MOST_GUARDS else MOST_GUARDS
    percent -= s.rules.numbers[settings.GUARD_PERCENT] * counted
    if percent > s.rules.numbers[settings.MOST_PERCENT]:
        percent = s.rules.numbers[settings.MOST_PERCENT]
    return percent if percent > s.rules.numbers[settings.LEAST_PERCENT] else s.rules.numbers[settings.LEAST_PERCENT]


def success_percent(s: Leaders, sender: i64, item: i64) -> i64:
    """The chance of a covert action against the state of its target now [LDR-BOYC-03] [LDR-BOYC-04] [LDR-ESPI-03]
    [LDR-SABO-03] [LDR-SPYS-09]."""
    target = (item - items.BOYCOTT) % MOST_SEATS
    percent = own_percent(s, sender, item)
    if level_of(s, target, items.TECHNOLOGY) >= 1:
        percent -= s.rules.numbers[settings.TECHNOLOGY_1_PERCENT]
    return guarded_percent(s, percent, s.idle[target * 2 + (1 if item >= items.ESPIONAGE else 0)])


@final
class Covert(Question[Leaders]):
    """Chance decides on an item of a sender: success, or failure with or without a trace; nobody hears of it before the
    next national events [LDR-HEAD-13] [LDR-BOYC-07] [LDR-ESPI-04] [LDR-SABO-04]."""

    def outcomes(self, s: Leaders, f: i64, out: vec[i64], weights: vec[i64]) -> i64:
        percent = success_percent(s, s.frames[f + questions.COVERT_SENDER], s.frames[f + questions.COVERT_ITEM])
        traced = i64(100) if rules_now(s, SCANDAL) else s.rules.numbers[settings.TRACE_PERCENT]
        out[0] = actions.SUCCEEDS
        weights[0] = percent * 100
        n: i64 = 1
        if traced > 0:
            out[n] = actions.TRACED
            weights[n] = (100 - percent) * traced
            n += 1
        if traced < 100:
            out[n] = actions.UNTRACED
            weights[n] = (100 - percent) * (100 - traced)
            n += 1
        return n

    def carry_out(self, s: Leaders, f: i64, seat: i64, action: i64) -> None:
        sender = s.frames[f + questions.COVERT_SENDER]
        item = s.frames[f + questions.COVERT_ITEM]
        s.end_frame()
        s.chosen[sender * items.KINDS + item] = 0
        s.idle[sender * 2 + (1 if item >= items.ESPIONAGE else 0)] -= 1  # used up, whatever comes of it [LDR-DIPL-04]
        if action == actions.SUCCEEDS:
            succeed(s, sender, item)
        else:
            fail(s, sender, item, action == actions.TRACED)
        resolve_covert(s, sender)

    def audience(self, s: Leaders, f: i64, seat: i64, action: i64) -> i64:
        """The sender knows that it was tried, and not yet how it ended; all do where chances are shown exactly, since
        these tell how many operatives are left."""
        return ALL if s.exact else BIT[s.frames[f + questions.COVERT_SENDER]]


def succeed(s: Leaders, sender: i64, item: i64) -> None:
    """The sender will read of it; the victim of its loss without a name, or of nothing [LDR-BOYC-01] [LDR-BOYC-02]
    [LDR-BOYC-05] [LDR-BOYC-06] [LDR-SABO-01] [LDR-SABO-02] [LDR-SABO-06] [LDR-ESPI-02] [LDR-ESPI-06] [LDR-EVNT-14]
    [LDR-EVNT-16] [LDR-EVNT-20] [LDR-EVNT-21]."""
    target = (item - items.BOYCOTT) % MOST_SEATS
    if item >= items.SABOTAGE:
        units = s.rules.numbers[settings.SABOTAGE_UNITS]
        post(s, target, events.SABOTAGE_HIT, sender, units)
        post(s, sender, events.SABOTAGE_SUCCESS, target, units)
        note_success(s, sender, items.CUNNING)
    elif item >= items.ESPIONAGE:
        levels = (
            level_of(s, target, items.MILITARY) * 16
            + level_of(s, target, items.TECHNOLOGY) * 4
            + level_of(s, target, items.ECONOMY)
        )
        post(s, sender, events.SECRET_INFORMATION, target, levels)
        note_success(s, sender, items.TOP_SECRET)
    else:
        points = s.rules.numbers[settings.BOYCOTT_POINTS]
        post(s, target, events.BOYCOTT_HIT, sender, points)
        post(s, sender, events.BOYCOTT_SUCCESS, target, points)


def fail(s: Leaders, sender: i64, item: i64, traced: bool) -> None:
    """The sender reads that it failed; the target that something was foiled, or who was caught [LDR-EVNT-19]
    [LDR-ALLY-16]."""
    target = (item - items.BOYCOTT) % MOST_SEATS
    if item < items.ESPIONAGE:
        post(s, sender, events.BOYCOTT_FAILED, target, 0)
        post(s, target, events.DIPLOMAT_CAUGHT if traced else events.BOYCOTT_FOILED, sender, 0)
        return
    sabotage = item >= items.SABOTAGE
    post(s, sender, events.SABOTAGE_FAILED if sabotage else events.ESPIONAGE_FAILED, target, 0)
    foiled = events.SABOTAGE_FOILED if sabotage else events.ESPIONAGE_FOILED
    post(s, target, events.SPY_CAUGHT if traced else foiled, sender, 0)
