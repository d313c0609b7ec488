"""The judgement of a seat by its parts: what a hint can name as a reason."""

from __future__ import annotations

from bannerhall.core.state import State
from bannerhall.games.smallworld import judgement
from bannerhall.games.smallworld.state import SmallWorld


def parts(state: State, seat: int) -> dict[str, int]:
    """Coins, regions of the active race and of those in decline, tokens, Leaders, and what the others lose."""
    assert isinstance(state, SmallWorld)
    others = sum(int(judgement.prospects(state, other)) for other in range(int(state.seats)) if other != seat)
    return {
        "coins": int(judgement.purse(state, seat)),
        "captives": int(judgement.captives(state, seat)),
        "realm": int(judgement.realm(state, seat)),
        "guard": int(judgement.guard(state, seat)),
        "decline": int(judgement.past(state, seat)),
        "tokens": int(judgement.might(state, seat)),
        "leader": int(judgement.leader(state, seat)),
        "others": -others // max(1, int(state.seats) - 1),
    }
