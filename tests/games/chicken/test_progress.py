"""Progress across matches: leaders who have beaten the challenger, and the challenges."""

from __future__ import annotations

import pytest
from chicken_table import machine, put, table

from bannerhall.core.match import Match
from bannerhall.core.record import BACK, CHANCE_ENTRY, Entry, Record
from bannerhall.games.chicken.progress import MEDALS, deeds, medals_of
from bannerhall.games.chicken.rules import leaders


def match(mode: str = "solo", leader: str | None = None, won: bool = False, **more: object) -> dict[str, object]:
    return {"mode": mode, "rules": [], "leader": leader, "won": won, "feats": [], "gentle": False, **more}


@pytest.mark.clause("CHI-CHAL-08", "CHI-CHAL-11")
def test_nine_solo_wins_with_nine_leaders() -> None:
    won = [match(leader=name, won=True) for name in leaders.NAMES]
    assert medals_of(won) == {"leader": list(leaders.NAMES), "feat": ["nine_lives"]}
    last = leaders.NAMES[8]
    for other in (match(leader=last), match("standard", last, True), match(leader=last, won=True, gentle=True)):
        assert medals_of([*won[:8], other]) == {"leader": list(leaders.NAMES[:8]), "feat": []}


@pytest.mark.clause("CHI-CHAL-09")
def test_all_modes_and_rules_played() -> None:
    modes = [match(mode) for mode in ("standard", "team", "cockfight", "flag", "solo")]
    rules = match("standard", rules=["quick_game", "base_bonus", "hardcore"])
    assert medals_of(modes)["feat"] == []
    assert medals_of([*modes[1:], rules])["feat"] == ["all_modes"]
    assert medals_of([*modes[:4], rules])["feat"] == []


def test_challenges_of_a_match_are_kept_in_their_order() -> None:
    found = medals_of([match("standard", feats=[3]), match("standard", feats=[0, 3])])["feat"]
    assert found == ["0", "3"]
    assert set(found) <= set(MEDALS["feat"])


def test_what_counts_of_a_match_lay_open_at_its_end() -> None:
    s = table(3, hardcore=True)
    s.winners, s.over = 2, 1
    s.set_feats(1, 5)
    found = [deeds(s, seat) for seat in (0, 1)]
    assert [one["won"] for one in found] == [False, True]
    assert found[1] == {**match("standard", "abigail", True), "rules": ["hardcore"], "feats": [0, 2]}


def taken_back(*undone: Entry) -> Record:
    record = Match(table(2), 1).record
    record.entries.extend([*undone, Entry(BACK, number=0)])
    return record


def test_only_what_nobody_had_answered_to_may_be_taken_back() -> None:
    s = table(2)
    machine(s, 0, "soldier_steel", "T6d")
    put(s, "blue_1", "T2a")
    own = [Entry("answer", 0, 1), Entry("answer", 0, 2)]
    assert not taken_back(*own).mended()
    assert taken_back(*own, Entry(CHANCE_ENTRY, -1, 3)).mended()
    assert taken_back(*own, Entry("answer", 1, 3)).mended()
