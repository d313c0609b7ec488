"""Many matches: series of them over several processes, and round-robins between bots."""

from __future__ import annotations

from bannerhall.arena.outcome import Outcome
from bannerhall.arena.pool import run
from bannerhall.arena.rounds import Pairing, Score, by_bot, by_pair, pairings, wilson
from bannerhall.arena.series import Series, play_batch

__all__ = ["Outcome", "Pairing", "Score", "Series", "by_bot", "by_pair", "pairings", "play_batch", "run", "wilson"]
