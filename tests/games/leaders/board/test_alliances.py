"""Alliances on the board: answered, used, dissolved."""

from __future__ import annotations

from typing import Any

import pytest
from leaders_board import Board, board
from leaders_table import BLUE, GREEN, RED

from bannerhall.core.chance import Stream
from bannerhall.games.leaders import GAME
from bannerhall.games.leaders.rules import events
from bannerhall.games.leaders.rules.cards import DISSOLVED

THREE = {BLUE: "china", GREEN: "brazil", RED: "mongolia"}
ALLIED = [(BLUE, RED)]


def parting(**told: Any) -> Board:
    """Blue and Red are partners, each with guests at the other's, and Blue plans to leave Red."""
    given: dict[str, Any] = {
        "regions": THREE,
        "units": {("china", RED): "1t", ("mongolia", BLUE): "2i", ("south_china_sea", BLUE): "1p"},
        "allies": ALLIED,
        **told,
    }
    return board(phase="headquarters", **given).add(BLUE, "dissolve-3")


@pytest.mark.clause("LDR-ALLY-25", "LDR-ALLY-13")
def test_guests_of_both_go_to_their_drop_zones_at_once() -> None:
    game = parting()
    assert game.units("mongolia", BLUE) == "2i", "not before it is confirmed"
    game.confirm(BLUE)
    assert (game.units("mongolia", BLUE), game.units("china", RED)) == ("", "")
    assert (game.drop(BLUE), game.drop(RED)) == ("2i", "1t")
    assert (game.units("mongolia", RED), game.units("china", BLUE)) == ("1i", "1i"), "the owners' units stay"
    assert game.units("south_china_sea", BLUE) == "1p", "and so do ships"
    sent = [(told["seat"], told["player"], told["units"]) for told in game.told_of("units_sent_home")]
    assert sent == [(BLUE, RED, 2), (RED, BLUE, 1)]


@pytest.mark.clause("LDR-ALLY-25")
def test_guests_of_other_partners_stay() -> None:
    game = parting(
        units={("china", GREEN): "1i", ("brazil", BLUE): "3t", ("mongolia", BLUE): "1i"},
        allies=[(BLUE, RED), (BLUE, GREEN)],
    ).confirm(BLUE)
    assert (game.units("china", GREEN), game.units("brazil", BLUE), game.drop(BLUE)) == ("1i", "3t", "1i")


@pytest.mark.clause("LDR-ALLY-26", "LDR-ALLY-18")
def test_the_partner_knows_at_once_and_nobody_else() -> None:
    """On the board regions close and guests leave, so it cannot wait; the card comes in Red's next turn as well."""
    game = parting(units={}).confirm(BLUE)
    assert game.told_of("alliance_ended", RED) == [{"event": "alliance_ended", "seat": RED, "player": BLUE}]
    assert game.told_of("alliance_ended", GREEN) == []
    assert game.told_of("alliance_ended") == []
    assert game.me(RED)["allies"] == []
    game.play_to(RED, "secret_events")
    assert game.card(RED, "alliance")["player"] == BLUE


@pytest.mark.clause("LDR-ALLY-14")
def test_e26_each_may_attack_from_its_own_next_turn_on() -> None:
    game = parting(camps={RED: "3i", BLUE: "3i"}, units={}).confirm(BLUE).play_to(RED, "place")
    game.place(RED, "mongolia", "1i").do(RED, "continue").source(RED, "mongolia")
    assert game.refused(RED, "send infantry-china") is None, "Red's next turn has begun"
    game.do(RED, "continue").confirm(RED).play_to(BLUE, "place")
    game.place(BLUE, "china", "1i").do(BLUE, "continue").source(BLUE, "china")
    assert game.refused(BLUE, "send infantry-mongolia") is None


@pytest.mark.clause("LDR-ALLY-14", "LDR-VARI-05")
def test_e26_with_headquarters_first_not_in_the_same_turn() -> None:
    game = parting(units={("china", BLUE): "3i"}, options={"hq_first": True}).confirm(BLUE)
    assert game.asks() == "move"
    game.source(BLUE, "china")
    assert game.refused(BLUE, "send infantry-mongolia") == "LDR-ALLY-14"
    assert "infantry-mongolia" not in game.offers_of("send")


