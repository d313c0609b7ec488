"""Points, ranks, and what a position is worth."""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, count
from bannerhall.core.question import LONE_DREW, LONE_LOST, Scoring
from bannerhall.core.state import FULL
from bannerhall.games.chicken.bots import evaluation_terms
from bannerhall.games.chicken.rules.components import CHALLENGER, FLAG, MOST_PLAYERS, TEAM
from bannerhall.games.chicken.rules.ending import WON
from bannerhall.games.chicken.rules.state import Chicken

TERMS: Final = (*evaluation_terms.NAMES, "others")
THOUSAND: Final = 1000.0


@final
class ChickenScoring(Scoring[Chicken]):
    def points(self, s: Chicken, seat: i64) -> i64:
        return humiliated(s, seat)

    def fill_ranks(self, s: Chicken, out: vec[i64]) -> None:
        """Winners share the first place and all others the last; at the limit of turns those who were ahead draw
        [CHI-TEAM-06] [CHI-END-02] [CHI-SOLO-02]."""
        if s.seats == 1:
            out[0] = lone_rank(s)
            return
        first = s.winners if s.over == WON else ahead(s)
        behind = count(first)
        for seat in range(s.seats):
            out[seat] = 0 if first & BIT[seat] != 0 else behind

    def evaluate(self, s: Chicken, out: vec[i64]) -> None:
        """The chance of each seat to win, by what lies open."""
        total = 0.0
        for player in range(s.players):
            total += odds_of(s, player)
        for seat in range(s.seats):
            share = odds_of(s, seat) / total
            if s.mode == TEAM:
                share += odds_of(s, mate(seat)) / total
            out[seat] = i64(share * FULL)

    def term_names(self) -> tuple[str, ...]:
        return TERMS

    def fill_terms(self, s: Chicken, seat: i64, out: vec[i64]) -> None:
        """What speaks for the seat, and what speaks against it: the prospects of its opponents."""
        evaluation_terms.fill(s, seat, out)
        weights = evaluation_terms.weights(s)
        for term in range(evaluation_terms.MANY):
            out[term] *= weights[term]
        others: i64 = 0
        foes: i64 = 0
        for player in range(s.players):
            if s.hostile(seat, player):
                others += evaluation_terms.prospects(s, player)
                foes += 1
        out[evaluation_terms.MANY] = -others // foes

    def worth(self, s: Chicken, seat: i64) -> i64:
        return evaluation_terms.prospects(s, seat)


def odds_of(s: Chicken, player: i64) -> float:
    """How much speaks for a player, of a team for both."""
    worth = evaluation_terms.prospects(s, player)
    if s.mode == TEAM:
        worth = (worth + evaluation_terms.prospects(s, mate(player))) // 2
    return exp(float(worth) / THOUSAND)


def mate(player: i64) -> i64:
    """Who sits opposite [CHI-TEAM-02]."""
    return (player + 2) % MOST_PLAYERS


def humiliated(s: Chicken, player: i64) -> i64:
    """On how many opponents' banners a player's markers lie, a team's together; of two players every marker counts
    [CHI-GOAL-02] [CHI-GOAL-03] [CHI-TEAM-03]."""
    points: i64 = 0
    for banner in range(s.players):
        given = s.markers[player * MOST_PLAYERS + banner]
        if s.mode == TEAM:
            given += s.markers[mate(player) * MOST_PLAYERS + banner]
        points += given if s.players == 2 else i64(1) if given > 0 else i64(0)
    return points


def given(s: Chicken, player: i64) -> i64:
    """How many markers of a player lie on opposing banners."""
    many: i64 = 0
    for banner in range(s.players):
        many += s.markers[player * MOST_PLAYERS + banner]
    return many


def ahead(s: Chicken) -> i64:
    """Who draws when the limit of turns ends the match: those with the most markers on opposing banners, in teams the
    team with more humiliated opponents or both, with flags everybody [CHI-END-02]."""
    best: i64 = -1
    first: i64 = 0
    for player in range(s.players):
        mine = i64(0) if s.mode == FLAG else humiliated(s, player) if s.mode == TEAM else given(s, player)
        if mine > best:
            best = mine
            first = 0
        if mine == best:
            first |= BIT[player]
    return first


def lone_rank(s: Chicken) -> i64:
    """The human has won, or lost to the challenger; the limit of turns is a draw [CHI-SOLO-02] [CHI-END-02]."""
    if s.over != WON:
        return LONE_DREW
    return LONE_LOST if s.winners & BIT[CHALLENGER] != 0 else i64(0)
