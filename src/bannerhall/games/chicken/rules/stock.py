"""The machine stock: four cards on offer, filled up from the deck [CHI-BUILD-14]."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.events import ALL
from bannerhall.core.question import Question
from bannerhall.core.state import CHANCE
from bannerhall.games.chicken.rules import actions, events, machines, questions
from bannerhall.games.chicken.rules.components import NONE, SOLO, STOCK
from bannerhall.games.chicken.rules.state import Chicken


def place_of(s: Chicken, model: i64) -> i64:
    """Where a model lies in the stock, the leftmost if it lies there twice, or NONE."""
    for at in range(STOCK):
        if s.stock[at] == model + 1:
            return at
    return NONE


def take(s: Chicken, at: i64) -> None:
    """A card leaves the stock: those to its right shift left, and a new one comes at the right end [CHI-SOLO-04]
    [CHI-BUILD-14]."""
    while at < STOCK - 1:
        s.stock[at] = s.stock[at + 1]
        at += 1
    s.stock[STOCK - 1] = 0
    refill(s)


def refill(s: Chicken) -> None:
    """Turn up the next machine until four lie there; if the deck is empty the discards are shuffled into a new one, and
    with none of these either the stock stays smaller [CHI-BUILD-14] [CHI-BUILD-15] [CHI-BUILD-16]."""
    if s.stock[STOCK - 1] == 0 and may_turn_up(s):
        s.ask(questions.STOCK, CHANCE)
    elif s.mode == SOLO and too_slow(s):
        renew(s)


def may_turn_up(s: Chicken) -> bool:
    """Whether there is a card to be turned up, after the discards were shuffled in if need be."""
    if s.machine_deck.size() == 0:
        shuffle_in_discards(s)
    return s.machine_deck.size() > 0


def shuffle_in_discards(s: Chicken) -> None:
    for model in range(machines.MODELS):
        put_into_deck(s, model, s.machine_discard[model])
        s.set_machine_discard(model, 0)


def put_into_deck(s: Chicken, model: i64, many: i64) -> None:
    s.machine_deck.counts[model] += many
    s.machine_deck.middle += many


def shuffle_in_stock(s: Chicken) -> None:
    """The whole stock goes back into the deck."""
    for at in range(STOCK):
        if s.stock[at] != 0:
            put_into_deck(s, s.stock[at] - 1, 1)
            s.stock[at] = 0
    if s.sink is not None:
        s.emit(events.RESTOCKED, s.active, 0, 0, 0, ALL, 0)


def restock(s: Chicken) -> None:
    """The stock is shuffled into the machine deck and four new machines are revealed [CHI-STAR-06]."""
    shuffle_in_stock(s)
    refill(s)


def too_slow(s: Chicken) -> bool:
    """Whether all machines of the stock have speed 0 [CHI-SOLO-05], and there is a faster one to hope for."""
    if s.stock[0] == 0:
        return False
    for at in range(STOCK):
        if s.stock[at] != 0 and machines.SPEED[s.stock[at] - 1] > 0:
            return False
    return moving_cards(s.machine_deck.counts) or moving_cards(s.machine_discard)


def moving_cards(cards: vec[i64]) -> bool:
    """Whether one of these machines has speed 1 or more."""
    for model in range(machines.MODELS):
        if cards[model] > 0 and machines.SPEED[model] > 0:
            return True
    return False


def renew(s: Chicken) -> None:
    """A stock of nothing but cannons and towers is shuffled into the deck; if the deck has nothing else the discards go
    in first, so that the renewal ends [CHI-SOLO-05] [CHI-SOLO-13]."""
    if not moving_cards(s.machine_deck.counts):
        shuffle_in_discards(s)
    restock(s)


@final
class Stock(Question[Chicken]):
    """Chance turns up a machine, at the right end of the stock [CHI-SOLO-04] [CHI-BUILD-14]."""

    def outcomes(self, s: Chicken, f: i64, out: vec[i64], weights: vec[i64]) -> i64:
        return s.machine_deck.fill_outcomes(actions.TURN_UP, out, weights)

    def carry_out(self, s: Chicken, f: i64, seat: i64, action: i64) -> None:
        model = action - actions.TURN_UP
        s.end_frame()
        s.machine_deck.draw_middle(model)
        at = place_of(s, NONE)
        s.stock[at] = model + 1
        if s.sink is not None:
            s.emit(events.STOCKED, model, 0, 0, 0, ALL, 0)
        refill(s)

    def invariants(self, s: Chicken, f: i64) -> list[str]:
        full = s.stock[STOCK - 1] != 0
        return ["a machine is turned up that has no place"] if full or s.machine_deck.size() == 0 else []
