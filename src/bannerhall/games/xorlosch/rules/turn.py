"""The turn: crosses are turned, then the active player does what he likes in any order until he ends it."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.frames import WHO
from bannerhall.core.question import Question
from bannerhall.core.vocabulary import SPAN
from bannerhall.games.xorlosch.rules import actions, clauses, events, questions
from bannerhall.games.xorlosch.rules.components import GROUP
from bannerhall.games.xorlosch.rules.diplomacy import clause_against_propose, fill_quests, propose
from bannerhall.games.xorlosch.rules.ending import clause_against_stop, end_stalled, propose_to_stop, stalled
from bannerhall.games.xorlosch.rules.group import (
    clause_against_introduce,
    clause_against_raise,
    clause_against_remove,
    fill_group,
    introduce,
    raise_dwarf,
    remove,
)
from bannerhall.games.xorlosch.rules.items import (
    clause_against_take,
    clause_against_use,
    fill_takings,
    fill_uses,
    left_of,
    open_turn_window,
    take,
    turn_crosses,
    use,
)
from bannerhall.games.xorlosch.rules.movement import clause_against_step, fill_steps, step
from bannerhall.games.xorlosch.rules.quests import clause_against_declare, declare
from bannerhall.games.xorlosch.rules.state import Xorlosch


@final
class Turn(Question[Xorlosch]):
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
        s.emit(events.TURN_BEGAN, seat, (s.turn - 1) // s.seats + 1, 0, 0, ALL, 0)
    s.ask(questions.MAIN, seat)
    open_turn_window(s)


@final
class Main(Question[Xorlosch]):
    """The active player does anything in any order, as often as the rules of each allow, until he ends his turn
    [XOR-TURN-02] [XOR-MAJ-02] [XOR-MOVE-09]."""

    def fill(self, s: Xorlosch, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        if s.group[seat] != 0:
            out[n] = actions.END
            n += 1
        n = fill_steps(s, seat, out, n)
        n = fill_group(s, seat, out, n)
        n = fill_takings(s, seat, out, n)
        n = fill_uses(s, seat, out, n)
        if s.turn > s.seats:
            n = fill_quests(s, seat, out, n)
        if clause_against_stop(s, seat) == 0:
            out[n] = actions.STOP
            n += 1
        return n

    def clause_against(self, s: Xorlosch, f: i64, seat: i64, action: i64) -> i64:
        kind = action // SPAN * SPAN
        at = action - kind
        if kind == actions.MOVE:
            return clause_against_step(s, seat, seat * GROUP + at % GROUP, at // GROUP)
        if kind == actions.REMOVE or kind == actions.RAISE:
            die = seat * GROUP + at
            return clause_against_remove(s, die) if kind == actions.REMOVE else clause_against_raise(s, seat, die)
        if kind == actions.INTRODUCE:
            return clause_against_introduce(s, seat, at)
        if kind == actions.TAKE:
            return clause_against_take(s, seat, at)
        if kind == actions.WEAR or kind == actions.DRINK or kind == actions.SET_TRAP:
            return clause_against_use(s, seat, action)
        if kind == actions.DECLARE:
            return clause_against_declare(s, seat, at)
        if kind == actions.PROPOSE:
            return clause_against_propose(s, seat, at)
        if kind == actions.STOP:
            return clause_against_stop(s, seat)
        return clause_against_end(s, seat) if kind == actions.END else OTHER_QUESTION

    def carry_out(self, s: Xorlosch, f: i64, seat: i64, action: i64) -> None:
        kind = action // SPAN * SPAN
        at = action - kind
        if kind == actions.MOVE:
            step(s, seat, seat * GROUP + at % GROUP, at // GROUP)
        elif kind == actions.END:
            s.end_frame()
        elif kind == actions.RAISE:
            raise_dwarf(s, seat, seat * GROUP + at)
        elif kind == actions.INTRODUCE:
            introduce(s, seat, at)
        elif kind == actions.REMOVE:
            remove(s, seat, seat * GROUP + at)
        elif kind == actions.TAKE:
            take(s, seat, at)
        elif kind == actions.DECLARE:
            declare(s, seat, at)
        elif kind == actions.PROPOSE:
            propose(s, seat, at)
        elif kind == actions.STOP:
            propose_to_stop(s, seat)
        else:
            use(s, seat, action)

    def lapse(self, s: Xorlosch, f: i64, seat: i64) -> i64:
        return actions.END if s.group[seat] != 0 else actions.INTRODUCE

    def invariants(self, s: Xorlosch, f: i64) -> list[str]:
        return [] if s.frames[f + WHO] == s.active else ["main asks somebody else than the active player"]


def clause_against_end(s: Xorlosch, seat: i64) -> i64:
    """A turn may end with points left, but not with an empty board [XOR-TURN-03] [XOR-MOVE-11] [XOR-GROUP-11]."""
    return ALLOWED if s.group[seat] != 0 else clauses.NO_DWARF_LEFT
