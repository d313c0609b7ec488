"""Lieutenant General: a second commander, for as long as both live [RUN-CMD-19] to [RUN-CMD-22] [RUN-CMD-24]."""

from __future__ import annotations

import pytest
from runewars_battle import free_discard
from runewars_heroes import (
    commanders,
    duel_draws,
    hero,
    land,
    leads,
    quest_time,
    wound,
)
from runewars_orders import city
from runewars_table import build, chance, do, hold, in_hand, offers, put, refusal, table, turn

from bannerhall.games.runewars.rules import hero_cards
from bannerhall.games.runewars.rules.state import Runewars


def general(*names: str, at: str = "DB") -> Runewars:
    """Seat 0 holds Lieutenant General in its own turn; the first of its heroes leads."""
    s = table(2, commanders=True)
    build(s, 0, "DB")
    for name in names:
        hero(s, 0, name, at)
    leads(s, 0, names[0], "inspire")
    hold(s, 0, "lieutenant_general")
    turn(s, 0, "fortify")
    return s


@pytest.mark.clause("RUN-CMD-20", "RUN-CMD-24", "RUN-CMD-11")
def test_lieutenant_general_brings_a_second_commander() -> None:
    s = general("ronan", "valadir", "elyra")
    do(s, 0, "play lieutenant_general")
    chance(s, "draw_commander spy")
    assert offers(s, 0) == ["lead_with valadir", "lead_with elyra"]
    do(s, 0, "lead_with elyra")
    assert commanders(s, 0) == {"ronan": "inspire", "elyra": "spy"}
    assert s.lieutenant == 1
    assert in_hand(s, 0) == []
    assert s.position()["tactics_discard"] == {}  # it stays in play


@pytest.mark.clause("RUN-CMD-24", "RUN-CMD-20")
def test_lieutenant_general_needs_another_hero_at_a_stronghold() -> None:
    s = general("ronan", "valadir", at="5A")
    assert refusal(s, 0, "play lieutenant_general").clause == "RUN-CARD-01"
    s = general("ronan")
    assert refusal(s, 0, "play lieutenant_general").clause == "RUN-CARD-01"


@pytest.mark.clause("RUN-CMD-21", "RUN-CMD-16")
@pytest.mark.parametrize("fallen", ["ronan", "elyra"])
def test_with_either_commander_lieutenant_general_goes(fallen: str) -> None:
    s = land(2, commanders=True)
    hero(s, 0, "ronan", "5A")
    hero(s, 0, "elyra", "5A")
    leads(s, 0, "ronan", "inspire")
    s.influence[0] = 9
    leads(s, 0, "elyra", "spy")
    s.lieutenant = 1
    hero(s, 1, "valadir", "5A")
    wound(s, fallen, int(hero_cards.HEALTH[hero_cards.NAMES.index(fallen)]) - 1)
    quest_time(s)
    do(s, 0, f"act_with {fallen}", "travel 5A", "challenge valadir")
    duel_draws(s, "miss", "damage")
    assert s.lieutenant == 0
    assert s.position()["tactics_discard"] == {"lieutenant_general": 1}
    assert s.position()["commander_discard"] == ["inspire" if fallen == "ronan" else "spy"]
    assert commanders(s, 0) == ({"elyra": "spy"} if fallen == "ronan" else {"ronan": "inspire"})


@pytest.mark.clause("RUN-CMD-22", "RUN-CMD-10")
def test_with_two_commanders_one_kept_card_replaces_either() -> None:
    s = table(2, commanders=True)
    build(s, 0, "DB")
    for name, card in (("ronan", "inspire"), ("valadir", "spy")):
        hero(s, 0, name, "DB")
        leads(s, 0, name, card)
    s.lieutenant = 1
    s.influence[0] = 3
    turn(s, 0, "rally_support")
    do(s, 0, "use_bonus", "call_commanders 2")
    chance(s, "draw_commander feint", "draw_commander saboteur")
    do(s, 0, "keep_commander_card feint")
    assert offers(s, 0) == ["replace_commander_card inspire", "replace_commander_card spy"]
    assert refusal(s, 0, "replace_commander_card saboteur").clause == "RUN-CMD-09"
    do(s, 0, "replace_commander_card spy")
    assert commanders(s, 0) == {"ronan": "inspire", "valadir": "feint"}


@pytest.mark.clause("RUN-CMD-19")
def test_without_the_variant_lieutenant_general_is_drawn_again() -> None:
    for commanders_played in (False, True):
        s = table(2, commanders=commanders_played)
        put(s, 0, "5B", footman=1)
        city(s, "5B", "city_5")  # one Tactics card
        free_discard(s, "scatter")
        turn(s, 0, "rally_support")
        do(s, 0, "benefit tactics_cards")
        chance(s, "draw_tactics lieutenant_general")
        if commanders_played:
            assert in_hand(s, 0) == ["lieutenant_general"]
        else:
            assert in_hand(s, 0) == []
            assert s.position()["tactics_discard"] == {"scatter": 1, "lieutenant_general": 1}
            chance(s, "draw_tactics war_chest")
            assert in_hand(s, 0) == ["war_chest"]
