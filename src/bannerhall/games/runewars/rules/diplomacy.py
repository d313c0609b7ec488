"""Units that come to neutral ones fight, or spend influence and talk [RUN-NEU-01] to [RUN-NEU-07]."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import lowest
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.frames import WIDTH
from bannerhall.core.question import Question
from bannerhall.core.state import PROCEEDS
from bannerhall.games.runewars.rules import (
    actions,
    battle,
    clauses,
    command,
    control,
    drawing,
    events,
    fate,
    fate_deck,
    forces,
    gains,
    heroes,
    movement,
    questions,
    reactions,
    retreat,
    tactics,
)
from bannerhall.games.runewars.rules.atlas import AREAS
from bannerhall.games.runewars.rules.components import AREA_LIMIT, NO_SEAT
from bannerhall.games.runewars.rules.development_cards import LATARI_ENVOYS
from bannerhall.games.runewars.rules.forces import ONE, many
from bannerhall.games.runewars.rules.state import Runewars
from bannerhall.games.runewars.rules.units import SLOTS

MOST_SPENT: Final = 6  # influence of one attempt [RUN-NEU-02]
TONGUE: Final[i64] = 2  # more cards with Silver Tongue


def begin(s: Runewars, seat: i64, area: i64) -> None:
    """Units have come to a neutral area: battle, or diplomacy with all neutral units there at once [RUN-NEU-01]."""
    s.ask(questions.DIPLOMACY, PROCEEDS, questions.D_APPROACH, seat, area, 0)


@final
class Diplomacy(Question[Runewars]):
    """Asks nobody and knows which step of the attempt comes next [RUN-NEU-03]."""

    def proceed(self, s: Runewars, f: i64) -> None:
        step = s.frames[f + questions.DIPLOMACY_NEXT]
        seat = s.frames[f + questions.DIPLOMACY_SEAT]
        area = s.frames[f + questions.DIPLOMACY_AREA]
        if step == questions.D_APPROACH:
            approach(s, f, seat, area)
        elif step == questions.D_CARD:
            s.frames[f + questions.DIPLOMACY_NEXT] = questions.D_DRAW
            if s.cards_in_hand(seat) != 0:
                s.ask(questions.SILVER_TONGUE, seat)
        elif step == questions.D_TONGUE:
            s.frames[f + questions.DIPLOMACY_NEXT] = questions.D_DRAW
            if s.countered == 0:
                s.frames[f + questions.DIPLOMACY_CARDS] += TONGUE
            s.countered = 0
        elif step == questions.D_DRAW:
            s.frames[f + questions.DIPLOMACY_NEXT] = questions.D_SYMBOL
            more: i64 = 1 if speaks_well(s, seat) else 0
            fate_deck.begin_test(s, seat, s.frames[f + questions.DIPLOMACY_CARDS] + more)
        elif step == questions.D_SYMBOL:
            apply_symbol(s, f, seat, area)
        else:
            join(s, f, seat, area)


def speaks_well(s: Runewars, seat: i64) -> bool:
    """Ancient Envoys: one more card in every attempt."""
    return s.has_developed(LATARI_ENVOYS) and s.faction_of(seat) == 1


def may_fight(s: Runewars) -> bool:
    """No second battle in a turn [RUN-ORD2-02] [RUN-ORD2-04]."""
    return s.fought == 0


def may_talk(s: Runewars, seat: i64) -> bool:
    """Diplomacy needs influence, and at most eight units [RUN-NEU-02] [RUN-MOV-13]."""
    return s.influence[seat] != 0 and forces.total(s.march_force) <= AREA_LIMIT


def approach(s: Runewars, f: i64, seat: i64, area: i64) -> None:
    """Battle or diplomacy, as far as both are possible [RUN-NEU-01] [RUN-ORD2-03]."""
    if may_talk(s, seat) and (may_fight(s) or s.influence[seat] > 1):
        s.ask(questions.APPROACH, seat)
    elif may_talk(s, seat):
        spend(s, f, seat, 1)
    elif may_fight(s):
        s.end_frame()
        fight(s, seat, area)
    else:
        s.end_frame()
        withdraw(s, seat, area)


def spend(s: Runewars, f: i64, seat: i64, amount: i64) -> None:
    """Influence is spent on the attempt: so many cards will be drawn [RUN-NEU-02] [RUN-NEU-03]."""
    gains.gain_influence(s, seat, -amount)
    s.frames[f + questions.DIPLOMACY_NEXT] = questions.D_CARD
    s.frames[f + questions.DIPLOMACY_CARDS] = amount
    if s.sink is not None:
        s.emit(events.DIPLOMACY, seat, s.frames[f + questions.DIPLOMACY_AREA], amount, 0, ALL, 0)


@final
class Approach(Question[Runewars]):
    """Fight, or spend 1 to 6 influence on diplomacy [RUN-NEU-01] [RUN-NEU-02]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        if may_fight(s):
            out[n] = actions.FIGHT
            n += 1
        spent: i64 = 1
        while spent <= MOST_SPENT and spent <= s.influence[seat]:
            out[n] = actions.TALK + spent - 1
            spent += 1
            n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        if action == actions.FIGHT:
            return ALLOWED if may_fight(s) else clauses.SECOND_BATTLE
        spent = action - actions.TALK + 1
        if spent < 1 or spent > MOST_SPENT:
            return OTHER_QUESTION
        return ALLOWED if spent <= s.influence[seat] else clauses.NO_INFLUENCE_TO_TALK

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        attempt = f - WIDTH
        area = s.frames[attempt + questions.DIPLOMACY_AREA]
        s.end_frame()
        if action == actions.FIGHT:
            s.end_frame()
            fight(s, seat, area)
            return
        spend(s, attempt, seat, action - actions.TALK + 1)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.TALK


