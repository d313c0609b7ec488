"""The world of the board: regions, sea fields, the ways between them, the shares of a fixed start."""

from __future__ import annotations

import pytest

from bannerhall.games.leaders.rules.atlas import (
    BONUS,
    BORDERS,
    BY_SEA,
    CONTINENT,
    CONTINENTS,
    DASHED,
    DOTTED,
    FIRST_SHARE,
    HOME,
    HOMES,
    HOT_MASK,
    HOT_REGIONS,
    LAND,
    NEAR,
    ON_CONTINENT,
    PLACES,
    POINTS,
    REGIONS,
    SEA_FIELDS,
    SHARE_MASKS,
    SHARES,
    STEP_FROM,
    STEP_TO,
    neighbours_of,
    place_of,
)

POINTS_OF = dict(zip(REGIONS, POINTS, strict=True))


@pytest.mark.clause("LDR-AREA-16")
def test_forty_eight_regions_on_six_continents() -> None:
    assert (len(REGIONS), len(set(REGIONS)), len(SEA_FIELDS)) == (48, 48, 8)
    assert sum(POINTS) == 163
    assert sum(BONUS) == 35
    assert [bin(mask).count("1") for mask in ON_CONTINENT] == [11, 4, 9, 7, 12, 5]
    assert [sum(POINTS[i] for i in range(LAND) if CONTINENT[i] == c) for c in range(6)] == [35, 13, 34, 21, 44, 16]
    for region in range(LAND):
        held = [c for c in range(len(CONTINENTS)) if ON_CONTINENT[c] >> region & 1]
        assert held == [CONTINENT[region]]


@pytest.mark.clause("LDR-MOVE-10", "LDR-AREA-10")
def test_borders_and_dotted_lines_make_regions_adjacent() -> None:
    for a, b in (*BORDERS, *DOTTED):
        assert NEAR[place_of(a)] >> place_of(b) & 1
        assert NEAR[place_of(b)] >> place_of(a) & 1
    assert sum(bin(NEAR[region]).count("1") for region in range(LAND)) == 2 * (len(BORDERS) + len(DOTTED))
    assert [PLACES[i] for i in neighbours_of(place_of("cuba"))] == ["gulf_states", "central_america", "venezuela"]


@pytest.mark.clause("LDR-SEAF-01", "LDR-SEAF-04")
def test_sea_fields_are_joined_to_regions_only() -> None:
    for field in SEA_FIELDS:
        joined = [PLACES[i] for i in neighbours_of(place_of(field))]
        assert sorted(joined) == sorted(a for a, b in DASHED if b == field)
        assert set(joined) <= set(REGIONS)
    assert {a for a, _ in DASHED} <= set(REGIONS)
    assert {b for _, b in DASHED} == set(SEA_FIELDS)


@pytest.mark.clause("LDR-SKIL-08")
def test_steps_by_sea_are_those_out_of_a_sea_field_and_over_dotted_lines() -> None:
    for i, start in enumerate(STEP_FROM):
        way = (PLACES[start], PLACES[STEP_TO[i]])
        dotted = way in DOTTED or way[::-1] in DOTTED
        assert BY_SEA[i] == (1 if dotted or way[0] in SEA_FIELDS else 0), way


@pytest.mark.clause("LDR-AREA-16", "LDR-AREA-14")
@pytest.mark.parametrize("seats", range(2, 7))
def test_shares_are_equal_to_a_point_and_hold_no_continent(seats: int) -> None:
    shares = [share.split() for share in SHARES[seats]]
    assert len(shares) == seats
    assert sorted(name for share in shares for name in share) == sorted(REGIONS), "every region once"
    worth = [sum(POINTS_OF[name] for name in share) for share in shares]
    assert max(worth) - min(worth) <= 1
    for i, share in enumerate(shares):
        held = sum(2 ** place_of(name) for name in share)
        assert SHARE_MASKS[FIRST_SHARE[seats - 2] + i] == held
        assert all(held & whole != whole for whole in ON_CONTINENT)


@pytest.mark.clause("LDR-AREA-19")
def test_t48_five_players_share_forty_eight_regions() -> None:
    assert [len(share.split()) for share in SHARES[5]] == [10, 10, 10, 9, 9]


@pytest.mark.clause("LDR-NATN-08", "LDR-SCEN-22")
def test_homes_and_hot_spots_are_regions() -> None:
    assert [REGIONS[home] for home in HOME] == list(HOMES)
    assert len(set(HOMES)) == 11
    assert sum(2 ** REGIONS.index(name) for name in HOT_REGIONS) == HOT_MASK
    assert len(set(HOT_REGIONS)) == 15
