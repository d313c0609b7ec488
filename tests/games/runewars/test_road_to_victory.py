"""Road to Victory: a claim is proved with faceup runes and wins a year later [RUN-ROAD-01] to [RUN-ROAD-12]."""

from __future__ import annotations

import pytest
from runewars_orders import city, question
from runewars_seasons import rich, rune_at
from runewars_table import area, chance, do, hold, offers, put, refusal, rune, table, turn

from bannerhall.core.ruleset import Choice
from bannerhall.core.state import PROCEEDS
from bannerhall.games.runewars.rules import questions, season_cards
from bannerhall.games.runewars.rules.season_cards import FALL, SPRING, SUMMER, WINTER
from bannerhall.games.runewars.rules.state import Runewars

PLACES = ("5A", "5B", "5C", "5D", "6A", "6B", "6C")
SEASON_NAMES = season_cards.SEASONS


def with_runes(number: int, up: int = 0, /, **options: Choice) -> Runewars:
    """The first seat controls so many dragon runes, the first ones of them faceup."""
    s = table(2, **{"road_to_victory": True, **options})
    for place, at in enumerate(PLACES[:number]):
        rune(s, at, "dragon", up=place < up, seen=[0])
        put(s, 0, at, footman=1)
    return s


def in_season(s: Runewars, year: int, season: int) -> Runewars:
    """The turn of the first seat in this season."""
    s.year, s.season = year, season
    turn(s, 0, "harvest")
    return s


def season_begins(s: Runewars, year: int, season: int) -> Runewars:
    """A season begins: first the Victory card on its deck is turned up."""
    while s.depth != 0:
        s.end_frame()
    s.year, s.season = year, season
    s.ask(questions.YEAR, PROCEEDS, questions.Y_CLAIMS)
    s.advance()
    return s


def placed(s: Runewars, seat: int, season: int) -> Runewars:
    """The Victory card of a seat lies on the deck of a season."""
    s.set_claim(season, seat + 1)
    return s


def claims(s: Runewars) -> dict[str, int]:
    """Whose card lies on which deck, as everybody sees it."""
    found = s.view(-1)["claims"]
    assert isinstance(found, dict)
    return {season: seat for season, seat in found.items() if seat is not None}


def winner(s: Runewars) -> int | None:
    return int(s.winner) - 1 if s.depth == 0 else None


@pytest.mark.clause("RUN-ROAD-01")
def test_victory_cards_are_used_with_this_rule_alone() -> None:
    s = in_season(with_runes(6), 2, SUMMER)
    assert "claim_victory" in offers(s, 0)
    s = table(2)
    hold(s, 0, "war_chest")
    in_season(s, 2, SUMMER)
    assert refusal(s, 0, "claim_victory").clause == "RUN-ROAD-01"


@pytest.mark.clause("RUN-ROAD-02", "RUN-ROAD-03", "RUN-ROAD-10", "RUN-REV-03")
def test_a_claim_turns_up_the_runes_and_places_the_card_on_the_deck() -> None:
    s = in_season(with_runes(6), 2, SUMMER)
    do(s, 0, "claim_victory")
    assert winner(s) is None
    assert all(rune_at(s, at) == "dragon up" for at in PLACES[:6])
    assert claims(s) == {"summer": 0}
    assert (question(s), s.season) == ("season_card", FALL)  # the game goes on


@pytest.mark.clause("RUN-ROAD-11", "RUN-ROAD-02")
def test_exactly_as_many_runes_as_the_proof_needs_are_turned_up() -> None:
    s = in_season(with_runes(7, 2), 2, SUMMER)
    do(s, 0, "claim_victory")
    assert question(s) == "proof"
    assert offers(s, 0) == [f"pick_area {at}" for at in PLACES[2:7]]
    assert refusal(s, 0, "pick_area 5A").clause == "RUN-REV-05"
    do(s, 0, "pick_area 6C", "pick_area 5C", "pick_area 5D", "pick_area 6A")
    assert [at for at in PLACES if rune_at(s, at) == "dragon"] == ["6B"]
    assert claims(s) == {"summer": 0}


@pytest.mark.clause("RUN-ROAD-11")
def test_too_few_runes_prove_nothing() -> None:
    s = with_runes(5)
    rune(s, "6B", "false", seen=[0])
    put(s, 0, "6B", footman=1)
    in_season(s, 2, SUMMER)
    assert question(s) == "own_turn"  # the others cannot know that it is a false rune
    assert "claim_victory" not in offers(s, 0)
    assert refusal(s, 0, "claim_victory").clause == "RUN-ROAD-11"


@pytest.mark.clause("RUN-ROAD-10")
def test_printed_runes_count_without_being_turned_up() -> None:
    s = with_runes(6, free_cities=True)
    put(s, 0, "8C", footman=1)
    city(s, "8C", "alt_city_1")
    in_season(s, 2, SUMMER)
    do(s, 0, "claim_victory")
    assert claims(s) == {"summer": 0}


@pytest.mark.clause("RUN-ROAD-02", "RUN-TERM-14")
def test_nobody_claims_in_the_turn_of_another_player() -> None:
    s = with_runes(6)
    s.year, s.season = 2, SUMMER
    hold(s, 1, "war_chest")
    turn(s, 1, "harvest")
    assert refusal(s, 0, "claim_victory").clause.startswith("HALL-ASK")
    assert "claim_victory" not in offers(s, 1)


