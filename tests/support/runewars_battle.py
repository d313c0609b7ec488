"""Battles of Runewars in two lines: who stands where, and what chance brings.

They are fought in the Daqan home realm of the board for two, or in another area that a test names: seat 0 leads the
first faction, seat 1 the second one. `fates` gives a side the next cards of the deck by what they show for its type.
"""

from __future__ import annotations

from collections.abc import Iterator

from runewars_table import act, area, chance, do, force, offers, put, table

from bannerhall.core.events import Sink, seen
from bannerhall.core.ruleset import Choice
from bannerhall.core.state import CHANCE, PROCEEDS
from bannerhall.games.runewars.rules import (
    battle,
    fate,
    forces,
    hero_cards,
    questions,
    reward_cards,
    rewards_packed,
    tactics,
    troops,
    units,
)
from bannerhall.games.runewars.rules.battle_names import CELL_NAMES, CELLS, LYING, SIDES
from bannerhall.games.runewars.rules.commander_cards import NAMES as COMMANDERS
from bannerhall.games.runewars.rules.development_cards import NAMES as DEVELOPMENTS
from bannerhall.games.runewars.rules.state import Runewars

PLACE = "5A"  # an area of a tile with neighbours on all boards


def field(seats: int = 2, factions: tuple[str, ...] = ("daqan", "waiqar"), **options: Choice) -> Runewars:
    """A board in the middle of the turn of seat 0; the seats lead these factions, wherever their home realms are."""
    s = table(seats, **options)
    while s.depth != 0:
        s.end_frame()
    for seat, name in enumerate(factions):
        s.set_faction(seat, units.FACTIONS.index(name) + 1)
    s.turn_of = 1
    s.set_order(0, 4)
    s.set_order(1, 5)
    s.used[0] = 8
    s.ask(questions.YEAR, PROCEEDS, questions.Y_TURNS, s.everyone())
    s.ask(questions.TURN, PROCEEDS, questions.T_AFTER, 0, 3)
    return s


def attack(s: Runewars, at: str = PLACE, seat: int = 0, **numbers: int) -> Runewars:
    """A force of a seat attacks what lies there."""
    battle.begin(s, area(at), seat, force(**numbers))
    s.advance()
    return s


def fight(
    attackers: dict[str, int],
    defenders: dict[str, int],
    factions: tuple[str, str] = ("daqan", "waiqar"),
    **options: Choice,
) -> Runewars:
    """Units of seat 0 attack units of seat 1."""
    s = field(2, factions, **options)
    put(s, 1, PLACE, False, **defenders)
    return attack(s, PLACE, 0, **attackers)


def learn(s: Runewars, *cards: str) -> None:
    """Development cards that have been bought."""
    for card in cards:
        s.developed |= 1 << DEVELOPMENTS.index(card)


def hero(s: Runewars, seat: int, name: str, at: str = PLACE, routed: bool = False) -> int:
    """A hero of a seat in an area."""
    number = hero_cards.NAMES.index(name)
    s.hero_deck &= ~(1 << number)
    s.set_hero_of(number, seat + 1)
    s.set_hero_at(number, area(at) + 1)
    if routed:
        s.hero_routed |= 1 << number
    return number


def commander(s: Runewars, seat: int, name: str, card: str, at: str = PLACE, routed: bool = False) -> int:
    """A hero who leads with a Commander card."""
    number = hero(s, seat, name, at, routed)
    if s.commander_deck.size() != 0:
        s.commander_deck.draw_middle(COMMANDERS.index(card))
    s.set_commander(seat * 2, COMMANDERS.index(card) + 1)
    s.set_commander_hero(seat * 2, number + 1)
    return number


def reward(s: Runewars, name: str, card: str, up: bool = False) -> None:
    """A Reward card of the deck for a hero, facedown unless it is said to lie faceup."""
    number = hero_cards.NAMES.index(name)
    kind = reward_cards.NAMES.index(card)
    s.reward_deck.draw_middle(kind)
    if up:
        s.set_rewards_up(number, s.rewards_up[number] + rewards_packed.one(kind))
    else:
        s.set_rewards(number, s.rewards[number] + rewards_packed.one(kind))


def cards_that_show(s: Runewars, shape: str, result: str, amount: int = 1) -> Iterator[int]:
    """Fate cards left in the deck with this result for a shape, the lowest number first."""
    line = units.SHAPES.index(shape)
    for card in range(fate.FATES):
        at = card * 4 + line
        same = result in ("miss", "special") or fate.AMOUNT[at] == amount
        if (s.fate >> card) & 1 and fate.RESULT[at] == fate.RESULTS.index(result) and same:
            yield card


def drawing_type(s: Runewars) -> tuple[int, str]:
    """The side that draws now, and the base shape of its type."""
    f = s.top()
    assert s.question(CHANCE) == "battle_fate", s.question(s.seat())
    side = int(s.frames[f + questions.BATTLE_FATE_SIDE])
    kind = troops.kind_in(s, side, s.chosen_type[side] - 1)
    return side, units.SHAPES[units.SHAPE[kind]]


def draw(s: Runewars, *results: str) -> None:
    """Whoever draws now gets cards with these results: "miss", "special", "rout", "rout 2", "damage", "damage 3"."""
    for result in results:
        shape = drawing_type(s)[1]
        name, _, amount = result.partition(" ")
        card = next(cards_that_show(s, shape, name, int(amount or 1)), None)
        assert card is not None, f"no card shows {result} for a {shape}"
        chance(s, f"fate {card + 1}")


