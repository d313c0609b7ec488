"""How Small World ends when its own sense plays all seats, and for whom: a page of shares with their 95 % intervals.

`python tools/smallworld_balance.py --games 20000` plays so many games over 2 to 5 players, every other one without
Leaders, by two workers, and writes `docs/balance-smallworld.md` with its pictures. What is played lies in
`build/balance-smallworld.jsonl`, a line for each hundred games; a run that was stopped goes on from there, as long as
seed, rules and sense are the same.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from balancekit.pages import plot, table
from balancekit.runs import GREEDY, fingerprint, measure, play_on
from balancekit.tallies import Row, Tallies, add, best_first, count, rows
from bannerhall.arena import wilson
from bannerhall.core.chance import Stream
from bannerhall.core.vocabulary import SPAN
from bannerhall.games import smallworld
from bannerhall.games.smallworld import GAME
from bannerhall.games.smallworld.rules import actions, powers, races
from bannerhall.games.smallworld.rules.column import place_of
from bannerhall.games.smallworld.rules.state import BADGES, SmallWorld

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "balance-smallworld.md"
STORE = ROOT / "build" / "balance-smallworld.jsonl"
SEATS = range(2, 6)
CHUNK = 100
STEM = "balance-smallworld"

# --- Playing --------------------------------------------------------------------------------------------------------


@dataclass
class Life:
    """What a player did in a game."""

    combos: list[tuple[int, int]]
    leaders: int = 0
    declines: int = 0
    ransoms: int = 0


@dataclass(frozen=True)
class Ending:
    """What came of a game; rows are by seat, seat 1 begins."""

    led: bool
    points: tuple[int, ...]
    winners: tuple[int, ...]
    lives: tuple[Life, ...]
    captives: int
    answers: int


def play(seats: int, led: bool, seed: int, number: int, bots: Sequence[str] = (), extra: bool = False) -> Ending:
    """One game; a seat that is no greedy one plays at random."""
    state = GAME.new(seats, None, {"leaders": led, "extra": extra})
    assert isinstance(state, SmallWorld)
    lives = tuple(Life([]) for _ in range(seats))
    wise = [bot == GREEDY for bot in bots] or [True] * seats
    answers = play_on(
        state, Stream(seed, number), wise.__getitem__, lambda seat, action: note(state, lives[seat], action)
    )
    standing = state.result()
    assert standing is not None
    winners = tuple(seat for seat in range(seats) if standing.ranks[seat] == 0)
    captives = sum(int(state.captives(seat)) for seat in range(seats))
    return Ending(led, tuple(standing.points), winners, lives, captives, answers)


def note(state: SmallWorld, life: Life, action: int) -> None:
    kind = action // SPAN * SPAN
    if kind == actions.PICK:
        race = action - actions.PICK
        life.combos.append((race, int(state.column[BADGES + place_of(state, race)])))
    elif kind in (actions.DECLINE, actions.RETIRE):
        life.declines += 1
    elif kind == actions.ATTACH:
        life.leaders += 1
    elif kind == actions.PAY:
        life.ransoms += 1


# --- Counting -------------------------------------------------------------------------------------------------------


def tally(endings: Iterable[Ending]) -> Tallies:
    """What a page needs of games, as sums; by seat, race, power and number of players."""
    found: Tallies = {}
    for one in endings:
        seats = len(one.points)
        table = f"{seats} {'led' if one.led else 'plain'}"
        middle = sum(one.points) / seats
        squares = sum(points * points for points in one.points)
        declines = sum(life.declines for life in one.lives)
        leaders = sum(life.leaders for life in one.lives)
        ransoms = sum(life.ransoms for life in one.lives)
        picks = sum(len(life.combos) for life in one.lives)
        first, second = sorted(one.points, reverse=True)[:2]
        sums = (1, sum(one.points), squares, declines, picks, leaders, ransoms, one.captives, first - second)
        add(found, f"table {table}", (*sums, one.answers))
        for seat, life in enumerate(one.lives):
            won = 1 / len(one.winners) if seat in one.winners else 0
            lead = one.points[seat] - middle
            count(found, f"seat {table} {seat + 1}", won, 1 / seats, lead)
            for race, power in life.combos:
                count(found, f"race {races.NAMES[race]}", won, 1 / seats, lead)
                count(found, f"power {powers.NAMES[power]}", won, 1 / seats, lead)
    return found


# --- Many games -----------------------------------------------------------------------------------------------------


def chunk(job: tuple[int, int, bool]) -> tuple[int, Tallies]:
    """Games `number * CHUNK` and on: numbers of players and Leaders take turns."""
    number, seed, extra = job
    endings = []
    for game in range(number * CHUNK, (number + 1) * CHUNK):
        endings.append(play(SEATS[game % len(SEATS)], game // len(SEATS) % 2 == 0, seed, game, extra=extra))
    return number, tally(endings)


def measure_all(games: int, seed: int, extra: bool, workers: int, path: Path) -> Tallies:
    engine = fingerprint(smallworld)
    head: dict[str, object] = {"seed": seed, "extra": extra, "engine": engine, "chunk": CHUNK}
    jobs = {number: (number, seed, extra) for number in range(-(-games // CHUNK))}
    return measure(chunk, jobs, head, workers, path)


def against_random(games: int, seed: int) -> tuple[float, int]:
    """One seat by the game's sense, all others at random: games won, of how many."""
    won = 0.0
    for number in range(games):
        seats = SEATS[number % len(SEATS)]
        mine = number // len(SEATS) % seats
        bots = [GREEDY if seat == mine else "random" for seat in range(seats)]
        one = play(seats, True, seed + 1, number, bots)
        won += (mine in one.winners) / len(one.winners)
    return won, games


