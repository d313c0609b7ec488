"""Conquests: prices, reach, immunity, and what helps: Dragon, sorcery, Holes."""

from __future__ import annotations

import pytest
from smallworld_table import Table, at

from bannerhall.core.errors import Illegal
from bannerhall.core.match import Match

# m2-09 is plain farmland within; its neighbours are 03 swamp, 04 hill, 08 mountain, 10 forest, 14 hill.
HOME = "m2-09"


def facing(target: str, standing: str, attacker: str = "ratmen swamp 12", **peoples: str) -> Table:
    """Seat 1 at home with plenty in hand, facing what stands in the target."""
    others = {key.removeprefix("p"): text for key, text in peoples.items()}
    regions = {HOME: "0a1"}
    if standing:
        regions[target] = standing
    return at(regions, {"0a": attacker, **others})


# --- What it costs ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("SMW-CONQ-01", "SMW-CONQ-03", "SMW-CONQ-13", "SMW-CONQ-16")
@pytest.mark.parametrize(
    ("target", "standing", "other", "price"),
    [
        ("m2-04", "", "", 2),
        ("m2-08", "", "", 3),
        ("m2-03", "tribe", "", 3),
        ("m2-04", "1a1", "1a orcs hill 0", 3),
        ("m2-04", "1a4", "1a orcs hill 0", 6),
        ("m2-08", "1a2", "1a orcs hill 0", 5),
        ("m2-04", "1d1", "1d orcs - 0", 3),
        ("m2-04", "0d1", "0d orcs - 0", 3),
        ("m2-08", "0d1", "0d orcs - 0", 4),
        ("m2-04", "1d1 fortress", "1d orcs - 0", 4),
        ("m2-04", "1a1 fortress", "1a orcs fortified 0", 4),
        ("m2-04", "1a1 lair", "1a trolls hill 0", 4),
        ("m2-08", "1a2 lair fortress", "1a trolls fortified 0", 7),
        ("m2-04", "1a1 camps2", "1a orcs bivouacking 0", 5),
        ("m2-08", "1a1 camps5", "1a orcs bivouacking 0", 9),
    ],
)
def test_two_tokens_and_one_for_everything_in_the_way(target: str, standing: str, other: str, price: int) -> None:
    key, _, people = other.partition(" ")
    table = facing(target, standing, **({f"p{key}": people} if key else {}))
    assert table.price(target) == price
    table.do(0, f"take {target}")
    assert (table.holder(target), table.tokens(target), table.hand(0)) == ((0, "active"), price, 12 - price)


@pytest.mark.clause("SMW-CONQ-01", "SMW-CONQ-05")
def test_too_few_tokens() -> None:
    table = facing("m2-08", "1a2", "humans swamp 4", p1a="orcs hill 0")
    assert table.forbids(0, "take m2-08") == "SMW-CONQ-01"
    assert "m2-08" not in table.offers_of("take")
    assert table.offers_of("take") == ["m2-03", "m2-04", "m2-10", "m2-14"]


@pytest.mark.clause("SMW-CONQ-01")
def test_a_refused_conquest_is_not_in_the_record() -> None:
    table = facing("m2-08", "1a2", "humans swamp 4", p1a="orcs hill 0")
    match = Match(table.state, seed=5)
    before = match.state.to_json()
    with pytest.raises(Illegal) as refused:
        match.answer(0, table.action("take m2-08"))
    assert refused.value.refusal.clause == "SMW-CONQ-01"
    assert (match.state.to_json(), match.record.entries) == (before, [])
    match.answer(0, table.action("take m2-04"))
    assert len(match.record.entries) == 1


@pytest.mark.clause("SMW-CONQ-01")
def test_the_two_tokens_are_a_number_of_the_table() -> None:
    table = at({HOME: "0a1"}, {"0a": "ratmen swamp 12"}, numbers={"base_price": 3})
    assert (table.price("m2-04"), table.price("m2-08")) == (3, 4)


@pytest.mark.clause("SMW-CONQ-03")
def test_tokens_stay_where_they_conquered_until_the_redeployment() -> None:
    table = facing("m2-04", "")
    table.do(0, "take m2-04", "take m2-08")
    assert (table.tokens("m2-04"), table.tokens("m2-08"), table.hand(0)) == (2, 3, 7)
    for text in ("keep m2-04", "abandon m2-04", "deploy m2-04", "ready"):
        assert table.forbids(0, text) == "HALL-ASK-03"
    table.do(0, "stop")
    assert table.asks(0) == "redeploy"
    assert table.hand(0) == 12 - 2, "all but one a region can move now"


