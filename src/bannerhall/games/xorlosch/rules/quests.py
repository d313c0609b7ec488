"""Quests: who may do a task, completing a quest by majority, handing out its cards, laying the next quest."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.question import Question
from bannerhall.core.state import CHANCE, PROCEEDS, WHO
from bannerhall.games.xorlosch.rules import actions, clauses, events, questions
from bannerhall.games.xorlosch.rules.components import (
    FIRST_TASK,
    GREEN,
    GROUP,
    MOST_SEATS,
    NO_CARD,
    NUMBER,
    OF_TYPE,
    OWN,
    SIZE,
    SYMBOL,
)
from bannerhall.games.xorlosch.rules.ending import end_if_done, has_quest
from bannerhall.games.xorlosch.rules.items import forget_trap, open_quest_window
from bannerhall.games.xorlosch.rules.state import Xorlosch

WITH_POTION: Final = 1000  # above any sum of levels
UNMANNED: Final = -1

# --- Who may do a task -----------------------------------------------------------------------------------------------


def trappers(s: Xorlosch, card: i64) -> i64:
    """The seats with a trap set for this card; they stand above every level and potion, equal among themselves
    [XOR-TRAP-02] [XOR-TRAP-03] [XOR-TRAP-04] [XOR-TRAP-05]."""
    mask: i64 = 0
    for i in range(s.traps):
        if s.trap_card[i] == card:
            mask |= BIT[s.trap_die[i] // GROUP]
    return mask


def right_dwarves(s: Xorlosch, card: i64) -> i64:
    """The dice of the right type in the space of a task; all others are ignored
    [XOR-TASK-04] [XOR-TASK-05] [XOR-TASK-07] [XOR-POT-06]."""
    return s.here[NUMBER[card]] & OF_TYPE[SYMBOL[card]]


def strength(s: Xorlosch, dice: i64) -> i64:
    """What a player's dice are worth together: their levels added, or more than any sum with a potion among them
    [XOR-TASK-08] [XOR-POT-02] [XOR-POT-04]."""
    if dice & s.potions != 0:
        return WITH_POTION
    levels: i64 = 0
    while dice != 0:
        levels += s.level[lowest(dice)]
        dice &= dice - 1
    return levels


def strongest(s: Xorlosch, card: i64, waived: i64) -> i64:
    """The seats that stand strongest at a task, without those that have waived it; 0 if nobody is able
    [XOR-TASK-06] [XOR-TRAP-09] [XOR-POT-07] [XOR-WIND-04]."""
    if s.traps != 0:
        trapping = trappers(s, card) & ~waived
        if trapping != 0:
            return trapping
    dice = right_dwarves(s, card)
    if dice == 0:
        return 0
    best: i64 = 0
    mask: i64 = 0
    for seat in range(s.seats):
        own = dice & OWN[seat]
        if own == 0 or (waived >> seat) & 1 == 1:
            continue
        worth = strength(s, own)
        if worth > best:
            best = worth
            mask = 0
        if worth == best:
            mask |= BIT[seat]
    return mask


def able(s: Xorlosch, card: i64) -> i64:
    """All seats that could do a task if nobody stood above them [XOR-MAJ-03] [XOR-TRAP-07]."""
    mask = trappers(s, card)
    dice = right_dwarves(s, card)
    for seat in range(s.seats):
        if dice & OWN[seat] != 0:
            mask |= BIT[seat]
    return mask


def own_tasks(s: Xorlosch, colour: i64, seat: i64) -> i64:
    """How many tasks of a quest the active player may do, ties being his; UNMANNED if one has no able dwarf.

    Every card is judged by itself, a dwarf serves at any number of them
    [XOR-TASK-09] [XOR-TASK-11] [XOR-TASK-12] [XOR-MAJ-03].
    """
    first = FIRST_TASK[colour]
    for i in range(first, first + SIZE[colour]):
        if right_dwarves(s, s.cards[i]) == 0 and (s.traps == 0 or trappers(s, s.cards[i]) == 0):
            return UNMANNED
    mine: i64 = 0
    for i in range(first, first + SIZE[colour]):
        if strongest(s, s.cards[i], 0) & BIT[seat] != 0:
            mine += 1
    return mine


def is_whole(s: Xorlosch, colour: i64) -> bool:
    """Whether all cards of a quest lie on the board."""
    for i in range(FIRST_TASK[colour], FIRST_TASK[colour] + SIZE[colour]):
        if s.cards[i] == NO_CARD:
            return False
    return True


# --- Declaring -------------------------------------------------------------------------------------------------------


def clause_against_any_quest(s: Xorlosch, colour: i64) -> i64:
    """No quest in a player's own first turn, and none that does not lie there [XOR-START-08] [XOR-NEWQ-03]."""
    if s.turn <= s.seats:
        return clauses.FIRST_TURN
    return ALLOWED if has_quest(s, colour) else clauses.NO_SUCH_QUEST


