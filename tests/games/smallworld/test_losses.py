"""Losses: what a conquest costs whoever held the region, and how tokens are put back."""

from __future__ import annotations

import pytest
from smallworld_table import Table, at

PLAIN = {"m2-04": "0a1", "m2-09": "1a3", "m2-16": "1a1", "m2-20": "1a1"}


def attacked(
    victim: str = "orcs hill 0", regions: dict[str, str] | None = None, attacker: str = "ratmen swamp 9"
) -> Table:
    return at(regions or PLAIN, {"0a": attacker, "1a": victim}, turn=3)


def end_turn(table: Table) -> Table:
    """Seat 1 stops and puts everything where it was taken."""
    table.do(0, "stop")
    while table.state.seat() == 0:
        table.do(0, next((text for text in table.offers() if text.startswith("rest")), table.offers()[0]))
    return table


@pytest.mark.clause("SMW-LOSS-01", "SMW-LOSS-02", "SMW-LOSS-08")
def test_s14_three_defenders_on_plain_land() -> None:
    table = attacked()
    before = table.tray("orcs")
    assert table.price("m2-09") == 5
    table.do(0, "take m2-09")
    assert (table.hand(1), table.tray("orcs")) == (2, before + 1)
    assert [(event["back"], event["lost"]) for event in table.told("withdrew")] == [(2, 1)]
    end_turn(table)
    assert table.told("income"), "the attacker has scored"
    assert (table.state.seat(), table.asks()) == (1, "resettle")
    assert table.offers_of("deploy") == ["m2-16", "m2-20"]
    table.do(1, "deploy m2-20", "deploy m2-16")
    assert (table.tokens("m2-16"), table.tokens("m2-20"), table.hand(1)) == (2, 2, 0)
    assert table.asks(1) == "choose"


@pytest.mark.clause("SMW-LOSS-01", "SMW-RACE-10")
def test_s15_elves_lose_nobody() -> None:
    table = attacked("elves hill 0")
    before = table.tray("elves")
    table.do(0, "take m2-09")
    assert (table.hand(1), table.tray("elves")) == (3, before)


@pytest.mark.clause("SMW-LOSS-05", "SMW-LOSS-04", "SMW-RACE-45", "SMW-RACE-46")
def test_s15_a_troll_and_his_lair() -> None:
    table = attacked("trolls hill 0", {"m2-04": "0a1", "m2-09": "1a1 lair", "m2-16": "1a1 lair"})
    assert table.price("m2-09") == 4
    table.do(0, "take m2-09")
    assert table.region("m2-09")["marks"] == []
    assert table.region("m2-16")["marks"] == ["lair"]
    assert table.hand(1) == 0


@pytest.mark.clause("SMW-LOSS-05")
@pytest.mark.parametrize(("victim", "slot"), [("1a orcs fortified 0", "a"), ("1d orcs - 0", "d")])
def test_a_fortress_falls_with_its_region(victim: str, slot: str) -> None:
    key, _, people = victim.partition(" ")
    regions = {"m2-04": "0a1", "m2-09": f"1{slot}1 fortress", "m2-16": f"1{slot}1 fortress"}
    table = at(regions, {"0a": "ratmen swamp 9", key: people})
    table.do(0, "take m2-09")
    assert (table.region("m2-09")["marks"], table.region("m2-16")["marks"]) == ([], ["fortress"])


@pytest.mark.clause("SMW-LOSS-12")
@pytest.mark.parametrize(("race", "mark"), [("trolls", "lair"), ("orcs", "fortress")])
def test_markers_of_the_own_race_in_decline_fall_too(race: str, mark: str) -> None:
    regions = {"m2-04": "0a1", "m2-09": f"0d1 {mark}", "m2-16": f"0d1 {mark}"}
    table = at(regions, {"0a": "ratmen swamp 9", "0d": f"{race} - 0"})
    assert table.price("m2-09") == 4
    table.do(0, "take m2-09")
    assert (table.region("m2-09")["marks"], table.region("m2-16")["marks"]) == ([], [mark])


