"""A match as text and as JSON: header, rules version, entries. Append only; everything else is a cache of it."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from bannerhall.core.errors import BadPosition, BadRecord, Trouble
from bannerhall.core.playout import fold
from bannerhall.core.reading import Reader, brief
from bannerhall.core.ruleset import Choice
from bannerhall.core.state import CHANCE
from bannerhall.core.vocabulary import Vocabulary

FORMAT: Final = 1
LARGEST: Final = 32 * 1024 * 1024  # characters; a hostile file is refused before it is parsed
MOST_ENTRIES: Final = 1_000_000

ANSWER: Final = "answer"
CHANCE_ENTRY: Final = "chance"
BACK: Final = "back"
REPAIR: Final = "repair"
SEAT: Final = "seat"
RULES: Final = "rules"
RESULT: Final = "result"
DICE: Final = "dice"  # from the next entry on chance comes from another seed; `data` is what the dice before it go by
OLD: Final = "old"  # written under rules of another version and kept as it was, in `data`
OTHERS: Final = (BACK, REPAIR, SEAT, RULES, RESULT, DICE)  # entries that are no answer and no chance
HEADER_KEYS: Final = (
    "bannerhall",
    "game",
    "rules",
    "seats",
    "options",
    "numbers",
    "names",
    "commitment",
    "seed",
    "start",
    "entries",
)


class Entry:
    """One line of a record. `number` is what a back entry keeps or a rules entry changes to. Nobody changes one."""

    __slots__ = ("action", "data", "kind", "number", "seat")

    def __init__(self, kind: str, seat: int = CHANCE, action: int = 0, number: int = 0, data: object = None) -> None:
        self.kind = kind
        self.seat = seat
        self.action = action
        self.number = number
        self.data = data

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Entry)
            and (self.kind, self.seat, self.action, self.number) == (other.kind, other.seat, other.action, other.number)
            and self.data == other.data
        )

    def __hash__(self) -> int:
        return hash((self.kind, self.seat, self.action, self.number))

    def __repr__(self) -> str:
        return f"Entry({self.kind!r}, {self.seat}, {self.action}, {self.number}, {self.data!r})"

    def to_json(self, vocabulary: Vocabulary) -> list[object]:
        if self.kind == ANSWER:
            return [self.seat, vocabulary.text(self.action)]
        if self.kind == CHANCE_ENTRY:
            return ["*", vocabulary.text(self.action)]
        if self.kind == BACK:
            return [BACK, self.number]
        if self.kind == OLD and isinstance(self.data, list):
            return self.data
        if self.kind in (REPAIR, SEAT):
            return [self.kind, self.seat, self.data]
        if self.kind == RULES:
            return [RULES, self.number, self.data]
        return [self.kind, self.data]


@dataclass
class Record:
    """Header and entries of one match. `start` is a position, or None when the match began with the bare box.

    Commitment and seed are those of the last dice; an entry DICE keeps those that came before it."""

    game: str
    rules_version: int
    seats: int
    options: dict[str, Choice]
    numbers: dict[str, int]
    names: list[str] = field(default_factory=list)
    commitment: str | None = None
    seed: str | None = None  # hexadecimal, shown when the match is over
    start: dict[str, object] | None = None
    entries: list[Entry] = field(default_factory=list)

    def result(self) -> object:
        """The stored result, or None while the match lasts."""
        return next((entry.data for entry in reversed(self.entries) if entry.kind == RESULT), None)

    def mended(self) -> bool:
        """Whether something was repaired, or taken back that chance or others had answered to: a step that its own seat
        took back before anything came of it mends nothing."""
        for at, entry in enumerate(self.entries):
            if entry.kind == REPAIR:
                return True
            if entry.kind == BACK:
                undone = [one for one in self.entries[entry.number : at] if one.kind in (ANSWER, CHANCE_ENTRY)]
                if any(one.kind == CHANCE_ENTRY or one.seat != undone[0].seat for one in undone):
                    return True
        return False

    def checksum(self) -> int:
        """One number over all answers and chances: equal for equal play."""
        h = 1
        for entry in self.entries:
            if entry.kind in (ANSWER, CHANCE_ENTRY):
                h = fold(h, entry.seat, entry.action)
        return h

    def to_json(self, vocabulary: Vocabulary) -> dict[str, object]:
        return {
            "bannerhall": FORMAT,
            "game": self.game,
            "rules": self.rules_version,
            "seats": self.seats,
            "options": dict(self.options),
            "numbers": dict(self.numbers),
            "names": list(self.names),
            "commitment": self.commitment,
            "seed": self.seed,
            "start": self.start,
            "entries": [entry.to_json(vocabulary) for entry in self.entries],
        }

    def to_text(self, vocabulary: Vocabulary) -> str:
        """One header line per key, then one line per entry; for people, diffs and mail."""
        data = self.to_json(vocabulary)
        lines = [f"{key}: {_dump(data[key])}" for key in HEADER_KEYS if key != "entries"]
        lines.append("")
        for number, entry in enumerate(self.entries, 1):
            lines.append(f"{number}. {_entry_text(entry, vocabulary)}")
        return "\n".join(lines) + "\n"


def _dump(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _entry_text(entry: Entry, vocabulary: Vocabulary) -> str:
    values = entry.to_json(vocabulary)
    if entry.kind == ANSWER:
        return f"seat {entry.seat + 1}: {values[1]}"
    if entry.kind == CHANCE_ENTRY:
        return f"chance: {values[1]}"
    return " ".join([str(values[0]), *(_dump(value) for value in values[1:])])


def parse_json(text: str) -> object:
    """JSON of bounded size and depth, or BadRecord with the place where it breaks off."""
    if len(text) > LARGEST:
        raise BadRecord("bad-record", where="/", got=f"{len(text)} characters", wanted=f"at most {LARGEST}")
    try:
        return json.loads(text, parse_constant=_no_constant)
    except json.JSONDecodeError as error:
        raise BadRecord("record-truncated", where=f"line {error.lineno}, column {error.colno}") from error
    except (RecursionError, ValueError) as error:
        raise BadRecord("bad-record", where="/", got=brief(str(error)), wanted="JSON") from error


def _no_constant(name: str) -> object:
    raise ValueError(f"{name} is no JSON number")


def header_of(data: object) -> Record:
    """Everything but the entries; a record reads its header first because the vocabulary depends on it."""
    try:
        return _read_header(Reader(data))
    except BadPosition as error:
        raise BadRecord("bad-record", **error.facts) from error


def _read_header(reader: Reader) -> Record:
    reader.object(HEADER_KEYS)
    version = reader.at("bannerhall").whole(0, 1_000_000)
    if version != FORMAT:
        raise BadRecord("bad-record-format", got=version, wanted=FORMAT)
    start = reader.at("start").value
    return Record(
        game=reader.at("game").text(40),
        rules_version=reader.at("rules").whole(0, 1_000_000),
        seats=reader.at("seats").whole(1, 6),
        options=dict(_mapping(reader.at("options"))),
        numbers=_numbers(reader.at("numbers")),
        names=[name.text(80) for name in reader.at("names").items(0, 6)],
        commitment=_hex_or_none(reader.at("commitment")),
        seed=_hex_or_none(reader.at("seed")),
        start=None if start is None else dict(_any_mapping(reader.at("start"))),
    )


def _hex_or_none(reader: Reader) -> str | None:
    if reader.value is None:
        return None
    text = reader.text(128)
    if re.fullmatch(r"([0-9a-f]{2})+", text) is None:
        raise reader.wrong("0–9 a–f")
    return text


def _any_mapping(reader: Reader) -> Mapping[str, object]:
    if not isinstance(reader.value, dict):
        raise reader.wrong("{ … }")
    return reader.value


def _mapping(reader: Reader) -> dict[str, Choice]:
    chosen: dict[str, Choice] = {}
    for name, value in _any_mapping(reader).items():
        if not isinstance(value, bool | int | str):
            raise reader.at(name).wrong("true, false, 0–9, …")
        chosen[name] = value
    return chosen


def _numbers(reader: Reader) -> dict[str, int]:
    return {name: reader.at(name).whole(-(2**31), 2**31) for name in _any_mapping(reader)}


def entries_of(data: object, record: Record, version: int, vocabulary: Vocabulary) -> list[Entry]:
    """The entries of a JSON record, each checked for its shape; whether they are legal is the replay's business.

    Of a record begun under other rules only what follows the last change to `version` can be read; the rest is OLD.
    """
    try:
        readers = Reader(data).at("entries").items(0, MOST_ENTRIES)
        old = 0 if record.rules_version == version else _change_to(version, readers, record)
        kept = [Entry(OLD, data=reader.value) for reader in readers[:old]]
        return kept + [_read_entry(reader, record.seats, vocabulary) for reader in readers[old:]]
    except BadPosition as error:
        raise BadRecord("bad-record", **error.facts) from error


def _change_to(version: int, readers: list[Reader], record: Record) -> int:
    """How many entries come before the last change to this rules version."""
    for i in range(len(readers) - 1, -1, -1):
        value = readers[i].value
        if isinstance(value, list) and value[:2] == [RULES, version]:
            return i
    raise BadRecord("bad-record-version", got=record.rules_version, wanted=version)


def entry_of(data: object, seats: int, vocabulary: Vocabulary) -> Entry:
    """One entry from its JSON form."""
    return _read_entry(Reader(data), seats, vocabulary)


def _read_entry(reader: Reader, seats: int, vocabulary: Vocabulary) -> Entry:
    values = reader.items(2, 3)
    head = values[0]
    if head.value == "*" or isinstance(head.value, int):
        seat = CHANCE if head.value == "*" else head.whole(0, seats - 1)
        reader.items(2, 2)
        action = _read_action(values[1], vocabulary)
        return Entry(CHANCE_ENTRY if seat == CHANCE else ANSWER, seat, action)
    kind = OTHERS[head.name(OTHERS)]
    if kind == BACK:
        return Entry(BACK, number=reader.items(2, 2)[1].whole(0, MOST_ENTRIES))
    if kind == RESULT:
        return Entry(RESULT, data=reader.items(2, 2)[1].value)
    if kind == DICE:
        return Entry(DICE, data=_read_dice(reader.items(2, 2)[1]))
    third = reader.items(3, 3)[2]
    if kind == RULES:
        return Entry(RULES, number=values[1].whole(0, 1_000_000), data=third.value)
    data = third.text(80) if kind == SEAT else third.value
    return Entry(kind, seat=values[1].whole(0, seats - 1), data=data)


def _read_dice(reader: Reader) -> dict[str, str | None]:
    reader.object(("commitment", "seed"))
    return {name: _hex_or_none(reader.at(name)) for name in ("commitment", "seed")}


def _read_action(reader: Reader, vocabulary: Vocabulary) -> int:
    try:
        action = vocabulary.read_exact(reader.text(80))
    except Trouble as error:
        raise reader.wrong(str(error)) from error
    return action


def text_to_json(text: str) -> dict[str, object]:
    """A record's text form as its JSON form; BadRecord names the first line that cannot be read."""
    if len(text) > LARGEST:
        raise BadRecord("bad-record", where="/", got=f"{len(text)} characters", wanted=f"at most {LARGEST}")
    data: dict[str, object] = {}
    entries: list[object] = []
    # Only these end a line: a name may hold any of the others that Unicode knows.
    for number, line in enumerate(re.split(r"\r?\n", text), 1):
        if not line.strip():
            continue
        found = re.match(r"([a-z]+): (.*)$", line)
        if found and not entries:
            data[found[1]] = _line_json(found[2], number)
        else:
            entries.append(_line_entry(line, number, len(entries) + 1))
    data["entries"] = entries
    return data


def _line_entry(line: str, number: int, expected: int) -> list[object]:
    found = re.match(r"(\d{1,7})\. (seat (\d)|chance): (.+)$", line, re.ASCII)
    other = re.match(r"(\d{1,7})\. (back|repair|seat|rules|result|dice) (.*)$", line, re.ASCII)
    numbered = found or other
    if numbered is None or int(numbered[1]) != expected:
        raise BadRecord("bad-record", where=f"line {number}", got=brief(line), wanted=f"{expected}. …")
    if found:
        return ["*" if found[3] is None else int(found[3]) - 1, found[4]]
    assert other is not None
    rest, decoder = other[3], json.JSONDecoder(parse_constant=_no_constant)
    values: list[object] = [other[2]]
    while rest:
        try:
            value, end = decoder.raw_decode(rest)
        except (ValueError, RecursionError) as error:
            raise BadRecord("bad-record", where=f"line {number}", got=brief(rest), wanted="JSON") from error
        values.append(value)
        rest = rest[end:].lstrip()
    return values


def _line_json(text: str, number: int) -> object:
    try:
        return parse_json(text)
    except BadRecord as error:
        raise BadRecord("bad-record", where=f"line {number}", got=brief(text), wanted="JSON") from error
