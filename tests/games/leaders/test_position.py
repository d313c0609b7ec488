"""Positions as JSON: written, read, judged; entries that are mended later mend the points."""

from __future__ import annotations

import json
from typing import Any

import pytest
from leaders_table import BLUE, GREEN, RED, Table, begun, fresh, table
from listed import listed

from bannerhall.core.errors import BadPosition, Illegal
from bannerhall.core.match import Match
from bannerhall.games.leaders import GAME


def full() -> Table:
    game = table(
        4,
        nations={BLUE: "germany", GREEN: "ussr"},
        entries=[[30, 31, 32, 33], [20], [25, 26]],
        saved=[120, 80, 70, 9],
        levels={BLUE: (1, 3, 2)},
        running={GREEN: (0, 2, 0)},
        orders={RED: {"tank 2": 4}},
        diplomats=[3, 2],
        spies=[2, 3],
        allies=[(BLUE, RED)],
        fulfilled={BLUE: ["defence"]},
    )
    game.pay(BLUE, GREEN, 12).add(BLUE, "tank", "offer-2", "sabotage-4", "expansion").confirm(BLUE, "traced")
    game.play_to(GREEN, "secret_events")
    return game


def reloaded(game: Table) -> Table:
    return Table(GAME.load(json.loads(json.dumps(game.state.to_json()))))


@pytest.mark.clause("LDR-MODE-06", "LDR-VISI-03")
def test_a_position_comes_back_as_it_was() -> None:
    for game in (full(), fresh(3), begun(5), table(3, phase="production").enter(0)):
        again = reloaded(game)
        assert again.state.to_json() == game.state.to_json()
        for reader in range(int(game.state.seats)):
            assert again.view(reader) == game.view(reader)
    game = full()
    game.do(GREEN, "accept p1", "continue", "continue").add(GREEN, "espionage-1").pay(GREEN, RED, 5)
    assert reloaded(game).me(GREEN) == game.me(GREEN)


@pytest.mark.clause("LDR-MODE-06")
@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("alive", 0),
        ("turn", 9),
        ("active", 4),
        ("entries", [[401], [], [], []]),
        ("players/0/colour", "pink"),
        ("players/0/colour", "green"),
        ("players/0/nation", None),
        ("players/0/nation", "ussr"),
        ("players/1/place", 1),
        ("secrets/0/idle", [11, 0]),
        ("secrets/0/idle", [9, 0]),
        ("secrets/0/levels", [0, 4, 0]),
        ("secrets/1/levels", [0, 3, 0]),
        ("secrets/0/allies", 0),
        ("secrets/0/sent", 1),
        ("secrets/0/beside", -5000),
        ("secrets/0/checks", 0),
        ("secrets/0/fulfilled", 12),
        ("secrets/0/chosen", {"flag": 1}),
        ("secrets/0/chosen", []),
        ("secrets/0/chosen", {"boycott-1": 1}),
        ("secrets/0/chosen", {"boycott-6": 1}),
        ("secrets/0/chosen", {"military": 2}),
        ("secrets/0/chosen", {"plane": 99}),
        ("secrets/1/chosen", {"technology": 1}),
        ("secrets/1/cards", [[6, -1, 1], [0, -1, 1]]),
        ("winners", 1),
        ("round", 0),
    ],
)
def test_an_impossible_position_is_refused(path: str, value: Any) -> None:
    position: Any = full().state.to_json()
    position["table"]["secrets"][BLUE]["coming"] = [2, 0]
    GAME.load(position)
    where = position["table"]
    *steps, last = path.split("/")
    for step in steps:
        where = where[int(step)] if step.isdigit() else where[step]
    where[last] = value
    with pytest.raises(BadPosition):
        GAME.load(position)


