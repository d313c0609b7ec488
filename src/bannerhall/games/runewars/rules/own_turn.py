"""What a player may do during one's own turn beside the order [RUN-TERM-13] [RUN-TERM-14] [RUN-TERM-17]."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.question import Question
from bannerhall.core.state import PROCEEDS
from bannerhall.games.runewars.rules import (
    actions,
    claims,
    clauses,
    completion,
    events,
    locations,
    objective_draws,
    objectives,
    questions,
    reward_uses,
    runes,
    tactics,
    titles,
    turn_cards,
)
from bannerhall.games.runewars.rules.state import Runewars


def offer(s: Runewars, seat: i64) -> None:
    """A step of the turn is complete: see whether somebody has won, and ask what the current player does now
    [RUN-TERM-13] [RUN-TERM-14]."""
    s.ask(questions.OWN_ACTIONS, PROCEEDS, seat)


@final
class OwnActions(Question[Runewars]):
    """Asks until the player goes on; after each thing that was done somebody may have won, or be out of the game
    [RUN-WIN-06] [RUN-ELIM-01] [RUN-TERM-17]."""

    def proceed(self, s: Runewars, f: i64) -> None:
        seat = s.frames[f + questions.OWN_ACTIONS_SEAT]
        if completion.is_over(s):
            return
        if (s.playing >> seat) & 1 == 1 and might_act(s, seat):
            s.ask(questions.OWN_TURN, seat)
        else:
            s.end_frame()


def might_act(s: Runewars, seat: i64) -> bool:
    """Whether the player could do anything, as far as everybody can see [RUN-WINDOW-01]."""
    if s.cards_in_hand(seat) != 0 or s.objective[seat] != 0 or reward_uses.may_have_use(s, seat):
        return True
    if locations.razable(s, seat) != 0 or locations.at_gorge(s, seat) != 0:
        return True
    return claims.might_claim(s, seat)


@final
class OwnTurn(Question[Runewars]):
    """Cards, objective, title, rewards, claims; then the turn goes on [RUN-TERM-17]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = actions.GO_ON
        n += 1
        for card in range(tactics.KINDS):
            if s.hand[seat * tactics.KINDS + card] != 0 and turn_cards.clause_against(s, seat, card) == ALLOWED:
                out[n] = actions.PLAY + card
                n += 1
        if clause_against_objective(s, seat) == ALLOWED:
            out[n] = actions.CLAIM_OBJECTIVE
            n += 1
        if clause_against_replacing(s, seat) == ALLOWED:
            out[n] = actions.REPLACE_OBJECTIVE
            n += 1
        if titles.clause_against_leading(s, seat) == ALLOWED:
            out[n] = actions.LEAD_LEAGUE
            n += 1
        if claims.clause_against_claim(s, seat) == ALLOWED:
            out[n] = actions.CLAIM_VICTORY
            n += 1
        n = locations.fill(s, seat, out, n)
        return reward_uses.fill(s, seat, out, n)

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        if action == actions.GO_ON:
            return ALLOWED
        if actions.PLAY <= action < actions.PLAY + tactics.KINDS:
            return turn_cards.clause_against(s, seat, action - actions.PLAY)
        if action == actions.CLAIM_OBJECTIVE:
            return clause_against_objective(s, seat)
        if action == actions.REPLACE_OBJECTIVE:
            return clause_against_replacing(s, seat)
        if action == actions.LEAD_LEAGUE:
            return titles.clause_against_leading(s, seat)
        if action == actions.CLAIM_VICTORY:
            return claims.clause_against_claim(s, seat)
        clause = locations.clause_against(s, seat, action)
        return reward_uses.clause_against(s, seat, action) if clause == OTHER_QUESTION else clause

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        s.end_frame()
        if action == actions.GO_ON:
            s.end_frame()  # what offered it
        elif actions.PLAY <= action < actions.PLAY + tactics.KINDS:
            turn_cards.play(s, seat, action - actions.PLAY)
        elif action == actions.CLAIM_OBJECTIVE:
            claim_objective(s, seat)
        elif action == actions.REPLACE_OBJECTIVE:
            replace_objective(s, seat)
        elif action == actions.LEAD_LEAGUE:
            titles.lead(s, seat)
        elif action == actions.CLAIM_VICTORY:
            claims.claim(s, seat)
        elif locations.clause_against(s, seat, action) == ALLOWED:
            locations.carry_out(s, seat, action)
        else:
            reward_uses.carry_out(s, seat, action)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.GO_ON


# --- Objectives ------------------------------------------------------------------------------------------------------


def clause_against_objective(s: Runewars, seat: i64) -> i64:
    """The clause against claiming the Objective [RUN-OBJ-01]."""
    if s.objective[seat] == 0 or not objectives.is_met(s, seat, s.objective[seat] - 1):
        return clauses.OBJECTIVE_NOT_MET
    return ALLOWED if runes.supply_dragon(s) > 0 else clauses.NO_EFFECT


def claim_objective(s: Runewars, seat: i64) -> None:
    """It is shown and leaves the game; its owner receives a dragon rune, and no other card [RUN-OBJ-01]."""
    if s.sink is not None:
        s.emit(events.OBJECTIVE_MET, seat, s.objective[seat] - 1, 0, 0, ALL, 0)
    s.set_objective(seat, 0)
    runes.receive_rune(s, seat)


def clause_against_replacing(s: Runewars, seat: i64) -> i64:
    """The clause against exchanging Friend of Giants or Master of Dragons."""
    if s.objective[seat] == 0 or not objectives.may_be_replaced(s, s.objective[seat] - 1):
        return clauses.NOT_REPLACEABLE
    return ALLOWED if objective_draws.some_left(s, seat) else clauses.NO_EFFECT


def replace_objective(s: Runewars, seat: i64) -> None:
    """The card is discarded for another one of the alignment."""
    if s.sink is not None:
        s.emit(events.OBJECTIVE_REPLACED, seat, s.objective[seat] - 1, 0, 0, ALL, 0)
    s.set_objective(seat, 0)
    objective_draws.draw(s, seat)
