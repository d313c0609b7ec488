"""Phase 3, step 3: attacked players and their partners send units from their base camps."""

from __future__ import annotations

import pytest
from leaders_board import Board, board
from leaders_table import BLUE, GREEN, ORANGE, RED, YELLOW


def example(**told: object) -> Board:
    """Blue attacks three regions of Red, who has five infantry in the base camp."""
    game = board(
        phase="move",
        regions={BLUE: "china brazil indonesia", RED: "mongolia southern_cone queensland", GREEN: "alaska"},
        units={("china", BLUE): "5i", ("brazil", BLUE): "2i", ("indonesia", BLUE): "4i"},
        camps={RED: "5i"},
        **told,  # type: ignore[arg-type]
    )
    game.march(BLUE, "china", "mongolia", "4i").march(BLUE, "brazil", "southern_cone", "1i")
    return game.march(BLUE, "indonesia", "queensland", "3i").do(BLUE, "continue")


@pytest.mark.clause("LDR-DFND-01", "LDR-DFND-04", "LDR-DFND-08")
def test_e11_up_to_the_points_of_the_region() -> None:
    game = example()
    assert (game.asked, game.asks()) == (RED, "defend")
    assert game.board["limits"] == {"mongolia": 3, "southern_cone": 3, "queensland": 3}
    game.reinforce(RED, "mongolia", "2i")
    assert game.refused(RED, "reinforce infantry-mongolia") == "LDR-DFND-04", "the attackers do not count"
    game.reinforce(RED, "queensland", "1i").do(RED, "pass")
    assert [game.units(name, RED) for name in ("mongolia", "southern_cone", "queensland")] == ["3i", "1i", "2i"]
    assert game.camp(RED) == "2i"
    assert (game.asked, game.asks()) == (BLUE, "next_battle")


@pytest.mark.clause("LDR-DFND-01")
def test_only_attacked_regions_and_only_from_the_base_camp() -> None:
    game = board(
        phase="move",
        regions={BLUE: "china", RED: "mongolia japan", GREEN: "alaska"},
        units={("china", BLUE): "2i"},
        camps={RED: "2i"},
        drops={RED: "3p"},
    )
    game.march(BLUE, "china", "mongolia", "1i").do(BLUE, "continue")
    assert game.offers() == ["pass", "reinforce infantry-mongolia"]
    assert game.refused(RED, "reinforce infantry-japan") == "LDR-DFND-01"
    assert game.refused(RED, "reinforce infantry-china") == "LDR-DFND-01"
    assert game.refused(RED, "reinforce plane-mongolia") == "LDR-DFND-01", "the drop zone is closed"


@pytest.mark.clause("LDR-DFND-05", "LDR-MOVE-14")
def test_t37_a_region_above_its_limit_takes_nobody() -> None:
    """Six stand in Madagascar, which is worth two; they roll three dice."""
    game = board(
        phase="move",
        regions={BLUE: "southern_africa", RED: "madagascar"},
        units={("southern_africa", BLUE): "2i", ("madagascar", RED): "6i"},
        camps={RED: "5i"},
    )
    game.march(BLUE, "southern_africa", "madagascar", "1i").do(BLUE, "continue")
    assert game.asks() == "stand", "Red is not even asked"
    game.do(BLUE, "stand strongest").do(RED, "stand strongest").dice("-")
    assert game.rolled(1) == ["infantry"] * 3


@pytest.mark.clause("LDR-DFND-02", "LDR-DFND-03")
@pytest.mark.parametrize(
    ("order", "asked"),
    [
        ([BLUE, GREEN, RED], [GREEN, RED]),
        ([GREEN, BLUE, RED], [RED, GREEN]),
        ([BLUE, RED, GREEN], [RED, GREEN]),
    ],
)
def test_defenders_act_in_player_order_after_the_active_one(order: list[int], asked: list[int]) -> None:
    game = board(
        phase="move",
        order=order,
        regions={BLUE: "china", RED: "mongolia", GREEN: "india"},
        units={("china", BLUE): "3i"},
        camps={RED: "1i", GREEN: "1i"},
    )
    game.march(BLUE, "china", "mongolia", "1i").march(BLUE, "china", "india", "1i").do(BLUE, "continue")
    seen = []
    while game.asks() == "defend":
        seen.append((game.asked, game.board["defending"]))
        own = {RED: "mongolia", GREEN: "india"}[game.board["defending"]] if game.asked == seen[-1][1] else None
        assert game.offers() == ["pass", *([f"reinforce infantry-{own}"] if own else [])]
        game.do(game.asked, "pass")
    first, second = asked
    assert seen == [(first, first), (second, first), (second, second), (first, second)], "each with whoever might help"


