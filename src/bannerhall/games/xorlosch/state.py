"""The table of Xorlosch: its arrays, its clone, and the shape of its decisions."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.core.chance import Stream
from bannerhall.core.deck import Deck
from bannerhall.core.errors import Fact
from bannerhall.core.reading import Reader
from bannerhall.core.state import ASIDE, State
from bannerhall.core.tables import OTHER_QUESTION, Tables
from bannerhall.games.xorlosch import judgement, picture, position, scoring, sentences, soundness, view, viewtext
from bannerhall.games.xorlosch.board import BOARDS, SPACES
from bannerhall.games.xorlosch.components import (
    ASIDE_FRAME,
    BLUE,
    DICE,
    EXPERIENCE,
    GREEN,
    GUARDS,
    KINDS_OF_ITEMS,
    MOST_SEATS,
    MOST_TASKS,
    MOVEMENT,
    NO_CARD,
    OF_A_COLOUR,
    TASKS,
)

NO_DICE: Final = vec[i64]([0] * DICE)
NO_SEATS: Final = vec[i64]([0] * MOST_SEATS)
NO_SPACES: Final = vec[i64]([0] * SPACES)
NO_CARDS: Final = vec[i64]([NO_CARD] * TASKS)
NO_ITEMS: Final = vec[i64]([0] * KINDS_OF_ITEMS)
NO_HOLDINGS: Final = vec[i64]([0] * (MOST_SEATS * KINDS_OF_ITEMS))
NO_TALK: Final = vec[i64]([0] * MOST_TASKS)
FULL_PILE: Final = vec[i64]([1] * OF_A_COLOUR)
ROOM: Final = 512
DEEPEST: Final = (
    9  # at set-up: turn, placement, first player and six draws lie on the stack; in play it is never as deep
)


@final
class Xorlosch(State):
    board: i64
    short: i64  # 1 in the short game
    guard: i64  # the stall guard's place in GUARDS

    # Dwarves, by die: seat * GROUP + dwarf.
    level: vec[i64]  # 0 off the board
    space: vec[i64]  # 0, the start space, also off the board
    here: vec[i64]  # by space: mask of the dice that stand there
    group: vec[i64]  # by seat: how many dwarves are on the board
    saved: vec[i64]  # by seat: points of experience not in any dwarf

    # Cards.
    green_pile: Deck
    blue_pile: Deck
    red_pile: Deck
    cards: vec[i64]  # the tasks on the board, those of a colour from FIRST_TASK[colour] on; NO_CARD where none lies
    next: vec[i64]  # the next quests beside the piles, likewise
    trophies: vec[i64]  # by seat: mask of the cards it has won
    won: vec[i64]  # by seat: how many

    # Items.
    held: vec[i64]  # seat * KINDS_OF_ITEMS + item: NOT_HELD, CROSSED or READY_TO_USE
    clean: vec[i64]  # by item: tokens on the board without cross
    crossed: vec[i64]  # by item: tokens on the board with the cross up

    # The match and the turn.
    active: i64
    turn: i64  # how many turns have begun
    last_quest: i64  # the turn in which a quest was last completed
    spent: i64  # points of the common pool
    stepped: i64  # 1 after the first step
    due: i64  # mask of the dice that owe respect for the space they stand in
    fresh: i64  # mask of the dice brought in during this turn
    potions: i64  # mask of the dice with a potion
    booted: i64  # the die in boots + 1, or 0
    boot_points: i64
    trap_die: vec[i64]  # the traps set in this turn, at most as many as there are tokens
    trap_card: vec[i64]
    traps: i64  # how many
    tried: i64  # mask of the colours proposed since the situation last changed
    stop_tried: i64  # mask of the seats that have proposed to stop in this turn

    # The quest being judged or negotiated, by its tasks.
    holder: vec[i64]  # seat that gets the task or was asked for it + 1, or 0
    reply: vec[i64]
    waived: vec[i64]  # mask of the seats that have waived their right

    def __init__(self, src: Xorlosch | None, tables: Tables) -> None:
        """A copy of `src`, or the table before anything is laid out."""
        super().__init__(src, tables, DEEPEST)
        if src is not None:
            self.copy_settings(src)
            self.level = src.level[:]
            self.space = src.space[:]
            self.here = src.here[:]
            self.group = src.group[:]
            self.saved = src.saved[:]
            self.green_pile = src.green_pile.clone()
            self.blue_pile = src.blue_pile.clone()
            self.red_pile = src.red_pile.clone()
            self.cards = src.cards[:]
            self.next = src.next[:]
            self.trophies = src.trophies[:]
            self.won = src.won[:]
            self.held = src.held[:]
            self.clean = src.clean[:]
            self.crossed = src.crossed[:]
            self.trap_die = src.trap_die[:]
            self.trap_card = src.trap_card[:]
            self.holder = src.holder[:]
            self.reply = src.reply[:]
            self.waived = src.waived[:]
        else:
            self.frames[ASIDE] = ASIDE_FRAME
            self.read_settings()
            self.level = NO_DICE[:]
            self.space = NO_DICE[:]
            self.here = NO_SPACES[:]
            self.group = NO_SEATS[:]
            self.saved = NO_SEATS[:]
            self.green_pile = Deck(None, FULL_PILE[:])
            self.blue_pile = Deck(None, FULL_PILE[:])
            self.red_pile = Deck(None, FULL_PILE[:])
            self.cards = NO_CARDS[:]
            self.next = NO_CARDS[:]
            self.trophies = NO_SEATS[:]
            self.won = NO_SEATS[:]
            self.held = NO_HOLDINGS[:]
            self.clean = NO_ITEMS[:]
            self.crossed = NO_ITEMS[:]
            self.trap_die = NO_ITEMS[:]
            self.trap_card = NO_ITEMS[:]
            self.holder = NO_TALK[:]
            self.reply = NO_TALK[:]
            self.waived = NO_TALK[:]

    def copy_settings(self, src: Xorlosch) -> None:
        self.board = src.board
        self.short = src.short
        self.guard = src.guard
        self.active = src.active
        self.turn = src.turn
        self.last_quest = src.last_quest
        self.spent = src.spent
        self.stepped = src.stepped
        self.due = src.due
        self.fresh = src.fresh
        self.potions = src.potions
        self.booted = src.booted
        self.boot_points = src.boot_points
        self.traps = src.traps
        self.tried = src.tried
        self.stop_tried = src.stop_tried

    def read_settings(self) -> None:
        options = self.tables.options
        self.board = [board.slug for board in BOARDS].index(str(options["board"]))
        self.short = 1 if options["short_game"] else 0
        self.guard = GUARDS.index(str(options["stall_guard"]))
        self.active = 0
        self.turn = 0
        self.last_quest = 0
        self.spent = 0
        self.stepped = 0
        self.due = 0
        self.fresh = 0
        self.potions = 0
        self.booted = 0
        self.boot_points = 0
        self.traps = 0
        self.tried = 0
        self.stop_tried = 0

    # --- What the rules ask of the table -----------------------------------------------------------------------------

    def pile(self, colour: i64) -> Deck:
        if colour == GREEN:
            return self.green_pile
        return self.blue_pile if colour == BLUE else self.red_pile

    def pool(self, seat: i64) -> i64:
        """What is left of the movement points [XOR-MOVE-01] [XOR-MOVE-02] [XOR-MOVE-03] [XOR-GROUP-09]."""
        return self.tables.numbers[MOVEMENT] - self.group[seat] - self.spent

    def total(self, seat: i64) -> i64:
        """Total experience: what a group begins with plus its won cards [XOR-EXP-03]."""
        return self.tables.numbers[EXPERIENCE] + self.won[seat]

    def stand_on(self, die: i64, space: i64) -> None:
        """Put a die that is off the board on a space."""
        self.space[die] = space
        self.here[space] |= BIT[die]

    def leave(self, die: i64) -> None:
        """Take a die from the space it stands on."""
        self.here[self.space[die]] &= ~BIT[die]

    def forget_talk(self) -> None:
        """Nothing is judged or negotiated any more."""
        self.holder = NO_TALK[:]
        self.reply = NO_TALK[:]
        self.waived = NO_TALK[:]

    def end_game(self) -> None:
        """Nobody is asked anything any more."""
        while self.depth != 0:
            self.done()

    # --- The contract ------------------------------------------------------------------------------------------------

    def clone(self) -> Xorlosch:
        return Xorlosch(self, self.tables)

    def room(self) -> i64:
        return ROOM

    def fill(self, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        return DECISIONS[self.frames[f]].fill(self, f, seat, out, n)

    def fill_outcomes(self, f: i64, out: vec[i64], weights: vec[i64]) -> i64:
        return DECISIONS[self.frames[f]].outcomes(self, f, out, weights)

    def bar(self, f: i64, seat: i64, action: i64) -> i64:
        return DECISIONS[self.frames[f]].bar(self, f, seat, action)

    def resolve(self, f: i64, seat: i64, action: i64) -> None:
        DECISIONS[self.frames[f]].resolve(self, f, seat, action)

    def proceed(self, f: i64) -> None:
        DECISIONS[self.frames[f]].proceed(self, f)

    def lapse_in(self, f: i64, seat: i64) -> i64:
        return DECISIONS[self.frames[f]].lapse(self, f, seat)

    def fill_ranks(self, out: vec[i64]) -> None:
        scoring.fill_ranks(self, out)

    def points(self, seat: i64) -> i64:
        return self.won[seat]

    def evaluate(self, out: vec[i64]) -> None:
        judgement.evaluate(self, out)

    def facts(self, seat: i64, action: i64, clause: i64) -> dict[str, Fact]:
        return sentences.facts(self, seat, action, clause)

    def ask_facts(self, f: i64, seat: i64) -> dict[str, Fact]:
        return sentences.ask_facts(self, f, seat)

    def remark(self, seat: i64, action: i64) -> dict[str, Fact]:
        return sentences.remark(self, seat, action)

    def view(self, seat: i64) -> dict[str, object]:
        return view.view(self, seat)

    def view_text(self, seat: i64) -> bytes:
        return viewtext.view_text(self)

    def observation_size(self) -> i64:
        return view.observation_size(self)

    def fill_observation(self, seat: i64, out: vec[i64]) -> None:
        view.fill_observation(self, seat, out)

    def resample(self, seat: i64, stream: Stream) -> Xorlosch:
        return view.resample(self, seat, stream)

    def position(self) -> dict[str, object]:
        return position.position(self)

    def read(self, data: Reader) -> None:
        position.read(self, data)

    def check(self) -> list[str]:
        return soundness.check(self)

    def _repr_svg_(self) -> str:
        return picture.svg(self)

    def __str__(self) -> str:
        return picture.text(self)


class Decision:
    """One question: what may be answered, why another answer is refused, what happens then."""

    def fill(self, s: Xorlosch, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        return n

    def outcomes(self, s: Xorlosch, f: i64, out: vec[i64], weights: vec[i64]) -> i64:
        return 0

    def bar(self, s: Xorlosch, f: i64, seat: i64, action: i64) -> i64:
        return OTHER_QUESTION

    def resolve(self, s: Xorlosch, f: i64, seat: i64, action: i64) -> None:
        raise NotImplementedError

    def proceed(self, s: Xorlosch, f: i64) -> None:
        raise NotImplementedError

    def lapse(self, s: Xorlosch, f: i64, seat: i64) -> i64:
        raise NotImplementedError


DECISIONS: Final[list[Decision]] = []  # filled by the package, in the order of their frames
