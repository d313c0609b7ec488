"""Several seats on one device: between two of them the curtain falls, and only the next one lifts it.

What is answered before everybody's eyes is answered with the curtain down: the device shows what everybody may see, and
the question of the seat that it serves."""

from __future__ import annotations

from collections.abc import Iterable

from bannerhall.core.state import CHANCE, SPECTATOR
from bannerhall.table.table import Table


class Curtain:
    """Knows which seat's secrets a shared device may show now, and whom it serves.

    Where a game has no secrets there is nothing to hide, and the device goes round without a curtain."""

    def __init__(self, seats: Iterable[int], secrets: bool = True) -> None:
        self.seats = frozenset(seats)
        self.secrets = secrets
        self.open_for: int | None = None
        self._chosen: int | None = None  # whom the people want to serve first
        self._told = 0  # how much the seat had been told when the curtain was lifted for it

    # --- Who is to be served --------------------------------------------------------------------------------

    def waiting(self, table: Table) -> list[int]:
        """The seats of this device that have something to do, those first that can do it in the open."""
        state = table.match.state
        asked = {seat for seat in state.waiting() if seat != CHANCE and seat in self.seats}
        asked.update(self._tellers(table))
        return sorted(asked, key=lambda seat: (not self.in_the_open(table, seat), seat))

    def _tellers(self, table: Table) -> list[int]:
        """Who of this device tells what is due: its teller, or anybody where anybody may."""
        able = [seat for seat in sorted(self.seats) if table.may_tell(seat)]
        teller = table.match.state.teller()
        return [teller] if teller in able else able[:1]

    def in_the_open(self, table: Table, seat: int) -> bool:
        """Whether everybody may look on while the seat does what it has to do."""
        return seat in self._tellers(table) or table.match.state.in_the_open(seat)

    def due(self, table: Table) -> int | None:
        """The seat to be served now: whoever is shown while still asked, else the one the people chose, else the
        first."""
        waiting = self.waiting(table)
        for seat in (self.open_for, self._chosen):
            if seat is not None and seat in waiting:
                return seat
        return waiting[0] if waiting else None

    def served(self, table: Table) -> int | None:
        """The seat that is served with the curtain down; None while somebody holds the device, or should."""
        due = self.due(table) if self.open_for is None else None
        return due if due is not None and self.something_open(table, due) else None

    def something_open(self, table: Table, seat: int) -> bool:
        """Whether the seat may do something before everybody's eyes, although the rest may want the curtain lifted."""
        return self.in_the_open(table, seat) or len(table.match.state.open_answers(seat)) > 0

    # --- What people do with it -----------------------------------------------------------------------------

    def choose(self, seat: int) -> None:
        """The people want to serve this seat first; what another one has before it falls out of sight."""
        if seat in self.seats:
            self._chosen = seat
            if self.open_for != seat:
                self.fall()

    def lift(self, seat: int, table: Table) -> None:
        """The person of this seat has the device in hand and holds the button."""
        if seat in self.seats:
            self.open_for = seat
            self._told = len(table.feed(seat).lines)

    def fall(self) -> None:
        """Hide everything secret."""
        self.open_for = None

    def reader(self, table: Table) -> int:
        """Whose eyes the device may serve: the seat it is open for, or nobody's while the curtain is down."""
        if len(self.seats) == 1:
            return next(iter(self.seats))
        waiting = self.waiting(table)
        if self._chosen not in waiting:
            self._chosen = None
        if not self.secrets:
            due = self.due(table)
            self.open_for = self.open_for if due is None else due
            return min(self.seats) if self.open_for is None else self.open_for
        if self.open_for is not None and self._is_over(table, self.open_for, waiting):
            self.fall()
        return SPECTATOR if self.open_for is None else self.open_for

    def _is_over(self, table: Table, seat: int, waiting: list[int]) -> bool:
        """Whether who holds the device has nothing secret left to do: then it goes back to the table.

        Before anything else has happened everybody may look at what is theirs as long as they like."""
        if len(table.feed(seat).lines) == self._told:
            return False
        return seat not in waiting or self.in_the_open(table, seat)
