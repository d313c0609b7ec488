"""Elimination: the question after an entry of 0, what lapses, and the last one left."""

from __future__ import annotations

from typing import Any

import pytest
from leaders_table import BLUE, GREEN, RED, YELLOW, table

from bannerhall.core.match import Match
from bannerhall.games.leaders import GAME

CLASSIC = {"classic_entry": True}
PARALLEL = {"parallel_play": True}


@pytest.mark.clause("LDR-ELIM-02")
def test_t45_an_entry_of_0_asks_whether_the_player_is_out() -> None:
    game = table(3, phase="production").enter(0)
    assert (game.asked, game.asks(), game.offers()) == (BLUE, "elimination", ["remain", "eliminated"])
    assert game.refused(BLUE, "continue") == "HALL-ASK-03"
    assert game.refused(GREEN, "eliminated") == "HALL-ASK-02"
    assert game.state.lapse(BLUE) == game.action("remain"), "who is away stays in"
    game.do(BLUE, "remain")
    assert game.asks(BLUE) == "withdraw"
    assert not game.player(BLUE)["out"]
    assert table(3, phase="production").enter(1).asks(BLUE) == "withdraw"


@pytest.mark.clause("LDR-ELIM-02", "LDR-TURN-01")
def test_who_is_out_is_told_to_all_and_has_no_turn() -> None:
    game = table(3, phase="production").enter(0).do(BLUE, "eliminated")
    assert game.player(BLUE)["out"]
    assert game.told_of("eliminated") == [{"event": "eliminated", "seat": BLUE}]
    assert game.state.teller() == GREEN
    game.enter(30).play_to(GREEN, "headquarters").confirm(GREEN)
    game.enter(30).play_to(RED, "headquarters").confirm(RED)
    assert game.state.teller() == GREEN


@pytest.mark.clause("LDR-ELIM-02")
def test_t45_the_entry_can_be_mended_by_the_table() -> None:
    """Nobody has to be out for a slip of the finger: the entry is mended by agreement."""
    match = Match(table(3, phase="production").state, seed=1, typed=GAME.typed_by_players)
    match.tell(BLUE, match.state.rules.vocabulary.make("production", 0))
    match.repair(BLUE, [{"path": "/table/entries/0/1", "value": 20}], agreed=True)
    assert match.state.view(GREEN)["entries"][BLUE] == [30, 20]  # type: ignore[index]


@pytest.mark.clause("LDR-ELIM-03")
def test_tributes_and_covert_actions_of_and_to_the_eliminated_lapse() -> None:
    game = table(4, saved=[60, 60], diplomats=[4, 4], spies=[4, 4])
    game.pay(BLUE, GREEN, 11).pay(BLUE, RED, 12)
    game.add(BLUE, "boycott-2", "boycott-3", "espionage-2", "sabotage-3")
    game.confirm(BLUE, "succeeds", "succeeds", "succeeds", "succeeds")
    assert game.saved(BLUE) == 37, "points paid are not refunded"
    game.enter(0).do(GREEN, "eliminated")
    game.play_to(RED, "secret_events")
    assert game.kinds(RED) == ["sabotage_hit", "boycott_hit", "tribute_received", "production_points"]
    game.play_to(BLUE, "secret_events")
    assert game.kinds(BLUE) == ["boycott_success", "sabotage_success", "production_points"], "only what Red was sent"
    assert all(card["player"] == RED for card in game.cards(BLUE)[:2])
    assert game.saved(BLUE) == 37 + 30


@pytest.mark.clause("LDR-ELIM-03")
def test_what_the_eliminated_had_sent_lapses() -> None:
    """Yellow is out in the public entry of the next round, before anybody has read what Yellow sent."""
    game = table(
        4, active=YELLOW, saved=[0, 0, 0, 60], diplomats={YELLOW: 4}, spies={YELLOW: 4, GREEN: 1}, options=CLASSIC
    )
    game.pay(YELLOW, BLUE, 13).add(YELLOW, "boycott-1", "sabotage-1", "espionage-1", "boycott-2")
    game.confirm(YELLOW, "succeeds", "traced", "traced", "untraced")
    game.enter(30).enter(30).enter(30).enter(0).do(YELLOW, "eliminated")
    for seat in (BLUE, GREEN):
        game.play_to(seat, "secret_events")
        assert game.kinds(seat) == ["production_points"]