@pytest.mark.clause("SMW-LOSS-03", "SMW-ENTRY-08")
def test_s16_the_last_region_falls() -> None:
    table = attacked(regions={"m2-04": "0a1", "m2-09": "1a2"})
    table.do(0, "take m2-09")
    end_turn(table)
    assert (table.hand(1), table.asks(1)) == (1, "choose"), "nowhere to put it"
    table.do(1, "expand")
    assert table.asks(1) == "conquer"
    assert table.forbids(1, "take m2-08") == "SMW-ENTRY-01"
    assert "m2-16" in table.offers_of("dare")


@pytest.mark.clause("SMW-LOSS-04")
@pytest.mark.parametrize("victim", ["1a orcs hill 0", "1d orcs - 0", "0d orcs - 0"])
def test_a_lone_token_is_discarded(victim: str) -> None:
    key, _, people = victim.partition(" ")
    table = at({"m2-04": "0a1", "m2-09": f"{key}1", "m2-16": f"{key}1"}, {"0a": "ratmen swamp 9", key: people})
    before = table.tray("orcs")
    table.do(0, "take m2-09")
    assert table.tray("orcs") == before + 1
    slot = "active" if key == "1a" else "declined"
    assert table.hand(int(key[0]), slot) == 0
    assert table.holder("m2-16") == (int(key[0]), slot)


@pytest.mark.clause("SMW-LOSS-04", "SMW-LOSS-11")
def test_a_lost_tribe_leaves_the_game() -> None:
    table = at({"m2-04": "0a1", "m2-03": "tribe"}, {"0a": "ratmen swamp 9"}, turn=3)
    table.do(0, "take m2-03")
    assert table.region("m2-03")["marks"] == []
    left = at({"m2-03": "0a1", "m2-04": "0a1"}, {"0a": "ratmen swamp 0"}, ask="ready")
    left.do(0, "abandon m2-03")
    assert left.region("m2-03") == {"holder": None, "tokens": 0, "camps": 0, "marks": []}, "and does not come back"


@pytest.mark.clause("SMW-LOSS-06", "SMW-RACE-36")
def test_s18_encampments_go_back_to_their_owner() -> None:
    regions = {"m2-04": "0a1", "m2-09": "1a1 camps2", "m2-16": "1a1 camps3", "m2-20": "1a1"}
    table = attacked("orcs bivouacking 0", regions)
    assert table.price("m2-09") == 5
    table.do(0, "take m2-09")
    assert (table.region("m2-09")["camps"], table.position()["supply"]["camps"]) == (0, 2)
    end_turn(table)
    assert table.asks(1) == "resettle"
    assert table.offers_of("camp") == ["m2-16", "m2-20"]
    table.do(1, "camp m2-20", "camp m2-16")
    assert (table.region("m2-16")["camps"], table.region("m2-20")["camps"]) == (4, 1)
    assert table.position()["supply"]["camps"] == 0
    spell = attacked("orcs bivouacking 0", regions, "sorcerers swamp 0")
    assert spell.forbids(0, "spell m2-09") == "SMW-RACE-36"


@pytest.mark.clause("SMW-LOSS-07")
def test_encampments_without_a_region_wait_for_the_next_redeployment() -> None:
    table = attacked("orcs bivouacking 0", {"m2-04": "0a1", "m2-09": "1a3 camps5"}, "ratmen swamp 10")
    table.do(0, "take m2-09")
    while table.state.seat() == 0:
        table.do(0, f"rest {table.offers_of('rest')[0]}")
    assert (table.asks(1), table.position()["supply"]["camps"]) == ("choose", 5)
    table.do(1, "expand", "take m2-16")
    assert table.region("m2-16")["camps"] == 5, "with the next region they stand again"


