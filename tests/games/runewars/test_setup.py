"""Set-up from the first Fate card to the first spring, apart from the board [RUN-SET-01] to [RUN-SET-20]."""

from __future__ import annotations

from collections import Counter

import pytest
from runewars_battle import fight, listen, misses
from runewars_orders import army, dials, question
from runewars_seasons import quests_of
from runewars_setup import any_answer, box, led, until
from runewars_table import area, chance, do, in_hand, offers, put, refusal, table, turn

from bannerhall.core.bits import count
from bannerhall.core.events import seen
from bannerhall.core.ruleset import Choice
from bannerhall.games.runewars.rules import (
    control,
    gains,
    hero_cards,
    mustering,
    objective_cards,
    quest_cards,
    season_cards,
    units,
)
from bannerhall.games.runewars.rules.atlas import AREAS
from bannerhall.games.runewars.rules.components import ORDERS, STRONGHOLD, TITLES
from bannerhall.games.runewars.rules.hero_cards import ALIGNMENT, IS_EVIL, IS_GOOD
from bannerhall.games.runewars.rules.state import Runewars


def mustering_of(*factions: str, **options: Choice) -> Runewars:
    """The preset board with the home realms of these factions, where the first stronghold is to be built."""
    return until(led(0, *factions, **{"homes": "preset", **options}), "first_stronghold")


def ready(seats: int = 2, **options: Choice) -> Runewars:
    """The first year has begun: its first Season card is drawn next."""
    return until(box(seats, homes="preset", factions="deal", **options), "season_card")


# --- Who begins, and with which faction ------------------------------------------------------------------------------


@pytest.mark.clause("RUN-SET-01")
def test_the_highest_fate_card_begins_and_all_go_back() -> None:
    s = box(3)
    chance(s, "fate 5", "fate 17")
    assert "fate 17" not in [s.rules.vocabulary.text(action) for action, _weight in s.odds()]
    chance(s, "fate 3")
    assert s.first == 1
    assert count(s.fate) == 30


@pytest.mark.clause("RUN-SET-02")
def test_factions_are_chosen_clockwise_from_the_first_player() -> None:
    s = box(3)
    chance(s, "fate 5", "fate 17", "fate 3")
    assert s.waiting() == [1]
    do(s, 1, "faction latari")
    assert s.waiting() == [2]
    assert "faction latari" not in offers(s, 2)
    assert refusal(s, 2, "faction latari").clause == "RUN-SET-02"
    do(s, 2, "faction daqan")
    do(s, 0, "faction waiqar")
    assert [units.FACTIONS[s.faction_of(seat)] for seat in range(3)] == ["waiqar", "latari", "daqan"]


@pytest.mark.clause("RUN-SET-02")
def test_the_last_faction_of_four_goes_to_the_last_player() -> None:
    s = box(4)
    chance(s, "fate 1", "fate 2", "fate 3", "fate 4")
    do(s, 3, "faction uthuk")
    do(s, 0, "faction latari")
    do(s, 1, "faction daqan")
    assert units.FACTIONS[s.faction_of(2)] == "waiqar"
    assert question(s) != "choose_faction"


@pytest.mark.clause("RUN-SET-02", "RUN-MAP-30")
def test_dealt_factions_are_those_of_the_preset_board() -> None:
    s = box(2, factions="deal", homes="preset")
    chance(s, "fate 1", "fate 2")
    assert {s.rules.vocabulary.text(action) for action, _weight in s.odds()} == {"faction daqan", "faction waiqar"}
    s = box(2, factions="deal")
    chance(s, "fate 1", "fate 2")
    assert len(s.odds()) == len(units.FACTIONS)


@pytest.mark.clause("RUN-SET-03", "RUN-GAR-01")
def test_a_faction_brings_its_garrison_card_and_its_new_units() -> None:
    s = ready()
    until(s, "choose_order")
    assert "order garrison" in offers(s, 0)
    assert len(offers(s, 0)) == len(ORDERS)
    s = until(ready(bow=False), "choose_order")
    assert refusal(s, 0, "order garrison").clause == "RUN-BOW-06"
    assert len(offers(s, 0)) == len(ORDERS) - 1


