"""Diplomacy: a quest proposed to all who hold its tasks; consent, waiver, veto, and appeals."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.question import Question
from bannerhall.core.state import KIND, PROCEEDS, WHO
from bannerhall.core.vocabulary import SPAN
from bannerhall.games.xorlosch.rules import actions, clauses, events, questions
from bannerhall.games.xorlosch.rules.components import (
    APPEALS,
    CONSENTED,
    FIRST_TASK,
    GREEN,
    NO_CARD,
    NO_REPLY,
    RED,
    SIZE,
    VETOED,
)
from bannerhall.games.xorlosch.rules.ending import has_quest
from bannerhall.games.xorlosch.rules.items import open_quest_window
from bannerhall.games.xorlosch.rules.quests import (
    UNMANNED,
    able,
    clause_against_any_quest,
    clause_against_declare,
    complete,
    declare,
    is_whole,
    own_tasks,
    put_question,
    strongest,
)
from bannerhall.games.xorlosch.rules.state import Xorlosch

NO_TASK: Final = -1

# --- Proposing -------------------------------------------------------------------------------------------------------


def clause_against_propose(s: Xorlosch, seat: i64, colour: i64) -> i64:
    """Every task manned, no majority at hand, and something has changed since the last try
    [XOR-DIPL-01] [XOR-DIPL-03] [XOR-DIPL-04] [XOR-DIPL-24]."""
    clause = clause_against_any_quest(s, colour)
    if clause != 0:
        return clause
    mine = own_tasks(s, colour, seat)
    if mine == UNMANNED:
        return clauses.NOT_ALL_MANNED
    if 2 * mine > SIZE[colour]:
        return clauses.HAS_MAJORITY
    return clauses.ALREADY_PROPOSED if s.tried & BIT[colour] != 0 else ALLOWED


def fill_quests(s: Xorlosch, seat: i64, out: vec[i64], n: i64) -> i64:
    """The quests the active player may declare or propose; he is never obliged to [XOR-MAJ-08] [XOR-DIPL-02]."""
    for colour in range(GREEN, RED + 1):
        if not has_quest(s, colour):
            continue
        mine = own_tasks(s, colour, seat)
        if mine == UNMANNED:
            continue
        if 2 * mine > SIZE[colour]:
            out[n] = actions.DECLARE + colour
            n += 1
        elif s.tried & BIT[colour] == 0:
            out[n] = actions.PROPOSE + colour
            n += 1
    return n


def propose(s: Xorlosch, seat: i64, colour: i64) -> None:
    """After the reactions the negotiation begins [XOR-WIND-01]."""
    s.ask(questions.NEGOTIATION, PROCEEDS, colour)
    if s.sink is not None:
        s.emit(events.PROPOSED, seat, colour, 0, 0, ALL, 0)
    open_quest_window(s)


# --- The state of the talk -------------------------------------------------------------------------------------------


def right_holders(s: Xorlosch, colour: i64, task: i64) -> i64:
    """The strongest who have not waived [XOR-DIPL-05] [XOR-DIPL-11]."""
    return strongest(s, s.cards[FIRST_TASK[colour] + task], s.waived[task])


def is_own(s: Xorlosch, colour: i64, task: i64) -> bool:
    """Where the active player is strongest or equal, his proposal is his consent [XOR-DIPL-06]."""
    return right_holders(s, colour, task) & BIT[s.active] != 0


def another_able(s: Xorlosch, colour: i64, task: i64, seat: i64) -> bool:
    """A right can be waived only while somebody else could take it [XOR-DIPL-12]."""
    return able(s, s.cards[FIRST_TASK[colour] + task]) & ~s.waived[task] & ~BIT[seat] != 0


def settled(s: Xorlosch, colour: i64) -> bool:
    """Whether every task has a consenting right holder [XOR-DIPL-09] [XOR-DIPL-22]."""
    for task in range(SIZE[colour]):
        if s.reply[task] != CONSENTED and not is_own(s, colour, task):
            return False
    return True


def task_of(s: Xorlosch, colour: i64, card: i64) -> i64:
    """The place of a card in its quest, or NO_TASK."""
    for task in range(SIZE[colour]):
        if s.cards[FIRST_TASK[colour] + task] == card:
            return task
    return NO_TASK


def ask_holder(s: Xorlosch, colour: i64, task: i64) -> None:
    """The right holder is asked at once, unless it is the active player; of equal others he picks one
    [XOR-DIPL-05] [XOR-DIPL-06] [XOR-DIPL-07] [XOR-DIPL-11]."""
    mask = right_holders(s, colour, task)
    if mask & BIT[s.active] != 0:
        return
    if mask & (mask - 1) != 0:
        s.ask(questions.CHOICE, s.active, colour, task, mask, questions.TO_ASK)
        return
    s.holder[task] = lowest(mask) + 1
    put_question(s, colour, task)


def waive(s: Xorlosch, seat: i64, colour: i64, task: i64) -> None:
    """Give up a right for good; the next strongest is asked [XOR-DIPL-10] [XOR-DIPL-11] [XOR-DIPL-16]."""
    s.waived[task] |= BIT[seat]
    s.holder[task] = 0
    s.reply[task] = NO_REPLY
    if s.sink is not None:
        s.emit(events.WAIVED, seat, s.cards[FIRST_TASK[colour] + task], 0, 0, ALL, 0)
    ask_holder(s, colour, task)


def note_reply(s: Xorlosch, seat: i64, colour: i64, task: i64, action: i64) -> None:
    """Consent or veto [XOR-DIPL-08]."""
    s.reply[task] = CONSENTED if action == actions.CONSENT else VETOED
    if s.sink is not None:
        card = s.cards[FIRST_TASK[colour] + task]
        s.emit(events.CONSENTED if action == actions.CONSENT else events.VETOED, seat, card, 0, 0, ALL, 0)


# --- The active player's part ----------------------------------------------------------------------------------------


@final
class Negotiation(Question[Xorlosch]):
    """A quest is under negotiation: the active player asks for one task after the other,
    gives up rights of his own, appeals or drops it [XOR-DIPL-05] [XOR-DIPL-13] [XOR-DIPL-21] [XOR-DIPL-23]."""

    def fill(self, s: Xorlosch, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        colour = s.frames[f + questions.NEGOTIATION_COLOUR]
        first = FIRST_TASK[colour]
        out[n] = actions.DROP
        n += 1
        for task in range(SIZE[colour]):
            if clause_against_ask(s, colour, task) == 0:
                out[n] = actions.ASK + s.cards[first + task]
                n += 1
        for task in range(SIZE[colour]):
            if clause_against_yield(s, seat, colour, task) == 0:
                out[n] = actions.YIELD + s.cards[first + task]
                n += 1
        if clause_against_appeal(s, f) == 0:
            out[n] = actions.APPEAL
            n += 1
        if clause_against_declare(s, seat, colour) == 0:
            out[n] = actions.DECLARE + colour
            n += 1
        return n

    def clause_against(self, s: Xorlosch, f: i64, seat: i64, action: i64) -> i64:
        """A majority won during the talk may be declared [XOR-DIPL-25]."""
        colour = s.frames[f + questions.NEGOTIATION_COLOUR]
        kind = action // SPAN * SPAN
        if kind == actions.DROP:
            return ALLOWED
        if kind == actions.APPEAL:
            return clause_against_appeal(s, f)
        if kind == actions.ASK:
            return clause_against_ask(s, colour, task_of(s, colour, action - actions.ASK))
        if kind == actions.YIELD:
            return clause_against_yield(s, seat, colour, task_of(s, colour, action - actions.YIELD))
        return clause_against_declare(s, seat, colour) if action == actions.DECLARE + colour else OTHER_QUESTION

    def carry_out(self, s: Xorlosch, f: i64, seat: i64, action: i64) -> None:
        """Answers and waivers end with the proposal [XOR-DIPL-26]."""
        colour = s.frames[f + questions.NEGOTIATION_COLOUR]
        kind = action // SPAN * SPAN
        s.frames[f + WHO] = PROCEEDS
        if kind == actions.ASK:
            ask_holder(s, colour, task_of(s, colour, action - actions.ASK))
        elif kind == actions.YIELD:
            waive(s, seat, colour, task_of(s, colour, action - actions.YIELD))
        elif kind == actions.APPEAL:
            appeal(s, f, colour)
        else:
            s.end_frame()
            s.forget_talk()
            if kind == actions.DECLARE:
                declare(s, seat, colour)
            else:
                drop(s, seat, colour)

    def proceed(self, s: Xorlosch, f: i64) -> None:
        """Completed as soon as every right holder consents; else the active player goes on [XOR-DIPL-22]."""
        colour = s.frames[f + questions.NEGOTIATION_COLOUR]
        if not settled(s, colour):
            s.frames[f + WHO] = s.active
            return
        for task in range(SIZE[colour]):
            if is_own(s, colour, task):
                s.holder[task] = s.active + 1
        s.end_frame()
        complete(s, colour, events.BY_DIPLOMACY)

    def lapse(self, s: Xorlosch, f: i64, seat: i64) -> i64:
        return actions.DROP

    def invariants(self, s: Xorlosch, f: i64) -> list[str]:
        who = s.frames[f + WHO]
        if who != PROCEEDS and who != s.active:
            return ["negotiation asks somebody else than the active player"]
        return [] if is_whole(s, s.frames[f + questions.NEGOTIATION_COLOUR]) else ["negotiation is about no quest"]


def clause_against_ask(s: Xorlosch, colour: i64, task: i64) -> i64:
    """A task of this quest, held by somebody else who has not answered yet
    [XOR-DIPL-05] [XOR-DIPL-06] [XOR-DIPL-21]."""
    if task == NO_TASK:
        return clauses.NO_TASK_TO_ASK
    if is_own(s, colour, task):
        return clauses.OWN_TASK
    return clauses.NO_APPEAL if s.reply[task] != NO_REPLY else ALLOWED


def clause_against_yield(s: Xorlosch, seat: i64, colour: i64, task: i64) -> i64:
    """The active player waives a right that is his, in favour of somebody able [XOR-DIPL-12] [XOR-DIPL-13]."""
    if task == NO_TASK or not is_own(s, colour, task):
        return clauses.NOT_OWN_RIGHT
    return ALLOWED if another_able(s, colour, task, seat) else clauses.NO_OTHER_ABLE


def clause_against_appeal(s: Xorlosch, f: i64) -> i64:
    """All have answered, a veto stands, and an appeal is left [XOR-DIPL-21]."""
    colour = s.frames[f + questions.NEGOTIATION_COLOUR]
    vetoes: i64 = 0
    for task in range(SIZE[colour]):
        if is_own(s, colour, task):
            continue
        if s.reply[task] == NO_REPLY:
            return clauses.NO_APPEAL
        if s.reply[task] == VETOED:
            vetoes += 1
    appeals = s.frames[f + questions.NEGOTIATION_APPEALS]
    return ALLOWED if vetoes != 0 and appeals < s.rules.numbers[APPEALS] else clauses.NO_APPEAL


def drop(s: Xorlosch, seat: i64, colour: i64) -> None:
    """Nothing happens, and the quest is not proposed again in the same situation [XOR-DIPL-23] [XOR-DIPL-24]."""
    s.tried |= BIT[colour]
    if s.sink is not None:
        s.emit(events.DROPPED, seat, colour, 0, 0, ALL, 0)


def appeal(s: Xorlosch, f: i64, colour: i64) -> None:
    """All who have answered may think again, clockwise from the active player's left [XOR-DIPL-21]."""
    s.frames[f + questions.NEGOTIATION_APPEALS] += 1
    if s.sink is not None:
        s.emit(events.APPEALED, s.active, s.frames[f + questions.NEGOTIATION_APPEALS], 0, 0, ALL, 0)
    s.ask(questions.APPEAL, PROCEEDS, colour, 1)


