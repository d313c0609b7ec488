"""Alliances: offered by a diplomat, answered in the national events, dissolved in the headquarters, known to two."""

from __future__ import annotations

import pytest
from leaders_table import BLUE, GREEN, RED, YELLOW, Table, table


def allies(game: Table) -> list[list[int]]:
    """The partners each player knows of."""
    return [game.me(seat)["allies"] for seat in range(int(game.state.seats))]


def barred(game: Table) -> list[list[int]]:
    """The former partners each player may not attack yet."""
    return [game.me(seat)["barred"] for seat in range(int(game.state.seats))]


@pytest.mark.clause("LDR-ALLY-01", "LDR-ALLY-02", "LDR-ALLY-03", "LDR-ALLY-05", "LDR-DIPL-04")
def test_t23_an_alliance_is_offered_accepted_and_read() -> None:
    """It costs a diplomat, is answered before the phase is left, holds at once; its sender reads it a turn later."""
    game = table(3, diplomats=[2]).add(BLUE, "offer-2")
    assert game.me(BLUE)["free_diplomats"] == 1
    game.confirm(BLUE)
    assert (game.me(BLUE)["diplomats"], game.me(BLUE)["offered"]) == (1, [GREEN])
    assert game.me(GREEN)["offers"] == [], "not yet read"
    game.play_to(GREEN, "secret_events")
    assert game.me(GREEN)["offers"] == [BLUE]
    assert game.refused(GREEN, "continue") == "LDR-EVNT-02"
    game.do(GREEN, "accept p1")
    assert allies(game) == [[], [BLUE], []], "Blue has not read the answer"
    assert game.told_of("offer_answered", GREEN) == [
        {"event": "offer_answered", "seat": GREEN, "player": BLUE, "answer": "accepted"}
    ]
    assert game.told_of("offer_answered", BLUE) == []
    game.play_to(BLUE, "secret_events")
    assert game.card(BLUE, "alliance") == {"event": "alliance", "seat": BLUE, "player": GREEN, "answer": "accepted"}
    assert allies(game) == [[GREEN], [BLUE], []]
    assert game.me(BLUE)["offered"] == []


@pytest.mark.clause("LDR-ALLY-04", "LDR-ALLY-03")
def test_a_declined_offer() -> None:
    game = table(3, diplomats=[2]).add(BLUE, "offer-2").confirm(BLUE)
    game.play_to(GREEN, "secret_events").do(GREEN, "decline p1").play_to(BLUE, "secret_events")
    assert game.card(BLUE, "alliance")["answer"] == "declined"
    assert game.told_of("offer_answered", GREEN)[0]["answer"] == "declined"
    assert allies(game) == [[], [], []]
    game.play_to(BLUE, "headquarters")
    assert game.refused(BLUE, "add offer-2") is None, "he may ask again"


@pytest.mark.clause("LDR-ALLY-17", "LDR-ALLY-18")
def test_alliances_join_two_players_each() -> None:
    game = table(4, diplomats=[2], allies=[(BLUE, GREEN), (BLUE, RED)])
    assert allies(game) == [[GREEN, RED], [BLUE], [BLUE], []], "they are not transitive"
    game.add(BLUE, "offer-4").confirm(BLUE).play_to(YELLOW, "secret_events").do(YELLOW, "accept p1")
    assert allies(game) == [[GREEN, RED], [BLUE], [BLUE], [BLUE]]


@pytest.mark.clause("LDR-ALLY-02", "LDR-ALLY-17")
def test_several_offers_at_once() -> None:
    game = table(4, diplomats=[1, 1]).add(BLUE, "offer-3").confirm(BLUE)
    game.next_turn(GREEN).add(GREEN, "offer-3").confirm(GREEN).play_to(RED, "secret_events")
    assert game.offers() == ["accept p1", "decline p1", "accept p2", "decline p2"]
    game.do(RED, "accept p2")
    assert game.offers() == ["accept p1", "decline p1"]
    game.do(RED, "decline p1").do(RED, "continue")
    assert allies(game) == [[], [], [GREEN], []]


@pytest.mark.clause("LDR-ALLY-20", "LDR-ALLY-01")
def test_no_second_offer() -> None:
    game = table(3, diplomats=[3], allies=[(BLUE, RED)])
    assert game.refused(BLUE, "add offer-3") == "LDR-ALLY-20", "a partner already"
    assert game.refused(BLUE, "add offer-1") == "LDR-ALLY-01", "oneself"
    assert game.refused(BLUE, "add offer-4") == "LDR-PLYR-01"
    game.add(BLUE, "offer-2")
    assert game.refused(BLUE, "add offer-2") == "LDR-ALLY-20"
    assert game.refused(BLUE, "add boycott-2") is None, "that is no offer"


