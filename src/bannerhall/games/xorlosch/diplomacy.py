"""Diplomacy: a quest proposed to all who hold its tasks; consent, waiver, veto, and appeals."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.core.events import ALL
from bannerhall.core.state import KIND, PROCEEDS, WHO, A, B, C, D
from bannerhall.core.tables import OTHER_QUESTION
from bannerhall.core.vocabulary import SPAN
from bannerhall.games.xorlosch.components import (
    ALREADY_PROPOSED,
    ANSWER_FRAME,
    APPEAL,
    APPEAL_FRAME,
    APPEALED,
    APPEALS,
    ASK,
    BY_DIPLOMACY,
    CHOICE_FRAME,
    CONSENT,
    CONSENT_STANDS,
    CONSENTED,
    CONSENTED_EVENT,
    DECLARE,
    DROP,
    DROPPED,
    FIRST_TASK,
    GREEN,
    HAS_MAJORITY,
    NEGOTIATION_FRAME,
    NO_APPEAL,
    NO_CARD,
    NO_OTHER_ABLE,
    NO_REPLY,
    NO_TASK_TO_ASK,
    NO_VETO_TO_LIFT,
    NOT_ALL_MANNED,
    NOT_OWN_RIGHT,
    OWN_TASK,
    PROPOSE,
    PROPOSED,
    RED,
    SIZE,
    STAND,
    TO_ASK,
    VETO,
    VETOED,
    VETOED_EVENT,
    VOID,
    WAIVE,
    WAIVED,
    YIELD,
)
from bannerhall.games.xorlosch.ending import has_quest
from bannerhall.games.xorlosch.items import open_quest_window
from bannerhall.games.xorlosch.position import negotiated_colour
from bannerhall.games.xorlosch.quests import (
    UNMANNED,
    able,
    bar_any_quest,
    bar_declare,
    complete,
    declare,
    own_tasks,
    put_question,
    strongest,
)
from bannerhall.games.xorlosch.state import Decision, Xorlosch

NO_TASK: Final = -1

# --- Proposing -------------------------------------------------------------------------------------------------------


def bar_propose(s: Xorlosch, seat: i64, colour: i64) -> i64:
    """Every task manned, no majority at hand, and something has changed since the last try
    [XOR-DIPL-01] [XOR-DIPL-03] [XOR-DIPL-04] [XOR-DIPL-24]."""
    clause = bar_any_quest(s, colour)
    if clause != 0:
        return clause
    mine = own_tasks(s, colour, seat)
    if mine == UNMANNED:
        return NOT_ALL_MANNED
    if 2 * mine > SIZE[colour]:
        return HAS_MAJORITY
    return ALREADY_PROPOSED if s.tried & BIT[colour] != 0 else 0


def fill_quests(s: Xorlosch, seat: i64, out: vec[i64], n: i64) -> i64:
    """The quests the active player may declare or propose; he is never obliged to [XOR-MAJ-08] [XOR-DIPL-02]."""
    for colour in range(GREEN, RED + 1):
        if not has_quest(s, colour):
            continue
        mine = own_tasks(s, colour, seat)
        if mine == UNMANNED:
            continue
        if 2 * mine > SIZE[colour]:
            out[n] = DECLARE + colour
            n += 1
        elif s.tried & BIT[colour] == 0:
            out[n] = PROPOSE + colour
            n += 1
    return n


def propose(s: Xorlosch, seat: i64, colour: i64) -> None:
    """After the reactions the negotiation begins [XOR-WIND-01]."""
    s.ask(NEGOTIATION_FRAME, PROCEEDS, colour)
    if s.sink is not None:
        s.emit(PROPOSED, seat, colour, 0, 0, ALL, 0)
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
        s.ask(CHOICE_FRAME, s.active, colour, task, mask, TO_ASK)
        return
    s.holder[task] = lowest(mask) + 1
    put_question(s, colour, task)


def waive(s: Xorlosch, seat: i64, colour: i64, task: i64) -> None:
    """Give up a right for good; the next strongest is asked [XOR-DIPL-10] [XOR-DIPL-11] [XOR-DIPL-16]."""
    s.waived[task] |= BIT[seat]
    s.holder[task] = 0
    s.reply[task] = NO_REPLY
    if s.sink is not None:
        s.emit(WAIVED, seat, s.cards[FIRST_TASK[colour] + task], 0, 0, ALL, 0)
    ask_holder(s, colour, task)


def note_reply(s: Xorlosch, seat: i64, colour: i64, task: i64, action: i64) -> None:
    """Consent or veto [XOR-DIPL-08]."""
    s.reply[task] = CONSENTED if action == CONSENT else VETOED
    if s.sink is not None:
        card = s.cards[FIRST_TASK[colour] + task]
        s.emit(CONSENTED_EVENT if action == CONSENT else VETOED_EVENT, seat, card, 0, 0, ALL, 0)


# --- The active player's part ----------------------------------------------------------------------------------------


@final
class Negotiation(Decision):
    """The quest of colour A is under negotiation, after B appeals: the active player asks for one task after the other,
    gives up rights of his own, appeals or drops it [XOR-DIPL-05] [XOR-DIPL-13] [XOR-DIPL-21] [XOR-DIPL-23]."""

    def fill(self, s: Xorlosch, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        colour = s.frames[f + A]
        first = FIRST_TASK[colour]
        out[n] = DROP
        n += 1
        for task in range(SIZE[colour]):
            if bar_ask(s, colour, task) == 0:
                out[n] = ASK + s.cards[first + task]
                n += 1
        for task in range(SIZE[colour]):
            if bar_yield(s, seat, colour, task) == 0:
                out[n] = YIELD + s.cards[first + task]
                n += 1
        if bar_appeal(s, f) == 0:
            out[n] = APPEAL
            n += 1
        if bar_declare(s, seat, colour) == 0:
            out[n] = DECLARE + colour
            n += 1
        return n

    def bar(self, s: Xorlosch, f: i64, seat: i64, action: i64) -> i64:
        """A majority won during the talk may be declared [XOR-DIPL-25]."""
        colour = s.frames[f + A]
        kind = action // SPAN * SPAN
        if kind == DROP:
            return 0
        if kind == APPEAL:
            return bar_appeal(s, f)
        if kind == ASK:
            return bar_ask(s, colour, task_of(s, colour, action - ASK))
        if kind == YIELD:
            return bar_yield(s, seat, colour, task_of(s, colour, action - YIELD))
        return bar_declare(s, seat, colour) if action == DECLARE + colour else OTHER_QUESTION

    def resolve(self, s: Xorlosch, f: i64, seat: i64, action: i64) -> None:
        """Answers and waivers end with the proposal [XOR-DIPL-26]."""
        colour = s.frames[f + A]
        kind = action // SPAN * SPAN
        s.frames[f + WHO] = PROCEEDS
        if kind == ASK:
            ask_holder(s, colour, task_of(s, colour, action - ASK))
        elif kind == YIELD:
            waive(s, seat, colour, task_of(s, colour, action - YIELD))
        elif kind == APPEAL:
            appeal(s, f, colour)
        else:
            s.done()
            s.forget_talk()
            if kind == DECLARE:
                declare(s, seat, colour)
            else:
                drop(s, seat, colour)

    def proceed(self, s: Xorlosch, f: i64) -> None:
        """Completed as soon as every right holder consents; else the active player goes on [XOR-DIPL-22]."""
        colour = s.frames[f + A]
        if not settled(s, colour):
            s.frames[f + WHO] = s.active
            return
        for task in range(SIZE[colour]):
            if is_own(s, colour, task):
                s.holder[task] = s.active + 1
        s.done()
        complete(s, colour, BY_DIPLOMACY)

    def lapse(self, s: Xorlosch, f: i64, seat: i64) -> i64:
        return DROP


def bar_ask(s: Xorlosch, colour: i64, task: i64) -> i64:
    """A task of this quest, held by somebody else who has not answered yet
    [XOR-DIPL-05] [XOR-DIPL-06] [XOR-DIPL-21]."""
    if task == NO_TASK:
        return NO_TASK_TO_ASK
    if is_own(s, colour, task):
        return OWN_TASK
    return NO_APPEAL if s.reply[task] != NO_REPLY else 0


def bar_yield(s: Xorlosch, seat: i64, colour: i64, task: i64) -> i64:
    """The active player waives a right that is his, in favour of somebody able [XOR-DIPL-12] [XOR-DIPL-13]."""
    if task == NO_TASK or not is_own(s, colour, task):
        return NOT_OWN_RIGHT
    return 0 if another_able(s, colour, task, seat) else NO_OTHER_ABLE


def bar_appeal(s: Xorlosch, f: i64) -> i64:
    """All have answered, a veto stands, and an appeal is left [XOR-DIPL-21]."""
    colour = s.frames[f + A]
    vetoes: i64 = 0
    for task in range(SIZE[colour]):
        if is_own(s, colour, task):
            continue
        if s.reply[task] == NO_REPLY:
            return NO_APPEAL
        if s.reply[task] == VETOED:
            vetoes += 1
    return 0 if vetoes != 0 and s.frames[f + B] < s.tables.numbers[APPEALS] else NO_APPEAL


def drop(s: Xorlosch, seat: i64, colour: i64) -> None:
    """Nothing happens, and the quest is not proposed again in the same situation [XOR-DIPL-23] [XOR-DIPL-24]."""
    s.tried |= BIT[colour]
    if s.sink is not None:
        s.emit(DROPPED, seat, colour, 0, 0, ALL, 0)


def appeal(s: Xorlosch, f: i64, colour: i64) -> None:
    """All who have answered may think again, clockwise from the active player's left [XOR-DIPL-21]."""
    s.frames[f + B] += 1
    if s.sink is not None:
        s.emit(APPEALED, s.active, s.frames[f + B], 0, 0, ALL, 0)
    s.ask(APPEAL_FRAME, PROCEEDS, colour, 1)


