"""Set-up: items by the number of players, three piles, the first quests, and everybody's first group."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.question import Question
from bannerhall.core.ruleset import Ruleset
from bannerhall.core.state import CHANCE, PROCEEDS, WHO
from bannerhall.games.xorlosch.rules import actions, clauses, events, questions
from bannerhall.games.xorlosch.rules.board import START
from bannerhall.games.xorlosch.rules.components import (
    BLUE,
    EXPERIENCE,
    FIRST_TASK,
    GREEN,
    GROUP,
    IN_PLAY,
    KINDS_OF_ITEMS,
    OF_A_COLOUR,
    OF_A_TYPE,
    RED,
    SIZE,
    TOKENS,
    TOP_LEVEL,
    TRAP,
)
from bannerhall.games.xorlosch.rules.state import Xorlosch

NO_DIE: Final = -1


def lay_out(rules: Ruleset) -> Xorlosch:
    """The table before the first card is turned: the steps of the set-up lie on the stack, last one first.

    Three quests on the board, three beside the piles, and the first player is seat 1 or chance's choice
    [XOR-SETUP-03] [XOR-SETUP-04] [XOR-SETUP-05] [XOR-SETUP-07] [XOR-SETUP-16].
    """
    s = Xorlosch(None, rules)
    lay_out_items(s)
    for seat in range(s.seats):
        s.saved[seat] = rules.numbers[EXPERIENCE]
    s.ask(questions.TURN, PROCEEDS)
    s.ask(questions.PLACE, s.active, s.seats - 1)
    for colour in (RED, BLUE, GREEN):
        s.ask(questions.DRAW, CHANCE, colour, questions.BESIDE)
        s.ask(questions.DRAW, CHANCE, colour, questions.ON_BOARD)
    if rules.options["first_player"] == "chance":
        s.ask(questions.FIRST, CHANCE)
    return s


def lay_out_items(s: Xorlosch) -> None:
    """Tokens in play by the number of players, all without cross; the others stay in the box
    [XOR-SETUP-09] [XOR-SETUP-10] [XOR-SETUP-11] [XOR-SETUP-12] [XOR-SETUP-14] [XOR-SETUP-17]."""
    for item in range(KINDS_OF_ITEMS):
        s.clean[item] = IN_PLAY[s.seats][item]
    if s.seats >= 5 and s.rules.options["all_items_5_6"]:
        s.clean[TRAP] = TOKENS


@final
class First(Question[Xorlosch]):
    """Chance says who begins [XOR-SETUP-16]."""

    def outcomes(self, s: Xorlosch, f: i64, out: vec[i64], weights: vec[i64]) -> i64:
        for seat in range(s.seats):
            out[seat] = actions.FIRST + seat
            weights[seat] = 1
        return s.seats

    def carry_out(self, s: Xorlosch, f: i64, seat: i64, action: i64) -> None:
        s.end_frame()
        s.active = action - actions.FIRST
        s.frames[s.at_depth(1) + WHO] = s.active  # the placements lie second on the stack, above the turns
        if s.sink is not None:
            s.emit(events.BEGAN, s.active, 0, 0, 0, ALL, 0)


@final
class Draw(Question[Xorlosch]):
    """Chance turns up the cards of a quest one by one, for the board or beside the pile.

    What is left in a pile is known, its order to nobody [XOR-COMP-08] [XOR-SETUP-02] [XOR-SETUP-08].
    """

    def outcomes(self, s: Xorlosch, f: i64, out: vec[i64], weights: vec[i64]) -> i64:
        colour = s.frames[f + questions.DRAW_COLOUR]
        return s.pile(colour).fill_outcomes(actions.DRAW + colour * OF_A_COLOUR, out, weights)

    def carry_out(self, s: Xorlosch, f: i64, seat: i64, action: i64) -> None:
        colour = s.frames[f + questions.DRAW_COLOUR]
        where = s.frames[f + questions.DRAW_WHERE]
        card = action - actions.DRAW
        s.pile(colour).draw_middle(card - colour * OF_A_COLOUR)
        laid = s.frames[f + questions.DRAW_LAID]
        sort_in(s.cards if where == questions.ON_BOARD else s.next, FIRST_TASK[colour], laid, card)
        s.frames[f + questions.DRAW_LAID] += 1
        if laid + 1 == SIZE[colour]:
            s.end_frame()
        if s.sink is not None:
            s.emit(events.TURNED_UP, card, where, 0, 0, ALL, 0)

    def invariants(self, s: Xorlosch, f: i64) -> list[str]:
        colour = s.frames[f + questions.DRAW_COLOUR]
        left = SIZE[colour] - s.frames[f + questions.DRAW_LAID]
        return [] if 0 < left <= s.pile(colour).size() else ["draw is about cards that are not there"]


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
class Place(Question[Xorlosch]):
    """Each player in turn places his first group [XOR-START-02] [XOR-START-04]."""

    def fill(self, s: Xorlosch, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        if s.group[seat] != 0:
            out[n] = actions.READY
            n += 1
        for shape in range(2):
            for level in range(1, TOP_LEVEL + 1):
                action = actions.PLACE + shape * TOP_LEVEL + level - 1
                if self.clause_against(s, f, seat, action) == 0:
                    out[n] = action
                    n += 1
        return n

    def clause_against(self, s: Xorlosch, f: i64, seat: i64, action: i64) -> i64:
        """A die of the type, points for its level, at least one dwarf
        [XOR-COMP-10] [XOR-START-01] [XOR-START-03] [XOR-START-06]."""
        if action == actions.READY:
            return ALLOWED if s.group[seat] != 0 else clauses.NO_DWARF_PLACED
        at = action - actions.PLACE
        if at < 0 or at >= 2 * TOP_LEVEL:
            return OTHER_QUESTION
        if at % TOP_LEVEL + 1 > s.saved[seat]:
            return clauses.TOO_MANY_POINTS
        return clauses.NO_DIE_LEFT if die_of_type(s, seat, at // TOP_LEVEL) == NO_DIE else ALLOWED

    def carry_out(self, s: Xorlosch, f: i64, seat: i64, action: i64) -> None:
        if action != actions.READY:
            at = action - actions.PLACE
            die = die_of_type(s, seat, at // TOP_LEVEL)
            bring_in(s, seat, die, at % TOP_LEVEL + 1)
            if s.sink is not None:
                s.emit(events.PLACED, seat, die % GROUP, s.level[die], 0, ALL, 0)
        elif s.frames[f + questions.PLACE_TO_FOLLOW] == 0:
            s.end_frame()
        else:
            s.frames[f + questions.PLACE_TO_FOLLOW] -= 1
            s.frames[f + WHO] = seat + 1 if seat + 1 < s.seats else i64(0)

    def lapse(self, s: Xorlosch, f: i64, seat: i64) -> i64:
        return actions.READY if s.group[seat] != 0 else actions.PLACE


def bring_in(s: Xorlosch, seat: i64, die: i64, level: i64) -> None:
    """A dwarf comes into the start space, its levels out of the saved points [XOR-START-05] [XOR-COMP-07]."""
    s.level[die] = level
    s.stand_on(die, START)
    s.group[seat] += 1
    s.saved[seat] -= level
