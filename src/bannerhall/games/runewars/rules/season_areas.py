"""Season cards that let a player choose an area, or two [RUN-SEA-02] [RUN-CARD-03]."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.question import Question
from bannerhall.games.runewars.rules import (
    actions,
    armies,
    clauses,
    control,
    events,
    gains,
    healing,
    questions,
    runes,
    tokens,
)
from bannerhall.games.runewars.rules import season_cards as card_of
from bannerhall.games.runewars.rules.atlas import AREAS, HOME_OF
from bannerhall.games.runewars.rules.components import DRAGON_RUNE, NO_RUNE, NO_SEAT
from bannerhall.games.runewars.rules.state import Runewars
from bannerhall.games.runewars.rules.units import DRAGON

ACCORD_GAIN: Final = 2  # influence, from The Greyhaven Accord
NOTHING: Final = 0  # no token that moves, no units to be placed


def ask(s: Runewars, seat: i64, left: i64, moves_from: i64, kind: i64, owner: i64) -> None:
    """Ask for an area, unless there is none, or only one and it must be chosen. `left`: how many may still be chosen;
    `moves_from`: where the token lies that moves, + 1; `kind`: the units to be placed, + 1; `owner`: whose areas."""
    mask = choices(s, seat, moves_from, owner)
    if mask == 0:
        finish(s, seat)
    elif mask & (mask - 1) == 0 and not may_stop(s):
        choose(s, seat, lowest(mask), left, moves_from, kind, owner)
    else:
        s.ask(questions.SEASON_AREA, seat, left, moves_from, kind, owner)


def may_stop(s: Runewars) -> bool:
    """Cards that let the player do less, or nothing."""
    card = s.card - 1
    return card == card_of.GREEN_RETURNS or card == card_of.THE_GREYHAVEN_ACCORD


# --- Which areas -----------------------------------------------------------------------------------------------------


def choices(s: Runewars, seat: i64, moves_from: i64, owner: i64) -> i64:
    card = s.card - 1
    if card == card_of.GREEN_RETURNS:
        return control.controlled(s, seat) & healing.marked(s)
    if card == card_of.BLIGHT_ON_THE_WIND:
        return healing.spoilable(s) & ~control.controlled(s, seat)
    if card == card_of.WINDS_OF_AL_KALIM:
        return healing.spoilable(s) & uncontrolled(s)
    if card == card_of.EXHAUSTED_SOIL:
        return healing.spoilable(s) & control.controlled(s, seat)
    if card == card_of.THE_GREYHAVEN_ACCORD:
        return healing.marked(s)
    if card == card_of.BREATH_OF_GELIDUS:
        return healing.freezable(s)
    if card == card_of.A_DRAGON_WAKES:
        return uncontrolled(s)
    if card == card_of.SWORDS_FOR_HIRE:
        return control.controlled(s, seat)
    return more_choices(s, seat, card, moves_from, owner)


def more_choices(s: Runewars, seat: i64, card: i64, moves_from: i64, owner: i64) -> i64:
    if card == card_of.THREATENED_HOME_REALMS:
        return own_home_tokens(s, seat) if moves_from == NOTHING else places_abroad(s, seat)
    if card == card_of.POWER_FOR_THE_PIOUS:
        return without_rune(s, control.controlled(s, owner))
    if card == card_of.THE_SHATTERED_RUNE:
        return facedown_anywhere(s)
    return beside_neutrals(s, seat)


def uncontrolled(s: Runewars) -> i64:
    """The areas of the board that nobody controls."""
    mask: i64 = 0
    left = s.land
    while left != 0:
        area = lowest(left)
        left &= left - 1
        if control.controller(s, area) == NO_SEAT:
            mask |= BIT[area]
    return mask


def spoilable(s: Runewars, seat: i64) -> i64:
    """The seat's areas where a wasteland token may lie."""
    return healing.spoilable(s) & control.controlled(s, seat)


def own_home_tokens(s: Runewars, seat: i64) -> i64:
    """Areas of one's own home realm that one controls, with a rune token that can go somewhere."""
    if places_abroad(s, seat) == 0:
        return 0
    return runes.own_tokens(s, seat) & control.home_realm(s, seat)


def places_abroad(s: Runewars, seat: i64) -> i64:
    """Friendly or uncontrolled areas outside all home realms, without a rune token."""
    mask: i64 = 0
    for area in range(AREAS):
        if HOME_OF[area] == 0 and runes.may_lie(s, seat, area):
            mask |= BIT[area]
    return mask


def without_rune(s: Runewars, areas: i64) -> i64:
    mask: i64 = 0
    while areas != 0:
        area = lowest(areas)
        areas &= areas - 1
        if s.rune[area] == NO_RUNE:
            mask |= BIT[area]
    return mask


def facedown_anywhere(s: Runewars) -> i64:
    """Facedown tokens in areas that some player controls [RUN-BID-05]."""
    mask: i64 = 0
    for seat in range(s.seats):
        if (s.playing >> seat) & 1 == 1:
            mask |= runes.facedown(s, seat)
    return mask


def beside_neutrals(s: Runewars, seat: i64) -> i64:
    """Areas with units of the seat that are adjacent to a neutral area: Starving Packs."""
    mask: i64 = 0
    for area in range(AREAS):
        if control.is_neutral(s, area):
            mask |= s.near[area]
    held: i64 = 0
    left = mask
    while left != 0:
        area = lowest(left)
        left &= left - 1
        if s.holder[area] == seat + 1 and control.units_in(s, area) != 0:
            held |= BIT[area]
    return held


# --- What happens there ----------------------------------------------------------------------------------------------