@pytest.mark.clause("LDR-MODE-06")
@pytest.mark.parametrize(
    ("stack", "said"),
    [
        ([["round", -4, 2, 0, 0, 0]], "the uppermost frame asks nobody"),
        (
            [["round", -4, 2, 0, 0, 0], ["turn", -6, 2, 5, 0, 0], ["secret_events", 0, 0, 0, 0, 0]],
            "secret_events does not ask the active player",
        ),
        ([["round", -4, 2, 0, 0, 0], ["turn", -6, 2, 5, 0, 0], ["secret_events", -1, 0, 0, 0, 0]], "/stack/2/asks"),
        ([["round", -4, 2, 0, 0, 0], ["turn", -4, 2, 5, 0, 0], ["secret_events", 1, 0, 0, 0, 0]], "/stack/1/asks"),
        ([["round", -4, 3, 0, 0, 0], ["turn", -6, 2, 5, 0, 0], ["secret_events", 1, 0, 0, 0, 0]], "/stack/0/step"),
        ([["round", -4, 2, 0, 0, 0], ["turn", -6, 2, 9, 0, 0], ["secret_events", 1, 0, 0, 0, 0]], "/stack/1/step"),
        ([["round", -4, 2, 0, 0, 0], ["turn", -6, 2, 5, 0, 0], ["colour", 1, 0, 0, 0, 0]], "/stack/2"),
        ([["round", -4, 2, 0, 0, 0], ["turn", -6, 2, 5, 0, 0], ["headquarters", 1, 0, 0, 7, 0]], "/stack/2/receiver"),
        ([["round", -4, 2, 0, 0, 0], ["turn", -6, 2, 1, 0, 0], ["production", -1, 5, 0, 0, 2]], "/stack/2/seat"),
        ([["round", -4, 2, 0, 0, 0], ["turn", -6, 2, 7, 0, 0], ["covert", -1, 1, 3, 0, 0]], "/stack/2/item"),
        ([["turn", -6, 2, 5, 0, 0], ["secret_events", 1, 0, 0, 0, 0]], "/stack/0"),
        ([["covert", -1, 1, 9, 0, 0]], "/stack/0"),
    ],
)
def test_impossible_questions_are_refused(stack: list[list[object]], said: str) -> None:
    position = {**full().state.to_json(), "stack": stack}
    with pytest.raises(BadPosition) as refused:
        GAME.load(position)
    assert said in (refused.value.facts.get("reason"), refused.value.facts.get("where"))


@pytest.mark.clause("LDR-MODE-06", "LDR-TRIB-01")
def test_questions_are_written_by_names() -> None:
    game = table(3, saved=[50], diplomats=[1], spies=[1]).add(BLUE, "sabotage-2").do(BLUE, "tribute p2")
    assert game.state.to_json()["stack"] == [
        {"question": "round", "asks": "nobody", "step": "turns", "place": 0},
        {"question": "turn", "asks": "waits", "awaited": [BLUE], "step": "end"},
        {"question": "headquarters", "asks": BLUE, "receiver": GREEN + 1, "changes": 2},
    ]
    game.do(BLUE, "amount 5", "confirm")
    covert: Any = game.state.to_json()["stack"]
    assert covert[2] == {"question": "covert", "asks": "chance", "sender": BLUE, "item": "sabotage-2"}
    assert listed(game.state)["stack"][2] == ["covert", -1, BLUE, 21, 0, 0]
    assert GAME.load(listed(game.state)).to_json() == game.state.to_json()


@pytest.mark.clause("LDR-MODE-06")
def test_a_headquarters_beside_the_turn_needs_parallel_play() -> None:
    position = full().state.to_json()
    sides: list[object] = [["headquarters", 0, 0, 0, 0, 0], None, None, None]
    with pytest.raises(BadPosition):
        GAME.load({**position, "sides": sides})
    options = {**full().state.rules.options, "parallel_play": True}
    assert GAME.load({**position, "options": options, "sides": sides}).waiting() == [BLUE, GREEN]


