"""`bannerhall restore`: a hall from its backup."""

from __future__ import annotations

import asyncio
from pathlib import Path

import click

from bannerhall.commands.backup import database_option, database_url
from bannerhall.commands.common import lang_option, speak, tell


@click.command()
@click.argument("file", metavar="FILE")
@database_option
@lang_option
def command(file: str, database: str | None, lang: str | None) -> None:
    """Fill an empty database from a backup: of either kind, so that a hall can move from SQLite to PostgreSQL."""
    from bannerhall.server.store.backup import restore

    speak(lang)
    count = asyncio.run(restore(database_url(database), Path(file).expanduser()))
    tell("restore-done", file=file, count=count)