@pytest.mark.clause("LDR-ALLY-20")
def test_who_has_accepted_needs_no_offer() -> None:
    game = table(2, diplomats=[3, 3]).add(BLUE, "offer-2").confirm(BLUE)
    game.play_to(GREEN, "secret_events").do(GREEN, "accept p1").play_to(GREEN, "headquarters")
    assert game.refused(GREEN, "add offer-1") == "LDR-ALLY-20"


@pytest.mark.clause("LDR-ALLY-20")
def test_no_offer_while_one_is_unanswered() -> None:
    """In parallel play Green confirms so late that Blue's next headquarters opens before Green has read of it."""
    game = table(2, diplomats=[3, 3], phase="command", options={"parallel_play": True}).do(BLUE, "continue")
    game.enter(30).do(GREEN, "continue", "continue", "continue", "continue")
    game.add(BLUE, "offer-2").confirm(BLUE)
    game.enter(30).do(BLUE, "continue", "continue", "continue", "continue")
    assert (game.asks(BLUE), game.asks(GREEN)) == ("headquarters", "headquarters")
    assert game.refused(BLUE, "add offer-2") == "LDR-ALLY-20"


@pytest.mark.clause("LDR-ALLY-13", "LDR-ALLY-26")
def test_an_alliance_is_dissolved_in_the_headquarters() -> None:
    game = table(3, allies=[(BLUE, GREEN)])
    assert game.refused(BLUE, "add dissolve-3") == "LDR-ALLY-13", "no partner"
    assert game.refused(BLUE, "add dissolve-1") == "LDR-ALLY-13"
    game.add(BLUE, "dissolve-2")
    assert game.refused(BLUE, "add dissolve-2") == "LDR-ALLY-13"
    assert allies(game) == [[GREEN], [BLUE], []], "only chosen so far"
    game.confirm(BLUE)
    assert allies(game) == [[], [BLUE], []]
    game.play_to(GREEN, "secret_events")
    assert game.card(GREEN, "alliance") == {"event": "alliance", "seat": GREEN, "player": BLUE, "answer": "dissolved"}
    assert allies(game) == [[], [], []]


@pytest.mark.clause("LDR-ALLY-14", "LDR-VARI-05")
def test_t26_when_former_partners_may_attack_again() -> None:
    """Dissolved by Blue: Green from the beginning of Green's next turn, Blue from the beginning of Blue's."""
    game = table(3, allies=[(BLUE, GREEN)]).add(BLUE, "dissolve-2").confirm(BLUE)
    assert barred(game) == [[GREEN], [], []], "Green does not know of it, but it is so until its turn begins"
    game.enter(30)
    assert barred(game)[GREEN] == []
    game.play_to(RED, "headquarters")
    assert barred(game) == [[GREEN], [], []]
    game.confirm(RED)
    assert game.state.teller() == BLUE
    assert barred(game) == [[], [], []]


@pytest.mark.clause("LDR-ALLY-14")
def test_the_ban_holds_for_both_until_their_own_turns() -> None:
    game = table(3, allies=[(BLUE, RED)], active=BLUE).add(BLUE, "dissolve-3").confirm(BLUE)
    position = game.state.to_json()["table"]
    assert isinstance(position, dict)
    assert [secret["barred"] for secret in position["secrets"]] == [4, 0, 1]
    game.next_turn(GREEN).confirm(GREEN)
    position = game.state.to_json()["table"]
    assert isinstance(position, dict)
    assert [secret["barred"] for secret in position["secrets"]] == [4, 0, 0]


@pytest.mark.clause("LDR-ALLY-13", "LDR-ALLY-14", "LDR-ALLY-05")
def test_a_new_alliance_lifts_the_ban() -> None:
    """Dissolved and offered again in one headquarters: Green accepts, and Blue is no longer an enemy to be spared."""
    game = table(3, diplomats=[1], allies=[(BLUE, GREEN)]).add(BLUE, "dissolve-2").confirm(BLUE)
    game.next_turn(GREEN).confirm(GREEN).next_turn(RED).confirm(RED)
    game.next_turn(BLUE).add(BLUE, "offer-2").confirm(BLUE)
    game.play_to(GREEN, "secret_events").do(GREEN, "accept p1")
    position = game.state.to_json()["table"]
    assert isinstance(position, dict)
    assert [secret["barred"] for secret in position["secrets"]] == [0, 0, 0]
    assert [secret["allies"] for secret in position["secrets"]] == [2, 1, 0]


