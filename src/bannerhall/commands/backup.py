"""`bannerhall backup`: everything a hall has, in one file."""

from __future__ import annotations

from pathlib import Path

import click

from bannerhall.commands.common import lang_option, speak, tell
from bannerhall.home import home as usual_home

database_option = click.option(
    "--database", metavar="URL", help="sqlite:///FILE or postgresql://…; that of `bannerhall serve` without it."
)


def database_url(given: str | None) -> str:
    return given or f"sqlite:///{usual_home() / 'hall.db'}"


@click.command()
@click.argument("file", metavar="FILE")
@database_option
@lang_option
def command(file: str, database: str | None, lang: str | None) -> None:
    """Write a backup of the hall's database to a file. The hall may be running."""
    from bannerhall.server.store.backup import back_up

    speak(lang)
    count = back_up(database_url(database), Path(file).expanduser())
    tell("backup-done", file=file, count=count)
