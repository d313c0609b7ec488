"""Season cards: bids, what is given up, what is taken, and what the season brings."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, count, lowest
from bannerhall.core.chance import Stream
from bannerhall.core.frames import WIDTH
from bannerhall.games.runewars.bots import policy_cards, sight
from bannerhall.games.runewars.bots.allowed import allowed
from bannerhall.games.runewars.bots.sight import Sight
from bannerhall.games.runewars.rules import (
    actions,
    control,
    forces,
    hero_cards,
    heroes,
    questions,
    runes,
    season_areas,
    units,
)
from bannerhall.games.runewars.rules import season_cards as card_of
from bannerhall.games.runewars.rules.components import HERO_LIMIT
from bannerhall.games.runewars.rules.state import Runewars
from bannerhall.games.runewars.rules.units import FOOD

NO_ACTIONS: Final = vec[i64]([0] * 512)
# Influence that the effect of a card is worth, by card; the others are not bid for.
STORM: Final[i64] = 2
COUNCIL: Final[i64] = 2
BLIGHT: Final[i64] = 2
PIOUS: Final[i64] = 5
ARCANE: Final[i64] = 2
SWORDS: Final[i64] = 3
AUCTION: Final[i64] = 14
BARONS: Final[i64] = 1
ACCORD: Final[i64] = 2
SHATTERED: Final[i64] = 6
GELIDUS: Final[i64] = 1
MANY_TACTICS: Final = 7
RICH: Final = 6


def answer(s: Runewars, f: i64, seat: i64, kind: i64, stream: Stream) -> i64:
    if kind == questions.BID:
        return bid(s, f, seat, stream)
    if kind == questions.TIE:
        return tie(s, f, seat)
    if kind == questions.SEASON_YES:
        return actions.AGREE if agrees(s, seat, s.card - 1) else actions.DECLINE
    if kind == questions.SEASON_PLAYER:
        return actions.PICK_PLAYER + policy_cards.rival(s, seat, s.playing & ~BIT[seat])
    if kind == questions.SEASON_AREA:
        return season_area(s, f, seat)
    if kind == questions.SEASON_DIAL:
        return season_dial(s, f, seat)
    if kind == questions.SEASON_UNIT:
        return season_unit(s, f, seat)
    if kind == questions.TOURNAMENT:
        return tournament(s, f, seat)
    if kind == questions.SELL_TACTICS:
        return sell(s, f, seat)
    if kind == questions.FALL_GIFT:
        return actions.GIFT
    return s.lapse_in(f, seat)


# --- Bids ------------------------------------------------------------------------------------------------------------


def bid(s: Runewars, f: i64, seat: i64, stream: Stream) -> i64:
    """What the effect is worth, not more than the others can bid, and not always the same."""
    if s.depth < 2 or s.frames[f - 2 * WIDTH] != questions.SEASON_EFFECT:
        return s.lapse_in(f, seat)
    worth = value_of(s, seat, s.card - 1)
    if worth <= 0:
        return actions.BID
    others: i64 = 0
    for other in range(s.seats):
        if (
            other != seat
            and (s.playing >> other) & 1 == 1
            and (s.no_bidder >> other) & 1 == 0
            and s.influence[other] > others
        ):
            others = s.influence[other]
    amount = worth * (70 + stream.below(50)) // 100
    if amount > others + 1:
        amount = others + 1
    if amount > s.influence[seat]:
        amount = s.influence[seat]
    return actions.BID + amount


def value_of(s: Runewars, seat: i64, card: i64) -> i64:
    """Influence that the effect of a card is worth to a seat."""
    if card == card_of.RUNE_AUCTION or card == card_of.THE_LONG_NIGHT:
        if runes.supply_dragon(s) <= 0:
            return 0
        view = Sight(s, seat)
        return AUCTION * 2 if sight.missing(s, view) <= 150 or sight.closing_in(s, view) else AUCTION
    if card == card_of.THE_SHATTERED_RUNE:
        return SHATTERED if sight.closing_in(s, Sight(s, seat)) else SHATTERED - 2
    if card == card_of.POWER_FOR_THE_PIOUS:
        return PIOUS
    if card == card_of.STORMY_WEATHER:
        return STORM
    if card == card_of.THE_COUNCIL_CONVENES:
        return COUNCIL
    if card == card_of.BLIGHT_ON_THE_WIND:
        return BLIGHT
    if card == card_of.MASTERS_OF_THE_ARCANE:
        return ARCANE
    if card == card_of.SWORDS_FOR_HIRE:
        return SWORDS
    if card == card_of.BARONS_AND_SCHEMERS:
        return BARONS
    if card == card_of.THE_GREYHAVEN_ACCORD:
        return ACCORD
    return GELIDUS if card == card_of.BREATH_OF_GELIDUS else i64(0)


def tie(s: Runewars, f: i64, seat: i64) -> i64:
    """Oneself for what is an honour; the others' rune leader for what is none."""
    tied = s.frames[f + questions.TIE_SEATS]
    honour = s.frames[f + questions.TIE_FOR] == 0
    if honour and (tied >> seat) & 1 == 1:
        return actions.NAME_BIDDER + seat
    others = tied & ~BIT[seat]
    if others == 0:
        return actions.NAME_BIDDER + seat
    if honour:
        return actions.NAME_BIDDER + weakest_rival(s, seat, others)
    return actions.NAME_BIDDER + policy_cards.rival(s, seat, others)


def weakest_rival(s: Runewars, seat: i64, seats: i64) -> i64:
    """Who of some seats has the fewest runes, as far as one knows."""
    best = lowest(seats)
    least: i64 = 1000000
    while seats != 0:
        other = lowest(seats)
        seats &= seats - 1
        found = sight.runes_of(s, seat, other)
        if found < least:
            least = found
            best = other
    return best


