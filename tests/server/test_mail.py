"""Mails: written with what they belong to, sent once, tried again, shown to the host where nobody sends them."""

from __future__ import annotations

import asyncio
import logging
import stat
from dataclasses import replace
from pathlib import Path

import pytest
from halls import URL, Person, Served, hall
from members import ADDRESS, Later, claim, member, playing, sign_in, until
from postbox import Mailbox, link_in

from bannerhall.server.hall import Hall
from bannerhall.server.letters import letter
from bannerhall.server.outbox import CLAIM, GIVE_UP, PATIENCE
from bannerhall.server.store import Row, Statement, people


def mails(served: Served) -> list[Row]:
    return served.run(served.hall.db.rows, "SELECT * FROM outbox ORDER BY created, id")


def the_mail(served: Served) -> Row:
    (found,) = mails(served)
    return found


def tried(served: Served, times: int) -> None:
    """Wait until the only mail was tried so often and lies in the outbox again."""
    until(lambda: the_mail(served)["tries"] == times and soon(served) < CLAIM - 60)


def soon(served: Served) -> float:
    """Seconds until the mail is tried again, from when it was written."""
    row = the_mail(served)
    return float(row["next_try"] or 0) - float(row["created"] or 0)


def test_a_mail_is_plain_text_in_the_language_of_its_reader(posting: Served, box: Mailbox) -> None:
    claim(posting.stranger(), name="Zoë", lang="fr")
    mail = box.next()
    assert (mail["From"], mail["To"]) == ("hall@hall.test", ADDRESS)
    assert mail["Subject"] == "Confirmez votre adresse pour la salle"
    assert mail["Auto-Submitted"] == "auto-generated"
    assert mail["Message-ID"].endswith("@hall.test>")
    assert mail["Date"] is not None
    assert mail.get_content_type() == "text/plain"
    hello, _, text, *_ = mail.get_content().splitlines()
    assert hello == "Bonjour Zoë,"
    assert text.startswith("Quelqu’un, vous sans doute, ")


def test_what_was_sent_is_emptied(posting: Served, box: Mailbox) -> None:
    claim(posting.stranger())
    box.next()
    until(lambda: the_mail(posting)["sent"])
    row = the_mail(posting)
    assert (row["body"], row["link"], row["address"], row["next_try"]) == ("", "", "", None)


def test_a_refused_mail_is_tried_again_ever_more_seldom(posting: Served, box: Mailbox, later: Later) -> None:
    box.refusals = ["451 not now", "451 not now"]
    claim(posting.stranger())
    tried(posting, 1)
    assert 59 < soon(posting) < 75
    posting.run(posting.hall.outbox.send_due)
    assert the_mail(posting)["tries"] == 1
    later(61)
    posting.run(posting.hall.outbox.send_due)
    tried(posting, 2)
    assert 350 < soon(posting) < 380
    later(301)
    posting.run(posting.hall.outbox.send_due)
    assert "/#/confirm/" in link_in(box.next())
    assert [box.attempts.get_nowait()[:3] for _ in range(3)] == ["451", "451", "250"]


def test_a_mail_is_given_up_after_two_days(posting: Served, box: Mailbox, later: Later) -> None:
    box.refusals = ["451 not now"] * 2
    claim(posting.stranger())
    tried(posting, 1)
    later(GIVE_UP)
    posting.run(posting.hall.outbox.send_due)
    until(lambda: the_mail(posting)["next_try"] is None)
    assert (the_mail(posting)["sent"], the_mail(posting)["link"]) == (None, "")


def test_an_address_that_does_not_exist_is_given_up_at_once(posting: Served, box: Mailbox) -> None:
    box.unknown.add(ADDRESS)
    claim(posting.stranger())
    until(lambda: the_mail(posting)["next_try"] is None)
    assert (the_mail(posting)["sent"], the_mail(posting)["tries"]) == (None, 1)


def test_a_mail_server_that_is_not_there_loses_nothing(tmp_path: Path, box: Mailbox, later: Later) -> None:
    with hall(tmp_path, mail=replace(box.mail, port=1)) as served:
        claim(served.stranger())
        tried(served, 1)
    later(61)
    with hall(tmp_path, mail=box.mail):
        assert "/#/confirm/" in link_in(box.next())


def test_mail_is_not_sent_in_the_clear_where_encryption_was_asked_for(tmp_path: Path, box: Mailbox) -> None:
    with hall(tmp_path, mail=replace(box.mail, security="starttls")) as served:
        claim(served.stranger())
        tried(served, 1)
        assert box.empty
        assert box.attempts.empty()


def test_two_outboxes_on_one_database_send_each_mail_once(store_url: str, tmp_path: Path, box: Mailbox) -> None:
    with hall(tmp_path, database=store_url, mail=box.mail) as served:
        person = served.guest("Ada").get("/api/account")
        other = Hall(served.hall.settings, served.hall.db)
        written = [letter("turn", person, f"{n}@example.org", URL, game="sealed") for n in range(12)]

        async def race() -> None:
            await served.hall.db.commit(*(served.hall.outbox.statement(each) for each in written))
            await asyncio.gather(*(one.outbox.send_due() for one in (served.hall, other, served.hall, other)))

        served.run(race)
        assert sorted(box.next()["To"] for _ in written) == sorted(each.address for each in written)
        assert box.empty
        assert box.attempts.qsize() == len(written)


