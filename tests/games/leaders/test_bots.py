"""Bots that run a dummy nation: they come to an end in the headquarters, and use what they have."""

from __future__ import annotations

import pytest
from leaders_table import BLUE, table

from bannerhall.bots import ask, bot
from bannerhall.core.chance import Stream
from bannerhall.core.match import Match
from bannerhall.games.leaders import GAME

MOST_STEPS = 251  # of one visit to the headquarters


@pytest.mark.clause("LDR-HEAD-04")
def test_after_so_many_changes_only_confirming_is_left() -> None:
    game = table(3, saved=[50])
    for _ in range(125):
        game.add(BLUE, "infantry").do(BLUE, "drop infantry")
    assert game.offers(BLUE) == ["confirm"]
    assert game.refused(BLUE, "add infantry") == "LDR-HEAD-04"
    game.confirm(BLUE)


@pytest.mark.parametrize("options", [{}, {"parallel_play": True}])
@pytest.mark.parametrize("seats", [2, 5])
def test_a_greedy_bot_leaves_the_headquarters(seats: int, options: dict[str, bool]) -> None:
    match = Match.begin(GAME, seats, 7, options, {"round_limit": 6})
    stream, greedy, steps, longest = Stream(3), bot("greedy"), 0, 0
    while not match.over:
        seat = match.state.seat()
        prompt = match.state.prompt(seat)
        steps = steps + 1 if prompt is not None and prompt.decision == "headquarters" else 0
        longest = max(longest, steps)
        assert steps <= MOST_STEPS
        match.answer(seat, ask(greedy, match.state, seat, stream))
    assert longest > 3, "it orders something"
    secrets = match.state.view(0)["secrets"]
    assert isinstance(secrets, list)
    assert any(sum(one["levels"].values()) > 1 for one in secrets), "somebody researches"
