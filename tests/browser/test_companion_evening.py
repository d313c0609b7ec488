"""An evening of LEADERS with the box on the table: one tablet for two, three phones, plain http, four rounds."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from browsing import HOME, PATIENCE, Visitor
from companion import COLOURS, Person, view_of
from playing import OPEN, seat_at, story
from playwright.sync_api import Page, expect
from served import Served

TABLET: dict[str, Any] = {"viewport": {"width": 1024, "height": 768}, "has_touch": True}
NAMES = ("Ada", "Bo", "Cy", "Di", "Ed")
NATIONS = ("Germany", "China", "Soviet Union", "France", "United States")
START = 60  # enough for a typical turn, and far from the 80 that win
WRONG = 52
MOST_TAPS = 12


@pytest.fixture
def home(hall: Served) -> str:
    return f"http://{HOME}:{hall.port}"


class Evening:
    """Five people, in the order of their seats, and the table they sit at."""

    def __init__(self, table: str, people: list[Person]) -> None:
        self.table = table
        self.people = people

    def view(self, seat: int | None = None) -> Any:
        page = self.people[0 if seat is None else seat].page
        return view_of(page, self.table, seat)

    def wait_until(self, true: Callable[[], bool], what: str) -> None:
        """What was tapped has arrived, whatever happened to the line."""
        late = time.monotonic() + 2 * PATIENCE / 1000  # a line that broke is tried again ever more slowly
        while not true():
            assert time.monotonic() < late, what
            self.people[0].page.wait_for_timeout(100)

    def wait_for_choice(self, seat: int, chosen: dict[str, int]) -> None:
        self.wait_until(lambda: self.view(seat)["me"]["chosen"] == chosen, f"seat {seat} has chosen {chosen}")

    def wait_for_round(self, number: int) -> None:
        self.wait_until(lambda: self.view()["round"] == number, f"round {number}")

    def set_up(self) -> None:
        """Colours and nations in turn, then the preparations, which the first one leafs through for all."""
        for person, colour, nation in zip(self.people, COLOURS, NATIONS, strict=False):
            person.choose(re.compile(f"^{colour}"))
            person.choose(re.compile(nation))
        for heading in ("material", "Start areas", "Balance", "Free Game"):
            expect(self.people[0].title()).to_contain_text(heading)
            for person in self.people[2:]:
                expect(person.title()).to_contain_text(heading)
            self.people[0].go_on()

    def turn(self, person: Person, points: int) -> None:
        """Phases 0 to 3: entry, withdrawal, cards, command."""
        expect(person.title()).to_contain_text("production points")
        person.enter(points)
        expect(person.title()).to_contain_text("withdraw units")
        person.go_on()
        expect(person.title()).to_contain_text("News for all")
        person.leaf()
        person.lift()
        expect(person.title()).to_contain_text("For your eyes only")
        person.leaf()
        expect(person.title()).to_contain_text("command and fight")
        person.go_on()


def sit_down(visitor: Visitor, home: str, phone: dict[str, Any]) -> Evening:
    """Ada's tablet serves Ada and Bo; the others come with their phones."""
    tablet = visitor(base_url=home, **TABLET)
    assert tablet.evaluate("window.isSecureContext") is False
    beside = {"kind": "device", "name": "Bo"}
    table = seat_at(tablet, "leaders", beside, OPEN, OPEN, OPEN, options={"mode": "companion", "parallel_play": True})
    tablet.goto(f"/t/{table}")
    people = [Person(0, "Ada", tablet, shared=True), Person(1, "Bo", tablet, shared=True)]
    for seat in (2, 3, 4):
        page: Page = visitor(f"/t/{table}", base_url=home, **phone)
        page.get_by_label("Your name").fill(NAMES[seat])
        page.get_by_role("button", name="Sit down").tap()
        expect(page.get_by_text("Ada starts the match.")).to_be_visible()
        people.append(Person(seat, NAMES[seat], page))
    tablet.get_by_role("button", name="Begin").click()
    return Evening(table, people)


def headquarters(person: Person) -> None:
    """A typical turn at the desk: four infantry, a tank, a research project, a spy."""
    person.lift()
    expect(person.page.get_by_role("tab", name=re.compile("Military"))).to_be_visible()
    person.taps = 0
    person.more("infantry", 4)
    person.more("tank")
    person.area("Research")
    person.tap(person.button(re.compile("^Start level 1.*[Ee]conomy")))
    person.area("Spies")
    person.more("spy")


