"""Chance picks one of several face-down chickens, for whoever attacks, lures, moves or strikes one [CHI-COCK-09]."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.core.question import Question
from bannerhall.core.state import PUBLIC, secret_to
from bannerhall.games.chicken.rules import actions, fight, questions
from bannerhall.games.chicken.rules.eggs import eggs_on, fill_eggs, picked
from bannerhall.games.chicken.rules.state import Chicken


@final
class WhichEgg(Question[Chicken]):
    """One of several face-down chickens at random. Its owner sees which; the others only if it is turned up or
    destroyed [CHI-COCK-09] [CHI-COCK-11]."""

    def outcomes(self, s: Chicken, f: i64, out: vec[i64], weights: vec[i64]) -> i64:
        return fill_eggs(s, s.frames[f + questions.WHICH_EGG_HEX], out, weights)

    def carry_out(self, s: Chicken, f: i64, seat: i64, action: i64) -> None:
        why = s.frames[f + questions.WHICH_EGG_WHY]
        to = s.frames[f + questions.WHICH_EGG_TO] - 1
        s.end_frame()
        piece = action - actions.AT_RANDOM
        if why == questions.ATTACKED:
            fight.declare(s, s.attacker - 1, piece)
        else:
            picked(s, piece, why, to)

    def audience(self, s: Chicken, f: i64, seat: i64, action: i64) -> i64:
        why = s.frames[f + questions.WHICH_EGG_WHY]
        falls = why == questions.STRUCK and s.shields[action - actions.AT_RANDOM] == 0
        if falls or why == questions.ATTACKED:
            return PUBLIC
        return secret_to(BIT[s.frames[f + questions.WHICH_EGG_OF]])

    def invariants(self, s: Chicken, f: i64) -> list[str]:
        found = eggs_on(s, s.frames[f + questions.WHICH_EGG_HEX])
        moved = s.frames[f + questions.WHICH_EGG_WHY] in (questions.LURED, questions.MOVED)
        fits = found & (found - 1) != 0 and lowest(found) // 6 == s.frames[f + questions.WHICH_EGG_OF]
        if fits and moved == (s.frames[f + questions.WHICH_EGG_TO] != 0):
            return []
        return ["which_egg is about something that cannot be"]
