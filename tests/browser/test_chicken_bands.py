"""Bands of Chicken Island on the way: who comes along, and who is left behind before the last hex."""

from __future__ import annotations

import re

from browsing import Visitor
from chicken_screen import at, button, hall, lay, scene, tap
from chicken_table import dice, machine, put, table
from playwright.sync_api import Page, expect

from bannerhall.games.chicken.rules.state import Chicken

__all__ = ["hall"]

CAN = re.compile(r"\bcan\b")
HERE = "Leave some of them here?"


def band() -> Chicken:
    """Red's soldier, who is quick, and a chicken on one hex; two hexes on lies the end of their way."""
    s = table()
    dice(s, 0, "claw")  # the turn goes on afterwards
    machine(s, 0, "soldier_steel", "T6a")
    put(s, "red_1", "T6a")
    return s


def set_out(page: Page, start: str = "T6a", middle: str = "T6b") -> None:
    """Two taps: the band, and a hex on its way."""
    tap(page, start)
    expect(at(page, middle)).to_have_class(CAN)
    tap(page, middle)


def where(page: Page, match: str, *names: str) -> list[str]:
    pieces = scene(page, match)["view"]["pieces"]
    return [pieces[name]["hex"] for name in names]


def test_some_of_a_band_are_left_on_the_way_with_four_taps(visitor: Visitor) -> None:
    page, match = lay(visitor, band())
    set_out(page)
    here = page.get_by_role("group", name=HERE)
    expect(here.get_by_role("button")).to_have_count(1)
    expect(at(page, "T6b")).to_have_attribute("aria-label", re.compile("Steel Soldier 1.*chicken 1"))  # rehearsed
    assert where(page, match, "soldier_1", "red_1") == ["T6a", "T6a"]
    here.get_by_role("button").tap()
    expect(here.get_by_role("button")).to_contain_text("stays")
    expect(at(page, "T6d")).to_have_class(CAN)
    tap(page, "T6d")
    expect(here).to_have_count(0)
    assert where(page, match, "soldier_1", "red_1") == ["T6d", "T6b"]


def test_who_was_left_may_come_along_all_the_same(visitor: Visitor) -> None:
    page, match = lay(visitor, band())
    set_out(page)
    member = page.get_by_role("group", name=HERE).get_by_role("button")
    member.tap()
    expect(member).to_have_attribute("aria-pressed", "true")
    member.tap()
    expect(member).to_have_attribute("aria-pressed", "false")
    tap(page, "T6d")
    expect(page.get_by_role("group", name=HERE)).to_have_count(0)
    assert where(page, match, "soldier_1", "red_1") == ["T6d", "T6d"]


def test_a_band_that_stops_half_way_says_so_or_is_touched_again(visitor: Visitor) -> None:
    for again in (True, False):
        page, match = lay(visitor, band())
        set_out(page)
        expect(button(page, "All stay here")).to_be_visible()
        if again:
            tap(page, "T6b")
        else:
            button(page, "All stay here").tap()
        expect(button(page, "All stay here")).to_have_count(0)
        assert where(page, match, "soldier_1", "red_1") == ["T6b", "T6b"]


def test_a_halt_is_taken_back_like_any_draft(visitor: Visitor) -> None:
    page, match = lay(visitor, band())
    set_out(page)
    button(page, "Not this").tap()
    expect(page.get_by_role("group", name=HERE)).to_have_count(0)
    expect(at(page, "T6a")).to_have_attribute("aria-label", re.compile("chicken 1"))
    assert where(page, match, "soldier_1", "red_1") == ["T6a", "T6a"]


def test_who_is_alone_goes_with_two_taps(visitor: Visitor) -> None:
    s = table()
    dice(s, 0, "claw")
    machine(s, 0, "soldier_steel", "T6a")
    page, match = lay(visitor, s)
    set_out(page)
    expect(at(page, "T6b")).to_have_attribute("aria-label", re.compile("Steel Soldier"))
    assert where(page, match, "soldier_1") == ["T6b"]
