"""Set-up: board, Lost Tribes, coins, stacks, the first player, the supply of Leaders."""

from __future__ import annotations

import json

import pytest
from smallworld_table import Table, at

from bannerhall.core.errors import BadRequest
from bannerhall.core.ruleset import Choice
from bannerhall.core.state import CHANCE, SPECTATOR
from bannerhall.games.smallworld import GAME
from bannerhall.games.smallworld.rules import powers, races
from bannerhall.games.smallworld.rules.atlas import BOARDS

TRIBES = {2: 9, 3: 10, 4: 14, 5: 18}
MOUNTAINS = {2: 4, 3: 7, 4: 8, 5: 9}
TURNS = {2: 10, 3: 10, 4: 9, 5: 8}


def fresh(seats: int = 2, **options: Choice) -> Table:
    return Table(GAME.new(seats, seed=4, options=options))


@pytest.mark.clause("SMW-SETUP-01", "SMW-SETUP-02", "SMW-SETUP-03", "SMW-SETUP-06", "SMW-SETUP-07", "SMW-SETUP-08")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_s01_a_new_game(seats: int) -> None:
    table = fresh(seats)
    now = table.position()
    board = BOARDS[seats - 2]
    view = table.state.view(0)
    assert (view["round"], view["turns"]) == (1, TURNS[seats])
    assert set(now["regions"]) == {region["id"] for region in board if region["tribe"]}
    assert [row["marks"] for row in now["regions"].values()] == [["tribe"]] * TRIBES[seats]
    assert sum(region["terrain"] == "mountain" for region in board) == MOUNTAINS[seats]
    assert [table.coins(seat) for seat in range(seats)] == [5] * seats
    assert len(now["column"]) == 6
    assert [combo["coins"] for combo in now["column"]] == [0] * 6
    assert table.asks(0) == "pick"


@pytest.mark.clause("SMW-SETUP-01")
def test_each_number_of_players_has_a_board_of_its_own() -> None:
    assert [len(board) for board in BOARDS] == [23, 30, 39, 48]
    for seats in range(2, 6):
        assert all(region.startswith(f"m{seats}-") for region in fresh(seats).position()["regions"])
    for seats in (1, 6):
        with pytest.raises(BadRequest):
            GAME.new(seats)


@pytest.mark.clause("SMW-SETUP-06")
def test_a_lost_tribe_defends_its_region_and_a_region_without_symbol_has_none() -> None:
    table = at({}, {"0a": "humans hill 9"}, tribes=True)
    assert (table.price("m2-03"), table.price("m2-20")) == (3, 2)


@pytest.mark.clause("SMW-SETUP-07")
def test_a_mountain_counts_from_the_start() -> None:
    table = at({}, {"0a": "humans hill 9"}, tribes=True)
    mountains = [region["id"] for region in BOARDS[0] if region["terrain"] == "mountain" and region["edge"]]
    assert mountains == ["m2-05", "m2-15", "m2-19"]
    assert [table.price(name) for name in mountains] == [3, 3, 3]


@pytest.mark.clause("SMW-SETUP-04", "SMW-SETUP-05")
def test_chance_turns_up_banner_and_badge_until_six_combos_lie_open() -> None:
    table = Table(GAME.new(2))
    for place in range(6):
        banners = table.state.odds()
        assert len(banners) == races.BASE - place
        assert {weight for _, weight in banners} == {1}
        table.state.answer(CHANCE, banners[-1][0])
        badges = table.state.odds()
        assert len(badges) == powers.BASE - place
        assert {weight for _, weight in badges} == {1}
        table.state.answer(CHANCE, badges[0][0])
        shown = table.told("revealed")[-1]
        combo = table.position()["column"][place]
        assert (shown["race"], shown["power"]) == (combo["race"], combo["power"])
    column = table.position()["column"]
    assert [combo["race"] for combo in column] == list(races.NAMES[: races.BASE])[:-7:-1]
    assert [combo["power"] for combo in column] == list(powers.NAMES[:6])
    stacks = table.position()["stacks"]
    assert (len(stacks["banners"]), len(stacks["badges"])) == (8, 14)
    assert table.asks(0) == "pick"


