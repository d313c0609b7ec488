"""Clones, positions and texts: ways of having the same again."""

from __future__ import annotations

import json

from bannerhall.core.conformance.walk import Check, Walk, frozen
from bannerhall.core.events import Sink
from bannerhall.core.state import State


class ClonesAreIndependent(Check):
    """No later action changes an earlier clone; a clone is equal, and nobody's sink hears it."""

    def __init__(self, walk: Walk) -> None:
        super().__init__(walk)
        self.kept: list[tuple[int, State, str]] = []

    def moment(self, state: State) -> None:
        if not self.walk.careful or len(self.kept) >= 40:
            return
        copy = state.clone()
        text = frozen(state.to_json())
        if frozen(copy.to_json()) != text:
            raise self.fail("a clone differs from its original")
        self.kept.append((self.walk.steps, copy, text))

    def step(self, state: State, seat: int, action: int) -> None:
        if not self.walk.careful:
            return
        sink = Sink()
        before = state.sink
        state.sink = sink
        copy = state.clone()
        copy.answer(seat, action)
        state.sink = before
        if sink.events:
            raise self.fail("a clone tells the sink of its original")

    def end(self, state: State) -> None:
        for step, copy, text in self.kept:
            if frozen(copy.to_json()) != text:
                raise self.fail(f"the clone of step {step} was changed later")


class PositionsRoundTrip(Check):
    """A position written as JSON and loaded again is the same in everything that can be asked of it."""

    def moment(self, state: State) -> None:
        if not self.walk.careful:
            return
        text = frozen(state.to_json())
        again = self.walk.game.load(json.loads(text))
        if frozen(again.to_json()) != text:
            raise self.fail("a loaded position is written differently")
        for seat in self.walk.readers():
            if frozen(again.view(seat)) != frozen(state.view(seat)) or again.legal(seat) != state.legal(seat):
                raise self.fail(f"seat {seat} sees or may do something else after loading")
        if again.waiting() != state.waiting() or again.odds() != state.odds():
            raise self.fail("a loaded position asks somebody else")

    def end(self, state: State) -> None:
        again = self.walk.game.load(json.loads(frozen(state.to_json())))
        if again.result() != state.result():
            raise self.fail("the end loads with another result")


class TextsAreViews(Check):
    """A view that a game writes by itself is the same as the one it shows, to the byte."""

    def moment(self, state: State) -> None:
        if not self.walk.careful:
            return
        for reader in self.walk.readers():
            text = state.view_text(reader)
            if text and text != json.dumps(state.view(reader), ensure_ascii=False, separators=(",", ":")).encode():
                raise self.fail(f"the view of reader {reader} is written differently")
