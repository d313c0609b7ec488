"""What only the people at the table can tell: no dice, but an own entry of whoever tells it."""

from __future__ import annotations

import pytest
from matches import act, clause_of, kinds, tell
from reaped import GAME, reaped

from bannerhall.core.match import Match
from bannerhall.core.replay import replay, unproven_rolls


def harvesting(**position: object) -> Match:
    return Match(reaped("harvest", **{"seats": 3, "auctioneer": 1, **position}), 1, GAME.typed_by_players)


@pytest.mark.clause("HALL-BACK-01")
def test_who_told_something_may_take_it_back() -> None:
    match = tell(harvesting(), 1, "harvest 4")
    assert (match.own_steps(1), match.own_steps(0)) == ([1], [])
    assert match.may_all_step_back() == {1}
    match.step_back(1)
    assert match.typing()
    assert match.state.view(0)["coins"] == [10, 10, 10]
    assert tell(match, 1, "harvest 2").state.view(0)["coins"] == [12, 12, 12]


@pytest.mark.clause("HALL-BACK-01")
def test_to_others_it_is_news() -> None:
    match = tell(harvesting(), 1, "harvest 4")
    assert [match.reveals(seat) for seat in range(3)] == [1, 0, 1]


@pytest.mark.clause("HALL-BACK-01")
def test_it_stays_when_something_was_revealed_since() -> None:
    match = tell(harvesting(hands=["gold", "seal", "gold"]), 1, "harvest 4")
    act(match, 1, "break")  # the peek is drawn by the hall
    assert clause_of(lambda: match.step_back(1)) == ("HALL-BACK-01", {"seat": 2})


@pytest.mark.clause("HALL-BACK-01")
def test_a_record_read_again_says_the_same() -> None:
    match = tell(harvesting(), 1, "harvest 4")
    again = replay(GAME, match.record.to_json(match.state.rules.vocabulary))
    assert [again.own_steps(seat) for seat in range(3)] == [match.own_steps(seat) for seat in range(3)] == [[], [1], []]


@pytest.mark.clause("HALL-BACK-01")
def test_real_dice_are_chance_all_the_same() -> None:
    """Nothing is told of a peek that is typed at a real table: nobody takes it back alone."""
    match = Match(reaped("window", hands=["seal", "gold"]), 1, ["peek"])
    tell(act(match, 0, "break"), 0, "peek gold")
    assert match.own_steps(0) == []


def test_what_was_told_needs_no_proof_and_everything_else_does() -> None:
    match = Match.begin(GAME, 2, seed=3, typed=GAME.typed_by_players)
    while not match.over:
        if match.typing():
            tell(match, int(match.state.teller()), "harvest 9")
        else:
            match.answer(match.state.seat(), match.state.legal()[0])
    assert kinds(match.record.entries).count("chance") > 5
    assert unproven_rolls(match) == []


def test_without_people_it_is_rolled_like_everything_else() -> None:
    match = Match.begin(GAME, 2, seed=3)
    assert not match.typing()
    assert "chance" in kinds(match.record.entries)


def test_what_is_sealed_can_never_be_typed() -> None:
    assert set(GAME.questions.names) - set(GAME.tellable) == {"deal", "lot"}
