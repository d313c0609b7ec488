"""The turn: who plays when, what follows what, and races without a token."""

from __future__ import annotations

import pytest
from smallworld_table import Table, at

from bannerhall.core.state import NOBODY
from bannerhall.games.smallworld import GAME


def story(table: Table, *kinds: str) -> list[str]:
    """What has happened, as far as it is of these kinds."""
    return [str(event["event"]) for event in table.told() if event["event"] in kinds]


@pytest.mark.clause("SMW-TURN-01", "SMW-TURN-05", "SMW-TURN-06")
def test_the_first_turn_of_each_player_is_pick_conquest_redeployment_and_scoring() -> None:
    table = Table(GAME.new(2, seed=3))
    for seat in (0, 1):
        assert (table.state.seat(), table.asks()) == (seat, "pick")
        race = table.offers_of("pick")[0]
        table.do(seat, f"pick {race}").reveal().do(seat, "without")
        assert table.asks() == "conquer"
        table.do(seat, f"take {table.offers_of('take')[0]}", "stop")
        while table.state.seat() == seat:
            assert table.asks() == "redeploy"
            table.do(seat, table.offers()[-1])
    wanted = ["turn", "picked", "conquered", "redeployed", "income"]
    assert story(table, *wanted) == [*wanted[1:], *wanted, "turn"]
    assert table.asks(0) == "choose"


@pytest.mark.clause("SMW-TURN-02")
def test_the_first_player_moves_the_marker() -> None:
    table = at({}, {"0a": "humans hill 0", "1a": "orcs swamp 0"}, ask="choose", turn=3)
    assert table.do(0, "expand").position()["round"] == 3
    assert table.do(1, "expand").position()["round"] == 4
    second = at({}, {"0a": "humans hill 0", "1a": "orcs swamp 0"}, ask="choose", turn=3, change={"first": 1})
    assert second.do(0, "expand").position()["round"] == 4, "the first player is seat 2"
    assert second.do(1, "expand").position()["round"] == 4


@pytest.mark.clause("SMW-TURN-03", "SMW-SETUP-02")
@pytest.mark.parametrize(("seats", "turns"), [(2, 10), (3, 10), (4, 9), (5, 8)])
def test_everybody_plays_the_last_turn(seats: int, turns: int) -> None:
    combos = ("humans hill 0", "orcs swamp 0", "elves forest 0", "giants merchant 0", "ratmen commando 0")
    peoples = {f"{seat}a": combos[seat] for seat in range(seats)}
    table = at({}, peoples, seats=seats, ask="choose", turn=turns - 1, active=seats - 1)
    table.do(seats - 1, "expand")
    for seat in range(seats):
        assert (table.position()["round"], table.state.seat()) == (turns, seat)
        table.do(seat, "expand")
    assert table.state.seat() == NOBODY
    assert story(table, "ended") == ["ended"]
    assert table.forbids(0, "expand") == "HALL-ASK-01"


@pytest.mark.clause("SMW-TURN-04", "SMW-TURN-08")
def test_expand_or_decline_is_chosen_before_anything_is_lifted() -> None:
    table = at({"m2-04": "0a3", "m2-09": "0a1"}, {"0a": "humans hill 0"}, ask="choose")
    assert table.offers(0) == ["expand", "decline"]
    for text in ("abandon m2-09", "keep m2-04", "ready", "take m2-03", "pick orcs"):
        assert table.forbids(0, text) == "HALL-ASK-03"
    table.do(0, "expand")
    assert table.asks(0) == "ready"
    assert table.forbids(0, "decline") == "HALL-ASK-03"


@pytest.mark.clause("SMW-TURN-05", "SMW-TURN-07")
def test_after_a_decline_a_new_combo_must_be_picked() -> None:
    table = at({"m2-04": "0a3", "m2-09": "0a1"}, {"0a": "humans hill 0", "1a": "orcs swamp 0"}, ask="choose")
    table.do(0, "decline")
    assert story(table, "declined", "income", "conquered", "readied", "redeployed", "turn") == [
        "declined",
        "income",
        "turn",
    ]
    assert table.state.seat() == 1
    table.do(1, "expand")
    assert table.asks(0) == "pick"
    assert table.forbids(0, "decline") == "HALL-ASK-03"
    table.do(0, f"pick {table.offers_of('pick')[0]}").reveal().do(0, "without")
    assert table.asks(0) == "conquer"
    assert table.offers_of("take"), "and it is a conquest turn"


