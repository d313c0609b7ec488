"""Tactics cards that name an area, or two [RUN-CARD-01] [RUN-CARD-03]."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, count, lowest
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.question import Question
from bannerhall.core.state import PROCEEDS
from bannerhall.games.runewars.rules import (
    actions,
    card_units,
    clauses,
    control,
    drawing,
    events,
    forces,
    gains,
    healing,
    heroes,
    peasants,
    questions,
    retreat,
    runes,
    tactics,
    tokens,
    troops,
)
from bannerhall.games.runewars.rules.atlas import AREAS
from bannerhall.games.runewars.rules.battle_names import ATTACKER, DEFENDER
from bannerhall.games.runewars.rules.components import (
    DAMAGED_CAPITAL,
    DAMAGED_STRONGHOLD,
    DRAGON_RUNE,
    MASONS_STRIKE,
    NO_SEAT,
    STRONGHOLD,
    STRONGHOLDS,
)
from bannerhall.games.runewars.rules.season_areas import uncontrolled
from bannerhall.games.runewars.rules.state import Runewars
from bannerhall.games.runewars.rules.units import FACTION_UNITS, SLOTS

NOWHERE: Final = 0  # no area was chosen before
POOLS: Final = 3  # areas that Scrying Pool shows
POWER_OF_DRAGON: Final = 4  # influence, for a dragon rune of Game of Power
POWER_OF_FALSE: Final = 2
BEASTS: Final = 2  # units that Call of the Wild brings


def is_about_area(card: i64) -> bool:
    """Cards whose first question is an area."""
    return (
        card == tactics.LOST_CITY
        or card == tactics.SCATTER
        or card == tactics.SABOTAGE
        or card == tactics.CALL_WILD
        or card == tactics.MASTER_MASON
        or card == tactics.SCRYING
        or card == tactics.GAME_OF_POWER
        or card == tactics.DARK_BARGAIN
        or card == tactics.BEAST_LURE
        or card == tactics.DEEPFROST
        or card == tactics.RESTORE_LAND
        or card == tactics.OATH_FEALTY
    )


def has_means(s: Runewars, seat: i64, card: i64) -> bool:
    """Whether there is what the card brings: a stronghold, units [RUN-CARD-01] [RUN-CARD-04]."""
    if card == tactics.LOST_CITY:
        return strongholds_in_play(s, seat) < STRONGHOLDS
    if card == tactics.CALL_WILD or card == tactics.OATH_FEALTY:
        return card_units.any_come(s, seat, card)
    return True


def strongholds_in_play(s: Runewars, seat: i64) -> i64:
    """How many stronghold tokens of a seat lie on the board; the capital is none of them [RUN-CAP-09]."""
    number: i64 = 0
    left = control.strongholds_of(s, seat)
    while left != 0:
        if s.stronghold[lowest(left)] <= STRONGHOLD:
            number += 1
        left &= left - 1
    return number


# --- Which areas -----------------------------------------------------------------------------------------------------


def areas(s: Runewars, seat: i64, card: i64, player: i64, source: i64, chosen: i64) -> i64:
    """The areas that a card may name. `player`: on whom it is played; `source`: the area named before, + 1; `chosen`:
    those that were chosen already."""
    if card == tactics.HORRIFIC_RUMORS:
        return s.land & ~control.controlled(s, player) & ~s.activated[player]
    if card == tactics.LOST_CITY:
        return for_lost_city(s, seat)
    if card == tactics.SCATTER:
        return with_neutrals(s)
    if card == tactics.SABOTAGE:
        return enemy_strongholds(s, seat) & control.around(s, control.controlled(s, seat))
    if card == tactics.CALL_WILD:
        return control.controlled(s, seat)
    if card == tactics.MASTER_MASON:
        return i64(0) if s.weather & MASONS_STRIKE != 0 else damaged(s, seat)
    if card == tactics.SCRYING:
        return unknown_tokens(s, seat) & ~chosen
    if card == tactics.GAME_OF_POWER:
        return runes.facedown(s, seat)
    return more_areas(s, seat, card, source)


def more_areas(s: Runewars, seat: i64, card: i64, source: i64) -> i64:
    if card == tactics.DARK_BARGAIN:
        return with_own_units(s, seat)
    if card == tactics.BEAST_LURE:
        return lured(s) if source == NOWHERE else s.near[source - 1] & uncontrolled(s) & at_peace(s)
    if card == tactics.DEEPFROST:
        return healing.freezable(s) & control.around(s, control.controlled(s, seat))
    if card == tactics.RESTORE_LAND:
        return healing.marked(s)
    return control.strongholds_of(s, seat)  # Oath of Fealty


def at_peace(s: Runewars) -> i64:
    """All areas but the one where a battle goes on: nobody leaves it or comes to it by a card [RUN-BAT-07]."""
    return s.land & ~BIT[s.contested - 1] if s.contested != 0 else s.land


def for_lost_city(s: Runewars, seat: i64) -> i64:
    """Uncontrolled areas with a hero of the player, without a city, not on tile 12 [RUN-STR-03] [RUN-STR-04]."""
    mask: i64 = 0
    left = uncontrolled(s) & ~BIT[control.SANDS] & at_peace(s)
    while left != 0:
        area = lowest(left)
        left &= left - 1
        if s.city[area] == 0 and heroes.own_heroes_in(s, seat, area) != 0:
            mask |= BIT[area]
    return mask


def with_neutrals(s: Runewars) -> i64:
    """Areas with neutral units, allied or not, lined up for a battle or not."""
    mask: i64 = 0
    if s.contested != 0 and (neutrals_fight(s, ATTACKER) or neutrals_fight(s, DEFENDER)):
        mask = BIT[s.contested - 1]
    for area in range(AREAS):
        if control.units_in(s, area) & forces.NEUTRAL_MASK != 0:
            mask |= BIT[area]
    return mask


def with_own_units(s: Runewars, seat: i64) -> i64:
    """Areas with units of the seat's faction."""
    mask: i64 = 0
    for area in range(AREAS):
        if s.holder[area] == seat + 1 and control.units_in(s, area) & forces.FACTION_MASK != 0:
            mask |= BIT[area]
    return mask


