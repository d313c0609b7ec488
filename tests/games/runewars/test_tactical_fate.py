"""Tactical Fate cards used in place of Fate cards [RUN-TFC-01]."""

from __future__ import annotations

import pytest
from runewars_battle import (
    PLACE,
    army,
    attack,
    commander,
    draw,
    drawing_type,
    field,
    hit,
    learn,
    listen,
    targets,
    told,
)
from runewars_cards import card_battle, discarded, to_the_draw, use
from runewars_table import chance, do, hold, in_hand, offers, put, refusal

from bannerhall.core.chance import Stream
from bannerhall.core.state import CHANCE
from bannerhall.games.runewars.rules import fate, questions, tactics, units
from bannerhall.games.runewars.rules.state import Runewars


def to_announce(s: Runewars, seat: int = 0) -> Runewars:
    """Windows pass by until this seat may announce Tactical Fate cards."""
    while s.seat() == CHANCE or s.seat() != seat or s.question(seat) != "announce_fate":
        if s.seat() == CHANCE:
            draw(s, "miss")
        else:
            do(s, int(s.seat()), "go_on")
    return s


def announce(s: Runewars, seat: int, *cards: str) -> None:
    do(s, seat, *(f"announce_fate {card}" for card in cards))


def number_to_draw(s: Runewars) -> int:
    assert s.question(CHANCE) == "battle_fate"
    return int(s.frames[s.top() + questions.BATTLE_FATE_LEFT])


@pytest.mark.clause("RUN-TFC-02", "RUN-TFC-03", "RUN-TFC-05", "RUN-BAT-09")
def test_bribery_as_a_fate_card_of_three_knights() -> None:
    """Scenario 3."""
    s = card_battle({"knight": 3, "giant": 1}, {"reanimate": 5}, ("bribery",))
    to_announce(s)
    assert offers(s, 0)[0] == "announce_fate bribery"
    announce(s, 0, "bribery")
    to_the_draw(s)
    assert number_to_draw(s) == 2
    sink = listen(s)
    draw(s, "miss", "rout")
    # Special results first: Command, with its rout and its Tactics card; the rout of the Fate card afterwards.
    assert told(s, sink, "tactics_shown", 1)[0]["result"] == "special"
    chance(s, "draw_tactics foragers")
    assert in_hand(s, 0) == ["foragers"]
    assert army(s, 1) == {"reanimate": 3, "reanimate_routed": 2}
    assert discarded(s, "bribery") == 1
    # Its text is ignored: nobody was bribed.
    assert list(s.influence)[:2] == [0, 0]


@pytest.mark.clause("RUN-TFC-04", "RUN-TAC-02")
def test_no_tactical_fate_card_of_this_season() -> None:
    """Scenario 4."""
    s = field()
    put(s, 1, PLACE, reanimate=5)
    hold(s, 0, "bribery", fresh=True)
    attack(s, knight=3)
    assert refusal(s, 0, "battle_card bribery").clause == "RUN-TAC-02"
    to_announce(s)
    assert refusal(s, 0, "announce_fate bribery").clause == "RUN-TFC-04"


@pytest.mark.clause("RUN-TFC-01")
def test_only_cards_with_fate_symbols_are_announced() -> None:
    s = to_announce(card_battle({"knight": 3}, {"reanimate": 5}, ("summon_lightning", "bribery")))
    assert refusal(s, 0, "announce_fate summon_lightning").clause == "RUN-TFC-01"
    assert refusal(s, 0, "announce_fate ashen_sky").clause == "RUN-TAC-04"  # not in hand
    fates = {name for kind, name in enumerate(tactics.NAMES) if tactics.IS_FATE[kind] == 1}
    assert fates == {
        "bribery",
        "ashen_sky",
        "arrow_storm",
        "cavalry_charge",
        "dark_bargain",
        "stand_firm",
        "beast_lure",
        "veiled_threat",
        "runic_echo",
    }


@pytest.mark.clause("RUN-TFC-06")
def test_no_more_cards_than_the_type_would_draw() -> None:
    s = card_battle({"knight": 2, "giant": 1}, {"reanimate": 8}, ("arrow_storm", "arrow_storm", "beast_lure"))
    to_announce(s)
    announce(s, 0, "arrow_storm", "beast_lure")
    # Two Knights draw two cards, so nothing more is asked, and no Fate card is drawn for them.
    assert s.seat() != 0 or s.question(0) != "announce_fate"
    sink = listen(s)
    to_announce(s)
    assert all(event["army"] == "defender" for event in told(s, sink, "fate_taken", 0))
    assert discarded(s, "beast_lure") == 1
    assert army(s, 1) == {"reanimate": 6}


@pytest.mark.clause("RUN-TFC-06")
def test_battle_fury_makes_room_for_more() -> None:
    s = card_battle({"knight": 1, "giant": 1}, {"reanimate": 8}, ("arrow_storm", "arrow_storm", "battle_fury"))
    do(s, 0, "go_on")
    use(s, 0, "battle_fury")
    to_announce(s)
    announce(s, 0, "arrow_storm", "arrow_storm")
    to_the_draw(s)
    assert number_to_draw(s) == 1


@pytest.mark.clause("RUN-TFC-07")
def test_copies_of_one_card_are_announced_together() -> None:
    s = card_battle({"knight": 3, "giant": 1}, {"reanimate": 8}, ("arrow_storm", "arrow_storm"))
    to_announce(s)
    announce(s, 0, "arrow_storm", "arrow_storm")
    to_the_draw(s)
    draw(s, "miss")
    # 1 damage each for a rectangle.
    assert army(s, 1) == {"reanimate": 6}
    assert discarded(s, "arrow_storm") == 2


