"""The units in a battle: of each type of a side so many by state and damage, ten counts of five bits in one number.

Cells 0 to 4 are standing units with so much damage, 5 to 9 routed ones. What lies in the area since before the battle
takes no part in it and stays in the row `routed` [RUN-BAT-03].
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.events import ALL
from bannerhall.games.runewars.rules import development_cards, events, forces, units
from bannerhall.games.runewars.rules.battle_names import CELLS, DEFENDER, LYING
from bannerhall.games.runewars.rules.state import Runewars
from bannerhall.games.runewars.rules.units import HEALTH, INITIATIVE, SHAPE, SLOTS

ONE: Final = vec[i64]([2 ** (5 * cell) for cell in range(10)])
SHIFT: Final = vec[i64]([5 * cell for cell in range(10)])
MANY: Final[i64] = 31
UP: Final[i64] = 2**25 - 1  # the cells of standing units
UP_SHIFT: Final[i64] = 25
UNHURT: Final[i64] = 2**5 - 1 + (2**5 - 1) * 2**25  # the cells of units without damage
GONE: Final[i64] = -1
RIPPERS: Final[i64] = 1  # bits of `toughened`
SORCERERS: Final[i64] = 2
RIPPER_HEALTH: Final[i64] = 3
SORCERER_HEALTH: Final[i64] = 2
POISON: Final[i64] = 2  # damage of Toxic Blood
BLADESONG: Final[i64] = 3  # initiative of Warriors


def seat_of(s: Runewars, side: i64) -> i64:
    """Who decides for a side; of unallied neutral units the player left of the attacker [RUN-NEU-13] [RUN-NEU-14]."""
    return s.battler[side] - 1


def is_player(s: Runewars, side: i64) -> bool:
    """Whether the side is a player's: unallied neutral units play no cards and have no titles [RUN-NEU-14]."""
    return s.against_neutrals == 0 or side != DEFENDER


def has_card(s: Runewars, side: i64, card: i64) -> bool:
    """Whether a Development card helps the side [RUN-DCRD-04]."""
    return s.has_developed(card) and is_player(s, side) and s.faction_of(seat_of(s, side)) == card // 8


def kind_in(s: Runewars, side: i64, slot: i64) -> i64:
    """The unit type of a slot of a side."""
    return forces.kind_of(slot, s.faction_of(seat_of(s, side)))


def in_cell(s: Runewars, side: i64, slot: i64, cell: i64) -> i64:
    return (s.troops[side * SLOTS + slot] >> SHIFT[cell]) & MANY


def standing(s: Runewars, side: i64, slot: i64) -> i64:
    return forces.total(s.troops[side * SLOTS + slot] & UP)


def lying(s: Runewars, side: i64, slot: i64) -> i64:
    return forces.total(s.troops[side * SLOTS + slot] >> UP_SHIFT)


def all_standing(s: Runewars, side: i64) -> i64:
    """How many units of a side stand in the battle."""
    n: i64 = 0
    for slot in range(SLOTS):
        n += standing(s, side, slot)
    return n


def all_units(s: Runewars, side: i64) -> i64:
    """How many units of a side are in the battle, standing and routed."""
    n: i64 = 0
    for slot in range(SLOTS):
        n += forces.total(s.troops[side * SLOTS + slot])
    return n


def of_kind(s: Runewars, side: i64, kind: i64) -> i64:
    """How many units of a type stand in the battle on a side."""
    slot = forces.slot_of(kind)
    return standing(s, side, slot) if kind_in(s, side, slot) == kind else i64(0)


def takes_part(s: Runewars, side: i64, kind: i64) -> bool:
    """Whether a unit of a type is in the battle on a side, standing or routed."""
    slot = forces.slot_of(kind)
    return s.troops[side * SLOTS + slot] != 0 and kind_in(s, side, slot) == kind


def of_shape(s: Runewars, side: i64, shape: i64, wanted: i64) -> i64:
    """How many units of a base shape are in those cells: UP, or MOST_TROOPS for standing and routed ones."""
    n: i64 = 0
    for slot in range(SLOTS):
        if s.troops[side * SLOTS + slot] != 0 and SHAPE[kind_in(s, side, slot)] == shape:
            n += forces.total(s.troops[side * SLOTS + slot] & wanted)
    return n


def health(s: Runewars, side: i64, kind: i64) -> i64:
    """What a unit can take, raised for all units of the type by some abilities [RUN-BAT-52]."""
    if kind == units.FLESH_RIPPER and s.toughened[side] & RIPPERS != 0:
        return RIPPER_HEALTH
    if kind == units.SORCERER and s.toughened[side] & SORCERERS != 0:
        return SORCERER_HEALTH
    return HEALTH[kind]


