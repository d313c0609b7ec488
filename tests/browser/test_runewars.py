"""Runewars on the screen: how many taps things take, what can be touched, what nobody may see."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from browsing import Visitor
from fitting import LEAST_TARGET, check_screen, grave
from playing import hold
from playwright.sync_api import Page, expect
from runewars_screen import DESKTOP, LANDSCAPE, PHONE, at, foot, lay, scene, tap
from runewars_table import build, neutrals, put, rune, table, turn
from runewars_table import hold as deal

from bannerhall.core.state import CHANCE
from bannerhall.games.runewars import GAME
from bannerhall.games.runewars.rules.state import Runewars

SEAT_SHAPES = """() => {
  const hall = ["M10 1.5l8.5 8.5-8.5 8.5L1.5 10z", "M10 1.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17z",
    "M2.5 2.5h15v15h-15z", "M10 1.5l9 16H1z", "M5.5 2h9l4.5 8-4.5 8h-9L1 10z",
    "M7 1.5h6V7h5.5v6H13v5.5H7V13H1.5V7H7z"];
  return [...document.querySelectorAll("path")].filter((path) => hall.includes(path.getAttribute("d"))).length;
}"""


def war(seats: int = 2) -> Runewars:
    """Everybody has units at home; the first seat's Footmen stand beside neutral and enemy ones."""
    s = table(seats)
    put(s, 0, "DB", footman=4, bowman=2)
    put(s, 0, "DA", knight=1)
    build(s, 0, "DA")
    if seats == 3:
        put(s, 2, "UB", berserker=2)
    else:
        put(s, seats - 1, "WB", reanimate=2)
    neutrals(s, "5D", dragon=1)
    return s


def test_an_order_is_given_in_two_taps(visitor: Visitor) -> None:
    page, match = lay(visitor, war())
    page.get_by_role("button", name="Conquer").tap()
    expect(foot(page)).to_have_text("Give Conquer")
    foot(page).tap()
    expect(page.get_by_role("button", name="Conquer")).to_have_count(0)
    assert "conquer" in scene(page, match)["view"]["used"][0]


def test_a_march_into_a_battle_takes_at_most_five_taps(visitor: Visitor) -> None:
    s = war()
    put(s, 1, "5A", reanimate=1)
    turn(s, 0, "conquer")
    page, match = lay(visitor, s)
    tap(page, "5A")
    expect(page.locator(".goal")).to_contain_text("battle")
    tap(page, "DB")
    expect(page.locator(".forecast")).to_contain_text("6 against 1")
    expect(foot(page)).to_have_text("March: battle")
    foot(page).tap()
    expect(page.locator(".goal")).to_have_count(0)
    view = scene(page, match)["view"]
    assert "5A" in view["activated"][0]
    assert view["battle"] or view["control"].get("5A") == 0


def test_fewer_units_march_where_fewer_are_wanted(visitor: Visitor) -> None:
    s = war()
    turn(s, 0, "mobilize")
    page, match = lay(visitor, s)
    tap(page, "5A")
    tap(page, "DB")
    page.get_by_role("button", name="Footman: one fewer").tap()
    expect(page.get_by_role("group", name="Footman")).to_contain_text("3/4")
    foot(page).tap()
    expect(page.locator(".goal")).to_have_count(0)
    assert scene(page, match)["view"]["standing"]["DB"] == {"footman": 1}


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("screen", [PHONE, LANDSCAPE, DESKTOP])
def test_no_area_is_too_small_for_a_finger(visitor: Visitor, seats: int, screen: dict[str, Any]) -> None:
    page, _ = lay(visitor, war(seats), **screen)
    areas = page.locator("[data-area] polygon.ground")
    expect(areas).to_have_count({2: 21, 3: 28, 4: 38}[seats])
    page.wait_for_function(f"document.querySelector('polygon.ground').getBoundingClientRect().width >= {LEAST_TARGET}")
    for box in (one.bounding_box() for one in areas.all()):
        assert box
        assert box["width"] >= LEAST_TARGET - 0.1


@pytest.mark.parametrize("screen", [PHONE, DESKTOP])
def test_seats_are_emblems_and_never_the_marks_of_the_hall(visitor: Visitor, screen: dict[str, Any]) -> None:
    page, _ = lay(visitor, war(4), **screen)
    expect(page.locator(".grid")).to_be_visible()
    assert page.evaluate(SEAT_SHAPES) == 0
    page.get_by_role("button", name="What happened").tap()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert page.evaluate(SEAT_SHAPES) == 0


def test_what_follows_an_order_is_asked_when_the_order_is_given(visitor: Visitor) -> None:
    s = war()
    turn(s, 0, "recruit")
    page, match = lay(visitor, s)
    page.get_by_role("button", name="Recruit with food").tap()
    expect(foot(page)).to_have_text("Recruit with food")
    expect(page.locator(".panel h2")).not_to_contain_text("bonus")
    expect(page.get_by_role("button", name="Skip the bonus")).to_have_count(0)
    foot(page).tap()
    expect(page.locator(".panel h2")).to_contain_text("bonus")
    assert scene(page, match)["view"]["standing"]["DA"] == {"knight": 1, "footman": 3}


def test_one_may_stay_behind(visitor: Visitor) -> None:
    s = war()
    turn(s, 0, "mobilize")
    page, match = lay(visitor, s)
    tap(page, "5A")
    tap(page, "DB")
    page.get_by_role("button", name="Leave one").tap()
    expect(page.get_by_role("button", name="Leave one")).to_be_visible()
    foot(page).tap()
    expect(page.locator(".goal")).to_have_count(0)
    assert sum(scene(page, match)["view"]["standing"]["DB"].values()) == 1


