"""What is laid out and not said shows nothing that is hidden: whoever looks at a rune has gone there."""

from __future__ import annotations

import pytest
from runewars_table import act, put, rune, table, turn

from bannerhall.core.errors import Refused
from bannerhall.core.match import Match
from bannerhall.games.runewars.rules.state import Runewars
from bannerhall.table import HUMAN, Sitter, Table

STEPS = ("move_from DB", "move_to 5A", "units 1")


def before_a_rune(kind: str) -> tuple[Runewars, Table]:
    s = table(2)
    put(s, 0, "DB", footman=2)
    rune(s, "5A", kind)
    turn(s, 0, "strategize")
    return s, Table(Match(s, 1), [Sitter(HUMAN, "Ada"), Sitter(HUMAN, "Ben")], 0)


@pytest.mark.clause("RUN-RUNE-05")
@pytest.mark.parametrize("kind", ["dragon", "false"])
def test_a_rune_is_not_seen_by_thinking_of_going_there(kind: str) -> None:
    s, at = before_a_rune(kind)
    steps = [act(s, text) for text in STEPS]
    assert at.preview(0, steps[:2])["runes"] == {"5A": "hidden"}
    with pytest.raises(Refused) as refused:
        at.preview(0, steps)
    assert (refused.value.message, refused.value.facts) == ("draft-meets-secret", {"number": 3})


@pytest.mark.clause("RUN-RUNE-05")
@pytest.mark.parametrize("kind", ["dragon", "false"])
def test_whoever_goes_there_in_one_breath_sees_it(kind: str) -> None:
    s, at = before_a_rune(kind)
    at.draft(0, [act(s, text) for text in (*STEPS, "done")])
    runes = at.match.state.view(0)["runes"]
    assert runes == {"5A": kind}
    assert at.match.state.view(1)["runes"] == {"5A": "hidden"}
