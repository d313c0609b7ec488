"""The island as it lies on the grid: where tiles may be laid, which places are enclosed, who is whose neighbour.

Nothing here asks anybody. A place is judged in stages, so that a refusal can name what is missing.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.games.chicken.rules import presets
from bannerhall.games.chicken.rules.atlas import (
    CELL_NEIGHBOUR,
    CELL_Q,
    CELL_R,
    CELLS,
    CENTRE,
    FIRST_BASE,
    FIRST_SINGLE,
    HEX_COUNT,
    OFFSET_Q,
    OFFSET_R,
    SIX,
    TILE_HEXES,
    TILES,
    TURNS,
    cell_at,
    cell_distance,
)
from bannerhall.games.chicken.rules.components import MOST_PLAYERS
from bannerhall.games.chicken.rules.state import Chicken

# How far a place has come. Whoever is refused is told what the best rotation lacks.
NOT_FREE: Final[i64] = 0  # overlaps, or leaves the grid
NO_CONTACT: Final[i64] = 1  # not on the highest rung, or with too few sides
NO_MATCH: Final[i64] = 2  # a territory would be left without a place for its base
TOO_MANY_HOLES: Final[i64] = 3
LEGAL: Final[i64] = 4

RUNGS: Final = 5
HIGHEST: Final[i64] = 4
LOWEST: Final[i64] = 0  # no rung at all
SPARE: Final = 7  # lava/neutral tiles beside the central one


def hex_distance(s: Chicken, one: i64, other: i64) -> i64:
    """Plain distance over the grid; sea, lava and empty places count like any other [CHI-RANGE-04]."""
    return cell_distance(s.cell_of[one] - 1, s.cell_of[other] - 1)


def ground(s: Chicken) -> vec[i64]:
    """By cell: hex + 1 of what lies there, 0 where it is empty."""
    found = vec[i64]([0] * CELLS)
    for hex_ in range(HEX_COUNT):
        if s.cell_of[hex_] != 0:
            found[s.cell_of[hex_] - 1] = hex_ + 1
    return found


def shape_of(s: Chicken, tile: i64) -> i64:
    """Every tile has a shape of its own, or all have the compact one [CHI-BOARD-07] [CHI-BOARD-23]."""
    return i64(0) if s.rules.options["tile_shapes"] == "all_bee" else tile


def cell_of_part(shape: i64, turns: i64, part: i64, cell: i64) -> i64:
    """Where a hex of a tile comes to lie if its first hex lies on a cell; -1 outside the grid."""
    at = (shape * SIX + turns) * TILE_HEXES + part
    return cell_at(CELL_Q[cell] + OFFSET_Q[at], CELL_R[cell] + OFFSET_R[at])


def laid_tiles(s: Chicken) -> i64:
    """Mask of the territories in play."""
    found: i64 = 0
    for tile in range(TILES):
        if s.cell_of[tile * TILE_HEXES] != 0:
            found |= BIT[tile]
    return found


def bare_tiles(s: Chicken) -> i64:
    """Mask of the territories in play to which no base is linked yet [CHI-BOARD-09]."""
    found = laid_tiles(s)
    for base in range(MOST_PLAYERS):
        if s.linked[base] != 0:
            found &= ~BIT[s.linked[base] - 1]
    return found


def most_holes(s: Chicken) -> i64:
    """As many enclosed places as there are tiles left to fill them [CHI-BOARD-16]."""
    return SPARE - s.players


# --- Territories -----------------------------------------------------------------------------------------------------


def contact(cells: vec[i64], shape: i64, turns: i64, cell: i64) -> i64:
    """Sides shared with the central lava, times 64, and with territories; -1 where the tile does not fit
    [CHI-BOARD-07]."""
    lava: i64 = 0
    land: i64 = 0
    for part in range(TILE_HEXES):
        here = cell_of_part(shape, turns, part, cell)
        if here < 0 or cells[here] != 0:
            return -1
        for direction in range(SIX):
            beside = CELL_NEIGHBOUR[here * SIX + direction]
            if beside < 0:
                return -1
            if beside == CENTRE:
                lava += 1
            elif cells[beside] != 0:
                land += 1
    return lava * 64 + land


def rung(touch: i64, first: bool) -> i64:
    """How good a contact is: 4 is the highest rung, 0 none [CHI-BOARD-04] [CHI-BOARD-06]. The first territory needs the
    lava only [CHI-BOARD-05]."""
    lava, land = touch // 64, touch % 64
    if first:
        return HIGHEST if lava > 0 else LOWEST
    if lava > 0:
        return HIGHEST if land > 1 else i64(3) if land > 0 else LOWEST
    return i64(2) if land > 1 else i64(1) if land > 0 else LOWEST


def judge_territory(s: Chicken, tile: i64) -> vec[i64]:
    """By cell * 6 + rotation, how far a tile gets there. Only the highest rung counts that is not empty, and what would
    leave a territory without a place for its base is not on it [CHI-BOARD-06] [CHI-BOARD-18]."""
    cells = ground(s)
    shape = shape_of(s, tile)
    first = laid_tiles(s) == 0
    stages = vec[i64]([NOT_FREE] * (CELLS * SIX))
    rungs = vec[i64]([0] * (CELLS * SIX))
    for cell in range(CELLS):
        for turns in range(TURNS[shape]):
            touch = contact(cells, shape, turns, cell)
            if touch >= 0:
                stages[cell * SIX + turns] = NO_CONTACT
                rungs[cell * SIX + turns] = rung(touch, first)
    for step in range(RUNGS - 1):
        if climb(s, tile, shape, cells, stages, rungs, RUNGS - 1 - step):
            break
    return stages


def climb(s: Chicken, tile: i64, shape: i64, cells: vec[i64], stages: vec[i64], rungs: vec[i64], wanted: i64) -> bool:
    """Judge the places of one rung; tell whether one of them keeps a place for every base. If all of those would
    enclose too much, the limit does not count [CHI-BOARD-16]."""
    bare = bare_tiles(s) | BIT[tile]
    limit = most_holes(s)
    matching = False
    legal = False
    for at in range(CELLS * SIX):
        if rungs[at] != wanted:
            continue
        put_tile(cells, shape, tile, at, tile * TILE_HEXES + 1)
        if not can_link(cells, bare):
            stages[at] = NO_MATCH
        else:
            matching = True
            few = holes(cells) <= limit
            legal = legal or few
            stages[at] = LEGAL if few else TOO_MANY_HOLES
        put_tile(cells, shape, tile, at, 0)
    if matching and not legal:
        forgive(stages)
    return matching


def forgive(stages: vec[i64]) -> None:
    """No place keeps the limit of enclosed places: extra tiles are supplied [CHI-BOARD-16]."""
    for at in range(len(stages)):
        if stages[at] == TOO_MANY_HOLES:
            stages[at] = LEGAL


def put_tile(cells: vec[i64], shape: i64, tile: i64, at: i64, value: i64) -> None:
    """Lay a tile on the cells, its hexes numbered from `value` on, or lift it again with 0."""
    for part in range(TILE_HEXES):
        here = cell_of_part(shape, at % SIX, part, at // SIX)
        cells[here] = value + part if value != 0 else i64(0)


# --- Bases -----------------------------------------------------------------------------------------------------------


def touched(cells: vec[i64], cell: i64) -> i64:
    """Mask of the territories that share two sides or more with an empty cell; a side is an edge, so both may be of the
    same hex's neighbours [CHI-BOARD-08] [CHI-BOARD-21]."""
    once: i64 = 0
    twice: i64 = 0
    for direction in range(SIX):
        beside = CELL_NEIGHBOUR[cell * SIX + direction]
        if beside < 0 or cells[beside] == 0 or cells[beside] > FIRST_BASE:
            continue
        bit = BIT[(cells[beside] - 1) // TILE_HEXES]
        twice |= once & bit
        once |= bit
    return twice


def can_link(cells: vec[i64], bare: i64) -> bool:
    """Whether each of these territories can be given an empty cell of its own with two sides on it [CHI-BOARD-18].
    An enclosed cell counts as well [CHI-BOARD-20]."""
    options = vec[i64]([0] * CELLS)
    many: i64 = 0
    for cell in range(CELLS):
        if cells[cell] == 0:
            near = touched(cells, cell) & bare
            if near != 0:
                options[many] = near
                many += 1
    return match(options, many, 0, bare)


def match(options: vec[i64], many: i64, used: i64, bare: i64) -> bool:
    """Give the lowest territory a cell and go on with the rest. A territory with more cells than there are territories
    can always be served last, so only its number is looked at."""
    if bare == 0:
        return True
    tile = lowest(bare)
    if many - used < 1:
        return False
    for at in range(used, many):
        if (options[at] >> tile) & 1 == 1:
            taken = options[at]
            options[at] = options[used]
            options[used] = taken
            found = match(options, many, used + 1, bare & ~BIT[tile])
            options[used] = options[at]
            options[at] = taken
            if found:
                return True
    return False


def judge_bases(s: Chicken) -> vec[i64]:
    """By cell: the stage of a base there; `links` says which territories it may be linked to."""
    cells = ground(s)
    bare = bare_tiles(s)
    stages = vec[i64]([NOT_FREE] * CELLS)
    legal = False
    for cell in range(CELLS):
        if cells[cell] != 0:
            continue
        stages[cell] = NO_CONTACT
        if touched(cells, cell) & bare == 0:
            continue
        stages[cell] = NO_MATCH
        if links(cells, bare, cell) == 0:
            continue
        cells[cell] = FIRST_BASE + 1
        few = holes(cells) <= most_holes(s)
        cells[cell] = 0
        stages[cell] = LEGAL if few else TOO_MANY_HOLES
        legal = legal or few
    if not legal:
        forgive(stages)
    return stages


def links(cells: vec[i64], bare: i64, cell: i64) -> i64:
    """Mask of the territories to which a base on this cell may be linked: the others must still find places
    [CHI-BOARD-09]."""
    found: i64 = 0
    left = touched(cells, cell) & bare
    cells[cell] = FIRST_BASE + 1
    while left != 0:
        tile = lowest(left)
        left &= left - 1
        if can_link(cells, bare & ~BIT[tile]):
            found |= BIT[tile]
    cells[cell] = 0
    return found


# --- Lava and neutral tiles ------------------------------------------------------------------------------------------


def judge_singles(s: Chicken) -> vec[i64]:
    """By cell: the stage of a lava/neutral tile there. Two sides must touch territories or bases; other such tiles do
    not count [CHI-BOARD-10] [CHI-BOARD-11]."""
    cells = ground(s)
    stages = vec[i64]([NOT_FREE] * CELLS)
    legal = False
    for cell in range(CELLS):
        if cells[cell] != 0:
            continue
        stages[cell] = NO_CONTACT
        if solid_sides(cells, cell) < 2:
            continue
        cells[cell] = FIRST_SINGLE + 1
        few = holes(cells) <= most_holes(s)
        cells[cell] = 0
        stages[cell] = LEGAL if few else TOO_MANY_HOLES
        legal = legal or few
    if not legal:
        forgive(stages)
    return stages


def solid_sides(cells: vec[i64], cell: i64) -> i64:
    """How many sides of a cell touch territories or bases."""
    sides: i64 = 0
    for direction in range(SIX):
        beside = CELL_NEIGHBOUR[cell * SIX + direction]
        if beside >= 0 and cells[beside] != 0 and cells[beside] <= FIRST_SINGLE:
            sides += 1
    return sides


# --- Enclosed places, the finished island ----------------------------------------------------------------------------


def reached(cells: vec[i64]) -> vec[i64]:
    """By cell: 1 where a path over empty cells leads off the island [CHI-BOARD-15]. The rim of the grid is never
    built on."""
    seen = vec[i64]([0] * CELLS)
    queue = vec[i64]([0] * CELLS)
    seen[0] = 1
    head: i64 = 0
    tail: i64 = 1
    while head < tail:
        at = queue[head] * SIX
        head += 1
        for direction in range(SIX):
            beside = CELL_NEIGHBOUR[at + direction]
            if beside >= 0 and cells[beside] == 0 and seen[beside] == 0:
                seen[beside] = 1
                queue[tail] = beside
                tail += 1
    return seen


def holes(cells: vec[i64]) -> i64:
    """How many places are enclosed."""
    seen = reached(cells)
    many: i64 = 0
    for cell in range(CELLS):
        if cells[cell] == 0 and seen[cell] == 0:
            many += 1
    return many


def finish(s: Chicken) -> None:
    """Note which hexes make the island, and who is whose neighbour [CHI-MOVE-08]."""
    cells = ground(s)
    s.land = 0
    for hex_ in range(HEX_COUNT):
        if s.cell_of[hex_] == 0:
            continue
        s.land |= BIT[hex_]
        around: i64 = 0
        for direction in range(SIX):
            beside = CELL_NEIGHBOUR[(s.cell_of[hex_] - 1) * SIX + direction]
            if beside >= 0 and cells[beside] != 0:
                around |= BIT[cells[beside] - 1]
        s.set_near(hex_, around)


# --- Ready-made islands ----------------------------------------------------------------------------------------------


def preset_of(s: Chicken) -> i64:
    """The island for so many players; two have a calmer one as well [CHI-BOARD-19]."""
    if s.players == 2:
        return presets.STRETCH_NECK_SPIT if s.rules.options["island"] == "calm" else presets.TWO_ROOST_ROCK
    return presets.CACKLE_CAY if s.players == 3 else presets.FEUD_ATOLL


def lay_preset(s: Chicken) -> None:
    """A ready-made island instead of steps a to d and f [CHI-BOARD-19]."""
    preset = preset_of(s)
    for hex_, q, r in presets.HEXES_OF[preset]:
        s.set_cell_of(hex_, cell_at(q, r) + 1)
    s.lava = presets.LAVA_OF[preset]
    for base in range(MOST_PLAYERS):
        s.set_linked(base, presets.LINKED_OF[preset * MOST_PLAYERS + base])
    finish(s)


def preset_base(s: Chicken, player: i64) -> i64:
    """The base of a seat on a ready-made island [CHI-BOARD-19]."""
    return FIRST_BASE + player
