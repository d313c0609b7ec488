"""The judgement of a seat by its parts: what a hint can name as a reason."""

from __future__ import annotations

from bannerhall.core.state import State
from bannerhall.games.leaders import judgement, judgement_board
from bannerhall.games.leaders.state import Leaders


def parts(state: State, seat: int) -> dict[str, int]:
    """What there is on a board, if there is one, and what the headquarters have."""
    assert isinstance(state, Leaders)
    board = {}
    if state.digital:
        board["land"] = int(judgement_board.land(state, seat))
        board["fights"] = int(judgement_board.fights(state, seat))
    return {
        **board,
        "research": int(judgement.research(state, seat)),
        "missions": int(judgement.missions(state, seat)),
        "troops": int(judgement.troops(state, seat)),
        "purse": int(judgement.purse(state, seat)),
        "agents": int(judgement.agents(state, seat)),
    }
