"""Rune tokens: received, laid, looked at, turned up [RUN-RUNE-01] to [RUN-RUNE-06] [RUN-REV-01] to [RUN-REV-07]."""

from __future__ import annotations

import pytest
from runewars_answers import check_answers
from runewars_battle import hero, listen, reward, told
from runewars_orders import city, dials, question, set_dials
from runewars_seasons import rune_at
from runewars_table import area, build, do, hold, in_hand, mask, names, offers, put, refusal, rune, table, turn

from bannerhall.core.state import PROCEEDS
from bannerhall.games.runewars.rules import questions, runes, winning
from bannerhall.games.runewars.rules.state import Runewars


def receiving(s: Runewars, seat: int = 0) -> Runewars:
    """A seat receives a dragon rune in its turn."""
    while s.depth != 0:
        s.end_frame()
    s.turn_of = seat + 1
    s.ask(questions.YEAR, PROCEEDS, questions.Y_TURNS, s.everyone())
    s.ask(questions.TURN, PROCEEDS, questions.T_END, seat, 4)
    runes.receive_rune(s, seat)
    s.advance()
    return s


def shown(s: Runewars, seat: int) -> dict[str, str]:
    """The rune tokens as a seat sees them."""
    found = s.view(seat)["runes"]
    assert isinstance(found, dict)
    return found


def crowd(s: Runewars, *free: str) -> None:
    """Every area but these holds a rune token or an enemy."""
    for at in sorted(names(int(s.land)) - set(free)):
        rune(s, at, "dragon" if runes.supply_dragon(s) > 1 else "false", up=True)


def in_supply(s: Runewars) -> list[int]:
    """Dragon runes and false runes beside the board."""
    return [int(runes.supply_dragon(s)), int(runes.supply_false(s))]


# --- Receiving -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-RUNE-01")
def test_a_dragon_rune_and_a_false_one_are_laid_in_friendly_or_uncontrolled_areas() -> None:
    s = table(2)
    put(s, 0, "5A", footman=1)
    put(s, 1, "5B", reanimate=1)
    rune(s, "DA", "dragon", up=True)
    receiving(s)
    assert question(s) == "rune_area"
    assert "rune_area DB" in offers(s, 0)
    assert "rune_area 5A" in offers(s, 0)
    assert "rune_area 6B" in offers(s, 0)
    assert refusal(s, 0, "rune_area 5B").clause == "RUN-RUNE-01"  # an enemy area
    assert refusal(s, 0, "rune_area WA").clause == "RUN-RUNE-01"
    assert refusal(s, 0, "rune_area DA").clause == "RUN-RUNE-04"
    do(s, 0, "rune_area 6B")
    assert refusal(s, 0, "rune_area 6B").clause == "RUN-RUNE-04"
    do(s, 0, "rune_area DB")
    assert offers(s, 0) == ["dragon_at 6B", "dragon_at DB"]
    do(s, 0, "dragon_at DB")
    assert (rune_at(s, "DB"), rune_at(s, "6B")) == ("dragon", "false")
    assert (shown(s, 0)["6B"], shown(s, 1)["6B"], shown(s, -1)["DB"]) == ("false", "hidden", "hidden")


@pytest.mark.clause("RUN-RUNE-01")
def test_up_to_two_false_runes_may_be_discarded_first() -> None:
    s = table(2)
    for at in ("DA", "DB", "DC"):
        rune(s, at, "false", seen=[0])
    rune(s, "WA", "false")
    before = int(runes.supply_false(s))
    receiving(s)
    assert offers(s, 0) == ["keep_runes", "discard_rune DA", "discard_rune DB", "discard_rune DC"]
    assert refusal(s, 0, "discard_rune WA").clause == "RUN-RUNE-01"
    do(s, 0, "discard_rune DB", "discard_rune DC")
    assert runes.supply_false(s) == before + 2
    assert question(s) == "rune_area"  # no third one
    assert "rune_area DB" in offers(s, 0)


@pytest.mark.clause("RUN-RUNE-01")
def test_a_dragon_rune_is_not_discarded_and_everybody_with_a_facedown_token_is_asked() -> None:
    s = table(2)
    rune(s, "DA", "dragon", seen=[0])
    receiving(s)
    assert offers(s, 0) == ["keep_runes"]
    assert refusal(s, 0, "discard_rune DA").clause == "RUN-RUNE-01"


@pytest.mark.clause("RUN-RUNE-02")
def test_scenario_53_a_token_without_an_area_goes_back() -> None:
    """Scenario 53."""
    s = table(2)
    crowd(s, "DB")
    supply = in_supply(s)
    receiving(s)
    if question(s) == "discard_rune":
        do(s, 0, "keep_runes")
    assert offers(s, 0) == ["lay_token false", "lay_token dragon"]
    do(s, 0, "lay_token dragon")
    assert rune_at(s, "DB") == "dragon"
    assert in_supply(s) == [supply[0] - 1, supply[1]]
    assert shown(s, 1)["DB"] == "dragon"  # the other one is seen in the supply