@pytest.mark.clause("SMW-SETUP-09")
def test_all_tokens_lie_in_the_tray() -> None:
    table = fresh()
    assert [table.tray(race) for race in races.NAMES] == [tray for _, _, tray in races.ROWS]
    assert [tray for _, _, tray in races.ROWS[: races.BASE]] == [
        15,
        8,
        11,
        10,
        11,
        11,
        10,
        10,
        13,
        20,
        18,
        11,
        10,
        10,
    ]


@pytest.mark.clause("SMW-SETUP-09")
def test_tokens_that_leave_the_map_are_in_the_tray_again() -> None:
    table = at({"m2-04": "0a2", "m2-09": "1a3", "m2-20": "1a1"}, {"0a": "humans hill 5", "1a": "orcs swamp 0"})
    assert table.tray("orcs") == 6
    table.do(0, "take m2-09")
    assert table.tray("orcs") == 7


@pytest.mark.clause("SMW-SETUP-11")
def test_the_first_player_is_seat_1_or_chance_names_him() -> None:
    assert fresh(3).position()["first"] == 0
    table = Table(GAME.new(3, options={"first_player": "chance"}))
    while len(table.state.odds()) > 3:
        table.state.answer(CHANCE, table.state.odds()[0][0])
    assert [weight for _, weight in table.state.odds()] == [1, 1, 1]
    table.roll("first 3")
    assert (table.position()["first"], table.state.seat(), table.asks()) == (2, 2, "pick")


@pytest.mark.clause("SMW-SETUP-11")
def test_seats_follow_clockwise() -> None:
    table = at({}, {"2a": "humans hill 0"}, seats=3, active=2, ask="choose", turn=3)
    assert table.do(2, "expand").state.seat() == 0


@pytest.mark.clause("SMW-SETUP-12")
def test_nobody_sees_the_order_of_the_stacks() -> None:
    """Only how many lie there is told; what comes next, chance decides when it is turned up."""
    table = fresh()
    for seat in (0, 1, SPECTATOR):
        stacks = table.state.view(seat)["stacks"]
        assert stacks == {"banners": 8, "below": [], "badges": 14, "discarded": 0}
    first = str(table.position()["column"][0]["race"])
    table.do(0, f"pick {first}")
    assert len(table.state.odds()) == 8
    hidden = set(table.position()["stacks"]["banners"])
    assert {table.state.rules.vocabulary.text(a).split()[1] for a, _ in table.state.odds()} == hidden


@pytest.mark.clause("SMW-SETUP-15", "SMW-SETUP-18")
def test_leaders_are_neither_banners_nor_badges() -> None:
    """The column is the same with and without them; the Leader is a question of its own after the pick."""
    led, plain = fresh(), fresh(leaders=False)
    assert led.position()["column"] == plain.position()["column"]
    assert led.position()["stacks"] == plain.position()["stacks"]
    race = str(led.position()["column"][0]["race"])
    assert led.do(0, f"pick {race}").reveal().offers(0) == ["attach", "without"]
    assert plain.do(0, f"pick {race}").reveal().asks(0) == "conquer"


@pytest.mark.clause("SMW-SETUP-16", "SMW-SETUP-18")
@pytest.mark.parametrize("race", races.NAMES[: races.BASE])
def test_every_race_has_one_leader_beside_its_tokens(race: str) -> None:
    power = "flying" if race == "amazons" else "merchant"
    table = at({}, {}, ask="pick", column=[f"{race} {power}"])
    table.do(0, f"pick {race}").reveal()
    before = (table.hand(0), table.tray(race))
    table.do(0, "attach")
    assert (table.hand(0), table.tray(race), table.leader(0)) == (*before, "hand")
    if race == "amazons":
        assert before == (15, 0), "all Amazons of the tray, and the Leader comes on top"


@pytest.mark.clause("SMW-SETUP-17")
def test_a_game_without_leaders_has_none_for_anybody() -> None:
    table = at({}, {}, ask="pick", column=["humans hill"], options={"leaders": False})
    assert table.do(0, "pick humans").reveal().asks(0) == "conquer"
    for seat in (0, 1):
        assert table.forbids(seat, "ransom_order always") == "SMW-SETUP-17"
        assert table.leader(seat) == "none"
    assert table.forbids(0, "attach") == "HALL-ASK-03"
    assert GAME.ruleset().options["leaders"] is True
    assert json.loads(json.dumps(table.state.to_json()))["options"]["leaders"] is False
