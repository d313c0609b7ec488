"""The set-up of Runewars step by step: what chance brings is said where it matters, all else goes the first way."""

from __future__ import annotations

from runewars_orders import question
from runewars_table import USUAL, chance, do

from bannerhall.core.clauses import ALLOWED, FIRST_CLAUSE
from bannerhall.core.ruleset import Choice
from bannerhall.core.state import CHANCE, PROCEEDS
from bannerhall.games.runewars import GAME
from bannerhall.games.runewars.rules import board, building, preset_board, questions, units
from bannerhall.games.runewars.rules.building import lay_marker
from bannerhall.games.runewars.rules.clauses import CLAUSES
from bannerhall.games.runewars.rules.ground import Ground
from bannerhall.games.runewars.rules.state import Runewars


def box(seats: int = 2, **options: Choice) -> Runewars:
    """Nothing has happened yet: the Fate cards that decide who begins are dealt next."""
    s = GAME.new(seats, None, options)
    assert isinstance(s, Runewars)
    return s


def any_answer(s: Runewars) -> None:
    """The question is answered the first way that there is, by chance or by everybody who is asked."""
    if s.seat() == CHANCE:
        s.answer(CHANCE, s.odds()[0][0])
        return
    for seat in s.waiting():
        s.answer(seat, s.lapse(seat))


def until(s: Runewars, *wanted: str) -> Runewars:
    """The set-up goes the first way until one of these questions is asked."""
    for _ in range(2000):
        if question(s) in wanted:
            return s
        any_answer(s)
    raise AssertionError(f"{wanted} was never asked")


def led(first: int, *factions: str, **options: Choice) -> Runewars:
    """Everybody leads a faction, seat 0 the first of them, and this seat is the first player; the board comes next."""
    s = box(len(factions), **options)
    for seat in range(len(factions)):
        chance(s, f"fate {30 if seat == first else seat + 1}")
    while question(s) == "choose_faction":
        seat = int(s.seat())
        do(s, seat, f"faction {factions[seat]}")
    return s


def deal_tiles(s: Runewars, *tiles: int) -> Runewars:
    """Each player is dealt two tiles, the first player the first two."""
    for tile in tiles:
        chance(s, f"tile {tile}")
    return s


def lay(s: Runewars, tile: int, turn: int, q: int, r: int) -> None:
    """A tile comes to lie without a question."""
    board.lay_tile(s, tile - 1, turn, q, r)
    board.find_borders(s)


def ground_of(*tiles: tuple[int, int, int, int], seats: int = 2, **options: Choice) -> Runewars:
    """A board with these tiles, each with its turn, the column and the row of its first area; nobody is asked."""
    s = GAME.make(GAME.ruleset(seats, options))
    assert isinstance(s, Runewars)
    for seat, faction in enumerate(USUAL[seats]):
        s.set_faction(seat, units.FACTIONS.index(faction) + 1)
    for tile, turn, q, r in tiles:
        lay(s, tile, turn, q, r)
    return s


def clause_against(s: Runewars, tile: int, turn: int, q: int, r: int) -> str | None:
    """The clause that forbids to lay a tile like this, if there is one."""
    clause = Ground(s).clause_against_tile(tile - 1, turn, board.cell(q, r))
    return CLAUSES.ids[clause - FIRST_CLAUSE] if clause != ALLOWED else None


def spots(s: Runewars, tile: int) -> set[tuple[int, int, int]]:
    """All legal ways to lay a tile: turn, column, row."""
    found = building.spots_for(s, tile - 1)
    return {
        (turn, q, r)
        for q in range(-board.REACH, board.REACH + 1)
        for r in range(-board.REACH, board.REACH + 1)
        for turn in range(6)
        if (found.turns_at(board.cell(q, r)) >> turn) & 1
    }


def preset(seats: int, *factions: str, **options: Choice) -> Runewars:
    """The preset board with its setup markers; the seats lead these factions, and nobody is asked."""
    s = GAME.make(GAME.ruleset(seats, options))
    assert isinstance(s, Runewars)
    while s.depth != 0:
        s.end_frame()
    for seat, name in enumerate(factions):
        s.set_faction(seat, units.FACTIONS.index(name) + 1)
    preset_board.lay_preset(s)
    return s


def mark(s: Runewars, *markers: tuple[tuple[int, int], tuple[int, int]]) -> None:
    """Setup markers on these hexes."""
    for one, two in markers:
        lay_marker(s, board.cell(*one), board.cell(*two))


def step(s: Runewars, name: str, served: int = 0, closer: int = 0, returns: int = 0) -> Runewars:
    """The set-up stands at this step."""
    while s.depth != 0:
        s.end_frame()
    s.ask(questions.SETUP, PROCEEDS, questions.SETUP_STEPS.index(name), served, returns, closer)
    s.advance()
    return s
