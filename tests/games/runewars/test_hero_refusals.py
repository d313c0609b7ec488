"""Answers that heroes, Quests and the modules do not allow are refused with the clause, and nothing changes; what the
clock answers in place of somebody who does not."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import runewars_asked as asked_in
from runewars_asked import (
    acting,
    assigning,
    choosing,
    commanding,
    defending,
    deserting,
    drawing_for_a_test,
    exchanging,
    exploring,
    in_a_city,
    keeping,
    keeping_a_card,
    killing,
    leading,
    meeting,
    own_turn,
    placing,
    recruiting_heroes,
    shopping,
    starting,
    striking,
    two_heroes,
)
from runewars_heroes import wound
from runewars_orders import question
from runewars_table import act

from bannerhall.core.errors import Illegal
from bannerhall.games.runewars import GAME
from bannerhall.games.runewars.rules.state import Runewars

OTHER = "HALL-ASK-03"  # no answer to this question
CASES: list[tuple[Callable[[], Runewars], str, str, str]] = [
    (two_heroes, "next_hero", "act_with brann", "RUN-QST-01"),
    (acting, "hero_action", "travel 8A", "RUN-QST-02"),
    (acting, "hero_action", "heal", "RUN-CARD-01"),
    (acting, "hero_action", "use_reward healing_draught", "RUN-RWD-01"),
    (acting, "hero_action", "hero_card pathfinder", "RUN-TAC-01"),
    (acting, "hero_action", "exchange ronan", "RUN-RWD-02"),
    (acting, "hero_action", "pass_by ronan", "RUN-RWD-02"),
    (exchanging, "exchange", "take_over flute", "RUN-RWD-01"),
    (meeting, "encounter", "attempt library", "RUN-QST-09"),
    (meeting, "encounter", "attempt mines", "RUN-QST-03"),
    (meeting, "encounter", "challenge ronan", "RUN-DUEL-01"),
    (in_a_city, "encounter", "attempt ice_tower", "RUN-CARD-01"),
    (drawing_for_a_test, "draw_again", "swap_fate 7", "RUN-QST-10"),
    (drawing_for_a_test, "draw_again", "use_reward lucky_coin", "RUN-RWD-01"),
    (choosing, "choose_fate", "choose_fate 7", "RUN-QST-10"),
    (starting, "duel_start", "use_reward healing_draught", "RUN-CARD-01"),
    (starting, "duel_start", "use_reward elven_robe", "RUN-RWD-01"),
    (starting, "duel_start", "hero_card runic_echo", "RUN-TAC-01"),
    (striking, "special_icon", "use_reward soulbiter", "RUN-RWD-01"),
    (defending, "use_reward", "use_reward runeplate", "RUN-RWD-01"),
    (defending, "use_reward", "use_reward flute", "RUN-CARD-01"),
    (killing, "kill", "kill footman", "RUN-CARD-03"),
    (exploring("merchant"), "merchant", "raise wisdom", OTHER),
    (exploring("training"), "raise_attribute", "raise strength", "RUN-QST-05"),
    (exploring("scroll"), "scroll", "look_at 8B", "RUN-CARD-01"),
    (exploring("raiders"), "raiders", "lose_reward spyglass", "RUN-RWD-01"),
    (recruiting_heroes, "call_heroes", "call_heroes 3", "RUN-ORD6-05"),
    (recruiting_heroes, "call_heroes", "call_commanders 3", "RUN-CMD-09"),
    (keeping, "keep_hero", "keep_hero varikas", "RUN-ORD6-04"),
    (placing, "place_hero", "place_hero DC", "RUN-HER-04"),
    (deserting, "deserter", "desert ronan", "RUN-QST-01"),
    (keeping_a_card, "keep_commander_card", "keep_commander_card feint", "RUN-CMD-09"),
    (leading, "new_commander", "lead_with elyra", "RUN-CMD-17"),
    (commanding, "battle_window", "command feint", "RUN-TAC-01"),
    (shopping, "work", "buy_card daqan_capital", "RUN-DCRD-03"),
    (shopping, "work", "buy_card daqan_drill", "RUN-DCRD-04"),
    (shopping, "work", "buy_card uthuk_gorge", "RUN-DCRD-01"),
    (own_turn, "own_turn", "use_reward shard_of_timmorran", "RUN-CARD-01"),
    (own_turn, "own_turn", "take_spoils valadir", "RUN-DUEL-12"),
    (own_turn, "own_turn", "raze 5A", "RUN-EXPL-05"),
    (assigning, "assign_in_duel", "to_first 2", OTHER),
]


@pytest.mark.parametrize(("position", "asked", "answer", "clause"), CASES)
def test_what_is_not_allowed_is_refused_with_its_clause_and_changes_nothing(
    position: Callable[[], Runewars], asked: str, answer: str, clause: str
) -> None:
    s = position()
    assert question(s) == asked
    seat = int(s.seat())
    before = s.position()
    with pytest.raises(Illegal) as refused:
        s.answer(seat, act(s, answer))
    assert refused.value.refusal.clause == clause
    assert s.position() == before
    assert question(s) == asked


@pytest.mark.parametrize("position", list(dict.fromkeys(row[0] for row in CASES)))
def test_nobody_answers_for_another_seat(position: Callable[[], Runewars]) -> None:
    s = position()
    asked = int(s.seat())
    before = s.position()
    for other in (1 - asked, 3):
        for action in s.legal_actions(asked):
            with pytest.raises(Illegal):
                s.answer(other, int(action))
    assert s.position() == before


def test_words_that_are_no_answer_here_are_refused_without_a_trace() -> None:
    s = acting()
    wound(s, "valadir", 1)
    before = s.position()
    for answer in ("challenge ronan", "deal_damage", "begin_duel", "bid 3", "order conquer", "buy_reward"):
        with pytest.raises(Illegal):
            s.answer(0, act(s, answer))
    assert s.position() == before


# --- What the clock answers ------------------------------------------------------------------------------------------

LAPSES: list[tuple[Callable[[], Runewars], str]] = [
    (acting, "stay"),
    (two_heroes, "rest"),
    (meeting, "move_on"),
    (exchanging, "end_exchange"),
    (drawing_for_a_test, "keep_fates"),
    (choosing, "choose_fate 1"),
    (starting, "begin_duel"),
    (striking, "deal_damage"),
    (defending, "save_rewards"),
    (assigning, "to_first 1"),
    (killing, "kill reanimate"),
    (exploring("merchant"), "buy_nothing"),
    (exploring("training"), "raise agility"),
    (exploring("scroll"), "look_at 8A"),
    (exploring("raiders"), "suffer"),
    (recruiting_heroes, "done"),
    (keeping, "keep_no_hero"),
    (placing, "place_hero 5A"),
    (deserting, "desert valadir"),
    (keeping_a_card, "keep_no_commander_card"),
    (leading, "keep_commander"),
    (commanding, "go_on"),
    (shopping, "done"),
    (own_turn, "go_on"),
    (asked_in.robbed, "give_spoils ronan"),
    (asked_in.announcing, "draw_fate"),
    (asked_in.drifting, "drift 5A"),
    (asked_in.barring, "bar_card hold_the_line"),
    (asked_in.passing_the_lead, "replace_commander ronan"),
    (asked_in.pilfering, "keep_reward flute"),
    (asked_in.luring, "flute 5A"),
    (asked_in.spying, "spyglass 5C"),
    (asked_in.building_a_capital, "at DA"),
    (asked_in.healing, "cure ronan"),
    (asked_in.striking_beside, "strike valadir"),
]
POSITIONS = [row[0] for row in LAPSES]


@pytest.mark.parametrize(("position", "answer"), LAPSES)
def test_the_clock_gives_a_harmless_answer(position: Callable[[], Runewars], answer: str) -> None:
    s = position()
    seat = int(s.seat())
    lapse = s.lapse(seat)
    assert s.rules.vocabulary.text(lapse) == answer
    s.answer(seat, lapse)


@pytest.mark.parametrize("position", POSITIONS)
def test_a_question_takes_its_legal_answers_and_no_others(position: Callable[[], Runewars]) -> None:
    s = position()
    seat = int(s.seat())
    legal = set(s.legal_actions(seat))
    for action in s.rules.vocabulary.actions():
        text = s.rules.vocabulary.text(action)
        if not text.startswith(("pass_ahead", "ask_again")):  # these are taken at any time
            assert (s.why_not(seat, action) is None) == (action in legal), text


@pytest.mark.parametrize("position", POSITIONS)
def test_the_position_can_be_written_and_read(position: Callable[[], Runewars]) -> None:
    s = position()
    again = GAME.load(s.to_json())
    assert again.to_json() == s.to_json()
    assert set(again.legal_actions(int(again.seat()))) == set(s.legal_actions(int(s.seat())))
