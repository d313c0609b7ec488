"""The facts that questions, refusals and remarks speak of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bannerhall.core.errors import Fact

if TYPE_CHECKING:
    from bannerhall.games.smallworld.state import SmallWorld


def facts(s: SmallWorld, seat: i64, action: i64, clause: i64) -> dict[str, Fact]:
    return {}


def ask_facts(s: SmallWorld, f: i64, seat: i64) -> dict[str, Fact]:
    return {}


def remark(s: SmallWorld, seat: i64, action: i64) -> dict[str, Fact]:
    return {}
