"""What a client needs to draw the table and never changes: what is printed on tiles, sheets and cards."""

from __future__ import annotations

from bannerhall.games.runewars.display.origins import OURS, PARTLY_OURS
from bannerhall.games.runewars.rules import (
    atlas,
    cities,
    commander_cards,
    development_cards,
    fate,
    hero_cards,
    objective_cards,
    quest_areas,
    quest_cards,
    reward_cards,
    season_cards,
    tactics,
    units,
)
from bannerhall.games.runewars.rules.components import DEVELOPMENTS, ORDERS, STRONGHOLD_STATES, TITLES
from bannerhall.games.runewars.rules.strength import OF_STRONGHOLD

DIALS = len(units.DIALS)
SHAPES = len(units.SHAPES)
SPACES = 8
ICON_NAMES = (*units.UNIT_NAMES, "influence", "tactics")


def drawing() -> dict[str, object]:
    return {
        "areas": {name: area_of(area) for area, name in enumerate(atlas.AREA_NAMES)},
        "units": {name: unit_of(kind) for kind, name in enumerate(units.UNIT_NAMES)},
        "factions": {name: faction_of(faction) for faction, name in enumerate(units.FACTIONS)},
        "shapes": list(units.SHAPES),
        "orders": list(ORDERS),
        "titles": list(TITLES),
        "strongholds": {name: int(OF_STRONGHOLD[state]) for state, name in enumerate(STRONGHOLD_STATES) if state},
        "developments": list(DEVELOPMENTS),
        "cities": {name: city_of(token) for token, name in enumerate(cities.NAMES)},
        "heroes": {name: hero_of(card) for card, name in enumerate(hero_cards.NAMES)},
        "seasons": {name: season_of(card) for card, name in enumerate(season_cards.NAMES)},
        "tactics": {name: tactics_of(card) for card, name in enumerate(tactics.NAMES)},
        "fate": {name: fate_of(card) for card, name in enumerate(fate.FATE_NAMES)},
        "quests": {name: quest_of(card) for card, name in enumerate(quest_cards.NAMES)},
        "costs": {name: cost_of(card) for card, name in enumerate(development_cards.NAMES)},
        "concerns": {name: concern_of(card) for card, name in enumerate(development_cards.NAMES)},
        "expansion": expansion(),
        "ours": {deck: list(names) for deck, names in OURS.items()},
        "partly_ours": {deck: list(names) for deck, names in PARTLY_OURS.items()},
    }


def area_of(area: int) -> dict[str, object]:
    """What is printed on an area [RUN-MAP-20] [RUN-MAP-21]."""
    home = int(atlas.HOME_OF[area]) - 1
    return {
        "tile": int(atlas.TILE_OF[area]),
        "home": units.FACTIONS[home] if home >= 0 else None,
        "food": int(atlas.FOOD[area]),
        "wood": int(atlas.WOOD[area]),
        "ore": int(atlas.ORE[area]),
        "city": bool(atlas.CITY_SPACE[area]),
    }


def unit_of(kind: int) -> dict[str, object]:
    """What sheets and cards give for a unit type; its name and ability are words [RUN-BOW-03]."""
    faction = kind // int(units.FACTION_UNITS)
    instead = int(units.REPLACES[kind]) - 1
    return {
        "faction": units.FACTIONS[faction] if faction < len(units.FACTIONS) else None,
        "shape": units.SHAPES[units.SHAPE[kind]],
        "health": int(units.HEALTH[kind]),
        "initiative": int(units.INITIATIVE[kind]),
        "flying": bool(units.FLYING[kind]),
        "fast": bool(units.FAST[kind]),
        "replaces": units.UNIT_NAMES[instead] if instead >= 0 else None,
    }


def faction_of(faction: int) -> dict[str, object]:
    """The sheet of a faction: what its dials show at each space, and what it begins with [RUN-SET-07]."""
    first = faction * DIALS * SPACES
    icons = [ICON_NAMES[units.ICONS[first + n]] for n in range(DIALS * SPACES)]
    return {
        "good": bool(units.GOOD[faction]),
        "influence": int(units.START_INFLUENCE[faction]),
        "tactics": int(units.START_TACTICS[faction]),
        "icons": {dial: icons[n * SPACES : (n + 1) * SPACES] for n, dial in enumerate(units.DIALS)},
    }


