"""Season cards that let a player choose a dial: Guild Tithes, Burning Fields, Merchants of Nerekhall."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.question import Question
from bannerhall.games.runewars.rules import actions, clauses, gains, questions
from bannerhall.games.runewars.rules import season_cards as card_of
from bannerhall.games.runewars.rules.state import Runewars
from bannerhall.games.runewars.rules.units import MOST_DIAL

DIALS: Final = 3
MERCHANTS_PRICE: Final = 2  # influence for one resource


def positive(s: Runewars, seat: i64) -> i64:
    """The dials above 0, as a mask."""
    mask: i64 = 0
    for dial in range(DIALS):
        if s.dial[seat * 3 + dial] != 0:
            mask |= BIT[dial]
    return mask


def highest_dials(s: Runewars, seat: i64) -> i64:
    """The dials that share the highest value, as a mask; none if all stand at 0."""
    best: i64 = 1
    mask: i64 = 0
    for dial in range(DIALS):
        value = s.dial[seat * 3 + dial]
        if value > best:
            best = value
            mask = 0
        if value == best:
            mask |= BIT[dial]
    return mask


def choices(s: Runewars, seat: i64, done: i64) -> i64:
    """Which dials may be chosen: the highest ones; any above 0 if there is one; any below 8 if it can be paid."""
    card = s.card - 1
    if card == card_of.GUILD_TITHES:
        return highest_dials(s, seat)
    if card == card_of.BURNING_FIELDS:
        # a dial of one's choice must be one above 0, if there is one
        return positive(s, seat) & ~done
    if s.influence[seat] < MERCHANTS_PRICE:
        return 0
    mask: i64 = 0
    for dial in range(DIALS):
        if s.dial[seat * 3 + dial] < MOST_DIAL:
            mask |= BIT[dial]
    return mask & ~done


def may_stop(s: Runewars) -> bool:
    return s.card - 1 == card_of.MERCHANTS_OF_NEREKHALL


def ask(s: Runewars, seat: i64, left: i64, done: i64) -> None:
    """Ask for a dial, unless there is only one, or none."""
    mask = choices(s, seat, done)
    if mask == 0:
        return
    if mask & (mask - 1) == 0 and not may_stop(s):
        choose(s, seat, lowest(mask), left, done)
    else:
        s.ask(questions.SEASON_DIAL, seat, left, done)


def choose(s: Runewars, seat: i64, dial: i64, left: i64, done: i64) -> None:
    """The dial is turned; then the next one may be chosen."""
    if may_stop(s):
        gains.gain_influence(s, seat, -MERCHANTS_PRICE)
        gains.turn_dial(s, seat, dial, 1)
    else:
        gains.turn_dial(s, seat, dial, -1)
    if left > 1:
        ask(s, seat, left - 1, done | BIT[dial])


@final
class SeasonDial(Question[Runewars]):
    """Which dial is raised or lowered [RUN-SEA-02] [RUN-CARD-03]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        mask = choices(s, seat, s.frames[f + questions.SEASON_DIAL_DONE])
        while mask != 0:
            out[n] = actions.PICK_DIAL + lowest(mask)
            mask &= mask - 1
            n += 1
        if may_stop(s):
            out[n] = actions.ENOUGH
            n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        if action == actions.ENOUGH and may_stop(s):
            return ALLOWED
        dial = action - actions.PICK_DIAL
        if dial < 0 or dial >= DIALS:
            return OTHER_QUESTION
        mask = choices(s, seat, s.frames[f + questions.SEASON_DIAL_DONE])
        return ALLOWED if (mask >> dial) & 1 == 1 else clauses.BY_SEASON_CARD

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        left = s.frames[f + questions.SEASON_DIAL_LEFT]
        done = s.frames[f + questions.SEASON_DIAL_DONE]
        s.end_frame()
        if action != actions.ENOUGH:
            choose(s, seat, action - actions.PICK_DIAL, left, done)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        """Nothing is bought; of what must go, the resource that there is most of."""
        if may_stop(s):
            return actions.ENOUGH
        mask = choices(s, seat, s.frames[f + questions.SEASON_DIAL_DONE])
        best = lowest(mask)
        for dial in range(DIALS):
            if (mask >> dial) & 1 == 1 and s.dial[seat * 3 + dial] > s.dial[seat * 3 + best]:
                best = dial
        return actions.PICK_DIAL + best
