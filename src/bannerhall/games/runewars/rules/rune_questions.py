"""What a player is asked about rune tokens that are received or turned up [RUN-RUNE-01] [RUN-REV-01]."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.question import Question
from bannerhall.core.state import secret_to
from bannerhall.games.runewars.rules import actions, clauses, events, first_runes, questions, runes
from bannerhall.games.runewars.rules.atlas import AREAS
from bannerhall.games.runewars.rules.components import DRAGON_RUNE, FALSE_RUNE, NO_RUNE
from bannerhall.games.runewars.rules.state import Runewars


def fill_areas(areas: i64, kind: i64, out: vec[i64], n: i64) -> i64:
    """One answer for each area of a mask."""
    while areas != 0:
        out[n] = kind + lowest(areas)
        areas &= areas - 1
        n += 1
    return n


def is_single(areas: i64) -> bool:
    return areas != 0 and areas & (areas - 1) == 0


# --- Receiving a dragon rune -----------------------------------------------------------------------------------------


@final
class DiscardRune(Question[Runewars]):
    """Discard a false rune from a controlled area, up to two, or keep what lies there [RUN-RUNE-01]. Whoever has a
    facedown token is asked, so that nobody learns from the question what it is."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = actions.KEEP_RUNES
        return fill_areas(runes.own_false_runes(s, seat), actions.DISCARD_RUNE, out, n + 1)

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        if action == actions.KEEP_RUNES:
            return ALLOWED
        area = action - actions.DISCARD_RUNE
        if area < 0 or area >= AREAS:
            return OTHER_QUESTION
        return ALLOWED if (runes.own_false_runes(s, seat) >> area) & 1 == 1 else clauses.NOT_YOUR_FALSE_RUNE

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        left = s.frames[f + questions.DISCARD_RUNE_LEFT]
        s.end_frame()
        if action == actions.KEEP_RUNES:
            return
        area = action - actions.DISCARD_RUNE
        runes.remove(s, area)
        if s.sink is not None:
            s.emit(events.RUNE_DISCARDED, seat, area, FALSE_RUNE, 0, ALL, 0)
        runes.offer_discard(s, seat, left - 1)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.KEEP_RUNES


@final
class LayRunes(Question[Runewars]):
    """Asks nobody: when the discarding is over, the tokens are laid. With one place its owner says which token takes
    it, and the other goes back; with none both do [RUN-RUNE-01] [RUN-RUNE-02]."""

    def proceed(self, s: Runewars, f: i64) -> None:
        seat = s.frames[f + questions.LAY_RUNES_SEAT]
        s.end_frame()
        places = runes.free_areas(s, seat)
        if is_single(places) and runes.supply_false(s) > 0:
            s.ask(questions.LAY_TOKEN, seat, lowest(places))
        elif places != 0:
            ask_area(s, seat, 0, questions.RECEIVED)


