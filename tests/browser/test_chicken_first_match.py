"""What somebody who plays Chicken Island for the first time would stumble over."""

from __future__ import annotations

from browsing import Visitor
from chicken_screen import DESKTOP, at, button, hall, lay, tap
from chicken_table import dice, give, machine, piece, plus, put, shield, table
from playwright.sync_api import Page, expect

from bannerhall.games.chicken.rules import questions
from bannerhall.games.chicken.rules.state import Chicken

__all__ = ["hall"]

KEPT = ("plus2", "plus3", "claw")


def before_the_leader(*faces: str) -> Chicken:
    """Red's golem stands before blue's leader, with dice on the banner that would make it strong enough."""
    s = table()
    machine(s, 0, "golem_steel", "T6d")
    put(s, "leader_blue", "T2a")
    dice(s, 0, *faces)
    return s


def aim(page: Page) -> None:
    tap(page, "T6d")
    expect(at(page, "T2a").locator(".target")).to_be_visible()
    tap(page, "T2a")


def test_all_dice_can_be_rolled_at_once(visitor: Visitor) -> None:
    s = table(ask=("reroll",), step=questions.QUICK)
    dice(s, 0, "claw", "star")
    plus(s, "red_1")
    page, _ = lay(visitor, s)
    page.get_by_role("button", name="Take the die back from chicken 1").tap()
    page.get_by_role("button", name="claw", exact=True).tap()
    page.get_by_role("button", name="star", exact=True).tap()
    button(page, "Roll 5 dice").tap()
    expect(page.get_by_role("heading", name="Your actions")).to_be_visible()


def test_dice_are_not_left_out_of_a_fight_by_one_wrong_touch(visitor: Visitor) -> None:
    page, _ = lay(visitor, before_the_leader(*KEPT))
    aim(page)
    button(page, "Attack").tap()
    button(page, "Fight without more dice").tap()
    expect(page.get_by_role("alert").filter(has_text="Without your dice it is 7 against 11.")).to_be_visible()
    page.get_by_role("button", name="+2", exact=True).tap()
    page.get_by_role("button", name="+3", exact=True).tap()
    button(page, "Fight with these dice").tap()
    expect(page.locator(".stamp")).to_contain_text("12 : 11 The attack succeeds")


def test_whoever_aims_at_a_shield_is_told_what_it_does(visitor: Visitor) -> None:
    s = before_the_leader(*KEPT)
    shield(s, "leader_blue")
    page, _ = lay(visitor, s)
    aim(page)
    expect(page.get_by_text("It has a shield: the first success only takes the shield.")).to_be_visible()


def test_in_a_fight_question_and_hand_are_in_sight_on_a_phone(visitor: Visitor) -> None:
    s = before_the_leader(*KEPT)
    for scroll in ("sharp_beak", "iron_coop"):
        give(s, 0, scroll)
    page, _ = lay(visitor, s)
    aim(page)
    button(page, "Attack").tap()
    page.get_by_role("button", name="+2", exact=True).tap()
    page.get_by_role("button", name="+3", exact=True).tap()
    button(page, "Fight with these dice").tap()
    beak = page.get_by_role("button", name="Sharp Beak").first
    expect(beak).to_be_visible()
    low, foot = beak.bounding_box(), page.locator(".foot").bounding_box()
    assert low
    assert foot
    assert low["y"] + low["height"] <= foot["y"]


def test_the_hand_is_in_reach_beside_five_dice(visitor: Visitor) -> None:
    s = table(ask=("reroll",), step=questions.QUICK)
    dice(s, 0, "claw", "star", "retrieve", "plus2", "plus3")
    give(s, 0, "sharp_beak")
    page, _ = lay(visitor, s)
    expect(button(page, "Hand 1")).to_be_in_viewport(ratio=1)


def test_a_piece_says_its_values_to_the_mouse_and_to_a_long_press(visitor: Visitor) -> None:
    page, _ = lay(visitor, before_the_leader(), **DESKTOP)
    expect(page.locator(".values rect")).to_have_count(0)
    at(page, "T2a").hover()
    expect(page.locator("g.values")).to_contain_text("11")
    at(page, "T6d").hover()
    expect(page.locator("g.values")).to_have_count(1)
    expect(page.locator("g.values")).to_contain_text("7")
    page.mouse.move(1, 1)
    expect(page.locator("g.values")).to_have_count(0)
    at(page, "T2a").dispatch_event("pointerdown", {"pointerType": "touch", "pointerId": 7})
    expect(page.locator("g.values")).to_contain_text("11")
    at(page, "T2a").dispatch_event("pointerup", {"pointerType": "touch", "pointerId": 7})
    expect(page.locator("g.values")).to_have_count(0)


def test_whoever_has_a_flag_and_whoever_lost_one_are_told(visitor: Visitor) -> None:
    s = table(mode="flag")
    s.set_flags(0, piece("blue_1") + 1)
    page, _ = lay(visitor, s)
    expect(page.locator("body")).to_contain_text("Bot 2 has your flag: stop it before it reaches its base!")
    expect(page.locator('[data-banner="1"]')).to_contain_text("Wins by bringing this flag home")


def test_the_last_scroll_that_anybody_holds_can_be_added(visitor: Visitor) -> None:
    """What it would reveal is not rehearsed, and still it takes the button below."""
    s = before_the_leader("claw")
    give(s, 0, "sharp_beak")
    page, _ = lay(visitor, s)
    aim(page)
    button(page, "Attack").tap()
    page.get_by_role("button", name="Sharp Beak").last.tap()
    button(page, "Add 1 scroll").tap()
    expect(page.locator(".stamp")).to_contain_text("9 : 11 The attack fails")
