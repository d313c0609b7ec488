"""What lies beside the questions of Runewars: what others have bought, what comes next, how far apart markers are."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from browsing import Visitor
from fitting import check_screen
from playing import ask_hall
from playwright.sync_api import Page, expect
from runewars_screen import DESKTOP, LANDSCAPE, PHONE, Laid, foot, lay, scene
from runewars_seasons import objective, season_card
from runewars_table import put, table, turn

from bannerhall.core.bits import BIT
from bannerhall.core.state import CHANCE
from bannerhall.games.runewars import GAME
from bannerhall.games.runewars.rules import development_cards
from bannerhall.games.runewars.rules.state import Runewars


def building(seed: int) -> Runewars:
    """A board that is being built: both markers lie."""
    luck = Random(seed)
    s = GAME.new(2, None, {"board": "build"})
    assert isinstance(s, Runewars)
    while s.marker[2] == 0 or s.waiting()[0] != 0:
        who = s.waiting()[0]
        s.answer(who, luck.choice([one for one, _ in s.odds()] if who == CHANCE else s.legal(who)))
    return s


@pytest.mark.parametrize("screen", [PHONE, LANDSCAPE, DESKTOP])
def test_the_distance_between_markers_is_written_on_the_board(visitor: Visitor, screen: dict[str, Any]) -> None:
    s = building(3)
    gaps = s.view(0)["marker_gaps"]
    assert isinstance(gaps, list)
    page, _ = lay(visitor, s, **screen)
    expect(page.locator("[data-gap]")).to_have_text([str(gaps[0][2])])
    check_screen(page)


@pytest.mark.parametrize("screen", [PHONE, LANDSCAPE, DESKTOP])
def test_cards_that_others_have_bought_are_listed_at_their_seat(visitor: Visitor, screen: dict[str, Any]) -> None:
    s = table(2, development_cards=True)
    s.developed |= BIT[development_cards.NAMES.index("waiqar_capital")]
    page, _ = lay(visitor, s, **screen)
    if screen is not DESKTOP:
        page.locator(".tabs .seats").tap()
    bought = page.locator("[data-developed='1'] >> visible=true")
    bought.locator("summary").tap()
    expect(bought.locator("li")).to_have_count(1)
    expect(page.locator("[data-developed='0']")).to_have_count(0)
    check_screen(page)


def two(visitor: Visitor, s: Runewars) -> tuple[Page, Page, str]:
    """Two people, each at a device of their own, before the position."""
    page, other = visitor(**PHONE), visitor()
    ask_hall(page, "/api/guest", {"name": "Ada"})
    ask_hall(other, "/api/guest", {"name": "Ben"})
    here = f"/api/tables/{ask_hall(page, '/api/records', Laid(s).record())['id']}"
    ask_hall(other, f"{here}/join", {})
    match = str(ask_hall(page, f"{here}/start", {})["id"])
    page.goto(f"/t/{match}")
    other.goto(f"/t/{match}")
    return page, other, match


def test_the_next_order_is_meant_while_somebody_else_acts(visitor: Visitor) -> None:
    s = table(2)
    put(s, 0, "DA", footman=1)
    put(s, 1, "WB", reanimate=2)
    turn(s, 1, "strategize")
    page, other, match = two(visitor, s)
    page.locator(".plan summary").tap()
    page.locator(".plan").get_by_role("button", name="Harvest").tap()
    expect(page.locator(".plan summary")).to_contain_text("Harvest")
    assert "Your next order" not in other.content()
    assert scene(page, match)["view"]["chosen"] is None


def test_an_order_that_is_meant_lies_ready_whatever_others_do(visitor: Visitor) -> None:
    s = table(2)
    put(s, 0, "DA", footman=1)
    page, other, _ = two(visitor, s)
    page.get_by_role("button", name="Harvest").tap()
    expect(foot(page)).to_have_text("Give Harvest")
    other.get_by_role("button", name="Conquer").click()
    foot(other).click()
    expect(page.locator(".thinking .ready")).to_have_count(1)
    expect(foot(page)).to_have_text("Give Harvest")


@pytest.mark.parametrize("screen", [PHONE, LANDSCAPE, DESKTOP])
def test_a_season_card_shows_its_text_and_who_decides(visitor: Visitor, screen: dict[str, Any]) -> None:
    s = table(2)
    objective(s, 0, "giant_friend")
    objective(s, 1, "dragon_master")
    s.influence[0] = 3
    season_card(s, "prepare_for_the_coming_year")
    assert s.question(0) == "season_yes"
    page, _ = lay(visitor, s, **screen)
    strip = page.locator(".strip")
    expect(strip).to_contain_text("may put their Objective under its deck")
    expect(strip.locator(".decides")).to_have_text("Ada decides")
    check_screen(page)
