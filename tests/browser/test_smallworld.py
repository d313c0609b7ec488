"""Small World on its map: picking, prices, refusals, a layout said as one, ransoms, keyboard, phones."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from browsing import PHONE, Visitor
from companion import Person, view_of
from companion import lay as lay_out
from fitting import check_screen, grave
from playing import BOT, ask_hall, seat_at
from playwright.sync_api import Locator, Page, WebSocket, expect
from served import Served, served
from smallworld_table import Table, at

from bannerhall.games.smallworld.display.outlines import chart

DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
ADA = 0
BO = 1
# Ada's Humans hold the west and Sheepdown; Bo's Orcs stand between, with their Leader in Larkrise.
WEST = {"m2-01": "0a1", "m2-04": "0a3", "m2-05": "0a1", "m2-06": "1a2", "m2-09": "1a1 fortress", "m2-03": "tribe"}
PEOPLES = {"0a": "humans alchemist 4", "1a": "orcs fortified 0"}


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("hall")) as running:
        yield running


def somebody(visitor: Visitor, **context: Any) -> Person:
    page = visitor(**{**DESK, **context})
    ask_hall(page, "/api/guest", {"name": "Ada"})
    return Person(ADA, "Ada", page)


@pytest.fixture
def ada(visitor: Visitor) -> Person:
    return somebody(visitor)


def lay(person: Person, game: Table) -> str:
    table = lay_out(person.page, game)  # type: ignore[arg-type]
    expect(person.page.locator("g.world")).to_be_visible()
    return table


# --- On the map ---------------------------------------------------------------------------------------------

WHERE = """([x, y]) => {
  const at = new DOMPoint(x, y).matrixTransform(document.querySelector("g.world").getScreenCTM());
  return [at.x, at.y];
}"""


def spot(page: Page, region: str) -> tuple[float, float]:
    """Where the tokens of a region stand on the screen."""
    drawn: Any = chart(int(region[1]) - 2)
    x, y = page.evaluate(WHERE, drawn["regions"][region]["token"])
    return x, y


def tap(person: Person, region: str) -> None:
    person.page.mouse.click(*spot(person.page, region))
    person.taps += 1


def area(page: Page, region: str) -> Locator:
    return page.locator(f"[data-region={region}]")


def asked(person: Person, title: str | re.Pattern[str]) -> None:
    expect(person.page.locator(".panel h2")).to_have_text(title)


def main_button(person: Person) -> Locator:
    return person.page.locator(".foot .main[aria-disabled=false]")


def conquering(**more: Any) -> Table:
    return at(WEST, PEOPLES, leaders={ADA: "hand", BO: "m2-06"}, **more)


def redeploying() -> Table:
    """Twelve Skeletons in hand beside the four that hold regions."""
    held = {"m2-01": "0a5", "m2-04": "0a4", "m2-05": "0a2", "m2-11": "0a2"}
    return at(held, {"0a": "skeletons swamp 3", "1a": "orcs hill 3"}, ask="redeploy")


def captured() -> Table:
    """Bo has just taken Barleybrow with Ada's Leader in it."""
    held = {"m2-05": "0a2", "m2-11": "0a1", "m2-01": "0a1", "m2-06": "1a1"}
    peoples = {"0a": "humans alchemist 0", "1a": "orcs hill 7"}
    return at(held, peoples, active=BO, leaders={ADA: "m2-11"}, coins=[4, 4]).do(BO, "take m2-11")


# --- A turn -------------------------------------------------------------------------------------------------


def test_a_combo_is_picked_with_its_leader(ada: Person) -> None:
    table = seat_at(ada.page, "smallworld", BOT, start=True)
    ada.page.goto(f"/t/{table}")
    asked(ada, "Pick a combo (you have 5)")
    combos = ada.page.get_by_role("list", name="combos").get_by_role("button")
    expect(combos).to_have_count(6)
    ada.tap(combos.nth(2))
    ada.tap(ada.button(re.compile("^Take .* for 2 coins$")))
    asked(ada, "Take the Leader along?")
    expect(ada.page.locator(".panel").get_by_text("Brave: he never ends your turn")).to_be_visible()
    ada.tap(ada.button("With the Leader"))
    asked(ada, "Conquer")
    player = view_of(ada.page, table, ADA)["players"][ADA]
    assert player["coins"] == 3
    assert player["leader"] == "hand"


