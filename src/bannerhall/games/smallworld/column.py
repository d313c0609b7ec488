"""Combos: the column of banners and badges, their prices, the stacks behind them, and the pick."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.core.events import ALL
from bannerhall.core.state import CHANCE, PROCEEDS
from bannerhall.core.tables import OTHER_QUESTION
from bannerhall.core.vocabulary import SPAN
from bannerhall.games.smallworld.actions import (
    ATTACH,
    BADGE,
    BADGE_FRAME,
    BANNER,
    BANNER_FRAME,
    LEADER_FRAME,
    PICK,
    REVEAL_FRAME,
    WITHOUT,
)
from bannerhall.games.smallworld.clauses import CANNOT_PAY, NOT_ON_OFFER
from bannerhall.games.smallworld.components import (
    AMAZONS,
    BADGE_TOKENS,
    BANNER_TOKENS,
    BIVOUACKING,
    BONUS_AMAZONS,
    CAMPS,
    CATAPULT,
    COLUMN,
    CURSED,
    CURSED_PRICE,
    HALFLINGS,
    HEROES,
    HEROIC,
    HOLES,
    HOMUNCULI,
    HORDE_TOKENS,
    HORDES,
    IN_HAND,
    NONE,
)
from bannerhall.games.smallworld.events import ATTACHED, FOUND, PICKED, RESHUFFLED, REVEALED, UNLED
from bannerhall.games.smallworld.state import BADGES, EXTRA, LAID, Decision, SmallWorld

# --- The stacks ------------------------------------------------------------------------------------------------------


def reveal(s: SmallWorld) -> None:
    """Fill the column as far as there are banners and badges [SMW-PICK-10] [SMW-PICK-13]."""
    s.ask(REVEAL_FRAME, PROCEEDS)


def return_banner(s: SmallWorld, race: i64) -> None:
    """The banner of a race that has left the map goes under the stack; if the column is short, and so the stack empty,
    it is on offer at once [SMW-PICK-12] [SMW-PICK-14] [SMW-DECLINE-04]."""
    below = s.below[:]
    below[s.belows] = race
    s.below = below
    s.belows += 1
    if s.offers < COLUMN:
        reveal(s)


@final
class Reveal(Decision):
    """Turns up one banner and one badge after the other until the column is full or no banner is left; of badges there
    are always enough. Only chance knows the order of the
    stacks below what lies open [SMW-SETUP-04] [SMW-SETUP-05] [SMW-SETUP-12]."""

    def proceed(self, s: SmallWorld, f: i64) -> None:
        if s.offers == COLUMN:
            s.done()
        elif s.unseen != 0:
            s.ask(BANNER_FRAME, CHANCE)
        elif s.belows != 0:
            lay_banner(s, take_from_below(s))
        else:
            s.done()


def take_from_below(s: SmallWorld) -> i64:
    """The uppermost of the banners that were put under the stack."""
    below = s.below[:]
    race = below[0]
    s.belows -= 1
    for i in range(s.belows):
        below[i] = below[i + 1]
    below[s.belows] = 0
    s.below = below
    return race


def lay_banner(s: SmallWorld, race: i64) -> None:
    """The banner lies at the foot of the column; now it needs a badge [SMW-PICK-11]."""
    s.column[s.offers] = race
    if s.badges == 0:
        s.badges = s.discarded
        s.discarded = 0
        if s.sink is not None:
            s.emit(RESHUFFLED, 0, 0, 0, 0, ALL, 0)
    s.ask(BADGE_FRAME, CHANCE)


def fill_mask(base: i64, mask: i64, out: vec[i64], weights: vec[i64]) -> i64:
    """Every card of a mask is as likely as every other."""
    n: i64 = 0
    while mask != 0:
        out[n] = base + lowest(mask)
        weights[n] = 1
        mask &= mask - 1
        n += 1
    return n


@final
class Banner(Decision):
    def outcomes(self, s: SmallWorld, f: i64, out: vec[i64], weights: vec[i64]) -> i64:
        return fill_mask(BANNER, s.unseen, out, weights)

    def resolve(self, s: SmallWorld, f: i64, seat: i64, action: i64) -> None:
        s.done()
        s.unseen &= ~BIT[action - BANNER]
        lay_banner(s, action - BANNER)


@final
class Badge(Decision):
    def outcomes(self, s: SmallWorld, f: i64, out: vec[i64], weights: vec[i64]) -> i64:
        return fill_mask(BADGE, s.badges, out, weights)

    def resolve(self, s: SmallWorld, f: i64, seat: i64, action: i64) -> None:
        s.done()
        power = action - BADGE
        s.badges &= ~BIT[power]
        s.column[BADGES + s.offers] = power
        s.offers += 1
        if s.sink is not None:
            s.emit(REVEALED, s.column[s.offers - 1], power, s.offers, 0, ALL, 0)


# --- The pick --------------------------------------------------------------------------------------------------------


def toll(s: SmallWorld, place: i64) -> i64:
    """What it costs to pass over a combo: a coin, three if it is Cursed [SMW-PICK-03] [SMW-EXTRA-11]."""
    return CURSED_PRICE if s.column[BADGES + place] == CURSED else 1


def price_of(s: SmallWorld, place: i64) -> i64:
    """The head of the column is free, every combo above the chosen one costs its toll [SMW-PICK-02]."""
    price: i64 = 0
    for i in range(place):
        price += toll(s, i)
    return price


def place_of(s: SmallWorld, race: i64) -> i64:
    """Where the banner lies in the column, or NONE."""
    for i in range(s.offers):
        if s.column[i] == race:
            return i
    return NONE


@final
class Pick(Decision):
    """Whoever has no active race picks one of the combos on offer. Payment comes first: coins on the combo cannot pay
    for it [SMW-PICK-01] [SMW-PICK-05] [SMW-PICK-06] [SMW-TURN-05]."""

    def fill(self, s: SmallWorld, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        price: i64 = 0
        for place in range(s.offers):
            if price > s.coins[seat]:
                break
            out[n] = PICK + s.column[place]
            n += 1
            price += toll(s, place)
        return n

    def bar(self, s: SmallWorld, f: i64, seat: i64, action: i64) -> i64:
        """Payment comes first: coins on the combo cannot pay for it [SMW-PICK-05] [SMW-PICK-06]."""
        if action // SPAN * SPAN != PICK:
            return OTHER_QUESTION
        place = place_of(s, action - PICK)
        if place == NONE:
            return NOT_ON_OFFER
        return CANNOT_PAY if price_of(s, place) > s.coins[seat] else 0

    def resolve(self, s: SmallWorld, f: i64, seat: i64, action: i64) -> None:
        s.done()
        pick(s, seat, place_of(s, action - PICK))

    def lapse(self, s: SmallWorld, f: i64, seat: i64) -> i64:
        return PICK + s.column[0]


def pick(s: SmallWorld, seat: i64, place: i64) -> None:
    """Pay, collect, take the tokens, close the column up, and be offered the Leader [SMW-PICK-15] [SMW-PICK-20]."""
    race = s.column[place]
    power = s.column[BADGES + place]
    if s.sink is not None:
        s.emit(PICKED, seat, race, power, price_of(s, place), ALL, 0)
    pay_tolls(s, seat, place)
    collect(s, seat, place)
    waiting = s.column[EXTRA + place]
    close_up(s, place)
    people = s.people(seat)
    s.set_race(people, race, power)
    s.fresh |= BIT[seat]
    s.hand[people] = take_tokens(s, race, power) + waiting
    take_markers(s, race, power)
    if s.led == 1 and s.captor[race] == 0:
        s.ask(LEADER_FRAME, seat)
    reveal(s)


def pay_tolls(s: SmallWorld, seat: i64, place: i64) -> None:
    """The coins stay with the combos passed over; Homunculi grow in number with it [SMW-EXTRA-07]."""
    for i in range(place):
        s.coins[seat] -= toll(s, i)
        s.column[LAID + i] += toll(s, i)
        if s.column[i] == HOMUNCULI and s.tray[HOMUNCULI] != 0:
            s.tray[HOMUNCULI] -= 1
            s.column[EXTRA + i] += 1


def collect(s: SmallWorld, seat: i64, place: i64) -> None:
    """All coins on the picked combo are the player's [SMW-PICK-04]."""
    laid = s.column[LAID + place]
    s.coins[seat] += laid
    if laid != 0 and s.sink is not None:
        s.emit(FOUND, seat, laid, 0, 0, ALL, 0)


