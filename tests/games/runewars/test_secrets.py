"""Who may know what: hands that were seen, cards of a battle round, exploration tokens, where runes were looked at."""

from __future__ import annotations

from typing import Any

import pytest
from runewars_battle import draw, field, fight, pass_all
from runewars_table import act, area, chance, do, hold, in_hand, put, rune, table

from bannerhall.core.chance import Stream
from bannerhall.core.frames import SPECTATOR
from bannerhall.core.state import CHANCE
from bannerhall.games.runewars import GAME
from bannerhall.games.runewars.rules import (
    card_answers,
    drawing,
    exploration,
    exploration_tokens,
    fate,
    rounds,
    tactics,
)
from bannerhall.games.runewars.rules.state import Runewars


def seen(s: Runewars, seat: int) -> Any:
    return s.view(seat)


def worlds(s: Runewars, seat: int, many: int = 40) -> list[Runewars]:
    """Worlds that the seat cannot tell apart; each is sound, loads, and looks the same to it."""
    found: list[Runewars] = []
    for number in range(many):
        world = s.resample(seat, Stream(number))
        assert isinstance(world, Runewars)
        assert world.view(seat) == s.view(seat)
        again = GAME.load(world.to_json())
        assert again.to_json() == world.to_json()
        found.append(world)
    return found


# --- Hands -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-CARD-05")
def test_of_other_hands_only_the_number_is_seen() -> None:
    s = table()
    hold(s, 0, "scatter")
    hold(s, 1, "war_chest", "pathfinder")
    assert seen(s, 0)["hands"] == [1, 2]
    assert seen(s, 0)["hand"] == {"scatter": 1}
    assert seen(s, SPECTATOR)["hand"] == {}
    assert "pathfinder" not in str(seen(s, 0))
    found = worlds(s, 0)
    assert all(in_hand(world, 0) == ["scatter"] for world in found)
    assert len({tuple(in_hand(world, 1)) for world in found}) > 10


@pytest.mark.clause("RUN-CARD-05")
def test_a_hand_that_was_seen_is_remembered_until_a_card_leaves_it() -> None:
    s = table(3)
    hold(s, 1, "war_chest", "pathfinder", "scatter")
    drawing.learn_hand(s, 0, 1)
    hold(s, 1, "bribery")  # drawn since: nobody has seen it
    assert seen(s, 0)["known"][1] == sorted(("war_chest", "pathfinder", "scatter"), key=tactics.NAMES.index)
    assert seen(s, 2)["known"] == [[], [], []]
    assert seen(s, SPECTATOR)["known"] == [[], [], []]
    for world in worlds(s, 0):
        assert {"war_chest", "pathfinder", "scatter"} <= set(in_hand(world, 1))
    assert len({tuple(in_hand(world, 1)) for world in worlds(s, 0)}) > 5
    drawing.discard_from_hand(s, 1, tactics.NAMES.index("scatter"))
    assert "scatter" not in seen(s, 0)["known"][1]
    assert any("pathfinder" not in in_hand(world, 1) for world in worlds(s, 2))


@pytest.mark.clause("RUN-CARD-03", "RUN-CARD-05")
def test_a_turned_spy_shows_the_hand_and_both_know_what_was_stolen() -> None:
    s = table(3)
    hold(s, 1, "war_chest", "pathfinder")
    drawing.learn_hand(s, 2, 1)
    card_answers.turned_spy(s, 0, 1)
    assert seen(s, 0)["spied"] == {"pathfinder": 1, "war_chest": 1}
    assert seen(s, 2)["spied"] is None
    action = act(s, "steal_tactics pathfinder")
    noticed, told = s.audience_of(CHANCE, action)
    assert told & 0b111 == 0b011
    chance(s, "steal_tactics pathfinder")
    assert seen(s, 0)["spied"] is None
    assert seen(s, 0)["known"][1] == ["war_chest"]
    assert seen(s, 1)["known"][0] == ["pathfinder"]
    assert seen(s, 2)["known"][1] == []  # one of the cards seen before is gone, and seat 2 cannot say which
    assert noticed & 0b111 == 0b111


# --- The cards of a battle round -------------------------------------------------------------------------------------


def about_to_draw() -> Runewars:
    """Three Bowmen of seat 0 are about to draw, against units of two types with higher initiative."""
    s = fight({"bowman": 3}, {"reanimate": 3, "necromancer": 1})
    pass_all(s)
    return s


@pytest.mark.clause("RUN-BAT-10", "RUN-BAT-49")
def test_only_the_drawing_side_sees_its_cards() -> None:
    s = about_to_draw()
    assert s.audience_of(CHANCE, s.odds()[0][0])[1] & 0b11 == 0b01
    draw(s, "miss")
    card = fate.FATE_NAMES[int(s.fates[0]).bit_length() - 1]
    assert seen(s, 0)["battle"]["fates"] == [[card], []]
    assert seen(s, 1)["battle"]["fates"] == [[], []]
    assert seen(s, SPECTATOR)["battle"]["fates"] == [[], []]
    assert seen(s, 1)["battle"]["fates_drawn"] == [1, 0]
    found = worlds(s, 1)
    assert len({int(world.fates[0]) for world in found}) > 5
    assert all(int(world.fates[0]) | int(world.fate) == int(s.fates[0]) | int(s.fate) for world in found)
    assert {int(world.fates[0]) for world in worlds(s, 0)} == {int(s.fates[0])}


