"""Chairs that are kept for somebody: who may see them, who may sit there, and until when."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from halls import Person, Served, hall
from members import ADDRESS, PASSWORD, closed, member, sign_in
from postbox import Mailbox
from seats import Seat, play_on, seated
from starlette.websockets import WebSocketDisconnect

from bannerhall.server.limits import RATES
from bannerhall.server.store.backup import back_up, restore

ME, OPEN, BO = {"kind": "me"}, {"kind": "open"}, {"kind": "invited", "name": "Bo"}
WRONG = "x" * 43


def made_by(person: Person, *chairs: object, **wanted: Any) -> tuple[str, dict[int, str]]:
    """The id of a table, and its invitations by seat."""
    told = person.post("/api/tables", {"game": "sealed", "chairs": [ME, *(chairs or (BO,))], **wanted}, 201)
    return told["id"], invitations(told)


def invitations(told: Any) -> dict[int, str]:
    return {chair["seat"]: chair["invitation"] for chair in told["chairs"] if chair["invitation"]}


def shown(told: Any) -> list[tuple[str, str]]:
    return [(chair["kind"], chair["name"]) for chair in told["chairs"]]


def join(person: Person, table: str, status: int | None = None, **wanted: object) -> Any:
    return person.post(f"/api/tables/{table}/join", wanted, status)


# --- Who sees it --------------------------------------------------------------------------------------------


def test_each_invited_chair_shows_a_name_and_has_an_invitation_that_only_the_host_is_told(served: Served) -> None:
    ada, ben = served.guest("Ada"), served.guest("Ben")
    table, sent = made_by(ada, BO, {"kind": "invited", "name": "Cleo 😀"}, OPEN)
    told = ada.get(f"/api/tables/{table}")
    assert shown(told) == [("human", "Ada"), ("invited", "Bo"), ("invited", "Cleo 😀"), ("open", "")]
    assert invitations(told) == sent
    assert list(sent) == [1, 2]
    assert len({*sent.values(), table}) == 3
    assert all(len(token) >= 43 for token in sent.values())
    join(ben, table)
    for other in (ben, served.stranger()):
        told = other.get(f"/api/tables/{table}")
        assert shown(told)[1:3] == [("invited", "Bo"), ("invited", "Cleo 😀")]
        assert invitations(told) == {}
    with ben.live(table) as socket:
        assert invitations(Seat(socket, 3).until(lambda m: m["is"] == "table")["table"]) == {}
    assert not any(token in str(ben.get("/api/tables/mine")) for token in sent.values())


def test_a_private_table_is_there_for_whoever_shows_an_invitation_and_for_nobody_else(served: Served) -> None:
    ada = served.guest("Ada")
    table, sent = made_by(ada, visibility="private")
    _, elsewhere = made_by(ada, visibility="private")
    for person in (served.stranger(), served.guest("Bo")):
        person.get(f"/api/tables/{table}", 404)
        person.get(f"/api/tables/{table}?invitation={WRONG}", 404)
        person.get(f"/api/tables/{table}?invitation={elsewhere[1]}", 404)
        told = person.get(f"/api/tables/{table}?invitation={sent[1]}")
        assert (shown(told)[1], invitations(told)) == (("invited", "Bo"), {})
        for what in ("chat", "scene", "record", "replay"):
            person.get(f"/api/tables/{table}/{what}?invitation={sent[1]}", 404)
        for nonsense in ("", "short", "x" * 101, "%00" * 30, "ä" * 30):
            assert person.get(f"/api/tables/{table}?invitation={nonsense}", 422)["message"] == "bad-query"
    with pytest.raises(WebSocketDisconnect), served.guest("Cleo").live(table, f"?invitation={sent[1]}"):
        pass


# --- Who sits there -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("visibility", ["public", "link", "private"])
def test_whoever_shows_the_invitation_sits_on_that_chair_and_plays(served: Served, visibility: str) -> None:
    ada, bo = served.guest("Ada"), served.guest("Bodo")
    table, sent = made_by(ada, OPEN, BO, visibility=visibility, numbers={"rounds": 1})
    told = join(bo, table, invitation=sent[2])
    assert shown(told) == [("human", "Ada"), ("open", ""), ("human", "Bodo")]
    assert [chair["yours"] for chair in told["chairs"]] == [False, False, True]
    assert [found["id"] for found in bo.get("/api/tables/mine")] == [table]
    assert invitations(ada.get(f"/api/tables/{table}")) == {}, "it has done its duty"
    ada.put(f"/api/tables/{table}/chairs/1", {"kind": "bot", "bot": "random"})
    ada.post(f"/api/tables/{table}/start")
    assert bo.get(f"/api/tables/{table}/scene")["reader"] == 2


def test_a_member_comes_with_an_invitation_as_a_guest_does(posting: Served, box: Mailbox) -> None:
    bo, ada = member(posting, box, "Bo"), posting.guest("Ada")
    table, sent = made_by(ada, visibility="private")
    assert shown(join(bo, table, invitation=sent[1]))[1] == ("human", "Bo")


def test_nobody_sits_on_a_kept_chair_without_its_own_invitation(here: Served) -> None:
    ada, mallory = here.guest("Ada"), here.guest("Mallory")
    table, sent = made_by(ada, BO, {"kind": "invited", "name": "Cleo"})
    assert join(mallory, table, 409)["message"] == "no-open-chair"
    refused = join(mallory, table, 409, seat=1)
    assert (refused["message"], refused["facts"]) == ("chair-kept", {"seat": 2, "name": "Bo"})
    assert join(mallory, table, 409, seat=2, invitation=sent[1])["message"] == "chair-kept"
    assert join(mallory, table, 410, invitation=WRONG)["message"] == "dead-invitation"
    assert join(mallory, table, 410, seat=1, invitation=WRONG)["message"] == "dead-invitation"
    assert join(ada, table, 409, device="Eve")["message"] == "no-open-chair"
    join(here.stranger(), table, 401, invitation=sent[1])
    assert [kind for kind, _ in shown(ada.get(f"/api/tables/{table}"))] == ["human", "invited", "invited"]
    private, _ = made_by(ada, visibility="private")
    assert join(mallory, private, 404, invitation=WRONG)["message"] == "not-found"
    assert join(mallory, private, 404)["message"] == "not-found"


def test_an_invitation_serves_one_person(here: Served) -> None:
    ada, bo, cleo = here.guest("Ada"), here.guest("Bo"), here.guest("Cleo")
    table, sent = made_by(ada, BO, OPEN, visibility="private")
    join(bo, table, invitation=sent[1])
    assert join(bo, table, 409, invitation=sent[1])["message"] == "already-seated"
    assert join(cleo, table, 409, invitation=sent[1])["message"] == "no-open-chair"
    assert join(cleo, table, 409, seat=2, invitation=sent[1])["message"] == "no-open-chair"


def test_who_gets_up_may_come_back_and_the_chair_is_kept_meanwhile(served: Served) -> None:
    ada, bo, cleo = served.guest("Ada"), served.guest("Bodo"), served.guest("Cleo")
    table, sent = made_by(ada, visibility="private")
    join(bo, table, invitation=sent[1])
    told = bo.post(f"/api/tables/{table}/clear", {"seat": 1})
    assert (shown(told)[1], told["chairs"][1]["kept"], told["chairs"][1]["yours"]) == (("invited", "Bo"), True, False)
    assert invitations(ada.get(f"/api/tables/{table}")) == sent
    cleo.get(f"/api/tables/{table}", 404)
    assert shown(join(bo, table))[1] == ("human", "Bodo")
    assert shown(ada.post(f"/api/tables/{table}/clear", {"seat": 1}))[1] == ("invited", "Bo")
    join(bo, table, 404)
    assert shown(join(cleo, table, invitation=sent[1]))[1] == ("human", "Cleo")


# --- Until when ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("instead", [{"kind": "open"}, {"kind": "bot"}, {"kind": "invited", "name": "Cleo"}])
@pytest.mark.parametrize("visibility", ["link", "private"])
def test_an_invitation_is_withdrawn_by_giving_the_chair_away(
    here: Served, instead: dict[str, str], visibility: str
) -> None:
    ada, bo = here.guest("Ada"), here.guest("Bo")
    table, sent = made_by(ada, visibility=visibility)
    bo.put(f"/api/tables/{table}/chairs/1", instead, 404 if visibility == "private" else 403)
    told = ada.put(f"/api/tables/{table}/chairs/1", instead)
    assert shown(told)[1] == (instead["kind"], instead.get("name", ""))
    assert sent[1] not in invitations(told).values()
    assert (instead["kind"] == "invited") == bool(invitations(told))
    gone = ("not-found", 404) if visibility == "private" else ("dead-invitation", 410)
    assert join(bo, table, gone[1], invitation=sent[1])["message"] == gone[0]
    if visibility == "private":
        bo.get(f"/api/tables/{table}?invitation={sent[1]}", 404)
    ada.put(f"/api/tables/{table}/chairs/1", BO)
    join(bo, table, gone[1], invitation=sent[1])


def test_who_had_to_leave_a_private_table_does_not_look_on_any_longer(served: Served) -> None:
    ada, bo = served.guest("Ada"), served.guest("Bodo")
    table, sent = made_by(ada, visibility="private")
    join(bo, table, invitation=sent[1])
    with ada.live(table), bo.live(table) as socket:
        Seat(socket, 1).until(lambda m: m["is"] == "table")
        ada.put(f"/api/tables/{table}/chairs/1", {"kind": "bot", "bot": "random"})
        closed(served, socket, left=1)
    with pytest.raises(WebSocketDisconnect), bo.live(table):
        pass


def test_nor_in_another_process(tmp_path: Path, postgres_url: str) -> None:
    with ExitStack() as stack:
        here, there = (stack.enter_context(hall(tmp_path / str(i), database=postgres_url)) for i in range(2))
        ada, bo = here.guest("Ada"), here.guest("Bodo", bearer=True)
        table, sent = made_by(ada, visibility="private")
        join(bo, table, invitation=sent[1])
        with there.stranger(str(bo.client.headers["Authorization"]).split()[1]).live(table) as socket:
            Seat(socket, 1).until(lambda m: m["is"] == "table")
            ada.put(f"/api/tables/{table}/chairs/1", {"kind": "open"})
            closed(there, socket)


def test_clearing_a_kept_chair_withdraws_it_as_well(here: Served) -> None:
    ada = here.guest("Ada")
    table, sent = made_by(ada)
    assert shown(ada.post(f"/api/tables/{table}/clear", {"seat": 1}))[1] == ("open", "")
    assert join(here.guest("Bo"), table, 410, invitation=sent[1])["message"] == "dead-invitation"


def test_a_chair_is_kept_for_a_name(here: Served) -> None:
    ada = here.guest("Ada")
    nameless = {"game": "sealed", "chairs": [ME, {"kind": "invited"}]}
    assert ada.post("/api/tables", nameless, 422)["message"] == "invite-whom"
    table, _ = made_by(ada, OPEN)
    assert ada.put(f"/api/tables/{table}/chairs/1", {"kind": "invited"}, 422)["message"] == "invite-whom"
    for name in ("", "x" * 41, "a\nb"):
        assert ada.put(f"/api/tables/{table}/chairs/1", {**BO, "name": name}, 422)["message"] == "bad-body"


def test_a_match_does_not_begin_while_somebody_is_awaited_and_says_who(served: Served) -> None:
    ada, bo = served.guest("Ada"), served.guest("Bodo")
    table, sent = made_by(ada, start=True)
    assert ada.get(f"/api/tables/{table}")["status"] == "open"
    refused = ada.post(f"/api/tables/{table}/start", None, 409)
    assert (refused["message"], refused["facts"]) == ("chair-awaits", {"seat": 2, "name": "Bo"})
    assert "Bo" in refused["detail"]
    join(bo, table, invitation=sent[1])
    assert ada.post(f"/api/tables/{table}/start")["status"] == "playing"


def test_when_the_match_begins_nothing_is_left_of_the_invitation(served: Served) -> None:
    ada, bo = served.guest("Ada"), served.guest("Bodo")
    table, sent = made_by(ada, visibility="private")
    join(bo, table, invitation=sent[1])
    ada.post(f"/api/tables/{table}/start")
    served.stranger().get(f"/api/tables/{table}?invitation={sent[1]}", 404)
    join(served.guest("Cleo"), table, 404, invitation=sent[1])
    rows = served.run(served.hall.db.rows, "SELECT invitation, invited FROM chair WHERE match = :id", {"id": table})
    assert rows == [{"invitation": None, "invited": ""}] * 2


def test_a_private_table_for_invited_people_alone_can_be_made(here: Served) -> None:
    ada, bo = here.guest("Ada"), here.guest("Bo")
    chairs = [BO, {"kind": "bot", "bot": "random"}]
    told = ada.post("/api/tables", {"game": "sealed", "chairs": chairs, "visibility": "private"}, 201)
    join(bo, told["id"], invitation=invitations(told)[0])
    ada.post(f"/api/tables/{told['id']}/start")
    assert bo.get(f"/api/tables/{told['id']}/scene")["reader"] == 0


def test_who_looks_at_the_table_hears_that_the_invited_one_has_come(served: Served) -> None:
    ada, bo = served.guest("Ada"), served.guest("Bodo")
    table, sent = made_by(ada, visibility="private")
    with ada.live(table) as socket:
        host = Seat(socket, 0)
        assert invitations(host.until(lambda m: m["is"] == "table")["table"]) == sent
        join(bo, table, invitation=sent[1])
        told = host.until(lambda m: m["is"] == "table" and m["table"]["chairs"][1]["kind"] == "human")["table"]
        assert shown(told)[1] == ("human", "Bodo")


def test_trying_invitations_is_limited_like_joining(tmp_path: Path) -> None:
    with hall(tmp_path, limits=True) as served:
        ada, mallory = served.guest("Ada"), served.guest("Mallory")
        table, _ = made_by(ada)
        for _ in range(int(RATES["acts"].split("/")[0])):
            join(mallory, table, 410, invitation=WRONG)
        assert join(mallory, table, 429, invitation=WRONG)["message"] == "too-often"


# --- The same again -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("visibility", ["link", "private"])
def test_at_a_rematch_everybody_finds_the_own_chair_kept(served: Served, visibility: str) -> None:
    ada, bo, cleo = served.guest("Ada"), served.guest("Bodo"), served.guest("Cleo")
    table, sent = made_by(ada, visibility=visibility, numbers={"rounds": 1})
    join(bo, table, invitation=sent[1])
    ada.post(f"/api/tables/{table}/start")
    with seated(table, ada, bo) as seats:
        play_on(seats)
    again = ada.post(f"/api/tables/{table}/rematch", None, 201)
    assert shown(again) == [("human", "Ada"), ("invited", "Bodo")]
    place = again["id"]
    assert bo.post(f"/api/tables/{table}/rematch", None, 201)["id"] == place
    assert place in [found["id"] for found in bo.get("/api/tables/mine")]
    join(cleo, place, 404 if visibility == "private" else 409)
    told = bo.get(f"/api/tables/{place}")
    assert (told["chairs"][1]["kept"], told["chairs"][1]["yours"], invitations(told)) == (True, False, {})
    assert shown(join(bo, place))[1] == ("human", "Bodo")
    assert ada.post(f"/api/tables/{place}/start")["status"] == "playing"


def test_a_chair_that_is_kept_for_a_guest_is_kept_when_they_sign_in(posting: Served, box: Mailbox) -> None:
    member(posting, box, "Bo")
    ada, guest = posting.guest("Ada"), posting.guest("Bo's phone")
    table, sent = made_by(ada, visibility="private")
    join(guest, table, invitation=sent[1])
    guest.post(f"/api/tables/{table}/clear", {"seat": 1})
    sign_in(guest, ADDRESS, PASSWORD)
    assert shown(join(guest, table))[1] == ("human", "Bo")


def test_no_chair_is_kept_for_somebody_who_has_gone_for_good(served: Served) -> None:
    ada, bo = served.guest("Ada"), served.guest("Bodo")
    table, sent = made_by(ada)
    join(bo, table, invitation=sent[1])
    bo.post("/api/account/close", {}, 204)
    told = ada.get(f"/api/tables/{table}")
    assert shown(told)[1] == ("open", "")
    assert "Bo" not in str(served.run(served.hall.db.rows, "SELECT * FROM chair WHERE match = :id", {"id": table}))


def test_a_backup_carries_invitations(tmp_path: Path, store_url: str, sqlite_url: str) -> None:
    with hall(tmp_path, database=store_url) as served:
        ada = served.guest("Ada", bearer=True)
        table, sent = made_by(ada, visibility="private")
        back_up(store_url, tmp_path / "hall.backup")
    other = f"{sqlite_url}.other"
    asyncio.run(restore(other, tmp_path / "hall.backup"))
    with hall(tmp_path / "after", database=other) as after:
        assert shown(join(after.guest("Bodo"), table, invitation=sent[1]))[1] == ("human", "Bodo")
