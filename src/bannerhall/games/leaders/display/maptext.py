"""The board as plain text: continent by continent, own regions with their hostile neighbours first, the rest in short.

An army is how many units of how many a region takes, then its kinds, as `3/4 2i 1t`; another player's follows `P2`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from textwrap import wrap
from typing import Any, Final

from bannerhall.games.leaders.rules import items
from bannerhall.games.leaders.rules.atlas import (
    BONUS,
    CONTINENT,
    CONTINENTS,
    PLACES,
    POINTS,
    REGIONS,
    SEA_FIELDS,
    neighbours_of,
)

Label = Callable[[str], str]
WIDTH: Final = 98
NAME: Final = 26  # columns for a name with its points
ARMY: Final = 16
EMPTY: Final = "–"
WHOLE: Final = "\0"  # where a line must not be broken: instead of a space, and instead of a hyphen
DASH: Final = "\1"
FIGHT: Final = "fight"  # the step, and
COUNTING: Final = "production"  # the phase, in which the map would only fill the screen
SEA: Final = "~"  # before the name of a sea field


def board_lines(shown: dict[str, Any], reader: int, label: Label) -> list[str]:
    """The fight, what is attacked, the map, the ships; no map where the question has nothing to do with it."""
    board: dict[str, Any] = shown["board"]
    lines = [*fight_lines(board, label), *attack_lines(board, label)]
    if shown["step"] == FIGHT or shown["phase"] == COUNTING:
        return lines
    lines.append(legend(label))
    for number, continent in enumerate(CONTINENTS):
        lines.append(f"{label(continent)} +{BONUS[number]}")
        lines.extend(continent_lines(board, number, reader, label))
    ships = [sea for sea in SEA_FIELDS if board["places"][sea]["units"]]
    if ships:
        lines.extend(listed(f"{label('seas')}: ", [f"{label(sea)} {armies(board, sea, label)}" for sea in ships], "; "))
    return lines


def legend(label: Label) -> str:
    """What the letters and signs mean."""
    letters = ", ".join(f"{label(f'letter-{unit}')} {label(unit)}" for unit in items.UNITS)
    return f"{letters}   3/4 {label('legend')}   {SEA} {label('sea')}   {EMPTY} {label('free')}"


def continent_lines(board: dict[str, Any], number: int, reader: int, label: Label) -> Iterator[str]:
    """Own regions beside somebody else's, each with those neighbours; then all others."""
    others: list[str] = []
    for region, name in enumerate(REGIONS):
        if CONTINENT[region] != number:
            continue
        near = list(hostile(board, region, reader, label)) if board["places"][name]["owner"] == reader else []
        if near:
            yield from front_lines(board, region, near, reader, label)
        else:
            others.append(in_short(board, region, reader, label))
    yield from listed("  ", others, "; ")


def front_lines(board: dict[str, Any], region: int, near: list[str], reader: int, label: Label) -> list[str]:
    """An own region: its points, what stands there, whom it can attack, where it can put to sea."""
    name = REGIONS[region]
    seas = [SEA + label(PLACES[place]) for place in neighbours_of(region) if PLACES[place] in SEA_FIELDS]
    guests = [army for army in board["places"][name]["units"] if army["seat"] != reader]
    own = room(board, region) + " " + own_units(board, name, reader, label)
    own += "".join(f" {army_words(guest, label)}" for guest in guests)
    head = f"  {label(name) + f' ({POINTS[region]})':{NAME}}{own:{ARMY}} "
    return listed(head, [*near, *seas], ", ")


def hostile(board: dict[str, Any], region: int, reader: int, label: Label) -> Iterator[str]:
    """The neighbours on land that are not one's own, with who stands there."""
    for place in neighbours_of(region):
        name = PLACES[place]
        there = board["places"][name]
        if name not in SEA_FIELDS and there["owner"] != reader:
            yield f"{label(name)} {armies(board, name, label)}"


def in_short(board: dict[str, Any], region: int, reader: int, label: Label) -> str:
    name = REGIONS[region]
    mine = board["places"][name]["owner"] == reader
    told = own_units(board, name, reader, label) if mine else armies(board, name, label)
    return f"{label(name)} ({POINTS[region]}) {told}"


def room(board: dict[str, Any], region: int) -> str:
    """How many units stand in a region of how many it takes now."""
    name = REGIONS[region]
    there = sum(army[unit] for army in board["places"][name]["units"] for unit in items.UNITS)
    return f"{there}/{board['limits'].get(name, int(POINTS[region]))}"


