"""The timer of LEADERS: when the time in the headquarters is up, what was chosen by then happens."""

from __future__ import annotations

import time

import pytest
from halls import Served
from leaders_table import table


@pytest.mark.clause("LDR-HEAD-05", "LDR-SETT-02", "LDR-SETT-03")
def test_when_the_time_in_the_headquarters_is_up_what_was_chosen_is_adopted(
    here: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, began = here.guest("Ada"), time.time()
    place = f"/api/tables/{ada.post('/api/records', table(2, saved=[50], options={'hq_timer': 30}).record())['id']}"
    ada.post(f"{place}/join", {"device": "Bo"})
    ada.post(f"{place}/start")
    before = ada.get(f"{place}/scene?seat=0")
    act = {"do": "answer", "key": "one-tank", "seat": 0, "have": before["number"]}
    ada.post(f"{place}/acts", {"act": {**act, "actions": [{"kind": "add", "argument": "tank"}]}})
    until = ada.get(f"{place}/scene?seat=0")["scene"]["deadlines"]["0"]
    assert began + 30 <= until <= time.time() + 30
    assert until == before["scene"]["deadlines"]["0"], "choosing wins no time"

    monkeypatch.setattr(time, "time", lambda: float(until) + 0.1)
    live = here.run(here.hall.live, place.rpartition("/")[2])
    here.run(live.chore)
    after = ada.get(f"{place}/scene?seat=0")["scene"]["view"]
    assert after["me"]["under_way"] == [{"unit": "tank", "count": 1, "turns": 2}]
    assert (after["active"], after["me"]["saved"]) == (1, 50 - 12)
