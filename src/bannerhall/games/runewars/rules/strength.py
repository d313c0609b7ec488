"""The strength step: defensive developments, what both sides count, the stronghold that is turned [RUN-BAT-30] to
[RUN-BAT-35]."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.question import Question
from bannerhall.games.runewars.rules import (
    actions,
    commander_cards,
    commanding,
    development_cards,
    events,
    exploration_tokens,
    forces,
    losses,
    questions,
    troops,
    units,
)
from bannerhall.games.runewars.rules.battle_names import ATTACKER, DEFENDER
from bannerhall.games.runewars.rules.components import (
    CAPITAL,
    DAMAGED_CAPITAL,
    DAMAGED_STRONGHOLD,
    DEFENSIVE,
    DEVELOPMENT_BASE,
    GARRISON,
    LORD_COMMANDER,
    NO_STRONGHOLD,
    STRONGHOLD,
)
from bannerhall.games.runewars.rules.state import Runewars
from bannerhall.games.runewars.rules.units import HEXAGON, SHAPE, SLOTS

OF_STRONGHOLD: Final = vec[i64]([0, 3, 5, 5, 7])  # by STRONGHOLD_STATES [RUN-STR-01] [RUN-CAP-04] [RUN-CAP-08]
CONQUEST: Final[i64] = 3  # what the bonus of Conquer takes from a stronghold
WALLS: Final[i64] = 2
GARRISONED: Final[i64] = 2
TITLE: Final[i64] = 2
ROOTWALL: Final[i64] = 2
DEFENSIBLE: Final[i64] = 1
INSPIRED: Final[i64] = 1
MOST_DRILLED: Final[i64] = 3  # Footmen
SPAWN_DAMAGE: Final[i64] = 4
TOMB_ROUTS: Final[i64] = 3
DAQAN: Final[i64] = 0
LATARI: Final[i64] = 1
UTHUK: Final[i64] = 2


def has_stronghold(s: Runewars) -> bool:
    """Whether a stronghold or capital stands in the contested area."""
    return s.stronghold[s.battle_at - 1] != NO_STRONGHOLD


# --- Defensive developments [RUN-BAT-30] ----------------------------------------------------------------------------


def defensive_tokens(s: Runewars) -> i64:
    """How many defensive developments there are in the area; a capital can hold two [RUN-CAP-10]."""
    both = s.development[s.battle_at - 1]
    first = 1 if both % DEVELOPMENT_BASE == DEFENSIVE + 1 else 0
    return first + (1 if both // DEVELOPMENT_BASE == DEFENSIVE + 1 else 0)


def defending_faction(s: Runewars) -> i64:
    return s.faction_of(troops.seat_of(s, DEFENDER))


def offer_defence(s: Runewars) -> bool:
    """Ask the defender whether the next defensive development is used, if it can do anything; whether somebody is
    asked. Reinforced Walls need no asking [RUN-BAT-30] [RUN-STR-10] [RUN-STR-11] [RUN-STR-12] [RUN-STR-13]."""
    if s.defences == 0 or not has_stronghold(s) or defending_faction(s) == DAQAN:
        return False
    if defending_faction(s) == UTHUK:
        can_hit = troops.all_units(s, ATTACKER) != 0
    else:
        can_hit = troops.all_standing(s, ATTACKER) != 0
    if not can_hit:
        return False
    s.ask(questions.USE_DEFENCE, troops.seat_of(s, DEFENDER))
    return True


@final
class UseDefence(Question[Runewars]):
    """Whether a defensive development is used just before strength is counted [RUN-BAT-30] [RUN-STR-13]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = actions.USE_DEVELOPMENT
        out[n + 1] = actions.GO_ON
        return n + 2

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        return ALLOWED if action == actions.USE_DEVELOPMENT or action == actions.GO_ON else OTHER_QUESTION

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        s.end_frame()
        s.defences -= 1
        if action == actions.USE_DEVELOPMENT:
            defend(s)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.USE_DEVELOPMENT


def defend(s: Runewars) -> None:
    """Protective Wards stay; Hungry Spawn and Cursed Tomb are discarded [RUN-STR-10] [RUN-STR-11] [RUN-STR-12]."""
    faction = defending_faction(s)
    if faction == LATARI:
        losses.lose_units(s, ATTACKER, 1, losses.WARDS)
        return
    discard_defence(s)
    if faction == UTHUK:
        losses.deal_damage(s, ATTACKER, SPAWN_DAMAGE)
    else:
        losses.deal_routs(s, ATTACKER, TOMB_ROUTS)


def discard_defence(s: Runewars) -> None:
    """One defensive development leaves the area and may be built again."""
    area = s.battle_at - 1
    first = s.development[area] % DEVELOPMENT_BASE
    second = s.development[area] // DEVELOPMENT_BASE
    if second == DEFENSIVE + 1:
        s.set_development(area, first)
    else:
        s.set_development(area, second)
    if s.sink is not None:
        s.emit(events.DEFENCE_USED, troops.seat_of(s, DEFENDER), area, 0, 0, ALL, 0)


# --- Counting [RUN-BAT-31] to [RUN-BAT-33] --------------------------------------------------------------------------


