"""Components and set-up: what is in the box, what is laid out, and the first groups."""

from __future__ import annotations

import pytest
from xorlosch_table import Table, at

from bannerhall.core.errors import BadPosition, BadRequest, Unreadable
from bannerhall.core.state import CHANCE
from bannerhall.games.xorlosch import GAME
from bannerhall.games.xorlosch.rules.board import BOARDS, DUNGEON, RUINS, Board
from bannerhall.games.xorlosch.rules.components import CARDS, DWARVES, ITEMS, MECHANICUS, SYMBOLS, TYPES, WARRIOR


def fresh(seats: int = 3, **options: bool | str) -> Table:
    """The first question after the cards are laid out."""
    return Table(GAME.new(seats, seed=5, options=options))


@pytest.mark.clause("XOR-COMP-01")
def test_two_to_six_players() -> None:
    assert GAME.seats == (2, 6)
    for seats in (1, 7):
        with pytest.raises(BadRequest):
            GAME.new(seats)


@pytest.mark.clause("XOR-COMP-02", "XOR-SETUP-01")
def test_one_side_of_the_board_is_chosen() -> None:
    assert [board.slug for board in BOARDS] == ["ruins", "dungeon"]
    assert fresh().now["board"] == "ruins"
    table = fresh(board="dungeon")
    assert table.now["board"] == "dungeon"
    steps = [table.action(f"move w1-{name}") for name in DUNGEON.names]
    assert len(set(steps)) == 34
    with pytest.raises(Unreadable):
        table.action("move w1-c4")


@pytest.mark.clause("XOR-COMP-03", "XOR-COMP-12", "XOR-COMP-13", "XOR-COMP-14")
def test_the_36_cards() -> None:
    assert len(CARDS) == 36
    for colour, low in (("G", 1), ("B", 7), ("R", 13)):
        own = [card for card in CARDS if card.name[0] == colour]
        assert [card.number for card in own] == list(range(low, low + 12))
        assert [card.name for card in own] == [f"{colour}{card.number:02}" for card in own]
        assert sorted(card.symbol for card in own) == [WARRIOR] * 6 + [MECHANICUS] * 6


@pytest.mark.clause("XOR-COMP-15")
def test_fourteen_themes() -> None:
    themes = {card.theme for card in CARDS}
    assert " ".join(sorted(themes)) == (
        "amulet carbuncle cave_dragon crossbow egg gauntlet helmet herbs kobold lance scale tatzelwurm tooth "
        "west_wind_dragon"
    )


@pytest.mark.clause("XOR-COMP-04", "XOR-COMP-05", "XOR-SETUP-12")
def test_nine_tokens_of_three_kinds_are_all_in_play_with_six_by_option() -> None:
    table = fresh(6, all_items_5_6=True)
    assert ITEMS == ("boots", "potion", "trap")
    assert [table.supply(item) for item in ITEMS] == [(3, 0)] * 3
    assert fresh(5, all_items_5_6=True).supply("trap") == (3, 0)
    assert fresh(4, all_items_5_6=True).supply("trap") == (2, 0)
    assert [fresh(seats, all_items_5_6=True).state.check() for seats in range(2, 7)] == [[]] * 5


@pytest.mark.clause("XOR-SETUP-09", "XOR-SETUP-10", "XOR-SETUP-11", "XOR-SETUP-14", "XOR-SETUP-17")
@pytest.mark.parametrize(
    ("seats", "boots", "potions", "traps"), [(2, 1, 1, 1), (3, 2, 2, 2), (4, 2, 2, 2), (5, 3, 3, 2), (6, 3, 3, 2)]
)
def test_t23_tokens_by_number_of_players(seats: int, boots: int, potions: int, traps: int) -> None:
    table = fresh(seats)
    assert [table.supply(item) for item in ITEMS] == [(boots, 0), (potions, 0), (traps, 0)]


@pytest.mark.clause("XOR-SETUP-14")
def test_unused_tokens_never_come_into_play() -> None:
    position = fresh(2).state.to_json()
    position["table"]["board_items"]["potion"]["clean"] = 2  # type: ignore[index]
    with pytest.raises(BadPosition, match="2 tokens of potion"):
        GAME.load(position)


