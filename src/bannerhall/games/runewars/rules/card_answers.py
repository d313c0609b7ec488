"""What Tactics cards ask of the player they are played on, and Turned Spy, which asks chance."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.question import Question
from bannerhall.core.state import CHANCE, secret_to
from bannerhall.games.runewars.rules import actions, clauses, drawing, events, gains, questions, runes, tactics
from bannerhall.games.runewars.rules.atlas import AREAS
from bannerhall.games.runewars.rules.components import MOST_PLAYERS
from bannerhall.games.runewars.rules.state import Runewars

PRICE: Final = 2  # influence that settles a rumour or a threat


def pay(s: Runewars, seat: i64, to: i64) -> None:
    gains.gain_influence(s, seat, -PRICE)
    gains.gain_influence(s, to, PRICE)


# --- Rumours of Runes ------------------------------------------------------------------------------------------------


def spread_rumour(s: Runewars, seat: i64, player: i64) -> None:
    """The player turns up a facedown rune token, or pays: whichever is possible [RUN-REV-01] [RUN-REV-06]."""
    facedown = runes.facedown(s, player)
    if facedown == 0:
        pay(s, player, seat)
    elif s.influence[player] < PRICE and facedown & (facedown - 1) == 0:
        runes.turn_up(s, lowest(facedown))
    else:
        s.ask(questions.RUMOUR, player, seat)


@final
class Rumour(Question[Runewars]):
    """Turn up a token of one's choice, or pay 2 influence [RUN-REV-01] [RUN-CARD-03]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        left = runes.facedown(s, seat)
        while left != 0:
            out[n] = actions.PICK_AREA + lowest(left)
            left &= left - 1
            n += 1
        if s.influence[seat] >= PRICE:
            out[n] = actions.AGREE
            n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        if action == actions.AGREE:
            return ALLOWED if s.influence[seat] >= PRICE else clauses.NOT_BY_CARD
        area = action - actions.PICK_AREA
        if area < 0 or area >= AREAS:
            return OTHER_QUESTION
        return runes.clause_against_turning(s, seat, area)

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        to = s.frames[f + questions.RUMOUR_BY]
        s.end_frame()
        if action == actions.AGREE:
            pay(s, seat, to)
        else:
            runes.turn_up(s, action - actions.PICK_AREA)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        if s.influence[seat] >= PRICE:
            return actions.AGREE
        return actions.PICK_AREA + lowest(runes.facedown(s, seat))


# --- Veiled Threat ---------------------------------------------------------------------------------------------------


def threaten(s: Runewars, seat: i64, player: i64) -> None:
    """The player pays, or loses the supremacy bonus of the active Order card; who cannot pay loses it."""
    if s.influence[player] >= PRICE:
        s.ask(questions.THREAT, player, seat)
    else:
        lose_bonus(s, player)


def lose_bonus(s: Runewars, player: i64) -> None:
    s.no_bonus |= BIT[player]
    if s.sink is not None:
        s.emit(events.BONUS_LOST, player, 0, 0, 0, ALL, 0)


@final
class Threat(Question[Runewars]):
    """Pay 2 influence, or do without the supremacy bonus [RUN-CARD-03]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = actions.AGREE
        out[n + 1] = actions.DECLINE
        return n + 2

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        return ALLOWED if action == actions.AGREE or action == actions.DECLINE else OTHER_QUESTION

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        to = s.frames[f + questions.THREAT_BY]
        s.end_frame()
        if action == actions.AGREE:
            pay(s, seat, to)
        else:
            lose_bonus(s, seat)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.DECLINE


# --- Turned Spy ------------------------------------------------------------------------------------------------------


def turned_spy(s: Runewars, seat: i64, player: i64) -> None:
    """The hand is looked at, then chance takes a card from it [RUN-CARD-03] [RUN-CARD-05]."""
    if s.sink is not None:
        for card in range(tactics.KINDS):
            number = s.hand[player * tactics.KINDS + card]
            if number != 0:
                s.emit(events.HAND_LOOKED_AT, seat, player, card, number, BIT[seat] | BIT[player], 0)
    s.spied_by = seat + 1
    s.spied_on = player + 1
    drawing.learn_hand(s, seat, player)
    s.reveal()
    s.ask(questions.STEAL, CHANCE, seat, player)


@final
class Steal(Question[Runewars]):
    """A card of the hand at random: it counts as drawn in this season; only the two players see it [RUN-CARD-03]
    [RUN-CARD-05]."""

    def outcomes(self, s: Runewars, f: i64, out: vec[i64], weights: vec[i64]) -> i64:
        player = s.frames[f + questions.STEAL_FROM]
        n: i64 = 0
        for card in range(tactics.KINDS):
            number = s.hand[player * tactics.KINDS + card]
            if number != 0:
                out[n] = actions.STEAL_TACTICS + card
                weights[n] = number
                n += 1
        return n

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        thief = s.frames[f + questions.STEAL_SEAT]
        player = s.frames[f + questions.STEAL_FROM]
        card = action - actions.STEAL_TACTICS
        s.end_frame()
        move_in_secret(s, player, thief, card)
        s.spied_by = 0
        s.spied_on = 0
        if s.sink is not None:
            both = BIT[thief] | BIT[player]
            s.emit(events.CARD_STOLEN, thief, player, card, 0, both, events.STOLEN_SECRET)
        if drawing.with_replacements(s):
            s.ask(questions.EPIC_CHOICE, thief, card, questions.THEN_LIMIT)
        else:
            drawing.limit_hand(s, thief)

    def audience(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        return secret_to(BIT[s.frames[f + questions.STEAL_SEAT]] | BIT[s.frames[f + questions.STEAL_FROM]])


def move_in_secret(s: Runewars, player: i64, thief: i64, card: i64) -> None:
    """A card changes hands. The two know which; others no longer know what the player holds [RUN-CARD-05]."""
    drawing.take_in_secret(s, player, card)
    for viewer in range(s.seats):
        at = viewer * MOST_PLAYERS + player
        s.set_known(at, s.known[at] & ~BIT[card] if viewer == thief else i64(0))
    drawing.put_in_hand(s, thief, card)
    drawing.learn_card(s, player, thief, card)
