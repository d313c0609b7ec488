"""Positions: they load in the middle of anything, and what cannot be is refused."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from chicken_table import at, dice, give, goods, machine, mark, piece, plus, put, shield, table

from bannerhall.core.bits import BIT
from bannerhall.core.errors import BadPosition
from bannerhall.core.frames import CHANCE
from bannerhall.core.reading import Reader
from bannerhall.core.ruleset import Choice
from bannerhall.core.state import NOBODY
from bannerhall.games.chicken import GAME
from bannerhall.games.chicken.bots.evaluation import ahead, humiliated
from bannerhall.games.chicken.rules import ending
from bannerhall.games.chicken.rules.components import MACHINE
from bannerhall.games.chicken.rules.state import Chicken

TABLES: list[tuple[int, dict[str, Choice]]] = [
    (2, {}),
    (3, {"quick_game": True, "hardcore": True, "base_bonus": True}),
    (4, {"mode": "team"}),
    (3, {"mode": "flag"}),
    (3, {"mode": "cockfight"}),
    (2, {"island": "build"}),
    (1, {}),
]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_position_loads_in_the_middle_of_anything_and_goes_on(seats: int, options: dict[str, Choice]) -> None:
    rng = random.Random(seats)
    s = GAME.new(seats, 1, options)
    asked: set[str] = set()
    for _ in range(1500):
        if s.seat() == NOBODY:
            break
        asked.add(s.rules.question_names[s.frames[s.asked()]])
        if rng.random() < 0.1:
            position = s.to_json()
            again = GAME.load(position)
            assert again.to_json() == position
            assert again.legal(int(s.seat())) == s.legal(int(s.seat()))
            s = again
        answers = [pair[0] for pair in s.odds()] if s.seat() == CHANCE else s.legal_actions(int(s.seat()))
        s.answer(int(s.seat()), rng.choice(answers))
    assert len(asked) > 8


def test_a_table_made_by_hand_is_sound() -> None:
    s = table(3)
    put(s, "red_1", "T6a")
    machine(s, 1, "golem_rock", "T3a")
    give(s, 0, "sharp_beak", 2)
    dice(s, 0, "star", "claw", "plus3")
    plus(s, "red_1")
    shield(s, "leader_red", 2)
    goods(s, 0, wood=5)
    mark(s, 0, 1)
    assert s.check() == []
    assert GAME.load(s.to_json()).to_json() == s.to_json()
    assert at(s, "golem_1") == "T3a"


Change = Callable[[dict[str, Any]], None]


def setting(path: str, value: object) -> Change:
    """Replace one value of the table: `players/0/hand`."""

    def change(position: dict[str, Any]) -> None:
        where: Any = position["table"]
        *steps, last = path.split("/")
        for step in steps:
            where = where[int(step)] if isinstance(where, list) else where[step]
        where[int(last) if isinstance(where, list) else last] = value

    return change


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (setting("hands/0", {"sharp_beak": 3}), "8 cards of sharp_beak"),
        (setting("hands/0", {"earthquake": 1}), "disaster"),
        (setting("stock/0", "cannon"), "cards of cannon"),
        (setting("spent/0", 4), "player 0 has 4 dice"),
        (setting("goods/0/wood", 5), "wood instead of"),
        (setting("shields_left", 7), "7 shields"),
        (setting("shields/red_1", 1), "9 shields"),
        (setting("markers/0", [1, 0]), "a marker lies where none can lie"),
        (setting("places/red_1", "base_2"), "two players stand on base_2"),
        (setting("places/red_1", "LN2"), "lava"),
        (setting("places/red_1", "T1a"), "not on the island"),
        (setting("places/leader_yellow", "T2a"), "nobody"),
        (setting("pilots/red_1", "golem_1"), "not in play"),
        (setting("machines/golem_1", ["golem_rock", 0]), "golem_1 is in play"),
        (setting("eggs", ["red_1"]), "outside a cockfight"),
        (setting("flags/0", "red_1"), "outside flag mode"),
        (setting("leaders/0", None), "without a card"),
        (setting("leaders/0", "abigail"), "in two places"),
        (setting("strategies/0", "sharp_beak"), "sharp_beak"),
        (setting("fight/attacker", "red_1"), "left of a fight"),
        (setting("fight/laid/0", {"sharp_beak": 1}), "left of a fight"),
        (setting("build/model", "cannon"), "left of a build"),
        (setting("walk/walkers", ["red_1"]), "left of a move"),
        (setting("this_turn/cup", 1), "cup"),
        (setting("winners", [0]), "won"),
        (setting("over", "limit"), "over"),
        (setting("bases/0", "base_2"), "same base"),
        (setting("island/lava", ["T2a"]), "lava"),
        (setting("island/hexes/T2a", "q0r0"), "one cell"),
        (setting("solo/pile", {"sharp_beak": 1}), "outside solo"),
        (setting("standing_passes/0", "unless_1"), "no opponent"),
        (setting("standing_passes/0", "unless_3"), "no opponent"),
        (setting("fight/sits_out", [1]), "sits out a fight"),
    ],
)
def test_what_cannot_be_is_refused(change: Change, reason: str) -> None:
    position = table().to_json()
    change(position)
    with pytest.raises(BadPosition) as wrong:
        GAME.load(position)
    broken = faults_of(position)
    assert any(reason in line for line in broken), (broken, str(wrong.value))


def faults_of(position: dict[str, Any]) -> list[str]:
    """Everything that is wrong with a position that can be read."""
    s = GAME.make(GAME.ruleset(position["seats"], position["options"], position["numbers"]))
    reader = Reader(position)
    s.read_frames(reader)
    s.read(reader.at("table"))
    return s.check()


@pytest.mark.clause("CHI-BAND-01")
@pytest.mark.clause("CHI-BAND-09")
def test_only_what_bands_shares_a_hex() -> None:
    s = table()
    machine(s, 0, "soldier_wood", "base_1")
    assert s.check() == []
    machine(s, 0, "golem_rock", "base_1")
    assert s.check() == ["pieces that do not band stand on base_1"]


@pytest.mark.clause("CHI-SHLD-04", "CHI-DICE-07")
def test_shields_and_dice_lie_only_on_pieces_that_are_there() -> None:
    said = "red_1 has shields or dice and is not there"
    for lay_on in (shield, plus):
        s = table()
        lay_on(s, "red_1")
        assert said not in s.check()
        put(s, "red_1", None)
        assert said in s.check()


@pytest.mark.clause("CHI-BUILD-05", "CHI-SOLO-07")
@pytest.mark.parametrize(
    ("mode", "player", "pilots", "sound"),
    [
        ("standard", 0, ("red_5", "red_6"), True),
        ("standard", 0, ("red_6",), False),
        ("standard", 0, ("red_6", "blue_6"), False),
        ("solo", 1, (), True),
        ("solo", 1, ("blue_6",), False),
    ],
)
def test_a_machine_has_the_pilots_of_its_card_and_of_its_owner(
    mode: str, player: int, pilots: tuple[str, ...], sound: bool
) -> None:
    s = table(mode=mode)
    golem = machine(s, player, "golem_rock", "T2c", ("red_1", "red_2"))
    for name in ("red_1", "red_2"):
        s.set_pilot(piece(name), 0)
    for name in pilots:
        s.set_pilot(piece(name), golem - MACHINE + 1)
        put(s, name, None)
    said = "golem_1 has pilots that it should not have, or lacks some"
    assert s.check() == ([] if sound else [said])


@pytest.mark.clause("CHI-COCK-02")
def test_only_chickens_on_the_island_lie_face_down() -> None:
    s = table(mode="cockfight")
    s.eggs = BIT[piece("red_1")]
    assert s.check() == []
    put(s, "red_1", None)
    assert s.check() == ["a face-down chicken is not on the island"]


@pytest.mark.clause("CHI-COCK-05")
@pytest.mark.parametrize("chicken", ["red_1", "green_6"])
def test_a_chicken_fell_only_in_a_cockfight_and_lies_beside_the_banner_since(chicken: str) -> None:
    said = f"{chicken} did not lie face down and fall"
    for mode, there, sound in (("cockfight", None, True), ("cockfight", "T5c", False), ("standard", None, False)):
        s = table(4, mode)
        put(s, chicken, there)
        s.set_fell_on(piece(chicken), 1)
        assert (said not in s.check()) == sound


# --- How a match ends ------------------------------------------------------------------------------------------------


def ranks(s: Chicken) -> list[int]:
    result = s.result()
    assert result is not None
    return list(result.ranks)


@pytest.mark.clause("CHI-END-01")
@pytest.mark.clause("CHI-TEAM-06")
def test_both_team_mates_win() -> None:
    s = table(4, "team")
    ending.win(s, 5)
    assert s.seat() == NOBODY
    assert ranks(s) == [0, 2, 0, 2]
    assert s.check() == []


@pytest.mark.clause("CHI-END-02")
def test_at_the_limit_those_with_most_markers_draw() -> None:
    s = table(3)
    mark(s, 0, 1, 2)
    mark(s, 2, 0)
    ending.finish(s, ending.BY_LIMIT)
    assert ranks(s) == [0, 1, 1]
    s = table(3)
    mark(s, 0, 1)
    mark(s, 2, 0)
    ending.finish(s, ending.BY_LIMIT)
    assert ranks(s) == [0, 2, 0]
    team = table(4, "team")
    mark(team, 0, 1, 2)
    mark(team, 1, 0)
    mark(team, 3, 2)
    assert ahead(team) == 10  # two humiliated opponents against one
    flag = table(3, "flag")
    ending.finish(flag, ending.BY_LIMIT)
    assert ranks(flag) == [0, 0, 0]


@pytest.mark.clause("CHI-SOLO-02")
@pytest.mark.parametrize(("winners", "rank"), [(1, 0), (2, 1)])
def test_the_human_wins_or_loses_alone(winners: int, rank: int) -> None:
    s = table(mode="solo")
    ending.win(s, winners)
    assert ranks(s) == [rank]


def test_a_solo_game_at_the_limit_is_a_draw() -> None:
    s = table(mode="solo")
    ending.finish(s, ending.BY_LIMIT)
    result = s.result()
    assert result is not None
    assert result.drawn


@pytest.mark.clause("CHI-GOAL-02")
@pytest.mark.clause("CHI-GOAL-03")
def test_points_are_opponents_humiliated() -> None:
    s = table(3)
    mark(s, 0, 1, 2)
    assert humiliated(s, 0) == 1
    mark(s, 0, 2)
    assert humiliated(s, 0) == 2
    duel = table(2)
    mark(duel, 0, 1, 1)
    assert (duel.points(0), duel.points(1)) == (1, 0)
