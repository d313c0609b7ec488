"""Rune tokens: who may see them, where they may lie, how one is received, turned up or moved [RUN-RUNE-01]
[RUN-REV-01] [RUN-ORD8-04]."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.core.clauses import ALLOWED
from bannerhall.core.events import ALL
from bannerhall.core.state import PROCEEDS
from bannerhall.games.runewars.rules import clauses, control, events, questions
from bannerhall.games.runewars.rules.atlas import AREAS
from bannerhall.games.runewars.rules.components import (
    DRAGON_RUNE,
    DRAGON_RUNES,
    FALSE_RUNE,
    FALSE_RUNES,
    MORE_RUNES,
    NO_RUNE,
    NO_SEAT,
)
from bannerhall.games.runewars.rules.hero_cards import HEROES
from bannerhall.games.runewars.rules.state import Runewars

MOST_DISCARDED: Final[i64] = 2  # false runes before a dragon rune is received


# --- Where tokens are ------------------------------------------------------------------------------------------------


def own_tokens(s: Runewars, seat: i64) -> i64:
    """The areas with a rune token that a seat controls: the token is controlled with them [RUN-RUNE-06]."""
    mask: i64 = 0
    left = control.controlled(s, seat)
    while left != 0:
        area = lowest(left)
        left &= left - 1
        if s.rune[area] != NO_RUNE:
            mask |= BIT[area]
    return mask


def facedown(s: Runewars, seat: i64) -> i64:
    """Those of them whose token lies facedown: only these can be turned up for an effect [RUN-REV-01] [RUN-REV-05]
    [RUN-REV-06]."""
    return own_tokens(s, seat) & ~s.rune_up


def facedown_dragons(s: Runewars, seat: i64) -> i64:
    """Those whose facedown token is a dragon rune, for an effect that asks for one [RUN-REV-02]."""
    return facedown(s, seat) & of_kind(s, DRAGON_RUNE)


def own_false_runes(s: Runewars, seat: i64) -> i64:
    """Those whose token is a false rune, facedown or not."""
    return own_tokens(s, seat) & of_kind(s, FALSE_RUNE)


def of_kind(s: Runewars, kind: i64) -> i64:
    """The areas with a token of a kind."""
    mask: i64 = 0
    for area in range(AREAS):
        if s.rune[area] == kind:
            mask |= BIT[area]
    return mask


def may_lie(s: Runewars, seat: i64, area: i64) -> bool:
    """Whether a token that a seat receives may lie in an area: a friendly or uncontrolled one without a token; that a
    city shows a rune does not matter [RUN-RUNE-01] [RUN-RUNE-04] [RUN-FREE-04]."""
    if (s.land >> area) & 1 == 0 or s.rune[area] != NO_RUNE:
        return False
    owner = control.controller(s, area)
    return owner == NO_SEAT or owner == seat


def free_areas(s: Runewars, seat: i64) -> i64:
    """All areas where it may lie."""
    mask: i64 = 0
    for area in range(AREAS):
        if may_lie(s, seat, area):
            mask |= BIT[area]
    return mask


def on_board(s: Runewars, kind: i64) -> i64:
    """How many tokens of a kind lie on the board."""
    n: i64 = 0
    for area in range(AREAS):
        if s.rune[area] == kind:
            n += 1
    return n


def supply_dragon(s: Runewars) -> i64:
    """Dragon runes beside the board: five more with Banners of War; nobody has more than the box [RUN-SET-19]
    [RUN-COMP-11] [RUN-COMP-04] [RUN-LIM-01]."""
    return DRAGON_RUNES + MORE_RUNES * s.bow - on_board(s, DRAGON_RUNE)


def supply_false(s: Runewars) -> i64:
    """False runes beside the board [RUN-SET-19] [RUN-COMP-11] [RUN-COMP-04] [RUN-LIM-01]."""
    return FALSE_RUNES + MORE_RUNES * s.bow - on_board(s, FALSE_RUNE)


# --- Who sees them ---------------------------------------------------------------------------------------------------


def look(s: Runewars, seat: i64, areas: i64) -> None:
    """A seat looks at the facedown tokens of some areas and remembers them; the others see that it does
    [RUN-RUNE-05]."""
    left = areas & s.land & ~s.rune_up
    while left != 0:
        area = lowest(left)
        left &= left - 1
        if s.rune[area] == NO_RUNE or (s.rune_seen[area] >> seat) & 1 == 1:
            continue
        s.set_rune_seen(area, s.rune_seen[area] | BIT[seat])
        s.reveal()
        if s.sink is not None:
            s.emit(events.RUNE_SEEN, seat, area, s.rune[area], 0, BIT[seat], events.RUNE_SECRET)


def refresh_sight(s: Runewars) -> None:
    """Whoever controls an area, or has a hero there, may look at its token at any time [RUN-RUNE-05] [RUN-HER-06]."""
    for area in range(AREAS):
        if s.rune[area] == NO_RUNE or (s.rune_up >> area) & 1 == 1:
            continue
        owner = control.controller(s, area)
        if owner != NO_SEAT and (s.rune_seen[area] >> owner) & 1 == 0:
            look(s, owner, BIT[area])
    for hero in range(HEROES):
        if s.hero_of[hero] != 0 and s.hero_at[hero] != 0 and s.rune[s.hero_at[hero] - 1] != NO_RUNE:
            look(s, s.hero_of[hero] - 1, BIT[s.hero_at[hero] - 1])


def clause_against_turning(s: Runewars, seat: i64, area: i64) -> i64:
    """The clause against turning up the token of an area for an effect: it lies facedown where the seat controls it
    [RUN-REV-01] [RUN-REV-05]."""
    if (own_tokens(s, seat) >> area) & 1 == 0:
        return clauses.NOT_YOUR_RUNE
    return clauses.RUNE_IS_UP if (s.rune_up >> area) & 1 == 1 else ALLOWED


def lay_facedown(s: Runewars, area: i64, kind: i64, seen: i64) -> None:
    """A token comes to lie facedown; a mask of seats knows what it is."""
    s.set_rune(area, kind)
    s.set_rune_seen(area, seen)
    s.rune_up &= ~BIT[area]


def remove(s: Runewars, area: i64) -> None:
    """A token goes back to the supply; whatever it was, everybody sees it there."""
    s.set_rune(area, NO_RUNE)
    s.set_rune_seen(area, 0)
    s.rune_up &= ~BIT[area]


def turn_up(s: Runewars, area: i64) -> None:
    """A token is turned up and stays so [RUN-REV-01] [RUN-REV-03]."""
    s.rune_up |= BIT[area]
    s.set_rune_seen(area, s.everyone())
    s.reveal()
    if s.sink is not None:
        s.emit(events.RUNE_UP, area, s.rune[area], 0, 0, ALL, 0)


# --- Effects that ask ------------------------------------------------------------------------------------------------


def receive_rune(s: Runewars, seat: i64) -> None:
    """A seat receives a dragon rune: it may first discard false runes, then it lays a dragon rune and a false one
    facedown [RUN-RUNE-01]. Without a dragon rune in the supply nothing happens [RUN-LIM-01]."""
    if supply_dragon(s) > 0:
        refresh_sight(s)
        s.ask(questions.LAY_RUNES, PROCEEDS, seat)
        offer_discard(s, seat, MOST_DISCARDED)


def offer_discard(s: Runewars, seat: i64, left: i64) -> None:
    """Ask whoever might have a false rune by what everybody sees [RUN-RUNE-01]."""
    if left > 0 and facedown(s, seat) | own_false_runes(s, seat) != 0:
        s.ask(questions.DISCARD_RUNE, seat, left)


def can_move_runes(s: Runewars, seat: i64) -> bool:
    """Whether Fortify can move a token: two controlled areas, one of them with a token [RUN-ORD8-04]."""
    mine = control.controlled(s, seat)
    return own_tokens(s, seat) != 0 and mine & (mine - 1) != 0


def move_runes(s: Runewars, seat: i64) -> None:
    """The third part of Fortify: the tokens of two areas are taken up and laid again, into the home realm as well
    [RUN-ORD8-04] [RUN-ORD8-05]."""
    if can_move_runes(s, seat):
        refresh_sight(s)
        s.ask(questions.MOVE_RUNES, PROCEEDS, seat)
