"""A hall that was stored before questions had names in positions: its matches open, show what they showed, and go on.

`old_hall/hall.sql` is the SQLite database of such a hall, `old_hall/scenes.json` what it showed each seat and a
spectator (-3) at the end. Commit 96c3984 wrote both: eleven matches of all games, stopped in the middle of turns, votes
and parallel headquarters, with undone and repaired entries; six go on from positions in the old form. Positions of
that time are never written again, so the database stays as it is. Scenes may change where readers are meant to see
something new: since then facts and cards have names ("kobolds", "economy") where they had numbers.
"""

from __future__ import annotations

import json
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from halls import Person, Served, hall
from seats import stored_entries

from bannerhall.core.replay import read_record, unproven_rolls
from bannerhall.core.state import SPECTATOR
from bannerhall.games import game
from bannerhall.server.store import people
from bannerhall.server.times import now

FOLDER = Path(__file__).parent / "old_hall"
SHOWN: dict[str, dict[str, Any]] = json.loads((FOLDER / "scenes.json").read_text(encoding="utf-8"))
ANSWERS = 40  # enough for a few turns


@pytest.fixture
def old_hall(tmp_path: Path) -> Path:
    """The folder of a hall that was closed before the change."""
    connection = sqlite3.connect(tmp_path / "hall.db")
    connection.executescript((FOLDER / "hall.sql").read_text(encoding="utf-8"))
    connection.close()
    return tmp_path


def players(served: Served, table: str) -> list[Person]:
    """Those who sit at a table, by seat. The fixture holds no sessions, so they get new ones."""
    rows = served.run(served.hall.db.rows, "SELECT account FROM chair WHERE match = :id ORDER BY seat", {"id": table})
    tokens = [people.new_token() for _ in rows]
    for row, token in zip(rows, tokens, strict=True):
        statement = people.session_statement(str(row["account"]), token, now(), people.STAY)
        served.run(served.hall.db.commit, statement)
    return [served.stranger(token) for token in tokens]


def shown(seated: list[Person], table: str) -> dict[str, Any]:
    """What every seat and a spectator see now."""
    viewers = {SPECTATOR: seated[0], **dict(enumerate(seated))}
    scenes = {seat: person.get(f"/api/tables/{table}/scene?seat={seat}") for seat, person in viewers.items()}
    return {str(seat): told["scene"] for seat, told in scenes.items()}


def act(person: Person, table: str, seat: int, number: int, dice: random.Random) -> None:
    """Answer or type something that is offered. 409: a seat that could only pass was passed just before."""
    told = person.get(f"/api/tables/{table}/scene?seat={seat}")
    scene = told["scene"]
    offer = dice.choice(scene["outcomes"] or scene["options"])
    action = {"kind": offer["kind"]}
    if "from" in offer:
        action["argument"] = dice.randint(offer["from"], offer["to"])
    elif "argument" in offer:
        action["argument"] = offer["argument"]
    what = {"do": "tell", "action": action} if scene["outcomes"] else {"do": "answer", "actions": [action]}
    sent = {**what, "key": f"play-on-{number}", "seat": seat, "have": told["number"]}
    answer = person.client.post(f"/api/tables/{table}/acts", json={"act": sent})
    assert answer.status_code in (200, 409), answer.text


def play_on(served: Served, seated: list[Person], table: str) -> None:
    """Answer for everybody, a few turns and then to a moment at which the hall does nothing by itself."""
    dice = random.Random(table)
    for number in range(2 * ANSWERS):
        (row,) = served.run(served.hall.db.rows, "SELECT due FROM match WHERE id = :id", {"id": table})
        scene = seated[0].get(f"/api/tables/{table}/scene?seat={SPECTATOR}")["scene"]
        if scene["status"] == "over" or (number >= ANSWERS and row["due"] is None):
            return
        seat = dice.choice(scene["waiting"] or range(len(seated)))  # where everybody may type, nobody is awaited
        act(seated[seat], table, seat, number, dice)


@pytest.mark.parametrize("table", SHOWN)
def test_a_match_of_that_time_shows_the_same_and_goes_on(old_hall: Path, table: str) -> None:
    with hall(old_hall) as served:
        before = stored_entries(served, table)
        seated = players(served, table)
        assert shown(seated, table) == SHOWN[table]
        play_on(served, seated, table)
        entries, scenes = stored_entries(served, table), shown(seated, table)
        over = SHOWN[table]["0"]["status"] == "over"
        assert entries[: len(before)] == before
        assert (len(entries) > len(before)) != over
    with hall(old_hall) as again:
        assert shown(players(again, table), table) == scenes


@pytest.mark.parametrize("table", [table for table, scenes in SHOWN.items() if scenes["0"]["status"] == "over"])
def test_a_match_that_was_over_replays_to_its_result(old_hall: Path, table: str) -> None:
    with hall(old_hall) as served:
        record = players(served, table)[0].client.get(f"/api/tables/{table}/record?form=text").text
    match = read_record(record, game)
    assert match.record.result() == SHOWN[table]["0"]["result"]
    assert unproven_rolls(match) == []


def test_notes_photos_and_boards_are_still_there(old_hall: Path) -> None:
    with hall(old_hall) as served:
        (row,) = served.run(served.hall.db.rows, "SELECT DISTINCT match FROM keepsake", {})
        table = str(row["match"])
        kept = players(served, table)[0].get(f"/api/tables/{table}/keepsakes")
        assert sorted(keepsake["kind"] for keepsake in kept) == ["board", "note", "photo"]


def test_there_are_matches_of_every_game_and_kind(old_hall: Path) -> None:
    connection = sqlite3.connect(old_hall / "hall.db")
    games = {name for (name,) in connection.execute("SELECT game FROM match")}
    modes = {json.loads(options).get("mode") for (options,) in connection.execute("SELECT options FROM match")}
    kinds = {json.loads(data)[0] for (data,) in connection.execute("SELECT data FROM entry")}
    positions = [json.loads(text) for (text,) in connection.execute("SELECT position FROM match WHERE position <> ''")]
    connection.close()
    assert games == {"sealed", "xorlosch", "smallworld", "leaders"}
    assert {"digital", "companion"} <= modes
    assert {"back", "repair", "propose", "vote", "dice", "result"} <= kinds
    assert all(isinstance(frame, list) for position in positions for frame in position["stack"])
    assert len(positions) == 6
    assert sum(scenes["0"]["ballot"] is not None for scenes in SHOWN.values()) >= 3
