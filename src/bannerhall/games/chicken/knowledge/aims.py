"""Whom the pieces of a seat could attack now, and what each attack would weigh without cards."""

from __future__ import annotations

from bannerhall.core.bits import BIT, members
from bannerhall.core.errors import Fact
from bannerhall.core.frames import WHO
from bannerhall.games.chicken.rules import questions
from bannerhall.games.chicken.rules.atlas import HEX_NAMES
from bannerhall.games.chicken.rules.components import KINDS_OF_FACES, PIECE_NAMES, PIECES, PLUS1, PLUS2, PLUS3
from bannerhall.games.chicken.rules.fight import egg_hexes
from bannerhall.games.chicken.rules.state import Chicken
from bannerhall.games.chicken.rules.values import armour_of, strength_against, targets


def aims_view(s: Chicken, seat: int) -> dict[str, object]:
    """By attacker, for whoever is asked for an action: every target, face-down chickens by their hex only
    [CHI-FIGHT-02] [CHI-COCK-09]."""
    if s.depth == 0 or s.frames[s.top()] != questions.ACTION or s.frames[s.top() + WHO] != seat:
        return {}
    found: dict[str, object] = {}
    for piece in range(PIECES):
        if s.place[piece] == 0 or s.player_of(piece) != seat:
            continue
        reached = int(targets(s, piece))
        known: list[dict[str, object]] = [
            {"target": PIECE_NAMES[target], **weighed(s, seat, piece, target)}
            for target in members(reached & ~int(s.eggs))
        ]
        known.extend({"egg": HEX_NAMES[hex_]} for hex_ in members(int(egg_hexes(s, reached))))
        if known:
            found[PIECE_NAMES[piece]] = known
    return found


def weighed(s: Chicken, seat: int, attacker: int, target: int) -> dict[str, Fact]:
    """Strength and dice against armour, without cards [CHI-FIGHT-19]. A target face down weighs nothing that may be
    told."""
    if s.eggs & BIT[target]:
        return {}
    strength = int(strength_against(s, attacker, target))
    banner = seat * KINDS_OF_FACES
    dice = int(s.dice[banner + PLUS1] + 2 * s.dice[banner + PLUS2] + 3 * s.dice[banner + PLUS3])
    armour = int(armour_of(s, target, attacker))
    return {
        "strength": strength,
        "dice": dice,
        "armour": armour,
        "sum": strength + dice,
        "odds": "sure" if strength >= armour else "dice" if strength + dice >= armour else "short",
    }