def choose(s: Runewars, seat: i64, area: i64, left: i64, moves_from: i64, kind: i64, owner: i64) -> None:
    card = s.card - 1
    if card == card_of.GREEN_RETURNS:
        healing.heal_area(s, seat, area)
    elif card == card_of.BLIGHT_ON_THE_WIND or card == card_of.WINDS_OF_AL_KALIM or card == card_of.EXHAUSTED_SOIL:
        tokens.place_wasteland(s, area)
    elif card == card_of.THE_GREYHAVEN_ACCORD:
        healing.heal_one(s, seat, area)
        once_more(s, seat, left)
    elif card == card_of.BREATH_OF_GELIDUS:
        tokens.place_ice(s, area)
        once_more(s, seat, left)
    elif card == card_of.A_DRAGON_WAKES:
        armies.place(s, NO_SEAT, area, DRAGON, 1)
    elif card == card_of.SWORDS_FOR_HIRE:
        hire(s, seat, area, kind - 1)
    elif card == card_of.THREATENED_HOME_REALMS:
        move_token(s, seat, area, left, moves_from)
    elif card == card_of.POWER_FOR_THE_PIOUS:
        runes.lay_facedown(s, area, DRAGON_RUNE, s.everyone())  # all players know what it is
    elif card == card_of.THE_SHATTERED_RUNE:
        shatter(s, area)
    else:
        armies.disband(s, seat, area, 1, questions.BY_CARD)


def hire(s: Runewars, seat: i64, area: i64, kind: i64) -> None:
    """Swords for Hire: ask how many units come, if there is more than one [RUN-CARD-04] [RUN-NEU-12]."""
    if armies.unused(s, seat, kind) > 1:
        s.ask(questions.SEASON_NUMBER, seat, kind, area)
    else:
        armies.place(s, seat, area, kind, 1)


def once_more(s: Runewars, seat: i64, left: i64) -> None:
    if left > 1:
        ask(s, seat, left - 1, NOTHING, NOTHING, seat)
    else:
        finish(s, seat)


def finish(s: Runewars, seat: i64) -> None:
    """What comes after the last area: the influence of The Greyhaven Accord."""
    if s.card - 1 == card_of.THE_GREYHAVEN_ACCORD:
        gains.gain_influence(s, seat, ACCORD_GAIN)


def move_token(s: Runewars, seat: i64, area: i64, left: i64, moves_from: i64) -> None:
    """A rune token leaves the home realm as it lies, and whoever has seen it still knows it [RUN-RUNE-03]."""
    if moves_from == NOTHING:
        ask(s, seat, left, area + 1, NOTHING, seat)
        return
    source = moves_from - 1
    s.set_rune(area, s.rune[source])
    s.set_rune_seen(area, s.rune_seen[source])
    s.set_rune(source, NO_RUNE)
    s.set_rune_seen(source, 0)
    if (s.rune_up >> source) & 1 == 1:
        s.rune_up = s.rune_up & ~BIT[source] | BIT[area]
    if s.sink is not None:
        s.emit(events.RUNE_MOVED, seat, source, area, 0, ALL, 0)
    if left > 1:
        ask(s, seat, left - 1, NOTHING, NOTHING, seat)


def shatter(s: Runewars, area: i64) -> None:
    """The token is turned up; a dragon rune goes back to the supply, a false one stays [RUN-BID-04] [RUN-BID-05]."""
    runes.turn_up(s, area)
    if s.rune[area] == DRAGON_RUNE:
        runes.remove(s, area)


@final
class SeasonArea(Question[Runewars]):
    """Which area the card is about [RUN-SEA-02] [RUN-CARD-03] [RUN-BID-05]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        mask = choices(s, seat, s.frames[f + questions.SEASON_AREA_FROM], s.frames[f + questions.SEASON_AREA_FOR])
        while mask != 0:
            out[n] = actions.PICK_AREA + lowest(mask)
            mask &= mask - 1
            n += 1
        if may_stop(s):
            out[n] = actions.ENOUGH
            n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        if action == actions.ENOUGH and may_stop(s):
            return ALLOWED
        area = action - actions.PICK_AREA
        if area < 0 or area >= AREAS:
            return OTHER_QUESTION
        mask = choices(s, seat, s.frames[f + questions.SEASON_AREA_FROM], s.frames[f + questions.SEASON_AREA_FOR])
        return ALLOWED if (mask >> area) & 1 == 1 else clause_of(s.card - 1)

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        left = s.frames[f + questions.SEASON_AREA_LEFT]
        moves_from = s.frames[f + questions.SEASON_AREA_FROM]
        kind = s.frames[f + questions.SEASON_AREA_KIND]
        owner = s.frames[f + questions.SEASON_AREA_FOR]
        s.end_frame()
        if action == actions.ENOUGH:
            finish(s, seat)
        else:
            choose(s, seat, action - actions.PICK_AREA, left, moves_from, kind, owner)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        if may_stop(s):
            return actions.ENOUGH
        mask = choices(s, seat, s.frames[f + questions.SEASON_AREA_FROM], s.frames[f + questions.SEASON_AREA_FOR])
        return actions.PICK_AREA + lowest(mask)


def clause_of(card: i64) -> i64:
    """The clause against an area that the card does not allow."""
    if card == card_of.BLIGHT_ON_THE_WIND or card == card_of.WINDS_OF_AL_KALIM or card == card_of.EXHAUSTED_SOIL:
        return clauses.NO_WASTELAND_THERE
    if card == card_of.BREATH_OF_GELIDUS:
        return clauses.NO_ICE_THERE
    if card == card_of.THE_SHATTERED_RUNE:
        return clauses.NO_FACEDOWN_RUNE
    return clauses.BY_SEASON_CARD
