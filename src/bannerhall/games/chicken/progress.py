"""What a player's matches come to: leaders who have beaten the challenger, and challenges.

Those of a single match are noted by `rules/feats.py` while it is played.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bannerhall.core.bits import members
from bannerhall.games.chicken.rules import leaders
from bannerhall.games.chicken.rules.components import MODES
from bannerhall.games.chicken.rules.state import Chicken

RULES: Final = ("quick_game", "base_bonus", "hardcore")  # the alternative rules that can be switched on
FEATS: Final = 7  # challenges of a single match
NINE_LIVES: Final = "nine_lives"
ALL_MODES: Final = "all_modes"
MEDALS: Final = {"leader": leaders.NAMES, "feat": (*map(str, range(FEATS)), NINE_LIVES, ALL_MODES)}


def deeds(s: Chicken, seat: int) -> dict[str, object]:
    """What a finished match counts for: all of it lay open at its end."""
    return {
        "mode": MODES[s.mode],
        "rules": [rule for rule in RULES if s.rules.options[rule]],
        "leader": leaders.NAMES[s.leader[seat] - 1] if s.leader[seat] else None,
        "won": bool((s.winners >> seat) & 1) and s.over == 1,
        "feats": members(s.feats[seat]),
        "gentle": s.rules.options["solo_draws"] != 2,
    }


def medals_of(matches: Sequence[Mapping[str, object]]) -> dict[str, list[str]]:
    """The medals of a player, from the deeds of all matches that nobody mended [CHI-CHAL-08] [CHI-CHAL-11]."""
    winners = {match["leader"] for match in matches if match["mode"] == "solo" and match["won"] and not match["gentle"]}
    feats = {str(feat) for match in matches if isinstance(match["feats"], list) for feat in match["feats"]}
    if winners >= set(leaders.NAMES):
        feats.add(NINE_LIVES)
    if played_everything(matches):
        feats.add(ALL_MODES)
    return {
        "leader": [name for name in MEDALS["leader"] if name in winners],
        "feat": [feat for feat in MEDALS["feat"] if feat in feats],
    }


def played_everything(matches: Sequence[Mapping[str, object]]) -> bool:
    """Every mode and every alternative rule [CHI-CHAL-09]."""
    modes = {match["mode"] for match in matches}
    rules = {rule for match in matches if isinstance(match["rules"], list) for rule in match["rules"]}
    return modes >= set(MODES) and rules >= set(RULES)
