"""A table on a big screen: for everybody in the room, so nobody's secrets, nothing to answer, and nothing to scroll."""

from __future__ import annotations

import json
import re
from typing import Any

import chicken_fight
import pytest
from browsing import Visitor
from chicken_screen import Laid, at, button, hall
from chicken_table import dice, give, machine, put, table
from companion import lay as lay_out
from matches import finished
from playing import BOT, ask_hall, seat_at
from playwright.sync_api import Page, WebSocket, expect

from bannerhall.games.chicken.rules.state import Chicken

__all__ = ["hall"]

TV: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}}
SIZES = ((1366, 768), (1920, 1080))
LEAST_CAPTION = 24
LEAST_TEXT = 14
GAMES: dict[str, dict[str, Any]] = {
    "chicken": {},
    "runewars": {},
    "smallworld": {},
    "xorlosch": {},
    "leaders": {"options": {"mode": "digital"}},
}
SCROLLS = """() => [...document.querySelectorAll("html, body, .big, .big *")]
  .filter((node) => node instanceof HTMLElement && node.scrollHeight > node.clientHeight + 1
    && (node.matches("html, body, .big") || /auto|scroll/.test(getComputedStyle(node).overflowY)))
  .map((node) => `${node.className} ${node.scrollHeight} > ${node.clientHeight}`)"""
TOLD = """() => {
  window.told ??= new Map();
  const caption = document.querySelector(".caption");
  if (caption) window.told.set(caption.textContent, parseFloat(getComputedStyle(caption).fontSize));
  return window.told.size >= 3;
}"""
ANSWERABLE = """() => [...document.querySelectorAll("button, a[href], input, select, [role=button]")]
  .filter((node) => node.checkVisibility())
  .filter((node) => {
    const box = node.getBoundingClientRect();
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return hit && (hit === node || node.contains(hit));
  }).map((node) => node.outerHTML.slice(0, 100))"""
SMALL = """(least) => {
  const walk = document.createTreeWalker(document.querySelector(".big"), NodeFilter.SHOW_TEXT);
  const found = [];
  while (walk.nextNode()) {
    const parent = walk.currentNode.parentElement;
    if (!walk.currentNode.textContent.trim() || !parent.checkVisibility() || parent.closest("svg, .unseen")) continue;
    const size = parseFloat(getComputedStyle(parent).fontSize);
    if (size < least) found.push(`${walk.currentNode.textContent.trim().slice(0, 40)} ${size}`);
  }
  return found;
}"""


def beside(page: Page, match: str, heard: list[str] | None = None) -> Page:
    """The big screen of a match in a second window of the same browser, whose person has a seat; what it is sent."""

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: None if heard is None else heard.append(str(text)))

    screen = page.context.new_page()
    screen.on("websocket", listen)
    screen.goto(f"/t/{match}/screen")
    expect(screen.locator(".big main svg").first).to_be_visible()
    return screen


def fight() -> Chicken:
    """Red attacks and has a scroll, as blue has; red is asked."""
    s = table()
    machine(s, 0, "soldier_steel", "T6d")
    put(s, "blue_1", "T2a")
    for seat in (0, 1):
        give(s, seat, "sharp_beak")
    give(s, 0, "iron_coop")
    dice(s, 0, "claw")
    chicken_fight.attack(s, "soldier_1", "blue_1")
    return s


@pytest.mark.parametrize("game", GAMES)
def test_nothing_has_to_be_scrolled_or_can_be_answered(visitor: Visitor, game: str) -> None:
    page = visitor(**TV)
    match = seat_at(page, game, BOT, BOT, start=True, **GAMES[game])
    screen = beside(page, match)
    for width, height in SIZES:
        screen.set_viewport_size({"width": width, "height": height})
        screen.wait_for_function(f"document.documentElement.style.fontSize !== '' && innerWidth === {width}")
        screen.wait_for_function(f"({SCROLLS})().length === 0")
        assert screen.evaluate("document.documentElement.scrollWidth") <= width
        assert screen.evaluate(ANSWERABLE) == []
        assert screen.evaluate(SMALL, LEAST_TEXT) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_match_goes_by_on_it_and_still_fits(visitor: Visitor, game: str) -> None:
    """The person leaves, bots play on: what they do is told in letters for the whole room."""
    page = visitor(**TV)
    match = seat_at(page, game, BOT, BOT, start=True, **GAMES[game])
    screen = beside(page, match)
    ask_hall(page, f"/api/tables/{match}/acts", {"act": {"do": "leave", "key": "leave-it", "seat": 0}})
    screen.wait_for_function(TOLD)
    assert screen.evaluate("Math.min(...window.told.values())") >= LEAST_CAPTION
    screen.wait_for_function(f"({SCROLLS})().length === 0")
    assert screen.evaluate(SMALL, LEAST_TEXT) == []