@pytest.mark.clause("RUN-BAT-09", "RUN-TFC-02")
def test_the_attacker_announces_before_the_defender_and_before_any_draw() -> None:
    s = field()
    put(s, 1, PLACE, necromancer=2, reanimate=2)
    hold(s, 0, "veiled_threat")
    hold(s, 1, "veiled_threat")
    attack(s, knight=2, giant=1)
    sink = listen(s)
    to_announce(s, 0)
    announce(s, 0, "veiled_threat")
    # It is seen by everybody that and what was announced.
    assert told(s, sink, "fate_announced", 1)[0]["tactics"] == "veiled_threat"
    to_announce(s, 1)
    announce(s, 1, "veiled_threat")
    assert told(s, sink, "fate_taken", 0) == []
    to_the_draw(s)
    assert drawing_type(s)[0] == 0
    assert number_to_draw(s) == 1


@pytest.mark.clause("RUN-TFC-05", "RUN-TFC-03")
@pytest.mark.parametrize("card", sorted(name for kind, name in enumerate(tactics.NAMES) if tactics.IS_FATE[kind] == 1))
@pytest.mark.parametrize("kind", ["footman", "knight", "novice_wizard", "roc"])
def test_the_symbols_of_each_card_are_used_like_those_of_a_fate_card(card: str, kind: str) -> None:
    s = card_battle({kind: 1, "giant": 1}, {"great_wyrm": 3}, (card,))
    to_announce(s)
    announce(s, 0, card)
    shape = units.SHAPE[units.UNIT_NAMES.index(kind)]
    at = tactics.NAMES.index(card) * 4 + shape
    result, amount = fate.RESULTS[tactics.RESULT[at]], int(tactics.AMOUNT[at])
    if result == "special":
        settle(s)
    expected = {
        "miss": {"great_wyrm": 3},
        "rout": {"great_wyrm": 3 - amount, "great_wyrm_routed": amount},
        "damage": {"great_wyrm": 2, f"great_wyrm_{amount}": 1},
    }
    specials = {
        "footman": {"great_wyrm": 2, "great_wyrm_2": 1},
        "knight": {"great_wyrm": 2, "great_wyrm_routed": 1},
        "novice_wizard": {"great_wyrm": 2, "great_wyrm_1": 1},
        "roc": {"great_wyrm": 3},
    }
    assert army(s, 1) == (specials[kind] if result == "special" else expected[result])


def settle(s: Runewars) -> None:
    """A Knight draws its Tactics card."""
    if s.seat() == CHANCE and s.question(CHANCE) == "draw_tactics":
        chance(s, "draw_tactics foragers")


@pytest.mark.clause("RUN-TFC-02", "RUN-BOW-06")
def test_without_the_expansion_nothing_is_announced() -> None:
    s = field(2, bow=False)
    put(s, 1, PLACE, reanimate=2)
    hold(s, 0, "foragers")
    attack(s, bowman=2)
    asked = []
    while s.seat() != CHANCE:
        asked.append(s.question(s.seat()))
        do(s, int(s.seat()), "go_on")
    assert set(asked) == {"battle_window"}


@pytest.mark.clause("RUN-DCRD-07", "RUN-TAC-09", "RUN-DCRD-08")
def test_journeymen_take_the_card_back_and_may_spend_it_again() -> None:
    """Scenario 24."""
    s = field(2, development_cards=True)
    learn(s, "daqan_journeymen")
    put(s, 1, PLACE, reanimate=8)
    hold(s, 0, "war_chest")
    attack(s, novice_wizard=2, giant=1)
    to_the_draw(s)
    draw(s, "special", "special")
    for left in (5, 2):
        do(s, 0, "spend_card war_chest")
        while targets(s, 0):
            hit(s, 0, min(targets(s, 0)))
        do(s, 0, "take_card_back")
        assert in_hand(s, 0) == ["war_chest"]
        assert army(s, 1) == {"reanimate": left}
    assert discarded(s, "war_chest") == 0


@pytest.mark.clause("RUN-TFC-01", "RUN-BAT-05", "RUN-BAT-49")
@pytest.mark.parametrize(("aside", "known"), [("dark_bargain", False), ("arrow_storm", True)])
def test_a_card_put_aside_is_known_only_if_it_would_have_been_shown(aside: str, known: bool) -> None:
    """Dark Bargain misses, so it might still count. The damage of Arrow Storm would have been shown with the other."""
    s = field(commanders=True, ruleset="revised")
    commander(s, 0, "valadir", "inspire")
    put(s, 1, PLACE, reanimate=8)
    hold(s, 0, aside, "beast_lure")
    hold(s, 1, "scatter")  # is asked before the damage is dealt
    attack(s, knight=3)
    do(s, 0, "support valadir")
    to_announce(s)
    announce(s, 0, aside, "beast_lure")
    draw(s, "miss", "miss")
    do(s, 0, f"put_aside {aside}")
    assert s.seat() == 1
    tactical_aside = set()
    for number in range(30):
        world = s.resample(1, Stream(number))
        assert isinstance(world, Runewars)
        assert world.view(1) == s.view(1)
        assert int(world.fates[0]) & int(world.aside_fates[0]) == 0
        assert int(world.fates[0] | world.aside_fates[0]).bit_count() == 2
        tactical_aside.add(world.aside_fates[0] == 0)
    assert tactical_aside == ({True} if known else {True, False})
