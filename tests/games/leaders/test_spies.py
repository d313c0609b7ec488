"""Spies: espionage and sabotage."""

from __future__ import annotations

from typing import Any

import pytest
from leaders_table import BLUE, GREEN, RED, Table, table


def percent(game: Table, item: str) -> float:
    """The chance of a covert action of Blue's in percent."""
    return game.add(BLUE, item).do(BLUE, "confirm").odds()["covert succeeds"]


@pytest.mark.clause("LDR-SPYS-01", "LDR-ESPI-01", "LDR-SABO-01")
@pytest.mark.parametrize("item", ["espionage-2", "sabotage-2"])
def test_nothing_without_a_spy(item: str) -> None:
    assert table(3, saved=[50], diplomats=[5]).refused(BLUE, f"add {item}") == "LDR-SPYS-01"
    assert table(3, saved=[50], spies=[1]).refused(BLUE, f"add {item}") is None
    hired = table(3, saved=[50]).add(BLUE, "spy")
    assert hired.refused(BLUE, f"add {item}") == "LDR-SPYS-01", "they begin their service in the next round"


@pytest.mark.clause("LDR-SPYS-02", "LDR-SPYS-03", "LDR-EVNT-08")
def test_spies_begin_their_service_in_the_next_round() -> None:
    game = table(3, saved=[50], spies=[2], diplomats=[1]).add(BLUE, "4*spy").do(BLUE, "drop spy").confirm(BLUE)
    assert game.saved(BLUE) == 50 - 3 * 10
    assert (game.me(BLUE)["spies"], game.me(BLUE)["coming"]) == (2, {"diplomats": 0, "spies": 3})
    game.next_turn(BLUE, to="secret_events")
    assert game.card(BLUE, "new_spies") == {"event": "new_spies", "seat": BLUE, "count": 3}
    assert (game.me(BLUE)["spies"], game.me(BLUE)["diplomats"]) == (5, 1)
    assert game.me(BLUE)["coming"] == {"diplomats": 0, "spies": 0}


@pytest.mark.clause("LDR-SPYS-05", "LDR-SPYS-06")
def test_t41_hiring_stops_at_ten() -> None:
    """Eight spies are idle and one is ordered: plus stops after one more."""
    game = table(3, saved=[100], spies=[8], coming={BLUE: (0, 1)}).add(BLUE, "spy")
    assert game.refused(BLUE, "add spy") == "LDR-SPYS-06"
    assert game.refused(BLUE, "add diplomat") is None
    game.confirm(BLUE).next_turn(BLUE)
    assert game.me(BLUE)["spies"] == 10
    assert game.refused(BLUE, "add spy") == "LDR-SPYS-06"


@pytest.mark.clause("LDR-SPYS-07", "LDR-SPYS-01")
def test_each_espionage_and_each_sabotage_uses_a_spy() -> None:
    game = table(3, spies=[3], diplomats=[2]).add(BLUE, "espionage-2", "sabotage-2", "espionage-3")
    assert (game.me(BLUE)["free_spies"], game.me(BLUE)["spies"]) == (0, 3)
    assert game.refused(BLUE, "add sabotage-3") == "LDR-SPYS-01"
    game.confirm(BLUE, "succeeds", "traced", "untraced")
    assert (game.me(BLUE)["spies"], game.me(BLUE)["diplomats"]) == (0, 2), "whatever comes of it"


@pytest.mark.clause("LDR-SPYS-04", "LDR-SPYS-09", "LDR-ESPI-03", "LDR-SABO-03")
@pytest.mark.parametrize("item", ["espionage-2", "sabotage-2"])
@pytest.mark.parametrize(("idle", "wanted"), [(0, 80), (1, 74), (5, 50), (10, 20)])
def test_t39_unused_spies_protect(item: str, idle: int, wanted: int) -> None:
    assert percent(table(3, spies=[1, idle, 7], diplomats=[0, 9, 9]), item) == wanted


@pytest.mark.clause("LDR-SPYS-09", "LDR-SKIL-11", "LDR-SKIL-12", "LDR-ESPI-03", "LDR-SABO-03")
@pytest.mark.parametrize("item", ["espionage-2", "sabotage-2"])
def test_t39_soviet_spies(item: str) -> None:
    """Twenty percentage points more, at most 95; no effect in defence; technology 1 of both cancels."""
    assert percent(table(3, nations={BLUE: "ussr"}, spies=[1, 5]), item) == 70
    assert percent(table(3, nations={BLUE: "ussr"}, spies=[1]), item) == 95
    assert percent(table(3, nations={GREEN: "ussr"}, spies=[1, 5]), item) == 50
    both = {BLUE: (0, 1, 0), GREEN: (0, 1, 0)}
    assert percent(table(3, nations={BLUE: "ussr"}, spies=[1, 5], levels=both), item) == 70
    off = {"special_skills": False}
    assert percent(table(3, nations={BLUE: "ussr"}, spies=[1, 5], options=off), item) == 50


