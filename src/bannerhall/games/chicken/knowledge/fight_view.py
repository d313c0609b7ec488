"""What each seat sees of the fight under way, with what every point of strength and armour comes from."""

from __future__ import annotations

from bannerhall.games.chicken.knowledge.sight import attacker_seen, cards_laid
from bannerhall.games.chicken.rules import scrolls
from bannerhall.games.chicken.rules.atlas import HEX_NAMES
from bannerhall.games.chicken.rules.components import CHALLENGER, FACES, PIECE_NAMES, PLUS2, PLUS3, SOLO
from bannerhall.games.chicken.rules.position import HELPED, OUTCOMES
from bannerhall.games.chicken.rules.state import Chicken
from bannerhall.games.chicken.rules.values import (
    ALARM,
    armour_of,
    in_force,
    strength_against,
    strength_of_card,
    total_armour,
    total_strength,
)


def fight_view(s: Chicken, seat: int) -> dict[str, object] | None:
    """Attacker, defender, dice and what lies open; of the cards face down the number, and one's own."""
    if s.attacker == 0 and not any(s.shown) and not any(s.draws):
        return None
    players = range(int(s.players))
    attacker = attacker_seen(s, seat)
    both = attacker != 0 and s.defender != 0 and s.place[attacker - 1] != 0 and s.place[s.defender - 1] != 0
    return {
        "attacker": PIECE_NAMES[attacker - 1] if attacker else None,
        "defender": PIECE_NAMES[s.defender - 1] if s.defender else None,
        "aggressor": int(s.aggressor),
        "victim": int(s.victim),
        "first_victim": int(s.first_victim),
        "thrown": counted(FACES, [int(n) for n in s.thrown]),
        "power": int(s.power),
        "alarms": int(s.alarms),
        "passes": int(s.passes),
        "laid": [int(cards_laid(s, player)) for player in players],
        "own": cards_of(s, "laid", seat) if seat >= 0 else {},
        "shown": [cards_of(s, "shown", player) for player in players],
        "for_attack": [cards_of(s, "for_attack", player) for player in players],
        "spoiled": [cards_of(s, "spoiled", player) for player in players],
        "rotten": [int(s.rotten[player]) for player in players],
        "helps": [HELPED[s.helps[player]] for player in players],
        "played": [int(s.played[player]) for player in players],
        "draws": [int(s.draws[player]) for player in players],
        "outcome": OUTCOMES[s.outcome],
        "fell_at": HEX_NAMES[s.fell_at - 1] if s.fell_at else None,
        "strength": int(total_strength(s)) if both else None,
        "armour": int(total_armour(s)) if both else None,
        "attack": attack_parts(s) if both else [],
        "defence": defence_parts(s) if both else [],
    }


def counted(names: tuple[str, ...], numbers: list[int]) -> dict[str, int]:
    """Those of which there are any."""
    return {name: number for name, number in zip(names, numbers, strict=True) if number != 0}


def cards_of(s: Chicken, field: str, player: int) -> dict[str, int]:
    """The scrolls of a player in a row of such counts."""
    row = getattr(s, field)
    first = player * scrolls.KINDS
    return counted(scrolls.NAMES, [int(n) for n in row[first : first + scrolls.KINDS]])


def part(of: str, points: int, player: int) -> dict[str, object]:
    return {"of": of, "points": points, "player": player}


def attack_parts(s: Chicken) -> list[dict[str, object]]:
    """The attacker itself, its dice, and the cards on its side, in this order [CHI-FIGHT-19]."""
    attacker = s.attacker - 1
    found = [part("piece", int(strength_against(s, attacker, s.defender - 1)), int(s.aggressor))]
    for face, points in ((PLUS2, 2), (PLUS3, 3)):
        found.extend(part(FACES[face], points, int(s.aggressor)) for _ in range(int(s.thrown[face])))
    for player in range(int(s.players)):
        for kind in range(scrolls.KINDS):
            if s.mode == SOLO and player == CHALLENGER:
                many = int(in_force(s, player, kind)) if s.aggressor == CHALLENGER else 0
                points = int(scrolls.SOLO_BONUS[kind])
            else:
                many = int(s.for_attack[player * scrolls.KINDS + kind])
                points = int(strength_of_card(s, kind, attacker)) if many else 0
            found.extend(part(scrolls.NAMES[kind], points, player) for _ in range(many))
    return found


def defence_parts(s: Chicken) -> list[dict[str, object]]:
    """The defender itself, Cluck Alarms, and the cards on its side [CHI-FIGHT-19]."""
    found = [part("piece", int(armour_of(s, s.defender - 1, s.attacker - 1)), int(s.victim))]
    found.extend(part("alarm", int(ALARM), int(s.first_victim)) for _ in range(int(s.alarms)))
    for player in range(int(s.players)):
        for kind in range(scrolls.KINDS):
            many = int(in_force(s, player, kind))
            points = int(scrolls.ARMOUR[kind])
            if s.mode == SOLO and player == CHALLENGER:
                many = 0 if s.aggressor == CHALLENGER else many
                points = int(scrolls.SOLO_BONUS[kind])
            else:
                many -= int(s.for_attack[player * scrolls.KINDS + kind])
            found.extend(part(scrolls.NAMES[kind], points, player) for _ in range(many))
    return found
