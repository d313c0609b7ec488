"""The four titles: what each of them does for its owner, from the moment it is taken [RUN-TITLE-08]."""

from __future__ import annotations

import pytest
from runewars_battle import (
    PLACE,
    attack,
    draw,
    field,
    hero,
    listen,
    misses_to_the_end,
    reward,
    strengths,
    there,
    winner,
)
from runewars_cards import begin_turn, picks, to_next_season
from runewars_heroes import facedown, faceup
from runewars_seasons import bid_all, rich, season_card, title
from runewars_table import area, build, chance, do, neutrals, offers, order_all, put, refusal, table, turn

from bannerhall.games.runewars.rules import hero_cards, seasons
from bannerhall.games.runewars.rules.season_cards import COUNCIL, NAMES
from bannerhall.games.runewars.rules.state import Runewars

# --- Primarch of the Wizards' Council ---------------------------------------------------------------------------------


@pytest.mark.clause("RUN-TITLE-04", "RUN-SEA-14")
def test_the_primarch_gains_influence_with_every_card_of_the_council() -> None:
    council = {name for number, name in enumerate(NAMES) if COUNCIL[number] == 1}
    assert len(council) == 6
    for number, name in enumerate(NAMES):
        s = table(2)
        title(s, "primarch", 1)
        seasons.pay_council(s, number)
        assert s.influence[1] == (1 if name in council else 0), name


@pytest.mark.clause("RUN-TITLE-03", "RUN-TITLE-08")
def test_whoever_is_primarch_when_the_bids_are_shown_breaks_the_tie() -> None:
    s = table(3)
    title(s, "primarch", 2)
    rich(s, 3, 9, 3)
    season_card(s, "blight_on_the_wind")
    bid_all(s, 2, 2, 0)
    # Without a Primarch seat 1, the richest of the tied players, would decide.
    assert s.waiting() == [2]


# --- Captain of the Heroes' League ------------------------------------------------------------------------------------


def captain(*cards: tuple[str, str]) -> Runewars:
    """Seat 0 is Captain; its heroes hold these Reward cards, the first of them faceup."""
    s = table(2)
    title(s, "captain", 0)
    for name in ("ronan", "valadir"):
        hero(s, 0, name, "DB")
    for number, (name, card) in enumerate(cards):
        reward(s, name, card, number == 0)
    return s


@pytest.mark.clause("RUN-TITLE-06", "RUN-TITLE-05", "RUN-RUNE-01")
def test_three_reward_cards_of_any_heroes_buy_a_dragon_rune() -> None:
    s = captain(("ronan", "flute"), ("valadir", "spyglass"), ("valadir", "soulbiter"), ("valadir", "sunblade"))
    begin_turn(s)
    do(s, 0, "lead_league")
    assert picks(s, 0, "pick_hero") == {"ronan", "valadir"}
    do(s, 0, "pick_hero ronan")  # who has only one card
    assert picks(s, 0, "give_reward") == {"spyglass", "soulbiter", "sunblade"}
    do(s, 0, "give_reward soulbiter", "give_reward spyglass")
    assert (faceup(s, "ronan"), facedown(s, "valadir")) == ({}, {"sunblade": 1})
    do(s, 0, "rune_area DA", "rune_area DB", "dragon_at DA")
    assert [int(s.rune[area(at)]) for at in ("DA", "DB")] == [2, 1]


@pytest.mark.clause("RUN-TITLE-06", "RUN-DUEL-10")
def test_whoever_pays_with_the_heartstone_and_cannot_live_without_it_falls() -> None:
    s = captain(("ronan", "heartstone"), ("ronan", "flute"), ("valadir", "soulbiter"))
    begin_turn(s)
    number = hero_cards.NAMES.index("ronan")
    s.set_rewards_up(number, s.rewards_up[number] + s.rewards[number])  # the Heartstone works only faceup
    s.set_rewards(number, 0)
    s.set_hero_damage(number, 5)  # as much as the Hero card says
    do(s, 0, "lead_league", "pick_hero ronan", "give_reward heartstone", "pick_hero ronan", "rune_area DA")
    assert s.hero_of[number] == 0


