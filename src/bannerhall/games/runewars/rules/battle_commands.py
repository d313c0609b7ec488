"""Commander cards in a battle [RUN-CMD-12] [RUN-CMD-15] [RUN-CMD-23] [RUN-CMD-31]."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.question import Question
from bannerhall.core.state import PROCEEDS, secret_to
from bannerhall.games.runewars.rules import (
    actions,
    clauses,
    commander_cards,
    counting,
    drawing,
    events,
    fate,
    fate_deck,
    fate_results,
    hero_cards,
    heroes,
    losses,
    own_units,
    questions,
    strength,
    tactics,
    troops,
)
from bannerhall.games.runewars.rules.battle_names import (
    AT_AFTER_DRAW,
    AT_BEFORE_DRAW,
    AT_DAMAGE,
    AT_RETREAT,
    AT_START,
    ATTACKER,
)
from bannerhall.games.runewars.rules.commanding import leader
from bannerhall.games.runewars.rules.components import NO_SEAT
from bannerhall.games.runewars.rules.state import Runewars
from bannerhall.games.runewars.rules.unit_choice import follow_up

# When a card is used, and what is tested.
WHEN: Final = vec[i64]([
    AT_BEFORE_DRAW, AT_BEFORE_DRAW, AT_AFTER_DRAW, AT_START, AT_BEFORE_DRAW, -1, AT_DAMAGE, AT_RETREAT, AT_START,
    AT_AFTER_DRAW,
])  # fmt: skip
TESTS: Final = vec[i64]([
    hero_cards.STRENGTH, hero_cards.STRENGTH, hero_cards.AGILITY, hero_cards.AGILITY, hero_cards.WISDOM, -1, -1,
    hero_cards.WISDOM, hero_cards.WISDOM, -1,
])  # fmt: skip
RAISED: Final[i64] = 2  # units
FEINTED: Final[i64] = 2  # cards
MOST_BLOW: Final[i64] = 2  # damage in each round
STEADIED: Final[i64] = 3  # units


# --- May it be used -------------------------------------------------------------------------------------------------


def open_clause_against_command(s: Runewars, side: i64, window: i64, card: i64) -> i64:
    """What everybody can see: the commander stands where his units fight, the card is for this moment, has not been
    used, and does something [RUN-CMD-12] [RUN-CMD-31] [RUN-CARD-01]."""
    if WHEN[card] != window:
        return clauses.NOT_FOR_NOW
    if (s.commands_used >> card) & 1 == 1 or leader(s, side, card) < 0:
        return clauses.NO_COMMAND
    return ALLOWED if has_effect(s, side, card) else clauses.NO_USE_NOW


def clause_against_command(s: Runewars, side: i64, window: i64, card: i64) -> i64:
    """Feint and Strike needs a Fate card, No Quarter a miss, which only one's own side sees [RUN-CARD-01]."""
    clause = open_clause_against_command(s, side, window, card)
    if clause != ALLOWED:
        return clause
    useless = (card == commander_cards.FEINT and s.fates[side] == 0) or (
        card == commander_cards.NO_QUARTER and fate_results.of_result(s, side, fate.MISS) == 0
    )
    return clauses.NO_USE_NOW if useless else ALLOWED


def has_effect(s: Runewars, side: i64, card: i64) -> bool:
    """Whether the card could do anything, as far as everybody can see [RUN-WINDOW-01]."""
    if card == commander_cards.RAISE_BANNER:
        return troops.all_units(s, side) > troops.all_standing(s, side)
    if card == commander_cards.LEAD_CHARGE:
        return fate_results.number_drawn_for(s, side) != 0
    if card == commander_cards.FEINT or card == commander_cards.NO_QUARTER:
        return fate_results.may_count(s, side, 0)
    if card == commander_cards.SABOTEUR:
        return side == ATTACKER and strength.has_stronghold(s)
    if card == commander_cards.BATTLE_MAGE:
        return troops.all_units(s, 1 - side) != 0
    if card == commander_cards.TAKE_THE_BLOW:
        return s.harm[side] != 0
    if card == commander_cards.ORDERLY_RETREAT:
        return s.battle_won == 2 - side and troops.all_standing(s, side) != 0
    return troops.is_player(s, 1 - side) and s.cards_in_hand(troops.seat_of(s, 1 - side)) != 0


# --- What it does ---------------------------------------------------------------------------------------------------


