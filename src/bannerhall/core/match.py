"""One match being played: the driver between state, chance and record. No transport, no clock, no votes."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Final

from bannerhall.core.chance import KeyedStream
from bannerhall.core.clauses import (
    CANNOT_STEP_BACK,
    GAME_OVER,
    HALL_CLAUSES,
    NO_SUCH_SEAT,
    NOT_AGREED,
    NOT_THE_TELLER,
    OUT_OF_SIGHT,
    UNSOUND_REPAIR,
)
from bannerhall.core.errors import BadPosition, Fact, Illegal, Refusal
from bannerhall.core.events import ALL, Event, Sink, viewer_bit
from bannerhall.core.frames import blank
from bannerhall.core.game import Game
from bannerhall.core.record import ANSWER, BACK, CHANCE_ENTRY, DICE, REPAIR, RESULT, RULES, SEAT, Entry, Record
from bannerhall.core.repair import BadRepair, out_of_sight, patched, visible_patch
from bannerhall.core.ruleset import Choice
from bannerhall.core.state import CHANCE, NOBODY, SPECTATOR, State

STOP: Final = 64  # so many entries are replayed at most, or twice as many, when somebody steps back a little


class Trace:
    """What the match remembers of an entry beside the record: who could see it, and what it set off.

    `shown` is, of a repair, what each reader saw of the patch; `by` is the seat whose own entry it is."""

    def __init__(
        self,
        noticed: int,
        sighted: int,
        events: Sequence[Event] = (),
        shown: dict[int, object] | None = None,
        by: int = NOBODY,
    ) -> None:
        self.noticed = noticed
        self.sighted = sighted
        self.events = events
        self.shown: dict[int, object] = {} if shown is None else shown
        self.by = by


def refuse(clause: int, **facts: Fact) -> Illegal:
    return Illegal(Refusal(clause, HALL_CLAUSES[clause - 1], facts))


class Match:
    """Answers go in, entries come out. Chance is rolled from the seed, but for the decisions named in `typed`,
    whose outcomes people tell.

    >>> import bannerhall
    >>> match = bannerhall.Match(bannerhall.game("sealed").new(seats=2, seed=1), seed=1)
    >>> match.answer(match.state.seat(), match.state.legal()[0])
    >>> len(match.record.entries)
    1
    """

    def __init__(
        self,
        state: State,
        seed: int | bytes = 0,
        typed: Collection[str] = (),
        from_box: bool = False,
    ) -> None:
        """Start from any state. `from_box` says it is the box's own start, which the record need not repeat."""
        self.stream = KeyedStream(seed) if isinstance(seed, bytes) else KeyedStream.from_number(seed)
        self.typed = frozenset(typed)
        rules = state.rules
        self.record = Record(
            game=rules.slug,
            rules_version=rules.rules_version,
            seats=rules.seats,
            options=dict(rules.options),
            numbers=dict(rules.named_numbers),
            commitment=self.stream.commitment(),
            start=None if from_box else state.to_json(),
        )
        self.traces: list[Trace] = []
        self.bases: dict[int, State] = {0: state.clone()}  # states that no answer led to: the start, repairs
        self._stops: list[tuple[int, State]] = []  # the last states kept on the way, by the entry that led to them
        self._live: list[int] = []  # numbers of the entries that still hold
        self._marks: list[tuple[int, ...]] = []  # what `_mark` said before each live entry
        self._chances = 0
        self._answers = [0] * rules.seats
        self._seat_at(state.clone())
        self.settle()

    @classmethod
    def begin(
        cls,
        game: Game,
        seats: int | None = None,
        seed: int | bytes = 0,
        options: Mapping[str, Choice] | None = None,
        numbers: Mapping[str, int] | None = None,
        typed: Collection[str] = (),
    ) -> Match:
        """A match from the closed box on: even the set-up's chance is in the record."""
        return cls(game.new(seats, None, options, numbers), seed, typed, from_box=True)

    def _seat_at(self, state: State) -> None:
        self.state = state
        self.sink = Sink()
        self.state.sink = self.sink

    # --- Answers and chance ---------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.state.seat() == NOBODY

    def answer(self, seat: int, action: int) -> None:
        """A seat's answer; raises Illegal and changes nothing if a clause forbids it. Chance due is then rolled."""
        if seat == CHANCE:
            raise refuse(NOT_THE_TELLER, seat=0)
        self._enter(ANSWER, seat, action)
        self.settle()

    def tell(self, seat: int, action: int) -> None:
        """A person types what the real die shows or what only the table can know [HALL-TELL-01]."""
        teller = self.state.teller()
        if self.state.seat() != CHANCE or not 0 <= seat < self.state.seats or teller not in (NOBODY, seat):
            raise refuse(NOT_THE_TELLER, seat=seat + 1)
        self.chance(action)

    def chance(self, action: int) -> None:
        """An outcome from wherever the driver has it."""
        self._enter(CHANCE_ENTRY, CHANCE, action)
        self.settle()

    def settle(self) -> None:
        """Roll the chance that is due and nobody types; note the result when the game is over."""
        while self.state.seat() == CHANCE and not self.typing():
            self._enter(CHANCE_ENTRY, CHANCE, roll(self.state, self.stream, len(self.record.entries) + 1))
        result = self.state.result()
        if result is not None and self.record.result() is None:
            self.record.seed = self.stream.seed.hex()
            self._append(Entry(RESULT, data=result.to_json()), Trace(ALL, ALL))

    def typing(self) -> bool:
        """Whether chance is due and a person must tell its outcome."""
        return self.state.seat() == CHANCE and self.state.question(CHANCE) in self.typed

    def idle(self) -> int | None:
        """A waiting seat whose only answer is to pass; the driver may give it."""
        for seat in self.state.waiting():
            if seat != CHANCE and self.only_pass(seat):
                return seat
        return None

    def only_pass(self, seat: int) -> bool:
        """Whether passing is all the seat may do."""
        legal = blank(self.state.max_actions())
        return self.state.fill_legal(seat, legal) == 1 and self.state.rules.vocabulary.is_pass(legal[0])

    def may_answer(self) -> set[int]:
        """All seats that have something to answer or to interject."""
        legal = blank(self.state.max_actions())
        return {seat for seat in range(self.record.seats) if self.state.fill_legal(seat, legal) > 0}

    def _enter(self, kind: str, seat: int, action: int) -> None:
        frame = self.state.frame_to_answer(seat, action)
        noticed, sighted = self.state.audience_in(frame, seat, action)
        mark, by = self._mark(), self._whose(seat)
        self.state.answer_in(frame, seat, action)
        self._marks.append(mark)
        if by == NOBODY:
            self._chances += 1
        elif not self.state.rules.vocabulary.is_pass(action):
            # No pass counts, forced or free: which of the two it was may be a secret.
            self._answers[by] += 1
        self._append(Entry(kind, seat, action), Trace(noticed, sighted, self.sink.drain(), by=by))
        self._live.append(len(self.record.entries))
        if len(self._live) % STOP == 0:
            self._stops = [*self._stops[-1:], (len(self.record.entries), self.state.clone())]

    def _whose(self, seat: int) -> int:
        """Whose own the next entry is. What only a player at the table can tell is that player's, and no dice; it goes
        by the decision alone, so that a record read again says the same [HALL-BACK-01]."""
        if seat != CHANCE:
            return seat
        return self.state.teller() if tells(self.state) else NOBODY

    def _append(self, entry: Entry, trace: Trace) -> None:
        self.record.entries.append(entry)
        self.traces.append(trace)

    # --- Stepping back --------------------------------------------------------------------------------------

    def _mark(self) -> tuple[int, ...]:
        """All that was revealed to anybody, the chance in it, and each seat's own part, which is no news to itself."""
        return (int(self.state.revelations) + self._chances + sum(self._answers), self._chances, *self._answers)

    def reveals(self, seat: int) -> int:
        """How much the seat may have learned so far: chance, others' answers, growth of knowledge."""
        return _reveals(self._mark(), seat)

    def own_steps(self, seat: int) -> list[int]:
        """Numbers of the seat's entries it may take back by itself, earliest first [HALL-BACK-01]."""
        if self.over:
            return []
        now = self.reveals(seat)
        steps: list[int] = []
        for number, mark in zip(reversed(self._live), reversed(self._marks), strict=True):
            if _reveals(mark, seat) != now:
                break  # what was revealed stays revealed: nothing before this can be taken back either
            if self.traces[number - 1].by == seat:
                steps.append(number)
        return steps[::-1]

    def may_step_back(self, seat: int) -> bool:
        """Whether there is an own entry to take back [HALL-BACK-01]."""
        return self._may_step_back(seat, self._mark())

    def may_all_step_back(self) -> set[int]:
        """All seats that have an own entry to take back [HALL-BACK-01]."""
        mark = self._mark()
        return {seat for seat in range(self.record.seats) if self._may_step_back(seat, mark)}

    def _may_step_back(self, seat: int, mark: tuple[int, ...]) -> bool:
        now = _reveals(mark, seat)
        for place in range(len(self._live) - 1, -1, -1):
            if _reveals(self._marks[place], seat) != now:
                return False
            if self.traces[self._live[place] - 1].by == seat:
                return not self.over
        return False

    def step_back(self, seat: int, number: int | None = None) -> None:
        """Take back an own entry and what followed it; without a number the last one [HALL-BACK-01]."""
        steps = self.own_steps(seat)
        if not steps or (number is not None and number not in steps):
            raise refuse(CANNOT_STEP_BACK, seat=seat + 1)
        self._back((number if number is not None else steps[-1]) - 1, viewer_bit(seat))

    def back_to(self, number: int) -> None:
        """Keep the entries up to a number and drop the rest: what a vote of the table decides."""
        if self.over or not 0 <= number <= len(self.record.entries):
            raise refuse(CANNOT_STEP_BACK, seat=0)
        self._back(number, 0)

    def _back(self, number: int, noticed: int) -> None:
        kept = [n for n in self._live if n <= number]
        for n in self._live[len(kept) :]:
            noticed |= self.traces[n - 1].noticed
        if len(kept) < len(self._live):
            _, self._chances, *self._answers = self._marks[len(kept)]
        del self._live[len(kept) :]
        del self._marks[len(kept) :]
        self._stops = [(n, state) for n, state in self._stops if n <= number]
        self._seat_at(self._rebuilt())
        self._append(Entry(BACK, number=number), Trace(noticed, noticed))
        self.settle()

    def _rebuilt(self) -> State:
        """The state that the live entries lead to, replayed from the last base or stop among them."""
        base = max(n for n in self.bases if n == 0 or n in self._live)
        known = self.bases[base]
        for n, stop in self._stops:
            if n > base:
                base, known = n, stop
        state = known.clone()
        for n in self._live[bisect_right(self._live, base) :]:
            entry = self.record.entries[n - 1]
            state.answer(entry.seat, entry.action)
        return state

    # --- The rarer entries ----------------------------------------------------------------------------------

    def repair(self, seat: int, patch: object, agreed: bool) -> None:
        """Mend the position as proposed by a seat and agreed by the table [HALL-FIX-01] [HALL-FIX-02] [HALL-FIX-03]."""
        if self.over:
            raise refuse(GAME_OVER, seat=seat + 1)
        if not 0 <= seat < self.state.seats:
            raise refuse(NO_SUCH_SEAT, seat=seat + 1)
        try:
            hidden = out_of_sight(self.state, seat, patch)
            if hidden is not None:
                raise refuse(OUT_OF_SIGHT, seat=seat + 1, where=hidden)
            mended = patched(self.state, patch)
        except BadRepair as error:
            raise refuse(UNSOUND_REPAIR, seat=seat + 1, reason=str(error)) from error
        if not agreed:
            raise refuse(NOT_AGREED, seat=seat + 1)
        readers = [*range(int(self.state.seats)), SPECTATOR]
        shown: dict[int, object] = {reader: visible_patch(self.state, reader, patch) for reader in readers}
        self._rebase(Entry(REPAIR, seat=seat, data=patch), mended, Trace(ALL, ALL, shown=shown))

    def change_seat(self, seat: int, name: str) -> None:
        """Somebody else, or a program, now sits here."""
        if not 0 <= seat < self.state.seats:
            raise refuse(NO_SUCH_SEAT, seat=seat + 1)
        self._append(Entry(SEAT, seat=seat, data=name), Trace(ALL, ALL))

    def change_rules(self, version: int, position: object) -> None:
        """Go on under the rules version of today from a stored position."""
        state = self.state.rules.load(position)
        if not state.rules.same_match(self.state.rules):
            raise BadPosition("other-match", game=self.record.game)
        self._rebase(Entry(RULES, number=version, data=position), state, Trace(ALL, 0))

    def new_dice(self, seed: bytes) -> None:
        """Go on with chance that nobody can foresee: whoever has a file of the match has read its seed, too.

        What was rolled before can still be checked by the old seed, which stays in the record."""
        self.old_dice({"commitment": self.record.commitment, "seed": self.record.seed})
        self.stream = KeyedStream(seed)
        self.record.commitment, self.record.seed = self.stream.commitment(), None

    def old_dice(self, shown: object) -> None:
        """Note what the dice so far go by. Until the end nobody at the table is shown it: it tells hidden cards."""
        if self.over:
            raise refuse(GAME_OVER, seat=0)
        self._append(Entry(DICE, data=shown), Trace(ALL, 0))

    def _rebase(self, entry: Entry, state: State, trace: Trace) -> None:
        self._marks.append(self._mark())
        self._append(entry, trace)
        number = len(self.record.entries)
        self._live.append(number)
        self.bases[number] = state.clone()
        self._seat_at(state)
        # Nobody steps back over this alone: it counts like chance.
        self._chances += 1
        self.settle()


