"""LEADERS on its own map: a match against bots with few taps, fights of both sides, refusals, keyboard, phones."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from browsing import PHONE, Visitor
from companion import Person, lay, view_of
from fitting import check_screen, grave
from leaders_table import BLUE, GREEN, Table
from leaders_world import world
from playing import BOT, ask_hall, seat_at
from playwright.sync_api import Locator, Page, expect
from served import Served, served

from bannerhall.games.leaders.display.outlines import chart

DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
TURN = {"united_kingdom": (3, 2, 1), "east_coast": (3, 0, 0)}  # seven of them can be withdrawn
WAIT = 15_000
NEWS = "For your eyes only, Ada"  # without public cards these are the first


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("hall")) as running:
        yield running


def somebody(visitor: Visitor, **context: Any) -> Person:
    page = visitor(**{**DESK, **context})
    ask_hall(page, "/api/guest", {"name": "Ada"})
    return Person(BLUE, "Ada", page)


@pytest.fixture
def ada(visitor: Visitor) -> Person:
    return somebody(visitor)


# --- On the map ---------------------------------------------------------------------------------------------

WHERE = """([x, y]) => {
  const at = new DOMPoint(x, y).matrixTransform(document.querySelector("g.world").getScreenCTM());
  return [at.x, at.y];
}"""


def tap(person: Person, place: str) -> None:
    """A touch in the middle of a region or a sea field."""
    drawn: Any = chart()
    spot = drawn["regions"][place]["label"] if place in drawn["regions"] else drawn["seas"][place]["at"]
    expect(person.page.locator("g.world")).to_be_visible()
    x, y = person.page.evaluate(WHERE, list(spot))
    box = person.page.get_by_role("group", name="World map").bounding_box()
    assert box is not None
    assert box["x"] < x < box["x"] + box["width"], f"{place} lies beside what is seen of the map"
    assert box["y"] < y < box["y"] + box["height"], f"{place} lies above or below what is seen of the map"
    person.page.mouse.click(x, y)
    person.taps += 1


def place(page: Page, name: str) -> Locator:
    return page.locator(f"[data-place={name}]")


def main_button(person: Person) -> Locator:
    return person.page.locator(".panel .foot button[aria-disabled=false]")


def asked(person: Person, title: str | re.Pattern[str]) -> None:
    expect(person.title()).to_have_text(title)


def fight_on(person: Person) -> None:
    """Until the fight is over: the weakest units are lost."""
    log = person.page.get_by_role("region", name=re.compile("^The fight"))
    weakest = person.button("Lose the weakest")
    over = log.locator(".end")
    expect(weakest.or_(over).first).to_be_visible(timeout=WAIT)
    while weakest.is_visible():
        before = person.title().inner_text()
        weakest.click()
        person.page.wait_for_timeout(100)
        expect(over.or_(weakest).first).to_be_visible(timeout=WAIT)
        assert before
    expect(over).to_be_visible(timeout=WAIT)


# --- A match ------------------------------------------------------------------------------------------------


def test_a_match_against_bots_begins_on_the_map(ada: Person) -> None:
    table = seat_at(ada.page, "leaders", BOT, BOT, start=True)
    ada.page.goto(f"/t/{table}")
    ada.choose("Blue")
    ada.tap(ada.page.get_by_role("radio").first)
    ada.go_on()
    asked(ada, "Occupy a region")
    free = ada.page.locator("[data-place].target").first.get_attribute("data-place")
    assert free is not None
    tap(ada, free)
    expect(place(ada.page, free)).to_have_attribute("aria-label", re.compile(r"yours: 1 infantry$"))
    asked(ada, "Occupy a region")  # the bots have answered meanwhile
    assert sum(there.get("owner") == BLUE for there in board_of(ada, table)["places"].values()) == 1


def board_of(person: Person, table: str) -> Any:
    return view_of(person.page, table)["board"]


def units_of(board: Any, where: str, seat: int) -> list[int]:
    for there in board["places"][where]["units"]:
        if there["seat"] == seat:
            return [there["infantry"], there["tank"], there["plane"]]
    return [0, 0, 0]


def test_a_whole_turn_in_few_taps(ada: Person) -> None:
    """Withdraw with one tap, place eight units with at most six, attack with at most five."""
    game = world(question="withdrawal", armies={BLUE: TURN}, camps={BLUE: (1, 0, 0)})
    table = lay(ada.page, game)
    asked(ada, "Withdraw your units")
    ada.taps = 0
    ada.tap(ada.button("Withdraw all"))
    assert ada.taps == 1
    asked(ada, NEWS)
    assert board_of(ada, table)["camps"][BLUE] == {"infantry": 5, "tank": 2, "plane": 1}
    ada.leaf()

    asked(ada, "Place units")
    ada.taps = 0
    tap(ada, "united_kingdom")
    tap(ada, "east_coast")
    tap(ada, "brazil")
    expect(ada.page.get_by_role("region", name="Brazil")).to_contain_text("2/3")
    ada.tap(main_button(ada))
    asked(ada, "Move and attack")
    print("taps to place eight units:", ada.taps)
    assert ada.taps <= 6
    board = board_of(ada, table)
    assert board["camps"][BLUE] == {"infantry": 0, "tank": 0, "plane": 0}
    assert units_of(board, "united_kingdom", BLUE) == [1, 2, 1]
    assert sum(units_of(board, "east_coast", BLUE)) == 5

    ada.taps = 0
    tap(ada, "united_kingdom")
    asked(ada, "From United Kingdom: where to?")
    tap(ada, "france")
    asked(ada, "Attack France from United Kingdom")
    ada.tap(ada.button("Attack"))
    expect(ada.page.get_by_text("United Kingdom → France: 3 units")).to_be_visible()
    ada.tap(ada.button("Continue: 1 fight"))
    asked(ada, "France, combat round 1")
    expect(ada.button(re.compile("^Retreat"))).to_contain_text("2 lost, 1 saved")
    ada.tap(ada.button("Fight to the end"))
    print("taps to attack:", ada.taps)
    assert ada.taps <= 5
    fight_on(ada)
    ada.tap(ada.button("To the headquarters"))
    expect(ada.page.get_by_role("tab", name=re.compile("Military"))).to_be_visible()


def test_what_was_drafted_can_be_changed_before_it_is_said(ada: Person) -> None:
    table = lay(ada.page, world(camps={BLUE: (2, 1, 0)}))
    tap(ada, "east_coast")
    region = ada.page.get_by_role("region", name="East Coast")
    expect(region).to_contain_text("4/5")
    ada.tap(region.get_by_role("button", name="Less: Tank"))
    expect(region).to_contain_text("3/5")
    ada.tap(ada.button("Start over"))
    expect(region).to_have_count(0)
    tap(ada, "cuba")
    assert board_of(ada, table)["camps"][BLUE] == {"infantry": 2, "tank": 1, "plane": 0}, "nothing was said yet"
    ada.tap(main_button(ada))
    asked(ada, "Move and attack")
    board = board_of(ada, table)
    assert units_of(board, "cuba", BLUE) == [1, 1, 0]
    assert board["camps"][BLUE] == {"infantry": 2, "tank": 0, "plane": 0}


def test_another_unit_stays_where_one_wants_it(ada: Person) -> None:
    table = lay(ada.page, world(question="withdrawal", armies={BLUE: TURN}))
    tap(ada, "united_kingdom")
    expect(ada.page.get_by_role("group", name="United Kingdom").get_by_role("radio", name="Tank")).to_be_checked()
    ada.tap(ada.button("Withdraw all"))
    asked(ada, NEWS)
    assert units_of(board_of(ada, table), "united_kingdom", BLUE) == [0, 1, 0]


def test_the_points_add_up(ada: Person) -> None:
    lay(ada.page, world(question="count"))
    expect(ada.page.locator(".sum output")).to_have_text("62")
    america = ada.page.get_by_role("region", name="North America")
    expect(america).to_contain_text("11/11")
    expect(america).to_contain_text("+7")


# --- Fights -------------------------------------------------------------------------------------------------


def attacked(camp: Sequence[int] = (2, 0, 0)) -> Table:
    """Green has moved into Blue's United Kingdom; Blue may defend it."""
    game = world(
        question="move",
        active=GREEN,
        armies={GREEN: {"france": (4, 0, 0)}, BLUE: {"united_kingdom": (1, 0, 0)}},
        camps={BLUE: camp},
    )
    game.do(GREEN, "from france", *["send infantry-united_kingdom"] * 3, "continue")
    return game


