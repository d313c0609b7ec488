"""One whole match of each game, from the first question to the record that replays: it runs on every build."""

from __future__ import annotations

import pytest

import bannerhall
from bannerhall.bots import play_match
from bannerhall.core.match import Match
from bannerhall.core.replay import read_record
from bannerhall.games import slugs


@pytest.mark.parametrize("slug", slugs())
def test_a_match_is_played_to_its_end_and_replays(slug: str) -> None:
    game = bannerhall.game(slug)
    match = play_match(Match.begin(game, game.seats[0] + 1, 7), ["greedy", "random"], 7)
    text = match.record.to_text(match.state.rules.vocabulary)
    again = read_record(text, bannerhall.game)
    assert again.over
    assert again.record.result() == match.record.result()
    assert again.record.to_text(again.state.rules.vocabulary) == text
