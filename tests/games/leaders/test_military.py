"""The headquarters as a whole, and its first area: units ordered, paid, under way, delivered."""

from __future__ import annotations

from typing import Any

import pytest
from leaders_table import BLUE, GREEN, RED, YELLOW, Table, table

from bannerhall.core.state import SPECTATOR


def troops(game: Table, seat: int) -> tuple[int, int, int]:
    """The card of fresh troops: infantry, tanks, planes."""
    found = [card for card in game.cards(seat) if card["event"] == "fresh_troops"]
    assert len(found) <= 1
    return (found[0]["infantry"], found[0]["tank"], found[0]["plane"]) if found else (0, 0, 0)


@pytest.mark.clause("LDR-HEAD-01", "LDR-HEAD-12", "LDR-HEAD-04")
def test_five_areas_in_any_order_until_continue() -> None:
    game = table(3, saved=[200], diplomats=[3], spies=[3])
    game.add(BLUE, "top-secret" if "top-secret" in game.offers_of("add") else "cunning", "espionage-2", "tank")
    game.pay(BLUE, GREEN, 5).add(BLUE, "military", "infantry", "boycott-3", "spy", "plane", "offer-2", "diplomat")
    assert game.asks(BLUE) == "headquarters", "as often as one likes"
    game.confirm(BLUE, "succeeds", "succeeds")
    assert game.state.teller() == GREEN, "CONTINUE ends the turn"
    assert [told["seat"] for told in game.told_of("headquarters_closed")] == [BLUE]


@pytest.mark.clause("LDR-HEAD-01", "LDR-HEAD-10")
def test_what_can_be_chosen_with_nothing_at_hand() -> None:
    """Missions cost nothing; everything else needs points or operatives."""
    assert table(3).offers() == ["confirm", "add troops-1", "add defence", "add cunning"]
    rich = table(2, saved=[100], diplomats=[1], spies=[1]).offers()
    assert rich == [
        "confirm",
        "add infantry",
        "add tank",
        "add plane",
        "add diplomat",
        "add spy",
        "add military",
        "add technology",
        "add economy",
        "add boycott-2",
        "add espionage-2",
        "add sabotage-2",
        "add offer-2",
        "add troops-1",
        "add defence",
        "add cunning",
        "tribute p2",
    ]


@pytest.mark.clause("LDR-HEAD-10")
@pytest.mark.parametrize(
    ("item", "price"), [("infantry", 8), ("tank", 10), ("plane", 13), ("diplomat", 8), ("spy", 10), ("economy", 25)]
)
def test_no_selection_exceeds_the_points(item: str, price: int) -> None:
    assert table(3, saved=[price - 1]).refused(BLUE, f"add {item}") == "LDR-HEAD-10"
    game = table(3, saved=[price]).add(BLUE, item)
    assert game.me(BLUE)["left"] == 0
    assert game.refused(BLUE, "add infantry") == "LDR-HEAD-10"


@pytest.mark.clause("LDR-HEAD-10", "LDR-TRIB-03")
def test_points_that_are_promised_are_spent() -> None:
    game = table(3, saved=[20], diplomats=[1]).pay(BLUE, GREEN, 13)
    assert game.me(BLUE)["left"] == 7
    assert game.refused(BLUE, "add infantry") == "LDR-HEAD-10"


@pytest.mark.clause("LDR-HEAD-11", "LDR-MILI-04")
def test_plus_and_minus() -> None:
    game = table(3, saved=[50]).add(BLUE, "2*infantry", "tank")
    assert game.me(BLUE)["chosen"] == {"infantry": 2, "tank": 1}
    assert (game.me(BLUE)["left"], game.saved(BLUE)) == (24, 50), "nothing is deducted yet"
    game.do(BLUE, "drop infantry", "drop tank")
    assert game.me(BLUE)["chosen"] == {"infantry": 1}
    assert game.refused(BLUE, "drop tank") == "LDR-HEAD-11"
    assert "tank" not in game.offers_of("drop")
    game.do(BLUE, "drop infantry")
    assert (game.me(BLUE)["left"], game.offers_of("drop")) == (50, [])


@pytest.mark.clause("LDR-HEAD-11")
@pytest.mark.parametrize("item", ["diplomat", "spy", "economy", "boycott-2", "espionage-3", "sabotage-2", "offer-2"])
def test_everything_can_be_undone_until_continue(item: str) -> None:
    game = table(3, saved=[100], diplomats=[1], spies=[1])
    before = game.me(BLUE)
    assert game.refused(BLUE, f"drop {item}") == "LDR-HEAD-11"
    assert game.add(BLUE, item).me(BLUE) != before
    assert game.do(BLUE, f"drop {item}").me(BLUE) == before


