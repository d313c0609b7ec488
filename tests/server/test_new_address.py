"""Another address for an account: a claim until its link is used, then it replaces the old one, which is told."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from halls import Person, Served, hall
from members import ADDRESS, DAY, PASSWORD, Later, claim, member, remains, sign_in
from postbox import Mailbox, link_in

from bannerhall import words
from bannerhall.words import LANGUAGES

NEW = "ada@new.example"


@pytest.fixture
def served_with_mail(store_url: str, tmp_path: Path, box: Mailbox) -> Iterator[Served]:
    """A hall that sends mails, on each database in turn."""
    with hall(tmp_path, database=store_url, mail=box.mail) as found:
        yield found


def change(person: Person, email: str = NEW, password: str = PASSWORD, status: int = 204) -> Any:
    return person.put("/api/account/email", {"email": email, "password": password}, status)


def confirm(person: Person, token: str, status: int = 204) -> Any:
    return person.post("/api/account/confirm", {"token": token}, status)


def addresses(person: Person) -> tuple[str | None, str | None]:
    """The address that holds, and the one that is claimed."""
    told = person.get("/api/account")
    return told["email"], told["claimed"]


def test_a_new_address_is_a_claim_until_its_link_is_used_and_then_replaces_the_old_one(
    served_with_mail: Served, box: Mailbox
) -> None:
    served = served_with_mail
    ada = member(served, box)
    change(ada, "Ada@New.Example")
    mail = box.next()
    assert mail["To"] == NEW
    assert addresses(ada) == (ADDRESS, NEW)
    sign_in(served.stranger(), NEW, status=401)
    sign_in(served.stranger())
    assert box.empty, "the old address hears nothing of a claim that anybody may make"
    confirm(served.stranger(), link_in(mail).rpartition("/")[2])
    assert addresses(ada) == (NEW, None)
    note = box.next()
    assert note["To"] == ADDRESS
    assert "a***@new.example" in note.get_content()
    assert NEW not in note.get_content()
    assert box.empty
    sign_in(served.stranger(), status=401)
    sign_in(served.stranger(), NEW)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_both_mails_are_in_the_language_of_the_account(posting: Served, box: Mailbox, lang: str) -> None:
    ada = member(posting, box)
    ada.patch("/api/account", {"lang": lang})
    change(ada)
    first = box.next()
    confirm(ada, link_in(first).rpartition("/")[2])
    second = box.next()
    facts = {"name": "Ada", "new": "a***@new.example"}
    for mail, kind in ((first, "change"), (second, "moved")):
        assert mail["Subject"] == words.say(f"mail-{kind}-subject", facts, lang)
        text = mail.get_content()
        for part in (f"mail-{kind}-body", f"mail-{kind}-end", "mail-hello"):
            assert words.say(part, facts, lang) in text.replace("\r\n", "\n")
    assert link_in(first).startswith("http://hall.test/#/confirm/")
    assert link_in(second) == "http://hall.test/#/sign-in"


def test_without_the_password_nothing_is_claimed(posting: Served, box: Mailbox) -> None:
    ada = member(posting, box)
    assert change(ada, password="wrong", status=403)["message"] == "wrong-password"
    assert addresses(ada) == (ADDRESS, None)
    assert box.empty


def test_a_guest_and_an_unconfirmed_account_have_nothing_to_change(posting: Served, box: Mailbox) -> None:
    guest = posting.guest("Ada")
    assert change(guest, status=409)["message"] == "no-address-yet"
    claim(guest)
    token = box.token()
    assert change(guest, status=409)["message"] == "no-address-yet"
    confirm(guest, token)
    change(guest)
    assert box.next()["To"] == NEW


@pytest.mark.parametrize(
    ("email", "status", "message"),
    [(ADDRESS.upper(), 409, "same-address"), ("nobody", 422, "bad-body"), ("a..b@example.org", 422, "bad-address")],
)
def test_what_is_no_new_address_is_refused(
    posting: Served, box: Mailbox, email: str, status: int, message: str
) -> None:
    ada = member(posting, box)
    assert change(ada, email, status=status)["message"] == message
    assert addresses(ada) == (ADDRESS, None)


def test_nobody_can_tell_whether_the_new_address_is_taken_and_its_owner_keeps_it(posting: Served, box: Mailbox) -> None:
    ada, ben = member(posting, box), member(posting, box, "Ben", "ben@example.org")
    change(ada, "ben@example.org")
    mail = box.next()
    assert (mail["To"], mail["Subject"]) == ("ben@example.org", words.say("mail-known-subject", {}))
    assert "/#/sign-in" in link_in(mail)
    change(ada, NEW)
    assert box.next()["To"] == NEW
    assert addresses(ben) == ("ben@example.org", None)


def test_whoever_confirms_first_has_the_new_address(served_with_mail: Served, box: Mailbox) -> None:
    posting = served_with_mail
    ada, ben = member(posting, box), member(posting, box, "Ben", "ben@example.org")
    change(ada)
    first = box.token()
    change(ben)
    second = box.token()
    confirm(ben, second)
    assert box.next()["To"] == "ben@example.org"
    assert confirm(ada, first, 410)["message"] == "dead-link"
    assert (addresses(ada)[0], addresses(ben)[0]) == (ADDRESS, NEW)
    assert box.empty, "nobody is told of what did not happen"


def test_a_link_is_good_once_for_one_day_and_only_the_last_one(posting: Served, box: Mailbox, later: Later) -> None:
    ada = member(posting, box)
    change(ada, "first@new.example")
    first = box.token()
    change(ada)
    second = box.token()
    confirm(ada, first, 410)
    later(DAY + 1)
    confirm(ada, second, 410)
    sign_in(ada)
    assert addresses(ada) == (ADDRESS, None)
    change(ada)
    third = box.token()
    confirm(ada, third)
    confirm(ada, third, 410)
    assert addresses(ada) == (NEW, None)


def test_the_mail_can_be_asked_for_again(posting: Served, box: Mailbox) -> None:
    ada = member(posting, box)
    assert ada.post("/api/account/confirm/again", None, 409)["message"] == "nothing-to-confirm"
    change(ada)
    box.next()
    ada.post("/api/account/confirm/again", None, 204)
    mail = box.next()
    assert (mail["To"], mail["Subject"]) == (NEW, words.say("mail-change-subject", {}))
    confirm(ada, link_in(mail).rpartition("/")[2])
    assert addresses(ada) == (NEW, None)
    assert remains(posting, "token", ada.get("/api/account")["id"]) == 0


def test_a_link_to_a_new_password_that_went_to_the_old_address_is_void(posting: Served, box: Mailbox) -> None:
    ada = member(posting, box)
    change(ada)
    token = box.token()
    ada.post("/api/account/forgot", {"email": ADDRESS}, 204)
    reset = box.token()
    confirm(ada, token)
    ada.post("/api/account/reset", {"token": reset, "password": "battery staple"}, 410)
    confirm(ada, reset, 410)


def test_nobodys_mailbox_is_flooded_with_claims(tmp_path: Path, box: Mailbox) -> None:
    with hall(tmp_path, mail=box.mail, limits=True) as served:
        ada = member(served, box)
        for _ in range(6):
            change(ada)
        assert change(ada, status=429)["message"] == "too-often"