def test_a_combo_too_dear_says_so(ada: Person) -> None:
    column = ["humans wealthy 2", "amazons commando", "ratmen merchant", "elves swamp"]
    lay(ada, at({"m2-06": "1a2"}, {"1a": "orcs hill 0"}, ask="pick", coins=2, column=column))
    asked(ada, "Pick a combo (you have 2)")
    ada.tap(ada.button(re.compile("Swamp Elves")))
    expect(ada.button("SMW-PICK-06")).to_be_visible()
    expect(ada.button("Take Swamp Elves for 3 coins")).to_have_attribute("aria-disabled", "true")
    ada.tap(ada.button(re.compile("Merchant Ratmen")))
    expect(ada.button("Take Merchant Ratmen for 2 coins")).to_be_visible()


def test_a_region_shows_its_price_and_a_tap_takes_it(ada: Person) -> None:
    table = lay(ada, conquering())
    asked(ada, "Conquer")
    expect(area(ada.page, "m2-06")).to_have_attribute(
        "aria-label", "Larkrise, hill; Leader; Bot 2: Orcs, 2 tokens; price 5"
    )
    ada.page.mouse.move(*spot(ada.page, "m2-06"))
    expect(ada.page.get_by_text("costs 5 (2 + 2 tokens + 1 Leader)")).to_be_visible()
    tap(ada, "m2-03")
    expect(area(ada.page, "m2-03")).to_have_attribute("aria-label", re.compile("you: Humans, 3 tokens$"))
    there = view_of(ada.page, table)["regions"]["m2-03"]
    assert there["holder"] == [ADA, "active"]
    ada.tap(ada.button("Step back"))
    expect(area(ada.page, "m2-03")).to_have_attribute("aria-label", re.compile("Lost Tribe; price 3$"))


def test_a_region_that_cannot_be_taken_is_explained(ada: Person) -> None:
    lay(ada, conquering())
    for region, clause in (("m2-13", "SMW-CONQ-09"), ("m2-07", "SMW-CONQ-02"), ("m2-04", "SMW-CONQ-14")):
        tap(ada, region)
        expect(ada.button(clause)).to_be_visible()
    ada.page.mouse.move(*spot(ada.page, "m2-16"))  # a look is enough
    expect(ada.page.get_by_text("Blackfen borders no region of your Humans")).to_be_visible()
    tap(ada, "m2-13")
    ada.tap(ada.button("SMW-CONQ-09"))
    expect(ada.page.get_by_role("dialog")).to_contain_text("SMW-CONQ-09")


def test_more_than_one_way_is_a_choice(ada: Person) -> None:
    peoples = {"0a": "sorcerers dragon_master 2", "1a": "orcs hill 0"}
    table = lay(ada, at({"m2-04": "0a1", "m2-09": "1a1"}, peoples))
    tap(ada, "m2-09")
    ways = ada.page.get_by_role("region", name="Ryefield")
    expect(ways.get_by_role("button")).to_have_count(3)
    expect(ways).to_contain_text("1 short")
    ada.tap(ways.get_by_role("button", name=re.compile("Dragon")))
    expect(area(ada.page, "m2-09")).to_have_attribute("aria-label", re.compile("Dragon; you: Sorcerers, 1 token"))
    assert view_of(ada.page, table)["regions"]["m2-09"]["marks"] == ["dragon"]


# --- Layouts ------------------------------------------------------------------------------------------------


class Answers:
    """What the page sends to the hall as answers."""

    def __init__(self, page: Page) -> None:
        self.sent: list[list[dict[str, Any]]] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        told = json.loads(frame)
        if told.get("do") == "answer":
            self.sent.append(told["actions"])


