"""Mails waiting to be sent. Without a mail server the links are shown to the host of the hall."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bannerhall.server.hall import Hall


class Outbox:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    def start(self) -> None:
        """Begin to send."""

    async def stop(self) -> None:
        """Finish the mail under way."""
