"""Building the island: each player lays a territory, then a base, then a lava or neutral tile [CHI-SETUP-03].

A tile is named first, then its place, then how it is turned; each is offered only where the rest can follow. Whoever is
asked may be a seat, in solo the human for both sides [CHI-SOLOSETUP-03], or chance, for a random island [CHI-BOARD-22].
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, count, lowest
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.question import Question
from bannerhall.core.state import CHANCE
from bannerhall.games.chicken.rules import actions, clauses, events, island, questions
from bannerhall.games.chicken.rules.atlas import (
    CELLS,
    CENTRE,
    FIRST_BASE,
    FIRST_SINGLE,
    HEX_COUNT,
    SIX,
    TILE_HEXES,
    TILES,
)
from bannerhall.games.chicken.rules.components import SOLO
from bannerhall.games.chicken.rules.state import Chicken

LAVA_UP: Final[i64] = 0
NEUTRAL_UP: Final[i64] = 1
SIDES: Final = 2


def begin(s: Chicken) -> None:
    """One tile lies in the middle, lava side up [CHI-BOARD-01]."""
    s.set_cell_of(FIRST_SINGLE, CENTRE + 1)
    s.lava = BIT[FIRST_SINGLE]
    ask_next(s)


def ask_next(s: Chicken) -> None:
    """Every player lays a territory before the first base, and every base before the first single tile [CHI-SETUP-17]
    [CHI-BOARD-02] [CHI-BOARD-03] [CHI-BOARD-10]."""
    tiles = count(island.laid_tiles(s))
    bases = laid(s, FIRST_BASE, FIRST_SINGLE)
    singles = laid(s, FIRST_SINGLE + 1, HEX_COUNT)
    if tiles < s.players:
        s.ask(questions.TILE, builder(s, tiles))
    elif bases < s.players:
        s.ask(questions.BASE_PLACE, builder(s, bases))
    elif singles < s.players:
        s.ask(questions.SINGLE_PLACE, builder(s, singles))
    else:
        island.finish(s)


def builder(s: Chicken, turn: i64) -> i64:
    """Whose turn it is to lay a tile: clockwise from the start player [CHI-SETUP-03]. A random island is laid by chance
    [CHI-BOARD-22], in solo by the human for both [CHI-SOLOSETUP-03]."""
    if s.rules.options["island"] == "random":
        return CHANCE
    return i64(0) if s.mode == SOLO else (s.first + turn) % s.players


def laid(s: Chicken, first: i64, end: i64) -> i64:
    """How many of these hexes lie on the table."""
    many: i64 = 0
    for hex_ in range(first, end):
        if s.cell_of[hex_] != 0:
            many += 1
    return many


def layer(s: Chicken, seat: i64) -> i64:
    """Who is told to have laid a tile: of a random island the player whose turn it was."""
    return s.first if seat == CHANCE else seat


def even_odds(many: i64, weights: vec[i64]) -> i64:
    for n in range(many):
        weights[n] = 1
    return many


def stage_clause(stage: i64, contact: i64, match: i64) -> i64:
    """The clause against a place that came only so far."""
    if stage == island.LEGAL:
        return ALLOWED
    if stage == island.NOT_FREE:
        return clauses.PLACE_TAKEN
    if stage == island.NO_CONTACT:
        return contact
    return match if stage == island.NO_MATCH else clauses.TOO_MANY_HOLES


@final
class Tile(Question[Chicken]):
    """Any territory that is still in the box [CHI-BOARD-02]."""

    def fill(self, s: Chicken, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        unused = (BIT[TILES] - 1) & ~island.laid_tiles(s)
        while unused != 0:
            out[n] = actions.TILE + lowest(unused)
            unused &= unused - 1
            n += 1
        return n

    def outcomes(self, s: Chicken, f: i64, out: vec[i64], weights: vec[i64]) -> i64:
        return even_odds(self.fill(s, f, CHANCE, out, 0), weights)

    def clause_against(self, s: Chicken, f: i64, seat: i64, action: i64) -> i64:
        tile = action - actions.TILE
        if tile < 0 or tile >= TILES:
            return OTHER_QUESTION
        return clauses.TILE_IS_LAID if (island.laid_tiles(s) >> tile) & 1 == 1 else ALLOWED

    def carry_out(self, s: Chicken, f: i64, seat: i64, action: i64) -> None:
        s.end_frame()
        s.tile = action - actions.TILE + 1
        s.ask(questions.PLACE, seat)

    def lapse(self, s: Chicken, f: i64, seat: i64) -> i64:
        return actions.TILE + lowest((BIT[TILES] - 1) & ~island.laid_tiles(s))


@final
class Place(Question[Chicken]):
    """Where the first hex of the named tile comes to lie [CHI-BOARD-04] [CHI-BOARD-06]."""

    def fill(self, s: Chicken, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        stages = island.judge_territory(s, s.tile - 1)
        for cell in range(CELLS):
            if best_stage(stages, cell) == island.LEGAL:
                out[n] = actions.PLACE + cell
                n += 1
        return n

    def outcomes(self, s: Chicken, f: i64, out: vec[i64], weights: vec[i64]) -> i64:
        return even_odds(self.fill(s, f, CHANCE, out, 0), weights)

    def clause_against(self, s: Chicken, f: i64, seat: i64, action: i64) -> i64:
        cell = action - actions.PLACE
        if cell < 0 or cell >= CELLS:
            return OTHER_QUESTION
        contact = clauses.FIRST_NEEDS_LAVA if island.laid_tiles(s) == 0 else clauses.LOW_RUNG
        stage = best_stage(island.judge_territory(s, s.tile - 1), cell)
        return stage_clause(stage, contact, clauses.NO_BASE_LEFT)

    def carry_out(self, s: Chicken, f: i64, seat: i64, action: i64) -> None:
        s.end_frame()
        s.spot = action - actions.PLACE + 1
        turns = turns_at(island.judge_territory(s, s.tile - 1), s.spot - 1)
        if count(turns) == 1:
            lay_tile(s, seat, lowest(turns))
        else:
            s.ask(questions.ROTATE, seat)

    def lapse(self, s: Chicken, f: i64, seat: i64) -> i64:
        stages = island.judge_territory(s, s.tile - 1)
        cell: i64 = 0
        while best_stage(stages, cell) != island.LEGAL:
            cell += 1
        return actions.PLACE + cell

    def invariants(self, s: Chicken, f: i64) -> list[str]:
        return tile_named(s)


def best_stage(stages: vec[i64], cell: i64) -> i64:
    """How far the best rotation gets on a cell."""
    best = island.NOT_FREE
    for turns in range(SIX):
        stage = stages[cell * SIX + turns]
        best = stage if stage > best else best
    return best


def turns_at(stages: vec[i64], cell: i64) -> i64:
    """Mask of the rotations that are legal on a cell."""
    found: i64 = 0
    for turns in range(SIX):
        if stages[cell * SIX + turns] == island.LEGAL:
            found |= BIT[turns]
    return found


def tile_named(s: Chicken) -> list[str]:
    if s.tile == 0 or (island.laid_tiles(s) >> (s.tile - 1)) & 1 == 1:
        return ["a tile is laid that was not named"]
    return []


@final
class Rotate(Question[Chicken]):
    """How the tile is turned, in steps of 60 degrees [CHI-BOARD-07]."""

    def fill(self, s: Chicken, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        turns = turns_at(island.judge_territory(s, s.tile - 1), s.spot - 1)
        while turns != 0:
            out[n] = actions.ROTATE + lowest(turns)
            turns &= turns - 1
            n += 1
        return n

    def outcomes(self, s: Chicken, f: i64, out: vec[i64], weights: vec[i64]) -> i64:
        return even_odds(self.fill(s, f, CHANCE, out, 0), weights)

    def clause_against(self, s: Chicken, f: i64, seat: i64, action: i64) -> i64:
        turns = action - actions.ROTATE
        if turns < 0 or turns >= SIX:
            return OTHER_QUESTION
        stage = island.judge_territory(s, s.tile - 1)[(s.spot - 1) * SIX + turns]
        contact = clauses.FIRST_NEEDS_LAVA if island.laid_tiles(s) == 0 else clauses.LOW_RUNG
        return stage_clause(stage, contact, clauses.NO_BASE_LEFT)

    def carry_out(self, s: Chicken, f: i64, seat: i64, action: i64) -> None:
        s.end_frame()
        lay_tile(s, seat, action - actions.ROTATE)

    def lapse(self, s: Chicken, f: i64, seat: i64) -> i64:
        return actions.ROTATE + lowest(turns_at(island.judge_territory(s, s.tile - 1), s.spot - 1))

    def invariants(self, s: Chicken, f: i64) -> list[str]:
        if tile_named(s) or s.spot == 0:
            return ["a tile is turned that has no place"]
        found = count(turns_at(island.judge_territory(s, s.tile - 1), s.spot - 1))
        return [] if found > 1 else ["a tile is turned that can lie in one way only"]


def lay_tile(s: Chicken, seat: i64, turns: i64) -> None:
    """The four hexes of the territory lie on the grid now."""
    tile = s.tile - 1
    cell = s.spot - 1
    for part in range(TILE_HEXES):
        where = island.cell_of_part(island.shape_of(s, tile), turns, part, cell)
        s.set_cell_of(tile * TILE_HEXES + part, where + 1)
    s.tile = 0
    s.spot = 0
    if s.sink is not None:
        s.emit(events.LAID_TILE, layer(s, seat), tile, cell, 0, ALL, 0)
    ask_next(s)


@final
class BasePlace(Question[Chicken]):
    """A base next to a territory that has none, with two sides on it [CHI-BOARD-08]."""

    def fill(self, s: Chicken, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        return fill_legal(island.judge_bases(s), out, n)

    def outcomes(self, s: Chicken, f: i64, out: vec[i64], weights: vec[i64]) -> i64:
        return even_odds(self.fill(s, f, CHANCE, out, 0), weights)

    def clause_against(self, s: Chicken, f: i64, seat: i64, action: i64) -> i64:
        cell = action - actions.PLACE
        if cell < 0 or cell >= CELLS:
            return OTHER_QUESTION
        return stage_clause(island.judge_bases(s)[cell], clauses.BASE_SIDES, clauses.BASE_MATCH)

    def carry_out(self, s: Chicken, f: i64, seat: i64, action: i64) -> None:
        s.end_frame()
        s.spot = action - actions.PLACE + 1
        tiles = island.links(island.ground(s), island.bare_tiles(s), s.spot - 1)
        if count(tiles) == 1:
            lay_base(s, seat, lowest(tiles))
        else:
            s.ask(questions.LINK, seat)

    def lapse(self, s: Chicken, f: i64, seat: i64) -> i64:
        return first_legal(island.judge_bases(s))


def fill_legal(stages: vec[i64], out: vec[i64], n: i64) -> i64:
    for cell in range(CELLS):
        if stages[cell] == island.LEGAL:
            out[n] = actions.PLACE + cell
            n += 1
    return n


def first_legal(stages: vec[i64]) -> i64:
    cell: i64 = 0
    while stages[cell] != island.LEGAL:
        cell += 1
    return actions.PLACE + cell


@final
class Link(Question[Chicken]):
    """Which of several territories the base belongs to [CHI-BOARD-09]."""

    def fill(self, s: Chicken, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        tiles = island.links(island.ground(s), island.bare_tiles(s), s.spot - 1)
        while tiles != 0:
            out[n] = actions.LINK + lowest(tiles)
            tiles &= tiles - 1
            n += 1
        return n

    def outcomes(self, s: Chicken, f: i64, out: vec[i64], weights: vec[i64]) -> i64:
        return even_odds(self.fill(s, f, CHANCE, out, 0), weights)

    def clause_against(self, s: Chicken, f: i64, seat: i64, action: i64) -> i64:
        tile = action - actions.LINK
        if tile < 0 or tile >= TILES:
            return OTHER_QUESTION
        tiles = island.links(island.ground(s), island.bare_tiles(s), s.spot - 1)
        return ALLOWED if (tiles >> tile) & 1 == 1 else clauses.BASE_MATCH

    def carry_out(self, s: Chicken, f: i64, seat: i64, action: i64) -> None:
        s.end_frame()
        lay_base(s, seat, action - actions.LINK)

    def lapse(self, s: Chicken, f: i64, seat: i64) -> i64:
        return actions.LINK + lowest(island.links(island.ground(s), island.bare_tiles(s), s.spot - 1))

    def invariants(self, s: Chicken, f: i64) -> list[str]:
        if s.spot == 0 or count(island.links(island.ground(s), island.bare_tiles(s), s.spot - 1)) < 2:
            return ["a base is linked that has no choice of territories"]
        return []


def lay_base(s: Chicken, seat: i64, tile: i64) -> None:
    """The base is linked to exactly one territory [CHI-BOARD-09]."""
    base = laid(s, FIRST_BASE, FIRST_SINGLE)
    cell = s.spot - 1
    s.set_cell_of(FIRST_BASE + base, cell + 1)
    s.set_linked(base, tile + 1)
    s.spot = 0
    if s.sink is not None:
        s.emit(events.LAID_BASE, layer(s, seat), tile, cell, 0, ALL, 0)
    ask_next(s)


@final
class SinglePlace(Question[Chicken]):
    """A lava/neutral tile with two sides at territories or bases [CHI-BOARD-10]."""

    def fill(self, s: Chicken, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        return fill_legal(island.judge_singles(s), out, n)

    def outcomes(self, s: Chicken, f: i64, out: vec[i64], weights: vec[i64]) -> i64:
        return even_odds(self.fill(s, f, CHANCE, out, 0), weights)

    def clause_against(self, s: Chicken, f: i64, seat: i64, action: i64) -> i64:
        cell = action - actions.PLACE
        if cell < 0 or cell >= CELLS:
            return OTHER_QUESTION
        return stage_clause(island.judge_singles(s)[cell], clauses.SINGLE_SIDES, clauses.SINGLE_SIDES)

    def carry_out(self, s: Chicken, f: i64, seat: i64, action: i64) -> None:
        s.end_frame()
        s.spot = action - actions.PLACE + 1
        s.ask(questions.SIDE, seat)

    def lapse(self, s: Chicken, f: i64, seat: i64) -> i64:
        return first_legal(island.judge_singles(s))


@final
class Side(Question[Chicken]):
    """Lava or neutral side up [CHI-BOARD-10]."""

    def fill(self, s: Chicken, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = actions.SIDE + LAVA_UP
        out[n + 1] = actions.SIDE + NEUTRAL_UP
        return n + SIDES

    def outcomes(self, s: Chicken, f: i64, out: vec[i64], weights: vec[i64]) -> i64:
        return even_odds(self.fill(s, f, CHANCE, out, 0), weights)

    def clause_against(self, s: Chicken, f: i64, seat: i64, action: i64) -> i64:
        side = action - actions.SIDE
        return ALLOWED if side == LAVA_UP or side == NEUTRAL_UP else OTHER_QUESTION

    def carry_out(self, s: Chicken, f: i64, seat: i64, action: i64) -> None:
        s.end_frame()
        lava = action == actions.SIDE + LAVA_UP
        hex_ = lay_single(s, s.spot - 1, lava)
        if s.sink is not None:
            s.emit(events.LAID_SINGLE, layer(s, seat), hex_, s.spot - 1, 1 if lava else 0, ALL, 0)
        s.spot = 0
        ask_next(s)

    def lapse(self, s: Chicken, f: i64, seat: i64) -> i64:
        return actions.SIDE + NEUTRAL_UP

    def invariants(self, s: Chicken, f: i64) -> list[str]:
        return [] if s.spot != 0 else ["a tile without a place has no side"]


def lay_single(s: Chicken, cell: i64, lava: bool) -> i64:
    """The next lava/neutral tile lies on a cell."""
    hex_ = FIRST_SINGLE + laid(s, FIRST_SINGLE, HEX_COUNT)
    s.set_cell_of(hex_, cell + 1)
    if lava:
        s.lava |= BIT[hex_]
    return hex_


def fill_holes(s: Chicken) -> None:
    """Enclosed places are filled with lava; where the box has too few tiles, extra ones are supplied [CHI-BOARD-14]
    [CHI-BOARD-15] [CHI-BOARD-16]."""
    cells = island.ground(s)
    seen = island.reached(cells)
    for cell in range(CELLS):
        if cells[cell] == 0 and seen[cell] == 0 and laid(s, FIRST_SINGLE, HEX_COUNT) < HEX_COUNT - FIRST_SINGLE:
            hex_ = lay_single(s, cell, True)
            if s.sink is not None:
                s.emit(events.FILLED, hex_, 0, 0, 0, ALL, 0)
    island.finish(s)
