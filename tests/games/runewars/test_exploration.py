"""Exploration tokens: how they lie, who turns them up, what each of them does [RUN-EXPL-01] to [RUN-EXPL-21]."""

from __future__ import annotations

import pytest
from runewars_battle import PLACE, attack, field, listen, misses_to_the_end, told
from runewars_heroes import (
    damage_of,
    duel_draws,
    facedown,
    give_quests,
    hero,
    in_game,
    land,
    leads,
    phase_is_over,
    quest_time,
    reward,
    sees,
    spoils,
    training_of,
    wound,
)
from runewars_orders import city, dials, explore, hero_at, question
from runewars_table import (
    area,
    chance,
    do,
    in_hand,
    mask,
    neutrals,
    offers,
    put,
    refusal,
    rune,
    table,
    turn,
)

from bannerhall.core.state import CHANCE
from bannerhall.games.runewars import GAME
from bannerhall.games.runewars.rules import exploration_tokens, gains, winning
from bannerhall.games.runewars.rules.atlas import AREA_NAMES, HOME_OF
from bannerhall.games.runewars.rules.state import Runewars


def hidden(s: Runewars, at: str, kind: str) -> None:
    """A facedown exploration token."""
    s.set_exploration(area(at), exploration_tokens.NAMES.index(kind) + 1)


def token(s: Runewars, at: str) -> str | None:
    """The exploration token of an area, with a mark if it lies faceup."""
    kind = int(s.exploration[area(at)]) - 1
    if kind < 0:
        return None
    return exploration_tokens.NAMES[kind] + (" up" if (s.explored >> area(at)) & 1 else "")


def scout(kind: str, at: str = "5A", seats: int = 2, name: str = "valadir") -> Runewars:
    """A hero of seat 0 beside an area with a facedown token; the phase has not begun."""
    s = land(seats, exploration=True)
    hero(s, 0, name, "DB")
    hidden(s, at, kind)
    s.influence[0] = 9
    return s


def explored(s: Runewars, at: str = "5A") -> Runewars:
    """The Quest Phase begins, and the hero moves into the area."""
    quest_time(s)
    do(s, 0, f"travel {at}")
    return s


# --- Set-up ----------------------------------------------------------------------------------------------------------


def laid_out(bow: bool) -> Runewars:
    s = GAME.make(GAME.ruleset(3, {"board": "preset", "exploration": True, "bow": bow}))
    assert isinstance(s, Runewars)
    s.advance()
    while s.year == 0:
        if s.seat() == CHANCE:
            s.answer(CHANCE, int(s.odds()[-1][0]))
        else:
            seat = next(seat for seat in range(3) if (s.waiting_mask() >> seat) & 1)
            s.answer(seat, int(s.legal_actions(seat)[0]))
    return s


@pytest.mark.clause("RUN-EXPL-01", "RUN-EXPL-02")
@pytest.mark.parametrize("bow", [True, False])
def test_each_area_outside_home_realms_has_a_facedown_token_with_the_right_back(bow: bool) -> None:
    s = laid_out(bow)
    homes = sum(1 << place for place in range(len(AREA_NAMES)) if HOME_OF[place] != 0)
    kinds = set()
    for place in range(len(AREA_NAMES)):
        if not (s.land >> place) & 1:
            continue
        assert (s.exploration[place] == 0) == (HOME_OF[place] != 0)
        if s.exploration[place]:
            kind = int(s.exploration[place]) - 1
            kinds.add(exploration_tokens.NAMES[kind])
            beside_home = s.near[place] & homes != 0
            assert (exploration_tokens.FAR[kind] == 1) == (not beside_home)
    assert s.explored == 0
    assert bool(kinds & {"flooded", "defensible"}) == bow
    view = s.view(0)["exploration"]
    assert isinstance(view, dict)
    assert set(view.values()) == {"near", "far"}


