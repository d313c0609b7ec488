"""A phone at home, over plain http and by a name: no secure context, and nothing may depend on one."""

from __future__ import annotations

import re
from typing import Any

import pytest
import segno
from browsing import HOME, Visitor
from playing import BOT, OPEN, asked, at_the_bids, button, middle, place_group, question, seat_at
from playwright.sync_api import Locator, Page, expect
from served import Served

DARK = """(img, modules) => {
    const side = modules * 8;
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = side;
    const pen = canvas.getContext("2d");
    pen.drawImage(img, 0, 0, side, side);
    const dark = (x, y) => pen.getImageData(x * 8 + 4, y * 8 + 4, 1, 1).data[0] < 128;
    return Array.from({ length: modules }, (_, y) => Array.from({ length: modules }, (_, x) => dark(x, y)));
}"""


@pytest.fixture
def home(hall: Served) -> str:
    return f"http://{HOME}:{hall.port}"


def modules(text: str) -> list[list[bool]]:
    """The dark modules of a QR code, with its quiet zone."""
    return [[bool(module) for module in row] for row in segno.make(text, error="m").matrix_iter(border=4)]


def shows(picture: Locator, text: str) -> None:
    """The picture is the QR code of the text: what a camera would see."""
    expect(picture).to_be_visible()
    expect(picture).to_have_js_property("complete", True)
    wanted = modules(text)
    assert picture.evaluate(DARK, len(wanted)) == wanted
    assert wanted != modules(text + "x")


def press(page: Page, place: Locator, milliseconds: int) -> None:
    """A finger that stays."""
    x, y = middle(place)
    hand = page.context.new_cdp_session(page)
    hand.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    page.wait_for_timeout(milliseconds)
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_phone_joins_by_the_link_and_keeps_its_seat(visitor: Visitor, phone: dict[str, Any], home: str) -> None:
    ada = visitor(base_url=home)
    assert ada.evaluate("window.isSecureContext") is False
    table = seat_at(ada, "xorlosch", OPEN)
    ada.goto(f"/t/{table}")
    link = f"{home}/t/{table}"
    shows(ada.get_by_role("img", name=f"QR code of {link}"), link)
    ada.get_by_role("button", name="Copy the link").click()  # there is no clipboard here: the link itself is told
    expect(ada.get_by_role("status").get_by_text(link)).to_be_visible()

    bo = visitor(None, base_url=home, **phone)
    bo.goto(link)
    assert bo.evaluate("window.isSecureContext") is False
    bo.get_by_label("Your name").fill("Bo")
    bo.get_by_role("button", name="Sit down").tap()
    expect(bo.get_by_text("Ada starts the match.")).to_be_visible()
    bo.reload()
    expect(bo.get_by_text("Ada starts the match.")).to_be_visible()
    ada.get_by_role("button", name="Begin").click()
    place_group(ada)
    expect(asked(bo)).to_contain_text("Place your first group")
    bo.reload()
    button(bo, "Place a warrior at level 5").tap()
    button(bo, "My group is ready").tap()
    expect(asked(ada)).to_contain_text("Your turn")
    expect(question(bo)).to_have_text("Ada …")


def test_the_curtain_works_under_a_finger(visitor: Visitor, phone: dict[str, Any], home: str) -> None:
    page = visitor(base_url=home, **phone)
    page.goto(f"/t/{at_the_bids(page)}")
    handle = page.get_by_role("button", name="Ada: press and hold", exact=True)
    handle.tap()
    expect(handle).to_be_visible()
    press(page, handle, 900)
    expect(asked(page)).to_contain_text("how much do you bid?")


def test_no_feature_fails_without_a_secure_context(visitor: Visitor, phone: dict[str, Any], home: str) -> None:
    page = visitor(base_url=home, **phone)
    page.goto(f"/t/{seat_at(page, 'xorlosch', BOT, start=True)}")
    place_group(page)
    expect(asked(page)).to_contain_text("Your turn")
    page.get_by_role("button", name="What would a bot do?").tap()
    expect(page.locator(".hint").get_by_role("listitem").first).to_contain_text(" %")
    for drawer in ("What happened", "Chat", "Rulebook", "Player aid", "This table"):
        page.get_by_role("button", name=drawer, exact=True).tap()
        expect(page.get_by_role("dialog", name=drawer)).to_be_visible()
        page.get_by_role("button", name="Close", exact=True).tap()
        expect(page.get_by_role("dialog")).to_have_count(0)
    page.goto("/settings")
    expect(page.get_by_label("Sound at my turn")).to_be_checked()
    expect(page.get_by_label("A notice of the browser when it is my turn")).to_be_hidden()
    page.get_by_label("Colours").select_option(label="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.goto("/report")
    page.get_by_label(re.compile("^What happened")).fill("The board is upside down.")
    page.get_by_role("button", name="Send").tap()
    expect(page.get_by_text("Thank you.")).to_be_visible()
