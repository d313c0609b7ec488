"""The policy in the headquarters: it wants something, and it comes to an end."""

from __future__ import annotations

from typing import Any

import pytest
from leaders_board import board
from leaders_policy import advised, follow
from leaders_table import BLUE, GREEN, NATIONS, RED, table

from bannerhall.games.leaders.rules.atlas import REGIONS

HALF = " ".join(REGIONS[:24])
AMERICA = " ".join(REGIONS[:15])


def at_home(seats: int = 3, **told: Any) -> list[str]:
    """What Blue does in the headquarters, with the world shared between it and Red."""
    return follow(board(seats, phase="headquarters", regions={BLUE: HALF}, rest=RED, **told), BLUE)


@pytest.mark.parametrize("saved", [0, 7, 60, 900])
@pytest.mark.parametrize("nation", NATIONS)
def test_a_visit_ends_and_is_of_use(nation: str, saved: int) -> None:
    done = at_home(nations={BLUE: nation}, saved=[saved], spies=[3], diplomats=[3])
    assert done[-1] == "confirm"
    assert len(done) < 200
    assert not any(one.startswith(("tribute", "drop")) for one in done)
    assert saved < 60 or len(done) > 3


def test_who_is_threatened_orders_infantry_first() -> None:
    done = at_home(saved=[30], camps={RED: "20i"})
    assert [one for one in done if one.startswith("add infantry")]
    assert not [one for one in done if one.removeprefix("add ") in ("military", "technology", "economy")]


def test_who_is_safe_begins_with_the_economy() -> None:
    assert "add economy" in at_home(nations={BLUE: "uk"}, saved=[60], camps={BLUE: "9i"})


def test_a_spy_at_hand_makes_a_mission_of_it() -> None:
    done = at_home(spies=[1])
    assert {"add cunning", "add sabotage-3"} <= set(done)
    done = at_home(spies=[1], fulfilled={BLUE: ["cunning"]})
    assert {"add top-secret", "add espionage-3"} <= set(done)


def test_a_rich_agent_orders_the_troops_that_a_mission_wants() -> None:
    done = at_home(nations={BLUE: "ussr"}, saved=[240], entries=[[90]], camps={BLUE: "9i"})
    assert done[0] == "add troops-1"
    assert done.count("add infantry") >= 20


def test_an_agent_saves_where_saving_is_the_mission() -> None:
    before = ["troops-1", "troops-2", "defence", "expansion", "cunning", "top-secret"]
    done = at_home(nations={BLUE: "ussr"}, saved=[90], camps={BLUE: "9i"}, fulfilled={BLUE: before})
    assert done == ["add foresight", "confirm"]


def test_a_leader_is_boycotted() -> None:
    assert "add boycott-3" in at_home(diplomats=[2], numbers={"victory_points": 90})


def test_research_that_wins_is_begun() -> None:
    done = at_home(saved=[80], camps={BLUE: "9i"}, levels={BLUE: (3, 2, 3)}, turns=20)
    assert "add technology" in done


# --- Alliances ----------------------------------------------------------------------------------------------


def offered(sender: int, **told: Any) -> str:
    """What Blue answers to an offer, in its next turn."""
    game = board(4, active=sender, phase="headquarters", diplomats=[1] * 4, **told)
    game.add(sender, "offer-1").confirm(sender)
    return advised(game.play_to(BLUE, "secret_events"), BLUE)


def test_an_offer_of_a_harmless_neighbour_is_accepted() -> None:
    regions = {BLUE: "china india", GREEN: "madagascar", RED: AMERICA}
    assert offered(GREEN, regions=regions) == "accept p2"


def test_an_offer_of_the_leader_is_declined() -> None:
    regions = {BLUE: "china india", GREEN: "madagascar", RED: AMERICA}
    assert offered(RED, regions=regions) == "decline p3"


def test_among_two_nobody_needs_a_partner() -> None:
    game = board(2, active=GREEN, phase="headquarters", diplomats=[1, 1], regions={BLUE: "china", GREEN: "india"})
    game.add(GREEN, "offer-1").confirm(GREEN)
    assert advised(game.play_to(BLUE, "secret_events"), BLUE) == "decline p2"


def test_a_partner_who_is_about_to_win_is_one_no_more() -> None:
    assert at_home(allies=[(BLUE, RED)], numbers={"victory_points": 80})[0:2].count("add dissolve-3") == 1


# --- Without a board ----------------------------------------------------------------------------------------


def test_a_dummy_nation_without_a_board_orders_and_researches() -> None:
    done = follow(table(4, saved=[90]), BLUE)
    assert "add economy" in done
    assert done[-1] == "confirm"


def test_who_has_nothing_twice_running_is_out() -> None:
    for entries, answer in (([30, 0], "remain"), ([0, 0], "eliminated")):
        game = table(3, phase="production", entries={BLUE: entries[:1]})
        game.enter(entries[1])
        assert advised(game, BLUE) == answer
