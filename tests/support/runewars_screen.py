"""Positions of Runewars before a real browser: lay one, touch an area, look what the hall says."""

from __future__ import annotations

from typing import Any

from browsing import Visitor
from companion import lay as lay_out
from playing import ask_hall
from playwright.sync_api import Locator, Page, expect

from bannerhall.core.match import Match
from bannerhall.games.runewars import GAME
from bannerhall.games.runewars.rules.state import Runewars

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 700}, "has_touch": True}
LANDSCAPE: dict[str, Any] = {"viewport": {"width": 844, "height": 390}, "has_touch": True}
DESKTOP: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}, "has_touch": True}


class Laid:
    """A position, to be brought into a hall."""

    def __init__(self, state: Runewars) -> None:
        assert state.check() == []
        self.state = state

    def record(self) -> dict[str, Any]:
        return Match(self.state.clone(), 9, GAME.typed_by_players).record.to_json(self.state.rules.vocabulary)


def lay(visitor: Visitor, s: Runewars, *beside: str, **context: Any) -> tuple[Page, str]:
    """A page before the position: seat 0 is ours, those named share the device, the rest are bots."""
    page = visitor(**{**PHONE, **context})
    ask_hall(page, "/api/guest", {"name": "Ada"})
    match = lay_out(page, Laid(s), *beside)  # type: ignore[arg-type]
    expect(page.locator("[data-area], .curtain").first).to_be_visible()
    return page, match


def at(page: Page, area: str) -> Locator:
    return page.locator(f'[data-area="{area}"]')


def tap(page: Page, area: str) -> None:
    """In the middle of an area, as a finger does."""
    box = at(page, area).locator("polygon.ground").bounding_box()
    assert box
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def foot(page: Page) -> Locator:
    """The one main button of the screen."""
    return page.locator(".foot .main")


def scene(page: Page, match: str, seat: int = 0) -> Any:
    return ask_hall(page, f"/api/tables/{match}/scene?seat={seat}")["scene"]