@pytest.mark.clause("LDR-ALLY-21", "LDR-ALLY-09")
def test_after_the_attacked_player_all_others_in_player_order() -> None:
    game = board(
        5,
        phase="move",
        order=[YELLOW, BLUE, RED, ORANGE, GREEN],
        regions={BLUE: "china", RED: "mongolia", GREEN: "brazil", YELLOW: "alaska", ORANGE: "japan"},
        units={("china", BLUE): "3i"},
        camps=dict.fromkeys(range(5), "1i"),
    )
    game.march(BLUE, "china", "mongolia", "1i").do(BLUE, "continue")
    asked = []
    while game.asks() == "defend":
        asked.append(game.asked)
        game.do(game.asked, "pass")
    assert asked == [RED, ORANGE, GREEN, YELLOW]


@pytest.mark.clause("LDR-DFND-01", "LDR-ALLY-18")
def test_who_has_no_base_camp_or_no_room_is_not_asked() -> None:
    game = board(
        4,
        phase="move",
        regions={BLUE: "china", RED: "mongolia", GREEN: "brazil", YELLOW: "alaska"},
        units={("china", BLUE): "3i", ("mongolia", RED): "2i"},
        camps={RED: "2i", YELLOW: "1i"},
    )
    game.march(BLUE, "china", "mongolia", "1i").do(BLUE, "continue").reinforce(RED, "mongolia", "1i")
    assert game.asks() == "stand", "it is full: nobody can send any more"


@pytest.mark.clause("LDR-DFND-01", "LDR-ELIM-03")
def test_who_is_out_is_asked_nothing() -> None:
    game = board(
        4,
        phase="move",
        out=[YELLOW],
        regions={BLUE: "china", RED: "mongolia", GREEN: "brazil"},
        units={("china", BLUE): "3i"},
        camps={GREEN: "2i"},
    )
    game.march(BLUE, "china", "mongolia", "1i").do(BLUE, "continue")
    assert game.asked == GREEN
    assert game.do(GREEN, "pass").asks() == "stand"


@pytest.mark.clause("LDR-DFND-01")
def test_the_last_unit_of_the_base_camp_ends_the_question() -> None:
    game = example()
    game.reinforce(RED, "mongolia", "2i").reinforce(RED, "queensland", "2i").reinforce(RED, "southern_cone", "1i")
    assert (game.asked, game.asks()) == (BLUE, "next_battle")


@pytest.mark.clause("LDR-DFND-09")
def test_who_was_sent_stays() -> None:
    game = example().reinforce(RED, "mongolia", "1i")
    assert game.offers_of("recall") == []
    assert game.state.why_not(RED, game.action("recall infantry-mongolia")) is not None


@pytest.mark.clause("LDR-DFND-08")
def test_who_is_away_sends_nobody() -> None:
    game = example()
    assert game.state.rules.vocabulary.text(game.state.lapse(RED)) == "pass"


@pytest.mark.clause("LDR-ALLY-09", "LDR-ALLY-10")
def test_e25_partners_share_what_room_is_left() -> None:
    """Siberia takes four: Red has two there, Green may add two."""
    game = board(
        4,
        phase="move",
        regions={BLUE: "central_asia", RED: "siberia", GREEN: "brazil", YELLOW: "alaska"},
        units={("central_asia", BLUE): "6i", ("siberia", RED): "1i"},
        camps={RED: "1t", GREEN: "1i 2t 1p", YELLOW: "3i"},
        allies=[(RED, GREEN)],
    )
    game.march(BLUE, "central_asia", "siberia", "5i").do(BLUE, "continue")
    game.reinforce(RED, "siberia", "1t")
    assert (game.asked, game.board["defending"]) == (YELLOW, RED)
    assert game.offers() == ["pass"]
    assert game.refused(YELLOW, "reinforce infantry-siberia") == "LDR-ALLY-09"
    game.do(YELLOW, "pass")
    assert game.asked == GREEN
    game.do(GREEN, "reinforce plane-siberia", "reinforce tank-siberia")
    assert game.asks() == "stand", "four stand there now"
    assert (game.units("siberia", RED), game.units("siberia", GREEN)) == ("1i 1t", "1t 1p")