@pytest.mark.clause("XOR-COMP-06", "XOR-COMP-09", "XOR-COMP-10")
def test_six_dice_three_of_each_type() -> None:
    assert (TYPES, SYMBOLS) == (("warrior", "mechanicus"), ("axe", "pincers"))
    assert DWARVES == ("w1", "w2", "w3", "m1", "m2", "m3")
    table = fresh().do(0, "place warrior-1", "place warrior-1", "place warrior-1")
    assert table.refused(0, "place warrior-1") == "XOR-COMP-10"
    table.do(0, "place mechanicus-1")
    group = table.now["dwarves"][0]
    assert [name for name in DWARVES if group[name]] == ["w1", "w2", "w3", "m1"]
    assert table.now["dwarves"][1] == dict.fromkeys(DWARVES)


@pytest.mark.clause("XOR-SETUP-02", "XOR-SETUP-08", "XOR-COMP-08")
def test_chance_is_the_order_of_three_piles_and_nothing_else() -> None:
    table = Table(GAME.new(2))
    drawn = []
    while table.asked == CHANCE:
        odds = table.state.odds()
        assert {weight for _, weight in odds} == {1}
        texts = [table.state.rules.vocabulary.text(action) for action, _ in odds]
        assert len({text[5] for text in texts}) == 1, "one pile at a time"
        drawn.append(texts[-1])
        table.do(CHANCE, texts[-1])
    assert len(drawn) == 18
    assert drawn[:2] == ["draw G12", "draw G11"]
    assert table.now["quests"]["red"]["pile"] == 4, "how many are left is public, their order is not even decided"


@pytest.mark.clause("XOR-SETUP-03", "XOR-SETUP-04", "XOR-SETUP-05", "XOR-SETUP-06", "XOR-SETUP-07", "XOR-TASK-01")
def test_three_quests_with_nine_tasks_and_the_next_ones_beside() -> None:
    table = Table(GAME.new(2)).turn_up("G05", "G02", "G09", "G01")
    assert table.quest("green") == ["G02", "G05"]
    assert table.next("green") == ["G01", "G09"]
    assert [len(table.quest(colour)) for colour in ("green", "blue", "red")] == [2, 3, 4]
    assert [len(table.next(colour)) for colour in ("green", "blue", "red")] == [2, 3, 4]
    assert [table.now["quests"][colour]["pile"] for colour in ("green", "blue", "red")] == [8, 6, 4]


@pytest.mark.clause("XOR-SETUP-16")
def test_seat_one_begins_or_whom_chance_names() -> None:
    assert fresh().asked == 0
    table = Table(GAME.new(3, options={"first_player": "chance"}))
    assert [table.state.rules.vocabulary.text(action) for action, _ in table.state.odds()] == [
        "first 1",
        "first 2",
        "first 3",
    ]
    assert {weight for _, weight in table.state.odds()} == {1}
    table.do(CHANCE, "first 3").turn_up()
    assert table.asked == 2
    table.do(2, "place warrior-1", "ready").do(0, "place warrior-1", "ready").do(1, "place warrior-1", "ready")
    assert (table.asked, table.asks(2)) == (2, "main")


@pytest.mark.clause("XOR-START-01", "XOR-START-02", "XOR-START-03", "XOR-COMP-07")
@pytest.mark.parametrize(
    ("placed", "saved"),
    [
        ("warrior-5", 0),
        ("warrior-1 warrior-1 warrior-1 mechanicus-1 mechanicus-1", 0),
        ("mechanicus-3 warrior-1 mechanicus-1", 0),
        ("warrior-2 mechanicus-1", 2),
    ],
)
def test_s1_five_points_are_spread_in_any_way(placed: str, saved: int) -> None:
    table = fresh().do(0, *(f"place {name}" for name in placed.split()), "ready")
    assert table.saved(0) == saved
    levels = sorted(dwarf[0] for dwarf in table.now["dwarves"][0].values() if dwarf)
    assert levels == sorted(int(name[-1]) for name in placed.split())


@pytest.mark.clause("XOR-START-01")
def test_s1_not_more_than_five_points() -> None:
    table = fresh()
    assert table.refused(0, "place warrior-6") == "XOR-START-01"
    table.do(0, "place warrior-3", "place mechanicus-2")
    assert table.refused(0, "place warrior-1") == "XOR-START-01"
    assert table.offers(0) == ["ready"]


