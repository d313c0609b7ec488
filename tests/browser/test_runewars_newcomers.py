"""What somebody new to Runewars stumbled over: what an answer does, what it costs, and where to tap."""

from __future__ import annotations

import re

from browsing import Visitor
from playwright.sync_api import Locator, Page, expect
from runewars_screen import DESKTOP, at, foot, lay, scene, tap
from runewars_table import build, neutrals, put, rune, table, turn

from bannerhall.games.runewars.rules.state import Runewars


def war(seats: int = 2) -> Runewars:
    s = table(seats)
    put(s, 0, "DB", footman=4, bowman=2)
    build(s, 0, "DA")
    neutrals(s, "5D", dragon=1)
    return s


def bottom(place: Locator) -> float:
    box = place.bounding_box()
    assert box
    return box["y"] + box["height"]


def top(place: Locator) -> float:
    box = place.bounding_box()
    assert box
    return box["y"]


def quiet(page: Page) -> None:
    expect(foot(page)).to_have_class(re.compile(r"\bquiet\b"))


def test_an_order_that_is_picked_on_a_phone_says_what_it_does_above_the_button(visitor: Visitor) -> None:
    page, _ = lay(visitor, war())
    page.get_by_role("button", name="Mobilize").tap()
    expect(page.locator(".foot .does")).to_contain_text("Activate one area")
    expect(page.locator(".foot .does")).to_be_in_viewport()
    expect(page.locator("p.about").first).to_contain_text("Mobilize once more")


def test_an_area_that_is_only_looked_at_shows_its_card_in_sight(visitor: Visitor) -> None:
    page, _ = lay(visitor, war())
    expect(page.locator(".grid")).to_be_visible()
    tap(page, "5D")
    card = page.locator(".panel .card")
    expect(card.get_by_text("Dragon")).to_be_in_viewport()
    assert top(card) < 700


def test_to_activate_an_area_for_nobody_is_asked_about_and_another_target_is_a_tap(visitor: Visitor) -> None:
    s = war()
    turn(s, 0, "mobilize")
    page, match = lay(visitor, s)
    tap(page, "5A")
    expect(page.locator(".goal")).to_be_visible()
    first = page.locator(".goal b").inner_text()
    quiet(page)
    foot(page).tap()
    expect(page.locator(".foot [role=alert]")).to_contain_text("Nobody comes")
    assert scene(page, match)["view"]["activated"][0] == []
    tap(page, "5B")
    expect(page.locator(".goal b")).not_to_have_text(first)
    tap(page, "DB")
    expect(foot(page)).not_to_have_class(re.compile(r"\bquiet\b"))


def test_the_forecast_of_a_battle_stands_above_the_button_on_a_phone(visitor: Visitor) -> None:
    s = war()
    put(s, 0, "DA", knight=1)
    put(s, 1, "5A", reanimate=1)
    turn(s, 0, "conquer")
    page, _ = lay(visitor, s)
    tap(page, "5A")
    tap(page, "DB")
    forecast = page.locator(".forecast")
    expect(forecast).to_contain_text("6 against 1")
    assert bottom(forecast) <= top(page.locator(".foot")) + 1


def test_a_battle_is_not_shown_before_the_march_into_it_is_said(visitor: Visitor) -> None:
    s = war()
    put(s, 1, "5A", reanimate=1)
    turn(s, 0, "conquer")  # there is one area to come from: nothing more is asked before the battle
    page, _ = lay(visitor, s)
    tap(page, "5A")
    tap(page, "DB")
    expect(page.get_by_role("group", name="Footman")).to_contain_text("4/4")
    expect(page.locator("[aria-label^='Battle for']")).to_have_count(0)
    expect(foot(page)).to_have_text("March: battle")
    foot(page).tap()
    expect(page.locator(".goal")).to_have_count(0)


def test_recruiting_says_what_comes_and_what_would_be_too_many(visitor: Visitor) -> None:
    s = war()
    put(s, 0, "DA", footman=6, knight=1)
    turn(s, 0, "recruit")
    page, match = lay(visitor, s)
    food = page.get_by_role("button", name="Recruit with food")
    expect(food).to_contain_text("Footman")
    expect(page.get_by_role("button", name="Recruit with wood")).to_contain_text("Bowman")
    quiet(page)
    food.tap()
    expect(foot(page)).to_have_text("Recruit with food")
    foot(page).tap()
    expect(page.locator(".foot [role=alert]")).to_contain_text("more than 8")
    assert scene(page, match)["view"]["standing"]["DA"] == {"footman": 6, "knight": 1}


def test_the_bonus_is_said_before_it_is_used_and_wasting_it_is_asked_about(visitor: Visitor) -> None:
    s = war()
    s.influence[0] = 3
    turn(s, 0, "rally_support")
    page, _ = lay(visitor, s)
    expect(page.locator(".panel h2")).to_contain_text("bonus")
    expect(page.locator(".panel p.about")).to_contain_text("draw as many Hero cards")
    expect(foot(page)).to_have_text("Use the bonus")
    foot(page).tap()
    expect(foot(page)).to_have_text("Done")
    quiet(page)
    foot(page).tap()
    expect(page.locator(".foot [role=alert]")).to_contain_text("nothing for it")


def test_three_seats_are_seen_in_the_ribbon_of_a_phone(visitor: Visitor) -> None:
    s = war(3)
    put(s, 2, "UB", berserker=2)
    page, _ = lay(visitor, s)
    seats = page.locator(".ribbon li")
    expect(seats).to_have_count(3)
    for seat in seats.all():
        expect(seat).to_be_in_viewport(ratio=0.95)


def test_names_of_areas_are_read_on_a_desktop(visitor: Visitor) -> None:
    s = war(3)
    put(s, 2, "UB", berserker=2)
    page, _ = lay(visitor, s, **DESKTOP)
    expect(page.locator("text.name")).to_have_count(28)


def test_only_routed_units_have_no_plate_with_a_zero(visitor: Visitor) -> None:
    s = war()
    put(s, 0, "DC", routed=True, footman=2)
    rune(s, "DC", "dragon", seen=[0])
    page, _ = lay(visitor, s)
    expect(at(page, "DC")).to_have_attribute("aria-label", re.compile("2 routed"))
    assert "0" not in page.locator(".plate text").all_inner_texts()
