"""Settings of the table and standing answers: coins in the open, no Diplomat, ransoms and withdrawn tokens by order."""

from __future__ import annotations

import pytest
from smallworld_table import Table, at

from bannerhall.core.chance import Stream
from bannerhall.core.events import seen
from bannerhall.core.state import SPECTATOR
from bannerhall.games.smallworld import GAME
from bannerhall.games.smallworld.rules.components import LAYOUTS, POLICIES

RED, BLUE = 0, 1
FIELD = {"m2-01": "0a1", "m2-02": "1a2", "m2-20": "1a1", "m2-21": "1a1"}
PEOPLES = {"0a": "ratmen hill 9", "1a": "wizards swamp 0"}


def coins_seen(table: Table, reader: int, owner: int) -> object:
    view = table.state.view(reader)
    assert isinstance(view["players"], list)
    return view["players"][owner]["coins"]


@pytest.mark.clause("SMW-VAR-02")
def test_coins_lie_open_by_a_setting_only() -> None:
    hidden = at(FIELD, PEOPLES, coins=(7, 8))
    assert [coins_seen(hidden, reader, BLUE) for reader in (RED, BLUE, SPECTATOR)] == [None, 8, None]
    shown = at(FIELD, PEOPLES, coins=(7, 8), options={"open_coins": True})
    assert [coins_seen(shown, reader, BLUE) for reader in (RED, BLUE, SPECTATOR)] == [8, 8, 8]


@pytest.mark.clause("SMW-VAR-06")
def test_the_diplomats_badge_may_be_left_out() -> None:
    with_badge = GAME.new(2, seed=1).to_json()["table"]["stacks"]["badges"]  # type: ignore[index]
    without = GAME.new(2, seed=1, options={"without_diplomat": True}).to_json()["table"]
    assert "diplomat" in with_badge
    assert "diplomat" not in without["stacks"]["badges"]  # type: ignore[index]


# --- Ransoms by order ------------------------------------------------------------------------------------------------


@pytest.mark.clause("SMW-VAR-03")
@pytest.mark.parametrize(
    ("order", "coins", "paid"),
    [
        ("always", 1, True),
        ("always", 0, False),
        ("never", 9, False),
        ("from_3", 3, True),
        ("from_3", 2, False),
        ("from_5", 5, True),
        ("from_5", 4, False),
        ("from_10", 10, True),
        ("from_10", 9, False),
        ("from_20", 20, True),
        ("from_20", 19, False),
    ],
)
def test_a_standing_answer_is_used_when_the_leader_is_captured(order: str, coins: int, paid: bool) -> None:
    table = at(FIELD, PEOPLES, leaders={BLUE: "m2-02"}, coins=(5, coins), players={BLUE: {"ransom_order": order}})
    table.do(RED, "take m2-02")
    assert (table.state.seat(), table.asks()) == (RED, "conquer"), "nobody is asked"
    assert (table.coins(BLUE), table.coins(RED)) == ((coins - 1, 6) if paid else (coins, 5))
    assert (table.leader(BLUE), table.player(RED)["captives"]) == (("hand", []) if paid else ("none", ["wizards"]))


@pytest.mark.clause("SMW-VAR-03")
def test_the_answer_can_be_set_at_any_time_and_taken_back() -> None:
    table = at(FIELD, PEOPLES, leaders={BLUE: "m2-02"})
    assert table.state.seat() == RED
    table.do(BLUE, "ransom_order never")
    assert table.player(BLUE)["ransom_order"] == "never"
    assert table.refused(BLUE, "ransom_order never") == "SMW-VAR-03"
    table.do(BLUE, "ransom_order ask").do(RED, "take m2-02")
    assert table.asks() == "ransom"


@pytest.mark.clause("SMW-VAR-03", "SMW-SETUP-17")
def test_without_leaders_there_is_no_order_for_ransoms() -> None:
    table = at(FIELD, PEOPLES, options={"leaders": False})
    assert table.refused(BLUE, "ransom_order never") == "SMW-SETUP-17"
    assert table.refused(BLUE, "layout_order even") is None


