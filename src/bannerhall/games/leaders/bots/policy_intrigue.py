"""Diplomacy and espionage: guards at home, partners against a leader, and blows against it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, count, lowest
from bannerhall.games.leaders.bots.values import ALARM, NOBODY, danger, most_dangerous, nature
from bannerhall.games.leaders.rules import actions, items
from bannerhall.games.leaders.rules.atlas import NEAR
from bannerhall.games.leaders.rules.board.armies import total
from bannerhall.games.leaders.rules.headquarters.economy import free_diplomats, free_spies, in_service
from bannerhall.games.leaders.rules.headquarters.headquarters import clause_against_adding
from bannerhall.games.leaders.rules.headquarters.missions import is_open
from bannerhall.games.leaders.rules.state import Leaders

NOTHING: Final[i64] = -1
GUARDS: Final = vec[i64]([1, 2, 2])  # diplomats that a player keeps, by nature; likewise spies
SPIES: Final = vec[i64]([1, 1, 2])
BUSINESS: Final = 55  # percent of the way to victory from which on a player is worth a blow
FAREWELL: Final = 80  # the same from which on a partner is none
EVERY: Final = 3  # rounds between two offers
FEW: Final = 3  # players among whom nobody can be spared for an alliance


def intrigue(s: Leaders, seat: i64, hiring: bool) -> i64:
    """The first wish of diplomacy and espionage that is not fulfilled yet; new operatives only if there are points for
    them."""
    item = farewell(s, seat)
    if item == NOTHING:
        item = offer(s, seat)
    if item == NOTHING:
        item = blow(s, seat)
    return service(s, seat) if item == NOTHING and hiring else item


def allowed(s: Leaders, seat: i64, item: i64) -> i64:
    return item if clause_against_adding(s, seat, item) == 0 else NOTHING


# --- Alliances ----------------------------------------------------------------------------------------------


def answer_offers(s: Leaders, seat: i64) -> i64:
    """Accept who is no danger, as long as somebody is left to fight; never the leader."""
    if s.offers[seat] == 0:
        return actions.CONTINUE
    sender = lowest(s.offers[seat])
    return actions.ACCEPT + sender if is_welcome(s, seat, sender) else actions.DECLINE + sender


def is_welcome(s: Leaders, seat: i64, other: i64) -> bool:
    partners = count(s.known_allies[seat] & s.alive)
    if count(s.alive) <= FEW - 1 + partners or partners > 0:
        return False
    return danger(s, seat, other) < ALARM and most_dangerous(s, seat, s.alive) != other


def farewell(s: Leaders, seat: i64) -> i64:
    """Part with a partner who is about to win, or when nobody else is left to attack."""
    partners = s.known_allies[seat] & s.alive
    alone = s.alive & ~partners & ~BIT[seat] == 0
    for other in range(s.seats):
        due = partners & BIT[other] != 0 and (alone or danger(s, seat, other) >= FAREWELL)
        if due and clause_against_adding(s, seat, items.DISSOLVE + other) == 0:
            return items.DISSOLVE + other
    return NOTHING


def offer(s: Leaders, seat: i64) -> i64:
    """Now and then an alliance with the neighbour of the longest border, if somebody else leads."""
    if (s.round + s.place[seat]) % EVERY != 0 or s.sent[seat] != 0 or free_diplomats(s, seat) < 1:
        return NOTHING
    leader = most_dangerous(s, seat, s.alive)
    if leader == NOBODY or danger(s, seat, leader) < BUSINESS:
        return NOTHING
    for other in range(s.seats):
        if s.chosen[seat * items.KINDS + items.OFFER + other] != 0:
            return NOTHING
    best: i64 = NOTHING
    most: i64 = 0
    for other in range(s.seats):
        if other != seat and (s.alive >> other) & 1 == 1 and is_welcome(s, seat, other):
            border = border_with(s, seat, other) + 1
            if border > most and clause_against_adding(s, seat, items.OFFER + other) == 0:
                most = border
                best = items.OFFER + other
    return best


def border_with(s: Leaders, seat: i64, other: i64) -> i64:
    """How many regions of another player lie beside own ones."""
    if not s.digital:
        return 0
    near: i64 = 0
    left = s.held[seat]
    while left != 0:
        near |= NEAR[lowest(left)]
        left &= left - 1
    return count(near & s.held[other])


# --- Covert actions -----------------------------------------------------------------------------------------


def blow(s: Leaders, seat: i64) -> i64:
    """What a mission asks for, then boycotts and sabotage against whoever is in front."""
    foes = s.alive & ~s.known_allies[seat]
    leader = most_dangerous(s, seat, foes)
    if leader == NOBODY:
        return NOTHING
    planned = s.planned[seat] - 1
    if planned == items.CUNNING or planned == items.TOP_SECRET:
        first = items.SABOTAGE if planned == items.CUNNING else items.ESPIONAGE
        if free_spies(s, seat) > 0 and not is_under_way(s, seat, first):
            return allowed(s, seat, first + leader)
    if danger(s, seat, leader) < BUSINESS:
        return NOTHING
    if free_diplomats(s, seat) > 0 and s.chosen[seat * items.KINDS + items.BOYCOTT + leader] == 0:
        return allowed(s, seat, items.BOYCOTT + leader)
    keep = 1 if opens_special(s, seat) else 0
    if s.digital and free_spies(s, seat) > keep and total(s.camp[leader]) >= 3:
        return allowed(s, seat, items.SABOTAGE + leader)
    return NOTHING


def is_under_way(s: Leaders, seat: i64, first: i64) -> bool:
    """Whether an action of a kind is chosen already, against anybody."""
    for other in range(s.seats):
        if s.chosen[seat * items.KINDS + first + other] != 0:
            return True
    return False


def opens_special(s: Leaders, seat: i64) -> bool:
    """Whether a mission for spies is still to be had."""
    return is_open(s, seat, items.CUNNING) or is_open(s, seat, items.TOP_SECRET)


def service(s: Leaders, seat: i64) -> i64:
    """Diplomats and spies: as guards, for offers and blows, one of a kind a visit at most."""
    kind = nature(s, seat)
    leader = most_dangerous(s, seat, s.alive)
    alarmed = leader != NOBODY and danger(s, seat, leader) >= BUSINESS
    if s.chosen[seat * items.KINDS + items.DIPLOMAT] == 0:
        wanted = GUARDS[kind] + (1 if alarmed else 0)
        if in_service(s, seat, items.DIPLOMAT) < wanted and s.round > 2:
            return allowed(s, seat, items.DIPLOMAT)
    spies = in_service(s, seat, items.SPY)
    if s.chosen[seat * items.KINDS + items.SPY] == 0 and opens_special(s, seat) and spies < SPIES[kind]:
        return allowed(s, seat, items.SPY)
    return NOTHING
