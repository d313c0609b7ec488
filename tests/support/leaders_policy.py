"""What the policy of LEADERS answers in a position, and playing on by it."""

from __future__ import annotations

from leaders_table import Table

from bannerhall.core.chance import Stream


def advised(game: Table, seat: int | None = None) -> str:
    """The answer that a seat is advised to give, as records write it."""
    who = game.asked if seat is None else seat
    action = game.state.policy(who, Stream(1))
    assert action in game.state.legal_actions(who)
    return game.state.rules.vocabulary.text(action)


def follow(game: Table, seat: int) -> list[str]:
    """Do as advised as long as the seat is asked the same question; what was done."""
    question, done = game.asks(seat), []
    while game.asks(seat) == question and game.asked == seat and not game.is_over():
        done.append(advised(game, seat))
        game.do(seat, done[-1])
    return done
