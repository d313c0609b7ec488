"""The end: coins and captives are counted, ties broken by tokens on the board."""

from __future__ import annotations

import pytest
from smallworld_table import Table, at

from bannerhall.core.state import NOBODY, SPECTATOR


def ended(
    regions: dict[str, str] | None = None,
    peoples: dict[str, str] | None = None,
    coins: tuple[int, ...] = (40, 40),
    captives: dict[int, list[str]] | None = None,
    **kwargs: object,
) -> Table:
    """The last seat ends the last turn, which pays it nothing but a coin a region."""
    seats = len(coins)
    races = {
        f"{seat}a": text for seat, text in enumerate(("humans commando 0", "orcs mounted 0", "elves flying 0")[:seats])
    }
    last = seats - 1
    table = at(
        regions or {},
        {**races, **(peoples or {})},
        seats=seats,
        ask="choose",
        active=last,
        turn=10,
        coins=coins,
        **kwargs,  # type: ignore[arg-type]
    )
    for seat, held in (captives or {}).items():
        table = table.changed(f"players/{seat}/captives", held)
    table.do(last, "expand")
    while table.state.seat() == last:
        table.do(last, table.offers()[0])
    assert table.state.seat() == NOBODY
    return table


def ranks(table: Table) -> list[int]:
    result = table.state.result()
    assert result is not None
    return list(result.ranks)


@pytest.mark.clause("SMW-END-01", "SMW-SCORE-04")
def test_the_most_coins_win_and_all_are_shown() -> None:
    table = ended(coins=(41, 40))
    assert ranks(table) == [0, 1]
    assert [table.state.points(seat) for seat in (0, 1)] == [41, 40]
    shown = table.state.view(SPECTATOR)["players"]
    assert isinstance(shown, list)
    assert [player["coins"] for player in shown] == [41, 40]
    assert ranks(ended(coins=(7, 30, 12))) == [2, 0, 1]


@pytest.mark.clause("SMW-END-02")
def test_s34_in_a_tie_tokens_on_the_board_count() -> None:
    """Seat 2 scores its region at last, so it begins with a coin less."""
    regions = {"m2-04": "0a2", "m2-16": "0d1", "m2-20": "1a2"}
    table = ended(regions, {"0d": "dwarves - 0"}, (40, 39))
    assert [table.state.points(seat) for seat in (0, 1)] == [40, 40]
    assert ranks(table) == [0, 1], "three tokens, one of them in decline, against two"
    regions["m2-16"] = "0d1"
    regions["m2-20"] = "1a4"
    assert ranks(ended(regions, {"0d": "dwarves - 0"}, (40, 39))) == [
        1,
        0,
    ]


@pytest.mark.clause("SMW-END-02", "SMW-POWER-38")
def test_tokens_in_the_sea_count_in_a_tie() -> None:
    """The sea is the first region of the board."""
    sea = {"m2-00": "0a2", "m2-01": "0a1", "m2-20": "1a2"}
    assert ranks(ended(sea, {"0a": "humans seafaring 0"}, (40, 39))) == [0, 1]
    assert ranks(ended({**sea, "m2-20": "1a4"}, {"0a": "humans seafaring 0"}, (40, 39))) == [1, 0]


@pytest.mark.clause("SMW-END-02")
def test_tokens_are_no_help_without_a_tie() -> None:
    assert ranks(ended({"m2-04": "0a9"}, coins=(40, 41))) == [1, 0]


@pytest.mark.clause("SMW-END-03")
def test_s34_encampments_do_not_count() -> None:
    regions = {"m2-04": "0a1 camps5", "m2-20": "1a2"}
    table = ended(regions, {"0a": "humans bivouacking 0"}, (40, 39))
    assert [table.state.points(seat) for seat in (0, 1)] == [40, 40]
    assert ranks(table) == [1, 0]


@pytest.mark.clause("SMW-END-04")
def test_equal_in_both_they_share_the_victory() -> None:
    table = ended({"m2-04": "0a2", "m2-20": "1a2"}, None, (40, 39))
    assert ranks(table) == [0, 0]
    assert ranks(ended(coins=(30, 30, 12))) == [0, 0, 2]


@pytest.mark.clause("SMW-END-05", "SMW-RACE-07")
def test_s34_tokens_off_the_board_do_not_count() -> None:
    """Seat 1 has lost its last region and has three tokens in hand; it is the same with four Amazons off the board."""
    table = ended({"m2-20": "1a1"}, {"0a": "humans commando 3"}, (40, 39))
    assert [table.state.points(seat) for seat in (0, 1)] == [40, 40]
    assert ranks(table) == [1, 0]
    regions = {"m2-04": "0a1", "m2-20": "1a2"}
    host = at(
        regions, {"0a": "amazons hill 0", "1a": "orcs mounted 0"}, ask="choose", active=1, turn=10, coins=(40, 39)
    )
    host = host.changed("players/0/reserve", 4)
    host.do(1, "expand", "ready", "stop")
    assert [host.state.points(seat) for seat in (0, 1)] == [40, 40]
    assert ranks(host) == [1, 0]


@pytest.mark.clause("SMW-END-06", "SMW-END-07")
def test_captives_are_worth_two_coins_each() -> None:
    table = ended(coins=(40, 43), captives={0: ["orcs", "elves"]})
    assert [table.state.points(seat) for seat in (0, 1)] == [44, 43]
    assert ranks(table) == [0, 1]
    assert ended(coins=(40, 43), captives={0: ["orcs"]}, numbers={"captive": 3}).state.points(0) == 43


@pytest.mark.clause("SMW-END-07")
def test_before_the_end_captives_buy_nothing_and_everybody_sees_them() -> None:
    combos = ["humans hill", "orcs swamp", "ratmen merchant"]
    table = at({}, {"1a": "dwarves alchemist 0"}, ask="pick", column=combos, coins=1)
    table = table.changed("players/0/captives", ["elves", "giants"])
    assert table.offers_of("pick") == ["humans", "orcs"]
    assert table.forbids(0, "pick ratmen") == "SMW-PICK-06"
    for reader in (0, 1, SPECTATOR):
        shown = table.state.view(reader)["players"]
        assert isinstance(shown, list)
        assert shown[0]["captives"] == ["elves", "giants"]
    assert table.coins(0) == 1


@pytest.mark.clause("SMW-END-08")
def test_a_leader_on_the_board_counts_as_a_token_and_a_captive_does_not() -> None:
    regions = {"m2-04": "0a1", "m2-20": "1a1"}
    table = ended(regions, None, (40, 39), leaders={0: "m2-04"})
    assert [table.state.points(seat) for seat in (0, 1)] == [40, 40]
    assert ranks(table) == [0, 1]
    held = ended(regions, None, (40, 37), captives={1: ["elves"]})
    assert [held.state.points(seat) for seat in (0, 1)] == [40, 40]
    assert ranks(held) == [0, 0]
    waiting = ended(regions, None, (40, 39), leaders={0: "waiting"})
    assert ranks(waiting) == [0, 0], "off the board he is no token on it"
