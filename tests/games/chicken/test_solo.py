"""The challenger's turn: rows of dice, the order of its pieces, whom they attack, where they walk, what it builds.

On the preset island of two players the human's base is base_1 with the territory T6, the challenger's base_2 with T2.
"""

from __future__ import annotations

import pytest
from chicken_solo import LOWER, WALK, challenger
from chicken_table import (
    asks,
    at,
    blank,
    clear,
    hex_,
    lead,
    listen,
    machine,
    odds,
    piece,
    put,
    roll,
    shield,
    table,
    told,
)

from bannerhall.core.frames import CHANCE, PROCEEDS
from bannerhall.core.question import LONE_DREW, LONE_LOST
from bannerhall.games.chicken import GAME
from bannerhall.games.chicken.rules import atlas, compass, ending, questions, solo, solo_moves
from bannerhall.games.chicken.rules.components import LEADER, MACHINE, MOST_TURNS
from bannerhall.games.chicken.rules.state import Chicken


def begin(s: Chicken) -> None:
    """The free action and what follows, until somebody or chance is asked."""
    solo.begin(s)
    s.advance()


def reasons(s: Chicken, sink: object) -> list[tuple[object, object]]:
    return [(event["why"], event["piece"]) for event in told(s, sink, "challenger")]  # type: ignore[arg-type]


def alone(s: Chicken, *names: str) -> None:
    """Of the challenger's chickens only these stand on the island."""
    for n in range(1, 7):
        if f"blue_{n}" not in names:
            put(s, f"blue_{n}", None)


# --- The whole match -------------------------------------------------------------------------------------------------


@pytest.mark.clause("CHI-SOLO-01", "CHI-SOLO-03", "CHI-SOLO-07", "CHI-COMP-10")
def test_one_human_plays_and_the_challenger_is_never_asked() -> None:
    s = GAME.new(1, seed=4)
    assert isinstance(s, Chicken)
    assert s.seats == 1
    assert s.players == 2
    assert s.waiting() == [0]
    t = blank(1, "solo")
    assert sum(int(n) for n in t.goods[3:6]) == 0


@pytest.mark.clause("CHI-SOLO-02")
@pytest.mark.parametrize(("winners", "rank"), [(1, 0), (2, LONE_LOST)])
def test_one_marker_decides(winners: int, rank: int) -> None:
    s = table(mode="solo")
    ending.win(s, winners)
    result = s.result()
    assert result is not None
    assert result.ranks == [rank]


@pytest.mark.clause("CHI-END-02", "CHI-SOLO-02")
def test_at_the_limit_of_turns_a_lone_match_is_drawn() -> None:
    s = table(mode="solo", active=0, ask=None, step=questions.NEXT, turns=2 * MOST_TURNS)
    result = s.result()
    assert result is not None
    assert result.ranks == [LONE_DREW]


@pytest.mark.clause("CHI-SOLO-17", "CHI-SOLOTURN-09")
@pytest.mark.parametrize("draws", [2, 1, 0])
def test_step_4_draws_two_scrolls_and_in_the_gentle_game_fewer(draws: int) -> None:
    s = challenger(*LOWER, solo_draws=draws)
    s.ask(questions.CHALLENGER, PROCEEDS, solo.DRAW)
    s.advance()
    for _ in range(draws):
        assert asks(s, CHANCE) == "draw"
        s.answer(CHANCE, s.odds()[0][0])
    assert sum(int(n) for n in s.pile) == draws
    assert s.active == 0


# --- Rows and halves -------------------------------------------------------------------------------------------------


@pytest.mark.clause("CHI-SOLODICE-01", "CHI-SOLO-10")
def test_dice_lie_in_the_rows_of_their_faces() -> None:
    s = challenger("plus3", "claw", "plus1", "plus2", "star")
    assert solo.upper_half(s) == 4
    assert solo.fight_move(s) == 3
    assert sum(int(n) for n in s.dice[6:12]) == 5


@pytest.mark.clause("CHI-SOLOTURN-02", "CHI-SOLODICE-02")
@pytest.mark.parametrize(
    ("faces", "power"),
    [(("plus3", "plus3", "claw", "star", "retrieve"), 6), (("plus3", "plus3", "star", "star", "retrieve"), 0)],
)
def test_power_counts_only_with_most_dice_above(faces: tuple[str, ...], power: int) -> None:
    """Scenario 50."""
    s = challenger(*faces)
    alone(s, "blue_1")
    solo.begin(s)
    assert s.power == power


