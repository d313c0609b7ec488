"""City tokens: what each gives, the alternate ones of the Free Cities, the Sunken City [RUN-CITY-01] [RUN-FREE-01] to
[RUN-FREE-05] [RUN-SUNK-01] to [RUN-SUNK-13]."""

from __future__ import annotations

import pytest
from runewars_heroes import attempt, facedown, give_quests, hero, land, quest_time, quests_of, renewed
from runewars_orders import army, city, dials, question, set_dials
from runewars_table import area, chance, do, in_hand, mask, names, offers, put, refusal, rune, table, turn

from bannerhall.core.state import CHANCE
from bannerhall.games.runewars import GAME
from bannerhall.games.runewars.rules import (
    cities,
    control,
    gains,
    landscape,
    quest_areas,
    quest_cards,
    runes,
    sunken_city,
    winning,
)
from bannerhall.games.runewars.rules.components import DRAGON_RUNE
from bannerhall.games.runewars.rules.state import Runewars
from bannerhall.games.runewars.rules.tokens import set_ice

# base shape and number of neutral units, influence, Tactics cards, Quest cards, whether it shows a dragon rune
TOKENS = {
    "city_1": ("triangle", 2, 2, 0, 0, False),
    "city_2": ("circle", 2, 0, 1, 0, False),
    "city_3": ("triangle", 3, 0, 0, 2, False),
    "city_4": ("rectangle", 1, 3, 0, 0, False),
    "city_5": ("rectangle", 2, 0, 1, 0, False),
    "city_6": ("hexagon", 1, 0, 0, 1, False),
    "city_7": ("", 0, 2, 2, 0, False),
    "alt_city_1": ("triangle", 3, 3, 0, 0, True),
    "alt_city_2": ("circle", 3, 0, 2, 0, True),
    "alt_city_3": ("triangle", 4, 2, 0, 3, False),
    "alt_city_4": ("rectangle", 2, 4, 0, 0, False),
    "alt_city_5": ("rectangle", 3, 0, 2, 0, False),
    "alt_city_6": ("hexagon", 1, 0, 2, 2, False),
    "alt_city_7": ("", 0, 3, 3, 0, False),
    "alt_city_8": ("", 0, 3, 2, 3, True),
    "sunken_city": ("", 0, 3, 2, 2, True),
}
NEUTRALS = {
    "triangle": ("razorwing", "beastman"),
    "circle": ("sorcerer",),
    "rectangle": ("hell_hound",),
    "hexagon": ("dragon", "giant"),
}
RUNES = [name for name, row in TOKENS.items() if row[5]]


def rallying(name: str) -> Runewars:
    """The Daqan player rallies support with one city, on 5B."""
    s = table(2)
    put(s, 0, "5B", footman=1)
    city(s, "5B", name)
    turn(s, 0, "rally_support")
    return s


# --- What each of them gives -----------------------------------------------------------------------------------------


def test_all_tokens_are_here() -> None:
    assert tuple(TOKENS) == cities.NAMES


@pytest.mark.clause("RUN-ORD6-01", "RUN-CITY-01", "RUN-FREE-01", "RUN-SUNK-03")
@pytest.mark.parametrize("name", TOKENS)
def test_a_city_offers_what_is_printed_on_it(name: str) -> None:
    shape, _, influence, tactics, quests, _ = TOKENS[name]
    wanted = []
    for benefit, printed in (
        ("neutral_units", shape),
        ("influence", influence),
        ("tactics_cards", tactics),
        ("quest_cards", quests),
    ):
        if printed:
            wanted.append(f"benefit {benefit}")
    s = rallying(name)
    assert offers(s, 0) == [*wanted, "done"]
    if not shape:
        assert refusal(s, 0, "benefit neutral_units").clause == "RUN-ORD6-01"


@pytest.mark.clause("RUN-ORD6-01", "RUN-ORD6-02")
@pytest.mark.parametrize("name", [name for name, row in TOKENS.items() if row[0]])
def test_neutral_units_of_a_city(name: str) -> None:
    shape, number = TOKENS[name][:2]
    s = rallying(name)
    do(s, 0, "benefit neutral_units")
    if len(NEUTRALS[shape]) == 2:
        do(s, 0, f"units {number}")  # all of the first type
    assert army(s, "5B") == {"footman": 1, NEUTRALS[shape][0]: number}


@pytest.mark.clause("RUN-ORD6-01", "RUN-FREE-01", "RUN-SUNK-03")
@pytest.mark.parametrize("name", [name for name, row in TOKENS.items() if row[2]])
def test_influence_of_a_city(name: str) -> None:
    s = rallying(name)
    do(s, 0, "benefit influence")
    assert s.influence[0] == TOKENS[name][2]


