"""Harvest: the dials are set; the bonus collects, buys and builds [RUN-ORD4-01] to [RUN-ORD4-03] [RUN-GLD-01]."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.question import Question
from bannerhall.core.state import PROCEEDS
from bannerhall.games.runewars.rules import (
    actions,
    clauses,
    control,
    developments,
    drawing,
    gains,
    questions,
    works,
)
from bannerhall.games.runewars.rules.atlas import AREAS
from bannerhall.games.runewars.rules.components import DIPLOMAT, GUILDMASTER, RESOURCES, TRAINING_GROUND
from bannerhall.games.runewars.rules.questions import W_CARD, W_TOKEN
from bannerhall.games.runewars.rules.state import Runewars
from bannerhall.games.runewars.rules.units import MOST_DIAL

GUILD: Final[i64] = 2  # resources of the Guildmaster
EMBASSY: Final[i64] = 2  # influence of a Diplomat
ALL_DIALS: Final[i64] = 7


def begin(s: Runewars, seat: i64) -> None:
    """Each dial shows what the player's areas provide, whether that is more or less than before; the Guildmaster then
    gains two of one resource [RUN-ORD4-01] [RUN-ORD-08] [RUN-GLD-01] [RUN-GLD-04]."""
    for dial in range(3):
        gains.set_dial(s, seat, dial, gains.yields(s, seat, dial))
    if s.title[GUILDMASTER] == seat + 1 and rising(s, seat, ALL_DIALS) != 0:
        s.ask(questions.GUILD_GIFT, seat)


def rising(s: Runewars, seat: i64, dials: i64) -> i64:
    """Those of a mask of dials that are not full yet [RUN-RES-01]."""
    found: i64 = 0
    for dial in range(3):
        if (dials >> dial) & 1 == 1 and s.dial[seat * 3 + dial] < MOST_DIAL:
            found |= BIT[dial]
    return found


@final
class GuildGift(Question[Runewars]):
    """Which dial the Guildmaster turns up by two, at each Harvest anew [RUN-GLD-01] [RUN-GLD-02]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        return fill_dials(rising(s, seat, ALL_DIALS), out, n)

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        return clause_against_dial(rising(s, seat, ALL_DIALS), action)

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        s.end_frame()
        gains.turn_dial(s, seat, action - actions.DIAL, GUILD)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.DIAL + lowest(rising(s, seat, ALL_DIALS))


def fill_dials(dials: i64, out: vec[i64], n: i64) -> i64:
    while dials != 0:
        out[n] = actions.DIAL + lowest(dials)
        dials &= dials - 1
        n += 1
    return n


def clause_against_dial(dials: i64, action: i64) -> i64:
    """The clause against choosing a dial, 0 if it is one of a mask of those that can rise [RUN-RES-01]
    [RUN-RES-02]."""
    dial = action - actions.DIAL
    if dial < 0 or dial >= 3:
        return OTHER_QUESTION
    return ALLOWED if (dials >> dial) & 1 == 1 else clauses.DIAL_CANNOT_RISE


# --- The bonus -------------------------------------------------------------------------------------------------------


def bonus_has_use(s: Runewars, seat: i64) -> bool:
    """Whether there is a development to collect from, or anything to build or to buy."""
    left = control.strongholds_of(s, seat)
    while left != 0:
        if s.development[lowest(left)] != 0:
            return True
        left &= left - 1
    return works.has_work(s, seat, W_CARD | W_TOKEN)


def begin_bonus(s: Runewars, seat: i64) -> None:
    """First the yield of all development tokens, then cards and tokens [RUN-ORD4-02] [RUN-ORD4-03] [RUN-DCRD-09]."""
    s.ask(questions.COLLECT, PROCEEDS, seat, 0)


@final
class Collect(Question[Runewars]):
    """Collects from one development after the other [RUN-ORD4-02]."""

    def proceed(self, s: Runewars, f: i64) -> None:
        seat = s.frames[f + questions.COLLECT_SEAT]
        place = s.frames[f + questions.COLLECT_PLACE]
        if place == 2 * AREAS:
            s.end_frame()
            works.begin(s, seat, W_CARD | W_TOKEN)
            return
        s.frames[f + questions.COLLECT_PLACE] = place + 1
        area = place // 2
        if s.builder[area] == seat + 1:
            first = developments.first_in(s, area)
            collect(s, seat, area, (first if place % 2 == 0 else developments.second_in(s, area)) - 1)


def collect(s: Runewars, seat: i64, area: i64, kind: i64) -> None:
    """What a development token yields: Resources one of what its area provides at this moment, a Diplomat influence, a
    Training Ground a card [RUN-STR-07] [RUN-STR-08]."""
    if kind == DIPLOMAT:
        gains.gain_influence(s, seat, EMBASSY)
    elif kind == TRAINING_GROUND:
        drawing.draw_tactics(s, seat, 1)
    elif kind == RESOURCES:
        dials = fruits(s, seat, area)
        if dials & (dials - 1) != 0:
            s.ask(questions.FRUIT, seat, area)
        elif dials != 0:
            gains.turn_dial(s, seat, lowest(dials), 1)


def fruits(s: Runewars, seat: i64, area: i64) -> i64:
    """The dials that a Resources token of an area can turn up [RUN-STR-07]."""
    found: i64 = 0
    for dial in range(3):
        if gains.provided(s, area, dial) != 0:
            found |= BIT[dial]
    return rising(s, seat, found)


@final
class Fruit(Question[Runewars]):
    """Which resource a Resources token brings where its area provides several [RUN-STR-07]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        return fill_dials(fruits(s, seat, s.frames[f + questions.FRUIT_AREA]), out, n)

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        return clause_against_dial(fruits(s, seat, s.frames[f + questions.FRUIT_AREA]), action)

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        s.end_frame()
        gains.turn_dial(s, seat, action - actions.DIAL, 1)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.DIAL + lowest(fruits(s, seat, s.frames[f + questions.FRUIT_AREA]))
