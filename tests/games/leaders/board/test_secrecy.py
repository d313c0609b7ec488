"""What the board must not tell: alliances that nobody has seen yet."""

from __future__ import annotations

from typing import Any

import pytest
from leaders_board import Board, attack, board
from leaders_table import BLUE, GREEN, RED

from bannerhall.core.chance import Stream
from bannerhall.core.state import SPECTATOR


def pair(phase: str, **told: Any) -> tuple[Board, Board]:
    """The same position with an alliance between Blue and Red, and without."""
    given: dict[str, Any] = {
        "regions": {BLUE: "china", GREEN: "brazil", RED: "mongolia"},
        "units": {("china", BLUE): "3i", ("south_china_sea", BLUE): "1i", ("south_china_sea", RED): "1i"},
        "camps": {BLUE: "3i", GREEN: "3i", RED: "3i"},
        **told,
    }
    return board(phase=phase, allies=[(BLUE, RED)], **given), board(phase=phase, **given)


@pytest.mark.clause("LDR-ALLY-18", "LDR-VISI-02", "LDR-VISI-01")
@pytest.mark.parametrize("phase", ["count", "withdrawal", "place", "move"])
def test_t47_nobody_else_sees_an_alliance_that_was_not_used(phase: str) -> None:
    allied, alone = pair(phase)
    assert allied.view(GREEN) == alone.view(GREEN)
    assert allied.view(SPECTATOR) == alone.view(SPECTATOR)
    assert allied.view(RED) != alone.view(RED)


@pytest.mark.clause("LDR-ALLY-18", "LDR-TURN-06")
@pytest.mark.parametrize("phase", ["count", "withdrawal", "place", "move"])
def test_what_is_answered_in_the_open_does_not_depend_on_alliances(phase: str) -> None:
    """On a shared device all see the options of an open question."""
    allied, alone = pair(phase)
    assert allied.state.in_the_open(BLUE) == alone.state.in_the_open(BLUE)
    if allied.state.in_the_open(BLUE):
        assert allied.offers() == alone.offers()
    else:
        assert phase in ("place", "move")


@pytest.mark.clause("LDR-ALLY-18")
def test_two_players_have_nothing_to_hide_from_each_other() -> None:
    for phase in ("place", "move"):
        game = board(
            2,
            phase=phase,
            regions={BLUE: "china", GREEN: "mongolia"},
            units={("china", BLUE): "2i"},
            camps={BLUE: "1i"},
        )
        assert game.state.in_the_open(BLUE)


@pytest.mark.clause("LDR-ALLY-18", "LDR-TURN-06")
def test_who_defends_itself_does_so_in_the_open_and_who_helps_does_not() -> None:
    game = board(
        phase="move",
        regions={BLUE: "china", GREEN: "brazil", RED: "mongolia"},
        units={("china", BLUE): "3i"},
        camps={GREEN: "3i", RED: "1i"},
    )
    game.march(BLUE, "china", "mongolia", "2i").do(BLUE, "continue")
    assert (game.asked, game.state.in_the_open(RED)) == (RED, True)
    game.do(RED, "pass")
    assert (game.asked, game.state.in_the_open(GREEN)) == (GREEN, False)
    game.do(GREEN, "pass")
    assert game.state.in_the_open(BLUE), "a fight is for all to see"


@pytest.mark.clause("LDR-ALLY-18")
def test_the_next_fight_is_chosen_in_the_open_unless_ships_meet() -> None:
    allied, alone = pair("move")
    for game in (allied, alone):
        game.do(BLUE, "continue")
        assert game.asks() == "next_battle"
        assert not game.state.in_the_open(BLUE)
    land = board(
        phase="move",
        regions={BLUE: "china", GREEN: "manchuria", RED: "mongolia"},
        units={("china", BLUE): "3i"},
    )
    land.march(BLUE, "china", "mongolia", "1i").march(BLUE, "china", "manchuria", "1i").do(BLUE, "continue")
    assert land.asks() == "next_battle"
    assert land.state.in_the_open(BLUE)


