"""Tactics cards of one's own turn that are about a player, a dial, cards or the march [RUN-TAC-01]."""

from __future__ import annotations

import pytest
from runewars_battle import free_discard, listen, told
from runewars_cards import (
    begin_turn,
    discarded,
    in_turn,
    let_pass,
    may_play,
    picks,
    play,
    to_next_season,
    to_the_end_of_turn,
)
from runewars_orders import army, dials, question, set_dials
from runewars_seasons import lie_open, objective, open_orders, rich, season_card
from runewars_table import area, build, chance, do, go_on, hold, in_hand, mask, offers, put, refusal, rune, table

from bannerhall.core.bits import BIT
from bannerhall.core.state import CHANCE
from bannerhall.games.runewars.rules import control, drawing, tactics
from bannerhall.games.runewars.rules.components import HAND_LIMIT
from bannerhall.games.runewars.rules.state import Runewars

# --- Only for their player --------------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-TAC-01")
def test_war_chest_brings_three_influence_and_is_discarded() -> None:
    s = in_turn("war_chest")
    play(s, "war_chest")
    assert s.influence[0] == 3
    assert in_hand(s, 0) == []
    assert discarded(s, "war_chest") == 1


@pytest.mark.clause("RUN-TAC-01", "RUN-RES-02")
def test_foraging_parties_raise_one_dial_below_eight() -> None:
    s = in_turn("foragers")
    set_dials(s, 0, food=8, wood=7, ore=1)
    play(s, "foragers")
    assert offers(s, 0) == ["pick_dial wood", "pick_dial ore"]
    do(s, 0, "pick_dial wood")
    assert dials(s, 0) == (8, 8, 1)


@pytest.mark.clause("RUN-TAC-01", "RUN-ORD-03")
def test_the_spy_guild_takes_back_an_order_that_is_not_the_active_one() -> None:
    s = in_turn("spy_guild")
    assert refusal(s, 0, "play spy_guild").clause == "RUN-CARD-01"  # only the active card lies there
    lie_open(s, 0, "strategize", "mobilize")
    assert may_play(s, "spy_guild")
    play(s, "spy_guild")
    assert offers(s, 0) == ["pick_order strategize", "pick_order mobilize"]
    assert refusal(s, 0, "pick_order harvest").clause == "RUN-CARD-03"
    do(s, 0, "pick_order mobilize")
    assert open_orders(s, 0) == {"strategize", "harvest"}


@pytest.mark.clause("RUN-TAC-01", "RUN-TERM-11")
def test_forced_march_makes_all_units_of_this_march_fast() -> None:
    s = in_turn("forced_march", order="mobilize")
    put(s, 0, "DB", footman=2)
    play(s, "forced_march")
    go_on(s, 0)
    do(s, 0, "activate 3B")  # three areas away
    assert offers(s, 0) == ["move_from DB", "done"]
    s = in_turn("forced_march", order="harvest")
    assert refusal(s, 0, "play forced_march").clause == "RUN-CARD-01"


@pytest.mark.clause("RUN-TAC-01", "RUN-CARD-06")
def test_frozen_waters_last_until_the_season_is_over() -> None:
    s = in_turn("frozen_waters")
    play(s, "frozen_waters")
    assert control.season_mode(s, 0) == control.WADES
    to_next_season(s)
    assert control.season_mode(s, 0) == control.WALKS


@pytest.mark.clause("RUN-TAC-01")
def test_mountain_pass_ends_with_the_turn() -> None:
    s = in_turn("mountain_pass", "mountain_pass")
    play(s, "mountain_pass")
    assert control.season_mode(s, 0) == control.CLIMBS
    assert control.season_mode(s, 1) == control.WALKS
    assert refusal(s, 0, "play mountain_pass").clause == "RUN-CARD-01"  # it would change nothing
    to_the_end_of_turn(s)
    assert control.season_mode(s, 0) == control.WALKS


