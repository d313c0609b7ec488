"""Phase 2: national events. What is due is carried out and told, card by card, to all or to one."""

from __future__ import annotations

from typing import Any

import pytest
from leaders_table import BLUE, GREEN, RED, YELLOW, Table, table

from bannerhall.core.state import SPECTATOR
from bannerhall.games.leaders import GAME

PUBLIC = ["fresh_troops", "sabotage_hit", "boycott_hit", "new_military", "glory"]
SECRET = [
    "new_technology",
    "new_diplomats",
    "tribute_received",
    "boycott_success",
    "boycott_failed",
    "boycott_foiled",
    "diplomat_caught",
    "alliance",
    "new_spies",
    "sabotage_success",
    "sabotage_failed",
    "sabotage_foiled",
    "secret_information",
    "espionage_failed",
    "espionage_foiled",
    "spy_caught",
    "mission_failed",
    "production_points",
]


def everything_at_once() -> Table:
    """A turn of Blue's in which nearly everything is due."""
    game = table(
        4,
        saved=[0, 60, 60, 60],
        diplomats=[4, 3, 3, 3],
        spies=[4, 3, 3, 3],
        running={BLUE: (1, 1, 1)},
        orders={BLUE: {"infantry 1": 2, "tank 1": 1}},
        coming={BLUE: (1, 2)},
        allies=[(BLUE, GREEN)],
    )
    own = ["boycott-2", "boycott-3", "espionage-2", "espionage-3", "sabotage-2", "sabotage-3"]
    game.add(BLUE, *own, "troops-1")
    game.confirm(BLUE, "succeeds", "untraced", "succeeds", "untraced", "succeeds", "untraced")
    game.next_turn(GREEN).pay(GREEN, BLUE, 17).add(GREEN, "dissolve-1", "boycott-1", "espionage-1", "sabotage-1")
    game.confirm(GREEN, "succeeds", "untraced", "succeeds")
    game.next_turn(RED).add(RED, "boycott-1", "espionage-1", "sabotage-1").confirm(
        RED, "untraced", "traced", "untraced"
    )
    game.next_turn(YELLOW).add(YELLOW, "boycott-1").confirm(YELLOW, "traced")
    return game.play_to(BLUE, "secret_events", [50])


@pytest.mark.clause("LDR-EVNT-06", "LDR-EVNT-07", "LDR-EVNT-08", "LDR-EVNT-23", "LDR-EVNT-01")
def test_cards_lie_in_the_order_of_the_list() -> None:
    game = everything_at_once()
    kinds = game.kinds(BLUE)
    assert kinds == sorted(kinds, key=[*PUBLIC, *SECRET].index), "first the public ones, each list in its order"
    assert set(kinds) == set(PUBLIC + SECRET) - {"glory", "mission_failed"}
    assert [card["event"] for card in game.now["cards"][BLUE]] == PUBLIC[:4], "everybody sees the public ones"
    assert kinds.count("new_technology") == 2, "events of one kind are shown one by one"


@pytest.mark.clause("LDR-EVNT-05", "LDR-EVNT-01", "LDR-EVNT-11", "LDR-VISI-02")
def test_public_cards_are_told_to_all_and_secret_ones_to_their_reader() -> None:
    game = everything_at_once()
    mine = [told["event"] for told in game.told(BLUE)]
    assert set(PUBLIC[:4]) | (set(SECRET) - {"mission_failed"}) <= set(mine)
    for reader in (GREEN, RED, YELLOW, SPECTATOR):
        of_blue = [told["event"] for told in game.told(reader) if told.get("seat") == BLUE]
        assert set(PUBLIC[:4]) <= set(of_blue)
        assert not set(SECRET) & set(of_blue)
        assert game.told_of("sabotage_hit", reader)[-1] == {"event": "sabotage_hit", "seat": BLUE, "units": 3}
    order = [told["event"] for told in game.told(BLUE) if told["event"] in game.kinds(BLUE)]
    assert order[-len(game.kinds(BLUE)) :] == game.kinds(BLUE), "they are told in the order in which they lie"


