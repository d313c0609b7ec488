"""How Runewars ends when its own policy plays all seats, when, and for whom: shares with their 95 % intervals.

`python tools/runewars_balance.py --games 2000` plays so many games of every kind of table, by two workers, and writes
`docs/balance-runewars.md` with its pictures. What is played lies in `build/balance-runewars.jsonl`, a line for each
hundred games; a run that was stopped goes on from there, as long as seed, rules and policy are the same.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from balancekit.kinds import (
    WINS_HEAD,
    Job,
    Kind,
    by_number,
    measure_kinds,
    numbers_of,
    quantile,
    rows_by_kind,
    verdict,
)
from balancekit.pages import plot, table
from balancekit.runs import play_on
from balancekit.tallies import Row, Tallies, add, count, rows, share_text
from bannerhall.core.chance import Stream
from bannerhall.core.ruleset import Choice
from bannerhall.games import runewars
from bannerhall.games.runewars import GAME
from bannerhall.games.runewars.rules import winning
from bannerhall.games.runewars.rules.season_cards import WINTER
from bannerhall.games.runewars.rules.state import Runewars
from bannerhall.games.runewars.rules.units import FACTIONS

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "balance-runewars.md"
STORE = ROOT / "build" / "balance-runewars.jsonl"
STEM = "balance-runewars"

PRESET: Mapping[str, Choice] = {"homes": "preset"}
REVISED: Mapping[str, Choice] = {"homes": "preset", "ruleset": "revised"}
ALL_MODULES: Mapping[str, Choice] = {
    "exploration": True,
    "development_cards": True,
    "commanders": True,
    "free_cities": True,
    "road_to_victory": True,
}
KINDS = (
    *(Kind(f"{seats} players", seats, PRESET) for seats in (2, 3, 4)),
    *(Kind(f"{seats} players, revised", seats, REVISED) for seats in (2, 3, 4)),
    *(Kind(f"{seats} players, without Banners of War", seats, {**PRESET, "bow": False}) for seats in (2, 3, 4)),
    *(Kind(f"{seats} players, board built", seats, {"board": "build"}) for seats in (2, 3, 4)),
    Kind("4 players, epic", 4, {**PRESET, "epic": True}),
    Kind("4 players, exploration tokens", 4, {**PRESET, "exploration": True}),
    Kind("4 players, Development cards", 4, {**PRESET, "development_cards": True}),
    Kind("4 players, commanders", 4, {**PRESET, "commanders": True}),
    Kind("4 players, Free Cities", 4, {**PRESET, "free_cities": True}),
    Kind("4 players, Road to Victory", 4, {**PRESET, "road_to_victory": True}),
    *(Kind(f"{seats} players, all modules", seats, {**PRESET, **ALL_MODULES}) for seats in (2, 3, 4)),
    Kind("4 players, revised, all modules", 4, {**REVISED, **ALL_MODULES}),
)

# --- How long people would take ---------------------------------------------------------------------------------------

EASY, HARD = 3, 10  # seconds for a question
HARD_QUESTIONS = frozenset((
    "choose_order", "bid", "march_target", "strategy_source", "approach", "snubbed", "retreat", "choose_type",
    "hero_action", "encounter", "fortify_part", "recruit_dial", "work", "take_title", "choose_tile", "place_column",
    "home_marker", "hide_runes", "rune_area", "runes_from", "season_area", "season_player", "special", "aim",
))  # fmt: skip
TOGETHER = frozenset(("choose_order", "bid"))  # everybody is asked at the same time


def seconds(state: Runewars, seat: int, action: int) -> float:
    """What a person takes for an answer: nothing where only one is allowed, and nothing for passing, since passes can
    be given ahead and cards for the own turn lie beside the footer."""
    if state.rules.vocabulary.is_pass(action) or len(state.legal_actions(seat)) == 1:
        return 0
    question = str(state.question(seat))
    taken = HARD if question in HARD_QUESTIONS else EASY
    return taken / int(state.seats) if question in TOGETHER else taken


# --- Playing ----------------------------------------------------------------------------------------------------------


@dataclass
class Ending:
    """What came of a game; rows are by seat."""

    kind: Kind
    winner: int
    first: int
    factions: tuple[str, ...]
    year: int
    by_runes: bool
    runes: tuple[int, ...]
    answers: int
    watch: Watch


class Watch:
    """Notes what the players of a game do."""

    def __init__(self, state: Runewars) -> None:
        self.state = state
        self.seconds = 0.0
        self.battles = 0
        self.fighting = False
        self.last_order = (0, 0)  # year and season

    def note(self, seat: int, action: int) -> None:
        state = self.state
        self.seconds += seconds(state, seat, action)
        self.battles += not self.fighting and bool(state.battle_at)
        self.fighting = bool(state.battle_at)
        if state.question(seat) == "choose_order":
            self.last_order = (int(state.year), int(state.season))


def play(kind: Kind, seed: int, number: int) -> Ending:
    """One game. Factions are dealt, so that each sits everywhere."""
    state = GAME.new(kind.seats, None, {**kind.options, "factions": "deal"})
    assert isinstance(state, Runewars)
    watch = Watch(state)
    answers = play_on(state, Stream(seed, number), lambda seat: True, watch.note)
    standing = state.result()
    assert standing is not None
    seats = range(kind.seats)
    return Ending(
        kind,
        standing.ranks.index(0),
        int(state.first),
        tuple(FACTIONS[int(state.faction_of(seat))] for seat in seats),
        int(state.year),
        ended_by_runes(state, watch),
        tuple(int(winning.dragon_runes(state, seat)) for seat in seats),
        answers,
        watch,
    )


def ended_by_runes(state: Runewars, watch: Watch) -> bool:
    """Whether somebody had enough runes before the count at the end. A claim is looked at before the orders of a
    season, so with claims whoever gave an order in the last winter was there for the count."""
    if max(int(winning.dragon_runes(state, seat)) for seat in range(int(state.seats))) < winning.needed(state):
        return False
    counted = watch.last_order == (int(winning.last_year(state)), int(WINTER))
    return not (winning.with_claims(state) and counted)


# --- Counting ---------------------------------------------------------------------------------------------------------


def tally(endings: Iterable[Ending]) -> Tallies:
    """What a page needs of games, as sums."""
    found: Tallies = {}
    for one in endings:
        name, seats = one.kind.name, one.kind.seats
        most = max(one.runes)
        add(found, f"table {name}", (1, one.by_runes, one.answers, one.watch.seconds, one.watch.battles, most))
        add(found, f"year {name}|{one.year}", (1, one.by_runes))
        add(found, f"minutes {name}|{round(one.watch.seconds / 60)}", (1,))
        for seat in range(seats):
            won = float(seat == one.winner)
            count(found, f"seat {name}, seat {seat + 1}", won, 1 / seats)
            count(found, f"turn {name}, number {(seat - one.first) % seats + 1} from the first player", won, 1 / seats)
            count(found, f"faction {name}, {one.factions[seat]}", won, 1 / seats)
            count(found, f"all {one.factions[seat]}", won, 1 / seats)
    return found


def chunk(job: Job) -> tuple[int, Tallies]:
    number, kind, _games, seed = job
    return number, tally(play(KINDS[kind], seed, game) for game in numbers_of(job))


# --- The page ---------------------------------------------------------------------------------------------------------

TABLE_HEAD = ["", "games", "ended by runes", "most runes", "battles", "answers", "minutes", "9 of 10 within"]


def table_rows(tallies: Tallies) -> Iterator[list[str]]:
    for kind in KINDS:
        games, by_runes, answers, taken, battles, most = tallies[f"table {kind.name}"]
        long = quantile(by_number(tallies, f"minutes {kind.name}|"), 0.9)
        means = [f"{most / games:.1f}", f"{battles / games:.1f}", f"{answers / games:.0f}"]
        yield [kind.name, f"{games:.0f}", share_text(by_runes, games), *means, f"{taken / games / 60:.0f}", str(long)]


def year_rows(tallies: Tallies) -> Iterator[list[str]]:
    """Of the games that ended by runes: how many in each year."""
    for kind in KINDS:
        start = f"year {kind.name}|"
        found = {int(name.removeprefix(start)): row for name, row in tallies.items() if name.startswith(start)}
        games = tallies[f"table {kind.name}"][0]
        yield [kind.name, *(f"{100 * found[year][1] / games:.1f} %" if year in found else "–" for year in range(1, 9))]


def judged(tallies: Tallies) -> list[Row]:
    """Whatever should win neither less than half nor more than twice its fair share."""
    return [row for word in ("seat", "turn", "faction", "all") for row in rows(tallies, word)]


def page(tallies: Tallies, command: str) -> str:
    games = sum(values[0] for name, values in tallies.items() if name.startswith("table "))
    lines = [
        "# Runewars between bots",
        "",
        f"`{command}` made this page: {games:.0f} games.",
        "",
        "All seats are played by the game's own policy (`greedy`), and the factions are dealt. Shares are of games, in "
        "brackets their 95 % intervals by Wilson. On the preset boards a seat has always the same home.",
        "",
        verdict(judged(tallies)),
        "",
        "## Tables",
        "",
        f"Minutes are an estimate of what people would take: {HARD} seconds for an order, a target, a bid and other "
        f"questions that want a plan, {EASY} for every other one, nothing where only one answer is allowed and nothing "
        "for passing, since passes can be given ahead; orders and bids are given at the same time and count once.",
        "",
        *table(TABLE_HEAD, table_rows(tallies)),
        "## When runes end the game",
        "",
        "Shares of all games of the kind, by year; the others go to the count after the last winter. Without claims a "
        "game ends the moment somebody has enough runes.",
        "",
        *table(["", *(str(year) for year in range(1, 9))], year_rows(tallies)),
        CAUSE,
        "",
        "## Who wins, by faction",
        "",
        f"![Victories by faction, as multiples of the fair share](pictures/{STEM}-factions.svg)",
        "",
        *table(WINS_HEAD, (row.cells() for row in rows(tallies, "all"))),
        *table(WINS_HEAD, (row.cells() for row in rows_by_kind(tallies, "faction", KINDS))),
        "## Who wins, by seat",
        "",
        f"![Victories by seat, as multiples of the fair share](pictures/{STEM}-seats.svg)",
        "",
        *table(WINS_HEAD, (row.cells() for row in rows_by_kind(tallies, "seat", KINDS))),
        "## Who wins, by place from the first player",
        "",
        *table(WINS_HEAD, (row.cells() for row in rows_by_kind(tallies, "turn", KINDS))),
    ]
    return "\n".join(lines).rstrip("\n") + "\n"


CAUSE = (
    "Where under half of the games end by runes, the bots are the cause: they plan one season ahead, attack where a "
    "single battle pays, and never prepare a blow over several seasons, so the one with the most runes is on average a "
    "rune short. Claims (ruleset *revised*, Road to Victory) ask for runes that are held over a whole season as well, "
    "and Free Cities and Epic for one rune more."
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000, help="games of every kind of table")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--out", type=Path, default=PAGE, help="where the page is written")
    parser.add_argument("--store", type=Path, default=STORE, help="where played games are kept")
    wanted = parser.parse_args()
    tallies = measure_kinds(chunk, runewars, len(KINDS), wanted.games, wanted.seed, wanted.workers, wanted.store)
    print(verdict(judged(tallies)), file=sys.stderr)
    command = f"python tools/runewars_balance.py --games {wanted.games} --seed {wanted.seed}"
    wanted.out.write_text(page(tallies, command), "utf-8")
    pictures = wanted.out.parent / "pictures"
    pictures.mkdir(exist_ok=True)
    for name, word in (("factions", "faction"), ("seats", "seat")):
        (pictures / f"{STEM}-{name}.svg").write_text(plot(rows_by_kind(tallies, word, KINDS)), "utf-8")


if __name__ == "__main__":
    main()
