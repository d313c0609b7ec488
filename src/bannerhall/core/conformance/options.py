"""Options that go together are playable, all others are refused by the rule that excludes them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bannerhall.core.conformance.walk import Check
from bannerhall.core.errors import Trouble
from bannerhall.core.game import Game
from bannerhall.core.ruleset import Choice
from bannerhall.core.state import State


def legal_options(game: Game, seats: int) -> Iterator[dict[str, Choice]]:
    """Every combination of options that so many can play with. A game with many options has very many of them."""
    for options in game.combinations([option.name for option in game.options]):
        if game.condition_against(seats, options) is None:
            yield options


class ConditionsAreKept(Check):
    """What a condition excludes is refused with a clause, by the box and in a position."""

    def once(self) -> None:
        walk = self.walk
        usual = walk.state.rules.options
        for condition in walk.game.conditions:
            for options, seats in walk.game.excluded(condition):
                if walk.seats in seats:
                    self.refuse({**usual, **options})

    def refuse(self, options: dict[str, Choice]) -> None:
        walk = self.walk
        against = {one.clause for one in walk.game.conditions if not one.allows(walk.seats, options)}
        position = {**walk.state.to_json(), "options": options}
        ways: tuple[Callable[[], State], ...] = (
            lambda: walk.game.new(walk.seats, None, options),
            lambda: walk.game.load(position),
        )
        for make in ways:
            try:
                make()
            except Trouble as error:
                if not error.clause or error.clause not in against:
                    raise self.fail(f"{options} are refused by {error.clause or 'no clause'}") from error
            else:
                raise self.fail(f"{options} are not refused")
