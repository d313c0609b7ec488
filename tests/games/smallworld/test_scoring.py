"""Scoring: coins for regions and bonuses, when they are paid, and who may know the totals."""

from __future__ import annotations

import json
from typing import Any

import pytest
from smallworld_table import Table, at

from bannerhall.core.state import SPECTATOR


def earned(table: Table) -> dict[str, int]:
    """What the last turn brought, by source."""
    lines = table.told("earned")
    return {str(line["source"]): int(str(line["coins"])) for line in lines}


def income(regions: dict[str, str], peoples: dict[str, str], **kwargs: object) -> Table:
    """Seat 1 ends its turn without a conquest."""
    return at(regions, peoples, ask="redeploy", turn=3, **kwargs)  # type: ignore[arg-type]


@pytest.mark.clause("SMW-SCORE-01")
def test_a_coin_for_every_region_active_or_in_decline() -> None:
    regions = {"m2-04": "0a1", "m2-08": "0a1", "m2-10": "0a1", "m2-16": "0d1", "m2-18": "0d1", "m2-20": "0s1"}
    table = income(regions, {"0a": "ratmen commando 0", "0d": "orcs - 0", "0s": "elves spirit 0"})
    assert earned(table) == {"regions": 3, "declined": 3}
    assert table.coins(0) == 5 + 6
    assert [event["coins"] for event in table.told("income")] == [6]


@pytest.mark.clause("SMW-SCORE-01")
def test_tokens_in_a_region_do_not_matter() -> None:
    assert income({"m2-04": "0a9"}, {"0a": "ratmen commando 0"}).coins(0) == 5 + 1
    assert income({}, {"0a": "ratmen commando 4"}).coins(0) == 5


@pytest.mark.clause("SMW-SCORE-02")
@pytest.mark.parametrize(
    ("people", "source", "bonus"),
    [
        ("humans commando 0", "farmland", 2),
        ("wizards commando 0", "magic", 1),
        ("dwarves commando 0", "mines", 1),
        ("ratmen alchemist 0", "alchemist", 2),
        ("ratmen hill 0", "hill", 1),
        ("ratmen forest 0", "forest", 1),
        ("ratmen swamp 0", "swamp", 1),
        ("ratmen merchant 0", "merchant", 6),
    ],
)
def test_bonuses_of_race_and_power(people: str, source: str, bonus: int) -> None:
    """Two farmlands (one with a Magic Source), hill, forest with a Mine, swamp, mountain."""
    regions = {"m2-01": "0a1", "m2-09": "0a1", "m2-04": "0a1", "m2-02": "0a1", "m2-20": "0a1", "m2-08": "0a1"}
    table = income(regions, {"0a": people})
    assert earned(table) == {"regions": 6, source: bonus}
    assert table.coins(0) == 5 + 6 + bonus


@pytest.mark.clause("SMW-SCORE-02")
def test_race_and_power_add_up() -> None:
    table = income({"m2-01": "0a1", "m2-09": "0a1"}, {"0a": "humans merchant 0"})
    assert earned(table) == {"regions": 2, "farmland": 2, "merchant": 2}
    assert table.coins(0) == 5 + 6


@pytest.mark.clause("SMW-SCORE-03", "SMW-RACE-09")
def test_in_decline_only_dwarves_bring_more_than_their_regions() -> None:
    regions = {"m2-01": "0d1", "m2-02": "0d1", "m2-05": "0d1"}
    for race, more in (("humans", 0), ("wizards", 0), ("dwarves", 2), ("orcs", 0)):
        table = income({**regions, "m2-20": "0a1"}, {"0d": f"{race} - 0", "0a": "ratmen commando 0"})
        assert table.coins(0) == 5 + 1 + 3 + more
    spirit = {"m2-01": "0s1", "m2-02": "0s1", "m2-20": "0a1"}
    assert income(spirit, {"0s": "humans spirit 0", "0a": "ratmen commando 0"}).coins(0) == 5 + 1 + 2
    assert income(spirit, {"0s": "dwarves spirit 0", "0a": "ratmen commando 0"}).coins(0) == 5 + 1 + 2 + 1


@pytest.mark.clause("SMW-SCORE-04")
def test_totals_are_hidden_until_the_end() -> None:
    table = income({"m2-04": "0a1"}, {"0a": "ratmen commando 0", "1a": "orcs swamp 0"}, coins=(7, 31))
    for reader in (0, 1, SPECTATOR):
        shown = [player["coins"] for player in players(table, reader)]
        assert shown == [8 if reader == 0 else None, 31 if reader == 1 else None]
    last = at({}, {"0a": "ratmen commando 0", "1a": "orcs swamp 0"}, ask="choose", active=1, turn=10, coins=(7, 31))
    last.do(1, "expand")
    for reader in (0, 1, SPECTATOR):
        assert [player["coins"] for player in players(last, reader)] == [7, 31]


def players(table: Table, reader: int) -> list[dict[str, object]]:
    found = table.state.view(reader)["players"]
    assert isinstance(found, list)
    return found


@pytest.mark.clause("SMW-SCORE-05", "SMW-SCORE-09")
def test_income_is_told_to_everybody() -> None:
    table = income({"m2-04": "0a1"}, {"0a": "ratmen hill 0", "1a": "orcs swamp 0"})
    assert [(event["seat"], event["coins"]) for event in table.told("income")] == [(0, 2)]
    assert earned(table) == {"regions": 1, "hill": 1}


