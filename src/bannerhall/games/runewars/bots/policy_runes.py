"""Rune tokens: where they come to lie, which are turned up, which are given back."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, count
from bannerhall.games.runewars.bots import policy_works, sight
from bannerhall.games.runewars.bots.allowed import allowed
from bannerhall.games.runewars.bots.sight import Sight
from bannerhall.games.runewars.rules import actions, questions, rune_moves, rune_questions, runes
from bannerhall.games.runewars.rules.components import DRAGON_RUNE
from bannerhall.games.runewars.rules.state import Runewars

NO_ACTIONS: Final = vec[i64]([0] * 512)
CROWDED: Final[i64] = 2  # free own areas from which on a false rune makes way


def answer(s: Runewars, f: i64, seat: i64, kind: i64) -> i64:
    if kind == questions.RUNE_AREA:
        return rune_area(s, f, seat)
    if kind == questions.DRAGON_AT:
        return dragon_at(s, f, seat)
    if kind == questions.DISCARD_RUNE:
        return discard(s, f, seat)
    if kind == questions.PROOF or kind == questions.RUMOUR:
        return reveal(s, f, seat, kind)
    if kind == questions.RUNES_FROM:
        return runes_from(s, f, seat)
    if kind == questions.RUNES_TO:
        return runes_to(s, f, seat)
    if kind == questions.TURN_DOWN:
        return actions.TURN_DOWN
    if kind == questions.ARRANGE:
        return arrange(s, f, seat)
    return s.lapse_in(f, seat)


def rune_area(s: Runewars, f: i64, seat: i64) -> i64:
    """The safest places, in areas of one's own before others; at set-up anywhere."""
    why = s.frames[f + questions.RUNE_AREA_WHY]
    places = rune_questions.places_for(s, seat, s.frames[f + questions.RUNE_AREA_FIRST], why)
    if why == questions.FIRST_RUNES:
        return s.lapse_in(f, seat)
    return actions.RUNE_AREA + sight.safest(s, Sight(s, seat), places)


def dragon_at(s: Runewars, f: i64, seat: i64) -> i64:
    """The dragon rune lies where it is safer."""
    both = BIT[s.frames[f + questions.DRAGON_AT_ONE]] | BIT[s.frames[f + questions.DRAGON_AT_OTHER]]
    return actions.DRAGON_AT + sight.safest(s, Sight(s, seat), both)


def discard(s: Runewars, f: i64, seat: i64) -> i64:
    """False runes stay as decoys, unless there is hardly any room for the new tokens in one's own areas."""
    view = Sight(s, seat)
    if count(runes.free_areas(s, seat) & view.mine) >= CROWDED:
        return actions.KEEP_RUNES
    left = runes.own_false_runes(s, seat)
    if left == 0:
        return actions.KEEP_RUNES
    return actions.DISCARD_RUNE + sight.safest(s, view, left)


def reveal(s: Runewars, f: i64, seat: i64, kind: i64) -> i64:
    """A false rune if that will do, else the dragon rune that is guarded best; a rumour is paid for."""
    if kind == questions.RUMOUR and allowed(s, f, seat, actions.AGREE):
        return actions.AGREE
    out = NO_ACTIONS[:]
    n = s.fill(f, seat, out, 0)
    areas: i64 = 0
    for i in range(n):
        areas |= BIT[out[i] - actions.PICK_AREA]
    false = sight.known_false(s, seat, areas)
    return actions.PICK_AREA + sight.safest(s, Sight(s, seat), false if false != 0 else areas)


# --- Fortify ---------------------------------------------------------------------------------------------------------


def runes_from(s: Runewars, f: i64, seat: i64) -> i64:
    area = policy_works.rune_to_move(s, Sight(s, seat))
    return actions.RUNES_FROM + area if area >= 0 else s.lapse_in(f, seat)


def runes_to(s: Runewars, f: i64, seat: i64) -> i64:
    area = policy_works.better_place(s, Sight(s, seat), s.frames[f + questions.RUNES_TO_SOURCE])
    return actions.RUNES_TO + area if area >= 0 else s.lapse_in(f, seat)


def arrange(s: Runewars, f: i64, seat: i64) -> i64:
    """The dragon rune goes where it is safer."""
    source = s.frames[f + questions.ARRANGE_SOURCE]
    target = s.frames[f + questions.ARRANGE_TARGET]
    better = sight.safest(s, Sight(s, seat), BIT[source] | BIT[target])
    worse = source + target - better
    here = s.rune[better] == DRAGON_RUNE and sight.knows(s, seat, better)
    there = s.rune[worse] == DRAGON_RUNE and sight.knows(s, seat, worse)
    return actions.ARRANGE + (rune_moves.SWAP if there and not here else rune_moves.STAY)
