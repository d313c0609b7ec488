"""A match as text and as JSON."""

from __future__ import annotations

import json

import pytest
from matches import act, finished, match_at
from sealed_table import at

from bannerhall.core.errors import BadRecord
from bannerhall.core.match import Match
from bannerhall.core.record import (
    FORMAT,
    LARGEST,
    Entry,
    Record,
    entries_of,
    header_of,
    parse_json,
    text_to_json,
)
from bannerhall.games.sealed import GAME

WORDS = GAME.actions.vocabulary(3, {})
EVERY_KIND = [
    (Entry("answer", 2, WORDS.make("bid", 7)), [2, "bid 7"], "seat 3: bid 7"),
    (Entry("answer", 0, WORDS.make("pass")), [0, "pass"], "seat 1: pass"),
    (Entry("chance", -1, WORDS.make("lot", "ruby")), ["*", "lot ruby"], "chance: lot ruby"),
    (Entry("back", number=4), ["back", 4], "back 4"),
    (Entry("repair", 1, data=[{"path": "/table/round", "value": 2}]), None, None),
    (Entry("seat", 2, data='Ada "the" Ä'), ["seat", 2, 'Ada "the" Ä'], 'seat 2 "Ada \\"the\\" Ä"'),
    (Entry("rules", number=3, data={"a": [1, None]}), ["rules", 3, {"a": [1, None]}], 'rules 3 {"a":[1,null]}'),
    (Entry("result", data={"ranks": [0, 1]}), ["result", {"ranks": [0, 1]}], 'result {"ranks":[0,1]}'),
]


def record_of(*entries: Entry) -> Record:
    return Record("sealed", 1, 3, {}, {"rounds": 5}, names=["Ada", "", "Böb"], entries=list(entries))


def from_json(data: object) -> Record:
    record = header_of(data)
    record.entries = entries_of(data, record, 1, WORDS)
    return record


@pytest.mark.parametrize(("entry", "data", "text"), EVERY_KIND, ids=lambda value: getattr(value, "kind", ""))
def test_every_kind_of_entry_has_its_form(entry: Entry, data: object, text: str | None) -> None:
    record = record_of(entry)
    if data is not None:
        assert entry.to_json(WORDS) == data
        assert record.to_text(WORDS).splitlines()[-1] == f"1. {text}"
    assert from_json(record.to_json(WORDS)) == record
    assert from_json(text_to_json(record.to_text(WORDS))) == record


def test_all_kinds_together_round_trip() -> None:
    record = record_of(*(entry for entry, _, _ in EVERY_KIND))
    assert from_json(json.loads(json.dumps(record.to_json(WORDS)))) == record
    assert from_json(text_to_json(record.to_text(WORDS))) == record


def test_a_whole_match_round_trips() -> None:
    match = finished()
    words = match.state.rules.vocabulary
    assert from_json(parse_json(json.dumps(match.record.to_json(words)))) == match.record
    assert from_json(text_to_json(match.record.to_text(words))) == match.record


def test_the_text_has_a_header_and_a_line_per_entry() -> None:
    match = act(match_at(at("auction", numbers={"rounds": 2})), 0, "keep", "bid 4")
    match.record.names = ["Ada", "Bob"]
    text = match.record.to_text(WORDS).splitlines()
    assert text[:7] == [
        "bannerhall: 1",
        'game: "sealed"',
        "rules: 1",
        "seats: 2",
        "options: {}",
        'numbers: {"rounds":2,"start_coins":10,"bid_limit":12}',
        'names: ["Ada","Bob"]',
    ]
    assert text[-3:] == ["", "1. seat 1: keep", "2. seat 1: bid 4"]


def test_the_checksum_covers_answers_and_chance_alone() -> None:
    match, other = finished(2, 5), finished(2, 5)
    other.record.entries.insert(3, Entry("seat", 1, data="Ada"))
    assert match.record.checksum() == other.record.checksum()
    assert match.record.checksum() != finished(2, 6).record.checksum()


def test_a_result_is_the_last_entry_or_none() -> None:
    assert record_of().result() is None
    assert record_of(Entry("result", data=7)).result() == 7
    assert record_of(Entry("answer", 0, WORDS.make("pass"))).result() is None


def header(**changes: object) -> dict[str, object]:
    return {**record_of().to_json(WORDS), **changes}


