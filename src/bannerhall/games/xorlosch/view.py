"""What each seat may know: everything but the order of the piles, which nobody knows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import count, members
from bannerhall.core.chance import Stream
from bannerhall.games.xorlosch.board import BOARDS
from bannerhall.games.xorlosch.components import (
    COLOURS,
    GROUP,
    KINDS_OF_ITEMS,
    MOST_TASKS,
    NO_CARD,
    TASKS,
    TOKENS,
)
from bannerhall.games.xorlosch.position import cards_json, negotiated_colour, position

if TYPE_CHECKING:
    from bannerhall.games.xorlosch.state import Xorlosch


def view(s: Xorlosch, seat: i64) -> dict[str, object]:
    """The whole table, won cards, scores, items and crosses included; of the piles only how many cards are left
    [XOR-EXP-02] [XOR-ITEM-14] [XOR-SETUP-07] [XOR-SETUP-08]."""
    seats = range(int(s.seats))
    shown = position(s)
    shown["quests"] = {
        name: {
            "board": cards_json(s.cards, colour),
            "next": cards_json(s.next, colour),
            "pile": int(s.pile(colour).size()),
        }
        for colour, name in enumerate(COLOURS)
    }
    shown["board"] = BOARDS[s.board].slug
    shown["waiting"] = members(s.waiting_mask())
    shown["cards"] = [int(s.won[i]) for i in seats]
    shown["experience"] = [int(s.total(i)) for i in seats]
    shown["saved"] = [int(s.saved[i]) for i in seats]
    shown["pool"] = int(s.pool(s.active))
    colour = negotiated_colour(s)
    shown["proposed"] = None if colour == NO_CARD else COLOURS[colour]  # everybody hears of which quest they talk
    return shown


SEAT_ROW: Final = 2 * GROUP + 2 + KINDS_OF_ITEMS + 3
TURN_ROW: Final = 7 + 2 * TOKENS
TALK_ROW: Final = 3 * MOST_TASKS


def observation_size(s: Xorlosch) -> i64:
    return s.seats * SEAT_ROW + 2 * TASKS + 3 + 2 * KINDS_OF_ITEMS + TURN_ROW + TALK_ROW


def fill_observation(s: Xorlosch, seat: i64, out: vec[i64]) -> None:
    """The table as ints, the seat itself first; spaces and cards count from 1, seats from the reader on."""
    n: i64 = 0
    for i in range(s.seats):
        n = fill_seat(s, (seat + i) % s.seats, out, n)
    for i in range(TASKS):
        out[n] = 0 if s.cards[i] == NO_CARD else s.cards[i] + 1
        out[n + 1] = 0 if s.next[i] == NO_CARD else s.next[i] + 1
        n += 2
    for colour in range(3):
        out[n] = s.pile(colour).size()
        n += 1
    for item in range(KINDS_OF_ITEMS):
        out[n] = s.clean[item]
        out[n + 1] = s.crossed[item]
        n += 2
    n = fill_turn(s, seat, out, n)
    for task in range(MOST_TASKS):
        out[n] = relative(s, seat, s.holder[task] - 1) + 1 if s.holder[task] != 0 else 0
        out[n + 1] = s.reply[task]
        out[n + 2] = count(s.waived[task])
        n += 3


def relative(s: Xorlosch, seat: i64, other: i64) -> i64:
    """How far clockwise another seat is from the reader."""
    return (other - seat + s.seats) % s.seats


def fill_seat(s: Xorlosch, owner: i64, out: vec[i64], n: i64) -> i64:
    for die in range(owner * GROUP, owner * GROUP + GROUP):
        out[n] = s.level[die]
        out[n + 1] = s.space[die] + 1 if s.level[die] != 0 else 0
        n += 2
    out[n] = s.won[owner]
    out[n + 1] = s.saved[owner]
    n += 2
    for item in range(KINDS_OF_ITEMS):
        out[n] = s.held[owner * KINDS_OF_ITEMS + item]
        n += 1
    first = owner * GROUP
    out[n] = (s.potions >> first) & 63
    out[n + 1] = (s.due >> first) & 63
    out[n + 2] = 1 if owner == s.active else 0
    return n + 3


def fill_turn(s: Xorlosch, seat: i64, out: vec[i64], n: i64) -> i64:
    out[n] = s.depth
    out[n + 1] = s.frames[s.top()] if s.depth != 0 else -1
    out[n + 2] = s.pool(s.active)
    out[n + 3] = s.stepped
    out[n + 4] = s.booted - s.active * GROUP if s.booted != 0 else 0
    out[n + 5] = s.boot_points
    out[n + 6] = s.turn - s.last_quest
    n += 7
    for i in range(TOKENS):
        set_now = i < s.traps
        out[n] = relative(s, seat, s.trap_die[i] // GROUP) + 1 if set_now else 0
        out[n + 1] = s.trap_card[i] + 1 if set_now else 0
        n += 2
    return n


def resample(s: Xorlosch, seat: i64, stream: Stream) -> Xorlosch:
    """Nobody knows the order of a pile, and the state does not hold one: every copy is a possible world
    [XOR-SETUP-08]."""
    return s.clone()