@pytest.mark.clause("SMW-TURN-07", "SMW-SCORE-07")
def test_a_decline_turn_is_decline_and_scoring_alone() -> None:
    """Not even Ghouls of an earlier decline move in it; they leave."""
    table = at({"m2-04": "0a3", "m2-20": "0d4"}, {"0a": "humans hill 0", "0d": "ghouls - 0"}, ask="choose", turn=3)
    table.do(0, "decline")
    assert story(table, "skipped", "readied", "conquered") == []
    assert table.holder("m2-04") == (0, "declined")
    assert table.holder("m2-20") is None
    assert table.coins(0) == 5 + 1


@pytest.mark.clause("SMW-TURN-07", "SMW-RACE-17")
def test_no_ghouls_play_in_a_decline_turn() -> None:
    """Neither those that decline now nor those that stay as a Spirit race."""
    now = at({"m2-04": "0a3"}, {"0a": "ghouls hill 0", "1a": "orcs swamp 0"}, ask="choose", turn=3)
    assert now.do(0, "decline").state.seat() == 1
    regions = {"m2-04": "0a3", "m2-20": "0s4"}
    spirit = at(regions, {"0a": "humans hill 0", "0s": "ghouls spirit 0", "1a": "orcs swamp 0"}, ask="choose", turn=3)
    assert spirit.do(0, "decline").state.seat() == 1
    assert spirit.coins(0) == 5 + 2


@pytest.mark.clause("SMW-TURN-06")
def test_an_expansion_turn_runs_from_readying_to_scoring() -> None:
    regions = {"m2-04": "0a4", "m2-16": "0a1"}
    table = at(regions, {"0a": "humans hill 0"}, ask="choose", turn=3)
    table.do(0, "expand")
    questions = [table.asks(0)]
    table.do(0, "abandon m2-16", "ready")
    questions.append(table.asks(0))
    table.do(0, "take m2-09")
    assert table.hand(0) == 2
    table.do(0, "dare m2-08").roll("face 0")
    questions.append(table.asks(0))
    table.do(0, "rest m2-09")
    assert questions == ["ready", "conquer", "redeploy"]
    wanted = ["expanded", "abandoned", "readied", "conquered", "rolled", "failed", "redeployed", "income"]
    assert story(table, *wanted) == wanted


@pytest.mark.clause("SMW-TURN-09")
def test_ghouls_play_after_the_choice_and_before_the_active_race() -> None:
    regions = {"m2-04": "0a3", "m2-16": "0d3"}
    table = at(regions, {"0a": "humans hill 0", "0d": "ghouls - 0"}, ask="choose")
    table.do(0, "expand")
    assert (table.asks(0), table.offers_of("keep", 0), "skip" in table.offers(0)) == ("ready", ["m2-16"], True)
    table.do(0, "ready", "take m2-17")
    assert (table.holder("m2-17"), table.asks(0)) == ((0, "declined"), "redeploy")
    table.do(0, "deploy m2-17")
    assert (table.asks(0), table.offers_of("keep", 0), "skip" in table.offers(0)) == ("ready", ["m2-04"], False)


@pytest.mark.clause("SMW-TURN-09")
def test_ghouls_play_after_a_pick_too() -> None:
    table = at({"m2-16": "0d3"}, {"0d": "ghouls - 0"}, ask="pick", column=["humans hill"])
    table.do(0, "pick humans").reveal().do(0, "without")
    assert table.offers_of("abandon", 0) == ["m2-16"]
    table.do(0, "skip")
    assert table.asks(0) == "conquer"
    assert table.hand(0) == 9


@pytest.mark.clause("SMW-TURN-10")
def test_the_ally_is_named_before_scoring() -> None:
    table = at({"m2-04": "0a2"}, {"0a": "humans diplomat 0", "1a": "orcs hill 0"}, ask="choose", turn=3)
    table.do(0, "expand", "ready", "stop")
    assert table.asks(0) == "ally"
    assert not table.told("income")
    table.do(0, "ally 2")
    assert story(table, "redeployed", "allied", "income", "turn") == ["redeployed", "allied", "income", "turn"]


@pytest.mark.clause("SMW-TURN-10")
def test_scoring_comes_before_a_stout_decline_and_that_before_what_others_put_back() -> None:
    regions = {"m2-04": "0a1", "m2-09": "1a3", "m2-16": "1a1", "m2-20": "1a1"}
    table = at(regions, {"0a": "humans stout 6", "1a": "orcs hill 0"}, turn=3)
    table.do(0, "take m2-09", "stop")
    assert table.asks(0) == "redeploy"
    table.do(0, "rest m2-04")
    assert (table.asks(0), story(table, "income")) == ("stout", ["income"])
    assert table.asks(1) is None
    table.do(0, "retire")
    assert (table.state.seat(), table.asks(1)) == (1, "resettle")
    table.do(1, "rest m2-16")
    wanted = ["conquered", "redeployed", "income", "declined", "turn"]
    assert story(table, *wanted) == wanted
    assert table.tokens("m2-16") == 3


