"""Phase 4, the headquarters: everything is chosen in secret, changed at will, and carried out with CONTINUE."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.core.state import PUBLIC, C, D, hidden_to
from bannerhall.core.tables import OTHER_QUESTION
from bannerhall.games.leaders.clauses import (
    ALL_LEVELS,
    AMOUNT_FIRST,
    BOYCOTT_ONESELF,
    BOYCOTT_TWICE,
    DIPLOMATS_FULL,
    MISSION_NOT_OPEN,
    NO_ALLIANCE,
    NO_DIPLOMAT,
    NO_SPY,
    NO_SUCH_PLAYER,
    NOT_CHOSEN,
    OFFER_TO_ONESELF,
    OFFERED_ALREADY,
    PLAYER_IS_OUT,
    PROJECT_RUNS,
    SABOTAGE_ONESELF,
    SECOND_MISSION,
    SPIES_FULL,
    SPY_ON_ONESELF,
    SPY_TWICE,
    SUMMIT_FORBIDS,
    SUPPLY_SPENT,
    TOO_DEAR,
    TOO_MANY_CHANGES,
    TRIBUTE_TO_ONESELF,
    TRIBUTE_TOO_LARGE,
)
from bannerhall.games.leaders.components import (
    ADD,
    AMOUNT,
    BOYCOTT,
    CONFIRM,
    DIPLOMAT,
    DISSOLVE,
    DROP,
    ESPIONAGE,
    FIELDS,
    ITEMS,
    LEVELS,
    MISSION,
    MOST_CHANGES,
    MOST_SEATS,
    MOST_TRIBUTE,
    OFFER,
    RESEARCH,
    SUMMIT,
    TRIBUTE,
)
from bannerhall.games.leaders.economy import (
    cost_of,
    free_diplomats,
    free_spies,
    in_service,
    under_way,
    unspent,
)
from bannerhall.games.leaders.missions import is_open
from bannerhall.games.leaders.numbers import MOST_OPERATIVES, SUPPLY
from bannerhall.games.leaders.orders import carry_out
from bannerhall.games.leaders.state import WAYS, Decision, Leaders
from bannerhall.games.leaders.world import rules_now

ONESELF: Final = vec[i64]([BOYCOTT_ONESELF, SPY_ON_ONESELF, SABOTAGE_ONESELF, OFFER_TO_ONESELF, NO_ALLIANCE])


@final
class Headquarters(Decision):
    """Add, drop, send tribute, in any order and any number of times [LDR-HEAD-01] [LDR-HEAD-11] [LDR-HEAD-12]. Argument
    C is the player (+ 1) whose tribute is just being fixed, D counts the changes: a visit must end [LDR-HEAD-04]."""

    def fill(self, s: Leaders, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = CONFIRM
        n += 1
        if s.frames[f + D] >= MOST_CHANGES:
            return n
        if s.frames[f + C] != 0:
            for points in range(most_tribute(s, seat, s.frames[f + C] - 1) + 1):
                out[n] = AMOUNT + points
                n += 1
            return n
        left = unspent(s, seat)
        diplomats = free_diplomats(s, seat)
        spies = free_spies(s, seat)
        for item in range(ITEMS):
            if bar_item(s, seat, item, left, diplomats, spies) == 0:
                out[n] = ADD + item
                n += 1
            if bar_drop(s, seat, item) == 0:
                out[n] = DROP + item
                n += 1
        for receiver in range(s.seats):
            if bar_tribute(s, seat, receiver, left, diplomats) == 0:
                out[n] = TRIBUTE + receiver
                n += 1
        return n

    def bar(self, s: Leaders, f: i64, seat: i64, action: i64) -> i64:
        if action == CONFIRM:
            return 0
        if action < ADD or action > AMOUNT + MOST_TRIBUTE:
            return OTHER_QUESTION
        if s.frames[f + D] >= MOST_CHANGES:
            return TOO_MANY_CHANGES
        if action >= AMOUNT:
            if s.frames[f + C] == 0:
                return OTHER_QUESTION
            return TRIBUTE_TOO_LARGE if action - AMOUNT > most_tribute(s, seat, s.frames[f + C] - 1) else 0
        if s.frames[f + C] != 0:
            return AMOUNT_FIRST
        if action >= TRIBUTE:
            return bar_tribute(s, seat, action - TRIBUTE, unspent(s, seat), free_diplomats(s, seat))
        return bar_drop(s, seat, action - DROP) if action >= DROP else bar_add(s, seat, action - ADD)

    def resolve(self, s: Leaders, f: i64, seat: i64, action: i64) -> None:
        s.frames[f + D] += 1
        if action == CONFIRM:
            carry_out(s, seat)
        elif action >= AMOUNT:
            s.tribute[seat * MOST_SEATS + s.frames[f + C] - 1] = action - AMOUNT
            s.frames[f + C] = 0
        elif action >= TRIBUTE:
            s.frames[f + C] = action - TRIBUTE + 1
        elif action >= DROP:
            drop(s, seat, action - DROP)
        else:
            add(s, seat, action - ADD)

    def lapse(self, s: Leaders, f: i64, seat: i64) -> i64:
        """When time is up what was chosen so far is adopted [LDR-SETT-03] [LDR-HEAD-05]."""
        return CONFIRM

    def audience(self, s: Leaders, f: i64, seat: i64, action: i64) -> i64:
        """Nobody else sees what is chosen, or that anything is [LDR-HEAD-02] [LDR-MILI-08] [LDR-VISI-02]."""
        return PUBLIC if action == CONFIRM else hidden_to(BIT[seat])

    def public(self, s: Leaders, f: i64) -> bool:
        return False

    def timed(self) -> bool:
        return True


def add(s: Leaders, seat: i64, item: i64) -> None:
    """One more of an item [LDR-MILI-04] [LDR-DIPL-02] [LDR-SPYS-02] [LDR-MISS-02]."""
    if item >= MISSION:
        s.planned[seat] = item - MISSION + 1
    else:
        s.chosen[seat * ITEMS + item] += 1


def drop(s: Leaders, seat: i64, item: i64) -> None:
    """One less of an item; an active mission is given up without penalty [LDR-HEAD-11] [LDR-MISS-07]."""
    if item >= MISSION:
        s.planned[seat] = 0
    else:
        s.chosen[seat * ITEMS + item] -= 1


def bar_add(s: Leaders, seat: i64, item: i64) -> i64:
    """What forbids one more of an item, 0 if nothing does [LDR-HEAD-10]."""
    return bar_item(s, seat, item, unspent(s, seat), free_diplomats(s, seat), free_spies(s, seat))


def bar_item(s: Leaders, seat: i64, item: i64, left: i64, diplomats: i64, spies: i64) -> i64:
    """The same, where the points, diplomats and spies not chosen for anything yet are known."""
    if item >= MISSION:
        return bar_mission(s, seat, item - MISSION)
    if item >= BOYCOTT:
        return bar_aimed(s, seat, item, diplomats, spies)
    reason = bar_research(s, seat, item - RESEARCH) if item >= RESEARCH else bar_hiring(s, seat, item)
    if reason != 0:
        return reason
    return TOO_DEAR if cost_of(s, seat, item) > left else 0


def bar_hiring(s: Leaders, seat: i64, item: i64) -> i64:
    """The reserve of operatives ends at ten, a strict supply at the figures of the box [LDR-DIPL-07] [LDR-SPYS-06]
    [LDR-MATL-09]; otherwise only points limit orders [LDR-MILI-07]."""
    if item >= DIPLOMAT:
        full = in_service(s, seat, item) >= s.tables.numbers[MOST_OPERATIVES]
        return (DIPLOMATS_FULL if item == DIPLOMAT else SPIES_FULL) if full else 0
    if not s.strict:
        return 0
    wanted = under_way(s, seat, item, WAYS) + s.chosen[seat * ITEMS + item] + 1
    return SUPPLY_SPENT if wanted > s.tables.numbers[SUPPLY + item] else 0


def bar_research(s: Leaders, seat: i64, field: i64) -> i64:
    """Level by level, one project a field, fields side by side [LDR-RSCH-01] [LDR-RSCH-02] [LDR-RSCH-03]
    [LDR-RSCH-04]."""
    at = seat * len(FIELDS) + field
    if s.running[at] != 0 or s.chosen[seat * ITEMS + RESEARCH + field] != 0:
        return PROJECT_RUNS
    return ALL_LEVELS if s.level[at] == LEVELS else 0


def bar_aimed(s: Leaders, seat: i64, item: i64, diplomats: i64, spies: i64) -> i64:
    """What is aimed at a player: at another one who is in the game, with an operative, once [LDR-DIPL-01]
    [LDR-SPYS-01] [LDR-BOYC-09] [LDR-SPYS-10] [LDR-ALLY-20]; partners are no exception [LDR-ALLY-15] [LDR-BOYC-08]
    [LDR-ESPI-01] [LDR-ESPI-05] [LDR-SABO-05]."""
    target = (item - BOYCOTT) % MOST_SEATS
    reason = bar_target(s, seat, target, ONESELF[(item - BOYCOTT) // MOST_SEATS])
    if reason != 0:
        return reason
    twice = s.chosen[seat * ITEMS + item] != 0
    if item >= DISSOLVE:
        return NO_ALLIANCE if twice or (s.known_allies[seat] >> target) & 1 == 0 else 0
    if item >= OFFER:
        known = (s.known_allies[seat] | s.sent[seat]) >> target
        if twice or known & 1 == 1:
            return OFFERED_ALREADY
        return NO_DIPLOMAT if diplomats < 1 else 0
    if rules_now(s, SUMMIT):
        return SUMMIT_FORBIDS
    if item >= ESPIONAGE:
        return SPY_TWICE if twice else NO_SPY if spies < 1 else 0
    return BOYCOTT_TWICE if twice else NO_DIPLOMAT if diplomats < 1 else 0


def bar_target(s: Leaders, seat: i64, target: i64, oneself: i64) -> i64:
    """Another player, who is still in the game [LDR-PLYR-01] [LDR-ELIM-03]."""
    if target >= s.seats:
        return NO_SUCH_PLAYER
    if target == seat:
        return oneself
    return PLAYER_IS_OUT if (s.alive >> target) & 1 == 0 else 0


def bar_mission(s: Leaders, seat: i64, mission: i64) -> i64:
    """One at a time, of those that are open [LDR-MISS-03] [LDR-MISS-06]."""
    if s.planned[seat] != 0:
        return SECOND_MISSION
    return 0 if is_open(s, seat, mission) else MISSION_NOT_OPEN


def bar_drop(s: Leaders, seat: i64, item: i64) -> i64:
    """Only what is chosen can be dropped; what has been started cannot [LDR-HEAD-11] [LDR-RSCH-07]."""
    if item >= MISSION:
        return 0 if s.planned[seat] == item - MISSION + 1 else NOT_CHOSEN
    return 0 if s.chosen[seat * ITEMS + item] != 0 else NOT_CHOSEN


def bar_tribute(s: Leaders, seat: i64, receiver: i64, left: i64, diplomats: i64) -> i64:
    """A diplomat carries it to another player [LDR-TRIB-01] [LDR-DIPL-01]."""
    reason = bar_target(s, seat, receiver, TRIBUTE_TO_ONESELF)
    if reason != 0:
        return reason
    known = s.tribute[seat * MOST_SEATS + receiver]
    if known == 0 and diplomats < 1:
        return NO_DIPLOMAT
    return TRIBUTE_TOO_LARGE if known + left < 1 else 0


def most_tribute(s: Leaders, seat: i64, receiver: i64) -> i64:
    """All unspent points, those of an amount fixed before included [LDR-TRIB-03]."""
    most = unspent(s, seat) + s.tribute[seat * MOST_SEATS + receiver]
    return most if most < MOST_TRIBUTE else MOST_TRIBUTE
