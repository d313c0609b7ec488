"""Going into decline: what stays on the map, what goes, and where it goes."""

from __future__ import annotations

import pytest
from smallworld_table import at

RED, BLUE = 0, 1
OTHERS = {"1a": "wizards commando 0"}
COLUMN = ("amazons alchemist", "dwarves berserk", "ghouls hill", "giants forest", "halflings swamp", "ratmen stout")
STACKS = {"banners": ["skeletons", "sorcerers", "tritons", "trolls"], "below": ["elves"]}
FIVE = {"m2-01": "0a5", "m2-02": "0a1", "m2-03": "0a1", "m2-04": "0a1", "m2-09": "0a1"}


@pytest.mark.clause("SMW-DECLINE-01", "SMW-DECLINE-02", "SMW-SCORE-07")
def test_s23_one_token_a_region_stays_the_others_go_to_the_tray_and_the_badge_is_discarded() -> None:
    table = at(FIVE, {"0a": "humans merchant 0", **OTHERS}, ask="choose", coins=5)
    tray = table.tray("humans")
    table.do(RED, "decline")
    assert [table.region(name)["tokens"] for name in FIVE] == [1] * 5
    assert [table.holder(name) for name in FIVE] == [(RED, "declined")] * 5
    assert table.tray("humans") == tray + 4
    assert table.coins(RED) == 10, "a coin a region, nothing for farmland or the Merchant's badge"
    assert table.player(RED)["active"] is None
    assert table.player(RED)["declined"] == {"race": "humans", "power": None, "hand": 0}
    assert table.position()["stacks"]["discarded"] == ["merchant"]


@pytest.mark.clause("SMW-DECLINE-03", "SMW-DECLINE-04")
def test_s24_the_earlier_race_in_decline_leaves_first_and_its_banner_goes_under_the_stack() -> None:
    regions = {"m2-01": "0a2", "m2-02": "0a1", "m2-16": "0d1", "m2-17": "0d1"}
    peoples = {"0a": "humans merchant 0", "0d": "orcs - 0", **OTHERS}
    table = at(regions, peoples, ask="choose", coins=5, change={"stacks": STACKS}, column=COLUMN)
    table.do(RED, "decline")
    assert (table.holder("m2-16"), table.holder("m2-17")) == (None, None)
    assert table.tray("orcs") == 10
    assert table.position()["stacks"]["below"] == ["elves", "orcs"]
    assert table.player(RED)["declined"]["race"] == "humans"
    assert table.coins(RED) == 7, "the earlier one brings nothing any more"


@pytest.mark.clause("SMW-DECLINE-04")
def test_in_a_short_column_the_banner_is_on_offer_at_once() -> None:
    peoples = {"0a": "humans merchant 0", "0d": "orcs - 0", "1a": "wizards commando 0", "1d": "skeletons - 0"}
    peoples |= {"2a": "trolls mounted 0", "2d": "elves - 0", "3a": "sorcerers flying 0", "3d": "tritons - 0"}
    peoples["4a"] = "ratmen heroic 0"
    regions = {"m5-01": "0a2", "m5-02": "0d1", "m5-03": "1d1", "m5-04": "2d1", "m5-05": "3d1"}
    table = at(regions, peoples, seats=5, ask="choose", column=COLUMN[:5])
    table.do(RED, "decline").roll("badge stout")
    assert table.position()["column"][-1] == {"race": "orcs", "power": "stout", "coins": 0, "waiting": 0}
    assert table.position()["stacks"]["below"] == []


@pytest.mark.clause("SMW-DECLINE-05")
def test_the_banner_returns_when_the_last_token_in_decline_is_conquered() -> None:
    regions = {"m2-01": "0a1", "m2-02": "1d1", "m2-06": "1d1"}
    table = at(regions, {"0a": "humans merchant 9", "1d": "orcs - 0", **OTHERS}, column=COLUMN)
    table.do(RED, "take m2-02")
    assert table.player(BLUE)["declined"]["race"] == "orcs"
    table.do(RED, "take m2-06")
    assert table.player(BLUE)["declined"] is None
    assert table.position()["stacks"]["below"] == ["orcs"]
    assert table.tray("orcs") == 10
    assert [event["race"] for event in table.told("vanished")] == ["orcs"]


@pytest.mark.clause("SMW-DECLINE-06")
def test_the_turn_ends_after_scoring_and_the_next_one_begins_with_a_pick() -> None:
    regions = {"m2-01": "0a2", "m2-09": "1a2"}
    table = at(regions, {"0a": "humans merchant 0", **OTHERS}, ask="choose", column=COLUMN)
    table.do(RED, "decline")
    assert (table.state.seat(), table.asks()) == (BLUE, "choose")
    table.do(BLUE, "decline")
    assert (table.state.seat(), table.asks()) == (RED, "pick")


@pytest.mark.clause("SMW-DECLINE-07")
def test_tokens_in_hand_and_the_four_amazons_go_to_the_tray() -> None:
    regions = {"m2-01": "0a2"}
    table = at(regions, {"0a": "amazons merchant 0", **OTHERS}, ask="choose", players={RED: {"reserve": 4}})
    assert table.tray("amazons") == 9
    table.do(RED, "decline")
    assert (table.tray("amazons"), table.player(RED)["reserve"], table.hand(RED, "declined")) == (14, 0, 0)
    homeless = at({"m2-02": "0d1"}, {"0a": "orcs merchant 3", "0d": "elves - 0", **OTHERS}, ask="choose")
    homeless.do(RED, "decline")
    assert (homeless.tray("orcs"), homeless.player(RED)["declined"], homeless.hand(RED)) == (10, None, 0)


