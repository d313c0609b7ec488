"""The table of Xorlosch: its fields, and what the rules often ask of it."""

from __future__ import annotations

from typing import Annotated, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.core.deck import Deck
from bannerhall.core.fields import outside, pile, row, whole
from bannerhall.core.ruleset import Ruleset
from bannerhall.core.state import State
from bannerhall.games.xorlosch.rules.board import BOARDS, SPACES
from bannerhall.games.xorlosch.rules.components import (
    BLUE,
    BOOTS_POINTS,
    CONSENTED,
    DICE,
    EXPERIENCE,
    GREEN,
    GROUP,
    GUARDS,
    KINDS_OF_ITEMS,
    MOST_SEATS,
    MOST_TASKS,
    MOVEMENT,
    NO_CARD,
    NUMBERS,
    OF_A_COLOUR,
    READY_TO_USE,
    TASKS,
    TOKENS,
    TOP_LEVEL,
)

FULL_PILE: Final = vec[i64]([1] * OF_A_COLOUR)
ALL_SEATS: Final[i64] = (1 << MOST_SEATS) - 1
ALL_DICE: Final[i64] = (1 << DICE) - 1
ALL_CARDS: Final[i64] = (1 << NO_CARD) - 1
ALL_COLOURS: Final = 7
MOST_TURNS: Final = 1_000_000
MOST_MOVEMENT: Final[i64] = NUMBERS[MOVEMENT].high
MOST_BOOTS_POINTS: Final[i64] = NUMBERS[BOOTS_POINTS].high
MOST_EXPERIENCE: Final[i64] = NUMBERS[EXPERIENCE].high + NO_CARD
DEEPEST: Final = (
    9  # at set-up: turn, placement, first player and six draws lie on the stack; in play it is never as deep
)


def chosen_board(rules: Ruleset) -> i64:
    """Ruins or dungeon [XOR-SETUP-01]."""
    return [board.slug for board in BOARDS].index(str(rules.options["board"]))


def is_short(rules: Ruleset) -> i64:
    return 1 if rules.options["short_game"] else 0


def chosen_guard(rules: Ruleset) -> i64:
    return GUARDS.index(str(rules.options["stall_guard"]))


# --- Blank rows, written by tools/fields.py
BLANK_LEVEL: Final = vec[i64]([0] * DICE)
BLANK_HERE: Final = vec[i64]([0] * SPACES)
BLANK_GROUP: Final = vec[i64]([0] * MOST_SEATS)
BLANK_CARDS: Final = vec[i64]([NO_CARD] * TASKS)
BLANK_HELD: Final = vec[i64]([0] * (MOST_SEATS * KINDS_OF_ITEMS))
BLANK_CLEAN: Final = vec[i64]([0] * KINDS_OF_ITEMS)
BLANK_TRAP_DIE: Final = vec[i64]([0] * TOKENS)
BLANK_HOLDER: Final = vec[i64]([0] * MOST_TASKS)