# --- On another player ------------------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-TAC-01", "RUN-CARD-03")
def test_horrific_rumors_place_an_activation_token_of_an_opponent() -> None:
    s = in_turn("horrific_rumors", seats=3)
    put(s, 1, "6A", archer=1)
    s.activated[1] = mask("5A")
    s.peasants = mask("6B")
    play(s, "horrific_rumors")
    assert offers(s, 0) == ["pick_player 2", "pick_player 3"]
    do(s, 0, "pick_player 2")
    # Not where Latari have control, nor where a token of theirs lies.
    assert {"LA", "LB", "LC", "6A", "5A"} & picks(s, 0) == set()
    assert refusal(s, 0, "pick_area 6A").clause == "RUN-CARD-03"
    do(s, 0, "pick_area 6B")
    assert s.activated[1] == mask("5A", "6B")
    assert s.peasants == 0


@pytest.mark.clause("RUN-TAC-01", "RUN-CARD-03")
def test_shared_secrets_let_both_draw_as_many_cards() -> None:
    s = in_turn("shared_secrets", seats=3)
    play(s, "shared_secrets")
    do(s, 0, "pick_player 3")
    assert offers(s, 0) == ["pick_number 1", "pick_number 2", "pick_number 3", "pick_number 4"]
    do(s, 0, "pick_number 2")
    chance(s, "draw_tactics sabotage", "draw_tactics scatter", "draw_tactics intrigue", "draw_tactics deepfrost")
    assert in_hand(s, 0) == ["scatter", "sabotage"]
    assert in_hand(s, 1) == []
    assert in_hand(s, 2) == ["intrigue", "deepfrost"]


@pytest.mark.clause("RUN-TAC-01", "RUN-CARD-01")
def test_burning_granaries_are_those_of_a_neighbour() -> None:
    s = in_turn("burn_granary", seats=3)
    set_dials(s, 1, food=0, wood=2, ore=1)
    assert refusal(s, 0, "play burn_granary").clause == "RUN-CARD-01"  # nobody controls an area beside one of Daqan
    put(s, 1, "3A", archer=1)
    play(s, "burn_granary")
    assert offers(s, 0) == ["pick_dial wood", "pick_dial ore"]
    assert refusal(s, 0, "pick_dial food").clause == "RUN-CARD-01"
    do(s, 0, "pick_dial wood")
    assert dials(s, 1) == (0, 1, 1)


@pytest.mark.clause("RUN-TAC-01", "RUN-CARD-05", "RUN-TAC-02")
def test_a_turned_spy_looks_at_a_hand_and_takes_a_card_at_random() -> None:
    s = in_turn("turned_spy", seats=3)
    hold(s, 2, "counterspell", "sabotage", "sabotage")
    begin_turn(s)
    sink = listen(s)
    play(s, "turned_spy")
    seen = told(s, sink, "hand_looked_at", 0)
    assert {(event["tactics"], event["number"]) for event in seen} == {("counterspell", 1), ("sabotage", 2)}
    assert told(s, sink, "hand_looked_at", 1) == []
    assert s.seat() == CHANCE
    chance(s, "steal_tactics sabotage")
    assert in_hand(s, 0) == ["sabotage"]
    assert in_hand(s, 2) == ["sabotage", "counterspell"]
    assert told(s, sink, "card_stolen", 1)[0].get("tactics") is None
    # It counts as drawn in this season.
    put(s, 1, "3A", archer=1)
    build(s, 1, "3A")
    assert refusal(s, 0, "play sabotage").clause == "RUN-TAC-02"


@pytest.mark.clause("RUN-CARD-01")
def test_nobody_spies_on_an_empty_hand() -> None:
    s = in_turn("turned_spy")
    assert refusal(s, 0, "play turned_spy").clause == "RUN-CARD-01"