@pytest.mark.clause("LDR-ALLY-22")
def test_t43_a_common_friend_helps_neither() -> None:
    game = board(
        phase="move",
        regions={BLUE: "china", RED: "mongolia", GREEN: "brazil"},
        units={("china", BLUE): "2i"},
        camps={GREEN: "2i"},
        allies=[(RED, GREEN), (BLUE, GREEN)],
    )
    game.march(BLUE, "china", "mongolia", "1i").do(BLUE, "continue")
    assert (game.asked, game.offers()) == (GREEN, ["pass"])
    assert game.refused(GREEN, "reinforce infantry-mongolia") == "LDR-ALLY-22"


@pytest.mark.clause("LDR-ALLY-31", "LDR-ALLY-10", "LDR-DFND-04")
def test_guests_that_stand_there_count_to_the_limit() -> None:
    game = board(
        phase="move",
        regions={BLUE: "china", RED: "mongolia", GREEN: "brazil"},
        units={("china", BLUE): "2i", ("mongolia", GREEN): "1p"},
        camps={RED: "4i"},
        allies=[(RED, GREEN)],
    )
    game.march(BLUE, "china", "mongolia", "1i").do(BLUE, "continue").reinforce(RED, "mongolia", "1i")
    assert game.asks() == "stand"


@pytest.mark.clause("LDR-MULT-06", "LDR-DFND-01")
def test_the_defence_waits_for_headquarters_that_are_still_open() -> None:
    """In parallel play Blue plans while Green attacks."""
    game = board(
        phase="move",
        regions={BLUE: "china", GREEN: "mongolia", RED: "brazil"},
        units={("mongolia", GREEN): "3i", ("china", BLUE): "1i 1t"},
        camps={BLUE: "2i"},
        options={"parallel_play": True},
    ).do(BLUE, "continue")
    assert game.asks(BLUE) == "headquarters"
    game.do(GREEN, "continue", "withdraw", "continue")
    game.place(GREEN, "mongolia", "2i").do(GREEN, "continue")
    game.march(GREEN, "mongolia", "china", "1i").do(GREEN, "continue")
    assert (game.state.waiting(), game.asks(BLUE)) == ([BLUE], "headquarters")
    game.confirm(BLUE)
    assert (game.asked, game.asks(BLUE)) == (BLUE, "defend")


@pytest.mark.clause("LDR-MULT-06", "LDR-CMND-01")
def test_all_headquarters_are_awaited_whoever_is_attacked() -> None:
    """Green attacks Red, and Blue, who might want to help, still plans."""
    game = board(
        phase="move",
        regions={BLUE: "china", GREEN: "mongolia", RED: "siberia"},
        units={("china", BLUE): "2i"},
        camps={GREEN: "2i", RED: "2i"},
        options={"parallel_play": True},
    ).do(BLUE, "continue")
    game.do(GREEN, "continue", "continue").place(GREEN, "mongolia", "1i").do(GREEN, "continue")
    game.march(GREEN, "mongolia", "siberia", "1i").do(GREEN, "continue")
    assert game.state.waiting() == [BLUE]
    game.confirm(BLUE)
    assert (game.asked, game.asks()) == (RED, "defend")


@pytest.mark.clause("LDR-MULT-06")
def test_without_an_attack_nobody_waits() -> None:
    game = board(
        phase="move",
        regions={BLUE: "china", GREEN: "mongolia", RED: "brazil"},
        units={("mongolia", GREEN): "3i", ("china", BLUE): "2i"},
        options={"parallel_play": True},
    ).do(BLUE, "continue")
    game.do(GREEN, "continue", "withdraw", "continue", "continue")
    assert (game.asks(GREEN), game.asks(BLUE)) == ("headquarters", "headquarters")


@pytest.mark.clause("LDR-DFND-01", "LDR-FGHT-03")
def test_the_first_region_of_the_list_is_one_like_the_others() -> None:
    game = board(
        phase="move",
        regions={BLUE: "western_canada", RED: "alaska ontario", GREEN: "brazil"},
        units={("western_canada", BLUE): "3i"},
        camps={RED: "5i"},
    )
    game.march(BLUE, "western_canada", "alaska", "1i").march(BLUE, "western_canada", "ontario", "1i")
    game.do(BLUE, "continue")
    assert game.offers_of("reinforce") == ["infantry-alaska", "infantry-ontario"]
    game.reinforce(RED, "alaska", "1i").do(RED, "pass")
    assert game.offers() == ["battle alaska", "battle ontario"]
