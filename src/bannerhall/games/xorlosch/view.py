"""What each seat may know: everything but the order of the piles, which nobody knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bannerhall.core.bits import members
from bannerhall.core.chance import Stream
from bannerhall.games.xorlosch.board import BOARDS
from bannerhall.games.xorlosch.components import COLOURS
from bannerhall.games.xorlosch.position import cards_json, position

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
    return shown


def resample(s: Xorlosch, seat: i64, stream: Stream) -> Xorlosch:
    """Nobody knows the order of a pile, and the state does not hold one: every copy is a possible world
    [XOR-SETUP-08]."""
    return s.clone()