@pytest.mark.clause("RUN-ROAD-04", "RUN-ROAD-05", "RUN-ROAD-12")
def test_a_year_later_the_claim_wins_before_the_season_card_is_drawn() -> None:
    s = season_begins(placed(with_runes(6), 0, SUMMER), 3, SPRING)
    assert winner(s) is None  # another season
    s = season_begins(placed(with_runes(6, 4), 0, SUMMER), 3, SUMMER)
    assert winner(s) == 0  # without a question, and with two runes that lay facedown
    assert s.card == 0


@pytest.mark.clause("RUN-ROAD-05", "RUN-ROAD-08")
def test_a_claim_without_enough_runes_fails_and_the_card_comes_back() -> None:
    s = with_runes(6, 6)
    s.standing[area("5A")] = 0
    s.holder[area("5A")] = 0
    season_begins(placed(s, 0, SUMMER), 3, SUMMER)
    assert winner(s) is None
    assert claims(s) == {}
    assert question(s) == "season_card"
    put(s, 0, "5A", footman=1)
    in_season(s, 3, SUMMER)
    assert "claim_victory" in offers(s, 0)


@pytest.mark.clause("RUN-ROAD-06", "RUN-ROAD-10")
def test_scenario_38_the_second_player_waits_for_the_next_season() -> None:
    """Scenario 38."""
    s = placed(with_runes(6), 1, SUMMER)
    hold(s, 0, "war_chest")
    in_season(s, 2, SUMMER)
    assert "claim_victory" not in offers(s, 0)
    assert refusal(s, 0, "claim_victory").clause == "RUN-ROAD-06"
    in_season(s, 2, FALL)
    do(s, 0, "claim_victory")
    assert claims(s) == {"summer": 1, "fall": 0}


@pytest.mark.clause("RUN-ROAD-07")
@pytest.mark.parametrize(("options", "last"), [({}, 6), ({"ruleset": "revised"}, 7), ({"epic": True}, 8)])
def test_nobody_claims_in_the_last_year(options: dict[str, Choice], last: int) -> None:
    s = with_runes(7, **options)
    hold(s, 0, "war_chest")
    in_season(s, last - 1, WINTER)
    assert "claim_victory" in offers(s, 0)
    in_season(s, last, SPRING)
    assert refusal(s, 0, "claim_victory").clause == "RUN-ROAD-07"


@pytest.mark.clause("RUN-ROAD-09")
def test_a_card_on_a_deck_cannot_be_placed_again() -> None:
    s = placed(with_runes(7), 0, SPRING)
    hold(s, 0, "war_chest")
    in_season(s, 2, FALL)
    assert refusal(s, 0, "claim_victory").clause == "RUN-ROAD-09"


@pytest.mark.clause("RUN-ROAD-04", "RUN-ROAD-07", "RUN-ROAD-08", "RUN-WIN-01")
def test_scenario_37_a_failed_claim_of_the_last_year_is_not_repeated() -> None:
    """Scenario 37."""
    s = in_season(with_runes(6), 5, SUMMER)
    do(s, 0, "claim_victory")
    s.standing[area("5A")] = 0
    s.holder[area("5A")] = 0
    put(s, 1, "5A", reanimate=1)
    season_begins(s, 6, SUMMER)
    assert claims(s) == {}
    put(s, 0, "5A", footman=1)
    hold(s, 0, "war_chest")
    in_season(s, 6, SUMMER)
    assert refusal(s, 0, "claim_victory").clause == "RUN-ROAD-07"
    rich(s, 0, 9)
    while s.depth != 0:
        s.end_frame()
    s.season = WINTER
    s.ask(questions.YEAR, PROCEEDS, questions.Y_END)
    s.advance()
    assert winner(s) == 0  # by count


@pytest.mark.clause("RUN-ROAD-03", "RUN-WIN-06")
def test_enough_runes_do_not_win_at_once() -> None:
    s = in_season(with_runes(7), 2, SUMMER)
    do(s, 0, "go_on")
    while s.waiting() == [0] and question(s) != "choose_order":
        do(s, 0, "go_on" if "go_on" in offers(s, 0) else offers(s, 0)[-1])
    assert winner(s) is None
    chance(s, s.rules.vocabulary.text(s.odds()[0][0]))
    assert SEASON_NAMES[s.season] == "fall"


@pytest.mark.clause("RUN-ROAD-11", "RUN-WINDOW-01")
@pytest.mark.parametrize("spare", ["dragon", "false"])
def test_a_proof_does_not_tell_what_the_tokens_are_that_stay_facedown(spare: str) -> None:
    s = with_runes(6, 4)
    rune(s, "6C", spare, seen=[0])
    put(s, 0, "6C", footman=1)
    in_season(s, 2, SUMMER)
    do(s, 0, "claim_victory")
    assert question(s) == "proof"  # others see a token more than is needed, so it is asked whatever that token is
    do(s, 0, "pick_area 6A")
    assert question(s) == "proof"
    do(s, 0, "pick_area 6B")
    assert (rune_at(s, "6C"), claims(s)) == (spare, {"summer": 0})
