"""A series: many matches of one game with the same bots. It is plain data, so that any process can play a part."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from time import perf_counter
from typing import Final

from bannerhall.arena.outcome import Outcome, of_tally
from bannerhall.bots import play_match
from bannerhall.core.chance import Stream
from bannerhall.core.game import Game
from bannerhall.core.match import Match
from bannerhall.core.playout import LONGEST, play_games, roll_chance
from bannerhall.core.record import ANSWER, CHANCE_ENTRY
from bannerhall.core.ruleset import Choice
from bannerhall.core.state import CHANCE
from bannerhall.games import register

RANDOM: Final = "random"


@dataclass(frozen=True)
class Series:
    """Match number i of a series is the same whoever plays it, and whatever was played before."""

    source: str  # `Game.source`
    seats: int
    bots: tuple[str, ...]  # by seat; the last one for all further seats
    seed: int
    games: int
    options: dict[str, Choice] = field(default_factory=dict)
    numbers: dict[str, int] = field(default_factory=dict)
    out: str = ""  # a folder for the records, if they are wanted

    @property
    def all_random(self) -> bool:
        return set(self.bots) == {RANDOM}

    def game(self) -> Game:
        module, _, attribute = self.source.partition(":")
        found = getattr(import_module(module), attribute)
        assert isinstance(found, Game)
        return register(found)


def play_batch(series: Series, first: int, count: int) -> Outcome:
    """Play some matches of a series, from number `first` on."""
    start = perf_counter()
    game = series.game()
    if series.all_random and not series.out:
        box = game.new(series.seats, None, series.options, series.numbers)
        outcome = of_tally(play_games(box, series.seed, count, first), series.seats)
    else:
        outcome = Outcome()
        for number in range(first, first + count):
            match = random_match(series, game, number) if series.all_random else bot_match(series, game, number)
            _note(outcome, match, number)
            if series.out:
                write_record(match, Path(series.out) / f"{game.slug}-{number + 1:07d}.record")
    outcome.seconds = perf_counter() - start
    return outcome


def bot_match(series: Series, game: Game, number: int) -> Match:
    """A match between bots; its dice can be proven from the seed in its record."""
    seed = hashlib.sha256(f"{series.seed}:{number}".encode()).digest()[:16]
    match = Match.begin(game, series.seats, seed, series.options, series.numbers)
    play_match(match, series.bots, int.from_bytes(seed[:7], "big"))
    match.record.names = by_seat(series.bots, series.seats)
    return match


def random_match(series: Series, game: Game, number: int) -> Match:
    """The very match that the compiled loop plays under this number, entry by entry, with its record."""
    start = game.new(series.seats, None, series.options, series.numbers)
    match = Match(start, 0, typed=game.questions.names, from_box=True)
    stream = Stream(series.seed, number)
    state = match.state
    while not match.over and len(match.record.entries) < LONGEST:
        seat = state.seat()
        if seat == CHANCE:
            match.chance(roll_chance(state, stream))
        else:
            options = state.legal_actions(seat)
            match.answer(seat, options[stream.below(len(options))])
    match.record.names = by_seat(series.bots, series.seats)
    match.record.commitment = match.record.seed = None  # the loop's own stream: nothing was committed to
    return match


def by_seat(bots: Sequence[str], seats: int) -> list[str]:
    return [bots[min(seat, len(bots) - 1)] for seat in range(seats)]


def _note(outcome: Outcome, match: Match, number: int) -> None:
    outcome.count(number, match.record.checksum())
    kinds = [entry.kind for entry in match.record.entries]
    outcome.decisions += kinds.count(ANSWER)
    outcome.chances += kinds.count(CHANCE_ENTRY)
    standing = match.state.result()
    if standing is not None and standing.drawn:
        outcome.drawn_alone()
    elif standing is not None:
        outcome.won_by(standing.winners, len(standing.ranks))


def write_record(match: Match, path: Path) -> None:
    path.write_text(match.record.to_text(match.state.rules.vocabulary), "utf-8")
