"""What somebody new to Chicken Island must be able to see and to take back, at every size of screen."""

from __future__ import annotations

import re
from typing import Any

import pytest
from browsing import Visitor
from chicken_screen import DESKTOP, LANDSCAPE, LEFT_ALONE, PHONE, at, button, hall, lay, scene, tap
from chicken_table import dice, give, goods, machine, on_top, plus, put, table
from playing import ask_hall
from playwright.sync_api import expect

from bannerhall.games.chicken import GAME
from bannerhall.games.chicken.rules.state import Chicken

__all__ = ["hall"]

TERRITORY = 5  # hexes with its base


def bases() -> Chicken:
    s = GAME.new(4, None, {"mode": "team", "choose_base": True, "first_player": "seat2"})
    assert isinstance(s, Chicken)
    assert s.waiting() == [0]
    return s


def test_a_base_shows_its_territory_and_is_taken_by_the_button_only(visitor: Visitor) -> None:
    page, match = lay(visitor, bases())
    expect(page.locator(".belongs", has_text="3")).to_have_count(TERRITORY)
    for name in ("base_3", "base_1"):  # another touch takes another one
        tap(page, name)
        expect(at(page, name)).to_have_attribute("aria-label", re.compile(r"\(Ada\)"))
    assert scene(page, match)["view"]["players"][0]["base"] is None
    button(page, "Take this base").tap()
    expect(page.locator(".belongs")).to_have_count(0)
    assert scene(page, match)["view"]["players"][0]["base"] == "base_1"


@pytest.mark.parametrize("screen", [PHONE, LANDSCAPE, DESKTOP])
def test_four_players_fit_beside_each_other_and_the_partner_is_known(visitor: Visitor, screen: dict[str, Any]) -> None:
    s = table(4, mode="team")
    dice(s, 2, "claw", "star", "plus2")
    page, _ = lay(visitor, s, **screen)
    expect(page.locator(".aim")).to_have_text("With Bot 3, humiliate Bot 2 and Bot 4")
    chips = page.locator("[data-banner]")
    assert [chip.locator(".call").inner_text() for chip in chips.all()] == ["Ada", "Bot 2", "Bot 3", "Bot 4"]
    for chip in chips.all():
        box = chip.bounding_box()
        assert box
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= screen["viewport"]["width"]
        assert chip.locator(".call").evaluate("node => node.scrollWidth <= node.clientWidth")  # the whole name
    expect(page.locator(".partner")).to_have_count(1)
    expect(page.locator('[data-banner="2"]')).to_contain_text("your partner")


@pytest.mark.parametrize("screen", [PHONE, LANDSCAPE])
def test_scrolls_that_are_asked_for_lie_in_sight(visitor: Visitor, screen: dict[str, Any]) -> None:
    s = table()
    dice(s, 0, "claw")
    plus(s, machine(s, 0, "soldier_steel", "T6d"), 1)
    put(s, "blue_1", "T2a")
    give(s, 0, "sharp_beak")
    page, _ = lay(visitor, s, **{**screen, **LEFT_ALONE})
    tap(page, "T6d")
    expect(at(page, "T2a").locator(".target")).to_be_visible()
    tap(page, "T2a")
    button(page, "Attack").tap()
    card = page.locator(".panel .hand button").first
    expect(card).to_be_visible()
    lies, foot = card.bounding_box(), page.locator(".panel .foot").bounding_box()
    assert lies
    assert foot
    assert lies["y"] + lies["height"] <= foot["y"] + 1
    card.tap()
    expect(page.locator(".panel")).to_contain_text("Sharp Beak: +2 strength to the attacker.")
    button(page, "Add 1 scroll").tap()
    expect(page.locator(".stamp")).to_contain_text("7 : 4 The attack succeeds")


def test_a_scroll_is_read_before_it_is_discarded(visitor: Visitor) -> None:
    s = table()
    dice(s, 0, "star")
    give(s, 0, "sharp_beak")
    give(s, 0, "thick_plumage")
    on_top(s, "sharp_beak")
    page, match = lay(visitor, s, **DESKTOP)
    page.get_by_role("button", name="draw a scroll, then discard one").tap()
    expect(page.get_by_role("heading", name="Which scroll do you discard?")).to_be_visible()
    hand = page.locator(".tray .hand")
    for name, about in (
        ("Sharp Beak", "+2 strength to the attacker."),
        ("Thick Plumage", "+2 armour to the defender."),
    ):
        hand.get_by_role("button", name=name).tap()
        expect(page.locator(".panel")).to_contain_text(f"{name}: {about}")
    assert "thick_plumage" in scene(page, match)["view"]["players"][0]["hand"]
    button(page, "Discard it").tap()
    expect(hand.get_by_role("button", name="Thick Plumage")).to_have_count(0)
    assert "sharp_beak" in scene(page, match)["view"]["players"][0]["hand"]


def test_an_act_that_ends_the_turn_is_asked_about(visitor: Visitor) -> None:
    s = table()
    goods(s, 0, wood=0, stone=0, steel=0)
    dice(s, 0, "claw")
    put(s, "red_1", "T6d")
    s.free = 0
    page, match = lay(visitor, s)
    tap(page, "T6d")
    expect(at(page, "T6b")).to_have_class(re.compile(r"\bcan\b"))
    tap(page, "T6b")
    expect(page.get_by_text("your turn ends with it")).to_be_visible()
    button(page, "Not this").tap()
    expect(page.get_by_text("your turn ends with it")).to_have_count(0)
    assert scene(page, match)["view"]["pieces"]["red_1"]["hex"] == "T6d"
    tap(page, "T6d")
    expect(at(page, "T6b")).to_have_class(re.compile(r"\bcan\b"))
    tap(page, "T6b")
    button(page, "Do it and end my turn").tap()
    expect(at(page, "T6b")).to_have_attribute("aria-label", re.compile(r"\(Ada\)"))
    assert scene(page, match)["view"]["pieces"]["red_1"]["hex"] == "T6b"


def test_a_draft_that_ends_the_turn_says_so_and_takes_no_tap_more(visitor: Visitor) -> None:
    page, match = lay(visitor, table())
    page.get_by_role("button", name="Wooden Soldier").tap()
    tap(page, "T6a")
    expect(page.locator(".foot")).to_contain_text("your turn ends with it")
    expect(button(page, "Choose the pilots myself")).to_be_visible()
    button(page, "Build").tap()
    expect(button(page, "Build")).to_have_count(0)
    assert scene(page, match)["view"]["pieces"]["soldier_1"]["hex"] == "T6a"


def test_a_bot_has_its_name_before_the_match_begins(visitor: Visitor) -> None:
    page = visitor(**DESKTOP)
    ask_hall(page, "/api/guest", {"name": "Ada"})
    chairs = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}, {"kind": "open"}]
    made = ask_hall(page, "/api/tables", {"game": "chicken", "chairs": chairs})
    page.goto(f"/t/{made['id']}")
    expect(page.get_by_text("Bot 2, quick and sound")).to_be_visible()
