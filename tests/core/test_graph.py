"""Maps: a ring of six places with a spike, and a place apart."""

from __future__ import annotations

import pytest

from bannerhall.core.bits import mask_of
from bannerhall.core.graph import FAR, distance, distances, flood, groups, neighbour_masks, spread, way

# 0-1-2-3-4-5-0 is a ring, 6 hangs on 3, 7 stands alone
NEAR = neighbour_masks(8, [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (5, 0), (3, 6)])
ALL = mask_of(list(range(8)))


def test_links_go_both_ways() -> None:
    assert NEAR[3] == mask_of([2, 4, 6])
    assert NEAR[6] == mask_of([3])
    assert NEAR[7] == 0


@pytest.mark.parametrize("link", [(0, 0), (0, 8), (-1, 2)])
def test_a_link_to_nowhere_is_refused(link: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="no link"):
        neighbour_masks(8, [link])


def test_spread_reaches_neighbours_of_every_place() -> None:
    assert spread(NEAR, mask_of([0, 6])) == mask_of([1, 5, 3])


def test_flood_stays_within_what_is_allowed() -> None:
    assert flood(NEAR, mask_of([0]), ALL) == mask_of([0, 1, 2, 3, 4, 5, 6])
    assert flood(NEAR, mask_of([0]), mask_of([0, 1, 3, 4])) == mask_of([0, 1])
    assert flood(NEAR, mask_of([7]), mask_of([0])) == 0


def test_distances_go_the_shorter_way_round() -> None:
    table = distances(NEAR)
    assert [table[0 * 8 + place] for place in range(8)] == [0, 1, 2, 3, 2, 1, 4, FAR]
    assert distance(NEAR, 0, mask_of([4]), ALL & ~mask_of([5])) == 4
    assert distance(NEAR, 0, mask_of([2, 5]), ALL) == 1


def test_a_goal_may_be_entered_even_where_passing_is_not_allowed() -> None:
    assert distance(NEAR, 0, mask_of([1]), 0) == 1
    assert distance(NEAR, 0, mask_of([2]), 0) == FAR


def test_groups_are_the_connected_parts() -> None:
    assert groups(NEAR, mask_of([0, 1, 3, 6, 7])) == [mask_of([0, 1]), mask_of([3, 6]), mask_of([7])]


def test_a_way_names_every_place_on_it() -> None:
    assert way(NEAR, 0, 6, ALL) == [0, 1, 2, 3, 6]
    assert way(NEAR, 0, 6, ALL & ~mask_of([1])) == [0, 5, 4, 3, 6]
    assert way(NEAR, 0, 7, ALL) == []
    assert way(NEAR, 2, 2, ALL) == [2]
