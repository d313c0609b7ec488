"""The contract of a state: what it owes to everybody who plays, shows, searches or stores it.

A state is the table at one moment: plain data, cheap to clone, with no randomness, clock or I/O of its own. At every
moment it asks one question of one seat, of several seats at once, or of chance.

The core is polymorphic in this class only. A game implements the methods under "What a game implements"; everything
under "Asking" and "Answering" is built on them here, so that all games behave alike. Each game keeps its decisions
as small classes typed on its own state, in a list indexed by the kind of a frame; the methods below hand a frame's
offset on to them.

Frames. A frame is six ints: kind, who, four arguments. `who` is a seat, CHANCE, or one of
  PROCEEDS  nobody is asked: `advance` runs it until it has replaced or ended itself;
  SEVERAL   the seats of mask A are asked at once; mask B are those still to answer. A new answer of the same seat
            replaces its old one until B is empty; then the frame proceeds;
  AWAITS    nobody is asked until the seats of mask A have closed their side frames; then the frame proceeds.
A CHANCE frame may name a teller, the seat that may type the outcome at a physical table, in argument D (seat + 1).
Beside the main stack each seat may have one side frame for private decisions that run in parallel, and one frame
belongs to nobody: the aside, whose decision lists the interjections. All live in one vector; a frame is its offset.
The kinds of answers a side frame or the aside accepts must differ from those of the main stack's frames.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bannerhall.core.bits import BIT, lowest, mask_of, members
from bannerhall.core.chance import Stream
from bannerhall.core.errors import Fact, Illegal, Refusal
from bannerhall.core.events import ALL, Sink
from bannerhall.core.reading import Reader
from bannerhall.core.tables import (
    GAME_OVER,
    NO_SUCH_SEAT,
    NOT_ASKED,
    NOT_OFFERED,
    OTHER_QUESTION,
    UNKNOWN_ACTION,
    Tables,
)
from bannerhall.core.vocabulary import SPAN

CHANCE: Final = -1
NOBODY: Final = -2
SPECTATOR: Final = -3
PROCEEDS: Final = -4
SEVERAL: Final = -5
AWAITS: Final = -6

WIDTH: Final = 6
KIND: Final = 0
WHO: Final = 1
A: Final = 2
B: Final = 3
C: Final = 4
D: Final = 5
DEPTH: Final = 16
MAX_SEATS: Final = 6
SIDE: Final = DEPTH * WIDTH  # the first side frame
ASIDE: Final = SIDE + MAX_SEATS * WIDTH
NO_FRAMES: Final = vec[i64]([0] * (ASIDE + WIDTH))
NO_FRAME: Final = -1
NO_KIND: Final = -1

SEEN: Final = 65536  # an audience is who notices an entry + who sees its argument * SEEN
PUBLIC: Final = ALL + ALL * SEEN
FULL: Final = 10000  # the payoff of a sole winner


class Prompt:
    """A question as message id and facts."""

    __slots__ = ("decision", "facts", "message")

    def __init__(self, slug: str, decision: str, facts: dict[str, Fact]) -> None:
        self.decision = decision
        self.message = f"{slug}-ask-{decision}"
        self.facts = facts

    def to_json(self) -> dict[str, object]:
        return {"decision": self.decision, "message": self.message, "facts": dict(self.facts)}


class Standing:
    """How a match ended: rank 0 is best, equal ranks are shared."""

    __slots__ = ("points", "ranks", "winners")

    def __init__(self, ranks: list[int], points: list[int]) -> None:
        self.ranks = ranks
        self.points = points
        self.winners = [seat for seat, rank in enumerate(ranks) if rank == 0]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Standing) and (self.ranks, self.points) == (other.ranks, other.points)

    def __hash__(self) -> int:
        return hash(tuple(self.ranks))

    def to_json(self) -> dict[str, object]:
        return {"ranks": list(self.ranks), "points": list(self.points), "winners": list(self.winners)}


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    tables: Tables
    seats: i64
    frames: vec[i64]
    depth: i64
    sides: i64  # mask of the seats with a side frame
    lessons: i64  # how often somebody's knowledge grew without chance or another seat's answer
    sink: Sink | None

    def __init__(self, src: State | None, tables: Tables) -> None:
        """A copy of `src`, or the bare table before set-up. The sink is never copied."""
        self.tables = tables
        self.sink = None
        if src is not None:
            self.seats = src.seats
            self.frames = src.frames[:]
            self.depth = src.depth
            self.sides = src.sides
            self.lessons = src.lessons
        else:
            self.seats = tables.seats
            self.frames = NO_FRAMES[:]
            self.frames[ASIDE] = NO_KIND
            self.depth = 0
            self.sides = 0
            self.lessons = 0

    # --- What a game implements: the kernel -------------------------------------------------------------------

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

    # --- What a game implements: people ------------------------------------------------------------------------

    def lapse_in(self, f: i64, seat: i64) -> i64:
        """The answer that the clock or a leaver gives in frame `f`. It must be legal."""
        raise NotImplementedError

    def clock(self, seat: i64) -> i64:
        """Seconds that the rules of the game allow the seat for its question; 0 if they set no limit."""
        return 0

    def audience(self, f: i64, seat: i64, action: i64) -> i64:
        """Who may notice this answer and who may see its argument: see `secret_to` and `hidden_to`."""
        return PUBLIC

    def facts(self, seat: i64, action: i64, clause: i64) -> dict[str, Fact]:
        """The arguments of a refusal's sentence. They must not tell the seat what it may not know."""
        return {}

    def ask_facts(self, f: i64, seat: i64) -> dict[str, Fact]:
        """The arguments of a question's sentence."""
        return {}

    def view(self, seat: i64) -> dict[str, object]:
        """What the seat (or SPECTATOR) may know, as plain JSON, built by listing what is allowed."""
        raise NotImplementedError

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
        """Whether the seat sees the value at this path of the position's table, and so may propose to mend it.

        As it stands: whatever the view shows at the same path with the same value."""
        shown: object = self.view(seat)
        true: object = self.position()
        for step in path:
            shown, true = step_into(shown, step), step_into(true, step)
        return shown is not None and shown == true

    def check(self) -> list[str]:
        """Broken invariants, one line each; empty when the state is sound."""
        raise NotImplementedError

    # --- Asking --------------------------------------------------------------------------------------------------

    def top(self) -> i64:
        """The uppermost frame of the main stack."""
        return (self.depth - 1) * WIDTH

    def seat(self) -> i64:
        """Who is asked first: chance if it is due, then side frames, then the main stack."""
        if self.depth == 0:
            return NOBODY
        f = (self.depth - 1) * WIDTH
        who = self.frames[f + WHO]
        if self.sides != 0 and who != CHANCE:
            return lowest(self.sides)
        if who == SEVERAL:
            return lowest(self.frames[f + B])
        return who

    def asked(self) -> i64:
        """The frame that `seat()` answers."""
        f = (self.depth - 1) * WIDTH
        if self.sides != 0 and self.frames[f + WHO] != CHANCE:
            return SIDE + lowest(self.sides) * WIDTH
        return f

    def waiting_mask(self) -> i64:
        """All seats whose answer is awaited now."""
        if self.depth == 0:
            return 0
        f = (self.depth - 1) * WIDTH
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

    def asks(self, f: i64, seat: i64) -> bool:
        """Whether the uppermost frame asks this seat, first or again."""
        who = self.frames[f + WHO]
        if who == SEVERAL:
            return (self.frames[f + A] >> seat) & 1 == 1
        return who == seat

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
        out = vec[i64]([0] * self.room())
        n = self.fill_legal(who, out)
        actions: list[int] = []
        for i in range(n):
            actions.append(out[i])
        return actions

    def odds(self) -> list[tuple[int, int]]:
        """Outcomes and weights at a chance decision; empty elsewhere."""
        if self.seat() != CHANCE:
            return []
        out = vec[i64]([0] * self.room())
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
        if f == NO_FRAME:
            raise Illegal(self.refusal(seat, 0, NOT_ASKED))
        return self.lapse_in(f, seat)

    def frame_asking(self, seat: i64) -> i64:
        """The frame whose question stands first for a seat, in the order of `seat()`; or NO_FRAME."""
        if self.depth == 0 or seat < CHANCE or seat >= self.seats:
            return NO_FRAME
        if seat >= 0 and (self.sides >> seat) & 1 == 1:
            return SIDE + seat * WIDTH
        return self.top() if self.asks(self.top(), seat) else NO_FRAME

    # --- Answering -----------------------------------------------------------------------------------------------

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
        """The clause that forbids the seat this action now, or 0 [HALL-ASK-01] [HALL-ASK-02] [HALL-ASK-03]."""
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
        out = vec[i64]([0] * self.room())
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
        """Carry out a legal action of `seat()` without checking it: the hot path."""
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

    # --- Frames: what the chapters of a game are written with ------------------------------------------------------

    def ask(self, kind: i64, who: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Put a frame on the main stack."""
        if self.depth == DEPTH:
            raise RuntimeError("decisions nest too deeply")
        self.put(self.depth * WIDTH, kind, who, a, b, c, d)
        self.depth += 1

    def ask_several(self, kind: i64, mask: i64, c: i64 = 0, d: i64 = 0) -> None:
        """Ask all seats of a mask at once."""
        self.ask(kind, SEVERAL, mask, mask, c, d)

    def put(self, f: i64, kind: i64, who: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        frames = self.frames
        frames[f + KIND] = kind
        frames[f + WHO] = who
        frames[f + A] = a
        frames[f + B] = b
        frames[f + C] = c
        frames[f + D] = d

    def done(self) -> None:
        """End the uppermost frame. Ended frames are blanked, so that equal states are equal in every int."""
        self.depth -= 1
        self.put(self.depth * WIDTH, 0, 0, 0, 0, 0, 0)

    def answered(self, f: i64, seat: i64) -> None:
        """A seat of a SEVERAL frame has answered; with the last one the frame proceeds."""
        left = self.frames[f + B] & ~BIT[seat]
        self.frames[f + B] = left
        if left == 0:
            self.frames[f + WHO] = PROCEEDS

    def advance(self) -> None:
        """Run the frames that ask nobody until one asks."""
        while self.depth != 0:
            f = (self.depth - 1) * WIDTH
            who = self.frames[f + WHO]
            if who == PROCEEDS or (who == AWAITS and self.sides & self.frames[f + A] == 0):
                self.proceed(f)
            else:
                return

    def open_side(self, seat: i64, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Ask a seat something private beside the main stack."""
        if (self.sides >> seat) & 1 == 1:
            raise RuntimeError("a seat has one side frame at most")
        self.put(SIDE + seat * WIDTH, kind, seat, a, b, c, d)
        self.sides |= BIT[seat]

    def close_side(self, seat: i64) -> None:
        self.put(SIDE + seat * WIDTH, 0, 0, 0, 0, 0, 0)
        self.sides &= ~BIT[seat]

    def open_window(self, kind: i64, first: i64, mask: i64) -> None:
        """Ask the seats of a mask one after the other, clockwise from `first`. Who is in the mask must be public."""
        if mask != 0:
            seat = self.next_of(first, mask)
            self.ask(kind, seat, mask & ~BIT[seat], first)

    def next_in_window(self, f: i64) -> None:
        """The seat asked in a window has answered: ask the next one, or end the window."""
        left = self.frames[f + A]
        if left == 0:
            self.done()
            return
        seat = self.next_of(self.frames[f + B], left)
        self.frames[f + WHO] = seat
        self.frames[f + A] = left & ~BIT[seat]

    def next_of(self, first: i64, mask: i64) -> i64:
        """The first seat of a non-empty mask, clockwise from `first`."""
        seat = first
        while (mask >> seat) & 1 == 0:
            seat += 1
            if seat == self.seats:
                seat = 0
        return seat

    def everyone(self) -> i64:
        """The mask of all seats."""
        return BIT[self.seats] - 1

    def learn(self) -> None:
        """Somebody's knowledge grew without chance or another seat's answer; nobody may step back over it."""
        self.lessons += 1

    def emit(self, kind: i64, a: i64, b: i64, c: i64, d: i64, who: i64, secret: i64) -> None:
        """Tell the sink what happened. Callers on the hot path compare `sink` with None first."""
        if self.sink is not None:
            self.sink.put(kind, a, b, c, d, who, secret)

    # --- Positions ---------------------------------------------------------------------------------------------------

    def frame_json(self, f: i64) -> list[object]:
        """A frame as name of its decision, who, four arguments."""
        values: list[object] = [self.tables.decisions[self.frames[f]]]
        for i in range(f + WHO, f + WIDTH):
            values.append(int(self.frames[i]))
        return values

    def to_json(self) -> dict[str, object]:
        """The position: the full state as documented JSON, loadable by `Game.load`."""
        return {
            "game": self.tables.slug,
            "rules": self.tables.rules_version,
            "seats": int(self.seats),
            "options": dict(self.tables.options),
            "numbers": dict(self.tables.named_numbers),
            "stack": [self.frame_json(i * WIDTH) for i in range(int(self.depth))],
            "sides": [
                self.frame_json(SIDE + i * WIDTH) if (self.sides >> i) & 1 == 1 else None
                for i in range(int(self.seats))
            ],
            "lessons": int(self.lessons),
            "table": self.position(),
        }

    def read_frames(self, data: Reader) -> None:
        """Fill stack, side frames and count of lessons from a position."""
        for reader in data.at("stack").items(0, DEPTH):
            self.read_frame(self.depth * WIDTH, reader, AWAITS)
            self.depth += 1
        open_sides: list[int] = []
        for seat, reader in enumerate(data.at("sides").items(int(self.seats), int(self.seats))):
            if reader.value is not None:
                self.read_frame(SIDE + seat * WIDTH, reader, 0)
                if self.frames[SIDE + seat * WIDTH + WHO] != seat:
                    raise reader.wrong(str(seat))
                open_sides.append(seat)
        self.sides = mask_of(open_sides)
        self.lessons = data.at("lessons").whole(0, 1_000_000)

    def read_frame(self, f: i64, reader: Reader, least: int) -> None:
        values = reader.items(WIDTH, WIDTH)
        self.frames[f + KIND] = values[0].name(self.tables.decisions)
        who = values[1].whole(least, int(self.seats) - 1)
        if who == NOBODY or who == SPECTATOR:
            raise values[1].wrong("seat, -1, -4, -5, -6")
        self.frames[f + WHO] = who
        for i in range(A, WIDTH):
            self.frames[f + i] = values[i].whole(-1_000_000, 2**61)

    def check_frames(self) -> list[str]:
        """Invariants of the stack that hold in every game; `check` of a game begins with them."""
        wrong: list[str] = []
        if self.depth == 0 and self.sides != 0:
            wrong.append("the game is over but a side frame is open")
        if self.sides & ~self.everyone() != 0:
            wrong.append("a side frame belongs to no seat")
        if self.depth != 0:
            wrong.extend(self.check_top())
        return wrong

    def check_top(self) -> list[str]:
        f = self.top()
        who = self.frames[f + WHO]
        if who == NOBODY or who == SPECTATOR or who == PROCEEDS:
            return ["the uppermost frame asks nobody"]
        if who == AWAITS and self.sides & self.frames[f + A] == 0:
            return ["the uppermost frame awaits nobody"]
        if who == SEVERAL:
            asked = self.frames[f + A]
            left = self.frames[f + B]
            if left == 0 or left & ~asked != 0 or asked & ~self.everyone() != 0:
                return ["the masks of a simultaneous question are unsound"]
        return []


def step_into(value: object, step: str) -> object:
    """The value one step of a path further down, or None."""
    if isinstance(value, dict):
        return value.get(step)
    if isinstance(value, list) and step.isascii() and step.isdigit() and int(step) < len(value):
        return value[int(step)]
    return None


def secret_to(mask: i64) -> i64:
    """Everybody notices the entry; only the seats of the mask see its argument."""
    return ALL + mask * SEEN


def hidden_to(mask: i64) -> i64:
    """Only the seats of the mask learn that the entry exists."""
    return mask + mask * SEEN