def roll(state: State, stream: KeyedStream, number: int) -> int:
    """The outcome that a keyed stream decides for the entry of this number."""
    odds = state.odds()
    left = stream.below(number, sum(weight for _, weight in odds))
    for action, weight in odds:
        if left < weight:
            return action
        left -= weight
    raise AssertionError("odds are never empty")


def tells(state: State) -> bool:
    """Whether what is due is for people to tell, and nothing that dice or draws decide."""
    return bool(state.rules.typed_by_players) and state.question(CHANCE) in state.rules.typed_by_players


def walk(match: Match) -> Iterator[tuple[int, State]]:
    """The state at the start (number 0) and after every entry, steps back included."""
    path: list[tuple[int, State]] = [(0, match.bases[0].clone())]
    yield path[0]
    for number, entry in enumerate(match.record.entries, 1):
        if entry.kind == BACK:
            while path[-1][0] > entry.number:
                path.pop()
        elif number in match.bases:
            path.append((number, match.bases[number].clone()))
        elif entry.kind in (ANSWER, CHANCE_ENTRY):
            state = path[-1][1].clone()
            state.answer(entry.seat, entry.action)
            path.append((number, state))
        yield number, path[-1][1]


def _reveals(mark: tuple[int, ...], seat: int) -> int:
    return mark[0] - mark[2 + seat]
