"""Phase 0: the table tells a number, and only this number is checked."""

from __future__ import annotations

import pytest
from leaders_table import BLUE, GREEN, RED, begun, table

from bannerhall.core.match import Match
from bannerhall.core.state import CHANCE
from bannerhall.games.leaders import GAME


@pytest.mark.clause("LDR-MODE-11")
@pytest.mark.parametrize("described", [True, False])
def test_a_whole_number_from_0_to_400(described: bool) -> None:
    """Whatever a map of ours may say: only the table knows its board."""
    game = begun(3, {"board_profile": described}, {"victory_points": 400})
    for points in (0, 1, 399, 400):
        assert game.refused(CHANCE, f"production {points}") is None
    for points in (401, 402, 999):
        assert game.refused(CHANCE, f"production {points}") == "LDR-MODE-11"
    assert game.refused(CHANCE, "marked 0") == "HALL-ASK-05", "that is another question"
    assert game.refused(CHANCE, "eliminated") == "HALL-ASK-05"
    assert len(game.odds()) == 401


@pytest.mark.clause("LDR-PROD-01", "LDR-PROD-07", "LDR-VISI-01")
def test_the_entry_is_told_by_its_player_and_seen_by_everybody() -> None:
    game = table(3, phase="production", active=GREEN, entries=[[30], [41], [30]])
    assert game.state.teller() == GREEN
    assert game.asks(CHANCE) == "production"
    game.enter(47)
    for reader in (BLUE, GREEN, RED):
        told = game.told_of("entered", reader)
        assert told == [{"event": "entered", "seat": GREEN, "points": 47, "change": 6}]
    assert game.points(GREEN) == 47
    assert game.now["entries"][GREEN] == [41, 47]


@pytest.mark.clause("LDR-PROD-01", "LDR-PROD-06")
def test_numbers_near_the_last_entry_are_the_usual_ones() -> None:
    """What a simulation enters where no table tells: near the last entry, or near a fair share at the start."""
    for entries, seats, usual in (([50], 3, 53), ([], 2, 82), ([], 3, 55), ([], 4, 41), ([], 5, 33), ([], 6, 27)):
        game = table(seats, phase="production", entries={BLUE: entries})
        likely = [text for text, percent in game.odds().items() if percent > 1]
        assert likely == [f"production {points}" for points in range(usual - 8, usual + 9)]
        assert min(game.odds().values()) > 0, "anything may be told"


@pytest.mark.clause("LDR-PROD-06", "LDR-VIC-03", "LDR-VIC-04", "LDR-VIC-11")
def test_t31_the_military_victory_is_checked_with_the_entry() -> None:
    """Three players: 110 wins and 109 does not, whatever bonuses there are."""
    game = table(3, phase="production", active=GREEN, saved=[0, 500], levels={GREEN: (0, 3, 2)})
    game.enter(109)
    assert game.asks(GREEN) == "withdraw"
    game.play_to(GREEN, "command")
    assert game.me(GREEN)["income"] == 109 + 11 + 4 + 8, "but this is no entry"
    game = table(3, phase="production", active=GREEN).enter(110)
    assert game.winners() == [GREEN]
    assert game.told_of("victory") == [{"event": "victory", "seat": GREEN, "way": "military"}]
    assert game.now["end"] == {"way": "military", "winners": [GREEN]}
    assert table(3, phase="production").enter(111).winners() == [BLUE]


@pytest.mark.clause("LDR-PROD-06")
def test_only_the_last_four_entries_are_kept() -> None:
    game = table(2, phase="production", entries=[[10, 11, 12]])
    game.enter(13)
    assert game.now["entries"][BLUE] == [10, 11, 12, 13]
    game.next_turn(BLUE, 14)
    assert game.now["entries"][BLUE] == [11, 12, 13, 14]
    assert game.saved(BLUE) == 13 + 14, "what was booked before is no longer in the entries, but still there"
    assert game.points(BLUE) == 14


@pytest.mark.clause("LDR-PROD-04", "LDR-PROD-08")
def test_bonuses_are_added_by_the_app() -> None:
    """Entered points, a tenth of them for technology 3, economy levels, Germany."""
    game = table(2, nations={BLUE: "germany"}, levels={BLUE: (1, 3, 2)}, saved=[7], active=GREEN)
    game.next_turn(BLUE, 50)
    assert game.me(BLUE)["income"] == 50 + 5 + (5 + 9) + 9
    assert game.saved(BLUE) == 7 + 78
    assert game.points(BLUE) == 50, "what was entered stays what was entered"


@pytest.mark.clause("LDR-PROD-09", "LDR-EVNT-24")
def test_income_is_booked_in_the_national_events() -> None:
    game = table(3, phase="production", saved=[12]).enter(40)
    assert game.saved(BLUE) == 12
    game.play_to(BLUE, "withdraw")
    assert game.saved(BLUE) == 12
    game.do(BLUE, "continue")
    assert game.asks(BLUE) == "public_events"
    assert game.saved(BLUE) == 52


@pytest.mark.clause("LDR-PROD-08", "LDR-EVNT-25", "LDR-TRIB-02", "LDR-EVNT-15")
def test_available_are_saved_points_income_tributes_less_boycotts() -> None:
    game = table(3, saved=[40, 9], diplomats=[2, 0, 1])
    game.pay(BLUE, GREEN, 20).confirm(BLUE)
    assert game.saved(GREEN) == 9
    game.play_to(GREEN, "headquarters", [31])
    assert (game.saved(GREEN), game.me(GREEN)["income"], game.me(GREEN)["left"]) == (60, 31, 60)
    game.confirm(GREEN).play_to(RED, "headquarters").add(RED, "boycott-2").confirm(RED, "succeeds")
    game.play_to(GREEN, "headquarters", [31])
    assert game.saved(GREEN) == 60 + 31 - 15


@pytest.mark.clause("LDR-PROD-01", "LDR-MODE-06")
def test_a_match_asks_its_table_for_the_points() -> None:
    match = Match(begun(2).state, seed=1, typed=GAME.typed_by_players)
    assert match.typing()
    match.tell(BLUE, match.state.rules.vocabulary.make("production", 30))
    assert match.state.seat() == BLUE


@pytest.mark.clause("LDR-PROD-01")
def test_each_players_own_entry_is_the_usual_one() -> None:
    game = table(3, active=RED, phase="production", entries=[[90], [10], [50]])
    likely = [text for text, percent in game.odds().items() if percent > 1]
    assert likely == [f"production {points}" for points in range(45, 62)]
    assert game.odds()["production 0"] == pytest.approx(100 / (17 * 2000 + 384)), "one in so many"
