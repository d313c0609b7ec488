"""A match written down, read back and replayed is the same match for everybody."""

from __future__ import annotations

import json

from bannerhall.core.conformance.walk import Check, frozen
from bannerhall.core.errors import Trouble
from bannerhall.core.feed import feed
from bannerhall.core.match import Match
from bannerhall.core.record import text_to_json
from bannerhall.core.replay import replay, unproven_rolls
from bannerhall.core.state import CHANCE


class ReplayEqualsPlay(Check):
    """Records survive both of their forms; replaying gives the same state, result and feeds; the dice can be proven."""

    def once(self) -> None:
        match = self.played()
        vocabulary = match.state.rules.vocabulary
        data = json.loads(frozen(match.record.to_json(vocabulary)))
        if frozen(text_to_json(match.record.to_text(vocabulary))) != frozen(data):
            raise self.fail("the text form of the record reads differently from its JSON form")
        try:
            again = replay(self.walk.game, data)
        except Trouble as error:
            raise self.fail(f"the record does not replay: {error}") from error
        self.compare(match, again)

    def compare(self, match: Match, again: Match) -> None:
        if again.record != match.record:
            raise self.fail("the replayed record differs")
        if frozen(again.state.to_json()) != frozen(match.state.to_json()):
            raise self.fail("the replayed record leads to another state")
        for reader in self.walk.readers():
            if frozen(feed(again, reader)) != frozen(feed(match, reader)):
                raise self.fail(f"the replayed record tells reader {reader} something else")
        if match.over and unproven_rolls(again):
            raise self.fail("the seed does not account for the dice")

    def played(self) -> Match:
        """A random match, with steps back and with answers out of order."""
        walk = self.walk
        match = Match.begin(walk.game, walk.seats, walk.seed, walk.options, walk.numbers)
        steps = 0
        while not match.over and steps < walk.longest:
            seat = walk.rng.choice([s for s in match.state.waiting() if s != CHANCE])
            match.answer(seat, walk.rng.choice(match.state.legal(seat)))
            if walk.rng.random() < 0.1 and match.own_steps(seat):
                match.step_back(seat)
            steps += 1
        return match
