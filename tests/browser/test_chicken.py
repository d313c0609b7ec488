"""Chicken Island on the screen: how many taps things take, what a wrong one costs, what nobody may see."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from browsing import Visitor
from chicken_screen import LANDSCAPE, LEFT_ALONE, PHONE, at, hall, lay, scene, tap
from chicken_table import asks, dice, give, goods, machine, put, table
from fitting import LEAST_TARGET, check_screen, grave
from playwright.sync_api import expect

from bannerhall.core.state import CHANCE
from bannerhall.games.chicken import GAME
from bannerhall.games.chicken.rules.state import Chicken

__all__ = ["hall"]

HEXES_OF_FOUR = 25
MOVES_ALONG = """() => [...document.querySelectorAll("html, body, .table, .screen, .chicken")]
  .filter((node) => node.scrollHeight > node.clientHeight + 1).map((node) => node.className)"""
PLAIN = "stacks => stacks.map((stack) => stack.innerHTML)"


def duel() -> Chicken:
    """Red's soldier stands before blue's chicken; red has its free action and a claw."""
    s = table()
    dice(s, 0, "claw")
    machine(s, 0, "soldier_steel", "T6d")
    put(s, "blue_1", "T2a")
    return s


def test_an_attack_takes_three_taps_and_says_before_what_it_weighs(visitor: Visitor) -> None:
    page, match = lay(visitor, duel())
    tap(page, "T6d")
    expect(at(page, "T2a").locator(".target")).to_be_visible()
    tap(page, "T2a")
    expect(page.locator(".odds")).to_contain_text("4 against 4: succeeds, unless cards are added")
    page.get_by_role("button", name="Attack").tap()
    expect(page.locator(".stamp")).to_contain_text("4 : 4 The attack succeeds")
    assert scene(page, match)["view"]["this_turn"]["free"] is False


def test_a_move_takes_two_taps(visitor: Visitor) -> None:
    page, match = lay(visitor, duel())
    tap(page, "T6d")
    expect(at(page, "T6b")).to_have_class(re.compile(r"\bcan\b"))
    tap(page, "T6b")
    expect(at(page, "T6b")).to_have_attribute("aria-label", re.compile("Steel Soldier"))
    assert scene(page, match)["view"]["pieces"]["soldier_1"]["hex"] == "T6b"


def test_a_machine_is_built_in_three_taps(visitor: Visitor) -> None:
    page, match = lay(visitor, table())
    page.get_by_role("button", name="Wooden Soldier").tap()
    tap(page, "T6a")
    page.get_by_role("button", name="Build", exact=True).tap()
    expect(at(page, "T6a")).to_have_attribute("aria-label", re.compile("Wooden Soldier"))
    assert scene(page, match)["view"]["pieces"]["soldier_1"]["hex"] == "T6a"


def test_a_free_action_is_not_lost_by_one_tap(visitor: Visitor) -> None:
    page, match = lay(visitor, duel())
    page.get_by_role("button", name="End my turn").tap()
    expect(page.get_by_text("Your free action would be lost.")).to_be_visible()
    assert scene(page, match)["view"]["active"] == 0
    page.get_by_role("button", name="all the same").tap()
    expect(page.get_by_role("button", name="all the same")).to_have_count(0)


@pytest.mark.parametrize("screen", [PHONE, LANDSCAPE])
def test_the_largest_preset_needs_no_zoom(visitor: Visitor, screen: dict[str, Any]) -> None:
    page, _ = lay(visitor, table(4), **screen)
    hexes = page.locator("[data-hex] polygon.ground")
    expect(hexes).to_have_count(HEXES_OF_FOUR)
    frame = page.locator(".map").bounding_box()
    assert frame
    for box in (one.bounding_box() for one in hexes.all()):
        assert box
        assert box["width"] >= LEAST_TARGET
        assert box["x"] >= frame["x"] - 1
        assert box["x"] + box["width"] <= frame["x"] + frame["width"] + 1
        assert box["y"] >= frame["y"] - 1
        assert box["y"] + box["height"] <= frame["y"] + frame["height"] + 1


def built(seed: int) -> Chicken:
    """An island of four that nobody has planned, in the first action step of seat 0."""
    luck = Random(seed)
    s = GAME.new(4, None, {"island": "random", "first_player": "seat1"})
    assert isinstance(s, Chicken)
    while asks(s, 0) != "action":
        who = s.waiting()[0]
        s.answer(who, luck.choice([one for one, _ in s.odds()] if who == CHANCE else s.legal(who)))
    return s


@pytest.mark.parametrize("screen", [PHONE, LANDSCAPE])
@pytest.mark.parametrize("seed", [1, 2])
def test_a_built_island_has_hexes_for_fingers_and_can_be_pushed_along(
    visitor: Visitor, screen: dict[str, Any], seed: int
) -> None:
    s = built(seed)
    page, _ = lay(visitor, s, **screen)
    hexes = page.locator("[data-hex] polygon.ground")
    assert sum(cell != 0 for cell in s.cell_of) >= HEXES_OF_FOUR  # holes in it are filled with more
    expect(hexes).to_have_count(sum(cell != 0 for cell in s.cell_of))
    page.wait_for_function(f"document.querySelector('polygon.ground').getBoundingClientRect().width >= {LEAST_TARGET}")
    for box in (one.bounding_box() for one in hexes.all()):
        assert box
        assert box["width"] >= LEAST_TARGET - 0.5


def eggs_of_blue() -> Chicken:
    s = table(2, mode="cockfight")
    put(s, "blue_1", "T2a")
    put(s, "blue_4", "T2c")
    put(s, "blue_6", "T2d")
    return s


def test_face_down_chickens_of_others_are_equal_to_the_byte(visitor: Visitor) -> None:
    page, _ = lay(visitor, eggs_of_blue())
    expect(page.locator("g.folk g.egg").first).to_be_visible()
    lone = page.locator("g.folk g:not(:has(> :nth-child(2))) > g.egg")  # in a stack they stand at different places
    drawn = lone.evaluate_all("eggs => eggs.map((egg) => egg.innerHTML)")
    assert len(drawn) >= 3
    assert len(set(drawn)) == 1
    assert "blue_" not in page.locator(".chicken").inner_html()


def test_stacks_of_face_down_chickens_tell_nothing_of_who_is_in_them(visitor: Visitor) -> None:
    """Two islands that differ in which chickens stand where are the same to the other player, to the byte."""
    drawn = []
    for first, second in (("blue_1", "blue_2"), ("blue_5", "blue_6")):
        s = table(2, mode="cockfight")
        for name in (first, second):
            put(s, name, "T2a")
        page, _ = lay(visitor, s, **LEFT_ALONE)
        stack = page.locator("g.folk g:has(> g.egg)")
        expect(stack.first).to_be_visible()
        drawn.append((stack.evaluate_all(PLAIN), at(page, "T2a").get_attribute("aria-label")))
        assert not re.search(r"(?:id|data-[a-z]+|class)=\"[^\"]*(?:blue|red)_?\d", page.locator("g.folk").inner_html())
    assert drawn[0] == drawn[1]


def test_own_values_are_written_on_own_face_down_chickens_only(visitor: Visitor) -> None:
    page, _ = lay(visitor, eggs_of_blue())
    expect(page.locator("g.folk text.own").first).to_be_visible()
    assert page.locator("g.folk g:has(> g.egg) > text.own").count() == 0


def test_the_table_keeps_to_what_a_phone_needs(visitor: Visitor) -> None:
    s = duel()
    give(s, 0, "sharp_beak")
    dice(s, 0, "claw", "retrieve", "star")
    page, _ = lay(visitor, s)
    check_screen(page)
    assert grave(page) == []
    assert page.evaluate(MOVES_ALONG) == []
    tap(page, "T6d")
    expect(at(page, "T2a").locator(".target")).to_be_visible()
    check_screen(page)


def test_what_a_retrieve_die_brings_pays_for_the_next_machine(visitor: Visitor) -> None:
    s = duel()
    dice(s, 0, "retrieve")
    goods(s, 0, wood=0, stone=0, steel=0)
    page, table = lay(visitor, s)
    page.get_by_role("button", name="Retrieve twice").tap()
    for _ in range(2):
        page.get_by_role("button", name="Take wood").tap()
    expect(page.get_by_role("button", name="Take wood")).to_have_count(0)
    assert scene(page, table)["view"]["players"][0]["goods"]["wood"] == 2


def test_what_a_bot_does_is_told_act_by_act(visitor: Visitor) -> None:
    page, _ = lay(visitor, duel())
    page.get_by_role("button", name="End my turn").tap()
    page.get_by_role("button", name="all the same").tap()
    caption = page.locator(".caption")
    expect(caption).to_be_visible()
    page.touchscreen.tap(195, 300)  # any touch ends it
    expect(caption).to_have_count(0)
