"""The conformance suite over every game of the hall, and the long soak."""

from __future__ import annotations

import random

import pytest

import bannerhall
from bannerhall.commands.doctor import is_compiled
from bannerhall.core import conformance
from bannerhall.core.conformance.sameness import CompiledEqualsUncompiled, HashSeedDoesNotMatter, WorkersDoNotMatter
from bannerhall.core.conformance.soundness import GamesEnd
from bannerhall.core.ruleset import Choice
from bannerhall.core.state import CHANCE, State

SMALL_GAMES = ("sealed",)  # without options, and over in a moment; a game with options has a test of its own below
EVERY_NUMBER_OF_SEATS = [
    (box.slug, seats) for box in map(bannerhall.game, SMALL_GAMES) for seats in range(box.seats[0], box.seats[1] + 1)
]
BOARDS = ("ruins", "dungeon")
SCENARIOS = ("free_game", "quick_game", "power_blocs", "home_ground", "two_camps", "hot_spots")
# Every variant of LEADERS alone, and those together that meddle with each other.
VARIANTS: tuple[dict[str, Choice], ...] = (
    {"parallel_play": True},
    {"hq_first": True},
    {"classic_entry": True},
    {"global_events": True},
    {"strict_supply": True},
    {"show_exact_chance": True},
    {"expansion_nations": True},
    {"board_profile": True},
    {"hq_timer": 30},
    {"special_skills": False},
    {"parallel_play": True, "classic_entry": True, "global_events": True, "expansion_nations": True},
)
# Every mode of War for Chicken Island with every number of seats, and every option at least once.
ISLANDS: tuple[tuple[int, dict[str, Choice]], ...] = (
    (1, {}),
    (1, {"island": "build", "solo_draws": 0, "hardcore": True}),
    (2, {}),
    (2, {"island": "calm", "choose_base": True, "pilots_from": "base_or_territory"}),
    (2, {"mode": "flag"}),
    (2, {"mode": "cockfight", "hardcore": True}),
    (3, {"island": "random", "quick_game": True}),
    (3, {"mode": "flag", "quick_game": True, "first_player": "seat2"}),
    (3, {"mode": "cockfight"}),
    (4, {"hardcore": True, "base_bonus": True, "supporter_side": "per_card"}),
    (4, {"mode": "team", "spare_leader": "second_edition_none"}),
    (4, {"mode": "flag", "tile_shapes": "all_bee", "island": "build"}),
    (4, {"mode": "cockfight", "island": "random"}),
)
# How many random games of each: many where one is over soon, few where it takes ten thousands of answers.
RANDOM_ISLANDS = (3000, 2500, 800, 400, 1000, 250, 200, 800, 250, 150, 250, 350, 50)
# Runewars: both rulesets, every module, all numbers of seats, built boards; the rest has its turn in the soak.
ALL_MODULES: dict[str, Choice] = {
    "exploration": True,
    "development_cards": True,
    "commanders": True,
    "free_cities": True,
    "road_to_victory": True,
}
REVISED: dict[str, Choice] = {"ruleset": "revised", "road_to_victory": True}
BUILT: dict[str, Choice] = {"board": "build", "homes": "build"}
REALMS: tuple[tuple[int, dict[str, Choice]], ...] = (
    (2, {}),
    (3, {}),
    (4, {"factions": "deal"}),
    (2, {"bow": False}),
    (3, {**REVISED, "bow": False}),
    (4, REVISED),
    (2, {**BUILT, "exploration": True}),
    (3, {"development_cards": True, "commanders": True, "epic": True}),
    (4, {**ALL_MODULES, "homes": "build"}),
    (2, {**ALL_MODULES, **REVISED}),
    (3, {**ALL_MODULES, **REVISED, **BUILT}),
    (4, {**ALL_MODULES, **BUILT, "epic": True}),
)
SOME_REALMS = (0,)  # on the plain sources
SET_UPS = 2000  # with boards that are built
MOST_SET_UP = 1000  # answers
LONG_MATCH = 200_000  # random players seldom win: most of their matches go to the turn limit
SOME_ISLANDS = (0, 4, 5, 10)  # on the plain sources, where a game takes half a minute
CARE = {"digital": 0.002, "companion": 0.015}  # so that a series of games takes about as long in both modes
FEW_ROUNDS = {"round_limit": 5}
FEW = 30  # games in a series where a game takes no time
ELSEWHERE = (WorkersDoNotMatter, HashSeedDoesNotMatter, CompiledEqualsUncompiled)
IN_ONE_PROCESS = [check for check in conformance.CHECKS if check not in ELSEWHERE]
WATCHING = [check for check in IN_ONE_PROCESS if check.once is conformance.Check.once]  # no matches of their own


