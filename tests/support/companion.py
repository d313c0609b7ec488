"""What people do at a table of LEADERS in the browser: entering, leafing, ordering, handing a tablet on."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

from leaders_table import Table
from playing import BOT, ask_hall, hold
from playwright.sync_api import Locator, Page, expect

LIFT = 900  # milliseconds: longer than the curtain wants to be held
COLOURS = ("Blue", "Green", "Red", "Yellow", "Orange", "Purple")


@dataclass
class Person:
    """Somebody with a seat and the device before them; `taps` counts every touch."""

    seat: int
    name: str
    page: Page
    shared: bool = False
    taps: int = field(default=0)

    def tap(self, place: Locator) -> None:
        place.click()
        self.taps += 1

    def poke(self, place: Locator) -> None:
        """Touch what is greyed, which a mouse can and a careful test would not."""
        expect(place).to_have_attribute("aria-disabled", "true")
        place.evaluate("node => node.scrollIntoView({ block: 'center' })")
        place.click(force=True)

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name)

    def go_on(self) -> None:
        """The one button at the foot of every screen, once it is there for this step."""
        self.tap(self.page.locator(".foot button[aria-disabled=false]"))

    def title(self) -> Locator:
        return self.page.get_by_role("heading", level=2).first

    def choose(self, name: str | re.Pattern[str]) -> None:
        self.tap(self.page.get_by_role("radio", name=name))
        self.go_on()

    def lift(self) -> None:
        """On a shared device: press and hold before anything secret is shown."""
        if self.shared:
            handle = self.button(re.compile(f"^{self.name}: press and hold$"))
            too = self.button(f"{self.name} is awaited, too")
            expect(handle.or_(too)).to_be_visible()
            if too.is_visible():  # somebody else of this device is served first
                self.tap(too)
            expect(handle).to_be_visible()
            hold(self.page, handle, LIFT)
            expect(handle).to_be_hidden()
            self.taps += 1

    def enter(self, points: int) -> None:
        for digit in str(points):
            self.tap(self.page.get_by_role("group", name="Number pad").get_by_role("button", name=digit, exact=True))
        self.go_on()

    def leaf(self) -> None:
        """Look at every card, then go on."""
        onward = self.button("Next card")
        while onward.count() and onward.is_enabled():
            self.tap(onward)
        self.go_on()

    def more(self, what: str, count: int = 1) -> None:
        for _ in range(count):
            self.tap(self.button(f"One more: {what}"))

    def area(self, name: str) -> None:
        self.tap(self.page.get_by_role("tab", name=re.compile(name)))


def view_of(page: Page, table: str, seat: int | None = None) -> Any:
    """The view of a seat of this person, or of everybody, as the hall tells it."""
    asked = "" if seat is None else f"?seat={seat}"
    return ask_hall(page, f"/api/tables/{table}/scene{asked}")["scene"]["view"]


def lay(page: Page, game: Table, *beside: str) -> str:
    """A table in the hall whose match begins with a position: the person of the page has seat 0, those named sit beside
    at the same device, the rest are bots. The page goes there."""
    here = f"/api/tables/{ask_hall(page, '/api/records', game.record())['id']}"
    for name in beside:
        ask_hall(page, f"{here}/join", {"device": name})
    for seat in range(1 + len(beside), int(game.state.seats)):
        ask_hall(page, f"{here}/chairs/{seat}", BOT, "PUT")
    table = str(ask_hall(page, f"{here}/start", {})["id"])
    page.goto(f"/t/{table}")
    return table
