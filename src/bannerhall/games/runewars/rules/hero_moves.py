"""How far heroes go in the Quest Phase [RUN-QST-02] [RUN-CMD-08] [RUN-CMD-32] [RUN-CMD-33] [RUN-EXPL-07] [RUN-EXPL-08]
[RUN-EXPL-18]."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.games.runewars.rules import control, exploration_tokens, hero_cards, heroes, reward_cards, rewards
from bannerhall.games.runewars.rules.atlas import AREAS
from bannerhall.games.runewars.rules.control import CLIMBS, WADES
from bannerhall.games.runewars.rules.gains import gain_influence
from bannerhall.games.runewars.rules.state import Runewars

RANGE: Final[i64] = 2
PORTAL_PRICE: Final[i64] = 1
NO_WAY: Final[i64] = -1
IN_DUNGEON: Final[i64] = 4  # bit of `spent`: the acting hero has entered a Dungeon in this Quest Phase


def may_leave(s: Runewars, hero: i64) -> bool:
    """A commander may not leave an area with his player's activation token [RUN-CMD-08]."""
    area = heroes.area_of(s, hero)
    return not heroes.is_commander(s, hero) or (s.activated[heroes.owner(s, hero)] >> area) & 1 == 0


def may_go_on(s: Runewars, hero: i64) -> bool:
    """Whoever is on the way may pass through such an area [RUN-CMD-32]."""
    return s.walked != 0 or may_leave(s, hero)


def steps(s: Runewars, hero: i64) -> i64:
    """Two areas, three for Ronan and Red Scorpion, one more with Winged Boots that lie faceup, two more with Pathfinder
    [RUN-QST-02] [RUN-HER-02]."""
    number = RANGE + s.extra_steps
    if hero == hero_cards.RONAN or hero == hero_cards.RED_SCORPION:
        number += 1
    if rewards.is_up(s, hero, reward_cards.WINGED_BOOTS):
        number += 1
    return number - s.walked


def mode(s: Runewars, hero: i64) -> i64:
    """Ronan ignores water borders with his Move action [RUN-HER-02]."""
    usual = heroes.mode(s, hero)
    return usual | WADES if hero == hero_cards.RONAN else usual


def tokens_up(s: Runewars, kind: i64) -> i64:
    """The areas with a faceup exploration token of a kind."""
    mask: i64 = 0
    left = s.explored
    while left != 0:
        area = lowest(left)
        left &= left - 1
        if s.exploration[area] == kind + 1:
            mask |= BIT[area]
    return mask


def step_from(s: Runewars, areas: i64, how: i64, portals: i64) -> i64:
    """The areas one step away from some areas; portals that are open are adjacent to each other [RUN-EXPL-07]
    [RUN-EXPL-18]."""
    mask: i64 = 0
    if areas & portals != 0:
        mask |= portals
    while areas != 0:
        mask |= control.crossable(s, lowest(areas), how)
        areas &= areas - 1
    return mask


def reach(s: Runewars, start: i64, how: i64, number: i64, portals: i64) -> i64:
    """All areas within so many steps; whoever enters a faceup Dungeon goes no further. Enemy and neutral areas stop
    nobody [RUN-QST-02] [RUN-CMD-33] [RUN-EXPL-08]."""
    found = BIT[start]
    edge = found
    dungeons = tokens_up(s, exploration_tokens.DUNGEON)
    for _ in range(number):
        edge = step_from(s, edge, how, portals) & ~found
        found |= edge
        edge &= ~dungeons
    return found


def distance(s: Runewars, start: i64, to: i64, how: i64, portals: i64) -> i64:
    """How many steps away an area is."""
    number: i64 = 0
    while (reach(s, start, how, number, portals) >> to) & 1 == 0:
        number += 1
        if number > AREAS:
            return NO_WAY
    return number


# --- Where the acting hero may go ------------------------------------------------------------------------------------


def plain_reach(s: Runewars, hero: i64) -> i64:
    """Without paying for portals and without turning anything up."""
    area = heroes.area_of(s, hero)
    if not may_go_on(s, hero) or stopped(s, area):
        return BIT[area]
    return reach(s, area, mode(s, hero), steps(s, hero), open_portals(s))


def stopped(s: Runewars, area: i64) -> bool:
    """Whoever has entered a Dungeon goes no further in this Quest Phase, also not with a second action
    [RUN-EXPL-08]."""
    entered = s.walked != 0 or s.spent & IN_DUNGEON != 0
    return entered and (tokens_up(s, exploration_tokens.DUNGEON) >> area) & 1 == 1


def open_portals(s: Runewars) -> i64:
    """The faceup portals, once the player has paid for this Move action [RUN-EXPL-18]."""
    return tokens_up(s, exploration_tokens.PORTAL) if s.paid_portal == 1 else i64(0)


def payable_portals(s: Runewars, hero: i64) -> i64:
    if s.paid_portal == 0 and s.influence[heroes.owner(s, hero)] >= PORTAL_PRICE:
        return tokens_up(s, exploration_tokens.PORTAL)
    return open_portals(s)


def has_secret_boots(s: Runewars, hero: i64) -> bool:
    return rewards.has(s, hero, reward_cards.WINGED_BOOTS) and not rewards.is_up(s, hero, reward_cards.WINGED_BOOTS)


def full_reach(s: Runewars, hero: i64) -> i64:
    """Where the hero may go at all: by paying for portals, and by turning up Winged Boots [RUN-EXPL-07]."""
    area = heroes.area_of(s, hero)
    if not may_go_on(s, hero) or stopped(s, area):
        return BIT[area]
    portals = payable_portals(s, hero)
    if has_secret_boots(s, hero):
        return reach(s, area, mode(s, hero) | WADES | CLIMBS, steps(s, hero) + 1, portals)
    return reach(s, area, mode(s, hero), steps(s, hero), portals)


def go(s: Runewars, hero: i64, to: i64) -> None:
    """The hero moves; only what the way needs is paid for or turned up, the portals first [RUN-EXPL-07] [RUN-EXPL-18]
    [RUN-RWD-01]."""
    start = heroes.area_of(s, hero)
    if (plain_reach(s, hero) >> to) & 1 == 0:
        portals = payable_portals(s, hero)
        if (reach(s, start, mode(s, hero), steps(s, hero), portals) >> to) & 1 == 1:
            pay(s, hero)
        else:
            rewards.show(s, hero, reward_cards.WINGED_BOOTS)
            if (plain_reach(s, hero) >> to) & 1 == 0:
                pay(s, hero)
    s.walked += distance(s, start, to, mode(s, hero), open_portals(s))
    heroes.move(s, hero, to)


def pay(s: Runewars, hero: i64) -> None:
    """1 influence opens the portals for this Move action [RUN-EXPL-18]."""
    gain_influence(s, heroes.owner(s, hero), -PORTAL_PRICE)
    s.paid_portal = 1