# --- The others' part ------------------------------------------------------------------------------------------------


@final
class Answer(Question[Xorlosch]):
    """The right holder of a task consents, waives or vetoes [XOR-DIPL-08] [XOR-DIPL-10]."""

    def fill(self, s: Xorlosch, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = actions.CONSENT
        out[n + 1] = actions.VETO
        n += 2
        if self.clause_against(s, f, seat, actions.WAIVE) == 0:
            out[n] = actions.WAIVE
            n += 1
        return n

    def clause_against(self, s: Xorlosch, f: i64, seat: i64, action: i64) -> i64:
        """The last able player cannot waive [XOR-DIPL-12]."""
        if action == actions.CONSENT or action == actions.VETO:
            return ALLOWED
        if action != actions.WAIVE:
            return OTHER_QUESTION
        colour = s.frames[f + questions.ANSWER_COLOUR]
        task = s.frames[f + questions.ANSWER_TASK]
        return ALLOWED if another_able(s, colour, task, seat) else clauses.NO_OTHER_ABLE

    def carry_out(self, s: Xorlosch, f: i64, seat: i64, action: i64) -> None:
        colour = s.frames[f + questions.ANSWER_COLOUR]
        task = s.frames[f + questions.ANSWER_TASK]
        s.end_frame()
        if action == actions.WAIVE:
            waive(s, seat, colour, task)
        else:
            note_reply(s, seat, colour, task, action)

    def lapse(self, s: Xorlosch, f: i64, seat: i64) -> i64:
        return actions.VETO

    def invariants(self, s: Xorlosch, f: i64) -> list[str]:
        task = s.frames[f + questions.ANSWER_TASK]
        if task >= SIZE[s.frames[f + questions.ANSWER_COLOUR]]:
            return ["answer is about a task that the quest does not have"]
        open_to = s.holder[task] if s.reply[task] == NO_REPLY else i64(0)
        return [] if open_to == s.frames[f + WHO] + 1 else ["answer asks somebody who was not asked for the task"]


@final
class Appeal(Question[Xorlosch]):
    """An appeal goes round from the active player's left, task by task: each asked player may change each answer once
    [XOR-DIPL-21]."""

    def proceed(self, s: Xorlosch, f: i64) -> None:
        """Find the next answer that can still be changed [XOR-DIPL-14] [XOR-DIPL-15]."""
        colour = s.frames[f + questions.APPEAL_COLOUR]
        while s.frames[f + questions.APPEAL_DISTANCE] < s.seats:
            seat = (s.active + s.frames[f + questions.APPEAL_DISTANCE]) % s.seats
            while s.frames[f + questions.APPEAL_TASK] < SIZE[colour]:
                if may_change(s, f, seat):
                    s.frames[f + WHO] = seat
                    return
                s.frames[f + questions.APPEAL_TASK] += 1
            s.frames[f + questions.APPEAL_DISTANCE] += 1
            s.frames[f + questions.APPEAL_TASK] = 0
        s.end_frame()

    def fill(self, s: Xorlosch, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = actions.STAND
        n += 1
        if self.clause_against(s, f, seat, actions.CONSENT) == 0:
            out[n] = actions.CONSENT
            n += 1
        if self.clause_against(s, f, seat, actions.WAIVE) == 0:
            out[n] = actions.WAIVE
            n += 1
        return n

    def clause_against(self, s: Xorlosch, f: i64, seat: i64, action: i64) -> i64:
        """A veto may become consent or waiver, a consent a waiver, and nothing else
        [XOR-DIPL-12] [XOR-DIPL-14] [XOR-DIPL-15] [XOR-DIPL-17]."""
        task = s.frames[f + questions.APPEAL_TASK]
        if action == actions.STAND:
            return ALLOWED
        if action == actions.CONSENT:
            return ALLOWED if s.reply[task] == VETOED else clauses.NO_VETO_TO_LIFT
        if action == actions.VETO:
            return clauses.CONSENT_STANDS
        if action != actions.WAIVE:
            return OTHER_QUESTION
        return ALLOWED if another_able(s, s.frames[f + questions.APPEAL_COLOUR], task, seat) else clauses.NO_OTHER_ABLE

    def carry_out(self, s: Xorlosch, f: i64, seat: i64, action: i64) -> None:
        colour = s.frames[f + questions.APPEAL_COLOUR]
        task = s.frames[f + questions.APPEAL_TASK]
        s.frames[f + questions.APPEAL_TASK] += 1
        s.frames[f + WHO] = PROCEEDS
        if action == actions.WAIVE:
            s.frames[f + questions.APPEAL_ASKED_ANEW] |= BIT[task]
            waive(s, seat, colour, task)
        elif action == actions.CONSENT:
            note_reply(s, seat, colour, task, actions.CONSENT)

    def lapse(self, s: Xorlosch, f: i64, seat: i64) -> i64:
        return actions.STAND

    def invariants(self, s: Xorlosch, f: i64) -> list[str]:
        task, size = s.frames[f + questions.APPEAL_TASK], SIZE[s.frames[f + questions.APPEAL_COLOUR]]
        # Between two answers the last task may be done already; a seat is always asked about one.
        known = task < size or (task == size and s.frames[f + WHO] == PROCEEDS)
        return [] if known else ["appeal is about a task that the quest does not have"]


def may_change(s: Xorlosch, f: i64, seat: i64) -> bool:
    """Whether the seat has answered for the appeal's task and could answer otherwise [XOR-DIPL-14] [XOR-DIPL-15]."""
    task = s.frames[f + questions.APPEAL_TASK]
    asked_anew = s.frames[f + questions.APPEAL_ASKED_ANEW] & BIT[task] != 0
    if s.holder[task] != seat + 1 or s.reply[task] == NO_REPLY or asked_anew:
        return False
    return s.reply[task] == VETOED or another_able(s, s.frames[f + questions.APPEAL_COLOUR], task, seat)


# --- Items used during the talk --------------------------------------------------------------------------------------


def negotiated_colour(s: Xorlosch) -> i64:
    """The colour of the quest under negotiation, or NO_CARD."""
    for i in range(s.depth):
        f = s.at_depth(i)
        if s.frames[f] == questions.NEGOTIATION:
            return s.frames[f + questions.NEGOTIATION_COLOUR]
    return NO_CARD


def judge_again(s: Xorlosch) -> None:
    """After an item, answers of players who are no longer strongest are void, and so is a question just put to one
    [XOR-DIPL-25] [XOR-WIND-04]."""
    colour = negotiated_colour(s)
    if colour == NO_CARD:
        return
    for task in range(SIZE[colour]):
        if s.holder[task] != 0 and right_holders(s, colour, task) & BIT[s.holder[task] - 1] == 0:
            s.holder[task] = 0
            s.reply[task] = NO_REPLY
            if s.sink is not None:
                s.emit(events.VOID, s.cards[FIRST_TASK[colour] + task], 0, 0, 0, ALL, 0)
    top = s.top()
    kind = s.frames[top + KIND]
    if kind == questions.ANSWER:
        if s.holder[s.frames[top + questions.ANSWER_TASK]] == 0:
            s.end_frame()
    elif kind == questions.CHOICE:
        equals = right_holders(s, colour, s.frames[top + questions.CHOICE_TASK])
        if equals != s.frames[top + questions.CHOICE_EQUALS]:
            s.end_frame()
    elif kind == questions.NEGOTIATION:
        s.frames[top + WHO] = PROCEEDS  # the item may have settled the last open task