@pytest.mark.clause("SMW-VAR-03", "SMW-VAR-04")
def test_orders_are_nobody_elses_business() -> None:
    table = at(FIELD, PEOPLES, leaders={BLUE: "m2-02"}).do(BLUE, "ransom_order never", "layout_order even")
    assert table.told("ordered") == table.told("laid_out") == []
    views = [table.state.view(reader)["players"] for reader in (RED, BLUE, SPECTATOR)]
    assert ["ransom_order" in view[BLUE] for view in views if isinstance(view, list)] == [False, True, False]


def standing(table: Table, seat: int) -> list[str]:
    """The standing answers that a seat may give."""
    texts = map(table.state.rules.vocabulary.text, table.state.legal(seat))
    return [text for text in texts if text.split()[0] in ("ransom_order", "layout_order")]


@pytest.mark.clause("SMW-VAR-03", "SMW-VAR-04", "SMW-SETUP-17")
def test_every_standing_answer_is_offered_but_the_one_that_stands() -> None:
    ransoms = [f"ransom_order {policy}" for policy in POLICIES]
    layouts = [f"layout_order {layout}" for layout in LAYOUTS]
    table = at(FIELD, PEOPLES)
    assert standing(table, RED) == standing(table, BLUE) == ransoms[1:] + layouts[1:]
    table.do(BLUE, ransoms[2], layouts[2])
    assert standing(table, BLUE) == ransoms[:2] + ransoms[3:] + layouts[:2]
    assert standing(table, RED) == ransoms[1:] + layouts[1:]
    assert standing(at(FIELD, PEOPLES, options={"leaders": False}), BLUE) == layouts[1:]
    own = seen(table.sink.events, table.state.rules.events, BLUE)
    assert own == [
        {"event": "ordered", "seat": BLUE, "policy": "always"},
        {"event": "laid_out", "seat": BLUE, "layout": "strongest"},
    ]


# --- Withdrawn tokens by order ---------------------------------------------------------------------------------------


def withdrawn(order: str, regions: dict[str, str], people: str, leader: str | None = None) -> Table:
    """Red takes m2-02, in which five tokens of Blue stood."""
    table = at(
        {"m2-01": "0a1", "m2-02": "1a5", **regions},
        {"0a": "orcs berserk 9", "1a": f"{people} 0"},
        players={BLUE: {"layout_order": order, "ransom_order": "always"}},
        leaders={} if leader is None else {BLUE: leader},
    )
    return table.do(RED, "take m2-02", "stop", "rest m2-01")


@pytest.mark.clause("SMW-VAR-04")
def test_withdrawn_tokens_are_spread_evenly_by_order() -> None:
    table = withdrawn("even", {"m2-20": "1a1", "m2-21": "1a1", "m2-09": "1a3"}, "ratmen swamp")
    assert (table.state.seat(), table.asks(), table.hand(BLUE)) == (BLUE, "choose", 0)
    assert sorted(table.tokens(region) for region in ("m2-20", "m2-21", "m2-09")) == [3, 3, 3]
    assert table.leader(BLUE) == "none"


@pytest.mark.clause("SMW-VAR-04")
def test_withdrawn_tokens_strengthen_the_region_worth_most_by_order() -> None:
    table = withdrawn("strongest", {"m2-20": "1a1", "m2-21": "1a1", "m2-09": "1a3"}, "ratmen swamp")
    assert [table.tokens(region) for region in ("m2-20", "m2-21", "m2-09")] == [5, 1, 3], "the swamp brings two coins"
    both = withdrawn("strongest", {"m2-10": "1a1", "m2-21": "1a2", "m2-13": "1a1"}, "wizards forest")
    assert both.tokens("m2-10") == 5, "a forest with a magic source"
    equal = withdrawn("strongest", {"m2-20": "1a1", "m2-21": "1a2"}, "ratmen hill")
    assert equal.tokens("m2-21") == 6, "among equals the one that is strongest already"


