"""Count tables: how many ways there are to answer the next questions. A rule that changes shows at once.

Chance counts like everybody else, each outcome once. Interjections are not counted: nobody is asked for them.
"""

from __future__ import annotations

from bannerhall.core.state import CHANCE, NOBODY, State


def count(state: State, depth: int) -> int:
    """Sequences of `depth` answers, shorter ones where the game ends."""
    seat = state.seat()
    if depth == 0 or seat == NOBODY:
        return 1
    actions = [action for action, _ in state.odds()] if seat == CHANCE else state.legal_actions(seat)
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        after = state.clone()
        after.apply(action)
        total += count(after, depth - 1)
    return total
