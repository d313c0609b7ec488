"""The contract of a state: who is asked, what is answered, and that a refusal changes nothing."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from sealed_table import at

from bannerhall.core.errors import Illegal
from bannerhall.core.state import CHANCE, NOBODY, SPECTATOR, FinalRanking, State, hidden_to, secret_to
from bannerhall.games.sealed import GAME


def refusal(state: State, seat: int, action: int) -> tuple[str, dict[str, int | str]] | None:
    found = state.why_not(seat, action)
    return None if found is None else (found.clause, found.facts)


# --- Who is asked ------------------------------------------------------------------------------------------------


def test_chance_is_asked_before_everybody() -> None:
    state = at("harvest", hands=["gold"], desk={0: 0}).state
    assert (state.seat(), state.waiting()) == (CHANCE, [CHANCE, 0])


def test_a_side_frame_is_asked_before_the_main_stack() -> None:
    table = at("auction", hands=["", "gold"], desk={1: 0})
    assert (table.state.seat(), table.state.waiting()) == (1, [0, 1])
    assert (table.asks(0), table.asks(1)) == ("auction", "desk")


def test_of_several_the_first_seat_still_to_answer_is_asked_first() -> None:
    table = at("bids", seats=3)
    assert table.state.seat() == 0
    assert table.do(0, "bid 1").state.seat() == 1
    assert table.do(2, "bid 1").state.waiting() == [1]


def test_nobody_is_asked_when_the_game_is_over() -> None:
    state = at("over", round=5).state
    assert (state.seat(), state.waiting(), state.legal(), state.odds()) == (NOBODY, [], [], [])
    assert state.prompt() is None


def test_while_an_end_waits_only_those_at_the_side_are_asked() -> None:
    state = at("closing", seats=3, desk={1: 0, 2: 0}, round=5).state
    assert (state.seat(), state.waiting()) == (1, [1, 2])


def test_without_a_seat_the_questions_mean_the_one_asked_first() -> None:
    table = at("auction")
    assert table.state.legal() == table.state.legal(0)
    assert table.asks() == table.asks(0) == "auction"
    assert table.asks(1) is None


def test_strangers_are_offered_nothing() -> None:
    state = at("bids").state
    for stranger in (2, 99, SPECTATOR, NOBODY):
        assert state.legal(stranger) == []
        assert state.prompt(stranger) is None
    assert state.legal(CHANCE) == []
    assert state.prompt(CHANCE) is None


def test_chance_is_offered_its_outcomes() -> None:
    state = at("harvest").state
    assert state.legal(CHANCE) == [action for action, _ in state.odds()]
    assert at("bids").state.odds() == []


def test_a_teller_is_named_only_where_chance_has_one() -> None:
    assert at("harvest", seats=3, auctioneer=2).state.teller() == 2
    assert at("lot", argument=1).state.teller() == NOBODY
    assert at("bids").state.teller() == NOBODY
    assert at("over", round=5).state.teller() == NOBODY


def test_the_clock_asks_the_frame_of_the_seat() -> None:
    state = at("auction", hands=["", "gold"], desk={1: 0}).state
    assert [state.clock(seat) for seat in (0, 1, SPECTATOR)] == [0, 60, 0]


# --- Why not -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("HALL-ASK-01")
def test_after_the_end_everything_is_refused() -> None:
    state = at("over", hands=["seal"], round=5).state
    actions = state.rules.vocabulary.actions()
    assert {state.why_not(0, action).clause for action in actions} == {"HALL-ASK-01"}  # type: ignore[union-attr]


@pytest.mark.clause("HALL-ASK-02")
def test_only_who_is_asked_answers() -> None:
    table = at("auction", seats=3, auctioneer=1)
    assert table.refused(0, "keep") == ("HALL-ASK-02", {"seat": 1})
    assert table.refused(CHANCE, "harvest 1") == ("HALL-ASK-02", {"seat": 0})
    assert table.refused(1, "keep") is None


@pytest.mark.clause("HALL-ASK-02")
def test_chance_does_not_answer_where_several_are_asked() -> None:
    assert at("bids").refused(CHANCE, "lot ruby") == ("HALL-ASK-02", {"seat": 0})


@pytest.mark.clause("HALL-ASK-03")
def test_an_answer_must_answer_the_question() -> None:
    assert at("auction").refused(0, "bid 1") == ("HALL-ASK-03", {"seat": 1})
    assert at("bids").refused(0, "keep") == ("HALL-ASK-03", {"seat": 1})


@pytest.mark.clause("HALL-ASK-04")
@pytest.mark.parametrize("action", [-1, -1024, 7 * 1024 + 41, 11 * 1024, 10**9])
def test_an_action_must_be_in_the_vocabulary(action: int) -> None:
    assert refusal(at("bids").state, 0, action) == ("HALL-ASK-04", {"seat": 1})
    assert refusal(at("harvest").state, CHANCE, action) == ("HALL-ASK-04", {"seat": 0})


@pytest.mark.clause("HALL-ASK-05")
def test_chance_answers_with_a_possible_outcome_only() -> None:
    table = at("lot", argument=1, deck="gold")
    assert table.refused(CHANCE, "lot ruby") == ("HALL-ASK-05", {"seat": 0})
    assert table.refused(CHANCE, "harvest 1") == ("HALL-ASK-05", {"seat": 0})
    assert table.refused(CHANCE, "lot gold") is None


@pytest.mark.clause("HALL-ASK-06")
@pytest.mark.parametrize("seat", [2, 5, 99, NOBODY, SPECTATOR, -99])
def test_only_the_seats_of_the_match_act(seat: int) -> None:
    table = at("bids", seats=2)
    assert table.refused(seat, "bid 0") == ("HALL-ASK-06", {"seat": seat + 1})


@pytest.mark.clause("HALL-ASK-06", "HALL-ASK-04", "HALL-ASK-01")
def test_the_first_reason_is_told() -> None:
    state = at("over", round=5).state
    assert refusal(state, 9, -1) == ("HALL-ASK-06", {"seat": 10})
    assert refusal(state, 0, -1) == ("HALL-ASK-04", {"seat": 1})


@pytest.mark.clause("HALL-ASK-02", "HALL-ASK-03")
def test_a_refused_answer_leaves_the_state_untouched() -> None:
    table = at("bids", seats=3, hands=["gold seal", "", "copper"], desk={0: 1}, bids=[None, 3, None])
    before = table.state.to_json()
    for seat in (-9, CHANCE, 0, 1, 2, 3):
        for action in [*table.state.rules.vocabulary.actions(), -1, 10**7]:
            if table.state.why_not(seat, action) is not None:
                with pytest.raises(Illegal):
                    table.state.answer(seat, action)
    assert table.state.to_json() == before
    assert table.told(0) == []


def test_an_illegal_answer_carries_its_refusal() -> None:
    table = at("bids", coins=3)
    with pytest.raises(Illegal) as wrong:
        table.do(0, "bid 4")
    assert wrong.value.refusal == table.state.why_not(0, table.action("bid 4"))
    assert wrong.value.message == "why-SLD-BID-02"
    assert wrong.value.facts == {"seat": 1, "bid": 4, "coins": 3}


@pytest.mark.clause("HALL-ASK-02")
def test_a_seat_that_is_not_asked_has_no_lapse() -> None:
    with pytest.raises(Illegal) as wrong:
        at("auction").state.lapse(1)
    assert wrong.value.refusal.clause == "HALL-ASK-02"


# --- Answering ---------------------------------------------------------------------------------------------------


def test_apply_answers_for_who_is_asked_first() -> None:
    asked, told = at("auction", hands=["", "gold"], desk={1: 0}), at("auction", hands=["", "gold"], desk={1: 0})
    asked.state.apply(asked.action("leave"))
    told.do(1, "leave")
    assert asked.state.to_json() == told.state.to_json()


def test_apply_finds_an_interjection_of_who_is_asked() -> None:
    table = at("auction", hands=["seal"], top=[("ruby", [1])])
    table.state.apply(table.action("break"))
    assert (table.hand(0), table.asks()) == ("", "auction")


def test_apply_asked_takes_an_answer_to_the_first_question() -> None:
    table = at("bids", seats=3)
    for coins in (1, 2):
        table.state.apply_asked(table.action(f"bid {coins}"))
    assert table.now["bids"] == [1, 2, None]


def test_the_fast_list_of_options_is_that_of_the_first_question() -> None:
    table = at("auction", hands=["seal", "gold"], desk={1: 0})
    out = vec[i64]([0] * table.state.max_actions())
    n = table.state.fill_asked(out)
    assert [int(out[i]) for i in range(n)] == [table.action("leave"), table.action("pledge slot1")]


def test_a_clone_is_independent_and_deaf() -> None:
    table = at("bids", hands=["gold seal", "copper"])
    before = table.state.to_json()
    other = table.state.clone()
    assert other.sink is None
    assert other.rules is table.state.rules
    other.answer(0, table.action("bid 3"))
    other.answer(0, table.action("break"))
    assert table.state.to_json() == before
    assert table.told(0) == []


def test_a_state_without_a_sink_plays_the_same() -> None:
    told, silent = at("bids", top=[("ruby", [0])]), at("bids", top=[("ruby", [0])])
    silent.state.sink = None
    for table in (told, silent):
        table.do(0, "bid 2").do(1, "bid 3")
    assert told.state.to_json() == silent.state.to_json()
    assert (len(told.told(0)), silent.told(0)) == (4, [])


def test_audiences_pack_who_notices_and_who_sees() -> None:
    table = at("bids", seats=3)
    assert table.audience(1, "bid 2") == (0xFFFF, 0b010)
    assert secret_to(0b101) == 0xFFFF + 0b101 * 65536
    assert hidden_to(0b101) == 0b101 + 0b101 * 65536


# --- Results -----------------------------------------------------------------------------------------------------


def test_a_standing_lists_its_winners() -> None:
    standing = FinalRanking([1, 0, 0], [3, 5, 5])
    assert standing.winners == [1, 2]
    assert standing == FinalRanking([1, 0, 0], [3, 5, 5])
    assert standing != FinalRanking([1, 0, 0], [3, 5, 6])
    assert standing.to_json() == {"ranks": [1, 0, 0], "points": [3, 5, 5], "winners": [1, 2]}


def test_there_is_no_result_while_the_game_lasts() -> None:
    assert at("closing", desk={0: 0}, round=5).state.result() is None


# --- Positions ---------------------------------------------------------------------------------------------------


def test_a_position_round_trips_frames_sides_and_revelations() -> None:
    table = at("window", seats=3, hands=["seal", "gold", "copper"], top=[("ruby", [1])], desk={2: 1}).do(0, "break")
    position = table.state.to_json()
    assert position["revelations"] == 1
    again = GAME.load(position)
    assert again.to_json() == position
    assert [int(n) for n in again.frames] == [int(n) for n in table.state.frames]
