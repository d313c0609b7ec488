"""Guests and accounts: coming in, registering, signing in and out, passwords."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher
from halls import URL, Served, hall
from members import ADDRESS, DAY, PASSWORD, TWO, Later, claim, closed, member, playing, sign_in
from postbox import Mailbox

from bannerhall.server import passwords
from bannerhall.server.problems import Denied
from bannerhall.server.store import people

# --- Registering --------------------------------------------------------------------------------------------


@pytest.mark.clause("LDR-ACCT-10")
def test_a_guest_who_registers_stays_the_same_and_keeps_matches(store_url: str, tmp_path: Path, box: Mailbox) -> None:
    with hall(tmp_path, database=store_url, mail=box.mail) as served:
        ada = served.guest("Ada")
        before = ada.get("/api/account")
        table = playing(ada, served.guest("Ben"))
        assert claim(ada) == {"id": before["id"], "name": "Ada"}
        waiting = ada.get("/api/account")
        assert (waiting["kind"], waiting["email"], waiting["claimed"]) == ("guest", None, ADDRESS)
        served.stranger().post("/api/account/confirm", {"token": box.token()}, 204)
        after = ada.get("/api/account")
        assert (after["id"], after["kind"], after["email"], after["claimed"]) == (before["id"], "member", ADDRESS, None)
        assert [found["id"] for found in ada.get("/api/tables/mine")] == [table]
        elsewhere = served.stranger()
        assert sign_in(elsewhere)["id"] == before["id"]
        assert [chair["yours"] for chair in elsewhere.get(f"/api/tables/{table}")["chairs"]] == [True, False]


@pytest.mark.clause("LDR-ACCT-03", "LDR-ACCT-04")
def test_a_stranger_registers_and_can_play_before_the_address_is_confirmed(posting: Served, box: Mailbox) -> None:
    ada = posting.stranger()
    claim(ada, name="Ada", lang="de")
    assert ada.get("/api/account")["name"] == "Ada"
    ada.post("/api/tables", TWO)
    mail = box.next()
    assert mail["Subject"] == "Bestätige deine Adresse für die Halle"
    assert mail["To"] == ADDRESS
    assert f"{URL}/#/confirm/" in mail.get_content()
    sign_in(posting.stranger(), status=401)


def test_programs_get_a_token_instead_of_a_cookie(posting: Served, box: Mailbox) -> None:
    told = claim(posting.stranger(), bearer=True)
    assert posting.stranger(told["token"]).get("/api/account")["id"] == told["id"]
    posting.stranger().post("/api/account/confirm", {"token": box.token()}, 204)
    person = posting.stranger()
    token = sign_in(person, bearer=True)["token"]
    person.get("/api/account", 401)
    assert posting.stranger(token).get("/api/account")["id"] == told["id"]


def test_nobody_can_tell_whether_an_address_is_taken(posting: Served, box: Mailbox) -> None:
    owner = member(posting, box)
    answers = []
    for email in (ADDRESS, "nobody@example.org"):
        stranger, guest = posting.guest("Eve"), posting.guest("Eve")
        registered = stranger.client.post("/api/account/register", json={"email": email, "password": "eve's guess"})
        shown = {**stranger.get("/api/account"), "id": "", "created": 0, "claimed": ""}
        again = stranger.client.post("/api/account/confirm/again")
        forgotten = guest.client.post("/api/account/forgot", json={"email": email})
        wrong = guest.client.post("/api/account/sign-in", json={"email": email, "password": "eve's guess"})
        assert registered.status_code == 202
        told = {**registered.json(), "id": ""}
        answers.append([told, shown, *((answer.status_code, answer.content) for answer in (again, forgotten, wrong))])
    assert answers[0] == answers[1]
    assert owner.get("/api/account")["email"] == ADDRESS


def test_the_owner_of_a_taken_address_is_told_and_the_other_gets_no_link(posting: Served, box: Mailbox) -> None:
    member(posting, box)
    eve = posting.stranger()
    claim(eve, password="eve's own password", lang="fr")
    mail = box.next()
    assert mail["Subject"] == "You already have an account at the hall"
    assert "confirm" not in mail.get_content()
    assert eve.get("/api/account")["kind"] == "guest"
    sign_in(posting.stranger(), password="eve's own password", status=401)
    sign_in(posting.stranger())


def test_whoever_confirms_first_has_the_address(posting: Served, box: Mailbox) -> None:
    ada, eve = posting.guest("Ada"), posting.guest("Eve")
    claim(eve, password="eve's own password")
    first = box.token()
    claim(ada)
    second = box.token()
    ada.post("/api/account/confirm", {"token": second}, 204)
    assert ada.post("/api/account/confirm", {"token": first}, 410)["message"] == "dead-link"
    assert eve.get("/api/account")["kind"] == "guest"
    sign_in(posting.stranger())


@pytest.mark.clause("LDR-ACCT-04")
def test_a_claim_lapses_after_thirty_days(posting: Served, box: Mailbox, later: Later) -> None:
    ada, ben = posting.guest("Ada"), posting.guest("Ben")
    claim(ada)
    claim(ben, "ben@example.org")
    tokens = [box.token(), box.token()]
    later(30 * DAY - 60)
    ada.post("/api/account/confirm", {"token": tokens[0]}, 204)
    later(120)
    ben.post("/api/account/confirm", {"token": tokens[1]}, 410)
    assert ben.get("/api/account")["claimed"] is None
    assert ben.post("/api/account/confirm/again", status=409)["message"] == "nothing-to-confirm"


def test_a_confirmation_is_good_for_one_use_and_for_nothing_else(posting: Served, box: Mailbox) -> None:
    ada = posting.guest("Ada")
    claim(ada)
    token = box.token()
    ada.post("/api/account/reset", {"token": token, "password": "another password"}, 410)
    ada.post("/api/account/confirm", {"token": "x" * 43}, 410)
    ada.post("/api/account/confirm", {"token": token}, 204)
    ada.post("/api/account/confirm", {"token": token}, 410)


def test_another_confirmation_mail_can_be_asked_for(posting: Served, box: Mailbox) -> None:
    ada = posting.guest("Ada")
    claim(ada)
    first = box.token()
    ada.post("/api/account/confirm/again", status=204)
    second = box.token()
    assert first != second
    ada.post("/api/account/confirm", {"token": second}, 204)
    ada.post("/api/account/confirm", {"token": first}, 410)


def test_a_mistyped_address_can_be_replaced(posting: Served, box: Mailbox) -> None:
    ada = posting.guest("Ada")
    claim(ada, "adda@example.org")
    wrong = box.token()
    claim(ada)
    ada.post("/api/account/confirm", {"token": wrong}, 410)
    ada.post("/api/account/confirm", {"token": box.token()}, 204)
    assert ada.get("/api/account")["email"] == ADDRESS
    assert (
        ada.post("/api/account/register", {"email": ADDRESS, "password": PASSWORD}, 409)["message"] == "already-member"
    )


@pytest.mark.clause("LDR-ACCT-02")
@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"email": ADDRESS, "password": "7 chars"}, 422),
        ({"email": ADDRESS, "password": "x" * 201}, 422),
        ({"email": "no address", "password": PASSWORD}, 422),
        ({"email": "a,b@example.org", "password": PASSWORD}, 422),
        ({"email": "a..b@example.org", "password": PASSWORD}, 422),
        ({"email": "a@", "password": PASSWORD}, 422),
        ({"email": ADDRESS, "password": PASSWORD, "kind": "host"}, 422),
        ({"email": ADDRESS, "password": PASSWORD, "name": ""}, 422),
        ({"email": ADDRESS}, 422),
        ([], 422),
    ],
)
def test_a_bad_registration_is_refused(tmp_path: Path, body: object, status: int) -> None:
    with hall(tmp_path) as served:
        served.stranger().post("/api/account/register", body, status)
        assert served.host().get("/api/host/load")["accounts"] == {}


@pytest.mark.clause("LDR-ACCT-11")
def test_a_short_password_is_refused_with_the_least_length(tmp_path: Path) -> None:
    with hall(tmp_path) as served:
        told = served.stranger().post("/api/account/register", {"email": ADDRESS, "password": "7 chars"}, 422)
        assert "length >= 8" in told["detail"]


def test_passwords_of_eight_letters_of_any_tongue_are_good(posting: Served, box: Mailbox) -> None:
    ada = posting.guest("Ada")
    claim(ada, password="пароль-é")
    ada.post("/api/account/confirm", {"token": box.token()}, 204)
    sign_in(posting.stranger(), email="ADA@Example.org", password="пароль-e\u0301")


# --- Signing in and out -------------------------------------------------------------------------------------


def test_a_session_lasts_a_day_or_half_a_year(posting: Served, box: Mailbox, later: Later) -> None:
    member(posting, box)
    visitor, resident = posting.stranger(), posting.stranger()
    sign_in(visitor)
    sign_in(resident, stay=True)
    assert resident.get("/api/account")["sessions"] == 3
    later(DAY + 1)
    visitor.get("/api/account", 401)
    assert resident.get("/api/account")["sessions"] == 2
    later(179 * DAY)
    resident.get("/api/account", 401)


def test_signing_out_ends_this_session_and_everywhere_ends_all(posting: Served, box: Mailbox) -> None:
    home = member(posting, box)
    phone, laptop = posting.stranger(), posting.stranger()
    sign_in(phone)
    sign_in(laptop)
    kept = dict(phone.client.cookies)
    phone.post("/api/account/sign-out", status=204)
    phone.get("/api/account", 401)
    phone.client.cookies.update(kept)
    phone.get("/api/account", 401)
    home.get("/api/account")
    laptop.post("/api/account/sign-out-everywhere", status=204)
    home.get("/api/account", 401)
    posting.stranger().post("/api/account/sign-out", status=204)


def test_signing_in_gives_a_new_token_and_ends_the_old_one(posting: Served, box: Mailbox) -> None:
    member(posting, box)
    guest = posting.guest("Guest")
    before = dict(guest.client.cookies)
    sign_in(guest)
    assert dict(guest.client.cookies) != before
    old = posting.stranger()
    old.client.cookies.update(before)
    old.get("/api/account", 401)


def test_signing_in_brings_the_matches_of_the_guest_along(posting: Served, box: Mailbox) -> None:
    member(posting, box)
    guest, ben = posting.guest("Guest"), posting.guest("Ben")
    table = playing(guest, ben)
    open_table = guest.post("/api/tables", {"game": "sealed", "chairs": [{"kind": "me"}, {"kind": "device"}]})["id"]
    with guest.live(table) as socket:
        mine = sign_in(guest)["id"]
        closed(posting, socket)
    shown = ben.get(f"/api/tables/{table}")
    assert [chair["name"] for chair in shown["chairs"]] == ["Ada", "Ben"]
    assert guest.get("/api/account")["id"] == mine
    assert {found["id"] for found in guest.get("/api/tables/mine")} == {table, open_table}
    assert [chair["yours"] for chair in guest.get(f"/api/tables/{open_table}")["chairs"]] == [True, True]
    guest.post(f"/api/tables/{open_table}/start")
    scene = guest.get(f"/api/tables/{table}/scene")
    assert scene["reader"] == 0
    guest.post(f"/api/tables/{table}/acts", {"act": {"do": "leave", "key": "leave-it", "seat": 0}})


def test_nobody_sits_twice_at_a_table_by_signing_in(posting: Served, box: Mailbox) -> None:
    ada = member(posting, box)
    guest = posting.guest("Guest")
    table = playing(ada, guest)
    sign_in(guest)
    assert [chair["yours"] for chair in guest.get(f"/api/tables/{table}")["chairs"]] == [True, False]


def test_whoever_is_a_member_brings_nothing_along(posting: Served, box: Mailbox) -> None:
    member(posting, box)
    ben = member(posting, box, "Ben", "ben@example.org")
    table = ben.post("/api/tables", TWO)["id"]
    sign_in(ben)
    assert ben.get("/api/tables/mine") == []
    sign_in(ben, "ben@example.org")
    assert [found["id"] for found in ben.get("/api/tables/mine")] == [table]


def test_a_password_of_older_costs_is_hashed_anew(posting: Served, box: Mailbox) -> None:
    ada = member(posting, box)
    mine = ada.get("/api/account")["id"]
    old = PasswordHasher(time_cost=1, memory_cost=8 * 1024, parallelism=1).hash(PASSWORD)
    posting.run(posting.hall.db.commit, people.set_password(mine, old))
    sign_in(posting.stranger())
    row = posting.run(people.account, posting.hall.db, mine)
    assert row is not None
    assert str(row["password"]).startswith("$argon2id$v=19$m=19456,t=2,p=1$")
    sign_in(posting.stranger())
    sign_in(posting.stranger(), password="wrong password", status=401)


def test_an_unknown_address_costs_the_same_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    checked: list[str] = []
    true = PasswordHasher.verify

    def verify(self: PasswordHasher, stored: str, password: str) -> Any:
        checked.append(stored)
        return true(self, stored, password)

    monkeypatch.setattr(PasswordHasher, "verify", verify)
    with hall(tmp_path) as served:
        sign_in(served.stranger(), status=401)
        assert checked == [passwords.NOBODYS]
        assert not served.hall.passwords.outdated(passwords.NOBODYS)


def test_few_passwords_are_hashed_at_once_and_a_long_queue_is_refused() -> None:
    gate, inside, most = threading.Event(), [0], [0]
    lock = threading.Lock()

    def slow() -> str:
        with lock:
            inside[0] += 1
            most[0] = max(most[0], inside[0])
        gate.wait(20)
        with lock:
            inside[0] -= 1
        return "done"

    async def crowd() -> list[Any]:
        room = passwords.Passwords()
        many = passwords.AT_ONCE + passwords.MOST_WAITING
        tasks = [asyncio.create_task(room._in_thread(slow)) for _ in range(many)]
        await asyncio.sleep(0)
        try:
            with pytest.raises(Denied) as refused:
                await asyncio.wait_for(room.hash("one too many"), 5)
        finally:
            gate.set()
        assert refused.value.status == 503
        return await asyncio.gather(*tasks)

    assert set(asyncio.run(crowd())) == {"done"}
    assert most[0] <= passwords.AT_ONCE


def test_guessing_passwords_is_slowed_down_for_ever_new_guests_as_well(tmp_path: Path) -> None:
    with hall(tmp_path, limits=True) as served:
        statuses = []
        for number in range(11):
            guesser = served.guest(f"Guest {number}")
            body = {"email": ADDRESS, "password": "wrong password"}
            statuses.append(guesser.client.post("/api/account/sign-in", json=body).status_code)
        assert statuses == [401] * 10 + [429]


def test_nobodys_mailbox_is_flooded(tmp_path: Path) -> None:
    with hall(tmp_path, limits=True) as served:
        statuses = []
        for number in range(7):
            asking = served.guest(f"Guest {number}")
            statuses.append(asking.client.post("/api/account/forgot", json={"email": ADDRESS}).status_code)
        assert statuses == [204] * 6 + [429]


# --- Passwords ----------------------------------------------------------------------------------------------


@pytest.mark.clause("LDR-ACCT-09")
def test_a_forgotten_password_is_replaced_by_a_mailed_link(posting: Served, box: Mailbox) -> None:
    ada = member(posting, box)
    phone = posting.stranger()
    phone.post("/api/account/forgot", {"email": ADDRESS.upper()}, 204)
    link = box.link()
    assert link.startswith(f"{URL}/#/reset/")
    token = link.rpartition("/")[2]
    phone.post("/api/account/reset", {"token": token, "password": "short"}, 422)
    told = phone.post("/api/account/reset", {"token": token, "password": "battery staple"})
    assert told == {"id": phone.get("/api/account")["id"], "name": "Ada"}
    ada.get("/api/account", 401)
    sign_in(posting.stranger(), status=401)
    sign_in(posting.stranger(), password="battery staple")
    phone.post("/api/account/reset", {"token": token, "password": "once too often"}, 410)


def test_a_reset_link_is_good_for_an_hour_and_the_next_one_ends_it(posting: Served, box: Mailbox, later: Later) -> None:
    member(posting, box)
    phone = posting.stranger()
    phone.post("/api/account/forgot", {"email": ADDRESS}, 204)
    late = box.token()
    later(3601)
    phone.post("/api/account/reset", {"token": late, "password": "battery staple"}, 410)
    phone.post("/api/account/forgot", {"email": ADDRESS}, 204)
    phone.post("/api/account/forgot", {"email": ADDRESS}, 204)
    first, second = box.token(), box.token()
    phone.post("/api/account/confirm", {"token": second}, 410)
    phone.post("/api/account/reset", {"token": second, "password": "battery staple"})
    phone.post("/api/account/reset", {"token": first, "password": "another staple"}, 410)


def test_no_mail_goes_to_an_unknown_address(posting: Served, box: Mailbox) -> None:
    member(posting, box)
    posting.stranger().post("/api/account/forgot", {"email": "nobody@example.org"}, 204)
    posting.stranger().post("/api/account/forgot", {"email": ADDRESS}, 204)
    assert box.next()["To"] == ADDRESS
    assert box.empty


def test_changing_the_password_ends_all_other_sessions(posting: Served, box: Mailbox) -> None:
    ada = member(posting, box)
    phone = posting.stranger()
    sign_in(phone)
    new = {"old": PASSWORD, "new": "battery staple"}
    assert ada.put("/api/account/password", {**new, "old": "wrong"}, 403)["message"] == "wrong-password"
    ada.put("/api/account/password", {**new, "new": "short"}, 422)
    ada.put("/api/account/password", new, 204)
    ada.get("/api/account")
    phone.get("/api/account", 401)
    sign_in(phone, password="battery staple")
    posting.guest("Ben").put("/api/account/password", new, 403)
