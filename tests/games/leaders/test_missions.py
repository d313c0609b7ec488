"""Missions: one at a time, one open a category, each once for an honour badge."""

from __future__ import annotations

from typing import Any

import pytest
from leaders_table import BLUE, GREEN, MISSIONS, RED, Table, table

from bannerhall.core.state import SPECTATOR


def open_missions(game: Table, seat: int = BLUE) -> list[str]:
    return [mission["id"] for mission in game.me(seat)["open_missions"]]


def badge(game: Table) -> str:
    """What the cards of Blue say of the mission: fulfilled, failed, or nothing."""
    kinds = game.kinds(BLUE)
    return "fulfilled" if "glory" in kinds else "failed" if "mission_failed" in kinds else ""


@pytest.mark.clause("LDR-MISS-01", "LDR-MISS-04", "LDR-MISS-06")
def test_the_first_of_each_category_is_open() -> None:
    """Military: troops twice. Strategic: defence, expansion, foresight. Special: cunning, top secret."""
    for fulfilled, wanted in (
        ([], ["troops-1", "defence", "cunning"]),
        (["troops-1"], ["troops-2", "defence", "cunning"]),
        (["troops-1", "troops-2"], ["defence", "cunning"]),
        (["defence"], ["troops-1", "expansion", "cunning"]),
        (["defence", "expansion"], ["troops-1", "foresight", "cunning"]),
        (["defence", "expansion", "foresight"], ["troops-1", "cunning"]),
        (["cunning"], ["troops-1", "defence", "top-secret"]),
        (["cunning", "top-secret", "troops-1"], ["troops-2", "defence"]),
    ):
        game = table(3, fulfilled={BLUE: fulfilled})
        assert open_missions(game) == wanted
        for mission in MISSIONS:
            assert game.refused(BLUE, f"add {mission}") == (None if mission in wanted else "LDR-MISS-06")


@pytest.mark.clause("LDR-MISS-03")
def test_one_mission_at_a_time() -> None:
    game = table(3).add(BLUE, "defence")
    assert game.refused(BLUE, "add cunning") == "LDR-MISS-03"
    assert game.refused(BLUE, "add defence") == "LDR-MISS-03"
    game.confirm(BLUE).next_turn(BLUE)
    assert game.refused(BLUE, "add cunning") == "LDR-MISS-03"


@pytest.mark.clause("LDR-MISS-02", "LDR-HEAD-11")
def test_a_mission_counts_when_it_is_activated() -> None:
    game = table(3, saved=[500]).add(BLUE, "troops-1")
    assert (game.me(BLUE)["mission"], game.me(BLUE)["planned"]) == (None, "troops-1")
    game.do(BLUE, "drop troops-1")
    assert game.me(BLUE)["planned"] is None
    game.add(BLUE, "30*infantry").confirm(BLUE).next_turn(BLUE, to="secret_events")
    assert badge(game) == "", "without a mission nothing is counted"


@pytest.mark.clause("LDR-MISS-07")
def test_a_mission_may_be_given_up_for_another() -> None:
    game = table(3, saved=[500]).add(BLUE, "troops-1", "20*infantry").confirm(BLUE).next_turn(BLUE)
    assert game.me(BLUE)["mission"] == {"id": "troops-1", "checks": 3, "progress": 20, "basis": 30}
    assert game.refused(BLUE, "drop defence") == "LDR-HEAD-11"
    game.do(BLUE, "drop troops-1")
    assert game.me(BLUE)["planned"] is None
    game.add(BLUE, "cunning").confirm(BLUE)
    assert game.me(BLUE)["mission"] == {"id": "cunning", "checks": 3, "progress": 0, "basis": 30}
    game.next_turn(BLUE).do(BLUE, "drop cunning").confirm(BLUE)
    assert game.me(BLUE)["mission"] is None
    game.next_turn(BLUE, to="secret_events")
    assert badge(game) == "", "no penalty"