@pytest.mark.clause("SMW-VAR-04", "SMW-VAR-03", "SMW-LEADER-28")
def test_a_ransomed_leader_is_put_back_by_order_where_he_may_stand() -> None:
    regions = {"m2-20": "1a1", "m2-08": "1a4 dragon"}
    table = withdrawn("even", regions, "ratmen dragon_master", leader="m2-02")
    assert (table.leader(BLUE), table.state.seat(), table.asks()) == ("m2-20", BLUE, "choose")
    assert table.tokens("m2-20") + table.tokens("m2-08") == 1 + 4 + 5


@pytest.mark.clause("SMW-VAR-04")
def test_by_default_everybody_is_asked_and_an_order_can_be_set_at_any_time() -> None:
    table = at(FIELD, {**PEOPLES, "0a": "ratmen hill 4"}).do(BLUE, "layout_order strongest")
    assert table.refused(BLUE, "layout_order strongest") == "SMW-VAR-04"
    table.do(BLUE, "layout_order ask").do(RED, "take m2-02", "rest m2-01")
    assert (table.state.seat(), table.asks()) == (BLUE, "resettle")


@pytest.mark.clause("SMW-VAR-04", "SMW-POWER-10")
@pytest.mark.parametrize(("order", "camps"), [("even", [3, 2]), ("strongest", [0, 5])])
def test_encampments_are_put_back_by_order_too(order: str, camps: list[int]) -> None:
    regions = {"m2-20": "1a1", "m2-21": "1a1", "m2-02": "1a1 camps5"}
    table = at(
        {"m2-01": "0a1", **regions},
        {"0a": "orcs berserk 9", "1a": "elves bivouacking 1"},
        players={BLUE: {"layout_order": order}},
    )
    table.do(RED, "take m2-02", "stop", "rest m2-01")
    assert (table.state.seat(), table.asks(), table.hand(BLUE)) == (BLUE, "choose", 0)
    assert sorted(table.region(region)["camps"] for region in ("m2-20", "m2-21")) == sorted(camps)


@pytest.mark.clause("SMW-VAR-03", "SMW-VAR-04", "SMW-SCORE-05")
def test_others_may_have_any_standing_answer_but_to_the_question_they_are_being_asked() -> None:
    """In the worlds that another seat has to reckon with."""
    ransom = at(FIELD, PEOPLES, leaders={BLUE: "m2-02"}).do(RED, "take m2-02")
    resettle = at(FIELD, {**PEOPLES, "0a": "ratmen hill 4"}).do(RED, "take m2-02", "rest m2-01")
    for table, asked, other in ((ransom, "ransom_order", "layout_order"), (resettle, "layout_order", "ransom_order")):
        stream = Stream(7)
        worlds = [Table(table.state.resample(RED, stream)).player(BLUE) for _ in range(40)]
        assert {world[asked] for world in worlds} == {"ask"}
        assert len({world[other] for world in worlds}) > 2
        own = [Table(table.state.resample(BLUE, stream)).player(BLUE) for _ in range(40)]
        assert own == [table.player(BLUE)] * 40


@pytest.mark.clause("SMW-VAR-04")
def test_the_log_does_not_tell_a_standing_answer_where_nothing_is_to_choose() -> None:
    """Two Elves are driven out and have one region left: with or without an order they are told of in one line."""
    told = []
    for order in (None, "layout_order even"):
        regions = {"m2-04": "0a1", "m2-03": "1a2", "m2-20": "1a1"}
        table = at(regions, {"0a": "humans hill 6", "1a": "elves swamp 0"})
        if order is not None:
            table.do(1, order)
        table.do(0, "take m2-03", "stop")
        while table.asks(0) == "redeploy":
            table.do(0, table.offers()[0])
        told.append([event for event in table.told("deployed") if event["seat"] == 1])
    assert told[0] == told[1]
    assert [event["tokens"] for event in told[0]] == [2]
