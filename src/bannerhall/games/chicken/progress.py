"""Challenges that look across several matches of one player; those of a single match are noted by `rules/feats.py`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bannerhall.games.chicken.rules import leaders
from bannerhall.games.chicken.rules.components import MODES

RULES = ("quick_game", "base_bonus", "hardcore")  # the alternative rules that can be switched on


@dataclass(frozen=True)
class Finished:
    """What a challenge needs to know of a finished match."""

    mode: str
    options: tuple[str, ...]  # alternative rules that were switched on
    leader: str | None  # the player's leader at the beginning
    won: bool
    mended: bool = False  # by a repair or a take-back: such a match does not count


def met_challenges(matches: Sequence[Finished]) -> set[str]:
    """Which challenges over several matches a player has met. A mended match counts for none."""
    honest = [match for match in matches if not match.mended]
    met: set[str] = set()
    if nine_lives(honest):
        met.add("nine_lives")
    if all_modes(honest):
        met.add("all_modes")
    return met


def nine_lives(matches: Sequence[Finished]) -> bool:
    """Nine wins in solo, each with another leader [CHI-CHAL-08]."""
    winners = {match.leader for match in matches if match.mode == "solo" and match.won}
    return winners >= set(leaders.NAMES)


def all_modes(matches: Sequence[Finished]) -> bool:
    """Every mode and every alternative rule was played [CHI-CHAL-09]."""
    played = {match.mode for match in matches}
    rules = {rule for match in matches for rule in match.options}
    return played >= set(MODES) and rules >= set(RULES)
