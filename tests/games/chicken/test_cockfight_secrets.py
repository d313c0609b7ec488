"""Face-down chickens: the order in which things happen to them tells nothing, and views show what was told."""

from __future__ import annotations

import pytest
from chicken_table import answer, clear, give, listen, piece, put, scroll, shield, table, told
from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.core.chance import Stream
from bannerhall.core.state import SPECTATOR
from bannerhall.games.chicken.rules import disasters, losses
from bannerhall.games.chicken.rules.components import NONE
from bannerhall.games.chicken.rules.state import Chicken


def open_up(s: Chicken, *names: str) -> None:
    for name in names:
        s.eggs &= ~BIT[piece(name)]


def struck(first: str, second: str, shielded: bool) -> tuple[list[dict[str, object]], dict[str, object]]:
    """Two face-down chickens on two hexes are struck; with a shield on the first hex. What a spectator is told and
    sees afterwards."""
    s = table(2, "cockfight")
    clear(s, 1)
    for name, where in ((first, "T2a"), (second, "T2c")):
        put(s, name, where)
        s.eggs |= BIT[piece(name)]
    if shielded:
        shield(s, first)
    sink = listen(s)
    losses.strike(s, BIT[piece(first)] | BIT[piece(second)], NONE)
    s.advance()
    return told(s, sink), s.view(SPECTATOR)


@pytest.mark.clause("CHI-COCK-12")
def test_a_band_tells_its_open_members_first() -> None:
    for egg in ("red_1", "red_3"):
        s = table(2, "cockfight")
        others = [name for name in ("red_1", "red_2", "red_3") if name != egg]
        open_up(s, *others)
        for name in ("red_1", "red_2", "red_3"):
            put(s, name, "T6a")
        answer(s, f"move {egg}")
        for name in others:
            answer(s, f"join {name}")
        step = next(a for a in s.legal(0) if s.rules.vocabulary.text(a).startswith("step"))
        sink = listen(s)
        s.answer(0, step)
        moved = [event["piece"] for event in told(s, sink, "moved")]
        assert moved[:2] == others
        assert moved[2] not in ("red_1", "red_2", "red_3")


@pytest.mark.clause("CHI-COCK-12")
def test_a_strike_goes_by_hexes_and_not_by_hidden_numbers() -> None:
    """The shielded one on T2a first, whichever number it has: only the other one is turned up."""
    for first, second in (("blue_1", "blue_5"), ("blue_5", "blue_1")):
        events, _ = struck(first, second, shielded=True)
        assert [event["event"] for event in events] == ["unshielded", "turned_up", "destroyed"]
        assert events[2]["piece"] == second


@pytest.mark.clause("CHI-COCK-11")
@pytest.mark.clause("CHI-COCK-12")
def test_the_view_shows_where_a_chicken_lay_that_was_destroyed_face_down() -> None:
    one, seen_one = struck("blue_1", "blue_5", shielded=False)
    other, seen_other = struck("blue_5", "blue_1", shielded=False)
    assert [event["hex"] for event in one if event["event"] == "destroyed"] == ["T2a", "T2c"]
    assert one != other
    assert seen_one != seen_other
    assert seen_one["players"][1]["fell_on"] == {"blue_1": "T2a", "blue_5": "T2c"}  # type: ignore[index]


def test_a_chicken_that_returns_is_no_longer_remembered_as_fallen() -> None:
    s = table(2, "cockfight")
    losses.destroy(s, piece("red_2"), NONE, True)
    assert s.fell_on[piece("red_2")] == s.base[0]
    assert s.check() == []
    losses.bring_back(s, piece("red_2"), s.base[0] - 1)
    assert s.fell_on[piece("red_2")] == 0
    assert s.check() == []


@pytest.mark.clause("CHI-COCK-12")
@pytest.mark.clause("CHI-DIS-19")
def test_who_leaves_the_lava_first_goes_by_what_everybody_sees() -> None:
    for first, second in (("blue_1", "blue_5"), ("blue_5", "blue_1")):
        s = table(2, "cockfight")
        put(s, first, "T2a")
        put(s, second, "T2c")
        put(s, "blue_6", "T2d")
        open_up(s, "blue_6")
        both = BIT[piece(first)] | BIT[piece(second)]
        assert disasters.next_pushed(s, both | BIT[piece("blue_6")]) == piece("blue_6")
        assert disasters.next_pushed(s, both) == piece(first)
        put(s, second, "T2a")
        shield(s, first, 2)
        shield(s, second)
        assert disasters.next_pushed(s, both) == piece(second)


@pytest.mark.clause("CHI-COCK-12")
def test_chickens_that_cannot_leave_the_lava_lose_their_shields_before_one_is_turned_up() -> None:
    s = table(2, "cockfight")
    shield(s, "blue_1", 2)
    shield(s, "blue_2")
    sink = listen(s)
    disasters.lose_together(s, BIT[piece("blue_1")] | BIT[piece("blue_2")])
    kinds = [event["event"] for event in told(s, sink)]
    assert kinds == ["unshielded"] * 3 + ["turned_up", "destroyed"] * 2
    assert s.check() == []


def test_everybody_sees_who_revealed_what_in_the_last_fight() -> None:
    s = table(2, "cockfight")
    clear(s, 1)
    put(s, "red_1", "T2a")
    put(s, "blue_1", "T2c")
    s.eggs |= BIT[piece("blue_1")]
    give(s, 0, "sharp_beak")
    give(s, 1, "thick_plumage")
    answer(s, "fight red_1")
    answer(s, "lay sharp_beak")
    answer(s, "lay thick_plumage")
    shown = s.view(SPECTATOR)["players"]
    assert [player["revealed"] for player in shown] == [{"sharp_beak": 1}, {"thick_plumage": 1}]  # type: ignore[attr-defined]


@pytest.mark.clause("CHI-SCROLL-17")
def test_everybody_sees_at_whose_hand_a_spy_looks() -> None:
    s = table(3, ask=("spy_card", 0, 1))
    assert s.view(2)["this_turn"]["spied_on"] == 1  # type: ignore[index]
    assert table(3).view(2)["this_turn"]["spied_on"] is None  # type: ignore[index]


@pytest.mark.clause("CHI-SCROLL-17")
@pytest.mark.clause("CHI-SOLO-06")
def test_a_spy_sees_the_challengers_pile_while_it_looks() -> None:
    s = table(mode="solo", ask=("spy_card", 0, 1))
    s.deck.draw_middle(scroll("spy_hen"))
    s.set_shown(scroll("spy_hen"), 1)
    give(s, 1, "plunder")
    give(s, 1, "tsunami")
    assert s.check() == []
    assert s.view(0)["players"][1]["hand"] == {"plunder": 1, "tsunami": 1}  # type: ignore[index]
    assert "hand" not in s.view(SPECTATOR)["players"][1]  # type: ignore[index]
    for number in range(20):
        world = s.resample(0, Stream(number))
        assert isinstance(world, Chicken)
        assert list(world.pile) == list(s.pile)
        assert world.view(0) == s.view(0)
    spectated = [s.resample(SPECTATOR, Stream(number)) for number in range(20)]
    assert len({tuple(world.pile) for world in spectated if isinstance(world, Chicken)}) > 3
    row = vec[i64]([0] * int(s.observation_size()))
    s.fill_observation(0, row)
    answer(s, "discard tsunami")
    assert s.view(0)["players"][1].get("hand") is None  # type: ignore[index]
