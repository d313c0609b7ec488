"""Broken twins of Sealed: each breaks one promise of the contract, and one check of the suite must catch it."""

from __future__ import annotations

import dataclasses
import itertools
import json
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core import conformance, uncompiled
from bannerhall.core.chance import Stream
from bannerhall.core.conformance import copies, legality, options, records, sameness, secrecy, soundness
from bannerhall.core.errors import Fact, Refusal
from bannerhall.core.events import ALL
from bannerhall.core.game import Condition, Game, Option
from bannerhall.core.state import NO_POLICY, State
from bannerhall.core.wrapper import Wrapper
from bannerhall.games.sealed import GAME
from bannerhall.games.sealed.rules.actions import BID, BREAK, KEEP, LEAVE, PASS, PLEDGE
from bannerhall.games.sealed.rules.components import SEAL

TWINS: dict[str, type[conformance.Check]] = {}


def table(state: State) -> Any:
    """The table of Sealed within however many wrappers."""
    while isinstance(state, Wrapper):
        state = state.inner
    return state


def twin(check: type[conformance.Check], **changed: Any) -> Any:
    """Make a game of a broken state, or with changed claims, and note which check must catch it."""

    def note(broken: type[Wrapper]) -> type[Wrapper]:
        name = broken.__name__
        TWINS[name] = check
        globals()[f"{name}_GAME"] = dataclasses.replace(
            GAME,
            slug=f"sealed-{name.lower()}",
            package=__name__,
            attribute=f"{name}_GAME",
            make=lambda rules: broken(GAME.make(rules)),
            **changed,
        )
        return broken

    return note


def game_of(name: str) -> Game:
    game = globals()[f"{name}_GAME"]
    assert isinstance(game, Game)
    return game


@twin(legality.EveryoneAskedHasOptions)
class ForgetsPass(Wrapper):
    def legal(self, seat: int | None = None) -> list[int]:
        return [action for action in self.inner.legal(seat) if action != PASS]


@twin(legality.EveryoneAskedHasOptions)
class AwaitsNobody(Wrapper):
    def waiting(self) -> list[int]:
        return [seat for seat in self.inner.waiting() if seat != 1]


@twin(legality.OptionsAreDistinctAndStable)
class OffersTwice(Wrapper):
    def legal(self, seat: int | None = None) -> list[int]:
        actions = self.inner.legal(seat)
        return [*actions, KEEP] if KEEP in actions else actions


@twin(legality.OptionsAreDistinctAndStable)
class Shuffles(Wrapper):
    turns = itertools.count()

    def legal(self, seat: int | None = None) -> list[int]:
        actions = self.inner.legal(seat)
        return actions[::-1] if next(self.turns) % 2 else actions


@twin(legality.LegalMeansNoRefusal)
class HidesAnOption(Wrapper):
    def legal(self, seat: int | None = None) -> list[int]:
        actions = self.inner.legal(seat)
        return [action for action in actions if action != BID + 3] if len(actions) > 1 else actions


@twin(legality.LegalMeansNoRefusal)
class RefusesWhatItOffers(Wrapper):
    def why_not(self, seat: int, action: int) -> Refusal | None:
        if action == BID + 2:
            return Refusal(19, "SLD-BID-02", {"seat": seat + 1})
        return self.inner.why_not(seat, action)


@twin(legality.RefusalsNameAClause)
class InventsAClause(Wrapper):
    def why_not(self, seat: int, action: int) -> Refusal | None:
        refusal = self.inner.why_not(seat, action)
        return refusal and Refusal(99, "SLD-NONE-01", refusal.facts)


@twin(legality.RefusedAnswersChangeNothing)
class ChargesForMistakes(Wrapper):
    def answer(self, seat: int, action: int) -> None:
        if self.inner.why_not(seat, action) is not None and 0 <= seat < self.seats:
            table(self).coins[seat] += 1
        super().answer(seat, action)


@twin(legality.RefusedAnswersChangeNothing)
class DoesWhatItRefuses(Wrapper):
    def answer(self, seat: int, action: int) -> None:
        if self.inner.why_not(seat, action) is None:
            super().answer(seat, action)


@twin(legality.LapsesAreLegal)
class LapsesIntoNothing(Wrapper):
    def lapse(self, seat: int) -> int:
        return BREAK


@twin(legality.PolicyIsLegal)
class AdvisesNonsense(Wrapper):
    def policy(self, seat: int, stream: Stream) -> int:
        return BREAK


@twin(legality.PolicyIsLegal)
class ActsOnItsAdvice(Wrapper):
    def policy(self, seat: int, stream: Stream) -> int:
        table(self).coins[seat] += 1
        return NO_POLICY


