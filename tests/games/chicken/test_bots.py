"""The game's own policy: it does the obvious, leaves what a person would laugh at, and its matches end."""

from __future__ import annotations

import pytest
from chicken_table import (
    action,
    clear,
    dice,
    give,
    goods,
    hex_,
    machine,
    mark,
    offers,
    piece,
    put,
    shield,
    stock,
    storage,
    table,
)

from bannerhall.core.chance import Stream
from bannerhall.core.playout import ALL_SEATS, play_games, roll_chance
from bannerhall.core.ruleset import Choice
from bannerhall.core.state import CHANCE, NOBODY
from bannerhall.games.chicken import GAME
from bannerhall.games.chicken.bots import evaluation_terms
from bannerhall.games.chicken.rules import actions, questions
from bannerhall.games.chicken.rules.ending import WON
from bannerhall.games.chicken.rules.state import Chicken

TABLES: tuple[tuple[int, dict[str, Choice]], ...] = (
    (2, {}),
    (4, {}),
    (3, {"quick_game": True}),
    (2, {"base_bonus": True, "hardcore": True, "island": "calm"}),
    (4, {"mode": "team"}),
    (3, {"mode": "cockfight"}),
    (2, {"mode": "flag"}),
    (4, {"mode": "flag"}),
    (1, {"mode": "solo"}),
)


def advice(s: Chicken) -> str:
    """What the policy answers for the seat that is asked, the same whatever the others hide."""
    seat = s.seat()
    answer = s.policy(seat, Stream(7))
    assert answer in s.legal_actions(seat)
    for world in range(3):
        assert s.resample(seat, Stream(world)).policy(seat, Stream(7)) == answer
    return s.rules.vocabulary.text(answer)


# --- Whole matches ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_nearly_every_match_is_won_and_not_ended_by_the_limit(seats: int, options: dict[str, Choice]) -> None:
    won = 0
    for number in range(15):
        state, stream = GAME.new(seats, None, options), Stream(1, number)
        assert isinstance(state, Chicken)
        while (seat := state.seat()) != NOBODY:
            state.apply(roll_chance(state, stream) if seat == CHANCE else state.policy(seat, stream))
        won += int(state.over == WON)
    assert won >= 14


@pytest.mark.parametrize(("seats", "options"), [each for each in TABLES if each[0] > 1])
def test_it_beats_chance(seats: int, options: dict[str, Choice]) -> None:
    """One seat, and in teams its mate, against all others, who play at random."""
    mine = 0b0101 if options.get("mode") == "team" else 1
    tally = play_games(GAME.new(seats, None, options), 2, 20, by_policy=mine)
    assert int(tally.wins[0]) >= 18


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_free_action_is_hardly_ever_thrown_away(seats: int, options: dict[str, Choice]) -> None:
    """A turn may leave nothing to do; but who could build, or retrieve, does not end it."""
    turns = thrown_away = 0
    for number in range(8):
        state, stream = GAME.new(seats, None, options), Stream(3, number)
        assert isinstance(state, Chicken)
        while (seat := state.seat()) != NOBODY:
            answer = roll_chance(state, stream) if seat == CHANCE else state.policy(seat, stream)
            if answer == actions.END and state.question(seat) == "action":
                turns += 1
                thrown_away += int(state.free == 1 and actions.RETRIEVE in state.legal_actions(seat))
            state.apply(answer)
    assert thrown_away * 50 <= turns


def test_all_seats_by_policy_in_compiled_code_are_the_same_matches_again() -> None:
    start = GAME.new(3)
    once, again = (play_games(start, 4, 10, by_policy=ALL_SEATS) for _ in range(2))
    assert (once.checksum, once.unfinished) == (again.checksum, 0)


# --- Attacks ----------------------------------------------------------------------------------------------------------


def test_it_takes_the_win_that_is_in_reach() -> None:
    s = table()
    mark(s, 0, 1)
    machine(s, 0, "golem_steel", "T2b")  # next to the base of blue, strength 7
    dice(s, 0, "plus3", "plus3", "claw")
    machine(s, 1, "soldier_wood", "T2a")
    assert advice(s) in ("fight golem_1", "strike golem_1")
    s.answer(0, action(s, advice(s)))
    assert advice(s) == "target leader_blue"


def test_it_does_not_attack_what_it_cannot_beat() -> None:
    s = table()
    clear(s, 1)  # only the leader is left on the base
    put(s, "red_6", "T2b")
    dice(s, 0, "plus1", "claw")
    assert "red_6" in offers(s, "fight")
    assert advice(s) not in ("fight red_6", "strike red_6")