@pytest.mark.clause("RUN-EXPL-03")
def test_when_one_back_runs_out_the_other_one_is_used() -> None:
    s = GAME.make(GAME.ruleset(2, {"board": "preset", "exploration": True}))
    assert isinstance(s, Runewars)
    s.advance()
    while question(s) != "deal_exploration":
        if s.seat() == CHANCE:
            s.answer(CHANCE, int(s.odds()[0][0]))
        else:
            s.answer(s.seat(), int(s.legal_actions(int(s.seat()))[0]))
    far = {name for kind, name in enumerate(exploration_tokens.NAMES) if exploration_tokens.FAR[kind] == 1}
    offered = {s.rules.vocabulary.text(action).split()[1] for action, _ in s.odds()}
    assert offered in (far, set(exploration_tokens.NAMES) - far)
    free = iter(place for place in range(len(AREA_NAMES)) if not (s.land >> place) & 1)
    for name in offered:  # all of them lie elsewhere
        kind = exploration_tokens.NAMES.index(name)
        for _ in range(exploration_tokens.COPIES[kind]):
            s.set_exploration(next(free), kind + 1)
    assert {s.rules.vocabulary.text(action).split()[1] for action, _ in s.odds()} == (
        set(exploration_tokens.NAMES) - offered
    )


# --- Turning up ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-EXPL-04", "RUN-EXPL-05")
def test_a_move_turns_the_token_up_before_duel_or_quest() -> None:
    s = scout("merchant")
    hero(s, 1, "ronan", "5A")
    city(s, "5A", "city_7")
    give_quests(s, 0, "library")
    explored(s)
    assert question(s) == "merchant"  # first the token
    do(s, 0, "buy_nothing")
    assert offers(s, 0) == ["challenge ronan", "attempt library", "move_on"]
    assert token(s, "5A") is None  # an event is discarded after use


@pytest.mark.clause("RUN-EXPL-04")
def test_other_actions_and_passing_through_turn_nothing_up() -> None:
    s = scout("merchant")
    quest_time(s)
    do(s, 0, "travel 5B")
    assert token(s, "5A") == "merchant"
    s = scout("merchant")
    s.set_hero_at(2, area("5A") + 1)
    quest_time(s)
    do(s, 0, "train strength")
    assert token(s, "5A") == "merchant"


@pytest.mark.clause("RUN-EXPL-04")
def test_a_move_of_no_areas_turns_the_token_up_and_a_retreating_hero_does_not() -> None:
    s = scout("temple")
    s.set_hero_at(2, area("5A") + 1)
    explored(s)
    assert token(s, "5A") == "temple up"
    s = field(commanders=True, exploration=True)
    hidden(s, "5B", "merchant")
    hero(s, 0, "valadir", PLACE)
    leads(s, 0, "valadir", "feint")
    put(s, 1, PLACE, reanimate=5)
    put(s, 0, "5B", footman=1)
    attack(s, PLACE, 0, knight=2)
    misses_to_the_end(s)
    do(s, 0, "retreat_to 5B")
    assert hero_at(s, "valadir") == area("5B")
    assert token(s, "5B") == "merchant"


@pytest.mark.clause("RUN-EXPL-05")
@pytest.mark.parametrize("kind", ["dragon_throne", "village_food", "portal", "dungeon", "temple", "hall_kellos"])
def test_locations_stay_faceup(kind: str) -> None:
    s = explored(scout(kind))
    if kind == "hall_kellos":
        chance(s, "draw_tactics scatter")
    assert token(s, "5A") == f"{kind} up"
    assert sees(s, -1, "exploration", "5A") == kind


# --- Locations -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-EXPL-06", "RUN-WIN-05")
def test_a_dragon_throne_is_a_dragon_rune_of_the_controller_beside_a_token() -> None:
    s = table(2, exploration=True)
    explore(s, "5A", "dragon_throne")
    rune(s, "5A", "dragon")
    assert winning.dragon_runes(s, 0) == 0
    put(s, 0, "5A", footman=1)
    assert winning.dragon_runes(s, 0) == 2
    s.wasteland = mask("5A")
    assert winning.dragon_runes(s, 0) == 2
    s.wasteland = 0
    s.explored = 0  # facedown it is nothing
    assert winning.dragon_runes(s, 0) == 1


