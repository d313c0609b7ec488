"""What everybody is told of heroes, Quests, duels, commanders and the modules."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import runewars_asked as asked_in
from runewars_battle import listen
from runewars_heroes import duel_draws, renewed, units_draw
from runewars_table import chance, do

from bannerhall.core.events import Sink, seen
from bannerhall.games.runewars.rules.state import Runewars


def kinds(s: Runewars, sink: Sink, viewer: int = -1) -> list[str]:
    """The kinds of events that a viewer has been told, in order."""
    return [str(event["event"]) for event in seen(sink.events, s.rules.events, viewer)]


# position, answers of the seat that is asked, what chance brings then, what everybody is told in the end
TOLD: list[tuple[Callable[[], Runewars], tuple[str, ...], tuple[str, ...], list[str]]] = [
    (asked_in.acting, ("travel 5A",), (), ["hero_moved"]),
    (asked_in.acting, ("train strength_wisdom",), (), ["trained", "trained"]),
    (asked_in.meeting, ("challenge varikas",), (), ["duel_begins"]),
    (asked_in.exchanging, ("hand_over flute",), (), ["reward_passed"]),
    (asked_in.healing, ("cure ronan",), (), ["hero_healed"]),
    (asked_in.striking_beside, ("strike ronan",), (), ["hero_damaged"]),
    (asked_in.robbed, ("give_spoils valadir",), (), ["spoils_taken"]),
    (asked_in.killing, ("kill reanimate",), (), ["units_destroyed", "unit_killed"]),
    (asked_in.placing, ("place_hero DB",), (), ["hero_placed"]),
    (asked_in.deserting, ("desert valadir",), (), ["deserted"]),
    (asked_in.keeping_a_card, ("keep_commander_card spy",), (), ["commander_named"]),
    (asked_in.leading, ("lead_with valadir",), (), ["commander_named"]),
    (asked_in.building_a_capital, ("at DA",), (), ["capital_rises"]),
    (asked_in.drifting, ("drift 5B",), (), ["hero_moved"]),
    (asked_in.exploring("merchant"), ("buy_reward",), ("draw_reward spyglass",), ["influence", "reward_drawn"]),
    (asked_in.exploring("raiders"), ("lose_reward flute",), (), ["reward_discarded"]),
    (asked_in.exploring("raiders"), ("suffer",), (), ["hero_damaged"]),
    (asked_in.exploring("training"), ("raise wisdom",), (), ["trained"]),
    (asked_in.announcing, ("announce_in_duel beast_lure",), (), ["announced_in_duel"]),
    (asked_in.striking, ("use_reward sunblade",), (), ["hero_damaged"]),
]


@pytest.mark.parametrize(("position", "answers", "outcomes", "told"), TOLD)
def test_everybody_is_told_what_happens(
    position: Callable[[], Runewars], answers: tuple[str, ...], outcomes: tuple[str, ...], told: list[str]
) -> None:
    s = position()
    sink = listen(s)
    do(s, int(s.seat()), *answers)
    chance(s, *outcomes)
    events = kinds(s, sink)
    for event in told:
        assert event in events, events
        events.remove(event)


def test_a_duel_with_units_is_told_from_beginning_to_end() -> None:
    s = asked_in.assigning()
    sink = listen(s)
    do(s, 0, "to_first 1")
    assert kinds(s, sink)[:2] == ["unit_damaged", "unit_defeated"]
    duel_draws(s, "damage")
    units_draw(s, "triangle", "miss")
    assert kinds(s, sink)[2:] == [
        "fate_drawn",
        "fate_drawn",
        "unit_damaged",
        "unit_defeated",
        "duel_ends",
        "quest_completed",
    ]
    renewed(s)
    assert kinds(s, sink)[8:] == ["reward_drawn", "quest_discarded", "quest_drawn"]


def test_a_duel_of_heroes_is_told_from_beginning_to_end() -> None:
    s = asked_in.striking()
    sink = listen(s)
    do(s, 0, "deal_damage")
    for _ in range(3):
        duel_draws(s, "miss", "miss")
    assert kinds(s, sink) == ["hero_damaged", *["fate_drawn"] * 6, "duel_ends"]