def count_up(s: Runewars) -> None:
    """Both totals, on top of what abilities and cards have given [RUN-BAT-31] [RUN-BAT-46] [RUN-BAT-50]."""
    s.set_might(ATTACKER, s.might[ATTACKER] + of_units(s, ATTACKER) + of_leaders(s, ATTACKER))
    defence = of_units(s, DEFENDER) + of_leaders(s, DEFENDER) + of_place(s) + of_cards(s)
    s.set_might(DEFENDER, s.might[DEFENDER] + defence)


def of_units(s: Runewars, side: i64) -> i64:
    """Standing units of the battle; in the revised ruleset also hexagons that were routed in it [RUN-BAT-24]
    [RUN-BAT-31] [RUN-BAT-32] [RUN-BAT-62] [RUN-ORIG-07]."""
    number = troops.all_standing(s, side)
    if s.revised == 1:
        for slot in range(SLOTS):
            if SHAPE[troops.kind_in(s, side, slot)] == HEXAGON:
                number += troops.lying(s, side, slot)
    return number


def of_leaders(s: Runewars, side: i64) -> i64:
    """The Lord Commander's title, and a commander's Inspiring Presence [RUN-TITLE-07] [RUN-CMD-12] [RUN-CMD-31]."""
    return of_title(s, side) + of_commander(s, side)


def of_title(s: Runewars, side: i64) -> i64:
    """The Lord Commander [RUN-TITLE-07]."""
    leads = troops.is_player(s, side) and s.title[LORD_COMMANDER] == troops.seat_of(s, side) + 1
    return TITLE if leads else i64(0)


def of_commander(s: Runewars, side: i64) -> i64:
    """Inspiring Presence [RUN-CMD-12] [RUN-CMD-31]."""
    return INSPIRED if commanding.leader(s, side, commander_cards.INSPIRE) >= 0 else i64(0)


def of_place(s: Runewars) -> i64:
    """What the area gives its defender: a stronghold as it lies now, walls, a Defensible Area [RUN-BAT-33]
    [RUN-STR-01] [RUN-STR-09] [RUN-CAP-04] [RUN-CAP-10] [RUN-EXPL-15]."""
    return of_stronghold(s) + of_walls(s) + of_ground(s)


def of_stronghold(s: Runewars) -> i64:
    """Never below 0, whatever weakens it [RUN-ORD3-02] [RUN-ORD3-03] [RUN-CAP-08]."""
    number = OF_STRONGHOLD[s.stronghold[s.battle_at - 1]] - s.breach
    if s.siege == 1:
        number -= CONQUEST
    return number if number > 0 else i64(0)


def of_walls(s: Runewars) -> i64:
    """Reinforced Walls [RUN-STR-09] [RUN-CAP-10]."""
    if has_stronghold(s) and defending_faction(s) == DAQAN:
        return WALLS * defensive_tokens(s)
    return 0


def of_ground(s: Runewars) -> i64:
    """A Defensible Area, once everybody has seen it [RUN-EXPL-15]."""
    area = s.battle_at - 1
    if (s.explored >> area) & 1 == 1 and s.exploration[area] == exploration_tokens.DEFENSIBLE + 1:
        return DEFENSIBLE
    return 0


def of_cards(s: Runewars) -> i64:
    """What only a player who defends has: the Garrison order, Shield Drill, Rootwall [RUN-GAR-02] [RUN-GAR-05]
    [RUN-DCRD-06] [RUN-DCRD-10]."""
    return of_order(s) + of_drill(s) + of_rootwall(s)


def of_order(s: Runewars) -> i64:
    """The Garrison order [RUN-GAR-02] [RUN-GAR-05]."""
    garrisons = troops.is_player(s, DEFENDER) and s.order[troops.seat_of(s, DEFENDER)] == GARRISON + 1
    return GARRISONED if garrisons else i64(0)


def of_drill(s: Runewars) -> i64:
    """Shield Drill: routed Footmen count [RUN-DCRD-06]."""
    if not troops.has_card(s, DEFENDER, development_cards.DAQAN_DRILL):
        return 0
    drilled = troops.lying(s, DEFENDER, forces.slot_of(units.FOOTMAN))
    return drilled if drilled < MOST_DRILLED else MOST_DRILLED


def of_rootwall(s: Runewars) -> i64:
    """Rootwall: a Forest Guardian takes part [RUN-DCRD-10]."""
    rooted = troops.has_card(s, DEFENDER, development_cards.LATARI_ROOTWALL)
    return ROOTWALL if rooted and troops.takes_part(s, DEFENDER, units.FOREST_GUARDIAN) else i64(0)


def turn_stronghold(s: Runewars) -> None:
    """If attackers still stand the stronghold is turned to its damaged side, whoever wins [RUN-BAT-34] [RUN-BAT-62]."""
    area = s.battle_at - 1
    state = s.stronghold[area]
    if troops.all_standing(s, ATTACKER) == 0 or (state != STRONGHOLD and state != CAPITAL):
        return
    s.set_stronghold(area, DAMAGED_STRONGHOLD if state == STRONGHOLD else DAMAGED_CAPITAL)
    attacker = troops.seat_of(s, ATTACKER)
    s.set_damaged_this_year(attacker, s.damaged_this_year[attacker] + 1)
    if s.sink is not None:
        s.emit(events.STRONGHOLD_TURNED, area, 0, 0, 0, ALL, 0)
