"""Positions of Runewars in a line or two. They lie on the preset board, with nothing on it but what is put there."""

from __future__ import annotations

from collections.abc import Iterable

from bannerhall.core.bits import BIT
from bannerhall.core.errors import Refusal
from bannerhall.core.ruleset import Choice
from bannerhall.core.state import PROCEEDS
from bannerhall.games.runewars import GAME
from bannerhall.games.runewars.rules import atlas, board, forces, questions, tactics, units
from bannerhall.games.runewars.rules.atlas import AREA_NAMES
from bannerhall.games.runewars.rules.components import DAMAGED_STRONGHOLD, ORDERS, RUNES, STRONGHOLD
from bannerhall.games.runewars.rules.state import Runewars

BOARDS = {
    2: (atlas.MAP_2P_BASE, atlas.MAP_2P_BASE_HOMES),
    3: (atlas.MAP_3P_BASE, atlas.MAP_3P_BASE_HOMES),
    4: (atlas.MAP_4P_BOW, atlas.MAP_4P_BOW_HOMES),
}
USUAL = {
    2: ("daqan", "waiqar"),
    3: ("daqan", "latari", "uthuk"),
    4: ("daqan", "latari", "uthuk", "waiqar"),
}


def table(seats: int = 2, **options: Choice) -> Runewars:
    """The beginning of the first year: everybody chooses an order; home realms without units or strongholds, dials as
    on the sheets, no influence, no cards in hand. Seats lead the factions of the preset board in its order."""
    s = GAME.make(GAME.ruleset(seats, options))
    assert isinstance(s, Runewars)
    while s.depth != 0:
        s.end_frame()
    tiles, homes = BOARDS[seats]
    for tile, sixths, q, r in tiles:
        board.lay_tile(s, tile, sixths, q, r)
    for seat, (faction, sixths, q, r) in enumerate(homes):
        board.lay_tile(s, int(atlas.HOMES) + faction, sixths, q, r)
        s.set_faction(seat, faction + 1)
        assert units.FACTIONS[faction] == USUAL[seats][seat]
        for dial in range(3):
            s.dial[seat * 3 + dial] = units.DIAL_START[faction * 3 + dial]
    board.find_borders(s)
    s.year = 1
    s.ask(questions.YEAR, PROCEEDS, questions.Y_ORDERS)
    s.advance()
    return s


def area(name: str) -> int:
    return AREA_NAMES.index(name)


def mask(*names: str) -> int:
    return sum(int(BIT[area(name)]) for name in names)


def names(areas: int) -> set[str]:
    return {name for place, name in enumerate(AREA_NAMES) if (areas >> place) & 1}


def force(**numbers: int) -> int:
    """Units by type as the rows of a state count them: force(knight=2)."""
    return sum(int(forces.of_kind(units.UNIT_NAMES.index(kind), number)) for kind, number in numbers.items())


def put(s: Runewars, seat: int, at: str, routed: bool = False, **numbers: int) -> None:
    """Add units of a seat to an area."""
    s.holder[area(at)] = seat + 1
    if routed:
        s.set_routed(area(at), s.routed[area(at)] + force(**numbers))
    else:
        s.standing[area(at)] += force(**numbers)


def neutrals(s: Runewars, at: str, routed: bool = False, **numbers: int) -> None:
    """Add neutral units that are allied to nobody."""
    put(s, -1, at, routed, **numbers)


def build(s: Runewars, seat: int, at: str, damaged: bool = False) -> None:
    """A stronghold of a seat."""
    s.set_stronghold(area(at), DAMAGED_STRONGHOLD if damaged else STRONGHOLD)
    s.set_builder(area(at), seat + 1)


def rune(s: Runewars, at: str, kind: str, up: bool = False, seen: Iterable[int] = ()) -> None:
    """A rune token, facedown unless it is said to lie faceup."""
    s.set_rune(area(at), RUNES.index(kind))
    s.set_rune_seen(area(at), sum(int(BIT[seat]) for seat in seen))
    if up:
        s.rune_up |= BIT[area(at)]


def hold(s: Runewars, seat: int, *cards: str, fresh: bool = False) -> None:
    """Tactics cards of the deck into a hand; fresh ones were drawn in this season."""
    for card in cards:
        kind = tactics.NAMES.index(card)
        at = seat * tactics.KINDS + kind
        s.tactics_deck.draw_middle(kind)
        s.set_hand(at, s.hand[at] + 1)
        if fresh:
            s.set_fresh(at, s.fresh[at] + 1)


def in_hand(s: Runewars, seat: int) -> list[str]:
    """The Tactics cards of a hand, in the order of the kinds."""
    found: list[str] = []
    for kind, card in enumerate(tactics.NAMES):
        found += [card] * int(s.hand[seat * tactics.KINDS + kind])
    return found


def act(s: Runewars, text: str) -> int:
    """An action from its text."""
    return s.rules.vocabulary.read_exact(text)


def do(s: Runewars, seat: int, *texts: str) -> None:
    """Answer one question after the other."""
    for text in texts:
        s.answer(seat, act(s, text))


def chance(s: Runewars, *texts: str) -> None:
    """What chance brings."""
    do(s, -1, *texts)


def offers(s: Runewars, seat: int) -> list[str]:
    """What a seat may answer to its question, as texts; passes in advance are left out."""
    return [s.rules.vocabulary.text(action) for action in s.legal_actions(seat)]


def refusal(s: Runewars, seat: int, text: str) -> Refusal:
    """Why the seat may not do this."""
    found = s.why_not(seat, act(s, text))
    assert found is not None, f"{text} is allowed"
    return found


def order_all(s: Runewars, *orders: str) -> None:
    """Everybody chooses an order, the first seat first; then the first turn begins."""
    for seat, order in enumerate(orders):
        do(s, seat, f"order {order}")


def turn(s: Runewars, seat: int, order: str) -> None:
    """It is this seat's turn with this order, as the only card that lies before the seat; nobody else has one."""
    while s.depth != 0:
        s.end_frame()
    number = ORDERS.index(order)
    s.set_order(seat, number + 1)
    s.used[seat] = BIT[number]
    s.turn_of = seat + 1
    s.ask(questions.YEAR, PROCEEDS, questions.Y_TURNS, BIT[s.seats] - 1)
    s.ask(questions.TURN, PROCEEDS, questions.T_BEFORE, seat, number)
    s.advance()


def go_on(s: Runewars, seat: int) -> None:
    """The seat does nothing beside its order, where it is asked about that."""
    if "go_on" in offers(s, seat):
        do(s, seat, "go_on")
