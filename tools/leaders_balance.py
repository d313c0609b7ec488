"""How LEADERS ends when its own sense plays all seats, and for whom: a page of shares with their 95 % intervals.

`python tools/leaders_balance.py --games 2000 --out docs/balance-leaders.md` plays so many games for every number of
players, over all scenarios in turn, in one process. Compiled, a game takes some hundredths of a second.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from balancekit.pages import table
from balancekit.runs import GREEDY, play_on
from bannerhall.arena import wilson
from bannerhall.core.chance import Stream
from bannerhall.games.leaders import GAME
from bannerhall.games.leaders.rules import nations
from bannerhall.games.leaders.rules.components import FIXED_START, SCENARIOS, VICTORIES
from bannerhall.games.leaders.rules.state import Leaders

SEATS = range(2, 7)
LONGEST = 200  # rounds after which a game is given up
WANTED_ROUNDS = 60
NEVER = "not ended"


@dataclass(frozen=True)
class Ending:
    """What came of a game. Winners are seats; the rows are by seat."""

    seats: int
    scenario: int
    way: str
    rounds: int
    winners: tuple[int, ...]
    places: tuple[int, ...]
    nations: tuple[int, ...]
    shares: tuple[int, ...]
    decisions: int


def play(seats: int, scenario: int, seed: int, number: int, bots: Iterable[str] = ()) -> Ending:
    """One game; a seat that is no greedy one plays at random."""
    state = GAME.new(seats, None, {"scenario": SCENARIOS[scenario]}, {})
    assert isinstance(state, Leaders)
    wise = [bot == GREEDY for bot in bots] or [True] * seats
    decisions = play_on(state, Stream(seed, number), wise.__getitem__, goes_on=lambda: state.round <= LONGEST)
    return ending(state, scenario, decisions)


def ending(state: Leaders, scenario: int, decisions: int) -> Ending:
    seats = range(int(state.seats))
    return Ending(
        seats=len(seats),
        scenario=scenario,
        way=VICTORIES[state.way] if state.depth == 0 else NEVER,
        rounds=int(state.round),
        winners=tuple(seat for seat in seats if state.depth == 0 and (state.winners >> seat) & 1 == 1),
        places=tuple(int(state.place[seat]) for seat in seats),
        nations=tuple(int(state.nation[seat]) for seat in seats),
        shares=tuple(int(state.share[seat]) for seat in seats),
        decisions=decisions,
    )


# --- Counting -----------------------------------------------------------------------------------------------


@dataclass
class Share:
    """Of so many games, how many were won, and how many would be if all were equal."""

    games: int = 0
    won: float = 0.0
    fair: float = 0.0

    def text(self) -> str:
        low, high = wilson(self.won, self.games)
        return f"{percent(self.won / self.games)} ({100 * low:.1f}–{100 * high:.1f})" if self.games else "–"

    def ratio(self) -> float:
        return self.won / self.fair if self.fair else 0.0


def wins(endings: Iterable[Ending], group: Callable[[Ending, int], str]) -> dict[str, Share]:
    """Won games by what a seat was; a shared win counts in part."""
    found: dict[str, Share] = {}
    for one in endings:
        for seat in range(one.seats):
            share = found.setdefault(group(one, seat), Share())
            share.games += 1
            share.fair += 1 / one.seats
            if seat in one.winners:
                share.won += 1 / len(one.winners)
    return dict(sorted(found.items()))


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def quantile(values: list[int], share: float) -> int:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


# --- The page -----------------------------------------------------------------------------------------------


def ways_row(name: str, endings: list[Ending]) -> list[str]:
    counts = Counter(one.way for one in endings)
    return [name, str(len(endings)), *(Share(len(endings), counts[way]).text() for way in (*VICTORIES, NEVER))]


def rounds_row(name: str, endings: list[Ending]) -> list[str]:
    rounds = [one.rounds for one in endings]
    early = sum(one.way != NEVER and one.rounds <= WANTED_ROUNDS for one in endings)
    figures = [str(quantile(rounds, 0.5)), str(quantile(rounds, 0.99)), str(max(rounds))]
    return [name, *figures, percent(early / len(endings))]


def win_rows(shares: dict[str, Share]) -> list[list[str]]:
    return [[name, str(share.games), share.text(), f"{share.ratio():.2f}"] for name, share in shares.items()]


def page(endings: list[Ending], against: Share, seconds: float, command: str) -> str:
    of = {seats: [one for one in endings if one.seats == seats] for seats in SEATS}
    by_scenario = {name: [one for one in endings if one.scenario == number] for number, name in enumerate(SCENARIOS)}
    groups = {**{f"{seats} players": of[seats] for seats in SEATS}, **by_scenario, "all": endings}
    fixed = [one for one in endings if one.scenario in FIXED_START]
    pace = 1000 * seconds / len(endings)
    decisions = sum(one.decisions for one in endings) / len(endings)
    wins_head = ["", "games", "won (95 % interval)", "times the fair share"]
    lines = [
        "# LEADERS between bots",
        "",
        "All seats are played by the game's own sense (`greedy`), on the board, with the usual options. Shares are of "
        "games, in brackets their 95 % intervals by Wilson. `free_game`, `quick_game` and the others are scenarios; "
        "each has a sixth of the games of every number of players.",
        "",
        f"`{command}` made this page: {len(endings)} games, {decisions:.0f} answers and {pace:.0f} ms each.",
        "",
        "## How games end",
        "",
        *table(["", "games", *VICTORIES, NEVER], [ways_row(name, some) for name, some in groups.items() if some]),
        "## How long they last",
        "",
        *table(
            ["", "median rounds", "99 of 100 within", "longest", f"ended within {WANTED_ROUNDS} rounds"],
            [rounds_row(name, some) for name, some in groups.items() if some],
        ),
        "## Who wins, by place in the player order",
        "",
        *table(wins_head, win_rows(wins(endings, lambda one, seat: f"{one.seats} players, place {one.places[seat]}"))),
        "## By seat",
        "",
        *table(wins_head, win_rows(wins(endings, lambda one, seat: f"{one.seats} players, seat {seat + 1}"))),
        "## By nation",
        "",
        *table(wins_head, win_rows(wins(endings, lambda one, seat: nations.NAMES[one.nations[seat] - 1]))),
        "## By share of a fixed start",
        "",
        "Quick Game and Two Camps. A share should win neither less than half nor more than twice its fair share.",
        "",
        *table(wins_head, win_rows(wins(fixed, lambda one, seat: f"{one.seats} players, share {one.shares[seat]}"))),
        "## Against random play",
        "",
        f"One seat by `greedy`, all others at random: {against.text()} of {against.games} games won.",
    ]
    return "\n".join(lines) + "\n"


def measure(games: int, seed: int) -> tuple[list[Ending], float]:
    start = perf_counter()
    endings = []
    for seats in SEATS:
        for number in range(games):
            endings.append(play(seats, number % len(SCENARIOS), seed, number * 8 + seats))
        print(f"{seats} players: {perf_counter() - start:.0f} s", file=sys.stderr)
    return endings, perf_counter() - start


def against_random(games: int, seed: int) -> Share:
    share = Share()
    for number in range(games):
        seats = SEATS[number % len(SEATS)]
        mine = number // len(SEATS) % seats
        bots = [GREEDY if seat == mine else "random" for seat in range(seats)]
        one = play(seats, number % len(SCENARIOS), seed + 1, number, bots)
        share.games += 1
        share.won += (mine in one.winners) / max(1, len(one.winners))
    return share


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200, help="games for each number of players")
    parser.add_argument("--random", type=int, default=100, help="games against random play")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="where the page is written; printed if it is not said")
    wanted = parser.parse_args()
    endings, seconds = measure(wanted.games, wanted.seed)
    command = f"python tools/leaders_balance.py --games {wanted.games} --seed {wanted.seed}"
    text = page(endings, against_random(wanted.random, wanted.seed), seconds, command)
    if wanted.out is None:
        print(text)
    else:
        wanted.out.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
