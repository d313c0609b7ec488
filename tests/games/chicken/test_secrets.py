"""Who may know what: hands, leaders, cards face down, face-down chickens, the challenger's pile."""

from __future__ import annotations

from typing import Any

import pytest
from chicken_table import ask_, give, hand, piece, put, scroll, shield, table
from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.core.chance import Stream
from bannerhall.core.frames import CHANCE, PROCEEDS
from bannerhall.core.state import SPECTATOR
from bannerhall.games.chicken.rules import questions, scrolls
from bannerhall.games.chicken.rules.state import Chicken


def seen(s: Chicken, seat: int) -> Any:
    return s.view(seat)


def worlds(s: Chicken, seat: int, many: int = 60) -> list[Chicken]:
    """Worlds that the seat cannot tell apart; each is sound and looks the same to it."""
    found: list[Chicken] = []
    for number in range(many):
        world = s.resample(seat, Stream(number))
        assert isinstance(world, Chicken)
        assert world.check() == []
        assert world.view(seat) == s.view(seat)
        found.append(world)
    return found


@pytest.mark.clause("CHI-COMP-12")
def test_of_other_hands_only_the_number_is_seen() -> None:
    s = table(3)
    give(s, 0, "sharp_beak", 2)
    give(s, 1, "plunder")
    assert seen(s, 0)["players"][0]["hand"] == {"sharp_beak": 2}
    assert "hand" not in seen(s, 0)["players"][1]
    assert [player["cards"] for player in seen(s, SPECTATOR)["players"]] == [2, 1, 0]
    assert "plunder" not in str(s.view(0))
    assert "sharp_beak" not in str(s.view(SPECTATOR))
    assert {hand(world, 1)[0] for world in worlds(s, 0)} > {"plunder"}
    assert {tuple(hand(world, 0)) for world in worlds(s, 0)} == {("sharp_beak", "sharp_beak")}


@pytest.mark.clause("CHI-SETUP-07")
def test_spare_leaders_are_their_owners_secret() -> None:
    s = table(2)
    assert seen(s, 0)["players"][0]["spare"] == "sir_drumstick"
    assert seen(s, 0)["players"][1]["spare"] is True
    assert "lady_pluckington" not in str(s.view(0))
    spares = {int(world.spare[1]) for world in worlds(s, 0)}
    assert len(spares) > 3
    assert spares.isdisjoint({int(s.leader[0]), int(s.leader[1]), int(s.spare[0])})


@pytest.mark.clause("CHI-FIGHT-21")
def test_cards_face_down_are_counted() -> None:
    s = table(2)
    s.end_frame()
    s.ask(questions.FIGHT, PROCEEDS, questions.F_CARDS)
    s.attacker, s.defender, s.victim, s.first_victim = piece("red_1") + 1, piece("blue_1") + 1, 1, 1
    give(s, 1, "feather_fury")
    s.hand[scrolls.KINDS + scroll("feather_fury")] = 0
    s.set_laid(scrolls.KINDS + scroll("feather_fury"), 1)
    give(s, 0, "sharp_beak")
    ask_(s, "cards", 0)
    assert seen(s, 0)["fight"]["laid"] == [0, 1]
    assert seen(s, 1)["fight"]["own"] == {"feather_fury": 1}
    assert "feather_fury" not in str(s.view(0))
    assert "feather_fury" not in str(s.view(SPECTATOR))
    laid = {kind for world in worlds(s, 0) for kind in range(scrolls.KINDS) if world.laid[scrolls.KINDS + kind]}
    assert len(laid) > 3
    assert all(scrolls.IN_COMBAT[kind] for kind in laid)


