"""A match played along from what a hall tells, so that its board can be drawn here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bannerhall.core.errors import Trouble
from bannerhall.core.state import State


class Mirror:
    """Where nothing is hidden from the reader the lines of the feed are the whole match. Where something is, or the
    position was mended, there is no state to draw, and the bare view must do."""

    def __init__(self, start: State) -> None:
        self.start = start
        self._path = [(0, start)]  # the states that still hold, each after the line of a number
        self._clouded = False

    def take(self, line: Mapping[str, Any]) -> None:
        """One more line of the feed."""
        if self._clouded or "sits" in line or "result" in line or "dice" in line:
            return
        if "back" in line:
            self._path = [place for place in self._path if place[0] <= line["back"]]
        elif "action" in line:
            self._step(line)
        else:
            self._clouded = True

    def _step(self, line: Mapping[str, Any]) -> None:
        state = self._path[-1][1].clone()
        try:
            action = state.rules.vocabulary.from_json(line["action"])
        except Trouble:  # an argument that is not ours to see
            self._clouded = True
            return
        if state.why_not(line["by"], action) is not None:
            self._clouded = True
            return
        state.answer(line["by"], action)
        self._path.append((line["number"], state))

    def state(self, reader: int, view: Mapping[str, Any]) -> State | None:
        """The state now, if what the reader sees of it is exactly what the hall shows."""
        state = self._path[-1][1]
        return state if not self._clouded and state.view(reader) == view else None
