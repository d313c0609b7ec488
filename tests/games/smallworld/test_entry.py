"""First conquests: where a race without a region may enter the map."""

from __future__ import annotations

import pytest
from smallworld_table import Table, at

from bannerhall.games.smallworld.rules.atlas import BOARDS

LAND = {str(region["id"]) for region in BOARDS[0] if region["terrain"] not in ("sea", "lake")}
# The edge of the board, and the land on the shores of the two seas.
ENTRIES = {
    "m2-01", "m2-02", "m2-03", "m2-04", "m2-05", "m2-10", "m2-11", "m2-15", "m2-16", "m2-17", "m2-18", "m2-19",
    "m2-20", "m2-21",
}  # fmt: skip


def entering(combo: str, hand: int = 9, regions: dict[str, str] | None = None, **peoples: str) -> Table:
    others = {key.removeprefix("p"): text for key, text in peoples.items()}
    return at(regions or {}, {"0a": f"{combo} {hand}", **others})


@pytest.mark.clause("SMW-ENTRY-01", "SMW-CONQ-01")
def test_s06_first_conquests() -> None:
    table = at({}, {"0a": "humans alchemist 9"}, tribes=True)
    assert [table.price(name) for name in ("m2-04", "m2-05", "m2-11", "m2-21")] == [2, 3, 3, 2]
    assert table.price("m2-09") is None
    assert table.forbids(0, "take m2-09") == "SMW-ENTRY-01"
    small = at({}, {"0a": "halflings alchemist 9"}, tribes=True)
    assert small.price("m2-09") == 2
    assert small.do(0, "take m2-09").holder("m2-09") == (0, "active")


@pytest.mark.clause("SMW-ENTRY-01", "SMW-MAP-06")
def test_the_edge_and_the_shores_of_the_seas_are_open() -> None:
    table = entering("humans hill")
    assert set(table.offers_of("take")) == ENTRIES
    for name in sorted(LAND - ENTRIES):
        assert table.forbids(0, f"take {name}") == "SMW-ENTRY-01"


@pytest.mark.clause("SMW-ENTRY-02")
def test_a_seafaring_race_in_the_sea_does_not_close_the_shore() -> None:
    table = entering("humans hill", regions={"m2-22": "1a3"}, p1a="ratmen seafaring 0")
    assert {"m2-21", "m2-20"} <= set(table.offers_of("take"))
    assert table.do(0, "take m2-21").holder("m2-21") == (0, "active")


@pytest.mark.clause("SMW-ENTRY-03")
@pytest.mark.parametrize("shore", ["m2-06", "m2-08", "m2-12", "m2-13"])
def test_nobody_enters_over_the_lake(shore: str) -> None:
    assert "m2-07" in next(region["near"] for region in BOARDS[0] if region["id"] == shore)
    assert entering("humans hill").forbids(0, f"take {shore}") == "SMW-ENTRY-01"


@pytest.mark.clause("SMW-ENTRY-04")
def test_halflings_enter_anywhere_on_land() -> None:
    table = entering("halflings hill")
    assert set(table.offers_of("take")) == LAND
    assert table.forbids(0, "take m2-07") == "SMW-CONQ-02"
    assert set(entering("halflings seafaring").offers_of("take")) == LAND | {"m2-00", "m2-07", "m2-22"}


@pytest.mark.clause("SMW-ENTRY-04", "SMW-ENTRY-09")
def test_halflings_are_bound_to_their_borders_afterwards() -> None:
    table = entering("halflings hill").do(0, "take m2-09")
    assert set(table.offers_of("take")) == {"m2-03", "m2-04", "m2-08", "m2-10", "m2-14"}
    assert table.forbids(0, "take m2-16") == "SMW-CONQ-09"


@pytest.mark.clause("SMW-ENTRY-05")
def test_who_flies_enters_anywhere_but_in_water() -> None:
    table = entering("humans flying")
    assert set(table.offers_of("take")) == LAND
    for water in ("m2-00", "m2-07", "m2-22"):
        assert table.forbids(0, f"take {water}") == "SMW-CONQ-02"


