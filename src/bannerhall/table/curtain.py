"""Several seats on one device: between two of them the curtain falls, and only the next one lifts it."""

from __future__ import annotations

from bannerhall.core.match import Match
from bannerhall.core.state import CHANCE, SPECTATOR


class Curtain:
    """Knows which seat's secrets a shared device may show now."""

    def __init__(self, seats: set[int]) -> None:
        self.seats = frozenset(seats)
        self.open_for: int | None = None

    def due(self, match: Match) -> int | None:
        """The seat of this device that should hold it now: whoever is shown while still asked, else the first asked."""
        asked = [seat for seat in match.state.waiting() if seat != CHANCE and seat in self.seats]
        if self.open_for in asked:
            return self.open_for
        return asked[0] if asked else None

    def lift(self, seat: int) -> None:
        """The person of this seat has the device in hand and holds the button."""
        if seat in self.seats:
            self.open_for = seat

    def fall(self) -> None:
        """Hide everything secret."""
        self.open_for = None

    def reader(self, match: Match) -> int:
        """Whose eyes the device may serve: the seat it is open for, or nobody's while the curtain is down."""
        if len(self.seats) == 1:
            return next(iter(self.seats))
        due = self.due(match)
        if due is not None and due != self.open_for:
            self.fall()
        return SPECTATOR if self.open_for is None else self.open_for
