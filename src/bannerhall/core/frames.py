"""The decision stack: fixed-width frames of ints, with side frames and an aside, in one vector.

A frame is six ints: kind, who, four arguments. `who` is a seat, CHANCE, or one of
  PROCEEDS  nobody is asked: the state runs it until it has replaced or ended itself;
  SEVERAL   the seats of mask A are asked at once; mask B are those still to answer. A new answer of the same seat
            replaces its old one until B is empty; then the frame proceeds;
  AWAITS    nobody is asked until the seats of mask A have closed their side frames; then the frame proceeds.
A CHANCE frame may name a teller, the seat that may type the outcome at a physical table, in argument D (seat + 1).
Beside the main stack each seat may have one side frame for private decisions that run in parallel, and one frame
belongs to nobody: the aside, whose decision lists the interjections. A frame is named by its offset in the vector.
No answer may be offered twice: what a side frame or the aside accepts, the question on the main stack must not.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bannerhall.core.bits import BIT, lowest, mask_of, members
from bannerhall.core.reading import Reader
from bannerhall.core.ruleset import Ruleset

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
# Arguments that are the core's own: of simultaneous questions, windows, frames that wait, and chance.
ASKED: Final = A  # mask of all seats that are asked at once
TO_ANSWER: Final = B  # mask of those still to answer
ASKED_LATER: Final = A  # mask of the seats that a window has still to ask
BEGAN_WITH: Final = B  # the seat that a window began with
AWAITED: Final = A  # mask of the seats whose side frames must close first
TYPED_BY: Final = D  # the seat that may type an outcome + 1, or 0
DEPTH: Final = 16  # how deep decisions nest, unless a game says otherwise
MAX_SEATS: Final = 6
SIDE: Final = 0  # the first side frame
ASIDE: Final = SIDE + MAX_SEATS * WIDTH
STACK: Final = ASIDE + WIDTH  # the main stack, last because games need it of different size
NO_FRAME: Final[i64] = -1
NO_KIND: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Frames:
    rules: Ruleset
    seats: i64
    frames: vec[i64]
    depth: i64
    sides: i64  # mask of the seats with a side frame
    revelations: i64  # how often somebody's knowledge grew without chance or another seat's answer

    def __init__(self, src: Frames | None, rules: Ruleset, deepest: i64 = DEPTH) -> None:
        """A copy of `src`, or an empty stack for decisions that nest at most so deep."""
        self.rules = rules
        if src is not None:
            self.seats = src.seats
            self.frames = src.frames[:]
            self.depth = src.depth
            self.sides = src.sides
            self.revelations = src.revelations
        else:
            self.seats = rules.seats
            self.frames = vec[i64]([0] * (STACK + deepest * WIDTH))
            self.frames[ASIDE] = rules.interjections
            self.depth = 0
            self.sides = 0
            self.revelations = 0

    def top(self) -> i64:
        """The uppermost frame of the main stack."""
        return STACK + (self.depth - 1) * WIDTH

    def at_depth(self, depth: i64) -> i64:
        """A frame of the main stack, counted from the bottom."""
        return STACK + depth * WIDTH

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

    def frame_asking(self, seat: i64) -> i64:
        """The frame whose question stands first for a seat, in the order of `seat()`; or NO_FRAME."""
        if self.depth == 0 or seat < CHANCE or seat >= self.seats:
            return NO_FRAME
        if seat >= 0 and (self.sides >> seat) & 1 == 1:
            return SIDE + seat * WIDTH
        return self.top() if self.asks(self.top(), seat) else NO_FRAME

    def asks(self, f: i64, seat: i64) -> bool:
        """Whether the uppermost frame asks this seat, first or again."""
        who = self.frames[f + WHO]
        if who == SEVERAL:
            return seat >= 0 and (self.frames[f + A] >> seat) & 1 == 1
        return who == seat

    def ask(self, kind: i64, who: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Put a frame on the main stack."""
        f = STACK + self.depth * WIDTH
        if f >= len(self.frames):
            raise RuntimeError("decisions nest too deeply")
        self.put(f, kind, who, a, b, c, d)
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

    def end_frame(self) -> None:
        """End the uppermost frame. Ended frames are blanked, so that equal states are equal in every int."""
        self.depth -= 1
        self.put(STACK + self.depth * WIDTH, 0, 0, 0, 0, 0, 0)

    def answered(self, f: i64, seat: i64) -> None:
        """A seat of a SEVERAL frame has answered; with the last one the frame proceeds."""
        left = self.frames[f + B] & ~BIT[seat]
        self.frames[f + B] = left
        if left == 0:
            self.frames[f + WHO] = PROCEEDS

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
            self.end_frame()
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
            if seat == first:
                raise RuntimeError("there is no seat to go on with")
        return seat

    def everyone(self) -> i64:
        """The mask of all seats."""
        return BIT[self.seats] - 1

    def reveal(self) -> None:
        """Somebody's knowledge grew without chance or another seat's answer; nobody may step back over it."""
        self.revelations += 1

    def frames_in_use(self) -> list[int]:
        """The frames of the main stack, lowest first, and the side frames."""
        used = [int(STACK + depth * WIDTH) for depth in range(self.depth)]
        return used + [SIDE + seat * WIDTH for seat in members(self.sides)]

    def read_frames(self, data: Reader) -> None:
        """Fill stack, side frames and count of revelations from a position, in place of whatever was there."""
        aside = self.frames[ASIDE]
        self.frames = vec[i64]([0] * len(self.frames))
        self.frames[ASIDE] = aside
        self.depth = 0
        for reader in data.at("stack").items(0, (len(self.frames) - STACK) // WIDTH):
            self.read_frame(STACK + self.depth * WIDTH, reader)
            self.depth += 1
        open_sides: list[int] = []
        for seat, reader in enumerate(data.at("sides").items(int(self.seats), int(self.seats))):
            if reader.value is not None:
                self.read_frame(SIDE + seat * WIDTH, reader)
                if self.frames[SIDE + seat * WIDTH + WHO] != seat:
                    raise Reader(int(self.frames[SIDE + seat * WIDTH + WHO]), f"{reader.path}/asks").wrong(str(seat))
                open_sides.append(seat)
        self.sides = mask_of(open_sides)
        self.revelations = data.at("revelations").whole(0, 1_000_000)

    def read_frame(self, f: i64, reader: Reader) -> None:
        for place, value in enumerate(self.rules.shapes.read_frame(reader, int(self.seats))):
            self.frames[f + place] = value

    def check_frames(self) -> list[str]:
        """Invariants of the stack that hold in every game; `check` of a game begins with them."""
        wrong: list[str] = []
        if self.depth == 0 and self.sides != 0:
            wrong.append("the game is over but a side frame is open")
        if self.sides & ~self.everyone() != 0:
            wrong.append("a side frame belongs to no seat")
        if self.depth != 0:
            wrong.extend(self.check_top())
        for depth in range(self.depth):
            if not self.sound_masks(STACK + depth * WIDTH):
                wrong.append(f"/stack/{depth}: to_answer needs a seat at least, and only seats that are in asked")
        return wrong

    def sound_masks(self, f: i64) -> bool:
        if self.frames[f + WHO] != SEVERAL:
            return True
        asked = self.frames[f + A]
        left = self.frames[f + B]
        return left > 0 and left & ~asked == 0 and asked & ~self.everyone() == 0

    def check_top(self) -> list[str]:
        f = self.top()
        who = self.frames[f + WHO]
        if who == NOBODY or who == SPECTATOR or who == PROCEEDS:
            return ["the uppermost frame asks nobody"]
        if who == AWAITS and self.sides & self.frames[f + A] == 0:
            return ["the uppermost frame awaits nobody"]
        return []


ZEROS: Final = vec[i64]([0] * 512)


def blank(room: i64) -> vec[i64]:
    """Room for so many options. To copy zeros is many times faster than to make them."""
    return ZEROS[:room] if room <= 512 else vec[i64]([0] * room)