def close_up(s: SmallWorld, place: i64) -> None:
    """The combos below move up with the coins on them [SMW-PICK-10]."""
    s.offers -= 1
    for row in range(4):
        first = row * COLUMN
        for i in range(place, s.offers):
            s.column[first + i] = s.column[first + i + 1]
        s.column[first + s.offers] = NONE if row < 2 else 0


def tokens_of_combo(s: SmallWorld, race: i64, power: i64) -> i64:
    """Banner plus badge, four more for Amazons, two of a Horde beside the tray
    [SMW-PICK-07] [SMW-PICK-08] [SMW-PICK-09] [SMW-RACE-02] [SMW-EXTRA-12]."""
    tokens = BANNER_TOKENS[race] + BADGE_TOKENS[power]
    if race == AMAZONS:
        tokens += BONUS_AMAZONS
    if tokens > s.tray[race]:
        tokens = s.tray[race]
    return tokens + HORDE_TOKENS if power == HORDES else tokens


def take_tokens(s: SmallWorld, race: i64, power: i64) -> i64:
    """Those of the race come from the tray."""
    tokens = tokens_of_combo(s, race, power)
    s.tray[race] -= tokens - HORDE_TOKENS if power == HORDES else tokens
    return tokens


def take_markers(s: SmallWorld, race: i64, power: i64) -> None:
    """What the race or the power brings along. Each is in play once, so one count for all players does."""
    if race == HALFLINGS:
        s.holes_left = HOLES
    if power == BIVOUACKING:
        s.camps_left = CAMPS
    elif power == HEROIC:
        s.heroes_left = HEROES
    elif power == CATAPULT:
        s.catapult_left = 1
    elif power == HORDES:
        s.hordes = HORDE_TOKENS


@final
class Leader(Decision):
    """Whether the Leader of the race comes along: free of charge, now or never
    [SMW-PICK-15] [SMW-PICK-17] [SMW-PICK-18] [SMW-PICK-19]."""

    def fill(self, s: SmallWorld, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = ATTACH
        out[n + 1] = WITHOUT
        return n + 2

    def bar(self, s: SmallWorld, f: i64, seat: i64, action: i64) -> i64:
        return 0 if action == ATTACH or action == WITHOUT else OTHER_QUESTION

    def resolve(self, s: SmallWorld, f: i64, seat: i64, action: i64) -> None:
        """He is one more piece beside the tokens [SMW-PICK-16] [SMW-PICK-21] [SMW-SETUP-15] [SMW-SETUP-16]."""
        s.done()
        if action == ATTACH:
            s.leader[seat] = IN_HAND
        if s.sink is not None:
            s.emit(ATTACHED if action == ATTACH else UNLED, seat, s.race[s.people(seat)], 0, 0, ALL, 0)

    def lapse(self, s: SmallWorld, f: i64, seat: i64) -> i64:
        return ATTACH