@pytest.mark.clause("SMW-ENTRY-06", "SMW-ENTRY-03")
def test_seafarers_may_begin_in_a_sea_but_not_in_the_lake() -> None:
    table = entering("humans seafaring")
    assert (table.price("m2-00"), table.price("m2-22"), table.price("m2-07")) == (2, 2, None)
    assert table.forbids(0, "take m2-07") == "SMW-ENTRY-01"
    table.do(0, "take m2-22")
    assert set(table.offers_of("take")) == {"m2-15", "m2-20", "m2-21"}


@pytest.mark.clause("SMW-ENTRY-07", "SMW-CONQ-19")
def test_a_new_race_need_not_enter_beside_the_old_one() -> None:
    table = entering("humans hill", regions={"m2-03": "0d1", "m2-09": "0d1"}, p0d="orcs - 0")
    assert set(table.offers_of("take")) == ENTRIES
    assert table.forbids(0, "take m2-08") == "SMW-ENTRY-01", "nor does the old one help it in"


@pytest.mark.clause("SMW-ENTRY-08", "SMW-READY-04")
def test_who_has_abandoned_everything_enters_again() -> None:
    table = at({"m2-09": "0a3", "m2-08": "0a2"}, {"0a": "humans hill 4"}, ask="ready")
    table.do(0, "abandon m2-09", "abandon m2-08")
    assert (table.asks(0), table.hand(0)) == ("conquer", 9)
    assert set(table.offers_of("take")) == ENTRIES
    assert table.forbids(0, "take m2-09") == "SMW-ENTRY-01"


@pytest.mark.clause("SMW-ENTRY-08", "SMW-LOSS-03")
def test_who_has_lost_everything_enters_again() -> None:
    table = at({}, {"0a": "humans hill 4"}, ask="choose").do(0, "expand")
    assert table.asks(0) == "conquer", "there is nothing to ready"
    assert set(table.offers_of("take")) == ENTRIES


@pytest.mark.clause("SMW-ENTRY-09")
def test_the_edge_is_no_way_in_for_a_race_on_the_map() -> None:
    table = entering("humans hill").do(0, "take m2-04")
    assert set(table.offers_of("take")) == {"m2-03", "m2-09", "m2-10"}
    assert table.forbids(0, "take m2-16") == "SMW-CONQ-09"


@pytest.mark.clause("SMW-ENTRY-10")
def test_dragon_and_die_help_on_the_first_conquest() -> None:
    table = entering("humans dragon_master", 1, {"m2-04": "1a5"}, p1a="ratmen hill 0")
    assert set(table.offers_of("dragon")) == ENTRIES
    assert table.forbids(0, "dragon m2-09") == "SMW-ENTRY-01"
    assert table.do(0, "dragon m2-04").holder("m2-04") == (0, "active")
    dared = entering("humans hill", 1)
    assert "m2-04" in dared.offers_of("dare")
    assert dared.forbids(0, "dare m2-09") == "SMW-ENTRY-01"
    assert dared.do(0, "dare m2-04").roll("face 1").holder("m2-04") == (0, "active")


@pytest.mark.clause("SMW-ENTRY-10")
def test_sorcery_needs_a_region_unless_it_flies() -> None:
    foot = entering("sorcerers hill", 3, {"m2-04": "1a1"}, p1a="orcs swamp 0")
    assert foot.offers_of("spell") == []
    assert foot.forbids(0, "spell m2-04") == "SMW-ENTRY-10"
    winged = entering("sorcerers flying", 3, {"m2-04": "1a1", "m2-09": "1a1"}, p1a="orcs swamp 0")
    assert winged.offers_of("spell") == ["m2-04", "m2-09"]
    assert winged.do(0, "spell m2-09").holder("m2-09") == (0, "active")
