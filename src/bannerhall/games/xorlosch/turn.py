"""The turn: crosses are turned, then the active player does what he likes in any order until he ends it."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.events import ALL
from bannerhall.core.tables import OTHER_QUESTION
from bannerhall.core.vocabulary import SPAN
from bannerhall.games.xorlosch.components import (
    DECLARE,
    DRINK,
    END,
    GROUP,
    INTRODUCE,
    MAIN_FRAME,
    MOVE,
    NO_DWARF_LEFT,
    PROPOSE,
    RAISE,
    REMOVE,
    SET_TRAP,
    STOP,
    TAKE,
    TURN_BEGAN,
    WEAR,
)
from bannerhall.games.xorlosch.diplomacy import bar_propose, fill_quests, propose
from bannerhall.games.xorlosch.ending import bar_stop, end_stalled, propose_to_stop, stalled
from bannerhall.games.xorlosch.group import (
    bar_introduce,
    bar_raise,
    bar_remove,
    fill_group,
    introduce,
    raise_dwarf,
    remove,
)
from bannerhall.games.xorlosch.items import (
    bar_take,
    bar_use,
    fill_takings,
    fill_uses,
    left_of,
    open_turn_window,
    take,
    turn_crosses,
    use,
)
from bannerhall.games.xorlosch.movement import bar_step, fill_steps, step
from bannerhall.games.xorlosch.quests import bar_declare, declare
from bannerhall.games.xorlosch.state import Decision, Xorlosch


@final
class Turn(Decision):
    """Lies at the bottom of the stack and asks nobody: begins one turn after the other, clockwise [XOR-START-07]."""

    def proceed(self, s: Xorlosch, f: i64) -> None:
        if s.turn != 0:
            s.active = left_of(s, s.active)
        s.turn += 1
        clear_turn(s)
        if stalled(s):
            end_stalled(s)
            return
        begin_turn(s, s.active)


def clear_turn(s: Xorlosch) -> None:
    """Points, effects of items and unpaid respect do not outlast a turn
    [XOR-TURN-03] [XOR-TURN-04] [XOR-ITEM-10] [XOR-RESP-03] [XOR-RESP-04]."""
    s.spent = 0
    s.stepped = 0
    s.due = 0
    s.fresh = 0
    s.potions = 0
    s.booted = 0
    s.boot_points = 0
    s.tried = 0
    s.stop_tried = 0
    for i in range(s.traps):
        s.trap_die[i] = 0
        s.trap_card[i] = 0
    s.traps = 0


def begin_turn(s: Xorlosch, seat: i64) -> None:
    """Turn the crosses, let the others react, then the player acts [XOR-TURN-01] [XOR-WIND-02]."""
    turn_crosses(s, seat)
    if s.sink is not None:
        s.emit(TURN_BEGAN, seat, (s.turn - 1) // s.seats + 1, 0, 0, ALL, 0)
    s.ask(MAIN_FRAME, seat)
    open_turn_window(s)


@final
class Main(Decision):
    """The active player does anything in any order, as often as the rules of each allow, until he ends his turn
    [XOR-TURN-02] [XOR-MAJ-02] [XOR-MOVE-09]."""

    def fill(self, s: Xorlosch, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        if s.group[seat] != 0:
            out[n] = END
            n += 1
        n = fill_steps(s, seat, out, n)
        n = fill_group(s, seat, out, n)
        n = fill_takings(s, seat, out, n)
        n = fill_uses(s, seat, out, n)
        if s.turn > s.seats:
            n = fill_quests(s, seat, out, n)
        if bar_stop(s, seat) == 0:
            out[n] = STOP
            n += 1
        return n

    def bar(self, s: Xorlosch, f: i64, seat: i64, action: i64) -> i64:
        kind = action // SPAN * SPAN
        at = action - kind
        if kind == MOVE:
            return bar_step(s, seat, seat * GROUP + at % GROUP, at // GROUP)
        if kind == REMOVE or kind == RAISE:
            die = seat * GROUP + at
            return bar_remove(s, die) if kind == REMOVE else bar_raise(s, seat, die)
        if kind == INTRODUCE:
            return bar_introduce(s, seat, at)
        if kind == TAKE:
            return bar_take(s, seat, at)
        if kind == WEAR or kind == DRINK or kind == SET_TRAP:
            return bar_use(s, seat, action)
        if kind == DECLARE:
            return bar_declare(s, seat, at)
        if kind == PROPOSE:
            return bar_propose(s, seat, at)
        if kind == STOP:
            return bar_stop(s, seat)
        return bar_end(s, seat) if kind == END else OTHER_QUESTION

    def resolve(self, s: Xorlosch, f: i64, seat: i64, action: i64) -> None:
        kind = action // SPAN * SPAN
        at = action - kind
        if kind == MOVE:
            step(s, seat, seat * GROUP + at % GROUP, at // GROUP)
        elif kind == END:
            s.done()
        elif kind == RAISE:
            raise_dwarf(s, seat, seat * GROUP + at)
        elif kind == INTRODUCE:
            introduce(s, seat, at)
        elif kind == REMOVE:
            remove(s, seat, seat * GROUP + at)
        elif kind == TAKE:
            take(s, seat, at)
        elif kind == DECLARE:
            declare(s, seat, at)
        elif kind == PROPOSE:
            propose(s, seat, at)
        elif kind == STOP:
            propose_to_stop(s, seat)
        else:
            use(s, seat, action)

    def lapse(self, s: Xorlosch, f: i64, seat: i64) -> i64:
        return END if s.group[seat] != 0 else INTRODUCE


def bar_end(s: Xorlosch, seat: i64) -> i64:
    """A turn may end with points left, but not with an empty board [XOR-TURN-03] [XOR-MOVE-11] [XOR-GROUP-11]."""
    return 0 if s.group[seat] != 0 else NO_DWARF_LEFT