@pytest.mark.clause("RUN-SET-04", "RUN-SET-12", "RUN-BOW-06")
@pytest.mark.parametrize(("bow", "sizes"), [(True, (82, 34, 22, 44, 41, 20)), (False, (50, 25, 16, 32, 24, 12))])
def test_the_cards_of_the_expansion_are_shuffled_into_the_decks(bow: bool, sizes: tuple[int, ...]) -> None:
    s = box(2, bow=bow)
    decks = (s.tactics_deck.size(), s.reward_deck.size(), s.objective_deck.size())
    assert (*decks, count(s.season_deck), count(s.quest_deck), count(s.hero_deck)) == sizes


@pytest.mark.clause("RUN-SET-05")
def test_new_units_fight_in_the_rows_of_their_initiative() -> None:
    s = fight({"bowman": 1, "novice_wizard": 1, "knight": 1, "roc": 1}, {"reanimate": 2})
    misses(s)  # row 1: the Bowman
    assert question(s) == "choose_type"
    assert set(offers(s, 0)) == {"fight_with novice_wizard", "fight_with knight"}


# --- Dials, strongholds, armies --------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-SET-07")
@pytest.mark.parametrize("faction", units.FACTIONS)
def test_dials_begin_with_what_the_home_realm_provides(faction: str) -> None:
    s = mustering_of(*(faction, *(other for other in units.FACTIONS if other != faction)))
    realm = control.home_realm(s, 0)
    for dial in range(3):
        assert s.dial[dial] == sum(gains.provided(s, at, dial) for at in range(AREAS) if (realm >> at) & 1)


@pytest.mark.clause("RUN-SET-08")
def test_everybody_builds_an_undamaged_stronghold_at_home() -> None:
    s = mustering_of("daqan", "waiqar")
    assert s.waiting() == [0]
    assert refusal(s, 0, "first_stronghold WA").clause == "RUN-SET-08"
    assert offers(s, 0) == ["first_stronghold DA", "first_stronghold DB", "first_stronghold DC"]
    do(s, 0, "first_stronghold DB")
    assert s.stronghold[area("DB")] == STRONGHOLD
    assert s.builder[area("DB")] == 1
    until(s, "first_stronghold")
    assert s.waiting() == [1]


@pytest.mark.clause("RUN-SET-08")
def test_strongholds_are_built_clockwise_from_the_first_player() -> None:
    s = until(led(1, "daqan", "latari", "uthuk", homes="preset"), "first_stronghold")
    order: list[int] = []
    while question(s) != "first_hero":
        if question(s) == "first_stronghold":
            order += s.waiting()
        any_answer(s)
    assert order == [1, 2, 0]


@pytest.mark.clause("RUN-SET-09")
def test_the_starting_army_is_what_all_three_dials_show() -> None:
    s = mustering_of("daqan", "waiqar", bow=False)
    do(s, 0, "first_stronghold DA")
    assert dials(s, 0) == (3, 2, 2)  # three Footmen; a Bowman, influence; a Tactics card, a Knight
    do(s, 0, "quarter 0", "quarter 0")  # the Bowman
    do(s, 0, "quarter 0", "quarter 2")  # the Footmen
    do(s, 0, "quarter 1")  # the Knight
    assert army(s, "DA") == {"knight": 1}
    assert army(s, "DB") == {"footman": 2}
    assert army(s, "DC") == {"bowman": 1, "footman": 1}
    assert s.influence[0] == 0  # such icons count for Acquire Power alone


@pytest.mark.clause("RUN-SET-09")
def test_no_more_than_eight_units_stand_in_an_area() -> None:
    s = mustering_of("daqan", "waiqar", bow=False)
    put(s, 0, "DA", knight=7)
    do(s, 0, "first_stronghold DA")
    assert refusal(s, 0, "quarter 2").clause == "RUN-SET-09"  # there is one Bowman
    do(s, 0, "quarter 0", "quarter 1")
    assert offers(s, 0) == ["quarter 0", "quarter 1"]  # of three Footmen
    assert refusal(s, 0, "quarter 2").clause == "RUN-SET-09"


@pytest.mark.clause("RUN-SET-09")
@pytest.mark.parametrize("faction", units.FACTIONS)
def test_no_starting_army_is_too_big_for_one_area(faction: str) -> None:
    s = mustering_of(*(faction, *(other for other in units.FACTIONS if other != faction)))
    assert 4 <= count_units(int(mustering.starting_army(s, 0))) <= 8


def count_units(force: int) -> int:
    return sum((force >> (5 * slot)) & 31 for slot in range(12))


