"""Magic items: taking them, using them at any time, and who may react to a quest or a turn."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.core.clauses import ALLOWED
from bannerhall.core.events import ALL
from bannerhall.core.vocabulary import SPAN
from bannerhall.games.xorlosch.rules import actions, clauses, events, questions
from bannerhall.games.xorlosch.rules.board import ITEM_SPACES
from bannerhall.games.xorlosch.rules.components import (
    BOOTS,
    BOOTS_POINTS,
    CROSSED,
    GROUP,
    KINDS_OF_ITEMS,
    NO_CARD,
    NOT_HELD,
    NUMBER,
    OWN,
    POTION,
    READY_TO_USE,
    TASKS,
    TRAP,
)
from bannerhall.games.xorlosch.rules.state import Xorlosch

# --- Taking ----------------------------------------------------------------------------------------------------------


def clause_against_take(s: Xorlosch, seat: i64, item: i64) -> i64:
    """A dwarf of any type and level in each of both spaces, a token without cross on the board, none of the kind held.

    [XOR-ITEM-01] [XOR-ITEM-02] [XOR-ITEM-03] [XOR-ITEM-04] [XOR-ITEM-06] [XOR-ITEM-07] [XOR-ITEM-13] [XOR-ITEM-15]
    """
    if s.held[seat * KINDS_OF_ITEMS + item] != NOT_HELD:
        return clauses.HOLDS_ONE
    one = s.here[ITEM_SPACES + 2 * item] & OWN[seat]
    other = s.here[ITEM_SPACES + 2 * item + 1] & OWN[seat]
    if one == 0 or other == 0:
        return clauses.NOT_IN_BOTH_SPACES
    return clauses.NO_CLEAN_TOKEN if s.clean[item] == 0 else ALLOWED


def fill_takings(s: Xorlosch, seat: i64, out: vec[i64], n: i64) -> i64:
    for item in range(KINDS_OF_ITEMS):
        if clause_against_take(s, seat, item) == 0:
            out[n] = actions.TAKE + item
            n += 1
    return n


def take(s: Xorlosch, seat: i64, item: i64) -> None:
    """The token lies crossed before the player, usable in his next turn at the earliest; it costs nothing
    [XOR-ITEM-05] [XOR-ITEM-11]."""
    s.clean[item] -= 1
    s.held[seat * KINDS_OF_ITEMS + item] = CROSSED
    if s.sink is not None:
        s.emit(events.TOOK, seat, item, 0, 0, ALL, 0)


def turn_crosses(s: Xorlosch, seat: i64) -> None:
    """At the start of a turn all crosses on the board and before the player are turned down [XOR-TURN-01]."""
    for item in range(KINDS_OF_ITEMS):
        s.clean[item] += s.crossed[item]
        s.crossed[item] = 0
        if s.held[seat * KINDS_OF_ITEMS + item] == CROSSED:
            s.held[seat * KINDS_OF_ITEMS + item] = READY_TO_USE


# --- Using -----------------------------------------------------------------------------------------------------------


def is_use(action: i64) -> bool:
    """Whether the action uses an item."""
    return actions.WEAR <= action < actions.SET_TRAP + SPAN


def clause_against_use(s: Xorlosch, seat: i64, action: i64) -> i64:
    """Why an item cannot be used now, or 0: boots in one's own turn only, potion and trap in anybody's
    [XOR-BOOT-01] [XOR-POT-01] [XOR-TRAP-01]."""
    kind = action // SPAN * SPAN
    if kind == actions.WEAR:
        if seat != s.active:
            return clauses.NOT_OWN_TURN
        return clause_against_token(s, seat, BOOTS, seat * GROUP + action - actions.WEAR)
    if kind == actions.DRINK:
        return clause_against_token(s, seat, POTION, seat * GROUP + action - actions.DRINK)
    at = action - actions.SET_TRAP
    return clause_against_trap(s, seat, at // GROUP, seat * GROUP + at % GROUP)


def clause_against_token(s: Xorlosch, seat: i64, item: i64, die: i64) -> i64:
    """A ready token and an own dwarf on the board [XOR-ITEM-05] [XOR-ITEM-09] [XOR-ITEM-12]."""
    held = s.held[seat * KINDS_OF_ITEMS + item]
    if held == NOT_HELD:
        return clauses.NOT_IN_BOTH_SPACES
    if held == CROSSED:
        return clauses.NOT_READY
    return clauses.ITEM_OFF_BOARD if s.level[die] == 0 else ALLOWED


def clause_against_trap(s: Xorlosch, seat: i64, card: i64, die: i64) -> i64:
    """A trap is set by one dwarf for one task card in its space [XOR-TRAP-05]."""
    clause = clause_against_token(s, seat, TRAP, die)
    if clause != 0:
        return clause
    return ALLOWED if s.space[die] == NUMBER[card] and lies_on_board(s, card) else clauses.NO_SUCH_TASK


def lies_on_board(s: Xorlosch, card: i64) -> bool:
    for i in range(TASKS):
        if s.cards[i] == card:
            return True
    return False


def fill_uses(s: Xorlosch, seat: i64, out: vec[i64], n: i64) -> i64:
    """All items the seat can use now; boots in its own turn only [XOR-BOOT-01]."""
    held = seat * KINDS_OF_ITEMS
    if s.held[held + BOOTS] == READY_TO_USE and seat == s.active:
        for i in range(GROUP):
            if s.level[seat * GROUP + i] != 0:
                out[n] = actions.WEAR + i
                n += 1
    if s.held[held + POTION] == READY_TO_USE:
        for i in range(GROUP):
            if s.level[seat * GROUP + i] != 0:
                out[n] = actions.DRINK + i
                n += 1
    return fill_traps(s, seat, out, n) if s.held[held + TRAP] == READY_TO_USE else n


def fill_traps(s: Xorlosch, seat: i64, out: vec[i64], n: i64) -> i64:
    for t in range(TASKS):
        card = s.cards[t]
        if card == NO_CARD or s.here[NUMBER[card]] & OWN[seat] == 0:
            continue
        for i in range(GROUP):
            die = seat * GROUP + i
            if s.level[die] != 0 and s.space[die] == NUMBER[card]:
                out[n] = actions.SET_TRAP + card * GROUP + i
                n += 1
    return n


def use(s: Xorlosch, seat: i64, action: i64) -> None:
    """Use an item at once; its token goes back to the board, crossed
    [XOR-ITEM-07] [XOR-ITEM-08] [XOR-ITEM-10] [XOR-SETUP-17]."""
    kind = action // SPAN * SPAN
    item: i64 = TRAP
    if kind == actions.WEAR:
        item = BOOTS
        put_on_boots(s, seat * GROUP + action - actions.WEAR)
    elif kind == actions.DRINK:
        item = POTION
        drink(s, seat * GROUP + action - actions.DRINK)
    else:
        set_trap(s, (action - actions.SET_TRAP) // GROUP, seat * GROUP + (action - actions.SET_TRAP) % GROUP)
    s.held[seat * KINDS_OF_ITEMS + item] = NOT_HELD
    s.crossed[item] += 1
    s.tried = 0


def put_on_boots(s: Xorlosch, die: i64) -> None:
    """Boots give one dwarf points of its own and all passages for the turn
    [XOR-BOOT-02] [XOR-BOOT-03] [XOR-BOOT-04] [XOR-BOOT-06]."""
    s.booted = die + 1
    s.boot_points = s.rules.numbers[BOOTS_POINTS]
    if s.sink is not None:
        s.emit(events.WORE, die // GROUP, die % GROUP, 0, 0, ALL, 0)


def drink(s: Xorlosch, die: i64) -> None:
    """A potion puts one dwarf above all others for the turn, without changing its level [XOR-POT-02] [XOR-POT-09]."""
    s.potions |= BIT[die]
    if s.sink is not None:
        s.emit(events.DRANK, die // GROUP, die % GROUP, 0, 0, ALL, 0)


def set_trap(s: Xorlosch, card: i64, die: i64) -> None:
    """A trap is bound to one dwarf and one card [XOR-TRAP-05]."""
    s.trap_die[s.traps] = die
    s.trap_card[s.traps] = card
    s.traps += 1
    if s.sink is not None:
        s.emit(events.TRAPPED, die // GROUP, die % GROUP, card, 0, ALL, 0)


def forget_traps_of(s: Xorlosch, die: i64) -> None:
    """A dwarf that leaves its space leaves its traps behind, spent [XOR-TRAP-06]."""
    i: i64 = 0
    while i < s.traps:
        if s.trap_die[i] == die:
            forget_trap(s, i)
        else:
            i += 1


def forget_trap(s: Xorlosch, i: i64) -> None:
    """Close the gap that a spent trap leaves in the list."""
    s.traps -= 1
    for later in range(i, s.traps):
        s.trap_die[later] = s.trap_die[later + 1]
        s.trap_card[later] = s.trap_card[later + 1]
    s.trap_die[s.traps] = 0
    s.trap_card[s.traps] = 0


# --- Who may react ---------------------------------------------------------------------------------------------------


def may_react(s: Xorlosch, seat: i64) -> bool:
    """Whether the seat has a potion or a trap it could use now; all of that is public [XOR-ITEM-14] [XOR-WIND-01]."""
    held = seat * KINDS_OF_ITEMS
    if s.held[held + POTION] == READY_TO_USE:
        return s.group[seat] != 0
    if s.held[held + TRAP] != READY_TO_USE:
        return False
    for t in range(TASKS):
        if s.cards[t] != NO_CARD and s.here[NUMBER[s.cards[t]]] & OWN[seat] != 0:
            return True
    return False


def reacting(s: Xorlosch) -> i64:
    """The seats that a window asks [XOR-WIND-01]."""
    mask: i64 = 0
    for seat in range(s.seats):
        if may_react(s, seat):
            mask |= BIT[seat]
    return mask


def left_of(s: Xorlosch, seat: i64) -> i64:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < s.seats else i64(0)


def open_quest_window(s: Xorlosch) -> None:
    """After a quest is declared or proposed, from the active player's left, himself last [XOR-WIND-01]."""
    s.open_window(questions.WINDOW, left_of(s, s.active), reacting(s))


def open_turn_window(s: Xorlosch) -> None:
    """At the start of a turn; the active player, who may act next anyway, need not be asked [XOR-WIND-02]."""
    s.open_window(questions.WINDOW, left_of(s, s.active), reacting(s) & ~BIT[s.active])
