"""Dragon runes and the end of the game [RUN-WIN-01] to [RUN-WIN-06]."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.core.events import ALL
from bannerhall.games.runewars.rules import cities, control, events, exploration_tokens, runes
from bannerhall.games.runewars.rules.atlas import AREAS
from bannerhall.games.runewars.rules.components import DRAGON_RUNE, NO_RUNE, NO_SEAT, RUNES_TO_WIN
from bannerhall.games.runewars.rules.state import Runewars

COUNT_WIDTH: Final[i64] = 8  # bits for the dragon runes of a seat
MOST_COUNT: Final[i64] = 255


def last_year(s: Runewars) -> i64:
    """Six years, seven in the revised ruleset, eight in the Epic game, which is otherwise the
    original one [RUN-GOAL-02] [RUN-GOAL-03] [RUN-EPIC-01] [RUN-EPIC-02]."""
    if s.revised == 1:
        return 7
    return 8 if s.rules.options["epic"] else 6


def needed(s: Runewars) -> i64:
    """How many dragon runes win; the Sunken City raises the number no further [RUN-GOAL-05] [RUN-EPIC-01] [RUN-FREE-05]
    [RUN-SUNK-11]."""
    number: i64 = RUNES_TO_WIN
    if s.rules.options["epic"]:
        number += 1
    if s.rules.options["free_cities"]:
        number += 1
    return number


def with_claims(s: Runewars) -> bool:
    """Whether Victory cards are used: enough runes do not win at once then [RUN-WIN-03] [RUN-ROAD-01]."""
    return s.revised == 1 or bool(s.rules.options["road_to_victory"])


def dragon_runes(s: Runewars, seat: i64) -> i64:
    """All dragon runes that a seat controls: tokens, cities, Dragon Thrones [RUN-RUNE-06] [RUN-WIN-05] [RUN-FREE-02]
    [RUN-SUNK-05] [RUN-EXPL-06] [RUN-DES-03] [RUN-CRY-03]."""
    return (rune_counts(s) >> (COUNT_WIDTH * seat)) & MOST_COUNT


def rune_counts(s: Runewars) -> i64:
    """The same for all seats at once, each in bits of its own: who controls an area is asked only where a rune is."""
    counts: i64 = 0
    for area in range(AREAS):
        number: i64 = 0
        if s.rune[area] == DRAGON_RUNE:
            number = 1
        if s.city[area] != 0 or (s.explored >> area) & 1 == 1:
            number += printed_runes(s, area)
        if number != 0:
            owner = control.controller(s, area)
            if owner != NO_SEAT:
                counts += number * BIT[COUNT_WIDTH * owner]
    return counts


def open_runes(s: Runewars, seat: i64) -> i64:
    """Those that everybody sees: faceup tokens and printed ones."""
    number: i64 = 0
    left = control.controlled(s, seat)
    while left != 0:
        area = lowest(left)
        left &= left - 1
        if s.rune[area] == DRAGON_RUNE and (s.rune_up >> area) & 1 == 1:
            number += 1
        number += printed_runes(s, area)
    return number


def printed_runes(s: Runewars, area: i64) -> i64:
    """Dragon runes of an area that are no tokens: everybody sees them. They are counted here and nowhere else
    [RUN-FREE-03] [RUN-SUNK-10] [RUN-SUNK-12]."""
    number: i64 = 0
    bare = ((s.wasteland | s.iced) >> area) & 1 == 1
    if s.city[area] != 0 and cities.DRAGON_RUNE[s.city[area] - 1] == 1 and not bare:
        number += 1
    if (s.explored >> area) & 1 == 1 and s.exploration[area] == exploration_tokens.DRAGON_THRONE + 1:
        number += 1
    return number


def is_won(s: Runewars) -> bool:
    """Whether somebody wins at this moment: enough runes at once, or nobody else is left [RUN-WIN-04] [RUN-WIN-06]
    [RUN-ELIM-03]. Of two the one earlier in play order wins [RUN-WIN-07]. Who it is stands in `winner` then."""
    if s.winner != 0:
        return True
    if s.playing & (s.playing - 1) == 0:
        s.winner = lowest(s.playing) + 1
        return True
    if s.revised == 1:
        return False
    counts = rune_counts(s)
    if with_so_many(s, counts, RUNES_TO_WIN) == 0 or with_claims(s):
        return False  # so it is nearly always, and the options of the table need not be looked up
    enough = with_so_many(s, counts, needed(s))
    if enough != 0:
        s.winner = control.next_in_order(s, enough) + 1
    return s.winner != 0


def with_so_many(s: Runewars, counts: i64, wanted: i64) -> i64:
    """The mask of the seats in play that control so many dragon runes or more."""
    enough: i64 = 0
    for seat in range(s.seats):
        if (s.playing >> seat) & 1 == 1 and (counts >> (COUNT_WIDTH * seat)) & MOST_COUNT >= wanted:
            enough |= BIT[seat]
    return enough


def finish(s: Runewars) -> None:
    """The game is over: all runes are turned up, whoever controls the most has won [RUN-WIN-01] [RUN-WIN-02]."""
    for area in range(len(s.rune)):
        if s.rune[area] != NO_RUNE and (s.rune_up >> area) & 1 == 0:
            runes.turn_up(s, area)
    best = s.winner - 1
    if best < 0:
        best = leader(s)
        s.winner = best + 1
    if s.sink is not None:
        s.emit(events.WINS, best, dragon_runes(s, best), 0, 0, ALL, 0)
    while s.depth != 0:
        s.end_frame()


def leader(s: Runewars) -> i64:
    """The most dragon runes, then the most influence, then the higher starting influence [RUN-WIN-01] [RUN-WIN-02]."""
    best: i64 = NO_SEAT
    for seat in range(s.seats):
        if (s.playing >> seat) & 1 == 0:
            continue
        if best < 0 or ahead(s, seat, best):
            best = seat
    return best


def ahead(s: Runewars, one: i64, other: i64) -> bool:
    if dragon_runes(s, one) != dragon_runes(s, other):
        return dragon_runes(s, one) > dragon_runes(s, other)
    return control.richer(s, one, other)