@pytest.mark.clause("CHI-SOLOTURN-07", "CHI-SOLOTURN-10", "CHI-SOLOTURN-08")
def test_the_heavier_half_is_used_and_rolled_again_and_the_other_stays() -> None:
    """Scenario 50."""
    s = challenger("plus3", "plus3", "claw", "star", "retrieve")
    alone(s, "blue_1")
    begin(s)
    assert asks(s, CHANCE) == "die"
    assert s.cup == 3
    assert [int(n) for n in s.dice[6:12]] == [1, 0, 1, 0, 0, 0]
    for _ in range(3):
        roll(s, "face star")
    assert [int(n) for n in s.dice[6:12]] == [1, 0, 4, 0, 0, 0]


@pytest.mark.clause("CHI-SOLOTURN-07")
def test_the_lower_half_builds_and_reinforces_even_with_an_empty_row() -> None:
    s = challenger("star", "star", "star", "claw", "claw")
    alone(s, "blue_1")
    sink = listen(s)
    begin(s)
    assert ("lower", "none") in reasons(s, sink)
    assert ("builds", "soldier_1") in reasons(s, sink)


# --- The free action -------------------------------------------------------------------------------------------------


@pytest.mark.clause("CHI-SOLOTURN-04", "CHI-SOLO-08", "CHI-SOLOTURN-03")
def test_the_leftmost_machine_does_the_free_action() -> None:
    s = challenger(*LOWER)
    machine(s, 1, "soldier_wood", "T2c")
    machine(s, 1, "golem_rock", "T2d")
    sink = listen(s)
    begin(s)
    assert reasons(s, sink)[0] == ("free_move", "soldier_1")


@pytest.mark.clause("CHI-SOLOTURN-05", "CHI-SOLOTURN-06")
def test_without_machines_a_random_chicken_of_the_leaders_band_acts() -> None:
    s = challenger(*LOWER)
    put(s, "blue_1", "T2c")
    begin(s)
    assert set(odds(s)) == {f"at_random blue_{n}" for n in range(2, 7)}
    other = challenger(*LOWER)
    put(other, "leader_blue", "T2d")
    begin(other)
    assert len(odds(other)) == 6


@pytest.mark.clause("CHI-SOLOTURN-05", "CHI-SOLOTURN-11", "CHI-SOLOTURN-12")
def test_without_units_two_random_chickens_return() -> None:
    s = challenger(*LOWER)
    clear(s, 1)
    begin(s)
    roll(s, "at_random blue_3", "at_random blue_5")
    assert at(s, "blue_3") == at(s, "blue_5") == "base_2"
    assert s.acted == 0
    assert not [text for text in odds(s) if text.startswith("at_random")]  # no third one
    assert [name for n in range(1, 7) if at(s, name := f"blue_{n}") is not None] == ["blue_3", "blue_5"]
    one = challenger(*LOWER)
    clear(one, 1)
    machine(one, 0, "cannon", "T6a")
    for n in range(2, 7):
        one.set_pilot(piece(f"blue_{n}"), 1)
    solo.begin(one)
    one.advance()
    assert at(one, "blue_1") == "base_2"


@pytest.mark.clause("CHI-SOLOTURN-01")
def test_the_free_action_attacks_the_lowest_armour_in_reach() -> None:
    s = challenger(*LOWER)
    machine(s, 1, "golem_rock", "T2a")
    put(s, "red_1", "T6b")
    put(s, "red_6", "T6d")
    begin(s)
    assert s.attacker == MACHINE + 9 + 1
    assert s.defender == piece("red_6") + 1


# --- Whom it attacks -------------------------------------------------------------------------------------------------


@pytest.mark.clause("CHI-SOLODICE-04", "CHI-SOLODICE-03", "CHI-SOLOTIE-01")
def test_the_lowest_armour_is_attacked_and_ties_go_by_the_compass() -> None:
    s = challenger(*WALK)
    golem = machine(s, 1, "golem_rock", "T2a")
    put(s, "red_1", "T6b")
    put(s, "red_2", "T6d")
    s.compass = 3
    assert solo_moves.target_of(s, golem) == piece("red_1")
    s.compass = 4
    assert solo_moves.target_of(s, golem) == piece("red_2")


@pytest.mark.clause("CHI-SOLODICE-20")
def test_on_one_hex_the_one_without_shield_then_the_stronger_comes_first() -> None:
    s = challenger(*WALK)
    golem = machine(s, 1, "golem_rock", "T2a")
    put(s, "red_5", "T6b")
    put(s, "red_6", "T6b")
    assert solo_moves.target_of(s, golem) == piece("red_5")
    shield(s, "red_5")
    assert solo_moves.target_of(s, golem) == piece("red_6")