@pytest.mark.clause("SMW-TURN-10", "SMW-RACE-30")
def test_skeletons_grow_and_amazons_come_off_before_scoring() -> None:
    bones = at({"m2-04": "0a1"}, {"0a": "skeletons hill 1"}, change={"this_turn": {"raids": 2}}, turn=3)
    bones.do(0, "stop")
    assert story(bones, "grew", "redeployed", "income") == ["grew", "redeployed", "income"]
    host = at({"m2-04": "0a6"}, {"0a": "amazons hill 0"}, turn=3)
    host.do(0, "stop")
    assert story(host, "came_off", "redeployed", "income") == ["came_off", "redeployed", "income"]


@pytest.mark.clause("SMW-TURN-11")
@pytest.mark.parametrize("active", [0, 1, 2])
def test_s17_withdrawn_tokens_are_put_back_clockwise(active: int) -> None:
    after, last = (active + 1) % 3, (active + 2) % 3
    regions = {
        "m3-03": f"{active}a1",
        "m3-02": f"{last}a2",
        "m3-04": f"{after}a2",
        "m3-18": f"{last}a1",
        "m3-25": f"{last}a1",
        "m3-06": f"{after}a1",
        "m3-17": f"{after}a1",
    }
    peoples = {f"{active}a": "ratmen hill 9", f"{last}a": "elves swamp 0", f"{after}a": "orcs forest 0"}
    table = at(regions, peoples, seats=3, active=active)
    table.do(active, "take m3-02", "take m3-04")
    assert (table.hand(last), table.hand(after)) == (2, 1)
    while table.state.seat() == active:
        table.do(active, table.offers()[-1])
    assert (table.state.seat(), table.asks()) == (after, "resettle")
    table.do(after, "deploy m3-06")
    assert (table.state.seat(), table.asks()) == (last, "resettle")
    table.do(last, "rest m3-25")
    assert table.asks(after) in ("choose", "pick")


# --- Races without a token -------------------------------------------------------------------------------------------


def wiped_out(**kwargs: object) -> Table:
    regions = {"m2-16": "0d1", "m2-20": "0d1"}
    peoples = {"0a": "humans hill 0", "0d": "orcs - 0", "1a": "elves swamp 0"}
    return at(regions, peoples, ask="choose", turn=3, **kwargs)  # type: ignore[arg-type]


@pytest.mark.clause("SMW-TURN-12", "SMW-SCORE-01")
def test_s33_a_race_without_a_token_may_sit_the_turn_out() -> None:
    table = wiped_out()
    assert table.offers(0) == ["expand", "decline"]
    assert table.forbids(0, f"pick {table.position()['column'][0]['race']}") == "HALL-ASK-03"
    table.do(0, "expand")
    assert table.coins(0) == 5 + 2, "the race in decline scores"
    assert table.player(0)["active"]["race"] == "humans"
    assert (table.state.seat(), table.asks()) == (1, "choose")


@pytest.mark.clause("SMW-TURN-12", "SMW-TURN-13")
def test_s33_or_it_declines_and_the_earlier_race_leaves() -> None:
    table = wiped_out()
    table.do(0, "decline")
    assert table.coins(0) == 5, "nothing is left that scores"
    assert (table.holder("m2-16"), table.holder("m2-20")) == (None, None)
    assert (table.state.seat(), table.asks()) == (1, "choose"), "no pick in this turn"
    table.do(1, "expand")
    assert (table.state.seat(), table.asks()) == (0, "pick")


@pytest.mark.clause("SMW-TURN-13")
def test_a_race_that_was_wiped_out_has_to_decline_before_the_next_pick() -> None:
    """However long the player waits, no combo is offered."""
    table = wiped_out()
    for _ in range(2):
        table.do(0, "expand").do(1, "expand")
        assert table.asks(0) == "choose"


@pytest.mark.clause("SMW-TURN-14", "SMW-PICK-12")
def test_a_race_that_declines_without_a_token_vanishes_at_once() -> None:
    table = at({}, {"0a": "humans hill 0", "1a": "orcs swamp 0"}, ask="choose")
    table.do(0, "decline")
    assert [event["race"] for event in table.told("vanished")] == ["humans"]
    assert table.position()["stacks"]["below"] == ["humans"]
    assert table.position()["stacks"]["discarded"] == ["hill"]
    assert (table.player(0)["active"], table.player(0)["declined"]) == (None, None)


@pytest.mark.clause("SMW-TURN-14")
def test_a_spirit_race_without_a_token_gives_its_badge_back_too() -> None:
    table = at({}, {"0a": "humans spirit 0", "1a": "orcs swamp 0"}, ask="choose")
    table.do(0, "decline")
    assert table.player(0)["spirit"] is None
    assert table.position()["stacks"]["discarded"] == ["spirit"]