@pytest.mark.clause("LDR-HEAD-03", "LDR-RSCH-08", "LDR-HEAD-11")
def test_unspent_points_are_saved() -> None:
    """For one round or for several, until there is enough for something dear."""
    game = table(3, saved=[22]).add(BLUE, "tank").confirm(BLUE)
    assert game.saved(BLUE) == 12
    assert game.told_of("points_left", BLUE) == [{"event": "points_left", "seat": BLUE, "points": 12}]
    assert game.told_of("points_left", GREEN) == []
    game.next_turn(BLUE, 15).confirm(BLUE).next_turn(BLUE, 15)
    assert game.saved(BLUE) == 42
    assert game.refused(BLUE, "add economy") is None


@pytest.mark.clause("LDR-HEAD-02", "LDR-MILI-08", "LDR-VISI-02")
def test_nobody_sees_what_is_chosen() -> None:
    game = table(3, saved=[90], diplomats=[2], spies=[1])
    views = [game.view(reader) for reader in (GREEN, RED, SPECTATOR)]
    for text in ("add tank", "drop tank", "add spy", "add sabotage-2", "add troops-1", "tribute p2", "amount 3"):
        noticed, seen = game.state.audience_of(BLUE, game.action(text))
        assert (noticed, seen) == (1, 1), "only Blue learns that anything was chosen"
        game.do(BLUE, text)
    assert [game.view(reader) for reader in (GREEN, RED, SPECTATOR)] == views
    assert game.state.audience_of(BLUE, game.action("confirm"))[0] == 0xFFFF
    assert game.told(GREEN) == []


@pytest.mark.clause("LDR-MILI-05", "LDR-MILI-06")
def test_units_arrive_after_their_time() -> None:
    """Infantry in the next turn, tanks in the one after it, planes in the third."""
    game = table(3, saved=[100]).add(BLUE, "3*infantry", "2*tank", "plane").confirm(BLUE)
    assert game.me(BLUE)["under_way"] == [
        {"unit": "infantry", "count": 3, "turns": 1},
        {"unit": "tank", "count": 2, "turns": 2},
        {"unit": "plane", "count": 1, "turns": 3},
    ]
    arrived = [troops(game.next_turn(BLUE, to="public_events"), BLUE) for _ in range(4)]
    assert arrived == [(3, 0, 0), (0, 2, 0), (0, 0, 1), (0, 0, 0)]
    told = game.told_of("fresh_troops", GREEN)
    assert told[0] == {"event": "fresh_troops", "seat": BLUE, "infantry": 3, "tank": 0, "plane": 0}
    assert len(told) == 3


@pytest.mark.clause("LDR-MILI-05", "LDR-MILI-06")
def test_orders_of_several_turns_arrive_together() -> None:
    game = table(3, saved=[200]).add(BLUE, "plane").confirm(BLUE)
    game.next_turn(BLUE).add(BLUE, "4*tank").confirm(BLUE)
    game.next_turn(BLUE).add(BLUE, "5*infantry").confirm(BLUE)
    game.next_turn(BLUE, to="public_events")
    assert troops(game, BLUE) == (5, 4, 1)
    assert game.me(BLUE)["under_way"] == []


@pytest.mark.clause("LDR-MILI-06")
def test_the_longest_way_a_table_may_set() -> None:
    numbers = {"infantry_rounds": 6, "tank_rounds": 6, "plane_rounds": 6}
    game = table(2, saved=[100], numbers=numbers).add(BLUE, "infantry", "tank", "plane").confirm(BLUE)
    arrived = [troops(game.next_turn(BLUE, to="public_events"), BLUE) for _ in range(6)]
    assert arrived == [(0, 0, 0)] * 5 + [(1, 1, 1)]


@pytest.mark.clause("LDR-MILI-07", "LDR-MATL-09")
def test_only_points_limit_orders() -> None:
    game = table(6, saved=[600]).add(BLUE, "40*infantry", "11*tank", "12*plane")
    assert game.refused(BLUE, "add plane") is None


