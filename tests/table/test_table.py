"""One match with people at it: drafts, votes, clocks, passes, chairs, and what everybody is told."""

from __future__ import annotations

import pytest
from matches import clause_of
from reaped import GAME as REAPED
from reaped import reaped
from sealed_table import Table as Position
from sealed_table import at

from bannerhall.core.errors import BadRequest, Illegal, Refused
from bannerhall.core.feed import feed
from bannerhall.core.match import Match
from bannerhall.core.record import SEAT
from bannerhall.core.state import SPECTATOR
from bannerhall.table import BOT, HUMAN, LEFT, OPEN, Sitter, Table
from bannerhall.table.table import PASS_DELAY


def people(position: Position, *names: str, seconds: float = 0) -> Table:
    """A table where everybody is a person."""
    seats = int(position.state.seats)
    named = [*names, *("Ada", "Ben", "Cleo", "Dan", "Eve", "Fay")][:seats]
    return Table(Match(position.state, 1), [Sitter(HUMAN, name) for name in named], seconds)


def read(table: Table, *texts: str) -> list[int]:
    return [table.match.state.rules.vocabulary.read_exact(text) for text in texts]


def do(table: Table, seat: int, text: str) -> None:
    table.answer(seat, read(table, text)[0])


def everything(table: Table) -> tuple[object, ...]:
    return table.match.state.to_json(), len(table.match.record.entries)


# --- Drafts -------------------------------------------------------------------------------------------------


def test_the_steps_of_a_draft_are_entered_one_by_one() -> None:
    table = people(at("bids", hands=["gold ruby", "gold"], desk={0: 0}))
    table.draft(0, read(table, "pledge slot1", "pledge slot2", "leave"))
    assert len(table.match.record.entries) == 3
    assert table.match.state.view(0)["pledge"] == 1


def test_a_bad_step_leaves_everything_untouched() -> None:
    table = people(at("bids", hands=["gold ruby", "gold"], desk={0: 0}))
    before = everything(table)
    with pytest.raises(Illegal) as refused:
        table.draft(0, read(table, "pledge slot1", "pledge slot9"))
    assert refused.value.refusal.clause == "SLD-DESK-02"
    assert everything(table) == before


def test_a_draft_that_meets_chance_is_refused_as_a_whole() -> None:
    table = people(at("window", hands=["seal", "seal gold"], left=1))
    before = everything(table)
    with pytest.raises(Refused) as refused:
        table.draft(1, read(table, "break", "bid 2"))
    assert (refused.value.message, refused.value.facts) == ("draft-meets-chance", {"number": 2})
    assert everything(table) == before


def test_a_preview_is_shown_to_nobody_else_and_changes_nothing() -> None:
    table = people(at("bids", hands=["gold ruby", "gold"], desk={0: 0}))
    before = everything(table)
    others = [feed(table.match, reader) for reader in (1, SPECTATOR)]
    assert table.preview(0, read(table, "pledge slot2"))["pledge"] == 1
    assert everything(table) == before
    assert [feed(table.match, reader) for reader in (1, SPECTATOR)] == others
    assert table.match.state.view(0)["pledge"] is None


# --- Stepping back and voting -------------------------------------------------------------------------------


def test_an_own_step_is_taken_back_without_asking_anybody() -> None:
    table = people(at("bids", hands=["gold ruby", "gold"], desk={0: 0}))
    do(table, 0, "pledge slot1")
    do(table, 0, "pledge slot2")
    table.step_back(0, 1)
    assert table.match.state.view(0)["pledge"] is None
    assert clause_of(lambda: table.step_back(1))[0] == "HALL-BACK-01"


def voted() -> Table:
    """Both have bid, the lot is drawn: going back needs everybody."""
    table = people(at("bids", hands=["gold", "gold"], coins=9))
    do(table, 0, "bid 3")
    do(table, 1, "bid 2")
    return table


def test_going_back_needs_everybody() -> None:
    table = voted()
    proposal = table.propose_back(0, 0)
    assert (proposal.missing, table.proposal) == ([1], proposal)
    table.vote(1, True)
    assert table.proposal is None
    assert table.match.state.waiting() == [0, 1]
    assert table.match.state.view(0)["coins"] == [9, 9]


def test_one_no_ends_a_proposal() -> None:
    table = voted()
    before = everything(table)
    table.propose_back(0, 0)
    table.vote(1, False)
    assert table.proposal is None
    assert everything(table) == before


def test_an_answer_makes_a_proposal_void() -> None:
    table = voted()
    table.propose_back(1, 0)
    do(table, 0, "leave")
    assert table.proposal is None
    with pytest.raises(Refused) as refused:
        table.vote(0, True)
    assert refused.value.message == "no-vote"


