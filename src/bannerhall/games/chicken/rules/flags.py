"""Flags: who carries them, where they lie, and when one has come home [CHI-FLAG-06] [CHI-FLAG-07]."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.question import Question
from bannerhall.games.chicken.rules import actions, clauses, ending, events, questions
from bannerhall.games.chicken.rules.components import FLAG, NONE, PIECES
from bannerhall.games.chicken.rules.island import hex_distance
from bannerhall.games.chicken.rules.state import HEXES, LYING, Chicken

FAR: Final[i64] = 99

# --- Where they are --------------------------------------------------------------------------------------------------


def lying_on(s: Chicken, hex_: i64) -> i64:
    """Mask of the players whose flags lie on a hex."""
    found: i64 = 0
    for owner in range(s.players):
        if s.flags[owner] == LYING + hex_:
            found |= BIT[owner]
    return found


def carried_by(s: Chicken, piece: i64) -> i64:
    """Mask of the players whose flags a piece carries; it may carry several [CHI-FLAG-07]."""
    found: i64 = 0
    for owner in range(s.players):
        if s.flags[owner] == piece + 1:
            found |= BIT[owner]
    return found


# --- Gaining and losing them -----------------------------------------------------------------------------------------


def arrived(s: Chicken, piece: i64) -> None:
    """A unit that comes to a hex, in whatever way, picks up the flags that lie there, its player's own among them; one
    brought home wins [CHI-FLAG-05] [CHI-FLAG-07] [CHI-FLAG-13]."""
    if s.mode != FLAG:
        return
    left = lying_on(s, s.place[piece] - 1)
    while left != 0:
        take(s, lowest(left), piece)
        left &= left - 1
    check_home(s, s.player_of(piece))


def take(s: Chicken, owner: i64, piece: i64) -> None:
    """A piece has a flag from now on; it cannot drop it or hand it over by choice [CHI-FLAG-13]."""
    s.set_flags(owner, piece + 1)
    if s.sink is not None:
        s.emit(events.CARRIES, s.player_of(piece), owner, piece, 0, ALL, 0)


def check_home(s: Chicken, player: i64) -> None:
    """Whoever has a unit with another's flag on their own base wins at once [CHI-FLAG-06] [CHI-FLAG-08]."""
    if s.mode != FLAG or s.over != 0:
        return
    for owner in range(s.players):
        piece = s.flags[owner] - 1
        if owner == player or piece < 0 or piece >= PIECES:
            continue
        if s.player_of(piece) == player and s.place[piece] == s.base[player]:
            ending.win(s, BIT[player])
            return


def lose(s: Chicken, piece: i64, taker: i64) -> None:
    """A carrier is being destroyed: the attacker gets its flags, at once also on its base; after a shot or an
    environmental effect (`taker` is NONE) they lie where it stood [CHI-FLAG-03] [CHI-FLAG-04] [CHI-FLAG-12]
    [CHI-FLAG-16]."""
    if s.mode != FLAG:
        return
    left = carried_by(s, piece)
    while left != 0:
        owner = lowest(left)
        left &= left - 1
        if taker == NONE:
            lay(s, owner, s.place[piece] - 1)
        else:
            take(s, owner, taker)


def lay(s: Chicken, owner: i64, hex_: i64) -> None:
    s.set_flags(owner, LYING + hex_)
    if s.sink is not None:
        s.emit(events.FLAG_FELL, owner, hex_, 0, 0, ALL, 0)


# --- Flags on lava ---------------------------------------------------------------------------------------------------


def on_lava(s: Chicken, owner: i64) -> bool:
    """Whether a flag lies on a hex that has become lava."""
    hex_ = s.flags[owner] - LYING
    return s.mode == FLAG and hex_ >= 0 and (s.lava >> hex_) & 1 == 1


def resting_places(s: Chicken, hex_: i64) -> i64:
    """Mask of the nearest hexes without lava and without a unit [CHI-FLAG-10]."""
    return nearest(s, hex_, s.land & ~s.lava & ~s.held_by_all())


def nearest(s: Chicken, origin: i64, hexes: i64) -> i64:
    """Those hexes of a mask with the smallest distance over the grid."""
    found: i64 = 0
    best: i64 = FAR
    while hexes != 0:
        hex_ = lowest(hexes)
        hexes &= hexes - 1
        steps = hex_distance(s, origin, hex_)
        if steps < best:
            best = steps
            found = 0
        if steps == best:
            found |= BIT[hex_]
    return found


def save(s: Chicken, owner: i64) -> None:
    """The flag's owner lays it on the nearest hex; several are a choice. Without any hex it stays [CHI-FLAG-10]."""
    hex_ = s.flags[owner] - LYING
    places = resting_places(s, hex_)
    if places & (places - 1) != 0:
        s.ask(questions.LOST_FLAG, owner, owner, hex_)
    elif places != 0:
        lay(s, owner, lowest(places))


@final
class LostFlag(Question[Chicken]):
    """Where a flag is laid that would lie on lava [CHI-FLAG-10]."""

    def fill(self, s: Chicken, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        left = resting_places(s, s.frames[f + questions.LOST_FLAG_HEX])
        while left != 0:
            out[n] = actions.HEX + lowest(left)
            left &= left - 1
            n += 1
        return n

    def clause_against(self, s: Chicken, f: i64, seat: i64, action: i64) -> i64:
        hex_ = action - actions.HEX
        if hex_ < 0 or hex_ >= HEXES:
            return OTHER_QUESTION
        places = resting_places(s, s.frames[f + questions.LOST_FLAG_HEX])
        return ALLOWED if (places >> hex_) & 1 == 1 else clauses.NOT_FOR_A_FLAG

    def carry_out(self, s: Chicken, f: i64, seat: i64, action: i64) -> None:
        owner = s.frames[f + questions.LOST_FLAG_OF]
        s.end_frame()
        lay(s, owner, action - actions.HEX)

    def lapse(self, s: Chicken, f: i64, seat: i64) -> i64:
        return actions.HEX + lowest(resting_places(s, s.frames[f + questions.LOST_FLAG_HEX]))

    def invariants(self, s: Chicken, f: i64) -> list[str]:
        owner = s.frames[f + questions.LOST_FLAG_OF]
        hex_ = s.frames[f + questions.LOST_FLAG_HEX]
        fits = s.frames[f + 1] == owner and on_lava(s, owner) and s.flags[owner] == LYING + hex_
        if fits and resting_places(s, hex_) != 0:
            return []
        return ["lost_flag is about something that cannot be"]
