"""A whole match in the page: laid out in the form, played by touching, dragging and buttons, and looked back on."""

from __future__ import annotations

import re
from functools import partial

from browsing import Visitor
from playing import MOVABLE, POSSIBLE, Ear, asked, button, dock, drag, space, story, surely, touch
from playwright.sync_api import Page, expect

ANSWERS = ("Pass", "Veto", "Leave my answer", "End the turn")  # the first that is offered is given


def lay_table(page: Page) -> None:
    """Two chairs, the other one a bot's, a short match."""
    page.get_by_role("radio", name=re.compile("^Short game")).check()
    page.get_by_role("button", name="One player fewer").click()
    page.get_by_label("Chair 2").select_option(label="a bot")
    page.get_by_text("Variants of the rules").click()
    page.get_by_label("When no quest is completed for a long time").select_option(
        label="The game stops by itself and is scored"
    )
    page.get_by_text("House numbers", exact=True).click()
    page.get_by_label(re.compile("^Rounds without a quest until the game stops by itself")).fill("2")
    page.get_by_role("button", name="Begin").click()


def play_on(page: Page, ear: Ear) -> None:
    """By buttons alone, as often as this seat is asked, up to the end."""
    result = page.get_by_role("region", name="Result")
    while True:
        expect(asked(page).or_(result)).to_be_visible()
        if result.is_visible():
            return
        offered = next((answer for answer in ANSWERS if button(page, answer).is_visible()), None)
        if offered is not None:
            ear.after(partial(surely, page, offered))


def first_group(page: Page, ear: Ear) -> None:
    """Two steps, one of them taken back first, are said as one."""
    button(page, "Place a warrior at level 3").click()
    button(page, "Place a mechanicus at level 1").click()
    expect(button(page, "Confirm 2 steps")).to_be_visible()
    button(page, "Step back").click()
    expect(button(page, "Confirm this step")).to_be_visible()
    button(page, "Place a mechanicus at level 2").click()
    ear.after(button(page, "Confirm 2 steps").click)
    expect(button(page, "Confirm")).to_be_hidden()
    ear.after(button(page, "My group is ready").click)


def follow_the_hint(page: Page, ear: Ear) -> None:
    """Whatever a bot would do: a button, or a piece and a space that are marked on the board."""
    expect(page.locator(".caption")).to_have_count(0)  # the marks of the hint are on the table as it is now
    page.get_by_role("button", name="What would a bot do?").click()
    ideas = page.locator(".hint").get_by_role("listitem")
    expect(ideas.first).to_contain_text(" %")
    idea = ideas.first.locator("strong").inner_text()
    if idea.startswith("Move "):
        piece = page.locator("[data-die]:has(.hinted)")
        piece.hover()  # which waits until it has come to rest: it was just stepped back
        touch(page, piece)
        expect(piece).to_have_attribute("aria-pressed", "true")
        touch(page, page.locator("g.look:has(.hinted) + circle.touch"))
        ear.after(button(page, "Confirm").click)
    else:
        ear.after(button(page, idea).click)


def test_a_whole_match_against_a_bot_is_played_through_the_page(visitor: Visitor) -> None:
    page = visitor("/new/xorlosch")
    ear = Ear(page)
    lay_table(page)
    first_group(page, ear)

    expect(button(page, "End the turn")).to_be_visible()
    warrior = page.get_by_role("button", name="your warrior 1, level 3, the start space", exact=True)
    touch(page, warrior)
    expect(warrior).to_have_attribute("aria-pressed", "true")
    touch(page, space(page, "space 1"))
    expect(page.get_by_role("button", name="your warrior 1, level 3, space 1", exact=True)).to_be_visible()
    drag(page, page.locator(f"{MOVABLE}[aria-label^='your mechanicus 1']"), space(page, "space 2"))
    expect(page.get_by_role("button", name="your mechanicus 1, level 2, space 2", exact=True)).to_be_visible()
    ear.after(button(page, "Confirm 2 steps").click)
    told = story(page)
    assert "Guest moves warrior 1 to space 1 (points: 1)." in told
    assert "Guest moves mechanicus 1 to space 2 (points: 1)." in told

    ear.after(button(page, "Step back").click)
    expect(page.get_by_role("button", name="your mechanicus 1, level 2, the start space", exact=True)).to_be_visible()
    follow_the_hint(page, ear)
    play_on(page, ear)
    look_back(page)


def look_back(page: Page) -> None:
    """What is left of a match: result, graph, replay, record, and the next one."""
    result = page.get_by_role("region", name="Result")
    expect(result.get_by_role("heading")).to_have_text(re.compile(r"You have won!|Not this time\."))
    places = result.get_by_role("listitem")
    expect(places).to_have_count(2)
    expect(places.filter(has_text="Guest")).to_have_text(re.compile(r"\d points?\b.*\d answers? given", re.DOTALL))
    expect(result.get_by_role("img", name="Points over the match")).to_be_visible()
    assert "the game is over." in story(page)[-1]
    with page.expect_download() as saving:
        result.get_by_role("link", name="Save the record").click()
    saved = saving.value.path().read_text("utf-8")
    assert re.fullmatch(r"xorlosch-.+\.txt", saving.value.suggested_filename)
    assert "xorlosch" in saved
    assert "end" in saved

    result.get_by_role("link", name="Replay").click()
    slider = page.get_by_role("slider", name="Step")
    told = page.get_by_role("contentinfo").get_by_role("paragraph")
    expect(told).to_have_text("The beginning")
    slider.press("End")
    expect(told).to_have_text("The match is over.")
    page.get_by_role("button", name="Earlier").click()
    expect(told).to_contain_text("the game is over.")
    eyes = page.get_by_label("Whose eyes")
    eyes.select_option(label="Bot 2")
    expect(page.get_by_role("button", name=re.compile("^your warrior|^your mechanicus")).first).to_be_visible()
    expect(told).to_contain_text("the game is over.")
    slider.press("Home")
    page.get_by_role("button", name="Later").click()
    expect(told).to_have_text(re.compile(r"^\s*Turned up: "))

    page.get_by_role("link", name="To the table").click()
    before = page.url
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: "/t/" in url and url != before and "replay" not in url)
    begin = page.get_by_role("button", name="Begin")
    expect(begin.or_(asked(page))).to_be_visible()
    if begin.is_visible():
        begin.click()
    expect(asked(page)).to_contain_text("Place your first group")
    expect(dock(page)).to_be_visible()
    expect(page.locator(POSSIBLE)).to_have_count(0)