@pytest.mark.clause("SMW-TURN-08", "SMW-POWER-21", "SMW-RACE-37", "SMW-EXTRA-19")
@pytest.mark.parametrize(
    ("people", "first", "again"),
    [
        ("ratmen dragon_master 5", "dragon m2-02", "dragon"),
        ("sorcerers hill 5", "spell m2-02", "spell"),
        ("ratmen catapult 5", "shoot m2-03", "shoot"),
    ],
)
def test_what_helps_once_a_turn_helps_again_in_the_next(people: str, first: str, again: str) -> None:
    mark = " catapult" if "catapult" in people else ""
    regions = {"m2-01": f"1a1{mark}", "m2-02": "0a1", "m2-06": "0a1", "m2-11": "0a1"}
    table = at(regions, {"1a": people, "0a": "wizards hordes 0"}, active=1, options={"extra": True}, turn=2)
    table.do(1, first)
    assert table.offers_of(again) == []
    table.do(1, "stop")
    while table.state.seat() == 1:
        table.do(1, "engine m2-03" if table.offers_of("engine") else "rest m2-01")
    table.do(0, "expand", "ready").do(1, "expand", "ready")
    assert table.offers_of(again) != []


@pytest.mark.clause("SMW-TURN-08", "SMW-RACE-28", "SMW-POWER-18", "SMW-SCORE-08")
def test_nothing_of_the_last_turn_counts_any_more() -> None:
    regions = {"m2-01": "1a1", "m2-02": "0a1", "m2-20": "0a1"}
    table = at(regions, {"1a": "orcs diplomat 5", "0a": "wizards hill 0"}, active=1).do(
        1, "take m2-02", "stop", "rest m2-01"
    )
    assert (table.coins(1), table.state.seat()) == (5 + 2 + 1, 0), "a raid, and no peace with the one who was attacked"
    table.do(0, "expand", "ready").do(1, "expand", "ready", "stop", "rest m2-01")
    assert table.offers() == ["nobody", "ally 1"]
    table.do(1, "ally 1")
    assert (table.coins(1), table.player(1)["ally"]) == (8 + 2, 0), "no raid"
    table.do(0, "expand", "ready")
    assert (table.state.seat(), table.player(1)["ally"]) == (1, None), "peace lasts until the Diplomat's next turn"


@pytest.mark.clause("SMW-TURN-09", "SMW-RACE-13")
def test_only_the_ghouls_of_the_player_on_turn_play_and_only_in_decline() -> None:
    regions = {"m2-04": "0a3", "m2-20": "1a2", "m2-16": "1d3"}
    other = at(regions, {"0a": "humans hill 0", "1a": "ratmen swamp 0", "1d": "ghouls - 0"}, ask="choose").do(
        0, "expand"
    )
    assert (other.state.seat(), other.refused(0, "keep m2-04")) == (0, None)
    own = at(regions, {"0a": "humans hill 0", "1a": "ratmen swamp 0", "1d": "ghouls - 0"}, ask="choose", active=1)
    assert own.do(1, "expand").offers_of("keep") == ["m2-16"]
    spirit = {**regions, "m2-16": "1s3"}
    own = at(spirit, {"0a": "humans hill 0", "1a": "ratmen swamp 0", "1s": "ghouls spirit 0"}, ask="choose", active=1)
    assert own.do(1, "expand").offers_of("keep") == ["m2-16"]
    del regions["m2-16"]
    active = at(regions, {"0a": "humans hill 0", "1a": "ghouls swamp 0"}, ask="choose").do(0, "expand")
    assert (active.state.seat(), active.offers_of("keep")) == (0, ["m2-04"])


@pytest.mark.clause("SMW-POWER-12", "SMW-POWER-17")
def test_a_diplomat_among_three_makes_peace_with_whom_he_left_alone() -> None:
    regions = {"m3-02": "1a1", "m3-01": "0a1", "m3-03": "2a1", "m3-20": "0a1", "m3-28": "2a1"}
    peoples = {"1a": "ratmen diplomat 3", "0a": "wizards hill 0", "2a": "humans swamp 0"}
    for foe, left, region in ((0, 2, "m3-01"), (2, 0, "m3-03")):
        table = at(regions, peoples, active=1, seats=3).do(1, f"take {region}", "rest m3-02")
        assert table.offers() == ["nobody", f"ally {left + 1}"]
        assert (table.refused(1, f"ally {foe + 1}"), table.refused(1, "ally 2")) == ("SMW-POWER-17", "SMW-POWER-12")
        assert table.do(1, f"ally {left + 1}").player(1)["ally"] == left