@pytest.mark.clause("LDR-ALLY-14")
def test_nor_a_region_in_which_the_former_partner_is_a_guest() -> None:
    game = board(
        phase="move",
        regions={**THREE, GREEN: "india"},
        units={("china", BLUE): "3i", ("india", RED): "1i"},
        allies=[(RED, GREEN)],
        barred={BLUE: [RED]},
    ).source(BLUE, "china")
    assert game.refused(BLUE, "send infantry-india") == "LDR-ALLY-14"


@pytest.mark.clause("LDR-ALLY-32")
def test_from_then_on_no_region_is_open_and_nobody_helps() -> None:
    helpless = board(regions={BLUE: "china", RED: "mongolia"}, camps={BLUE: "2i"}, barred={BLUE: [RED], RED: [BLUE]})
    assert helpless.refused(BLUE, "place infantry-mongolia") == "LDR-PLCE-02"
    attacked = board(
        phase="move",
        active=GREEN,
        regions={BLUE: "china", GREEN: "siberia", RED: "mongolia"},
        units={("siberia", GREEN): "2i"},
        camps={BLUE: "2i"},
        barred={BLUE: [RED], RED: [BLUE]},
    )
    attacked.march(GREEN, "siberia", "mongolia", "1i").do(GREEN, "continue")
    assert attacked.refused(BLUE, "reinforce infantry-mongolia") == "LDR-ALLY-09"


@pytest.mark.clause("LDR-ALLY-04", "LDR-ALLY-07", "LDR-ALLY-03")
def test_who_accepts_may_use_the_alliance_in_the_same_turn() -> None:
    game = board(phase="headquarters", regions=THREE, camps={GREEN: "2i"}, diplomats={BLUE: 1})
    game.add(BLUE, "offer-2").confirm(BLUE).play_to(GREEN, "secret_events").do(GREEN, "accept p1", "continue")
    game.place(GREEN, "china", "1i")
    assert (game.units("china", GREEN), game.me(BLUE)["allies"]) == ("1i", []), "Blue sees it before it is told"
    assert game.do(GREEN, "continue").play_to(BLUE, "secret_events").me(BLUE)["allies"] == [GREEN]


@pytest.mark.clause("LDR-ALLY-03", "LDR-ALLY-06", "LDR-ALLY-09")
def test_who_has_not_read_the_answer_knows_of_no_alliance() -> None:
    """Green has accepted Blue's offer and is attacked before Blue could read it: Blue cannot help yet."""
    game = board(
        active=RED,
        phase="move",
        regions={BLUE: "china", GREEN: "brazil", RED: "venezuela"},
        units={("venezuela", RED): "2i"},
        camps={BLUE: "2i"},
        allies=[(BLUE, GREEN)],
        knowing=[(GREEN, BLUE)],
    )
    game.march(RED, "venezuela", "brazil", "1i").do(RED, "continue")
    assert (game.asked, game.offers()) == (BLUE, ["pass"])
    assert game.refused(BLUE, "reinforce infantry-brazil") == "LDR-ALLY-09"


@pytest.mark.clause("LDR-ALLY-17", "LDR-MOVE-12", "LDR-ALLY-31")
def test_t43_a_guest_of_a_common_friend_protects_the_region() -> None:
    """Red and Green are allied, Green and Blue as well: Blue may attack Red only where Green does not stand."""
    game = board(
        phase="move",
        regions={BLUE: "china", RED: "mongolia manchuria", GREEN: "brazil"},
        units={("china", BLUE): "4i", ("mongolia", GREEN): "1i"},
        allies=[(RED, GREEN), (BLUE, GREEN)],
    ).source(BLUE, "china")
    assert game.refused(BLUE, "send infantry-mongolia") == "LDR-MOVE-12"
    assert game.refused(BLUE, "send infantry-manchuria") is None