@pytest.mark.clause("SMW-CONQ-05", "SMW-CONQ-06")
def test_nothing_is_taken_without_a_token() -> None:
    """The price is 1 at most, but the hand is empty; Sorcerers are asked all the same."""
    table = at({HOME: "0a2", "m2-04": "1a1"}, {"0a": "sorcerers commando 0", "1a": "orcs swamp 0"})
    assert table.price("m2-03") == 1
    assert table.offers(0) == ["stop", "spell m2-04"], "but sorcery"
    assert table.forbids(0, "take m2-03") == "SMW-CONQ-06"
    assert table.forbids(0, "dare m2-03") == "SMW-DIE-01"
    drake = at({HOME: "0a2"}, {"0a": "humans dragon_master 0"})
    assert drake.forbids(0, "dragon m2-03") == "SMW-POWER-22"
    rage = at({HOME: "0a2"}, {"0a": "humans berserk 0"})
    assert rage.forbids(0, "roll") == "SMW-DIE-01"


@pytest.mark.clause("SMW-CONQ-06", "SMW-CONQ-07")
def test_s07_reductions_add_up_and_no_price_is_below_one() -> None:
    riders = at({}, {"0a": "tritons mounted 9"})
    assert riders.price("m2-01") == 1, "farmland on the coast: 2 - 1 - 1"
    assert riders.do(0, "take m2-01").hand(0) == 8
    assert at({}, {"0a": "humans commando 9"}).price("m2-04") == 1
    assert at({}, {"0a": "humans commando 9"}, numbers={"base_price": 1}).price("m2-04") == 1


@pytest.mark.clause("SMW-CONQ-07", "SMW-RACE-43", "SMW-POWER-11")
def test_two_reductions_on_a_defended_region() -> None:
    table = facing("m2-08", "1a3", "tritons commando 9", p1a="orcs hill 0")
    assert table.price("m2-08") == 2 + 3 + 1 - 1 - 1


@pytest.mark.clause("SMW-CONQ-07", "SMW-RACE-21", "SMW-RACE-22")
def test_s08_giants_on_a_mountain() -> None:
    assert at({"m2-08": "0a1"}, {"0a": "giants swamp 5"}).price("m2-09") == 1
    assert at({"m2-04": "0a1"}, {"0a": "giants swamp 5"}).price("m2-09") == 2


@pytest.mark.clause("SMW-CONQ-07", "SMW-CONQ-09", "SMW-POWER-48", "SMW-POWER-49")
def test_s09_from_cavern_to_cavern() -> None:
    table = at({"m2-03": "0a1"}, {"0a": "humans underworld 5"})
    assert table.price("m2-17") == 1
    assert table.do(0, "take m2-17").holder("m2-17") == (0, "active")
    assert at({"m2-03": "0a1"}, {"0a": "humans swamp 5"}).forbids(0, "take m2-17") == "SMW-CONQ-09"
    assert at({"m2-04": "0a1"}, {"0a": "humans underworld 5"}).forbids(0, "take m2-17") == "SMW-CONQ-09"


@pytest.mark.clause("SMW-CONQ-08", "SMW-CONQ-21")
def test_the_last_tokens_may_be_used_up() -> None:
    """No die follows, and nobody is asked whether to stop."""
    table = at({HOME: "0a1"}, {"0a": "humans swamp 2"}).do(0, "take m2-04")
    assert (table.asks(0), table.hand(0)) == ("redeploy", 1)
    assert table.told("rolled") == []
    assert table.forbids(0, "dare m2-03") == "HALL-ASK-03"


@pytest.mark.clause("SMW-CONQ-21")
def test_who_has_nothing_in_hand_is_not_asked_unless_there_are_spells() -> None:
    still = at({HOME: "0a1", "m2-04": "0a1"}, {"0a": "humans swamp 0"}, ask="ready").do(0, "ready")
    assert still.state.seat() == 1, "nothing to conquer with, nothing to redeploy"
    spells = at({HOME: "0a1", "m2-04": "0a1"}, {"0a": "sorcerers swamp 0"}, ask="ready").do(0, "ready")
    assert spells.asks(0) == "conquer"
    used = at({HOME: "0a1"}, {"0a": "sorcerers swamp 2"}).do(0, "take m2-04")
    assert used.asks(0) == "conquer"