def enemy_strongholds(s: Runewars, seat: i64) -> i64:
    """Undamaged strongholds of others; capitals are none of them [RUN-CAP-08]."""
    mask: i64 = 0
    for area in range(AREAS):
        if s.stronghold[area] == STRONGHOLD and s.builder[area] != seat + 1:
            mask |= BIT[area]
    return mask


def damaged(s: Runewars, seat: i64) -> i64:
    """Own damaged strongholds, the capital among them [RUN-CAP-08]."""
    mask: i64 = 0
    left = control.strongholds_of(s, seat)
    while left != 0:
        area = lowest(left)
        left &= left - 1
        if s.stronghold[area] == DAMAGED_STRONGHOLD or s.stronghold[area] == DAMAGED_CAPITAL:
            mask |= BIT[area]
    return mask


def unknown_tokens(s: Runewars, seat: i64) -> i64:
    """Facedown rune tokens that the seat has not seen."""
    mask: i64 = 0
    for area in range(AREAS):
        facedown = s.rune[area] != 0 and (s.rune_up >> area) & 1 == 0
        if facedown and (s.rune_seen[area] >> seat) & 1 == 0:
            mask |= BIT[area]
    return mask


def lured(s: Runewars) -> i64:
    """Areas with unallied neutral units that have an uncontrolled neighbour; borders do not matter."""
    mask: i64 = 0
    free = uncontrolled(s) & at_peace(s)
    for area in range(AREAS):
        if control.is_neutral(s, area) and s.near[area] & free != 0:
            mask |= BIT[area]
    return mask & at_peace(s)


# --- What happens there ----------------------------------------------------------------------------------------------


def ask(s: Runewars, seat: i64, card: i64, player: i64, source: i64, chosen: i64) -> None:
    """Ask for an area, unless only one will do and no other choice is open."""
    mask = areas(s, seat, card, player, source, chosen)
    if mask == 0:
        finish(s, seat, card, chosen)
    elif mask & (mask - 1) == 0 and chosen == 0:
        choose(s, seat, lowest(mask), card, player, source, chosen)
    else:
        s.ask(questions.CARD_AREA, seat, card, player, source, chosen)


def choose(s: Runewars, seat: i64, area: i64, card: i64, player: i64, source: i64, chosen: i64) -> None:
    if card == tactics.HORRIFIC_RUMORS:
        s.activated[player] |= BIT[area]
        if s.sink is not None:
            s.emit(events.TOKEN_PLACED, player, area, 0, 0, ALL, 0)
        peasants.drive_away(s, area)
    elif card == tactics.LOST_CITY:
        s.ask(questions.CARD_EFFECT, PROCEEDS, questions.C_END, seat, card, area + 1)
        scatter(s, seat, area)
    elif card == tactics.SCATTER:
        scatter(s, seat, area)
    elif card == tactics.SABOTAGE:
        turn_stronghold(s, area, -1)
        s.set_damaged_this_year(seat, s.damaged_this_year[seat] + 1)
    elif card == tactics.MASTER_MASON:
        turn_stronghold(s, area, 1)
    elif card == tactics.CALL_WILD:
        s.ask(questions.CARD_UNIT, seat, card, area + 1, BEASTS)
    elif card == tactics.DARK_BARGAIN or card == tactics.OATH_FEALTY:
        s.ask(questions.CARD_UNIT, seat, card, area + 1, 1)
    elif card == tactics.SCRYING:
        scry(s, seat, chosen | BIT[area])
    elif card == tactics.GAME_OF_POWER:
        game_of_power(s, seat, area)
    elif card == tactics.BEAST_LURE:
        lure(s, seat, area, source)
    elif card == tactics.DEEPFROST:
        tokens.place_ice(s, area)
    else:
        healing.heal_area(s, seat, area)


def scatter(s: Runewars, seat: i64, area: i64) -> None:
    """Neutral units retreat; their ally says where, for unallied ones the player to the left [RUN-RET-05]
    [RUN-NEU-13]."""
    if (with_neutrals(s) >> area) & 1 == 1:
        ally = ally_of_neutrals(s, area)
        retreat.neutrals_retreat(s, area, ally if ally != NO_SEAT else control.left_of(s, seat))