@pytest.mark.clause("RUN-EXPL-06")
@pytest.mark.parametrize(("kind", "dial"), [("village_food", 0), ("village_wood", 1), ("village_ore", 2)])
def test_a_village_provides_one_more_of_its_resource(kind: str, dial: int) -> None:
    s = table(2, exploration=True)
    put(s, 0, "5B", footman=1)
    turn(s, 0, "harvest")
    before = dials(s, 0)
    explore(s, "5B", kind)
    assert [int(gains.provided(s, area("5B"), which)) for which in range(3)] == [
        (1 if which == 0 else 0) + (1 if which == dial else 0) for which in range(3)
    ]
    turn(s, 0, "harvest")
    assert dials(s, 0) == tuple(before[which] + (1 if which == dial else 0) for which in range(3))


@pytest.mark.clause("RUN-EXPL-08", "RUN-QST-03")
def test_a_hero_who_enters_a_dungeon_goes_no_further_but_may_duel() -> None:
    s = land(2, exploration=True)
    hero(s, 0, "valadir", "DB")
    hero(s, 1, "ronan", "5A")
    explore(s, "5A", "dungeon")
    reward(s, "valadir", "sand_glass", up=True)
    s.influence[0] = 9
    quest_time(s)
    reached = {text.removeprefix("travel ") for text in offers(s, 0) if text.startswith("travel ")}
    assert "5A" in reached
    assert "5C" not in reached  # only through the Dungeon
    do(s, 0, "travel 5A", "challenge ronan")
    for _ in range(4):
        duel_draws(s, "miss", "miss")
    do(s, 0, "use_reward sand_glass")  # not even with a second action
    assert [text for text in offers(s, 0) if text.startswith("travel")] == ["travel 5A"]


@pytest.mark.clause("RUN-EXPL-08")
def test_a_hero_who_begins_in_a_dungeon_may_leave_it() -> None:
    s = land(2, exploration=True)
    hero(s, 0, "valadir", "5A")
    explore(s, "5A", "dungeon")
    quest_time(s)
    assert "travel 5C" in offers(s, 0)


@pytest.mark.clause("RUN-EXPL-09")
def test_a_temple_pays_two_influence_for_every_action_that_ends_there() -> None:
    for action in ("travel 5A", "train strength"):
        s = land(2, exploration=True)
        hero(s, 0, "valadir", "5A")
        explore(s, "5A", "temple")
        s.influence[0] = 3
        quest_time(s)
        do(s, 0, action)
        assert s.influence[0] == 5
    s = land(2, exploration=True)
    hero(s, 0, "valadir", "5A")
    explore(s, "5A", "temple")
    s.influence[0] = 3
    quest_time(s)
    do(s, 0, "travel 5B")
    assert s.influence[0] == 3


@pytest.mark.clause("RUN-EXPL-09")
def test_the_hall_of_kellos_brings_a_tactics_card() -> None:
    s = land(2, exploration=True)
    hero(s, 0, "valadir", "5A")
    explore(s, "5A", "hall_kellos")
    quest_time(s)
    do(s, 0, "train strength")
    chance(s, "draw_tactics scatter")
    assert in_hand(s, 0) == ["scatter"]


@pytest.mark.clause("RUN-EXPL-09")
def test_no_action_brings_nothing_in_a_temple() -> None:
    s = land(2, exploration=True)
    hero(s, 0, "valadir", "5A")
    explore(s, "5A", "temple")
    quest_time(s)
    do(s, 0, "stay")
    assert s.influence[0] == 0


# --- Events ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-EXPL-10")
def test_a_traveling_merchant_sells_a_reward_card_for_three_influence() -> None:
    s = explored(scout("merchant"))
    assert offers(s, 0) == ["buy_reward", "buy_nothing"]
    do(s, 0, "buy_reward")
    chance(s, "draw_reward flute")
    assert s.influence[0] == 6
    assert facedown(s, "valadir") == {"flute": 1}
    assert token(s, "5A") is None
    s = scout("merchant")
    s.influence[0] = 2
    explored(s)
    assert question(s) != "merchant"
    assert token(s, "5A") is None  # discarded either way