# --- Where -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("SMW-CONQ-02")
def test_water_is_for_seafarers_only() -> None:
    table = at({"m2-02": "0a1", "m2-01": "0a1"}, {"0a": "humans swamp 8"})
    assert table.forbids(0, "take m2-07") == "SMW-CONQ-02"
    assert table.forbids(0, "take m2-00") == "SMW-CONQ-02"
    assert table.forbids(0, "dare m2-07") == "SMW-CONQ-02"
    sailors = at({"m2-02": "0a1", "m2-01": "0a1"}, {"0a": "humans seafaring 8"})
    assert (sailors.price("m2-07"), sailors.price("m2-00")) == (2, 2)
    assert sailors.do(0, "take m2-07").holder("m2-07") == (0, "active")


@pytest.mark.clause("SMW-CONQ-09", "SMW-CONQ-11")
def test_each_region_borders_on_one_already_held() -> None:
    table = at({"m2-04": "0a1"}, {"0a": "ratmen swamp 12"})
    assert set(table.offers_of("take")) == {"m2-03", "m2-09", "m2-10"}
    assert table.forbids(0, "take m2-08") == "SMW-CONQ-09"
    table.do(0, "take m2-09")
    assert set(table.offers_of("take")) == {"m2-03", "m2-08", "m2-10", "m2-14"}, "the new region counts"
    assert table.do(0, "take m2-08").holder("m2-08") == (0, "active")


@pytest.mark.clause("SMW-CONQ-10")
def test_as_many_as_the_tokens_allow_and_no_more_than_the_player_likes() -> None:
    table = at({"m2-04": "0a1"}, {"0a": "ratmen swamp 12"})
    for name in ("m2-03", "m2-09", "m2-10", "m2-14", "m2-21"):
        assert table.offers(0)[0] == "stop"
        table.do(0, f"take {name}")
    assert table.hand(0) == 2
    table.do(0, "stop")
    assert table.asks(0) == "redeploy"
    idle = at({"m2-04": "0a1"}, {"0a": "ratmen swamp 12"}).do(0, "stop")
    assert (idle.tokens("m2-04"), idle.told("conquered")) == (13, [])


@pytest.mark.clause("SMW-CONQ-12", "SMW-CONQ-13", "SMW-LOSS-04")
def test_a_player_may_take_a_region_of_the_own_race_in_decline() -> None:
    table = facing("m2-04", "0d1", "ratmen swamp 5", p0d="orcs - 0")
    before = table.tray("orcs")
    assert table.price("m2-04") == 3
    table.do(0, "take m2-04")
    assert (table.holder("m2-04"), table.tray("orcs")) == ((0, "active"), before + 1)
    assert table.player(0)["declined"] is None


@pytest.mark.clause("SMW-CONQ-14")
def test_nobody_conquers_a_region_of_the_own_active_race() -> None:
    table = at({"m2-04": "0a1", HOME: "0a1"}, {"0a": "humans dragon_master 5"})
    assert table.forbids(0, "take m2-04") == "SMW-CONQ-14"
    assert table.forbids(0, "dragon m2-04") == "SMW-CONQ-14"
    assert "m2-04" not in table.offers_of("take")
    assert table.price("m2-04") is None


@pytest.mark.clause("SMW-CONQ-14", "SMW-RACE-15")
def test_but_the_own_ghouls_in_decline_may() -> None:
    table = at({"m2-04": "0d1", HOME: "0a1"}, {"0a": "humans swamp 0", "0d": "ghouls - 5"}, who="0d")
    assert table.price(HOME) == 3
    assert table.forbids(0, "take m2-04") == "SMW-CONQ-14", "their own regions they do not"
    assert table.do(0, f"take {HOME}").holder(HOME) == (0, "declined")


@pytest.mark.clause("SMW-CONQ-15")
@pytest.mark.parametrize(
    ("target", "standing", "other", "counted"),
    [
        ("m2-04", "", "", 0),
        ("m2-08", "", "", 0),
        ("m2-03", "tribe", "", 1),
        ("m2-04", "1a2", "1a elves hill 0", 1),
        ("m2-04", "1d1", "1d elves - 0", 1),
        ("m2-04", "0d1", "0d elves - 0", 1),
    ],
)
def test_a_region_is_non_empty_by_tokens_alone(target: str, standing: str, other: str, counted: int) -> None:
    key, _, people = other.partition(" ")
    table = facing(target, standing, "orcs pillaging 9", **({f"p{key}": people} if key else {}))
    table.do(0, f"take {target}")
    assert table.position()["this_turn"]["raids"] == counted
    table.do(0, "stop", f"rest {HOME}")
    assert table.coins(0) == 5 + 2 + 2 * counted, "two regions, and both Orcs and pillage count it"


