"""A match as one reader may know it: entries redacted, numbered for this reader alone."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator

from bannerhall.core.events import seen, viewer_bit
from bannerhall.core.match import Match, walk
from bannerhall.core.record import ANSWER, BACK, CHANCE_ENTRY, DICE, REPAIR, RESULT, RULES, SEAT, Entry
from bannerhall.core.state import NOBODY
from bannerhall.core.vocabulary import HIDDEN, SPAN


class Feed:
    """What one reader (a seat or SPECTATOR) was told so far. It grows with the match, line by line.

    Where a fact is public its secret argument stands as `?`; where its very existence is secret there is no line, and
    the numbers have no gap either.
    """

    def __init__(self, match: Match, reader: int) -> None:
        self.match = match
        self.reader = reader
        self.lines: list[dict[str, object]] = []
        self._upto = [0]  # how many lines the reader had after each entry of the record

    def grow(self) -> list[dict[str, object]]:
        """The lines of the entries that are new since the last call."""
        had = len(self.lines)
        for place in range(len(self._upto) - 1, len(self.match.record.entries)):
            line = self._told(place)
            if line is not None:
                self.lines.append({"number": len(self.lines) + 1, **line})
            self._upto.append(len(self.lines))
        return self.lines[had:]

    def entry_of(self, line: int) -> int:
        """The number of the entry that a line of this feed tells of; 0 for what came before the first."""
        return bisect_left(self._upto, line)

    def upto(self, entries: int) -> int:
        """How many lines the reader had when the record had so many entries."""
        return self._upto[entries]

    def _told(self, place: int) -> dict[str, object] | None:
        match, mine = self.match, viewer_bit(self.reader)
        entry, trace = match.record.entries[place], match.traces[place]
        told = seen(trace.events, match.state.rules.events, self.reader) if trace.events else []
        if not trace.noticed & mine:
            # Parts of a hidden entry may still be public: they ride on a line of their own.
            return {"events": told} if told else None
        line = _line(match, entry, self.reader, trace.sighted & mine != 0)
        if entry.kind == BACK:
            line["back"] = self._upto[entry.number]
        if entry.kind == REPAIR:
            line["repair"] = trace.shown[self.reader]
        if told:
            line["events"] = told
        return line


def feed(match: Match, reader: int, since: int = 0) -> list[dict[str, object]]:
    """What the reader was told, after its number `since`."""
    return Feed(match, reader).grow()[since:]


def _line(match: Match, entry: Entry, reader: int, sighted: bool) -> dict[str, object]:
    vocabulary = match.state.rules.vocabulary
    if entry.kind in (ANSWER, CHANCE_ENTRY):
        bare = vocabulary.kinds[entry.action // SPAN].bare
        shown = entry.action if sighted or bare else entry.action // SPAN * SPAN + HIDDEN
        return {"by": entry.seat, "action": vocabulary.to_json(shown)}
    if entry.kind == SEAT:
        return {"sits": entry.seat, "name": entry.data}
    if entry.kind == RULES:
        return {"rules": entry.number}
    if entry.kind == RESULT:
        return {"result": entry.data}
    if entry.kind == DICE:
        return {"dice": "new"}
    return {"by": entry.seat} if entry.kind == REPAIR else {}


def redacted(match: Match, reader: int) -> dict[str, object]:
    """What may leave the hall for this reader: its feed while the match lasts, the whole record once it is over."""
    if match.state.seat() == NOBODY:
        return match.record.to_json(match.state.rules.vocabulary)
    whole = match.record.to_json(match.state.rules.vocabulary)
    allowed = ("bannerhall", "game", "rules", "seats", "options", "numbers", "names", "commitment")
    shown: dict[str, object] = {key: whole[key] for key in allowed}
    shown["feed"] = feed(match, reader)
    return shown


def views(match: Match, reader: int) -> Iterator[dict[str, object]]:
    """Replay as a seat: its view at the start and after every entry it noticed, computed from the full record."""
    mine = viewer_bit(reader)
    for number, state in walk(match):
        if number == 0 or match.traces[number - 1].noticed & mine:
            yield state.view(reader)
