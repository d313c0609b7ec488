"""The game's own sense of a good answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bannerhall.core.chance import Stream

if TYPE_CHECKING:
    from bannerhall.games.smallworld.state import SmallWorld


def counsel(s: SmallWorld, seat: i64, stream: Stream) -> i64:
    return -1