def test_twelve_tokens_in_few_taps_as_one_act(ada: Person) -> None:
    answers = Answers(ada.page)
    table = lay(ada, redeploying())
    asked(ada, "Redeploy")
    assert view_of(ada.page, table)["players"][ADA]["active"]["hand"] == 12
    ada.taps = 0
    tap(ada, "m2-04")
    tap(ada, "m2-04")
    expect(area(ada.page, "m2-04")).to_have_attribute("aria-label", re.compile("you: Skeletons, 3 tokens$"))
    ada.tap(ada.button("Spread evenly"))
    expect(ada.page.get_by_role("group", name="What a tap on the map places")).to_contain_text("tokens 0")
    assert view_of(ada.page, table)["regions"]["m2-04"]["tokens"] == 1, "nothing was said yet"
    ada.tap(main_button(ada))
    expect(ada.page.locator(".panel h2")).not_to_have_text("Redeploy")
    print("taps to redeploy:", ada.taps)
    assert ada.taps <= 6
    assert len(answers.sent) == 1, "one act"
    regions = view_of(ada.page, table)["regions"]
    assert sum(there["tokens"] for there in regions.values() if there["holder"] == [ADA, "active"]) == 16


def test_a_layout_is_changed_and_taken_back_before_it_is_said(ada: Person) -> None:
    lay(ada, redeploying())
    rest = ada.button("All the rest to Grimpeak")
    ada.tap(rest)
    expect(area(ada.page, "m2-05")).to_have_attribute("aria-label", re.compile("you: Skeletons, 13 tokens$"))
    ada.tap(ada.button("One token less: Grimpeak"))
    ada.tap(ada.button("One more token: Goldacre"))
    expect(area(ada.page, "m2-01")).to_have_attribute("aria-label", re.compile("you: Skeletons, 2 tokens$"))
    for _ in range(3):
        ada.tap(ada.button("Undo"))
    expect(rest).to_be_visible()
    expect(ada.page.locator(".foot")).to_contain_text("Still in hand: 12 tokens.")


def test_heroes_come_first_and_the_leader_keeps_away_from_them(ada: Person) -> None:
    held = {"m2-04": "0a3", "m2-05": "0a1", "m2-01": "0a1"}
    table = lay(ada, at(held, {"0a": "humans heroic 0", "1a": "orcs hill 3"}, ask="redeploy", leaders={ADA: "hand"}))
    tap(ada, "m2-04")
    expect(area(ada.page, "m2-04")).to_have_attribute("aria-label", re.compile("; Hero;"))
    tap(ada, "m2-05")
    expect(ada.button("Leader in Goldacre")).to_be_visible()
    tap(ada, "m2-04")
    expect(ada.button("SMW-LEADER-08")).to_be_visible()
    tap(ada, "m2-01")
    expect(area(ada.page, "m2-01")).to_have_attribute("aria-label", re.compile("; Leader;"))
    ada.tap(ada.button("All the rest to Goldacre"))
    ada.tap(main_button(ada))
    expect(ada.page.locator(".panel h2")).not_to_have_text("Redeploy")
    view = view_of(ada.page, table)
    assert view["players"][ADA]["leader"] == "m2-01"
    assert view["regions"]["m2-05"]["marks"] == ["hero"]


def test_a_region_is_abandoned_and_tokens_stay(ada: Person) -> None:
    table = lay(ada, at(WEST, PEOPLES, ask="ready", leaders={ADA: "m2-04"}))
    ada.tap(ada.button("Abandon Goldacre"))
    expect(ada.page.get_by_text("Will be abandoned: its tokens come to your hand.")).to_be_visible()
    ada.tap(ada.button("Keep one more token in Sheepdown"))
    ada.tap(ada.button("Lift all"))
    asked(ada, "Conquer")
    view = view_of(ada.page, table)
    assert "m2-01" not in view["regions"]
    assert view["regions"]["m2-04"]["tokens"] == 2


# --- Leaders and declines -----------------------------------------------------------------------------------


def test_the_owner_is_asked_for_a_ransom(ada: Person) -> None:
    table = lay(ada, captured())
    box = ada.page.get_by_role("dialog", name="Your Leader was captured")
    expect(box).to_contain_text("Bot 2 has captured your Leader (Humans)")
    expect(box).to_contain_text("You have 4; 3 would be left.")
    expect(box.get_by_role("button", name=re.compile("worth 2 to Bot 2 at the end"))).to_be_visible()
    ada.tap(box.get_by_role("button", name="Pay the ransom (1)"))
    expect(box).to_be_hidden()
    assert view_of(ada.page, table, ADA)["players"][ADA]["coins"] == 3