@pytest.mark.clause("LDR-MISS-07", "LDR-MISS-13")
def test_given_up_and_taken_again_in_one_phase_it_goes_on() -> None:
    game = table(3, saved=[500]).add(BLUE, "troops-1", "20*infantry").confirm(BLUE).next_turn(BLUE)
    game.do(BLUE, "drop troops-1").add(BLUE, "troops-1", "2*tank").confirm(BLUE)
    assert game.me(BLUE)["mission"] == {"id": "troops-1", "checks": 3, "progress": 22, "basis": 30}


@pytest.mark.clause("LDR-MISS-08", "LDR-MISS-09")
@pytest.mark.parametrize(
    ("mission", "before", "rounds"),
    [
        ("troops-1", [], 4),
        ("troops-2", ["troops-1"], 4),
        ("expansion", ["defence"], 5),
        ("cunning", [], 3),
        ("top-secret", ["cunning"], 3),
    ],
)
def test_an_unfulfilled_mission_fails_after_its_rounds(mission: str, before: list[str], rounds: int) -> None:
    """Activated in turn t it is tested in turns t+1 to t+n, and fails in turn t+n."""
    game = table(3, fulfilled={BLUE: before}).add(BLUE, mission).confirm(BLUE)
    for turn in range(1, rounds):
        game.next_turn(BLUE, to="secret_events")
        assert (badge(game), game.me(BLUE)["mission"]["checks"]) == ("", rounds - turn)
    game.next_turn(BLUE, to="secret_events")
    assert game.card(BLUE, "mission_failed") == {"event": "mission_failed", "seat": BLUE, "mission": mission}
    assert game.me(BLUE)["mission"] is None
    for reader in (GREEN, RED, SPECTATOR):
        assert game.told_of("mission_failed", reader) == []
    game.play_to(BLUE, "headquarters")
    assert game.refused(BLUE, f"add {mission}") is None, "it may be activated again"
    assert game.player(BLUE)["badges"] == len(before)


@pytest.mark.clause("LDR-MISS-08", "LDR-MISS-21")
def test_how_long_each_mission_is_open() -> None:
    names: list[str] = []
    for _ in range(3):
        game = table(3, fulfilled={BLUE: names})
        rounds = {mission["id"]: mission["rounds"] for mission in game.me(BLUE)["open_missions"]}
        expected = {"troops-1": 4, "troops-2": 4, "defence": 5, "expansion": 5, "foresight": 99, "cunning": 3}
        assert rounds == {name: {**expected, "top-secret": 3}[name] for name in rounds}
        names += [name for name in rounds if name not in names]


@pytest.mark.clause("LDR-MISS-12", "LDR-MISS-13", "LDR-MISS-08")
@pytest.mark.parametrize(("orders", "outcome"), [((8, 8, 7, 7), "fulfilled"), ((8, 8, 7, 6), "failed")])
def test_t27_troop_strength(orders: tuple[int, ...], outcome: str) -> None:
    """8 + 8 + 7 + 7 = 30 units in four headquarters phases bring the badge; 29 do not."""
    game = table(6, saved=[600], levels={BLUE: (0, 2, 0)}).add(BLUE, "troops-1")
    for number, units in enumerate(orders):
        game.add(BLUE, f"{units - 2}*infantry", "tank", "plane").confirm(BLUE)
        assert game.me(BLUE)["mission"]["progress"] == sum(orders[: number + 1]), "every unit is one, free ones none"
        game.next_turn(BLUE, to="secret_events")
        assert badge(game) == (outcome if number == 3 else "")
        game.play_to(BLUE, "headquarters")
    assert game.player(BLUE)["badges"] == (1 if outcome == "fulfilled" else 0)


@pytest.mark.clause("LDR-MISS-13", "LDR-MISS-12", "LDR-MISS-06")
def test_the_second_troop_strength_begins_anew() -> None:
    game = table(6, saved=[600], fulfilled={BLUE: ["troops-1"]}).add(BLUE, "troops-2", "31*infantry").confirm(BLUE)
    game.next_turn(BLUE, to="secret_events")
    assert (badge(game), game.player(BLUE)["badges"]) == ("fulfilled", 2)
    assert open_missions(game) == ["defence", "cunning"]


@pytest.mark.clause("LDR-MISS-13")
def test_units_count_for_no_other_mission() -> None:
    game = table(6, saved=[600]).add(BLUE, "cunning", "31*infantry").confirm(BLUE)
    assert game.me(BLUE)["mission"]["progress"] == 0
    game.next_turn(BLUE, to="secret_events")
    assert badge(game) == ""