@pytest.mark.clause("SMW-CONQ-16")
def test_a_mountain_is_never_removed() -> None:
    """It is paid for, then defends whoever has paid, in decline too."""
    table = facing("m2-08", "1a1", "ratmen swamp 12", p1a="orcs hill 0")
    assert table.price("m2-08") == 4
    table.do(0, "take m2-08", "stop", f"rest {HOME}")
    assert table.tokens("m2-08") == 1
    later = at({"m2-08": "0a1", HOME: "1a1"}, {"0a": "ratmen swamp 0", "1a": "orcs hill 9"}, active=1)
    assert later.price("m2-08") == 2 + 1 + 1
    grey = at({"m2-08": "0d1", HOME: "1a1"}, {"0d": "ratmen - 0", "1a": "orcs hill 9"}, active=1)
    assert grey.price("m2-08") == 2 + 1 + 1


# --- Immunity --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("SMW-CONQ-17")
@pytest.mark.parametrize(
    ("standing", "holder"),
    [("1a1 dragon", "orcs dragon_master 0"), ("1a1 hero", "orcs heroic 0"), ("1a1 hole", "halflings hill 0")],
)
def test_dragon_hero_and_hole_make_a_region_immune(standing: str, holder: str) -> None:
    table = facing("m2-04", standing, "sorcerers swamp 9", p1a=holder)
    assert table.price("m2-04") is None
    for kind in ("take", "spell", "dare"):
        assert "m2-04" not in table.offers_of(kind)
        assert table.forbids(0, f"{kind} m2-04") == "SMW-CONQ-17"
    if "dragon_master" not in holder:
        drake = facing("m2-04", standing, "ratmen dragon_master 9", p1a=holder)
        assert drake.forbids(0, "dragon m2-04") == "SMW-CONQ-17"
    winged = facing("m2-04", standing, "ratmen flying 9", p1a=holder)
    assert winged.forbids(0, "take m2-04") == "SMW-CONQ-17"
    assert facing("m2-04", "1a1", "ratmen flying 9", p1a=holder).price("m2-04") == 3, "its other regions are not"


@pytest.mark.clause("SMW-CONQ-18")
def test_immunity_stops_the_own_ghouls() -> None:
    regions = {"m2-04": "0d1", HOME: "0a1 hero", "m2-03": "0a1"}
    table = at(regions, {"0a": "humans heroic 0", "0d": "ghouls - 5"}, who="0d")
    assert table.forbids(0, f"take {HOME}") == "SMW-CONQ-17"
    assert table.price("m2-03") == 3


# --- Two races of one player -----------------------------------------------------------------------------------------


@pytest.mark.clause("SMW-CONQ-19")
def test_a_race_in_decline_helps_the_active_one_in_nothing() -> None:
    table = at({"m2-04": "0a1", "m2-16": "0d1"}, {"0a": "humans swamp 9", "0d": "orcs - 0"})
    assert table.forbids(0, "take m2-11") == "SMW-CONQ-09", "next to the race in decline only"
    peaks = at({"m2-04": "0a1", "m2-08": "0d1"}, {"0a": "giants swamp 9", "0d": "orcs - 0"})
    assert peaks.price(HOME) == 2, "its mountain is none of the Giants'"
    caves = at({"m2-04": "0a1", "m2-03": "0d1"}, {"0a": "humans underworld 9", "0d": "orcs - 0"})
    assert caves.forbids(0, "take m2-17") == "SMW-CONQ-09"


@pytest.mark.clause("SMW-CONQ-19")
def test_nor_the_active_one_the_ghouls() -> None:
    regions = {"m2-04": "0d1", "m2-16": "0a1"}
    table = at(regions, {"0a": "humans commando 0", "0d": "ghouls - 5"}, who="0d")
    assert table.forbids(0, "take m2-11") == "SMW-CONQ-09"
    assert table.price(HOME) == 2, "the badge of the active race does not make it cheaper for them"


@pytest.mark.clause("SMW-CONQ-20", "SMW-REDEPLOY-01")
def test_tokens_of_the_two_races_never_mix() -> None:
    regions = {"m2-04": "0a1", HOME: "0a1", "m2-16": "0d1"}
    table = at(regions, {"0a": "humans swamp 4", "0d": "orcs - 0"}, ask="redeploy")
    assert table.offers_of("deploy") == ["m2-04", HOME]
    assert table.forbids(0, "deploy m2-16") == "SMW-REDEPLOY-01"
    assert table.forbids(0, "rest m2-16") == "SMW-REDEPLOY-01"
    dead = at(regions, {"0a": "humans swamp 0", "0d": "ghouls - 4"}, who="0d", ask="redeploy")
    assert (dead.tokens("m2-16"), dead.tokens("m2-04")) == (5, 1), "all go into their only region"


