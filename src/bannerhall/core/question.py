"""What a game writes: its questions, and the small objects that know points, secrets and good play.

A game has one small class per question, typed on its own state: `class Bids(Question[Sealed])`. The core finds it by
the number in a frame and calls the methods below; `f` is always the frame's offset in `s.frames`. What runs in
playouts (`Question`, `Scoring`, `Knowledge`, `Policy`) is an object of a class, because the compiler calls methods
quickly; everything rarer is a plain function named in `GAME`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bannerhall.core.clauses import NOT_OFFERED, OTHER_QUESTION
from bannerhall.core.events import PUBLIC

if TYPE_CHECKING:
    from bannerhall.core.chance import Stream
    from bannerhall.core.state import State

S = TypeVar("S", bound="State")

EVEN: Final[i64] = 5000  # the payoff of everybody where nobody is ahead
LONE_LOST: Final[i64] = 1  # the rank of a lone seat that has lost; 0 has won, as everywhere
LONE_DREW: Final[i64] = 2  # the rank of a lone seat that has neither won nor lost
NO_STANDING_ORDER: Final[i64] = -1  # nothing was answered in advance
NO_POLICY: Final[i64] = -1  # the policy has no answer to this question


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Generic[S]):
    """One question: what may be answered, why another answer is refused, what happens then, who may see it."""

    def fill(self, s: S, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        """Append what `seat` may answer to out[n:]; return the new count. Stable order, no duplicates."""
        return n

    def outcomes(self, s: S, f: i64, out: vec[i64], weights: vec[i64]) -> i64:
        """The outcomes of a chance question with positive integer weights; return their number."""
        return 0

    def clause_against(self, s: S, f: i64, seat: i64, action: i64) -> i64:
        """The clause that forbids this answer, ALLOWED if none does, OTHER_QUESTION if it answers something else."""
        return OTHER_QUESTION

    def clause_against_outcome(self, s: S, f: i64, action: i64) -> i64:
        """The clause that refuses what is none of the outcomes, where the rulebook has one for it."""
        return NOT_OFFERED

    def carry_out(self, s: S, f: i64, seat: i64, action: i64) -> None:
        """Do what a legal answer, or an outcome (seat CHANCE), sets off."""
        raise NotImplementedError

    def proceed(self, s: S, f: i64) -> None:
        """Run a frame that asks nobody. It must replace, end or change itself."""
        raise NotImplementedError

    def lapse(self, s: S, f: i64, seat: i64) -> i64:
        """The answer that the clock or a leaver gives. It must be legal."""
        raise NotImplementedError

    def standing_order(self, s: S, f: i64, seat: i64) -> i64:
        """A legal answer that the seat has given in advance, or NO_STANDING_ORDER. The question is asked all the same,
        so that nobody sees in the record who has given one."""
        return NO_STANDING_ORDER

    def audience(self, s: S, f: i64, seat: i64, action: i64) -> i64:
        """Who may notice this answer and who may see its argument: see `secret_to` and `hidden_to`."""
        return PUBLIC

    def seconds(self, s: S, f: i64, seat: i64) -> i64:
        """How long the rules let the seat think; 0 without a limit."""
        return 0

    def invariants(self, s: S, f: i64) -> list[str]:
        """What is wrong with this frame, one line each, beyond what its declaration says: only the game knows it."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Scoring(Generic[S]):
    """Points and ranks, and what an unfinished position is worth."""

    def points(self, s: S, seat: i64) -> i64:
        """What the seat has scored, as far as the rules count it now."""
        return 0

    def fill_ranks(self, s: S, out: vec[i64]) -> None:
        """The rank of every seat when the game is over; 0 is best, and equal seats share a rank.

        A lone seat has nobody to be ranked with: it has won with rank 0, else it is LONE_LOST or LONE_DREW."""
        raise NotImplementedError

    def evaluate(self, s: S, out: vec[i64]) -> None:
        """Estimate an unfinished position: a payoff of 0 to FULL for every seat."""
        for seat in range(s.seats):
            out[seat] = EVEN

    def term_names(self) -> tuple[str, ...]:
        """What the evaluation terms are called; hints speak of them as `<slug>-reason-<name>`."""
        return ()

    def fill_terms(self, s: S, seat: i64, out: vec[i64]) -> None:
        """The evaluation terms of a seat in the order of their names, from what the seat itself may know."""

    def terms(self, s: S, seat: i64) -> dict[str, int]:
        """The evaluation terms of a seat by name."""
        names = self.term_names()
        out = vec[i64]([0] * len(names))
        self.fill_terms(s, seat, out)
        return {name: int(out[place]) for place, name in enumerate(names)}

    def worth(self, s: S, seat: i64) -> i64:
        """What the position is worth to one seat alone, from what it may know, on a scale of the game's own."""
        return self.points(s, seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge(Generic[S]):
    """What each seat may see, as JSON and as a row of ints, and worlds that it cannot tell apart."""

    def view(self, s: S, seat: i64) -> dict[str, object]:
        """What the seat (or SPECTATOR) may know, as plain JSON, built by listing what is allowed. Whatever an event has
        just told the seat is in it too, so that equal views mean equal knowledge."""
        raise NotImplementedError

    def view_text(self, s: S, seat: i64) -> bytes:
        """The view as compact JSON, where a game writes it faster than by way of `view`; else nothing."""
        return b""

    def observation_size(self, s: S) -> i64:
        """How many ints `fill_observation` writes; fixed by game, seats and options."""
        return 1

    def fill_observation(self, s: S, seat: i64, out: vec[i64]) -> None:
        """The view as a fixed row of ints, for learning agents; it must not tell more than the view."""
        out[0] = s.depth

    def resample(self, s: S, seat: i64, stream: Stream) -> S:
        """A full state that this seat cannot tell from the true one."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy(Generic[S]):
    """How the game's own bots play: from a seat's own knowledge, without search."""

    def answer(self, s: S, f: i64, seat: i64, stream: Stream) -> i64:
        """The answer to a seat's question, or NO_POLICY. It must be legal, and the same in all worlds that the seat
        cannot tell apart; the stream only breaks ties."""
        return NO_POLICY

    def tempo(self, s: S) -> i64:
        """How many turns have begun so far; it never falls."""
        return 0

    def stakes(self, s: S, f: i64, seat: i64) -> i64:
        """How much hangs on a question: 0 hardly anything, 1 something, 2 the match."""
        return 1

    def plans(self, s: S, seat: i64) -> i64:
        """How many plans for its turn the seat may choose from; 0 where a turn is short."""
        return 0

    def planned_answer(self, s: S, f: i64, seat: i64, plan: i64, stream: Stream) -> i64:
        """The answer of a seat that follows one of its plans."""
        return self.answer(s, f, seat, stream)
