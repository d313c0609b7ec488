"""Passes in fights of Chicken Island: given in advance, before everybody's eyes, and within a time that all can see."""

from __future__ import annotations

import re

import pytest
from browsing import Visitor
from chicken_screen import LANDSCAPE, PHONE, at, button, hall, lay, scene, tap
from chicken_table import give, machine, put, table
from fitting import check_screen, grave
from playing import ask_hall, hold
from playwright.sync_api import Page, expect

from bannerhall.games.chicken.rules.state import Chicken

__all__ = ["hall"]

HELD = 900  # milliseconds of a press that counts
CARDS = ("sharp_beak", "iron_coop", "double_yolk", "steel_talons")


def four(fight_pace: bool = False) -> Chicken:
    """Red's golem stands beside a chicken of blue; everybody has a scroll."""
    s = table(4, fight_pace=fight_pace)
    machine(s, 0, "golem_steel", "T3a")
    put(s, "blue_1", "T2b")
    for seat, card in enumerate(CARDS):
        give(s, seat, card)
    return s


def lift(page: Page, who: str) -> None:
    hold(page, button(page, f"{who}: press and hold"), HELD)
    expect(page.locator(".curtain")).to_have_count(0)


def attack(page: Page) -> None:
    tap(page, "T3a")
    expect(at(page, "T2b").locator(".target")).to_be_visible()
    tap(page, "T2b")
    button(page, "Attack").tap()
    expect(page.get_by_label("The fight")).to_be_visible()


def passes_of(page: Page, match: str, seat: int) -> tuple[str, bool]:
    mine = scene(page, match, seat)["view"]["players"][seat]
    return mine["standing_pass"], mine["sits_out"]


@pytest.mark.clause("CHI-FIGHT-38")
def test_at_one_device_nobody_needs_the_curtain_to_pass(visitor: Visitor) -> None:
    page, match = lay(visitor, four(), "Ben", "Cleo", "Dan")
    lift(page, "Ada")
    attack(page)
    button(page, "Pass").tap()
    for who in ("Ben", "Cleo", "Dan"):
        expect(button(page, f"{who}: pass")).to_be_visible()
        expect(page.locator(".curtain")).to_have_count(0)
        text = page.locator("body").inner_html()
        assert not [card for card in CARDS if card in text]
        assert "Iron Coop" not in text
        assert "Double Yolk" not in text
        button(page, f"{who}: pass").tap()
    expect(page.locator(".curtain")).to_be_visible()  # the turn goes on
    lift(page, "Ada")
    expect(page.locator(".stamp")).to_contain_text("7 : 4 The attack succeeds")
    assert scene(page, match)["view"]["fight"] is None


def test_whoever_wants_to_add_cards_lifts_the_curtain(visitor: Visitor) -> None:
    page, match = lay(visitor, four(), "Ben", "Cleo", "Dan")
    lift(page, "Ada")
    attack(page)
    button(page, "Pass").tap()
    expect(button(page, "Ben: pass")).to_be_visible()
    hold(page, button(page, "Ben: press and hold to look"), HELD)
    page.get_by_role("button", name="Iron Coop").tap()
    button(page, "Add 1 scroll").tap()
    expect(button(page, "Cleo: pass")).to_be_visible()
    assert scene(page, match)["view"]["fight"]["laid"] == [0, 1, 0, 0]


@pytest.mark.clause("CHI-FIGHT-36")
def test_a_standing_pass_is_given_and_taken_back(visitor: Visitor) -> None:
    page, match = lay(visitor, four())
    button(page, "Passes").tap()
    sheet = page.get_by_role("dialog", name="Passing in advance")
    sheet.get_by_role("radio", name="unless Bot 3 attacks").check(force=True)
    expect(sheet.locator("label.on")).to_contain_text("unless Bot 3 attacks")  # the hall has it
    assert passes_of(page, match, 0) == ("unless_3", False)
    sheet.get_by_role("radio", name="unless I am in").check(force=True)
    expect(sheet.locator("label.on")).to_contain_text("unless I am in")
    sheet.get_by_role("radio", name="ask me").check(force=True)
    expect(sheet.locator("label.on")).to_contain_text("ask me")
    assert passes_of(page, match, 0) == ("ask", False)
    expect(sheet.get_by_role("radio", name="this fight")).to_have_count(0)  # there is none


def test_in_a_fight_this_one_alone_can_be_passed(visitor: Visitor) -> None:
    page, match = lay(visitor, four(), **PHONE)
    attack(page)
    page.get_by_role("radio", name="this fight").check(force=True)
    expect(page.locator("label.on")).to_contain_text("this fight")
    assert passes_of(page, match, 0) == ("ask", True)
    expect(page.locator(".stamp")).to_contain_text(re.compile("7 : |8 : "))  # without one more tap
    check_screen(page)


def test_a_lone_player_is_not_asked_about_passes(visitor: Visitor) -> None:
    page, _ = lay(visitor, table(1, mode="solo"))
    expect(button(page, "End my turn")).to_be_visible()
    expect(page.locator(".passes")).to_have_count(0)


@pytest.mark.clause("CHI-FIGHT-37")
def test_everybody_sees_the_time_of_who_may_add_cards(visitor: Visitor) -> None:
    page, match = lay(visitor, four(fight_pace=True), **LANDSCAPE)
    attack(page)
    bar = page.get_by_label("The fight").get_by_role("timer")
    expect(bar).to_have_count(1)
    assert set(scene(page, match)["deadlines"]) == {"0"}
    assert grave(page) == []
    check_screen(page)


@pytest.mark.clause("CHI-FIGHT-36")
def test_a_fight_where_nobody_plays_costs_the_others_no_tap(visitor: Visitor) -> None:
    """Each of them passes by itself after the same beat, however the pass was given."""
    page, match = lay(visitor, four(), "Ben", "Cleo", "Dan")
    for seat in (1, 2, 3):
        act = {"do": "answer", "key": f"standing-{seat}", "seat": seat, "have": news(page, match, seat)}
        order = [{"kind": "pass_order", "argument": "others"}]
        ask_hall(page, f"/api/tables/{match}/acts", {"act": {**act, "actions": order}})
    lift(page, "Ada")
    attack(page)
    before = news(page, match, 0)
    button(page, "Pass").tap()
    button(page, "Ben: pass").tap()  # Ben is attacked, so he is asked
    expect(page.locator(".curtain")).to_be_visible()
    told = ask_hall(page, f"/api/tables/{match}/scene?seat=0&have={before}")
    passed = [event["seat"] for line in told["lines"] for event in line.get("events", ()) if event["event"] == "passed"]
    assert passed == [0, 1, 2, 3]
    assert told["number"] - before == len(passed)  # the last pass carries the end of the fight


def news(page: Page, match: str, seat: int) -> int:
    return int(ask_hall(page, f"/api/tables/{match}/scene?seat={seat}")["number"])