def rune_marks(page: Page) -> list[str]:
    found: list[str] = page.locator("[data-rune]").evaluate_all("marks => marks.map((mark) => mark.dataset.rune)")
    return found


def test_only_the_own_runes_are_marked(visitor: Visitor) -> None:
    s = war()
    rune(s, "DA", "dragon", seen=[0])
    rune(s, "DC", "false", seen=[0])
    rune(s, "WA", "dragon", seen=[1])
    page, match = lay(visitor, s)
    assert sorted(rune_marks(page)) == ["dragon", "false"]
    expect(at(page, "WA")).to_have_attribute("aria-label", re.compile("rune token, not known"))
    assert scene(page, match)["view"]["runes"]["WA"] == "hidden"
    looking_on = visitor(f"/t/{match}", **DESKTOP)
    expect(looking_on.locator("[data-area]").first).to_be_visible()
    assert rune_marks(looking_on) == []


def test_one_device_shows_each_person_their_own_runes_and_orders_go_round_behind_the_curtain(visitor: Visitor) -> None:
    s = war()
    rune(s, "DA", "dragon", seen=[0])
    rune(s, "WC", "false", seen=[1])
    page, match = lay(visitor, s, "Ben")
    for who, order, marks in (("Ada", "Harvest", ["dragon"]), ("Ben", "Conquer", ["false"])):
        handle = page.get_by_role("button", name=f"{who}: press and hold", exact=True)
        expect(handle).to_be_visible()
        assert rune_marks(page) == []
        hold(page, handle, 900)
        expect(page.locator(".grid")).to_be_visible()
        assert rune_marks(page) == marks
        page.locator(".grid").get_by_role("button", name=order).tap()
        foot(page).tap()
    expect(page.locator(".grid")).to_have_count(0)
    assert scene(page, match)["view"]["used"] == [["harvest"], ["conquer"]]


def test_a_rune_that_a_step_would_show_is_not_shown_before(visitor: Visitor) -> None:
    s = table(2)
    put(s, 0, "DB", footman=2)
    rune(s, "5A", "dragon")
    turn(s, 0, "strategize")
    page, match = lay(visitor, s)
    tap(page, "DB")
    tap(page, "5A")
    expect(foot(page)).to_have_text("Move")
    assert rune_marks(page) == []
    foot(page).tap()
    expect(page.locator("[data-rune=dragon]")).to_have_count(1)
    assert scene(page, match)["view"]["runes"] == {"5A": "dragon"}


def building(seed: int) -> Runewars:
    """A board that is being built, with a tile for the first seat to choose and to lay."""
    luck = Random(seed)
    s = GAME.new(2, None, {"board": "build"})
    assert isinstance(s, Runewars)
    while s.question(0) != "choose_tile" or s.land == 0:
        who = s.waiting()[0]
        s.answer(who, luck.choice([one for one, _ in s.odds()] if who == CHANCE else s.legal(who)))
    return s


def test_a_tile_is_laid_by_touching_where_it_may_lie(visitor: Visitor) -> None:
    page, match = lay(visitor, building(3))
    before = scene(page, match)["view"]["board"]["cells"]
    page.get_by_role("button", name="Tile ").first.tap()
    ghost = page.locator("[data-cell]").first
    expect(ghost).to_be_visible()
    ghost.locator("polygon").tap()
    expect(page.locator(".tried").first).to_be_visible()
    assert scene(page, match)["view"]["board"]["cells"] == before
    foot(page).tap()
    expect(page.locator(".tried")).to_have_count(0)
    assert set(before) < set(scene(page, match)["view"]["board"]["cells"])


@pytest.mark.parametrize("screen", [PHONE, DESKTOP])
def test_at_the_end_all_runes_lie_open_and_the_result_lies_below_the_land(
    visitor: Visitor, screen: dict[str, Any]
) -> None:
    s = table(2)
    for home in ("DA", "DB", "DC"):
        rune(s, home, "dragon", seen=[0])
    for taken in ("5B", "5C"):
        put(s, 0, taken, footman=1)
        rune(s, taken, "dragon", up=True)
    put(s, 0, "DB", footman=2)
    rune(s, "5A", "dragon")
    rune(s, "WA", "false", seen=[1])
    turn(s, 0, "strategize")
    page, _ = lay(visitor, s, **screen)
    tap(page, "DB")
    tap(page, "5A")
    expect(foot(page)).to_have_text("Move")
    foot(page).tap()
    expect(page.locator("[data-rune]")).to_have_count(7)
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    land, again = page.locator(".map").bounding_box(), page.get_by_text("answers given").first.bounding_box()
    assert land
    assert again
    assert again["y"] >= land["y"] + land["height"]


def test_what_may_be_done_this_year_is_one_tap_away(visitor: Visitor) -> None:
    page, _ = lay(visitor, war())
    page.get_by_role("button", name="Year", exact=True).tap()
    expect(page.get_by_text("What you can still do this year")).to_be_visible()
    expect(page.get_by_text("No area is activated")).to_be_visible()


@pytest.mark.parametrize("screen", [PHONE, LANDSCAPE, DESKTOP])
def test_the_table_fits_and_has_no_grave_fault(visitor: Visitor, screen: dict[str, Any]) -> None:
    s = war(4)
    deal(s, 0, "summon_lightning")
    page, _ = lay(visitor, s, **screen)
    expect(page.locator(".grid")).to_be_visible()
    check_screen(page)
    assert grave(page) == []
    tap(page, "DB")
    expect(page.locator(".card")).to_be_visible()
    check_screen(page)
    assert grave(page) == []