def test_the_defender_sends_units_and_fights(ada: Person) -> None:
    table = lay(ada.page, attacked())
    asked(ada, "You are attacked")
    expect(place(ada.page, "united_kingdom")).to_have_class(re.compile("attacked"))
    tap(ada, "united_kingdom")
    expect(ada.page.get_by_role("region", name="United Kingdom")).to_contain_text("3/4")
    ada.tap(ada.button("Send them"))
    press = ada.button("Fight to the end")
    log = ada.page.get_by_role("region", name="The fight: United Kingdom")
    expect(press.or_(log).first).to_be_visible(timeout=WAIT)  # the attacker may have gone home
    if press.is_visible():
        assert units_of(board_of(ada, table), "united_kingdom", BLUE) == [3, 0, 0]
        ada.tap(press)
    expect(log).to_be_visible(timeout=WAIT)


def test_who_looks_on_sees_the_fight_of_others_and_its_dice(ada: Person) -> None:
    game = world(question="move", active=GREEN, armies={GREEN: {"near_east": (6, 0, 0)}})
    game.do(GREEN, "from near_east", *["send infantry-persia"] * 3, *["send infantry-arabia"] * 2, "continue")
    lay(ada.page, game)
    log = ada.page.get_by_role("region", name=re.compile("^The fight: (Persia|Arabia)"))
    expect(log).to_be_visible(timeout=WAIT)
    expect(log.get_by_role("img", name=re.compile("White die: (hit|miss)")).first).to_be_visible()


