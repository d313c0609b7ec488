"""Learning a game at the table: the steps of its lesson are explained before they are asked for."""

from __future__ import annotations

from bannerhall.core.errors import Refused
from bannerhall.core.lesson import Lesson
from bannerhall.terminal.orders import ORDERS
from bannerhall.terminal.screen import NOTE
from bannerhall.terminal.session import Session


class LessonSession(Session):
    """A session whose first answers are given."""

    lesson: Lesson
    done = 0

    def put_question(self, seat: int) -> None:
        super().put_question(seat)
        self.explain()

    def explain(self) -> None:
        """What the next step is for, or that the lesson is over."""
        say, steps = self.speech.say, self.lesson.steps
        if self.done < len(steps):
            typed = say("term-type", text=steps[self.done])
            self.screen.say(f"{say(self.lesson.message(self.game.slug, self.done + 1))} {typed}", NOTE)
        elif self.done == len(steps):
            self.screen.say(f"{say(self.lesson.message(self.game.slug, 'end'))} {say('term-learned')}", NOTE)
            self.done += 1  # said once

    def obey(self, seat: int, line: str) -> None:
        """Within the lesson only its own step is taken; looking, asking and leaving are always allowed."""
        word = line.partition(" ")[0].lstrip("/").lower()
        if self.done >= len(self.lesson.steps) or not line or word in ORDERS:
            super().obey(seat, line)
            return
        state = self.match.state
        wanted = state.rules.vocabulary.read_exact(self.lesson.steps[self.done])
        if self.menu(seat).read(line) != wanted:
            raise Refused("not-in-lesson", wanted=self.lesson.steps[self.done])
        super().obey(seat, line)
        self.done += 1