@pytest.mark.clause("RUN-BAT-49", "RUN-TFC-05")
def test_what_has_been_shown_binds_the_cards_that_have_not() -> None:
    s = about_to_draw()
    draw(s, "rout", "damage", "miss")
    pass_all(s)
    assert s.question(1) == "assign_routs"
    assert seen(s, 1)["battle"]["results_shown"] == [["rout", "special"], []]
    assert len(seen(s, 1)["battle"]["fates"][0]) == 1
    for world in worlds(s, 1):
        hidden = int(world.fates[0]) & ~int(world.fates_shown[0])
        kinds = {fate.RESULTS[fate.RESULT[card * 4]] for card in range(fate.FATES) if (hidden >> card) & 1}
        assert kinds <= {"miss", "damage"}
    assert len({int(world.fates[0]) for world in worlds(s, 1)}) > 5


@pytest.mark.clause("RUN-BAT-05", "RUN-BAT-49")
def test_nobody_else_knows_what_was_put_aside() -> None:
    s = about_to_draw()
    s.set_spare(0, 2)
    s.end_frame()
    rounds.begin_draw(s, 0)
    draw(s, "miss", "damage", "special", "miss", "rout")
    assert s.question(0) == "put_aside"
    action = next(action for action in s.legal_actions(0))
    assert s.audience_of(0, action)[1] & 0b11 == 0b01
    s.answer(0, action)
    assert seen(s, 1)["battle"]["put_aside"] == [1, 0]
    assert seen(s, 1)["battle"]["aside_fates"] == [[], []]
    assert len(seen(s, 0)["battle"]["aside_fates"][0]) == 1
    found = worlds(s, 1)
    assert len({int(world.aside_fates[0]) for world in found}) > 5
    both = int(s.fates[0]) | int(s.aside_fates[0])
    for world in found:
        assert int(world.fates[0]) & int(world.aside_fates[0]) == 0
        assert int(world.fates[0]).bit_count() == both.bit_count() - 1


@pytest.mark.clause("RUN-BAT-49")
def test_a_battle_is_in_the_position() -> None:
    s = about_to_draw()
    draw(s, "miss", "damage")
    again = GAME.load(s.to_json())
    assert isinstance(again, Runewars)
    assert again.to_json() == s.to_json()
    assert [list(again.troops), list(again.fates), int(again.battle_at)] == [
        list(s.troops),
        list(s.fates),
        int(s.battle_at),
    ]
    assert [seen(again, seat) for seat in (0, 1, SPECTATOR)] == [seen(s, seat) for seat in (0, 1, SPECTATOR)]


# --- Tokens ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-EXPL-02", "RUN-EXPL-05", "RUN-EXPL-10")
def test_a_facedown_exploration_token_may_be_any_that_has_not_been_seen() -> None:
    s = table(exploration=True)
    merchant = int(exploration_tokens.MERCHANT)
    near = {kind for kind in range(exploration_tokens.KINDS) if not exploration_tokens.FAR[kind]}
    s.set_exploration(area("5A"), merchant + 1)
    assert {int(world.exploration[area("5A")]) - 1 for world in worlds(s, 0, 200)} == near
    for _ in range(exploration_tokens.COPIES[merchant]):
        s.set_exploration(area("5A"), merchant + 1)
        exploration.remove(s, area("5A"))
    assert seen(s, 0)["tokens_gone"] == {"merchant": 3}
    s.set_exploration(area("5A"), int(exploration_tokens.TRAINING) + 1)
    assert {int(world.exploration[area("5A")]) - 1 for world in worlds(s, 0, 200)} == near - {merchant}


@pytest.mark.clause("RUN-RUNE-05")
def test_everybody_sees_who_has_looked_at_a_token_but_not_what_it_is() -> None:
    s = table(3)
    rune(s, "5A", "dragon", seen=(1,))
    rune(s, "6B", "false")
    assert seen(s, 2)["runes_seen"] == {"5A": [1]}
    assert seen(s, 1)["runes"]["5A"] == "dragon"
    assert seen(s, 2)["runes"]["5A"] == "hidden"
    assert {int(world.rune[area("5A")]) for world in worlds(s, 2)} == {1, 2}
    assert {int(world.rune[area("5A")]) for world in worlds(s, 1)} == {int(s.rune[area("5A")])}


@pytest.mark.clause("RUN-EPIC-04")
def test_only_its_drawer_sees_the_card_that_may_be_replaced() -> None:
    s = field(epic=True)
    put(s, 0, "5A", footman=1)
    drawing.draw_tactics(s, 0, 1)
    chance(s, "draw_tactics rune_rumours")
    assert seen(s, 0)["stack"][-1]["card"] == "rune_rumours"
    assert seen(s, 1)["stack"][-1]["card"] is None
    cards = {world.to_json()["stack"][-1]["card"] for world in worlds(s, 1)}  # type: ignore[index]
    assert len(cards) > 5
    do(s, 0, "keep_drawn")
    assert in_hand(s, 0) == ["rune_rumours"]