def initiative(s: Runewars, side: i64, kind: i64) -> i64:
    """The row of a unit type, also of a new one; with Bladesong Warriors fight in row 3 [RUN-BAT-02] [RUN-SET-05]."""
    if kind == units.WARRIOR and has_card(s, side, development_cards.LATARI_BLADESONG):
        return BLADESONG
    return INITIATIVE[kind]


# --- What happens to units ------------------------------------------------------------------------------------------


def change(s: Runewars, side: i64, slot: i64, cell: i64, by: i64) -> None:
    s.set_troops(side * SLOTS + slot, s.troops[side * SLOTS + slot] + ONE[cell] * by)


def hurt(s: Runewars, side: i64, slot: i64, cell: i64, amount: i64) -> i64:
    """A unit takes damage: the cell it is in then, or GONE if it is destroyed [RUN-BAT-21]."""
    kind = kind_in(s, side, slot)
    damage = cell % LYING + amount
    if s.sink is not None:
        s.emit(events.UNIT_HIT, side, kind, amount, 0, ALL, 0)
    if damage >= health(s, side, kind):
        destroy(s, side, slot, cell)
        return GONE
    change(s, side, slot, cell, -1)
    after = cell + amount
    change(s, side, slot, after, 1)
    return after


def rout(s: Runewars, side: i64, slot: i64, cell: i64) -> i64:
    """A standing unit is laid down: the cell it is in then [RUN-BAT-13]."""
    change(s, side, slot, cell, -1)
    change(s, side, slot, cell + LYING, 1)
    kind = kind_in(s, side, slot)
    poisons(s, side, kind)
    if s.sink is not None:
        s.emit(events.UNIT_ROUTED, side, kind, 0, 0, ALL, 0)
    return cell + LYING


def destroy(s: Runewars, side: i64, slot: i64, cell: i64) -> None:
    """A unit goes back to the unused ones of its owner [RUN-BAT-21]."""
    change(s, side, slot, cell, -1)
    kind = kind_in(s, side, slot)
    poisons(s, side, kind)
    s.set_fell(side, s.fell[side] + 1)
    if kind == units.BERSERKER:
        s.berserkers_lost += 1
    if s.sink is not None:
        s.emit(events.UNIT_DESTROYED, side, kind, 0, 0, ALL, 0)


def stand_up(s: Runewars, side: i64, slot: i64, cell: i64) -> None:
    """A routed unit of the battle stands again [RUN-BAT-53]."""
    change(s, side, slot, cell, -1)
    change(s, side, slot, cell - LYING, 1)
    if s.sink is not None:
        s.emit(events.UNIT_STANDS, side, kind_in(s, side, slot), 0, 0, ALL, 0)


def poisons(s: Runewars, side: i64, kind: i64) -> None:
    """Toxic Blood: a Great Wyrm that is routed or destroyed deals 2 damage at once [RUN-DCRD-04]."""
    if kind == units.GREAT_WYRM and has_card(s, side, development_cards.WAIQAR_TOXIC):
        s.set_poison(1 - side, s.poison[1 - side] + POISON)


# --- Into the battle and out of it ----------------------------------------------------------------------------------


def line_up(s: Runewars, side: i64, force: i64) -> None:
    """Units that stand without damage join a side [RUN-BAT-02]."""
    for slot in range(SLOTS):
        number = forces.many(force, slot)
        if number != 0:
            change(s, side, slot, 0, number)


def standing_force(s: Runewars, side: i64) -> i64:
    """The standing units of a side as the rows of areas count them."""
    force: i64 = 0
    for slot in range(SLOTS):
        force += forces.ONE[slot] * standing(s, side, slot)
    return force


def routed_force(s: Runewars, side: i64) -> i64:
    """The units of a side that were routed in the battle."""
    force: i64 = 0
    for slot in range(SLOTS):
        force += forces.ONE[slot] * lying(s, side, slot)
    return force


def dismiss(s: Runewars, side: i64) -> None:
    """No unit of a side is in the battle any more."""
    for slot in range(SLOTS):
        s.set_troops(side * SLOTS + slot, 0)


def in_battle(s: Runewars, kind: i64) -> i64:
    """How many figures of a type are in the battle, on both sides: they are not in the areas."""
    if s.battle_at == 0:
        return 0
    slot = forces.slot_of(kind)
    n: i64 = 0
    for side in range(2):
        if kind_in(s, side, slot) == kind:
            n += forces.total(s.troops[side * SLOTS + slot])
    return n


def index_of(slot: i64, cell: i64) -> i64:
    return slot * CELLS + cell
