"""Whatever is answered at the wrong moment is refused by its clause, and nothing changes: over the whole vocabulary."""

from __future__ import annotations

from random import Random

import pytest
from chicken_fight import attack
from chicken_table import asks, dice, follow, give, machine, put, refused, stock, table

from bannerhall.core.clauses import HALL_CLAUSES
from bannerhall.core.errors import Illegal
from bannerhall.core.ruleset import Choice
from bannerhall.core.state import CHANCE, NOBODY
from bannerhall.games.chicken import GAME
from bannerhall.games.chicken.rules.state import Chicken

WALKS: tuple[tuple[int, dict[str, Choice]], ...] = (
    (1, {"island": "build"}),
    (2, {"choose_base": True}),
    (2, {"island": "build"}),
    (3, {"quick_game": True, "supporter_side": "per_card"}),
    (4, {"mode": "team", "hardcore": True}),
    (3, {"mode": "flag"}),
    (2, {"mode": "cockfight"}),
)
STEPS = 900
OTHERS = 150  # of the vocabulary, for a seat that is not asked
REFUSED = 12  # refused answers that are really given at a moment


def moments(seats: int, options: dict[str, Choice]) -> dict[str, Chicken]:
    """A random match up to some step: by question, the position in which it was asked last."""
    rng = Random(seats)
    s = GAME.new(seats, None, options)
    assert isinstance(s, Chicken)
    found: dict[str, Chicken] = {}
    for _ in range(STEPS):
        seat = int(s.seat())
        if seat == NOBODY:
            break
        found[s.question(seat)] = s.clone()
        answers = [one for one, _ in s.odds()] if seat == CHANCE else s.legal_actions(seat)
        s.answer(seat, rng.choice(answers))
    return found


@pytest.mark.parametrize(("seats", "options"), WALKS)
def test_at_every_question_all_that_is_not_offered_is_refused_and_changes_nothing(
    seats: int, options: dict[str, Choice]
) -> None:
    found = moments(seats, options)
    assert len(found) > 12
    known = {*HALL_CLAUSES, *GAME.clauses.ids}
    rng = Random(seats)
    for question, s in found.items():
        before = s.to_json()
        vocabulary = s.rules.vocabulary.actions()
        for seat in (CHANCE, *range(seats)):
            tried = vocabulary if seat == s.seat() else rng.sample(vocabulary, OTHERS)
            legal = set(s.legal(seat)) & set(tried)
            against = {action: s.why_not(seat, action) for action in tried}
            assert {action for action, refusal in against.items() if refusal is None} == legal, question
            assert {refusal.clause for refusal in against.values() if refusal is not None} <= known, question
            wrong = [action for action in tried if action not in legal]
            for action in rng.sample(wrong, REFUSED):
                with pytest.raises(Illegal):
                    s.answer(seat, action)
        assert s.to_json() == before, question
        for seat in s.waiting():
            assert seat == CHANCE or s.lapse(seat) in s.legal_actions(seat), question


# --- By their clauses ------------------------------------------------------------------------------------------------


@pytest.mark.clause("CHI-FIGHT-02", "CHI-FIGHT-03", "CHI-MOVE-05", "CHI-BUILD-08", "CHI-BUILD-09", "CHI-STAR-01")
def test_what_is_wrong_in_the_action_step_is_refused_by_its_clause() -> None:
    s = table()
    put(s, "red_1", "T6b")
    dice(s, 0, "claw")
    for _ in range(3):
        machine(s, 1, "golem_steel", "T2a", ["blue_1"])
        machine(s, 1, "golem_wood", "T2d", ["blue_1"])
    machine(s, 0, "tower_white", "T6a")
    stock(s, "golem_rock", "car_spiked", "cannon", "soldier_stone")
    s.storage[2] += s.goods[2]
    s.goods[2] = 0
    wrong = {
        "build golem_rock": "CHI-BUILD-08",  # all miniatures are in play
        "build car_spiked": "CHI-BUILD-09",  # there is no steel
        "build soldier_wood": "CHI-BUILD-01",
        "fight red_2": "CHI-FIGHT-02",  # nobody in reach
        "fight tower_1": "CHI-FIGHT-03",
        "fight blue_2": "CHI-FIGHT-01",
        "march tower_1": "CHI-MOVE-09",
        "march blue_2": "CHI-MOVE-01",
        "draw": "CHI-STAR-01",
        "play sharp_beak": "CHI-MAGIC-01",
        "guard leader_red": "CHI-STAR-01",
        "plus red_1": "CHI-DICE-01",
        "pass_unless 1": "CHI-FIGHT-36",  # oneself is no opponent
        "pass_order ask": "CHI-FIGHT-36",  # so it is already
        "pass_order this_fight": "CHI-FIGHT-36",  # there is none
    }
    give(s, 0, "sharp_beak")
    assert {text: refused(s, text) for text in wrong} == wrong


@pytest.mark.clause("CHI-FIGHT-05", "CHI-MAGIC-04", "CHI-STAR-16")
def test_cards_at_the_wrong_time_are_refused_by_their_clause() -> None:
    s = table()
    give(s, 0, "fresh_straw")
    give(s, 0, "battle_cry")
    follow(s, 0, "hot_feet")
    dice(s, 0, "star")
    attack(s, machine(s, 0, "car_hammer", "T2c"), "leader_blue")
    assert asks(s) == "cards"
    wrong = {
        "lay fresh_straw": "CHI-MAGIC-04",
        "lay iron_coop": "CHI-FIGHT-05",
        "play battle_cry": "HALL-ASK-03",
        "heat": "HALL-ASK-03",
        "sift": "HALL-ASK-03",
        "deal_scroll sharp_beak": "HALL-ASK-03",
    }
    assert {text: refused(s, text) for text in wrong} == wrong
