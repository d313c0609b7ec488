"""Whoever controls no area is eliminated [RUN-ELIM-01] to [RUN-ELIM-04]."""

from __future__ import annotations

import pytest
from runewars_battle import commander, hero, listen, misses_to_the_end, reward, told
from runewars_heroes import draw_symbols, duel_draws, phase_is_over, quest_time
from runewars_orders import question
from runewars_seasons import objective, quest_hand, rich, title
from runewars_table import area, build, do, hold, in_hand, mask, neutrals, order_all, put, table, turn

from bannerhall.core.bits import count
from bannerhall.core.state import PROCEEDS
from bannerhall.games.runewars import GAME
from bannerhall.games.runewars.rules import commander_cards, control, elimination, hero_cards, questions, tactics
from bannerhall.games.runewars.rules.components import TITLES
from bannerhall.games.runewars.rules.state import Runewars

THIRD = ("UA", "UB", "UC")  # the home realm of the third seat


def conquered(seats: int = 3) -> Runewars:
    """Others hold the whole home realm of the third seat, which has nothing else."""
    s = table(seats)
    for at in THIRD:
        put(s, 0, at, footman=1)
    return s


def looked_at(s: Runewars) -> Runewars:
    """An effect is complete."""
    while s.depth != 0:
        s.end_frame()
    s.ask(questions.YEAR, PROCEEDS, questions.Y_ORDERS)
    s.advance()
    return s


def playing(s: Runewars) -> list[int]:
    return [seat for seat in range(int(s.seats)) if (s.playing >> seat) & 1]


@pytest.mark.clause("RUN-ELIM-01")
def test_a_player_without_any_area_is_out_of_the_game() -> None:
    s = looked_at(conquered())
    assert playing(s) == [0, 1]
    assert s.waiting() == [0, 1]
    s = conquered()
    build(s, 2, "5A")
    assert playing(looked_at(s)) == [0, 1, 2]
    s = conquered()
    s.standing[area("UB")] = 0
    s.holder[area("UB")] = 0
    assert playing(looked_at(s)) == [0, 1, 2]  # an empty area of one's own home realm is enough


@pytest.mark.clause("RUN-ELIM-01")
def test_heroes_leave_the_board_and_all_cards_are_shuffled_into_the_decks() -> None:
    s = conquered()
    number = hero(s, 2, "varikas", "5A")
    reward(s, "varikas", "soulbiter")
    reward(s, "varikas", "sunblade", up=True)
    hold(s, 2, "war_chest", "summon_lightning")
    quest_hand(s, 2, "ice_tower", "arena")
    before = (int(s.tactics_deck.size()), int(s.reward_deck.size()), int(count(s.quest_deck)))
    looked_at(s)
    assert (s.hero_of[number], s.hero_at[number]) == (0, 0)
    assert (s.hero_deck >> hero_cards.VARIKAS) & 1 == 1
    assert in_hand(s, 2) == []
    after = (int(s.tactics_deck.size()), int(s.reward_deck.size()), int(count(s.quest_deck)))
    assert after == (before[0] + 2, before[1] + 2, before[2] + 2)
    assert s.quests[2] == 0
    assert GAME.load(s.to_json()).to_json() == s.to_json()


@pytest.mark.clause("RUN-ELIM-02")
def test_titles_go_back_with_their_influence() -> None:
    s = conquered()
    title(s, "primarch", 2, 4)
    title(s, "captain", 1, 2)
    looked_at(s)
    assert (s.title[0], s.title_influence[0]) == (0, 4)
    assert s.title[TITLES.index("captain")] == 2
    turn(s, 0, "acquire_power")
    rich(s, 5, 0, 0)
    s.answer(0, s.rules.vocabulary.read_exact("use_bonus"))
    assert s.why_not(0, s.rules.vocabulary.read_exact("take_title primarch")) is None
    rich(s, 4, 0, 0)
    refused = s.why_not(0, s.rules.vocabulary.read_exact("take_title primarch"))
    assert refused is not None
    assert refused.clause == "RUN-ORD7-02"


@pytest.mark.clause("RUN-ELIM-03")
def test_the_only_player_who_is_left_wins_at_once() -> None:
    s = table(2)
    for at in ("WA", "WB", "WC"):
        put(s, 0, at, footman=1)
    looked_at(s)
    assert s.depth == 0
    assert s.winner == 0 + 1


@pytest.mark.clause("RUN-ELIM-04")
def test_an_unresolved_order_is_skipped_and_the_objective_leaves_the_game() -> None:
    s = conquered()
    for at in THIRD:
        s.standing[area(at)] = 0
        s.holder[area(at)] = 0
    for seat, at in enumerate(("DA", "LA", "UA")):
        build(s, seat, at)
    objective(s, 2, "iron_grip")
    s.set_claim(1, 2 + 1)
    left = int(s.objective_deck.size())
    order_all(s, "recruit", "harvest", "acquire_power")
    s.set_stronghold(area("UA"), 0)
    s.set_builder(area("UA"), 0)
    for at in THIRD:
        put(s, 1, at, warrior=1)
    turns: list[int] = []
    while s.depth != 0 and question(s) != "season_card":
        turns.append(int(s.turn_of) - 1)
        for seat in s.waiting():
            s.answer(seat, s.lapse(seat))
    assert 2 not in turns
    assert playing(s) == [0, 1]
    assert (s.objective[2], s.claim[1]) == (0, 0)
    assert s.objective_deck.size() == left