@pytest.mark.clause("LDR-ALLY-25", "LDR-MULT-05", "LDR-ALLY-32")
def test_in_parallel_play_guests_leave_in_the_middle_of_a_turn() -> None:
    """Blue plans beside Green's turn. Green has just named the region in which its guests stand."""
    game = board(
        phase="move",
        regions={BLUE: "china", GREEN: "brazil", RED: "japan"},
        units={("china", BLUE): "1i 1t"},
        camps={GREEN: "4i"},
        allies=[(BLUE, GREEN)],
        options={"parallel_play": True},
    ).do(BLUE, "continue")
    game.add(BLUE, "dissolve-2").do(GREEN, "continue", "continue")
    game.place(GREEN, "china", "2i").place(GREEN, "brazil", "2i").do(GREEN, "continue", "from china")
    game.confirm(BLUE)
    assert (game.units("china", GREEN), game.drop(GREEN)) == ("", "2i")
    assert game.offers() == ["continue", "from brazil"], "Green goes on with what is left"
    game.march(GREEN, "brazil", "venezuela", "2i")
    assert game.owner("venezuela") == GREEN


@pytest.mark.clause("LDR-ALLY-25", "LDR-PLCE-09", "LDR-MULT-05")
def test_in_parallel_play_a_region_closes_while_units_are_placed() -> None:
    game = board(
        phase="move",
        regions={BLUE: "china", GREEN: "brazil", RED: "japan"},
        units={("china", BLUE): "1i 1t"},
        camps={GREEN: "4i"},
        allies=[(BLUE, GREEN)],
        options={"parallel_play": True},
    ).do(BLUE, "continue")
    game.add(BLUE, "dissolve-2").do(GREEN, "continue", "continue").place(GREEN, "china", "2i")
    game.confirm(BLUE)
    assert (game.asks(GREEN), game.offers(GREEN)) == ("place", ["continue", "place infantry-brazil"])
    assert game.refused(GREEN, "place infantry-china") == "LDR-PLCE-02"
    assert game.refused(GREEN, "recall infantry-china") == "LDR-PLCE-09"
    assert game.state.to_json()["table"]["secrets"][GREEN]["barred"] == 1, "and Green may not attack in this turn"  # type: ignore[index]


@pytest.mark.clause("LDR-ALLY-06", "LDR-PLYR-01")
def test_two_players_may_be_allied_though_it_is_pointless() -> None:
    game = board(
        2, phase="move", regions={BLUE: "china", GREEN: "mongolia"}, units={("china", BLUE): "3i"}, allies=[(0, 1)]
    ).source(BLUE, "china")
    assert game.refused(BLUE, "send infantry-mongolia") == "LDR-MOVE-12"


@pytest.mark.clause("LDR-ALLY-25", "LDR-VISI-03")
def test_whoever_was_left_knows_it_in_every_world_it_imagines() -> None:
    game = board(
        phase="headquarters",
        regions={BLUE: "china", GREEN: "brazil", RED: "japan"},
        units={("china", GREEN): "1i"},
        allies=[(BLUE, GREEN)],
    )
    game.add(BLUE, "dissolve-2").confirm(BLUE)
    for number in range(5):
        assert game.state.resample(GREEN, Stream(number, 1)).view(GREEN) == game.view(GREEN)


@pytest.mark.clause("LDR-ALLY-18", "LDR-VISI-03")
def test_guests_tell_that_an_offer_was_accepted() -> None:
    """Green has accepted and stands in Blue's region before Blue has read the answer: no world can say otherwise."""
    game = board(phase="headquarters", regions={BLUE: "china", GREEN: "brazil", RED: "japan"}, diplomats=[1])
    game.add(BLUE, "offer-2").confirm(BLUE).play_to(GREEN, "secret_events").do(GREEN, "accept p1", "continue")
    position: Any = game.state.to_json()
    position["table"]["board"]["armies"][GREEN]["china"] = [1, 0, 0]
    shown = GAME.load(position)
    for number in range(20):
        assert shown.resample(BLUE, Stream(number, 1)).check() == []


@pytest.mark.clause("LDR-ALLY-26", "LDR-ALLY-06")
def test_old_news_of_a_dissolution_does_not_end_a_new_alliance() -> None:
    """Blue has left Green, and they have met again, before Green reads the card that tells of the dissolution."""
    game = board(phase="headquarters", regions={BLUE: "china", GREEN: "mongolia", RED: "japan"}, allies=[(BLUE, GREEN)])
    position: Any = game.state.to_json()
    position["table"]["secrets"][GREEN]["mail"] = [[events.ALLIANCE, BLUE, DISSOLVED]]
    game = Board(GAME.load(position))
    game.play_to(GREEN, "secret_events")
    assert (game.kinds(GREEN).count("alliance"), game.me(GREEN)["allies"]) == (1, [BLUE])