@pytest.mark.clause("LDR-MATL-09", "LDR-MILI-07")
@pytest.mark.parametrize(("unit", "figures"), [("infantry", 30), ("tank", 10), ("plane", 10)])
def test_strict_supply_ends_with_the_figures_of_the_box(unit: str, figures: int) -> None:
    options = {"strict_supply": True}
    game = table(6, saved=[600], options=options).add(BLUE, f"{figures}*{unit}")
    assert game.refused(BLUE, f"add {unit}") == "LDR-MATL-09"
    game.do(BLUE, f"drop {unit}")
    assert game.refused(BLUE, f"add {unit}") is None
    away = table(6, saved=[600], options=options, orders={BLUE: {f"{unit} 1": 1, f"{unit} 3": figures - 3}})
    away.add(BLUE, f"2*{unit}")
    assert away.refused(BLUE, f"add {unit}") == "LDR-MATL-09", "units of the type under way count"
    others = {"infantry", "tank", "plane"} - {unit}
    assert all(away.refused(BLUE, f"add {other}") is None for other in others)


@pytest.mark.clause("LDR-SKIL-13", "LDR-RSCH-15", "LDR-SKIL-14")
def test_infantry_that_comes_by_itself() -> None:
    """One a round with technology 2, one a round for China, two for a China with technology 2."""
    for nation, level, wanted in (("usa", 1, 0), ("usa", 2, 1), ("usa", 3, 1), ("china", 0, 1), ("china", 2, 2)):
        game = table(3, nations={BLUE: nation}, levels={BLUE: (0, level, 0)}, phase="production")
        game.enter(30).play_to(BLUE, "public_events")
        assert troops(game, BLUE) == (wanted, 0, 0)
        game.next_turn(BLUE, to="public_events")
        assert troops(game, BLUE) == (wanted, 0, 0), "every round"


@pytest.mark.clause("LDR-RSCH-15", "LDR-MILI-05")
def test_ordered_and_free_infantry_are_one_card() -> None:
    game = table(3, levels={BLUE: (0, 2, 0)}, orders={BLUE: {"infantry 1": 4}}, phase="production")
    assert troops(game.enter(30).play_to(BLUE, "public_events"), BLUE) == (5, 0, 0)
    planes = table(3, orders={BLUE: {"plane 1": 2}}, phase="production").enter(30).play_to(BLUE, "public_events")
    assert troops(planes, BLUE) == (0, 0, 2)


def yellow(**rest: Any) -> Table:
    """The headquarters of the last of four players; the first one has other things in it."""
    return table(4, active=YELLOW, saved=[900, 0, 0, 300], **rest)


@pytest.mark.clause("LDR-HEAD-10", "LDR-HEAD-11", "LDR-MILI-04", "LDR-RSCH-04", "LDR-MATL-09")
def test_every_player_has_a_headquarters_of_its_own() -> None:
    """What Yellow chooses is Yellow's, and Blue's levels, projects and orders do not matter to Yellow."""
    game = yellow(
        levels={BLUE: (3, 3, 3), YELLOW: (1, 0, 2)},
        running={YELLOW: (0, 1, 0)},
        orders={BLUE: {"tank 1": 10}, YELLOW: {"plane 1": 4}},
        options={"strict_supply": True},
    )
    assert game.refused(YELLOW, "add technology") == "LDR-RSCH-04"
    game.add(YELLOW, "military", "10*tank", "6*plane")
    assert game.refused(YELLOW, "add military") == "LDR-RSCH-04"
    assert game.refused(YELLOW, "add tank") == "LDR-MATL-09"
    assert game.refused(YELLOW, "add plane") == "LDR-MATL-09"
    assert game.me(YELLOW)["left"] == 300 - 30 - 80 - 60
    game.do(YELLOW, "drop tank", "drop military", "drop plane")
    assert game.refused(YELLOW, "drop military") == "LDR-HEAD-11"
    assert game.me(YELLOW)["chosen"] == {"tank": 9, "plane": 5}
    assert game.me(BLUE)["chosen"] == {}
    game.confirm(YELLOW)
    assert (game.saved(YELLOW), game.saved(BLUE)) == (300 - 72 - 50, 900)
    assert game.me(YELLOW)["under_way"] == [
        {"unit": "tank", "count": 9, "turns": 2},
        {"unit": "plane", "count": 4, "turns": 1},
        {"unit": "plane", "count": 5, "turns": 3},
    ]