def test_it_is_sent_what_everybody_may_see_whoever_opens_it(visitor: Visitor) -> None:
    page = visitor(**TV)
    ask_hall(page, "/api/guest", {"name": "Ada"})
    match = lay_out(page, Laid(fight()))  # type: ignore[arg-type]
    expect(page.get_by_role("button", name="Iron Coop").first).to_be_visible()
    heard: list[str] = []
    screen = beside(page, match, heard)
    expect(screen.locator(".strip")).to_be_visible()
    told = [json.loads(text) for text in heard]
    news = [each for each in told if each["is"] in ("news", "stale")]
    assert news
    assert {each["scene"]["reader"] for each in news} == {-3}
    assert all(each["scene"]["question"] is None and each["scene"]["options"] == [] for each in news)
    assert not any("hand" in player for each in news for player in each["scene"]["view"]["players"])
    assert not any(chair["yours"] for each in told if each["is"] == "table" for chair in each["table"]["chairs"])
    assert "Iron Coop" not in screen.locator("body").inner_text()


def test_films_on_it_show_what_everybody_may_see(visitor: Visitor) -> None:
    page = visitor(**TV)
    match = seat_at(page, "chicken", BOT, start=True)
    asked: list[str] = []
    screen = page.context.new_page()
    screen.on("request", lambda request: asked.append(request.url) if "/replay?" in request.url else None)
    screen.goto(f"/t/{match}/screen")
    expect(screen.locator(".big main svg").first).to_be_visible()
    ask_hall(page, f"/api/tables/{match}/acts", {"act": {"do": "leave", "key": "leave-it", "seat": 0}})
    expect(screen.locator(".caption")).to_be_visible()
    assert asked
    assert all("seat=-3" in url for url in asked)


def test_what_people_do_on_their_phones_is_told_on_it(visitor: Visitor) -> None:
    s = table()
    dice(s, 0, "claw")
    machine(s, 0, "soldier_steel", "T6d")
    page = visitor(**TV, has_touch=True)
    ask_hall(page, "/api/guest", {"name": "Ada"})
    match = lay_out(page, Laid(s))  # type: ignore[arg-type]
    screen = beside(page, match)
    at(page, "T6d").click()
    expect(at(page, "T6b")).to_have_class(re.compile(r"\bcan\b"))
    at(page, "T6b").click()
    expect(screen.locator(".caption")).to_contain_text("Steel Soldier 1")


def test_it_is_reached_from_the_table_and_by_an_address(visitor: Visitor) -> None:
    page = visitor(**TV)
    match = seat_at(page, "xorlosch", BOT, start=True, visibility="link")
    page.goto(f"/t/{match}")
    button(page, "This table").click()
    page.get_by_text("Show on a big screen").click()
    way = page.get_by_role("link", name="Open the big screen in a new window")
    expect(page.get_by_text(re.compile(rf"http.*/t/{match}/screen"))).to_be_visible()
    expect(page.locator(f'img[src="/api/qr?path=/t/{match}/screen"]')).to_be_visible()
    with page.context.expect_page() as opened:
        way.click()
    expect(opened.value.locator(".big h1")).to_have_text("Dragon Hunters of Xorlosch")
    stranger = visitor(f"/t/{match}/screen", **TV)  # as a television, where nobody is known
    expect(stranger.locator(".big h1")).to_have_text("Dragon Hunters of Xorlosch")


def test_before_the_start_it_shows_who_comes_and_how(visitor: Visitor) -> None:
    page = visitor(**TV)
    match = seat_at(page, "sealed", {"kind": "open"}, visibility="link")
    screen = page.context.new_page()
    screen.goto(f"/t/{match}/screen")
    expect(screen.get_by_role("list", name="Players")).to_contain_text("Ada")
    expect(screen.locator(f'img[src="/api/qr?path=/t/{match}"]')).to_be_visible()
    assert screen.evaluate(ANSWERABLE) == []
    ask_hall(page, f"/api/tables/{match}/join", {"device": "Bo"})
    ask_hall(page, f"/api/tables/{match}/start", {})
    expect(screen.locator(".guests")).to_have_count(0)


def test_it_goes_along_to_the_next_match(visitor: Visitor) -> None:
    over = finished(2)
    page = visitor(**TV)
    ask_hall(page, "/api/guest", {"name": "Ada"})
    match = ask_hall(page, "/api/records", over.record.to_json(over.state.rules.vocabulary))["id"]
    screen = page.context.new_page()
    screen.goto(f"/t/{match}/screen")
    expect(screen.locator(".big h1")).to_be_visible()
    following = ask_hall(page, f"/api/tables/{match}/rematch", {})["id"]
    expect(screen).to_have_url(re.compile(rf"/t/{following}/screen$"))