@pytest.mark.clause("LDR-EVNT-02", "LDR-EVNT-03", "LDR-EVNT-09", "LDR-EVNT-06", "LDR-ALLY-02")
def test_offers_are_answered_before_the_phase_can_be_left() -> None:
    game = table(3, diplomats=[1, 0, 1], active=BLUE).add(BLUE, "offer-2").confirm(BLUE)
    game.play_to(GREEN, "public_events")
    assert game.offers() == ["continue"], "decisions come last"
    game.do(GREEN, "continue")
    assert (game.asks(GREEN), game.offers()) == ("secret_events", ["accept p1", "decline p1"])
    assert game.refused(GREEN, "continue") == "LDR-EVNT-02"
    assert game.refused(GREEN, "accept p3") == "LDR-ALLY-02", "Red has offered nothing"
    assert game.refused(GREEN, "decline p6") == "LDR-ALLY-02"
    assert game.refused(GREEN, "confirm") == "HALL-ASK-03"
    assert game.refused(GREEN, "remain") == "HALL-ASK-03"
    game.do(GREEN, "decline p1")
    assert game.offers() == ["continue"]
    assert game.refused(GREEN, "accept p1") == "LDR-ALLY-02"
    game.do(GREEN, "continue")
    assert game.asks(GREEN) == "command"


@pytest.mark.clause("LDR-EVNT-03")
def test_public_and_secret_cards_are_confirmed_one_after_the_other() -> None:
    game = table(3, phase="withdraw", entries=[[30, 30]]).do(BLUE, "continue")
    asked = []
    while game.asks(BLUE) != "command":
        asked.append(game.asks(BLUE))
        game.do(BLUE, "continue")
    assert asked == ["public_events", "secret_events"]


@pytest.mark.clause("LDR-EVNT-02", "LDR-ALLY-02")
def test_who_is_away_declines() -> None:
    game = table(3, diplomats=[1, 0, 1]).add(BLUE, "offer-3").confirm(BLUE)
    game.next_turn(GREEN).confirm(GREEN)
    game.play_to(RED, "secret_events")
    assert game.state.lapse(RED) == game.action("decline p1")
    game.do(RED, "decline p1")
    assert game.state.lapse(RED) == game.action("continue")


@pytest.mark.clause("LDR-EVNT-11", "LDR-EVNT-14", "LDR-SABO-06", "LDR-EVNT-06")
def test_sabotage_is_shown_after_the_fresh_troops() -> None:
    game = table(4, spies=[1], orders={GREEN: {"infantry 1": 2}}).add(BLUE, "sabotage-2").confirm(BLUE, "succeeds")
    game.play_to(GREEN, "public_events")
    assert game.now["cards"][GREEN] == [
        {"event": "fresh_troops", "seat": GREEN, "infantry": 2, "tank": 0, "plane": 0},
        {"event": "sabotage_hit", "seat": GREEN, "units": 3},
    ]


@pytest.mark.clause("LDR-EVNT-15", "LDR-BOYC-05")
def test_t42_a_boycott_takes_no_more_than_there_is() -> None:
    """A boycott of 12 on 7 points: none are left, and the card shows 7."""
    game = table(4, diplomats=[1]).add(BLUE, "boycott-2").confirm(BLUE, "succeeds")
    game.play_to(GREEN, "public_events", [7])
    assert game.saved(GREEN) == 0
    assert game.card(GREEN, "boycott_hit") == {"event": "boycott_hit", "seat": GREEN, "points": 7}
    for entered, left, lost in ((12, 0, 12), (13, 1, 12)):
        game = table(4, diplomats=[1]).add(BLUE, "boycott-2").confirm(BLUE, "succeeds")
        game.play_to(GREEN, "public_events", [entered])
        assert (game.saved(GREEN), game.card(GREEN, "boycott_hit")["points"]) == (left, lost)


@pytest.mark.clause("LDR-EVNT-15", "LDR-EVNT-23", "LDR-TRIB-02")
def test_a_tribute_is_counted_before_boycotts_and_these_add_up() -> None:
    game = table(4, saved=[60, 0, 0, 0], diplomats=[2, 0, 1, 1], active=RED)
    game.add(RED, "boycott-2").confirm(RED, "succeeds")
    game.next_turn(YELLOW).add(YELLOW, "boycott-2").confirm(YELLOW, "succeeds")
    game.next_turn(BLUE).pay(BLUE, GREEN, 20).confirm(BLUE)
    game.play_to(GREEN, "secret_events", [10])
    assert [card["points"] for card in game.cards(GREEN) if card["event"] == "boycott_hit"] == [12, 12]
    assert game.saved(GREEN) == 10 + 20 - 24


