"""Season cards that ask for a yes or no, for another player, or for cards of a hand."""

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
    clauses,
    drawing,
    events,
    gains,
    heroes,
    objective_draws,
    quest_cards,
    questions,
    quests,
    runes,
    season_areas,
    tactics,
)
from bannerhall.games.runewars.rules import season_cards as card_of
from bannerhall.games.runewars.rules.season_losses import DROUGHT_PRICE
from bannerhall.games.runewars.rules.season_summer import COMMAND_PRICE
from bannerhall.games.runewars.rules.state import Runewars
from bannerhall.games.runewars.rules.units import FOOD

FEAST_GAIN: Final = 3  # influence
SMUGGLED: Final = 2  # influence for a Tactics card


@final
class SeasonYes(Question[Runewars]):
    """Whether the player does what the card allows, or which of two things [RUN-SEA-02] [RUN-CARD-03]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = actions.AGREE
        out[n + 1] = actions.DECLINE
        return n + 2

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        return ALLOWED if action == actions.AGREE or action == actions.DECLINE else OTHER_QUESTION

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        s.end_frame()
        if action == actions.AGREE:
            agree(s, seat, s.card - 1)
        else:
            decline(s, seat, s.card - 1)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.DECLINE


def agree(s: Runewars, seat: i64, card: i64) -> None:
    """A new Objective, influence against the drought, food of exhausted soil, a hero, a feast."""
    if card == card_of.PREPARE_FOR_THE_COMING_YEAR:
        objective_draws.put_under(s, seat)
        objective_draws.draw(s, seat)
    elif card == card_of.DROUGHT:
        gains.gain_influence(s, seat, -DROUGHT_PRICE)
    elif card == card_of.EXHAUSTED_SOIL:
        gains.turn_dial(s, seat, FOOD, -1)
    elif card == card_of.CALL_TO_COMMAND:
        gains.gain_influence(s, seat, -COMMAND_PRICE)
        heroes.gain_drawn_hero(s, seat)
    else:
        gains.turn_dial(s, seat, FOOD, -1)
        gains.gain_influence(s, seat, FEAST_GAIN)


def decline(s: Runewars, seat: i64, card: i64) -> None:
    """Without influence the drought costs food; soil that gives no food becomes a wasteland."""
    if card == card_of.DROUGHT:
        gains.turn_dial(s, seat, FOOD, -1)
    elif card == card_of.EXHAUSTED_SOIL:
        season_areas.ask(s, seat, 1, season_areas.NOTHING, season_areas.NOTHING, seat)


# --- Another player --------------------------------------------------------------------------------------------------


def ask_player(s: Runewars, seat: i64) -> None:
    """Ask for another player, unless there is only one."""
    others = s.playing & ~BIT[seat]
    if others & (others - 1) == 0:
        meet(s, seat, lowest(others))
    else:
        s.ask(questions.SEASON_PLAYER, seat)


def meet(s: Runewars, seat: i64, player: i64) -> None:
    """The player discards a card of their choice, or their facedown runes are looked at [RUN-CARD-05]."""
    if s.sink is not None:
        s.emit(events.PICKED_PLAYER, seat, player, 0, 0, ALL, 0)
    if s.card - 1 == card_of.BARONS_AND_SCHEMERS:
        runes.look(s, seat, runes.facedown(s, player))
    elif s.cards_in_hand(player) != 0:
        s.ask(questions.DISCARD_TACTICS, player)


@final
class SeasonPlayer(Question[Runewars]):
    """Which other player: who discards a card, or whose runes are looked at [RUN-SEA-02] [RUN-CARD-03]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        left = s.playing & ~BIT[seat]
        while left != 0:
            out[n] = actions.PICK_PLAYER + lowest(left)
            left &= left - 1
            n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        player = action - actions.PICK_PLAYER
        if player < 0 or player >= s.seats:
            return OTHER_QUESTION
        return ALLOWED if player != seat and (s.playing >> player) & 1 == 1 else clauses.BY_SEASON_CARD

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        s.end_frame()
        meet(s, seat, action - actions.PICK_PLAYER)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.PICK_PLAYER + lowest(s.playing & ~BIT[seat])


# --- Cards of a hand -------------------------------------------------------------------------------------------------


@final
class ReturnQuests(Question[Runewars]):
    """Tales of the Sunken City: discard Quest cards one after the other, then draw as many [RUN-SEA-02]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        left = s.quests[seat]
        while left != 0:
            out[n] = actions.RETURN_QUEST + lowest(left)
            left &= left - 1
            n += 1
        out[n] = actions.ENOUGH
        return n + 1

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        if action == actions.ENOUGH:
            return ALLOWED
        quest = action - actions.RETURN_QUEST
        if quest < 0 or quest >= quest_cards.CARDS:
            return OTHER_QUESTION
        return ALLOWED if (s.quests[seat] >> quest) & 1 == 1 else clauses.BY_SEASON_CARD

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        if action != actions.ENOUGH:
            quests.discard(s, seat, action - actions.RETURN_QUEST)
            s.frames[f + questions.RETURN_QUESTS_NUMBER] += 1
            if s.quests[seat] != 0:
                return
        number = s.frames[f + questions.RETURN_QUESTS_NUMBER]
        s.end_frame()
        if number != 0:
            quests.draw_quests(s, seat, number)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.ENOUGH


@final
class SellTactics(Question[Runewars]):
    """Smugglers' Market: a Tactics card for 2 influence, twice; it is discarded, not played [RUN-TAC-09]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        for card in range(tactics.KINDS):
            if s.hand[seat * tactics.KINDS + card] != 0:
                out[n] = actions.SELL_TACTICS + card
                n += 1
        out[n] = actions.ENOUGH
        return n + 1

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        if action == actions.ENOUGH:
            return ALLOWED
        card = action - actions.SELL_TACTICS
        if card < 0 or card >= tactics.KINDS:
            return OTHER_QUESTION
        return ALLOWED if s.hand[seat * tactics.KINDS + card] != 0 else clauses.NOT_HELD

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        if action != actions.ENOUGH:
            card = action - actions.SELL_TACTICS
            drawing.give_up(s, seat, card)
            if s.sink is not None:
                s.emit(events.DISCARDED, seat, card, 0, 0, ALL, 0)
            gains.gain_influence(s, seat, SMUGGLED)
            s.frames[f + questions.SELL_TACTICS_LEFT] -= 1
            if s.frames[f + questions.SELL_TACTICS_LEFT] != 0 and s.cards_in_hand(seat) != 0:
                return
        s.end_frame()

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.ENOUGH


@final
class LoseTactics(Question[Runewars]):
    """Masters of the Arcane: a card of the hand is discarded at random [RUN-CARD-03]."""

    def outcomes(self, s: Runewars, f: i64, out: vec[i64], weights: vec[i64]) -> i64:
        seat = s.frames[f + questions.LOSE_TACTICS_SEAT]
        n: i64 = 0
        for card in range(tactics.KINDS):
            number = s.hand[seat * tactics.KINDS + card]
            if number != 0:
                out[n] = actions.LOSE_TACTICS + card
                weights[n] = number
                n += 1
        return n

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        owner = s.frames[f + questions.LOSE_TACTICS_SEAT]
        card = action - actions.LOSE_TACTICS
        s.end_frame()
        drawing.discard_from_hand(s, owner, card)
        if s.sink is not None:
            s.emit(events.DISCARDED, owner, card, 0, 0, ALL, 0)
