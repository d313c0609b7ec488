"""The contract of a state: what it owes to everybody who plays, shows, searches or stores it.

A state is the table at one moment: plain data, cheap to clone, with no randomness, clock or I/O of its own. At every
moment it asks one question of one seat, of several seats at once, or of chance.

A game has a state of its own with fields and helpers only; its questions, its points, its secrets and its good play are
objects of the classes in `bannerhall.core.question`, the rest plain functions named in `GAME`. Everything here is built
on them once, so that all games behave alike.

How questions nest, run in parallel and wait for each other is told in `bannerhall.core.frames`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bannerhall.core.chance import Stream
from bannerhall.core.clauses import ALLOWED, GAME_OVER, NO_SUCH_SEAT, NOT_ASKED, OTHER_QUESTION, UNKNOWN_ACTION
from bannerhall.core.errors import Fact, Illegal, Refusal
from bannerhall.core.events import ARGUMENT_SHIFT, PUBLIC, Sink, hidden_to, secret_to
from bannerhall.core.frames import (
    ASIDE,
    AWAITS,
    CHANCE,
    DEPTH,
    KIND,
    MAX_SEATS,
    NO_FRAME,
    NO_KIND,
    NOBODY,
    PROCEEDS,
    SEVERAL,
    SIDE,
    SPECTATOR,
    STACK,
    WHO,
    WIDTH,
    A,
    B,
    C,
    D,
    Frames,
    blank,
)
from bannerhall.core.positions import broken_invariants, position_of, shows
from bannerhall.core.question import EVEN, LONE_DREW, NO_POLICY, NO_STANDING_ORDER
from bannerhall.core.reading import Reader
from bannerhall.core.ruleset import Ruleset
from bannerhall.core.shapes import Fault
from bannerhall.core.talk import FinalRanking, Prompt
from bannerhall.core.vocabulary import SPAN

__all__ = [
    "ARGUMENT_SHIFT",
    "ASIDE",
    "AWAITS",
    "CHANCE",
    "DEPTH",
    "FULL",
    "KIND",
    "MAX_SEATS",
    "NOBODY",
    "NO_FRAME",
    "NO_KIND",
    "NO_POLICY",
    "PROCEEDS",
    "PUBLIC",
    "SEVERAL",
    "SIDE",
    "SPECTATOR",
    "WHO",
    "WIDTH",
    "A",
    "B",
    "C",
    "D",
    "FinalRanking",
    "Prompt",
    "State",
    "hidden_to",
    "secret_to",
]

FULL: Final = 10000  # the payoff of a sole winner
MOST_STEPS: Final = 100_000  # frames may run between two answers; more are an endless loop


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Frames):
    sink: Sink | None

    def __init__(self, src: State | None, rules: Ruleset, deepest: i64 = DEPTH) -> None:
        """A copy of `src`, or the bare table before set-up. The sink is never copied."""
        super().__init__(src, rules, deepest)
        self.sink = None

    # --- What a game implements: its fields, and these three, which tools/fields.py writes from them --------

    def clone(self) -> State:
        """A copy that no later action changes, without the sink."""
        raise NotImplementedError

    def own_rows(self) -> None:
        """Copy the rows that clones share, so that they may be written to."""

    def check_fields(self) -> list[str]:
        """The fields that are out of their range, one line each."""
        return []

    # --- What the questions of the game do ------------------------------------------------------------------

    def max_actions(self) -> i64:
        """How many legal actions there can be at most at one moment, for one seat or for chance."""
        return self.rules.max_actions

    def fill(self, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        return self.rules.questions[self.frames[f]].fill(self, f, seat, out, n)

    def fill_outcomes(self, f: i64, out: vec[i64], weights: vec[i64]) -> i64:
        return self.rules.questions[self.frames[f]].outcomes(self, f, out, weights)

    def clause_against(self, f: i64, seat: i64, action: i64) -> i64:
        return self.rules.questions[self.frames[f]].clause_against(self, f, seat, action)

    def carry_out(self, f: i64, seat: i64, action: i64) -> None:
        self.rules.questions[self.frames[f]].carry_out(self, f, seat, action)

    def proceed(self, f: i64) -> None:
        self.rules.questions[self.frames[f]].proceed(self, f)

    def lapse_in(self, f: i64, seat: i64) -> i64:
        return self.rules.questions[self.frames[f]].lapse(self, f, seat)

    def audience(self, f: i64, seat: i64, action: i64) -> i64:
        return self.rules.questions[self.frames[f]].audience(self, f, seat, action)

    def clock(self, seat: i64) -> i64:
        """Seconds that the rules of the game allow the seat for its question; 0 if they set no limit."""
        f = self.frame_asking(seat)
        return self.rules.questions[self.frames[f]].seconds(self, f, seat) if f >= 0 else i64(0)

    def standing_order(self, seat: i64) -> int:
        """What the seat has answered to its question in advance, or NO_STANDING_ORDER: the driver gives it."""
        f = self.frame_asking(seat)
        return self.rules.questions[self.frames[f]].standing_order(self, f, seat) if f >= 0 else NO_STANDING_ORDER

    # --- Points, knowledge, good play -----------------------------------------------------------------------

    def fill_ranks(self, out: vec[i64]) -> None:
        """The rank of every seat when the game is over; 0 is best. `Scoring.fill_ranks` says what a lone seat gets."""
        self.rules.scoring.fill_ranks(self, out)

    def points(self, seat: i64) -> i64:
        """What the seat has scored, as far as the rules count it now."""
        return self.rules.scoring.points(self, seat)

    def evaluate(self, out: vec[i64]) -> None:
        """Estimate an unfinished position: a payoff of 0 to FULL for every seat."""
        self.rules.scoring.evaluate(self, out)

    def evaluation_terms(self, seat: i64) -> dict[str, int]:
        """What the evaluation of a seat is made of, by name."""
        return self.rules.scoring.terms(self, seat)

    def policy(self, seat: i64, stream: Stream) -> i64:
        """The answer that the game's policy gives to the seat's question, or NO_POLICY."""
        f = self.frame_asking(seat)
        return self.rules.policy.answer(self, f, seat, stream) if f >= 0 and seat >= 0 else NO_POLICY

    def plans(self, seat: i64) -> i64:
        """How many plans for its turn the seat may choose from."""
        return self.rules.policy.plans(self, seat)

    def planned_answer(self, seat: i64, plan: i64, stream: Stream) -> i64:
        """The answer of the policy to the seat's question when it follows a plan, or NO_POLICY."""
        f = self.frame_asking(seat)
        return self.rules.policy.planned_answer(self, f, seat, plan, stream) if f >= 0 and seat >= 0 else NO_POLICY

    def stakes(self, seat: i64) -> i64:
        """How much hangs on the seat's question, 0 to 2; 0 if it is not asked."""
        f = self.frame_asking(seat)
        return self.rules.policy.stakes(self, f, seat) if f >= 0 and seat >= 0 else i64(0)

    def worth(self, seat: i64) -> i64:
        """What the position is worth to one seat alone, from what it may know."""
        return self.rules.scoring.worth(self, seat)

    def tempo(self) -> i64:
        """How many turns have begun so far."""
        return self.rules.policy.tempo(self)

    def view(self, seat: i64) -> dict[str, object]:
        """What the seat (or SPECTATOR) may know, as plain JSON."""
        return self.rules.knowledge.view(self, seat)

    def view_text(self, seat: i64) -> bytes:
        """The view as compact JSON, where a game writes it faster than by way of `view`; else nothing."""
        return self.rules.knowledge.view_text(self, seat)

    def observation_size(self) -> i64:
        """How many ints `fill_observation` writes; fixed by game, seats and options."""
        return self.rules.knowledge.observation_size(self)

    def fill_observation(self, seat: i64, out: vec[i64]) -> None:
        """The view as a fixed row of ints, for learning agents."""
        self.rules.knowledge.fill_observation(self, seat, out)

    def resample(self, seat: i64, stream: Stream) -> State:
        """A full state that this seat cannot tell from the true one."""
        world: State = self.rules.knowledge.resample(self, seat, stream)
        return world

    # --- Words and positions: plain functions named in GAME -------------------------------------------------

    def in_the_open(self, seat: i64) -> bool:
        """Whether the seat answers its question before everybody's eyes: then no curtain falls on a shared device."""
        return self.rules.game.in_the_open(self, seat)

    def open_answers(self, seat: i64) -> list[int]:
        """What the seat may answer before everybody's eyes: all of an open question, of a secret one perhaps a part."""
        if self.in_the_open(seat):
            return self.legal_actions(seat)
        return self.rules.game.open_answers(self, seat)

    def facts(self, seat: i64, action: i64, clause: i64) -> dict[str, Fact]:
        """The arguments of a refusal's sentence. They must not tell the seat what it may not know."""
        return self.rules.game.facts(self, seat, action, clause)

    def ask_facts(self, f: i64, seat: i64) -> dict[str, Fact]:
        """The arguments of a question's sentence."""
        return self.rules.game.ask_facts(self, f, seat)

    def remark(self, seat: i64, action: i64) -> dict[str, Fact]:
        """What to know of an action before it is chosen, such as its price: facts of `<slug>-remark-<kind>`."""
        return self.rules.game.remark(self, seat, action)

    def position(self) -> dict[str, object]:
        """The game's own part of the position, as plain JSON."""
        return self.rules.game.schema.write(self)

    def read(self, data: Reader) -> None:
        """Fill a bare state from what `position` wrote; raise BadPosition at the first value that cannot be."""
        self.own_rows()
        self.rules.game.schema.read(self, data)

    def may_repair(self, seat: i64, path: list[str]) -> bool:
        """Whether the seat may propose to mend this value: if its view shows the same at the same path."""
        return shows(self, seat, path)

    def stack_faults(self) -> list[Fault]:
        """What is wrong with the stack by the declarations of the questions."""
        return self.rules.shapes.faults(self)

    def check(self) -> list[str]:
        """Broken invariants, one line each; empty when the state is sound."""
        return broken_invariants(self)

    def _repr_svg_(self) -> str:
        return self.rules.game.svg(self)

    def __str__(self) -> str:
        return self.rules.game.text(self)

    # --- Asking ---------------------------------------------------------------------------------------------

    def fill_asked(self, out: vec[i64]) -> i64:
        """The options of `seat()` in the frame it answers: the hot path of players that never interject."""
        f = self.asked()
        return self.fill(f, self.seat(), out, 0)

    def fill_odds(self, out: vec[i64], weights: vec[i64]) -> i64:
        """The outcomes of the chance decision now due."""
        return self.fill_outcomes(self.top(), out, weights)

    def fill_legal(self, seat: i64, out: vec[i64]) -> i64:
        """Everything the seat may answer now: its question, its side frame, interjections, in this order."""
        if self.depth == 0:
            return 0
        f = self.top()
        due = self.frames[f + WHO] == CHANCE
        if seat == CHANCE:
            return self.fill_odds(out, out[:]) if due else i64(0)
        if seat < 0 or seat >= self.seats:
            return 0
        n: i64 = 0
        if self.asks(f, seat):
            n = self.fill(f, seat, out, n)
        if (self.sides >> seat) & 1 == 1:
            n = self.fill(SIDE + seat * WIDTH, seat, out, n)
        if not due and self.frames[ASIDE] != NO_KIND:
            n = self.fill(ASIDE, seat, out, n)
        return n

    def legal(self, seat: int | None = None) -> list[int]:
        """All actions the seat (by default the one asked first) may answer with."""
        who = self.seat() if seat is None else seat
        out = blank(self.max_actions())
        n = self.fill_legal(who, out)
        actions: list[int] = []
        for i in range(n):
            actions.append(out[i])
        return actions

    def legal_actions(self, seat: i64) -> list[int]:
        """What the seat may answer to the question it is asked, without interjections; empty if it is not asked."""
        f = self.frame_asking(seat)
        if f == NO_FRAME or seat == CHANCE:
            return []
        out = blank(self.max_actions())
        n = self.fill(f, seat, out, 0)
        return [out[i] for i in range(n)]

    def odds(self) -> list[tuple[int, int]]:
        """Outcomes and weights at a chance decision; empty elsewhere."""
        if self.seat() != CHANCE:
            return []
        out = blank(self.max_actions())
        weights = out[:]
        n = self.fill_odds(out, weights)
        pairs: list[tuple[int, int]] = []
        for i in range(n):
            pairs.append((out[i], weights[i]))
        return pairs

    def prompt(self, seat: int | None = None) -> Prompt | None:
        """The question the seat is asked, its side frame before the main stack; None if it is not asked."""
        who: int = self.seat() if seat is None else seat
        f = self.frame_asking(who)
        if f == NO_FRAME:
            return None
        return Prompt(self.rules.slug, self.question(who), self.ask_facts(f, who))

    def question(self, seat: i64) -> str:
        """The name of the question that the seat is asked; empty if it is not asked."""
        f = self.frame_asking(seat)
        return "" if f == NO_FRAME else self.rules.question_names[self.frames[f]]

    def lapse(self, seat: i64) -> int:
        """The answer that the clock or a leaver gives for a waiting seat."""
        f = self.frame_asking(seat)
        if f == NO_FRAME or seat == CHANCE:
            raise Illegal(self.refusal(seat, 0, NOT_ASKED))
        return self.lapse_in(f, seat)

    # --- Answering ------------------------------------------------------------------------------------------

    def known_action(self, action: i64) -> bool:
        """Whether the int is in the vocabulary [HALL-ASK-04]."""
        if action < 0:
            return False
        kind = action // SPAN
        return kind < len(self.rules.sizes) and action % SPAN < self.rules.sizes[kind]

    def judge(self, seat: i64, action: i64) -> tuple[i64, i64]:
        """The frame that takes this action of this seat, and the clause that forbids it there (0: none). The only place
        that asks a question's predicate, and it asks once [HALL-ASK-01] [HALL-ASK-02] [HALL-ASK-03] [HALL-ASK-06]."""
        if seat < CHANCE or seat >= self.seats:
            return NO_FRAME, NO_SUCH_SEAT
        if not self.known_action(action):
            return NO_FRAME, UNKNOWN_ACTION
        if self.depth == 0:
            return NO_FRAME, GAME_OVER
        f = self.top()
        due = self.frames[f + WHO] == CHANCE
        if seat == CHANCE:
            return (f, self.clause_against_outcome(f, action)) if due else (NO_FRAME, NOT_ASKED)
        asked = self.asks(f, seat)
        if asked:
            clause = self.clause_against(f, seat, action)
            if clause != OTHER_QUESTION:
                return f, clause
        if (self.sides >> seat) & 1 == 1:
            asked = True
            clause = self.clause_against(SIDE + seat * WIDTH, seat, action)
            if clause != OTHER_QUESTION:
                return SIDE + seat * WIDTH, clause
        if not due and self.frames[ASIDE] != NO_KIND:
            clause = self.clause_against(ASIDE, seat, action)
            if clause != OTHER_QUESTION:
                return ASIDE, clause
        return NO_FRAME, OTHER_QUESTION if asked else NOT_ASKED

    def clause_against_outcome(self, f: i64, action: i64) -> i64:
        """Chance may only answer with one of its outcomes [HALL-ASK-05]."""
        out = blank(self.max_actions())
        n = self.fill_outcomes(f, out, out[:])
        for i in range(n):
            if out[i] == action:
                return ALLOWED
        return self.rules.questions[self.frames[f]].clause_against_outcome(self, f, action)

    def refusal(self, seat: i64, action: i64, clause: i64) -> Refusal:
        facts: dict[str, Fact] = {"seat": seat + 1}
        if self.known_action(action):  # of what is in no vocabulary a game can tell nothing
            facts.update(self.facts(seat, action, clause))
        return Refusal(clause, self.rules.clause_id(clause), facts)

    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        """Why the seat may not do this now, or None if it may."""
        _frame, clause = self.judge(seat, action)
        return None if clause == 0 else self.refusal(seat, action, clause)

    def answer(self, seat: i64, action: i64) -> None:
        """Check an action and carry it out; raise Illegal and leave the state untouched if a clause forbids it."""
        self.answer_in(self.frame_to_answer(seat, action), seat, action)

    def frame_to_answer(self, seat: i64, action: i64) -> i64:
        """The frame that a legal action answers; raise Illegal if a clause forbids it."""
        f, clause = self.judge(seat, action)
        if clause != 0:
            raise Illegal(self.refusal(seat, action, clause))
        return f

    def answer_in(self, f: i64, seat: i64, action: i64) -> None:
        """Carry out an action that is known to be legal in frame `f`, then run what follows by itself."""
        self.carry_out(f, seat, action)
        self.advance()

    def apply(self, action: i64) -> None:
        """Carry out a legal action of `seat()`, an interjection too, without asking whether it is allowed where only
        one frame can take it."""
        seat = self.seat()
        if seat == CHANCE or (self.sides == 0 and self.frames[ASIDE] == NO_KIND):
            self.answer_in(self.asked(), seat, action)
        else:
            f, _clause = self.judge(seat, action)
            self.answer_in(f, seat, action)

    def apply_asked(self, action: i64) -> None:
        """Carry out an action of `fill_asked` or an outcome: the hot path, which need not look for its frame."""
        self.carry_out(self.asked(), self.seat(), action)
        self.advance()

    def audience_of(self, seat: i64, action: i64) -> tuple[int, int]:
        """For a legal action about to be made: masks of who will notice it and who will see its argument."""
        f, _clause = self.judge(seat, action)
        return self.audience_in(f, seat, action)

    def audience_in(self, f: i64, seat: i64, action: i64) -> tuple[int, int]:
        """The same where the frame is known."""
        packed = self.audience(f, seat, action)
        return packed % ARGUMENT_SHIFT, packed // ARGUMENT_SHIFT

    def result(self) -> FinalRanking | None:
        """How the match ended, or None while it lasts."""
        if self.depth != 0:
            return None
        ranks = vec[i64]([0] * self.seats)
        self.fill_ranks(ranks)
        order: list[int] = []
        points: list[int] = []
        for seat in range(self.seats):
            order.append(ranks[seat])
            points.append(self.points(seat))
        return FinalRanking(order, points)

    def payoffs(self, out: vec[i64]) -> None:
        """Payoffs 0 to FULL: at the end the share of other seats beaten (half for equals), before it a judgement.

        A lone seat gets all, half or nothing: it has won, drawn or lost."""
        if self.depth != 0:
            self.evaluate(out)
            return
        ranks = out[:]
        self.fill_ranks(ranks)
        if self.seats == 1:
            out[0] = i64(FULL) if ranks[0] == 0 else EVEN if ranks[0] == LONE_DREW else i64(0)
            return
        for seat in range(self.seats):
            beaten: i64 = 0
            for other in range(self.seats):
                if other != seat and ranks[other] >= ranks[seat]:
                    beaten += 2 if ranks[other] > ranks[seat] else 1
            out[seat] = beaten * FULL // (2 * (self.seats - 1))

    def payoff(self, seat: i64) -> int:
        """The payoff of one seat. For callers in plain Python: a vector they hand to compiled code is never freed."""
        out = vec[i64]([0] * self.seats)
        self.payoffs(out)
        return out[seat]

    # --- Going on, telling, writing down --------------------------------------------------------------------

    def advance(self) -> None:
        """Run the frames that ask nobody until one asks."""
        steps: i64 = 0
        while self.depth != 0:
            f = STACK + (self.depth - 1) * WIDTH
            who = self.frames[f + WHO]
            if who == PROCEEDS or (who == AWAITS and self.sides & self.frames[f + A] == 0):
                steps += 1
                if steps > MOST_STEPS:
                    name = self.rules.question_names[self.frames[f]]
                    raise RuntimeError(f"{name!r} proceeds for ever: its proceed must end, replace or change its frame")
                self.proceed(f)
            else:
                return

    def emit(self, kind: i64, a: i64, b: i64, c: i64, d: i64, who: i64, secret: i64) -> None:
        """Tell the sink what happened. Callers on the hot path compare `sink` with None first."""
        if self.sink is not None:
            self.sink.put(kind, a, b, c, d, who, secret)

    def to_json(self) -> dict[str, object]:
        """The position: the full state as documented JSON, loadable by `Game.load`."""
        return position_of(self)