def ally_of_neutrals(s: Runewars, area: i64) -> i64:
    """To whom the neutral units of an area are allied, in a battle the defender before the attacker; or NO_SEAT."""
    if s.contested != area + 1:
        return s.holder[area] - 1
    for side in (DEFENDER, ATTACKER):
        if troops.is_player(s, side) and neutrals_fight(s, side):
            return troops.seat_of(s, side)
    return NO_SEAT


def neutrals_fight(s: Runewars, side: i64) -> bool:
    """Whether neutral units are lined up on a side of the battle."""
    for slot in range(FACTION_UNITS, SLOTS):
        if s.troops[side * SLOTS + slot] != 0:
            return True
    return False


def turn_stronghold(s: Runewars, area: i64, by: i64) -> None:
    """A stronghold is turned to its damaged side, or repaired: the two states follow each other."""
    s.set_stronghold(area, s.stronghold[area] + by)
    if s.sink is not None:
        s.emit(events.STRONGHOLD_NOW, s.builder[area] - 1, area, s.stronghold[area], 0, ALL, 0)


def scry(s: Runewars, seat: i64, chosen: i64) -> None:
    """Up to three areas are chosen, then their tokens are looked at [RUN-CARD-05]."""
    if count(chosen) < POOLS and areas(s, seat, tactics.SCRYING, seat, NOWHERE, chosen) != 0:
        s.ask(questions.CARD_AREA, seat, tactics.SCRYING, seat, NOWHERE, chosen)
    else:
        runes.look(s, seat, chosen)


def finish(s: Runewars, seat: i64, card: i64, chosen: i64) -> None:
    """No more areas: what was chosen is looked at."""
    if card == tactics.SCRYING and chosen != 0:
        runes.look(s, seat, chosen)


def game_of_power(s: Runewars, seat: i64, area: i64) -> None:
    """A facedown token is turned up for influence and a card [RUN-REV-01] [RUN-REV-05] [RUN-REV-06]."""
    runes.turn_up(s, area)
    gains.gain_influence(s, seat, POWER_OF_DRAGON if s.rune[area] == DRAGON_RUNE else POWER_OF_FALSE)
    drawing.draw_tactics(s, seat, 1)


def lure(s: Runewars, seat: i64, area: i64, source: i64) -> None:
    """Unallied neutral units move as they are, whatever the borders; first whose, then where to."""
    if source == NOWHERE:
        ask(s, seat, tactics.BEAST_LURE, seat, area + 1, 0)
        return
    left = source - 1
    s.standing[area] += s.standing[left]
    s.set_routed(area, s.routed[area] + s.routed[left])
    s.standing[left] = 0
    s.set_routed(left, 0)
    if s.sink is not None:
        s.emit(events.NEUTRALS_LURED, left, area, 0, 0, ALL, 0)


@final
class CardArea(Question[Runewars]):
    """Which area the card is about [RUN-CARD-03] [RUN-CARD-01]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        mask = areas_of(s, f, seat)
        while mask != 0:
            out[n] = actions.PICK_AREA + lowest(mask)
            mask &= mask - 1
            n += 1
        if s.frames[f + questions.CARD_AREA_SEEN] != 0:
            out[n] = actions.ENOUGH
            n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        if action == actions.ENOUGH and s.frames[f + questions.CARD_AREA_SEEN] != 0:
            return ALLOWED
        area = action - actions.PICK_AREA
        if area < 0 or area >= AREAS:
            return OTHER_QUESTION
        if (areas_of(s, f, seat) >> area) & 1 == 1:
            return ALLOWED
        return clause_of(s, seat, s.frames[f + questions.CARD_AREA_CARD], area)

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        card = s.frames[f + questions.CARD_AREA_CARD]
        player = s.frames[f + questions.CARD_AREA_PLAYER]
        source = s.frames[f + questions.CARD_AREA_FROM]
        chosen = s.frames[f + questions.CARD_AREA_SEEN]
        s.end_frame()
        if action == actions.ENOUGH:
            finish(s, seat, card, chosen)
        else:
            choose(s, seat, action - actions.PICK_AREA, card, player, source, chosen)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.PICK_AREA + lowest(areas_of(s, f, seat))


def areas_of(s: Runewars, f: i64, seat: i64) -> i64:
    """What the frame lets the seat choose."""
    card = s.frames[f + questions.CARD_AREA_CARD]
    player = s.frames[f + questions.CARD_AREA_PLAYER]
    return areas(s, seat, card, player, s.frames[f + questions.CARD_AREA_FROM], s.frames[f + questions.CARD_AREA_SEEN])


def clause_of(s: Runewars, seat: i64, card: i64, area: i64) -> i64:
    """The clause against an area that the card does not allow [RUN-REV-05]."""
    if card == tactics.DEEPFROST:
        return clauses.NO_ICE_THERE
    if card == tactics.GAME_OF_POWER:
        return runes.clause_against_turning(s, seat, area)
    return clauses.NOT_BY_CARD
