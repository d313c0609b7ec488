"""Tactics cards into hands, and the hand limit [RUN-TAC-02] [RUN-TAC-04] [RUN-LIM-02]."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.deck import Deck
from bannerhall.core.events import ALL
from bannerhall.core.question import Question
from bannerhall.core.state import CHANCE, secret_to
from bannerhall.games.runewars.rules import actions, clauses, events, questions, tactics
from bannerhall.games.runewars.rules.components import HAND_LIMIT, MOST_PLAYERS
from bannerhall.games.runewars.rules.state import NO_TACTICS, Runewars


def draw_tactics(s: Runewars, seat: i64, number: i64) -> None:
    """A seat is going to draw so many Tactics cards, as far as there are any."""
    if number > 0 and cards_left(s):
        s.ask(questions.DRAW_TACTICS, CHANCE, seat, number)


def draw_and_choose(s: Runewars, seat: i64, number: i64) -> None:
    """A seat draws so many cards and gives one of them up before the hand limit applies: Masters of the Arcane."""
    if cards_left(s):
        s.ask(questions.DRAW_TACTICS, CHANCE, seat, number, questions.THEN_GIVE_UP)


def cards_left(s: Runewars) -> bool:
    """Whether a Tactics card can be drawn: an empty deck is rebuilt from its discard pile [RUN-LIM-02]."""
    if s.tactics_deck.size() == 0:
        s.tactics_deck = Deck(None, s.tactics_discard[:])
        s.tactics_discard = NO_TACTICS
    return s.tactics_deck.size() != 0


def put_in_hand(s: Runewars, seat: i64, card: i64) -> None:
    """A drawn card may not be used in this season [RUN-TAC-02]."""
    at = seat * tactics.KINDS + card
    s.set_hand(at, s.hand[at] + 1)
    s.set_fresh(at, s.fresh[at] + 1)


def take_from_hand(s: Runewars, seat: i64, card: i64) -> None:
    """A card leaves the hand for everybody to see: one that may be used, if there is one. Whether there is another copy
    nobody else knows."""
    take_in_secret(s, seat, card)
    for viewer in range(s.seats):
        at = viewer * MOST_PLAYERS + seat
        s.set_known(at, s.known[at] & ~BIT[card])


def take_in_secret(s: Runewars, seat: i64, card: i64) -> None:
    """A card leaves the hand; what others know of it then is the caller's business."""
    at = seat * tactics.KINDS + card
    s.set_hand(at, s.hand[at] - 1)
    if s.fresh[at] > s.hand[at]:
        s.set_fresh(at, s.hand[at])


# --- What others know of a hand --------------------------------------------------------------------------------------


def learn_hand(s: Runewars, seat: i64, other: i64) -> None:
    """A seat looks at the hand of another and remembers it [RUN-CARD-05]."""
    for card in range(tactics.KINDS):
        if s.hand[other * tactics.KINDS + card] != 0:
            learn_card(s, seat, other, card)


def learn_card(s: Runewars, seat: i64, other: i64, card: i64) -> None:
    """A seat knows that another holds a card, until one leaves the hand."""
    at = seat * MOST_PLAYERS + other
    s.set_known(at, s.known[at] | BIT[card])


def show_card(s: Runewars, owner: i64, card: i64) -> None:
    """Everybody has seen a card come into a hand."""
    for viewer in range(s.seats):
        if viewer != owner:
            learn_card(s, viewer, owner, card)


def discard_from_hand(s: Runewars, seat: i64, card: i64) -> None:
    take_from_hand(s, seat, card)
    s.set_tactics_discard(card, s.tactics_discard[card] + 1)


def give_up(s: Runewars, seat: i64, card: i64) -> None:
    """A card is discarded for something else than its text: of two copies one that was drawn in this season, so that
    the other can be played [RUN-TAC-09]."""
    at = seat * tactics.KINDS + card
    if s.fresh[at] != 0:
        s.set_fresh(at, s.fresh[at] - 1)
    discard_from_hand(s, seat, card)


def usable(s: Runewars, seat: i64, card: i64) -> bool:
    """Whether a seat holds a copy of the card that was not drawn in this season [RUN-TAC-02] [RUN-TFC-04]."""
    at = seat * tactics.KINDS + card
    return s.hand[at] > s.fresh[at]


