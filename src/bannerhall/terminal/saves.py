"""A match in a file: kept after every answer, taken up again later."""

from __future__ import annotations

import json
import secrets
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from bannerhall.core.errors import BadRecord, BadRequest, Refused
from bannerhall.core.match import Match
from bannerhall.core.replay import read_record
from bannerhall.files import write_whole
from bannerhall.games import game
from bannerhall.home import home

SUFFIX = ".record"


def folder() -> Path:
    """Where matches are kept that nobody has named a file for."""
    return home() / "matches"


def fresh_file(slug: str) -> Path:
    """A file of its own for a new match."""
    return folder() / f"{slug}-{datetime.now():%Y%m%d-%H%M%S}-{secrets.token_hex(2)}{SUFFIX}"


def save(match: Match, path: Path) -> None:
    """Write the whole record; the file is either the old one or the new one, never half of it.

    Of a match that lasts, the file also holds the seed, so that its dice can be checked; `resume` takes new ones."""
    record = replace(match.record, seed=match.record.seed or match.stream.seed.hex())
    vocabulary = match.state.rules.vocabulary
    text = record.to_text(vocabulary)
    if path.suffix == ".json":
        text = json.dumps(record.to_json(vocabulary), ensure_ascii=False, indent=1) + "\n"
    write_whole(path, text)


def resume(path: Path) -> Match:
    """The match of a file, to be played on with new dice: those of the file can be foreseen by its readers."""
    try:
        text = path.read_text("utf-8")
    except OSError as error:
        raise BadRequest("cannot-read-file", file=str(path), reason=str(error.strerror)) from error
    except UnicodeDecodeError as error:
        raise BadRecord("record-truncated", where=f"byte {error.start}") from error
    match = read_record(text, game)
    if match.over:
        raise Refused("match-is-over", file=str(path))
    match.new_dice(secrets.token_bytes(16))
    return match