@pytest.mark.clause("RUN-ORD6-01", "RUN-FREE-01", "RUN-SUNK-03")
@pytest.mark.parametrize("name", [name for name, row in TOKENS.items() if row[3]])
def test_tactics_cards_of_a_city(name: str) -> None:
    s = rallying(name)
    do(s, 0, "benefit tactics_cards")
    drawn = ["scatter", "war_chest", "foragers"][: TOKENS[name][3]]
    chance(s, *(f"draw_tactics {card}" for card in drawn))
    assert in_hand(s, 0) == drawn


@pytest.mark.clause("RUN-ORD6-01", "RUN-ORD6-03")
@pytest.mark.parametrize("name", [name for name, row in TOKENS.items() if row[4]])
def test_quest_cards_of_a_city(name: str) -> None:
    s = rallying(name)
    do(s, 0, "benefit quest_cards")
    for card in ("old_road", "mines", "library")[: TOKENS[name][4]]:
        chance(s, f"draw_quest {card}")
    assert quests_of(s, 0) == set(("old_road", "mines", "library")[: TOKENS[name][4]])


# --- The Free Cities -------------------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-FREE-01", "RUN-MAP-22")
@pytest.mark.parametrize("free", [True, False])
def test_alternate_tokens_replace_the_usual_ones(free: bool) -> None:
    s = GAME.make(GAME.ruleset(4, {"board": "preset", "free_cities": free}))
    assert isinstance(s, Runewars)
    in_play = names_of(int(landscape.tokens_in_play(s)))
    assert len(in_play) == (8 if free else 7)
    assert all(name.startswith("alt_") == free for name in in_play)


def names_of(tokens: int) -> set[str]:
    return {name for token, name in enumerate(cities.NAMES) if (tokens >> token) & 1}


@pytest.mark.clause("RUN-FREE-02", "RUN-FREE-04", "RUN-SUNK-05", "RUN-SUNK-10", "RUN-WIN-05")
@pytest.mark.parametrize("name", TOKENS)
def test_scenario_36_a_city_with_a_rune_is_one_more_for_its_controller(name: str) -> None:
    """Scenario 36: a dragon rune of the city, and one of a token that lies there as well."""
    s = table(2, free_cities=True)
    city(s, "5B", name)
    assert winning.dragon_runes(s, 0) == 0
    put(s, 0, "5B", footman=1)
    assert winning.dragon_runes(s, 0) == (1 if name in RUNES else 0)
    assert runes.may_lie(s, 0, area("5B"))
    rune(s, "5B", "dragon")
    assert winning.dragon_runes(s, 0) == (2 if name in RUNES else 1)
    assert winning.dragon_runes(s, 1) == 0


@pytest.mark.clause("RUN-FREE-03", "RUN-SUNK-10")
def test_the_rune_of_a_city_is_no_token() -> None:
    for name in ("alt_city_1", "sunken_city"):
        s = table(2, free_cities=True)
        put(s, 0, "5B", footman=1)
        city(s, "5B", name)
        assert runes.facedown_dragons(s, 0) == 0
        assert runes.own_tokens(s, 0) == 0
        assert runes.supply_dragon(s) == runes.supply_dragon(table(2, free_cities=True))


@pytest.mark.clause("RUN-FREE-05", "RUN-SUNK-11", "RUN-GOAL-05")
def test_the_free_cities_ask_for_one_more_rune_and_the_sunken_city_does_not() -> None:
    s = table(4)
    assert winning.needed(s) == 6
    city(s, "12A", "sunken_city")
    assert winning.needed(s) == 6
    assert winning.needed(table(4, free_cities=True)) == 7
    assert winning.needed(table(4, free_cities=True, epic=True)) == 8


@pytest.mark.clause("RUN-DES-03", "RUN-CRY-03", "RUN-SUNK-05")
@pytest.mark.parametrize("name", RUNES)
def test_under_a_token_a_city_gives_no_rune(name: str) -> None:
    s = table(2, free_cities=True)
    put(s, 0, "5B", footman=1)
    city(s, "5B", name)
    s.wasteland = mask("5B")
    assert winning.dragon_runes(s, 0) == 0
    s.wasteland = 0
    set_ice(s, area("5B"), 1)
    assert winning.dragon_runes(s, 0) == 0


# --- The Sunken City -------------------------------------------------------------------------------------------------


def dive(seats: int = 4) -> Runewars:
    """A hero of seat 0 on tile 12 with the Quest that places the Sunken City."""
    s = land(seats)
    hero(s, 0, "ronan", "12A")
    give_quests(s, 0, "setup_12")
    s.influence[0] = 9
    return s


def bells(s: Runewars, symbol: str = "gold") -> None:
    """The hero attempts Bells beneath the Sand."""
    quest_time(s)
    do(s, 0, "travel 12A")
    attempt(s, 0, "setup_12", symbol)
    renewed(s, "flute", "old_road")


def has_city(s: Runewars) -> bool:
    return s.city[area("12A")] == cities.SUNKEN_CITY + 1