@final
class SilverTongue(Question[Runewars]):
    """Whether Silver Tongue is played before the cards are drawn: two more [RUN-TERM-17]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        if drawing.usable(s, seat, tactics.SILVER_TONGUE):
            out[n] = actions.SILVER_TONGUE
            n += 1
        out[n] = actions.NO_TONGUE
        return n + 1

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        if action == actions.NO_TONGUE:
            return ALLOWED
        if action != actions.SILVER_TONGUE:
            return OTHER_QUESTION
        return ALLOWED if drawing.usable(s, seat, tactics.SILVER_TONGUE) else clauses.NO_CARD_TO_PLAY

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        attempt = f - WIDTH
        s.end_frame()
        if action == actions.NO_TONGUE:
            return
        s.frames[attempt + questions.DIPLOMACY_NEXT] = questions.D_TONGUE
        drawing.discard_from_hand(s, seat, tactics.SILVER_TONGUE)
        if s.sink is not None:
            s.emit(events.TONGUE, seat, tactics.SILVER_TONGUE, 0, 0, ALL, 0)
        reactions.before_effect(s, seat, tactics.SILVER_TONGUE)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.NO_TONGUE


# --- What the chosen card brings -------------------------------------------------------------------------------------


def apply_symbol(s: Runewars, f: i64, seat: i64, area: i64) -> None:
    """Gold allies them, silver drives them away, red leaves battle or retreat [RUN-NEU-04] [RUN-NEU-05]
    [RUN-NEU-06]."""
    destiny = fate_deck.take_test_result(s)
    s.frames[f + questions.DIPLOMACY_NEXT] = questions.D_JOIN
    if destiny == fate.GOLD:
        return
    if destiny == fate.SILVER:
        retreat.neutrals_retreat(s, area, control.left_of(s, seat))
        return
    s.end_frame()
    if may_fight(s):
        if retreat_areas(s, seat, area) != 0:
            s.ask(questions.SNUBBED, seat, area)
        else:
            fight(s, seat, area)
    else:
        withdraw(s, seat, area)


def join(s: Runewars, f: i64, seat: i64, area: i64) -> None:
    """The units stay, with the neutral ones that became allied, or alone in the area that these have left
    [RUN-NEU-04] [RUN-NEU-08]."""
    force = s.march_force
    talked = s.standing[area] + s.routed[area] != 0
    s.march_force = 0
    s.end_frame()
    movement.joins(s, seat, area, force)
    if talked and s.sink is not None:
        s.emit(events.NEUTRALS_ALLY, seat, area, 0, 0, ALL, 0)


def fight(s: Runewars, seat: i64, area: i64) -> None:
    """The units attack all neutral units of the area [RUN-NEU-01] [RUN-NEU-14]."""
    force = s.march_force
    s.march_force = 0
    battle.begin(s, area, seat, force)


def commanders_along(s: Runewars, seat: i64) -> i64:
    """The commanders who came along with the units."""
    return s.march_party & command.commanders_of(s, seat)


def retreat_areas(s: Runewars, seat: i64, area: i64) -> i64:
    """Where the units may fall back to, with the commanders who came along, or where at least these can go
    [RUN-NEU-06] [RUN-RET-10] [RUN-CMD-28]."""
    leaders = commanders_along(s, seat)
    areas = retreat.retreat_areas(s, seat, area, s.march_force, leaders)
    if areas == 0 and leaders != 0:
        return retreat.retreat_areas(s, seat, area, 0, leaders)
    return areas


def withdraw(s: Runewars, seat: i64, area: i64) -> None:
    """All units retreat to one adjacent area; without one they are destroyed, and commanders defeated [RUN-NEU-06]
    [RUN-RET-02] [RUN-CMD-28]."""
    areas = retreat_areas(s, seat, area)
    if areas == 0:
        perish(s, seat, area, s.march_force)
        s.march_force = 0
        left = commanders_along(s, seat)
        while left != 0:
            heroes.defeat(s, lowest(left), NO_SEAT)
            left &= left - 1
    elif areas & (areas - 1) == 0:
        fall_back(s, seat, area, lowest(areas))
    else:
        s.ask(questions.SNUBBED, seat, area)


def perish(s: Runewars, seat: i64, area: i64, force: i64) -> None:
    """Units that cannot retreat are destroyed [RUN-RET-02]."""
    if s.sink is None:
        return
    for slot in range(SLOTS):
        if many(force, slot) != 0:
            kind = forces.kind_of(slot, s.faction_of(seat))
            s.emit(events.UNITS_DESTROYED, area, kind, many(force, slot), 0, ALL, 0)


def fall_back(s: Runewars, seat: i64, area: i64, to: i64) -> None:
    """The units lie routed in an adjacent area, with the commanders who came along; what cannot reach it is destroyed
    [RUN-RET-01] [RUN-RET-07] [RUN-RET-10] [RUN-CMD-27]."""
    force = s.march_force
    s.march_force = 0
    left = commanders_along(s, seat)
    while left != 0:
        hero = lowest(left)
        left &= left - 1
        if (control.crossable(s, area, heroes.mode(s, hero)) >> to) & 1 == 1:
            heroes.move(s, hero, to)
            heroes.rout(s, hero)
        else:
            heroes.defeat(s, hero, NO_SEAT)
    arrived: i64 = 0
    for slot in range(SLOTS):
        kind = forces.kind_of(slot, s.faction_of(seat))
        number = many(force, slot)
        if number == 0:
            continue
        if (movement.neighbours(s, area, movement.unit_mode(s, seat, kind)) >> to) & 1 == 1:
            arrived += ONE[slot] * number
    perish(s, seat, area, force - arrived)
    if arrived != 0:
        s.set_routed(to, s.routed[to] + arrived)
        s.holder[to] = seat + 1
        if s.sink is not None:
            s.emit(events.FALLS_BACK, seat, area, to, 0, ALL, 0)


@final
class Snubbed(Question[Runewars]):
    """After a red symbol: battle, unless there was one in this turn, or retreat, and where [RUN-NEU-06]
    [RUN-ORD2-04]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        if may_fight(s):
            out[n] = actions.FIGHT
            n += 1
        left = retreat_areas(s, seat, s.frames[f + questions.SNUBBED_AREA])
        while left != 0:
            out[n] = actions.FALL_BACK + lowest(left)
            left &= left - 1
            n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        if action == actions.FIGHT:
            return ALLOWED if may_fight(s) else clauses.SECOND_BATTLE_OF_MOBILIZE
        to = action - actions.FALL_BACK
        if to < 0 or to >= AREAS:
            return OTHER_QUESTION
        areas = retreat_areas(s, seat, s.frames[f + questions.SNUBBED_AREA])
        return ALLOWED if (areas >> to) & 1 == 1 else clauses.NO_RETREAT_THERE

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        area = s.frames[f + questions.SNUBBED_AREA]
        s.end_frame()
        if action == actions.FIGHT:
            fight(s, seat, area)
        else:
            fall_back(s, seat, area, action - actions.FALL_BACK)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        areas = retreat_areas(s, seat, s.frames[f + questions.SNUBBED_AREA])
        return actions.FALL_BACK + lowest(areas)
