"""Combos: the column of banners and badges, their prices, the stacks behind them, and the pick."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.question import Question
from bannerhall.core.state import CHANCE, PROCEEDS
from bannerhall.core.vocabulary import SPAN
from bannerhall.games.smallworld.rules import actions, clauses, events, powers, questions, races
from bannerhall.games.smallworld.rules.asking import asks_active, misfit, next_step, upon_turn
from bannerhall.games.smallworld.rules.components import (
    BONUS_AMAZONS,
    CAMPS,
    COLUMN,
    CURSED_PRICE,
    HEROES,
    HOLES,
    HORDE_TOKENS,
    IN_HAND,
    NO_LEADER,
    NONE,
)
from bannerhall.games.smallworld.rules.state import BADGES, EXTRA, LAID, SmallWorld

# --- The stacks ------------------------------------------------------------------------------------------------------


def reveal(s: SmallWorld) -> None:
    """Fill the column as far as there are banners and badges [SMW-PICK-10] [SMW-PICK-13]."""
    s.ask(questions.REVEAL, PROCEEDS)


def return_banner(s: SmallWorld, race: i64) -> None:
    """The banner of a race that has left the map goes under the stack; if the column is short, and so the stack empty,
    it is on offer at once [SMW-PICK-12] [SMW-PICK-14] [SMW-DECLINE-04]."""
    s.set_below(s.belows, race)
    s.belows += 1
    if s.offers < COLUMN:
        reveal(s)


@final
class Reveal(Question[SmallWorld]):
    """Turns up one banner and one badge after the other until the column is full or no banner is left; of badges there
    are always enough. Only chance knows the order of the
    stacks below what lies open [SMW-SETUP-04] [SMW-SETUP-05] [SMW-SETUP-12]."""

    def proceed(self, s: SmallWorld, f: i64) -> None:
        if s.offers == COLUMN:
            s.end_frame()
        elif s.unseen != 0:
            s.ask(questions.BANNER, CHANCE)
        elif s.belows != 0:
            lay_banner(s, take_from_below(s))
        else:
            s.end_frame()

    def invariants(self, s: SmallWorld, f: i64) -> list[str]:
        step = next_step(s)
        early = step == questions.BEGIN or step == questions.GHOULS_TURN
        late = step == questions.SCORE_DECLINE or step == questions.WITHDRAWN
        return misfit(s, f, True, True, not upon_turn(s, f) or early or late)


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
            s.emit(events.RESHUFFLED, 0, 0, 0, 0, ALL, 0)
    s.ask(questions.BADGE, CHANCE)


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
class Banner(Question[SmallWorld]):
    def outcomes(self, s: SmallWorld, f: i64, out: vec[i64], weights: vec[i64]) -> i64:
        return fill_mask(actions.BANNER, s.unseen, out, weights)

    def carry_out(self, s: SmallWorld, f: i64, seat: i64, action: i64) -> None:
        s.end_frame()
        s.unseen &= ~BIT[action - actions.BANNER]
        lay_banner(s, action - actions.BANNER)

    def invariants(self, s: SmallWorld, f: i64) -> list[str]:
        return misfit(s, f, True, s.offers < COLUMN, True)


@final
class Badge(Question[SmallWorld]):
    def outcomes(self, s: SmallWorld, f: i64, out: vec[i64], weights: vec[i64]) -> i64:
        return fill_mask(actions.BADGE, s.badges, out, weights)

    def carry_out(self, s: SmallWorld, f: i64, seat: i64, action: i64) -> None:
        s.end_frame()
        power = action - actions.BADGE
        s.badges &= ~BIT[power]
        s.column[BADGES + s.offers] = power
        s.offers += 1
        if s.sink is not None:
            s.emit(events.REVEALED, s.column[s.offers - 1], power, s.offers, 0, ALL, 0)

    def invariants(self, s: SmallWorld, f: i64) -> list[str]:
        return misfit(s, f, True, s.offers < COLUMN, True)


# --- The pick --------------------------------------------------------------------------------------------------------


def toll(s: SmallWorld, place: i64) -> i64:
    """What it costs to pass over a combo: a coin, three if it is Cursed [SMW-PICK-03] [SMW-EXTRA-11]."""
    return CURSED_PRICE if s.column[BADGES + place] == powers.CURSED else 1


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
class Pick(Question[SmallWorld]):
    """Whoever has no active race picks one of the combos on offer. Payment comes first: coins on the combo cannot pay
    for it [SMW-PICK-01] [SMW-PICK-05] [SMW-PICK-06] [SMW-TURN-05]."""

    def fill(self, s: SmallWorld, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        price: i64 = 0
        for place in range(s.offers):
            if price > s.coins[seat]:
                break
            out[n] = actions.PICK + s.column[place]
            n += 1
            price += toll(s, place)
        return n

    def clause_against(self, s: SmallWorld, f: i64, seat: i64, action: i64) -> i64:
        """Payment comes first: coins on the combo cannot pay for it [SMW-PICK-05] [SMW-PICK-06]."""
        if action // SPAN * SPAN != actions.PICK:
            return OTHER_QUESTION
        place = place_of(s, action - actions.PICK)
        if place == NONE:
            return clauses.NOT_ON_OFFER
        return clauses.CANNOT_PAY if price_of(s, place) > s.coins[seat] else ALLOWED

    def carry_out(self, s: SmallWorld, f: i64, seat: i64, action: i64) -> None:
        s.end_frame()
        pick(s, seat, place_of(s, action - actions.PICK))

    def lapse(self, s: SmallWorld, f: i64, seat: i64) -> i64:
        return actions.PICK + s.column[0]

    def invariants(self, s: SmallWorld, f: i64) -> list[str]:
        without = s.race[s.people(s.active)] == NONE
        return misfit(s, f, asks_active(s, f), without, next_step(s) == questions.GHOULS_TURN)


def pick(s: SmallWorld, seat: i64, place: i64) -> None:
    """Pay, collect, take the tokens, close the column up, and be offered the Leader [SMW-PICK-15] [SMW-PICK-20]."""
    race = s.column[place]
    power = s.column[BADGES + place]
    if s.sink is not None:
        s.emit(events.PICKED, seat, race, power, price_of(s, place), ALL, 0)
    pay_tolls(s, seat, place)
    collect(s, seat, place)
    waiting = s.column[EXTRA + place]
    close_up(s, place)
    people = s.people(seat)
    s.set_people(people, race, power)
    s.fresh |= BIT[seat]
    s.hand[people] = take_tokens(s, race, power) + waiting
    take_markers(s, race, power)
    if s.led == 1 and s.captor[race] == 0:
        s.ask(questions.LEADER, seat)
    reveal(s)


def pay_tolls(s: SmallWorld, seat: i64, place: i64) -> None:
    """The coins stay with the combos passed over; Homunculi grow in number with it [SMW-EXTRA-07]."""
    for i in range(place):
        s.coins[seat] -= toll(s, i)
        s.column[LAID + i] += toll(s, i)
        if s.column[i] == races.HOMUNCULI and s.tray[races.HOMUNCULI] != 0:
            s.tray[races.HOMUNCULI] -= 1
            s.column[EXTRA + i] += 1


def collect(s: SmallWorld, seat: i64, place: i64) -> None:
    """All coins on the picked combo are the player's [SMW-PICK-04]."""
    laid = s.column[LAID + place]
    s.coins[seat] += laid
    if laid != 0 and s.sink is not None:
        s.emit(events.FOUND, seat, laid, 0, 0, ALL, 0)


