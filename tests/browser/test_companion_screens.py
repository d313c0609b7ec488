"""What the screens of LEADERS show. Each is laid out as a position of its own, all in one hall, and then looked at."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from browsing import Visitor
from companion import Person, lay
from fitting import check_screen, grave
from leaders_table import BLUE, COMPANION, GREEN, Table, fresh, table
from playing import ask_hall, request
from playwright.sync_api import Locator, Page, expect
from served import Served, served

from bannerhall.core.match import Match
from bannerhall.core.rulebook import rulebook
from bannerhall.core.state import CHANCE
from bannerhall.games.leaders import GAME
from bannerhall.games.leaders.display.drawing import CHECKLISTS

BOOK = rulebook(GAME.package)


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("hall")) as running:
        yield running


@pytest.fixture
def ada(visitor: Visitor) -> Person:
    """Somebody at a desk; the others at the table are bots unless they sit beside."""
    page = visitor(viewport={"width": 1280, "height": 900})
    ask_hall(page, "/api/guest", {"name": "Ada"})
    return Person(BLUE, "Ada", page)


def shows(place: Page | Locator, *clauses: str) -> None:
    """The words of the rulebook can be read there."""
    for clause in clauses:
        expect(place.get_by_text(BOOK.clause(clause).text, exact=True)).to_be_visible()


def refused(page: Page, clause: str) -> None:
    """What was touched is explained, with its rule."""
    why = page.locator(".why")
    expect(why.get_by_role("button", name=clause)).to_be_visible()
    why.get_by_role("button", name="Close").click()
    expect(why).to_have_count(0)


# --- Every screen -------------------------------------------------------------------------------------------

PHASES = (
    ("production", "0", "Public", "with the device"),
    ("withdraw", "1", "Public", "without the device"),
    ("public_events", "2", "Public", "with the device"),
    ("secret_events", "2", "Secret", "with the device"),
    ("command", "3", "Public", "without the device"),
    ("headquarters", "4", "Secret", "with the device"),
)


@pytest.mark.clause("LDR-TURN-04", "LDR-TURN-05", "LDR-TURN-06", "LDR-PLAT-05")
def test_the_top_right_says_the_phase_who_may_look_and_whether_the_device_is_needed(ada: Person) -> None:
    for phase, number, who, device in PHASES:
        lay(ada.page, table(2, phase=phase, entries=[[30, 30]]))
        top = ada.page.get_by_role("region", name="State of the game")
        now = top.locator("[aria-current=step]")
        expect(now).to_contain_text(number)
        expect(top.get_by_text(who, exact=True)).to_be_visible()
        expect(top.get_by_text(device, exact=True)).to_be_visible()
        box = now.bounding_box()
        assert box is not None
        assert box["x"] > 900
        assert box["y"] < 150


# --- Setting up ---------------------------------------------------------------------------------------------


def at_start_areas(seats: int = 2, **options: Any) -> Table:
    """The set-up, as far as the start areas."""
    game = fresh(seats, options)
    while game.now["step"] != "start_areas":
        if game.state.seat() == CHANCE:
            game.state.answer(CHANCE, game.state.odds()[0][0])
        else:
            game.do(game.asked, game.offers(game.asked)[0])
    return game


@pytest.mark.clause("LDR-AREA-01", "LDR-SCEN-10", "LDR-SCEN-11")
def test_the_start_is_explained_as_the_scenario_has_it(ada: Person) -> None:
    lay(ada.page, at_start_areas())
    expect(ada.page.get_by_text("Free: in player order everybody places one infantry at a time")).to_be_visible()
    shows(ada.page, "LDR-AREA-06", "LDR-AREA-08")
    game = at_start_areas(scenario="home_ground")
    lay(ada.page, game)
    expect(ada.page.get_by_text("Home areas: as with the free start")).to_be_visible()
    shows(ada.page, "LDR-AREA-07")
    assert game.player(BLUE)["nation"] == "usa"
    expect(ada.page.get_by_text("East Coast")).to_be_visible()


@pytest.mark.clause("LDR-AREA-01", "LDR-AREA-15", "LDR-MODE-10")
def test_a_described_board_is_dealt_out_with_everybodys_points(ada: Person) -> None:
    here = lay(ada.page, at_start_areas(scenario="quick_game", board_profile=True))
    expect(ada.page.get_by_text("Fixed: a share of the board is drawn for everybody")).to_be_visible()
    regions = [{"name": f"Region {i}", "points": i, "continent": "North" if i < 3 else None} for i in range(1, 6)]
    board = {"name": "Ours", "regions": [*regions, {"name": "Island", "points": 2, "continent": "South"}]}
    continents = [{"name": "North", "bonus": 7}, {"name": "South", "bonus": 3}]
    ask_hall(ada.page, f"/api/tables/{here}/keepsakes/board", {**board, "continents": continents}, "PUT")
    shares = ada.page.locator(".shares article")
    expect(shares).to_have_count(2)
    for share in (shares.nth(0), shares.nth(1)):
        lines = share.get_by_role("listitem").all_inner_texts()
        points = sum(int(line.split()[-1]) for line in lines) + (3 if "Island" in " ".join(lines) else 0)
        expect(share).to_contain_text(f"3 regions, {points} points")


@pytest.mark.clause("LDR-SETT-04")
def test_whoever_sets_the_timer_is_advised(ada: Person) -> None:
    ada.page.goto("/new/leaders")
    ada.tap(ada.page.get_by_text("Variants of the rules"))
    timer = ada.page.get_by_label("Seconds in the headquarters (only for advanced players; 30 to 40 are advised)")
    expect(timer).to_be_visible()
    assert timer.locator("option").all_inner_texts()[:3] == ["0", "30", "40"]


# --- Production ---------------------------------------------------------------------------------------------


@pytest.mark.clause("LDR-PROD-03", "LDR-PROD-07", "LDR-MODE-11", "LDR-TURN-10", "LDR-COMP-04")
def test_an_entry_is_compared_doubted_bounded_and_taken_back(ada: Person) -> None:
    here = lay(ada.page, table(2, phase="production", entries=[[30, 45]]), "Bo")
    numbers = ada.page.locator(".entry dl")
    expect(numbers).to_contain_text(re.compile(r"Last entry\s*45"))
    ada.tap(ada.page.get_by_text("Mind these as well"))
    shows(ada.page, "LDR-PROD-03")
    ada.page.keyboard.type("40")
    expect(numbers).to_contain_text(re.compile(r"Change\s*−5"))
    ada.page.keyboard.type("1")
    expect(ada.page.locator(".foot")).to_contain_text("At most 400 can be entered.")
    expect(ada.page.locator(".foot button")).to_have_attribute("aria-disabled", "true")
    ada.page.keyboard.press("Enter")
    number = ask_hall(ada.page, f"/api/tables/{here}/scene?seat=0")["number"]
    tell = {"do": "tell", "key": "too-much", "seat": 0, "have": number}
    past = {"act": {**tell, "action": {"kind": "production", "argument": 401}}}
    status, told = request(ada.page, f"/api/tables/{here}/acts", past)
    assert (status, told["clause"]) == (409, "LDR-MODE-11")

    ada.tap(ada.button("Clear all"))
    ada.enter(70)
    expect(ada.page.get_by_role("alertdialog")).to_have_accessible_name("70 after 45: that is 25 apart. Is it true?")
    ada.tap(ada.button("No, type again"))
    ada.tap(ada.button("Clear all"))
    ada.enter(130)
    expect(ada.page.get_by_role("alertdialog")).to_have_accessible_name("130 is a military victory. Is it true?")
    ada.tap(ada.button("No, type again"))
    ada.tap(ada.button("Clear all"))
    ada.enter(50)
    expect(ada.title()).to_contain_text("withdraw units")
    ada.tap(ada.button("Step back"))
    expect(numbers).to_contain_text(re.compile(r"Last entry\s*45"))


@pytest.mark.clause("LDR-ELIM-01")
def test_nothing_entered_asks_whether_one_is_out(ada: Person) -> None:
    lay(ada.page, table(3, phase="production"))
    ada.enter(0)
    ada.tap(ada.button("Yes, 0"))
    expect(ada.title()).to_have_text("No points, Ada: are you out of the game?")
    shows(ada.page, "LDR-ELIM-01")
    ada.tap(ada.button("I play on"))
    expect(ada.title()).to_contain_text("withdraw units")


# --- Cards and checklists -----------------------------------------------------------------------------------


@pytest.mark.clause("LDR-EVNT-04", "LDR-EVNT-10", "LDR-EVNT-12", "LDR-EVNT-13", "LDR-EVNT-17")
def test_every_card_is_looked_at_and_says_what_to_do(ada: Person) -> None:
    game = table(2, active=GREEN, spies={GREEN: 1}, orders={BLUE: {"infantry 1": 3}}, running={BLUE: (1, 0, 0)})
    game.add(GREEN, "sabotage-1").confirm(GREEN, "succeeds").next_turn(BLUE, to="public_events")
    assert game.kinds(BLUE)[:3] == ["fresh_troops", "sabotage_hit", "new_military"]
    lay(ada.page, game)
    onward = ada.page.locator(".foot button")
    expect(ada.page.get_by_text("3 ×")).to_be_visible()
    shows(ada.page, "LDR-EVNT-10")
    expect(ada.page.get_by_text("2 more cards to read")).to_be_visible()
    ada.poke(onward)
    ada.tap(ada.button("Next card"))
    shows(ada.page, "LDR-EVNT-12", "LDR-EVNT-13")
    expect(onward).to_have_attribute("aria-disabled", "true")
    ada.tap(ada.button("Next card"))
    shows(ada.page, "LDR-EVNT-17")
    ada.go_on()
    expect(ada.title()).to_contain_text("For your eyes only")


@pytest.mark.clause("LDR-COMP-01", "LDR-ALLY-06", "LDR-ALLY-32")
def test_what_is_done_on_the_board_stands_there_word_by_word(ada: Person) -> None:
    lay(ada.page, table(2, phase="withdraw", entries=[[30, 30]]))
    shows(ada.page, *CHECKLISTS["withdraw"]["do"])
    ada.go_on()
    ada.go_on()
    ada.leaf()
    for step in ("Place", "Move", "Defend", "Fight"):
        ada.tap(ada.page.get_by_role("tab", name=step))
        folded = ada.page.locator("#step-panel details:not([open]) summary")
        while folded.count():
            ada.tap(folded.first)
        lists = CHECKLISTS[step.lower()]
        shows(ada.page.locator("#step-panel"), *[clause for group in lists.values() for clause in group])
        if step == "Move":
            shows(ada.page.locator("#step-panel"), "LDR-ALLY-06", "LDR-ALLY-32")
    expect(ada.page.locator(".foot button.go, .foot > button")).to_have_count(1)


@pytest.mark.clause("LDR-COMP-02")
def test_the_combat_guide_shows_the_dice_to_roll(ada: Person) -> None:
    game = table(2, phase="command", levels={BLUE: (1, 0, 0)}, nations={BLUE: "uk", GREEN: "usa"})
    lay(ada.page, game)
    ada.tap(ada.page.get_by_role("tab", name="Fight"))
    ada.tap(ada.button("Open the combat guide"))
    attacker, defender = (ada.page.get_by_role("region", name=name) for name in ("Attacker", "Defender"))
    expect(attacker).to_contain_text("Military research: level 1")
    for side, unit, count in ((attacker, "infantry", 3), (attacker, "tank", 1), (defender, "plane", 1)):
        for _ in range(count):
            ada.tap(side.get_by_role("group", name=unit).get_by_role("button").last)
    dice = attacker.locator(".dice button")
    expect(dice).to_have_count(3)  # the three strongest of four units
    labels = [die.get_attribute("aria-label") for die in dice.all()]
    assert labels == ["Grey die: not rolled", "White die: not rolled", "White die: not rolled"]
    ada.tap(ada.page.get_by_role("checkbox", name="In a sea field, out of one"))
    expect(dice).to_have_count(4)  # sea power
    ada.tap(ada.button("Roll on the device"))
    expect(ada.page.locator('.dice button[aria-label$="not rolled"]')).to_have_count(0)
    expect(defender.locator(".hits")).to_be_visible()


# --- Headquarters -------------------------------------------------------------------------------------------


@pytest.mark.clause("LDR-HEAD-07", "LDR-HEAD-08", "LDR-HEAD-09", "LDR-HEAD-10", "LDR-HEAD-12", "LDR-MILI-03")
def test_the_headquarters_has_five_areas_prices_and_what_is_left(ada: Person) -> None:
    lay(ada.page, table(2, saved=[20], diplomats=[2], spies=[1], options={"hq_timer": 180}))
    tabs = ada.page.get_by_role("tab")
    expect(tabs).to_have_text([re.compile(area) for area in ("Military", "Research", "Diplomacy", "Spies", "Missions")])
    expect(ada.page.get_by_role("timer")).to_be_visible()
    tank = ada.page.locator("article", has=ada.page.get_by_role("heading", name="tank"))
    expect(tank.locator(".cost text")).to_have_text("12")
    expect(tank.locator(".time text")).to_have_text("2")
    assert strongest(tank.locator(".cost path")) == "blue"
    assert strongest(tank.locator(".time circle")) == "red"
    foot = ada.page.locator("footer dl")
    expect(foot).to_contain_text(re.compile(r"points left\s*20\s*diplomats\s*2\s*spies\s*1"))
    expect(ada.page.get_by_text("A tip: mix cheap infantry with stronger units")).to_be_visible()

    ada.more("tank")
    expect(foot).to_contain_text(re.compile(r"points left\s*8\s*/\s*20"))
    ada.poke(ada.button("One more: infantry"))
    refused(ada.page, "LDR-HEAD-10")
    ada.area("Research")
    ada.poke(ada.button(re.compile("^Start level 1.*economy", re.IGNORECASE)))
    refused(ada.page, "LDR-HEAD-10")


def strongest(shape: Locator) -> str:
    """Of the three colours that it is filled with."""
    colour = shape.evaluate("node => getComputedStyle(node).fill")
    red, green, blue = (float(part) for part in re.findall(r"[\d.]+", colour)[:3])
    return "red" if red > max(green, blue) else "blue" if blue > max(red, green) else "neither"


@pytest.mark.clause("LDR-DIPL-10", "LDR-SPYS-12", "LDR-SPYS-01", "LDR-MISS-03")
def test_nobody_is_sent_to_oneself_and_one_mission_is_enough(ada: Person) -> None:
    lay(ada.page, table(3, saved=[20], diplomats=[1]))
    ada.area("Diplomacy")
    panel = ada.page.get_by_role("tabpanel")
    expect(panel.get_by_role("button", name=re.compile("^Offer alliance"))).to_have_count(2)
    expect(panel.get_by_role("article", name="Ada")).to_have_count(0)
    expect(panel.get_by_text("A tip: if you are often boycotted, appoint diplomats")).to_be_visible()
    ada.area("Spies")
    expect(panel.get_by_text("A tip: hire spies and leave them here")).to_be_visible()
    ada.poke(panel.get_by_role("button", name=re.compile("^Sabotage")).first)
    refused(ada.page, "LDR-SPYS-01")
    ada.area("Missions")
    take = panel.get_by_role("button", name=re.compile("^Activate"))
    expect(take).to_have_count(3)
    ada.tap(take.first)
    expect(take).to_have_count(2)
    ada.poke(take.first)
    refused(ada.page, "LDR-MISS-03")


# --- The end ------------------------------------------------------------------------------------------------


def before_the_last_entry() -> Match:
    """Two rounds from the box on, with their entries; Ada is asked for the third."""
    match = Match.begin(GAME, 2, 7, options=COMPANION, typed=GAME.typed_by_players)
    text = match.state.rules.vocabulary.read_exact
    for entry in ("colour blue", "nation france", "colour green", "nation uk"):
        match.answer(match.state.seat(), text(entry))
    points = [[45, 42], [44, 41, 40]]
    while match.state.view(BLUE)["round"] != 3 or match.state.teller() != BLUE:
        if match.state.seat() == CHANCE:
            teller = match.state.teller()
            match.tell(teller, text(f"production {points[teller].pop()}"))
        else:
            asked = match.state.prompt(match.state.seat())
            assert asked is not None
            match.answer(match.state.seat(), text("confirm" if asked.decision == "headquarters" else "continue"))
    return match


def win(person: Person) -> Locator:
    """Bring that match in and enter what wins it."""
    match = before_the_last_entry()
    record = match.record.to_json(match.state.rules.vocabulary)
    here = f"/api/tables/{ask_hall(person.page, '/api/records', record)['id']}"
    ask_hall(person.page, f"{here}/join", {"device": "Bo"})
    ask_hall(person.page, f"{here}/start", {})
    person.page.goto(f"/t/{here.rpartition('/')[2]}")
    person.enter(130)
    person.tap(person.button("Yes, 130"))
    end = person.page.get_by_role("region", name="The end of the game")
    expect(end).to_be_visible()
    return end


@pytest.mark.clause("LDR-VIC-03", "LDR-VIC-15")
def test_the_end_shows_winner_way_secrets_and_curve(ada: Person) -> None:
    end = win(ada)
    expect(end.locator("h2")).to_have_text("Ada")
    expect(end.get_by_text("Military victory")).to_be_visible()
    curve = end.get_by_role("img", name="Production points from round to round")
    expect(curve).to_be_visible()
    expect(curve.locator("path.line")).to_have_count(2)
    for name, points in (("Ada", 42 + 45), ("Bo", 40 + 41 + 44)):
        secrets = end.get_by_role("region", name=name)
        expect(secrets).to_contain_text(re.compile(rf"Points at hand\s*{points}"))
        for what in ("diplomats", "spies", "military", "technology", "economy", "Mission", "Alliances"):
            expect(secrets).to_contain_text(what)


# --- The hall around it -------------------------------------------------------------------------------------


@pytest.mark.clause("LDR-MODE-04", "LDR-HELP-02")
def test_help_leads_to_the_rules_their_words_and_a_report(ada: Person) -> None:
    ada.page.goto("/help")
    expect(ada.page.get_by_role("link", name="Report a problem")).to_have_attribute("href", "/report")
    ada.tap(ada.page.get_by_role("link", name="Rules of LEADERS"))
    clauses = ada.page.locator(".book dt")
    expect(clauses.first).to_be_visible()
    shown = {words.split()[0] for words in clauses.all_inner_texts()}
    assert {clause.id for clause in BOOK} <= shown
    ada.page.get_by_label("Search the rules").fill("photograph board break")
    expect(ada.page.get_by_text(BOOK.clause("LDR-MODE-07").text)).to_be_visible()
    expect(clauses).to_have_count(1)
    ada.tap(ada.page.get_by_text("Player aid"))
    expect(ada.page.get_by_role("heading", name="Words of the game")).to_be_visible()


@pytest.mark.clause("LDR-MODE-07", "LDR-MODE-08")
def test_a_photo_of_the_board_is_advised_and_kept(ada: Person) -> None:
    lay(ada.page, table(2, phase="command"))
    ada.tap(ada.button("This table"))
    ada.tap(ada.button("Notes and photos"))
    expect(ada.page.get_by_text("Photograph your board before a break")).to_be_visible()
    expect(ada.page.get_by_label("Choose a picture")).to_be_attached()
    ada.page.get_by_label("A note for all at this table").fill("Blue holds Europe.")
    ada.tap(ada.button("Keep the note"))
    expect(ada.page.get_by_role("list", name="Notes and photos")).to_contain_text("Blue holds Europe.")


# --- On a phone, and for everybody --------------------------------------------------------------------------


@pytest.fixture
def small(visitor: Visitor, phone: dict[str, Any]) -> Person:
    page = visitor(**phone, bypass_csp=True)
    ask_hall(page, "/api/guest", {"name": "Ada"})
    return Person(BLUE, "Ada", page)


DRAWN = "new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"


def fits(person: Person) -> None:
    """Nothing sideways, too small or too fine; nothing grave by day or by night."""
    page = person.page
    expect(page.get_by_role("heading", level=1)).to_have_text("LEADERS")
    page.wait_for_load_state("networkidle")
    check_screen(page)
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        page.evaluate(DRAWN)
        assert grave(page) == []


def test_the_set_up_fits_a_phone(small: Person) -> None:
    lay(small.page, fresh(2))
    expect(small.page.get_by_role("radio").first).to_be_attached()
    fits(small)
    small.choose(re.compile("^Blue"))
    expect(small.page.get_by_role("radio", name=re.compile("Germany"))).to_be_attached()
    fits(small)
    lay(small.page, at_start_areas())
    shows(small.page, "LDR-AREA-06")
    fits(small)


def test_entry_and_cards_fit_a_phone(small: Person) -> None:
    lay(small.page, table(6, phase="production", entries=[[30, 45]], orders={BLUE: {"tank 1": 12, "plane 1": 3}}))
    expect(small.page.get_by_role("group", name="Number pad")).to_be_visible()
    fits(small)
    small.enter(47)
    expect(small.title()).to_contain_text("withdraw units")
    fits(small)
    small.go_on()
    shows(small.page, "LDR-EVNT-10")
    fits(small)


def test_the_headquarters_fits_a_phone(small: Person) -> None:
    lay(small.page, table(6, saved=[150], diplomats=[3], spies=[2], allies=[(0, 3)], options={"hq_timer": 180}))
    for area in ("Military", "Research", "Diplomacy", "Spies", "Missions"):
        small.area(area)
        expect(small.page.get_by_role("tabpanel", name=area)).to_be_visible()
        fits(small)


def test_the_end_fits_a_phone(small: Person) -> None:
    win(small)
    fits(small)