def clause_against_declare(s: Xorlosch, seat: i64, colour: i64) -> i64:
    """An able dwarf at every task, and more than half of the tasks one's own
    [XOR-MAJ-03] [XOR-MAJ-04] [XOR-MAJ-05] [XOR-MAJ-06]."""
    clause = clause_against_any_quest(s, colour)
    if clause != 0:
        return clause
    mine = own_tasks(s, colour, seat)
    if mine == UNMANNED:
        return clauses.TASK_UNMANNED
    if 2 * mine > SIZE[colour]:
        return ALLOWED
    return clauses.NOT_BOTH_TASKS if colour == GREEN else clauses.NO_MAJORITY


def declare(s: Xorlosch, seat: i64, colour: i64) -> None:
    """The active player announces a quest; the others may react, then it is judged
    [XOR-MAJ-01] [XOR-MAJ-02] [XOR-MAJ-09] [XOR-WIND-01]."""
    s.ask(questions.DECLARED, PROCEEDS, colour)
    if s.sink is not None:
        s.emit(events.DECLARED, seat, colour, 0, 0, ALL, 0)
    open_quest_window(s)


@final
class Declared(Question[Xorlosch]):
    """A declared quest after the reactions: completed if the majority still stands [XOR-MAJ-09]."""

    def proceed(self, s: Xorlosch, f: i64) -> None:
        colour = s.frames[f + questions.DECLARED_COLOUR]
        if clause_against_declare(s, s.active, colour) != 0:
            s.end_frame()
            if s.sink is not None:
                s.emit(events.FAILED, s.active, colour, 0, 0, ALL, 0)
        elif assign_tasks(s, colour):
            s.end_frame()
            complete(s, colour, events.BY_MAJORITY)

    def invariants(self, s: Xorlosch, f: i64) -> list[str]:
        return [] if is_whole(s, s.frames[f + questions.DECLARED_COLOUR]) else ["declared is about no quest"]


def assign_tasks(s: Xorlosch, colour: i64) -> bool:
    """Each task to the active player where he may do it, else to the strongest; False while he must choose of equals
    [XOR-MAJ-04] [XOR-MAJ-07] [XOR-TASK-09] [XOR-TASK-10] [XOR-POT-08]."""
    for task in range(SIZE[colour]):
        if s.holder[task] != 0:
            continue
        mask = strongest(s, s.cards[FIRST_TASK[colour] + task], 0)
        if mask & BIT[s.active] != 0:
            s.holder[task] = s.active + 1
        elif mask & (mask - 1) == 0:
            s.holder[task] = lowest(mask) + 1
        else:
            s.ask(questions.CHOICE, s.active, colour, task, mask, questions.TO_AWARD)
            return False
    return True


