"""What the table of Runewars has to show: printed facts, open piles, marks on cards, a question before a move."""

from __future__ import annotations

import re

import pytest
from browsing import Visitor
from playwright.sync_api import Page, expect
from runewars_battle import PLACE, attack, field
from runewars_screen import DESKTOP, at, foot, lay, scene, tap
from runewars_table import hold, put, table, turn

from bannerhall.core.bits import BIT
from bannerhall.games.runewars.display import origins
from bannerhall.games.runewars.rules import development_cards
from bannerhall.games.runewars.rules.state import Runewars


def tab(page: Page, name: str) -> None:
    page.locator(f".tabs .{name}").tap()


def marks(page: Page, card: str) -> list[str]:
    """The signs beside a card that is named in bold."""
    row = page.locator("li", has=page.get_by_text(card, exact=True))
    found: list[str] = row.locator("[data-mark]").evaluate_all("signs => signs.map((sign) => sign.dataset.mark)")
    return found


@pytest.mark.clause("RUN-COMP-06")
def test_cards_carry_the_mark_of_the_expansion_and_a_feather_where_they_are_ours(visitor: Visitor) -> None:
    s = table(2)
    hold(s, 0, "forced_march", "ambush", "arrow_storm")
    page, _ = lay(visitor, s, **DESKTOP)
    tab(page, "cards")
    expect(page.locator("[data-mark]").first).to_be_visible()
    assert marks(page, "Forced March") == ["ours"]
    assert marks(page, "Ambush") == ["partly"]
    assert marks(page, "Arrow Storm") == ["expansion", "ours"]


def march(units: int) -> Runewars:
    s = table(2)
    put(s, 0, "DB", footman=units)
    put(s, 0, "5A", footman=4)
    turn(s, 0, "mobilize")
    return s


@pytest.mark.clause("RUN-MOV-21")
def test_a_move_that_brings_more_than_eight_together_is_asked_about_once(visitor: Visitor) -> None:
    page, match = lay(visitor, march(5))
    tap(page, "5A")
    tap(page, "DB")
    foot(page).tap()
    expect(page.locator(".foot [role=alert]")).to_contain_text("9 units. Only 8 may stay there")
    assert scene(page, match)["view"]["standing"]["DB"] == {"footman": 5}
    foot(page).tap()
    expect(page.locator(".goal")).to_have_count(0)
    assert "DB" not in scene(page, match)["view"]["standing"]


@pytest.mark.clause("RUN-MOV-21")
def test_eight_may_stand_together_unasked(visitor: Visitor) -> None:
    page, match = lay(visitor, march(4))
    tap(page, "5A")
    tap(page, "DB")
    foot(page).tap()
    expect(page.locator(".goal")).to_have_count(0)
    assert scene(page, match)["view"]["standing"]["5A"] == {"footman": 8}


@pytest.mark.clause("RUN-NEU-07")
def test_everybody_may_look_through_the_fate_discard_pile(visitor: Visitor) -> None:
    s = table(2)
    for card in (4, 15):
        s.fate &= ~BIT[card]
        s.fate_discard |= BIT[card]
    page, match = lay(visitor, s, **DESKTOP)
    looking_on = visitor(f"/t/{match}", **DESKTOP)
    for reader in (page, looking_on):
        tab(reader, "year")
        reader.get_by_text("Fate discard pile: 2").tap()
        expect(reader.locator("[data-fate]")).to_have_count(2)
        expect(reader.locator('[data-fate="5"]')).to_contain_text(re.compile("5 \\(gold\\).*damage"))


@pytest.mark.clause("RUN-BAT-01")
def test_the_battle_marker_lies_in_the_contested_area(visitor: Visitor) -> None:
    s = field()
    put(s, 1, PLACE, reanimate=2)
    hold(s, 0, "summon_lightning")
    attack(s, knight=2)
    page, match = lay(visitor, s)
    assert scene(page, match)["view"]["battle"]["area"] == PLACE
    page.locator(".fold").tap()
    expect(page.locator("[data-battle]")).to_have_attribute("data-battle", PLACE)
    expect(page.locator("[data-battle]")).to_be_visible()
    expect(at(page, PLACE)).to_have_attribute("aria-label", re.compile("battle here"))


@pytest.mark.clause("RUN-BOW-03")
def test_a_reinforcement_sheet_tells_all_of_a_new_unit(visitor: Visitor) -> None:
    page, _ = lay(visitor, table(2), **DESKTOP)
    tab(page, "year")
    rows = page.locator(".reinforcements li")
    expect(rows).to_have_count(2)
    for fact in ("Roc", "hexagon", "instead of Siege Tower", "row 4, health 4", "flies", "Talon Snatch: "):
        expect(rows.nth(1)).to_contain_text(fact)


@pytest.mark.clause("RUN-DCRD-05")
def test_a_development_card_shows_name_cost_unit_and_ability(visitor: Visitor) -> None:
    s = table(2, development_cards=True)
    s.developed |= BIT[int(development_cards.DAQAN_TREBUCHET)]
    page, _ = lay(visitor, s, **DESKTOP)
    tab(page, "cards")
    card = page.locator("li", has=page.get_by_text("Trebuchets", exact=True))
    for fact in ("1 wood, 1 ore", "Siege Tower", "Lay Siege gives +3 strength"):
        expect(card).to_contain_text(fact)


def test_the_set_up_page_tells_how_many_cards_are_our_own_design(visitor: Visitor) -> None:
    ours, partly = (sum(map(len, decks.values())) for decks in (origins.OURS, origins.PARTLY_OURS))
    page = visitor("/new/runewars")
    expect(page.locator(".ours")).to_contain_text(f"{ours} cards of this game are our own design and {partly} more")
