"""Count tables: how many sequences of answers there are from named positions. A rule that changes shows at once.

The first numbers of each table are worked out by hand in the comments; the deeper ones are pinned.
"""

from __future__ import annotations

import pytest
from smallworld_table import Table, at

from bannerhall.core.counts import count
from bannerhall.games.smallworld import GAME


def counts(table: Table, deepest: int) -> list[int]:
    return [count(table.state, depth) for depth in range(1, deepest + 1)]


@pytest.mark.clause("SMW-SETUP-04", "SMW-SETUP-05", "SMW-VAR-01", "SMW-VAR-06")
@pytest.mark.parametrize(
    ("options", "table"),
    [
        ({}, [14, 14 * 20, 14 * 20 * 13]),
        ({"extra": True}, [24, 24 * 32, 24 * 32 * 23]),
        ({"without_diplomat": True}, [14, 14 * 19, 14 * 19 * 13]),
    ],
)
def test_the_closed_box(options: dict[str, bool], table: list[int]) -> None:
    """A banner, its badge, the next banner."""
    assert counts(Table(GAME.new(3, options=options)), 3) == table


@pytest.mark.clause("SMW-PICK-01", "SMW-PICK-06", "SMW-PICK-10", "SMW-PICK-15")
def test_the_first_pick() -> None:
    """1: six combos, all of them payable with five coins. 2: one of eight banners left. 3: one of fourteen badges left.
    4: with the Leader or without."""
    six, banners, badges = 6, 14 - 6, 20 - 6
    table = Table(GAME.new(2, seed=3))
    assert counts(table, 4) == [six, six * banners, six * banners * badges, six * banners * badges * 2]


@pytest.mark.clause("SMW-CONQ-09", "SMW-CONQ-10", "SMW-DIE-02")
def test_conquests_from_one_region() -> None:
    """Sheepdown (m2-04) touches m2-03, m2-09 and m2-10, all empty at 2 tokens each: with 3 in hand, stop or three
    regions. The token that is left can only dare, wherever 1 or 2 are missing: four regions after each of the three.
    Two moves on, then: 6 combos for the other player after a stop, and after each conquest a stop or four darings."""
    table = at({"m2-04": "0a1"}, {"0a": "ratmen alchemist 3"})
    assert table.offers() == ["stop", "take m2-03", "take m2-09", "take m2-10"]
    for region, open_to in (
        ("m2-03", ["m2-02", "m2-08", "m2-09", "m2-10"]),
        ("m2-09", ["m2-03", "m2-08", "m2-10", "m2-14"]),
        ("m2-10", ["m2-03", "m2-09", "m2-14", "m2-15"]),
    ):
        further = at({"m2-04": "0a1"}, {"0a": "ratmen alchemist 3"}).do(0, f"take {region}")
        assert further.offers() == ["stop", *(f"dare {name}" for name in open_to)]
    assert counts(table, 2) == [4, 6 + 3 * 5]


@pytest.mark.clause("SMW-REDEPLOY-01", "SMW-REDEPLOY-02", "SMW-REDEPLOY-04")
def test_layouts_of_three_tokens_in_two_regions() -> None:
    """1: one token or all three into either region. 2: after one, one or both of the rest: 2 * 4; after all three the
    other player picks among six."""
    table = at({"m2-04": "0a1", "m2-03": "0a1"}, {"0a": "ratmen alchemist 3"}, ask="redeploy")
    assert table.offers() == ["deploy m2-03", "deploy m2-04", "rest m2-03", "rest m2-04"]
    assert counts(table, 2) == [4, 2 * 4 + 2 * 6]