# --- The page -------------------------------------------------------------------------------------------------------


def cells(row: Row) -> list[str]:
    return [*row.cells(), f"{row.extra / row.games:+.1f}"]


def table_rows(tallies: Tallies) -> Iterator[list[str]]:
    for led in ("led", "plain"):
        for seats in SEATS:
            sums = tallies.get(f"table {seats} {led}")
            if sums is None:
                continue
            games, points, squares, declines, picks, leaders, ransoms, captives, gap, answers = sums
            lives = games * seats
            mean = points / lives
            deviation = (squares / lives - mean * mean) ** 0.5
            error = 1.96 * deviation / lives**0.5
            figures = [declines / lives, picks / lives, leaders / lives, ransoms / games, captives / games, gap / games]
            name = f"{seats} players, {'Leaders' if led == 'led' else 'no Leaders'}"
            score = f"{mean:.1f} ± {error:.1f}"
            answered = f"{answers / games:.0f}"
            yield [name, f"{games:.0f}", score, f"{deviation:.1f}", *(f"{x:.2f}" for x in figures), answered]


def seat_rows(tallies: Tallies) -> list[Row]:
    found = []
    for row in rows(tallies, "seat"):
        seats, led, seat = row.name.split()
        name = f"{seats} players, {'Leaders' if led == 'led' else 'no Leaders'}, seat {seat}"
        found.append(Row(name, row.games, row.won, row.fair, row.extra))
    return sorted(found, key=lambda row: row.name)


TABLE_HEAD = [
    "",
    "games",
    "coins a player (95 %)",
    "deviation",
    "declines a player",
    "picks a player",
    "Leaders a player",
    "ransoms a game",
    "captives at the end",
    "lead of the winner",
    "answers a game",
]
WINS_HEAD = ["", "games", "won (95 % interval)", "times the fair share", "coins above the table"]


def page(tallies: Tallies, against: tuple[float, int], command: str) -> str:
    games = sum(values[0] for name, values in tallies.items() if name.startswith("table "))
    low, high = wilson(*against)
    lines = [
        "# Small World between bots",
        "",
        "All seats are played by the game's own sense (`greedy`), every other game without Leaders. Shares are of "
        "games, in brackets their 95 % intervals by Wilson; a shared victory counts in part. A race or a power counts "
        "for every player who picked it, whatever else that player picked; who picks often has seldom done well, so "
        "that the average is a little below the fair share.",
        "",
        f"`{command}` made this page: {games:.0f} games.",
        "",
        "## Tables, with and without Leaders",
        "",
        *table(TABLE_HEAD, table_rows(tallies)),
        "## Who wins, by seat",
        "",
        f"![Victories by seat, as multiples of the fair share](pictures/{STEM}-seats.svg)",
        "",
        *table(WINS_HEAD, (cells(row) for row in seat_rows(tallies))),
        "## By race",
        "",
        f"![Victories by race, as multiples of the fair share](pictures/{STEM}-races.svg)",
        "",
        *table(WINS_HEAD, (cells(row) for row in best_first(rows(tallies, "race")))),
        "## By special power",
        "",
        f"![Victories by power, as multiples of the fair share](pictures/{STEM}-powers.svg)",
        "",
        *table(WINS_HEAD, (cells(row) for row in best_first(rows(tallies, "power")))),
        "## Against random play",
        "",
        f"One seat by `greedy`, all others at random: {100 * against[0] / max(1, against[1]):.1f} % "
        f"({100 * low:.1f}–{100 * high:.1f}) of {against[1]} games won.",
    ]
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20_000, help="games over all numbers of players")
    parser.add_argument("--random", type=int, default=400, help="games against random play")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--extra", action="store_true", help="with the extra races and powers")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--out", type=Path, default=PAGE, help="where the page is written")
    parser.add_argument("--store", type=Path, default=STORE, help="where played games are kept")
    wanted = parser.parse_args()
    tallies = measure_all(wanted.games, wanted.seed, wanted.extra, wanted.workers, wanted.store)
    command = f"python tools/smallworld_balance.py --games {wanted.games} --seed {wanted.seed}"
    command += " --extra" if wanted.extra else ""
    wanted.out.write_text(page(tallies, against_random(wanted.random, wanted.seed), command), "utf-8")
    pictures = wanted.out.parent / "pictures"
    pictures.mkdir(exist_ok=True)
    plots = {"seats": seat_rows(tallies)}
    plots["races"] = best_first(rows(tallies, "race"))
    plots["powers"] = best_first(rows(tallies, "power"))
    for name, some in plots.items():
        (pictures / f"{STEM}-{name}.svg").write_text(plot(some), "utf-8")


if __name__ == "__main__":
    main()
