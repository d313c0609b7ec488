"""Positions of Chicken Island before a real browser: lay one, touch a hex, look what the hall says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from browsing import Visitor
from companion import lay as lay_out
from playing import ask_hall
from playwright.sync_api import Locator, Page, expect
from served import Served, served

from bannerhall.core.match import Match
from bannerhall.games.chicken import GAME
from bannerhall.games.chicken.rules.state import Chicken

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 700}, "has_touch": True}
LANDSCAPE: dict[str, Any] = {"viewport": {"width": 844, "height": 390}, "has_touch": True}
DESKTOP: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}, "has_touch": True}
LEFT_ALONE: dict[str, Any] = {"reduced_motion": "reduce"}


class Laid:
    """A position, to be brought into a hall."""

    def __init__(self, state: Chicken) -> None:
        assert state.check() == []
        self.state = state

    def record(self) -> dict[str, Any]:
        return Match(self.state.clone(), 9, GAME.typed_by_players).record.to_json(self.state.rules.vocabulary)


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("hall")) as running:
        yield running


def lay(visitor: Visitor, s: Chicken, *beside: str, **context: Any) -> tuple[Page, str]:
    """A page before the position: seat 0 is ours, those named share the device, the rest are bots."""
    page = visitor(**{**PHONE, **context})
    ask_hall(page, "/api/guest", {"name": "Ada"})
    at = lay_out(page, Laid(s), *beside)  # type: ignore[arg-type]
    expect(page.locator("[data-hex], .curtain").first).to_be_visible()
    return page, at


def at(page: Page, name: str) -> Locator:
    return page.locator(f'[data-hex="{name}"]')


def tap(page: Page, name: str) -> None:
    """In the middle of a hex, as a finger does."""
    box = at(page, name).locator("polygon").first.bounding_box()
    assert box
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def scene(page: Page, table: str, seat: int = 0) -> Any:
    return ask_hall(page, f"/api/tables/{table}/scene?seat={seat}")["scene"]


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)
