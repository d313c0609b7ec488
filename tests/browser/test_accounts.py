"""From guest to member and out again: register, confirm, sign in elsewhere, change the password, leave for good."""

from __future__ import annotations

import json
import re
import urllib.request

import pytest
from browsing import Visitor
from playing import asked
from playwright.sync_api import Page, expect
from served import Served

EMAIL = "ada@example.org"
FIRST, SECOND = "correct horse", "battery staple"


def link_for_the_host(hall: Served) -> str:
    """Without a mail server the host of the hall sees the links; the newest, as a path of this hall."""
    token = (hall.folder / "host.token").read_text("ascii").strip()
    request = urllib.request.Request(f"{hall.url}/api/host/links", headers={"Authorization": f"Bearer {token}"})
    with urllib.request.urlopen(request, timeout=20) as answer:
        links = json.load(answer)
    return "/#" + str(links[-1]["link"]).partition("#")[2]


def sign_in(page: Page, password: str) -> None:
    page.goto("/account")
    page.get_by_label("E-mail").fill(EMAIL)
    page.get_by_label("Password", exact=True).fill(password)
    page.get_by_role("main").get_by_role("button", name="Sign in").last.click()


def register(page: Page, hall: Served) -> None:
    """A guest gives an address and a password, and confirms the address."""
    page.goto("/account")
    expect(page.get_by_text("You are a guest")).to_be_visible()
    page.get_by_role("button", name="Register", exact=True).first.click()
    page.get_by_label("E-mail").fill(EMAIL)
    page.get_by_label("Password", exact=True).fill(FIRST)
    page.get_by_role("button", name="Register", exact=True).last.click()
    expect(page.get_by_text(f"A link is on its way to {EMAIL}")).to_be_visible()
    expect(page.get_by_text(f"{EMAIL} is still to be confirmed")).to_be_visible()
    page.goto(link_for_the_host(hall))
    expect(page.get_by_role("heading", name="Confirm your address")).to_be_visible()
    assert "#" not in page.url  # the secret is no longer in the address
    page.get_by_role("button", name="This address is mine").click()
    expect(page.get_by_text("Your address is confirmed.")).to_be_visible()
    expect(page.get_by_text("is still to be confirmed")).to_be_hidden()


@pytest.mark.clause("LDR-ACCT-02", "LDR-ACCT-10", "LDR-SAVE-02")
def test_a_guest_becomes_a_member_and_finds_the_matches_in_another_browser(visitor: Visitor, hall: Served) -> None:
    here = visitor()
    here.get_by_role("button", name="Play now against bots").first.click()
    expect(asked(here)).to_be_visible()
    table = here.url
    register(here, hall)
    here.get_by_role("button", name="Sign out", exact=True).click()
    expect(here.get_by_text("You are signed out.")).to_be_visible()
    expect(here.get_by_role("link", name="Sign in")).to_be_visible()
    here.goto("/matches")
    expect(here.get_by_text("You have no matches yet.")).to_be_visible()

    there = visitor()
    sign_in(there, "wrong password")
    expect(there.get_by_role("status").get_by_text(re.compile("password", re.IGNORECASE))).to_be_visible()
    sign_in(there, FIRST)
    expect(there.get_by_role("heading", name="Go on")).to_be_visible()
    there.get_by_role("link", name="My matches").click()
    mine = there.get_by_role("link", name=re.compile("Dragon Hunters of Xorlosch.*Your turn"))
    expect(mine).to_have_count(1)
    mine.click()
    expect(asked(there)).to_contain_text("Place your first group")
    assert there.url == table


@pytest.mark.clause("LDR-ACCT-09", "LDR-ACCT-11")
def test_a_short_password_is_told_and_a_forgotten_one_mailed(visitor: Visitor) -> None:
    page = visitor("/account")
    page.get_by_role("button", name="Register", exact=True).first.click()
    page.get_by_label("E-mail").fill(EMAIL)
    page.get_by_label("Password", exact=True).press_sequentially("7 chars")
    page.get_by_role("button", name="Register", exact=True).last.click()
    wrong = page.get_by_label("Password", exact=True).evaluate("field => field.validationMessage")
    assert "8 characters or more" in wrong
    page.get_by_role("button", name="Password forgotten").click()
    page.get_by_role("button", name="Send me a link").click()
    expect(page.get_by_text(f"If {EMAIL} has an account here, a link is on its way.")).to_be_visible()


def test_a_member_changes_the_password_and_deletes_the_account(visitor: Visitor, hall: Served) -> None:
    page = visitor()
    page.get_by_role("button", name="Play now against bots").first.click()
    expect(asked(page)).to_be_visible()
    register(page, hall)
    page.get_by_label("Current password").fill("not this one")
    page.get_by_label("New password").fill(SECOND)
    page.get_by_role("heading", name="Change the password").locator("..").get_by_role("button", name="Save").click()
    expect(page.get_by_role("status").get_by_text(re.compile("password", re.IGNORECASE))).to_be_visible()
    page.get_by_label("Current password").fill(FIRST)
    page.get_by_role("heading", name="Change the password").locator("..").get_by_role("button", name="Save").click()
    expect(page.get_by_text("Saved.")).to_be_visible()

    other = visitor()
    sign_in(other, FIRST)
    expect(other.get_by_role("status").get_by_text(re.compile("password", re.IGNORECASE))).to_be_visible()
    sign_in(other, SECOND)
    expect(other.get_by_role("heading", name="Go on")).to_be_visible()

    page.get_by_role("button", name="Delete my account").click()
    expect(page.get_by_text("This cannot be taken back.")).to_be_visible()
    page.get_by_label("Password", exact=True).fill(SECOND)
    page.get_by_role("button", name="Delete my account").click()
    expect(page.get_by_text("Your account is deleted.")).to_be_visible()
    expect(page.get_by_role("link", name="Sign in")).to_be_visible()
    other.reload()
    expect(other.get_by_role("link", name="Sign in")).to_be_visible()
    sign_in(other, SECOND)
    expect(other.get_by_role("status").get_by_text(re.compile("password", re.IGNORECASE))).to_be_visible()
