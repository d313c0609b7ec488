"""Set-up: everybody's colour, bloc and nation, the player order, the shares of a fixed start, the preparations."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.events import ALL
from bannerhall.core.state import CHANCE, PROCEEDS, A, B
from bannerhall.core.tables import OTHER_QUESTION, Tables
from bannerhall.games.leaders.atlas import LAND
from bannerhall.games.leaders.cards import BLOC_CHOSEN, COLOUR_CHOSEN, NATION_CHOSEN, PLACED, SHARE_DRAWN
from bannerhall.games.leaders.clauses import (
    BLOC_FULL,
    COLOUR_TAKEN,
    NATION_TAKEN,
    NO_EXPANSIONS,
    NOT_LISTED,
    OTHER_BLOC,
)
from bannerhall.games.leaders.components import (
    BASE_NATIONS,
    BLOC,
    BLOC_FRAME,
    BLOC_SEATS,
    BLOCS,
    COLOUR,
    COLOUR_FRAME,
    COLOURS,
    CONTINUE,
    FIXED_START,
    HOT_SPOTS,
    NATION,
    NATION_BLOC,
    NATION_FRAME,
    NATIONS,
    NEXT,
    ORDER_FRAME,
    POWER_BLOCS,
    PREPARATIONS,
    PREPARE_FRAME,
    PREPARE_MARKERS,
    ROUND_FRAME,
    SETUP_FRAME,
    SHARE,
    SHARE_FRAME,
    START_FRAME,
    TWO_CAMPS,
    TWO_CAMPS_NATIONS,
    TWO_CAMPS_OF_THREE,
)
from bannerhall.games.leaders.start import deal_shares, give_handicap
from bannerhall.games.leaders.state import Decision, Leaders

# The steps of the set-up: argument A of its frame; argument B is the seat, place or preparation it has come to.
ENTRIES: Final = 0
ORDER: Final = 1
SHARES: Final = 2
PREPARING: Final = 3
STARTING: Final = 4
HOST: Final = 0  # the seat that taps CONTINUE for all [LDR-MATL-01]


def lay_out(tables: Tables) -> Leaders:
    """The table before anybody has entered anything."""
    s = Leaders(None, tables)
    s.ask(ROUND_FRAME, PROCEEDS)
    s.ask(SETUP_FRAME, PROCEEDS)
    return s


@final
class Setup(Decision):
    """Asks for one thing after the other [LDR-NATN-01] [LDR-NATN-10] [LDR-AREA-02]."""

    def proceed(self, s: Leaders, f: i64) -> None:
        step = s.frames[f + A]
        if step == ENTRIES:
            enter_next(s, f)
        elif step == ORDER:
            s.ask(ORDER_FRAME, CHANCE, s.frames[f + B])
        elif step == SHARES:
            s.ask(SHARE_FRAME, CHANCE, s.frames[f + B])
        elif step == STARTING:
            start_next(s, f)
        else:
            prepare_next(s, f)


def noted(row: vec[i64], seat: i64, value: i64) -> vec[i64]:
    """A row with another value for a seat: clones share the old one."""
    row = row[:]
    row[seat] = value
    return row


def next_step(s: Leaders, step: i64) -> None:
    """Go on to another step of the set-up, whose frame is now uppermost; shares only for a described board
    [LDR-MODE-10] [LDR-SCEN-12] [LDR-AREA-01]."""
    f = s.top()
    if step == SHARES and not ((s.described or s.digital) and s.scenario in FIXED_START):
        step = PREPARING
    if step == PREPARING and s.digital:
        step = STARTING
    s.frames[f + A] = step
    s.frames[f + B] = 0


def enter_next(s: Leaders, f: i64) -> None:
    """A player enters colour, bloc if the scenario asks for it, and nation; with all of them the next one [LDR-NATN-01]
    [LDR-NATN-03] [LDR-NATN-04]."""
    seat = s.frames[f + B]
    if seat == s.seats:
        next_step(s, ORDER)
    elif s.colour[seat] == 0:
        s.ask(COLOUR_FRAME, seat)
    elif s.bloc[seat] == 0 and s.scenario == POWER_BLOCS:
        s.ask(BLOC_FRAME, seat)
    else:
        s.ask(NATION_FRAME, seat)


def start_next(s: Leaders, f: i64) -> None:
    """On the board: shares are dealt, or regions occupied in player order; then the balance for later players
    [LDR-AREA-04] [LDR-AREA-05] [LDR-AREA-14] [LDR-AREA-19] [LDR-HCAP-01]."""
    if s.scenario in FIXED_START:
        deal_shares(s)
    elif s.frames[f + B] < LAND:
        s.ask(START_FRAME, seat_of(s, s.frames[f + B] % s.seats))
        return
    give_handicap(s)
    s.done()


def seat_of(s: Leaders, place: i64) -> i64:
    for seat in range(s.seats):
        if s.place[seat] == place + 1:
            return seat
    raise RuntimeError("nobody has this place")


def prepare_next(s: Leaders, f: i64) -> None:
    """Material, start areas, handicap, markers if there are any, rules of the scenario; then the first round
    [LDR-MATL-01] [LDR-MARK-01] [LDR-MARK-02]."""
    at = s.frames[f + B]
    if at == PREPARE_MARKERS and s.scenario != HOT_SPOTS:
        at += 1
    if at == len(PREPARATIONS):
        s.done()
        return
    s.frames[f + B] = at + 1
    s.ask(PREPARE_FRAME, HOST, at)


@final
class Colour(Decision):
    """Each colour once a game [LDR-NATN-01] [LDR-NATN-02]."""

    def fill(self, s: Leaders, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        for colour in range(len(COLOURS)):
            if self.bar(s, f, seat, COLOUR + colour) == 0:
                out[n] = COLOUR + colour
                n += 1
        return n

    def bar(self, s: Leaders, f: i64, seat: i64, action: i64) -> i64:
        colour = action - COLOUR
        if colour < 0 or colour >= len(COLOURS):
            return OTHER_QUESTION
        for other in range(s.seats):
            if s.colour[other] == colour + 1:
                return COLOUR_TAKEN
        return 0

    def resolve(self, s: Leaders, f: i64, seat: i64, action: i64) -> None:
        s.colour = noted(s.colour, seat, action - COLOUR + 1)
        s.done()
        if s.sink is not None:
            s.emit(COLOUR_CHOSEN, seat, action - COLOUR, 0, 0, ALL, 0)

    def lapse(self, s: Leaders, f: i64, seat: i64) -> i64:
        return first_allowed(self, s, f, seat, COLOUR, len(COLOURS))


@final
class Bloc(Decision):
    """A power bloc, as long as it has a seat left [LDR-NATN-03] [LDR-SCEN-06] [LDR-SCEN-08]."""

    def fill(self, s: Leaders, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        for bloc in range(len(BLOCS)):
            if self.bar(s, f, seat, BLOC + bloc) == 0:
                out[n] = BLOC + bloc
                n += 1
        return n

    def bar(self, s: Leaders, f: i64, seat: i64, action: i64) -> i64:
        bloc = action - BLOC
        if bloc < 0 or bloc >= len(BLOCS):
            return OTHER_QUESTION
        taken: i64 = 0
        for other in range(s.seats):
            if s.bloc[other] == bloc + 1:
                taken += 1
        return BLOC_FULL if taken >= BLOC_SEATS[(s.seats - 2) * 3 + bloc] else 0

    def resolve(self, s: Leaders, f: i64, seat: i64, action: i64) -> None:
        s.bloc = noted(s.bloc, seat, action - BLOC + 1)
        s.done()
        if s.sink is not None:
            s.emit(BLOC_CHOSEN, seat, action - BLOC, 0, 0, ALL, 0)

    def lapse(self, s: Leaders, f: i64, seat: i64) -> i64:
        return first_allowed(self, s, f, seat, BLOC, len(BLOCS))


@final
class Nation(Decision):
    """A nation of the scenario's rule, each once a game [LDR-SCEN-03] [LDR-SCEN-05] [LDR-NATN-06]."""

    def fill(self, s: Leaders, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        for nation in range(len(NATIONS)):
            if self.bar(s, f, seat, NATION + nation) == 0:
                out[n] = NATION + nation
                n += 1
        return n

    def bar(self, s: Leaders, f: i64, seat: i64, action: i64) -> i64:
        """By bloc only those of the chosen one, in Two Camps only those listed, expansions only where they were asked
        for [LDR-SCEN-04] [LDR-SCEN-05] [LDR-SCEN-07] [LDR-SCEN-09] [LDR-SCEN-23] [LDR-NATN-14]."""
        nation = action - NATION
        if nation < 0 or nation >= len(NATIONS):
            return OTHER_QUESTION
        if nation >= BASE_NATIONS and not s.expansions:
            return NO_EXPANSIONS
        if s.scenario == TWO_CAMPS and not listed(s, nation):
            return NOT_LISTED
        if s.scenario == POWER_BLOCS and NATION_BLOC[nation] != s.bloc[seat] - 1:
            return OTHER_BLOC
        for other in range(s.seats):
            if s.nation[other] == nation + 1:
                return NATION_TAKEN
        return 0

    def resolve(self, s: Leaders, f: i64, seat: i64, action: i64) -> None:
        nation = action - NATION
        s.nation = noted(s.nation, seat, nation + 1)
        s.bloc = noted(s.bloc, seat, NATION_BLOC[nation] + 1)
        s.done()
        s.frames[s.top() + B] += 1
        if s.sink is not None:
            s.emit(NATION_CHOSEN, seat, nation, 0, 0, ALL, 0)

    def lapse(self, s: Leaders, f: i64, seat: i64) -> i64:
        return first_allowed(self, s, f, seat, NATION, len(NATIONS))


def listed(s: Leaders, nation: i64) -> bool:
    """Whether Two Camps has this nation for so many players [LDR-SCEN-09] [LDR-SCEN-23]."""
    for i in range(s.seats):
        if (TWO_CAMPS_OF_THREE[i] if s.seats == 3 else TWO_CAMPS_NATIONS[i]) == nation:
            return True
    return False


def first_allowed(decision: Decision, s: Leaders, f: i64, seat: i64, kind: i64, many: i64) -> i64:
    for i in range(many):
        if decision.bar(s, f, seat, kind + i) == 0:
            return kind + i
    raise RuntimeError("nothing is left to choose")


@final
class Order(Decision):
    """Chance draws who has place A + 1 in the player order, all with equal chances [LDR-AREA-02] [LDR-AREA-03]."""

    def outcomes(self, s: Leaders, f: i64, out: vec[i64], weights: vec[i64]) -> i64:
        n: i64 = 0
        for seat in range(s.seats):
            if s.place[seat] == 0:
                out[n] = NEXT + seat
                weights[n] = 1
                n += 1
        return n

    def resolve(self, s: Leaders, f: i64, seat: i64, action: i64) -> None:
        place = s.frames[f + A] + 1
        s.place = noted(s.place, action - NEXT, place)
        s.done()
        s.frames[s.top() + B] = place
        if place == s.seats:
            next_step(s, SHARES)
        if s.sink is not None:
            s.emit(PLACED, action - NEXT, place, 0, 0, ALL, 0)


@final
class Share(Decision):
    """Chance draws which share of the described board seat A gets [LDR-AREA-14] [LDR-AREA-17]."""

    def outcomes(self, s: Leaders, f: i64, out: vec[i64], weights: vec[i64]) -> i64:
        n: i64 = 0
        for share in range(s.seats):
            if not taken(s, share):
                out[n] = SHARE + share
                weights[n] = 1
                n += 1
        return n

    def resolve(self, s: Leaders, f: i64, seat: i64, action: i64) -> None:
        owner = s.frames[f + A]
        s.share = noted(s.share, owner, action - SHARE + 1)
        s.done()
        s.frames[s.top() + B] = owner + 1
        if owner + 1 == s.seats:
            next_step(s, PREPARING)
        if s.sink is not None:
            s.emit(SHARE_DRAWN, owner, action - SHARE + 1, 0, 0, ALL, 0)


def taken(s: Leaders, share: i64) -> bool:
    for seat in range(s.seats):
        if s.share[seat] == share + 1:
            return True
    return False


@final
class Prepare(Decision):
    """A screen of what the table does now; when all are ready one player taps CONTINUE [LDR-MATL-01]."""

    def fill(self, s: Leaders, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = CONTINUE
        return n + 1

    def bar(self, s: Leaders, f: i64, seat: i64, action: i64) -> i64:
        return 0 if action == CONTINUE else OTHER_QUESTION

    def resolve(self, s: Leaders, f: i64, seat: i64, action: i64) -> None:
        s.done()

    def lapse(self, s: Leaders, f: i64, seat: i64) -> i64:
        return CONTINUE