@pytest.mark.clause("RUN-RUNE-02")
def test_without_any_area_both_tokens_go_back() -> None:
    s = table(2)
    crowd(s)
    supply = in_supply(s)
    receiving(s)
    if question(s) == "discard_rune":
        do(s, 0, "keep_runes")
    assert in_supply(s) == supply
    assert question(s) == "season_card"


@pytest.mark.clause("RUN-RUNE-04", "RUN-FREE-04")
def test_an_area_holds_one_token_whatever_its_city_shows() -> None:
    s = table(2, free_cities=True)
    city(s, "5B", "alt_city_1")
    put(s, 0, "5B", footman=1)
    rune(s, "6B", "false")
    receiving(s)
    assert refusal(s, 0, "rune_area 6B").clause == "RUN-RUNE-04"
    do(s, 0, "rune_area 5B", "rune_area DA", "dragon_at 5B")
    assert winning.dragon_runes(s, 0) == 2  # the token and the city's own


@pytest.mark.clause("RUN-RUNE-01", "RUN-LIM-01")
def test_without_a_false_rune_in_the_supply_everybody_knows_the_dragon_rune() -> None:
    s = table(4)
    free = sorted(names(int(s.land)))
    for at in [name for name in free if name not in ("DA", "DB", "DC")][: runes.supply_false(s)]:
        rune(s, at, "false", up=True)
    assert runes.supply_false(s) == 0
    receiving(s)
    do(s, 0, "rune_area DB")
    assert rune_at(s, "DB") == "dragon"
    assert shown(s, 1)["DB"] == "dragon"
    assert question(s) == "season_card"


@pytest.mark.clause("RUN-RUNE-01", "RUN-LIM-01")
def test_without_a_dragon_rune_in_the_supply_nothing_happens() -> None:
    s = table(4)
    for at in sorted(names(int(s.land)))[: runes.supply_dragon(s)]:
        rune(s, at, "dragon", up=True)
    receiving(s)
    assert question(s) == "season_card"
    assert in_supply(s)[1] == 22


# --- Looking ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-RUNE-05")
def test_whoever_takes_an_area_looks_at_its_token_and_remembers_it() -> None:
    s = table(2)
    rune(s, "5A", "dragon", seen=[1])
    assert shown(s, 0)["5A"] == "hidden"
    put(s, 0, "5A", footman=1)
    runes.refresh_sight(s)
    assert shown(s, 0)["5A"] == "dragon"
    assert shown(s, -1)["5A"] == "hidden"
    s.standing[area("5A")] = 0
    s.holder[area("5A")] = 0
    assert shown(s, 0)["5A"] == "dragon"


@pytest.mark.clause("RUN-RUNE-06")
def test_tokens_belong_to_whoever_controls_the_area() -> None:
    s = table(2)
    rune(s, "5A", "dragon")
    rune(s, "DA", "dragon", up=True)
    assert winning.dragon_runes(s, 0) == 1
    build(s, 0, "5A")
    assert winning.dragon_runes(s, 0) == 2
    put(s, 1, "DA", reanimate=1)
    assert (winning.dragon_runes(s, 0), winning.dragon_runes(s, 1)) == (1, 1)


# --- Turning up ------------------------------------------------------------------------------------------------------


def power_game(s: Runewars) -> Runewars:
    """The first seat holds Game of Power in its turn, where it is asked what it does beside the order."""
    hold(s, 0, "game_of_power")
    turn(s, 0, "harvest")
    return s


@pytest.mark.clause("RUN-REV-05", "RUN-REV-06", "RUN-REV-01")
def test_scenario_6_a_token_that_lies_faceup_triggers_nothing() -> None:
    """Scenario 6."""
    s = table(2)
    rune(s, "DA", "dragon", up=True, seen=[0, 1])
    power_game(s)
    assert "play game_of_power" not in offers(s, 0)
    assert refusal(s, 0, "play game_of_power").clause == "RUN-REV-06"
    s = table(2)
    rune(s, "DA", "dragon", up=True, seen=[0, 1])
    rune(s, "DB", "false", seen=[0])
    power_game(s)
    do(s, 0, "play game_of_power")
    assert rune_at(s, "DB") == "false up"
    assert s.influence[0] == 2