@final
class DrawTactics(Question[Runewars]):
    """Chance gives one card after the other; whoever holds more than ten then discards [RUN-TAC-04]."""

    def outcomes(self, s: Runewars, f: i64, out: vec[i64], weights: vec[i64]) -> i64:
        return s.tactics_deck.fill_outcomes(actions.DRAW_TACTICS, out, weights)

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        card = action - actions.DRAW_TACTICS
        owner = s.frames[f + questions.DRAW_TACTICS_SEAT]
        s.tactics_deck.draw_middle(card)
        if card == tactics.LIEUTENANT_GENERAL and not s.rules.options["commanders"]:
            draw_another(s, owner, card)
            return
        put_in_hand(s, owner, card)
        if s.sink is not None:
            s.emit(events.DRAWN, owner, card, 0, 0, BIT[owner], events.TACTICS_SECRET)
        s.frames[f + questions.DRAW_TACTICS_LEFT] -= 1
        then = s.frames[f + questions.DRAW_TACTICS_THEN]
        more = cards_left(s)  # also for a draw that waits below this one
        if s.frames[f + questions.DRAW_TACTICS_LEFT] != 0 and more:
            then = questions.THEN_NOTHING
        else:
            s.end_frame()
            if then == questions.THEN_GIVE_UP and drawn_now(s, owner) > KEPT:
                s.ask(questions.GIVE_UP_DRAWN, owner)
                then = questions.THEN_NOTHING
        if with_replacements(s):
            s.ask(questions.EPIC_CHOICE, owner, card, then)
        elif then != questions.THEN_NOTHING:
            limit_hand(s, owner)

    def audience(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        return secret_to(BIT[s.frames[f + questions.DRAW_TACTICS_SEAT]])


def draw_another(s: Runewars, seat: i64, card: i64) -> None:
    """Lieutenant General is of no use without commanders: it is discarded and another card drawn, if there is one
    [RUN-CMD-19]."""
    others = s.tactics_deck.size()
    for kind in range(tactics.KINDS):
        others += s.tactics_discard[kind]
    s.set_tactics_discard(card, s.tactics_discard[card] + 1)
    if s.sink is not None:
        s.emit(events.DISCARDED, seat, card, 0, 0, ALL, 0)
    if others == 0 or not cards_left(s):
        s.end_frame()
        limit_hand(s, seat)


def limit_hand(s: Runewars, seat: i64) -> None:
    """At most ten cards in hand; excess is discarded at once [RUN-TAC-04]."""
    if s.cards_in_hand(seat) > HAND_LIMIT:
        s.ask(questions.DISCARD_TACTICS, seat)


@final
class DiscardTactics(Question[Runewars]):
    """Which card goes, until ten are left; the discard pile is open [RUN-TAC-04]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        for card in range(tactics.KINDS):
            if s.hand[seat * tactics.KINDS + card] != 0:
                out[n] = actions.DISCARD_TACTICS + card
                n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        card = action - actions.DISCARD_TACTICS
        if card < 0 or card >= tactics.KINDS:
            return OTHER_QUESTION
        return ALLOWED if s.hand[seat * tactics.KINDS + card] != 0 else clauses.NOT_IN_HAND

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        card = action - actions.DISCARD_TACTICS
        s.end_frame()
        give_up(s, seat, card)
        if s.sink is not None:
            s.emit(events.DISCARDED, seat, card, 0, 0, ALL, 0)
        limit_hand(s, seat)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        card: i64 = 0
        while s.hand[seat * tactics.KINDS + card] == 0:
            card += 1
        return actions.DISCARD_TACTICS + card


# --- Cards that were drawn just now ----------------------------------------------------------------------------------

KEPT: Final = 2  # of the cards that Masters of the Arcane lets one draw


def drawn_now(s: Runewars, seat: i64) -> i64:
    """How many cards of a hand were drawn in this season."""
    n: i64 = 0
    for at in range(seat * tactics.KINDS, (seat + 1) * tactics.KINDS):
        n += s.fresh[at]
    return n


@final
class GiveUpDrawn(Question[Runewars]):
    """Masters of the Arcane: which of the cards drawn just now is discarded; they are the only ones of this season."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        for card in range(tactics.KINDS):
            if s.fresh[seat * tactics.KINDS + card] != 0:
                out[n] = actions.GIVE_UP_DRAWN + card
                n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        card = action - actions.GIVE_UP_DRAWN
        if card < 0 or card >= tactics.KINDS:
            return OTHER_QUESTION
        return ALLOWED if s.fresh[seat * tactics.KINDS + card] != 0 else clauses.NOT_DRAWN_NOW

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        card = action - actions.GIVE_UP_DRAWN
        s.end_frame()
        give_up(s, seat, card)
        if s.sink is not None:
            s.emit(events.DISCARDED, seat, card, 0, 0, ALL, 0)
        limit_hand(s, seat)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        card: i64 = 0
        while s.fresh[seat * tactics.KINDS + card] == 0:
            card += 1
        return actions.GIVE_UP_DRAWN + card


# --- The Epic game ---------------------------------------------------------------------------------------------------


def with_replacements(s: Runewars) -> bool:
    """In the Epic game a card that forces players to reveal runes may be replaced when it comes to hand. The question
    is asked about every card, so that nobody learns from it what was drawn [RUN-EPIC-04] [RUN-REV-07]."""
    return s.bow == 1 and bool(s.rules.options["epic"])


@final
class EpicChoice(Question[Runewars]):
    """Keep the card, or discard it and draw another, which is offered again [RUN-EPIC-04] [RUN-REV-07]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        card = s.frames[f + questions.EPIC_CHOICE_CARD]
        out[n] = actions.KEEP_DRAWN
        n += 1
        if tactics.FORCES_REVEAL[card] == 1:
            out[n] = actions.REPLACE_DRAWN + card
            n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        if action == actions.KEEP_DRAWN:
            return ALLOWED
        named = action - actions.REPLACE_DRAWN
        if named < 0 or named >= tactics.KINDS:
            return OTHER_QUESTION
        card = s.frames[f + questions.EPIC_CHOICE_CARD]
        return ALLOWED if named == card and tactics.FORCES_REVEAL[card] == 1 else clauses.NOT_REPLACED

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        card = s.frames[f + questions.EPIC_CHOICE_CARD]
        then = s.frames[f + questions.EPIC_CHOICE_THEN]
        s.end_frame()
        if action == actions.KEEP_DRAWN:
            if then != questions.THEN_NOTHING:
                limit_hand(s, seat)
            return
        give_up(s, seat, card)
        if s.sink is not None:
            s.emit(events.DISCARDED, seat, card, 0, 0, ALL, 0)
        if cards_left(s):
            s.ask(questions.DRAW_TACTICS, CHANCE, seat, 1, then)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.KEEP_DRAWN
