"""Windows of a battle: who is asked for Tactics cards and when, passes, what is shown when [RUN-CARD-07]."""

from __future__ import annotations

import pytest
from runewars_battle import (
    army,
    attack,
    draw,
    field,
    fight,
    listen,
    misses,
    told,
    winner,
)
from runewars_cards import card_battle, clause_against, to_the_draw, use
from runewars_table import do, hold, offers, refusal

from bannerhall.core.state import CHANCE


@pytest.mark.clause("RUN-BAT-49", "RUN-WINDOW-01", "RUN-CARD-01")
def test_only_results_that_are_used_are_shown() -> None:
    """Scenario 66, the other half: nothing tells the defender what lies in the attacker's hand of Fate cards."""
    s = card_battle({"knight": 3, "giant": 1}, {"dark_knight": 3}, (), ("stand_firm", "shield_wall"))
    to_the_draw(s)
    sink = listen(s)

    def shown() -> list[object]:
        return [event["result"] for event in told(s, sink, "fate_shown", 1)]

    draw(s, "rout 2", "damage 2", "miss")
    assert len(told(s, sink, "fate_taken", 0)) == 3
    assert all(event.get("fate") is None for event in told(s, sink, "fate_taken", 1))
    assert shown() == ["rout"]
    assert offers(s, 1)[0] == "battle_card stand_firm"
    do(s, 1, "go_on")
    assert army(s, 1) == {"dark_knight": 1, "dark_knight_routed": 2}
    assert shown() == ["rout", "damage"]
    assert "battle_card shield_wall" in offers(s, 1)
    do(s, 1, "go_on")
    assert army(s, 1) == {"dark_knight_2": 1, "dark_knight_routed": 2}
    assert shown() == ["rout", "damage", "miss"]


@pytest.mark.clause("RUN-BAT-48")
def test_two_copies_are_not_played_at_the_same_moment() -> None:
    s = card_battle({"bowman": 2, "knight": 1}, {"great_wyrm": 2}, ("summon_lightning",) * 2 + ("battle_fury",) * 2)
    use(s, 0, "summon_lightning")
    assert clause_against(s, 0, "summon_lightning") == "RUN-BAT-48"
    do(s, 0, "go_on")
    use(s, 0, "battle_fury")
    assert clause_against(s, 0, "battle_fury") == "RUN-BAT-48"
    do(s, 0, "go_on", "go_on")
    draw(s, *["miss"] * 4)
    while s.seat() != 0 or "battle_card battle_fury" not in offers(s, 0):
        do(s, int(s.seat()), "go_on")
    # In the round of the Knight the other copy may be played.
    assert s.battle_row == 2


@pytest.mark.clause("RUN-BAT-48")
def test_both_sides_may_play_the_same_card_at_a_moment() -> None:
    s = card_battle({"roc": 2}, {"great_wyrm": 2}, ("summon_lightning",), ("summon_lightning",))
    use(s, 0, "summon_lightning")
    use(s, 1, "summon_lightning")
    assert army(s, 0) == {"roc": 1}
    assert army(s, 1) == {"great_wyrm": 1}


@pytest.mark.clause("RUN-TAC-03", "RUN-BAT-44")
def test_only_the_two_sides_play_and_the_owner_of_an_empty_area_is_one() -> None:
    s = field(3, ("daqan", "latari", "uthuk"))
    hold(s, 1, "summon_lightning")
    hold(s, 2, "summon_lightning")
    attack(s, at="LB", bowman=2)
    asked = []
    while s.battle_at != 0:
        if s.seat() == CHANCE:
            misses(s)
        else:
            asked.append(int(s.seat()))
            do(s, int(s.seat()), "go_on")
    assert set(asked) == {1}
    assert winner(s) == "attacker"


def windows_after(answer: str) -> list[int]:
    """In which rows seat 0 is asked for cards after this answer before its Bowman draws."""
    s = card_battle({"bowman": 1, "knight": 1}, {"great_wyrm": 2}, ("foragers",))
    do(s, 0, "go_on", answer)
    rows = []
    while s.battle_at != 0 and s.seat() in (0, CHANCE):
        if s.seat() == CHANCE:
            misses(s)
        else:
            rows.append(int(s.battle_row))
            do(s, 0, "go_on")
    return rows


@pytest.mark.clause("RUN-WINDOW-02")
def test_passes_for_a_window_a_round_and_a_battle() -> None:
    # Before draws, also those of the Great Wyrms; when one's own type could use Tactical Fate cards; after the battle.
    assert windows_after("go_on") == [1, 2, 2, 5, 5]
    assert windows_after("pass_for round") == [2, 2, 5, 5]
    assert windows_after("pass_for battle") == []


@pytest.mark.clause("RUN-WINDOW-02")
def test_passes_in_advance_by_kind_of_window() -> None:
    s = card_battle({"bowman": 1, "knight": 1}, {"great_wyrm": 2}, ("foragers",))
    sink = listen(s)
    do(s, 0, "pass_ahead before_draw")
    assert all(len(told(s, sink, "passed_ahead", reader)) == 1 for reader in (0, 1))
    do(s, 0, "go_on")
    # Not before the draw, but when Tactical Fate cards are announced.
    assert s.question(0) == "announce_fate"
    assert refusal(s, 0, "pass_ahead before_draw").clause == "RUN-WINDOW-02"
    do(s, 0, "ask_again before_draw", "go_on")
    misses(s)
    assert s.question(0) == "battle_window"


@pytest.mark.clause("RUN-WINDOW-01")
def test_whoever_holds_any_card_is_asked_and_an_empty_hand_is_not() -> None:
    s = card_battle({"bowman": 1}, {"reanimate": 1}, (), ("foragers",))
    # The defender is asked although a card for one's own turn is of no use; the attacker with an empty hand is not.
    assert s.waiting() == [1]
    assert offers(s, 1) == ["go_on", "pass_for round", "pass_for battle"]


@pytest.mark.parametrize(
    "card",
    ["ambush", "healing_springs", "pathfinder", "intrigue", "veiled_threat", "counterspell", "runic_echo"],
)
@pytest.mark.clause("RUN-TAC-01")
def test_cards_of_other_moments_are_refused_in_a_battle(card: str) -> None:
    s = card_battle({"bowman": 1}, {"reanimate": 1}, (card,))
    clause = clause_against(s, 0, card)
    assert clause == ("RUN-CARD-01" if card == "ambush" else "RUN-TAC-01")  # Ambush is a card of one's own turn as well


def test_fight_without_cards_asks_nobody() -> None:
    s = fight({"bowman": 1}, {"reanimate": 1})
    assert s.seat() == CHANCE
