"""Season cards of Runewars in a line, and what they turn upon: bids, heroes, tokens."""

from __future__ import annotations

from runewars_table import area, chance, do

from bannerhall.core.bits import BIT
from bannerhall.core.state import PROCEEDS
from bannerhall.games.runewars.rules import objective_cards, quest_cards, questions, season_cards
from bannerhall.games.runewars.rules.components import ORDERS, TITLES
from bannerhall.games.runewars.rules.state import Runewars


def season_card(s: Runewars, name: str, season: int | None = None) -> Runewars:
    """Chance turns up this card in its season; then the season goes on until somebody is asked."""
    while s.depth != 0:
        s.end_frame()
    s.season = season_cards.SEASON[season_cards.NAMES.index(name)] if season is None else season
    s.ask(questions.YEAR, PROCEEDS, questions.Y_CARD)
    s.advance()
    chance(s, f"season {name}")
    return s


def bid_all(s: Runewars, *amounts: int) -> None:
    """Everybody bids, the first seat first."""
    for seat, amount in enumerate(amounts):
        do(s, seat, f"bid {amount}")


def rich(s: Runewars, *influence: int) -> None:
    """How much influence the seats have."""
    for seat, amount in enumerate(influence):
        s.influence[seat] = amount


def title(s: Runewars, name: str, seat: int, amount: int = 0) -> None:
    """A Title card before a seat, with influence on it."""
    s.set_title(TITLES.index(name), seat + 1)
    s.set_title_influence(TITLES.index(name), amount)


def objective(s: Runewars, seat: int, name: str) -> None:
    """An Objective of the deck in the hand of a seat."""
    card = objective_cards.NAMES.index(name)
    s.objective_deck.draw_middle(card)
    s.set_objective(seat, card + 1)


def objective_of(s: Runewars, seat: int) -> str | None:
    return objective_cards.NAMES[s.objective[seat] - 1] if s.objective[seat] != 0 else None


def quest_hand(s: Runewars, seat: int, *names: str) -> None:
    """Quest cards of the deck in the hand of a seat."""
    for name in names:
        card = quest_cards.NAMES.index(name)
        s.quest_deck &= ~BIT[card]
        s.set_quests(seat, s.quests[seat] | BIT[card])


def quests_of(s: Runewars, seat: int) -> set[str]:
    return {name for card, name in enumerate(quest_cards.NAMES) if (s.quests[seat] >> card) & 1}


def lie_open(s: Runewars, seat: int, *orders: str, active: str = "") -> None:
    """Order cards that lie before a seat; the active one is that of the last season."""
    for order in orders:
        s.used[seat] |= BIT[ORDERS.index(order)]
    if active:
        s.used[seat] |= BIT[ORDERS.index(active)]
        s.set_order(seat, ORDERS.index(active) + 1)


def open_orders(s: Runewars, seat: int) -> set[str]:
    return {order for number, order in enumerate(ORDERS) if (s.used[seat] >> number) & 1}


def wasteland(s: Runewars, *places: str) -> None:
    """Wasteland tokens that lie on the board."""
    for place in places:
        s.wasteland |= BIT[area(place)]


def rune_at(s: Runewars, at: str) -> str:
    """The token of an area: what it is, and whether it lies faceup."""
    kind = ("none", "false", "dragon")[s.rune[area(at)]]
    return f"{kind} up" if (s.rune_up >> area(at)) & 1 else kind
