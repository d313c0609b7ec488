"""axe-core finds nothing serious on any page, light or dark."""

from __future__ import annotations

import pytest
from browsing import Visitor, lesson
from fitting import grave
from playwright.sync_api import expect

PAGES = ("/", "/new/xorlosch", "/rules/xorlosch", "/matches", "/account", "/settings", "/help", "/report", "/nowhere")
THEMES = ("light", "dark")


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("path", PAGES)
def test_pages_have_no_grave_fault(visitor: Visitor, path: str, theme: str) -> None:
    page = visitor(path, color_scheme=theme, bypass_csp=True)
    expect(page.locator("main h1").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert grave(page) == []


@pytest.mark.parametrize("theme", THEMES)
def test_the_table_and_its_drawers_have_no_grave_fault(visitor: Visitor, theme: str) -> None:
    page = visitor("/", color_scheme=theme, bypass_csp=True)
    lesson(page)
    assert grave(page) == []
    for name in ("What happened", "Chat", "Rulebook", "Player aid", "This table"):
        page.get_by_role("button", name=name, exact=True).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        assert grave(page) == []
        page.get_by_role("button", name="Close", exact=True).click()
