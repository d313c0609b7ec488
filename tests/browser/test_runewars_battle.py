"""A battle of Runewars on the screen: the rows, what counts of the cards, and nothing of those one may not know."""

from __future__ import annotations

from typing import Any

import pytest
from browsing import Visitor
from fitting import check_screen, grave
from playwright.sync_api import Locator, Page, expect
from runewars_battle import draw, fight
from runewars_heroes import challenge, duel
from runewars_screen import DESKTOP, LANDSCAPE, PHONE, lay, scene
from runewars_table import hold

from bannerhall.games.runewars.rules.state import Runewars


def routed() -> Runewars:
    """Both sides have drawn in the first row; the first player has to rout one of four types."""
    s = fight(
        {"bowman": 2, "knight": 2, "footman": 2, "siege_tower": 1},
        {"skeleton_archer": 2, "necromancer": 1, "dark_knight": 2},
    )
    draw(s, "damage", "miss")
    draw(s, "rout", "miss")
    assert s.question(0) == "assign_routs"
    return s


def half_shown() -> Runewars:
    """The opponent has drawn a rout, which has been shown, and a miss, which has not."""
    s = fight({"bowman": 2}, {"skeleton_archer": 2})
    hold(s, 0, "battle_fury")
    draw(s, "miss", "miss")
    draw(s, "rout", "miss")
    assert s.question(0) == "battle_window"
    return s


def field(page: Page) -> Locator:
    return page.get_by_role("region", name="Battle for")


def test_a_unit_is_routed_by_touching_it_in_its_row(visitor: Visitor) -> None:
    page, match = lay(visitor, routed())
    expect(field(page)).to_be_visible()
    expect(field(page).locator(".attacker [aria-label='Strength 7']")).to_be_visible()
    expect(field(page).locator("[aria-current=step]")).to_have_text("Routs")
    expect(page.get_by_role("button", name="2 × Footman")).to_have_count(1)
    page.get_by_role("button", name="2 × Footman").tap()
    expect(page.get_by_role("button", name="2 × Footman")).to_have_count(0)
    assert "footman_routed" in scene(page, match)["view"]["battle"]["units"][0]


def test_cards_of_the_other_side_are_backs_without_a_trace(visitor: Visitor) -> None:
    page, match = lay(visitor, half_shown(), **DESKTOP)
    mine = field(page).locator(".line.attacker .fate")
    theirs = field(page).locator(".line.defender .fate")
    expect(mine).to_have_attribute("aria-label", "2 × miss")
    assert sorted(str(card.get_attribute("aria-label")) for card in theirs.all()) == ["Fate card, facedown", "rout"]
    assert theirs.and_(page.get_by_label("Fate card, facedown")).evaluate("card => card.outerHTML").count("data-") == 0
    assert len(scene(page, match)["view"]["battle"]["fates"][1]) == 1


def test_the_land_is_one_tap_away(visitor: Visitor) -> None:
    page, _ = lay(visitor, routed())
    field(page).get_by_role("button", name="Land").tap()
    expect(field(page)).to_have_count(0)
    expect(page.get_by_role("button", name="Footman")).to_be_visible()
    page.get_by_role("button", name="Battle", exact=True).tap()
    expect(field(page)).to_be_visible()


def test_the_end_of_a_battle_is_stamped_over_the_land(visitor: Visitor) -> None:
    s = fight({"bowman": 1, "footman": 1}, {"reanimate": 1})
    draw(s, "miss", "miss", "rout")
    page, _ = lay(visitor, s)
    page.get_by_role("button", name="1 × Footman").tap()
    expect(page.locator(".stamp")).to_contain_text("1 : 1")
    expect(page.locator(".stamp")).to_have_count(0)
    expect(field(page)).to_have_count(0)


def test_a_duel_has_two_heads_and_hearts(visitor: Visitor) -> None:
    s = duel("silhouette", "steelhorns")
    challenge(s, "steelhorns")
    assert s.question(0) == "duel_start"
    page, _ = lay(visitor, s)
    stage = page.get_by_role("region", name="Duel")
    expect(stage.get_by_text("Silhouette")).to_be_visible()
    expect(stage.get_by_text("Steelhorns")).to_be_visible()
    expect(stage.get_by_role("img", name="health")).to_have_count(2)
    check_screen(page)
    assert grave(page) == []


@pytest.mark.parametrize("screen", [PHONE, LANDSCAPE, DESKTOP])
def test_a_battle_fits_and_has_no_grave_fault(visitor: Visitor, screen: dict[str, Any]) -> None:
    page, _ = lay(visitor, routed(), **screen)
    expect(field(page)).to_be_visible()
    check_screen(page)
    assert grave(page) == []