@pytest.mark.clause("LDR-EVNT-16", "LDR-EVNT-19")
def test_who_succeeds_is_not_named() -> None:
    game = table(3, diplomats=[1], spies=[1]).add(BLUE, "boycott-2", "sabotage-2")
    game.confirm(BLUE, "succeeds", "succeeds").play_to(GREEN, "secret_events")
    assert game.card(GREEN, "boycott_hit") == {"event": "boycott_hit", "seat": GREEN, "points": 15}
    assert game.card(GREEN, "sabotage_hit") == {"event": "sabotage_hit", "seat": GREEN, "units": 3}
    for reader in (GREEN, RED, SPECTATOR):
        for told in [*game.told_of("boycott_hit", reader), *game.told_of("sabotage_hit", reader)]:
            assert "player" not in told


@pytest.mark.clause("LDR-EVNT-19", "LDR-BOYC-07", "LDR-ESPI-04", "LDR-SABO-04")
@pytest.mark.parametrize(
    ("item", "failed", "foiled", "caught"),
    [
        ("boycott-2", "boycott_failed", "boycott_foiled", "diplomat_caught"),
        ("espionage-2", "espionage_failed", "espionage_foiled", "spy_caught"),
        ("sabotage-2", "sabotage_failed", "sabotage_foiled", "spy_caught"),
    ],
)
@pytest.mark.parametrize("fate", ["traced", "untraced"])
def test_failed_foiled_and_caught(item: str, failed: str, foiled: str, caught: str, fate: str) -> None:
    game = table(3, diplomats=[1], spies=[1]).add(BLUE, item).confirm(BLUE, fate)
    game.play_to(GREEN, "secret_events")
    read = [card for card in game.me(GREEN)["cards"] if card["event"] != "production_points"]
    if fate == "traced":
        assert read == [{"event": caught, "seat": GREEN, "player": BLUE}]
    else:
        assert read == [{"event": foiled, "seat": GREEN}]
    assert game.now["cards"][GREEN] == [], "a failure is nobody else's business"
    game.play_to(BLUE, "secret_events")
    assert game.card(BLUE, failed) == {"event": failed, "seat": BLUE, "player": GREEN}
    assert game.kinds(BLUE) == [failed, "production_points"]


@pytest.mark.clause("LDR-EVNT-20", "LDR-EVNT-21", "LDR-ESPI-02")
def test_the_target_of_a_successful_espionage_reads_nothing() -> None:
    game = table(3, spies=[1], levels={GREEN: (3, 1, 2)}).add(BLUE, "espionage-2").confirm(BLUE, "succeeds")
    game.play_to(GREEN, "secret_events")
    assert game.kinds(GREEN) == ["production_points"]
    game.play_to(BLUE, "secret_events")
    wanted = {"event": "secret_information", "player": GREEN, "military": 3, "technology": 1, "economy": 2}
    assert game.card(BLUE, "secret_information") == wanted


@pytest.mark.clause("LDR-EVNT-22", "LDR-RSCH-16", "LDR-EVNT-26")
def test_t21_the_card_shows_entered_points_with_all_bonuses() -> None:
    """50 entered with technology 3 are shown as 55; without any bonus as 50."""
    game = table(3, levels={BLUE: (0, 3, 0)}, phase="production").enter(50).play_to(BLUE, "secret_events")
    assert game.card(BLUE, "production_points") == {
        "event": "production_points",
        "seat": BLUE,
        "points": 55,
        "entered": 50,
    }
    plain = table(3, phase="production").enter(50).play_to(BLUE, "secret_events")
    assert plain.card(BLUE, "production_points")["points"] == 50
    assert plain.saved(BLUE) == 50


