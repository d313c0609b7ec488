"""What Chicken Island tells in words: one name for one thing, the newest first in sight, and what a scroll would do."""

from __future__ import annotations

import re
from typing import Any

import chicken_fight
import pytest
from browsing import Visitor
from chicken_screen import DESKTOP, LANDSCAPE, PHONE, at, button, hall, lay, tap
from chicken_table import dice, give, machine, put, table
from playing import BOT, ask_hall, seat_at
from playwright.sync_api import Page, expect

from bannerhall.games.chicken.rules.state import Chicken

__all__ = ["hall"]

CAN = re.compile(r"\bcan\b")
LAST_IN_SIGHT = """list => {
  const last = list.lastElementChild.getBoundingClientRect();
  const body = list.closest("dialog").getBoundingClientRect();
  return list.scrollHeight > 0 && last.bottom <= body.bottom + 1 && last.top >= body.top;
}"""


def log(page: Page) -> Any:
    button(page, "What happened").click()
    return page.get_by_role("list", name="What happened")


def test_a_machine_is_called_in_the_log_as_on_the_board(visitor: Visitor) -> None:
    s = table()
    dice(s, 0, "claw")
    put(s, "red_1", "T6d")
    machine(s, 0, "car_spiked", "T6a")
    page, _ = lay(visitor, s, **DESKTOP)
    tap(page, "T6a")
    expect(at(page, "T6b")).to_have_class(CAN)
    tap(page, "T6b")
    expect(at(page, "T6b")).to_have_attribute("aria-label", re.compile(r"Spiked Battle Car 1 \(Ada\)"))
    told = log(page)
    expect(told).to_contain_text("Spiked Battle Car 1")
    assert "battle car 1" not in told.inner_text()


LOW = {"viewport": {"width": 1366, "height": 400}}


@pytest.mark.parametrize("screen", [LANDSCAPE, LOW])
def test_the_log_opens_at_its_newest_line(visitor: Visitor, screen: dict[str, Any]) -> None:
    page = visitor(**screen)
    match = seat_at(page, "chicken", BOT, BOT, BOT, start=True, options={"first_player": "seat2"})
    page.goto(f"/t/{match}")
    expect(page.locator("[data-hex]").first).to_be_visible()
    told = log(page)
    expect(told.get_by_role("listitem").nth(10)).to_be_attached()
    page.wait_for_function(f"({LAST_IN_SIGHT})(document.querySelector('dialog ol'))")


def changing(*others: str) -> Chicken:
    """Blue attacks red's chicken; red has Change Now! and is asked."""
    s = table(active=1)
    machine(s, 1, "soldier_steel", "T2a")
    for name in ("red_1", *others):
        put(s, name, "T6d")
    give(s, 0, "change_now")
    give(s, 0, "thick_plumage")
    chicken_fight.attack(s, "soldier_1", "red_1")
    while s.seat() != 0:
        s.answer(s.seat(), s.rules.vocabulary.read_exact("pass"))
    return s


@pytest.mark.parametrize(
    ("screen", "others", "told"),
    [
        (PHONE, (), "Nobody else is in reach: the defender stays."),
        (LANDSCAPE, ("red_2",), "chicken 2 becomes the defender, as things stand."),
        (DESKTOP, ("red_2", "red_3"), "You then choose the new defender among 2."),
    ],
)
def test_change_now_says_whom_it_brings_before_it_is_laid(
    visitor: Visitor, screen: dict[str, Any], others: tuple[str, ...], told: str
) -> None:
    page, _ = lay(visitor, changing(*others), **screen)
    page.get_by_role("button", name="Change Now!").first.tap()
    expect(page.locator(".panel")).to_contain_text(told)
    expect(button(page, "Add 1 scroll")).to_be_visible()


def test_films_on_a_shared_device_show_what_everybody_may_see(visitor: Visitor) -> None:
    """While a bot acts nobody holds the device: it is not asked for what the first of its people may see."""
    page, match = lay(visitor, table(3, active=1), "Bo")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/replay?" in request.url else None)
    have = ask_hall(page, f"/api/tables/{match}/scene?seat=1")["number"]
    act = {"do": "answer", "key": "end-it-01", "seat": 1, "have": have, "actions": [{"kind": "end"}]}
    with page.expect_request(lambda request: "/replay?" in request.url):
        ask_hall(page, f"/api/tables/{match}/acts", {"act": act})
    assert asked
    assert all("seat=-3" in url for url in asked)
