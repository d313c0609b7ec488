"""Mails as they are written and as they travel. Plain text, in the language of whoever gets them."""

from __future__ import annotations

import secrets
import smtplib
import ssl
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, make_msgid

from bannerhall import words
from bannerhall.core.errors import Fact
from bannerhall.server.settings import Mail
from bannerhall.server.store.database import Row, Statement, Value

PATIENCE = 20.0  # seconds for each answer of the mail server
INSERT_MAIL = """
INSERT INTO outbox (id, account, address, subject, body, link, created, next_try)
VALUES (:id, :account, :address, :subject, :body, :link, :now, :next_try) ON CONFLICT (id) DO NOTHING
"""


@dataclass(frozen=True)
class Letter:
    """A mail to an account. `link` stands in the text, too; a hall without a mail server shows it to its host."""

    id: str
    account: str
    address: str
    subject: str
    body: str
    link: str

    def statement(self, now: float, next_try: float | None) -> Statement:
        told: dict[str, Value] = {
            "id": self.id,
            "account": self.account,
            "address": self.address,
            "subject": self.subject,
            "body": self.body,
            "link": self.link,
            "now": now,
            "next_try": next_try,
        }
        return Statement(INSERT_MAIL, told)


def letter(kind: str, account: Row, address: str, link: str, unique: str = "", **facts: Fact) -> Letter:
    """A mail of a kind: `mail-<kind>-subject`, `-body` and `-end` are its sentences, with the link between them."""
    lang = str(account["lang"])
    told: dict[str, Fact] = {"name": str(account["name"]), **facts}
    said = [words.say(f"mail-{kind}-{part}", told, lang) for part in ("subject", "body", "end")]
    text = [words.say("mail-hello", told, lang), said[1], link, said[2]]
    body = "\n\n".join(text) + "\n"
    return Letter(unique or secrets.token_urlsafe(12), str(account["id"]), address, said[0], body, link)


def veiled(address: str) -> str:
    """An address that its owner recognises, and nobody else learns from."""
    local, _, domain = address.rpartition("@")
    return f"{local[:1]}***@{domain}"


# --- Sending ------------------------------------------------------------------------------------------------


def message_of(row: Row, sender: str) -> EmailMessage:
    message = EmailMessage()
    message["From"] = sender
    message["To"] = str(row["address"])
    message["Subject"] = str(row["subject"])
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2].rstrip(">"))
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(str(row["body"]))
    return message


def transmit(mail: Mail, row: Row) -> None:
    """Hand a mail to the mail server; in a thread, for it may take long."""
    message = message_of(row, mail.sender)
    secure = ssl.create_default_context()
    if mail.security == "tls":
        server: smtplib.SMTP = smtplib.SMTP_SSL(mail.host, mail.port, timeout=PATIENCE, context=secure)
    else:
        server = smtplib.SMTP(mail.host, mail.port, timeout=PATIENCE)
    with server:
        if mail.security == "starttls":
            server.starttls(context=secure)
        if mail.user:
            server.login(mail.user, mail.password)
        server.send_message(message, to_addrs=[str(row["address"])])


def hopeless(error: Exception) -> bool:
    """Whether trying again is of no use: the address does not exist, or cannot be written at all."""
    if isinstance(error, smtplib.SMTPRecipientsRefused):
        return all(code >= 500 for code, _ in error.recipients.values())
    return isinstance(error, smtplib.SMTPNotSupportedError | UnicodeError)