# --- The others' part ------------------------------------------------------------------------------------------------


@final
class Answer(Decision):
    """The right holder of task B of quest A consents, waives or vetoes [XOR-DIPL-08] [XOR-DIPL-10]."""

    def fill(self, s: Xorlosch, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = CONSENT
        out[n + 1] = VETO
        n += 2
        if self.bar(s, f, seat, WAIVE) == 0:
            out[n] = WAIVE
            n += 1
        return n

    def bar(self, s: Xorlosch, f: i64, seat: i64, action: i64) -> i64:
        """The last able player cannot waive [XOR-DIPL-12]."""
        if action == CONSENT or action == VETO:
            return 0
        if action != WAIVE:
            return OTHER_QUESTION
        return 0 if another_able(s, s.frames[f + A], s.frames[f + B], seat) else NO_OTHER_ABLE

    def resolve(self, s: Xorlosch, f: i64, seat: i64, action: i64) -> None:
        colour = s.frames[f + A]
        task = s.frames[f + B]
        s.done()
        if action == WAIVE:
            waive(s, seat, colour, task)
        else:
            note_reply(s, seat, colour, task, action)

    def lapse(self, s: Xorlosch, f: i64, seat: i64) -> i64:
        return VETO


@final
class Appeal(Decision):
    """An appeal on quest A: seat number B from the active player and task C are next; tasks of mask D have been asked
    anew in this appeal. Each asked player may change each answer once [XOR-DIPL-21]."""

    def proceed(self, s: Xorlosch, f: i64) -> None:
        """Find the next answer that can still be changed [XOR-DIPL-14] [XOR-DIPL-15]."""
        colour = s.frames[f + A]
        while s.frames[f + B] < s.seats:
            seat = (s.active + s.frames[f + B]) % s.seats
            while s.frames[f + C] < SIZE[colour]:
                if may_change(s, f, seat):
                    s.frames[f + WHO] = seat
                    return
                s.frames[f + C] += 1
            s.frames[f + B] += 1
            s.frames[f + C] = 0
        s.done()

    def fill(self, s: Xorlosch, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = STAND
        n += 1
        if self.bar(s, f, seat, CONSENT) == 0:
            out[n] = CONSENT
            n += 1
        if self.bar(s, f, seat, WAIVE) == 0:
            out[n] = WAIVE
            n += 1
        return n

    def bar(self, s: Xorlosch, f: i64, seat: i64, action: i64) -> i64:
        """A veto may become consent or waiver, a consent a waiver, and nothing else
        [XOR-DIPL-12] [XOR-DIPL-14] [XOR-DIPL-15] [XOR-DIPL-17]."""
        task = s.frames[f + C]
        if action == STAND:
            return 0
        if action == CONSENT:
            return 0 if s.reply[task] == VETOED else NO_VETO_TO_LIFT
        if action == VETO:
            return CONSENT_STANDS
        if action != WAIVE:
            return OTHER_QUESTION
        return 0 if another_able(s, s.frames[f + A], task, seat) else NO_OTHER_ABLE

    def resolve(self, s: Xorlosch, f: i64, seat: i64, action: i64) -> None:
        colour = s.frames[f + A]
        task = s.frames[f + C]
        s.frames[f + C] += 1
        s.frames[f + WHO] = PROCEEDS
        if action == WAIVE:
            s.frames[f + D] |= BIT[task]
            waive(s, seat, colour, task)
        elif action == CONSENT:
            note_reply(s, seat, colour, task, CONSENT)

    def lapse(self, s: Xorlosch, f: i64, seat: i64) -> i64:
        return STAND


def may_change(s: Xorlosch, f: i64, seat: i64) -> bool:
    """Whether the seat has answered for the appeal's task and could answer otherwise [XOR-DIPL-14] [XOR-DIPL-15]."""
    task = s.frames[f + C]
    if s.holder[task] != seat + 1 or s.reply[task] == NO_REPLY or s.frames[f + D] & BIT[task] != 0:
        return False
    return s.reply[task] == VETOED or another_able(s, s.frames[f + A], task, seat)


# --- Items used meanwhile --------------------------------------------------------------------------------------------


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
                s.emit(VOID, s.cards[FIRST_TASK[colour] + task], 0, 0, 0, ALL, 0)
    top = s.top()
    kind = s.frames[top + KIND]
    task = s.frames[top + B]
    unasked = kind == ANSWER_FRAME and s.holder[task] == 0
    if unasked or (kind == CHOICE_FRAME and right_holders(s, colour, task) != s.frames[top + C]):
        s.done()
    elif kind == NEGOTIATION_FRAME:
        s.frames[top + WHO] = PROCEEDS  # the item may have settled the last open task
