"""What the terminal says, in one language and with the names of one table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from bannerhall import words
from bannerhall.core.errors import Fact, Illegal, Refusal, Trouble
from bannerhall.core.question import LONE_DREW
from bannerhall.core.ruleset import Ruleset
from bannerhall.core.state import Prompt, State
from bannerhall.core.vocabulary import HIDDEN, SPAN

NOT_SEEN = "?"


def player_names(given: Sequence[str], lang: str) -> list[str]:
    """Names for all seats: the given ones, and numbers where there is none."""
    return [
        name or words.say("name-seat", {"of": seat + 1, "name": words.NONE}, lang) for seat, name in enumerate(given)
    ]


@dataclass(frozen=True)
class Speech:
    rules: Ruleset
    lang: str
    names: Sequence[str]

    def say(self, message: str, **facts: Fact) -> str:
        return words.say(message, facts, self.lang, self.names)

    def known(self, message: str, **facts: Fact) -> str:
        """A sentence that a game may have or not; empty if it has none."""
        for lang in dict.fromkeys((self.lang, words.ENGLISH)):
            text, lacking = words.spoken(self.rules.slug, lang, message, facts, self.names)
            if text and not lacking:
                return text
        return ""

    def action(self, action: int) -> str:
        return words.say_action(self.rules, action, self.lang, self.names)

    def offer(self, action: int) -> str:
        """An action as it is offered: its sentence, and what to type for it."""
        typed, said = self.rules.vocabulary.text(action), self.action(action)
        return said if said == typed else f"{said}  [{typed}]"

    def option(self, state: State, seat: int, action: int) -> str:
        """An action as it is offered now, with what to know before choosing it."""
        remark = words.say_remark(state, seat, action, self.lang, self.names)
        return f"{self.offer(action)}  ({remark})" if remark else self.offer(action)

    def question(self, state: State, seat: int) -> str:
        prompt = state.prompt(seat)
        return "" if prompt is None else self.prompt(prompt)

    def prompt(self, prompt: Prompt) -> str:
        return words.say_prompt(prompt, self.lang, self.names)

    def refusal(self, refusal: Refusal) -> str:
        """Why not, and where it stands."""
        return f"{words.say_refusal(refusal, self.lang, self.names)} [{refusal.clause}]"

    def trouble(self, trouble: Trouble) -> str:
        if isinstance(trouble, Illegal):
            return self.refusal(trouble.refusal)
        return words.say(trouble.message, trouble.facts, self.lang, self.names)

    # --- What happened --------------------------------------------------------------------------------------

    def line(self, line: Mapping[str, object]) -> Iterator[str]:
        """One line of a feed as sentences: its events, else the bare fact of the entry."""
        events = line.get("events")
        if isinstance(events, list) and events:
            yield from (words.say_event(event, self.rules.slug, self.lang, self.names) for event in events)
        elif "action" in line:
            yield self.say("term-did", seat=_seat(line["by"]), action=self.action(self._read(line["action"])))
        elif "sits" in line:
            yield self.say("term-sits", seat=_seat(line["sits"]), sitter=str(line["name"]))
        elif "back" in line:
            yield self.say("term-went-back")
        elif "repair" in line:
            yield self.say("term-repaired", seat=_seat(line["by"]))
        elif "rules" in line:
            yield self.say("term-new-rules", version=_seat(line["rules"]) - 1)
        elif "dice" in line:
            yield self.say("term-new-dice")

    def _read(self, data: object) -> int:
        """An action of a feed, whose argument may be hidden."""
        vocabulary = self.rules.vocabulary
        if isinstance(data, dict) and data.get("argument") == NOT_SEEN:
            names = [kind.name for kind in vocabulary.kinds]
            return names.index(str(data["kind"])) * SPAN + HIDDEN
        return vocabulary.from_json(data)

    def ranking(self, ranks: Sequence[int], points: Sequence[int]) -> Iterator[str]:
        """How everybody stands, best first; of a lone seat whether it has won."""
        if len(ranks) == 1:
            outcome = {0: "won", LONE_DREW: "drew"}.get(ranks[0], "lost")
            yield self.say("term-alone", outcome=outcome, seat=1, points=points[0])
            return
        for seat in sorted(range(len(ranks)), key=lambda seat: ranks[seat]):
            yield self.say("term-rank", rank=ranks[seat] + 1, seat=seat + 1, points=points[seat])


def _seat(value: object) -> int:
    """A seat as people count it."""
    assert isinstance(value, int)
    return value + 1
