"""How quick the browser client is, in real Chromium on this machine: `make speed` (add ARGS=--json).

Four numbers, each the median of several tries: bytes of the first load as they travel, time until the hall page can
be used with the processor slowed four times, time from a click to its effect on the table, and the frames of panning
a board of 500 places and 200 pieces.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from trialhall import trial_hall

SLOWER = 4
TRIES = 5
WANTED = {"first_load_kb": 200.0, "interactive_ms": 1500.0, "draft_ms": 100.0, "answer_ms": 100.0, "frame_ms": 16.7}

# Counted in the page itself: from the click to the frame in which its effect is seen.
EFFECT = """async ([button, seen]) => {
  const find = (name) => [...document.querySelectorAll("button")].find((one) =>
    (one.getAttribute("aria-label") ?? one.textContent).trim().startsWith(name));
  const there = () => document.querySelector(seen.css)?.textContent.includes(seen.text);
  const begin = performance.now();
  find(button).click();
  while (!there()) await new Promise(requestAnimationFrame);
  return performance.now() - begin;
}"""

READY = """async () => {
  const ready = () => [...document.querySelectorAll("button.main")].some((one) => !one.disabled);
  while (!ready()) await new Promise(requestAnimationFrame);
  return performance.now();
}"""

FRAMES = """async () => {
  const box = document.querySelector('[data-testid=stage] [role=group]');
  const at = box.getBoundingClientRect();
  const send = (type, x, y) => box.dispatchEvent(new PointerEvent(type,
    {pointerId: 1, isPrimary: true, bubbles: true, clientX: x, clientY: y, button: 0, buttons: 1}));
  box.setPointerCapture = () => {};
  for (let i = 0; i < 5; i++) document.querySelector('.zoom button').click();
  await new Promise(requestAnimationFrame);
  const times = [];
  send("pointerdown", at.x + 400, at.y + 300);
  let last = await new Promise(requestAnimationFrame);
  for (let i = 0; i < 120; i++) {
    send("pointermove", at.x + 400 + 150 * Math.sin(i / 9), at.y + 300 + 90 * Math.cos(i / 7));
    const now = await new Promise(requestAnimationFrame);
    times.push(now - last);
    last = now;
  }
  send("pointerup", at.x + 400, at.y + 300);
  return times;
}"""


def first_load(browser: Browser, url: str) -> tuple[float, float]:
    """Kilobytes over the wire, and milliseconds until "Play now" can be clicked, on a slow processor."""
    context = browser.new_context(service_workers="block", locale="en-GB")
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    carried: list[float] = []
    session.on("Network.loadingFinished", lambda event: carried.append(event["encodedDataLength"]))
    page.goto(url, wait_until="commit")
    ready: float = page.evaluate(READY)
    page.wait_for_load_state("networkidle")
    context.close()
    return sum(carried) / 1000, ready


def effects(browser: Browser, url: str) -> tuple[float, float]:
    """Milliseconds from a click to the drafted step, and from "ready" to the hall's acknowledged news, shown."""
    context = browser.new_context(locale="en-GB")
    page = context.new_page()
    page.goto(url)
    page.get_by_role("button", name="Play now against bots").click()
    page.get_by_role("button", name="Place a warrior at level 2").wait_for()
    seen = {"css": ".question", "text": "points left: 3"}
    draft: float = page.evaluate(EFFECT, ["Place a warrior at level 2", seen])
    answer: float = page.evaluate(EFFECT, ["Confirm", {"css": "[data-testid=announcer]", "text": "places"}])
    context.close()
    return draft, answer


def panning(page: Page, url: str) -> dict[str, float]:
    page.goto(f"{url}/stage")
    page.get_by_test_id("stage").wait_for()
    times: list[float] = page.evaluate(FRAMES)
    return {"median": statistics.median(times), "p95": sorted(times)[int(len(times) * 0.95)]}


def measure() -> dict[str, Any]:
    with trial_hall() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=os.environ.get("BANNERHALL_BROWSER") or None)
        loads = [first_load(browser, url) for _ in range(TRIES)]
        clicks = [effects(browser, url) for _ in range(TRIES)]
        frames = panning(browser.new_page(viewport={"width": 1280, "height": 800}), url)
        browser.close()
    return {
        "first_load_kb": round(statistics.median(kb for kb, _ in loads), 1),
        "interactive_ms": round(statistics.median(ms for _, ms in loads)),
        "draft_ms": round(statistics.median(draft for draft, _ in clicks), 1),
        "answer_ms": round(statistics.median(answer for _, answer in clicks), 1),
        "frame_ms": round(frames["median"], 1),
        "frame_p95_ms": round(frames["p95"], 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="one JSON document")
    given = parser.parse_args()
    found = measure()
    if given.json:
        print(json.dumps({"results": found, "wanted": WANTED}))
    else:
        for name, value in found.items():
            print(f"{name:16} {value:8}" + (f"   wanted: at most {WANTED[name]:g}" if name in WANTED else ""))


if __name__ == "__main__":
    main()
