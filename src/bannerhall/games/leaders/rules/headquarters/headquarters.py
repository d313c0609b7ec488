"""Phase 4, the headquarters: everything is chosen in secret, changed at will, and carried out with CONTINUE."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.question import Question
from bannerhall.core.state import PUBLIC, hidden_to
from bannerhall.games.leaders.rules import actions, clauses, items, questions, settings
from bannerhall.games.leaders.rules.components import MOST_CHANGES, MOST_SEATS, MOST_TRIBUTE, SUMMIT
from bannerhall.games.leaders.rules.headquarters.economy import (
    cost_of,
    free_diplomats,
    free_spies,
    in_service,
    under_way,
    unspent,
)
from bannerhall.games.leaders.rules.headquarters.global_events import rules_now
from bannerhall.games.leaders.rules.headquarters.missions import is_open
from bannerhall.games.leaders.rules.headquarters.orders import carry_out
from bannerhall.games.leaders.rules.state import WAYS, Leaders

ONESELF: Final = vec[i64](
    [
        clauses.BOYCOTT_ONESELF,
        clauses.SPY_ON_ONESELF,
        clauses.SABOTAGE_ONESELF,
        clauses.OFFER_TO_ONESELF,
        clauses.NO_ALLIANCE,
    ]
)


@final
class Headquarters(Question[Leaders]):
    """Add, drop, send tribute, in any order and any number of times [LDR-HEAD-01] [LDR-HEAD-11] [LDR-HEAD-12]. A
    visit must end: changes are counted [LDR-HEAD-04]."""

    def fill(self, s: Leaders, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = actions.CONFIRM
        n += 1
        if s.frames[f + questions.HEADQUARTERS_CHANGES] >= MOST_CHANGES:
            return n
        if s.frames[f + questions.HEADQUARTERS_RECEIVER] != 0:
            for points in range(most_tribute(s, seat, s.frames[f + questions.HEADQUARTERS_RECEIVER] - 1) + 1):
                out[n] = actions.AMOUNT + points
                n += 1
            return n
        left = unspent(s, seat)
        diplomats = free_diplomats(s, seat)
        spies = free_spies(s, seat)
        for item in range(items.KINDS):
            if clause_against_item(s, seat, item, left, diplomats, spies) == 0:
                out[n] = actions.ADD + item
                n += 1
            if clause_against_dropping(s, seat, item) == 0:
                out[n] = actions.DROP + item
                n += 1
        for receiver in range(s.seats):
            if clause_against_tribute(s, seat, receiver, left, diplomats) == 0:
                out[n] = actions.TRIBUTE + receiver
                n += 1
        return n

    def clause_against(self, s: Leaders, f: i64, seat: i64, action: i64) -> i64:
        if action == actions.CONFIRM:
            return ALLOWED
        if action < actions.ADD or action > actions.AMOUNT + MOST_TRIBUTE:
            return OTHER_QUESTION
        if s.frames[f + questions.HEADQUARTERS_CHANGES] >= MOST_CHANGES:
            return clauses.TOO_MANY_CHANGES
        if action >= actions.AMOUNT:
            if s.frames[f + questions.HEADQUARTERS_RECEIVER] == 0:
                return OTHER_QUESTION
            return (
                clauses.TRIBUTE_TOO_LARGE
                if action - actions.AMOUNT > most_tribute(s, seat, s.frames[f + questions.HEADQUARTERS_RECEIVER] - 1)
                else ALLOWED
            )
        if s.frames[f + questions.HEADQUARTERS_RECEIVER] != 0:
            return clauses.AMOUNT_FIRST
        if action >= actions.TRIBUTE:
            return clause_against_tribute(s, seat, action - actions.TRIBUTE, unspent(s, seat), free_diplomats(s, seat))
        return (
            clause_against_dropping(s, seat, action - actions.DROP)
            if action >= actions.DROP
            else clause_against_adding(s, seat, action - actions.ADD)
        )

    def carry_out(self, s: Leaders, f: i64, seat: i64, action: i64) -> None:
        s.frames[f + questions.HEADQUARTERS_CHANGES] += 1
        if action == actions.CONFIRM:
            carry_out(s, seat)
        elif action >= actions.AMOUNT:
            s.tribute[seat * MOST_SEATS + s.frames[f + questions.HEADQUARTERS_RECEIVER] - 1] = action - actions.AMOUNT
            s.frames[f + questions.HEADQUARTERS_RECEIVER] = 0
        elif action >= actions.TRIBUTE:
            s.frames[f + questions.HEADQUARTERS_RECEIVER] = action - actions.TRIBUTE + 1
        elif action >= actions.DROP:
            drop(s, seat, action - actions.DROP)
        else:
            add(s, seat, action - actions.ADD)

    def lapse(self, s: Leaders, f: i64, seat: i64) -> i64:
        """When time is up what was chosen so far is adopted [LDR-SETT-03] [LDR-HEAD-05]."""
        return actions.CONFIRM

    def audience(self, s: Leaders, f: i64, seat: i64, action: i64) -> i64:
        """Nobody else sees what is chosen, or that anything is [LDR-HEAD-02] [LDR-MILI-08] [LDR-VISI-02]."""
        return PUBLIC if action == actions.CONFIRM else hidden_to(BIT[seat])

    def seconds(self, s: Leaders, f: i64, seat: i64) -> i64:
        """Only the headquarters has a timer [LDR-SETT-02] [LDR-HEAD-05]."""
        return s.timer


def add(s: Leaders, seat: i64, item: i64) -> None:
    """One more of an item [LDR-MILI-04] [LDR-DIPL-02] [LDR-SPYS-02] [LDR-MISS-02]."""
    if item >= items.MISSION:
        s.planned[seat] = item - items.MISSION + 1
    else:
        s.chosen[seat * items.KINDS + item] += 1


def drop(s: Leaders, seat: i64, item: i64) -> None:
    """One less of an item; an active mission is given up without penalty [LDR-HEAD-11] [LDR-MISS-07]."""
    if item >= items.MISSION:
        s.planned[seat] = 0
    else:
        s.chosen[seat * items.KINDS + item] -= 1


def clause_against_adding(s: Leaders, seat: i64, item: i64) -> i64:
    """What forbids one more of an item, 0 if nothing does [LDR-HEAD-10]."""
    return clause_against_item(s, seat, item, unspent(s, seat), free_diplomats(s, seat), free_spies(s, seat))


def clause_against_item(s: Leaders, seat: i64, item: i64, left: i64, diplomats: i64, spies: i64) -> i64:
    """The same, where the points, diplomats and spies not chosen for anything yet are known."""
    if item >= items.MISSION:
        return clause_against_mission(s, seat, item - items.MISSION)
    if item >= items.BOYCOTT:
        return clause_against_aiming(s, seat, item, diplomats, spies)
    reason = (
        clause_against_research(s, seat, item - items.RESEARCH)
        if item >= items.RESEARCH
        else clause_against_hiring(s, seat, item)
    )
    if reason != 0:
        return reason
    return clauses.TOO_DEAR if cost_of(s, seat, item) > left else ALLOWED


def clause_against_hiring(s: Leaders, seat: i64, item: i64) -> i64:
    """The reserve of operatives ends at ten, a strict supply at the figures of the box [LDR-DIPL-07] [LDR-SPYS-06]
    [LDR-MATL-09]; otherwise only points limit orders [LDR-MILI-07]."""
    if item >= items.DIPLOMAT:
        full = in_service(s, seat, item) >= s.rules.numbers[settings.MOST_OPERATIVES]
        return (clauses.DIPLOMATS_FULL if item == items.DIPLOMAT else clauses.SPIES_FULL) if full else ALLOWED
    if not s.strict:
        return ALLOWED
    wanted = under_way(s, seat, item, WAYS) + s.chosen[seat * items.KINDS + item] + 1
    return clauses.SUPPLY_SPENT if wanted > s.rules.numbers[settings.SUPPLY + item] else ALLOWED


def clause_against_research(s: Leaders, seat: i64, field: i64) -> i64:
    """Level by level, one project a field, fields side by side [LDR-RSCH-01] [LDR-RSCH-02] [LDR-RSCH-03]
    [LDR-RSCH-04]."""
    at = seat * len(items.FIELDS) + field
    if s.running[at] != 0 or s.chosen[seat * items.KINDS + items.RESEARCH + field] != 0:
        return clauses.PROJECT_RUNS
    return clauses.ALL_LEVELS if s.level[at] == items.LEVELS else ALLOWED


def clause_against_aiming(s: Leaders, seat: i64, item: i64, diplomats: i64, spies: i64) -> i64:
    """What is aimed at a player: at another one who is in the game, with an operative, once [LDR-DIPL-01]
    [LDR-SPYS-01] [LDR-BOYC-09] [LDR-SPYS-10] [LDR-ALLY-20]; partners are no exception [LDR-ALLY-15] [LDR-BOYC-08]
    [LDR-ESPI-01] [LDR-ESPI-05] [LDR-SABO-05]."""
    target = (item - items.BOYCOTT) % MOST_SEATS
    reason = clause_against_target(s, seat, target, ONESELF[(item - items.BOYCOTT) // MOST_SEATS])
    if reason != 0:
        return reason
    twice = s.chosen[seat * items.KINDS + item] != 0
    if item >= items.DISSOLVE:
        return clauses.NO_ALLIANCE if twice or (s.known_allies[seat] >> target) & 1 == 0 else ALLOWED
    if item >= items.OFFER:
        known = (s.known_allies[seat] | s.sent[seat]) >> target
        if twice or known & 1 == 1:
            return clauses.OFFERED_ALREADY
        return clauses.NO_DIPLOMAT if diplomats < 1 else ALLOWED
    if rules_now(s, SUMMIT):
        return clauses.SUMMIT_FORBIDS
    if item >= items.ESPIONAGE:
        return clauses.SPY_TWICE if twice else clauses.NO_SPY if spies < 1 else ALLOWED
    return clauses.BOYCOTT_TWICE if twice else clauses.NO_DIPLOMAT if diplomats < 1 else ALLOWED


def clause_against_target(s: Leaders, seat: i64, target: i64, oneself: i64) -> i64:
    """Another player, who is still in the game [LDR-PLYR-01] [LDR-ELIM-03]."""
    if target >= s.seats:
        return clauses.NO_SUCH_PLAYER
    if target == seat:
        return oneself
    return clauses.PLAYER_IS_OUT if (s.alive >> target) & 1 == 0 else ALLOWED


def clause_against_mission(s: Leaders, seat: i64, mission: i64) -> i64:
    """One at a time, of those that are open [LDR-MISS-03] [LDR-MISS-06]."""
    if s.planned[seat] != 0:
        return clauses.SECOND_MISSION
    return ALLOWED if is_open(s, seat, mission) else clauses.MISSION_NOT_OPEN


def clause_against_dropping(s: Leaders, seat: i64, item: i64) -> i64:
    """Only what is chosen can be dropped; what has been started cannot [LDR-HEAD-11] [LDR-RSCH-07]."""
    if item >= items.MISSION:
        return ALLOWED if s.planned[seat] == item - items.MISSION + 1 else clauses.NOT_CHOSEN
    return ALLOWED if s.chosen[seat * items.KINDS + item] != 0 else clauses.NOT_CHOSEN


def clause_against_tribute(s: Leaders, seat: i64, receiver: i64, left: i64, diplomats: i64) -> i64:
    """A diplomat carries it to another player [LDR-TRIB-01] [LDR-DIPL-01]."""
    reason = clause_against_target(s, seat, receiver, clauses.TRIBUTE_TO_ONESELF)
    if reason != 0:
        return reason
    known = s.tribute[seat * MOST_SEATS + receiver]
    if known == 0 and diplomats < 1:
        return clauses.NO_DIPLOMAT
    return clauses.TRIBUTE_TOO_LARGE if known + left < 1 else ALLOWED


def most_tribute(s: Leaders, seat: i64, receiver: i64) -> i64:
    """All unspent points, those of an amount fixed before included [LDR-TRIB-03]."""
    most = unspent(s, seat) + s.tribute[seat * MOST_SEATS + receiver]
    return most if most < MOST_TRIBUTE else MOST_TRIBUTE