def city_of(token: int) -> dict[str, object]:
    shape = int(cities.NEUTRAL_SHAPE[token]) - 1
    return {
        "neutral_units": int(cities.NEUTRAL_COUNT[token]),
        "shape": units.SHAPES[shape] if shape >= 0 else None,
        "influence": int(cities.INFLUENCE[token]),
        "tactics_cards": int(cities.TACTICS[token]),
        "quest_cards": int(cities.QUEST[token]),
        "dragon_rune": bool(cities.DRAGON_RUNE[token]),
    }


def hero_of(card: int) -> dict[str, object]:
    first = card * len(hero_cards.ATTRIBUTES)
    return {
        "alignment": hero_cards.ALIGNMENTS[hero_cards.ALIGNMENT[card]],
        "health": int(hero_cards.HEALTH[card]),
        **{name: int(hero_cards.ATTRIBUTE[first + n]) for n, name in enumerate(hero_cards.ATTRIBUTES)},
    }


def season_of(card: int) -> dict[str, object]:
    return {
        "season": season_cards.SEASONS[season_cards.SEASON[card]],
        "council": bool(season_cards.COUNCIL[card]),
        "bid": bool(season_cards.IS_BID[card]),
    }


def tactics_of(card: int) -> dict[str, object]:
    fated = bool(tactics.IS_FATE[card])
    lines = range(card * SHAPES, (card + 1) * SHAPES)
    return {
        "timing": tactics.TIMINGS[tactics.TIMING[card]],
        "lines": [[fate.RESULTS[tactics.RESULT[n]], int(tactics.AMOUNT[n])] for n in lines] if fated else None,
    }


def fate_of(card: int) -> dict[str, object]:
    """A Fate card: its symbol and one result for each base shape [RUN-COMP-08]."""
    lines = range(card * SHAPES, (card + 1) * SHAPES)
    return {
        "destiny": fate.DESTINIES[fate.DESTINY[card]],
        "lines": [[fate.RESULTS[fate.RESULT[n]], int(fate.AMOUNT[n])] for n in lines],
    }


def quest_of(card: int) -> dict[str, object]:
    price = int(quest_areas.price_of(card))
    one = quest_areas.PLACE[card] == quest_areas.ONE_AREA
    return {"area": atlas.AREA_NAMES[quest_areas.NAMED_AREA[card]] if one else None, "price": price}


def cost_of(card: int) -> dict[str, int]:
    """What a Development card costs, by dial [RUN-DCRD-03]."""
    first = card * DIALS
    return {dial: int(development_cards.COST[first + n]) for n, dial in enumerate(units.DIALS)}


def concern_of(card: int) -> str | None:
    """The unit type that a Development card concerns [RUN-DCRD-05]."""
    kind = int(development_cards.CONCERNS[card]) - 1
    return units.UNIT_NAMES[kind] if kind >= 0 else None


def expansion() -> dict[str, list[str]]:
    """The cards of Banners of War by deck: a client puts the mark of the expansion on them [RUN-COMP-06]."""
    mixed = (
        ("seasons", season_cards.NAMES, season_cards.IN_BOW),
        ("tactics", tactics.NAMES, tactics.IN_BOW),
        ("objectives", objective_cards.NAMES, objective_cards.IN_BOW),
        ("heroes", hero_cards.NAMES, hero_cards.IN_BOW),
        ("quests", quest_cards.NAMES, quest_cards.IN_BOW),
        ("rewards", reward_cards.NAMES, reward_cards.IN_BOW),
    )
    found = {deck: [name for card, name in enumerate(names) if in_bow[card] == 1] for deck, names, in_bow in mixed}
    return {**found, "improvements": list(development_cards.NAMES), "commanders": list(commander_cards.NAMES)}
