"""What must be true of every position: components conserved, levels within experience, effects on dwarves."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, count, members
from bannerhall.core.state import CHANCE, WHO
from bannerhall.games.xorlosch.rules import questions
from bannerhall.games.xorlosch.rules.board import SPACES, START
from bannerhall.games.xorlosch.rules.components import (
    BLUE,
    BOOTS,
    CARD_NAMES,
    DICE,
    FIRST_TASK,
    GREEN,
    GROUP,
    IN_PLAY,
    ITEMS,
    KINDS_OF_ITEMS,
    MOST_TASKS,
    NO_CARD,
    NOT_HELD,
    NUMBER,
    OF_A_COLOUR,
    OWN,
    RED,
    SIZE,
    TOKENS,
    TRAP,
)
from bannerhall.games.xorlosch.rules.state import Xorlosch


def invariants(s: Xorlosch) -> list[str]:
    """Broken invariants, one line each."""
    wrong: list[str] = []
    for seat in range(int(s.seats)):
        wrong.extend(check_group(s, seat))
    wrong.extend(check_spaces(s))
    wrong.extend(check_cards(s))
    wrong.extend(check_items(s))
    wrong.extend(check_turn(s))
    wrong.extend(check_talk(s))
    return wrong


def check_group(s: Xorlosch, seat: int) -> list[str]:
    """Levels never add up to more than the total experience [XOR-GROUP-07] [XOR-EXP-03]."""
    levels = [int(s.level[die]) for die in range(seat * GROUP, seat * GROUP + GROUP)]
    wrong: list[str] = []
    if s.saved[seat] + sum(levels) != s.total(seat):
        wrong.append(f"seat {seat} has {sum(levels)} levels and {s.saved[seat]} saved of {s.total(seat)} points")
    if s.group[seat] != sum(level != 0 for level in levels):
        wrong.append(f"seat {seat} has {s.group[seat]} dwarves by its count but not on the board")
    if s.won[seat] != count(s.trophies[seat]):
        wrong.append(f"seat {seat} has {s.won[seat]} cards by its count but not before it")
    if s.group[seat] == 0 and s.turn != 0 and seat != s.active:
        wrong.append(f"seat {seat} has no dwarf on the board")
    return wrong


def check_spaces(s: Xorlosch) -> list[str]:
    wrong: list[str] = []
    for space in range(SPACES):
        standing = 0
        for die in range(DICE):
            if s.level[die] != 0 and s.space[die] == space:
                standing |= int(BIT[die])
        if standing != s.here[space]:
            wrong.append(f"space {space} and its dwarves disagree")
    return wrong


def check_cards(s: Xorlosch) -> list[str]:
    """36 cards are won, on the board, next, or in the piles; a quest is whole or not there [XOR-COMP-03]."""
    tally = [0] * NO_CARD
    for seat in range(int(s.seats)):
        for card in members(s.trophies[seat]):
            tally[card] += 1
    drawing = s.depth != 0 and s.frames[s.top() + WHO] == CHANCE
    wrong: list[str] = []
    for colour in (GREEN, BLUE, RED):
        pile = vec[i64]([0] * OF_A_COLOUR)
        s.pile(colour).add_to(pile)
        for i in range(OF_A_COLOUR):
            tally[colour * OF_A_COLOUR + i] += pile[i]
        for laid in (s.cards, s.next):
            quest = quest_of(laid, colour)
            for card in quest:
                tally[card] += 1
            if any(card // OF_A_COLOUR != colour for card in quest) or quest != sorted(quest):
                wrong.append(f"quest {colour} has cards of another colour, or in disorder")
            if not drawing and len(quest) not in (0, int(SIZE[colour])):
                wrong.append(f"quest {colour} is not whole")
    wrong.extend(f"{n} cards {CARD_NAMES[card]} instead of one" for card, n in enumerate(tally) if n != 1)
    return wrong


def quest_of(laid: vec[i64], colour: int) -> list[int]:
    first = int(FIRST_TASK[colour])
    return [int(laid[i]) for i in range(first, first + int(SIZE[colour])) if laid[i] != NO_CARD]


def check_items(s: Xorlosch) -> list[str]:
    """Tokens per kind stay the same, wherever they lie [XOR-SETUP-14]."""
    wrong: list[str] = []
    for item, name in enumerate(ITEMS):
        held = sum(s.held[seat * KINDS_OF_ITEMS + item] != NOT_HELD for seat in range(int(s.seats)))
        many = int(s.clean[item]) + int(s.crossed[item]) + held
        wanted = IN_PLAY[s.seats][item]
        if item == TRAP and s.seats >= 5 and s.rules.options["all_items_5_6"]:
            wanted = TOKENS
        if many != wanted:
            wrong.append(f"{many} tokens of {name} instead of {wanted}")
    return wrong


def check_turn(s: Xorlosch) -> list[str]:
    """Effects belong to dwarves on the board, respect and boots to the active player's."""
    wrong: list[str] = []
    standing = 0
    for die in range(DICE):
        if s.level[die] != 0:
            standing |= int(BIT[die])
    own = standing & int(OWN[s.active])
    if s.potions & ~standing != 0 or s.due & ~own != 0 or s.fresh & ~own != 0:
        wrong.append("a dwarf that is not there has drunk, owes respect or was brought in")
    if s.turn != 0 and s.pool(s.active) < 0:
        wrong.append("more movement points are spent than there were")
    if s.stepped == 0 and (s.spent != 0 or s.due != 0):
        wrong.append("points are spent without a step")
    if s.booted != 0 and own & int(BIT[s.booted - 1]) == 0:
        wrong.append("boots are worn by nobody of the active player's")
    if s.booted != 0 and s.crossed[BOOTS] == 0:
        wrong.append("boots are worn, but no token lies crossed")
    if s.booted == 0 and s.boot_points != 0:
        wrong.append("boots have points that nobody wears")
    if any(s.trap_die[i] != 0 or s.trap_card[i] != 0 for i in range(int(s.traps), TOKENS)):
        wrong.append("a trap is left that counts no more")
    for i in range(int(s.traps)):
        die, card = s.trap_die[i], s.trap_card[i]
        if standing & int(BIT[die]) == 0 or s.space[die] != NUMBER[card] or card not in list(s.cards):
            wrong.append(f"trap {i} lies where it cannot")
    if s.stepped == 0 and any(s.space[die] != START for die in members(s.fresh)):
        wrong.append("a dwarf just brought in is not in the start space")
    return wrong


def check_talk(s: Xorlosch) -> list[str]:
    """Dwarves are placed before the first turn, and answers belong to a quest that is talked about."""
    asked = [int(s.frames[f]) for f in s.frames_in_use()]
    wrong: list[str] = []
    if (s.turn == 0) != (questions.PLACE in asked):
        wrong.append("the count of turns does not fit the stack")
    talking = questions.DECLARED in asked or questions.NEGOTIATION in asked
    if not talking and any(s.holder[i] or s.reply[i] or s.waived[i] for i in range(MOST_TASKS)):
        wrong.append("answers are left of a quest that nobody talks about")
    return wrong
