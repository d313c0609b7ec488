"""From a stored record back to a match: every entry is checked again, so a record proves itself."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from bannerhall.core.chance import KeyedStream
from bannerhall.core.errors import BadRecord, BadRequest, Trouble
from bannerhall.core.game import Game
from bannerhall.core.match import Match, Trace, roll, tells, walk
from bannerhall.core.record import (
    ANSWER,
    BACK,
    CHANCE_ENTRY,
    DICE,
    OLD,
    REPAIR,
    RESULT,
    RULES,
    SEAT,
    Entry,
    Record,
    entries_of,
    header_of,
    parse_json,
    text_to_json,
)
from bannerhall.core.state import State


def read_record(text: str, find: Callable[[str], Game]) -> Match:
    """A match from the JSON or text form of its record; `find` gives the game of a slug."""
    stripped = text.lstrip("\ufeff \t\r\n")
    data = parse_json(stripped) if stripped.startswith("{") else text_to_json(stripped)
    header = header_of(data)
    try:
        game = find(header.game)
    except BadRequest as error:
        raise BadRecord("bad-record", where="/game", got=header.game, wanted=str(error)) from error
    return replay(game, data)


def replay(game: Game, data: object, seed: bytes | None = None) -> Match:
    """The match of a record's JSON form, replayed entry by entry; raises BadRecord where it does not hold."""
    header = header_of(data)
    if header.game != game.slug:
        raise BadRecord("bad-record", where="/game", got=header.game, wanted=game.slug)
    entries = _entries(game, data, header)
    old = sum(entry.kind == OLD for entry in entries)
    start = _start(game, header, entries, old)
    match = Match(start, seed or _seed(header), typed=game.questions.names, from_box=header.start is None)
    match.record.start = header.start
    for entry in entries[:old]:
        match.record.entries.append(entry)
        match.traces.append(Trace(0, 0))
    repeat(match, entries[old:])
    match.record.rules_version = header.rules_version
    match.record.names = header.names
    match.record.commitment = header.commitment
    match.record.seed = header.seed
    match.typed = frozenset()
    return match


def _entries(game: Game, data: object, header: Record) -> list[Entry]:
    try:
        rules = game.ruleset(header.seats, header.options, header.numbers)
    except BadRequest as error:
        unfit = BadRecord("bad-record", where="/", got=header.game, wanted=str(error))
        unfit.clause = error.clause
        raise unfit from error
    return entries_of(data, header, game.rules_version, rules.vocabulary)


def _start(game: Game, header: Record, entries: list[Entry], old: int) -> State:
    box = game.new(header.seats, None, header.options, header.numbers)
    position = entries[old].data if old else header.start
    if position is None:
        return box
    try:
        start = game.load(position)
    except Trouble as error:
        raise BadRecord("bad-record", where="/start", got=game.slug, wanted=str(error)) from error
    if not start.rules.same_match(box.rules):
        raise BadRecord("other-match", game=game.slug)
    return start


def _seed(header: Record) -> bytes:
    return bytes.fromhex(header.seed) if header.seed else b""


def repeat(match: Match, entries: Iterable[Entry]) -> None:
    """Carry stored entries on in a match: their chance is taken from them, not rolled again."""
    own = match.typed
    match.typed = frozenset(match.state.rules.question_names)
    try:
        for entry in entries:
            number = len(match.record.entries) + 1
            try:
                _repeat(match, entry)
            except Trouble as error:
                raise BadRecord("record-does-not-replay", number=number, reason=str(error)) from error
    finally:
        match.typed = own


def _repeat(match: Match, entry: Entry) -> None:
    if entry.kind == ANSWER:
        match.answer(entry.seat, entry.action)
    elif entry.kind == CHANCE_ENTRY:
        match.chance(entry.action)
    elif entry.kind == BACK:
        match.back_to(entry.number)
    elif entry.kind == REPAIR:
        match.repair(entry.seat, entry.data, agreed=True)
    elif entry.kind == SEAT:
        match.change_seat(entry.seat, str(entry.data))
    elif entry.kind == RULES:
        match.change_rules(entry.number, entry.data)
    elif entry.kind == DICE:
        match.old_dice(entry.data)
    elif entry.kind == RESULT and not (match.over and match.record.result() == entry.data):
        raise BadRecord("bad-record", where="result", got=str(entry.data), wanted=str(match.record.result()))


def dice_since(record: Record) -> int:
    """The number of the first entry whose chance was sealed by the record's own commitment.

    It is 1 unless the match went on from a file: nobody but the file's owner vouches for the dice before that."""
    return 1 + max((number for number, entry in enumerate(record.entries, 1) if _dice(entry) is not None), default=0)


def unproven_rolls(match: Match) -> list[int]:
    """Numbers of the chance entries that no revealed seed accounts for (typed ones, or forged ones).

    What only the table can tell is no dice and is not among them.

    Raises BadRecord when the seed is not the committed one, or not yet shown.
    """
    record = match.record
    last = _stream(record.commitment, record.seed)
    if last is None:
        raise BadRecord("bad-record", where="/seed", got=str(record.seed), wanted=str(record.commitment))
    earlier = [dice for dice in map(_dice, record.entries) if dice is not None]
    streams = iter([*(_stream(dice.get("commitment"), dice.get("seed")) for dice in earlier), last])
    stream = next(streams)
    unproven: list[int] = []
    for number, state in walk(match):
        if number == len(record.entries):
            break
        entry = record.entries[number]
        if _dice(entry) is not None:
            stream = next(streams)
        elif entry.kind != CHANCE_ENTRY or tells(state):
            continue
        elif stream is None or roll(state, stream, number + 1) != entry.action:
            unproven.append(number + 1)
    return unproven


def _dice(entry: Entry) -> Mapping[str, object] | None:
    """What an entry says that the dice before it go by, also where it was written under older rules."""
    data = entry.data
    if entry.kind == OLD and isinstance(data, list) and data[:1] == [DICE]:
        data = data[-1]
    elif entry.kind != DICE:
        return None
    return data if isinstance(data, dict) else {}


def _stream(commitment: object, seed: object) -> KeyedStream | None:
    """The stream of a seed that is shown and is the one committed to."""
    try:
        stream = KeyedStream(bytes.fromhex(seed)) if isinstance(seed, str) else None
    except ValueError:
        return None
    return stream if stream is not None and stream.commitment() == commitment else None
