"""Two people with a browser each at one table: moves, chat, reloads and a dying hall; nothing is lost."""

from __future__ import annotations

import re

import pytest
from browsing import Visitor
from playing import OPEN, ask_hall, asked, button, dock, place_group, question, seat_at, space, story, surely, touch
from playwright.sync_api import Page, WebSocketRoute, expect
from served import Served


@pytest.fixture
def two(visitor: Visitor) -> tuple[Page, Page]:
    """Ada, who has made the table, and Bo, who has come by its link; Ada is asked first."""
    ada = visitor()
    table = seat_at(ada, "xorlosch", OPEN)
    ada.goto(f"/t/{table}")
    expect(ada.get_by_role("button", name="Begin")).to_be_disabled()
    bo = visitor(None)
    bo.goto(ada.get_by_text(re.compile(rf"^http://\S+/t/{table}$")).inner_text())
    expect(bo.get_by_role("heading", name="Ada invites you")).to_be_visible()
    bo.get_by_label("Your name").fill("Bo")
    bo.get_by_role("button", name="Sit down").click()
    expect(bo.get_by_text("Ada starts the match.")).to_be_visible()
    expect(ada.get_by_role("list", name="Players").get_by_text("Bo", exact=True)).to_be_visible()
    ada.get_by_role("button", name="Begin").click()
    expect(asked(ada)).to_contain_text("Place your first group")
    expect(question(bo)).to_have_text("Ada …")
    return ada, bo


def walk(page: Page, name: str, to: str) -> None:
    """Touch a dwarf of one's own and where it goes, and say so."""
    touch(page, page.get_by_role("button", name=re.compile(f"^your {name}, level")))
    touch(page, space(page, to))
    button(page, "Confirm").click()
    expect(button(page, "Confirm")).to_be_hidden()


def test_what_one_does_the_other_sees_also_after_a_reload_in_the_middle(two: tuple[Page, Page]) -> None:
    ada, bo = two
    place_group(ada)
    expect(bo.get_by_role("button", name=re.compile("^warrior of Ada, level 3"))).to_have_count(0)  # no button for him
    expect(space(bo, "the start space")).to_have_attribute("aria-label", re.compile("warrior of Ada, level 3"))
    button(bo, "Place a warrior at level 2").click()
    expect(button(bo, "Confirm this step")).to_be_visible()
    bo.reload()
    expect(button(bo, "Place a warrior at level 3")).to_be_visible()  # the draft was his alone and not yet said
    place_group(bo)
    expect(asked(ada)).to_contain_text("Your turn")
    walk(ada, "warrior 1", "space 1")
    expect(space(bo, "space 1")).to_have_attribute("aria-label", re.compile("warrior of Ada, level 3"))
    bo.reload()
    expect(space(bo, "space 1")).to_have_attribute("aria-label", re.compile("warrior of Ada, level 3"))
    assert story(bo) == story(ada)


@pytest.mark.clause("LDR-SAVE-01")
def test_a_hall_that_is_killed_in_the_middle_loses_nothing_and_does_nothing_twice(
    two: tuple[Page, Page], hall: Served
) -> None:
    ada, bo = two
    place_group(ada)
    place_group(bo)
    walk(ada, "warrior 1", "space 1")

    surely(ada, "End the turn")  # is on its way, or just stored
    hall.kill()
    expect(bo.get_by_text("Connecting again")).to_be_visible()
    hall.start()
    expect(asked(bo)).to_contain_text("Your turn")
    expect(question(ada)).to_have_text("Bo …")

    hall.kill()
    expect(bo.get_by_text("Connecting again")).to_be_visible()
    surely(bo, "End the turn")  # said while nobody listens
    hall.start()
    expect(asked(ada)).to_contain_text("Your turn")
    expect(ada.get_by_text("Connecting again")).to_be_hidden()
    walk(ada, "warrior 1", "space 9")
    told = story(ada)
    assert told == story(bo)
    assert told[told.index("Round 1: Ada.") :] == [
        "Round 1: Ada.",
        "Ada moves warrior 1 to space 1 (points: 1).",
        "Round 1: Bo.",
        "Round 2: Ada.",
        "Ada moves warrior 1 to space 9 (points: 1).",
    ]


