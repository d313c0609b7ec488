"""Battlefield Commanders: who becomes one, and their Commander cards [RUN-CMD-01] to [RUN-CMD-11] [RUN-CMD-17]
[RUN-CMD-18] [RUN-CMD-20] [RUN-CMD-22] [RUN-CMD-24] [RUN-CMD-29]."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, count, lowest
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.deck import Deck
from bannerhall.core.events import ALL
from bannerhall.core.question import Question
from bannerhall.core.state import CHANCE, secret_to
from bannerhall.games.runewars.rules import actions, clauses, command, events, heroes, questions
from bannerhall.games.runewars.rules.command import NO_SLOT, SLOTS
from bannerhall.games.runewars.rules.commander_cards import CARDS
from bannerhall.games.runewars.rules.hero_cards import HEROES
from bannerhall.games.runewars.rules.state import NO_COMMANDERS, Runewars


def in_use(s: Runewars) -> bool:
    """Whether the variant is played."""
    return bool(s.rules.options["commanders"])


def cards_left(s: Runewars) -> bool:
    """Whether a Commander card can be drawn: an empty deck is rebuilt from the discarded ones [RUN-LIM-02]."""
    if s.commander_deck.size() == 0 and s.commander_discard != 0:
        again = NO_COMMANDERS[:]
        for card in range(CARDS):
            again[card] = (s.commander_discard >> card) & 1
        s.commander_deck = Deck(None, again)
        s.commander_discard = 0
    return s.commander_deck.size() != 0


def candidates(s: Runewars, seat: i64) -> i64:
    """Who may become commander: another hero at one of the player's strongholds [RUN-CMD-17] [RUN-CMD-18]
    [RUN-CMD-24]."""
    others = heroes.heroes_of(s, seat) & ~command.commanders_of(s, seat)
    mask: i64 = 0
    while others != 0:
        hero = lowest(others)
        others &= others - 1
        if s.builder[heroes.area_of(s, hero)] == seat + 1:
            mask |= BIT[hero]
    return mask


# --- Becoming commander ----------------------------------------------------------------------------------------------


def offer_change(s: Runewars, seat: i64) -> None:
    """At the start of the Quest Phase another hero may become commander; whoever has none may draw a new card
    [RUN-CMD-17] [RUN-CMD-18] [RUN-CMD-29]."""
    if not in_use(s):
        return
    cause = questions.C_CHANGE
    if command.commanders_of(s, seat) == 0:
        cause = questions.C_LOST
        if not cards_left(s):
            return
    if candidates(s, seat) != 0:
        s.ask(questions.NEW_COMMANDER, seat, cause)


def may_lead_second(s: Runewars, seat: i64) -> bool:
    """Whether Lieutenant General can be played: a commander, a Commander card to draw, another hero at one of the
    player's strongholds [RUN-CMD-20] [RUN-CMD-24]."""
    if not in_use(s) or s.lieutenant != 0 or count(command.commanders_of(s, seat)) != 1 or not cards_left(s):
        return False
    return candidates(s, seat) != 0


def lead_second(s: Runewars, seat: i64) -> None:
    """Lieutenant General stays in play: a second Commander card is drawn, then a second commander chosen
    [RUN-CMD-20]."""
    s.lieutenant = seat + 1
    s.ask(questions.DRAW_COMMANDER, CHANCE, seat)


