"""Set-up: start player, island and bases, leaders, resources, scrolls, machines, dice, and what a variant adds.

The frame at the bottom knows what comes next and how many have had it; each step lays what it asks upon it.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.question import Question
from bannerhall.core.ruleset import Ruleset
from bannerhall.core.state import CHANCE, PROCEEDS
from bannerhall.games.chicken.rules import actions, clauses, events, questions, solo_build, stock
from bannerhall.games.chicken.rules.bases import choose_bases, lay_island
from bannerhall.games.chicken.rules.components import (
    CHALLENGER,
    CHICKENS,
    COCKFIGHT,
    DICE,
    FLAG,
    LEADER,
    PIECES,
    SOLO,
)
from bannerhall.games.chicken.rules.dealing import deal_goods, deal_leaders, deal_scrolls, go_on, served
from bannerhall.games.chicken.rules.state import Chicken

BY_CHANCE: Final = "chance"


def lay_out(rules: Ruleset) -> Chicken:
    """The table before anything is decided: banners, markers, chickens and five dice each beside it [CHI-SETUP-02]
    [CHI-COMP-01] to [CHI-COMP-05]."""
    s = Chicken(None, rules)
    for player in range(s.players):
        s.spent[player] = DICE
    s.ask(questions.SETUP, PROCEEDS, questions.S_FIRST)
    return s


@final
class Setup(Question[Chicken]):
    """The steps in their order; in solo the bases are chosen after the leaders [CHI-SETUP-03] [CHI-SETUP-18]
    [CHI-SOLO-16]."""

    def proceed(self, s: Chicken, f: i64) -> None:
        step = s.frames[f + questions.SETUP_NEXT]
        if step == questions.S_FIRST:
            choose_first(s, f)
        elif step == questions.S_ISLAND:
            lay_island(s, f)
        elif step == questions.S_BASES:
            choose_bases(s, f)
        elif step == questions.S_LEADERS:
            deal_leaders(s, f)
        elif step == questions.S_GOODS:
            deal_goods(s, f)
        elif step == questions.S_SCROLLS:
            deal_scrolls(s, f)
        elif step == questions.S_STOCK:
            go_on(s, f, questions.S_DICE)
            if s.mode != COCKFIGHT:  # [CHI-SETUP-18] [CHI-COCK-01]
                stock.refill(s)  # [CHI-SETUP-14]
        elif step == questions.S_DICE:
            roll_all(s, f)
        elif step == questions.S_EXTRAS:
            add_extras(s, f)
        else:
            begin(s)


# --- The start player ------------------------------------------------------------------------------------------------


def choose_first(s: Chicken, f: i64) -> None:
    """At random unless the table names one; in solo it is the challenger [CHI-SETUP-16] [CHI-SOLOSETUP-01]."""
    go_on(s, f, questions.S_ISLAND)
    named = str(s.rules.options["first_player"])
    if s.mode == SOLO:
        begins(s, CHALLENGER)
    elif named != BY_CHANCE:
        begins(s, int(named[-1]) - 1)
    else:
        s.ask(questions.FIRST, CHANCE)


def begins(s: Chicken, player: i64) -> None:
    s.first = player
    s.active = player
    if s.sink is not None:
        s.emit(events.FIRST, player, 0, 0, 0, ALL, 0)


@final
class First(Question[Chicken]):
    """Chance names the start player [CHI-SETUP-16]."""

    def outcomes(self, s: Chicken, f: i64, out: vec[i64], weights: vec[i64]) -> i64:
        for player in range(s.players):
            out[player] = actions.FIRST + player
            weights[player] = 1
        return s.players

    def carry_out(self, s: Chicken, f: i64, seat: i64, action: i64) -> None:
        s.end_frame()
        begins(s, action - actions.FIRST)


# --- Dice, and what a variant adds -----------------------------------------------------------------------------------


def roll_all(s: Chicken, f: i64) -> None:
    """Everybody rolls all five dice; those of the challenger go into their rows [CHI-SETUP-15] [CHI-SOLO-10]."""
    player = served(s, f)
    if player == s.players:
        go_on(s, f, questions.S_EXTRAS)
        return
    s.frames[f + questions.SETUP_COUNT] += 1
    s.spent[player] = 0
    s.cup = DICE
    s.ask(questions.DIE, CHANCE, player)


def add_extras(s: Chicken, f: i64) -> None:
    """What a variant adds comes last: hardcore shields, flags, the challenger's first machine [CHI-SETUP-18]
    [CHI-HARD-01] [CHI-FLAG-14] [CHI-SOLO-16]."""
    if s.mode == FLAG and served(s, f) < s.players:
        s.ask(questions.CARRIER, (s.first + served(s, f)) % s.players)
        s.frames[f + questions.SETUP_COUNT] += 1
        return
    go_on(s, f, questions.S_BEGIN)
    if s.rules.options["hardcore"]:
        shield_leaders(s)
    if s.mode == SOLO:
        solo_build.build_first(s)


def shield_leaders(s: Chicken) -> None:
    """Every leader gets one shield [CHI-HARD-01]."""
    for player in range(s.players):
        s.set_shields(LEADER + player, 1)
        s.shields_left -= 1
        if s.sink is not None:
            s.emit(events.SHIELDED, player, LEADER + player, 0, 0, ALL, 0)


@final
class Carrier(Question[Chicken]):
    """One of the player's own chickens carries the flag, for everybody to see [CHI-FLAG-02] [CHI-FLAG-14]."""

    def fill(self, s: Chicken, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        for piece in range(seat * CHICKENS, (seat + 1) * CHICKENS):
            out[n] = actions.CARRIER + piece
            n += 1
        return n

    def clause_against(self, s: Chicken, f: i64, seat: i64, action: i64) -> i64:
        piece = action - actions.CARRIER
        if piece < 0 or piece >= PIECES:
            return OTHER_QUESTION
        return ALLOWED if piece // CHICKENS == seat else clauses.NOT_A_CARRIER

    def carry_out(self, s: Chicken, f: i64, seat: i64, action: i64) -> None:
        s.end_frame()
        piece = action - actions.CARRIER
        s.set_flags(seat, piece + 1)
        if s.sink is not None:
            s.emit(events.CARRIES, seat, seat, piece, 0, ALL, 0)

    def lapse(self, s: Chicken, f: i64, seat: i64) -> i64:
        return actions.CARRIER + seat * CHICKENS


def begin(s: Chicken) -> None:
    """The start player has the first turn."""
    s.end_frame()
    s.active = s.first
    s.ask(questions.TURN, PROCEEDS, questions.BEGIN)
