"""`bannerhall simulate`: many matches between bots, over several processes."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import TYPE_CHECKING

import click

from bannerhall.commands.common import (
    Setup,
    bot_names,
    json_option,
    make_folder,
    setup_options,
    speak,
    tell,
    tell_json,
)
from bannerhall.games import game

if TYPE_CHECKING:
    from bannerhall.arena.pool import Report

MOST_GAMES = 1_000_000_000


def cores() -> int:
    """How many processes can run here at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


workers_option = click.option(
    "--workers",
    type=click.IntRange(1, 256),
    metavar="N",
    help="Processes; without it as many as there are cores.",
)


@contextmanager
def progress(total: int) -> Iterator[Report]:
    """A bar on standard error with rate and time left, if somebody is there to see it."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TimeRemainingColumn
    from rich.text import Text

    class Rate(ProgressColumn):
        def render(self, task: Task) -> Text:
            return Text("" if task.speed is None else f"{task.speed:,.0f}/s")

    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), Rate(), TimeRemainingColumn(compact=True))
    # No thread of its own: processes are forked while the bar is shown.
    with Progress(
        *columns, console=console, auto_refresh=False, disable=not console.is_terminal, transient=True
    ) as bar:
        task = bar.add_task("", total=total)
        yield lambda games: bar.update(task, advance=games, refresh=True)


@click.command()
@click.argument("slug", metavar="GAME")
@click.option("--games", type=click.IntRange(1, MOST_GAMES), required=True, metavar="N", help="How many matches.")
@click.option("--bots", default="random", metavar="A,B,…", help="One a seat, the last one for all further seats.")
@setup_options
@workers_option
@click.option("--out", metavar="DIR", help="Keep every record in this folder.")
@json_option
def command(
    slug: str,
    games: int,
    bots: str,
    setup: Setup,
    workers: int | None,
    out: str | None,
    as_json: bool,
) -> None:
    """Play many matches between bots (random, greedy, search, search:N)."""
    from bannerhall.arena import Series, run

    speak(None)
    seed = setup.seed or 0
    box = game(slug)
    chosen, counted = setup.variants(box)
    rules = box.ruleset(setup.seats, chosen, counted)
    named = bot_names(bots, rules.seats)
    folder = make_folder(out) if out is not None else None
    plan = Series(box.source, rules.seats, named, seed, games, chosen, counted, str(folder or ""))
    start = perf_counter()
    with progress(games) as report:
        (outcome,) = run([plan], workers or cores(), report)
    seconds = perf_counter() - start
    document: dict[str, object] = {
        "game": slug,
        "seats": rules.seats,
        "bots": list(named),
        "options": dict(rules.options),
        "numbers": dict(rules.named_numbers),
        "seed": seed,
        "games": outcome.games,
        "finished": outcome.finished,
        "decisions": outcome.decisions,
        "chances": outcome.chances,
        "seconds": seconds,
        "decisions_per_second": outcome.decisions / seconds,
        "mean_decisions": outcome.decisions / outcome.games,
        "wins_by_seat": outcome.wins,
        "checksum": outcome.checksum,
    }
    if rules.seats == 1:
        document |= {"lost": outcome.lost_alone, "drawn": outcome.drawn}
    if folder is not None:
        (folder / "summary.json").write_text(json.dumps(document, indent=2, ensure_ascii=False) + "\n", "utf-8")
    if as_json:
        tell_json(document)
        return
    tell("cli-played", games=outcome.games, finished=outcome.finished, seconds=f"{seconds:.1f}")
    mean = f"{outcome.decisions / outcome.games:.1f}"
    tell("cli-pace", decisions=outcome.decisions, rate=f"{outcome.decisions / seconds:,.0f}", mean=mean)
    for seat, wins in enumerate(outcome.wins):
        tell("cli-wins", seat=seat + 1, wins=wins, share=f"{100 * wins / outcome.games:.1f}")
    if rules.seats == 1:
        tell("cli-alone", lost=outcome.lost_alone, drawn=outcome.drawn)
    tell("cli-checksum", checksum=str(outcome.checksum), seed=seed)
    if folder is not None:
        tell("cli-records-in", file=str(folder))