@pytest.mark.clause("RUN-SET-10", "RUN-SET-03", "RUN-BOW-01")
def test_new_units_may_begin_instead_of_those_they_replace() -> None:
    s = mustering_of("daqan", "waiqar")
    do(s, 0, "first_stronghold DA")
    assert question(s) == "replace"
    assert offers(s, 0) == ["replace 0", "replace 1"]  # the Bowman: a Novice Wizard
    assert refusal(s, 0, "replace 2").clause == "RUN-SET-10"
    do(s, 0, "replace 1")
    assert question(s) == "quarter"  # nothing replaces Footmen and Knights
    while s.waiting() == [0]:
        do(s, 0, offers(s, 0)[-1])
    assert army(s, "DA") == {"footman": 3, "knight": 1, "novice_wizard": 1}


@pytest.mark.clause("RUN-BOW-06")
def test_without_the_expansion_nobody_is_asked_about_new_units() -> None:
    s = mustering_of("daqan", "waiqar", bow=False)
    do(s, 0, "first_stronghold DA")
    assert question(s) == "quarter"


# --- Heroes and cards ------------------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-SET-11")
def test_a_hero_of_the_alignment_comes_to_each_home_realm() -> None:
    s = until(mustering_of("daqan", "waiqar"), "deal_hero")
    assert {int(ALIGNMENT[hero]) for hero in dealt_heroes(s)} == {int(IS_GOOD)}
    chance(s, "deal_hero ronan")
    assert refusal(s, 0, "first_hero WA").clause == "RUN-SET-11"
    assert refusal(s, 0, "first_hero 1A").clause == "RUN-SET-11"
    assert offers(s, 0) == ["first_hero DA", "first_hero DB", "first_hero DC"]
    do(s, 0, "first_hero DC")
    assert s.hero_at[hero_cards.RONAN] == area("DC") + 1
    assert {int(ALIGNMENT[hero]) for hero in dealt_heroes(s)} == {int(IS_EVIL)}
    chance(s, "deal_hero varikas")
    left = {hero for hero in range(hero_cards.HEROES) if (s.hero_deck >> hero) & 1}
    assert left == set(range(20)) - {hero_cards.RONAN, hero_cards.VARIKAS}


def dealt_heroes(s: Runewars) -> list[int]:
    """The Hero cards that may be dealt now."""
    return [hero for hero in range(hero_cards.HEROES) if f"deal_hero {hero_cards.NAMES[hero]}" in chances(s)]


def chances(s: Runewars) -> set[str]:
    return {s.rules.vocabulary.text(action) for action, _weight in s.odds()}


@pytest.mark.clause("RUN-SET-13", "RUN-SET-14", "RUN-SET-15")
def test_titles_lie_open_without_influence_and_the_guildmaster_is_one() -> None:
    s = until(ready(), "choose_order")
    shown = s.view(1)
    assert shown["titles"] == dict.fromkeys(TITLES)
    assert shown["title_influence"] == dict.fromkeys(TITLES, 0)
    s = table(2)
    turn(s, 0, "acquire_power")
    s.influence[0] = 1
    do(s, 0, "use_bonus")
    assert [offer for offer in offers(s, 0) if offer != "done"] == [f"take_title {title}" for title in TITLES]
    do(s, 0, "take_title guildmaster")  # the first claim costs 1
    assert s.title[TITLES.index("guildmaster")] == 1
    assert s.influence[0] == 0


@pytest.mark.clause("RUN-SET-16", "RUN-SET-17", "RUN-SET-18")
@pytest.mark.parametrize(("faction", "influence", "cards"), [
    ("daqan", 3, 2), ("latari", 4, 1), ("uthuk", 1, 4), ("waiqar", 2, 3),
])  # fmt: skip
def test_the_first_hand_is_that_of_the_faction_sheet(faction: str, influence: int, cards: int) -> None:
    others = [other for other in units.FACTIONS if other != faction]
    s = until(led(0, faction, *others, homes="preset"), "season_card")
    assert s.influence[0] == influence
    assert len(in_hand(s, 0)) == cards
    assert len(quests_of(s, 0)) == 2
    card = int(s.objective[0]) - 1
    assert objective_cards.IS_GOOD[card] == units.GOOD[units.FACTIONS.index(faction)]


@pytest.mark.clause("RUN-SET-18")
def test_the_objective_is_secret() -> None:
    s = until(ready(), "choose_order")
    assert s.view(0)["objective"] == objective_cards.NAMES[s.objective[0] - 1]
    assert s.view(1)["objective"] == objective_cards.NAMES[s.objective[1] - 1]
    assert s.view(1)["objectives"] == [True, True]
    assert "objective" not in s.view(-1)