# --- Bribery ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-TAC-06", "RUN-TAC-07")
def test_bribery_takes_up_to_three_influence_and_changes_hands() -> None:
    """Scenario 5."""
    s = in_turn("bribery", seats=3)
    rich(s, 0, 2, 5)
    play(s, "bribery")
    do(s, 0, "pick_player 2")
    assert offers(s, 0) == ["pick_number 1", "pick_number 2"]  # no more than there is
    assert refusal(s, 0, "pick_number 3").clause == "RUN-TAC-06"
    do(s, 0, "pick_number 2")
    assert list(s.influence)[:3] == [2, 0, 5]
    assert (in_hand(s, 0), in_hand(s, 1)) == ([], ["bribery"])
    assert discarded(s, "bribery") == 0
    # The victim cannot use it in this season.
    at = tactics.KINDS + tactics.BRIBERY
    assert s.fresh[at] == 1


@pytest.mark.clause("RUN-TAC-06")
def test_bribery_takes_three_at_most_and_needs_somebody_with_influence() -> None:
    s = in_turn("bribery")
    assert refusal(s, 0, "play bribery").clause == "RUN-CARD-01"
    rich(s, 0, 9)
    play(s, "bribery")
    assert picks(s, 0, "pick_number") == {"1", "2", "3"}
    do(s, 0, "pick_number 3")
    assert list(s.influence)[:2] == [3, 6]


@pytest.mark.clause("RUN-TAC-04", "RUN-TAC-06")
def test_the_hand_limit_applies_to_whoever_is_bribed() -> None:
    s = in_turn("bribery", seats=3)
    rich(s, 0, 1)
    full = ["summon_lightning"] * 3 + ["rally_cry"] * 3 + ["shield_wall"] * 3 + ["foragers"]
    hold(s, 1, *full)
    assert len(full) == HAND_LIMIT
    begin_turn(s)
    play(s, "bribery")
    assert s.question(1) == "discard_tactics"
    do(s, 1, "discard_tactics foragers")
    assert len(in_hand(s, 1)) == HAND_LIMIT
    assert discarded(s, "foragers") == 1


@pytest.mark.clause("RUN-TAC-04")
def test_the_eleventh_card_forces_a_discard_at_once() -> None:
    s = in_turn("shared_secrets")
    hold(s, 1, *["summon_lightning"] * 3, *["rally_cry"] * 3, *["shield_wall"] * 3)
    begin_turn(s)
    play(s, "shared_secrets")
    do(s, 0, "pick_number 2")
    chance(s, *["draw_tactics scatter", "draw_tactics sabotage"] * 2)
    # Of eleven cards one goes, a card that was drawn just now as well as any other.
    assert s.waiting() == [1]
    assert "discard_tactics sabotage" in offers(s, 1)
    do(s, 1, "discard_tactics rally_cry")
    assert len(in_hand(s, 1)) == HAND_LIMIT
    assert s.waiting() == [0]


# --- Runes ------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-TAC-04", "RUN-TAC-02", "RUN-TAC-09")
def test_of_two_copies_the_one_of_this_season_is_discarded() -> None:
    """Its owner chooses what goes, and keeps the copy that can be played."""
    s = in_turn("war_chest", *("summon_lightning", "rally_cry", "shield_wall") * 3)
    hold(s, 0, "war_chest", fresh=True)
    drawing.limit_hand(s, 0)
    do(s, 0, "discard_tactics war_chest")
    assert in_hand(s, 0).count("war_chest") == 1
    assert may_play(s, "war_chest")


@pytest.mark.clause("RUN-REV-06", "RUN-TAC-01")
def test_rumours_of_runes_turn_up_a_token_or_cost_two_influence() -> None:
    s = in_turn("rune_rumours", seats=3)
    rune(s, "LA", "dragon")
    rune(s, "LB", "false")
    rune(s, "LC", "dragon", up=True)
    rich(s, 0, 2, 0)
    play(s, "rune_rumours")
    # Uthuk have neither a facedown token nor influence, so the card would do nothing to them.
    assert offers(s, 1) == ["pick_area LA", "pick_area LB", "agree"]
    assert refusal(s, 1, "pick_area LC").clause == "RUN-REV-05"
    do(s, 1, "pick_area LB")
    assert (s.rune_up >> area("LB")) & 1 == 1
    assert list(s.influence)[:3] == [0, 2, 0]