@pytest.mark.clause("RUN-ELIM-04", "RUN-NEU-13")
def test_left_neighbours_are_counted_without_the_eliminated() -> None:
    s = table(3)
    assert control.left_of(s, 1) == 2
    elimination.eliminate(s, 2)
    assert control.left_of(s, 1) == 0


@pytest.mark.clause("RUN-ELIM-01")
def test_allied_neutral_units_alone_hold_nothing() -> None:
    s = conquered()
    neutrals(s, "5A", beastman=2)
    s.holder[area("5A")] = 2 + 1
    elimination.check(s)
    assert playing(s) == [0, 1]
    assert s.holder[area("5A")] == 0
    assert s.holder[area("UA")] == 0 + 1  # what others hold stays theirs
    assert s.standing[area("5A")] != 0


@pytest.mark.clause("RUN-ELIM-01", "RUN-ELIM-04")
def test_nothing_of_the_eliminated_lies_on_the_board() -> None:
    s = conquered()
    s.activated[2] = mask("5A", "5B")
    sink = listen(s)
    looked_at(s)
    assert s.activated[2] == 0
    assert [event["seat"] for event in told(s, sink, "eliminated")] == [2]
    assert told(s, sink, "wins") == []


@pytest.mark.clause("RUN-ELIM-01", "RUN-CMD-30")
def test_the_commander_card_goes_back_as_well() -> None:
    s = table(3, commanders=True)
    for at in THIRD:
        put(s, 0, at, footman=1)
    commander(s, 2, "varikas", "raise_banner", "5A")
    s.lieutenant = 2 + 1
    s.tactics_deck.draw_middle(tactics.LIEUTENANT_GENERAL)
    assert s.commander_deck.size() == commander_cards.CARDS - 1
    looked_at(s)
    assert s.commander_deck.size() == commander_cards.CARDS
    assert not any(s.commander)
    assert not any(s.commander_hero)
    assert s.lieutenant == 0
    assert s.tactics_discard[tactics.LIEUTENANT_GENERAL] == 1


@pytest.mark.clause("RUN-ELIM-01", "RUN-ELIM-03")
def test_the_last_army_may_attack_before_the_game_ends() -> None:
    s = table(2)
    for at in ("WA", "WB", "WC"):
        put(s, 0, at, footman=1)
    put(s, 1, "5A", reanimate=2)
    put(s, 0, "5B", footman=5)
    turn(s, 1, "conquer")
    do(s, 1, "activate 5B", "move_from 5A", "units 2")
    assert s.winner == 0
    misses_to_the_end(s)
    do(s, 1, "retreat_to 5A")
    assert s.winner == 0


@pytest.mark.clause("RUN-ELIM-01", "RUN-QST-01")
def test_whoever_loses_the_last_area_in_the_quest_phase_acts_with_no_hero_any_more() -> None:
    s = conquered()
    while s.depth != 0:
        s.end_frame()
    put(s, 2, "5A", berserker=1)
    hero(s, 0, "grey_ker", "5A")
    hero(s, 2, "valadir", "5A")
    rich(s, 9)
    s.season = 1
    quest_time(s)
    do(s, 0, "travel 5A", "challenge valadir")
    draw_symbols(s, "gold")
    do(s, 0, "kill berserker")
    duel_draws(s, *["miss"] * 8)
    assert playing(s) == [0, 1]
    assert phase_is_over(s)
    assert s.waiting() == [0, 1]


@pytest.mark.clause("RUN-ELIM-01", "RUN-MOV-09")
@pytest.mark.parametrize("seats", [2, 3])
def test_whoever_marches_with_the_last_army_fights_before_anything_is_lost(seats: int) -> None:
    s = table(seats)
    last = seats - 1
    for at in ("WA", "WB", "WC") if seats == 2 else THIRD:
        put(s, 0, at, footman=1)
    put(s, last, "5A", False, **{"reanimate" if seats == 2 else "berserker": 3})
    put(s, 0, "5B", footman=1)
    turn(s, last, "mobilize")
    do(s, last, "activate 5B", "move_from 5A", "units 3")
    assert question(s) == "battle_fate"
    assert playing(s) == list(range(seats))
    misses_to_the_end(s)
    do(s, 0, "retreat_to 5C")
    assert s.holder[area("5B")] == seats
    assert playing(s) == list(range(seats))


@pytest.mark.clause("RUN-ELIM-01")
def test_whoever_loses_the_battle_of_the_last_army_is_out_of_the_game_after_it() -> None:
    s = conquered()
    put(s, 2, "5A", berserker=1)
    build(s, 0, "5B")
    turn(s, 2, "mobilize")
    do(s, 2, "activate 5B", "move_from 5A")
    assert playing(s) == [0, 1, 2]
    for at in ("1A", "2C", "5A", "5C", "5D", "6A"):
        put(s, 0, at, footman=1)  # so that nothing is left to retreat to
    misses_to_the_end(s)
    assert playing(s) == [0, 1]