def test_the_mail_of_a_process_that_died_is_sent_by_another(posting: Served, box: Mailbox, later: Later) -> None:
    person = posting.guest("Ada").get("/api/account")
    outbox = posting.hall.outbox

    async def die_while_sending() -> None:
        await posting.hall.db.commit(outbox.statement(letter("turn", person, ADDRESS, URL, game="sealed")))
        (row,) = await outbox._due()
        assert await outbox._claim(row)
        assert not await outbox._claim(row)

    posting.run(die_while_sending)
    posting.run(outbox.send_due)
    assert box.empty
    later(CLAIM + 1)
    posting.run(outbox.send_due)
    box.next()


# --- Without a mail server ----------------------------------------------------------------------------------


def test_without_a_mail_server_the_host_gets_the_links(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "bannerhall.host")
    with hall(tmp_path) as served:
        ada = served.guest("Ada")
        claim(ada)
        (line,) = [record.getMessage() for record in caplog.records if record.name == "bannerhall.host"]
        (link,) = served.host().get("/api/host/links")
        assert link["link"].startswith(f"{URL}/#/confirm/")
        assert line == f"mail to a***@example.org: {link['link']}"
        assert (link["address"], link["subject"]) == (ADDRESS, "Confirm your address for the hall")
        ada.post("/api/account/confirm", {"token": link["link"].rpartition("/")[2]}, 204)
        assert served.host().get("/api/host/links") == []
        sign_in(served.stranger())


def test_the_token_file_of_the_host_is_for_the_owner_only(tmp_path: Path) -> None:
    with hall(tmp_path) as served:
        first = served.hall.desk.file.read_text("ascii")
        assert stat.S_IMODE(served.hall.desk.file.stat().st_mode) == 0o600
    with hall(tmp_path) as served:
        assert served.hall.desk.file.read_text("ascii") == first
        assert [path.name for path in served.hall.desk.file.parent.iterdir()] == ["host.token"]


# --- Reminders ----------------------------------------------------------------------------------------------


def think(served: Served, table: str, seconds: float = PATIENCE + 1) -> None:
    """The match has been waiting for so long."""
    sql = "UPDATE match SET changed = changed - :seconds WHERE id = :id"
    served.run(served.hall.db.commit, Statement(sql, {"seconds": seconds, "id": table}, rows=1))


def reminded(served: Served) -> list[str]:
    served.run(served.hall.outbox.remind_all)
    return [str(row["id"]) for row in mails(served) if str(row["id"]).startswith("turn:")]


def my_turn(person: Person, table: str) -> bool:
    return bool(person.get(f"/api/tables/{table}")["your_turn"])


def move(person: Person, table: str) -> None:
    """Answer the question with the first thing that is offered, unless the match has just gone on by itself."""
    news = person.get(f"/api/tables/{table}/scene")
    for offer in news["scene"]["options"][:1]:
        argument = offer.get("argument", offer.get("from"))
        action = {"kind": offer["kind"], **({} if argument is None else {"argument": argument})}
        act = {"do": "answer", "key": f"answer-{news['number']}", "seat": news["reader"], "have": news["number"]}
        person.client.post(f"/api/tables/{table}/acts", json={"act": {**act, "actions": [action]}})


def test_a_member_who_is_awaited_is_told_once_until_they_act(store_url: str, tmp_path: Path, box: Mailbox) -> None:
    with hall(tmp_path, database=store_url, mail=box.mail) as served:
        ada, ben = member(served, box), served.guest("Ben")
        table = playing(ada, ben)
        assert reminded(served) == []
        think(served, table)
        assert len(reminded(served)) == 1
        mail = box.next()
        assert (mail["To"], mail["Subject"]) == (ADDRESS, "Sealed: it is your turn")
        assert link_in(mail) == f"{URL}/#/table/{table}"
        assert len(reminded(served)) == 1
        move(ada, table)
        while not my_turn(ada, table):
            move(ben, table)
        think(served, table)
        assert len(reminded(served)) == 2
        assert box.next()["To"] == ADDRESS
        assert box.empty


def test_what_others_do_brings_no_second_reminder(posting: Served, box: Mailbox) -> None:
    ada, ben = member(posting, box), posting.guest("Ben")
    table = playing(ada, ben)
    think(posting, table)
    (first,) = reminded(posting)
    ben.post(f"/api/tables/{table}/acts", {"act": {"do": "leave", "key": "leave-it", "seat": 1}})
    think(posting, table)
    assert my_turn(ada, table)
    assert reminded(posting) == [first]


def test_who_wants_no_reminders_gets_none(posting: Served, box: Mailbox) -> None:
    ada = member(posting, box)
    table = playing(ada, posting.guest("Ben"))
    ada.patch("/api/account", {"settings": {"mail_turns": False}})
    think(posting, table)
    assert reminded(posting) == []
    ada.patch("/api/account", {"settings": {"mail_turns": True}})
    ada.post(f"/api/tables/{table}/acts", {"act": {"do": "leave", "key": "leave-it", "seat": 0}})
    think(posting, table)
    assert reminded(posting) == []


def test_an_old_reminder_is_kept_while_the_match_still_waits(posting: Served, box: Mailbox) -> None:
    ada = member(posting, box)
    table = playing(ada, posting.guest("Ben"))
    think(posting, table)
    reminded(posting)
    box.next()
    until(lambda: all(row["sent"] for row in mails(posting)))
    old = Statement("UPDATE outbox SET created = created - :month", {"month": 31 * 86400.0})
    posting.run(posting.hall.db.commit, old)
    posting.run(people.tidy, posting.hall.db)
    assert [str(row["id"])[:5] for row in mails(posting)] == ["turn:"]
