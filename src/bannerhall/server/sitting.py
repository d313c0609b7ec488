"""A match of the hall in memory: the table, its stored entries, and what each reader sees. No I/O and no waiting here.

Entries of the store are those of the record, and two more that only concern the table: proposals and votes.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from msgspec import Raw
from msgspec.json import Encoder

from bannerhall.core.errors import BadRecord, Refused
from bannerhall.core.events import ALL, viewer_bit
from bannerhall.core.feed import Feed
from bannerhall.core.game import Game
from bannerhall.core.match import Match
from bannerhall.core.record import RESULT, SEAT, Record, entry_of
from bannerhall.core.repair import ROOT, visible_patch
from bannerhall.core.ruleset import Choice
from bannerhall.core.state import CHANCE, SPECTATOR, Prompt, State
from bannerhall.server import wire
from bannerhall.server.store.database import Row
from bannerhall.table import HUMAN, LEFT, Chore, Proposal, Sitter, Table
from bannerhall.table.votes import BACK
from bannerhall.table.votes import REPAIR as REPAIR_VOTE

encode = Encoder().encode

PROPOSE: Final = "propose"
VOTE: Final = "vote"
# What a scene says between the view and the ballot to somebody who is asked nothing.
NOTHING_ASKED: Final = (
    b',"question":null,"options":[],"telling":null,"outcomes":[],"may_step_back":false,"seat":null,"back":null,'
)
PERSON: Final = "person"  # names are kept with the chairs: they change, and people may want them forgotten


OptionsOf = Callable[[State, int, "Device | None"], "list[dict[str, Any]] | Raw"]


class Device:
    """A device that several seats share, while its curtain is down; `served` answers in the open, if anybody does."""

    def __init__(self, seats: tuple[int, ...], served: int | None) -> None:
        self.seats = seats
        self.served = served


class Setting:
    """What all scenes of one moment have in common, encoded: what stands before the view, and after the ballot.
    `views` keeps those that were made, by who sees them."""

    def __init__(self, before: bytes, after: bytes, views: dict[int, bytes]) -> None:
        self.before = before
        self.after = after
        self.views = views


class Sitting:
    """The table of one match. `head` is how many stored entries it has taken in."""

    def __init__(self, game: Game, row: Row, chairs: Sequence[Row]) -> None:
        options: Mapping[str, Choice] = json.loads(str(row["options"]))
        numbers: Mapping[str, int] = json.loads(str(row["numbers"]))
        if int(row["rules"] or 0) != game.rules_version:
            raise BadRecord("bad-record-version", got=int(row["rules"] or 0), wanted=game.rules_version)
        position = json.loads(str(row["position"])) if row["position"] is not None else None
        start = game.load(position) if position else game.new(int(row["seats"] or 0), None, options, numbers)
        match = Match(start, bytes.fromhex(str(row["seed"])), typed=game.questions.names, from_box=position is None)
        self.id = str(row["id"])
        self.game = game
        self.head = 0
        self.moved = False  # whether somebody came or went with what was done last
        self.public = True  # whether everybody may notice what was done last
        self.real_dice = bool(row["typed"])
        self.table = Table(match, [sitter_of(chair) for chair in chairs], float(row["seconds"] or 0))
        self.seat_people(chairs)

    @property
    def match(self) -> Match:
        return self.table.match

    @property
    def state(self) -> State:
        return self.table.match.state

    def seat_people(self, chairs: Sequence[Row]) -> None:
        """Take over who sits where. Where nobody sits who could tell something, everything is rolled."""
        self.table.sitters = [sitter_of(chair) for chair in chairs]
        typed = self.game.tellable if self.real_dice else self.game.typed_by_players
        people = any(sitter.kind in (HUMAN, LEFT) for sitter in self.table.sitters)
        self.match.typed = frozenset(typed) if people else frozenset()

    # --- Stored entries -------------------------------------------------------------------------------------

    def take(self, number: int, at: float, data: str) -> bool:
        """Take in a stored entry; whether it tells of somebody else on a chair."""
        if number != self.head + 1:
            raise BadRecord("bad-record", where=f"{self.id}", got=number, wanted=str(self.head + 1))
        stored = json.loads(data)
        self.head = number
        if stored[0] == PROPOSE:
            _, by, kind, what, voters = stored
            self.table.proposal = proposal_of(by, kind, what, voters)
        elif stored[0] == VOTE:
            self._take_vote(stored[1], stored[2])
        else:
            entry = entry_of(stored, int(self.state.seats), self.state.rules.vocabulary)
            if entry.kind != RESULT:  # it follows by itself from the answer before it
                self.table.repeat(entry, at)
            return entry.kind == SEAT
        self.table.look(at)
        return False

    def _take_vote(self, seat: int, yes: bool) -> None:
        proposal = self.table.proposal
        if proposal is not None:
            proposal.agreed.add(seat)
            if not yes or proposal.carried:
                self.table.proposal = None  # what was agreed is the next entry

    def begin(self, now: float) -> list[str]:
        """The set-up's chance; the entries to be stored."""
        return self._written(0, now, self.match.settle)

    def _written(self, had: int, now: float, *steps: Any) -> list[str]:
        """Carry out steps; the new entries of the record as they are stored."""
        for step in steps:
            step()
        self.table.look(now)
        vocabulary = self.state.rules.vocabulary
        new = [dump(entry.to_json(vocabulary)) for entry in self.match.record.entries[had:]]
        self.moved = any(entry.kind == SEAT for entry in self.match.record.entries[had:])
        self.public = not new or any(trace.noticed == ALL for trace in self.match.traces[had:])
        self.head += len(new)
        return new

    # --- Acts -----------------------------------------------------------------------------------------------

    def check_have(self, seat: int, have: int) -> bool:
        """Whether the sender knows everything the seat was told."""
        return have == len(self.feed(seat).lines)

    def feed(self, reader: int) -> Feed:
        """What a reader was told; where nobody has secrets all are told the same."""
        return self.table.feed(SPECTATOR if self.game.open_information else reader)

    def do(self, act: wire.SeatAct, now: float) -> list[str]:
        """Carry out an act of a seat; the entries to be stored. Trouble leaves everything as it was."""
        table, had = self.table, len(self.match.record.entries)
        if isinstance(act, wire.Answer):
            actions = [self.action(action) for action in act.actions]
            return self._written(had, now, lambda: table.draft(act.seat, actions))
        if isinstance(act, wire.Tell):
            return self._written(had, now, lambda: table.tell(act.seat, self.action(act.action)))
        if isinstance(act, wire.Back):
            return self._written(had, now, lambda: table.step_back(act.seat))
        if isinstance(act, wire.ProposeBack):
            number = self.feed(act.seat).entry_of(act.line)
            return self._proposed(act.seat, BACK, number, now)
        if isinstance(act, wire.ProposeRepair):
            patch = [{"path": change.path, "value": change.value} for change in act.patch]
            return self._proposed(act.seat, REPAIR_VOTE, patch, now)
        if isinstance(act, wire.Vote):
            return self._voted(act.seat, act.yes, now)
        if isinstance(act, wire.Leave):
            return self._written(had, now, lambda: table.leave(act.seat))
        if isinstance(act, wire.Return):
            return self._written(had, now, lambda: self._come_back(act.seat))
        raise AssertionError(f"{type(act).__name__} is no act of a seat")

    def action(self, action: wire.Action) -> int:
        return self.state.rules.vocabulary.make(action.kind, action.argument)

    def _proposed(self, seat: int, kind: str, what: object, now: float) -> list[str]:
        table, had = self.table, len(self.match.record.entries)
        if kind == BACK:
            assert isinstance(what, int)
            proposal = table.propose_back(seat, what)
        else:
            proposal = table.propose_repair(seat, what)
        told = [dump([PROPOSE, seat, kind, what, sorted(proposal.voters)]), dump([VOTE, seat, True])]
        self.head += len(told)
        return told + self._written(had, now)

    def _voted(self, seat: int, yes: bool, now: float) -> list[str]:
        had = len(self.match.record.entries)
        self.table.vote(seat, yes)
        self.head += 1
        return [dump([VOTE, seat, yes]), *self._written(had, now)]

    def _come_back(self, seat: int) -> None:
        sitter = self.table.sitters[seat]
        if sitter.kind != LEFT:
            raise Refused("nobody-to-return", seat=seat + 1)
        self.table.sitters[seat] = Sitter(HUMAN, sitter.name)
        self.match.change_seat(seat, PERSON)

    def enter(self, seat: int, action: int, now: float) -> list[str]:
        """An answer of a bot or of the clock; the entries to be stored."""
        return self._written(len(self.match.record.entries), now, lambda: self.table.enter(seat, action))

    def replace(self, seat: int, now: float) -> list[str]:
        """A bot sits down for somebody who has not answered for long."""
        return self._written(len(self.match.record.entries), now, lambda: self.table.leave(seat))

    # --- Chores ---------------------------------------------------------------------------------------------

    def next_chore(self) -> Chore | None:
        """What is to be done first without a person."""
        chores = self.table.chores()
        return min(chores, key=lambda chore: chore.at) if chores else None

    # --- What a reader sees ---------------------------------------------------------------------------------

    def loud(self) -> set[int] | None:
        """The seats whose scenes hold something of their own, such as a question; None where all may."""
        if not self.game.open_information or self.match.typing():
            return None
        return self.match.may_all_step_back() | self.match.may_answer()

    def setting(self) -> Setting:
        """What all scenes of this moment have in common."""
        waiting = self.table.awaited()
        result = self.state.result()
        before = b'"status":"%b","waiting":%b,"view":' % (b"playing" if result is None else b"over", encode(waiting))
        told = None if result is None else result.to_json()
        after = b'"deadlines":%b,"result":%b}' % (encode(self._deadlines(waiting)), encode(told))
        return Setting(before, after, {})

    def scene_json(self, reader: int, setting: Setting, device: Device | None = None) -> bytes:
        """The scene of a reader now, encoded, without the brace and the reader that it begins with."""
        seen_as = SPECTATOR if self.game.open_information else reader
        view = setting.views.get(seen_as)
        if view is None:
            view = setting.views[seen_as] = self.state.view_text(seen_as) or encode(self.state.view(seen_as))
        if reader == SPECTATOR and device is None and self.table.proposal is None:
            return b"".join((setting.before, view, NOTHING_ASKED, b'"ballot":null,', setting.after))
        own = encode(self._own(reader, self.state, self._options_raw, device))
        return b"".join((setting.before, view, b",", own[1:-1], b",", setting.after))

    def _own(self, reader: int, shown: State, options_of: OptionsOf, device: Device | None) -> wire.Own:
        """The part of a scene that differs between readers, now or in a rehearsed state."""
        live = shown is self.state
        seat = reader if 0 <= reader < int(shown.seats) else None
        back = seat if seat is not None and live and self.match.may_step_back(seat) else None
        if device is not None:
            seat = device.served
            back = self.table.own_in_the_open(device.seats) if live else None
        typing = seat is not None and live and self.table.may_tell(seat)
        asked = seat if device is None or (seat is not None and shown.open_answers(seat)) else None
        put = question(shown.prompt(asked)) if asked is not None else None
        options = options_of(shown, asked, device) if asked is not None else []
        proposal = self.table.proposal
        return wire.Own(
            put,
            options,
            question(shown.prompt(CHANCE)) if typing else None,
            self._offers([action for action, _ in shown.odds()]) if typing else [],
            back is not None,
            seat if typing or options or put is not None else None,
            back,
            None if proposal is None else self._ballot(proposal, reader),
        )

    def openly(self, seat: int, actions: Sequence[int]) -> bool:
        """Whether a seat may take these steps before everybody's eyes; what a clause forbids is refused by the clause.

        What is no answer to an open question, such as an interjection, would tell what the seat holds."""
        trial = self.state.clone()
        for action in actions:
            if action not in trial.open_answers(seat):
                return trial.in_the_open(seat) and trial.why_not(seat, action) is not None
            trial.answer(seat, action)
        return True

    def mends_openly(self, paths: Sequence[str]) -> bool:
        """Whether a repair speaks only of what everybody sees."""
        return all(self.state.may_repair(SPECTATOR, path.removeprefix(ROOT).split("/")) for path in paths)

    def _deadlines(self, waiting: Sequence[int]) -> dict[int, float]:
        return {seat: due for seat in waiting if (due := self.table.deadline(seat)) is not None}

    def scene(self, reader: int, state: State | None = None, device: Device | None = None) -> wire.Scene:
        """The table as a reader may see it, now or in a rehearsed state."""
        shown = self.state if state is None else state
        rehearsed = [seat for seat in shown.waiting() if seat != CHANCE]
        waiting = self.table.awaited() if state is None else rehearsed
        result = shown.result()
        own = self._own(reader, shown, self._options, device)
        return wire.Scene(
            reader=reader,
            status="playing" if result is None else "over",
            waiting=waiting,
            view=shown.view(reader),
            question=own.question,
            options=own.options,
            telling=own.telling,
            outcomes=own.outcomes,
            may_step_back=own.may_step_back,
            seat=own.seat,
            back=own.back,
            ballot=own.ballot,
            deadlines=self._deadlines(waiting),
            result=None if result is None else result.to_json(),
        )

    def deeds(self) -> str | None:
        """What counts of a finished match for the progress of its players; nothing where it was mended."""
        if self.table.match.record.mended():
            return None
        game = self.state.rules.game
        return json.dumps([game.deeds(self.state, seat) for seat in range(self.state.seats)])

    def _options(self, state: State, seat: int, device: Device | None) -> list[dict[str, Any]]:
        """Everything the seat may do; in the open only what answers the question."""
        vocabulary, legal = state.rules.vocabulary, state.legal(seat) if device is None else state.open_answers(seat)
        offers = self._offers(legal)
        if len(offers) != len(legal):  # ranges of numbers stand for several
            single = [offer for offer in offers if "from" not in offer]
            legal = [vocabulary.make(str(offer["kind"]), offer.get("argument")) for offer in single]
        else:
            single = offers
        for offer, action in zip(single, legal, strict=True):
            remark = state.remark(seat, action)
            if remark:
                offer["remark"] = remark
        return offers

    def _options_raw(self, state: State, seat: int, device: Device | None) -> list[dict[str, Any]] | Raw:
        """The same, put together from texts that are made once where no number is asked for."""
        vocabulary, legal = state.rules.vocabulary, state.legal(seat) if device is None else state.open_answers(seat)
        texts: list[str] = []
        for action in legal:
            text = vocabulary.offer_text(action)
            if not text:
                return self._options(state, seat, device)
            remark = state.remark(seat, action)
            texts.append(f'{text[:-1]},"remark":{dump(remark)}}}' if remark else text)
        return Raw(f"[{','.join(texts)}]") if texts else []

    def _offers(self, actions: Sequence[int]) -> list[dict[str, Any]]:
        return self.state.rules.vocabulary.offers(actions)

    def _ballot(self, proposal: Proposal, reader: int) -> wire.Ballot:
        if proposal.kind == BACK:
            line = self.feed(reader).upto(proposal.number)
            return wire.Ballot(kind="back", by=proposal.by, missing=proposal.missing, line=line)
        patch = visible_patch(self.state, reader, proposal.patch)
        return wire.Ballot(kind="repair", by=proposal.by, missing=proposal.missing, patch=patch)

    def waiting_mask(self) -> int:
        return sum(viewer_bit(seat) for seat in self.table.awaited())

    def record(self, names: Sequence[str]) -> Record:
        """The whole record, with the names of today."""
        self.match.record.names = list(names)
        return self.match.record


def sitter_of(chair: Row) -> Sitter:
    return Sitter(str(chair["kind"]), str(chair["name"]), str(chair["bot"]))


def proposal_of(by: int, kind: str, what: object, voters: Sequence[int]) -> Proposal:
    if kind == BACK:
        assert isinstance(what, int)
        return Proposal(kind, by, frozenset(voters), number=what)
    return Proposal(kind, by, frozenset(voters), patch=what)


def question(prompt: Prompt | None) -> wire.Question | None:
    return None if prompt is None else wire.Question(prompt.decision, prompt.message, prompt.facts)


def dump(value: object) -> str:
    return encode(value).decode()