@pytest.mark.clause("RUN-EXPL-10", "RUN-QST-05")
def test_a_training_raises_one_attribute_without_a_token_if_the_player_likes() -> None:
    s = scout("training")
    s.set_training(2, 2)  # strength
    explored(s)
    assert offers(s, 0) == ["raise agility", "raise wisdom", "raise_nothing"]
    assert refusal(s, 0, "raise strength").clause == "RUN-QST-05"
    do(s, 0, "raise wisdom")
    assert training_of(s, "valadir") == (2, 0, 1)
    s = explored(scout("training"))
    do(s, 0, "raise_nothing")
    assert training_of(s, "valadir") == (0, 0, 0)
    s = scout("training")
    s.set_training(2, 2 + 1 * 3 + 1 * 9)
    explored(s)
    assert phase_is_over(s)


@pytest.mark.clause("RUN-EXPL-10", "RUN-CARD-05", "RUN-RUNE-05")
def test_a_scroll_of_sight_shows_all_facedown_tokens_of_one_area_to_one_player() -> None:
    s = scout("scroll")
    put(s, 1, "8A", reanimate=1)
    rune(s, "8A", "dragon")
    hidden(s, "8A", "temple")
    hidden(s, "8B", "portal")
    rune(s, "WB", "false", up=True)
    sink = listen(s)
    explored(s)
    assert offers(s, 0) == ["look_at 8A", "look_at 8B"]
    assert refusal(s, 0, "look_at WB").clause == "RUN-CARD-01"
    do(s, 0, "look_at 8A")
    assert sees(s, 0, "runes", "8A") == "dragon"
    assert sees(s, 0, "exploration", "8A") == "temple"
    assert sees(s, 0, "exploration", "8B") == "far"
    assert sees(s, 1, "exploration", "8A") == "far"
    assert sees(s, -1, "runes", "8A") == "hidden"
    assert "temple" not in str(told(s, sink, "token_seen", 1))


@pytest.mark.clause("RUN-EXPL-11")
def test_a_raiding_party_deals_one_damage() -> None:
    for holder in (None, 0):
        s = scout("raiders")
        if holder == 0:
            put(s, 0, "5A", footman=1)
        explored(s)
        assert damage_of(s, "valadir") == 1
        assert token(s, "5A") is None


@pytest.mark.clause("RUN-EXPL-11")
def test_raiders_take_more_where_enemies_or_neutral_units_are() -> None:
    for seat in (1, -1):
        s = scout("raiders")
        put(s, seat, "5A", beastman=1)
        explored(s)
        assert damage_of(s, "valadir") == 2  # without Reward cards there is no choice
    s = scout("raiders")
    neutrals(s, "5A", beastman=1)
    reward(s, "valadir", "flute")
    reward(s, "valadir", "spyglass", up=True)
    explored(s)
    assert offers(s, 0) == ["lose_reward flute", "lose_reward spyglass", "suffer"]
    assert refusal(s, 0, "lose_reward heartstone").clause == "RUN-RWD-01"
    do(s, 0, "lose_reward flute")
    assert damage_of(s, "valadir") == 1
    assert s.position()["reward_discard"] == {"flute": 1}
    s = scout("raiders")
    neutrals(s, "5A", beastman=1)
    reward(s, "valadir", "flute")
    explored(s)
    do(s, 0, "suffer")
    assert damage_of(s, "valadir") == 2
    assert facedown(s, "valadir") == {"flute": 1}


@pytest.mark.clause("RUN-EXPL-11", "RUN-DUEL-12")
def test_raiders_may_defeat_a_hero() -> None:
    s = scout("raiders")
    wound(s, "valadir", 5)
    reward(s, "valadir", "flute", up=True)
    explored(s)
    assert not in_game(s, "valadir")
    assert spoils(s, "5A") == {"flute": 1}
    assert list(s.slain) == [0] * len(s.slain)  # nobody has defeated the hero


@pytest.mark.clause("RUN-WIN-06", "RUN-EXPL-06")
def test_a_dragon_throne_that_a_hero_turns_up_may_win_the_game_before_the_quest() -> None:
    s = scout("dragon_throne")
    for at in ("5A", "5B", "5C", "5D", "6A"):
        put(s, 1, at, reanimate=1)
        rune(s, at, "dragon", seen=[1])
    give_quests(s, 0, "ferryman")  # it could be attempted in 5A
    explored(s)
    assert (s.depth, s.winner) == (0, 2)
