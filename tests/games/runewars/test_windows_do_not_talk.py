"""Who is asked, and what comes next, tells nothing that only somebody else knows [RUN-WINDOW-01]."""

from __future__ import annotations

import random

import pytest
from runewars_battle import PLACE, attack, commander, draw, field, hero, reward
from runewars_heroes import chosen, draw_symbols
from runewars_orders import question
from runewars_seasons import title
from runewars_table import act, do, hold, offers, put, rune, table, turn
from runewars_worlds import look_alike, told_after

from bannerhall.core import conformance
from bannerhall.core.chance import Stream
from bannerhall.core.frames import SPECTATOR
from bannerhall.core.state import CHANCE
from bannerhall.games.runewars import GAME
from bannerhall.games.runewars.rules.state import Runewars

STEPS = 400


# --- What was put aside ----------------------------------------------------------------------------------------------


def put_aside(card: str, aside: str, knights: int) -> Runewars:
    """Knights of a commander announce a Tactical Fate card and draw one card more than they use. Then a card of this
    kind is put aside: a Fate card or the Tactical one."""
    s = field(commanders=True)
    commander(s, 0, "valadir", card)
    put(s, 1, PLACE, reanimate=3)
    hold(s, 0, "ashen_sky")
    attack(s, PLACE, 0, knight=knights)
    while question(s) == "battle_window":
        do(s, 0, "go_on")
    s.set_spare(0, 1)
    do(s, 0, "announce_fate ashen_sky")
    if question(s) == "announce_fate":
        do(s, 0, "go_on")
    draw(s, *["miss"] * knights)
    assert question(s) == "put_aside"
    tactical = act(s, "put_aside ashen_sky")
    s.answer(0, next(a for a in s.legal_actions(0) if (a == tactical) == (aside == "tactical")))
    return s


@pytest.mark.clause("RUN-WINDOW-01", "RUN-BAT-49")
@pytest.mark.parametrize("card", ["feint", "no_quarter"])
def test_being_asked_does_not_tell_which_kind_of_card_was_put_aside(card: str) -> None:
    fate, tactical = put_aside(card, "fate", 1), put_aside(card, "tactical", 1)
    assert question(fate) == "battle_window"
    look_alike(fate, tactical, 0)
    assert f"command {card}" in offers(tactical, 0)
    assert f"command {card}" not in offers(fate, 0)
    assert fate.why_not(0, act(fate, f"command {card}")) is not None


@pytest.mark.clause("RUN-WINDOW-01", "RUN-BAT-49")
def test_feint_and_strike_goes_on_as_long_as_another_fate_card_might_count() -> None:
    worlds = []
    for aside in ("fate", "tactical"):
        s = put_aside("feint", aside, 2)
        do(s, 0, "command feint")
        draw_symbols(s, "gold", "red")
        chosen(s, 0, "gold")
        s.answer(0, next(a for a in s.legal_actions(0) if a != act(s, "go_on")))
        worlds.append(s)
    assert question(worlds[0]) == "put_aside"
    assert offers(worlds[0], 0) == ["go_on"]
    assert len(offers(worlds[1], 0)) == 2
    look_alike(worlds[0], worlds[1], 0)


@pytest.mark.clause("RUN-WINDOW-01")
def test_nobody_is_asked_where_everybody_sees_that_no_fate_card_is_left() -> None:
    s = field(commanders=True)
    commander(s, 0, "valadir", "feint")
    put(s, 1, PLACE, reanimate=3)
    attack(s, PLACE, 0, knight=1)
    draw(s, "miss")
    do(s, 0, "command feint")
    draw_symbols(s, "gold", "red")
    chosen(s, 0, "gold")
    s.answer(0, next(a for a in s.legal_actions(0) if a != act(s, "go_on")))
    assert question(s) == "battle_fate"  # the only card has been put aside, so another is drawn for it


# --- Cards and tokens that lie facedown ------------------------------------------------------------------------------


def paid_with(*cards: str) -> Runewars:
    """The Captain pays the league with Reward cards; one hero holds two of these."""
    s = table(2)
    title(s, "captain", 0)
    for name in ("ronan", "valadir"):
        hero(s, 0, name, "DB")
    for card in cards:
        reward(s, "ronan", card)
    reward(s, "valadir", "flute", up=True)
    turn(s, 0, "strategize")
    do(s, 0, "lead_league", "pick_hero ronan")
    return s


@pytest.mark.clause("RUN-WINDOW-01", "RUN-TITLE-06", "RUN-RWD-01")
def test_paying_the_league_does_not_tell_that_two_cards_are_alike() -> None:
    alike, other = paid_with("shard_of_timmorran", "shard_of_timmorran"), paid_with("shard_of_timmorran", "sunblade")
    look_alike(alike, other, 0)
    assert question(alike) == "league_reward"


def claimed(*kinds: str) -> Runewars:
    """The first seat claims the victory with five faceup dragon runes and some facedown tokens."""
    s = table(2, road_to_victory=True)
    for at in ("5A", "5B", "5C", "5D", "6A"):
        rune(s, at, "dragon", up=True, seen=[0, 1])
        put(s, 0, at, footman=1)
    for at, kind in zip(("6B", "6C"), kinds, strict=True):
        rune(s, at, kind, seen=[0])
        put(s, 0, at, footman=1)
    s.year = 2
    turn(s, 0, "harvest")
    do(s, 0, "claim_victory")
    return s


@pytest.mark.clause("RUN-WINDOW-01", "RUN-ROAD-11")
def test_a_proof_does_not_tell_whether_another_token_is_a_dragon_rune() -> None:
    two, one = claimed("dragon", "dragon"), claimed("dragon", "false")
    look_alike(two, one, 0)
    assert (len(offers(two, 0)), len(offers(one, 0))) == (2, 1)


# --- Anything, in a match --------------------------------------------------------------------------------------------


def play_on(s: Runewars, rng: random.Random) -> tuple[int, int]:
    """Who answers what: mostly what the policy would."""
    odds = s.odds()
    if odds:
        return CHANCE, rng.choices([a for a, _ in odds], [weight for _, weight in odds])[0]
    seat = rng.choice(s.waiting())
    advised = rng.random() < 0.8
    return seat, s.policy(seat, Stream(rng.getrandbits(30))) if advised else rng.choice(s.legal(seat))


@pytest.mark.clause("RUN-WINDOW-01")
@pytest.mark.parametrize("seed", [1, 2])
def test_whoever_is_told_the_same_in_two_worlds_sees_the_same_question_come(seed: int) -> None:
    """The same answer in the true world and in one that a reader cannot tell from it: as long as the reader is told the
    same about it, the next question is the same."""
    rng = random.Random(seed)
    seats = 2 + seed % 3
    combinations = list(conformance.legal_options(GAME, seats))
    s = GAME.new(seats, None, rng.choice(combinations))
    assert isinstance(s, Runewars)
    for _ in range(STEPS):
        seat, action = play_on(s, rng)
        reader = rng.choice([r for r in (*range(seats), SPECTATOR) if r != seat])
        world = s.resample(reader, Stream(rng.getrandbits(30)))
        assert isinstance(world, Runewars)
        if world.why_not(seat, action) is None:
            here, told = told_after(s, seat, action, reader)
            there, told_there = told_after(world, seat, action, reader)
            if told == told_there:
                assert here.view(reader)["stack"] == there.view(reader)["stack"]
                assert here.waiting() == there.waiting()
        s.answer(seat, action)
        if s.result() is not None:
            return
