"""The game's own policy: it answers every question lawfully, sees the obvious, and beats chance."""

from __future__ import annotations

import pytest
from smallworld_table import Table, at

from bannerhall.bots import play
from bannerhall.core.chance import Stream
from bannerhall.core.playout import roll_chance
from bannerhall.core.ruleset import Choice
from bannerhall.core.state import CHANCE, FULL, NOBODY, State
from bannerhall.games.smallworld import GAME
from bannerhall.games.smallworld.bots.evaluation import SmallWorldScoring, prospects
from bannerhall.games.smallworld.bots.policy import SmallWorldPolicy
from bannerhall.games.smallworld.bots.values import COIN
from bannerhall.games.smallworld.rules.state import SmallWorld

VARIANTS: tuple[dict[str, Choice], ...] = (
    {},
    {"extra": True},
    {"leaders": False},
    {"extra": True, "leader_in_water": "forbidden", "open_coins": True},
    {"without_diplomat": True, "first_player": "chance"},
)


def advice(table: Table, seat: int = 0) -> str:
    """What the policy answers for a seat, the same whatever the others hide."""
    state = table.state
    action = state.policy(seat, Stream(7))
    assert action in state.legal_actions(seat)
    for world in range(3):
        assert state.resample(seat, Stream(world)).policy(seat, Stream(7)) == action
    return state.rules.vocabulary.text(action)


# --- Whole games ------------------------------------------------------------------------------------------------------


def wander(state: State, stream: Stream, every: int) -> None:
    """Play to the end, every so many answers at random, the others by the policy, which is lawful at every question."""
    step = 0
    while (seat := state.seat()) != NOBODY:
        if seat == CHANCE:
            state.apply_asked(roll_chance(state, stream))
            continue
        step += 1
        options = state.legal_actions(seat)
        action = state.policy(seat, stream)
        assert action in options, state.rules.vocabulary.text(action)
        state.apply_asked(options[stream.below(len(options))] if step % every == 0 else action)
    assert state.check() == []