@twin(secrecy.PolicyKeepsSecrets)
class AdvisesByOthersCards(Wrapper):
    """Advises the first option to those whose neighbour holds a seal."""

    def policy(self, seat: int, stream: Stream) -> int:
        told = table(self).find((seat + 1) % self.seats, SEAL) >= 0
        return self.legal_actions(seat)[0] if told else NO_POLICY


@twin(legality.PolicyIsLegal)
class ExaggeratesItsStakes(Wrapper):
    def stakes(self, seat: int) -> int:
        return 3


@twin(legality.PolicyIsLegal)
class PlansNonsense(Wrapper):
    def plans(self, seat: int) -> int:
        return 1

    def planned_answer(self, seat: int, plan: int, stream: Stream) -> int:
        return BREAK


@twin(legality.TempoNeverFalls)
class CountsDown(Wrapper):
    def tempo(self) -> int:
        return -self.inner.tempo()


@twin(secrecy.PolicyKeepsSecrets)
class KnowsWhatItIsWorth(Wrapper):
    """Counts the neighbour's first card."""

    def worth(self, seat: int) -> int:
        return int(table(self).cards[(seat + 1) % self.seats * 12])


@twin(secrecy.PolicyKeepsSecrets)
class FeelsTheStakes(Wrapper):
    """A question matters more to those whose neighbour holds a seal."""

    def stakes(self, seat: int) -> int:
        return 2 if table(self).find((seat + 1) % self.seats, SEAL) >= 0 else 1


@twin(copies.ClonesAreIndependent)
class SharesItsTable(Wrapper):
    def clone(self) -> State:
        return type(self)(self.inner)


@twin(copies.ClonesAreIndependent)
class TakesItsSinkAlong(Wrapper):
    def clone(self) -> State:
        copy = type(self)(self.inner.clone())
        copy.sink = self.sink
        return copy


@twin(copies.PositionsRoundTrip)
class ForgetsThePledge(Wrapper):
    def to_json(self) -> dict[str, object]:
        data: Any = self.inner.to_json()
        data["table"]["pledge"] = [None] * int(self.seats)
        return data if not self.sides else self.inner.to_json()


@twin(copies.PositionsRoundTrip)
class LoadsRicher(Wrapper):
    def read(self, data: Any) -> None:
        self.inner.read(data)
        table(self).coins[0] += 1


@twin(records.ReplayEqualsPlay)
class HasMoods(Wrapper):
    """Answers differ by what happened elsewhere: no function of state and action."""

    moods = itertools.count()

    def answer_in(self, f: int, seat: int, action: int) -> None:
        super().answer_in(f, seat, action)
        if seat >= 0 and next(self.moods) % 7 == 0:
            table(self).coins[seat] += 1


@twin(sameness.WorkersDoNotMatter)
class RemembersOtherGames(Wrapper):
    games = itertools.count()

    def clone(self) -> State:
        copy = type(self)(self.inner.clone())
        table(copy).coins[0] = next(self.games) % 7
        return copy


@twin(sameness.HashSeedDoesNotMatter)
class TrustsASet(Wrapper):
    def fill_asked(self, out: vec[i64]) -> int:
        n = self.inner.fill_asked(out)
        order = [out[i] for i in sorted(range(n), key=lambda i: hash(str(out[i])))]
        for i, action in enumerate(order):
            out[i] = action
        return n


@twin(sameness.CompiledEqualsUncompiled)
class KnowsItsCompiler(Wrapper):
    def fill_asked(self, out: vec[i64]) -> int:
        n = self.inner.fill_asked(out)
        return 1 if uncompiled.wanted() else n


@twin(copies.TextsAreViews)
class WritesMoreThanItShows(Wrapper):
    def view_text(self, seat: int) -> bytes:
        return json.dumps({**self.view(seat), "more": 1}, separators=(",", ":")).encode()


@twin(secrecy.WorldsLookAlike)
class ShowsTheDeck(Wrapper):
    def view(self, seat: int) -> dict[str, object]:
        return {**self.inner.view(seat), "middle": list(table(self).deck.counts)}


@twin(secrecy.WorldsLookAlike)
class AgentsSeeMore(Wrapper):
    def fill_observation(self, seat: int, out: vec[i64]) -> None:
        self.inner.fill_observation(seat, out)
        out[0] = table(self).cards[(seat + 1) % self.seats * 12]


@twin(secrecy.WorldsLookAlike)
class OptionsTell(Wrapper):
    """Bidding four is open only to whoever's neighbour holds no seal."""

    def legal(self, seat: int | None = None) -> list[int]:
        actions = self.inner.legal(seat)
        mine = self.seat() if seat is None else seat
        told = mine >= 0 and table(self).find((mine + 1) % self.seats, SEAL) >= 0
        return [a for a in actions if a != BID + 4] if told else actions


