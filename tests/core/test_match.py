"""One match being played: answers, chance, what people tell, and the rarer entries."""

from __future__ import annotations

import pytest
from matches import act, clause_of, finished, kinds, lines, match_at, tell
from sealed_table import at

from bannerhall.core.chance import KeyedStream
from bannerhall.core.errors import BadPosition, Illegal
from bannerhall.core.match import Match, roll, walk
from bannerhall.core.state import CHANCE, SPECTATOR
from bannerhall.games.sealed import GAME


def test_an_answer_is_an_entry() -> None:
    match = act(match_at(at("auction", hands=["", "seal"])), 0, "keep")
    assert lines(match) == ["seat 1: keep"]
    assert match.state.prompt(0).decision == "bids"  # type: ignore[union-attr]


def test_a_match_does_not_touch_the_state_it_begins_with() -> None:
    table = at("auction")
    before = table.state.to_json()
    act(match_at(table), 0, "keep")
    assert table.state.to_json() == before
    assert table.told(0) == []


def test_a_refused_answer_is_no_entry() -> None:
    match = match_at(at("auction"))
    assert clause_of(lambda: act(match, 1, "keep")) == ("HALL-ASK-02", {"seat": 2})
    assert match.record.entries == []


def test_chance_that_is_due_is_rolled_and_entered() -> None:
    match = act(match_at(at("bids", deck="gold ruby")), 0, "bid 2")
    act(match, 1, "bid 1")
    assert lines(match)[:2] == ["seat 1: bid 2", "seat 2: bid 1"]
    assert [line.split()[:2] for line in lines(match)[2:]] == [["chance:", "lot"], ["chance:", "harvest"]]


def test_chance_depends_on_the_number_of_its_entry() -> None:
    table = at("bids", deck="gold ruby pearl seal").do(0, "bid 2").do(1, "bid 1")
    stream = KeyedStream.from_number(3)
    outcomes = [action for action, _ in table.state.odds()]
    expected = [outcomes[stream.below(number, 4)] for number in range(1, 30)]
    assert [roll(table.state, stream, number) for number in range(1, 30)] == expected
    assert len(set(expected)) == 4


def test_outcomes_are_rolled_by_their_weights() -> None:
    table = at("bids", deck="gold gold gold ruby").do(0, "bid 2").do(1, "bid 1")
    rolled = [roll(table.state, KeyedStream(b"weights"), number) for number in range(800)]
    assert rolled.count(table.action("lot gold")) == pytest.approx(600, abs=50)


def test_equal_seeds_play_equal_matches() -> None:
    assert finished(3, 7).record == finished(3, 7).record
    assert finished(3, 7).record.entries != finished(3, 8).record.entries


def test_a_match_from_the_box_records_the_set_up() -> None:
    match = Match.begin(GAME, 2, seed=1, numbers={"rounds": 2})
    assert [line.split()[1] for line in lines(match)] == ["deal"] * 4 + ["harvest"]
    assert match.record.start is None
    assert match.record.numbers["rounds"] == 2


def test_a_match_from_a_position_records_it() -> None:
    table = at("auction")
    assert match_at(table).record.start == table.state.to_json()


def test_the_seed_is_committed_at_the_start_and_shown_at_the_end() -> None:
    match = Match.begin(GAME, 2, seed=b"secret")
    assert match.record.commitment == KeyedStream(b"secret").commitment()
    assert match.record.seed is None
    while not match.over:
        match.answer(match.state.seat(), match.state.legal()[0])
    assert match.record.seed == b"secret".hex()


def test_the_last_entry_is_the_result() -> None:
    match = match_at(at("closing", hands=["ruby", ""], desk={0: 0}, round=5))
    assert match.record.result() is None
    act(match, 0, "leave")
    assert match.over
    assert match.record.result() == {"ranks": [0, 1], "points": [8, 3], "winners": [0]}
    assert kinds(match.record.entries) == ["answer", "result"]


@pytest.mark.clause("HALL-ASK-01")
def test_nothing_is_answered_after_the_result() -> None:
    match = act(match_at(at("closing", desk={0: 0}, round=5)), 0, "leave")
    assert clause_of(lambda: act(match, 0, "leave"))[0] == "HALL-ASK-01"


# --- Telling -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("HALL-TELL-01")
def test_the_teller_types_what_the_table_knows() -> None:
    match = match_at(at("harvest", seats=3, auctioneer=1), typed=["harvest"])
    assert match.typing()
    assert clause_of(lambda: tell(match, 0, "harvest 4")) == ("HALL-TELL-01", {"seat": 1})
    assert clause_of(lambda: tell(match, 2, "harvest 4")) == ("HALL-TELL-01", {"seat": 3})
    tell(match, 1, "harvest 4")
    assert (lines(match), match.typing()) == (["chance: harvest 4"], False)