@final
class Xorlosch(State):
    board: Annotated[i64, whole(0, 1, made_by=chosen_board)]
    short: Annotated[i64, whole(0, 1, made_by=is_short)]
    guard: Annotated[i64, whole(0, 2, made_by=chosen_guard)]  # the stall guard's place in GUARDS

    # Dwarves, by die: seat * GROUP + dwarf.
    level: Annotated[vec[i64], row(DICE, 0, TOP_LEVEL)]  # 0 off the board
    space: Annotated[vec[i64], row(DICE, 0, SPACES - 1)]  # 0, the start space, also off the board
    here: Annotated[vec[i64], row(SPACES, 0, ALL_DICE)]  # by space: mask of the dice that stand there
    group: Annotated[vec[i64], row(MOST_SEATS, 0, GROUP)]  # by seat: how many dwarves are on the board
    saved: Annotated[vec[i64], row(MOST_SEATS, 0, MOST_EXPERIENCE)]  # by seat: points of experience not in any dwarf

    # Cards.
    green_pile: Annotated[Deck, pile(FULL_PILE)]
    blue_pile: Annotated[Deck, pile(FULL_PILE)]
    red_pile: Annotated[Deck, pile(FULL_PILE)]
    # The tasks on the board, those of a colour from FIRST_TASK[colour] on; NO_CARD where none lies.
    cards: Annotated[vec[i64], row(TASKS, 0, NO_CARD, blank=NO_CARD)]
    next: Annotated[vec[i64], row(TASKS, 0, NO_CARD, blank=NO_CARD)]  # the next quests beside the piles, likewise
    trophies: Annotated[vec[i64], row(MOST_SEATS, 0, ALL_CARDS)]  # by seat: mask of the cards it has won
    won: Annotated[vec[i64], row(MOST_SEATS, 0, NO_CARD)]  # by seat: how many

    # Items.
    # seat * KINDS_OF_ITEMS + item: NOT_HELD, CROSSED or READY_TO_USE.
    held: Annotated[vec[i64], row(MOST_SEATS * KINDS_OF_ITEMS, 0, READY_TO_USE)]
    clean: Annotated[vec[i64], row(KINDS_OF_ITEMS, 0, TOKENS)]  # by item: tokens on the board without cross
    crossed: Annotated[vec[i64], row(KINDS_OF_ITEMS, 0, TOKENS)]  # by item: tokens on the board with the cross up

    # The match and the turn.
    active: Annotated[i64, whole(0, MOST_SEATS - 1)]
    turn: Annotated[i64, whole(0, MOST_TURNS)]  # how many turns have begun
    last_quest: Annotated[i64, whole(0, MOST_TURNS)]  # the turn in which a quest was last completed
    spent: Annotated[i64, whole(0, MOST_MOVEMENT)]  # points of the common pool
    stepped: Annotated[i64, whole(0, 1)]  # 1 after the first step
    due: Annotated[i64, whole(0, ALL_DICE)]  # mask of the dice that owe respect for the space they stand in
    fresh: Annotated[i64, whole(0, ALL_DICE)]  # mask of the dice brought in during this turn
    potions: Annotated[i64, whole(0, ALL_DICE)]  # mask of the dice with a potion
    booted: Annotated[i64, whole(0, DICE)]  # the die in boots + 1, or 0
    boot_points: Annotated[i64, whole(0, MOST_BOOTS_POINTS)]
    trap_die: Annotated[vec[i64], row(TOKENS, 0, DICE - 1)]  # the traps set in this turn, one for each token at most
    trap_card: Annotated[vec[i64], row(TOKENS, 0, NO_CARD - 1)]
    traps: Annotated[i64, whole(0, TOKENS)]  # how many
    tried: Annotated[i64, whole(0, ALL_COLOURS)]  # mask of the colours proposed since the situation last changed
    stop_tried: Annotated[i64, whole(0, ALL_SEATS)]  # mask of the seats that have proposed to stop in this turn

    # The quest being judged or negotiated, by its tasks.
    holder: Annotated[vec[i64], row(MOST_TASKS, 0, MOST_SEATS)]  # seat that gets the task or was asked for it + 1, or 0
    reply: Annotated[vec[i64], row(MOST_TASKS, 0, CONSENTED)]
    waived: Annotated[vec[i64], row(MOST_TASKS, 0, ALL_SEATS)]  # mask of the seats that have waived their right

    # --- Written by tools/fields.py from the fields above: `make fields` writes it anew

    def __init__(self, src: Xorlosch | None, rules: Ruleset) -> None:  # noqa: PLR0915
        """A copy of `src`, or the bare table before set-up."""
        super().__init__(src, rules, DEEPEST)
        if src is not None:
            self.board = src.board
            self.short = src.short
            self.guard = src.guard
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
            self.trap_die = src.trap_die[:]
            self.trap_card = src.trap_card[:]
            self.traps = src.traps
            self.tried = src.tried
            self.stop_tried = src.stop_tried
            self.holder = src.holder[:]
            self.reply = src.reply[:]
            self.waived = src.waived[:]
        else:
            self.board = chosen_board(rules)
            self.short = is_short(rules)
            self.guard = chosen_guard(rules)
            self.level = BLANK_LEVEL[:]
            self.space = BLANK_LEVEL[:]
            self.here = BLANK_HERE[:]
            self.group = BLANK_GROUP[:]
            self.saved = BLANK_GROUP[:]
            self.green_pile = Deck(None, FULL_PILE[:])
            self.blue_pile = Deck(None, FULL_PILE[:])
            self.red_pile = Deck(None, FULL_PILE[:])
            self.cards = BLANK_CARDS[:]
            self.next = BLANK_CARDS[:]
            self.trophies = BLANK_GROUP[:]
            self.won = BLANK_GROUP[:]
            self.held = BLANK_HELD[:]
            self.clean = BLANK_CLEAN[:]
            self.crossed = BLANK_CLEAN[:]
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
            self.trap_die = BLANK_TRAP_DIE[:]
            self.trap_card = BLANK_TRAP_DIE[:]
            self.traps = 0
            self.tried = 0
            self.stop_tried = 0
            self.holder = BLANK_HOLDER[:]
            self.reply = BLANK_HOLDER[:]
            self.waived = BLANK_HOLDER[:]

    def clone(self) -> Xorlosch:
        return Xorlosch(self, self.rules)

    def check_fields(self) -> list[str]:
        wrong: list[str] = []
        if not 0 <= self.board <= 1:
            wrong.append(f"board is {self.board}, not 0 to 1")
        if not 0 <= self.short <= 1:
            wrong.append(f"short is {self.short}, not 0 to 1")
        if not 0 <= self.guard <= 2:
            wrong.append(f"guard is {self.guard}, not 0 to 2")
        wrong.extend(outside("level", self.level, 0, TOP_LEVEL))
        wrong.extend(outside("space", self.space, 0, SPACES - 1))
        wrong.extend(outside("here", self.here, 0, ALL_DICE))
        wrong.extend(outside("group", self.group, 0, GROUP))
        wrong.extend(outside("saved", self.saved, 0, MOST_EXPERIENCE))
        wrong.extend(outside("cards", self.cards, 0, NO_CARD))
        wrong.extend(outside("next", self.next, 0, NO_CARD))
        wrong.extend(outside("trophies", self.trophies, 0, ALL_CARDS))
        wrong.extend(outside("won", self.won, 0, NO_CARD))
        wrong.extend(outside("held", self.held, 0, READY_TO_USE))
        wrong.extend(outside("clean", self.clean, 0, TOKENS))
        wrong.extend(outside("crossed", self.crossed, 0, TOKENS))
        if not 0 <= self.active <= MOST_SEATS - 1:
            wrong.append(f"active is {self.active}, not 0 to {MOST_SEATS - 1}")
        if not 0 <= self.turn <= MOST_TURNS:
            wrong.append(f"turn is {self.turn}, not 0 to {MOST_TURNS}")
        if not 0 <= self.last_quest <= MOST_TURNS:
            wrong.append(f"last_quest is {self.last_quest}, not 0 to {MOST_TURNS}")
        if not 0 <= self.spent <= MOST_MOVEMENT:
            wrong.append(f"spent is {self.spent}, not 0 to {MOST_MOVEMENT}")
        if not 0 <= self.stepped <= 1:
            wrong.append(f"stepped is {self.stepped}, not 0 to 1")
        if not 0 <= self.due <= ALL_DICE:
            wrong.append(f"due is {self.due}, not 0 to {ALL_DICE}")
        if not 0 <= self.fresh <= ALL_DICE:
            wrong.append(f"fresh is {self.fresh}, not 0 to {ALL_DICE}")
        if not 0 <= self.potions <= ALL_DICE:
            wrong.append(f"potions is {self.potions}, not 0 to {ALL_DICE}")
        if not 0 <= self.booted <= DICE:
            wrong.append(f"booted is {self.booted}, not 0 to {DICE}")
        if not 0 <= self.boot_points <= MOST_BOOTS_POINTS:
            wrong.append(f"boot_points is {self.boot_points}, not 0 to {MOST_BOOTS_POINTS}")
        wrong.extend(outside("trap_die", self.trap_die, 0, DICE - 1))
        wrong.extend(outside("trap_card", self.trap_card, 0, NO_CARD - 1))
        if not 0 <= self.traps <= TOKENS:
            wrong.append(f"traps is {self.traps}, not 0 to {TOKENS}")
        if not 0 <= self.tried <= ALL_COLOURS:
            wrong.append(f"tried is {self.tried}, not 0 to {ALL_COLOURS}")
        if not 0 <= self.stop_tried <= ALL_SEATS:
            wrong.append(f"stop_tried is {self.stop_tried}, not 0 to {ALL_SEATS}")
        wrong.extend(outside("holder", self.holder, 0, MOST_SEATS))
        wrong.extend(outside("reply", self.reply, 0, CONSENTED))
        wrong.extend(outside("waived", self.waived, 0, ALL_SEATS))
        return wrong

    # --- End of what is written

    def pile(self, colour: i64) -> Deck:
        if colour == GREEN:
            return self.green_pile
        return self.blue_pile if colour == BLUE else self.red_pile

    def pool(self, seat: i64) -> i64:
        """What is left of the movement points [XOR-MOVE-01] [XOR-MOVE-02] [XOR-MOVE-03] [XOR-GROUP-09]."""
        return self.rules.numbers[MOVEMENT] - self.group[seat] - self.spent

    def total(self, seat: i64) -> i64:
        """Total experience: what a group begins with plus its won cards [XOR-EXP-03]."""
        return self.rules.numbers[EXPERIENCE] + self.won[seat]

    def stand_on(self, die: i64, space: i64) -> None:
        """Put a die that is off the board on a space."""
        self.space[die] = space
        self.here[space] |= BIT[die]

    def leave(self, die: i64) -> None:
        """Take a die from the space it stands on."""
        self.here[self.space[die]] &= ~BIT[die]

    def forget_talk(self) -> None:
        """Nothing is judged or negotiated any more."""
        self.holder = BLANK_HOLDER[:]
        self.reply = BLANK_HOLDER[:]
        self.waived = BLANK_HOLDER[:]

    def end_game(self) -> None:
        """Nobody is asked anything any more."""
        while self.depth != 0:
            self.end_frame()