def misses(s: Runewars) -> None:
    """Everything that is drawn from now on misses, until somebody is asked something."""
    while s.seat() == CHANCE and s.depth != 0 and s.question(CHANCE) == "battle_fate":
        draw(s, "miss")


def misses_to_the_end(s: Runewars) -> None:
    """All cards miss, and everybody passes at every window, until the battle is over or another question comes."""
    while s.battle_at != 0:
        if s.seat() == CHANCE and s.question(CHANCE) == "battle_fate":
            draw(s, "miss")
        elif s.question(s.seat()) in ("battle_window", "announce_fate"):
            do(s, int(s.seat()), "go_on")
        else:
            return


def pass_all(s: Runewars) -> None:
    """Everybody passes at windows, until something else comes."""
    while s.depth != 0 and s.seat() >= 0 and s.question(s.seat()) in ("battle_window", "announce_fate"):
        do(s, int(s.seat()), "go_on")


def army(s: Runewars, side: int) -> dict[str, int]:
    """The units of a side in the battle, by names of type, state and damage."""
    found: dict[str, int] = {}
    for slot in range(units.SLOTS):
        for cell in range(CELLS):
            number = int(troops.in_cell(s, side, slot, cell))
            if number:
                found[CELL_NAMES[int(troops.kind_in(s, side, slot)) * CELLS + cell]] = number
    return found


def there(s: Runewars, at: str = PLACE) -> dict[str, int]:
    """The units of an area by type; routed ones have the ending `_routed`."""
    found: dict[str, int] = {}
    faction = int(s.faction_of(s.holder[area(at)] - 1)) if s.holder[area(at)] else 0
    for ending, row in (("", s.standing), ("_routed", s.routed)):
        for slot in range(units.SLOTS):
            number = int(forces.many(row[area(at)], slot))
            if number:
                found[units.UNIT_NAMES[int(forces.kind_of(slot, faction))] + ending] = number
    return found


def listen(s: Runewars) -> Sink:
    """Collects what happens from now on."""
    sink = Sink()
    s.sink = sink
    return sink


def told(s: Runewars, sink: Sink, kind: str, seat: int = 0) -> list[dict[str, object]]:
    """What a seat has been told of a kind."""
    return [event for event in seen(sink.events, s.rules.events, seat) if event["event"] == kind]


def strengths(s: Runewars, sink: Sink) -> tuple[object, object]:
    """The totals of attacker and defender in the battle that was decided last."""
    over = told(s, sink, "battle_over")[-1]
    return over["attack"], over["defence"]


def winner(s: Runewars) -> str:
    """Who won the last battle."""
    return ("nobody", "attacker", "defender", "called off")[s.battle_won]


def draws(s: Runewars) -> list[str]:
    """Who draws how many cards from now on, while every card misses and everybody passes."""
    found: list[str] = []
    while s.battle_at != 0:
        if s.seat() == CHANCE and s.question(CHANCE) == "battle_fate":
            side, _ = drawing_type(s)
            kind = units.UNIT_NAMES[troops.kind_in(s, side, s.chosen_type[side] - 1)]
            number = int(s.frames[s.top() + questions.BATTLE_FATE_LEFT])
            found.append(f"{SIDES[side]} {kind} {number}")
            draw(s, *["miss"] * number)
        elif s.question(s.seat()) in ("battle_window", "announce_fate"):
            do(s, int(s.seat()), "go_on")
        else:
            break
    return found


def place_of(side: int, kind: str) -> int:
    """Where the units of a type of a side are counted."""
    return side * int(units.SLOTS) + int(forces.slot_of(units.UNIT_NAMES.index(kind)))


def lay(s: Runewars, side: int, kind: str, number: int = 1) -> None:
    """So many undamaged units of a type that stood in the battle lie."""
    at = place_of(side, kind)
    s.set_troops(at, s.troops[at] + number * (troops.ONE[LYING] - 1))


def wound(s: Runewars, side: int, kind: str, damage: int = 1) -> None:
    """An undamaged standing unit has so much damage."""
    at = place_of(side, kind)
    s.set_troops(at, s.troops[at] - 1 + troops.ONE[damage])


def join(s: Runewars, side: int, kind: str, number: int = 1) -> None:
    """So many more units stand in the battle."""
    at = place_of(side, kind)
    s.set_troops(at, s.troops[at] + number)


def fall(s: Runewars, side: int, kind: str) -> None:
    """All units of a type are gone."""
    s.set_troops(place_of(side, kind), 0)


def targets(s: Runewars, seat: int) -> set[str]:
    """The units that may be chosen now."""
    return {text.removeprefix("battle_unit ") for text in offers(s, seat) if text.startswith("battle_unit ")}


def hit(s: Runewars, seat: int, *cells: str) -> None:
    """Choose one unit after the other."""
    do(s, seat, *(f"battle_unit {cell}" for cell in cells))


def free_discard(s: Runewars, *cards: str) -> None:
    """Tactics cards of the deck on the discard pile."""
    for card in cards:
        kind = tactics.NAMES.index(card)
        s.tactics_deck.draw_middle(kind)
        s.set_tactics_discard(kind, s.tactics_discard[kind] + 1)


__all__ = [
    "PLACE",
    "act",
    "army",
    "attack",
    "commander",
    "draw",
    "drawing_type",
    "draws",
    "fall",
    "field",
    "fight",
    "free_discard",
    "hero",
    "hit",
    "join",
    "lay",
    "learn",
    "listen",
    "misses",
    "misses_to_the_end",
    "pass_all",
    "reward",
    "strengths",
    "targets",
    "there",
    "told",
    "winner",
    "wound",
]