@pytest.mark.clause("LDR-BOYC-09", "LDR-SPYS-10", "LDR-ALLY-20", "LDR-TRIB-03", "LDR-DIPL-04", "LDR-SPYS-07")
def test_every_player_has_operatives_of_its_own() -> None:
    game = yellow(diplomats=[9, 0, 0, 3], spies=[9, 0, 0, 3])
    game.add(YELLOW, "boycott-1", "espionage-1", "sabotage-1", "offer-2")
    assert game.refused(YELLOW, "add boycott-1") == "LDR-BOYC-09"
    assert game.refused(YELLOW, "add espionage-1") == "LDR-SPYS-10"
    assert game.refused(YELLOW, "add sabotage-1") == "LDR-SPYS-10"
    assert game.refused(YELLOW, "add offer-2") == "LDR-ALLY-20"
    game.pay(YELLOW, BLUE, 100)
    assert game.refused(YELLOW, "tribute p1") is None
    assert game.refused(YELLOW, "tribute p2") == "LDR-DIPL-01"
    game.do(YELLOW, "tribute p1")
    assert game.refused(YELLOW, "amount 300") is None
    assert game.refused(YELLOW, "amount 301") == "LDR-TRIB-03"
    game.do(YELLOW, "amount 300")
    assert game.me(YELLOW)["tributes"] == {"0": 300}
    assert (game.me(YELLOW)["free_diplomats"], game.me(YELLOW)["free_spies"], game.me(YELLOW)["left"]) == (0, 1, 0)
    game.confirm(YELLOW, "succeeds", "succeeds", "succeeds")
    assert (game.me(YELLOW)["diplomats"], game.me(YELLOW)["spies"], game.me(BLUE)["diplomats"]) == (0, 1, 9)
    game.next_turn(BLUE, to="secret_events")
    assert game.kinds(BLUE) == ["sabotage_hit", "boycott_hit", "tribute_received", "production_points"]


@pytest.mark.clause("LDR-HEAD-12", "LDR-TRIB-03", "LDR-HEAD-01")
def test_other_answers_are_none_here() -> None:
    game = table(3, saved=[50], diplomats=[3], spies=[1]).pay(BLUE, RED, 20).pay(BLUE, GREEN, 10)
    for text in ("continue", "accept p2", "decline p2", "production 30", "covert succeeds", "world boom", "remain"):
        assert game.refused(BLUE, text) == "HALL-ASK-03", text
    assert game.refused(BLUE, "amount 1") == "HALL-ASK-03"
    game.do(BLUE, "tribute p2")
    assert game.refused(BLUE, "amount 30") is None, "20 are left, and the 10 that Green was to have"
    assert game.refused(BLUE, "amount 31") == "LDR-TRIB-03"
    for text in ("tribute p3", "drop tank", "add spy"):
        assert game.refused(BLUE, text) == "LDR-HEAD-12", text
    assert game.refused(BLUE, "covert succeeds") == "HALL-ASK-03"
    game.do(BLUE, "amount 30", "tribute p3")
    assert game.refused(BLUE, "amount 20") is None
    assert game.refused(BLUE, "amount 21") == "LDR-TRIB-03"


@pytest.mark.clause("LDR-SPYS-01", "LDR-DIPL-01")
def test_the_first_player_is_spied_on_by_spies() -> None:
    game = table(3, active=GREEN, diplomats=[0, 0], spies=[0, 1])
    assert game.refused(GREEN, "add espionage-1") is None
    assert game.refused(GREEN, "add boycott-1") == "LDR-DIPL-01"
    other = table(3, active=GREEN, diplomats=[0, 1])
    assert other.refused(GREEN, "add espionage-1") == "LDR-SPYS-01"


@pytest.mark.clause("LDR-HEAD-08")
def test_the_price_stands_at_what_can_be_added() -> None:
    game = table(3, saved=[100], diplomats=[1], spies=[1], levels={BLUE: (0, 1, 0)}).add(BLUE, "tank")
    prices = {"infantry": 8, "tank": 10, "plane": 13, "diplomat": 8, "spy": 10, "military": 25, "technology": 38}
    for item, price in prices.items():
        assert game.state.remark(BLUE, game.action(f"add {item}")) == {"points": price}
    for text in (
        "add boycott-1",
        "add boycott-2",
        "add espionage-2",
        "add defence",
        "drop tank",
        "confirm",
        "tribute p2",
    ):
        assert game.state.remark(BLUE, game.action(text)) == {}
    for seat in (-3, -1, 3):
        assert game.state.remark(seat, game.action("add tank")) == {}
    assert game.state.remark(RED, game.action("add technology")) == {"points": 25}