@twin(secrecy.WorldsLookAlike)
class RefusalsTell(Wrapper):
    def why_not(self, seat: int, action: int) -> Refusal | None:
        refusal = self.inner.why_not(seat, action)
        if refusal is not None and seat >= 0:
            refusal.facts["hint"] = int(table(self).cards[(seat + 1) % self.seats * 12])
        return refusal


@twin(secrecy.WorldsLookAlike)
class RemarksTell(Wrapper):
    def remark(self, seat: int, action: int) -> dict[str, Fact]:
        return {"hint": int(table(self).cards[(seat + 1) % self.seats * 12])}


@twin(secrecy.OpenMeansOpen, open_information=True)
class SaysThatItIsOpen(Wrapper):
    """Sealed as it is, which is full of secrets."""


@twin(secrecy.WorldsLookAlike)
class AsksOnlyHolders(Wrapper):
    """Who is waited for in the window gives away who holds a seal."""

    def waiting(self) -> list[int]:
        seats = self.inner.waiting()
        asked = self.inner.prompt()
        if asked is not None and asked.decision == "window":
            return [seat for seat in seats if table(self).find(seat, SEAL) >= 0] or [0]
        return seats


@twin(secrecy.WorldsLookAlike)
class DealsExtraCards(Wrapper):
    def resample(self, seat: int, stream: Stream) -> State:
        world = type(self)(self.inner.resample(seat, stream))
        table(world).discards[0] += 1
        return world


@twin(secrecy.WorldsDiffer)
class SeesThrough(Wrapper):
    """Gives every seat the true world."""

    def resample(self, seat: int, stream: Stream) -> State:
        return self.clone()


@twin(secrecy.SecretAnswersAreHidden)
class BidsAreTold(Wrapper):
    """Everybody is told a bid at once, though no view shows it before the last one."""

    def audience_of(self, seat: int, action: int) -> tuple[int, int]:
        noticed, sighted = self.inner.audience_of(seat, action)
        return (ALL, ALL) if action // 1024 == BID // 1024 else (noticed, sighted)


@twin(secrecy.NothingLeaks)
class EventsTell(Wrapper):
    """Keeping the uppermost card tells everybody what the first seat holds."""

    def answer_in(self, f: int, seat: int, action: int) -> None:
        super().answer_in(f, seat, action)
        if action == KEEP and self.sink is not None:
            self.sink.put(8, 0, table(self).cards[0], 0, 0, ALL, 0)


@twin(secrecy.NothingLeaks)
class NumbersTell(Wrapper):
    """A bid above five is noticed, a lower one is not: the numbering of feeds gives it away."""

    def audience_of(self, seat: int, action: int) -> tuple[int, int]:
        noticed, sighted = self.inner.audience_of(seat, action)
        rich = any(table(self).cards[i] == 4 for i in range(72))
        return (ALL, sighted) if action // 1024 == PLEDGE // 1024 and rich else (noticed, sighted)


@twin(secrecy.NothingLeaks)
class NextOneTells(Wrapper):
    """After a seat has left its desk, who is waited for depends on its pledge."""

    left = False

    def clone(self) -> State:
        copy = type(self)(self.inner.clone())
        copy.left = self.left
        return copy

    def resample(self, seat: int, stream: Stream) -> State:
        copy = type(self)(self.inner.resample(seat, stream))
        copy.left = self.left
        return copy

    def answer(self, seat: int, action: int) -> None:
        pledged = seat >= 0 and table(self).pledge[seat] == 1
        super().answer(seat, action)
        self.left = action == LEAVE and bool(pledged)

    def waiting(self) -> list[int]:
        seats = self.inner.waiting()
        return seats[::-1] if self.left and len(seats) > 1 else [*seats, 0] if self.left else seats


@twin(soundness.InvariantsHold)
class LosesCards(Wrapper):
    def answer_in(self, f: int, seat: int, action: int) -> None:
        super().answer_in(f, seat, action)
        if action == KEEP:
            table(self).discards[0] += 1


@twin(soundness.GamesEnd)
class NeverLeaves(Wrapper):
    """At the desk nothing helps."""

    def answer(self, seat: int, action: int) -> None:
        if action != LEAVE:
            super().answer(seat, action)


@twin(soundness.GamesEnd)
class NobodyWins(Wrapper):
    def result(self) -> Any:
        standing = self.inner.result()
        if standing is not None:
            standing.ranks = [rank + 1 for rank in standing.ranks]
        return standing


@twin(
    options.ConditionsAreKept,
    options=(Option("long", (False, True)),),
    conditions=(Condition("", ("long",), lambda seats, chosen: not chosen["long"]),),
)
class ExcludesWithoutARule(Wrapper):
    pass