@pytest.mark.clause("RUN-REV-01", "RUN-REV-03", "RUN-REV-05")
def test_the_player_chooses_a_facedown_token_of_an_own_area_and_it_stays_up() -> None:
    s = table(2)
    rune(s, "DA", "dragon", up=True, seen=[0, 1])
    rune(s, "DB", "false", seen=[0])
    rune(s, "DC", "dragon", seen=[0])
    rune(s, "WA", "dragon")
    rune(s, "5A", "dragon")
    power_game(s)
    do(s, 0, "play game_of_power")
    assert offers(s, 0) == ["pick_area DB", "pick_area DC"]
    assert refusal(s, 0, "pick_area DA").clause == "RUN-REV-05"
    assert refusal(s, 0, "pick_area WA").clause == "RUN-REV-01"
    assert refusal(s, 0, "pick_area 5A").clause == "RUN-REV-01"
    do(s, 0, "pick_area DC")
    assert rune_at(s, "DC") == "dragon up"
    assert shown(s, 1)["DC"] == shown(s, -1)["DC"] == "dragon"
    assert s.influence[0] == 4
    while s.seat() == -1:
        s.answer(-1, s.odds()[0][0])
    assert len(in_hand(s, 0)) == 1
    assert (s.rune_up & mask("DA", "DC")) == mask("DA", "DC")


@pytest.mark.clause("RUN-REV-02")
def test_scenario_7_a_false_rune_will_not_do_where_a_dragon_rune_is_asked_for() -> None:
    """Scenario 7."""
    s = table(2, road_to_victory=True)
    for at in ("DA", "DB", "DC", "5A", "5B", "5C"):
        rune(s, at, "false", seen=[0])
        build(s, 0, at) if at.startswith("D") else put(s, 0, at, footman=1)
    turn(s, 0, "harvest")
    assert "claim_victory" not in offers(s, 0)
    assert refusal(s, 0, "claim_victory").clause == "RUN-ROAD-11"
    s = table(2, road_to_victory=True)
    for number, at in enumerate(("DA", "DB", "DC", "5A", "5B", "5C", "5D", "6A")):
        rune(s, at, "dragon" if number else "false", seen=[0])
        put(s, 0, at, footman=1)
    turn(s, 0, "harvest")
    do(s, 0, "claim_victory")
    assert "pick_area DA" not in offers(s, 0)
    assert refusal(s, 0, "pick_area DA").clause == "RUN-REV-02"
    assert refusal(s, 0, "pick_area WA").clause == "RUN-REV-01"


@pytest.mark.clause("RUN-REV-03", "RUN-REV-04", "RUN-ORD8-04")
def test_scenario_8_fortify_may_turn_a_moved_token_down_and_no_other() -> None:
    """Scenario 8."""
    for answer, lies in (("turn_down", "dragon"), ("leave_up", "dragon up")):
        s = table(2)
        rune(s, "DA", "dragon", up=True, seen=[0, 1])
        rune(s, "DC", "dragon", up=True, seen=[0, 1])
        turn(s, 0, "fortify")
        do(s, 0, "fortify move_runes", "runes_from DA", "runes_to DB", answer, "arrange swap")
        assert rune_at(s, "DB") == lies
        assert rune_at(s, "DA") == "none"
        assert rune_at(s, "DC") == "dragon up"


@pytest.mark.clause("RUN-REV-04", "RUN-ORD8-04")
def test_two_tokens_that_are_turned_down_are_mixed() -> None:
    s = table(2)
    rune(s, "DA", "dragon", up=True, seen=[0, 1])
    rune(s, "DB", "false", up=True, seen=[0, 1])
    turn(s, 0, "fortify")
    do(s, 0, "fortify move_runes", "runes_from DA", "runes_to DB", "turn_down", "turn_down", "arrange stay")
    assert (rune_at(s, "DA"), rune_at(s, "DB")) == ("dragon", "false")
    assert (shown(s, 0)["DA"], shown(s, 1)["DA"], shown(s, 1)["DB"]) == ("dragon", "hidden", "hidden")


# --- The Epic game: cards that force players to reveal ---------------------------------------------------------------


def drawing_time(**options: bool) -> Runewars:
    """The first seat draws a Tactics card in its turn."""
    s = table(2, **options)
    set_dials(s, 0, ore=1)  # one tactics icon
    assert dials(s, 0) == (0, 0, 1)
    turn(s, 0, "strategize")
    do(s, 0, "use_bonus")
    return s


@pytest.mark.clause("RUN-REV-07", "RUN-EPIC-04")
@pytest.mark.parametrize("card", ["game_of_power", "rune_rumours"])
def test_in_the_epic_game_a_card_that_reveals_runes_may_be_replaced(card: str) -> None:
    s = drawing_time(epic=True)
    do(s, -1, f"draw_tactics {card}")
    assert offers(s, 0) == ["keep_drawn", f"replace_drawn {card}"]
    do(s, 0, f"replace_drawn {card}")
    assert in_hand(s, 0) == []
    do(s, -1, f"draw_tactics {card}")  # the other copy is offered again
    do(s, 0, "keep_drawn")
    assert in_hand(s, 0) == [card]


