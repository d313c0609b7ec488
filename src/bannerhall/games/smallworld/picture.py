"""The table as text and as a picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bannerhall.games.smallworld.state import SmallWorld


def text(s: SmallWorld) -> str:
    return ""


def svg(s: SmallWorld) -> str:
    return ""