def confirm(person: Person) -> None:
    person.tap(person.button(re.compile("^Continue$")))


@pytest.mark.clause("LDR-MULT-01", "LDR-MULT-04", "LDR-MULT-05", "LDR-PLAT-09", "LDR-SAVE-01", "LDR-TURN-09")
@pytest.mark.clause("LDR-COMP-01", "LDR-COMP-03", "LDR-COMP-04")
def test_an_evening_of_four_rounds(visitor: Visitor, hall: Served, home: str, phone: dict[str, Any]) -> None:
    evening = sit_down(visitor, home, phone)
    evening.set_up()
    order = evening.view()["order"]
    first, second, third = (evening.people[seat] for seat in [seat for seat in order if seat > 1])

    # Round 1: everybody orders the usual things, within a dozen taps.
    for seat in order:
        person = evening.people[seat]
        evening.turn(person, START)
        headquarters(person)
        confirm(person)
        assert person.taps <= MOST_TAPS
    evening.wait_for_round(2)
    for seat in order:
        me = evening.view(seat)["me"]
        assert [(one["unit"], one["count"]) for one in me["under_way"]] == [("infantry", 4), ("tank", 1)]
        assert me["running"]["economy"] == 2
        assert me["coming"]["spies"] == 1

    # Round 2: a phone is put to sleep and loaded again, and the hall dies, in the middle of headquarters.
    for seat in order:
        person = evening.people[seat]
        wrong = person is first
        evening.turn(person, WRONG if wrong else START + 2)
        person.lift()
        person.more("infantry", 2)
        if person is second:
            person.page.reload()
            expect(person.page.locator(".step.add").first).to_be_visible()
        if person is third:
            expect(person.page.locator("output, .number").filter(has_text="2").first).to_be_visible()
            hall.kill()
            person.more("tank")  # without a hall: it waits in the phone
            hall.start()
        chosen = {"infantry": 2, "tank": 1} if person is third else {"infantry": 2}
        expect(person.page.get_by_text("Continue", exact=True)).to_be_visible()
        evening.wait_for_choice(seat, chosen)
        confirm(person)

    # Round 3: the wrong entry of the round before is mended by agreement, two turns later.
    for place, seat in enumerate(order):
        evening.turn(evening.people[seat], START + 4)
        confirm_at_once(evening.people[seat])
        if place == 1:
            before = evening.view(first.seat)["me"]["saved"]
            mend(evening, first.seat, WRONG, START + 2)
            assert evening.view(first.seat)["me"]["saved"] == before + START + 2 - WRONG
    assert evening.view()["entries"][first.seat] == [START, START + 2, START + 4]

    # Round 4, and the story that all were told.
    for seat in order:
        evening.turn(evening.people[seat], START + 6)
        confirm_at_once(evening.people[seat])
    evening.wait_for_round(5)
    told = story(evening.people[2].page)
    assert any("position was mended" in line for line in told)


def confirm_at_once(person: Person) -> None:
    """Confirm a turn in which there was more to choose, which is asked about once."""
    person.lift()
    confirm(person)
    person.tap(person.button("Continue anyway"))


def mend(evening: Evening, seat: int, wrong: int, right: int) -> None:
    """A phone proposes what an entry should have been; everybody at the table agrees, at the tablet one by one."""
    proposer = evening.people[2]
    proposer.tap(proposer.button("Correct an entry"))
    sheet = proposer.page.get_by_role("dialog")
    sheet.get_by_text(NAMES[seat], exact=True).click()
    sheet.get_by_text(str(wrong), exact=True).first.click()  # the number chosen stands once more beside the field
    sheet.get_by_label("The right number").fill(str(right))
    sheet.get_by_role("button", name="Ask the table").click()
    words = re.compile(f"Entry of {NAMES[seat]}.*: {wrong} → {right}")
    for person in [evening.people[0], evening.people[1], evening.people[3], evening.people[4]]:
        expect(person.page.get_by_text(words)).to_be_visible()
        if person.shared:
            expect(person.page.locator(".ballot strong")).to_have_text(person.name)
        person.tap(person.page.locator(".ballot").get_by_role("button", name="Yes"))
    expect(proposer.page.get_by_text(words)).to_be_hidden()