def test_an_answer_that_was_stored_but_never_acknowledged_is_sent_again_and_counts_once(
    two: tuple[Page, Page], hall: Served
) -> None:
    ada, bo = two
    deaf = False
    sent: list[str] = []

    def between(page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def up(said: str | bytes) -> None:
            if '"answer"' in str(said):
                sent.append(str(said))
            server.send(said)

        page.on_message(up)
        server.on_message(lambda told: None if deaf else page.send(told))

    ada.route_web_socket(re.compile("/live"), between)
    ada.reload()
    button(ada, "Place a warrior at level 5").click()
    expect(button(ada, "Confirm this step")).to_be_visible()
    deaf = True
    button(ada, "My group is ready").click()
    expect(question(ada)).to_contain_text("Place your first group")  # she has heard nothing
    expect(asked(bo)).to_contain_text("Place your first group")  # and yet it is stored
    hall.kill()
    deaf = False
    hall.start()
    expect(question(ada)).to_have_text("Bo …")
    place_group(bo)
    expect(asked(ada)).to_contain_text("Your turn")
    assert len(sent) == 2
    assert sent[0] == sent[1]
    told = story(ada)
    assert told == story(bo)
    assert told.count("Ada: My group is ready") == 1
    assert told.count("Ada places warrior 1 at level 5.") == 1


def test_chat_arrives_at_the_other_side_and_is_unread_until_it_is_looked_at(two: tuple[Page, Page]) -> None:
    ada, bo = two
    ada.get_by_role("button", name="Chat").click()
    for words in ("Good luck!", "And have fun."):
        ada.get_by_label("Say something to the table").fill(words)
        ada.get_by_role("button", name="Send").click()
        expect(ada.get_by_label("Say something to the table")).to_have_value("")
    expect(ada.get_by_role("list", name="Chat").get_by_role("listitem")).to_have_text(
        [re.compile("Ada Good luck!"), re.compile("Ada And have fun.")]
    )
    bell = bo.get_by_role("button", name="Chat")
    expect(bell).to_have_text("2")
    bell.click()
    expect(bo.get_by_role("list", name="Chat").get_by_role("listitem")).to_have_text(
        [re.compile("Ada Good luck!"), re.compile("Ada And have fun.")]
    )
    bo.keyboard.press("Escape")
    expect(bell).to_have_text("")


def test_whoever_looks_on_sees_everything_and_answers_nothing(two: tuple[Page, Page], visitor: Visitor) -> None:
    ada, _ = two
    cyd = visitor(ada.url)
    expect(cyd.get_by_text("You look on")).to_be_visible()
    expect(question(cyd)).to_have_text("Ada …")
    place_group(ada)
    expect(question(cyd)).to_have_text("Bo …")
    expect(space(cyd, "the start space")).to_have_attribute("aria-label", re.compile("warrior of Ada, level 3"))
    expect(dock(cyd).get_by_role("button")).to_have_count(0)
    expect(cyd.get_by_role("button", name="What would a bot do?")).to_be_hidden()
    touch(cyd, space(cyd, "space 1"))
    assert story(cyd) == story(ada)

    ask_hall(cyd, "/api/guest", {"name": "Cyd"})
    cyd.reload()
    expect(cyd.get_by_text("You look on")).to_be_visible()
    answer = {
        "do": "answer",
        "key": "k" * 12,
        "seat": 1,
        "have": 21,
        "actions": [{"kind": "place", "argument": "warrior-5"}],
    }
    table = cyd.url.rpartition("/")[2]
    refused = cyd.request.post(f"/api/tables/{table}/acts", data={"act": answer})
    assert refused.status == 403
    expect(question(cyd)).to_have_text("Bo …")