@pytest.mark.clause("RUN-SUNK-01", "RUN-SUNK-08")
@pytest.mark.parametrize("symbol", ["gold", "silver"])
def test_a_quest_places_the_sunken_city_over_the_yellow_border(symbol: str) -> None:
    s = dive()
    walked = names(control.crossable(s, area("12A"), control.WALKS))
    assert "10D" in walked  # the yellow border is harmless
    bells(s, symbol)
    assert has_city(s)
    assert names(control.crossable(s, area("12A"), control.WALKS)) == walked - {"10D"}


@pytest.mark.clause("RUN-SUNK-02", "RUN-SUNK-05", "RUN-SUNK-09")
def test_scenario_16_tokens_go_first_and_the_city_comes_another_time() -> None:
    """Scenario 16."""
    s = dive()
    put(s, 1, "12A", warrior=2)
    set_ice(s, area("12A"), 2)
    bells(s)
    assert s.ice[area("12A")] == 0
    assert not has_city(s)
    assert facedown(s, "ronan") == {"flute": 1}  # the Quest is completed all the same
    assert army(s, "12A") == {"warrior": 2}
    assert winning.dragon_runes(s, 1) == 0
    sunken_city.place(s, 0)
    assert has_city(s)
    assert army(s, "12A") == {"warrior": 2}  # units stay
    assert winning.dragon_runes(s, 1) == 1


@pytest.mark.clause("RUN-SUNK-02")
def test_a_wasteland_token_is_removed_instead_as_well() -> None:
    s = dive()
    s.wasteland = mask("12A")
    bells(s)
    assert s.wasteland == 0
    assert not has_city(s)


@pytest.mark.clause("RUN-SUNK-04", "RUN-SUNK-06", "RUN-SUNK-12", "RUN-SUNK-13", "RUN-STR-04")
def test_scenario_17_it_is_placed_once_destroyed_and_discovered_again() -> None:
    """Scenario 17."""
    s = dive()
    city(s, "12A", "sunken_city")
    s.wasteland = mask("12A")
    bells(s)
    assert has_city(s)
    assert s.wasteland == mask("12A")  # "already on the board" goes before "tokens are removed"
    s.wasteland = 0
    before = int(gains.provided(s, area("12A"), 0)), int(gains.provided(s, area("12A"), 2))
    s.set_city(area("12A"), 0)  # destroyed
    assert "10D" in names(control.crossable(s, area("12A"), control.WALKS))
    assert (int(gains.provided(s, area("12A"), 0)), int(gains.provided(s, area("12A"), 2))) == (
        before[0] - 1,
        before[1] - 1,
    )
    sunken_city.place(s, 0)
    assert has_city(s)
    s = table(4)
    put(s, 0, "12A", footman=1)
    set_dials(s, 0, food=8, wood=8, ore=8)
    turn(s, 0, "fortify")
    do(s, 0, "fortify build")
    assert refusal(s, 0, "at 12A").clause == "RUN-STR-04"


@pytest.mark.clause("RUN-SUNK-08", "RUN-QST-09")
@pytest.mark.parametrize("at", ["12A", "10D"])
def test_the_new_water_is_a_water_border_on_both_sides(at: str) -> None:
    s = table(4)
    assert not quest_areas.fits(s, 0, quest_cards.FERRYMAN, area(at))
    city(s, "12A", "sunken_city")
    assert quest_areas.fits(s, 0, quest_cards.FERRYMAN, area(at))
    assert not quest_areas.fits(s, 0, quest_cards.FERRYMAN, area("10C"))


@pytest.mark.clause("RUN-SUNK-05", "RUN-ORD4-01")
def test_the_sunken_city_adds_a_food_and_an_ore_to_its_area() -> None:
    s = table(4)
    put(s, 0, "12A", footman=1)
    turn(s, 0, "harvest")
    before = dials(s, 0)
    city(s, "12A", "sunken_city")
    turn(s, 0, "harvest")
    assert dials(s, 0) == (before[0] + 1, before[1], before[2] + 1)


@pytest.mark.clause("RUN-SUNK-01", "RUN-CARD-01")
def test_without_tile_12_nothing_happens() -> None:
    s = table(2)
    sunken_city.place(s, 0)
    assert sum(int(token) for token in s.city) == 0


@pytest.mark.clause("RUN-SUNK-03", "RUN-QST-17")
def test_the_ice_tower_may_stand_in_the_sunken_city() -> None:
    s = land(4)
    hero(s, 0, "ronan", "12A")
    city(s, "12A", "sunken_city")
    put(s, 0, "12A", footman=1)
    put(s, 0, "DA", footman=1)
    give_quests(s, 0, "ice_tower")
    s.influence[0] = 6
    quest_time(s)
    do(s, 0, "travel 12A", "attempt ice_tower", "rune_area DA", "rune_area DB", "dragon_at DA")
    assert question(s) == "draw_quests"
    assert s.seat() == CHANCE
    chance(s, "draw_quest old_road")
    assert s.rune[area("DA")] == DRAGON_RUNE
    assert s.ice[area("12A")] == 1
