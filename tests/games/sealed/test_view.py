"""What everybody sees, and worlds that a seat cannot tell apart."""

from __future__ import annotations

import pytest
from sealed_table import Table, at

from bannerhall.core.chance import Stream
from bannerhall.core.state import SPECTATOR


def rich() -> Table:
    """A table with every kind of secret on it."""
    return at(
        "bids",
        seats=3,
        hands=["gold seal", "ruby copper", "pearl"],
        coins=[4, 9, 20],
        bids=[3, 2, None],
        pledge={0: 1, 2: 0},
        desk={2: 1},
        top=[("silver", [1])],
        bottom=[("copper", [0, 2]), ("seal", [])],
        known={(1, 0): [0]},
        auctioneer=1,
        round=2,
    )


@pytest.mark.clause("SLD-VIEW-01")
def test_a_player_sees_what_is_open_and_the_own_secrets() -> None:
    assert rich().view(0) == {
        "round": 2,
        "auctioneer": 1,
        "waiting": [2],
        "at_desk": [2],
        "coins": [4, 9, 20],
        "hands": [[2, 5], [4, None], [None]],
        "deck": {"size": 35, "top": [None], "bottom": [0, None]},
        "discards": [0, 0, 0, 0, 0, 0],
        "shown_bids": [None, None, None],
        "have_bid": [0, 1],
        "bid": 3,
        "pledge": 1,
    }


@pytest.mark.clause("SLD-VIEW-01")
def test_each_player_sees_other_secrets() -> None:
    table = rich()
    assert table.view(1)["hands"] == [[None, None], [4, 0], [None]]
    assert table.view(1)["deck"] == {"size": 35, "top": [1], "bottom": [None, None]}
    assert (table.view(1)["bid"], table.view(1)["pledge"]) == (2, None)
    assert table.view(2)["hands"] == [[None, None], [None, None], [3]]
    assert (table.view(2)["bid"], table.view(2)["pledge"]) == (None, 0)


@pytest.mark.clause("SLD-VIEW-01")
def test_a_spectator_sees_only_what_is_open() -> None:
    shown = rich().view(SPECTATOR)
    assert shown["hands"] == [[None, None], [None, None], [None]]
    assert shown["deck"] == {"size": 35, "top": [None], "bottom": [None, None]}
    assert shown["coins"] == [4, 9, 20]
    assert "bid" not in shown
    assert "pledge" not in shown


@pytest.mark.clause("SLD-VIEW-01")
def test_discards_are_open() -> None:
    assert at(deck="gold ruby").view(SPECTATOR)["discards"] == [10, 8, 5, 4, 1, 10]


@pytest.mark.clause("SLD-VIEW-01")
def test_a_bid_and_a_pledge_of_nothing_differ_from_none() -> None:
    table = at(bids=[0, None], hands=["gold"], pledge={0: 0})
    assert (table.view(0)["bid"], table.view(0)["pledge"]) == (0, 0)
    assert (table.view(1)["bid"], table.view(1)["pledge"]) == (None, None)
    assert table.view(1)["have_bid"] == [0]


@pytest.mark.clause("SLD-VIEW-01")
@pytest.mark.parametrize("seat", [0, 1, 2, SPECTATOR])
def test_a_seat_cannot_tell_the_worlds_it_imagines_apart(seat: int) -> None:
    table = rich()
    worlds = [Table(table.state.resample(seat, Stream(seed))) for seed in range(60)]
    for world in worlds:
        assert world.view(seat) == table.view(seat)
        assert world.offers(seat) == table.offers(seat)
        assert world.state.check() == []


@pytest.mark.clause("SLD-VIEW-01")
def test_everything_a_seat_does_not_know_varies_between_its_worlds() -> None:
    worlds = [rich().state.resample(1, Stream(seed)).position() for seed in range(200)]
    hands = [[slot[0] for slot in world["hands"][0]] for world in worlds]  # type: ignore[index]
    assert {hand[0] for hand in hands} == set(range(6))
    assert {world["deck"]["bottom"][0][0] for world in worlds} == set(range(6))  # type: ignore[index]
    assert {world["bids"][0] for world in worlds} == {0, 1, 2, 3, 4}  # type: ignore[index]
    assert {world["pledge"][0] for world in worlds} == {None, 0, 1}  # type: ignore[index]
    assert {world["deck"]["top"][0][0] for world in worlds} == {1}  # type: ignore[index]


@pytest.mark.clause("SLD-VIEW-01")
def test_no_pledge_is_imagined_for_who_never_was_at_the_desk() -> None:
    worlds = [rich().state.resample(0, Stream(seed)).position() for seed in range(50)]
    assert {world["pledge"][1] for world in worlds} == {None}  # type: ignore[index]


@pytest.mark.clause("SLD-VIEW-01")
def test_an_imagined_bid_keeps_to_coins_and_limit() -> None:
    table = at(coins=[3, 30], bids=[1, None])
    assert {table.state.resample(1, Stream(seed)).position()["bids"][0] for seed in range(80)} == {0, 1, 2, 3}  # type: ignore[index]
    table = at(coins=[3, 30], bids=[None, 1])
    assert {table.state.resample(0, Stream(seed)).position()["bids"][1] for seed in range(300)} == set(range(13))  # type: ignore[index]


def test_a_question_tells_round_auctioneer_and_coins() -> None:
    prompt = rich().state.prompt(0)
    assert prompt is not None
    assert prompt.to_json() == {
        "decision": "bids",
        "message": "sealed-ask-bids",
        "facts": {"round": 2, "auctioneer": 2, "coins": 4},
    }
