"""Scenes are encoded in parts, and what several see alike is encoded once: the bytes are those of the whole."""

from __future__ import annotations

import json

import msgspec
import pytest

from bannerhall.core.chance import Stream
from bannerhall.core.state import CHANCE, SPECTATOR
from bannerhall.games import game
from bannerhall.server import wire
from bannerhall.server.sitting import Sitting
from bannerhall.server.store.database import Row
from bannerhall.server.watcher import Shared

SEATS = 4
STEPS = 120


def sitting_of(slug: str, typed: bool) -> Sitting:
    row: Row = {
        "id": "here",
        "rules": game(slug).rules_version,
        "options": "{}",
        "numbers": "{}",
        "position": None,
        "seats": SEATS,
        "seed": "07" * 32,
        "typed": int(typed),
        "seconds": 60.0,
    }
    chairs: list[Row] = [{"kind": "human", "name": f"P{seat}", "bot": ""} for seat in range(SEATS)]
    sitting = Sitting(game(slug), row, chairs)
    sitting.begin(1000.0)
    return sitting


def play_on(sitting: Sitting, stream: Stream, now: float) -> None:
    """Somebody who is awaited does anything."""
    state, text = sitting.state, sitting.state.rules.vocabulary.text
    if sitting.match.typing():
        odds = state.odds()
        sitting.match.tell(max(0, state.teller()), odds[stream.below(len(odds))][0])
        sitting.table.look(now)
        return
    waiting = [seat for seat in state.waiting() if seat != CHANCE]
    seat = waiting[stream.below(len(waiting))]
    legal = [action for action in state.legal(seat) if text(action) != "stop"]
    sitting.enter(seat, legal[stream.below(len(legal))], now)


def check(sitting: Sitting) -> None:
    shared = Shared(sitting)
    for reader in (SPECTATOR, *range(SEATS)):
        whole = msgspec.json.encode(sitting.scene(reader))
        assert b'{"reader":%d,%b' % (reader, shared.scene(reader)) == whole
        lines = sitting.feed(reader).lines
        for had in (0, max(0, len(lines) - 3), len(lines)):
            told = shared.told(reader, had)
            assert json.loads(b"{" + told[1:] + b"0}}") == {
                "number": len(lines),
                "lines": json.loads(msgspec.json.encode(lines[had:])),
                "scene": {"reader": 0},
            }


@pytest.mark.parametrize("typed", [False, True])
@pytest.mark.parametrize("slug", ["xorlosch", "sealed"])
def test_a_scene_of_parts_is_the_whole_scene(slug: str, typed: bool) -> None:
    sitting, stream = sitting_of(slug, typed), Stream(5)
    for step in range(STEPS):
        check(sitting)
        if sitting.match.over:
            break
        play_on(sitting, stream, 1000.0 + step)


def test_a_ballot_is_in_every_scene() -> None:
    sitting, stream = sitting_of("xorlosch", False), Stream(5)
    for step in range(10):
        play_on(sitting, stream, 1000.0 + step)
    sitting.do(wire.ProposeBack("abcdefgh", 1, len(sitting.feed(1).lines), 2), 1020.0)
    assert b'"ballot":{"kind":"back"' in Shared(sitting).scene(SPECTATOR)
    check(sitting)