@pytest.mark.clause("RUN-CARD-03")
def test_whoever_can_do_only_one_of_two_things_does_it() -> None:
    s = in_turn("rune_rumours")
    rune(s, "WA", "dragon")
    rich(s, 0, 1)
    play(s, "rune_rumours")
    assert (s.rune_up >> area("WA")) & 1 == 1
    s = in_turn("rune_rumours")
    rich(s, 0, 5)
    play(s, "rune_rumours")
    assert list(s.influence)[:2] == [2, 3]


@pytest.mark.clause("RUN-CARD-03")
def test_two_influence_settle_a_rumour() -> None:
    s = in_turn("rune_rumours")
    rune(s, "WA", "dragon")
    rich(s, 0, 5)
    play(s, "rune_rumours")
    do(s, 1, "agree")
    assert list(s.influence)[:2] == [2, 3]
    assert s.rune_up == 0


# --- Windows: the bid, the orders -------------------------------------------------------------------------------------


def to_the_bid(s: Runewars) -> None:
    """Masters of the Arcane: an influence bid is announced."""
    season_card(s, "masters_of_the_arcane")


@pytest.mark.clause("RUN-TAC-01", "RUN-BID-06", "RUN-WINDOW-01", "RUN-CARD-07")
def test_intrigue_keeps_a_player_out_of_a_bid() -> None:
    s = table(3)
    hold(s, 0, "foragers")
    hold(s, 2, "intrigue")
    rich(s, 3, 3, 3)
    to_the_bid(s)
    # Whoever has cards in hand is asked in play order, with or without such a card; seat 1 has none.
    assert s.question(0) == "window"
    assert offers(s, 0) == ["pass_window"]
    assert refusal(s, 0, "play foragers").clause == "RUN-TAC-01"
    do(s, 0, "pass_window")
    assert s.question(2) == "window"
    do(s, 2, "play intrigue")
    let_pass(s)
    assert picks(s, 2, "pick_player") == {"1", "2", "3"}
    do(s, 2, "pick_player 2")
    assert s.waiting() == [0, 2]
    do(s, 0, "bid 1")
    do(s, 2, "bid 0")
    assert (s.highest, s.lowest) == (1, 3)
    assert s.influence[1] == 3


@pytest.mark.clause("RUN-TAC-02")
def test_an_intrigue_of_this_season_cannot_be_used() -> None:
    s = table(2)
    hold(s, 0, "intrigue", fresh=True)
    to_the_bid(s)
    assert refusal(s, 0, "play intrigue").clause == "RUN-TAC-02"


def with_threat(influence: int) -> Runewars:
    """Seat 0 plays Veiled Threat when all orders have been revealed; seat 1 has so much influence."""
    s = table(2)
    hold(s, 0, "veiled_threat")
    for seat, card in enumerate(("heartland", "web_of_lies")):
        objective(s, seat, card)
    rich(s, 0, influence)
    do(s, 0, "order harvest")
    do(s, 1, "order recruit")
    assert s.question(0) == "window"
    do(s, 0, "play veiled_threat")
    return s


@pytest.mark.clause("RUN-TAC-01", "RUN-CARD-03", "RUN-ORD-04")
def test_a_veiled_threat_costs_two_influence_or_the_bonus() -> None:
    s = with_threat(2)
    assert offers(s, 1) == ["agree", "decline"]
    do(s, 1, "agree")
    assert list(s.influence)[:2] == [2, 0]
    assert s.no_bonus == 0
    s = with_threat(2)
    do(s, 1, "decline")
    assert list(s.influence)[:2] == [0, 2]
    assert s.no_bonus == BIT[1]


