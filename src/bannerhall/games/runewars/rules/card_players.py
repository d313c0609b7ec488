"""Tactics cards that name a player, a dial, or a number [RUN-CARD-01] [RUN-CARD-03]."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.question import Question
from bannerhall.games.runewars.rules import (
    actions,
    card_answers,
    card_areas,
    clauses,
    control,
    drawing,
    events,
    gains,
    questions,
    runes,
    tactics,
)
from bannerhall.games.runewars.rules.season_dials import positive
from bannerhall.games.runewars.rules.state import Runewars
from bannerhall.games.runewars.rules.units import MOST_DIAL

MOST_SECRETS: Final = 4  # cards that Shared Secrets lets both draw
MOST_BRIBE: Final = 3  # influence that Bribery takes
RUMOUR_PRICE: Final = 2  # influence


def is_about_player(card: i64) -> bool:
    """Cards whose first question is a player."""
    return (
        card == tactics.HORRIFIC_RUMORS
        or card == tactics.SHARED_SECRETS
        or card == tactics.BURN_GRANARY
        or card == tactics.TURNED_SPY
        or card == tactics.BRIBERY
        or card == tactics.RUNE_RUMOURS
        or card == tactics.INTRIGUE
        or card == tactics.VEILED_THREAT
    )


def players(s: Runewars, seat: i64, card: i64) -> i64:
    """Whom a card may be played on, as a mask [RUN-CARD-01]."""
    if card == tactics.INTRIGUE:
        return s.playing & ~s.no_bidder
    mask: i64 = 0
    for other in range(s.seats):
        if other != seat and (s.playing >> other) & 1 == 1 and suits(s, seat, other, card):
            mask |= BIT[other]
    return mask


def suits(s: Runewars, seat: i64, other: i64, card: i64) -> bool:
    """Whether the card would do anything to this opponent."""
    if card == tactics.HORRIFIC_RUMORS:
        return card_areas.areas(s, seat, card, other, card_areas.NOWHERE, 0) != 0
    if card == tactics.SHARED_SECRETS:
        return drawing.cards_left(s)
    if card == tactics.BURN_GRANARY:
        near = control.around(s, control.controlled(s, seat))
        return near & control.controlled(s, other) != 0 and positive(s, other) != 0
    if card == tactics.TURNED_SPY:
        return s.cards_in_hand(other) != 0
    if card == tactics.BRIBERY:
        return s.influence[other] != 0
    if card == tactics.RUNE_RUMOURS:
        return runes.facedown(s, other) != 0 or s.influence[other] >= RUMOUR_PRICE
    return (s.no_bonus >> other) & 1 == 0  # Veiled Threat


def ask(s: Runewars, seat: i64, card: i64) -> None:
    """Ask for a player, unless only one will do."""
    mask = players(s, seat, card)
    if mask == 0:
        return
    if mask & (mask - 1) == 0:
        choose(s, seat, lowest(mask), card)
    else:
        s.ask(questions.CARD_PLAYER, seat, card)


def choose(s: Runewars, seat: i64, player: i64, card: i64) -> None:
    if s.sink is not None:
        s.emit(events.PICKED_PLAYER, seat, player, 0, 0, ALL, 0)
    if card == tactics.HORRIFIC_RUMORS:
        card_areas.ask(s, seat, card, player, card_areas.NOWHERE, 0)
    elif card == tactics.SHARED_SECRETS:
        s.ask(questions.CARD_NUMBER, seat, card, player)
    elif card == tactics.BURN_GRANARY:
        ask_dial(s, seat, card, player)
    elif card == tactics.TURNED_SPY:
        card_answers.turned_spy(s, seat, player)
    elif card == tactics.BRIBERY:
        if s.influence[player] == 1:
            bribe(s, seat, player, 1)
        else:
            s.ask(questions.CARD_NUMBER, seat, card, player)
    elif card == tactics.RUNE_RUMOURS:
        card_answers.spread_rumour(s, seat, player)
    elif card == tactics.INTRIGUE:
        s.no_bidder |= BIT[player]
        if s.sink is not None:
            s.emit(events.LEFT_OUT, player, 0, 0, 0, ALL, 0)
    else:
        card_answers.threaten(s, seat, player)


@final
class CardPlayer(Question[Runewars]):
    """Whom the card is played on [RUN-CARD-03] [RUN-CARD-01]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        left = players(s, seat, s.frames[f + questions.CARD_PLAYER_CARD])
        while left != 0:
            out[n] = actions.PICK_PLAYER + lowest(left)
            left &= left - 1
            n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        player = action - actions.PICK_PLAYER
        if player < 0 or player >= s.seats:
            return OTHER_QUESTION
        mask = players(s, seat, s.frames[f + questions.CARD_PLAYER_CARD])
        return ALLOWED if (mask >> player) & 1 == 1 else clauses.NOT_BY_CARD

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        card = s.frames[f + questions.CARD_PLAYER_CARD]
        s.end_frame()
        choose(s, seat, action - actions.PICK_PLAYER, card)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        mask = players(s, seat, s.frames[f + questions.CARD_PLAYER_CARD])
        others = mask & ~BIT[seat]
        return actions.PICK_PLAYER + lowest(others if others != 0 else mask)


