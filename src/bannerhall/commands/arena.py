"""`bannerhall arena`: bots against each other."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING

import click

from bannerhall.commands.common import Setup, bot_names, json_option, setup_options, speak, tell, tell_json
from bannerhall.commands.simulate import MOST_GAMES, cores, progress, workers_option
from bannerhall.core.errors import BadRequest
from bannerhall.games import game

if TYPE_CHECKING:
    from bannerhall.arena import Score

MOST_BOTS = 12


@click.command()
@click.argument("slug", metavar="GAME")
@click.option("--bots", required=True, metavar="A,B,…", help="At least two different ones.")
@click.option("--games", type=click.IntRange(2, MOST_GAMES), required=True, metavar="N", help="Matches of each pair.")
@setup_options
@workers_option
@json_option
def command(
    slug: str,
    bots: str,
    games: int,
    setup: Setup,
    workers: int | None,
    as_json: bool,
) -> None:
    """Let every bot meet every other, with the seats exchanged after half of the matches."""
    from bannerhall.arena import Series, by_bot, by_pair, pairings, run

    speak(None)
    seed = setup.seed or 0
    box = game(slug)
    chosen, counted = setup.variants(box)
    rules = box.ruleset(setup.seats, chosen, counted)
    named = bot_names(bots, MOST_BOTS)
    if len(named) < 2 or len(set(named)) < len(named):
        raise BadRequest("bad-rivals", got=bots)
    pairs = pairings(Series(box.source, rules.seats, (), seed, games, chosen, counted), named)
    start = perf_counter()
    with progress(games * len(pairs)) as report:
        outcomes = run([plan for pair in pairs for plan in pair.plans], workers or cores(), report)
    scores, duels = by_bot(named, pairs, outcomes), by_pair(pairs, outcomes)
    document: dict[str, object] = {
        "game": slug,
        "seats": rules.seats,
        "options": dict(rules.options),
        "numbers": dict(rules.named_numbers),
        "seed": seed,
        "games": sum(outcome.games for outcome in outcomes),
        "finished": sum(outcome.finished for outcome in outcomes),
        "seconds": perf_counter() - start,
        "bots": [one.to_json() for one in scores],
        "pairs": [one.to_json() for one in duels],
        "checksums": [outcome.checksum for outcome in outcomes],
    }
    if as_json:
        tell_json(document)
        return
    for one in scores:
        tell("cli-arena-bot", bot=one.bot, games=one.games, **_percents(one))
    for one in duels if len(named) > 2 else ():
        tell("cli-arena-pair", bot=one.bot, against=one.against, games=one.games, **_percents(one))


def _percents(one: Score) -> dict[str, str]:
    low, high = one.interval
    return {"share": f"{100 * one.share:.1f}", "low": f"{100 * low:.1f}", "high": f"{100 * high:.1f}"}
