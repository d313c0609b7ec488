"""How War for Chicken Island ends when its own policy plays all seats, and for whom: shares with their 95 % intervals.

`python tools/chicken_balance.py --games 5000` plays so many games of every kind of table, by two workers, and writes
`docs/balance-chicken.md` with its pictures. What is played lies in `build/balance-chicken.jsonl`, a line for each
hundred games; a run that was stopped goes on from there, as long as seed, rules and policy are the same.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import bannerhall.bots
from balancekit.kinds import (
    WINS_HEAD,
    Job,
    Kind,
    by_number,
    measure_kinds,
    numbers_of,
    quantile,
    rows_by_kind,
    times,
    verdict,
)
from balancekit.pages import plot, table
from balancekit.runs import GREEDY, fingerprint, play_on
from balancekit.tallies import Row, Tallies, add, best_first, count, rows, share_text
from bannerhall.arena import Series, by_pair, pairings, run
from bannerhall.core.chance import Stream
from bannerhall.core.vocabulary import SPAN
from bannerhall.games import chicken
from bannerhall.games.chicken import GAME
from bannerhall.games.chicken.rules import actions, leaders, machines, scrolls
from bannerhall.games.chicken.rules.components import LEADER, MACHINE, MOST_PLAYERS
from bannerhall.games.chicken.rules.ending import BY_LIMIT
from bannerhall.games.chicken.rules.state import Chicken

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "balance-chicken.md"
STORE = ROOT / "build" / "balance-chicken.jsonl"
STEM = "balance-chicken"
RANDOM = "random"


KINDS = (
    Kind("2 players", 2, {}, ordinary=True),
    Kind("3 players", 3, {}, ordinary=True),
    Kind("4 players", 4, {}, ordinary=True),
    Kind("2 players, random island", 2, {"island": "random"}),
    Kind("3 players, random island", 3, {"island": "random"}),
    Kind("4 players, random island", 4, {"island": "random"}),
    Kind("2 players, calm island", 2, {"island": "calm"}),
    Kind("2 players, base bonus", 2, {"base_bonus": True}),
    Kind("2 players, hardcore", 2, {"hardcore": True}),
    Kind("2 players, duel", 2, {"base_bonus": True, "hardcore": True, "island": "calm"}),
    Kind("3 players, quick game", 3, {"quick_game": True}),
    Kind("teams", 4, {"mode": "team"}),
    Kind("2 players, cockfight", 2, {"mode": "cockfight"}),
    Kind("3 players, cockfight", 3, {"mode": "cockfight"}),
    Kind("4 players, cockfight", 4, {"mode": "cockfight"}),
    Kind("2 players, flags", 2, {"mode": "flag"}),
    Kind("3 players, flags", 3, {"mode": "flag"}),
    Kind("4 players, flags", 4, {"mode": "flag"}),
    Kind("solo", 1, {"mode": "solo"}),
    Kind("solo, calm island", 1, {"mode": "solo", "island": "calm"}),
    Kind("solo, gentle", 1, {"mode": "solo", "solo_draws": 0, "hardcore": True}),
)

# --- Playing --------------------------------------------------------------------------------------------------------


@dataclass
class Life:
    """What a player did in a game."""

    leader: int = -1
    built: Counter[int] = field(default_factory=Counter)  # by model
    played: Counter[int] = field(default_factory=Counter)  # by scroll
    humiliated: Counter[str] = field(default_factory=Counter)  # by what attacked


@dataclass
class Ending:
    """What came of a game; rows are by seat."""

    kind: Kind
    winners: tuple[int, ...]
    lives: tuple[Life, ...]
    first: int
    turns: int
    by_limit: bool
    answers: int


class Watch:
    """Notes what the players of a game do."""

    def __init__(self, state: Chicken) -> None:
        self.state = state
        self.lives = tuple(Life() for _ in range(int(state.seats)))
        self.attacker = ""
        self.markers = [0] * MOST_PLAYERS

    def note(self, seat: int, action: int) -> None:
        life = self.lives[seat]
        kind, argument = action // SPAN * SPAN, action % SPAN
        if kind in (actions.BUILD, actions.CRANE):
            life.built[argument] += 1
        elif kind in (actions.PLAY, actions.LAY):
            life.played[argument] += 1
        elif kind == actions.LEADER:
            life.leader = argument
        self.look()

    def look(self) -> None:
        """Whether a fight has brought its attacker a marker."""
        piece = int(self.state.attacker) - 1
        if piece >= 0:
            self.attacker = self.name(piece)
        elif self.attacker:
            self.count_markers()
            self.attacker = ""

    def count_markers(self) -> None:
        for seat, life in enumerate(self.lives):
            at = seat * MOST_PLAYERS
            given = sum(int(self.state.markers[at + banner]) for banner in range(MOST_PLAYERS))
            if given > self.markers[seat]:
                life.humiliated[self.attacker] += 1
            self.markers[seat] = given

    def name(self, piece: int) -> str:
        if piece >= MACHINE:
            model = int(self.state.model[piece - MACHINE])
            return machines.NAMES[model - 1] if model > 0 else self.attacker  # it has fallen in this fight
        return "leader" if piece >= LEADER else "chicken"


def play(kind: Kind, seed: int, number: int) -> Ending:
    """One game. Which of two leaders is kept is drawn, so that all of them are played alike."""
    state = GAME.new(kind.seats, None, kind.options)
    assert isinstance(state, Chicken)
    watch = Watch(state)
    answers = play_on(
        state,
        Stream(seed, number),
        lambda seat: bool(state.turns > 0) or state.question(seat) != "choose_leader",
        watch.note,
    )
    if watch.attacker:
        watch.count_markers()
    standing = state.result()
    assert standing is not None
    winners = tuple(seat for seat in range(kind.seats) if standing.ranks[seat] == 0)
    first, turns = int(state.first), int(state.turns)
    return Ending(kind, winners, watch.lives, first, turns, bool(state.over == BY_LIMIT), answers)


# --- Counting -------------------------------------------------------------------------------------------------------


def tally(endings: Iterable[Ending]) -> Tallies:
    """What a page needs of games, as sums."""
    found: Tallies = {}
    for one in endings:
        players = 2 if one.kind.seats == 1 else one.kind.seats
        rounds = -(-one.turns // players)
        add(found, f"table {one.kind.name}", (1, one.by_limit, rounds, one.answers))
        add(found, f"rounds {one.kind.name}|{rounds}", (1,))
        for seat, life in enumerate(one.lives):
            won = 1 / len(one.winners) if seat in one.winners else 0
            tally_seat(found, one, seat, won)
            if one.kind.ordinary:
                tally_life(found, life, one.kind.seats, won)
    return found


def tally_seat(found: Tallies, one: Ending, seat: int, won: float) -> None:
    seats = one.kind.seats
    if seats == 1:
        count(found, f"seat {one.kind.name}, the human", won, 1 / 2)
        return
    count(found, f"seat {one.kind.name}, seat {seat + 1}", won, 1 / seats)
    count(found, f"turn {one.kind.name}, begins as number {(seat - one.first) % seats + 1}", won, 1 / seats)


def tally_life(found: Tallies, life: Life, seats: int, won: float) -> None:
    fair = 1 / seats
    count(found, f"leader {leaders.NAMES[life.leader]}", won, fair)
    count(found, f"leader{seats} {leaders.NAMES[life.leader]}", won, fair)
    for model, many in life.built.items():
        count(found, f"machine {machines.NAMES[model]}", won, fair, many)
    for scroll, many in life.played.items():
        count(found, f"scroll {scrolls.NAMES[scroll]}", won, fair, many)
    for name, many in life.humiliated.items():
        add(found, f"marker {name}", (many,))


def chunk(job: Job) -> tuple[int, Tallies]:
    number, kind, _games, seed = job
    return number, tally(play(KINDS[kind], seed, game) for game in numbers_of(job))


# --- Bots against each other ------------------------------------------------------------------------------------------


def duel(name: str, other: str, kind: Kind, games: int, seed: int, workers: int) -> list[str]:
    """One bot against another, seats exchanged half-way; alone it is the challenger that is beaten."""
    plan = Series(GAME.source, kind.seats, (name,), seed, games, dict(kind.options))
    if kind.seats == 1:
        (outcome,) = run([plan], workers)
        return [name, "the challenger", kind.name, str(games), share_text(outcome.wins[0], outcome.finished)]
    pairs = pairings(plan, (name, other))
    (score, *_) = by_pair(pairs, run([each for pair in pairs for each in pair.plans], workers))
    return [name, other, kind.name, str(score.games), share_text(score.won, score.games)]


def bots(games: int, searches: int, thought: int, seed: int, workers: int, path: Path) -> list[list[str]]:
    """Greedy against random, and the search against greedy, at tables of two and four, where both have equal seats;
    what an earlier run has left is not played again."""
    wanted = [(GREEDY, RANDOM, kind, games) for kind in KINDS if kind.seats in (2, 4) and "island" not in kind.options]
    wanted += [(f"search:{thought}", GREEDY, kind, searches) for kind in KINDS if kind.name in SEARCHED]
    engine = fingerprint(chicken) + fingerprint(bannerhall.bots)
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    done = {tuple(key): row for key, row in map(json.loads, lines)}
    found = []
    for name, other, kind, many in wanted:
        key = (engine, name, other, kind.name, many, seed)
        if many and key not in done:
            done[key] = duel(name, other, kind, many, seed, workers)
            with path.open("a", encoding="utf-8") as file:
                file.write(json.dumps([key, done[key]]) + "\n")
            print(" | ".join(done[key]), file=sys.stderr)
        if many:
            found.append(done[key])
    return found


SEARCHED = (
    "2 players",
    "2 players, flags",
    "solo",
)

# --- The page -------------------------------------------------------------------------------------------------------

HISTORY = (
    "No value of a leader, a machine or a scroll had to be changed so far. What was out of balance came from the bots: "
    "they let the chicken with their own flag steer a machine to the front. With four players and flags the matches "
    "then lasted two rounds, and base 1 of the ready-made island, from which the way home is longest, won 0.30 times "
    "its fair share in 1000 games (0.24–0.37); in matches against each other, bots that keep the flag at home win "
    "83 % (79–86) of 400."
)


def table_rows(tallies: Tallies) -> Iterator[list[str]]:
    for kind in KINDS:
        games, by_limit, rounds, answers = tallies[f"table {kind.name}"]
        lengths = by_number(tallies, f"rounds {kind.name}|")
        middle, long = (quantile(lengths, share) for share in (0.5, 0.9))
        figures = [f"{rounds / games:.1f}", str(middle), str(long), str(max(lengths)), f"{answers / games:.0f}"]
        yield [kind.name, f"{games:.0f}", *figures, share_text(by_limit, games)]


def leader_rows(tallies: Tallies) -> Iterator[list[str]]:
    by_seats = {seats: {row.name: row for row in rows(tallies, f"leader{seats}")} for seats in (2, 3, 4)}
    for row in best_first(rows(tallies, "leader")):
        cells = [by_seats[seats][row.name] for seats in (2, 3, 4)]
        yield [row.name, str(row.games), *(f"{one.share()} ×{one.interval()[0]:.2f}" for one in cells), times(row)]


def machine_rows(tallies: Tallies) -> Iterator[list[str]]:
    games = sum(tallies[f"table {kind.name}"][0] * kind.seats for kind in KINDS if kind.ordinary)
    for row in best_first(rows(tallies, "machine")):
        markers = tallies.get(f"marker {row.name}", [0])[0]
        built = f"{row.extra / games:.2f}"
        yield [row.name, f"{row.extra:.0f}", built, f"{markers / row.extra:.2f}", row.share(), times(row)]


def scroll_rows(tallies: Tallies) -> Iterator[list[str]]:
    for row in best_first(rows(tallies, "scroll")):
        yield [row.name, f"{row.extra:.0f}", row.share(), times(row)]


def marker_rows(tallies: Tallies) -> Iterator[list[str]]:
    given = {name.removeprefix("marker "): row[0] for name, row in tallies.items() if name.startswith("marker ")}
    for name, many in sorted(given.items(), key=lambda item: -item[1]):
        yield [name, f"{many:.0f}", f"{100 * many / sum(given.values()):.1f} %"]


def judged(tallies: Tallies) -> list[Row]:
    """Whatever should win neither less than half nor more than twice its fair share; against the challenger nobody has
    a fair share."""
    found = [row for row in rows(tallies, "seat") if not row.name.startswith("solo")]
    for name in ("turn", "leader2", "leader3", "leader4", "machine", "scroll"):
        found += [Row(f"{name}: {row.name}", row.games, row.won, row.fair, 0) for row in rows(tallies, name)]
    return found


def softened(tallies: Tallies) -> str:
    """Of two players the one who begins, and what takes from that."""
    found = {row.name: row for row in rows(tallies, "turn")}
    shares = [(kind.name, found[f"{kind.name}, begins as number 1"]) for kind in KINDS if kind.seats == 2]
    first, *others = [f"{name}: {row.share()}" for name, row in shares if "flags" not in name]
    return f"Going first is worth something. Won by the player who begins, {first}; {'; '.join(others)}."


def page(tallies: Tallies, duels: Sequence[list[str]], command: str) -> str:
    games = sum(values[0] for name, values in tallies.items() if name.startswith("table "))
    lines = [
        "# War for Chicken Island between bots",
        "",
        f"`{command}` made this page: {games:.0f} games.",
        "",
        "All seats are played by the game's own policy (`greedy`), which plans no further than its turn: so this says "
        "how the values of the cards work for players who build, walk and attack straight ahead, and little of what "
        "people make of them. Which of two leaders a player keeps is drawn. Shares are of games, in brackets their "
        "95 % intervals by Wilson; a shared victory counts in part. The start player is drawn, and on ready-made "
        "islands a seat has always the same base. Leaders, machines and scrolls are counted at tables of two, three "
        "and four players by the usual options. A machine or a scroll counts for every player who built or played it "
        "at least once: who has a long game has built more, so these rows say what goes together with winning.",
        "",
        verdict(judged(tallies)),
        "",
        HISTORY,
        "",
        softened(tallies),
        "",
        "## Tables",
        "",
        "A round is a turn of everybody.",
        "",
        *table(TABLE_HEAD, table_rows(tallies)),
        "## Who wins, by turn order",
        "",
        f"![Victories by turn order, as multiples of the fair share](pictures/{STEM}-turns.svg)",
        "",
        *table(WINS_HEAD, (row.cells() for row in rows_by_kind(tallies, "turn", KINDS))),
        "## Who wins, by seat",
        "",
        f"![Victories by seat, as multiples of the fair share](pictures/{STEM}-seats.svg)",
        "",
        *table(WINS_HEAD, (row.cells() for row in rows_by_kind(tallies, "seat", KINDS))),
        "## By leader",
        "",
        f"![Victories by leader, as multiples of the fair share](pictures/{STEM}-leaders.svg)",
        "",
        *table(["", "games", "2 players", "3 players", "4 players", "times the fair share"], leader_rows(tallies)),
        "## By machine",
        "",
        f"![Victories of who built a machine, as multiples of the fair share](pictures/{STEM}-machines.svg)",
        "",
        *table(MACHINE_HEAD, machine_rows(tallies)),
        "Who places the markers:",
        "",
        *table(["", "markers", "share"], marker_rows(tallies)),
        "## By scroll",
        "",
        f"![Victories of who played a scroll, as multiples of the fair share](pictures/{STEM}-scrolls.svg)",
        "",
        *table(["", "played", "won by who played it", "times the fair share"], scroll_rows(tallies)),
    ]
    if duels:
        lines += [
            "## Bots against each other",
            "",
            "Seats are exchanged half-way; with four players each bot has two seats, in teams a team. A draw is half a "
            "win, alone it is none.",
            "",
            *table(["bot", "against", "table", "games", "won (95 % interval)"], duels),
        ]
    return "\n".join(lines).rstrip("\n") + "\n"


TABLE_HEAD = ["", "games", "rounds", "median", "9 of 10 within", "longest", "answers", "ended by the limit of turns"]
MACHINE_HEAD = ["", "built", "built a player", "markers a machine", "won by who built it", "times the fair share"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=5000, help="games of every kind of table")
    parser.add_argument("--random", type=int, default=100, help="matches against random play, of each table")
    parser.add_argument("--search", type=int, default=0, help="matches of the search, of each table")
    parser.add_argument("--thought", type=int, default=50, help="iterations of the search")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--out", type=Path, default=PAGE, help="where the page is written")
    parser.add_argument("--store", type=Path, default=STORE, help="where played games are kept")
    wanted = parser.parse_args()
    tallies = measure_kinds(chunk, chicken, len(KINDS), wanted.games, wanted.seed, wanted.workers, wanted.store)
    print(verdict(judged(tallies)), file=sys.stderr)
    duels_at = wanted.store.with_suffix(".duels.jsonl")
    duels = bots(wanted.random, wanted.search, wanted.thought, wanted.seed, wanted.workers, duels_at)
    command = f"python tools/chicken_balance.py --games {wanted.games} --seed {wanted.seed}"
    if wanted.search:
        command += f" --search {wanted.search} --thought {wanted.thought}"
    wanted.out.write_text(page(tallies, duels, command), "utf-8")
    pictures = wanted.out.parent / "pictures"
    pictures.mkdir(exist_ok=True)
    plots = {"seats": [row for row in rows_by_kind(tallies, "seat", KINDS) if not row.name.startswith("solo")]}
    plots["turns"] = rows_by_kind(tallies, "turn", KINDS)
    for name, word in (("leaders", "leader"), ("machines", "machine"), ("scrolls", "scroll")):
        plots[name] = best_first(rows(tallies, word))
    for name, some in plots.items():
        (pictures / f"{STEM}-{name}.svg").write_text(plot(some), "utf-8")


if __name__ == "__main__":
    main()