# --- A dial ----------------------------------------------------------------------------------------------------------


def dials(s: Runewars, card: i64, player: i64) -> i64:
    """Foraging Parties raise a dial below 8, Burn the Granaries lowers one above 0 [RUN-RES-02]."""
    if card == tactics.BURN_GRANARY:
        return positive(s, player)
    mask: i64 = 0
    for dial in range(3):
        if s.dial[player * 3 + dial] < MOST_DIAL:
            mask |= BIT[dial]
    return mask


def ask_dial(s: Runewars, seat: i64, card: i64, player: i64) -> None:
    mask = dials(s, card, player)
    if mask & (mask - 1) == 0:
        turn(s, card, player, lowest(mask))
    else:
        s.ask(questions.CARD_DIAL, seat, card, player)


def turn(s: Runewars, card: i64, player: i64, dial: i64) -> None:
    gains.turn_dial(s, player, dial, -1 if card == tactics.BURN_GRANARY else 1)


@final
class CardDial(Question[Runewars]):
    """Which dial goes up or down [RUN-CARD-03]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        left = dials(s, s.frames[f + questions.CARD_DIAL_CARD], s.frames[f + questions.CARD_DIAL_PLAYER])
        while left != 0:
            out[n] = actions.PICK_DIAL + lowest(left)
            left &= left - 1
            n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        dial = action - actions.PICK_DIAL
        if dial < 0 or dial > 2:
            return OTHER_QUESTION
        mask = dials(s, s.frames[f + questions.CARD_DIAL_CARD], s.frames[f + questions.CARD_DIAL_PLAYER])
        return ALLOWED if (mask >> dial) & 1 == 1 else clauses.NO_EFFECT

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        card = s.frames[f + questions.CARD_DIAL_CARD]
        player = s.frames[f + questions.CARD_DIAL_PLAYER]
        s.end_frame()
        turn(s, card, player, action - actions.PICK_DIAL)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        mask = dials(s, s.frames[f + questions.CARD_DIAL_CARD], s.frames[f + questions.CARD_DIAL_PLAYER])
        return actions.PICK_DIAL + lowest(mask)


# --- A number --------------------------------------------------------------------------------------------------------


def most(s: Runewars, card: i64, player: i64) -> i64:
    """Up to four cards of Shared Secrets; up to three influence of Bribery, as much as there is [RUN-TAC-06]."""
    if card == tactics.SHARED_SECRETS:
        return MOST_SECRETS
    return s.influence[player] if s.influence[player] < MOST_BRIBE else i64(MOST_BRIBE)


def bribe(s: Runewars, seat: i64, player: i64, amount: i64) -> None:
    """Bribery: the influence changes hands, the card goes the other way; it counts as drawn in this season, and the
    hand limit applies [RUN-TAC-06] [RUN-TAC-07] [RUN-TAC-04]."""
    gains.gain_influence(s, player, -amount)
    gains.gain_influence(s, seat, amount)
    s.set_tactics_discard(tactics.BRIBERY, s.tactics_discard[tactics.BRIBERY] - 1)
    drawing.put_in_hand(s, player, tactics.BRIBERY)
    drawing.show_card(s, player, tactics.BRIBERY)
    if s.sink is not None:
        s.emit(events.CARD_HANDED, seat, player, tactics.BRIBERY, 0, ALL, 0)
    drawing.limit_hand(s, player)


@final
class CardNumber(Question[Runewars]):
    """How many cards, or how much influence [RUN-CARD-03] [RUN-TAC-06]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        top = most(s, s.frames[f + questions.CARD_NUMBER_CARD], s.frames[f + questions.CARD_NUMBER_PLAYER])
        for number in range(top):
            out[n] = actions.PICK_NUMBER + number
            n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        number = action - actions.PICK_NUMBER + 1
        if number < 1 or number > MOST_SECRETS:
            return OTHER_QUESTION
        top = most(s, s.frames[f + questions.CARD_NUMBER_CARD], s.frames[f + questions.CARD_NUMBER_PLAYER])
        return ALLOWED if number <= top else clauses.TOO_BIG_A_BRIBE

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        card = s.frames[f + questions.CARD_NUMBER_CARD]
        player = s.frames[f + questions.CARD_NUMBER_PLAYER]
        number = action - actions.PICK_NUMBER + 1
        s.end_frame()
        if card == tactics.BRIBERY:
            bribe(s, seat, player, number)
        else:
            drawing.draw_tactics(s, player, number)  # Shared Secrets: laid below, so the user draws first
            drawing.draw_tactics(s, seat, number)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        top = most(s, s.frames[f + questions.CARD_NUMBER_CARD], s.frames[f + questions.CARD_NUMBER_PLAYER])
        return actions.PICK_NUMBER + top - 1