@pytest.mark.parametrize(("slug", "seats"), EVERY_NUMBER_OF_SEATS)
def test_the_game_conforms(slug: str, seats: int) -> None:
    report = conformance.run(bannerhall.game(slug), games=3, seats=[seats], care=0.5)
    assert report.passed, str(report)
    assert report.steps > 30


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("slug", ["xorlosch"])
def test_the_large_game_conforms(slug: str, seats: int, board: str) -> None:
    """Whether it is the same in other processes takes seconds to see: with five seats in the ruins only."""
    checks = conformance.CHECKS if (seats, board) == (5, "ruins") else IN_ONE_PROCESS
    options = {"board": board}
    report = conformance.run(bannerhall.game(slug), games=1, seats=[seats], options=options, care=0.02, checks=checks)
    assert report.passed, str(report)
    assert report.steps > 100


@pytest.mark.parametrize("number", range(len(VARIANTS)))
@pytest.mark.parametrize("slug", ["leaders"])
def test_the_companion_conforms(slug: str, number: int) -> None:
    """Seats, scenarios and variants change from game to game, so that all of them have their turn."""
    options = {"mode": "companion", "scenario": SCENARIOS[number % 6], **VARIANTS[number]}
    checks = conformance.CHECKS if number == 1 else IN_ONE_PROCESS
    game, seats = bannerhall.game(slug), [2 + number % 5]
    report = conformance.run(game, games=1, seats=seats, seed=40 + number, options=options, care=0.01, checks=checks)
    assert report.passed, str(report)
    assert report.steps > 20


@pytest.mark.parametrize("number", range(len(VARIANTS)))
@pytest.mark.parametrize("slug", ["leaders"])
def test_the_board_conforms(slug: str, number: int) -> None:
    """The same in full digital mode, where a game has ten times as many decisions: five rounds must do here."""
    options = {"mode": "digital", "scenario": SCENARIOS[number % 6], **VARIANTS[number]}
    checks = conformance.CHECKS if number == 1 else IN_ONE_PROCESS
    game, seats = bannerhall.game(slug), [2 + number % 5]
    report = conformance.run(
        game, games=1, seats=seats, seed=60 + number, options=options, care=0.005, checks=checks, numbers=FEW_ROUNDS
    )
    assert report.passed, str(report)
    assert report.steps > 100


@pytest.mark.parametrize("leaders", [True, False])
@pytest.mark.parametrize("seats", range(2, 6))
@pytest.mark.parametrize("slug", ["smallworld"])
def test_the_crowded_game_conforms(slug: str, seats: int, leaders: bool) -> None:
    """A few hundred games where they are quick. Settings and extras change from game to game."""
    for number in range(FEW if is_compiled() else 2):
        options = crowded(number, leaders)
        checks = conformance.CHECKS if (seats, leaders, number) == (3, True, 0) else IN_ONE_PROCESS
        game, care = bannerhall.game(slug), 0.05 if number == 0 else 0.002
        report = conformance.run(game, games=1, seats=[seats], seed=number, options=options, care=care, checks=checks)
        assert report.passed, f"{options}: {report}"
        assert report.steps > 60


@pytest.mark.parametrize("number", range(len(ISLANDS)) if is_compiled() else SOME_ISLANDS)
def test_the_chicken_game_conforms(number: int) -> None:
    """A random game takes thousands of answers, so a small part of them is looked at closely."""
    seats, options = ISLANDS[number]
    checks = conformance.CHECKS if number == 6 else IN_ONE_PROCESS
    game = bannerhall.game("chicken")
    report = conformance.run(game, games=1, seats=[seats], seed=number, options=options, care=0.003, checks=checks)
    assert report.passed, f"{options}: {report}"
    assert report.steps > 60