@pytest.mark.clause("HALL-TELL-01")
def test_where_no_teller_is_named_any_seat_may_type() -> None:
    for seat in (0, 1):
        match = match_at(at("lot", argument=1, deck="ruby gold"), typed=["lot", "harvest"])
        assert lines(tell(match, seat, "lot ruby")) == ["chance: lot ruby"]


@pytest.mark.clause("HALL-TELL-01")
@pytest.mark.parametrize("seat", [-1, 2, SPECTATOR])
def test_nobody_without_a_seat_types(seat: int) -> None:
    match = match_at(at("lot", argument=1, deck="ruby gold"), typed=["lot"])
    assert clause_of(lambda: tell(match, seat, "lot ruby")) == ("HALL-TELL-01", {"seat": seat + 1})


@pytest.mark.clause("HALL-TELL-01")
def test_there_is_nothing_to_type_where_chance_is_not_asked() -> None:
    match = match_at(at("bids"))
    assert clause_of(lambda: tell(match, 0, "harvest 1")) == ("HALL-TELL-01", {"seat": 1})


@pytest.mark.clause("HALL-TELL-01")
def test_nobody_answers_in_the_name_of_chance() -> None:
    match = match_at(at("harvest"), typed=["harvest"])
    assert clause_of(lambda: act(match, CHANCE, "harvest 9"))[0] == "HALL-TELL-01"


@pytest.mark.clause("HALL-ASK-05")
def test_what_is_typed_must_be_possible() -> None:
    match = match_at(at("lot", argument=1, deck="gold"), typed=["lot"])
    assert clause_of(lambda: tell(match, 0, "lot ruby"))[0] == "HALL-ASK-05"
    assert match.record.entries == []


def test_what_nobody_types_is_rolled() -> None:
    match = match_at(at("lot", argument=0, deck="gold ruby"), typed=["lot"])
    tell(match, 0, "lot gold")
    assert kinds(match.record.entries) == ["chance", "chance"]
    assert match.state.prompt().decision == "auction"  # type: ignore[union-attr]


# --- Passing -----------------------------------------------------------------------------------------------------


def test_a_seat_that_can_only_pass_is_idle() -> None:
    match = match_at(at("window", seats=3, hands=["gold", "seal", "copper"]))
    assert match.idle() == 0
    act(match, 0, "pass")
    assert match.idle() is None
    act(match, 1, "pass")
    assert match.idle() == 2


def test_a_seat_with_one_answer_that_is_no_pass_is_not_idle() -> None:
    match = match_at(at("auction", deck="gold"))
    assert match.state.legal(0) == [match.state.rules.vocabulary.make("keep")]
    assert match.idle() is None


def test_nobody_is_idle_when_chance_is_due_or_the_game_over() -> None:
    assert match_at(at("harvest", hands=["gold"]), typed=["harvest"]).idle() is None
    assert match_at(at("over", round=5)).idle() is None


# --- The rarer entries -------------------------------------------------------------------------------------------


def test_somebody_else_sits_down() -> None:
    match = match_at(at("auction"))
    match.change_seat(1, "Ada")
    assert lines(match) == ['seat 1 "Ada"']
    with pytest.raises(Illegal):
        match.change_seat(2, "Ada")


def test_rules_may_change_at_a_stored_position() -> None:
    match = act(match_at(at("auction")), 0, "keep")
    other = at("bids", coins=7).state.to_json()
    match.change_rules(1, other)
    assert match.state.to_json() == other
    assert kinds(match.record.entries) == ["answer", "rules"]
    assert act(match, 0, "bid 7").state.position()["bids"] == [7, None]


def test_rules_do_not_change_to_an_unsound_position() -> None:
    match = match_at(at("auction"))
    with pytest.raises(BadPosition):
        match.change_rules(1, {**at("bids").state.to_json(), "rules": 2})
    assert match.record.entries == []


def test_walking_shows_the_state_after_every_entry() -> None:
    match = act(match_at(at("auction")), 0, "bury")
    match.step_back(0)
    act(match, 0, "keep", "bid 3")
    decisions = [(number, state.prompt().decision, state.view(0)["bid"]) for number, state in walk(match)]  # type: ignore[union-attr]
    assert decisions == [
        (0, "auction", None),
        (1, "bids", None),
        (2, "auction", None),
        (3, "bids", None),
        (4, "bids", 3),
    ]
