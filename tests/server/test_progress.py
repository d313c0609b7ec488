"""How somebody is getting on: finished matches, counted by game."""

from __future__ import annotations

import time
from typing import Any

import pytest
from halls import Person, Served
from matches import finished
from seats import new_table, play_on, seated

from bannerhall.core.question import LONE_DREW, LONE_LOST

SHORT: dict[str, Any] = {"numbers": {"rounds": 1}}


def progress(person: Person) -> Any:
    return person.get("/api/account/progress")


def match(*people: Person) -> Any:
    """A short match to its end; its result."""
    table = new_table(*people, **SHORT)
    with seated(table, *people) as seats:
        play_on(seats)
    return people[0].get(f"/api/tables/{table}")["result"]


def test_finished_matches_are_counted(served: Served) -> None:
    ada, ben = served.guest("Ada"), served.guest("Ben")
    assert progress(ada) == []
    began = time.time()
    results = [match(ada, ben), match(ada, ben)]
    for seat, person in enumerate((ada, ben)):
        (told,) = progress(person)
        assert (told["game"], told["played"]) == ("sealed", 2)
        assert told["won"] == sum(seat in result["winners"] for result in results)
        assert told["best"] == max(result["points"][seat] for result in results)
        assert began < told["finished_last"] <= time.time()
    assert sum(progress(person)[0]["won"] for person in (ada, ben)) >= 2
    assert progress(served.guest("Cleo")) == []


def test_a_match_under_way_does_not_count_yet(here: Served) -> None:
    ada, ben = here.guest("Ada"), here.guest("Ben")
    table = new_table(ada, ben, **SHORT)
    with seated(table, ada, ben) as seats:
        play_on(seats, 2)
    assert progress(ada) == []


def test_on_a_shared_device_the_match_counts_once_and_for_its_owner(here: Served) -> None:
    ada = here.guest("Ada")
    chairs = [{"kind": "device", "name": "Bea"}, {"kind": "me"}]
    wanted = {"game": "sealed", "chairs": chairs, "start": True, **SHORT}
    table = ada.post("/api/tables", wanted, 201)["id"]
    key = 0
    while True:
        scenes = [ada.get(f"/api/tables/{table}/scene?seat={seat}") for seat in (0, 1)]
        result = scenes[0]["scene"]["result"]
        if result:
            break
        seat = scenes[0]["scene"]["waiting"][0]
        news, key = scenes[seat], key + 1
        offer = news["scene"]["options"][0]
        action = {"kind": offer["kind"]}
        if len(offer) > 1:
            action["argument"] = offer.get("argument", offer.get("from"))
        act = {"do": "answer", "key": f"key-{key:05}", "seat": seat, "have": news["number"], "actions": [action]}
        ada.post(f"/api/tables/{table}/acts", {"act": act})
    (told,) = progress(ada)
    assert (told["played"], told["won"], told["best"]) == (1, int(1 in result["winners"]), result["points"][1])


@pytest.mark.usefixtures("wager_here")
def test_who_plays_alone_may_lose(here: Served) -> None:
    ada = here.guest("Ada")
    results = []
    for number in range(12):
        table = ada.post("/api/tables", {"game": "wager", "chairs": [{"kind": "me"}], "start": True}, 201)["id"]
        have = ada.get(f"/api/tables/{table}/scene?seat=0")["number"]
        bet = {"kind": "bet", "argument": "heads"}
        act = {"do": "answer", "key": f"key-{number:05}", "seat": 0, "have": have, "actions": [bet]}
        ada.post(f"/api/tables/{table}/acts", {"act": act})
        results.append(ada.get(f"/api/tables/{table}")["result"])
    (told,) = progress(ada)
    assert (told["played"], told["won"]) == (12, sum(result["winners"] == [0] for result in results))
    assert {tuple(result["ranks"]) for result in results} <= {(0,), (LONE_LOST,), (LONE_DREW,)}
    assert all((result["winners"] == [0]) == (result["ranks"] == [0]) for result in results)


def test_records_brought_in_and_lessons_are_no_progress(here: Served) -> None:
    ada = here.guest("Ada")
    over = finished(2)
    text = over.record.to_text(over.state.rules.vocabulary)
    brought = ada.client.post("/api/records", content=text).json()
    assert brought["status"] == "over"
    assert progress(ada) == []
    ada.post("/api/games/xorlosch/lesson", None, 201)
    assert progress(ada) == []