@final
class Choice(Question[Xorlosch]):
    """Other players only are equal at a task: the active player chooses one of them
    [XOR-TASK-10] [XOR-DIPL-07]."""

    def fill(self, s: Xorlosch, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        for other in range(s.seats):
            if (s.frames[f + questions.CHOICE_EQUALS] >> other) & 1 == 1:
                out[n] = actions.CHOOSE + other
                n += 1
        return n

    def clause_against(self, s: Xorlosch, f: i64, seat: i64, action: i64) -> i64:
        other = action - actions.CHOOSE
        if other < 0 or other >= MOST_SEATS:
            return OTHER_QUESTION
        return ALLOWED if (s.frames[f + questions.CHOICE_EQUALS] >> other) & 1 == 1 else clauses.NOT_AMONG_EQUALS

    def carry_out(self, s: Xorlosch, f: i64, seat: i64, action: i64) -> None:
        colour = s.frames[f + questions.CHOICE_COLOUR]
        task = s.frames[f + questions.CHOICE_TASK]
        asking = s.frames[f + questions.CHOICE_PURPOSE] == questions.TO_ASK
        s.end_frame()
        s.holder[task] = action - actions.CHOOSE + 1
        if asking:
            put_question(s, colour, task)

    def lapse(self, s: Xorlosch, f: i64, seat: i64) -> i64:
        return actions.CHOOSE + lowest(s.frames[f + questions.CHOICE_EQUALS])

    def invariants(self, s: Xorlosch, f: i64) -> list[str]:
        if s.frames[f + WHO] != s.active:
            return ["choice asks somebody else than the active player"]
        if s.frames[f + questions.CHOICE_TASK] >= SIZE[s.frames[f + questions.CHOICE_COLOUR]]:
            return ["choice is about a task that the quest does not have"]
        return [] if s.frames[f + questions.CHOICE_EQUALS] != 0 else ["choice offers nobody"]


def put_question(s: Xorlosch, colour: i64, task: i64) -> None:
    """Ask the right holder of a task [XOR-DIPL-05]."""
    holder = s.holder[task] - 1
    s.ask(questions.ANSWER, holder, colour, task)
    if s.sink is not None:
        s.emit(events.ASKED, holder, s.cards[FIRST_TASK[colour] + task], 0, 0, ALL, 0)


# --- Completing ------------------------------------------------------------------------------------------------------


def complete(s: Xorlosch, colour: i64, how: i64) -> None:
    """All tasks of the quest are done at one moment; each holder gets his cards, and the next quest is laid
    [XOR-TASK-02] [XOR-TASK-03] [XOR-TASK-13] [XOR-EXP-01] [XOR-NEWQ-01]."""
    if s.sink is not None:
        s.emit(events.COMPLETED, s.active, colour, how, 0, ALL, 0)
    for task in range(SIZE[colour]):
        win(s, s.holder[task] - 1, s.cards[FIRST_TASK[colour] + task])
    s.forget_talk()
    s.last_quest = s.turn
    s.tried &= ~BIT[colour]
    lay_next(s, colour)
    end_if_done(s)


def win(s: Xorlosch, seat: i64, card: i64) -> None:
    """A card lies before its winner; one more point of experience is saved until his own turn
    [XOR-EXP-01] [XOR-EXP-02] [XOR-EXP-03] [XOR-EXP-07] [XOR-EXP-08]."""
    s.trophies[seat] |= BIT[card]
    s.won[seat] += 1
    s.saved[seat] += 1
    for i in range(s.traps - 1, -1, -1):
        if s.trap_card[i] == card:
            forget_trap(s, i)
    if s.sink is not None:
        s.emit(events.WON, seat, card, 0, 0, ALL, 0)


def lay_next(s: Xorlosch, colour: i64) -> None:
    """The next quest of the colour goes to the board, and chance turns up a new next one while the pile lasts
    [XOR-NEWQ-01] [XOR-NEWQ-02] [XOR-NEWQ-03] [XOR-NEWQ-04] [XOR-SETUP-06]."""
    first = FIRST_TASK[colour]
    for i in range(first, first + SIZE[colour]):
        s.cards[i] = s.next[i]
        s.next[i] = NO_CARD
    if s.cards[first] == NO_CARD:
        return
    if s.sink is not None:
        s.emit(events.LAID, colour, 0, 0, 0, ALL, 0)
    if s.pile(colour).size() != 0:
        s.ask(questions.DRAW, CHANCE, colour, questions.BESIDE)
