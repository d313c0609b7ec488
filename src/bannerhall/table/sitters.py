"""Who sits where."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

HUMAN: Final = "human"
BOT: Final = "bot"
OPEN: Final = "open"
INVITED: Final = "invited"  # kept for somebody who has not come yet
LEFT: Final = "left"  # a person who went away; a bot answers until the person is back


@dataclass
class Sitter:
    """A chair: a person with a name, a bot of a level, or nobody yet."""

    kind: str
    name: str = ""
    bot: str = ""

    @property
    def answers_itself(self) -> bool:
        """Whether a program answers here."""
        return self.kind in (BOT, LEFT)

    @property
    def votes(self) -> bool:
        """Only people who are present are asked; programs agree with everything."""
        return self.kind == HUMAN
