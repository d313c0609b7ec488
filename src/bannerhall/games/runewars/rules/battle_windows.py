"""Windows of a battle: who is asked for cards, in which order, and passes for a round, a battle, or in advance."""

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
    commander_cards,
    commanding,
    counting,
    development_cards,
    drawing,
    events,
    questions,
    reward_cards,
    rewards,
    tactics,
    troops,
    units,
)
from bannerhall.games.runewars.rules.battle_cards import clause_against_card, play_card
from bannerhall.games.runewars.rules.battle_commands import (
    clause_against_command,
    command,
    open_clause_against_command,
)
from bannerhall.games.runewars.rules.battle_names import (
    AT_AFTER_DRAW,
    AT_BEFORE_DRAW,
    AT_END,
    AT_RETREAT,
    AT_ROUTS,
    AT_START,
    AT_STRENGTH,
    ATTACKER,
    DEFENDER,
    WINDOWS,
)
from bannerhall.games.runewars.rules.battle_rewards import BANNER, HORN, clause_against_reward, use_reward
from bannerhall.games.runewars.rules.state import Runewars

FOR_ROUND: Final[i64] = 0
FOR_BATTLE: Final[i64] = 1
HELPERS: Final[i64] = BIT[reward_cards.WAR_BANNER] | BIT[reward_cards.COMMAND_HORN]


# --- Who is asked ---------------------------------------------------------------------------------------------------


def is_asked(s: Runewars, side: i64, window: i64) -> bool:
    """Whether a side is asked at a window: by what everybody can see it might have something to use, and it has not
    passed [RUN-WINDOW-01] [RUN-WINDOW-02] [RUN-TAC-03]."""
    if not troops.is_player(s, side) or passes(s, side, window):
        return False
    if has_cards_for(s, window, side) and s.cards_in_hand(troops.seat_of(s, side)) != 0:
        return True
    if window == AT_START:
        return may_hunt(s, side) or some_command(s, side, window)
    if window == AT_BEFORE_DRAW and may_have_reward(s, side):
        return True
    return some_command(s, side, window)


def passes(s: Runewars, side: i64, window: i64) -> bool:
    """Whether a side has passed here, for the round, for the battle or in advance [RUN-WINDOW-02]."""
    if ((s.window_over | s.out_of_round | s.out_of_battle) >> side) & 1 == 1:
        return True
    return (s.passes_ahead[troops.seat_of(s, side)] >> window) & 1 == 1


def has_cards_for(s: Runewars, window: i64, side: i64) -> bool:
    """Whether there are Tactics cards for a moment of a battle and a side: none of them are for the attacker's strength
    or for the time after the draw, and without Banners of War none against routs or for the winner [RUN-BOW-06]."""
    if window == AT_STRENGTH:
        return side == DEFENDER
    if s.bow == 0 and (window == AT_ROUTS or (window == AT_END and s.battle_won == side + 1)):
        return False
    return window != AT_AFTER_DRAW and window != AT_RETREAT


def may_hunt(s: Runewars, side: i64) -> bool:
    """Ravenous Hunger, once a battle: Flesh Rippers stand in it [RUN-BAT-55]."""
    return (
        s.hunger_used == 0
        and troops.has_card(s, side, development_cards.UTHUK_HUNGER)
        and troops.of_kind(s, side, units.FLESH_RIPPER) != 0
    )


def may_have_reward(s: Runewars, side: i64) -> bool:
    """Whether a hero who stands there might have a War Banner or a Horn of Command that can be used."""
    left = commanding.standing_heroes(s, side)
    while left != 0:
        if s.rewards_used[side] != BANNER | HORN and rewards.may_have(s, lowest(left), HELPERS):
            return True
        left &= left - 1
    return False


def some_command(s: Runewars, side: i64, window: i64) -> bool:
    """Whether a Commander card can be used at this moment: everybody sees it [RUN-CMD-12]."""
    for card in range(commander_cards.CARDS):
        if open_clause_against_command(s, side, window, card) == ALLOWED:
            return True
    return False


def has_free_copy(s: Runewars, side: i64, card: i64) -> bool:
    """A copy in hand that was not drawn in this season, and that Eyes Everywhere has not barred [RUN-TAC-02]
    [RUN-TFC-04]."""
    seat = troops.seat_of(s, side)
    at = seat * tactics.KINDS + card
    free = s.hand[at] - s.fresh[at]
    return free > (1 if s.barred_card[side] == card + 1 else 0)


# --- Passing --------------------------------------------------------------------------------------------------------


def is_pass(action: i64) -> bool:
    return action == actions.GO_ON or actions.PASS_FOR <= action <= actions.PASS_FOR + FOR_BATTLE


def fill_passes(out: vec[i64], n: i64) -> i64:
    out[n] = actions.GO_ON
    out[n + 1] = actions.PASS_FOR + FOR_ROUND
    out[n + 2] = actions.PASS_FOR + FOR_BATTLE
    return n + 3


def pass_by(s: Runewars, side: i64, action: i64) -> None:
    """A side passes at this window, or for longer; everybody sees it [RUN-WINDOW-02] [RUN-CARD-07]."""
    s.window_over |= BIT[side]
    if action == actions.PASS_FOR + FOR_ROUND:
        s.out_of_round |= BIT[side]
    elif action == actions.PASS_FOR + FOR_BATTLE:
        s.out_of_battle |= BIT[side]