def armies(board: dict[str, Any], place: str, label: Label) -> str:
    """Everybody who stands in a place; its owner alone if nobody does."""
    there = board["places"][place]
    told = " ".join(army_words(army, label) for army in there["units"])
    return told or (EMPTY if there.get("owner") is None else f"P{there['owner'] + 1}")


def army_words(army: dict[str, Any], label: Label) -> str:
    return f"P{army['seat'] + 1} {unit_words(army, label)}"


def own_units(board: dict[str, Any], place: str, seat: int, label: Label) -> str:
    return next((unit_words(army, label) for army in board["places"][place]["units"] if army["seat"] == seat), EMPTY)


def unit_words(units: dict[str, Any], label: Label) -> str:
    """As `2i 1t`: infantry, tanks, planes, by the letters of the language."""
    return " ".join(f"{units[unit]}{label(f'letter-{unit}')}" for unit in items.UNITS if units[unit]) or EMPTY


def listed(head: str, parts: list[str], between: str) -> list[str]:
    """Items after a head, on as many lines as they need; an item stays in one piece."""
    whole = between.join(part.replace(" ", WHOLE).replace("-", DASH) for part in parts)
    lines = wrap(whole, WIDTH, initial_indent=head, subsequent_indent=" " * len(head), break_long_words=False)
    return [line.replace(WHOLE, " ").replace(DASH, "-") for line in lines]


# --- What is going on ------------------------------------------------------------------------------------------------


def attack_lines(board: dict[str, Any], label: Label) -> list[str]:
    """Regions that are attacked and not fought for yet."""
    fought = board["battle"]["place"] if board["battle"] else None
    left = [name for name in board["attacked"] if name != fought]
    told = [f"{label(name)} {room_of_defence(board, name)}{armies(board, name, label)}" for name in left]
    return listed(f"{label('attacked')}: ", told, "; ") if told else []


def room_of_defence(board: dict[str, Any], name: str) -> str:
    """How many defenders an attacked region takes, while they can still come."""
    return f"({label_limit(board, name)}) " if name in board["limits"] and board["defending"] is not None else ""


def label_limit(board: dict[str, Any], name: str) -> str:
    owner = board["places"][name]["owner"]
    there = sum(army[unit] for army in board["places"][name]["units"] if army["seat"] == owner for unit in items.UNITS)
    return f"{there}/{board['limits'][name]}"


def fight_lines(board: dict[str, Any], label: Label) -> list[str]:
    """The fight under way: both sides with their dice of this combat round."""
    battle = board["battle"]
    if battle is None:
        return []
    lines = [f"{label('fight')}: {label(battle['place'])}   {label('combat')} {battle['round']}"]
    return [*lines, *(line for side in battle["sides"] for line in side_lines(side, label))]


def side_lines(side: dict[str, Any], label: Label) -> list[str]:
    """Who fights with what and loses how many; the dice on a line of their own, for some words are long."""
    who = label(f"P{side['seat'] + 1}")
    parts = [f"  {who}", unit_words(side["units"], label)]
    if side["losses"]:
        parts.append(f"{label('losses')} {side['losses']}")
    rolled = [f"{label(die['unit'])} {label(die['face'])}" for die in side["dice"] if die["face"]]
    return ["   ".join(parts), *([f"    {label('dice')}: {', '.join(rolled)}"] if rolled else [])]


def camp_lines(board: dict[str, Any], players: list[int], label: Label) -> list[str]:
    """Everybody's base camp, and the drop zones with somebody in them."""
    camps = [f"P{seat + 1} {unit_words(board['camps'][seat], label)}" for seat in players]
    drops = [f"P{seat + 1} {unit_words(board['drops'][seat], label)}" for seat in players if any_of(board, seat)]
    lines = listed(f"{label('camp')}: ", camps, "; ")
    return [*lines, *listed(f"{label('drop')}: ", drops, "; ")] if drops else lines


def any_of(board: dict[str, Any], seat: int) -> bool:
    return any(board["drops"][seat][unit] for unit in items.UNITS)


def atlas_lines(label: Label) -> list[str]:
    """Every place with its points and where one can step from it."""
    lines: list[str] = []
    for place, name in enumerate(PLACES):
        near = [sign(other) + label(PLACES[other]) for other in neighbours_of(place)]
        points = f" ({POINTS[place]})" if place < len(REGIONS) else ""
        lines.extend(listed(f"{sign(place) + label(name) + points:{NAME}} ", near, ", "))
    return lines


def sign(place: int) -> str:
    return "" if place < len(REGIONS) else SEA
