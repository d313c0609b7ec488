"""Players that are programs. They are handed a world of their own seat's knowledge, so that none can peek."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from bannerhall.bots.greedy import Greedy
from bannerhall.bots.plain import Random
from bannerhall.bots.thinker import Thinker
from bannerhall.core.chance import Stream
from bannerhall.core.errors import BadRequest
from bannerhall.core.match import Match
from bannerhall.core.record import Record
from bannerhall.core.state import State

LEVELS = ("random", "greedy", "search")


class Bot(Protocol):
    name: str

    def choose(self, world: State, seat: int, stream: Stream) -> int:
        """An answer to the question the seat is asked, from its options."""
        ...


def bot(name: str) -> Bot:
    """The bot of a name: random, greedy, search, or search:N with N iterations a decision."""
    level, colon, detail = name.partition(":")
    if name == "random":
        return Random()
    if name == "greedy":
        return Greedy()
    if level == "search" and (not colon or (detail.isascii() and detail.isdigit() and 0 < int(detail) <= 10**7)):
        return Thinker(int(detail or 400))
    raise BadRequest("unknown-bot", got=name, wanted=", ".join([*LEVELS, "search:N"]))


def ask(player: Bot, state: State, seat: int, stream: Stream) -> int:
    """What a bot answers for a seat of the true state."""
    return player.choose(state.resample(seat, stream), seat, stream)


def play(state: State, bots: Sequence[str | Bot], seed: int = 0) -> Record:
    """Play a match to its end between bots, one a seat (the last one for all further seats); its record.

    >>> import bannerhall
    >>> record = bannerhall.play(bannerhall.game("sealed").new(seats=3, seed=7), ["random"], seed=7)
    >>> sorted(record.result())
    ['points', 'ranks', 'winners']
    """
    return play_match(Match(state, seed), bots, seed).record


def play_match(match: Match, bots: Sequence[str | Bot], seed: int = 0) -> Match:
    """Let bots answer until a match is over."""
    players = [bot(each) if isinstance(each, str) else each for each in bots] or [Random()]
    streams = [Stream(seed, 1000 + seat) for seat in range(int(match.state.seats))]
    while not match.over:
        seat = match.state.seat()
        match.answer(seat, ask(players[min(seat, len(players) - 1)], match.state, seat, streams[seat]))
    return match


__all__ = ["LEVELS", "Bot", "Greedy", "Random", "Thinker", "ask", "bot", "play", "play_match"]
