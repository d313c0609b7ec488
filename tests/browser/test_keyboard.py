"""Everything by keyboard alone, and told to those who do not see the board."""

from __future__ import annotations

import re

from browsing import Visitor
from playing import Ear, asked, button, space
from playwright.sync_api import Locator, Page, expect

from bannerhall import words

MOST_TABS = 120
RING = """() => {
    const one = document.activeElement;
    const shown = (part) => {
        const { outlineStyle, outlineWidth, stroke, strokeOpacity, opacity } = getComputedStyle(part);
        const outlined = outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
        const drawn = part instanceof SVGElement && part.matches(".focus, .touch");
        return outlined || (drawn && stroke !== "none" && strokeOpacity !== "0" && opacity !== "0");
    };
    return [one, ...one.querySelectorAll(".focus")].some(shown);
}"""


def has_focus(place: Locator) -> bool:
    return bool(place.evaluate_all("found => found.includes(document.activeElement)"))


def tab_to(page: Page, place: Locator, back: bool = False) -> None:
    """As often as it takes; what has the focus is to be seen all the way."""
    expect(place.first).to_be_visible()
    for _ in range(MOST_TABS):
        page.keyboard.press("Shift+Tab" if back else "Tab")
        if has_focus(place):
            assert page.evaluate(RING), "the focus is not to be seen"
            return
    raise AssertionError("the keyboard does not lead there")


def test_from_the_door_to_a_moved_dwarf_by_keyboard_alone(visitor: Visitor) -> None:
    page = visitor("/")
    ear = Ear(page)
    tab_to(page, page.get_by_role("button", name="Play now against bots").first)
    page.keyboard.press("Enter")
    tab_to(page, button(page, "Place a warrior at level 3"))
    page.keyboard.press("Space")
    tab_to(page, button(page, "Place a mechanicus at level 2"))
    page.keyboard.press("Enter")
    tab_to(page, button(page, "Confirm 2 steps"))
    ear.after(lambda: page.keyboard.press("Enter"))
    names = ["Guest", "Bot 2", "Bot 3"]
    announcer = page.get_by_test_id("announcer")
    expect(announcer).to_have_text(
        " ".join(
            words.say("xorlosch-event-placed", {"seat": 1, "dwarf": dwarf, "level": level}, "en", names)
            for dwarf, level in (("w1", 3), ("m1", 2))
        )
    )
    tab_to(page, button(page, "My group is ready"))
    ear.after(lambda: page.keyboard.press("Space"))
    expect(asked(page)).to_contain_text("Your turn")

    warrior = page.get_by_role("button", name=re.compile("^your warrior 1, level 3"))
    tab_to(page, warrior)
    page.keyboard.press("Enter")
    expect(warrior).to_have_attribute("aria-pressed", "true")
    tab_to(page, space(page, "space 1"), back=True)
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="your warrior 1, level 3, space 1", exact=True)).to_be_visible()
    tab_to(page, button(page, "Confirm this step"))
    ear.after(lambda: page.keyboard.press("Enter"))
    moved: dict[str, int | str] = {"seat": 1, "dwarf": "w1", "space": "t01", "points": 1}
    expect(announcer).to_have_text(words.say("xorlosch-event-moved", moved, "en", names))


def test_escape_closes_what_lies_over_the_table_and_the_focus_returns(visitor: Visitor) -> None:
    page = visitor("/")
    page.get_by_role("button", name="Play now against bots").first.click()
    expect(asked(page)).to_be_visible()
    for name in ("What happened", "Chat", "Rulebook", "Player aid", "This table"):
        opener = page.get_by_role("button", name=name, exact=True)
        opener.focus()
        page.keyboard.press("Enter")
        sheet = page.get_by_role("dialog", name=name)
        expect(sheet).to_be_visible()
        assert sheet.evaluate("sheet => sheet.contains(document.activeElement)"), "the focus goes into the sheet"
        for _ in range(4):
            page.keyboard.press("Tab")
            outside = "sheet => document.activeElement !== document.body && !sheet.contains(document.activeElement)"
            assert not sheet.evaluate(outside), "and stays there"
        page.keyboard.press("Escape")
        expect(sheet).to_be_hidden()
        expect(opener).to_be_focused()


def test_the_first_tab_offers_to_skip_to_the_content(visitor: Visitor) -> None:
    page = visitor("/help")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.keyboard.press("Tab")
    skip = page.get_by_role("link", name="Skip to the content")
    expect(skip).to_be_focused()
    expect(skip).to_be_in_viewport()
    page.keyboard.press("Enter")
    expect(page.get_by_role("main")).to_be_focused()