@pytest.mark.clause("LDR-COMP-04", "LDR-PROD-08")
def test_an_entry_that_is_mended_mends_the_points() -> None:
    """41 was typed, 14 was meant; technology 3 has counted a tenth of it."""
    game = table(3, levels={BLUE: (0, 3, 0)}, saved=[10], phase="production").enter(41).play_to(BLUE, "headquarters")
    assert game.saved(BLUE) == 10 + 41 + 4
    match = Match(game.state, seed=1)
    match.repair(GREEN, [{"path": "/table/entries/0/1", "value": 14}], agreed=True)
    assert match.state.view(BLUE)["me"]["saved"] == 10 + 14 + 1  # type: ignore[index]
    assert match.state.view(RED)["entries"][BLUE] == [30, 14]  # type: ignore[index]
    with pytest.raises(Illegal):
        match.repair(GREEN, [{"path": "/table/secrets/0/beside", "value": 99}], agreed=True)


@pytest.mark.clause("LDR-COMP-04", "LDR-PROD-08")
@pytest.mark.parametrize(
    ("technology", "entered", "mended", "wanted"), [(2, 40, 20, 20), (3, 10, 30, 33), (3, 4, 30, 33)]
)
def test_the_bonus_of_a_mended_entry(technology: int, entered: int, mended: int, wanted: int) -> None:
    """Only where technology 3 has counted is a tenth of the right number counted, too."""
    game = table(3, active=RED, levels={RED: (0, technology, 0)}, saved=[1, 2], phase="production").enter(entered)
    match = Match(game.play_to(RED, "headquarters").state, seed=1)
    match.repair(GREEN, [{"path": "/table/entries/2/1", "value": mended}], agreed=True)
    assert match.state.view(RED)["me"]["saved"] == wanted  # type: ignore[index]
    assert [match.state.view(seat)["me"]["saved"] for seat in (BLUE, GREEN)] == [1, 2]  # type: ignore[index]


@pytest.mark.clause("LDR-COMP-04", "LDR-PROD-09")
def test_an_entry_is_mended_before_and_after_it_is_booked() -> None:
    """Four entries are kept: the first ones without technology 3, the later ones with it, the last not booked yet."""
    game = table(2, active=GREEN, entries=[[30], [10, 11]], levels={GREEN: (0, 2, 0)}, running={GREEN: (0, 1, 0)})
    game.next_turn(GREEN, 20).next_turn(GREEN, 40, to="withdraw")
    assert game.saved(GREEN) == 20 + 2
    for _ in range(2):
        again = Match(game.state.clone(), seed=1)
        again.repair(BLUE, [{"path": "/table/entries/1/3", "value": 90}], agreed=True)
        assert again.state.view(GREEN)["me"]["saved"] == 22, "not booked"  # type: ignore[index]
        again.repair(BLUE, [{"path": "/table/entries/1/2", "value": 30}], agreed=True)
        assert again.state.view(GREEN)["me"]["saved"] == 33, "booked with a tenth"  # type: ignore[index]
        again.repair(BLUE, [{"path": "/table/entries/1/1", "value": 21}], agreed=True)
        assert again.state.view(GREEN)["me"]["saved"] == 43, "booked without one"  # type: ignore[index]
    game.play_to(GREEN, "headquarters").next_turn(GREEN, 50, to="withdraw")
    assert game.now["entries"][GREEN] == [11, 20, 40, 50]
    for place, wanted in ((0, 66 + 49), (1, 66 - 22 + 66), (2, 66 - 44 + 66), (3, 66)):
        later = Match(game.state.clone(), seed=1)
        later.repair(BLUE, [{"path": f"/table/entries/1/{place}", "value": 60}], agreed=True)
        assert later.state.view(GREEN)["me"]["saved"] == wanted  # type: ignore[index]


@pytest.mark.clause("LDR-MODE-06", "LDR-VARI-03")
@pytest.mark.parametrize("event", ["boom", "strike", "amnesty", None])
def test_the_news_of_the_world_come_back(event: str | None) -> None:
    game = table(3, world=event, drawn=5, options={"global_events": True})
    assert game.now["world"] == event
    assert reloaded(game).now["world"] == event
    assert reloaded(game).state.to_json() == game.state.to_json()
