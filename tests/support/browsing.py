"""Real Chromium on a real hall, which runs in a process of its own and can be killed. All traffic stays on loopback."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Request, expect
from served import Served, served

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
HOME = "hall.home"  # a name that is no secure context, as a phone at home has it
PATIENCE = 20_000  # milliseconds: a slow machine is no failure
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """The Chromium of the system. Without one the tests fail: they are not for skipping."""
    named = os.environ.get("BANNERHALL_BROWSER") or next(filter(None, map(shutil.which, BROWSERS)), None)
    assert named, "the browser tests need Chromium: apt install chromium, or name one in BANNERHALL_BROWSER"
    rules = f"--host-resolver-rules=MAP {HOME} 127.0.0.1, EXCLUDE 127.0.0.1, EXCLUDE localhost"
    return {**browser_type_launch_args, "executable_path": named, "args": [rules]}


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[Served]:
    with served(tmp_path) as running:
        yield running


Visitor = Callable[..., Page]


@pytest.fixture
def visitor(browser: Browser, hall: Served) -> Iterator[Visitor]:
    """Somebody new with a browser of their own: no cookies, nothing kept. Errors of the page fail the test."""
    with ExitStack() as stack:
        wrong: list[str] = []
        abroad: list[str] = []

        def come(path: str | None = "/", **context: Any) -> Page:
            mine: BrowserContext = browser.new_context(**{"locale": "en-GB", "base_url": hall.url, **context})
            stack.callback(mine.close)
            mine.set_default_timeout(PATIENCE)
            page = mine.new_page()
            page.on("pageerror", lambda error: wrong.append(str(error)))
            page.on("request", lambda request: note_abroad(request, abroad))
            if path is not None:
                page.goto(path)
            return page

        yield come
        assert not wrong, f"errors in the page: {wrong}"
        assert not abroad, f"requests to others: {abroad}"


def note_abroad(request: Request, abroad: list[str]) -> None:
    """The page talks to its hall and to nobody else."""
    if not request.url.startswith(("http://127.0.0.1:", f"http://{HOME}:", "ws://", "data:", "blob:")):
        abroad.append(request.url)


PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}


@pytest.fixture
def phone() -> dict[str, Any]:
    return PHONE


def lesson(page: Page) -> None:
    """From the hall to a table in the middle of a match: that of the lesson."""
    page.get_by_role("button", name="Learn").first.click()
    page.locator(".question").wait_for()
