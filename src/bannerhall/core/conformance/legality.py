"""Options and refusals: two faces of one predicate."""

from __future__ import annotations

from bannerhall.core.chance import Stream
from bannerhall.core.clauses import HALL_CLAUSES
from bannerhall.core.conformance.walk import Check, Walk, frozen
from bannerhall.core.errors import Illegal
from bannerhall.core.state import CHANCE, NO_POLICY, State

MOST_STAKES = 2


class EveryoneAskedHasOptions(Check):
    """Who is waited for has an option and a question; somebody is always waited for."""

    def moment(self, state: State) -> None:
        if not state.waiting():
            raise self.fail("the game is not over, yet nobody is waited for")
        for seat in state.waiting():
            if not state.legal(seat):
                raise self.fail(f"seat {seat} is waited for and has no option")
            if state.prompt(seat) is None:
                raise self.fail(f"seat {seat} is waited for and asked nothing")
        if any(weight <= 0 for _, weight in state.odds()):
            raise self.fail("an outcome has no weight")


class OptionsAreDistinctAndStable(Check):
    """No option twice, the same order when asked again, and never more than there is room for."""

    def moment(self, state: State) -> None:
        copy = state.clone()
        for seat in [CHANCE, *range(self.walk.seats)]:
            legal = state.legal(seat)
            if len(set(legal)) != len(legal):
                raise self.fail(f"seat {seat} is offered something twice")
            if legal != state.legal(seat) or legal != copy.legal(seat):
                raise self.fail(f"seat {seat} is offered another list when asked again")
            if len(legal) > state.max_actions():
                raise self.fail(f"seat {seat} has {len(legal)} options and room for {state.max_actions()}")


class LegalMeansNoRefusal(Check):
    """An action is in the list exactly when no clause forbids it, over the whole vocabulary."""

    def moment(self, state: State) -> None:
        if not self.walk.careful:
            return
        for seat in [CHANCE, *range(self.walk.seats)]:
            legal = set(state.legal(seat))
            for action in self.walk.some_actions():
                refusal = state.why_not(seat, action)
                if (refusal is None) != (action in legal):
                    said = "nothing" if refusal is None else refusal.clause
                    raise self.fail(f"seat {seat}, action {action}: listed {action in legal}, refused by {said}")


class RefusalsNameAClause(Check):
    """Every refusal names a clause of the game or of the hall."""

    def moment(self, state: State) -> None:
        if not self.walk.careful:
            return
        known = {*HALL_CLAUSES, *self.walk.game.clauses.ids}
        for seat in range(self.walk.seats):
            for action in self.walk.some_actions():
                refusal = state.why_not(seat, action)
                if refusal is not None and refusal.clause not in known:
                    raise self.fail(f"action {action} is refused by the unknown clause {refusal.clause}")


class RefusedAnswersChangeNothing(Check):
    """An answer that is refused raises Illegal and leaves the state as it was."""

    def moment(self, state: State) -> None:
        if not self.walk.careful:
            return
        before = frozen(state.to_json())
        actions = self.walk.some_actions()
        for seat in [*range(self.walk.seats), self.walk.seats, -9]:
            for action in self.walk.rng.sample(actions, 5):
                if state.why_not(seat, action) is None:
                    continue
                try:
                    state.answer(seat, action)
                except Illegal:
                    if frozen(state.to_json()) != before:
                        raise self.fail(f"refusing action {action} of seat {seat} changed the state") from None
                else:
                    raise self.fail(f"action {action} of seat {seat} is refused, yet was carried out")


class LapsesAreLegal(Check):
    """What the clock answers for a waiting seat is legal."""

    def moment(self, state: State) -> None:
        for seat in state.waiting():
            if seat != CHANCE and state.why_not(seat, state.lapse(seat)) is not None:
                raise self.fail(f"the lapse of seat {seat} is refused")
            if seat != CHANCE and state.clock(seat) < 0:
                raise self.fail(f"the clock of seat {seat} is below nothing")


class PolicyIsLegal(Check):
    """What the policy answers for a waiting seat is legal, with every plan too; asking for it changes nothing."""

    def moment(self, state: State) -> None:
        before = frozen(state.to_json()) if self.walk.careful else ""
        for seat in state.waiting():
            if seat == CHANCE:
                continue
            legal = state.legal_actions(seat)
            for answer in policy_answers(state, seat, self.walk.steps):
                if answer != NO_POLICY and answer not in legal:
                    raise self.fail(f"the policy answers {answer} for seat {seat}, which is not legal")
            if not 0 <= state.stakes(seat) <= MOST_STAKES:
                raise self.fail(f"the stakes of seat {seat} are {state.stakes(seat)}, not 0 to {MOST_STAKES}")
        if self.walk.careful and frozen(state.to_json()) != before:
            raise self.fail("asking the policy changed the state")


class TempoNeverFalls(Check):
    """Turns that have begun stay begun."""

    def __init__(self, walk: Walk) -> None:
        super().__init__(walk)
        self.last = walk.state.tempo()

    def moment(self, state: State) -> None:
        now = state.tempo()
        if now < self.last:
            raise self.fail(f"the tempo fell from {self.last} to {now}")
        self.last = now

    def end(self, state: State) -> None:
        self.moment(state)


def policy_answers(state: State, seat: int, seed: int) -> list[int]:
    """What the policy answers for a seat: without a plan, then with each of its plans."""
    plans = [state.planned_answer(seat, plan, Stream(seed)) for plan in range(state.plans(seat))]
    return [state.policy(seat, Stream(seed)), *plans]