def close_up(s: SmallWorld, place: i64) -> None:
    """The combos below move up with the coins on them [SMW-PICK-10]."""
    s.offers -= 1
    for row in range(4):
        first = row * COLUMN
        for i in range(place, s.offers):
            s.column[first + i] = s.column[first + i + 1]
        s.column[first + s.offers] = NONE if row < 2 else i64(0)


def tokens_of_combo(s: SmallWorld, race: i64, power: i64) -> i64:
    """Banner plus badge, four more for Amazons, two of a Horde beside the tray
    [SMW-PICK-07] [SMW-PICK-08] [SMW-PICK-09] [SMW-RACE-02] [SMW-EXTRA-12]."""
    tokens = races.BANNER_TOKENS[race] + powers.BADGE_TOKENS[power]
    if race == races.AMAZONS:
        tokens += BONUS_AMAZONS
    if tokens > s.tray[race]:
        tokens = s.tray[race]
    return tokens + HORDE_TOKENS if power == powers.HORDES else tokens


def take_tokens(s: SmallWorld, race: i64, power: i64) -> i64:
    """Those of the race come from the tray."""
    tokens = tokens_of_combo(s, race, power)
    s.tray[race] -= tokens - HORDE_TOKENS if power == powers.HORDES else tokens
    return tokens


def take_markers(s: SmallWorld, race: i64, power: i64) -> None:
    """What the race or the power brings along. Each is in play once, so one count for all players does."""
    if race == races.HALFLINGS:
        s.holes_left = HOLES
    if power == powers.BIVOUACKING:
        s.camps_left = CAMPS
    elif power == powers.HEROIC:
        s.heroes_left = HEROES
    elif power == powers.CATAPULT:
        s.catapult_left = 1
    elif power == powers.HORDES:
        s.hordes = HORDE_TOKENS


@final
class Leader(Question[SmallWorld]):
    """Whether the Leader of the race comes along: free of charge, now or never
    [SMW-PICK-15] [SMW-PICK-17] [SMW-PICK-18] [SMW-PICK-19]."""

    def fill(self, s: SmallWorld, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = actions.ATTACH
        out[n + 1] = actions.WITHOUT
        return n + 2

    def clause_against(self, s: SmallWorld, f: i64, seat: i64, action: i64) -> i64:
        return ALLOWED if action == actions.ATTACH or action == actions.WITHOUT else OTHER_QUESTION

    def carry_out(self, s: SmallWorld, f: i64, seat: i64, action: i64) -> None:
        """He is one more piece beside the tokens [SMW-PICK-16] [SMW-PICK-21] [SMW-SETUP-15] [SMW-SETUP-16]."""
        s.end_frame()
        if action == actions.ATTACH:
            s.leader[seat] = IN_HAND
        if s.sink is not None:
            s.emit(
                events.ATTACHED if action == actions.ATTACH else events.UNLED,
                seat,
                s.race[s.people(seat)],
                0,
                0,
                ALL,
                0,
            )

    def lapse(self, s: SmallWorld, f: i64, seat: i64) -> i64:
        return actions.ATTACH

    def invariants(self, s: SmallWorld, f: i64) -> list[str]:
        race = s.race[s.people(s.active)]
        free = s.led == 1 and race != NONE and s.captor[race] == 0 and s.leader[s.active] == NO_LEADER
        return misfit(s, f, asks_active(s, f), free, next_step(s) == questions.GHOULS_TURN)