@final
class LayToken(Question[Runewars]):
    """Which token takes the only place: the other one is seen in the supply, so this is no secret [RUN-RUNE-02]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = actions.LAY_TOKEN
        out[n + 1] = actions.LAY_TOKEN + 1
        return n + 2

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        return ALLOWED if actions.LAY_TOKEN <= action <= actions.LAY_TOKEN + 1 else OTHER_QUESTION

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        area = s.frames[f + questions.LAY_TOKEN_AREA]
        s.end_frame()
        lay_known(s, seat, area, action - actions.LAY_TOKEN + FALSE_RUNE)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.LAY_TOKEN + 1


def lay_known(s: Runewars, seat: i64, area: i64, kind: i64) -> None:
    """A token comes to lie facedown, and everybody knows which it is."""
    runes.lay_facedown(s, area, kind, s.everyone())
    if s.sink is not None:
        s.emit(events.RUNE_LAID, seat, area, kind, 0, ALL, 0)


# --- Two tokens in two areas -----------------------------------------------------------------------------------------


def places_for(s: Runewars, seat: i64, first: i64, why: i64) -> i64:
    """Where the next of two tokens may lie; `first` is the area of the one before + 1."""
    taken = BIT[first - 1] if first != 0 else i64(0)
    if why == questions.RECEIVED:
        return runes.free_areas(s, seat) & ~taken
    return first_runes.places(s, taken)


def ask_area(s: Runewars, seat: i64, first: i64, why: i64) -> None:
    """Ask where the next token lies, unless there is only one place."""
    places = places_for(s, seat, first, why)
    if is_single(places):
        area_chosen(s, seat, first, lowest(places), why)
    else:
        s.ask(questions.RUNE_AREA, seat, first, why)


def area_chosen(s: Runewars, seat: i64, first: i64, area: i64, why: i64) -> None:
    """After the second area its owner says where the dragon rune lies; a lone dragon rune needs no second one
    [RUN-RUNE-01] [RUN-LIM-01]."""
    if first != 0:
        s.ask(questions.DRAGON_AT, seat, first - 1, area)
    elif runes.supply_false(s) == 0:
        lay_known(s, seat, area, DRAGON_RUNE)
    else:
        ask_area(s, seat, area + 1, why)


@final
class RuneArea(Question[Runewars]):
    """Where a token comes to lie facedown: everybody sees that, but not which it is [RUN-RUNE-01] [RUN-MAP-15]
    [RUN-MAP-16]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        places = places_for(s, seat, s.frames[f + questions.RUNE_AREA_FIRST], s.frames[f + questions.RUNE_AREA_WHY])
        return fill_areas(places, actions.RUNE_AREA, out, n)

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        area = action - actions.RUNE_AREA
        if area < 0 or area >= AREAS:
            return OTHER_QUESTION
        first = s.frames[f + questions.RUNE_AREA_FIRST]
        why = s.frames[f + questions.RUNE_AREA_WHY]
        if (places_for(s, seat, first, why) >> area) & 1 == 1:
            return ALLOWED
        if why == questions.FIRST_RUNES:
            return clauses.NOT_FOR_FIRST_RUNES
        return clauses.RUNE_THERE if s.rune[area] != NO_RUNE or area == first - 1 else clauses.NOT_FOR_YOUR_RUNE

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        first = s.frames[f + questions.RUNE_AREA_FIRST]
        why = s.frames[f + questions.RUNE_AREA_WHY]
        s.end_frame()
        area_chosen(s, seat, first, action - actions.RUNE_AREA, why)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        places = places_for(s, seat, s.frames[f + questions.RUNE_AREA_FIRST], s.frames[f + questions.RUNE_AREA_WHY])
        return actions.RUNE_AREA + lowest(places)


@final
class DragonAt(Question[Runewars]):
    """In which of the two areas the dragon rune lies: only its owner knows [RUN-RUNE-01] [RUN-MAP-15]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = actions.DRAGON_AT + s.frames[f + questions.DRAGON_AT_ONE]
        out[n + 1] = actions.DRAGON_AT + s.frames[f + questions.DRAGON_AT_OTHER]
        return n + 2

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        area = action - actions.DRAGON_AT
        if area < 0 or area >= AREAS:
            return OTHER_QUESTION
        chosen = area == s.frames[f + questions.DRAGON_AT_ONE] or area == s.frames[f + questions.DRAGON_AT_OTHER]
        return ALLOWED if chosen else clauses.NOT_CHOSEN_FOR_RUNE

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        dragon = action - actions.DRAGON_AT
        one = s.frames[f + questions.DRAGON_AT_ONE]
        other = s.frames[f + questions.DRAGON_AT_OTHER]
        s.end_frame()
        # in the order of the areas that everybody has seen: it tells nothing about the tokens
        lay_secret(s, seat, one, DRAGON_RUNE if dragon == one else FALSE_RUNE)
        lay_secret(s, seat, other, DRAGON_RUNE if dragon == other else FALSE_RUNE)
        runes.refresh_sight(s)

    def audience(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        return secret_to(BIT[seat])

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.DRAGON_AT + s.frames[f + questions.DRAGON_AT_ONE]


def lay_secret(s: Runewars, seat: i64, area: i64, kind: i64) -> None:
    """A token comes to lie facedown, and only whoever lays it knows which it is."""
    runes.lay_facedown(s, area, kind, BIT[seat])
    if s.sink is not None:
        s.emit(events.RUNE_LAID, seat, area, kind, 0, BIT[seat], events.RUNE_SECRET)
