"""Learning a game at the hall: the steps, and a table at which they can be taken."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any

from halls import Served, hall
from seats import seated

from bannerhall.core.lesson import lesson_of
from bannerhall.games.xorlosch import GAME
from bannerhall.server.limits import RATES

PLACE = "/api/games/xorlosch/lesson"


def test_the_steps_are_told_as_actions_with_their_messages(here: Served) -> None:
    told = here.stranger().get(PLACE)
    assert told["steps"][:2] == [
        {"action": {"kind": "move", "argument": "w1-t06"}, "message": "xorlosch-learn-1"},
        {"action": {"kind": "declare", "argument": "green"}, "message": "xorlosch-learn-2"},
    ]
    assert told["steps"][-1] == {"action": {"kind": "end"}, "message": "xorlosch-learn-5"}
    assert told["end"] == "xorlosch-learn-end"


def test_the_lesson_is_taken_step_by_step_and_then_played_on(served: Served) -> None:
    ada = served.guest("Ada")
    steps = ada.get(PLACE)["steps"]
    table = ada.post(PLACE, None, 201)
    assert (table["status"], table["visibility"], table["game"]) == ("playing", "private", "xorlosch")
    assert [(chair["kind"], chair["bot"], chair["yours"]) for chair in table["chairs"]] == [
        ("human", "", True),
        ("bot", "greedy", False),
    ]
    assert table["options"] == lesson_of(GAME).position["options"]
    with seated(table["id"], ada) as (seat,):
        assert seat.scene["view"]["dwarves"][0]["w1"] == [2, "c3"], "not the closed box"
        for step in steps:
            seat.until_asked()
            assert seat.answer(step["action"])["is"] == "done", step
        assert seat.scene["view"]["cards"][0] == 2
        seat.until(lambda told: told["is"] == "news" and told["scene"]["view"]["turn"] > 4)  # the bot has played


def test_nobody_else_finds_the_table_of_a_lesson(here: Served) -> None:
    ada, ben = here.guest("Ada"), here.guest("Ben")
    table = ada.post(PLACE, None, 201)["id"]
    ben.get(f"/api/tables/{table}", 404)
    assert [found["id"] for found in ada.get("/api/tables/mine")] == [table]


def test_a_lesson_survives_a_restart(tmp_path: Path) -> None:
    with hall(tmp_path) as served:
        ada = served.guest("Ada", bearer=True)
        token = str(ada.client.headers["Authorization"]).split()[1]
        table = ada.post(PLACE, None, 201)["id"]
        act: dict[str, Any] = {"do": "answer", "key": secrets.token_urlsafe(9), "seat": 0, "have": 0}
        act["actions"] = [ada.get(PLACE)["steps"][0]["action"]]
        ada.post(f"/api/tables/{table}/acts", {"act": act})
    with hall(tmp_path) as served:
        scene = served.stranger(token).get(f"/api/tables/{table}/scene?seat=0")["scene"]
        assert scene["view"]["dwarves"][0]["w1"] == [2, "t06"]


def test_a_game_without_a_lesson_has_none(here: Served) -> None:
    ada = here.guest("Ada")
    for place in ("/api/games/sealed/lesson", "/api/games/chess/lesson"):
        ada.get(place, 404)
        ada.post(place, None, 404)
    assert ada.get("/api/tables/mine") == []


def test_there_is_no_hint_behind_a_planned_step_that_turns_up_cards(here: Served) -> None:
    ada = here.guest("Ada")
    table = ada.post(PLACE, None, 201)["id"]
    planned = [step["action"] for step in ada.get(PLACE)["steps"][:2]]
    asked = {"seat": 0, "have": 0, "actions": planned[:1]}
    assert ada.post(f"/api/tables/{table}/hint", asked)["ideas"][0]["action"] == planned[1]
    told = ada.post(f"/api/tables/{table}/hint", {**asked, "actions": planned}, 409)
    assert (told["message"], told["facts"]) == ("draft-meets-chance", {"number": 3})


def test_lessons_are_limited_like_tables(tmp_path: Path) -> None:
    with hall(tmp_path, limits=True) as served:
        ada = served.guest("Ada")
        many = int(RATES["tables"].split("/")[0])
        found = [ada.client.post("/api/games/none/lesson").status_code for _ in range(many + 1)]
        assert found == [404] * many + [429]