def test_a_decline_says_what_it_costs(ada: Person) -> None:
    held = {**WEST, "m2-20": "0d1 lair", "m2-21": "0d1 lair"}
    lay(ada, at(held, {**PEOPLES, "0d": "trolls - 0"}, ask="choose", leaders={ADA: "m2-04"}))
    decline = ada.button(re.compile("^Go into decline"))
    for line in ("regions kept: 3, coins now: 3", "Trolls leave the map", "The Leader goes"):
        expect(decline).to_contain_text(line)


def test_a_standing_answer_is_given_at_any_time(ada: Person) -> None:
    table = lay(ada, conquering())
    ada.tap(ada.page.get_by_text("My standing answers"))
    ada.page.get_by_label("A ransom for my Leader").select_option(label="always pay")
    expect(ada.page.get_by_label("A ransom for my Leader")).to_have_value("always")
    asked(ada, "Conquer")
    assert view_of(ada.page, table, ADA)["players"][ADA]["ransom_order"] == "always"


def test_the_last_count_is_shown(ada: Person) -> None:
    lay(ada, at({"m2-04": "0a3"}, {"0a": "humans hill 0", "1a": "orcs swamp 3"}, ask="conquer", numbers={"turns": 2}))
    ada.tap(ada.button("No more conquests"))
    expect(ada.page.get_by_role("region", name="The last count")).to_be_visible(timeout=30_000)


# --- For everybody ------------------------------------------------------------------------------------------


def test_a_region_is_taken_by_keyboard_alone(ada: Person) -> None:
    lay(ada, conquering())
    for _ in range(80):
        ada.page.keyboard.press("Tab")
        if ada.page.evaluate("document.activeElement.dataset.region") == "m2-03":
            break
    expect(ada.page.get_by_text("costs 3 (2 + 1 Lost Tribe)")).to_be_visible()
    ada.page.keyboard.press("Enter")
    expect(area(ada.page, "m2-03")).to_have_attribute("aria-label", re.compile("you: Humans, 3 tokens$"))


def test_every_region_is_in_the_list(ada: Person) -> None:
    lay(ada, conquering())
    ada.tap(ada.page.get_by_text("Regions as a list"))
    ada.tap(ada.page.get_by_role("button", name="All", exact=True))
    everywhere = ada.page.locator(".panel details li button", has_text=";")
    expect(everywhere).to_have_count(23)
    ada.tap(everywhere.filter(has_text="Sunfurrow"))
    expect(ada.button("SMW-CONQ-09")).to_be_visible()


def questions() -> list[Table]:
    column = ["humans wealthy 2", "amazons commando", "ratmen merchant", "elves swamp"]
    heroic = at({"m2-04": "0a3", "m2-05": "0a1"}, {"0a": "humans heroic 2", "1a": "orcs hill 3"}, ask="redeploy")
    return [
        at({"m2-06": "1a2"}, {"1a": "orcs hill 0"}, ask="pick", coins=2, column=column),
        at(WEST, PEOPLES, ask="choose", leaders={ADA: "m2-04"}),
        at(WEST, PEOPLES, ask="ready", leaders={ADA: "m2-04"}),
        conquering(),
        redeploying(),
        heroic,
        captured(),
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_map_has_no_grave_fault(visitor: Visitor, theme: str) -> None:
    person = somebody(visitor, color_scheme=theme, bypass_csp=True)
    for game in questions():
        lay(person, game)
        expect(person.page.locator(".panel h2")).to_be_visible()
        assert grave(person.page) == []


def test_every_question_fits_a_phone(visitor: Visitor) -> None:
    person = somebody(visitor, **PHONE)
    for game in questions():
        lay(person, game)
        expect(person.page.locator(".panel h2")).to_be_in_viewport()
        check_screen(person.page)
        box = person.page.get_by_role("group", name="Map", exact=True).bounding_box()
        assert box is not None
        assert box["height"] > 300
