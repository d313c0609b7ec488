"""What each seat may know: everything but the order of the piles, which nobody knows."""

from __future__ import annotations

from typing import cast

from bannerhall.core.bits import members
from bannerhall.games.xorlosch.rules.board import BOARDS
from bannerhall.games.xorlosch.rules.components import COLOURS, NO_CARD
from bannerhall.games.xorlosch.rules.diplomacy import negotiated_colour
from bannerhall.games.xorlosch.rules.position import SCHEMA
from bannerhall.games.xorlosch.rules.state import Xorlosch


def view(s: Xorlosch) -> dict[str, object]:
    """The whole table, won cards, scores, items and crosses included; of the piles only how many cards are left
    [XOR-EXP-02] [XOR-ITEM-14] [XOR-SETUP-07] [XOR-SETUP-08]."""
    seats = range(int(s.seats))
    shown = SCHEMA.write(s)
    quests = cast(dict[str, dict[str, object]], shown["quests"])
    for colour, name in enumerate(COLOURS):
        quests[name]["pile"] = int(s.pile(colour).size())
    shown["board"] = BOARDS[s.board].slug
    shown["waiting"] = members(s.waiting_mask())
    shown["cards"] = [int(s.won[i]) for i in seats]
    shown["experience"] = [int(s.total(i)) for i in seats]
    shown["saved"] = [int(s.saved[i]) for i in seats]
    shown["pool"] = int(s.pool(s.active))
    talk = negotiated_colour(s)
    shown["proposed"] = None if talk == NO_CARD else COLOURS[talk]  # everybody hears of which quest they talk
    return shown
