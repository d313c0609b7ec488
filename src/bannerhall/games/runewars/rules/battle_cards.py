"""Tactics cards that are played for their text in a battle [RUN-TAC-01] [RUN-TAC-03]."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.core.clauses import ALLOWED
from bannerhall.core.events import ALL
from bannerhall.core.question import Question
from bannerhall.core.state import PROCEEDS
from bannerhall.games.runewars.rules import (
    aims,
    calling_off,
    clauses,
    drawing,
    events,
    fate_results,
    losses,
    own_units,
    questions,
    reactions,
    strength,
    tactics,
    tokens,
    troops,
    turn_cards,
)
from bannerhall.games.runewars.rules.battle_names import (
    AT_BEFORE_DRAW,
    AT_DAMAGE,
    AT_END,
    AT_ROUTS,
    AT_START,
    AT_STRENGTH,
    ATTACKER,
    DEFENDER,
)
from bannerhall.games.runewars.rules.forces import many, total
from bannerhall.games.runewars.rules.state import Runewars
from bannerhall.games.runewars.rules.unit_choice import follow_up
from bannerhall.games.runewars.rules.units import RECTANGLE, SLOTS

LIGHTNING: Final[i64] = 4  # damage
RALLIED: Final[i64] = 2
PRIZE: Final[i64] = 3  # influence
FURY: Final[i64] = 2  # cards
SHIELDED: Final[i64] = 3  # damage
HELD: Final[i64] = 2  # strength
RECOVERED: Final[i64] = 4
MOST_CHARGE: Final[i64] = 3  # routs
FIRM: Final[i64] = 2  # routs
PLANS: Final[i64] = 2  # strength of a stronghold


# --- May it be played -----------------------------------------------------------------------------------------------


def clause_against_card(s: Runewars, side: i64, window: i64, card: i64) -> i64:
    """A card must be for this moment and do something [RUN-TAC-01] [RUN-CARD-01]."""
    timing = tactics.TIMING[card]
    if turn_cards.is_for_own_turn(s, card):
        return clause_against_turn_card(s, side, window, card)
    if not is_time(window, side, timing):
        return clauses.NOT_FOR_NOW
    return ALLOWED if has_effect(s, side, card) else clauses.NO_USE_NOW


def clause_against_turn_card(s: Runewars, side: i64, window: i64, card: i64) -> i64:
    """In step 3 the attacker may play what he can play in his turn [RUN-BAT-07] [RUN-TERM-17]."""
    seat = troops.seat_of(s, side)
    if window != AT_START or side != ATTACKER or s.turn_of != seat + 1:
        return clauses.NOT_FOR_NOW
    return turn_cards.clause_against(s, seat, card)


def is_time(window: i64, side: i64, timing: i64) -> bool:
    """Whether a timing fits the window."""
    if timing == tactics.AT_BATTLE_START:
        return window == AT_START
    if timing == tactics.AT_BATTLE:
        return window == AT_START or window == AT_BEFORE_DRAW
    if timing == tactics.AT_BATTLE_START_DEFENDER:
        return window == AT_START and side == DEFENDER
    if timing == tactics.AT_BATTLE_START_ATTACKER:
        return window == AT_START and side == ATTACKER
    if timing == tactics.AT_BEFORE_FATE_DRAW:
        return window == AT_BEFORE_DRAW
    if timing == tactics.AT_ROUT_STEP:
        return window == AT_ROUTS
    if timing == tactics.AT_DAMAGE_STEP:
        return window == AT_DAMAGE
    if timing == tactics.AT_STRENGTH:
        return window == AT_STRENGTH
    return timing == tactics.AT_BATTLE_END and window == AT_END


def has_effect(s: Runewars, side: i64, card: i64) -> bool:
    """Whether the card does anything, as far as its player can know [RUN-CARD-01] [RUN-BAT-45]."""
    enemy = 1 - side
    if card == tactics.SUMMON_LIGHTNING or card == tactics.ARROW_STORM:
        return troops.all_units(s, enemy) != 0
    if card == tactics.RALLY_CRY:
        return can_rally(s, side)
    if card == tactics.TACTICAL_RETREAT:
        return troops.all_units(s, side) + total(s.routed[s.battle_at - 1]) != 0
    if card == tactics.BATTLE_FURY:
        return fate_results.number_drawn_for(s, side) != 0
    if card == tactics.SHIELD_WALL or card == tactics.STAND_FIRM:
        return s.harm[side] != 0
    if card == tactics.HOLD_THE_LINE:
        return side == DEFENDER
    if card == tactics.CAVALRY_CHARGE:
        return troops.of_shape(s, side, RECTANGLE, troops.UP) != 0 and troops.all_standing(s, enemy) != 0
    if card == tactics.SIEGE_PLANS:
        return strength.has_stronghold(s)
    if card == tactics.FEIGNED_FLIGHT:
        return s.battle_won == 2 - side and s.fled_to != 0 and some_fled(s)
    if card == tactics.SCORCHED_EARTH:
        return s.battle_won == side + 1 and tokens.may_have_wasteland(s, s.battle_at - 1)
    return True


def can_rally(s: Runewars, side: i64) -> bool:
    """Whether a unit of the side lies in the area [RUN-BAT-53]."""
    if troops.all_units(s, side) > troops.all_standing(s, side):
        return True
    return side == DEFENDER and s.routed[s.battle_at - 1] != 0


def some_fled(s: Runewars) -> bool:
    for slot in range(SLOTS):
        if many(s.fled, slot) != 0 and many(s.routed[s.fled_to - 1], slot) != 0:
            return True
    return False


# --- What it does ---------------------------------------------------------------------------------------------------


def play_card(s: Runewars, side: i64, card: i64) -> None:
    """The card leaves the hand; unless it is cancelled its text is carried out [RUN-TAC-01]."""
    seat = troops.seat_of(s, side)
    s.set_played_now(side, s.played_now[side] | BIT[card])
    if turn_cards.is_for_own_turn(s, card):
        turn_cards.play(s, seat, card)
        return
    drawing.discard_from_hand(s, seat, card)
    if s.sink is not None:
        s.emit(events.PLAYED, seat, card, 0, 0, ALL, 0)
    s.ask(questions.BATTLE_CARD, PROCEEDS, side, card)
    reactions.before_effect(s, seat, card)


@final
class BattleCard(Question[Runewars]):
    """A card that was played takes effect, unless somebody has cancelled it [RUN-TAC-01] [RUN-BAT-06]."""

    def proceed(self, s: Runewars, f: i64) -> None:
        if follow_up(s):
            return
        side = s.frames[f + questions.BATTLE_CARD_SIDE]
        card = s.frames[f + questions.BATTLE_CARD_CARD]
        s.end_frame()
        if not reactions.take_countered(s):
            carry_out(s, side, card)


def carry_out(s: Runewars, side: i64, card: i64) -> None:
    """The text of a card."""
    enemy = 1 - side
    if card == tactics.SUMMON_LIGHTNING:
        losses.deal_damage(s, enemy, LIGHTNING)
    elif card == tactics.RALLY_CRY:
        own_units.choose(s, side, RALLIED, own_units.RALLY)
    elif card == tactics.TACTICAL_RETREAT:
        calling_off.call_off(s)
    elif card == tactics.TO_THE_WINNER:
        s.prize += PRIZE
    elif card == tactics.BATTLE_FURY:
        s.set_more(side, s.more[side] + FURY)
    elif card == tactics.SHIELD_WALL:
        ward_off(s, side, SHIELDED)
    elif card == tactics.STAND_FIRM:
        ward_off(s, side, FIRM)
    elif card == tactics.HOLD_THE_LINE:
        s.set_might(side, s.might[side] + HELD)
    elif card == tactics.ARROW_STORM:
        aims.aim(s, enemy, aims.ARROW_STORM)
    elif card == tactics.CAVALRY_CHARGE:
        riders = troops.of_shape(s, side, RECTANGLE, troops.UP)
        losses.deal_routs(s, enemy, riders if riders < MOST_CHARGE else MOST_CHARGE)
    elif card == tactics.SIEGE_PLANS:
        s.breach += PLANS
    elif card == tactics.FEIGNED_FLIGHT:
        own_units.choose(s, side, RECOVERED, own_units.RECOVER)
    elif card == tactics.SCORCHED_EARTH:
        tokens.place_wasteland(s, s.battle_at - 1)


def ward_off(s: Runewars, side: i64, number: i64) -> None:
    """As much as possible is ignored, nobody is asked how much [RUN-BAT-69]."""
    left = s.harm[side] - number
    s.set_harm(side, left if left > 0 else i64(0))