@final
class NewCommander(Question[Runewars]):
    """Who becomes commander; in the Quest Phase nobody has to [RUN-CMD-02] [RUN-CMD-17] [RUN-CMD-18]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        left = candidates(s, seat)
        while left != 0:
            out[n] = actions.LEAD_WITH + lowest(left)
            left &= left - 1
            n += 1
        if self.clause_against(s, f, seat, actions.KEEP_COMMANDER) == ALLOWED:
            out[n] = actions.KEEP_COMMANDER
            n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        cause = s.frames[f + questions.NEW_COMMANDER_CAUSE]
        if action == actions.KEEP_COMMANDER:
            freely = cause == questions.C_CHANGE or cause == questions.C_LOST
            return ALLOWED if freely else OTHER_QUESTION
        hero = action - actions.LEAD_WITH
        if hero < 0 or hero >= HEROES:
            return OTHER_QUESTION
        return ALLOWED if (candidates(s, seat) >> hero) & 1 == 1 else clauses.NOT_A_COMMANDER

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        cause = s.frames[f + questions.NEW_COMMANDER_CAUSE]
        s.end_frame()
        if action == actions.KEEP_COMMANDER:
            return
        hero = action - actions.LEAD_WITH
        if cause == questions.C_LOST:
            s.ask(questions.DRAW_COMMANDER, CHANCE, seat, hero + 1)
        elif cause == questions.C_CHANGE:
            change(s, seat, hero)
        else:
            take_the_lead(s, seat, hero)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        cause = s.frames[f + questions.NEW_COMMANDER_CAUSE]
        if cause == questions.C_CHANGE or cause == questions.C_LOST:
            return actions.KEEP_COMMANDER
        return actions.LEAD_WITH + lowest(candidates(s, seat))


def take_the_lead(s: Runewars, seat: i64, hero: i64) -> None:
    """A hero gets the card of the seat that nobody leads with yet [RUN-CMD-02]."""
    for at in range(seat * SLOTS, seat * SLOTS + SLOTS):
        if s.commander[at] != 0 and s.commander_hero[at] == 0:
            command.appoint(s, at, hero, s.commander[at] - 1)
            return


def change(s: Runewars, seat: i64, hero: i64) -> None:
    """The Commander card moves at once; the former commander is a normal hero again. With two commanders the player
    says who makes way [RUN-CMD-17]."""
    commanders = command.commanders_of(s, seat)
    if commanders & (commanders - 1) == 0:
        replace(s, lowest(commanders), hero)
    else:
        s.ask(questions.OLD_COMMANDER, seat, hero)


def replace(s: Runewars, former: i64, hero: i64) -> None:
    at = command.slot_of(s, former)
    command.appoint(s, at, hero, s.commander[at] - 1)


@final
class OldCommander(Question[Runewars]):
    """Which of two commanders gives the card to the new one [RUN-CMD-17]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        left = command.commanders_of(s, seat)
        while left != 0:
            out[n] = actions.REPLACE_COMMANDER + lowest(left)
            left &= left - 1
            n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        former = action - actions.REPLACE_COMMANDER
        if former < 0 or former >= HEROES:
            return OTHER_QUESTION
        return ALLOWED if (command.commanders_of(s, seat) >> former) & 1 == 1 else clauses.NOT_A_COMMANDER

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        hero = s.frames[f + questions.OLD_COMMANDER_HERO]
        s.end_frame()
        replace(s, action - actions.REPLACE_COMMANDER, hero)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.REPLACE_COMMANDER + lowest(command.commanders_of(s, seat))


def fill_cards(s: Runewars, out: vec[i64], weights: vec[i64]) -> i64:
    """The outcomes of drawing a Commander card; the cards that were put underneath come last."""
    if s.commander_deck.open():
        return s.commander_deck.fill_outcomes(actions.DRAW_COMMANDER, out, weights)
    out[0] = actions.DRAW_COMMANDER + s.commander_deck.top_card()
    weights[0] = 1
    return 1


def take_card(s: Runewars, card: i64) -> None:
    if s.commander_deck.open():
        s.commander_deck.draw_middle(card)
    else:
        s.commander_deck.draw()


@final
class DrawCommander(Question[Runewars]):
    """A Commander card for a new commander, faceup [RUN-CMD-02] [RUN-CMD-18] [RUN-CMD-20]."""

    def outcomes(self, s: Runewars, f: i64, out: vec[i64], weights: vec[i64]) -> i64:
        return fill_cards(s, out, weights)

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        card = action - actions.DRAW_COMMANDER
        owner = s.frames[f + questions.DRAW_COMMANDER_SEAT]
        hero = s.frames[f + questions.DRAW_COMMANDER_HERO] - 1
        s.end_frame()
        take_card(s, card)
        at = command.free_slot(s, owner)
        s.set_commander(at, card + 1)
        if s.sink is not None:
            s.emit(events.COMMANDER_DRAWN, owner, card, 0, 0, ALL, 0)
        if hero >= 0:
            take_the_lead(s, owner, hero)
            return
        mask = candidates(s, owner)
        if mask & (mask - 1) == 0:
            take_the_lead(s, owner, lowest(mask))
        else:
            s.ask(questions.NEW_COMMANDER, owner, questions.C_LIEUTENANT)


# --- Rally Support ---------------------------------------------------------------------------------------------------


def cards_to_draw(s: Runewars, seat: i64) -> i64:
    """How many Commander cards a seat could draw with the Rally Support bonus, those of the deck and then those that
    were discarded; none without a commander [RUN-CMD-09] [RUN-CMD-29] [RUN-LIM-02]."""
    if not in_use(s) or command.commanders_of(s, seat) == 0:
        return 0
    return s.commander_deck.size() + count(s.commander_discard)


