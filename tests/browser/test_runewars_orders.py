"""The turns of Runewars on the screen: what an order brings before it is given, and what it takes to give it."""

from __future__ import annotations

from typing import Any

import pytest
from browsing import Visitor
from fitting import check_screen, grave
from playwright.sync_api import Page, expect
from runewars_screen import DESKTOP, LANDSCAPE, PHONE, foot, lay, scene
from runewars_table import area, build, hold, put, table, turn

from bannerhall.games.runewars.rules import cities, objective_cards
from bannerhall.games.runewars.rules.components import GUILDMASTER, TITLES
from bannerhall.games.runewars.rules.state import Runewars

SIZES = [PHONE, LANDSCAPE, DESKTOP]


def dials(s: Runewars, food: int, wood: int, ore: int) -> None:
    for dial, value in enumerate((food, wood, ore)):
        s.dial[dial] = value


def city(s: Runewars, at: str, name: str) -> None:
    s.set_city(area(at), cities.NAMES.index(name) + 1)


def objective(s: Runewars, name: str) -> None:
    card = objective_cards.NAMES.index(name)
    s.objective_deck.draw_middle(card)
    s.set_objective(0, card + 1)


def fits(page: Page) -> None:
    check_screen(page)
    assert grave(page) == []


# --- Harvest ---------------------------------------------------------------------------------------------------------


def harvest() -> Runewars:
    """Before Harvest, with a card in hand so that there is something to ask; ore goes up, food down."""
    s = table(2)
    put(s, 0, "DA", footman=1)
    put(s, 0, "DB", footman=1)
    build(s, 0, "DA")
    dials(s, 8, 0, 0)
    hold(s, 0, "summon_lightning")
    turn(s, 0, "harvest")
    return s


def shown(page: Page, dial: str) -> list[str]:
    found: list[str] = page.locator(f".harvest [data-dial={dial}] .step").locator("span.soft, b").all_inner_texts()
    return found


@pytest.mark.parametrize("screen", SIZES)
def test_harvest_shows_the_dials_before_and_after(visitor: Visitor, screen: dict[str, Any]) -> None:
    s = harvest()
    yields = s.view(0)["yields"]
    assert isinstance(yields, list)
    page, _ = lay(visitor, s, **screen)
    expect(page.locator(".harvest tr")).to_have_count(3)
    assert {dial: shown(page, dial) for dial in ("food", "ore")} == {
        "food": ["8", str(yields[0]["food"])],
        "ore": ["0", str(yields[0]["ore"])],
    }
    fits(page)


def test_after_harvest_the_table_tells_what_came_and_the_guildmaster_raises_a_dial_in_it(visitor: Visitor) -> None:
    s = harvest()
    s.set_title(GUILDMASTER, 1)
    food = s.view(0)["yields"][0]["food"]  # type: ignore[index]
    page, match = lay(visitor, s)
    foot(page).tap()
    expect(page.locator(".harvest button")).to_have_count(3)
    assert shown(page, "food") == ["8", str(food)]
    page.locator(".harvest [data-dial=food] button").tap()
    expect(page.locator(".harvest button")).to_have_count(0)
    assert scene(page, match)["view"]["dials"][0]["food"] == food + 2


def test_what_the_bonus_can_buy_stands_below_the_table(visitor: Visitor) -> None:
    s = table(2)
    put(s, 0, "DA", footman=1)
    put(s, 0, "DB", footman=1)
    put(s, 0, "DC", footman=1)
    build(s, 0, "DA")
    turn(s, 0, "harvest")
    page, _ = lay(visitor, s)
    expect(page.locator(".panel h2")).to_contain_text("bonus")
    expect(page.locator(".harvest tr")).to_have_count(3)
    foot(page).tap()
    expect(page.get_by_role("button", name="Build")).not_to_have_count(0)
    expect(page.locator(".harvest tr")).to_have_count(3)


# --- Rally Support ---------------------------------------------------------------------------------------------------


def rally() -> Runewars:
    s = table(2)
    put(s, 0, "5A", footman=1)
    put(s, 0, "5C", footman=1)
    for at, name in (("5A", "city_1"), ("5C", "city_7")):
        city(s, at, name)
    turn(s, 0, "rally_support")
    return s


@pytest.mark.parametrize("screen", SIZES)
def test_every_city_is_a_line_and_takes_one_tap(visitor: Visitor, screen: dict[str, Any]) -> None:
    page, match = lay(visitor, rally(), **screen)
    expect(page.locator(".rally li")).to_have_count(2)
    first = page.locator(".rally [aria-current=step]")
    expect(first).to_contain_text("Tamalir")
    expect(first).to_contain_text("2 neutral units")
    fits(page)
    first.get_by_role("button", name="Tamalir: 2 influence").tap()
    expect(page.locator(".rally [aria-current=step]")).to_contain_text("Nerekhall")
    page.get_by_role("button", name="Nerekhall: 2 influence").tap()
    expect(page.locator(".rally")).to_have_count(0)
    assert scene(page, match)["view"]["influence"][0] == 4