@pytest.mark.clause("LDR-ELIM-03", "LDR-ALLY-17")
def test_alliances_and_offers_of_the_eliminated_lapse() -> None:
    game = table(4, diplomats=[1, 1, 0, 1], allies=[(GREEN, RED), (GREEN, YELLOW), (RED, YELLOW)])
    game.add(BLUE, "offer-2").confirm(BLUE)
    game.enter(0).do(GREEN, "eliminated")
    assert game.me(BLUE)["offered"] == []
    assert [game.me(seat)["allies"] for seat in range(4)] == [[], [], [YELLOW], [RED]]
    game.play_to(RED, "headquarters")
    for text in ("add offer-2", "add dissolve-2", "add boycott-2", "add espionage-2", "add sabotage-2", "tribute p2"):
        assert game.refused(RED, text) == "LDR-ELIM-03"
    assert game.refused(RED, "add offer-3") == "LDR-ALLY-01", "oneself"


@pytest.mark.clause("LDR-ELIM-03", "LDR-ALLY-02")
def test_an_offer_of_the_eliminated_is_not_answered() -> None:
    """Blue has offered in its last turn; in classic entry it is out before Green's turn begins."""
    game = table(4, active=YELLOW, diplomats=[0, 0, 0, 2], options=CLASSIC)
    game.add(YELLOW, "offer-2", "offer-1").confirm(YELLOW)
    game.enter(30).enter(30).enter(30).enter(0).do(YELLOW, "eliminated")
    game.play_to(BLUE, "secret_events")
    assert game.offers() == ["continue"]
    game.play_to(GREEN, "secret_events")
    assert game.offers() == ["continue"]


@pytest.mark.clause("LDR-ELIM-03", "LDR-ALLY-14")
def test_nobody_has_to_spare_the_eliminated() -> None:
    game = table(4, allies=[(BLUE, GREEN)]).add(BLUE, "dissolve-2").confirm(BLUE)
    assert game.me(BLUE)["barred"] == [GREEN]
    game.enter(0).do(GREEN, "eliminated")
    assert game.me(BLUE)["barred"] == []
    position = game.state.to_json()["table"]
    assert isinstance(position, dict)
    assert [secret["barred"] for secret in position["secrets"]] == [0, 0, 0, 0]


@pytest.mark.clause("LDR-ELIM-03", "LDR-MULT-05")
def test_plans_against_the_eliminated_are_chosen_no_more() -> None:
    """In parallel play Blue is still choosing when Green is out."""
    game = table(3, saved=[50], diplomats=[4], spies=[3], phase="command", options={"parallel_play": True})
    game.do(BLUE, "continue").add(BLUE, "boycott-2", "espionage-2", "sabotage-2", "boycott-3", "tank")
    game.pay(BLUE, GREEN, 7).pay(BLUE, RED, 5)
    game.enter(0).do(GREEN, "eliminated")
    assert game.me(BLUE)["chosen"] == {"tank": 1, "boycott-3": 1}
    assert game.me(BLUE)["tributes"] == {"2": 5}
    assert game.me(BLUE)["left"] == 50 - 10 - 5


@pytest.mark.clause("LDR-ELIM-03", "LDR-MULT-05")
def test_an_amount_for_the_eliminated_is_asked_no_more() -> None:
    for receiver, paying in ((GREEN, None), (RED, RED)):
        game = table(3, saved=[50], diplomats=[3], phase="command", options={"parallel_play": True})
        game.do(BLUE, "continue", f"tribute p{receiver + 1}")
        game.enter(0).do(GREEN, "eliminated")
        assert game.me(BLUE)["paying"] == paying


@pytest.mark.clause("LDR-ELIM-03", "LDR-VARI-01", "LDR-MULT-05")
def test_who_is_out_in_the_public_entry_leaves_the_headquarters() -> None:
    """Parallel play with classic entry: Red is still choosing when the entries of the next round are made."""
    options = {"parallel_play": True, "classic_entry": True}
    game = table(3, active=RED, saved=[0, 0, 50], diplomats=[0, 0, 2], phase="command", options=options)
    game.do(RED, "continue").add(RED, "tank", "boycott-1").pay(RED, BLUE, 3)
    game.enter(30).enter(30).enter(0)
    assert game.asks(RED) == "headquarters"
    game.do(RED, "eliminated")
    assert game.asks(RED) is None
    secret = game.state.to_json()["table"]["secrets"][RED]  # type: ignore[index]
    assert (secret["chosen"], secret["tribute"]) == ({}, [0, 0, 0])
    game.play_to(BLUE, "secret_events")
    assert game.kinds(BLUE) == ["production_points"]


