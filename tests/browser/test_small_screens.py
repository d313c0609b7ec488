"""On a phone: nothing to scroll sideways, nothing too small to touch or to read, the question always in sight."""

from __future__ import annotations

from typing import Any

import pytest
from browsing import Visitor, lesson
from playwright.sync_api import Page, expect

LEAST_TARGET = 44
LEAST_TEXT = 14
PAGES = ("/", "/new/xorlosch", "/rules/xorlosch", "/matches", "/account", "/settings", "/help", "/report")

TOO_SMALL = """(least) => {
  const inline = (node) => getComputedStyle(node).display === "inline" && node.closest("p, li, dd");
  const shown = (node) => node.checkVisibility({visibilityProperty: true, opacityProperty: true});
  // On the board a finger means the room that is nearest to it, whatever small thing lies there.
  const touched = [...document.querySelectorAll("a[href], button, select, input, textarea, summary, [data-space]")];
  return touched.filter((node) => shown(node) && !inline(node) && !node.disabled && !node.closest(".unseen, .skip"))
    .map((node) => [node.closest("label")?.getBoundingClientRect() ?? node.getBoundingClientRect(), node])
    .filter(([box]) => box.width > 0 && (box.width < least - 0.5 || box.height < least - 0.5))
    .map(([box, node]) => `${node.outerHTML.slice(0, 120)} ${box.width.toFixed(1)}x${box.height.toFixed(1)}`);
}"""

TOO_FINE = """(least) => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const node = walk.currentNode;
    const parent = node.parentElement;
    if (!node.textContent.trim() || !parent.checkVisibility()) continue;
    if (parent.closest("svg, script, style, .unseen")) continue;
    const size = parseFloat(getComputedStyle(parent).fontSize);
    if (size < least - 0.01) found.push(`${node.textContent.trim().slice(0, 60)} ${size}`);
  }
  return found;
}"""


def sideways(page: Page) -> int:
    """By how much the page is wider than the screen."""
    found: int = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return found


def check_screen(page: Page) -> None:
    assert sideways(page) == 0
    assert page.evaluate(TOO_SMALL, LEAST_TARGET) == []
    assert page.evaluate(TOO_FINE, LEAST_TEXT) == []


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
