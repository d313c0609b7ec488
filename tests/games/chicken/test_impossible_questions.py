"""A position in which something is asked that nobody can be asked just then is refused."""

from __future__ import annotations

import pytest
from chicken_fight import attack
from chicken_fight import lay as lay_cards
from chicken_table import asks, dice, give, hex_, machine, piece, put, table

from bannerhall.core.errors import BadPosition
from bannerhall.core.shapes import SEAT
from bannerhall.games.chicken import GAME
from bannerhall.games.chicken.rules import questions, scrolls
from bannerhall.games.chicken.rules.state import LYING, Chicken

QUESTIONS = questions.QUESTIONS
BELOW = {"fight": ("fight",), "reveal": ("fight", "reveal"), "disaster": ("disasters", "disaster"), "walk": ("walk",)}
CANNOT_BE = (
    "put_leader", "reroll", "wish", "quick_build", "build_hex", "build_pilot", "build_price", "walk", "taker",
    "retrieve", "return_hex", "give_back", "recover", "hatch", "lure", "spy", "spy_card", "discard", "which_egg",
    "burst", "wave", "blown", "anyone_hex", "push", "lost_flag",
)  # fmt: skip
SAID = {
    "stock": "a machine is turned up that has no place",
    "die": "a die is thrown from an empty cup",
    "draw": "a draw without a scroll to draw",
    "target": "nobody attacks a target",
    "window": "a window is open without a fight",
    "combat_dice": "bonus dice are asked for where there are none",
    "cards": "scrolls are played without a fight",
    "support": "a player who has a side is asked for it",
    "reveal": "cards are revealed without a fight",
    "change": "Change Now! has no choice",
    "flee": "somebody flees with a piece of another",
    "spoil": "a Rotten Egg has no choice of players",
    "spoil_card": "a Rotten Egg has no choice of cards",
    "golem": "a golem without a target",
    "salvage": "a salvage of nothing",
    "rob": "somebody takes resources without a success",
    "run": "Hit and Run asks the wrong one",
    "solo_card": "the challenger plays no card now",
    **{name: f"{name} is about something that cannot be" for name in CANNOT_BE},
}


def lay(s: Chicken, name: str) -> None:
    """A question upon what is there, about the lowest of everything."""
    number = QUESTIONS.names.index(name)
    shape = QUESTIONS.shapes[number]
    s.ask(number, 0 if SEAT in shape.asks else shape.asks[0], *(arg.bounds(s)[0] for arg in shape.arguments))


def asked_for_nothing(name: str) -> Chicken:
    """The action step of red, in which this is asked instead."""
    s = table()
    s.end_frame()
    upon = QUESTIONS.shapes[QUESTIONS.names.index(name)].upon
    for below in () if "turn" in upon else next(BELOW[one] for one in upon if one in BELOW):
        lay(s, below)
    lay(s, name)
    return s


def test_every_question_of_a_turn_is_tried() -> None:
    asks = {shape.name for shape in QUESTIONS.shapes if not {"setup", "bottom"} & set(shape.upon) and not shape.aside}
    never_uppermost = {"fight", "disaster", "strike", "challenger"}  # they ask nobody
    tried_elsewhere = {"action", "disasters", "robbed", "anyone", "some_piece"}
    assert asks - {"stock", "die"} == SAID.keys() - {"stock", "die"} | never_uppermost | tried_elsewhere


@pytest.mark.parametrize("name", SAID)
def test_a_question_that_cannot_be_asked_is_refused(name: str) -> None:
    s = asked_for_nothing(name)
    assert SAID[name] in s.check()
    with pytest.raises(BadPosition):
        GAME.load(s.to_json())


@pytest.mark.clause("CHI-DIS-07")
def test_with_no_chicken_to_move_nobody_is_asked_for_one() -> None:
    s = table()
    s.end_frame()
    for name in ("disasters", "disaster", "anyone"):
        lay(s, name)
    said = "anyone is about something that cannot be"
    assert said not in s.check()
    for n in range(1, 7):
        put(s, f"red_{n}", None)
        put(s, f"blue_{n}", None)
    assert said in s.check()


@pytest.mark.clause("CHI-SCROLL-17")
def test_a_spy_with_one_card_before_it_is_not_asked() -> None:
    s = table(ask=("spy_card", 0, 1))
    s.set_shown(scrolls.SPY_HEN, 1)
    s.deck.draw_middle(scrolls.SPY_HEN)
    said = "spy_card is about something that cannot be"
    for many, sound in ((1, False), (1, True)):
        s.hand[scrolls.KINDS] += many
        s.deck.draw_middle(0)
        assert (said not in s.check()) == sound


@pytest.mark.clause("CHI-EPIC-07")
def test_a_leader_is_put_only_where_it_waits_and_has_a_choice() -> None:
    s = table(active=0)
    put(s, "red_1", "base_2")
    for n in range(1, 7):
        put(s, f"blue_{n}", None)
    put(s, "leader_blue", None)
    s.end_frame()
    s.ask(questions.PUT_LEADER, 1, 1)
    assert s.check() == []
    put(s, "leader_blue", "T2a")
    assert s.check() == ["put_leader is about something that cannot be"]


@pytest.mark.clause("CHI-FLAG-07")
@pytest.mark.parametrize(
    ("flag", "said"),
    [
        (LYING + hex_("T1a"), "the flag of player 1 does not lie on the island"),
        (piece("blue_2") + 1, "the flag of player 1 is carried by nobody on the island"),
        (LYING - 1, "the flag of player 1 is carried by nobody on the island"),
        (0, "the flag of player 1 is missing"),
    ],
)
def test_a_flag_is_somewhere_on_the_island(flag: int, said: str) -> None:
    s = table(mode="flag")
    put(s, "blue_2", None)
    assert s.check() == []
    s.set_flags(1, flag)
    assert said in s.check()


@pytest.mark.clause("CHI-SCROLL-19")
def test_a_wishbone_without_dice_asks_for_none() -> None:
    s = table(ask=("wish",))
    s.deck.draw_middle(scrolls.LUCKY_WISHBONE)
    s.set_shown(scrolls.LUCKY_WISHBONE, 1)
    assert s.check() == ["wish is about something that cannot be"]
    dice(s, 0, "star")
    assert s.check() == []


@pytest.mark.clause("CHI-SCROLL-02")
def test_change_now_with_one_unit_in_reach_leaves_no_choice() -> None:
    s = table()
    car = machine(s, 0, "car_hammer", "T2c")
    give(s, 1, "change_now")
    attack(s, car, "leader_blue")
    lay_cards(s, 1, "change_now")
    assert asks(s) == "change"
    for n in range(2, 7):
        put(s, f"blue_{n}", None)
    assert "Change Now! has no choice" in s.check()