# --- Yes or no -------------------------------------------------------------------------------------------------------


def agrees(s: Runewars, seat: i64, card: i64) -> bool:
    food = s.dial[seat * 3 + FOOD]
    if card == card_of.DROUGHT:
        return s.influence[seat] >= RICH and food <= 3
    if card == card_of.EXHAUSTED_SOIL:
        return food > largest_army(s, seat) or food >= 5
    if card == card_of.CALL_TO_COMMAND:
        return count(heroes.heroes_of(s, seat)) < HERO_LIMIT and s.influence[seat] >= 3
    if card == card_of.MIDWINTER_FEAST:
        return food > largest_army(s, seat)
    return False


def largest_army(s: Runewars, seat: i64) -> i64:
    most: i64 = 0
    for area in range(len(s.holder)):
        if s.holder[area] == seat + 1:
            number = forces.total(control.units_in(s, area))
            if number > most:
                most = number
    return most


# --- Areas -----------------------------------------------------------------------------------------------------------


def season_area(s: Runewars, f: i64, seat: i64) -> i64:
    """The area where the card helps the seat most, or harms it least."""
    moves_from = s.frames[f + questions.SEASON_AREA_FROM]
    owner = s.frames[f + questions.SEASON_AREA_FOR]
    areas = season_areas.choices(s, seat, moves_from, owner)
    view = Sight(s, seat)
    card = s.card - 1
    if card == card_of.THE_GREYHAVEN_ACCORD and areas & view.mine == 0:
        return actions.ENOUGH
    best: i64 = -1
    most: i64 = -1000000
    while areas != 0:
        area = lowest(areas)
        areas &= areas - 1
        worth = area_worth(s, view, area, card, moves_from, owner)
        if worth > most:
            most = worth
            best = area
    return actions.PICK_AREA + best if best >= 0 else s.lapse_in(f, seat)


def area_worth(s: Runewars, view: Sight, area: i64, card: i64, moves_from: i64, owner: i64) -> i64:
    seat = view.seat
    mine = (view.mine >> area) & 1 == 1
    if card == card_of.THREATENED_HOME_REALMS:
        if moves_from == season_areas.NOTHING:
            return -view.rune[area]  # the false rune goes first
        return -sight.exposure(s, view, area) - (0 if mine else 400)
    if card == card_of.POWER_FOR_THE_PIOUS:
        risk = sight.exposure(s, view, area)
        return -risk if owner == seat else sight.threat(s, view, area) + near_own(s, view, area)
    if card == card_of.THE_SHATTERED_RUNE:
        if mine:
            return -view.rune[area] - 1000
        return view.rune[area] + (40 if view.owner[area] == view.leading else 0)
    land = sight.land_value(s, area)
    if card == card_of.GREEN_RETURNS or card == card_of.THE_GREYHAVEN_ACCORD:
        return land + (100 if mine else 0)
    if card == card_of.SWORDS_FOR_HIRE:
        full = forces.total(control.units_in(s, area)) >= 7
        return sight.threat(s, view, area) + view.rune[area] // 4 - (1000 if full else 0)
    if card == card_of.STARVING_PACKS:
        return -view.power[area]
    if mine:
        return -land - 1000
    return (
        land
        + (25 if view.owner[area] == view.leading else 0)
        - (30 if card == card_of.A_DRAGON_WAKES and s.near[area] & view.mine != 0 else 0)
    )


def near_own(s: Runewars, view: Sight, area: i64) -> i64:
    """Areas beside one's own are easier to take."""
    return 40 if s.near[area] & view.mine != 0 else 0


# --- Dials, units, heroes, cards -------------------------------------------------------------------------------------


def season_dial(s: Runewars, f: i64, seat: i64) -> i64:
    """Who is rich buys; what must go goes where there is most."""
    if s.card - 1 != card_of.MERCHANTS_OF_NEREKHALL or s.influence[seat] < RICH:
        return s.lapse_in(f, seat)
    best: i64 = -1
    for dial in range(3):
        if allowed(s, f, seat, actions.PICK_DIAL + dial) and (
            best < 0 or s.dial[seat * 3 + dial] < s.dial[seat * 3 + best]
        ):
            best = dial
    return actions.PICK_DIAL + best if best >= 0 else s.lapse_in(f, seat)


def season_unit(s: Runewars, f: i64, seat: i64) -> i64:
    best: i64 = -1
    for kind in range(units.NEUTRALS, units.TYPES):
        if allowed(s, f, seat, actions.PICK_UNIT + kind) and (best < 0 or sight.WORTH[kind] > sight.WORTH[best]):
            best = kind
    return actions.PICK_UNIT + best if best >= 0 else actions.ENOUGH


def tournament(s: Runewars, f: i64, seat: i64) -> i64:
    """The hero who can take the most."""
    best: i64 = -1
    for hero in range(hero_cards.HEROES):
        if (
            s.hero_of[hero] == seat + 1
            and allowed(s, f, seat, actions.PICK_HERO + hero)
            and (best < 0 or hero_cards.HEALTH[hero] > hero_cards.HEALTH[best])
        ):
            best = hero
    return actions.PICK_HERO + best if best >= 0 else actions.ENOUGH


def sell(s: Runewars, f: i64, seat: i64) -> i64:
    """Only of a full hand, and what is used the least."""
    if s.cards_in_hand(seat) < MANY_TACTICS:
        return actions.ENOUGH
    return actions.SELL_TACTICS + policy_cards.least(s, seat)
