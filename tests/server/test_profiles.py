"""Profiles: what somebody likes to choose for a game, kept under a name."""

from __future__ import annotations

from typing import Any

import pytest
import reaped
from halls import Served

from bannerhall.server.store.profiles import MOST_PROFILES

pytestmark = pytest.mark.usefixtures("reaped_here")
HERE = f"/api/profiles/{reaped.GAME.slug}"
LONG = {"name": "Long evening", "options": {"long": True}, "numbers": {"bid_limit": 20}}


def test_a_profile_is_kept_chosen_again_changed_and_forgotten(served: Served) -> None:
    ada, ben = served.guest("Ada"), served.guest("Ben")
    made = ada.put(HERE, LONG)
    assert {name: made[name] for name in LONG} == LONG
    assert ada.get("/api/profiles") == [made]
    assert ben.get("/api/profiles") == []
    changed = ada.put(HERE, {**LONG, "numbers": {}})
    assert (changed["id"], changed["numbers"]) == (made["id"], {})
    chairs = [{"kind": "me"}, {"kind": "open"}]
    table = ada.post("/api/tables", {"game": made["game"], "chairs": chairs, "options": made["options"]}, 201)
    assert (table["options"], table["numbers"]["rounds"]) == ({"long": True}, 8)
    ben.delete(f"{HERE}/{made['id']}", 404)
    ada.delete(f"/api/profiles/sealed/{made['id']}", 404)
    ada.delete(f"{HERE}/{made['id']}", 204)
    assert ada.get("/api/profiles") == []


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"name": ""}, "bad-body"),
        ({"name": "x" * 41}, "bad-body"),
        ({"options": {"luck": True}}, "unknown-option"),
        ({"options": {"long": 1}}, "bad-option"),
        ({"numbers": {"luck": 1}}, "unknown-number"),
        ({"numbers": {"rounds": 99}}, "bad-number"),
        ({"more": 1}, "bad-body"),
    ],
)
def test_what_the_game_does_not_have_is_refused(here: Served, wrong: dict[str, Any], message: str) -> None:
    ada = here.guest("Ada")
    assert ada.put(HERE, {**LONG, **wrong}, 422)["message"] == message
    assert ada.put("/api/profiles/chess", LONG, 404)["message"] == "not-found"
    assert ada.get("/api/profiles") == []


def test_nobody_has_more_than_twenty(here: Served) -> None:
    ada = here.guest("Ada")
    for number in range(MOST_PROFILES):
        ada.put(HERE, {"name": f"Profile {number}"})
    told = ada.put(HERE, {"name": "One more"}, 409)
    assert (told["message"], told["facts"]) == ("too-many-profiles", {"most": 20})
    ada.put(HERE, {"name": "Profile 3", "options": {"long": True}})
    assert len(ada.get("/api/profiles")) == MOST_PROFILES


def test_they_go_with_the_account(served: Served) -> None:
    ada = served.guest("Ada")
    ada.put(HERE, LONG)
    ada.post("/api/account/close", {}, 204)
    assert served.run(served.hall.db.rows, "SELECT * FROM profile") == []