@pytest.mark.clause("LDR-MISS-14", "LDR-MISS-15", "LDR-MISS-16")
@pytest.mark.parametrize(
    ("start", "entries", "outcome"),
    [
        (30, [30, 32, 32, 33, 33], "fulfilled"),
        (30, [32, 31], "failed"),
        (30, [29], "failed"),
        (30, [30, 30, 30, 30, 30], "fulfilled"),
        (30, [30, 30, 30, 30, 29], "failed"),
    ],
)
def test_t28_defence(start: int, entries: list[int], outcome: str) -> None:
    """30, 30, 32, 32, 33, 33 is fulfilled with the fifth entry; 30, 32, 31 has failed though it is above the start."""
    game = table(3, entries=[[start]]).add(BLUE, "defence").confirm(BLUE)
    for number, points in enumerate(entries, 1):
        game.next_turn(BLUE, points, to="secret_events")
        assert badge(game) == (outcome if number == len(entries) else "")


@pytest.mark.clause("LDR-MISS-10", "LDR-MISS-11", "LDR-MISS-23", "LDR-MISS-17", "LDR-MISS-18")
@pytest.mark.parametrize(
    ("mission", "before", "deed", "other"),
    [("cunning", [], "sabotage-2", "espionage-2"), ("top-secret", ["cunning"], "espionage-3", "sabotage-3")],
)
def test_t30_cunning_and_top_secret(mission: str, before: list[str], deed: str, other: str) -> None:
    """A success sent in the turn of the activation counts when it is reported; one sent before does not."""
    game = table(3, spies=[5], fulfilled={BLUE: before}).add(BLUE, mission, deed).confirm(BLUE, "succeeds")
    assert game.player(BLUE)["badges"] == len(before), "not yet reported"
    game.next_turn(BLUE, to="secret_events")
    assert (badge(game), game.player(BLUE)["badges"]) == ("fulfilled", len(before) + 1)
    early = table(3, spies=[5], fulfilled={BLUE: before}).add(BLUE, deed).confirm(BLUE, "succeeds")
    early.next_turn(BLUE).add(BLUE, mission).confirm(BLUE).next_turn(BLUE, to="secret_events")
    assert badge(early) == ""
    failed = table(3, spies=[5], fulfilled={BLUE: before}).add(BLUE, mission, deed).confirm(BLUE, "untraced")
    failed.next_turn(BLUE, to="secret_events")
    assert badge(failed) == ""
    wrong = table(3, spies=[5], fulfilled={BLUE: before}).add(BLUE, mission, other).confirm(BLUE, "succeeds")
    wrong.next_turn(BLUE, to="secret_events")
    assert badge(wrong) == "", "the other deed"
    late = table(3, spies=[5], fulfilled={BLUE: before}).add(BLUE, mission).confirm(BLUE)
    late.next_turn(BLUE).confirm(BLUE).next_turn(BLUE).add(BLUE, deed).confirm(BLUE, "succeeds")
    late.next_turn(BLUE, to="secret_events")
    assert badge(late) == "fulfilled", "in the last of its three rounds"


@pytest.mark.clause("LDR-MISS-19", "LDR-MISS-20")
def test_expansion_compares_income_with_that_of_the_activation() -> None:
    """15 points more by conquest or research; tributes and boycotts are left out."""
    for points, outcome in ((44, ""), (45, "fulfilled"), (46, "fulfilled")):
        game = table(4, fulfilled={BLUE: ["defence"]}).add(BLUE, "expansion").confirm(BLUE)
        assert game.me(BLUE)["mission"]["basis"] == 30
        game.next_turn(BLUE, points, to="secret_events")
        assert badge(game) == outcome
    research = table(4, fulfilled={BLUE: ["defence"]}, running={BLUE: (0, 0, 1)}, levels={BLUE: (0, 0, 2)})
    research.play_to(BLUE, "headquarters").add(BLUE, "expansion").confirm(BLUE)
    research.next_turn(BLUE, 30, to="secret_events")
    assert badge(research) == "fulfilled", "18 points of three economy levels; the first turn counted none"
    gifts = table(4, saved=[0, 90], diplomats=[0, 2, 1], fulfilled={BLUE: ["defence"]})
    gifts.add(BLUE, "expansion").confirm(BLUE).next_turn(GREEN).pay(GREEN, BLUE, 40).confirm(GREEN)
    gifts.next_turn(BLUE, 44, to="secret_events")
    assert badge(gifts) == "", "a tribute is no conquest"
    boycotted = table(4, diplomats=[0, 2, 1], fulfilled={BLUE: ["defence"]}).add(BLUE, "expansion").confirm(BLUE)
    boycotted.next_turn(GREEN).add(GREEN, "boycott-1").confirm(GREEN, "succeeds")
    boycotted.next_turn(BLUE, 45, to="secret_events")
    assert badge(boycotted) == "fulfilled", "nor does a boycott undo it"


