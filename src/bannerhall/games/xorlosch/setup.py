"""Set-up: items by the number of players, three piles, the first quests, and everybody's first group."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.events import ALL
from bannerhall.core.state import CHANCE, PROCEEDS, WHO, A, B, C
from bannerhall.core.tables import OTHER_QUESTION, Tables
from bannerhall.games.xorlosch.board import START
from bannerhall.games.xorlosch.components import (
    BEGAN,
    BESIDE,
    BLUE,
    DRAW,
    DRAW_FRAME,
    EXPERIENCE,
    FIRST,
    FIRST_FRAME,
    FIRST_TASK,
    GREEN,
    GROUP,
    IN_PLAY,
    KINDS_OF_ITEMS,
    NO_DIE_LEFT,
    NO_DWARF_PLACED,
    OF_A_COLOUR,
    OF_A_TYPE,
    ON_BOARD,
    PLACE,
    PLACE_FRAME,
    PLACED,
    READY,
    RED,
    SIZE,
    TOKENS,
    TOO_MANY_POINTS,
    TOP_LEVEL,
    TRAP,
    TURN_FRAME,
    TURNED_UP,
)
from bannerhall.games.xorlosch.state import Decision, Xorlosch

NO_DIE: Final = -1


def lay_out(tables: Tables) -> Xorlosch:
    """The table before the first card is turned: the steps of the set-up lie on the stack, last one first.

    Three quests on the board, three beside the piles, and the first player is seat 1 or chance's choice
    [XOR-SETUP-03] [XOR-SETUP-04] [XOR-SETUP-05] [XOR-SETUP-07] [XOR-SETUP-16].
    """
    s = Xorlosch(None, tables)
    lay_out_items(s)
    for seat in range(s.seats):
        s.saved[seat] = tables.numbers[EXPERIENCE]
    s.ask(TURN_FRAME, PROCEEDS)
    s.ask(PLACE_FRAME, s.active, s.seats - 1)
    for colour in (RED, BLUE, GREEN):
        s.ask(DRAW_FRAME, CHANCE, colour, BESIDE)
        s.ask(DRAW_FRAME, CHANCE, colour, ON_BOARD)
    if tables.options["first_player"] == "chance":
        s.ask(FIRST_FRAME, CHANCE)
    return s


def lay_out_items(s: Xorlosch) -> None:
    """Tokens in play by the number of players, all without cross; the others stay in the box
    [XOR-SETUP-09] [XOR-SETUP-10] [XOR-SETUP-11] [XOR-SETUP-12] [XOR-SETUP-14] [XOR-SETUP-17]."""
    for item in range(KINDS_OF_ITEMS):
        s.clean[item] = IN_PLAY[s.seats][item]
    if s.seats >= 5 and s.tables.options["all_items_5_6"]:
        s.clean[TRAP] = TOKENS


@final
class First(Decision):
    """Chance says who begins [XOR-SETUP-16]."""

    def outcomes(self, s: Xorlosch, f: i64, out: vec[i64], weights: vec[i64]) -> i64:
        for seat in range(s.seats):
            out[seat] = FIRST + seat
            weights[seat] = 1
        return s.seats

    def resolve(self, s: Xorlosch, f: i64, seat: i64, action: i64) -> None:
        s.done()
        s.active = action - FIRST
        s.frames[s.at_depth(1) + WHO] = s.active  # the placements lie second on the stack, above the turns
        if s.sink is not None:
            s.emit(BEGAN, s.active, 0, 0, 0, ALL, 0)


@final
class Draw(Decision):
    """Chance turns up the cards of a quest of colour A, one by one: for the board or, B, beside the pile; C lie there.

    What is left in a pile is known, its order to nobody [XOR-COMP-08] [XOR-SETUP-02] [XOR-SETUP-08].
    """

    def outcomes(self, s: Xorlosch, f: i64, out: vec[i64], weights: vec[i64]) -> i64:
        colour = s.frames[f + A]
        return s.pile(colour).fill_outcomes(DRAW + colour * OF_A_COLOUR, out, weights)

    def resolve(self, s: Xorlosch, f: i64, seat: i64, action: i64) -> None:
        colour = s.frames[f + A]
        where = s.frames[f + B]
        card = action - DRAW
        s.pile(colour).draw_middle(card - colour * OF_A_COLOUR)
        sort_in(s.cards if where == ON_BOARD else s.next, FIRST_TASK[colour], s.frames[f + C], card)
        s.frames[f + C] += 1
        if s.frames[f + C] == SIZE[colour]:
            s.done()
        if s.sink is not None:
            s.emit(TURNED_UP, card, where, 0, 0, ALL, 0)


def sort_in(quest: vec[i64], first: i64, many: i64, card: i64) -> None:
    """Lay a card to the others of its quest, by number: the order of drawing must not make two equal tables differ."""
    at = first + many
    while at > first and quest[at - 1] > card:
        quest[at] = quest[at - 1]
        at -= 1
    quest[at] = card


def die_of_type(s: Xorlosch, seat: i64, shape: i64) -> i64:
    """The first die of a type that is off the board, or NO_DIE [XOR-COMP-10]."""
    first = seat * GROUP + shape * OF_A_TYPE
    for die in range(first, first + OF_A_TYPE):
        if s.level[die] == 0:
            return die
    return NO_DIE


@final
class Place(Decision):
    """Each player in turn places his first group; A others are still to follow [XOR-START-02] [XOR-START-04]."""

    def fill(self, s: Xorlosch, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        if s.group[seat] != 0:
            out[n] = READY
            n += 1
        for shape in range(2):
            for level in range(1, TOP_LEVEL + 1):
                action = PLACE + shape * TOP_LEVEL + level - 1
                if self.bar(s, f, seat, action) == 0:
                    out[n] = action
                    n += 1
        return n

    def bar(self, s: Xorlosch, f: i64, seat: i64, action: i64) -> i64:
        """A die of the type, points for its level, at least one dwarf
        [XOR-COMP-10] [XOR-START-01] [XOR-START-03] [XOR-START-06]."""
        if action == READY:
            return 0 if s.group[seat] != 0 else NO_DWARF_PLACED
        at = action - PLACE
        if at < 0 or at >= 2 * TOP_LEVEL:
            return OTHER_QUESTION
        if at % TOP_LEVEL + 1 > s.saved[seat]:
            return TOO_MANY_POINTS
        return NO_DIE_LEFT if die_of_type(s, seat, at // TOP_LEVEL) == NO_DIE else 0

    def resolve(self, s: Xorlosch, f: i64, seat: i64, action: i64) -> None:
        if action != READY:
            at = action - PLACE
            die = die_of_type(s, seat, at // TOP_LEVEL)
            bring_in(s, seat, die, at % TOP_LEVEL + 1)
            if s.sink is not None:
                s.emit(PLACED, seat, die % GROUP, s.level[die], 0, ALL, 0)
        elif s.frames[f + A] == 0:
            s.done()
        else:
            s.frames[f + A] -= 1
            s.frames[f + WHO] = seat + 1 if seat + 1 < s.seats else 0

    def lapse(self, s: Xorlosch, f: i64, seat: i64) -> i64:
        return READY if s.group[seat] != 0 else PLACE


def bring_in(s: Xorlosch, seat: i64, die: i64, level: i64) -> None:
    """A dwarf comes into the start space, its levels out of the saved points [XOR-START-05] [XOR-COMP-07]."""
    s.level[die] = level
    s.stand_on(die, START)
    s.group[seat] += 1
    s.saved[seat] -= level
