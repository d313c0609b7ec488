"""Two worlds of Runewars that differ only in a secret: what the others are shown and asked must be the same."""

from __future__ import annotations

import json

from bannerhall.core.events import Sink, seen
from bannerhall.core.frames import SPECTATOR
from bannerhall.games.runewars.rules.state import Runewars


def look_alike(one: Runewars, other: Runewars, *knowing: int) -> None:
    """Whoever does not know the secret sees the same and is asked the same, and the same seats are waited for."""
    assert one.waiting() == other.waiting()
    assert all(one.question(seat) == other.question(seat) for seat in one.waiting())
    for seat in (*range(one.seats), SPECTATOR):
        if seat in knowing:
            continue
        assert one.view(seat) == other.view(seat)
        if seat >= 0:
            assert one.legal(seat) == other.legal(seat)
            assert one.question(seat) == other.question(seat)


def told_after(s: Runewars, seat: int, action: int, reader: int) -> tuple[Runewars, str]:
    """The state after an answer, and what a reader has been told of it."""
    after = s.clone()
    assert isinstance(after, Runewars)
    after.sink = Sink()
    after.answer(seat, action)
    return after, json.dumps(seen(after.sink.drain(), s.rules.events, reader), sort_keys=True)