@pytest.mark.clause("XOR-START-02", "XOR-START-03")
def test_s1_every_level_the_points_allow_is_offered_for_both_types() -> None:
    assert fresh().offers(0) == [f"place {name}-{level}" for name in TYPES for level in range(1, 6)]
    rich = Table(GAME.new(3, seed=5, numbers={"experience": 12}))
    assert rich.offers(0) == [f"place {name}-{level}" for name in TYPES for level in range(1, 7)]


@pytest.mark.clause("XOR-START-04")
@pytest.mark.parametrize("action", ["draw G01", "first 1", "remove w1", "end"])
def test_s1_nothing_else_is_done_while_groups_are_placed(action: str) -> None:
    assert fresh().refused(0, action) == "HALL-ASK-03"


@pytest.mark.clause("XOR-START-06")
def test_s1_at_least_one_dwarf() -> None:
    assert fresh().refused(0, "ready") == "XOR-START-06"


@pytest.mark.clause("XOR-START-04", "XOR-START-05", "XOR-START-07")
def test_placement_and_turns_go_clockwise_from_the_first_player() -> None:
    table = fresh()
    for seat in range(3):
        assert (table.asked, table.asks(seat)) == (seat, "place")
        table.do(seat, "place warrior-2", "place mechanicus-1", "ready")
        assert table.dwarf(seat, "w1") == [2, "start"]
    for seat in (0, 1, 2, 0):
        assert (table.asked, table.asks(seat)) == (seat, "main")
        table.do(seat, "end")


@pytest.mark.clause("XOR-MOVE-08")
@pytest.mark.parametrize("board", BOARDS, ids=lambda board: str(board.slug))
def test_passages_are_drawn_from_both_ends(board: Board) -> None:
    for here, space in enumerate(board.spaces):
        for name in (*space.free, *space.blocked):
            there = board.names.index(name)
            assert board.obstacle(here, there) == board.obstacle(there, here)
            assert (space.name in board.spaces[there].free) == (name in space.free)


def test_the_drawings_are_as_designed() -> None:
    """The ruins look the same after half a turn; both drawings are pinned, so that no slip moves a space."""
    places = {(space.x, space.y) for space in RUINS.spaces}
    assert places == {(1000 - x, 700 - y) for x, y in places}
    pins = [sum(i * 7 * space.x + i * space.y for i, space in enumerate(board.spaces, 1)) for board in BOARDS]
    assert pins == [2442107, 2307123]


def test_boards_are_as_large_as_designed() -> None:
    assert [len(board.spaces) for board in BOARDS] == [35, 34]
    assert [sum(len(space.free) for space in board.spaces) // 2 for board in BOARDS] == [40, 39]
    assert [sum(len(space.blocked) for space in board.spaces) // 2 for board in BOARDS] == [20, 18]


@pytest.mark.clause("XOR-COMP-16")
def test_a_theme_has_no_effect() -> None:
    """R14, R17, R19, R21 are all one dragon: completing them does not end the short game."""
    table = at(
        "w1@t14 m1@t17 m1@t19 w1@t21",
        red="R14 R17 R19 R21",
        options={"short_game": True},
    ).do(0, "declare red")
    assert not table.is_over()


@pytest.mark.clause("XOR-MOVE-01", "XOR-START-01", "XOR-BOOT-03", "XOR-DIPL-21", "XOR-STALL-01", "XOR-STALL-02")
def test_the_numbers_a_designer_may_change_and_their_ranges() -> None:
    assert [(number.name, number.default, number.low, number.high) for number in GAME.numbers] == [
        ("movement", 8, 7, 20),
        ("experience", 5, 1, 12),
        ("boots_points", 2, 0, 6),
        ("appeals", 2, 0, 5),
        ("stall_vote", 10, 1, 1000),
        ("stall_stop", 20, 1, 1000),
    ]


def test_options_and_their_defaults() -> None:
    assert {option.name: option.values for option in GAME.options} == {
        "board": ("ruins", "dungeon"),
        "short_game": (False, True),
        "all_items_5_6": (False, True),
        "first_player": ("seat1", "chance"),
        "stall_guard": ("automatic", "vote", "off"),
    }
