"""Secrets: what a reader is shown never depends on what it may not know.

The tool is the resampled world, a state that the reader cannot tell from the true one. Everything it is shown must be
equal in both. After the same action in both, as long as its views are still equal, so must be events, feeds and who is
asked: a difference would have told it which world it is in.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.chance import Stream
from bannerhall.core.conformance.legality import policy_answers
from bannerhall.core.conformance.walk import Check, frozen
from bannerhall.core.events import ALL, Sink, seen, viewer_bit
from bannerhall.core.state import CHANCE, State
from bannerhall.core.vocabulary import SPAN

TRIES = 40


class WorldsLookAlike(Check):
    """Equal views, options, refusals, questions and seats asked over a resampled world, which is itself sound."""

    def moment(self, state: State) -> None:
        if not self.walk.careful:
            return
        reader = self.walk.rng.choice(self.walk.readers())
        world = state.resample(reader, self.walk.stream())
        broken = world.check()
        if broken:
            raise self.fail(f"reader {reader} is given an unsound world: {broken[0]}")
        if frozen(world.view(reader)) != frozen(state.view(reader)):
            raise self.fail(f"the view of reader {reader} depends on a secret")
        if world.waiting() != state.waiting() or world.teller() != state.teller():
            raise self.fail(f"who is asked depends on what reader {reader} may not know")
        if reader >= 0:
            self.compare_options(state, world, reader)

    def compare_options(self, state: State, world: State, seat: int) -> None:
        if self.observed(world, seat) != self.observed(state, seat):
            raise self.fail(f"what seat {seat} observes depends on a secret")
        if world.legal(seat) != state.legal(seat):
            raise self.fail(f"the options of seat {seat} depend on a secret")
        for action in state.legal(seat):
            if state.remark(seat, action) != world.remark(seat, action):
                raise self.fail(f"the remark on action {action} of seat {seat} depends on a secret")
        mine, other = state.prompt(seat), world.prompt(seat)
        if frozen(mine and mine.to_json()) != frozen(other and other.to_json()):
            raise self.fail(f"the question to seat {seat} depends on a secret")
        for action in self.walk.some_actions():
            if state.why_not(seat, action) != world.why_not(seat, action):
                raise self.fail(f"the refusal of action {action} of seat {seat} depends on a secret")

    def observed(self, state: State, seat: int) -> list[int]:
        row = vec[i64]([0] * state.observation_size())
        state.fill_observation(seat, row)
        return list(row)


class PolicyKeepsSecrets(Check):
    """Policy, stakes, plans, worth and evaluation terms of a seat are alike in all worlds that it cannot tell apart."""

    def moment(self, state: State) -> None:
        if not self.walk.careful:
            return
        for seat in state.waiting():
            if seat == CHANCE:
                continue
            world = state.resample(seat, Stream(self.walk.steps, seat))
            if policy_answers(state, seat, self.walk.steps) != policy_answers(world, seat, self.walk.steps):
                raise self.fail(f"the policy of seat {seat} depends on what it may not know")
            if (state.stakes(seat), state.tempo()) != (world.stakes(seat), world.tempo()):
                raise self.fail(f"stakes or tempo of seat {seat} depend on what it may not know")
            if (state.worth(seat), state.evaluation_terms(seat)) != (world.worth(seat), world.evaluation_terms(seat)):
                raise self.fail(f"the evaluation of seat {seat} by itself depends on what it may not know")


class OpenMeansOpen(Check):
    """In a game that says it has no secrets all readers see the same, and every answer is public."""

    def moment(self, state: State) -> None:
        if self.walk.game.open_information and self.walk.careful:
            views = {frozen(state.view(reader)) for reader in self.walk.readers()}
            if len(views) > 1:
                raise self.fail("the game says that it has no secrets, but its readers see different things")

    def step(self, state: State, seat: int, action: int) -> None:
        if self.walk.game.open_information and state.audience_of(seat, action) != (ALL, ALL):
            raise self.fail(f"the game says that it has no secrets, but action {action} is not seen by all")


class NothingLeaks(Check):
    """The same action in two worlds a reader cannot tell apart is noticed alike and told alike."""

    def step(self, state: State, seat: int, action: int) -> None:
        if not self.walk.careful:
            return
        reader = self.walk.rng.choice([r for r in self.walk.readers() if r != seat] or self.walk.readers())
        world = state.resample(reader, self.walk.stream())
        if world.why_not(seat, action) is not None:
            return
        mine = viewer_bit(reader)
        noticed, sighted = state.audience_of(seat, action)
        noticed_there, sighted_there = world.audience_of(seat, action)
        if (noticed & mine, sighted & mine) != (noticed_there & mine, sighted_there & mine):
            raise self.fail(f"whether reader {reader} is told of action {action} depends on a secret")
        here, told = self.after(state, seat, action, reader)
        there, told_there = self.after(world, seat, action, reader)
        if frozen(here.view(reader)) != frozen(there.view(reader)):
            return
        if told != told_there:
            raise self.fail(f"the events told to reader {reader} depend on a secret")
        if here.waiting() != there.waiting():
            raise self.fail(f"who is asked next depends on what reader {reader} may not know")
        if noticed & mine == 0 and seat != reader:
            self.compare_unnoticed(state, here, reader, told)

    def after(self, state: State, seat: int, action: int, reader: int) -> tuple[State, str]:
        copy = state.clone()
        copy.sink = Sink()
        copy.answer(seat, action)
        return copy, frozen(seen(copy.sink.drain(), state.rules.events, reader))

    def compare_unnoticed(self, before: State, after: State, reader: int, told: str) -> None:
        if frozen(before.view(reader)) != frozen(after.view(reader)) and told == "[]":
            raise self.fail(f"an entry that reader {reader} may not notice changes its view")


class SecretAnswersAreHidden(Check):
    """Nobody is told the argument of an answer if their view does not show it: `audience` must hide it from them.

    The proof that it is a secret: another argument would leave the reader's view as it is and change that of others.
    """

    def step(self, state: State, seat: int, action: int) -> None:
        if not self.walk.careful:
            return
        reader = self.walk.rng.choice([r for r in self.walk.readers() if r != seat])
        if state.audience_of(seat, action)[1] & viewer_bit(reader) and self.has_twin(state, seat, action, reader):
            text = state.rules.vocabulary.text(action)
            raise self.fail(f"reader {reader} is told “{text}”, which its view does not show; say so in `audience`")

    def has_twin(self, state: State, seat: int, action: int, reader: int) -> bool:
        others = [pair[0] for pair in state.odds()] if seat == CHANCE else state.legal(seat)
        others = [other for other in others if other != action and other // SPAN == action // SPAN]
        true = state.clone()
        true.answer(seat, action)
        for other in self.walk.rng.sample(others, min(3, len(others))):
            copy = state.clone()
            copy.answer(seat, other)
            differ = [r for r in self.walk.readers() if frozen(copy.view(r)) != frozen(true.view(r))]
            if differ and reader not in differ:
                return True
        return False


class WorldsDiffer(Check):
    """Where more than one world is possible, resampling shows more than one.

    The proof that another world is possible: the entry just made had an alternative that looks the same to the reader
    and leads to another state.
    """

    def step(self, state: State, seat: int, action: int) -> None:
        if not self.walk.careful:
            return
        reader = self.walk.rng.choice(self.walk.readers())
        if reader == seat or state.audience_of(seat, action)[1] & viewer_bit(reader):
            return
        true = state.clone()
        true.answer(seat, action)
        if self.has_twin(state, true, seat, action, reader) and self.always_same(true, reader):
            raise self.fail(f"reader {reader} cannot know the state, yet {TRIES} worlds all equal it")

    def has_twin(self, state: State, true: State, seat: int, action: int, reader: int) -> bool:
        others = [pair[0] for pair in state.odds()] if seat == CHANCE else state.legal(seat)
        for other in others[:20]:
            if other == action or other // 1024 != action // 1024:
                continue
            copy = state.clone()
            copy.answer(seat, other)
            if frozen(copy.view(reader)) == frozen(true.view(reader)):
                return frozen(copy.to_json()) != frozen(true.to_json())
        return False

    def always_same(self, true: State, reader: int) -> bool:
        text = frozen(true.to_json())
        stream = self.walk.stream()
        return all(frozen(true.resample(reader, stream).to_json()) == text for _ in range(TRIES))