def test_a_refused_answer_leaves_the_proposal_alone() -> None:
    table = voted()
    proposal = table.propose_back(1, 0)
    with pytest.raises(Illegal):
        do(table, 0, "pledge slot9")
    assert table.proposal is proposal


def test_there_is_one_proposal_at_a_time_and_it_must_be_possible() -> None:
    table = voted()
    with pytest.raises(Refused) as refused:
        table.propose_back(0, 99)
    assert refused.value.message == "no-back"
    table.propose_back(0, 0)
    with pytest.raises(Refused) as refused:
        table.propose_back(1, 0)
    assert refused.value.message == "vote-under-way"


def test_programs_agree_with_everything() -> None:
    table = Table(Match(at("bids", coins=9).state, 1), [Sitter(HUMAN, "Ada"), Sitter(BOT, "", "random")])
    do(table, 0, "bid 3")
    table.propose_back(0, 0)
    assert table.proposal is None
    assert table.match.state.waiting() == [0, 1]


def test_a_repair_is_made_when_everybody_agrees() -> None:
    table = people(at("bids", coins=9))
    patch = [{"path": "/table/coins/1", "value": 4}]
    table.propose_repair(0, patch)
    assert table.match.state.view(0)["coins"] == [9, 9]
    table.vote(1, True)
    assert table.match.state.view(0)["coins"] == [9, 4]


def test_a_repair_that_could_never_be_made_is_not_put_to_the_vote() -> None:
    table = people(at("bids", hands=["gold", "ruby"]))
    unseen = [{"path": "/table/hands/1/0/0", "value": 0}]
    unsound = [{"path": "/table/coins/1", "value": -4}]
    assert clause_of(lambda: table.propose_repair(0, unseen))[0] == "HALL-FIX-01"
    assert clause_of(lambda: table.propose_repair(0, unsound))[0] == "HALL-FIX-02"
    assert table.proposal is None


# --- The clock and automatic passes -------------------------------------------------------------------------


@pytest.mark.clause("SLD-DESK-03")
def test_at_the_desk_the_clock_gives_sixty_seconds() -> None:
    table = people(at("bids", hands=["gold ruby", "gold"], desk={0: 0}))
    assert not table.tick(100.0)
    do(table, 0, "pledge slot2")
    assert table.deadline(0) == 160.0
    assert table.deadline(1) is None
    assert not table.tick(159.9)
    assert table.tick(160.0)
    assert table.match.state.view(0)["at_desk"] == []
    assert table.match.state.view(0)["pledge"] == 1


def test_the_tables_own_limit_holds_for_every_decision() -> None:
    table = people(at("bids", hands=["gold", "gold"], coins=9, desk={0: 0}), seconds=20)
    table.tick(0.0)
    assert table.deadline(0) == 20.0
    do(table, 0, "leave")
    table.tick(15.0)  # now the bid is asked of the same person, with a new clock
    assert (table.deadline(0), table.deadline(1)) == (35.0, 20.0)
    assert table.tick(20.0)
    assert table.match.state.view(SPECTATOR)["have_bid"] == [1]


def test_nobody_is_hurried_while_the_table_votes() -> None:
    table = people(at("bids", coins=9), seconds=5)
    table.tick(0.0)
    do(table, 0, "bid 1")
    table.propose_back(0, 0)
    assert not table.tick(1000.0)
    table.vote(1, False)
    assert table.tick(1000.0)


def test_who_can_only_pass_is_passed_after_the_same_delay() -> None:
    table = people(at("window", hands=["gold", "seal"], left=2))
    assert not table.tick(10.0)
    assert not table.tick(10.0 + PASS_DELAY - 0.01)
    assert table.tick(10.0 + PASS_DELAY)
    assert [entry.seat for entry in table.match.record.entries] == [0]
    assert not table.tick(99.0), "whoever could break a seal is asked"


def test_bots_answer_until_a_person_is_asked() -> None:
    table = Table(
        Match(at("bids", seats=3, coins=5).state, 1), [Sitter(HUMAN, "Ada"), *[Sitter(BOT, "", "random")] * 2]
    )
    assert table.run_bots() == 2
    assert table.match.state.waiting() == [0]
    assert not table.tick(0.0)


# --- Chairs -------------------------------------------------------------------------------------------------


def test_a_leaver_is_replaced_and_comes_back() -> None:
    table = people(at("bids", coins=9))
    table.leave(1)
    assert table.sitters[1] == Sitter(LEFT, "Ben", "greedy")
    assert table.tick(0.0)
    assert table.match.state.waiting() == [0]
    with pytest.raises(Refused) as refused:
        table.sit(1, "Mallory")
    assert refused.value.message == "chair-taken"
    table.sit(1, "Ben")
    assert table.sitters[1] == Sitter(HUMAN, "Ben")
    changes = [entry.data for entry in table.match.record.entries if entry.kind == SEAT]
    assert changes == ["bot:greedy", "Ben"]


