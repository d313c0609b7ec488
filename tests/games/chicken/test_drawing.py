"""Drawing and discarding scrolls in War for Chicken Island, and the magic of the action step."""

from __future__ import annotations

import pytest
from chicken_table import (
    answer,
    asks,
    banner,
    dice,
    follow,
    give,
    hand,
    listen,
    odds,
    offers,
    refused,
    roll,
    scroll,
    table,
    told,
)

from bannerhall.games.chicken import GAME
from bannerhall.games.chicken.rules import drawing, scrolls
from bannerhall.games.chicken.rules.state import Chicken


def empty_deck(s: Chicken, *kept: str, to_discards: bool = True) -> None:
    """All scrolls of the deck but these lie on the discard pile, or in the hand of seat 1."""
    for kind, name in enumerate(scrolls.NAMES):
        gone = int(s.deck.counts[kind]) - kept.count(name)
        s.deck.counts[kind] -= gone
        s.deck.middle -= gone
        if to_discards or kind >= scrolls.FIRST_DISASTER:
            s.discard[kind] += gone
        else:
            s.hand[scrolls.KINDS + kind] += gone


# --- The deck --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("CHI-TURN-14")
def test_when_the_deck_is_empty_the_discards_are_shuffled_into_a_new_one() -> None:
    s = table()
    empty_deck(s)
    answer(s, "end")
    assert odds(s)["deal_scroll sharp_beak"] == 5
    assert sum(s.discard) == 0


@pytest.mark.clause("CHI-TURN-14")
def test_if_both_are_empty_nothing_is_drawn() -> None:
    s = table()
    empty_deck(s, to_discards=False)
    for kind in range(scrolls.FIRST_DISASTER, scrolls.KINDS):
        s.discard[kind] = 0
    s.end_frame()
    drawing.draw_scrolls(s, 0, 2)
    assert s.depth == 1


@pytest.mark.clause("CHI-TURN-14")
def test_the_deck_may_run_out_in_the_middle_of_a_draw() -> None:
    s = table()
    give(s, 0, "fresh_straw")
    empty_deck(s, "sharp_beak")
    answer(s, "play fresh_straw")
    assert odds(s) == {"deal_scroll sharp_beak": 1}
    roll(s, "deal_scroll sharp_beak", "deal_scroll iron_coop")
    assert hand(s, 0) == ["sharp_beak", "iron_coop"]


@pytest.mark.clause("CHI-TURN-12")
@pytest.mark.clause("CHI-TURN-16")
def test_a_disaster_is_carried_out_shuffled_back_and_not_replaced() -> None:
    s = table()
    answer(s, "end")
    roll(s, "deal_scroll tsunami")
    while s.seat() == 0:
        answer(s, offers(s)[0])
    assert hand(s, 0) == []
    assert s.deck.counts[scrolls.TSUNAMI] == 2
    assert s.active == 1


@pytest.mark.clause("CHI-TURN-17")
def test_with_fewer_than_24_cards_the_discards_go_back_with_a_disaster() -> None:
    s = table()
    s.discard[scrolls.SHARP_BEAK] = 2
    s.deck.counts[scrolls.SHARP_BEAK] -= 2
    s.deck.middle -= 2
    give(s, 1, "thick_plumage", 5)
    give(s, 1, "pecking_order", 3)
    drawing.put_back(s, scrolls.TSUNAMI)
    assert s.discard[scrolls.SHARP_BEAK] == 2  # 53 cards are in the deck
    for _ in range(s.deck.middle - 22):
        kind = next(kind for kind in range(scrolls.KINDS) if s.deck.counts[kind] > 0)
        s.deck.draw_middle(kind)
    drawing.put_back(s, scrolls.TSUNAMI)
    assert s.discard[scrolls.SHARP_BEAK] == 0
    assert s.deck.size() == 25


@pytest.mark.clause("CHI-TURN-18")
def test_several_scrolls_are_drawn_before_a_disaster_among_them_is_carried_out() -> None:
    s = table()
    give(s, 0, "fresh_straw")
    answer(s, "play fresh_straw")
    roll(s, "deal_scroll cyclone")
    assert asks(s) == "draw"
    assert s.goods_of(1) == 9
    roll(s, "deal_scroll iron_coop")
    assert hand(s, 0) == ["iron_coop"]
    assert asks(s) != "draw"