def draw_commanders(s: Runewars, seat: i64, number: i64) -> None:
    """Draw so many cards, which only the player sees, and keep one or none instead of the current one [RUN-CMD-09]
    [RUN-CMD-10]."""
    s.commander_offer = 0
    most = cards_to_draw(s, seat)
    if number > most:
        number = most
    if number > 0 and cards_left(s):
        s.ask(questions.DRAW_COMMANDERS, CHANCE, seat, number)


@final
class DrawCommanders(Question[Runewars]):
    """Chance gives one Commander card after the other; only the player sees them [RUN-CMD-09] [RUN-CARD-05]."""

    def outcomes(self, s: Runewars, f: i64, out: vec[i64], weights: vec[i64]) -> i64:
        return fill_cards(s, out, weights)

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        card = action - actions.DRAW_COMMANDER
        owner = s.frames[f + questions.DRAW_COMMANDERS_SEAT]
        take_card(s, card)
        s.commander_offer |= BIT[card]
        if s.sink is not None:
            s.emit(events.COMMANDER_DRAWN, owner, card, 0, 0, BIT[owner], events.SECOND_SECRET)
        s.frames[f + questions.DRAW_COMMANDERS_LEFT] -= 1
        if s.frames[f + questions.DRAW_COMMANDERS_LEFT] == 0 or not cards_left(s):
            s.end_frame()
            s.ask(questions.KEEP_COMMANDER_CARD, owner)

    def audience(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        return secret_to(BIT[s.frames[f + questions.DRAW_COMMANDERS_SEAT]])


def put_under(s: Runewars, seat: i64) -> None:
    """The cards that were not chosen go under the deck; only the player knows them [RUN-CMD-10]."""
    while s.commander_offer != 0:
        s.commander_deck.put_bottom(lowest(s.commander_offer), BIT[seat])
        s.commander_offer &= s.commander_offer - 1


@final
class KeepCommanderCard(Question[Runewars]):
    """Which of the drawn cards replaces the current one; nobody has to [RUN-CMD-09] [RUN-CMD-10] [RUN-CMD-22]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        left = s.commander_offer
        while left != 0:
            out[n] = actions.KEEP_CARD + lowest(left)
            left &= left - 1
            n += 1
        out[n] = actions.KEEP_NO_CARD
        return n + 1

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        if action == actions.KEEP_NO_CARD:
            return ALLOWED
        card = action - actions.KEEP_CARD
        if card < 0 or card >= CARDS:
            return OTHER_QUESTION
        return ALLOWED if (s.commander_offer >> card) & 1 == 1 else clauses.NO_COMMANDER_CARD

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        s.end_frame()
        if action == actions.KEEP_NO_CARD:
            put_under(s, seat)
            return
        card = action - actions.KEEP_CARD
        s.commander_offer &= ~BIT[card]
        put_under(s, seat)
        commanders = command.commanders_of(s, seat)
        if commanders & (commanders - 1) == 0:
            exchange_card(s, command.slot_of(s, lowest(commanders)), card)
        else:
            s.ask(questions.OLD_COMMANDER_CARD, seat, card)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.KEEP_NO_CARD


def exchange_card(s: Runewars, at: i64, card: i64) -> None:
    """The new card replaces the one of a commander, which goes under the deck [RUN-CMD-10] [RUN-CMD-11]."""
    if at == NO_SLOT:
        return
    s.commander_deck.put_bottom(s.commander[at] - 1, s.everyone())
    command.appoint(s, at, s.commander_hero[at] - 1, card)


@final
class OldCommanderCard(Question[Runewars]):
    """With two commanders: which card is replaced [RUN-CMD-22]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        for at in range(seat * SLOTS, seat * SLOTS + SLOTS):
            if s.commander[at] != 0:
                out[n] = actions.REPLACE_CARD + s.commander[at] - 1
                n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        card = action - actions.REPLACE_CARD
        if card < 0 or card >= CARDS:
            return OTHER_QUESTION
        return ALLOWED if place_of(s, seat, card) != NO_SLOT else clauses.NO_COMMANDER_CARD

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        card = s.frames[f + questions.OLD_COMMANDER_CARD_NEW]
        s.end_frame()
        exchange_card(s, place_of(s, seat, action - actions.REPLACE_CARD), card)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.REPLACE_CARD + s.commander[seat * SLOTS] - 1


def place_of(s: Runewars, seat: i64, card: i64) -> i64:
    """Where a seat has this card, or NO_SLOT."""
    for at in range(seat * SLOTS, seat * SLOTS + SLOTS):
        if s.commander[at] == card + 1:
            return at
    return NO_SLOT