def command(s: Runewars, side: i64, card: i64) -> None:
    """A Commander card is used; most of them test an attribute of the commander [RUN-CMD-12]."""
    s.commands_used |= BIT[card]
    if s.sink is not None:
        s.emit(events.COMMANDED, troops.seat_of(s, side), card, 0, 0, ALL, 0)
    hero = leader(s, side, card)
    if card == commander_cards.TAKE_THE_BLOW:
        counting.ask(s, side, counting.TAKE_THE_BLOW, s.harm[side] if s.harm[side] < MOST_BLOW else MOST_BLOW)
        return
    if card == commander_cards.NO_QUARTER:
        s.set_more_specials(side, 1)
        heroes.damage(s, hero, 1, NO_SEAT)
        return
    if card == commander_cards.SPY:
        look(s, side)
    seat = troops.seat_of(s, side)
    s.ask(questions.COMMAND, PROCEEDS, side, card)
    fate_deck.begin_test(s, seat, heroes.test_cards(s, hero, TESTS[card]))


@final
class Command(Question[Runewars]):
    """After the test the card takes effect [RUN-CMD-12] [RUN-CMD-23]."""

    def proceed(self, s: Runewars, f: i64) -> None:
        if follow_up(s):
            return
        side = s.frames[f + questions.COMMAND_SIDE]
        card = s.frames[f + questions.COMMAND_CARD]
        symbol = fate_deck.take_test_result(s)
        if card == commander_cards.SPY and symbol >= fate.SILVER:
            s.ask(questions.BAR_CARD, troops.seat_of(s, side), side)
            return
        s.end_frame()
        stop_looking(s)
        carry_out(s, side, card, symbol)


def carry_out(s: Runewars, side: i64, card: i64, symbol: i64) -> None:
    """Gold and silver do something, red does nothing; for some cards gold does more."""
    if symbol < fate.SILVER:
        return
    if card == commander_cards.RAISE_BANNER:
        own_units.choose(s, side, RAISED, own_units.STAND_UP)
    elif card == commander_cards.LEAD_CHARGE:
        s.set_more(side, s.more[side] + symbol)
    elif card == commander_cards.FEINT:
        s.tally = 0
        s.ask(questions.PUT_ASIDE, troops.seat_of(s, side), side, FEINTED, questions.FOR_FEINT)
    elif card == commander_cards.SABOTEUR:
        s.breach += symbol + 1
    elif card == commander_cards.BATTLE_MAGE:
        losses.deal_damage(s, 1 - side, symbol)
    elif card == commander_cards.ORDERLY_RETREAT:
        own_units.choose(s, side, STEADIED, own_units.REMAIN)


# --- Eyes Everywhere ------------------------------------------------------------------------------------------------


def look(s: Runewars, side: i64) -> None:
    """The player sees the opponent's Tactics cards [RUN-CARD-05]."""
    seat = troops.seat_of(s, side)
    other = troops.seat_of(s, 1 - side)
    s.spied_by = seat + 1
    s.spied_on = other + 1
    drawing.learn_hand(s, seat, other)
    s.reveal()
    if s.sink is None:
        return
    for card in range(tactics.KINDS):
        for _ in range(s.hand[other * tactics.KINDS + card]):
            s.emit(events.LOOKED_AT, seat, other, card, 0, BIT[seat] | BIT[other], events.LOOK_SECRET)


def stop_looking(s: Runewars) -> None:
    """The hand is covered again."""
    s.spied_by = 0
    s.spied_on = 0


@final
class BarCard(Question[Runewars]):
    """Which of the opponent's cards may not be used in this battle; only the two of them know [RUN-CARD-03]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        other = troops.seat_of(s, 1 - s.frames[f + questions.BAR_CARD_SIDE])
        for card in range(tactics.KINDS):
            if s.hand[other * tactics.KINDS + card] != 0:
                out[n] = actions.BAR_CARD + card
                n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        card = action - actions.BAR_CARD
        if card < 0 or card >= tactics.KINDS:
            return OTHER_QUESTION
        other = troops.seat_of(s, 1 - s.frames[f + questions.BAR_CARD_SIDE])
        return ALLOWED if s.hand[other * tactics.KINDS + card] != 0 else clauses.NOT_IN_HAND

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        enemy = 1 - s.frames[f + questions.BAR_CARD_SIDE]
        card = action - actions.BAR_CARD
        s.end_frame()
        stop_looking(s)
        s.set_barred_card(enemy, card + 1)
        if s.sink is not None:
            other = troops.seat_of(s, enemy)
            s.emit(events.CARD_BARRED, seat, other, card, 0, BIT[seat] | BIT[other], events.LOOK_SECRET)

    def audience(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        other = troops.seat_of(s, 1 - s.frames[f + questions.BAR_CARD_SIDE])
        return secret_to(BIT[seat] | BIT[other])

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        other = troops.seat_of(s, 1 - s.frames[f + questions.BAR_CARD_SIDE])
        card: i64 = 0
        while s.hand[other * tactics.KINDS + card] == 0:
            card += 1
        return actions.BAR_CARD + card