@pytest.mark.parametrize("options", VARIANTS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_policy_is_lawful_at_every_question(seats: int, options: dict[str, Choice]) -> None:
    """Where chance has played as where the policy has, and where both have."""
    for every in (1, 2, 7):
        wander(GAME.new(seats, None, options), Stream(seats, every), every)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_greedy_beats_random(seats: int) -> None:
    """Against a full table of chance, with half as many coins again as the second."""
    for seed in range(4):
        mine = seed % seats
        bots = ["greedy" if seat == mine else "random" for seat in range(seats)]
        result = play(GAME.new(seats, seed), bots, seed).result()
        assert isinstance(result, dict)
        points = result["points"]
        assert isinstance(points, list)
        assert result["winners"] == [mine]
        assert points[mine] > 1.5 * max(points[:mine] + points[mine + 1 :])


def test_sensible_games_look_like_those_of_people() -> None:
    """Races decline, some twice or more often, and the coins of ten turns are those of a good table."""
    declines, points = 0, []
    for number in range(6):
        state, stream = GAME.new(3, None, {}), Stream(number, 3)
        while (seat := state.seat()) != NOBODY:
            action = roll_chance(state, stream) if seat == CHANCE else state.policy(seat, stream)
            declines += seat != CHANCE and state.rules.vocabulary.text(action) in ("decline", "retire")
            state.apply_asked(action)
        points += [int(state.points(seat)) for seat in range(3)]
    assert 1 <= declines / len(points) <= 4
    assert 75 <= sum(points) / len(points) <= 115


# --- Expand or decline ------------------------------------------------------------------------------------------------

STRETCHED = dict.fromkeys(("m2-01", "m2-02", "m2-05", "m2-06", "m2-11"), "0a1")


def test_a_stretched_race_declines_in_mid_game() -> None:
    assert advice(at(STRETCHED, {"0a": "humans forest 0"}, ask="choose", turn=5)) == "decline"


def test_nobody_declines_in_the_last_turn() -> None:
    assert advice(at(STRETCHED, {"0a": "humans forest 0"}, ask="choose", turn=10)) == "expand"


def test_a_race_with_tokens_to_spare_expands() -> None:
    table = at({"m2-01": "0a4", "m2-05": "0a4"}, {"0a": "tritons hill 0"}, ask="choose", turn=3)
    assert advice(table) == "expand"


def test_a_stout_race_is_paid_before_it_declines() -> None:
    """It need not lose a turn for it, so it never declines instead of expanding."""
    table = at(STRETCHED, {"0a": "humans stout 0"}, ask="choose", turn=5)
    assert advice(table) == "expand"
    table.do(0, "expand", "ready")
    assert table.asks(0) == "stout"
    assert advice(table) == "retire"


# --- The pick ---------------------------------------------------------------------------------------------------------


def test_a_strong_combo_is_worth_a_coin() -> None:
    column = ["dwarves heroic", "skeletons dragon_master", "humans mounted"]
    assert advice(at({}, {}, ask="pick", turn=1, column=column, tribes=True)) == "pick skeletons"


def test_coins_on_a_combo_count() -> None:
    """Enough of them make up for the weaker combo."""
    plain = at({}, {}, ask="pick", turn=1, column=["dwarves heroic", "elves spirit"], tribes=True)
    laden = at({}, {}, ask="pick", turn=1, column=["dwarves heroic 20", "elves spirit"], tribes=True)
    assert advice(plain) == "pick elves"
    assert advice(laden) == "pick dwarves"


def test_in_the_last_turn_wealth_beats_numbers() -> None:
    """Seven coins at once are more than two regions that would grow."""
    column = ["skeletons flying", "humans wealthy"]
    assert advice(at({}, {}, ask="pick", turn=10, column=column, tribes=True)) == "pick humans"


def test_the_leader_comes_along() -> None:
    table = at({}, {}, ask="pick", turn=1, column=["orcs hill", "elves swamp"], tribes=True)
    table.do(0, "pick orcs").reveal()
    assert advice(table) == "attach"


# --- Conquests --------------------------------------------------------------------------------------------------------


def test_humans_go_for_farmland() -> None:
    """Of two regions at the same price the one that brings two coins."""
    table = at({"m2-04": "0a1"}, {"0a": "humans alchemist 2"}, turn=10)
    assert advice(table) == "take m2-09"


def test_orcs_prefer_what_is_not_empty() -> None:
    table = at({"m2-01": "0a1", "m2-06": "tribe"}, {"0a": "orcs alchemist 3"}, turn=10)
    assert advice(table) == "take m2-06"


def test_a_rival_is_robbed_rather_than_nobody() -> None:
    """With two players what one loses the other wins."""
    regions = {"m2-03": "0a1", "m2-09": "1d1"}
    table = at(regions, {"0a": "ratmen alchemist 3", "1d": "elves - 0"}, turn=10)
    assert advice(table) == "take m2-09"


def test_own_regions_in_decline_are_left_alone() -> None:
    """They pay already."""
    regions = {"m2-16": "0a1", "m2-17": "0d1", "m2-11": "0d1"}
    table = at(regions, {"0a": "ratmen alchemist 3", "0d": "elves - 0"}, turn=10)
    assert advice(table) == "stop"


def test_two_cheap_regions_beat_a_dear_one() -> None:
    regions = {"m2-04": "0a1", "m2-03": "1a2"}
    table = at(regions, {"0a": "ratmen alchemist 4", "1a": "elves hill 0"}, turn=10)
    assert advice(table) in ("take m2-09", "take m2-10")


def test_the_last_token_tries_the_die() -> None:
    """A failed attempt costs nothing: the token is deployed all the same."""
    table = at({"m2-04": "0a1"}, {"0a": "ratmen alchemist 1"}, turn=10)
    assert advice(table).startswith("dare ")


def test_the_dragon_takes_what_nobody_else_could() -> None:
    regions = {"m2-03": "0a1", "m2-08": "1a4", "m2-09": "1a1"}
    table = at(regions, {"0a": "ratmen dragon_master 2", "1a": "elves hill 0"}, turn=10)
    assert advice(table) == "dragon m2-08"


def test_sorcery_is_free() -> None:
    regions = {"m2-03": "0a1", "m2-09": "1a1"}
    table = at(regions, {"0a": "sorcerers alchemist 2", "1a": "elves hill 0"}, turn=5)
    assert advice(table) == "spell m2-09"


def test_berserkers_roll_before_they_choose() -> None:
    table = at({"m2-04": "0a1"}, {"0a": "ratmen berserk 2"}, turn=5)
    assert advice(table) == "roll"


def test_a_lone_leader_is_taken() -> None:
    """Of regions of a rival, alike but for the Leader in a token's place."""
    regions = {"m2-04": "0a1", "m2-09": "1a0", "m2-10": "1a1", "m2-03": "1a1"}
    peoples = {"0a": "ratmen alchemist 3", "1a": "elves hill 0"}
    assert advice(at(regions, peoples, leaders={1: "m2-09"}, turn=10)) == "take m2-09"


def test_the_peace_loving_keep_the_peace() -> None:
    """Three coins for no attack are more than a region of somebody else."""
    regions = {"m2-16": "0a1", "m2-17": "1a1", "m2-11": "1a1"}
    table = at(
        regions, {"0a": "ratmen peace_loving 3", "1a": "elves hill 0"}, turn=10, options={"extra": True}, seats=2
    )
    assert advice(table) == "stop"


# --- Leaders, allies, redeployment ------------------------------------------------------------------------------------


def capture(turn: int, numbers: dict[str, int] | None = None) -> Table:
    regions = {"m2-04": "0a1", "m2-09": "1a2", "m2-10": "1a1"}
    table = at(
        regions,
        {"0a": "ratmen alchemist 6", "1a": "elves hill 0"},
        leaders={1: "m2-09"},
        turn=turn,
        numbers=numbers,
    )
    table.do(0, "take m2-09")
    assert table.asks(1) == "ransom"
    return table


def test_a_leader_who_will_serve_is_ransomed() -> None:
    assert advice(capture(3), 1) == "pay"


def test_a_dear_ransom_is_refused() -> None:
    assert advice(capture(9, {"ransom": 5, "captive": 0}), 1) == "refuse"


def test_tokens_go_where_others_can_come() -> None:
    """The interior needs no guards."""
    regions = {"m2-01": "0a1", "m2-05": "0a1", "m2-06": "0a1", "m2-12": "1a4"}
    table = at(regions, {"0a": "ratmen alchemist 3", "1a": "elves hill 0"}, ask="redeploy", turn=5)
    assert advice(table) == "deploy m2-06"


def test_the_leader_stays_away_from_others() -> None:
    regions = {"m2-01": "0a1", "m2-05": "0a1", "m2-06": "0a1", "m2-12": "1a4", "m2-11": "1a1"}
    table = at(
        regions,
        {"0a": "ratmen alchemist 3", "1a": "elves hill 0"},
        ask="redeploy",
        turn=5,
        leaders={0: "hand"},
    )
    assert advice(table) == "lead m2-01"


def test_diplomats_choose_the_neighbour_who_could_attack() -> None:
    regions = {"m3-01": "0a1"}
    table = at(regions, {"0a": "ratmen diplomat 2"}, seats=3, ask="redeploy", turn=5)
    while table.asks(0) == "redeploy":
        table.do(0, advice(table))
    assert advice(table).startswith("ally ")


# --- The evaluation ---------------------------------------------------------------------------------------------------


def payoffs(table: Table) -> list[int]:
    return [table.state.payoff(seat) for seat in range(int(table.state.seats))]


def test_the_evaluation_is_between_nothing_and_all_and_shared_fairly() -> None:
    found = payoffs(at(STRETCHED, {"0a": "humans forest 0"}, ask="choose", turn=5))
    assert all(0 < payoff < FULL for payoff in found)
    assert abs(sum(found) - FULL) <= 2, "what one seat is likely to win of two the other loses"
    assert found[0] > found[1]


@pytest.mark.parametrize("turn", [2, 6, 10])
def test_coins_regions_and_captives_are_good(turn: int) -> None:
    def worth(regions: dict[str, str], coins: tuple[int, int] = (20, 20)) -> int:
        peoples = {"0a": "ratmen alchemist 4", "1a": "elves hill 4"}
        return payoffs(at({"m2-20": "1a1", **regions}, peoples, turn=turn, coins=coins))[0]

    one = worth({"m2-01": "0a1"})
    assert worth({"m2-01": "0a1"}, (21, 20)) > one > worth({"m2-01": "0a1"}, (20, 21))
    assert worth({"m2-01": "0a1", "m2-02": "0a1"}) > one


def test_the_terms_add_up_to_the_evaluation() -> None:
    """What a hint can name is all that is evaluated, but for the coins that others hide."""
    state = at(STRETCHED, {"0a": "humans forest 3"}, ask="choose", turn=5).state
    assert isinstance(state, SmallWorld)
    named = state.evaluation_terms(0)
    assert list(named) == ["coins", "captives", "realm", "guard", "decline", "tokens", "leader", "others"]
    assert sum(value for name, value in named.items() if name != "others") == prospects(state, 0)
    assert named["others"] == -(prospects(state, 1) - state.coins[1] * COIN)
    assert SmallWorldScoring().worth(state, 0) == prospects(state, 0)


def test_the_tempo_counts_the_turns_that_have_begun() -> None:
    """It begins with the first pick, goes up by one with every turn and does not fall when the game is over."""
    state = GAME.new(3, seed=8, options={"first_player": "chance"}, numbers={"turns": 2})
    begun, stream = [int(state.tempo())], Stream(8)
    while state.seat() != NOBODY:
        seat = state.seat()
        state.answer(seat, roll_chance(state, stream) if seat == CHANCE else state.policy(seat, stream))
        begun.append(int(state.tempo()))
    assert int(GAME.new(3).tempo()) == 0
    assert begun == sorted(begun)
    assert set(begun) == {1, 2, 3, 4, 5, 6}


@pytest.mark.parametrize(("ask", "stakes"), [("pick", 2), ("choose", 2), ("conquer", 1), ("redeploy", 1), ("ready", 0)])
def test_more_hangs_on_a_race_than_on_its_tokens(ask: str, stakes: int) -> None:
    peoples = {} if ask == "pick" else {"0a": "humans forest 3"}
    state = at({} if ask == "pick" else STRETCHED, peoples, ask=ask, turn=5).state
    assert isinstance(state, SmallWorld)
    assert SmallWorldPolicy().stakes(state, state.top(), 0) == stakes


@pytest.mark.parametrize("tokens", [1, 2, 3])
def test_amazons_whose_leader_stood_alone_give_up_what_they_may(tokens: int) -> None:
    """His region waits for him, so he cannot be sent elsewhere before the tokens have come off."""
    regions = dict.fromkeys(("m2-01", "m2-02", "m2-05")[:tokens], "0a1")
    regions["m2-06"] = "0a0"
    table = at(regions, {"0a": "amazons hill 0", "1a": "orcs swamp 3"}, leaders={0: "m2-06"}, ask="redeploy")
    while table.asks(0) in ("give_up", "redeploy"):
        answer = table.state.policy(0, Stream(1))
        assert answer in table.state.legal_actions(0)
        table.state.answer(0, answer)
    assert table.leader(0) == "m2-06"
