"""How fights of Chicken Island end on the screen: a stamp that tells everybody, the attacker too."""

from __future__ import annotations

from browsing import Visitor
from chicken_screen import LEFT_ALONE, at, button, hall, lay, tap
from chicken_table import machine, plus, put, shield, table
from playwright.sync_api import Page, expect

from bannerhall.games.chicken.rules.state import Chicken

__all__ = ["hall"]

GOLEM = 4  # permanent dice with which a Steel Golem is as strong as Abigail is armoured


def golem() -> Chicken:
    """Red's golem stands before blue's leader and is just strong enough."""
    s = table()
    plus(s, machine(s, 0, "golem_steel", "T6d"), GOLEM)
    put(s, "leader_blue", "T2a")
    return s


def attack(page: Page) -> None:
    tap(page, "T6d")
    expect(at(page, "T2a").locator(".target")).to_be_visible()
    tap(page, "T2a")
    button(page, "Attack").tap()


def test_the_attacker_sees_at_once_how_the_fight_ended(visitor: Visitor) -> None:
    s = table()
    machine(s, 0, "soldier_steel", "T6d")
    put(s, "blue_1", "T2a")
    page, _ = lay(visitor, s)
    attack(page)
    stamp = page.locator(".stamp")
    expect(stamp).to_contain_text("4 : 4 The attack succeeds (a tie is enough)")
    expect(stamp).to_contain_text("Bot 2 loses chicken 1")
    expect(stamp).to_contain_text("The attacker stays where it stands.")
    expect(stamp).to_have_count(0)  # it goes by itself
    expect(at(page, "T6d")).to_have_attribute("aria-label", "Spur Hill D, Steel Soldier (Ada)")


def test_a_marker_flies_to_the_banner_and_a_leader_beaten_twice_dies_on_a_card_of_its_own(visitor: Visitor) -> None:
    s = golem()
    s.set_hits(1, 1)
    page, _ = lay(visitor, s)
    attack(page)
    expect(page.locator(".stamp")).to_contain_text("Ada humiliates Bot 2")
    expect(page.locator(".stamp .marker")).to_have_count(1)
    card = page.locator(".epic")
    expect(card).to_contain_text("Abigail of Bot 2 dies an epic death.")
    expect(card).to_contain_text("Lady Pluckington leads for Bot 2.")
    expect(card).to_have_count(0)


def test_a_shield_that_takes_the_blow_is_told(visitor: Visitor) -> None:
    s = golem()
    shield(s, "leader_blue")
    page, _ = lay(visitor, s)
    attack(page)
    expect(page.locator(".stamp")).to_contain_text("11 : 11 A shield takes the blow")
    expect(page.locator(".stamp .shield")).to_have_count(1)


def test_nothing_moves_in_the_stamp_where_less_motion_is_wanted(visitor: Visitor) -> None:
    page, _ = lay(visitor, golem(), **LEFT_ALONE)
    attack(page)
    stamp = page.locator(".stamp")
    expect(stamp).to_contain_text("11 : 11")
    running = "node => node.getAnimations({subtree: true}).filter((one) => one.effect.getTiming().duration > 1).length"
    assert stamp.evaluate(running) == 0
