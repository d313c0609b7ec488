"""What everybody sees, and worlds that a seat cannot tell apart."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from sealed_table import Table, at

from bannerhall.core.chance import Stream
from bannerhall.core.state import CHANCE, SPECTATOR


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
    assert rich().view(CHANCE) == shown


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


@pytest.mark.clause("SLD-VIEW-01", "SLD-DESK-01")
def test_how_often_others_have_pledged_varies_between_the_worlds_of_a_seat() -> None:
    table = at("auction", seats=3, hands=["gold", "gold copper"], desk={0: 2, 1: 3}, pledge={1: 0})
    worlds = [table.state.resample(0, Stream(seed)).to_json() for seed in range(60)]
    assert {world["sides"][1]["pledges"] for world in worlds} == {0, 1, 2, 3}  # type: ignore[index]
    assert {world["sides"][0]["pledges"] for world in worlds} == {2}  # type: ignore[index]
    assert [world["sides"][2] for world in worlds] == [None] * 60  # type: ignore[index]


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


@pytest.mark.clause("SLD-VIEW-01", "SLD-BID-05")
def test_the_bids_last_shown_stay_on_the_table() -> None:
    table = at("bids", seats=3, deck="gold gold").do(0, "bid 2").do(1, "bid 0").do(2, "bid 1").chance("lot gold")
    assert table.view(SPECTATOR)["shown_bids"] == [2, 0, 1]
    assert table.now["shown_bids"] == [2, 0, 1]


def observed(table: Table, seat: int) -> list[int]:
    out = vec[i64]([-9] * (table.state.observation_size() + 1))
    table.state.fill_observation(seat, out)
    assert out[len(out) - 1] == -9
    return [int(n) for n in out][:-1]


def player(coins: int, held: int, shown: int, auctioneer: int, desk: int, *cards: int) -> list[int]:
    return [coins, held, shown, auctioneer, desk, *cards, *[0] * (12 - len(cards))]


@pytest.mark.clause("SLD-VIEW-01")
def test_a_learning_agent_sees_its_view_as_numbers_itself_first() -> None:
    """Round, deck, own bid and pledge from 1; the discards; then every player, cards from 1 and 0 for unknown ones."""
    table = rich()
    assert observed(table, 0) == [
        *[2, 35, 4, 2],
        *[0, 0, 0, 0, 0, 0],
        *player(4, 2, 0, 0, 0, 3, 6),
        *player(9, 2, 0, 1, 0, 5, 0),
        *player(20, 1, 0, 0, 1, 0),
    ]
    assert observed(table, 2) == [
        *[2, 35, 0, 1],
        *[0, 0, 0, 0, 0, 0],
        *player(20, 1, 0, 0, 1, 4),
        *player(4, 2, 0, 0, 0, 0, 0),
        *player(9, 2, 0, 1, 0, 0, 0),
    ]


@pytest.mark.clause("SLD-VIEW-01")
def test_a_learning_agent_sees_discards_and_shown_bids() -> None:
    table = at("bids", deck="gold gold", round=2).do(0, "bid 2").do(1, "bid 0").chance("lot gold", "harvest 0")
    assert observed(table, 1) == [
        *[3, 1, 0, 0],
        *[10, 8, 4, 4, 2, 10],
        *player(10, 0, 1, 0, 0),
        *player(8, 1, 3, 1, 1, 0),
    ]


@pytest.mark.clause("SLD-VIEW-01")
def test_a_learning_agent_sees_nothing_that_its_view_does_not_tell() -> None:
    table = rich()
    for seat in range(3):
        worlds = [Table(table.state.resample(seat, Stream(seed))) for seed in range(20)]
        assert all(observed(world, seat) == observed(table, seat) for world in worlds)
