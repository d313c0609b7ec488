"""Global events, a variant: before every second round the world has news for everybody."""

from __future__ import annotations

from typing import Any

import pytest
from leaders_table import BLUE, GREEN, RED, Table, table

from bannerhall.core.state import CHANCE, SPECTATOR

EVENTS = ["boom", "recession", "volunteers", "strike", "brain_gain", "summit", "scandal", "amnesty"]
ON = {"global_events": True}


def news(event: str, seats: int = 3, **rest: object) -> Table:
    """The second round begins with an event."""
    game = table(seats, turns=1, active=seats - 1, options=ON, **rest)  # type: ignore[arg-type]
    return game.confirm(seats - 1).chance(f"world {event}")


@pytest.mark.clause("LDR-VARI-03", "LDR-VARI-02")
def test_one_event_before_every_second_round() -> None:
    for turns in range(1, 7):
        game = table(3, turns=turns, active=RED, options=ON).confirm(RED)
        asked = "world" if (turns + 1) % 2 == 0 else "production"
        assert (game.asks(CHANCE), game.now["round"]) == (asked, turns + 1)
    off = table(3, turns=1, active=RED).confirm(RED)
    assert off.asks(CHANCE) == "production"


@pytest.mark.clause("LDR-VARI-03")
def test_all_eight_have_equal_chances_and_none_comes_twice() -> None:
    game = table(3, turns=1, active=RED, options=ON).confirm(RED)
    assert game.odds() == {f"world {event}": 12.5 for event in EVENTS}
    for number, event in enumerate(EVENTS):
        assert len(game.odds()) == 8 - number
        game.chance(f"world {event}")
        assert game.now["world"] == event
        assert game.told_of("world", SPECTATOR)[-1] == {"event": "world", "news": event}
        for _ in range(2):
            for seat in range(3):
                game.next_turn(seat).confirm(seat)
    assert len(game.odds()) == 8, "after all have been drawn they are mixed again"


@pytest.mark.clause("LDR-VARI-03")
def test_the_event_is_told_and_lasts_a_round() -> None:
    game = news("strike")
    assert game.told_of("world") == [{"event": "world", "news": "strike"}]
    position: Any = game.state.to_json()["table"]
    assert [player["due"] for player in position["players"]] == [0, 0, 0], "nothing waits for the national events"
    for seat in range(3):
        assert game.now["world"] == "strike"
        game.next_turn(seat).confirm(seat)
    assert game.now["world"] is None


@pytest.mark.clause("LDR-VARI-02", "LDR-VARI-06")
def test_with_classic_entry_it_comes_after_the_public_entry() -> None:
    options = {"global_events": True, "classic_entry": True}
    game = table(3, turns=1, active=RED, options=options).confirm(RED)
    for _ in range(3):
        assert game.asks(CHANCE) == "production"
        game.enter(30)
    assert game.asks(CHANCE) == "world"
    game.chance("world boom")
    assert game.asks(BLUE) == "withdraw"
    won = table(3, turns=1, active=RED, options=options).confirm(RED).enter(30).enter(110).enter(30)
    assert won.winners() == [GREEN], "who has won hears no more news"


@pytest.mark.clause("LDR-VARI-03")
@pytest.mark.parametrize(("seats", "points"), [(2, 9), (3, 8), (4, 6), (5, 5), (6, 5)])
def test_a_boom_brings_points(seats: int, points: int) -> None:
    game = news("boom", seats).enter(20).play_to(BLUE, "secret_events")
    assert game.saved(BLUE) == 20 + points
    assert game.now["cards"][BLUE] == [{"event": "world_effect", "seat": BLUE, "points": points, "news": "boom"}]
    assert game.me(BLUE)["income"] == 20, "it is no income"
    game.next_turn(BLUE, 20)
    assert game.saved(BLUE) == 40 + points, "once"


@pytest.mark.clause("LDR-VARI-03", "LDR-EVNT-15")
@pytest.mark.parametrize(("seats", "points"), [(2, 5), (3, 4), (4, 3), (5, 3), (6, 2)])
def test_a_recession_costs_points(seats: int, points: int) -> None:
    game = news("recession", seats).enter(20).play_to(BLUE, "secret_events")
    assert game.saved(BLUE) == 20 - points
    assert game.now["cards"][BLUE] == [{"event": "world_effect", "seat": BLUE, "points": points, "news": "recession"}]
    poor = news("recession", seats).enter(1).play_to(BLUE, "secret_events")
    assert (poor.saved(BLUE), poor.now["cards"][BLUE][0]["points"]) == (0, 1)
    game.next_turn(BLUE, 20)
    assert game.saved(BLUE) == 40 - points, "once"


