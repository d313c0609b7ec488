"""Four languages: pages, questions and log change, the choice is kept, and no message stays a bare name or English."""

from __future__ import annotations

import re

import pytest
from browsing import Visitor
from playing import BOT, OPEN, Ear, ask_hall, asked, place_group, question, seat_at, surely
from playwright.sync_api import Page, expect

from bannerhall import words

NAMES = {"Bannerhall", "Dragon Hunters of Xorlosch", "Small World with Leaders", "LEADERS", "Ada"}
NAMES |= {"War for Chicken Island", "Runewars with Banners of War"}
SAME = {"Pages", "bot"}  # the word of another language too
SAME |= {"30–120 minutes", "40–80 minutes", "45–120 minutes", "90–240 minutes", "60–120 minutes"}
RAW = re.compile(r"\b(?:web|xorlosch|smallworld|leaders|chicken|runewars|term|why|name)-[a-z]+")
PAGES = ("/", "/new/xorlosch", "/rules/xorlosch", "/help", "/settings", "/account", "/matches", "/report", "/nowhere")
DRAWERS = 5
SAID = """() => {
    const everything = [...document.querySelectorAll("body *")];
    const names = ["aria-label", "title", "placeholder", "alt"];
    const read = names.flatMap((name) => everything.map((one) => one.getAttribute(name)));
    const seen = document.body.innerText.split("\\n");
    return [document.title, ...seen, ...read].filter(Boolean).map((line) => line.trim());
}"""
PLACED: dict[str, int | str] = {"seat": 1, "dwarf": "w1", "level": 3}


def said(page: Page) -> list[str]:
    """Every line that is seen or read out; none of them is the bare name of a message."""
    expect(page.get_by_role("heading", level=1).first).to_be_visible()
    page.wait_for_load_state("networkidle")
    lines: list[str] = page.evaluate(SAID)
    assert [line for line in lines if RAW.search(line)] == []
    return lines


def in_letters(lines: list[str]) -> set[str]:
    return {line for line in lines if re.search(r"[^\W\d_]{2}", line)} - NAMES - SAME


def sentences(lines: list[str]) -> set[str]:
    """Lines of some words, which are hardly the same in two languages by chance."""
    said_at_length = {line for line in lines if len(re.findall(r"[^\W\d_]{2,}", line)) > 3}
    return {line for line in said_at_length - NAMES if not re.search("Xorlosch|http", line)}


def table_and_waiting_room(page: Page) -> tuple[str, str]:
    playing = seat_at(page, "xorlosch", BOT, start=True)
    chairs = [{"kind": "me"}, OPEN]
    waiting = ask_hall(page, "/api/tables", {"game": "xorlosch", "chairs": chairs})["id"]
    return f"/t/{playing}", f"/t/{waiting}"


def walk_through(page: Page) -> dict[str, list[str]]:
    """All pages with what they say, by path; of the table each drawer too."""
    playing, waiting = table_and_waiting_room(page)
    heard: dict[str, list[str]] = {}
    for name, path in (*((path, path) for path in PAGES), ("waiting", waiting), ("table", playing)):
        page.goto(path)
        heard[name] = said(page)
    expect(asked(page)).to_be_visible()
    drawers = page.get_by_role("banner").get_by_role("navigation").get_by_role("button")
    for i in range(DRAWERS):
        drawers.nth(i).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        heard[f"drawer {i}"] = said(page)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_be_hidden()
    page.goto(f"{playing}/replay")
    heard["replay"] = said(page)
    return heard


def test_german_is_chosen_in_the_settings_and_stays(visitor: Visitor) -> None:
    page = visitor()
    ear = Ear(page)
    page.goto(f"/t/{seat_at(page, 'xorlosch', BOT, start=True)}")
    table = page.url
    place_group(page)
    names = ["Ada", "Bot 2"]
    expect(asked(page)).to_contain_text("Your turn")
    page.goto("/settings")
    page.get_by_label("Language").select_option(label="Deutsch")
    expect(page.get_by_role("heading", name="Einstellungen")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.go_back()
    page.goto(table)
    facts = {"points": 6, "saved": 0}
    expect(question(page)).to_have_text(words.say("xorlosch-ask-main", facts, "de", names))
    page.get_by_role("banner").get_by_role("button").first.click()
    log = page.get_by_role("dialog").get_by_role("list")
    expect(log).to_contain_text(words.say("xorlosch-event-placed", PLACED, "de", names))
    page.keyboard.press("Escape")
    page.reload()
    expect(question(page)).to_have_text(words.say("xorlosch-ask-main", facts, "de", names))
    ear.after(lambda: surely(page, "Zug beenden"))
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    assert not in_letters(said(page)) & {"Take a seat.", "Play now against bots", "My matches"}


@pytest.fixture(scope="module")
def english() -> dict[str, list[str]]:
    """What the pages say in English, filled by the first test that needs it."""
    return {}


@pytest.mark.parametrize("lang", ["de", "fr", "es"])
def test_no_page_shows_a_bare_message_or_english_where_another_language_is_spoken(
    visitor: Visitor, lang: str, english: dict[str, list[str]]
) -> None:
    english.update(english or walk_through(visitor()))
    spoken = walk_through(visitor(locale=lang))
    assert in_letters(spoken["/"]) & in_letters(english["/"]) == set()
    rules = {"/rules/xorlosch", "drawer 2"}  # a rule that is not translated says so itself
    left = {name: sentences(lines) & sentences(english[name]) for name, lines in spoken.items() if name not in rules}
    assert {name: lines for name, lines in left.items() if lines} == {}
