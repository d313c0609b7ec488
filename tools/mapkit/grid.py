"""The sketches on a fine grid: who owns which square, with wobbly coasts and a strip of nothing between strangers."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from bannerhall.games.leaders.rules.atlas import BORDERS, ROWS
from mapkit.plane import Point, noise
from mapkit.shapes import ICE, LANDS, SEEDS, WILD, sketch

WIDTH: Final = 1000
HEIGHT: Final = 680
STEP: Final = 2  # side of a square
COLUMNS: Final = WIDTH // STEP
LINES: Final = HEIGHT // STEP
SEA: Final = ""
ROOM: Final = 20.5  # around every centre, for the counters that will stand there
SMALL_ROOM: Final = 17.0
SMALL: Final = ("cuba", "new_zealand", "madagascar", "japan")
APART: Final = 9.0  # between the middles of squares whose regions have no border

Square = tuple[int, int]
Grid = list[list[str]]
CENTRES: Final[dict[str, Point]] = {name: (float(x), float(y)) for name, _, _, x, y in ROWS}
JOINED: Final = frozenset(frozenset(pair) for pair in BORDERS)
AROUND: Final = ((1, 0), (-1, 0), (0, 1), (0, -1))
REACH: Final = tuple(
    (i, j) for i in range(-4, 5) for j in range(-4, 5) if (i, j) != (0, 0) and (i * i + j * j) * STEP**2 < APART**2
)


# --- Wobble ----------------------------------------------------------------------------------------------------------


def wobble(x: float, y: float) -> Point:
    """Where a point would lie on the sketch: bays and capes, and smaller ones on them."""
    return (
        x + 5.0 * noise(x / 24, y / 24, 0) + 3.0 * noise(x / 9, y / 9, 1),
        y + 5.0 * noise(x / 24, y / 24, 2) + 3.0 * noise(x / 9, y / 9, 3),
    )


# --- Sketches to squares ---------------------------------------------------------------------------------------------


def rounded(corners: Sequence[Point], times: int = 2) -> list[Point]:
    """A closed line with its corners cut."""
    points = list(corners)
    for _ in range(times):
        cut: list[Point] = []
        for (ax, ay), (bx, by) in zip(points, [*points[1:], points[0]], strict=True):
            cut.append((ax * 0.8 + bx * 0.2, ay * 0.8 + by * 0.2))
            cut.append((ax * 0.2 + bx * 0.8, ay * 0.2 + by * 0.8))
        points = cut
    return points


def filled(corners: Sequence[Point]) -> Iterator[tuple[int, int, int]]:
    """The rows of unit squares within a closed line: line, first column, column after the last."""
    points = rounded(corners)
    edges = list(zip(points, [*points[1:], points[0]], strict=True))
    for line in range(HEIGHT):
        y = line + 0.5
        cuts = sorted(
            ax + (y - ay) * (bx - ax) / (by - ay) for (ax, ay), (bx, by) in edges if min(ay, by) <= y < max(ay, by)
        )
        for first, last in zip(cuts[::2], cuts[1::2], strict=True):
            yield line, max(0, round(first)), min(WIDTH, round(last))


def paint(canvas: list[list[int]], corners: Sequence[Point], colour: int) -> None:
    for line, first, last in filled(corners):
        row = canvas[line]
        for column in range(first, last):
            row[column] = colour


def plan() -> list[list[int]]:
    """The sketches one over the other: 0 is sea, then the pieces of land, wild country, ice."""
    canvas = [[0] * WIDTH for _ in range(HEIGHT)]
    for number in reversed(range(len(LANDS))):
        paint(canvas, LANDS[number].coast, number + 1)
    for number, (_, wild) in enumerate(WILD.values()):
        paint(canvas, sketch(wild), len(LANDS) + number + 1)
    for corners in ICE:
        paint(canvas, corners, -1)
    return canvas


def seeds_of(regions: Iterable[str]) -> list[tuple[float, float, str]]:
    seeds: list[tuple[float, float, str]] = []
    for name in regions:
        seeds.extend((x, y, name) for x, y in (CENTRES[name], *sketch(SEEDS.get(name, ""))))
    return seeds


def nearest(seeds: Sequence[tuple[float, float, str]], x: float, y: float) -> str:
    best, found = 1e9, SEA
    for sx, sy, name in seeds:
        away = (sx - x) * (sx - x) + (sy - y) * (sy - y)
        if away < best:
            best, found = away, name
    return found


def settled() -> Grid:
    """Every square with its owner: a region, `wild:` or `ice` ground, or the sea."""
    canvas = plan()
    wild = list(WILD)
    growing = [seeds_of(piece.regions) for piece in LANDS]
    grid = [[SEA] * COLUMNS for _ in range(LINES)]
    for line in range(LINES):
        for column in range(COLUMNS):
            x, y = wobble(column * STEP + STEP / 2, line * STEP + STEP / 2)
            what = canvas[min(HEIGHT - 1, max(0, int(y)))][min(WIDTH - 1, max(0, int(x)))]
            if what < 0:
                grid[line][column] = "ice"
            elif what > len(LANDS):
                grid[line][column] = "wild:" + wild[what - len(LANDS) - 1]
            elif what:
                grid[line][column] = nearest(growing[what - 1], x, y)
    for name in CENTRES:
        make_room(grid, name)
    return grid


def make_room(grid: Grid, name: str) -> None:
    """Whatever the sketch says, a region has the ground around its centre."""
    cx, cy = CENTRES[name]
    room = SMALL_ROOM if name in SMALL else ROOM
    for line in range(max(0, int(cy - 30) // STEP), min(LINES, int(cy + 30) // STEP)):
        for column in range(max(0, int(cx - 30) // STEP), min(COLUMNS, int(cx + 30) // STEP)):
            x, y = column * STEP + STEP / 2, line * STEP + STEP / 2
            reach = room + 1.5 * noise(x / 9, y / 9, 4)
            if (x - cx) ** 2 + (y - cy) ** 2 < reach * reach:
                grid[line][column] = name


# --- Strangers keep apart --------------------------------------------------------------------------------------------


def at(grid: Grid, column: int, line: int) -> str:
    return grid[line][column] if 0 <= column < COLUMNS and 0 <= line < LINES else SEA


def is_region(what: str) -> bool:
    return what in CENTRES


def strangers(one: str, other: str) -> bool:
    """Whether there must be a gap between two owners."""
    if one == other or one == SEA or other == SEA or not (is_region(one) or is_region(other)):
        return False
    if is_region(one) and is_region(other):
        return frozenset((one, other)) not in JOINED
    return "ice" in (one, other)


def rim(grid: Grid) -> list[Square]:
    """Squares of land beside anything else."""
    return [
        (column, line)
        for line in range(1, LINES - 1)
        for column in range(1, COLUMNS - 1)
        if (own := grid[line][column]) != SEA
        and not own
        == grid[line][column - 1]
        == grid[line][column + 1]
        == grid[line - 1][column]
        == grid[line + 1][column]
    ]


def part_strangers(grid: Grid) -> None:
    """Take square after square from both sides until there is room between those who have no border."""
    open_to = rim(grid)
    while True:
        close = [
            (column, line)
            for column, line in open_to
            if any(strangers(grid[line][column], at(grid, column + i, line + j)) for i, j in REACH)
        ]
        if not close:
            return
        for column, line in close:
            grid[line][column] = SEA
        # Only what was behind them is at the water now and was not before.
        behind = {(column + i, line + j) for column, line in close for i, j in AROUND}
        open_to = sorted(square for square in behind if at(grid, *square) != SEA)


def parts(grid: Grid) -> list[tuple[str, list[Square]]]:
    """Connected squares of one owner, with that owner, from the upper left on."""
    seen = [[False] * COLUMNS for _ in range(LINES)]
    found: list[tuple[str, list[Square]]] = []
    for line in range(LINES):
        for column in range(COLUMNS):
            if seen[line][column]:
                continue
            owner, queue, squares = grid[line][column], deque([(column, line)]), [(column, line)]
            seen[line][column] = True
            while queue:
                c, r = queue.popleft()
                for i, j in AROUND:
                    x, y = c + i, r + j
                    if 0 <= x < COLUMNS and 0 <= y < LINES and not seen[y][x] and grid[y][x] == owner:
                        seen[y][x] = True
                        queue.append((x, y))
                        squares.append((x, y))
            found.append((owner, squares))
    return found


def tidy(grid: Grid) -> bool:
    """Drop crumbs, and give enclosed nothing to the wild country beside it. Tells whether anything changed."""
    changed = False
    pieces = parts(grid)
    for owner, squares in pieces:
        if owner == SEA and len(squares) < 3000:
            to = beside(grid, squares, enclosed=True)
        elif len(squares) < 14:
            to = beside(grid, squares, enclosed=False)
        else:
            continue
        for column, line in squares:
            grid[line][column] = to
        changed = changed or to != owner
    return changed


def beside(grid: Grid, squares: Sequence[Square], *, enclosed: bool) -> str:
    """Who has most of the ground around some squares; wild country first where they are a hole in the land."""
    owner = grid[squares[0][1]][squares[0][0]]
    count: dict[str, int] = {}
    for column, line in squares:
        for i, j in AROUND:
            what = at(grid, column + i, line + j)
            if what != owner:
                count[what] = count.get(what, 0) + (1000 if enclosed and what.startswith("wild:") else 1)
    return max(count, key=lambda what: (count[what], what))


def uncross(grid: Grid) -> bool:
    """No point where four squares of different owners meet in a cross, so that lines only ever fork."""
    changed = False
    for line in range(LINES - 1):
        for column in range(COLUMNS - 1):
            a, b = grid[line][column], grid[line][column + 1]
            c, d = grid[line + 1][column], grid[line + 1][column + 1]
            if a != b and b != d and d != c and c != a:
                grid[line][column] = SEA if SEA in (b, c) else b
                changed = True
    return changed


def world() -> Grid:
    grid = settled()
    for _ in range(20):
        part_strangers(grid)
        changed = tidy(grid)
        if not uncross(grid) and not changed:
            return grid
    raise RuntimeError("the map does not come to rest")
