"""What a person does at a table of the browser client: touching, dragging, reading the log."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket, expect

MOVABLE = "[data-die].movable"
POSSIBLE = "circle.touch.possible"
BOT = {"kind": "bot", "bot": "greedy"}
OPEN = {"kind": "open"}
BO = {"kind": "device", "name": "Bo"}


FETCH = """async ([path, data, method]) => {
    const headers = { "Content-Type": "application/json" };
    const told = await fetch(path, data === null ? {} : { method, headers, body: JSON.stringify(data) });
    return [told.status, await told.json()];
}"""


def request(page: Page, path: str, data: object = None, method: str = "POST") -> tuple[int, Any]:
    """A request by the page itself, as the person before it: what is answered, and its status."""
    status, told = page.evaluate(FETCH, [path, data, method])
    return int(status), told


def ask_hall(page: Page, path: str, data: object = None, method: str = "POST") -> Any:
    """The same where it is granted."""
    status, told = request(page, path, data, method)
    assert 200 <= status < 300, f"{status}: {told}"
    return told


def seat_at(page: Page, game: str, *others: dict[str, str], name: str = "Ada", **more: Any) -> str:
    """Come in by a name and make a table, past the form; its id."""
    ask_hall(page, "/api/guest", {"name": name})
    chairs = [{"kind": "me"}, *others]
    return str(ask_hall(page, "/api/tables", {"game": game, "chairs": chairs, **more})["id"])


def at_the_bids(page: Page) -> str:
    """A table of Sealed where both are asked for their bids; the hall passes for whoever has no seal to break."""
    table = seat_at(page, "sealed", BO, start=True)
    answer_until(page, table, "bid")
    return table


def answer_until(page: Page, table: str, wanted: str) -> None:
    """Let both answer what is asked before it, until such an answer is wanted."""
    here = f"/api/tables/{table}"
    for attempt in range(200):
        scenes = [ask_hall(page, f"{here}/scene?seat={seat}") for seat in (0, 1)]
        seat, news = next((seat, news) for seat, news in enumerate(scenes) if seat in news["scene"]["waiting"])
        kinds = [option["kind"] for option in news["scene"]["options"]]
        if wanted in kinds:
            return
        kind = next(kind for kind in ("keep", "pass") if kind in kinds)
        answer = {"do": "answer", "key": f"answer-{attempt:06}", "seat": seat, "have": news["number"]}
        status, _ = request(page, f"{here}/acts", {"act": {**answer, "actions": [{"kind": kind}]}})
        assert status in (200, 409)  # 409: the hall was quicker
    raise AssertionError(f"nobody comes to {wanted}")


def dock(page: Page) -> Locator:
    """What is asked, and the buttons to answer it."""
    return page.locator("section.dock")


def question(page: Page) -> Locator:
    return dock(page).locator("p.question")


def asked(page: Page) -> Locator:
    """The question, only while it is for the person before this screen."""
    return dock(page).locator("p.question.asked")


def button(page: Page, name: str | re.Pattern[str]) -> Locator:
    """A button of the dock, by the beginning of its name."""
    wanted = re.compile("^" + re.escape(name)) if isinstance(name, str) else name
    return dock(page).get_by_role("button", name=wanted)


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box is not None, "it is not to be seen"
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def touch(page: Page, place: Locator) -> None:
    """Where a finger would touch it, whatever lies on top."""
    page.mouse.click(*middle(place))


def hold(page: Page, place: Locator, milliseconds: int) -> None:
    """Press and hold for some time."""
    page.mouse.move(*middle(place))
    page.mouse.down()
    page.wait_for_timeout(milliseconds)
    page.mouse.up()


def drag(page: Page, piece: Locator, place: Locator) -> None:
    piece.hover()  # which waits until it has come to rest: pieces glide
    page.mouse.down()
    page.mouse.move(*middle(place), steps=8)
    page.mouse.up()


def space(page: Page, name: str) -> Locator:
    """A space of the board by its name, such as `space 6`."""
    return page.locator(f'circle.touch[aria-label="{name}"], circle.touch[aria-label^="{name};"]')


def place_group(page: Page, warrior: int = 3, mechanicus: int = 2) -> None:
    """The first answer of a Xorlosch match: two dwarves, said as one."""
    button(page, f"Place a warrior at level {warrior}").click()
    button(page, f"Place a mechanicus at level {mechanicus}").click()
    button(page, "Confirm 2 steps").click()
    expect(button(page, "Confirm 2 steps")).to_be_hidden()
    button(page, "My group is ready").click()
    expect(button(page, "My group is ready")).to_be_hidden()


def story(page: Page) -> list[str]:
    """Every line of the log, as it is to be read."""
    page.get_by_role("button", name="What happened", exact=True).click()
    log = page.get_by_role("list", name="What happened")
    expect(log).to_be_visible()
    everything = page.get_by_role("button", name=re.compile(r"^Show all \d+ lines"))
    if everything.is_visible():
        everything.click()
    lines = [text.strip() for text in log.get_by_role("listitem").all_inner_texts()]
    page.keyboard.press("Escape")
    expect(log).to_be_hidden()
    return lines


def surely(page: Page, name: str) -> None:
    """Press a button of the dock; where an answer would lose something the table asks once, and it is said again."""
    button(page, name).click(no_wait_after=True)
    doubt = dock(page).get_by_role("alert").get_by_role("button").last
    if doubt.is_visible():
        doubt.click(no_wait_after=True)


class Ear:
    """Hears when the hall has taken an answer of the page, so that nobody answers twice."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.taken = 0
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        told: dict[str, Any] = json.loads(frame)
        if told["is"] in ("done", "stale", "refused") or told.get("done"):
            self.taken += 1

    def after(self, do: Callable[[], object]) -> None:
        """Do something that answers the hall, and wait until the hall has taken it."""
        before = self.taken
        do()
        while self.taken == before:
            self.page.wait_for_timeout(5)