def test_only_the_drawer_sees_the_scroll() -> None:
    s = table()
    sink = listen(s)
    answer(s, "end")
    beak = s.rules.vocabulary.read_exact("deal_scroll sharp_beak")
    assert s.audience_of(-1, beak)[1] == 0b01
    roll(s, "deal_scroll sharp_beak")
    assert told(s, sink, "drew", 0)[0]["scroll"] == "sharp_beak"
    assert told(s, sink, "drew", 1)[0]["scroll"] is None
    assert told(s, sink, "drew")[0]["scroll"] is None


@pytest.mark.clause("CHI-SOLO-06")
def test_what_the_challenger_draws_nobody_sees_and_disasters_do_nothing() -> None:
    s = table(mode="solo")
    s.end_frame()
    drawing.draw_scrolls(s, 1, 2)
    tsunami = s.rules.vocabulary.read_exact("deal_scroll tsunami")
    assert s.audience_of(-1, tsunami)[1] == 0
    lava = s.lava
    s.answer(-1, tsunami)
    s.answer(-1, tsunami)
    assert s.pile[scrolls.TSUNAMI] == 2
    assert s.lava == lava
    assert asks(s) == "action"


@pytest.mark.clause("CHI-SETUP-13")
def test_a_disaster_of_the_set_up_is_replaced_and_goes_back_into_the_deck() -> None:
    s = GAME.new(2)
    assert isinstance(s, Chicken)
    while s.question(-1) != "deal_scroll":
        who = int(s.seat())
        s.answer(who, s.odds()[0][0] if who < 0 else s.legal_actions(who)[0])
    lava = s.lava
    roll(s, "deal_scroll earthquake")
    assert s.lava == lava
    while s.question(-1) == "deal_scroll":
        roll(s, next(text for text in odds(s) if text != "deal_scroll earthquake"))
    assert s.deck.counts[scrolls.EARTHQUAKE] == 2
    assert len(hand(s, 0)) == len(hand(s, 1)) == 3
    assert s.deck.size() + 6 == 62


# --- Cockfight -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("CHI-COCK-03")
@pytest.mark.clause("CHI-COCK-10")
def test_a_void_scroll_is_discarded_and_another_drawn() -> None:
    """Scenarios 45 and 69."""
    s = table(mode="cockfight")
    sink = listen(s)
    answer(s, "end")
    assert s.audience_of(-1, s.rules.vocabulary.read_exact("deal_scroll war_economy"))[1] & 0b10 != 0
    roll(s, "deal_scroll war_economy", "deal_scroll cyclone")
    assert asks(s) == "draw"
    assert s.discard[scrolls.WAR_ECONOMY] == 1
    assert s.discard[scrolls.CYCLONE] == 1
    assert [event["scroll"] for event in told(s, sink, "set_aside")] == ["war_economy", "cyclone"]
    roll(s, "deal_scroll sharp_beak")
    assert hand(s, 0) == ["sharp_beak"]


@pytest.mark.clause("CHI-COCK-10")
def test_with_void_scrolls_only_nothing_is_drawn() -> None:
    s = table(mode="cockfight")
    empty_deck(s, "war_economy", "scavengers", to_discards=False)
    for kind in range(scrolls.KINDS):
        if scrolls.VOID_IN_COCKFIGHT[kind] == 0:
            s.discard[kind] = 0
    s.end_frame()
    drawing.draw_scrolls(s, 0, 1)
    assert s.depth == 1


# --- Scrolls of the action step --------------------------------------------------------------------------------------


@pytest.mark.clause("CHI-STRAT-02")
@pytest.mark.clause("CHI-STRAT-03")
@pytest.mark.clause("CHI-STRAT-05")
def test_a_strategy_is_played_for_nothing_and_the_old_one_is_discarded() -> None:
    s = table()
    follow(s, 0, "battle_cry")
    give(s, 0, "bodyguard")
    assert refused(s, "play hit_and_run") == "CHI-STRAT-03"
    answer(s, "play bodyguard")
    assert s.strategy[0] == scroll("bodyguard") + 1
    assert s.discard[scrolls.BATTLE_CRY] == 1
    assert s.free == 1


@pytest.mark.clause("CHI-MAGIC-01")
@pytest.mark.clause("CHI-MAGIC-04")
@pytest.mark.clause("CHI-CARD-01")
def test_combat_magic_is_refused_outside_combat() -> None:
    s = table()
    give(s, 0, "sharp_beak")
    assert refused(s, "play sharp_beak") == "CHI-MAGIC-01"
    assert refused(s, "play fresh_straw") == "CHI-MAGIC-04"