@pytest.mark.clause("RUN-TITLE-05")
def test_the_captain_leads_once_in_a_turn() -> None:
    cards = ["flute", "spyglass", "soulbiter", "sunblade", "fire_bombs", "ghost_armor"]
    s = captain(*(("ronan", card) for card in cards))
    s.season = 2
    order_all(s, "strategize", "recruit")
    do(s, 0, "lead_league", "give_reward flute", "give_reward spyglass", "give_reward soulbiter")
    do(s, 0, "rune_area DA", "rune_area DB", "dragon_at DA")
    assert refusal(s, 0, "lead_league").clause == "RUN-TITLE-05"
    to_next_season(s)
    chance(s, "season deep_snow")
    # In the next turn of the same player again.
    order_all(s, "mobilize", "fortify")
    assert "lead_league" in offers(s, 0)


@pytest.mark.clause("RUN-TITLE-05", "RUN-TITLE-06")
def test_two_cards_are_too_few_and_only_the_captain_leads() -> None:
    s = captain(("ronan", "flute"), ("valadir", "spyglass"))
    begin_turn(s)
    assert refusal(s, 0, "lead_league").clause == "RUN-CARD-01"
    s = captain(("ronan", "flute"), ("valadir", "spyglass"), ("ronan", "sunblade"))
    title(s, "captain", 1)
    hero(s, 1, "mordane", "WB")
    begin_turn(s)
    assert refusal(s, 0, "lead_league").clause == "RUN-TITLE-05"
    turn(s, 1, "harvest")
    assert "lead_league" not in (offers(s, 1) if s.seat() == 1 else [])


# --- Lord Commander of the Warriors' Guild ----------------------------------------------------------------------------


@pytest.mark.clause("RUN-TITLE-07", "RUN-BAT-46")
@pytest.mark.parametrize(("owner", "totals"), [(0, (5, 2)), (1, (3, 4))])
def test_the_lord_commander_adds_two_strength_on_either_side(owner: int, totals: tuple[int, int]) -> None:
    s = field()
    title(s, "lord_commander", owner)
    put(s, 1, PLACE, reanimate=2)
    attack(s, PLACE, 0, bowman=3)
    sink = listen(s)
    misses_to_the_end(s)
    assert strengths(s, sink) == totals


@pytest.mark.clause("RUN-TITLE-07")
def test_the_lord_commander_helps_nobody_else() -> None:
    s = field(3, ("daqan", "latari", "uthuk"))
    title(s, "lord_commander", 2)
    put(s, 1, PLACE, archer=2)
    attack(s, PLACE, 0, bowman=3)
    sink = listen(s)
    misses_to_the_end(s)
    assert strengths(s, sink) == (3, 2)
    # Nor neutral units that its owner leads.
    s = field(3, ("daqan", "latari", "uthuk"))
    title(s, "lord_commander", 1)
    neutrals(s, PLACE, beastman=2)
    attack(s, PLACE, 0, bowman=3)
    sink = listen(s)
    misses_to_the_end(s)
    assert strengths(s, sink) == (3, 2)


@pytest.mark.clause("RUN-BAT-50", "RUN-BAT-46", "RUN-TITLE-07", "RUN-GAR-02")
def test_garrison_and_lord_commander_win_without_a_unit() -> None:
    """Scenario 63."""
    s = field()
    title(s, "lord_commander", 1)
    s.set_order(1, 1)
    s.used[1] = 1
    put(s, 1, PLACE, reanimate=1)
    attack(s, PLACE, 0, bowman=4)
    sink = listen(s)
    draw(s, "damage", "miss", "miss", "miss")
    misses_to_the_end(s)
    assert strengths(s, sink) == (4, 4)
    assert winner(s) == "defender"
    assert there(s) == {}
    assert there(s, "DB") == {"bowman_routed": 4}


@pytest.mark.clause("RUN-TITLE-07")
def test_a_title_helps_in_every_battle_of_a_stronghold() -> None:
    s = field()
    title(s, "lord_commander", 1)
    build(s, 1, PLACE)
    attack(s, PLACE, 0, bowman=7)
    sink = listen(s)
    misses_to_the_end(s)
    assert strengths(s, sink) == (7, 7)
    assert winner(s) == "defender"