@pytest.mark.clause("CHI-COCK-05")
@pytest.mark.clause("CHI-COCK-09")
def test_of_anothers_face_down_chickens_only_the_backs_are_seen() -> None:
    s = table(2, "cockfight")
    put(s, "blue_5", "T2c")
    shield(s, "blue_5")
    assert seen(s, 1)["pieces"]["blue_5"]["face_down"] is True
    for reader in (0, SPECTATOR):
        assert "blue_" not in str(s.view(reader))
    backs = seen(s, 0)["eggs"]
    assert [back["hex"] for back in backs].count("base_2") == 5
    assert {"hex": "T2c", "player": 1, "shields": 1, "plus": 0} in backs
    there = {next(p for p in range(6, 12) if w.place[p] == w.place[piece("blue_5")] != 0) for w in worlds(s, 1, 5)}
    assert there == {piece("blue_5")}
    shielded = {next(p for p in range(6, 12) if world.shields[p]) for world in worlds(s, 0)}
    assert shielded == set(range(6, 12))


@pytest.mark.clause("CHI-COCK-02")
def test_an_open_chicken_stays_itself() -> None:
    s = table(2, "cockfight")
    s.eggs &= ~BIT[piece("blue_5")]
    put(s, "blue_5", "T2c")
    assert seen(s, 0)["pieces"]["blue_5"]["hex"] == "T2c"
    assert all(world.place[piece("blue_5")] == s.place[piece("blue_5")] for world in worlds(s, 0))


@pytest.mark.clause("CHI-TURN-18")
def test_what_is_drawn_is_the_drawers_secret_until_all_are_drawn() -> None:
    s = table(2)
    s.end_frame()
    give(s, 0, "sharp_beak")
    ask_(s, "draw", CHANCE, 0, 1, 0)
    s.deck.draw_middle(scroll("earthquake"))
    s.set_drawn(scroll("earthquake"), 1)
    assert seen(s, 0)["drawn"] == {"earthquake": 1}
    assert seen(s, 1)["drawn"] == {}
    assert seen(s, 1)["players"][0]["cards"] == 2
    found = {world.drawn[scroll("earthquake")] for world in worlds(s, 1)}
    assert found == {0, 1}
    assert {world.drawn[scroll("earthquake")] for world in worlds(s, 0)} == {1}


@pytest.mark.clause("CHI-SOLO-06")
def test_nobody_knows_the_challengers_pile() -> None:
    s = table(mode="solo")
    give(s, 1, "feather_fury")
    give(s, 1, "tsunami")
    assert seen(s, 0)["players"][1]["cards"] == 2
    assert "feather_fury" not in str(s.view(0))
    assert "tsunami" not in str(s.view(0))
    piles = {tuple(int(n) for n in world.pile) for world in worlds(s, 0)}
    assert len(piles) > 20
    assert {int(world.spare[0]) for world in worlds(s, 0)} == {int(s.spare[0])}


def test_a_spy_sees_the_hand_it_looks_at() -> None:
    s = table(3, ask=("spy_card", 0, 1))
    s.deck.draw_middle(scroll("spy_hen"))
    s.set_shown(scroll("spy_hen"), 1)
    give(s, 1, "plunder")
    give(s, 1, "mother_hen")
    give(s, 2, "iron_coop")
    assert seen(s, 0)["players"][1]["hand"] == {"plunder": 1, "mother_hen": 1}
    assert "hand" not in seen(s, 0)["players"][2]
    assert "hand" not in seen(s, 2)["players"][1]
    assert {tuple(hand(world, 1)) for world in worlds(s, 0)} == {("plunder", "mother_hen")}
    assert len({tuple(hand(world, 1)) for world in worlds(s, 2)}) > 3


@pytest.mark.parametrize("mode", ["standard", "cockfight", "solo", "flag", "team"])
def test_observations_have_one_size_and_keep_secrets(mode: str) -> None:
    s = table(2, mode)
    for player in range(int(s.seats)):
        give(s, player, "sharp_beak", 1)
    for seat in range(int(s.seats)):
        row = observed(s, seat)
        assert len(row) == s.observation_size()
        assert all(observed(world, seat) == row for world in worlds(s, seat, 10))


def observed(s: Chicken, seat: int) -> list[int]:
    row = vec[i64]([0] * int(s.observation_size()))
    s.fill_observation(seat, row)
    return [int(n) for n in row]
