"""What the hall writes into its log: lines for people, or JSON lines for programs. Never a secret.

Nothing of ours logs tokens, passwords or addresses; what other libraries say is veiled here as well. The one exception
is the logger `bannerhall.host`: it shows links of mails to whoever runs the hall, because nobody sends them.
"""

from __future__ import annotations

import json
import logging
import re
from typing import Any

from bannerhall.server.settings import Settings

TO_HOST = "bannerhall.host"
VEIL = "…"
PLAIN = "%(asctime)s %(levelname)s %(name)s: %(message)s"

QUERY = re.compile(r"\?[^\s\"'<>]*")
ADDRESS = re.compile(r"[^\s@<>\"'(){}\[\],;:]+@[^\s@<>\"'(){}\[\],;:]+")
TOKEN = re.compile(r"(?<![A-Za-z0-9_-])[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])")  # as secrets.token_urlsafe(32) makes them
SECRET = re.compile(r"(?i)\b(bearer|authorization|cookie|password)\b[\"']?[ =:]+(?:bearer +)?\S+")


def veiled(text: str) -> str:
    """A text without what must not be in a log: queries, addresses, tokens."""
    for pattern in (QUERY, ADDRESS, TOKEN):
        text = pattern.sub(VEIL, text)
    return SECRET.sub(rf"\1 {VEIL}", text)


class PlainLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        text = super().format(record)
        return text if record.name == TO_HOST else veiled(text)


class JsonLines(logging.Formatter):
    """One JSON object a line: when, how bad, who says it, what, and where it happened if something broke."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        if record.name != TO_HOST:
            told = {key: veiled(value) if isinstance(value, str) else value for key, value in told.items()}
        return json.dumps(told, ensure_ascii=False)


def config(settings: Settings) -> dict[str, Any]:
    """For `logging.config.dictConfig`, and as `log_config` of uvicorn: everything to standard error."""
    lines = {"()": JsonLines} if settings.log_json else {"()": PlainLines, "fmt": PLAIN}
    chatter = "INFO" if settings.log_json else "WARNING"  # people at a terminal need not see every start and request
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": lines},
        "handlers": {
            "lines": {"class": "logging.StreamHandler", "formatter": "lines", "stream": "ext://sys.stderr"},
        },
        "root": {"handlers": ["lines"], "level": "WARNING"},
        "loggers": {
            "bannerhall": {"level": "INFO"},
            "uvicorn": {"level": chatter, "handlers": [], "propagate": True},
            "uvicorn.access": {"level": "INFO", "handlers": [], "propagate": True},
            "uvicorn.error": {"level": chatter, "handlers": [], "propagate": True},
        },
    }
