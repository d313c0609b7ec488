"""A match with people at it. Time comes in as an argument: whoever drives the table owns the clock."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bannerhall.bots import Bot, ask, bot
from bannerhall.core.chance import Stream
from bannerhall.core.errors import Illegal, Refused
from bannerhall.core.events import ALL
from bannerhall.core.feed import Feed
from bannerhall.core.match import Match
from bannerhall.core.question import NO_STANDING_ORDER
from bannerhall.core.record import ANSWER, Entry
from bannerhall.core.replay import repeat
from bannerhall.core.state import CHANCE, NOBODY, State
from bannerhall.table.sitters import BOT, HUMAN, INVITED, LEFT, OPEN, Sitter
from bannerhall.table.votes import BACK, REPAIR, Proposal

PASS = "pass"
LAPSE = "lapse"
STANDING = "standing"
PASS_DELAY = 0.6  # seconds before a pass that needs nobody: the same for everybody, so it tells nothing
REPLACEMENT = "greedy"


@dataclass(frozen=True)
class Chore:
    """An answer that no person need give: of a bot, of the clock (LAPSE), of a seat that can only pass, or one that was
    given in advance (STANDING)."""

    seat: int
    kind: str
    at: float


class Table:
    """Seats round one match.

    `seconds` is the table's own limit for every decision (0: none); the game may set shorter ones. What goes beyond a
    seat's own rights is a proposal that all people at the table must agree to.
    """

    def __init__(self, match: Match, sitters: Sequence[Sitter], seconds: float = 0, seed: int = 0) -> None:
        if len(sitters) != match.state.seats:
            raise Refused("bad-sitters", got=len(sitters), wanted=int(match.state.seats))
        self.match = match
        self.sitters = list(sitters)
        self.seconds = seconds
        self.proposal: Proposal | None = None
        self.chat: list[tuple[int, str]] = []
        self._feeds: dict[int, Feed] = {}
        self._bots: dict[str, Bot] = {}
        self._streams = [Stream(seed, 5000 + seat) for seat in range(len(sitters))]
        self._asked_since: dict[int, float] = {}
        self._last_own = [0] * len(sitters)  # length of the record after each seat's last own answer
        match.record.names = [sitter.name or sitter.bot for sitter in sitters]

    # --- Answers --------------------------------------------------------------------------------------------

    @property
    def ready(self) -> bool:
        """Whether every chair is taken."""
        return all(sitter.kind not in (OPEN, INVITED) for sitter in self.sitters)

    def answer(self, seat: int, action: int) -> None:
        """One answer of a person; a proposal under way is void, because the match has gone on."""
        self.draft(seat, [action])

    def draft(self, seat: int, actions: Sequence[int]) -> None:
        """Several steps of one person, accepted or refused as one: the first that is illegal refuses them all."""
        if len(actions) != 1:
            self._carried_out(seat, actions)  # a single one is refused before it changes anything
        self._play(seat, actions)
        self.proposal = None
        self._note_own(seat)

    def _note_own(self, seat: int) -> None:
        if seat >= 0 and self.sitters[seat].kind == HUMAN:
            self._last_own[seat] = len(self.match.record.entries)

    def _play(self, seat: int, actions: Sequence[int]) -> None:
        for action in actions:
            before, place = self.match.state.question(seat), len(self.match.record.entries)
            self.match.answer(seat, action)
            self._clock_after(seat, before, place)

    def _clock_after(self, seat: int, before: str, place: int) -> None:
        """The clock runs on while the same question stays open, and also where others cannot notice the answer:
        they see the clocks of all."""
        same = before != "" and before == self.match.state.question(seat)
        if self.match.traces[place].noticed == ALL and not same:
            self._asked_since.pop(seat, None)

    def repeat(self, entry: Entry, now: float) -> None:
        """Carry on with a stored entry, as of its time. Who sits where is told apart from the record."""
        before, place = self.match.state.question(entry.seat), len(self.match.record.entries)
        repeat(self.match, [entry])
        if entry.kind == ANSWER:
            self._clock_after(entry.seat, before, place)
            self.proposal = None
        self._note_own(self.match.traces[place].by)
        self.look(now)

    def preview(self, seat: int, actions: Sequence[int]) -> dict[str, object]:
        """What the seat would see after unconfirmed steps; nobody else learns of them."""
        return self.rehearse(seat, actions).view(seat)

    def rehearse(self, seat: int, actions: Sequence[int]) -> State:
        """The state after unconfirmed steps. None of them may show what was hidden before: looking is doing."""
        trial = self._carried_out(seat, actions)
        if trial.revelations != self.match.state.revelations:
            raise Refused("draft-meets-secret", number=len(actions))
        return trial

    def _carried_out(self, seat: int, actions: Sequence[int]) -> State:
        """The state after some steps; the first illegal one, or one after chance, refuses them all."""
        trial = self.match.state.clone()
        for number, action in enumerate(actions, 1):
            if trial.seat() == CHANCE:
                raise Refused("draft-meets-chance", number=number)
            trial.answer(seat, action)
        return trial

    # --- What people tell -----------------------------------------------------------------------------------

    def tell(self, seat: int, action: int) -> None:
        """A person types an outcome of real dice or a number only the table knows [HALL-TELL-01]."""
        place = len(self.match.record.entries)
        self.match.tell(self.match.state.teller() if self.may_tell(seat) and self._mute() else seat, action)
        self._note_own(self.match.traces[place].by)

    def may_tell(self, seat: int) -> bool:
        """Whether the seat may type what is due: as its teller, for a program that should, or where there is none."""
        if not self.match.typing() or not 0 <= seat < len(self.sitters):
            return False
        return self.match.state.teller() in (NOBODY, seat) or (self._mute() and self.sitters[seat].kind == HUMAN)

    def _mute(self) -> bool:
        """Whether a program sits where the teller should: it cannot see the real table."""
        teller = self.match.state.teller()
        return teller != NOBODY and self.sitters[teller].answers_itself

    def awaited(self) -> list[int]:
        """Whom the table waits for: those who are asked, and who must tell something. Where everybody may tell, nobody
        in particular is awaited for it."""
        seats = [seat for seat in self.match.state.waiting() if seat != CHANCE]
        if self.match.typing():
            teller = self.match.state.teller()
            if teller != NOBODY and teller not in seats and not self._mute():
                seats = sorted([*seats, teller])
        return seats

    # --- Programs and the clock -----------------------------------------------------------------------------

    def deadline(self, seat: int) -> float | None:
        """When the clock answers for a waiting seat; None without a limit."""
        clock = float(self.match.state.clock(seat))
        limit = min(clock, self.seconds) if clock and self.seconds else clock or self.seconds
        since = self._asked_since.get(seat)
        return since + limit if limit and since is not None else None

    def look(self, now: float) -> None:
        """Start the clock of whoever has become awaited."""
        waiting = [seat for seat in self.match.state.waiting() if seat != CHANCE]
        self._asked_since = {seat: self._asked_since.get(seat, now) for seat in waiting}

    def chores(self) -> list[Chore]:
        """What needs no person, with the time when it is due, in the order of the seats. `look` comes first."""
        if self.proposal is not None:
            return []  # the table is talking; nobody is hurried
        found = [self._chore(seat) for seat in self._asked_since]
        return [chore for chore in found if chore is not None]

    def _chore(self, seat: int) -> Chore | None:
        since, deadline = self._asked_since[seat], self.deadline(seat)
        if self.sitters[seat].answers_itself:
            return Chore(seat, BOT, since)
        if deadline is None or since + PASS_DELAY <= deadline:
            if self.match.state.standing_order(seat) != NO_STANDING_ORDER:
                return Chore(seat, STANDING, since + PASS_DELAY)
            if self.match.only_pass(seat):
                return Chore(seat, PASS, since + PASS_DELAY)
        return None if deadline is None else Chore(seat, LAPSE, deadline)

    def tick(self, now: float) -> bool:
        """Do the next thing that needs no person: an automatic pass, a lapse, a bot's answer. False: nothing to do."""
        self.look(now)
        for chore in self.chores():
            if chore.at <= now:
                self.enter(chore.seat, self._answer_of(chore))
                return True
        return False

    def _answer_of(self, chore: Chore) -> int:
        if chore.kind == BOT:
            bot_here = self._bot(self.sitters[chore.seat].bot)
            return ask(bot_here, self.match.state, chore.seat, self._streams[chore.seat])
        return self.automatic(chore)

    def automatic(self, chore: Chore) -> int:
        """The answer that needs nobody: a standing one, a pass, a lapse."""
        state = self.match.state
        if chore.kind == STANDING:
            return state.standing_order(chore.seat)
        return state.legal(chore.seat)[0] if chore.kind == PASS else state.lapse(chore.seat)

    def enter(self, seat: int, action: int) -> None:
        """An answer that a program or the clock gives for a seat."""
        self._play(seat, [action])

    def _bot(self, name: str) -> Bot:
        if name not in self._bots:
            self._bots[name] = bot(name)
        return self._bots[name]

    def run_bots(self, most: int = 100_000) -> int:
        """Let programs answer until a person is asked; how many answers they gave."""
        done = 0
        while done < most and not self.match.over:
            seats = [s for s in self.match.state.waiting() if s != CHANCE and self.sitters[s].answers_itself]
            if not seats:
                break
            seat = seats[0]
            self.enter(seat, self._answer_of(Chore(seat, BOT, 0.0)))
            done += 1
        return done

    # --- Coming and going -----------------------------------------------------------------------------------

    def sit(self, seat: int, name: str) -> None:
        """A person takes an open chair, or comes back to the own one."""
        sitter = self.sitters[seat]
        if sitter.kind not in (OPEN, LEFT) or (sitter.kind == LEFT and sitter.name != name):
            raise Refused("chair-taken", seat=seat + 1, name=sitter.name or sitter.bot)
        self.sitters[seat] = Sitter(HUMAN, name)
        self.match.change_seat(seat, name)

    def leave(self, seat: int, replacement: str = REPLACEMENT) -> None:
        """A person goes away; a bot plays on until the person is back."""
        sitter = self.sitters[seat]
        if sitter.kind != HUMAN:
            raise Refused("nobody-to-leave", seat=seat + 1)
        bot(replacement)
        self.sitters[seat] = Sitter(LEFT, sitter.name, replacement)
        self.match.change_seat(seat, f"bot:{replacement}")
        if self.proposal is not None and seat in self.proposal.voters:
            self.proposal = None

    def seat_bot(self, seat: int, level: str) -> None:
        """Put a program on an open chair."""
        if self.sitters[seat].kind != OPEN:
            raise Refused("chair-taken", seat=seat + 1, name=self.sitters[seat].name)
        bot(level)
        self.sitters[seat] = Sitter(BOT, "", level)
        self.match.change_seat(seat, f"bot:{level}")

    # --- Stepping back, mending, voting ---------------------------------------------------------------------

    def step_back(self, seat: int, number: int | None = None) -> None:
        """Take back an own entry, by default the last one, if nothing was revealed since."""
        self.match.step_back(seat, number)

    def own_in_the_open(self, seats: Iterable[int]) -> int | None:
        """Of several seats the one that may take back the last entry whole of which everybody knows; None if none."""
        found: dict[int, int] = {}
        for seat in seats:
            steps = self.match.own_steps(seat)
            trace = self.match.traces[steps[-1] - 1] if steps else None
            if trace is not None and trace.noticed == trace.sighted == ALL:
                found[steps[-1]] = seat
        return found[max(found)] if found else None

    def propose_back(self, seat: int, number: int) -> Proposal:
        """Ask the table to go back to the record as it stood after an entry."""
        if not 0 <= number < len(self.match.record.entries):
            raise Refused("no-back", number=number)
        return self._propose(Proposal(BACK, seat, self._voters(), number=number))

    def propose_repair(self, seat: int, patch: object) -> Proposal:
        """Ask the table to mend the position; refused at once where it could never be carried out."""
        try:
            self.match.repair(seat, patch, agreed=False)
        except Illegal as refused:
            if refused.refusal.clause != "HALL-FIX-03":
                raise
        return self._propose(Proposal(REPAIR, seat, self._voters(), patch=patch))

    def _voters(self) -> frozenset[int]:
        return frozenset(seat for seat, sitter in enumerate(self.sitters) if sitter.votes)

    def _propose(self, proposal: Proposal) -> Proposal:
        if self.proposal is not None:
            raise Refused("vote-under-way", seat=self.proposal.by + 1)
        self.proposal = proposal
        self.vote(proposal.by, True)
        return proposal

    def vote(self, seat: int, yes: bool) -> None:
        """Agree to the proposal under way, or turn it down for good."""
        proposal = self.proposal
        if proposal is None or seat not in proposal.voters:
            raise Refused("no-vote", seat=seat + 1)
        if not yes:
            self.proposal = None
            return
        proposal.agreed.add(seat)
        if proposal.carried:
            self.proposal = None
            self._carry_out(proposal)

    def _carry_out(self, proposal: Proposal) -> None:
        if proposal.kind == BACK:
            self.match.back_to(proposal.number)
        else:
            self.match.repair(proposal.by, proposal.patch, agreed=True)

    # --- What a seat is told --------------------------------------------------------------------------------

    def since_last_turn(self, seat: int) -> list[dict[str, object]]:
        """The lines of the seat's feed since its last own answer: what to tell somebody who was away."""
        told = self.feed(seat)
        return told.lines[told.upto(self._last_own[seat]) :]

    def feed(self, reader: int) -> Feed:
        """What a reader has been told, up to now."""
        if reader not in self._feeds:
            self._feeds[reader] = Feed(self.match, reader)
        self._feeds[reader].grow()
        return self._feeds[reader]

    def say(self, seat: int, text: str) -> None:
        """Chat: public to the table, without effect."""
        self.chat.append((seat, text[:500]))