# --- Why not ------------------------------------------------------------------------------------------------


def test_a_touch_of_something_impossible_is_explained(ada: Person) -> None:
    lay(ada.page, world(camps={BLUE: (2, 0, 0)}))
    for where, clause in (("germany", "LDR-PLCE-02"), ("north_atlantic", "LDR-PLCE-03")):
        tap(ada, where)
        expect(ada.page.locator(".why").get_by_role("button", name=clause)).to_be_visible()
    tap(ada, "brazil")
    expect(ada.page.locator(".why")).to_have_count(0)
    lay(ada.page, world(question="move", armies={BLUE: TURN}))
    tap(ada, "united_kingdom")
    asked(ada, "From United Kingdom: where to?")
    tap(ada, "china")
    expect(ada.page.locator(".why").get_by_role("button", name="LDR-MOVE-10")).to_be_visible()


# --- For everybody ------------------------------------------------------------------------------------------

FOCUS = "document.activeElement.dataset.place ?? document.activeElement.textContent.trim()"


def tab_to(page: Page, wanted: str) -> None:
    for _ in range(120):
        page.keyboard.press("Tab")
        if page.evaluate(FOCUS) == wanted:
            return
    raise AssertionError(f"Tab never comes to {wanted}")


def test_units_are_placed_by_keyboard_alone(ada: Person) -> None:
    table = lay(ada.page, world(camps={BLUE: (1, 1, 0)}))
    asked(ada, "Place units")
    tab_to(ada.page, "mexico")
    expect(place(ada.page, "mexico")).to_have_attribute("aria-label", "Mexico, 3 points, yours: 1 infantry")
    ada.page.keyboard.press("Enter")
    tab_to(ada.page, "CONTINUE")
    ada.page.keyboard.press("Enter")
    asked(ada, "Move and attack")
    assert units_of(board_of(ada, table), "mexico", BLUE) == [2, 1, 0]


def test_every_region_is_in_the_list(ada: Person) -> None:
    lay(ada.page, world(armies={BLUE: {"brazil": (2, 1, 0)}}, camps={BLUE: (1, 0, 0)}))
    ada.tap(ada.page.get_by_text("Regions as a list"))
    ada.tap(ada.page.get_by_role("button", name="All", exact=True))
    everywhere = ada.page.locator(".panel details li button")
    expect(everywhere).to_have_count(56)
    expect(ada.page.get_by_role("button", name="Brazil, 3 points, yours: 2 infantry, 1 tank").last).to_be_visible()
    ada.tap(everywhere.filter(has_text="Japan"))
    expect(ada.page.locator(".why").get_by_role("button", name="LDR-PLCE-02")).to_be_visible()


SCREENS = ("count", "withdrawal", "place", "move")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_map_has_no_grave_fault(visitor: Visitor, theme: str) -> None:
    person = somebody(visitor, color_scheme=theme, bypass_csp=True)
    for question in SCREENS:
        lay(person.page, world(question=question, armies={BLUE: TURN}, camps={BLUE: (2, 1, 1)}))
        expect(main_button(person)).to_be_visible()
        assert grave(person.page) == []


def test_the_map_fits_a_phone(visitor: Visitor) -> None:
    person = somebody(visitor, **PHONE)
    for question in SCREENS:
        lay(
            person.page, world(question=question, armies={BLUE: {**TURN, "brazil": (2, 1, 0)}}, camps={BLUE: (2, 1, 1)})
        )
        expect(main_button(person)).to_be_in_viewport()
        check_screen(person.page)
        box = person.page.get_by_role("group", name="World map").bounding_box()
        assert box is not None
        assert box["height"] > 300
    tap(person, "brazil")
    asked(person, "From Brazil: where to?")
    tap(person, "south_atlantic")
    asked(person, "From Brazil to South Atlantic")
    check_screen(person.page)
    expect(person.button("Move")).to_be_in_viewport()


def test_the_map_stays_as_it_lies(ada: Person) -> None:
    """It is not moved by questions."""
    lay(ada.page, world(question="withdrawal", armies={BLUE: TURN}))
    asked(ada, "Withdraw your units")
    before = place(ada.page, "brazil").bounding_box()
    ada.tap(ada.button("Withdraw all"))
    asked(ada, NEWS)
    assert place(ada.page, "brazil").bounding_box() == before
