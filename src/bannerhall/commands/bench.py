"""`bannerhall bench`: speed beside that of other engines, in one run."""

from __future__ import annotations

import click

from bannerhall.commands.common import json_option, speak
from bannerhall.games import game, slugs


@click.command()
@click.option("--peers", is_flag=True, help="Measure other engines beside ours, each in its own environment.")
@click.option("--rounds", type=click.IntRange(1, 99), default=3, show_default=True, help="Every item once a round.")
@click.option("--seconds", type=click.FloatRange(0.05, 60), default=1.0, show_default=True, help="An item's time.")
@click.option("--games", metavar="A,B,…", help="Which of our games; without it all.")
@json_option
@click.pass_context
def command(ctx: click.Context, peers: bool, rounds: int, seconds: float, games: str | None, as_json: bool) -> None:
    """Measure the speed of the engine; 1 if it is slower than it must be."""
    from bannerhall import bench

    speak(None)
    wanted = slugs() if games is None else [game(slug.strip()).slug for slug in games.split(",")]
    ctx.exit(bench.main(peers, as_json, rounds, seconds, wanted))