@pytest.mark.clause("LDR-EVNT-25")
def test_tributes_and_boycotts_are_not_in_this_figure() -> None:
    game = table(4, saved=[60], diplomats=[2], levels={GREEN: (0, 3, 0)})
    game.pay(BLUE, GREEN, 20).add(BLUE, "boycott-2").confirm(BLUE, "succeeds")
    game.play_to(GREEN, "secret_events", [50])
    assert game.card(GREEN, "production_points")["points"] == 55
    assert game.card(GREEN, "tribute_received")["points"] == 20
    assert game.card(GREEN, "boycott_hit")["points"] == 12
    assert game.me(GREEN)["left"] == 55 + 20 - 12


@pytest.mark.clause("LDR-EVNT-18", "LDR-MISS-05")
def test_glory_and_honour() -> None:
    game = table(3, saved=[120], fulfilled={BLUE: ["defence", "expansion", "cunning"]}).add(BLUE, "foresight")
    game.confirm(BLUE)
    assert game.player(BLUE)["badges"] == 3
    game.play_to(BLUE, "public_events")
    assert game.now["cards"][BLUE] == [{"event": "glory", "seat": BLUE, "badge": 4}]
    assert game.player(BLUE)["badges"] == 4


@pytest.mark.clause("LDR-EVNT-24")
def test_cards_of_the_turn_before_are_put_away() -> None:
    game = table(3, spies=[1], levels={GREEN: (0, 1, 0)}).add(BLUE, "espionage-2").confirm(BLUE, "succeeds")
    game.next_turn(BLUE)
    assert "secret_information" in game.kinds(BLUE), "they stay until the next national events"
    game.next_turn(BLUE)
    assert game.kinds(BLUE) == ["production_points"]


@pytest.mark.clause("LDR-EVNT-24")
def test_what_was_sent_after_the_events_began_is_read_in_the_next_ones() -> None:
    game = table(3, spies=[1]).play_to(BLUE, "headquarters").add(BLUE, "sabotage-3").confirm(BLUE, "succeeds")
    game.play_to(GREEN, "secret_events")
    assert game.now["cards"][RED] == []
    game.play_to(RED, "public_events")
    assert [card["event"] for card in game.now["cards"][RED]] == ["sabotage_hit"]
    game.next_turn(RED)
    assert game.now["cards"][RED] == [], "once"


def with_mail(cards: int) -> Table:
    """Green's mailbox holds so many cards; Blue is about to send another one."""
    position: Any = table(3, diplomats=[1]).state.to_json()
    position["table"]["secrets"][GREEN]["mail"] = [[11, BLUE, 0]] * cards
    return Table(GAME.load(position)).add(BLUE, "boycott-2").do(BLUE, "confirm")


@pytest.mark.clause("LDR-EVNT-24", "LDR-EVNT-06")
def test_a_mailbox_never_spills_into_another_one() -> None:
    """It is larger than all that can be sent between two turns; were it not, the game would stop and not go wrong."""
    with_mail(95).chance("covert untraced")
    with pytest.raises(RuntimeError):
        with_mail(96).chance("covert untraced")
    with pytest.raises(RuntimeError):
        with_mail(95).chance("covert untraced").play_to(GREEN, "public_events")
    game = with_mail(94).chance("covert untraced").play_to(GREEN, "public_events")
    assert len(game.cards(GREEN)) == 96


@pytest.mark.clause("LDR-EVNT-06", "LDR-EVNT-08")
def test_cards_that_name_nobody() -> None:
    game = table(
        3,
        running={BLUE: (1, 1, 0)},
        orders={BLUE: {"tank 1": 1}},
        coming={BLUE: (1, 1)},
        saved=[150],
        fulfilled={BLUE: ["defence", "expansion"]},
    )
    game.add(BLUE, "foresight").confirm(BLUE).play_to(BLUE, "secret_events")
    position = game.state.to_json()["table"]
    assert isinstance(position, dict)
    assert len(position["secrets"][BLUE]["cards"]) == 7
    assert {other for _, other, _ in position["secrets"][BLUE]["cards"]} == {-1}


@pytest.mark.clause("LDR-EVNT-02", "LDR-ALLY-02")
def test_who_is_away_declines_the_offer_of_the_last_player_too() -> None:
    game = table(3, active=RED, diplomats=[0, 0, 1]).add(RED, "offer-1").confirm(RED).play_to(BLUE, "secret_events")
    assert game.state.lapse(BLUE) == game.action("decline p3")
