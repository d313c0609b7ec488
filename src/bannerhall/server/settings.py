"""How a hall is run: from the command line and from environment variables `BANNERHALL_…`; secrets only from those."""

from __future__ import annotations

import os
from dataclasses import dataclass, field, replace
from pathlib import Path

from bannerhall.core.errors import BadRequest

PREFIX = "BANNERHALL_"


@dataclass(frozen=True)
class Mail:
    """An SMTP server. Without a host nothing is sent, and links are shown to the host of the hall."""

    host: str = ""
    port: int = 587
    user: str = ""
    password: str = field(default="", repr=False)
    sender: str = "hall@localhost"
    security: str = "starttls"  # starttls, tls, none


@dataclass(frozen=True)
class Settings:
    database: str
    home: Path  # where the hall keeps its own files
    url: str = "http://127.0.0.1:8421"  # how people reach the hall; links in mails begin with it
    origins: tuple[str, ...] = ()  # further addresses that pages of this hall may come from
    secure: bool = False  # https: cookies are sent over it only
    mail: Mail = field(default_factory=Mail)
    limits: bool = True
    proxies: bool = False  # whether X-Forwarded-… of a proxy in front may be believed
    log_json: bool = False

    def with_environment(self) -> Settings:
        """The same with what environment variables say."""
        mail = Mail(
            host=variable("MAIL_HOST", self.mail.host),
            port=whole("MAIL_PORT", self.mail.port),
            user=variable("MAIL_USER", self.mail.user),
            password=variable("MAIL_PASSWORD", self.mail.password),
            sender=variable("MAIL_FROM", self.mail.sender),
            security=variable("MAIL_SECURITY", self.mail.security),
        )
        if mail.security not in ("starttls", "tls", "none"):
            raise BadRequest(
                "bad-setting", name=PREFIX + "MAIL_SECURITY", got=mail.security, wanted="starttls, tls, none"
            )
        return replace(self, mail=mail, proxies=switch("PROXIES", self.proxies), limits=switch("LIMITS", self.limits))


def variable(name: str, usual: str) -> str:
    return os.environ.get(PREFIX + name) or usual


def switch(name: str, usual: bool) -> bool:
    text = variable(name, "on" if usual else "off")
    if text not in ("on", "off"):
        raise BadRequest("bad-setting", name=PREFIX + name, got=text, wanted="on, off")
    return text == "on"


def whole(name: str, usual: int) -> int:
    text = variable(name, str(usual))
    if not text.isascii() or not text.isdigit() or int(text) > 65535:
        raise BadRequest("bad-setting", name=PREFIX + name, got=text, wanted="0–65535")
    return int(text)
