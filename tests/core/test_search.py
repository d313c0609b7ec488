"""The tree search: seeded, lawful, and without eyes for what its seat cannot know."""

from __future__ import annotations

import pytest
from sealed_table import Table, at

from bannerhall.core.chance import Stream
from bannerhall.core.errors import Illegal
from bannerhall.core.search import NONE, UNNOTICED, Search, search
from bannerhall.core.state import CHANCE, FULL
from bannerhall.core.vocabulary import HIDDEN, SPAN


def last_lot() -> Table:
    """The last round: seat 0 knows that the lot is a ruby, seat 1 has four coins, seat 0 five; a tie goes to seat 1."""
    return at("bids", hands=["", "gold"], coins=[5, 4], top=[("ruby", [0])], auctioneer=1, round=5, bids=[None, 4])


def test_equal_seeds_give_equal_verdicts() -> None:
    state = at("window", seats=3, hands=["seal gold", "copper", "seal"]).state
    one, two = search(state, 0, 150, seed=5), search(state, 0, 150, seed=5)
    assert one.lines == two.lines
    assert search(state, 0, 150, seed=6).lines != one.lines


def test_searching_does_not_touch_the_state() -> None:
    table = at("bids", hands=["gold seal", "copper"], top=[("ruby", [0])])
    before = table.state.to_json()
    search(table.state, 0, 100, seed=1)
    assert table.state.to_json() == before
    assert table.told(0) == []


def test_the_only_winning_bid_is_found() -> None:
    """Only five coins are sure to buy the ruby, and nothing else wins."""
    table = last_lot()
    verdict = search(table.state, 0, 800, seed=1)
    assert verdict.best == table.action("bid 5")


def test_a_card_without_value_is_left_to_others() -> None:
    table = at("bids", coins=[3, 3], top=[("seal", [0])], round=5, bids=[None, 0], deck="")
    verdict = search(table.state, 0, 400, seed=1)
    assert verdict.best == table.action("bid 0")


def test_the_most_valuable_card_is_pledged() -> None:
    table = at("closing", hands=["copper ruby seal", "pearl pearl"], coins=0, desk={0: 2}, round=5)
    assert search(table.state, 0, 300, seed=3).best == table.action("pledge slot2")


@pytest.mark.parametrize(
    ("table", "seat"),
    [
        (at("bids", seats=3, coins=[2, 5, 5], bids=[None, 3, None]), 0),
        (at("bids", seats=3, coins=[2, 5, 5], bids=[None, 3, None]), 1),
        (at("bids", hands=["gold"], desk={0: 0}), 0),
        (at("window", hands=["seal"], deck="gold"), 0),
        (at("auction", deck="gold"), 0),
        (at("auction", hands=["", "gold seal"], desk={1: 3}), 1),
        (at("closing", hands=["seal"], desk={0: 0}, deck="", round=5), 0),
    ],
)
def test_only_answers_to_the_question_are_considered(table: Table, seat: int) -> None:
    verdict = search(table.state, seat, 60, seed=2)
    legal = table.state.legal(seat)
    assert {action for action, _, _ in verdict.lines} <= set(legal)
    assert verdict.best in legal
    table.state.answer(seat, verdict.best)


def test_visits_add_up_and_payoffs_are_shares() -> None:
    verdict = search(last_lot().state, 0, 120, seed=2)
    assert sum(visits for _, visits, _ in verdict.lines) == 120
    assert all(0.0 <= mean <= 1.0 for _, _, mean in verdict.lines)
    assert [visits for _, visits, _ in verdict.lines] == sorted((v for _, v, _ in verdict.lines), reverse=True)


@pytest.mark.clause("HALL-ASK-02")
@pytest.mark.parametrize(("table", "seat"), [(at("auction"), 1), (at("over", round=5), 0), (at("auction"), 7)])
def test_only_who_is_asked_searches(table: Table, seat: int) -> None:
    with pytest.raises(Illegal) as wrong:
        search(table.state, seat, 10, seed=1)
    assert wrong.value.refusal.clause == "HALL-ASK-02"


# --- What a plan may depend on -----------------------------------------------------------------------------------


def label(table: Table, viewer: int, mover: int, text: str) -> int:
    mind = Search(table.state, viewer, Stream(1), 10, 0.7)
    action = table.action(text)
    return int(mind.label(table.state, table.state.judge(mover, action)[0], mover, action))


def test_an_own_or_open_answer_is_known() -> None:
    table = at("bids", seats=3)
    assert label(table, 1, 1, "bid 3") == table.action("bid 3")
    assert label(at("auction"), 1, 0, "bury") == table.action("bury")


def test_an_argument_that_is_not_seen_is_not_planned_with() -> None:
    table = at("bids", seats=3)
    assert label(table, 0, 1, "bid 3") == label(table, 0, 1, "bid 4") == 7 * SPAN + HIDDEN


def test_an_entry_that_is_not_noticed_is_not_planned_with() -> None:
    table = at("auction", seats=3, hands=["", "gold copper"], desk={1: 0})
    assert label(table, 0, 1, "pledge slot1") == label(table, 0, 1, "pledge slot2") == UNNOTICED
    assert label(table, 0, 1, "leave") == table.action("leave")


def test_chance_is_known_to_whom_it_serves() -> None:
    table = at("lot", seats=3, argument=2)
    assert label(table, 1, CHANCE, "lot ruby") == table.action("lot ruby")
    assert label(table, 0, CHANCE, "lot ruby") == label(table, 0, CHANCE, "lot gold") == 8 * SPAN + HIDDEN


def test_edges_that_look_alike_lead_to_the_same_node() -> None:
    """Wherever the plan goes on, it goes on from what the seat will have seen."""
    table = at("bids", seats=3, hands=["seal", "gold", "copper"], deck="gold ruby pearl copper")
    mind = Search(table.state, 0, Stream(3), 20, 0.7)
    for _ in range(400):
        mind.iterate()
    tree = mind.tree
    shared = 0
    for node in range(len(tree.first)):
        found: dict[int, int] = {}
        edge = int(tree.first[node])
        while edge != NONE:
            if tree.child[edge] != NONE:
                seen = int(tree.label[edge])
                shared += seen in found
                assert found.setdefault(seen, int(tree.child[edge])) == tree.child[edge]
            edge = int(tree.next[edge])
        assert len(set(found.values())) == len(found)
    assert shared > 0


def test_hidden_cards_do_not_steer_the_search() -> None:
    """Two tables that look alike to the seat are worth the same to it, whatever the other really holds."""
    means = []
    for hand in ("ruby ruby", "copper copper"):
        table = at("bids", hands=["gold", hand], coins=[6, 6], round=5)
        verdict = search(table.state, 0, 500, seed=1)
        means.append(sum(mean * visits for _, visits, mean in verdict.lines) / 500)
    assert means[0] == pytest.approx(means[1], abs=0.06)


def test_a_won_game_is_worth_everything() -> None:
    table = at("closing", hands=["ruby ruby", ""], coins=0, desk={0: 0}, round=5)
    assert search(table.state, 0, 20, seed=1).lines[0][2] == 1.0
    assert FULL == 10000