def random_islands(number: int, part: int) -> range:
    """The seeds of a tenth of the games with these seats and options."""
    each = RANDOM_ISLANDS[number] // 10
    return range(1000 + part * each, 1000 + (part + 1) * each)


def test_ten_thousand_random_islands_are_played() -> None:
    assert len(RANDOM_ISLANDS) == len(ISLANDS)
    assert sum(len(random_islands(number, part)) for number in range(len(ISLANDS)) for part in range(10)) == 10_000


@pytest.mark.soak
@pytest.mark.parametrize("part", range(10))
@pytest.mark.parametrize("number", range(len(ISLANDS)))
def test_chicken_conforms_over_ten_thousand_games(number: int, part: int) -> None:
    """Invariants after every answer; in each tenth game the dearer checks as well."""
    game, (seats, options) = bannerhall.game("chicken"), ISLANDS[number]
    for seed in random_islands(number, part):
        care = 0.01 if seed % 10 == 0 else 0.001
        checks = checks_of(seed - 1000) if seed % 10 == 0 else WATCHING
        report = conformance.run(
            game, games=1, seats=[seats], seed=seed, options=options, care=care, checks=checks, longest=LONG_MATCH
        )
        assert report.passed, f"{options}: {report}"


@pytest.mark.parametrize("number", range(len(REALMS)) if is_compiled() else SOME_REALMS)
def test_the_realm_conforms(number: int) -> None:
    """Every ruleset, module and number of seats. The policy plays along, so that armies meet and heroes quest."""
    seats, options = REALMS[number]
    checks = conformance.CHECKS if number == 1 else IN_ONE_PROCESS
    care = 0.01 if is_compiled() else 0.002
    report = conformance.run(
        bannerhall.game("runewars"),
        games=1,
        seats=[seats],
        seed=number,
        options=options,
        care=care,
        checks=checks,
        skill=0.7,
    )
    assert report.passed, f"{options}: {report}"
    assert report.steps > 300


def test_every_question_of_a_realm_is_looked_at() -> None:
    """Compiled, far into a year; the plain sources come a part of the way."""
    options: dict[str, Choice] = {**ALL_MODULES, "epic": True}
    report = conformance.run(
        bannerhall.game("runewars"),
        games=1,
        seats=[2],
        seed=5,
        options=options,
        checks=[check for check in IN_ONE_PROCESS if check is not GamesEnd],
        skill=0.9,
        longest=300 if is_compiled() else 30,
    )
    assert report.passed, str(report)
    assert report.steps >= 30


