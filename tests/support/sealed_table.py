"""Positions of Sealed in a few lines, and a table to play on from them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain
from typing import Any

from bannerhall.core.events import Sink, seen
from bannerhall.core.frames import AWAITS, CHANCE, PROCEEDS, SEVERAL
from bannerhall.core.state import State
from bannerhall.games.sealed import GAME
from bannerhall.games.sealed.rules.components import CARDS, DECK

Known = tuple[str, Sequence[int]]  # a card and the seats that know it


def mask(seats: Sequence[int]) -> int:
    return sum({1 << seat for seat in seats})


def card(name: str) -> int:
    return CARDS.index(name)


class Table:
    """A state with somebody listening. Actions are written as records write them."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.state.sink = self.sink = Sink()

    def action(self, text: str) -> int:
        return self.state.rules.vocabulary.read_exact(text)

    def do(self, seat: int, *texts: str) -> Table:
        for text in texts:
            self.state.answer(seat, self.action(text))
        return self

    def chance(self, *texts: str) -> Table:
        return self.do(CHANCE, *texts)

    def offers(self, seat: int | None = None) -> list[str]:
        return [self.state.rules.vocabulary.text(action) for action in self.state.legal(seat)]

    def odds(self) -> dict[str, int]:
        return {self.state.rules.vocabulary.text(action): weight for action, weight in self.state.odds()}

    def refused(self, seat: int, text: str) -> tuple[str, dict[str, int | str]] | None:
        """The clause that forbids an action and the facts it tells; None if the action is allowed."""
        refusal = self.state.why_not(seat, self.action(text))
        return None if refusal is None else (refusal.clause, refusal.facts)

    def told(self, reader: int) -> list[dict[str, object]]:
        """Every event since the table was laid, as the reader knows it."""
        return seen(self.sink.events, self.state.rules.events, reader)

    def asks(self, seat: int | None = None) -> str | None:
        prompt = self.state.prompt(seat)
        return None if prompt is None else prompt.decision

    def audience(self, seat: int, text: str) -> tuple[int, int]:
        """Who would notice this answer, and who would see its argument."""
        return self.state.audience_of(seat, self.action(text))

    @property
    def now(self) -> dict[str, Any]:
        return self.state.position()

    def hand(self, seat: int) -> str:
        return " ".join(CARDS[slot[0]] for slot in self.now["hands"][seat])

    def knowers(self, seat: int, slot: int) -> int:
        known = self.now["hands"][seat][slot][1]
        assert isinstance(known, int)
        return known

    def view(self, seat: int) -> dict[str, Any]:
        return self.state.view(seat)


def steps(seats: int, auctioneer: int, bids: Sequence[int | None], holders: int, left: int) -> dict[str, list[object]]:
    """The frames of a round, by name, as the round lays them on the stack, last one first."""
    missing = mask([seat for seat in range(seats) if bids[seat] is None])
    order = [(auctioneer + i) % seats for i in range(seats)]
    asked = [seat for seat in order if holders >> seat & 1][-left or None :]
    frames: dict[str, list[object]] = {
        "bids": ["bids", SEVERAL, 2**seats - 1, missing, 0, 0],
        "auction": ["auction", auctioneer, 0, 0, 0, 0],
    }
    if asked:
        frames["window"] = ["window", asked[0], mask(asked[1:]), auctioneer, 0, 0]
    frames["harvest"] = ["harvest", CHANCE, 0, 0, 0, auctioneer + 1]
    return frames


def stack_of(ask: str, seats: int, argument: int, round_frames: dict[str, list[object]]) -> list[list[object]]:
    bottom: list[object] = ["round", PROCEEDS, 0, 0, 0, 0]
    chance: list[object] = [ask, CHANCE, argument, 0, 0, 0]
    if ask == "over":
        return []
    if ask == "closing":
        return [["closing", AWAITS, 2**seats - 1, 0, 0, 0]]
    if ask in ("deal", "lot"):
        return [bottom, chance]
    if ask == "peek":
        return [bottom, round_frames["bids"], chance]
    names = list(round_frames)
    return [bottom, *(round_frames[name] for name in names[: names.index(ask) + 1])]


def at(
    ask: str = "bids",
    seats: int = 2,
    hands: Sequence[str] = (),
    coins: int | Sequence[int] = 10,
    bids: Sequence[int | None] = (),
    pledge: Mapping[int, int] | None = None,
    desk: Mapping[int, int] | None = None,
    deck: str | None = None,
    top: Sequence[Known] = (),
    bottom: Sequence[Known] = (),
    known: Mapping[tuple[int, int], Sequence[int]] | None = None,
    round: int = 1,  # noqa: A002  it is what players say
    auctioneer: int = 0,
    argument: int = 0,
    left: int = 0,
    numbers: Mapping[str, int] | None = None,
) -> Table:
    """The table when `ask` is asked.

    `deck` names the unseen middle, all other cards lie on the discards; without it all cards not named elsewhere are
    in it. `pledge` is by seat a slot, `desk` by seat how often it has pledged at this visit, `known` by owner and
    slot who else knows the card. `argument` is whom chance serves, `left` how many the window has still to ask.
    """
    dealt = [hand.split() for hand in [*hands, *[""] * (seats - len(hands))]]
    offered = [*bids, *[None] * (seats - len(bids))]
    holders = mask([seat for seat in range(seats) if dealt[seat]])
    rest = [int(n) for n in DECK]
    placed = [name for name, _ in [*top, *bottom]]
    for name in chain(*dealt, placed):
        rest[card(name)] -= 1
    middle = rest if deck is None else [deck.split().count(name) for name in CARDS]
    visits, pledges, others = dict(desk or {}), dict(pledge or {}), dict(known or {})
    start = GAME.new(seats, None, None, numbers).to_json()
    position = {
        **start,
        "stack": stack_of(ask, seats, argument, steps(seats, auctioneer, offered, holders, left)),
        "sides": [["desk", i, visits[i], 0, 0, 0] if i in visits else None for i in range(seats)],
        "table": {
            "deck": {
                "middle": middle,
                "top": [[card(name), mask(who)] for name, who in top],
                "bottom": [[card(name), mask(who)] for name, who in bottom],
            },
            "discards": [all_left - inside for all_left, inside in zip(rest, middle, strict=True)],
            "hands": [
                [[card(name), mask([seat, *others.get((seat, slot), ())])] for slot, name in enumerate(hand)]
                for seat, hand in enumerate(dealt)
            ],
            "coins": [coins] * seats if isinstance(coins, int) else list(coins),
            "bids": offered,
            "shown_bids": [None] * seats,
            "pledge": [pledges.get(seat) for seat in range(seats)],
            "desked": mask([*visits, *pledges]),
            "round": 0 if ask == "deal" else round,
            "auctioneer": auctioneer,
        },
    }
    return Table(GAME.load(position))
