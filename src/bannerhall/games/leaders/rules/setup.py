"""Set-up: everybody's colour, bloc and nation, the player order, the shares of a fixed start, the preparations."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.question import Question
from bannerhall.core.ruleset import Ruleset
from bannerhall.core.state import CHANCE, PROCEEDS
from bannerhall.games.leaders.rules import actions, clauses, events, nations, questions
from bannerhall.games.leaders.rules.atlas import LAND
from bannerhall.games.leaders.rules.board.start import deal_shares, give_handicap
from bannerhall.games.leaders.rules.components import (
    COLOURS,
    FIXED_START,
    HOT_SPOTS,
    POWER_BLOCS,
    PREPARATIONS,
    PREPARE_MARKERS,
    TWO_CAMPS,
    TWO_CAMPS_NATIONS,
    TWO_CAMPS_OF_THREE,
)
from bannerhall.games.leaders.rules.state import Leaders

# The steps of the set-up.
ENTRIES: Final = 0
ORDER: Final = 1
SHARES: Final = 2
PREPARING: Final = 3
STARTING: Final = 4
HOST: Final = 0  # the seat that taps CONTINUE for all [LDR-MATL-01]


def lay_out(rules: Ruleset) -> Leaders:
    """The table before anybody has entered anything."""
    s = Leaders(None, rules)
    s.ask(questions.ROUND, PROCEEDS)
    s.ask(questions.SETUP, PROCEEDS)
    return s


@final
class Setup(Question[Leaders]):
    """Asks for one thing after the other [LDR-NATN-01] [LDR-NATN-10] [LDR-AREA-02]."""

    def proceed(self, s: Leaders, f: i64) -> None:
        step = s.frames[f + questions.SETUP_STEP]
        if step == ENTRIES:
            enter_next(s, f)
        elif step == ORDER:
            s.ask(questions.ORDER, CHANCE, s.frames[f + questions.SETUP_AT])
        elif step == SHARES:
            s.ask(questions.SHARE, CHANCE, s.frames[f + questions.SETUP_AT])
        elif step == STARTING:
            start_next(s, f)
        else:
            prepare_next(s, f)


def next_step(s: Leaders, step: i64) -> None:
    """Go on to another step of the set-up, whose frame is now uppermost; shares only for a described board
    [LDR-MODE-10] [LDR-SCEN-12] [LDR-AREA-01]."""
    f = s.top()
    if step == SHARES and not ((s.described or s.digital) and s.scenario in FIXED_START):
        step = PREPARING
    if step == PREPARING and s.digital:
        step = STARTING
    s.frames[f + questions.SETUP_STEP] = step
    s.frames[f + questions.SETUP_AT] = 0


def enter_next(s: Leaders, f: i64) -> None:
    """A player enters colour, bloc if the scenario asks for it, and nation; with all of them the next one [LDR-NATN-01]
    [LDR-NATN-03] [LDR-NATN-04]."""
    seat = s.frames[f + questions.SETUP_AT]
    if seat == s.seats:
        next_step(s, ORDER)
    elif s.colour[seat] == 0:
        s.ask(questions.COLOUR, seat)
    elif s.bloc[seat] == 0 and s.scenario == POWER_BLOCS:
        s.ask(questions.BLOC, seat)
    else:
        s.ask(questions.NATION, seat)


def start_next(s: Leaders, f: i64) -> None:
    """On the board: shares are dealt, or regions occupied in player order; then the balance for later players
    [LDR-AREA-04] [LDR-AREA-05] [LDR-AREA-14] [LDR-AREA-19] [LDR-HCAP-01]."""
    if s.scenario in FIXED_START:
        deal_shares(s)
    elif s.frames[f + questions.SETUP_AT] < LAND:
        s.ask(questions.START, seat_of(s, s.frames[f + questions.SETUP_AT] % s.seats))
        return
    give_handicap(s)
    s.end_frame()


def seat_of(s: Leaders, place: i64) -> i64:
    for seat in range(s.seats):
        if s.place[seat] == place + 1:
            return seat
    raise RuntimeError("nobody has this place")


def prepare_next(s: Leaders, f: i64) -> None:
    """Material, start areas, handicap, markers if there are any, rules of the scenario; then the first round
    [LDR-MATL-01] [LDR-MARK-01] [LDR-MARK-02]."""
    at = s.frames[f + questions.SETUP_AT]
    if at == PREPARE_MARKERS and s.scenario != HOT_SPOTS:
        at += 1
    if at == len(PREPARATIONS):
        s.end_frame()
        return
    s.frames[f + questions.SETUP_AT] = at + 1
    s.ask(questions.PREPARE, HOST, at)


@final
class Colour(Question[Leaders]):
    """Each colour once a game [LDR-NATN-01] [LDR-NATN-02]."""

    def fill(self, s: Leaders, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        for colour in range(len(COLOURS)):
            if self.clause_against(s, f, seat, actions.COLOUR + colour) == 0:
                out[n] = actions.COLOUR + colour
                n += 1
        return n

    def clause_against(self, s: Leaders, f: i64, seat: i64, action: i64) -> i64:
        colour = action - actions.COLOUR
        if colour < 0 or colour >= len(COLOURS):
            return OTHER_QUESTION
        for other in range(s.seats):
            if s.colour[other] == colour + 1:
                return clauses.COLOUR_TAKEN
        return ALLOWED

    def carry_out(self, s: Leaders, f: i64, seat: i64, action: i64) -> None:
        s.set_colour(seat, action - actions.COLOUR + 1)
        s.end_frame()
        if s.sink is not None:
            s.emit(events.COLOUR_CHOSEN, seat, action - actions.COLOUR, 0, 0, ALL, 0)

    def lapse(self, s: Leaders, f: i64, seat: i64) -> i64:
        return first_allowed(self, s, f, seat, actions.COLOUR, len(COLOURS))


@final
class Bloc(Question[Leaders]):
    """A power bloc, as long as it has a seat left [LDR-NATN-03] [LDR-SCEN-06] [LDR-SCEN-08]."""

    def fill(self, s: Leaders, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        for bloc in range(len(nations.BLOCS)):
            if self.clause_against(s, f, seat, actions.BLOC + bloc) == 0:
                out[n] = actions.BLOC + bloc
                n += 1
        return n

    def clause_against(self, s: Leaders, f: i64, seat: i64, action: i64) -> i64:
        bloc = action - actions.BLOC
        if bloc < 0 or bloc >= len(nations.BLOCS):
            return OTHER_QUESTION
        taken: i64 = 0
        for other in range(s.seats):
            if s.bloc[other] == bloc + 1:
                taken += 1
        return clauses.BLOC_FULL if taken >= nations.BLOC_SEATS[(s.seats - 2) * 3 + bloc] else ALLOWED

    def carry_out(self, s: Leaders, f: i64, seat: i64, action: i64) -> None:
        s.set_bloc(seat, action - actions.BLOC + 1)
        s.end_frame()
        if s.sink is not None:
            s.emit(events.BLOC_CHOSEN, seat, action - actions.BLOC, 0, 0, ALL, 0)

    def lapse(self, s: Leaders, f: i64, seat: i64) -> i64:
        return first_allowed(self, s, f, seat, actions.BLOC, len(nations.BLOCS))


@final
class Nation(Question[Leaders]):
    """A nation of the scenario's rule, each once a game [LDR-SCEN-03] [LDR-SCEN-05] [LDR-NATN-06]."""

    def fill(self, s: Leaders, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        for nation in range(len(nations.NAMES)):
            if self.clause_against(s, f, seat, actions.NATION + nation) == 0:
                out[n] = actions.NATION + nation
                n += 1
        return n

    def clause_against(self, s: Leaders, f: i64, seat: i64, action: i64) -> i64:
        """By bloc only those of the chosen one, in Two Camps only those listed, expansions only where they were asked
        for [LDR-SCEN-04] [LDR-SCEN-05] [LDR-SCEN-07] [LDR-SCEN-09] [LDR-SCEN-23] [LDR-NATN-14]."""
        nation = action - actions.NATION
        if nation < 0 or nation >= len(nations.NAMES):
            return OTHER_QUESTION
        if nation >= nations.BASE and not s.expansions:
            return clauses.NO_EXPANSIONS
        if s.scenario == TWO_CAMPS and not listed(s, nation):
            return clauses.NOT_LISTED
        if s.scenario == POWER_BLOCS and nations.BLOC_OF[nation] != s.bloc[seat] - 1:
            return clauses.OTHER_BLOC
        for other in range(s.seats):
            if s.nation[other] == nation + 1:
                return clauses.NATION_TAKEN
        return ALLOWED

    def carry_out(self, s: Leaders, f: i64, seat: i64, action: i64) -> None:
        nation = action - actions.NATION
        s.set_nation(seat, nation + 1)
        s.set_bloc(seat, nations.BLOC_OF[nation] + 1)
        s.end_frame()
        s.frames[s.top() + questions.SETUP_AT] += 1
        if s.sink is not None:
            s.emit(events.NATION_CHOSEN, seat, nation, 0, 0, ALL, 0)

    def lapse(self, s: Leaders, f: i64, seat: i64) -> i64:
        return first_allowed(self, s, f, seat, actions.NATION, len(nations.NAMES))


def listed(s: Leaders, nation: i64) -> bool:
    """Whether Two Camps has this nation for so many players [LDR-SCEN-09] [LDR-SCEN-23]."""
    for i in range(s.seats):
        if (TWO_CAMPS_OF_THREE[i] if s.seats == 3 else TWO_CAMPS_NATIONS[i]) == nation:
            return True
    return False


def first_allowed(question: Question[Leaders], s: Leaders, f: i64, seat: i64, kind: i64, many: i64) -> i64:
    for i in range(many):
        if question.clause_against(s, f, seat, kind + i) == 0:
            return kind + i
    raise RuntimeError("nothing is left to choose")


@final
class Order(Question[Leaders]):
    """Chance draws who has the next place in the player order, all with equal chances [LDR-AREA-02] [LDR-AREA-03]."""

    def outcomes(self, s: Leaders, f: i64, out: vec[i64], weights: vec[i64]) -> i64:
        n: i64 = 0
        for seat in range(s.seats):
            if s.place[seat] == 0:
                out[n] = actions.NEXT + seat
                weights[n] = 1
                n += 1
        return n

    def carry_out(self, s: Leaders, f: i64, seat: i64, action: i64) -> None:
        place = s.frames[f + questions.ORDER_PLACE] + 1
        s.set_place(action - actions.NEXT, place)
        s.end_frame()
        s.frames[s.top() + questions.SETUP_AT] = place
        if place == s.seats:
            next_step(s, SHARES)
        if s.sink is not None:
            s.emit(events.PLACED, action - actions.NEXT, place, 0, 0, ALL, 0)


@final
class Share(Question[Leaders]):
    """Chance draws which share of the described board a seat gets [LDR-AREA-14] [LDR-AREA-17]."""

    def outcomes(self, s: Leaders, f: i64, out: vec[i64], weights: vec[i64]) -> i64:
        n: i64 = 0
        for share in range(s.seats):
            if not taken(s, share):
                out[n] = actions.SHARE + share
                weights[n] = 1
                n += 1
        return n

    def carry_out(self, s: Leaders, f: i64, seat: i64, action: i64) -> None:
        owner = s.frames[f + questions.SHARE_SEAT]
        s.set_share(owner, action - actions.SHARE + 1)
        s.end_frame()
        s.frames[s.top() + questions.SETUP_AT] = owner + 1
        if owner + 1 == s.seats:
            next_step(s, PREPARING)
        if s.sink is not None:
            s.emit(events.SHARE_DRAWN, owner, action - actions.SHARE + 1, 0, 0, ALL, 0)


def taken(s: Leaders, share: i64) -> bool:
    for seat in range(s.seats):
        if s.share[seat] == share + 1:
            return True
    return False


@final
class Prepare(Question[Leaders]):
    """A screen of what the table does now; when all are ready one player taps CONTINUE [LDR-MATL-01]."""

    def fill(self, s: Leaders, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = actions.CONTINUE
        return n + 1

    def clause_against(self, s: Leaders, f: i64, seat: i64, action: i64) -> i64:
        return ALLOWED if action == actions.CONTINUE else OTHER_QUESTION

    def carry_out(self, s: Leaders, f: i64, seat: i64, action: i64) -> None:
        s.end_frame()

    def lapse(self, s: Leaders, f: i64, seat: i64) -> i64:
        return actions.CONTINUE