@final
class BattleWindow(Question[Runewars]):
    """What a side uses at this moment, as often as it can, until it passes; the attacker before the defender
    [RUN-BAT-06] [RUN-BAT-07] [RUN-BAT-48] [RUN-CARD-07] [RUN-WINDOW-01] [RUN-WINDOW-02]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        for card in range(tactics.KINDS):
            if s.hand[seat * tactics.KINDS + card] != 0:
                n = self.offer(s, f, seat, actions.BATTLE_CARD + card, out, n)
        for card in range(commander_cards.CARDS):
            n = self.offer(s, f, seat, actions.COMMAND + card, out, n)
        n = self.offer(s, f, seat, actions.HUNGER, out, n)
        n = self.offer(s, f, seat, actions.BATTLE_REWARD, out, n)
        n = self.offer(s, f, seat, actions.BATTLE_REWARD + 1, out, n)
        return fill_passes(out, n)

    def offer(self, s: Runewars, f: i64, seat: i64, action: i64, out: vec[i64], n: i64) -> i64:
        if self.clause_against(s, f, seat, action) == ALLOWED:
            out[n] = action
            n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        if is_pass(action):
            return ALLOWED
        side = s.frames[f + questions.BATTLE_WINDOW_SIDE]
        window = s.frames[f + questions.BATTLE_WINDOW_KIND]
        if actions.BATTLE_CARD <= action < actions.BATTLE_CARD + tactics.KINDS:
            return self.against_card(s, side, window, action - actions.BATTLE_CARD)
        if actions.COMMAND <= action < actions.COMMAND + commander_cards.CARDS:
            return clause_against_command(s, side, window, action - actions.COMMAND)
        if action == actions.HUNGER:
            return ALLOWED if window == AT_START and may_hunt(s, side) else clauses.NO_USE_NOW
        if actions.BATTLE_REWARD <= action <= actions.BATTLE_REWARD + 1:
            return clause_against_reward(s, side, window, action - actions.BATTLE_REWARD)
        return OTHER_QUESTION

    def against_card(self, s: Runewars, side: i64, window: i64, card: i64) -> i64:
        """In hand, not of this season, not twice at a moment, of some use [RUN-TAC-01] [RUN-TAC-02] [RUN-BAT-48]."""
        seat = troops.seat_of(s, side)
        if s.hand[seat * tactics.KINDS + card] == 0:
            return clauses.NOT_IN_HAND
        if not drawing.usable(s, seat, card):
            return clauses.NOT_YET
        if not has_free_copy(s, side, card):
            return clauses.BARRED
        if (s.played_now[side] >> card) & 1 == 1:
            return clauses.SAME_CARD
        return clause_against_card(s, side, window, card)

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        side = s.frames[f + questions.BATTLE_WINDOW_SIDE]
        s.end_frame()
        if is_pass(action):
            pass_by(s, side, action)
        elif action == actions.HUNGER:
            s.hunger_used = 1
            counting.ask(s, side, counting.HUNGER, troops.of_kind(s, side, units.FLESH_RIPPER))
        elif action < actions.BATTLE_CARD + tactics.KINDS and action >= actions.BATTLE_CARD:
            play_card(s, side, action - actions.BATTLE_CARD)
        elif action < actions.COMMAND + commander_cards.CARDS and action >= actions.COMMAND:
            command(s, side, action - actions.COMMAND)
        else:
            use_reward(s, side, action - actions.BATTLE_REWARD)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.GO_ON


def open_window(s: Runewars, side: i64, window: i64) -> bool:
    """Ask a side at a window, if it is to be asked; whether it is."""
    if not is_asked(s, side, window):
        return False
    s.ask(questions.BATTLE_WINDOW, troops.seat_of(s, side), side, window)
    return True


def close_windows(s: Runewars) -> None:
    """A moment of the battle is over; at the next one everything is open again."""
    s.window_over = 0
    s.set_played_now(ATTACKER, 0)
    s.set_played_now(DEFENDER, 0)


# --- Passes in advance ----------------------------------------------------------------------------------------------


@final
class Aside(Question[Runewars]):
    """Passes by kind of window, given and taken back at any time; everybody sees them [RUN-WINDOW-02]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        for window in range(len(WINDOWS)):
            given = (s.passes_ahead[seat] >> window) & 1 == 1
            out[n] = (actions.ASK_AGAIN if given else actions.PASS_AHEAD) + window
            n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        if actions.PASS_AHEAD <= action < actions.PASS_AHEAD + len(WINDOWS):
            given = (s.passes_ahead[seat] >> (action - actions.PASS_AHEAD)) & 1
            return clauses.PASSES_ALREADY if given == 1 else ALLOWED
        if actions.ASK_AGAIN <= action < actions.ASK_AGAIN + len(WINDOWS):
            given = (s.passes_ahead[seat] >> (action - actions.ASK_AGAIN)) & 1
            return ALLOWED if given == 1 else clauses.PASSES_ALREADY
        return OTHER_QUESTION

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        again = actions.ASK_AGAIN <= action < actions.ASK_AGAIN + len(WINDOWS)
        window = action - (actions.ASK_AGAIN if again else actions.PASS_AHEAD)
        if again:
            s.set_passes_ahead(seat, s.passes_ahead[seat] & ~BIT[window])
        else:
            s.set_passes_ahead(seat, s.passes_ahead[seat] | BIT[window])
        if s.sink is not None:
            s.emit(events.PASSED, seat, window, 0 if again else 1, 0, ALL, 0)