@pytest.mark.clause("LDR-SPYS-10", "LDR-ESPI-01", "LDR-SABO-01")
def test_one_espionage_and_one_sabotage_a_turn_against_a_target() -> None:
    game = table(4, spies=[8]).add(BLUE, "espionage-2")
    assert game.refused(BLUE, "add espionage-2") == "LDR-SPYS-10"
    game.add(BLUE, "sabotage-2")
    assert game.refused(BLUE, "add sabotage-2") == "LDR-SPYS-10"
    game.add(BLUE, "espionage-3", "sabotage-4")
    assert game.refused(BLUE, "add espionage-1") == "LDR-ESPI-01"
    assert game.refused(BLUE, "add sabotage-1") == "LDR-SABO-01"
    assert game.refused(BLUE, "add espionage-5") == "LDR-PLYR-01"
    game.confirm(BLUE, *["untraced"] * 4).next_turn(BLUE)
    assert game.refused(BLUE, "add espionage-2") is None


@pytest.mark.clause("LDR-SPYS-08", "LDR-VISI-02")
def test_the_number_of_spies_is_a_secret() -> None:
    few, many = (table(3, spies=[1, idle]) for idle in (0, 9))
    for reader in (BLUE, RED):
        assert few.view(reader) == many.view(reader)
    assert many.me(GREEN)["spies"] == 9


@pytest.mark.clause("LDR-ESPI-01", "LDR-ESPI-02", "LDR-ESPI-06", "LDR-EVNT-21")
def test_espionage_reports_the_levels_of_that_moment() -> None:
    """Green's economy level 1 is reported in the turn between: too late for this report."""
    game = table(3, spies=[1], levels={GREEN: (2, 1, 0)}, running={GREEN: (0, 0, 1)})
    game.add(BLUE, "espionage-2").confirm(BLUE, "succeeds").play_to(RED, "headquarters")
    assert game.me(GREEN)["levels"] == {"military": 2, "technology": 1, "economy": 1}
    assert game.told_of("secret_information", BLUE) == []
    game.play_to(BLUE, "secret_events")
    wanted = {"event": "secret_information", "player": GREEN, "military": 2, "technology": 1, "economy": 0}
    assert game.card(BLUE, "secret_information") == wanted
    assert game.told_of("secret_information", BLUE) == [wanted]
    assert game.told_of("secret_information", RED) == []


@pytest.mark.clause("LDR-SABO-01", "LDR-SABO-02", "LDR-SABO-06", "LDR-EVNT-14")
def test_sabotage_costs_three_units_and_its_sender_reads_of_it() -> None:
    game = table(3, spies=[1]).add(BLUE, "sabotage-3").confirm(BLUE, "succeeds").play_to(GREEN, "secret_events")
    assert game.now["cards"][RED] == []
    game.play_to(RED, "public_events")
    assert game.now["cards"][RED] == [{"event": "sabotage_hit", "seat": RED, "units": 3}]
    game.play_to(BLUE, "secret_events")
    wanted = {"event": "sabotage_success", "seat": BLUE, "player": RED, "units": 3}
    assert game.card(BLUE, "sabotage_success") == wanted


@pytest.mark.clause("LDR-HEAD-13", "LDR-VISI-02")
def test_nobody_hears_of_an_attempt_before_the_next_events() -> None:
    game = table(3, spies=[1]).add(BLUE, "sabotage-2").do(BLUE, "confirm")
    action = game.action("covert succeeds")
    noticed, seen = game.state.audience_of(-1, action)
    assert (noticed, seen) == (1, 0), "the sender knows that it was tried, and not how it ended"
    before = [game.view(reader) for reader in (GREEN, RED)]
    assert game.now["phase"] == "headquarters"
    game.chance("covert succeeds")
    after = [game.view(reader) for reader in (GREEN, RED)]
    for one, two in zip(before, after, strict=True):
        changed = {key for key in one if one[key] != two[key]}
        assert changed <= {"active", "phase", "phase_number"}, "the turn goes on, and that is all"
    shown = table(3, spies=[1], options={"show_exact_chance": True}).add(BLUE, "sabotage-2").do(BLUE, "confirm")
    assert shown.state.audience_of(-1, action) == (0xFFFF, 0)


