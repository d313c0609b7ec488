"""From the front door to the first move."""

from __future__ import annotations

import re

import pytest
from browsing import Visitor
from playwright.sync_api import expect


def test_three_clicks_lead_from_the_door_to_an_accepted_action(visitor: Visitor) -> None:
    page = visitor("/")
    clicks = 0
    for button in ("Play now against bots", "Place a warrior at level 3", re.compile("^Confirm")):
        page.get_by_role("button", name=button).first.click()
        clicks += 1
    page.get_by_role("button", name="What happened").click()
    expect(page.get_by_label("What happened").get_by_text("Guest places warrior 1 at level 3")).to_be_visible()
    assert clicks <= 3


@pytest.mark.clause("LDR-PLAT-03")
def test_the_page_can_be_installed_where_it_is_secure(visitor: Visitor) -> None:
    """Loopback counts as secure. That a test has no profile to install into is the only thing in the way."""
    page = visitor("/")
    state = page.evaluate("navigator.serviceWorker.ready.then((found) => found.active !== null)")
    session = page.context.new_cdp_session(page)
    wrong = {error["errorId"] for error in session.send("Page.getInstallabilityErrors")["installabilityErrors"]}
    assert state
    assert wrong <= {"in-incognito"}
    assert session.send("Page.getAppManifest")["errors"] == []
