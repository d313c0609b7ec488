"""Where pieces may be put at redeployment, of one's own or of those withdrawn: tokens, Leader, Encampments."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.core.clauses import ALLOWED
from bannerhall.core.events import ALL
from bannerhall.games.smallworld.rules import actions, clauses, events, powers, races
from bannerhall.games.smallworld.rules.atlas import WATER
from bannerhall.games.smallworld.rules.components import ACTIVE, IN_HAND, ON_MAP, SLOTS, WAITING
from bannerhall.games.smallworld.rules.price import immune, least
from bannerhall.games.smallworld.rules.state import SmallWorld

# --- What is left to be placed ---------------------------------------------------------------------------------------


def has_camps(s: SmallWorld, people: i64) -> bool:
    """Whether Encampments of this people are still in hand [SMW-POWER-10]."""
    return s.camps_left != 0 and s.power[people] == powers.BIVOUACKING and people % SLOTS == ACTIVE


def leader_in_hand(s: SmallWorld, people: i64) -> bool:
    return people % SLOTS == ACTIVE and s.leader[people // SLOTS] == IN_HAND


def brave(s: SmallWorld, people: i64) -> i64:
    """The regions of the people in which its Leader may stand: none that is immune, by a setting none in water
    [SMW-LEADER-08] [SMW-LEADER-09] [SMW-LEADER-16] [SMW-VAR-05]."""
    mask = s.held[people] & ~immune(s)
    return mask & ~WATER[s.board] if s.dry == 1 else mask


def bare(s: SmallWorld, people: i64) -> i64:
    """The regions that lack a token: where the Leader stood alone before he was lifted."""
    found: i64 = 0
    floor = least(s, people)
    mask = s.held[people]
    while mask != 0:
        region = lowest(mask)
        mask &= mask - 1
        if s.tokens[region] + ((s.chiefs >> region) & 1) < floor:
            found |= BIT[region]
    return found


def fill_regions(kind: i64, mask: i64, out: vec[i64], n: i64) -> i64:
    """One option of a kind for each region of a mask."""
    while mask != 0:
        out[n] = kind + lowest(mask)
        mask &= mask - 1
        n += 1
    return n


def single(mask: i64) -> bool:
    return mask & (mask - 1) == 0


# --- Tokens ----------------------------------------------------------------------------------------------------------


def fill_tokens(s: SmallWorld, people: i64, out: vec[i64], n: i64) -> i64:
    """One token into a region, or all that are left."""
    if s.hand[people] != 0:
        n = fill_regions(actions.DEPLOY, s.held[people], out, n)
        if s.hand[people] > 1:
            n = fill_regions(actions.REST, s.held[people], out, n)
    return n


def clause_against_tokens(s: SmallWorld, people: i64, kind: i64, region: i64) -> i64:
    """[SMW-REDEPLOY-01] [SMW-REDEPLOY-04]"""
    if s.hand[people] == 0 or (kind == actions.REST and s.hand[people] == 1):
        return clauses.TOKENS_LEFT
    return ALLOWED if s.held[people] & BIT[region] != 0 else clauses.NOT_HELD


def deploy(s: SmallWorld, people: i64, region: i64, tokens: i64) -> None:
    s.hand[people] -= tokens
    s.tokens[region] += tokens
    if s.sink is not None:
        s.emit(events.DEPLOYED, people // SLOTS, region, tokens, 0, ALL, 0)


# --- The Leader ------------------------------------------------------------------------------------------------------


def clause_against_brave(s: SmallWorld, people: i64, region: i64) -> i64:
    """Why the Leader may not stand in a region, or 0."""
    bit = BIT[region]
    if s.held[people] & bit == 0:
        return clauses.NOT_HELD
    if brave(s, people) & bit != 0:
        return ALLOWED
    return clauses.LEADER_IMMUNE if immune(s) & bit != 0 else clauses.LEADER_IN_WATER


def lead(s: SmallWorld, people: i64, region: i64) -> None:
    """The Leader joins the tokens of a region; of Pixies one waits in his stead [SMW-EXTRA-09]."""
    seat = people // SLOTS
    s.leader[seat] = ON_MAP + region
    s.chiefs |= BIT[region]
    if s.race[people] == races.PIXIES and s.tokens[region] != 0:
        s.tokens[region] -= 1
        s.reserve[seat] += 1
    if s.sink is not None:
        s.emit(events.LED, seat, region, 0, 0, ALL, 0)


def keep_off(s: SmallWorld, people: i64) -> None:
    """No region is left for the Leader: he waits in hand for the next turn
    [SMW-LEADER-10] [SMW-LEADER-11] [SMW-LEADER-12] [SMW-LEADER-28] [SMW-LEADER-50]."""
    s.leader[people // SLOTS] = WAITING
    if s.sink is not None:
        s.emit(events.WAITS, people // SLOTS, 0, 0, 0, ALL, 0)


# --- Encampments -----------------------------------------------------------------------------------------------------


def clause_against_camp(s: SmallWorld, people: i64, region: i64) -> i64:
    """[SMW-POWER-07] [SMW-POWER-08] [SMW-POWER-10]"""
    if not has_camps(s, people):
        return clauses.NO_CAMP_LEFT
    return ALLOWED if s.held[people] & BIT[region] != 0 else clauses.NOT_HELD


def camp(s: SmallWorld, people: i64, region: i64) -> None:
    s.camps_left -= 1
    s.set_camps(region, s.camps[region] + 1)
    if s.sink is not None:
        s.emit(events.CAMPED, people // SLOTS, region, 0, 0, ALL, 0)


def place_all_in(s: SmallWorld, people: i64, region: i64) -> None:
    """With a single region there is nothing to choose."""
    if s.hand[people] != 0:
        deploy(s, people, region, s.hand[people])
    while has_camps(s, people):
        camp(s, people, region)