def test_a_leaver_is_no_longer_asked_to_vote() -> None:
    table = voted()
    table.propose_back(0, 0)
    table.leave(1)
    assert table.proposal is None
    table.propose_back(0, 0)
    assert table.match.state.view(0)["coins"] == [9, 9]


def test_open_chairs_are_taken_by_people_or_bots() -> None:
    table = Table(Match(at("bids").state, 1), [Sitter(OPEN), Sitter(OPEN)])
    before = table.ready
    table.sit(0, "Ada")
    table.seat_bot(1, "random")
    assert (before, table.ready) == (False, True)
    with pytest.raises(Refused):
        table.seat_bot(0, "random")
    with pytest.raises(Refused):
        table.leave(1)


def test_an_unknown_bot_changes_no_chair() -> None:
    table = people(at("bids"))
    with pytest.raises(BadRequest):
        table.leave(0, "genius")
    assert table.sitters[0].kind == HUMAN
    assert table.match.record.entries == []


def test_every_seat_needs_a_sitter() -> None:
    with pytest.raises(Refused) as refused:
        Table(Match(at("bids").state, 1), [Sitter(HUMAN, "Ada")])
    assert refused.value.message == "bad-sitters"


# --- What a seat is told ------------------------------------------------------------------------------------


def test_whoever_was_away_is_told_what_happened_since_the_own_last_turn() -> None:
    table = people(at("bids", seats=3, hands=["gold", "gold", "gold"], coins=9))
    do(table, 0, "bid 3")
    assert table.since_last_turn(0) == []
    do(table, 1, "bid 2")
    lines = table.since_last_turn(0)
    assert [line["by"] for line in lines] == [1]
    assert lines[0]["action"] == {"kind": "bid", "argument": "?"}
    do(table, 2, "bid 1")
    events = [event for line in table.since_last_turn(0) for event in line.get("events", [])]  # type: ignore[attr-defined]
    assert {"event": "won", "seat": 0, "coins": 3} in events


def test_chat_is_bounded() -> None:
    table = people(at("bids"))
    table.say(1, "x" * 9999)
    assert table.chat == [(1, "x" * 500)]


# --- Telling ------------------------------------------------------------------------------------------------


def harvest(*kinds: str) -> Table:
    """The auctioneer at seat 1 must tell the harvest."""
    match = Match(reaped("harvest", seats=3, auctioneer=1, hands=["gold"] * 3), 1, REAPED.typed_by_players)
    sitters = [Sitter(kind, f"P{seat}", "" if kind == HUMAN else "greedy") for seat, kind in enumerate(kinds)]
    return Table(match, sitters)


def test_the_table_waits_for_its_teller() -> None:
    table = harvest(HUMAN, HUMAN, HUMAN)
    assert (table.awaited(), [table.may_tell(seat) for seat in range(4)]) == ([1], [False, True, False, False])
    assert clause_of(lambda: table.tell(0, read(table, "harvest 3")[0])) == ("HALL-TELL-01", {"seat": 1})
    table.tell(1, read(table, "harvest 3")[0])
    assert (table.awaited(), table.may_tell(1)) == ([1], False)


@pytest.mark.clause("HALL-TELL-01")
@pytest.mark.parametrize("kind", [BOT, LEFT])
def test_where_a_program_should_tell_every_person_may(kind: str) -> None:
    table = harvest(HUMAN, kind, BOT)
    assert (table.awaited(), [table.may_tell(seat) for seat in range(3)]) == ([], [True, True, False])
    table.tell(0, read(table, "harvest 3")[0])
    assert table.match.state.view(0)["coins"] == [13, 13, 13]
    assert table.match.own_steps(0) == []  # it was not the own entry of whoever typed it


def test_no_clock_runs_for_what_is_told() -> None:
    table = harvest(HUMAN, HUMAN, HUMAN)
    table.seconds = 5
    assert not table.tick(1000.0)
    assert table.deadline(1) is None


def test_what_one_has_told_is_ones_last_turn() -> None:
    table = harvest(HUMAN, HUMAN, HUMAN)
    table.tell(1, read(table, "harvest 3")[0])
    assert table.since_last_turn(1) == []
    assert [line["by"] for line in table.since_last_turn(0)] == [-1]


def test_only_what_everybody_knows_is_taken_back_before_everybody() -> None:
    table = people(at("auction", hands=["gold", "gold"]))
    do(table, 0, "keep")
    assert table.own_in_the_open([0, 1]) == 0
    assert table.own_in_the_open([1]) is None
    do(table, 0, "bid 3")
    assert (table.match.own_steps(0), table.own_in_the_open([0, 1])) == ([1, 2], None)