def test_a_shield_that_can_be_broken_is_attacked_only_with_strength_enough() -> None:
    s = table()
    clear(s, 1)
    machine(s, 0, "golem_steel", "T2b")
    shield(s, "leader_blue", 1)
    dice(s, 0, "claw")
    assert advice(s) not in ("fight golem_1", "strike golem_1")
    dice(s, 0, "claw", "plus3", "plus2")
    assert advice(s) in ("fight golem_1", "strike golem_1")


def test_no_card_goes_for_a_chicken_that_dies_anyway() -> None:
    s = table(ask=("action",))
    put(s, "red_6", "T2b")
    put(s, "blue_6", "T2c")
    dice(s, 0, "claw")
    give(s, 0, "feather_fury")
    s.answer(0, action(s, "strike red_6"))
    while s.seat() == 0 and s.question(0) != "cards":
        s.answer(0, action(s, "target blue_6") if s.question(0) == "target" else actions.PASS)
    assert advice(s) == "pass"


# --- Building, retrieving, holding on ---------------------------------------------------------------------------------


def test_it_builds_when_it_can_and_nobody_is_near() -> None:
    s = table()
    stock(s, "car_hammer", "tower_white", "tower_red", "tower_blue")
    goods(s, 0, wood=2, steel=1)
    dice(s, 0)
    assert advice(s) == "build car_hammer"


def test_resources_are_retrieved_before_the_turn_ends() -> None:
    s = table()
    goods(s, 0, wood=1)
    dice(s, 0, "retrieve")
    assert advice(s) == "salvage"


def test_a_second_strategy_does_not_replace_a_better_one() -> None:
    s = table()
    give(s, 0, "battle_cry")
    give(s, 0, "hit_and_run")
    assert advice(s) == "play battle_cry"
    s.answer(0, action(s, "play battle_cry"))
    assert advice(s) != "play hit_and_run"


def test_stars_redeem_a_marker_or_shield_the_leader_before_they_buy_cards() -> None:
    s = table()
    s.free = 0
    mark(s, 1, 0)
    dice(s, 0, "star", "star", "star", "star", "star")
    assert advice(s) == "redeem 2"
    s = table()
    s.free = 0
    dice(s, 0, "star", "star", "star", "star")
    assert advice(s) == "shield leader_red"


# --- Flags ------------------------------------------------------------------------------------------------------------


def test_whoever_has_the_own_flag_stays_at_home_and_steers_nothing() -> None:
    for name in ("car_hammer", "soldier_wood", "golem_rock"):
        s = table(mode="flag")
        stock(s, name, "tower_white", "tower_red", "tower_blue")
        dice(s, 0)
        s.answer(0, action(s, f"build {name}"))
        while s.seat() == 0 and s.question(0) in ("build_hex", "build_pilot"):
            assert advice(s) != "pilot red_1"
            s.answer(0, s.policy(0, Stream(1)))
        assert s.flags[0] == piece("red_1") + 1


def test_a_foreign_flag_is_carried_home() -> None:
    s = table(mode="flag")
    put(s, "red_6", "T6c")
    s.set_flags(1, piece("red_6") + 1)
    dice(s, 0)
    assert advice(s) == "move red_6"
    s.answer(0, action(s, "move red_6"))
    while s.over == 0 and s.seat() == 0 and s.question(0) == "walk":
        s.answer(0, s.policy(0, Stream(1)))
    assert s.over == WON
    assert s.place[piece("red_6")] == hex_("base_1") + 1


# --- Evaluation -------------------------------------------------------------------------------------------------------


def test_a_marker_a_machine_and_a_shield_are_worth_something() -> None:
    s = table()
    before = s.worth(0)
    mark(s, 0, 1)
    marked = s.worth(0)
    assert marked > before
    shield(s, "leader_red")
    shielded = s.worth(0)
    assert shielded > marked
    machine(s, 0, "golem_rock", "T6a")
    assert s.evaluation_terms(0)["machines"] > 0
    assert s.payoff(0) > s.payoff(1)


def test_the_worth_of_a_seat_is_the_sum_of_its_own_terms() -> None:
    s = table(3)
    terms = s.evaluation_terms(1)
    assert list(terms) == [*evaluation_terms.NAMES, "others"]
    assert s.worth(1) == sum(worth for name, worth in terms.items() if name != "others")


def test_tempo_counts_turns_and_fights_have_the_highest_stakes() -> None:
    s = table()
    assert s.tempo() == s.turns
    assert s.stakes(0) == 2
    asked = table(ask=("reroll",), step=questions.QUICK)
    storage(asked, 0, "wood")
    assert asked.stakes(0) <= s.stakes(0)
