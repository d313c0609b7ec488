"""What is not possible says why, with its rule; what came too late is told; what is not there has a friendly page."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from browsing import Visitor
from playing import (
    BOT,
    Ear,
    ask_hall,
    asked,
    button,
    dock,
    drag,
    middle,
    place_group,
    question,
    seat_at,
    space,
    story,
    surely,
    touch,
)
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

CLAUSE = "XOR-MOVE-05"
FAR = "space 20"


@pytest.fixture
def table(visitor: Visitor) -> Page:
    """A match of Xorlosch at the first turn."""
    page = visitor()
    page.goto(f"/t/{seat_at(page, 'xorlosch', BOT, start=True)}")
    place_group(page)
    expect(button(page, "End the turn")).to_be_visible()
    return page


class Ears:
    """Stands between the hall and a page that is loaded after this; when deaf, the page hears no news."""

    def __init__(self, page: Page) -> None:
        self.deaf = False
        page.route_web_socket(re.compile("/live"), self._between)

    def _between(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        server.on_message(lambda told: page.send(told) if self._heard(told) else None)

    def _heard(self, told: str | bytes) -> bool:
        return not self.deaf or json.loads(told)["is"] != "news"


def reason(page: Page) -> Locator:
    return dock(page).get_by_role("status")


def explained(page: Page) -> None:
    """The sentence is there, and its clause opens the rulebook at that place."""
    expect(reason(page)).to_contain_text(f"No passage leads from warrior 1 to {FAR}.")
    clause = reason(page).get_by_role("button", name=CLAUSE)
    clause.hover()  # on the way there nothing is forgotten
    clause.click()
    book = page.get_by_role("dialog", name="Rulebook")
    rule = book.locator("div:focus")
    expect(rule).to_contain_text(CLAUSE)
    expect(rule).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(book).to_be_hidden()


def test_a_touch_on_what_is_not_possible_shows_why_and_the_rule_behind_it(table: Page) -> None:
    touch(table, space(table, FAR))
    explained(table)


def test_on_a_phone_a_tap_shows_why(visitor: Visitor, phone: dict[str, Any]) -> None:
    page = visitor(**phone)
    page.goto(f"/t/{seat_at(page, 'xorlosch', BOT, start=True)}")
    place_group(page)
    expect(button(page, "End the turn")).to_be_visible()
    page.touchscreen.tap(*middle(space(page, FAR)))
    explained(page)


def test_looking_at_it_with_the_mouse_shows_why(table: Page) -> None:
    table.mouse.move(*middle(space(table, FAR)))
    explained(table)


def test_going_to_it_with_the_keyboard_shows_why(table: Page) -> None:
    before = space(table, "space 19")
    before.focus()
    while not space(table, FAR).evaluate("place => place === document.activeElement"):
        table.keyboard.press("Tab")
    explained(table)


def test_a_key_opens_the_rule_of_the_reason_on_show(table: Page) -> None:
    space(table, FAR).focus()
    table.keyboard.press("Shift+Tab")
    table.keyboard.press("Tab")
    expect(reason(table)).to_contain_text(CLAUSE)
    table.keyboard.press("?")
    expect(table.get_by_role("dialog", name="Rulebook").locator("div:focus")).to_contain_text(CLAUSE)


def test_a_piece_dropped_where_it_cannot_go_stays_and_says_why(table: Page) -> None:
    warrior = table.get_by_role("button", name=re.compile("^your warrior 1"))
    drag(table, warrior, space(table, FAR))
    expect(reason(table)).to_contain_text(f"No passage leads from warrior 1 to {FAR}.")
    expect(table.get_by_role("button", name="your warrior 1, level 3, the start space", exact=True)).to_be_visible()


def test_an_answer_that_comes_too_late_is_told_and_the_new_state_shown(table: Page) -> None:
    ears = Ears(table)
    table.reload()
    expect(button(table, "End the turn")).to_be_visible()
    ears.deaf = True
    here = f"/api/tables/{table.url.rpartition('/')[2]}"
    number = ask_hall(table, f"{here}/scene")["number"]
    move = {"kind": "move", "argument": "w1-t01"}
    answer = {"do": "answer", "key": "elsewhere-001", "seat": 0, "have": number, "actions": [move]}
    ask_hall(table, f"{here}/acts", {"act": answer})
    expect(table.get_by_role("button", name="your warrior 1, level 3, the start space", exact=True)).to_be_visible()
    surely(table, "End the turn")
    expect(table.get_by_text("The match went on in the meantime; please look again.")).to_be_visible()
    expect(table.get_by_role("button", name="your warrior 1, level 3, space 1", exact=True)).to_be_visible()
    expect(asked(table)).to_contain_text("movement points 5")
    ears.deaf = False
    surely(table, "End the turn")
    expect(question(table)).not_to_contain_text("movement points 5")


def test_whoever_clicks_twice_answers_once(table: Page) -> None:
    ear = Ear(table)
    table.reload()
    button(table, "End the turn").click()
    ear.after(button(table, "End the turn all the same").dblclick)
    expect(asked(table)).to_contain_text("Your turn")
    expect(table.get_by_text("The match went on in the meantime")).to_be_hidden()
    assert story(table).count("Round 1: Bot 2.") == 1
    assert "Round 2: Bot 2." not in story(table)


def test_stepping_back_too_late_is_told(table: Page) -> None:
    """The bot has played on meanwhile, and this page has not heard of it."""
    ears = Ears(table)
    table.reload()
    touch(table, table.get_by_role("button", name=re.compile("^your warrior 1")))
    touch(table, space(table, "space 1"))
    button(table, "Confirm this step").click()
    expect(button(table, "Confirm this step")).to_be_hidden()
    ears.deaf = True
    here = f"/api/tables/{table.url.rpartition('/')[2]}"
    number = ask_hall(table, f"{here}/scene")["number"]
    answer = {"do": "answer", "key": "elsewhere-002", "seat": 0, "have": number, "actions": [{"kind": "end"}]}
    ask_hall(table, f"{here}/acts", {"act": answer})
    button(table, "Step back").click()
    expect(table.get_by_text("The match went on in the meantime; please look again.")).to_be_visible()


@pytest.mark.parametrize("path", ["/t/nosuchtable", "/t/nosuchtable/replay", "/t/%E0%A4%A", "/t/a b$"])
def test_the_address_of_no_table_shows_a_friendly_page(visitor: Visitor, path: str) -> None:
    page = visitor(path)
    expect(page.get_by_role("heading", name="This table cannot be opened.")).to_be_visible()
    expect(page.get_by_text("There is no such table here, or it is not open to you.")).to_be_visible()
    page.get_by_role("link", name="Back to the hall").click()
    expect(page.get_by_role("button", name="Play now against bots").first).to_be_visible()


def test_an_unknown_address_shows_a_friendly_page(visitor: Visitor) -> None:
    page = visitor("/nowhere/at/all")
    expect(page.get_by_role("heading", name="There is no such page.")).to_be_visible()
    page.get_by_role("link", name="Back to the hall").click()
    expect(page.get_by_role("button", name="Play now against bots").first).to_be_visible()
