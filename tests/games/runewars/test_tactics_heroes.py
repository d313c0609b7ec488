"""Tactics cards that a hero uses in the Quest Phase: Ambush, Healing Springs, Pathfinder [RUN-TAC-01]."""

from __future__ import annotations

import pytest
from runewars_cards import discarded, let_pass, picks
from runewars_heroes import damage_of, hero, land, quest_time, wound
from runewars_table import do, hold, offers, refusal

from bannerhall.core.ruleset import Choice
from bannerhall.games.runewars.rules.state import Runewars


def quester(*cards: str, fresh: bool = False, **options: Choice) -> Runewars:
    """Ronan of seat 0 stands in 5A; the Quest Phase begins, and seat 0 is the first."""
    s = land(2, **options)
    hero(s, 0, "ronan", "5A")
    hold(s, 0, *cards, fresh=fresh)
    s.influence[0] = 9
    return s


@pytest.mark.clause("RUN-TAC-01", "RUN-CARD-03")
def test_healing_springs_heal_any_own_hero_wherever_it_is() -> None:
    s = quester("healing_springs")
    hero(s, 0, "valadir", "3B")
    wound(s, "ronan", 2)
    wound(s, "valadir", 4)
    hero(s, 1, "mordane", "8A")
    wound(s, "mordane", 2)
    quest_time(s)
    do(s, 0, "act_with ronan", "hero_card healing_springs")
    let_pass(s)
    assert picks(s, 0, "cure") == {"ronan", "valadir"}
    do(s, 0, "cure valadir")
    assert (damage_of(s, "ronan"), damage_of(s, "valadir"), damage_of(s, "mordane")) == (2, 0, 2)
    assert discarded(s, "healing_springs") == 1
    # It is not the action: Ronan may still move.
    assert "travel 5B" in offers(s, 0)


@pytest.mark.clause("RUN-CARD-01")
def test_nobody_to_heal() -> None:
    s = quester("healing_springs")
    quest_time(s)
    assert refusal(s, 0, "hero_card healing_springs").clause == "RUN-CARD-01"


@pytest.mark.clause("RUN-TAC-01", "RUN-QST-02")
def test_a_pathfinder_leads_two_areas_further() -> None:
    s = land(2)
    hero(s, 0, "valadir", "5A")
    hold(s, 0, "pathfinder", "pathfinder")
    s.influence[0] = 9
    quest_time(s)
    near = picks(s, 0, "travel")
    assert near & {"6A", "8A", "8B"} == {"6A"}  # two, three and four areas away
    do(s, 0, "hero_card pathfinder")
    let_pass(s)
    assert picks(s, 0, "travel") > near | {"8A", "8B"}
    # Once for a Move action.
    assert refusal(s, 0, "hero_card pathfinder").clause == "RUN-CARD-01"


@pytest.mark.clause("RUN-TAC-05", "RUN-TAC-01")
@pytest.mark.parametrize("ruleset", ["original", "revised"])
def test_after_a_move_a_hero_strikes_from_an_ambush(ruleset: str) -> None:
    s = quester("ambush", ruleset=ruleset)
    hero(s, 1, "mordane", "5B")
    hero(s, 1, "varikas", "5B")
    quest_time(s)
    assert "hero_card ambush" not in offers(s, 0)  # before the move
    do(s, 0, "travel 5B")
    assert "challenge mordane" in offers(s, 0)
    do(s, 0, "hero_card ambush")
    let_pass(s)
    assert picks(s, 0, "strike") == {"mordane", "varikas"}
    do(s, 0, "strike varikas")
    assert (damage_of(s, "mordane"), damage_of(s, "varikas")) == (0, 2)
    assert "challenge varikas" in offers(s, 0)


@pytest.mark.clause("RUN-TAC-02")
@pytest.mark.parametrize("card", ["healing_springs", "pathfinder", "ambush"])
def test_no_card_of_this_season_is_used(card: str) -> None:
    s = quester(card, fresh=True)
    wound(s, "ronan", 1)
    hero(s, 1, "mordane", "5B")
    quest_time(s)
    if card == "ambush":
        do(s, 0, "travel 5B")
    assert refusal(s, 0, f"hero_card {card}").clause == "RUN-TAC-02"


@pytest.mark.clause("RUN-TAC-01")
def test_a_hero_has_no_use_for_other_cards() -> None:
    s = quester("war_chest", "summon_lightning")
    quest_time(s)
    for card in ("war_chest", "summon_lightning"):
        assert refusal(s, 0, f"hero_card {card}").clause == "RUN-TAC-01"


@pytest.mark.clause("RUN-TAC-01", "RUN-CARD-07")
def test_a_counterspell_stops_a_card_of_a_hero() -> None:
    s = quester("healing_springs")
    wound(s, "ronan", 3)
    hold(s, 1, "counterspell")
    quest_time(s)
    do(s, 0, "hero_card healing_springs")
    do(s, 1, "play counterspell")
    assert damage_of(s, "ronan") == 3
    assert discarded(s, "healing_springs") == 1
