"""Every question of the set-up: what is offered is allowed, and nothing else is; whoever runs out of time gets an
answer that is."""

from __future__ import annotations

import pytest
from runewars_answers import check_answers
from runewars_orders import question
from runewars_setup import any_answer, box

from bannerhall.core.ruleset import Choice
from bannerhall.core.state import CHANCE
from bannerhall.games.runewars.rules.state import Runewars

# What is asked before the first spring, all in all.
ASKED = {
    "choose_faction", "choose_tile", "place_column", "place_row", "place_turn", "rune_area", "dragon_at", "home_marker",
    "home_turn", "first_stronghold", "replace", "quarter", "first_hero", "name_commander", "hide_runes",
}  # fmt: skip


def questions_until_spring(seats: int, **options: Choice) -> dict[str, Runewars]:
    """For each question of a set-up in which everybody takes the last way, the position where it is asked first."""
    s = box(seats, **options)
    found: dict[str, Runewars] = {}
    while question(s) != "season_card":
        if s.seat() != CHANCE and question(s) not in found:
            asked = s.clone()
            assert isinstance(asked, Runewars)
            found[question(s)] = asked
            s.answer(s.waiting()[0], s.legal_actions(s.waiting()[0])[-1])
        else:
            any_answer(s)
    return found


@pytest.mark.clause("RUN-SET-02", "RUN-SET-08", "RUN-SET-09", "RUN-SET-11", "RUN-MAP-03", "RUN-MAP-11", "RUN-MAP-18")
def test_an_answer_is_allowed_if_and_only_if_it_is_offered() -> None:
    found = questions_until_spring(3, board="build", commanders=True)
    found.update(questions_until_spring(2, ruleset="revised"))
    assert found.keys() == ASKED
    for name, s in found.items():
        check_answers(s, name)
