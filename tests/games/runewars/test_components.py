"""What is in the boxes: figures, tokens and cards by number [RUN-COMP-01] to [RUN-COMP-11]."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import pytest
from runewars_setup import box
from runewars_table import rune, table

from bannerhall.core.bits import count
from bannerhall.games.runewars.rules import (
    atlas,
    cities,
    commander_cards,
    development_cards,
    developments,
    exploration_tokens,
    fate,
    hero_cards,
    objective_cards,
    quest_cards,
    runes,
    season_cards,
    tactics,
    tokens,
    units,
)
from bannerhall.games.runewars.rules.atlas import AREA_NAMES
from bannerhall.games.runewars.rules.components import (
    DEVELOPMENTS,
    ORDERS,
    PEASANTS,
    STRONGHOLDS,
    TITLES,
    ZOMBIES,
)
from bannerhall.games.runewars.rules.state import Runewars
from bannerhall.games.runewars.rules.units import FACTIONS, UNIT_NAMES

BASE, BOW = 0, 1


def figures(*names: str) -> list[int]:
    return [int(units.FIGURES[UNIT_NAMES.index(name)]) for name in names]


def in_set(numbers: Iterable[int], marks: Iterable[int], which: int) -> int:
    """How many pieces of a box there are."""
    return sum(int(number) for number, mark in zip(numbers, marks, strict=True) if mark == which)


def cards_in(marks: Iterable[int], which: int) -> int:
    return sum(1 for mark in marks if mark == which)


@pytest.mark.clause("RUN-COMP-01", "RUN-BOW-03", "RUN-BOW-04")
@pytest.mark.parametrize(
    ("first", "second", "instead_of"),
    [
        ("novice_wizard", "roc", ("bowman", "siege_tower")),
        ("leonx_rider", "forest_guardian", ("warrior", "pegasus_rider")),
        ("blood_sister", "obscene", ("warlock", "chaos_lord")),
        ("vampire", "great_wyrm", ("skeleton_archer", "dark_knight")),
    ],
)
def test_each_faction_gains_eight_and_four_figures(first: str, second: str, instead_of: tuple[str, str]) -> None:
    assert figures(first, second) == [8, 4]
    for name, base in zip((first, second), instead_of, strict=True):
        kind = UNIT_NAMES.index(name)
        assert units.IN_BOW[kind] == 1
        assert UNIT_NAMES[units.REPLACES[kind] - 1] == base


@pytest.mark.clause("RUN-COMP-07")
@pytest.mark.parametrize("faction", range(4))
def test_each_faction_has_36_base_units_and_a_home_realm_of_three_areas(faction: int) -> None:
    kinds = range(faction * 6, faction * 6 + 6)
    assert sum(int(units.FIGURES[kind]) for kind in kinds if units.IN_BOW[kind] == 0) == 36
    assert sum(1 for home in atlas.HOME_OF if home == faction + 1) == 3
    assert STRONGHOLDS == 4
    assert development_tokens(box(4, bow=False)) == 5


def development_tokens(s: Runewars) -> int:
    """How many a player can build."""
    return sum(int(developments.tokens_left(s, 0, kind)) for kind in range(len(DEVELOPMENTS)))


@pytest.mark.clause("RUN-COMP-02", "RUN-COMP-11")
def test_twelve_heroes_and_eight_more() -> None:
    assert cards_in(hero_cards.IN_BOW, BASE) == 12
    assert cards_in(hero_cards.IN_BOW, BOW) == 8


@pytest.mark.clause("RUN-COMP-05", "RUN-COMP-11", "RUN-COMP-09")
def test_the_decks_of_both_boxes() -> None:
    assert [in_set(tactics.COPIES, tactics.IN_BOW, which) for which in (BASE, BOW)] == [50, 32]
    assert [cards_in(quest_cards.IN_BOW, which) for which in (BASE, BOW)] == [24, 17]
    assert [cards_in(objective_cards.IN_BOW, which) for which in (BASE, BOW)] == [16, 6]
    assert commander_cards.CARDS == 10
    assert len(TITLES) == 3 + 1
    for season in range(4):
        mine = [mark for mark, of in zip(season_cards.IN_BOW, season_cards.SEASON, strict=True) if of == season]
        assert (cards_in(mine, BASE), cards_in(mine, BOW)) == (8, 3)
    for good in (0, 1):
        mine = [mark for mark, of in zip(objective_cards.IN_BOW, objective_cards.IS_GOOD, strict=True) if of == good]
        assert (cards_in(mine, BASE), cards_in(mine, BOW)) == (8, 3)
    assert (box(bow=False).reward_deck.size(), box().reward_deck.size()) == (25, 25 + 9)


@pytest.mark.clause("RUN-COMP-09", "RUN-COMP-11")
def test_neutral_figures_and_city_tokens() -> None:
    assert figures("sorcerer", "razorwing", "beastman", "hell_hound", "dragon", "giant") == [8, 8, 8, 8, 4, 4]
    assert cities.ALTERNATE == 7
    assert cities.SUNKEN_CITY - cities.ALTERNATE == 8


@pytest.mark.clause("RUN-COMP-03", "RUN-COMP-10")
def test_eight_development_cards_and_an_order_card_for_each_faction() -> None:
    assert Counter(name.split("_")[0] for name in development_cards.NAMES) == dict.fromkeys(FACTIONS, 8)
    assert sum(name.endswith("_capital") for name in development_cards.NAMES) == 4
    assert development_tokens(box(4)) == 5 + 1
    assert ORDERS[0] == "garrison"
    assert len(ORDERS) == 9
    normal = cards_in(quest_cards.IN_BOW, BOW) + len(FACTIONS)
    small = (
        in_set(tactics.COPIES, tactics.IN_BOW, BOW)
        + cards_in(season_cards.IN_BOW, BOW)
        + cards_in(objective_cards.IN_BOW, BOW)
        + cards_in(hero_cards.IN_BOW, BOW)
        + (box().reward_deck.size() - box(bow=False).reward_deck.size())
        + commander_cards.CARDS
        + development_cards.CARDS
        + len(FACTIONS)  # Victory cards
        + 1  # the Guildmaster
    )
    assert (normal, small) == (21, 114)


@pytest.mark.clause("RUN-COMP-04", "RUN-COMP-11", "RUN-SET-19", "RUN-EXPL-02")
def test_tokens_of_the_expansion() -> None:
    copies, marks = exploration_tokens.COPIES, exploration_tokens.IN_BOW
    assert [in_set(copies, marks, which) for which in (BASE, BOW)] == [35, 8]
    assert (PEASANTS, ZOMBIES) == (3, 8)
    s = table(2)
    assert (runes.supply_dragon(s), runes.supply_false(s), tokens.tokens_left(s)) == (26, 22, 6)
    rune(s, "DA", "dragon")
    rune(s, "DB", "dragon", up=True)
    rune(s, "5A", "false")
    assert (runes.supply_dragon(s), runes.supply_false(s)) == (24, 21)
    s = table(2, bow=False)
    assert (runes.supply_dragon(s), runes.supply_false(s)) == (21, 17)


@pytest.mark.clause("RUN-COMP-04")
def test_three_tiles_with_one_to_four_areas() -> None:
    sizes = Counter(name.rstrip("ABCD") for name in AREA_NAMES)
    assert [sizes[tile] for tile in ("10", "11", "12")] == [4, 3, 1]
    assert sum(1 for name in sizes if name.isdigit()) == 12


@pytest.mark.clause("RUN-COMP-08")
def test_thirty_fate_cards_by_symbol() -> None:
    assert fate.FATES == 30
    assert count(box().fate) == 30
    symbols = Counter(fate.DESTINIES[symbol] for symbol in fate.DESTINY)
    assert symbols == {"red": 18, "silver": 8, "gold": 4}
    assert len(fate.RESULT) == len(fate.AMOUNT) == 30 * len(units.SHAPES)
