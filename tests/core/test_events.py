"""Events: who sees what of what happened."""

from __future__ import annotations

from bannerhall.core.events import ALL, Event, EventKind, Sink, seen, viewer_bit
from bannerhall.core.state import SPECTATOR

CARDS = ("copper", "silver", "gold", "pearl", "ruby")
KINDS = (EventKind("ended", {}), EventKind("took", {"seat": (), "card": CARDS, "coins": ()}))


def shown(event: Event, reader: int) -> list[dict[str, object]]:
    return seen([event], KINDS, reader)


def test_every_seat_has_an_eye_and_all_others_share_one() -> None:
    assert [viewer_bit(seat) for seat in range(6)] == [1, 2, 4, 8, 16, 32]
    assert viewer_bit(SPECTATOR) == viewer_bit(-1) == 1 << 15
    assert ALL & viewer_bit(SPECTATOR) != 0


def test_an_open_event_is_seen_whole_by_all() -> None:
    event = Event(1, 0, 4, 7, 0, ALL, 0)
    for reader in (0, 5, SPECTATOR):
        assert shown(event, reader) == [{"event": "took", "seat": 0, "card": "ruby", "coins": 7}]


def test_secret_arguments_are_blank_for_others() -> None:
    event = Event(1, 0, 4, 7, 0, viewer_bit(0) | viewer_bit(2), 0b010)
    assert shown(event, 0) == shown(event, 2) == [{"event": "took", "seat": 0, "card": "ruby", "coins": 7}]
    assert shown(event, 1) == shown(event, SPECTATOR) == [{"event": "took", "seat": 0, "card": None, "coins": 7}]


def test_each_argument_may_be_secret() -> None:
    assert shown(Event(1, 0, 4, 7, 0, 0, 0b101), 1) == [{"event": "took", "seat": None, "card": "ruby", "coins": None}]


def test_a_hidden_event_is_not_there_for_others() -> None:
    event = Event(1, 0, 4, 7, 0, viewer_bit(0), 0)
    assert shown(event, 0) == [{"event": "took", "seat": 0, "card": "ruby", "coins": 7}]
    assert shown(event, 1) == shown(event, SPECTATOR) == []


def test_where_there_is_nothing_to_name_readers_are_told_so() -> None:
    assert shown(Event(1, 0, -1, 7, 0, ALL, 0), 0) == [{"event": "took", "seat": 0, "card": "none", "coins": 7}]


def test_an_event_without_arguments_is_just_its_name() -> None:
    assert shown(Event(0, 9, 9, 9, 9, ALL, 0), 0) == [{"event": "ended"}]


def test_a_sink_keeps_the_order_and_is_emptied_by_draining() -> None:
    sink = Sink()
    sink.put(1, 1, 2, 3, 0, ALL, 0)
    sink.put(0, 0, 0, 0, 0, ALL, 0)
    assert [event["event"] for event in seen(sink.drain(), KINDS, 0)] == ["took", "ended"]
    assert sink.drain() == []
