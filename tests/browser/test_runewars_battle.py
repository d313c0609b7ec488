"""A battle of Runewars on the screen: the rows, what counts of the cards, and nothing of those one may not know."""

from __future__ import annotations

from typing import Any

import pytest
from browsing import Visitor
from fitting import check_screen, grave
from playwright.sync_api import Locator, Page, expect
from runewars_battle import PLACE, attack, draw, fight
from runewars_battle import field as battlefield
from runewars_heroes import challenge, duel
from runewars_screen import DESKTOP, LANDSCAPE, PHONE, foot, lay, scene
from runewars_table import hold, put

from bannerhall.games.runewars.rules.battle_names import WINDOWS
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


def test_the_rout_that_is_missed_least_is_laid_out_and_taken_with_one_tap(visitor: Visitor) -> None:
    page, match = lay(visitor, routed())
    expect(field(page).locator("[data-lost]")).to_have_count(1)
    usual = scene(page, match)["view"]["usual_loss"]
    expect(foot(page)).to_have_text("Rout 1 unit so")
    foot(page).tap()
    expect(field(page).locator("[data-lost]")).to_have_count(0)
    assert f"{usual}_routed" in scene(page, match)["view"]["battle"]["units"][0]


def hit() -> Runewars:
    """The first player takes two damage; nobody has drawn anything else."""
    s = fight({"bowman": 2, "knight": 2}, {"dark_knight": 2})
    draw(s, "miss", "miss", "miss", "miss")
    draw(s, "damage 2", "miss")
    assert s.question(0) == "assign_damage"
    return s


@pytest.mark.parametrize("screen", [PHONE, LANDSCAPE, DESKTOP])
def test_damage_is_laid_out_on_the_figures_and_a_tap_changes_it(visitor: Visitor, screen: dict[str, Any]) -> None:
    page, match = lay(visitor, hit(), **screen)
    expect(foot(page)).to_have_text("Take 2 damage so")
    expect(field(page).locator("[data-lost]")).not_to_have_count(0)
    check_screen(page)
    assert grave(page) == []
    page.get_by_role("button", name="2 × Bowman").tap()
    expect(page.get_by_role("button", name="1 × Bowman")).to_be_visible()
    expect(page.get_by_role("button", name="2 × Knight").locator("[data-lost]")).to_have_text("−1")
    assert scene(page, match)["view"]["battle"]["units"][0] == {"bowman": 2, "knight": 2}
    foot(page).tap()
    expect(field(page).locator("[data-lost]")).to_have_count(0)
    assert scene(page, match)["view"]["battle"]["units"][0] == {"bowman": 1, "knight": 1, "knight_1": 1}


def test_a_unit_is_routed_by_touching_it_in_its_row(visitor: Visitor) -> None:
    page, match = lay(visitor, routed())
    expect(field(page)).to_be_visible()
    expect(field(page).locator(".attacker [aria-label='Strength 7']")).to_be_visible()
    expect(field(page).locator("[aria-current=step]")).to_have_text("Routs")
    expect(page.get_by_role("button", name="2 × Footman")).to_have_count(1)
    page.get_by_role("button", name="2 × Footman").tap()
    expect(page.get_by_role("button", name="2 × Footman").locator("[data-lost]")).to_have_count(1)
    foot(page).tap()
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


def guarded() -> Runewars:
    """A battle begins. Both have a card for the damage step, where they have passed in advance."""
    s = battlefield()
    put(s, 1, PLACE, skeleton_archer=2)
    for seat in (0, 1):
        hold(s, seat, "shield_wall")
        s.set_passes_ahead(seat, 1 << WINDOWS.index("damage"))
    attack(s, knight=2, bowman=2)
    assert s.question(0) == "battle_window"
    return s


@pytest.mark.parametrize("screen", [PHONE, LANDSCAPE, DESKTOP])
def test_a_card_for_a_moment_at_which_nobody_asks_is_remembered_privately(
    visitor: Visitor, screen: dict[str, Any]
) -> None:
    page, match = lay(visitor, guarded(), **screen)
    reminder = field(page).locator("[data-reminder]")
    expect(reminder).to_have_count(1)
    expect(reminder).to_contain_text("Shield Wall")
    check_screen(page)
    assert grave(page) == []
    looking_on = visitor(f"/t/{match}", **DESKTOP)
    expect(field(looking_on)).to_be_visible()
    expect(looking_on.locator("[data-reminder]")).to_have_count(0)
    assert "shield_wall" not in looking_on.content()
    reminder.get_by_role("button").tap()
    expect(reminder).to_have_count(0)
    assert "damage" not in scene(page, match)["view"]["battle"]["passes_ahead"][0]


def test_the_land_is_one_tap_away(visitor: Visitor) -> None:
    page, _ = lay(visitor, routed())
    field(page).get_by_role("button", name="Land").tap()
    expect(field(page)).to_have_count(0)
    expect(page.get_by_role("button", name="Footman")).to_be_visible()
    page.get_by_role("button", name="Battle", exact=True).tap()
    expect(field(page)).to_be_visible()


def test_cards_that_are_drawn_together_turn_one_after_the_other(visitor: Visitor) -> None:
    s = fight({"bowman": 2}, {"skeleton_archer": 2})
    hold(s, 0, "battle_fury")
    draw(s, "miss", "damage")
    draw(s, "rout", "miss")
    page, _ = lay(visitor, s, **DESKTOP)
    mine = field(page).locator(".line.attacker .fate")
    expect(mine).to_have_count(2)
    assert mine.evaluate_all("cards => cards.map((card) => card.style.getPropertyValue('--turned'))") == [
        "0ms",
        "600ms",
    ]


def test_the_end_of_a_battle_is_stamped_over_the_land(visitor: Visitor) -> None:
    s = fight({"bowman": 1, "footman": 1}, {"reanimate": 1})
    draw(s, "miss", "miss", "rout")
    page, _ = lay(visitor, s)
    page.get_by_role("button", name="1 × Footman").tap()
    expect(page.get_by_role("button", name="1 × Footman").locator("[data-lost]")).to_have_count(1)
    foot(page).tap()
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
