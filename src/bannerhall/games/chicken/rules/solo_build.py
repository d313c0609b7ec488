"""What the challenger builds, and how it is reinforced: the lower rows of its dice."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.core.events import ALL
from bannerhall.games.chicken.rules import compass, events, line, machines, stock
from bannerhall.games.chicken.rules.components import CHALLENGER, LEADER, MACHINE, NONE, STOCK
from bannerhall.games.chicken.rules.drawing import draw_scrolls
from bannerhall.games.chicken.rules.solo_moves import tell
from bannerhall.games.chicken.rules.state import Chicken

BUILDS: Final[i64] = 7  # in events.REASONS
BUILDS_NOTHING: Final[i64] = 8
REINFORCES: Final[i64] = 9


def build_first(s: Chicken) -> None:
    """At set-up the strongest machine of the stock that can move is built [CHI-SOLOSETUP-09]."""
    build_strongest(s, STOCK)


def build_by_dice(s: Chicken, dice: i64) -> None:
    """The leftmost machine that can move is a candidate, and one more for each die [CHI-SOLODICE-12]
    [CHI-SOLODICE-13]."""
    build_strongest(s, 1 + dice)


def build_strongest(s: Chicken, candidates: i64) -> None:
    """Of the first candidates in the stock the strongest is built, the leftmost on ties; without a hex for it nothing
    is [CHI-SOLODICE-14] [CHI-SOLODICE-16] [CHI-SOLODICE-27]."""
    chosen: i64 = NONE
    at: i64 = 0
    while at < STOCK and candidates > 0:
        if is_candidate(s, at):
            candidates -= 1
            if chosen == NONE or strength_at(s, at) > strength_at(s, chosen):
                chosen = at
        at += 1
    ground = NONE if chosen == NONE else building_ground(s, s.stock[chosen] - 1)
    if ground == NONE:
        tell(s, BUILDS_NOTHING, NONE)
        return
    model = s.stock[chosen] - 1
    put_up(s, model, ground)
    stock.take(s, chosen)


def is_candidate(s: Chicken, at: i64) -> bool:
    """A card of speed 1 or more whose miniature is there [CHI-SOLODICE-16]."""
    model = s.stock[at] - 1
    return model >= 0 and machines.SPEED[model] > 0 and free_slot(s, machines.KIND[model]) != NONE


def strength_at(s: Chicken, at: i64) -> i64:
    return machines.STRENGTH[s.stock[at] - 1]


def free_slot(s: Chicken, kind: i64) -> i64:
    """The first miniature of a kind that is not in play, or NONE [CHI-BUILD-08]."""
    for slot in range(machines.FIRST_SLOT[kind], machines.FIRST_SLOT[kind + 1]):
        if s.model[slot] == 0:
            return slot
    return NONE


def building_ground(s: Chicken, model: i64) -> i64:
    """The hex of its territory next to its base, or else nearest to it, by hex priority; NONE without a legal one
    [CHI-SOLODICE-15] [CHI-SOLODICE-16]."""
    base = s.base[CHALLENGER] - 1
    first = (s.linked[base - 24] - 1) * 4
    mine = s.army(CHALLENGER)
    legal: i64 = 0
    for hex_ in range(first, first + 4):
        there = s.standing(hex_)
        bands = machines.KIND[model] == machines.SOLDIERS and s.all_band(there)
        if there == 0 or (there & ~mine == 0 and bands):
            legal |= BIT[hex_]
    return compass.choose(s, base, legal) if legal != 0 else NONE


def put_up(s: Chicken, model: i64, hex_: i64) -> None:
    """The machine stands there, without pilots and for nothing [CHI-SOLO-07]."""
    slot = free_slot(s, machines.KIND[model])
    s.set_model(slot, model + 1)
    s.set_owner(slot, CHALLENGER)
    s.stand(MACHINE + slot, hex_ + 1)
    line.enter(s, slot)
    tell(s, BUILDS, MACHINE + slot)
    if s.sink is not None:
        s.emit(events.BUILT, CHALLENGER, MACHINE + slot, model, hex_, ALL, 0)


def reinforce(s: Chicken, dice: i64) -> None:
    """A scroll for the first die, a shield on the leader for the second, a scroll for each further one
    [CHI-SOLODICE-17] [CHI-SOLODICE-18]."""
    if dice == 0:
        return
    tell(s, REINFORCES, NONE)
    leader = LEADER + CHALLENGER
    if dice >= 2 and s.shields_left > 0 and s.place[leader] != 0:
        s.set_shields(leader, s.shields[leader] + 1)
        s.shields_left -= 1
        if s.sink is not None:
            s.emit(events.SHIELDED, CHALLENGER, leader, 0, 0, ALL, 0)
    draw_scrolls(s, CHALLENGER, dice - 1 if dice >= 2 else i64(1))
