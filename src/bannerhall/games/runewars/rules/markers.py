"""Setup markers: where they may lie at the edge of the finished board, and how far from each other [RUN-MAP-11].

A marker is two hexes that touch at least three borders without colour. Between two markers there are at least four
areas, three in ruleset revised, counted along the shortest way over the board [RUN-ORIG-02] [RUN-MAP-12] [RUN-MAP-14].
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.core.clauses import ALLOWED
from bannerhall.games.runewars.rules import clauses, ground
from bannerhall.games.runewars.rules.board import SIDES
from bannerhall.games.runewars.rules.ground import STEP, Ground
from bannerhall.games.runewars.rules.homes import Homes
from bannerhall.games.runewars.rules.spots import Spots
from bannerhall.games.runewars.rules.state import Runewars

FITS: Final[i64] = 1
FITS_NOT: Final[i64] = 2
FREE_BORDERS: Final = 3  # that a marker touches


def distance(s: Runewars, closer: i64) -> i64:
    """How many areas there are between two markers, at least; one less if no set of markers fits otherwise
    [RUN-ORIG-02] [RUN-MAP-12] [RUN-MAP-28]."""
    return (3 if s.revised == 1 else i64(4)) - closer


def with_homes(s: Runewars, closer: i64) -> MarkerSpots:
    """Where markers may lie so that the home realms of all players can replace them [RUN-MAP-29]."""
    spots = MarkerSpots(s, Ground(s), distance(s, closer))
    homes = Homes(spots.ground)
    for seat in range(s.seats):
        homes.tiles = append(homes.tiles, ground.tile_of_faction(s.faction_of(seat)))
    spots.homes = homes
    return spots


def without_homes(s: Runewars, closer: i64) -> MarkerSpots:
    """Where markers may lie, whatever becomes of the home realms [RUN-MAP-28]."""
    return MarkerSpots(s, Ground(s), distance(s, closer))


def areas_at_markers(s: Runewars) -> i64:
    """The areas that a setup marker touches."""
    lying = Ground(s)
    mask: i64 = 0
    for place in range(2 * s.seats):
        if s.marker[place] != 0:
            mask |= lying.touched_from(s.marker[place] - 1)
    return mask


@final
class MarkerSpots(Spots):
    """Where the next setup marker may be laid so that all others, and the home realms in their places, still can
    [RUN-MAP-11] [RUN-MAP-12] [RUN-ORIG-02] [RUN-MAP-29].

    `distance` is how many areas there must be between two markers. Two markers are far enough from each other if none
    touches an area that is `close` to the other: fewer steps away than that."""

    def __init__(self, s: Runewars, ground: Ground, distance: i64) -> None:
        super().__init__()
        self.ground: Ground = ground
        self.first: vec[i64] = vec[i64]([])  # of each place for a marker, its one hex
        self.side: vec[i64] = vec[i64]([])  # the side of that hex on which the other one lies
        self.touched: vec[i64] = vec[i64]([])  # the areas that it touches
        self.close: vec[i64] = vec[i64]([])  # the areas that no other marker may touch
        self.known: vec[i64] = vec[i64]([])  # FITS, FITS_NOT, or 0 as long as nobody has looked
        self.open: vec[i64] = vec[i64]([])  # the places that fit beside the markers that lie already
        self.chosen: vec[i64] = vec[i64]([0] * 8)  # the cells of all markers, two by two
        self.laid: i64 = 0  # how many of them lie already
        self.seats: i64 = s.seats
        self.revised: i64 = s.revised
        self.homes: Homes | None = None
        for seat in range(s.seats):
            if s.marker[2 * seat] != 0:
                self.chosen[2 * self.laid] = s.marker[2 * seat] - 1
                self.chosen[2 * self.laid + 1] = s.marker[2 * seat + 1] - 1
                self.laid += 1
        self.collect(s, distance)

    def collect(self, s: Runewars, distance: i64) -> None:
        """All places with three borders without colour, apart from where the markers lie already."""
        for at in self.ground.rim():
            here = self.free_borders(at)
            if here == 0:
                continue
            for side in range(SIDES):
                other = at + STEP[side]
                if self.ground.area[other] != 0:
                    continue
                there = self.free_borders(other)
                if here + there >= FREE_BORDERS and (there == 0 or at < other):
                    self.add(s, at, side, distance)
        for place in range(len(self.first)):
            if self.fits_beside_laid(s, place, distance):
                self.open = append(self.open, place)
            else:
                self.known[place] = FITS_NOT

    def clause_against(self, at: i64, turn: i64) -> i64:
        """Why a marker may not lie so: three borders without colour, far enough from those that lie, and room for
        those that follow [RUN-MAP-11] [RUN-MAP-12] [RUN-ORIG-02] [RUN-MAP-29]."""
        for place in range(len(self.first)):
            one = self.first[place]
            two = one + STEP[self.side[place]]
            if (one == at and two == at + STEP[turn]) or (two == at and one == at + STEP[turn]):
                if self.fits(place):
                    return ALLOWED
                if self.is_near(place):
                    return clauses.MARKERS_NEAR_REVISED if self.revised == 1 else clauses.MARKERS_NEAR
                return clauses.NO_MARKERS_FOR_REST
        return clauses.NO_SPOT_FOR_MARKER

    def is_near(self, place: i64) -> bool:
        """Whether it is too close to a marker that lies already."""
        for other in self.open:
            if other == place:
                return False
        return True

    def fits_beside_laid(self, s: Runewars, place: i64, distance: i64) -> bool:
        for i in range(self.laid):
            one = self.chosen[2 * i]
            two = self.chosen[2 * i + 1]
            touched = self.ground.touched_from(one) | self.ground.touched_from(two)
            close = areas_within(s, touched, distance - 2)
            if self.touched[place] & close != 0 or self.covers(place, one, two):
                return False
        return True

    def add(self, s: Runewars, at: i64, side: i64, distance: i64) -> None:
        touched = self.ground.touched_from(at) | self.ground.touched_from(at + STEP[side])
        self.first = append(self.first, at)
        self.side = append(self.side, side)
        self.touched = append(self.touched, touched)
        self.close = append(self.close, areas_within(s, touched, distance - 2))
        self.known = append(self.known, 0)
        self.maybe[at] = 1
        self.maybe[at + STEP[side]] = 1

    def free_borders(self, at: i64) -> i64:
        """How many borders without colour a hex touches; the yellow one is coloured [RUN-MAP-11] [RUN-MAP-32]."""
        n: i64 = 0
        for side in range(SIDES):
            if self.ground.area[at + STEP[side]] != 0 and self.ground.border_towards(at, side) == 0:
                n += 1
        return n

    def turns_at(self, at: i64) -> i64:
        mask: i64 = 0
        for place in range(len(self.first)):
            if self.first[place] == at and self.fits(place):
                mask |= BIT[self.side[place]]
            elif self.first[place] + STEP[self.side[place]] == at and self.fits(place):
                mask |= BIT[(self.side[place] + 3) % SIDES]
        return mask

    def fits(self, place: i64) -> bool:
        """Whether a marker may lie there; whatever completes it fits as well."""
        if self.known[place] == 0:
            self.known[place] = FITS if self.add_to_set(place, self.laid, self.beside(place, self.open)) else FITS_NOT
        return self.known[place] == FITS

    def can_be_completed(self) -> bool:
        """Whether there is a legal set of markers at all."""
        return self.search(self.laid, self.open)

    def search(self, laid: i64, places: vec[i64]) -> bool:
        """Whether the set can be completed with some of these places."""
        if laid == self.seats:
            return self.can_be_settled()
        for i in range(len(places)):
            if len(places) - i < self.seats - laid:
                return False
            if self.add_to_set(places[i], laid, self.beside(places[i], places[i + 1 :])):
                return True
        return False

    def add_to_set(self, place: i64, laid: i64, others: vec[i64]) -> bool:
        """Whether the set can be completed with this place and with some of the others, which fit beside it."""
        self.chosen[2 * laid] = self.first[place]
        self.chosen[2 * laid + 1] = self.first[place] + STEP[self.side[place]]
        if not self.search(laid + 1, others):
            return False
        self.known[place] = FITS
        return True

    def beside(self, place: i64, places: vec[i64]) -> vec[i64]:
        """Those of some places where a marker may lie beside this one."""
        found = vec[i64]([])
        one = self.first[place]
        two = one + STEP[self.side[place]]
        for other in places:
            if self.touched[other] & self.close[place] == 0 and not self.covers(other, one, two):
                found = append(found, other)
        return found

    def covers(self, place: i64, one: i64, two: i64) -> bool:
        """Whether a marker there would cover one of two cells."""
        first = self.first[place]
        second = first + STEP[self.side[place]]
        return first == one or first == two or second == one or second == two

    def can_be_settled(self) -> bool:
        """Whether home realms can replace the markers, where that is asked."""
        homes = self.homes
        return homes is None or homes.can_lie_on(self.chosen, self.seats)


def areas_within(s: Runewars, areas: i64, steps: i64) -> i64:
    """The areas at most so many steps away from some, borders ignored [RUN-MAP-14]."""
    for _ in range(steps):
        left = areas
        while left != 0:
            areas |= s.near[lowest(left)]
            left &= left - 1
    return areas
