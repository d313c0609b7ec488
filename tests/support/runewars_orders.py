"""What tests of the orders lay out and look at, beside runewars_table."""

from __future__ import annotations

from runewars_table import area

from bannerhall.core.bits import BIT
from bannerhall.games.runewars.rules import commander_cards, development_cards, exploration_tokens, forces, units
from bannerhall.games.runewars.rules.cities import NAMES as CITIES
from bannerhall.games.runewars.rules.components import CAPITAL, DAMAGED_CAPITAL, DEVELOPMENT_BASE, DEVELOPMENTS
from bannerhall.games.runewars.rules.fate import FATES
from bannerhall.games.runewars.rules.hero_cards import NAMES as HEROES
from bannerhall.games.runewars.rules.state import Runewars


def question(s: Runewars) -> str:
    """The name of the question that is asked now."""
    return s.rules.question_names[s.frames[s.top()]]


def set_dials(s: Runewars, seat: int, food: int = 0, wood: int = 0, ore: int = 0) -> None:
    for dial, value in enumerate((food, wood, ore)):
        s.dial[seat * 3 + dial] = value


def dials(s: Runewars, seat: int) -> tuple[int, ...]:
    """Food, wood and ore."""
    return tuple(int(s.dial[seat * 3 + dial]) for dial in range(3))


def army(s: Runewars, at: str) -> dict[str, int]:
    """The standing units of an area."""
    return count_units(s, at, int(s.standing[area(at)]))


def lying(s: Runewars, at: str) -> dict[str, int]:
    """The routed units of an area."""
    return count_units(s, at, int(s.routed[area(at)]))


def count_units(s: Runewars, at: str, force: int) -> dict[str, int]:
    owner = int(s.holder[area(at)]) - 1
    faction = int(s.faction[owner]) - 1 if owner >= 0 else 0
    return {
        units.UNIT_NAMES[forces.kind_of(slot, faction)]: int(forces.many(force, slot))
        for slot in range(int(units.SLOTS))
        if forces.many(force, slot) != 0
    }


def held_by(s: Runewars, at: str) -> int | None:
    """Whose units are in an area; None for unallied neutral ones and empty areas."""
    owner = int(s.holder[area(at)]) - 1
    return owner if owner >= 0 else None


def hero(s: Runewars, seat: int, name: str, at: str, routed: bool = False, commands: bool = False) -> None:
    """A hero of a seat on the board, perhaps as commander."""
    number = HEROES.index(name)
    s.set_hero_of(number, seat + 1)
    s.set_hero_at(number, area(at) + 1)
    if routed:
        s.hero_routed |= BIT[number]
    if commands:
        s.set_commander(seat * 2, commander_cards.CARDS)
        s.set_commander_hero(seat * 2, number + 1)


def hero_at(s: Runewars, name: str) -> int:
    return int(s.hero_at[HEROES.index(name)]) - 1


def develop(s: Runewars, *cards: str) -> None:
    """Development cards that were bought."""
    for card in cards:
        s.developed |= BIT[development_cards.NAMES.index(card)]


def city(s: Runewars, at: str, name: str) -> None:
    s.set_city(area(at), CITIES.index(name) + 1)


def explore(s: Runewars, at: str, kind: str) -> None:
    """A faceup exploration token."""
    s.set_exploration(area(at), exploration_tokens.NAMES.index(kind) + 1)
    s.explored |= BIT[area(at)]
    if kind == "flooded":
        s.flooded |= BIT[area(at)]


def develop_at(s: Runewars, at: str, first: str, second: str = "") -> None:
    """Development tokens in a stronghold or capital."""
    tokens = DEVELOPMENTS.index(first) + 1
    if second:
        tokens += int(DEVELOPMENT_BASE) * (DEVELOPMENTS.index(second) + 1)
    s.set_development(area(at), tokens)


def tokens_at(s: Runewars, at: str) -> list[str]:
    """The development tokens of an area."""
    number = int(s.development[area(at)])
    pair = (number % int(DEVELOPMENT_BASE), number // int(DEVELOPMENT_BASE))
    return [DEVELOPMENTS[token - 1] for token in pair if token != 0]


def capital(s: Runewars, seat: int, at: str, damaged: bool = False) -> None:
    s.set_stronghold(area(at), DAMAGED_CAPITAL if damaged else CAPITAL)
    s.set_builder(area(at), seat + 1)


def only_fates(s: Runewars, *numbers: int) -> None:
    """The Fate deck holds these cards, the others are discarded."""
    s.fate = sum(int(BIT[number - 1]) for number in numbers)
    s.fate_discard = (int(BIT[FATES]) - 1) & ~int(s.fate)


def in_battle(s: Runewars) -> bool:
    """Whether a battle has begun in this turn."""
    names = [s.rules.question_names[s.frames[s.at_depth(depth)]] for depth in range(int(s.depth))]
    return "battle" in names or s.fought == 1