@pytest.mark.clause("SMW-DECLINE-08")
@pytest.mark.parametrize(
    ("people", "marks", "after", "camps"),
    [
        ("ratmen bivouacking 0", "camps3", [], 0),
        ("ratmen heroic 0", "hero", [], 0),
        ("ratmen dragon_master 0", "dragon", [], 0),
        ("halflings hill 0", "hole", [], 0),
        ("trolls hill 0", "lair", ["lair"], 0),
        ("ratmen fortified 0", "fortress", ["fortress"], 0),
    ],
)
def test_markers_go_with_the_decline_but_lairs_and_fortresses(
    people: str, marks: str, after: list[str], camps: int
) -> None:
    table = at({"m2-01": f"0a2 {marks}"}, {"0a": people, **OTHERS}, ask="choose").do(RED, "decline")
    assert table.region("m2-01")["marks"] == after
    assert table.region("m2-01")["camps"] == camps
    assert set(table.position()["supply"].values()) == {0}


@pytest.mark.clause("SMW-DECLINE-08", "SMW-RACE-25", "SMW-POWER-09", "SMW-POWER-32")
@pytest.mark.parametrize(
    ("people", "marker", "number"),
    [("halflings hill 0", "holes", 1), ("ratmen bivouacking 0", "camps", 5), ("ratmen heroic 0", "heroes", 2)],
)
def test_markers_in_hand_go_with_the_decline_too(people: str, marker: str, number: int) -> None:
    table = at({"m2-01": "0a2"}, {"0a": people, **OTHERS}, ask="choose", change={"supply": {marker: number}})
    assert table.position()["supply"][marker] == number
    assert table.do(RED, "decline").position()["supply"][marker] == 0


@pytest.mark.clause("SMW-DECLINE-09")
def test_lairs_and_fortresses_go_with_a_race_that_leaves_the_map() -> None:
    regions = {"m2-01": "0a2", "m2-16": "0d1 lair fortress", "m2-17": "0d1 lair"}
    table = at(regions, {"0a": "humans merchant 0", "0d": "trolls - 0", **OTHERS}, ask="choose").do(RED, "decline")
    assert table.region("m2-16") == table.region("m2-17") == {"holder": None, "tokens": 0, "camps": 0, "marks": []}


@pytest.mark.clause("SMW-DECLINE-10")
def test_a_race_picked_in_this_turn_does_not_decline_in_it_but_for_a_stout_one() -> None:
    column = ("ratmen alchemist", "orcs stout")
    plain = at({}, {}, ask="pick", column=column).do(RED, "pick ratmen").reveal().do(RED, "without")
    assert plain.asks() == "conquer"
    assert plain.refused(RED, "decline") is not None
    plain.do(RED, "take m2-01", "stop")
    assert (plain.state.seat(), plain.asks()) == (BLUE, "pick")
    stout = at({}, {}, ask="pick", column=column).do(RED, "pick orcs").reveal()
    stout.do(RED, "without", "take m2-01", "stop")
    assert stout.offers() == ["stay", "retire"]
    assert stout.do(RED, "retire").player(RED)["declined"]["race"] == "orcs"


@pytest.mark.clause("SMW-DECLINE-11")
def test_tokens_in_decline_defend_with_one_each_and_their_markers() -> None:
    regions = {"m2-01": "0a1", "m2-02": "1d1", "m2-06": "1d1 fortress", "m2-05": "1d1 lair fortress"}
    table = at(regions, {"0a": "ratmen alchemist 9", "1d": "trolls - 0", **OTHERS})
    assert [table.price(name) for name in ("m2-02", "m2-06", "m2-05")] == [3, 4, 6]


@pytest.mark.clause("SMW-DECLINE-03", "SMW-DECLINE-04", "SMW-RACE-12")
def test_all_ghouls_go_to_the_tray_when_a_younger_race_declines() -> None:
    regions = {"m2-01": "0a2", "m2-16": "0d3", "m2-17": "0d1"}
    table = at(regions, {"0a": "humans merchant 0", "0d": "ghouls - 0", **OTHERS}, ask="choose").do(RED, "decline")
    assert (table.tray("ghouls"), table.holder("m2-16"), table.holder("m2-17")) == (10, None, None)
    homeless = at({"m2-01": "0a2"}, {"0a": "humans merchant 0", "0d": "ghouls - 3", **OTHERS}, ask="choose")
    assert homeless.tray("ghouls") == 7
    assert homeless.do(RED, "decline").tray("ghouls") == 10, "those in hand, too"


@pytest.mark.clause("SMW-DECLINE-02", "SMW-DECLINE-03", "SMW-POWER-38")
def test_regions_in_the_sea_decline_and_leave_like_others() -> None:
    """The sea is the first region of the board."""
    regions = {"m2-00": "0a3", "m2-01": "0a2", "m2-22": "0d1", "m2-07": "0d1"}
    peoples = {"0a": "trolls seafaring 1", "0d": "elves - 0", **OTHERS}
    table = at(regions, peoples, ask="choose", column=COLUMN).do(RED, "decline")
    assert [table.tokens(name) for name in ("m2-00", "m2-01", "m2-22", "m2-07")] == [1, 1, 0, 0]
    assert (table.tray("trolls"), table.tray("elves")) == (8, 11)
    table.do(BLUE, "expand").do(RED, "pick dwarves").reveal().do(RED, "without", "take m2-04", "stop")
    table.do(BLUE, "expand").do(RED, "decline")
    assert (table.holder("m2-00"), table.tray("trolls")) == (None, 10)