@pytest.mark.clause("RUN-REV-07", "RUN-EPIC-04")
def test_other_cards_are_not_replaced_and_the_question_does_not_tell() -> None:
    s = drawing_time(epic=True)
    do(s, -1, "draw_tactics war_chest")
    assert question(s) == "epic_choice"
    assert offers(s, 0) == ["keep_drawn"]
    assert refusal(s, 0, "replace_drawn war_chest").clause == "RUN-EPIC-04"
    s = drawing_time()
    do(s, -1, "draw_tactics game_of_power")
    assert question(s) != "epic_choice"
    assert in_hand(s, 0) == ["game_of_power"]


# --- One source of what is legal -------------------------------------------------------------------------------------


def with_tokens(**options: bool) -> Runewars:
    """The first seat controls tokens of every kind, the other one has a facedown one."""
    s = table(2, **options)
    rune(s, "DA", "false", seen=[0])
    rune(s, "DB", "dragon", up=True, seen=[0, 1])
    rune(s, "5A", "dragon", seen=[0])
    rune(s, "WA", "dragon", seen=[1])
    put(s, 0, "5A", footman=1)
    return s


@pytest.mark.clause("RUN-RUNE-01", "RUN-RUNE-02", "RUN-RUNE-04")
def test_receiving_a_rune_allows_what_it_offers() -> None:
    s = receiving(with_tokens())
    for wanted, answer in (
        ("discard_rune", "keep_runes"),
        ("rune_area", "rune_area DC"),
        ("rune_area", "rune_area 6B"),
    ):
        assert question(s) == wanted
        check_answers(s, wanted)
        do(s, 0, answer)
    assert question(s) == "dragon_at"
    check_answers(s, "dragon_at")
    s = table(2)
    crowd(s, "DB")
    receiving(s)
    if question(s) == "discard_rune":
        do(s, 0, "keep_runes")
    assert question(s) == "lay_token"
    check_answers(s, "lay_token")


@pytest.mark.clause("RUN-ORD8-04", "RUN-ORD8-05", "RUN-REV-04")
def test_moving_runes_allows_what_it_offers() -> None:
    s = with_tokens()
    turn(s, 0, "fortify")
    do(s, 0, "fortify move_runes")
    for wanted, answer in (("runes_from", "runes_from 5A"), ("runes_to", "runes_to DB"), ("turn_down", "turn_down")):
        assert question(s) == wanted
        check_answers(s, wanted)
        do(s, 0, answer)
    assert question(s) == "arrange"
    check_answers(s, "arrange")


@pytest.mark.clause("RUN-ROAD-11", "RUN-REV-02", "RUN-REV-05")
def test_proving_a_claim_allows_what_it_offers() -> None:
    s = with_tokens(road_to_victory=True)
    for at in ("5B", "5C", "5D", "6A", "6B"):
        rune(s, at, "dragon", seen=[0])
        put(s, 0, at, footman=1)
    turn(s, 0, "harvest")
    do(s, 0, "claim_victory")
    assert question(s) == "proof"
    check_answers(s, "proof")


@pytest.mark.clause("RUN-RUNE-01", "RUN-CARD-05")
@pytest.mark.parametrize("dragon", ["6B", "DB"])
def test_nobody_else_is_told_which_of_the_two_tokens_was_laid_first(dragon: str) -> None:
    s = receiving(table(2))
    sink = listen(s)
    do(s, 0, "rune_area 6B", "rune_area DB", f"dragon_at {dragon}")
    assert [event["area"] for event in told(s, sink, "rune_laid", 1)] == ["6B", "DB"]
    assert [event["rune"] for event in told(s, sink, "rune_laid", 1)] == [None, None]
    assert {event["area"]: event["rune"] for event in told(s, sink, "rune_laid", 0)}[dragon] == "dragon"


@pytest.mark.clause("RUN-CARD-01", "RUN-LIM-01")
def test_a_shard_of_timmorran_is_kept_while_no_dragon_rune_is_left_in_the_supply() -> None:
    s = table(2, bow=False)
    hero(s, 0, "ronan", "DB")
    reward(s, "ronan", "shard_of_timmorran")
    build(s, 0, "DB")
    for at in names(int(s.land)):
        rune(s, at, "dragon", up=True)
    assert runes.supply_dragon(s) == 0
    turn(s, 0, "fortify")
    assert refusal(s, 0, "use_reward shard_of_timmorran").clause == "RUN-CARD-01"
