"""Phase 3, step 4: fights, combat round by combat round."""

from __future__ import annotations

import pytest
from leaders_board import attack, board
from leaders_table import BLUE, GREEN, RED


@pytest.mark.clause("LDR-FGHT-01", "LDR-FGHT-03", "LDR-FGHT-06")
def test_the_attacker_names_the_next_fight_after_seeing_the_last() -> None:
    game = board(
        phase="move",
        regions={BLUE: "china", RED: "mongolia india", GREEN: "manchuria"},
        units={("china", BLUE): "4i"},
    )
    for region in ("mongolia", "india", "manchuria"):
        game.march(BLUE, "china", region, "1i")
    game.do(BLUE, "continue")
    assert game.offers() == ["battle india", "battle mongolia", "battle manchuria"]
    assert game.refused(BLUE, "battle japan") == "LDR-FGHT-03"
    game.do(BLUE, "battle manchuria").round("h", "-")
    assert (game.owner("manchuria"), game.asks()) == (BLUE, "next_battle")
    assert game.offers() == ["battle india", "battle mongolia"]
    game.do(BLUE, "battle mongolia").round("h", "-")
    assert game.asks() == "stand", "the last one begins by itself"
    assert game.board["battle"]["place"] == "india"
    game.round("h", "-")
    assert game.asks() == "headquarters"
    assert [told["place"] for told in game.told_of("battle_begun")] == ["manchuria", "mongolia", "india"]


@pytest.mark.clause("LDR-FGHT-04", "LDR-FGHT-05", "LDR-RETR-01")
def test_rounds_until_one_side_is_gone() -> None:
    game = attack("2i", "2i")
    for number in (1, 2, 3):
        assert (game.asks(), game.asked, game.board["battle"]["round"]) == ("stand", BLUE, number)
        game.do(BLUE, "stand strongest")
        assert (game.asks(), game.asked) == ("stand", RED)
        game.do(RED, "stand strongest")
        assert game.asks() == "roll"
        game.dice("h" + "-" if number > 1 else "--").dice("--" if number < 3 else "-")
    assert (game.owner("mongolia"), game.units("mongolia", BLUE), game.board["battle"]) == (BLUE, "2i", None)


@pytest.mark.clause("LDR-FGHT-05")
def test_a_combat_round_has_its_steps_in_order() -> None:
    game = attack("1i 1t", "1i 1t", levels={BLUE: (1, 0, 0), RED: (1, 0, 0)})
    seen = []
    for answer in ("stand strongest", "stand strongest"):
        seen.append((game.asks(), game.asked))
        game.do(game.asked, answer)
    game.dice("hh").dice("h-")
    seen.append((game.asks(), game.asked))
    game.do(BLUE, "leave")
    seen.append((game.asks(), game.asked))
    game.do(RED, "leave")
    seen.append((game.asks(), game.asked))
    assert seen == [("stand", BLUE), ("stand", RED), ("reroll", BLUE), ("reroll", RED), ("losses", BLUE)]


@pytest.mark.clause("LDR-FGHT-02", "LDR-ALLY-31")
def test_allies_in_a_region_fight_side_by_side() -> None:
    game = attack(
        "3i",
        "1i",
        regions={GREEN: "brazil"},
        units={("mongolia", GREEN): "1p"},
        allies=[(RED, GREEN)],
    )
    assert game.board["battle"]["sides"][1]["units"] == {"infantry": 1, "tank": 0, "plane": 1}
    assert game.board["battle"]["opponent"] == RED
    peaceful = board(
        phase="move",
        regions={BLUE: "china", RED: "mongolia"},
        units={("mongolia", BLUE): "1i", ("china", BLUE): "1i"},
        allies=[(BLUE, RED)],
    ).do(BLUE, "continue")
    assert peaceful.asks() == "headquarters"


@pytest.mark.clause("LDR-RETR-07", "LDR-RETR-01")
def test_who_fights_to_the_end_is_asked_no_more() -> None:
    game = attack("3i", "3i").do(BLUE, "press").do(RED, "press").dice("---").dice("---")
    assert game.asks() == "roll"
    assert [side["pressing"] for side in game.board["battle"]["sides"]] == [True, True]
    game.dice("h--").dice("h--")
    assert game.asks() == "roll"
    one = attack("3i", "3i").do(BLUE, "press").do(RED, "stand strongest").dice("---").dice("---")
    assert (one.asks(), one.asked) == ("stand", RED), "only who has said so"


@pytest.mark.clause("LDR-FGHT-01", "LDR-CMND-01")
def test_after_the_last_fight_the_phase_is_over() -> None:
    game = attack("1i", "1i").round("h", "-")
    assert (game.asks(), game.asked) == ("headquarters", BLUE)
    assert game.board["attacked"] == game.board["landed"] == []
    assert game.board["fresh"] == {}


@pytest.mark.clause("LDR-VARI-04", "LDR-VARI-05")
def test_with_headquarters_first_the_turn_ends_with_the_last_fight() -> None:
    game = attack("1i", "1i", regions={GREEN: "brazil"}, options={"hq_first": True}).round("h", "-")
    assert (game.asks(), game.asked) == ("count", GREEN)


@pytest.mark.clause("LDR-RETR-01")
def test_who_is_away_stands() -> None:
    game = attack("1i", "1i")
    assert game.state.rules.vocabulary.text(game.state.lapse(BLUE)) == "stand strongest"