@pytest.mark.clause("CHI-SOLODICE-28", "CHI-SOLODICE-20")
def test_leaders_come_before_machines_and_machines_before_chickens_in_the_data() -> None:
    s = challenger(*WALK)
    soldier = machine(s, 0, "soldier_steel", "T6a")
    assert solo_moves.place_in_data(s, LEADER) < solo_moves.place_in_data(s, soldier)
    assert solo_moves.place_in_data(s, soldier) < solo_moves.place_in_data(s, piece("red_1"))


@pytest.mark.clause("CHI-SOLO-14", "CHI-SOLO-11", "CHI-SOLOTIE-02")
def test_captain_cluckbeard_shoots_and_the_lower_list_is_hit() -> None:
    """Scenario 73."""
    s = challenger(*WALK)
    lead(s, 1, "captain_cluckbeard")
    put(s, "leader_blue", "T2c")
    put(s, "red_1", "T6b")
    put(s, "red_2", "T6b")
    assert solo_moves.target_of(s, LEADER + 1) == piece("red_1")
    lead(s, 1, "krakatoa")
    assert solo_moves.target_of(s, LEADER + 1) == -1
    assert not s.leads(1, 3)


@pytest.mark.clause("CHI-SOLOTIE-02", "CHI-SOLOSETUP-12")
def test_the_nearer_hex_comes_first_then_the_lower_list_of_directions() -> None:
    s = challenger(*WALK)
    s.compass = 2
    base = hex_("base_2")
    assert compass.choose(s, base, 2 ** hex_("T2b") + 2 ** hex_("T2d")) == hex_("T2b")
    s.compass = 1
    assert compass.choose(s, base, 2 ** hex_("T2b") + 2 ** hex_("T2d")) == hex_("T2d")
    assert compass.choose(s, base, 2 ** hex_("T2a") + 2 ** hex_("T2b")) == hex_("T2b")
    assert atlas.cell_distance(s.cell_of[base] - 1, s.cell_of[hex_("T2a")] - 1) == 2


# --- Where it walks --------------------------------------------------------------------------------------------------


@pytest.mark.clause("CHI-SOLODICE-05", "CHI-SOLODICE-10", "CHI-SOLODICE-11")
def test_a_piece_leaves_its_band_and_walks_towards_the_humans_leader() -> None:
    s = challenger(*WALK)
    assert solo_moves.walk_to_leader(s, piece("blue_1"))
    assert at(s, "blue_1") == "T2c"
    assert at(s, "blue_2") == "base_2"


@pytest.mark.clause("CHI-SOLODICE-25", "CHI-SOLODICE-10")
def test_own_pieces_are_passed_and_steps_are_counted_not_moves() -> None:
    s = challenger(*WALK)
    machine(s, 1, "golem_rock", "T2c")
    far = solo_moves.distances(s, solo_moves.goals(s, piece("blue_1"), solo_moves.passable(s)), solo_moves.passable(s))
    assert far[hex_("T2c")] < far[hex_("base_2")]


@pytest.mark.clause("CHI-SOLODICE-26", "CHI-SOLODICE-10")
def test_if_no_hex_is_nearer_it_stays() -> None:
    s = challenger(*WALK)
    machine(s, 1, "golem_rock", "T2c")
    put(s, "red_1", "T2b")
    put(s, "red_2", "T2d")
    sink = listen(s)
    assert not solo_moves.walk_to_leader(s, piece("blue_1"))
    assert at(s, "blue_1") == "base_2"
    assert told(s, sink, "moved") == []


@pytest.mark.clause("CHI-SOLODICE-10", "CHI-SOLODICE-26")
def test_without_a_way_it_stays_unless_the_plain_distance_gets_less() -> None:
    s = challenger(*WALK)
    put(s, "red_1", "T6a")
    put(s, "red_2", "T6c")
    put(s, "blue_1", "T6b")
    assert not solo_moves.walk_to_leader(s, piece("blue_1"))
    assert at(s, "blue_1") == "T6b"
    put(s, "blue_2", "T2c")
    assert solo_moves.walk_to_leader(s, piece("blue_2"))
    assert at(s, "blue_2") == "T2a"


@pytest.mark.clause("CHI-SOLODICE-26", "CHI-SOLOTIE-02")
def test_of_equally_near_hexes_the_compass_names_the_one_it_walks_to() -> None:
    found = set()
    for direction in range(6):
        s = challenger(*WALK)
        s.compass = direction
        put(s, "blue_1", "T6d")
        assert solo_moves.walk_to_leader(s, piece("blue_1"))
        equal = 2 ** hex_("T6b") + 2 ** hex_("T2a")
        assert at(s, "blue_1") == atlas.HEX_NAMES[compass.choose(s, hex_("T6d"), equal)]
        found.add(at(s, "blue_1"))
    assert found == {"T6b", "T2a"}


