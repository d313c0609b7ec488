"""Set-up: the island is laid or built, and the players take their bases."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.question import Question
from bannerhall.games.chicken.rules import actions, building, clauses, events, island, questions
from bannerhall.games.chicken.rules.atlas import FIRST_BASE, SIX
from bannerhall.games.chicken.rules.components import CHICKENS, COCKFIGHT, FLAG, LEADER, MOST_PLAYERS, SOLO
from bannerhall.games.chicken.rules.dealing import go_on, served
from bannerhall.games.chicken.rules.state import HEXES, Chicken

READY_MADE: Final = ("preset", "calm")


def lay_island(s: Chicken, f: i64) -> None:
    """A preset island is laid as it is, any other one is built tile by tile [CHI-BOARD-19] [CHI-SETUP-03]
    [CHI-SOLOSETUP-02]. In solo leaders come before the bases [CHI-SOLO-16]."""
    go_on(s, f, questions.S_LEADERS if s.mode == SOLO else questions.S_BASES)
    if str(s.rules.options["island"]) in READY_MADE:
        island.lay_preset(s)
    else:
        building.begin(s)


def choose_bases(s: Chicken, f: i64) -> None:
    """Counter-clockwise, the start player last, who takes what is left; on a preset island only if the table wants it
    [CHI-BOARD-12] [CHI-BOARD-19]. In solo the human chooses for both, and then where the compass points
    [CHI-SOLOSETUP-03] [CHI-SOLOSETUP-11]."""
    ready_made = str(s.rules.options["island"]) in READY_MADE
    if ready_made and s.mode != SOLO and not s.rules.options["choose_base"]:
        for player in range(s.players):
            take_base(s, player, island.preset_base(s, player))
        settle(s, f)
        return
    left = s.players - served(s, f)
    if left == 0:
        settle(s, f)
        return
    s.frames[f + questions.SETUP_COUNT] += 1
    chooser = (s.first + left - 1) % s.players
    if left == 1:
        take_base(s, chooser, free_base(s))
    else:
        s.ask(questions.CHOOSE_BASE, chooser)


def free_base(s: Chicken) -> i64:
    """The first base that nobody has taken."""
    hex_: i64 = 0
    while clause_against_base(s, hex_) != 0:
        hex_ += 1
    return hex_


def clause_against_base(s: Chicken, hex_: i64) -> i64:
    """A base of the island that nobody has chosen [CHI-BOARD-12]."""
    if hex_ < FIRST_BASE or hex_ >= FIRST_BASE + MOST_PLAYERS or (s.land >> hex_) & 1 == 0:
        return clauses.NO_BASE
    for player in range(s.players):
        if s.base[player] == hex_ + 1:
            return clauses.NO_BASE
    return ALLOWED


def take_base(s: Chicken, player: i64, hex_: i64) -> None:
    """The base with the territory linked to it is the player's, and the six chickens stand on it; face down in a
    cockfight [CHI-BOARD-13] [CHI-BOARD-17] [CHI-COCK-02]. A leader that was chosen before joins them
    [CHI-SOLOSETUP-04]."""
    s.set_base(player, hex_ + 1)
    for piece in range(player * CHICKENS, (player + 1) * CHICKENS):
        s.stand(piece, hex_ + 1)
        if s.mode == COCKFIGHT:
            s.eggs |= BIT[piece]
    if s.leader[player] != 0:
        s.stand(LEADER + player, hex_ + 1)
    if s.sink is not None:
        s.emit(events.TOOK_BASE, player, hex_, 0, 0, ALL, 0)


def settle(s: Chicken, f: i64) -> None:
    """All bases are taken: holes are filled with lava, and the next step begins [CHI-BOARD-14] [CHI-SOLO-16]."""
    if str(s.rules.options["island"]) not in READY_MADE:
        building.fill_holes(s)
    if s.mode == SOLO:
        go_on(s, f, questions.S_GOODS)
        s.ask(questions.COMPASS, 0)
    else:
        go_on(s, f, questions.S_GOODS if s.mode == FLAG else questions.S_LEADERS)  # [CHI-FLAG-01] [CHI-SETUP-18]


@final
class ChooseBase(Question[Chicken]):
    """One of the bases that are left, with its territory [CHI-BOARD-12] [CHI-SOLOSETUP-03]."""

    def fill(self, s: Chicken, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        for hex_ in range(FIRST_BASE, FIRST_BASE + MOST_PLAYERS):
            if clause_against_base(s, hex_) == ALLOWED:
                out[n] = actions.BASE + hex_
                n += 1
        return n

    def clause_against(self, s: Chicken, f: i64, seat: i64, action: i64) -> i64:
        hex_ = action - actions.BASE
        return clause_against_base(s, hex_) if 0 <= hex_ < HEXES else OTHER_QUESTION

    def carry_out(self, s: Chicken, f: i64, seat: i64, action: i64) -> None:
        s.end_frame()
        take_base(s, seat, action - actions.BASE)

    def lapse(self, s: Chicken, f: i64, seat: i64) -> i64:
        return actions.BASE + free_base(s)


@final
class Compass(Question[Chicken]):
    """The human marks the position round the challenger's base that is number 1 [CHI-SOLOSETUP-11]
    [CHI-SOLOSETUP-12]."""

    def fill(self, s: Chicken, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        for direction in range(SIX):
            out[n + direction] = actions.COMPASS + direction
        return n + SIX

    def clause_against(self, s: Chicken, f: i64, seat: i64, action: i64) -> i64:
        return ALLOWED if 0 <= action - actions.COMPASS < SIX else OTHER_QUESTION

    def carry_out(self, s: Chicken, f: i64, seat: i64, action: i64) -> None:
        s.end_frame()
        s.compass = action - actions.COMPASS

    def lapse(self, s: Chicken, f: i64, seat: i64) -> i64:
        return actions.COMPASS
