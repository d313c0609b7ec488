"""Coming back to one's turn, and learning a game on its real table."""

from __future__ import annotations

import re

from browsing import Visitor
from playing import BOT, Ear, asked, button, place_group, seat_at, space, story, surely, touch
from playwright.sync_api import Page, expect


def test_since_your_last_turn_steps_through_what_the_bot_did(visitor: Visitor) -> None:
    page = visitor()
    ear = Ear(page)
    page.goto(f"/t/{seat_at(page, 'xorlosch', BOT, start=True)}")
    place_group(page)
    ear.after(lambda: surely(page, "End the turn"))
    expect(asked(page)).to_contain_text("Your turn")
    told = story(page)
    mine = "Round 1: Bot 2."  # told with the end of my own turn
    since = told[told.index(mine) + 1 :]

    offer = page.get_by_role("button", name=re.compile(r"^Since your last turn: \d+ things?"))
    count = int(re.sub(r"\D", "", offer.inner_text()))
    offer.click()
    recap = page.get_by_role("region", name="Since your last turn")
    later, earlier = recap.get_by_role("button", name="Later"), recap.get_by_role("button", name="Earlier")
    expect(earlier).to_be_disabled()
    shown: list[str] = []
    for step in range(1, count + 1):
        expect(recap.get_by_text(f"{step} of {count} since your last turn")).to_be_visible()
        shown.append(recap.locator("p[aria-live]").inner_text().strip())
        moved = re.fullmatch(r"Bot 2 moves (warrior|mechanicus) \d to (.*) \(points: \d\)\.", shown[-1])
        if moved:  # the board is shown as it was then
            expect(space(page, moved[2])).to_have_attribute("aria-label", re.compile(f"{moved[1]} of Bot 2"))
        if step == 2:
            earlier.click()
            expect(recap.get_by_text(f"1 of {count} since your last turn")).to_be_visible()
            page.keyboard.press("ArrowRight")
            expect(recap.get_by_text(f"2 of {count} since your last turn")).to_be_visible()
        later.click()
    expect(recap).to_be_hidden()
    expect(asked(page)).to_be_visible()
    assert " ".join(shown) == " ".join(since)
    assert "Bot 2" in shown[0]

    offer.click()
    recap.get_by_role("button", name="To the table as it is").click()
    expect(recap).to_be_hidden()


def follow_pointer(page: Page) -> None:
    """Touch the piece and the space that the lesson marks."""
    touch(page, page.locator("[data-die]:has(.hinted)"))
    touch(page, page.locator("g.look:has(.hinted) + circle.touch"))


def test_the_lesson_runs_to_its_end(visitor: Visitor) -> None:
    page = visitor()
    page.get_by_role("button", name="Learn").first.click()
    lesson = page.get_by_role("region", name="Lesson")
    expect(lesson).to_contain_text("Lesson, step 1 of 5")
    expect(lesson).to_contain_text("your warrior in corridor 3")
    follow_pointer(page)
    expect(lesson).to_contain_text("Lesson, step 2 of 5")
    button(page, "Complete the quest by majority: green").click()
    expect(lesson).to_contain_text("Lesson, step 3 of 5")
    button(page, "Raise warrior 1 by a level").click()
    expect(lesson).to_contain_text("Lesson, step 4 of 5")
    follow_pointer(page)
    expect(lesson).to_contain_text("Lesson, step 5 of 5")
    surely(page, "End the turn")
    expect(lesson).to_contain_text("Lesson done")
    expect(lesson).to_contain_text("Play on as you like.")
    expect(asked(page)).to_contain_text("Your turn")
    page.reload()
    expect(page.get_by_role("region", name="Lesson")).to_contain_text("Lesson done")
