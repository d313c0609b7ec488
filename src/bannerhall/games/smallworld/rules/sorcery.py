"""Sorcery: a lone active token of an opponent is replaced by a Sorcerer from the tray."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.core.clauses import ALLOWED
from bannerhall.games.smallworld.rules import actions, clauses, events, powers, races
from bannerhall.games.smallworld.rules.components import ACTIVE, NONE, SLOTS
from bannerhall.games.smallworld.rules.losses import occupy
from bannerhall.games.smallworld.rules.price import clause_against_target
from bannerhall.games.smallworld.rules.state import SmallWorld


def in_range(s: SmallWorld, people: i64) -> bool:
    """A spell comes from a region next to its target; who flies needs none. Somebody is there to cast it: a people
    without any piece is not asked [SMW-RACE-34] [SMW-RACE-41] [SMW-ENTRY-10]."""
    return s.power[people] == powers.FLYING or s.held[people] != 0


def fill_spells(s: SmallWorld, people: i64, mask: i64, out: vec[i64], n: i64) -> i64:
    if s.tray[races.SORCERERS] == 0 or not in_range(s, people):
        return n
    seat = people // SLOTS
    for other in range(s.seats):
        if other == seat or (s.spelled >> other) & 1 == 1:
            continue
        within = s.held[s.people(other)] & mask
        while within != 0:
            region = lowest(within)
            within &= within - 1
            if lone(s, region):
                out[n] = actions.SPELL + region
                n += 1
    return n


def lone(s: SmallWorld, region: i64) -> bool:
    """One piece, the Leader counts, and no Encampment beside it; Lair, Fortress and mountain do not help
    [SMW-RACE-34] [SMW-RACE-35] [SMW-RACE-36] [SMW-LEADER-25]."""
    return s.tokens[region] + ((s.chiefs >> region) & 1) == 1 and s.camps[region] == 0


def clause_against_spell(s: SmallWorld, people: i64, region: i64) -> i64:
    """[SMW-RACE-33] [SMW-RACE-34] [SMW-RACE-36] [SMW-RACE-37] [SMW-RACE-40] [SMW-POWER-41]"""
    if s.race[people] != races.SORCERERS:
        return clauses.NO_SPELL
    if s.tray[races.SORCERERS] == 0:
        return clauses.NO_SORCERER_LEFT
    if not in_range(s, people):
        return clauses.SPELL_NEEDS_REGION
    why = clause_against_target(s, people, region)
    if why != 0:
        return why
    victim = s.holder(region)
    if victim == NONE or victim % SLOTS != ACTIVE:
        return clauses.NOT_ACTIVE
    if (s.spelled >> (victim // SLOTS)) & 1 == 1:
        return clauses.NO_SPELL
    if s.camps[region] != 0:
        return clauses.ENCAMPED
    return ALLOWED if lone(s, region) else clauses.NOT_LONE


def cast(s: SmallWorld, people: i64, region: i64) -> None:
    """The token goes to its tray, a Sorcerer comes from the other: a conquest like any other
    [SMW-RACE-38] [SMW-RACE-39] [SMW-RACE-42] [SMW-LEADER-24] [SMW-LEADER-25]."""
    s.spelled |= BIT[s.holder(region) // SLOTS]
    s.tray[races.SORCERERS] -= 1
    occupy(s, people, region, 1, False, events.BY_SPELL)
