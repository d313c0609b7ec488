"""Two people round one device: the curtain falls between them, and nothing secret is left in the page."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from browsing import Visitor
from playing import (
    BO,
    answer_until,
    ask_hall,
    asked,
    at_the_bids,
    button,
    dock,
    hold,
    place_group,
    question,
    seat_at,
    space,
    story,
)
from playwright.sync_api import Locator, Page, expect

CARDS = re.compile(r"\b(copper|silver|gold|pearl|ruby|seal)\b", re.IGNORECASE)
HELD = 900  # milliseconds of a press that counts
SHORT = 150  # and of one that does not


def curtain(page: Page) -> Locator:
    return page.get_by_role("dialog", name=re.compile("^It is .*’s turn$"))


def lift(page: Page, who: str) -> None:
    expect(curtain(page)).to_have_accessible_name(f"It is {who}’s turn")
    hold(page, page.get_by_role("button", name=f"{who}: press and hold", exact=True), HELD)
    expect(curtain(page)).to_be_hidden()


def nothing_secret(page: Page) -> None:
    """Neither to be read nor anywhere in the elements of the page."""
    expect(curtain(page)).to_be_visible()
    for text in (page.locator("body").inner_text(), page.evaluate("document.documentElement.outerHTML")):
        assert not CARDS.search(text)
        assert not re.search(r"\bbids? \d|coins?\b", text, re.IGNORECASE)


class Whispers:
    """What the hall told the page, by reader."""

    def __init__(self, page: Page) -> None:
        self.readers: list[int] = []
        page.on("websocket", lambda socket: socket.on("framereceived", self._hear))

    def _hear(self, frame: str | bytes) -> None:
        told: dict[str, Any] = json.loads(frame)
        if told["is"] == "news":
            self.readers.append(int(told["reader"]))


def holding_a_seal(page: Page) -> str:
    """A table where Ada was dealt a seal, which more than every third time she is."""
    for _ in range(100):
        table = at_the_bids(page)
        options = ask_hall(page, f"/api/tables/{table}/scene?seat=0")["scene"]["options"]
        if any(option["kind"] == "break" for option in options):
            return table
    raise AssertionError("she never gets one")


@pytest.mark.clause("LDR-ACCT-07", "LDR-TURN-09")
def test_the_curtain_hides_everything_from_the_next_person_until_they_press_and_hold(visitor: Visitor) -> None:
    page = visitor()
    table = at_the_bids(page)
    whispers = Whispers(page)
    page.goto(f"/t/{table}")
    nothing_secret(page)
    assert set(whispers.readers) == {-3}

    handle = curtain(page).get_by_role("button", name=re.compile(": press and hold$"))
    hold(page, handle, SHORT)
    expect(curtain(page)).to_be_visible()
    assert set(whispers.readers) == {-3}
    lift(page, "Ada")
    expect(question(page)).to_contain_text("how much do you bid?")
    mine = [line for line in story(page) if CARDS.search(line)]
    assert all(line.startswith("Ada is dealt: ") for line in mine)
    assert len(mine) >= 2

    whispers.readers.clear()
    dock(page).get_by_role("spinbutton").fill("7")
    dock(page).get_by_role("button", name="Say this number").click()
    expect(curtain(page)).to_have_accessible_name("It is Bo’s turn")
    nothing_secret(page)
    assert 1 not in whispers.readers
    lift(page, "Bo")
    expect(question(page)).to_contain_text("how much do you bid?")
    told = story(page)
    assert "Ada: Bid in secret" in told
    assert not [line for line in told if line.startswith(("Ada is dealt: ", "Ada: Bid 7"))]
    assert [line for line in told if line.startswith("Bo is dealt: ")]


def test_the_curtain_is_lifted_by_holding_a_key_and_drawn_again_by_hand(visitor: Visitor) -> None:
    page = visitor()
    page.goto(f"/t/{at_the_bids(page)}")
    lift(page, "Ada")
    page.get_by_role("button", name="Close the curtain").click()
    nothing_secret(page)
    handle = page.get_by_role("button", name="Ada: press and hold", exact=True)
    handle.press("Enter")  # too short
    expect(curtain(page)).to_be_visible()
    handle.focus()
    page.keyboard.down("Enter")
    expect(curtain(page)).to_be_hidden()
    page.keyboard.up("Enter")
    expect(question(page)).to_contain_text("how much do you bid?")


def test_what_was_said_to_one_is_not_left_for_the_next(visitor: Visitor) -> None:
    page = visitor()
    page.goto(f"/t/{holding_a_seal(page)}")
    lift(page, "Ada")
    button(page, "Break a seal").click()
    announcer = page.get_by_test_id("announcer")
    expect(announcer).to_have_text(re.compile("Ada looks at the uppermost card: "))
    page.get_by_role("button", name="Close the curtain").click()
    nothing_secret(page)
    expect(announcer).to_have_text("")


def test_a_reload_lets_the_curtain_fall(visitor: Visitor) -> None:
    page = visitor()
    page.goto(f"/t/{at_the_bids(page)}")
    lift(page, "Ada")
    page.reload()
    nothing_secret(page)
    lift(page, "Ada")
    expect(question(page)).to_contain_text("how much do you bid?")


def test_in_a_game_without_secrets_the_device_goes_round_without_a_curtain(visitor: Visitor) -> None:
    page = visitor()
    page.goto(f"/t/{seat_at(page, 'xorlosch', BO, start=True)}")
    place_group(page)
    expect(space(page, "the start space")).to_have_attribute("aria-label", re.compile("warrior of Ada, level 3"))
    expect(asked(page)).to_contain_text("Place your first group")
    place_group(page, 2, 3)
    expect(space(page, "the start space")).to_have_attribute("aria-label", re.compile("your warrior 1, level 3"))
    expect(asked(page)).to_contain_text("Your turn")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_what_is_told_and_answered_aloud_needs_no_curtain(visitor: Visitor) -> None:
    page = visitor()
    whispers = Whispers(page)
    table = seat_at(page, "reaped", BO, start=True)
    page.goto(f"/t/{table}")
    expect(page.get_by_text("Ada answers aloud; everybody may look on.")).to_be_visible()
    telling = page.locator("section.tell")
    telling.get_by_role("spinbutton").fill("3")
    telling.get_by_role("button", name="Say this number").click()
    expect(curtain(page)).to_be_visible()  # the seals are a secret
    page.get_by_role("button", name="Ada: take back what was said aloud").click()
    telling.get_by_role("spinbutton").fill("4")
    telling.get_by_role("button", name="Say this number").click()
    answer_until(page, table, "keep")
    expect(button(page, "reaped-action-keep")).to_be_visible()  # the auction is held aloud
    assert whispers.readers[-1] == -3
    hold(page, page.get_by_role("button", name="Ada: press and hold to look", exact=True), HELD)
    page.get_by_role("button", name="Close the curtain").click()
    button(page, "reaped-action-keep").click()
    lift(page, "Ada")
    expect(dock(page).get_by_role("spinbutton")).to_be_visible()  # how much to bid
