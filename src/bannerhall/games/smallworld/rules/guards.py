"""What guards or adorns regions after a turn: Heroes, the Catapult, Fortresses, Pots of Gold."""

from __future__ import annotations

from mypy_extensions import i64

from bannerhall.core.bits import BIT, count
from bannerhall.core.clauses import ALLOWED
from bannerhall.core.events import ALL
from bannerhall.games.smallworld.rules import actions, clauses, events, powers, questions, races
from bannerhall.games.smallworld.rules.components import ACTIVE, FORTRESSES, SLOTS
from bannerhall.games.smallworld.rules.layout import bare, brave, leader_in_hand, single
from bannerhall.games.smallworld.rules.state import SmallWorld


def guards_left(s: SmallWorld, people: i64) -> bool:
    return hero_places(s, people) | engine_places(s, people) != 0


def hero_places(s: SmallWorld, people: i64) -> i64:
    """Two Heroes go into two different regions, as far as there are regions [SMW-POWER-31] [SMW-POWER-33]."""
    if s.power[people] != powers.HEROIC or s.heroes_left == 0:
        return 0
    return guarded_places(s, people) & ~s.heroes


def engine_places(s: SmallWorld, people: i64) -> i64:
    """The Catapult is placed like a Hero [SMW-EXTRA-19] [SMW-EXTRA-25]."""
    return guarded_places(s, people) if s.power[people] == powers.CATAPULT and s.catapult_left != 0 else i64(0)


def guarded_places(s: SmallWorld, people: i64) -> i64:
    """Regions that may become immune now: not where the Leader stands, nor the last one left to a Leader who has to
    hold a region alone [SMW-LEADER-08] [SMW-LEADER-52]."""
    mask = s.held[people] & ~s.chiefs
    if leader_in_hand(s, people) and bare(s, people) != 0:
        open_to_him = brave(s, people)
        if single(open_to_him):
            mask &= ~open_to_him
    return mask


def clause_against_hero(s: SmallWorld, people: i64, region: i64) -> i64:
    """[SMW-POWER-31] [SMW-LEADER-44] [SMW-LEADER-52]"""
    if s.power[people] != powers.HEROIC or s.heroes_left == 0 or s.heroes & BIT[region] != 0:
        return clauses.NO_HERO_LEFT
    if s.held[people] & BIT[region] == 0:
        return clauses.NOT_HELD
    if hero_places(s, people) & BIT[region] != 0:
        return ALLOWED
    return clauses.HERO_AND_LONE_LEADER if s.tokens[region] == 0 or bare(s, people) != 0 else clauses.LEADER_IMMUNE


def place_marker(s: SmallWorld, f: i64, seat: i64, kind: i64, region: i64) -> None:
    """A Hero, the Catapult, a Fortress or a Pot of Gold."""
    bit = BIT[region]
    if kind == actions.HERO:
        s.heroes |= bit
        s.heroes_left -= 1
        event = events.HERO
    elif kind == actions.ENGINE:
        s.catapult = bit
        s.catapult_left = 0
        event = events.CATAPULT
    elif kind == actions.FORTRESS:
        s.forts |= bit
        s.frames[f + questions.REDEPLOY_BUILT] = 1
        event = events.FORTIFIED
    else:
        s.pots |= bit
        event = events.POT
    if s.sink is not None:
        s.emit(event, seat, region, 0, 0, ALL, 0)


def fortress_places(s: SmallWorld, f: i64, people: i64) -> i64:
    """One Fortress a turn, one a region, six on the map [SMW-POWER-26] [SMW-POWER-30]."""
    if (
        s.power[people] != powers.FORTIFIED
        or s.frames[f + questions.REDEPLOY_BUILT] != 0
        or count(s.forts) >= FORTRESSES
    ):
        return 0
    return s.held[people] & ~s.forts


def pot_places(s: SmallWorld, people: i64) -> i64:
    """[SMW-EXTRA-08] [SMW-EXTRA-28]"""
    return s.held[people] & ~s.pots if s.race[people] == races.LEPRECHAUNS and people % SLOTS == ACTIVE else i64(0)
