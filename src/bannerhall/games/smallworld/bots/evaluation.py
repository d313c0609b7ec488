"""What a position is worth to each seat: the share of the others that it is likely to beat."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.question import Scoring
from bannerhall.core.state import FULL
from bannerhall.games.smallworld.bots.evaluation_terms import captives, guard, leader, might, past, purse, realm
from bannerhall.games.smallworld.bots.values import turns_left
from bannerhall.games.smallworld.rules import ending
from bannerhall.games.smallworld.rules.state import SmallWorld

TERMS: Final = ("coins", "captives", "realm", "guard", "decline", "tokens", "leader", "others")
NARROW: Final = 600  # a lead that is three quarters of a victory in the last turn,
PER_TURN: Final = 350  # and how much more it must be for each turn that is left


@final
class SmallWorldScoring(Scoring[SmallWorld]):
    def points(self, s: SmallWorld, seat: i64) -> i64:
        return ending.points(s, seat)

    def fill_ranks(self, s: SmallWorld, out: vec[i64]) -> None:
        ending.fill_ranks(s, out)

    def evaluate(self, s: SmallWorld, out: vec[i64]) -> None:
        """The share of the others that each seat is likely to beat."""
        worth = vec[i64]([0] * s.seats)
        for seat in range(s.seats):
            worth[seat] = prospects(s, seat)
        for seat in range(s.seats):
            total: i64 = 0
            for other in range(s.seats):
                if other != seat:
                    total += chance_to_beat(worth[seat] - worth[other], turns_left(s, seat))
            out[seat] = total // (s.seats - 1)

    def term_names(self) -> tuple[str, ...]:
        return TERMS

    def fill_terms(self, s: SmallWorld, seat: i64, out: vec[i64]) -> None:
        """Coins, regions of the active race and of those in decline, tokens, Leaders, and what the others lose."""
        out[0] = purse(s, seat)
        out[1] = captives(s, seat)
        out[2] = realm(s, seat)
        out[3] = guard(s, seat)
        out[4] = past(s, seat)
        out[5] = might(s, seat)
        out[6] = leader(s, seat)
        others: i64 = 0
        for other in range(s.seats):
            if other != seat:
                others += prospects(s, other) - purse(s, other)  # their coins are hidden
        out[7] = -others // (s.seats - 1)

    def worth(self, s: SmallWorld, seat: i64) -> i64:
        return prospects(s, seat)


def chance_to_beat(lead: i64, turns: i64) -> i64:
    doubt = NARROW + PER_TURN * turns
    return FULL // 2 + FULL * lead // (2 * (doubt + (lead if lead > 0 else -lead)))


def prospects(s: SmallWorld, seat: i64) -> i64:
    """What the player is likely to have in the end."""
    board = realm(s, seat) + guard(s, seat) + past(s, seat) + might(s, seat) + leader(s, seat)
    return purse(s, seat) + captives(s, seat) + board