@pytest.mark.parametrize(
    ("changes", "where"),
    [
        ({"game": 3}, "/game"),
        ({"game": "x" * 41}, "/game"),
        ({"rules": -1}, "/rules"),
        ({"seats": 0}, "/seats"),
        ({"seats": 7}, "/seats"),
        ({"seats": True}, "/seats"),
        ({"options": []}, "/options"),
        ({"options": {"a": []}}, "/options/a"),
        ({"numbers": {"rounds": "x"}}, "/numbers/rounds"),
        ({"names": ["a"] * 7}, "/names"),
        ({"names": [1]}, "/names/0"),
        ({"commitment": "xyz"}, "/commitment"),
        ({"seed": "abc"}, "/seed"),
        ({"seed": ""}, "/seed"),
        ({"start": []}, "/start"),
        ({"more": 1}, "/more"),
    ],
)
def test_a_wrong_header_is_named_by_its_path(changes: dict[str, object], where: str) -> None:
    with pytest.raises(BadRecord) as wrong:
        header_of(header(**changes))
    assert (wrong.value.message, wrong.value.facts["where"]) == ("bad-record", where)


@pytest.mark.parametrize("key", sorted(record_of().to_json(WORDS)))
def test_a_header_lacks_nothing(key: str) -> None:
    data = header()
    del data[key]
    with pytest.raises(BadRecord) as wrong:
        header_of(data)
    assert wrong.value.facts["where"] == f"/{key}"


def test_another_format_is_told_so() -> None:
    with pytest.raises(BadRecord) as wrong:
        header_of(header(bannerhall=FORMAT + 1))
    assert (wrong.value.message, wrong.value.facts) == ("bad-record-format", {"got": FORMAT + 1, "wanted": FORMAT})


@pytest.mark.parametrize(
    "entry",
    [
        None,
        [],
        [0],
        [0, "pass", 1],
        [3, "pass"],
        [-1, "pass"],
        [True, "pass"],
        [0, "fly"],
        [0, "bid 41"],
        [0, 7],
        ["*"],
        ["jump", 1],
        ["back", -1],
        ["back", "1"],
        ["back", 1, 2],
        ["seat", 3, "x"],
        ["repair", 1],
        ["rules", "1", {}],
        ["result"],
        [1.0, "pass"],
    ],
)
def test_an_entry_that_is_none_is_named_by_its_path(entry: object) -> None:
    with pytest.raises(BadRecord) as wrong:
        from_json(header(entries=[[0, "pass"], entry]))
    assert str(wrong.value.facts["where"]).startswith("/entries/1")


def test_entries_under_older_rules_are_kept_as_they_were() -> None:
    old = [[0, "word of old"], ["*", "dice 9"]]
    position = at("bids").state.to_json()
    data = header(rules=0, entries=[*old, ["rules", 1, position], [0, "bid 1"]])
    record = from_json(data)
    assert [entry.kind for entry in record.entries] == ["old", "old", "rules", "answer"]
    assert record.to_json(WORDS)["entries"] == data["entries"]


def test_a_record_of_other_rules_without_a_change_is_refused() -> None:
    with pytest.raises(BadRecord) as wrong:
        from_json(header(rules=9, entries=[[0, "pass"]]))
    assert (wrong.value.message, wrong.value.facts) == ("bad-record-version", {"got": 9, "wanted": 1})


@pytest.mark.parametrize("text", ["", "{", '{"a": 1', "[1, 2", '{"a": NaN}', '{"a": Infinity}', "[" * 100_000, "nul"])
def test_text_that_is_no_json_is_a_bad_record(text: str) -> None:
    with pytest.raises(BadRecord):
        parse_json(text)


def test_a_broken_off_record_names_the_place() -> None:
    with pytest.raises(BadRecord) as wrong:
        parse_json('{"game":\n  "sea')
    assert (wrong.value.message, wrong.value.facts) == ("record-truncated", {"where": "line 2, column 3"})


def test_a_record_of_monstrous_size_is_not_even_parsed() -> None:
    for read in (parse_json, text_to_json):
        with pytest.raises(BadRecord):
            read(" " * (LARGEST + 1))


@pytest.mark.parametrize(
    ("line", "place"),
    [
        ("2. seat 1: pass", "line 3"),
        ("1. seat 1 pass", "line 3"),
        ("x. chance: lot ruby", "line 3"),
        ("1. back {", "line 3"),
        ("1. jump 3", "line 3"),
        ("seat 1: pass", "line 3"),
    ],
)
def test_a_line_that_cannot_be_read_is_named(line: str, place: str) -> None:
    with pytest.raises(BadRecord) as wrong:
        text_to_json(f'game: "sealed"\n\n{line}\n')
    assert wrong.value.facts["where"] == place


def test_a_header_line_that_is_no_json_is_named() -> None:
    with pytest.raises(BadRecord) as wrong:
        text_to_json('game: "sealed"\nseats: three\n')
    assert wrong.value.facts["where"] == "line 2"


def test_a_match_record_names_its_box() -> None:
    record = Match.begin(GAME, 3, 1, numbers={"bid_limit": 9}).record
    assert (record.game, record.rules_version, record.seats) == ("sealed", 1, 3)
    assert record.numbers == {"rounds": 5, "start_coins": 10, "bid_limit": 9}