# --- Acquire Power ---------------------------------------------------------------------------------------------------


def power(influence: int = 5) -> Runewars:
    s = table(2)
    put(s, 0, "DA", footman=1)
    build(s, 0, "DA")
    s.influence[0] = influence
    s.set_title(TITLES.index("captain"), 2)
    s.set_title_influence(TITLES.index("captain"), 3)
    dials(s, 4, 4, 4)
    return s


def test_what_acquire_power_brings_is_shown_before_and_after(visitor: Visitor) -> None:
    s = power()
    hold(s, 0, "summon_lightning")
    turn(s, 0, "acquire_power")
    page, match = lay(visitor, s)
    gain = int(str(page.locator(".gain").get_attribute("data-gain")))
    expect(page.locator(".gain")).to_contain_text(f"5 to {5 + gain}")
    foot(page).tap()
    expect(page.locator(".gain")).to_contain_text(f"you have {5 + gain}")
    assert scene(page, match)["view"]["influence"][0] == 5 + gain
    expect(page.locator(".gain")).to_have_attribute("data-gain", str(gain))


@pytest.mark.parametrize("screen", SIZES)
def test_a_title_and_its_amount_are_one_act(visitor: Visitor, screen: dict[str, Any]) -> None:
    s = power()
    turn(s, 0, "acquire_power")
    page, match = lay(visitor, s, **screen)
    foot(page).tap()  # the bonus
    captain = page.locator("[data-title=captain]")
    expect(captain).to_contain_text("3 influence on it")
    expect(captain).to_contain_text("Reward cards become a dragon rune")
    fits(page)
    captain.locator("button").first.tap()
    captain.get_by_role("button", name="5", exact=True).tap()
    captain.get_by_role("button", name="4", exact=True).tap()
    expect(foot(page)).to_contain_text("Captain of the Heroes' League for 4")
    foot(page).tap()
    expect(page.locator(".titles")).to_have_count(0)
    view = scene(page, match)["view"]
    assert (view["titles"]["captain"], view["title_influence"]["captain"]) == (0, 4)


# --- Fortify ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("screen", SIZES)
def test_fortify_is_three_lines(visitor: Visitor, screen: dict[str, Any]) -> None:
    s = table(2)
    put(s, 0, "DA", footman=1)
    put(s, 0, "5A", footman=1)
    build(s, 0, "DA", damaged=True)
    dials(s, 2, 2, 2)
    turn(s, 0, "fortify")
    page, match = lay(visitor, s, **screen)
    lines = page.locator(".fortify button")
    expect(lines).to_have_count(3)
    expect(page.locator("[data-part=repair]")).to_contain_text("Archaut")
    expect(page.locator("[data-part=move_runes]")).to_have_attribute("aria-disabled", "true")
    fits(page)
    page.locator("[data-part=move_runes]").tap(force=True)
    expect(page.locator(".reason")).to_be_visible()
    page.locator("[data-part=repair]").tap()
    expect(page.locator("[data-part=repair]")).to_contain_text("done")
    assert scene(page, match)["view"]["strongholds"]["DA"] == "stronghold"


# --- Beside the order ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("screen", SIZES)
def test_cards_of_the_own_turn_are_a_tray_beside_the_button(visitor: Visitor, screen: dict[str, Any]) -> None:
    s = table(2)
    put(s, 0, "DB", footman=2)
    put(s, 1, "5A", reanimate=1)
    hold(s, 0, "war_chest", "ambush")
    turn(s, 0, "conquer")
    page, _ = lay(visitor, s, **screen)
    expect(foot(page)).to_have_text("Go on")
    expect(page.locator(".answers")).to_have_count(0)
    playable = page.locator(".playable")
    expect(playable).to_have_text("1 card playable")
    fits(page)
    playable.tap()
    expect(page.locator("li.can")).to_contain_text("War Chest")
    expect(page.locator("li.can").get_by_role("button", name="Play")).to_be_visible()


@pytest.mark.parametrize("screen", SIZES)
def test_an_objective_is_claimed_on_a_card_with_its_whole_text(visitor: Visitor, screen: dict[str, Any]) -> None:
    s = table(2)
    put(s, 0, "DA", footman=1)
    objective(s, "giant_friend")
    turn(s, 0, "conquer")
    page, match = lay(visitor, s, **screen)
    claim = page.locator("[data-claim=replace_objective]")
    expect(claim).to_contain_text("Friend of Giants")
    fits(page)
    assert scene(page, match)["view"]["objective"] == "giant_friend"