# --- Sorcery, Dragon, Holes ------------------------------------------------------------------------------------------


@pytest.mark.clause("SMW-RACE-33", "SMW-RACE-35", "SMW-RACE-38", "SMW-RACE-39", "SMW-RACE-42", "SMW-LOSS-05")
def test_s19_sorcery_on_a_lone_token_on_a_mountain_with_a_fortress() -> None:
    regions = {"m3-03": "0a2", "m3-02": "1a1 fortress", "m3-09": "1a1", "m3-04": "2a1"}
    peoples = {"0a": "sorcerers swamp 0", "1a": "orcs fortified 0", "2a": "elves hill 0"}
    table = at(regions, peoples, seats=3)
    sorcerers, orcs = table.tray("sorcerers"), table.tray("orcs")
    assert sorted(table.offers_of("spell")) == ["m3-02", "m3-04", "m3-09"]
    table.do(0, "spell m3-02")
    assert (table.tray("sorcerers"), table.tray("orcs")) == (sorcerers - 1, orcs + 1)
    assert table.region("m3-02") == {"holder": [0, "active"], "tokens": 1, "camps": 0, "marks": []}
    assert table.hand(1) == 0
    assert table.offers_of("spell") == ["m3-04"]
    assert table.forbids(0, "spell m3-09") == "SMW-RACE-33", "once a turn and opponent"
    assert table.do(0, "spell m3-04").holder("m3-04") == (0, "active")


@pytest.mark.clause("SMW-RACE-40")
def test_s20_no_sorcery_on_a_token_in_decline_or_a_lost_tribe() -> None:
    table = facing("m2-04", "1d1", "sorcerers swamp 0", p1d="orcs - 0")
    assert table.forbids(0, "spell m2-04") == "SMW-RACE-40"
    table = facing("m2-03", "tribe", "sorcerers swamp 0")
    assert table.forbids(0, "spell m2-03") == "SMW-RACE-40"
    assert table.forbids(0, "spell m2-04") == "SMW-RACE-40", "nor on nobody"


@pytest.mark.clause("SMW-POWER-19", "SMW-POWER-20", "SMW-POWER-21", "SMW-CONQ-17")
def test_s21_the_dragon() -> None:
    regions = {HOME: "0a1", "m2-08": "1a4", "m2-16": "1a1"}
    table = at(regions, {"0a": "humans dragon_master 1", "1a": "orcs hill 0"}, turn=3)
    assert table.price("m2-08") == 7
    table.do(0, "dragon m2-08")
    assert table.region("m2-08") == {"holder": [0, "active"], "tokens": 1, "camps": 0, "marks": ["dragon"]}
    assert (table.hand(1), table.state.seat()) == (0, 1), "three have gone back to their last region"
    assert table.tokens("m2-16") == 1 + 3
    guarded = {HOME: "0a1", "m2-08": "0a1 dragon", "m2-14": "1a1"}
    theirs = at(guarded, {"0a": "humans dragon_master 0", "1a": "orcs hill 9"}, active=1)
    assert theirs.forbids(1, "take m2-08") == "SMW-CONQ-17"
    mine = at(guarded, {"0a": "humans dragon_master 1", "1a": "orcs hill 0"}).do(0, "dragon m2-14")
    assert mine.region("m2-14")["marks"] == ["dragon"]
    assert mine.region("m2-08")["marks"] == []
    left = at({HOME: "0a1", "m2-08": "0a1", "m2-14": "1a1"}, {"0a": "humans hill 0", "1a": "orcs swamp 9"}, active=1)
    assert left.price("m2-08") == 4, "no longer immune"


@pytest.mark.clause("SMW-RACE-24", "SMW-RACE-25", "SMW-RACE-26", "SMW-READY-07")
def test_s22_holes() -> None:
    table = at({}, {"0a": "halflings swamp 10"}, change={"supply": {"holes": 2}}, turn=3)
    table.do(0, "take m2-04", "take m2-09", "take m2-08")
    assert [table.region(name)["marks"] for name in ("m2-04", "m2-09", "m2-08")] == [["hole"], ["hole"], []]
    later = at({"m2-04": "0a3 hole", HOME: "0a3 hole"}, {"0a": "halflings swamp 4"}, ask="ready")
    later.do(0, f"abandon {HOME}", "ready")
    assert later.region(HOME) == {"holder": None, "tokens": 0, "camps": 0, "marks": []}
    later.do(0, f"take {HOME}")
    assert later.region(HOME)["marks"] == []
    assert later.position()["supply"]["holes"] == 0