@pytest.mark.clause("LDR-ALLY-05", "LDR-ALLY-14")
def test_an_offer_accepted_in_the_turn_of_the_dissolution() -> None:
    """Green has offered before, Blue dissolves; accepting ends the ban that is left."""
    game = table(3, diplomats=[1], allies=[(GREEN, RED)]).add(BLUE, "offer-3").confirm(BLUE)
    game.next_turn(GREEN).add(GREEN, "dissolve-3").confirm(GREEN)
    assert barred(game)[GREEN] == [RED]
    game.play_to(RED, "secret_events").do(RED, "accept p1")
    assert barred(game)[GREEN] == [RED], "that is between Green and Red"
    assert allies(game) == [[], [], [BLUE]]


@pytest.mark.clause("LDR-ALLY-13", "LDR-ALLY-26")
def test_both_may_dissolve_before_they_have_heard_of_it() -> None:
    """In parallel play Green still thinks of Blue as a partner: the second dissolution changes nothing."""
    options = {"parallel_play": True}
    game = table(3, allies=[(BLUE, GREEN)], phase="command", options=options).do(BLUE, "continue")
    game.enter(30).do(GREEN, "continue", "continue", "continue", "continue")
    game.add(BLUE, "dissolve-2").confirm(BLUE)
    game.add(GREEN, "dissolve-1").confirm(GREEN)
    assert allies(game) == [[], [], []]
    game.play_to(BLUE, "secret_events")
    assert "alliance" not in game.kinds(BLUE), "there was nothing left to dissolve"
    game.play_to(GREEN, "secret_events")
    assert game.card(GREEN, "alliance")["answer"] == "dissolved"


@pytest.mark.clause("LDR-ALLY-03", "LDR-ALLY-26")
def test_accepted_and_dissolved_before_the_answer_is_read() -> None:
    game = table(3, diplomats=[1]).add(BLUE, "offer-2").confirm(BLUE)
    game.play_to(GREEN, "secret_events").do(GREEN, "accept p1").play_to(GREEN, "headquarters")
    game.add(GREEN, "dissolve-1").confirm(GREEN).play_to(BLUE, "secret_events")
    assert [card["answer"] for card in game.cards(BLUE) if card["event"] == "alliance"] == ["accepted", "dissolved"]
    assert allies(game) == [[], [], []]


@pytest.mark.clause("LDR-ALLY-18", "LDR-VISI-02")
def test_third_players_learn_nothing_of_it() -> None:
    plain, allied = table(3), table(3, allies=[(BLUE, GREEN)])
    assert plain.view(RED) == allied.view(RED)
    game = table(3, diplomats=[1]).add(BLUE, "offer-2").confirm(BLUE).play_to(GREEN, "secret_events")
    before = game.view(RED)
    assert game.state.audience_of(GREEN, game.action("accept p1")) == (2, 2), "only Green sees that there was an offer"
    assert game.state.audience_of(GREEN, game.action("decline p1")) == (2, 2)
    game.do(GREEN, "accept p1")
    assert game.view(RED) == before
    assert game.state.audience_of(GREEN, game.action("continue"))[0] == 0xFFFF
    assert not [told for told in game.told(RED) if told["event"] in ("offer_answered", "alliance")]


@pytest.mark.clause("LDR-ALLY-19")
def test_an_offer_has_no_terms() -> None:
    """An offer names a player, an answer says yes or no: there is nothing else to say."""
    game = table(3, diplomats=[2])
    assert [text for text in game.offers() if "offer" in text] == ["add offer-2", "add offer-3"]
    game.add(BLUE, "offer-2").confirm(BLUE).play_to(GREEN, "secret_events").do(GREEN, "accept p1")
    for _ in range(6):
        game.next_turn(BLUE)
    assert allies(game) == [[GREEN], [BLUE], []], "nor does it end by itself"


@pytest.mark.clause("LDR-ALLY-28", "LDR-VIC-01")
def test_allies_do_not_win_together() -> None:
    game = table(3, phase="production", allies=[(BLUE, GREEN)]).enter(110)
    assert game.winners() == [BLUE]
    result = game.state.result()
    assert result is not None
    assert list(result.ranks) == [0, 1, 1]