@pytest.mark.clause("LDR-MISS-21", "LDR-MISS-22")
def test_t29_foresight() -> None:
    """100 unspent at CONTINUE bring the badge in the next national events; with 99 the mission goes on."""
    before = {BLUE: ["defence", "expansion"]}
    game = table(3, saved=[108], fulfilled=before).add(BLUE, "infantry", "foresight").confirm(BLUE)
    assert game.player(BLUE)["badges"] == 2
    game.next_turn(BLUE, 0, to="elimination").do(BLUE, "remain").play_to(BLUE, "secret_events")
    assert (badge(game), game.player(BLUE)["badges"]) == ("fulfilled", 3)
    short = table(3, saved=[107], fulfilled=before).add(BLUE, "infantry", "foresight").confirm(BLUE)
    short.next_turn(BLUE, 30, to="secret_events")
    assert (badge(short), short.me(BLUE)["mission"]["checks"]) == ("", 98), "129 at hand now, but not at CONTINUE"
    short.play_to(BLUE, "headquarters").confirm(BLUE).next_turn(BLUE, 30, to="secret_events")
    assert badge(short) == "fulfilled"


@pytest.mark.clause("LDR-MISS-22")
def test_points_at_hand_count_for_foresight_only() -> None:
    game = table(3, saved=[150]).add(BLUE, "cunning").confirm(BLUE).next_turn(BLUE, to="secret_events")
    assert badge(game) == ""


@pytest.mark.clause("LDR-MISS-25", "LDR-RSCH-25")
def test_missions_are_checked_after_research_and_shown_at_once() -> None:
    game = table(2, fulfilled={BLUE: ["defence"]}, levels={BLUE: (0, 0, 2)}, running={BLUE: (0, 0, 2)})
    game.add(BLUE, "expansion").confirm(BLUE)
    game.next_turn(BLUE, 30, to="secret_events")
    assert badge(game) == "", "14 points of two levels are 14 more than when it was activated"
    game.next_turn(BLUE, 30, to="secret_events")
    assert badge(game) == "fulfilled", "28 with the level of this very turn"


@pytest.mark.clause("LDR-MISS-05", "LDR-MISS-24", "LDR-VISI-01")
def test_badges_are_public_missions_are_not() -> None:
    game = table(3, saved=[150], fulfilled={BLUE: ["defence", "expansion"]}).add(BLUE, "foresight").confirm(BLUE)
    plain = table(3, saved=[150], fulfilled={BLUE: ["defence", "expansion"]}).confirm(BLUE)
    assert game.view(GREEN) == plain.view(GREEN), "whether and which mission is active nobody else knows"
    game.next_turn(BLUE, to="public_events")
    for reader in (GREEN, RED, SPECTATOR):
        assert game.view(reader)["players"][BLUE]["badges"] == 3
        assert game.told_of("glory", reader) == [{"event": "glory", "seat": BLUE, "badge": 3}]


