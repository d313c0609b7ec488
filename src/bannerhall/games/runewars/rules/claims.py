"""The Road to Victory: a claim is proved with faceup runes, and wins a year later [RUN-ROAD-01] to [RUN-ROAD-12]."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import count, lowest
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.question import Question
from bannerhall.games.runewars.rules import actions, clauses, events, questions, runes, winning
from bannerhall.games.runewars.rules.atlas import AREAS
from bannerhall.games.runewars.rules.state import Runewars


def clause_against_card(s: Runewars, seat: i64) -> i64:
    """The clause against placing a Victory card now, as far as everybody can see: one on each deck, none in the last
    year, each player has only one [RUN-ROAD-01] [RUN-ROAD-06] [RUN-ROAD-07] [RUN-ROAD-09] [RUN-ROAD-10]."""
    if not winning.with_claims(s):
        return clauses.NO_CLAIM
    if s.year == winning.last_year(s):
        return clauses.LAST_YEAR
    if s.claim[s.season] != 0:
        return clauses.DECK_IS_TAKEN
    for season in range(4):
        if s.claim[season] == seat + 1:
            return clauses.CARD_IS_PLACED
    return ALLOWED


def clause_against_claim(s: Runewars, seat: i64) -> i64:
    """Only a player who controls enough dragon runes may claim [RUN-ROAD-02] [RUN-ROAD-11]."""
    clause = clause_against_card(s, seat)
    if clause != ALLOWED:
        return clause
    return ALLOWED if winning.dragon_runes(s, seat) >= winning.needed(s) else clauses.TOO_FEW_RUNES


def might_claim(s: Runewars, seat: i64) -> bool:
    """Whether a claim is possible as far as everybody can see: then the player is asked, so that the question tells
    nothing about facedown tokens."""
    if clause_against_card(s, seat) != ALLOWED:
        return False
    return shown_runes(s, seat) + count(runes.facedown(s, seat)) >= winning.needed(s)


def shown_runes(s: Runewars, seat: i64) -> i64:
    """Dragon runes that everybody sees: faceup tokens, cities, Dragon Thrones [RUN-ROAD-10]."""
    hidden = count(runes.facedown_dragons(s, seat))
    return winning.dragon_runes(s, seat) - hidden


def claim(s: Runewars, seat: i64) -> None:
    """The player proves it, and the Victory card is placed [RUN-ROAD-02] [RUN-ROAD-11]."""
    prove(s, seat, winning.needed(s) - shown_runes(s, seat))


def prove(s: Runewars, seat: i64, missing: i64) -> None:
    """Turn up as many facedown dragon runes as the proof needs, neither more nor fewer; which ones is asked if there
    are more facedown tokens, dragon runes or not [RUN-ROAD-11] [RUN-REV-02] [RUN-REV-03] [RUN-WINDOW-01]."""
    hidden = runes.facedown_dragons(s, seat)
    if missing > 0 and count(runes.facedown(s, seat)) > missing:
        s.ask(questions.PROOF, seat, missing)
        return
    while missing > 0:
        runes.turn_up(s, lowest(hidden))
        hidden &= hidden - 1
        missing -= 1
    place_card(s, seat)


def place_card(s: Runewars, seat: i64) -> None:
    """Facedown on the deck of this season; whose card it is everybody knows [RUN-ROAD-03] [RUN-ROAD-10]."""
    s.set_claim(s.season, seat + 1)
    if s.sink is not None:
        s.emit(events.CLAIMED, seat, s.season, 0, 0, ALL, 0)


@final
class Proof(Question[Runewars]):
    """Which dragon rune is turned up; a false rune proves nothing [RUN-ROAD-02] [RUN-ROAD-11] [RUN-REV-02]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        left = runes.facedown_dragons(s, seat)
        while left != 0:
            out[n] = actions.PICK_AREA + lowest(left)
            left &= left - 1
            n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        area = action - actions.PICK_AREA
        if area < 0 or area >= AREAS:
            return OTHER_QUESTION
        clause = runes.clause_against_turning(s, seat, area)
        if clause != ALLOWED:
            return clause
        return ALLOWED if (runes.facedown_dragons(s, seat) >> area) & 1 == 1 else clauses.NO_DRAGON_RUNE

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        missing = s.frames[f + questions.PROOF_LEFT]
        s.end_frame()
        runes.turn_up(s, action - actions.PICK_AREA)
        prove(s, seat, missing - 1)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.PICK_AREA + lowest(runes.facedown_dragons(s, seat))


def check(s: Runewars) -> None:
    """Before the Season card is drawn a Victory card on its deck is turned up: whoever still controls enough runes has
    won and may not decline; else the card goes back and the season goes on [RUN-ROAD-04] [RUN-ROAD-05] [RUN-ROAD-08]
    [RUN-ROAD-12]."""
    seat = s.claim[s.season] - 1
    if seat < 0:
        return
    s.set_claim(s.season, 0)
    if winning.dragon_runes(s, seat) >= winning.needed(s):
        s.winner = seat + 1
        if s.sink is not None:
            s.emit(events.CLAIM_PROVED, seat, s.season, 0, 0, ALL, 0)
    elif s.sink is not None:
        s.emit(events.CLAIM_FAILED, seat, s.season, 0, 0, ALL, 0)