@pytest.mark.clause("RUN-CARD-03")
def test_whoever_cannot_pay_for_the_threat_loses_the_bonus() -> None:
    s = with_threat(1)
    assert s.no_bonus == BIT[1]
    assert s.influence[1] == 1
    assert s.question(0) != "threat"


@pytest.mark.clause("RUN-TAC-01")
def test_cards_of_windows_are_refused_in_the_own_turn() -> None:
    for card in ("intrigue", "veiled_threat", "summon_lightning", "healing_springs", "counterspell", "silver_tongue"):
        s = in_turn(card)
        assert refusal(s, 0, f"play {card}").clause == "RUN-TAC-01", card


# --- Counterspell -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-TAC-01", "RUN-WINDOW-01", "RUN-CARD-07")
def test_a_counterspell_cancels_a_card_that_is_discarded_without_effect() -> None:
    s = in_turn("war_chest", seats=3)
    hold(s, 1, "foragers")
    hold(s, 2, "counterspell")
    begin_turn(s)
    do(s, 0, "play war_chest")
    # In play order, and seat 1 too although it cannot cancel anything.
    assert s.question(1) == "counter"
    assert offers(s, 1) == ["pass_window"]
    assert refusal(s, 1, "play foragers").clause == "RUN-TAC-01"
    do(s, 1, "pass_window")
    do(s, 2, "play counterspell")
    assert s.influence[0] == 0
    assert (discarded(s, "war_chest"), discarded(s, "counterspell")) == (1, 1)
    assert s.waiting() == [0]


@pytest.mark.clause("RUN-TAC-02")
def test_a_counterspell_of_this_season_does_not_help() -> None:
    s = in_turn("war_chest")
    hold(s, 1, "counterspell", fresh=True)
    begin_turn(s)
    do(s, 0, "play war_chest")
    assert offers(s, 1) == ["pass_window"]
    assert refusal(s, 1, "play counterspell").clause == "RUN-TAC-02"


@pytest.mark.clause("RUN-WINDOW-01")
def test_nobody_is_asked_for_a_counterspell_that_lies_in_the_discard_pile() -> None:
    s = in_turn("war_chest")
    free_discard(s, "counterspell")
    hold(s, 1, "foragers")
    begin_turn(s)
    do(s, 0, "play war_chest")
    assert s.influence[0] == 3
    assert s.waiting() == [0]


# --- Not in the season in which it was drawn --------------------------------------------------------------------------


@pytest.mark.clause("RUN-TAC-02")
@pytest.mark.parametrize(
    "card", [name for kind, name in enumerate(tactics.NAMES) if tactics.TIMING[kind] == tactics.AT_YOUR_TURN]
)
def test_no_card_of_this_season_is_played(card: str) -> None:
    s = in_turn()
    hold(s, 0, card, fresh=True)
    begin_turn(s)
    clause = "RUN-TAC-01" if card == "silver_tongue" else "RUN-TAC-02"  # Silver Tongue belongs to diplomacy
    assert refusal(s, 0, f"play {card}").clause == clause
    assert question(s) == "own_turn"


@pytest.mark.clause("RUN-TAC-02")
def test_of_two_copies_the_older_one_is_played() -> None:
    s = in_turn("war_chest")
    hold(s, 0, "war_chest", fresh=True)
    begin_turn(s)
    play(s, "war_chest")
    assert s.influence[0] == 3
    assert refusal(s, 0, "play war_chest").clause == "RUN-TAC-02"


@pytest.mark.clause("RUN-TAC-09")
def test_a_card_that_is_not_in_hand_is_not_played() -> None:
    s = in_turn("foragers")
    assert refusal(s, 0, "play war_chest").clause == "RUN-TAC-01"
    assert army(s, "DB") == {}