@pytest.mark.clause("LDR-VARI-03")
def test_volunteers_are_one_infantry_for_everybody() -> None:
    game = news("volunteers", orders={GREEN: {"tank 1": 2}}).enter(20).play_to(BLUE, "public_events")
    assert game.card(BLUE, "fresh_troops")["infantry"] == 1
    game.play_to(GREEN, "public_events")
    assert game.card(GREEN, "fresh_troops") == {
        "event": "fresh_troops",
        "seat": GREEN,
        "infantry": 1,
        "tank": 2,
        "plane": 0,
    }
    game.next_turn(BLUE, to="public_events")
    assert "fresh_troops" not in game.kinds(BLUE)


@pytest.mark.clause("LDR-VARI-03", "LDR-MILI-06")
def test_a_strike_delays_what_is_ordered_now() -> None:
    game = news("strike", saved=[100]).next_turn(BLUE).add(BLUE, "infantry", "tank", "plane").confirm(BLUE)
    turns = {order["unit"]: order["turns"] for order in game.me(BLUE)["under_way"]}
    assert turns == {"infantry": 2, "tank": 3, "plane": 4}


@pytest.mark.clause("LDR-VARI-03", "LDR-RSCH-06")
def test_a_brain_gain_hastens_research_that_is_started_now() -> None:
    game = news("brain_gain", saved=[300], levels={BLUE: (0, 1, 2)}).next_turn(BLUE)
    game.add(BLUE, "military", "technology", "economy").confirm(BLUE)
    assert game.me(BLUE)["running"] == {"military": 1, "technology": 2, "economy": 3}
    quick = news("brain_gain", saved=[300], numbers={"research_1_rounds": 1}).next_turn(BLUE)
    quick.add(BLUE, "military").confirm(BLUE)
    assert quick.me(BLUE)["running"]["military"] == 1, "never at once"


@pytest.mark.clause("LDR-VARI-03")
def test_a_summit_forbids_covert_actions() -> None:
    game = news("summit", saved=[50], diplomats=[3], spies=[3], allies=[(BLUE, GREEN)]).next_turn(BLUE)
    for item in ("boycott-2", "espionage-2", "sabotage-3"):
        assert game.refused(BLUE, f"add {item}") == "LDR-VARI-03"
    for text in ("add offer-3", "add dissolve-2", "tribute p2"):
        assert game.refused(BLUE, text) is None, "talking is not forbidden"
    game.next_turn(BLUE)
    assert game.refused(BLUE, "add boycott-2") is None


@pytest.mark.clause("LDR-VARI-03", "LDR-BOYC-07")
def test_a_scandal_traces_every_failure() -> None:
    game = news("scandal", diplomats=[1, 5]).next_turn(BLUE).add(BLUE, "boycott-2").do(BLUE, "confirm")
    assert game.odds() == {"covert succeeds": 50, "covert traced": 50}


@pytest.mark.clause("LDR-VARI-03", "LDR-DIPL-06")
def test_an_amnesty_brings_a_diplomat_but_never_an_eleventh() -> None:
    game = news("amnesty", diplomats=[2, 10, 9], coming={RED: (1, 0)}, spies=[1, 1, 1])
    assert [game.me(seat)["diplomats"] for seat in range(3)] == [3, 10, 9]
    assert [game.me(seat)["spies"] for seat in range(3)] == [1, 1, 1]


@pytest.mark.clause("LDR-VARI-03", "LDR-ELIM-03")
def test_the_eliminated_have_no_part_in_it() -> None:
    game = news("amnesty", 4, out=[GREEN])
    assert [game.me(seat)["diplomats"] for seat in range(4)] == [1, 0, 1, 1]


@pytest.mark.clause("LDR-VARI-03", "LDR-MILI-06", "LDR-MILI-05")
def test_the_longest_way_of_all() -> None:
    """Six rounds and a strike: the units arrive in the seventh turn, and only there."""
    game = news("strike", 2, saved=[100, 100], numbers={"plane_rounds": 6, "infantry_rounds": 6}).next_turn(BLUE)
    game.add(BLUE, "2*plane", "infantry").confirm(BLUE)
    assert [order["turns"] for order in game.me(BLUE)["under_way"]] == [7, 7]
    arrived = []
    for _ in range(9):
        game.next_turn(BLUE, to="public_events")
        arrived += [card["plane"] for card in game.cards(BLUE) if card["event"] == "fresh_troops"]
        assert len(game.me(BLUE)["under_way"]) == (0 if 2 in arrived else 2)
        assert arrived.count(2) <= 1
    assert 2 in arrived