@pytest.mark.clause("RUN-SET-20")
def test_cards_of_the_setup_may_be_used_in_the_first_spring() -> None:
    s = ready()
    assert len(in_hand(s, 0)) > 0
    assert all(int(number) == 0 for number in s.fresh)


@pytest.mark.clause("RUN-SET-06")
def test_quest_cards_of_tiles_in_the_box_are_removed() -> None:
    s = ready(2)  # tiles 3, 5, 6 and 8
    held = quests_of(s, 0) | quests_of(s, 1)
    left = {name for card, name in enumerate(quest_cards.NAMES) if (s.quest_deck >> card) & 1} | held
    setups = {name for name in left if name.startswith("setup_")}
    assert setups == {"setup_3", "setup_5", "setup_6", "setup_8"}
    assert not left & {"sand_giant", "sand_sorcerers", "sunken_vault"}  # tile 12 isn't there
    assert len(left) == 41 - 8 - 3
    s = ready(4)
    held = quests_of(s, 0) | quests_of(s, 1) | quests_of(s, 2) | quests_of(s, 3)
    left = {name for card, name in enumerate(quest_cards.NAMES) if (s.quest_deck >> card) & 1} | held
    assert {"setup_12", "sand_giant", "sand_sorcerers", "sunken_vault"} <= left
    assert "setup_2" not in left


@pytest.mark.clause("RUN-GOAL-04")
def test_the_game_begins_with_the_spring_of_the_first_year() -> None:
    s = ready()
    assert (s.year, s.season) == (1, season_cards.SPRING)
    drawn = {season_cards.SEASON[season_cards.NAMES.index(text.split()[1])] for text in chances(s)}
    assert drawn == {season_cards.SPRING}


@pytest.mark.clause("RUN-SET-11")
def test_heroes_are_dealt_clockwise_from_the_first_player() -> None:
    s = until(led(2, "daqan", "latari", "uthuk", homes="preset"), "deal_hero")
    order: list[int] = []
    for _ in range(3):
        until(s, "first_hero")
        order += s.waiting()
        any_answer(s)
    assert order == [2, 0, 1]


# --- What is told ----------------------------------------------------------------------------------------------------


def told_until_spring(seat: int, seats: int = 2, **options: Choice) -> list[dict[str, object]]:
    """All that a seat (-1 for a spectator) is told of a set-up in which everybody goes the first way."""
    s = box(seats, **options)
    sink = listen(s)
    until(s, "season_card")
    return list(seen(sink.events, s.rules.events, seat))


def kinds(events: list[dict[str, object]]) -> Counter[object]:
    return Counter(event["event"] for event in events)


@pytest.mark.clause("RUN-SET-01", "RUN-SET-02", "RUN-SET-08", "RUN-SET-09", "RUN-SET-11", "RUN-MAP-18", "RUN-MAP-24")
def test_everybody_follows_the_setup() -> None:
    found = kinds(told_until_spring(-1))
    once = ("first_player", "preset_board", "runes_hidden", "year")
    twice = ("fate_drawn", "faction", "first_stronghold", "first_hero", "home_laid", "marker_laid")
    assert {kind: found[kind] for kind in (*once, *twice)} == {**dict.fromkeys(once, 1), **dict.fromkeys(twice, 2)}
    assert found["mustered"] >= 4


@pytest.mark.clause("RUN-MAP-01", "RUN-MAP-03", "RUN-MAP-11")
def test_everybody_follows_how_the_board_is_built() -> None:
    found = kinds(told_until_spring(-1, board="build"))
    assert (found["tile_dealt"], found["tile_laid"], found["marker_laid"], found["home_laid"]) == (4, 4, 2, 2)


@pytest.mark.clause("RUN-SET-17", "RUN-SET-18", "RUN-MAP-15", "RUN-ORIG-01")
@pytest.mark.parametrize("ruleset", ["original", "revised"])
def test_nobody_is_told_the_secrets_of_others(ruleset: str) -> None:
    secrets = {"quest_drawn": "quest", "objective_dealt": "objective", "rune_laid": "rune"}
    for seat in (-1, 0, 1):
        events = [event for event in told_until_spring(seat, ruleset=ruleset) if event["event"] in secrets]
        assert {event["seat"] for event in events} == {0, 1}
        for event in events:
            assert (event[secrets[str(event["event"])]] is None) == (event["seat"] != seat), event
        assert kinds(events)["quest_drawn"] == 4
        assert kinds(events)["rune_laid"] == (4 if ruleset == "revised" else 0)