@pytest.mark.clause("LDR-ELIM-03")
def test_mail_that_burns_is_kept_by_copies_of_the_table() -> None:
    game = table(3, diplomats=[3]).add(BLUE, "boycott-2").confirm(BLUE, "succeeds").enter(0)
    before, copy = game.state.to_json(), game.state.clone()
    secrets: Any = before["table"]
    assert secrets["secrets"][GREEN]["mail"] != []
    game.do(GREEN, "eliminated")
    secrets = game.state.to_json()["table"]
    assert secrets["secrets"][GREEN]["mail"] == []
    assert copy.to_json() == before


@pytest.mark.clause("LDR-ELIM-04")
def test_the_last_one_left_wins() -> None:
    game = table(3, phase="production", out=[GREEN]).enter(0).do(BLUE, "eliminated")
    assert game.winners() == [RED]
    assert game.now["end"] == {"way": "last", "winners": [RED]}
    assert game.told_of("victory") == [{"event": "victory", "seat": RED, "way": "last"}]
    assert not table(3, phase="production").enter(0).do(BLUE, "eliminated").is_over(), "two are left"


@pytest.mark.clause("LDR-ELIM-03", "LDR-ALLY-14")
def test_the_eliminated_keeps_no_pact_of_its_own() -> None:
    """Yellow has dissolved, offered and been offered an alliance, and is out before anybody has read of it."""
    game = table(4, active=RED, diplomats=[0, 0, 1, 1], allies=[(BLUE, YELLOW)], options=CLASSIC)
    game.add(RED, "offer-4").confirm(RED).play_to(YELLOW, "secret_events")
    position = game.state.to_json()["table"]
    assert isinstance(position, dict)
    assert position["secrets"][YELLOW]["offers"] == 4
    game.do(YELLOW, "decline p3").play_to(YELLOW, "headquarters").add(YELLOW, "offer-2", "dissolve-1").confirm(YELLOW)
    game.enter(30).enter(30).enter(30).enter(0).do(YELLOW, "eliminated")
    position = game.state.to_json()["table"]
    assert isinstance(position, dict)
    for pact in ("allies", "known_allies", "offers", "sent", "barred"):
        assert [secret[pact] for secret in position["secrets"]] == [0, 0, 0, 0]


@pytest.mark.clause("LDR-ELIM-03", "LDR-MULT-05")
def test_offers_to_the_eliminated_need_no_answer() -> None:
    """In parallel play with classic entry an offer may reach a player who is out before the turn that it would have."""
    options = {"parallel_play": True, "classic_entry": True}
    game = table(3, active=RED, diplomats=[0, 0, 1], phase="command", options=options).do(RED, "continue")
    game.add(RED, "offer-1").confirm(RED).enter(0).do(BLUE, "eliminated")
    position = game.state.to_json()["table"]
    assert isinstance(position, dict)
    assert [(secret["offers"], secret["sent"]) for secret in position["secrets"]] == [(0, 0)] * 3


@pytest.mark.clause("LDR-ELIM-02", "LDR-ELIM-03", "LDR-MULT-05")
def test_plans_of_all_others_are_looked_through() -> None:
    """Red and Yellow are both still choosing when Blue is out; each was about to fix a tribute or had fixed one."""
    game = table(4, active=RED, phase="command", saved=[0, 0, 50, 60], diplomats=[0, 0, 3, 3], options=PARALLEL)
    game.do(RED, "continue").enter(30).do(YELLOW, "continue", "continue", "continue", "continue")
    game.pay(RED, BLUE, 5).pay(RED, GREEN, 6).add(RED, "offer-1").do(RED, "tribute p1")
    game.pay(YELLOW, BLUE, 7).add(YELLOW, "boycott-1", "tank").do(YELLOW, "tribute p2")
    game.enter(0)
    assert game.state.audience_of(BLUE, game.action("eliminated")) == (0xFFFF, 0xFFFF)
    game.do(BLUE, "eliminated")
    assert [game.me(seat)["tributes"] for seat in (RED, YELLOW)] == [{"1": 6}, {}]
    assert [game.me(seat)["chosen"] for seat in (RED, YELLOW)] == [{}, {"tank": 1}]
    assert [game.me(seat)["paying"] for seat in (RED, YELLOW)] == [None, GREEN]
    assert [game.player(seat)["in_headquarters"] for seat in range(4)] == [False, False, True, True]
