"""The contract of a state: what it owes to everybody who plays, shows, searches or stores it.

A state is the table at one moment: plain data, cheap to clone, with no randomness, clock or I/O of its own. At every
moment it asks one question of one seat, of several seats at once, or of chance.

The core is polymorphic in this class only. A game implements the methods under "What a game implements"; everything
under "Asking" and "Answering" is built on them here, so that all games behave alike. Each game keeps its decisions
as small classes typed on its own state, in a list indexed by the kind of a frame; the methods below hand a frame's
offset on to them.

How questions nest, run in parallel and wait for each other is told in `bannerhall.core.frames`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bannerhall.core.bits import BIT, lowest, members
from bannerhall.core.chance import Stream
from bannerhall.core.errors import Fact, Illegal, Refusal
from bannerhall.core.events import PUBLIC, SEEN, Sink, hidden_to, secret_to
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
from bannerhall.core.reading import Reader, step_into
from bannerhall.core.tables import (
    GAME_OVER,
    NO_SUCH_SEAT,
    NOT_ASKED,
    NOT_OFFERED,
    OTHER_QUESTION,
    UNKNOWN_ACTION,
    Tables,
)
from bannerhall.core.talk import Prompt, Standing
from bannerhall.core.vocabulary import SPAN

__all__ = [
    "ASIDE",
    "AWAITS",
    "CHANCE",
    "DEPTH",
    "FULL",
    "KIND",
    "MAX_SEATS",
    "NOBODY",
    "NO_COUNSEL",
    "NO_FRAME",
    "NO_KIND",
    "PROCEEDS",
    "PUBLIC",
    "SEEN",
    "SEVERAL",
    "SIDE",
    "SPECTATOR",
    "WHO",
    "WIDTH",
    "A",
    "B",
    "C",
    "D",
    "Prompt",
    "Standing",
    "State",
    "hidden_to",
    "secret_to",
]

FULL: Final = 10000  # the payoff of a sole winner
NO_COUNSEL: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Frames):
    sink: Sink | None

    def __init__(self, src: State | None, tables: Tables, deepest: i64 = DEPTH) -> None:
        """A copy of `src`, or the bare table before set-up. The sink is never copied."""
        super().__init__(src, tables, deepest)
        self.sink = None

    # --- What a game implements: the kernel -----------------------------------------------------------------

    def clone(self) -> State:
        """A copy that no later action changes, without the sink."""
        raise NotImplementedError

    def room(self) -> i64:
        """How many options there can be at most at one moment, for one seat or for chance."""
        raise NotImplementedError

    def fill(self, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        """Append what `seat` may answer in frame `f` to out[n:]; return the new count. Stable order, no duplicates."""
        raise NotImplementedError

    def fill_outcomes(self, f: i64, out: vec[i64], weights: vec[i64]) -> i64:
        """The outcomes of chance frame `f` with positive integer weights; return their number."""
        raise NotImplementedError

    def bar(self, f: i64, seat: i64, action: i64) -> i64:
        """The clause that forbids this answer in frame `f`, 0 if none does, OTHER_QUESTION if it is no answer to it."""
        raise NotImplementedError

    def resolve(self, f: i64, seat: i64, action: i64) -> None:
        """Carry out a legal answer (or an outcome, seat CHANCE) in frame `f`."""
        raise NotImplementedError

    def proceed(self, f: i64) -> None:
        """Run frame `f`, which asks nobody. It must replace, end or change itself."""
        raise NotImplementedError

    def fill_ranks(self, out: vec[i64]) -> None:
        """The rank of every seat when the game is over; 0 is best."""
        raise NotImplementedError

    def points(self, seat: i64) -> i64:
        """What the seat has scored, as far as the rules count it now."""
        raise NotImplementedError

    def evaluate(self, out: vec[i64]) -> None:
        """Judge an unfinished state: a payoff of 0 to FULL for every seat. Without judgement all are equal."""
        for seat in range(self.seats):
            out[seat] = FULL // 2

    def counsel(self, seat: i64, stream: Stream) -> i64:
        """The answer that the game's own sense gives to the seat's question, or NO_COUNSEL where it has none. It must
        be legal, and the same in all worlds that the seat cannot tell apart; the stream only breaks ties."""
        return NO_COUNSEL

    # --- What a game implements: people ---------------------------------------------------------------------

    def lapse_in(self, f: i64, seat: i64) -> i64:
        """The answer that the clock or a leaver gives in frame `f`. It must be legal."""
        raise NotImplementedError

    def clock(self, seat: i64) -> i64:
        """Seconds that the rules of the game allow the seat for its question; 0 if they set no limit."""
        return 0

    def audience(self, f: i64, seat: i64, action: i64) -> i64:
        """Who may notice this answer and who may see its argument: see `secret_to` and `hidden_to`."""
        return PUBLIC

    def in_the_open(self, seat: i64) -> bool:
        """Whether the seat answers its question before everybody's eyes: then no curtain falls on a shared device."""
        return False

    def facts(self, seat: i64, action: i64, clause: i64) -> dict[str, Fact]:
        """The arguments of a refusal's sentence. They must not tell the seat what it may not know."""
        return {}

    def ask_facts(self, f: i64, seat: i64) -> dict[str, Fact]:
        """The arguments of a question's sentence."""
        return {}

    def remark(self, seat: i64, action: i64) -> dict[str, Fact]:
        """What to know of an option before it is chosen, such as its price: facts of `<slug>-remark-<kind>`."""
        return {}

    def view(self, seat: i64) -> dict[str, object]:
        """What the seat (or SPECTATOR) may know, as plain JSON, built by listing what is allowed. Whatever an event has
        just told the seat is in it too, so that equal views mean equal knowledge."""
        raise NotImplementedError

    def view_text(self, seat: i64) -> bytes:
        """The view as compact JSON, where a game writes it faster than by way of `view`; else nothing."""
        return b""

    def observation_size(self) -> i64:
        """How many ints `fill_observation` writes; fixed by game, seats and options."""
        return 1

    def fill_observation(self, seat: i64, out: vec[i64]) -> None:
        """The view as a fixed row of ints, for learning agents; it must not tell more than the view."""
        out[0] = self.depth

    def resample(self, seat: i64, stream: Stream) -> State:
        """A full state that this seat cannot tell from the true one."""
        raise NotImplementedError

    def position(self) -> dict[str, object]:
        """The game's own part of the position, as plain JSON."""
        raise NotImplementedError

    def read(self, data: Reader) -> None:
        """Fill a bare state from what `position` wrote; raise BadPosition at the first value that cannot be."""
        raise NotImplementedError

    def may_repair(self, seat: i64, path: list[str]) -> bool:
        """Whether the seat may propose to mend this value: if its view shows the same at the same path."""
        shown: object = self.view(seat)
        true: object = self.position()
        for step in path:
            shown, true = step_into(shown, step), step_into(true, step)
        return shown is not None and shown == true

    def check(self) -> list[str]:
        """Broken invariants, one line each; empty when the state is sound."""
        raise NotImplementedError

    # --- Asking ---------------------------------------------------------------------------------------------

    def seat(self) -> i64:
        """Who is asked first: chance if it is due, then side frames, then the main stack."""
        if self.depth == 0:
            return NOBODY
        f = STACK + (self.depth - 1) * WIDTH
        who = self.frames[f + WHO]
        if self.sides != 0 and who != CHANCE:
            return lowest(self.sides)
        if who == SEVERAL:
            return lowest(self.frames[f + B])
        return who

    def asked(self) -> i64:
        """The frame that `seat()` answers."""
        f = STACK + (self.depth - 1) * WIDTH
        if self.sides != 0 and self.frames[f + WHO] != CHANCE:
            return SIDE + lowest(self.sides) * WIDTH
        return f

    def waiting_mask(self) -> i64:
        """All seats whose answer is awaited now."""
        if self.depth == 0:
            return 0
        f = STACK + (self.depth - 1) * WIDTH
        who = self.frames[f + WHO]
        if who == SEVERAL:
            return self.sides | self.frames[f + B]
        if who >= 0:
            return self.sides | BIT[who]
        return self.sides

    def waiting(self) -> list[int]:
        """All seats that may answer now and are awaited, CHANCE first when it is due."""
        seats = members(self.waiting_mask())
        return [CHANCE, *seats] if self.seat() == CHANCE else seats

    def teller(self) -> int:
        """The seat that may type the outcome of the chance decision now due, or NOBODY."""
        if self.seat() != CHANCE or self.frames[self.top() + D] == 0:
            return NOBODY
        return self.frames[self.top() + D] - 1

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
            return self.fill_odds(out, out[:]) if due else 0
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
        out = blank(self.room())
        n = self.fill_legal(who, out)
        actions: list[int] = []
        for i in range(n):
            actions.append(out[i])
        return actions

    def options(self, seat: i64) -> list[int]:
        """What the seat may answer to the question it is asked, without interjections; empty if it is not asked."""
        f = self.frame_asking(seat)
        if f == NO_FRAME or seat == CHANCE:
            return []
        out = blank(self.room())
        n = self.fill(f, seat, out, 0)
        return [out[i] for i in range(n)]

    def odds(self) -> list[tuple[int, int]]:
        """Outcomes and weights at a chance decision; empty elsewhere."""
        if self.seat() != CHANCE:
            return []
        out = blank(self.room())
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
        name = self.tables.decisions[self.frames[f]]
        return Prompt(self.tables.slug, name, self.ask_facts(f, who))

    def lapse(self, seat: i64) -> int:
        """The answer that the clock or a leaver gives for a waiting seat."""
        f = self.frame_asking(seat)
        if f == NO_FRAME or seat == CHANCE:
            raise Illegal(self.refusal(seat, 0, NOT_ASKED))
        return self.lapse_in(f, seat)

    def frame_asking(self, seat: i64) -> i64:
        """The frame whose question stands first for a seat, in the order of `seat()`; or NO_FRAME."""
        if self.depth == 0 or seat < CHANCE or seat >= self.seats:
            return NO_FRAME
        if seat >= 0 and (self.sides >> seat) & 1 == 1:
            return SIDE + seat * WIDTH
        return self.top() if self.asks(self.top(), seat) else NO_FRAME

    # --- Answering ------------------------------------------------------------------------------------------

    def frame_for(self, seat: i64, action: i64) -> i64:
        """The frame that would take this action of this seat, or NO_FRAME."""
        if self.depth == 0 or seat < CHANCE or seat >= self.seats or not self.known_action(action):
            return NO_FRAME
        f = self.top()
        due = self.frames[f + WHO] == CHANCE
        if seat == CHANCE:
            return f if due else NO_FRAME
        if self.asks(f, seat) and self.bar(f, seat, action) != OTHER_QUESTION:
            return f
        if (self.sides >> seat) & 1 == 1 and self.bar(SIDE + seat * WIDTH, seat, action) != OTHER_QUESTION:
            return SIDE + seat * WIDTH
        if not due and self.frames[ASIDE] != NO_KIND and self.bar(ASIDE, seat, action) != OTHER_QUESTION:
            return ASIDE
        return NO_FRAME

    def known_action(self, action: i64) -> bool:
        """Whether the int is in the vocabulary [HALL-ASK-04]."""
        if action < 0:
            return False
        kind = action // SPAN
        return kind < len(self.tables.sizes) and action % SPAN < self.tables.sizes[kind]

    def objection(self, seat: i64, action: i64) -> i64:
        """The clause that forbids the seat this action now, or 0 [HALL-ASK-01] [HALL-ASK-02] [HALL-ASK-03]
        [HALL-ASK-06]."""
        if seat < CHANCE or seat >= self.seats:
            return NO_SUCH_SEAT
        if not self.known_action(action):
            return UNKNOWN_ACTION
        if self.depth == 0:
            return GAME_OVER
        f = self.frame_for(seat, action)
        if f == NO_FRAME:
            return NOT_ASKED if self.frame_asking(seat) == NO_FRAME else OTHER_QUESTION
        return self.bar_outcome(f, action) if seat == CHANCE else self.bar(f, seat, action)

    def bar_outcome(self, f: i64, action: i64) -> i64:
        """Chance may only answer with one of its outcomes [HALL-ASK-05]."""
        out = blank(self.room())
        n = self.fill_outcomes(f, out, out[:])
        for i in range(n):
            if out[i] == action:
                return 0
        return NOT_OFFERED

    def refusal(self, seat: i64, action: i64, clause: i64) -> Refusal:
        facts: dict[str, Fact] = {"seat": seat + 1}
        facts.update(self.facts(seat, action, clause))
        return Refusal(clause, self.tables.clause_id(clause), facts)

    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        """Why the seat may not do this now, or None if it may."""
        clause = self.objection(seat, action)
        return None if clause == 0 else self.refusal(seat, action, clause)

    def answer(self, seat: i64, action: i64) -> None:
        """Check an action and carry it out; raise Illegal and leave the state untouched if a clause forbids it."""
        clause = self.objection(seat, action)
        if clause != 0:
            raise Illegal(self.refusal(seat, action, clause))
        self.resolve(self.frame_for(seat, action), seat, action)
        self.advance()

    def apply(self, action: i64) -> None:
        """Carry out a legal action of `seat()` without asking again whether it is allowed."""
        seat = self.seat()
        self.resolve(self.frame_for(seat, action), seat, action)
        self.advance()

    def apply_asked(self, action: i64) -> None:
        """Carry out an action of `fill_asked` or an outcome: the hot path, which need not look for its frame."""
        self.resolve(self.asked(), self.seat(), action)
        self.advance()

    def seen_by(self, seat: i64, action: i64) -> tuple[int, int]:
        """For a legal action about to be made: masks of who will notice it and who will see its argument."""
        packed = self.audience(self.frame_for(seat, action), seat, action)
        return packed % SEEN, packed // SEEN

    def result(self) -> Standing | None:
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
        return Standing(order, points)

    def payoffs(self, out: vec[i64]) -> None:
        """Payoffs 0 to FULL: at the end the share of other seats beaten (half for equals), before it a judgement."""
        if self.depth != 0:
            self.evaluate(out)
            return
        ranks = out[:]
        self.fill_ranks(ranks)
        for seat in range(self.seats):
            beaten: i64 = 0
            for other in range(self.seats):
                if other != seat and ranks[other] >= ranks[seat]:
                    beaten += 2 if ranks[other] > ranks[seat] else 1
            out[seat] = FULL if self.seats == 1 else beaten * FULL // (2 * (self.seats - 1))

    def payoff(self, seat: i64) -> int:
        """The payoff of one seat. For callers in plain Python: a vector they hand to compiled code is never freed."""
        out = vec[i64]([0] * self.seats)
        self.payoffs(out)
        return out[seat]

    # --- Going on, telling, writing down --------------------------------------------------------------------

    def advance(self) -> None:
        """Run the frames that ask nobody until one asks."""
        while self.depth != 0:
            f = STACK + (self.depth - 1) * WIDTH
            who = self.frames[f + WHO]
            if who == PROCEEDS or (who == AWAITS and self.sides & self.frames[f + A] == 0):
                self.proceed(f)
            else:
                return

    def emit(self, kind: i64, a: i64, b: i64, c: i64, d: i64, who: i64, secret: i64) -> None:
        """Tell the sink what happened. Callers on the hot path compare `sink` with None first."""
        if self.sink is not None:
            self.sink.put(kind, a, b, c, d, who, secret)

    def to_json(self) -> dict[str, object]:
        """The position: the full state as documented JSON, loadable by `Game.load`."""
        return {
            "game": self.tables.slug,
            "rules": self.tables.rules_version,
            "seats": int(self.seats),
            "options": dict(self.tables.options),
            "numbers": dict(self.tables.named_numbers),
            "stack": [self.frame_json(STACK + i * WIDTH) for i in range(int(self.depth))],
            "sides": [
                self.frame_json(SIDE + i * WIDTH) if (self.sides >> i) & 1 == 1 else None
                for i in range(int(self.seats))
            ],
            "lessons": int(self.lessons),
            "table": self.position(),
        }