@pytest.mark.clause("CHI-SCROLL-18")
@pytest.mark.clause("CHI-MAGIC-02")
@pytest.mark.clause("CHI-MAGIC-04")
def test_fresh_straw_draws_two_and_is_discarded_after_that() -> None:
    s = table()
    give(s, 0, "fresh_straw", 1)
    answer(s, "play fresh_straw")
    assert s.discard[scrolls.FRESH_STRAW] == 0
    roll(s, "deal_scroll sharp_beak", "deal_scroll sharp_beak")
    assert hand(s, 0) == ["sharp_beak", "sharp_beak"]
    assert s.discard[scrolls.FRESH_STRAW] == 1


@pytest.mark.clause("CHI-SCROLL-17")
def test_spy_hen_looks_at_a_hand_and_discards_a_card_of_it() -> None:
    s = table(3)
    give(s, 0, "spy_hen")
    assert refused(s, "play spy_hen") == "CHI-SCROLL-17"
    give(s, 1, "iron_coop")
    give(s, 1, "sharp_beak")
    give(s, 2, "sharp_beak")
    answer(s, "play spy_hen")
    assert offers(s) == ["victim 2", "victim 3"]
    assert refused(s, "victim 1") == "CHI-SCROLL-17"
    before = s.revelations
    answer(s, "victim 2")
    assert s.revelations == before + 1
    assert offers(s) == ["discard sharp_beak", "discard iron_coop"]
    assert refused(s, "discard feather_fury") == "CHI-SCROLL-17"
    assert refused(s, "discard flying_rock") == "CHI-SCROLL-17"
    answer(s, "discard iron_coop")
    assert hand(s, 1) == ["sharp_beak"]
    assert s.discard[scrolls.IRON_COOP] == s.discard[scrolls.SPY_HEN] == 1


@pytest.mark.clause("CHI-SCROLL-17")
def test_spy_hen_takes_the_only_card_of_the_only_hand_unasked() -> None:
    s = table()
    give(s, 0, "spy_hen")
    give(s, 1, "iron_coop")
    answer(s, "play spy_hen")
    assert hand(s, 1) == []
    assert asks(s) == "action"


@pytest.mark.clause("CHI-SCROLL-17")
def test_spy_hen_looks_at_the_challengers_pile() -> None:
    s = table(mode="solo")
    give(s, 0, "spy_hen")
    give(s, 1, "iron_coop")
    give(s, 1, "tsunami")
    answer(s, "play spy_hen")
    answer(s, "discard tsunami")
    assert s.pile[scrolls.TSUNAMI] == 0
    assert s.discard[scrolls.TSUNAMI] == 1


@pytest.mark.clause("CHI-SCROLL-19")
def test_lucky_wishbone_rolls_chosen_dice_again_together() -> None:
    s = table()
    give(s, 0, "lucky_wishbone")
    assert refused(s, "play lucky_wishbone") == "CHI-SCROLL-19"
    dice(s, 0, "claw", "star", "plus3")
    answer(s, "play lucky_wishbone")
    assert refused(s, "roll") == "CHI-SCROLL-19"
    assert refused(s, "throw plus1") == "CHI-DICE-01"
    answer(s, "throw claw")
    answer(s, "throw plus3")
    answer(s, "roll")
    roll(s, "face star", "face star")
    assert banner(s, 0) == ["star", "star", "star"]
    assert s.spent[0] == 2
    assert s.discard[scrolls.LUCKY_WISHBONE] == 1


@pytest.mark.clause("CHI-SCROLL-19")
def test_lucky_wishbone_rolls_a_lone_die_unasked() -> None:
    s = table()
    give(s, 0, "lucky_wishbone")
    dice(s, 0, "claw")
    answer(s, "play lucky_wishbone")
    roll(s, "face star")
    assert banner(s, 0) == ["star"]
    assert s.spent[0] == 4


@pytest.mark.clause("CHI-SCROLL-19")
def test_who_does_not_answer_rolls_the_first_die_of_the_banner_or_those_that_are_chosen() -> None:
    s = table(active=1)
    dice(s, 0, "retrieve")
    give(s, 1, "lucky_wishbone")
    dice(s, 1, "claw", "star", "plus3")
    answer(s, "play lucky_wishbone")
    assert s.rules.vocabulary.text(s.lapse(1)) == "throw claw"
    answer(s, "throw star")
    assert s.rules.vocabulary.text(s.lapse(1)) == "roll"