@pytest.mark.clause("LDR-SPYS-11", "LDR-RSCH-24")
def test_the_table_of_chances() -> None:
    """A row for each number of unused operatives of the target, the own technology and skill already counted."""
    game = table(3, nations={BLUE: "ussr"}, levels={BLUE: (0, 1, 0), GREEN: (0, 1, 0)}, spies=[0, 4])
    chances = game.me(BLUE)["chances"]
    assert chances["boycott"] == [90, 84, 78, 72, 66, 60, 54, 48, 42, 36, 30]
    assert chances["spy"] == [95, 95, 95, 92, 86, 80, 74, 68, 62, 56, 50]
    assert "spy_exact" not in chances
    options = {"show_exact_chance": True}
    exact = table(3, nations={BLUE: "ussr"}, levels={GREEN: (0, 1, 0)}, spies=[0, 4], options=options)
    assert exact.me(BLUE)["chances"]["spy_exact"] == {"1": 66, "2": 95}
    assert exact.me(BLUE)["chances"]["boycott_exact"] == {"1": 70, "2": 80}


@pytest.mark.clause("LDR-SPYS-07", "LDR-SPYS-09", "LDR-HEAD-13", "LDR-DIPL-04")
@pytest.mark.parametrize(
    ("item", "nation", "wanted"),
    [
        ("boycott-1", "india", 88),
        ("boycott-1", "ussr", 68),
        ("espionage-1", "india", 62),
        ("espionage-1", "ussr", 82),
        ("sabotage-1", "india", 62),
        ("sabotage-1", "ussr", 82),
    ],
)
def test_the_first_player_as_a_target_of_the_last(item: str, nation: str, wanted: int) -> None:
    """Blue has two diplomats and three spies; Red has nobody left after it has sent its own."""
    game = table(3, active=RED, nations={RED: nation}, diplomats=[2, 9, 1], spies=[3, 9, 1]).add(RED, item)
    game.do(RED, "confirm")
    assert game.odds()["covert succeeds"] == wanted
    assert game.state.audience_of(-1, game.action("covert succeeds")) == (4, 0), "Red alone knows of the attempt"
    game.chance("covert untraced")
    used = (0, 1) if item.startswith("boycott") else (1, 0)
    assert (game.me(RED)["diplomats"], game.me(RED)["spies"]) == used
    assert (game.me(BLUE)["diplomats"], game.me(BLUE)["spies"]) == (2, 3)


@pytest.mark.clause("LDR-EVNT-19", "LDR-EVNT-21", "LDR-ESPI-02", "LDR-SABO-02", "LDR-BOYC-02")
@pytest.mark.parametrize("fate", ["succeeds", "traced", "untraced"])
def test_what_the_first_player_and_the_last_read(fate: str) -> None:
    levels = {BLUE: (1, 2, 3)}
    game = table(3, active=RED, diplomats=[0, 0, 1], spies=[0, 0, 2], levels=levels)
    game.add(RED, "boycott-1", "espionage-1", "sabotage-1").confirm(RED, fate, fate, fate)
    if fate != "succeeds":
        position: Any = game.state.to_json()["table"]
        assert {card[2] for secret in position["secrets"] for card in secret["mail"]} == {0}, "nothing to count"
    game.next_turn(BLUE, to="secret_events")
    read = [kind for kind in game.kinds(BLUE) if kind not in ("production_points", "fresh_troops")]
    assert (
        read
        == {
            "succeeds": ["sabotage_hit", "boycott_hit"],
            "traced": ["diplomat_caught", "spy_caught", "spy_caught"],
            "untraced": ["boycott_foiled", "sabotage_foiled", "espionage_foiled"],
        }[fate]
    )
    game.next_turn(RED, to="secret_events")
    told = [kind for kind in game.kinds(RED) if kind != "production_points"]
    if fate == "succeeds":
        assert told == ["boycott_success", "sabotage_success", "secret_information"]
        wanted = {"event": "secret_information", "player": BLUE, "military": 1, "technology": 2, "economy": 3}
        assert game.card(RED, "secret_information") == wanted
    else:
        assert told == ["boycott_failed", "sabotage_failed", "espionage_failed"]


@pytest.mark.clause("LDR-SPYS-02", "LDR-DIPL-02", "LDR-RSCH-06", "LDR-TRIB-02")
def test_the_last_player_hires_and_pays_for_itself() -> None:
    game = table(3, active=RED, saved=[0, 0, 200], diplomats=[0, 0, 1])
    game.add(RED, "2*diplomat", "3*spy", "economy").pay(RED, GREEN, 6).confirm(RED)
    assert [game.me(seat)["coming"] for seat in (BLUE, GREEN)] == [{"diplomats": 0, "spies": 0}] * 2
    assert game.me(RED)["coming"] == {"diplomats": 2, "spies": 3}
    assert [game.me(seat)["running"]["economy"] for seat in range(3)] == [0, 0, 2]
    assert game.me(RED)["tributes"] == {}
    game.next_turn(GREEN, to="secret_events")
    assert game.card(GREEN, "tribute_received") == {
        "event": "tribute_received",
        "seat": GREEN,
        "player": RED,
        "points": 6,
    }
    game.next_turn(RED, to="secret_events")
    assert (game.me(RED)["diplomats"], game.me(RED)["spies"]) == (2, 3)
