"""Setting up a table: numbers as they are usual for the seats and options, house rules, profiles; and what is kept."""

from __future__ import annotations

import struct
import zlib

import pytest
from browsing import Visitor
from playing import BOT, ask_hall, seat_at
from playwright.sync_api import FilePayload, Locator, Page, expect


def number(page: Page, name: str) -> Locator:
    return page.get_by_label(f"reaped-number-{name}", exact=False).and_(page.locator("input[type=number]"))


def table_of(page: Page) -> dict[str, object]:
    page.wait_for_url("**/t/*")
    found: dict[str, object] = ask_hall(page, f"/api/tables/{page.url.rsplit('/', 1)[1]}")
    return found


def test_numbers_are_as_usual_until_somebody_changes_them(visitor: Visitor) -> None:
    page = visitor()
    page.goto("/new/reaped")
    page.get_by_text("House numbers", exact=True).click()
    expect(number(page, "rounds")).to_have_value("5")
    for _ in range(3):
        page.get_by_role("button", name="One player more").click()
    expect(number(page, "rounds")).to_have_value("3")  # for six players, and that is our own design
    expect(page.locator(".number", has=number(page, "rounds")).get_by_text("our design")).to_be_visible()
    page.get_by_text("Variants of the rules").click()
    page.get_by_label("reaped-option-long").select_option(index=1)
    expect(number(page, "rounds")).to_have_value("7")
    number(page, "bid_limit").fill("20")
    number(page, "bid_limit").blur()
    expect(page.get_by_text("1 changed")).to_be_visible()
    number(page, "start_coins").fill("0")
    number(page, "start_coins").blur()
    expect(page.get_by_text("2 changed")).to_be_visible()
    page.get_by_role("button", name="reaped-number-start_coins: back to 10").click()
    expect(number(page, "start_coins")).to_have_value("10")

    page.get_by_text("My profiles").click()
    page.get_by_label("Keep this choice under a name").fill("Long evening")
    page.get_by_role("button", name="Keep the profile").click()
    expect(page.get_by_role("button", name="Long evening", exact=True)).to_be_visible()
    profile = ask_hall(page, "/api/profiles")[0]
    assert (profile["options"], profile["numbers"]) == ({"long": True}, {"bid_limit": 20})

    page.reload()
    page.get_by_role("button", name="Long evening", exact=True).click()
    page.get_by_role("button", name="Make the table and invite").click()
    made = table_of(page)
    assert made["options"] == {"long": True}
    assert made["numbers"] == {"rounds": 8, "start_coins": 10, "bid_limit": 20}

    page.goto("/new/reaped")
    page.get_by_role("button", name="Forget “Long evening”").click()
    expect(page.get_by_role("button", name="Long evening", exact=True)).to_have_count(0)


def png(width: int, height: int) -> bytes:
    """A black picture."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = (b"\0" + b"\0" * width) * height
    head = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


@pytest.mark.clause("LDR-MODE-08")
def test_notes_and_photos_are_kept_with_the_match(visitor: Visitor) -> None:
    page = visitor()
    table = seat_at(page, "xorlosch", BOT, start=True)
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="This table").click()
    page.get_by_role("button", name="Notes and photos").click()
    page.get_by_label("A note for all at this table").fill("The box is in the attic.")
    page.get_by_role("button", name="Keep the note").click()
    kept = page.get_by_role("list", name="Notes and photos")
    expect(kept.get_by_text("The box is in the attic.")).to_be_visible()
    picture = FilePayload(name="board.png", mimeType="image/png", buffer=png(3200, 800))
    page.get_by_label("Choose a picture").set_input_files(picture)
    photo = kept.get_by_role("img", name="Photo by Ada")
    expect(photo).to_be_visible()
    size = "async image => { await image.decode(); return [image.naturalWidth, image.naturalHeight]; }"
    assert photo.evaluate(size) == [1600, 400]
    kept.get_by_role("button", name="Take away").first.click()
    expect(kept.get_by_text("The box is in the attic.")).to_have_count(0)