@pytest.mark.clause("SMW-LOSS-02", "SMW-LOSS-08", "SMW-LOSS-09")
def test_withdrawn_tokens_are_put_back_and_do_nothing_else() -> None:
    table = attacked()
    table.do(0, "take m2-09")
    end_turn(table)
    assert table.asks(1) == "resettle"
    assert set(table.offers(1)) == {"deploy m2-16", "deploy m2-20", "rest m2-16", "rest m2-20"}
    assert table.forbids(1, "deploy m2-09") == "SMW-LOSS-02", "not where they came from"
    assert table.forbids(1, "deploy m2-17") == "SMW-LOSS-02"
    assert table.forbids(1, "take m2-09") == "HALL-ASK-03"
    assert table.forbids(1, "done") == "HALL-ASK-03", "all of them are put down"
    table.do(1, "deploy m2-16")
    assert table.asks(1) == "resettle"
    assert table.forbids(1, "rest m2-16") == "SMW-LOSS-08", "one is left, no rest"
    table.do(1, "deploy m2-16")
    assert (table.tokens("m2-16"), table.asks(1)) == (3, "choose")


@pytest.mark.clause("SMW-LOSS-09")
def test_during_the_attackers_turn_the_loser_is_not_asked() -> None:
    table = attacked()
    table.do(0, "take m2-09")
    assert table.forbids(1, "take m2-09") == "HALL-ASK-02"
    assert table.forbids(1, "deploy m2-16") == "HALL-ASK-02"
    assert table.offers(1) == []


@pytest.mark.clause("SMW-LOSS-08")
def test_with_a_single_region_left_there_is_nothing_to_choose() -> None:
    table = attacked(regions={"m2-04": "0a1", "m2-09": "1a4", "m2-16": "1a1"})
    table.do(0, "take m2-09")
    end_turn(table)
    assert (table.tokens("m2-16"), table.hand(1), table.asks(1)) == (1 + 3, 0, "choose")


@pytest.mark.clause("SMW-LOSS-10")
def test_the_own_ghouls_drive_out_the_own_active_race() -> None:
    """One token is lost; the others are used in the same turn."""
    regions = {"m2-04": "0d1", "m2-09": "0a3", "m2-16": "0a1"}
    table = at(regions, {"0a": "humans swamp 0", "0d": "ghouls - 5"}, who="0d", turn=3)
    before = table.tray("humans")
    assert table.price("m2-09") == 5
    table.do(0, "take m2-09")
    assert (table.hand(0), table.tray("humans"), table.holder("m2-09")) == (2, before + 1, (0, "declined"))
    table.do(0, "rest m2-04")
    assert table.asks(0) == "ready", "now the active race plays"
    table.do(0, "ready", "take m2-17")
    assert (table.holder("m2-17"), table.asks(0)) == ((0, "active"), "redeploy")


@pytest.mark.clause("SMW-LOSS-01", "SMW-LOSS-02", "SMW-RACE-18")
def test_ghouls_in_decline_withdraw_like_active_tokens() -> None:
    regions = {"m2-04": "0a1", "m2-09": "1d3", "m2-16": "1d1", "m2-20": "1a1"}
    table = at(regions, {"0a": "ratmen swamp 9", "1d": "ghouls - 0", "1a": "orcs hill 0"}, turn=3)
    table.do(0, "take m2-09")
    assert table.hand(1, "declined") == 2
    end_turn(table)
    assert (table.tokens("m2-16"), table.tokens("m2-20")) == (3, 1), "into their own region only"


@pytest.mark.clause("SMW-LOSS-01")
def test_each_region_lost_costs_a_token() -> None:
    regions = {"m2-04": "0a1", "m2-09": "1a2", "m2-03": "1a2", "m2-16": "1a1"}
    table = attacked(regions=regions)
    before = table.tray("orcs")
    table.do(0, "take m2-09", "take m2-03")
    assert (table.hand(1), table.tray("orcs")) == (2, before + 2)