def random_realms(part: int) -> list[tuple[int, int, dict[str, Choice]]]:
    """Seeds, seats and options of a fiftieth of the games: every legal combination has its turn with 2, 3 and 4."""
    game = bannerhall.game("runewars")
    found: list[tuple[int, int, dict[str, Choice]]] = []
    for number in range(part * 100, (part + 1) * 100):
        seats = 2 + number % 3
        combinations = list(conformance.legal_options(game, seats))
        found.append((1000 + number, seats, combinations[number // 3 % len(combinations)]))
    return found


def test_all_combinations_of_runewars_are_among_five_thousand_games() -> None:
    game = bannerhall.game("runewars")
    combinations = list(conformance.legal_options(game, 2))
    played = {(2 + n % 3, n // 3 % len(combinations)) for n in range(5000)}
    assert len(random_realms(0)) == 100
    assert played == {(seats, place) for seats in (2, 3, 4) for place in range(len(combinations))}


@pytest.mark.soak
@pytest.mark.parametrize("part", range(50))
def test_runewars_conforms_over_five_thousand_games(part: int) -> None:
    """Invariants after every answer; in each tenth game the dearer checks as well, and the policy plays along."""
    for seed, seats, options in random_realms(part):
        often = seed % 10 == 0
        report = conformance.run(
            bannerhall.game("runewars"),
            games=1,
            seats=[seats],
            seed=seed,
            options=options,
            care=0.01 if often else 0.001,
            checks=IN_ONE_PROCESS if often else WATCHING,
            skill=0.6 if often else 0.0,
        )
        assert report.passed, f"{options}: {report}"


def set_up_a_built_board(seed: int) -> State:
    """Random answers until the first year begins, with invariants after each."""
    rng = random.Random(seed)
    options: dict[str, Choice] = {
        **BUILT,
        "bow": seed % 3 != 0,
        "exploration": seed % 2 == 0,
        "ruleset": "revised" if seed % 5 < 2 else "original",
        "road_to_victory": seed % 5 < 2,
    }
    s = bannerhall.game("runewars").new(2 + seed % 3, None, options)
    for _ in range(MOST_SET_UP):
        if s.position()["year"] != 0:
            return s
        assert s.check() == []
        odds = s.odds()
        if odds:
            s.answer(CHANCE, rng.choice(odds)[0])
        else:
            seat = s.waiting()[0]
            s.answer(seat, rng.choice(s.legal_actions(seat)))
    raise AssertionError(f"the set-up of seed {seed} does not end")


@pytest.mark.parametrize("seed", range(30) if is_compiled() else range(3))
def test_a_built_board_is_finished(seed: int) -> None:
    assert set_up_a_built_board(seed).check() == []


@pytest.mark.soak
@pytest.mark.parametrize("part", range(20))
def test_two_thousand_built_boards_are_finished(part: int) -> None:
    for seed in range(1000 + part * SET_UPS // 20, 1000 + (part + 1) * SET_UPS // 20):
        assert set_up_a_built_board(seed).check() == []


@pytest.mark.soak
@pytest.mark.parametrize("part", range(10))
@pytest.mark.parametrize("leaders", [True, False])
@pytest.mark.parametrize("seats", range(2, 6))
def test_smallworld_conforms_over_twenty_thousand_games(seats: int, leaders: bool, part: int) -> None:
    """Each tenth game is looked at more closely: what costs little is checked at every step of all of them."""
    game = bannerhall.game("smallworld")
    for number in range(250 * part, 250 * (part + 1)):
        options, care = crowded(number, leaders), 0.01 if number % 10 == 0 else 0.001
        report = conformance.run(
            game, games=1, seats=[seats], seed=1000 + number, options=options, care=care, checks=checks_of(number)
        )
        assert report.passed, f"{options}: {report}"


def crowded(number: int, leaders: bool) -> dict[str, Choice]:
    """Settings of Small World that take turns: every third game has the extras, every fifth a dry Leader, and so on."""
    return {
        "leaders": leaders,
        "extra": number % 3 == 1,
        "leader_in_water": "forbidden" if number % 5 == 2 else "allowed",
        "open_coins": number % 7 == 3,
        "without_diplomat": number % 11 == 4,
        "first_player": "chance" if number % 2 else "seat1",
    }


@pytest.mark.soak
@pytest.mark.parametrize("mode", ["digital", "companion"])
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("seats", range(2, 7))
def test_leaders_conforms_over_five_thousand_games(seats: int, scenario: str, mode: str) -> None:
    """On the board every fourth game is played to its end, the others for eight rounds."""
    game, first = bannerhall.game("leaders"), SCENARIOS.index(scenario)
    for number in range(167):
        options = {"mode": mode, "scenario": scenario, **VARIANTS[(first + number) % len(VARIANTS)]}
        report = conformance.run(
            game,
            games=1,
            seats=[seats],
            seed=1000 + number,
            options=options,
            care=CARE[mode],
            checks=checks_of(number),
            numbers={"round_limit": 8} if mode == "digital" and number % 4 else None,
        )
        assert report.passed, f"{options}: {report}"


def checks_of(number: int) -> list[type[conformance.Check]]:
    """Whether a game is the same in other processes takes seconds to see: once in a series."""
    return list(conformance.CHECKS) if number == 0 else IN_ONE_PROCESS


@pytest.mark.soak
@pytest.mark.parametrize("seats", range(2, 7))
def test_sealed_conforms_over_two_thousand_games(seats: int) -> None:
    report = conformance.run(bannerhall.game("sealed"), games=400, seats=[seats], seed=1000, care=0.1)
    assert report.passed, str(report)
    assert report.games == 400


@pytest.mark.soak
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("seats", range(2, 7))
def test_xorlosch_conforms_over_two_thousand_games(seats: int, board: str) -> None:
    options = {"board": board}
    report = conformance.run(
        bannerhall.game("xorlosch"), games=200, seats=[seats], seed=1000, options=options, care=0.02
    )
    assert report.passed, str(report)
    assert report.games == 200
