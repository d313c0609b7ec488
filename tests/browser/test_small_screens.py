"""On a phone: nothing to scroll sideways, nothing too small to touch or to read, the question always in sight."""

from __future__ import annotations

from typing import Any

import pytest
from browsing import Visitor, lesson
from fitting import check_screen, sideways
from playwright.sync_api import expect

PAGES = ("/", "/new/xorlosch", "/rules/xorlosch", "/matches", "/account", "/settings", "/help", "/report")


@pytest.mark.parametrize("path", PAGES)
def test_pages_fit_a_phone(visitor: Visitor, phone: dict[str, Any], path: str) -> None:
    page = visitor(path, **phone)
    expect(page.locator("main h1, main h2").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    check_screen(page)


def test_the_table_fits_a_phone_and_the_question_is_in_sight(visitor: Visitor, phone: dict[str, Any]) -> None:
    page = visitor("/", **phone)
    lesson(page)
    question = page.locator(".question")
    expect(question).to_be_in_viewport(ratio=1)
    check_screen(page)
    page.locator("aside").evaluate("node => node.scrollTo(0, node.scrollHeight)")
    expect(question).to_be_in_viewport(ratio=0.9)


def test_every_drawer_of_the_table_fits_a_phone(visitor: Visitor, phone: dict[str, Any]) -> None:
    page = visitor("/", **phone)
    lesson(page)
    for name in ("What happened", "Chat", "Rulebook", "Player aid", "This table"):
        page.get_by_role("button", name=name, exact=True).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        check_screen(page)
        page.get_by_role("button", name="Close", exact=True).click()
        expect(page.get_by_role("dialog")).to_have_count(0)


def test_text_twice_as_large_loses_nothing(visitor: Visitor) -> None:
    page = visitor("/", viewport={"width": 1280, "height": 900})
    lesson(page)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert sideways(page) == 0
    expect(page.locator(".question")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name="End the turn")).to_be_visible()
