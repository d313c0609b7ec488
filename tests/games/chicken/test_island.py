"""The island: where tiles may be laid, which places are enclosed, and the ready-made islands."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from chicken_table import table
from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, members
from bannerhall.core.chance import Stream
from bannerhall.core.state import CHANCE, PROCEEDS, SPECTATOR
from bannerhall.games.chicken import GAME
from bannerhall.games.chicken.rules import actions, atlas, building, island, questions
from bannerhall.games.chicken.rules.setup import lay_out
from bannerhall.games.chicken.rules.state import Chicken

PRESETS = json.loads((Path(__file__).parent / "islands.json").read_text("utf-8"))
BUILDING = ("tile", "place", "rotate", "base_place", "link", "single_place", "side")
OPTIONS = {"preset_2p": "preset", "preset_2p_long": "calm", "preset_3p": "preset", "preset_4p": "preset"}


def bare(players: int, **options: str) -> Chicken:
    """A table on which only the central lava lies."""
    s = lay_out(GAME.ruleset(players, {"island": "build", "first_player": "seat1", **options}))
    s.end_frame()
    s.ask(questions.SETUP, PROCEEDS, questions.S_BASES)
    building.begin(s)
    return s


def is_built(s: Chicken) -> bool:
    """Whether nobody is asked for a tile, a base or a single tile any more."""
    return s.rules.question_names[s.frames[s.top()]] not in BUILDING


def lay(s: Chicken, tile: int, q: int, r: int, turns: int = 0) -> None:
    s.tile = tile
    s.spot = atlas.cell_at(q, r) + 1
    s.end_frame()
    building.lay_tile(s, 0, turns)


def clause(s: Chicken, text: str) -> str:
    refusal = s.why_not(s.seat(), s.rules.vocabulary.read_exact(text))
    return refusal.clause if refusal is not None else ""


def answer(s: Chicken, text: str) -> None:
    s.answer(s.seat(), s.rules.vocabulary.read_exact(text))


def random_island(players: int, seed: int, **options: str) -> Chicken:
    """An island laid by chance alone, with the base choice still to come."""
    s = bare(players, **options)
    stream = Stream(seed)
    while not is_built(s):
        legal = s.legal_actions(int(s.seat())) or s.legal()
        assert legal, "nothing can be laid"
        s.answer(s.seat(), legal[int(stream.below(len(legal)))])
    return s


@pytest.mark.clause("CHI-BOARD-19", "CHI-COMP-06", "CHI-MOVE-08")
@pytest.mark.parametrize("name", PRESETS)
def test_a_ready_made_island_has_the_neighbours_of_its_drawing(name: str) -> None:
    players = PRESETS[name]["players"]
    s = lay_out(GAME.ruleset(players, {"island": OPTIONS[name]}))
    island.lay_preset(s)
    found = {
        atlas.HEX_NAMES[hex_]: sorted(atlas.HEX_NAMES[other] for other in members(s.near[hex_]))
        for hex_ in members(s.land)
    }
    assert found == PRESETS[name]["neighbours"]
    assert sorted(atlas.HEX_NAMES[hex_] for hex_ in members(s.lava)) == PRESETS[name]["lava"]
    for player in range(players):
        base = island.preset_base(s, player)
        territory = s.linked[player] - 1
        touching = [hex_ for hex_ in members(s.near[base]) if hex_ // 4 == territory]
        assert len(touching) >= 2


@pytest.mark.clause("CHI-BOARD-01")
def test_one_tile_lies_in_the_middle_with_its_lava_up() -> None:
    s = bare(3)
    assert s.cell_of[atlas.FIRST_SINGLE] == atlas.CENTRE + 1
    assert s.lava == BIT[atlas.FIRST_SINGLE]
    assert building.laid(s, 0, atlas.HEX_COUNT) == 1


@pytest.mark.clause("CHI-BOARD-05", "CHI-BOARD-04", "CHI-BOARD-07")
def test_the_first_territory_touches_the_lava() -> None:
    """Scenario 6."""
    s = bare(2)
    answer(s, "tile T1")
    assert clause(s, "place q1r0") == ""
    assert clause(s, "place q3r0") == "CHI-BOARD-05"
    assert clause(s, "place q0r0") == "CHI-BOARD-07"


@pytest.mark.clause("CHI-BOARD-06", "CHI-BOARD-04")
def test_a_lower_rung_is_refused_while_a_higher_one_has_places() -> None:
    """Scenario 7."""
    s = bare(2)
    lay(s, 1, 1, 0)
    answer(s, "tile T5")
    stages = island.judge_territory(s, 4)
    cells = island.ground(s)
    rungs: dict[int, set[int]] = {}
    for at in range(atlas.CELLS * 6):
        if at % 6 < atlas.TURNS[4]:
            touch = island.contact(cells, 4, at % 6, at // 6)
            if touch >= 0:
                rungs.setdefault(int(island.rung(touch, False)), set()).add(int(stages[at]))
    assert island.LEGAL in rungs[4]
    assert rungs[3] == {island.NO_CONTACT}
    assert rungs[2] == {island.NO_CONTACT}
    assert rungs[1] == {island.NO_CONTACT}


@pytest.mark.parametrize(
    ("lava", "land", "first", "wanted"),
    [(1, 2, False, 4), (1, 1, False, 3), (0, 2, False, 2), (0, 1, False, 1), (1, 0, False, 0), (1, 0, True, 4)],
)
@pytest.mark.clause("CHI-BOARD-06", "CHI-BOARD-05")
def test_the_ladder_of_contacts(lava: int, land: int, first: bool, wanted: int) -> None:
    assert island.rung(lava * 64 + land, first) == wanted


@pytest.mark.clause("CHI-BOARD-02", "CHI-BOARD-03", "CHI-SETUP-17", "CHI-SETUP-03")
def test_everybody_lays_a_territory_then_a_base_then_a_single_tile() -> None:
    s = bare(3)
    stream = Stream(5)
    asked: list[tuple[str, int]] = []
    while not is_built(s):
        asked.append((s.rules.question_names[s.frames[s.top()]], int(s.seat())))
        legal = s.legal_actions(int(s.seat()))
        s.answer(s.seat(), legal[int(stream.below(len(legal)))])
    started = [one for one in asked if one[0] in ("tile", "base_place", "single_place")]
    assert started == [(kind, seat) for kind in ("tile", "base_place", "single_place") for seat in range(3)]
    assert len(members(island.laid_tiles(s))) == 3


@pytest.mark.clause("CHI-BOARD-02")
def test_a_territory_is_laid_once() -> None:
    s = bare(2)
    lay(s, 1, 1, 0)
    assert clause(s, "tile T1") == "CHI-BOARD-02"


def with_two_territories() -> Chicken:
    s = bare(2)
    lay(s, 1, 1, 0)
    answer(s, "tile T2")
    s.answer(0 if s.seat() == 0 else s.seat(), s.legal()[0])
    while s.frames[s.top()] != questions.BASE_PLACE:
        s.answer(s.seat(), s.legal()[0])
    return s


@pytest.mark.clause("CHI-BOARD-08", "CHI-BOARD-09", "CHI-BOARD-21")
def test_a_base_needs_two_sides_and_a_territory_without_base() -> None:
    """Scenario 8."""
    s = with_two_territories()
    cells = island.ground(s)
    for cell in range(atlas.CELLS):
        refused = clause(s, f"place {atlas.CELL_NAMES[cell]}")
        if cells[cell] != 0:
            assert refused == "CHI-BOARD-07"
        elif island.touched(cells, cell) == 0:
            assert refused == "CHI-BOARD-08"
    s.answer(s.seat(), s.legal()[0])
    if s.frames[s.top()] == questions.LINK:
        s.answer(s.seat(), s.legal()[0])
    linked = s.linked[0] - 1
    assert linked in members(island.laid_tiles(s))
    only = [
        cell
        for cell in range(atlas.CELLS)
        if island.ground(s)[cell] == 0 and island.touched(island.ground(s), cell) == BIT[linked]
    ]
    assert only
    assert {clause(s, f"place {atlas.CELL_NAMES[cell]}") for cell in only} == {"CHI-BOARD-08"}


def asked_to_link(players: int) -> Chicken:
    """An island on which a base lies at several territories, and its player is asked to which it belongs."""
    for seed in range(100):
        s, stream = bare(players), Stream(seed)
        while not is_built(s) and s.question(s.seat()) != "link":
            legal = s.legal_actions(s.seat())
            s.answer(s.seat(), legal[int(stream.below(len(legal)))])
        if not is_built(s):
            return s
    raise AssertionError("nobody is ever asked")


@pytest.mark.clause("CHI-BOARD-09")
def test_a_base_at_two_territories_is_linked_to_the_one_that_is_named() -> None:
    s = asked_to_link(3)
    tiles = members(island.links(island.ground(s), island.bare_tiles(s), s.spot - 1))
    assert len(tiles) > 1
    offered = [s.rules.vocabulary.text(action) for action in s.legal_actions(s.seat())]
    assert offered == [f"link {atlas.TILE_NAMES[tile]}" for tile in tiles]
    for tile in set(range(6)) - set(tiles):
        assert clause(s, f"link {atlas.TILE_NAMES[tile]}") == "CHI-BOARD-09"
    answer(s, offered[-1])
    assert tiles[-1] in [int(tile) - 1 for tile in s.linked]
    assert tiles[0] in members(island.bare_tiles(s))


@pytest.mark.clause("CHI-BOARD-09")
def test_nobody_is_asked_to_link_a_base_without_a_choice() -> None:
    s = asked_to_link(3)
    said = "a base is linked that has no choice of territories"
    for cell in range(atlas.CELLS):
        s.spot = cell + 1
        choice = len(members(island.links(island.ground(s), island.bare_tiles(s), cell)))
        assert (said in s.check()) == (choice < 2)
    s.spot = 0
    assert said in s.check()


@pytest.mark.clause("CHI-BOARD-18", "CHI-BOARD-09")
def test_every_territory_keeps_a_place_for_its_base() -> None:
    options = vec[i64]([1, 3, 2])
    assert island.match(options, 3, 0, 3)
    assert not island.match(vec[i64]([3]), 1, 0, 3)
    assert not island.match(vec[i64]([1, 1]), 2, 0, 3)
    assert island.match(vec[i64]([3, 1]), 2, 0, 3)


@pytest.mark.clause("CHI-BOARD-10", "CHI-BOARD-11")
def test_other_single_tiles_do_not_count() -> None:
    """Scenario 9."""
    s = random_island(2, 3)
    cells = island.ground(s)
    for cell in range(atlas.CELLS):
        cells[cell] = 0
    cells[atlas.CENTRE] = atlas.FIRST_SINGLE + 1
    beside = atlas.cell_at(1, 0)
    cells[atlas.cell_at(2, 0)] = 1
    assert island.solid_sides(cells, beside) == 1
    cells[atlas.cell_at(2, -1)] = atlas.FIRST_BASE + 1
    assert island.solid_sides(cells, beside) == 2


@pytest.mark.clause("CHI-BOARD-14", "CHI-BOARD-15")
def test_a_ring_round_an_empty_place_is_filled_with_lava() -> None:
    """Scenario 10."""
    s = bare(2)
    for direction in range(6):
        cell = atlas.CELL_NEIGHBOUR[atlas.cell_at(4, 0) * 6 + direction]
        s.set_cell_of(direction, cell + 1)
    assert island.holes(island.ground(s)) == 1
    building.fill_holes(s)
    assert s.cell_of[atlas.FIRST_SINGLE + 1] == atlas.cell_at(4, 0) + 1
    assert s.lava & BIT[atlas.FIRST_SINGLE + 1] != 0
    assert island.holes(island.ground(s)) == 0


@pytest.mark.clause("CHI-BOARD-14", "CHI-BOARD-15")
def test_enclosed_places_are_lava_once_the_bases_are_chosen() -> None:
    """Scenario 10."""
    s = next(s for s in (random_island(3, seed) for seed in range(50)) if island.holes(island.ground(s)) > 0)
    holes = island.holes(island.ground(s))
    laid = building.laid(s, atlas.FIRST_SINGLE, atlas.HEX_COUNT)
    lava = len(members(s.lava))
    while s.question(s.seat()) == "choose_base":
        s.answer(s.seat(), s.legal_actions(s.seat())[0])
    assert island.holes(island.ground(s)) == 0
    assert building.laid(s, atlas.FIRST_SINGLE, atlas.HEX_COUNT) == laid + holes
    assert len(members(s.lava)) == lava + holes


@pytest.mark.clause("CHI-BOARD-16")
def test_enclosed_places_are_limited_unless_nothing_else_is_left() -> None:
    s = bare(4)
    assert island.most_holes(s) == 3
    stages = vec[i64]([island.TOO_MANY_HOLES, island.NO_MATCH, island.LEGAL])
    island.forgive(stages)
    assert list(stages) == [island.LEGAL, island.NO_MATCH, island.LEGAL]


@pytest.mark.clause("CHI-BOARD-23", "CHI-BOARD-07")
def test_all_tiles_may_be_compact() -> None:
    s = bare(2, tile_shapes="all_bee")
    assert [island.shape_of(s, tile) for tile in range(6)] == [0] * 6
    assert [island.shape_of(bare(2), tile) for tile in range(6)] == list(range(6))


@pytest.mark.clause("CHI-BOARD-22")
def test_a_random_island_is_laid_by_chance() -> None:
    s = bare(2, island="random")
    assert s.seat() == CHANCE
    assert {weight for _, weight in s.odds()} == {1}
    assert len(s.odds()) == 6


@pytest.mark.clause("CHI-BOARD-22", "CHI-BOARD-07", "CHI-BOARD-08", "CHI-BOARD-09")
def test_chance_lays_whatever_is_legal_and_nothing_else() -> None:
    s = bare(3, island="random")
    stream = Stream(3)
    vocabulary = s.rules.vocabulary.actions()
    while not is_built(s):
        outcomes = [outcome for outcome, _ in s.odds()]
        allowed = [action for action in vocabulary if s.clause_against(s.top(), CHANCE, action) == 0]
        assert sorted(outcomes) == allowed
        s.answer(CHANCE, outcomes[int(stream.below(len(outcomes)))])


def reach_all(s: Chicken) -> bool:
    """Whether every base can be walked to from every other, lava aside."""
    start = int(atlas.FIRST_BASE)
    seen = BIT[start]
    wave = seen
    while wave != 0:
        following = 0
        for hex_ in members(wave):
            following |= s.near[hex_]
        wave = following & ~s.lava & ~seen
        seen |= wave
    return all((seen >> (start + player)) & 1 for player in range(int(s.players)))


def radius(s: Chicken) -> int:
    return max(int(atlas.cell_distance(s.cell_of[hex_] - 1, atlas.CENTRE)) for hex_ in members(s.land))


@pytest.mark.clause("CHI-BOARD-16", "CHI-BOARD-18", "CHI-BOARD-24")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_islands_never_end_without_a_place(players: int) -> None:
    for seed in range(8):
        check_random_island(players, seed)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(10))
@pytest.mark.parametrize(("players", "many"), [(2, 333), (3, 333), (4, 334)])
def test_ten_thousand_random_islands_never_end_without_a_place(players: int, many: int, part: int) -> None:
    """One in ten is of compact tiles only."""
    for seed in range(1000 + part * many, 1000 + (part + 1) * many):
        check_random_island(players, seed, tile_shapes="all_bee" if seed % 10 == 0 else "six_tetrahexes")


def check_random_island(players: int, seed: int, **options: str) -> None:
    """An island laid by chance alone is whole: a base at each territory, few enclosed places, ways between bases."""
    s = random_island(players, seed, **options)
    assert radius(s) <= atlas.RADIUS - 1
    assert island.holes(island.ground(s)) <= island.most_holes(s)
    bases = [int(s.cell_of[atlas.FIRST_BASE + base]) for base in range(players)]
    assert all(bases)
    assert sorted(int(s.linked[base]) - 1 for base in range(players)) == members(island.laid_tiles(s))
    while s.question(s.seat()) == "choose_base":
        s.answer(s.seat(), s.legal_actions(s.seat())[0])
    assert island.holes(island.ground(s)) == 0
    assert s.check() == []
    assert reach_all(s)


@pytest.mark.clause("CHI-BOARD-24")
def test_hexes_and_cells_have_names_of_their_own() -> None:
    assert len(set(atlas.HEX_NAMES)) == atlas.HEX_COUNT
    assert len(set(atlas.CELL_NAMES)) == atlas.CELLS == 1 + 6 * sum(range(1, atlas.RADIUS + 1))
    assert atlas.HEX_NAMES[0] == "T1a"
    assert atlas.HEX_NAMES[atlas.FIRST_BASE] == "base_1"
    assert atlas.HEX_NAMES[atlas.FIRST_SINGLE] == "LN0"
    assert actions.TILE != actions.PLACE


@pytest.mark.clause("CHI-BOARD-23")
def test_everybody_sees_the_shapes_of_the_territories_until_the_island_is_finished() -> None:
    laying = shapes_seen(bare(2, island="build"))
    assert len({tuple(cells) for cells in laying.values()}) == len(atlas.TILE_NAMES)
    assert laying["T5"] == ["q0r0", "q1r0", "q2r0", "q2r1"]
    assert len({tuple(cells) for cells in shapes_seen(bare(2, tile_shapes="all_bee")).values()}) == 1
    assert shapes_seen(table(2)) == {}


def shapes_seen(s: Chicken) -> dict[str, list[str]]:
    seen: Any = s.view(SPECTATOR)
    shapes: dict[str, list[str]] = seen["island"].get("shapes", {})
    return shapes