@pytest.mark.clause("CHI-SOLODICE-26")
def test_of_equal_hexes_the_compass_decides() -> None:
    s = challenger(*WALK)
    here = hex_("base_2")
    steps = solo_moves.distances(s, 2**here, solo_moves.passable(s))
    s.compass = 1
    assert solo_moves.sooner(s, here, hex_("T2d"), hex_("T2b"), steps)
    assert not solo_moves.sooner(s, here, hex_("T2a"), hex_("T2b"), steps)


@pytest.mark.clause("CHI-SOLODICE-22")
def test_without_a_human_leader_the_base_is_the_aim() -> None:
    s = challenger(*WALK)
    put(s, "leader_red", "T6d")
    assert solo_moves.aim(s) == hex_("T6d")
    put(s, "leader_red", None)
    assert solo_moves.aim(s) == hex_("base_1")


# --- The order -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("CHI-SOLO-09", "CHI-SOLO-08", "CHI-SOLODICE-19")
def test_machines_then_chickens_from_the_strongest_then_the_leader() -> None:
    s = challenger(*WALK)
    soldier = machine(s, 1, "soldier_wood", "T2d")
    put(s, "blue_6", "T2c")
    order = []
    for _ in range(8):
        due = int(solo.next_in_order(s))
        order.append(due)
        s.passed_by |= 2**due
    blue = [piece(f"blue_{n}") for n in (6, 5, 3, 4, 1, 2)]
    assert order == [soldier, *blue, LEADER + 1]


@pytest.mark.clause("CHI-SOLODICE-07", "CHI-SOLODICE-09")
def test_each_die_goes_to_the_next_piece() -> None:
    s = challenger("claw", "claw", "claw", "star", "retrieve")
    machine(s, 1, "golem_rock", "T2d")
    alone(s, "blue_5", "blue_1")
    sink = listen(s)
    begin(s)
    moved = [who for why, who in reasons(s, sink) if why in ("move", "free_move")]
    assert moved == ["golem_1", "golem_1", "blue_5", "blue_1"]


@pytest.mark.clause("CHI-SOLODICE-06")
def test_a_piece_that_comes_into_reach_fights_with_the_next_die() -> None:
    s = challenger("claw", "claw", "claw", "star", "retrieve")
    machine(s, 1, "golem_rock", "T2d")
    put(s, "red_6", "T6d")
    sink = listen(s)
    begin(s)
    assert reasons(s, sink)[:3] == [("free_move", "golem_1"), ("upper", "none"), ("fight", "golem_1")]
    assert s.defender == piece("red_6") + 1


@pytest.mark.clause("CHI-SOLODICE-29")
def test_a_piece_that_moved_with_the_last_die_does_not_fight() -> None:
    s = challenger("claw", "plus3", "plus3", "star", "retrieve")
    machine(s, 1, "golem_rock", "T2d")
    put(s, "red_6", "T6b")
    sink = listen(s)
    begin(s)
    assert [why for why, _ in reasons(s, sink)] == ["free_move", "upper", "move"]
    assert s.attacker == 0


@pytest.mark.clause("CHI-SOLODICE-08", "CHI-SOLODICE-21", "CHI-SOLODICE-23")
def test_before_two_units_the_first_one_acts_in_the_leaders_place() -> None:
    """Scenario 56."""
    s = challenger(*WALK)
    alone(s, "blue_1")
    s.acted = 2 ** piece("blue_1")
    s.passed_by = 2 ** piece("blue_1")
    assert solo.due(s, -1) == piece("blue_1")
    s.acted |= 2 ** piece("blue_2")
    s.passed_by = 2 ** piece("blue_1")
    assert solo.due(s, -1) == LEADER + 1


@pytest.mark.clause("CHI-SOLODICE-24", "CHI-SOLODICE-23")
def test_units_that_have_fallen_since_still_count() -> None:
    s = challenger(*WALK)
    clear(s, 1)
    s.acted = 2 ** piece("blue_1") + 2 ** piece("blue_2")
    assert solo.due(s, -1) == LEADER + 1


@pytest.mark.clause("CHI-SOLODICE-21", "CHI-SOLODICE-09")
def test_without_any_unit_the_die_is_lost_but_the_leader_may_fight() -> None:
    """Scenario 74."""
    s = challenger(*WALK)
    clear(s, 1)
    assert solo.due(s, -1) == -1
    put(s, "red_1", "T2c")
    assert solo.due(s, -1) == LEADER + 1
