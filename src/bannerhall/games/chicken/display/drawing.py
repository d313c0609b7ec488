"""What a client needs to draw the table and never changes: everything that is printed on cards and tiles."""

from __future__ import annotations

from bannerhall.games.chicken.rules import leaders, machines, scrolls
from bannerhall.games.chicken.rules.components import CHICKEN_ARMOUR, CHICKEN_STRENGTH, CHICKENS, FACES, GOODS

TYPES = ("magic", "strategy", "disaster")


def drawing() -> dict[str, object]:
    return {
        "machines": {name: machine_card(model) for model, name in enumerate(machines.NAMES)},
        "leaders": {name: leader_card(card) for card, name in enumerate(leaders.NAMES)},
        "scrolls": {name: scroll_card(kind) for kind, name in enumerate(scrolls.NAMES)},
        "chickens": [[int(CHICKEN_STRENGTH[n]), int(CHICKEN_ARMOUR[n])] for n in range(CHICKENS)],
        "faces": list(FACES),
        "goods": list(GOODS),
    }


def machine_card(model: int) -> dict[str, object]:
    """Kind, speed, strength, armour, range, pilots and price of a machine [CHI-BUILD-07]."""
    first = model * len(GOODS)
    return {
        "kind": machines.KINDS[machines.KIND[model]],
        "speed": int(machines.SPEED[model]),
        "strength": int(machines.STRENGTH[model]),
        "armour": int(machines.ARMOUR[model]),
        "range": int(machines.RANGE[model]),
        "pilots": int(machines.PILOTS[model]),
        "cost": {good: int(machines.COST[first + n]) for n, good in enumerate(GOODS) if machines.COST[first + n]},
    }


def leader_card(card: int) -> dict[str, object]:
    return {
        "speed": int(leaders.SPEED[card]),
        "strength": int(leaders.STRENGTH[card]),
        "armour": int(leaders.ARMOUR[card]),
        "range": int(leaders.RANGE[card]),
    }


def scroll_card(kind: int) -> dict[str, object]:
    return {
        "type": TYPES[scrolls.TYPE[kind]],
        "strength": int(scrolls.STRENGTH[kind]),
        "armour": int(scrolls.ARMOUR[kind]),
        "in_combat": bool(scrolls.IN_COMBAT[kind]),
        "in_actions": bool(scrolls.IN_ACTIONS[kind]),
    }
