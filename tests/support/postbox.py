"""A real SMTP server on this machine that keeps what it gets, and refuses as often as a test wants."""

from __future__ import annotations

import queue
import re
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

from bannerhall.server.settings import Mail

HERE = "127.0.0.1"
DEADLINE = 20.0  # seconds; only what is broken takes that long


class Mailbox:
    """`refusals` are the answers to the next deliveries, before any is taken; nobody lives at an `unknown` address."""

    def __init__(self, port: int) -> None:
        self.mail = Mail(host=HERE, port=port, sender="hall@hall.test", security="none")
        self.refusals: list[str] = []
        self.unknown: set[str] = set()
        self.attempts: queue.Queue[str] = queue.Queue()
        self._taken: queue.Queue[EmailMessage] = queue.Queue()

    async def handle_RCPT(  # noqa: N802
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if address in self.unknown:
            return "550 nobody lives here"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        answer = self.refusals.pop(0) if self.refusals else "250 OK"
        if answer.startswith("250"):
            assert isinstance(envelope.content, bytes)
            found = message_from_bytes(envelope.content, policy=policy.default)
            assert isinstance(found, EmailMessage)
            self._taken.put(found)
        self.attempts.put(answer)
        return answer

    def next(self) -> EmailMessage:
        """The next mail; it is bound to come."""
        return self._taken.get(timeout=DEADLINE)

    def link(self) -> str:
        """The link in the next mail."""
        return link_in(self.next())

    def token(self) -> str:
        """The token of the link in the next mail."""
        return self.link().rpartition("/")[2]

    @property
    def empty(self) -> bool:
        return self._taken.empty()


def link_in(mail: EmailMessage) -> str:
    found = re.search(r"http://\S+", mail.get_content())
    assert found is not None
    return found[0]


@contextmanager
def mailbox() -> Iterator[Mailbox]:
    with socket.socket() as probe:
        probe.bind((HERE, 0))
        port = probe.getsockname()[1]
    box = Mailbox(port)
    controller = Controller(box, hostname=HERE, port=port)
    controller.start()
    try:
        yield box
    finally:
        controller.stop()