@pytest.mark.clause("LDR-MISS-08", "LDR-MISS-10", "LDR-MISS-17")
def test_each_mission_has_its_own_rounds() -> None:
    numbers = {
        "troops_rounds": 11,
        "defence_rounds": 12,
        "expansion_rounds": 13,
        "foresight_rounds": 14,
        "cunning_rounds": 15,
        "top_secret_rounds": 16,
    }
    found = {}
    for fulfilled in ([], ["troops-1", "defence", "cunning"], ["defence", "expansion"]):
        game = table(3, fulfilled={BLUE: fulfilled}, numbers=numbers)
        found.update({mission["id"]: mission["rounds"] for mission in game.me(BLUE)["open_missions"]})
    assert found == dict(zip(MISSIONS, (11, 11, 12, 13, 14, 15, 16), strict=True))


@pytest.mark.clause("LDR-MISS-12", "LDR-MISS-13")
@pytest.mark.parametrize(("mission", "before"), [("troops-1", []), ("troops-2", ["troops-1"])])
def test_29_units_are_not_enough(mission: str, before: list[str]) -> None:
    game = table(6, saved=[600], fulfilled={BLUE: before}).add(BLUE, mission, "29*infantry").confirm(BLUE)
    game.next_turn(BLUE, to="secret_events")
    assert (badge(game), game.me(BLUE)["mission"]["progress"]) == ("", 29)


@pytest.mark.clause("LDR-MISS-13", "LDR-MISS-16")
def test_units_do_not_defend_anything() -> None:
    game = table(6, saved=[600]).add(BLUE, "defence", "5*infantry").confirm(BLUE)
    assert game.me(BLUE)["mission"]["progress"] == 0
    idle = table(6, saved=[600]).add(BLUE, "5*infantry").confirm(BLUE)
    assert secret(idle)["progress"] == 0, "nor count before there is a mission"


def secret(game: Table, seat: int = BLUE) -> dict[str, Any]:
    """What is kept of a player, known to it or not."""
    position: Any = game.state.to_json()["table"]
    kept: dict[str, Any] = position["secrets"][seat]
    return kept


@pytest.mark.clause("LDR-MISS-07", "LDR-MISS-02", "LDR-MISS-20")
def test_nothing_is_left_of_a_mission_that_was_given_up() -> None:
    game = table(3, saved=[500]).add(BLUE, "troops-1", "3*infantry").confirm(BLUE).next_turn(BLUE)
    game.do(BLUE, "drop troops-1").confirm(BLUE)
    none = {"mission": None, "planned": None, "checks": 0, "progress": 0, "basis": 0}
    assert {key: secret(game)[key] for key in none} == none
    active = table(3, saved=[500]).add(BLUE, "troops-1").confirm(BLUE)
    assert secret(active)["planned"] is None


@pytest.mark.clause("LDR-MISS-08", "LDR-MISS-09")
def test_nothing_is_left_of_a_mission_that_is_over() -> None:
    none = {"mission": None, "checks": 0, "progress": 0, "basis": 0}
    failed = table(3, entries=[[30]]).add(BLUE, "defence").confirm(BLUE).next_turn(BLUE, 20)
    assert {key: secret(failed)[key] for key in none} == none
    done = table(3, saved=[600]).add(BLUE, "troops-1", "30*infantry").confirm(BLUE).next_turn(BLUE)
    assert {key: secret(done)[key] for key in none} == none


@pytest.mark.clause("LDR-MISS-22", "LDR-MISS-11", "LDR-MISS-18")
def test_a_deed_is_noted_once() -> None:
    for mission, before, items, fates in (
        ("foresight", ["defence", "expansion"], [], []),
        ("cunning", [], ["sabotage-2", "sabotage-3"], ["succeeds", "succeeds"]),
        ("top-secret", ["cunning"], ["espionage-2"], ["succeeds"]),
    ):
        game = table(3, saved=[200], spies=[2], fulfilled={BLUE: before}).add(BLUE, mission, *items)
        assert secret(game.confirm(BLUE, *fates))["progress"] == 1


@pytest.mark.clause("LDR-MISS-14", "LDR-MISS-16")
def test_the_last_player_defends_its_own_entries() -> None:
    for points, outcome in ((29, "mission_failed"), (30, None)):
        game = table(3, active=RED, entries=[[50], [10], [30]]).add(RED, "defence").confirm(RED)
        game.next_turn(RED, points, to="secret_events")
        assert ("mission_failed" in game.kinds(RED)) == (outcome is not None)
