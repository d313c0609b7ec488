"""The Quest Phase of Runewars on the screen: hero, area, what to try there; chances only for whoever may know them."""

from __future__ import annotations

import re
from typing import Any

import pytest
from browsing import Visitor
from fitting import check_screen, grave
from playwright.sync_api import expect
from runewars_battle import hero
from runewars_heroes import give_quests, land, quest_time
from runewars_orders import only_fates
from runewars_screen import DESKTOP, LANDSCAPE, PHONE, at, foot, lay, scene, tap

from bannerhall.games.runewars.rules.state import Runewars

ONE_OF_EIGHT = (5, 1, 2, 6, 8, 9, 10, 11)  # Fate cards: a gold one and seven red ones
FITS = "quest_areas"


def summer(*heroes: str) -> Runewars:
    """Heroes of the first player with a Quest that a test decides and one that a duel decides."""
    s = land()
    s.influence[0] = 9
    for place, name in zip(("5A", "6A"), heroes, strict=False):
        hero(s, 0, name, place)
    hero(s, 1, "steelhorns", "5B")
    give_quests(s, 0, "old_road", "arena")
    only_fates(s, *ONE_OF_EIGHT)
    return quest_time(s)


def a_place(s: Runewars, quest: str) -> str:
    """An area where the card fits, in reach of the acting hero."""
    fitting = s.view(0)[FITS]
    assert isinstance(fitting, dict)
    reach = {s.rules.vocabulary.text(action).removeprefix("travel ") for action in s.legal(0)}
    return next(str(area) for area in fitting[quest] if area in reach)


@pytest.mark.parametrize("screen", [PHONE, LANDSCAPE, DESKTOP])
def test_a_quest_takes_an_area_and_a_choice_that_tells_its_chance(visitor: Visitor, screen: dict[str, Any]) -> None:
    s = summer("silhouette")
    place = a_place(s, "old_road")
    page, match = lay(visitor, s, **screen)
    expect(page.locator(".quests li").filter(has_text="Old Road")).to_contain_text("62 %")
    expect(page.locator("[data-chance]").first).to_have_attribute("data-chance", "62")
    check_screen(page)
    assert grave(page) == []
    tap(page, place)
    chosen = page.locator(".try").filter(has_text="Quest 62 %")
    expect(chosen).to_be_visible()
    expect(foot(page)).to_contain_text("Go to")
    check_screen(page)
    assert scene(page, match)["view"]["hero_at"]["silhouette"] == "5A"
    chosen.tap()
    expect(page.locator(".try")).to_have_count(0)
    assert scene(page, match)["view"]["hero_at"]["silhouette"] == place


def test_another_area_may_be_tapped_before_anything_is_said(visitor: Visitor) -> None:
    s = summer("silhouette")
    place = a_place(s, "old_road")
    page, match = lay(visitor, s)
    tap(page, "5B")
    duel = page.locator(".try").filter(has_text="Duel")
    expect(duel).to_contain_text("Steelhorns")
    tap(page, place)
    expect(duel).to_have_count(0)
    expect(page.locator(".try")).to_contain_text("Quest 62 %")
    foot(page).tap()
    expect(page.locator(".try")).to_have_count(0)
    assert scene(page, match)["view"]["hero_at"]["silhouette"] == place


@pytest.mark.parametrize("screen", [PHONE, LANDSCAPE, DESKTOP])
def test_of_two_heroes_one_is_chosen_and_may_do_something_else(visitor: Visitor, screen: dict[str, Any]) -> None:
    page, match = lay(visitor, summer("silhouette", "ronan"), **screen)
    expect(page.locator("ul.heroes button")).to_have_count(2)
    page.locator("ul.heroes button", has_text="Silhouette").tap()
    expect(page.locator(".quests li").filter(has_text="Old Road")).to_contain_text("62 %")
    page.locator("ul.heroes button", has_text="Ronan").tap()
    expect(page.locator(".quests li").filter(has_text="Old Road")).to_contain_text("50 %")
    expect(page.locator("[data-chance]").first).to_have_attribute("data-chance", "50")
    check_screen(page)
    assert grave(page) == []
    assert scene(page, match)["question"]["decision"] == "next_hero"
    page.get_by_role("button", name="Heal").or_(page.get_by_role("button", name=re.compile("Train"))).first.tap()
    foot(page).tap()
    expect(page.locator("ul.heroes")).to_have_count(0)
    assert "ronan" in scene(page, match)["view"]["quest_phase"]["acted"]


def test_whoever_looks_on_sees_neither_cards_nor_chances(visitor: Visitor) -> None:
    page, match = lay(visitor, summer("silhouette"))
    expect(page.locator("[data-chance]").first).to_be_visible()
    looking_on = visitor(f"/t/{match}", **DESKTOP)
    expect(at(looking_on, "5A")).to_be_visible()
    expect(looking_on.locator("[data-chance]")).to_have_count(0)
    assert "old_road" not in looking_on.content()
    assert "Old Road" not in looking_on.content()
