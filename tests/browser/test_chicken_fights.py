"""How fights of Chicken Island end on the screen: a stamp that tells everybody, the attacker too."""

from __future__ import annotations

import re

import chicken_fight
from browsing import Visitor
from chicken_screen import DESKTOP, LEFT_ALONE, at, button, hall, lay, scene, tap
from chicken_table import dice, give, lead, machine, mark, plus, put, shield, table
from playwright.sync_api import Page, expect

from bannerhall.games.chicken.rules.state import Chicken

__all__ = ["hall"]

ORDER = """() => {
  window.order = [];
  const tell = (what) => window.order.includes(what) || window.order.push(what);
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    if (this.matches(".moment b")) tell("flown");
    return animate.apply(this, how);
  };
  new MutationObserver(() => {
    if (document.querySelector(".moment b")) tell("turned");
    if (document.querySelector(".stamp")) tell("stamp");
  }).observe(document.body, { childList: true, subtree: true });
}"""
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
    expect(at(page, "T6d")).to_have_attribute("aria-label", "Spur Hill D, Steel Soldier 1 (Ada)")


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


def test_the_last_fight_is_stamped_before_the_result_takes_the_table(visitor: Visitor) -> None:
    s = golem()
    mark(s, 0, 1)
    page, _ = lay(visitor, s)
    attack(page)
    expect(page.locator(".stamp")).to_contain_text("Ada humiliates Bot 2")
    result = page.get_by_role("region", name="Result")
    assert result.count() == 0
    expect(result).to_contain_text("2 markers")
    expect(page.locator(".stamp")).to_have_count(0)


def test_a_touch_ends_the_stamp_of_the_last_fight(visitor: Visitor) -> None:
    s = golem()
    mark(s, 0, 1)
    page, _ = lay(visitor, s)
    attack(page)
    expect(page.locator(".stamp")).to_be_visible()
    page.touchscreen.tap(195, 300)
    expect(page.get_by_role("region", name="Result")).to_be_visible()


def test_the_scrolls_turn_before_the_stamp_and_fly_to_their_sides(visitor: Visitor) -> None:
    """Whoever lays last sees them too: the strip still stands there, and the stamp waits."""
    s = table()
    machine(s, 0, "soldier_steel", "T6d")
    put(s, "blue_1", "T2a")
    give(s, 0, "sharp_beak")
    page, _ = lay(visitor, s)
    attack(page)
    page.evaluate(ORDER)
    page.get_by_role("button", name="Sharp Beak").first.tap()
    button(page, "Add 1 scroll").tap()
    expect(page.locator(".stamp")).to_be_visible()
    assert page.evaluate("window.order") == ["turned", "flown", "stamp"]


def test_sir_drumsticks_charge_shows_who_goes_along_before_it_is_paid(visitor: Visitor) -> None:
    s = table(2, mode="cockfight")
    s.set_spare(0, s.leader[0])
    lead(s, 0, "sir_drumstick")
    dice(s, 0, "star")
    put(s, "leader_red", "T6d")
    put(s, "red_1", "T6d")
    page, match = lay(visitor, s, **DESKTOP)
    page.get_by_role("button", name="Sir Drumstick charges").tap()
    band = page.get_by_role("group", name="Who goes along")
    expect(band.get_by_role("button")).to_contain_text(["1/4"])
    button(page, "Sir Drumstick, 1 star").tap()
    expect(at(page, "T6b")).to_have_class(re.compile(r"\bcan\b"))
    assert scene(page, match)["view"]["pieces"]["leader_red"]["hex"] == "T6d"
    tap(page, "T6b")
    expect(page.locator(".panel")).to_be_visible()


def test_an_attack_that_chicken_out_ends_is_stamped_as_failed(visitor: Visitor) -> None:
    s = table(active=1)
    car = machine(s, 1, "car_hammer", "T6b")
    put(s, "leader_red", "T6d")
    give(s, 0, "chicken_out")
    chicken_fight.attack(s, car, "leader_red")
    chicken_fight.lay(s, 0, "chicken_out")
    page, _ = lay(visitor, s)
    tap(page, "LN1")
    expect(page.locator(".stamp")).to_contain_text("The attack fails: out of reach")