@pytest.mark.clause("LDR-ALLY-18", "LDR-ALLY-09")
def test_who_is_asked_to_help_does_not_depend_on_alliances() -> None:
    asked = []
    for allies in ([(RED, GREEN)], [(BLUE, GREEN)], []):
        game = board(
            phase="move",
            regions={BLUE: "china", GREEN: "brazil", RED: "mongolia"},
            units={("china", BLUE): "3i"},
            camps={GREEN: "3i", RED: "1i"},
            allies=allies,
        )
        game.march(BLUE, "china", "mongolia", "2i").do(BLUE, "continue").do(RED, "pass")
        asked.append((game.asked, game.asks()))
    assert asked == [(GREEN, "defend")] * 3


def worlds(game: Board, seat: int) -> list[Board]:
    """What might be true for all a seat knows."""
    stream = Stream(7)
    found = [Board(game.state.resample(seat, stream)) for _ in range(60)]
    for world in found:
        assert world.state.check() == []
        assert world.view(seat) == game.view(seat)
    return found


@pytest.mark.clause("LDR-VISI-03", "LDR-ALLY-18")
def test_in_a_resampled_world_alliances_of_others_are_possible_ones() -> None:
    allied, alone = pair("headquarters")
    for game in (allied, alone):
        seen = {tuple(world.me(BLUE)["allies"]) for world in worlds(game, GREEN)}
        assert seen == {(), (RED,)}, "Green cannot know"


@pytest.mark.clause("LDR-VISI-03", "LDR-ALLY-18")
def test_a_guest_tells_of_an_alliance_and_an_attack_that_there_is_none() -> None:
    guest = board(
        phase="headquarters",
        regions={BLUE: "china", GREEN: "brazil", RED: "mongolia"},
        units={("mongolia", BLUE): "1i"},
        allies=[(BLUE, RED)],
    )
    assert all(world.me(BLUE)["allies"] == [RED] for world in worlds(guest, GREEN))
    at_war = attack("2i", "1i", regions={GREEN: "brazil"})
    assert all(world.me(BLUE)["allies"] == [] for world in worlds(at_war, GREEN))


@pytest.mark.clause("LDR-VISI-03", "LDR-ALLY-06")
def test_who_fights_at_sea_is_no_partner() -> None:
    game = board(
        phase="move",
        regions={BLUE: "china", GREEN: "brazil", RED: "mongolia"},
        units={("south_china_sea", BLUE): "1i", ("south_china_sea", RED): "1i"},
    ).do(BLUE, "continue", "engage south_china_sea-p3")
    assert all(world.me(BLUE)["allies"] == [] for world in worlds(game, GREEN))


@pytest.mark.clause("LDR-VISI-03")
def test_helpers_of_others_are_partners_and_stand_against_the_attacker() -> None:
    """Green helps Red against Blue, all before the eyes of a fourth."""
    game = board(
        4,
        phase="move",
        regions={BLUE: "china", GREEN: "brazil", RED: "mongolia", 3: "alaska"},
        units={("china", BLUE): "3i"},
        camps={GREEN: "1i"},
        allies=[(GREEN, RED)],
    )
    game.march(BLUE, "china", "mongolia", "2i").do(BLUE, "continue").reinforce(GREEN, "mongolia", "1i")
    for world in worlds(game, 3):
        assert world.me(GREEN)["allies"] == [RED]
        assert world.me(BLUE)["allies"] == []


@pytest.mark.clause("LDR-VISI-01")
def test_the_board_is_open_to_all() -> None:
    game = board(
        regions={BLUE: "china", GREEN: "brazil", RED: "mongolia"},
        units={("south_china_sea", RED): "2t"},
        camps={BLUE: "1i", RED: "2p"},
        drops={GREEN: "3t"},
    )
    for seat in (BLUE, GREEN, RED, SPECTATOR):
        assert game.view(seat)["board"] == game.board
    assert game.board["places"]["china"] == {
        "owner": BLUE,
        "units": [{"seat": 0, "infantry": 1, "tank": 0, "plane": 0}],
    }
    assert game.board["places"]["south_china_sea"] == {"units": [{"seat": 2, "infantry": 0, "tank": 2, "plane": 0}]}
    assert game.board["places"]["japan"] == {"owner": None, "units": []}
    assert [game.camp(seat) for seat in range(3)] == ["1i", "", "2p"]
    assert [game.drop(seat) for seat in range(3)] == ["", "3t", ""]