@pytest.mark.clause("SMW-SCORE-09")
def test_whoever_keeps_count_knows_every_total() -> None:
    """Prices, coins found and income are all that moved the coins of this turn, and all were told."""
    combos = ["humans hill", "orcs swamp 3", "ratmen merchant", "trolls stout", "elves forest", "giants commando"]
    table = at({}, {"1a": "dwarves alchemist 0"}, ask="pick", column=combos, turn=3)
    table.do(0, "pick orcs").reveal().do(0, "without", "take m2-20", "stop")
    paid = sum(int(str(event["paid"])) for event in table.told("picked"))
    found = sum(int(str(event["coins"])) for event in table.told("found"))
    got = sum(int(str(event["coins"])) for event in table.told("income"))
    assert (paid, found, got) == (1, 3, 2)
    assert table.coins(0) == 5 - paid + found + got


@pytest.mark.clause("SMW-SCORE-05", "SMW-VAR-02")
def test_open_coins_show_totals() -> None:
    table = at(
        {}, {"0a": "ratmen hill 0", "1a": "orcs swamp 0"}, ask="choose", coins=(7, 31), options={"open_coins": True}
    )
    for reader in (0, 1, SPECTATOR):
        assert [player["coins"] for player in players(table, reader)] == [7, 31]


@pytest.mark.clause("SMW-SCORE-06")
def test_nobody_scores_in_the_turn_of_another() -> None:
    regions = {"m2-04": "0a1", "m2-16": "1a1", "m2-18": "1a1", "m2-20": "1d1"}
    table = income(regions, {"0a": "ratmen commando 0", "1a": "orcs merchant 0", "1d": "dwarves - 0"})
    assert (table.coins(0), table.coins(1)) == (6, 5)
    assert [event["seat"] for event in table.told("income")] == [0]


@pytest.mark.clause("SMW-SCORE-07")
@pytest.mark.parametrize("people", ["humans merchant 0", "wizards alchemist 0", "ratmen hill 0", "orcs fortified 0"])
def test_a_decline_turn_pays_a_coin_a_region(people: str) -> None:
    regions = {"m2-01": "0a2", "m2-09": "0a2", "m2-04": "0a2"}
    table = at(regions, {"0a": people}, ask="choose", turn=3)
    table.do(0, "decline")
    assert earned(table) == {"declined": 3}
    assert table.coins(0) == 5 + 3


@pytest.mark.clause("SMW-SCORE-07")
def test_unless_the_race_says_otherwise() -> None:
    table = at({"m2-02": "0a1", "m2-05": "0a1"}, {"0a": "dwarves merchant 0"}, ask="choose", turn=3)
    table.do(0, "decline")
    assert earned(table) == {"declined": 2, "mines": 2}
    assert table.coins(0) == 5 + 4


@pytest.mark.clause("SMW-SCORE-08")
def test_conquests_count_even_if_the_region_was_given_up() -> None:
    """Amazons pillage a region; four of their five tokens come off, so one of two regions must go."""
    table = at({"m2-04": "0a1", "m2-03": "tribe"}, {"0a": "amazons pillaging 4"}, turn=3)
    table.do(0, "take m2-03", "stop")
    assert (table.asks(0), table.told("income")) == ("give_up", [])
    table.do(0, "give_up m2-03")
    assert earned(table) == {"regions": 1, "pillaging": 1}
    few = at({"m2-04": "0a1", "m2-03": "tribe"}, {"0a": "amazons pillaging 3"}, turn=3)
    few.do(0, "take m2-03", "give_up m2-03", "give_up m2-04")
    assert earned(few) == {"pillaging": 1}, "all four are off the map, the pillage counts"


@pytest.mark.clause("SMW-SCORE-08")
def test_income_is_counted_after_the_redeployment() -> None:
    table = at({"m2-04": "0a1", "m2-09": "0a1"}, {"0a": "orcs fortified 0"}, ask="redeploy", turn=3)
    assert not table.told("income")
    table.do(0, "fortress m2-09")
    assert earned(table) == {"regions": 2, "fortified": 1}


@pytest.mark.clause("SMW-SCORE-04")
def test_the_total_of_another_is_nowhere_in_a_view() -> None:
    table = at({"m2-04": "0a1"}, {"0a": "ratmen hill 0", "1a": "orcs swamp 0"}, ask="choose", coins=(7, 31417))
    for reader in (0, SPECTATOR):
        assert "31417" not in json.dumps(table.state.view(reader))
    assert "31417" in json.dumps(table.state.view(1))


@pytest.mark.clause("SMW-SCORE-06", "SMW-RACE-28", "SMW-POWER-37")
def test_what_others_take_is_no_income_of_orcs_and_pillagers() -> None:
    """Everybody sees what the board would pay each player now: conquests of this turn are those of one player."""
    table = at({"m2-04": "0a1", "m2-03": "tribe", "m2-20": "1a1"}, {"0a": "humans hill 3", "1a": "orcs pillaging 0"})
    table.do(0, "take m2-03")
    shown: Any = table.state.view(SPECTATOR)
    assert [player["income"] for player in shown["players"]] == [3, 1]


@pytest.mark.clause("SMW-RACE-09", "SMW-SCORE-03", "SMW-POWER-42")
@pytest.mark.parametrize("slot", ["d", "s"])
def test_mines_of_every_player_pay_in_decline(slot: str) -> None:
    """Owlwood has a Mine: 1 for the region and 1 for the Dwarves, whoever they belong to and beside whom."""
    power = "spirit" if slot == "s" else "-"
    for seat in range(3):
        peoples = {f"{seat}{slot}": f"dwarves {power} 0", "0a": "humans hill 2"}
        table = at({"m3-01": f"{seat}{slot}1"}, peoples, seats=3)
        shown: Any = table.state.view(SPECTATOR)
        assert [player["income"] for player in shown["players"]] == [2 if other == seat else 0 for other in range(3)]
