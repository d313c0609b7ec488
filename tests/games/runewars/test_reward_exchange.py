"""Reward cards change hands and stay secret [RUN-RWD-01] [RUN-RWD-02]."""

from __future__ import annotations

import pytest
from runewars_battle import listen, told
from runewars_heroes import (
    attempt,
    facedown,
    faceup,
    give_quests,
    hero,
    land,
    quest_time,
    reward,
    sees,
)
from runewars_table import chance, do, offers, refusal, table, turn


@pytest.mark.clause("RUN-RWD-02", "RUN-RWD-01", "RUN-TERM-14")
def test_heroes_in_one_area_exchange_cards_in_the_own_turn_in_secret() -> None:
    s = table(2)
    for name in ("ronan", "valadir", "elyra"):
        hero(s, 0, name, "5A")
    hero(s, 0, "brann", "5B")
    reward(s, "ronan", "flute")
    reward(s, "valadir", "spyglass", up=True)
    turn(s, 0, "fortify")
    assert refusal(s, 0, "exchange brann").clause == "RUN-RWD-02"
    do(s, 0, "exchange ronan")
    assert offers(s, 0) == ["partner valadir", "partner elyra"]
    assert refusal(s, 0, "partner brann").clause == "RUN-RWD-02"
    do(s, 0, "partner valadir")
    assert refusal(s, 0, "hand_over spyglass").clause == "RUN-RWD-01"
    sink = listen(s)
    do(s, 0, "hand_over flute")
    assert told(s, sink, "reward_passed", 0)[0]["reward"] == "flute"
    assert "flute" not in str(told(s, sink, "reward_passed", 1))
    do(s, 0, "take_over spyglass", "end_exchange")
    assert facedown(s, "valadir") == {"flute": 1}
    assert faceup(s, "ronan") == {"spyglass": 1}
    assert sees(s, 1, "rewards") == {"valadir": 1}


@pytest.mark.clause("RUN-RWD-02", "RUN-TERM-13")
def test_nobody_exchanges_in_the_turn_of_another_player() -> None:
    s = table(2)
    hero(s, 0, "ronan", "5A")
    hero(s, 0, "valadir", "5A")
    hero(s, 1, "varikas", "5B")
    reward(s, "ronan", "flute")
    reward(s, "varikas", "spyglass")
    turn(s, 1, "fortify")
    assert refusal(s, 1, "exchange ronan").clause == "RUN-RWD-02"


@pytest.mark.clause("RUN-RWD-01", "RUN-QST-11")
def test_a_drawn_card_is_known_to_its_player_alone() -> None:
    s = land()
    hero(s, 0, "ronan", "8B")
    give_quests(s, 0, "old_road")
    s.influence[0] = 9
    quest_time(s)
    do(s, 0, "travel 8B")
    attempt(s, 0, "old_road", "gold")
    sink = listen(s)
    chance(s, "draw_reward spyglass")
    assert told(s, sink, "reward_drawn", 0)[0]["reward"] == "spyglass"
    assert "spyglass" not in str(told(s, sink, "reward_drawn", 1))
    assert sees(s, 0, "rewards") == {"ronan": {"spyglass": 1}}
    assert sees(s, 1, "rewards") == {"ronan": 1}


@pytest.mark.clause("RUN-RWD-02", "RUN-QST-03")
def test_a_hero_who_arrives_exchanges_before_the_quest() -> None:
    s = land()
    hero(s, 0, "ronan", "8B")
    hero(s, 0, "valadir", "8B")
    reward(s, "ronan", "flute")
    quest_time(s)
    do(s, 0, "act_with ronan", "travel 8B", "exchange valadir")
    assert offers(s, 0) == ["hand_over flute", "end_exchange"]
    do(s, 0, "hand_over flute", "end_exchange")
    assert facedown(s, "valadir") == {"flute": 1}
    assert "move_on" in offers(s, 0)  # the hero is asked again
