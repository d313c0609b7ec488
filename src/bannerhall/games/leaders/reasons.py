"""The judgement of a seat by its parts: what a hint can name as a reason."""

from __future__ import annotations

from bannerhall.core.state import State
from bannerhall.games.leaders import judgement
from bannerhall.games.leaders.state import Leaders


def parts(state: State, seat: int) -> dict[str, int]:
    assert isinstance(state, Leaders)
    return {
        "research": int(judgement.research(state, seat)),
        "missions": int(judgement.missions(state, seat)),
        "troops": int(judgement.troops(state, seat)),
        "purse": int(judgement.purse(state, seat)),
        "agents": int(judgement.agents(state, seat)),
    }
