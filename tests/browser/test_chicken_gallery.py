"""The gallery of leaders who have beaten the challenger of Chicken Island alone, in "My matches"."""

from __future__ import annotations

import sqlite3
from itertools import count

from browsing import Visitor
from playing import ask_hall, seat_at
from playwright.sync_api import Page, expect
from served import Served

from bannerhall.core.chance import Stream
from bannerhall.core.match import Match
from bannerhall.games.chicken import GAME
from bannerhall.games.chicken.rules import leaders
from bannerhall.games.chicken.rules.state import Chicken

LONGEST = 400  # answers: a shorter match is soon played once more


def played(seed: bytes) -> tuple[Match, list[int]]:
    """A match against the challenger with the dice of this seed, and what a person answers in it; who may only pass
    is passed for by the hall."""
    match = Match.begin(GAME, 1, seed)
    stream = Stream(1, 1)
    answers: list[int] = []
    while not match.over and len(answers) < LONGEST:
        action = match.state.policy(0, stream)
        if match.idle() is None:
            answers.append(int(action))
        match.answer(0, action)
    return match, answers


def won() -> tuple[bytes, str, list[int]]:
    """The dice of a match that is won, the leader who wins it, and how."""
    for number in count(1):
        seed = number.to_bytes(16, "big")
        match, answers = played(seed)
        state = match.state
        assert isinstance(state, Chicken)
        result = state.result()
        if result is not None and result.ranks == [0]:
            return seed, leaders.NAMES[state.leader[0] - 1], answers
    raise AssertionError


def play_again(page: Page, hall: Served, seed: bytes, answers: list[int]) -> None:
    """The same match in the hall, answer by answer, with its dice laid ready before it begins."""
    table = seat_at(page, "chicken")
    hall.stop()
    with sqlite3.connect(hall.folder / "hall.db") as store:
        changed = store.execute("UPDATE match SET seed = ? WHERE id = ?", (seed.hex(), table)).rowcount
    assert changed == 1
    hall.start()
    here = f"/api/tables/{table}"
    ask_hall(page, f"{here}/start", {})
    vocabulary = GAME.ruleset(1).vocabulary
    for number, action in enumerate(answers):
        have = ask_hall(page, f"{here}/scene?seat=0&have=1000000")["number"]
        kind, argument = vocabulary.split(action)
        said = {"kind": kind} if argument is None else {"kind": kind, "argument": argument}
        act = {"do": "answer", "key": f"answer-{number:06}", "seat": 0, "have": have, "actions": [said]}
        ask_hall(page, f"{here}/acts", {"act": act})
    assert ask_hall(page, here)["result"]["ranks"] == [0]


def test_a_leader_who_has_beaten_the_challenger_stands_in_the_gallery(visitor: Visitor, hall: Served) -> None:
    seed, leader, answers = won()
    page = visitor()
    play_again(page, hall, seed, answers)
    page.goto("/matches")
    gallery = page.locator(".gallery").first
    expect(gallery.get_by_role("listitem")).to_have_count(len(leaders.NAMES))
    expect(page.get_by_text(f"1 of {len(leaders.NAMES)}")).to_be_visible()
    medal = gallery.locator("li.won")
    expect(medal).to_have_count(1)
    words = page.evaluate("async (path) => await (await fetch(path)).text()", "/api/games/chicken/words?lang=en")
    named = f"chicken-leader-{leader} = "
    (called,) = (line.removeprefix(named) for line in words.splitlines() if line.startswith(named))
    expect(medal).to_contain_text(called)
    expect(gallery.locator(".shadow")).to_have_count(len(leaders.NAMES) - 1)
